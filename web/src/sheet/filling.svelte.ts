/** Answers that are given one after the other, each once the view has come that the one before it brought. */

/** What is needed of a session. */
export interface Answering {
  readonly version: number;
  readonly refusal: unknown;
  readonly online: boolean;
  act(text: string): void;
  dismiss(): void;
}

export class Filling {
  /** Whether an answer waits, or the view that it will bring. */
  busy = $state(false);
  private queue: string[] = [];
  private sent = -1;

  constructor(private readonly session: Answering) {}

  /** Give an answer, now or when its turn comes. */
  give(text: string): void {
    this.session.dismiss();
    this.queue.push(text);
    this.next();
  }

  /** To be called whenever something has arrived; what is refused takes all that waited behind it along. */
  next(): void {
    if (this.session.refusal !== null) this.queue = [];
    if (this.session.refusal !== null || !this.session.online) this.sent = -1;
    const free = this.session.online && this.session.version > this.sent;
    const next = free ? this.queue.shift() : undefined;
    if (next !== undefined) {
      this.sent = this.session.version;
      this.session.act(next);
    }
    this.busy = !free || next !== undefined;
  }
}
