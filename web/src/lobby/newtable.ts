/** From what is filled in to what is asked of the server. */
import { ownZone } from "../lib/time";
import type { DeckText, PostBody, SeatBody, SetupSheet, TableBody } from "../lib/wire";

/** Who sits in a seat, as the form keeps it. */
export interface SeatChoice {
  kind: SeatBody["kind"];
  level: string;
  name: string;
  deck: DeckChoice;
  /** What is said for fields of the set-up, by name; without one it is as usual. */
  fields: Record<string, FieldChoice>;
}

/** One of a field's values by name ("" for the usual one), or a text of one's own with the name of its file. */
export interface FieldChoice {
  value: string;
  own: boolean;
  text: string;
  file: string;
}

/** A sample's name, "" for the usual deck, or a list that was pasted. */
export interface DeckChoice {
  sample: string;
  own: boolean;
  text: string;
}

/** What a form for a new table holds. */
export interface TableChoice {
  seats: SeatChoice[];
  /** The name of a preset; the first is the usual one. */
  rules: string;
  /** Only those that were chosen; "" leaves one to the preset. */
  options: Record<string, string>;
  undo: TableBody["undo"];
  guide: boolean;
  /** As for a seat. */
  fields: Record<string, FieldChoice>;
  /** Whether it is played by correspondence, and how. */
  slow: boolean;
  post: PostChoice;
}

/** How a table by correspondence is played, as the form keeps it. */
export interface PostChoice {
  pace: "hours" | "days" | "none";
  hours: number;
  days: number;
  hour: number;
  absence: NonNullable<PostBody["absence"]>;
  level: string;
  referee: boolean;
}

/** No deck chosen yet. */
export const usualDeck = (): DeckChoice => ({ sample: "", own: false, text: "" });

/** Nothing said for a field. */
export const usualField = (): FieldChoice => ({ value: "", own: false, text: "", file: "" });

/** What is asked of the server for fields; those that are as usual are left out. */
export function fieldsBody(fields: Record<string, FieldChoice>): NonNullable<SeatBody["fields"]> {
  const said = Object.entries(fields).filter(([, one]) => one.own || one.value !== "");
  return Object.fromEntries(said.map(([name, one]) => [name, one.own ? { text: one.text, file: one.file } : one.value]));
}

/** How many may play, fewest first. */
export function counts(sheet: SetupSheet): number[] {
  return sheet.seats.map((_, place) => place + 1).filter((count) => count >= sheet.fewest);
}

/** The choice for so many seats: who was chosen stays, the computer takes those that come up. */
export function resized(sheet: SetupSheet, choice: TableChoice, count: number): SeatChoice[] {
  const level = sheet.levels.at(-1)?.name ?? "";
  const more = { kind: "computer", level, name: "", deck: usualDeck(), fields: {} } as const;
  return Array.from({ length: count }, (_, place) => choice.seats[place] ?? { ...more, deck: usualDeck(), fields: {} });
}

/** You against the computer's best player, everything else as usual, with as few seats as can be. */
export function usualTable(sheet: SetupSheet): TableChoice {
  const level = sheet.levels.at(-1)?.name ?? "";
  const seats = sheet.seats.slice(0, sheet.fewest).map((_, place): SeatChoice => {
    return { kind: place === 0 ? "me" : "computer", level, name: "", deck: usualDeck(), fields: {} };
  });
  return { seats, rules: sheet.presets[0]?.name ?? "", options: {}, undo: "consent", guide: false, fields: {}, slow: false, post: usualPost(level) };
}

/** A day for each answer, and whoever misses it does what changes least. */
export function usualPost(level: string): PostChoice {
  return { pace: "hours", hours: 24, days: 1, hour: 21, absence: "hold", level, referee: false };
}

/** What is asked of the server for a table by correspondence; null for any other. */
export function postBody({ slow, post }: TableChoice): PostBody | null {
  if (!slow) return null;
  const { pace, absence } = post;
  return {
    hours: pace === "hours" ? post.hours : 0,
    days: pace === "days" ? post.days : 0,
    hour: pace === "days" ? post.hour : 0,
    zone: ownZone(),
    absence: pace === "none" ? "wait" : absence,
    level: absence === "computer" && pace !== "none" ? post.level : "",
    referee: post.referee,
  };
}

/** Whether who makes the table may come to see what its players don't, and so can't play. */
export function mayNotPlay({ slow, post }: TableChoice): boolean {
  return slow && (post.referee || (post.absence === "organiser" && post.pace !== "none"));
}

/** The deck that is asked for; null for the usual one. */
export function deckBody({ sample, own, text }: DeckChoice): string | DeckText | null {
  if (own) return { text, name: "" };
  return sample === "" ? null : sample;
}

/** Whether several people share this device, who then need names. */
export function sharesDevice(seats: SeatChoice[]): boolean {
  return seats.filter((seat) => seat.kind === "me").length > 1;
}

/** What is asked of the server; an option that nobody chose is left to the preset. */
export function tableBody(sheet: SetupSheet, choice: TableChoice): TableBody {
  return {
    game: sheet.game,
    seats: choice.seats.map((seat): SeatBody => {
      const named = seat.kind === "me" && sharesDevice(choice.seats);
      return {
        kind: seat.kind,
        level: seat.kind === "computer" ? seat.level : "",
        deck: seat.kind === "open" ? null : deckBody(seat.deck),
        name: named ? seat.name.trim() : "",
        fields: fieldsBody(seat.fields),
      };
    }),
    rules: choice.rules,
    options: Object.fromEntries(Object.entries(choice.options).filter(([, value]) => value !== "")),
    undo: choice.undo,
    guide: choice.guide,
    fields: fieldsBody(choice.fields),
    post: postBody(choice),
  };
}

/** A first game: the usual one, with hints; the weaker players' nonsense would teach nothing. */
export function firstGame(sheet: SetupSheet): TableBody {
  return tableBody(sheet, { ...usualTable(sheet), guide: true });
}
