# plain: cards are built once, when the program starts
"""The cards of some card files as a game is played with: their models, what the engine has of them, their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Generic, TypeVar

from liza.kernel import digest
from liza.toolkit.cardfile import CardFormat, CardSet
from liza.toolkit.cardmodels import PrintedModel
from liza.toolkit.decks import NamedCards
from liza.toolkit.pools import Pool, keep_pool, register_loader

C = TypeVar("C", bound=PrintedModel)
P = TypeVar("P", bound=Pool)


class CardPool(NamedCards[C], Generic[C, P]):
    """Printed cards with the models they were built from: what texts, decks and lists of cards need."""

    def __init__(self, models: CardSet[C], pool: P, common: Iterable[str]) -> None:
        super().__init__(models.cards)
        self.models = models
        self.pool = pool
        self._common = tuple(common)
        self._by_number = {card.number: card for card in models.cards}

    def model(self, number: int) -> C:
        """Return the model of a card by its number."""
        return self._by_number[number]

    def digest(self, ids: Iterable[str]) -> str:
        """Return the digest of what these cards and the common ones do; names and flavour do not count."""
        wanted = sorted({*ids, *self._common})
        skip = {"name", "flavour", "icon"}
        return digest("\n".join(self.models.by_id[id].model_dump_json(exclude=skip, by_alias=True) for id in wanted))


class CardPools(Generic[C, P]):
    """Every pool of a game that this process has needed; called with further card files or folders, it gives theirs."""

    def __init__(
        self,
        form: CardFormat[C],
        build: Callable[[str, CardSet[C]], P],
        common: Callable[[C], bool] = lambda card: False,
    ) -> None:
        """Register the game's pools.

        Args:
            form: the game's card files.
            build: makes the pool of a key from the models.
            common: tells which cards belong to every game, whatever its decks: tokens, say.
        """
        self.known: dict[str, CardPool[C, P]] = {}
        self._form = form
        self._build = build
        self._common = common
        register_loader(form.package, lambda key: self.by_key(key).pool)

    def __call__(self, *sets: str | Path) -> CardPool[C, P]:
        """Return the game's own cards, with those of further files or folders.

        Raises:
            ProblemsError: what is wrong in a file.
        """
        key = "|".join(str(Path(path).resolve()) for path in sets)
        if key not in self.known:
            models = self._form.load([self._form.sample, *sets])
            pool = self._build(key, models)
            keep_pool(pool)
            common = (card.id for card in models.cards if self._common(card))
            self.known[key] = CardPool(models, pool, common)
        return self.known[key]

    def by_key(self, key: str) -> CardPool[C, P]:
        """Return the cards of a pool by its key."""
        known = self.known.get(key)
        return known if known is not None else self(*[path for path in key.split("|") if path])
