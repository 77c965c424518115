"""Counting positions: a number that changes when the rules do."""

from __future__ import annotations

from liza.kernel import ALL, State
from liza.toolkit.game import Game


def perft(game: Game, state: State, depth: int, stops: int = ALL) -> int:
    """Return in how many ways `depth` answers can be given from a state; games that end before are not counted.

    A known number proves that nothing changed; to prove that something is right, count a small position by hand.
    Where lanes are open, seats answer in their order, for any other order leads to the same positions.

    Raises:
        AssertionError: a position breaks an invariant of the game.
    """
    if depth == 0:
        return 1
    options = state.advance(stops)
    wrong = game.broken(state)
    if wrong:
        raise AssertionError(f"{game.id}: {'; '.join(wrong)}, in {state!r}")
    if depth == 1:
        return len(options)
    count = 0
    for option in options:
        after = state.clone()
        after.apply(option)
        count += perft(game, after, depth - 1, stops)
    return count
