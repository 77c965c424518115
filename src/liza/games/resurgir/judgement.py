"""How good a state is for a player: Victory Points, what is on the table, what is in hand; and when to look."""

from __future__ import annotations

from math import tanh

from mypy_extensions import i64

from liza.games.resurgir import notation
from liza.games.resurgir.chain import ChooseResponse
from liza.games.resurgir.combat import ChooseInitiative
from liza.games.resurgir.numbers import are_met, available, strength
from liza.games.resurgir.pieces import EQUINOX_HALVES, LAST_TURN, NO_EQUINOX
from liza.games.resurgir.state import Res
from liza.kernel import REAL

SCALE = 16.0
"""So many halves ahead are most of a victory."""
CARD = 0.5
UNIT = 0.5
YIELD = 1.0
COUNT = 0.4
"""What a card in play is worth besides, for the final bonus, in each turn that has gone by."""
SETTLING = 40
"""Answers at most until a response or a Confrontation has come to its end."""


def judge(s: Res, seat: i64) -> float:
    """Return how good a full state is for `seat`, -1 (lost) to 1 (won)."""
    if s.over:
        return float(s.returns()[seat])
    return tanh((worth(s, seat) - worth(s, 1 - seat)) / SCALE)


def worth(s: Res, seat: i64) -> float:
    """Return what a side is worth, in halves of Victory Points."""
    side = s.sides[seat]
    left = LAST_TURN - s.turn
    total = float(side.halves) + CARD * len(side.hand) + COUNT * float(s.turn * side.in_play()) / LAST_TURN
    for p in side.units():
        total += UNIT * float(strength(s, p)) if p.poison == 0 else UNIT
    for p in side.zones[2]:
        total += YIELD * float(s.pool.cards[p.card].yields * left)
    total += 0.1 * float(available(s, seat))
    if side.equinox == NO_EQUINOX and are_met(s, seat, s.culture(seat).needs):
        total += EQUINOX_HALVES / 2.0
    return total


def settle(s: Res, seat: i64) -> None:
    """Let what was begun end: responses and the War Initiative are passed, to where a player acts again."""
    for _ in range(SETTLING):
        options = s.advance(REAL)
        if s.over or len(options) == 0:
            return
        step = s.ask_of(s.asking)
        if not isinstance(step, (ChooseResponse, ChooseInitiative)):
            return
        s.apply(notation.PASS)
