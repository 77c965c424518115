# plain: reads what people type, before a match starts.
"""Deck lists as people write them: `3 Muro de Umbral`, sections, comments; and how to write one back."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

from liza.toolkit.problems import Problem, ProblemsError, decode, guess, problem, quoted
from liza.toolkit.text import Argument, Phrase, Texts, Words, fold, named

MOST_COPIES = 99
"""The highest count a line may have; what a game allows is checked by the game."""
MOST_PROBLEMS = 50
"""After so many the rest is not read: it is no deck list."""

_COUNT = re.compile(r"[+-]?\d+(?=\s|$|[x×](?:\s|$))", re.IGNORECASE)
_TIMES = re.compile(r"[x×](?:\s+|$)", re.IGNORECASE)
_COMMENT = re.compile(r"(?:^|\s)(?:#|//).*")


class Entry(NamedTuple):
    """Some copies of one card."""

    id: str
    copies: int
    line: int
    """Where it is first written, from 1."""


class Named(Protocol):
    """Something with an id and a name in every language."""

    @property
    def id(self) -> str:
        """The id."""

    @property
    def name(self) -> Texts:
        """The name."""


N = TypeVar("N", bound=Named)


class NamedCards(Generic[N]):
    """The cards that a deck may name, found by id or by name, accents and capitals forgiven."""

    def __init__(self, cards: Iterable[N]) -> None:
        self._by_name: dict[str, N] = {}
        self._names: list[str] = []
        for card in cards:
            self._by_name[fold(card.id)] = card
            for one in dict.fromkeys((card.name["es"], card.name["en"])):
                self._names.append(one)
                self._by_name.setdefault(fold(one), card)

    def by_name(self, text: str, /) -> N | None:
        """Returns the card with this id or name; None for an unknown one."""
        return self._by_name.get(fold(text))

    def names(self) -> list[str]:
        """Returns every name in every language."""
        return list(self._names)


class DeckText(NamedTuple):
    """What a deck list says."""

    sections: dict[str, list[Entry]]
    """By the section's key; only sections that hold cards, in the order of the text."""
    problems: list[Problem]
    """Empty if everything was understood."""

    def cards(self, section: str) -> tuple[str, ...]:
        """Returns the ids of a section, each as many times as there are copies."""
        return tuple(entry.id for entry in self.sections.get(section, ()) for _ in range(entry.copies))

    def lines(self) -> dict[str, int]:
        """Returns where each card is first listed, from 1."""
        lines: dict[str, int] = {}
        for entries in self.sections.values():
            for entry in entries:
                lines[entry.id] = min(entry.line, lines.get(entry.id, entry.line))
        return lines


@dataclass(frozen=True, slots=True)
class DeckFormat:
    """The sections of a game's deck lists.

    The game's message `deck-sections-KEY` holds the names of a section, with commas between: the one that is written,
    then the others that are understood.
    """

    package: str
    """The game's package."""
    main: str
    """Key of the section that cards belong to before any other is named."""
    sections: tuple[str, ...]
    """Keys of all sections, in the order of writing."""

    def read(self, text: str | bytes, cards: NamedCards[N], file: str = "") -> DeckText:
        """Returns what a deck list says, in the form that `parse_deck` describes.

        Raises:
            ProblemsError: lines that cannot be understood, unknown cards, text that is not UTF-8.
        """
        names = {name: card.id for name in cards.names() if (card := cards.by_name(name))}
        languages = Words.of(self.package).languages
        titles = {name: key for language in languages for key in self.sections for name in self.titles(key, language)}
        found = parse_deck(text, names, titles, self.main, file=file)
        if found.problems:
            raise ProblemsError(found.problems)
        return found

    def write(
        self, sections: Mapping[str, Sequence[str]], cards: NamedCards[N], language: str = "es", comment: str = ""
    ) -> str:
        """Returns a deck as the text that `read` reads.

        Args:
            sections: the ids in each section, as many times as there are copies.
            cards: the cards that there are.
            language: in which cards and sections are named.
            comment: what to say at the top.
        """
        known = {card.id: card for ids in sections.values() for one in ids if (card := cards.by_name(one))}
        counted = {key: Counter(sections.get(key, ())).items() for key in self.sections}
        titles = {key: self.titles(key, language)[0] for key in self.sections}
        return format_deck(counted, {one: card.name[language] for one, card in known.items()}, titles, comment=comment)

    def titles(self, key: str, language: str) -> list[str]:
        """Returns what a section is called in a language, the name that is written first."""
        return [part.strip() for part in Words.of(self.package).say(language, f"deck-sections-{key}").split(",")]


class DeckFaults:
    """Makes the problems that a check of a deck finds: each with the line of its card."""

    def __init__(self, package: str, file: str, lines: Mapping[str, int]) -> None:
        self._words = Words.of(package)
        self._file = file
        self._lines = lines

    def of(self, message: str, clause: str, card: Named, /, **args: Argument) -> Problem:
        """Returns a problem with a card; its message is given the `name`."""
        return self.tell(message, clause, card.id, name=named(card.name), **args)

    def tell(self, message: str, clause: str, id: str = "", /, **args: Argument) -> Problem:
        """Returns a problem with the line of a card, or with the whole deck."""
        line = self._lines.get(id, 0)
        return problem(self._words, Phrase(message, **args), file=self._file, line=line, clause=clause)

    def advise(self, message: str, clause: str, /, **args: Argument) -> Problem:
        """Returns advice about the whole deck."""
        return problem(self._words, Phrase(message, **args), file=self._file, clause=clause, advice=True)


def same_names(cards: Iterable[N]) -> list[list[N]]:
    """Returns the cards in groups of one name, whatever their ids: in a deck, same name is same card."""
    same: dict[str, list[N]] = {}
    for card in cards:
        same.setdefault(fold(card.name["es"]), []).append(card)
    return list(same.values())


def parse_deck(
    text: str | bytes, names: Mapping[str, str], sections: Mapping[str, str], main: str, *, file: str = ""
) -> DeckText:
    """Reads a deck list.

    A line is a count and a name (`3 Muro de Umbral`, `3x Muro de Umbral`; no count means one), a section (`[Name]` or
    `Name:`; `Name: 1 Card` puts that one card there and changes nothing for the lines below), a comment (`#` or
    `//`, also after a card), or blank. Accents, capitals and spaces are forgiven. A card on several lines of a section
    is summed on the first of them.

    Args:
        text: the list; bytes must be UTF-8.
        names: card ids by every name that may be written; the ids themselves are understood too.
        sections: section keys by every name that may be written.
        main: key of the section that cards belong to before any other is named.
        file: what to call the text in problems.
    """
    if isinstance(text, bytes):
        try:
            text = decode(text, file)
        except ProblemsError as error:
            return DeckText({}, error.problems)
    reader = _DeckReader(_Names(names), _Names(sections), main, file)
    for number, line in enumerate(re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff")), 1):
        reader.read(line.strip(), number)
        if len(reader.problems) >= MOST_PROBLEMS:
            reader.tell(number, "deck-many")
            break
    return DeckText({key: list(entries.values()) for key, entries in reader.cards.items()}, reader.problems)


def format_deck(
    sections: Mapping[str, Iterable[tuple[str, int]]],
    names: Mapping[str, str],
    titles: Mapping[str, str],
    *,
    comment: str = "",
) -> str:
    """Returns a deck list that `parse_deck` reads back.

    Args:
        sections: ids and counts by section; empty ones are left out.
        names: the name to write for each id; without one the id is written.
        titles: the name to write for each section; sections without one must come first and go unnamed.
        comment: what to say at the top, of any number of lines.
    """
    blocks = ["".join(f"# {line}".rstrip() + "\n" for line in comment.splitlines())]
    for key, cards in sections.items():
        lines = [f"{count} {names.get(card, card)}\n" for card, count in cards]
        if lines:
            blocks.append((f"[{titles[key]}]\n" if key in titles else "") + "".join(lines))
    return "\n".join(block for block in blocks if block)


class _Names:
    """Finds ids by names; an exact name goes before an id, and both before a name that only folds to the same."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.known = tuple(dict.fromkeys(names))
        self._exact = {**{one: one for one in names.values()}, **names}
        self._folded: dict[str, list[str]] = {}
        for name, one in (*((one, one) for one in names.values()), *names.items()):
            same = self._folded.setdefault(fold(name), [])
            if one not in same:
                same.append(one)

    def find(self, name: str) -> Sequence[str]:
        """Returns the ids that a name may mean."""
        return [self._exact[name]] if name in self._exact else self._folded.get(fold(name), ())


class _DeckReader:
    def __init__(self, names: _Names, sections: _Names, main: str, file: str) -> None:
        self._names = names
        self._sections = sections
        self._section: str | None = main
        self._file = file
        self.cards: dict[str, dict[str, Entry]] = {}
        self.problems: list[Problem] = []

    def read(self, line: str, number: int) -> None:
        """Reads one line. A whole line that is a name is that card: names may begin with a number or hold a sign."""
        if self._names.find(line):
            self._card(1, line, number, self._section)
            return
        bare = _COMMENT.sub("", line).strip()
        if bare and not self._heading(bare, number):
            self._entry(line, bare, number, self._section)

    def tell(self, line: int, message: str, /, **args: Argument) -> None:
        """Adds a problem."""
        self.problems.append(problem(Words.of(), Phrase(message, **args), file=self._file, line=line))

    def _heading(self, line: str, number: int) -> bool:
        """Reads a line that names a section; returns False if it does not."""
        name, rest = _split_heading(line)
        if name is None:
            return False
        found = self._sections.find(name)
        if rest and found:
            self._entry(rest, rest, number, found[0])
        elif rest:
            return False
        elif found:
            self._section = found[0]
        else:
            self._section = None
            known = self._sections.known
            self.tell(
                number, "deck-section-unknown", name=_short(name), guess=guess(_short(name), known), known=quoted(known)
            )
        return True

    def _entry(self, line: str, bare: str, number: int, section: str | None) -> None:
        """Reads a card with or without a count; `bare` is the line without its comment."""
        counted = _COUNT.match(line)
        if counted is None:
            self._card(1, bare, number, section)
            return
        digits, rests = counted[0], [text[counted.end() :].strip() for text in (line, bare)]
        candidates = [*rests, *(_TIMES.sub("", rest, count=1) if _TIMES.match(rest) else rest for rest in rests)]
        name = next((one for one in candidates if self._names.find(one)), candidates[-1])
        count = int(digits) if len(digits) < 10 else -1 if digits.startswith("-") else MOST_COPIES + 1
        if not name:
            self.tell(number, "deck-name-missing")
        elif count < 1:
            self.tell(number, "deck-count-low", count=_short(digits))
        elif count > MOST_COPIES:
            self.tell(number, "deck-count-high", count=_short(digits), most=MOST_COPIES)
        else:
            self._card(count, name, number, section)

    def _card(self, count: int, name: str, number: int, section: str | None) -> None:
        found = self._names.find(name)
        if not found:
            self.tell(number, "deck-name-unknown", name=_short(name), guess=guess(_short(name), self._names.known))
        elif len(found) > 1:
            self.tell(number, "deck-name-ambiguous", name=name, ids=quoted(found))
        elif section is not None:
            entries = self.cards.setdefault(section, {})
            before = entries.get(found[0], Entry(found[0], 0, number))
            entries[found[0]] = before._replace(copies=before.copies + count)


def _split_heading(line: str) -> tuple[str | None, str]:
    """Returns the name of the section a line may name, and what stands after it in the same line."""
    if line.startswith("[") and line.endswith("]"):
        return line[1:-1].strip(), ""
    name, colon, rest = line.partition(":")
    return (name.strip(), rest.strip()) if colon else (None, "")


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"
