"""Four in a row, clause by clause."""

from __future__ import annotations

from random import Random

import pytest

from liza.games.connect4 import GAME, LINES
from liza.games.connect4.state import BEGIN, COLUMNS, NORTH, SOUTH, Board, has_line
from liza.testing.marks import clause
from liza.testing.perft import perft
from liza.testing.scenes import Outcome, scene
from liza.toolkit.clauses import matrix

pytestmark = pytest.mark.both_builds


def begun() -> Outcome:
    return scene(GAME).at(BEGIN)


def played(columns: str) -> Outcome:
    """Return what comes of discs dropped by turns."""
    then = begun()
    for number, column in enumerate(columns):
        then = then.when(("south", "north")[number % 2], f"drop {column}")
        assert then.refusal is None
    return then


@clause("C4-1-1")
def test_the_board_starts_with_seven_empty_columns():
    given = begun()
    assert given.cites("C4-1-1")
    assert given.lines("south", "en") == ["The board is empty.", "South begins."]
    assert given.offered("south") == [f"drop {column}" for column in COLUMNS]


@clause("C4-1-2", "C4-2-1")
def test_south_begins_and_then_the_players_take_turns():
    given = begun()
    assert given.owing == ["south"]
    then = given.when("south", "drop d")
    assert then.owing == ["north"]
    assert then.when("south", "drop d").refused == "C4-2-1"
    assert then.when("north", "drop d").owing == ["south"]


def test_discs_are_somebodys_doing():
    assert [GAME.event_seat(event) for event in begun().events] == [-1, -1]
    assert [GAME.event_seat(event) for event in played("d").events] == [SOUTH]
    assert [GAME.event_seat(event) for event in played("da").events] == [NORTH]


@clause("C4-2-2")
def test_a_disc_falls_onto_the_others_of_its_column():
    then = played("ddd")
    assert (then.south, then.north) == (["d1", "d3"], ["d2"])
    assert then.cites("C4-2-2")
    assert then.when("north", "drop g").north == ["d2", "g1"]


@clause("C4-2-3")
def test_a_full_column_takes_no_more_discs():
    then = played("aaaaaa")
    assert then.when("south", "drop a").refused == "C4-2-3"
    assert then.offered("south") == [f"drop {column}" for column in "bcdefg"]


@clause("C4-3-1")
@pytest.mark.parametrize(
    "columns",
    [
        "aabbccd",  # across, from the left
        "ggffeed",  # across, from the right
        "abababa",  # upright
        "abbccdcddad",  # rising: a1, b2, c3, d4
        "gffeededdgd",  # falling: g1, f2, e3, d4
    ],
)
def test_four_in_a_row_win(columns: str):
    before = played(columns[:-1])
    assert not before.over
    then = before.when("south", f"drop {columns[-1]}")
    assert then.result == [1, -1]
    assert then.ending == "C4-3-1"
    assert then.cites("C4-3-1")


@clause("C4-3-1")
def test_north_wins_as_well():
    assert played("agbgcgeg").result == [-1, 1]


@clause("C4-3-1")
def test_the_top_of_a_column_does_not_go_on_at_the_foot_of_the_next():
    given = scene(GAME).south(discs=["a5", "a6", "b1", "b2"]).north(discs=["a1", "a2", "a3", "b3"])
    board = given.state
    assert isinstance(board, Board)
    assert not has_line(board.south)


def test_every_line_is_found_and_nothing_else():
    assert len(LINES) == 69
    assert all(has_line(line) for line in LINES)
    assert not any(has_line(line & ~(1 << place)) for line in LINES for place in range(49) if line >> place & 1)
    random = Random(4)
    cells = [7 * column + row for column in range(7) for row in range(6)]
    for _ in range(3_000):
        own = sum(1 << place for place in random.sample(cells, random.randint(4, 21)))
        assert has_line(own) == any(own & line == line for line in LINES)


@clause("C4-3-2")
def test_a_full_board_without_a_line_is_a_draw():
    """In the end only column b has room, so that nobody is asked."""
    then = played("ddacfefgeccddffcceddbbcbffaeaeeggggabaga")
    assert then.result == [0, 0]
    assert then.ending == "C4-3-2"
    assert then.lines("south", "en")[-2:] == ["North drops a disc into b.", "A draw: the board is full."]


@clause("C4-3-3")
def test_no_disc_is_dropped_once_the_game_is_over():
    then = played("aabbccd")
    assert then.when("north", "drop g").refusal is not None
    assert then.offered("north") == []
    assert then.state.idle_clause(NORTH) == "C4-3-3"


@pytest.mark.parametrize(("depth", "ways"), [(1, 7), (2, 49), (3, 343), (4, 2_401), (5, 16_807)])
def test_positions_are_counted_right(depth: int, ways: int):
    """Nothing is in the way of the first six discs, so that there are 7 ways for each."""
    assert perft(GAME, GAME.fresh({}), depth) == ways


def test_the_first_full_columns_are_counted_right():
    """With six discs in column a and none elsewhere 6 columns are left; the next two discs fill none."""
    state = played("aaaaaa").state
    assert [perft(GAME, state, depth) for depth in (1, 2, 3)] == [6, 36, 216]


def test_broken_boards_are_noticed():
    board = Board()
    board.south = 0b10
    assert GAME.broken(board) == ["a disc of column a hangs in the air or stands out: 10"]
    board.south, board.north = 0b10101, 0b101010
    assert GAME.broken(board) == ["column a is full or not, against what `full` says: 111111, 0"]
    board.south, board.north, board.full = 0b1111, 0, 0
    assert len(GAME.broken(board)) == 2


def test_the_judge_knows_the_better_board():
    board = Board()
    assert GAME.judge(board, SOUTH) == 0
    board.south = 1 << 21
    assert GAME.judge(board, SOUTH) > 0 > GAME.judge(board, NORTH)
    board.end(NORTH)
    assert (GAME.judge(board, SOUTH), GAME.judge(board, NORTH)) == (-1, 1)


def test_the_clause_matrix_has_no_hole():
    assert matrix(GAME.catalogue(), ["src/liza/games/connect4"], ["tests/games/connect4"]).holes == []
