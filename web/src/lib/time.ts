/** Moments in words, in the reader's language and time zone. */
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** "hace 3 min", "ayer"; for less than a minute "hace un momento". @param since in seconds since 1970. */
export function ago(since: number, now = Date.now() / 1000): string {
  return relative(Math.max(0, now - since), -1);
}

/** "dentro de 3 h", "mañana"; "hace 2 h" once it is past. @param due in seconds since 1970. */
export function until(due: number, now = Date.now() / 1000): string {
  return due >= now ? relative(due - now, 1) : ago(due, now);
}

function relative(passed: number, sign: 1 | -1): string {
  const [unit, length] = UNITS.find(([, seconds]) => passed >= seconds) ?? ["second", 0];
  if (length === 0) return say(sign < 0 ? "lobby-moment" : "post-moment");
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto", style: "short" });
  return words.format(sign * Math.floor(passed / length), unit);
}

/** "vie, 4 dic, 21:00" on the reader's own clock; with the year where it is another one. */
export function moment(at: number, zone?: string, now = Date.now() / 1000): string {
  const far = new Date(at * 1000).getFullYear() !== new Date(now * 1000).getFullYear();
  const parts: Intl.DateTimeFormatOptions = {
    weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23",
  };
  if (far) parts.year = "numeric";
  if (zone !== undefined) parts.timeZone = zone;
  return new Intl.DateTimeFormat(settings.language, parts).format(at * 1000);
}

/** The reader's own time zone. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}
