"""The laws that every game keeps, as functions over a game.

A law about a state takes a `Position` met in a random game; a law about a match takes a game, a set-up and a seed. Each
raises AssertionError where it does not hold; `walked`, `check_states` and `check_matches` play the games and say on
failure which seed it was, with the record of what was answered.

A game that has hidden things names, in the class attribute `reveals`, the kinds of events with which some of them become
known (a card drawn, orders shown): after such an event a twin may differ.
"""

from __future__ import annotations

import hashlib
import json
import pickle
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from liza.kernel import (
    LIVE,
    REAL,
    Ask,
    Event,
    Hook,
    Match,
    Record,
    Refusal,
    Rng,
    Shared,
    Source,
    State,
    Step,
    dump,
    option,
    read_record,
    state_hash,
)
from liza.kernel.record import Answer
from liza.toolkit.game import Game
from liza.toolkit.text import Words
from liza.toolkit.view import to_json

STOP_NAMES = {REAL: "real", LIVE: "live"}
STANDING_ODDS = 40
"""One answer in so many is a standing option, where they are thrown in."""

Chooser = Callable[[Rng, State, Ask[Any], list[int]], int]
"""How a walk answers: from the options of an ask, the one chosen."""


# Ways to choose


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
    """Return the option with the longest text, which tends to be the one that goes furthest."""
    return max(options, key=lambda one: len(ask.describe(state, one)))


ADVERSARIES: tuple[Chooser, ...] = (always_first, always_last, always_longest)


# Walks


@dataclass
class Walk:
    """One game played by a chooser; iterate over it to stop before each answer, with `state` and `seat` as they are."""

    game: Game
    setup: dict[str, Any]
    seed: int
    stops: int = REAL
    chooser: Chooser = at_random
    standing: bool = False
    state: State = field(init=False)
    seat: int = -1
    options: list[int] = field(default_factory=list)
    """Those of `seat`."""
    answers: list[Answer] = field(default_factory=list)
    _moves: list[tuple[int, int, bool]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state = self.game.simulated(self.setup, self.seed)

    def __iter__(self) -> Iterator[State]:
        rng = Rng(self.seed * 2 + 1)
        state = self.state
        while self.options_next(rng):
            yield state
            if self.standing and rng.below(STANDING_ODDS) == 0 and self._throw_in(rng):
                continue
            ask = state.ask_of(self.seat)
            assert ask is not None, f"seat {self.seat} is to answer, but owes nothing"
            chosen = self.chooser(rng, state, ask, self.options)
            self._moves.append((self.seat, chosen, False))
            state.apply_for(self.seat, chosen)

    def options_next(self, rng: Rng) -> bool:
        """Run to the next stop and settle who answers: with open lanes any seat that owes; False when it is over."""
        self.options = self.state.advance(self.stops)
        self.seat = self.state.asking
        if self.state.lanes:
            self.seat = rng.pick(self.state.owing())
            ask = self.state.ask_of(self.seat)
            assert ask is not None
            self.options = ask.options(self.state)
        return not self.state.over

    def _throw_in(self, rng: Rng) -> bool:
        seat = rng.below(len(self.game.seats))
        ask = self.state.standing(seat)
        options = ask.options(self.state) if ask is not None else []
        if not options:
            return False
        chosen = rng.pick(options)
        self._moves.append((seat, chosen, True))
        self.state.apply_standing(seat, chosen)
        return True

    def record(self) -> Record:
        """Return what was answered so far, in words: the game is played again to find them."""
        state = self.game.simulated(self.setup, self.seed)
        record = self.game.start(self.setup, self.seed, STOP_NAMES[self.stops]).record()
        record.answers = []
        for seat, chosen, standing in self._moves:
            state.advance(self.stops)
            ask = state.standing(seat) if standing else state.ask_of(seat)
            assert ask is not None
            note = "note" if ask.needs_note(state, chosen) else ""
            record.answers.append(Answer(seat, ask.describe(state, chosen), note))
            if standing:
                state.apply_standing(seat, chosen)
            else:
                state.apply_for(seat, chosen)
        return record


@contextmanager
def reported(walk: Walk) -> Iterator[None]:
    """Say, when something fails inside, which game it was and what had been answered."""
    try:
        yield
    except Exception as error:
        try:
            told = walk.record().to_text()
        except Exception as failed:
            told = f"(no record: {failed})"
        chooser = walk.chooser.__name__
        raise AssertionError(f"{walk.game.id}, seed {walk.seed}, {chooser}: {error}\n{told}") from error


def setup_for(game: Game, seed: int) -> dict[str, Any]:
    """Return the set-up of a seed: the default one for seed 0, else random."""
    return game.complete(game.random_setup(Rng(seed)) if seed else game.default_setup())
