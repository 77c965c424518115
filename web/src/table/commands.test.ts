import { describe, expect, it } from "vitest";
import type { Command, OptionView, View } from "../lib/wire";
import { choicesOf, lineOf, openLine, refusedNext, turnsOf, wayOf } from "./commands";
import { regions } from "./fixtures/regions";
import { option, phrase, view } from "./fixtures/view";

const map = regions();
const [first, second, third] = map.spaces.map(({ handle }) => handle) as [string, string, string];

const line = (thing: string, more: Partial<Command> = {}): Command => ({
  thing, name: phrase(thing), short: null, way: [first], used: 0, most: 0, mark: "", note: null, clause: "", idle: false,
  open: false, change: "", turn: "", ...more,
});
const sheet = (lines: Command[], options: OptionView[], more: Partial<View> = {}): View =>
  view({ map, options, commands: { label: phrase("orders"), note: null, lines, trial: null, outcome: [] }, ...more });

const marches = [option("go 2", ["@1", second]), option("go 2 3", ["@1", second, third]), option("go 3", ["@1", third]), option("end")];
const two = sheet([line("@1"), line("@2")], marches);

describe("the sheet of orders", () => {
  it("opens the line that is picked, else the one that is asked about", () => {
    expect(openLine(two, [])).toBeNull();
    expect(openLine(two, ["@2"])?.thing).toBe("@2");
    expect(openLine(sheet([line("@1"), line("@2", { open: true })], []), [])?.thing).toBe("@2");
    expect(openLine(view(), ["@2"])).toBeNull();
  });

  it("claims the answers about its lines, and all of them where one is asked about", () => {
    expect(marches.map((one) => lineOf(two, one)?.thing)).toEqual(["@1", "@1", "@1", undefined]);
    const asked = sheet([line("@1", { open: true })], marches);
    expect(lineOf(asked, marches[3]!)?.thing).toBe("@1");
  });

  it("offers each next thing once: an answer where it is the only one", () => {
    const [go2, , go3] = marches;
    expect(choicesOf(marches.slice(0, 3), ["@1"])).toEqual([
      { key: second, thing: second, option: null },
      { key: third, thing: third, option: go3 },
    ]);
    expect(choicesOf(marches.slice(0, 2), ["@1", second]).map(({ option }) => option)).toEqual([go2, marches[1]]);
  });

  it("has buttons for what is about a line and nothing else", () => {
    const turn = option("turn 1", ["@1"]);
    expect(turnsOf(sheet([line("@1")], [turn]), line("@1"))).toEqual([turn]);
    expect(turnsOf(sheet([line("@1")], [turn, marches[0]!]), line("@1"))).toEqual([]);
  });

  it("tells the way with what is picked to go on to", () => {
    const codes = (picked: string[]) => wayOf(two, line("@1"), picked).map(({ handle }) => handle);
    expect(codes([])).toEqual([first]);
    expect(codes(["@1", second])).toEqual([first, second]);
    expect(codes(["@2", second])).toEqual([first]);
  });

  it("tells of what lies next to it why it can't be chosen, also where one refusal stands for several", () => {
    const near = map.spaces[0]!.near.map((number) => map.spaces[number]!.handle);
    const [one, other] = near as [string, string];
    const reason = { clause: "TOY-1", tag: phrase("far"), title: phrase("far"), text: phrase("far"), remedy: null };
    const barred = option("go x", ["@1", third], { reason: 0, clause: "TOY-1", ends: near.filter((handle) => handle !== third) });
    const shown = sheet([line("@1")], [option("go 1", ["@1", one])], { blocked: [barred], reasons: [reason] });
    const found = refusedNext(shown, line("@1"), ["@1"]).map(({ space }) => space.handle);
    expect(found).toContain(other);
    expect(found).not.toContain(one);
    expect(refusedNext(shown, line("@2"), ["@2"])).toEqual([]);
  });
});
