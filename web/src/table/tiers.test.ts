import { describe, expect, it } from "vitest";
import type { Clash } from "../lib/wire";
import { card, phrase, view, zone } from "./fixtures/view";
import { comparedOf, pennantsOf, placesOf, spanOf, stackOf, takenOf, tieredOf } from "./tiers";

const TIERS = { mine: [["front", "help"], ["back"]], rival: [["help", "front"], ["back"]] };
const wide = card("@1", { numbers: [{ role: "slots", value: 2, printed: 2, parts: [], lost: 0, scale: 1 }] });

function clash(number: number, more: Partial<Clash> = {}): Clash {
  return {
    number, label: phrase("clash"), owner: "south", target: "@9", attackers: ["@1", "@2"], defenders: ["@9"],
    totals: { south: 7, north: 10 }, parts: {}, leader: "north", outcome: null, clause: "", fixed: true,
    against: "", most: {}, sealed: [], open: {}, notes: [], over: false, sheet: null, ...more,
  };
}

describe("a board in tiers", () => {
  const zones = ["front", "help", "back", "hand"].flatMap((kind) => [
    zone(`${kind}:south`, [], { kind, capacity: kind === "front" ? 5 : 0 }),
    zone(`${kind}:north`, [], { kind, side: "rival", owner: "north" }),
  ]);

  it("puts the zones of a row side by side, each side in its own order", () => {
    const { mine, rival } = tieredOf(view({ zones }), TIERS);
    const ids = (rows: { id: string }[][]) => rows.map((row) => row.map(({ id }) => id));
    expect(ids(mine)).toEqual([["front:south", "help:south"], ["back:south"]]);
    expect(ids(rival)).toEqual([["help:north", "front:north"], ["back:north"]]);
  });

  it("stands on the phone as in a mirror", () => {
    const { mine, rival } = stackOf(tieredOf(view({ zones }), { ...TIERS, mine: [["help", "front"], ["back"]] }));
    expect(rival.map(({ id }) => id)).toEqual(["back:north", "help:north", "front:north"]);
    expect(mine.map(({ id }) => id)).toEqual(["front:south", "help:south", "back:south"]);
  });

  it("is as wide as its widest row", () => {
    expect(tieredOf(view({ zones }), TIERS).places).toBe(9);
    expect(tieredOf(view(), TIERS).places).toBe(1);
  });
});

describe("places", () => {
  it("are as many as a card says, else one", () => {
    expect([spanOf(wide), spanOf(card("@2"))]).toEqual([2, 1]);
  });

  it("of a zone are its capacity, or what its cards take", () => {
    expect(takenOf(zone("z", [wide, card("@2")]))).toBe(3);
    expect(placesOf(zone("z", [wide], { capacity: 5 }))).toBe(5);
    expect(placesOf(zone("z", [wide, wide, wide]))).toBe(6);
    expect(placesOf(zone("z", []))).toBe(4);
  });
});

describe("fights", () => {
  it("give their numbers to all who take part, once each", () => {
    const worn = pennantsOf([clash(1), clash(2, { target: "@8", attackers: ["@3"], defenders: ["@8", "@9"] })]);
    expect([...worn]).toEqual([["@9", [1, 2]], ["@1", [1]], ["@2", [1]], ["@8", [2]], ["@3", [2]]]);
  });

  it.each([
    ["north", "south", "rival"],
    ["south", "south", "me"],
    ["", "south", "nobody"],
    ["south", "", "me"],
    ["north", "north", "me"],
  ])("led by %s stand for %s as %s", (leader, seat, leads) => {
    expect(comparedOf(view({ seat }), clash(1, { leader })).leads).toBe(leads);
  });

  it("tell the attacker's total first", () => {
    expect(comparedOf(view(), clash(1))).toMatchObject({ attacker: "south", defender: "north", attack: 7, defence: 10 });
    expect(comparedOf(view(), clash(1, { owner: "north" }))).toMatchObject({ attacker: "north", attack: 10, defence: 7 });
  });
});
