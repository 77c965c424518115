/** The ledger of a view as columns. */

import type { LedgerEntry, View } from "../lib/wire";
import { seated } from "./layout";

/** What one seat was given. */
export interface LedgerColumn {
  seat: string;
  lines: LedgerEntry[];
  /** The sum, in parts of which `scale` make one. */
  total: number;
  scale: number;
}

/** Returns a column for each seat, the reader's first. */
export function ledgerOf(view: View): LedgerColumn[] {
  const { own, others } = seated(view);
  return [own, ...others].map(({ seat }) => {
    const lines = view.ledger.filter((line) => line.seat === seat);
    const scale = Math.max(1, ...lines.map((line) => line.scale));
    const total = lines.reduce((sum, line) => sum + (line.amount * scale) / line.scale, 0);
    return { seat, lines, total, scale };
  });
}
