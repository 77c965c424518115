# plain: made for people to look at, never in the inner loop
"""What a card is recognised by before it is read: the frame of its type, and the symbols of what it is and gives.

A view names them by id (`CardView.kind`, `CardView.marks`, the role of a number) and has the words for each in its
legend: what is drawn for an id is a theme's.
"""

from __future__ import annotations

from dataclasses import dataclass

from liza.toolkit.telling import label
from liza.toolkit.text import Phrase


@dataclass(frozen=True)
class Signs:
    """Signs by id, each with the message that says what it stands for, and the clause that gives them."""

    clause: str
    messages: dict[str, str]

    def words(self) -> dict[str, Phrase]:
        """Return the words for each sign."""
        return {sign: label(message) for sign, message in self.messages.items()}


FRAMES = Signs(
    "RES-3-3",
    {
        "military": "card-type-military",
        "support": "card-type-support",
        "economic": "card-type-economic",
        "development": "card-type-development",
        "legacy": "card-type-legacy",
        "culture": "card-type-culture",
    },
)
"""The frames, one for each type of card."""
SYMBOLS = Signs(
    "RES-13-1",
    {
        "military": "card-type-military",
        "infantry": "card-subcategory-infantry",
        "cavalry": "card-subcategory-cavalry",
        "ranged": "card-subcategory-ranged",
        "vessel": "card-subcategory-vessel",
        "superior_rank": "card-subcategory-superior-rank",
        "support": "card-type-support",
        "civil": "card-subcategory-civil",
        "mystic": "card-subcategory-mystic",
        "legacy": "card-type-legacy",
        "development": "card-type-development",
        "economic": "card-type-economic",
        "points": "symbol-points",
    },
)
"""The thirteen symbols, in the rulebook's order; `points` stands beside each number of Victory Points."""
SIGNS = {**FRAMES.words(), **SYMBOLS.words()}
"""The words for every frame and symbol."""


__all__ = ["FRAMES", "SIGNS", "SYMBOLS", "Signs"]
