/** What every map is drawn with, whatever its spaces look like: points, boxes, outlines, and where each space lies. */

import type { MapView, Space } from "../lib/wire";

export interface Point {
  x: number;
  y: number;
}

export interface Bounds {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How the spaces of a map lie, in units of the map. */
export interface Geometry {
  bounds: Bounds;
  /** How far a space reaches from its middle, about. */
  reach: number;
  /** A map that fits the window only at a smaller scale is not shown whole at first, but what matters, as large as that. */
  far: number;
  near: number;
  /** Names of spaces are left out below such a scale, by their rank, the least important first. */
  named: readonly number[];
  /** Returns the middle of a space. */
  at(space: Space): Point;
  /** Returns the outline of a space as an SVG path. */
  outline(space: Space): string;
  /** Returns the space that an arrow key, Home or End leads to; null if there is none. */
  walk(from: Space, key: string): Space | null;
}

/** Returns a length as it is written into a path. */
export const round = (length: number): number => Math.round(length * 100) / 100;

/** Returns a point as it is written into a path. */
export const told = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** Returns the closed outline through some corners as an SVG path. */
export function pathOf(corners: readonly Point[]): string {
  return `M${corners.map(told).join("L")}Z`;
}

/** Returns the box around some points, with a margin. */
export function boxAround(points: readonly Point[], margin: number): Bounds {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { left, top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

/** Returns the first or the last space for Home and End; undefined for other keys. */
export function ends(map: MapView, key: string): Space | null | undefined {
  if (key === "Home") return map.spaces[0] ?? null;
  return key === "End" ? (map.spaces.at(-1) ?? null) : undefined;
}

/** Returns the average of some numbers. */
export const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
