/**
 * The geometry of a map of hexes. A hex is at axial coordinates: east (1, 0), south-east or south (0, 1); lengths are in
 * units of the map, of which a hex measures `SIZE` from its middle to a corner.
 */

import type { Area, MapView, Space } from "../lib/wire";
import { boxAround, ends, mean, pathOf, told, type Bounds, type Geometry, type Point } from "./geometry";

export const SIZE = 40;
/** From the middle of a hex to the middle of a side. */
export const INNER = (SIZE * Math.sqrt(3)) / 2;
/** The neighbours in the order of the sides: side 0 lies between the corners 0 and 1. */
const SIDES = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const;
/** What is left free around the outermost hexes. */
const MARGIN = 10;

export type Layout = "pointy" | "flat";

/** Returns how the hexes of a map lie; one that is not known stands on its corner. */
export function layoutOf(map: MapView): Layout {
  return map.layout === "flat" ? "flat" : "pointy";
}

/** Returns the middle of a hex. */
export function centreOf(space: { q: number; r: number }, layout: Layout): Point {
  const { q, r } = space;
  if (layout === "flat") return { x: SIZE * 1.5 * q, y: 2 * INNER * (r + q / 2) };
  return { x: 2 * INNER * (q + r / 2), y: SIZE * 1.5 * r };
}

/** Returns the corners around a middle, clockwise from the one at the right. */
export function cornersOf(middle: Point, layout: Layout): Point[] {
  return Array.from({ length: 6 }, (_, place) => {
    const angle = ((60 * place - (layout === "flat" ? 0 : 30)) * Math.PI) / 180;
    return { x: middle.x + SIZE * Math.cos(angle), y: middle.y + SIZE * Math.sin(angle) };
  });
}

/** Returns the outline of a hex as an SVG path. */
export function outlineOf(middle: Point, layout: Layout): string {
  return pathOf(cornersOf(middle, layout));
}

/** Returns the box around all hexes, with a margin. */
export function boundsOf(map: MapView): Bounds {
  const corners = map.spaces.flatMap((space) => cornersOf(centreOf(space, layoutOf(map)), layoutOf(map)));
  return boxAround(corners, MARGIN);
}

const keyOf = (q: number, r: number): string => `${q} ${r}`;

/** Returns the spaces by their coordinates. */
function placed(map: MapView): Map<string, Space> {
  return new Map(map.spaces.map((space) => [keyOf(space.q, space.r), space]));
}

/** Returns the borders between areas, and of the map, as one SVG path of their sides. */
export function bordersOf(map: MapView): string {
  const [spaces, layout] = [placed(map), layoutOf(map)];
  const sides: string[] = [];
  for (const space of map.spaces) {
    const corners = cornersOf(centreOf(space, layout), layout);
    SIDES.forEach(([q, r], side) => {
      const other = spaces.get(keyOf(space.q + q, space.r + r));
      // A border between two hexes is drawn once, by the one with the smaller number.
      if (other && (other.area === space.area || other.number < space.number)) return;
      sides.push(`M${told(corners[side]!)}L${told(corners[(side + 1) % 6]!)}`);
    });
  }
  return sides.join("");
}

/** An area with the place of its label. */
export interface Named {
  area: Area;
  at: Point;
}

/**
 * Returns where the names of the areas stand that hexes belong to: in the hex nearest to their middle, rather in one
 * without a name of its own and with nothing in it.
 */
export function areaLabels(map: MapView): Named[] {
  const layout = layoutOf(map);
  const found: Named[] = [];
  for (const area of map.areas) {
    const spaces = map.spaces.filter((space) => space.area === area.id);
    if (!spaces.length) continue;
    const centres = spaces.map((space) => ({ space, at: centreOf(space, layout) }));
    const middle = { x: mean(centres.map(({ at }) => at.x)), y: mean(centres.map(({ at }) => at.y)) };
    const far = ({ space, at }: (typeof centres)[number]) => Math.hypot(at.x - middle.x, at.y - middle.y) + (space.label || space.gate ? 1000 : 0) + (space.things.length ? 500 : 0);
    const [best] = centres.sort((one, other) => far(one) - far(other));
    found.push({ area, at: best!.at });
  }
  return found;
}

/** Which way an arrow key goes: first the side it likes, then the other one, by whether the row or column is even. */
const WAYS: Record<Layout, Record<string, (space: Space) => readonly number[]>> = {
  pointy: {
    ArrowRight: () => [0],
    ArrowLeft: () => [3],
    ArrowUp: ({ r }) => (r % 2 === 0 ? [5, 4] : [4, 5]),
    ArrowDown: ({ r }) => (r % 2 === 0 ? [1, 2] : [2, 1]),
  },
  flat: {
    ArrowDown: () => [1],
    ArrowUp: () => [4],
    ArrowRight: ({ q }) => (q % 2 === 0 ? [5, 0] : [0, 5]),
    ArrowLeft: ({ q }) => (q % 2 === 0 ? [3, 2] : [2, 3]),
  },
};

/**
 * Returns the space that an arrow key, Home or End leads to; null if there is none. Going up and down again in a map
 * whose hexes stand on a corner leads back to where one came from, and so left and right where they lie on a side.
 */
export function walk(map: MapView, from: Space, key: string): Space | null {
  const end = ends(map, key);
  if (end !== undefined) return end;
  const spaces = placed(map);
  for (const side of WAYS[layoutOf(map)][key]?.(from) ?? []) {
    const [q, r] = SIDES[side]!;
    const next = spaces.get(keyOf(from.q + q, from.r + r));
    if (next) return next;
  }
  return null;
}

/** Returns how the hexes of a map lie. */
export function hexGeometry(map: MapView): Geometry {
  const layout = layoutOf(map);
  return {
    bounds: boundsOf(map),
    reach: SIZE,
    far: 0.7,
    near: 1.15,
    named: [0, 0.62, 0.8, 1],
    at: (space) => centreOf(space, layout),
    outline: (space) => outlineOf(centreOf(space, layout), layout),
    walk: (from, key) => walk(map, from, key),
  };
}

// What stands in a hex

/** Where something that stands in a hex is drawn, from its middle, and whether there is room only for its narrow form. */
export interface Spot extends Point {
  narrow: boolean;
}

/** How far apart things in their narrow form stand one above another, and side by side in their usual one. */
const STEP = 18;
const ASIDE = 24;
/** Where the columns stand beside a settlement, and beside each other. */
const RIM = { usual: 24, narrow: 30 };
const HALF = { usual: 14, narrow: 17 };
/** So many things of a side have room; where there are more, a sign tells how many. */
export const MOST = 3;

/**
 * Returns the places of so many things: beside a settlement at the left or right rim, else side by side; `left` are
 * those of the side that came from outside. Several in a column are narrow.
 */
export function spotsOf(left: number, right: number, settled: boolean): { left: Spot[]; right: Spot[] } {
  const outer = settled ? RIM : HALF;
  const column = (count: number, side: number): Spot[] => {
    const narrow = count > 1;
    const x = side * (narrow ? outer.narrow : outer.usual);
    return Array.from({ length: count }, (_, place) => ({ x, y: (place - (count - 1) / 2) * STEP, narrow }));
  };
  if (settled || (left > 0 && right > 0)) return { left: column(left, -1), right: column(right, 1) };
  const row = (count: number): Spot[] => {
    if (count > 2) return column(count, 0);
    return Array.from({ length: count }, (_, place) => ({ x: (place - (count - 1) / 2) * ASIDE, y: 0, narrow: false }));
  };
  return { left: row(left), right: row(right) };
}
