"""Sections 7.1 to 7.5: states, commitment, Structures first, Vanguard and Rearguard attacks."""

from __future__ import annotations

import pytest

from liza.testing.marks import clause
from tests.games.bellum.table import ACT, FIGHT, act, clauses, fight, options, table

# 7.1 Ready and exhausted


@clause("BEL-7.1-1", "BEL-7.1-2", "BEL-6.C-1", "BEL-7.4-8")
def test_declaring_exhausts_on_the_spot_and_lasts_through_the_enemy_turn():
    given = table().south(vanguard=["v-2-2", "v-3-3"]).north(structures=["wall-4", "wall-5"])
    after = fight(given, "v-2-2#6")

    assert after.south.piece("v-2-2#6").exhausted
    assert not after.south.piece("v-3-3#7").exhausted
    assert after.when("south", "attack v-3-3#7").refused == "BEL-6.C-1"


@clause("BEL-7.1-2")
def test_an_attacker_of_last_turn_does_not_respond():
    after = fight(table().south(vanguard=["v-3-3"]).north(vanguard=["v-2-4 exhausted"]), "v-3-3#6")
    after = after.when("north", "defend v-2-4#7")

    assert (after.north.left("v-2-4#7"), after.south.left("v-3-3#6")) == (1, 3)


@clause("BEL-7.1-3", "BEL-7.4-7", "BEL-8-1", "BEL-8-2")
def test_defending_and_responding_do_not_exhaust():
    after = fight(table().south(vanguard=["v-2-3"]).north(vanguard=["v-2-4"]), "v-2-3#6").when(
        "north", "defend v-2-4#7"
    )

    assert not after.north.piece("v-2-4#7").exhausted
    assert (after.north.left("v-2-4#7"), after.south.left("v-2-3#6")) == (2, 1)


@clause("BEL-7.1-3")
def test_an_ability_that_does_not_say_so_does_not_exhaust():
    after = act(table().south(vanguard=["drill"], supplies=1)).when("south", "use drill#6/0")

    assert not after.south.piece("drill#6").exhausted
    assert after.south.stats("drill#6") == (3, 3)


@clause("BEL-7.1-4", "BEL-7.1-5", "BEL-1-5")
def test_only_ready_units_attack_never_structures_or_objectives():
    given = table().south(vanguard=["v-2-2", "v-3-3 exhausted"], structures=["tower-3-4"]).north(points=20)
    asked = given.table(phase="combat").at(FIGHT)

    assert asked.offered("south") == ["end", "attack v-2-2#6"]
    assert asked.when("south", "attack v-3-3#7").refused == "BEL-7.1-4"
    assert asked.when("south", "attack tower-3-4#8").refused == "BEL-7.1-5"


@clause("BEL-intro-1", "BEL-7.1-4")
def test_a_card_may_let_its_unit_attack_exhausted():
    after = fight(table().south(vanguard=["tireless exhausted"]).north(points=20), "tireless#6")

    assert after.north.points == 18


@clause("BEL-7.1-6", "BEL-7.1-7", "BEL-B-5")
def test_an_exhausted_unit_may_defend_and_does_not_respond():
    given = table().south(vanguard=["v-3-1"]).north(vanguard=["v-4-5 exhausted"])
    after = fight(given, "v-3-1#6").when("north", "defend v-4-5#7")

    assert (after.north.left("v-4-5#7"), after.south.left("v-3-1#6"), after.north.points) == (2, 1, 20)


@clause("BEL-7.1-8", "BEL-6.B-4")
def test_exhausting_as_a_cost_needs_a_ready_card():
    given = act(
        table().south(vanguard=["page", "page exhausted", "clerk exhausted"], castle=["v-1-1", "v-1-1"], ready=1)
    )

    assert given.when("south", "use page#7/0").refused == "BEL-7.1-8"
    drawn = given.when("south", "use page#6/0")
    assert (drawn.south.hand, drawn.south.piece("page#6").exhausted) == (["v-1-1"], True)
    assert given.when("south", "use clerk#8/0").south.hand == ["v-1-1"]


@clause("BEL-7.1-10", "BEL-7.1-11", "BEL-14-1")
def test_a_unit_attacks_in_the_turn_it_enters_only_with_courage():
    given = table().south(hand=["v-2-2", "bold-2-1"], ready=4)
    played = given.at(ACT, FIGHT).when("south", "play v-2-2", "play bold-2-1")

    assert played.when("south", "attack v-2-2#6").refused == "BEL-7.1-10"
    assert played.when("south", "attack bold-2-1#7", "end").north.points == 18


@clause("BEL-14-1")
def test_courage_does_not_ready():
    after = fight(table().south(vanguard=["bold-2-1 new exhausted", "v-1-1"]).north(structures=["wall-4"]), "v-1-1#7")
    before = table().south(vanguard=["bold-2-1 new exhausted", "v-1-1"]).table(phase="combat")

    assert before.at(FIGHT).when("south", "attack bold-2-1#6").refused == "BEL-7.1-4"
    assert after.north.left("wall-4#8") == 3


@clause("BEL-7.1-12", "BEL-8-12")
def test_responding_is_read_when_damage_is_applied():
    given = table().south(vanguard=["v-3-3"], hand=["stun"], ready=1).north(vanguard=["v-3-3"])
    after = fight(given, "v-3-3#6").when("north", "defend v-3-3#7").when("south", "play stun", "target v-3-3#7")
    assert after.south.left("v-3-3#6") == 3

    woken = table().south(vanguard=["v-2-3"]).north(vanguard=["v-3-3 exhausted"], hand=["wake"], ready=1)
    after = fight(woken, "v-2-3#6").when("north", "defend v-3-3#7", "play wake", "target v-3-3#7")
    assert after.south.vanguard == []


@clause("BEL-7.1-12")
def test_responding_may_be_read_at_assignment():
    given = options(ready_check="at_assignment").south(vanguard=["v-2-4"], hand=["stun"], ready=1)
    after = fight(given.north(vanguard=["v-3-3"]), "v-2-4#6").when("north", "defend v-3-3#7")
    after = after.when("south", "play stun", "target v-3-3#7")

    assert after.south.left("v-2-4#6") == 1


@clause("BEL-7.1-13", "BEL-12-3")
def test_a_fresh_unit_may_claim():
    after = act(table().south(hand=["priest"], ready=4)).when("south", "play priest", "claim priest#6")
    after = after.when("south", after.offered("south")[0])

    assert list(after.south.relics.values()) == ["priest#6 carried"]


@clause("BEL-7.1-14")
def test_a_unit_taken_over_this_turn_does_not_attack():
    given = table().south(vanguard=["v-2-2 controlled owner=north", "v-1-1"]).table(phase="combat").at(FIGHT)

    assert given.when("south", "attack v-2-2#6").refused == "BEL-7.1-14"


@clause("BEL-7.1-15")
def test_cards_enter_ready():
    after = act(table().south(hand=["v-2-2"], ready=2)).when("south", "play v-2-2")

    assert not after.south.piece("v-2-2#6").exhausted


# 7.2 Engagements and commitment


@clause("BEL-7.2-1", "BEL-7.2-2", "BEL-7.2-3", "BEL-7.2-4", "BEL-7.3-3")
def test_a_structure_takes_one_attack_and_damage_waits():
    given = table().south(rearguard=["r-4-1", "r-1-1"]).north(structures=["wall-4"], vanguard=["v-2-2", "v-3-3"])
    asked = fight(given, "r-4-1#6", "r-1-1#7").when("south", "strike r-4-1#6 wall-4#8")

    assert asked.north.structures == ["wall-4#8"]
    assert asked.north.piece("wall-4#8").committed and not asked.north.piece("wall-4#8").exhausted
    assert asked.when("south", "strike r-1-1#7 wall-4#8").refused == "BEL-7.3-3"
    assert asked.offered("south") == ["strike r-1-1#7 v-2-2#9", "strike r-1-1#7 v-3-3#10"]


@clause("BEL-7.2-4", "BEL-6.C-7")
def test_a_target_of_one_attack_can_neither_be_chosen_again_nor_defend():
    given = table().south(rearguard=["r-1-1", "r-2-1"], vanguard=["v-2-2"]).north(vanguard=["v-2-4", "v-3-3", "v-5-5"])
    after = fight(given, "r-1-1#6", "r-2-1#7", "v-2-2#8").when("south", "strike r-1-1#6 v-2-4#9")

    assert after.when("south", "strike r-2-1#7 v-2-4#9").refused == "BEL-7.2-4"
    after = after.when("south", "strike r-2-1#7 v-3-3#10")
    assert after.offered("north") == ["no-defence", "defend v-5-5#11"]
    assert after.when("north", "defend v-2-4#9").refused == "BEL-7.2-4"


@clause("BEL-7.2-5")
def test_the_main_objective_takes_any_number_of_attacks():
    after = fight(table().south(vanguard=["v-3-3", "v-3-1", "v-3-2"]).north(points=20), "v-3-3#6", "v-3-1#7", "v-3-2#8")

    assert after.north.points == 11


@clause("BEL-7.2-6")
def test_commitment_ends_with_the_combat():
    after = fight(table().south(vanguard=["v-2-2"]).north(structures=["wall-6"]), "v-2-2#6")

    assert not after.north.piece("wall-6#7").committed
    assert not after.south.piece("v-2-2#6").committed


@clause("BEL-7.2-7", "BEL-7.8-7", "BEL-7.2-9")
def test_an_attack_that_loses_its_target_is_lost():
    given = table().south(vanguard=["v-3-3"], hand=["withdraw"], ready=2).north(vanguard=["v-2-3", "v-4-4"])
    after = fight(given, "v-3-3#6").when("north", "defend v-2-3#7").when("south", "play withdraw", "target v-2-3#7")

    assert (after.south.left("v-3-3#6"), after.north.points, after.north.hand) == (3, 20, ["v-2-3"])
    assert after.north.left("v-4-4#8") == 4
    assert after.owing == []


@clause("BEL-7.2-7", "BEL-7.2-8", "BEL-B-9")
def test_an_annulled_attack_deals_nothing_and_its_attacker_stays_exhausted():
    given = table().south(vanguard=["v-3-3"]).north(vanguard=["v-4-4"], hand=["annul"], ready=2)
    after = fight(given, "v-3-3#6").when("north", "defend v-4-4#7", "play annul", "target v-3-3#6")

    assert (after.south.left("v-3-3#6"), after.north.left("v-4-4#7")) == (3, 4)
    assert after.south.piece("v-3-3#6").exhausted and not after.north.piece("v-4-4#7").exhausted


@clause("BEL-7.2-7")
def test_a_tower_in_an_annulled_attack_neither_responds_nor_exhausts():
    given = table().south(rearguard=["r-2-2"]).north(structures=["tower-2-5"], hand=["annul"], ready=2)
    after = fight(given, "r-2-2#6").when("north", "play annul", "target r-2-2#6")

    assert (after.north.left("tower-2-5#7"), after.north.piece("tower-2-5#7").exhausted) == (5, False)
    assert after.south.left("r-2-2#6") == 2


@clause("BEL-7.2-9")
def test_an_archer_whose_target_dies_in_the_duel_is_not_asked_again():
    given = table().south(rearguard=["r-2-2"], hand=["shoot"], ready=2).north(vanguard=["v-2-2", "v-3-3"])
    after = fight(given, "r-2-2#6").when("south", "strike r-2-2#6 v-2-2#7")
    after = after.when("south", "play shoot", "target v-2-2#7")

    assert after.north.vanguard == ["v-3-3#8"] and after.north.left("v-3-3#8") == 3


@clause("BEL-7.2-10")
def test_an_attacker_that_leaves_ends_its_engagement():
    given = table().south(vanguard=["v-3-3"]).north(vanguard=["v-2-4"], hand=["kill"], ready=2)
    after = fight(given, "v-3-3#6").when("north", "defend v-2-4#7", "play kill", "target v-3-3#6")

    assert after.north.left("v-2-4#7") == 4


@clause("BEL-7.2-11")
def test_preventing_damage_does_not_annul():
    given = table().south(vanguard=["v-3-3"]).north(vanguard=["v-2-3"], hand=["ward"], ready=1)
    after = fight(given, "v-3-3#6").when("north", "defend v-2-3#7", "play ward", "target v-2-3#7")

    assert (after.north.left("v-2-3#7"), after.south.left("v-3-3#6")) == (3, 1)


@clause("BEL-7.2-12")
def test_an_attacker_without_target_loses_its_attack():
    given = table().south(rearguard=["r-2-1", "r-1-1"]).north(vanguard=["v-2-4"])
    after = fight(given, "r-2-1#6", "r-1-1#7").when("south", "strike r-2-1#6 v-2-4#8")

    assert "BEL-7.2-12" in clauses(after)
    assert (after.north.points, after.south.piece("r-1-1#7").exhausted) == (20, True)


@clause("BEL-7.2-12")
def test_an_attacker_that_would_miss_a_target_may_be_barred():
    given = (
        options(targetless_attack="not_declarable")
        .south(rearguard=["r-2-1", "r-1-1", "trebuchet-3-3"])
        .north(vanguard=["v-2-4"])
    )
    asked = given.table(phase="combat").at(FIGHT).when("south", "attack r-2-1#6")

    assert asked.when("south", "attack r-1-1#7").refused == "BEL-7.2-12"


@clause("BEL-7.2-13")
def test_a_change_of_zone_keeps_the_attack_and_changes_the_response():
    given = table().south(vanguard=["v-3-3"], hand=["shift"], ready=1).north(vanguard=["v-2-4"])
    after = fight(given, "v-3-3#6").when("north", "defend v-2-4#7").when("south", "play shift", "target v-2-4#7")

    assert (after.north.left("v-2-4#7"), after.south.left("v-3-3#6")) == (1, 3)


@clause("BEL-7.2-13")
def test_a_change_of_control_loses_the_attack():
    given = table().south(vanguard=["v-3-3"], hand=["charm"], ready=2).north(vanguard=["v-2-4"])
    after = fight(given, "v-3-3#6").when("north", "defend v-2-4#7").when("south", "play charm", "target v-2-4#7")

    assert after.south.vanguard == ["v-3-3#6", "v-2-4#7"] and after.south.left("v-2-4#7") == 4
    assert "BEL-7.2-13" in clauses(after)


# 7.3 Structures first


@clause("BEL-7.3-1", "BEL-B-1", "BEL-3-6", "BEL-7.5-1")
def test_an_available_structure_compels_a_normal_attack():
    given = table().south(rearguard=["r-2-1", "r-2-2"]).north(structures=["tower-2-4"], rearguard=["priest"])
    asked = fight(given, "r-2-1#6", "r-2-2#7")

    assert asked.offered("south") == ["strike r-2-1#6 tower-2-4#8", "strike r-2-2#7 tower-2-4#8"]
    assert asked.when("south", "strike r-2-1#6 priest#9").refused == "BEL-7.3-1"


@clause("BEL-7.3-2", "BEL-6.C-5")
def test_the_attacker_chooses_between_two_structures():
    asked = fight(table().south(vanguard=["v-2-2"]).north(structures=["tower-2-4", "wall-4"]), "v-2-2#6")

    assert asked.offered("south") == ["strike v-2-2#6 tower-2-4#7", "strike v-2-2#6 wall-4#8"]
    assert asked.when("south", "strike v-2-2#6 wall-4#8").north.left("wall-4#8") == 2


@clause("BEL-7.3-4", "BEL-4-8")
def test_past_committed_structures_attacks_go_on():
    after = fight(table().south(vanguard=["v-3-3", "v-3-2"]).north(structures=["wall-4"]), "v-3-3#6", "v-3-2#7")
    after = after.when("south", "strike v-3-3#6 wall-4#8")

    assert (after.north.left("wall-4#8"), after.north.points) == (1, 17)


@clause("BEL-7.3-5", "BEL-7.3-7", "BEL-7.7-7", "BEL-14-5")
def test_bombardment_passes_over_structures_and_demolish_does_not():
    given = table().south(rearguard=["trebuchet-3-3"], vanguard=["ram-4-4"]).north(structures=["tower-2-5"])
    after = fight(given, "trebuchet-3-3#6", "ram-4-4#7")

    assert (after.north.points, after.north.left("tower-2-5#8")) == (17, 1)


@clause("BEL-7.3-7", "BEL-7.7-7")
def test_bombardment_can_choose_nothing_but_the_objective():
    given = table().south(rearguard=["trebuchet-3-3", "r-2-1"])
    given = given.north(structures=["tower-2-5", "wall-4"], vanguard=["v-1-1"], rearguard=["r-2-2"])
    asked = fight(given, "trebuchet-3-3#6", "r-2-1#7")

    assert asked.when("south", "strike trebuchet-3-3#6 tower-2-5#8").refused == "BEL-7.3-7"
    assert asked.when("south", "strike trebuchet-3-3#6 v-1-1#10").refused == "BEL-14-5"
    assert asked.when("south", "strike trebuchet-3-3#6 r-2-2#11").refused == "BEL-7.7-7"


@clause("BEL-7.3-6")
def test_flanking_reaches_the_rearguard_alone():
    given = table().south(vanguard=["rider-3-3"]).north(vanguard=["v-2-2"], rearguard=["r-2-1"])
    asked = fight(given, "rider-3-3#6")

    assert asked.offered("south") == ["flank rider-3-3#6 r-2-1#8", "with-the-vanguard rider-3-3#6"]
    assert asked.when("south", "flank rider-3-3#6 v-2-2#7").refused == "BEL-7.3-6"


@clause("BEL-7.3-8")
def test_with_two_structures_the_first_two_normal_attacks_go_there():
    given = table().south(rearguard=["r-2-1", "trebuchet-3-3"], vanguard=["rider-3-3", "v-2-2", "v-2-3"])
    given = given.north(structures=["wall-4", "wall-5"], rearguard=["r-1-1"], vanguard=["v-0-3"])
    after = fight(given, "r-2-1#6", "trebuchet-3-3#7", "rider-3-3#8", "v-2-2#9", "v-2-3#10")
    after = after.when(
        "south", "strike r-2-1#6 wall-4#11", "strike trebuchet-3-3#7 objective", "flank rider-3-3#8 r-1-1#13"
    )
    after = after.when("south", "strike v-2-2#9 wall-5#12")

    assert after.offered("north") == ["no-defence", "defend v-0-3#14"]
    after = after.when("north", "no-defence")
    assert after.north.points == 15


@clause("BEL-7.3-9")
def test_an_exhausted_structure_compels_too():
    after = fight(table().south(vanguard=["v-2-2"]).north(structures=["tower-2-5 exhausted"]), "v-2-2#6")

    assert (after.north.left("tower-2-5#7"), after.south.left("v-2-2#6")) == (3, 2)


@clause("BEL-6.C-3", "BEL-6.C-4")
def test_the_rearguard_is_fixed_before_the_vanguard():
    given = table().south(rearguard=["r-2-1"], vanguard=["v-2-2"])
    asked = fight(given.north(structures=["tower-2-4", "wall-4"]), "r-2-1#6", "v-2-2#7")

    assert asked.offered("south") == ["strike r-2-1#6 tower-2-4#8", "strike r-2-1#6 wall-4#9"]
    assert asked.when("south", "strike v-2-2#7 tower-2-4#8").refused == "BEL-6.C-3"


# 7.4 Vanguard attacks


@clause("BEL-7.4-1")
def test_an_attack_on_a_structure_asks_for_no_defence():
    after = fight(table().south(vanguard=["v-2-2"]).north(structures=["wall-4"], vanguard=["v-3-3"]), "v-2-2#6")

    assert (after.north.left("wall-4#7"), after.owing) == (2, [])


@clause("BEL-7.4-2", "BEL-7.4-3", "BEL-7.4-4", "BEL-7.4-5", "BEL-7.4-6", "BEL-B-3")
def test_the_defender_opposes_vanguard_or_rearguard_or_nobody():
    given = table().south(vanguard=["v-2-2"]).north(vanguard=["v-3-3", "v-4-4"], rearguard=["r-2-1"])
    asked = fight(given, "v-2-2#6")

    assert asked.offered("north") == ["no-defence", "defend v-3-3#7", "defend v-4-4#8", "defend r-2-1#9"]
    assert asked.when("north", "no-defence").north.points == 18
    assert asked.when("north", "defend r-2-1#9").north.points == 20


@clause("BEL-7.4-9")
def test_a_rearguard_defender_does_not_respond():
    after = fight(table().south(vanguard=["v-3-3"]).north(rearguard=["r-4-2"]), "v-3-3#6").when(
        "north", "defend r-4-2#7"
    )

    assert (after.north.rearguard, after.south.left("v-3-3#6")) == ([], 3)


@clause("BEL-7.4-10")
def test_a_vanguard_attacker_does_not_choose_its_opponent():
    given = table().south(vanguard=["v-2-2"]).north(structures=["wall-4", "wall-5"], vanguard=["v-3-3"])

    assert fight(given, "v-2-2#6").when("south", "strike v-2-2#6 v-3-3#9").refused == "BEL-7.4-10"


@clause("BEL-7.4-11", "BEL-6.C-6")
def test_defences_are_decided_attack_by_attack():
    asked = fight(table().south(vanguard=["v-2-2", "v-5-5"]).north(vanguard=["v-2-4"]), "v-2-2#6", "v-5-5#7")
    declined = asked.when("north", "no-defence")

    assert declined.offered("north") == ["no-defence", "defend v-2-4#8"]
    assert declined.when("north", "defend v-2-4#8").north.points == 18


@clause("BEL-6.C-6")
def test_no_defence_before_all_attacks_are_fixed():
    given = table().south(vanguard=["v-2-2", "v-5-5"]).north(structures=["wall-4"], vanguard=["v-2-4"])

    assert fight(given, "v-2-2#6", "v-5-5#7").when("north", "defend v-2-4#9").refused == "BEL-6.C-6"


# 7.5 Rearguard attacks


@clause("BEL-7.5-2", "BEL-7.5-3", "BEL-B-4", "BEL-7.5-5")
def test_past_the_structures_an_archer_chooses_any_unit_and_nobody_prevents_it():
    given = table().south(rearguard=["r-2-1"]).north(vanguard=["v-4-3"], rearguard=["r-1-1", "priest"])
    asked = fight(given, "r-2-1#6")

    assert asked.offered("south") == [f"strike r-2-1#6 {one}" for one in ("v-4-3#7", "r-1-1#8", "priest#9")]
    assert asked.when("south", "strike r-2-1#6 objective").refused == "BEL-7.5-4"
    after = asked.when("south", "strike r-2-1#6 v-4-3#7")
    assert (after.north.left("v-4-3#7"), after.south.left("r-2-1#6"), after.owing) == (1, 1, [])


@clause("BEL-7.5-4", "BEL-3-15")
def test_an_archer_reaches_the_objective_of_an_empty_field():
    after = fight(table().south(rearguard=["r-2-1"]).north(development=["market", "archive"]), "r-2-1#6")

    assert after.north.points == 18


@clause("BEL-7.5-4")
def test_one_exhausted_cleric_is_enough_to_cover_the_objective():
    after = fight(table().south(rearguard=["r-2-1"]).north(rearguard=["priest exhausted"]), "r-2-1#6")

    assert (after.north.points, after.north.left("priest#7")) == (20, 1)


@clause("BEL-7.5-6")
def test_rearguard_against_ready_rearguard_both_deal_damage():
    after = fight(table().south(rearguard=["r-2-2"]).north(rearguard=["r-2-2"]), "r-2-2#6")

    assert (after.south.rearguard, after.north.rearguard) == ([], [])


@clause("BEL-7.5-7")
def test_an_exhausted_rearguard_does_not_respond():
    after = fight(table().south(rearguard=["r-2-2"]).north(rearguard=["r-3-2 exhausted"]), "r-2-2#6")

    assert (after.south.left("r-2-2#6"), after.north.rearguard) == (2, [])


@clause("BEL-7.5-8", "BEL-15-2")
def test_a_committed_wall_still_covers_the_objective():
    after = fight(table().south(rearguard=["r-4-1", "r-2-1"]).north(structures=["wall-4"]), "r-4-1#6", "r-2-1#7")
    after = after.when("south", "strike r-4-1#6 wall-4#8")

    assert (after.north.points, after.north.structures) == (20, [])
    assert "BEL-7.2-12" in clauses(after)


@clause("BEL-B-2")
@pytest.mark.parametrize(("second", "points"), [("r-2-2", 20), ("v-2-2", 18)])
def test_with_the_only_tower_committed_the_next_attackers_go_on(second: str, points: int):
    zone = "rearguard" if second.startswith("r") else "vanguard"
    given = (
        table()
        .south(rearguard=["r-2-1"])
        .south(**{zone: [second]})
        .north(structures=["tower-2-4"], vanguard=["pike-2-4"])
    )
    after = fight(given, "r-2-1#6", f"{second}#7").when(
        "south", *(["strike r-2-1#6 tower-2-4#8"] if zone == "rearguard" else [])
    )
    after = after.when("north", "no-defence") if after.owing else after

    assert after.north.points == points
