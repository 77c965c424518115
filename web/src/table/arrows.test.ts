import { describe, expect, it } from "vitest";
import { arrow, hung, pennant } from "./arrows";

const box = (left: number, top: number, size = 100) => ({ left, top, right: left + size, bottom: top + size });
const ORIGIN = { left: 10, top: 20 };

describe("an arrow", () => {
  it("goes upwards from edge to edge, in the field's own coordinates", () => {
    const drawn = arrow(box(100, 500), box(300, 100), ORIGIN);
    expect(drawn.head).toMatch(/^M340 180L/);
    expect(drawn.x).toBe(140);
    expect(drawn.y).toBeLessThan(480);
  });

  it("goes downwards as well", () => {
    const drawn = arrow(box(100, 100), box(300, 500), ORIGIN);
    expect(drawn.head).toMatch(/^M340 480L/);
    expect(drawn.y).toBeGreaterThan(180);
  });

  it("between neighbours bends over both", () => {
    const drawn = arrow(box(100, 300), box(300, 310), ORIGIN);
    expect([drawn.head.startsWith("M340 290L"), drawn.y < 280]).toEqual([true, true]);
  });

  it("sideways leaves and arrives at the edges at the left and right", () => {
    const drawn = arrow(box(500, 100), box(100, 300), ORIGIN, true);
    expect(drawn.head).toMatch(/^M190 330L210 317L/);
    expect([drawn.x, drawn.y]).toEqual([350, 230]);
  });

  it("may be a pennant in the corner of each thing", () => {
    expect(pennant(box(100, 500), ORIGIN)).toEqual({ x: 104, y: 494 });
    expect(pennant(box(100, 500), ORIGIN, 2).x).toBe(164);
  });

  it("may be a pennant below what has no corner to spare", () => {
    expect(hung(box(100, 500), ORIGIN, 1)).toEqual({ x: 134, y: 580 });
  });

  it("has its label closer where things are small", () => {
    const [large, small] = [arrow(box(0, 500, 150), box(0, 0, 150), ORIGIN), arrow(box(0, 500, 60), box(0, 0, 60), ORIGIN)];
    expect(480 - small.y).toBeLessThan(480 - large.y);
  });
});
