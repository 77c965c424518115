"""How good a position is for a seat, and how what is under way would end: for computer players, on full states.

All worths are in halves of Victory Points; they were tuned by letting computer players meet.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from liza.games.resurgir import notation
from liza.games.resurgir.abilities import ChooseTarget
from liza.games.resurgir.chain import ChooseDiscarded, ChooseGivenUp
from liza.games.resurgir.changes import ChooseDiscard, ChooseSought
from liza.games.resurgir.combat import (
    ChooseAttack,
    ChooseAttackers,
    ChooseDefender,
    ChooseLost,
    attack_total,
    defence_total,
    takes_part,
    why_no_attacker,
)
from liza.games.resurgir.numbers import (
    attacks_turned,
    available,
    has_keyword,
    is_undefendable,
    progress,
    siege_bonus,
    strength,
)
from liza.games.resurgir.periods import ChooseCompensation, ChooseRecovered, ChooseSent
from liza.games.resurgir.pieces import (
    BONUS_HALVES,
    EQUINOX_HALVES,
    LAST_TURN,
    MOST_ATTACKERS,
    NO_EQUINOX,
    PERMANENT,
    Piece,
    Side,
    number_of,
)
from liza.games.resurgir.playing import ChooseAction
from liza.games.resurgir.printed import (
    BULWARK,
    DEVELOPMENT,
    ECONOMIC,
    ECONOMIC_ZONE,
    EXPANSION,
    GUARDIAN,
    INVASION,
    LEGACY,
    RENEWAL,
    SANCTUARY,
    SUPPORT_ZONE,
    Card,
)
from liza.games.resurgir.setting_up import ChooseExchange
from liza.games.resurgir.state import Res
from liza.kernel import LIVE, first, kind_of

COUNT: Final = 0.3
"""A card in play, whatever it does."""
TEXT: Final = 0.4
"""What a card says besides its numbers."""
FORCE: Final = 0.2
"""A point of Force for each Invasión to come."""
FIGHTS: Final = 4
"""Invasiones ahead that count: hardly a unit lives longer."""
YIELD: Final = 0.5
"""A resource that will be generated."""
STORED: Final = 0.35
FLEETING: Final = 0.05
"""A base resource, which lapses with the turn."""
IN_HAND: Final = 0.45
"""What a card in hand is worth of what it would be worth in play."""
LEGACY_CARD: Final = 1.0
SPENDABLE: Final = 9.0
"""Resources to spend in a turn, about."""
IN_TIME: Final = 3.0
"""The Equinox Ability, in halves."""
SCALE: Final = 14.0
STEPS: Final = 150
"""Quick answers at most before a state is judged as it stands."""


# Judging


def judge(s: Res, seat: i64) -> float:
    """Return the worth of a state for `seat`, -1 (lost) to 1 (won)."""
    if s.over:
        return float(s.returns()[seat])
    lead = worth(s, seat) - worth(s, 1 - seat) + bonus(s, seat)
    return lead / (SCALE + (lead if lead > 0.0 else -lead))


def bonus(s: Res, seat: i64) -> float:
    """Return what the final bonus is worth, by how many cards a side is ahead and how long it must stay so."""
    ahead = float(s.sides[seat].in_play() - s.sides[1 - seat].in_play())
    away = 0.5 + 1.5 * float(LAST_TURN - s.turn)
    return float(BONUS_HALVES) * ahead / (away + (ahead if ahead > 0.0 else -ahead))


def worth(s: Res, seat: i64) -> float:
    """Return what a side has, in halves of Victory Points."""
    side = s.sides[seat]
    total = float(side.halves) + equinox_worth(s, seat, side)
    fights = fights_left(s)
    for p in side.units():
        total += unit_worth(s, p, fights)
    years = float(LAST_TURN - s.turn)
    for p in side.zones[ECONOMIC_ZONE]:
        total += structure_worth(s, p, years)
    for p in side.zones[3]:
        total += structure_worth(s, p, years)
    base = side.base
    if s.turn < LAST_TURN:
        total += STORED * float(available(s, seat) - base)
    return total + FLEETING * float(base) + hand_worth(s, seat, side, fights)


def fights_left(s: Res) -> i64:
    """Return how many Invasiones there will be for a unit that is ready."""
    left: i64 = LAST_TURN - s.turn
    if s.turn > 1 and (s.phase == EXPANSION or s.phase == INVASION):
        left += 1
    return left if left < FIGHTS else FIGHTS


def unit_worth(s: Res, p: Piece, fights: i64) -> float:
    """Return the worth of a unit, by the Force it will have when this turn is over."""
    card = s.pool.cards[p.card]
    power = strength(s, p)
    for boost in p.boosts:
        if boost.term != PERMANENT:
            power -= boost.strength
    if p.exhausted and s.phase != RENEWAL and fights > LAST_TURN - s.turn:
        fights -= 1
    out = COUNT + FORCE * float(power * fights) * (0.5 if card.keywords & GUARDIAN else 1.0)
    if p.poison > 0:
        out *= 0.6 - 0.15 * float(p.poison)
    if len(card.abilities) != 0 or len(card.statics) != 0 or card.keywords & (BULWARK | SANCTUARY):
        out += TEXT if fights > 0 else 0.0
    return out


def structure_worth(s: Res, p: Piece, years: float) -> float:
    """Return the worth of a structure besides the points that it has given: what it yields, what it says."""
    card = s.pool.cards[p.card]
    out = COUNT + YIELD * float(card.yields) * (years if not p.tributed else years - 1.0)
    return out + TEXT if len(card.abilities) != 0 and years > 0.0 else out


def card_worth(card: Card, fights: i64, years: float) -> float:
    """Return what a card would be worth in play."""
    if card.kind == LEGACY:
        return LEGACY_CARD / IN_HAND
    if card.kind == ECONOMIC:
        return COUNT + YIELD * float(card.yields) * years
    if card.kind == DEVELOPMENT:
        return COUNT + float(card.halves)
    return COUNT + FORCE * float(card.strength * fights)


def hand_worth(s: Res, seat: i64, side: Side, fights: i64) -> float:
    """Return the worth of a hand: less where there will not be the resources, or the time, to play it."""
    turns = float(LAST_TURN - s.turn)
    over = s.phase == EXPANSION and s.active != seat and seat == s.token
    if s.phase > 0 and s.phase <= EXPANSION and not over:
        turns += 1.0
    if turns <= 0.0:
        return 0.05 * float(len(side.hand))
    total = 0.0
    cost = 1.0
    for tag in side.hand:
        card = s.pool.cards[number_of(tag)]
        total += card_worth(card, fights, turns - 1.0)
        cost += float(card.resources)
    share = SPENDABLE * turns / cost
    return IN_HAND * total * (share if share < 1.0 else 1.0)


def equinox_worth(s: Res, seat: i64, side: Side) -> float:
    """Return what the Equinox is worth while it is not declared: by how far its condition is met, and by the time."""
    if side.equinox != NO_EQUINOX or s.turn > s.rules.late_until:
        return 0.0
    prize = float(EQUINOX_HALVES)
    if s.turn < 5:
        prize += IN_TIME
    share = 1.0
    for need in s.culture(seat).needs:
        reached = progress(s, seat, need)
        if reached < need.amount:
            share *= 0.75 * (0.4 + float(reached)) / (0.4 + float(need.amount))
    if share == 1.0:
        return 0.9 * prize
    return prize * share * (1.0 if s.turn < LAST_TURN or s.phase < INVASION else 0.0)


# Quick answers


def settle(s: Res, seat: i64) -> None:
    """Bring a state to where it can be judged: an Invasión and the other player's after it end, a chain resolves."""
    turn = s.turn
    invading = s.phase == INVASION
    options = s.advance(LIVE)
    for _ in range(STEPS):
        if len(options) == 0 or at_rest(s, turn, invading):
            return
        s.apply(quick(s, options))
        options = s.advance(LIVE)


def at_rest(s: Res, turn: i64, invading: bool) -> bool:
    """Tell whether nothing is half done: no combat under way, no choice begun."""
    if len(s.lanes) != 0:
        return False
    ask = s.agenda[-1]
    if isinstance(ask, ChooseAction):
        return not (invading and s.phase == INVASION and s.turn == turn)
    return isinstance(ask, ChooseExchange) and len(s.sides[ask.seat].draft) == 0


def quick(s: Res, options: list[i64]) -> i64:
    """Return a sensible answer found without search: end, pass, attack and defend where it pays."""
    if len(options) == 1 or len(s.lanes) != 0:
        return options[0]
    ask = s.agenda[-1]
    if isinstance(ask, ChooseAttack):
        return quick_attack(s, ask.seat, options)
    if isinstance(ask, ChooseAttackers):
        return quick_attackers(s, ask, options)
    if isinstance(ask, ChooseDefender):
        return quick_defender(s, ask, options)
    if isinstance(ask, ChooseLost):
        return by_worth(s, options, False)
    if isinstance(ask, ChooseTarget):
        return quick_target(s, ask, options)
    if isinstance(ask, (ChooseSent, ChooseGivenUp)):
        return by_worth(s, options, False)
    if isinstance(ask, (ChooseDiscard, ChooseDiscarded)):
        return by_card(s, options, False)
    if isinstance(ask, (ChooseSought, ChooseRecovered)):
        return by_card(s, options, True)
    if isinstance(ask, ChooseCompensation):
        return notation.COMPENSATE
    return options[0]


def by_worth(s: Res, options: list[i64], most: bool) -> i64:
    """Return the option about the card in play that is worth most, or least."""
    best = options[0]
    top = -1.0e9
    for o in options:
        p = s.find(first(o))
        worth = 0.0 if p is None else piece_worth(s, p)
        if not most:
            worth = -worth
        if worth > top:
            top = worth
            best = o
    return best


def by_card(s: Res, options: list[i64], most: bool) -> i64:
    """Return the option about the card outside play that would be worth most in play, or least."""
    best = options[0]
    top = -1.0e9
    fights = fights_left(s)
    for o in options:
        worth = card_worth(s.pool.cards[number_of(first(o))], fights, float(LAST_TURN - s.turn))
        if not most:
            worth = -worth
        if worth > top:
            top = worth
            best = o
    return best


def quick_target(s: Res, ask: ChooseTarget, options: list[i64]) -> i64:
    """Return the target that is worth most, or least if one's own things are no better for it."""
    f = ask.act.printed(s).choices[ask.place].filter
    if not f.on_table():
        return options[0] if kind_of(options[0]) != notation.TARGET_FALLEN else by_card(s, options, True)
    aimed = [o for o in options if o != notation.ENOUGH]
    return by_worth(s, aimed, True) if len(aimed) != 0 else options[0]


def piece_worth(s: Res, p: Piece) -> float:
    """Return what a side loses with a card in play."""
    if p.zone <= SUPPORT_ZONE:
        return unit_worth(s, p, fights_left(s)) + weight(s)
    return structure_worth(s, p, float(LAST_TURN - s.turn)) + weight(s) + STORED * float(p.resources)


def weight(s: Res) -> float:
    """Return what one card more is worth for the final bonus."""
    return 3.0 / (1.0 + float(LAST_TURN - s.turn))


def prize_of(s: Res, target: Piece) -> float:
    """Return what an attacker gains with a target."""
    card = s.pool.cards[target.card]
    gain = piece_worth(s, target)
    return gain + float(card.siege_halves) if card.kind == DEVELOPMENT else gain


# Attack and defence


def quick_attack(s: Res, seat: i64, options: list[i64]) -> i64:
    """Return the target that it pays most to attack, or the end of the declarations (the first option)."""
    best = options[0]
    most = 0.25
    for o in options:
        if kind_of(o) == notation.ATTACK:
            target = s.find(first(o))
            assert target is not None
            worth = attack_worth(s, seat, target)
            if worth > most:
                most = worth
                best = o
    return best


def attack_worth(s: Res, seat: i64, target: Piece) -> float:
    """Return about what it is worth to attack a target with the least that fells it."""
    fighters = fighters_against(s, seat, target)
    if len(fighters) == 0:
        return -1.0
    base = strength(s, target)
    cover = best_cover(s, target)
    picked = team(s, fighters, target, base + cover, MOST_ATTACKERS)
    if len(picked) != 0:
        return prize_of(s, target) - 0.05 * float(len(picked))
    picked = team(s, fighters, target, base, MOST_ATTACKERS)
    if len(picked) == 0:
        return -1.0
    least = 1.0e9
    total: i64 = 0
    for p in picked:
        total += force_against(s, p, target)
        loss = piece_worth(s, p)
        if loss < least:
            least = loss
    if total == base + cover:
        least = 0.0
    return 0.4 * prize_of(s, target) - 0.6 * least


def fighters_against(s: Res, seat: i64, target: Piece) -> list[Piece]:
    """Return the units that may attack a target, the weakest first; without those of a declaration in progress."""
    draft = s.sides[seat].draft
    out: list[Piece] = []
    for p in s.sides[seat].units():
        if p.exhausted or p.serial in draft or why_no_attacker(s, p) != "":
            continue
        if target.exhausted and not attacks_turned(s, p):
            continue
        force = force_against(s, p, target)
        at = len(out)
        while at > 0 and force_against(s, out[at - 1], target) > force:
            at -= 1
        out.insert(at, p)
    return out


def force_against(s: Res, p: Piece, target: Piece) -> i64:
    """Return what a unit brings into a Confrontation with a target."""
    force = strength(s, p)
    return force + siege_bonus(s, p) if target.zone >= ECONOMIC_ZONE else force


def best_cover(s: Res, target: Piece) -> i64:
    """Return the Force of the strongest unit that may defend a target."""
    if is_undefendable(target):
        return 0
    siege = target.zone >= ECONOMIC_ZONE
    most: i64 = 0
    for p in s.sides[target.controller].units():
        if p.exhausted or p.serial == target.serial or (siege and not has_keyword(s, p, BULWARK)):
            continue
        force = strength(s, p)
        if force > most and not takes_part(s, p.serial):
            most = force
    return most


def team(s: Res, fighters: list[Piece], target: Piece, need: i64, most: i64) -> list[Piece]:
    """Return the fewest and then weakest fighters (sorted by Force) with more than `need` together; none if none."""
    forces = [force_against(s, p, target) for p in fighters]
    count = len(forces)
    if most >= 1:
        for i in range(count):
            if forces[i] > need:
                return [fighters[i]]
    if most >= 2 and count >= 2:
        for i in range(count - 1):
            if forces[i] + forces[count - 1] > need:
                return [fighters[i], fighters[count - 1]]
    if most >= 3 and count >= 3:
        for i in range(count - 2):
            if forces[i] + forces[count - 2] + forces[count - 1] > need:
                return [fighters[i], fighters[count - 2], fighters[count - 1]]
    return []


def quick_attackers(s: Res, ask: ChooseAttackers, options: list[i64]) -> i64:
    """Return the next attacker of the least that fells the target, or the close of the declaration."""
    target = s.find(ask.target)
    assert target is not None
    draft = s.sides[ask.seat].draft
    declared: i64 = 0
    for serial in draft:
        p = s.find(serial)
        if p is not None:
            declared += force_against(s, p, target)
    base = strength(s, target) - declared
    sure = base + best_cover(s, target)
    close = options[0] == notation.CLOSE
    if close and sure < 0:
        return notation.CLOSE
    room: i64 = MOST_ATTACKERS - len(draft)
    fighters = fighters_against(s, ask.seat, target)
    picked = team(s, fighters, target, sure, room)
    if len(picked) == 0 and not (close and base < 0):
        picked = team(s, fighters, target, base, room)
    if len(picked) != 0:
        wanted = picked[0].serial
        for o in options:
            if kind_of(o) == notation.ATTACKER and first(o) == wanted:
                return o
    return options[0]


def quick_defender(s: Res, ask: ChooseDefender, options: list[i64]) -> i64:
    """Return the weakest unit that saves the target, rather one that beats the attackers; none if none does."""
    if ask.place >= len(s.confrontations):
        return notation.DECLINE
    fight = s.confrontations[ask.place]
    attack = attack_total(s, fight)
    defence = defence_total(s, fight)
    target = s.find(fight.target)
    if target is None or attack < defence:
        return notation.DECLINE
    saved = prize_of(s, target) if attack > defence else 0.0
    best: i64 = notation.DECLINE
    most = 0.0
    for o in options:
        if kind_of(o) != notation.DEFEND:
            continue
        p = s.find(first(o))
        assert p is not None
        force = strength(s, p)
        if defence + force < attack:
            continue
        worth = saved - 0.2 * float(force)
        if s.active == s.token:
            worth -= 0.25 * float(force)
        if defence + force > attack:
            worth += 1.0
        if worth > most:
            most = worth
            best = o
    return best
