/** Finding clauses by words, and the places in a text that the search found. */

import type { ClauseSheet, RulebookSheet, SectionSheet } from "../lib/wire";

/** How much of a text may stand before what was found in it. */
const LEAD = 24;

/** A piece of a text: what was searched for, or what stands between. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** Takes accents and capitals away, as the server's own search does, but keeps the length of the text. */
export function fold(text: string): string {
  return [...text].map((sign) => bare(sign)).join("");
}

/** The words of a search, longest first so that marking takes the longest. */
export function words(search: string): string[] {
  const found = fold(search).split(/\s+/).filter(Boolean);
  return [...new Set(found)].sort((a, b) => b.length - a.length);
}

/** The sections and clauses that hold every word of the search; the whole rulebook for an empty one. */
export function find(book: RulebookSheet, search: string): SectionSheet[] {
  const wanted = words(search);
  if (!wanted.length) return book.sections;
  return book.sections
    .map((section) => ({ ...section, clauses: section.clauses.filter((clause) => holds(clause, wanted)) }))
    .filter((section) => section.clauses.length);
}

/** Cuts a text where the words of the search stand in it. */
export function pieces(text: string, search: string): Piece[] {
  const wanted = words(search);
  if (!wanted.length || !text) return [{ text, hit: false }];
  const pattern = new RegExp(wanted.map(quoted).join("|"), "g");
  const found: Piece[] = [];
  const signs = [...text];
  let from = 0;
  for (const match of fold(text).matchAll(pattern)) {
    if (match.index > from) found.push({ text: signs.slice(from, match.index).join(""), hit: false });
    from = match.index + match[0].length;
    found.push({ text: signs.slice(match.index, from).join(""), hit: true });
  }
  if (from < signs.length) found.push({ text: signs.slice(from).join(""), hit: false });
  return found;
}

/** A clause in short: where the search found it, or its beginning. */
export function excerpt(clause: ClauseSheet, search: string): string {
  const wanted = words(search);
  const found = [clause.text, clause.ruling, ...exampleTexts(clause)].find((text) => placeIn(text, wanted) >= 0);
  if (found === undefined) return clause.text;
  const from = found.lastIndexOf(" ", placeIn(found, wanted) - LEAD) + 1;
  return from > 0 ? `… ${found.slice(from)}` : found;
}

/** Every clause in the rulebook's order. */
export function clauses(book: RulebookSheet): ClauseSheet[] {
  return book.sections.flatMap((section) => section.clauses);
}

/** A piece of a text that names a clause of the book, or what stands between. */
export interface Reference {
  text: string;
  clause: string;
}

/** Cuts a text where it names clauses that the book has. */
export function references(text: string, known: (id: string) => boolean): Reference[] {
  const found: Reference[] = [];
  let from = 0;
  for (const match of text.matchAll(/[A-Z]+-[\w.]+(?:-[\w.]+)*-\d+/g)) {
    if (!known(match[0])) continue;
    if (match.index > from) found.push({ text: text.slice(from, match.index), clause: "" });
    from = match.index + match[0].length;
    found.push({ text: match[0], clause: match[0] });
  }
  if (from < text.length) found.push({ text: text.slice(from), clause: "" });
  return found;
}

/** A clause's number without the rulebook's code: "INF-10.2-1" is "10.2-1" on the rulebook's own pages. */
export function short(id: string): string {
  return id.slice(id.indexOf("-") + 1);
}

function holds(clause: ClauseSheet, wanted: string[]): boolean {
  const text = fold([clause.id, clause.text, clause.ruling, ...exampleTexts(clause)].join("\n"));
  return wanted.every((word) => text.includes(word));
}

function exampleTexts(clause: ClauseSheet): string[] {
  return clause.examples.flatMap((one) => [one.given, one.when, one.then]);
}

/** The first place in a text of any of the words; -1 for none. */
function placeIn(text: string, wanted: string[]): number {
  const folded = fold(text);
  const places = wanted.map((word) => folded.indexOf(word)).filter((at) => at >= 0);
  return places.length ? Math.min(...places) : -1;
}

/** One sign for one sign: places in the folded text are places in the text. */
function bare(sign: string): string {
  return sign.normalize("NFD")[0]!.toLowerCase()[0]!;
}

function quoted(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
