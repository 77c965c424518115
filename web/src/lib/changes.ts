/** What is different between two views of the same seat. */
import type { CardView, View } from "./wire";

function gather(zone: string, cards: CardView[], into: Map<string, string[]>): void {
  for (const card of cards) {
    const seen = into.get(card.handle) ?? [];
    seen.push(`${zone} ${JSON.stringify([card.card, card.numbers, card.marks])}`);
    into.set(card.handle, seen);
    gather(card.handle, card.attached, into);
  }
}

function looks(view: View): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const zone of view.zones) gather(zone.id, zone.cards, found);
  for (const { seat, counters } of view.seats) {
    for (const { role, value, highest } of counters) found.set(`${role}:${seat}`, [`${value} of ${highest}`]);
  }
  for (const { zone, strengths } of view.forecasts) found.set(`forecast:${zone}`, [JSON.stringify(strengths)]);
  return found;
}

/**
 * The handles of what is new, moved or looks otherwise: cards and pieces, counters as `role:seat`, forecasts as
 * `forecast:zone`. Nothing counts as changed in a first view.
 */
export function changedHandles(before: View | null, after: View): Set<string> {
  const changed = new Set<string>();
  if (before === null) return changed;
  const old = looks(before);
  for (const [handle, now] of looks(after)) {
    if (String(old.get(handle)) !== String(now)) changed.add(handle);
  }
  return changed;
}
