"""What the terminal program says, and in which language."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from liza.toolkit.problems import Problem
from liza.toolkit.text import SOURCE, Argument, Phrase, Texts, Words

LANGUAGE: Final = "LIZA_LANG"
"""The variable that chooses a language when no option does."""
NARROWEST: Final = 40


def language_of(args: Sequence[str]) -> str:
    """Return the language that a command line asks for, wherever it does; else that of the environment."""
    for place, arg in enumerate(args):
        if arg == "--lang" and place + 1 < len(args):
            return args[place + 1]
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
        if arg == "--":
            break
    return os.environ.get(LANGUAGE) or SOURCE


class Out:
    """A console that speaks one language."""

    def __init__(self, lang: str) -> None:
        self.words = Words.of("liza.cli")
        base = lang.lower().replace("_", "-").split("-")[0]
        self.known = base in self.words.languages
        """Whether the language that was asked for is one of ours."""
        self.lang = base if self.known else SOURCE
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            _forgive(stream)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.errors = Console(highlight=False, markup=False, emoji=False, stderr=True)

    @property
    def width(self) -> int:
        """How many columns there are; 80 where there is no terminal."""
        return max(NARROWEST, self.console.width)

    @property
    def interactive(self) -> bool:
        """Whether a person reads and types."""
        return self.console.is_terminal and sys.stdin.isatty()

    def say(self, message: str, /, **args: Argument) -> str:
        """Return a message of this program."""
        return self.words.say(self.lang, message, **args)

    def tell(self, message: str, /, style: str = "", **args: Argument) -> None:
        """Print a message of this program; one that names a path stays on one line, to be copied."""
        if "path" in args:
            self.console.print(self.say(message, **args), style=style or None, soft_wrap=True)
        else:
            self.line(self.say(message, **args), style)

    def line(self, text: str | Text = "", style: str = "", indent: int = 0) -> None:
        """Print a text; long lines wrap at words and go on under `indent`, or under where they begin."""
        whole = text.copy() if isinstance(text, Text) else Text(text)
        for line in whole.split("\n", allow_blank=True):
            begins = len(line.plain) - len(line.plain.lstrip(" "))
            first = indent or begins
            line = line[begins:]
            width = max(20, self.width - first)
            for part in line.wrap(self.console, width) if line.plain else [line]:
                part.rstrip()
                self.console.print(Text(" " * first) + part, style=style or None, soft_wrap=True)

    def raw(self, text: str) -> None:
        """Print a text as it is, for other programs."""
        self.console.file.write(text)

    def show(self, *things: RenderableType) -> None:
        """Print tables and the like."""
        for thing in things:
            self.console.print(thing)

    def fail(self, text: str) -> None:
        """Print what went wrong, on the stream for errors; paths stay whole."""
        self.errors.print(text, style="red", soft_wrap=True)

    def problems(self, problems: Sequence[Problem]) -> None:
        """Print problems, a line each: errors as errors, advice as text."""
        for problem in problems:
            if problem.advice:
                self.console.print(problem.render(self.lang), style="yellow", soft_wrap=True)
            else:
                self.fail(problem.render(self.lang))

    def pick(self, texts: Texts) -> str:
        """Return a text of a data file in this language, or in the source language where it is not translated."""
        try:
            return texts[self.lang]
        except KeyError:
            return texts[SOURCE]

    def render(self, words: Words, phrase: Phrase) -> str:
        """Return a phrase of a game in this language."""
        return words.render(self.lang, phrase)

    def role(self, words: Words, role: str) -> str:
        """Return what a number on a card is called: in its game's word, else in this program's, else by its role."""
        message = f"role-{role}"
        if words.has(SOURCE, message):
            return words.say(self.lang, message)
        return self.say(message) if self.words.has(SOURCE, message) else role

    def amount(self, value: int, scale: int = 1) -> str:
        """Return a number of parts of which `scale` make one, as the language writes it: 31 halves are "15,5"."""
        return f"{value / scale:g}".replace(".", self.say("decimal-sign")) if value % scale else str(value // scale)

    def number(self, value: float, digits: int = 1) -> str:
        """Return a number as the language writes it."""
        return f"{value:.{digits}f}".replace(".", self.say("decimal-sign"))

    def percent(self, share: float, digits: int = 1) -> str:
        """Return a share as a percentage."""
        return f"{self.number(100 * share, digits)} %"


def _forgive(stream: object) -> None:
    """Let a stream that can't read or write a sign take another, rather than fail."""
    if isinstance(stream, io.TextIOWrapper):
        with suppress(io.UnsupportedOperation):
            stream.reconfigure(errors="replace")


def read_line(out: Out, prompt: str) -> str:
    """Return what the person types.

    Raises:
        EOFError: there is no more input.
    """
    if out.interactive:
        return input(prompt)
    out.console.print(prompt, end="")
    line = sys.stdin.readline()
    if not line:
        out.line()
        raise EOFError
    out.line(line.rstrip("\n"))
    return line.rstrip("\n")
