"""The chronicle of a seat: what it was told, in lines as the wire carries them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from liza.kernel import Event, State
from liza.table.encode import encode
from liza.toolkit.game import Game
from liza.toolkit.text import Phrase

Headings = tuple[tuple[int, str], tuple[int, str]]
"""Two headings of the chronicle, each a round and the active seat."""


class Line(NamedTuple):
    """A line: which events told to the seat it tells, after how many answers, and its JSON (`protocol.LogLine`)."""

    first: int
    beyond: int
    at: int
    json: bytes


class Chronicle:
    """Lines in order; what a way back has undone leaves it, unless the seat is told of it.

    Args:
        seats: the names of those that are taken, in order.

    Attributes:
        lines: the lines.
        edition: counted up whenever lines have left, so that who has read them reads all again.
    """

    def __init__(self, seats: Sequence[str]) -> None:
        self._seats = seats
        self.lines: list[Line] = []
        self.edition = 0
        self._told = 0

    def copy(self) -> Chronicle:
        """Return a copy that can be added to."""
        other = Chronicle(self._seats)
        other.lines, other.edition, other._told = list(self.lines), self.edition, self._told
        return other

    def tell(
        self, game: Game, events: list[Event], seen: State, seat: int, headings: Headings, at: int, under: bool
    ) -> None:
        """Add lines for what happened.

        Args:
            game: it finds the words.
            events: as the seat is told them.
            seen: the observation of the seat now.
            seat: who is told.
            headings: round and active seat before and after it; the second begins with an event that opens a turn.
            at: after how many answers.
            under: whether one answer brought all this about, so that the first line leads the others.
        """
        told = ((place, event, game.event_phrase(seen, event, seat)) for place, event in enumerate(events, self._told))
        for number, (first, beyond, times, body) in enumerate(_collapsed(_bodies(game, self._seats, told, headings))):
            tail = b',"under":%s,"times":%d}' % (b"true" if under and number else b"false", times)
            self.lines.append(Line(first, beyond, at, body + tail))
        self._told += len(events)

    def correct(self, before: list[Event], now: list[Event]) -> list[Event]:
        """Drop the lines of events that never were; returns those that are to be told.

        Args:
            before: all events as they were told to the seat so far.
            now: all events as they are to be told now.
        """
        same = 0
        while same < len(before) and same < len(now) and before[same] == now[same]:
            same += 1
        if same < len(before):
            kept = len(self.lines)
            while kept and self.lines[kept - 1].beyond > same:
                kept -= 1
            if kept < len(self.lines):
                same = min(same, self.lines[kept].first)
                del self.lines[kept:]
                self.edition += 1
        self._told = same
        return now[same:]


def told_to(events: Iterable[Event], seat: int) -> list[Event]:
    """Return events as a seat is told them."""
    return [mine for event in events if (mine := event.told_to(seat)) is not None]


def _bodies(
    game: Game, seats: Sequence[str], told: Iterable[tuple[int, Event, Phrase | None]], headings: Headings
) -> Iterator[tuple[int, bytes]]:
    """Yield place and JSON of every event that has a line, without its end: that follows from its neighbours."""
    heading, later = headings
    for place, event, phrase in told:
        if game.opens(event):
            heading = later
        if phrase is not None:
            doer = game.event_seat(event)
            line = {
                "text": phrase,
                "clause": event.clause,
                "round": int(heading[0]),
                "active": heading[1],
                "seat": seats[doer] if doer >= 0 else "",
            }
            yield place, encode(line)[:-1]


def _collapsed(bodies: Iterable[tuple[int, bytes]]) -> list[tuple[int, int, int, bytes]]:
    """Return the place of the first event, the place beyond, how many equal neighbours there are, and their JSON."""
    out: list[tuple[int, int, int, bytes]] = []
    for place, body in bodies:
        if out and out[-1][3] == body:
            first, _, times, _ = out[-1]
            out[-1] = (first, place + 1, times + 1, body)
        else:
            out.append((place, place + 1, 1, body))
    return out
