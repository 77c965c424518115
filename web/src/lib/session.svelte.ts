/** A table as this browser holds it: one or more seats, the view on display, and everything that can be sent. */
import { SvelteMap } from "svelte/reactivity";
import { keepPromise } from "./honest";
import { Playback } from "./playback.svelte";
import type { Reviewing } from "./reviewing.svelte";
import { Connection, type Line, lineTo } from "./socket";
import type {
  ClientMessage, LogLine, OptionView, OverMessage, PassingSheet, RefusalSheet, ServerMessage, TableSheet, View,
} from "./wire";

const GONE: Record<number, string> = { 4404: "missing", 4403: "stranger", 4429: "flood" };

export class Session {
  readonly id: string;
  sheet = $state.raw<TableSheet | null>(null);
  /** The seat on display. */
  seat = $state("");
  refusal = $state.raw<RefusalSheet | null>(null);
  online = $state(false);
  /** Why the connection will not come back: `missing`, `stranger`, `flood` or `closed`; "" while it may. */
  gone = $state("");
  /** A finished game, stepped through: what it shows takes the place of the newest view and its lines. */
  review = $state.raw<Reviewing | null>(null);
  private readonly playbacks = new SvelteMap<string, Playback>();
  private readonly connection: Connection;
  /** Whether the reader of this seat has taken the device: with several seats the board waits under a curtain. */
  private uncovered = $state(false);

  constructor(id: string, open: () => Line = () => lineTo(id)) {
    this.id = id;
    this.connection = new Connection(open, {
      message: (message) => this.receive(message),
      online: (yes) => (this.online = yes),
      gone: (code) => (this.gone = GONE[code] ?? "closed"),
    });
  }

  /** An answer that waits for the reason which is demanded with it. */
  noting = $state.raw<OptionView | null>(null);

  /** The seats this browser holds. */
  get seats(): string[] {
    return this.sheet?.seats.filter((one) => one.mine).map((one) => one.seat) ?? [];
  }

  /** The seats that this browser may answer for: its own and, for an organiser, those of who is late. */
  get answerable(): string[] {
    return [...this.seats, ...(this.sheet?.post?.acting ?? [])];
  }

  get view(): View | null {
    return this.review ? this.review.view : (this.shown?.view ?? null);
  }

  get version(): number {
    return this.shown?.version ?? 0;
  }

  get lines(): LogLine[] {
    return this.review ? this.review.lines : (this.shown?.lines ?? []);
  }

  /** How many of the last lines came with the view on display. */
  get fresh(): number {
    return this.review ? this.review.fresh : (this.shown?.fresh ?? 0);
  }

  get passing(): PassingSheet | null {
    return this.shown?.passing ?? null;
  }

  get undo(): "" | "free" | "ask" {
    return this.shown?.undo ?? "";
  }

  get over(): OverMessage | null {
    return this.shown?.over ?? null;
  }

  /** Whether views are still waiting to be shown. */
  get behind(): boolean {
    return this.shown?.behind ?? false;
  }

  /** Handles that changed with the view on display; see `changedHandles`. */
  get changed(): Set<string> {
    return this.review ? new Set() : (this.shown?.changed ?? new Set());
  }

  /** The seat to which the device has to be handed before anything is shown; "" if the right person has it. */
  get handover(): string {
    if (this.seats.length < 2 || this.over !== null) return "";
    const mine = this.playbacks.get(this.seat);
    if (mine !== undefined && (mine.asked || mine.behind)) return this.uncovered ? "" : this.seat;
    const next = this.seats.find((seat) => this.playbacks.get(seat)?.asked);
    return next ?? (this.uncovered ? "" : this.seat);
  }

  /** Give an answer to what is asked on display; while the rival's doings are still being shown it only hurries. */
  act(text: string, note = ""): void {
    const shown = this.shown;
    if (shown === undefined || this.review) return;
    if (shown.behind) {
      shown.hurry();
      return;
    }
    this.refusal = null;
    const option = [...(shown.view?.options ?? []), ...(shown.view?.standing ?? [])].find((one) => one.text === text);
    if (option?.note && note.trim() === "") {
      this.noting = option;
      return;
    }
    this.noting = null;
    const sent = this.send({ type: "act", seat: this.seat, version: shown.version, text, note });
    if (sent) shown.expectOwn();
  }

  /** Take the last answer back, or ask the others for it. */
  undoLast(): void {
    this.refusal = null;
    if (this.send({ type: "undo", seat: this.seat })) this.shown?.expectOwn();
  }

  /** Offer a draw or a rematch; the same again withdraws it. */
  wish(what: "draw" | "rematch"): void {
    this.send({ type: "wish", seat: this.seat, what });
  }

  /** Agree or not to what others asked for. */
  reply(what: "draw" | "undo", yes: boolean): void {
    this.send({ type: "reply", seat: this.seat, what, yes });
  }

  /** In which phases to be asked in windows. */
  setStops(own: string[], others: string[], idle: boolean): void {
    this.send({ type: "stops", seat: this.seat, own, others, idle });
  }

  /** Let windows pass until a phase begins or, with "", the turn ends. */
  skip(to: string): void {
    this.send({ type: "skip", seat: this.seat, to, off: false });
  }

  stopSkipping(): void {
    this.send({ type: "skip", seat: this.seat, to: "", off: true });
  }

  /** Show the newest view at once. */
  hurry(): void {
    this.shown?.hurry();
  }

  /** Forget the last refusal. */
  dismiss(): void {
    this.refusal = null;
  }

  /** Show another of this browser's seats. */
  swap(seat: string): void {
    this.seat = seat;
    this.refusal = null;
    this.uncovered = true;
  }

  /** Try to connect at once. */
  hasten(): void {
    this.connection.hasten();
  }

  /** Leave the table. */
  close(): void {
    this.connection.close();
    for (const playback of this.playbacks.values()) playback.stop();
  }

  private get shown(): Playback | undefined {
    return this.playbacks.get(this.seat);
  }

  private send(message: ClientMessage): boolean {
    return this.connection.send(message);
  }

  private receive(message: ServerMessage): void {
    if (message.type === "table") this.seatDown(message.table);
    else if (message.type === "view") this.playback(message.seat).take(message);
    else if (message.type === "over") this.playback(message.seat).finish(message);
    else if (message.type === "refused") this.refuse(message.seat, message.refusal);
  }

  private seatDown(sheet: TableSheet): void {
    this.sheet = sheet;
    keepPromise(sheet.id, sheet.promise);
    const mine = this.answerable;
    if (!mine.includes(this.seat)) this.seat = mine.find((seat) => sheet.awaited.includes(seat)) ?? mine[0] ?? "";
  }

  private refuse(seat: string, refusal: RefusalSheet): void {
    this.playbacks.get(seat)?.expectNothing();
    this.refusal = refusal;
  }

  private playback(seat: string): Playback {
    const known = this.playbacks.get(seat);
    if (known !== undefined) return known;
    const made = new Playback();
    this.playbacks.set(seat, made);
    if (this.seat === "") this.seat = seat;
    return made;
  }
}
