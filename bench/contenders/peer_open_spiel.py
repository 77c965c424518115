"""OpenSpiel's games in C++, driven through its Python interface by a loop in Python."""

import random
from collections.abc import Callable
from importlib.metadata import version

import pyspiel

from contender import Contender, Counts


class OpenSpiel(Contender):
    """What the kinds of random games share."""

    def __init__(self, name: str) -> None:
        self._game = pyspiel.load_game(name)

    def facts(self) -> dict[str, str]:
        """Return the version."""
        return {"open_spiel": version("open_spiel")}


class Deterministic(OpenSpiel):
    """A game without chance, by the loop that the library's own examples use."""

    def batch(self, size: int, rng: random.Random) -> Counts:
        """Play `size` games."""
        draw = rng.random
        decisions = options = 0
        for _ in range(size):
            state = self._game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                decisions += 1
                options += len(legal)
                state.apply_action(legal[int(draw() * len(legal))])
        return {"decisions": decisions, "options": options, "games": size}


class Shortest(OpenSpiel):
    """The same with one call less: these games list no actions once they are over."""

    def batch(self, size: int, rng: random.Random) -> Counts:
        """Play `size` games."""
        draw = rng.random
        decisions = options = 0
        for _ in range(size):
            state = self._game.new_initial_state()
            while legal := state.legal_actions():
                decisions += 1
                options += len(legal)
                state.apply_action(legal[int(draw() * len(legal))])
        return {"decisions": decisions, "options": options, "games": size}


class Stochastic(OpenSpiel):
    """A game with chance nodes; those are sampled here and are no decisions."""

    def batch(self, size: int, rng: random.Random) -> Counts:
        """Play `size` games."""
        draw = rng.random
        decisions = options = 0
        for _ in range(size):
            state = self._game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(sample(state.chance_outcomes(), draw))
                    continue
                legal = state.legal_actions()
                decisions += 1
                options += len(legal)
                state.apply_action(legal[int(draw() * len(legal))])
        return {"decisions": decisions, "options": options, "games": size}


def sample(outcomes: list[tuple[int, float]], draw: Callable[[], float]) -> int:
    """Return one outcome of a chance node by its probability."""
    left = draw()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


CONTENDERS = {
    "tic_tac_toe": lambda: Deterministic("tic_tac_toe"),
    "tic_tac_toe-shortest": lambda: Shortest("tic_tac_toe"),
    "connect_four": lambda: Deterministic("connect_four"),
    "connect_four-shortest": lambda: Shortest("connect_four"),
    "gin_rummy": lambda: Stochastic("gin_rummy"),
}
