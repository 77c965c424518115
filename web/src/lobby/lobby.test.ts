import { describe, expect, it } from "vitest";
import type { SetupSheet } from "../lib/wire";
import { pathOfLink } from "./links";
import { counts, firstGame, mayNotPlay, resized, tableBody, usualDeck, usualField, usualTable } from "./newtable";

const setup: SetupSheet = {
  game: "toy", seats: ["a", "b"], fewest: 2, decks: [{ name: "red", label: "Red", note: "" }], usual_decks: ["red", "red"],
  presets: [{ name: "book", label: "Book", note: "" }, { name: "short", label: "Short", note: "" }],
  choices: [{ name: "size", label: "Size", clause: "T-1", values: [
    { name: "small", label: "Small", note: "" }, { name: "big", label: "Big", note: "" },
  ] }],
  levels: [{ name: "weak", label: "Weak", note: "" }, { name: "strong", label: "Strong", note: "" }], referee: false,
  fields: [],
};

describe("a new table", () => {
  it("is you against the strongest player, everything else as usual", () => {
    const body = tableBody(setup, usualTable(setup));
    expect(body.seats).toEqual([
      { kind: "me", level: "", deck: null, name: "", fields: {} },
      { kind: "computer", level: "strong", deck: null, name: "", fields: {} },
    ]);
    expect([body.game, body.rules, body.options, body.undo, body.guide]).toEqual(["toy", "book", {}, "consent", false]);
  });

  it("is for as few as can play, and grows by computer players", () => {
    const many: SetupSheet = { ...setup, seats: ["a", "b", "c", "d"], fewest: 2 };
    expect([counts(many), counts(setup)]).toEqual([[2, 3, 4], [2]]);
    const choice = usualTable(many);
    expect(choice.seats.map(({ kind }) => kind)).toEqual(["me", "computer"]);
    choice.seats[1]!.kind = "open";
    const grown = resized(many, choice, 4);
    expect(grown.map(({ kind }) => kind)).toEqual(["me", "open", "computer", "computer"]);
    expect(grown[3]!.level).toBe("strong");
    expect(resized(many, { ...choice, seats: grown }, 2)).toEqual(choice.seats);
  });

  it("of a first game is the usual one with hints", () => {
    const body = firstGame(setup);
    expect([body.seats[1]?.level, body.guide]).toEqual(["strong", true]);
  });

  it("names only the options that were chosen", () => {
    const choice = usualTable(setup);
    expect(tableBody(setup, { ...choice, options: { size: "" } }).options).toEqual({});
    expect(tableBody(setup, { ...choice, options: { size: "big" } }).options).toEqual({ size: "big" });
  });

  it("says of its fields only what is not as usual", () => {
    const choice = usualTable(setup);
    choice.fields = { map: { ...usualField(), value: "small" }, calendar: usualField() };
    choice.seats[0]!.fields = { army: { ...usualField(), own: true, text: "3 spears", file: "mine.txt" } };
    const body = tableBody(setup, choice);
    expect(body.fields).toEqual({ map: "small" });
    expect(body.seats.map((seat) => seat.fields)).toEqual([{ army: { text: "3 spears", file: "mine.txt" } }, {}]);
  });

  it("leaves the deck of an open seat to whoever comes", () => {
    const choice = usualTable(setup);
    const [me] = choice.seats;
    if (me === undefined) throw new Error("no seat");
    const red = { ...usualDeck(), sample: "red" };
    choice.seats = [{ ...me, deck: red }, { ...me, kind: "open", deck: red }];
    expect(tableBody(setup, choice).seats.map((seat) => seat.deck)).toEqual(["red", null]);
    choice.seats = [{ ...me, deck: { own: true, sample: "red", text: "3 x" } }];
    expect(tableBody(setup, choice).seats[0]?.deck).toEqual({ text: "3 x", name: "" });
  });

  it("names people only where several share the device", () => {
    const choice = usualTable(setup);
    const [me] = choice.seats;
    if (me === undefined) throw new Error("no seat");
    expect(tableBody(setup, { ...choice, seats: [{ ...me, name: " Ana " }] }).seats[0]?.name).toBe("");
    const names = tableBody(setup, { ...choice, seats: [{ ...me, name: " Ana " }, { ...me, name: "Bru" }] }).seats;
    expect(names.map((seat) => seat.name)).toEqual(["Ana", "Bru"]);
  });
});

describe("a link that somebody pasted", () => {
  it.each([
    ["http://here:8000/mesa/a-b_1", "/mesa/a-b_1"],
    ["/asiento/k", "/asiento/k"],
    ["Ven: https://liza.example/mesa/abc. ¡Te espero!", "/mesa/abc"],
    ["<https://liza.example/mesa/abc?x=1#y>", "/mesa/abc"],
    ["https://liza.example/reglas/abc", ""],
    ["/mesa/", ""],
    ["abc", ""],
  ])("%s", (text, path) => {
    expect(pathOfLink(text)).toBe(path);
  });
});

describe("a table by correspondence", () => {
  it("is asked for only where it was chosen", () => {
    const choice = usualTable(setup);
    expect(tableBody(setup, choice).post).toBeNull();
    expect(mayNotPlay({ ...choice, post: { ...choice.post, absence: "organiser" } })).toBe(false);
  });

  it("has one kind of deadline", () => {
    const choice = { ...usualTable(setup), slow: true };
    expect(tableBody(setup, choice).post).toMatchObject({ hours: 24, days: 0, hour: 0, absence: "hold", level: "" });
    const days = { ...choice, post: { ...choice.post, pace: "days" as const, absence: "computer" as const } };
    expect(tableBody(setup, days).post).toMatchObject({ hours: 0, days: 1, hour: 21, level: "strong" });
    const none = { ...choice, post: { ...choice.post, pace: "none" as const, absence: "organiser" as const } };
    expect(tableBody(setup, none).post).toMatchObject({ hours: 0, days: 0, absence: "wait" });
    expect(mayNotPlay(none)).toBe(false);
    expect(mayNotPlay({ ...choice, post: { ...choice.post, absence: "organiser" } })).toBe(true);
  });
});
