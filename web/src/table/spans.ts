/** Answers that differ only in a number, such as how many troops to commit: one choice of how much. */

import type { OptionView } from "../lib/wire";

export interface Span {
  /** What their notations have in common. */
  stem: string;
  thing: string;
  /** From the least to the most. */
  options: OptionView[];
}

/** So many answers that differ only in a number are one choice. */
const FEWEST = 2;
const NUMBERED = /^(.*\S) (\d+)$/;

/** Returns the number that an answer ends with. */
export function amountOf(option: OptionView): number {
  return Number(NUMBERED.exec(option.text)?.[2] ?? NaN);
}

/** Returns what has to be chosen by how much, and the answers that are left. */
export function spansOf(options: OptionView[]): { spans: Span[]; rest: OptionView[] } {
  const found = new Map<string, OptionView[]>();
  for (const option of options) {
    const stem = NUMBERED.exec(option.text)?.[1];
    if (stem !== undefined) found.set(stem, [...(found.get(stem) ?? []), option]);
  }
  const spans = [...found]
    .filter(([, ones]) => ones.length >= FEWEST)
    .map(([stem, ones]) => ({
      stem,
      thing: ones[0]!.things[0] ?? "",
      options: ones.sort((one, other) => amountOf(one) - amountOf(other)),
    }));
  const spanned = new Set(spans.flatMap((span) => span.options));
  return { spans, rest: options.filter((option) => !spanned.has(option)) };
}
