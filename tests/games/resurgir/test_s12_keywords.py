"""Section 12: the glossary, keyword by keyword."""

from __future__ import annotations

import pytest

from liza.games.resurgir.sequence import EndTurn, ReadyAll
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


@clause("RES-12-1")
def test_a_keyword_acts_at_the_moment_the_card_prints():
    given = table().south(military=["incursion-inv"], hand=["zero"]).north(economic=["eco-1 resources=2"])
    assert act(given).when("south", "use incursion-inv#1/0").refused == "RES-2.4-9"
    used = invade(given).when("south", "use incursion-inv#1/0")
    assert used.south.piece("incursion-inv#1").resources == 1
    assert used.when("south", "use incursion-inv#1/0").refused == "RES-12-5"
    entered = act(table().south(hand=["poison-attack", "zero"], base=2).north(military=["m-1"]))
    entered = entered.when("south", "play poison-attack")
    assert entered.north.piece("m-1#1").poison == 0
    fought = attack(table().south(military=["poison-attack"]).north(military=["m-5"]), "m-5#2", "poison-attack#1")
    assert fought.north.piece("m-5#2").poison == 1


@clause("RES-12-4", "RES-12.veneno-1", "RES-12.grandeza-1")
def test_without_a_moment_it_happens_on_entry():
    given = act(table().south(hand=["poison-2", "grand-2", "zero"], base=6, vp=3).north(military=["m-3", "m-4"]))
    done = given.when("south", "play poison-2", "target m-3#1")
    assert (done.north.piece("m-3#1").poison, done.north.piece("m-4#2").poison) == (2, 0)
    assert done.when("south", "play grand-2").south.vp == 5
    alone = act(table().south(hand=["poison-1", "zero"], base=2)).when("south", "play poison-1")
    assert alone.south.military == ["poison-1#1"] and alone.cites("RES-2.4-20")
    legacy = act(table().south(hand=["l-venom", "l-grand", "zero"]).north(military=["m-3"]))
    assert legacy.when("south", "play l-venom").north.piece("m-3#1").poison == 1
    assert legacy.when("south", "play l-grand").south.vp == 2


@clause("RES-12-5", "RES-12.incursion-1")
def test_incursion_and_tribute_are_used_once_a_turn_in_expansion():
    given = act(table().south(support=["tribute-1"], hand=["zero"]).north(economic=["eco-1", "eco-2"]))
    done = given.when("south", "use tribute-1#1/0", "target eco-1#2")
    assert done.when("south", "use tribute-1#1/0").refused == "RES-12-5"
    fresh = act(table().south(hand=["incursion-1", "zero"], base=2).north(economic=["eco-1 resources=1"]))
    used = fresh.when("south", "play incursion-1", "use incursion-1#2/0")
    assert used.south.piece("incursion-1#2").resources == 1 and not used.south.turned("incursion-1#2")
    assert full(used).find(1) is not None and used.north.piece("eco-1#1").resources == 0


@clause("RES-12-2", "RES-12.frenesi-1")
def test_the_same_keyword_twice_counts_twice():
    given = act(table().south(hand=["l-frenzy", "zero"], military=["frenzy-1"])).when("south", "play l-frenzy")
    fought = attack(on(given).north(military=["m-4"]), "m-4#2", "frenzy-1#1")
    fought = fought.when("south", "process frenzy-1#1/0")
    assert fought.north.military == [] and fought.south.strength("frenzy-1#1") == 2
    printed = attack(table().south(military=["frenzy-twice"]).north(military=["m-4"]), "m-4#2", "frenzy-twice#1")
    assert printed.when("south", printed.offered("south")[0]).north.military == []


@clause("RES-12-3", "RES-12.frenesi-1")
def test_attacking_triggers_once_and_defending_does_not():
    given = table().south(military=["m-4"]).north(military=["m-1", "frenzy-2"])
    done = attack(given, "m-1#2", "m-4#1").when("north", "defend m-1#2 frenzy-2#3")
    assert done.north.military == ["frenzy-2#3"]
    frenzied = attack(table().south(military=["frenzy-2"]).north(military=["m-3"]), "m-3#2", "frenzy-2#1")
    assert frenzied.north.military == [] and frenzied.south.strength("frenzy-2#1") == 2
    gone = table().south(military=["wrath-1"]).north(military=["m-1"], deck=["m-1"], hand=["l-resp-bounce"], base=1)
    asked = attack(gone, "m-1#2", "wrath-1#1").when("north", "play l-resp-bounce", "target m-1#2")
    assert asked.north.discard == ["l-resp-bounce", "m-1"] and asked.ended


@clause("RES-12.baluarte-1")
def test_bulwark_defends_structures():
    siege = table().south(military=["m-5"]).north(military=["bulwark-2"], development=["dev-1"])
    done = attack(siege, "dev-1#3", "m-5#1").when("north", "defend dev-1#3 bulwark-2#2")
    assert (done.south.military, done.north.development) == ([], ["dev-1#3"]) and done.north.turned("bulwark-2#2")
    turned = attack(
        table().south(military=["m-5"]).north(military=["bulwark-2 turned"], development=["dev-1"]), "dev-1#3", "m-5#1"
    )
    assert turned.north.development == []
    units = attack(table().south(military=["m-5"]).north(military=["m-1", "bulwark-2"]), "m-1#2", "m-5#1")
    assert "defend m-1#2 bulwark-2#3" in units.offered("north")


@clause("RES-12.carga-1", "RES-12.carga-2", "RES-12.carga-4", "RES-12.carga-3")
def test_charge_takes_force_from_any_opposing_unit():
    won = attack(table().south(military=["charge-2"]).north(military=["m-4"]), "m-4#2", "charge-2#1")
    assert won.north.military == []
    given = table().south(military=["charge-1", "m-1"]).north(military=["sanctuary-3", "m-2 turned", "m-3"])
    asked = attack(given, "m-3#5", "charge-1#1")
    assert asked.offered("south") == ["target sanctuary-3#3", "target m-2#4", "target m-3#5"]
    assert asked.when("south", "target m-1#2").refused == "RES-12.carga-2"
    forced = table().south(military=["charge-1"]).north(military=["bulwark-2"], economic=["eco-2"])
    defended = attack(forced, "eco-2#3", "charge-1#1")
    assert defended.north.strength("bulwark-2#2") == 1
    none = attack(table().south(military=["charge-1"]).north(economic=["eco-1"]), "eco-1#2", "charge-1#1")
    assert none.ended and none.north.economic == ["eco-1#2"]
    two = table().south(military=["charge-1", "charge-1"]).north(military=["m-3"])
    both = attack(two, "m-3#3", "charge-1#1", "charge-1#2")
    asked = both.when("south", both.offered("south")[0])
    assert asked.north.military == []


@clause("RES-12.colera-1")
def test_wrath_mills_the_opponent():
    given = table().south(military=["wrath-1", "wrath-2"]).north(military=["m-6"], deck=["m-1"] * 20)
    done = attack(given, "m-6#3", "wrath-1#1", "wrath-2#2")
    done = done.when("south", done.offered("south")[0])
    assert (len(done.north.deck), len(done.north.discard)) == (17, 3)
    short = attack(table().south(military=["wrath-2"]).north(economic=["eco-1"], deck=["m-1"]), "eco-1#2", "wrath-2#1")
    assert len(short.north.deck) == 1


@clause("RES-12.custodio-1")
def test_a_guardian_only_defends():
    asked = invade(table().south(military=["guardian-3", "m-1", "m-2"]).north(military=["guardian-3", "m-1"]))
    opened = asked.when("south", "attack m-1#5")
    assert opened.when("south", "with guardian-3#1").refused == "RES-12.custodio-1"
    defended = end(declare(asked, "m-1#5", "m-1#2")).when("north", "defend m-1#5 guardian-3#4")
    assert defended.north.turned("guardian-3#4")
    attacked = declare(asked, "guardian-3#4", "m-1#2")
    assert full(attacked).confrontations[0].target == 4


@clause("RES-12.eterno-retorno-1", "RES-12.eterno-retorno-2", "RES-12.eterno-retorno-3")
def test_eternal_return_brings_each_card_up_once_a_turn():
    given = act(table().south(underworld=["eternal-2"], discard=["eternal-2"], base=4, hand=["zero"]))
    assert {"return eternal-2 underworld", "return eternal-2 discard"} <= set(given.offered("south"))
    up = given.when("south", "return eternal-2 underworld")
    assert up.south.hand == ["zero", "eternal-2*r"]
    played = up.when("south", "play eternal-2*r")
    s = on(played).south(military=["m-1"] * 4, hand=["m-2", "zero"], base=9)
    relieved = act(s).when("south", "play m-2 relieving eternal-2#1")
    assert relieved.when("south", "return eternal-2*r underworld").refused == "RES-12.eterno-retorno-2"
    assert up.when("south", "return eternal-2 discard").south.hand == ["zero", "eternal-2*r", "eternal-2*r"]
    ended = on(relieved).table(phase="renewal", active="").at(EndTurn())
    assert ended.south.underworld == ["eternal-2"]
    early = moment(table().south(discard=["eternal-2"]), "exploration").when("south", "return eternal-2 discard")
    assert early.south.hand == ["eternal-2*r"]
    theirs = moment(table().south(underworld=["eternal-2"]).north(hand=["zero"]), "expansion", "north")
    assert theirs.when("south", "return eternal-2 underworld").refused == "RES-12.eterno-retorno-3"
    full_hand = table().south(underworld=["eternal-2"], hand=["m-1"] * 8).table(phase="invasion", active="")
    renewed = full_hand.at(*RENEWAL_STEPS).when("south", "return eternal-2 underworld")
    assert len(renewed.south.hand) == 9 and renewed.owing == ["south"]
    assert act(table().south(deck=["eternal-2"], military=["eternal-2"], hand=["zero"])).offered("south") == [
        "end",
        "play zero",
    ]


@clause("RES-12.grandeza-1", "RES-12.grandeza-2", "RES-12.grandeza-3")
def test_grandeur_gives_points_once_per_entry_and_they_stay():
    given = act(table().south(hand=["grand-1", "zero"], base=4, vp=3)).when("south", "play grand-1")
    assert given.south.vp == 4
    back = act(on(given).north(hand=["zero"]).south(hand=["grand-1", "zero"])).when("south", "play grand-1")
    assert back.south.vp == 5
    later = on(given).at(*phase_steps(2), *phase_steps(2, second=True))
    assert later.south.vp == 4
    lost = attack(table().south(military=["m-3"]).north(support=["grand-2"], vp=2), "grand-2#2", "m-3#1")
    assert (lost.south.vp, lost.north.vp) == (0, 2)


@clause("RES-12.impulso-1", "RES-12.impulso-2")
def test_momentum_draws_all_or_none():
    given = table().south(military=["momentum-2"], deck=["m-1"] * 10).north(economic=["eco-2"])
    asked = attack(given, "eco-2#2", "momentum-2#1")
    assert asked.offered("south") == ["accept", "decline"]
    assert len(asked.when("south", "accept").south.hand) == 2
    assert asked.when("south", "decline").south.hand == []
    short = table().south(military=["momentum-3"], deck=["m-1"] * 2).north(economic=["eco-2"])
    assert attack(short, "eco-2#2", "momentum-3#1").south.hand == []


@clause("RES-12.incursion-1", "RES-12.incursion-2", "RES-12.incursion-3", "RES-12.incursion-4")
def test_incursion_takes_from_one_structure_onto_the_unit():
    given = act(
        table()
        .south(military=["incursion-2"], hand=["m-3", "zero"], base=1)
        .north(economic=["eco-1 turned resources=3"])
    )
    done = given.when("south", "use incursion-2#1/0")
    assert (done.north.piece("eco-1#2").resources, done.south.piece("incursion-2#1").resources) == (1, 2)
    assert done.when("south", "play m-3").south.resources == 0
    ones = act(table().south(military=["incursion-2"], hand=["zero"]).north(economic=["eco-1 resources=1"] * 2))
    assert ones.when("south", "use incursion-2#1/0").refused == "RES-12.incursion-2"
    turned = invade(table().south(military=["m-1 turned resources=2", "m-1"], hand=["l-aid-2"]))
    assert turned.when("south", "play l-aid-2", "target m-1#1").south.resources == 0
    lost = act(table().south(hand=["l-kill", "zero"], base=2).north(military=["m-1 resources=2"], economic=["eco-1"]))
    lost = lost.when("south", "play l-kill")
    assert (lost.north.resources, lost.south.resources) == (0, 0) and lost.cites("RES-12.incursion-4")
    heap = options(resource_mode="unified").south(military=["incursion-2"], hand=["zero"]).north(heap=3)
    raided = act(heap).when("south", "use incursion-2#1/0")
    assert (raided.north.heap, raided.south.resources) == (1, 2)
    low = options(resource_mode="unified").south(military=["incursion-2"], hand=["zero"]).north(heap=1)
    assert act(low).when("south", "use incursion-2#1/0").refused == "RES-12.incursion-2"


@clause("RES-12.intimidacion-1", "RES-12.intimidacion-2")
def test_intimidation_keeps_a_unit_from_being_defended():
    given = table().south(military=["intim-2"]).north(military=["m-1", "m-2", "m-3"])
    asked = attack(given, "m-1#2", "intim-2#1").when("south", "target m-1#2")
    assert asked.ended and asked.north.military == ["m-2#3", "m-3#4"]
    both = table().south(military=["intim-2", "m-3"]).north(military=["m-1", "bulwark-2"], economic=["eco-2"])
    two = end(declare(declare(invade(both), "eco-2#5", "intim-2#1"), "m-1#3", "m-3#2")).when("south", "target m-1#3")
    assert two.offered("north") == ["decline", "defend eco-2#5 bulwark-2#4"]
    assert two.when("north", "decline").owing == ["south"]
    none = attack(table().south(military=["intim-2"]).north(economic=["eco-2"]), "eco-2#2", "intim-2#1")
    assert none.ended and none.south.military == []


@clause("RES-12.recuperar-1", "RES-12.recuperar-2", "RES-12.recuperar-3")
def test_recover_shuffles_exactly_x_cards_into_the_deck():
    given = table().south(hand=["l-recover-2", "zero"], underworld=["m-1", "m-2", "m-3"], discard=["s-1", "s-2"])
    asked = act(given.chance(*[0] * 9)).when("south", "play l-recover-2", "target-fallen m-2 underworld")
    done = asked.when("south", "target-fallen s-1 discard")
    assert sorted(done.south.deck) == ["m-2", "s-1"] and done.cites("RES-12.recuperar-1")
    one = act(table().south(hand=["l-recover-2", "zero"], underworld=["m-1"]))
    assert one.when("south", "play l-recover-2").refused == "RES-12.recuperar-3"
    words = {"underworld": ["infantry-1", "infantry-3", "m-1"], "discard": ["infantry-1", "s-1"]}
    named = act(table().south(hand=["l-recover-inf", "zero"], **words).chance(0)).when("south", "play l-recover-inf")
    named = named.when("south", "target-fallen infantry-1 underworld")
    assert sorted(named.south.deck) == ["infantry-1", "infantry-3"] and named.cites("RES-12.recuperar-2")


@clause("RES-12.resurgir-1", "RES-12.resurgir-2", "RES-12.resurgir-3", "RES-5-9")
def test_rise_again_plays_a_card_from_the_piles_once_an_expansion():
    given = act(table().south(discard=["rise-2"], base=3, hand=["zero"])).when("south", "rise-from-discard rise-2")
    assert (given.south.military, given.south.base) == (["rise-2#1"], 1)
    late = invade(table().south(discard=["rise-2"], base=3, hand=["l-inv-draw"], deck=["m-1"]))
    assert late.when("south", "rise-from-discard rise-2").refused == "RES-12.resurgir-1"
    again = act(table().south(underworld=["rise-2*p"], base=3, hand=["zero"]))
    assert again.when("south", "rise rise-2*p").refused == "RES-12.resurgir-2"
    relieved = act(on(given).south(military=["m-1"] * 4, hand=["m-2", "zero"], base=9))
    relieved = relieved.when("south", "play m-2 relieving rise-2#1")
    assert relieved.when("south", "rise rise-2*p relieving m-1#2").refused == "RES-12.resurgir-2"
    ended = on(relieved).table(phase="renewal", active="").at(EndTurn())
    assert ended.south.underworld == ["rise-2"]
    poor = act(table().south(underworld=["rise-2"], base=1, hand=["zero"]))
    assert poor.when("south", "rise rise-2").refused == "RES-12.resurgir-3"
    limit = act(table().south(underworld=["rise-eco"], base=9, economics=1, hand=["zero"]))
    assert limit.when("south", "rise rise-eco").refused == "RES-12.resurgir-3"


@clause("RES-12.santuario-1", "RES-12.santuario-2", "RES-10.4-3")
def test_sanctuary_keeps_from_attacks_alone():
    none = invade(table().south(military=["m-1"]).north(military=["sanctuary-3"], economic=["sanctuary-eco"]))
    assert none.ended
    given = table().south(military=["m-3"]).north(military=["m-1", "sanctuary-3"])
    done = attack(given, "m-1#2", "m-3#1").when("north", "defend m-1#2 sanctuary-3#3")
    assert done.south.military == []
    killed = act(table().south(hand=["l-kill", "zero"], base=2).north(military=["sanctuary-3"])).when(
        "south", "play l-kill"
    )
    assert killed.north.military == []
    granted = act(table().south(hand=["l-shelter", "zero"], military=["m-1"])).when("south", "play l-shelter")
    assert invade(on(granted).north(military=["m-2"]), "north").ended


@clause("RES-12.tributacion-1", "RES-12.tributacion-2", "RES-12.tributacion-3", "RES-12.tributacion-4")
def test_tribute_turns_a_structure_that_misses_its_next_abundance():
    given = act(table().south(support=["tribute-1"], hand=["zero"]).north(economic=["eco-2", "eco-1", "eco-3"]))
    asked = given.when("south", "use tribute-1#1/0")
    assert asked.offered("south") == ["target eco-2#2", "target eco-1#3", "target eco-3#4"]
    turned = asked.when("south", "target eco-2#2")
    assert turned.owing == ["south"] and turned.north.turned("eco-2#2")
    missed = on(turned).table(phase="renewal", active="").at(ReadyAll(), *phase_steps(2, second=True))
    assert missed.north.turned("eco-2#2") and missed.north.piece("eco-2#2").resources == 0
    back = on(missed).table(phase="renewal", active="").at(ReadyAll(), *phase_steps(2, second=True))
    assert back.north.piece("eco-2#2").resources == 2
    early = moment(table().south(support=["tribute-exp"]).north(economic=["eco-2"]), "exploration")
    early = early.when("south", "use tribute-exp#1/0")
    same = on(early).at(*phase_steps(2, second=True), ReadyAll())
    assert not same.north.turned("eco-2#2") and same.north.piece("eco-2#2").resources == 0
    already = act(table().south(support=["tribute-1"], hand=["zero"]).north(economic=["eco-1 turned"]))
    assert already.when("south", "use tribute-1#1/0").refused == "RES-12.tributacion-1"
    usual = table().north(economic=["eco-1 turned"]).table(phase="renewal", active="").at(ReadyAll())
    assert not usual.north.turned("eco-1#1")


@clause("RES-12.tributacion-2")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_number_by_option(count: int):
    given = options(tributacion_targets="any_number").south(support=["tribute-1"], hand=["zero"])
    asked = act(given.north(economic=["eco-1", "eco-2", "eco-3"])).when("south", "use tribute-1#1/0")
    assert asked.when("south", "enough").refused == "RES-12.tributacion-2"
    names = ["eco-1#2", "eco-2#3", "eco-3#4"][:count]
    done = asked.when("south", *(f"target {one}" for one in names))
    done = done.when("south", "enough") if "enough" in done.offered("south") else done
    assert [p.exhausted for p in full(done).sides[1].zones[2]] == [at < count for at in range(3)]


@clause("RES-12.tributacion-5")
def test_a_tributed_structure_is_locked_and_not_attacked_in_turn_seven_too():
    given = table().south(support=["tribute-1"], military=["m-1"], hand=["zero"]).north(economic=["eco-1 resources=3"])
    done = act(given.table(turn=7)).when("south", "use tribute-1#1/0")
    assert done.north.resources == 0
    asked = invade(on(done).north(military=["m-1"]))
    assert asked.when("south", "attack eco-1#3").refused == "RES-12.tributacion-5"


@clause("RES-12.veneno-2", "RES-12.veneno-3", "RES-12.veneno-4")
def test_poison_keeps_from_attacking_until_it_is_paid_off():
    given = table().south(military=["m-1 poison=2", "m-2", "m-3"], base=2, hand=["zero"]).north(military=["m-1"])
    asked = invade(given)
    once = asked.when("south", "cure m-1#1")
    opened = once.when("south", "attack m-1#4")
    assert opened.when("south", "with m-1#1").refused == "RES-12.veneno-2"
    twice = once.when("south", "cure m-1#1").when("south", "attack m-1#4")
    assert "with m-1#1" in twice.offered("south")
    paid = act(table().south(military=["m-1 poison=2"], base=3, hand=["zero"])).when(
        "south", "cure m-1#1", "cure m-1#1"
    )
    assert (paid.south.piece("m-1#1").poison, paid.south.base) == (0, 1)
    assert (
        act(table().south(military=["m-1 poison=1"], hand=["zero"])).when("south", "cure m-1#1").refused
        == "RES-12.veneno-3"
    )
    other = moment(table().south(military=["m-1 poison=1"], hand=["l-abundance"], base=3), "abundance")
    assert other.when("south", "cure m-1#1").refused == "RES-12.veneno-3"
    theirs = invade(table().south(military=["m-1"]).north(military=["m-2 poison=2"], base=2))
    assert theirs.when("north", "cure m-2#2").refused == "RES-12.veneno-4"


@clause("RES-12.veneno-5", "RES-12.venganza-1")
@pytest.mark.parametrize("poisoner", ["poison-1", "poison-2"])
def test_three_counters_destroy_at_once(poisoner: str):
    given = table().south(hand=[poisoner, "zero"], base=3).north(military=["venge-vp poison=2"])
    done = act(given).when("south", f"play {poisoner}")
    assert (done.north.underworld, done.north.vp, done.south.destroyed) == (["venge-vp"], 1, 1)


@clause("RES-12.veneno-6", "RES-12.veneno-8")
def test_a_poisoned_unit_defends_and_loses_its_counters_when_it_leaves():
    given = table().south(military=["m-3"]).north(military=["m-1", "m-2 poison=2"])
    done = attack(given, "m-1#2", "m-3#1").when("north", "defend m-1#2 m-2#3")
    assert (done.north.military, done.south.military) == (["m-1#2", "m-2#3"], ["m-3#1"])
    bounced = act(table().south(hand=["l-bounce"]).north(military=["zero poison=2"])).when("south", "play l-bounce")
    again = moment(on(bounced).north(support=["free-gain"]), "expansion", "north").when("north", "play zero")
    assert bounced.north.hand == ["zero"] and full(again).sides[1].zones[0][0].poison == 0


@clause("RES-12.venganza-1", "RES-12.venganza-2", "RES-12.venganza-3")
def test_vengeance_acts_when_the_card_is_destroyed():
    given = table().south(military=["m-6", "m-1"]).north(military=["venge-kill"])
    asked = attack(given, "venge-kill#3", "m-6#1")
    assert asked.owing == ["north"] and asked.offered("north") == ["target m-6#1", "target m-1#2"]
    assert asked.when("north", "target m-6#1").south.military == ["m-1#2"]
    milled = table().south(military=["wrath-1"]).north(economic=["eco-2"], deck=["venge-kill"])
    assert attack(milled, "eco-2#2", "wrath-1#1").north.discard == ["venge-kill"]
    bounced = act(table().south(hand=["l-bounce"], military=["m-1"]).north(military=["venge-kill"])).when(
        "south", "play l-bounce"
    )
    assert bounced.south.military == ["m-1#1"]
    own = table().south(military=["m-6"]).north(military=["venge-recover"]).chance(0)
    recovered = attack(own, "venge-recover#2", "m-6#1")
    assert (recovered.north.underworld, recovered.north.deck) == ([], ["venge-recover"])
    must = act(table().south(hand=["l-kill", "zero"], base=2).north(military=["venge-any", "m-1"])).when(
        "south", "play l-kill", "target venge-any#1"
    )
    assert must.north.military == []
    skipped = act(table().south(hand=["l-kill", "zero"], base=2).north(military=["venge-kill"])).when(
        "south", "play l-kill"
    )
    assert skipped.cites("RES-12.venganza-3") and skipped.north.military == []
