import { describe, expect, it } from "vitest";
import type { LogLine } from "../lib/wire";
import { chapters } from "./chronicle";

function line(round: number, active: string, under = false): LogLine {
  return { text: { message: "said", args: [] }, clause: "", round, active, seat: active, under, times: 1 };
}

describe("the chronicle", () => {
  it("opens a chapter for every turn", () => {
    const log = [line(0, ""), line(1, "a"), line(1, "a"), line(1, "b"), line(2, "a")];
    expect(chapters(log).map(({ at, round, active }) => [at, round, active])).toEqual([
      [0, 0, ""],
      [1, 1, "a"],
      [3, 1, "b"],
      [4, 2, "a"],
    ]);
  });

  it("puts consequences under their decision", () => {
    const [chapter] = chapters([line(1, "a"), line(1, "a", true), line(1, "a", true), line(1, "a")]);
    expect(chapter?.entries.map((entry) => entry.consequences.length)).toEqual([2, 0]);
  });

  it("lets a consequence stand alone where its decision is in another turn", () => {
    const found = chapters([line(1, "a"), line(1, "b", true)]);
    expect(found.map((chapter) => chapter.entries.length)).toEqual([1, 1]);
  });

  it("marks a decision as new if any line of it is", () => {
    const log = [line(1, "a"), line(1, "a"), line(1, "a", true)];
    expect(chapters(log, 1)[0]?.entries.map((entry) => entry.fresh)).toEqual([false, true]);
    expect(chapters(log)[0]?.entries.some((entry) => entry.fresh)).toBe(false);
  });
});
