/** The keys of the table: what they do when nothing else wants them. */

/** What the keys may ask for. */
export interface Deeds {
  /** Gives the main answer; tells whether there was one. */
  main(): boolean;
  back(): void;
  undo(): void;
  skip(): void;
  /** Goes to the card at a place of the hand, from 1. */
  hand(place: number): void;
  log(): void;
  rulebook(): void;
  help(): void;
}

const LETTERS: Record<string, keyof Omit<Deeds, "main" | "hand">> = {
  Escape: "back",
  z: "undo",
  f: "skip",
  l: "log",
  r: "rulebook",
  "?": "help",
};

/** Things whose own keys come first. */
const OWN = "input, textarea, select, dialog, [contenteditable]";
/** Things for which Space does not mean what it means for a button. */
const CARDS = "[data-handle], [data-ask]";

/** Does what a key asks for, a character alone only if `characters`; tells whether it did something. */
export function press(event: KeyboardEvent, deeds: Deeds, characters: boolean): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || target?.closest(OWN)) return false;
  // A dialog whose focus was lost with the button that was pressed still has all keys to itself.
  if (document.querySelector("dialog[open]")) return false;
  if (event.key === " " || event.key === "Enter") return !event.repeat && confirm(event.key, target, deeds);
  if (event.key.length === 1 && !characters) return false;
  if (/^[1-9]$/.test(event.key)) {
    deeds.hand(Number(event.key));
    return true;
  }
  const deed = LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!deed || event.repeat) return false;
  deeds[deed]();
  return true;
}

/** Space answers from everywhere but from other buttons; Enter presses what has the focus, and answers from nowhere. */
function confirm(key: string, target: Element | null, deeds: Deeds): boolean {
  const control = target?.closest("button, a, summary, [role='button']");
  if (control && (key === "Enter" || !control.matches(CARDS))) return false;
  return deeds.main();
}
