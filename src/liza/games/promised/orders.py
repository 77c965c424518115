"""Orders: what a side commits to a battle, written in small asks that others don't see [PRO-responder-8]."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.promised import notation
from liza.games.promised.asking import LandAsk
from liza.games.promised.encounters import undecided
from liza.games.promised.numbers import bonus_at
from liza.games.promised.pieces import (
    BATTLE_CARDS,
    MERCENARIES,
    PAIR,
    SIEGE_WEAPONS,
    VILLAGE,
    Order,
)
from liza.games.promised.places import original_defender, owner_of
from liza.games.promised.state import Land
from liza.kernel import Rng, first, kind_of, option, second
from liza.toolkit.piles import distinct

UNWRITTEN: Final = -1
"""The garrison's troops while they have not been chosen."""


def new_order(s: Land, seat: i64, hex: i64) -> Order:
    """Return an order in which nothing has been chosen; all generals in the hex take part [PRO-tropas-11]."""
    order = Order()
    order.seat = seat
    for general in s.generals_at(hex, seat):
        order.generals.append(general.number)
    order.garrison = UNWRITTEN if owner_of(s, hex) == seat else 0
    return order


def is_written(order: Order) -> bool:
    """Tell whether all troops have been chosen: only cards are left."""
    return len(order.troops) == len(order.generals) and order.garrison != UNWRITTEN


class Front:
    """Where an order belongs: the hex, the foe, and whether the side answers or declares."""

    def __init__(self, hex: i64, foe: i64, answering: bool) -> None:
        self.hex: i64 = hex
        self.foe: i64 = foe
        self.answering = answering


def front_of(s: Land, seat: i64) -> Front:
    """Return what a side's order is about: the battle declared on it, or the one it is about to declare."""
    battle = s.battle
    if battle is not None:
        return Front(battle.hex, battle.against(seat), True)
    return Front(s.sides[seat].place, s.sides[seat].foe, False)


# Cards


def why_not_card(s: Land, seat: i64, front: Front, cards: list[i64], card: i64) -> str:
    """Return why a side can't add a card to its order, or "".

    Cards of other phases are not for battles [PRO-cartas-2]. Either side may play Ambush [PRO-batalla-2], Mercenaries
    [PRO-batalla-7] and the Assassin [PRO-batalla-9].
    """
    if card not in BATTLE_CARDS:
        return "PRO-cartas-2"
    copies: i64 = 0
    for one in cards:
        if one == card:
            copies += 1
    if copies >= s.rules.card_copies:
        return "PRO-batalla-18"
    if card == SIEGE_WEAPONS:
        return _why_not_weapons(s, seat, front)
    if card == MERCENARIES:
        return ""
    if front.foe >= PAIR:
        return "" if s.rules.ambush_invaders else "PRO-invasores-13"
    return "" if front.foe in s.arrivals[front.hex] else "PRO-batalla-19"


def _why_not_weapons(s: Land, seat: i64, front: Front) -> str:
    """Siege Weapons are the original attacker's [PRO-roles-8], against a bonus above zero [PRO-batalla-20]."""
    if original_defender(s, front.hex, seat, front.foe) == seat:
        return "PRO-roles-8"
    place = s.settlement(front.hex)
    if place is None or place.owner != front.foe or front.answering:
        return "PRO-batalla-20"  # who answers as original attacker faces a sortie: no bonus is left
    if s.rules.weapons_walls_only and place.kind != VILLAGE:
        return "PRO-fuerza-17"
    return "" if bonus_at(s, place, seat, 0) > 0 else "PRO-batalla-20"


def random_order(s: Land, seat: i64, foe: i64, rng: Rng) -> Order:
    """Return an order that a seat could have sealed when it declared, for a state filled in by guessing."""
    battle = s.battle
    assert battle is not None
    order = new_order(s, seat, battle.hex)
    for number in order.generals:
        order.troops.append(_likely(s.general(number).troops, rng))
    if order.garrison == UNWRITTEN:
        place = s.settlement(battle.hex)
        assert place is not None
        order.garrison = _likely(place.garrison, rng)
    front = Front(battle.hex, foe, False)
    for card in s.sides[seat].hand:
        if rng.below(2) == 0 and why_not_card(s, seat, front, order.cards, card) == "":
            order.cards.append(card)
    return order


def _likely(most: i64, rng: Rng) -> i64:
    """Return a number of troops that somebody who declares may commit: rather many than few."""
    return max(rng.below(most + 1), rng.below(most + 1))


# Asks


class WriteOrder(LandAsk):
    """How many troops one general, or the garrison, commits [PRO-responder-2]; 0 is enough [PRO-responder-3]."""

    clause: ClassVar[str] = "PRO-responder-2"
    also: ClassVar[tuple[str, ...]] = ("PRO-responder-3",)

    def __init__(self, seat: i64, answering: bool) -> None:
        super().__init__(seat)
        self.answering = answering

    def order(self, s: Land) -> Order:
        """Return the order as far as it has been written."""
        order = s.sides[self.seat].order
        assert order is not None
        return order

    def candidates(self, s: Land) -> list[i64]:
        """Return every number from none to one too many, then what is not for now."""
        order, front = self.order(s), front_of(s, self.seat)
        out: list[i64] = []
        at = len(order.troops)
        if at < len(order.generals):
            number = order.generals[at]
            for troops in range(s.general(number).troops + 2):
                out.append(option(notation.COMMIT, number, troops))
            if order.garrison != UNWRITTEN and s.settlement(front.hex) is not None:
                out.append(option(notation.GARRISON, 1))
        else:
            place = s.settlement(front.hex)
            assert place is not None
            for troops in range(place.garrison + 2):
                out.append(option(notation.GARRISON, troops))
        if self.answering:
            untimely(s, self.seat, front, out)
        return out

    def why_not(self, s: Land, option: i64) -> str:
        """Refuse more than a general commands [PRO-tropas-1], or than the own garrison holds [PRO-tropas-2]."""
        kind = kind_of(option)
        if kind == notation.COMMIT:
            return "PRO-tropas-1" if second(option) > s.general(first(option)).troops else ""
        if kind != notation.GARRISON:
            return why_untimely(kind)
        place = s.settlement(front_of(s, self.seat).hex)
        if place is None or place.owner != self.seat or first(option) > place.garrison:
            return "PRO-tropas-2"
        return ""

    def take(self, s: Land, option: i64) -> None:
        """Write the number down; then the next one, then the cards."""
        order = self.order(s)
        if kind_of(option) == notation.COMMIT:
            order.troops.append(second(option))
        else:
            order.garrison = first(option)
        if is_written(order):
            s.then(ChooseCards(self.seat, self.answering))
        else:
            s.then(WriteOrder(self.seat, self.answering))

    def mask(self, seat: i64) -> LandAsk:
        """Others see that a side responds, but not that one is about to declare [PRO-responder-10]."""
        if seat == self.seat or self.answering:
            return self
        from liza.games.promised.combat import ChooseEncounter

        return ChooseEncounter(self.seat)

    def binds(self, s: Land, option: i64) -> bool:
        """Until it is confirmed an order may be written anew."""
        return False


class ChooseCards(LandAsk):
    """Which battle cards go with an order, and its confirmation [PRO-responder-9]."""

    clause: ClassVar[str] = "PRO-responder-9"
    also: ClassVar[tuple[str, ...]] = ("PRO-batalla-2",)

    def __init__(self, seat: i64, answering: bool) -> None:
        super().__init__(seat)
        self.answering = answering

    def cards(self, s: Land) -> list[i64]:
        """Return the cards that the order holds so far."""
        order = s.sides[self.seat].order
        return [] if order is None else order.cards

    def candidates(self, s: Land) -> list[i64]:
        """Return the confirmation, each kind of card in hand, then what is not for now."""
        front = front_of(s, self.seat)
        out: list[i64] = [notation.CONFIRM]
        chosen = self.cards(s)
        for card in distinct(s.sides[self.seat].hand):
            if card not in chosen or s.sides[self.seat].hand.count(card) > chosen.count(card):
                out.append(option(notation.USE, card))
        if self.answering:
            untimely(s, self.seat, front, out)
        return out

    def why_not(self, s: Land, option: i64) -> str:
        """Return why a card can't be played here."""
        kind = kind_of(option)
        if kind == notation.CONFIRM:
            return ""
        if kind != notation.USE:
            return why_untimely(kind)
        return why_not_card(s, self.seat, front_of(s, self.seat), self.cards(s), first(option))

    def take(self, s: Land, option: i64) -> None:
        """Add the card and ask again, or seal the order."""
        if kind_of(option) == notation.USE:
            self.cards(s).append(first(option))
            s.then(ChooseCards(self.seat, self.answering))
            return
        from liza.games.promised.combat import Answer, Declare

        if self.answering:
            s.then(Answer(self.seat))
        else:
            s.then(Declare(self.seat))

    def mask(self, seat: i64) -> LandAsk:
        """Others see what they saw when the order was begun."""
        return self if seat == self.seat else WriteOrder(self.seat, self.answering).mask(seat)

    def always_shown(self) -> bool:
        """A confirmation is asked for in any case, and whoever holds no card is not betrayed."""
        return True

    def binds(self, s: Land, option: i64) -> bool:
        """The confirmation is final [PRO-responder-10]."""
        return kind_of(option) == notation.CONFIRM


def untimely(s: Land, seat: i64, front: Front, out: list[i64]) -> None:
    """Add what the attacked side can't do in its extra turn: hold, or look after other encounters."""
    if front.foe < PAIR:
        out.append(option(notation.HOLD, front.hex, front.foe))
    for encounter in undecided(s, seat):
        if encounter.hex != front.hex or encounter.foe(seat) != front.foe:
            out.append(option(notation.DECLARE, encounter.hex, encounter.foe(seat)))


def why_untimely(kind: i64) -> str:
    """Return why it can't: there is no escape [PRO-declarar-10], and the turn serves this alone [PRO-responder-5]."""
    return "PRO-declarar-10" if kind == notation.HOLD else "PRO-responder-5"
