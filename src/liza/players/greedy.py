"""The greedy player: looks one choice ahead and takes what leaves it best off."""

from __future__ import annotations

from typing import Any

from liza.kernel import Ask, Rng, State
from liza.toolkit.game import Game

SAMPLES = 2
"""Full states that every option is tried on."""


class GreedyPlayer:
    """Tries every option on the same few states that fit what it sees, lets what it began end, and has that judged.

    Args:
        game: knows how to bring a state to rest (`settle`) and what it is worth (`judge`).
        belief: what is assumed of the lists that were brought.
        seed: of the generator that fills in what is hidden and decides between equals.
        samples: on how many states each option is tried where it may hang on what is hidden.
    """

    def __init__(self, game: Game, belief: object, seed: int, samples: int = SAMPLES) -> None:
        self._game = game
        self._belief = belief
        self._rng = Rng(seed)
        self._samples = samples

    def choose(self, seen: State, ask: Ask[Any], options: list[int]) -> int:
        """Return the option with the highest sum of worths, of those that the game deems worth a try."""
        seat = ask.seat
        options = self._game.shortlist(seen, ask, options)
        totals = [0.0] * len(options)
        for _ in range(self._samples if self._game.uncertain(seen, ask) else 1):
            world: State = seen.determinize(seat, self._belief, self._rng.seed())
            for i, option in enumerate(options):
                totals[i] += self._worth(world, seat, option)
        most = max(totals)
        best = [option for option, total in zip(options, totals, strict=True) if total == most]
        return best[0] if len(best) == 1 else self._rng.pick(best)

    def _worth(self, world: State, seat: int, option: int) -> float:
        """Return what an option leads to in one state."""
        state: State = world.clone()
        state.apply_for(seat, option)
        self._game.settle(state, seat)
        return self._game.judge(state, seat)
