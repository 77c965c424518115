/** Links that people send each other, as they come out of letters and chats. */
import { routeOf } from "../lib/router.svelte";

/** The path of a table's or seat's link, with or without the host; "" if it is neither. */
export function pathOfLink(text: string): string {
  const found = /\/(?:mesa|asiento)\/[^\s/?#<>"']+/.exec(text);
  const path = found?.[0].replace(/[.,;:!)\]]+$/, "") ?? "";
  return ["table", "seat"].includes(routeOf(path).page) ? path : "";
}
