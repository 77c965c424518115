"""The opening sentence of the rulebook and its glossary: cards, Nexus, ether, lines, Fuerza, wounds, Marks."""

from __future__ import annotations

import pytest

from liza.games.inframundis import GAME, kinds
from liza.games.inframundis.combat import ChooseAttack
from liza.games.inframundis.domination import JudgeRound
from liza.games.inframundis.numbers import attack, line_strength
from liza.games.inframundis.printed import FRONT, SANCTUARY
from liza.games.inframundis.sequence import BeginRound, BeginTurn, EndTurn
from liza.games.inframundis.state import Inf
from liza.games.inframundis.windows import ChooseAction
from liza.kernel import Part
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from tests.games.inframundis.table import declare, table
from tests.games.inframundis.waiting import of_kind, turn, wait, wait_in, wait_out

SOUTH, NORTH = 0, 1
BOTH = (SOUTH, NORTH)


def in_preparation(given: Scene) -> Outcome:
    """Returns the scene at south's first choice in Preparación."""
    return given.at(ChooseAction(SOUTH))


def play(outcome: Outcome, *texts: str) -> Outcome:
    """Returns what comes of an action of south's and of north's letting it pass."""
    done = outcome.when("south", *texts)
    return done if done.over or done.owing != ["north"] else done.when("north", "pass")


# Cards and rules


@clause("INF-intro-1")
def test_a_card_that_opens_the_path_outranks_the_rule_that_closes_it():
    given = table().south(front=["path-opener", "soldier-3-1"]).north(front=["soldier-0-5"])
    declaring = given.at(ChooseAttack(SOUTH))
    assert declaring.when("south", "attack soldier-3-1#2 nexus").refused == "INF-10.2-1"
    declared = declare(declaring, "south", "attack path-opener#1 nexus")
    assert declared.cites("INF-intro-1")


@clause("INF-intro-1")
def test_a_card_outranks_the_one_rule_it_contradicts_and_no_other():
    given = table().south(front=["path-opener exhausted", "path-opener new", "path-opener"])
    declaring = given.north(front=["lintel-warden"]).at(ChooseAttack(SOUTH))
    assert declaring.when("south", "attack path-opener#1 nexus").refused == "INF-10.1-1"
    assert declaring.when("south", "attack path-opener#2 nexus").refused == "INF-8-4"
    assert declaring.when("south", "attack path-opener#3 nexus").refused == "INF-13-7"


@clause("INF-intro-1")
def test_between_two_cards_the_one_that_forbids_wins():
    given = table().south(sanctuary=["path-opener gear=leaden-anchor", "path-opener"]).north(front=["soldier-0-5"])
    declaring = given.at(ChooseAttack(SOUTH))
    assert declaring.when("south", "attack path-opener#1 nexus").refused == "INF-intro-1"
    assert declaring.offered("south") == ["end", "attack path-opener#3 nexus"]


# The Nexus


@clause("INF-0-1")
def test_each_player_begins_with_one_nexus_of_20_life_that_both_see():
    match = GAME.start(GAME.default_setup(), 3)
    wait_in(match, lambda state: state.turn == 1)
    for seat in BOTH:
        seen = match.state.observe(seat)
        assert isinstance(seen, Inf)
        assert [side.nexus for side in seen.sides] == [20, 20]


# Ether


@clause("INF-0-2")
def test_ether_is_replenished_each_turn_and_never_saved():
    given = table().south(limit=4, ether=3)
    ended = wait_out(given.at(EndTurn()))
    assert ended.south.ether == 0
    assert ended.cites("INF-0-2")
    again = wait(given.at(EndTurn(), BeginTurn(True), BeginTurn(False)), turn("south", "preparation"))
    assert (again.south.limit, again.south.ether) == (5, 5)


# Lines


@clause("INF-0-3")
def test_each_player_has_a_front_a_sanctuary_and_a_rear():
    laid = in_preparation(
        table()
        .south(front=["soldier-1-1"], sanctuary=["soldier-1-2"], rear=["soldier-1-3"])
        .north(front=["soldier-2-1"], sanctuary=["soldier-2-2"], rear=["soldier-2-3"])
    )
    assert isinstance(laid.state, Inf)
    assert [len(side.lines) for side in laid.state.sides] == [3, 3]
    assert (laid.south.front, laid.south.sanctuary, laid.south.rear) == (
        ["soldier-1-1#1"],
        ["soldier-1-2#2"],
        ["soldier-1-3#3"],
    )
    assert (laid.north.front, laid.north.sanctuary, laid.north.rear) == (
        ["soldier-2-1#4"],
        ["soldier-2-2#5"],
        ["soldier-2-3#6"],
    )


@clause("INF-0-3")
def test_there_is_no_fourth_line_to_summon_into():
    choosing = in_preparation(table().south(hand=["soldier-1-1"], ether=2)).when("south", "play soldier-1-1")
    assert choosing.offered("south") == ["to front", "to sanctuary", "to rear"]
    refused = choosing.when("south", "to centre")
    assert refused.refused == "INF-0-3"
    assert refused.south.hand == ["soldier-1-1"]


@clause("INF-0-3")
def test_a_token_has_no_fourth_line_either():
    given = table().south(hand=["call-those-below"], ether=3)
    choosing = in_preparation(given).when("south", "play call-those-below")
    assert choosing.offered("south") == ["to front", "to sanctuary", "to rear"]
    assert choosing.when("south", "to centre").refused == "INF-0-3"


# Fuerza


@clause("INF-0-4")
def test_exhausted_creatures_count_for_the_fuerza_of_their_line():
    given = table().south(sanctuary=["soldier-3-3 exhausted", "soldier-2-1"]).north(sanctuary=["soldier-4-4"])
    laid = in_preparation(given)
    assert laid.south.strength("sanctuary") == 5
    assert laid.north.strength("sanctuary") == 4


@clause("INF-0-4")
def test_wounds_do_not_lower_the_fuerza():
    assert in_preparation(table().south(front=["soldier-3-5 wounds=4"])).south.strength("front") == 3


@clause("INF-0-4")
def test_the_current_attack_counts_and_never_less_than_0_for_a_creature():
    laid = in_preparation(table().south(front=["soldier-2-2 gear=whetstone", "soldier-1-1 gear=lead-curse"]))
    assert laid.south.strength("front") == 3
    assert laid.south.stats("soldier-1-1#3") == (0, 1)


@clause("INF-0-4")
def test_a_commander_raises_the_fuerza_by_its_passive_and_adds_nothing_itself():
    given = table().south(commander="front-captain", front=["soldier-1-1", "soldier-0-4"])
    assert in_preparation(given).south.strength("front") == 3
    assert in_preparation(table().south(commander="front-captain")).south.strength("front") == 0


@clause("INF-0-4")
def test_fuerza_and_attack_explain_what_they_are_made_of():
    laid = in_preparation(table().south(front=["soldier-2-2 gear=whetstone", "soldier-1-1 gear=lead-curse"]))
    state = laid.state
    assert isinstance(state, Inf)
    line: list[Part] = []
    assert line_strength(state, SOUTH, FRONT, line) == sum(part.amount for part in line) == 3
    assert [(part.source, part.amount, part.clause) for part in line] == [
        ("soldier-2-2", 3, "INF-0-4"),
        ("soldier-1-1", 0, "INF-0-4"),
    ]
    one: list[Part] = []
    assert attack(state, laid.south.piece("soldier-1-1#3"), one) == sum(part.amount for part in one) == 0
    assert [(part.source, part.amount) for part in one] == [("soldier-1-1", 1), ("lead-curse", -3), ("soldier-1-1", 2)]
    assert one[-1].clause == "INF-0-4"
    assert line_strength(state, SOUTH, SANCTUARY) == 0


# Wounds


@clause("INF-0-5")
def test_wounds_stay_from_turn_to_turn():
    given = table().table(round=0, turn=0).south(front=["soldier-2-4"]).north(front=["soldier-3-5"])
    fought = wait(given.at(BeginRound()), turn("south", "conflict", 1))
    declared = declare(fought, "south", "attack soldier-2-4#1 soldier-3-5#2")
    later = wait(declared, turn("south", "awaken", 3))
    assert later.south.piece("soldier-2-4#1").wounds == 3
    assert later.north.piece("soldier-3-5#2").wounds == 2


@clause("INF-0-5")
def test_wounds_add_up_until_they_destroy():
    given = table().south(front=["soldier-1-5"]).north(front=["soldier-2-4 wounds=3"])
    fought = wait_out(declare(given.at(ChooseAttack(SOUTH)), "south", "attack soldier-1-5#1 soldier-2-4#2"))
    assert fought.north.front == []
    assert fought.north.discard == ["soldier-2-4"]


@clause("INF-0-5")
def test_wounds_are_gone_once_the_creature_has_left_play():
    given = table().south(front=["soldier-2-4 wounds=3"], rear=["soldier-1-1"], hand=["countertide"], ether=4)
    back = play(in_preparation(given), "play countertide", "target soldier-2-4#1")
    assert back.south.hand == ["soldier-2-4*"]
    again = play(back, "play soldier-2-4*", "to front")
    assert again.south.front == ["soldier-2-4#3"]
    assert again.south.piece("soldier-2-4#3").wounds == 0


# Restauración


@clause("INF-0-6")
def test_a_nexus_is_restored_to_20_at_most():
    done = play(in_preparation(table().south(hand=["great-mending"], ether=1, nexus=18)), "play great-mending")
    assert done.south.nexus == 20


@clause("INF-0-6")
@pytest.mark.parametrize(
    ("wounds", "spell", "left"), [(3, "short-mending", 1), (1, "long-mending", 0)], ids=["in part", "no more than all"]
)
def test_restoring_a_creature_removes_wounds_as_far_as_there_are_any(wounds: int, spell: str, left: int):
    given = table().south(front=[f"soldier-2-4 wounds={wounds}"], rear=["soldier-1-1"], hand=[spell], ether=1)
    done = in_preparation(given).when("south", f"play {spell}", "target soldier-2-4#1")
    assert done.south.piece("soldier-2-4#1").wounds == left
    assert done.south.stats("soldier-2-4#1") == (2, 4)
    assert done.cites("INF-0-6")


# Marks


@clause("INF-0-7")
def test_a_mark_is_won_by_dominating_the_round_and_lies_open():
    given = table().table(round=2).south(front=["soldier-1-1"], sanctuary=["soldier-1-1"])
    judged = given.at(JudgeRound())
    seen = judged.state.observe(NORTH)
    assert isinstance(seen, Inf)
    assert [side.mark for side in seen.sides] == [1, 0]
    told = of_kind(judged.told("north"), kinds.MARK_EARNED)
    assert [(kinds.seat_of(event.a), event.b) for event in told] == [(SOUTH, 1)]
