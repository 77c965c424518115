import { describe, expect, it } from "vitest";
import type { Forecast } from "../lib/wire";
import { card, phrase, view, zone } from "./fixtures/view";
import {
  boardOf, cardOf, facingOf, gridWidth, holdingsOf, keyed, numberOf, ranksFor, roman, seated, shelvesOf, storesOf, trackOf,
} from "./layout";

const forecast = (of: string): Forecast => ({ zone: of, label: phrase(of), strengths: {}, leader: "", clause: "" });
const ids = (zones: { id: string }[]) => zones.map((one) => one.id);

describe("the board", () => {
  it("makes a column of the zones that share a forecast, each side from the barrier outwards", () => {
    const shown = view({
      forecasts: [forecast("left"), forecast("right")],
      zones: [
        zone("far", [], { forecast: "left", order: 1 }),
        zone("near", [], { forecast: "left", order: 0 }),
        zone("theirs", [], { forecast: "left", side: "rival", owner: "north" }),
        zone("hand", [], { layout: "hand", forecast: "left" }),
      ],
    });
    const [left, right] = boardOf(shown).columns;
    expect([ids(left!.mine), ids(left!.rival)]).toEqual([["near", "far"], ["theirs"]]);
    expect([right!.mine, right!.rival]).toEqual([[], []]);
  });

  it("stacks rows where nothing is forecast, and shared ones with the reader's", () => {
    const rows = [zone("b", [], { order: 2 }), zone("a", [], { side: "shared", owner: "" }), zone("x", [], { side: "rival" })];
    const lay = boardOf(view({ zones: [...rows, zone("cells", [], { layout: "grid", owner: "" })] }));
    expect([ids(lay.mine), ids(lay.rival), ids(lay.grids)]).toEqual([["a", "b"], ["x"], ["cells"]]);
  });

  it("leaves what stands on a map to the map", () => {
    const lay = boardOf(view({ zones: [zone("field", [card("c")], { layout: "map" }), zone("row", [])] }));
    expect([ids(lay.mine), ids(lay.rival), ids(lay.grids)]).toEqual([["row"], [], []]);
  });

  it("leaves rows beside columns to their seat", () => {
    const shown = view({ forecasts: [forecast("left")], zones: [zone("aside", [card("c")])] });
    expect(boardOf(shown).mine).toEqual([]);
    expect(ids(holdingsOf(shown, "south").small)).toEqual(["aside"]);
    expect(holdingsOf(view({ zones: [zone("aside", [card("c")])] }), "south").small).toEqual([]);
  });
});

describe("a seat's holdings", () => {
  it("are its own hand and piles", () => {
    const shown = view({
      zones: [
        zone("hand", [], { layout: "hand" }),
        zone("deck", [], { layout: "pile" }),
        zone("theirs", [], { layout: "pile", owner: "north" }),
      ],
    });
    const holdings = holdingsOf(shown, "south");
    expect([holdings.hand?.id, ids(holdings.piles)]).toEqual(["hand", ["deck"]]);
    expect(holdingsOf(shown, "north").hand).toBeNull();
  });
});

describe("seats", () => {
  it("put the reader's own apart; who only looks sits with the first", () => {
    expect(seated(view({ seat: "north" })).own.seat).toBe("north");
    const { own, others } = seated(view({ seat: "" }));
    expect([own.seat, others.map((one) => one.seat)]).toEqual(["south", ["north"]]);
  });
});

describe("a grid", () => {
  it.each([[9, 3], [42, 7], [12, 4], [7, 7], [1, 1], [0, 0]])("of %i cells is %i wide", (cells, width) => {
    expect(gridWidth(cells)).toBe(width);
  });
});

describe("cards", () => {
  it("that share a handle have different keys", () => {
    expect(keyed([card("a"), card("b"), card("a"), card("a")]).map((one) => one.key)).toEqual(["a", "b", "a 1", "a 2"]);
  });

  it("are found by their handle, also when another one carries them", () => {
    const bearer = card("bearer", { attached: [card("relic")] });
    const shown = view({ zones: [zone("row", [bearer])] });
    expect(cardOf(shown, "relic")?.card).toBe("relic");
    expect(cardOf(shown, "nothing")).toBeNull();
  });

  it("may have no number of a role", () => {
    expect(numberOf(card("a"), "attack")).toBeUndefined();
    expect(numberOf(null, "attack")).toBeUndefined();
  });
});

describe("a board turned sideways", () => {
  const shown = view({
    zones: [
      zone("far", [], { order: 2 }),
      zone("near", [], { order: 0 }),
      zone("works", [], { order: 3, kind: "works" }),
      zone("theirs", [], { side: "rival", owner: "north" }),
      zone("between", [], { side: "shared", owner: "" }),
      zone("store", [card("a")], { layout: "grid" }),
      zone("store of north", [], { layout: "grid", side: "rival", owner: "north" }),
      zone("waiting", [card("b")], { layout: "track", side: "shared", owner: "" }),
    ],
  });

  it("has each side from the barrier outwards, and strips apart", () => {
    const facing = facingOf(shown, ["works"]);
    expect([ids(facing.mine), ids(facing.mineStrips)]).toEqual([["near", "far"], ["works"]]);
    expect([ids(facing.rival), ids(facing.barrier)]).toEqual([["theirs"], ["between"]]);
  });

  it("keeps what is in store and what waits beside the board", () => {
    expect(ids(storesOf(shown))).toEqual(["store", "store of north"]);
    expect(boardOf(shown).grids).toEqual([]);
    expect(trackOf(shown)?.id).toBe("waiting");
    expect(trackOf(view({ zones: [zone("waiting", [], { layout: "track" })] }))).toBeNull();
  });
});

describe("a store", () => {
  const aged = (handle: string, value: number) =>
    card(handle, { numbers: [{ role: "age", value, printed: value, parts: [], lost: 0, scale: 1 }] });

  it("is shelved by a number, cards without one last", () => {
    const store = zone("store", [card("none"), aged("late", 3), aged("early", 1), aged("also late", 3)]);
    const shelves = shelvesOf(store, "age").map(({ value, cards }) => [value, cards.map((one) => one.key)]);
    expect(shelves).toEqual([[1, ["early"]], [3, ["late", "also late"]], [0, ["none"]]]);
  });
});

describe("the cards of a column", () => {
  it.each([
    [4, 140, 320, "S", 1, false], [5, 140, 340, "S", 1, true], [6, 140, 340, "XS", 2, false], [1, 100, 340, "XS", 1, false],
    [1, 40, 340, "XS", 1, false],
  ])(
    "%i in %i by %i are %s, %i abreast, tight: %s",
    (cards, width, height, size, abreast, tight) => expect(ranksFor(cards, width, height)).toEqual({ size, abreast, tight }),
  );
});

describe("Roman numerals", () => {
  it.each([[1, "I"], [3, "III"], [4, "IV"], [9, "IX"], [12, "XII"], [0, "0"]])("of %i", (value, text) => {
    expect(roman(value)).toBe(text);
  });
});
