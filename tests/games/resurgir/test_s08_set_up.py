"""Sections 7 to 9: Culture Abilities, the Set Up, the opening hand and the mulligan."""

from __future__ import annotations

from liza.games.resurgir.abilities import RELEASE
from liza.games.resurgir.setting_up import (
    ENTER_SET_UP,
    SETTING_UP,
    ChooseSetUp,
    ChooseSetUps,
    OpeningHands,
    ShuffleAgain,
)
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from tests.games.resurgir.table import GAME, act, full, laid, phase_steps, table

DRAWS = [0] * 200
NINE = [f"m-{n}" for n in range(1, 7)] + ["zero", "s-1", "s-2"]


def set_up(south: list[str], north: list[str], cultures: tuple[str, str] = ("alfa-culture", "beta-culture")) -> Scene:
    """Returns a table before the Set Up, with these decks and Cultures."""
    given = table().south(deck=south, culture=cultures[0], exchanged=-1).north(deck=north, culture=cultures[1])
    return given.table(turn=0, phase="none", active="").chance(*DRAWS)


def started(
    south: list[str], north: list[str], cultures: tuple[str, str] = ("alfa-culture", "beta-culture")
) -> Outcome:
    """Returns the table where the Set Ups are chosen."""
    return set_up(south, north, cultures).at(ChooseSetUps())


@clause("RES-8-1", "RES-8-4", "RES-8-7", "RES-7-2", "RES-8-5")
def test_each_picks_from_the_deck_what_the_culture_asks_for_in_secret():
    south = ["eco-1", "eco-free", "civil-1", "civil-2", "civil-3", "m-1"]
    asked = started(south, ["infantry-3", "infantry-1", "m-1", "m-2"])
    assert sorted(asked.offered("south")) == ["choose eco-1", "choose eco-free"]
    mine = asked.when("south", "choose eco-1")
    assert mine.when("south", "choose civil-3").refused == "RES-8-1"
    before = full(mine).observe(1)
    chosen = mine.when("south", "choose civil-2")
    done = chosen if chosen.ended else chosen.when("north", "choose infantry-1")
    assert before.sides[0].draft == [] and before.sides[0].zones == [[], [], [], []]
    assert (done.south.economic, done.south.support) == (["eco-1#1"], ["civil-2#2"])
    assert sorted(one.split("#")[0] for one in done.north.military) == ["infantry-1", "infantry-3"]
    assert done.south.base == 0 and sorted(done.south.deck) == ["civil-1", "civil-3", "eco-free", "m-1"]


@clause("RES-2.2-1", "RES-2.3-1", "RES-8-2", "RES-8-8", "RES-8-3")
def test_the_cards_of_both_enter_at_once_with_what_they_give():
    both = started(["eco-1", "greeter"], ["dev-1", "m-1"], ("alfa-culture", "gamma-culture"))
    assert both.south.piece("eco-1#1").resources == 1
    assert (both.north.vp, both.south.vp) == (1, 1)
    drawn = started(["eco-1", "enters-draw", "m-1"], ["dev-1"], ("alfa-culture", "gamma-culture"))
    assert drawn.south.hand == ["m-1"]


@clause("RES-8-9", "RES-10-7")
def test_triggers_of_the_set_up_go_by_the_token():
    given = set_up(["eco-kill", "civil-1"], ["eco-1", "enters-count"], ("alfa-culture", "alfa-culture"))
    done = given.at(ChooseSetUps())
    assert (done.north.support, done.north.vp) == ([], 0)
    other = given.table(token="north").at(ChooseSetUps())
    assert (other.north.support, other.north.vp) == ([], 1)


@clause("RES-8-10")
def test_what_the_deck_lacks_is_missing():
    done = started(["eco-1", "civil-1"], ["infantry-3", "m-1"])
    assert done.north.military == ["infantry-3#3"] and done.cites("RES-8-10")


@clause("RES-8-6", "RES-9-1", "RES-7-3")
def test_decks_are_shuffled_again_and_eight_cards_dealt():
    words = ["eco-1", "civil-1", *NINE, "m-1", "m-2"]
    given = set_up(words, words, ("alfa-culture", "alfa-culture"))
    done = given.at(ChooseSetUps(), ShuffleAgain(), OpeningHands())
    assert (len(done.south.hand), len(done.south.deck), done.owing) == (8, 3, ["south"])
    order = [type(step).__name__ for step in SETTING_UP]
    assert order == ["LayOut", "DrawLots", "ChooseSetUps", "ShuffleAgain", "OpeningHands", "BeginTurn"]
    shuffled = (
        set_up(words, words, ("alfa-culture", "alfa-culture")).chance(*[1] * 200).at(ChooseSetUps(), ShuffleAgain())
    )
    assert shuffled.cites("RES-8-6") and sorted(shuffled.south.deck) == sorted(words[2:])


@clause("RES-9-2", "RES-9-3", "RES-9-4", "RES-9-7", "RES-9-8", "RES-9-5")
def test_a_mulligan_puts_cards_at_the_bottom_and_draws_as_many():
    given = table().south(deck=[*NINE[:8], "eco-1", "eco-2", "dev-1", "dev-2"]).north(deck=NINE)
    asked = given.table(turn=0, phase="none", active="").at(OpeningHands())
    assert asked.owing == ["south"] and len(asked.south.hand) == 8
    named = asked.when("south", "exchange m-2", "exchange m-1")
    assert full(named).observe(1).sides[0].draft == []
    done = named.when("south", "end")
    assert done.south.deck == ["dev-1", "dev-2", "m-2", "m-1"]
    assert sorted(done.south.hand) == sorted([*NINE[2:8], "eco-1", "eco-2"])
    assert (done.owing, done.south.exchanged) == (["north"], 2)
    seen = full(done).observe(1)
    assert (seen.sides[0].exchanged, seen.sides[0].deck) == (2, [0, 0, 0, 0])
    mine = full(done).observe(0).sides[0].deck
    assert mine[:2] == full(done).sides[0].deck[:2] and mine[2:] == [0, 0]
    assert done.when("south", "exchange m-3").refused == "RES-9-2"
    kept = done.when("north", "end")
    assert kept.ended and len(kept.north.hand) == 8 and kept.north.deck == ["s-2"]


@clause("RES-9-4", "RES-9-3")
def test_all_eight_may_be_exchanged():
    given = table().south(deck=[*NINE[:8], *NINE[:8]]).north(deck=NINE).table(turn=0, phase="none", active="")
    asked = given.at(OpeningHands()).when("south", *(f"exchange {one}" for one in NINE[:8]))
    done = asked if asked.owing == ["north"] else asked.when("south", "end")
    assert (done.south.exchanged, len(done.south.hand), len(done.south.deck)) == (8, 8, 8)


@clause("RES-9-6", "RES-11.1-2", "RES-11.1-1")
def test_turn_one_begins_with_the_exploration_of_the_initial_player():
    s = GAME.simulated(GAME.complete(GAME.default_setup()), 4)
    s.log = []
    for _ in range(60):
        options = s.advance()
        if full_turn(s) == 1:
            break
        ask = s.ask_of(s.asking)
        assert ask is not None
        s.apply(options[0])
    clauses = [event.clause for event in s.log]
    assert clauses.index("RES-7-2") < clauses.index("RES-9-1") < clauses.index("RES-9-6") < clauses.index("RES-4.9-2")
    assert "RES-11.1-1" in clauses


def full_turn(s: object) -> int:
    """Returns the turn of a state."""
    return int(getattr(s, "turn"))  # noqa: B009


@clause("RES-7-7")
def test_the_culture_card_is_no_card_in_play_and_no_target():
    given = table().south(military=["m-1"] * 3, economic=["eco-1"] * 2)
    assert given.at(*phase_steps(2)).south.cards_in_play == 5
    culture = full(act(given.south(hand=["zero"]))).sides[1].culture
    assert culture and full(act(given.south(hand=["zero"]))).find(culture) is None


def entering(south: list[str], north: list[str], token: str = "south") -> Outcome:
    """Returns the table once these cards have entered in the Set Up, whatever the Cultures ask for."""
    given = set_up(south, north).table(token=token)
    s = laid(given).clone()
    for side, ids in zip(s.sides, (south, north), strict=True):
        side.draft = [s.pool.ids[id] for id in ids]
    given.state = s
    return given.at(ENTER_SET_UP, RELEASE)


@clause("RES-8-3", "RES-8-8")
def test_what_enters_in_the_set_up_sees_all_that_enters_with_it():
    once = entering(["unit-greeter", "m-1"], [])
    assert once.south.vp == 1
    both = entering(["greeter", "greeter"], ["greeter"])
    assert both.offered("south") == ["process greeter#2/0", "process greeter#1/0"]
    both = both.when("south", "process greeter#2/0")
    assert (both.south.vp, both.north.vp) == (2, 0)
    poisoned = entering(["poison-1"], ["m-1"])
    assert poisoned.north.piece("m-1#2").poison == 1
    later = entering(["poison-1"], ["m-1"], token="north")
    assert later.north.piece("m-1#1").poison == 1


@clause("RES-8-4", "RES-8-7")
def test_the_set_up_keeps_to_the_capacity_of_the_zones_and_is_not_waived():
    given = set_up(["infantry-1"] * 7, ["m-1"], ("beta-culture", "beta-culture"))
    s = laid(given).clone()
    s.sides[0].brought = sorted(s.sides[0].deck)
    asked = ChooseSetUp(0, 0)
    assert [asked.describe(s, one) for one in asked.options(s)] == ["choose infantry-1"]
    s.sides[0].draft = [s.pool.ids["infantry-1"]] * 5
    candidates = asked.candidates(s)
    assert [asked.why_not(s, one) for one in candidates] == ["RES-8-4", "RES-8-7"]
