"""What `docs/howto/add-a-game.md` shows is what stands in the game it walks through."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.kernel import orders

PAGE = Path("docs/howto/add-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(?:python|toml|ftl)\n# ([\w./]+)\n(.*?)```", PAGE, re.DOTALL)
GAME = Path("src/liza/games/tictactoe")
TESTS = Path("tests/games/tictactoe")


@pytest.mark.parametrize(("file", "shown"), BLOCKS, ids=[f"{number}-{file}" for number, (file, _) in enumerate(BLOCKS)])
def test_shown_code_is_the_code(file: str, shown: str):
    place = GAME / file if (GAME / file).exists() else TESTS / file
    assert shown in place.read_text(encoding="utf-8")


def test_the_page_shows_code():
    assert len(BLOCKS) > 10


def test_named_files_exist():
    listed = PAGE.split("```\nsrc/liza/games/tictactoe/\n")[1].split("```")[0]
    names = [line.split()[0] for line in listed.splitlines()]
    places = [GAME / name if not name.startswith("tests/") else Path(name) for name in names]
    assert len(places) == 8
    assert all(place.exists() for place in places), places


def test_named_steps_exist():
    table = PAGE.split("## 11.")[1]
    named = re.findall(r"; (`\w+`(?:, `\w+`)*) \|", table)
    steps = [step.strip("` ") for group in named for step in group.split(",")]
    assert len(steps) > 8
    assert [step for step in steps if not hasattr(orders, step) and step not in ("twin", "dirty")] == []
