"""The hints of a first game: each fits a moment and points at things on the table."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.resurgir.hints import HINTS
from liza.games.resurgir.setting_up import ChooseExchange, ChooseSetUp
from liza.kernel import LIVE
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from liza.testing.walks import Walk, setup_for
from liza.toolkit.text import Words
from liza.toolkit.view import Hint
from tests.games.resurgir.table import GAME, act, declare, invade, table

SOUTH, NORTH, WATCHER = 0, 1, 2
IDS = (
    "set-up", "mulligan", "economy", "development", "attack", "siege", "defend", "initiative", "response", "relief",
    "equinox", "sending",
)  # fmt: skip


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
    assert GAME.view(act(live(table())).state.observe(WATCHER), WATCHER).hint_count == 12


@clause("RES-8-1")
@clause("RES-9-2")
def test_the_first_choices_are_explained():
    start = live(table()).table(turn=0, phase="none", active="").south(deck=["eco-1", "eco-free", "m-1"])

    assert hints(start.at(ChooseSetUp(SOUTH, 0)))["set-up"].things == ["choice:eco-1", "choice:eco-free"]
    assert [*hints(live(table()).south(hand=["m-1"]).at(ChooseExchange(SOUTH)))] == ["mulligan"]


def test_what_can_be_done_in_expansion_is_pointed_at():
    full: dict[str, Any] = {"support": ["s-1", "s-2", "civil-1", "mystic-1"], "culture": "alfa-culture"}
    given = live(table()).south(hand=["eco-1", "dev-1", "s-1"], base=6, **full)
    found = hints(act(given))

    assert found["economy"].things == ["eco-1"]
    assert found["development"].things == ["dev-1"]
    assert found["relief"].things == ["@1", "@2", "@3", "@4"]
    assert "equinox" not in found
    assert not {"economy", "development", "relief"} & hints(act(given.south(base=0))).keys()


@clause("RES-11.2-3")
def test_an_equinox_that_can_be_declared_is_pointed_out():
    given = live(table()).south(support=["mystic-1", "mystic-1", "mystic-2"], culture="alfa-culture")

    assert hints(act(given))["equinox"].things == ["culture:south:0"]


@clause("RES-10.4-1")
@clause("RES-10.4.2-5")
def test_an_invasion_is_explained_step_by_step():
    given = live(table()).south(military=["m-3"]).north(military=["m-1", "m-4"], development=["dev-1"])
    start = invade(given)
    assert hints(start)["attack"].things == ["@2", "@3", "@4"]
    assert hints(start)["siege"].things == ["@4"]

    facing = declare(start, "m-1#2", "m-3#1").when("south", "end").when("north", "pass")
    assert hints(facing, NORTH)["defend"].things == ["@3"]
    defended = facing.when("north", "defend m-1#2 m-4#3").when("south", "pass")
    assert [*hints(defended)] == ["initiative"]


def test_a_response_is_explained_to_whom_has_one():
    given = live(table()).south(hand=["l-vp2"], base=1).north(military=["m-1"])

    assert hints(act(given).when("south", "play l-vp2"), NORTH) == {}
    armed = given.north(hand=["l-resp-boost"], base=1)
    assert hints(act(armed).when("south", "play l-vp2"), NORTH)["response"].things == ["l-resp-boost"]


def test_nobody_is_advised_who_is_not_asked():
    given = act(live(table()).south(hand=["eco-1"], base=2))

    assert hints(given)
    assert hints(given, NORTH) == hints(given, WATCHER) == {}


def test_games_meet_most_of_them_and_each_is_short():
    met = _met()
    assert {*met} == {*IDS}
    for hint in met.values():
        for language in ("es", "en"):
            text = say(hint, language)
            assert text.endswith(".")
            assert text.count(". ") <= 1
            assert len(text) <= 180


def _met() -> dict[str, Hint]:
    """Return the hints of a few random games, no more of them than it takes to meet all."""
    met: dict[str, Hint] = {}
    for seed in range(5):
        for state in Walk(GAME, setup_for(GAME, seed), seed, LIVE):
            for seat in (SOUTH, NORTH):
                if state.ask_of(seat) is not None:
                    met |= {hint.id: hint for hint in GAME.view(state.observe(seat), seat).hints}
            if {*met} == {*IDS}:
                return met
    return met
