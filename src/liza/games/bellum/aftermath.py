# plain: made once, when a game is over
"""What a finished game was like: points and Dominion at the end of each round, and some figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from liza.games.bellum import kinds
from liza.games.bellum.pieces import OBJECTIVE_POINTS
from liza.games.bellum.state import Bel
from liza.kernel import Event
from liza.toolkit.seats import SEATS
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import Cell, Row, Summary

COLUMNS = ("summary-round", "counter-points", "counter-dominion", "counter-age")
BY_OBJECTIVE = ("BEL-1-3", "BEL-1-9")
"""The clauses by which a fallen Main Objective ends a game."""


def summary(seen: Bel, told: Sequence[Event], seat: int) -> Summary | None:
    """Return how points, Dominion and Ages went, and figures of both sides; None while the game goes on."""
    if not seen.over:
        return None
    rows = _rounds(seen, told)
    deciding = _deciding(seen, rows)
    shown = [_row(number, row, number in deciding) for number, row in enumerate(rows, start=1)]
    return Summary(label("summary-title"), [label(one) for one in COLUMNS], shown, _figures(seen, told))


class _Round:
    """How both sides stood when a round ended."""

    def __init__(self, points: list[int], dominion: list[int], age: list[int]) -> None:
        self.points = points.copy()
        self.dominion = dominion.copy()
        self.age = age.copy()


def _rounds(seen: Bel, told: Sequence[Event]) -> list[_Round]:
    """Return how both sides stood at the end of each round, from what was told."""
    points, dominion = [OBJECTIVE_POINTS] * 2, [0, 0]
    age = [int(seen.rules.first_age)] * 2
    rounds: list[_Round] = []
    for event in told:
        owner = int(kinds.seat_of(event.a))
        if event.kind in (kinds.OBJECTIVE_HIT, kinds.OBJECTIVE_HEALED) and event.clause != "BEL-1-10":
            points[owner] = int(kinds.more_of(event.a))
        elif event.kind == kinds.DOMINION_CHANGED:
            dominion[owner] = int(event.b)
        elif event.kind == kinds.ADVANCED:
            age[owner] = int(kinds.more_of(event.a))
        elif event.kind == kinds.TURN_PASSED and owner != seen.first:
            rounds.append(_Round(points, dominion, age))
    if len(rounds) < (seen.turn + 1) // 2:
        rounds.append(_Round(points, dominion, age))
    return rounds


def _deciding(seen: Bel, rows: Sequence[_Round]) -> set[int]:
    """Return the rounds that decided it: the last rise to Dominion 5, or that in which an Objective fell."""
    if seen.ending in BY_OBJECTIVE:
        return {len(rows)}
    if seen.ending != "BEL-1-16":
        return set()
    without = [number for number, row in enumerate(rows, start=1) if not row.dominion[seen.winner]]
    return {*range(max(without, default=0) + 1, len(rows) + 1)}


def _row(number: int, row: _Round, deciding: bool) -> Row:
    cells = [_cell(values) for values in (row.points, row.dominion, row.age)]
    return Row([Cell(Phrase("summary-number", round=number)), *cells], deciding)


def _cell(values: list[int]) -> Cell:
    ahead = "" if values[0] == values[1] else SEATS[int(values[1] > values[0])]
    return Cell(numbers=dict(zip(SEATS, values, strict=True)), leader=ahead)


def _figures(seen: Bel, told: Sequence[Event]) -> list[tuple[Phrase, dict[str, int]]]:
    counted: list[tuple[str, Callable[[int], int]]] = [
        ("counter-points", lambda owner: int(seen.sides[owner].points)),
        ("summary-played", lambda owner: _count(told, kinds.PIECE_PLAYED, owner)),
        ("summary-tactics", lambda owner: _count(told, kinds.TACTIC_PLAYED, owner)),
        ("summary-destroyed", lambda owner: _count(told, kinds.DESTROYED, owner)),
        ("summary-claimed", lambda owner: _count(told, kinds.CLAIMED, owner)),
        ("summary-unused", lambda owner: _unused(told, owner)),
    ]
    return [(label(message), {name: count(owner) for owner, name in enumerate(SEATS)}) for message, count in counted]


def _count(told: Sequence[Event], kind: int, owner: int) -> int:
    return sum(event.kind == kind and kinds.seat_of(event.a) == owner for event in told)


def _unused(told: Sequence[Event], owner: int) -> int:
    """Return how many Supplies came to the owner's next turn unspent, over all turns; the last one is left out."""
    ready, temporary, unused = 0, 0, 0
    for event in told:
        if kinds.seat_of(event.a) != owner:
            continue
        if event.kind == kinds.READIED_ALL:
            unused += ready
            ready = int(event.b)
        elif event.kind == kinds.SUPPLIES_PLACED:
            ready += int(event.b)
        elif event.kind == kinds.SUPPLIES_GAINED:
            temporary += int(event.b)
        elif event.kind == kinds.SUPPLIES_GONE:
            temporary = 0
        elif event.kind == kinds.PAID:
            lent = min(temporary, int(event.b))
            temporary -= lent
            ready -= int(event.b) - lent
    return unused
