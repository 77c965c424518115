/**
 * What the page says: its own words, and those of the games it shows, in the language of the settings.
 *
 * `say`, `render` and `join` are reactive: a component that calls them speaks the new language as soon as its texts are
 * there.
 */
import { api } from "./api";
import { inFigures } from "./figures";
import { type Arguments, Language } from "./fluent";
import { SOURCE, settings } from "./settings.svelte";
import type { Phrase } from "./wire";

const folder = "../../../src/liza/table/text/";
const own = import.meta.glob<string>("../../../src/liza/table/text/page-*.ftl", { query: "?raw", import: "default" });
// The toolkit's file holds the grammar of lists, and `data-text`.
const shared = import.meta.glob<string>("../../../src/liza/toolkit/text/??.ftl", { query: "?raw", import: "default" });

/** The languages that the page itself speaks, the source first. */
export const languages = [
  ...new Set([SOURCE, ...Object.keys(own).map((path) => path.slice(folder.length).split(".")[1] ?? SOURCE)]),
];

let page = $state.raw(new Language(SOURCE, []));
let game = $state.raw<Language | null>(null);
let called = $state.raw<ReadonlyMap<string, string>>(new Map());

async function load(texts: Record<string, () => Promise<string>>, language: string): Promise<string[]> {
  const wanted = Object.keys(texts).filter((path) => path.split(/[./]/).at(-2) === language);
  return Promise.all(wanted.map((path) => texts[path]?.() ?? ""));
}

/** Speak the language of the settings from now on. */
export async function loadPage(): Promise<void> {
  const name = settings.language;
  const texts = await Promise.all([load(own, name), load(shared, name)]);
  if (name !== settings.language) return;
  page = new Language(name, texts.flat());
  document.documentElement.lang = name;
}

/** Understand the phrases of a game from now on; of its texts only the newest asked for are kept. */
export async function loadGame(id: string): Promise<void> {
  const name = settings.language;
  const text = await api.gameText(id, name);
  if (name === settings.language) game = new Language(name, [text], page, (seat) => called.get(seat) ?? "");
}

/** Say these names from now on where the game names a seat. */
export function callSeats(names: ReadonlyMap<string, string>): void {
  called = names;
}

/** A message of the page itself. */
export function say(id: string, args: Arguments = {}): string {
  return page.say(id, args);
}

/** A phrase of the game that is shown; "" for none. */
export function render(phrase: Phrase | null | undefined): string {
  return phrase ? (game ?? page).render(phrase) : "";
}

/** A number, counted in parts of which `scale` make one, as the reader writes it. */
export function figures(parts: number, scale = 1): string {
  return inFigures(parts, scale, page.name);
}

/** Texts or phrases as the language lists them. */
export function join(items: readonly (string | Phrase)[]): string {
  // The last table's game may still speak the language of before.
  return (game?.name === page.name ? game : page).join(items);
}

/** Whether the game that is shown has this message, for words that not every game needs. */
export function knows(id: string): boolean {
  return game?.has(id) ?? false;
}

/** Of a text that came in all languages, the reader's. */
export function pick(texts: Record<string, string>): string {
  return texts[settings.language] ?? texts[SOURCE] ?? Object.values(texts)[0] ?? "";
}
