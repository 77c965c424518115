/** The frame of a card: a rolled tablet, a rod with knobs at the top and another at the bottom. */
import type { Size } from "../theme";

/** How far the sheet stands back from the ends of the rods, and how thick these are. */
const MEASURES: Record<Size, [back: number, rod: number]> = { L: [12, 16], M: [5, 8], S: [4, 6], XS: [3, 5] };

/** Returns the outline of a card as an SVG path of its width and height. */
export function tablet(size: Size, width: number, height: number): string {
  const [back, rod] = MEASURES[size];
  const knob = rod / 2;
  const end = (x: number, y: number, sweep: string) => `A${knob} ${knob} 0 0 1 ${x} ${y}${sweep}`;
  return [
    `M${knob} 0H${width - knob}`,
    end(width - knob, rod, `L${width - back} ${rod + back / 2}V${height - rod - back / 2}L${width - knob} ${height - rod}`),
    end(width - knob, height, `H${knob}`),
    end(knob, height - rod, `L${back} ${height - rod - back / 2}V${rod + back / 2}L${knob} ${rod}`),
    end(knob, 0, "Z"),
  ].join("");
}
