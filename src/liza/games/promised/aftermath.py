# plain: made when a game is over
"""What a finished game was like: points by what they were for, and some figures."""

from __future__ import annotations

from collections.abc import Sequence

from liza.games.promised import kinds
from liza.games.promised.notation import SEATS
from liza.games.promised.numbers import POINT_CLAUSES, point_parts, points, titles
from liza.games.promised.pieces import CONQUERED, HELD, RAZED, SACKED
from liza.games.promised.state import Land
from liza.kernel import Event
from liza.toolkit.telling import label
from liza.toolkit.view import Cell, Entry, Row, Summary

FATES = (("held", HELD), ("conquered", CONQUERED), ("sacked", SACKED), ("razed", RAZED))
PARTS = ("titles", "settlements", "developments", "captives", "ark")
FIGURES = (
    ("battles-won", kinds.BATTLE_WON),
    ("founded", kinds.FOUNDED),
    ("conquered", kinds.CONQUERED),
    ("sacked", kinds.SACKED),
)


def summary(seen: Land, told: Sequence[Event]) -> Summary | None:
    """Return titles and points by player; None while the game goes on."""
    if not seen.over:
        return None
    seats = range(seen.seats)
    rows = [_row("summary-judged", {SEATS[one]: int(titles(seen, one)) for one in seats}, True)]
    for number, part in enumerate(PARTS):
        rows.append(_row(f"summary-{part}", {SEATS[one]: int(point_parts(seen, one)[number]) for one in seats}))
    rows.append(_row("summary-points", {SEATS[one]: int(points(seen, one)) for one in seats}, True))
    figures = [(label(f"figure-{name}"), _count(told, kind, seen.seats)) for name, kind in FIGURES]
    return Summary(label("summary-title"), [label("summary-what"), label("summary-by-seat")], rows, figures)


def figures(s: Land) -> tuple[tuple[str, int], ...]:
    """Return what the laboratory counts of a game: battles, what became of settlements in them, and invasions."""
    fates = [int(report.fate) for report in s.reports]
    lost = tuple((name, fates.count(fate)) for name, fate in FATES)
    return (("battles", len(fates)), *lost, ("invasions", int(s.invasions)))


def ledger(seen: Land) -> list[Entry]:
    """Return what each player has points for now [PRO-automaticas-14], seat by seat."""
    return [
        Entry(SEATS[seat], int(amount), label(f"summary-{part}"), clause, part)
        for seat in range(seen.seats)
        for part, amount, clause in zip(PARTS, point_parts(seen, seat), POINT_CLAUSES, strict=True)
        if amount
    ]


def _row(message: str, numbers: dict[str, int], deciding: bool = False) -> Row:
    most = max(numbers.values())
    first = [seat for seat, number in numbers.items() if number == most]
    leader = first[0] if len(first) == 1 else ""
    return Row([Cell(label(message)), Cell(numbers=numbers, leader=leader)], deciding)


def _count(told: Sequence[Event], kind: int, seats: int) -> dict[str, int]:
    counts = {SEATS[seat]: 0 for seat in range(seats)}
    for event in told:
        side = int(kinds.side_of(event.a))
        if event.kind == kind and side < seats:
            counts[SEATS[side]] += 1
    return counts
