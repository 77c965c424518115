"""The turn of four phases, as a table in their order [CAM-turno-1]."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.campaign import kinds
from liza.games.campaign.acts import RollFates
from liza.games.campaign.annexing import DeclareAnnexations
from liza.games.campaign.calendar import ReadCalendar
from liza.games.campaign.capital import MoveCapitals
from liza.games.campaign.captives import BringBack, OfferRansoms
from liza.games.campaign.closing import CloseTurn
from liza.games.campaign.dominion import ReadDominion
from liza.games.campaign.fixed import ANNEX_CLEAN
from liza.games.campaign.hiring import EndContracts, RequestCompanies
from liza.games.campaign.income import CollectTaxes
from liza.games.campaign.movement import MOVEMENT_PHASE
from liza.games.campaign.orders import ORDERS_PHASE
from liza.games.campaign.pieces import CLOSE, MOVEMENT, NOBODY, NOWHERE, OPENING, ORDERS
from liza.games.campaign.recruiting import RecruitTroops
from liza.games.campaign.state import Campaign
from liza.games.campaign.victory import CheckCities, CheckEnd, CountThrones, EliminateCountries
from liza.games.campaign.wages import PayWages
from liza.kernel import Do, Step


class BeginTurn(Do[Campaign]):
    """A turn: opening, orders, movement and close [CAM-turno-1]."""

    clause: ClassVar[str] = "CAM-turno-1"
    also: ClassVar[tuple[str, ...]] = ("CAM-turno-2",)

    def run(self, s: Campaign) -> None:
        """Count it, clear what belongs to one turn, and schedule it and the next."""
        s.turn += 1
        s.step = 0
        s.entered.append([0 for _ in range(s.board.size())])
        if s.turn > ANNEX_CLEAN:
            s.entered[s.turn - ANNEX_CLEAN - 1] = []
        for country in s.countries:
            country.added.append(0)
            country.orders = []
            country.postures = 0
            country.changes = 0
            country.moving_capital = NOWHERE
            for one in country.units:
                one.leader = NOBODY
                one.moved = 0
                one.spent = False
                one.fought = False
                one.came_from = NOWHERE
        s.emit(kinds.TURN_BEGAN, s.turn, 0, self.clause)
        s.then_all(TURN_RECRUITS_FIRST if s.rules.recruit_first else TURN)


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
_MONEY: Final[list[Step]] = [
    PayWages(),
    OfferRansoms(),
    BringBack(),
    RequestCompanies(),
    RecruitTroops(),
]
_RECRUITS_FIRST: Final[list[Step]] = [
    OfferRansoms(),
    BringBack(),
    RequestCompanies(),
    RecruitTroops(),
    PayWages(),
]
"""The same under upkeep_order = recruit_first [CAM-reclutamiento-14]."""
_OPENING: Final[list[Step]] = [
    BeginPhase(OPENING),
    RollFates(),
    ReadCalendar(),
    ReadDominion(),
    DeclareAnnexations(),
    CheckCities(),
    CollectTaxes(),
    EndContracts(),
]
_LATER: Final[list[Step]] = [
    BeginPhase(ORDERS),
    *ORDERS_PHASE,
    BeginPhase(MOVEMENT),
    *MOVEMENT_PHASE,
    BeginPhase(CLOSE),
    CloseTurn(),
    MoveCapitals(),
    EliminateCountries(),
    CountThrones(),
    CheckEnd(),
    BEGIN_TURN,
]
TURN: Final[list[Step]] = [*_OPENING, *_MONEY, *_LATER]
"""A turn: events, dominion, annexations, taxes, contracts, wages, ransoms, companies, recruits [CAM-turno-2]; then

orders, movement, and the close with its own order [CAM-turno-3].
"""
TURN_RECRUITS_FIRST: Final[list[Step]] = [*_OPENING, *_RECRUITS_FIRST, *_LATER]
