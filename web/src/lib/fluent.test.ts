import { readFileSync, readdirSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Language, openingSound } from "./fluent";
import type { Phrase } from "./wire";

const LISTS_ES = `
data-text = { $es }
list-more = { $first }, { $next }
list-last = { $opening ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
draws = { $who } roba { cards }
reason = Falta éter.
    .tag = Éter
gives = { $who } da { $what }
`;
const LISTS_EN = `
data-text = { $en }
list-more = { $first }, { $next }
list-last = { $first } and { $last }
`;

const spanish = new Language("es", [LISTS_ES]);
const english = new Language("en", [LISTS_EN], spanish);
const named = (es: string, en: string): Phrase => ({ message: "data-text", args: [["en", en], ["es", es]] });

describe("a language", () => {
  it("chooses the plural", () => {
    expect(spanish.say("cards", { count: 1 })).toBe("una carta");
    expect(spanish.say("cards", { count: 3 })).toBe("3 cartas");
    expect(spanish.say("cards", { count: 2300 })).toBe("2.300 cartas");
  });

  it("says an attribute of a message", () => {
    expect(spanish.say("reason.tag")).toBe("Éter");
    expect(spanish.has("reason.tag")).toBe(true);
    expect(spanish.has("reason.title")).toBe(false);
  });

  it("renders the phrases among the arguments", () => {
    const gift: Phrase = { message: "gives", args: [["what", named("Muro", "Wall")], ["who", "Ana"]] };
    expect(spanish.render(gift)).toBe("Ana da Muro");
  });

  it("calls a seat by the name of who sits there, and as the game does where nobody has one", () => {
    const called = new Language("es", ["seat-name = Asiento { $seat }\nwins = Gana { $who }"], null, (seat) => (seat === "north" ? "Ana" : ""));
    const wins = (seat: string): Phrase => ({ message: "wins", args: [["who", { message: "seat-name", args: [["seat", seat]] }]] });
    expect(called.render(wins("north"))).toBe("Gana Ana");
    expect(called.render(wins("south"))).toBe("Gana Asiento south");
  });

  it("picks a text of the data by its own language", () => {
    expect(spanish.render(named("Muro", "Wall"))).toBe("Muro");
    expect(english.render(named("Muro", "Wall"))).toBe("Wall");
  });

  it("joins lists by the rule of the language", () => {
    expect(spanish.join([])).toBe("");
    expect(spanish.join(["padres"])).toBe("padres");
    expect(spanish.join(["padres", "hijos"])).toBe("padres e hijos");
    expect(spanish.join(["a", named("b", "x"), "c"])).toBe("a, b y c");
    expect(english.join(["a", named("x", "b"), "c"])).toBe("a, b and c");
  });

  it("joins the lists among the arguments", () => {
    const what = ["oro", named("incienso", "incense")];
    expect(spanish.say("gives", { who: "Ana", what })).toBe("Ana da oro e incienso");
  });

  it("leaves what it does not know to the other language, and shows what nobody knows", () => {
    expect(english.say("cards", { count: 1 })).toBe("una carta");
    expect(english.say("nothing")).toBe("{nothing}");
  });

  it("shows a missing argument instead of failing", () => {
    expect(spanish.say("gives", { who: "Ana" })).toBe("Ana da {$what}");
  });

  it("hears how a word opens", () => {
    expect(["hijos", "«Ícaro»", "iglesia", "hierro", "yeso", "ocho", "humo"].map(openingSound)).toEqual([
      "i", "i", "i", "other", "other", "o", "other",
    ]);
  });
});

describe("the page's own texts", () => {
  const folder = new URL("../../../src/liza/table/text/", import.meta.url);
  const files = readdirSync(folder).filter((name) => name.startsWith("page-") && name.endsWith(".es.ftl"));

  it.each(files)("%s says the same in English", (name) => {
    const said = (file: string) =>
      new FluentResource(readFileSync(new URL(file, folder), "utf8")).body.flatMap((message) => [
        message.id,
        ...Object.keys(message.attributes).map((attribute) => `${message.id}.${attribute}`),
      ]);
    const source = said(name);
    expect(source.length).toBeGreaterThan(0);
    expect(said(name.replace(".es.", ".en.")).sort()).toEqual(source.sort());
    expect(new Set(source).size).toBe(source.length);
  });
});
