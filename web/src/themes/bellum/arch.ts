/** The outline of a Bellum Imperia card: an arch with a keystone, lying on its side where the card is small. */

import type { Size } from "../theme";

/** How far the arch rises above the shoulders, as a share of the width. */
const RISE = 0.22;
/** How round the feet are. */
const FOOT = 5;
/** The keystone of the largest: half its width, and how far it stands out. */
const STONE = 21;
const OUT = 3;

/** Returns the path of an arch for a card of a size. */
export function arch(size: Size, width: number, height: number): string {
  // What is not laid out yet has no size.
  if (width <= 0 || height <= 0) return "";
  return size === "L" || size === "M" ? standing(width, height, size === "L") : lying(width, height);
}

function standing(width: number, height: number, stone: boolean): string {
  const [rise, middle] = [round(width * RISE), width / 2];
  const radius = round((middle ** 2 + rise ** 2) / (2 * rise));
  const arc = (x: number, y: number) => `A${radius} ${radius} 0 0 1 ${x} ${y}`;
  const top = round(OUT + (STONE ** 2) / (2 * radius));
  const key = `${arc(middle - STONE, top)}L${middle - STONE + OUT} 0H${middle + STONE - OUT}L${middle + STONE} ${top}`;
  return [
    `M0 ${height - FOOT}V${rise}`,
    stone ? key : "",
    arc(width, rise),
    `V${height - FOOT}`,
    `A${FOOT} ${FOOT} 0 0 1 ${width - FOOT} ${height}H${FOOT}A${FOOT} ${FOOT} 0 0 1 0 ${height - FOOT}Z`,
  ].join("");
}

/** Its top is at the left: a half circle, unless the card is nearly square. */
function lying(width: number, height: number): string {
  const [deep, half] = [round(Math.min(height / 2, width * 0.36)), height / 2];
  const corner = 8;
  return [
    `M${deep} 0H${width - corner}A${corner} ${corner} 0 0 1 ${width} ${corner}`,
    `V${height - corner}A${corner} ${corner} 0 0 1 ${width - corner} ${height}`,
    `H${deep}A${deep} ${half} 0 0 1 ${deep} 0Z`,
  ].join("");
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
