"""Where two rules meet: costs and relief, responses and room, units readied again, what can't be destroyed."""

from __future__ import annotations

from pathlib import Path

import pytest

from liza.games.resurgir.foresight import foresee
from liza.games.resurgir.periods import OpenCompensation
from liza.games.resurgir.setting_up import ChooseSetUps
from liza.games.resurgir.view import view
from liza.testing.marks import clause
from liza.toolkit.problems import ProblemsError
from tests.games.resurgir.table import (
    GAME,
    RENEWAL_STEPS,
    START,
    act,
    attack,
    clauses,
    declare,
    end,
    full,
    invade,
    laid,
    moment,
    options,
    table,
)


@clause("RES-5-5", "RES-2.1-2")
def test_the_card_that_makes_room_pays_for_nothing():
    given = table().south(military=["infantry-1", "m-1", "m-1", "m-1", "m-1"], hand=["scout-slayer"])
    asked = act(given)
    assert asked.when("south", "play scout-slayer relieving infantry-1#1").refused == "RES-2.1-2"
    played = asked.when("south", "play scout-slayer relieving m-1#2")
    assert played.south.underworld == ["m-1", "infantry-1"]
    assert played.south.military == ["m-1#3", "m-1#4", "m-1#5", "scout-slayer#6"]


@clause("RES-4-1", "RES-5-9")
def test_a_response_does_not_take_the_slot_of_a_card_being_played():
    words = {"military": ["m-1"] * 4, "support": ["s-1"], "underworld": ["m-2"], "base": 9}
    given = table().south(hand=["m-1", "zero", "l-resp-raise", "l-cancel-legacy"], **words)
    played = act(given.north(hand=["l-resp-bounce"], base=1)).when("south", "play m-1")
    answered = played.when("north", "play l-resp-bounce", "target s-1#5")
    assert answered.when("south", "play l-resp-raise").refused == "RES-5-9"
    assert answered.when("south", "pass").south.military == ["m-1#1", "m-1#2", "m-1#3", "m-1#4", "m-1#6"]


@clause("RES-12.resurgir-1", "RES-12.resurgir-2", "RES-12.resurgir-3")
def test_a_legacy_with_resurgir_is_played_again_from_the_piles():
    asked = act(table().south(discard=["l-rise"], hand=["zero"], base=3))
    used = asked.when("south", "rise-from-discard l-rise")
    assert (used.south.vp, used.south.base, used.south.discard) == (1, 2, ["l-rise*p"])
    assert used.when("south", "rise-from-discard l-rise*p").refused == "RES-12.resurgir-2"
    assert "RES-12.resurgir-1" in clauses(used)
    poor = act(table().south(discard=["l-rise"], hand=["zero"]))
    assert poor.when("south", "rise-from-discard l-rise").refused == "RES-2.1-1"
    fighting = invade(table().south(discard=["l-rise"], military=["m-1"], base=3).north(military=["m-1"]))
    assert fighting.when("south", "rise-from-discard l-rise").refused == "RES-12.resurgir-1"


@clause("RES-4.1-4")
def test_nothing_is_foretold_of_a_search_in_the_other_deck():
    given = table().south(military=["m-3", "m-1"]).north(military=["venge-search", "m-6"], deck=["m-1"], hand=["m-2"])
    declared = declare(invade(given), "venge-search#3", "m-3#1")
    seen = full(declared).observe(0)
    shown = view(seen, 0)
    assert len(shown.clashes) == 1 and foresee(seen, 0, shown, seen.ask_of(0)) is None
    found = end(declared)
    found = found.when("north", "decline")
    assert (found.north.underworld, found.north.hand) == (["venge-search"], ["m-2", "m-1"])


@clause("RES-10.4-1", "RES-10.4.1-2", "RES-10.4.2-2")
def test_a_unit_readied_before_the_declarations_end_may_attack_once_more():
    given = table().south(military=["m-3"], hand=["l-inv-ready"]).north(military=["m-1", "m-2"])
    first = declare(invade(given), "m-1#2", "m-3#1")
    assert "attack m-2#3" not in first.offered("south")
    again = declare(first.when("south", "play l-inv-ready"), "m-2#3", "m-3#1")
    assert again.south.turned("m-3#1")
    done = again.when("south", "resolve m-2#3/2")
    assert done.north.military == [] and done.south.military == ["m-3#1"]


@clause("RES-10.4.4.3-2", "RES-2.4-14")
def test_what_can_not_be_destroyed_is_not_the_attacker_that_is_lost():
    given = table().south(military=["m-1", "m-2", "unbreakable"]).north(military=["m-6 strength=+9"])
    lost = attack(given, "m-6#4", "m-1#1", "unbreakable#3")
    assert lost.south.military == ["m-2#2", "unbreakable#3"]
    chosen = attack(given, "m-6#4", "m-1#1", "m-2#2", "unbreakable#3")
    assert chosen.when("south", "give-up unbreakable#3").refused == "RES-2.4-14"
    assert chosen.when("south", "give-up m-1#1").south.military == ["m-2#2", "unbreakable#3"]
    alone = attack(given, "m-6#4", "unbreakable#3")
    assert alone.south.military == ["m-1#1", "m-2#2", "unbreakable#3"] and "RES-2.4-14" in clauses(alone)


@clause("RES-12.incursion-1")
def test_incursion_that_triggers_may_be_left():
    given = table().south(military=["incursion-attack", "m-1"]).north(economic=["eco-1 resources=2"])
    asked = end(declare(invade(given), "eco-1#3", "incursion-attack#1", "m-1#2"))
    assert asked.offered("south") == ["accept", "decline"]
    assert asked.when("south", "accept").south.piece("incursion-attack#1").resources == 1
    left = asked.when("south", "decline")
    assert left.north.piece("eco-1#3").resources == 2 and "RES-12.impulso-1" not in clauses(left)


@clause("RES-12.tributacion-1")
def test_tributacion_on_entry_may_be_left():
    given = table().south(hand=["tribute-enters", "zero"], base=1).north(economic=["eco-1"])
    asked = act(given).when("south", "play tribute-enters")
    assert asked.when("south", "accept").north.turned("eco-1#1")
    assert not asked.when("south", "decline").north.turned("eco-1#1")


@clause("RES-10-6", "RES-12-2")
def test_an_ability_that_was_granted_is_ordered_beside_the_own_ones():
    south = {"military": ["wrath-momentum"], "hand": ["l-inv-frenzy"], "deck": ["m-1"]}
    given = table().south(**south).north(military=["m-1"], deck=["m-1"])
    asked = end(declare(invade(given).when("south", "play l-inv-frenzy"), "m-1#2", "wrath-momentum#1"))
    granted = "process wrath-momentum#1/1 by l-inv-frenzy"
    assert asked.offered("south") == ["process wrath-momentum#1/0", "process wrath-momentum#1/1", granted]
    assert asked.when("south", granted).south.strength("wrath-momentum#1") == 3


@clause("RES-8-7")
def test_no_card_of_the_set_up_is_picked_that_a_later_place_needs():
    given = table().south(deck=["infantry-1", "m-1", "m-2"], culture="delta", exchanged=-1)
    asked = given.north(deck=["infantry-1", "m-5"], culture="delta", exchanged=-1).at(ChooseSetUps())
    assert asked.offered("south") == ["choose m-1", "choose m-2"]
    assert asked.when("south", "choose infantry-1").refused == "RES-8-7"
    done = asked.when("south", "choose m-2")
    assert done.south.military == ["m-2#1", "infantry-1#2"]
    assert done.north.military == ["infantry-1#3"] and done.cites("RES-8-10")


@clause("RES-7-5")
def test_only_as_many_copies_come_back_as_were_sent():
    given = table().south(culture="delta", underworld=["m-1", "m-1", "m-2"]).table(phase="none", active="", turn=5)
    laid(given).sides[0].sent = [laid(given).pool.ids["m-1"]]
    asked = given.at(OpenCompensation(0)).when("south", "compensate")
    assert "target-fallen m-1 underworld" in asked.offered("south")
    one = asked.when("south", "target-fallen m-1 underworld")
    one = one.when("south", "enough") if "enough" in one.offered("south") else one
    assert one.south.hand == ["m-1"] and one.south.underworld == ["m-1", "m-2"]


@clause("RES-2.2-11")
def test_generated_resources_that_are_not_kept_are_told():
    given = options(resource_mode="unified", resource_carry="none").south(heap=3, base=2)
    after = given.table(phase="renewal", active="").at(*RENEWAL_STEPS)
    lost = [int(event.b) for event in after.events if event.clause == "RES-2.2-11"]
    assert (after.south.heap, lost) == (0, [3])


@clause("RES-12.recuperar-1")
def test_the_shuffle_of_recuperar_is_its_own():
    used = act(table().south(hand=["l-recover-1", "zero"], discard=["m-1"], base=9)).when("south", "play l-recover-1")
    assert "RES-11.3-16" not in clauses(used) and used.south.deck == ["m-1"]


@clause("RES-10-5")
@pytest.mark.parametrize("phase", ["exploration", "abundance", "renewal"])
def test_a_moment_of_a_quiet_phase_may_be_let_by_and_is_stopped_at_unless_told_otherwise(phase: str):
    given = table()
    given._stops = "live"
    asked = full(moment(given.south(hand=["l-draw"]), phase))
    shown = view(asked.observe(0), 0)
    assert (shown.passing, shown.phase) == ("end", phase) and phase in GAME.usual_stops().own
    assert view(full(act(given)).observe(0), 0).passing == ""


@clause("RES-4.1-3")
def test_a_target_that_was_shuffled_into_the_deck_meanwhile_is_left_out():
    given = options(empty_deck="recycle_discard").south(support=["daykeeper"], discard=["l-none", "m-1", "m-2"])
    gone = moment(given.chance(1, 1), "exploration").when("south", "use daykeeper#1/0")
    assert sorted([*gone.south.deck, *gone.south.discard]) == ["l-none", "m-1", "m-2"] and gone.south.hand == []
    there = moment(given.chance(0, 0), "exploration").when("south", "use daykeeper#1/0")
    assert there.south.hand == ["l-none"]


BANNER = """
set: {id: circle, name: {es: circle, en: circle}}
cards:
  - {id: captain-of-walls, number: 500, name: {es: a, en: a}, icon: stone-wall, type: support, copies: 3, cost: 1,
     force: 1, abilities: [{always: {rule: bonus, to: {each: {kind: unit, keyword: bulwark}}, strength: 1}}]}
  - {id: wall-of-captains, number: 501, name: {es: b, en: b}, icon: stone-wall, type: support, copies: 3, cost: 1,
     force: 1, abilities: [{always: {rule: grant, to: {each: {kind: unit, max_strength: 2}}, keyword: bulwark}}]}
"""


def test_two_continuous_abilities_can_not_depend_on_each_other(tmp_path: Path):
    file = tmp_path / "circle.yaml"
    file.write_text(BANNER, encoding="utf-8")
    with pytest.raises(ProblemsError) as caught:
        GAME.pool([str(file)])
    assert [one.place for one in caught.value.problems] == ["wall-of-captains.abilities[0].always.to.each.max_strength"]


def test_a_card_number_too_great_is_refused_by_name(tmp_path: Path):
    file = tmp_path / "number.yaml"
    file.write_text(BANNER.replace("number: 501", "number: 512").replace(", max_strength: 2", ""), encoding="utf-8")
    with pytest.raises(ProblemsError) as caught:
        GAME.pool([str(file)])
    assert [one.place for one in caught.value.problems] == ["wall-of-captains.number"]
    assert "511" in str(caught.value)


@clause("RES-11.3-11")
def test_units_to_send_may_be_taken_back_until_the_structures_are_chosen():
    words = {"military": ["m-1", "m-2", "m-3"], "economic": ["eco-1", "eco-2", "eco-3"]}
    given = table().south(**words).north(**words).table(phase="none", active="", turn=5)
    given._stops = "live"
    asked = given.at(START)
    units = asked.when("south", "send m-1#1", "send m-2#2")
    assert units.take_back("south").refused == ""
    assert "send m-2#2" in units.take_back("south").offered("south")
    done = units.when("south", "send eco-1#4", "send eco-2#5")
    assert done.owing == ["north"] and done.take_back("south").refused != ""
