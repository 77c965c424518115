/** Which theme the whole page wears. */
import { loadTheme } from "../themes/themes.svelte";

/** Put on the theme of a game; "" is the house's own. */
export async function dress(game: string): Promise<void> {
  const theme = game === "" ? "liza" : (await loadTheme(game)).id;
  document.documentElement.dataset.theme = theme;
}
