"""Computer players: they are handed an observation, never the state of a match, and answer with a legal option.

`names` lists them and `make_player` makes one. A player of your own is a class with `choose` (see `Player`) and a line
in `PLAYERS`.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Final

from liza.players.greedy import GreedyPlayer
from liza.players.player import Player
from liza.players.random import RandomPlayer
from liza.toolkit.game import Game, Setup

OPEN: Final = "open"
"""Lists are open: a player knows what both sides have brought."""
FAIR: Final = "fair"
"""A player knows the own list alone."""


def _random(game: Game, belief: object, seed: int) -> Player:
    return RandomPlayer(seed)


def _greedy(game: Game, belief: object, seed: int) -> Player:
    return GreedyPlayer(game, belief, seed)


PLAYERS: Final[dict[str, Callable[[Game, object, int], Player]]] = {"random": _random, "greedy": _greedy}
"""Every player by name: made from its game, its belief of what the rival has brought, and the seed of its generator."""


class UnknownPlayerError(LookupError):
    """No player has this name.

    Attributes:
        name: what was asked for.
        known: the names there are.
        likely: those that may have been meant.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.known = names()
        self.likely = difflib.get_close_matches(name.strip().lower(), self.known)
        super().__init__(f"there is no player {name!r}; known are {', '.join(self.known)}")


def names() -> list[str]:
    """Return the names of the players, the weakest first."""
    return list(PLAYERS)


def make_player(name: str, game: Game, setup: Setup, seat: int, seed: int, lists: str = OPEN) -> Player:
    """Return a player for a seat of a game set up like this (completed).

    Args:
        name: one of `names()`.
        game: the game.
        setup: a completed set-up; what the player may know of it is decided by `lists`.
        seat: where it sits.
        seed: of its own generator: the same seed gives the same answers.
        lists: `OPEN`, as in the laboratory, or `FAIR`.

    Raises:
        UnknownPlayerError: there is no such player.
    """
    maker = PLAYERS.get(name)
    if maker is None:
        raise UnknownPlayerError(name)
    belief = game.open_belief(setup) if lists == OPEN else game.fair_belief(setup, seat)
    return maker(game, belief, seed)


__all__ = [
    "FAIR",
    "OPEN",
    "PLAYERS",
    "GreedyPlayer",
    "Player",
    "RandomPlayer",
    "UnknownPlayerError",
    "make_player",
    "names",
]
