"""What the store keeps, as values: guests, tables with their seats, moves, and what goes on around slow tables."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody behind a browser, without registration."""

    id: str
    name: str
    """"" until they gave one."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a table and who sits there."""

    seat: str
    """Its name in the game, such as `south`."""
    number: int
    """Its number in the game, from 0; seats are kept in this order."""
    kind: str
    """`person`, `open` (somebody may still sit down) or `computer`."""
    name: str
    """Of the person, or "" for anybody else."""
    level: str
    """Of the computer player, or ""."""
    deck: object | None
    """The deck as it was asked for (a name, or `{"text", "name"}`); None if nobody chose."""
    key: str
    """Ends the private link by which the seat is held on one more device. Unguessable, and secret."""
    holders: tuple[str, ...]
    """Ids of the guests who hold the seat: one person on several devices. In order of their ids."""
    passing: dict[str, Any]
    """Where the seat stops and whether idle windows pass; {} while it is as usual."""
    heir: str = ""
    """Ends the link by which somebody else takes the seat over; "" while nobody is to. Unguessable, and secret."""
    feed: str = ""
    """Ends the address of the seat's calendar; "" at a table without deadlines. Unguessable, and secret."""
    contact: dict[str, Any] = field(default_factory=dict)
    """Where the seat wants to be told that it is awaited, see `liza.table.contacts`; {} nowhere."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: what is played there, how far it is, and who sits at it."""

    id: str
    """Ends the link by which people join. Unguessable."""
    game: str
    setup: dict[str, Any]
    """Rules and options as they were asked for."""
    undo: str
    """`free`, `consent` or `none`."""
    guide: bool
    """Whether the hints of a first game are shown."""
    status: str
    """`waiting` for people, `playing` or `over`."""
    made: float
    """When it was made, in seconds since 1970."""
    since: float
    """When something last happened at it, in seconds since 1970."""
    header: dict[str, Any] | None
    """First line of the match's record, once it has begun. It holds the seed and is secret until the match is over."""
    ending: dict[str, Any]
    """How it ended beyond the rules, such as `{"agreed": True}`; {} until it is over."""
    wishes: dict[str, Any]
    """What people ask of each other: an undo, a draw, a rematch."""
    rematch: str
    """Id of the table at which these people play again, or ""."""
    seats: tuple[SeatRow, ...]
    organiser: str = ""
    """Id of the guest who organises a table by correspondence; "" at any other table."""
    post: dict[str, Any] = field(default_factory=dict)
    """Deadlines and what happens at them, see `liza.table.deadlines.Terms`; {} at a table without."""
    clock: dict[str, Any] = field(default_factory=dict)
    """Who is awaited until when, see `liza.table.deadlines.Clock`; {} at a table without deadlines."""
    due: float | None = None
    """When the server has to look at the table at the latest, in seconds since 1970."""
    desk_key: str = ""
    """Ends the private link by which its organiser sits at one more device; "" for none yet. Secret."""
    desk_contact: dict[str, Any] = field(default_factory=dict)
    """Where its organiser wants to be told what waits for them, as a seat's `contact`."""
    devices: tuple[str, ...] = ()
    """Ids of the guests who are its organiser on further devices, in order."""

    def organised_by(self, guest: str) -> bool:
        """Tells whether a guest organises this table."""
        return guest != "" and (guest == self.organiser or guest in self.devices)


@dataclass(frozen=True, slots=True)
class Move:
    """One line of a match's journal, which only ever grows: an undo is a line too."""

    n: int
    """Its place in the journal, from 0 without gaps."""
    seat: int
    """Number of the seat that did it."""
    kind: str
    """`answer`, `back` (the seat's last answer, its way back) or `rewind` (an undo that was agreed on)."""
    text: str
    """The answer; for `rewind` how many answers of the match are kept, as digits."""
    note: str
    auto: bool
    """Whether the server answered in the seat's place."""
    at: float
    """When, in seconds since 1970."""
    by: str = ""
    """Who answered for a seat that did not: `hold`, `computer` or `organiser`; "" if it answered itself."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A line of the log of a table by correspondence: what was done about it, not in its match."""

    kind: str
    """`made`, `late`, `extended`, `paused`, `resumed`, `offered`, `replaced`, `computer` or `noted`."""
    at: float
    """When, in seconds since 1970."""
    seat: int = -1
    """Number of the seat that it is about; -1 for the whole table."""
    by: str = ""
    """`organiser`, `seat` (that of `seat`) or `server`."""
    reason: str = ""
    """In the words of who did it."""
    data: dict[str, Any] = field(default_factory=dict)
    """Further facts by name, such as the new deadline."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A message to somebody outside, kept until it is delivered or given up."""

    id: str
    table: str
    seat: int
    matter: str
    """What it is about; it is not sent once the seat is no longer awaited for it. "" is always sent."""
    channel: str
    """`mail` or `webhook`."""
    target: str
    """An address, or a URL."""
    body: dict[str, Any]
    made: float
    next: float
    """When it is tried (again), in seconds since 1970."""
    tries: int = 0
    state: str = "waiting"
    """`waiting`, `sent`, `dropped` or `failed`."""
    error: str = ""
    """What was said the last time it failed."""


@dataclass(frozen=True, slots=True)
class ReportRow:
    """What a seat was told of a round and how it stood after it, as the JSON of `protocol.TurnReport`."""

    seat: int
    round: int
    at: float
    body: str


@dataclass(frozen=True, slots=True)
class Filing:
    """What is written, together with moves or alone, about a table by correspondence."""

    clock: dict[str, Any]
    due: float | None
    deeds: tuple[Deed, ...] = ()
    letters: tuple[Letter, ...] = ()
    reports: tuple[ReportRow, ...] = ()
