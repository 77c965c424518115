"""Everything that goes over the wire, in both directions: bodies of requests, and the messages of a table's socket.

A view travels as the game's own `liza.toolkit.view.View`, its phrases not yet rendered: each reader's page says them in
its own language, from the same Fluent files as the terminal. All other texts come rendered, in the language asked for
with `?lang=`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from liza.toolkit.text import Phrase
from liza.toolkit.view import Entry, SeatView, Stops, Summary, View

NAME_LENGTH = 24
DECK_LENGTH = 20_000
FIELD_LENGTH = 60_000
ANSWER_LENGTH = 400
NOTE_LENGTH = 500

PersonName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=NAME_LENGTH)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=64)]


class Wire(BaseModel):
    """A body or message: unknown fields are refused, so that a typing error is told."""

    model_config = ConfigDict(extra="forbid")


# Who you are


class Me(Wire):
    """The guest behind this browser; `name` is "" until they gave one."""

    name: str


class NameBody(Wire):
    """A new name."""

    name: PersonName


# What there is to play


class GameCard(Wire):
    """A game as the lobby shows it."""

    id: str
    title: str
    pitch: str
    seats: int
    fewest: int
    """How many of the seats can be played at least."""
    minutes: int
    emblem: str
    tutorial: bool
    rulebook: bool


class Labelled(Wire):
    """A name that the program knows, with the words for people."""

    name: str
    label: str
    note: str = ""


class ChoiceSheet(Wire):
    """An option of the rules: its values, the default first, and the clause that it decides."""

    name: str
    label: str
    clause: str
    values: list[Labelled]


class FieldSheet(Wire):
    """What can be said for a set-up besides decks and options: one of some values, or a text of one's own."""

    name: str
    label: str
    note: str
    clause: str
    each: bool
    """Whether every player brings one."""
    values: list[Labelled]
    """The usual one first; empty where there are only words of one's own."""
    most: int
    """So many characters a text of one's own may have; 0: none is taken."""
    lines: bool
    """Whether such a text has several lines and can be checked; else it is a name."""
    files: list[str]
    """How the names of files end that hold such a text."""
    example: str
    """A text from which one can set out, "" for none."""


class SetupSheet(Wire):
    """What can be chosen for a table of a game."""

    game: str
    seats: list[str]
    fewest: int
    """How many of the seats can be played at least: the first ones."""
    decks: list[Labelled]
    """Empty in a game without decks."""
    usual_decks: list[str]
    """One for each seat: what is played if nobody chooses."""
    presets: list[Labelled]
    choices: list[ChoiceSheet]
    levels: list[Labelled]
    """Computer players, the weakest first."""
    referee: bool
    """Whether somebody who plays no side can sit at the table; that seat is not among `seats`."""
    fields: list[FieldSheet]


class OwnText(Wire):
    """A text of somebody's own for a field of the set-up, and the name of its file."""

    text: Annotated[str, StringConstraints(max_length=FIELD_LENGTH)]
    file: Annotated[str, StringConstraints(max_length=120)] = ""


FieldValue = Word | OwnText
"""One of a field's values by name, or a text."""
Fields = Annotated[dict[Word, FieldValue], Field(max_length=12)]
"""What is said for fields of the set-up, by name; what is left out is as usual."""


class FieldBody(Wire):
    """A text for a field of the set-up to be checked, under which rules."""

    field: Word
    text: OwnText
    rules: str = ""
    options: dict[str, str] = Field(default_factory=dict)


class TallyRow(Wire):
    """What a line of a text adds."""

    line: int
    label: str
    amount: int


class TallySheet(Wire):
    """What the lines of a text add up to, and the most that it may be (0: not told)."""

    label: str
    rows: list[TallyRow]
    total: int
    most: int


class FieldReport(Wire):
    """What is wrong with a text for a field; it may be played with if `lawful`."""

    lawful: bool
    faults: list[Fault]
    tally: TallySheet | None


class DeckText(Wire):
    """A deck list as somebody typed it."""

    text: Annotated[str, StringConstraints(max_length=DECK_LENGTH)]
    name: Annotated[str, StringConstraints(max_length=60)] = ""


Deck = Word | DeckText
"""A sample deck by name, or a list."""


class DeckBody(Wire):
    """A deck to be checked, under which rules."""

    deck: DeckText
    rules: str = ""
    options: dict[str, str] = Field(default_factory=dict)


class Fault(Wire):
    """What is wrong with something that was sent: where, what, what to do; `advice` does not forbid anything."""

    place: str
    line: int
    text: str
    remedy: str
    clause: str
    advice: bool


class DeckReport(Wire):
    """What is wrong with a deck; it may be played if `lawful`."""

    lawful: bool
    faults: list[Fault]


# Tables


class SeatBody(Wire):
    """Who shall sit in a seat: yourself, whoever comes by the link, or a computer player of some level.

    Several seats that are `me` make a table at which people take turns at one device.
    """

    kind: Literal["me", "open", "computer"]
    level: str = ""
    deck: Deck | None = None
    """None: the usual one, or for an open seat what the guest chooses."""
    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=NAME_LENGTH)] = ""
    """What a person at a shared device is called; "" takes your own name."""
    fields: Fields = Field(default_factory=dict)
    """Of the fields that every player brings one for."""


class TableBody(Wire):
    """A new table."""

    game: Word
    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=12)]
    rules: str = ""
    options: dict[str, str] = Field(default_factory=dict)
    undo: Literal["consent", "free", "none"] = "consent"
    """`free`: until something was revealed or another seat acted; `consent`: so, and later if the others agree."""
    guide: bool = False
    """A first game: the page shows hints."""
    fields: Fields = Field(default_factory=dict)
    """Of the fields that there is one of."""
    post: PostBody | None = None
    """None: at one sitting, without deadlines."""


class PostBody(Wire):
    """What makes a table one by correspondence: its deadlines, and what happens at them. Who makes it organises it.

    A deadline is so many hours after somebody begins to be awaited, or after so many days at an hour of the clock in a
    zone; with neither there is none.
    """

    hours: Annotated[int, Field(ge=0, le=24 * 60)] = 0
    days: Annotated[int, Field(ge=0, le=60)] = 0
    hour: Annotated[int, Field(ge=0, le=23)] = 0
    zone: Annotated[str, StringConstraints(max_length=64)] = "UTC"
    absence: Literal["wait", "hold", "computer", "organiser"] = "wait"
    """What happens at a deadline: nothing; the game's default answers; a computer player for this once; the organiser
    answers, who may play no seat then."""
    level: str = ""
    """Of the computer player."""
    referee: bool = False
    """Whether the organiser takes the seat of a referee, in a game that has one."""


class JoinBody(Wire):
    """Taking the first open seat."""

    deck: Deck | None = None


class Created(Wire):
    """Where the new table is."""

    id: str


class SeatLink(Wire):
    """The key with which the same seat is taken on another device; the page makes an address of it."""

    key: str


class Claimed(Wire):
    """The table whose seat this browser now also holds."""

    id: str


class SeatSheet(Wire):
    """A seat of a table as everybody may know it."""

    seat: str
    kind: Literal["person", "open", "computer"]
    name: str
    """"" for a computer player and an open seat."""
    level: str
    here: bool
    """Whether a device of theirs is connected."""
    mine: bool
    deck: str
    """The deck's name: your own, and everybody's once the game is over; "" while it is a secret."""
    wants: list[Literal["draw", "rematch", "undo"]]
    """What this seat has offered or asked for."""


class PaceSheet(Wire):
    """How long a seat has: so many hours, or so many days until an hour of the clock in a zone; all 0: for ever."""

    hours: int
    days: int
    hour: int
    zone: str


class WaitingSheet(Wire):
    """A seat that is awaited. Times are seconds since 1970; `due` is 0 without a deadline."""

    seat: str
    since: float
    due: float
    late: Literal["", "wait", "computer", "organiser"]
    """Once the deadline has passed, who answers now."""


class PostSheet(Wire):
    """What a table by correspondence has besides."""

    pace: PaceSheet
    absence: Literal["wait", "hold", "computer", "organiser"]
    level: str
    organiser: str
    """Their name; "" for somebody nameless."""
    organising: bool
    """Whether that is you."""
    paused: float
    """Since when the clock stands still, in seconds since 1970; 0 while it runs."""
    waiting: list[WaitingSheet]
    """The oldest first."""
    acting: list[str]
    """Seats of others for which you may answer now."""
    handing: list[str]
    """Seats that a link gives over to somebody who has not come yet."""
    deeds: int
    """Changes whenever the log has new lines."""


class TableSheet(Wire):
    """A table as one of its guests may know it."""

    id: str
    game: str
    title: dict[str, str]
    status: Literal["waiting", "playing", "over"]
    undo: Literal["consent", "free", "none"]
    guide: bool
    seats: list[SeatSheet]
    rules: str
    options: dict[str, str]
    """Those that are not the default."""
    awaited: list[str]
    """The seats that owe an answer."""
    since: float
    """Since when, in seconds since 1970."""
    promise: str
    """The digest of the seed, told before the first draw."""
    can_join: bool
    rematch: str
    """The table that goes on with seats swapped; "" until there is one."""
    post: PostSheet | None
    """None at a table without deadlines."""


class TableLine(Wire):
    """One of your tables in the lobby."""

    id: str
    game: str
    title: str
    status: Literal["waiting", "playing", "over"]
    yours: bool
    """Whether it waits for you."""
    when: str
    """The round it is in, as the game calls it; "" before the first."""
    rivals: list[str]
    """Their names; a computer player's is its level, as words."""
    since: float
    text: str
    """What is asked of you, or how it ended."""
    due: float
    """Until when what waits for you is to be answered, in seconds since 1970; 0 without a deadline."""
    organised: bool
    """Whether you organise it."""


# Tables by correspondence

Reason = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=NOTE_LENGTH)]


class ReasonBody(Wire):
    """Something that is done with a reason, which everybody at the table reads."""

    reason: Reason


class PauseBody(ReasonBody):
    """Stop the clock, or let it run again."""

    on: bool


class ExtendBody(ReasonBody):
    """More time for seats that are awaited; none named means all of them."""

    seats: Annotated[list[Word], Field(max_length=12)] = Field(default_factory=list)
    hours: Annotated[int, Field(ge=1, le=24 * 60)]


class ReplaceBody(ReasonBody):
    """Who comes instead: a computer player of a level, or "" for whoever gets the link."""

    level: str = ""


class Done(Wire):
    """It was done; the table's socket tells what has changed."""

    done: bool = True


class DeedLine(Wire):
    """A line of the log of a table by correspondence; what a kind does not need is empty or 0."""

    kind: str
    """`made`, `late`, `extended`, `paused`, `resumed`, `offered`, `replaced`, `computer`, `answered` or `noted`."""
    at: float
    """In seconds since 1970."""
    seat: str
    """"" for the whole table."""
    by: str
    """`organiser`, `seat` or `server`."""
    reason: str
    absence: str
    """Of `late`: what was done."""
    due: float
    """The deadline that passed, or the new one."""
    hours: int
    before: str
    """Who had the seat."""
    after: str
    """Who has it now; "" while nobody has come."""


class ContactBody(Wire):
    """How a seat wants to be told that it is awaited; "" for not by mail, not by webhook."""

    mail: Annotated[str, StringConstraints(strip_whitespace=True, max_length=254)] = ""
    hook: Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)] = ""
    zone: Annotated[str, StringConstraints(max_length=64)] = "UTC"
    lang: Literal["es", "en"] = "es"


class CodeBody(Wire):
    """The code that was sent to an address."""

    code: Annotated[str, StringConstraints(max_length=12)]


class ContactSheet(Wire):
    """How your seat is told, and what this server offers."""

    mail: str
    confirmed: bool
    """Whether the code that was sent to the address was given back; until then nothing else is sent there."""
    hook: str
    zone: str
    lang: str
    feed: str
    """The path of the seat's calendar, secret."""
    mail_offered: bool
    hosts: list[str]
    """Hosts to which webhooks may go."""


class ReportHead(Wire):
    """A round that is over: when it ended, in seconds since 1970."""

    round: int
    at: float


# The rulebook and the cards


class ExampleSheet(Wire):
    """An example of a clause."""

    given: str
    when: str
    then: str


class ClauseSheet(Wire):
    """A clause as the drawer shows it."""

    id: str
    topic: str
    text: str
    ruling: str
    status: str
    option: str
    choice: ChoiceSheet | None
    examples: list[ExampleSheet]


class SectionSheet(Wire):
    """A chapter."""

    id: str
    title: str
    clauses: list[ClauseSheet]


class RulebookSheet(Wire):
    """A whole rulebook."""

    game: str
    title: str
    sections: list[SectionSheet]


class CardFace(Wire):
    """A card as it is printed, for the reading panel."""

    id: str
    name: str
    kind: str
    text: str
    """A line per ability."""
    numbers: dict[str, int]
    keywords: list[str]
    flavour: str
    icon: str


# Refusals


class RefusalSheet(Wire):
    """Why something was not done; nothing has changed. `texts` and `remedies` by language."""

    code: str
    clause: str
    texts: dict[str, str]
    remedies: dict[str, str]


class Trouble(Wire):
    """The body of every error answer to a request."""

    refusal: RefusalSheet
    faults: list[Fault] = Field(default_factory=list)


# A finished game, step by step


class LogLine(Wire):
    """A line of the chronicle; `round` and `active` say under which heading it stands."""

    text: Phrase
    clause: str
    round: int
    active: str
    seat: str = ""
    """Whose doing it was, by `Game.event_seat`; "" for nobody's."""
    under: bool = False
    """Whether it is a consequence, to be indented under the line before."""
    times: int = 1


class TurnReport(Wire):
    """A round as a seat was told it, and how the seats stood after it, as that seat saw them."""

    seat: str
    round: int
    at: float
    """When the round ended, in seconds since 1970."""
    seats: list[SeatView]
    ledger: list[Entry]
    legend: dict[str, Phrase]
    result: Phrase | None
    lines: list[LogLine]


class ReviewLine(Wire):
    """A line of the chronicle of a finished game: after how many answers it was told."""

    at: int
    line: LogLine


class Review(Wire):
    """A finished game as a seat saw it: how many answers it has, its chronicle, and where the rounds begin."""

    seat: str
    answers: int
    lines: list[ReviewLine]
    rounds: list[tuple[int, int]]
    """Round, and the number of answers before it."""


class ReviewStep(Wire):
    """What a seat saw after so many answers."""

    at: int
    view: View


# The socket, upwards


class Act(Wire):
    """An answer, made while looking at the view of this version."""

    type: Literal["act"]
    seat: str
    version: int
    text: Annotated[str, StringConstraints(min_length=1, max_length=ANSWER_LENGTH)]
    note: Annotated[str, StringConstraints(max_length=NOTE_LENGTH)] = ""


class Undo(Wire):
    """Take the last answer back, or ask the others for it."""

    type: Literal["undo"]
    seat: str


class Wish(Wire):
    """Offer a draw, or a rematch with seats swapped; the same again withdraws it."""

    type: Literal["wish"]
    seat: str
    what: Literal["draw", "rematch"]


class Reply(Wire):
    """Agree or not to what others asked for."""

    type: Literal["reply"]
    seat: str
    what: Literal["draw", "undo"]
    yes: bool


class SetStops(Wire):
    """In which phases to be asked in windows; `idle` lets windows pass in which nothing else can be answered."""

    type: Literal["stops"]
    seat: str
    own: Annotated[list[str], Field(max_length=40)]
    others: Annotated[list[str], Field(max_length=40)]
    idle: bool = False


class Skip(Wire):
    """Let windows pass until a phase begins or, with "", the turn ends; `off` ends it."""

    type: Literal["skip"]
    seat: str
    to: str = ""
    off: bool = False


class Ping(Wire):
    """Is anybody there?"""

    type: Literal["ping"]


ClientMessage = Annotated[Act | Undo | Wish | Reply | SetStops | Skip | Ping, Field(discriminator="type")]


# The socket, downwards


class TableMessage(Wire):
    """Who sits here and what is under way besides the game."""

    type: Literal["table"]
    table: TableSheet


class PassingSheet(Wire):
    """Standing orders of a seat, known to itself alone."""

    stops: Stops
    usual: Stops
    idle: bool
    may_idle: bool
    """Whether `idle` can be had: only where every other seat is a computer's, whom it can't tell anything."""
    skipping: bool
    skip_to: str
    """The phase at which the skip ends; "" at the end of the turn."""
    soon: bool
    """Whether the window that the view shows will be passed by itself in a moment."""


class ViewMessage(Wire):
    """What a seat sees, and what it was told since the last one.

    `whole` means that `lines` are the whole chronicle: forget the old ones. Otherwise they follow those known.
    """

    type: Literal["view"]
    seat: str
    version: int
    view: View
    whole: bool
    lines: list[LogLine]
    undo: Literal["", "free", "ask"]
    """How an undo would go now: not at all, at once, or by asking."""
    passing: PassingSheet


class RefusedMessage(Wire):
    """Something that was sent on this socket was not taken."""

    type: Literal["refused"]
    seat: str
    refusal: RefusalSheet


class OverMessage(Wire):
    """The game is over: how, the proof, and the seed that was promised."""

    type: Literal["over"]
    seat: str
    agreed: bool
    """A draw by agreement: the view tells no result."""
    summary: Summary | None
    seed: str
    promise: str
    honest: bool
    """Whether the server, dealing the game again from its record, came to the same end."""


class PongMessage(Wire):
    """Yes."""

    type: Literal["pong"]


ServerMessage = Annotated[
    TableMessage | ViewMessage | RefusedMessage | OverMessage | PongMessage, Field(discriminator="type")
]

GONE = 4404
"""Close code: there is no such table."""
STRANGER = 4403
"""Close code: you have no seat here, or come from another site."""
TOO_MUCH = 4429
"""Close code: too many messages, or too large ones."""
GOING = 1012
"""Close code: the server stops; come back."""


def union_schemas() -> dict[str, Any]:
    """Return the JSON Schemas of both unions, for the generator of the page's types."""
    from pydantic import TypeAdapter

    client, server = TypeAdapter(ClientMessage), TypeAdapter(ServerMessage)
    out: dict[str, Any] = {}
    modes: list[tuple[str, TypeAdapter[Any], Literal["validation", "serialization"]]] = [
        ("ClientMessage", client, "validation"),
        ("ServerMessage", server, "serialization"),
    ]
    for name, adapter, mode in modes:
        schema = adapter.json_schema(ref_template="#/components/schemas/{model}", mode=mode)
        out.update(schema.pop("$defs", {}))
        out[name] = schema
    return out
