"""Reports of rounds: what a seat was told of one, and how it stands after it. Made of what that seat knows alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from liza.table.course import Course
from liza.table.encode import encode
from liza.table.store import ReportRow

if TYPE_CHECKING:
    from liza.table.room import Room


class _Heading(msgspec.Struct):
    """What of a line says under which heading it stands."""

    round: int


_heading = msgspec.json.Decoder(_Heading)


def reports_of(room: Room, work: Course, now: float) -> Iterator[ReportRow]:
    """Yield a report for every seat and every round that is over once a match has come to stand like this."""
    assert room.course is not None
    for seat, (before, after) in enumerate(zip(room.course.headings, work.headings, strict=True)):
        ended = [before[0]] if before[0] and after[0] > before[0] else []
        if work.match.state.over and after[0] not in ended:
            ended.append(after[0])
        for round in ended:
            yield ReportRow(seat, int(round), now, _body(room, work, seat, int(round), now))


def _body(room: Room, work: Course, seat: int, round: int, now: float) -> str:
    """Return a `protocol.TurnReport` as JSON."""
    shown = room.game.view(work.match.seen(seat), seat)
    facts = {
        "seat": room.row.seats[seat].seat,
        "round": round,
        "at": now,
        "seats": shown.seats,
        "ledger": shown.ledger,
        "legend": shown.legend,
        "result": shown.result,
    }
    lines = (line.json for line in work.chronicles[seat].lines if _heading.decode(line.json).round == round)
    return (b'%s,"lines":[%s]}' % (encode(facts)[:-1], b",".join(lines))).decode()
