# plain: made for people to look at, never in the inner loop
"""What a table draws: a game's view of an observation, without a word of any rule in it.

Texts are phrases, rendered in the reader's language at the last moment. Things are named by handles: `@12` a piece, a
card id in a hand, `nexus:north` a seat's thing, the id of a zone. An option lists the handles it is about, in the order
in which a person would point at them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from liza.toolkit.text import Phrase, Words


@dataclass(slots=True)
class Number:
    """A number on a card: what it is for (attack, endure, points, resource, cost), its value now and as printed."""

    role: str
    value: int
    printed: int
    parts: list[tuple[int, Phrase, str]] = field(default_factory=list)
    """What it is made of, the printed number first: amount, where it comes from, clause. Their sum is the value."""
    lost: int = 0
    """How much of it is gone for now: wounds, drawn as ticks."""
    scale: int = 1
    """What is counted are parts of which so many make one: 2 for halves."""


@dataclass(slots=True)
class CardView:
    """A card or piece; `card` is "" for a back."""

    handle: str
    card: str
    name: Phrase | None = None
    owner: str = ""
    numbers: list[Number] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    """States and keywords by id, the most urgent first; their words stand in the view's `legend`."""
    icon: str = ""
    kind: str = ""
    attached: list[CardView] = field(default_factory=list)
    text: Phrase | None = None
    """What it does, in a game that has no printed cards to be asked for."""
    short: Phrase | None = None
    """Its name where there is little room, such as on a block on a map; None where its numbers or icon tell it."""


@dataclass(slots=True)
class Zone:
    """Where cards lie; `order` counts from the barrier outwards.

    Layouts: `row`, `column`, `grid`, `pile`, `hand`, `track`, `map`. A grid that belongs to a seat is what it keeps in
    store; a track is what waits to be carried out, the last of it first; what lies in a map zone is drawn in the spaces
    of the view's map that name it.
    """

    id: str
    owner: str
    layout: str
    label: Phrase
    order: int = 0
    count: int = 0
    capacity: int = 0
    cards: list[CardView] = field(default_factory=list)
    """In a pile the top last; a pile that nobody may look into has a count and no cards."""
    side: str = "shared"
    """Whose it is for this reader: `me`, `rival` or `shared`; a spectator sits with the first seat."""
    kind: str = ""
    """What lies there, by the game's own word: line, hand, deck …"""
    forecast: str = ""
    """The forecast that speaks of this zone."""


@dataclass(slots=True)
class Counter:
    """A seat's counter: role, value, highest value (0: none), in the order of what loses the game first."""

    role: str
    label: Phrase
    value: int
    highest: int = 0
    room: int = 0
    """How far the highest value itself can rise (0: not told)."""
    scale: int = 1
    """What is counted are parts of which so many make one: 2 for halves."""


@dataclass(slots=True)
class SeatView:
    """A seat at a glance."""

    seat: str
    title: Phrase
    counters: list[Counter] = field(default_factory=list)
    active: bool = False
    owing: bool = False
    marks: list[str] = field(default_factory=list)
    """What it holds for now, by id, such as the right to begin; their words stand in the view's `legend`."""
    note: Phrase | None = None
    """What it plays, such as its faction."""
    handed: str = ""
    """Of what all write at the same time and in secret: `draft`, the reader's own; `sealed`; `awaited`. Else ""."""


@dataclass(slots=True)
class Forecast:
    """Who would hold a zone if it were judged now: strengths by seat, and the seat that leads or "".

    `zone` is its id; zones on both sides may name it.
    """

    zone: str
    label: Phrase
    strengths: dict[str, int]
    leader: str
    clause: str


@dataclass(slots=True)
class OptionView:
    """An answer: its text for the engine, its words, the handles it points at, and why not ("" if it is legal)."""

    text: str
    words: Phrase
    things: list[str]
    clause: str = ""
    reason: int = -1
    """Of a forbidden one: which of the view's reasons it is."""
    note: str = ""
    """The clause that demands a reason in words with it; "" for none."""
    ends: list[str] = field(default_factory=list)
    """Of a forbidden one that stands for others that differ in the last thing alone: the last things of those.

    Its words then are `answer-by-things`.
    """


@dataclass(slots=True)
class Reason:
    """Why something is forbidden, with the numbers of now; many answers may share one."""

    clause: str
    tag: Phrase
    """Two words, to be worn by the thing."""
    title: Phrase
    """Three to five words."""
    text: Phrase
    remedy: Phrase | None
    """What would make it legal, if anything would."""


@dataclass(slots=True)
class Link:
    """Something that joins two things, such as an attack; `fixed` once everybody sees it."""

    role: str
    source: str
    target: str
    owner: str
    fixed: bool


@dataclass(slots=True)
class Change:
    """A number of a thing as it is and as it would be; `gone` if the thing would leave the table."""

    thing: str
    name: Phrase
    role: str
    before: int
    after: int
    gone: bool = False
    scale: int = 1


@dataclass(slots=True)
class Pair:
    """What would come of one link: its place among the view's links, and what it would change."""

    link: int
    changes: list[Change] = field(default_factory=list)


@dataclass(slots=True)
class CounterChange:
    """A seat's counter as it is and as it would be."""

    seat: str
    role: str
    label: Phrase
    before: int
    after: int
    scale: int = 1


@dataclass(slots=True)
class Preview:
    """What would come of what is under way if nobody answered it."""

    title: Phrase
    pairs: list[Pair] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    """Of things that are in no pair."""
    forecasts: list[Forecast] = field(default_factory=list)
    """As they would be then."""
    counters: list[CounterChange] = field(default_factory=list)


@dataclass(slots=True)
class Told:
    """What a line of a sheet may say: its value, and in words."""

    value: int
    words: Phrase
    answer: str = ""
    """The answer that writes it down; "" if the reader can't."""


@dataclass(slots=True)
class SheetLine:
    """A line of a sheet: a piece that takes part, or what is told of the whole."""

    thing: str
    """The handle of the piece; "" for a line about the whole."""
    label: Phrase
    owner: str = ""
    """The seat whose piece it is."""
    icon: str = ""
    figures: list[int | None] = field(default_factory=list)
    """What the sheet's columns say of it; None where a column does not speak of such a piece."""
    told: list[Told | None] = field(default_factory=list)
    """What each of the sheet's versions says of it."""
    differs: bool = False
    """Whether two versions say different things."""
    value: int | None = None
    """What the reader has written down; None for nothing yet, and where they don't write."""
    choices: list[Told] = field(default_factory=list)
    """All that can be written down, where it is one of a few things."""
    entry: str = ""
    """Where it is a number: the answer that writes it down, up to that number; "" if the reader can't."""
    most: int = 0
    """The highest number that is possible."""


@dataclass(slots=True)
class Version:
    """A report as somebody sent it: who, and the answer that lets it count as it is ("": the reader can't)."""

    seat: str
    answer: str = ""


@dataclass(slots=True)
class Roll:
    """Dice that a seat threw, and what was added to them."""

    seat: str
    dice: int
    plus: int


@dataclass(slots=True)
class Sheet:
    """The sheet of a fight that is fought with real pieces: who takes part with what, and what is reported of it.

    Whoever has to write a report has `writes`: `main` of the view, or the answer `send`, hands it in.
    """

    facts: list[Phrase]
    """When, where and on what ground."""
    columns: list[tuple[str, Phrase]]
    """What is told of the pieces: an id and its heading."""
    lines: list[SheetLine]
    versions: list[Version] = field(default_factory=list)
    rolls: list[Roll] = field(default_factory=list)
    """How the fight came about, if by dice."""
    rolls_clause: str = ""
    writes: bool = False
    rules: bool = False
    """Whether what the reader writes is a ruling between versions."""
    send: str = ""
    """The answer that hands in what is written; legal once nothing is missing."""
    offers: list[str] = field(default_factory=list)
    """Of the answers that may be given at any time, those about this fight."""
    clause: str = ""


@dataclass(slots=True)
class Clash:
    """A fight in which what both sides add up is compared: who takes part, the totals as they stand, what they come to.

    `number` is worn by all who take part; `fixed` once everybody sees it.
    """

    number: int
    label: Phrase
    owner: str
    """Who attacks: a seat, or the handle of what belongs to none."""
    target: str
    attackers: list[str]
    defenders: list[str]
    """Handles; what is attacked first, if it counts for its side."""
    totals: dict[str, int]
    parts: dict[str, list[tuple[int, Phrase, str]]] = field(default_factory=dict)
    """What each seat's total is made of: amount, where it comes from, clause."""
    leader: str = ""
    """The seat that is ahead, "" for none."""
    outcome: Phrase | None = None
    """What would come of it as it stands."""
    clause: str = ""
    fixed: bool = True
    against: str = ""
    """Who is attacked: a seat, or the handle of what belongs to none; "" for the other seat of two."""
    most: dict[str, int] = field(default_factory=dict)
    """What a side can come to by all that everybody sees, where it is still to say how much it commits."""
    sealed: list[str] = field(default_factory=list)
    """The seats that have handed in what nobody else may see yet."""
    open: dict[str, list[tuple[int, Phrase, str]]] = field(default_factory=dict)
    """What a side has still to say how much it commits of, as everybody sees it: at most so much, of what, clause."""
    notes: list[tuple[str, Phrase, str]] = field(default_factory=list)
    """What the reader should know before: role, words, clause.

    Roles: `rule`, how the totals are compared; `cost`, what is lost in any case; `win` and `lose`, what either means.
    """
    over: bool = False
    """It has been fought: this is its report."""
    sheet: Sheet | None = None
    """Where it is fought with real pieces, for those who may read it."""


@dataclass(slots=True)
class Stage:
    """A stretch of the game on its track, such as a turn.

    `state` is past, now or ahead; `seats` are those who act in it, in their order, as far as that is known.
    """

    number: int
    group: str
    state: str
    seats: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Track:
    """How far a game of fixed length has come: its stages, in groups that have names of their own."""

    label: Phrase
    groups: list[tuple[str, Phrase]]
    stages: list[Stage]
    group: str = ""
    """The group of now, "" before the first."""
    active: str = ""
    """Whose share of the stage of now it is, "" for everybody's."""


@dataclass(slots=True)
class Entry:
    """A line of the ledger: what a seat was given, by what, and by which clause."""

    seat: str
    amount: int
    source: Phrase
    clause: str
    kind: str = ""
    """What it was for, by the game's own word."""
    scale: int = 1


@dataclass(slots=True)
class Item:
    """A line of an account: what it is for, with an amount, or with words where it is no money."""

    what: Phrase
    amount: int = 0
    note: Phrase | None = None
    """How that comes about."""
    said: Phrase | None = None
    """What stands in the place of the amount."""
    clause: str = ""


@dataclass(slots=True)
class Account:
    """A part of the reader's own books, such as what came in: its lines, and what they come to."""

    label: Phrase
    items: list[Item] = field(default_factory=list)
    total: Item | None = None


@dataclass(slots=True)
class Command:
    """What is ordered of one who leads others, or of what stays at a place with nobody to lead it."""

    thing: str
    """The handle of who leads, or of the place."""
    name: Phrase
    short: Phrase | None = None
    """A rank, for a plate before the name."""
    way: list[str] = field(default_factory=list)
    """The handles of the spaces of its way; it stands in the first."""
    used: int = 0
    most: int = 0
    """How much it leads, and how much it could; the latter 0 where there is no bound."""
    mark: str = ""
    """What it does when it meets somebody, by id; its words stand in the view's `legend`."""
    note: Phrase | None = None
    """What is to be said instead of a way, such as that nothing is ordered."""
    clause: str = ""
    """Of the note."""
    idle: bool = False
    """Nothing is ordered, though something could be."""
    open: bool = False
    """What is asked is about it."""
    change: str = ""
    """The answer after which it can be chosen to be changed."""
    turn: str = ""
    """The answer after which it can be chosen to do the other thing when it meets somebody."""


@dataclass(slots=True)
class Commands:
    """The sheet of orders of the reader's seat, with what would come of them as far as the reader can know."""

    label: Phrase
    note: Phrase | None = None
    lines: list[Command] = field(default_factory=list)
    trial: Phrase | None = None
    """Under which assumption the outcome is told."""
    outcome: list[tuple[Phrase, str]] = field(default_factory=list)
    """What would come of them: words and clause."""


@dataclass(slots=True)
class Area:
    """A part of a map with a name of its own, such as a territory: its label stands in the middle of its spaces."""

    id: str
    label: Phrase
    group: str = ""
    """The id of the larger area that it is part of; "" for none."""
    control: str = ""
    """The seat that rules it."""
    marks: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Space:
    """A space of a map: a hex at its axial coordinates, east (1, 0), south-east or south (0, 1); or a region.

    Its handle is what options and links point at. Cards that stand in it lie in zones of layout `map`.
    """

    number: int
    handle: str
    q: int
    r: int
    terrain: str = ""
    """By id; its words stand in the view's `legend`."""
    area: str = ""
    """The id of the smallest area that it is part of; "" for none."""
    label: Phrase | None = None
    """Its name, if it has one."""
    rank: int = 2
    """How important the label is, 1 the most: the least important go first where there is no room."""
    site: int = 0
    """The number of the site in it; 0 without one."""
    gate: int = 0
    """The number of the entry for those who come from outside; 0 without one."""
    control: str = ""
    """The seat that holds it."""
    owner: str = ""
    """The seat whose own it is, whoever holds it now; "" in a game that does not tell the two apart."""
    sides: list[str] = field(default_factory=list)
    """Who is in it, in the order of arrival: seats, and handles of what belongs to none."""
    things: list[str] = field(default_factory=list)
    """The handles of what stands in it, what is fixed to the place first."""
    marks: list[str] = field(default_factory=list)
    """States by id, such as razed or besieged, the most urgent first; their words stand in the view's `legend`."""
    counters: list[Counter] = field(default_factory=list)
    """What is counted in it, such as the round of a siege, or its taxes."""
    code: str = ""
    """What it is called in records and answers, such as `A1`; "" where its label or its coordinates serve."""
    x: float = 0.0
    y: float = 0.0
    """Where the middle of a region is drawn, right and down in units of the map."""
    outline: list[tuple[float, float]] = field(default_factory=list)
    """The corners of a region, clockwise; a hex has none of its own."""
    near: list[int] = field(default_factory=list)
    """The numbers of the regions next to it; those of a hex follow from its coordinates."""


@dataclass(slots=True)
class MapView:
    """A map: its spaces in the order of their numbers, and the areas that they make up.

    Layouts: `pointy`, hexes with a corner on top; `flat`, hexes with an edge on top; `regions`, each with an outline.
    """

    label: Phrase
    layout: str
    spaces: list[Space]
    areas: list[Area] = field(default_factory=list)
    """The smallest first: each before the one that it is part of."""
    ways: list[tuple[int, int]] = field(default_factory=list)
    """Regions that are next to each other though their outlines do not touch: a line joins them."""


@dataclass(slots=True)
class Hint:
    """Advice for a first game that fits the moment; each is given once."""

    id: str
    text: Phrase
    things: list[str] = field(default_factory=list)
    """What it points at."""


@dataclass(slots=True)
class View:
    """All that a seat may see."""

    game: str
    seat: str
    seats: list[SeatView]
    zones: list[Zone]
    phases: list[tuple[str, Phrase]]
    phase: str
    round: int
    forecasts: list[Forecast] = field(default_factory=list)
    ask: Phrase | None = None
    options: list[OptionView] = field(default_factory=list)
    result: Phrase | None = None
    result_clause: str = ""
    ask_tag: Phrase | None = None
    """What kind of answer is asked for, in two or three words."""
    ask_note: Phrase | None = None
    """What else is worth knowing before answering."""
    standing: list[OptionView] = field(default_factory=list)
    """What may be answered at any time, besides the options."""
    blocked: list[OptionView] = field(default_factory=list)
    """What could be tried now but is forbidden, each with its clause and reason."""
    reasons: list[Reason] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    outlook: Phrase | None = None
    """What the forecasts come to, in one sentence."""
    outlook_clause: str = ""
    legend: dict[str, Phrase] = field(default_factory=dict)
    """The words for the marks and kinds of the cards that are shown."""
    passing: str = ""
    """The answer that lets a window go by; "" where something has to be decided."""
    main: str = ""
    """The answer that the main button gives; "" where there is nothing to suggest."""
    preview: Preview | None = None
    clashes: list[Clash] = field(default_factory=list)
    """Fights under way, in the order in which they will be decided."""
    track: Track | None = None
    """Of a game of fixed length: how far it has come."""
    ledger: list[Entry] = field(default_factory=list)
    """How the seats came by what decides the game, seat by seat, the first entry first."""
    accounts: list[Account] = field(default_factory=list)
    """The reader's own books of now, where they are more than a list of entries."""
    commands: Commands | None = None
    """What the reader orders of those who lead for it."""
    hints: list[Hint] = field(default_factory=list)
    """Advice that fits now, the most useful first, out of `hint_count` that the game has."""
    hint_count: int = 0
    map: MapView | None = None
    """Of a game that is played on one."""


@dataclass(slots=True)
class Cell:
    """A cell of a summary: words, or numbers by seat, and the seat that is ahead in it or ""."""

    text: Phrase | None = None
    numbers: dict[str, int] = field(default_factory=dict)
    leader: str = ""
    scale: int = 1


@dataclass(slots=True)
class Row:
    """A row of a summary; those that decided the game are told apart."""

    cells: list[Cell]
    deciding: bool = False


@dataclass(slots=True)
class Summary:
    """What a finished game was like: the table that proves its result, and figures by seat."""

    title: Phrase
    columns: list[Phrase] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    figures: list[tuple[Phrase, dict[str, int]]] = field(default_factory=list)


@dataclass(slots=True)
class Choice:
    """An option of the rules as a form offers it: its values with their words, the default first."""

    name: str
    label: Phrase
    clause: str
    values: list[tuple[str, Phrase]] = field(default_factory=list)


@dataclass(slots=True)
class Stops:
    """Phases in which a seat is asked in windows, in its own turn and in those of others."""

    own: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)


def to_json(thing: Any, words: Words, lang: str) -> Any:
    """Return a view as JSON data, its phrases rendered in one language."""
    if isinstance(thing, Phrase):
        return words.render(lang, thing)
    if isinstance(thing, (list, tuple)):
        return [to_json(item, words, lang) for item in thing]
    if isinstance(thing, dict):
        return {key: to_json(item, words, lang) for key, item in thing.items()}
    if hasattr(thing, "__dataclass_fields__"):
        return {name: to_json(getattr(thing, name), words, lang) for name in thing.__dataclass_fields__}
    return thing


__all__ = [
    "Account", "Area", "CardView", "Cell", "Change", "Choice", "Clash", "Command", "Commands", "Counter",
    "CounterChange", "Entry", "Forecast", "Hint", "Item", "Link", "MapView", "Number", "OptionView", "Pair",
    "Preview", "Reason", "Roll", "Row", "SeatView", "Sheet", "SheetLine", "Space", "Stage", "Stops", "Summary",
    "Told", "Track", "Version", "View", "Zone", "to_json",
]  # fmt: skip
