"""Contacts: forces of two countries in one region, and whether they fight [CAM-contacto-1 to CAM-contacto-13]."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.campaign import kinds
from liza.games.campaign.contests import Entrant, wins
from liza.games.campaign.forces import chief_at, countries_at, hostile, maneuver_at, provokes, stands
from liza.games.campaign.losses import capture
from liza.games.campaign.pieces import Battle
from liza.games.campaign.places import has_troops
from liza.games.campaign.state import Campaign
from liza.kernel import Do, bit


def pair_of(region: i64, one: i64, other: i64) -> i64:
    """Pack two countries and a region: region in bits 0-11, then the bits of both."""
    return region | (bit(one) | bit(other)) << 12


def battle_at(s: Campaign, region: i64) -> Battle | None:
    """Return the battle that waits in a region, or None."""
    for one in s.battles:
        if one.region == region:
            return one
    return None


def expect(s: Campaign, region: i64, one: i64, other: i64) -> None:
    """Let two countries meet in a region, if at least one has troops [CAM-contacto-1] and they have not yet.

    One pair meets at most once a step in a region [CAM-contacto-11].
    """
    if not hostile(s, one, other) or not (has_troops(s, one, region) or has_troops(s, other, region)):
        return
    pair = pair_of(region, one, other)
    if pair not in s.met and pair not in s.meeting:
        s.meeting.append(pair)


def expect_all(s: Campaign, region: i64, seat: i64) -> None:
    """Let a country that enters a region meet all who are there."""
    for other in countries_at(s, region):
        if other != seat:
            expect(s, region, seat, other)


class Meet(Do[Campaign]):
    """The pairs that wait in a region meet one after the other, until two of them are to fight.

    Those that came first to the region begin [CAM-contacto-10]; who comes to a battle waits [CAM-contacto-13].
    """

    clause: ClassVar[str] = "CAM-contacto-13"
    also: ClassVar[tuple[str, ...]] = ("CAM-contacto-10", "CAM-contacto-11")

    def __init__(self, region: i64) -> None:
        self.region: i64 = region

    def run(self, s: Campaign) -> None:
        """Take the next pair, if there is one and no battle."""
        if battle_at(s, self.region) is not None:
            return
        order = countries_at(s, self.region)
        for i in range(len(order)):
            for j in range(i + 1, len(order)):
                pair = pair_of(self.region, order[i], order[j])
                if pair in s.meeting:
                    s.meeting.remove(pair)
                    s.met.append(pair)
                    s.then(Contact(self.region, order[i], order[j]), self)
                    ask_wishes(s, self.region, order[i], order[j])
                    return


def ask_wishes(s: Campaign, region: i64, first: i64, second: i64) -> None:
    """In sequential mode, ask both sides first what they wish [CAM-ordenes-10]."""
    if s.rules.sequential:
        from liza.games.campaign.activations import AskWishes

        s.then(AskWishes(region, first, second))


class Contact(Do[Campaign]):
    """Two groups meet: both provoke, combat; neither, none; one, they roll [CAM-contacto-2, CAM-contacto-3].

    All of a country in a region are one group [CAM-contacto-4]. Who has no troops is captured if he loses
    [CAM-contacto-12]. Who avoids stays where he is and keeps his movement [CAM-contacto-9].
    """

    clause: ClassVar[str] = "CAM-contacto-2"
    also: ClassVar[tuple[str, ...]] = (
        "CAM-contacto-1", "CAM-contacto-3", "CAM-contacto-4", "CAM-contacto-5", "CAM-contacto-9", "CAM-contacto-12",
        "CAM-lideres-12", "CAM-lideres-13", "CAM-lideres-14", "CAM-lideres-15", "CAM-movimiento-14", "CAM-diplomacia-1",
    )  # fmt: skip

    def __init__(self, region: i64, first: i64, second: i64) -> None:
        self.region: i64 = region
        self.first: i64 = first
        self.second: i64 = second

    def run(self, s: Campaign) -> None:
        """Decide it; `first` was in the region first."""
        if not (stands(s, self.first, self.region) and stands(s, self.second, self.region)):
            return
        if not (has_troops(s, self.first, self.region) or has_troops(s, self.second, self.region)):
            return
        one = provokes(s, self.first, self.region)
        other = provokes(s, self.second, self.region)
        how: i64 = 1 if one and other else 2 if one or other else 0
        told = kinds.pack(self.first, self.region, kinds.NO_UNIT, self.second)
        clause = "CAM-contacto-3" if how == 2 else self.clause
        s.emit(kinds.MET, told, how, clause, see=s.watchers(self.region))
        if how == 0:
            return
        if how == 1:
            self.fight(s, [])
            return
        bold = self.first if one else self.second
        self.contest(s, bold, self.second if one else self.first)

    def contest(self, s: Campaign, bold: i64, shy: i64) -> None:
        """Let the one that provokes and the one that avoids roll [CAM-contacto-3]."""
        ours = entrant(s, bold, self.region)
        theirs = entrant(s, shy, self.region)
        if not wins(s, ours, theirs, "CAM-lideres-12"):
            told = kinds.pack(shy, self.region, kinds.NO_UNIT, bold)
            s.emit(kinds.AVOIDED, told, 0, "CAM-contacto-9", see=s.watchers(self.region))
            return
        if has_troops(s, shy, self.region):
            self.fight(s, ours.told() + theirs.told())
            return
        for one in s.units_at(shy, self.region):
            capture(s, shy, one, bold, "CAM-contacto-12")

    def fight(self, s: Campaign, rolls: list[i64]) -> None:
        """Open a battle; both sides lose the rest of their movement [CAM-movimiento-9, CAM-movimiento-10]."""
        battle = Battle()
        battle.region = self.region
        battle.turn = s.turn
        battle.step = s.step
        battle.holder = self.first
        battle.attacker = self.second
        battle.rolls = rolls
        s.battles.append(battle)
        told = kinds.pack(self.second, self.region, kinds.NO_UNIT, self.first)
        s.emit(kinds.BATTLE_MADE, told, 0, "CAM-batalla-2", see=s.watchers(self.region))
        freeze(s, battle)


def entrant(s: Campaign, seat: i64, region: i64) -> Entrant:
    """Return a country's group in a region as one that rolls."""
    chief = chief_at(s, seat, region)
    number: i64 = kinds.NO_UNIT if chief is None else chief.number
    return Entrant(seat, number, region, number, maneuver_at(s, seat, region))


def freeze(s: Campaign, battle: Battle) -> None:
    """Take the rest of their movement from all who fight [CAM-movimiento-9], the attacked too [CAM-movimiento-10]."""
    for seat in (battle.holder, battle.attacker):
        for one in s.units_at(seat, battle.region):
            one.spent = True
            one.fought = True
