/** What the parts of a table share: the session, what is picked, what is read, and what things wear. */

import { getContext, setContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { Choosing } from "../lib/choosing.svelte";
import type { Session } from "../lib/session.svelte";
import type { CardView, NumberView, OptionView, Reason, Space, View, Zone } from "../lib/wire";
import type { Theme } from "../themes/theme";
import { refusalsOf, worn, type Refusal } from "./refusals";
import { pennantsOf } from "./tiers";

const KEY = Symbol("tabletop");
/** How long what is told stays when the pointer leaves, in milliseconds. */
const LINGER = 160;
/** Where the hints that were read are kept. */
const HINTS = "liza.hints.";
const NOTHING = new Set<string>();

/** What a reader looks at more closely: a refusal or the parts of a number, beside the thing it speaks of. */
export interface Closer {
  anchor: HTMLElement;
  handle: string;
  /** A number's role, or "" for why the thing can't be used. */
  role: string;
}

/** What the table is drawn with, and on. */
export interface Room {
  theme: () => Theme;
  /** Whether the phone's layout is shown. */
  narrow: () => boolean;
  /** Whether log and reading panel are behind buttons. */
  drawer: () => boolean;
  /** Whether there is little height: the hand has small cards. */
  low: () => boolean;
}

export class Tabletop {
  readonly session: Session;
  readonly choosing: Choosing;
  readonly theme: () => Theme;
  readonly narrow: () => boolean;
  readonly drawer: () => boolean;
  readonly low: () => boolean;
  /** The thing whose card is read at large. */
  reading = $state("");
  closer = $state.raw<Closer | null>(null);
  /** The thing that is being dragged, and the thing under it. */
  dragged = $state("");
  over = $state("");
  /** What is open over the phone's table. */
  sheet = $state<"" | "card" | "chronicle" | "ledger" | "phases" | "preview">("");
  /** The pile that is looked into, by its zone's id. */
  pile = $state("");
  /** The space of a map that is looked at, by its handle. */
  looked = $state("");
  /** What is read beside a map. */
  tab = $state<"matter" | "space" | "accounts" | "seats" | "chronicle">("matter");
  /** What a first-game hint points at. */
  readonly pointed = new SvelteSet<string>();
  /** The card whose answer is not finished: it still lies in the hand while a place or target is asked for. */
  going = $state("");
  /** Hints that have been read at this table. */
  readonly known = new SvelteSet<string>();
  /** Where a card was dropped whose answer asks for a place only afterwards. */
  private meant: string[] = [];
  private begun = "";
  private leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session, choosing: Choosing, room: Room) {
    this.session = session;
    for (const id of this.kept) this.known.add(id);
    this.choosing = choosing;
    this.theme = room.theme;
    this.narrow = room.narrow;
    this.drawer = room.drawer;
    this.low = room.low;
  }

  get view(): View {
    return this.session.view!;
  }

  /** Whether something is asked of the reader by the view on display, and will not be passed by itself. */
  get asked(): boolean {
    const { behind, review, passing, online } = this.session;
    return this.view.ask !== null && online && !behind && review === null && !passing?.soon;
  }

  /** What an answer may begin with. */
  get playable(): Set<string> {
    return this.asked ? this.choosing.playable : NOTHING;
  }

  /** What may be pointed at next, after what is picked. */
  get targets(): Set<string> {
    return this.asked ? this.choosing.targets : NOTHING;
  }

  /** The tags that things wear because they can't be used. */
  tags: Map<string, Reason> = $derived.by(() => (this.asked ? worn(this.view) : new Map()));

  /** The things that would leave the table if nobody answered what is under way. */
  dying: Set<string> = $derived.by(() => {
    const preview = this.session.view?.preview;
    const changes = preview ? [...preview.pairs.flatMap((pair) => pair.changes), ...preview.changes] : [];
    return new Set(changes.filter((change) => change.gone).map((change) => change.thing));
  });

  /** The numbers of the fights in which things take part. */
  pennants: Map<string, number[]> = $derived.by(() => pennantsOf(this.session.view?.clashes ?? []));

  /** The things that are attacked in a fight. */
  attacked: Set<string> = $derived.by(() => new Set((this.session.view?.clashes ?? []).map(({ target }) => target)));

  /** Whether there is anything to be told of what would come of what is under way. */
  get foreseen(): boolean {
    return this.view.preview !== null || this.view.clashes.length > 0;
  }

  /** Whether a thing can be pointed at now. */
  usable(handle: string): boolean {
    return this.playable.has(handle) || this.targets.has(handle);
  }

  /** Why a thing can't be pointed at now. */
  refusals(handle: string): Refusal[] {
    if (!this.asked || this.usable(handle) || this.choosing.picked.includes(handle)) return [];
    const picked = refusalsOf(this.view, this.choosing.picked, handle);
    return picked.length || !this.choosing.picked.length ? picked : refusalsOf(this.view, [], handle);
  }

  /**
   * What a press on a card does: what lies in a zone that is asked for stands for the zone. Cards in the phone's hand
   * have no names, so the first press only shows them.
   */
  press(card: CardView, zone: Zone, anchor: HTMLElement): void {
    const unread = this.narrow() && zone.layout === "hand" && this.closer?.handle !== card.handle;
    this.reading = card.handle;
    this.hold();
    if (unread) this.closer = { anchor, handle: card.handle, role: "" };
    else this.point(this.usable(card.handle) || !this.usable(zone.id) ? card.handle : zone.id, anchor);
  }

  /** What hovering over a card does; a finger does not hover. */
  hover(event: PointerEvent & { currentTarget: HTMLElement }, card: CardView): void {
    if (event.pointerType === "mouse") this.look(card, event.currentTarget);
  }

  /** What the end of hovering does. */
  unhover(event: PointerEvent): void {
    if (event.pointerType === "mouse") this.lookAway();
  }

  /** Looks at a card, or at one of its numbers, without pressing it. */
  look(card: CardView, anchor: HTMLElement, number?: NumberView): void {
    if (this.dragged) return;
    this.hold();
    // A plain piece, such as a mark in a cell, has nothing to be read.
    if (card.icon) this.reading = card.handle;
    const tells = number ? number.parts.length > 0 : this.refusals(card.handle).length > 0;
    this.closer = tells ? { anchor, handle: card.handle, role: number?.role ?? "" } : null;
  }

  /** The pointer comes over a zone: while something is picked it is told why it can't go there. */
  enter(zone: Zone, anchor: HTMLElement): void {
    const tells = this.choosing.picked.length > 0 && this.refusals(zone.id).length > 0;
    if (tells) this.closer = { anchor, handle: zone.id, role: "" };
  }

  /** Stops looking closer, a moment later: the pointer may be on its way into what is told. */
  lookAway(): void {
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => (this.closer = null), LINGER);
  }

  /** Keeps what is told while the pointer is in it. */
  hold(): void {
    clearTimeout(this.leaving);
  }

  /** Points at a thing, or tells why that can't be. */
  point(handle: string, anchor: HTMLElement): void {
    const known = this.usable(handle) || this.choosing.picked.includes(handle);
    if (this.session.behind || known) {
      this.closer = null;
      this.begun = this.choosing.picked[0] ?? handle;
      this.choosing.point(handle);
    } else if (this.refusals(handle).length) {
      this.closer = { anchor, handle, role: "" };
    }
  }

  /**
   * What a press on a space of a map does: it is pointed at, or the only thing in it that can be; where several can be,
   * they are shown to choose from.
   */
  pressSpace(space: Space, anchor: HTMLElement): void {
    this.looked = space.handle;
    const within = space.things.filter((thing) => this.usable(thing));
    if (this.usable(space.handle) || this.choosing.picked.includes(space.handle)) this.point(space.handle, anchor);
    else if (within.length === 1) this.point(within[0]!, anchor);
    else if (within.length) this.tab = "space";
    else {
      if (this.tab === "seats" || this.tab === "chronicle") this.tab = "space";
      this.point(space.handle, anchor);
    }
    if (this.choosing.picked.length) this.tab = "matter";
  }

  /** Marks a hint as read: at this table it is not given again. */
  learn(hint: string): void {
    this.known.add(hint);
    this.kept = [...this.known];
  }

  private get kept(): string[] {
    try {
      return JSON.parse(sessionStorage.getItem(`${HINTS}${this.session.id}`) ?? "[]") as string[];
    } catch {
      // Without storage they are given once more after the page is loaded again.
      return [];
    }
  }

  private set kept(hints: string[]) {
    try {
      sessionStorage.setItem(`${HINTS}${this.session.id}`, JSON.stringify(hints));
    } catch {
      // See above.
    }
  }

  /** Begins to drag a thing: what it may be dropped on shows itself, if the answer names it. */
  lift(handle: string): void {
    if (this.dragged === handle) return;
    this.dragged = handle;
    this.closer = null;
    const longer = this.view.options.some((option) => option.things[0] === handle && option.things.length > 1);
    if (longer && this.choosing.playable.has(handle)) this.choosing.point(handle);
  }

  /** Asks from now on to be asked in a phase, or no longer: in turns of one's own or of others. */
  toggleStop(phase: string, side: "own" | "others"): void {
    const passing = this.session.passing;
    if (!passing) return;
    const turned = (list: string[]) => (list.includes(phase) ? list.filter((one) => one !== phase) : [...list, phase]);
    const { own, others } = passing.stops;
    this.session.setStops(side === "own" ? turned(own) : own, side === "others" ? turned(others) : others, passing.idle);
  }

  /** Opens the card of a thing to be read: a finger has no hover. */
  read(handle: string): void {
    this.reading = handle;
    this.sheet = "card";
  }

  /**
   * Drops what is dragged on some things, the innermost first: the first that fits is the next thing pointed at, now
   * or when it is asked for.
   */
  drop(source: string, things: string[]): void {
    if (!this.choosing.picked.includes(source)) this.choosing.point(source);
    const target = things.find((one) => this.choosing.targets.has(one));
    if (target) this.choosing.point(target);
    else if (this.choosing.picked.includes(source)) this.choosing.clear();
    else this.meant = things;
  }

  /** Gives an answer after which a thing is asked for, and gives that thing as soon as it is. */
  begin(option: OptionView, thing: string): void {
    this.meant = [thing];
    this.choosing.answer(option);
  }

  /** What a new view brings: a card that is on its way is told, and the place on which it was dropped is given. */
  settle(): void {
    const begun = this.begun || this.going;
    const held = this.view.zones.some((zone) => zone.layout === "hand" && zone.cards.some((one) => one.handle === begun));
    this.going = held && this.asked && !this.playable.has(begun) && this.playable.size > 0 ? begun : "";
    this.begun = "";
    const target = this.meant.find((one) => this.choosing.playable.has(one));
    this.meant = [];
    if (target) this.choosing.point(target);
  }

  /** Whether a card belongs to another seat than the reader's. */
  isRivals(card: CardView): boolean {
    return card.owner !== "" && card.owner !== (this.view.seat || this.view.seats[0]!.seat);
  }
}

/** Lets the components inside this one share a table. */
export function setTabletop(tabletop: Tabletop): Tabletop {
  return setContext(KEY, tabletop);
}

/** The table that this component is part of. */
export function tabletop(): Tabletop {
  return getContext(KEY);
}
