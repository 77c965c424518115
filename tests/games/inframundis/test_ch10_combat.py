"""Chapter 10: attacks, the path to the Nexus, blocks and wounds.

South attacks, north defends; a scene stops only where somebody has a choice (`quietly`), unless windows matter.
"""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.inframundis.combat import ChooseAttack
from liza.games.inframundis.pieces import CONFLICT
from liza.games.inframundis.ruleset import RULESET
from liza.games.inframundis.sequence import BeginTurn
from liza.kernel import ALL
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from liza.toolkit.problems import ProblemsError
from tests.games.inframundis.table import declare, full, table

DECLARATION = ChooseAttack(0)
FREE = {"front": ["path-cutter"]}
"""A creature that always has an attack, so that South is asked; the path is open to it alone."""


def conflict(**setup: Any) -> Scene:
    """Returns a table in South's Conflicto."""
    return table(**setup).table(phase=CONFLICT)


def passed(outcome: Outcome, *seats: str) -> Outcome:
    """Returns what comes of these seats' passing, one after the other."""
    for seat in seats:
        outcome = outcome.when(seat, "pass")
    return outcome


def attack(given: Outcome, *pairs: str) -> Outcome:
    """Returns what comes of South's declaring these pairs ("wolf#1 nexus") and no more."""
    return declare(given, "south", *(f"attack {pair}" for pair in pairs))


def targets(given: Outcome, attacker: str) -> list[str]:
    """Returns what an attacker of south may be declared at."""
    words = [text.split() for text in given.offered("south")]
    return [target for _, name, target in (w for w in words if w[0] == "attack") if name == attacker]


# 10.1 Declaring attacks


@clause("INF-10.1-1")
def test_only_ready_creatures_are_offered_as_attackers():
    given = conflict().south(front=["soldier-1-1", "soldier-2-2", "soldier-3-3 exhausted"]).at(DECLARATION)

    assert given.offered("south") == ["end", "attack soldier-1-1#1 nexus", "attack soldier-2-2#2 nexus"]
    assert given.when("south", "attack soldier-3-3#3 nexus").refused == "INF-10.1-1"


@clause("INF-10.1-1")
def test_several_creatures_may_attack_at_different_targets():
    south = {"front": ["soldier-1-1", "soldier-2-2"], "sanctuary": ["soldier-3-3"]}
    north = {"front": ["soldier-0-3", "soldier-0-4"], "sanctuary": ["soldier-0-5"]}
    given = conflict().south(**south).north(**north).quietly().at(DECLARATION)

    then = attack(given, "soldier-1-1#1 soldier-0-3#4", "soldier-2-2#2 soldier-0-4#5", "soldier-3-3#3 soldier-0-5#6")

    assert then.refused == ""
    assert [then.north.piece(name).wounds for name in ("soldier-0-3#4", "soldier-0-4#5", "soldier-0-5#6")] == [1, 2, 3]


@clause("INF-10.1-1")
def test_a_creature_with_attack_0_may_attack_and_deals_nothing():
    given = conflict().south(front=["soldier-0-3"]).quietly().at(DECLARATION)

    then = attack(given, "soldier-0-3#1 nexus")

    assert then.south.piece("soldier-0-3#1").exhausted
    assert then.north.nexus == 20


@clause("INF-10.1-2")
def test_an_attacker_is_exhausted_until_its_controllers_next_awakening():
    given = conflict().south(front=["soldier-2-3"]).north(rear=["soldier-0-1"], ether=2).quietly()

    attacked = attack(given.at(DECLARATION, BeginTurn(True), BeginTurn(False)), "soldier-2-3#1 nexus")
    theirs = attacked.when("north", "no-block")

    assert full(theirs).active == 1
    assert theirs.owing == ["north"]
    assert theirs.south.piece("soldier-2-3#1").exhausted
    # north moves nothing and attacks with nothing; south's next turn begins
    ours = theirs.when("north", "end", "end")
    assert full(ours).active == 0
    assert not ours.south.piece("soldier-2-3#1").exhausted


@clause("INF-10.1-2", "INF-13-1")
def test_an_attacker_can_not_pay_by_exhausting_afterwards():
    given = conflict().south(front=["night-ringer"], deck=["wolf"]).at(DECLARATION)

    attacked = attack(given, "night-ringer#1 nexus")
    after_combat = passed(attacked, "south", "north", "south", "north")

    assert after_combat.north.nexus == 18
    assert after_combat.owing == ["south"]
    assert after_combat.when("south", "use night-ringer#1/0").refused == "INF-13-1"


@clause("INF-10.1-2")
def test_an_attacker_whose_target_left_stays_exhausted_all_the_same():
    given = conflict().south(front=["soldier-3-3"]).north(front=["soldier-2-2"], hand=["sudden-recall"], ether=1)

    attacked = attack(given.quietly().at(DECLARATION), "soldier-3-3#1 soldier-2-2#2")
    then = attacked.when("north", "play sudden-recall", "target soldier-2-2#2")

    assert then.ended
    assert then.south.piece("soldier-3-3#1").exhausted


@clause("INF-10.1-3")
def test_an_attacker_reaches_the_enemy_line_of_the_same_name_only():
    given = conflict().south(sanctuary=["soldier-2-2"]).north(front=["soldier-1-1"], sanctuary=["soldier-1-2"])

    begun = given.at(DECLARATION)

    assert targets(begun, "soldier-2-2#1") == ["soldier-1-2#3"]
    assert begun.when("south", "attack soldier-2-2#1 soldier-1-1#2").refused == "INF-10.1-3"


@clause("INF-10.1-3")
def test_an_attacker_before_an_empty_line_and_a_closed_path_has_no_target():
    given = conflict().south(rear=["soldier-2-2"], front=["soldier-1-1"]).north(front=["soldier-1-2"]).at(DECLARATION)

    assert targets(given, "soldier-2-2#1") == []
    assert targets(given, "soldier-1-1#2") == ["soldier-1-2#3"]


@clause("INF-10.1-3")
def test_several_attackers_may_share_a_target():
    given = conflict().south(front=["soldier-2-2", "soldier-3-3"])
    begun = given.north(front=["soldier-4-4"]).quietly().at(DECLARATION)

    then = attack(begun, "soldier-2-2#1 soldier-4-4#3", "soldier-3-3#2 soldier-4-4#3")

    assert then.refused == ""
    assert then.cites("INF-10.1-3")
    assert then.north.discard == ["soldier-4-4"]


@clause("INF-10.1-3")
def test_an_attacker_chooses_between_a_creature_of_its_line_and_an_open_nexus():
    given = conflict().south(rear=["soldier-2-2"]).north(rear=["soldier-1-1"]).at(DECLARATION)

    assert targets(given, "soldier-2-2#1") == ["nexus", "soldier-1-1#2"]


@clause("INF-10.1-3")
def test_relics_runes_and_commanders_are_no_targets():
    given = conflict().south(front=["soldier-2-2"])
    begun = given.north(table=["sanctuary-claim", "outer-claim"], commander="open-handed").at(DECLARATION)

    assert targets(begun, "soldier-2-2#1") == ["nexus"]
    assert begun.when("south", "attack soldier-2-2#1 open-handed#4").refused == "INF-3-15"
    for relic in ("sanctuary-claim#2", "outer-claim#3"):
        with pytest.raises(AssertionError, match="can't try"):
            begun.when("south", f"attack soldier-2-2#1 {relic}")


@clause("INF-10.1-4")
def test_an_attack_whose_target_has_left_deals_no_wounds_and_chooses_no_other():
    given = conflict().south(front=["soldier-3-3"])
    given = given.north(front=["soldier-2-2", "soldier-0-1"], hand=["sudden-recall"], ether=1).quietly()

    attacked = attack(given.at(DECLARATION), "soldier-3-3#1 soldier-2-2#2")
    then = attacked.when("north", "play sudden-recall", "target soldier-2-2#2")

    assert then.ended
    assert then.cites("INF-10.1-4")
    assert then.north.piece("soldier-0-1#3").wounds == 0
    assert (then.south.piece("soldier-3-3#1").wounds, then.north.nexus) == (0, 20)


@clause("INF-10.1-4")
def test_an_attack_on_the_nexus_goes_on_when_the_path_closes_behind_it():
    given = conflict().south(front=["soldier-3-3"]).north(hand=["sudden-recruit"], ether=1).quietly()

    attacked = attack(given.at(DECLARATION), "soldier-3-3#1 nexus")
    closed = attacked.when("north", "play sudden-recruit")

    assert closed.north.front == ["fleet-recruit#2"]
    assert closed.when("north", "no-block").north.nexus == 17
    blocked = closed.when("north", "block fleet-recruit#2")
    assert (blocked.north.nexus, blocked.north.front) == (20, [])


@clause("INF-10.1-4")
def test_a_blocked_attack_stays_blocked_though_the_blocker_vanishes():
    given = conflict().south(front=["soldier-3-3"], hand=["sudden-end"], ether=1).north(rear=["soldier-1-1"]).quietly()

    attacked = attack(given.at(DECLARATION), "soldier-3-3#1 nexus")
    blocked = attacked.when("south", "pass").when("north", "block soldier-1-1#2")
    then = blocked.when("south", "play sudden-end", "target soldier-1-1#2")

    assert then.ended
    assert then.north.discard == ["soldier-1-1"]
    assert then.north.nexus == 20
    assert then.cites("INF-10.1-4")


@clause("INF-10.1-4")
def test_a_fight_is_off_when_its_target_has_changed_sides():
    given = conflict().south(front=["soldier-3-3"], hand=["sudden-sway"], ether=1)
    given = given.north(front=["soldier-2-2"]).quietly()

    attacked = attack(given.at(DECLARATION), "soldier-3-3#1 soldier-2-2#2")
    then = attacked.when("south", "play sudden-sway", "target soldier-2-2#2")

    assert then.south.front == ["soldier-3-3#1", "soldier-2-2#2"]
    assert [then.south.piece(name).wounds for name in then.south.front] == [0, 0]
    assert then.cites("INF-10.1-4")


@clause("INF-10.1-4")
def test_a_fight_is_off_when_its_blocker_has_changed_sides():
    given = conflict().south(front=["soldier-3-3"], hand=["sudden-sway"], ether=1).north(rear=["soldier-2-2"]).quietly()

    attacked = attack(given.at(DECLARATION), "soldier-3-3#1 nexus")
    blocked = attacked.when("south", "pass").when("north", "block soldier-2-2#2")
    then = blocked.when("south", "play sudden-sway", "target soldier-2-2#2")

    assert then.south.rear == ["soldier-2-2#2"]
    assert (then.south.piece("soldier-2-2#2").wounds, then.south.piece("soldier-3-3#1").wounds) == (0, 0)
    assert then.north.nexus == 20


@clause("INF-10.1-4")
def test_an_attacker_that_has_changed_sides_strikes_nobody():
    given = conflict().south(front=["soldier-3-3"]).north(rear=["soldier-0-1"], hand=["sudden-sway"], ether=1).quietly()

    attacked = attack(given.at(DECLARATION), "soldier-3-3#1 nexus")
    then = attacked.when("north", "play sudden-sway", "target soldier-3-3#1")

    assert then.ended
    assert then.north.front == ["soldier-3-3#1"]
    assert (then.south.nexus, then.north.nexus) == (20, 20)


@clause("INF-10.1-4")
@pytest.mark.parametrize("shifted", ["soldier-3-3#1", "soldier-2-2#2"])
def test_a_fight_is_off_when_the_two_no_longer_share_a_line(shifted):
    given = conflict().south(front=["soldier-3-3"])
    given = given.north(front=["soldier-2-2"], hand=["sudden-step"], ether=1).quietly()

    attacked = attack(given.at(DECLARATION), "soldier-3-3#1 soldier-2-2#2")
    then = attacked.when("north", "play sudden-step", f"target {shifted}")

    assert then.ended
    assert then.cites("INF-10.1-4")
    assert (then.south.piece("soldier-3-3#1").wounds, then.north.piece("soldier-2-2#2").wounds) == (0, 0)


@clause("INF-10.1-4")
def test_an_attack_on_the_nexus_goes_on_from_another_line():
    given = conflict().south(front=["soldier-3-3"]).north(hand=["sudden-step"], ether=1).quietly()

    attacked = attack(given.at(DECLARATION), "soldier-3-3#1 nexus")
    then = attacked.when("north", "play sudden-step", "target soldier-3-3#1")

    assert then.south.sanctuary == ["soldier-3-3#1"]
    assert then.north.nexus == 17


# 10.2 The path to the Nexus


@clause("INF-10.2-1")
@pytest.mark.parametrize("line", ["front", "sanctuary", "rear"])
def test_any_creature_in_the_enemy_front_closes_the_path(line):
    given = conflict().south(**{line: ["soldier-2-2"]}).south(**FREE).north(front=["soldier-0-4 exhausted"])
    begun = given.at(DECLARATION)

    assert begun.when("south", "attack soldier-2-2#1 nexus").refused == "INF-10.2-1"


@clause("INF-10.2-1", "INF-10.2-2")
def test_a_creature_in_the_enemy_sanctuary_closes_the_path_by_a_clause_of_its_own():
    given = conflict().south(front=["soldier-2-2"]).south(**FREE).north(sanctuary=["soldier-1-1"]).at(DECLARATION)

    assert given.when("south", "attack soldier-2-2#1 nexus").refused == "INF-10.2-2"


@clause("INF-10.2-2")
def test_an_attacker_before_an_occupied_sanctuary_has_its_creatures_for_targets():
    given = conflict().south(sanctuary=["soldier-2-2"]).north(sanctuary=["soldier-1-1"]).at(DECLARATION)

    assert targets(given, "soldier-2-2#1") == ["soldier-1-1#2"]
    assert given.when("south", "attack soldier-2-2#1 nexus").refused == "INF-10.2-2"


@clause("INF-10.2-2")
def test_by_the_graded_path_an_empty_front_is_enough_for_attackers_in_the_front():
    given = conflict(options={"nexus_path": "by_attacker_line"})
    given = given.south(front=["soldier-2-2"], sanctuary=["soldier-3-3"]).north(sanctuary=["soldier-1-1"])
    begun = given.quietly().at(DECLARATION)

    assert targets(begun, "soldier-2-2#1") == ["nexus"]
    assert targets(begun, "soldier-3-3#2") == ["soldier-1-1#3"]
    then = attack(begun, "soldier-2-2#1 nexus")
    assert then.cites("INF-10.2-2")
    assert not then.cites("INF-10.2-3")
    assert then.when("north", "no-block").north.nexus == 18


@clause("INF-10.2-2", "INF-10.2-1")
@pytest.mark.parametrize("line", ["front", "sanctuary", "rear"])
def test_by_the_graded_path_an_occupied_front_still_stops_everybody(line):
    given = conflict(options={"nexus_path": "by_attacker_line"})
    begun = given.south(**{line: ["soldier-2-2"]}).south(**FREE).north(front=["soldier-1-1"]).at(DECLARATION)

    assert begun.when("south", "attack soldier-2-2#1 nexus").refused == "INF-10.2-1"


@clause("INF-10.2-3")
def test_an_exposed_nexus_is_attacked_from_every_line():
    given = conflict().south(front=["soldier-1-1"], sanctuary=["soldier-2-2"], rear=["soldier-3-3"])
    begun = given.north(rear=["soldier-0-1", "soldier-0-2"]).quietly().at(DECLARATION)

    then = attack(begun, "soldier-1-1#1 nexus", "soldier-2-2#2 nexus", "soldier-3-3#3 nexus")

    assert then.refused == ""
    assert [event.clause for event in then.events if event.clause.startswith("INF-10.2")] == ["INF-10.2-3"] * 3
    assert then.when("north", "no-block", "no-block", "no-block").north.nexus == 14


@clause("INF-10.2-3")
def test_a_nexus_without_any_creature_before_it_is_exposed():
    given = conflict().south(sanctuary=["soldier-2-2"]).quietly().at(DECLARATION)

    then = attack(given, "soldier-2-2#1 nexus")

    assert then.cites("INF-10.2-3")
    assert then.north.nexus == 18


@clause("INF-10.2-3")
def test_the_attackers_own_lines_do_not_matter_to_the_path():
    given = conflict().south(rear=["soldier-2-2"]).at(DECLARATION)

    assert targets(given, "soldier-2-2#1") == ["nexus"]


@clause("INF-10.2-4")
@pytest.mark.parametrize("path", ["both_empty", "by_attacker_line"])
def test_from_the_rear_an_occupied_sanctuary_closes_the_path_by_a_clause_of_its_own(path):
    given = conflict(options={"nexus_path": path}).south(rear=["soldier-2-2"], sanctuary=["soldier-3-3"])
    begun = given.north(sanctuary=["soldier-1-1"]).at(DECLARATION)

    assert begun.when("south", "attack soldier-2-2#1 nexus").refused == "INF-10.2-4"
    assert begun.when("south", "attack soldier-3-3#2 nexus").refused == "INF-10.2-2"


@clause("INF-10.2-4", "INF-10.2-1")
@pytest.mark.parametrize("path", ["both_empty", "by_attacker_line"])
def test_from_the_rear_too_an_occupied_front_is_looked_at_first(path):
    given = conflict(options={"nexus_path": path}).south(rear=["soldier-2-2"]).south(**FREE)
    given = given.north(front=["soldier-1-1"])
    both = given.north(sanctuary=["soldier-1-2"])

    assert given.at(DECLARATION).when("south", "attack soldier-2-2#1 nexus").refused == "INF-10.2-1"
    assert both.at(DECLARATION).when("south", "attack soldier-2-2#1 nexus").refused == "INF-10.2-1"


@clause("INF-10.2-4")
@pytest.mark.parametrize("path", ["both_empty", "by_attacker_line"])
def test_from_the_rear_the_nexus_is_attacked_past_two_empty_lines(path):
    given = conflict(options={"nexus_path": path}).south(rear=["soldier-2-2"]).north(rear=["soldier-0-1"]).quietly()

    then = attack(given.at(DECLARATION), "soldier-2-2#1 nexus").when("north", "no-block")

    assert then.north.nexus == 18


# 10.3 Blocks and wounds


@clause("INF-10.3-1")
def test_blocks_are_played_in_mode_a_unless_agreed_otherwise_and_all_may_know():
    given = conflict().south(front=["soldier-3-3"]).north(rear=["soldier-1-1"]).quietly().at(DECLARATION)

    assert RULESET.complete({})["block_mode"] == "A"
    assert [full(given).observe(seat).rules.blocking for seat in (0, 1, 2)] == [True, True, True]
    then = attack(given, "soldier-3-3#1 nexus")
    assert then.offered("north") == ["no-block", "block soldier-1-1#2"]


@clause("INF-10.3-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_block_mode_can_not_be_changed_once_the_match_has_begun(seat):
    given = conflict().table(round=3).south(front=["soldier-3-3"]).north(rear=["soldier-1-1"]).at(DECLARATION)

    assert given.match.answer(seat, "block_mode B") is not None
    assert full(given).rules.blocking
    then = attack(given, "soldier-3-3#1 nexus")
    assert passed(then, "south", "north").offered("north") == ["no-block", "block soldier-1-1#2"]


@clause("INF-10.3-1")
def test_another_block_mode_than_a_and_b_can_not_be_agreed():
    with pytest.raises(ProblemsError) as caught:
        conflict(options={"block_mode": "C"})

    assert [problem.clause for problem in caught.value.problems] == ["INF-10.3-1"]


@clause("INF-10.3-2")
def test_nobody_blocks_an_attack_on_a_creature():
    given = conflict().south(front=["soldier-3-3"])
    begun = given.north(front=["soldier-1-1", "soldier-4-4"]).quietly().at(DECLARATION)

    then = attack(begun, "soldier-3-3#1 soldier-1-1#2")

    assert then.ended
    assert then.cites("INF-10.3-2")
    assert (then.north.front, then.north.discard) == (["soldier-4-4#3"], ["soldier-1-1"])
    assert then.south.piece("soldier-3-3#1").wounds == 1


THREE = {"front": ["soldier-1-4", "soldier-2-4", "soldier-3-4"]}
STRIKE = ("soldier-1-4#1 nexus", "soldier-2-4#2 nexus", "soldier-3-4#3 nexus")


@clause("INF-10.3-3")
def test_each_attack_takes_one_blocker_and_the_third_finds_none_left():
    given = conflict().south(**THREE).north(rear=["soldier-0-6", "soldier-0-7"]).quietly().at(DECLARATION)

    first = attack(given, *STRIKE)
    assert first.offered("north") == ["no-block", "block soldier-0-6#4", "block soldier-0-7#5"]
    second = first.when("north", "block soldier-0-6#4")
    assert second.offered("north") == ["no-block", "block soldier-0-7#5"]
    then = second.when("north", "block soldier-0-7#5")

    assert then.ended
    assert (then.north.piece("soldier-0-6#4").wounds, then.north.piece("soldier-0-7#5").wounds) == (1, 2)
    assert then.north.nexus == 17


@clause("INF-10.3-3")
def test_a_creature_blocks_one_attacker_only():
    given = conflict().south(**THREE).north(rear=["soldier-0-6", "soldier-0-7"]).quietly().at(DECLARATION)

    then = attack(given, *STRIKE).when("north", "block soldier-0-6#4", "block soldier-0-6#4")

    assert then.refused == "INF-10.3-3"


@clause("INF-10.3-3")
def test_blocking_is_voluntary():
    given = conflict().south(**THREE).north(rear=["soldier-0-6", "soldier-0-7"]).quietly().at(DECLARATION)

    then = attack(given, *STRIKE).when("north", "no-block", "block soldier-0-6#4", "no-block")

    assert then.north.nexus == 16
    assert (then.north.piece("soldier-0-6#4").wounds, then.north.piece("soldier-0-7#5").wounds) == (2, 0)


@clause("INF-10.3-3")
def test_blockers_come_from_the_most_advanced_line_and_the_next_opens_when_it_is_used_up():
    given = conflict().south(front=["path-cutter", "path-cutter"])
    begun = given.north(front=["soldier-0-6"], sanctuary=["soldier-0-7"]).quietly().at(DECLARATION)

    first = attack(begun, "path-cutter#1 nexus", "path-cutter#2 nexus")
    assert first.cites("INF-intro-1")
    assert first.offered("north") == ["no-block", "block soldier-0-6#3"]
    assert first.when("north", "block soldier-0-7#4").refused == "INF-10.3-3"
    second = first.when("north", "block soldier-0-6#3")
    assert second.offered("north") == ["no-block", "block soldier-0-7#4"]
    then = second.when("north", "block soldier-0-7#4")
    assert (then.north.piece("soldier-0-6#3").wounds, then.north.piece("soldier-0-7#4").wounds) == (3, 3)
    # left unused, the front keeps the sanctuary shut
    assert first.when("north", "no-block").offered("north") == ["no-block", "block soldier-0-6#3"]


@clause("INF-10.3-3")
def test_by_one_block_per_conflict_only_one_of_two_attackers_is_blocked():
    given = conflict(options={"block_scope": "per_conflict"}).south(front=["soldier-1-4", "soldier-2-4"])
    begun = given.north(rear=["soldier-0-6", "soldier-0-7"]).quietly().at(DECLARATION)

    attacked = attack(begun, "soldier-1-4#1 nexus", "soldier-2-4#2 nexus")

    assert attacked.when("north", "block soldier-0-6#3").north.nexus == 18
    second = attacked.when("north", "no-block")
    assert second.offered("north") == ["no-block", "block soldier-0-6#3", "block soldier-0-7#4"]
    assert second.when("north", "block soldier-0-7#4").north.nexus == 19


@clause("INF-10.3-3")
def test_by_one_block_per_conflict_a_second_block_is_refused():
    given = conflict(options={"block_scope": "per_conflict"}).south(front=["soldier-1-4", "soldier-2-4"])
    begun = given.north(rear=["soldier-0-6", "soldier-0-7"]).at(DECLARATION)
    attacked = attack(begun, "soldier-1-4#1 nexus", "soldier-2-4#2 nexus")

    # nobody is asked where nothing is left to choose: stop there all the same
    state = passed(attacked, "south", "north").state.clone()
    state.apply(state.agenda[-1].parse(state, "block soldier-0-6#3"))
    state.advance(ALL)
    ask = state.ask_of(1)

    assert ask.refuse(state, ask.parse(state, "block soldier-0-7#4")) == "INF-10.3-3"
    assert [ask.describe(state, option) for option in ask.options(state)] == ["no-block"]


@clause("INF-10.3-3")
def test_blocks_may_be_taken_back_until_they_are_confirmed():
    given = conflict().south(front=["soldier-1-4"]).north(rear=["soldier-0-6", "soldier-0-7"]).at(DECLARATION)

    asked = passed(attack(given, "soldier-1-4#1 nexus"), "south", "north")
    again = asked.when("north", "block soldier-0-6#2").take_back("north")

    assert again.refused == ""
    assert again.offered("north") == ["no-block", "block soldier-0-6#2", "block soldier-0-7#3"]
    confirmed = again.when("north", "block soldier-0-7#3", "confirm")
    assert confirmed.take_back("north").refused == "final"


@clause("INF-10.3-4", "INF-13-2")
@pytest.mark.parametrize("state", ["exhausted", "new exhausted", "stunned", "silenced"])
def test_an_exhausted_new_stunned_or_silenced_creature_may_block(state):
    given = conflict().south(front=["soldier-2-2"]).north(rear=[f"soldier-1-3 {state}"]).quietly().at(DECLARATION)

    then = attack(given, "soldier-2-2#1 nexus").when("north", "block soldier-1-3#2")

    assert then.cites("INF-13-2" if "exhausted" in state else "INF-10.3-4")
    assert (then.north.nexus, then.north.piece("soldier-1-3#2").wounds) == (20, 2)


@clause("INF-10.3-4")
def test_blocking_does_not_exhaust():
    given = conflict().south(front=["soldier-2-2"]).north(rear=["soldier-1-3"]).quietly().at(DECLARATION)

    then = attack(given, "soldier-2-2#1 nexus").when("north", "block soldier-1-3#2")

    assert then.ended
    assert not then.north.piece("soldier-1-3#2").exhausted


@clause("INF-10.3-4")
def test_a_creature_under_attack_may_block_another_attacker_and_fights_both():
    given = conflict().south(front=["soldier-2-6"], rear=["soldier-3-6"]).north(rear=["soldier-1-7"]).quietly()

    attacked = attack(given.at(DECLARATION), "soldier-2-6#1 nexus", "soldier-3-6#2 soldier-1-7#3")
    then = attacked.when("north", "block soldier-1-7#3")

    assert then.north.piece("soldier-1-7#3").wounds == 5
    assert (then.south.piece("soldier-2-6#1").wounds, then.south.piece("soldier-3-6#2").wounds) == (1, 1)


@clause("INF-10.3-5")
def test_a_blocked_attack_does_not_reach_the_nexus_even_in_excess():
    given = conflict().south(front=["soldier-6-6"]).north(rear=["soldier-1-1"]).quietly().at(DECLARATION)

    then = attack(given, "soldier-6-6#1 nexus").when("north", "block soldier-1-1#2")

    assert then.north.discard == ["soldier-1-1"]
    assert then.south.piece("soldier-6-6#1").wounds == 1
    assert then.north.nexus == 20


@clause("INF-10.3-5", "INF-10.3-8")
def test_an_attack_that_nobody_blocks_reaches_the_nexus_and_costs_the_attacker_nothing():
    given = conflict().south(front=["soldier-6-6"]).quietly().at(DECLARATION)

    then = attack(given, "soldier-6-6#1 nexus")

    assert then.cites("INF-10.3-8")
    assert (then.north.nexus, then.south.piece("soldier-6-6#1").wounds) == (14, 0)


@clause("INF-10.3-6")
def test_in_mode_b_nobody_is_asked_to_block():
    given = conflict(options={"block_mode": "B"}).south(front=["soldier-4-4"])
    begun = given.north(rear=["soldier-1-1", "soldier-2-2"]).quietly().at(DECLARATION)

    then = attack(begun, "soldier-4-4#1 nexus")

    assert then.ended
    assert then.cites("INF-10.3-6")
    assert then.north.nexus == 16


def struck(given: Scene) -> Outcome:
    """Returns the scene after a 2/2 and a 3/3 of south have been declared at north's 2/5."""
    given = given.south(front=["soldier-2-2", "soldier-3-3"]).north(front=["soldier-2-5 exhausted"]).quietly()
    return attack(given.at(DECLARATION), "soldier-2-2#1 soldier-2-5#3", "soldier-3-3#2 soldier-2-5#3")


@clause("INF-10.3-7")
def test_a_creature_answers_each_of_its_attackers_exhausted_or_not():
    then = struck(conflict())

    assert then.ended
    assert then.north.discard == ["soldier-2-5"]
    assert then.south.discard == ["soldier-2-2"]
    assert then.south.piece("soldier-3-3#2").wounds == 2


@clause("INF-10.3-7")
def test_a_creature_with_attack_0_answers_with_nothing():
    given = conflict().south(front=["soldier-3-1"]).north(front=["soldier-0-4"]).quietly().at(DECLARATION)

    then = attack(given, "soldier-3-1#1 soldier-0-4#2")

    assert (then.north.piece("soldier-0-4#2").wounds, then.south.piece("soldier-3-1#1").wounds) == (3, 0)


@clause("INF-10.3-7")
def test_by_a_single_answer_the_defender_picks_which_attacker_to_answer():
    asked = struck(conflict(options={"retaliation": "one"}))
    assert asked.owing == ["north"]
    assert asked.offered("north") == ["answer soldier-2-2#1", "answer soldier-3-3#2"]

    then = asked.when("north", "answer soldier-3-3#2")

    assert then.cites("INF-10.3-7")
    assert then.north.discard == ["soldier-2-5"]
    assert (then.south.piece("soldier-2-2#1").wounds, then.south.piece("soldier-3-3#2").wounds) == (0, 2)


@clause("INF-10.3-7")
def test_by_a_single_answer_a_blocker_under_attack_answers_one_of_its_two_fights():
    given = conflict(options={"retaliation": "one"}).south(front=["soldier-2-6"], rear=["soldier-3-6"])
    begun = given.north(rear=["soldier-1-7"]).quietly().at(DECLARATION)

    attacked = attack(begun, "soldier-2-6#1 nexus", "soldier-3-6#2 soldier-1-7#3")
    asked = attacked.when("north", "block soldier-1-7#3")
    then = asked.when("north", "answer soldier-2-6#1")

    assert (then.south.piece("soldier-2-6#1").wounds, then.south.piece("soldier-3-6#2").wounds) == (1, 0)
    assert then.north.piece("soldier-1-7#3").wounds == 5


@clause("INF-10.3-8")
def test_unblocked_attackers_wound_the_nexus_by_their_attack_together():
    given = conflict().south(front=["soldier-2-2", "soldier-3-3"]).quietly().at(DECLARATION)

    then = attack(given, "soldier-2-2#1 nexus", "soldier-3-3#2 nexus")

    assert then.north.nexus == 15


@clause("INF-10.3-8")
def test_the_attack_in_force_when_wounds_are_dealt_counts():
    given = conflict().south(front=["soldier-2-2"], hand=["sudden-might"], ether=2)
    given = given.north(rear=["soldier-0-1"]).quietly()

    attacked = attack(given.at(DECLARATION), "soldier-2-2#1 nexus")
    then = attacked.when("south", "play sudden-might", "target soldier-2-2#1").when("north", "no-block")

    assert then.north.nexus == 16
