"""What a seat may know of a battle under way, and full states that fit an observation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from liza.games.promised.pieces import ARK, CARD_KINDS, NOWHERE, Battle, Order
from liza.kernel import Rng, seeded
from liza.toolkit.beliefs import shuffle, without

if TYPE_CHECKING:
    from liza.games.promised.state import Land


def observe_battle(s: Land, battle: Battle, seat: i64) -> Battle:
    """Return a battle as a seat may know it: orders of others stay sealed [PRO-responder-8, PRO-informe-10]."""
    to = battle.copy()
    for i in range(len(to.orders)):
        if not sees_order(s, battle, to.orders[i], seat):
            to.orders[i] = to.orders[i].sealed()
    return to


def sees_order(s: Land, battle: Battle, order: Order, seat: i64) -> bool:
    """Tell whether a seat sees an order: its own; under commit_visibility = open also the other side's."""
    if order.seat == seat:
        return True
    return s.rules.open_orders and (seat == battle.attacker or seat == battle.defender)


def whole_deck(s: Land) -> list[i64]:
    """Return all cards of the game by kind, sorted [PRO-cartas-1]."""
    out: list[i64] = []
    for kind in range(1, CARD_KINDS + 1):
        for _ in range(s.rules.copies[kind]):
            out.append(kind)
    return out


def open_cards(s: Land) -> list[i64]:
    """Return the cards whose place this state tells, the deck left out."""
    out = [card for card in s.discard if card != 0]
    if s.ark != NOWHERE:
        out.append(ARK)
    for side in s.sides:
        for card in side.hand:
            if card != 0:
                out.append(card)
        for card in side.looking:
            if card != 0:
                out.append(card)
    return out


def fill_in(s: Land, seat: i64, seed: i64) -> None:
    """Turn a copy of an observation of `seat` into a full state that fits it, in place."""
    rng = Rng(seed)
    _show_known(s, seat)
    left = without(whole_deck(s), open_cards(s))
    assert left is not None
    shuffle(left, rng)
    for owner in range(s.seats):
        if owner != seat:
            side = s.sides[owner]
            _deal(side.hand, left)
            side.hand.sort()
            _deal(side.looking, left)
    s.deck = left[: len(s.deck)]
    _fill_orders(s, seat, rng)
    s.gen = seeded(rng.seed())


def _show_known(s: Land, seat: i64) -> None:
    """Put the cards of orders that lie open into the hands that hold them."""
    battle = s.battle
    if battle is None:
        return
    for order in battle.orders:
        if order.seat != seat and not order.hidden:
            hand = s.sides[order.seat].hand
            for i in range(len(order.cards)):
                hand[i] = order.cards[i]


def _deal(cards: list[i64], left: list[i64]) -> None:
    for i in range(len(cards)):
        if cards[i] == 0:
            cards[i] = left.pop()


def _fill_orders(s: Land, seat: i64, rng: Rng) -> None:
    """Write sealed orders anew, and begin those that another seat is writing."""
    from liza.games.promised.orders import WriteOrder, new_order, random_order

    battle = s.battle
    if battle is None:
        return
    for i in range(len(battle.orders)):
        if battle.orders[i].hidden:
            battle.orders[i] = random_order(s, battle.orders[i].seat, battle.against(battle.orders[i].seat), rng)
    top = s.agenda[-1] if len(s.agenda) != 0 else None
    if isinstance(top, WriteOrder) and top.seat != seat:
        s.sides[top.seat].order = new_order(s, top.seat, battle.hex)
