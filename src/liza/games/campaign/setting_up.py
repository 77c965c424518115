"""Setting up: the calendar is sealed, homelands are drawn, armies are deployed in secret [CAM-partida-10]."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.campaign import kinds, notation
from liza.games.campaign.accounts import book
from liza.games.campaign.asking import LaneAsk, acts
from liza.games.campaign.calendar import SealCalendar
from liza.games.campaign.fixed import COMPENSATION, STARTING_REGIONS
from liza.games.campaign.pieces import NOWHERE, Unit
from liza.games.campaign.places import recount, show_presence
from liza.games.campaign.sequence import BEGIN_TURN
from liza.games.campaign.state import Campaign
from liza.kernel import Do, Step, Together, first, kind_of, option

DEPLOYMENT: Final = {
    200: (4, 5, 1, 6, 5),
    250: (4, 0, 2, 2, 0),
    350: (2, 2, 0, 0, 0),
    120: (0, 5, 0, 0, 0),
    150: (0, 0, 3, 0, 0),
}
"""How many units of so many points the house puts into each region of the homeland; what is left stays in the first."""
LEADER_PLACES: Final = (0, 1, 3, 2, 4)
"""And each leader, by title."""


class DrawHomes(Do[Campaign]):
    """Countries draw their homelands, once the calendar is sealed [CAM-partida-10, CAM-acontecimientos-2]."""

    clause: ClassVar[str] = "CAM-partida-10"
    also: ClassVar[tuple[str, ...]] = (
        "CAM-partida-9",
        "CAM-regiones-8",
        "CAM-regiones-12",
        "CAM-partida-1",
        "CAM-partida-7",
        "CAM-partida-8",
    )

    def run(self, s: Campaign) -> None:
        """Draw, and give each country its regions, capital and treasury."""
        assert s.digest != ""
        homes: list[i64] = [i64(one) for one in s.board.seats[int(s.players)]]
        s.shuffle(homes, self.clause)
        for seat in range(s.players):
            self.settle(s, seat, homes[seat])

    def settle(self, s: Campaign, seat: i64, home: i64) -> None:
        """Five own regions [CAM-partida-7], the city the capital [CAM-partida-9], coins [CAM-partida-13]."""
        country = s.countries[seat]
        country.home = home
        for region in s.board.homeland(home):
            s.owner[region] = seat
            if s.board.city[region]:
                country.capital = region
        s.emit(kinds.HOMES_DRAWN, kinds.pack(seat, country.capital), home, self.clause)
        book(s, seat, s.rules.starting_treasury, "treasury", "CAM-partida-13")
        if int(home) in s.board.favoured.get(int(s.players), []):
            book(s, seat, COMPENSATION, "compensation", "CAM-partida-17")


class DeployArmies(Together[Campaign]):
    """All put their armies into their own regions at once and in secret; leadership isn't checked [CAM-partida-11]."""

    clause: ClassVar[str] = "CAM-partida-11"
    also: ClassVar[tuple[str, ...]] = ("CAM-partida-3",)

    def open(self, s: Campaign, seat: i64) -> list[Step]:
        """Ask where each unit goes."""
        return [Deploy(seat)] if acts(s, seat) else []

    def close(self, s: Campaign) -> None:
        """Show where troops stand; who surrendered meanwhile stands where the house proposes."""
        for seat in range(s.players):
            deploy_by_house(s, seat)
        show_presence(s, self.clause)


class Deploy(LaneAsk):
    """Where the next unit goes, all that are left, or all as the house proposes [CAM-partida-11]."""

    clause: ClassVar[str] = "CAM-partida-11"

    def next_unit(self, s: Campaign) -> Unit | None:
        """Return the first unit that stands nowhere yet."""
        for one in s.countries[self.seat].units:
            if one.region == NOWHERE:
                return one
        return None

    def owed(self, s: Campaign) -> bool:
        """Nothing is owed when all are deployed."""
        return acts(s, self.seat) and self.next_unit(s) is not None

    def candidates(self, s: Campaign) -> list[i64]:
        """Return the proposal, and every region."""
        out: list[i64] = [notation.HOUSE]
        for region in range(s.board.size()):
            out.append(option(notation.DEPLOY_REST, region))
            out.append(option(notation.DEPLOY, region))
        return out

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid regions that are not one's own."""
        if option == notation.HOUSE or s.owner[first(option)] == self.seat:
            return ""
        return "CAM-partida-11"

    def options(self, s: Campaign) -> list[i64]:
        """Return the proposal, and one's own regions."""
        out: list[i64] = [notation.HOUSE]
        for region in range(s.board.size()):
            if s.owner[region] == self.seat:
                out.append(option(notation.DEPLOY_REST, region))
                out.append(option(notation.DEPLOY, region))
        return out

    def take(self, s: Campaign, option: i64) -> None:
        """Put it there."""
        kind = kind_of(option)
        if kind == notation.HOUSE:
            s.then(DeployByHouse(self.seat), self)
        else:
            s.then(DeployTo(self.seat, first(option), kind == notation.DEPLOY_REST), self)


class DeployTo(Do[Campaign]):
    """The next unit, or all that are left, go to a region [CAM-partida-11]."""

    clause: ClassVar[str] = "CAM-partida-11"

    def __init__(self, seat: i64, region: i64, rest: bool) -> None:
        self.seat: i64 = seat
        self.region: i64 = region
        self.rest = rest

    def run(self, s: Campaign) -> None:
        """Put them there."""
        for one in s.countries[self.seat].units:
            if one.region == NOWHERE:
                one.region = self.region
                if not self.rest:
                    break
        recount(s, self.seat)


class DeployByHouse(Do[Campaign]):
    """What stands nowhere yet goes where the house proposes: a leader and his army in each region."""

    clause: ClassVar[str] = "CAM-partida-11"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Campaign) -> None:
        """Put them there."""
        deploy_by_house(s, self.seat)


def deploy_by_house(s: Campaign, seat: i64) -> None:
    """Put what stands nowhere yet where the house proposes: leaders by title, units by points."""
    country = s.countries[seat]
    regions = s.board.homeland(country.home)
    left: dict[int, list[int]] = {}
    for one in country.units:
        if one.region != NOWHERE:
            continue
        if one.rank != 0:
            one.region = regions[LEADER_PLACES[one.rank - 1]]
            continue
        points = int(one.points())
        if points not in left:
            left[points] = list(DEPLOYMENT.get(points, (0,) * STARTING_REGIONS))
        one.region = regions[_first_free(left[points])]
    recount(s, seat)


def _first_free(left: list[int]) -> i64:
    """Return the first place with room, and take the room; the first of all if there is none."""
    for i in range(len(left)):
        if left[i] > 0:
            left[i] -= 1
            return i
    return 0


SETTING_UP: Final[list[Step]] = [SealCalendar(), DrawHomes(), DeployArmies(), BEGIN_TURN]
"""The order of setting up."""
