# plain: made when something is wrong, never in play.
"""What is wrong in a file or a list, told in Spanish and English with its place, its remedy and its clause."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from liza.toolkit.text import Phrase, Words, fold, opening_sound


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong, or (`advice`) lawful but better otherwise."""

    file: str
    """As the reader knows it; "" where the text comes from no file."""
    line: int
    """Counted from 1; 0 where no line can be named."""
    place: str
    """Where in the data, such as `cards[3].cost`; "" where line or text say it all."""
    text_es: str
    text_en: str
    remedy_es: str
    remedy_en: str
    clause: str = ""
    """The clause of the rulebook that is breached, if it is one."""
    advice: bool = False

    def text(self, language: str) -> str:
        """Returns what is wrong: in English for "en", else in Spanish."""
        return self.text_en if language == "en" else self.text_es

    def remedy(self, language: str) -> str:
        """Returns what to do about it."""
        return self.remedy_en if language == "en" else self.remedy_es

    def render(self, language: str = "es") -> str:
        """Returns the problem as one line: `file:line: place: what is wrong, the remedy [clause]`."""
        words = Words.of()
        line = str(self.line) if self.file else words.say(language, "problem-line", line=self.line)
        where = ":".join(part for part in (self.file, line if self.line else "") if part)
        label = words.say(language, "problem-advice") if self.advice else ""
        clause = f"[{self.clause}]" if self.clause else ""
        told = " ".join(part for part in (self.text(language), self.remedy(language), clause) if part)
        return ": ".join(part for part in (where, self.place, label, told) if part)

    def __str__(self) -> str:
        return self.render()


class ProblemsError(ValueError):
    """Something cannot be used; it holds everything found wrong with it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: list[Problem] = list(problems)
        super().__init__(self.problems)

    def render(self, language: str = "es") -> str:
        """Returns all the problems, one a line."""
        if len(self.problems) == 1:
            return self.problems[0].render(language)
        head = Words.of().say(language, "problem-count", count=len(self.problems))
        return "\n  ".join([head, *(problem.render(language) for problem in self.problems)])

    def __str__(self) -> str:
        return self.render()


def problem(
    words: Words,
    phrase: Phrase,
    *,
    file: str = "",
    line: int = 0,
    place: str = "",
    clause: str = "",
    advice: bool = False,
) -> Problem:
    """Returns the problem told by a message: its value says what is wrong, its attribute `remedy` what to do."""
    remedy = phrase.attribute("remedy")
    return Problem(
        file=file,
        line=line,
        place=place,
        text_es=words.render("es", phrase).strip(),
        text_en=words.render("en", phrase).strip(),
        remedy_es=words.render("es", remedy).strip(),
        remedy_en=words.render("en", remedy).strip(),
        clause=clause,
        advice=advice,
    )


def suggest(word: str, known: Iterable[str], most: int = 3) -> list[str]:
    """Returns the known words most like one that is unknown, accents and capitals aside, best first.

    >>> suggest("muro de umbal", ["Muro de Umbral", "Lobo de Brasa"])
    ['Muro de Umbral']
    """
    originals: dict[str, str] = {}
    for one in known:
        originals.setdefault(fold(one), one)
    wanted = fold(word)
    close = difflib.get_close_matches(wanted, originals, n=most, cutoff=0.6)
    alike = [difflib.SequenceMatcher(a=wanted, b=one).ratio() for one in close]
    close = [one for one, ratio in zip(close, alike, strict=True) if ratio > alike[0] - 0.2]
    partial = [one for one in originals if len(wanted) > 2 and wanted in one and one not in close]
    return [originals[one] for one in [*close, *partial][:most]]


def guess(word: str, known: Iterable[str]) -> Phrase:
    """Returns the phrase "Do you mean a, b or c? " for an unknown word; it renders as nothing without a likely one."""
    likely = suggest(word, known)
    if not likely:
        return Phrase("problem-guess", count=0, names="")
    quoted = [Phrase("problem-quoted", text=one) for one in likely]
    names = quoted[0]
    for one in quoted[1:-1]:
        names = Phrase("list-more", first=names, next=one)
    if len(quoted) > 1:
        names = Phrase("problem-or", first=names, last=quoted[-1], opening=opening_sound(likely[-1]))
    return Phrase("problem-guess", count=len(likely), names=names)


def quoted(texts: Iterable[str]) -> Sequence[Phrase]:
    """Returns each text in the language's own quotation marks, as an argument that joins them."""
    return tuple(Phrase("problem-quoted", text=text) for text in texts)


def read_text(path: str | os.PathLike[str]) -> str:
    """Returns the text of a UTF-8 file.

    Raises:
        ProblemsError: the file is missing, is a folder, cannot be read, or is not UTF-8.
    """
    file = os.fspath(path)
    try:
        data = Path(path).read_bytes()
    except FileNotFoundError:
        raise ProblemsError([problem(Words.of(), Phrase("file-missing"), file=file)]) from None
    except IsADirectoryError:
        raise ProblemsError([problem(Words.of(), Phrase("file-folder"), file=file)]) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise ProblemsError([problem(Words.of(), Phrase("file-unreadable", reason=reason), file=file)]) from None
    return decode(data, file)


def decode(data: bytes, file: str = "") -> str:
    """Returns the text of some UTF-8 bytes, a byte order mark removed.

    Raises:
        ProblemsError: they are not UTF-8; it names the line of the first bad byte.
    """
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        told = Phrase("file-not-utf8", byte=f"0x{data[error.start]:02X}")
        raise ProblemsError([problem(Words.of(), told, file=file, line=line)]) from None
