/** A card as a sentence, for those who hear the table. */

import type { Session } from "../lib/session.svelte";
import type { Area, CardView, MapView, Space, View, Zone } from "../lib/wire";
import { join, knows, render, say } from "../lib/words.svelte";
import { cardOf } from "./layout";
import { nameOfSeat, type Person } from "./seating";
import type { Tabletop } from "./tabletop.svelte";
import { spaceName } from "./things";

/** Returns name, kind, numbers, marks, what it carries and where it lies; then what can be done with it, or why not. */
export function describe(card: CardView, zone: Zone, board: Tabletop): string {
  const legend = board.view.legend;
  const fights = (board.pennants.get(card.handle) ?? []).map(String);
  const carried = card.attached.map((one) => render(one.name));
  const facts = [
    card.card ? render(card.name) : say("board-hidden"),
    render(legend[card.kind]),
    ...card.numbers.map(({ role, value, scale }) => numberWords(role, value, scale)),
    ...card.marks.map((mark) => render(legend[mark])),
    fights.length ? say("board-in-fights", { numbers: join(fights) }) : "",
    carried.length ? say("board-carries", { things: join(carried) }) : "",
    say("board-lies", { zone: render(zone.label), side: zone.side }),
  ];
  return [`${facts.filter(Boolean).join(", ")}.`, doing(card, board)].filter(Boolean).join(" ");
}

/** Returns a space of a map as a sentence: its name, land, who holds it, what stands there, and what can be done. */
export function describeSpace(space: Space, board: Tabletop): string {
  const { view } = board;
  const cards = space.things.map((thing) => cardOf(view, thing)).filter((card): card is CardView => card !== null);
  const area = view.map?.areas.find((one) => one.id === space.area);
  const facts = [
    render(spaceName(space)),
    render(view.legend[space.terrain]),
    area ? areaWords(area, board.session) : "",
    ...placeWords(space),
    ...holderWords(space, board.session),
    ...space.marks.map((mark) => render(view.legend[mark])),
    ...space.counters.map(({ label, value }) => say("board-counter", { label: render(label), value, highest: 0 })),
  ];
  const there = cards.map((card) => standingWords(card, board));
  return [`${facts.filter(Boolean).join(", ")}.`, there.length ? `${join(there)}.` : "", doingAt(space, board)].filter(Boolean).join(" ");
}

/** Returns what a place is called in answers, and what it is by its numbers: an entry, a free site. */
export function placeWords(space: Space): string[] {
  return [
    space.code,
    space.gate ? say("board-gate", { number: space.gate }) : "",
    space.site && !space.control ? say("board-site") : "",
  ].filter(Boolean);
}

/** Returns who holds a space; of a region whose it is, and who rules it. */
export function holderWords(space: Space, session: Session): string[] {
  const { owner, control } = space;
  if (!space.outline.length) return control ? [say("board-held", { name: nameOfSeat(session, control) })] : [];
  return [
    owner ? say("board-owned", { name: nameOfSeat(session, owner) }) : "",
    control === owner ? "" : control ? say("board-ruled", { name: nameOfSeat(session, control) }) : say("board-unruled"),
  ].filter(Boolean);
}

/** Returns which regions are next to one; "" for a hex, of which that can be seen. */
export function nearWords(space: Space, map: MapView): string {
  const names = space.near.map((number) => render(spaceName(map.spaces[number]!)));
  return names.length ? say("board-near", { names: join(names) }) : "";
}

/** Returns an area's name, and who rules it. */
export function areaWords({ label, control }: Area, session: Session): string {
  const area = render(label);
  return control ? say("board-in-area-ruled", { area, name: nameOfSeat(session, control) }) : say("board-in-area", { area });
}

/** Returns what stands in a space, with its owner, numbers and marks. */
export function standingWords(card: CardView, board: Tabletop): string {
  const owner = card.owner ? say("board-of", { name: nameOfSeat(board.session, card.owner) }) : "";
  const numbers = card.numbers.map(({ role, value, scale }) => numberWords(role, value, scale));
  return [render(card.name), owner, ...numbers, ...card.marks.map((mark) => render(board.view.legend[mark]))].filter(Boolean).join(", ");
}

function doingAt(space: Space, board: Tabletop): string {
  if (board.choosing.picked.includes(space.handle)) return say("board-is-picked");
  if (board.targets.has(space.handle)) return say("board-is-target");
  if (board.usable(space.handle) || space.things.some((thing) => board.usable(thing))) return say("board-is-playable");
  const [refusal] = board.choosing.picked.length ? board.refusals(space.handle) : [];
  return refusal ? `${say("board-is-blocked")} ${render(refusal.reason.text)}` : "";
}

/** A number with its role: the game's own word for it, where it has one. */
export function numberWords(role: string, parts: number, scale = 1): string {
  const own = `number-${role}`;
  const value = parts / scale;
  return knows(own) ? render({ message: own, args: [["value", value]] }) : say("board-number", { role, value });
}

const ROUND = "round-name";

/** What a round is called, of how many if that is known: the game's own word for it, where it has one. */
export function roundWords(round: number, last = 0): string {
  if (knows(ROUND)) return render({ message: ROUND, args: [["last", last], ["round", round]] });
  return last ? say("board-round-of", { round, last }) : say("board-round-only", { round });
}

/** How many rounds there are at most; 0 where nobody knows. */
export function lastRound(view: View): number {
  return view.track?.stages.at(-1)?.number ?? 0;
}

/** A round and whose turn in it; where the game has a word of its own for a round, who acts in it. */
export function turnWords(round: number, person: Person): string {
  return knows(ROUND)
    ? say("board-round-own", { round: roundWords(round), ...person })
    : say("board-round", { round, ...person });
}

function doing(card: CardView, board: Tabletop): string {
  if (board.choosing.picked.includes(card.handle)) return say("board-is-picked");
  if (board.targets.has(card.handle)) return say("board-is-target");
  if (board.playable.has(card.handle)) return say("board-is-playable");
  const reason = board.tags.get(card.handle);
  return reason ? `${say("board-is-blocked")} ${render(reason.text)}` : "";
}
