/** What is said to screen readers: quietly in its turn, or at once. */

/** A text, and its number among all that were said: the same text said twice is news twice. */
interface Spoken {
  text: string;
  number: number;
}

/** Two texts for two live regions; `Announcer` shows them. */
class Live {
  /** Said when the reader is idle. */
  polite = $state.raw<Spoken>({ text: "", number: 0 });
  /** Said at once. */
  assertive = $state.raw<Spoken>({ text: "", number: 0 });
  private said = 0;

  /** Say something in its turn. */
  say(text: string): void {
    this.polite = { text, number: (this.said += 1) };
  }

  /** Say something at once. */
  call(text: string): void {
    this.assertive = { text, number: (this.said += 1) };
  }
}

/** The one voice of this page. */
export const live = new Live();
