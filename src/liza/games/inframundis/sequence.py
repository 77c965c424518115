"""Chapter 7: the Round and the five phases of a turn, as a table in the rulebook's order."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.inframundis import kinds
from liza.games.inframundis.abilities import RELEASE
from liza.games.inframundis.changes import ChooseDiscard, draw_one
from liza.games.inframundis.combat import ChooseAttack, Declare
from liza.games.inframundis.deaths import told
from liza.games.inframundis.domination import JudgeRound
from liza.games.inframundis.pieces import (
    AWAKEN,
    CLOSING,
    CONFLICT,
    FLOW,
    HAND_LIMIT,
    LIMIT_CAP,
    PERMANENT,
    PREPARATION,
    THIS_TURN,
    Piece,
)
from liza.games.inframundis.printed import REAR
from liza.games.inframundis.state import Inf
from liza.games.inframundis.windows import ACTIONS, AFTER_AWAKEN, AFTER_FLOW, BEFORE_DISCARD, OpenWindow
from liza.kernel import Do, Step

REFILL: Final = 0
RESERVE: Final = 1


class BeginRound(Do[Inf]):
    """A Round: the turn of Player A, the turn of Player B, then the judgement of the lines [INF-7-1]."""

    clause: ClassVar[str] = "INF-7-1"

    def run(self, s: Inf) -> None:
        """Schedule it and the next."""
        s.round += 1
        s.emit(kinds.ROUND_BEGAN, s.round, 0, self.clause)
        s.then_all(ROUND)


class EndRound(Do[Inf]):
    """Both turns are over: now, and not before, the lines are judged [INF-7-2]."""

    clause: ClassVar[str] = "INF-7-2"

    def run(self, s: Inf) -> None:
        """Have them judged."""
        s.then(JudgeRound())


class BeginTurn(Do[Inf]):
    """A turn of five phases, none repeated [INF-7-3]; `second` for Player B's."""

    clause: ClassVar[str] = "INF-7-3"

    def __init__(self, second: bool) -> None:
        self.second = second

    def run(self, s: Inf) -> None:
        """Schedule the phases."""
        s.active = 1 - s.first if self.second else s.first
        s.turn += 1
        s.sides[0].moves = 0
        s.sides[1].moves = 0
        s.stir()
        s.then_all(TURN)


class BeginPhase(Do[Inf]):
    """A phase begins; there is no way back to one already left [INF-7-3]."""

    clause: ClassVar[str] = "INF-7-3"

    def __init__(self, phase: i64) -> None:
        self.phase: i64 = phase

    def run(self, s: Inf) -> None:
        """Note it."""
        s.phase = self.phase
        s.emit(kinds.PHASE_BEGAN, s.active | self.phase << 28, s.turn, self.clause)


# Despertar


class ReadyAll(Do[Inf]):
    """The active player's cards are readied, all at once [INF-7.1-1]; the stunned lose the turn [INF-13-3]."""

    clause: ClassVar[str] = "INF-7.1-1"

    def run(self, s: Inf) -> None:
        """Ready them."""
        side = s.sides[s.active]
        for line in side.lines:
            for p in line:
                self.ready(s, p)
                for gear in p.gear:
                    self.ready(s, gear)
        for p in side.table:
            self.ready(s, p)
        leader = side.leader
        if leader is not None:
            self.ready(s, leader)
        s.stir()
        s.emit(kinds.READIED_ALL, s.active, 0, self.clause)

    def ready(self, s: Inf, p: Piece) -> None:
        """Ready one card [INF-8-5]; a stunned one ends exhausted, and its state is spent."""
        if p.stunned:
            p.stunned = False
            if not s.rules.stun_literal:
                p.exhausted = True
            s.emit(kinds.STUN_SPENT, told(p), 1 if p.exhausted else 0, "INF-13-3")
        elif p.exhausted:
            p.exhausted = False
            if p.line <= REAR and p.entered > 0 and s.turn - p.entered <= 2 and not p.rushed:
                s.emit(kinds.READIED, told(p), 0, "INF-8-5")


class StartEffects(Do[Inf]):
    """Effects of the start of the turn follow the readying [INF-7.1-2]."""

    clause: ClassVar[str] = "INF-7.1-2"

    def run(self, s: Inf) -> None:
        """Tell it, which collects them."""
        s.emit(kinds.TURN_STARTED, s.active, s.turn, self.clause)


# Flujo


class RaiseOwnLimit(Do[Inf]):
    """The active player's ether limit rises by 1 [INF-7.2-1, INF-6-3], up to 10 [INF-6-4]."""

    clause: ClassVar[str] = "INF-7.2-1"

    def run(self, s: Inf) -> None:
        """Raise it; under ether_first_turn = 1 the first Flujo does not [INF-6-2]."""
        side = s.sides[s.active]
        side.flows += 1
        if side.flows == 1 and s.rules.first_limit == 1:
            s.emit(kinds.LIMIT_CHANGED, s.active, side.limit, "INF-6-2")
        elif side.limit < LIMIT_CAP:
            side.limit += 1
            s.emit(kinds.LIMIT_CHANGED, s.active, side.limit, "INF-6-3")


class RefillEther(Do[Inf]):
    """Ether is filled up to the limit: both players', the active one's first [INF-6-6, INF-7.2-2]."""

    clause: ClassVar[str] = "INF-7.2-2"

    def run(self, s: Inf) -> None:
        """Fill up; filling never takes away what a card gave [INF-6-5]."""
        self.fill(s, s.active, self.clause)
        if s.rules.rival_ether == REFILL:
            self.fill(s, 1 - s.active, "INF-6-6")

    def fill(self, s: Inf, seat: i64, clause: str) -> None:
        """Fill one player's ether."""
        side = s.sides[seat]
        if side.ether < side.limit:
            side.ether = side.limit
        s.emit(kinds.ETHER_FILLED, seat, side.ether, clause)


class DrawForTurn(Do[Inf]):
    """Flujo ends with drawing one card [INF-7.2-3]."""

    clause: ClassVar[str] = "INF-7.2-3"

    def run(self, s: Inf) -> None:
        """Draw; under first_player_draw = skip not in the very first turn."""
        if s.turn > 1 or s.rules.first_draws:
            draw_one(s, s.active, self.clause)


# Preparación, Conflicto


class Prepare(Do[Inf]):
    """The active player acts in Preparación [INF-7.3-1]."""

    clause: ClassVar[str] = "INF-7.3-1"

    def run(self, s: Inf) -> None:
        """Ask."""
        s.then(ACTIONS[s.active])


class Fight(Do[Inf]):
    """The active player declares attacks, once [INF-7.4-1]."""

    clause: ClassVar[str] = "INF-7.4-1"

    def run(self, s: Inf) -> None:
        """Ask whoever has a ready creature; others declare nothing."""
        for line in s.sides[s.active].lines:
            for p in line:
                if not p.exhausted:
                    s.then(ChooseAttack(s.active))
                    return
        s.then(Declare(s.active))


# Cierre


class EndEffects(Do[Inf]):
    """Cierre begins with effects of the end of the turn [INF-7.5-1]."""

    clause: ClassVar[str] = "INF-7.5-1"

    def run(self, s: Inf) -> None:
        """Tell it, which collects them."""
        s.emit(kinds.TURN_ENDING, s.active, s.turn, self.clause)


class DiscardToLimit(Do[Inf]):
    """The active player discards down to 7 cards; effects come first, the rival never discards here [INF-7.5-2]."""

    clause: ClassVar[str] = "INF-7.5-2"

    def run(self, s: Inf) -> None:
        """Ask for as many as are too many."""
        excess = len(s.sides[s.active].hand) - HAND_LIMIT
        if excess > 0:
            s.then(ChooseDiscard(s.active, excess))


class EndTurn(Do[Inf]):
    """Unspent ether is lost [INF-6-1] and effects "this turn" end, all together, before any judgement [INF-7.5-3]."""

    clause: ClassVar[str] = "INF-6-1"

    def run(self, s: Inf) -> None:
        """Lose and expire."""
        for seat in range(2):
            side = s.sides[seat]
            kept = s.rules.rival_ether == RESERVE and seat == s.active
            if side.ether > 0 and not kept:
                s.emit(kinds.ETHER_LOST, seat, side.ether, "INF-0-2")
                side.ether = 0
        for side in s.sides:
            for line in side.lines:
                for p in line:
                    self.expire(s, p)

    def expire(self, s: Inf, p: Piece) -> None:
        """End what was for this turn."""
        if p.silenced == THIS_TURN:
            p.silenced = 0
            s.dirty = True
        if len(p.boosts) != 0:
            lasting = tuple([boost for boost in p.boosts if boost.term == PERMANENT])
            if len(lasting) != len(p.boosts):
                p.boosts = lasting
                s.dirty = True
                s.emit(kinds.EXPIRED, told(p), 0, "INF-7.5-3")


class LastEffects(Do[Inf]):
    """Effects of what the expiry destroyed resolve right there; what they give for the turn ends too [INF-7.5-3]."""

    clause: ClassVar[str] = "INF-7.5-3"

    def run(self, s: Inf) -> None:
        """Release them, then let the turn end again."""
        if len(s.waiting) != 0:
            s.then(RELEASE, EndTurn(), self)


TURN: Final[list[Step]] = [
    BeginPhase(AWAKEN),
    ReadyAll(),
    StartEffects(),
    RELEASE,
    OpenWindow(AFTER_AWAKEN),
    BeginPhase(FLOW),
    RaiseOwnLimit(),
    RefillEther(),
    DrawForTurn(),
    RELEASE,
    OpenWindow(AFTER_FLOW),
    BeginPhase(PREPARATION),
    Prepare(),
    BeginPhase(CONFLICT),
    Fight(),
    BeginPhase(CLOSING),
    EndEffects(),
    RELEASE,
    OpenWindow(BEFORE_DISCARD),
    DiscardToLimit(),
    RELEASE,
    EndTurn(),
    LastEffects(),
]
"""The turn [INF-7-3]; the windows are those of INF-12-2."""

ROUND: Final[list[Step]] = [BeginTurn(False), BeginTurn(True), EndRound(), RELEASE, BeginRound()]
"""The Round [INF-7-1]."""
