"""The end of a game for two: one of them has won, or nobody, by some clause."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from liza.kernel import State

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Duel(State):
    """A game for two; a game's own state copies `winner` and `ending` by `_copy_end`."""

    def __init__(self) -> None:
        super().__init__(2)
        self.winner: i64 = NOBODY
        self.ending = ""
        """The clause that ended the game."""

    def _copy_end(self, to: Duel) -> None:
        to.winner = self.winner
        to.ending = self.ending

    def returns(self) -> list[i64]:
        """Return 1 for the winner and -1 for the loser, 0 and 0 for a draw."""
        if self.winner < 0:
            return [0, 0]
        return [1, -1] if self.winner == 0 else [-1, 1]

    def result_clause(self) -> str:
        """Return the clause that ended the game."""
        return self.ending

    def finish(self, winner: i64, clause: str) -> None:
        """End the game, with a winner below 0 for nobody's; whatever is still scheduled never happens."""
        self.over = True
        self.winner = winner
        self.ending = clause
        self.agenda.clear()
        self.waiting.clear()
