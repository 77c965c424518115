/** How a link to a clause is followed: at a table in the drawer beside the board, elsewhere on the rulebook's page. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("clauses");

/** What a page does with a clause that somebody wants to read. */
export interface ClauseReader {
  /** The game whose rulebook it is. */
  readonly game: string;
  /** Opens the drawer at the clause; absent where the page itself changes. */
  open?: (clause: string) => void;
}

/** Say, for the components inside this one, where clauses are read. */
export function readClauses(reader: ClauseReader): void {
  setContext(KEY, reader);
}

/** Where clauses are read here. */
export function clauseReader(): ClauseReader | undefined {
  return getContext<ClauseReader | undefined>(KEY);
}
