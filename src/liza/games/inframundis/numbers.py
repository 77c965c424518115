"""Numbers that are computed, never written down: Attack, Life, keywords, Fuerza, costs; each explains itself.

Asked for `why`, a function fills in the parts it adds up: the same function adds and explains.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from liza.games.inframundis.pieces import Aura, Piece
from liza.games.inframundis.printed import (
    ANY_CARD,
    ANY_RELIC,
    ANY_SIDE,
    BONUS,
    CLAIMS,
    COMMANDER,
    DISCOUNT,
    FREE_MOVES,
    GRANT,
    HERE,
    IS_EXHAUSTED,
    IS_NEW,
    IS_READY,
    IS_WOUNDED,
    NO_BLOCK,
    ONLY_CHAMPION,
    PACIFY,
    PER_NOTHING,
    PER_OTHER,
    PIERCE,
    REAR,
    TABLE,
    TO_BEARER,
    TO_SELF,
    YOURS,
    Card,
    Filter,
    Static,
)
from liza.kernel import Part

if TYPE_CHECKING:
    from liza.games.inframundis.state import Inf


def speaks(p: Piece) -> bool:
    """Tell whether the piece's printed text works: not silenced [INF-13-4], not a reduced copy [INF-13-9]."""
    return p.silenced == 0 and not p.plain


def matches(s: Inf, f: Filter, seat: i64, source: Piece | None, p: Piece) -> bool:
    """Tell whether a card controlled by `seat` means this piece.

    Numbers of `max_attack` are current ones, a cost is the printed one, tokens and copies cost nothing; `here` is the
    source's line, none without a source.
    """
    if f.side != ANY_SIDE and (p.controller == seat) != (f.side == YOURS):
        return False
    if f.kind == ANY_RELIC:
        if p.line != TABLE:
            return False
    elif p.line > REAR or (f.kind == ONLY_CHAMPION and not s.is_champion(p)):
        return False
    if f.line == HERE:
        if source is None or p.line != line_of(s, source):
            return False
    elif f.line >= 0 and p.line != f.line:
        return False
    if f.other and source is not None and p.serial == source.serial:
        return False
    if f.state != 0 and not in_state(s, p, f.state):
        return False
    if f.max_cost >= 0 and not p.token and s.pool.cards[p.card].cost > f.max_cost:
        return False
    return f.max_attack < 0 or attack(s, p) <= f.max_attack


def line_of(s: Inf, p: Piece) -> i64:
    """Return the line a piece stands in, for a relic or rune that of its bearer; TABLE or LEADER outside the lines."""
    if p.bearer != 0:
        bearer = s.creature(p.bearer)
        if bearer is not None:
            return bearer.line
    return p.line


def in_state(s: Inf, p: Piece, state: i64) -> bool:
    """Tell whether a piece is ready, exhausted, wounded or new this turn."""
    if state == IS_READY:
        return not p.exhausted
    if state == IS_EXHAUSTED:
        return p.exhausted
    if state == IS_WOUNDED:
        return p.wounds > 0
    return state == IS_NEW and p.entered == s.turn


def _times(s: Inf, rule: Static, seat: i64, p: Piece) -> i64:
    """Return how often a rule of `seat` counts for a piece: "your creatures" are those of that seat."""
    if rule.per == PER_NOTHING:
        return 1
    lines = s.sides[seat].lines
    count = len(lines[0]) + len(lines[1]) + len(lines[2])
    return count - 1 if rule.per == PER_OTHER and p.controller == seat and p.line <= REAR else count


def _bonus(s: Inf, rule: Static, seat: i64, p: Piece, life: bool) -> i64:
    if rule.rule != BONUS or (rule.line >= 0 and rule.line != p.line):
        return 0
    return (rule.life if life else rule.attack) * _times(s, rule, seat, p)


def _add(s: Inf, total: i64, amount: i64, card: Card, clause: str, why: list[Part] | None) -> i64:
    if why is not None and amount != 0:
        why.append(Part(amount, card.id, clause))
    return total + amount


def _sum(s: Inf, p: Piece, life: bool, why: list[Part] | None) -> i64:
    """Add up the printed number, effects, own text, gear and other cards' rules."""
    card = s.pool.cards[p.card]
    total: i64 = p.life if life else p.attack
    if why is not None:
        why.append(Part(total, card.id, "INF-3-2"))
    for boost in p.boosts:
        total = _add(s, total, boost.life if life else boost.attack, s.pool.cards[boost.card], "INF-7.5-3", why)
    if card.own_rules and speaks(p):
        for rule in card.statics:
            if rule.to == TO_SELF:
                total = _add(s, total, _bonus(s, rule, p.controller, p, life), card, "INF-13-5", why)
    for gear in p.gear:
        printed = s.pool.cards[gear.card]
        for rule in printed.statics:
            if rule.to == TO_BEARER:
                total = _add(s, total, _bonus(s, rule, gear.controller, p, life), printed, "INF-3-4", why)
    if s.auras:
        total = _auras(s, p, life, total, why)
    return total


def _auras(s: Inf, p: Piece, life: bool, total: i64, why: list[Part] | None) -> i64:
    for aura in s.auras:
        card = s.pool.cards[aura.card]
        rule = card.statics[aura.index]
        # A filter by Attack would ask for what is being computed: for a bonus to Attack it is refused when cards are
        # loaded, and a bonus to Life alone is not looked at for Attack.
        if rule.rule == BONUS and (rule.life if life else rule.attack) != 0 and touches(s, aura, rule, p):
            clause = "INF-3-14" if card.kind == COMMANDER else "INF-3-4"
            total = _add(s, total, _bonus(s, rule, aura.seat, p, life), card, clause, why)
    return total


def touches(s: Inf, aura: Aura, rule: Static, p: Piece) -> bool:
    """Tell whether a rule in force means this piece; a silenced source's rules are out of force [INF-13-4]."""
    f = rule.filter
    if f is None:
        return False
    if aura.fixed:
        return matches(s, f, aura.seat, None, p)
    source = s.find(aura.serial)
    return source is not None and speaks(source) and matches(s, f, aura.seat, source, p)


def attack(s: Inf, p: Piece, why: list[Part] | None = None) -> i64:
    """Return the current Attack, never below 0 [INF-0-4]."""
    if why is None and is_bare(s, p):
        return p.attack
    total = _sum(s, p, False, why)
    if total >= 0:
        return total
    if why is not None:
        why.append(Part(-total, s.pool.cards[p.card].id, "INF-0-4"))
    return 0


def life(s: Inf, p: Piece, why: list[Part] | None = None) -> i64:
    """Return the current Life; a creature with wounds equal to it or above is destroyed [INF-7.4-4]."""
    if why is None and is_bare(s, p):
        return p.life
    return _sum(s, p, True, why)


def is_bare(s: Inf, p: Piece) -> bool:
    """Tell whether nothing but what is printed makes up a piece's numbers."""
    return not p.boosts and not p.gear and not s.auras and not s.pool.cards[p.card].own_rules


def has_keyword(s: Inf, p: Piece, keyword: i64) -> bool:
    """Tell whether a creature has a keyword now: its own unless silenced, or granted [INF-13-4]."""
    if p.silenced == 0 and p.keywords & keyword:
        return True
    if p.silenced != 0 and s.rules.silence_all:
        return False
    for boost in p.boosts:
        if boost.keyword & keyword:
            return True
    card = s.pool.cards[p.card]
    if card.own_rules and speaks(p):
        for rule in card.statics:
            if rule.rule == GRANT and rule.to == TO_SELF and rule.keyword & keyword:
                return True
    for gear in p.gear:
        for rule in s.pool.cards[gear.card].statics:
            if rule.rule == GRANT and rule.to == TO_BEARER and rule.keyword & keyword:
                return True
    for aura in s.auras:
        rule = s.pool.cards[aura.card].statics[aura.index]
        if rule.rule == GRANT and rule.keyword & keyword and touches(s, aura, rule, p):
            return True
    return False


def _ruled(s: Inf, p: Piece, wanted: i64) -> bool:
    """Tell whether a rule of its own text or of its gear says so of this piece [INF-intro-1]."""
    card = s.pool.cards[p.card]
    if card.own_rules and speaks(p):
        for rule in card.statics:
            if rule.rule == wanted and rule.to == TO_SELF:
                return True
    if len(p.gear) != 0 and not (p.silenced != 0 and s.rules.silence_all):
        for gear in p.gear:
            for rule in s.pool.cards[gear.card].statics:
                if rule.rule == wanted and rule.to == TO_BEARER:
                    return True
    return False


def ignores_path(s: Inf, p: Piece) -> bool:
    """Tell whether it may attack the Nexus without an open path: the card outranks that rule alone [INF-intro-1]."""
    return _ruled(s, p, PIERCE)


def is_pacified(s: Inf, p: Piece) -> bool:
    """Tell whether a card forbids it to attack: a prohibition outranks a permission [INF-intro-1]."""
    return _ruled(s, p, PACIFY)


def cannot_block(s: Inf, p: Piece) -> bool:
    """Tell whether a card forbids it to block [INF-intro-1]."""
    return _ruled(s, p, NO_BLOCK)


def line_strength(s: Inf, seat: i64, line: i64, why: list[Part] | None = None) -> i64:
    """Return the Fuerza of a line: the Attack of its creatures, ready or exhausted [INF-0-4]."""
    total: i64 = 0
    for p in s.sides[seat].lines[line]:
        share = attack(s, p)
        total += share
        if why is not None:
            why.append(Part(share, s.pool.cards[p.card].id, "INF-0-4"))
    return total


def _rules_of(s: Inf, seat: i64, wanted: i64, of: i64) -> i64:
    """Add up the amounts of a side's rules that speak to the player: of a family of cards, or of a line."""
    total: i64 = 0
    for aura in s.steering:
        if aura.seat != seat:
            continue
        rule = s.pool.cards[aura.card].statics[aura.index]
        if rule.rule != wanted or (not aura.fixed and not _source_speaks(s, aura)):
            continue
        if wanted == DISCOUNT:
            if rule.cards == ANY_CARD or rule.cards == of:
                total += rule.amount
        elif wanted == CLAIMS:
            if rule.line == of:
                total += 1
        else:
            total += rule.amount
    return total


def _source_speaks(s: Inf, aura: Aura) -> bool:
    source = s.find(aura.serial)
    return source is not None and speaks(source)


def cost_of(s: Inf, seat: i64, card: Card) -> i64:
    """Return what a card costs this seat now, never below 0 [INF-6-7]."""
    if not s.steering or card.cost == 0:
        return card.cost
    cost = card.cost - _rules_of(s, seat, DISCOUNT, card.family())
    return cost if cost > 0 else 0


def move_cost(s: Inf, seat: i64) -> i64:
    """Return what the next paid move costs: 1 ether [INF-9-1], or 0 if a card frees it."""
    if s.steering and s.sides[seat].moves < _rules_of(s, seat, FREE_MOVES, 0):
        return 0
    return 1


def player_rule(s: Inf, seat: i64, rule: i64) -> i64:
    """Return the sum of a rule of this side that speaks to the player (opening hand, free moves)."""
    return _rules_of(s, seat, rule, 0)


def claims(s: Inf, seat: i64, line: i64) -> bool:
    """Tell whether a card makes this seat count as controlling the line as well [INF-11.4-1]."""
    return bool(s.steering) and _rules_of(s, seat, CLAIMS, line) > 0
