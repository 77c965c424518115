"""Chapter 8: playing cards. South is Player A, North is Player B."""

from __future__ import annotations

import pytest

from liza.games.inframundis import kinds
from liza.games.inframundis.changes import Control
from liza.games.inframundis.combat import ChooseAttack
from liza.games.inframundis.pieces import PREPARATION
from liza.games.inframundis.sequence import TURN, BeginPhase, BeginTurn
from liza.games.inframundis.windows import ChooseAction
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from tests.games.inframundis.table import table
from tests.games.inframundis.waiting import of_kind, turn, wait, wait_out

SOUTH, NORTH = 0, 1
PREPARED = TURN[TURN.index(BeginPhase(PREPARATION)) :]
THREE = ["soldier-1-1", "soldier-1-1", "soldier-1-1"]


def acting(given: Scene) -> Outcome:
    """Returns South's Preparación, with the rest of the turn and North's to come."""
    return given.at(*PREPARED, BeginTurn(True), BeginTurn(False))


def fighting(outcome: Outcome) -> Outcome:
    """Returns South's Conflicto after a Preparación that ends here; South must have an attack to declare."""
    then = wait(outcome, turn("south", "conflict"))
    assert isinstance(then.state.ask_of(SOUTH), ChooseAttack), f"South has nothing to declare: {then!r}"
    return then


def refusal_to_attack(outcome: Outcome, attack: str) -> str:
    """Returns the clause by which South's declaration refuses an attack, "" if it takes it."""
    return fighting(outcome).when("south", attack).refused


# Paying and entering


@clause("INF-8-1")
def test_the_cost_is_paid_in_ether():
    given = table().south(ether=4, hand=["borrowed-boots", "soldier-2-2"], front=["soldier-1-1", "soldier-3-3"])
    then = acting(given).when("south", "play borrowed-boots", "target soldier-1-1#1")
    assert then.south.ether == 1
    assert then.cites("INF-8-1")
    creature = acting(given).when("south", "play soldier-2-2", "to rear")
    assert (creature.south.ether, creature.south.rear) == (2, ["soldier-2-2#3"])


@clause("INF-8-1")
def test_nothing_is_paid_before_all_choices_are_made():
    given = acting(table().south(ether=4, hand=["soldier-2-2"]))
    choosing = given.when("south", "play soldier-2-2")
    assert choosing.offered("south") == ["to front", "to sanctuary", "to rear"]
    assert (choosing.south.ether, choosing.south.hand) == (4, ["soldier-2-2"])
    back = choosing.take_back("south")
    assert back.refused == ""
    assert (back.south.ether, back.south.hand) == (4, ["soldier-2-2"])
    assert back.offered("south") == given.offered("south")
    assert back.events == []
    played = choosing.when("south", "to front")
    assert played.take_back("south").refused == "final", "a card on the table stays there"


@clause("INF-8-2")
def test_a_creature_enters_the_line_chosen():
    played = acting(table().south(ether=2, hand=["soldier-2-2"])).when("south", "play soldier-2-2", "to rear")
    assert (played.south.front, played.south.sanctuary, played.south.rear) == ([], [], ["soldier-2-2#1"])
    assert played.cites("INF-8-2")


@clause("INF-8-2")
def test_it_is_attacked_there_and_from_there_alone():
    given = (
        table()
        .south(rear=["soldier-2-2"])
        .north(front=["soldier-3-3"], sanctuary=["soldier-3-3"], rear=["soldier-3-3"])
    )
    asked = given.at(ChooseAttack(NORTH))
    against = [text for text in asked.offered("north") if text.endswith("soldier-2-2#1")]
    assert against == ["attack soldier-3-3#4 soldier-2-2#1"]
    assert asked.when("north", "attack soldier-3-3#2 soldier-2-2#1").refused == "INF-10.1-3"


# Summoning sickness


@clause("INF-8-3")
def test_every_creature_enters_exhausted_and_counts_all_the_same():
    then = acting(table().south(ether=2, hand=["soldier-2-2"])).when("south", "play soldier-2-2", "to front")
    assert then.south.piece("soldier-2-2#1").exhausted
    assert then.south.strength("front") == 2


@clause("INF-8-3")
def test_a_creature_made_by_an_effect_enters_exhausted_too():
    given = table().south(hand=["ambush"]).at(BeginTurn(True), BeginTurn(False))
    made = given.when("north", "pass").when("south", "play ambush")
    assert made.south.sanctuary == ["recruit#1"]
    assert made.south.piece("recruit#1").exhausted
    assert made.cites("INF-8-3")
    closing = wait(made, turn("north", "closing"))
    assert closing.south.piece("recruit#1").exhausted
    assert not wait(closing, turn("south", "awaken")).south.piece("recruit#1").exhausted


@clause("INF-8-3")
def test_a_change_of_controller_is_no_entry():
    given = table().south(ether=1, hand=["turncoat"]).north(front=["soldier-2-2", "soldier-3-3 exhausted"])
    asked = acting(given).when("south", "play turncoat")
    ready = asked.when("south", "target soldier-2-2#1")
    assert ready.south.front == ["soldier-2-2#1"]
    assert not ready.south.piece("soldier-2-2#1").exhausted
    assert ready.cites("INF-8-8")
    exhausted = asked.when("south", "target soldier-3-3#2")
    assert exhausted.south.piece("soldier-3-3#2").exhausted
    assert refusal_to_attack(ready, "attack soldier-2-2#1 soldier-3-3#2") == "", "nor is it sick"


@clause("INF-8-4")
def test_a_new_creature_does_not_attack_even_if_it_is_readied():
    given = table().south(ether=3, hand=["soldier-2-2", "reveille"], front=["soldier-1-1"])
    played = acting(given).when("south", "play soldier-2-2", "to front").when("north", "pass")
    readied = played.when("south", "play reveille", "target soldier-2-2#2")
    assert not readied.south.piece("soldier-2-2#2").exhausted
    assert refusal_to_attack(readied, "attack soldier-2-2#2 nexus") == "INF-8-4"


@clause("INF-8-4")
def test_nor_does_one_made_by_an_effect():
    given = table().south(ether=2, hand=["levy", "reveille"], front=["soldier-1-1"])
    made = acting(given).when("south", "play levy", "to front").when("north", "pass")
    readied = made.when("south", "play reveille", "target recruit#2")
    assert refusal_to_attack(readied, "attack recruit#2 nexus") == "INF-8-4"


@clause("INF-8-4")
def test_a_new_creature_uses_no_ability_that_exhausts_it_even_if_it_is_readied():
    given = table().south(ether=4, hand=["whittler", "reveille"], rear=["soldier-1-1"])
    played = acting(given).when("south", "play whittler", "to front").when("north", "pass")
    readied = played.when("south", "play reveille", "target whittler#2").when("north", "pass")
    assert readied.when("south", "use whittler#2/0").refused == "INF-8-4"


@clause("INF-8-4")
def test_a_new_creature_uses_abilities_that_do_not_exhaust_it():
    given = table().south(ether=3, hand=["hothead"])
    played = acting(given).when("south", "play hothead", "to front").when("north", "pass")
    then = played.when("south", "use hothead#1/0")
    assert then.refused == ""
    assert (then.south.stats("hothead#1"), then.south.ether) == ((3, 2), 0)


@clause("INF-8-4")
def test_a_new_creature_may_be_moved():
    given = table().south(ether=3, hand=["soldier-2-2"])
    played = acting(given).when("south", "play soldier-2-2", "to front").when("north", "pass")
    then = played.when("south", "move soldier-2-2#1 sanctuary")
    assert then.refused == ""
    assert then.south.sanctuary == ["soldier-2-2#1"]
    assert then.south.piece("soldier-2-2#1").exhausted


@clause("INF-8-4")
def test_a_new_creature_may_block_in_the_rivals_turn():
    given = table().south(ether=2, hand=["soldier-2-2"]).north(front=["soldier-3-3"])
    played = acting(given).when("south", "play soldier-2-2", "to rear")
    declaring = wait(played, turn("north", "conflict"))
    declared = declaring.when("north", "attack soldier-3-3#1 nexus", "end").when("north", "pass").when("south", "pass")
    assert declared.offered("south") == ["no-block", "block soldier-2-2#2"]
    blocked = declared.when("south", "block soldier-2-2#2", "confirm")
    assert blocked.cites("INF-13-2")


@clause("INF-8-5")
def test_a_new_creature_is_readied_in_its_controllers_next_awakening():
    given = table().south(ether=2, hand=["soldier-2-2"])
    played = acting(given).when("south", "play soldier-2-2", "to front")
    rivals = wait(played, turn("north", "closing"))
    assert rivals.south.piece("soldier-2-2#1").exhausted, "North's Despertar is not South's"
    awake = wait(rivals, turn("south", "awaken"))
    assert not awake.south.piece("soldier-2-2#1").exhausted
    assert [event.kind for event in awake.events if event.clause == "INF-8-5"] == [kinds.READIED]
    assert "attack soldier-2-2#1 nexus" in fighting(awake).offered("south")


@clause("INF-8-6")
def test_a_creature_with_precipitacion_attacks_in_the_turn_it_enters():
    given = table().south(ether=1, hand=["sprinter"]).north(nexus=20)
    played = acting(given).when("south", "play sprinter", "to front")
    assert not played.south.piece("sprinter#1").exhausted
    assert played.cites("INF-8-6")
    then = wait(fighting(played).when("south", "attack sprinter#1 nexus"), turn("south", "closing"))
    assert then.north.nexus == 17


@clause("INF-8-6")
def test_it_uses_abilities_that_exhaust_it_as_well():
    given = table().south(ether=1, hand=["sprinter"], deck=["wolf"])
    played = acting(given).when("south", "play sprinter", "to front").when("north", "pass")
    then = played.when("south", "use sprinter#1/0")
    assert then.refused == ""
    assert then.south.hand == ["wolf"]
    assert then.south.piece("sprinter#1").exhausted


@clause("INF-8-6")
def test_precipitacion_gained_later_is_too_late():
    given = table().south(ether=6, hand=["soldier-2-2", "borrowed-boots", "reveille"], front=["soldier-1-1"])
    played = acting(given).when("south", "play soldier-2-2", "to front").when("north", "pass")
    shod = played.when("south", "play borrowed-boots", "target soldier-2-2#2").when("north", "pass")
    assert shod.south.piece("soldier-2-2#2").exhausted
    assert refusal_to_attack(shod, "attack soldier-2-2#2 nexus") == "INF-8-4"
    readied = shod.when("south", "play reveille", "target soldier-2-2#2")
    assert refusal_to_attack(readied, "attack soldier-2-2#2 nexus") == "INF-8-4"


@clause("INF-8-6")
def test_precipitacion_lost_after_entering_was_in_time():
    given = table().south(ether=2, hand=["sprinter", "hush"], rear=["soldier-1-1"])
    played = acting(given).when("south", "play sprinter", "to front").when("north", "pass")
    silenced = played.when("south", "play hush", "target sprinter#2")
    assert silenced.south.piece("sprinter#2").silenced
    assert not silenced.south.piece("sprinter#2").exhausted
    assert refusal_to_attack(silenced, "attack sprinter#2 nexus") == ""


# Full lines


@clause("INF-8-7")
def test_a_line_holds_three_creatures_of_each_player():
    given = table().south(ether=2, hand=["soldier-2-2"], front=THREE)
    asked = acting(given).when("south", "play soldier-2-2")
    assert asked.offered("south") == ["to sanctuary", "to rear"]
    then = asked.when("south", "to front")
    assert then.refused == "INF-8-7"
    assert (then.south.ether, len(then.south.front)) == (2, 3)


@clause("INF-8-7")
def test_each_player_counts_their_own():
    given = table().table(active="north").south(front=THREE).north(ether=2, hand=["soldier-2-2"], front=THREE[:2])
    then = given.at(ChooseAction(NORTH)).when("north", "play soldier-2-2", "to front")
    assert then.refused == ""
    assert (len(then.south.front), len(then.north.front)) == (3, 3)


@clause("INF-8-7")
def test_with_every_line_full_no_creature_is_played():
    given = table().south(ether=9, hand=["soldier-2-2", "sprinter", "pin-prick"], front=THREE, sanctuary=THREE)
    asked = acting(given.south(rear=THREE))
    assert asked.offered("south") == ["end", "play pin-prick"]
    assert asked.when("south", "play soldier-2-2").refused == "INF-8-7"


@clause("INF-8-7")
def test_only_creatures_count():
    given = table().south(ether=2, hand=["soldier-2-2"], table=["dawn-bell", "dusk-ledger"])
    given = given.south(front=["soldier-1-1 gear=borrowed-boots", "soldier-1-1"])
    then = acting(given).when("south", "play soldier-2-2", "to front")
    assert len(then.south.front) == 3


@clause("INF-8-7")
def test_without_a_limit_a_line_takes_any_number():
    given = table(options={"line_limit": "none"}).south(ether=3, hand=["soldier-2-2"], front=THREE)
    given = given.south(sanctuary=["soldier-3-3"])
    then = acting(given).when("south", "play soldier-2-2", "to front").when("north", "pass")
    then = then.when("south", "move soldier-3-3#4 front")
    assert len(then.south.front) == 5


@clause("INF-8-8")
def test_nothing_moves_into_a_full_line():
    given = table().south(ether=1, front=THREE, sanctuary=["soldier-2-2"])
    then = acting(given).when("south", "move soldier-2-2#4 front")
    assert then.refused == "INF-8-7"
    assert (then.south.ether, then.south.sanctuary) == (1, ["soldier-2-2#4"])


@clause("INF-8-8")
def test_no_effect_brings_a_creature_into_a_full_line_and_the_rest_of_it_happens():
    given = table().south(ether=1, hand=["reinforcements"], sanctuary=THREE, deck=["wolf"])
    then = acting(given).when("south", "play reinforcements")
    assert len(then.south.sanctuary) == 3
    assert then.south.hand == ["wolf"]
    assert then.cites("INF-8-8")
    with_room = table().south(ether=1, hand=["reinforcements"], sanctuary=THREE[:2], deck=["wolf"])
    assert acting(with_room).when("south", "play reinforcements").south.sanctuary[2] == "recruit#3"


@clause("INF-8-8")
def test_nor_does_an_effect_shift_one_there():
    given = table().south(ether=1, hand=["shove"], front=["soldier-2-2"], sanctuary=THREE)
    then = acting(given).when("south", "play shove", "target soldier-2-2#1")
    assert then.refused == ""
    assert (then.south.front, len(then.south.sanctuary)) == (["soldier-2-2#1"], 3)
    assert then.cites("INF-8-8")


@clause("INF-8-8")
def test_an_echo_takes_the_place_of_the_dead():
    given = table().south(ether=1, hand=["pin-prick"], front=["twice-told wounds=1", *THREE[:2]])
    then = acting(given).when("south", "play pin-prick", "target twice-told#1")
    assert then.south.front == ["soldier-1-1#2", "soldier-1-1#3", "twice-told#4"]
    assert then.south.discard == ["twice-told", "pin-prick"]


@clause("INF-8-8")
def test_where_a_line_is_chosen_only_those_with_room_are_offered():
    given = table().south(ether=1, hand=["levy"], sanctuary=THREE)
    asked = acting(given).when("south", "play levy")
    assert asked.offered("south") == ["to front", "to rear"]
    assert asked.when("south", "to sanctuary").refused == "INF-8-8"
    nowhere = table().south(ether=1, hand=["levy"], front=THREE, sanctuary=THREE).south(rear=THREE)
    then = acting(nowhere).when("south", "play levy")
    assert then.south.discard == ["levy"]
    assert not of_kind(then.events, kinds.ENTERED)


@clause("INF-8-8")
def test_control_is_not_taken_into_a_full_line():
    given = table().south(ether=2, hand=["turncoat", "pin-prick"], rear=THREE).north(rear=["soldier-2-2"])
    asked = acting(given)
    assert "play turncoat" not in asked.offered("south")
    assert asked.when("south", "play turncoat").refused == "INF-3-6"
    two = acting(given.north(front=["soldier-3-3", "soldier-4-4"])).when("south", "play turncoat")
    assert two.offered("south") == ["target soldier-3-3#5", "target soldier-4-4#6"]
    assert two.when("south", "target soldier-2-2#4").refused == "INF-8-8"


@clause("INF-8-8")
@pytest.mark.parametrize(("rivals", "stays"), [(2, []), (3, ["soldier-2-2#1"])])
def test_a_line_filled_meanwhile_keeps_control_as_it_was(rivals: int, stays: list[str]):
    given = table().south(front=["soldier-2-2"]).north(front=THREE[:rivals])
    then = wait_out(given.at(Control(1, NORTH)))
    assert then.south.front == stays
    assert len(then.north.front) == 3
