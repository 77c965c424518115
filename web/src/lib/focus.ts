/** Walking with the arrow keys inside a group that is one stop of the Tab key. */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ENTRIES = { first: 0, last: -1 };

function centre(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Whether an item lies around another, as a place does around the cards in it. */
function surrounds(outer: Element, inner: Element): boolean {
  if (outer === inner) return false;
  const [x, y] = centre(inner);
  const [large, small] = [outer.getBoundingClientRect(), inner.getBoundingClientRect()];
  const within = large.left < x && x < large.right && large.top < y && y < large.bottom;
  return within && large.width * large.height > small.width * small.height;
}

/**
 * The nearest item in a direction; what lies aside counts double, so that rows and columns are kept.
 *
 * Up leads to what lies around an item, and down from there into it.
 */
export function neighbour(items: HTMLElement[], from: HTMLElement, [dx, dy]: [number, number]): HTMLElement | null {
  if (dy < 0) {
    const around = items.find((item) => surrounds(item, from));
    if (around !== undefined) return around;
  }
  const within = items.filter((item) => surrounds(from, item));
  if (dy > 0 && within.length > 0) return within[0] ?? null;
  const [x, y] = centre(from);
  let best: HTMLElement | null = null;
  let shortest = Infinity;
  for (const item of items) {
    const [itemX, itemY] = centre(item);
    const along = (itemX - x) * dx + (itemY - y) * dy;
    const aside = Math.abs((itemX - x) * dy) + Math.abs((itemY - y) * dx);
    if (item !== from && along > 1 && along + 2 * aside < shortest) {
      shortest = along + 2 * aside;
      best = item;
    }
  }
  return best;
}

/**
 * Make a group one stop of the Tab key; arrows go to the neighbour on the screen, Home and End to the ends.
 *
 * @param selector which elements inside are its items.
 * @param entry where Tab enters a group in which nothing has had the focus yet.
 */
export function roving(selector: string, entry: "first" | "last" = "first"): Attachment<HTMLElement> {
  return (group) => {
    const items = () => [...group.querySelectorAll<HTMLElement>(selector)];
    let current: HTMLElement | null = null;

    function settle(): void {
      const all = items();
      const known = current !== null && all.includes(current);
      if (!known || (entry === "last" && !group.contains(document.activeElement))) current = all.at(ENTRIES[entry]) ?? null;
      for (const item of all) item.tabIndex = item === current ? 0 : -1;
    }

    function enter(event: FocusEvent): void {
      const item = items().find((one) => one.contains(event.target as Node));
      if (item === undefined || item === current) return;
      current = item;
      settle();
    }

    function walk(event: KeyboardEvent): void {
      const all = items();
      const here = all.find((one) => one === event.target);
      if (here === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      const step = STEPS[event.key];
      const ends: Record<string, HTMLElement | undefined> = { Home: all[0], End: all.at(-1) };
      const next = step ? neighbour(all, here, step) : (ends[event.key] ?? null);
      if (next === null) return;
      event.preventDefault();
      next.focus();
    }

    settle();
    const watcher = new MutationObserver(settle);
    watcher.observe(group, { childList: true, subtree: true });
    group.addEventListener("focusin", enter);
    group.addEventListener("keydown", walk);
    return () => {
      watcher.disconnect();
      group.removeEventListener("focusin", enter);
      group.removeEventListener("keydown", walk);
    };
  };
}
