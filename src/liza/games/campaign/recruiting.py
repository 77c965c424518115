"""Recruiting troops and heroes, and restoring razed regions [CAM-reclutamiento-8]."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.campaign import kinds, notation
from liza.games.campaign.accounts import book
from liza.games.campaign.asking import LaneAsk, acts
from liza.games.campaign.fixed import (
    MOST_UNIT_POINTS,
    PRICE,
    RESTORING,
    TEMPLATE_EACH,
    TEMPLATE_KIND,
    TEMPLATE_MODELS,
    TEMPLATES,
)
from liza.games.campaign.pieces import HERO, from_template
from liza.games.campaign.places import add, dominates, recount, recruit_places, show_presence
from liza.games.campaign.state import Campaign
from liza.kernel import Do, Step, Together, bit, first, kind_of, number_of, option, second

SAVED_TURNS = 3
"""Preceding turns in which nothing may have been added for the way of four turns [CAM-reclutamiento-3]."""


def saved_up(s: Campaign, seat: i64) -> bool:
    """Tell whether the way of four turns is open: from turn 4 on, nothing added in the three before.

    Only recruits count as added: companies, ransoms and appointments don't [CAM-reclutamiento-12].
    """
    if not s.rules.levy_saving or s.turn <= SAVED_TURNS:
        return False
    added = s.countries[seat].added
    for i in range(1, SAVED_TURNS + 1):
        if added[s.turn - i] != 0:
            return False
    return True


def levies_now(s: Campaign, seat: i64) -> i64:
    """Return the levies of the regions that a country dominates this turn [CAM-reclutamiento-2]."""
    return s.levied[s.turn][seat]


def levies_of_four(s: Campaign, seat: i64) -> i64:
    """Return the levies of this turn and the three before together [CAM-reclutamiento-3]."""
    total: i64 = 0
    for i in range(SAVED_TURNS + 1):
        total += s.levied[s.turn - i][seat]
    return total


def levy_cap(s: Campaign, seat: i64) -> i64:
    """Return how many points may be added this turn in all: the more generous way applies [CAM-reclutamiento-4].

    What is not used is not kept [CAM-reclutamiento-7].
    """
    cap = levies_now(s, seat)
    if saved_up(s, seat):
        cap = max(cap, levies_of_four(s, seat) // 2)
    return cap


def why_not_points(s: Campaign, seat: i64, points: i64) -> str:
    """Return the clause that forbids to add so many points, or ""; coins first, then levies, then the place."""
    if PRICE * points > s.countries[seat].coins:
        return "CAM-reclutamiento-1"
    cap = levy_cap(s, seat)
    if points > cap:
        return "CAM-reclutamiento-3" if saved_up(s, seat) else "CAM-reclutamiento-2"
    if points + s.countries[seat].added[s.turn] > cap:
        return "CAM-reclutamiento-6"
    return "CAM-reclutamiento-10" if len(recruit_places(s, seat)) == 0 else ""


class RecruitTroops(Together[Campaign]):
    """Recruitment is at the start of the turn [CAM-reclutamiento-8], for all unseen and at once [CAM-turno-4]."""

    clause: ClassVar[str] = "CAM-reclutamiento-8"
    also: ClassVar[tuple[str, ...]] = (
        "CAM-reclutamiento-4",
        "CAM-reclutamiento-5",
        "CAM-reclutamiento-7",
        "CAM-reclutamiento-12",
        "CAM-reclutamiento-14",
        "CAM-turno-4",
    )

    def open(self, s: Campaign, seat: i64) -> list[Step]:
        """Ask all."""
        if not acts(s, seat):
            return []
        s.countries[seat].restored = 0
        return [Recruit(seat)]

    def close(self, s: Campaign) -> None:
        """Show what has appeared, and rebuild what was paid for [CAM-arrasar-3]."""
        for seat in range(s.players):
            country = s.countries[seat]
            for region in range(s.board.size()):
                if (country.restored >> region) & 1:
                    s.razed &= ~bit(region)
                    s.emit(kinds.RESTORED, kinds.pack(seat, region), 0, "CAM-arrasar-3")
            country.restored = 0
        show_presence(s, "CAM-reclutamiento-9")


class Recruit(LaneAsk):
    """What to recruit: a template's whole unit or any number of its models; what to restore; or nothing more."""

    clause: ClassVar[str] = "CAM-reclutamiento-2"

    def candidates(self, s: Campaign) -> list[i64]:
        """Return the end, a whole unit of each template, and the razed regions."""
        out: list[i64] = [notation.DONE]
        for name in range(len(TEMPLATES)):
            out.append(option(notation.RECRUIT, name, TEMPLATE_MODELS[name]))
        for region in range(s.board.size()):
            if (s.razed & ~s.countries[self.seat].restored) >> region & 1:
                out.append(option(notation.RESTORE, region))
        return out

    def spans(self, s: Campaign) -> list[tuple[i64, i64, i64]]:
        """Return any number of models of each template; a hero is a single one [CAM-partida-16]."""
        return [
            (option(notation.RECRUIT, name), 1, MOST_UNIT_POINTS)
            for name in range(len(TEMPLATES))
            if TEMPLATE_KIND[name] != HERO
        ]

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid what coins, levies or the place don't allow."""
        kind = kind_of(option)
        if kind == notation.DONE:
            return ""
        if kind == notation.RESTORE:
            return self._why_not_restore(s, first(option))
        points = TEMPLATE_EACH[first(option)] * models_of(option)
        if points < s.rules.min_unit_points or points > MOST_UNIT_POINTS:
            return "CAM-partida-14"
        return why_not_points(s, self.seat, points)

    def _why_not_restore(self, s: Campaign, region: i64) -> str:
        """Forbid to restore what one does not dominate or can't pay [CAM-arrasar-3]."""
        if not dominates(s, self.seat, region):
            return "CAM-arrasar-3"
        return "CAM-arrasar-3" if RESTORING * s.board.taxes[region] > s.countries[self.seat].coins else ""

    def options(self, s: Campaign) -> list[i64]:
        """Return what is legal."""
        out: list[i64] = [notation.DONE]
        country = s.countries[self.seat]
        most = min(country.coins // PRICE, levy_cap(s, self.seat) - country.added[s.turn])
        if most >= s.rules.min_unit_points and len(recruit_places(s, self.seat)) != 0:
            for name in range(len(TEMPLATES)):
                points: i64 = TEMPLATE_EACH[name] * TEMPLATE_MODELS[name]
                if s.rules.min_unit_points <= points <= most:
                    out.append(option(notation.RECRUIT, name, TEMPLATE_MODELS[name]))
        if s.razed != 0:
            for region in range(s.board.size()):
                if (s.razed & ~country.restored) >> region & 1 and self._why_not_restore(s, region) == "":
                    out.append(option(notation.RESTORE, region))
        return out

    def take(self, s: Campaign, option: i64) -> None:
        """Ask where, or rebuild, and go on."""
        kind = kind_of(option)
        if kind == notation.RECRUIT:
            s.then(PlaceRecruits(self.seat, first(option), models_of(option)), self)
        elif kind == notation.RESTORE:
            s.then(Restore(self.seat, first(option)), self)


def models_of(option: i64) -> i64:
    """Return how many models an option recruits: those of the template, or a free number."""
    return second(option) if second(option) != 0 else number_of(option)


class PlaceRecruits(LaneAsk):
    """Where they appear [CAM-reclutamiento-10]."""

    clause: ClassVar[str] = "CAM-reclutamiento-10"

    def __init__(self, seat: i64, name: i64, models: i64) -> None:
        super().__init__(seat)
        self.name: i64 = name
        self.models: i64 = models

    def always_shown(self) -> bool:
        """Return False: recruiting goes on."""
        return False

    def candidates(self, s: Campaign) -> list[i64]:
        """Return every region."""
        return [option(notation.PLACE, region) for region in range(s.board.size())]

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid where none appear."""
        return "" if first(option) in recruit_places(s, self.seat) else "CAM-reclutamiento-10"

    def options(self, s: Campaign) -> list[i64]:
        """Return where they do."""
        return [option(notation.PLACE, region) for region in recruit_places(s, self.seat)]

    def take(self, s: Campaign, option: i64) -> None:
        """Recruit them."""
        s.then(AddUnit(self.seat, self.name, self.models, first(option)))


class AddUnit(Do[Campaign]):
    """Troops or a hero are added: ten coins a point [CAM-reclutamiento-1], operational at once [CAM-reclutamiento-9].

    Heroes use levies like troops [CAM-reclutamiento-11].
    """

    clause: ClassVar[str] = "CAM-reclutamiento-1"
    also: ClassVar[tuple[str, ...]] = ("CAM-reclutamiento-9", "CAM-reclutamiento-11", "CAM-reclutamiento-13")

    def __init__(self, seat: i64, name: i64, models: i64, region: i64) -> None:
        self.seat: i64 = seat
        self.name: i64 = name
        self.models: i64 = models
        self.region: i64 = region

    def run(self, s: Campaign) -> None:
        """Pay for them and put them there."""
        country = s.countries[self.seat]
        one = from_template(self.name, self.models, country.next_unit)
        country.next_unit += 1
        one.region = self.region
        one.since = s.turn
        country.added[s.turn] += one.points()
        book(s, self.seat, -PRICE * one.points(), "recruited", self.clause, one.name, one.points())
        s.emit(
            kinds.RECRUITED, kinds.pack(self.seat, one.region, one.number, one.points()), one.name, self.clause,
            see=s.private(self.seat),
        )  # fmt: skip
        add(s, self.seat, one)
        recount(s, self.seat)


class Restore(Do[Campaign]):
    """A razed region is rebuilt for three times its printed taxes; it counts from the next turn [CAM-arrasar-3]."""

    clause: ClassVar[str] = "CAM-arrasar-3"

    def __init__(self, seat: i64, region: i64) -> None:
        self.seat: i64 = seat
        self.region: i64 = region

    def run(self, s: Campaign) -> None:
        """Pay for it."""
        s.countries[self.seat].restored |= bit(self.region)
        book(s, self.seat, -RESTORING * s.board.taxes[self.region], "restored", self.clause, self.region)
