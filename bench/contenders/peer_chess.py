"""python-chess: random games to mate, stalemate, the fifty-move rule or a position without mating material."""

import random
from importlib.metadata import version

import chess

from contender import Contender, Counts

FIFTY_MOVES = 100
"""Half-moves without a capture or a pawn's move."""


class Chess(Contender):
    """Random games of chess."""

    def facts(self) -> dict[str, str]:
        """Return the version."""
        return {"chess": version("chess")}

    def batch(self, size: int, rng: random.Random) -> Counts:
        """Play `size` games."""
        draw = rng.random
        decisions = options = 0
        for _ in range(size):
            board = chess.Board()
            while board.halfmove_clock < FIFTY_MOVES and not board.is_insufficient_material():
                legal = list(board.legal_moves)
                if not legal:
                    break
                decisions += 1
                options += len(legal)
                board.push(legal[int(draw() * len(legal))])
        return {"decisions": decisions, "options": options, "games": size}


CONTENDERS = {"chess": Chess}
