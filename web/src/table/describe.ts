/** A card as a sentence, for those who hear the table. */

import type { CardView, Zone } from "../lib/wire";
import { join, knows, render, say } from "../lib/words.svelte";
import type { Tabletop } from "./tabletop.svelte";

/** Returns name, kind, numbers, marks, what it carries and where it lies; then what can be done with it, or why not. */
export function describe(card: CardView, zone: Zone, board: Tabletop): string {
  const legend = board.view.legend;
  const carried = card.attached.map((one) => render(one.name));
  const facts = [
    card.card ? render(card.name) : say("board-hidden"),
    render(legend[card.kind]),
    ...card.numbers.map(({ role, value }) => numberWords(role, value)),
    ...card.marks.map((mark) => render(legend[mark])),
    carried.length ? say("board-carries", { things: join(carried) }) : "",
    say("board-lies", { zone: render(zone.label), side: zone.side }),
  ];
  return [`${facts.filter(Boolean).join(", ")}.`, doing(card, board)].filter(Boolean).join(" ");
}

/** A number with its role: the game's own word for it, where it has one. */
export function numberWords(role: string, value: number): string {
  const own = `number-${role}`;
  return knows(own) ? render({ message: own, args: [["value", value]] }) : say("board-number", { role, value });
}

function doing(card: CardView, board: Tabletop): string {
  if (board.choosing.picked.includes(card.handle)) return say("board-is-picked");
  if (board.targets.has(card.handle)) return say("board-is-target");
  if (board.playable.has(card.handle)) return say("board-is-playable");
  const reason = board.tags.get(card.handle);
  return reason ? `${say("board-is-blocked")} ${render(reason.text)}` : "";
}
