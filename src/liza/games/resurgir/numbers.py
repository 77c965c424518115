"""Numbers that are computed, never written down: Force, Resistance, keywords, resources, free slots, conditions.

Asked for `why`, a function fills in the parts it adds up: the same function adds and explains.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from liza.games.resurgir.pieces import PLAY_CARD, Piece, Side
from liza.games.resurgir.printed import (
    A_CARD,
    A_DEVELOPMENT,
    A_LEGACY,
    A_MILITARY,
    A_STRUCTURE,
    A_SUPPORT,
    A_UNIT,
    AN_ECONOMIC,
    ANY_SIDE,
    ANYTHING,
    ATTACKS_TURNED,
    BONUS,
    CO_DEFENDS,
    CONTROLLED,
    DESTROYED_FOES,
    DEVELOPMENT,
    ECONOMIC,
    ECONOMIC_ZONE,
    GRANT,
    INDESTRUCTIBLE,
    IS_ATTACKING,
    IS_FIGHTING,
    IS_READY,
    IS_TURNED,
    LEGACY,
    MILITARY,
    SIEGE_BONUS,
    SUBCATEGORIES,
    SUPPORT,
    SUPPORT_ZONE,
    YOURS,
    Card,
    Filter,
    Need,
)
from liza.kernel import Part

if TYPE_CHECKING:
    from liza.games.resurgir.state import Res


# What a card means


def is_of_kind(card: Card, kind: i64) -> bool:
    """Tell whether a printed card is of a filter's kind."""
    if kind == A_UNIT:
        return card.kind <= SUPPORT
    if kind == A_MILITARY:
        return card.kind == MILITARY
    if kind == A_SUPPORT:
        return card.kind == SUPPORT
    if kind == A_STRUCTURE:
        return card.kind == ECONOMIC or card.kind == DEVELOPMENT
    if kind == AN_ECONOMIC:
        return card.kind == ECONOMIC
    if kind == A_DEVELOPMENT:
        return card.kind == DEVELOPMENT
    if kind == A_LEGACY:
        return card.kind == LEGACY
    if kind == A_CARD:
        return card.kind <= DEVELOPMENT
    return kind == ANYTHING


def matches(s: Res, f: Filter, seat: i64, source: i64, p: Piece) -> bool:
    """Tell whether a card controlled by `seat` means this piece; `source` is the serial of that card, 0 for none.

    Limits are about current numbers, a cost is the printed one.
    """
    if f.side != ANY_SIDE and (p.controller == seat) != (f.side == YOURS):
        return False
    card = s.pool.cards[p.card]
    if not is_of_kind(card, f.kind):
        return False
    if f.other and p.serial == source:
        return False
    if f.subcategory != 0 and card.subcategory != f.subcategory:
        return False
    if f.state != 0 and not in_state(s, p, f.state):
        return False
    if f.max_cost >= 0 and card.resources > f.max_cost:
        return False
    if f.min_resources > 0 and p.resources < f.min_resources:
        return False
    if f.keyword != 0 and not has_keyword(s, p, f.keyword):
        return False
    return f.max_strength < 0 or strength(s, p) <= f.max_strength


def in_state(s: Res, p: Piece, state: i64) -> bool:
    """Tell whether a piece is ready, turned, attacking, in a Confrontation, or poisoned."""
    if state == IS_READY:
        return not p.exhausted
    if state == IS_TURNED:
        return p.exhausted
    if state == IS_ATTACKING or state == IS_FIGHTING:
        for fight in s.confrontations:
            if fight.resolved:
                continue
            if p.serial in fight.attackers:
                return True
            if state == IS_FIGHTING and p.serial in (fight.target, fight.defender, fight.second):
                return True
        return False
    return p.poison > 0


def suits(card: Card, f: Filter) -> bool:
    """Tell whether a filter means a card outside play, by what is printed."""
    if not is_of_kind(card, f.of):
        return False
    if f.subcategory != 0 and card.subcategory != f.subcategory:
        return False
    if f.keyword != 0 and not card.keywords & f.keyword:
        return False
    if f.max_strength >= 0 and card.strength > f.max_strength:
        return False
    return f.max_cost < 0 or card.resources <= f.max_cost


# Force and Resistance


def strength(s: Res, p: Piece, why: list[Part] | None = None) -> i64:
    """Return the current Force of a unit or Resistance of a structure, never below 0 [RES-10.4.4-6]."""
    card = s.pool.cards[p.card]
    if why is None and not p.boosts and not s.auras and not card.own_rules:
        return card.strength
    total = card.strength
    if why is not None:
        why.append(Part(total, card.id, "RES-2.1-3" if card.kind <= SUPPORT else "RES-2.1-4"))
    for boost in p.boosts:
        if boost.strength != 0:
            total += boost.strength
            if why is not None:
                why.append(Part(boost.strength, s.pool.cards[boost.card].id, "RES-10.4.4-2"))
    total += ruled_strength(s, p, card, BONUS, why)
    if total >= 0:
        return total
    if why is not None:
        why.append(Part(-total, card.id, "RES-10.4.4-6"))
    return 0


def ruled_strength(s: Res, p: Piece, card: Card, wanted: i64, why: list[Part] | None = None) -> i64:
    """Return what continuous rules add to a piece: its own and other cards'."""
    total: i64 = 0
    if card.own_rules:
        for rule in card.statics:
            if rule.filter is None and rule.rule == wanted:
                total += rule.strength
                if why is not None:
                    why.append(Part(rule.strength, card.id, "RES-10.4.4-2"))
    for aura in s.auras:
        source = s.pool.cards[aura.card]
        rule = source.statics[aura.index]
        f = rule.filter
        if rule.rule == wanted and f is not None and matches(s, f, aura.seat, aura.serial, p):
            total += rule.strength
            if why is not None:
                why.append(Part(rule.strength, source.id, "RES-10.4.4-2" if aura.serial != 0 else "RES-11.4-8"))
    return total


def siege_bonus(s: Res, p: Piece) -> i64:
    """Return what continuous rules add to an attacker in a Siege [RES-2.1-15]."""
    card = s.pool.cards[p.card]
    if not s.auras and not card.own_rules:
        return 0
    return ruled_strength(s, p, card, SIEGE_BONUS)


# Keywords and permissions


def has_keyword(s: Res, p: Piece, keyword: i64) -> bool:
    """Tell whether a card has a keyword now: printed, or given by an effect or another card."""
    card = s.pool.cards[p.card]
    if card.keywords & keyword:
        return True
    for boost in p.boosts:
        if boost.keyword & keyword:
            return True
    for aura in s.auras:
        rule = s.pool.cards[aura.card].statics[aura.index]
        f = rule.filter
        if rule.rule == GRANT and rule.keyword & keyword and f is not None:
            if matches(s, f, aura.seat, aura.serial, p):
                return True
    return False


def has_rule(s: Res, p: Piece, wanted: i64) -> bool:
    """Tell whether its own text says so of a card."""
    card = s.pool.cards[p.card]
    if card.own_rules:
        for rule in card.statics:
            if rule.rule == wanted and rule.filter is None:
                return True
    return False


def attacks_turned(s: Res, p: Piece) -> bool:
    """Tell whether a unit's text lets it attack turned cards [RES-2.4-14]."""
    return has_rule(s, p, ATTACKS_TURNED)


def co_defends(s: Res, p: Piece) -> bool:
    """Tell whether a unit's text lets it defend what another unit defends already [RES-2.4-14]."""
    return has_rule(s, p, CO_DEFENDS)


def is_indestructible(s: Res, p: Piece) -> bool:
    """Tell whether a card's text says that it can't be destroyed [RES-2.4-14]."""
    return has_rule(s, p, INDESTRUCTIBLE)


def is_undefendable(p: Piece) -> bool:
    """Tell whether a unit can't be defended in this phase [RES-12.intimidacion-1]."""
    for boost in p.boosts:
        if boost.undefendable:
            return True
    return False


# Slots


def used_slots(s: Res, side: Side, zone: i64) -> i64:
    """Return how many slots of a zone are taken: one a card, unless it says another number [RES-2.1-6]."""
    total: i64 = 0
    cards = s.pool.cards
    for p in side.zones[zone]:
        total += cards[p.card].slots
    return total


def free_slots(s: Res, seat: i64, zone: i64) -> i64:
    """Return how many slots of a zone are free [RES-4-1]; turned units keep theirs [RES-4.4-2].

    What is being played has its slot already: a response can't fill it meanwhile.
    """
    total = s.rules.capacity(zone) - used_slots(s, s.sides[seat], zone)
    for play in s.chain:
        if play.kind == PLAY_CARD and not play.cancelled and play.act.seat == seat:
            card = s.pool.cards[play.act.card]
            if card.zone() == zone:
                total -= card.slots
    return total


def has_room(s: Res, seat: i64, card: Card) -> bool:
    """Tell whether a card fits into its zone without relief."""
    return free_slots(s, seat, card.zone()) >= card.slots


def full_clause(zone: i64) -> str:
    """Return the clause that says how much a zone holds."""
    if zone == 0:
        return "RES-4.2-2"
    if zone == SUPPORT_ZONE:
        return "RES-4.3-2"
    return "RES-4.5-2" if zone == ECONOMIC_ZONE else "RES-4.6-2"


# Resources


def available(s: Res, seat: i64) -> i64:
    """Return what a player can spend: one fund [RES-2.2-9], without what is locked on turned structures [RES-2.2-8]."""
    side = s.sides[seat]
    total = side.base + side.heap
    zones = side.zones
    for p in zones[0]:
        total += p.resources
    for p in zones[SUPPORT_ZONE]:
        total += p.resources
    for p in zones[ECONOMIC_ZONE]:
        if not p.exhausted:
            total += p.resources
    return total


def spendable_on(p: Piece) -> i64:
    """Return what can be spent from a card: of units even turned [RES-12.incursion-3], of ready structures."""
    return 0 if p.exhausted and p.zone >= ECONOMIC_ZONE else p.resources


# Conditions


def progress(s: Res, seat: i64, need: Need) -> i64:
    """Return how far a condition is met: what it counts, now or since the beginning [RES-11.2-11]."""
    if need.kind == CONTROLLED:
        f = need.filter
        assert f is not None
        count: i64 = 0
        for side in s.sides:
            for zone in side.zones:
                for p in zone:
                    if matches(s, f, seat, 0, p):
                        count += 1
        return count
    if need.kind == DESTROYED_FOES:
        return s.sides[seat].destroyed
    if need.kind == SUBCATEGORIES:
        found: list[i64] = []
        for p in s.sides[seat].zones[0]:
            subcategory = s.pool.cards[p.card].subcategory
            if subcategory != 0 and subcategory not in found:
                found.append(subcategory)
        return len(found)
    return s.sides[seat].halves // 2


def are_met(s: Res, seat: i64, needs: list[Need]) -> bool:
    """Tell whether every condition holds now [RES-7-4]."""
    for need in needs:
        if progress(s, seat, need) < need.amount:
            return False
    return True
