"""How good a position is for a seat: an evaluation for computer players, of full (determinized) states."""

from __future__ import annotations

from mypy_extensions import i64

from liza.games.inframundis.numbers import attack, life
from liza.games.inframundis.state import Inf


def judge(s: Inf, seat: i64) -> float:
    """Return the worth of a state for `seat`, -1 (lost) to 1 (won); unscaled worths are in points of card value."""
    if s.over:
        if s.winner < 0:
            return 0.0
        return 1.0 if s.winner == seat else -1.0
    worth = side_worth(s, seat) - side_worth(s, 1 - seat) + line_worth(s, seat)
    return worth / (30.0 + (worth if worth > 0.0 else -worth))


def side_worth(s: Inf, seat: i64) -> float:
    """Return the worth of what a side has: life, cards, creatures, gear."""
    side = s.sides[seat]
    worth = life_worth(side.nexus) + 1.6 * float(len(side.hand)) + 0.5 * float(side.limit)
    worth += 4.0 * float(side.mark)
    for line in side.lines:
        for p in line:
            strength = attack(s, p)
            left = life(s, p) - p.wounds
            worth += 1.0 + 1.0 * float(strength) + 0.7 * float(left)
            if p.stunned:
                worth -= 0.4 * float(strength)
            worth += 0.8 * float(len(p.gear))
            if p.keywords != 0 and p.silenced == 0:
                worth += 0.6
    worth += 1.8 * float(len(side.table))
    if side.leader is not None:
        worth += 1.0
    return worth


def life_worth(nexus: i64) -> float:
    """Return the worth of a Nexus: the last points count more."""
    total = 0.55 * float(nexus)
    if nexus < 8:
        total -= 0.5 * float(8 - nexus)
    return total


def line_worth(s: Inf, seat: i64) -> float:
    """Return the worth of the lines as they would be judged now; more as the Round's end comes near."""
    held: i64 = 0
    lost: i64 = 0
    margin: float = 0.0
    for line in range(3):
        difference: i64 = 0
        for p in s.sides[seat].lines[line]:
            difference += attack(s, p)
        for p in s.sides[1 - seat].lines[line]:
            difference -= attack(s, p)
        if difference > 0:
            held += 1
        elif difference < 0:
            lost += 1
        capped = difference if difference < 4 else 4
        margin += float(capped if capped > -4 else -4)
    worth = 1.5 * float(held - lost) + 0.25 * margin
    last = s.active != s.first
    weight = 1.6 if last else 0.8
    worth += weight * _domination(held, s.sides[seat].mark) - weight * _domination(lost, s.sides[1 - seat].mark)
    return worth


def _domination(held: i64, mark: i64) -> float:
    if held == 3:
        return 12.0
    if held == 2:
        return 9.0 if mark > 0 else 4.0
    return 0.0
