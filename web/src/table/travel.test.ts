import { describe, expect, it } from "vitest";
import type { CardView } from "../lib/wire";
import { card, view, zone } from "./fixtures/view";
import { origins } from "./travel";

const hand = (cards: CardView[], owner = "south") => zone(`hand:${owner}`, cards, { layout: "hand", kind: "hand", owner });
const row = (cards: CardView[]) => zone("row", cards, { kind: "line" });
const from = (before: CardView[][], after: CardView[][]) =>
  Object.fromEntries(
    origins(view({ zones: [hand(before[0]!), row(before[1]!)] }), view({ zones: [hand(after[0]!), row(after[1]!)] })),
  );

describe("where cards come from", () => {
  it("a card that is played was the one in the hand, whatever it is called now", () => {
    const played = card("@7", { card: "wolf" });
    expect(from([[card("wolf"), card("ox")], []], [[card("ox")], [played]])).toEqual({ "@7": "wolf" });
  });

  it("of two copies one is played", () => {
    const played = card("@7", { card: "wolf" });
    expect(from([[card("wolf"), card("wolf")], []], [[card("wolf")], [played]])).toEqual({ "@7": "wolf 1" });
  });

  it("a card of another owner is another card", () => {
    const played = card("@7", { card: "wolf", owner: "north" });
    expect(from([[card("wolf")], []], [[], [played]])).toEqual({ "@7": "counter:north:hand" });
  });

  it("what comes to a hand comes from its deck", () => {
    expect(from([[], []], [[card("wolf")], []])).toEqual({ wolf: "counter:south:deck" });
  });

  it("what has not left is where it was", () => {
    expect(from([[card("wolf")], [card("@1")]], [[card("wolf")], [card("@1")]])).toEqual({});
  });

  it("backs are not taken for one another", () => {
    const back = (handle: string) => card(handle, { card: "" });
    expect(from([[back("b0")], []], [[back("b1")], []])).toEqual({ b1: "counter:south:deck" });
  });

  it("what lies in piles does not travel", () => {
    const pile = zone("pile", [card("gone")], { layout: "pile" });
    expect(origins(view({ zones: [] }), view({ zones: [pile] })).size).toBe(0);
  });
});
