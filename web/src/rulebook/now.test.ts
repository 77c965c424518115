import { describe, expect, it } from "vitest";
import { card, line, phrase, view, zone } from "../table/fixtures/view";
import { now } from "./now";

const PRINTED = { role: "attack", value: 5, printed: 3, lost: 0, scale: 1 };

describe("what speaks of a clause now", () => {
  it("is nothing where nothing cites it", () => {
    const found = now(view({ result: phrase("r"), result_clause: "B-1" }), [line("x", { clause: "B-1" })], "A-1");
    expect(found).toEqual({
      result: null, outlook: null, reasons: [], numbers: [], forecasts: [], clashes: [], ledger: [], lines: [],
    });
  });

  it("are reasons, forecasts, the outlook and the result that cite it", () => {
    const reason = { clause: "A-1", tag: phrase("t"), title: phrase("t"), text: phrase("t"), remedy: null };
    const forecast = { zone: "z", label: phrase("z"), strengths: {}, leader: "", clause: "A-1" };
    const found = now(
      view({
        reasons: [reason, { ...reason, clause: "B-1" }],
        forecasts: [forecast],
        outlook: phrase("o"),
        outlook_clause: "A-1",
        result: phrase("r"),
        result_clause: "A-1",
      }),
      [],
      "A-1",
    );
    expect(found).toMatchObject({ reasons: [reason], forecasts: [forecast] });
    expect([found.outlook, found.result]).toEqual([phrase("o"), phrase("r")]);
  });

  it("are the newest lines of the log, the newest first, and only a few", () => {
    const log = ["1", "2", "3", "4", "5"].map((message) => line(message, { clause: message === "4" ? "B-1" : "A-1" }));
    expect(now(view(), log, "A-1").lines.map((one) => one.text.message)).toEqual(["5", "3", "2"]);
  });

  it("are fights that would be decided by it, and the newest lines of the ledger", () => {
    const clash = {
      number: 1, label: phrase("c"), owner: "south", target: "@1", attackers: [], defenders: [], totals: {}, parts: {},
      leader: "", outcome: null, clause: "A-1", fixed: true, against: "", most: {}, sealed: [], open: {}, notes: [], over: false, sheet: null,
    };
    const entry = (amount: number, clause = "A-1") => ({ seat: "south", amount, source: phrase("s"), clause, kind: "", scale: 2 });
    const found = now(view({
      clashes: [clash, { ...clash, clause: "B-1" }],
      ledger: [entry(1), entry(2), entry(3, "B-1"), entry(4), entry(5)],
    }), [], "A-1");
    expect(found.clashes).toEqual([clash]);
    expect(found.ledger.map(({ amount }) => amount)).toEqual([2, 4, 5]);
  });

  it("are changed numbers, not printed ones", () => {
    const parts: [number, ReturnType<typeof phrase>, string][] = [
      [3, phrase("card"), "A-1"],
      [2, phrase("wall"), "A-2"],
    ];
    const board = view({ zones: [zone("front", [card("@1", { numbers: [{ ...PRINTED, parts }] })])] });
    expect(now(board, [], "A-1").numbers).toEqual([]);
    const [found] = now(board, [], "A-2").numbers;
    expect(found).toMatchObject({ amount: 2, source: phrase("wall"), card: { handle: "@1" } });
  });
});
