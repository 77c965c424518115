# plain: reads and checks decks before a match starts.
"""Which decks are lawful, and how a deck list is read and written: 50 cards of one Culture, and its Culture Card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from liza.games.resurgir.cardmodels import DECK, CardModel
from liza.games.resurgir.pieces import DECK_SIZE
from liza.toolkit.decks import DeckFaults, DeckFormat, NamedCards
from liza.toolkit.problems import Problem
from liza.toolkit.text import named

_CARDS = "cards"
_CULTURE = "culture"
_PACKAGE = "liza.games.resurgir"
_LISTS = DeckFormat(_PACKAGE, _CARDS, (_CULTURE, _CARDS))


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck list: ids, as many times as there are copies. Nothing says yet that it is lawful."""

    cards: tuple[str, ...]
    culture: tuple[str, ...]
    """The Culture Card, which is not one of the cards [RES-7-6]; a lawful list names one."""
    file: str = ""
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)
    """Where each card is first listed, from 1."""


def read_deck(text: str | bytes, pool: NamedCards[CardModel], file: str = "") -> Deck:
    """Reads a deck list in the common text form, with a section for the Culture and one for the cards.

    Raises:
        ProblemsError: lines that cannot be understood, unknown cards, text that is not UTF-8.
    """
    found = _LISTS.read(text, pool, file)
    return Deck(found.cards(_CARDS), found.cards(_CULTURE), file, found.lines())


def write_deck(deck: Deck, pool: NamedCards[CardModel], language: str = "es", comment: str = "") -> str:
    """Returns a deck as the text that `read_deck` reads."""
    return _LISTS.write({_CULTURE: deck.culture, _CARDS: deck.cards}, pool, language, comment)


def check_deck(deck: Deck, pool: NamedCards[CardModel], options: Mapping[str, str]) -> list[Problem]:
    """Returns every breach of the rules for decks; none means a lawful deck."""
    return list(_Check(deck, pool).breaches())


class _Check:
    def __init__(self, deck: Deck, pool: NamedCards[CardModel]) -> None:
        self._deck = deck
        self._faults = DeckFaults(_PACKAGE, deck.file, deck.lines)
        self._known = {card: pool.by_name(card) for card in (*deck.cards, *deck.culture)}
        self._cards = [card for one in deck.cards if (card := self._known[one])]
        self._cultures = [card for one in deck.culture if (card := self._known[one])]

    def breaches(self) -> Iterator[Problem]:
        for one, card in self._known.items():
            if card is None:
                yield self._faults.tell("deckcheck-unknown", "", one, id=one)
        yield from self._culture()
        if len(self._deck.cards) != DECK_SIZE:
            yield self._faults.tell("deckcheck-size", "RES-4.1-1", count=len(self._deck.cards), wanted=DECK_SIZE)
        for card in {card.id: card for card in self._cards}.values():
            if card.type not in DECK:
                yield self._faults.of("deckcheck-culture-inside", "RES-7-6", card)
        yield from self._copies()

    def _culture(self) -> Iterator[Problem]:
        """Demands one Culture [RES-1-9], and no card of another [RES-1-10]."""
        own = [card for card in self._cultures if card.type == "culture"]
        if len(own) != 1 or len(self._deck.culture) != 1:
            yield self._faults.tell("deckcheck-culture", "RES-1-9", count=len(own))
            return
        for card in {card.id: card for card in self._cards}.values():
            if card.culture not in (None, own[0].culture):
                yield self._faults.of("deckcheck-foreign", "RES-1-10", card, culture=named(own[0].name))

    def _copies(self) -> Iterator[Problem]:
        """Counts copies of each card [RES-1-11]; a Legacy is single [RES-2.4-8]."""
        by_id = {card.id: card for card in self._cards}
        for id, count in Counter(card.id for card in self._cards).items():
            card = by_id[id]
            most = card.copies or 1
            if count > most:
                clause = "RES-2.4-8" if card.type == "legacy" else "RES-1-11"
                yield self._faults.of("deckcheck-copies", clause, card, count=count, most=most)
