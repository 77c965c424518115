"""Chapter 15: the closing checklist adds no rule, and a player may give up."""

from __future__ import annotations

import pytest

from liza.games.inframundis import GAME, kinds
from liza.games.inframundis.combat import ChooseAttack
from liza.games.inframundis.domination import JudgeRound
from liza.games.inframundis.sequence import ROUND, BeginTurn
from liza.games.inframundis.windows import ChooseAction
from liza.testing.marks import clause
from tests.games.inframundis.table import table
from tests.games.inframundis.waiting import of_kind, turn, wait

SOUTH, NORTH = 0, 1
THREE = {"front": ["soldier-1-1"], "sanctuary": ["soldier-1-1"], "rear": ["soldier-1-1"]}


@clause("INF-15-1", "INF-1-3")
def test_three_lines_in_the_middle_of_a_turn_do_not_win_yet():
    given = table().table(turn=0).south(**THREE).at(*ROUND)

    middle = wait(given, turn("south", "preparation"))
    assert [middle.south.strength(line) for line in THREE] == [1, 1, 1]
    assert not middle.over
    theirs = wait(middle, turn("north", "awaken"))
    assert not of_kind(theirs.events, kinds.LINE_JUDGED)
    ended = wait(theirs, lambda state: state.over)

    assert (ended.result, ended.ending) == ([1, -1], "INF-11.3-3")


@clause("INF-15-2")
def test_a_player_may_concede_while_waiting_and_loses():
    given = table().table(active="north").south(nexus=20).north(front=["soldier-1-1"], nexus=1)

    then = given.at(ChooseAction(NORTH)).when("south", "concede")

    assert (then.result, then.ending) == ([-1, 1], "INF-15-2")
    assert [kind for kind in (event.kind for event in then.events) if kind in (kinds.CONCEDED, kinds.GAME_WON)] == [
        kinds.CONCEDED, kinds.GAME_WON,
    ]  # fmt: skip
    assert then.cites("INF-15-2")


@clause("INF-15-2")
@pytest.mark.parametrize("seat", ["south", "north"])
def test_a_player_may_concede_whoever_is_asked_and_whatever_is_pending(seat):
    given = table().south(front=["soldier-2-2"]).north(rear=["soldier-1-1"]).at(ChooseAttack(SOUTH), JudgeRound())
    moments = [
        given,
        given.when("south", "attack soldier-2-2#1 nexus"),
        given.when("south", "attack soldier-2-2#1 nexus", "end"),
        given.when("south", "attack soldier-2-2#1 nexus", "end", "pass").when("north", "pass"),
        table().at(BeginTurn(True)),
    ]

    for moment in moments:
        then = moment.when(seat, "concede")
        assert (then.result, then.ending) == ([-1, 1] if seat == "south" else [1, -1], "INF-15-2")


@clause("INF-15-2")
def test_a_player_may_concede_before_the_first_turn():
    match = GAME.start(GAME.default_setup(), 7)
    assert match.owing() == [SOUTH, NORTH]

    assert match.answer(NORTH, "concede") is None

    assert (match.state.over, list(match.state.returns())) == (True, [1, -1])


@clause("INF-15-2")
@pytest.mark.parametrize("seat", ["south", "north"])
def test_nobody_concedes_a_game_that_is_over(seat):
    ended = table().south(**THREE).at(JudgeRound())
    assert ended.over

    then = ended.when(seat, "concede")

    assert then.refusal is not None
    assert then.refusal.code == "over"
    assert (then.result, then.ending) == ([1, -1], "INF-11.3-3")
