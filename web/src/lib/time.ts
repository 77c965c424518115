/** Moments in words, in the reader's language and time zone. */
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** Ahead, days are counted only from two on: "mañana" would often be the day after it. */
const AHEAD: typeof UNITS = [["day", 172_800], ["hour", 3600], ["minute", 60]];
const LENGTHS: Record<string, number> = Object.fromEntries(UNITS);

/** "hace 3 min", "ayer"; for less than a minute "hace un momento". @param since in seconds since 1970. */
export function ago(since: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - since);
  const [unit, length] = UNITS.find(([, seconds]) => passed >= seconds) ?? ["second", 0];
  return length === 0 ? say("lobby-moment") : relative(-Math.floor(passed / length), unit);
}

/** "dentro de 30 h", "dentro de 3 días"; "hace 2 h" once it is past. @param due in seconds since 1970. */
export function until(due: number, now = Date.now() / 1000): string {
  const left = due - now;
  if (left < 0) return ago(due, now);
  const [unit] = AHEAD.find(([, seconds]) => left >= seconds) ?? ["second"];
  const length = LENGTHS[unit];
  return length === undefined ? say("post-moment") : relative(Math.round(left / length), unit);
}

function relative(count: number, unit: Intl.RelativeTimeFormatUnit): string {
  return new Intl.RelativeTimeFormat(settings.language, { numeric: "auto", style: "short" }).format(count, unit);
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
