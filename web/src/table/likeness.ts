/** Copies of what is on the screen that nobody can point at, and that nothing takes for the thing itself. */

/** Returns a copy of an element without keys, handles, and a place in the order of the Tab key. */
export function likeness(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.ariaHidden = "true";
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("[data-key], [data-handle], [data-digit]")]) {
    delete one.dataset.key;
    delete one.dataset.handle;
    delete one.dataset.digit;
  }
  return copy;
}
