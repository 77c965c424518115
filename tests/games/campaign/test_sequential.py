"""Sequential mode: armies are activated in turn, who is about to be reached may claim to move first."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.campaign import kinds
from liza.games.campaign.movement import BeginMovement
from liza.testing.marks import clause
from tests.games.campaign.field import Field, W, X, Y


def table(players: int = 2, **options: Any) -> Field:
    """Returns a field in sequential mode in turn 1, where X begins."""
    field = Field(players, movement_mode="sequential", **options)
    field.s.turn = 1
    field.s.entered = [[], [0] * int(field.s.board.size())]
    return field


@clause("CAM-ordenes-8", "CAM-ordenes-1")
@pytest.mark.parametrize(("turn", "first"), [(1, X), (2, Y), (3, W), (4, X)])
def test_each_turn_the_round_starts_with_the_next_player(turn: int, first: int):
    field = table(3)
    for seat, code in ((X, "A1"), (Y, "B1"), (W, "C1")):
        field.leader(seat, "duke", code)
    field.s.turn = turn
    field.s.entered = [[] for _ in range(turn)] + [[0] * int(field.s.board.size())]
    field.run(BeginMovement())
    assert field.s.owing() == [first]
    assert field.offered(first) == ["pass", "activate duke"]


@clause("CAM-ordenes-8")
def test_nobody_is_activated_twice_nor_after_passing():
    field = table()
    for title in ("duke", "count"):
        field.leader(X, title, "A1")
        field.leader(Y, title, "B1")
    field.run(BeginMovement())
    field.say(X, "activate duke", "step A2", "done")
    assert field.s.owing() == [Y]
    field.say(Y, "pass")
    assert field.s.owing() == [X]
    assert field.say(X, "activate duke") == "CAM-ordenes-8"
    field.say(X, "activate count", "done")
    assert field.s.owing() == []


@clause("CAM-ordenes-9", "CAM-lideres-11")
@pytest.mark.parametrize(("dice", "escapes"), [((6, 3), False), ((2, 3), True)])
def test_who_is_about_to_be_reached_may_move_first(dice: tuple[int, int], escapes: bool):
    field = table()
    field.leader(X, "duke", "A2")
    field.troops(X, "A2", 500)
    field.leader(Y, "count", "M1")
    unit = field.troops(Y, "M1", 500)
    field.run(BeginMovement())
    field.say(X, "activate duke")
    field.dice(*dice).say(X, "step M1")
    assert field.s.owing() == [Y]
    field.say(Y, "claim count")
    assert [one.b for one in field.told(kinds.ROLLED)] == [3 + dice[0], 5 + dice[1]]
    if escapes:
        field.say(Y, "step B2", "done")
        assert field.where(Y, unit) == "B2"
        assert "step M1" in field.offered(X)
    else:
        assert set(field.s.owing()) == {X, Y}
        assert field.offered(Y) == ["provoke", "avoid"]


@clause("CAM-ordenes-9")
def test_who_was_activated_may_not_claim():
    field = table()
    field.leader(X, "duke", "A2")
    field.leader(X, "king", "A1")
    field.troops(X, "A2", 500)
    field.leader(Y, "count", "M1")
    field.leader(Y, "baron", "M1")
    field.run(BeginMovement())
    field.say(X, "activate king", "done")
    field.say(Y, "activate count", "done")
    field.say(X, "activate duke", "step M1")
    assert field.say(Y, "claim count") == "CAM-ordenes-9"


@clause("CAM-ordenes-10", "CAM-contacto-3")
def test_both_say_at_once_what_they_wish():
    field = table()
    field.leader(X, "duke", "A2")
    field.troops(X, "A2", 500)
    field.troops(Y, "M1", 500)
    field.run(BeginMovement())
    field.say(X, "activate duke", "step M1")
    before = field.s.observe(Y)
    field.say(X, "provoke")
    assert field.s.observe(Y).countries[X].wish == before.countries[X].wish
    field.dice(1, 6).say(Y, "avoid")
    assert [one.b for one in field.told(kinds.MET)] == [2]
    assert field.s.battles == []


@clause("CAM-movimiento-11", "CAM-movimiento-5", "CAM-movimiento-4")
@pytest.mark.parametrize(("way", "goal", "clause_id"), [
    (("A1", "A2"), "A1", "CAM-movimiento-4"), (("A3",), "A1", "CAM-movimiento-5"),
])  # fmt: skip
def test_movement_spent_is_each_units_own(way: tuple[str, ...], goal: str, clause_id: str):
    field = table()
    field.leader(X, "count", "A5")
    unit = field.troops(X, "A5", 500)
    field.leader(X, "duke", way[-1])
    field.run(BeginMovement())
    field.say(X, "activate count", *[f"step {code}" for code in way])
    field.s.unit(X, unit).leader = -1
    field.say(X, "activate duke", "load", f"take u{unit}", "done")
    assert field.say(X, f"step {goal}") == clause_id


@clause("CAM-lideres-8", "CAM-ordenes-8")
def test_a_column_is_activated_as_one():
    field = table()
    for title in ("duke", "count"):
        field.leader(X, title, "A1")
    units = [field.troops(X, "A1", 1000) for _ in range(4)]
    field.run(BeginMovement())
    field.say(X, "activate duke", "join count", "step A2", "done")
    assert [field.where(X, one) for one in units] == ["A2", "A2", "A2", "A1"]
    assert field.s.owing() == []


@clause("CAM-turno-7", "CAM-movimiento-9")
def test_a_battle_is_over_before_the_next_activation():
    field = table(battle_mode="auto")
    field.leader(X, "duke", "B1")
    field.troops(X, "B1", 2500)
    field.leader(X, "count", "A1")
    field.troops(Y, "B2", 100)
    field.run(BeginMovement())
    field.say(X, "activate duke", "step B2", "provoke")
    field.dice(6, 6, 1, 1, 5, 5).say(Y, "provoke")
    assert field.s.fought and field.where(X, 1) == "B2"
    assert field.offered(X) == ["pass", "activate count"]
