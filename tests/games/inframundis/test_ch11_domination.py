"""Chapter 11: who controls a line, Marks, victory and its tie-breaks. South is Player A, north Player B."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.inframundis import kinds
from liza.games.inframundis.abilities import RELEASE
from liza.games.inframundis.combat import ChooseAttack
from liza.games.inframundis.domination import JudgeRound
from liza.games.inframundis.ruleset import RULESET
from liza.games.inframundis.sequence import BeginRound, BeginTurn
from liza.testing.marks import clause
from liza.testing.scenes import Outcome
from liza.toolkit.problems import ProblemsError
from tests.games.inframundis.table import full, table
from tests.games.inframundis.waiting import of_kind, wait_out

Lines = dict[str, Any]

SOUTH_TWO: Lines = {"front": ["soldier-2-2"], "rear": ["soldier-2-2"]}
NORTH_TWO: Lines = {"front": ["soldier-2-2"], "sanctuary": ["soldier-2-2"]}
ALL_THREE: Lines = {"front": ["soldier-1-1"], "sanctuary": ["soldier-1-1"], "rear": ["soldier-1-1"]}


def judged(south: Lines, north: Lines, setup: Lines | None = None, **nobodys: Any) -> Outcome:
    """Returns the evaluation of a Round on this table, what it triggers included, and no next Round."""
    given = table(**(setup or {})).table(**nobodys).south(**south).north(**north)
    return given.quietly().at(JudgeRound(), RELEASE)


def controllers(then: Outcome) -> list[str]:
    """Returns who controls each line, from the front to the rear, as it was judged."""
    names = {0: "south", 1: "north", 0xF: "neutral"}
    return [names[kinds.seat_of(event.a)] for event in of_kind(then.events, kinds.LINE_JUDGED)]


def strengths(then: Outcome) -> list[tuple[int, int]]:
    """Returns the Fuerza of both in each line, as it was judged."""
    return [(event.b & 0xFFFFF, event.b >> 20) for event in of_kind(then.events, kinds.LINE_JUDGED)]


def marks(then: Outcome) -> tuple[int, int]:
    """Returns the Marks of south and north."""
    return then.south.mark, then.north.mark


# 11.1 Controlling a line


@clause("INF-11.1-1")
@pytest.mark.parametrize(
    ("line", "south", "north", "force"),
    [
        ("front", ["soldier-3-3"], ["soldier-2-2"], (3, 2)),
        ("sanctuary", ["soldier-1-1"], [], (1, 0)),
        ("rear", ["soldier-5-5 exhausted"], ["soldier-2-2", "soldier-2-2"], (5, 4)),
    ],
)
def test_more_fuerza_controls_a_line_exhausted_or_not(line, south, north, force):
    then = judged({line: south}, {line: north})

    at = ["front", "sanctuary", "rear"].index(line)
    assert (controllers(then)[at], strengths(then)[at]) == ("south", force)
    assert then.cites("INF-11.1-1")


@clause("INF-11.1-2")
def test_equal_fuerza_leaves_a_line_neutral():
    then = judged({"front": ["soldier-2-2", "soldier-2-1"]}, {"front": ["soldier-4-4"]})

    assert (controllers(then)[0], strengths(then)[0]) == ("neutral", (4, 4))
    assert of_kind(then.events, kinds.LINE_JUDGED)[0].clause == "INF-11.1-2"


@clause("INF-11.1-3")
@pytest.mark.parametrize(
    ("line", "south", "north", "control"),
    [
        ("sanctuary", ["umbral-wall"], [], "neutral"),
        ("sanctuary", ["umbral-wall", "umbral-wall", "umbral-wall"], ["soldier-1-1"], "north"),
        ("rear", [], [], "neutral"),
    ],
)
def test_fuerza_0_on_both_sides_leaves_a_line_neutral_whoever_stands_there(line, south, north, control):
    then = judged({line: south}, {line: north})

    at = ["front", "sanctuary", "rear"].index(line)
    assert controllers(then)[at] == control
    assert (of_kind(then.events, kinds.LINE_JUDGED)[at].clause == "INF-11.1-3") == (control == "neutral")


# 11.2 When the lines are judged


@clause("INF-11.2-1")
def test_lines_are_judged_after_what_the_closing_of_b_destroys():
    given = table().south(front=["soldier-3-3"]).north(table=["dusk-scythe"])

    then = wait_out(given.at(BeginTurn(True), JudgeRound()))

    assert then.south.discard == ["soldier-3-3"]
    assert strengths(then)[0] == (0, 0)
    told = [event.kind for event in then.events]
    assert told.index(kinds.DIED) < told.index(kinds.LINE_JUDGED)


@clause("INF-11.2-1")
def test_an_eco_copy_left_by_the_last_combat_counts():
    given = table().table(active="north").south(sanctuary=["lone-echo"]).north(sanctuary=["soldier-6-6"]).quietly()

    then = given.at(ChooseAttack(1), JudgeRound()).when("north", "attack soldier-6-6#2 lone-echo#1")

    assert then.south.sanctuary == ["lone-echo#3"]
    assert strengths(then)[1] == (1, 6)


# 11.3 Marks


@clause("INF-11.3-1", "INF-1-1")
def test_two_lines_at_the_evaluation_give_exactly_one_mark():
    then = judged(SOUTH_TWO, {"sanctuary": ["soldier-2-2"]})

    assert controllers(then) == ["south", "north", "south"]
    assert marks(then) == (1, 0)
    assert then.cites("INF-1-1")
    assert not then.over


@clause("INF-11.3-1", "INF-1-3")
def test_three_lines_win_at_once_and_give_no_mark():
    then = judged(ALL_THREE, {})

    assert then.result == [1, -1]
    assert marks(then) == (0, 0)
    assert not of_kind(then.events, kinds.MARK_EARNED)


@clause("INF-11.3-2")
def test_the_second_mark_in_a_row_wins():
    then = judged({}, {**NORTH_TWO, "mark": 1}, round=5)

    assert (then.result, then.ending) == ([-1, 1], "INF-11.3-2")


@clause("INF-11.3-2")
def test_the_lines_of_the_two_marks_need_not_be_the_same():
    first = judged({"front": ["soldier-1-1"], "sanctuary": ["soldier-1-1"]}, {})
    assert marks(first) == (1, 0)

    second = judged({"sanctuary": ["soldier-1-1"], "rear": ["soldier-1-1"], "mark": first.south.mark}, {}, round=2)

    assert (second.result, second.ending) == ([1, -1], "INF-11.3-2")


@clause("INF-11.3-3")
def test_three_lines_win_whatever_the_nexuses():
    then = judged({}, {**ALL_THREE, "nexus": 1})

    assert (then.result, then.ending) == ([-1, 1], "INF-11.3-3")


# 11.4 Tie-breaks


@clause("INF-11.4-1")
def test_two_held_marks_are_no_tie_while_only_one_player_dominates():
    then = judged(
        {"front": ["soldier-1-1"], "sanctuary": ["soldier-1-1"], "mark": 1}, {"rear": ["soldier-1-1"], "mark": 1}
    )

    assert (then.result, then.ending) == ([1, -1], "INF-11.3-2")
    assert not of_kind(then.events, kinds.TIE_BREAK)


def both_dominate(south: Lines, north: Lines) -> Outcome:
    """Returns an evaluation in which south controls front and sanctuary, north the rear and by a card the sanctuary."""
    lines = {"front": ["soldier-1-1"], "sanctuary": ["soldier-1-1"]}
    return judged({**lines, **south}, {"rear": ["soldier-2-2"], "table": ["sanctuary-claim"], **north})


@clause("INF-11.4-1", "INF-11.4-2")
def test_two_players_who_reach_the_second_mark_together_are_told_apart_by_nexus_life():
    then = both_dominate({"mark": 1, "nexus": 9}, {"mark": 1, "nexus": 12})

    assert then.cites("INF-11.4-1")
    assert (then.result, then.ending) == ([-1, 1], "INF-11.4-2")


@clause("INF-11.4-1", "INF-11.4-6")
def test_a_first_mark_does_not_tie_with_a_second():
    then = both_dominate({"mark": 0}, {"mark": 1})

    assert (then.result, then.ending) == ([-1, 1], "INF-11.3-2")
    assert then.south.mark == 1
    assert then.cites("INF-11.4-6")


@clause("INF-11.4-1")
def test_total_dominion_goes_before_a_second_mark():
    claims = {"table": ["outer-claim"], "mark": 1}
    then = judged(ALL_THREE, claims)

    assert (then.result, then.ending) == ([1, -1], "INF-11.3-3")


@clause("INF-11.4-1")
def test_two_total_dominions_at_once_are_a_tie():
    claims = {"table": ["outer-claim", "sanctuary-claim"], "nexus": 19}
    then = judged(ALL_THREE, claims)

    assert then.cites("INF-11.4-1")
    assert (then.result, then.ending) == ([1, -1], "INF-11.4-2")


@clause("INF-11.4-2")
def test_the_nexus_with_more_life_wins_the_tie_whatever_the_fuerza():
    south = {"front": ["soldier-1-1"], "sanctuary": ["soldier-2-2"], "mark": 1, "nexus": 12}
    north = {"rear": ["soldier-6-6", "soldier-6-6", "soldier-3-3"], "table": ["sanctuary-claim"], "mark": 1, "nexus": 9}

    then = judged(south, north)

    assert (then.result, then.ending) == ([1, -1], "INF-11.4-2")


@clause("INF-11.4-3")
def test_more_total_fuerza_wins_a_tie_on_life():
    south = {"front": ["soldier-2-2"], "sanctuary": ["soldier-3-3"], "rear": ["soldier-1-1"], "nexus": 10}
    north = {"front": ["soldier-4-4"], "rear": ["soldier-1-1"], "nexus": 10}

    then = judged(south, north, round=50)

    assert strengths(then) == [(2, 4), (3, 0), (1, 1)]
    assert (then.result, then.ending) == ([1, -1], "INF-11.4-3")


LEVEL_SOUTH: Lines = {"front": ["soldier-4-4"], "sanctuary": ["soldier-2-2"], "nexus": 10}
LEVEL_NORTH: Lines = {"rear": ["soldier-6-6"], "nexus": 10}


@clause("INF-11.4-4")
def test_a_tie_on_life_and_fuerza_leads_to_one_more_round():
    given = table().table(round=7).south(**LEVEL_SOUTH, mark=1)
    given = given.north(**LEVEL_NORTH, mark=1, table=["sanctuary-claim"]).quietly()

    then = given.at(JudgeRound(), RELEASE, BeginRound())

    assert then.cites("INF-11.4-4")
    assert (full(then).sudden, full(then).round, full(then).active, then.owing) == (True, 8, 0, ["south"])
    # the board stands as it was, and so do the Marks
    assert marks(then) == (1, 1)
    assert then.south.front == ["soldier-4-4#1"]


@clause("INF-11.4-4")
def test_sudden_death_ends_by_ordinary_victory_before_anything_else():
    then = judged({**SOUTH_TWO, "mark": 1, "nexus": 1}, {"sanctuary": ["soldier-6-6"], "mark": 1}, sudden=True)

    assert (then.result, then.ending) == ([1, -1], "INF-11.3-2")


@clause("INF-11.4-4", "INF-11.4-2")
def test_sudden_death_without_a_winner_compares_the_nexuses_again():
    then = judged({"front": ["soldier-1-1"], "nexus": 10}, {"rear": ["soldier-6-6"], "nexus": 8}, sudden=True)

    assert then.cites("INF-11.4-4")
    assert (then.result, then.ending) == ([1, -1], "INF-11.4-2")


@clause("INF-11.4-4", "INF-11.4-3")
def test_sudden_death_without_a_winner_compares_the_fuerza_again():
    then = judged({"front": ["soldier-1-1"], "nexus": 8}, {"rear": ["soldier-6-6"], "nexus": 8}, sudden=True)

    assert (then.result, then.ending) == ([-1, 1], "INF-11.4-3")


@clause("INF-11.4-4", "INF-1-4")
def test_a_nexus_that_falls_in_sudden_death_ends_it_at_once():
    given = table().table(active="north", sudden=True, round=51).south(nexus=3).north(front=["soldier-3-3"], nexus=1)

    then = given.quietly().at(ChooseAttack(1), JudgeRound()).when("north", "attack soldier-3-3#1 nexus")

    assert (then.result, then.ending) == ([-1, 1], "INF-1-4")
    assert not of_kind(then.events, kinds.LINE_JUDGED)


@clause("INF-11.4-5")
def test_a_level_sudden_death_is_a_draw_and_no_second_one_follows():
    given = table().table(sudden=True, round=51)
    given = given.south(front=["soldier-4-4"], nexus=10).north(rear=["soldier-4-4"], nexus=10)

    then = given.at(JudgeRound(), RELEASE, BeginRound())

    assert (then.result, then.ending) == ([0, 0], "INF-11.4-5")
    assert full(then).round == 51


def after_rounds(*dominators: str) -> Outcome:
    """Returns the last of several evaluations in a row; in each the named seat controls two lines."""
    held = (0, 0)
    for number, seat in enumerate(dominators, 1):
        two = {"front": ["soldier-1-1"], "rear": ["soldier-1-1"]}
        south, north = (two, {}) if seat == "south" else ({}, two)
        then = judged({**south, "mark": held[0]}, {**north, "mark": held[1]}, round=number)
        held = marks(then)
    return then


@clause("INF-11.4-6")
def test_marks_earned_in_turn_never_make_a_streak():
    then = after_rounds("south", "north", "south", "north")

    assert marks(then) == (0, 1)
    assert not then.over


@clause("INF-11.4-6")
def test_a_streak_counts_its_own_players_marks_alone():
    then = after_rounds("south", "north", "north")

    assert (then.result, then.ending) == ([-1, 1], "INF-11.3-2")


@clause("INF-11.4-6")
def test_a_card_may_let_both_earn_a_mark_in_one_round():
    then = both_dominate({}, {})

    assert marks(then) == (1, 1)
    assert [event.clause for event in of_kind(then.events, kinds.MARK_EARNED)] == ["INF-11.4-6"] * 2


LAST: Lines = {"front": ["soldier-1-1"]}


@clause("INF-11.4-7", "INF-11.4-2")
@pytest.mark.parametrize(("option", "last"), [("50", 50), ("30", 30), ("20", 20)])
def test_the_last_round_of_the_limit_ends_by_the_tie_breaks(option, last):
    setup = {"options": {"round_limit": option}}
    then = judged({**LAST, "nexus": 7}, {"nexus": 9}, setup, round=last)

    assert then.cites("INF-11.4-7")
    assert (then.result, then.ending) == ([-1, 1], "INF-11.4-2")

    given = table(**setup).table(round=last - 1).south(**LAST, nexus=7).north(nexus=9)
    before = given.at(JudgeRound(), RELEASE, BeginRound())
    assert not before.over
    assert full(before).round == last
    assert not of_kind(before.events, kinds.TIE_BREAK)


@clause("INF-11.4-7")
def test_a_victory_in_the_last_round_of_the_limit_goes_before_it():
    then = judged({**SOUTH_TWO, "mark": 1, "nexus": 1}, {}, round=50)

    assert (then.result, then.ending) == ([1, -1], "INF-11.3-2")
    assert not then.cites("INF-11.4-7")


@clause("INF-11.4-7")
def test_no_round_limit_is_accepted_only_where_empty_decks_end_the_game():
    with pytest.raises(ProblemsError) as caught:
        table(options={"round_limit": "none", "empty_deck": "nothing"})
    assert [problem.clause for problem in caught.value.problems] == ["INF-11.4-7"]

    for empty_deck in ("fatigue", "lose"):
        assert RULESET.complete({"round_limit": "none", "empty_deck": empty_deck})["round_limit"] == "none"
    endless = {"options": {"round_limit": "none", "empty_deck": "lose"}}
    then = judged({**LAST, "nexus": 7}, {"nexus": 9}, endless, round=99)
    assert not then.over


@clause("INF-11.4-7", "INF-11.4-4")
def test_a_level_last_round_of_the_limit_leads_to_sudden_death():
    given = table().table(round=50).south(front=["soldier-3-3"], nexus=9).north(rear=["soldier-3-3"], nexus=9).quietly()

    then = given.at(JudgeRound(), RELEASE, BeginRound())

    assert then.cites("INF-11.4-7")
    assert (full(then).round, full(then).sudden, full(then).active) == (51, True, 0)
