"""Sections 7.6 and 7.7: Flanking, Interception, Siege, Demolish, Bombardment; annex B; section 14."""

from __future__ import annotations

from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from tests.games.bellum.table import FIGHT, fight, options, table

# 7.6 Flanking and Interception


@clause("BEL-7.6-1", "BEL-7.6-12", "BEL-14-2", "BEL-15-4")
def test_flanking_is_optional_and_decided_when_targets_are_fixed():
    given = table().south(vanguard=["rider-3-3", "v-1-1"]).north(structures=["wall-4"], rearguard=["r-2-1"])
    declared = given.table(phase="combat").at(FIGHT).when("south", "attack rider-3-3#6", "end")

    assert declared.offered("south") == ["flank rider-3-3#6 r-2-1#9", "with-the-vanguard rider-3-3#6"]
    after = declared.when("south", "with-the-vanguard rider-3-3#6")
    assert (after.north.left("wall-4#8"), after.north.left("r-2-1#9")) == (1, 1)


@clause("BEL-7.6-2", "BEL-B-6")
def test_flanking_passes_over_structures_and_vanguard():
    given = table().south(vanguard=["rider-3-3"]).north(structures=["tower-2-5", "tower-2-4"], vanguard=["v-2-2"])
    given = given.north(rearguard=["r-2-2"])
    after = fight(given, "rider-3-3#6").when("south", "flank rider-3-3#6 r-2-2#10")

    assert (after.north.rearguard, after.north.left("tower-2-5#7"), after.south.left("rider-3-3#6")) == ([], 5, 3)


@clause("BEL-7.6-2")
def test_a_committed_rearguard_cannot_be_flanked():
    given = table().south(rearguard=["r-1-1"], vanguard=["rider-3-3"]).north(rearguard=["r-2-2", "priest"])
    after = fight(given, "r-1-1#6", "rider-3-3#7").when("south", "strike r-1-1#6 r-2-2#8")

    assert after.when("south", "flank rider-3-3#7 r-2-2#8").refused == "BEL-7.6-2"


@clause("BEL-7.6-3")
def test_flanking_reaches_neither_structures_nor_the_objective():
    asked = fight(
        table().south(vanguard=["rider-3-3"]).north(structures=["tower-2-5"], rearguard=["r-2-2"]), "rider-3-3#6"
    )

    assert asked.when("south", "flank rider-3-3#6 objective").refused == "BEL-7.6-3"
    assert asked.when("south", "flank rider-3-3#6 tower-2-5#7").refused == "BEL-7.6-3"


@clause("BEL-7.6-4", "BEL-6.C-4")
def test_without_a_rearguard_a_flanker_attacks_with_the_vanguard():
    given = table().south(vanguard=["rider-3-3"], rearguard=["r-2-1"]).north(structures=["wall-4"], vanguard=["v-2-2"])
    asked = fight(given, "rider-3-3#6", "r-2-1#7")

    assert asked.offered("north") == ["no-defence", "defend v-2-2#9"]  # the archer took the wall first
    assert asked.when("north", "no-defence").north.points == 17


@clause("BEL-7.6-5", "BEL-7.6-6", "BEL-7.6-7", "BEL-14-3")
def test_an_interceptor_takes_the_place_exhausts_and_responds():
    given = table().south(vanguard=["rider-4-3"]).north(vanguard=["pike-3-4"], rearguard=["r-2-2"])
    asked = fight(given, "rider-4-3#6").when("south", "flank rider-4-3#6 r-2-2#8")
    assert asked.offered("north") == ["no-intercept", "intercept pike-3-4#7"]
    after = asked.when("north", "intercept pike-3-4#7")

    assert (after.south.vanguard, after.north.vanguard, after.north.left("r-2-2#8")) == ([], [], 2)


@clause("BEL-7.6-7")
def test_exhausting_an_interceptor_does_not_silence_it():
    given = (
        table().south(vanguard=["rider-2-3"], hand=["stun"], ready=1).north(vanguard=["pike-3-4"], rearguard=["r-2-2"])
    )
    after = fight(given, "rider-2-3#6").when("south", "flank rider-2-3#6 r-2-2#8").when("north", "intercept pike-3-4#7")
    after = after.when("south", "play stun", "target r-2-2#8")

    assert (after.south.vanguard, after.north.left("pike-3-4#7")) == ([], 2)
    assert after.north.piece("r-2-2#8").exhausted and after.north.piece("pike-3-4#7").exhausted


@clause("BEL-7.6-7")
def test_an_interceptor_of_the_vanguard_responds_to_a_rearguard_flanker():
    given = table().south(rearguard=["camel-2-3"]).north(vanguard=["pike-3-4"], rearguard=["r-2-2"])
    asked = fight(given, "camel-2-3#6").when("south", "flank camel-2-3#6 r-2-2#8")
    after = asked.when("north", "intercept pike-3-4#7")

    assert (after.north.left("pike-3-4#7"), after.south.rearguard) == (2, [])


@clause("BEL-7.6-5")
def test_an_interceptor_that_leaves_loses_the_attack():
    given = table().south(vanguard=["rider-4-3"], hand=["withdraw"], ready=2)
    given = given.north(vanguard=["pike-3-4"], rearguard=["r-2-2"])
    after = fight(given, "rider-4-3#6").when("south", "flank rider-4-3#6 r-2-2#8").when("north", "intercept pike-3-4#7")
    after = after.when("south", "play withdraw", "target pike-3-4#7")

    assert (after.north.left("r-2-2#8"), after.south.left("rider-4-3#6")) == (2, 3)
    assert after.south.piece("rider-4-3#6").exhausted


@clause("BEL-7.6-8")
def test_only_a_ready_uncommitted_piquero_is_fit():
    given = table().south(vanguard=["rider-3-3"], rearguard=["r-1-1"])
    given = given.north(vanguard=["pike-3-4", "pike-2-4 exhausted", "pike-2-3"], rearguard=["r-2-2"])
    asked = fight(given, "rider-3-3#6", "r-1-1#7").when(
        "south", "strike r-1-1#7 pike-3-4#8", "flank rider-3-3#6 r-2-2#11"
    )

    assert asked.offered("north") == ["no-intercept", "intercept pike-2-3#10"]
    assert asked.when("north", "intercept pike-3-4#8").refused == "BEL-7.6-8"
    assert asked.when("north", "intercept pike-2-4#9").refused == "BEL-7.6-8"


@clause("BEL-7.6-9")
def test_the_replaced_target_stays_committed_unless_agreed_otherwise():
    def asked(given: Scene) -> Outcome:
        given = given.south(vanguard=["rider-3-3", "v-2-2"]).north(vanguard=["pike-3-4"], rearguard=["r-2-2"])
        after = fight(given, "rider-3-3#6", "v-2-2#7").when("south", "flank rider-3-3#6 r-2-2#9")
        return after.when("north", "intercept pike-3-4#8")

    assert asked(table()).north.points == 18
    assert asked(options(intercepted_target="released")).offered("north") == ["no-defence", "defend r-2-2#9"]


@clause("BEL-7.6-10", "BEL-7.6-13")
def test_intercepting_is_voluntary_single_and_against_flanking_only():
    given = table().south(vanguard=["rider-3-3"]).north(vanguard=["pike-3-4", "pike-2-4"], rearguard=["r-2-2"])
    asked = fight(given, "rider-3-3#6").when("south", "flank rider-3-3#6 r-2-2#9")

    assert asked.when("north", "no-intercept").north.rearguard == []
    after = asked.when("north", "intercept pike-3-4#7")
    assert after.owing == [] and after.north.left("pike-2-4#8") == 4
    archer = table().south(rearguard=["r-1-1"], vanguard=["v-1-1"]).north(vanguard=["pike-3-4"], rearguard=["priest"])
    struck = fight(archer, "r-1-1#6", "v-1-1#7").when("south", "strike r-1-1#6 priest#9")
    assert struck.when("north", "intercept pike-3-4#8").refused == "BEL-7.6-13"


@clause("BEL-7.6-11")
def test_an_unintercepted_flank_is_read_by_the_flankers_zone():
    after = fight(table().south(vanguard=["rider-3-2"]).north(rearguard=["r-4-2"]), "rider-3-2#6")
    after = after.when("south", "flank rider-3-2#6 r-4-2#7")
    assert (after.north.rearguard, after.south.left("rider-3-2#6")) == ([], 2)

    after = fight(table().south(rearguard=["camel-2-2"]).north(rearguard=["r-4-3"]), "camel-2-2#6")
    after = after.when("south", "flank camel-2-2#6 r-4-3#7")
    assert (after.north.left("r-4-3#7"), after.south.rearguard) == (1, [])


@clause("BEL-7.6-13")
def test_interceptions_come_before_defences():
    given = table().south(vanguard=["rider-3-3", "v-2-2"]).north(vanguard=["pike-3-4"], rearguard=["r-2-2"])
    asked = fight(given, "rider-3-3#6", "v-2-2#7").when("south", "flank rider-3-3#6 r-2-2#9")

    assert asked.offered("north") == ["no-intercept", "intercept pike-3-4#8"]
    assert asked.when("north", "no-intercept").offered("north") == ["no-defence", "defend pike-3-4#8"]


# 7.7 Siege


@clause("BEL-7.7-1")
def test_a_siege_unit_stands_where_its_symbol_says():
    given = table().south(vanguard=["ram-4-5"], rearguard=["catapult-4-3"])

    assert given.at(FIGHT).south.piece("ram-4-5#6").zone == 0


@clause("BEL-7.7-2", "BEL-C-3")
def test_siege_fights_by_the_rules_of_its_zone():
    after = fight(table().south(rearguard=["onager-4-3"]).north(vanguard=["v-3-3"]), "onager-4-3#6")
    assert (after.north.vanguard, after.south.left("onager-4-3#6")) == ([], 3)

    after = fight(table().south(vanguard=["v-3-2"]).north(vanguard=["siege-2-5"]), "v-3-2#6").when(
        "north", "defend siege-2-5#7"
    )
    assert (after.south.vanguard, after.north.left("siege-2-5#7")) == ([], 2)

    after = fight(
        table().south(vanguard=["v-4-4 ascended under=v-2-2"]).north(vanguard=["siege-3-5 exhausted"]), "v-4-4#6"
    )
    after = after.when("north", "defend siege-3-5#7")
    assert (after.south.left("v-4-4#6"), after.north.left("siege-3-5#7")) == (4, 1)


@clause("BEL-14-4", "BEL-7.7-3", "BEL-7.7-6", "BEL-B-7")
def test_demolish_never_attacks_units_and_reaches_the_objective_past_structures():
    given = table().south(rearguard=["catapult-4-3", "r-1-1"]).north(vanguard=["v-2-2", "v-3-3"])
    asked = fight(given, "catapult-4-3#6", "r-1-1#7")

    assert asked.when("south", "strike catapult-4-3#6 v-2-2#8").refused == "BEL-14-4"
    after = asked.when("south", "strike catapult-4-3#6 objective", "strike r-1-1#7 v-2-2#8")
    assert (after.north.points, after.owing) == (16, [])


@clause("BEL-7.7-4", "BEL-B-7", "BEL-14-4")
def test_demolish_respects_the_priority_of_structures():
    after = fight(table().south(vanguard=["ram-5-5"]).north(structures=["wall-5"]), "ram-5-5#6")
    assert (after.north.structures, after.north.points) == ([], 20)

    given = table().south(rearguard=["r-1-1"], vanguard=["ram-5-5"]).north(structures=["wall-5"])
    after = fight(given, "r-1-1#6", "ram-5-5#7")
    assert (after.north.left("wall-5#8"), after.north.points) == (4, 15)


@clause("BEL-7.7-5", "BEL-B-7")
def test_nobody_opposes_demolish_unless_agreed():
    def given(scene: Scene) -> Scene:
        return scene.south(vanguard=["ram-4-5", "v-2-2"]).north(vanguard=["pike-2-3"])

    asked = fight(given(table()), "ram-4-5#6", "v-2-2#7")
    assert asked.offered("north") == ["no-defence", "defend pike-2-3#8"]
    assert asked.when("north", "defend pike-2-3#8").north.points == 16
    blocked = fight(given(options(demolish_blockable="yes")), "ram-4-5#6").when("north", "defend pike-2-3#8")
    assert (blocked.north.points, blocked.north.vanguard, blocked.south.left("ram-4-5#6")) == (20, [], 3)


@clause("BEL-7.7-7", "BEL-7.7-8", "BEL-14-5", "BEL-B-8")
def test_bombardment_reaches_the_objective_and_nobody_is_asked():
    given = table().south(rearguard=["trebuchet-4-3"], vanguard=["mortar-3-3"])
    given = given.north(points=10, structures=["wall-4", "wall-5"], vanguard=["v-3-3"])
    after = fight(given, "trebuchet-4-3#6", "mortar-3-3#7")

    assert (after.north.points, after.owing) == (3, [])
    assert not after.north.piece("wall-4#8").committed


@clause("BEL-14-4", "BEL-14-5")
def test_demolish_and_bombardment_restrict_attacking_only():
    after = fight(table().south(vanguard=["v-3-3"]).north(vanguard=["ram-4-4"]), "v-3-3#6").when(
        "north", "defend ram-4-4#7"
    )

    assert (after.south.vanguard, after.north.left("ram-4-4#7")) == ([], 1)


@clause("BEL-14-3")
def test_any_unit_with_interception_counts_as_a_piquero():
    given = table().south(vanguard=["rider-4-3"]).north(vanguard=["emblem-2-6"], rearguard=["r-2-2"])
    after = (
        fight(given, "rider-4-3#6").when("south", "flank rider-4-3#6 r-2-2#8").when("north", "intercept emblem-2-6#7")
    )

    assert (after.north.left("emblem-2-6#7"), after.south.left("rider-4-3#6")) == (2, 1)
