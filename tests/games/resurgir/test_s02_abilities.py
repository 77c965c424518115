"""Section 2.4: Legacies, abilities, the 100 % rule, responses."""

from __future__ import annotations

import pytest

from liza.games.resurgir.abilities import RELEASE
from liza.games.resurgir.setting_up import ENTER_SET_UP
from liza.testing.marks import clause
from tests.games.resurgir.table import (
    act,
    attack,
    invade,
    laid,
    options,
    phase_steps,
    table,
)


@clause("RES-2.4-1", "RES-2.4-6", "RES-2.4-7")
def test_a_legacy_is_used_in_its_phase_and_goes_to_the_discard_pile():
    given = table().south(hand=["l-vp2", "l-inv-draw", "zero"], base=5, military=["m-1"] * 3)
    done = act(given).when("south", "play l-vp2")
    assert (done.south.base, done.south.vp, done.south.discard, done.south.underworld) == (4, 2, ["l-vp2"], [])
    assert done.south.cards_in_play == 3
    assert act(given).when("south", "play l-inv-draw").refused == "RES-2.4-1"
    alone = act(table().south(hand=["l-recover-1", "zero"]))
    assert alone.when("south", "play l-recover-1").refused == "RES-12.recuperar-3"
    greeted = act(table().south(hand=["l-vp2"], base=1, support=["greeter"])).when("south", "play l-vp2")
    assert greeted.south.vp == 2


@clause("RES-2.4-2", "RES-2.4-15", "RES-2.4-17", "RES-5-6", "RES-2.4-22", "RES-2.1-1")
def test_a_response_cancels_a_unit_before_it_enters():
    given = table().south(hand=["enters-draw", "zero"], base=5, deck=["m-1"])
    asked = act(given.north(hand=["l-cancel-unit"], base=2)).when("south", "play enters-draw")
    assert (asked.owing, asked.south.support, asked.south.base) == (["north"], [], 4)
    done = asked.when("north", "play l-cancel-unit")
    assert (done.south.support, done.south.discard, done.south.hand) == ([], ["enters-draw"], ["zero"])
    assert (done.north.discard, done.south.base) == (["l-cancel-unit"], 4)
    idle = act(given.north(hand=["l-cancel-unit"], base=2)).when("north", "play l-cancel-unit")
    assert idle.refused == "RES-2.4-2"
    zone = table().south(hand=["m-6"], base=6, military=["m-1"] * 5).north(hand=["l-cancel-unit"], base=2)
    tried = act(zone).when("south", "play m-6 relieving m-1#2").when("north", "play l-cancel-unit")
    assert (tried.south.underworld, tried.south.discard, len(tried.south.military)) == (["m-1"], ["m-6"], 4)
    risen = table().south(underworld=["rise-2"], base=2).north(hand=["l-cancel-unit"], base=2)
    tried = act(risen).when("south", "rise rise-2").when("north", "play l-cancel-unit")
    assert tried.south.discard == ["rise-2*p"] and tried.south.underworld == []


@clause("RES-2.4-3")
def test_only_labelled_legacies_respond_unless_the_options_say_any():
    given = {"hand": ["l-inv-draw"], "deck": ["m-1"]}
    plain = act(table().south(hand=["zero", "zero"]).north(**given)).when("south", "play zero")
    assert plain.owing == ["south"]
    asked = act(options(legacy_response="any").south(hand=["zero", "zero"]).north(**given)).when("south", "play zero")
    assert asked.offered("north") == ["pass", "play l-inv-draw"]
    both = act(table().south(hand=["l-both", "zero"], base=1, deck=["m-1"])).when("south", "play l-both")
    assert both.south.hand == ["zero", "m-1"]
    responding = act(table().south(hand=["zero", "zero"]).north(hand=["l-both", "l-vp2"], base=2, deck=["m-1"]))
    responding = responding.when("south", "play zero")
    assert responding.offered("north") == ["pass", "play l-both"]
    assert responding.when("north", "play l-vp2").refused == "RES-2.4-3"


@clause("RES-2.4-4")
def test_a_legacy_without_label_is_used_in_expansion():
    assert "play l-none" in act(table().south(hand=["l-none"])).offered("south")
    asked = invade(table().south(hand=["l-none", "l-inv-draw"], deck=["m-1"]))
    assert asked.when("south", "play l-none").refused == "RES-2.4-4"


@clause("RES-2.4-5")
def test_a_labelled_card_is_the_active_players_except_in_invasion():
    asked = act(table().south(hand=["zero"]).north(hand=["l-vp2"], base=1))
    assert asked.when("north", "play l-vp2").refused == "RES-2.4-5"
    fought = attack(table().south(military=["m-2"]).north(military=["m-2"], hand=["l-aid"]), "m-2#2", "m-2#1")
    fought = fought.when("north", "decline") if "decline" in fought.offered("north") else fought
    assert "play l-aid" in fought.offered("north")


@clause("RES-2.4-9", "RES-2.4-10", "RES-2.4-11")
def test_phase_then_cost_then_effect():
    costly = table().south(support=["costly-9"], hand=["l-inv-draw"], deck=["m-1"])
    assert invade(costly).when("south", "use costly-9#1/0").refused == "RES-2.4-9"
    poor = act(table().south(support=["costly-2"], base=1, hand=["zero"])).when("south", "use costly-2#1/0")
    assert poor.refused == "RES-2.4-10"
    needy = act(table().south(support=["needy", "mystic-1"], base=3, deck=["m-1"], hand=["zero"]))
    assert needy.when("south", "use needy#1/0").refused == "RES-2.4-10"
    met = act(table().south(support=["needy", "mystic-1", "mystic-2"], base=3, deck=["m-1"], hand=["zero"]))
    assert met.when("south", "use needy#1/0").south.hand == ["zero", "m-1"]
    two = act(table().south(hand=["l-kill-2", "zero"], base=2).north(military=["m-1"]))
    assert two.when("south", "play l-kill-2").refused == "RES-2.4-11"
    short = act(table().south(hand=["l-draw-3", "l-upto-3", "zero"], base=2, deck=["m-1", "m-2"]))
    assert short.when("south", "play l-draw-3").refused == "RES-2.4-11"
    assert short.when("south", "play l-upto-3").south.hand == ["l-draw-3", "zero", "m-1", "m-2"]
    rich = act(table().south(hand=["l-point-rich", "zero"], vp=2, deck=["m-1"])).when("south", "play l-point-rich")
    assert rich.refused == "RES-2.4-10"


@clause("RES-2.4-12")
def test_targets_are_chosen_on_the_table_after_paying():
    given = act(table().south(support=["recycler"], hand=["m-1"]))
    done = given.when("south", "use recycler#1/0")
    assert (done.south.hand, done.south.discard, done.south.deck) == ([], [], ["m-1"])
    alone = act(table().south(support=["sacrificer", "free-gain"], military=[]))
    assert alone.when("south", "use sacrificer#1/0").refused == "RES-2.4-12"
    three = act(table().south(support=["sacrificer", "s-1"], military=["m-1"]))
    given_up = three.when("south", "use sacrificer#1/0", "give-up m-1#3")
    assert (given_up.south.underworld, given_up.south.strength("s-1#2")) == (["m-1"], 4)


@clause("RES-2.4-13")
def test_what_can_no_longer_be_done_completely_does_nothing_and_costs_all_the_same():
    given = table().south(hand=["l-boost-draw", "zero"], base=1, military=["m-1"], deck=["m-2"])
    asked = act(given.north(hand=["l-resp-small"], base=1)).when("south", "play l-boost-draw")
    done = asked.when("north", "play l-resp-small")
    assert (done.south.hand, done.south.base, done.south.military) == (["zero"], 0, [])
    assert done.cites("RES-2.4-13")
    two = (
        table().south(hand=["l-kill-2", "zero"], base=2).north(military=["m-4", "m-5"], hand=["l-resp-bounce"], base=1)
    )
    asked = act(two).when("south", "play l-kill-2", "target m-4#1")
    asked = asked.when("north", "play l-resp-bounce", "target m-4#1")
    assert (asked.north.military, asked.south.discard) == (["m-5#2"], ["l-kill-2"])
    some = table().south(hand=["l-upto-kill", "zero"], base=1)
    some = some.north(military=["m-4", "m-5"], hand=["l-resp-bounce"], base=1)
    asked = act(some).when("south", "play l-upto-kill", "target m-4#1", "target m-5#2")
    assert asked.when("north", "play l-resp-bounce", "target m-4#1").north.military == []


@clause("RES-2.4-20")
def test_a_trigger_that_can_not_be_carried_out_is_skipped():
    done = act(table().south(hand=["enters-kill", "zero"], base=3)).when("south", "play enters-kill")
    assert done.south.military == ["enters-kill#1"] and done.cites("RES-2.4-20")
    fought = attack(
        table().south(military=["wrath-3"]).north(economic=["eco-1"], deck=["m-1", "m-2"]), "eco-1#2", "wrath-3#1"
    )
    assert (len(fought.north.deck), fought.north.discard) == (2, [])


@clause("RES-2.4-24")
@pytest.mark.parametrize(("unit", "milled"), [("wrath-1", 1), ("frenzy-2", 0)])
def test_an_ability_resolves_though_its_card_has_left_play(unit: str, milled: int):
    given = table().south(military=[unit]).north(economic=["eco-2"], deck=["m-1"])
    given = given.north(hand=["l-resp-small"], base=1)
    asked = attack(given, "eco-2#2", f"{unit}#1").when("north", "pass")
    done = asked.when("north", "play l-resp-small")
    assert (done.south.military, len(done.north.discard)) == ([], milled + 1)
    assert done.cites("RES-2.4-24") == (unit == "frenzy-2")


@clause("RES-2.4-14")
def test_a_card_prevails_over_the_rules():
    given = table().south(military=["hunter", "m-3"]).north(military=["m-1 turned"])
    assert invade(given).when("south", "attack m-1#3").north.military == []
    plain = invade(table().south(military=["m-3", "m-2"]).north(military=["m-1 turned", "m-2"]))
    assert plain.when("south", "attack m-1#3").refused == "RES-10.4-2"
    second = act(table().south(hand=["l-second", "eco-1", "eco-1", "eco-2", "zero"], base=9))
    second = second.when("south", "play l-second", "play eco-1", "play eco-1")
    assert second.when("south", "play eco-2").refused == "RES-2.2-3"
    first = table().south(military=["hunter"], hand=["l-inv-draw"], deck=["m-1"]).north(military=["m-1"]).table(turn=1)
    assert invade(first).when("south", "attack m-1#2").refused == "RES-11.1-4"
    stands = attack(table().south(military=["m-6"]).north(military=["unbreakable"]), "unbreakable#2", "m-6#1")
    assert stands.north.military == ["unbreakable#2"]


@clause("RES-2.4-15")
def test_what_opens_an_occasion_to_respond():
    hand = {"hand": ["l-resp-boost"], "base": 3}
    drawn = table().south(deck=["m-1"]).north(**hand).at(*phase_steps(1))
    assert drawn.south.hand == ["m-1"]
    cured = act(table().south(military=["m-1 poison=1"], base=2, hand=["zero"]).north(**hand)).when(
        "south", "cure m-1#1"
    )
    assert cured.owing == ["south"] and cured.south.piece("m-1#1").poison == 0
    used = act(table().south(military=["exp-pumper"], base=2).north(**hand)).when("south", "use exp-pumper#1/0")
    assert used.owing == ["north"]
    triggered = act(table().south(hand=["enters-vp", "zero"], base=2, military=["m-1"]).north(**hand))
    triggered = triggered.when("south", "play enters-vp").when("north", "pass")
    assert triggered.owing == ["north"] and triggered.south.vp == 0
    declared = attack(table().south(military=["m-2"]).north(economic=["eco-1"], **hand), "eco-1#2", "m-2#1")
    assert declared.owing == ["north"]
    defended = attack(
        table().south(military=["m-2"], hand=["l-resp-boost"], base=1).north(economic=["eco-1"]), "eco-1#2", "m-2#1"
    )
    assert defended.offered("south") == ["pass", "play l-resp-boost"]


@clause("RES-2.4-15", "RES-8-9")
def test_outside_the_phases_nobody_responds():
    given = table().north(hand=["l-resp-boost"], base=3).table(phase="none", active="")
    s = laid(given).clone()
    s.sides[0].deck = [s.pool.ids["enters-vp"]]
    s.sides[0].draft = [s.pool.ids["enters-vp"]]
    given.state = s
    done = given.at(ENTER_SET_UP, RELEASE)
    assert (done.owing, done.south.vp, done.south.support) == ([], 1, ["enters-vp#1"])


@clause("RES-2.4-16")
def test_responses_alternate_until_one_passes_or_there_is_one_only():
    given = {"hand": ["zero", "l-cancel-legacy", "zero"], "base": 3}
    rival = {"hand": ["l-cancel-unit", "l-resp-boost"], "base": 3}
    asked = act(table().south(**given).north(**rival)).when("south", "play zero").when("north", "pass")
    assert asked.south.military == ["zero#1"] and asked.owing == ["south"]
    chained = act(table().south(**given).north(**rival)).when("south", "play zero").when("north", "play l-cancel-unit")
    assert chained.offered("south") == ["pass", "play l-cancel-legacy"]
    passed = chained.when("south", "pass")
    assert (passed.owing, passed.south.military, passed.north.hand) == (["south"], [], ["l-resp-boost"])
    single = act(options(response_mode="single").south(**given).north(**rival)).when("south", "play zero")
    single = single.when("north", "play l-cancel-unit")
    assert (single.south.military, single.south.hand) == ([], ["l-cancel-legacy", "zero"])


@clause("RES-2.4-23")
def test_a_chain_resolves_from_the_last_to_the_first():
    given = table().south(hand=["l-vp2", "l-cancel-legacy", "zero"], base=3).north(hand=["l-cancel-legacy-2"], base=1)
    done = act(given).when("south", "play l-vp2").when("north", "play l-cancel-legacy-2")
    assert done.offered("south") == ["pass", "play l-cancel-legacy"]
    done = done.when("south", "play l-cancel-legacy")
    assert done.south.vp == 2
    pumped = table().south(hand=["l-boost", "zero"], base=1, military=["m-2"]).north(hand=["l-resp-small"], base=1)
    after = act(pumped).when("south", "play l-boost").when("north", "play l-resp-small")
    assert after.south.military == [] and after.cites("RES-2.4-13")


@clause("RES-2.4-22")
def test_cancelling_gives_back_neither_cost_nor_allowance():
    given = table().south(hand=["eco-2", "eco-1", "zero"], base=5).north(hand=["l-cancel-eco"], base=1)
    done = act(given).when("south", "play eco-2").when("north", "play l-cancel-eco")
    assert (done.south.economic, done.south.base) == ([], 2) and done.cites("RES-2.4-22")
    assert done.when("south", "play eco-1").refused == "RES-2.2-3"


@clause("RES-2.4-18")
def test_an_ability_with_a_cost_is_used_as_often_as_it_is_paid():
    asked = invade(table().south(military=["pumper"], base=3).north(military=["m-1"]))
    use = "use pumper#1/0"
    done = asked.when("south", use, use, use)
    assert (done.south.strength("pumper#1"), done.south.base) == (5, 0)


@clause("RES-2.4-21")
def test_a_free_ability_is_used_once_a_turn_by_each_card():
    given = act(table().south(support=["free-gain", "free-gain"], hand=["zero"]))
    once = given.when("south", "use free-gain#1/0")
    assert once.when("south", "use free-gain#1/0").refused == "RES-2.4-21"
    assert once.when("south", "use free-gain#2/0").south.base == 2


@clause("RES-2.4-19")
def test_a_card_is_turned_to_pay_even_in_the_turn_it_entered():
    given = act(table().south(hand=["tapper", "zero"], base=1, deck=["m-1"]))
    done = given.when("south", "play tapper", "use tapper#1/0")
    assert (done.south.turned("tapper#1"), done.south.hand) == (True, ["zero", "m-1"])
    assert done.when("south", "use tapper#1/0").refused == "RES-2.4-19"
