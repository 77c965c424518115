import { describe, expect, it } from "vitest";
import type { Size } from "../theme";
import { fret } from "./fret";

const BOXES: [Size, number, number][] = [["L", 300, 430], ["M", 110, 152], ["S", 112, 66], ["XS", 64, 54]];

/** Returns the corners of a path of straight lines along the axes. */
function corners(path: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MHVhv])([-\d. ]+)/g)].map(([, letter, given]) => {
    const [first = 0, second = 0] = given!.trim().split(" ").map(Number);
    if (letter === "M") [x, y] = [first, second];
    else if (letter === "H") x = first;
    else if (letter === "V") y = first;
    else if (letter === "h") x += first;
    else y += first;
    return [x, y];
  });
}

describe("the fret", () => {
  it.each(BOXES)("of %s is closed, stays in its box of %i by %i and reaches all its sides", (size, width, height) => {
    const path = fret(size, width, height);
    const found = corners(path);
    const [across, down] = [found.map(([x]) => x), found.map(([, y]) => y)];
    expect(path.endsWith("Z")).toBe(true);
    expect([Math.min(...across), Math.max(...across)]).toEqual([0, width]);
    expect([Math.min(...down), Math.max(...down)]).toEqual([0, height]);
    expect(found.at(-1)).toEqual(found[0]);
  });

  it("steps twice at each corner", () => {
    expect(corners(fret("M", 110, 152)).slice(1, 6)).toEqual([[98, 0], [98, 6], [104, 6], [104, 12], [110, 12]]);
  });

  it("is nothing where there is no room for it", () => {
    expect(fret("L", 0, 0)).toBe("");
  });
});
