/** Which refusals a view tells about a thing, and which things wear them. Nothing here decides what may be done. */

import { forbids } from "../lib/choosing.svelte";
import type { OptionView, Reason, View } from "../lib/wire";
import { shown } from "./layout";

/** An answer that can't be given now, and why. */
export interface Refusal {
  option: OptionView;
  reason: Reason;
}

/** The kind of an answer: answers whose notation begins alike are of one kind. */
const kindOf = (option: OptionView): string => option.text.split(" ", 1)[0]!;

/**
 * Returns why a thing can't be pointed at now, after what is picked: every reason once, those of the kinds of
 * answers that are asked for first.
 */
export function refusalsOf(view: View, picked: string[], handle: string): Refusal[] {
  const wanted = kindsAsked(view);
  const found = view.blocked
    .filter((option) => forbids(option, [...picked, handle]))
    .map((option) => ({ option, reason: view.reasons[option.reason] }))
    .filter((one): one is Refusal => one.reason !== undefined);
  const first = found.filter((one) => wanted.has(kindOf(one.option)));
  const rest = found.filter((one) => !wanted.has(kindOf(one.option)));
  const seen = new Set<Reason>();
  return [...first, ...rest].filter(({ reason }) => !seen.has(reason) && seen.add(reason));
}

/**
 * Returns the tags that things wear: what is in the reader's hand whenever something is asked, and what lies on the
 * board while answers of its kind are asked for, so that a window does not grey the whole board. Before the first
 * phase a hand is there to be judged, not to be played.
 */
export function worn(view: View): Map<string, Reason> {
  const tags = new Map<string, Reason>();
  if (!view.ask || !view.phase) return tags;
  const usable = new Set(view.options.map((option) => option.things[0]));
  const wanted = kindsAsked(view);
  const drafting = view.links.some((link) => !link.fixed && link.owner === view.seat);
  for (const { card, zone } of shown(view)) {
    if (usable.has(card.handle) || linked(view, card.handle)) continue;
    const [refusal] = refusalsOf(view, [], card.handle);
    if (!refusal) continue;
    const asked = wanted.has(kindOf(refusal.option)) || (drafting && zone.side === "me");
    if (zone.layout === "hand" || asked) tags.set(card.handle, refusal.reason);
  }
  return tags;
}

function kindsAsked(view: View): Set<string> {
  return new Set(view.options.filter((option) => option.things.length > 0).map(kindOf));
}

function linked(view: View, handle: string): boolean {
  return view.links.some((link) => link.source === handle && !link.fixed);
}
