/** What the layers of a map are told by its window. */

import type { Space } from "../lib/wire";

/** What can be done with a space: begin there, point at it next, or take it back. */
export type SpaceState = "" | "playable" | "target" | "picked";

export interface MapState {
  /** So many pixels are a unit of the map. */
  scale: number;
  stateOf(space: Space): SpaceState;
}

/** Returns how large pieces are drawn on a map: they do not become unreadable where it is small. */
export function pieceSize(scale: number): number {
  return Math.min(1.5, Math.max(1, 1 / scale));
}

/** A name is so large on the screen at least, in pixels. */
const NAME = 14;

/** Returns how large names are written on a map. */
export function nameSize(scale: number): number {
  return Math.max(NAME / scale, 12);
}
