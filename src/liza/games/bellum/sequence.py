"""Section 6: the four phases of a turn, as a table in the rulebook's order [BEL-A-1]."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.bellum import kinds
from liza.games.bellum.abilities import CLOSE, RELEASE
from liza.games.bellum.ages import RevealEconomy
from liza.games.bellum.chain import HAPPENED
from liza.games.bellum.changes import ChooseDiscard, draw_one
from liza.games.bellum.combat import Fight
from liza.games.bellum.development import ACTIONS
from liza.games.bellum.leaving import told
from liza.games.bellum.numbers import has_dominion
from liza.games.bellum.pieces import COMBAT, DEVELOP, DOMINION, HAND_LIMIT, PERMANENT, SUPPLY, VIGIL, Piece
from liza.games.bellum.printed import DEVELOPMENT
from liza.games.bellum.state import Bel
from liza.games.bellum.supplies import PlaceSupplies
from liza.kernel import Do, Step


class BeginTurn(Do[Bel]):
    """A turn of four phases, always in this order [BEL-6-1]."""

    clause: ClassVar[str] = "BEL-6-1"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Bel) -> None:
        """Schedule the phases."""
        s.active = self.seat
        s.turn += 1
        side = s.sides[self.seat]
        side.turns += 1
        side.advanced = False
        s.sides[0].paid = 0
        s.sides[1].paid = 0
        s.emit(kinds.TURN_BEGAN, self.seat, side.turns, self.clause)
        s.then_all(TURN)


class BeginPhase(Do[Bel]):
    """A phase begins; there is no way back to one already left [BEL-6.B-10]."""

    clause: ClassVar[str] = "BEL-6-1"

    def __init__(self, phase: i64) -> None:
        self.phase: i64 = phase

    def run(self, s: Bel) -> None:
        """Note it."""
        s.phase = self.phase
        s.emit(kinds.PHASE_BEGAN, s.active | self.phase << 28, s.turn, self.clause)


# Supply


class ReadyAll(Do[Bel]):
    """All the active player's cards and Supplies are readied [BEL-6.A-1, BEL-6.A-2]: those they control [BEL-7.1-9]."""

    clause: ClassVar[str] = "BEL-6.A-1"

    def run(self, s: Bel) -> None:
        """Ready them."""
        side = s.sides[s.active]
        clause = self.why(s)
        for zone in side.zones:
            for p in zone:
                p.exhausted = False
        side.ready += side.exhausted
        side.exhausted = 0
        s.dirty = True
        s.emit(kinds.READIED_ALL, s.active, side.ready, clause)

    def why(self, s: Bel) -> str:
        """Return the clause that says most of it: the very first time, for borrowed cards, for those of the Vault."""
        if s.turn == 1:
            return "BEL-6.A-4"
        zones = s.sides[s.active].zones
        for zone in zones:
            for p in zone:
                if p.owner != s.active:
                    return "BEL-7.1-9"
        for p in zones[DEVELOPMENT]:
            if p.exhausted:
                return "BEL-6.A-2"
        return self.clause


class Provision(Do[Bel]):
    """The active player draws a card [BEL-6.A-3]; the starting player skips the first one [BEL-5-12, BEL-13-8]."""

    clause: ClassVar[str] = "BEL-6.A-3"

    def run(self, s: Bel) -> None:
        """Draw."""
        if s.turn > 1:
            draw_one(s, s.active, "BEL-5-13" if s.turn == 2 else self.clause)
        else:
            attempted = len(s.sides[s.active].castle) == 0
            s.emit(kinds.REMARK, s.active, kinds.DRAW_SKIPPED, "BEL-13-8" if attempted else "BEL-5-12")


class StartEffects(Do[Bel]):
    """Start-of-turn abilities follow the three steps of the phase [BEL-6.A-7]."""

    clause: ClassVar[str] = "BEL-6.A-7"

    def run(self, s: Bel) -> None:
        """Tell it, which collects them."""
        s.emit(kinds.TURN_STARTED, s.active, s.turn, self.clause)


# Development


class OpenDevelopment(Do[Bel]):
    """Development begins: in the first, the chosen Age I Economy card enters [BEL-5-8]; then the player acts."""

    clause: ClassVar[str] = "BEL-6.B-1"

    def run(self, s: Bel) -> None:
        """Let it in, then ask."""
        if s.sides[s.active].revealed or s.rules.economy_by_choice:
            s.then(ACTIONS[s.active])
        else:
            s.then_all([RevealEconomy(s.active), RELEASE, CLOSE, HAPPENED, ACTIONS[s.active]])


# Vigil


class EndEffects(Do[Bel]):
    """End-of-turn abilities come first in the Vigil, while temporary effects still last [BEL-6.D-7]."""

    clause: ClassVar[str] = "BEL-6.D-7"

    def run(self, s: Bel) -> None:
        """Tell it, which collects them."""
        s.emit(kinds.TURN_ENDING, s.active, s.turn, self.clause)


class Expire(Do[Bel]):
    """Effects until end of turn expire [BEL-6.D-1] and temporary Supplies disappear [BEL-10-6], of both players."""

    clause: ClassVar[str] = "BEL-6.D-1"

    def run(self, s: Bel) -> None:
        """End them; damage that now reaches a DEF destroys at once [BEL-6.D-2]."""
        for seat in range(2):
            side = s.sides[seat]
            side.sheltered = False
            if side.temporary > 0:
                s.emit(kinds.SUPPLIES_GONE, seat, side.temporary, "BEL-10-6")
                side.temporary = 0
            for zone in side.zones:
                for p in zone:
                    if len(p.boosts) != 0:
                        self.expire(s, p)

    def expire(self, s: Bel, p: Piece) -> None:
        """End what was for this turn."""
        lasting = tuple([boost for boost in p.boosts if boost.term == PERMANENT])
        if len(lasting) != len(p.boosts):
            p.boosts = lasting
            s.dirty = True
            s.emit(kinds.EXPIRED, told(p), 0, self.clause)


class LastEffects(Do[Bel]):
    """What the expiry destroyed triggers right there [BEL-6.D-2]; what that gives for the turn ends too."""

    clause: ClassVar[str] = "BEL-6.D-2"

    def run(self, s: Bel) -> None:
        """Release it, then let effects expire again."""
        if len(s.waiting) != 0:
            s.then(RELEASE, Expire(), self)


class DiscardToLimit(Do[Bel]):
    """The active player discards down to 8 cards; the other does not [BEL-6.D-3]."""

    clause: ClassVar[str] = "BEL-6.D-3"

    def run(self, s: Bel) -> None:
        """Ask for as many as are too many."""
        excess = len(s.sides[s.active].hand) - HAND_LIMIT
        if excess > 0:
            s.then(ChooseDiscard(s.active, excess))


class CheckDominion(Do[Bel]):
    """The active player's Dominion rises by 1 with three stored Relics, else falls to 0 [BEL-1-13, BEL-1-15]."""

    clause: ClassVar[str] = "BEL-6.D-5"

    def run(self, s: Bel) -> None:
        """Check it, of this player alone [BEL-1-17]; at 5 the player wins at that instant [BEL-1-16]."""
        side = s.sides[s.active]
        if has_dominion(s, s.active):
            side.dominion += 1
            spread = len({int(relic.holder) for relic in s.relics if relic.stored and relic.controller == s.active}) > 1
            s.emit(kinds.DOMINION_CHANGED, s.active, side.dominion, "BEL-1-14" if spread else "BEL-1-13")
        elif side.dominion > 0:
            side.dominion = 0
            s.emit(kinds.DOMINION_CHANGED, s.active, 0, "BEL-1-15")
        if side.dominion >= DOMINION:
            s.end(s.active, "BEL-1-16")


class PassTurn(Do[Bel]):
    """After the check the turn passes to the opponent [BEL-6.D-6]."""

    clause: ClassVar[str] = "BEL-6.D-6"

    def run(self, s: Bel) -> None:
        """Pass it."""
        s.emit(kinds.TURN_PASSED, s.active, s.turn, self.clause)
        s.then(BeginTurn(1 - s.active))


SETTLE: Final[list[Step]] = [RELEASE, CLOSE, HAPPENED]
"""What is triggered is processed, the resolution closes, the window for what happened opens."""

TURN: Final[list[Step]] = [
    BeginPhase(SUPPLY),
    ReadyAll(),
    Provision(),
    *SETTLE,
    PlaceSupplies(),
    StartEffects(),
    *SETTLE,
    BeginPhase(DEVELOP),
    OpenDevelopment(),
    BeginPhase(COMBAT),
    Fight(),
    BeginPhase(VIGIL),
    EndEffects(),
    *SETTLE,
    Expire(),
    LastEffects(),
    CLOSE,
    HAPPENED,
    Expire(),
    LastEffects(),
    DiscardToLimit(),
    *SETTLE,
    CheckDominion(),
    PassTurn(),
]
"""The turn [BEL-6-1]."""
