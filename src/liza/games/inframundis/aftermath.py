# plain: made once, when a game is over
"""What a finished game was like: the lines at the end of each Round, Marks, and some figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from liza.games.inframundis import kinds
from liza.games.inframundis.chronicle import HALF
from liza.games.inframundis.notation import LINES
from liza.games.inframundis.state import Inf
from liza.kernel import Event
from liza.toolkit.seats import SEATS, who
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import Cell, Row, Summary

IN_THE_LAST = ("INF-11.3-3", "INF-11.4-2", "INF-11.4-3", "INF-11.4-5")
"""The clauses by which a game ends in its last judged Round; a Nexus falls without a judgement."""
COLUMNS = ("summary-round", *(f"zone-{line}" for line in LINES), "summary-mark")


def summary(seen: Inf, told: Sequence[Event], seat: int) -> Summary | None:
    """Return the table that proves a result, and figures of both sides; None while the game goes on."""
    if not seen.over:
        return None
    rounds = _rounds(told)
    decisive = _decisive(seen, rounds)
    rows = [_row(number, judged, seat, number in decisive) for number, judged in rounds.items()]
    return Summary(label("summary-title"), [label(message) for message in COLUMNS], rows, _figures(seen, told))


class _Round:
    """What was judged at the end of a Round."""

    def __init__(self) -> None:
        self.lines: list[Cell] = []
        self.marks: list[int] = []


def _rounds(told: Sequence[Event]) -> dict[int, _Round]:
    """Return the Rounds that came to their end, by number."""
    rounds: dict[int, _Round] = {}
    number = 0
    for event in told:
        if event.kind == kinds.ROUND_BEGAN:
            number = int(event.a)
        elif event.kind == kinds.LINE_JUDGED:
            rounds.setdefault(number, _Round()).lines.append(_line(event))
        elif event.kind == kinds.MARK_EARNED:
            rounds[number].marks.append(int(kinds.seat_of(event.a)))
    return rounds


def _decisive(seen: Inf, rounds: dict[int, _Round]) -> list[int]:
    """Return the Rounds in which the game was decided: those of the winner's last two Marks, or the last one."""
    if seen.ending == "INF-11.3-2":
        return [number for number, judged in rounds.items() if seen.winner in judged.marks][-2:]
    return [*rounds][-1:] if seen.ending in IN_THE_LAST else []


def _line(event: Event) -> Cell:
    owner = int(kinds.seat_of(event.a))
    strengths = (int(event.b) & HALF, int(event.b) >> 20)
    leader = SEATS[owner] if owner < len(SEATS) else ""
    return Cell(numbers=dict(zip(SEATS, strengths, strict=True)), leader=leader)


def _row(number: int, judged: _Round, seat: int, deciding: bool) -> Row:
    first = Cell(Phrase("summary-number", round=number))
    return Row([first, *judged.lines, _mark(judged.marks, seat)], deciding)


def _mark(earned: list[int], seat: int) -> Cell:
    if not earned:
        return Cell()
    names = [Phrase("seat-title", who=who(owner, seat)) for owner in earned]
    if len(names) > 1:
        return Cell(Phrase("summary-both", names=names))
    return Cell(names[0], leader=SEATS[earned[0]])


def _figures(seen: Inf, told: Sequence[Event]) -> list[tuple[Phrase, dict[str, int]]]:
    counted: list[tuple[str, Callable[[int], int]]] = [
        ("counter-nexus", lambda owner: int(seen.sides[owner].nexus)),
        ("summary-played", lambda owner: _count(told, kinds.CARD_PLAYED, owner)),
        ("summary-fallen", lambda owner: _count(told, kinds.DIED, owner)),
        ("summary-ether", lambda owner: _sum(told, kinds.ETHER_LOST, owner)),
    ]
    return [(label(message), {name: count(owner) for owner, name in enumerate(SEATS)}) for message, count in counted]


def _count(told: Sequence[Event], kind: int, owner: int) -> int:
    return sum(event.kind == kind and kinds.seat_of(event.a) == owner for event in told)


def _sum(told: Sequence[Event], kind: int, owner: int) -> int:
    return sum(int(event.b) for event in told if event.kind == kind and kinds.seat_of(event.a) == owner)
