"""Movement: steps 0, 1 and 2, with contacts, battles and retreats [CAM-ordenes-4].

Whoever moves a unit sets `region`, `moved`, `spent`, `since` (the turn) and `came_from`; if it is troops it adds the
country's bit to `s.entered[s.turn][region]`; then `places.recount` and `places.show_presence` bring presence up to
date. Units without models leave by `places.remove`, after a line in the ledger (`accounts.book`); a captured one gets a
public number by `places.make_known`, then `captor` is set and `region` is NOWHERE.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.campaign import kinds, notation
from liza.games.campaign.acts import Abdicate, Appoint, Crown, why_not_act
from liza.games.campaign.contacts import Meet, battle_at, expect, expect_all, freeze
from liza.games.campaign.contests import Entrant, rank
from liza.games.campaign.fighting import FightAll
from liza.games.campaign.forces import (
    carried,
    column_chief,
    column_provokes,
    column_troops,
    countries_at,
    head_of,
    hostile,
    load,
    members,
    overload_clause,
    spent_moves,
    step_clause,
)
from liza.games.campaign.orders import take_along
from liza.games.campaign.pieces import NOBODY, NOWHERE, Order, Unit
from liza.games.campaign.places import is_rough, recount, show_presence
from liza.games.campaign.state import Campaign
from liza.kernel import Do, Step, bit, first, kind_of, option

STEPS: Final = 2
"""Regions of a way, one in each step [CAM-ordenes-4]."""


class MeetAll(Do[Campaign]):
    """Step 0: hostile groups that begin in the same region meet before anybody moves [CAM-contacto-10]."""

    clause: ClassVar[str] = "CAM-contacto-10"
    also: ClassVar[tuple[str, ...]] = ("CAM-asedio-2",)

    def run(self, s: Campaign) -> None:
        """Let them meet, region by region."""
        s.step = 0
        s.met = []
        s.meeting = []
        shared: list[i64] = []
        for region in range(s.board.size()):
            here = countries_at(s, region)
            for i in range(len(here)):
                for j in range(i + 1, len(here)):
                    expect(s, region, here[i], here[j])
            if len(here) > 1:
                shared.append(region)
        s.then_all([Meet(region) for region in shared])


class MoveAll(Do[Campaign]):
    """Step 1 or 2: armies move, those whose order may cause a battle as they rolled [CAM-contacto-6, CAM-contacto-7].

    Whoever swaps regions meets: the first to move reaches the other in its own [CAM-contacto-8].
    """

    clause: ClassVar[str] = "CAM-contacto-7"
    also: ClassVar[tuple[str, ...]] = ("CAM-contacto-6", "CAM-contacto-8", "CAM-lideres-11", "CAM-lideres-10")

    def __init__(self, step: i64) -> None:
        self.step: i64 = step

    def run(self, s: Campaign) -> None:
        """Cancel what is no longer legal, roll, and schedule the moves."""
        s.step = self.step
        s.met = []
        s.meeting = []
        movers = columns(s, self.step)
        rolling = [one for one in movers if clashes(s, one, movers, self.step)]
        ranked = rank(s, rolling, "CAM-lideres-11")
        steps: list[Step] = []
        for place in range(len(ranked)):
            one = ranked[place]
            told = kinds.pack(one.seat, one.region, one.leader)
            s.emit(kinds.RANKED, told, place + 1, self.clause, see=s.watchers(one.region))
            steps.append(MoveColumn(one.seat, one.head, self.step))
        for one in movers:
            if one not in rolling:
                steps.append(MoveColumn(one.seat, one.head, self.step))
        s.then_all(steps)


def columns(s: Campaign, step: i64) -> list[Entrant]:
    """Return the armies and columns that go on in a step, by country and head; orders that can't be are cancelled."""
    out: list[Entrant] = []
    for seat in range(s.players):
        heads: list[i64] = []
        for order in s.countries[seat].orders:
            if len(order.route) < step or order.failed != "" or (order.late and step == 1):
                continue
            cancel_if_unlawful(s, seat, order, step)
            if order.failed == "" and head_of(order) not in heads:
                heads.append(head_of(order))
        heads.sort()
        for head in heads:
            going = going_of(s, seat, head, step)
            chief = column_chief(s, seat, going)
            out.append(Entrant(seat, head, chief.region, chief.number, chief.maneuver()))
    return out


def cancel_if_unlawful(s: Campaign, seat: i64, order: Order, step: i64) -> None:
    """Cancel an order from here on if it can't be carried out any more [CAM-ordenes-6]; the rest of it stands."""
    clause = unlawful(s, seat, order, step)
    if clause == "":
        return
    order.failed = clause
    told = kinds.pack(seat, order.route[step - 1], order.leader)
    s.emit(kinds.ORDER_FAILED, told, step, clause, see=s.private(seat))


def unlawful(s: Campaign, seat: i64, order: Order, step: i64) -> str:
    """Return the clause that keeps an army from taking a step of its order, or ""."""
    chief = s.countries[seat].unit(order.leader)
    if chief is None or chief.region == NOWHERE or not chief.is_leader():
        return "CAM-ordenes-6"
    if chief.fought:
        return "CAM-movimiento-9" if chief.moved > 0 else "CAM-movimiento-10"
    if chief.spent and chief.moved == 0:
        return "CAM-retirada-6"
    moved = spent_moves(s, seat, order.leader)
    refused = step_clause(s, chief.region, moved, order.route[step - 1])
    if refused != "":
        return refused
    return overload_clause(s, seat, order.leader, 0)


def going_of(s: Campaign, seat: i64, head: i64, step: i64) -> list[Order]:
    """Return the orders of a column that go on in a step, its head's first if he does."""
    return [one for one in members(s, seat, head) if len(one.route) >= step and one.failed == ""]


def goal_of(s: Campaign, one: Entrant, step: i64) -> i64:
    """Return where an army or column goes in a step."""
    return going_of(s, one.seat, one.head, step)[0].route[step - 1]


def clashes(s: Campaign, one: Entrant, movers: list[Entrant], step: i64) -> bool:
    """Tell whether the order in which an army moves may cause a battle [CAM-contacto-6].

    It enters where another leaves, or goes to the same place, and at least one of the two provokes.
    """
    goal = goal_of(s, one, step)
    orders = going_of(s, one.seat, one.head, step)
    for other in movers:
        if not hostile(s, one.seat, other.seat):
            continue
        theirs = goal_of(s, other, step)
        if goal != other.region and goal != theirs and theirs != one.region:
            continue
        rivals = going_of(s, other.seat, other.head, step)
        if not (column_troops(s, one.seat, orders) or column_troops(s, other.seat, rivals)):
            continue
        if column_provokes(s, one.seat, orders) or column_provokes(s, other.seat, rivals):
            return True
    return False


class MoveColumn(Do[Campaign]):
    """An army or column enters the next region of its way and meets who is there [CAM-lideres-8, CAM-movimiento-8]."""

    clause: ClassVar[str] = "CAM-ordenes-4"
    also: ClassVar[tuple[str, ...]] = (
        "CAM-movimiento-3", "CAM-movimiento-4", "CAM-movimiento-5", "CAM-movimiento-11", "CAM-contacto-1",
        "CAM-anexion-9", "CAM-regiones-3", "CAM-regiones-4",
    )  # fmt: skip

    def __init__(self, seat: i64, head: i64, step: i64) -> None:
        self.seat: i64 = seat
        self.head: i64 = head
        self.step: i64 = step

    def run(self, s: Campaign) -> None:
        """Move all of it that still can."""
        goal: i64 = NOWHERE
        for order in going_of(s, self.seat, self.head, self.step):
            cancel_if_unlawful(s, self.seat, order, self.step)
            if order.failed == "":
                goal = order.route[self.step - 1]
                move_army(s, self.seat, order.leader, goal)
                order.done += 1
        if goal == NOWHERE:
            return
        arrive(s, self.seat, goal)
        s.then(Meet(goal))


def move_army(s: Campaign, seat: i64, leader: i64, goal: i64) -> None:
    """Put a leader and what he has with him into a region, and tell it."""
    chief = s.unit(seat, leader)
    start = chief.region
    told = kinds.pack(seat, goal, leader, start)
    see = s.watchers(start) | s.watchers(goal)
    s.emit(kinds.MOVED, told, load(s, seat, leader), "CAM-ordenes-4", see=see, know=s.private(seat))
    for one in carried(s, seat, leader):
        enter(s, seat, one, goal)
    enter(s, seat, chief, goal)


def enter(s: Campaign, seat: i64, unit: Unit, goal: i64) -> None:
    """Put a unit into a region: rough ground takes the whole movement [CAM-movimiento-5]."""
    unit.came_from = unit.region
    unit.region = goal
    unit.moved += 1
    unit.since = s.turn
    if is_rough(s.terrain[goal]):
        unit.spent = True
    if unit.is_troop():
        s.entered[s.turn][goal] |= bit(seat)


def arrive(s: Campaign, seat: i64, goal: i64) -> None:
    """Let a country's newcomers meet who is there, or join the battle of their side [CAM-contacto-4, CAM-batalla-3]."""
    recount(s, seat)
    expect_all(s, goal, seat)
    show_presence(s, "CAM-ordenes-4")
    battle = battle_at(s, goal)
    if battle is not None and battle.is_side(seat):
        freeze(s, battle)


class Halfway(Do[Campaign]):
    """Between the steps: what was ordered for the middle region, country by country [CAM-ordenes-5].

    Units are dropped first, then picked up; abdications, coronations and appointments follow.
    """

    clause: ClassVar[str] = "CAM-ordenes-5"
    also: ClassVar[tuple[str, ...]] = ("CAM-ordenes-6", "CAM-movimiento-11", "CAM-movimiento-12")

    def run(self, s: Campaign) -> None:
        """Carry it out for the armies that still march."""
        for seat in range(s.players):
            orders = [one for one in s.countries[seat].orders if self.stands(s, seat, one)]
            for order in orders:
                self.drop(s, seat, order)
            for order in orders:
                for number in order.pick:
                    self.pick(s, seat, order, number)
            s.then_all(acts_of(seat, orders))

    def stands(self, s: Campaign, seat: i64, order: Order) -> bool:
        """Tell whether an army is in the middle of its way, without having fought."""
        if len(order.route) < STEPS or order.failed != "" or order.done != 1:
            return False
        chief = s.countries[seat].unit(order.leader)
        return chief is not None and chief.region == order.route[0] and not chief.spent

    def goes_on(self, s: Campaign, seat: i64, unit: Unit) -> bool:
        """Tell whether a unit is in an army that marches on."""
        order = s.countries[seat].order_of(unit.leader) if unit.leader != NOBODY else None
        return order is not None and self.stands(s, seat, order)

    def drop(self, s: Campaign, seat: i64, order: Order) -> None:
        """Leave units as a garrison."""
        for one in carried(s, seat, order.leader):
            if one.number in order.drop:
                one.leader = NOBODY
                told = kinds.pack(seat, one.region, one.number)
                s.emit(kinds.DROPPED, told, order.leader, self.clause, see=s.private(seat))

    def pick(self, s: Campaign, seat: i64, order: Order, number: i64) -> None:
        """Take a unit along if it is there, free, fresh enough and not too much; each keeps its own movement spent."""
        chief = s.unit(seat, order.leader)
        one = s.countries[seat].unit(number)
        clause = ""
        if one is None or one.region != chief.region or self.goes_on(s, seat, one):
            clause = "CAM-ordenes-6"
        elif one.spent or one.moved >= STEPS:
            clause = "CAM-movimiento-11"
        else:
            clause = overload_clause(s, seat, order.leader, one.points())
        told = kinds.pack(seat, chief.region, number)
        if clause != "":
            s.emit(kinds.ORDER_FAILED, told, 1, clause, see=s.private(seat))
            return
        assert one is not None
        one.leader = order.leader
        s.emit(kinds.PICKED, told, order.leader, self.clause, see=s.private(seat))


def acts_of(seat: i64, orders: list[Order]) -> list[Step]:
    """Return the acts that orders hold for halfway: abdications, then coronations, then appointments."""
    out: list[Step] = []
    for order in orders:
        if order.abdicate:
            out.append(ActHalfway(seat, notation.ABDICATE))
    for order in orders:
        if order.crown != NOBODY:
            out.append(ActHalfway(seat, option(notation.CROWN, order.crown)))
    for order in orders:
        for number in order.appoint:
            out.append(ActHalfway(seat, option(notation.APPOINT, number)))
    return out


class ActHalfway(Do[Campaign]):
    """An act ordered for halfway is done if it can be then [CAM-ordenes-6]; the march goes on either way."""

    clause: ClassVar[str] = "CAM-ordenes-5"
    also: ClassVar[tuple[str, ...]] = ("CAM-ordenes-6", "CAM-nombramiento-6", "CAM-coronacion-10", "CAM-coronacion-12")

    def __init__(self, seat: i64, act: i64) -> None:
        self.seat: i64 = seat
        self.act: i64 = act

    def run(self, s: Campaign) -> None:
        """Do it, or tell the owner why not."""
        clause = why_not_act(s, self.seat, self.act)
        kind = kind_of(self.act)
        if clause != "":
            told = kinds.pack(self.seat, kinds.NO_REGION, first(self.act))
            s.emit(kinds.ORDER_FAILED, told, 1, clause, see=s.private(self.seat))
        elif kind == notation.ABDICATE:
            s.then(Abdicate(self.seat))
        elif kind == notation.CROWN:
            s.then(Crown(self.seat, first(self.act)))
        else:
            number = first(self.act)
            s.then(Appoint(self.seat, number, 0), TakeCommand(self.seat, number, s.countries[self.seat].next_leader))


class TakeCommand(Do[Campaign]):
    """Who was appointed halfway leads on what stands there, if that was ordered [CAM-nombramiento-12].

    Fields: his number as a hero, and the one he has now.
    """

    clause: ClassVar[str] = "CAM-nombramiento-12"

    def __init__(self, seat: i64, hero: i64, leader: i64) -> None:
        self.seat: i64 = seat
        self.hero: i64 = hero
        self.leader: i64 = leader

    def run(self, s: Campaign) -> None:
        """Give him the free troops there that he can conduct."""
        country = s.countries[self.seat]
        order = country.order_of(self.hero)
        if order is None or not order.late:
            return
        number = self.leader if country.unit(self.hero) is None else self.hero
        order.leader = number
        order.done = 1
        s.unit(self.seat, number).leader = NOBODY
        take_along(s, self.seat, number)


class BeginMovement(Do[Campaign]):
    """Movement by orders that all have given, or army by army [CAM-ordenes-1]."""

    clause: ClassVar[str] = "CAM-ordenes-1"

    def run(self, s: Campaign) -> None:
        """Schedule it; the battles of a step are over before the next begins [CAM-turno-7]."""
        if s.rules.sequential:
            from liza.games.campaign.activations import BEGIN_ROUNDS

            s.then(MeetAll(), FightAll(), BEGIN_ROUNDS)
        else:
            s.then_all(BY_ORDERS)


BY_ORDERS: Final[list[Step]] = [
    MeetAll(),
    FightAll(),
    MoveAll(1),
    FightAll(),
    Halfway(),
    MoveAll(2),
    FightAll(),
]
MOVEMENT_PHASE: Final[list[Step]] = [BeginMovement()]
"""The steps of the phase of movement, in their order."""
