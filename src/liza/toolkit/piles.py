"""What is done with cards that are numbers: in hands, decks and piles."""

from __future__ import annotations

from mypy_extensions import i64


def distinct(cards: list[i64]) -> list[i64]:
    """Return the cards of a pile, alike ones once, sorted; the marks on a number make it another."""
    out: list[i64] = []
    before: i64 = -1
    for card in sorted(cards):
        if card != before:
            out.append(card)
            before = card
    return out
