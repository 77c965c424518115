import { describe, expect, it } from "vitest";
import type { ClauseSheet, RulebookSheet } from "../lib/wire";
import { clauses, excerpt, find, fold, pieces, references, short } from "./search";

function clause(id: string, text: string, ruling = ""): ClauseSheet {
  return { id, topic: "", text, ruling, status: "clear", option: "", choice: null, examples: [] };
}

const BOOK: RulebookSheet = {
  game: "chess",
  title: "Chess",
  sections: [
    {
      id: "1",
      title: "",
      clauses: [clause("CHS-1-1", "El peón avanza."), clause("CHS-1-2", "El rey no.", "Ni peones.")],
    },
    { id: "2", title: "", clauses: [clause("CHS-2.1-1", "Se corona.")] },
  ],
};

describe("the search", () => {
  it("forgets accents and capitals and keeps every place", () => {
    expect(fold("PEÓN ¡Señor!")).toBe("peon ¡senor!");
    expect(fold("Straße İ").length).toBe("Straße İ".length);
  });

  it("finds clauses that hold every word, in text, reading or number", () => {
    const ids = (search: string) => find(BOOK, search).flatMap((section) => section.clauses.map((one) => one.id));
    expect(ids("peon")).toEqual(["CHS-1-1", "CHS-1-2"]);
    expect(ids("peon rey")).toEqual(["CHS-1-2"]);
    expect(ids("2.1-1")).toEqual(["CHS-2.1-1"]);
    expect(ids("torre")).toEqual([]);
    expect(ids("  ")).toEqual(clauses(BOOK).map((one) => one.id));
  });

  it("shows a clause where it was found, or its beginning", () => {
    const long = clause("CHS-1-1", "El peón avanza.", "Una lectura larga que solo al final habla del enroque corto.");
    expect(excerpt(long, "")).toBe("El peón avanza.");
    expect(excerpt(long, "peon")).toBe("El peón avanza.");
    expect(excerpt(long, "enroque")).toBe("… solo al final habla del enroque corto.");
    expect(excerpt(long, "1-1")).toBe("El peón avanza.");
  });

  it("cuts a text at its hits, whole again when joined", () => {
    const cut = pieces("Un Peón, dos peones.", "peon");
    expect(cut).toEqual([
      { text: "Un ", hit: false },
      { text: "Peón", hit: true },
      { text: ", dos ", hit: false },
      { text: "peon", hit: true },
      { text: "es.", hit: false },
    ]);
    expect(cut.map((piece) => piece.text).join("")).toBe("Un Peón, dos peones.");
  });

  it("takes signs of patterns as they are, and the longest word first", () => {
    expect(pieces("a.b", "a.b x")).toEqual([{ text: "a.b", hit: true }]);
    expect(pieces("axb", "a.b")).toEqual([{ text: "axb", hit: false }]);
    expect(pieces("marcas", "mar marca")[0]).toEqual({ text: "marca", hit: true });
  });
});

it("clauses that a text names become references, others stay words", () => {
  const known = (id: string) => id === "CHS-2.1-1" || id === "CHS-intro-1";
  expect(references("Véase CHS-2.1-1 (y CHS-9-9).", known)).toEqual([
    { text: "Véase ", clause: "" },
    { text: "CHS-2.1-1", clause: "CHS-2.1-1" },
    { text: " (y CHS-9-9).", clause: "" },
  ]);
  expect(references("CHS-intro-1", known)).toEqual([{ text: "CHS-intro-1", clause: "CHS-intro-1" }]);
});

it("a clause's number loses the rulebook's code", () => {
  expect(short("INF-10.2-1")).toBe("10.2-1");
});
