/** How the lines of the log stand on the page: under headings, a decision with its consequences. */

import type { LogLine } from "../lib/wire";

/** A decision, and what came of it. */
export interface Entry {
  /** Place of its line in the whole log: steady, so that it can be the key of a list. */
  at: number;
  line: LogLine;
  consequences: LogLine[];
  /** Whether any of it came with the view on display. */
  fresh: boolean;
}

/** All that happened in one turn of one round. */
export interface Chapter {
  at: number;
  round: number;
  /** Whose turn; "" before the first and between turns. */
  active: string;
  entries: Entry[];
}

/** Groups a log. The last `fresh` lines are new. A consequence without a decision stands as one. */
export function chapters(lines: LogLine[], fresh = 0): Chapter[] {
  const found: Chapter[] = [];
  lines.forEach((line, at) => {
    const chapter = chapterFor(found, line, at);
    const isNew = at >= lines.length - fresh;
    const last = chapter.entries.at(-1);
    if (line.under && last) {
      last.consequences.push(line);
      last.fresh ||= isNew;
    } else {
      chapter.entries.push({ at, line, consequences: [], fresh: isNew });
    }
  });
  return found;
}

function chapterFor(found: Chapter[], line: LogLine, at: number): Chapter {
  const last = found.at(-1);
  if (last && last.round === line.round && last.active === line.active) return last;
  const chapter = { at, round: line.round, active: line.active, entries: [] };
  found.push(chapter);
  return chapter;
}
