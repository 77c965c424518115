/** A table's socket that comes back by itself. */
import { filled } from "./filled";
import type { ClientMessage, ServerMessage } from "./wire";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** How often, in milliseconds, a silent line is tried; an answer has as long as that to come. */
const HEARTBEAT = 20_000;

/** Whether a socket that was closed with this code shall not be opened again. */
export function isFinal(code: number): boolean {
  return code >= 4400 && code <= 4499;
}

/** The wait before the next attempt, in milliseconds: 0.25 s after the first failure, doubling to 8 s. */
export function waitAfter(failures: number): number {
  return Math.min(FIRST_WAIT * 2 ** Math.max(failures - 1, 0), LONGEST_WAIT);
}

/** What happens on a connection. */
export interface Hooks {
  message(message: ServerMessage): void;
  online(yes: boolean): void;
  /** It was closed for good, with a code from 4400 to 4499. */
  gone(code: number): void;
}

/** What a connection needs of a WebSocket. */
export type Line = Pick<WebSocket, "send" | "close" | "readyState" | "onopen" | "onclose" | "onmessage">;

const OPEN = 1;

/** One table's messages, up and down. */
export class Connection {
  private line: Line | null = null;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setTimeout> | undefined;
  private silent = false;
  private readonly open: () => Line;
  private readonly hooks: Hooks;

  constructor(open: () => Line, hooks: Hooks) {
    this.open = open;
    this.hooks = hooks;
    this.connect();
  }

  /** Send a message; false if there is nobody to take it, then it is dropped. */
  send(message: ClientMessage): boolean {
    if (this.line?.readyState !== OPEN) return false;
    this.line.send(JSON.stringify(message));
    return true;
  }

  /** Try at once instead of waiting, as when the network is said to be back. */
  hasten(): void {
    if (this.retry === undefined) return;
    clearTimeout(this.retry);
    this.connect();
  }

  /** End it; no hook is called any more. */
  close(): void {
    clearTimeout(this.retry);
    this.drop();
  }

  private connect(): void {
    this.retry = undefined;
    const line = this.open();
    this.line = line;
    line.onopen = () => this.beat();
    line.onmessage = (event) => this.heard(event.data as string);
    line.onclose = (event) => this.lost(event.code);
  }

  private heard(data: string): void {
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === "view") filled(message.view);
    // Only a message proves that there is a table at the other end; a proxy may accept and close for ever.
    this.hooks.online(true);
    this.failures = 0;
    this.beat();
    if (message.type !== "pong") this.hooks.message(message);
  }

  private lost(code: number): void {
    this.drop();
    this.hooks.online(false);
    if (isFinal(code)) {
      this.hooks.gone(code);
      return;
    }
    this.failures += 1;
    this.retry = setTimeout(() => this.connect(), waitAfter(this.failures));
  }

  private beat(): void {
    clearTimeout(this.heart);
    this.silent = false;
    this.heart = setTimeout(() => this.listen(), HEARTBEAT);
  }

  private listen(): void {
    if (this.silent) {
      this.lost(1006);
      return;
    }
    this.silent = true;
    this.send({ type: "ping" });
    this.heart = setTimeout(() => this.listen(), HEARTBEAT);
  }

  private drop(): void {
    clearTimeout(this.heart);
    if (this.line === null) return;
    this.line.onopen = this.line.onmessage = this.line.onclose = null;
    this.line.close();
    this.line = null;
  }
}

/** The socket of a table, beside the page's own address. */
export function lineTo(table: string): Line {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/ws/tables/${encodeURIComponent(table)}`);
}
