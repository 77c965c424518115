/** The outline of a Resurgir Amerindio card: its corners go in by steps, as in a woven fret. */

import type { Size } from "../theme";

/** How deep a step is, and how many there are at each corner. */
const STEP: Record<Size, [depth: number, steps: number]> = { L: [9, 2], M: [6, 2], S: [5, 2], XS: [4, 2] };

/** Returns the path of a card of a size. */
export function fret(size: Size, width: number, height: number): string {
  const [depth, steps] = STEP[size];
  const cut = depth * steps;
  // What is not laid out yet has no size.
  if (width <= 2 * cut || height <= 2 * cut) return "";
  const down = `v${depth}`, up = `v-${depth}`, right = `h${depth}`, left = `h-${depth}`;
  const stairs = (one: string, other: string) => (one + other).repeat(steps);
  return [
    `M${cut} 0H${width - cut}`,
    stairs(down, right),
    `V${height - cut}`,
    stairs(left, down),
    `H${cut}`,
    stairs(up, left),
    `V${cut}`,
    stairs(right, up),
    "Z",
  ].join("");
}
