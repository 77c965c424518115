"""Section 8: damage, destruction, triggered abilities, Towers and Walls; the glossary; the rest of section 3."""

from __future__ import annotations

from liza.testing.marks import clause
from tests.games.bellum.table import VIGIL_STEPS, act, clauses, fight, table


@clause("BEL-8-1", "BEL-8-17")
def test_an_attacker_deals_its_current_atk():
    after = fight(table().south(vanguard=["v-3-3"]).north(structures=["wall-6"]), "v-3-3#6")
    assert after.north.left("wall-6#7") == 3

    given = table().south(vanguard=["v-3-3"], hand=["strengthen"], ready=1)
    after = fight(given, "v-3-3#6").when("south", "play strengthen", "target v-3-3#6")
    assert after.north.points == 15

    weak = table().south(vanguard=["v-2-2"]).north(hand=["enfeeble"], ready=1)
    after = fight(weak, "v-2-2#6").when("north", "play enfeeble", "target v-2-2#6")
    assert after.north.points == 20


@clause("BEL-8-2", "BEL-8-6", "BEL-6.C-11", "BEL-15-3")
def test_all_damage_is_dealt_at_once_and_both_may_fall():
    after = fight(table().south(vanguard=["v-5-2"]).north(vanguard=["v-2-3"]), "v-5-2#6").when(
        "north", "defend v-2-3#7"
    )
    assert (after.south.vanguard, after.north.vanguard) == ([], [])

    after = fight(table().south(vanguard=["v-3-2", "v-5-5"]).north(vanguard=["v-2-3"]), "v-3-2#6", "v-5-5#7")
    after = after.when("north", "defend v-2-3#8")
    assert (after.south.vanguard, after.north.vanguard, after.north.points) == (["v-5-5#7"], [], 15)


@clause("BEL-8-3", "BEL-8-4")
def test_damage_stays_until_it_reaches_the_defence():
    given = table().south(vanguard=["v-2-2"]).north(structures=["wall-6 damage=4"])
    assert fight(given, "v-2-2#6").north.structures == []
    assert (
        fight(table().south(vanguard=["v-2-2"]).north(structures=["wall-6 damage=3"]), "v-2-2#6").north.left("wall-6#7")
        == 1
    )

    back = act(table().south(vanguard=["v-2-3 damage=2"], hand=["recall"], ready=3))
    back = back.when("south", "play recall", "play v-2-3")
    assert back.south.left("v-2-3#7") == 3


@clause("BEL-8-5")
def test_remaining_defence_is_what_cards_read():
    given = table().south(hand=["execute"], ready=2).north(vanguard=["v-5-5 damage=3", "v-5-5"])
    asked = act(given).when("south", "play execute")

    assert asked.south.ready == 0 and asked.north.vanguard == ["v-5-5#7"]


@clause("BEL-8-7", "BEL-8-16")
def test_the_destroyed_leave_together_and_a_lost_bonus_is_checked_again():
    given = table().south(rearguard=["r-2-2", "r-2-1"]).north(rearguard=["banner"], vanguard=["v-2-2"])
    after = fight(given, "r-2-2#6", "r-2-1#7").when("south", "strike r-2-2#6 banner#8", "strike r-2-1#7 v-2-2#9")

    assert (after.north.rearguard, after.north.vanguard) == ([], [])
    assert clauses(after).count("BEL-8-4") == 2


@clause("BEL-8-8")
def test_abilities_come_after_the_destroyed_have_gone():
    after = fight(table().south(vanguard=["brawler"]).north(vanguard=["v-3-3"]), "brawler#6").when(
        "north", "defend v-3-3#7"
    )
    assert after.south.vanguard == []

    given = table().south(vanguard=["v-4-5", "v-5-5"], points=1).north(vanguard=["avenger"], points=5)
    after = fight(given, "v-4-5#6", "v-5-5#7").when("north", "defend avenger#8")
    assert (after.result, after.ending) == ([0, 0], "BEL-1-9")


@clause("BEL-8-9")
def test_the_active_players_abilities_first_and_each_orders_their_own():
    given = table().south(rearguard=["r-3-2"], vanguard=["mourner", "v-5-5", "v-4-4"], castle=["v-1-1"])
    given = given.north(vanguard=["mourner", "avenger", "v-2-4"], castle=["v-2-2"], points=20)
    after = fight(given, "mourner#7", "v-5-5#8", "v-4-4#9")
    after = after.when("north", "defend v-2-4#12", "defend avenger#11", "defend mourner#10")

    assert after.owing == ["north"]
    assert after.offered("north") == ["resolve #10/0", "resolve #11/0"]
    assert after.south.hand == ["v-1-1"]
    done = after.when("north", "resolve #11/0")
    assert (done.south.points, done.north.hand) == (19, ["v-2-2"])


@clause("BEL-8-10")
def test_responding_is_not_attacking():
    given = table().south(vanguard=["v-1-1"]).north(vanguard=["herald forbidden"], castle=["v-2-2"])
    after = fight(given, "v-1-1#6").when("north", "defend herald#7")

    assert (after.north.hand, after.south.vanguard) == ([], [])


@clause("BEL-8-11", "BEL-8-14")
def test_a_ready_tower_responds_to_either_zone_and_exhausts():
    after = fight(table().south(vanguard=["v-2-3"]).north(structures=["tower-2-5"]), "v-2-3#6")
    assert (after.north.left("tower-2-5#7"), after.north.piece("tower-2-5#7").exhausted) == (3, True)
    assert after.south.left("v-2-3#6") == 1

    after = fight(table().south(rearguard=["r-2-2"]).north(structures=["tower-2-5"]), "r-2-2#6")
    assert (after.south.rearguard, after.north.piece("tower-2-5#7").exhausted) == ([], True)


@clause("BEL-8-12")
def test_an_exhausted_tower_does_not_respond():
    given = table().south(vanguard=["v-2-3"], hand=["stun"], ready=1).north(structures=["tower-3-5"])
    after = fight(given, "v-2-3#6").when("south", "play stun", "target tower-3-5#7")

    assert (after.north.left("tower-3-5#7"), after.south.left("v-2-3#6")) == (3, 3)


@clause("BEL-8-13", "BEL-3-8", "BEL-8-19")
def test_walls_and_other_buildings_do_not_respond():
    for wall in ("wall-6", "temple-5"):
        after = fight(table().south(vanguard=["v-2-3"]).north(structures=[wall]), "v-2-3#6")

        assert (after.south.left("v-2-3#6"), after.north.piece(f"{wall}#7").exhausted) == (3, False)
        assert after.north.left(f"{wall}#7") == int(wall[-1]) - 2


@clause("BEL-8-15")
def test_damage_beyond_the_defence_goes_nowhere():
    after = fight(table().south(vanguard=["v-7-5"]).north(vanguard=["v-2-2"]), "v-7-5#6").when(
        "north", "defend v-2-2#7"
    )

    assert (after.north.vanguard, after.north.points) == ([], 20)


@clause("BEL-8-16")
def test_destruction_is_checked_whenever_damage_or_defence_changes():
    given = table().south(hand=["weaken"], ready=1).north(vanguard=["v-4-4 damage=3"])

    assert act(given).when("south", "play weaken", "target v-4-4#6").north.vanguard == []


@clause("BEL-8-18", "BEL-15-1")
def test_a_card_goes_to_its_owners_graveyard_or_hand():
    given = table().south(hand=["slay"], ready=2).north(vanguard=["v-2-2 owner=south"])
    assert act(given).when("south", "play slay", "target v-2-2#6").south.graveyard == ["v-2-2", "slay"]

    back = table().south(vanguard=["v-2-2 owner=north"], hand=["recall"], ready=1)
    after = act(back).when("south", "play recall", "target v-2-2#6")
    assert (after.south.hand, after.north.hand) == ([], ["v-2-2"])


# 15 Glossary, and what is left of section 3


@clause("BEL-15-5")
def test_leaving_the_field_sheds_everything():
    given = act(table().south(vanguard=["v-2-3 attack=+1"], hand=["recall"], ready=3))
    after = given.when("south", "play recall", "play v-2-3")

    assert after.south.stats("v-2-3#7") == (2, 3)


@clause("BEL-15-6", "BEL-3-13")
def test_cards_out_of_the_game_do_not_come_back():
    given = table().south(hand=["regain"], ready=1, out=["eco-a"], graveyard=["v-2-2"])
    after = act(given).when("south", "play regain")

    assert (after.south.hand, after.south.out) == (["v-2-2"], ["eco-a"])


@clause("BEL-3-12", "BEL-3-15")
def test_vault_cards_are_targets_only_where_they_are_named():
    given = table().south(hand=["recall", "slay", "topple"], ready=5, development=["market"])
    asked = act(given.north(development=["archive", "market-ii"]))

    assert asked.when("south", "play recall").refused == "BEL-9-4"
    assert asked.when("south", "play slay").refused == "BEL-9-4"
    after = asked.when("south", "play topple")
    assert (after.north.development, after.north.graveyard) == (["market-ii#8"], ["archive"])


@clause("BEL-3-18")
def test_a_resolved_tactic_is_buried():
    after = act(table().south(hand=["draw-1"], ready=1, castle=["v-1-1"])).when("south", "play draw-1")

    assert (after.south.hand, after.south.graveyard) == (["v-1-1"], ["draw-1"])


@clause("BEL-10-6", "BEL-10-7")
def test_temporary_supplies_are_spent_first_and_gone_at_the_end():
    given = act(table().south(hand=["v-1-1", "levy"], ready=5))
    after = given.when("south", "play levy", "play v-1-1")
    assert (after.south.temporary, after.south.ready, after.south.exhausted) == (0, 3, 2)

    done = table().south(temporary=1, ready=4).north(temporary=1).table(phase="vigil").at(*VIGIL_STEPS)
    assert (done.south.temporary, done.north.temporary, done.south.ready) == (0, 0, 4)


@clause("BEL-10-3")
def test_supplies_stay_after_paying():
    after = act(table().south(hand=["v-1-1"], ready=2, exhausted=4)).when("south", "play v-1-1")

    assert after.south.ready + after.south.exhausted == 6
