"""What the pages show is true: code that is quoted stands where it says, examples run, cards are lawful."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from liza.games.inframundis.schema import FORMAT
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


# The other pages


def shown(page: str, language: str) -> list[str]:
    """Returns the examples of a page in one language."""
    found = re.findall(rf"^ *```{language}\n(.*?)```", Path(page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return [dedent(one) for one in found]


def test_the_scene_of_the_guide_for_contributors_holds():
    (code,) = shown("CONTRIBUTING.md", "python")
    names: dict[str, Any] = {}
    exec(compile(code, "CONTRIBUTING.md", "exec"), names)
    (test,) = [value for name, value in names.items() if name.startswith("test_")]
    test()


@pytest.mark.parametrize("page", ["README.md", "README.es.md"])
def test_the_program_of_the_readme_plays_a_game(page: str, capsys: pytest.CaptureFixture[str]):
    (code,) = shown(page, "python")
    exec(compile(code, page, "exec"), {})
    told = capsys.readouterr().out.splitlines()
    assert len(told) > 10
    assert told[-1] in ("[1, -1]", "[-1, 1]")


def test_the_card_that_is_shown_is_lawful(tmp_path: Path):
    (text,) = shown("docs/howto/add-a-card.md", "yaml")
    file = tmp_path / "tides.yaml"
    file.write_text(text, encoding="utf-8")
    assert [card.id for card in FORMAT.load([file]).cards] == ["tide-warden"]
