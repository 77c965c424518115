/** Where the zones of a view go, told by their layout, side and forecast alone. */

import type { CardView, Counter, Forecast, SeatView, View, Zone } from "../lib/wire";
import type { Tiers } from "../themes/theme";

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

/** A board turned sideways: two sides face each other across what belongs to nobody. */
export interface Facing {
  /** From the barrier outwards, without the strips. */
  mine: Zone[];
  rival: Zone[];
  /** Zones that lie along the foot of their side. */
  mineStrips: Zone[];
  rivalStrips: Zone[];
  barrier: Zone[];
}

/** Cards of a store that have the same number of the role by which it is shelved; 0 for those without. */
export interface Shelf {
  value: number;
  cards: Keyed[];
}

const outwards = (one: Zone, other: Zone): number => one.order - other.order;
const isRow = (zone: Zone): boolean => !["hand", "pile", "grid", "track", "map"].includes(zone.layout);

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
    grids: view.zones.filter((zone) => zone.layout === "grid" && !isStore(zone)),
  };
}

/** Returns the sides of a board turned sideways; `strips` are the kinds of zones along its foot. */
export function facingOf(view: View, strips: string[]): Facing {
  const rows = view.zones.filter(isRow).sort(outwards);
  const [flat, deep] = [rows.filter((zone) => strips.includes(zone.kind)), rows.filter((zone) => !strips.includes(zone.kind))];
  const of = (zones: Zone[], side: string) => zones.filter((zone) => zone.side === side);
  return {
    mine: of(deep, "me"),
    rival: of(deep, "rival"),
    mineStrips: of(flat, "me"),
    rivalStrips: of(flat, "rival"),
    barrier: of(deep, "shared"),
  };
}

/** Whether a zone is what a seat keeps in store, rather than the cells of a board. */
export function isStore(zone: Zone): boolean {
  return zone.layout === "grid" && zone.owner !== "";
}

/** Returns what the seats keep in store, the reader's first. */
export function storesOf(view: View): Zone[] {
  const stores = view.zones.filter(isStore);
  return [...stores.filter((zone) => !isRivals(zone)), ...stores.filter(isRivals)];
}

/** Returns a store by the number with some role that its cards have; cards without one come last. */
export function shelvesOf(zone: Zone, role: string): Shelf[] {
  const shelves = new Map<number, Keyed[]>();
  for (const one of keyed(zone.cards)) {
    const value = numberOf(one.card, role)?.value ?? 0;
    shelves.set(value, [...(shelves.get(value) ?? []), one]);
  }
  const last = (value: number) => value || Infinity;
  return [...shelves].map(([value, cards]) => ({ value, cards })).sort((one, other) => last(one.value) - last(other.value));
}

/** Returns what waits to be carried out, while something does. */
export function trackOf(view: View): Zone | null {
  return view.zones.find((zone) => zone.layout === "track" && zone.cards.length > 0) ?? null;
}

/** Returns a seat's counters that are laid out as tokens. */
export function tokensOf(view: View, seat: string, roles: string[]): Counter[] {
  return view.seats.find((one) => one.seat === seat)?.counters.filter((one) => roles.includes(one.role)) ?? [];
}

/** How the cards of a column are drawn: their size, and how many stand side by side. */
export interface Ranks {
  size: "S" | "XS";
  abreast: number;
  /** Whether the cards with names are lower than usual. */
  tight: boolean;
}

/** Least width of a card with a name, and of one without with the gap beside it; what lies at the left and right of all. */
const NAMED = 118;
const NAMELESS = 60;
const SIDES = 12;
/** Height of a card with a name and the gap below, as usual and where it is tight; what lies above and below all. */
const HIGH = 76;
const LOW = 66;
const ROUND = 10;

/** Returns how so many cards fit best into a column of some width and height. */
export function ranksFor(cards: number, width: number, height: number): Ranks {
  const tight = cards * HIGH + ROUND > height;
  if (width >= NAMED && (!tight || cards * LOW + ROUND <= height)) return { size: "S", abreast: 1, tight };
  return { size: "XS", abreast: Math.max(1, Math.min(2, Math.floor((width - SIDES) / NAMELESS))), tight: false };
}

const NUMERALS: [number, string][] = [[10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"]];

/** Returns a small number in Roman numerals; 0 has none and stays. */
export function roman(value: number): string {
  let [text, left] = ["", value];
  for (const [worth, letters] of NUMERALS) {
    for (; left >= worth; left -= worth) text += letters;
  }
  return text || `${value}`;
}

/** Returns what a seat has besides the board, which may be laid out in tiers. */
export function holdingsOf(view: View, seat: string, tiers: Tiers | null = null): Holdings {
  const own = view.zones.filter((zone) => zone.owner === seat);
  const inTiers = tiers && new Set([...tiers.mine, ...tiers.rival].flat());
  const isBeside = (zone: Zone) => (inTiers ? !inTiers.has(zone.kind) : view.forecasts.length > 0);
  return {
    hand: own.find((zone) => zone.layout === "hand") ?? null,
    piles: own.filter((zone) => zone.layout === "pile"),
    small: own.filter((zone) => isRow(zone) && !zone.forecast && isBeside(zone)).sort(outwards),
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
