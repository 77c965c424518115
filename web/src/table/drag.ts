/** Dragging a card with mouse, pen or finger. A short drag is a press; HTML's own dragging knows no fingers. */

import type { Attachment } from "svelte/attachments";
import { likeness } from "./likeness";
import type { Tabletop } from "./tabletop.svelte";

/** How far a press may wander, in pixels. */
const SLIP = 6;
/** How long a finger rests before it asks to read instead of to drag. */
const LONG_PRESS = 450;
/** How long a dropped card waits for the table's answer. */
const PATIENCE = 600;

/** The things at a point of the screen, the innermost first; null outside of the board and the strips, as in the hand. */
function thingsAt(x: number, y: number): string[] | null {
  const found = document.elementFromPoint(x, y);
  if (!found?.closest("[data-field]") || found.closest("[data-hand], [data-ask]")) return null;
  const things: string[] = [];
  let thing = found.closest<HTMLElement>("[data-handle]");
  while (thing) {
    things.push(thing.dataset.handle!);
    thing = thing.parentElement?.closest<HTMLElement>("[data-handle]") ?? null;
  }
  return things;
}

/** A likeness of a card that follows the pointer, above everything: the hand may scroll, and would cut it off. */
function ghostOf(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect();
  const ghost = likeness(card);
  ghost.dataset.key = card.dataset.key;
  ghost.dataset.ghost = "";
  Object.assign(ghost.style, { position: "fixed", margin: "0", zIndex: "30", pointerEvents: "none" });
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  card.closest("[data-field]")?.append(ghost);
  return ghost;
}

/** Makes a thing draggable while it can be pointed at; a finger that rests on it opens what is read of it. */
export function draggable(handle: string, board: Tabletop): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let suppressed = false;

    let ghost: HTMLElement | null = null;

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
      ghost ??= ghostOf(node.closest<HTMLElement>(".card") ?? node);
      ghost.style.translate = `${x}px ${y}px`;
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
        const under = thingsAt(event.clientX, event.clientY);
        if (under === null) {
          stop();
          board.choosing.clear();
        } else {
          const waiting = ghost;
          ghost = null;
          stop();
          // What was dropped waits where it is for the next view, from which it travels on; without one it goes.
          setTimeout(() => waiting?.remove(), PATIENCE);
          board.drop(handle, under);
        }
      } else {
        stop();
      }
      forget();
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
      ghost?.remove();
      ghost = null;
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
