import { describe, expect, it } from "vitest";
import { option, phrase, view } from "./fixtures/view";
import { byReason, groups } from "./wording";

function shape(...args: Parameters<typeof groups>) {
  return groups(...args).map(({ thing, options }) => [thing, ...options.map((one) => one.text)]);
}

describe("the list of answers", () => {
  it("has the main answer first, what points at nothing next, then thing by thing", () => {
    const options = [
      option("move 1", ["@1", "front"]), option("play", ["x"]), option("wait"), option("move 2", ["@1"]), option("end"),
    ];
    expect(shape(view({ options, main: "end" }))).toEqual([
      ["", "end", "wait", "play"],
      ["@1", "move 1", "move 2"],
    ]);
  });

  it("has no group without answers", () => {
    expect(shape(view())).toEqual([]);
    expect(shape(view({ options: [option("a", ["x"]), option("b", ["x"])] }))).toEqual([["x", "a", "b"]]);
  });
});

describe("what can't be answered", () => {
  it("stands by reason, and reasons of nothing are left out", () => {
    const reasons = ["a", "b", "c"].map((clause) => ({
      clause, tag: phrase("t"), title: phrase("t"), text: phrase("t"), remedy: null,
    }));
    const blocked = [option("1", [], { reason: 2 }), option("2", [], { reason: 0 }), option("3", [], { reason: 2 })];
    const found = byReason(view({ reasons, blocked }));
    expect(found.map(({ reason, options }) => [reason.clause, ...options.map((one) => one.text)])).toEqual([
      ["a", "2"],
      ["c", "1", "3"],
    ]);
  });
});
