import { describe, expect, it } from "vitest";
import { arrow } from "./arrows";

const box = (left: number, top: number, size = 100) => ({ left, top, right: left + size, bottom: top + size });
const ORIGIN = { left: 10, top: 20 };

describe("an arrow", () => {
  it("goes upwards from edge to edge, in the field's own coordinates", () => {
    const drawn = arrow(box(100, 500), box(300, 100), ORIGIN);
    expect(drawn.head).toMatch(/^M340 180L/);
    expect([drawn.x, drawn.endX, drawn.endY]).toEqual([140, 340, 180]);
    expect(drawn.y).toBeLessThan(480);
  });

  it("goes downwards as well", () => {
    const drawn = arrow(box(100, 100), box(300, 500), ORIGIN);
    expect(drawn.endY).toBe(480);
    expect(drawn.y).toBeGreaterThan(180);
  });

  it("between neighbours bends over both", () => {
    const drawn = arrow(box(100, 300), box(300, 310), ORIGIN);
    expect([drawn.endY, drawn.y < 280]).toEqual([290, true]);
  });

  it("has its label closer where things are small", () => {
    const [large, small] = [arrow(box(0, 500, 150), box(0, 0, 150), ORIGIN), arrow(box(0, 500, 60), box(0, 0, 60), ORIGIN)];
    expect(480 - small.y).toBeLessThan(480 - large.y);
  });
});
