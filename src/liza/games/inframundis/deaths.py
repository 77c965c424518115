"""Leaving play, and the standing checks: a Nexus at 0, then destructions, until nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from liza.games.inframundis import kinds
from liza.games.inframundis.numbers import claims, life, line_strength
from liza.games.inframundis.pieces import KNOWN, NOBODY, Piece
from liza.games.inframundis.printed import REAR, TABLE

if TYPE_CHECKING:
    from liza.games.inframundis.state import Inf


def told(p: Piece, more: i64 = 0) -> i64:
    """Return a piece packed for an event."""
    return p.controller | p.serial << 4 | p.card << 16 | more << 28


def standing_checks(s: Inf) -> None:
    """End the game if a Nexus is at 0 [INF-1-4]; destroy together all whose wounds reach their Life [INF-7.4-4]."""
    dire = s.pool.dire
    while s.dirty and not s.over:
        s.dirty = False
        if s.sides[0].nexus <= 0 or s.sides[1].nexus <= 0:
            _nexus_fall(s)
            return
        dead: list[Piece] = []
        for side in s.sides:
            for line in side.lines:
                for p in line:
                    # unharmed creatures live, unless something lowers their Life
                    if (p.wounds != 0 or p.boosts or dire) and p.wounds >= life(s, p):
                        dead.append(p)
        if len(dead) != 0:
            destroy(s, dead, "INF-7.4-4")


def _nexus_fall(s: Inf) -> None:
    """A fallen Nexus outranks everything still to come [INF-1-5]; two at once are a draw unless agreed otherwise."""
    south, north = s.sides
    if south.nexus > 0:
        s.end(0, _fall_clause(s, 1))
    elif north.nexus > 0:
        s.end(1, _fall_clause(s, 0))
    elif s.rules.force_breaks_fall:
        mine, theirs = total_force(s, 0), total_force(s, 1)
        s.end(NOBODY if mine == theirs else 0 if mine > theirs else 1, "INF-1-6")
    else:
        s.end(NOBODY, "INF-1-6")


def _fall_clause(s: Inf, seat: i64) -> str:
    """Return the clause of a fall: another if the fallen player held what wins when a Round closes [INF-1-5]."""
    held = 0
    for line in range(3):
        if line_strength(s, seat, line) > line_strength(s, 1 - seat, line) or claims(s, seat, line):
            held += 1
    return "INF-1-5" if held == 3 or (held == 2 and s.sides[seat].mark > 0) else "INF-1-4"


def total_force(s: Inf, seat: i64) -> i64:
    """Return the Fuerza of the three lines together [INF-11.4-3]."""
    return line_strength(s, seat, 0) + line_strength(s, seat, 1) + line_strength(s, seat, 2)


def destroy(s: Inf, dead: list[Piece], clause: str) -> None:
    """Destroy creatures together: all are told, which collects what it triggers, before any of them leaves."""
    for p in dead:
        s.emit(kinds.DIED, told(p, p.line), 0, clause)
    for p in dead:
        take_away(s, p)
        to_discard(s, p)


def take_away(s: Inf, p: Piece) -> None:
    """Take a piece off the table with its hooks and rules; what it bore is discarded or stays loose [INF-3-5]."""
    side = s.sides[p.controller]
    if p.line <= REAR:
        side.lines[p.line].remove(p)
    elif p.bearer != 0:
        bearer = s.creature(p.bearer)
        if bearer is not None:
            bearer.gear.remove(p)
    else:
        side.table.remove(p)
    forget(s, p)
    for gear in p.gear:
        _lose_gear(s, gear)
    p.gear = []
    s.dirty = True


def forget(s: Inf, p: Piece) -> None:
    """Take down the hooks and rules of a piece that leaves or changes its controller."""
    if s.hooks:
        s.unhang(p.serial)
    if s.auras:
        s.auras = [aura for aura in s.auras if aura.serial != p.serial]
    if s.steering:
        s.steering = [aura for aura in s.steering if aura.serial != p.serial]
    if p.serial in s.actors:
        s.actors.remove(p.serial)


def _lose_gear(s: Inf, gear: Piece) -> None:
    forget(s, gear)
    gear.bearer = 0
    if s.rules.gear_stays:
        gear.controller = gear.owner
        gear.line = TABLE
        s.sides[gear.owner].table.append(gear)
        s.emit(kinds.GEAR_LOST, told(gear, 1), 0, "INF-3-5")
    else:
        s.emit(kinds.GEAR_LOST, told(gear), 0, "INF-3-5")
        to_discard(s, gear)


def to_discard(s: Inf, p: Piece) -> None:
    """Put a card that left play into its owner's discard pile; a token vanishes [INF-4-5]."""
    if not p.token:
        s.sides[p.owner].discard.append(p.card)


def to_hand(s: Inf, p: Piece) -> None:
    """Return a piece to its owner's hand, where the rival knows it; a token vanishes [INF-4-5]."""
    s.emit(kinds.RETURNED, told(p), 0, "INF-4-5")
    take_away(s, p)
    if not p.token:
        s.sides[p.owner].hand.append(p.card | KNOWN)
