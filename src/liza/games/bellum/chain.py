"""Section 7.8: Tactics and abilities in a chain, paid when played, resolved from the last to the first."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.bellum import kinds, notation
from liza.games.bellum.abilities import CLOSE, RELEASE, Act, ChooseTarget, Moment, aimed_cards, can_aim, still_aimed
from liza.games.bellum.leaving import told
from liza.games.bellum.numbers import cost_of, note_paid, pays_for
from liza.games.bellum.pieces import COMBAT, Piece, Play
from liza.games.bellum.printed import (
    AT_EVENT,
    ATTACKER,
    DEFENDER,
    ENEMY_TACTIC,
    IN_DEVELOPMENT,
    IN_DUEL,
    ON_USE,
    TACTIC,
    Card,
)
from liza.games.bellum.state import Bel
from liza.games.bellum.supplies import pay, why_not_pay
from liza.kernel import Do, Step, first, kind_of, option, second
from liza.kernel.options import bit
from liza.toolkit.piles import distinct

# What a moment allows
NOTHING: Final = 0
DEVELOPING: Final = 1
DUELLING: Final = 2
REPLYING: Final = 3


# Playing


class Announce(Do[Bel]):
    """A Tactic is paid for and laid into the chain with its targets [BEL-7.8-9]; it resolves later."""

    clause: ClassVar[str] = "BEL-7.8-9"

    def __init__(self, hand: i64, act: Act) -> None:
        self.hand: i64 = hand
        self.act = act

    def run(self, s: Bel) -> None:
        """Pay, and tell what it aims at."""
        seat = self.act.seat
        card = s.pool.cards[self.hand]
        cost = cost_of(s, seat, card)
        note_paid(s, seat, pays_for(card, False), card)
        s.sides[seat].hand.remove(self.hand)
        pay(s, seat, cost, "BEL-9-3")
        clause = self.clause
        if s.phase != COMBAT:
            own = seat == s.active and len(s.chain) == 0 and card.windows & IN_DEVELOPMENT
            clause = "BEL-6.B-5" if own else "BEL-3-17"
        s.chain.append(Play(seat, self.hand, self.act))
        s.emit(
            kinds.TACTIC_PLAYED,
            kinds.pack(seat, 0, self.hand, self.act.one, aimed_cards(s, self.act)),
            cost,
            clause,
        )


class UseAbility(Do[Bel]):
    """An activated ability is paid for; in the Duel it takes a place in the chain [BEL-7.8-11], else it acts."""

    clause: ClassVar[str] = "BEL-6.B-4"

    def __init__(self, act: Act, chained: bool) -> None:
        self.act = act
        self.chained = chained

    def run(self, s: Bel) -> None:
        """Pay Supplies, exhaust if it says so, note a free use."""
        act = self.act
        p = s.find(act.serial)
        assert p is not None
        ability = act.printed(s)
        pay(s, act.seat, ability.cost, "BEL-3-19")
        if ability.exhaust:
            p.exhausted = True
            s.dirty = True
        if ability.is_free():
            p.note_use(act.ability, s.turn)
        clause = "BEL-7.8-11" if self.chained else "BEL-7.1-13" if p.came == s.turn else self.clause
        s.emit(kinds.ABILITY_USED, told(p, act.one, aimed_cards(s, act)), act.ability, clause)
        if self.chained:
            s.chain.append(Play(act.seat, 0, act))
        else:
            s.then(act)


# Resolving


class ResolveChain(Do[Bel]):
    """The chain is resolved from the last played to the first; nothing is added meanwhile [BEL-7.8-5, BEL-7.8-6]."""

    clause: ClassVar[str] = "BEL-7.8-5"

    def run(self, s: Bel) -> None:
        """Resolve the last one, or let it fail for lack of targets [BEL-7.8-10], then the others."""
        if len(s.chain) == 0:
            return
        play = s.chain[len(s.chain) - 1]
        act = None if play.cancelled else still_aimed(s, play.act)
        if act is not None:
            s.then_all([act, LEAVE, self])
            return
        if not play.cancelled:
            s.emit(kinds.TACTIC_FAILED, kinds.pack(play.seat, 0, play.act.card), 0, "BEL-7.8-10")
        s.then(LEAVE_IN_VAIN, self)


class Leave(Do[Bel]):
    """The last of the chain leaves it: a Tactic goes to its owner's graveyard [BEL-3-18], even in vain [BEL-9-5]."""

    clause: ClassVar[str] = "BEL-3-18"

    def __init__(self, in_vain: bool) -> None:
        self.in_vain = in_vain

    def run(self, s: Bel) -> None:
        """Put it there; in a Duel this comes before any damage [BEL-6.C-10]."""
        play = s.chain.pop()
        if play.tactic == 0:
            return
        s.sides[play.seat].graveyard.append(play.tactic)
        clause = "BEL-6.C-10" if len(s.engagements) != 0 else self.clause
        if self.in_vain:
            clause = "BEL-9-10" if play.cancelled else "BEL-9-5"
        s.emit(kinds.TACTIC_RESOLVED, kinds.pack(play.seat, 0, play.tactic), 0, clause)


# Windows for event Tactics


class PassDuel(Do[Bel]):
    """A player passes in the Duel: that is not final [BEL-7.8-4], unless the other has just passed [BEL-7.8-3]."""

    clause: ClassVar[str] = "BEL-7.8-4"

    def __init__(self, seat: i64, ends: bool) -> None:
        self.seat: i64 = seat
        self.ends = ends

    def run(self, s: Bel) -> None:
        """Tell it."""
        s.emit(kinds.PASSED, self.seat, 0, "BEL-7.8-3" if self.ends else self.clause)


class OpenReplies(Do[Bel]):
    """A Tactic has been announced outside the Duel: whoever holds a Tactic that reacts may play it [BEL-3-17]."""

    clause: ClassVar[str] = "BEL-3-17"

    def run(self, s: Bel) -> None:
        """Ask the non-active player first."""
        s.then(reply(1 - s.active, 0))


class OpenHappened(Do[Bel]):
    """Something has happened that Tactics react to: their window opens, a resolution of its own [BEL-3-17]."""

    clause: ClassVar[str] = "BEL-3-17"

    def run(self, s: Bel) -> None:
        """Ask, resolve what was played, and look whether that made something happen in turn."""
        if s.happened[0] != 0 or s.happened[1] != 0:
            s.then_all([reply(1 - s.active, 0), FORGET, RESOLVE_CHAIN, RELEASE, CLOSE, self])


class ForgetHappened(Do[Bel]):
    """A window closes: what happened before it can't be reacted to any more [BEL-3-17]."""

    clause: ClassVar[str] = "BEL-3-17"

    def run(self, s: Bel) -> None:
        """Forget it."""
        s.happened[0] = 0
        s.happened[1] = 0


# Why not


def why_no_tactic(s: Bel, seat: i64, card: Card, moment: i64) -> str:
    """Return the first clause that forbids a Tactic now, or "": window, Age, targets, Supplies, in that order."""
    clause = why_no_window(s, seat, card, moment)
    if clause != "":
        return clause
    if s.sides[seat].age < card.early:
        return "BEL-9-11"
    if not can_aim(s, Act(seat, 0, card.number, 0)):
        return "BEL-9-4"
    return why_not_pay(s, seat, cost_of(s, seat, card))


def why_no_window(s: Bel, seat: i64, card: Card, moment: i64) -> str:
    """Return the clause by which this is not a Tactic's window, or ""."""
    if moment == DEVELOPING:
        return "" if card.windows & IN_DEVELOPMENT else "BEL-3-16"
    if moment == DUELLING and card.windows & IN_DUEL:
        attacks = s.active == seat
        wrong = (card.only == ATTACKER and not attacks) or (card.only == DEFENDER and attacks)
        return "BEL-9-8" if wrong else ""
    if card.windows & AT_EVENT and moment >= DUELLING:
        return "" if reacts(s, seat, card, moment) else "BEL-3-17"
    return "BEL-3-16"


def reacts(s: Bel, seat: i64, card: Card, moment: i64) -> bool:
    """Tell whether an event Tactic's event is there: the enemy's Tactic just played, or what has happened."""
    if card.event == ENEMY_TACTIC:
        if len(s.chain) == 0:
            return False
        last = s.chain[len(s.chain) - 1]
        return last.seat != seat and last.tactic != 0 and not last.cancelled
    return moment == REPLYING and s.happened[seat] & bit(card.event) != 0


def why_no_use(s: Bel, seat: i64, p: Piece, index: i64, moment: i64) -> str:
    """Return the first clause that forbids using an activated ability, or ""."""
    ability = s.pool.cards[p.card].abilities[index]
    if ability.window == IN_DUEL:
        if moment != DUELLING:
            return "BEL-7.8-11"
    elif moment != DEVELOPING:
        return "BEL-7.8-11" if moment == DUELLING else "BEL-6.B-4"
    if ability.exhaust and p.exhausted:
        return "BEL-7.1-8"
    if ability.is_free() and p.has_used(index, s.turn):
        return "BEL-6.B-4"
    if not can_aim(s, Act(seat, p.serial, p.card, index)):
        return "BEL-9-4"
    return why_not_pay(s, seat, ability.cost)


# Listing


def use_candidates(s: Bel, seat: i64) -> list[i64]:
    """Return every use of an activated ability that could be tried."""
    out: list[i64] = []
    if not s.actors:
        return out
    for serial in s.actors:
        p = s.find(serial)
        if p is not None and p.controller == seat:
            abilities = s.pool.cards[p.card].abilities
            for i in range(len(abilities)):
                if abilities[i].when == ON_USE:
                    out.append(option(notation.USE, serial, i))
    return out


def append_uses(s: Bel, seat: i64, moment: i64, out: list[i64]) -> None:
    """Append the usable abilities, in the order of `use_candidates`."""
    for o in use_candidates(s, seat):
        p = s.find(first(o))
        if p is not None and why_no_use(s, seat, p, second(o), moment) == "":
            out.append(o)


def tactics(s: Bel, seat: i64) -> list[i64]:
    """Return the Tactics of a hand, each once, sorted."""
    return [card for card in distinct(s.sides[seat].hand) if s.pool.cards[card].kind == TACTIC]


def begin_tactic(s: Bel, root: Moment, card: i64) -> None:
    """Begin to play a Tactic: ask for its targets, or commit at once."""
    act = Act(root.seat, 0, card, 0)
    if len(act.printed(s).choices) == 0:
        root.commit(s, card, act)
    else:
        s.then(ChooseTarget(root.seat, root, card, act, 0))


def begin_use(s: Bel, root: Moment, choice: i64) -> None:
    """Begin to use an ability: ask for its targets, or commit at once."""
    p = s.find(first(choice))
    assert p is not None
    act = Act(root.seat, p.serial, p.card, second(choice))
    if len(act.printed(s).choices) == 0:
        root.commit(s, 0, act)
    else:
        s.then(ChooseTarget(root.seat, root, 0, act, 0))


def asks_more(s: Bel, choice: i64) -> bool:
    """Tell whether a play of a Tactic or a use leads to a choice of targets."""
    if kind_of(choice) == notation.USE:
        p = s.find(first(choice))
        return p is not None and len(s.pool.cards[p.card].abilities[second(choice)].choices) != 0
    card = s.pool.cards[first(choice)]
    return card.kind == TACTIC and len(card.abilities[0].choices) != 0


class ChainMoment(Moment):
    """A question with priority: play one Tactic, use an ability, or pass; two passes in a row close it [BEL-7.8-3].

    It is put to a person even when passing is all there is, so that its absence betrays no hand.
    """

    def __init__(self, seat: i64, passes: i64) -> None:
        super().__init__(seat)
        self.passes: i64 = passes

    def moment(self) -> i64:
        """Return what this moment allows."""
        raise NotImplementedError

    def other(self, passes: i64) -> ChainMoment:
        """Return the same question to the other player."""
        raise NotImplementedError

    def always_shown(self) -> bool:
        """Windows look the same whatever the hand."""
        return True

    def candidates(self, s: Bel) -> list[i64]:
        """Return pass, and everything that could be tried."""
        out: list[i64] = [notation.PASS]
        for card in distinct(s.sides[self.seat].hand):
            out.append(option(notation.PLAY, card))
        out.extend(use_candidates(s, self.seat))
        return out

    def why_not(self, s: Bel, option: i64) -> str:
        """Return the first clause that forbids it."""
        if option == notation.PASS:
            return ""
        if kind_of(option) == notation.USE:
            p = s.find(first(option))
            assert p is not None
            return why_no_use(s, self.seat, p, second(option), self.moment())
        card = s.pool.cards[first(option)]
        return why_no_tactic(s, self.seat, card, self.moment()) if card.kind == TACTIC else "BEL-6.B-2"

    def options(self, s: Bel) -> list[i64]:
        """Return pass, the playable Tactics, the usable abilities."""
        out: list[i64] = [notation.PASS]
        seat = self.seat
        moment = self.moment()
        cards = s.pool.cards
        found: list[i64] = []
        wanted: i64 = (IN_DUEL | AT_EVENT) if moment == DUELLING else AT_EVENT
        for card in s.sides[seat].hand:
            if cards[card].windows & wanted and card not in found and why_no_tactic(s, seat, cards[card], moment) == "":
                found.append(card)
        found.sort()
        for card in found:
            out.append(option(notation.PLAY, card))
        if s.actors and moment == DUELLING:
            append_uses(s, seat, moment, out)
        return out

    def take(self, s: Bel, option: i64) -> None:
        """Pass on, or begin the play."""
        if option == notation.PASS:
            if self.passes == 0:
                s.then(self.other(1))
            if self.moment() == DUELLING:
                s.then(PassDuel(self.seat, self.passes != 0))
        elif kind_of(option) == notation.USE:
            begin_use(s, self, option)
        else:
            begin_tactic(s, self, first(option))

    def commit(self, s: Bel, hand: i64, act: Act) -> None:
        """Pay, then priority changes hands [BEL-7.8-2]."""
        step: Step = UseAbility(act, True) if hand == 0 else Announce(hand, act)
        s.then(step, self.other(0))

    def binds(self, s: Bel, option: i64) -> bool:
        """Only a completed choice binds."""
        return option == notation.PASS or not asks_more(s, option)


class ChooseReply(ChainMoment):
    """A player may play an event Tactic outside the Duel, or pass [BEL-3-17]."""

    clause: ClassVar[str] = "BEL-3-17"

    def moment(self) -> i64:
        """Return that this is a window for event Tactics."""
        return REPLYING

    def other(self, passes: i64) -> ChainMoment:
        """Return the same question to the other player."""
        return reply(1 - self.seat, passes)


LEAVE: Final = Leave(False)
LEAVE_IN_VAIN: Final = Leave(True)
RESOLVE_CHAIN: Final = ResolveChain()
OPEN_REPLIES: Final = OpenReplies()
HAPPENED: Final = OpenHappened()
FORGET: Final = ForgetHappened()
_REPLIES: Final[list[ChooseReply]] = [ChooseReply(seat, passes) for seat in range(2) for passes in range(2)]


def reply(seat: i64, passes: i64) -> ChooseReply:
    """Return the question of a window; there are four, so they are shared."""
    return _REPLIES[seat * 2 + passes]
