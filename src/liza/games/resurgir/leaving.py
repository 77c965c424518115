"""Leaving play, destroyed or otherwise [RES-4.7-1], and the standing check: three poison counters destroy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from liza.games.resurgir import kinds
from liza.games.resurgir.numbers import is_indestructible
from liza.games.resurgir.pieces import POISON_LIMIT, Piece
from liza.games.resurgir.printed import SUPPORT_ZONE, WHEN_DESTROYED, WHEN_LEAVES

if TYPE_CHECKING:
    from liza.games.resurgir.state import Res


def told(p: Piece, more: i64 = 0, other: i64 = 0) -> i64:
    """Return a card in play packed for an event."""
    return p.controller | p.serial << 4 | p.card << 16 | more << 28 | other << 40


def standing_checks(s: Res) -> None:
    """Destroy the units that have accumulated three poison counters [RES-12.veneno-5]."""
    s.dirty = False
    if s.over:
        return
    dead: list[Piece] = []
    for side in s.sides:
        for zone in range(SUPPORT_ZONE + 1):
            for p in side.zones[zone]:
                if p.poison >= POISON_LIMIT and not is_indestructible(s, p):
                    dead.append(p)
    if len(dead) != 0:
        destroy(s, dead, "RES-12.veneno-5")


def destroy(s: Res, dead: list[Piece], clause: str) -> None:
    """Destroy cards together: all are told, which collects what it triggers, before any of them leaves.

    They go to their owner's Inframundo [RES-4.7-1]; what can't be destroyed stays [RES-2.4-14].
    """
    gone: list[Piece] = []
    for p in dead:
        if is_indestructible(s, p):
            s.emit(kinds.VOID, told(p), 0, "RES-2.4-14")
        else:
            gone.append(p)
    for p in gone:
        s.sides[1 - p.controller].destroyed += 1
        s.emit(kinds.DESTROYED, told(p, p.zone), 0, clause)
        s.emit(kinds.LEFT, told(p, p.zone), 0, "RES-4.7-1")
    for p in gone:
        take_away(s, p)
        s.sides[p.owner].underworld.append(p.tag())


def take_away(s: Res, p: Piece) -> None:
    """Take a card out of play with its hooks and rules; resources [RES-2.2-7] and counters on it are gone."""
    s.sides[p.controller].zones[p.zone].remove(p)
    forget(s, p.serial)
    if p.resources > 0:
        clause = "RES-12.incursion-4" if p.zone <= SUPPORT_ZONE else "RES-2.2-7"
        s.emit(kinds.RESOURCES_LOST, told(p), p.resources, clause)
    s.dirty = True


def forget(s: Res, serial: i64) -> None:
    """Take down the hooks and rules of a card that leaves."""
    if s.hooks:
        s.unhang(serial)
    if s.auras:
        s.auras = [aura for aura in s.auras if aura.serial != serial]
    if serial in s.actors:
        s.actors.remove(serial)


def quiet_clause(s: Res, p: Piece, usual: str, leaving: str, vengeance: str) -> str:
    """Return the clause of a leaving that triggers nothing: the one about what this card would have done, if any."""
    for ability in s.pool.cards[p.card].abilities:
        if ability.when == WHEN_DESTROYED:
            return vengeance
        if ability.when == WHEN_LEAVES:
            return leaving
    return usual


def relieve(s: Res, p: Piece) -> None:
    """Send a card to the Inframundo to make room: no destruction, nothing triggers [RES-5-7, RES-5-8]."""
    s.emit(kinds.RELIEVED, told(p, p.zone), 0, quiet_clause(s, p, "RES-5-3", "RES-5-7", "RES-5-8"))
    take_away(s, p)
    s.sides[p.owner].underworld.append(p.tag())


def send(s: Res, p: Piece) -> None:
    """Send a card to the Inframundo by the Destructive Effects: no destruction, nothing triggers [RES-11.3-8]."""
    s.emit(kinds.SENT, told(p, p.zone), 0, quiet_clause(s, p, "RES-11.3-8", "RES-11.3-8", "RES-11.3-9"))
    take_away(s, p)
    s.sides[p.owner].underworld.append(p.tag())
    s.sides[p.owner].sent.append(p.card)


def give_up(s: Res, p: Piece) -> None:
    """Send an own card to the Inframundo as a cost: it leaves play and is not destroyed [RES-2.1-2]."""
    s.emit(kinds.GIVEN_UP, told(p, p.zone), 0, "RES-2.1-2")
    s.emit(kinds.LEFT, told(p, p.zone), 0, "RES-2.1-2")
    take_away(s, p)
    s.sides[p.owner].underworld.append(p.tag())


def to_hand(s: Res, p: Piece) -> None:
    """Return a card to its owner's hand: no destruction, so no Venganza [RES-12.venganza-1]; poison vanishes."""
    s.emit(kinds.RETURNED, told(p, p.zone), p.owner, "RES-12.veneno-8" if p.poison > 0 else "RES-12.venganza-1")
    s.emit(kinds.LEFT, told(p, p.zone), 0, "RES-12.venganza-1")
    take_away(s, p)
    s.sides[p.owner].hand.append(p.tag())
