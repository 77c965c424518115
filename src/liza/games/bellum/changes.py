"""What effects do to the table, one step for each change."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.bellum import kinds, notation
from liza.games.bellum.abilities import BelAsk
from liza.games.bellum.entering import hang_hooks
from liza.games.bellum.leaving import card_in_play, destroy, forget, to_castle, to_hand, to_nowhere, told
from liza.games.bellum.numbers import defence, is_prevented
from liza.games.bellum.pieces import MOST_STRUCTURES, OBJECTIVE_POINTS, Boost, Piece
from liza.games.bellum.printed import CLERIC, STRUCTURES, Card
from liza.games.bellum.state import Bel
from liza.kernel import Do, first, option
from liza.kernel.options import bit
from liza.toolkit.piles import distinct

FATIGUE: Final = ("BEL-13-2", "BEL-13-5", "BEL-13-6")
"""The clauses of damage by fatigue."""

# Where a card goes
HAND: Final = 0
CASTLE: Final = 1
NOWHERE: Final = 2


# Main Objectives


def hit_objective(s: Bel, seat: i64, amount: i64, attacker: i64, card: i64, clause: str) -> None:
    """Take points from a Main Objective, never below 0 [BEL-1-11]; one that touches 0 has fallen [BEL-1-10]."""
    side = s.sides[seat]
    if side.sheltered and clause not in FATIGUE:
        s.emit(kinds.PREVENTED, kinds.pack(seat, 0, 0), amount, "BEL-15-3" if attacker != 0 else "BEL-intro-1")
        return
    lost = amount if amount < side.points else side.points
    side.points -= lost
    if side.points == 0:
        side.fallen = True
    s.dirty = True
    s.emit(kinds.OBJECTIVE_HIT, kinds.pack(seat, attacker, card, side.points), amount, clause)


class LoseObjective(Do[Bel]):
    """An effect takes points from Main Objectives, together [BEL-1-11]."""

    clause: ClassVar[str] = "BEL-1-11"

    def __init__(self, seats: tuple[int, ...], amount: i64, card: i64) -> None:
        self.seats = seats
        self.amount: i64 = amount
        self.card: i64 = card

    def run(self, s: Bel) -> None:
        """Take them."""
        for seat in self.seats:
            hit_objective(s, seat, self.amount, 0, self.card, self.clause)


class HealObjective(Do[Bel]):
    """A Main Objective recovers points by a card [BEL-1-7], never above 20 [BEL-1-8], never once fallen [BEL-1-10]."""

    clause: ClassVar[str] = "BEL-1-7"

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat: i64 = seat
        self.amount: i64 = amount

    def run(self, s: Bel) -> None:
        """Recover them."""
        side = s.sides[self.seat]
        if side.fallen:
            s.emit(kinds.OBJECTIVE_HEALED, kinds.pack(self.seat, 0, 0, 0), 0, "BEL-1-10")
            return
        before = side.points
        side.points = min(before + self.amount, i64(OBJECTIVE_POINTS))
        clause = self.clause if side.points - before == self.amount else "BEL-1-8"
        s.emit(kinds.OBJECTIVE_HEALED, kinds.pack(self.seat, 0, 0, side.points), side.points - before, clause)


class Shelter(Do[Bel]):
    """All damage to a Main Objective is prevented this turn; fatigue is not [BEL-13-6]."""

    clause: ClassVar[str] = "BEL-intro-1"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Bel) -> None:
        """Shelter it."""
        s.sides[self.seat].sheltered = True
        s.emit(kinds.SHIELDED, kinds.pack(self.seat, 0, 0), 0, self.clause)


# Cards in play


def hurt(s: Bel, p: Piece, amount: i64, source: i64, clause: str) -> None:
    """Mark damage on a card [BEL-8-3], unless it is prevented [BEL-7.2-11]; `source` is the serial of what deals it."""
    if amount <= 0:
        return
    if is_prevented(p):
        s.emit(kinds.PREVENTED, told(p), amount, "BEL-7.2-11")
        return
    p.damage += amount
    s.dirty = True
    remaining = max(defence(s, p) - p.damage, i64(0))
    s.emit(kinds.DAMAGED, told(p, source, kinds.beside(card_in_play(s, source), remaining)), amount, clause)


class Damage(Do[Bel]):
    """Cards take damage together from an effect [BEL-8-16]."""

    clause: ClassVar[str] = "BEL-8-16"

    def __init__(self, serials: tuple[int, ...], amount: i64, source: i64) -> None:
        self.serials = serials
        self.amount: i64 = amount
        self.source: i64 = source

    def run(self, s: Bel) -> None:
        """Mark it."""
        for serial in self.serials:
            p = s.find(serial)
            if p is not None and p.zone <= STRUCTURES:
                hurt(s, p, self.amount, self.source, self.clause)


class Repair(Do[Bel]):
    """Cards lose damage; all of it if the amount is 0 [BEL-8-3]."""

    clause: ClassVar[str] = "BEL-8-3"

    def __init__(self, serials: tuple[int, ...], amount: i64) -> None:
        self.serials = serials
        self.amount: i64 = amount

    def run(self, s: Bel) -> None:
        """Remove it."""
        for serial in self.serials:
            p = s.find(serial)
            if p is not None and p.damage > 0:
                gone = p.damage if self.amount == 0 or self.amount > p.damage else self.amount
                p.damage -= gone
                s.emit(kinds.REPAIRED, told(p), gone, self.clause)


class PutBoost(Do[Bel]):
    """Cards get a modifier: numbers, a keyword, a ban on attacking, prevention of damage."""

    clause: ClassVar[str] = "BEL-8-5"

    def __init__(self, serials: tuple[int, ...], boost: Boost) -> None:
        self.serials = serials
        self.boost = boost

    def run(self, s: Bel) -> None:
        """Put it on them."""
        boost = self.boost
        for serial in self.serials:
            p = s.find(serial)
            if p is None:
                continue
            p.boosts = (*p.boosts, boost)
            s.dirty = True
            if boost.forbids:
                s.emit(kinds.FORBIDDEN, told(p, boost.card), 0, "BEL-intro-2")
            elif boost.prevents:
                s.emit(kinds.SHIELDED, told(p, boost.card), 0, "BEL-7.2-11")
            elif boost.keyword != 0:
                s.emit(kinds.GRANTED, told(p, boost.card), boost.keyword, "BEL-14-6")
            else:
                numbers = (boost.attack + 64) | (boost.defence + 64) << 8 | boost.term << 16
                s.emit(kinds.BOOSTED, told(p, boost.card), numbers, self.clause)


class Turn(Do[Bel]):
    """Cards are exhausted or readied by an effect [BEL-7.1-12]."""

    clause: ClassVar[str] = "BEL-7.1-1"

    def __init__(self, serials: tuple[int, ...], exhausted: bool) -> None:
        self.serials = serials
        self.exhausted = exhausted

    def run(self, s: Bel) -> None:
        """Turn them."""
        for serial in self.serials:
            p = s.find(serial)
            if p is not None and p.exhausted != self.exhausted:
                p.exhausted = self.exhausted
                s.dirty = True
                s.emit(kinds.EXHAUSTED if self.exhausted else kinds.READIED, told(p), 0, self.clause)


class DestroyCards(Do[Bel]):
    """Cards are destroyed by an effect, together [BEL-8-18]."""

    clause: ClassVar[str] = "BEL-8-18"

    def __init__(self, serials: tuple[int, ...]) -> None:
        self.serials = serials

    def run(self, s: Bel) -> None:
        """Destroy them; an Economy card or Wonder only where the effect says so [BEL-3-15]."""
        dead: list[Piece] = []
        for serial in self.serials:
            p = s.find(serial)
            if p is not None and p.zone <= 3:
                dead.append(p)
        destroy(s, dead, "BEL-3-15" if len(dead) != 0 and dead[0].zone == 3 else self.clause)


class SendAway(Do[Bel]):
    """Cards go to their owner's hand, into the Castle, or out of the game, whole piles [BEL-11-15, BEL-11-25]."""

    clause: ClassVar[str] = "BEL-11-15"

    def __init__(self, serials: tuple[int, ...], to: i64) -> None:
        self.serials = serials
        self.to: i64 = to

    def run(self, s: Bel) -> None:
        """Send them."""
        for serial in self.serials:
            p = s.find(serial)
            if p is None or p.zone > 3:
                continue
            if self.to == HAND:
                to_hand(s, p)
            elif self.to == CASTLE:
                to_castle(s, p)
            else:
                to_nowhere(s, p)


class Control(Do[Bel]):
    """A player gains control of cards; damage, state and piles stay [BEL-15-1]; no third Structure [BEL-4-6]."""

    clause: ClassVar[str] = "BEL-15-1"

    def __init__(self, seat: i64, serials: tuple[int, ...]) -> None:
        self.seat: i64 = seat
        self.serials = serials

    def run(self, s: Bel) -> None:
        """Take them over, with the Relics they hold [BEL-12-16]."""
        for serial in self.serials:
            p = s.find(serial)
            if p is None or p.zone > 3 or p.controller == self.seat:
                continue
            mine = s.sides[self.seat].zones[p.zone]
            if p.zone == STRUCTURES and len(mine) >= MOST_STRUCTURES:
                s.emit(kinds.NOTHING_HAPPENED, told(p), 0, "BEL-4-6")
                continue
            s.sides[p.controller].zones[p.zone].remove(p)
            mine.append(p)
            p.since = s.turn
            give_to(s, p, self.seat)
            s.emit(kinds.CONTROLLED, told(p), 0, "BEL-11-3" if len(p.covered) != 0 else self.clause)
            for relic in s.relics:
                if relic.holder == serial:
                    give_to(s, relic, self.seat)
                    s.emit(kinds.CONTROLLED, told(relic), 0, "BEL-12-16")


def give_to(s: Bel, p: Piece, seat: i64) -> None:
    """Change who controls a card: its abilities speak for that player from now on."""
    forget(s, p.serial)
    p.controller = seat
    hang_hooks(s, p)
    s.dirty = True


class Move(Do[Bel]):
    """Units change their zone by an effect [BEL-4-2]; what happens to their engagement is read later [BEL-7.2-13]."""

    clause: ClassVar[str] = "BEL-4-2"

    def __init__(self, serials: tuple[int, ...], zone: i64) -> None:
        self.serials = serials
        self.zone: i64 = zone

    def run(self, s: Bel) -> None:
        """Move them."""
        for serial in self.serials:
            p = s.find(serial)
            if p is not None and p.zone < STRUCTURES and p.zone != self.zone:
                zones = s.sides[p.controller].zones
                zones[p.zone].remove(p)
                p.zone = self.zone
                zones[p.zone].append(p)
                s.dirty = True
                s.emit(kinds.MOVED, told(p, self.zone), 0, self.clause)


class Annul(Do[Bel]):
    """The attack of a Unit is annulled: it is lost [BEL-7.2-7], and its attacker stays exhausted [BEL-7.2-8]."""

    clause: ClassVar[str] = "BEL-7.2-8"

    def __init__(self, serials: tuple[int, ...]) -> None:
        self.serials = serials

    def run(self, s: Bel) -> None:
        """Annul it."""
        for serial in self.serials:
            fight = s.engagement_of(serial)
            p = s.find(serial)
            if fight is not None and p is not None:
                fight.annulled = True
                s.emit(kinds.ATTACK_LOST, told(p), 0, self.clause)


class Cancel(Do[Bel]):
    """A Tactic in the chain is cancelled: no effect, no refund [BEL-9-9]."""

    clause: ClassVar[str] = "BEL-9-9"

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def run(self, s: Bel) -> None:
        """Cancel it."""
        if 0 < self.place <= len(s.chain):
            play = s.chain[self.place - 1]
            play.cancelled = True
            s.emit(kinds.TACTIC_CANCELLED, kinds.pack(play.seat, 0, play.tactic), 0, self.clause)


# Hands, Castles, Supplies


def draw_one(s: Bel, seat: i64, clause: str) -> None:
    """Draw the top card; a failed draw raises fatigue, which damages the own Main Objective [BEL-13-2, BEL-13-3]."""
    side = s.sides[seat]
    if len(side.castle) == 0:
        side.fatigue += 1
        s.emit(kinds.FATIGUED, seat, side.fatigue, "BEL-13-3")
        hit_objective(s, seat, side.fatigue, 0, 0, fatigue_clause(s, seat))
        return
    card = side.castle.pop()
    side.hand.append(card)
    s.emit(kinds.CARD_DRAWN, seat, card, clause, know=bit(seat))


def fatigue_clause(s: Bel, seat: i64) -> str:
    """Return the clause of a failed draw's damage: what would prevent an attack, or wait for one, is passed by."""
    if s.sides[seat].sheltered:
        return "BEL-13-6"
    for hook in s.hooks:
        if hook.kind() == kinds.OBJECTIVE_HIT and hook.seat == seat:
            return "BEL-13-5"
    return "BEL-13-2"


class DrawCards(Do[Bel]):
    """A player draws by an effect, each failed draw counted apart and in order [BEL-13-3]."""

    clause: ClassVar[str] = "BEL-13-3"

    def __init__(self, seat: i64, cards: i64) -> None:
        self.seat: i64 = seat
        self.cards: i64 = cards

    def run(self, s: Bel) -> None:
        """Draw."""
        for _ in range(self.cards):
            draw_one(s, self.seat, self.clause)


class ChooseDiscard(BelAsk):
    """A player chooses which cards to discard, one after the other [BEL-6.D-4]."""

    clause: ClassVar[str] = "BEL-6.D-4"

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def owed(self, s: Bel) -> bool:
        """An empty hand owes nothing."""
        return self.count > 0 and len(s.sides[self.seat].hand) != 0

    def candidates(self, s: Bel) -> list[i64]:
        """Return the cards in hand."""
        return [option(notation.DISCARD, card) for card in distinct(s.sides[self.seat].hand)]

    def take(self, s: Bel, option: i64) -> None:
        """Discard it, then the rest."""
        s.then(Discard(self.seat, first(option)), ChooseDiscard(self.seat, self.count - 1))


class Discard(Do[Bel]):
    """A card goes from hand to its owner's graveyard [BEL-6.D-4]."""

    clause: ClassVar[str] = "BEL-6.D-4"

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def run(self, s: Bel) -> None:
        """Discard it."""
        side = s.sides[self.seat]
        side.hand.remove(self.card)
        side.graveyard.append(self.card)
        s.emit(kinds.DISCARDED, self.seat, self.card, self.clause)


class DiscardAtRandom(Do[Bel]):
    """Cards of a hand chosen by chance are discarded."""

    clause: ClassVar[str] = "BEL-6.D-4"

    def __init__(self, seat: i64, cards: i64) -> None:
        self.seat: i64 = seat
        self.cards: i64 = cards

    def run(self, s: Bel) -> None:
        """Draw lots, one card at a time."""
        side = s.sides[self.seat]
        for _ in range(self.cards):
            if len(side.hand) != 0:
                card = side.hand.pop(s.draw(len(side.hand), self.clause))
                side.graveyard.append(card)
                s.emit(kinds.DISCARDED, self.seat, card, self.clause)


class GainSupplies(Do[Bel]):
    """A player gains temporary Supplies: for this turn, outside the twelve [BEL-10-7]."""

    clause: ClassVar[str] = "BEL-10-7"

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat: i64 = seat
        self.amount: i64 = amount

    def run(self, s: Bel) -> None:
        """Gain them."""
        side = s.sides[self.seat]
        side.temporary += self.amount
        s.emit(kinds.SUPPLIES_GAINED, kinds.pack(self.seat, 0, 0, side.temporary), self.amount, self.clause)


class Seek(Do[Bel]):
    """Cards of a Castle are revealed until one is of the kind sought; it goes to hand, the rest is shuffled."""

    clause: ClassVar[str] = "BEL-intro-1"

    def __init__(self, seat: i64, type: i64, stage: i64, family: i64) -> None:
        self.seat: i64 = seat
        self.type: i64 = type
        self.stage: i64 = stage
        self.family: i64 = family

    def run(self, s: Bel) -> None:
        """Take the first from the top that fits; none changes nothing but the order."""
        side = s.sides[self.seat]
        castle = side.castle
        if len(castle) == 0:
            return
        found: i64 = 0
        for i in range(len(castle) - 1, -1, -1):
            if self.wanted(s.pool.cards[castle[i]]):
                found = castle.pop(i)
                side.hand.append(found)
                break
        s.emit(kinds.SOUGHT, self.seat, found, self.clause)
        s.shuffle(castle, self.clause)

    def wanted(self, card: Card) -> bool:
        """Tell whether this is what is sought."""
        if self.family == CLERIC:
            return card.family == CLERIC
        return card.kind == self.type and (self.stage == 0 or card.stage == self.stage)


class RecoverCard(Do[Bel]):
    """A card of a graveyard returns to its owner's hand."""

    clause: ClassVar[str] = "BEL-intro-1"

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def run(self, s: Bel) -> None:
        """Take it up."""
        side = s.sides[self.seat]
        if self.card in side.graveyard:
            side.graveyard.remove(self.card)
            side.hand.append(self.card)
            s.emit(kinds.RECOVERED, self.seat, self.card, self.clause)
