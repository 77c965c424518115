# plain: reads and checks decks before a match starts.
"""Chapter 14 of the rulebook: which decks are lawful, and how a deck list is read and written."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from liza.toolkit.decks import format_deck, parse_deck
from liza.toolkit.problems import Problem, ProblemsError, problem, read_text
from liza.toolkit.text import Argument, Phrase, Texts, Words, fold, named

if TYPE_CHECKING:
    from liza.games.inframundis.cardmodels import CardModel

FEWEST_CARDS = 40
MOST_CARDS = 60
ADVISED_CARDS = 50
MOST_COPIES = 3
ADVISED_CHAMPIONS = 3

_MAIN = "main"
_COMMANDER = "commander"


class CardLike(Protocol):
    """What a deck has to know of a card."""

    @property
    def id(self) -> str:
        """The id."""

    @property
    def type(self) -> str:
        """Such as "creature", "champion", "commander" or "token"."""

    @property
    def unique(self) -> bool:
        """Whether it is Única [INF-14-4]."""

    @property
    def name(self) -> Texts:
        """The name in every language."""


class PoolLike(Protocol):
    """All cards there are."""

    def by_name(self, text: str, /) -> CardLike | None:
        """Returns the card with this id, or with this name in any language."""

    def names(self) -> Iterable[str]:
        """Returns every name that `by_name` knows."""


@dataclass(frozen=True, slots=True)
class PoolCard:
    """A card as far as decks are concerned."""

    id: str
    type: str
    unique: bool
    name: Mapping[str, str]


class Pool:
    """The cards of some card files, found by id or by name, accents and capitals forgiven."""

    def __init__(self, cards: Iterable[CardModel]) -> None:
        self._by_name: dict[str, PoolCard] = {}
        self._names: list[str] = []
        for card in cards:
            name = {"es": card.name.es, "en": card.name.en}
            known = PoolCard(card.id, card.type, card.unique, name)
            self._by_name[fold(card.id)] = known
            for one in dict.fromkeys(name.values()):
                self._names.append(one)
                self._by_name.setdefault(fold(one), known)

    def by_name(self, text: str, /) -> PoolCard | None:
        """Returns the card with this id or name; None for an unknown one."""
        return self._by_name.get(fold(text))

    def names(self) -> list[str]:
        """Returns every name in every language."""
        return list(self._names)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck list: ids, as many times as there are copies. Nothing says yet that it is lawful."""

    cards: tuple[str, ...]
    commanders: tuple[str, ...] = ()
    """Those listed as Commander; a lawful deck has one at most [INF-2-4]."""
    file: str = ""
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)
    """Where each card is first listed, from 1."""

    @property
    def commander(self) -> str:
        """The Commander's id, "" without one."""
        return self.commanders[0] if self.commanders else ""


def read_deck(text: str | bytes, pool: PoolLike, file: str = "") -> Deck:
    """Reads a deck list in the common text form, with a section for the Commander.

    Raises:
        ProblemsError: lines that cannot be understood, unknown cards, text that is not UTF-8.
    """
    found = parse_deck(text, _names(pool), _section_names(), _MAIN, file=file)
    if found.problems:
        raise ProblemsError(found.problems)
    lines: dict[str, int] = {}
    cards: dict[str, list[str]] = {_MAIN: [], _COMMANDER: []}
    for section, entries in found.sections.items():
        for entry in entries:
            cards[section] += [entry.id] * entry.copies
            lines.setdefault(entry.id, entry.line)
    return Deck(tuple(cards[_MAIN]), tuple(cards[_COMMANDER]), file, lines)


def read_deck_file(path: str | os.PathLike[str], pool: PoolLike) -> Deck:
    """Reads a deck list from a file; see `read_deck`.

    Raises:
        ProblemsError: as `read_deck`, and what keeps the file from being read.
    """
    return read_deck(read_text(path), pool, os.fspath(path))


def write_deck(deck: Deck, pool: PoolLike, language: str = "es", comment: str = "") -> str:
    """Returns a deck as the text that `read_deck` reads."""
    words = _words()
    names = {card: found.name[language] for card in (*deck.cards, *deck.commanders) if (found := pool.by_name(card))}
    sections = {_COMMANDER: Counter(deck.commanders).items(), _MAIN: Counter(deck.cards).items()}
    titles = {key: _split(words.say(language, f"deck-sections-{key}"))[0] for key in sections}
    return format_deck(sections, names, titles, comment=comment)


def check_deck(deck: Deck, pool: PoolLike, commanders: str = "optional") -> list[Problem]:
    """Returns every breach of the rules for decks, then the advice; no error among them means a lawful deck.

    Args:
        deck: what to check.
        pool: all cards there are.
        commanders: the option of INF-2-4: `optional`, `none` or `required`.
    """
    found = [*_Check(deck, pool).breaches(commanders)]
    return sorted(found, key=lambda one: one.advice)


class _Check:
    def __init__(self, deck: Deck, pool: PoolLike) -> None:
        self._deck = deck
        self._known = {card: pool.by_name(card) for card in (*deck.cards, *deck.commanders)}
        self._cards = [card for one in deck.cards if (card := self._known[one])]

    def breaches(self, commanders: str) -> Iterator[Problem]:
        for one, card in self._known.items():
            if card is None:
                yield self._tell("deckcheck-unknown", "", one, id=one)
        yield from self._size()
        yield from self._types()
        yield from self._copies()
        yield from self._commanders(commanders)
        yield from self._champions()

    def _size(self) -> Iterator[Problem]:
        """Counts the cards of the deck, Champions among them [INF-3-12], the Commander apart [INF-14-5]."""
        count = len(self._deck.cards)
        apart = Phrase("deckcheck-apart", clause="INF-14-5", count=len(self._deck.commanders))
        if count < FEWEST_CARDS:
            yield self._tell("deckcheck-small", "INF-14-1", count=count, missing=FEWEST_CARDS - count, apart=apart)
        elif count > MOST_CARDS:
            yield self._tell("deckcheck-large", "INF-14-1", count=count, surplus=count - MOST_CARDS, apart=apart)
        elif count != ADVISED_CARDS:
            yield self._told(Phrase("deckcheck-advised", count=count), "INF-14-2", advice=True)

    def _types(self) -> Iterator[Problem]:
        for one in dict.fromkeys(self._deck.cards):
            card = self._known[one]
            if card and card.type == "commander":
                yield self._of("deckcheck-commander-inside", "INF-2-4", card)
            elif card and card.type == "token":
                yield self._of("deckcheck-token", "INF-4-5", card)
        for one in dict.fromkeys(self._deck.commanders):
            card = self._known[one]
            if card and card.type == "champion":
                yield self._of("deckcheck-champion-outside", "INF-3-12", card)
            elif card and card.type == "token":
                yield self._of("deckcheck-token", "INF-4-5", card)
            elif card and card.type != "commander":
                yield self._of("deckcheck-no-commander", "INF-2-4", card)

    def _copies(self) -> Iterator[Problem]:
        """Counts cards with one name as one card, whatever their ids [INF-14-3]."""
        same: dict[str, list[CardLike]] = {}
        for card in self._cards:
            same.setdefault(fold(card.name["es"]), []).append(card)
        for cards in same.values():
            if len(cards) > MOST_COPIES:
                yield self._of(
                    "deckcheck-copies", "INF-14-3", cards[0], count=len(cards), surplus=len(cards) - MOST_COPIES
                )
            if len(cards) > 1 and any(card.unique for card in cards):
                yield self._of("deckcheck-unique", "INF-14-4", cards[0], count=len(cards))

    def _commanders(self, option: str) -> Iterator[Problem]:
        count = len(self._deck.commanders)
        if option == "none" and count:
            yield self._tell("deckcheck-commander-barred", "INF-2-4", self._deck.commander)
        elif count > 1:
            yield self._tell("deckcheck-commanders", "INF-2-4", self._deck.commanders[-1], count=count)
        elif option == "required" and not count:
            yield self._tell("deckcheck-commander-missing", "INF-2-4")

    def _champions(self) -> Iterator[Problem]:
        count = sum(card.type == "champion" for card in self._cards)
        if count > ADVISED_CHAMPIONS:
            yield self._told(Phrase("deckcheck-champions", count=count), "INF-14-6", advice=True)

    def _of(self, message: str, clause: str, card: CardLike, /, **args: Argument) -> Problem:
        """Returns a problem with a card."""
        return self._told(Phrase(message, name=named(card.name), **args), clause, card.id)

    def _tell(self, message: str, clause: str, card: str = "", /, **args: Argument) -> Problem:
        """Returns a problem with the line of a card, or with the whole deck."""
        return self._told(Phrase(message, **args), clause, card)

    def _told(self, phrase: Phrase, clause: str, card: str = "", advice: bool = False) -> Problem:
        line = self._deck.lines.get(card, 0)
        return problem(_words(), phrase, file=self._deck.file, line=line, clause=clause, advice=advice)


def _names(pool: PoolLike) -> dict[str, str]:
    return {name: card.id for name in pool.names() if (card := pool.by_name(name))}


def _section_names() -> dict[str, str]:
    """Returns what people may call each section, in any language."""
    words = _words()
    return {
        name: key
        for language in words.languages
        for key in (_MAIN, _COMMANDER)
        for name in _split(words.say(language, f"deck-sections-{key}"))
    }


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def _words() -> Words:
    return Words.of("liza.games.inframundis")
