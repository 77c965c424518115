"""Games are found by id, our own and other people's."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import pytest

from liza import games as registry
from liza.games import OURS, BrokenGameError, UnknownGameError, game, games, ids
from liza.games.tictactoe import GAME as TICTACTOE
from tests.kernel.orders import GAME as ORDERS


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch):
    """Let a test pretend that another package offers games."""

    def offer(*entries: EntryPoint) -> None:
        monkeypatch.setattr(registry, "entry_points", lambda group: entries if group == "liza.games" else ())

    return offer


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, "liza.games")


def test_ours_come_first_and_tutorials_last_of_them(offered):
    offered(entry("another", "tests.kernel.orders"))
    own = [id for id, _ in OURS]
    assert ids() == [*own, "another"]
    tutorials = [game(id).tutorial for id in own]
    assert tutorials == sorted(tutorials) and not tutorials[0] and tutorials[-1]


def test_every_game_that_is_here_is_listed():
    """A package with a GAME can't be forgotten; one that says it is under way waits until it is whole."""
    folder = Path(registry.__file__).parent
    texts = {one.parent.name: one.read_text(encoding="utf-8") for one in folder.glob("*/__init__.py")}
    packages = {name for name, text in texts.items() if "GAME" in text}
    assert packages - {id for id, _ in OURS} == {name for name in packages if texts[name].startswith("# plain: under")}
    assert all(module == f"liza.games.{id}" for id, module in OURS)


def test_a_game_is_found_by_its_id():
    assert game("tictactoe") is TICTACTOE
    assert game("connect4").id == "connect4"


def test_tutorials_are_shown_only_if_asked_for():
    assert "tictactoe" not in [one.id for one in games()]
    assert [one.id for one in games(tutorials=True)] == ids()


def test_an_unknown_id_is_answered_with_suggestions():
    with pytest.raises(UnknownGameError, match=r"no game 'Tic-tac-toe'\. Did you mean 'tictactoe'\? Known are") as told:
        game("Tic-tac-toe")
    assert told.value.likely == ["tictactoe"]
    assert set(told.value.known) == set(ids())
    with pytest.raises(UnknownGameError) as told:
        game("zzz")
    assert "mean" not in str(told.value)


def test_no_game_is_imported_before_it_is_asked_for():
    code = (
        "import sys, liza.games as games; games.ids(); games.game('tictactoe');"
        "print(*(name for name in sys.modules if name.startswith('liza.games.')))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "liza.games.tictactoe" in told
    others = tuple(module for id, module in OURS if id != "tictactoe")
    assert not any(name.startswith(others) for name in told)


@pytest.mark.parametrize("value", ["tests.kernel.orders", "tests.kernel.orders:GAME"])
def test_other_peoples_games_are_found_by_their_entry_point(offered, value: str):
    offered(entry("orders", value))
    assert game("orders") is ORDERS
    assert ids()[-1] == "orders"
    with pytest.raises(UnknownGameError, match="Did you mean 'orders'"):
        game("order")


def test_an_id_of_ours_is_not_taken(offered):
    offered(entry("tictactoe", "tests.kernel.orders"))
    assert game("tictactoe") is TICTACTOE
    assert ids().count("tictactoe") == 1


def test_a_game_that_can_not_be_loaded_names_its_package(offered):
    offered(entry("lost", "no.such.module"))
    with pytest.raises(BrokenGameError, match=r"'lost' can't be loaded \(ModuleNotFoundError.*update or uninstall"):
        game("lost")
    assert game("tictactoe") is TICTACTOE


def test_a_game_without_its_object_says_what_to_do(offered, monkeypatch: pytest.MonkeyPatch):
    empty = ModuleType("empty_game")
    monkeypatch.setitem(sys.modules, "empty_game", empty)
    offered(entry("empty", "empty_game"))
    with pytest.raises(BrokenGameError, match=r"'empty' has no GAME; it comes from .*empty_game: set GAME"):
        game("empty")
    empty.GAME = 7  # type: ignore[attr-defined]
    with pytest.raises(BrokenGameError, match="set GAME there to a Game"):
        game("empty")


def test_a_game_listed_under_another_id_says_so(offered):
    offered(entry("armies", "tests.kernel.orders"))
    with pytest.raises(BrokenGameError, match=r"'armies' calls itself 'orders'.*make the two agree"):
        game("armies")
