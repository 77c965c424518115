/** What a pointer does on a map: it presses, drags a thing to a place, or moves and zooms the map. */

import type { Attachment } from "svelte/attachments";
import type { Point } from "./geometry";

/** How far a press may wander, in pixels. */
const SLIP = 7;
/** How long a finger rests before it asks to read. */
const LONG_PRESS = 450;
/** How much closer one notch of a wheel comes. */
const NOTCH = 1.0015;

export interface Gestures {
  /** The thing and space under a pointer: what `press`, `lift` and `drop` are about. */
  press(target: Element): void;
  read(target: Element): void;
  /** Begins to drag what is under a pointer; tells whether it can be dragged. */
  lift(target: Element): boolean;
  /** What is dragged follows the pointer, from where it was. */
  carry(by: Point, over: Element | null): void;
  drop(over: Element | null): void;
  /** Moves the map by so many pixels. */
  pan(by: Point): void;
  /** Comes so many times closer, around a point of the window. */
  zoom(times: number, at: Point): void;
}

/** Lets pointers of all kinds work on a map. */
export function gestures(deeds: Gestures): Attachment<Element> {
  return (element) => {
    const node = element as SVGSVGElement;
    const fingers = new Map<number, Point>();
    let start: { at: Point; last: Point; target: Element } | null = null;
    let doing: "" | "press" | "pan" | "drag" | "pinch" = "";
    let resting: ReturnType<typeof setTimeout> | undefined;
    let suppressed = false;

    const pointOf = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });
    const inside = ({ x, y }: Point): Point => {
      const { left, top } = node.getBoundingClientRect();
      return { x: x - left, y: y - top };
    };
    const under = ({ x, y }: Point): Element | null => document.elementFromPoint(x, y);

    function down(event: PointerEvent): void {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      suppressed = false;
      fingers.set(event.pointerId, pointOf(event));
      if (fingers.size === 2) {
        stopDrag();
        doing = "pinch";
        return;
      }
      const at = pointOf(event);
      start = { at, last: at, target: event.target as Element };
      doing = "press";
      if (event.pointerType !== "mouse") resting = setTimeout(rest, LONG_PRESS);
    }

    function rest(): void {
      if (doing !== "press" || !start) return;
      doing = "";
      suppressed = true;
      deeds.read(start.target);
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      const at = pointOf(event);
      if (!before) return;
      fingers.set(event.pointerId, at);
      if (doing === "pinch" && fingers.size === 2) pinch(event.pointerId, before, at);
      if (!start || doing === "pinch" || doing === "") return;
      const by = { x: at.x - start.at.x, y: at.y - start.at.y };
      if (doing === "press" && Math.hypot(by.x, by.y) >= SLIP) {
        clearTimeout(resting);
        node.setPointerCapture(event.pointerId);
        doing = deeds.lift(start.target) ? "drag" : "pan";
      }
      if (doing === "drag") deeds.carry(by, under(at));
      if (doing === "pan") deeds.pan({ x: at.x - start.last.x, y: at.y - start.last.y });
      start.last = at;
    }

    function pinch(id: number, before: Point, at: Point): void {
      const other = [...fingers].find(([one]) => one !== id)?.[1];
      if (!other) return;
      const far = (one: Point) => Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1);
      deeds.zoom(far(at) / far(before), inside({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }));
      deeds.pan({ x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 });
    }

    function up(event: PointerEvent): void {
      clearTimeout(resting);
      const known = fingers.delete(event.pointerId);
      if (!known) return;
      if (doing === "drag") {
        deeds.drop(under(pointOf(event)));
        suppressed = true;
      } else if (doing === "pan" || doing === "pinch") suppressed = true;
      if (doing !== "pinch" || fingers.size === 0) doing = "";
      start = null;
      setTimeout(() => (suppressed = false));
    }

    function stopDrag(): void {
      clearTimeout(resting);
      if (doing === "drag") deeds.drop(null);
      start = null;
    }

    function cancel(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      stopDrag();
      doing = "";
    }

    function click(event: MouseEvent): void {
      if (!suppressed) deeds.press(event.target as Element);
      suppressed = false;
    }

    function menu(event: Event): void {
      event.preventDefault();
      deeds.read(event.target as Element);
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      deeds.zoom(NOTCH ** -event.deltaY, inside(pointOf(event)));
    }

    node.addEventListener("pointerdown", down as EventListener);
    node.addEventListener("pointermove", move as EventListener);
    node.addEventListener("pointerup", up as EventListener);
    node.addEventListener("pointercancel", cancel as EventListener);
    node.addEventListener("click", click as EventListener);
    node.addEventListener("contextmenu", menu);
    node.addEventListener("wheel", wheel as EventListener, { passive: false });
    return () => {
      clearTimeout(resting);
      node.removeEventListener("pointerdown", down as EventListener);
      node.removeEventListener("pointermove", move as EventListener);
      node.removeEventListener("pointerup", up as EventListener);
      node.removeEventListener("pointercancel", cancel as EventListener);
      node.removeEventListener("click", click as EventListener);
      node.removeEventListener("contextmenu", menu);
      node.removeEventListener("wheel", wheel as EventListener);
    };
  };
}
