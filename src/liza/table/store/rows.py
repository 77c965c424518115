"""What the store keeps, as values: guests, tables with their seats, and the moves of a match."""

from __future__ import annotations

from dataclasses import dataclass
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
