"""Sequential mode: armies are activated in turn, without written orders [CAM-ordenes-8 to CAM-ordenes-10]."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.campaign import kinds, notation, warwords
from liza.games.campaign.acts import act_options, act_step
from liza.games.campaign.asking import CampaignAsk, acts
from liza.games.campaign.contacts import Meet
from liza.games.campaign.contests import Entrant, wins
from liza.games.campaign.fighting import FightAll
from liza.games.campaign.forces import (
    carried,
    chief_at,
    column_chief,
    countries_at,
    hostile,
    members,
    moves_of,
    overload_clause,
    step_clause,
    truce,
)
from liza.games.campaign.movement import arrive, move_army
from liza.games.campaign.orders import ChooseLoad, leaders_of, order_for, take_along
from liza.games.campaign.pieces import AVOID, NOBODY, NOWHERE, PROVOKE, Unit
from liza.games.campaign.places import has_troops
from liza.games.campaign.state import Campaign
from liza.kernel import Do, Step, Together, bit, first, kind_of, option

ACTS: Final = (notation.APPOINT, notation.CROWN, notation.ABDICATE)


class BeginRounds(Do[Campaign]):
    """Players activate one army or column at a time, in rotation; each turn another begins [CAM-ordenes-8]."""

    clause: ClassVar[str] = "CAM-ordenes-8"

    def run(self, s: Campaign) -> None:
        """Begin with the next player."""
        s.step = 1
        for country in s.countries:
            country.activated = 0
            country.passed = False
        s.then(NextActivation((s.turn - 1) % s.players))


BEGIN_ROUNDS: Final[Step] = BeginRounds()


class NextActivation(Do[Campaign]):
    """The turn to activate comes to the next player who has not passed and has somebody left."""

    clause: ClassVar[str] = "CAM-ordenes-8"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Campaign) -> None:
        """Ask him; the phase is over when there is none."""
        for i in range(s.players):
            seat = (self.seat + i) % s.players
            if acts(s, seat) and not s.countries[seat].passed and has_fresh(s, seat):
                s.then(Activate(seat), NextActivation((seat + 1) % s.players))
                return


def has_fresh(s: Campaign, seat: i64) -> bool:
    """Tell whether a country has a leader who can still be activated."""
    for one in leaders_of(s.countries[seat]):
        if why_not_activate(s, seat, one) == "":
            return True
    return False


def why_not_activate(s: Campaign, seat: i64, leader: Unit) -> str:
    """Return the clause that forbids to activate a leader, or ""."""
    if s.countries[seat].activated >> leader.number & 1:
        return "CAM-ordenes-8"
    if leader.spent:
        return "CAM-movimiento-10"
    return "CAM-ordenes-2" if leader.leader != NOBODY else ""


class Activate(CampaignAsk):
    """Which army is activated, or none any more this turn."""

    clause: ClassVar[str] = "CAM-ordenes-8"

    def candidates(self, s: Campaign) -> list[i64]:
        """Return all leaders, and passing."""
        out: list[i64] = [warwords.PASS]
        for one in leaders_of(s.countries[self.seat]):
            out.append(option(warwords.ACTIVATE, one.number))
        return out

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid those that were activated, or can't move."""
        if option == warwords.PASS:
            return ""
        return why_not_activate(s, self.seat, s.unit(self.seat, first(option)))

    def take(self, s: Campaign, option: i64) -> None:
        """Begin, or pass."""
        if option == warwords.PASS:
            s.then(PassTurn(self.seat))
        else:
            s.then(BeginActivation(self.seat, first(option)))


class PassTurn(Do[Campaign]):
    """Whoever passes activates nobody any more this turn."""

    clause: ClassVar[str] = "CAM-ordenes-8"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Campaign) -> None:
        """Note it."""
        s.countries[self.seat].passed = True
        s.emit(kinds.PASSED, kinds.pack(self.seat), 0, self.clause)


class BeginActivation(Do[Campaign]):
    """An army is activated, with the troops about its leader that it can move."""

    clause: ClassVar[str] = "CAM-ordenes-8"

    def __init__(self, seat: i64, leader: i64) -> None:
        self.seat: i64 = seat
        self.leader: i64 = leader

    def run(self, s: Campaign) -> None:
        """Let it march."""
        mark_active(s, self.seat, self.leader)
        take_along(s, self.seat, self.leader)
        s.then(MarchOn(self.seat, self.leader, False))


def mark_active(s: Campaign, seat: i64, leader: i64) -> None:
    """Note that a leader is activated."""
    country = s.countries[seat]
    country.activated |= bit(leader)
    order_for(country, leader)
    told = kinds.pack(seat, s.unit(seat, leader).region, leader)
    s.emit(kinds.ACTIVATED, told, 0, "CAM-ordenes-8", see=s.watchers(s.unit(seat, leader).region))


def tired_clause(s: Campaign, seat: i64, leader: i64) -> str:
    """Return why an army can go no further: as its most spent member [CAM-movimiento-11], or ""."""
    every = carried(s, seat, leader)
    every.append(s.unit(seat, leader))
    for one in every:
        if one.fought:
            return "CAM-movimiento-9"
        if moves_of(one) >= 2:
            return "CAM-movimiento-5" if one.spent and one.moved == 1 else "CAM-movimiento-4"
    return ""


def march_clause(s: Campaign, seat: i64, head: i64, region: i64) -> str:
    """Return what forbids an army or column to enter a region now, or ""."""
    for order in members(s, seat, head):
        chief = s.unit(seat, order.leader)
        refused = tired_clause(s, seat, order.leader)
        if refused == "":
            moved = moves_of(chief)
            for one in carried(s, seat, order.leader):
                moved = max(moved, moves_of(one))
            refused = step_clause(s, chief.region, moved, region)
        if refused == "":
            refused = overload_clause(s, seat, order.leader, 0)
        if refused != "":
            return refused
    return ""


class MarchOn(CampaignAsk):
    """An activated army goes one region further, or stops; before that it may reorganise [CAM-movimiento-12]."""

    clause: ClassVar[str] = "CAM-ordenes-8"
    also: ClassVar[tuple[str, ...]] = ("CAM-movimiento-11", "CAM-lideres-8")

    def __init__(self, seat: i64, leader: i64, loaded: bool) -> None:
        super().__init__(seat)
        self.leader: i64 = leader
        self.loaded = loaded

    def mask(self, seat: i64) -> Step:
        """Whether it has reorganised is its country's secret."""
        return self if seat == self.seat else MarchOn(self.seat, self.leader, False)

    def always_shown(self) -> bool:
        """How far an army can go is its country's secret."""
        return True

    def owed(self, s: Campaign) -> bool:
        """It is owed while the leader is free to move."""
        chief = s.countries[self.seat].unit(self.leader)
        return acts(s, self.seat) and chief is not None and chief.region != NOWHERE and not chief.spent

    def candidates(self, s: Campaign) -> list[i64]:
        """Return all neighbours, leaders who could come along in a column, the acts that are possible, and stopping."""
        chief = s.unit(self.seat, self.leader)
        out: list[i64] = [notation.DONE]
        for region in s.board.neighbours[chief.region]:
            out.append(option(warwords.STEP, region))
        if not self.loaded:
            out.append(warwords.LOAD)
        for one in leaders_of(s.countries[self.seat]):
            if one.number != self.leader and one.region == chief.region:
                out.append(option(warwords.JOIN, one.number))
        if chief.moved == 1:
            out += act_options(s, self.seat)
        return out

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid ways that are closed, and columns with those who were activated before."""
        kind = kind_of(option)
        if kind == warwords.STEP:
            return march_clause(s, self.seat, self.leader, first(option))
        if kind == warwords.JOIN:
            other = s.unit(self.seat, first(option))
            if s.rules.column_of_two and len(members(s, self.seat, self.leader)) > 1:
                return "CAM-lideres-9"
            if moves_of(other) != moves_of(s.unit(self.seat, self.leader)):
                return "CAM-lideres-8"
            return why_not_activate(s, self.seat, other)
        return ""

    def take(self, s: Campaign, option: i64) -> None:
        """Go on, or let it be."""
        kind = kind_of(option)
        if kind == warwords.STEP:
            s.then(Approach(self.seat, self.leader, first(option), 0))
        elif kind == warwords.LOAD:
            s.then(ChooseLoad(self.seat, self.leader, ()), MarchOn(self.seat, self.leader, True))
        elif kind == warwords.JOIN:
            s.then(JoinColumn(self.seat, self.leader, first(option)), self)
        elif kind in ACTS:
            s.then(act_step(s, self.seat, option), self)


class JoinColumn(Do[Campaign]):
    """Another leader is activated with this one and takes the same way [CAM-lideres-8]."""

    clause: ClassVar[str] = "CAM-lideres-8"

    def __init__(self, seat: i64, head: i64, leader: i64) -> None:
        self.seat: i64 = seat
        self.head: i64 = head
        self.leader: i64 = leader

    def run(self, s: Campaign) -> None:
        """Let him follow."""
        mark_active(s, self.seat, self.leader)
        order_for(s.countries[self.seat], self.leader).column = self.head
        take_along(s, self.seat, self.leader)


class Approach(Do[Campaign]):
    """An army is about to enter a region; who is there and was not activated may claim to move first [CAM-ordenes-9].

    Fields: `asked` are the bits of the countries that have answered.
    """

    clause: ClassVar[str] = "CAM-ordenes-9"

    def __init__(self, seat: i64, leader: i64, region: i64, asked: i64) -> None:
        self.seat: i64 = seat
        self.leader: i64 = leader
        self.region: i64 = region
        self.asked: i64 = asked

    def run(self, s: Campaign) -> None:
        """Ask the next of them, or go."""
        for other in countries_at(s, self.region):
            if not hostile(s, self.seat, other) or (self.asked >> other) & 1 or not acts(s, other):
                continue
            for one in leaders_of(s.countries[other]):
                if one.region == self.region and why_not_activate(s, other, one) == "":
                    s.then(React(other, self.seat, self.leader, self.region, self.asked | bit(other)))
                    return
        s.then(GoThere(self.seat, self.leader, self.region))


class React(CampaignAsk):
    """Whether an army that is about to be reached tries to move first."""

    clause: ClassVar[str] = "CAM-ordenes-9"

    def __init__(self, seat: i64, mover: i64, leader: i64, region: i64, asked: i64) -> None:
        super().__init__(seat)
        self.mover: i64 = mover
        self.leader: i64 = leader
        self.region: i64 = region
        self.asked: i64 = asked

    def owed(self, s: Campaign) -> bool:
        """A country that has surrendered lets it come."""
        return not s.countries[self.seat].out

    def candidates(self, s: Campaign) -> list[i64]:
        """Return waiting, and each leader there."""
        out: list[i64] = [warwords.YIELD]
        for one in leaders_of(s.countries[self.seat]):
            if one.region == self.region:
                out.append(option(warwords.CLAIM, one.number))
        return out

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid who was activated already [CAM-ordenes-9]."""
        if kind_of(option) == warwords.YIELD:
            return ""
        return "" if why_not_activate(s, self.seat, s.unit(self.seat, first(option))) == "" else self.clause

    def take(self, s: Campaign, option: i64) -> None:
        """Roll, or let it come."""
        go_on = Approach(self.mover, self.leader, self.region, self.asked)
        if kind_of(option) == warwords.YIELD:
            s.then(go_on)
        else:
            s.then(Claim(self.seat, first(option), go_on))


class Claim(Do[Campaign]):
    """Both roll: the claimant is activated at once, or is reached [CAM-ordenes-9]."""

    clause: ClassVar[str] = "CAM-ordenes-9"

    def __init__(self, seat: i64, number: i64, approach: Approach) -> None:
        self.seat: i64 = seat
        self.number: i64 = number
        self.approach = approach

    def run(self, s: Campaign) -> None:
        """Let the mover roll first, then the claimant."""
        mover = self.approach.seat
        chief = column_chief(s, mover, members(s, mover, self.approach.leader))
        claimant = s.unit(self.seat, self.number)
        ours = Entrant(mover, chief.number, chief.region, chief.number, chief.maneuver())
        theirs = Entrant(self.seat, self.number, claimant.region, self.number, claimant.maneuver())
        stays = wins(s, ours, theirs, self.clause)
        told = kinds.pack(self.seat, claimant.region, self.number)
        s.emit(kinds.CLAIMED, told, 0 if stays else 1, self.clause, see=s.watchers(claimant.region))
        if stays:
            s.then(self.approach)
        else:
            s.then(BeginActivation(self.seat, self.number), MarchOn(mover, self.approach.leader, True))


class GoThere(Do[Campaign]):
    """An activated army enters a region: contact, battle and retreat follow at once [CAM-turno-7]."""

    clause: ClassVar[str] = "CAM-ordenes-8"

    def __init__(self, seat: i64, leader: i64, region: i64) -> None:
        self.seat: i64 = seat
        self.leader: i64 = leader
        self.region: i64 = region

    def run(self, s: Campaign) -> None:
        """Enter it."""
        s.met = []
        s.meeting = []
        for order in members(s, self.seat, self.leader):
            move_army(s, self.seat, order.leader, self.region)
            order.done += 1
        arrive(s, self.seat, self.region)
        s.then(Meet(self.region), FightAll(), GoOn(self.seat, self.leader))


class GoOn(Do[Campaign]):
    """After a region an army that neither fought nor is spent may go on."""

    clause: ClassVar[str] = "CAM-movimiento-9"

    def __init__(self, seat: i64, leader: i64) -> None:
        self.seat: i64 = seat
        self.leader: i64 = leader

    def run(self, s: Campaign) -> None:
        """Ask where."""
        chief = s.countries[self.seat].unit(self.leader)
        if chief is not None and chief.region != NOWHERE and moves_of(chief) < 2:
            s.then(MarchOn(self.seat, self.leader, False))


class AskWishes(Together[Campaign]):
    """Both sides of a contact say at once whether they provoke or avoid [CAM-ordenes-10]."""

    clause: ClassVar[str] = "CAM-ordenes-10"

    def __init__(self, region: i64, first: i64, second: i64) -> None:
        self.region: i64 = region
        self.first: i64 = first
        self.second: i64 = second

    def open(self, s: Campaign, seat: i64) -> list[Step]:
        """Ask the two, if they have a choice: without troops or in a truce one can only avoid."""
        if seat >= s.players:
            return []
        s.countries[seat].wish = PROVOKE
        if (seat != self.first and seat != self.second) or not acts(s, seat):
            return []
        return [Wish(seat, self.region)] if has_troops(s, seat, self.region) and not truce(s) else []

    def close(self, s: Campaign) -> None:
        """Let each group wish what was said."""
        for seat in (self.first, self.second):
            country = s.countries[seat]
            chief = chief_at(s, seat, self.region)
            avoids = country.wish == AVOID
            country.wish = PROVOKE
            if chief is None:
                country.postures &= ~bit(self.region)
                if avoids:
                    country.postures |= bit(self.region)
            else:
                order_for(country, chief.number).posture = AVOID if avoids else PROVOKE


class Wish(CampaignAsk):
    """What a group wishes in a contact."""

    clause: ClassVar[str] = "CAM-ordenes-10"

    def __init__(self, seat: i64, region: i64) -> None:
        super().__init__(seat)
        self.region: i64 = region

    def candidates(self, s: Campaign) -> list[i64]:
        """Return the two."""
        return [warwords.PROVOKE, warwords.AVOID]

    def binds(self, s: Campaign, option: i64) -> bool:
        """Until the other has said it, it may be taken back."""
        return False

    def take(self, s: Campaign, option: i64) -> None:
        """Write it down."""
        s.countries[self.seat].wish = AVOID if option == warwords.AVOID else PROVOKE
