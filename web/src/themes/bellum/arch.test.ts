import { describe, expect, it } from "vitest";
import type { Size } from "../theme";
import { arch } from "./arch";

const BOXES: [Size, number, number][] = [["L", 300, 430], ["M", 110, 152], ["S", 112, 66], ["XS", 64, 54]];

/** Returns the ends of the lines and arcs of a path. */
function ends(path: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MLHVA])([^MLHVAZ]*)/g)].map(([, letter, given]) => {
    const numbers = given!.trim().split(/[ ,]+/).map(Number);
    if (letter === "H") x = numbers[0]!;
    else if (letter === "V") y = numbers[0]!;
    else [x, y] = numbers.slice(-2) as [number, number];
    return [x, y];
  });
}

describe("the arch", () => {
  it.each(BOXES)("of %s is closed and stays in its box of %i by %i", (size, width, height) => {
    const path = arch(size, width, height);
    expect(path).toMatch(/^M.*Z$/);
    for (const [x, y] of ends(path)) {
      expect([x >= 0, x <= width, y >= 0, y <= height]).toEqual([true, true, true, true]);
    }
  });

  it("stands where there is room, and lies with its top at the left where there is not", () => {
    expect(ends(arch("M", 110, 152))[1]).toEqual([0, 24.2]);
    expect(ends(arch("S", 112, 66))[0]).toEqual([33, 0]);
  });

  it("has a keystone of its own only at reading size", () => {
    const lowest = (size: Size) => Math.min(...ends(arch(size, 300, 430)).map(([, y]) => y));
    expect([lowest("L"), lowest("M")]).toEqual([0, 66]);
  });
});
