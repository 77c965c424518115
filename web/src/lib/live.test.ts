import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live } from "./live.svelte";

describe("the voice", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("says in one breath what happens at once, and loses nothing", () => {
    const live = new Live();
    live.say("Juega un muro.");
    live.say("Te toca.");
    expect(live.polite.text).toBe("");
    vi.runAllTimers();
    expect(live.polite.text).toBe("Juega un muro. Te toca.");
    live.say("Pasa.");
    vi.runAllTimers();
    expect(live.polite.text).toBe("Pasa.");
  });

  it("tells the same text said twice as two", () => {
    const live = new Live();
    live.call("Te toca.");
    const first = live.assertive.number;
    live.call("Te toca.");
    expect(live.assertive.text).toBe("Te toca.");
    expect(live.assertive.number).toBeGreaterThan(first);
  });
});
