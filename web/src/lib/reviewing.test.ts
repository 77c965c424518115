import { describe, expect, it } from "vitest";
import type { LogLine, Review, ReviewStep, View } from "./wire";
import { Reviewing } from "./reviewing.svelte";

function view(round: number): View {
  return { game: "g", seat: "a", seats: [], zones: [], phases: [], phase: "", round } as unknown as View;
}

function told(at: number): Review["lines"][number] {
  const line: LogLine = {
    text: { message: `line ${at}`, args: [] }, clause: "", round: 1, active: "a", seat: "", under: false, times: 1,
  };
  return { at, line };
}

const REVIEW: Review = {
  seat: "a",
  answers: 20,
  lines: [told(0), told(5), told(5), told(20)],
  rounds: [[1, 2], [2, 9], [3, 15]],
};

/** A server that answers when it is told to. */
function server() {
  const asked: number[] = [];
  const waiting = new Map<number, (step: ReviewStep) => void>();
  const failing = new Set<number>();
  const fetch = (at: number) => {
    asked.push(at);
    if (failing.has(at)) return Promise.reject(new Error("offline"));
    return new Promise<ReviewStep>((resolve) => waiting.set(at, resolve));
  };
  const answer = (at: number) => waiting.get(at)!({ at, view: view(at) });
  return { asked, answer, failing, fetch };
}

function open() {
  const from = server();
  return { ...from, review: new Reviewing(REVIEW, view(99), from.fetch) };
}

describe("stepping through a game", () => {
  it("opens at the end without asking", async () => {
    const { review, asked } = open();
    await review.go(20);
    expect([review.at, review.view?.round, review.lines.length, review.fresh]).toEqual([20, 99, 4, 1]);
    expect(asked).not.toContain(20);
  });

  it("shows the view and the log of the moment, and asks for the next ones ahead", async () => {
    const { review, asked, answer } = open();
    const gone = review.go(5);
    answer(5);
    await gone;
    expect([review.view?.round, review.lines.length, review.fresh, review.round]).toEqual([5, 3, 2, 1]);
    expect(asked).toEqual([5, 4, 3, 2]);
  });

  it("asks for no step twice", async () => {
    const { review, asked, answer } = open();
    for (let time = 0; time < 2; time += 1) {
      const gone = review.go(5);
      answer(5);
      await gone;
    }
    expect(asked.filter((at) => at === 5)).toHaveLength(1);
  });

  it("is not set back by an answer that comes late", async () => {
    const { review, answer } = open();
    const first = review.go(5);
    const second = review.go(9);
    answer(9);
    await second;
    answer(5);
    await first;
    expect([review.at, review.view?.round]).toEqual([9, 9]);
  });

  it("stays within the game", async () => {
    const { review, answer } = open();
    const gone = review.go(-7);
    answer(0);
    await gone;
    expect([review.at, review.round]).toEqual([0, 0]);
    await review.go(1000);
    expect(review.at).toBe(20);
  });

  it("walks by rounds", async () => {
    const { review } = open();
    const walked: number[] = [];
    for (const way of [-1, -1, -1, -1, 1, 1] as const) {
      void review.turn(way);
      walked.push(review.at);
    }
    expect(walked).toEqual([15, 9, 2, 0, 2, 9]);
  });

  it("says when a step could not be had, and tries again", async () => {
    const { review, failing, answer } = open();
    failing.add(5);
    await review.go(5);
    expect([review.failed, review.view?.round]).toEqual([true, 99]);
    failing.clear();
    const gone = review.go(5);
    answer(5);
    await gone;
    expect([review.failed, review.view?.round]).toEqual([false, 5]);
  });
});
