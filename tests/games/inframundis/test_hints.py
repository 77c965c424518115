"""The six hints of a first game: each fits a moment and points at things on the table."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.inframundis import GAME
from liza.games.inframundis.combat import ChooseAttack
from liza.games.inframundis.hints import HINTS
from liza.games.inframundis.pieces import CONFLICT
from liza.games.inframundis.setting_up import Mulligans
from liza.games.inframundis.windows import AFTER_FLOW, ChooseAction, ChooseFast
from liza.kernel import LIVE
from liza.testing.marks import clause
from liza.testing.scenes import Outcome
from liza.testing.walks import Walk, setup_for
from liza.toolkit.text import Words
from liza.toolkit.view import Hint
from tests.games.inframundis.table import table

SOUTH, NORTH, WATCHER = 0, 1, 2


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def hints(of: Outcome, seat: int = SOUTH) -> dict[str, Hint]:
    return {hint.id: hint for hint in GAME.view(of.state.observe(seat), seat).hints}


def say(hint: Hint, language: str = "es") -> str:
    return GAME.words().render(language, hint.text)


def test_there_are_six():
    assert len(HINTS) == 6
    assert GAME.view(table().at(ChooseAction(SOUTH)).state.observe(WATCHER), WATCHER).hint_count == 6


@clause("INF-6-2")
@pytest.mark.parametrize("ether", ["2", "1"])
def test_an_opening_hand_is_weighed(ether: str):
    given = table(options={"ether_first_turn": ether}).table(turn=0).south(hand=["wolf", "lamplighter", "wolf"])
    (hint,) = hints(given.at(Mulligans())).values()

    assert (hint.id, hint.things) == ("hand", ["wolf", "lamplighter"])
    assert say(hint).startswith(f"En tu primer turno tendrás {ether} de Éter")


@clause("INF-8-3")
def test_a_creature_that_can_be_played_is_pointed_at():
    given = table().south(hand=["wolf", "catacomb-ox", "spark-bolt"], ether=2)
    found = hints(given.at(ChooseAction(SOUTH)))

    assert found["creature"].things == ["wolf"]
    assert "lines" not in found, "no creature stands in a line yet"
    assert "creature" not in hints(table().south(hand=["catacomb-ox"], ether=2).at(ChooseAction(SOUTH)))


@clause("INF-11.3-1")
def test_lines_are_explained_once_a_creature_stands_in_one():
    found = hints(table().north(front=["wolf"]).at(ChooseAction(SOUTH)))

    assert found["lines"].things == ["front:south", "sanctuary:south", "rear:south"]


@clause("INF-12-1")
def test_a_fast_spell_in_hand_explains_windows():
    given = table().south(hand=["flash-burn", "spark-bolt", "wolf"], ether=2).at(ChooseFast(SOUTH, AFTER_FLOW, 0))

    assert hints(given)["window"].things == ["flash-burn"], "there is no creature for the other"
    without = table().south(hand=["wolf"], ether=2).at(ChooseFast(SOUTH, AFTER_FLOW, 0))
    assert hints(without) == {}


@clause("INF-10.1-2")
def test_attacking_is_explained_while_somebody_can():
    given = table().table(phase=CONFLICT).south(front=["wolf", "wolf", "wolf exhausted"]).north(front=["wolf"])

    assert hints(given.at(ChooseAttack(SOUTH)))["attack"].things == ["@1", "@2"]
    tired = table().table(phase=CONFLICT).south(front=["wolf exhausted"]).at(ChooseAttack(SOUTH))
    assert "attack" not in hints(tired)


ENDINGS: list[tuple[dict[str, Any], dict[str, Any], str, list[str]]] = [
    ({"front": ["wolf"], "rear": ["wolf"], "mark": 1}, {}, "Tienes una Marca", ["front", "rear"]),
    ({}, {"front": ["wolf"], "rear": ["wolf"], "mark": 1}, "Tu rival tiene una Marca", ["front", "rear"]),
    (
        {line: ["wolf"] for line in ("front", "sanctuary", "rear")},
        {},
        "Controlas las tres líneas",
        ["front", "sanctuary", "rear"],
    ),
    (
        {},
        {line: ["wolf"] for line in ("front", "sanctuary", "rear")},
        "Tu rival controla las tres líneas",
        ["front", "sanctuary", "rear"],
    ),
]


@clause("INF-11.3-2")
@clause("INF-11.3-3")
@pytest.mark.parametrize(("south", "north", "said", "held"), ENDINGS, ids=lambda value: str(value)[:20])
def test_an_end_within_reach_is_pointed_at(south: dict[str, Any], north: dict[str, Any], said: str, held: list[str]):
    found = hints(table().south(**south).north(**north).at(ChooseAction(SOUTH)))["finish"]

    assert say(found).startswith(said)
    assert found.things == [f"{line}:{seat}" for seat in ("south", "north") for line in held]


@clause("INF-10.2-3")
def test_an_open_path_is_pointed_at():
    given = table().table(phase=CONFLICT).south(front=["wolf"])

    assert hints(given.north(rear=["wolf"]).at(ChooseAttack(SOUTH)))["finish"].things == ["nexus:north"]
    assert "finish" not in hints(given.north(front=["wolf"]).at(ChooseAttack(SOUTH)))


def test_nobody_is_advised_who_is_not_asked():
    given = table().south(hand=["wolf"], ether=2, front=["wolf"]).at(ChooseAction(SOUTH))

    assert hints(given)
    assert hints(given, NORTH) == hints(given, WATCHER) == {}


def test_a_first_game_meets_them_all_and_each_is_short():
    met: dict[str, Hint] = {}
    for seed in range(4):
        for state in Walk(GAME, setup_for(GAME, seed), seed, LIVE):
            for seat in (SOUTH, NORTH):
                met |= {hint.id: hint for hint in GAME.view(state.observe(seat), seat).hints}

    assert met.keys() == {"hand", "creature", "lines", "window", "attack", "finish"}
    for hint in met.values():
        for language in ("es", "en"):
            text = say(hint, language)
            assert text.count(". ") <= 1
            assert len(text) <= 180
