"""The round of seven phases, as a table in their order [PRO-manual-2]."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.promised import kinds
from liza.games.promised.acquiring import ChooseBuy
from liza.games.promised.combat import CloseCombat, OpenCombat
from liza.games.promised.drawing import LookAtCards
from liza.games.promised.income import EarnIncome
from liza.games.promised.moving import BeginMovement, CloseMovement
from liza.games.promised.pieces import ACQUISITIONS, DRAW, INCOME, MOVEMENT, NOBODY, VICTORY, WRATH
from liza.games.promised.state import Land
from liza.games.promised.victory import CheckVictory, PassFirst
from liza.games.promised.wrath import AdvancePairs, BringPair, RaiseCup
from liza.kernel import Do, Step


class BeginRound(Do[Land]):
    """A round: seven phases, one after the other [PRO-manual-2]."""

    clause: ClassVar[str] = "PRO-manual-2"

    def run(self, s: Land) -> None:
        """Count it, and schedule it and the next."""
        s.round += 1
        for side in s.sides:
            side.recruits = 0
            side.ark_moved = False
        s.emit(kinds.ROUND_BEGAN, s.round, s.first, self.clause)
        s.then_all(ROUND)


class BeginPhase(Do[Land]):
    """A phase begins, once all have finished the one before [PRO-manual-3]."""

    clause: ClassVar[str] = "PRO-manual-3"

    def __init__(self, phase: i64) -> None:
        self.phase: i64 = phase

    def run(self, s: Land) -> None:
        """Note it."""
        s.phase = self.phase
        s.active = NOBODY
        s.emit(kinds.PHASE_BEGAN, self.phase, s.round, self.clause)


class TakeTurns(Do[Land]):
    """All players act in round order, from the first player on [PRO-manual-4]."""

    clause: ClassVar[str] = "PRO-manual-4"

    def __init__(self, phase: i64) -> None:
        self.phase: i64 = phase

    def run(self, s: Land) -> None:
        """Schedule a turn for each."""
        s.then_all([BeginTurn(seat, self.phase) for seat in s.order()])


class BeginTurn(Do[Land]):
    """A player's turn in Draw Cards, Acquisitions or Movement."""

    clause: ClassVar[str] = "PRO-manual-3"

    def __init__(self, seat: i64, phase: i64) -> None:
        self.seat: i64 = seat
        self.phase: i64 = phase

    def run(self, s: Land) -> None:
        """Begin it."""
        s.active = self.seat
        if self.phase == DRAW:
            s.then(LookAtCards(self.seat))
        elif self.phase == ACQUISITIONS:
            s.then(ChooseBuy(self.seat))
        else:
            s.then(BeginMovement(self.seat))


ROUND: Final[list[Step]] = [
    BeginPhase(INCOME),
    EarnIncome(),
    BeginPhase(DRAW),
    TakeTurns(DRAW),
    BeginPhase(ACQUISITIONS),
    TakeTurns(ACQUISITIONS),
    BeginPhase(WRATH),
    RaiseCup(),
    AdvancePairs(),
    BringPair(),
    BeginPhase(MOVEMENT),
    TakeTurns(MOVEMENT),
    CloseMovement(),
    OpenCombat(),
    CloseCombat(),
    BeginPhase(VICTORY),
    CheckVictory(),
    PassFirst(),
    BeginRound(),
]
"""The round; Combat takes the sixth place, and is passed over where nobody meets [PRO-fase-1, PRO-fase-6]."""
