# plain: cards are read once, when the program starts
"""Card files of any game: what a game says of its own in a `CardFormat`, and the reader.

A file that breaks a rule is answered with problems, each with its place, its remedy and, where a rulebook's clause is
breached, that clause; nothing of a faulty file reaches the game.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from pydantic import ValidationError

from liza.toolkit.cardfaults import Fault, Owed, shape_faults
from liza.toolkit.cardmodels import CardFileModel, PrintedModel, SetModel
from liza.toolkit.problems import Problem, ProblemsError, guess, problem
from liza.toolkit.text import Phrase, Words, fold
from liza.toolkit.yamlfile import Step, YamlFile, read_yaml

C = TypeVar("C", bound=PrintedModel)


@dataclass(frozen=True, slots=True)
class CardSet(Generic[C]):
    """The cards of some files, in the order of their numbers."""

    sets: tuple[SetModel, ...]
    cards: tuple[C, ...]
    by_id: Mapping[str, C]


@dataclass(frozen=True, slots=True)
class Draft:
    """A card as it was written, before anybody looked at it, and where it was written."""

    data: Any
    file: str
    index: int
    """Position in its file, from 0, for cards without a usable id."""
    line: Callable[[Sequence[Step]], int]
    """The line of a path into the data."""

    @property
    def name(self) -> str:
        """Returns the id of the card, or its position."""
        written = self.data.get("id") if isinstance(self.data, dict) else None
        return written if isinstance(written, str) and written else f"cards[{self.index}]"

    def problem(self, words: Words, fault: Fault) -> Problem:
        """Returns a fault of this card with its place."""
        place = YamlFile.place([self.name, *fault.path])
        line = self.line(fault.path)
        return problem(words, fault.phrase, file=self.file, line=line, place=place, clause=fault.clause)


def _no_faults(model: SetModel) -> Iterable[Fault]:
    return ()


def _nothing(model: SetModel) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True)
class CardFormat(Generic[C]):
    """What the card files of one game look like, and what must hold in them."""

    package: str
    """The game's package: its messages tell the problems."""
    title: str
    """Of the JSON Schema."""
    sample: Path
    """The card file, or folder of card files, that the game brings."""
    card: type[C]
    """The model of a card."""
    columns: tuple[str, ...]
    """The fields of a card in the order of writing, for sheets and new card files; texts as `name.es`, `name.en`."""
    faults: Callable[[C], Iterable[Fault]]
    """Returns what does not hold between the fields of a card."""
    links: Callable[[Sequence[tuple[Draft, C]], Collection[str]], Iterable[tuple[Draft, Fault]]]
    """Joins cards that name each other, and returns what is wrong there; also given are the ids of faulty cards."""
    set: type[SetModel] = SetModel
    """The model of a set."""
    set_faults: Callable[[Any], Iterable[Fault]] = _no_faults
    """Returns what does not hold between the fields of a set."""
    set_fields: Callable[[Any], Mapping[str, Any]] = _nothing
    """Returns the fields that every card of a set has, where its file gives it no other."""
    owed: Owed = field(default_factory=dict)
    closed: Owed = field(default_factory=dict)
    """By the name of a field: message and clause for a word that it cannot hold, where the rulebook closes the list."""
    same_name_clause: str = ""
    """The clause by which cards of one name are one card in a deck."""

    @property
    def words(self) -> Words:
        """The messages of the game and of the toolkit."""
        return Words.of(self.package)

    @cached_property
    def sample_cards(self) -> CardSet[C]:
        """The cards that the game brings."""
        return self.load([self.sample])

    def load(self, paths: Iterable[str | os.PathLike[str]]) -> CardSet[C]:
        """Returns the cards of some files; a folder stands for the `.yaml` files in it.

        Raises:
            ProblemsError: everything that is wrong with any of them.
        """
        sets: list[SetModel] = []
        drafts: list[Draft] = []
        problems: list[Problem] = []
        for path in self._files(paths):
            try:
                found, written = self._read_file(path)
            except ProblemsError as error:
                problems += error.problems
                continue
            sets.append(found)
            drafts += written
        cards, faults = self.check(drafts)
        problems += faults
        if problems:
            raise ProblemsError(problems)
        return CardSet(tuple(sets), tuple(cards), {card.id: card for card in cards})

    def check(self, drafts: Sequence[Draft]) -> tuple[list[C], list[Problem]]:
        """Returns the cards of drafts in the order of their numbers, and everything that is wrong with the drafts."""
        found: list[tuple[Draft, Fault]] = []
        good: list[tuple[Draft, C]] = []
        for draft in drafts:
            try:
                card = self.card.model_validate(draft.data)
            except ValidationError as error:
                found += [
                    (draft, fault) for fault in shape_faults(self.card, error, draft.data, self.owed, self.closed)
                ]
                continue
            good.append((draft, card))
            found += [(draft, fault) for fault in self.faults(card)]
        found += self._shared_identity(good)
        found += self.links(good, {draft.name for draft in drafts})
        cards = sorted((card for _, card in good), key=lambda card: card.number)
        order = {draft.file: position for position, draft in reversed(list(enumerate(drafts)))}
        problems = [draft.problem(self.words, fault) for draft, fault in found]
        return cards, sorted(problems, key=lambda one: (order.get(one.file, 0), one.line))

    def json_schema(self) -> dict[str, Any]:
        """Returns the JSON Schema of a card file, for editors that complete and check while one writes."""
        schema = CardFileModel[self.set, self.card].model_json_schema()  # type: ignore[name-defined]
        return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema, "title": self.title}

    def _files(self, paths: Iterable[str | os.PathLike[str]]) -> Iterator[Path]:
        for path in map(Path, paths):
            if path.is_dir():
                found = sorted(one for one in path.iterdir() if one.suffix in (".yaml", ".yml"))
                if not found:
                    raise ProblemsError([problem(self.words, Phrase("cardfile-folder-empty"), file=os.fspath(path))])
                yield from found
            else:
                yield path

    def _read_file(self, path: Path) -> tuple[SetModel, list[Draft]]:
        file = _read_once(path) if path.is_relative_to(self.sample) else read_yaml(path)
        if not isinstance(file.data, dict):
            raise ProblemsError([file.problem(self.words, Phrase("cardfile-top"))])
        problems = [
            file.problem(
                self.words, Phrase("cardfile-field-unknown", field=str(key), guess=guess(str(key), _PARTS)), [key]
            )
            for key in file.data
            if key not in _PARTS
        ]
        cards = file.data.get("cards")
        if not isinstance(cards, list) or not cards:
            problems.append(file.problem(self.words, Phrase("cardfile-no-cards"), ["cards"]))
            cards = []
        header, faults = self._header(file.data.get("set"))
        problems += [file.problem(self.words, one.phrase, ["set", *one.path], clause=one.clause) for one in faults]
        if problems or header is None:
            raise ProblemsError(problems)
        given = self.set_fields(header)
        drafts = [{**given, **data} if isinstance(data, dict) else data for data in cards]
        return header, [Draft(data, file.file, index, _liner(file, index)) for index, data in enumerate(drafts)]

    def _header(self, data: Any) -> tuple[SetModel | None, list[Fault]]:
        try:
            found = self.set.model_validate(data)
        except ValidationError as error:
            return None, shape_faults(self.set, error, data, {}, {})
        return found, list(self.set_faults(found))

    def _shared_identity(self, cards: Sequence[tuple[Draft, C]]) -> Iterator[tuple[Draft, Fault]]:
        """Yields ids, numbers and names that two cards share; decks and options could not tell them apart."""
        ids: dict[str, C] = {}
        numbers: dict[int, C] = {}
        names: dict[str, C] = {}
        for draft, card in cards:
            if ids.setdefault(card.id, card) is not card:
                yield draft, Fault(("id",), Phrase("cardfile-id-taken", id=card.id))
                continue
            first = numbers.setdefault(card.number, card)
            if first is not card:
                taken = Phrase("cardfile-number-taken", number=card.number, other=first.id)
                yield draft, Fault(("number",), taken)
            for path, name in ((("name", "es"), card.name.es), (("name", "en"), card.name.en), (("id",), card.id)):
                first = names.setdefault(fold(name), card)
                if first is not card:
                    phrase = Phrase("cardfile-name-taken", name=name, other=first.id)
                    yield draft, Fault(path, phrase, self.same_name_clause)


_PARTS = ("set", "cards")


@cache
def _read_once(path: Path) -> YamlFile:
    """Read a file that comes with a game: each set of further cards is checked together with it."""
    return read_yaml(path)


def _liner(file: YamlFile, index: int) -> Callable[[Sequence[Step]], int]:
    return lambda path: file.line(["cards", index, *path])
