/** The server's requests, one function each; texts come in the language of the settings. */
import { filled } from "./filled";
import { settings } from "./settings.svelte";
import type {
  CardFace, ContactBody, ContactSheet, DeckBody, DeckReport, DeedLine, FieldBody, FieldReport, GameCard, JoinBody,
  ReportHead, Review, ReviewStep, RulebookSheet, SetupSheet, TableBody, TableLine, TableSheet, Trouble, TurnReport,
} from "./wire";
import type { Claimed, Created, Me, SeatLink } from "../api.gen";

type Query = Record<string, string | number | boolean>;

/** A request that was refused, or found nobody: `status` is 0 when there was no answer at all. */
export class RequestError extends Error {
  readonly status: number;
  readonly trouble: Trouble | null;

  constructor(status: number, trouble: Trouble | null) {
    super(trouble?.refusal.code ?? `status ${status}`);
    this.status = status;
    this.trouble = trouble;
  }
}

/** The address of a request. */
export function address(path: string, query: Query = {}): string {
  const asked = new URLSearchParams({ lang: settings.language });
  for (const [name, value] of Object.entries(query)) asked.set(name, String(value));
  return `/api${path}?${asked}`;
}

async function troubleOf(answer: Response): Promise<Trouble | null> {
  try {
    const body: unknown = await answer.json();
    return typeof body === "object" && body !== null && "refusal" in body ? (body as Trouble) : null;
  } catch {
    // A proxy's own error page is no JSON.
    return null;
  }
}

async function request(method: string, path: string, query: Query, body?: unknown): Promise<Response> {
  const sent: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    sent.headers = { "content-type": "application/json" };
    sent.body = JSON.stringify(body);
  }
  const answer = await fetch(address(path, query), sent).catch(() => null);
  if (answer === null) throw new RequestError(0, null);
  if (!answer.ok) throw new RequestError(answer.status, await troubleOf(answer));
  return answer;
}

async function get<T>(path: string, query: Query = {}): Promise<T> {
  return (await (await request("GET", path, query)).json()) as T;
}

async function send<T>(method: "POST" | "PUT", path: string, body: unknown = {}): Promise<T> {
  return (await (await request(method, path, {}, body)).json()) as T;
}

const part = encodeURIComponent;

export const api = {
  me: () => get<Me>("/me"),
  rename: (name: string) => send<Me>("PUT", "/me", { name }),
  games: (tutorials = false) => get<GameCard[]>("/games", { tutorials }),
  setup: (game: string) => get<SetupSheet>(`/games/${part(game)}/setup`),
  checkDeck: (game: string, body: DeckBody) => send<DeckReport>("POST", `/games/${part(game)}/deck-check`, body),
  checkField: (game: string, body: FieldBody) => send<FieldReport>("POST", `/games/${part(game)}/field-check`, body),
  gameText: async (game: string, language: string) =>
    (await request("GET", `/games/${part(game)}/text/${part(language)}`, {})).text(),
  cardFace: (game: string, card: string) => get<CardFace>(`/games/${part(game)}/cards/${part(card)}`),
  rulebook: (game: string) => get<RulebookSheet>(`/games/${part(game)}/rulebook`),
  tables: () => get<TableLine[]>("/tables"),
  createTable: (body: TableBody) => send<Created>("POST", "/tables", body),
  table: (id: string) => get<TableSheet>(`/tables/${part(id)}`),
  join: (id: string, body: JoinBody) => send<Created>("POST", `/tables/${part(id)}/join`, body),
  seatLink: (id: string, seat: string) => get<SeatLink>(`/tables/${part(id)}/seats/${part(seat)}/link`),
  claimSeat: (key: string) => send<Claimed>("POST", `/seat-links/${part(key)}`),
  /** Where the record of a finished game is downloaded from. */
  recordAddress: (id: string) => address(`/tables/${part(id)}/record`),
  deeds: (id: string) => get<DeedLine[]>(`/tables/${part(id)}/deeds`),
  pause: (id: string, on: boolean, reason: string) => send("POST", `/tables/${part(id)}/pause`, { on, reason }),
  extend: (id: string, seats: string[], hours: number, reason: string) =>
    send("POST", `/tables/${part(id)}/extend`, { seats, hours, reason }),
  /** Takes a seat from who has it: a computer player of a level comes instead or, with "", whoever gets the key. */
  replace: (id: string, seat: string, level: string, reason: string) =>
    send<SeatLink>("POST", `/tables/${part(id)}/seats/${part(seat)}/replace`, { level, reason }),
  handOver: (id: string, seat: string, reason: string) =>
    send<SeatLink>("POST", `/tables/${part(id)}/seats/${part(seat)}/hand-over`, { reason }),
  /** Where it is kept how a seat is told of what waits for it, or with "" the organiser. */
  contactPlace: (id: string, seat: string) => `/tables/${part(id)}/${seat ? `seats/${part(seat)}` : "organiser"}/contact`,
  contact: (place: string) => get<ContactSheet>(place),
  setContact: (place: string, body: ContactBody) => send<ContactSheet>("PUT", place, body),
  confirmContact: (place: string, code: string) => send<ContactSheet>("POST", `${place}/code`, { code }),
  organiserLink: (id: string) => get<SeatLink>(`/tables/${part(id)}/organiser/link`),
  reports: (id: string, seat: string) => get<ReportHead[]>(`/tables/${part(id)}/reports`, { seat }),
  report: (id: string, round: number, seat: string) =>
    get<TurnReport>(`/tables/${part(id)}/reports/${round}`, { seat }),
  /** Where an organiser downloads all that is kept of a table. */
  exportAddress: (id: string) => address(`/tables/${part(id)}/export`),
  review: (id: string, seat: string) => get<Review>(`/tables/${part(id)}/review`, { seat }),
  reviewStep: (id: string, at: number, seat: string) => get<ReviewStep>(`/tables/${part(id)}/review/${at}`, { seat }).then((step) => ({ ...step, view: filled(step.view) })),
};
