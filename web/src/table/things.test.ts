import { expect, it } from "vitest";
import { card, phrase, view, zone } from "./fixtures/view";
import { nameOf } from "./things";

it("things have names: cards, also attached ones, zones, and what belongs to a seat", () => {
  const bearer = card("@1", { attached: [card("@2")] });
  const board = view({ zones: [zone("front", [bearer, card("back", { card: "", name: null })])] });
  const named = (handle: string) => nameOf(board, handle);
  expect(named("@1")).toEqual(phrase("name-@1"));
  expect(named("@2")).toEqual(phrase("name-@2"));
  expect(named("front")).toEqual(phrase("zone-front"));
  expect(named("nexus:north")).toEqual(phrase("seat-north"));
  expect(named("back")).toBeNull();
  expect(named("nobody")).toBeNull();
});
