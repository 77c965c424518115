/** What on the table speaks of a clause at this moment. */

import type { CardView, Clash, Forecast, LedgerEntry, LogLine, NumberView, Phrase, Reason, View } from "../lib/wire";

/** A figure of a card that a clause has a part in. */
export interface Counted {
  card: CardView;
  number: NumberView;
  amount: number;
  source: Phrase;
}

/** Everything that cites a clause. */
export interface Now {
  result: Phrase | null;
  outlook: Phrase | null;
  reasons: Reason[];
  numbers: Counted[];
  forecasts: Forecast[];
  clashes: Clash[];
  /** The newest last. */
  ledger: LedgerEntry[];
  /** The newest first. */
  lines: LogLine[];
}

const MOST = 3;

/** Collects what cites the clause, of each kind at most three. */
export function now(view: View, lines: LogLine[], clause: string): Now {
  const cites = (one: { clause: string }) => one.clause === clause;
  return {
    result: view.result_clause === clause ? (view.result ?? null) : null,
    outlook: view.outlook_clause === clause ? (view.outlook ?? null) : null,
    reasons: (view.reasons).filter(cites).slice(0, MOST),
    numbers: numbers(view, clause).slice(0, MOST),
    forecasts: (view.forecasts).filter(cites).slice(0, MOST),
    clashes: view.clashes.filter(cites).slice(0, MOST),
    ledger: view.ledger.filter(cites).slice(-MOST),
    lines: lines.filter(cites).slice(-MOST).reverse(),
  };
}

/** Only parts that change a printed number: that a card has its printed figures is not news. */
function numbers(view: View, clause: string): Counted[] {
  return view.zones
    .flatMap((zone) => zone.cards)
    .flatMap((card) => (card.numbers).map((number) => ({ card, number })))
    .flatMap(({ card, number }) =>
      (number.parts)
        .slice(1)
        .filter(([, , cited]) => cited === clause)
        .map(([amount, source]) => ({ card, number, amount, source })),
    );
}
