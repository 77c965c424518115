"""Chapter 9: moving creatures. South is Player A, North is Player B."""

from __future__ import annotations

import pytest

from liza.games.inframundis import kinds
from liza.games.inframundis.pieces import CONFLICT, PREPARATION
from liza.games.inframundis.sequence import TURN, BeginPhase, BeginTurn
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from tests.games.inframundis.table import table
from tests.games.inframundis.waiting import of_kind, turn, wait

PREPARED = TURN[TURN.index(BeginPhase(PREPARATION)) :]


def acting(given: Scene) -> Outcome:
    """Returns South's Preparación, with the rest of the turn and the next two to come."""
    return given.at(*PREPARED, BeginTurn(True), BeginTurn(False))


@clause("INF-9-1")
@pytest.mark.parametrize(
    ("start", "adjacent", "far"),
    [("front", ["sanctuary"], ["rear"]), ("sanctuary", ["front", "rear"], []), ("rear", ["sanctuary"], ["front"])],
)
def test_a_creature_moves_to_an_adjacent_line(start: str, adjacent: list[str], far: list[str]):
    given = acting(table().south(ether=5, **{start: ["soldier-2-2"]}))
    assert given.offered("south") == ["end", *(f"move soldier-2-2#1 {line}" for line in adjacent)]
    for line in adjacent:
        moved = given.when("south", f"move soldier-2-2#1 {line}")
        assert (getattr(moved.south, line), moved.south.ether) == (["soldier-2-2#1"], 4)
    for line in far:
        refused = given.when("south", f"move soldier-2-2#1 {line}")
        assert refused.refused == "INF-9-1"
        assert (getattr(refused.south, start), refused.south.ether) == (["soldier-2-2#1"], 5)


@clause("INF-9-1")
@pytest.mark.parametrize("state", ["exhausted", "exhausted new", "exhausted stunned"])
def test_an_exhausted_new_or_stunned_creature_may_move_and_stays_so(state: str):
    moved = acting(table().south(ether=1, sanctuary=[f"soldier-2-2 {state}"])).when("south", "move soldier-2-2#1 rear")
    assert moved.refused == ""
    assert (moved.south.rear, moved.south.ether) == (["soldier-2-2#1"], 0)
    piece = moved.south.piece("soldier-2-2#1")
    assert piece.exhausted
    assert piece.stunned == ("stunned" in state)


@clause("INF-9-1")
def test_moving_does_not_exhaust():
    given = table().south(ether=1, rear=["soldier-2-2"]).north(sanctuary=["soldier-1-1"])
    moved = acting(given).when("south", "move soldier-2-2#1 sanctuary")
    assert not moved.south.piece("soldier-2-2#1").exhausted
    conflict = wait(moved, turn("south", "conflict"))
    assert "attack soldier-2-2#1 soldier-1-1#2" in conflict.offered("south")
    assert conflict.when("south", "attack soldier-2-2#1 soldier-1-1#2").refused == ""


@clause("INF-9-1")
def test_creatures_move_only_in_their_players_own_preparation():
    given = table().south(ether=5, front=["soldier-2-2"]).north(ether=5, rear=["soldier-1-1"])
    awaken = given.at(BeginTurn(False))
    assert awaken.when("south", "move soldier-2-2#1 sanctuary").refused == "INF-9-1"
    conflict = wait(awaken, turn("south", "conflict"))
    assert conflict.state.phase == CONFLICT
    assert conflict.when("south", "move soldier-2-2#1 sanctuary").refused == "INF-9-1"
    assert (conflict.south.ether, conflict.south.front) == (5, ["soldier-2-2#1"])
    preparing = wait(awaken, turn("south", "preparation"))
    assert preparing.when("north", "move soldier-1-1#2 sanctuary").refused == "INF-9-1"
    assert not [text for text in preparing.offered("south") if "soldier-1-1" in text], "nor does the rival move them"


@clause("INF-9-2")
def test_a_creature_moves_once_a_turn():
    given = table().south(ether=5, front=["soldier-2-2", "soldier-3-3"])
    moved = acting(given).when("south", "move soldier-2-2#1 sanctuary").when("north", "pass")
    assert moved.offered("south") == ["end", "move soldier-3-3#2 sanctuary"], "the other one still may"
    again = moved.when("south", "move soldier-2-2#1 rear")
    assert again.refused == "INF-9-2"
    assert (again.south.sanctuary, again.south.ether) == (["soldier-2-2#1"], 4)
    assert moved.when("south", "move soldier-2-2#1 front").refused == "INF-9-2", "nor back"


@clause("INF-9-2")
def test_a_shift_by_a_card_neither_uses_the_move_up_nor_obeys_it():
    given = acting(table().south(ether=3, hand=["shove"], front=["soldier-2-2", "soldier-1-1"]))
    shifted = given.when("south", "play shove", "target soldier-2-2#1").when("north", "pass")
    assert shifted.south.sanctuary == ["soldier-2-2#1"]
    moved = shifted.when("south", "move soldier-2-2#1 rear")
    assert moved.refused == ""
    assert (moved.south.rear, moved.south.ether) == (["soldier-2-2#1"], 1)
    first_moved = given.when("south", "move soldier-2-2#1 sanctuary").when("north", "pass")
    then = first_moved.when("south", "play shove", "target soldier-2-2#1")
    assert then.south.rear == ["soldier-2-2#1"]
    assert then.cites("INF-9-2")


@clause("INF-9-2")
def test_the_next_turn_allows_another_move():
    given = table().south(ether=1, limit=3, front=["soldier-2-2"])
    moved = acting(given).when("south", "move soldier-2-2#1 sanctuary")
    next_turn = wait(wait(moved, turn("north", "awaken")), turn("south", "preparation"))
    again = next_turn.when("south", "move soldier-2-2#1 rear")
    assert again.refused == ""
    assert again.south.rear == ["soldier-2-2#1"]


@clause("INF-9-3")
def test_moving_is_not_playing_a_card():
    given = table().south(ether=2, nexus=10, table=["applause"], front=["soldier-2-2"], hand=["soldier-1-1"])
    moved = acting(given).when("south", "move soldier-2-2#2 sanctuary")
    assert moved.south.nexus == 10
    assert moved.cites("INF-9-3")
    played = acting(given).when("south", "play soldier-1-1", "to front")
    assert played.south.nexus == 11, "playing one is"


@clause("INF-9-3")
def test_moving_is_not_entering_play():
    given = table().south(ether=3, front=["messenger"], hand=["messenger"], deck=["wolf", "umbral-wall"])
    moved = acting(given).when("south", "move messenger#1 sanctuary")
    assert moved.south.hand == ["messenger"]
    assert not of_kind(moved.events, kinds.ENTERED)
    entered = acting(given).when("south", "play messenger", "to front")
    assert entered.south.hand == ["wolf"], "entering is"
