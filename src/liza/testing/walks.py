"""Random games for tests: walked answer by answer, stopped where one likes, and told in words when something fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from liza.kernel import REAL, STOPS, Ask, Event, Record, Rng, State, dump
from liza.kernel.record import Answer
from liza.toolkit.game import Game

STANDING_ODDS = 40
"""One answer in so many is a standing option, where they are thrown in."""

Chooser = Callable[[Rng, State, Ask[Any], list[int]], int]
"""How a walk answers: the option chosen among those of an ask."""


def at_random(rng: Rng, state: State, ask: Ask[Any], options: list[int]) -> int:
    """Return any option."""
    return rng.pick(options)


def always_first(rng: Rng, state: State, ask: Ask[Any], options: list[int]) -> int:
    """Return the first option."""
    return options[0]


def always_last(rng: Rng, state: State, ask: Ask[Any], options: list[int]) -> int:
    """Return the last option."""
    return options[-1]


def always_longest(rng: Rng, state: State, ask: Ask[Any], options: list[int]) -> int:
    """Return the option with the longest text: the one with most operands."""
    return max(options, key=lambda one: len(ask.describe(state, one)))


ADVERSARIES: tuple[Chooser, ...] = (always_first, always_last, always_longest)


@dataclass
class Walk:
    """One game, played by a chooser from a seed. Iterating over it stops before each answer.

    At a stop `state` is the state, `seat` who is about to answer (with open lanes any seat that owes an answer) and
    `options` what it may answer. With `standing`, now and then some seat takes one of its standing options instead.
    """

    game: Game
    setup: dict[str, Any]
    seed: int
    stops: int = REAL
    chooser: Chooser = at_random
    standing: bool = False
    state: State = field(init=False, repr=False)
    seat: int = field(init=False, default=-1)
    options: list[int] = field(init=False, default_factory=list)
    moves: list[tuple[int, int, bool]] = field(init=False, default_factory=list, repr=False)
    """Seat, option, and whether it was a standing one."""

    def __post_init__(self) -> None:
        self.state = self.game.simulated(self.setup, self.seed)

    def __iter__(self) -> Iterator[State]:
        rng = Rng(self.seed + 1)
        while self._stop(rng):
            yield self.state
            if self.standing and rng.below(STANDING_ODDS) == 0 and self._stands(rng):
                continue
            ask = self.state.ask_of(self.seat)
            assert ask is not None, f"seat {self.seat} is to answer, but owes nothing"
            chosen = self.chooser(rng, self.state, ask, self.options)
            self.moves.append((self.seat, chosen, False))
            self.state.apply_for(self.seat, chosen)

    def play(self) -> State:
        """Play to the end and return the last state."""
        for _ in self:
            pass
        return self.state

    def _stop(self, rng: Rng) -> bool:
        self.options = self.state.advance(self.stops)
        self.seat = self.state.asking
        if self.state.lanes and not self.state.over:
            self.seat = rng.pick(self.state.owing())
            ask = self.state.ask_of(self.seat)
            assert ask is not None
            self.options = ask.options(self.state)
        return not self.state.over

    def _stands(self, rng: Rng) -> bool:
        seat = rng.below(len(self.game.seated(self.setup)))
        ask = self.state.standing(seat)
        options = ask.options(self.state) if ask is not None else []
        if not options:
            return False
        chosen = rng.pick(options)
        self.moves.append((seat, chosen, True))
        self.state.apply_standing(seat, chosen)
        return True

    def record(self, upto: int | None = None) -> Record:
        """Return the first answers in words; the game is played again to find them."""
        stops = next(name for name, number in STOPS.items() if number == self.stops)
        record = Record(self.game.start(self.setup, self.seed, stops).header)
        state = self.game.simulated(self.setup, self.seed)
        for seat, chosen, standing in self.moves[:upto]:
            state.advance(self.stops)
            ask = state.standing(seat) if standing else state.ask_of(seat)
            assert ask is not None
            note = "because" if ask.needs_note(state, chosen) else ""
            record.answers.append(Answer(seat, ask.describe(state, chosen), note))
            if standing:
                state.apply_standing(seat, chosen)
            else:
                state.apply_for(seat, chosen)
        return record


@dataclass
class Position:
    """A state met in a walk, at a stop; a copy, to do with as one likes."""

    game: Game
    setup: dict[str, Any]
    state: State
    seat: int
    """Who was about to answer."""
    events: list[Event]
    """What had happened since the stop before."""
    answers: int
    """How many had been given."""
    rng: Rng


def positions(walk: Walk, most: int) -> list[Position]:
    """Play a walk to its end and return up to so many of its positions, each stop as likely as the others."""
    rng = Rng(walk.seed + 2)
    kept: list[Position] = []
    told = 0
    walk.state.log = []
    for number, state in enumerate(walk):
        log = state.log or []
        place = number if number < most else rng.below(number + 1)
        if place < most:
            clone = state.clone()
            assert dump(clone) == dump(state), "a clone differs from its original"
            chance = Rng(rng.seed())
            met = Position(walk.game, walk.setup, clone, walk.seat, log[told:], len(walk.moves), chance)
            kept[place : place + 1] = [met]
        told = len(log)
    return kept


@contextmanager
def reported(walk: Walk, upto: int | None = None) -> Iterator[None]:
    """Say, when something fails inside, which game it was, with the record of what had been answered."""
    try:
        yield
    except Exception as error:
        try:
            told = walk.record(upto).to_text()
        except Exception as failed:
            told = f"(there is no record: {failed})"
        message = f"{walk.game.id}, seed {walk.seed}, {walk.chooser.__name__}: {type(error).__name__}: {error}\n{told}"
        raise AssertionError(message) from error


def setup_for(game: Game, seed: int) -> dict[str, Any]:
    """Return the set-up that goes with a seed: the default one for seed 0, else a random one."""
    return game.complete(game.random_setup(Rng(seed)) if seed else game.default_setup())


__all__ = [
    "ADVERSARIES", "STANDING_ODDS", "Chooser", "Position", "Walk", "always_first", "always_last", "always_longest",
    "at_random", "positions", "reported", "setup_for",
]  # fmt: skip
