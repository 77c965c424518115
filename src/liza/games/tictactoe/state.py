"""Three in a row: the board, the one question and the one change."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.kernel import Ask, Do, State, bit, first, option, seeded

SOUTH: Final = 0
NORTH: Final = 1
NOBODY: Final = -1

MARKED: Final = 0
"""Event: seat `a` marked cell `b`."""
WON: Final = 1
"""Event: seat `a` won."""
DRAWN: Final = 2
"""Event: nobody won."""
LAID_OUT: Final = 3
"""Event: the board is ready."""
BEGUN: Final = 4
"""Event: seat `a` begins."""

MARK: Final = 0
"""The kind of every option; its operand is the cell."""

CELLS: Final = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
"""Names of the cells; cell i is bit i of a set of cells."""
ALL_CELLS: Final = 0b111_111_111
LINES: Final = (
    0b000_000_111, 0b000_111_000, 0b111_000_000,
    0b001_001_001, 0b010_010_010, 0b100_100_100,
    0b100_010_001, 0b001_010_100,
)  # fmt: skip


class Board(State):
    """The marks of each seat, as sets of cells."""

    def __init__(self) -> None:
        super().__init__(2)
        self.south: i64 = 0
        self.north: i64 = 0
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
        to.winner = self.winner

    def end(self, winner: i64) -> None:
        """End the game [TTT-3-3]."""
        self.over = True
        self.winner = winner
        if winner == NOBODY:
            self.emit(DRAWN, 0, 0, "TTT-3-2")
        else:
            self.emit(WON, winner, 0, "TTT-3-1")

    def idle_clause(self, seat: i64) -> str:
        """Return why a seat has to wait: the other one is to play, or all is over."""
        return "TTT-3-3" if self.over else "TTT-2-1"

    def returns(self) -> list[i64]:
        """Return 1 for the winner and -1 for the loser, or 0 and 0."""
        if self.winner == NOBODY:
            return [0, 0]
        return [1, -1] if self.winner == SOUTH else [-1, 1]

    def result_clause(self) -> str:
        """Return the clause that ended the game."""
        if not self.over:
            return ""
        return "TTT-3-2" if self.winner == NOBODY else "TTT-3-1"


class Begin(Do[Board]):
    """The board is laid out, empty, and South begins [TTT-1-1, TTT-1-2]."""

    clause: ClassVar[str] = "TTT-1-1"

    def run(self, s: Board) -> None:
        """Ask South."""
        s.emit(LAID_OUT, 0, 0, "TTT-1-1")
        s.emit(BEGUN, SOUTH, 0, "TTT-1-2")
        s.then(CHOOSE[SOUTH])


class ChooseCell(Ask[Board]):
    """A seat chooses the cell it marks [TTT-2-1]."""

    clause: ClassVar[str] = "TTT-2-1"

    def candidates(self, s: Board) -> list[i64]:
        """Return all nine cells."""
        return OPTIONS[0].copy()

    def why_not(self, s: Board, option: i64) -> str:
        """Forbid the marked cells [TTT-2-2]."""
        return "TTT-2-2" if (s.south | s.north) >> first(option) & 1 else ""

    def options(self, s: Board) -> list[i64]:
        """Return the empty cells, looked up."""
        return OPTIONS[s.south | s.north].copy()

    def take(self, s: Board, option: i64) -> None:
        """Schedule the mark."""
        s.then(PLACE[self.seat * 9 + first(option)])

    def describe(self, s: Board, option: i64) -> str:
        """Return, for example, `mark b2`."""
        return "mark " + CELLS[first(option)]


class PlaceMark(Do[Board]):
    """A cell gets its mark; three in a row win, a full board is a draw, else the other seat plays [TTT-2-2]."""

    clause: ClassVar[str] = "TTT-2-2"

    def __init__(self, seat: i64, cell: i64) -> None:
        self.seat: i64 = seat
        self.cell: i64 = cell

    def run(self, s: Board) -> None:
        """Mark the cell and look what that means."""
        if self.seat == SOUTH:
            s.south |= bit(self.cell)
            own = s.south
        else:
            s.north |= bit(self.cell)
            own = s.north
        s.emit(MARKED, self.seat, self.cell, "TTT-2-2")
        if HAS_LINE[own]:
            s.end(self.seat)
        elif s.south | s.north == ALL_CELLS:
            s.end(NOBODY)
        else:
            s.then(CHOOSE[1 - self.seat])


# Steps and lists that games share: made once, never changed, copied where they leave the module.
BEGIN: Final = Begin()
CHOOSE: Final = [ChooseCell(SOUTH), ChooseCell(NORTH)]
PLACE: Final = [PlaceMark(seat, cell) for seat in (SOUTH, NORTH) for cell in range(9)]
OPTIONS: Final[list[list[i64]]] = [
    [option(MARK, cell) for cell in range(9) if not marked >> cell & 1] for marked in range(ALL_CELLS + 1)
]
"""The options that are left by each set of marked cells."""
HAS_LINE: Final = [any(own & line == line for line in LINES) for own in range(ALL_CELLS + 1)]
"""Whether each set of cells holds a line [TTT-3-1]."""


def fresh_board() -> Board:
    """Return a board on which nothing has happened yet."""
    board = Board()
    board.then(BEGIN)
    return board
