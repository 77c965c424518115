"""Entering play, with points and resources at once, and what a card reacts with while it is there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from liza.games.resurgir import kinds
from liza.games.resurgir.abilities import Triggered
from liza.games.resurgir.leaving import told
from liza.games.resurgir.numbers import matches
from liza.games.resurgir.pieces import (
    FOR_DEVELOPMENT,
    MARK_RETURNED,
    MARK_RISEN,
    MARK_USED,
    Aura,
    Piece,
    number_of,
)
from liza.games.resurgir.printed import (
    DEVELOPMENT,
    ECONOMIC,
    ECONOMIC_ZONE,
    MILITARY_ZONE,
    ON_USE,
    SUPPORT_ZONE,
    WHEN_ANY_DESTROYED,
    WHEN_ATTACKS,
    WHEN_DESTROYED,
    WHEN_ENEMY_DESTROYED,
    WHEN_ENTERS,
    WHEN_LEAVES,
    WHEN_OTHER_ENTERS,
    WHEN_READIED,
    WHEN_YOU_USE_LEGACY,
    WHEN_YOURS_DESTROYED,
    Card,
)
from liza.games.resurgir.state import Res
from liza.kernel import EngineError, Hook, State, Step
from liza.kernel.options import OPERANDS

EVENT_OF: Final = {
    WHEN_ENTERS: kinds.ENTERED,
    WHEN_OTHER_ENTERS: kinds.ENTERED,
    WHEN_ATTACKS: kinds.ATTACKED,
    WHEN_DESTROYED: kinds.DESTROYED,
    WHEN_LEAVES: kinds.LEFT,
    WHEN_ANY_DESTROYED: kinds.DESTROYED,
    WHEN_YOURS_DESTROYED: kinds.DESTROYED,
    WHEN_ENEMY_DESTROYED: kinds.DESTROYED,
    WHEN_READIED: kinds.READIED,
    WHEN_YOU_USE_LEGACY: kinds.LEGACY_USED,
}
ALL_USED: Final = 255
"""Every free ability of a card that has used one and come back in the same turn [RES-2.4-21]."""


class Waiting(Hook):
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
        assert isinstance(s, Res)
        return Triggered(self.seat, self.owner, self.card, self.ability) if self.meant(s, a) else None

    def meant(self, s: Res, a: i64) -> bool:
        """Tell whether the event speaks of this card, or of an own or opposing one, as the card says."""
        when = self.when
        mine = kinds.seat_of(a) == self.seat
        itself = kinds.serial_of(a) == self.owner
        if when == WHEN_OTHER_ENTERS:
            if not mine or itself:
                return False
            f = s.pool.cards[self.card].abilities[self.ability].filter
            p = s.find(kinds.serial_of(a))
            return f is None or (p is not None and matches(s, f, self.seat, self.owner, p))
        if when == WHEN_ANY_DESTROYED:
            return not itself
        if when == WHEN_YOURS_DESTROYED:
            return mine and not itself
        if when == WHEN_ENEMY_DESTROYED:
            return not mine
        if when == WHEN_YOU_USE_LEGACY:
            return mine
        return itself


def hang_hooks(s: Res, p: Piece) -> None:
    """Hang what a card reacts with, for whoever controls it, and note rules that touch others."""
    card = s.pool.cards[p.card]
    for i in range(len(card.abilities)):
        when = card.abilities[i].when
        if when >= WHEN_ENTERS:
            s.hang(Waiting(p.controller, p.serial, p.card, i, when, EVENT_OF[when]))
        elif when == ON_USE and p.serial not in s.actors:
            s.actors.append(p.serial)
    if card.auras:
        for i in range(len(card.statics)):
            if card.statics[i].filter is not None:
                s.auras.append(Aura(p.controller, p.serial, p.card, i))


def new_piece(s: Res, tag: i64, owner: i64) -> Piece:
    """Return a card put into play, ready [RES-10.3-4], in the zone of its type."""
    card = s.pool.cards[number_of(tag)]
    if s.serial >= OPERANDS:
        raise EngineError(f"{card.id} would be card {s.serial} in play of one game: find the cards that go in circles")
    p = Piece(s.serial, card.number, owner)
    s.serial += 1
    p.zone = card.zone()
    p.since = s.turn
    p.marks = tag & (MARK_RETURNED | MARK_RISEN)
    if tag & MARK_USED:
        p.used = ALL_USED
    return p


def score(s: Res, seat: i64, halves: i64, why: i64, card: i64, clause: str) -> None:
    """Give Victory Points, in halves; the ledger names each time and source [RES-1-4]."""
    side = s.sides[seat]
    side.halves += halves
    side.ledger.append(halves | why << 8 | card << 12)
    s.emit(kinds.SCORED, kinds.pack(seat, 0, card, why), halves, clause)


def generate(s: Res, p: Piece, clause: str) -> None:
    """Put what an Economic Structure generates on it [RES-2.2-6]; turned it generates nothing [RES-2.2-5].

    The amount is the one that it states [RES-2.2-12].
    """
    amount = s.pool.cards[p.card].yields
    if p.exhausted:
        s.emit(kinds.GENERATED, told(p), 0, "RES-12.tributacion-4" if p.tributed else "RES-2.2-5")
        return
    if s.rules.unified:
        s.sides[p.controller].heap += amount
    else:
        p.resources += amount
    s.emit(kinds.GENERATED, told(p), amount, "RES-2.2-9" if s.rules.unified else clause)


def entry_clause(card: Card) -> str:
    """Return the clause that says where a card lies in play; a unit without subcategory is of its type all the same."""
    zone = card.zone()
    if zone <= SUPPORT_ZONE and card.subcategory == 0:
        return "RES-2.1-5"
    if zone == MILITARY_ZONE:
        return "RES-4.2-1"
    if zone == SUPPORT_ZONE:
        return "RES-4.3-1"
    return "RES-4.5-1" if zone == ECONOMIC_ZONE else "RES-4.6-1"


def enter_together(
    s: Res, tags: list[i64], seats: list[i64], turned: bool, clause: str = "", again: bool = False
) -> list[Piece]:
    """Put cards into play at once, each for its seat: what they trigger sees all of them [RES-8-3, RES-8-8].

    `again` are cards that have been in play before: a Development gives its points once more [RES-2.3-6].

    Points of Developments [RES-2.3-1] and resources of Economic Structures [RES-2.2-1] come at once, unanswered.
    """
    pieces: list[Piece] = []
    for i in range(len(tags)):
        p = new_piece(s, tags[i], seats[i])
        p.exhausted = turned
        s.sides[seats[i]].zones[p.zone].append(p)
        pieces.append(p)
    for p in pieces:
        hang_hooks(s, p)
    s.dirty = True
    for p in pieces:
        card = s.pool.cards[p.card]
        s.emit(kinds.ENTERED, told(p, p.zone), 0, clause if clause != "" else entry_clause(card))
        if card.kind == DEVELOPMENT:
            score(s, p.controller, card.halves, FOR_DEVELOPMENT, p.card, "RES-2.3-6" if again else "RES-2.3-1")
        elif card.kind == ECONOMIC:
            generate(s, p, "RES-2.2-1")
    return pieces
