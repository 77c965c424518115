"""Section 10.4: Attack, Defence, War Initiative, Resolution."""

from __future__ import annotations

from liza.testing.marks import clause
from liza.testing.scenes import Outcome
from tests.games.resurgir.table import GAME, act, attack, clauses, declare, end, full, invade, on, options, table


def until(outcome: Outcome, text: str) -> Outcome:
    """Returns the scene where somebody may answer this, all before it passed, declined or taken as it comes."""
    for _ in range(30):
        if outcome.ended or any(text in outcome.offered(seat) for seat in outcome.owing):
            return outcome
        seat = outcome.owing[0]
        offered = outcome.offered(seat)
        outcome = outcome.when(seat, next((one for one in ("decline", "pass", "end") if one in offered), offered[0]))
    raise AssertionError(f"{text!r} never came")


@clause("RES-10.4-1", "RES-10.4-2")
def test_ready_units_attack_ready_cards():
    given = table().south(military=["m-1", "m-2 turned"]).north(military=["m-1 turned", "m-3"], economic=["eco-1"])
    asked = invade(given)
    assert [one for one in asked.offered("south") if one.startswith("attack")] == ["attack m-3#4", "attack eco-1#5"]
    assert asked.when("south", "attack m-1#3").refused == "RES-10.4-2"
    assert asked.when("south", "end").ended
    two = invade(given.south(military=["m-1"])).when("south", "attack m-3#4")
    assert two.when("south", "with m-2#2").refused == "RES-10.4-1"


@clause("RES-10.4-3", "RES-10.4-4", "RES-12.santuario-1")
def test_any_opposing_card_may_be_attacked_but_those_with_sanctuary():
    north = {"military": ["m-1"], "support": ["s-1"], "economic": ["eco-1"], "development": ["dev-1"]}
    asked = invade(table().south(military=["m-1"]).north(**north))
    assert len([one for one in asked.offered("south") if one.startswith("attack")]) == 4
    safe = invade(table().south(military=["m-1"]).north(military=["sanctuary-3", "m-1"], economic=["sanctuary-eco"]))
    assert [one for one in safe.offered("south") if one.startswith("attack")] == ["attack m-1#3"]
    assert safe.when("south", "attack sanctuary-3#2").refused == "RES-12.santuario-1"
    turned = table().south(military=["m-3"]).north(support=["turner"], deck=["m-1"])
    fought = until(attack(turned, "turner#2", "m-3#1"), "use turner#2/0").when("north", "use turner#2/0")
    assert until(fought, "nothing").north.support == []


@clause("RES-10.4-5", "RES-10.4.2-1", "RES-10.4.4-7")
def test_attack_defence_initiative_resolution():
    given = table().south(military=["m-3", "m-4"]).north(military=["m-1", "m-2", "m-3"])
    first = declare(invade(given), "m-1#3", "m-3#1")
    assert first.owing == ["south"]
    both = end(declare(first, "m-2#4", "m-4#2"))
    assert both.owing == ["north"]
    defended = both.when("north", "decline").when("north", "decline")
    assert defended.owing == ["south"] and defended.offered("south") == ["resolve m-1#3/1", "resolve m-2#4/2"]
    done = defended.when("south", "resolve m-2#4/2")
    order = [one for one in clauses(done) if one in ("RES-10.4.3-6", "RES-10.4.3-5", "RES-10.4.4-1")]
    assert order == ["RES-10.4.3-6"] * 2 + ["RES-10.4.3-5"] * 2 + ["RES-10.4.4-1"] * 2
    assert done.north.military == ["m-3#5"]


@clause("RES-10.4-1", "RES-10.4.1-3")
def test_an_attacker_readied_before_the_declarations_close_may_attack_another_card():
    given = table().south(military=["m-3", "m-1", "m-1"], hand=["l-ready"]).north(military=["m-1", "m-2"])
    first = declare(invade(given.north(economic=["eco-1"])), "m-1#4", "m-3#1")
    assert first.when("south", "attack m-2#5").when("south", "with m-3#1").refused == "RES-10.4.1-2"
    both = declare(first.when("south", "play l-ready"), "m-2#5", "m-3#1")
    assert [fight.attackers for fight in full(both).confrontations] == [(1,), (1,)]
    assert GAME.broken(full(both)) == []
    done = until(end(both), "resolve m-1#4/1").when("south", "resolve m-1#4/1")
    assert done.ended and done.north.military == []


@clause("RES-10.4.1-1")
def test_one_to_three_attackers():
    live = table().south(military=["m-1"] * 4).north(military=["m-6"])
    live._stops = "live"
    opened = invade(live).when("south", "attack m-6#5")
    assert opened.when("south", "close").refused == "RES-10.4.1-1"
    full_row = opened.when("south", "with m-1#1", "with m-1#2", "with m-1#3")
    assert full_row.when("south", "with m-1#4").refused == "RES-10.4.1-1"


@clause("RES-10.4.1-2", "RES-10.4.1-3", "RES-10.4.1-4")
def test_attackers_turn_when_designated_and_a_target_is_attacked_once():
    given = table().south(military=["m-1"] * 5).north(military=["m-6", "m-5", "m-4"])
    one = declare(invade(given), "m-6#6", "m-1#1", "m-1#2", "m-1#3")
    assert one.south.turned("m-1#1") and full(one).confrontations[0].attackers == (1, 2, 3)
    assert one.when("south", "attack m-6#6").refused == "RES-10.4.1-4"
    second = one.when("south", "attack m-5#7")
    assert second.when("south", "with m-1#1").refused == "RES-10.4.1-2"
    two = second.when("south", "with m-1#4")
    two = two.when("south", "close") if "close" in two.offered("south") else two
    three = declare(two, "m-4#8", "m-1#5")
    assert len(full(three).confrontations) == 3


@clause("RES-10.4.1-5")
def test_there_is_no_second_batch():
    given = table().south(military=["m-3", "m-2"], hand=["l-ready"]).north(military=["m-1", "m-2", "m-1"])
    asked = declare(invade(given), "m-1#3", "m-3#1").when("south", "end")
    initiative = until(asked, "play l-ready")
    readied = initiative.when("south", "play l-ready")
    assert not readied.south.turned("m-3#1")
    assert initiative.when("south", "attack m-2#4").refused == "RES-10.4.1-5"


@clause("RES-10.4.1-6", "RES-12.intimidacion-1", "RES-12.intimidacion-2")
def test_attack_triggers_resolve_before_the_defence_in_the_attackers_order():
    given = (
        table()
        .south(military=["intim-2", "momentum-1"], deck=["m-1"])
        .north(military=["m-3", "m-1"], economic=["eco-2"])
    )
    asked = end(declare(declare(invade(given), "eco-2#5", "momentum-1#2"), "m-3#3", "intim-2#1"))
    assert asked.offered("south") == ["process momentum-1#2/0", "process intim-2#1/0"]
    first = asked.when("south", "process intim-2#1/0")
    assert sorted(first.offered("south")) == ["target m-1#4", "target m-3#3"]
    both = first.when("south", "target m-3#3", "accept")
    assert both.south.hand == ["m-1"] and both.offered("south") == ["resolve eco-2#5/1", "resolve m-3#3/2"]
    weak = attack(table().south(military=["charge-2"]).north(military=["m-2", "m-1"]), "m-2#2", "charge-2#1")
    weakened = weak.when("south", "target m-2#2")
    assert weakened.owing == ["north"] and weakened.north.strength("m-2#2") == 0


@clause("RES-10.4.2-1", "RES-10.4.2-2", "RES-10.4.2-4", "RES-10.4.2-5", "RES-10.4.2-6", "RES-12.baluarte-1")
def test_who_may_defend():
    given = (
        table()
        .south(military=["m-3", "m-3"])
        .north(military=["m-1", "m-2", "m-3 turned", "bulwark-2"], economic=["eco-3"])
    )
    asked = end(declare(declare(invade(given), "m-1#3", "m-3#1"), "eco-3#7", "m-3#2"))
    assert sorted(asked.offered("north")) == ["decline", "defend m-1#3 bulwark-2#6", "defend m-1#3 m-2#4"]
    assert asked.when("north", "defend m-1#3 m-1#3").refused == "RES-10.4.2-2"
    assert asked.when("north", "defend m-1#3 m-3#5").refused == "RES-10.4.2-4"
    assert asked.when("north", "defend m-1#3 eco-3#7").refused == "RES-2.1-11"
    first = asked.when("north", "defend m-1#3 m-2#4")
    assert first.offered("north") == ["decline", "defend eco-3#7 bulwark-2#6"]
    assert first.when("north", "defend eco-3#7 m-2#4").refused == "RES-10.4.2-2"
    taken = asked.when("north", "defend m-1#3 bulwark-2#6")
    assert taken.owing == ["south"]  # nobody is left for the structure
    plain = end(declare(invade(given), "eco-3#7", "m-3#1"))
    assert plain.when("north", "defend eco-3#7 m-2#4").refused == "RES-10.4.2-6"


@clause("RES-10.4.2-3", "RES-10.4.2-7", "RES-10.4.1-1")
def test_three_against_two():
    given = table().south(military=["m-2", "m-2", "m-1"]).north(military=["m-2", "vessel-2"])
    asked = attack(given, "m-2#4", "m-2#1", "m-2#2", "m-1#3")
    done = asked.when("north", "defend m-2#4 vessel-2#5")
    assert (done.north.military, done.north.turned("vessel-2#5")) == (["vessel-2#5"], True)
    back = invade(on(done).south(economic=["eco-1"]).north(military=["m-1"]), "north")
    opened = back.when("north", "attack eco-1#6")
    assert opened.cites("RES-10.4.1-2")  # m-1, the only one that is not turned


@clause("RES-2.4-14", "RES-10.4.2-5")
def test_a_text_lets_a_unit_defend_beside_another():
    given = table().south(military=["m-6"]).north(military=["m-2", "m-3", "comrade", "m-1"])
    asked = attack(given, "m-2#2", "m-6#1")
    first = asked.when("north", "defend m-2#2 m-3#3")
    assert first.offered("north") == ["decline", "defend m-2#2 comrade#4"]
    assert first.when("north", "defend m-2#2 m-1#5").refused == "RES-10.4.2-5"
    both = first.when("north", "defend m-2#2 comrade#4")
    assert (both.south.military, both.north.turned("m-3#3"), both.north.turned("comrade#4")) == ([], True, True)
    alone = first.when("north", "decline")
    assert (alone.north.military, alone.north.turned("comrade#4")) == (["m-3#3", "comrade#4", "m-1#5"], False)
    none = asked.when("north", "decline")
    assert none.ended and none.north.military == ["m-3#3", "comrade#4", "m-1#5"]


@clause("RES-10.4.2-8")
def test_the_attacked_unit_turns_only_by_option():
    words = {"military": ["m-2"]}
    tie = attack(table().south(**words).north(**words), "m-2#2", "m-2#1")
    assert not tie.north.turned("m-2#2")
    turned = attack(options(target_turns="yes").south(**words).north(**words), "m-2#2", "m-2#1")
    assert turned.north.turned("m-2#2") and turned.north.piece("m-2#2").battlefield


@clause("RES-10.4.3-1", "RES-10.4.3-6")
def test_the_order_is_the_attackers_and_is_set_once():
    given = table().south(military=["m-1"] * 3).north(military=["m-2", "m-3", "m-4"])
    asked = invade(given)
    for target, one in (("m-2#4", "m-1#1"), ("m-3#5", "m-1#2"), ("m-4#6", "m-1#3")):
        asked = declare(asked, target, one)
    asked = end(asked)
    assert asked.offered("south") == ["resolve m-2#4/1", "resolve m-3#5/2", "resolve m-4#6/3"]
    done = asked.when("south", "resolve m-4#6/3", "resolve m-2#4/1")
    compared = [int(event.a >> 4 & 0xFFF) for event in done.events if event.clause == "RES-10.4.4-1"]
    assert compared == [6, 4, 5]
    single = attack(table().south(military=["m-1"]).north(military=["m-2"]), "m-2#2", "m-1#1")
    assert single.ended


@clause("RES-10.4.3-3", "RES-10.4.3-4", "RES-10.4.3-5")
def test_both_act_in_turns_until_two_passes():
    given = table().south(military=["m-2"], hand=["l-aid"]).north(military=["pumper"], base=2, hand=["l-aid-2"])
    asked = until(attack(given, "pumper#2", "m-2#1"), "play l-aid")
    passed = asked.when("south", "pass")
    assert passed.offered("north") == ["pass", "play l-aid-2", "use pumper#2/0"]
    used = passed.when("north", "use pumper#2/0")
    assert used.owing == ["south"] and used.north.strength("pumper#2") == 3
    aided = used.when("south", "play l-aid", "target m-2#1")
    assert aided.owing == ["north"]
    closed = aided.when("north", "pass")
    assert closed.ended and closed.north.military == ["pumper#2"]
    other = until(
        attack(
            table().south(military=["m-2"], hand=["l-aid"]).north(military=["exp-pumper"], base=2),
            "exp-pumper#2",
            "m-2#1",
        ),
        "play l-aid",
    )
    assert other.when("south", "pass").ended
    none = invade(table().south(military=["m-2"]).north(military=["m-1"], hand=["l-aid"]))
    assert none.when("north", "play l-aid").refused == "RES-10.4.3-4"


@clause("RES-10.4.3-7", "RES-2.4-2")
def test_once_it_is_closed_only_triggers_and_responses_are_left():
    given = table().south(military=["m-3", "m-3"], hand=["l-cancel-trigger"], base=1)
    given = given.north(military=["venge-kill", "m-1"], hand=["l-aid"])
    asked = end(declare(declare(invade(given), "venge-kill#3", "m-3#1"), "m-1#4", "m-3#2"))
    asked = until(asked, "play l-cancel-trigger")
    targeted = asked
    assert targeted.when("north", "play l-aid").refused == "RES-10.4.3-7"
    done = targeted.when("south", "play l-cancel-trigger")
    assert (len(done.south.military), done.north.military) == (2, [])


@clause("RES-10.4.4-1", "RES-10.4.4-2", "RES-10.4.4-3", "RES-10.4.4.2-1")
def test_totals_with_modifiers_and_the_resistance_of_a_structure():
    tie = attack(table().south(military=["frenzy-1"]).north(military=["m-3 strength=+0"]), "m-3#2", "frenzy-1#1")
    assert (tie.south.military, tie.north.military) == (["frenzy-1#1"], ["m-3#2"])
    siege = table().south(military=["m-6"]).north(military=["bulwark-2"], economic=["eco-2"])
    defended = attack(siege, "eco-2#3", "m-6#1").when("north", "defend eco-2#3 bulwark-2#2")
    assert (defended.south.military, defended.north.economic) == (["m-6#1"], ["eco-2#3"])
    bare = attack(siege, "eco-2#3", "m-6#1").when("north", "decline")
    assert bare.north.economic == []


@clause("RES-10.4.4-4", "RES-10.4.4-7", "RES-12.venganza-2", "RES-10.4.1-2")
def test_a_confrontation_whose_target_is_gone_ends_without_effect():
    given = table().south(military=["venge-kill", "m-1"]).north(military=["m-6", "m-2", "m-5"])
    asked = end(declare(declare(invade(given), "m-6#3", "venge-kill#1"), "m-2#4", "m-1#2"))
    asked = asked.when("north", "decline", "defend m-2#4 m-5#5")
    done = asked.when("south", "resolve m-6#3/1").when("south", "target m-2#4")
    assert (done.south.military, done.north.military) == (["m-1#2"], ["m-6#3", "m-5#5"])
    assert done.north.turned("m-5#5") and done.south.turned("m-1#2") and done.cites("RES-10.4.4-4")


@clause("RES-10.4.4-5")
def test_a_confrontation_without_attackers_ends_without_effect():
    given = (
        table()
        .south(military=["m-6", "m-6"])
        .north(military=["m-1", "m-2", "venge-kill"], hand=["l-inv-kill", "l-aid"])
    )
    asked = until(declare(invade(given), "m-1#3", "m-6#1").when("south", "end"), "play l-inv-kill")
    killed = asked.when("north", "play l-inv-kill", "target m-6#1")
    done = until(killed, "nothing")
    assert done.north.military == ["m-1#3", "m-2#4", "venge-kill#5"] and done.cites("RES-10.4.4-5")


@clause("RES-10.4.4-8", "RES-10.4.4.3-1")
def test_who_is_gone_does_not_count():
    given = table().south(military=["m-3", "m-2"]).north(military=["m-3"], hand=["l-inv-kill", "l-aid"])
    asked = until(attack(given, "m-3#3", "m-3#1", "m-2#2"), "play l-inv-kill")
    done = until(asked.when("north", "play l-inv-kill", "target m-3#1"), "nothing")
    assert (done.south.military, done.north.military) == ([], ["m-3#3"])
    defender = table().south(military=["m-4"], hand=["l-inv-kill"]).north(military=["m-2", "m-3"])
    asked = attack(defender, "m-2#2", "m-4#1").when("north", "defend m-2#2 m-3#3")
    done = asked.when("south", "play l-inv-kill", "target m-3#3")
    assert done.north.military == []


@clause("RES-10.4.4-6")
def test_force_is_never_below_nought():
    given = table().south(military=["charge-3"]).north(military=["m-2", "m-1"])
    asked = attack(given, "m-2#2", "charge-3#1").when("south", "target m-1#3")
    assert asked.north.strength("m-1#3") == 0
    done = asked.when("north", "defend m-2#2 m-1#3")
    assert done.ended and done.north.military == ["m-2#2", "m-1#3"]
    both = act(table().south(hand=["zero"], military=["m-1 phase=-3 strength=+2"]))
    assert both.south.strength("m-1#1") == 0


@clause("RES-10.4.4.1-1", "RES-10.4.4.1-3")
def test_on_victory_only_the_target_falls():
    given = table().south(military=["m-3", "infantry-3"]).north(military=["m-1", "m-4"])
    asked = attack(given, "m-1#3", "m-3#1", "infantry-3#2")
    done = asked.when("north", "defend m-1#3 m-4#4")
    assert (done.north.military, len(done.south.military)) == (["m-4#4"], 2)
    assert done.north.underworld == ["m-1"] and done.north.turned("m-4#4") and done.south.turned("m-3#1")


@clause("RES-10.4.4.2-1")
def test_on_a_tie_nothing_falls():
    nought = {"military": ["m-1 phase=-1"]}
    tie = attack(table().south(**nought).north(**nought), "m-1#2", "m-1#1")
    assert (tie.south.military, tie.north.military, tie.south.vp) == (["m-1#1"], ["m-1#2"], 0)
    assert tie.south.turned("m-1#1")


@clause("RES-10.4.4.3-1", "RES-10.4.4.3-2")
def test_on_defeat_the_attacker_gives_up_one_of_the_attackers():
    given = table().south(military=["m-1", "m-2", "ranged-2"]).north(military=["m-6"])
    asked = attack(given, "m-6#4", "m-1#1", "m-2#2", "ranged-2#3")
    assert asked.offered("south") == ["give-up m-1#1", "give-up m-2#2", "give-up ranged-2#3"]
    done = asked.when("south", "give-up m-1#1")
    assert (done.south.military, done.south.underworld) == (["m-2#2", "ranged-2#3"], ["m-1"])
    alone = attack(table().south(military=["m-4"]).north(development=["wall-6"]), "wall-6#2", "m-4#1")
    assert (alone.south.military, alone.north.development, alone.ended) == ([], ["wall-6#2"], True)
