"""Random games played out inside the engine: the inner loop of benches, tests and search."""

from __future__ import annotations

from mypy_extensions import i64

from liza.kernel.chance import Rng
from liza.kernel.state import REAL, State


def playout(s: State, rng: Rng, stops: i64 = REAL) -> i64:
    """Play the state to its end with uniform random answers; return how many were given."""
    decisions: i64 = 0
    options = s.advance(stops)
    while len(options) != 0:
        decisions += 1
        s.apply(rng.pick(options))
        options = s.advance(stops)
    return decisions
