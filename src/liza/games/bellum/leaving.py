"""Leaving the field [BEL-15-5], and the standing check: damage that reaches the current DEF destroys [BEL-8-4]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from liza.games.bellum import kinds
from liza.games.bellum.numbers import defence
from liza.games.bellum.pieces import NOBODY, Piece
from liza.games.bellum.printed import (
    ENEMY_UNIT_DESTROYED,
    REARGUARD,
    STRUCTURES,
    YOUR_UNIT_DESTROYED,
)
from liza.kernel.options import bit

if TYPE_CHECKING:
    from liza.games.bellum.state import Bel


def told(p: Piece, more: i64 = 0, other: i64 = 0) -> i64:
    """Return a card in play packed for an event."""
    return p.controller | p.serial << 4 | p.card << 16 | more << 28 | other << 40


def card_in_play(s: Bel, serial: i64) -> i64:
    """Return the card number of a card in play, 0 if it is not there."""
    p = s.find(serial)
    return 0 if p is None else p.card


def standing_checks(s: Bel) -> None:
    """Destroy together all whose damage reaches their DEF, and again if that changes another's [BEL-8-7]."""
    while s.dirty and not s.over:
        s.dirty = False
        if s.rules.each_effect and close_resolution(s):
            return
        dead: list[Piece] = []
        for side in s.sides:
            for zone in range(STRUCTURES + 1):
                for p in side.zones[zone]:
                    # undamaged cards stand, unless something lowers their DEF
                    if (p.damage != 0 or p.boosts or s.auras) and p.damage >= defence(s, p):
                        dead.append(p)
        if len(dead) != 0:
            destroy(s, dead, _how_they_died(s, dead))


def _how_they_died(s: Bel, dead: list[Piece]) -> str:
    """Return the clause of a destruction by damage: of both combatants, of several at once in combat, or as usual."""
    # What a Tactic of the chain destroys has not fallen to the combat's damage.
    if len(dead) == 1 or len(s.engagements) == 0 or len(s.chain) != 0:
        return "BEL-8-4"
    serials = [p.serial for p in dead]
    for fight in s.engagements:
        if fight.attacker in serials and fight.target in serials:
            return "BEL-8-6"
    return "BEL-8-7"


def close_resolution(s: Bel) -> bool:
    """End the game if a Main Objective has fallen: both within one resolution are a draw [BEL-1-9]."""
    south, north = s.sides[0].fallen, s.sides[1].fallen
    if not south and not north:
        return False
    if south and north:
        s.end(NOBODY, "BEL-1-9")
    else:
        s.end(1 if south else 0, "BEL-1-3")
    return True


def destroy(s: Bel, dead: list[Piece], clause: str) -> None:
    """Destroy cards together: all are told, which collects what it triggers, before any of them leaves [BEL-8-7].

    A pile is one destruction, told with its top stage [BEL-11-24].
    """
    for p in dead:
        s.emit(kinds.DESTROYED, told(p, p.zone), 0, "BEL-11-24" if len(p.covered) != 0 else clause)
        if p.zone <= REARGUARD:
            s.happened[p.controller] |= bit(YOUR_UNIT_DESTROYED)
            s.happened[1 - p.controller] |= bit(ENEMY_UNIT_DESTROYED)
    for p in dead:
        take_away(s, p)
        s.sides[p.owner].graveyard.extend(pile(p))


def pile(p: Piece) -> list[i64]:
    """Return the cards of a pile, the lowest stage first: they go wherever the card goes [BEL-11-15, BEL-11-25]."""
    out: list[i64] = [i64(number) for number in p.covered]
    out.append(p.card)
    return out


def take_away(s: Bel, p: Piece) -> None:
    """Take a card off the field with its hooks and rules; the Relics it had become neutral [BEL-12-10, BEL-12-15]."""
    s.sides[p.controller].zones[p.zone].remove(p)
    forget(s, p.serial)
    for relic in s.relics:
        if relic.holder == p.serial:
            clause = "BEL-12-15" if relic.stored else "BEL-12-10"
            relic.holder = 0
            relic.stored = False
            forget(s, relic.serial)
            s.emit(kinds.RELIC_FREED, told(relic), p.card, clause)
            relic.controller = NOBODY
    s.dirty = True


def forget(s: Bel, serial: i64) -> None:
    """Take down the hooks and rules of a card that leaves, ascends or changes its controller."""
    if s.hooks:
        s.unhang(serial)
    if s.auras:
        s.auras = [aura for aura in s.auras if aura.serial != serial]
    if serial in s.actors:
        s.actors.remove(serial)


def to_hand(s: Bel, p: Piece) -> None:
    """Return a card to its owner's hand [BEL-15-5], the whole pile [BEL-11-15]; its owner's, whoever has it."""
    clause = "BEL-15-5" if p.controller == p.owner else "BEL-15-1"
    s.emit(kinds.RETURNED, told(p, 0), p.owner, "BEL-11-15" if len(p.covered) != 0 else clause)
    take_away(s, p)
    s.sides[p.owner].hand.extend(pile(p))


def to_castle(s: Bel, p: Piece) -> None:
    """Shuffle a card into its owner's Castle, the whole pile [BEL-11-25]; fatigue stays as it is [BEL-13-4]."""
    clause = "BEL-13-4" if s.sides[p.owner].fatigue != 0 else "BEL-11-25"
    s.emit(kinds.RETURNED, told(p, 1), p.owner, clause)
    take_away(s, p)
    castle = s.sides[p.owner].castle
    castle.extend(pile(p))
    s.shuffle(castle, clause)


def to_nowhere(s: Bel, p: Piece) -> None:
    """Take a card out of the game [BEL-15-6], the whole pile [BEL-11-25]."""
    s.emit(kinds.RETURNED, told(p, 2), p.owner, "BEL-11-25" if len(p.covered) != 0 else "BEL-15-6")
    take_away(s, p)
    s.sides[p.owner].out.extend(pile(p))
