"""Sections 10 to 12: Ages and the Vault, Ascents, Relics."""

from __future__ import annotations

from typing import Any

import pytest

from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from tests.games.bellum.table import ACT, FIGHT, act, clauses, fight, options, pool, table

VAULT = ["market-ii", "parish", "fount", "archive", "levy-house", "eco-iii", "cathedral", "lens", "road-1", "mint"]


def developing(**south: Any) -> Outcome:
    """Returns South's Development with the rest of a Vault."""
    return act(table().south(**{"vault": VAULT, "hand": ["v-1-1"], **south}))


# 10 Ages


@clause("BEL-10-8", "BEL-10-9", "BEL-10-10", "BEL-10-16", "BEL-10-18", "BEL-10-19", "BEL-3-14", "BEL-10-15")
def test_an_advance_gives_one_economy_card_and_one_wonder_free():
    asked = developing(ready=3, castle=["v-2-2"]).when("south", "advance")
    assert asked.offered("south") == ["choose market-ii", "choose parish"]
    wonders = asked.when("south", "choose market-ii")
    assert wonders.offered("south") == ["choose fount", "choose archive"]
    after = wonders.when("south", "choose archive")

    assert (after.south.age, after.south.ready, after.south.development) == (2, 0, ["market-ii#6", "archive#7"])
    assert (after.south.hand, after.south.out) == (["v-1-1", "v-2-2"], ["parish", "fount"])
    assert after.south.vault == VAULT[4:]
    again = developing(ready=8, advanced=True, age=2, turns=3)
    assert again.when("south", "advance").refused == "BEL-10-15"


@clause("BEL-10-23", "BEL-8-9", "BEL-10-11")
def test_both_enter_before_their_abilities_are_processed():
    asked = developing(ready=3, castle=["v-2-2"]).when("south", "advance", "choose market-ii", "choose fount")

    assert asked.offered("south") == ["resolve market-ii#6/0", "resolve fount#7/0"]
    after = asked.when("south", "resolve fount#7/0")
    assert (after.south.temporary, after.south.hand) == (1, ["v-1-1", "v-2-2"])


@clause("BEL-10-12", "BEL-10-13")
@pytest.mark.parametrize(("age", "cost"), [(1, 3), (2, 4), (3, 5)])
def test_the_advances_cost_3_4_and_5(age: int, cost: int):
    vault = {1: VAULT, 2: VAULT[4:], 3: VAULT[8:]}[age]
    assert (
        developing(age=age, ready=cost - 1, vault=vault, hand=["draw-1"]).when("south", "advance").refused
        == "BEL-6.B-8"
    )

    asked = developing(age=age, ready=cost, vault=vault)
    assert "advance" in asked.offered("south")


@clause("BEL-10-13", "BEL-10-14", "BEL-10-20")
def test_ages_follow_one_another_up_to_the_fourth():
    after = developing(age=3, ready=12, vault=VAULT[8:]).when("south", "advance")
    assert after.offered("south") == ["choose road-1", "choose mint"]
    after = after.when("south", "choose mint")
    assert (after.south.age, after.south.development) == (4, ["mint#6"])

    last = developing(age=4, ready=12, vault=[])
    assert "advance" not in last.offered("south")
    assert last.when("south", "advance").refused == "BEL-10-14"


@clause("BEL-10-14")
def test_the_ages_may_begin_at_0():
    scene = options(deposit="free").table(rules={"ages": "three_from_0"})
    asked = act(scene.south(age=0, ready=3, vault=["fount"], hand=["v-1-1"]))

    after = asked.when("south", "advance")
    assert after.south.age == 1 and after.south.ready == 0


@clause("BEL-10-17", "BEL-11-21")
def test_a_later_age_cannot_be_played_and_an_earlier_one_can():
    asked = developing(hand=["emblem-2-6", "v-1-1", "tower-ii"], ready=6)
    assert asked.when("south", "play emblem-2-6").refused == "BEL-10-17"
    assert asked.when("south", "play tower-ii").refused == "BEL-10-17"

    later = developing(hand=["v-1-1", "emblem-iii"], ready=8, age=3, vault=[])
    assert later.when("south", "play v-1-1", "play emblem-iii").south.vanguard == ["v-1-1#6", "emblem-iii#7"]


@clause("BEL-11-22")
def test_a_card_may_be_played_early_if_it_says_so():
    after = developing(hand=["tower-iii-early", "v-1-1"], ready=6, age=2, vault=[]).when(
        "south", "play tower-iii-early"
    )

    assert after.south.structures == ["tower-iii-early#6"]


@clause("BEL-10-22")
def test_no_reduction_goes_below_its_minimum():
    reduced = developing(development=["mint"], hand=["v-1-1", "v-2-2"], ready=2).when("south", "play v-1-1")
    assert reduced.south.ready == 1
    free = act(options(min_cost="0").south(development=["mint"], hand=["v-1-1", "v-2-2"], ready=2)).when(
        "south", "play v-1-1"
    )
    assert free.south.ready == 2

    roads = developing(development=["road-1", "road-2"], age=2, ready=3, vault=VAULT[4:])
    after = roads.when("south", "advance", "choose levy-house", "choose lens")
    assert (after.south.age, after.south.ready) == (3, 0)


# 11 Ascents


@clause("BEL-11-2")
def test_the_next_stage_is_placed_on_the_one_just_before_of_its_line():
    asked = developing(vanguard=["guard-veteran", "spear-veteran"], hand=["guard-royal", "guard-elite"], ready=9, age=4)

    assert asked.when("south", "ascend guard-veteran#6 guard-royal").refused == "BEL-11-2"
    assert asked.when("south", "ascend spear-veteran#7 guard-elite").refused == "BEL-11-2"
    after = asked.when("south", "ascend guard-veteran#6 guard-elite", "ascend guard-elite#6 guard-royal")
    assert after.south.vanguard == ["guard-royal#6", "spear-veteran#7"]


@clause("BEL-11-3", "BEL-11-24")
def test_a_pile_is_one_card():
    given = table().south(hand=["sweep"], ready=2).north(vanguard=["guard-royal under=guard-veteran+guard-elite"])
    after = act(given).when("south", "play sweep")

    assert after.north.left("guard-royal#6") == 4 and len(after.north.vanguard) == 1


@clause("BEL-11-4", "BEL-10-17")
def test_an_ascent_needs_the_age_unless_the_card_grants_it():
    asked = developing(vanguard=["guard-veteran", "early-veteran"], hand=["guard-elite", "early-elite"], ready=5)

    assert asked.when("south", "ascend guard-veteran#6 guard-elite").refused == "BEL-11-4"
    after = asked.when("south", "ascend early-veteran#7 early-elite")
    assert after.south.vanguard == ["guard-veteran#6", "early-elite#7"]


@clause("BEL-11-5", "BEL-11-6", "BEL-11-12")
def test_an_ascent_needs_the_previous_stage_in_play_and_the_card_in_hand():
    asked = developing(hand=["guard-elite", "v-1-1"], graveyard=["guard-veteran"], ready=5, age=2, vault=[])
    assert asked.when("south", "ascend none guard-elite").refused == "BEL-11-5"

    asked = developing(vanguard=["guard-veteran exhausted"], graveyard=["guard-elite"], ready=5, age=2, vault=[])
    assert asked.when("south", "ascend guard-veteran#6 guard-elite").refused == "BEL-11-6"
    asked = developing(vanguard=["guard-veteran exhausted"], hand=["guard-elite", "v-1-1"], ready=5, age=2, vault=[])
    after = asked.when("south", "ascend guard-veteran#6 guard-elite")
    assert after.south.piece("guard-elite#6").exhausted


@clause("BEL-11-8")
def test_the_full_cost_is_paid():
    asked = developing(vanguard=["guard-veteran"], hand=["guard-elite", "v-1-1"], ready=4, age=2, vault=[])
    assert asked.when("south", "ascend guard-veteran#6 guard-elite").south.ready == 0

    poor = developing(vanguard=["guard-veteran"], hand=["guard-elite", "v-1-1"], ready=2, age=2, vault=[])
    assert poor.when("south", "ascend guard-veteran#6 guard-elite").refused == "BEL-6.B-8"


@clause("BEL-11-9", "BEL-11-10", "BEL-3-9", "BEL-3-4", "BEL-11-11")
def test_the_upper_stage_replaces_all_and_removes_damage_and_keeps_the_zone():
    given = developing(
        vanguard=["guard-veteran damage=1", "horse-veteran"], structures=["tower-veteran damage=4"],
        hand=["guard-elite", "tower-elite", "horse-elite"], ready=12, age=2, vault=[],
    )  # fmt: skip
    after = given.when("south", "ascend guard-veteran#6 guard-elite", "ascend horse-veteran#7 horse-elite")
    after = after.when("south", "ascend tower-veteran#8 tower-elite")

    assert after.south.stats("guard-elite#6") == (3, 4) and not after.south.keyword("guard-elite#6", "courage")
    assert (after.south.left("guard-elite#6"), after.south.left("tower-elite#8")) == (4, 7)
    assert after.south.vanguard == ["guard-elite#6", "horse-elite#7"]  # although its own symbol is the Rearguard's
    assert after.state.card(after.south.piece("horse-elite#7").card).family == 4


@clause("BEL-11-13")
def test_external_effects_stay():
    given = developing(
        vanguard=["guard-veteran attack=+1 forbidden"], hand=["guard-elite", "v-1-1"], ready=4, age=2, vault=[]
    )
    after = given.when("south", "ascend guard-veteran#6 guard-elite")

    assert after.south.stats("guard-elite#6") == (4, 4)
    assert after.south.piece("guard-elite#6").boosts[1].forbids


@clause("BEL-11-14")
def test_ascending_counts_as_playing_and_entering():
    given = developing(
        vanguard=["spear-veteran"], hand=["spear-elite", "v-1-1"], development=["levy-house"],
        ready=3, age=2, castle=["v-2-2"], vault=[],
    )  # fmt: skip
    after = given.when("south", "ascend spear-veteran#6 spear-elite")
    order = [one for one in after.offered("south") if one.startswith("resolve")]
    after = after.when("south", order[0]) if order else after

    assert (after.south.hand, after.south.temporary) == (["v-1-1", "v-2-2"], 1)


@clause("BEL-11-15", "BEL-11-25", "BEL-3-9")
def test_a_pile_goes_together_wherever_it_goes():
    pile = "guard-royal under=guard-veteran+guard-elite"
    killed = act(table().south(hand=["slay"], ready=2).north(vanguard=[pile])).when("south", "play slay")
    assert killed.north.graveyard == ["guard-veteran", "guard-elite", "guard-royal"]

    back = developing(vanguard=[pile], hand=["recall"], ready=1, vault=[]).when(
        "south", "play recall", "target guard-royal#6"
    )
    assert back.south.hand == ["guard-veteran", "guard-elite", "guard-royal"]
    tucked = act(table().south(hand=["bury"], ready=2, vanguard=[pile]).chance(0, 0)).when(
        "south", "play bury", "target guard-royal#6"
    )
    assert sorted(tucked.south.castle) == ["guard-elite", "guard-royal", "guard-veteran"]
    gone = developing(vanguard=[pile], hand=["banish"], ready=2, vault=[]).when(
        "south", "play banish", "target guard-royal#6"
    )
    assert len(gone.south.out) == 3


@clause("BEL-11-16")
def test_ascents_may_be_chained():
    hand = ["guard-elite", "guard-royal", "v-1-1"]
    after = developing(vanguard=["guard-veteran"], hand=hand, ready=9, age=3, vault=[])
    after = after.when("south", "ascend guard-veteran#6 guard-elite", "ascend guard-elite#6 guard-royal")
    assert (after.south.vanguard, after.south.exhausted) == (["guard-royal#6"], 9)

    poor = developing(vanguard=["guard-veteran"], hand=hand, ready=8, age=3, vault=[])
    poor = poor.when("south", "ascend guard-veteran#6 guard-elite")
    assert poor.when("south", "ascend guard-elite#6 guard-royal").refused == "BEL-3-20"


def attacks(scene: Scene, *texts: str) -> Outcome:
    """Returns South's declaration after some actions of the same turn; a spare Unit keeps the question open."""
    spare = scene.south(rearguard=["trebuchet-3-3"])
    return spare.at(ACT, FIGHT).when("south", *texts)


@clause("BEL-11-17", "BEL-B-10", "BEL-C-3")
def test_an_old_unit_ascends_and_attacks():
    scene = (
        table()
        .south(vanguard=["horse-veteran"], hand=["spear-elite"], ready=3, age=2)
        .south(vanguard=["spear-veteran"])
    )
    asked = attacks(scene, "ascend spear-veteran#7 spear-elite")

    assert "attack spear-elite#7" in asked.offered("south")


@clause("BEL-11-18", "BEL-11-20", "BEL-B-10")
def test_one_that_came_this_turn_needs_courage_on_its_top():
    scene = table().south(vanguard=["guard-veteran new"], hand=["guard-elite"], ready=4, age=2)
    assert (
        attacks(scene, "ascend guard-veteran#6 guard-elite").when("south", "attack guard-elite#6").refused
        == "BEL-11-18"
    )

    brave = table().south(vanguard=["horse-veteran new"], hand=["horse-elite"], ready=4, age=2)
    assert "attack horse-elite#6" in attacks(brave, "ascend horse-veteran#6 horse-elite").offered("south")
    given = table().south(vanguard=["guard-veteran new keyword=courage"], hand=["guard-elite"], ready=4, age=2)
    assert "attack guard-elite#6" in attacks(given, "ascend guard-veteran#6 guard-elite").offered("south")


@clause("BEL-11-19")
@pytest.mark.parametrize(("how", "may"), [("inherit", True), ("immediate_stage", False)])
def test_a_double_ascent_inherits_the_permission_unless_agreed(how: str, may: bool):
    scene = options(double_ascent_attack=how).south(vanguard=["guard-veteran"], hand=["guard-elite", "guard-royal"])
    asked = attacks(
        scene.south(ready=9, age=3), "ascend guard-veteran#6 guard-elite", "ascend guard-elite#6 guard-royal"
    )

    assert ("attack guard-royal#6" in asked.offered("south")) == may
    if not may:
        assert asked.when("south", "attack guard-royal#6").refused == "BEL-11-19"


@clause("BEL-11-23")
def test_upper_stages_enter_by_ascent_unless_agreed():
    hand = {"hand": ["guard-elite", "v-1-1"], "ready": 4, "age": 2}
    assert act(table().south(**hand)).when("south", "play guard-elite").refused == "BEL-11-23"

    after = act(options(direct_upper_stage="yes").south(**hand)).when("south", "play guard-elite")
    assert after.south.vanguard == ["guard-elite#6"]


@clause("BEL-11-24")
def test_covered_abilities_do_not_trigger():
    given = table().south(hand=["slay"], ready=2, vanguard=["vulture"], points=15)
    given = given.north(vanguard=["v-4-4 under=mourner"], castle=["v-1-1"])
    after = act(given).when("south", "play slay")

    assert (after.north.hand, after.south.points) == ([], 16)


# 12 Relics


def relics_of(scene: Scene) -> list[str]:
    """Returns the ids of the five Relics."""
    return [pool(scene).cards[number].id for number in pool(scene).relics]


def claiming(scene: Scene | None = None, **south: Any) -> Outcome:
    """Returns South's Development with a Cleric, and something else to do."""
    given = (scene or table()).south(**{"rearguard": ["priest"], "hand": ["v-1-1"], "ready": 4, **south})
    return act(given)


@clause("BEL-12-1")
def test_five_relics_each_once_neutral_and_public():
    scene = table()
    known = pool(scene)
    names = [known.cards[number].id for number in known.relics]

    assert len(set(names)) == 5
    from liza.games.bellum.pool import cards

    assert {cards().model(number).name.es for number in known.relics} == {
        "El Disco Solar de Oro de Inti", "El Anillo Sello de Salomón", "El Arca Sagrada de Aksum",
        "La Santa Lanza del Imperio", "El Sello Imperial de Jade",
    }  # fmt: skip


@clause("BEL-12-3", "BEL-12-4", "BEL-12-7")
def test_a_ready_cleric_claims_a_neutral_relic_for_2():
    asked = claiming().when("south", "claim priest#6")
    assert len(asked.offered("south")) == 5
    after = asked.when("south", asked.offered("south")[2])

    assert list(after.south.relics.values()) == ["priest#6 carried"]
    assert (after.south.piece("priest#6").exhausted, after.south.ready) == (True, 2)
    assert claiming(ready=1, hand=["draw-1"]).when("south", "claim priest#6").refused == "BEL-6.B-8"
    assert claiming(rearguard=["priest exhausted"]).when("south", "claim priest#6").refused == "BEL-12-3"


@clause("BEL-12-4")
def test_only_neutral_relics_are_claimed():
    scene = table().south(rearguard=["priest"], hand=["v-1-1"], ready=4).north(structures=["temple-5"])
    ids = relics_of(scene)
    asked = act(scene.table(relics=dict.fromkeys(ids[:2], "#7 stored"))).when("south", "claim priest#6")
    assert [text.split()[1].partition("#")[0] for text in asked.offered("south")] == ids[2:]
    assert asked.when("south", f"relic {ids[0]}#1").refused == "BEL-12-4"

    none = act(scene.table(relics=dict.fromkeys(ids, "#7 stored")))
    assert none.when("south", "claim priest#6").refused == "BEL-12-4"


@clause("BEL-12-5", "BEL-12-17")
def test_a_cleric_carries_one_and_may_claim_another_to_store():
    scene = table().south(rearguard=["priest"], hand=["v-1-1"], ready=4)
    ids = relics_of(scene)
    carrying = scene.table(relics={ids[0]: "#6 carried"})
    assert act(carrying).when("south", "claim priest#6").refused == "BEL-12-5"

    after = act(carrying.south(structures=["temple-5"])).when("south", "claim priest#6", f"relic {ids[1]}#2")
    assert after.south.relics == {ids[0]: "priest#6 carried", ids[1]: "temple-5#7 stored"}


@clause("BEL-12-6", "BEL-12-12", "BEL-12-13")
def test_a_claimed_relic_is_stored_where_a_shrine_is_controlled():
    asked = claiming(structures=["temple-5"]).when("south", "claim priest#6")
    after = asked.when("south", asked.offered("south")[0])
    assert list(after.south.relics.values()) == ["temple-5#7 stored"]

    asked = claiming(structures=["temple-5", "church-3"]).when("south", "claim priest#6")
    asked = asked.when("south", asked.offered("south")[0])
    assert asked.offered("south") == ["store-in temple-5#7", "store-in church-3#8"]
    after = asked.when("south", "store-in church-3#8")
    assert list(after.south.relics.values()) == ["church-3#8 stored"]


@clause("BEL-12-12")
@pytest.mark.parametrize(
    ("kind", "held"), [("any", "stored"), ("structure_only", "carried"), ("economy_only", "stored")]
)
def test_what_may_be_a_shrine(kind: str, held: str):
    asked = claiming(options(shrine_type=kind), development=["parish"]).when("south", "claim priest#6")
    after = asked.when("south", asked.offered("south")[0])

    assert next(iter(after.south.relics.values())).endswith(held)


@clause("BEL-12-13")
def test_a_shrine_holds_any_number():
    scene = table().south(rearguard=["priest"], structures=["temple-5"], hand=["v-1-1"], ready=4)
    ids = relics_of(scene)
    after = act(scene.table(relics=dict.fromkeys(ids[:4], "#7 stored"))).when("south", "claim priest#6")

    assert len(after.south.relics) == 5


@clause("BEL-12-8", "BEL-12-2")
def test_every_civilization_has_the_benefit_of_any_relic():
    scene = table().south(rearguard=["priest"], vanguard=["v-2-3"], hand=["v-1-1"], ready=2)
    known = pool(scene)
    lance = next(known.cards[n].id for n in known.relics if known.cards[n].statics and known.cards[n].statics[0].attack)

    assert act(scene).south.stats("v-2-3#7") == (2, 3)
    assert act(scene.table(relics={lance: "#6 carried"})).south.stats("v-2-3#7") == (3, 3)


@clause("BEL-12-9")
def test_a_stored_relic_moves_only_by_what_mentions_relics():
    scene = table().south(rearguard=["priest"], hand=["free-relic", "take-relic", "v-1-1"], ready=8)
    scene = scene.north(structures=["temple-5"])
    ids = relics_of(scene)
    asked = act(scene.table(relics={ids[0]: "#7 stored"}))

    freed = asked.when("south", "play free-relic")
    assert freed.north.relics == {}
    nowhere = asked.when("south", "play take-relic")
    assert nowhere.north.relics == {ids[0]: "temple-5#7 stored"}
    taken = act(scene.south(structures=["church-3"]).table(relics={ids[0]: "#7 stored"}))
    taken = taken.when("south", "play take-relic")
    assert taken.south.relics == {ids[0]: "church-3#8 stored"}


@clause("BEL-12-10")
def test_a_lost_cleric_frees_its_relic():
    scene = table().south(rearguard=["r-4-2"]).north(rearguard=["priest"])
    ids = relics_of(scene)
    after = fight(scene.table(relics={ids[0]: "#7 carried"}), "r-4-2#6")
    assert (after.north.rearguard, after.north.relics, after.south.relics) == ([], {}, {})

    back = table().south(rearguard=["priest"], hand=["recall"], ready=1)
    after = act(back.table(relics={ids[0]: "#6 carried"})).when("south", "play recall", "target priest#6")
    assert after.south.relics == {}


@clause("BEL-12-14")
def test_a_carried_relic_is_stored_free_in_development():
    scene = table().south(rearguard=["priest exhausted"], hand=["temple-5", "v-1-1"], ready=5)
    ids = relics_of(scene)
    carried = {ids[0]: "#6 carried"}
    after = act(scene.table(relics=carried)).when("south", "play temple-5", "deposit priest#6")
    assert after.south.relics == {ids[0]: "temple-5#7 stored"} and after.south.ready == 2

    built = options(deposit="exhaust_cleric").south(rearguard=["priest exhausted", "monk"], structures=["temple-5"])
    asked = act(built.south(hand=["v-1-1"], ready=2).table(relics={ids[0]: "#6 carried", ids[1]: "#7 carried"}))
    assert asked.when("south", "deposit priest#6").refused == "BEL-12-14"
    assert asked.when("south", "deposit monk#7").south.piece("monk#7").exhausted
    barred = options(deposit="card_text_only").south(
        rearguard=["priest"], structures=["temple-5"], hand=["v-1-1"], ready=2
    )
    assert act(barred.table(relics=carried)).when("south", "deposit priest#6").refused == "BEL-12-14"
    combat = (
        table().south(rearguard=["priest"], structures=["temple-5"]).table(relics=carried, phase="combat").at(FIGHT)
    )
    assert combat.when("south", "deposit priest#6").refused == "BEL-12-14"


@clause("BEL-12-15")
def test_a_lost_shrine_frees_its_relics_and_an_ascended_one_keeps_them():
    scene = table().south(vanguard=["ram-5-5"]).north(structures=["temple-5"], dominion=2)
    ids = relics_of(scene)
    after = fight(scene.table(relics=dict.fromkeys(ids[:3], "#7 stored")), "ram-5-5#6")
    assert (after.north.structures, after.north.relics, after.north.dominion) == ([], {}, 2)

    up = table().south(structures=["temple-veteran"], hand=["temple-elite", "v-1-1"], ready=4)
    after = act(up.table(relics={ids[0]: "#6 stored", ids[1]: "#6 stored"})).when(
        "south", "ascend temple-veteran#6 temple-elite"
    )
    assert len(after.south.relics) == 2


@clause("BEL-12-16")
def test_whoever_controls_the_holder_controls_the_relic():
    scene = table().south(hand=["convert"], ready=2).north(rearguard=["priest"])
    ids = relics_of(scene)
    after = act(scene.table(relics={ids[0]: "#6 carried"})).when("south", "play convert")

    assert after.south.relics == {ids[0]: "priest#6 carried"}


@clause("BEL-12-18")
def test_a_carrying_cleric_may_attack():
    scene = table().south(rearguard=["monk"]).north(points=20)
    ids = relics_of(scene)
    after = fight(scene.table(relics={ids[0]: "#6 carried"}), "monk#6")

    assert (after.north.points, len(after.south.relics)) == (19, 1)
    assert {"BEL-12-18", "BEL-8-1"} <= set(clauses(after))
