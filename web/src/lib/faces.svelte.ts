/** Cards as they are printed, asked for once in each language. */

import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import { settings } from "./settings.svelte";
import type { CardFace } from "./wire";

const known = new SvelteMap<string, CardFace | "failed">();
const asked = new Set<string>();

const keyOf = (game: string, card: string) => `${game} ${card} ${settings.language}`;

/** The printed card: null while it is on its way, "failed" if it could not be had. Reactive. */
export function cardFace(game: string, card: string): CardFace | "failed" | null {
  const key = keyOf(game, card);
  if (!known.has(key) && !asked.has(key)) void fetch(game, card, key);
  return known.get(key) ?? null;
}

/** Asks again for a card that could not be had. */
export function retryFace(game: string, card: string): void {
  known.delete(keyOf(game, card));
}

async function fetch(game: string, card: string, key: string): Promise<void> {
  asked.add(key);
  const found = await api.cardFace(game, card).catch(() => "failed" as const);
  asked.delete(key);
  known.set(key, found);
}
