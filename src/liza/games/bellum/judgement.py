"""How good a position is for a seat, and how what is under way would end: for computer players, on full states.

All worths are in points, roughly a point of a Main Objective; they were tuned by letting computer players meet.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from liza.games.bellum import notation
from liza.games.bellum.abilities import ChooseOrder
from liza.games.bellum.chain import ChainMoment
from liza.games.bellum.changes import ChooseDiscard
from liza.games.bellum.combat import (
    ChooseAttackers,
    ChooseDefender,
    ChooseInterceptor,
    FixOnStructure,
    FixRearguard,
    flanks,
    response,
)
from liza.games.bellum.development import ChooseAction
from liza.games.bellum.numbers import attack, defence, has_keyword, is_shrine
from liza.games.bellum.pieces import THIS_TURN, Piece, Side
from liza.games.bellum.printed import (
    BOMBARDMENT,
    DEMOLISH,
    ECONOMY,
    REARGUARD,
    STRUCTURES,
    TOWER,
    VANGUARD,
)
from liza.games.bellum.state import Bel
from liza.kernel import first, kind_of, second

POINT: Final = 1.0
CARD: Final = 1.7
FAR_CARD: Final = 0.9
ASCENT_CARD: Final = 1.0
AGE: Final = 1.2
ECONOMY_CARD: Final = 3.2
WONDER_CARD: Final = 3.0
CLERIC_WORTH: Final = 1.6
SHRINE_WORTH: Final = 1.8
RELIC_WORTH: Final = 1.6
STORED: Final[list[float]] = [0.0, 0.8, 2.2, 4.5, 5.5, 6.5]
"""By how many Relics are stored."""
RISING: Final[list[float]] = [0.0, 2.5, 6.0, 11.0, 18.0, 40.0]
"""By Dominion, while three are stored."""
READY_SUPPLY: Final = 0.12
LOST: Final = 25.0
SCALE: Final = 40.0
STEPS: Final = 120
"""Quick answers at most before a state is judged as it stands."""


# Judging


def judge(s: Bel, seat: i64) -> float:
    """Return the worth of a state for `seat`, -1 (lost) to 1 (won)."""
    if s.over:
        if s.winner < 0:
            return 0.0
        return 1.0 if s.winner == seat else -1.0
    worth = points(s, seat)
    return worth / (SCALE + (worth if worth > 0.0 else -worth))


def points(s: Bel, seat: i64) -> float:
    """Return by how many points `seat` is ahead."""
    foe = 1 - seat
    worth = side_worth(s, seat) - side_worth(s, foe)
    return worth - danger(s, seat, foe) + danger(s, foe, seat)


def side_worth(s: Bel, seat: i64) -> float:
    """Return the worth of what a side has."""
    side = s.sides[seat]
    worth = POINT * float(side.points) + AGE * float(side.age) - 0.4 * float(side.fatigue)
    if side.points < 8:
        worth -= 0.8 * float(8 - side.points)
    for number in side.hand:
        worth += hand_worth(s, side, number)
    worth += READY_SUPPLY * float(side.supplies())
    for zone in range(STRUCTURES + 1):
        for p in side.zones[zone]:
            worth += piece_worth(s, p)
    for p in side.zones[3]:
        worth += ECONOMY_CARD if s.pool.cards[p.card].kind == ECONOMY else WONDER_CARD
    return worth + relics_worth(s, seat, side)


def hand_worth(s: Bel, side: Side, number: i64) -> float:
    """Return the worth of a card in hand: less if its Age is far, more if what it is placed on is in play."""
    card = s.pool.cards[number]
    if card.early > side.age + 1:
        return FAR_CARD
    if card.previous == 0:
        return CARD
    for zone in side.zones:
        for p in zone:
            if p.card == card.previous:
                return CARD + ASCENT_CARD
    return FAR_CARD


def piece_worth(s: Bel, p: Piece) -> float:
    """Return the worth of a Unit or Structure as it will be when this turn is over."""
    strength = attack(s, p)
    left = defence(s, p) - p.damage
    for boost in p.boosts:
        if boost.term == THIS_TURN:
            strength -= boost.attack
            left -= boost.defence
    return worth_of(s, p, strength, left)


def worth_of(s: Bel, p: Piece, strength: i64, left: i64) -> float:
    """Return the worth of a card with that ATK and so much DEF left."""
    card = s.pool.cards[p.card]
    if p.zone == STRUCTURES:
        worth = 0.5 + 0.45 * float(left) + 0.5 * float(strength)
    else:
        worth = 0.5 + 0.9 * float(strength) + 0.5 * float(left)
        if card.keywords != 0:
            worth += 0.5
        if card.keywords & BOMBARDMENT:
            worth += 0.6 * float(strength)
        if card.is_cleric():
            worth += CLERIC_WORTH
    if card.shrine and is_shrine(s, p):
        worth += SHRINE_WORTH
    if len(card.abilities) != 0 or len(card.statics) != 0:
        worth += 0.6
    return worth + 0.4 * float(len(p.covered))


def relics_worth(s: Bel, seat: i64, side: Side) -> float:
    """Return the worth of the Relics a side has, and of its way to Dominion 5."""
    held: i64 = 0
    stored: i64 = 0
    for relic in s.relics:
        if relic.controller == seat and relic.holder != 0:
            held += 1
            if relic.stored:
                stored += 1
    worth = RELIC_WORTH * float(held) + STORED[stored]
    if stored >= 3:
        worth += RISING[side.dominion if side.dominion < 5 else 5] + 1.5
    return worth


def danger(s: Bel, seat: i64, foe: i64) -> float:
    """Return what the next attack of `foe` may cost the Main Objective of `seat`."""
    side = s.sides[seat]
    walls = len(side.zones[STRUCTURES])
    guards: i64 = 0
    for p in side.units():
        if not p.exhausted:
            guards += 1
    sure: i64 = 0
    normal: i64 = 0
    most: i64 = 0
    count: i64 = 0
    for p in s.sides[foe].units():
        strength = attack(s, p)
        if has_keyword(s, p, BOMBARDMENT):
            sure += strength
        elif p.zone == VANGUARD or has_keyword(s, p, DEMOLISH):
            normal += strength
            count += 1
            if strength > most:
                most = strength
    through = count - walls - guards
    incoming = sure
    if through > 0 and count > 0:
        incoming += normal * through // count
    if incoming <= 0:
        return 0.0
    if incoming >= side.points:
        return LOST * 0.6
    return 0.35 * float(incoming)


# Quick answers


def settle(s: Bel, seat: i64) -> None:
    """Bring a state to where it can be judged: what is under way ends, and so does `seat`'s turn if it is theirs."""
    turn = s.turn
    own = s.active == seat and turn > 0
    options = s.advance()
    for _ in range(STEPS):
        if len(options) == 0 or (s.turn > 0 and (not own or s.turn != turn) and at_rest(s)):
            return
        s.apply(quick(s, options))
        options = s.advance()


def at_rest(s: Bel) -> bool:
    """Tell whether nothing is half done: no combat under way, no choice begun."""
    if len(s.lanes) != 0 or len(s.engagements) != 0 or len(s.chain) != 0:
        return False
    return isinstance(s.agenda[-1], ChooseAction)


def quick(s: Bel, options: list[i64]) -> i64:
    """Return a sensible answer found without search: end, pass, attack and defend where it pays."""
    if len(s.lanes) != 0:
        return options[0]
    ask = s.agenda[-1]
    if isinstance(ask, (ChooseAction, ChainMoment, ChooseOrder)):
        return options[0]
    if isinstance(ask, ChooseAttackers):
        return quick_attack(s, ask.seat, options)
    if isinstance(ask, FixRearguard):
        return quick_fix(s, options)
    if isinstance(ask, FixOnStructure):
        return quick_structure(s, options)
    if isinstance(ask, ChooseInterceptor):
        return quick_answer(s, ask.at, options, False)
    if isinstance(ask, ChooseDefender):
        return quick_answer(s, ask.at, options, True)
    if isinstance(ask, ChooseDiscard):
        return quick_discard(s, options)
    return best_at_once(s, options)


def best_at_once(s: Bel, options: list[i64]) -> i64:
    """Return the answer with the best immediate outcome."""
    seat = s.asking
    best = options[0]
    most = -2.0
    for o in options:
        to = s.clone()
        to.apply(o)
        to.advance()
        worth = judge(to, seat)
        if worth > most:
            most = worth
            best = o
    return best


def quick_attack(s: Bel, seat: i64, options: list[i64]) -> i64:
    """Return an attacker that it pays to declare, or the end of the declaration (the first option)."""
    foe = s.sides[1 - seat]
    walls = len(foe.zones[STRUCTURES])
    best = options[0]
    most = 0.0
    declared = len(s.sides[seat].draft)
    for o in options[1:]:
        p = s.find(first(o))
        assert p is not None
        worth = attack_worth(s, p, foe, walls - declared)
        if worth > most:
            most = worth
            best = o
    return best


def attack_worth(s: Bel, p: Piece, foe: Side, walls: i64) -> float:
    """Return about what it is worth to attack with a Unit that then stands exhausted in the enemy's turn."""
    strength = attack(s, p)
    if strength <= 0:
        return -1.0
    rest = 0.25 * float(defence(s, p) - p.damage) + 0.25 * float(strength)
    if p.zone == REARGUARD or s.pool.cards[p.card].is_cleric():
        rest = 0.3
    if has_keyword(s, p, BOMBARDMENT):
        return float(strength) - rest + (LOST if strength >= foe.points else 0.0)
    if walls > 0 and not flanks(s, p):
        back: i64 = 0
        for wall in foe.zones[STRUCTURES]:
            if not wall.exhausted and s.pool.cards[wall.card].structure == TOWER:
                back = attack(s, wall)
        loss = (
            worth_of(s, p, strength, defence(s, p) - p.damage)
            if back >= defence(s, p) - p.damage
            else 0.5 * float(back)
        )
        return 0.55 * float(strength) - rest - loss
    if p.zone == REARGUARD:
        return rear_worth(s, p, foe, strength) - rest
    if has_keyword(s, p, DEMOLISH):
        return float(strength) - rest
    # the defender opposes whom it likes best, or lets it through
    worst = POINT * float(strength) + (LOST if strength >= foe.points else 0.0)
    for unit in foe.units():
        worth = fight_worth(s, p, unit)
        if worth < worst:
            worst = worth
    return worst - rest


def rear_worth(s: Bel, p: Piece, foe: Side, strength: i64) -> float:
    """Return the worth of the best target of a Rearguard attacker past the Structures."""
    units = foe.units()
    if len(units) == 0:
        return float(strength) if len(foe.zones[STRUCTURES]) == 0 else 0.0
    most = 0.0
    for unit in units:
        worth = fight_worth(s, p, unit)
        if worth > most:
            most = worth
    return most


def fight_worth(s: Bel, p: Piece, foe: Piece) -> float:
    """Return what a fight is worth to the attacker's side: what falls, and the damage of what does not."""
    strength = attack(s, p)
    back = response(s, p, foe)
    if back < 0:
        back = 0
    left = defence(s, foe) - foe.damage
    own = defence(s, p) - p.damage
    gain = worth_of(s, foe, attack(s, foe), left) if strength >= left else 0.5 * float(strength)
    loss = worth_of(s, p, strength, own) if back >= own else 0.5 * float(back)
    return gain - loss


def quick_fix(s: Bel, options: list[i64]) -> i64:
    """Return the attack of the first group that pays most."""
    best = options[0]
    most = -100.0
    for o in options:
        worth = 0.4
        if kind_of(o) != notation.RENOUNCE:
            p = s.find(first(o))
            target = s.find(second(o))
            assert p is not None
            worth = float(attack(s, p)) if target is None else fight_worth(s, p, target)
        if worth > most:
            most = worth
            best = o
    return best


def quick_structure(s: Bel, options: list[i64]) -> i64:
    """Return which attack takes which Structure: the one that destroys it, else the weakest attacker."""
    best = options[0]
    most = -100.0
    for o in options:
        p = s.find(first(o))
        wall = s.find(second(o))
        assert p is not None and wall is not None
        worth = fight_worth(s, p, wall) - 0.6 * float(attack(s, p))
        if has_keyword(s, p, DEMOLISH):
            worth += 1.0
        if worth > most:
            most = worth
            best = o
    return best


def quick_answer(s: Bel, at: i64, options: list[i64], objective: bool) -> i64:
    """Return the Unit that it pays to oppose or intercept with, or none (the first option)."""
    fight = s.engagements[at]
    p = s.find(fight.attacker)
    if p is None:
        return options[0]
    strength = attack(s, p)
    seat = s.asking
    saved = 0.0
    if objective:
        saved = POINT * float(strength)
        incoming: i64 = 0
        for other in s.engagements:
            striker = s.find(other.attacker)
            if other.target == 0 and striker is not None:
                incoming += attack(s, striker)
        if incoming >= s.sides[seat].points:
            saved += LOST
        elif s.sides[seat].points < 9:
            saved += 0.5 * float(strength)
    else:
        target = s.find(fight.target)
        if target is not None:
            saved = fight_worth(s, p, target)
    best = options[0]
    most = 0.0
    for o in options[1:]:
        unit = s.find(first(o))
        assert unit is not None
        worth = saved - fight_worth(s, p, unit)
        if worth > most:
            most = worth
            best = o
    return best


def quick_discard(s: Bel, options: list[i64]) -> i64:
    """Return the card worth least to its holder."""
    side = s.sides[s.asking]
    best = options[0]
    least = 100.0
    for o in options:
        worth = hand_worth(s, side, first(o)) - 0.02 * float(s.pool.cards[first(o)].cost)
        if worth < least:
            least = worth
            best = o
    return best
