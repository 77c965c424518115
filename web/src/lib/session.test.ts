import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asking, card, line, message, option, sheet, view, zone } from "./fixtures/views";
import { PACE } from "./playback.svelte";
import { Session } from "./session.svelte";
import { Reviewing } from "./reviewing.svelte";
import { settings } from "./settings.svelte";
import type { Line } from "./socket";
import type { ServerMessage, TableSheet } from "./wire";

let wire: { say(message: ServerMessage): void; sent: Record<string, unknown>[]; end(code: number): void };

function join(table: TableSheet = sheet(["a"])): Session {
  const sent: Record<string, unknown>[] = [];
  const fake: Line = {
    readyState: 1, onopen: null, onclose: null, onmessage: null,
    send: (data) => sent.push(JSON.parse(String(data)) as Record<string, unknown>),
    close: () => undefined,
  };
  const self = fake as unknown as WebSocket;
  wire = {
    sent,
    say: (said) => fake.onmessage?.call(self, { data: JSON.stringify(said) } as MessageEvent),
    end: (code) => fake.onclose?.call(self, { code } as CloseEvent),
  };
  const session = new Session("t", () => fake);
  wire.say({ type: "table", table });
  return session;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "auto";
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the views of a rival's doings", () => {
  it("are shown one after another, each for its time", () => {
    const session = join();
    wire.say(message(1, { whole: true, lines: [line("one")] }));
    expect(session.version).toBe(1);
    vi.advanceTimersByTime(PACE);
    wire.say(message(2, { lines: [line("two")] }));
    wire.say(message(3, { lines: [line("three"), line("four")] }));
    vi.advanceTimersByTime(0);
    expect([session.version, session.behind, session.fresh]).toEqual([2, true, 1]);
    vi.advanceTimersByTime(PACE - 1);
    expect(session.version).toBe(2);
    vi.advanceTimersByTime(1);
    expect([session.version, session.behind, session.fresh]).toEqual([3, false, 2]);
    expect(session.lines.map((one) => one.text.message)).toEqual(["one", "two", "three", "four"]);
  });

  it("are skipped when the reader hurries, and no line is lost", () => {
    const session = join();
    wire.say(message(1, { whole: true, lines: [line("one")] }));
    wire.say(message(2, { lines: [line("two")] }));
    wire.say(message(3, { lines: [line("three")] }));
    session.hurry();
    expect([session.version, session.behind, session.fresh, session.lines.length]).toEqual([3, false, 2, 3]);
    vi.advanceTimersByTime(5 * PACE);
    expect(session.version).toBe(3);
  });

  it("are shown at once with less motion", () => {
    settings.motion = "less";
    const session = join();
    wire.say(message(1, { whole: true }));
    wire.say(message(2));
    expect([session.version, session.behind]).toEqual([2, false]);
  });

  it("keep the end of the game back until they have been shown", () => {
    const session = join();
    wire.say(message(1, { whole: true }));
    wire.say(message(2));
    wire.say({ type: "over", seat: "a", agreed: false, summary: null, seed: "", promise: "", honest: true });
    expect(session.over).toBeNull();
    vi.advanceTimersByTime(PACE);
    expect(session.over?.honest).toBe(true);
  });
});

describe("a view that comes whole", () => {
  it("replaces all lines and what was still to be shown", () => {
    const session = join();
    wire.say(message(1, { whole: true, lines: [line("one")] }));
    wire.say(message(2, { lines: [line("two")] }));
    wire.say(message(7, { whole: true, lines: [line("new"), line("order")] }));
    expect([session.version, session.behind, session.fresh]).toEqual([7, false, 0]);
    expect(session.lines.map((one) => one.text.message)).toEqual(["new", "order"]);
  });
});

describe("an answer", () => {
  it("goes out with the version on display, and its own view is shown at once", () => {
    const session = join();
    wire.say(message(4, { whole: true }));
    session.act("pass", "why");
    expect(wire.sent).toEqual([{ type: "act", seat: "a", version: 4, text: "pass", note: "why" }]);
    wire.say(message(5));
    expect(session.version).toBe(5);
    wire.say(message(6));
    expect([session.version, session.behind]).toEqual([5, true]);
  });

  it("only hurries while the rival's doings are being shown", () => {
    const session = join();
    wire.say(message(4, { whole: true }));
    wire.say(message(5));
    session.act("pass");
    expect(wire.sent).toEqual([]);
    expect(session.version).toBe(5);
  });

  it("that is refused says so, and the next view is not taken for its own", () => {
    const session = join();
    wire.say(message(4, { whole: true }));
    session.act("pass");
    const refusal = { code: "stale", clause: "", texts: { es: "Tarde." }, remedies: { es: "Mira." } };
    wire.say({ type: "refused", seat: "a", refusal });
    expect(session.refusal?.code).toBe("stale");
    wire.say(message(5));
    expect([session.version, session.behind]).toEqual([4, true]);
    session.dismiss();
    expect(session.refusal).toBeNull();
  });

  it("is lost without a connection", () => {
    const session = join();
    wire.say(message(4, { whole: true }));
    wire.end(1006);
    session.act("pass");
    expect(wire.sent).toEqual([]);
    expect(session.online).toBe(false);
  });
});

describe("other messages", () => {
  it("carry the seat on display", () => {
    const session = join();
    session.undoLast();
    session.wish("draw");
    session.reply("undo", false);
    session.setStops(["x"], [], true);
    session.skip("x");
    session.stopSkipping();
    expect(wire.sent).toEqual([
      { type: "undo", seat: "a" },
      { type: "wish", seat: "a", what: "draw" },
      { type: "reply", seat: "a", what: "undo", yes: false },
      { type: "stops", seat: "a", own: ["x"], others: [], idle: true },
      { type: "skip", seat: "a", to: "x", off: false },
      { type: "skip", seat: "a", to: "", off: true },
    ]);
  });
});

describe("the connection", () => {
  it("says why it will not come back", () => {
    const session = join();
    wire.end(4403);
    expect(session.gone).toBe("stranger");
  });
});

describe("what changed", () => {
  it("is told by handle, counter and forecast", () => {
    const session = join();
    const counters = (value: number) => [
      { seat: "a", title: { message: "a", args: [] }, active: true, owing: true, marks: [], note: null, handed: "", counters: [
        { role: "life", label: { message: "life", args: [] }, value, highest: 9, room: 0, scale: 1 },
      ] },
    ];
    const forecast = { zone: "z", label: { message: "z", args: [] }, leader: "", clause: "" };
    wire.say(message(1, { whole: true, view: view({
      seats: counters(9), zones: [zone("hand", [card("@1"), card("@2")]), zone("row", [card("@3")])],
      forecasts: [{ ...forecast, strengths: { a: 1 } }],
    }) }));
    expect(session.changed.size).toBe(0);
    vi.advanceTimersByTime(PACE);
    wire.say(message(2, { view: view({
      seats: counters(8),
      zones: [zone("hand", [card("@2")]), zone("row", [card("@3", { marks: ["hurt"] }), card("@1")])],
      forecasts: [{ ...forecast, strengths: { a: 2 } }],
    }) }));
    vi.advanceTimersByTime(0);
    expect([...session.changed].sort()).toEqual(["@1", "@3", "forecast:z", "life:a"]);
  });
});

describe("two people at one device", () => {
  const both = () => sheet(["a", "b"], { awaited: ["a"] });

  it("hand it over before anything is shown, and again when the other is asked", () => {
    const session = join(both());
    wire.say(message(1, { whole: true, view: asking("a", true) }));
    wire.say(message(1, { whole: true, seat: "b", view: asking("b", false) }));
    expect([session.seat, session.handover]).toEqual(["a", "a"]);
    session.swap("a");
    expect(session.handover).toBe("");
    session.act("pass");
    wire.say(message(2, { view: asking("a", false) }));
    wire.say(message(2, { seat: "b", view: asking("b", true) }));
    expect(session.handover).toBe("b");
    session.swap("b");
    vi.advanceTimersByTime(PACE);
    expect([session.seat, session.handover, session.version]).toEqual(["b", "", 2]);
  });

  it("keep the device where the other's window will pass by itself", () => {
    const session = join(both());
    wire.say(message(1, { whole: true, view: asking("a", true) }));
    session.swap("a");
    wire.say(message(2, { whole: true, view: asking("a", false) }));
    const passing = { ...message(2).passing, soon: true };
    wire.say(message(2, { whole: true, seat: "b", view: asking("b", true), passing }));
    expect(session.handover).toBe("");
    wire.say(message(3, { whole: true, seat: "b", view: asking("b", true) }));
    expect(session.handover).toBe("b");
  });

  it("need no curtain with one seat, nor once the game is over", () => {
    const alone = join();
    wire.say(message(1, { whole: true, view: asking("a", true) }));
    expect(alone.handover).toBe("");
    const pair = join(both());
    wire.say(message(1, { whole: true, view: asking("a", true) }));
    wire.say({ type: "over", seat: "a", agreed: true, summary: null, seed: "", promise: "", honest: true });
    expect(pair.handover).toBe("");
  });
});

describe("a review", () => {
  it("takes the place of the newest view and lines", () => {
    const session = join();
    wire.say(message(9, { whole: true, lines: [line("end")], view: view({ round: 9 }) }));
    const review = { seat: "a", answers: 9, lines: [], rounds: [] };
    session.review = new Reviewing(review, view({ round: 2 }), () => Promise.reject(new Error("not asked")));
    expect([session.view?.round, session.lines.length]).toEqual([2, 0]);
    session.act("pass");
    expect(wire.sent).toEqual([]);
    session.review = null;
    expect([session.view?.round, session.lines.length]).toEqual([9, 1]);
  });
});

describe("an answer that a rule demands a reason for", () => {
  it("waits for the reason and is sent with it", () => {
    const session = join();
    const text = "judge";
    const demanding = { ...option(text), note: "CAM-arbitro-3" };
    wire.say(message(3, { view: asking("a", true, { options: [demanding] }) }));
    session.act(text);
    expect(wire.sent.filter((one) => one.type === "act")).toEqual([]);
    expect(session.noting?.text).toBe(text);
    session.act(text, "by the photo");
    expect(wire.sent.at(-1)).toMatchObject({ type: "act", text, note: "by the photo" });
    expect(session.noting).toBeNull();
  });
});

describe("the seats of who is late", () => {
  it("are answered for by an organiser, who has none", () => {
    const post = {
      pace: { hours: 24, days: 0, hour: 0, zone: "UTC" }, absence: "organiser" as const, level: "", organiser: "O",
      organising: true, paused: 0, waiting: [], acting: ["b"], handing: [], deeds: 1,
    };
    const session = join({ ...sheet([]), post });
    expect([session.seats, session.answerable, session.seat]).toEqual([[], ["b"], "b"]);
    session.swap("b");
    wire.say({ type: "table", table: { ...sheet([]), post } });
    expect(session.seat).toBe("b");
    expect(session.handover).toBe("");
  });
});
