"""Chapter 7: the Round and the five phases of a turn. South is Player A, North is Player B."""

from __future__ import annotations

import pytest

from liza.games.inframundis import kinds
from liza.games.inframundis.changes import DrawCards
from liza.games.inframundis.combat import ChooseAttack
from liza.games.inframundis.pieces import AWAKEN, CLOSING, CONFLICT, FLOW, PREPARATION
from liza.games.inframundis.sequence import TURN, BeginPhase, BeginRound, BeginTurn, EndRound
from liza.games.inframundis.windows import ChooseAction
from liza.kernel import Event
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from tests.games.inframundis.table import table
from tests.games.inframundis.waiting import inf, of_kind, turn, wait, wait_out

SOUTH, NORTH = 0, 1
PREPARED = TURN[TURN.index(BeginPhase(PREPARATION)) :]
CLOSED = TURN[TURN.index(BeginPhase(CLOSING)) :]
NINE = [f"soldier-{attack}-{life}" for attack in (1, 2, 3) for life in (1, 2, 3)]


def preparing(given: Scene) -> Outcome:
    """Returns South's Preparación, with the rest of the turn to come."""
    return given.at(*PREPARED)


def phases(events: list[Event]) -> list[tuple[int, int]]:
    """Returns whose phase began, and which."""
    return [(kinds.seat_of(event.a), kinds.more_of(event.a)) for event in of_kind(events, kinds.PHASE_BEGAN)]


def who(events: list[Event]) -> list[int]:
    """Returns the serial numbers that events speak of."""
    return [kinds.serial_of(event.a) for event in events]


# The Round


@clause("INF-7-1")
def test_a_round_is_the_turn_of_a_and_then_the_turn_of_b():
    begun = table().table(round=0, turn=0).at(BeginRound())
    assert (begun.state.round, begun.state.active) == (1, SOUTH)
    second = wait(begun, lambda state: state.active == NORTH)
    assert (second.state.round, second.state.turn) == (1, 2)
    assert not of_kind(second.events, kinds.LINE_JUDGED)
    third = wait(second, lambda state: state.active == SOUTH)
    assert (third.state.round, third.state.turn) == (2, 3)
    told = [event.kind for event in third.events]
    assert told.index(kinds.LINE_JUDGED) < told.index(kinds.ROUND_BEGAN)


@clause("INF-7-2")
def test_lines_are_judged_when_the_round_ends_and_not_before():
    given = table().table(round=0, turn=0)
    given = given.south(front=["soldier-1-1"], sanctuary=["soldier-1-1"], rear=["soldier-1-1"])
    second = wait(given.at(BeginRound()), turn("north", "awaken"))
    assert not second.over
    assert second.south.mark == 0
    assert not of_kind(second.events, kinds.LINE_JUDGED)
    over = wait_out(wait(second, turn("north", "closing")))
    assert (over.over, over.result, over.ending) == (True, [1, -1], "INF-11.3-3")


@clause("INF-7-2")
def test_the_end_of_a_round_judges_once_for_both_players():
    given = table().table(round=0, turn=0).south(front=["soldier-1-1"], sanctuary=["soldier-1-1"])
    given = given.north(rear=["soldier-2-2"])
    closing = wait(given.at(BeginRound()), turn("north", "closing"))
    assert not of_kind(closing.events, kinds.LINE_JUDGED)
    second = wait(closing, lambda state: state.round == 2)
    judged = of_kind(second.events, kinds.LINE_JUDGED)
    assert [(kinds.more_of(event.a), kinds.seat_of(event.a)) for event in judged] == [
        (0, SOUTH),
        (1, SOUTH),
        (2, NORTH),
    ]
    assert (second.south.mark, second.north.mark) == (1, 0)


@clause("INF-7-3")
def test_each_turn_runs_through_five_phases_in_order_and_repeats_none():
    begun = table().table(round=0, turn=0).at(BeginRound())
    second = wait(begun, lambda state: state.round == 2)
    five = [AWAKEN, FLOW, PREPARATION, CONFLICT, CLOSING]
    told = phases(begun.events + second.events)
    assert told == [(SOUTH, p) for p in five] + [(NORTH, p) for p in five] + [(SOUTH, AWAKEN)]


@clause("INF-7-3")
def test_there_is_no_way_back_to_preparation():
    given = preparing(table().south(ether=3, hand=["soldier-2-2"], front=["soldier-1-1"]).north())
    conflict = given.when("south", "end").when("north", "pass")
    assert conflict.state.phase == CONFLICT
    assert conflict.owing == ["south"]
    then = conflict.when("south", "play soldier-2-2")
    assert then.refused == "INF-12-7"
    assert (then.south.ether, then.south.hand) == (3, ["soldier-2-2"])


@clause("INF-7-3")
def test_preparation_may_be_left_without_doing_anything():
    given = preparing(table().south(ether=3, hand=["soldier-2-2"], front=["soldier-1-1"]))
    assert "play soldier-2-2" in given.offered("south")
    conflict = given.when("south", "end").when("north", "pass")
    assert phases(conflict.events) == [(SOUTH, CONFLICT)]
    after = conflict.when("south", "end")
    assert after.refused == ""
    assert after.cites("INF-7.4-1")


# Despertar


@clause("INF-7.1-1")
def test_the_active_player_readies_all_exhausted_cards_and_nobody_elses():
    given = table().south(front=["soldier-1-1 exhausted", "soldier-2-2 exhausted"], table=["dawn-spring exhausted"])
    then = given.north(front=["soldier-3-3 exhausted"]).at(BeginTurn(False))
    own = ("soldier-1-1#1", "soldier-2-2#2", "dawn-spring#3")
    assert [then.south.piece(name).exhausted for name in own] == [False] * 3
    assert then.north.piece("soldier-3-3#4").exhausted
    assert then.owing == ["south"], "without choice: the first question is that of the window"
    assert then.offered("south") == ["pass"]
    assert then.cites("INF-7.1-1")


@clause("INF-7.1-1")
def test_gear_is_readied_with_its_bearer():
    given = table().south(front=["soldier-1-1 exhausted gear=borrowed-boots"])
    inf(given.state).sides[SOUTH].lines[0][0].gear[0].exhausted = True
    then = given.at(BeginTurn(False))
    assert not then.south.piece("borrowed-boots#2").exhausted


@clause("INF-7.1-1")
def test_a_stunned_creature_is_not_readied():
    then = table().south(front=["soldier-1-1 exhausted stunned", "soldier-2-2 exhausted"]).at(BeginTurn(False))
    assert then.south.piece("soldier-1-1#1").exhausted
    assert not then.south.piece("soldier-2-2#2").exhausted
    assert then.cites("INF-13-3")


@clause("INF-7.1-2")
def test_effects_of_the_start_of_the_turn_follow_the_readying():
    given = table().south(front=["soldier-1-1 exhausted", "soldier-2-2 exhausted"], table=["taskmaster"], deck=["wolf"])
    asked = given.at(BeginTurn(False))
    assert asked.offered("south") == ["target soldier-1-1#1", "target soldier-2-2#2"], "both are ready by now"
    then = asked.when("south", "target soldier-2-2#2")
    assert not then.south.piece("soldier-1-1#1").exhausted
    assert then.south.piece("soldier-2-2#2").exhausted
    assert then.south.hand == ["wolf"]


@clause("INF-7.1-2")
def test_effects_of_your_turn_do_nothing_in_the_rivals():
    given = table().south(nexus=10, table=["dawn-spring"])
    assert given.at(BeginTurn(False)).south.nexus == 11
    assert wait_out(given.at(BeginTurn(True))).south.nexus == 10


@clause("INF-7.1-2")
def test_the_rivals_effects_of_each_turn_come_after_the_active_players():
    given = table().south(nexus=10, table=["dawn-bell"]).north(nexus=10, table=["dawn-bell"])
    for second, order in ((False, [SOUTH, NORTH]), (True, [NORTH, SOUTH])):
        then = given.at(BeginTurn(second))
        triggered = of_kind(then.events, kinds.ABILITY_TRIGGERED)
        assert [kinds.seat_of(event.a) for event in triggered] == order
        assert (then.south.nexus, then.north.nexus) == (11, 11)


# Flujo


@clause("INF-7.2-1")
def test_flow_begins_by_raising_the_active_players_limit():
    awaken = table().at(BeginTurn(True))
    assert awaken.north.limit == 1
    flow = wait(awaken, turn("north", "flow"))
    assert (flow.north.limit, flow.south.limit) == (2, 1)
    told = [event.kind for event in flow.events]
    assert told.index(kinds.PHASE_BEGAN) < told.index(kinds.LIMIT_CHANGED) < told.index(kinds.ETHER_FILLED)


@clause("INF-7.2-2")
def test_ether_is_filled_up_to_the_raised_limit():
    flow = wait(table().south(limit=3).at(BeginTurn(False)), turn("south", "flow"))
    assert (flow.south.ether, flow.south.limit) == (4, 4)
    assert flow.cites("INF-7.2-2")


@clause("INF-7.2-3")
def test_flow_ends_with_drawing_one_card_for_the_starting_player_too():
    given = table().table(round=0, turn=0).south(hand=NINE[:5], deck=["wolf", "umbral-wall"])
    flow = wait(given.at(BeginRound()), turn("south", "flow"))
    assert flow.south.hand == [*NINE[:5], "wolf"]
    assert [event.kind for event in flow.events if event.a == SOUTH][-1] == kinds.CARD_DRAWN
    assert flow.cites("INF-7.2-3")


@clause("INF-7.2-3")
def test_with_first_player_draw_skip_only_the_very_first_turn_draws_nothing():
    given = table(options={"first_player_draw": "skip"}).table(round=0, turn=0)
    given = given.south(hand=NINE[:5], deck=["wolf"]).north(hand=NINE[:5], deck=["wolf"])
    first = wait(given.at(BeginRound()), turn("south", "flow"))
    assert (len(first.south.hand), first.south.deck) == (5, ["wolf"])
    second = wait(first, turn("north", "flow"))
    assert len(second.north.hand) == 6
    assert len(wait(second, turn("south", "flow", round=2)).south.hand) == 6


@clause("INF-7.2-3")
def test_the_hand_limit_does_not_hold_in_flow():
    flow = wait(table().south(hand=NINE[:7], deck=["wolf"]).at(BeginTurn(False)), turn("south", "flow"))
    assert len(flow.south.hand) == 8
    assert flow.offered("south") == ["pass"]


@clause("INF-7.2-4")
def test_drawing_from_an_empty_deck_draws_nothing():
    given = table().south(hand=NINE[:3], nexus=20).at(BeginTurn(False), BeginTurn(True))
    flow = wait(given, turn("south", "flow"))
    assert (len(flow.south.hand), flow.south.nexus) == (3, 20)
    assert flow.cites("INF-7.2-4")
    assert not wait(flow, turn("north", "flow")).over


@clause("INF-7.2-4")
def test_a_draw_of_several_cards_takes_those_there_are():
    given = table().south(ether=1, hand=["three-pages"], deck=["wolf"]).at(ChooseAction(SOUTH))
    then = given.when("south", "play three-pages")
    assert (then.south.hand, then.south.nexus) == (["wolf"], 20)
    assert len(of_kind(then.events, kinds.CARD_DRAWN)) == 1
    assert len(of_kind(then.events, kinds.DECK_EMPTY)) == 2


@clause("INF-7.2-4")
def test_fatigue_wounds_the_nexus_more_with_each_failed_draw():
    given = table(options={"empty_deck": "fatigue"}).south(nexus=3, fatigue=1)
    flow = wait(given.at(BeginTurn(False)), turn("south", "flow"))
    assert flow.south.nexus == 1
    fresh = table(options={"empty_deck": "fatigue"}).south(nexus=10).at(DrawCards(SOUTH, 3))
    assert fresh.south.nexus == 10 - 1 - 2 - 3
    fallen = given.at(DrawCards(SOUTH, 2))
    assert (fallen.result, fallen.ending, fallen.south.nexus) == ([-1, 1], "INF-1-4", 0)


@clause("INF-7.2-4")
def test_with_empty_deck_lose_a_failed_draw_loses_at_once():
    given = table(options={"empty_deck": "lose"})
    lost = wait_out(given.at(BeginTurn(False)))
    assert (lost.result, lost.ending) == ([-1, 1], "INF-7.2-4")
    assert lost.state.phase == FLOW, "at once"
    one_left = wait(given.south(deck=["wolf"]).at(BeginTurn(False)), turn("south", "flow"))
    assert (one_left.over, one_left.south.hand) == (False, ["wolf"])


# Preparación


@clause("INF-7.3-1")
def test_the_active_player_plays_as_many_cards_as_can_be_paid_for():
    given = table().south(ether=5, hand=["soldier-1-1", "soldier-2-2", "pin-prick"]).north()
    then = given.at(ChooseAction(SOUTH)).when("south", "play soldier-1-1", "to front")
    then = then.when("north", "pass").when("south", "play soldier-2-2", "to rear")
    then = then.when("north", "pass").when("south", "play pin-prick", "target soldier-2-2#2")
    assert then.refused == ""
    assert (then.south.ether, then.south.hand) == (0, [])


@clause("INF-7.3-1")
def test_cards_abilities_and_moves_mix_in_any_order():
    given = table().south(ether=5, hand=["soldier-1-1"], front=["soldier-2-2", "hothead"], rear=["soldier-3-3"])
    then = given.at(ChooseAction(SOUTH)).when("south", "move soldier-2-2#1 sanctuary").when("north", "pass")
    then = then.when("south", "play soldier-1-1", "to front").when("north", "pass")
    then = then.when("south", "use hothead#2/0").when("north", "pass")
    then = then.when("south", "move soldier-3-3#3 sanctuary").when("north", "pass")
    assert then.south.sanctuary == ["soldier-2-2#1", "soldier-3-3#3"]
    assert then.south.ether == 0


@clause("INF-7.3-2")
def test_equipping_is_playing_the_card_on_a_bearer():
    given = table().south(ether=3, hand=["borrowed-boots"], front=["soldier-2-2"]).at(ChooseAction(SOUTH))
    then = given.when("south", "play borrowed-boots", "target soldier-2-2#1")
    assert (then.south.ether, then.south.hand) == (0, [])
    assert [gear.serial for gear in then.south.piece("soldier-2-2#1").gear] == [2]
    assert then.cites("INF-7.3-2")
    assert [event.b for event in of_kind(then.events, kinds.CARD_PLAYED)] == [3], "and nothing more is paid"


@clause("INF-7.3-2")
def test_nothing_is_equipped_in_conflict():
    given = table().south(ether=3, hand=["borrowed-boots"], front=["soldier-2-2"]).table(phase=CONFLICT)
    then = given.at(ChooseAttack(SOUTH)).when("south", "play borrowed-boots")
    assert then.refused == "INF-12-7"


@clause("INF-7.3-2")
def test_a_relic_is_not_equipped_to_a_rivals_creature():
    given = table().south(ether=3, hand=["borrowed-boots"], front=["soldier-2-2", "soldier-3-3"])
    given = given.north(front=["soldier-1-1"])
    asked = given.at(ChooseAction(SOUTH)).when("south", "play borrowed-boots")
    assert asked.offered("south") == ["target soldier-2-2#1", "target soldier-3-3#2"]
    then = asked.when("south", "target soldier-1-1#3")
    assert then.refused == "INF-3-3"
    assert then.south.ether == 3
    alone = table().south(ether=3, hand=["borrowed-boots", "pin-prick"]).north(front=["soldier-1-1"])
    assert alone.at(ChooseAction(SOUTH)).when("south", "play borrowed-boots").refused == "INF-3-3"


@clause("INF-7.3-3")
def test_abilities_are_used_in_preparation():
    given = table().south(front=["whittler"]).north(front=["soldier-2-2"], sanctuary=["soldier-3-3"])
    asked = given.at(ChooseAction(SOUTH)).when("south", "use whittler#1/0")
    assert asked.offered("south") == ["target whittler#1", "target soldier-2-2#2"], "only creatures in this line"
    then = asked.when("south", "target soldier-2-2#2")
    assert then.south.piece("whittler#1").exhausted
    assert then.north.piece("soldier-2-2#2").wounds == 1
    assert then.cites("INF-7.3-3")


@clause("INF-7.3-3")
def test_a_new_creature_uses_no_ability_that_exhausts_it():
    given = table().south(ether=1, front=["whittler new"]).at(ChooseAction(SOUTH))
    assert given.when("south", "use whittler#1/0").refused == "INF-8-4"


@clause("INF-7.3-4")
def test_creatures_are_moved_for_one_ether_each():
    given = table().south(ether=2, front=["soldier-1-1"], sanctuary=["soldier-2-2"]).at(ChooseAction(SOUTH))
    then = given.when("south", "move soldier-1-1#1 sanctuary").when("north", "pass")
    assert then.south.ether == 1
    then = then.when("south", "move soldier-2-2#2 rear")
    assert (then.south.sanctuary, then.south.rear, then.south.ether) == (["soldier-1-1#1"], ["soldier-2-2#2"], 0)


@clause("INF-7.3-4")
def test_without_ether_nothing_moves():
    given = table().south(ether=0, front=["soldier-1-1"], rear=["whittler"]).at(ChooseAction(SOUTH))
    then = given.when("south", "move soldier-1-1#1 sanctuary")
    assert then.refused == "INF-6-7"
    assert then.south.front == ["soldier-1-1#1"]


# Conflicto


def declare(given: Scene, *attacks: str) -> Outcome:
    """Returns South's attacks declared; the declaration ends by itself when no other attack is possible."""
    then = given.at(ChooseAttack(SOUTH)).when("south", *attacks)
    return then.when("south", "end") if isinstance(then.state.ask_of(SOUTH), ChooseAttack) else then


def fight(given: Scene, *attacks: str) -> Outcome:
    """Returns South's attacks fought out; nobody plays a card."""
    return wait_out(declare(given, *attacks))


@clause("INF-7.4-1")
def test_attacks_are_declared_against_the_board_as_it_is():
    given = table().south(front=["soldier-3-3", "soldier-2-2"]).north(front=["soldier-1-1"]).at(ChooseAttack(SOUTH))
    first = given.when("south", "attack soldier-3-3#1 soldier-1-1#3")
    assert first.north.piece("soldier-1-1#3").wounds == 0, "nothing is dealt before all is declared"
    assert first.when("south", "attack soldier-2-2#2 nexus").refused == "INF-10.2-1"


@clause("INF-7.4-1")
def test_only_ready_creatures_attack():
    given = table().south(front=["soldier-3-3 exhausted", "soldier-2-2"]).at(ChooseAttack(SOUTH))
    assert given.offered("south") == ["end", "attack soldier-2-2#2 nexus"]
    assert given.when("south", "attack soldier-3-3#1 nexus").refused == "INF-10.1-1"


@clause("INF-7.4-1")
def test_there_is_one_declaration_in_each_conflict():
    given = table().south(front=["soldier-3-3", "soldier-2-2"]).north(nexus=20)
    fought = given.at(*PREPARED).when("south", "end").when("north", "pass")
    fought = fought.when("south", "attack soldier-3-3#1 nexus", "end").when("south", "pass").when("north", "pass")
    while fought.state.strikes:
        fought = fought.when(fought.owing[0], "pass")
    assert fought.north.nexus == 17
    assert not fought.south.piece("soldier-2-2#2").exhausted
    assert (fought.state.phase, fought.owing) == (CONFLICT, ["south"])
    assert fought.when("south", "attack soldier-2-2#2 nexus").refused == "INF-7.4-1"
    closing = fought.when("south", "pass").when("north", "pass")
    assert closing.state.phase == CLOSING
    assert closing.when("south", "attack soldier-2-2#2 nexus").refused == "INF-7.4-1"


@clause("INF-7.4-1")
def test_a_player_may_attack_with_nobody():
    given = preparing(table().south(front=["soldier-3-3"])).when("south", "end").when("north", "pass")
    assert "attack soldier-3-3#1 nexus" in given.offered("south")
    then = given.when("south", "end")
    assert then.cites("INF-7.4-1")
    assert (then.state.strikes, then.north.nexus) == ([], 20)
    assert wait(then, turn("south", "closing")).north.nexus == 20


@clause("INF-7.4-2")
def test_blocks_follow_the_declaration_and_are_the_defenders():
    given = table(options={"block_mode": "A"}).south(front=["soldier-3-3"]).north(rear=["soldier-1-1"])
    declared = declare(given, "attack soldier-3-3#1 nexus")
    assert declared.offered("south") == ["pass"], "first the window after the declaration"
    asked = declared.when("south", "pass").when("north", "pass")
    assert asked.owing == ["north"]
    assert asked.offered("north") == ["no-block", "block soldier-1-1#2"]
    assert asked.when("north", "no-block").refused == ""


@clause("INF-7.4-3")
def test_fighters_wound_each_other_at_the_same_time():
    given = table().south(front=["soldier-3-3"]).north(front=["soldier-3-3"])
    then = fight(given, "attack soldier-3-3#1 soldier-3-3#2")
    assert [(serial, event.b) for serial, event in zip(*wounds(then), strict=True)] == [(2, 3), (1, 3)]
    assert (then.south.discard, then.north.discard) == (["soldier-3-3"], ["soldier-3-3"])


def wounds(then: Outcome) -> tuple[list[int], list[Event]]:
    dealt = of_kind(then.events, kinds.WOUNDED)
    return who(dealt), dealt


@clause("INF-7.4-3")
def test_all_fights_of_a_combat_are_dealt_together():
    given = table().south(front=["soldier-3-3", "soldier-2-2"]).north(front=["soldier-2-2", "soldier-2-5"])
    then = fight(given, "attack soldier-3-3#1 soldier-2-2#3", "attack soldier-2-2#2 soldier-2-5#4")
    assert then.south.piece("soldier-3-3#1").wounds == 2
    assert then.north.piece("soldier-2-5#4").wounds == 2
    assert (then.south.discard, then.north.discard) == (["soldier-2-2"], ["soldier-2-2"])
    told = [event.kind for event in then.events if event.kind in (kinds.WOUNDED, kinds.DIED)]
    assert told == [kinds.WOUNDED] * 4 + [kinds.DIED] * 2


@clause("INF-7.4-3")
def test_the_dying_strike_as_hard_as_the_living():
    given = table().south(front=["soldier-2-1"]).north(front=["soldier-5-2"])
    then = fight(given, "attack soldier-2-1#1 soldier-5-2#2")
    assert (then.south.front, then.north.front) == ([], [])
    assert (then.south.discard, then.north.discard) == (["soldier-2-1"], ["soldier-5-2"])


@clause("INF-7.4-4")
def test_a_creature_is_destroyed_when_wounds_reach_its_life_in_any_phase():
    given = preparing(table().south(ether=1, hand=["pin-prick"]).north(front=["soldier-2-3 wounds=2"]))
    assert given.north.front == ["soldier-2-3#1"], "2 < 3: it lives"
    then = given.when("south", "play pin-prick", "target soldier-2-3#1")
    assert (then.north.front, then.north.discard) == ([], ["soldier-2-3"])
    assert then.state.phase == PREPARATION
    assert then.cites("INF-7.4-4")


@clause("INF-7.4-4")
@pytest.mark.parametrize(("life", "lives"), [(0, True), (-1, False), (-2, False)])
def test_a_loss_of_life_destroys_as_well(life: int, lives: bool):
    given = table().south(ether=1, hand=["pin-prick"], rear=["soldier-6-6"])
    given = given.north(front=[f"soldier-2-3 wounds=2 life={life}"])
    then = given.at(ChooseAction(SOUTH)).when("south", "play pin-prick", "target soldier-6-6#1")
    assert then.north.front == (["soldier-2-3#2"] if lives else [])


@clause("INF-7.4-4")
def test_those_that_fall_together_are_destroyed_together():
    given = table().south(ether=1, hand=["hail"], front=["soldier-1-1"], rear=["soldier-2-2"])
    then = given.north(front=["soldier-1-1"]).at(ChooseAction(SOUTH)).when("south", "play hail")
    assert (then.south.front, then.north.front) == ([], [])
    assert (then.south.rear, then.south.piece("soldier-2-2#2").wounds) == (["soldier-2-2#2"], 1)
    told = [event.kind for event in then.events]
    first = told.index(kinds.DIED)
    assert told[first : first + 2] == [kinds.DIED] * 2
    assert who(then.events[first : first + 2]) == [1, 3]


# Cierre


@clause("INF-7.5-1")
def test_closing_begins_with_the_effects_of_the_end_of_the_turn():
    given = table().south(nexus=15, front=["dusk-healer"]).at(*CLOSED)
    assert given.south.nexus == 16
    assert given.owing == ["south"], "the window comes after"
    assert given.cites("INF-7.5-1")
    rivals = table().south(nexus=15, front=["dusk-healer"]).table(active="north").at(*CLOSED)
    assert wait_out(rivals).south.nexus == 15


def discarding(given: Scene) -> Outcome:
    """Returns South's Cierre after its window."""
    return given.at(*CLOSED).when("south", "pass").when("north", "pass")


@clause("INF-7.5-2")
def test_the_active_player_chooses_what_to_discard_down_to_seven():
    asked = discarding(table().south(hand=NINE))
    assert asked.owing == ["south"]
    assert asked.offered("south") == [f"discard {card}" for card in NINE]
    one = asked.when("south", "discard soldier-1-2")
    assert one.owing == ["south"], "one is not enough"
    then = one.when("south", "discard soldier-3-3")
    assert then.ended
    assert then.south.discard == ["soldier-1-2", "soldier-3-3"]
    assert len(then.south.hand) == 7


@clause("INF-7.5-2")
def test_seven_cards_are_not_too_many():
    then = discarding(table().south(hand=NINE[:7]))
    assert then.ended
    assert then.south.hand == NINE[:7]


@clause("INF-7.5-2")
def test_effects_come_before_the_discard():
    asked = discarding(table().south(hand=NINE[:7], table=["dusk-ledger"], deck=["wolf"]))
    assert len(asked.south.hand) == 8
    then = asked.when("south", "discard wolf")
    assert then.ended
    assert then.south.hand == NINE[:7]


@clause("INF-7.5-2")
def test_the_rival_discards_nothing():
    then = wait_out(table().north(hand=NINE).at(*CLOSED))
    assert (then.north.hand, then.north.discard) == (NINE, [])


@clause("INF-7.5-2")
def test_cards_of_one_kind_are_asked_for_too_or_the_rival_would_learn_what_the_hand_is():
    asked = discarding(table().south(hand=["wolf"] * 9))
    assert asked.owing == ["south"]
    then = asked.when("south", "discard wolf", "discard wolf")
    assert then.ended
    assert then.south.discard == ["wolf"] * 2


@clause("INF-7.5-3")
def test_what_lasts_until_the_end_of_the_turn_is_gone_before_the_round_is_judged():
    given = table().south(front=["soldier-2-2"]).north(limit=1, hand=["war-cry"], front=["soldier-1-1"])
    closing = wait(given.at(BeginTurn(True), EndRound()), turn("north", "closing"))
    cried = closing.when("north", "play war-cry", "target soldier-1-1#2")
    assert (cried.south.strength("front"), cried.north.strength("front")) == (2, 4)
    then = wait_out(cried)
    assert then.cites("INF-7.5-3")
    front = of_kind(then.events, kinds.LINE_JUDGED)[0]
    assert (kinds.seat_of(front.a), front.b) == (SOUTH, 2 | 1 << 20)
    assert then.north.stats("soldier-1-1#2") == (1, 1)


@clause("INF-7.5-3")
def test_a_creature_whose_life_expires_is_destroyed_before_the_judgement():
    given = table().table(active="north").south(front=["soldier-2-2 life=+2 wounds=3"]).north(front=["soldier-1-1"])
    closing = given.at(*CLOSED, EndRound())
    assert closing.south.front == ["soldier-2-2#1"]
    then = wait_out(closing)
    assert then.south.front == []
    told = [event.kind for event in then.events]
    assert told.index(kinds.EXPIRED) < told.index(kinds.DIED) < told.index(kinds.LINE_JUDGED)
    assert kinds.seat_of(of_kind(then.events, kinds.LINE_JUDGED)[0].a) == NORTH
    assert told.index(kinds.DIED) > max(i for i, kind in enumerate(told) if kind == kinds.EXPIRED)


@clause("INF-7.5-3")
def test_what_an_expiry_sets_off_resolves_there_without_a_window():
    given = table().south(ether=2, front=["twice-told life=+2 wounds=3"], hand=["ambush"], nexus=20)
    discarded = given.at(*CLOSED).when("south", "pass").when("north", "pass")
    assert discarded.ended, "nobody was asked"
    assert discarded.south.front == ["twice-told#2"], "its echo has come"
    assert discarded.south.piece("twice-told#2").token
    assert discarded.south.ether == 0


@clause("INF-7.5-3")
def test_everything_for_the_turn_expires_together():
    given = table().south(front=["soldier-2-2 attack=+1", "soldier-3-3 silenced=turn"], rear=["soldier-2-2 life=-1"])
    given = given.north(front=["soldier-1-1 attack=+5"], ether=2)
    then = wait_out(given.at(*CLOSED))
    assert [then.south.stats(name) for name in ("soldier-2-2#1", "soldier-2-2#3")] == [(2, 2), (2, 2)]
    assert then.south.piece("soldier-3-3#2").silenced == 0
    assert then.north.stats("soldier-1-1#4") == (1, 1)
    assert then.north.ether == 0
