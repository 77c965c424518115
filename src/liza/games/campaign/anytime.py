"""What a seat may try at any time, and why it has to wait."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.campaign import notation
from liza.games.campaign.annexing import DeclareWill, DropWill, desirable
from liza.games.campaign.asking import CampaignAsk, acts
from liza.games.campaign.pieces import NEVER_WON, OPENING, ORDERS
from liza.games.campaign.state import Campaign
from liza.kernel import Ask, Do, Step, first, kind_of, option


class Anytime(CampaignAsk):
    """Surrender [CAM-victoria-8], begin an open phase afresh [CAM-turno-5], leave a will standing [CAM-anexion-2].

    An open game is closed when all agree [CAM-victoria-1]. What is never allowed can be tried, and is refused.
    """

    clause: ClassVar[str] = "CAM-victoria-8"

    def candidates(self, s: Campaign) -> list[i64]:
        """Return what can be tried."""
        out: list[i64] = [notation.SURRENDER, notation.REOPEN, notation.UNDO, notation.RECRUIT_LEADER]
        country = s.countries[self.seat]
        if s.rules.victory == NEVER_WON and not country.closing:
            out.append(notation.CLOSE_GAME)
        if s.turn > 0:
            for region in desirable(s, self.seat):
                if (country.will >> region) & 1 == 0:
                    out.append(option(notation.KEEP_WILL, region))
        for region in range(s.board.size()):
            if (country.will >> region) & 1:
                out.append(option(notation.DROP_WILL, region))
        for seat in range(s.players):
            if seat != self.seat:
                out.append(option(notation.GIVE, seat))
        return out

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid to undo a closed phase, gifts, and what belongs to another phase."""
        kind = kind_of(option)
        if kind == notation.REOPEN:
            return "" if len(s.lanes) != 0 else "CAM-turno-6"
        if kind == notation.UNDO:
            return "CAM-turno-6"
        if kind == notation.GIVE:
            return "CAM-diplomacia-2"
        if kind == notation.RECRUIT_LEADER:
            return "CAM-reclutamiento-15" if s.phase <= OPENING else "CAM-reclutamiento-8"
        return ""

    def take(self, s: Campaign, option: i64) -> None:
        """Do it at once."""
        s.then(self.step(option))

    def step(self, option: i64) -> Step:
        """Return what an option does."""
        kind = kind_of(option)
        if kind == notation.SURRENDER:
            return Surrender(self.seat)
        if kind == notation.CLOSE_GAME:
            return AgreeToClose(self.seat)
        if kind == notation.KEEP_WILL:
            return DeclareWill(self.seat, first(option), False)
        if kind == notation.DROP_WILL:
            return DropWill(self.seat, first(option))
        return Reopen(self.seat)


class Surrender(Do[Campaign]):
    """A country surrenders: it gives no more answers and leaves at the close [CAM-victoria-8]."""

    clause: ClassVar[str] = "CAM-victoria-8"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Campaign) -> None:
        """Note it."""
        s.countries[self.seat].leaving = True


class AgreeToClose(Do[Campaign]):
    """A country agrees to close an open game with the turn, once all do [CAM-victoria-1]."""

    clause: ClassVar[str] = "CAM-victoria-1"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Campaign) -> None:
        """Note it."""
        s.countries[self.seat].closing = True


class Reopen(Do[Campaign]):
    """A player begins the decisions of an open phase afresh [CAM-turno-5]."""

    clause: ClassVar[str] = "CAM-turno-5"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Campaign) -> None:
        """Begin anew."""
        s.reopen(self.seat)


def anytime(s: Campaign, seat: i64) -> Ask[Campaign] | None:
    """Return the standing question to a seat; to the organiser, his desk."""
    if s.is_organiser(seat):
        from liza.games.campaign.desk import Desk

        return Desk(seat)
    return Anytime(seat) if acts(s, seat) else None


def idle_clause(s: Campaign, seat: i64) -> str:
    """Return why a seat owes nothing: it has confirmed [CAM-turno-5], or a battle is being settled [CAM-turno-7]."""
    return "CAM-turno-5" if s.phase <= ORDERS or len(s.battles) == 0 else "CAM-turno-7"
