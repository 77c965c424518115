"""Three in a row: two players mark the cells of a 3 × 3 board by turns; three in a row win.

The smallest of the games, written to be read: `docs/howto/add-a-game.md` walks through it. `state.py` holds the table
and the steps, `view.py` what people see of it, `data/clauses.toml` the rules, `text` the words.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from liza.games.tictactoe.state import ALL_CELLS, CELLS, HAS_LINE, LINES, NOBODY, NORTH, SOUTH, Board, fresh_board
from liza.games.tictactoe.view import SEATS, event_phrase, event_seat, option_phrase, view
from liza.kernel import Ask, Event, Rng, State
from liza.toolkit.clauses import Catalogue, read_catalogue
from liza.toolkit.game import Game, Setup
from liza.toolkit.text import Phrase, Words
from liza.toolkit.view import View


class TicTacToe(Game):
    """What everything around the game asks of it."""

    id: ClassVar[str] = "tictactoe"
    version: ClassVar[str] = "1"
    seats: ClassVar[tuple[str, ...]] = SEATS
    title: ClassVar[dict[str, str]] = {"es": "Tres en raya", "en": "Three in a row"}
    tutorial: ClassVar[bool] = True
    minutes: ClassVar[int] = 2
    emblem: ClassVar[str] = "tic-tac-toe"

    def fresh(self, setup: Setup) -> State:
        """Return an empty board."""
        return fresh_board()

    def pitch(self) -> Phrase:
        """Return what the game is about."""
        return Phrase("pitch")

    # Showing and telling

    def words(self) -> Words:
        """Return the words of this package."""
        return Words.of(__name__)

    def ask_phrase(self, seen: State, ask: Ask[Any]) -> Phrase:
        """Return the one question there is."""
        return Phrase("ask-cell")

    def option_phrase(self, seen: State, ask: Ask[Any], option: int) -> Phrase:
        """Return an option as a button says it."""
        return option_phrase(option)

    def event_phrase(self, seen: State, event: Event, seat: int) -> Phrase | None:
        """Return the log's line of an event."""
        return event_phrase(event)

    def event_seat(self, event: Event) -> int:
        """Return whose doing an event was."""
        return event_seat(event)

    def reason_phrase(self, clause: str) -> Phrase:
        """Return why a clause forbids something."""
        return Phrase(clause)

    def remedy_phrase(self, clause: str) -> Phrase | None:
        """Return what would make it legal."""
        return Phrase(f"{clause}.remedy") if self.words().has("es", f"{clause}.remedy") else None

    def view(self, seen: State, seat: int) -> View:
        """Return what a page or terminal draws."""
        assert isinstance(seen, Board)
        return view(seen, seat)

    def catalogue(self) -> Catalogue:
        """Return the rules."""
        return _catalogue()

    # For players, laboratory and tests

    def judge(self, state: State, seat: int) -> float:
        """Return who has more lines still open, in -1 .. 1."""
        assert isinstance(state, Board)
        if state.over:
            return float(state.returns()[seat])
        south = sum(not state.north & line for line in LINES)
        north = sum(not state.south & line for line in LINES)
        return (south - north if seat == SOUTH else north - south) / (len(LINES) + 1)

    def twin(self, state: State, seat: int, rng: Rng) -> State:
        """Return a copy with another generator: nothing else is hidden."""
        twin: State = state.clone()
        twin.gen = rng.seed()
        return twin

    def arrange(self, state: State, seat: int, words: Mapping[str, Any]) -> None:
        """Lay out a board: the cells in a seat's `marks`."""
        assert isinstance(state, Board)
        if "empty" in words:
            state.south = state.north = 0
        marks = sum(1 << CELLS.index(cell) for cell in words.get("marks", ()))
        if seat == SOUTH:
            state.south = marks
        elif seat == NORTH:
            state.north = marks

    def part(self, state: State, seat: int) -> list[str]:
        """Return the cells a seat has marked."""
        assert isinstance(state, Board)
        own = state.south if seat == SOUTH else state.north
        return [cell for number, cell in enumerate(CELLS) if own >> number & 1]

    def broken(self, state: State) -> list[str]:
        """Return what is wrong with a board."""
        assert isinstance(state, Board)
        wrong: list[str] = []
        if state.south & state.north or (state.south | state.north) & ~ALL_CELLS:
            wrong.append(f"a cell holds two marks or lies outside: {state.south:b}, {state.north:b}")
        if not 0 <= int(state.south).bit_count() - int(state.north).bit_count() <= 1:
            wrong.append(f"the turns do not alternate: {state.south:b}, {state.north:b}")
        lines = [seat for seat, own in ((SOUTH, state.south), (NORTH, state.north)) if HAS_LINE[own]]
        if lines != ([] if state.winner == NOBODY else [state.winner]):
            wrong.append(f"the seats {lines} have a line, but the winner is {state.winner}")
        return wrong


@cache
def _catalogue() -> Catalogue:
    return read_catalogue(Path(__file__).parent / "data" / "clauses.toml")


GAME = TicTacToe()

__all__ = ["GAME"]
