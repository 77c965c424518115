"""The turn of four phases, as a table in their order [CAM-turno-1]."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.campaign import kinds
from liza.games.campaign.calendar import ReadCalendar
from liza.games.campaign.dominion import ReadDominion
from liza.games.campaign.movement import MOVEMENT_PHASE
from liza.games.campaign.orders import ORDERS_PHASE
from liza.games.campaign.pieces import CLOSE, MOVEMENT, NOBODY, NOWHERE, OPENING, ORDERS
from liza.games.campaign.state import Campaign
from liza.kernel import Do, Step


class BeginTurn(Do[Campaign]):
    """A turn: opening, orders, movement and close [CAM-turno-1]."""

    clause: ClassVar[str] = "CAM-turno-1"

    def run(self, s: Campaign) -> None:
        """Count it, clear what belongs to one turn, and schedule it and the next."""
        s.turn += 1
        s.step = 0
        s.entered.append([0 for _ in range(s.board.size())])
        for country in s.countries:
            country.added.append(0)
            country.orders = []
            country.postures = 0
            country.moving_capital = NOWHERE
            for one in country.units:
                one.leader = NOBODY
                one.moved = 0
                one.spent = False
                one.fought = False
                one.came_from = NOWHERE
        s.emit(kinds.TURN_BEGAN, s.turn, 0, self.clause)
        s.then_all(TURN)


class BeginPhase(Do[Campaign]):
    """A phase begins once all have confirmed the one before [CAM-turno-5]; what that decided stands [CAM-turno-6]."""

    clause: ClassVar[str] = "CAM-turno-5"

    def __init__(self, phase: i64) -> None:
        self.phase: i64 = phase

    def run(self, s: Campaign) -> None:
        """Note it."""
        s.phase = self.phase
        s.step = 0
        s.emit(kinds.PHASE_BEGAN, self.phase, s.turn, self.clause)


BEGIN_TURN: Final = BeginTurn()
TURN: Final[list[Step]] = [
    BeginPhase(OPENING),
    ReadCalendar(),
    ReadDominion(),
    BeginPhase(ORDERS),
    *ORDERS_PHASE,
    BeginPhase(MOVEMENT),
    *MOVEMENT_PHASE,
    BeginPhase(CLOSE),
    BEGIN_TURN,
]
"""A turn."""
