"""Four in a row: the board, the one question and the one change.

A set of cells is one number: a column takes seven bits, six for its cells from the ground up and one that stays
empty, so that a shift never runs from one column into the next.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.kernel import Ask, Do, State, bit, first, option, seeded

SOUTH: Final = 0
NORTH: Final = 1
NOBODY: Final = -1

DROPPED: Final = 0
"""Event: seat `a` dropped a disc into column `b`."""
WON: Final = 1
"""Event: seat `a` won."""
DRAWN: Final = 2
"""Event: nobody won."""
LAID_OUT: Final = 3
"""Event: the board is ready."""
BEGUN: Final = 4
"""Event: seat `a` begins."""

DROP: Final = 0
"""The kind of every option; its operand is the column."""

COLUMNS: Final = "abcdefg"
WIDTH: Final = 7
HEIGHT: Final = 6
PITCH: Final = 7
"""Bits a column takes."""
COLUMN: Final = 0b0111111
"""The cells of column a."""
UP: Final = 1
ACROSS: Final = PITCH
RISING: Final = PITCH + 1
FALLING: Final = PITCH - 1


class Board(State):
    """The discs of each seat, as sets of cells; `full` is a set of columns."""

    def __init__(self) -> None:
        super().__init__(2)
        self.south: i64 = 0
        self.north: i64 = 0
        self.full: i64 = 0
        self.winner: i64 = NOBODY

    def clone(self) -> Board:
        """Return an independent copy."""
        copy = Board()
        self._copy_frame(copy)
        self._copy_table(copy)
        return copy

    def observe(self, seat: i64) -> Board:
        """Return the same table: nothing is hidden here."""
        copy = Board()
        self._observe_frame(copy, seat)
        self._copy_table(copy)
        return copy

    def determinize(self, seat: i64, belief: object, seed: i64) -> Board:
        """Return the same table with a generator: there is nothing to guess."""
        copy = self.clone()
        copy.gen = seeded(seed)
        return copy

    def _copy_table(self, to: Board) -> None:
        to.south = self.south
        to.north = self.north
        to.full = self.full
        to.winner = self.winner

    def end(self, winner: i64) -> None:
        """End the game [C4-3-3]."""
        self.over = True
        self.winner = winner
        if winner == NOBODY:
            self.emit(DRAWN, 0, 0, "C4-3-2")
        else:
            self.emit(WON, winner, 0, "C4-3-1")

    def idle_clause(self, seat: i64) -> str:
        """Return why a seat has to wait: the other one is to play, or all is over."""
        return "C4-3-3" if self.over else "C4-2-1"

    def returns(self) -> list[i64]:
        """Return 1 for the winner and -1 for the loser, or 0 and 0."""
        if self.winner == NOBODY:
            return [0, 0]
        return [1, -1] if self.winner == SOUTH else [-1, 1]

    def result_clause(self) -> str:
        """Return the clause that ended the game."""
        if not self.over:
            return ""
        return "C4-3-2" if self.winner == NOBODY else "C4-3-1"


class Begin(Do[Board]):
    """The board is laid out, empty, and South begins [C4-1-1, C4-1-2]."""

    clause: ClassVar[str] = "C4-1-1"

    def run(self, s: Board) -> None:
        """Ask South."""
        s.emit(LAID_OUT, 0, 0, "C4-1-1")
        s.emit(BEGUN, SOUTH, 0, "C4-1-2")
        s.then(CHOOSE[SOUTH])


class ChooseColumn(Ask[Board]):
    """A seat chooses the column for its disc [C4-2-1]."""

    clause: ClassVar[str] = "C4-2-1"

    def candidates(self, s: Board) -> list[i64]:
        """Return all seven columns."""
        return OPTIONS[0].copy()

    def why_not(self, s: Board, option: i64) -> str:
        """Forbid the full columns [C4-2-3]."""
        return "C4-2-3" if s.full >> first(option) & 1 else ""

    def options(self, s: Board) -> list[i64]:
        """Return the columns with room, looked up."""
        return OPTIONS[s.full].copy()

    def take(self, s: Board, option: i64) -> None:
        """Schedule the fall of the disc."""
        s.then(DISC[self.seat * WIDTH + first(option)])

    def describe(self, s: Board, option: i64) -> str:
        """Return, for example, `drop d`."""
        return "drop " + COLUMNS[first(option)]


class DropDisc(Do[Board]):
    """A disc falls to the lowest empty cell of its column; then the other seat plays, unless it is over [C4-2-2]."""

    clause: ClassVar[str] = "C4-2-2"

    def __init__(self, seat: i64, column: i64) -> None:
        self.seat: i64 = seat
        self.column: i64 = column

    def run(self, s: Board) -> None:
        """Fill the cell and look what that means."""
        ground = bit(PITCH * self.column)
        column = ground * COLUMN
        cell = (s.south | s.north) + ground & column
        if cell == ground << HEIGHT - 1:
            s.full |= bit(self.column)
        if self.seat == SOUTH:
            s.south |= cell
            own = s.south
        else:
            s.north |= cell
            own = s.north
        s.emit(DROPPED, self.seat, self.column, "C4-2-2")
        if has_line(own):
            s.end(self.seat)
        elif s.full == ALL_COLUMNS:
            s.end(NOBODY)
        else:
            s.then(CHOOSE[1 - self.seat])


def has_line(own: i64) -> bool:
    """Tell whether a set of cells holds four in a row [C4-3-1]: two pairs, two steps apart."""
    pairs = own & own >> UP
    if pairs & pairs >> 2 * UP:
        return True
    pairs = own & own >> ACROSS
    if pairs & pairs >> 2 * ACROSS:
        return True
    pairs = own & own >> RISING
    if pairs & pairs >> 2 * RISING:
        return True
    pairs = own & own >> FALLING
    return pairs & pairs >> 2 * FALLING != 0


# Steps and lists that games share: made once, never changed, copied where they leave the module.
ALL_COLUMNS: Final = 0b1111111
BEGIN: Final = Begin()
CHOOSE: Final = [ChooseColumn(SOUTH), ChooseColumn(NORTH)]
DISC: Final = [DropDisc(seat, column) for seat in (SOUTH, NORTH) for column in range(WIDTH)]
OPTIONS: Final[list[list[i64]]] = [
    [option(DROP, column) for column in range(WIDTH) if not full >> column & 1] for full in range(ALL_COLUMNS + 1)
]
"""The options that are left by each set of full columns."""


def fresh_board() -> Board:
    """Return a board on which nothing has happened yet."""
    board = Board()
    board.then(BEGIN)
    return board
