"""Numbers that are computed, never written down: ATK, DEF, keywords, costs, Relics stored; each explains itself.

Asked for `why`, a function fills in the parts it adds up: the same function adds and explains.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from liza.games.bellum.pieces import FOR_DOMINION, RELIC_COUNT, Aura, Piece
from liza.games.bellum.printed import (
    A_CARD,
    A_NEUTRAL_RELIC,
    A_STORED_RELIC,
    A_STRUCTURE,
    A_UNIT,
    A_VAULT_CARD,
    A_WONDER,
    AN_ECONOMY,
    ANY_COST,
    ANY_SIDE,
    ASCENT_COST,
    ATTACKS_EXHAUSTED,
    BONUS,
    DEVELOPMENT,
    DISCOUNT,
    ECONOMY,
    GRANT,
    IS_ATTACKING,
    IS_DAMAGED,
    IS_EXHAUSTED,
    IS_FIGHTING,
    IS_READY,
    PACIFY,
    REARGUARD,
    RELICS,
    RESPONDS,
    STRUCTURE,
    STRUCTURE_COST,
    STRUCTURES,
    TACTIC,
    TACTIC_COST,
    UNIT,
    UNIT_COST,
    WONDER,
    YOURS,
    Card,
    Filter,
    Static,
)
from liza.kernel import Part
from liza.kernel.options import bit

if TYPE_CHECKING:
    from liza.games.bellum.state import Bel


# What a card means


def matches(s: Bel, f: Filter, seat: i64, source: i64, p: Piece) -> bool:
    """Tell whether a card controlled by `seat` means this piece; `source` is the serial of that card, 0 for none.

    Limits are about current numbers, a cost is the printed one.
    """
    if f.side != ANY_SIDE and (p.controller == seat) != (f.side == YOURS):
        return False
    if not of_kind(s, f.kind, p):
        return False
    if f.zone >= 0 and p.zone != f.zone:
        return False
    if f.other and p.serial == source:
        return False
    card = s.pool.cards[p.card]
    if f.family != 0 and card.family != f.family:
        return False
    if f.stage != 0 and card.stage != f.stage:
        return False
    if f.state != 0 and not in_state(s, p, f.state):
        return False
    if f.max_cost >= 0 and card.cost > f.max_cost:
        return False
    if f.keyword != 0 and not has_keyword(s, p, f.keyword):
        return False
    if f.max_attack >= 0 and attack(s, p) > f.max_attack:
        return False
    return f.max_left < 0 or defence(s, p) - p.damage <= f.max_left


def of_kind(s: Bel, kind: i64, p: Piece) -> bool:
    """Tell whether a piece is of a filter's kind."""
    if kind == A_UNIT:
        return p.zone <= REARGUARD
    if kind == A_STRUCTURE:
        return p.zone == STRUCTURES
    if kind == A_CARD:
        return p.zone <= STRUCTURES
    if kind == A_STORED_RELIC:
        return p.zone == RELICS and p.stored
    if kind == A_NEUTRAL_RELIC:
        return p.zone == RELICS and p.holder == 0
    if p.zone != DEVELOPMENT:
        return False
    printed = s.pool.cards[p.card].kind
    return (
        kind == A_VAULT_CARD or (kind == AN_ECONOMY and printed == ECONOMY) or (kind == A_WONDER and printed == WONDER)
    )


def in_state(s: Bel, p: Piece, state: i64) -> bool:
    """Tell whether a piece is ready, exhausted, damaged, attacking, in an engagement, or new this turn."""
    if state == IS_READY:
        return not p.exhausted
    if state == IS_EXHAUSTED:
        return p.exhausted
    if state == IS_DAMAGED:
        return p.damage > 0
    if state == IS_ATTACKING or state == IS_FIGHTING:
        for fight in s.engagements:
            if fight.annulled:
                continue
            if fight.attacker == p.serial or (state == IS_FIGHTING and fight.target == p.serial):
                return True
        return False
    return p.since == s.turn


# ATK and DEF


def _same_name_once(s: Bel, p_card: Card) -> bool:
    """Tell whether continuous abilities of this card do not add up with others of their name [BEL-4-7]."""
    return not s.rules.only_structures or p_card.kind == STRUCTURE


def attack(s: Bel, p: Piece, why: list[Part] | None = None) -> i64:
    """Return the current ATK; a negative one counts as 0 [BEL-8-17]."""
    card = s.pool.cards[p.card]
    if why is None and not p.boosts and not s.auras and not card.own_rules:
        return card.attack
    total = _sum(s, p, card, False, why)
    if total >= 0:
        return total
    if why is not None:
        why.append(Part(-total, card.id, "BEL-8-17"))
    return 0


def defence(s: Bel, p: Piece, why: list[Part] | None = None) -> i64:
    """Return the current DEF with its modifiers, damage not taken off [BEL-8-5]."""
    card = s.pool.cards[p.card]
    if why is None and not p.boosts and not s.auras and not card.own_rules:
        return card.defence
    return _sum(s, p, card, True, why)


def left(s: Bel, p: Piece) -> i64:
    """Return the remaining DEF [BEL-8-5]."""
    return defence(s, p) - p.damage


def _sum(s: Bel, p: Piece, card: Card, of_defence: bool, why: list[Part] | None) -> i64:
    """Add up the printed number, effects, own text and other cards' rules."""
    total: i64 = card.defence if of_defence else card.attack
    if why is not None:
        why.append(Part(total, card.id, "BEL-11-9" if len(p.covered) != 0 else "BEL-3-1"))
    for boost in p.boosts:
        amount: i64 = boost.defence if of_defence else boost.attack
        if amount != 0:
            total += amount
            if why is not None:
                why.append(Part(amount, s.pool.cards[boost.card].id, "BEL-8-5" if of_defence else "BEL-8-17"))
    if not s.auras and not card.own_rules:
        return total
    counted: list[i64] = []
    values: list[i64] = []
    sources: list[Aura | None] = []
    if card.own_rules:
        for rule in card.statics:
            if rule.filter is None and rule.rule == BONUS:
                _count(s, rule, card, None, of_defence, counted, values, sources)
    for aura in s.auras:
        source = s.pool.cards[aura.card]
        rule = source.statics[aura.index]
        if rule.rule == BONUS and (rule.defence if of_defence else rule.attack) != 0 and rule.filter is not None:
            if matches(s, rule.filter, aura.seat, aura.serial, p):
                _count(s, rule, source, aura, of_defence, counted, values, sources)
    for i in range(len(values)):
        total += values[i]
        if why is not None:
            why.append(_part(s, values[i], card, sources[i]))
    return total


def _part(s: Bel, value: i64, card: Card, aura: Aura | None) -> Part:
    """Return what a continuous ability adds; `aura` is None for the card's own."""
    if aura is None:
        return Part(value, card.id, "BEL-4-7")
    source = s.pool.cards[aura.card]
    relic = s.find(aura.serial) if aura.serial <= RELIC_COUNT else None
    if relic is not None:
        return Part(value, source.id, "BEL-12-8" if relic.stored else "BEL-1-18")
    f = source.statics[aura.index].filter
    return Part(value, source.id, "BEL-3-4" if f is not None and f.family != 0 else "BEL-4-7")


def _count(
    s: Bel,
    rule: Static,
    source: Card,
    aura: Aura | None,
    of_defence: bool,
    counted: list[i64],
    values: list[i64],
    sources: list[Aura | None],
) -> None:
    """Count a bonus, or of two with the same name the one of higher value [BEL-4-7]."""
    value: i64 = rule.defence if of_defence else rule.attack
    if _same_name_once(s, source):
        for i in range(len(counted)):
            if counted[i] == rule.name:
                if _size(value) > _size(values[i]):
                    values[i] = value
                    sources[i] = aura
                return
        counted.append(rule.name)
    else:
        counted.append(-1)
    values.append(value)
    sources.append(aura)


def _size(value: i64) -> i64:
    return value if value >= 0 else -value


# Keywords and permissions


def has_keyword(s: Bel, p: Piece, keyword: i64) -> bool:
    """Tell whether a card has a keyword now: on its top stage, or by an external effect [BEL-11-20]."""
    card = s.pool.cards[p.card]
    if card.keywords & keyword:
        return True
    for boost in p.boosts:
        if boost.keyword & keyword:
            return True
    return _ruled(s, p, card, GRANT, keyword)


def _ruled(s: Bel, p: Piece, card: Card, wanted: i64, keyword: i64) -> bool:
    """Tell whether a continuous ability, its own or another card's, says so of this piece."""
    if card.own_rules:
        for rule in card.statics:
            if rule.rule == wanted and rule.filter is None and (keyword == 0 or rule.keyword & keyword):
                return True
    for aura in s.auras:
        rule = s.pool.cards[aura.card].statics[aura.index]
        f = rule.filter
        if rule.rule == wanted and f is not None and (keyword == 0 or rule.keyword & keyword):
            if matches(s, f, aura.seat, aura.serial, p):
                return True
    return False


def is_forbidden(s: Bel, p: Piece) -> bool:
    """Tell whether a card forbids it to attack: a prohibition beats any permission [BEL-intro-2]."""
    for boost in p.boosts:
        if boost.forbids:
            return True
    return _ruled(s, p, s.pool.cards[p.card], PACIFY, 0)


def attacks_exhausted(s: Bel, p: Piece) -> bool:
    """Tell whether its text lets it attack while exhausted [BEL-intro-1]."""
    card = s.pool.cards[p.card]
    return card.own_rules and _ruled(s, p, card, ATTACKS_EXHAUSTED, 0)


def is_prevented(p: Piece) -> bool:
    """Tell whether all damage to it is prevented [BEL-7.2-11]."""
    for boost in p.boosts:
        if boost.prevents:
            return True
    return False


def responds_by_text(s: Bel, p: Piece) -> i64:
    """Return with how much its text makes it respond, 0 for no such text [BEL-intro-1, BEL-8-13]."""
    card = s.pool.cards[p.card]
    most: i64 = 0
    if card.own_rules:
        for rule in card.statics:
            if rule.rule == RESPONDS and rule.amount > most:
                most = rule.amount
    return most


def may_attack_now(s: Bel, p: Piece) -> bool:
    """Tell whether it was under its controller's control when the turn began, as its pile is read [BEL-11-17]."""
    if p.since >= s.turn:
        return False
    return not (s.rules.immediate_stage and p.under >= s.turn)


# Costs


def pays_for(card: Card, ascent: bool) -> i64:
    """Return what kind of cost a card's is."""
    if ascent:
        return ASCENT_COST
    if card.kind == TACTIC:
        return TACTIC_COST
    return STRUCTURE_COST if card.kind == STRUCTURE else UNIT_COST


def cost_of(s: Bel, seat: i64, card: Card, ascent: bool = False, why: list[Part] | None = None) -> i64:
    """Return what a card costs this seat now: its full cost, with no deduction for lower stages [BEL-11-8]."""
    return reduced(s, seat, card.cost, pays_for(card, ascent), card, why)


def reduced(s: Bel, seat: i64, cost: i64, pays: i64, card: Card | None, why: list[Part] | None = None) -> i64:
    """Return a cost after reductions, none of which takes it below its minimum [BEL-10-22]."""
    if why is not None and card is not None:
        why.append(Part(cost, card.id, "BEL-3-19"))
    if not s.auras or cost == 0:
        return cost
    counted: list[i64] = []
    for aura in s.auras:
        if aura.seat != seat:
            continue
        source = s.pool.cards[aura.card]
        rule = source.statics[aura.index]
        if rule.rule != DISCOUNT or not _applies(s, seat, rule, pays, card):
            continue
        if _same_name_once(s, source):
            if rule.name in counted:
                continue
            counted.append(rule.name)
        floor = rule.minimum if rule.minimum >= 0 else s.rules.min_cost
        after = cost - rule.amount
        if after < floor:
            after = floor
        if after < cost:
            if why is not None:
                why.append(Part(after - cost, source.id, "BEL-10-22"))
            cost = after
    return cost


def _applies(s: Bel, seat: i64, rule: Static, pays: i64, card: Card | None) -> bool:
    """Tell whether a discount is about this; an Ascent counts as playing a Unit or Structure too [BEL-11-14]."""
    if rule.first and s.sides[seat].paid & bit(rule.pays):
        return False
    if rule.family != 0 and (card is None or card.family != rule.family):
        return False
    if rule.pays == ANY_COST or rule.pays == pays:
        return True
    if pays != ASCENT_COST or card is None:
        return False
    return rule.pays == (UNIT_COST if card.kind == UNIT else STRUCTURE_COST)


def note_paid(s: Bel, seat: i64, pays: i64, card: Card | None) -> None:
    """Note that something of this kind was paid for: the first of a turn is over."""
    side = s.sides[seat]
    side.paid |= bit(pays) | bit(ANY_COST)
    if pays == ASCENT_COST and card is not None:
        side.paid |= bit(UNIT_COST if card.kind == UNIT else STRUCTURE_COST)


def advance_cost(s: Bel, seat: i64, costs: tuple[int, ...]) -> i64:
    """Return what the next Age costs: 3, 4, 5 in that order, before reductions [BEL-10-12]."""
    return reduced(s, seat, costs[s.sides[seat].age - s.rules.first_age], 5, None)


# Churches, Temples, Relics


def is_shrine(s: Bel, p: Piece) -> bool:
    """Tell whether a card in play is a Church or Temple [BEL-12-12]."""
    card = s.pool.cards[p.card]
    if not card.shrine:
        return False
    kind = s.rules.shrine_type
    return kind == 0 or (kind == 1 and card.kind == STRUCTURE) or (kind == 2 and card.kind == ECONOMY)


def shrines(s: Bel, seat: i64) -> list[Piece]:
    """Return the Churches and Temples this seat controls."""
    out: list[Piece] = []
    zones = s.sides[seat].zones
    for zone in (STRUCTURES, DEVELOPMENT, 0, REARGUARD):
        for p in zones[zone]:
            if s.pool.cards[p.card].shrine and is_shrine(s, p):
                out.append(p)
    return out


def carried_by(s: Bel, serial: i64) -> Piece | None:
    """Return the Relic that a Cleric carries, or None [BEL-12-5]."""
    for relic in s.relics:
        if relic.holder == serial and not relic.stored:
            return relic
    return None


def stored_relics(s: Bel, seat: i64) -> i64:
    """Return how many stored Relics count for Dominion: of all buildings, or of the fullest [BEL-1-14]."""
    total: i64 = 0
    most: i64 = 0
    for relic in s.relics:
        if relic.stored and relic.controller == seat:
            total += 1
            here: i64 = 0
            for other in s.relics:
                if other.stored and other.holder == relic.holder:
                    here += 1
            if here > most:
                most = here
    return most if s.rules.same_building else total


def has_dominion(s: Bel, seat: i64) -> bool:
    """Tell whether a check would raise this seat's Dominion [BEL-1-13]."""
    return stored_relics(s, seat) >= FOR_DOMINION


def controlled_relics(s: Bel, seat: i64) -> i64:
    """Return how many Relics a seat controls, carried or stored [BEL-12-16]."""
    count: i64 = 0
    for i in range(RELIC_COUNT):
        if i < len(s.relics) and s.relics[i].controller == seat and s.relics[i].holder != 0:
            count += 1
    return count
