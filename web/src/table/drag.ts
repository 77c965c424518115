/** Dragging a card with mouse, pen or finger. A short drag is a press; HTML's own dragging knows no fingers. */

import type { Attachment } from "svelte/attachments";
import type { Tabletop } from "./tabletop.svelte";

/** How far a press may wander, in pixels. */
const SLIP = 6;
/** How long a finger rests before it asks to read instead of to drag. */
const LONG_PRESS = 450;
/** How long a dropped card waits for the table's answer. */
const PATIENCE = 600;

/** The things at a point of the screen, the innermost first; null outside of the board and the seats' strips. */
function thingsAt(x: number, y: number): string[] | null {
  const found = document.elementFromPoint(x, y);
  if (!found?.closest("[data-field]")) return null;
  const things: string[] = [];
  let thing = found.closest<HTMLElement>("[data-handle]");
  while (thing) {
    things.push(thing.dataset.handle!);
    thing = thing.parentElement?.closest<HTMLElement>("[data-handle]") ?? null;
  }
  return things;
}

/** Makes a thing draggable while it can be pointed at; a finger that rests on it opens what is read of it. */
export function draggable(handle: string, board: Tabletop): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let suppressed = false;

    const moving = () => node.closest<HTMLElement>(".card") ?? node;

    function down(event: PointerEvent): void {
      suppressed = false;
      if (event.button !== 0 || !event.isPrimary) return;
      if (event.pointerType !== "mouse") resting = setTimeout(rest, LONG_PRESS);
      if (!board.usable(handle)) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A flick may never send a move to the card unless the pointer is captured at once.
      node.setPointerCapture(event.pointerId);
    }

    function rest(): void {
      stop();
      suppressed = true;
      board.read(handle);
    }

    function move(event: PointerEvent): void {
      if (start === null || event.pointerId !== start.id) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!board.dragged && Math.hypot(x, y) < SLIP) return;
      clearTimeout(resting);
      board.lift(handle);
      const card = moving();
      Object.assign(card.style, { translate: `${x}px ${y}px`, pointerEvents: "none", zIndex: "20" });
      board.over = thingsAt(event.clientX, event.clientY)?.find((one) => board.choosing.targets.has(one)) ?? "";
    }

    function up(event: PointerEvent): void {
      clearTimeout(resting);
      if (suppressed) forget();
      if (start === null || event.pointerId !== start.id) return;
      // A jump from press to release without a move in between is a drag as well.
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) >= SLIP;
      if (far) {
        suppressed = true;
        board.lift(handle);
        moving().style.pointerEvents = "none";
        const under = thingsAt(event.clientX, event.clientY);
        if (under === null) {
          stop();
          board.choosing.clear();
        } else {
          stay(event.clientX - start.x, event.clientY - start.y);
          board.drop(handle, under);
        }
      } else {
        stop();
      }
      forget();
    }

    /** What was dropped waits where it is for the next view, from which it travels on; without one it goes back. */
    function stay(x: number, y: number): void {
      stop();
      const card = moving();
      card.style.translate = `${x}px ${y}px`;
      setTimeout(() => (card.style.translate = ""), PATIENCE);
    }

    /** The press that ends a drag or a rest comes right after it; a later one is meant. */
    function forget(): void {
      setTimeout(() => (suppressed = false));
    }

    function stop(): void {
      clearTimeout(resting);
      if (start && node.hasPointerCapture(start.id)) node.releasePointerCapture(start.id);
      start = null;
      board.dragged = board.over = "";
      Object.assign(moving().style, { translate: "", pointerEvents: "", zIndex: "" });
    }

    function click(event: MouseEvent): void {
      // What follows a drag or a long press is no press of its own.
      if (!suppressed) return;
      suppressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }

    function menu(event: Event): void {
      event.preventDefault();
      rest();
      forget();
    }

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", stop);
    node.addEventListener("click", click, { capture: true });
    node.addEventListener("contextmenu", menu);
    return () => {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("contextmenu", menu);
    };
  };
}
