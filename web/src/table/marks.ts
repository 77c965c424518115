/** How the marks of a card are drawn: as a turned card, a tag, wounds on its number, or a round icon on the art. */

/** States that every game names alike; all other marks are keywords. */
const TURNED = "exhausted";
const WARNING = "stunned";
const SILENT = new Set(["wounded", TURNED]);

/** The looks of a tag, the most urgent first. */
export type TagLook = "dies" | "blocked" | "stunned" | "exhausted" | "new";

/** What a card shows besides its numbers. */
export interface Dressing {
  turned: boolean;
  /** The mark that is worn as a tag; "" for none. */
  tag: string;
  look: TagLook;
  /** Marks worn as round icons. */
  badges: string[];
}

/** Sorts the marks of a card, the most urgent first as the view has them; `icons` are those the theme knows, `quiet` ones stay off. */
export function dressing(marks: string[], icons: Record<string, string>, quiet: string[] = []): Dressing {
  const turned = marks.includes(TURNED);
  const worn = marks.filter((mark) => !quiet.includes(mark));
  const words = worn.filter((mark) => !SILENT.has(mark) && (mark === WARNING || !icons[mark]));
  const badges = worn.filter((mark) => mark !== WARNING && mark !== TURNED && icons[mark]);
  if (words.includes(WARNING)) return { turned, tag: WARNING, look: "stunned", badges };
  if (turned) return { turned, tag: TURNED, look: "exhausted", badges };
  return { turned, tag: words[0] ?? "", look: "new", badges };
}
