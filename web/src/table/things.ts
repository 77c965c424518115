/** What the handles of a view stand for, in words. */

import type { Phrase, View } from "../lib/wire";
import { cardOf } from "./layout";

/** The name of a thing: a card's, a zone's label, or of a seat's thing (`nexus:south`) the title of the seat. */
export function nameOf(view: View, handle: string): Phrase | null {
  const card = cardOf(view, handle);
  if (card) return card.name;
  const zone = view.zones.find((one) => one.id === handle);
  if (zone) return zone.label;
  const owner = handle.slice(handle.indexOf(":") + 1);
  return view.seats.find((one) => one.seat === owner)?.title ?? null;
}
