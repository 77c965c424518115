import { describe, expect, it } from "vitest";
import type { Size } from "../theme";
import { tablet } from "./tablet";

const BOXES: [Size, number, number][] = [["L", 300, 430], ["M", 110, 152], ["S", 112, 66], ["XS", 64, 54]];

describe("the rolled tablet", () => {
  it.each(BOXES)("is closed and stays in its box at size %s", (size, width, height) => {
    const path = tablet(size, width, height);
    expect(path.startsWith("M") && path.endsWith("Z")).toBe(true);
    const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(Math.max(width, height));
  });

  it("leaves more of the sheet than of the rods", () => {
    const rods = [...tablet("S", 112, 66).matchAll(/V(\d+)/g)].map(([, y]) => Number(y));
    expect(Math.max(...rods) - Math.min(...rods)).toBeGreaterThan(66 / 2);
  });
});
