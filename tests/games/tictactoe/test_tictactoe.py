"""Three in a row, clause by clause."""

from __future__ import annotations

import pytest

from liza.games.tictactoe import GAME
from liza.games.tictactoe.state import BEGIN, CELLS, CHOOSE, NORTH, SOUTH, Board
from liza.testing.marks import clause
from liza.testing.perft import perft
from liza.testing.scenes import Outcome, scene
from liza.toolkit.clauses import matrix

pytestmark = pytest.mark.both_builds


def begun() -> Outcome:
    return scene(GAME).at(BEGIN)


@clause("TTT-1-1")
def test_the_board_starts_with_nine_empty_cells():
    given = begun()
    assert given.cites("TTT-1-1")
    assert given.lines("south", "en") == ["The board is empty.", "South begins."]
    assert given.offered("south") == [f"mark {cell}" for cell in CELLS]


@clause("TTT-1-2", "TTT-2-1")
def test_south_begins_and_then_the_players_take_turns():
    given = begun()
    assert given.owing == ["south"]
    then = given.when("south", "mark b2")
    assert then.owing == ["north"]
    assert then.when("south", "mark a1").refused == "TTT-2-1"
    assert then.when("north", "mark a1").owing == ["south"]


def test_marks_are_somebodys_doing():
    then = begun()
    assert [GAME.event_seat(event) for event in then.events] == [-1, -1]
    for number, cell in enumerate(("a1", "b1", "a2", "b2", "a3")):
        seat = number % 2
        then = then.when(GAME.seats[seat], f"mark {cell}")
        assert {GAME.event_seat(event) for event in then.events} == {seat}
    assert then.over


@clause("TTT-2-2")
def test_only_an_empty_cell_can_be_marked():
    then = begun().when("south", "mark b2")
    assert then.cites("TTT-2-2")
    assert then.when("north", "mark b2").refused == "TTT-2-2"
    assert "mark b2" not in then.offered("north")
    assert then.when("north", "mark a1").south == ["b2"]


@clause("TTT-3-1")
@pytest.mark.parametrize(
    "line",
    ["a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "c1 b2 a3"],
)
def test_three_in_a_row_win(line: str):
    *two, last = line.split()
    others = [cell for cell in CELLS if cell not in (*two, last)][:2]
    then = scene(GAME).south(marks=two).north(marks=others).at(CHOOSE[SOUTH]).when("south", f"mark {last}")
    assert then.over
    assert then.result == [1, -1]
    assert then.ending == "TTT-3-1"
    assert then.cites("TTT-3-1")


@clause("TTT-3-1")
def test_north_wins_as_well():
    given = scene(GAME).south(marks=["a1", "b1", "a3"]).north(marks=["a2", "b2"]).at(CHOOSE[NORTH])
    assert given.when("north", "mark c2").result == [-1, 1]


@clause("TTT-3-2")
def test_a_full_board_without_a_line_is_a_draw():
    """The last cell leaves no choice, so that nobody is asked."""
    then = scene(GAME).south(marks=["a1", "c1", "b2", "a2"]).north(marks=["b1", "a3", "c3", "c2"]).at(CHOOSE[SOUTH])
    assert then.result == [0, 0]
    assert then.ending == "TTT-3-2"
    assert then.lines("north") == ["Sur marca b3.", "Tablas: el tablero está lleno."]


@clause("TTT-3-2")
def test_the_last_cell_can_still_win():
    then = scene(GAME).south(marks=["a1", "b1", "a2", "c3"]).north(marks=["b2", "a3", "b3", "c2"]).at(CHOOSE[SOUTH])
    assert then.result == [1, -1]
    assert then.ending == "TTT-3-1"


@clause("TTT-3-3")
def test_nothing_is_marked_once_the_game_is_over():
    given = scene(GAME).south(marks=["a1", "b1"]).north(marks=["a2", "b2"]).at(CHOOSE[SOUTH])
    then = given.when("south", "mark c1")
    assert then.when("north", "mark c2").refusal is not None
    assert then.offered("north") == []
    assert then.state.idle_clause(NORTH) == "TTT-3-3"


@pytest.mark.parametrize(
    ("depth", "ways"), [(1, 9), (2, 72), (3, 504), (4, 3_024), (5, 15_120), (6, 54_720), (7, 148_176)]
)
def test_positions_are_counted_right(depth: int, ways: int):
    """No game ends before the fifth mark: 9 · 8 · 7 · 6 · 5 ways for it. With it 1,440 do, with the sixth 5,328."""
    assert perft(GAME, GAME.fresh({}), depth) == ways


def test_broken_boards_are_noticed():
    board = Board()
    board.south, board.north = 0b11, 0b10
    assert len(GAME.broken(board)) == 1
    board.south, board.north = 0b111, 0b11000
    assert GAME.broken(board) == ["the seats [0] have a line, but the winner is -1"]
    board.south, board.north = 0b111, 0
    assert len(GAME.broken(board)) == 2


def test_the_judge_knows_the_better_board():
    board = Board()
    assert GAME.judge(board, SOUTH) == 0
    board.south = 0b10000
    assert GAME.judge(board, SOUTH) > 0 > GAME.judge(board, NORTH)
    board.end(NORTH)
    assert (GAME.judge(board, SOUTH), GAME.judge(board, NORTH)) == (-1, 1)


def test_the_clause_matrix_has_no_hole():
    assert matrix(GAME.catalogue(), ["src/liza/games/tictactoe"], ["tests/games/tictactoe"]).holes == []
