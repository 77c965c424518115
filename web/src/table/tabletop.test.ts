import { beforeEach, describe, expect, it, vi } from "vitest";
import { Choosing } from "../lib/choosing.svelte";
import type { Session } from "../lib/session.svelte";
import type { OptionView, View } from "../lib/wire";
import liza from "../themes/liza";
import { card, option, phrase, view, zone } from "./fixtures/view";
import { Tabletop } from "./tabletop.svelte";

const session = {
  id: "t", seat: "south", version: 1, online: true, behind: false, review: null, undo: "",
  passing: null as { soon: boolean } | null,
  view: null as View | null, act: vi.fn(), undoLast: vi.fn(), hurry: vi.fn(), setStops: vi.fn(),
};
const anchor = {} as HTMLElement;
let narrow = false;
let board: Tabletop;

const HAND = zone("hand", [card("wolf"), card("ox")], { layout: "hand" });
const ROW = zone("row", [card("@1")]);

/** Shows a view in the same table, as a session does when one arrives. */
function show(options: OptionView[], more: Partial<View> = {}): void {
  session.view = view({ ask: phrase("ask"), phase: "play", zones: [HAND, ROW], options, ...more });
  session.version += 1;
}

function sit(options: OptionView[], more: Partial<View> = {}): void {
  show(options, more);
  const room = { theme: () => liza, narrow: () => narrow, drawer: () => false, low: () => false };
  board = new Tabletop(session as unknown as Session, new Choosing(session as unknown as Session), room);
}

beforeEach(() => {
  vi.clearAllMocks();
  narrow = false;
  Object.assign(session, { online: true, behind: false, review: null, passing: null, view: null });
});

describe("pressing", () => {
  it("answers", () => {
    sit([option("play wolf", ["wolf"])]);
    board.press(HAND.cards[0]!, HAND, anchor);
    expect(session.act).toHaveBeenCalledExactlyOnceWith("play wolf");
    expect(board.reading).toBe("wolf");
  });

  it("tells why not", () => {
    const reasons = [{ clause: "c", tag: phrase("t"), title: phrase("t"), text: phrase("t"), remedy: null }];
    sit([option("pass")], { blocked: [option("play ox", ["ox"], { clause: "c", reason: 0 })], reasons });
    board.press(HAND.cards[1]!, HAND, anchor);
    expect(board.closer).toEqual({ anchor, handle: "ox", role: "" });
    expect(session.act).not.toHaveBeenCalled();
  });

  it("a card stands for its zone where the zone is asked for", () => {
    sit([option("to row", ["row"])]);
    board.press(ROW.cards[0]!, ROW, anchor);
    expect(session.act).toHaveBeenCalledExactlyOnceWith("to row");
  });

  it("in the phone's hand shows first and answers then", () => {
    narrow = true;
    sit([option("play wolf", ["wolf"])]);
    board.press(HAND.cards[0]!, HAND, anchor);
    expect(session.act).not.toHaveBeenCalled();
    expect(board.closer?.handle).toBe("wolf");
    board.press(HAND.cards[0]!, HAND, anchor);
    expect(session.act).toHaveBeenCalledExactlyOnceWith("play wolf");
  });
});

describe("a window that passes by itself", () => {
  it("asks for nothing", () => {
    session.passing = { soon: true };
    sit([option("play wolf", ["wolf"])]);
    expect([board.asked, board.usable("wolf")]).toEqual([false, false]);
  });
});

describe("a table without a line to the server", () => {
  it("asks for nothing", () => {
    session.online = false;
    sit([option("play wolf", ["wolf"])]);
    expect([board.asked, board.usable("wolf")]).toEqual([false, false]);
  });
});

describe("dropping", () => {
  it("gives the place that the answer names", () => {
    sit([option("move @1 a", ["@1", "a"]), option("move @1 b", ["@1", "b"])]);
    board.lift("@1");
    board.drop("@1", ["a"]);
    expect(session.act).toHaveBeenCalledExactlyOnceWith("move @1 a");
  });

  it("on a place that the answer does not name lets go", () => {
    sit([option("move @1 a", ["@1", "a"])]);
    board.lift("@1");
    board.drop("@1", ["c"]);
    expect(session.act).not.toHaveBeenCalled();
    expect(board.choosing.picked).toEqual([]);
  });

  it("keeps the place for the ask that comes after the answer", () => {
    sit([option("play wolf", ["wolf"])]);
    board.lift("wolf");
    board.drop("wolf", ["@1", "row"]);
    show([option("to row", ["row"]), option("to other", ["other"])]);
    board.settle();
    expect(session.act.mock.calls).toEqual([["play wolf"], ["to row"]]);
  });

  it("forgets a place that is not asked for", () => {
    sit([option("play wolf", ["wolf"])]);
    board.drop("wolf", ["row"]);
    show([option("pass")]);
    board.settle();
    show([option("to row", ["row"])]);
    board.settle();
    expect(session.act.mock.calls).toEqual([["play wolf"]]);
  });
});

describe("a card on its way", () => {
  it("is told while its place is asked for, until it has left the hand", () => {
    sit([option("play wolf", ["wolf"])]);
    board.press(HAND.cards[0]!, HAND, anchor);
    show([option("to row", ["row"])]);
    board.settle();
    expect(board.going).toBe("wolf");
    show([option("pass")], { zones: [zone("hand", [card("ox")], { layout: "hand" }), ROW] });
    board.settle();
    expect(board.going).toBe("");
  });
});

describe("stops", () => {
  it("are turned for one kind of turn alone", () => {
    sit([]);
    session.passing = { soon: false, stops: { own: ["a"], others: ["a"] }, idle: true } as never;
    board.toggleStop("a", "own");
    board.toggleStop("b", "others");
    expect(session.setStops.mock.calls).toEqual([[[], ["a"], true], [["a"], ["a", "b"], true]]);
  });
});
