/** What is said to screen readers: quietly in its turn, or at once. */

/** Two texts for two live regions; `Announcer` shows them. */
class Live {
  /** Said when the reader is idle. */
  polite = $state.raw<Spoken>({ text: "", times: 0 });
  /** Said at once. */
  assertive = $state.raw<Spoken>({ text: "", times: 0 });

  /** Say something in its turn. */
  say(text: string): void {
    this.polite = { text, times: this.polite.times + 1 };
  }

  /** Say something at once. */
  call(text: string): void {
    this.assertive = { text, times: this.assertive.times + 1 };
  }
}

/** A text, and how many were said up to it: the same text said twice is news twice. */
interface Spoken {
  text: string;
  times: number;
}

/** The one voice of this page. */
export const live = new Live();
