/** The sheet of orders: which line is being written, what can be chosen for it, and what is refused next to where it is. */

import type { Command, OptionView, Space, View } from "../lib/wire";
import { refusalsOf, type Refusal } from "./refusals";
import { spaceOf } from "./things";

/** What can be chosen next: an answer, or a thing with which several answers go on. */
export interface Choice {
  key: string;
  /** "" for an answer that is complete as it is. */
  thing: string;
  /** The only answer that there is; null where several go on. */
  option: OptionView | null;
}

/** A space that can't be chosen, and why. */
export interface RefusedSpace {
  space: Space;
  refusal: Refusal;
}

/** Returns the line that is being written: the one that is picked, else the one that is asked about; null for none. */
export function openLine(view: View, picked: readonly string[]): Command | null {
  const lines = view.commands?.lines ?? [];
  return lines.find((line) => line.thing === picked[0]) ?? lines.find((line) => line.open) ?? null;
}

/** Returns the line that an answer stands in; null for one that stands elsewhere. */
export function lineOf(view: View, option: OptionView): Command | null {
  const lines = view.commands?.lines ?? [];
  return lines.find((line) => line.open) ?? lines.find((line) => line.thing === option.things[0]) ?? null;
}

/** Returns what can be chosen next among answers that begin with what is picked, each thing once. */
export function choicesOf(live: readonly OptionView[], picked: readonly string[]): Choice[] {
  const done = live.filter((option) => option.things.length <= picked.length);
  const next = new Map<string, OptionView[]>();
  for (const option of live) {
    const thing = option.things[picked.length];
    if (thing !== undefined) next.set(thing, [...(next.get(thing) ?? []), option]);
  }
  const further = [...next].map(([thing, options]) => ({
    key: thing,
    thing,
    option: options.length === 1 && options[0]!.things.length === picked.length + 1 ? options[0]! : null,
  }));
  return [...done.map((option) => ({ key: option.text, thing: "", option })), ...further];
}

/** Returns the answers that are about a line and nothing else, such as to turn it: they are buttons of its own. */
export function turnsOf(view: View, line: Command): OptionView[] {
  const own = view.options.filter((option) => option.things[0] === line.thing);
  return own.every((option) => option.things.length === 1) ? own : [];
}

/** Returns the spaces next to where a line stands, or where its way has come, that can't be chosen. */
export function refusedNext(view: View, line: Command, picked: readonly string[]): RefusedSpace[] {
  const last = spaceOf(view, picked.at(-1) ?? "") ?? spaceOf(view, line.way.at(-1) ?? "");
  if (!last || !view.map) return [];
  const live = new Set(view.options.filter((one) => picked.every((thing, at) => one.things[at] === thing)).map((one) => one.things[picked.length]));
  return last.near.flatMap((number) => {
    const space = view.map!.spaces[number]!;
    const about = ({ option }: Refusal) => line.open || option.things[0] === line.thing;
    const refusal = live.has(space.handle) ? undefined : refusalsOf(view, [...picked], space.handle).find(about);
    return refusal ? [{ space, refusal }] : [];
  });
}

/** Returns the spaces of a line's way, with those that are picked to go on to. */
export function wayOf(view: View, line: Command, picked: readonly string[]): Space[] {
  const going = picked[0] === line.thing ? picked.slice(1) : [];
  return [...line.way, ...going].map((handle) => spaceOf(view, handle)).filter((space): space is Space => space !== null);
}
