/** The frame of a card: a folded sheet, its upper right corner cut and folded in. */
import type { Size } from "../theme";

/** How much of the corner is cut. */
const CUT: Record<Size, number> = { L: 26, M: 12, S: 9, XS: 7 };

/** Returns the outline of a card as an SVG path of its width and height; the line of the fold is part of it. */
export function sheet(size: Size, width: number, height: number): string {
  if (!width || !height) return "";
  const cut = Math.min(CUT[size], width / 2, height / 2);
  const fold = `M${width} ${cut}H${width - cut}V0`;
  return `M0 0H${width - cut}L${width} ${cut}V${height}H0Z${fold}`;
}
