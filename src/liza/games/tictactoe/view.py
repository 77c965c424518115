# plain: made for people to look at, never in the inner loop
"""How the table of three in a row is shown and told; everything comes from an observation."""

from __future__ import annotations

from typing import Any

from liza.games.tictactoe.state import BEGUN, CELLS, DRAWN, LAID_OUT, NOBODY, WON, Board
from liza.kernel import Ask, Event, first
from liza.toolkit.text import Phrase
from liza.toolkit.view import CardView, OptionView, Reason, SeatView, View, Zone

SEATS = ("south", "north")


def option_phrase(option: int) -> Phrase:
    """Return an option as a button says it."""
    return Phrase("option-mark", cell=CELLS[first(option)])


def event_phrase(event: Event) -> Phrase:
    """Return the log's line of an event."""
    if event.kind == DRAWN:
        return Phrase("event-drawn")
    if event.kind == LAID_OUT:
        return Phrase("event-laid-out")
    who = Phrase(f"seat-{SEATS[event.a]}")
    if event.kind == WON:
        return Phrase("event-won", who=who)
    if event.kind == BEGUN:
        return Phrase("event-begun", who=who)
    return Phrase("event-marked", who=who, cell=CELLS[event.b])


def event_seat(event: Event) -> int:
    """Return whose doing an event was, -1 for what the rules do."""
    return -1 if event.kind in (DRAWN, LAID_OUT, BEGUN) else int(event.a)


def view(seen: Board, seat: int) -> View:
    """Return what `seat` sees; a seat beyond the second is a spectator."""
    mine = seen.ask_of(seat)
    tried = _options(seen, mine) if mine else []
    return View(
        game="tictactoe",
        seat=SEATS[seat] if seat < len(SEATS) else "",
        seats=[_seat_view(seen, number) for number in range(len(SEATS))],
        zones=[_board(seen)],
        phases=[],
        phase="",
        round=1 + int(seen.south | seen.north).bit_count() // 2,
        ask=Phrase("ask-cell") if mine else None,
        options=[one for one in tried if not one.clause],
        blocked=[one for one in tried if one.clause],
        reasons=_reasons(tried),
        result=_result(seen),
        result_clause=seen.result_clause(),
    )


def _seat_view(seen: Board, number: int) -> SeatView:
    owing = seen.ask_of(number) is not None
    return SeatView(SEATS[number], Phrase("seat-title", seat=SEATS[number]), active=owing, owing=owing)


def _board(seen: Board) -> Zone:
    cells = [_cell(seen, number, name) for number, name in enumerate(CELLS)]
    return Zone("board", "", "grid", Phrase("board"), count=len(CELLS), capacity=len(CELLS), cards=cells)


def _cell(seen: Board, number: int, name: str) -> CardView:
    holds, owner = "empty", ""
    if seen.south >> number & 1:
        holds, owner = "cross", "south"
    elif seen.north >> number & 1:
        holds, owner = "nought", "north"
    return CardView(name, holds, Phrase(f"cell-{holds}"), owner, kind="cell")


def _options(seen: Board, ask: Ask[Any]) -> list[OptionView]:
    return [
        OptionView(ask.describe(seen, o), option_phrase(o), [CELLS[first(o)]], ask.why_not(seen, o))
        for o in ask.candidates(seen)
    ]


def _reasons(tried: list[OptionView]) -> list[Reason]:
    """Return why some can't be answered, and note it there: a clause each."""
    clauses = sorted({one.clause for one in tried if one.clause})
    for one in tried:
        one.reason = clauses.index(one.clause) if one.clause else -1
    return [
        Reason(clause, Phrase(f"{clause}.tag"), Phrase(f"{clause}.title"), Phrase(clause), Phrase(f"{clause}.remedy"))
        for clause in clauses
    ]


def _result(seen: Board) -> Phrase | None:
    if not seen.over:
        return None
    if seen.winner == NOBODY:
        return Phrase("event-drawn")
    return Phrase("event-won", who=Phrase(f"seat-{SEATS[seen.winner]}"))
