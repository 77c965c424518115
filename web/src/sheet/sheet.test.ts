import { expect, test, vi } from "vitest";
import { view } from "../lib/fixtures/views";
import type { Clash, Sheet, SheetLine } from "../lib/wire";
import { type Answering, Filling } from "./filling.svelte";
import { differing, entryOf, fightOf, missing, onSheet } from "./sheet";

const said = (message: string) => ({ message, args: [] });

function line(more: Partial<SheetLine> = {}): SheetLine {
  return {
    thing: "@1", label: said("spears"), owner: "red", icon: "", figures: [25], told: [], differs: false, value: null,
    choices: [], entry: "", most: 0, ...more,
  };
}

function sheet(more: Partial<Sheet> = {}): Sheet {
  return {
    facts: [], columns: [], lines: [], versions: [], rolls: [], rolls_clause: "", writes: false, rules: false, send: "", offers: [],
    clause: "", ...more,
  };
}

function clash(number: number, more: Partial<Clash> = {}): Clash {
  return {
    number, label: said("fight"), owner: "red", target: "", attackers: [], defenders: [], totals: {}, parts: {},
    leader: "", outcome: null, clause: "", fixed: true, against: "blue", most: {}, sealed: [], open: {}, notes: [],
    over: false, sheet: sheet(), ...more,
  };
}

const option = (text: string) => ({ text, words: said(text), things: [], clause: "", reason: -1, note: "", ends: [] });

test("lines are counted that differ, and that nothing is written on", () => {
  const lines = [line({ differs: true, value: 0 }), line({ differs: true }), line({ value: 3 })];
  expect(differing(sheet({ lines }))).toBe(2);
  expect(missing(sheet({ lines }))).toBe(1);
});

test.each([["7", "lost 7"], ["25", "lost 25"], ["26", "lost 26"], ["007", "lost 7"], ["-1", ""], ["2.5", ""], ["", ""], [" ", ""], ["x", ""]])(
  "%j on a line of 25 is written as %j",
  (written, answer) => expect(entryOf(line({ entry: "lost ", most: 25 }), written)).toBe(answer),
);

test("what the sheet itself offers is not listed beside it", () => {
  const choices = [{ value: 1, words: said("captive"), answer: "fate duke captive" }];
  const filled = sheet({ versions: [{ seat: "red", answer: "adopt 1" }], lines: [line({ choices }), line({ entry: "lost u7 " })] });
  const offered = ["adopt 1", "fate duke captive", "lost u7 3", "send", "lost u71 3"].map(option);
  expect(offered.filter((one) => onSheet(filled, one)).map((one) => one.text)).toEqual(["adopt 1", "fate duke captive", "lost u7 3"]);
});

test("a seat is awaited for what it writes, else for the fight it takes part in", () => {
  const one = clash(1);
  const other = clash(2, { owner: "green", against: "gold", sheet: sheet({ writes: true, rules: true }) });
  const shown = view({ seat: "judge", clashes: [one, other, clash(3, { owner: "gold", over: true })] });
  expect(fightOf(shown, "judge")).toBe(other);
  expect(fightOf(shown, "blue")).toBe(one);
  expect(fightOf(shown, "gold")).toBe(other);
  expect(fightOf(shown, "black")).toBeUndefined();
  expect(fightOf(null, "blue")).toBeUndefined();
});

function desk(): Answering & { version: number; refusal: unknown; online: boolean; act: ReturnType<typeof vi.fn<(text: string) => void>> } {
  const made = { version: 4, refusal: null as unknown, online: true, act: vi.fn<(text: string) => void>(), dismiss: () => (made.refusal = null) };
  return made;
}

test("answers wait for the view that the one before brought", () => {
  const session = desk();
  const filling = new Filling(session);
  filling.give("a");
  filling.give("b");
  expect(session.act.mock.calls).toEqual([["a"]]);
  filling.next();
  expect(session.act).toHaveBeenCalledTimes(1);
  session.version = 5;
  filling.next();
  expect(session.act.mock.calls).toEqual([["a"], ["b"]]);
  expect(filling.busy).toBe(true);
  session.version = 6;
  filling.next();
  expect(filling.busy).toBe(false);
});

test("a refusal takes what waited along, and the next answer is given at once", () => {
  const session = desk();
  const filling = new Filling(session);
  filling.give("a");
  filling.give("b");
  session.refusal = { code: "no" };
  filling.next();
  session.version = 5;
  filling.next();
  filling.give("c");
  expect(session.act.mock.calls).toEqual([["a"], ["c"]]);
});

test("what was given while the line was down is given when it is back", () => {
  const session = desk();
  session.online = false;
  const filling = new Filling(session);
  filling.give("a");
  expect(session.act).not.toHaveBeenCalled();
  session.online = true;
  filling.next();
  expect(session.act.mock.calls).toEqual([["a"]]);
});
