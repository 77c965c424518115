import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { press, type Deeds } from "./keys";

/** As much of an element as the keys look at: the selectors that it or something around it matches. */
class Thing {
  constructor(readonly inside: string[], readonly card = false) {}

  closest(selectors: string): Thing | null {
    return selectors.split(", ").some((one) => this.inside.includes(one)) ? this : null;
  }

  matches(): boolean {
    return this.card;
  }
}

const [NOWHERE, CARD, BUTTON, FIELD] = [new Thing([]), new Thing(["button"], true), new Thing(["button"]), new Thing(["input"])];

const deeds = {
  main: vi.fn(() => true), back: vi.fn(), undo: vi.fn(), skip: vi.fn(), hand: vi.fn(), log: vi.fn(), rulebook: vi.fn(),
  help: vi.fn(),
} satisfies Deeds;

function type(key: string, target = NOWHERE, more: Partial<KeyboardEvent> = {}, characters = true): boolean {
  const event = { key, target, repeat: false, defaultPrevented: false, ...more } as unknown as KeyboardEvent;
  return press(event, deeds, characters);
}

let dialog: object | null = null;

beforeAll(() => {
  vi.stubGlobal("Element", Thing);
  vi.stubGlobal("document", { querySelector: () => dialog });
});
beforeEach(() => {
  vi.clearAllMocks();
  dialog = null;
});

describe("keys", () => {
  it.each([["Escape", "back"], ["z", "undo"], ["Z", "undo"], ["f", "skip"], ["l", "log"], ["r", "rulebook"], ["?", "help"]] as const)(
    "%s does %s",
    (key, deed) => {
      expect(type(key)).toBe(true);
      expect(deeds[deed]).toHaveBeenCalledOnce();
    },
  );

  it("digits go to the hand", () => {
    type("3");
    expect(deeds.hand).toHaveBeenCalledExactlyOnceWith(3);
    expect(type("0")).toBe(false);
  });

  it("Space answers from nowhere and from a card, but presses other buttons", () => {
    expect([type(" "), type(" ", CARD), type(" ", BUTTON)]).toEqual([true, true, false]);
    expect(deeds.main).toHaveBeenCalledTimes(2);
  });

  it("characters alone do nothing where they are switched off; Space and Escape still do", () => {
    expect(["z", "3", "?", " ", "Escape"].map((key) => type(key, NOWHERE, {}, false))).toEqual([
      false, false, false, true, true,
    ]);
  });

  it("Enter presses what has the focus, and answers from nowhere", () => {
    expect([type("Enter"), type("Enter", CARD), type("Enter", BUTTON)]).toEqual([true, false, false]);
    expect(deeds.main).toHaveBeenCalledOnce();
  });

  it("a held key answers once", () => {
    expect([type(" ", NOWHERE, { repeat: true }), type("z", NOWHERE, { repeat: true })]).toEqual([false, false]);
  });

  it("belong to a dialog while one is open", () => {
    dialog = {};
    expect([type(" "), type("z"), type("1")]).toEqual([false, false, false]);
  });

  it("are left alone in fields, with other keys held, and where somebody has used them", () => {
    expect([type("f", FIELD), type("r", NOWHERE, { ctrlKey: true }), type("z", NOWHERE, { defaultPrevented: true })]).toEqual([
      false, false, false,
    ]);
    expect(type("x")).toBe(false);
  });
});
