"""The close: acts after movement, razing, capitals [CAM-turno-3]."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.campaign import kinds, notation
from liza.games.campaign.acts import act_candidates, act_options, act_step, tell_acts, why_not_act
from liza.games.campaign.asking import LaneAsk, acts
from liza.games.campaign.places import has_troops, is_enemy_at
from liza.games.campaign.state import Campaign
from liza.kernel import Do, Step, Together, bit, first, kind_of, option


def why_not_raze(s: Campaign, seat: i64, region: i64) -> str:
    """Return the clause that forbids to raze a region, or "" [CAM-arrasar-1].

    Troops must have held it alone for the whole turn, neither moving nor fighting.
    """
    if not s.rules.razing or (s.razed >> region) & 1 or is_enemy_at(s, seat, region):
        return "CAM-arrasar-1"
    for one in s.countries[seat].units:
        if one.region == region and one.is_troop() and one.moved == 0 and not one.fought and one.since < s.turn:
            return ""
    return "CAM-arrasar-1"


class CloseTurn(Together[Campaign]):
    """After movement leaders are appointed and crowned, kings abdicate, regions are razed [CAM-turno-3]."""

    clause: ClassVar[str] = "CAM-turno-3"

    def open(self, s: Campaign, seat: i64) -> list[Step]:
        """Ask all."""
        if not acts(s, seat):
            return []
        s.countries[seat].razes = 0
        return [Close(seat)]

    def close(self, s: Campaign) -> None:
        """Tell what was done, then raze."""
        tell_acts(s)
        s.then(RazeRegions())


class Close(LaneAsk):
    """Appoint, crown, abdicate, raze; or nothing more."""

    clause: ClassVar[str] = "CAM-turno-3"

    def candidates(self, s: Campaign) -> list[i64]:
        """Return the end, the acts, and the regions where one has troops."""
        out: list[i64] = [notation.DONE]
        out.extend(act_candidates(s, self.seat))
        razes = s.countries[self.seat].razes
        for region in range(s.board.size()):
            if has_troops(s, self.seat, region) and (razes >> region) & 1 == 0:
                out.append(option(notation.RAZE, region))
        return out

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid what lacks its conditions."""
        kind = kind_of(option)
        if kind == notation.DONE:
            return ""
        if kind == notation.RAZE:
            return why_not_raze(s, self.seat, first(option))
        return why_not_act(s, self.seat, option)

    def options(self, s: Campaign) -> list[i64]:
        """Return what is legal."""
        out: list[i64] = [notation.DONE]
        out.extend(act_options(s, self.seat))
        razes = s.countries[self.seat].razes
        for region in range(s.board.size()):
            if has_troops(s, self.seat, region) and (razes >> region) & 1 == 0:
                if why_not_raze(s, self.seat, region) == "":
                    out.append(option(notation.RAZE, region))
        return out

    def take(self, s: Campaign, option: i64) -> None:
        """Do it, and go on."""
        kind = kind_of(option)
        if kind == notation.RAZE:
            s.then(OrderRazing(self.seat, first(option)), self)
        elif kind != notation.DONE:
            s.then(act_step(s, self.seat, option), self)


class OrderRazing(Do[Campaign]):
    """A country razes a region, once the phase closes [CAM-arrasar-1]."""

    clause: ClassVar[str] = "CAM-arrasar-1"

    def __init__(self, seat: i64, region: i64) -> None:
        self.seat: i64 = seat
        self.region: i64 = region

    def run(self, s: Campaign) -> None:
        """Note it."""
        s.countries[self.seat].razes |= bit(self.region)


class RazeRegions(Do[Campaign]):
    """Regions are razed: neither taxes nor levies from now on [CAM-arrasar-2]; a capital stays one [CAM-arrasar-4]."""

    clause: ClassVar[str] = "CAM-arrasar-2"
    also: ClassVar[tuple[str, ...]] = ("CAM-arrasar-4",)

    def run(self, s: Campaign) -> None:
        """Raze them, in seat order."""
        for seat in range(s.players):
            country = s.countries[seat]
            for region in range(s.board.size()):
                if (country.razes >> region) & 1 and (s.razed >> region) & 1 == 0:
                    s.razed |= bit(region)
                    s.emit(kinds.RAZED, kinds.pack(seat, region), 0, "CAM-arrasar-1")
            country.razes = 0
