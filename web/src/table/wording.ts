/** The options of a view as a list in words: grouped by the first thing that they point at. */

import type { OptionView, Reason, View } from "../lib/wire";

/** Options that begin at the same thing; `thing` is "" for those that point at nothing. */
export interface Group {
  thing: string;
  options: OptionView[];
}

/** What can be answered, main answer first, then what points at nothing, then thing by thing as the view has them. */
export function groups(view: View): Group[] {
  const mainFirst = [...view.options].sort((a, b) => Number(b.text === view.main) - Number(a.text === view.main));
  return byThing(mainFirst);
}

/** Groups options by their first thing, in the order of their appearance; those without one first. */
export function byThing(options: OptionView[]): Group[] {
  const found = new Map<string, OptionView[]>([["", []]]);
  for (const option of options) {
    const thing = option.things[0] ?? "";
    found.set(thing, [...(found.get(thing) ?? []), option]);
  }
  return [...found].filter(([, some]) => some.length).map(([thing, some]) => ({ thing, options: some }));
}

/** Answers that are forbidden for the same reason. */
export interface Barred {
  reason: Reason;
  options: OptionView[];
}

/** What can't be answered now, by reason, in the order of the view. */
export function byReason(view: View): Barred[] {
  return view.reasons
    .map((reason, at) => ({ reason, options: view.blocked.filter((option) => option.reason === at) }))
    .filter(({ options }) => options.length);
}
