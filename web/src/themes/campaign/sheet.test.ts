import { describe, expect, it } from "vitest";
import { sheet } from "./sheet";

describe("the sheet", () => {
  it("has one corner cut, and the fold across it", () => {
    expect(sheet("M", 110, 152)).toBe("M0 0H98L110 12V152H0ZM110 12H98V0");
    expect(sheet("L", 300, 430)).toContain("L300 26V430H0Z");
  });

  it("cuts no more than there is", () => {
    expect(sheet("L", 20, 100)).toBe("M0 0H10L20 10V100H0ZM20 10H10V0");
    expect(sheet("L", 0, 0)).toBe("");
  });
});
