/**
 * What comes down the wire: the server writes every field, also those that have a default, or `filled` puts it in again,
 * so none of them is optional here. Messages upwards are imported from `api.gen` as they are.
 */
import type * as Api from "../api.gen";

/** A type without optional fields, all the way down. */
export type Solid<T> = T extends (infer Item)[]
  ? number extends T["length"]
    ? Solid<Item>[]
    : { [K in keyof T]: Solid<T[K]> }
  : T extends object
    ? { [K in keyof T]-?: Solid<Exclude<T[K], undefined>> }
    : T;

/** A message that has not chosen its language yet. */
export type Phrase = Api.Phrase;
/** What a message may be given. */
export type Argument = NonNullable<Phrase["args"]>[number][1];

export type View = Solid<Api.View>;
export type CardView = Solid<Api.CardView>;
export type NumberView = Solid<Api.Number>;
export type Zone = Solid<Api.Zone>;
export type SeatView = Solid<Api.SeatView>;
export type Counter = Solid<Api.Counter>;
export type Forecast = Solid<Api.Forecast>;
export type Clash = Solid<Api.Clash>;
export type Sheet = Solid<Api.Sheet>;
export type SheetLine = Solid<Api.SheetLine>;
export type Track = Solid<Api.Track>;
export type Stage = Solid<Api.Stage>;
export type LedgerEntry = Solid<Api.Entry>;
export type OptionView = Solid<Api.OptionView>;
export type Account = Solid<Api.Account>;
export type Command = Solid<Api.Command>;
export type Commands = Solid<Api.Commands>;
export type Reason = Solid<Api.Reason>;
export type Link = Solid<Api.Link>;
export type Preview = Solid<Api.Preview>;
export type Pair = Solid<Api.Pair>;
export type Change = Solid<Api.Change>;
export type CounterChange = Solid<Api.CounterChange>;
export type MapView = Solid<Api.MapView>;
export type Space = Solid<Api.Space>;
export type Area = Solid<Api.Area>;
export type Hint = Solid<Api.Hint>;
export type Summary = Solid<Api.Summary>;
export type Cell = Solid<Api.Cell>;
export type Row = Solid<Api.Row>;
export type LogLine = Solid<Api.LogLine>;
export type ViewMessage = Solid<Api.ViewMessage>;
export type TableMessage = Solid<Api.TableMessage>;
export type OverMessage = Solid<Api.OverMessage>;
export type RefusedMessage = Solid<Api.RefusedMessage>;
export type ServerMessage = Solid<Api.ServerMessage>;
export type PassingSheet = Solid<Api.PassingSheet>;
export type TableSheet = Solid<Api.TableSheet>;
export type SeatSheet = Solid<Api.SeatSheet>;
export type TableLine = Solid<Api.TableLine>;
export type RefusalSheet = Solid<Api.RefusalSheet>;
export type Trouble = Solid<Api.Trouble>;
export type Fault = Solid<Api.Fault>;
export type DeckReport = Solid<Api.DeckReport>;
export type FieldReport = Solid<Api.FieldReport>;
export type FieldSheet = Solid<Api.FieldSheet>;
export type GameCard = Solid<Api.GameCard>;
export type SetupSheet = Solid<Api.SetupSheet>;
export type ChoiceSheet = Solid<Api.ChoiceSheet>;
export type Labelled = Solid<Api.Labelled>;
export type RulebookSheet = Solid<Api.RulebookSheet>;
export type SectionSheet = Solid<Api.SectionSheet>;
export type ClauseSheet = Solid<Api.ClauseSheet>;
export type ExampleSheet = Solid<Api.ExampleSheet>;
export type CardFace = Solid<Api.CardFace>;
export type PostSheet = Solid<Api.PostSheet>;
export type WaitingSheet = Solid<Api.WaitingSheet>;
export type DeedLine = Solid<Api.DeedLine>;
export type ContactSheet = Solid<Api.ContactSheet>;
export type ReportHead = Solid<Api.ReportHead>;
export type TurnReport = Solid<Api.TurnReport>;
export type Review = Solid<Api.Review>;
export type ReviewLine = Solid<Api.ReviewLine>;
export type ReviewStep = Solid<Api.ReviewStep>;

export type { ClientMessage, ContactBody, DeckBody, DeckText, FieldBody, JoinBody, PostBody, SeatBody, TableBody } from "../api.gen";
