import { describe, expect, it } from "vitest";
import { option } from "./fixtures/view";
import { amountOf, spansOf } from "./spans";

describe("answers that differ only in a number", () => {
  it("are one choice, from the least to the most", () => {
    const options = [option("commit ana 2", ["@1"]), option("confirm"), option("commit ana 0", ["@1"]), option("commit ana 1", ["@1"])];
    const { spans, rest } = spansOf(options);
    expect(spans.map(({ stem, thing }) => [stem, thing])).toEqual([["commit ana", "@1"]]);
    expect(spans[0]!.options.map(amountOf)).toEqual([0, 1, 2]);
    expect(rest.map(({ text }) => text)).toEqual(["confirm"]);
  });

  it("are kept apart by what else they say", () => {
    const { spans, rest } = spansOf([option("give 1"), option("give 2"), option("take 1"), option("place 3 4")]);
    expect(spans.map(({ stem }) => stem)).toEqual(["give"]);
    expect(rest.map(({ text }) => text)).toEqual(["take 1", "place 3 4"]);
  });

  it("have no amount where they end in a word", () => {
    expect(amountOf(option("move ana zora"))).toBeNaN();
    expect(spansOf([option("7"), option("8")]).spans).toEqual([]);
  });
});
