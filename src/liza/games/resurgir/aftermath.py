# plain: made once, when a game is over
"""What a finished game was like: Victory Points turn by turn and by source, and some figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from liza.games.resurgir import kinds
from liza.games.resurgir.board import HALVES
from liza.games.resurgir.chronicle import SOURCES
from liza.games.resurgir.naming import PERIODS
from liza.games.resurgir.pieces import PERIODS as PERIOD_OF
from liza.games.resurgir.state import Res
from liza.kernel import Event
from liza.toolkit.seats import SEATS
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import Cell, Row, Summary

COLUMNS = ("summary-turn", *(f"summary-{source}" for source in SOURCES.values()), "summary-total")


def summary(seen: Res, told: Sequence[Event], seat: int) -> Summary | None:
    """Return how the points came, by turn and source, and figures of both sides; None while the game goes on."""
    if not seen.over:
        return None
    turns = _turns(told)
    total = [0, 0]
    rows: list[Row] = []
    for turn, scored in sorted(turns.items()):
        for owner in range(len(SEATS)):
            total[owner] += sum(scored[source][owner] for source in SOURCES)
        cells = [_cell(scored[source]) for source in SOURCES]
        rows.append(Row([Cell(_turn(turn)), *cells, _cell(total)]))
    rows.append(_sum(turns, total))
    if seen.ending == "RES-1-1":
        _tell_deciding(rows, turns, total)
    return Summary(label("summary-title"), [label(one) for one in COLUMNS], rows, _figures(told))


Scored = dict[int, list[int]]


def _turns(told: Sequence[Event]) -> dict[int, Scored]:
    """Return, for each turn that was begun (0 is the Set Up), the halves that each source gave each seat."""
    turn = 0
    turns: dict[int, Scored] = {0: _nothing()}
    for event in told:
        if event.kind == kinds.TURN_BEGAN:
            turn = int(event.b)
            turns[turn] = _nothing()
        elif event.kind == kinds.SCORED:
            turns[turn][int(kinds.more_of(event.a))][int(kinds.seat_of(event.a))] += int(event.b)
    return turns


def _nothing() -> Scored:
    return {source: [0, 0] for source in SOURCES}


def _turn(turn: int) -> Phrase:
    if turn == 0:
        return label("summary-set-up")
    return Phrase("summary-number", turn=turn, period=PERIODS[PERIOD_OF[turn]])


def _cell(values: Sequence[int]) -> Cell:
    ahead = "" if values[0] == values[1] else SEATS[int(values[1] > values[0])]
    return Cell(numbers=dict(zip(SEATS, values, strict=True)), leader=ahead, scale=HALVES)


def _sum(turns: dict[int, Scored], total: Sequence[int]) -> Row:
    """Return the row that adds up each source."""
    cells = [
        _cell([sum(scored[source][owner] for scored in turns.values()) for owner in range(len(SEATS))])
        for source in SOURCES
    ]
    return Row([Cell(label("summary-sum")), *cells, _cell(total)])


def _tell_deciding(rows: Sequence[Row], turns: dict[int, Scored], total: Sequence[int]) -> None:
    """Mark the last turn in which the winner was not ahead before it; the bonus alone may have decided."""
    victor = 0 if total[0] > total[1] else 1
    ahead = [row.cells[-1].leader == SEATS[victor] for row in rows[:-1]]
    behind = [at for at, leads in enumerate(ahead) if not leads]
    decided = (behind[-1] + 1) if behind else 0
    if decided < len(rows) - 1:
        rows[decided].deciding = True


def _figures(told: Sequence[Event]) -> list[tuple[Phrase, dict[str, int]]]:
    counted: list[tuple[str, Callable[[int], int]]] = [
        ("summary-played", lambda owner: _count(told, kinds.CARD_PLAYED, owner)),
        ("summary-legacies", lambda owner: _count(told, kinds.LEGACY_USED, owner)),
        ("summary-confrontations", lambda owner: _count(told, kinds.CONFRONTED, 1 - owner)),
        ("summary-destroyed", lambda owner: _count(told, kinds.DESTROYED, owner)),
        ("summary-relieved", lambda owner: _count(told, kinds.RELIEVED, owner)),
        ("summary-sent", lambda owner: _count(told, kinds.SENT, owner)),
        ("summary-generated", lambda owner: _sum_of(told, (kinds.BASE_PLACED, kinds.GENERATED), owner)),
        ("summary-paid", lambda owner: _sum_of(told, (kinds.PAID,), owner)),
        ("summary-lost", lambda owner: _sum_of(told, (kinds.BASE_LAPSED, kinds.RESOURCES_LOST), owner)),
    ]
    return [(label(message), {name: count(owner) for owner, name in enumerate(SEATS)}) for message, count in counted]


def _count(told: Sequence[Event], kind: int, owner: int) -> int:
    return sum(event.kind == kind and kinds.seat_of(event.a) == owner for event in told)


def _sum_of(told: Sequence[Event], wanted: Sequence[int], owner: int) -> int:
    return sum(int(event.b) for event in told if event.kind in wanted and kinds.seat_of(event.a) == owner)
