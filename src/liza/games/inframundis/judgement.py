"""How good a position is for a seat, and how what is under way would end: for computer players, on full states.

All worths are in points, roughly a point of Attack on the table; they were tuned by letting computer players meet.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from liza.games.inframundis.abilities import ChooseOrder
from liza.games.inframundis.changes import ChooseDiscard
from liza.games.inframundis.combat import ChooseAttack, ChooseBlock
from liza.games.inframundis.numbers import attack, life
from liza.games.inframundis.pieces import NUMBER_MASK, PREPARATION, THIS_TURN, Piece, Side
from liza.games.inframundis.printed import FAST
from liza.games.inframundis.state import Inf
from liza.games.inframundis.windows import ChooseAction, ChooseFast
from liza.kernel import first, second

CARD: Final = 1.6
DEAR_CARD: Final = 1.0
LIFE: Final = 0.9
MARK: Final = 2.5
DOMINION: Final = 5.0
LAST_MARK: Final = 14.0
TOTAL: Final = 16.0
LINE: Final = 2.5
SPREAD: Final = 2.5
LAST_WORD: Final = 0.4
LATER_WORD: Final = 0.15
FAST_WORD: Final = 4.0
LOST: Final = 25.0
SCALE: Final = 40.0
STEPS: Final = 80
"""Quick answers at most before a state is judged as it stands."""


# Judging


def judge(s: Inf, seat: i64) -> float:
    """Return the worth of a state for `seat`, -1 (lost) to 1 (won)."""
    if s.over:
        if s.winner < 0:
            return 0.0
        return 1.0 if s.winner == seat else -1.0
    worth = points(s, seat)
    return worth / (SCALE + (worth if worth > 0.0 else -worth))


def points(s: Inf, seat: i64) -> float:
    """Return by how many points `seat` is ahead."""
    mine: list[i64] = [0, 0, 0]
    theirs: list[i64] = [0, 0, 0]
    own = s.sides[seat]
    foe = s.sides[1 - seat]
    worth = side_worth(s, own, mine) - side_worth(s, foe, theirs)
    worth -= danger(own, foe, theirs) - danger(foe, own, mine)
    return worth + lines_worth(s, seat, mine, theirs)


def side_worth(s: Inf, side: Side, strengths: list[i64]) -> float:
    """Return the worth of what a side has, and write down the Fuerza of its lines.

    Cards drawn in the own Flow phases do not count: whose turn it is makes no difference.
    """
    worth = LIFE * float(side.nexus) - CARD * float(side.flows) + 0.7 * float(side.limit - side.flows)
    for hand in side.hand:
        worth += CARD if s.pool.cards[hand & NUMBER_MASK].cost <= side.limit + 2 else DEAR_CARD
    if side.nexus < 8:
        worth -= 0.9 * float(8 - side.nexus)
    worth += MARK * float(side.mark)
    for line in range(3):
        for p in side.lines[line]:
            strength = attack(s, p)
            left = life(s, p) - p.wounds
            for boost in p.boosts:
                if boost.term == THIS_TURN:  # gone before lines are judged; what it does until then is played out
                    strength -= boost.attack
                    left -= boost.life
            if strength < 0:
                strength = 0
            strengths[line] += strength
            worth += piece_worth(s, p, strength, left)
    worth += 2.0 * float(len(side.table))
    return worth


def piece_worth(s: Inf, p: Piece, strength: i64, left: i64) -> float:
    """Return the worth of a creature with that Attack and so much Life left."""
    worth = 0.8 + float(strength) + 0.6 * float(left) + 0.8 * float(len(p.gear))
    if p.stunned:
        worth -= 0.4 * float(strength) + 0.2
    if p.silenced == 0 and not p.plain:
        card = s.pool.cards[p.card]
        if card.keywords != 0:
            worth += 0.5
        if card.usable or card.auras or card.steers:
            worth += 0.8
    return worth


def danger(side: Side, foe: Side, strengths: list[i64]) -> float:
    """Return what an open path to a Nexus costs its owner [INF-10.2-1], at the rival's next attack."""
    if len(side.lines[0]) != 0 or len(side.lines[1]) != 0:
        return 0.0
    incoming = strengths[0] + strengths[1] + strengths[2]
    if incoming == 0:
        return 0.0
    if incoming >= side.nexus:
        return LOST * 0.5
    return 0.3 * float(incoming) + 0.5


def lines_worth(s: Inf, seat: i64, mine: list[i64], theirs: list[i64]) -> float:
    """Return the worth of the lines, by how likely each is to be held when the Round is judged."""
    shift = last_word(s)
    if seat == s.first:
        shift = -shift
    a = chance(float(mine[0] - theirs[0]) + shift)
    b = chance(float(mine[1] - theirs[1]) + shift)
    c = chance(float(mine[2] - theirs[2]) + shift)
    own = dominion(a, b, c, s.sides[seat].mark)
    foe = dominion(1.0 - a, 1.0 - b, 1.0 - c, s.sides[1 - seat].mark)
    return LINE * (a + b + c - 1.5) + own - foe


def last_word(s: Inf) -> float:
    """Return by how much the second player may still turn a line before the Round is judged.

    That player moves last every Round; what the first can set against it is fast spells held back for then.
    """
    if s.first < 0:
        return 0.0
    first = s.sides[s.first]
    second = s.sides[1 - s.first]
    if s.active == s.first:
        return LATER_WORD * float(second.limit) - FAST_WORD * float(fast_held(s, first, first.limit))
    answer = FAST_WORD * float(fast_held(s, first, first.ether))
    if s.phase < PREPARATION:
        return LAST_WORD * float(second.limit) - answer
    if s.phase == PREPARATION:
        return LAST_WORD * float(second.ether) - answer
    return FAST_WORD * float(fast_held(s, second, second.ether)) - answer


def fast_held(s: Inf, side: Side, ether: i64) -> i64:
    """Return how many fast spells of a hand so much ether pays for, the first ones counted first."""
    count: i64 = 0
    for hand in side.hand:
        card = s.pool.cards[hand & NUMBER_MASK]
        if card.kind == FAST and card.cost <= ether:
            ether -= card.cost
            count += 1
    return count


def chance(lead: float) -> float:
    """Return how likely a line with such a lead is to be held."""
    return 0.5 + 0.5 * lead / (SPREAD + (lead if lead > 0.0 else -lead))


def dominion(a: float, b: float, c: float, mark: i64) -> float:
    """Return the worth of the lines to a side with so many Marks, from its chance to hold each."""
    three = a * b * c
    two = a * b + a * c + b * c - 3.0 * three
    return three * TOTAL + two * (LAST_MARK if mark > 0 else DOMINION)


# Quick answers


def settle(s: Inf, seat: i64) -> None:
    """Bring a state to where it can be judged: what is under way ends, and so does `seat`'s turn if it is theirs."""
    turn = s.turn
    own = s.active == seat and turn > 0
    options = s.advance()
    for _ in range(STEPS):
        if len(options) == 0 or (s.turn > 0 and (not own or s.turn != turn) and at_rest(s)):
            return
        s.apply(quick(s, options))
        options = s.advance()


def at_rest(s: Inf) -> bool:
    """Tell whether nothing is half done: no attack under way, no choice begun."""
    if len(s.strikes) != 0 or len(s.lanes) != 0:
        return False
    ask = s.agenda[-1]
    return isinstance(ask, (ChooseAction, ChooseFast, ChooseAttack))


def quick(s: Inf, options: list[i64]) -> i64:
    """Return a sensible answer found without search: pass, attack and block where it pays."""
    if len(s.lanes) != 0:
        return options[0]
    ask = s.agenda[-1]
    if isinstance(ask, (ChooseAction, ChooseFast, ChooseOrder)):
        return options[0]
    if isinstance(ask, ChooseAttack):
        return quick_attack(s, ask.seat, options)
    if isinstance(ask, ChooseBlock):
        return quick_block(s, ask, options)
    if isinstance(ask, ChooseDiscard):
        return quick_discard(s, options)
    return best_at_once(s, options)


def best_at_once(s: Inf, options: list[i64]) -> i64:
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


def quick_attack(s: Inf, seat: i64, options: list[i64]) -> i64:
    """Return the pair that pays most, or the end of the declaration (the first option)."""
    best = options[0]
    most = 0.0
    foe = s.sides[1 - seat]
    draft = s.sides[seat].draft
    for o in options[1:]:
        p = s.creature(first(o))
        assert p is not None
        strength = attack(s, p)
        if second(o) == 0:
            worth = LIFE * float(strength)
            if strength >= foe.nexus:
                worth += LOST
        else:
            target = s.creature(second(o))
            assert target is not None
            left = life(s, target) - target.wounds - dealt(s, draft, target.serial)
            worth = fight_worth(s, p, strength, target, left)
        if worth > most:
            most = worth
            best = o
    return best


def dealt(s: Inf, draft: list[i64], serial: i64) -> i64:
    """Return the wounds that the attacks declared so far will give a creature."""
    total: i64 = 0
    for i in range(0, len(draft), 2):
        if draft[i + 1] == serial:
            p = s.creature(draft[i])
            if p is not None:
                total += attack(s, p)
    return total


def fight_worth(s: Inf, p: Piece, strength: i64, foe: Piece, left: i64) -> float:
    """Return what a fight is worth to the owner of `p`: what falls, and the wounds of what does not."""
    if left <= 0:
        return -0.1
    back = attack(s, foe)
    own = life(s, p) - p.wounds
    worth = piece_worth(s, foe, back, left) if strength >= left else 0.6 * float(strength)
    return worth - (piece_worth(s, p, strength, own) if back >= own else 0.6 * float(back))


def quick_block(s: Inf, ask: ChooseBlock, options: list[i64]) -> i64:
    """Return the block that pays most; when the Nexus would fall any block pays."""
    strike = s.strikes[ask.at]
    p = s.creature(strike.attacker)
    if p is None:
        return options[0]
    strength = attack(s, p)
    incoming: i64 = 0
    for i in range(ask.at, len(s.strikes)):
        attacker = s.creature(s.strikes[i].attacker)
        if s.strikes[i].target == 0 and attacker is not None:
            incoming += attack(s, attacker)
    saved = LIFE * float(strength)
    if incoming >= s.sides[ask.seat].nexus:
        saved += LOST
    best = options[0]
    most = 0.0
    for o in options[1:]:
        blocker = s.creature(first(o))
        assert blocker is not None
        worth = saved + fight_worth(s, blocker, attack(s, blocker), p, life(s, p) - p.wounds)
        if worth > most:
            most = worth
            best = o
    return best


def quick_discard(s: Inf, options: list[i64]) -> i64:
    """Return the most expensive card."""
    best = options[0]
    most: i64 = -1
    for o in options:
        cost = s.pool.cards[first(o) & NUMBER_MASK].cost
        if cost > most:
            most = cost
            best = o
    return best
