"""Retreat: the beaten leave the region as far as their leaders can conduct them [CAM-retirada-1 to CAM-retirada-7]."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.campaign import kinds, notation, warwords
from liza.games.campaign.accounts import book
from liza.games.campaign.asking import CampaignAsk
from liza.games.campaign.contacts import battle_at
from liza.games.campaign.losses import capture, destroy
from liza.games.campaign.pieces import APPLIED, NOBODY, NOWHERE, Battle, Unit
from liza.games.campaign.places import is_enemy_at, is_shut, recount, show_presence
from liza.games.campaign.state import Campaign
from liza.kernel import Do, Step, bit, first, kind_of, option, second

STAY: Final = 0
TOGETHER: Final = 1
DISBAND: Final = 2
"""The values of leaderless_retreat [CAM-retirada-4]."""
ANYWHERE: Final = NOWHERE
"""The origin of a band that came from nowhere this turn."""


def loser_of(battle: Battle) -> i64:
    """Return the side that lost the region, NOBODY after a draw."""
    return NOBODY if battle.winner == NOBODY else battle.against(battle.winner)


def band(s: Campaign, seat: i64, region: i64, origin: i64) -> list[Unit]:
    """Return the beaten that came from one region; all of them for ANYWHERE if they held the region."""
    battle = battle_at(s, region)
    holder = battle is not None and battle.holder == seat
    return [one for one in s.units_at(seat, region) if holder or one.came_from == origin]


def leaders_in(units: list[Unit]) -> list[Unit]:
    """Return the leaders among units, the highest leadership first, then by number."""
    out = [one for one in units if one.is_leader()]
    out.sort(key=_highest)
    return out


def _highest(one: Unit) -> tuple[int, int]:
    return (-int(one.leadership()), int(one.number))


def _dearest(one: Unit) -> tuple[int, int]:
    return (-int(one.points()), int(one.number))


def goals_of(s: Campaign, seat: i64, region: i64, origin: i64) -> list[i64]:
    """Return where a band may retreat, by code: back to where it came from, if that is free [CAM-retirada-3].

    Else adjacent regions, open, without troops of others, and none from which the victor came [CAM-retirada-2]. A
    foreign leader alone is no hindrance.
    """
    if origin != ANYWHERE and is_free(s, seat, origin):
        return [origin]
    battle = battle_at(s, region)
    barred: i64 = 0
    if battle is not None:
        for one in s.units_at(battle.winner, region):
            if one.came_from != NOWHERE:
                barred |= bit(one.came_from)
    out: list[i64] = []
    for near in range(s.board.size()):
        if (s.board.near[region] & ~barred) >> near & 1 and is_free(s, seat, near):
            out.append(near)
    return out


def is_free(s: Campaign, seat: i64, region: i64) -> bool:
    """Tell whether a region is open and without troops of others."""
    return not is_shut(s, region) and not is_enemy_at(s, seat, region)


class BeginRetreat(Do[Campaign]):
    """Who lost the region must leave it [CAM-retirada-1]; an attacker by where each came from [CAM-retirada-3]."""

    clause: ClassVar[str] = "CAM-retirada-1"
    also: ClassVar[tuple[str, ...]] = ("CAM-retirada-3", "CAM-batalla-10")

    def __init__(self, region: i64) -> None:
        self.region: i64 = region

    def run(self, s: Campaign) -> None:
        """Schedule a retreat for each band; after a draw nobody goes."""
        battle = battle_at(s, self.region)
        if battle is None or loser_of(battle) == NOBODY:
            return
        loser = loser_of(battle)
        origins: list[i64] = []
        if battle.holder == loser:
            origins.append(ANYWHERE)
        else:
            for one in s.units_at(loser, self.region):
                if one.came_from not in origins:
                    origins.append(one.came_from)
            origins.sort()
        s.then_all([RetreatBand(loser, self.region, origin) for origin in origins])


class RetreatBand(Do[Campaign]):
    """A band finds where it can go; where it can't, or nobody leads it, it stays [CAM-retirada-4, CAM-retirada-5]."""

    clause: ClassVar[str] = "CAM-retirada-4"
    also: ClassVar[tuple[str, ...]] = ("CAM-retirada-2", "CAM-retirada-5", "CAM-movimiento-1", "CAM-asedio-1")

    def __init__(self, seat: i64, region: i64, origin: i64) -> None:
        self.seat: i64 = seat
        self.region: i64 = region
        self.origin: i64 = origin

    def run(self, s: Campaign) -> None:
        """Choose a region, if there is one and somebody to lead."""
        units = band(s, self.seat, self.region, self.origin)
        if len(units) == 0:
            return
        led = len(leaders_in(units)) != 0 or s.rules.leaderless_retreat == TOGETHER
        goals = goals_of(s, self.seat, self.region, self.origin)
        if not led or len(goals) == 0:
            leave_behind(s, self.seat, self.region, units, self.clause if not led else "CAM-retirada-5")
            return
        s.then(ChooseRetreat(self.seat, self.region, self.origin))


class ChooseRetreat(CampaignAsk):
    """Where the beaten retreat; the first region by code at a deadline [CAM-turno-8]."""

    clause: ClassVar[str] = "CAM-retirada-2"

    def __init__(self, seat: i64, region: i64, origin: i64) -> None:
        super().__init__(seat)
        self.region: i64 = region
        self.origin: i64 = origin

    def owed(self, s: Campaign) -> bool:
        """It is owed by a country that has surrendered too: its troops are still in others' way."""
        return not s.countries[self.seat].out

    def candidates(self, s: Campaign) -> list[i64]:
        """Return all neighbours, and staying."""
        out: list[i64] = []
        for near in range(s.board.size()):
            if (s.board.near[self.region] >> near) & 1:
                out.append(option(warwords.RETREAT, near))
        out.append(notation.DONE)
        return out

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid to stay [CAM-retirada-1], and regions that are not free, or not the one it came from."""
        if option == notation.DONE:
            return "CAM-retirada-1"
        goals = goals_of(s, self.seat, self.region, self.origin)
        if first(option) in goals:
            return ""
        free = self.origin != ANYWHERE and is_free(s, self.seat, self.origin)
        return "CAM-retirada-3" if free else self.clause

    def take(self, s: Campaign, option: i64) -> None:
        """Go there with all that can be led."""
        s.then(Gather(self.seat, self.region, self.origin, first(option)))


class Gather(Do[Campaign]):
    """Who retreats: all if the leaders can conduct all, else those the player picks [CAM-retirada-4]."""

    clause: ClassVar[str] = "CAM-retirada-4"

    def __init__(self, seat: i64, region: i64, origin: i64, goal: i64) -> None:
        self.seat: i64 = seat
        self.region: i64 = region
        self.origin: i64 = origin
        self.goal: i64 = goal

    def run(self, s: Campaign) -> None:
        """Assign the units to the leaders, or ask."""
        units = band(s, self.seat, self.region, self.origin)
        for one in units:
            one.leader = NOBODY
        depart = Depart(self.seat, self.region, self.origin, self.goal)
        if s.rules.leaderless_retreat == TOGETHER or assign(units):
            s.then(depart)
            return
        for one in units:
            one.leader = NOBODY
        s.then(PickCompany(self.seat, self.region, self.origin), depart)


def assign(units: list[Unit]) -> bool:
    """Give each unit without a leader to the first leader with room, the dearest first; tell whether all have one."""
    chiefs = leaders_in(units)
    left = [one for one in units if not one.is_leader() and one.leader == NOBODY]
    left.sort(key=_dearest)
    every = True
    for one in left:
        for chief in chiefs:
            if room_of(units, chief) >= one.points():
                one.leader = chief.number
                break
        every = every and one.leader != NOBODY
    return every


def room_of(units: list[Unit], chief: Unit) -> i64:
    """Return how many points a leader can still conduct."""
    out = chief.leadership()
    for one in units:
        if one.leader == chief.number:
            out -= one.points()
    return out


class PickCompany(CampaignAsk):
    """Which units retreat, when the leaders can't conduct all; the others stay [CAM-retirada-4]."""

    clause: ClassVar[str] = "CAM-retirada-4"

    def __init__(self, seat: i64, region: i64, origin: i64) -> None:
        super().__init__(seat)
        self.region: i64 = region
        self.origin: i64 = origin

    def owed(self, s: Campaign) -> bool:
        """As where to retreat."""
        return not s.countries[self.seat].out

    def candidates(self, s: Campaign) -> list[i64]:
        """Return as many as fit (the dearest first), no more, and each unit with each leader."""
        units = band(s, self.seat, self.region, self.origin)
        out: list[i64] = [warwords.REST, notation.DONE]
        for one in units:
            if not one.is_leader() and one.leader == NOBODY:
                for chief in leaders_in(units):
                    out.append(option(warwords.WITH, chief.number, one.number))
        return out

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid more than a leader can conduct [CAM-lideres-2]."""
        if kind_of(option) != warwords.WITH:
            return ""
        units = band(s, self.seat, self.region, self.origin)
        room = room_of(units, s.unit(self.seat, first(option)))
        return "" if s.unit(self.seat, second(option)).points() <= room else "CAM-lideres-2"

    def take(self, s: Campaign, option: i64) -> None:
        """Assign it and go on."""
        kind = kind_of(option)
        if kind == warwords.REST:
            assign(band(s, self.seat, self.region, self.origin))
        elif kind == warwords.WITH:
            s.unit(self.seat, second(option)).leader = first(option)
            s.then(self)


class Depart(Do[Campaign]):
    """They go: no movement is spent, rough ground is ignored, and none is left for this turn [CAM-retirada-6].

    To retreat is to enter [CAM-anexion-9]; it makes no contact.
    """

    clause: ClassVar[str] = "CAM-retirada-6"
    also: ClassVar[tuple[str, ...]] = ("CAM-anexion-9",)

    def __init__(self, seat: i64, region: i64, origin: i64, goal: i64) -> None:
        self.seat: i64 = seat
        self.region: i64 = region
        self.origin: i64 = origin
        self.goal: i64 = goal

    def run(self, s: Campaign) -> None:
        """Move who is led, leave the others."""
        units = band(s, self.seat, self.region, self.origin)
        points: i64 = 0
        left: list[Unit] = []
        for one in units:
            if one.is_leader() or one.leader != NOBODY or s.rules.leaderless_retreat == TOGETHER:
                points += one.points()
                self.go(s, one)
            else:
                left.append(one)
        battle = battle_at(s, self.region)
        know = s.private(self.seat) | (bit(battle.winner) if battle is not None else 0)
        told = kinds.pack(self.seat, self.goal, kinds.NO_UNIT, self.region)
        see = s.watchers(self.region) | s.watchers(self.goal)
        recount(s, self.seat)
        s.emit(kinds.RETREATED, told, points, "CAM-retirada-2", see=see, know=know)
        show_presence(s, self.clause)
        if len(left) != 0:
            leave_behind(s, self.seat, self.region, left, "CAM-retirada-4")

    def go(self, s: Campaign, unit: Unit) -> None:
        """Move one of them."""
        unit.came_from = unit.region
        unit.region = self.goal
        unit.spent = True
        unit.since = s.turn
        if unit.is_troop():
            s.entered[s.turn][self.goal] |= bit(self.seat)


def leave_behind(s: Campaign, seat: i64, region: i64, units: list[Unit], clause: str) -> None:
    """Let beaten troops stay beside the victor; or disperse them, their leaders and heroes his prisoners."""
    battle = battle_at(s, region)
    points: i64 = 0
    for one in units:
        points += one.points()
        one.spent = True
        one.leader = NOBODY
    see = s.watchers(region)
    know = s.private(seat) | (bit(battle.winner) if battle is not None else 0)
    told = kinds.pack(seat, region)
    if s.rules.leaderless_retreat != DISBAND or battle is None:
        s.emit(kinds.STAYED, told, points, clause, see=see, know=know)
        return
    s.emit(kinds.DISPERSED, told, points, clause, see=see, know=know)
    for one in units:
        if one.is_troop():
            book(s, seat, 0, "dispersed", clause, one.number, -one.points())
            destroy(s, seat, one)
        else:
            capture(s, seat, one, battle.winner, "CAM-retirada-5")
    show_presence(s, clause)


class CloseBattles(Do[Campaign]):
    """Battles whose retreats are over are history."""

    clause: ClassVar[str] = "CAM-batalla-3"

    def run(self, s: Campaign) -> None:
        """Put them away."""
        for one in s.battles:
            if one.status == APPLIED:
                s.fought.append(one.closed())
        s.battles = [one for one in s.battles if one.status != APPLIED]


CLOSE_BATTLES: Final[Step] = CloseBattles()
