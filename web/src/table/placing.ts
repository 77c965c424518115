/** Where something that floats may stand: beside what it speaks of, never over it nor over the ask bar. */

const GAP = 14;
const MARGIN = 8;

/** A place on the screen, and on which side of its anchor it is. */
export interface Spot {
  left: number;
  top: number;
  side: "left" | "right";
}

/** A rectangle on the screen. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Returns a spot for a box of some size beside an anchor, on the side with more room. `room` is where it may stand;
 * `keep` is a band that stays free above or below, such as the ask bar.
 */
export function beside(anchor: Box, width: number, height: number, room: Box, keep: Box | null): Spot {
  const right = room.right - anchor.right >= anchor.left - room.left;
  const wish = right ? anchor.right + GAP : anchor.left - GAP - width;
  const left = clamp(wish, room.left + MARGIN, room.right - width - MARGIN);
  let [least, most] = [room.top + MARGIN, room.bottom - MARGIN];
  if (keep && anchor.top >= keep.bottom - MARGIN) least = Math.max(least, keep.bottom);
  else if (keep && anchor.bottom <= keep.top + MARGIN) most = Math.min(most, keep.top - MARGIN);
  const middle = (anchor.top + anchor.bottom) / 2 - height / 2;
  return { left, top: clamp(middle, least, most - height), side: right ? "right" : "left" };
}

/** What does not fit begins at the least. */
function clamp(wish: number, least: number, most: number): number {
  return Math.max(least, Math.min(wish, most));
}
