import { describe, expect, it } from "vitest";
import type { Link, OptionView, Reason, View } from "../lib/wire";
import { card, option, phrase, view, zone } from "./fixtures/view";
import { refusalsOf, worn } from "./refusals";

const reason = (clause: string): Reason => ({
  clause, tag: phrase("tag"), title: phrase("title"), text: phrase("text"), remedy: null,
});
const [LATE, POOR] = [reason("late"), reason("poor")];
const refused = (text: string, things: string[], why: number): OptionView => option(text, things, { clause: "x", reason: why });
const draft: Link = { role: "attack", source: "@1", target: "@9", owner: "south", fixed: false };

function asking(more: Partial<View>): View {
  return view({
    ask: phrase("ask"), phase: "play", reasons: [LATE, POOR],
    zones: [zone("hand", [card("spell"), card("stone")], { layout: "hand" }), zone("row", [card("@1"), card("@2")])],
    ...more,
  });
}

const tags = (shown: View) => Object.fromEntries([...worn(shown)].map(([thing, why]) => [thing, why.clause]));

describe("refusals of a thing", () => {
  it("tell each reason once, that of the kind of answer that is asked for first", () => {
    const shown = asking({
      options: [option("move @1 left", ["@1", "left"])],
      blocked: [refused("attack @2 x", ["@2", "x"], 0), refused("attack @2 y", ["@2", "y"], 0), refused("move @2 left", ["@2", "left"], 1)],
    });
    expect(refusalsOf(shown, [], "@2").map((one) => one.reason)).toEqual([POOR, LATE]);
  });

  it("go on from what is picked", () => {
    const shown = asking({ blocked: [refused("attack @1 x", ["@1", "x"], 0), refused("attack @2 x", ["@2", "x"], 1)] });
    expect(refusalsOf(shown, ["@1"], "x").map((one) => one.reason)).toEqual([LATE]);
    expect(refusalsOf(shown, [], "x")).toEqual([]);
  });
});

describe("tags", () => {
  it("are worn in the hand whenever something is asked", () => {
    const blocked = [refused("play stone", ["stone"], 1), refused("attack @1 x", ["@1", "x"], 0)];
    expect(tags(asking({ options: [option("pass")], blocked }))).toEqual({ stone: "poor" });
  });

  it("are worn on the board where answers of that kind are asked for", () => {
    const blocked = [refused("attack @2 x", ["@2", "x"], 0)];
    expect(tags(asking({ options: [option("attack @1 x", ["@1", "x"])], blocked }))).toEqual({ "@2": "late" });
    expect(tags(asking({ options: [option("move @1 x", ["@1", "x"])], blocked }))).toEqual({});
  });

  it("stay on the board while a draft is being made, but not on what is in it", () => {
    const blocked = [refused("attack @1 x", ["@1", "x"], 1), refused("attack @2 x", ["@2", "x"], 0)];
    expect(tags(asking({ options: [option("end")], links: [draft], blocked }))).toEqual({ "@2": "late" });
    expect(tags(asking({ options: [option("end")], links: [{ ...draft, owner: "north" }], blocked }))).toEqual({});
  });

  it("are not worn by what can be used otherwise", () => {
    const blocked = [refused("play spell", ["spell"], 1)];
    expect(tags(asking({ options: [option("discard spell", ["spell"])], blocked }))).toEqual({});
  });

  it("are not worn when nothing is asked, nor before the first phase", () => {
    const blocked = [refused("play spell", ["spell"], 1)];
    expect(tags(asking({ ask: null, blocked }))).toEqual({});
    expect(tags(asking({ phase: "", blocked }))).toEqual({});
  });
});
