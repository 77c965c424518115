"""Chapter 6: ether. South is Player A, North is Player B."""

from __future__ import annotations

import pytest

from liza.games.inframundis import kinds
from liza.games.inframundis.pieces import PREPARATION
from liza.games.inframundis.sequence import TURN, BeginPhase, BeginRound, BeginTurn
from liza.games.inframundis.windows import ChooseAction
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from tests.games.inframundis.table import table
from tests.games.inframundis.waiting import of_kind, turn, wait, wait_out

SOUTH = 0
PREPARED = TURN[TURN.index(BeginPhase(PREPARATION)) :]
"""The turn from Preparación on."""


def round_one(**options: str) -> Outcome:
    """Returns the first window of the first turn, nobody having a card."""
    return table(options=options).table(round=0, turn=0).at(BeginRound())


def souths_turn(given: Scene) -> Outcome:
    """Returns the first window of South's turn; North's follows."""
    return given.at(BeginTurn(False), BeginTurn(True), BeginTurn(False))


def purse(outcome: Outcome, seat: str = "south") -> tuple[int, int]:
    """Returns ether and limit."""
    side = outcome.seat(seat)
    return side.ether, side.limit


# What is not spent


@clause("INF-6-1")
def test_unspent_ether_is_lost_at_the_end_of_the_turn():
    given = table().south(ether=3, limit=4).at(*PREPARED)
    closing = wait(given, turn("south", "closing"))
    assert closing.south.ether == 3
    then = wait_out(closing)
    assert purse(then) == (0, 4)
    assert [(event.a, event.b) for event in of_kind(then.events, kinds.ETHER_LOST)] == [(SOUTH, 3)]


@clause("INF-6-1")
def test_what_the_rival_has_left_is_lost_as_well():
    given = souths_turn(table().south(front=["soldier-1-1"]).north(limit=2, hand=["war-cry"]))
    flow = wait(given, turn("south", "flow"))
    assert purse(flow, "north") == (2, 2)
    spent = flow.when("south", "pass").when("north", "play war-cry", "target soldier-1-1#1")
    assert spent.north.ether == 1
    awaken = wait(spent, turn("north", "awaken"))
    assert purse(awaken, "north") == (0, 2)
    assert purse(wait(awaken, turn("north", "flow")), "north") == (3, 3)


# The limit


@clause("INF-6-2")
def test_the_limit_begins_at_one_and_the_first_turn_is_played_with_two():
    awaken = round_one()
    assert purse(awaken) == (0, 1)
    flow = wait(awaken, turn("south", "flow"))
    assert purse(flow) == (2, 2)
    assert flow.cites("INF-6-3")


@clause("INF-6-2")
def test_with_ether_first_turn_one_the_first_flow_does_not_raise_the_limit():
    first = wait(round_one(ether_first_turn="1"), turn("south", "flow", round=1))
    assert purse(first) == (1, 1)
    assert first.cites("INF-6-2")
    rivals = wait(first, turn("north", "flow", round=1))
    assert purse(rivals, "north") == (1, 1)
    second = wait(rivals, turn("south", "flow", round=2))
    assert purse(second) == (2, 2)
    assert purse(wait(second, turn("north", "flow", round=2)), "north") == (2, 2)


@clause("INF-6-3")
def test_the_limit_rises_by_one_in_each_own_turn():
    third = wait(round_one(), turn("south", "flow", round=3))
    assert purse(third) == (4, 4)
    rivals = wait(third, turn("north", "closing", round=3))
    assert rivals.south.limit == 4
    assert [event.a for event in of_kind(rivals.events, kinds.LIMIT_CHANGED)] == [1]


@clause("INF-6-4")
def test_the_limit_never_exceeds_ten():
    ninth = wait(round_one(), turn("south", "flow", round=9))
    assert purse(ninth) == (10, 10)
    tenth = wait(ninth, turn("south", "flow", round=10))
    assert purse(tenth) == (10, 10)
    assert not [event for event in of_kind(tenth.events, kinds.LIMIT_CHANGED) if event.a == SOUTH]


@clause("INF-6-4")
@pytest.mark.parametrize(("before", "after"), [(10, 10), (9, 10)])
def test_no_card_raises_the_limit_above_ten(before: int, after: int):
    given = table().south(limit=before, ether=1, hand=["deeper-well"]).at(ChooseAction(SOUTH))
    then = given.when("south", "play deeper-well")
    assert then.south.limit == after
    assert then.cites("INF-6-4")


# The refill


@clause("INF-6-5")
def test_the_refill_is_not_added_to_what_was_there():
    given = souths_turn(table().south(limit=5, table=["dawn-purse"]))
    assert purse(given) == (2, 5)
    assert given.cites("INF-6-5")
    assert purse(wait(given, turn("south", "flow"))) == (6, 6)


@clause("INF-6-5")
def test_filling_up_takes_nothing_away():
    given = souths_turn(table().south(limit=5, table=["dawn-hoard"]))
    assert purse(given) == (9, 5)
    flow = wait(given, turn("south", "flow"))
    assert purse(flow) == (9, 6)
    assert wait(flow, turn("north", "awaken")).south.ether == 0, "the surplus is lost like the rest"


@clause("INF-6-6")
def test_both_players_refill_at_the_start_of_each_turn():
    flow = wait(round_one(), turn("south", "flow"))
    assert (purse(flow), purse(flow, "north")) == ((2, 2), (1, 1))
    assert flow.cites("INF-6-6")


@clause("INF-6-6")
def test_ether_is_there_for_fast_spells_in_the_rivals_turn():
    given = table().south(ether=0, limit=4, front=["soldier-1-1"], hand=["war-cry"]).at(BeginTurn(True))
    flow = wait(given, turn("north", "flow"))
    assert purse(flow) == (4, 4)
    played = flow.when("north", "pass").when("south", "play war-cry", "target soldier-1-1#1")
    assert played.south.ether == 3
    assert played.south.stats("soldier-1-1#1") == (4, 1)


@clause("INF-6-6")
def test_a_reserve_serves_in_the_rivals_turn_and_is_lost_with_it():
    reserve = {"ether_on_rival_turn": "reserve"}
    given = table(options=reserve).south(ether=1, limit=4, front=["soldier-1-1"], hand=["war-cry"])
    kept = wait(given.at(*PREPARED, BeginTurn(True), BeginTurn(False)), turn("north", "flow"))
    assert purse(kept) == (1, 4)
    assert purse(kept, "north") == (2, 2)
    assert wait(kept, turn("south", "awaken")).south.ether == 0
    assert purse(wait(kept, turn("south", "flow"))) == (5, 5)
    played = kept.when("north", "pass").when("south", "play war-cry", "target soldier-1-1#1")
    assert played.south.ether == 0
    assert purse(wait(played, turn("south", "flow"))) == (5, 5)


@clause("INF-6-6")
def test_without_ether_in_the_rivals_turn_only_free_fast_spells_are_played():
    none = {"ether_on_rival_turn": "none"}
    given = table(options=none).south(ether=2, limit=4, front=["soldier-1-1"], hand=["war-cry", "ambush"])
    flow = wait(given.at(*PREPARED, BeginTurn(True)), turn("north", "flow"))
    assert purse(flow) == (0, 4)
    asked = flow.when("north", "pass")
    assert asked.offered("south") == ["pass", "play ambush"]
    assert asked.when("south", "play war-cry").refused == "INF-6-7"
    assert asked.when("south", "play ambush").south.sanctuary == ["recruit#2"]


# Paying


@clause("INF-6-7")
def test_nothing_is_played_without_ether_for_its_whole_cost():
    given = table().south(ether=2, hand=["borrowed-boots"], front=["soldier-2-2"]).at(ChooseAction(SOUTH))
    then = given.when("south", "play borrowed-boots")
    assert then.refused == "INF-6-7"
    assert (then.south.ether, then.south.hand) == (2, ["borrowed-boots"])
    assert "play borrowed-boots" not in given.offered("south")


@clause("INF-6-7")
def test_a_cost_never_falls_below_nothing():
    given = table().south(ether=0, hand=["pin-prick"], table=["old-bargain"], front=["soldier-2-2"])
    then = given.at(ChooseAction(SOUTH)).when("south", "play pin-prick", "target soldier-2-2#2")
    assert then.south.ether == 0
    assert then.south.piece("soldier-2-2#2").wounds == 1
    assert [event.b for event in of_kind(then.events, kinds.CARD_PLAYED)] == [0], "it cost 0, not -1"
