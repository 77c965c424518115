/** Where a map lies in its window, and how one comes closer. */

import type { Bounds, Point } from "./geometry";

/** Where a map lies in its window: it is drawn `scale` times as large, with its origin at (x, y) in pixels. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** A window in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** So much closer than the whole map one can come. */
export const CLOSEST = 5;

/** Returns the camera that shows the whole map in the middle of its window. */
export function fitted(bounds: Bounds, room: Room): Camera {
  const scale = Math.max(Math.min(room.width / bounds.width, room.height / bounds.height), 0.01);
  return {
    scale,
    x: (room.width - bounds.width * scale) / 2 - bounds.left * scale,
    y: (room.height - bounds.height * scale) / 2 - bounds.top * scale,
  };
}

/** Returns a camera that can't go farther away than the whole map, nor closer than `CLOSEST`, nor lose the map. */
export function bounded(camera: Camera, bounds: Bounds, room: Room): Camera {
  const whole = fitted(bounds, room);
  const scale = Math.max(whole.scale, Math.min(whole.scale * CLOSEST, camera.scale));
  const along = (at: number, start: number, length: number, space: number): number => {
    const [low, high] = [space - (start + length) * scale, -start * scale];
    return low > high ? (low + high) / 2 : Math.max(low, Math.min(high, at));
  };
  return {
    scale,
    x: along(camera.x, bounds.left, bounds.width, room.width),
    y: along(camera.y, bounds.top, bounds.height, room.height),
  };
}

/** Returns a camera so many times closer, with what lies at a point of the window staying there. */
export function zoomed(camera: Camera, times: number, at: Point): Camera {
  return {
    scale: camera.scale * times,
    x: at.x - (at.x - camera.x) * times,
    y: at.y - (at.y - camera.y) * times,
  };
}

/** Returns a camera that has a point of the map in the middle of its window. */
export function centred(scale: number, at: Point, room: Room): Camera {
  return { scale, x: room.width / 2 - at.x * scale, y: room.height / 2 - at.y * scale };
}
