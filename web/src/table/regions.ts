/** The geometry of a map of regions, whose outlines the view brings; and where things stand in them. */

import type { CardView, MapView, Space } from "../lib/wire";
import { boxAround, ends, pathOf, type Bounds, type Geometry, type Point } from "./geometry";

/** What is left free around the outermost regions. */
const MARGIN = 14;

/** Returns the corners of a region. */
export function cornersOf(space: Space): Point[] {
  return space.outline.map(([x, y]) => ({ x, y }));
}

/** Returns the box around all regions, with a margin. */
export function boundsOf(map: MapView): Bounds {
  return boxAround(map.spaces.flatMap(cornersOf), MARGIN);
}

const WAYS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/**
 * Returns the region that an arrow key, Home or End leads to; null if there is none: of those next to one that lie more
 * in the arrow's way than across it, the one that lies straightest; else of those that lie at all in its way.
 */
export function walk(map: MapView, from: Space, key: string): Space | null {
  const end = ends(map, key);
  if (end !== undefined) return end;
  const way = WAYS[key];
  if (!way) return null;
  const ahead = from.near
    .map((number) => map.spaces[number]!)
    .map((space) => {
      const by = { x: space.x - from.x, y: space.y - from.y };
      return { space, straight: (by.x * way.x + by.y * way.y) / Math.max(Math.hypot(by.x, by.y), 1) };
    })
    .filter(({ straight }) => straight > 0.05)
    .sort((one, other) => other.straight - one.straight);
  return ahead[0]?.space ?? null;
}

/** Returns how the regions of a map lie. */
export function regionGeometry(map: MapView): Geometry {
  return {
    bounds: boundsOf(map),
    reach: 60,
    far: 0.33,
    near: 0.66,
    named: [0, 0.33, 0.52, 0.66],
    at: ({ x, y }) => ({ x, y }),
    outline: (space) => pathOf(cornersOf(space)),
    walk: (from, key) => walk(map, from, key),
  };
}

/** How the land of each seat is hatched, by its place: told apart without colour. Paths in a tile of 8 by 8. */
export const HATCHES: readonly { path: string; stroke: number }[] = [
  { path: "M-2 2 2-2M-2 10 10-2M6 10 10 6", stroke: 2.3 },
  { path: "M2 2h.1M6 6h.1", stroke: 3.6 },
  { path: "M0 2H8M0 6H8", stroke: 1.9 },
  { path: "M0 0 8 8M8 0 0 8", stroke: 1.7 },
  { path: "M2 0V8M6 0V8", stroke: 1.9 },
  { path: "M0 7 4 3 8 7M0 3 4-1 8 3M0 11 4 7 8 11", stroke: 1.7 },
];

/** A name is broken into two lines where it is longer. */
const LINE = 11;

/** Returns a name in at most two lines, broken so that the longer one is as short as can be. */
export function lines(name: string): string[] {
  const words = name.split(" ");
  if (name.length <= LINE || words.length < 2) return [name];
  const splits = words.slice(1).map((_, place) => [words.slice(0, place + 1).join(" "), words.slice(place + 1).join(" ")]);
  const longest = (split: string[]): number => Math.max(...split.map((line) => line.length));
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best));
}

/** A block of what stands in a region: a thing with a short name and what goes without one, or the latter alone. */
export interface Stack {
  owner: string;
  head: CardView | null;
  rest: CardView[];
}

/** Returns what stands in a region by blocks; what has no short name goes with the last of its seat that has one. */
export function stacksOf(cards: readonly CardView[]): Stack[] {
  const owners = [...new Set(cards.map((card) => card.owner))];
  return owners.flatMap((owner): Stack[] => {
    const own = cards.filter((card) => card.owner === owner);
    const heads = own.filter((card) => card.short);
    const rest = own.filter((card) => !card.short);
    if (!heads.length) return [{ owner, head: null, rest }];
    return heads.map((head, place) => ({ owner, head, rest: place === heads.length - 1 ? rest : [] }));
  });
}

/** So many blocks of a region have room; where there are more, a sign tells how many. */
export const MOST = 4;
/** How much room is left between blocks, and how wide a row of them may be, in pixels. */
const GAP = 3;
const ROW = 112;
const BELOW = 24;
/** How high a line of a name is, and where the first stands under the middle, in pixels. */
const LINE_HEIGHT = 15;
const FIRST = 8;
/** How much room there is over the middle, for signs of the land, and so as much under it. */
const OVER = 34;

/** Where what stands in a region is drawn, in pixels from its middle. */
export interface Stand {
  /** How much higher all of it stands. */
  up: number;
  /** Where each line of the name stands. */
  lines: number[];
  blocks: Point[];
  /** Where the sign stands that tells of more. */
  more: number;
}

/** Returns blocks of these widths in rows, at most two in each: which block stands where. */
function rowsOf(widths: readonly number[]): number[][] {
  const rows: number[][] = [];
  widths.forEach((width, place) => {
    const row = rows.at(-1);
    if (row?.length === 1 && widths[row[0]!]! + GAP + width <= ROW) row.push(place);
    else rows.push([place]);
  });
  return rows;
}

/** Returns the places of so many lines of a name, and of blocks of such widths under it, row by row. */
export function standOf(named: number, widths: readonly number[]): Stand {
  const rows = rowsOf(widths.slice(0, MOST));
  const top = FIRST + Math.max(named, 0.3) * LINE_HEIGHT + 3;
  const foot = rows.length ? top + (rows.length - 1) * BELOW + 12 : FIRST + (named - 1) * LINE_HEIGHT + 4;
  const blocks = rows.flatMap((row, at) => {
    const whole = row.reduce((sum, place) => sum + widths[place]!, 0) + (row.length - 1) * GAP;
    let left = -whole / 2;
    return row.map((place) => {
      const x = left + widths[place]! / 2;
      left += widths[place]! + GAP;
      return { x, y: top + at * BELOW };
    });
  });
  return {
    up: Math.max(0, (foot + (widths.length > MOST ? 16 : 0) - OVER) / 2),
    lines: Array.from({ length: named }, (_, line) => FIRST + line * LINE_HEIGHT),
    blocks,
    more: foot + 13,
  };
}

/** How wide a block is of which only the shape is drawn, in pixels. */
export const FAR = 17;

/** How wide a letter of a block is, in pixels, about. */
const LETTER = 7.2;

/** Returns how wide the two parts of a block are: shape and short name, and what goes with it; 0 for a part that is not. */
export function widthsOf(name: string, rest: string, icon: boolean): { name: number; rest: number } {
  const alone = !name;
  const width = rest ? 10 + rest.length * LETTER : icon ? 22 : 0;
  return { name: name ? 25 + name.length * LETTER : 0, rest: width && alone ? width + 16 : width };
}

/** Returns how many units of the map are a pixel, for what is drawn in pixels; it grows a little where one comes close. */
export function pixel(scale: number): number {
  return scale > 1 ? 1 / Math.sqrt(scale) : 1 / scale;
}

/** Returns where an arrow from one place to another begins and ends: beside what stands in them. */
export function shaft(from: Point, to: Point): [Point, Point] {
  const along = (share: number): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  return [along(0.27), along(0.73)];
}

/** How wide a letter of a name is, in pixels, about. */
const NAME_LETTER = 6.5;
/** So many pixels of two names, or of a name and what stands beside it, may touch. */
const SLACK = 4;

/** A region as its name is placed: where its middle is, and what else is drawn there. */
export interface Named {
  at: Point;
  /** 1 the most important. */
  rank: number;
  /** Its lines, [] where it is too small to have any. */
  name: string[];
  code: string;
  /** Of the blocks that stand in it. */
  widths: number[];
  /** How many signs it wears over its name. */
  signs: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const around = ({ x, y }: Point, width: number, height: number, px: number): Box => ({
  left: x - (width / 2) * px,
  right: x + (width / 2) * px,
  top: y - (height / 2) * px,
  bottom: y + (height / 2) * px,
});

const meet = (one: Box, other: Box, slack: number): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;

/** Returns the box around a name of a region. */
function boxOf({ at, widths }: Named, name: string[], px: number): Box {
  const { up, lines: feet } = standOf(name.length, widths);
  const middle = { x: at.x, y: at.y + (mid(feet) - 5 - up) * px };
  return around(middle, Math.max(...name.map((line) => line.length)) * NAME_LETTER, name.length * LINE_HEIGHT, px);
}

const mid = (feet: number[]): number => (feet[0]! + feet.at(-1)!) / 2;

/** Returns the boxes of what stands in a region, and of its signs. */
function standing({ at, name, widths, signs }: Named, px: number): Box[] {
  const { up, blocks } = standOf(name.length, widths);
  const boxes = blocks.map((block, place) => around({ x: at.x + block.x * px, y: at.y + (block.y - up) * px }, widths[place]!, 25, px));
  return signs ? [...boxes, around({ x: at.x, y: at.y - (18 + up) * px }, signs * 26, 23, px)] : boxes;
}

/**
 * Returns the names of regions so that none lies over another, or over what stands elsewhere: the less important one of
 * two becomes its code, or goes where not even that has room. `px` is how many units of the map are a pixel.
 */
export function legible(regions: readonly Named[], px: number): string[][] {
  const taken = regions.map((region) => standing(region, px));
  const out: string[][] = regions.map(() => []);
  const order = regions.map((_, place) => place).sort((one, other) => regions[one]!.rank - regions[other]!.rank);
  for (const place of order) {
    const region = regions[place]!;
    if (!region.name.length) continue;
    const others = taken.filter((_, other) => other !== place).flat();
    const fits = [region.name, region.code ? [region.code] : []].find(
      (name) => name.length && !others.some((box) => meet(boxOf(region, name, px), box, SLACK * px)),
    );
    out[place] = fits ?? [];
    if (fits) taken[place]!.push(boxOf(region, fits, px));
  }
  return out;
}
