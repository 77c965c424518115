import { beforeEach, describe, expect, it, vi } from "vitest";
import { Choosing } from "./choosing.svelte";
import { option, phrase, view } from "./fixtures/views";
import type { Session } from "./session.svelte";
import type { OptionView, Reason, View } from "./wire";

const reason = (clause: string): Reason => {
  return { clause, tag: phrase("tag"), title: phrase("title"), text: phrase("text"), remedy: null };
};

const session = {
  seat: "a", version: 1, behind: false, review: null, undo: "" as string, view: null as View | null,
  act: vi.fn(), undoLast: vi.fn(), hurry: vi.fn(),
};
let choosing: Choosing;

function offer(options: OptionView[], more: Partial<View> = {}): void {
  session.view = view({ options, ...more });
  choosing = new Choosing(session as unknown as Session);
}

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(session, { seat: "a", version: 1, behind: false, review: null, undo: "", view: null });
});

describe("without a view", () => {
  it("nothing can be done", () => {
    choosing = new Choosing(session as unknown as Session);
    expect([choosing.live, choosing.buttons, choosing.main, choosing.several]).toEqual([[], [], null, []]);
    choosing.point("x");
    expect(session.act).not.toHaveBeenCalled();
  });
});

describe("buttons", () => {
  it("are the options without things; the main one stands apart", () => {
    offer([option("end"), option("draw"), option("play x", ["x"])], { main: "end" });
    expect(choosing.main?.text).toBe("end");
    expect(choosing.buttons.map((one) => one.text)).toEqual(["draw"]);
  });

  it("have a main one also where it points at things", () => {
    offer([option("play x", ["x"])], { main: "play x" });
    expect(choosing.main?.text).toBe("play x");
  });
});

describe("pointing", () => {
  it("answers at once where one option is complete", () => {
    offer([option("play x", ["x"]), option("play y", ["y"])]);
    expect([...choosing.playable]).toEqual(["x", "y"]);
    choosing.point("y");
    expect(session.act).toHaveBeenCalledExactlyOnceWith("play y");
    expect(choosing.picked).toEqual([]);
  });

  it("goes from thing to thing until an option is complete", () => {
    offer([option("x to p", ["x", "p"]), option("x to q", ["x", "q"]), option("y to p", ["y", "p"])]);
    choosing.point("x");
    expect(choosing.picked).toEqual(["x"]);
    expect([...choosing.targets]).toEqual(["p", "q"]);
    expect(choosing.playable.size).toBe(0);
    expect(choosing.live.map((one) => one.text)).toEqual(["x to p", "x to q"]);
    choosing.point("q");
    expect(session.act).toHaveBeenCalledExactlyOnceWith("x to q");
  });

  it("lets go of what is pointed at again", () => {
    offer([option("x to p", ["x", "p"])]);
    choosing.point("x");
    choosing.point("x");
    expect(choosing.picked).toEqual([]);
  });

  it("begins anew with another thing that can begin", () => {
    offer([option("x to p", ["x", "p"]), option("y to p", ["y", "p"])]);
    choosing.point("x");
    choosing.point("y");
    expect(choosing.picked).toEqual(["y"]);
  });

  it("may take the same thing twice where an option does", () => {
    offer([option("x on itself", ["x", "x"])]);
    choosing.point("x");
    choosing.point("x");
    expect(session.act).toHaveBeenCalledExactlyOnceWith("x on itself");
  });

  it("at what means nothing does nothing", () => {
    offer([option("x to p", ["x", "p"])]);
    choosing.point("x");
    choosing.point("z");
    expect(choosing.picked).toEqual(["x"]);
  });

  it("offers a menu where several options are complete", () => {
    offer([option("x one way", ["x"]), option("x another way", ["x"])]);
    choosing.point("x");
    expect(session.act).not.toHaveBeenCalled();
    expect(choosing.several.map((one) => one.text)).toEqual(["x one way", "x another way"]);
    choosing.answer(choosing.several[1] as OptionView);
    expect(session.act).toHaveBeenCalledExactlyOnceWith("x another way");
  });

  it("offers what is complete beside what goes on", () => {
    offer([option("x alone", ["x"]), option("x to p", ["x", "p"])]);
    choosing.point("x");
    expect(choosing.several.map((one) => one.text)).toEqual(["x alone"]);
    expect([...choosing.targets]).toEqual(["p"]);
    choosing.point("p");
    expect(session.act).toHaveBeenCalledExactlyOnceWith("x to p");
  });

  it("only hurries while the rival's doings are shown", () => {
    offer([option("play x", ["x"])]);
    session.behind = true;
    expect(new Choosing(session as unknown as Session).playable.size).toBe(0);
    choosing.point("x");
    expect(session.act).not.toHaveBeenCalled();
    expect(session.hurry).toHaveBeenCalledOnce();
  });
});

describe("what is picked", () => {
  it("is forgotten with another view or seat", () => {
    offer([option("x to p", ["x", "p"])]);
    choosing.point("x");
    session.version = 2;
    expect(choosing.picked).toEqual([]);
    choosing.point("x");
    session.seat = "b";
    expect(choosing.picked).toEqual([]);
  });
});

describe("the way back", () => {
  it("goes thing by thing", () => {
    offer([option("x p q", ["x", "p", "q"])]);
    choosing.point("x");
    choosing.point("p");
    choosing.back();
    expect(choosing.picked).toEqual(["x"]);
    choosing.back();
    expect(choosing.picked).toEqual([]);
    expect(session.undoLast).not.toHaveBeenCalled();
  });

  it("takes the last answer back only if that is free", () => {
    offer([]);
    session.undo = "ask";
    choosing.back();
    expect(session.undoLast).not.toHaveBeenCalled();
    session.undo = "free";
    choosing.back();
    expect(session.undoLast).toHaveBeenCalledOnce();
  });
});

describe("reasons", () => {
  const reasons = [reason("T-1"), reason("T-2")];

  it("are told for what can't begin an answer", () => {
    const blocked = [option("play x", ["x"], 1), option("play y twice", ["y"], 0)];
    offer([option("play y", ["y"])], { reasons, blocked });
    expect(choosing.reason("x")?.reason.clause).toBe("T-2");
    expect(choosing.reason("x")?.option.text).toBe("play x");
    expect(choosing.reason("y")).toBeNull();
    expect(choosing.reason("z")).toBeNull();
  });

  it("are told each once", () => {
    const blocked = [option("x p", ["x", "p"], 0), option("x q", ["x", "q"], 0), option("x r", ["x", "r"], 1)];
    offer([], { reasons, blocked });
    expect(choosing.reasons("x").map((one) => one.reason.clause)).toEqual(["T-1", "T-2"]);
  });

  it("are told for a target once something is picked", () => {
    offer([option("x p", ["x", "p"])], { reasons, blocked: [option("x q", ["x", "q"], 1), option("q", ["q"], 0)] });
    expect(choosing.reason("q")?.reason.clause).toBe("T-1");
    choosing.point("x");
    expect(choosing.reason("q")?.reason.clause).toBe("T-2");
    expect(choosing.reason("p")).toBeNull();
  });
});
