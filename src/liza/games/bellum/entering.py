"""Entering play, ascending, and what a card reacts with while it is there: hooks hang as long as it is in play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from liza.games.bellum import kinds
from liza.games.bellum.abilities import Triggered
from liza.games.bellum.leaving import forget, told
from liza.games.bellum.pieces import NOBODY, Aura, Piece
from liza.games.bellum.printed import (
    DEVELOPMENT,
    REARGUARD,
    RELICS,
    STRUCTURE,
    STRUCTURES,
    UNIT,
    WHEN_ATTACKS,
    WHEN_DEALS_DAMAGE,
    WHEN_DESTROYED,
    WHEN_ENEMY_DESTROYED,
    WHEN_ENTERS,
    WHEN_HITS_OBJECTIVE,
    WHEN_OBJECTIVE_ATTACKED,
    WHEN_TURN_ENDS,
    WHEN_TURN_STARTS,
    WHEN_YOU_ADVANCE,
    WHEN_YOU_ASCEND,
    WHEN_YOU_CLAIM,
    WHEN_YOU_PLAY_TACTIC,
    WHEN_YOU_PLAY_UNIT,
    WHEN_YOURS_DESTROYED,
    Card,
)
from liza.games.bellum.state import Bel
from liza.kernel import EngineError, Hook, State, Step
from liza.kernel.options import OPERANDS

EVENT_OF: Final = {
    WHEN_ENTERS: kinds.ENTERED,
    WHEN_DESTROYED: kinds.DESTROYED,
    WHEN_YOURS_DESTROYED: kinds.DESTROYED,
    WHEN_ENEMY_DESTROYED: kinds.DESTROYED,
    WHEN_TURN_STARTS: kinds.TURN_STARTED,
    WHEN_TURN_ENDS: kinds.TURN_ENDING,
    WHEN_YOU_PLAY_UNIT: kinds.PIECE_PLAYED,
    WHEN_YOU_ASCEND: kinds.ASCENDED,
    WHEN_YOU_PLAY_TACTIC: kinds.TACTIC_PLAYED,
    WHEN_YOU_CLAIM: kinds.CLAIMED,
    WHEN_YOU_ADVANCE: kinds.ADVANCED,
    WHEN_ATTACKS: kinds.ATTACKED,
    WHEN_DEALS_DAMAGE: kinds.DAMAGED,
    WHEN_HITS_OBJECTIVE: kinds.OBJECTIVE_HIT,
    WHEN_OBJECTIVE_ATTACKED: kinds.OBJECTIVE_HIT,
}
UNIT_ZONE: Final = REARGUARD


class Trigger(Hook):
    """A printed ability waits for its moment."""

    def __init__(self, seat: i64, owner: i64, card: i64, ability: i64, when: i64, event: i64) -> None:
        super().__init__(seat, owner)
        self.card: i64 = card
        self.ability: i64 = ability
        self.when: i64 = when
        self.event: i64 = event

    def kind(self) -> i64:
        """Return the kind of event it waits for."""
        return self.event

    def after(self, s: State, a: i64, b: i64) -> Step | None:
        """Return the triggered ability, if the event is the one printed."""
        assert isinstance(s, Bel)
        if not self.meant(s, a):
            return None
        if s.pool.cards[self.card].abilities[self.ability].once:
            p = s.find(self.owner)
            if p is None or p.has_used(self.ability, s.turn):
                return None
        return Triggered(self.seat, self.owner, self.card, self.ability)

    def meant(self, s: Bel, a: i64) -> bool:
        """Tell whether the event speaks of this card, this player, an own or an enemy Unit, as the card says."""
        when = self.when
        mine = kinds.seat_of(a) == self.seat
        if when == WHEN_ENTERS or when == WHEN_DESTROYED or when == WHEN_ATTACKS:
            return kinds.serial_of(a) == self.owner
        if when == WHEN_DEALS_DAMAGE:
            return kinds.more_of(a) == self.owner
        if when == WHEN_HITS_OBJECTIVE:
            return kinds.serial_of(a) == self.owner
        if when == WHEN_OBJECTIVE_ATTACKED:
            return mine and kinds.serial_of(a) != 0  # fatigue and effects are no attack [BEL-13-5]
        if when == WHEN_YOURS_DESTROYED:
            return mine and kinds.more_of(a) <= UNIT_ZONE and kinds.serial_of(a) != self.owner
        if when == WHEN_ENEMY_DESTROYED:
            return not mine and kinds.more_of(a) <= UNIT_ZONE
        if when == WHEN_YOU_PLAY_UNIT:
            return mine and s.pool.cards[kinds.card_of(a)].kind == UNIT and kinds.serial_of(a) != self.owner
        if when == WHEN_YOU_ASCEND:
            return mine and kinds.serial_of(a) != self.owner
        return mine


def hang_hooks(s: Bel, p: Piece) -> None:
    """Hang what a card reacts with, for whoever controls it now, and note rules that touch others."""
    card = s.pool.cards[p.card]
    for i in range(len(card.abilities)):
        when = card.abilities[i].when
        if when >= WHEN_ENTERS:
            s.hang(Trigger(p.controller, p.serial, p.card, i, when, EVENT_OF[when]))
    if card.auras:
        for i in range(len(card.statics)):
            rule = card.statics[i]
            if rule.filter is not None or rule.speaks_to_player():
                s.auras.append(Aura(p.controller, p.serial, p.card, i))
    if card.usable:
        s.actors.append(p.serial)


def new_piece(s: Bel, card: i64, owner: i64) -> Piece:
    """Return a card put into play, ready [BEL-7.1-15], in the zone that its type and symbol set [BEL-3-2, BEL-3-5]."""
    if s.serial >= OPERANDS:
        raise EngineError(
            f"{s.pool.cards[card].id} would be card {s.serial} in play of one game: find the cards that go in circles"
        )
    printed = s.pool.cards[card]
    p = Piece(s.serial, card, owner)
    s.serial += 1
    p.since = s.turn
    p.came = s.turn
    if printed.kind == UNIT:
        p.zone = printed.zone
    else:
        p.zone = STRUCTURES if printed.kind == STRUCTURE else DEVELOPMENT
    return p


def enter(s: Bel, card: i64, seat: i64, clause: str) -> Piece:
    """Put a card into play under its owner's control."""
    p = new_piece(s, card, seat)
    s.sides[seat].zones[p.zone].append(p)
    hang_hooks(s, p)
    s.dirty = True
    s.emit(kinds.ENTERED, told(p, p.zone), 0, clause)
    return p


def ascend(s: Bel, p: Piece, card: i64) -> None:
    """Place the next stage on a pile [BEL-11-2]: damage goes, zone, state and external effects stay."""
    clause = _ascending(s, p, s.pool.cards[card])
    forget(s, p.serial)
    p.covered = (*p.covered, int(p.card))
    p.card = card
    healed = p.damage
    p.damage = 0
    p.under = p.came
    p.came = s.turn
    hang_hooks(s, p)
    s.dirty = True
    s.emit(kinds.ASCENDED, told(p, p.zone), p.covered[len(p.covered) - 1], clause)
    if healed > 0:
        s.emit(kinds.REPAIRED, told(p), healed, "BEL-11-10")
    s.emit(kinds.ENTERED, told(p, p.zone), 1, "BEL-11-14")


def _ascending(s: Bel, p: Piece, card: Card) -> str:
    """Return the clause of an Ascent that says most of it: what it follows, and what stays as it was."""
    if p.came == s.turn and len(p.covered) != 0:
        return "BEL-11-16"
    if card.kind == UNIT and card.zone != p.zone:
        return "BEL-11-11"
    if p.exhausted:
        return "BEL-11-12"
    if len(p.boosts) != 0:
        return "BEL-11-13"
    return "BEL-3-9" if p.zone == STRUCTURES else "BEL-11-9"


# Relics


def place_relic(s: Bel, relic: Piece, holder: Piece, stored: bool) -> None:
    """Attach a Relic to a Cleric or store it in a Church or Temple: its benefit is their controller's [BEL-12-16]."""
    forget(s, relic.serial)
    relic.holder = holder.serial
    relic.stored = stored
    relic.controller = holder.controller
    hang_hooks(s, relic)
    s.dirty = True


def new_relic(serial: i64, card: i64) -> Piece:
    """Return one of the five Relics, neutral [BEL-12-1]."""
    relic = Piece(serial, card, NOBODY)
    relic.zone = RELICS
    return relic
