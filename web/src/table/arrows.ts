/** The geometry of an arrow between two things on the field. */

import type { Box } from "./placing";

/** An arrow in the field's own coordinates: its shaft, its head, and where its label stands. */
export interface Arrow {
  path: string;
  head: string;
  x: number;
  y: number;
}

/** A point of the field. */
export interface Point {
  x: number;
  y: number;
}

const HEAD = 20;
const HALF = 13;
/** How far the label stands from the tail; less where the things are small and close. */
const TAIL = 14;
const CLOSE = 4;
const SMALL = 125;
/** How far a pennant stands from the edges of its thing. */
const INSET = 14;
/** From one pennant to the next. */
const PITCH = 30;

/**
 * Returns the arrow from one box to another; it leaves and arrives at the edges that face each other: at the upper and
 * lower ones, or `sideways` at those at the left and right. Then its label stands amidst,
 * over the barrier.
 */
export function arrow(from: Box, to: Box, origin: { left: number; top: number }, sideways = false): Arrow {
  if (!sideways) return standing(from, to, origin, (x, y) => `${x} ${y}`);
  // It is the standing one in a mirror along the diagonal.
  const { path, head, x, y } = standing(mirrored(from), mirrored(to), { left: origin.top, top: origin.left }, (x, y) => `${y} ${x}`, true);
  return { path, head, x: y, y: x };
}

function mirrored(box: Box): Box {
  return { left: box.top, top: box.left, right: box.bottom, bottom: box.right };
}

type Put = (x: number, y: number) => string;

function standing(from: Box, to: Box, origin: { left: number; top: number }, put: Put, amidst = false): Arrow {
  const [fromX, fromY, toX, toY] = [middleX(from), middleY(from), middleX(to), middleY(to)];
  const beside = Math.abs(fromY - toY) < (from.bottom - from.top) / 2;
  const up = Math.sign(toY - fromY) || -1;
  const start = { x: fromX, y: beside ? from.top : up < 0 ? from.top : from.bottom };
  const end = { x: toX, y: beside ? to.top : up < 0 ? to.bottom : to.top };
  const way = beside ? 1 : up;
  const shift = (point: Point): Point => ({ x: point.x - origin.left, y: point.y - origin.top });
  return lines(shift(start), shift(end), way, beside, from.bottom - from.top < SMALL ? CLOSE : TAIL, put, amidst && !beside);
}

function lines(start: Point, end: Point, way: number, beside: boolean, tail: number, put: Put, amidst: boolean): Arrow {
  const neck = { x: end.x, y: end.y - way * HEAD };
  const bend = beside ? -60 : (neck.y - start.y) / 2;
  const path = [
    `M${put(start.x, start.y - (beside ? 0 : way * TAIL))}`,
    `C${put(start.x, start.y + bend)} ${put(neck.x, neck.y - (beside ? 60 : bend))} ${put(neck.x, neck.y)}`,
  ].join("");
  const head = `M${put(end.x, end.y)}L${put(end.x - HALF, neck.y)}L${put(end.x + HALF, neck.y)}Z`;
  if (amidst) return { path, head, x: (start.x + neck.x) / 2, y: (start.y + neck.y) / 2 };
  return { path, head, x: start.x, y: start.y + (beside ? -tail : way * tail) };
}

/** Returns where the nth pennant stands that marks a thing instead of an arrow: in its upper corner. */
export function pennant(at: Box, origin: { left: number; top: number }, nth = 0): Point {
  return { x: at.left + INSET + nth * PITCH - origin.left, y: at.top + INSET - origin.top };
}

/** Returns where it stands at something that has no corner to spare: below it. */
export function hung(at: Box, origin: { left: number; top: number }, nth = 0): Point {
  return { x: pennant(at, origin, nth).x, y: at.bottom - origin.top };
}

function middleX(box: Box): number {
  return (box.left + box.right) / 2;
}

function middleY(box: Box): number {
  return (box.top + box.bottom) / 2;
}
