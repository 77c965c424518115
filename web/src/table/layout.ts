/** Where the zones of a view go, told by their layout, side and forecast alone. */

import type { CardView, Forecast, SeatView, View, Zone } from "../lib/wire";

/** Zones that share a forecast: the rival's above its band, the reader's below. */
export interface Column {
  forecast: Forecast;
  rival: Zone[];
  mine: Zone[];
}

/** What lies on the board. */
export interface Board {
  columns: Column[];
  /** Rows that no forecast speaks of, where there are no columns; nearest the barrier first. */
  rival: Zone[];
  mine: Zone[];
  grids: Zone[];
}

/** What a seat has besides the board. */
export interface Holdings {
  hand: Zone | null;
  piles: Zone[];
  /** Rows beside the columns, with what lies there: drawn small, with the seat. */
  small: Zone[];
}

const outwards = (one: Zone, other: Zone): number => one.order - other.order;
const isRow = (zone: Zone): boolean => !["hand", "pile", "grid"].includes(zone.layout);

/** Returns what lies on the board. */
export function boardOf(view: View): Board {
  const rows = view.zones.filter(isRow).sort(outwards);
  const columns = view.forecasts.map((forecast) => {
    const own = rows.filter((zone) => zone.forecast === forecast.zone);
    return { forecast, rival: own.filter(isRivals), mine: own.filter((zone) => !isRivals(zone)) };
  });
  const free = columns.length ? [] : rows;
  return {
    columns,
    rival: free.filter(isRivals),
    mine: free.filter((zone) => !isRivals(zone)),
    grids: view.zones.filter((zone) => zone.layout === "grid"),
  };
}

/** Returns what a seat has besides the board. */
export function holdingsOf(view: View, seat: string): Holdings {
  const own = view.zones.filter((zone) => zone.owner === seat);
  const beside = view.forecasts.length > 0;
  return {
    hand: own.find((zone) => zone.layout === "hand") ?? null,
    piles: own.filter((zone) => zone.layout === "pile"),
    small: beside ? own.filter((zone) => isRow(zone) && !zone.forecast).sort(outwards) : [],
  };
}

/** Returns the seats with the reader's own last, as they sit: the others across the table. */
export function seated(view: View): { others: SeatView[]; own: SeatView } {
  const own = view.seats.find((one) => one.seat === view.seat) ?? view.seats[0]!;
  return { others: view.seats.filter((one) => one !== own), own };
}

function isRivals(zone: Zone): boolean {
  return zone.side === "rival";
}

/** Returns how many cells stand side by side: the grid is as square as it can be, and rather wide than high. */
export function gridWidth(cells: number): number {
  let height = Math.floor(Math.sqrt(cells));
  while (height > 1 && cells % height !== 0) height -= 1;
  return cells / Math.max(height, 1);
}

/** A card with a key of its own: two copies in one hand share their handle. */
export interface Keyed {
  key: string;
  card: CardView;
}

/** Returns the cards with keys by handle and occurrence. */
export function keyed(cards: CardView[]): Keyed[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const nth = seen.get(card.handle) ?? 0;
    seen.set(card.handle, nth + 1);
    return { key: nth ? `${card.handle} ${nth}` : card.handle, card };
  });
}

/** Returns every card that is shown, with those it carries, and the zone it lies in. */
export function* shown(view: View): Generator<{ card: CardView; zone: Zone }> {
  for (const zone of view.zones) {
    for (const card of zone.cards) {
      yield { card, zone };
      for (const carried of card.attached) yield { card: carried, zone };
    }
  }
}

/** Returns the card with a handle, if it is shown. */
export function cardOf(view: View, handle: string): CardView | null {
  for (const { card } of shown(view)) if (card.handle === handle) return card;
  return null;
}

/** Returns a number of a card by its role. */
export function numberOf(card: CardView | null, role: string) {
  return card?.numbers?.find((one) => one.role === role);
}
