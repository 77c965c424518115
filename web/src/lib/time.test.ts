import { beforeEach, expect, it } from "vitest";
import { settings } from "./settings.svelte";
import { ago, moment, until } from "./time";

const HOUR = 3600;
const NOW = Date.UTC(2026, 6, 1, 10) / 1000;

beforeEach(() => {
  settings.language = "en";
});

it.each([
  [30 * HOUR, "in 30 hr."],
  [47.99 * HOUR, "in 48 hr."],
  [72 * HOUR - 20, "in 3 days"],
  [90 * 60 + 20, "in 2 hr."],
  [-2 * HOUR, "2 hr. ago"],
])("says how long is left: %d s", (left, words) => {
  expect(until(NOW + left, NOW)).toBe(words);
});

it("says how long ago something was", () => {
  expect(ago(NOW - 25 * HOUR, NOW)).toBe("yesterday");
});

it("shows a moment on the clock of a zone, and the year only where it is another", () => {
  expect(moment(NOW, "Europe/Madrid", NOW)).toBe("Wed, Jul 1, 12:00");
  expect(moment(NOW, "America/Lima", NOW)).toBe("Wed, Jul 1, 05:00");
  expect(moment(NOW + 365 * 24 * HOUR, "Europe/Madrid", NOW)).toContain("2027");
});
