"""Section 11: Historical Periods, interludes, the Equinox, the Encounter, the final scoring."""

from __future__ import annotations

import pytest

from liza.games.resurgir.equinox import fizzles
from liza.games.resurgir.periods import DESTRUCTIVE, FINAL_INTERLUDE, EndOfTurn, Interlude
from liza.games.resurgir.pieces import ENCOUNTER, EQUINOX, SPROUT, SUBLIMATION
from liza.games.resurgir.sequence import BEGIN_TURN
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from tests.games.resurgir.table import (
    END_STEPS,
    RENEWAL_STEPS,
    START,
    act,
    attack,
    clauses,
    full,
    invade,
    moment,
    options,
    phase_steps,
    table,
)

MYSTICS = ["mystic-1", "mystic-1", "mystic-2"]
DECK = ["m-1"] * 10
ALFA, BETA, GAMMA = "alfa-culture", "beta-culture", "gamma-culture"


def between(scene: Scene, turn: int, token: str = "south") -> Scene:
    """Returns a table outside the phases."""
    return scene.table(turn=turn, phase="none", active="", token=token)


def encounter(scene: Scene, turn: int = 5) -> Outcome:
    """Returns what comes of the Destructive Effects."""
    return between(scene, turn).at(DESTRUCTIVE)


@clause("RES-11-1", "RES-11.4-2", "RES-11.4-1", "RES-10.2-1")
def test_in_turn_seven_both_have_seven_base_resources():
    given = table().south(economic=["eco-1", "eco-2"]).table(turn=7)
    done = given.at(*phase_steps(2), *phase_steps(2, second=True))
    assert (done.south.resources, done.north.resources) == (10, 7)


@clause("RES-11-1", "RES-11.1-3", "RES-11.1-4", "RES-11.1-5")
def test_the_dry_run_turn_forbids_confrontations_and_nothing_else():
    words = {"military": ["m-2"], "hand": ["l-inv-draw"], "deck": ["m-1"]}
    given = table().south(**words).north(**words).table(turn=1)
    mine = invade(given)
    assert mine.offered("south") == ["end", "play l-inv-draw"]
    assert mine.when("south", "attack m-2#2").refused == "RES-11.1-3"
    assert mine.when("north", "play l-inv-draw").refused == "RES-11.1-5"
    assert mine.when("south", "play l-inv-draw").south.hand == ["m-1"]
    theirs = invade(given, "north")
    assert theirs.when("north", "attack m-2#1").refused == "RES-11.1-3"
    able = invade(given.south(military=["hunter"]))
    assert able.when("south", "attack m-2#2").refused == "RES-11.1-4"
    killed = act(table().south(hand=["l-kill", "zero"], base=2).north(military=["m-1"]).table(turn=1))
    assert killed.when("south", "play l-kill").north.military == []


@clause("RES-11.1-1", "RES-11.2-1", "RES-11.3-1", "RES-11.4-1", "RES-11.1-6")
def test_the_periods_by_turns():
    periods = []
    for turn in range(1, 8):
        s = full(act(table().south(hand=["zero"]).table(turn=turn)))
        periods.append(int(s.period()))
    assert periods == [SPROUT, SPROUT, EQUINOX, EQUINOX, ENCOUNTER, ENCOUNTER, SUBLIMATION]
    second = between(table().south(deck=DECK).north(deck=DECK), 2).at(BEGIN_TURN)
    assert "RES-11.2-1" in clauses(second)
    asked = invade(table().south(military=["m-1"]).north(military=["m-1"]).table(turn=2))
    assert "attack m-1#2" in asked.offered("south")


@clause("RES-11-3", "RES-11-9", "RES-11-4", "RES-11-5", "RES-11-6", "RES-11.1-7")
def test_the_interlude_draws_in_turns_up_to_five_and_never_beyond_eight():
    given = table().south(hand=["m-1"] * 5, deck=DECK).north(hand=["m-1"] * 3, deck=DECK)
    done = between(given, 2).at(Interlude(1))
    drawn = [int(event.a) for event in done.events if event.kind == 19]
    assert drawn == [0, 1, 0, 1, 0, 1, 1, 1]
    assert (len(done.south.hand), len(done.north.hand), done.owing) == (8, 8, [])
    other = between(given, 2, "north").at(Interlude(1))
    assert next(int(event.a) for event in other.events if event.kind == 19) == 1
    few = between(table().south(hand=["m-1"], deck=DECK).north(hand=["m-1"] * 8, deck=DECK), 2).at(Interlude(1))
    assert (len(few.south.hand), len(few.north.hand)) == (6, 8)
    short = between(table().south(hand=["m-1"] * 2, deck=DECK[:3]), 2).at(Interlude(1))
    assert len(short.south.hand) == 5


@clause("RES-11-7", "RES-11.2-9", "RES-11-8", "RES-11.3-10")
def test_after_turn_four_come_the_interlude_and_then_the_encounter():
    given = table().south(deck=DECK, hand=["m-2"] * 8, support=MYSTICS).north(deck=DECK, military=["m-1", "m-2"])
    done = between(given, 4).at(*END_STEPS)
    order = [one for one in clauses(done) if one in ("RES-11.2-9", "RES-1-7", "RES-11.3-3", "RES-10.1-1")]
    assert order[:3] == ["RES-11.2-9", "RES-1-7", "RES-11.3-3"]
    assert (len(done.south.hand), len(done.north.hand)) == (8, 5)
    assert done.owing == ["south"] and done.when("south", "equinox").refused == "RES-11-8"
    early = [type(step).__name__ for step in RENEWAL_STEPS]
    assert early[-2:] == ["PassToken", "EndTurn"]


@clause("RES-11.2-2", "RES-11.2-3", "RES-11.2-4", "RES-7-4", "RES-11.2-7")
def test_the_equinox_is_declared_with_its_condition_met():
    given = table().south(support=MYSTICS, vp=6, deck=DECK).north(support=MYSTICS, culture=ALFA, deck=DECK)
    done = act(given.south(hand=["zero"])).when("south", "equinox")
    assert (done.south.vp, len(done.south.hand), done.south.equinox) == (11, 3, 1)
    assert "RES-11.2-4" in [event.clause for event in done.told("north")]
    both = moment(given.south(equinox=1), "expansion", "north").when("north", "equinox")
    assert both.north.vp == 5
    early = act(given.south(hand=["zero"]).table(turn=2))
    assert early.when("south", "equinox").refused == "RES-11.2-2"
    two = act(table().south(support=MYSTICS[:2], hand=["zero"], deck=DECK))
    assert two.when("south", "equinox").refused == "RES-11.2-7"
    gamma = act(table().south(culture=GAMMA, development=["dev-1"], hand=["zero"]))
    assert gamma.when("south", "equinox").refused == "RES-11.2-7"


@clause("RES-11.2-5", "RES-1-5")
@pytest.mark.parametrize("turn", [4, 6])
def test_it_is_obtained_once(turn: int):
    again = act(table().south(support=MYSTICS, equinox=1, hand=["zero"]).table(turn=turn))
    assert again.when("south", "equinox").refused == "RES-11.2-5"


@clause("RES-11.2-6")
def test_it_is_declared_in_a_free_moment_of_ones_own():
    given = table().south(support=MYSTICS, deck=DECK).north(hand=["zero"])
    theirs = moment(given, "expansion", "north")
    assert theirs.when("south", "equinox").refused == "RES-11.2-6"
    mine = invade(given.north(military=["m-1"]))
    assert mine.when("south", "equinox").south.vp == 5


@clause("RES-11.2-10")
def test_the_declaration_is_not_responded_to_but_its_ability_is():
    given = table().south(support=MYSTICS, deck=DECK, hand=["zero"]).north(hand=["l-resp-kill"], base=2)
    asked = act(given).when("south", "equinox")
    assert (asked.owing, asked.south.vp, len(asked.south.hand)) == (["north"], 5, 1)
    done = asked.when("north", "play l-resp-kill", "target mystic-1#1")
    assert (done.south.vp, len(done.south.hand), len(done.south.support)) == (5, 3, 2)


@clause("RES-11.2-11")
def test_what_a_condition_counts_is_counted_from_the_beginning():
    given = table().south(culture=BETA, destroyed=1, hand=["l-kill", "zero"], base=2).north(military=["m-1"])
    asked = act(given)
    assert asked.when("south", "equinox").refused == "RES-11.2-11"
    done = asked.when("south", "play l-kill", "equinox")
    assert (done.south.vp, done.south.destroyed) == (5, 2)


@clause("RES-11.2-8")
def test_an_ability_that_can_not_be_carried_out_is_lost_and_the_points_stand():
    given = table().south(culture=GAMMA, development=["dev-1", "dev-2"], underworld=["m-1"], hand=["zero"])
    asked = act(given)
    assert fizzles(full(asked), 0)
    done = asked.when("south", "equinox")
    assert (done.south.vp, done.south.underworld, done.south.equinox) == (5, ["m-1"], 1)
    assert done.cites("RES-11.2-8")


@clause("RES-11.2.1-1", "RES-11.2.1-2", "RES-11.2.1-4")
def test_a_late_equinox_gives_the_points_alone():
    given = table().south(support=MYSTICS, hand=["zero"], deck=DECK).table(turn=6)
    done = act(given).when("south", "equinox")
    assert (done.south.vp, done.south.hand, done.south.equinox) == (5, ["zero"], 2)
    two = act(table().south(support=MYSTICS[:2], hand=["zero"]).table(turn=5))
    assert two.when("south", "equinox").refused == "RES-11.2.1-2"


@clause("RES-11.2.1-3", "RES-11.4-3")
@pytest.mark.parametrize(("until", "refused"), [("turn_7", ""), ("turn_6", "RES-11.2.1-3")])
def test_until_when_it_may_be_late(until: str, refused: str):
    given = options(late_equinox_until=until).south(support=MYSTICS, hand=["l-renew"]).table(turn=7)
    tried = moment(given, "renewal").when("south", "equinox")
    assert (tried.refused, tried.south.vp) == (refused, 0 if refused else 5)


@clause("RES-11.4-3", "RES-11.4-8")
def test_in_turn_seven_nothing_of_a_culture_is_activated_but_its_lasting_rules_hold():
    given = table().south(culture=BETA, destroyed=2, military=["cavalry-3"], hand=["zero"])
    declared = act(given).when("south", "equinox")
    assert declared.south.strength("cavalry-3#1") == 4
    boosted = declared.when("south", "culture 2")
    assert boosted.south.strength("cavalry-3#1") == 5
    assert boosted.when("south", "culture 2").refused == "RES-2.4-21"
    last = act(given.south(unlocked=True).table(turn=7))
    assert last.when("south", "culture 2").refused == "RES-11.4-3"
    s = full(declared).clone()
    s.turn = 7
    assert "cavalry" in s.card(s.sides[0].zones[0][0].card).id
    fought = attack(Scene(declared.game, s).quietly().north(military=["m-3"]), f"m-3#{s.serial}", "cavalry-3#1")
    assert fought.north.military == []


# The Encounter


@clause("RES-11.3-2", "RES-11.3-4", "RES-11.3-5", "RES-11.3-11", "RES-11.3-20", "RES-11.3-21")
def test_who_has_more_cards_sends_two_and_two_the_other_one_and_one():
    south = {
        "military": ["m-1 turned", "m-2 poison=2", "sanctuary-3", "m-4"],
        "development": ["dev-1"] * 4,
        "economic": ["eco-1"],
    }
    north = {"military": ["m-1"] * 4, "support": ["s-1"] * 2, "economic": ["eco-1"] * 2}
    asked = encounter(table().south(**south, culture=BETA).north(**north))
    assert asked.owing == ["south"]
    assert asked.offered("south") == ["send m-1#1", "send m-2#2", "send sanctuary-3#3", "send m-4#4"]
    mine = asked.when("south", "send m-2#2", "send sanctuary-3#3", "send eco-1#9", "send dev-1#5")
    assert (mine.owing, mine.south.cards_in_play) == (["north"], 9)
    done = mine.when("north", "send m-1#10", "send eco-1#16")
    assert (done.south.cards_in_play, done.north.cards_in_play) == (5, 6)
    assert done.south.underworld == ["m-2", "sanctuary-3", "eco-1", "dev-1"]


@clause("RES-11.3-6")
def test_equal_numbers_cost_both_two_and_two():
    words = {"military": ["m-1"] * 2, "economic": ["eco-1"] * 2}
    done = encounter(table().south(**words, culture=GAMMA).north(**words, culture=GAMMA))
    done = done.when("south", "nothing").when("north", "nothing")
    assert (done.south.cards_in_play, done.north.cards_in_play) == (0, 0)
    empty = encounter(table())
    assert empty.ended and empty.south.underworld == []


@clause("RES-11.3-7", "RES-11.3-3", "RES-11.3-11")
def test_who_lacks_cards_of_a_kind_sends_what_there_is():
    south = {"military": ["m-1"], "economic": ["eco-1 resources=6"] * 2, "hand": ["m-1"] * 8}
    asked = encounter(table().south(**south, culture=GAMMA).north(development=["dev-1"], culture=GAMMA))
    done = asked.when("south", "nothing").when("north", "nothing")
    assert (done.south.cards_in_play, done.north.cards_in_play) == (0, 0)
    big = encounter(
        table().south(military=["big-4", "m-1", "m-2"], culture=BETA).north(military=["m-1"] * 4, culture=BETA)
    )
    assert [len(big.south.military), len(big.north.military)] == [3, 4]
    sent = big.when("south", "send m-1#2").when("north", "send m-1#4", "send m-1#5")
    assert (len(sent.south.military), len(sent.north.military)) == (2, 2)


@clause("RES-11.3-8", "RES-11.3-9")
def test_sending_is_no_destruction():
    south = {
        "support": ["leaves-draw"],
        "military": ["venge-vp2", "unbreakable"],
        "development": ["dev-3"],
        "deck": DECK,
        "vp": 3,
    }
    asked = encounter(table().south(**south, culture=BETA).north(military=["m-1"], culture=BETA))
    assert "send unbreakable#3" in asked.offered("south")
    done = asked.when("south", "send unbreakable#3", "send leaves-draw#1")
    assert (done.south.hand, done.south.vp, done.north.vp, done.south.military) == ([], 3, 0, ["venge-vp2#2"])
    venge = asked.when("south", "send venge-vp2#2", "send leaves-draw#1")
    assert venge.south.vp == 3 and venge.south.destroyed == 0


@clause("RES-11.3-10")
@pytest.mark.parametrize(("timing", "turns"), [("period_start", [5]), ("each_turn", [5, 6]), ("period_end", [])])
def test_when_the_destructive_effects_fall(timing: str, turns: list[int]):
    fallen = []
    for turn in (4, 5, 6, 7):
        given = options(destructive_timing=timing).south(military=["m-1"]).north(culture=BETA)
        done = between(given.south(culture=BETA), turn).at(START)
        if done.south.underworld:
            fallen.append(turn)
    assert fallen == turns
    given = options(destructive_timing=timing).south(military=["m-1"], culture=BETA).north(culture=BETA)
    end = between(given, 6).chance(0, 0, 0, 0).at(EndOfTurn())
    assert (end.south.military == []) == (timing == "period_end")


@clause("RES-7-5", "RES-11.3-12", "RES-11.3-13", "RES-11.3-22")
def test_each_culture_may_make_up_for_its_losses_at_once():
    south = {"military": ["m-1"], "economic": ["eco-1"], "underworld": ["m-6"]}
    given = table().south(**south).north(military=["m-2"], economic=["eco-2", "eco-1"], culture=BETA)
    asked = encounter(given)
    assert asked.owing == ["south"] and asked.offered("south") == ["nothing", "compensate"]
    used = asked.when("south", "compensate")
    assert (used.south.hand, used.south.underworld, used.owing) == (["m-1"], ["m-6", "eco-1"], ["north"])
    back = used.when("north", "compensate")
    assert back.north.economic == ["eco-1#6"] and back.north.piece("eco-1#6").resources == 1
    passed = asked.when("south", "nothing").when("north", "nothing")
    assert (passed.south.hand, passed.ended) == ([], True)
    late = act(table().south(hand=["zero"], underworld=["m-1"]).table(turn=5))
    assert late.when("south", "compensate").refused == "RES-11.3-13"
    none = encounter(table().south(economic=["eco-1"]).north(culture=BETA))
    assert none.ended and none.cites("RES-11.3-13")


# The final interlude


def last(scene: Scene, *draws: int) -> Outcome:
    """Returns what comes of the final interlude."""
    return between(scene, 6).chance(*draws, *[0] * 80).at(FINAL_INTERLUDE)


@clause("RES-11.3-14", "RES-11.3-15", "RES-11.3-16", "RES-11.3-19")
def test_each_recovers_three_cards_and_draws_two():
    six = [f"m-{n}" for n in range(1, 7)]
    given = table().south(hand=["m-1"] * 3, deck=DECK, underworld=six, discard=["s-1", "s-2"])
    asked = last(given.north(underworld=six, deck=DECK, hand=["m-1"] * 4))
    assert asked.owing == ["south"] and len(asked.offered("south")) == 8
    mine = asked.when("south", "recover m-6 underworld", "recover s-1 discard", "recover m-2 underworld")
    assert (mine.owing, mine.south.underworld, mine.south.discard) == (["north"], ["m-1", "m-3", "m-4", "m-5"], ["s-2"])
    assert len(mine.south.deck) == 13 and mine.cites("RES-11.3-16")
    done = mine.when("north", *(f"recover m-{n} underworld" for n in (1, 2, 3)))
    drawn = [int(event.a) for event in done.events if event.kind == 19]
    assert (drawn, len(done.south.hand), len(done.north.hand)) == ([0, 1, 0, 1], 5, 6)


@clause("RES-11.3-17", "RES-11.3-16")
def test_fewer_than_three_are_all_recovered():
    done = last(table().south(hand=["m-1"] * 4, underworld=["m-2", "m-3"]))
    assert (done.south.underworld, sorted(done.south.hand)) == ([], ["m-1"] * 4 + ["m-2", "m-3"])


@clause("RES-11.3-18")
@pytest.mark.parametrize(("limit", "held", "after"), [("hand_max", 7, 8), ("hand_max", 8, 8), ("none", 8, 10)])
def test_the_final_draw_stops_at_eight_unless_the_options_say_otherwise(limit: str, held: int, after: int):
    given = options(final_interlude_limit=limit).south(hand=["m-1"] * held, deck=DECK, underworld=["m-2"] * 3)
    done = last(given)
    assert (len(done.south.hand), done.south.underworld) == (after, [])


@clause("RES-11.4-4", "RES-11.4-1", "RES-10.5.3-1")
def test_the_final_scoring_follows_the_renewal_of_turn_seven():
    given = table().south(hand=["m-1"] * 8 + ["m-2"], military=["m-1"]).table(turn=7, phase="invasion", active="north")
    asked = given.at(*RENEWAL_STEPS, *END_STEPS)
    assert not asked.over
    done = asked.when("south", "discard m-2")
    order = [one for one in clauses(done) if one in ("RES-4.9-1", "RES-10.5.3-1", "RES-11.4-4", "RES-1-1")]
    assert order == ["RES-4.9-1", "RES-10.5.3-1", "RES-11.4-4", "RES-1-1"] and done.over
    assert done.south.vp == 3.5


@clause("RES-11.4-5")
def test_the_bonus_counts_cards_in_play_not_in_hand():
    given = (
        table().south(hand=["m-1"] * 10, military=["m-1"] * 3).north(military=["m-1"] * 4).table(turn=7, phase="none")
    )
    done = given.at(EndOfTurn())
    assert (done.south.vp, done.north.vp) == (0, 3.5)


@clause("RES-11.4-6")
@pytest.mark.parametrize(("tie", "bonus"), [("none", 0), ("both", 3.5)])
def test_equal_cards_give_no_bonus_or_both(tie: str, bonus: float):
    given = options(final_bonus_tie=tie).south(vp=15, military=["m-1"]).north(vp=14, support=["s-1"])
    done = given.table(turn=7, phase="none").at(EndOfTurn())
    assert (done.south.vp, done.north.vp, done.result) == (15 + bonus, 14 + bonus, [1, -1])
    empty = options(final_bonus_tie=tie).table(turn=7, phase="none").at(EndOfTurn())
    assert (empty.south.vp, empty.north.vp) == (0, 0)
