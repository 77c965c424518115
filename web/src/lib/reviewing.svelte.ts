/** Stepping through a finished game: the view after so many answers, and the log up to there. */

import { api } from "./api";
import type { Session } from "./session.svelte";
import type { LogLine, Review, ReviewStep, View } from "./wire";

/** Asks the server for the view after `at` answers. */
export type FetchStep = (at: number) => Promise<ReviewStep>;

const AHEAD = 3;
const KEPT = 120;

/** Where a reader is in a finished game. It opens at its end, with the view that is on display already. */
export class Reviewing {
  /** How many answers have been given at the shown moment; it leads the view by the time of a request. */
  at = $state(0);
  /** The view on display. */
  view = $state.raw<View | null>(null);
  /** Whether the last step could not be had. */
  failed = $state(false);
  readonly total: number;
  /** Rounds with the number of answers before them. */
  readonly rounds: [round: number, at: number][];

  readonly #review: Review;
  readonly #fetch: FetchStep;
  readonly #steps = new Map<number, Promise<ReviewStep>>();

  constructor(review: Review, last: View, fetch: FetchStep) {
    this.#review = review;
    this.#fetch = fetch;
    this.total = review.answers;
    this.rounds = review.rounds;
    this.at = review.answers;
    this.view = last;
    this.#steps.set(review.answers, Promise.resolve({ at: review.answers, view: last }));
  }

  /** The log as it was then. */
  get lines(): LogLine[] {
    return this.#review.lines.filter((told) => told.at <= this.at).map((told) => told.line);
  }

  /** How many of those lines the last answer brought. */
  get fresh(): number {
    return this.at ? this.#review.lines.filter((told) => told.at === this.at).length : 0;
  }

  /** The round at the shown moment; 0 before the first. */
  get round(): number {
    return this.rounds.filter(([, before]) => before <= this.at).at(-1)?.[0] ?? 0;
  }

  /** Shows the moment after so many answers. Overtaken requests change nothing. */
  async go(at: number): Promise<void> {
    const way = at < this.at ? -1 : 1;
    const wanted = Math.min(Math.max(Math.round(at), 0), this.total);
    this.at = wanted;
    const step = await this.#step(wanted).catch(() => null);
    if (this.at !== wanted) return;
    this.failed = !step;
    if (!step) return;
    this.view = step.view;
    this.#prefetch(way);
  }

  /** Goes to the beginning of the round before (-1) or after (1) the shown moment. */
  async turn(way: -1 | 1): Promise<void> {
    const starts = this.rounds.map(([, before]) => before);
    const next = way > 0 ? starts.find((start) => start > this.at) : starts.filter((start) => start < this.at).at(-1);
    await this.go(next ?? (way > 0 ? this.total : 0));
  }

  /** A held arrow key should not wait for the network at every step. */
  #prefetch(way: -1 | 1): void {
    for (let step = 1; step <= AHEAD; step += 1) {
      const at = this.at + way * step;
      if (at >= 0 && at <= this.total) this.#step(at).catch(() => undefined);
    }
  }

  #step(at: number): Promise<ReviewStep> {
    const known = this.#steps.get(at);
    if (known) return known;
    const coming = this.#fetch(at);
    coming.catch(() => this.#steps.delete(at));
    this.#steps.set(at, coming);
    if (this.#steps.size > KEPT) this.#steps.delete(this.#steps.keys().next().value!);
    return coming;
  }
}

/**
 * Starts stepping through a session's finished game.
 *
 * @throws RequestError when the game can't be had.
 */
export async function startReview(session: Session): Promise<void> {
  const { id, seat, view } = session;
  if (!view || session.review) return;
  const review = await api.review(id, seat);
  session.review = new Reviewing(review, view, (at) => api.reviewStep(id, at, seat));
}
