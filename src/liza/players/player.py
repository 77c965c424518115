"""What a computer player is."""

from __future__ import annotations

from typing import Any, Protocol

from liza.kernel import Ask, State


class Player(Protocol):
    """Answers for one seat."""

    def choose(self, seen: State, ask: Ask[Any], options: list[int]) -> int:
        """Return one of the options.

        Args:
            seen: the observation of the seat that is asked; not written to.
            ask: what it is asked; `ask.seat` is the seat.
            options: the legal answers, at least one.
        """
        ...
