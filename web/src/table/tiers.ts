/** A board whose sides are tiers of zones, and what belongs to the fights and the track between them. */

import type { CardView, Clash, View, Zone } from "../lib/wire";
import type { Tiers } from "../themes/theme";
import { numberOf } from "./layout";

/** The rows of a board, from the barrier outwards. */
export interface Tiered {
  mine: Zone[][];
  rival: Zone[][];
  /** So many places have room side by side where it is widest. */
  places: number;
}

/** Places at least of a zone that does not say how many it has. */
const LEAST = 4;

/** Returns the zones of both sides in their tiers. */
export function tieredOf(view: View, tiers: Tiers): Tiered {
  const of = (side: string, kinds: string[][]) =>
    kinds.map((row) => row.flatMap((kind) => view.zones.filter((zone) => zone.side === side && zone.kind === kind)));
  const [mine, rival] = [of("me", tiers.mine), of("rival", tiers.rival)];
  const widths = [...mine, ...rival].map((row) => row.reduce((sum, zone) => sum + placesOf(zone), 0));
  return { mine, rival, places: Math.max(...widths, 1) };
}

/** Returns both sides one zone under another, the rival's above: yours stand as in a mirror. */
export function stackOf({ mine, rival }: Tiered): { mine: Zone[]; rival: Zone[] } {
  const above = [...rival].reverse().flat();
  const kinds = above.map(({ kind }) => kind).reverse();
  const place = (zone: Zone) => (kinds.includes(zone.kind) ? kinds.indexOf(zone.kind) : kinds.length);
  return { mine: mine.flat().sort((one, other) => place(one) - place(other)), rival: above };
}

/** Returns how many places a card takes. */
export function spanOf(card: CardView): number {
  return Math.max(numberOf(card, "slots")?.value ?? 1, 1);
}

/** Returns how many places of a zone are taken. */
export function takenOf(zone: Zone): number {
  return zone.cards.reduce((sum, card) => sum + spanOf(card), 0);
}

/** Returns how many places a zone shows. */
export function placesOf(zone: Zone): number {
  return Math.max(zone.capacity || LEAST, takenOf(zone));
}

/** Returns the numbers of the fights in which each thing takes part. */
export function pennantsOf(clashes: Clash[]): Map<string, number[]> {
  const worn = new Map<string, number[]>();
  for (const { number, target, attackers, defenders } of clashes) {
    for (const handle of new Set([target, ...attackers, ...defenders])) {
      worn.set(handle, [...(worn.get(handle) ?? []), number]);
    }
  }
  return worn;
}

/** What a fight comes to: the total of whoever attacks first, and how it stands for the reader. */
export interface Compared {
  attacker: string;
  defender: string;
  attack: number;
  defence: number;
  leads: "me" | "rival" | "nobody";
}

/** Returns the totals of a fight as they are compared; a spectator looks at it from the first seat. */
export function comparedOf(view: View, clash: Clash): Compared {
  const defender = clash.against || (view.seats.find(({ seat }) => seat !== clash.owner)?.seat ?? "");
  const own = view.seat || view.seats[0]!.seat;
  return {
    attacker: clash.owner,
    defender,
    attack: clash.totals[clash.owner] ?? 0,
    defence: clash.totals[defender] ?? 0,
    leads: clash.leader === "" ? "nobody" : clash.leader === own ? "me" : "rival",
  };
}
