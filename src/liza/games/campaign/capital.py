"""Moving the capital: declared with the orders, done at the close if the conditions have held [CAM-capital-8]."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.campaign import kinds, notation
from liza.games.campaign.fixed import CONTINGENT
from liza.games.campaign.pieces import NOWHERE
from liza.games.campaign.places import has_troops, king_of
from liza.games.campaign.state import Campaign
from liza.kernel import Do, Step, first, kind_of, option


def capital_candidates(s: Campaign, seat: i64) -> list[i64]:
    """Return where a country could think of moving its capital: own regions and those where it has troops; or not."""
    out: list[i64] = []
    country = s.countries[seat]
    for region in range(s.board.size()):
        if region == country.capital or region == country.moving_capital:
            continue
        if s.owner[region] == seat or has_troops(s, seat, region):
            out.append(option(notation.CAPITAL, region))
    if country.moving_capital != NOWHERE:
        out.append(notation.NO_CAPITAL)
    return out


def capital_options(s: Campaign, seat: i64) -> list[i64]:
    """Return the legal ones; quick where the king stands in no other city of his own."""
    out: list[i64] = []
    country = s.countries[seat]
    king = king_of(s, seat)
    if king is not None and king.region != country.capital and king.region != country.moving_capital:
        if why_not_capital(s, seat, king.region) == "":
            out.append(option(notation.CAPITAL, king.region))
    if country.moving_capital != NOWHERE:
        out.append(notation.NO_CAPITAL)
    return out


def why_not_capital(s: Campaign, seat: i64, region: i64) -> str:
    """Return the clause that forbids the capital to move to a region, or ""; asked when declared and at the close.

    There are three conditions and no hidden one [CAM-capital-11]; the old capital need not be lost [CAM-capital-1].
    """
    if s.owner[region] != seat:
        return "CAM-capital-2"
    if s.rules.capital_annexed_only and (s.annexed >> region) & 1 == 0:
        return "CAM-capital-2"
    if not s.board.city[region]:
        return "CAM-capital-3"
    if (s.razed >> region) & 1:
        return "CAM-capital-4"
    return _why_not_force(s, seat, region)


def _why_not_force(s: Campaign, seat: i64, region: i64) -> str:
    """Return why king and contingent are not enough, or "" [CAM-capital-5, CAM-capital-9].

    They must have been there since the last turn [CAM-capital-6] and not move [CAM-capital-7]; who was recruited this
    turn does not count, and others with the points they still have [CAM-capital-10].
    """
    king = king_of(s, seat)
    if king is None:
        return "CAM-capital-5"
    if king.region != region:
        return "CAM-capital-7" if king.moved > 0 else "CAM-capital-5"
    if king.since >= s.turn:
        return "CAM-capital-6"
    stayed: i64 = king.points() if s.rules.all_present else 0
    arrived: i64 = 0
    fresh: i64 = 0
    left = False
    for one in s.countries[seat].units:
        if one.region == region and one.number != king.number:
            if one.moved > 0:
                arrived += one.points()
            elif one.since >= s.turn:
                fresh += one.points()
            else:
                stayed += one.points()
        elif one.moved > 0 and one.came_from == region:
            left = True
    if stayed >= CONTINGENT:
        return ""
    if left:
        return "CAM-capital-7"
    if stayed + fresh >= CONTINGENT:
        return "CAM-capital-10"
    return "CAM-capital-6" if stayed + fresh + arrived >= CONTINGENT else "CAM-capital-5"


def why_not_declare(s: Campaign, seat: i64, option: i64) -> str:
    """Return the clause that forbids a declaration, or ""; it may always be withdrawn."""
    return why_not_capital(s, seat, first(option)) if kind_of(option) == notation.CAPITAL else ""


def declare_step(seat: i64, option: i64) -> Step:
    """Return the step that notes a declaration."""
    return DeclareCapital(seat, first(option) if kind_of(option) == notation.CAPITAL else NOWHERE)


class DeclareCapital(Do[Campaign]):
    """A move of the capital is declared with the orders, or withdrawn [CAM-capital-8]."""

    clause: ClassVar[str] = "CAM-capital-8"

    def __init__(self, seat: i64, region: i64) -> None:
        self.seat: i64 = seat
        self.region: i64 = region

    def run(self, s: Campaign) -> None:
        """Note it."""
        s.countries[self.seat].moving_capital = self.region


class MoveCapitals(Do[Campaign]):
    """Movement is over: capitals move where the conditions have held [CAM-capital-8], after razing [CAM-turno-3].

    The old capital ceases to be one [CAM-capital-12]; a country without any may so get one again [CAM-capital-13].
    """

    clause: ClassVar[str] = "CAM-capital-8"
    also: ClassVar[tuple[str, ...]] = (
        "CAM-capital-9",
        "CAM-capital-1",
        "CAM-capital-11",
        "CAM-capital-12",
        "CAM-capital-13",
    )

    def run(self, s: Campaign) -> None:
        """Move them, or tell the owner why not."""
        for seat in s.alive():
            country = s.countries[seat]
            region = country.moving_capital
            if region == NOWHERE:
                continue
            country.moving_capital = NOWHERE
            why = why_not_capital(s, seat, region)
            if why == "":
                country.capital = region
                s.emit(kinds.CAPITAL_MOVED, kinds.pack(seat, region), 1, self.clause)
            else:
                s.emit(kinds.CAPITAL_MOVED, kinds.pack(seat, region), 0, why, see=s.private(seat))
