/** The themes there are: a new one is only a folder with an `index.ts` whose default export is a `Theme`. */
import { SvelteMap } from "svelte/reactivity";
import liza from "./liza";
import type { Theme } from "./theme";

const folders = import.meta.glob<Theme>(["./*/index.ts", "!./liza/index.ts"], { import: "default" });
const loaded = new SvelteMap<string, Theme>();

/** The theme of a game, its colours and faces on the way; the plain one until it is there, and if there is none. */
export function themeOf(game: string): Theme {
  return loaded.get(game) ?? liza;
}

/** Load a game's theme with its colours and faces. */
export async function loadTheme(game: string): Promise<Theme> {
  const folder = folders[`./${game}/index.ts`];
  const theme = folder === undefined ? liza : await folder();
  // A face that can't be had is no reason to wait: its fallback is readable.
  void theme.display().catch(() => undefined);
  loaded.set(game, theme);
  return theme;
}
