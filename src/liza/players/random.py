"""The random player: every legal answer is as likely as the others."""

from __future__ import annotations

from typing import Any

from liza.kernel import Ask, Rng, State


class RandomPlayer:
    """Chooses with a generator of its own; it looks at nothing."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, seen: State, ask: Ask[Any], options: list[int]) -> int:
        """Return any option."""
        return self._rng.pick(options)
