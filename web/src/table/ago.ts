/** How long something has lasted, in words that need no clock to be read. */

import { say } from "../lib/words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns a span of seconds in its largest unit; "" below a minute. */
export function agoWords(seconds: number): string {
  if (seconds < MINUTE) return "";
  if (seconds < HOUR) return say("board-minutes", { count: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) return say("board-hours", { count: Math.floor(seconds / HOUR) });
  return say("board-days", { count: Math.floor(seconds / DAY) });
}
