/** How long ago something was, in words. */
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** "hace 3 min", "ayer"; for less than a minute "hace un momento". @param since in seconds since 1970. */
export function ago(since: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - since);
  const [unit, length] = UNITS.find(([, seconds]) => passed >= seconds) ?? ["second", 0];
  if (length === 0) return say("lobby-moment");
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto", style: "short" });
  return words.format(-Math.floor(passed / length), unit);
}
