/**
 * Cards that travel when a view replaces another: from where they lay to where they lie. A card that leaves a hand
 * gets another handle on the table, so what left is matched with what came by card and owner.
 */

import type { CardView, View } from "../lib/wire";
import { keyed } from "./layout";
import { likeness } from "./likeness";

const TRAVEL = 200;

/** Where a card lies in a view. */
interface Place {
  key: string;
  card: CardView;
  pile: string;
}

/** Where things were on the screen before the view changed. */
export interface Before {
  boxes: Map<string, DOMRect>;
  leaving: Map<string, HTMLElement>;
}

/** Returns for every card that came the key of the one that it was before, or the counter that it came from. */
export function origins(before: View, after: View): Map<string, string> {
  const old = placesOf(before);
  const now = placesOf(after);
  const left = [...old.values()].filter((place) => !now.has(place.key));
  const found = new Map<string, string>();
  for (const place of now.values()) {
    if (old.has(place.key)) continue;
    const nth = left.findIndex((one) => isSame(one.card, place.card));
    if (nth >= 0) found.set(place.key, left.splice(nth, 1)[0]!.key);
    else found.set(place.key, sourceOf(place));
  }
  return found;
}

/** A card from an unseen hand comes from that hand's counter; what comes to a hand, from the deck's. */
function sourceOf(place: Place): string {
  return `counter:${place.card.owner}:${place.pile === "hand" ? "deck" : "hand"}`;
}

function isSame(one: CardView, other: CardView): boolean {
  return one.card !== "" && one.card === other.card && one.owner === other.owner;
}

function placesOf(view: View): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const zone of view.zones) {
    if (zone.layout === "pile") continue;
    for (const { key, card } of keyed(zone.cards)) places.set(key, { key, card, pile: zone.kind });
  }
  return places;
}

/** Notes where every card is; called before the page draws the next view. */
export function noteBefore(root: HTMLElement): Before {
  const boxes = new Map<string, DOMRect>();
  const leaving = new Map<string, HTMLElement>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-key]")) {
    const key = node.dataset.key!;
    boxes.set(key, node.getBoundingClientRect());
    if (node.classList.contains("card")) leaving.set(key, node);
  }
  return { boxes, leaving };
}

/** Lets every card travel from where it was; called after the page has drawn the next view. */
export function travel(root: HTMLElement, noted: Before, from: Map<string, string>): void {
  for (const ghost of root.querySelectorAll("[data-ghost]")) ghost.remove();
  const here = new Set<string>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-key]")) {
    const key = node.dataset.key!;
    here.add(key);
    const start = noted.boxes.get(key) ?? noted.boxes.get(from.get(key) ?? "");
    if (start && node.classList.contains("card")) slide(node, start);
  }
  const moved = new Set(from.values());
  for (const [key, node] of noted.leaving) {
    if (!here.has(key) && !moved.has(key)) fade(root, node, noted.boxes.get(key)!);
  }
}

function slide(node: HTMLElement, start: DOMRect): void {
  const end = node.getBoundingClientRect();
  const [x, y] = [start.left - end.left, start.top - end.top];
  if (Math.hypot(x, y) < 2 || !end.width) return;
  const scale = Math.min(1, start.width / end.width);
  node.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration: TRAVEL, easing: "ease-out" },
  );
}

/** What has left the table goes out where it was, as a copy that no one can point at. */
function fade(root: HTMLElement, node: HTMLElement, box: DOMRect): void {
  if (!box.width) return;
  const ghost = likeness(node);
  const { left, top, width, height } = box;
  Object.assign(ghost.style, { position: "fixed", margin: "0", zIndex: "5", pointerEvents: "none" });
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  root.append(ghost);
  const going = ghost.animate([{ opacity: 1 }, { opacity: 0, transform: "translateY(10px) scale(.9)" }], {
    duration: TRAVEL,
    easing: "ease-out",
  });
  going.onfinish = going.oncancel = () => ghost.remove();
}
