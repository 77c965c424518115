import { describe, expect, it } from "vitest";
import type { MapView, Space } from "../lib/wire";
import { regions } from "./fixtures/regions";
import { card, phrase } from "./fixtures/view";
import { boundsOf, HATCHES, legible, lines, MOST, type Named, pixel, regionGeometry, shaft, stacksOf, standOf, walk, widthsOf } from "./regions";

const KEYS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
const at = (map: MapView, code: string): Space => map.spaces.find((one) => one.code === code)!;

describe("walking from region to region", () => {
  const map = regions();

  it("goes the way of the arrow, to what is next to it alone", () => {
    expect(walk(map, at(map, "W1"), "ArrowRight")?.code).toBe("M1");
    expect(walk(map, at(map, "W1"), "ArrowDown")?.code).toBe("W2");
    expect(walk(map, at(map, "W2"), "ArrowUp")?.code).toBe("W1");
    expect(walk(map, at(map, "E1"), "ArrowRight")?.code).toBe("IS");
    expect(walk(map, at(map, "E2"), "ArrowRight")).toBeNull();
    expect(walk(map, at(map, "W1"), "ArrowLeft")).toBeNull();
    expect(walk(map, at(map, "W1"), "x")).toBeNull();
  });

  it("takes the straightest of several, and leaps to the ends", () => {
    const slanted = regions();
    at(slanted, "M2").x = 150;
    at(slanted, "W1").near = [1, 2, 3];
    expect(walk(slanted, at(slanted, "W1"), "ArrowRight")?.code).toBe("M1");
    expect(walk(slanted, at(slanted, "W1"), "ArrowDown")?.code).toBe("W2");
    expect(walk(map, at(map, "M1"), "Home")?.code).toBe("W1");
    expect(walk(map, at(map, "M1"), "End")?.code).toBe("IS");
  });

  it("comes everywhere", () => {
    const seen = new Set([map.spaces[0]!]);
    for (const here of seen) for (const key of KEYS) { const next = walk(map, here, key); if (next) seen.add(next); }
    expect(seen.size).toBe(map.spaces.length);
  });
});

describe("the geometry of regions", () => {
  const geometry = regionGeometry(regions());

  it("has the outlines and middles that the view brings", () => {
    const [first] = regions().spaces;
    expect(geometry.outline(first!)).toBe("M0 0L200 0L200 200L0 200Z");
    expect(geometry.at(first!)).toEqual({ x: 100, y: 100 });
    const { left, top, width, height } = boundsOf(regions());
    expect(left).toBe(top);
    expect(width + 2 * left).toBe(1000);
    expect(height + 2 * top).toBe(400);
  });

  it("leaves out the names of lesser places first", () => {
    expect(geometry.named[1]).toBeLessThan(geometry.named[2]!);
  });
});

describe("what stands in a region", () => {
  it("has a block for each thing with a short name, and what has none goes with the last of its seat", () => {
    const short = phrase("short");
    const cards = [card("king", { short }), card("foot"), card("guard", { owner: "north" }), card("horse"), card("duke", { short })];
    const told = stacksOf(cards).map(({ owner, head, rest }) => [owner, head?.handle, rest.map(({ handle }) => handle)]);
    expect(told).toEqual([["south", "king", []], ["south", "duke", ["foot", "horse"]], ["north", undefined, ["guard"]]]);
    expect(stacksOf([])).toEqual([]);
  });

  it("is as wide as what it tells", () => {
    expect(widthsOf("Rey", "", false).rest).toBe(0);
    expect(widthsOf("Rey", "12", false).rest).toBeGreaterThan(widthsOf("Rey", "7", false).rest);
    expect(widthsOf("", "", true)).toEqual({ name: 0, rest: 38 });
    expect(widthsOf("Marq", "", true).name).toBeGreaterThan(widthsOf("Rey", "", true).name);
  });

  it("stands under the name in rows of at most two that do not overlap", () => {
    const widths = [46, 46, 70, 50];
    const { blocks, lines: named } = standOf(2, widths);
    expect(named).toHaveLength(2);
    expect(Math.min(...blocks.map(({ y }) => y))).toBeGreaterThan(named[1]!);
    expect(blocks[0]!.x).toBe(-blocks[1]!.x);
    expect(blocks[1]!.x - blocks[0]!.x).toBeGreaterThan(46);
    // The third and the fourth are too wide for one row.
    expect(blocks.slice(2).map(({ x }) => x)).toEqual([0, 0]);
    expect(new Set(blocks.map(({ y }) => y)).size).toBe(3);
    expect(standOf(1, [46]).blocks).toEqual([{ x: 0, y: expect.any(Number) }]);
  });

  it("moves up where there is much of it, and tells how many there are more", () => {
    expect(standOf(1, []).up).toBe(0);
    expect(standOf(2, [46, 46, 46, 46]).up).toBeGreaterThan(standOf(2, [46]).up);
    const many = standOf(1, Array.from({ length: 9 }, () => 46));
    expect(many.blocks).toHaveLength(MOST);
    expect(many.more).toBeGreaterThan(many.blocks.at(-1)!.y);
  });
});

describe("names", () => {
  it("are broken where the longer line is shortest", () => {
    expect(lines("Torreclara")).toEqual(["Torreclara"]);
    expect(lines("Marca del Poniente")).toEqual(["Marca del", "Poniente"]);
    expect(lines("Llano del Heraldo")).toEqual(["Llano del", "Heraldo"]);
    expect(lines("Fuentehierro de")).toEqual(["Fuentehierro", "de"]);
    expect(lines("Villarreinaaaaaaa")).toEqual(["Villarreinaaaaaaa"]);
  });
});

describe("what is drawn in pixels", () => {
  it("keeps its size where the map is small, and grows less than the map where it is large", () => {
    expect(pixel(0.5) * 0.5).toBe(1);
    expect(pixel(4) * 4).toBe(2);
  });

  it("leaves the ends of an arrow free", () => {
    const [tail, tip] = shaft({ x: 0, y: 0 }, { x: 100, y: -100 });
    expect(tail.x).toBeGreaterThan(10);
    expect(tip.x).toBeLessThan(90);
    expect(tail.y).toBe(-tail.x);
  });
});

describe("hatchings", () => {
  it("differ from seat to seat", () => {
    expect(new Set(HATCHES.map(({ path }) => path)).size).toBe(6);
  });
});

describe("names of regions", () => {
  const named = (x: number, rank: number, name: string, more: Partial<Named> = {}): Named => ({ at: { x, y: 0 }, rank, name: [name], code: `C${x}`, widths: [], signs: 0, ...more });

  it("stay as they are where there is room", () => {
    expect(legible([named(0, 1, "Piedrasanta"), named(200, 2, "Lago Espejo")], 1)).toEqual([["Piedrasanta"], ["Lago Espejo"]]);
  });

  it("become codes where a more important one is in the way, whichever comes first", () => {
    expect(legible([named(0, 2, "Lago Espejo"), named(60, 1, "Piedrasanta")], 1)).toEqual([["C0"], ["Piedrasanta"]]);
  });

  it("go where not even the code has room, and yield to blocks of others", () => {
    expect(legible([named(0, 2, "Lago Espejo"), named(4, 1, "Piedrasanta")], 1)[0]).toEqual([]);
    const beside = named(60, 3, "", { name: [], widths: [90] });
    expect(legible([named(0, 1, "Piedrasanta"), { ...beside, at: { x: 60, y: -10 } }], 1)[0]).toEqual(["C0"]);
  });

  it("have more room the closer one comes", () => {
    const two = [named(0, 2, "Lago Espejo"), named(60, 1, "Piedrasanta")];
    expect(legible(two, 0.5)).toEqual([["Lago Espejo"], ["Piedrasanta"]]);
  });
});
