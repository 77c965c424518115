/** The outline of an Inframundis card: a slab of stone with chipped edges. */

import type { Size } from "../theme";

/** How deep the corners are cut, and how far the chips of the edges reach. */
const CHIP: Record<Size, [corner: number, chip: number]> = { L: [12, 4], M: [8, 3], S: [6, 2.5], XS: [5, 2] };

/** Returns the path of a slab: every edge breaks once, no two corners are cut alike. */
export function slab(size: Size, width: number, height: number): string {
  const [cut, chip] = CHIP[size];
  const points: [number, number][] = [
    [0, cut],
    [cut, 0],
    [width * 0.52, 0],
    [width * 0.55, chip],
    [width - cut * 1.5, chip * 0.6],
    [width, cut * 1.4],
    [width, height * 0.5],
    [width - chip, height * 0.545],
    [width, height * 0.59],
    [width, height - cut],
    [width - cut, height],
    [width * 0.4, height],
    [width * 0.37, height - chip],
    [cut * 1.3, height],
    [cut * 0.8, height],
    [0, height - cut * 1.6],
    [0, height * 0.34],
    [chip, height * 0.3],
    [0, height * 0.26],
  ];
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
