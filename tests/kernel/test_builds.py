"""The build that runs is the one that was asked for, in every module alike."""

from __future__ import annotations

import inspect
import os
from importlib import import_module
from pathlib import Path

import pytest

from liza import _build
from liza.kernel import State
from liza.testing.goldens import chain, chain_elsewhere
from tests.kernel.orders import GAME

pytestmark = pytest.mark.both_builds

MODULES = ["liza." + path.removesuffix(".py").replace("/", ".") for path, _ in _build.compiled_sources()]


def test_it_is_the_build_that_the_environment_expects():
    expected = os.environ.get("LIZA_EXPECT", _build.build_words())
    assert _build.build_words() == expected, _build.why_interpreted()


@pytest.mark.parametrize("name", MODULES)
def test_no_module_runs_in_the_other_build(name: str):
    file = import_module(name).__file__
    assert file is not None
    assert file.endswith(".py") == (not _build.is_compiled())


def test_a_folder_that_says_so_is_left_out_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    texts = {
        "kernel/a": "",
        "games/b/__init__": "# plain: under way\n",
        "games/b/c": "",
        "games/d/__init__": "",
        "games/d/e": "",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.setattr(_build, "PACKAGE", str(tmp_path))

    assert [path for path, _ in _build.compiled_sources()] == ["kernel/a.py", "games/d/e.py"]


def test_the_kernel_is_native_where_it_is_called_so():
    assert inspect.isfunction(State.advance) == (not _build.is_compiled())


def test_an_interpreted_game_plays_the_same_on_either_kernel():
    assert chain_elsewhere("tests.kernel.orders:GAME", 4, interpreted=True, hash_seed=3) == chain(GAME, range(4))
