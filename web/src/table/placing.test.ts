import { describe, expect, it } from "vitest";
import { beside } from "./placing";

const ROOM = { left: 0, top: 0, right: 1000, bottom: 800 };
const BAR = { left: 0, top: 600, right: 1000, bottom: 660 };
const at = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 140 });

describe("what floats", () => {
  it("stands on the side with more room", () => {
    expect(beside(at(100, 100), 300, 100, ROOM, null)).toEqual({ left: 214, top: 120, side: "right" });
    expect(beside(at(800, 100), 300, 100, ROOM, null)).toEqual({ left: 486, top: 120, side: "left" });
  });

  it("stays on the screen", () => {
    expect(beside(at(100, 0), 300, 400, ROOM, null).top).toBe(8);
    expect(beside(at(100, 700), 300, 100, ROOM, null).top).toBe(692);
    expect(beside(at(450, 100), 700, 100, ROOM, null).left).toBe(292);
    expect(beside(at(500, 100), 700, 100, ROOM, null).left).toBe(8);
  });

  it("never covers the bar, above or below it", () => {
    expect(beside(at(100, 660), 300, 120, ROOM, BAR).top).toBe(670);
    expect(beside(at(100, 660), 300, 200, ROOM, BAR).top).toBe(660);
    expect(beside(at(100, 440), 300, 300, ROOM, BAR).top).toBe(292);
  });
});
