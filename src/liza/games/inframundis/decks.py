# plain: reads and checks decks before a match starts.
"""Chapter 14 of the rulebook: which decks are lawful, and how a deck list is read and written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from liza.games.inframundis.cardmodels import CardModel
from liza.toolkit.decks import DeckFaults, DeckFormat, NamedCards, same_names
from liza.toolkit.problems import Problem
from liza.toolkit.text import Phrase

FEWEST_CARDS = 40
MOST_CARDS = 60
ADVISED_CARDS = 50
MOST_COPIES = 3
ADVISED_CHAMPIONS = 3

_MAIN = "main"
_COMMANDER = "commander"
_PACKAGE = "liza.games.inframundis"
_LISTS = DeckFormat(_PACKAGE, _MAIN, (_COMMANDER, _MAIN))


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


def read_deck(text: str | bytes, pool: NamedCards[CardModel], file: str = "") -> Deck:
    """Reads a deck list in the common text form, with a section for the Commander.

    Raises:
        ProblemsError: lines that cannot be understood, unknown cards, text that is not UTF-8.
    """
    found = _LISTS.read(text, pool, file)
    return Deck(found.cards(_MAIN), found.cards(_COMMANDER), file, found.lines())


def write_deck(deck: Deck, pool: NamedCards[CardModel], language: str = "es", comment: str = "") -> str:
    """Returns a deck as the text that `read_deck` reads."""
    return _LISTS.write({_MAIN: deck.cards, _COMMANDER: deck.commanders}, pool, language, comment)


def check_deck(deck: Deck, pool: NamedCards[CardModel], commanders: str = "optional") -> list[Problem]:
    """Returns every breach of the rules for decks, then the advice; no error among them means a lawful deck.

    Args:
        deck: what to check.
        pool: all cards there are.
        commanders: the option of INF-2-4: `optional`, `none` or `required`.
    """
    found = [*_Check(deck, pool).breaches(commanders)]
    return sorted(found, key=lambda one: one.advice)


class _Check:
    def __init__(self, deck: Deck, pool: NamedCards[CardModel]) -> None:
        self._deck = deck
        self._faults = DeckFaults(_PACKAGE, deck.file, deck.lines)
        self._known = {card: pool.by_name(card) for card in (*deck.cards, *deck.commanders)}
        self._cards = [card for one in deck.cards if (card := self._known[one])]

    def breaches(self, commanders: str) -> Iterator[Problem]:
        for one, card in self._known.items():
            if card is None:
                yield self._faults.tell("deckcheck-unknown", "", one, id=one)
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
            yield self._faults.tell(
                "deckcheck-small", "INF-14-1", count=count, missing=FEWEST_CARDS - count, apart=apart
            )
        elif count > MOST_CARDS:
            surplus = count - MOST_CARDS
            yield self._faults.tell("deckcheck-large", "INF-14-1", count=count, surplus=surplus, apart=apart)
        elif count != ADVISED_CARDS:
            yield self._faults.advise("deckcheck-advised", "INF-14-2", count=count)

    def _types(self) -> Iterator[Problem]:
        for one in dict.fromkeys(self._deck.cards):
            card = self._known[one]
            if card and card.type == "commander":
                yield self._faults.of("deckcheck-commander-inside", "INF-2-4", card)
            elif card and card.type == "token":
                yield self._faults.of("deckcheck-token", "INF-4-5", card)
        for one in dict.fromkeys(self._deck.commanders):
            card = self._known[one]
            if card and card.type == "champion":
                yield self._faults.of("deckcheck-champion-outside", "INF-3-12", card)
            elif card and card.type == "token":
                yield self._faults.of("deckcheck-token", "INF-4-5", card)
            elif card and card.type != "commander":
                yield self._faults.of("deckcheck-no-commander", "INF-2-4", card)

    def _copies(self) -> Iterator[Problem]:
        """Counts cards with one name as one card, whatever their ids [INF-14-3]."""
        for cards in same_names(self._cards):
            if len(cards) > MOST_COPIES:
                yield self._faults.of(
                    "deckcheck-copies", "INF-14-3", cards[0], count=len(cards), surplus=len(cards) - MOST_COPIES
                )
            if len(cards) > 1 and any(card.unique for card in cards):
                yield self._faults.of("deckcheck-unique", "INF-14-4", cards[0], count=len(cards))

    def _commanders(self, option: str) -> Iterator[Problem]:
        count = len(self._deck.commanders)
        if option == "none" and count:
            yield self._faults.tell("deckcheck-commander-barred", "INF-2-4", self._deck.commander)
        elif count > 1:
            yield self._faults.tell("deckcheck-commanders", "INF-2-4", self._deck.commanders[-1], count=count)
        elif option == "required" and not count:
            yield self._faults.tell("deckcheck-commander-missing", "INF-2-4")

    def _champions(self) -> Iterator[Problem]:
        count = sum(card.type == "champion" for card in self._cards)
        if count > ADVISED_CHAMPIONS:
            yield self._faults.advise("deckcheck-champions", "INF-14-6", count=count)
