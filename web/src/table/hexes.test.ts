import { describe, expect, it } from "vitest";
import type { MapView, Space } from "../lib/wire";
import { phrase, space } from "./fixtures/view";
import { bounded, centred, CLOSEST, fitted, zoomed } from "./camera";
import { areaLabels, bordersOf, boundsOf, centreOf, cornersOf, INNER, outlineOf, SIZE, spotsOf, walk } from "./hexes";

/** All hexes at most so far from the middle, row by row. */
function hexagon(radius: number, layout = "pointy", more: (space: Space) => Partial<Space> = () => ({})): MapView {
  const spaces: Space[] = [];
  for (let r = -radius; r <= radius; r++) {
    for (let q = -radius; q <= radius; q++) {
      if (Math.abs(q + r) <= radius) spaces.push(space(spaces.length, q, r));
    }
  }
  return { label: phrase("map"), layout, spaces: spaces.map((one) => ({ ...one, ...more(one) })), areas: [], ways: [] };
}

const at = (map: MapView, q: number, r: number): Space => map.spaces.find((one) => one.q === q && one.r === r)!;
const KEYS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
const BACK: Record<string, string> = { ArrowUp: "ArrowDown", ArrowDown: "ArrowUp", ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

describe.each(["pointy", "flat"] as const)("hexes that lie %s", (layout) => {
  it("are as far from each neighbour as two times from middle to side", () => {
    const here = centreOf({ q: 2, r: -1 }, layout);
    for (const [q, r] of [[3, -1], [2, 0], [1, 0], [1, -1], [2, -2], [3, -2]] as const) {
      const there = centreOf({ q, r }, layout);
      expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(2 * INNER);
    }
  });

  it("share two corners with a neighbour", () => {
    const [one, other] = [{ q: 0, r: 0 }, { q: 1, r: 0 }].map((hex) => cornersOf(centreOf(hex, layout), layout));
    const shared = one!.filter((corner) => other!.some((two) => Math.hypot(two.x - corner.x, two.y - corner.y) < 0.001));
    expect(shared).toHaveLength(2);
    expect(outlineOf({ x: 0, y: 0 }, layout)).toMatch(/^M(-?[\d.]+ -?[\d.]+L?){6}Z$/);
  });

  it("are walked from neighbour to neighbour, and back by the opposite arrow", () => {
    const map = hexagon(3, layout);
    for (const here of map.spaces) {
      for (const key of KEYS) {
        const there = walk(map, here, key);
        if (!there) continue;
        const [from, to] = [centreOf(here, layout), centreOf(there, layout)];
        expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(2 * INNER);
        const inside = Math.max(Math.abs(here.q), Math.abs(here.r), Math.abs(here.q + here.r)) < 3;
        if (inside) expect(walk(map, there, BACK[key]!)).toBe(here);
      }
    }
  });

  it("have a border around the map only, where there is one area", () => {
    const sides = (map: MapView) => bordersOf(map).split("M").length - 1;
    expect(sides(hexagon(0, layout))).toBe(6);
    expect(sides(hexagon(1, layout))).toBe(18);
    expect(sides(hexagon(1, layout, ({ q, r }) => ({ area: q === 0 && r === 0 ? "middle" : "rim" })))).toBe(18 + 6);
  });
});

describe("walking", () => {
  const map = hexagon(2);

  it("goes the way of the arrow", () => {
    expect(walk(map, at(map, 0, 0), "ArrowRight")).toBe(at(map, 1, 0));
    expect(walk(map, at(map, 0, 0), "ArrowLeft")).toBe(at(map, -1, 0));
    expect(walk(map, at(map, 0, 0), "ArrowUp")?.r).toBe(-1);
    expect(walk(map, at(map, 0, 0), "ArrowDown")?.r).toBe(1);
  });

  it("ends at the rim, and takes the other side where only that is there", () => {
    expect(walk(map, at(map, 2, 0), "ArrowRight")).toBeNull();
    expect(walk(map, at(map, 0, -2), "ArrowUp")).toBeNull();
    expect(walk(map, at(map, 2, -1), "ArrowUp")).toBe(at(map, 2, -2));
    expect(walk(map, at(map, 0, 0), "x")).toBeNull();
  });

  it("leaps to the ends", () => {
    expect(walk(map, at(map, 0, 0), "Home")).toBe(map.spaces[0]);
    expect(walk(map, at(map, 0, 0), "End")).toBe(map.spaces.at(-1));
  });
});

describe("labels of areas", () => {
  it("stand near the middle, rather where no other name is", () => {
    const map = hexagon(1, "pointy", ({ q, r }) => ({ area: "land", label: q === 0 && r === 0 ? phrase("town") : null }));
    map.areas = [{ id: "land", label: phrase("land"), group: "", control: "", marks: [] }, { id: "empty", label: phrase("empty"), group: "", control: "", marks: [] }];
    const [only, ...more] = areaLabels(map);
    expect(more).toEqual([]);
    expect(Math.hypot(only!.at.x, only!.at.y)).toBeCloseTo(2 * INNER);
  });

  it("make way for what stands in a hex", () => {
    const map = hexagon(1, "pointy", ({ q, r }) => ({ area: "land", things: q === 0 && r === 0 ? ["@1"] : [] }));
    map.areas = [{ id: "land", label: phrase("land"), group: "", control: "", marks: [] }];
    expect(Math.hypot(areaLabels(map)[0]!.at.x, areaLabels(map)[0]!.at.y)).toBeCloseTo(2 * INNER);
  });
});

describe("the camera", () => {
  const bounds = boundsOf(hexagon(2));
  const room = { width: 600, height: 500 };
  const whole = fitted(bounds, room);
  const seen = (camera: typeof whole, x: number, y: number) => ({ x: x * camera.scale + camera.x, y: y * camera.scale + camera.y });

  it("shows the whole map in the middle", () => {
    const [first, last] = [seen(whole, bounds.left, bounds.top), seen(whole, bounds.left + bounds.width, bounds.top + bounds.height)];
    expect(Math.min(first.x, first.y)).toBeGreaterThanOrEqual(-0.001);
    expect(last.x).toBeLessThanOrEqual(600.001);
    expect(last.y).toBeLessThanOrEqual(500.001);
    expect(first.x).toBeCloseTo(600 - last.x);
    expect(first.y).toBeCloseTo(500 - last.y);
  });

  it("keeps what lies at a point there while it zooms", () => {
    const at = { x: 120, y: 400 };
    const closer = zoomed(whole, 1.7, at);
    const under = { x: (at.x - whole.x) / whole.scale, y: (at.y - whole.y) / whole.scale };
    expect(seen(closer, under.x, under.y).x).toBeCloseTo(120);
    expect(seen(closer, under.x, under.y).y).toBeCloseTo(400);
    expect(closer.scale / whole.scale).toBeCloseTo(1.7);
  });

  it("neither leaves the map nor goes too far or too close", () => {
    const farther = bounded(zoomed(whole, 0.2, { x: 0, y: 0 }), bounds, room);
    for (const key of ["x", "y", "scale"] as const) expect(farther[key]).toBeCloseTo(whole[key]);
    expect(bounded(zoomed(whole, 99, { x: 0, y: 0 }), bounds, room).scale).toBeCloseTo(whole.scale * CLOSEST);
    const away = bounded({ scale: whole.scale * 3, x: 9999, y: -9999 }, bounds, room);
    expect(seen(away, bounds.left, 0).x).toBeCloseTo(0);
    expect(seen(away, 0, bounds.top + bounds.height).y).toBeCloseTo(500);
  });

  it("has what is of interest in the middle", () => {
    expect(seen(centred(2, { x: SIZE, y: -SIZE }, room), SIZE, -SIZE)).toEqual({ x: 300, y: 250 });
  });
});

describe("what stands in a hex", () => {
  it("keeps apart who came from outside and who was there", () => {
    const { left, right } = spotsOf(2, 1, true);
    expect(left.every(({ x, narrow }) => x < 0 && narrow)).toBe(true);
    expect(right).toEqual([{ x: 24, y: 0, narrow: false }]);
    expect(Math.abs(left[0]!.y - left[1]!.y)).toBeGreaterThan(14);
  });

  it("stands in the middle alone, and side by side as two", () => {
    expect(spotsOf(0, 1, false).right).toEqual([{ x: 0, y: 0, narrow: false }]);
    const [one, other] = spotsOf(2, 0, false).left;
    expect(one!.x).toBe(-other!.x);
    expect(spotsOf(3, 0, false).left.every(({ x, narrow }) => x === 0 && narrow)).toBe(true);
  });
});
