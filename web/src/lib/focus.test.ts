import { expect, test } from "vitest";
import { neighbour } from "./focus";

const [LEFT, RIGHT, UP, DOWN]: [number, number][] = [[-1, 0], [1, 0], [0, -1], [0, 1]] as [number, number][];

/** An item that is somewhere on the screen. */
function item(left: number, top: number, width: number, height: number): HTMLElement {
  const box = { left, top, width, height, right: left + width, bottom: top + height };
  return { getBoundingClientRect: () => box } as unknown as HTMLElement;
}

const place = item(376, 408, 347, 191);
const cards = [item(380, 428, 109, 151), item(495, 428, 109, 151)];
const above = item(495, 200, 109, 151);
const all = [above, ...cards, place];

test("the arrows keep to rows and columns", () => {
  expect(neighbour(all.slice(0, 3), cards[0]!, RIGHT!)).toBe(cards[1]);
  expect(neighbour(all.slice(0, 3), cards[1]!, LEFT!)).toBe(cards[0]);
  expect(neighbour(all.slice(0, 3), cards[1]!, UP!)).toBe(above);
  expect(neighbour(all, cards[1]!, RIGHT!)).toBeNull();
});

test("a place that lies around its cards is reached from each of them, and left again", () => {
  for (const card of cards) expect(neighbour(all, card, UP!)).toBe(place);
  expect(neighbour(all, place, DOWN!)).toBe(cards[0]);
  expect(neighbour(all, place, UP!)).toBe(above);
});
