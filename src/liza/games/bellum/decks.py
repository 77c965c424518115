# plain: reads and checks decks before a match starts.
"""Section 2 of the rulebook: which Castles and Vaults are lawful, and how a deck list is read and written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from liza.games.bellum.cardmodels import CASTLE, CardModel
from liza.games.bellum.pieces import SUPPLY_DECK
from liza.toolkit.decks import DeckFaults, DeckFormat, NamedCards, same_names
from liza.toolkit.problems import Problem, decode
from liza.toolkit.text import named

CHEAP = 2
ADVISED_CHEAP = 16
"""Cards playable in Age I for 2 Supplies or less that a Castle had better have."""
CLERIC_COPIES = 3
TACTIC_COPIES = 2
WONDERS_AN_AGE = 2
ECONOMIES = {1: 5, 2: 2, 3: 2}
"""Economy cards of a Vault, by Age [BEL-2-3]."""

_CASTLE = "castle"
_VAULT = "vault"
_PACKAGE = "liza.games.bellum"
_LISTS = DeckFormat(_PACKAGE, _CASTLE, (_CASTLE, _VAULT))
_SUPPLIES = re.compile(
    r"^[ \t]*(\d+)[ \t]*x?[ \t]+(?:suministros?|suppl(?:y|ies))[ \t]*(?=(?:#.*|//.*)?\r?$)",
    re.IGNORECASE | re.MULTILINE,
)
"""A line that states the deck of Supplies."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck list: ids, as many times as there are copies. Nothing says yet that it is lawful."""

    castle: tuple[str, ...]
    vault: tuple[str, ...]
    supplies: int = SUPPLY_DECK
    """The deck of Supplies, the twelve that everybody has unless the list says otherwise [BEL-10-1]."""
    file: str = ""
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)
    """Where each card is first listed, from 1."""


def read_deck(text: str | bytes, pool: NamedCards[CardModel], file: str = "") -> Deck:
    """Reads a deck list in the common text form, with a section for the Castle and one for the Vault.

    Raises:
        ProblemsError: lines that cannot be understood, unknown cards, text that is not UTF-8.
    """
    written = decode(text, file) if isinstance(text, bytes) else text
    stated = [int(count) for count in _SUPPLIES.findall(written)]
    found = _LISTS.read(_SUPPLIES.sub("", written), pool, file)
    deck = Deck(found.cards(_CASTLE), found.cards(_VAULT), file=file, lines=found.lines())
    return replace(deck, supplies=sum(stated)) if stated else deck


def write_deck(deck: Deck, pool: NamedCards[CardModel], language: str = "es", comment: str = "") -> str:
    """Returns a deck as the text that `read_deck` reads."""
    return _LISTS.write({_CASTLE: deck.castle, _VAULT: deck.vault}, pool, language, comment)


def check_deck(deck: Deck, pool: NamedCards[CardModel], options: Mapping[str, str]) -> list[Problem]:
    """Returns every breach of the rules for decks, then the advice; no error among them means a lawful deck.

    Args:
        deck: what to check.
        pool: all cards there are.
        options: those of the rules; `castle_table`, `copy_limits` and `ages` speak of decks.
    """
    return sorted(_Check(deck, pool, options).breaches(), key=lambda one: one.advice)


class _Check:
    def __init__(self, deck: Deck, pool: NamedCards[CardModel], options: Mapping[str, str]) -> None:
        self._deck = deck
        self._options = options
        self._faults = DeckFaults(_PACKAGE, deck.file, deck.lines)
        self._known = {card: pool.by_name(card) for card in (*deck.castle, *deck.vault)}
        self._castle = [card for one in deck.castle if (card := self._known[one])]
        self._vault = [card for one in deck.vault if (card := self._known[one])]

    def breaches(self) -> Iterator[Problem]:
        for one, card in self._known.items():
            if card is None:
                yield self._faults.tell("deckcheck-unknown", "", one, id=one)
        yield from self._civilization()
        yield from self._places()
        yield from self._table()
        yield from self._copies()
        yield from self._vault_table()
        if self._deck.supplies != SUPPLY_DECK:
            yield self._faults.tell("deckcheck-supplies", "BEL-10-1", count=self._deck.supplies, wanted=SUPPLY_DECK)
        yield from self._advice()

    def _civilization(self) -> Iterator[Problem]:
        """Names the cards of another civilization than most [BEL-2-1]."""
        cards = [card for card in (*self._castle, *self._vault) if card.civilization]
        if not cards:
            return
        own = Counter(card.civilization for card in cards).most_common(1)[0][0]
        for card in _distinct(cards):
            if card.civilization != own:
                yield self._faults.of("deckcheck-foreign", "BEL-2-1", card)

    def _places(self) -> Iterator[Problem]:
        """Names what lies in the wrong list [BEL-3-13]."""
        for card in _distinct(self._castle):
            if card.type not in CASTLE:
                yield self._faults.of("deckcheck-not-castle", "BEL-3-13", card)
        for card in _distinct(self._vault):
            if card.type in CASTLE or card.type == "relic":
                yield self._faults.of("deckcheck-not-vault", "BEL-3-11", card)

    def _table(self) -> Iterator[Problem]:
        """Compares the Castle with the exact quantities of its table [BEL-2-2, BEL-9-6]."""
        wanted = dict(zip(CASTLE, map(int, self._options["castle_table"].split("-")), strict=True))
        found = Counter[str](card.type for card in self._castle)
        for kind, count in wanted.items():
            if found[kind] != count:
                clause = "BEL-9-6" if kind == "tactic" else "BEL-2-2"
                yield self._faults.tell("deckcheck-table", clause, kind=kind, count=found[kind], wanted=count)

    def _copies(self) -> Iterator[Problem]:
        """Counts copies by exact name [BEL-2-5]; the stages of a line are counted apart [BEL-2-6]."""
        for cards in same_names([card for card in self._castle if card.type in CASTLE]):
            most, clause = self._limit(cards[0])
            if len(cards) > most:
                yield self._faults.of("deckcheck-copies", clause, cards[0], count=len(cards), most=most)

    def _limit(self, card: CardModel) -> tuple[int, str]:
        veteran, elite, royal, emblematic = map(int, self._options["copy_limits"].split("-"))
        if card.type == "tactic":
            return TACTIC_COPIES, "BEL-9-7"
        if card.family == "cleric":
            return CLERIC_COPIES, "BEL-12-11"
        if card.family == "emblematic":
            return emblematic, "BEL-2-4"
        clause = "BEL-2-6" if card.previous else "BEL-2-4"
        return {"elite": elite, "royal": royal}.get(card.stage or "", veteran), clause

    def _vault_table(self) -> Iterator[Problem]:
        """Compares the Vault with its table: Economy cards and Wonders by Age, all of different names [BEL-2-3]."""
        first = 1 if self._options["ages"] == "three_from_0" else 2
        wanted = {("economy", age): count for age, count in ECONOMIES.items()}
        wanted |= {("wonder", age): WONDERS_AN_AGE for age in range(first, first + 3)}
        found = Counter[tuple[str, int]]((card.type, card.age or 0) for card in self._vault if card.type not in CASTLE)
        for kind, age in sorted({*wanted, *found}, key=lambda one: (one[1], one[0])):
            if found[kind, age] != wanted.get((kind, age), 0):
                count, due = found[kind, age], wanted.get((kind, age), 0)
                yield self._faults.tell("deckcheck-vault", "BEL-2-3", kind=kind, age=age, count=count, wanted=due)
        for cards in same_names(self._vault):
            if len(cards) > 1:
                yield self._faults.of("deckcheck-vault-twice", "BEL-2-3", cards[0], count=len(cards))

    def _advice(self) -> Iterator[Problem]:
        if not self._castle:
            return
        cheap = sum(
            not card.is_upper and (card.early or card.age or 1) == 1 and (card.cost or 0) <= CHEAP
            for card in self._castle
        )
        if cheap < ADVISED_CHEAP:
            yield self._faults.advise("deckcheck-dear", "BEL-5-6", count=cheap, wanted=ADVISED_CHEAP)
        here = {card.id for card in self._castle}
        for card in _distinct(self._castle):
            if card.previous and card.previous not in here:
                yield self._faults.advise("deckcheck-no-previous", "BEL-11-2", name=named(card.name))
        if not any(card.is_cleric for card in self._castle):
            yield self._faults.advise("deckcheck-no-cleric", "BEL-12-3")
        if not any(card.shrine for card in (*self._castle, *self._vault)):
            yield self._faults.advise("deckcheck-no-shrine", "BEL-12-6")


def _distinct(cards: Iterable[CardModel]) -> list[CardModel]:
    """Returns each card once, in order."""
    return list({card.id: card for card in cards}.values())
