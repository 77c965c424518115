"""Appointments, coronations and abdications: they take no time [CAM-nombramiento-6, CAM-coronacion-10].

They are offered before movement, with the orders, and at the close; halfway they are part of an order. All three happen
in the owner's lane at once and are told to others when the phase closes [CAM-ordenes-7].
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.campaign import kinds, notation
from liza.games.campaign.asking import LaneAsk
from liza.games.campaign.fixed import APPOINTING, CROWNING, CROWNING_LEADERS, REGENCY_TURNS, RESERVE
from liza.games.campaign.pieces import HERO, KING, NO_RANK, NOBODY, NOWHERE, Unit
from liza.games.campaign.places import army_value, besieged, king_of, leaders, make_known, points_at
from liza.games.campaign.state import Campaign
from liza.kernel import EVERYONE, Do, Step, bit, first, kind_of, option, second

MOST_CHANGES: Final = 60
"""More changes of mind in a turn than anybody needs, of orders or kings; without a bound a campaign might not end."""


def act_candidates(s: Campaign, seat: i64) -> list[i64]:
    """Return what a country could try: to appoint any unit, crown any leader or hero, make the king abdicate."""
    out: list[i64] = []
    for one in s.countries[seat].units:
        if one.rank == NO_RANK:
            out.append(option(notation.APPOINT, one.number))
    for one in s.countries[seat].units:
        if one.kind == HERO and one.rank != KING:
            out.append(option(notation.CROWN, one.number))
    if s.countries[seat].changes < MOST_CHANGES:
        out.append(notation.ABDICATE)
    return out


def act_options(s: Campaign, seat: i64) -> list[i64]:
    """Return the legal ones among the candidates, in their order; quick where there are no heroes."""
    out: list[i64] = []
    country = s.countries[seat]
    for one in country.units:
        if one.rank == NO_RANK and one.kind == HERO:
            if why_not_appoint(s, seat, one.number) == "":
                out.append(option(notation.APPOINT, one.number))
    if country.king() is None:
        for one in country.units:
            if one.kind == HERO and one.rank != KING and why_not_crown(s, seat, one.number) == "":
                out.append(option(notation.CROWN, one.number))
    if country.changes < MOST_CHANGES and why_not_abdicate(s, seat) == "":
        out.append(notation.ABDICATE)
    return out


def why_not_act(s: Campaign, seat: i64, option: i64) -> str:
    """Return the clause that forbids an act, or ""."""
    kind = kind_of(option)
    if kind == notation.APPOINT:
        return why_not_appoint(s, seat, first(option))
    if kind == notation.CROWN:
        return why_not_crown(s, seat, first(option))
    return why_not_abdicate(s, seat)


def act_step(s: Campaign, seat: i64, option: i64) -> Step:
    """Return the step that carries out a legal act."""
    kind = kind_of(option)
    if kind == notation.APPOINT:
        if s.rules.reserve == 1:
            return ChooseProfile(seat, first(option))
        return Appoint(seat, first(option), 0)
    if kind == notation.CROWN:
        return Crown(seat, first(option))
    return Abdicate(seat)


# What they ask for


def half_plus_one(points: i64) -> i64:
    """Return half of some points, rounded down, plus one [CAM-nombramiento-9]."""
    return points // 2 + 1


def why_not_appoint(s: Campaign, seat: i64, number: i64) -> str:
    """Return the clause that forbids to appoint a unit, or ""."""
    candidate = s.countries[seat].unit(number)
    if candidate is None or candidate.region == NOWHERE or candidate.kind != HERO or candidate.rank != NO_RANK:
        return "CAM-nombramiento-10"
    king = king_of(s, seat)
    if king is None:
        return "CAM-nombramiento-14"
    capital = s.countries[seat].capital
    if king.region != candidate.region:
        return "CAM-nombramiento-4" if king.region == capital else "CAM-nombramiento-1"
    count = leaders(s, seat)
    value = army_value(s, seat)
    if count >= value // APPOINTING:
        return "CAM-nombramiento-3" if count * APPOINTING < value else "CAM-nombramiento-2"
    if free_profile(s, seat) == NO_RANK:
        return "CAM-lideres-22"
    present = points_at(s, seat, king.region)
    if not s.rules.all_present:
        present -= king.points() + candidate.points()
    if present >= half_plus_one(value) or (king.region == capital and present >= APPOINTING):
        return ""
    return "CAM-nombramiento-4" if king.region == capital else "CAM-nombramiento-5"


def why_not_crown(s: Campaign, seat: i64, number: i64) -> str:
    """Return the clause that forbids to crown somebody, or ""; the lowest that does."""
    country = s.countries[seat]
    if country.king() is not None:
        return "CAM-coronacion-1"
    least: i64 = CROWNING_LEADERS
    if s.rules.regency and country.vacant >= REGENCY_TURNS:
        least = 1
    if leaders(s, seat) < least:
        return "CAM-coronacion-3"
    value = army_value(s, seat)
    if value < CROWNING:
        return "CAM-coronacion-4"
    candidate = country.unit(number)
    capital = country.capital
    if candidate is None or capital == NOWHERE or candidate.region != capital:
        return "CAM-coronacion-5"
    old = _old_king(s, seat)
    if old is not None and old.region != capital:
        return "CAM-coronacion-6"
    if candidate.rank == NO_RANK and not (s.rules.hero_crowned and candidate.kind == HERO):
        return "CAM-coronacion-7"
    present = points_at(s, seat, capital)
    if not s.rules.all_present:
        present -= candidate.points()
        if old is not None and old.number != number:
            present -= old.points()
    if present < max(half_plus_one(value), CROWNING):
        return "CAM-coronacion-8"
    return "CAM-coronacion-9" if besieged(s, capital) else ""


def _old_king(s: Campaign, seat: i64) -> Unit | None:
    """Return the last king if he abdicated, serves, and has to be there [CAM-coronacion-6]."""
    country = s.countries[seat]
    if not s.rules.old_king_needed or country.old_king == NOBODY:
        return None
    old = country.unit(country.old_king)
    return None if old is None or old.region == NOWHERE else old


def why_not_abdicate(s: Campaign, seat: i64) -> str:
    """Return the clause that forbids the king to abdicate, or ""; a captive may [CAM-coronacion-13]."""
    if s.countries[seat].king() is None:
        return "CAM-coronacion-2"
    return "CAM-coronacion-12" if free_profile(s, seat) == NO_RANK else ""


# Profiles


def held_profiles(s: Campaign, seat: i64) -> i64:
    """Return the bits of the ranks that somebody holds; prisoners keep theirs [CAM-lideres-23]."""
    out: i64 = 0
    for one in s.countries[seat].units:
        out |= bit(one.rank)
    return out


def free_profiles(s: Campaign, seat: i64) -> list[i64]:
    """Return the free ranks of a country's own reserve, in their order [CAM-lideres-22]."""
    held = held_profiles(s, seat)
    return [RESERVE + i for i in range(RESERVE) if (held >> (RESERVE + i)) & 1 == 0]


def free_profile(s: Campaign, seat: i64) -> i64:
    """Return the first free rank of the reserve, NO_RANK if all are held [CAM-lideres-21]."""
    free = free_profiles(s, seat)
    return free[0] if len(free) != 0 else NO_RANK


def rolled_profile(s: Campaign, seat: i64) -> i64:
    """Return the rank that the next covered die gives; if it is held, the next free one down the list, then the top."""
    country = s.countries[seat]
    if len(country.fates) == 0 or country.fates[0] == 0:
        return free_profile(s, seat)
    die = country.fates.pop(0)
    held = held_profiles(s, seat)
    for i in range(RESERVE):
        rank: i64 = RESERVE + (die - 1 + i) % RESERVE
        if (held >> rank) & 1 == 0:
            return rank
    return NO_RANK


class RollFates(Do[Campaign]):
    """Under reserve_profiles = roll six dice lie covered for each country's appointments of a turn [CAM-lideres-21].

    They are rolled beforehand because nothing can be rolled in secret; turning one up is no choice.
    """

    clause: ClassVar[str] = "CAM-lideres-21"

    def run(self, s: Campaign) -> None:
        """Roll."""
        if s.rules.reserve != 2:
            return
        for seat in s.alive():
            s.countries[seat].fates = [s.die(6, self.clause) for _ in range(RESERVE)]


class ChooseProfile(LaneAsk):
    """Under reserve_profiles = free_choice the player picks one of those free [CAM-lideres-21]."""

    clause: ClassVar[str] = "CAM-lideres-21"

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: i64 = number

    def candidates(self, s: Campaign) -> list[i64]:
        """Return all six."""
        return [option(notation.PROFILE, RESERVE + i) for i in range(RESERVE)]

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid those held."""
        return "CAM-lideres-22" if (held_profiles(s, self.seat) >> first(option)) & 1 else ""

    def take(self, s: Campaign, option: i64) -> None:
        """Appoint."""
        s.then(Appoint(self.seat, self.number, first(option)))


class Appoint(Do[Campaign]):
    """The king makes a hero a leader; his worth stays what it is [CAM-nombramiento-11].

    He may conduct troops at once [CAM-nombramiento-12]; several may be appointed in a turn [CAM-nombramiento-13], in
    any region [CAM-nombramiento-15] and in a besieged capital [CAM-nombramiento-16].
    """

    clause: ClassVar[str] = "CAM-nombramiento-1"
    also: ClassVar[tuple[str, ...]] = (
        "CAM-lideres-1", "CAM-nombramiento-7", "CAM-nombramiento-8", "CAM-nombramiento-9",
        "CAM-nombramiento-6", "CAM-nombramiento-11", "CAM-nombramiento-12", "CAM-nombramiento-13",
        "CAM-nombramiento-15", "CAM-nombramiento-16", "CAM-lideres-24", "CAM-arrasar-4",
    )  # fmt: skip

    def __init__(self, seat: i64, number: i64, rank: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number
        self.rank: i64 = rank

    def run(self, s: Campaign) -> None:
        """Give him a profile; rank 0 is the one that the rules give."""
        unit = s.unit(self.seat, self.number)
        rank = self.rank
        if rank == NO_RANK:
            rank = rolled_profile(s, self.seat) if s.rules.reserve == 2 else free_profile(s, self.seat)
        unit.rank = rank
        make_known(s, self.seat, unit)
        note_act(s, self.seat, option(notation.APPOINT, unit.number, rank))


class Crown(Do[Campaign]):
    """A leader becomes king and gives up what he was [CAM-coronacion-11]."""

    clause: ClassVar[str] = "CAM-coronacion-11"
    also: ClassVar[tuple[str, ...]] = ("CAM-asedio-1", "CAM-asedio-2", "CAM-coronacion-10", "CAM-lideres-23")

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number

    def run(self, s: Campaign) -> None:
        """Crown him."""
        country = s.countries[self.seat]
        unit = s.unit(self.seat, self.number)
        unit.rank = KING
        make_known(s, self.seat, unit)
        country.old_king = NOBODY
        country.vacant = 0
        note_act(s, self.seat, option(notation.CROWN, unit.number, KING))


class Abdicate(Do[Campaign]):
    """The king steps down and goes on as a leader with the first free profile [CAM-coronacion-12]."""

    clause: ClassVar[str] = "CAM-coronacion-12"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Campaign) -> None:
        """Take the crown off."""
        country = s.countries[self.seat]
        king = country.king()
        if king is None:
            return
        king.rank = free_profile(s, self.seat)
        country.old_king = king.number
        country.changes += 1
        note_act(s, self.seat, option(notation.ABDICATE, king.number, king.rank))


# Telling others


def note_act(s: Campaign, seat: i64, act: i64) -> None:
    """Tell an act: in a lane to its own player now and to others when it closes; outside of lanes to all at once."""
    if len(s.lanes) != 0:
        s.countries[seat].acts.append(act)
    _tell(s, seat, act, EVERYONE)


def tell_acts(s: Campaign) -> None:
    """Say that all have confirmed [CAM-turno-5], and what others did meanwhile, in seat order [CAM-ordenes-7]."""
    s.emit(kinds.UNSEALED, kinds.pack(NOWHERE), 0, "CAM-turno-5")
    for seat in range(s.players):
        country = s.countries[seat]
        acts = country.acts
        country.acts = []
        for act in acts:
            _tell(s, seat, act, ~bit(seat))


def _tell(s: Campaign, seat: i64, act: i64, see: i64) -> None:
    """Tell an act; in the fog an appointment is seen only where one sees."""
    unit = s.countries[seat].unit(first(act))
    region = NOWHERE if unit is None else unit.region
    packed = kinds.pack(seat, region, first(act))
    kind = kind_of(act)
    if kind == notation.APPOINT:
        if region != NOWHERE:
            see &= s.watchers(region)
        s.emit(kinds.APPOINTED, packed, second(act), "CAM-nombramiento-1", see=see)
    elif kind == notation.CROWN:
        s.emit(kinds.CROWNED, packed, second(act), "CAM-coronacion-11", see=see)
    else:
        s.emit(kinds.ABDICATED, packed, second(act), "CAM-coronacion-12", see=see)
