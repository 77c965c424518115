/** The answers of a view as lists in words. */

import type { OptionView, Reason, View } from "../lib/wire";
import { join, render, say } from "../lib/words.svelte";
import { nameOf } from "./things";

/** Answers that begin at the same thing. */
export interface Group {
  /** "" for those that point at nothing, or are the only ones of their thing: their words say enough. */
  thing: string;
  options: OptionView[];
}

/** What can be answered: the main answer first, then what needs no heading, then thing by thing. */
export function groups(view: View): Group[] {
  const found = new Map<string, OptionView[]>();
  for (const option of view.options) {
    const thing = option.things[0] ?? "";
    found.set(thing, [...(found.get(thing) ?? []), option]);
  }
  const all = [...found].map(([thing, options]) => ({ thing, options }));
  const headed = all.filter(({ thing, options }) => thing && options.length > 1);
  const plain = all.filter((group) => !headed.includes(group)).flatMap(({ options }) => options);
  plain.sort((one, other) => rank(one, view) - rank(other, view));
  return plain.length ? [{ thing: "", options: plain }, ...headed] : headed;
}

function rank(option: OptionView, view: View): number {
  if (option.text === view.main) return 0;
  return option.things.length ? 2 : 1;
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

/** A forbidden answer in words; one that stands for others by the things that they are about: "Duke: hill, lake and wood". */
export function barredWords(view: View, option: OptionView): string {
  const names = option.things.map((thing) => render(nameOf(view, thing)));
  if (!option.ends.length) return render(option.words);
  const ends = [names.at(-1)!, ...option.ends.map((thing) => render(nameOf(view, thing)))].filter(Boolean);
  const before = names.slice(0, -1).join(", ");
  return before ? say("board-barred", { what: before, things: join(ends) }) : join(ends);
}
