"""What a finished game was like: points, Dominion and Ages round by round, what decided it, and figures."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.bellum import GAME, kinds
from liza.games.bellum.state import Bel
from liza.kernel import Event
from liza.testing.contract import random_match
from liza.testing.marks import clause
from liza.toolkit.view import Row, Summary

SOUTH, NORTH, WATCHER = 0, 1, 2


def event(kind: int, a: int = 0, b: int = 0) -> Event:
    return Event(kind, a, b, "", -1, -1)


def passed(seat: int) -> Event:
    return event(kinds.TURN_PASSED, seat)


def hit(seat: int, left: int) -> Event:
    return event(kinds.OBJECTIVE_HIT, kinds.pack(seat, 0, 0, left), 1)


def dominion(seat: int, value: int) -> Event:
    return event(kinds.DOMINION_CHANGED, seat, value)


def over(ending: str, winner: int = SOUTH, turn: int = 1) -> Bel:
    state = GAME.simulated(GAME.complete(GAME.default_setup()), 1)
    assert isinstance(state, Bel)
    state.first, state.turn = SOUTH, turn
    state.end(winner, ending)
    return state


def summed(state: Bel, told: list[Event], seat: int = SOUTH) -> Summary:
    summary = GAME.summary(state, told, seat)
    assert summary is not None
    return summary


def read(row: Row) -> list[Any]:
    """Return a row as it is read: its number, then south's and north's number and who is ahead."""
    number, *cells = row.cells
    assert number.text is not None
    said = GAME.words().render("es", number.text)
    return [said, *((cell.numbers["south"], cell.numbers["north"], cell.leader) for cell in cells)]


def test_each_round_shows_points_dominion_and_age():
    advanced = event(kinds.ADVANCED, kinds.pack(NORTH, 0, 0, 2))
    told = [hit(NORTH, 17), passed(SOUTH), advanced, passed(NORTH), dominion(SOUTH, 1), passed(SOUTH), hit(SOUTH, 20)]
    summary = summed(over("BEL-1-12", turn=4), told)

    assert [GAME.words().render("es", one) for one in summary.columns] == ["Ronda", "Objetivo", "Dominio", "Edad"]
    assert [read(row) for row in summary.rows] == [
        ["1", (20, 17, "south"), (0, 0, ""), (1, 2, "north")],
        ["2", (20, 17, "south"), (1, 0, "south"), (1, 2, "north")],
    ]


@clause("BEL-1-3")
@pytest.mark.parametrize("ending", ["BEL-1-3", "BEL-1-9"])
def test_the_round_in_which_an_objective_falls_decides(ending: str):
    told = [passed(SOUTH), passed(NORTH), hit(NORTH, 0)]

    assert [row.deciding for row in summed(over(ending, turn=3), told).rows] == [False, True]


@clause("BEL-1-15")
@clause("BEL-1-16")
def test_the_last_rise_to_dominion_decides():
    rounds = [[dominion(NORTH, 1)], [dominion(NORTH, 0)], *([dominion(NORTH, one)] for one in range(1, 5))]
    told = [one for round in rounds for one in (passed(SOUTH), *round, passed(NORTH))]
    state = over("BEL-1-16", NORTH, turn=14)

    rows = summed(state, [*told, passed(SOUTH), dominion(NORTH, 5)]).rows
    assert [row.deciding for row in rows] == [False, False, True, True, True, True, True]


@clause("BEL-1-12")
def test_conceding_is_decided_by_no_round():
    assert [row.deciding for row in summed(over("BEL-1-12", turn=3), [passed(SOUTH), passed(NORTH)]).rows] == [
        False
    ] * 2
    assert summed(over("BEL-1-12", turn=0), []).rows == []


@clause("BEL-3-21")
@clause("BEL-10-7")
def test_supplies_that_came_back_unspent_are_counted():
    told = [
        event(kinds.READIED_ALL, SOUTH, 0),
        event(kinds.SUPPLIES_PLACED, kinds.pack(SOUTH, 0, 0, 10), 2),
        event(kinds.SUPPLIES_GAINED, kinds.pack(SOUTH, 0, 0, 1), 1),
        event(kinds.PAID, kinds.pack(SOUTH, 0, 0, 1), 2),
        event(kinds.READIED_ALL, SOUTH, 2),
        event(kinds.SUPPLIES_GAINED, kinds.pack(SOUTH, 0, 0, 3), 3),
        event(kinds.SUPPLIES_GONE, SOUTH, 3),
        event(kinds.PAID, kinds.pack(SOUTH, 0, 0, 0), 2),
        event(kinds.READIED_ALL, SOUTH, 2),
    ]
    figures = {label.message: counted for label, counted in summed(over("BEL-1-12"), told).figures}

    assert figures["summary-unused"] == {"south": 1, "north": 0}


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_summed_up_alike_for_all(seed: int):
    match = random_match(GAME, seed)
    state = match.state
    assert isinstance(state, Bel)
    summaries = [summed(state, match.told(reader), reader) for reader in (SOUTH, NORTH, WATCHER)]

    assert summaries[0] == summaries[1] == summaries[2]
    rows = [read(row) for row in summaries[0].rows]
    assert len(rows) == (state.turn + 1) // 2
    if rows:
        south, north = state.sides
        assert [cell[:2] for cell in rows[-1][1:]] == [
            (south.points, north.points),
            (south.dominion, north.dominion),
            (south.age, north.age),
        ]
    figures = {label.message: counted for label, counted in summaries[0].figures}
    for message, kind in (("played", kinds.PIECE_PLAYED), ("destroyed", kinds.DESTROYED), ("claimed", kinds.CLAIMED)):
        counted = [sum(one.kind == kind and kinds.seat_of(one.a) == seat for one in match.log) for seat in range(2)]
        assert figures[f"summary-{message}"] == dict(zip(GAME.seats, counted, strict=True))
    assert all(count >= 0 for count in figures["summary-unused"].values())


def test_a_game_that_goes_on_is_not_summed_up():
    state = GAME.simulated(GAME.complete(GAME.default_setup()), 1)

    assert GAME.summary(state, [], SOUTH) is None
