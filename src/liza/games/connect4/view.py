# plain: made for people to look at, never in the inner loop
"""How the table of four in a row is shown and told; everything comes from an observation."""

from __future__ import annotations

from typing import Any

from liza.games.connect4.state import BEGUN, COLUMNS, DRAWN, HEIGHT, LAID_OUT, NOBODY, PITCH, WIDTH, WON, Board
from liza.kernel import Ask, Event, first
from liza.toolkit.text import Phrase
from liza.toolkit.view import CardView, OptionView, Reason, SeatView, View, Zone

SEATS = ("south", "north")


def option_phrase(option: int) -> Phrase:
    """Return an option as a button says it."""
    return Phrase("option-drop", column=COLUMNS[first(option)])


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
    return Phrase("event-dropped", who=who, column=COLUMNS[event.b])


def event_seat(event: Event) -> int:
    """Return whose doing an event was, -1 for what the rules do."""
    return -1 if event.kind in (DRAWN, LAID_OUT, BEGUN) else int(event.a)


def view(seen: Board, seat: int) -> View:
    """Return what `seat` sees; a seat beyond the second is a spectator."""
    mine = seen.ask_of(seat)
    tried = _options(seen, mine) if mine else []
    return View(
        game="connect4",
        seat=SEATS[seat] if seat < len(SEATS) else "",
        seats=[_seat_view(seen, number) for number in range(len(SEATS))],
        zones=[_board(seen)],
        phases=[],
        phase="",
        round=1 + int(seen.south | seen.north).bit_count() // 2,
        ask=Phrase("ask-column") if mine else None,
        options=[one for one in tried if not one.clause],
        blocked=[one for one in tried if one.clause],
        reasons=_reasons(tried),
        result=_result(seen),
        result_clause=seen.result_clause(),
    )


def _seat_view(seen: Board, number: int) -> SeatView:
    owing = seen.ask_of(number) is not None
    return SeatView(SEATS[number], Phrase(f"seat-{SEATS[number]}"), active=owing, owing=owing)


def _board(seen: Board) -> Zone:
    """Return the cells as they are seen, the highest row first."""
    cells = [_cell(seen, column, row) for row in reversed(range(HEIGHT)) for column in range(WIDTH)]
    return Zone("board", "", "grid", Phrase("board"), count=len(cells), capacity=len(cells), cards=cells)


def _cell(seen: Board, column: int, row: int) -> CardView:
    place = PITCH * column + row
    holds, owner = "empty", ""
    if seen.south >> place & 1:
        holds = owner = "south"
    elif seen.north >> place & 1:
        holds = owner = "north"
    return CardView(f"{COLUMNS[column]}{row + 1}", holds, Phrase(f"cell-{holds}"), owner, kind="cell")


def _options(seen: Board, ask: Ask[Any]) -> list[OptionView]:
    return [
        OptionView(ask.describe(seen, o), option_phrase(o), [_landing(seen, first(o))], ask.why_not(seen, o))
        for o in ask.candidates(seen)
    ]


def _landing(seen: Board, column: int) -> str:
    """Return the cell in which a disc would come to lie; the highest one of a full column."""
    discs = int((seen.south | seen.north) >> PITCH * column & (1 << HEIGHT) - 1).bit_count()
    return f"{COLUMNS[column]}{min(discs, HEIGHT - 1) + 1}"


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
