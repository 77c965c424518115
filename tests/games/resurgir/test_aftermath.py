"""What a finished game was like: Victory Points by turn and source, what decided it, and figures."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.resurgir import kinds
from liza.games.resurgir.pieces import FOR_BONUS, FOR_DEVELOPMENT, FOR_EQUINOX, FOR_SIEGE
from liza.games.resurgir.state import Res
from liza.kernel import Event
from liza.testing.contract import random_match
from liza.testing.marks import clause
from liza.toolkit.view import Row, Summary
from tests.games.resurgir.table import GAME

SOUTH, NORTH, WATCHER = 0, 1, 2


def event(kind: int, a: int = 0, b: int = 0) -> Event:
    return Event(kind, a, b, "", -1, -1)


def turn(number: int) -> Event:
    return event(kinds.TURN_BEGAN, SOUTH, number)


def scored(seat: int, halves: int, why: int) -> Event:
    return event(kinds.SCORED, kinds.pack(seat, 0, 0, why), halves)


def over(ending: str = "RES-1-1", winner: int = SOUTH) -> Res:
    state = GAME.simulated(GAME.complete(GAME.default_setup()), 1)
    assert isinstance(state, Res)
    state.end(winner, ending)
    return state


def summed(state: Res, told: list[Event], seat: int = SOUTH) -> Summary:
    summary = GAME.summary(state, told, seat)
    assert summary is not None
    return summary


def read(row: Row) -> list[Any]:
    """Return a row as it is read: its name, then south's and north's halves and who is ahead."""
    name, *cells = row.cells
    assert name.text is not None
    assert all(cell.scale == 2 for cell in cells)
    said = GAME.words().render("es", name.text)
    return [said, *((cell.numbers["south"], cell.numbers["north"], cell.leader) for cell in cells)]


@clause("RES-11.4-7")
def test_points_are_told_by_turn_and_source():
    told = [
        scored(NORTH, 2, FOR_DEVELOPMENT), turn(1), scored(SOUTH, 5, FOR_DEVELOPMENT), turn(2),
        scored(NORTH, 4, FOR_SIEGE), scored(SOUTH, 10, FOR_EQUINOX),
    ]  # fmt: skip
    summary = summed(over(), told)
    none = (0, 0, "")

    words = [GAME.words().render("es", one) for one in summary.columns]
    assert words == ["Turno", "Desarrollo", "Asedios", "Equinoccio", "Habilidades", "Bono final", "Total"]
    assert [read(row) for row in summary.rows] == [
        ["Set Up", (0, 2, "north"), none, none, none, none, (0, 2, "north")],
        ["1, Brote", (5, 0, "south"), none, none, none, none, (5, 2, "south")],
        ["2, Brote", none, (0, 4, "north"), (10, 0, "south"), none, none, (15, 6, "south")],
        ["Suma", (5, 2, "south"), (0, 4, "north"), (10, 0, "south"), none, none, (15, 6, "south")],
    ]


@clause("RES-11.4-5")
def test_the_turn_from_which_the_winner_was_ahead_decided():
    early = [turn(1), scored(SOUTH, 4, FOR_DEVELOPMENT), turn(2), scored(NORTH, 2, FOR_DEVELOPMENT)]
    assert [row.deciding for row in summed(over(), early).rows] == [False, True, False, False]

    late = [turn(1), scored(NORTH, 6, FOR_DEVELOPMENT), turn(2), scored(SOUTH, 7, FOR_BONUS)]
    assert [row.deciding for row in summed(over(), late).rows] == [False, False, True, False]


@clause("RES-1-2")
def test_conceding_is_decided_by_no_turn():
    told = [turn(1), scored(SOUTH, 4, FOR_DEVELOPMENT)]

    assert not any(row.deciding for row in summed(over("RES-1-2"), told).rows)


def test_a_game_that_goes_on_is_not_summed_up():
    state = GAME.simulated(GAME.complete(GAME.default_setup()), 1)

    assert GAME.summary(state, [], SOUTH) is None


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_are_summed_up_alike_for_all(seed: int):
    match = random_match(GAME, seed)
    state = match.state
    assert isinstance(state, Res)
    summaries = [summed(state, match.told(reader), reader) for reader in (SOUTH, NORTH, WATCHER)]

    assert summaries[0] == summaries[1] == summaries[2]
    total = summaries[0].rows[-1].cells[-1].numbers
    assert total == {"south": state.sides[0].halves, "north": state.sides[1].halves}
    assert len(summaries[0].rows) == state.turn + 2
    assert all(count >= 0 for _, counted in summaries[0].figures for count in counted.values())
