"""dgisim: a trading card game in Python, driven through its GameState and its action generators.

The choices follow its own RandomAgent: uniform among listed choices, dice paid by its helper,
a random part of the hand changed, the dice of useless elements rolled again, the end of the roll phase shunned four
times in five. One decision is one whole action of a player (card, target, dice).
"""

import random
from importlib.metadata import version
from typing import Any

from dgisim import AbstractDice, ActionGenerator, ActionType, ActualDice, Element, GameState

from contender import Contender, Counts

SHUN_END_OF_ROLL = 0.8


class Dgisim(Contender):
    """Random games of the full card pool with random decks."""

    def facts(self) -> dict[str, str]:
        """Return the version."""
        return {"dgisim": version("dgisim")}

    def batch(self, size: int, rng: random.Random) -> Counts:
        """Play `size` games."""
        # The engine and its helpers draw from the module's own generator.
        random.seed(rng.getrandbits(64))
        decisions = options = 0
        for _ in range(size):
            state = GameState.from_default()
            while not state.game_end():
                seat = state.waiting_for()
                if seat is None:
                    state = state.step()
                    continue
                generator, listed = choose(state.action_generator(seat))
                decisions += 1
                options += listed
                state = state.action_step(seat, generator.generate_action())
        return {"decisions": decisions, "options": options, "games": size}


def choose(generator: ActionGenerator) -> tuple[ActionGenerator, int]:
    """Return the generator filled at random and how many choices it listed (a set of cards or dice counts as one)."""
    listed = 0
    while not generator.filled():
        choices = generator.choices()
        if isinstance(choices, tuple):
            listed += len(choices)
            generator = generator.choose(random.choice(without_end_of_roll(generator, choices)))
        else:
            listed += 1
            generator = generator.choose(part_of(generator, choices))
    return generator, listed


def without_end_of_roll(generator: ActionGenerator, choices: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the choices, most times without ending the roll phase."""
    state = generator.game_state
    if state.phase == state.mode.roll_phase() and random.random() < SHUN_END_OF_ROLL:
        return tuple(choice for choice in choices if choice is not ActionType.END_ROUND)
    return choices


def part_of(generator: ActionGenerator, choices: Any) -> Any:
    """Return dice that pay a price, dice to roll again, or cards to change."""
    state = generator.game_state
    characters = state.get_player(generator.pid).characters
    if isinstance(choices, AbstractDice):
        return generator.dice_available().smart_selection(choices, characters)
    if not isinstance(choices, ActualDice):
        return choices.pick_random(random.randint(0, choices.num_cards()))[1]
    if state.phase == state.mode.roll_phase():
        wanted = {Element.OMNI, *characters.all_elems()}
        return ActualDice({element: choices[element] for element in choices.elems() if element not in wanted})
    return choices.pick_random_dice(random.randint(0, choices.num_dice()))[1]


CONTENDERS = {"dgisim": Dgisim}
