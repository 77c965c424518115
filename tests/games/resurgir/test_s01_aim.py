"""Section 1: the aim of the game, how it ends, decks and Cultures."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from liza.games.resurgir import kinds
from liza.games.resurgir.decks import Deck, check_deck, read_deck
from liza.games.resurgir.periods import FINAL_SCORING
from liza.games.resurgir.pieces import FOR_DEVELOPMENT, FOR_EQUINOX, FOR_SIEGE
from liza.games.resurgir.ruleset import RULESET
from liza.games.resurgir.sequence import BEGIN_TURN, TURN
from liza.kernel import Event, Rng
from liza.testing.marks import clause
from liza.testing.scenes import Scene
from liza.testing.walks import Walk, setup_for
from liza.toolkit.problems import Problem, ProblemsError
from tests.games.resurgir.table import GAME, act, attack, full, on, options, phase_steps, table

POOL = GAME.pool()


def deck(name: str = "alfa") -> Deck:
    """Returns a deck of the tests."""
    return read_deck((GAME.deck_folder / f"{name}.txt").read_text(encoding="utf-8"), POOL, name)


def check(found: Deck) -> list[Problem]:
    """Returns what is wrong with a deck."""
    return check_deck(found, POOL, RULESET.defaults())


def said(found: Problem) -> str:
    """Returns what a problem says."""
    return found.text("es")


def legal(*extra: str) -> Deck:
    """Returns a lawful deck of neutral cards, some of them exchanged for others."""
    ids = [f"m-{n}" for n in range(1, 7)] + ["zero", "s-1", "s-2", "eco-1", "eco-2", "dev-1", "dev-2", "civil-1"]
    cards = [id for id in ids for _ in range(3)] + ["mystic-1"] * 3 + ["mystic-2"] * 3 + ["cavalry-3"] * 2
    return Deck(tuple([*extra, *cards][:50]), ("alfa-culture",))


def final(scene: Scene) -> list[int]:
    """Returns the result of the final scoring."""
    outcome = scene.table(turn=7, phase="none", active="").at(FINAL_SCORING)
    assert outcome.over
    return outcome.result


@clause("RES-1-1", "RES-11.4-5", "RES-11.4-7")
def test_most_points_win_after_the_bonus_without_rounding():
    assert final(table().south(vp=18, military=["m-1"]).north(vp=15.5)) == [1, -1]
    assert final(table().south(vp=16).north(vp=14, military=["m-1"])) == [-1, 1]
    done = table().south(vp=12, military=["m-1"]).north(vp=15).table(turn=7, phase="none").at(FINAL_SCORING)
    assert (done.south.vp, done.north.vp, done.ending) == (15.5, 15, "RES-1-1")


@clause("RES-1-2")
def test_the_game_goes_on_whatever_the_difference():
    turn = table().south(vp=30, deck=["m-1"]).north(vp=2).table(turn=5, phase="none", active="").at(BEGIN_TURN)
    assert (turn.over, full(turn).turn) == (False, 6)
    drawn = table().north().table(turn=4).at(*phase_steps(1, second=True))
    assert not drawn.over and drawn.north.hand == [] and drawn.cites("RES-4.1-3")
    conceded = act(table().south(hand=["zero"])).when("south", "concede")
    assert (conceded.result, conceded.ending) == ([-1, 1], "RES-1-2")


@clause("RES-1-3")
def test_equal_points_are_a_draw_unless_cards_in_play_decide():
    scene = table().south(vp=17, military=["m-1"]).north(vp=17, military=["m-1"])
    assert final(scene) == [0, 0]
    ahead = options(vp_tie="cards_in_play").south(vp=14, military=["m-1", "m-2"]).north(vp=17.5, support=["s-1"])
    assert final(ahead) == [1, -1]


@clause("RES-1-4", "RES-1-5")
def test_the_score_log_names_each_source():
    mystics = ["mystic-1", "mystic-1", "mystic-2"]
    given = table().south(hand=["dev-2"], base=3, support=mystics, military=["m-6"], deck=["m-1", "m-2"])
    given = given.north(development=["dev-3"])
    built = act(given).when("south", "play dev-2", "equinox")
    fought = attack(on(built), "dev-3#5", "m-6#4")

    assert fought.south.ledger == [(2.0, FOR_DEVELOPMENT), (5.0, FOR_EQUINOX), (3.0, FOR_SIEGE)]
    assert fought.south.vp == 10
    plain = attack(table().south(military=["m-3"]).north(military=["m-2"]), "m-2#2", "m-3#1")
    assert (plain.north.military, plain.south.vp, plain.north.vp) == ([], 0, 0)
    again = act(on(built).south(hand=["zero"]).table(phase="expansion"))
    assert again.when("south", "equinox").refused == "RES-11.2-5"


@clause("RES-1-6", "RES-1-7", "RES-10.5.3-2", "RES-10-1", "RES-10-2", "RES-11-2", "RES-11-7")
@pytest.mark.parametrize("seed", [3, 8])
def test_a_whole_game_of_shared_turns(seed: int):
    walk = Walk(GAME, setup_for(GAME, 0), seed)
    walk.state.log = []
    end = walk.play()
    told = end.log or []
    names = [one for event in told if (one := _named(event)) is not None]
    turns = [one for one in names if one[0] == "turn-began"]
    first = turns[0][1]

    assert [turn for _, _, turn in turns] == [1, 2, 3, 4, 5, 6, 7]
    assert [seat for _, seat, _ in turns] == [first, 1 - first, first, 1 - first, first, 1 - first, first]
    for number in range(1, 8):
        start = names.index(next(one for one in turns if one[2] == number))
        phases = [(kind, seat) for kind, seat, turn in names[start:] if kind.startswith("phase") and turn == number]
        a, b = (turns[number - 1][1], 1 - turns[number - 1][1])
        wanted = [(f"phase-{phase}", seat) for phase in range(1, 5) for seat in (a, b)]
        assert phases == [*wanted, ("phase-5", a)]
    interludes = [at for at, one in enumerate(names) if one[0] == "interlude"]
    assert len(interludes) == 3
    after = [names[at + 1] for at in interludes]
    assert [(kind, turn) for kind, _, turn in after] == [("turn-began", 3), ("turn-began", 5), ("turn-began", 7)]


def _named(event: Event) -> tuple[str, int, int] | None:
    if event.kind == kinds.TURN_BEGAN:
        return ("turn-began", int(event.a), int(event.b))
    if event.kind == kinds.PHASE_BEGAN:
        return (f"phase-{kinds.more_of(event.a)}", int(kinds.seat_of(event.a)), int(event.b))
    return ("interlude", int(event.a), int(event.b)) if event.kind == kinds.INTERLUDE_BEGAN else None


@clause("RES-1-8")
@pytest.mark.parametrize("decks", [["alfa"], ["alfa", "beta", "gamma"]])
def test_exactly_two_players(decks: list[str]):
    with pytest.raises(ProblemsError) as caught:
        GAME.complete({"decks": decks})

    assert [one.clause for one in caught.value.problems] == ["RES-1-8"]
    assert GAME.complete({"decks": ["alfa", "beta"]})["decks"][0]["culture"] == ["alfa-culture"]


@clause("RES-1-9")
def test_each_deck_is_led_by_one_culture_and_both_may_be_led_by_the_same():
    assert "RES-1-9" in [one.clause for one in check(replace(legal(), culture=()))]
    assert "RES-1-9" in [one.clause for one in check(replace(legal(), culture=("alfa-culture", "beta-culture")))]
    both = GAME.complete({"decks": ["alfa", "alfa"]})
    assert [one["culture"] for one in both["decks"]] == [["alfa-culture"], ["alfa-culture"]]


@clause("RES-1-10")
def test_a_deck_holds_cards_of_its_culture_and_neutral_ones_only():
    assert check(legal("alfa-1")) == []
    foreign = check(legal("beta-1"))
    assert [one.clause for one in foreign] == ["RES-1-10"]
    assert "beta-1" in said(foreign[0])


@clause("RES-1-11", "RES-2.4-8", "RES-4.1-1")
def test_copies_are_limited_a_legacy_is_single_and_a_deck_has_fifty_cards():
    assert check(legal()) == [] and Counter(legal().cards)["m-1"] == 3
    copies = check(legal("m-1"))
    assert [one.clause for one in copies] == ["RES-1-11"]
    assert all(word in said(copies[0]) for word in ("m-1", "4", "3"))
    twice = check(legal("l-draw", "l-draw"))
    assert [one.clause for one in twice] == ["RES-2.4-8"] and "l-draw" in said(twice[0])
    assert check(legal("l-draw", "l-kill", "l-raze", "l-vp2", "l-none", "l-both", "l-aid", "l-weaken")) == []
    for wrong in (legal().cards[:49], (*legal().cards, "l-draw")):
        found = check(replace(legal(), cards=wrong))
        assert [one.clause for one in found] == ["RES-4.1-1"] and "50" in said(found[0])


@clause("RES-7-6")
def test_the_culture_card_is_not_one_of_the_fifty():
    assert "RES-7-6" in [one.clause for one in check(legal("gamma-culture"))]
    s = GAME.fresh(GAME.complete(GAME.default_setup()))
    for side in s.sides:
        assert len(side.deck) == 50 and side.culture not in side.deck


def test_a_random_setup_has_decks_of_the_folder():
    assert {one["name"] for one in setup_for(GAME, 5)["decks"]} <= set(GAME.deck_names())
    assert GAME.random_setup(Rng(1))["decks"] and len(TURN) > 20
