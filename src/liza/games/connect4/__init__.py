"""Four in a row: two players drop discs into the seven columns of an upright board by turns; four in a row win.

Written to be read, like `tictactoe`, and to be fast: a set of cells is one number. `state.py` holds the table
and the steps, `view.py` what people see of it, `data/clauses.toml` the rules, `text` the words.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, ClassVar

from liza.games.connect4.state import COLUMN, COLUMNS, HEIGHT, NOBODY, NORTH, PITCH, SOUTH, WIDTH, Board, fresh_board
from liza.games.connect4.view import SEATS, event_phrase, event_seat, option_phrase, view
from liza.kernel import Ask, Event, Rng, State
from liza.toolkit.clauses import Catalogue, read_catalogue
from liza.toolkit.game import Game, Setup
from liza.toolkit.text import Phrase, Words
from liza.toolkit.view import View


class ConnectFour(Game):
    """What everything around the game asks of it."""

    id: ClassVar[str] = "connect4"
    version: ClassVar[str] = "1"
    seats: ClassVar[tuple[str, ...]] = SEATS
    title: ClassVar[dict[str, str]] = {"es": "Cuatro en raya", "en": "Four in a row"}
    tutorial: ClassVar[bool] = True
    minutes: ClassVar[int] = 5
    emblem: ClassVar[str] = "token"

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
        return Phrase("ask-column")

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
        """Return who has more of the possible lines still open, in -1 .. 1."""
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
        """Lay out a board: the cells in a seat's `discs`."""
        assert isinstance(state, Board)
        if "empty" in words:
            state.south = state.north = 0
        discs = sum(1 << _place(cell) for cell in words.get("discs", ()))
        if seat == SOUTH:
            state.south = discs
        elif seat == NORTH:
            state.north = discs
        tops = [1 << PITCH * column + HEIGHT - 1 for column in range(WIDTH)]
        state.full = sum(1 << column for column, top in enumerate(tops) if (state.south | state.north) & top)

    def part(self, state: State, seat: int) -> list[str]:
        """Return the cells that hold a seat's discs, column by column from the ground up."""
        assert isinstance(state, Board)
        own = state.south if seat == SOUTH else state.north
        return [cell for cell in CELLS if own >> _place(cell) & 1]

    def broken(self, state: State) -> list[str]:
        """Return what is wrong with a board."""
        assert isinstance(state, Board)
        wrong: list[str] = []
        if state.south & state.north:
            wrong.append(f"a cell holds two discs: {state.south:b}, {state.north:b}")
        if not 0 <= int(state.south).bit_count() - int(state.north).bit_count() <= 1:
            wrong.append(f"the turns do not alternate: {state.south:b}, {state.north:b}")
        for column, name in enumerate(COLUMNS):
            discs = (state.south | state.north) >> PITCH * column & (1 << PITCH) - 1
            if discs & discs + 1:
                wrong.append(f"a disc of column {name} hangs in the air or stands out: {discs:b}")
            if (discs == COLUMN) != bool(state.full >> column & 1):
                wrong.append(f"column {name} is full or not, against what `full` says: {discs:b}, {state.full:b}")
        lines = [seat for seat, own in ((SOUTH, state.south), (NORTH, state.north)) if _holds_line(own)]
        if lines != ([] if state.winner == NOBODY else [state.winner]):
            wrong.append(f"the seats {lines} have a line, but the winner is {state.winner}")
        return wrong


CELLS = [f"{column}{row + 1}" for column in COLUMNS for row in range(HEIGHT)]


def _place(cell: str) -> int:
    """Return the bit of a cell such as `d1`."""
    return PITCH * COLUMNS.index(cell[0]) + int(cell[1]) - 1


def _holds_line(own: int) -> bool:
    return any(own & line == line for line in LINES)


def _lines() -> list[int]:
    """Return all 69 lines of four cells, counted cell by cell: slower than `has_line` and plain to see."""
    steps = ((0, 1), (1, 0), (1, 1), (1, -1))
    lines = []
    for column, row, (right, up) in product(range(WIDTH), range(HEIGHT), steps):
        cells = [(column + right * i, row + up * i) for i in range(4)]
        if all(0 <= x < WIDTH and 0 <= y < HEIGHT for x, y in cells):
            lines.append(sum(1 << PITCH * x + y for x, y in cells))
    return lines


LINES = _lines()


@cache
def _catalogue() -> Catalogue:
    return read_catalogue(Path(__file__).parent / "data" / "clauses.toml")


GAME = ConnectFour()

__all__ = ["GAME"]
