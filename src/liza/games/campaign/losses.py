"""Losses: models and units that are gone, leaders that die or are taken [CAM-batalla-9, CAM-prisioneros-1]."""

from __future__ import annotations

from mypy_extensions import i64

from liza.games.campaign import kinds
from liza.games.campaign.accounts import book
from liza.games.campaign.pieces import FIRST_UNIT, NOBODY, NOWHERE, Unit
from liza.games.campaign.places import make_known, recount, remove
from liza.games.campaign.state import Campaign
from liza.kernel import bit


def lose_models(s: Campaign, seat: i64, unit: Unit, models: i64, see: i64, clause: str) -> None:
    """Take models from a unit; one without models is gone [CAM-batalla-9]. `see` are the bits of those who are told."""
    if models == 0:
        return
    told = kinds.pack(seat, unit.region, unit.number)
    s.emit(kinds.UNIT_LOST, told, models, clause, see=see)
    unit.models -= models
    book(s, seat, 0, "lost", clause, unit.number, -models * unit.each)
    if unit.models == 0:
        destroy(s, seat, unit)


def destroy(s: Campaign, seat: i64, unit: Unit) -> None:
    """Take a unit out of the game; a company that is destroyed is no more to be hired."""
    if unit.company != NOBODY:
        company = s.companies[unit.company]
        company.gone = True
        company.holder = NOBODY
    remove(s, seat, unit)


def kill(s: Campaign, seat: i64, unit: Unit, clause: str) -> None:
    """A leader or hero dies; his profile is free [CAM-lideres-23], and a king's throne vacant [CAM-coronacion-2]."""
    see = s.watchers(unit.region) | s.private(seat) if unit.number < FIRST_UNIT else s.private(seat)
    s.emit(kinds.DIED, kinds.pack(seat, unit.region, unit.number), unit.rank, clause, see=see)
    book(s, seat, 0, "died", clause, unit.number, -unit.points())
    remove(s, seat, unit)


def capture(s: Campaign, seat: i64, unit: Unit, captor: i64, clause: str) -> None:
    """A leader or hero is taken: no longer in service, held by his captor; or killed, as an option wants it.

    A prisoner keeps his profile [CAM-lideres-23], and a captive king his crown [CAM-prisioneros-1].
    """
    if s.rules.prisoners_killed:
        kill(s, seat, unit, "CAM-prisioneros-1")
        return
    region = unit.region
    for one in s.countries[seat].units:
        if one.leader == unit.number:
            one.leader = NOBODY
    make_known(s, seat, unit)
    book(s, seat, 0, "captured", clause, unit.number, -unit.points())
    unit.captor = captor
    unit.region = NOWHERE
    unit.leader = NOBODY
    recount(s, seat)
    see = s.watchers(region) | bit(seat) | bit(captor)
    s.emit(kinds.CAPTURED, kinds.pack(seat, region, unit.number), captor, clause, see=see)
