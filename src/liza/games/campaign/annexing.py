"""Annexation: a region dominated for long enough becomes a country's own [CAM-anexion-1]."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.campaign import kinds, notation
from liza.games.campaign.asking import LaneAsk, acts
from liza.games.campaign.fixed import ANNEX_CLEAN, ANNEX_TURNS
from liza.games.campaign.pieces import NOWHERE, SEEN_FOG
from liza.games.campaign.places import dominates
from liza.games.campaign.state import Campaign
from liza.kernel import Do, Step, Together, bit, first, kind_of, option


def why_not_held(s: Campaign, seat: i64, region: i64) -> str:
    """Return the clause by which a region can't be annexed yet, the player's will apart, or "".

    It takes four snapshots in a row, today's among them [CAM-anexion-3, CAM-anexion-7], by occupation or threat
    [CAM-anexion-10], and no troops of another country in the two phases of movement before [CAM-anexion-4].
    """
    if s.turn < ANNEX_TURNS:
        return "CAM-anexion-3"
    for i in range(ANNEX_TURNS):
        if s.dominion[s.turn - i][region] != seat:
            return "CAM-anexion-3"
    own = bit(seat)
    for i in range(1, ANNEX_CLEAN + 1):
        if s.entered[s.turn - i][region] & ~own:
            return "CAM-anexion-4"
    return ""


def why_not_annex(s: Campaign, seat: i64, region: i64) -> str:
    """Return the clause that forbids to annex a region now, or ""; the lowest that does."""
    if s.rules.will_four_turns and not _was_willing(s, seat, region):
        return "CAM-anexion-2"
    return why_not_held(s, seat, region)


def _was_willing(s: Campaign, seat: i64, region: i64) -> bool:
    """Tell whether the will stood for the four turns, under annex_will = four_turns [CAM-anexion-2]."""
    country = s.countries[seat]
    if s.turn < ANNEX_TURNS or (country.will >> region) & 1 == 0:
        return False
    for i in range(1, ANNEX_TURNS):
        if (country.wills[s.turn - i] >> region) & 1 == 0:
            return False
    return True


def annexable(s: Campaign, seat: i64) -> list[i64]:
    """Return the foreign or neutral regions that lack nothing but the will, by code."""
    out: list[i64] = []
    if s.turn < ANNEX_TURNS:
        return out
    for region in range(s.board.size()):
        if s.owner[region] != seat and why_not_held(s, seat, region) == "":
            out.append(region)
    return out


def desirable(s: Campaign, seat: i64) -> list[i64]:
    """Return the regions that a country dominates and that are not its own, by code."""
    return [r for r in range(s.board.size()) if s.owner[r] != seat and dominates(s, seat, r)]


class DeclareAnnexations(Together[Campaign]):
    """Players declare what they annex, after the snapshot [CAM-anexion-7]; several regions in a turn [CAM-anexion-12].

    A will left standing beforehand counts [CAM-anexion-2].
    """

    clause: ClassVar[str] = "CAM-anexion-2"
    also: ClassVar[tuple[str, ...]] = (
        "CAM-anexion-7",
        "CAM-anexion-8",
        "CAM-anexion-1",
        "CAM-anexion-10",
        "CAM-turno-4",
    )

    def open(self, s: Campaign, seat: i64) -> list[Step]:
        """Ask those who dominate something that they could annex; whether they do is known to all but in the fog."""
        if not acts(s, seat):
            return []
        country = s.countries[seat]
        ready = annexable(s, seat)
        country.annexed = 0
        for region in ready:
            if (country.will >> region) & 1 and why_not_annex(s, seat, region) == "":
                country.annexed |= bit(region)
        if s.rules.visibility == SEEN_FOG or len(ready) != 0:
            return [Annex(seat)]
        if s.rules.will_four_turns and len(desirable(s, seat)) != 0:
            return [Annex(seat)]
        return []

    def close(self, s: Campaign) -> None:
        """Write down the wills of this turn and carry out what was declared."""
        for seat in range(s.players):
            s.countries[seat].wills.append(s.countries[seat].will)
        s.then_all([CarryOutAnnexations(seat) for seat in s.alive()])


class Annex(LaneAsk):
    """Which regions to annex, one after the other; or to want, where the will has to stand for four turns."""

    clause: ClassVar[str] = "CAM-anexion-1"

    def candidates(self, s: Campaign) -> list[i64]:
        """Return the end, and every region that one dominates."""
        country = s.countries[self.seat]
        out: list[i64] = [notation.DONE]
        for region in desirable(s, self.seat):
            if (country.annexed >> region) & 1 == 0:
                out.append(option(notation.ANNEX, region))
        if s.rules.will_four_turns:
            for region in desirable(s, self.seat):
                if (country.will >> region) & 1 == 0:
                    out.append(option(notation.KEEP_WILL, region))
        return out

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid what lacks one of the three conditions."""
        if kind_of(option) == notation.ANNEX:
            return why_not_annex(s, self.seat, first(option))
        return ""

    def take(self, s: Campaign, option: i64) -> None:
        """Note it."""
        if kind_of(option) != notation.DONE:
            s.then(DeclareWill(self.seat, first(option), kind_of(option) == notation.ANNEX), self)


class DeclareWill(Do[Campaign]):
    """A player declares the will to annex a region: now, or from now on [CAM-anexion-2]."""

    clause: ClassVar[str] = "CAM-anexion-2"

    def __init__(self, seat: i64, region: i64, now: bool) -> None:
        self.seat: i64 = seat
        self.region: i64 = region
        self.now = now

    def run(self, s: Campaign) -> None:
        """Note it."""
        country = s.countries[self.seat]
        if self.now:
            country.annexed |= bit(self.region)
        else:
            country.will |= bit(self.region)


class DropWill(Do[Campaign]):
    """A player no longer wants a region."""

    clause: ClassVar[str] = "CAM-anexion-2"

    def __init__(self, seat: i64, region: i64) -> None:
        self.seat: i64 = seat
        self.region: i64 = region

    def run(self, s: Campaign) -> None:
        """Note it."""
        country = s.countries[self.seat]
        country.will &= ~bit(self.region)
        country.annexed &= ~bit(self.region)


class CarryOutAnnexations(Do[Campaign]):
    """The regions become own [CAM-anexion-5] and cease to be their former owner's [CAM-anexion-6]."""

    clause: ClassVar[str] = "CAM-anexion-5"
    also: ClassVar[tuple[str, ...]] = ("CAM-anexion-6", "CAM-anexion-11", "CAM-anexion-12")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Campaign) -> None:
        """Change their owner; whoever loses his capital so has none [CAM-anexion-11]."""
        country = s.countries[self.seat]
        for region in range(s.board.size()):
            if (country.annexed >> region) & 1 == 0:
                continue
            former = s.owner[region]
            s.owner[region] = self.seat
            s.annexed |= bit(region)
            country.will &= ~bit(region)
            s.emit(kinds.ANNEXED, kinds.pack(self.seat, region), former, self.clause)
            if former >= 0 and s.countries[former].capital == region:
                s.countries[former].capital = NOWHERE
                s.emit(kinds.CAPITAL_LOST, kinds.pack(former, region), 0, "CAM-anexion-11")
        country.annexed = 0
