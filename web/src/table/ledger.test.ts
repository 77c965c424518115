import { describe, expect, it } from "vitest";
import type { LedgerEntry } from "../lib/wire";
import { phrase, view } from "./fixtures/view";
import { ledgerOf } from "./ledger";

const entry = (seat: string, amount: number, scale = 2): LedgerEntry => {
  return { seat, amount, source: phrase("source"), clause: "X-1", kind: "", scale };
};

describe("the ledger", () => {
  it("has a column for each seat, the reader's first, with its lines in their order", () => {
    const found = ledgerOf(view({ seat: "north", ledger: [entry("south", 3), entry("north", 4), entry("south", 2)] }));
    expect(found.map(({ seat, lines }) => [seat, lines.map(({ amount }) => amount)])).toEqual([["north", [4]], ["south", [3, 2]]]);
  });

  it("adds up what is counted in parts", () => {
    const [own, other] = ledgerOf(view({ ledger: [entry("south", 3), entry("south", 1, 1)] }));
    expect([own!.total, own!.scale]).toEqual([5, 2]);
    expect([other!.total, other!.scale]).toEqual([0, 1]);
  });
});
