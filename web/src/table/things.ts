/** What the handles of a view stand for, in words. */

import type { Phrase, Space, View } from "../lib/wire";
import { cardOf } from "./layout";

/** The space of the map with a handle, if there is one. */
export function spaceOf(view: View, handle: string): Space | null {
  return view.map?.spaces.find((one) => one.handle === handle) ?? null;
}

/** What a space of a map is called: its name, else where it lies. */
export function spaceName(space: Space): Phrase {
  if (space.label) return space.label;
  const signed = (number: number) => `${number}`.replace("-", "−");
  return { message: "board-hex", args: [["q", signed(space.q)], ["r", signed(space.r)]] };
}

/** The name of a thing: a card's, a zone's label, or of a seat's thing (`nexus:south`) the title of the seat. */
export function nameOf(view: View, handle: string): Phrase | null {
  const card = cardOf(view, handle);
  if (card) return card.name;
  const zone = view.zones.find((one) => one.id === handle);
  if (zone) return zone.label;
  const space = spaceOf(view, handle);
  if (space) return spaceName(space);
  const owner = handle.slice(handle.indexOf(":") + 1);
  return view.seats.find((one) => one.seat === owner)?.title ?? null;
}
