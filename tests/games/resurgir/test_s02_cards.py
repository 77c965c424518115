"""Sections 2.1 to 2.3: units and structures, resources, Victory Points."""

from __future__ import annotations

import pytest

from liza.testing.marks import clause
from tests.games.resurgir.table import (
    RENEWAL_STEPS,
    act,
    attack,
    declare,
    end,
    full,
    invade,
    moment,
    on,
    options,
    phase_steps,
    table,
)

ABUND = phase_steps(2)


@clause("RES-2.1-1", "RES-10.3-1")
def test_a_card_costs_what_it_says():
    done = act(table().south(hand=["m-3"], base=5)).when("south", "play m-3")
    assert (done.south.military, done.south.base) == (["m-3#1"], 2)
    poor = act(table().south(hand=["m-3", "zero"], base=2)).when("south", "play m-3")
    assert poor.refused == "RES-2.1-1"
    assert act(table().south(hand=["zero"])).when("south", "play zero").south.military == ["zero#1"]
    passed = act(table().south(hand=["zero"])).when("south", "end")
    assert passed.ended and passed.south.hand == ["zero"]


@clause("RES-2.1-2")
def test_a_cost_other_than_resources_is_paid():
    used = act(table().south(hand=["l-discard", "m-1"], deck=["m-2"])).when("south", "play l-discard")
    assert (used.south.hand, used.south.discard) == (["m-2"], ["m-1", "l-discard"])
    alone = act(table().south(hand=["l-discard"], deck=["m-2"], support=["free-gain"]))
    assert alone.when("south", "play l-discard").refused == "RES-2.1-2"
    given = act(table().south(hand=["giver", "m-1", "m-2"])).when("south", "play giver", "discard m-1")
    assert (given.south.military, given.south.discard) == (["giver#1"], ["m-1"])
    taken = act(table().south(hand=["taker"], base=1, support=["leaves-draw"], deck=["m-1"])).when(
        "south", "play taker"
    )
    assert (taken.south.military, taken.south.underworld) == (["taker#2"], ["leaves-draw"])
    assert taken.south.hand == ["m-1"]


@clause("RES-2.1-3", "RES-2.1-4", "RES-10.4.4-1")
def test_force_against_force_and_against_resistance():
    won = attack(table().south(military=["m-4"]).north(military=["m-3"]), "m-3#2", "m-4#1")
    assert won.north.military == []
    lost = attack(table().south(military=["m-4"]).north(development=["dev-2"]), "dev-2#2", "m-4#1")
    assert (lost.south.military, lost.north.development) == ([], ["dev-2#2"])


@clause("RES-2.1-5", "RES-4.2-1", "RES-4.3-1", "RES-4.5-1", "RES-4.6-1", "RES-10.3-4")
def test_each_card_lies_ready_in_the_zone_of_its_type():
    given = act(table().south(hand=["cavalry-3", "mystic-1", "eco-1", "dev-1"], base=9))
    done = given.when("south", "play cavalry-3", "play mystic-1", "play eco-1", "play dev-1")
    zones = (done.south.military, done.south.support, done.south.economic, done.south.development)
    assert zones == (["cavalry-3#1"], ["mystic-1#2"], ["eco-1#3"], ["dev-1#4"])
    assert not any(done.south.turned(one) for one in ("cavalry-3#1", "mystic-1#2", "eco-1#3", "dev-1#4"))


@clause("RES-2.1-6", "RES-4.2-2")
def test_a_card_takes_one_slot_unless_it_says_another_number():
    four = [f"m-{n}" for n in range(1, 5)]
    fifth = act(table().south(hand=["m-5"], base=5, military=four)).when("south", "play m-5")
    assert len(fifth.south.military) == 5
    big = act(table().south(hand=["big-4"], base=5, military=four))
    assert big.when("south", "play big-4").refused == "RES-5-1"
    assert big.when("south", "play big-4 relieving m-1#1").south.military[-1] == "big-4#5"
    counted = table().south(military=["big-4", "m-1", "m-2", "m-3"])
    assert counted.at(*ABUND).south.cards_in_play == 4


@clause("RES-2.1-9")
@pytest.mark.parametrize("attacker", ["cavalry-3", "infantry-3"])
def test_a_subcategory_has_no_effect_of_its_own(attacker: str):
    tied = attack(table().south(military=[attacker]).north(military=["m-3"]), "m-3#2", f"{attacker}#1")
    assert (tied.south.military, tied.north.military) == ([f"{attacker}#1"], ["m-3#2"])
    named = act(table().south(hand=["l-cavalry"], military=["cavalry-3", "infantry-3"])).when("south", "play l-cavalry")
    assert (named.south.strength("cavalry-3#1"), named.south.strength("infantry-3#2")) == (4, 3)


@clause("RES-2.1-10", "RES-11.1-3", "RES-11.1-6", "RES-2.1-11")
def test_units_attack_in_the_turn_they_enter_support_units_too_structures_never():
    played = act(table().south(hand=["m-2"], base=2).north(military=["m-1"]).table(turn=2)).when("south", "play m-2")
    asked = invade(on(played))
    assert declare(asked, "m-1#1", "m-2#2").south.turned("m-2#2")
    first = invade(
        table().south(military=["m-2"], hand=["l-inv-draw"], deck=["m-1"]).north(military=["m-1"]).table(turn=1)
    )
    assert first.when("south", "attack m-1#2").refused == "RES-11.1-3"
    support = invade(table().south(support=["s-1", "s-2"], economic=["eco-1"]).north(military=["m-1"]))
    opened = support.when("south", "attack m-1#4")
    assert "with s-1#1" in opened.offered("south")
    assert opened.when("south", "with eco-1#3").refused == "RES-2.1-11"


@clause("RES-2.1-12", "RES-2.1-13", "RES-2.1-14", "RES-2.1-15")
def test_confrontations_belong_to_invasion_and_are_aimed_at_the_opponent():
    given = table().south(military=["m-2", "m-3"], hand=["zero"]).north(economic=["eco-1"], support=["s-1"])
    assert act(given).when("south", "attack eco-1#3").refused == "RES-2.1-12"
    asked = invade(given)
    assert [one for one in asked.offered("south") if one.startswith("attack")] == ["attack s-1#4", "attack eco-1#3"]
    assert asked.when("south", "attack m-3#2").refused == "RES-2.1-13"
    assert declare(asked, "s-1#4", "m-2#1", "m-3#2").cites("RES-2.1-14")
    siege = declare(asked, "eco-1#3", "m-2#1")
    assert siege.cites("RES-2.1-15") and full(siege).confrontations[0].siege


@clause("RES-2.1-15")
def test_only_a_siege_counts_what_is_for_sieges():
    given = table().south(support=["sapper"], military=["m-3", "m-2"]).north(military=["m-2"], economic=["eco-1"])
    fought = end(declare(declare(invade(given), "eco-1#5", "m-3#2"), "m-2#4", "m-2#3"))
    fought = fought.when("south", "resolve eco-1#5/1")
    assert (fought.north.economic, fought.north.military) == ([], ["m-2#4"])


@clause("RES-2.2-1", "RES-2.2-6", "RES-2.2-12")
def test_an_economic_structure_generates_on_entry():
    done = act(table().south(hand=["eco-2", "m-1", "zero"], base=5)).when("south", "play eco-2")
    assert (done.south.base, done.south.piece("eco-2#1").resources, done.south.resources) == (2, 2, 4)


@clause("RES-2.2-2", "RES-2.2-6", "RES-10.2-1", "RES-10.2-2", "RES-4.5-3")
def test_abundance_gives_five_and_what_each_ready_structure_yields():
    done = table().south(economic=["eco-1", "eco-2"]).at(*ABUND)
    assert [done.south.piece(one).resources for one in ("eco-1#1", "eco-2#2")] == [1, 2]
    assert (done.south.base, done.south.resources) == (5, 8)
    assert table().at(*ABUND).south.resources == 5


@clause("RES-2.2-3", "RES-10.3-2")
def test_one_economic_structure_an_expansion():
    given = act(table().south(hand=["eco-1", "eco-2", "dev-1", "wall-6", "dev-half"], base=12))
    played = given.when("south", "play eco-1")
    assert played.when("south", "play eco-2").refused == "RES-2.2-3"
    assert len(played.when("south", "play dev-1", "play wall-6", "play dev-half").south.development) == 3
    full_zone = table().south(hand=["eco-1", "eco-2", "zero"], base=9, economic=["eco-3"] * 4)
    relieved = act(full_zone).when("south", "play eco-1 relieving eco-3#1")
    assert relieved.when("south", "play eco-2 relieving eco-3#2").refused == "RES-2.2-3"
    risen = act(table().south(hand=["eco-1", "zero"], underworld=["rise-eco"], base=9)).when("south", "rise rise-eco")
    assert risen.when("south", "play eco-1").refused == "RES-2.2-3"


@clause("RES-2.2-4")
def test_what_an_effect_puts_into_play_does_not_count():
    given = table().south(hand=["l-fetch", "eco-1"], deck=["eco-2"], base=6).chance()
    fetched = act(given).when("south", "play l-fetch")
    assert fetched.south.economic == ["eco-2#1"]
    assert fetched.when("south", "play eco-1").south.economic == ["eco-2#1", "eco-1#2"]


@clause("RES-2.2-5", "RES-2.2-8")
def test_a_turned_structure_neither_generates_nor_pays():
    turned = table().south(economic=["eco-2 tributed", "eco-1"]).at(*ABUND)
    assert [turned.south.piece(one).resources for one in ("eco-2#1", "eco-1#2")] == [0, 1]
    entered = act(table().south(hand=["l-raise-turned"], underworld=["eco-2"])).when("south", "play l-raise-turned")
    assert entered.south.turned("eco-2#1") and entered.south.piece("eco-2#1").resources == 0
    locked = table().south(hand=["s-2", "zero"], base=1, economic=["eco-1 turned resources=3"])
    assert act(locked).south.resources == 1
    assert act(locked).when("south", "play s-2").refused == "RES-2.2-8"
    assert locked.at(*RENEWAL_STEPS).south.resources == 3


@clause("RES-2.2-7")
def test_resources_are_lost_with_their_structure():
    given = table().south(military=["m-6"]).north(economic=["eco-1 resources=3"], base=2)
    fallen = attack(given, "eco-1#2", "m-6#1")
    assert (fallen.north.resources, fallen.south.resources) == (2, 0)
    bounced = act(table().south(hand=["l-bounce"]).north(economic=["eco-2 resources=2"])).when("south", "play l-bounce")
    assert bounced.north.hand == ["eco-2"]
    again = act(table().south(hand=["eco-2", "zero"], base=3)).when("south", "play eco-2")
    assert again.south.piece("eco-2#1").resources == 2


@clause("RES-2.2-9")
def test_resources_are_one_fund_tracked_by_card_or_in_one_heap():
    given = table().south(hand=["m-5", "zero"], base=2, economic=["eco-2 resources=2", "eco-1 resources=1"])
    paid = act(given).when("south", "play m-5")
    assert paid.south.resources == 0
    tracked = act(table().south(hand=["l-raze"], base=2).north(economic=["eco-3 resources=3"])).when(
        "south", "play l-raze"
    )
    assert tracked.north.resources == 0
    unified = options(resource_mode="unified").south(hand=["l-raze"], base=2).north(economic=["eco-3"], heap=3)
    assert act(unified).when("south", "play l-raze").north.resources == 3
    generated = options(resource_mode="unified").south(economic=["eco-2"]).at(*ABUND)
    assert (generated.south.heap, generated.south.piece("eco-2#1").resources) == (2, 0)


@clause("RES-2.2-10")
def test_base_resources_go_first_then_units_then_the_oldest_structure_unless_chosen():
    words = {"military": ["m-1 resources=1"], "economic": ["eco-1 resources=2", "eco-2 resources=2"]}
    paid = act(table().south(hand=["m-4", "zero"], base=2, **words)).when("south", "play m-4")
    left = [paid.south.piece(one).resources for one in ("m-1#1", "eco-1#2", "eco-2#3")]
    assert (paid.south.base, left) == (0, [0, 1, 2])
    kept = act(table().south(hand=["m-3", "zero"], base=5, economic=["eco-1 resources=2"])).when("south", "play m-3")
    assert (kept.south.base, kept.south.piece("eco-1#1").resources) == (2, 2)
    asked = act(options(payment="choose").south(hand=["m-3", "zero"], base=5, economic=["eco-1 resources=2"]))
    chosen = asked.when("south", "play m-3", "pay-from eco-1#1", "pay-from eco-1#1")
    assert (chosen.south.base, chosen.south.piece("eco-1#1").resources) == (4, 0)


@clause("RES-2.2-11", "RES-4.5-5")
@pytest.mark.parametrize(("carry", "total"), [("structures", 9), ("none", 7), ("all", 10)])
def test_what_is_kept_from_turn_to_turn(carry: str, total: int):
    given = options(resource_carry=carry).south(base=1, economic=["eco-2 resources=2"])
    after = given.at(*RENEWAL_STEPS, *phase_steps(2, second=True))
    assert after.south.resources == total


@clause("RES-4.5-4", "RES-4.5-5")
def test_base_resources_lie_on_no_card_and_last_until_the_turn_ends():
    given = table().south(military=["incursion-1"], hand=["zero"]).north(economic=["eco-1"], base=5)
    assert act(given).when("south", "use incursion-1#1/0").refused == "RES-4.5-4"
    raze = act(table().south(hand=["l-raze"], base=2).north(economic=["eco-1 resources=2"], base=3)).when(
        "south", "play l-raze"
    )
    assert raze.north.resources == 3
    late = invade(table().south(hand=["l-aid-2"], base=2, military=["m-1"]).table(token="north"))
    assert late.when("south", "play l-aid-2").south.base == 0
    before = moment(table().south(support=["explorer"], deck=["m-1"], hand=["l-explore"]), "exploration")
    assert before.when("south", "use explorer#1/0").refused == "RES-2.4-10"


@clause("RES-2.3-1", "RES-2.3-6", "RES-4.6-2")
def test_a_development_gives_its_points_each_time_it_enters():
    given = table().south(vp=4, hand=["dev-3", "zero"], base=5)
    assert act(given).when("south", "play dev-3").south.vp == 7
    four = table().south(hand=["dev-3", "zero"], base=5, development=["dev-1"] * 4, vp=4)
    relieved = act(four).when("south", "play dev-3 relieving dev-1#1")
    assert (relieved.south.vp, len(relieved.south.development)) == (7, 4)
    again = act(table().south(vp=2, hand=["dev-2", "zero"], base=5, underworld=["dev-2"])).when("south", "play dev-2")
    assert again.south.vp == 4


@clause("RES-2.3-2", "RES-2.3-3", "RES-2.3-4", "RES-10.4.4.1-2")
def test_a_siege_gives_the_printed_points_to_the_attacker_and_takes_none():
    given = table().south(vp=6, military=["m-6"]).north(vp=9, development=["dev-2"])
    won = attack(given, "dev-2#2", "m-6#1")
    assert (won.south.vp, won.north.vp, won.north.development) == (8, 9, [])
    tie = attack(table().south(vp=6, military=["m-5"]).north(development=["dev-2"]), "dev-2#2", "m-5#1")
    assert (tie.south.vp, tie.north.development) == (6, ["dev-2#2"])
    grand = attack(table().south(military=["m-6"]).north(development=["dev-grand"]), "dev-grand#2", "m-6#1")
    assert grand.south.vp == 2
    other = attack(table().south(military=["m-6"]).north(development=["dev-siege"]), "dev-siege#2", "m-6#1")
    assert other.south.vp == 5
    economic = attack(table().south(military=["m-6"]).north(economic=["eco-1"]), "eco-1#2", "m-6#1")
    assert (economic.south.vp, economic.north.economic) == (0, [])


@clause("RES-2.3-5", "RES-2.3-3")
def test_a_development_that_leaves_otherwise_gives_nobody_points():
    given = table().south(hand=["l-raze"], base=2).north(development=["dev-3"], vp=3)
    done = act(given).when("south", "play l-raze")
    assert (done.south.vp, done.north.vp, done.north.underworld) == (0, 3, ["dev-3"]) and done.cites("RES-2.3-5")
    four = table().south(hand=["dev-1", "zero"], base=5, development=["dev-2"] * 4, vp=8)
    relieved = act(four).when("south", "play dev-1 relieving dev-2#1")
    assert (relieved.south.vp, relieved.north.vp) == (9, 0)
