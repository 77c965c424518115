# plain: for people who look cards up or write them, never in play
"""A game's cards outside play: what a list, a printed text or a spreadsheet needs, whatever the game is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from liza.toolkit.text import Phrase, Texts


@dataclass(frozen=True)
class CardSheet:
    """A card as it is printed."""

    id: str
    number: int
    name: Texts
    kind: Texts
    """The type line."""
    text: Texts
    """The rules text, a line per ability; empty for a card without any."""
    numbers: tuple[tuple[str, int], ...] = ()
    """What is printed in figures, by role: cost, attack, endure, points …"""
    keywords: tuple[Phrase, ...] = ()
    flavour: Texts | None = None
    icon: str = ""
    extra: bool = False
    """True for what no deck holds, such as tokens."""


@dataclass(frozen=True)
class SetSheet:
    """A set of cards, with what a reader has to know of it."""

    id: str
    name: Texts
    note: Texts | None


@dataclass(frozen=True)
class CardDesk:
    """All cards of some card files; made by `Game.card_desk`, which also says what is wrong with a file.

    A game's own desk overrides what it can do.
    """

    sheets: Sequence[CardSheet] = field(default_factory=tuple)
    """In the order of their numbers."""
    sets: Sequence[SetSheet] = field(default_factory=tuple)

    def find(self, text: str) -> CardSheet | None:
        """Return the card with this id or name, accents and capitals forgiven."""
        raise NotImplementedError

    def names(self) -> list[str]:
        """Return every name that `find` knows: for suggestions."""
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a card file."""
        raise NotImplementedError

    def to_csv(self, own_only: bool = False) -> str:
        """Return the cards as a spreadsheet; `own_only` leaves out those that the game brings."""
        raise NotImplementedError

    def from_csv(self, data: bytes, file: str, set_id: str) -> str:
        """Return the text of a card file with the cards of a spreadsheet.

        Raises:
            ProblemsError: what is wrong in the spreadsheet.
        """
        raise NotImplementedError
