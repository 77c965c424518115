/** What the server leaves out of a view because it is as usual, put in again: see `liza.table.encode`. */

import type { CardView, Counter, OptionView, View } from "./wire";

const NUMBER = { parts: [], lost: 0, scale: 1 };
const CARD = { attached: [], marks: [], short: null };
const COUNTER = { room: 0, scale: 1 };
const OPTION = { note: "", ends: [] };
const SPACE = { area: "", site: 0, gate: 0, marks: [], outline: [], near: [] };

/** Gives a thing the fields that it lacks, and returns it. */
function fill<T extends object>(thing: T, usual: Partial<Record<keyof T, unknown>>): T {
  for (const name of Object.keys(usual) as (keyof T)[]) {
    const value = usual[name];
    if (thing[name] === undefined) thing[name] = (Array.isArray(value) ? [] : value) as T[keyof T];
  }
  return thing;
}

function fillCard(card: CardView): void {
  fill(card, CARD);
  for (const number of card.numbers) fill(number, NUMBER);
  card.attached.forEach(fillCard);
}

const fillCounters = (counters: Counter[]): void => counters.forEach((counter) => fill(counter, COUNTER));

/** Gives a view that has just arrived all its fields, and returns it. */
export function filled(view: View): View {
  view.zones.forEach((zone) => zone.cards.forEach(fillCard));
  for (const seat of view.seats) {
    fill(seat, { marks: [] });
    fillCounters(seat.counters);
  }
  const options: OptionView[] = [...view.options, ...view.standing, ...view.blocked];
  for (const option of options) fill(option, OPTION);
  for (const space of view.map?.spaces ?? []) {
    fill(space, SPACE);
    fillCounters(space.counters);
  }
  for (const area of view.map?.areas ?? []) fill(area, { marks: [] });
  return view;
}
