"""Section 7.8: the Duel of Tactics; section 9: Tactics; event windows."""

from __future__ import annotations

from typing import Any

from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from tests.games.bellum.table import FIGHT, act, clauses, fight, table


def duel(south: dict[str, Any], north: dict[str, Any], **setup: Any) -> Outcome:
    """Returns a Duel about an attack of South's v-3-3#6 on a wall, the defender asked first."""
    given: Scene = table(**setup).south(vanguard=["v-3-3"], **south).north(structures=["wall-6"], **north)
    return fight(given, "v-3-3#6")


@clause("BEL-7.8-1")
def test_the_duel_opens_when_all_engagements_are_fixed():
    given = table().south(vanguard=["v-3-3"], hand=["duel-draw"], ready=1).north(vanguard=["v-2-2"])

    assert fight(given, "v-3-3#6").when("south", "play duel-draw").refused == "BEL-7.8-1"


@clause("BEL-7.8-2", "BEL-6.C-9", "BEL-9-8")
def test_the_defender_has_priority_and_one_tactic_is_played_at_a_time():
    given = duel({"hand": ["jab-2"], "ready": 1}, {"hand": ["duel-heal", "duel-levy"], "ready": 2})

    assert given.owing == ["north"]
    after = given.when("north", "play duel-heal")
    assert after.owing == ["south"]
    assert after.when("north", "play duel-levy").refused == "BEL-7.8-1"


@clause("BEL-7.8-3", "BEL-7.8-4")
def test_two_passes_in_a_row_close_the_duel_and_a_pass_is_not_final():
    given = duel({"hand": ["jab-2"], "ready": 1}, {"hand": ["jab-3"], "ready": 1})
    after = given.when("north", "pass").when("south", "play jab-2")

    assert after.offered("north") == ["pass", "play jab-3"]
    closed = after.when("north", "play jab-3")
    assert (closed.south.points, closed.north.points, closed.owing) == (17, 18, [])


@clause("BEL-7.8-5", "BEL-6.C-10", "BEL-8-5")
def test_the_chain_resolves_from_the_last_to_the_first():
    def given() -> Scene:
        return (
            table()
            .south(vanguard=["v-1-1"], hand=["shoot"], ready=2)
            .north(vanguard=["v-2-2"], hand=["bolster"], ready=1)
        )

    bolstered = fight(given(), "v-1-1#6").when("north", "defend v-2-2#7", "play bolster", "target v-2-2#7")
    after = bolstered.when("south", "play shoot", "target v-2-2#7")
    assert after.north.vanguard == []
    shot = (
        fight(given(), "v-1-1#6").when("north", "defend v-2-2#7", "pass").when("south", "play shoot", "target v-2-2#7")
    )
    after = shot.when("north", "play bolster", "target v-2-2#7")
    assert after.north.vanguard == []  # 3 of the Tactic, 1 of the attack, against DEF 4


@clause("BEL-7.8-6", "BEL-7.8-8", "BEL-6.C-8")
def test_nothing_is_added_while_the_chain_resolves_and_no_second_duel_opens():
    given = duel({"hand": ["jab-2", "jab-3"], "ready": 1}, {"hand": ["duel-heal"], "ready": 1, "points": 10})
    after = given.when("north", "play duel-heal").when("south", "play jab-2")

    assert after.owing == [] and after.north.left("wall-6#7") == 3
    assert after.south.hand == ["jab-3"]


@clause("BEL-7.8-9", "BEL-9-3")
def test_a_tactic_is_paid_and_aimed_when_played():
    given = duel({"hand": ["jab-2"], "ready": 1}, {"hand": ["bolster"], "ready": 1})
    after = (
        given.when("north", "play bolster", "target wall-6#7")
        if "target wall-6#7" in given.when("north", "play bolster").offered("north")
        else given.when("north", "play bolster", "target v-3-3#6")
    )

    assert after.owing == ["south"]
    assert (after.north.ready, after.north.exhausted) == (0, 1)


@clause("BEL-7.8-10", "BEL-9-5")
def test_a_tactic_whose_only_target_is_gone_fails_and_acts_on_those_that_are_left():
    given = (
        table()
        .south(vanguard=["v-2-2", "v-4-5"], hand=["kill"], ready=2)
        .north(structures=["wall-6", "wall-5"], hand=["volley"], ready=2)
    )
    asked = fight(given, "v-2-2#6", "v-4-5#7").when("south", "strike v-2-2#6 wall-6#8")
    asked = asked.when("north", "play volley", "target v-2-2#6", "target v-4-5#7")
    after = asked.when("south", "play kill", "target v-2-2#6")
    assert after.south.left("v-4-5#7") == 3

    given = (
        table()
        .south(vanguard=["v-2-2"], hand=["kill"], ready=2)
        .north(structures=["wall-6"], hand=["bolster"], ready=1)
    )
    after = (
        fight(given, "v-2-2#6")
        .when("north", "play bolster", "target v-2-2#6")
        .when("south", "play kill", "target v-2-2#6")
    )
    assert after.north.graveyard == ["bolster"] and "BEL-7.8-10" in clauses(after)
    assert after.north.ready == 0


@clause("BEL-7.8-11")
def test_an_ability_is_used_in_the_duel_only_if_its_text_names_it():
    given = table().south(vanguard=["v-3-3"]).north(structures=["wall-6"], vanguard=["taunter", "clerk"], ready=1)
    asked = fight(given, "v-3-3#6")

    assert asked.offered("north") == ["pass", "use taunter#8/0"]
    assert asked.when("north", "use clerk#9/0").refused == "BEL-7.8-11"
    after = asked.when("north", "use taunter#8/0", "target v-3-3#6")
    assert after.north.left("wall-6#7") == 4


@clause("BEL-7.8-12", "BEL-8-8")
def test_what_the_chain_destroys_leaves_at_once_and_its_abilities_wait_for_the_end():
    given = (
        table()
        .south(vanguard=["v-1-1"], hand=["shoot"], ready=2, points=10)
        .north(structures=["wall-6"], vanguard=["avenger"], hand=["duel-draw"], ready=1, castle=["v-2-2"])
    )
    after = fight(given, "v-1-1#6").when("north", "play duel-draw").when("south", "play shoot", "target avenger#8")
    order = [one for one in clauses(after) if one in ("BEL-8-4", "BEL-13-3", "BEL-8-8", "BEL-8-13")]

    assert order == ["BEL-8-4", "BEL-13-3", "BEL-8-8", "BEL-8-13"]
    assert after.south.points == 9


# 9 Tactics


@clause("BEL-9-4")
def test_a_tactic_that_asks_for_a_target_needs_one():
    given = act(table().south(hand=["raze", "draw-2"], ready=2, castle=["v-1-1", "v-1-1", "v-1-1"]))

    assert given.when("south", "play raze").refused == "BEL-9-4"
    assert given.when("south", "play draw-2").south.hand == ["raze", "v-1-1", "v-1-1"]


@clause("BEL-9-3", "BEL-6.B-8", "BEL-3-20")
def test_a_tactic_that_cannot_be_paid_is_refused():
    given = duel({}, {"hand": ["annul", "duel-levy"], "ready": 1})

    assert given.offered("north") == ["pass", "play duel-levy"]
    assert given.when("north", "play annul").refused == "BEL-6.B-8"


@clause("BEL-9-8")
def test_a_duel_tactic_may_be_for_one_side_only():
    given = duel({"hand": ["charge", "brace"], "ready": 2}, {"hand": ["charge", "duel-levy"], "ready": 2})

    assert given.when("north", "play charge").refused == "BEL-9-8"
    assert given.when("north", "pass").offered("south") == ["pass", "play charge"]


@clause("BEL-9-9", "BEL-9-10")
def test_a_cancelled_tactic_does_nothing_is_not_refunded_and_is_buried():
    given = duel({"hand": ["cancel"], "ready": 2}, {"hand": ["duel-heal"], "ready": 1, "points": 10})
    after = given.when("north", "play duel-heal").when("south", "play cancel", "target-tactic duel-heal/1")

    assert (after.north.points, after.north.ready, after.north.graveyard) == (10, 0, ["duel-heal"])


@clause("BEL-9-11")
def test_a_printed_age_binds_a_tactic():
    given = act(table().south(hand=["tactic-iii", "draw-1"], ready=2, castle=["v-1-1"]))

    assert given.when("south", "play tactic-iii").refused == "BEL-9-11"
    assert given.when("south", "play draw-1").south.hand == ["tactic-iii", "v-1-1"]


@clause("BEL-9-2")
def test_a_tactic_of_two_windows_is_offered_in_both():
    hand = {"hand": ["either-window"], "ready": 1, "castle": ["v-1-1"]}

    assert "play either-window" in act(table().south(**hand)).offered("south")
    assert "play either-window" in duel(hand, {}).offered("south")


@clause("BEL-10-4")
def test_supplies_left_ready_serve_in_the_enemy_turn():
    given = duel({}, {"hand": ["annul"], "ready": 2, "exhausted": 4})

    after = given.when("north", "play annul", "target v-3-3#6")
    assert (after.north.ready, after.north.left("wall-6#7")) == (0, 6)
    assert duel({}, {"hand": ["annul"], "ready": 1, "exhausted": 5}).owing == []


# Event Tactics


@clause("BEL-3-17", "BEL-6.B-9")
def test_an_enemy_tactic_opens_a_window_before_it_resolves():
    given = table().south(hand=["draw-1"], ready=1, castle=["v-1-1"]).north(hand=["counter"], ready=2)
    asked = act(given).when("south", "play draw-1")

    assert asked.offered("north") == ["pass", "play counter"]
    after = asked.when("north", "play counter", "target-tactic draw-1/1")
    assert (after.south.hand, after.south.graveyard, after.north.graveyard) == ([], ["draw-1"], ["counter"])


@clause("BEL-6.B-9")
def test_a_duel_tactic_does_not_answer_in_development():
    given = table().south(hand=["draw-1", "draw-2"], ready=3, castle=["v-1-1"] * 3).north(hand=["annul"], ready=5)

    assert act(given).when("south", "play draw-1").owing == ["south"]


@clause("BEL-3-17")
def test_destruction_opens_a_window_after_combat_and_none_inside_the_chain():
    given = table().south(vanguard=["v-3-3"]).north(vanguard=["v-2-2"], hand=["lament"], ready=1, castle=["v-1-1"])
    after = fight(given, "v-3-3#6").when("north", "defend v-2-2#7")
    assert after.offered("north") == ["pass", "play lament"]
    assert after.when("north", "play lament").north.hand == ["v-1-1"]

    given = (
        table()
        .south(vanguard=["v-3-3"], hand=["shoot"], ready=2)
        .north(structures=["wall-6"], vanguard=["v-2-2"], hand=["lament"], ready=1, castle=["v-1-1"])
    )
    after = fight(given, "v-3-3#6").when("south", "play shoot", "target v-2-2#8")
    assert (after.owing, after.north.hand) == ([], ["lament"])


@clause("BEL-3-17")
def test_claims_and_advances_open_windows_too():
    given = table().south(rearguard=["priest"], ready=2).north(hand=["envy"], ready=1, points=10)
    asked = act(given).when("south", "claim priest#6")
    asked = asked.when("south", asked.offered("south")[0])
    assert asked.when("north", "play envy").north.points == 11

    given = table().south(vault=["market-ii", "parish", "fount", "archive"], ready=3).north(hand=["omen"], ready=1)
    asked = act(given.north(castle=["v-1-1"])).when("south", "advance", "choose parish", "choose archive")
    assert asked.when("north", "play omen").north.hand == ["v-1-1"]


@clause("BEL-3-16")
def test_each_tactic_has_its_window():
    given = act(table().south(hand=["bolster", "draw-1"], ready=2, castle=["v-1-1"], vanguard=["v-2-2"]))

    assert given.when("south", "play bolster").refused == "BEL-3-16"
    assert "play bolster" not in given.offered("south")
    assert "play draw-1" not in duel({"hand": ["draw-1"], "ready": 2}, {"hand": ["jab-2"], "ready": 1}).when(
        "north", "pass"
    ).offered("south")


@clause("BEL-6.C-2")
def test_without_an_engagement_there_is_no_duel():
    given = table().south(vanguard=["v-2-2"]).north(hand=["jab-2"], ready=1).table(phase="combat").at(FIGHT)

    assert given.when("south", "end").owing == []
