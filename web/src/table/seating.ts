/** Who sits where: shapes, colours and names of the seats. */

import type { Session } from "../lib/session.svelte";
import type { View } from "../lib/wire";
import { render, say } from "../lib/words.svelte";

/** Returns a seat's place, which decides its shape: in a game of two the reader has the first, whoever began. */
export function placeOf(view: View, seat: string): number {
  const place = view.seats.findIndex((one) => one.seat === seat);
  if (view.seats.length !== 2 || !view.seat) return Math.max(place, 0);
  return seat === view.seat ? 0 : 1;
}

/** Returns whose colours the shapes of the seats take. */
export function coloursOf(view: View): "pair" | "many" {
  return view.seats.length === 2 ? "pair" : "many";
}

/** Who a seat is to the reader, for sentences about it. */
export interface Person {
  who: "me" | "machine" | "other" | "nobody";
  name: string;
}

/** Returns who a seat is to the reader; "" is nobody. */
export function personOf(session: Session, seat: string): Person {
  const kind = session.sheet?.seats.find((one) => one.seat === seat)?.kind;
  const who = !seat ? "nobody" : seat === session.view?.seat ? "me" : kind === "computer" ? "machine" : "other";
  return { who, name: seat ? nameOfSeat(session, seat) : "" };
}

/**
 * Returns the names by which a game's sentences call the seats: those of whoever sits there. Who shares a name with
 * another seat is called as the game calls the seat.
 */
export function namesOf(session: Session): Map<string, string> {
  const seats = session.sheet?.seats ?? [];
  const names = seats.map(({ seat, name, kind }) => [seat, name || (kind === "computer" ? say("board-computer") : "")] as const);
  const count = (name: string) => names.filter(([, other]) => other === name).length;
  return new Map(names.filter(([, name]) => name && count(name) === 1));
}

/** Returns what a seat is called: the name of who sits there, else what the game calls it. */
export function nameOfSeat(session: Session, seat: string): string {
  const sheet = session.sheet?.seats.find((one) => one.seat === seat);
  if (sheet?.name) return sheet.name;
  if (sheet?.kind === "computer") return say("board-computer");
  return render(session.view?.seats.find((one) => one.seat === seat)?.title);
}
