/** The rulebooks that were opened: one for each game and language. */

import { api } from "../lib/api";
import type { RulebookSheet } from "../lib/wire";

const opened = new Map<string, Promise<RulebookSheet>>();

/** A game's rulebook in a language, asked for once; what could not be had is asked for again. */
export function rulebook(game: string, language: string): Promise<RulebookSheet> {
  const key = `${game} ${language}`;
  const known = opened.get(key);
  if (known) return known;
  const coming = api.rulebook(game);
  coming.catch(() => opened.delete(key));
  opened.set(key, coming);
  return coming;
}
