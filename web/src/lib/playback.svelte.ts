/** What one seat is shown: views that arrive faster than a person can follow are played one after another. */
import { changedHandles } from "./changes";
import { settings } from "./settings.svelte";
import type { LogLine, OverMessage, PassingSheet, View, ViewMessage } from "./wire";

/** How long a view stays at least before the next one, in milliseconds. */
export const PACE = 700;

export class Playback {
  view = $state.raw<View | null>(null);
  version = $state(0);
  lines = $state.raw<LogLine[]>([]);
  /** How many of the last lines came with the view on display. */
  fresh = $state(0);
  undo = $state<ViewMessage["undo"]>("");
  passing = $state.raw<PassingSheet | null>(null);
  changed = $state.raw(new Set<string>());
  private result = $state.raw<OverMessage | null>(null);
  private queue = $state.raw<ViewMessage[]>([]);
  private shownAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private answered = false;

  /** Whether views are still waiting to be shown. */
  get behind(): boolean {
    return this.queue.length > 0;
  }

  /** The end, once everything before it has been shown. */
  get over(): OverMessage | null {
    return this.behind ? null : this.result;
  }

  /** Whether this seat owes an answer, by the newest view that has arrived; not one that will pass by itself. */
  get asked(): boolean {
    const { view, passing } = this.queue.at(-1) ?? this;
    return view !== null && !passing?.soon && view.seats.some((one) => one.seat === view.seat && one.owing);
  }

  /** Take a view that arrived. */
  take(message: ViewMessage): void {
    if (message.whole || this.view === null || settings.still || this.answered) {
      this.answered = false;
      this.showAll([...this.queue, message]);
    } else {
      this.queue = [...this.queue, message];
      this.schedule();
    }
  }

  /** Take the end. */
  finish(message: OverMessage): void {
    this.result = message;
  }

  /** Expect the next view to come from the reader's own answer: it is shown at once. */
  expectOwn(): void {
    this.answered = true;
    this.hurry();
  }

  /** Forget what was expected: the answer was refused, or never sent. */
  expectNothing(): void {
    this.answered = false;
  }

  /** Show the newest view at once. */
  hurry(): void {
    if (this.behind) this.showAll(this.queue);
  }

  /** Stop the clock. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.step(), Math.max(0, this.shownAt + PACE - Date.now()));
  }

  private step(): void {
    const [next, ...rest] = this.queue;
    if (next === undefined) return;
    this.showAll([next]);
    this.queue = rest;
    if (this.behind) this.schedule();
  }

  private showAll(messages: ViewMessage[]): void {
    const last = messages.at(-1);
    if (last === undefined) return;
    clearTimeout(this.timer);
    const known = this.lines.length;
    let lines = this.lines;
    for (const message of messages) lines = message.whole ? message.lines : [...lines, ...message.lines];
    this.changed = changedHandles(this.view, last.view);
    this.fresh = messages.some((message) => message.whole) ? 0 : lines.length - known;
    this.lines = lines;
    this.view = last.view;
    this.version = last.version;
    this.undo = last.undo;
    this.passing = last.passing;
    this.queue = [];
    this.shownAt = Date.now();
  }
}
