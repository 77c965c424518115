/** A card as a sentence, for those who hear the table. */

import type { CardView, Zone } from "../lib/wire";
import { join, knows, render, say } from "../lib/words.svelte";
import type { Person } from "./seating";
import type { Tabletop } from "./tabletop.svelte";

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

/** A number with its role: the game's own word for it, where it has one. */
export function numberWords(role: string, parts: number, scale = 1): string {
  const own = `number-${role}`;
  const value = parts / scale;
  return knows(own) ? render({ message: own, args: [["value", value]] }) : say("board-number", { role, value });
}

const ROUND = "round-name";

/** What a round is called: the game's own word for it, where it has one. */
export function roundWords(round: number): string {
  return knows(ROUND) ? render({ message: ROUND, args: [["round", round]] }) : say("board-round-only", { round });
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
