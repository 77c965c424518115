/** What seats, deadlines and deeds of a table by correspondence are called. */

import { moment, until } from "../lib/time";
import type { DeedLine, PostSheet, TableSheet, WaitingSheet } from "../lib/wire";
import { say } from "../lib/words.svelte";

/** What a seat is called: who sits there, else its place. */
export function seatName(sheet: TableSheet, seat: string): string {
  const found = sheet.seats.find((one) => one.seat === seat);
  if (found === undefined) return "";
  if (found.kind === "computer") return say("lobby-machine", { level: found.level });
  return found.name || say("post-seat", { number: sheet.seats.indexOf(found) + 1 });
}

/** How long a seat has, in words. */
export function paceWords(post: PostSheet): string {
  const { hours, days, hour, zone } = post.pace;
  if (hours) return say("post-pace-is-hours", { hours });
  if (days) return say("post-pace-is-days", { days, at: `${`${hour}`.padStart(2, "0")}:00`, zone });
  return say("post-pace-is-none");
}

/** Until when a seat is awaited, on the reader's clock; "" without a deadline. */
export function dueWords(post: PostSheet, waiting: WaitingSheet): string {
  if (waiting.late) return say(`post-late-${waiting.late}`);
  if (!waiting.due) return "";
  if (post.paused) return say("post-paused");
  return say("post-due", { at: moment(waiting.due), in: until(waiting.due) });
}

/** What was done, as a sentence. */
export function deedWords(sheet: TableSheet, deed: DeedLine): string {
  const facts = {
    seat: deed.seat ? seatName(sheet, deed.seat) : "",
    absence: deed.absence,
    hours: deed.hours,
    due: deed.due ? moment(deed.due) : "",
    before: deed.before || say("post-somebody"),
    after: deed.after,
    how: !deed.after ? "left" : deed.before ? "after" : "taken",
  };
  return say(`post-deed-${deed.kind}`, facts);
}
