/** From what is filled in to what is asked of the server. */
import type { DeckText, SeatBody, SetupSheet, TableBody } from "../lib/wire";

/** Who sits in a seat, as the form keeps it. */
export interface SeatChoice {
  kind: SeatBody["kind"];
  level: string;
  name: string;
  deck: DeckChoice;
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
}

/** No deck chosen yet. */
export const usualDeck = (): DeckChoice => ({ sample: "", own: false, text: "" });

/** How many may play, fewest first. */
export function counts(sheet: SetupSheet): number[] {
  return sheet.seats.map((_, place) => place + 1).filter((count) => count >= sheet.fewest);
}

/** The choice for so many seats: who was chosen stays, the computer takes those that come up. */
export function resized(sheet: SetupSheet, choice: TableChoice, count: number): SeatChoice[] {
  const level = sheet.levels.at(-1)?.name ?? "";
  const more = { kind: "computer", level, name: "", deck: usualDeck() } as const;
  return Array.from({ length: count }, (_, place) => choice.seats[place] ?? { ...more, deck: usualDeck() });
}

/** You against the computer's best player, everything else as usual, with as few seats as can be. */
export function usualTable(sheet: SetupSheet): TableChoice {
  const level = sheet.levels.at(-1)?.name ?? "";
  const seats = sheet.seats.slice(0, sheet.fewest).map((_, place): SeatChoice => {
    return { kind: place === 0 ? "me" : "computer", level, name: "", deck: usualDeck() };
  });
  return { seats, rules: sheet.presets[0]?.name ?? "", options: {}, undo: "consent", guide: false };
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
      };
    }),
    rules: choice.rules,
    options: Object.fromEntries(Object.entries(choice.options).filter(([, value]) => value !== "")),
    undo: choice.undo,
    guide: choice.guide,
  };
}

/** A first game: the usual one, with hints; the weaker players' nonsense would teach nothing. */
export function firstGame(sheet: SetupSheet): TableBody {
  return tableBody(sheet, { ...usualTable(sheet), guide: true });
}
