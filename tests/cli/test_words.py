"""What the program says: in both languages, with the same arguments, for every command and option."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import typer

from liza.cli import app
from liza.cli.sitting import COMMANDS
from liza.toolkit.text import Words, fold
from tests.cli.conftest import Liza

WORDS = Words.of("liza.cli")


def commands(command: Any = None, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield every command with the words that call it."""
    command = command or typer.main.get_command(app)
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, (*path, name))


def test_both_languages_have_the_same_messages():
    assert WORDS.ids("es") == WORDS.ids("en")


@pytest.mark.parametrize("message", sorted(WORDS.ids("es") - Words.of().ids("es")))
def test_a_message_takes_the_same_arguments_in_both(message: str):
    assert WORDS.arguments("es", message) == WORDS.arguments("en", message)


@pytest.mark.parametrize("lang", WORDS.languages)
@pytest.mark.parametrize("path", [path for path, _ in commands()], ids=" ".join)
def test_every_command_explains_itself(liza: Liza, lang: str, path: tuple[str, ...]):
    shown = liza(*path, "--help", "--lang", lang).output
    command = dict(commands())[path]
    for param in command.params:
        name = param.opts[0]
        assert name in shown or WORDS.say(lang, f"metavar-{str(param.metavar).lower()}") in shown
    assert ("Uso:" if lang == "es" else "Usage:") in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_help_is_in_the_language_that_is_asked_for(liza: Liza, monkeypatch: pytest.MonkeyPatch):
    assert "Juega una partida" in liza("play", "--help").output
    assert "Play a match" in liza("play", "--help", "--lang=en").output
    assert "Play a match" in liza("--lang", "en", "play", "--help").output
    monkeypatch.setenv("LIZA_LANG", "en")
    assert "Play a match" in liza("play", "--help").output


def test_no_word_calls_two_commands():
    called: dict[str, str] = {}
    for lang in WORDS.languages:
        for key in COMMANDS:
            for word in WORDS.say(lang, f"command-{key}").split(", "):
                assert called.setdefault(fold(word), key) == key


def test_without_arguments_it_shows_its_help(liza: Liza):
    shown = liza().output
    assert "liza simulate" in shown


def test_it_says_which_version_and_build_runs(liza: Liza):
    from liza import __version__, _build

    shown = liza("--version", "--lang", "en").output
    assert f"liza {__version__} ({_build.build_words()})" in shown
