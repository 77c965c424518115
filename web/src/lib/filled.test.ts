import { describe, expect, it } from "vitest";
import { card, option, view } from "./fixtures/views";
import { filled } from "./filled";
import type { View } from "./wire";

/** A copy without fields that are empty or as usual. */
const without = (whole: View, ...names: string[]): View =>
  JSON.parse(JSON.stringify(whole, (name, value: unknown) => (names.includes(name) ? undefined : value))) as View;

describe("a view that has just arrived", () => {
  const number = { role: "attack", value: 2, printed: 2, parts: [], lost: 0, scale: 1 };
  const counter = { role: "life", label: { message: "life", args: [] }, value: 7, highest: 0, room: 0, scale: 1 };
  const seat = { seat: "a", title: { message: "a", args: [] }, counters: [counter], active: true, owing: false, marks: [], note: null, handed: "" };
  const zone = {
    id: "row", owner: "a", layout: "row", label: { message: "row", args: [] }, order: 0, count: 1, capacity: 0,
    cards: [card("@1", { numbers: [number], attached: [card("@2")] })], side: "me", kind: "", forecast: "",
  };
  const whole = view({ seats: [seat], zones: [zone], options: [option("go", ["@1"])], blocked: [option("stay", [], 0)] });

  it("gets what was left out of it", () => {
    const bare = without(whole, "parts", "lost", "scale", "marks", "short", "room", "ends", "note");
    expect(bare.zones[0]!.cards[0]!.numbers[0]).not.toHaveProperty("parts");
    const again = filled(bare);
    expect(again.zones).toEqual(whole.zones);
    expect(again.options).toEqual(whole.options);
    expect(again.blocked).toEqual(whole.blocked);
    expect(again.seats[0]!.counters).toEqual(whole.seats[0]!.counters);
    expect(again.zones[0]!.cards[0]!.marks).not.toBe(again.zones[0]!.cards[0]!.attached[0]!.marks);
  });

  it("keeps what it has", () => {
    const hurt = view({ zones: [{ ...zone, cards: [card("@1", { marks: ["hurt"], numbers: [{ ...number, lost: 1, scale: 2 }] })] }] });
    expect(filled(without(hurt))).toEqual(hurt);
  });
});
