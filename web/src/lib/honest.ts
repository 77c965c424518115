/** Was the chance of a finished game the one promised at its start? Checked here, not only believed. */

import type { OverMessage } from "./wire";

/** What the check came to. */
export type Verdict =
  /** The seed fits what this very browser was promised before the first draw, and the server's re-deal agrees. */
  | "proved"
  /** The server says so, but this browser has no promise of its own or can't compute digests. */
  | "told"
  /** The seed does not fit, or the game dealt again comes to another end. */
  | "broken"
  /** Nothing was promised: the game has no chance, or its seed was given. */
  | "none";

/** Where promises are kept: the part of `Storage` that is needed. */
export type Shelf = Pick<Storage, "getItem" | "setItem">;

const KEY = "liza-promises";
const KEPT = 100;

type Promises = [table: string, promise: string][];

/** Keeps what was promised for a table. The first promise stands: a later one can't replace it. */
export function keepPromise(table: string, promise: string, shelf: Shelf | null = shelfHere()): void {
  if (!promise || !shelf || promised(table, shelf)) return;
  try {
    shelf.setItem(KEY, JSON.stringify([...all(shelf), [table, promise]].slice(-KEPT)));
  } catch {
    // A full or forbidden storage costs only the proof: the verdict will be "told".
  }
}

/** What this browser was promised for a table, or "". */
export function promised(table: string, shelf: Shelf | null = shelfHere()): string {
  return all(shelf).find(([one]) => one === table)?.[1] ?? "";
}

/** Compares the revealed seed with the promise; `subtle` is null where the page came without TLS. */
export async function judge(
  over: Pick<OverMessage, "seed" | "promise" | "honest">,
  kept: string,
  subtle: Pick<SubtleCrypto, "digest"> | null = globalThis.crypto?.subtle ?? null,
): Promise<Verdict> {
  if (!over.seed || !over.promise) return kept ? "broken" : "none";
  if (!over.honest || (kept && kept !== over.promise)) return "broken";
  if (!subtle) return "told";
  if ((await digest(over.seed, subtle)) !== over.promise) return "broken";
  return kept ? "proved" : "told";
}

async function digest(seed: string, subtle: Pick<SubtleCrypto, "digest">): Promise<string> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const sum = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return [...sum].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function all(shelf: Shelf | null): Promises {
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Promises) : [];
  } catch {
    return [];
  }
}

function shelfHere(): Shelf | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
