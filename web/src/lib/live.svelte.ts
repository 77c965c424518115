/** What is said to screen readers: quietly in its turn, or at once. */

/** A text, and its number among all that were said: the same text said twice is news twice. */
interface Spoken {
  text: string;
  number: number;
}

/** What is said within this time, in milliseconds, is said in one breath; else the later would cut the earlier off. */
const BREATH = 60;

/** Two texts for two live regions; `Announcer` shows them. */
export class Live {
  /** Said when the reader is idle. */
  polite = $state.raw<Spoken>({ text: "", number: 0 });
  /** Said at once. */
  assertive = $state.raw<Spoken>({ text: "", number: 0 });
  private said = 0;
  private waiting: string[] = [];

  /** Say something in its turn. */
  say(text: string): void {
    if (!this.waiting.length) setTimeout(() => this.breathe(), BREATH);
    this.waiting.push(text);
  }

  /** Say something at once. */
  call(text: string): void {
    this.assertive = { text, number: (this.said += 1) };
  }

  private breathe(): void {
    this.polite = { text: this.waiting.join(" "), number: (this.said += 1) };
    this.waiting = [];
  }
}

/** The one voice of this page. */
export const live = new Live();
