/** What a reader has picked on the way to an answer; everything comes from the options of the view. */
import type { Session } from "./session.svelte";
import type { OptionView, Reason, View } from "./wire";

/** Why something can't be used, and which answer is refused for it. */
export interface Refused {
  reason: Reason;
  option: OptionView;
}

function beginsWith(things: string[], picked: string[]): boolean {
  return picked.every((handle, place) => things[place] === handle);
}

/** Whether a forbidden answer, or one of those that it stands for, begins with these things. */
export function forbids(option: OptionView, things: string[]): boolean {
  const last = option.things.length - 1;
  if (beginsWith(option.things, things)) return true;
  return things.length > last && option.ends.includes(things[last]!) && beginsWith(option.things.slice(0, last), things.slice(0, last)) && things.length === last + 1;
}

export class Choosing {
  private readonly session: Session;
  private hand = $state.raw<{ at: string; things: string[] }>({ at: "", things: [] });

  constructor(session: Session) {
    this.session = session;
  }

  /** What has been pointed at so far; another view or seat starts anew. */
  get picked(): string[] {
    return this.hand.at === this.moment && this.view !== null ? this.hand.things : [];
  }

  /** The options that begin with what is picked. */
  live: OptionView[] = $derived.by(() => this.view?.options.filter((one) => beginsWith(one.things, this.picked)) ?? []);

  /** What an option may begin with, when nothing is picked. */
  playable: Set<string> = $derived(this.picked.length > 0 ? new Set() : this.nextOf(this.live));

  /** What may be pointed at next, when something is picked. */
  targets: Set<string> = $derived(this.picked.length > 0 ? this.nextOf(this.live) : new Set());

  /** The option of the main button. */
  main: OptionView | null = $derived.by(() => {
    const text = this.view?.main ?? "";
    return this.view?.options.find((one) => one.text === text) ?? null;
  });

  /** The options without things, save the main one. */
  buttons: OptionView[] = $derived.by(
    () => this.view?.options.filter((one) => one.things.length === 0 && one !== this.main) ?? [],
  );

  /** The options that what is picked completes, where that leaves a choice: for a small menu. */
  several: OptionView[] = $derived.by(() => {
    const complete = this.complete(this.picked);
    return complete.length > 1 || this.targets.size > 0 ? complete : [];
  });

  /** Pick, or answer if that leaves exactly one option; the thing picked last, once more, is let go. */
  point(handle: string): void {
    if (this.session.behind) {
      this.session.hurry();
      return;
    }
    const next = this.continued(handle);
    if (next === null) return;
    const complete = this.complete(next);
    const [only] = complete;
    const open = this.view?.options.some((one) => one.things.length > next.length && beginsWith(one.things, next));
    if (only !== undefined && complete.length === 1 && !open) this.answer(only);
    else this.hand = { at: this.moment, things: next };
  }

  /** Give an answer. */
  answer(option: OptionView): void {
    this.clear();
    this.session.act(option.text);
  }

  /** Let go of the thing picked last; when there is none, take the last answer back if that is free. */
  back(): void {
    if (this.picked.length > 0) this.hand = { at: this.moment, things: this.picked.slice(0, -1) };
    else if (this.session.undo === "free") this.session.undoLast();
  }

  /** Let go of everything. */
  clear(): void {
    this.hand = { at: "", things: [] };
  }

  /** Why a thing can't be pointed at now; null if it can, or nobody says. */
  reason(handle: string): Refused | null {
    return this.reasons(handle)[0] ?? null;
  }

  /** Every reason why a thing can't be pointed at now, each once. */
  reasons(handle: string): Refused[] {
    const view = this.view;
    if (view === null || this.playable.has(handle) || this.targets.has(handle)) return [];
    const asked = this.picked.includes(handle) ? this.picked : [...this.picked, handle];
    const found = new Map<Reason, Refused>();
    for (const option of view.blocked) {
      const reason = view.reasons[option.reason];
      if (reason && !found.has(reason) && forbids(option, asked)) found.set(reason, { reason, option });
    }
    return [...found.values()];
  }

  private get view(): View | null {
    // What is still being replayed asks for nothing; nor does a finished game that is looked through.
    return this.session.behind || this.session.review ? null : this.session.view;
  }

  private get moment(): string {
    return `${this.session.seat} ${this.session.version}`;
  }

  private nextOf(options: OptionView[]): Set<string> {
    const place = this.picked.length;
    return new Set(options.flatMap((one) => one.things.slice(place, place + 1)));
  }

  private complete(things: string[]): OptionView[] {
    if (things.length === 0) return [];
    const options = this.view?.options ?? [];
    return options.filter((one) => one.things.length === things.length && beginsWith(one.things, things));
  }

  /** What would be picked after pointing at a thing; null if it means nothing now. */
  private continued(handle: string): string[] | null {
    const picked = this.picked;
    if (this.playable.has(handle) || this.targets.has(handle)) return [...picked, handle];
    if (picked.at(-1) === handle) return picked.slice(0, -1);
    if (this.view?.options.some((one) => one.things[0] === handle)) return picked.includes(handle) ? [] : [handle];
    return null;
  }
}
