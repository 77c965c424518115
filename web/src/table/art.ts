/** The ground under a card's icon. */

import type { CardView } from "../lib/wire";
import type { ArtGround, Theme } from "../themes/theme";

/** Returns the ground of a card: that of other seats' cards where the theme has one, else that of its kind. */
export function artOf(theme: Theme, card: CardView, isRivals: boolean): ArtGround {
  const { artGrounds } = theme;
  return (isRivals ? artGrounds.rival : undefined) ?? artGrounds[card.kind] ?? artGrounds[""]!;
}
