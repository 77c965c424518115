"""The names of liza that the benchmark uses; where the engine's interface changes, this module alone follows."""

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from types import FunctionType
from typing import Any

import liza
from contender import UnavailableError
from liza._build import build_words, switched_off, why_interpreted
from liza.kernel import ALL, REAL, Match, Rng, State, playout

__all__ = ["ALL", "REAL", "Game", "Match", "Rng", "State", "facts", "playout"]

SETUPS: dict[str, list[dict[str, Any]]] = {
    "inframundis": [{"decks": ["umbral", "brasa"]}, {"decks": ["brasa", "umbral"]}],
    "bellum": [{"decks": ["castilla", "tahuantinsuyo"]}, {"decks": ["tahuantinsuyo", "castilla"]}],
    "resurgir": [{"decks": ["mapuche", "mexica"]}, {"decks": ["mexica", "mapuche"]}],
    "promised": [{"players": 2}, {"players": 3}, {"players": 4}],
    "campaign": [{"players": 2}, {"players": 3}, {"players": 6}],
}
"""Set-ups that games take in turn, over the game's default."""

REASONS = {"stale": "its sources have changed since", "absent": "there is none", "": "this game is not in it"}


class Game:
    """A game by the name of its module, with its set-ups made ready.

    Raises:
        UnavailableError: the build that runs isn't the one asked for; one is never measured under the other's name.
    """

    def __init__(self, module: str) -> None:
        self._game = import_module(f"liza.games.{module}").GAME
        raw = SETUPS.get(module, [{}])
        self._setups = [self._game.complete(self._game.default_setup() | setup) for setup in raw]
        self._fresh: list[State] = [self._game.fresh(setup) for setup in self._setups]
        self._turns = len(raw)
        native = not isinstance(type(self.state(0, 1)).clone, FunctionType)
        if {native, build_words() == "compiled"} != {not switched_off()}:
            why = "it runs although LIZA_INTERPRETED is set" if switched_off() else REASONS[why_interpreted()]
            raise UnavailableError(f"the compiled build: {why}; `make compiled` makes it afresh")

    def state(self, number: int, seed: int) -> State:
        """Return the start of game `number`, with a generator of its own."""
        return self._fresh[number % self._turns].seeded(seed)

    def match(self, number: int, seed: int) -> Match:
        """Return match `number` as a laboratory plays it."""
        match: Match = self._game.start(self._setups[number % self._turns], seed)
        return match


def facts() -> dict[str, str]:
    """Return liza's version, the build that runs and what compiles it."""
    try:
        compiler = version("mypy")
    except PackageNotFoundError:
        compiler = "not installed"
    return {"liza": liza.__version__, "build": build_words(), "mypyc": compiler}
