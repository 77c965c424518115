"""The hints of a first game: each fits a moment and points at things on the table."""

from __future__ import annotations

import pytest

from liza.games.bellum import GAME
from liza.games.bellum.chain import ChooseReply
from liza.games.bellum.hints import HINTS
from liza.games.bellum.setting_up import ChooseEconomy
from liza.kernel import LIVE
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from liza.testing.walks import Walk, setup_for
from liza.toolkit.text import Words
from liza.toolkit.view import Hint
from tests.games.bellum.table import FIGHT, act, table

SOUTH, NORTH, WATCHER = 0, 1, 2
IDS = (
    "economy",
    "play",
    "attack",
    "defend",
    "rear",
    "intercept",
    "duel",
    "advance",
    "ascend",
    "claim",
    "dominion",
    "reply",
)


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def live(given: Scene) -> Scene:
    """Returns the scene stopping wherever a person would be asked."""
    return Scene(given.game, given.state)


def hints(of: Outcome, seat: int = SOUTH) -> dict[str, Hint]:
    return {hint.id: hint for hint in GAME.view(of.state.observe(seat), seat).hints}


def say(hint: Hint, language: str = "es") -> str:
    return GAME.words().render(language, hint.text)


def test_there_are_twelve():
    assert len(HINTS) == len(IDS) == 12
    assert GAME.view(act(table()).state.observe(WATCHER), WATCHER).hint_count == 12


@clause("BEL-5-7")
def test_the_first_choice_is_explained():
    given = table().table(turn=0, first="", active="").south(vault=["eco-a", "eco-b", "market-ii"])

    assert hints(given.at(ChooseEconomy(SOUTH)))["economy"].things == ["eco-a", "eco-b"]


def test_what_can_be_done_in_development_is_pointed_at():
    given = table().south(
        hand=["v-3-3", "guard-elite", "tactic-iii"],
        vanguard=["guard-veteran"],
        rearguard=["priest"],
        vault=["market-ii", "fount"],
        ready=6,
        age=1,
    )
    found = hints(act(given))

    assert found["play"].things == ["v-3-3"]
    assert found["claim"].things == ["@7"]
    assert found["advance"].things == ["vault:south"]
    assert say(found["advance"]).startswith("Al avanzar a la Edad 2")
    assert "ascend" not in found, "its Age has not come"
    assert hints(act(given.south(age=2)))["ascend"].things == ["guard-elite"]
    assert not {"play", "claim", "advance", "ascend"} & hints(act(given.south(ready=0, exhausted=6))).keys()


@clause("BEL-1-13")
@pytest.mark.parametrize(("seat", "said"), [("south", "Tienes tres Reliquias"), ("north", "Tu rival tiene tres")])
def test_three_stored_relics_are_pointed_out_to_both(seat: str, said: str):
    given = table().south(vanguard=["drill"], ready=1).seat(seat, structures=["temple-5", "church-3"])
    held = {"holy-lance": "#7 stored", "jade-seal": "#7 stored", "ark-of-aksum": "#8 stored"}

    assert say(hints(act(given.table(relics=held)))["dominion"]).startswith(said)
    del held["jade-seal"]
    assert "dominion" not in hints(act(given.table(relics=held)))


@clause("BEL-7.1-2")
@clause("BEL-6.C-3")
def test_a_combat_is_explained_step_by_step():
    given = table().table(phase="combat").south(vanguard=["rider-3-3", "v-2-2", "v-1-1 exhausted"], rearguard=["r-2-1"])
    given = given.north(vanguard=["pike-3-3", "v-2-4"], rearguard=["r-2-2"])
    start = live(given).at(FIGHT)
    assert hints(start)["attack"].things == ["@6", "@7", "@9"]

    fixing = start.when("south", "attack rider-3-3#6", "attack v-2-2#7", "end")
    assert [*hints(fixing)] == ["rear"]
    flanked = fixing.when("south", "flank rider-3-3#6 r-2-2#12")
    assert hints(flanked, NORTH)["intercept"].things == ["@10"]
    facing = flanked.when("north", "no-intercept")
    assert hints(facing, NORTH)["defend"].things == ["@10", "@11"]
    assert [*hints(facing.when("north", "defend v-2-4#11"), NORTH)] == ["duel"]


def test_a_reply_is_explained_to_whom_has_one():
    given = live(table()).north(hand=["lament"], ready=1)

    assert hints(given.at(ChooseReply(NORTH, 0)), NORTH) == {}
    fight = live(table()).table(phase="combat").south(vanguard=["v-3-3"]).north(hand=["lament"], ready=1)
    fallen = fight.north(vanguard=["v-2-2"]).at(FIGHT).when("south", "attack v-3-3#6", "end")
    fallen = fallen.when("north", "defend v-2-2#7", "pass").when("south", "pass")
    assert [*hints(fallen, NORTH)] == ["reply"]


def test_nobody_is_advised_who_is_not_asked():
    given = act(table().south(hand=["v-3-3"], ready=2))

    assert hints(given)
    assert hints(given, NORTH) == hints(given, WATCHER) == {}


def test_games_meet_them_all_and_each_is_short():
    met: dict[str, Hint] = {}
    for seed in range(6):
        for state in Walk(GAME, setup_for(GAME, seed), seed, LIVE):
            for seat in (SOUTH, NORTH):
                met |= {hint.id: hint for hint in GAME.view(state.observe(seat), seat).hints}

    assert {*met} == {*IDS}
    for hint in met.values():
        for language in ("es", "en"):
            text = say(hint, language)
            assert text.endswith(".")
            assert text.count(". ") <= 1
            assert len(text) <= 180
