"""What a player may assume of cards it can't see, as plain lists of card numbers."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from liza.kernel import Rng
from liza.kernel.plain import rebuild


class Belief:
    """What a player assumes of the lists brought: per seat, those that are possible (sorted card numbers).

    An empty family means that any cards of the pool are possible.
    """

    def __init__(self, families: list[list[list[i64]]]) -> None:
        self.families = families

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (Belief, [self.families])


def believed(families: list[list[i64]], seen: list[i64], size: i64, possible: list[i64], rng: Rng) -> list[i64]:
    """Return a list of `size` cards that may have been brought: one of the families that fits what was seen.

    If none fits: the cards seen, and any of the `possible` ones; sorted.
    """
    fitting: list[list[i64]] = []
    for family in families:
        if len(family) == size and without(family, seen) is not None:
            fitting.append(family)
    if len(fitting) != 0:
        return fitting[rng.below(len(fitting))].copy()
    brought = seen.copy()
    while len(brought) < size:
        brought.append(possible[rng.below(len(possible))])
    brought.sort()
    return brought


def without(cards: list[i64], seen: list[i64]) -> list[i64] | None:
    """Return the cards without those seen; None if they do not hold them all."""
    counts: dict[i64, i64] = {}
    for card in seen:
        counts[card] = counts.get(card, 0) + 1
    left: list[i64] = []
    for card in cards:
        n = counts.get(card, 0)
        if n > 0:
            counts[card] = n - 1
        else:
            left.append(card)
    return left if len(left) == len(cards) - len(seen) else None


def shuffle(cards: list[i64], rng: Rng) -> None:
    """Shuffle in place."""
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
