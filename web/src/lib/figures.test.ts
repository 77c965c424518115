import { describe, expect, it } from "vitest";
import { inFigures } from "./figures";

describe("figures", () => {
  it.each([
    [31, 2, "es", "15,5"],
    [31, 2, "en", "15.5"],
    [30, 2, "es", "15"],
    [-1, 2, "es", "-0,5"],
    [7, 1, "es", "7"],
    [12000, 1, "es", "12.000"],
    [2300, 1, "es", "2.300"],
    [2300, 1, "en", "2,300"],
    [-2300, 1, "es", "-2.300"],
    [1, 3, "en", "0.33"],
  ])("%i in parts of which %i make one are written in %s as %s", (parts, scale, language, written) => {
    expect(inFigures(parts, scale, language)).toBe(written);
  });
});
