"""Orders: what players write secretly and at once [CAM-ordenes-1].

The phase is a `Together` whose lanes write `Country.orders` and `Country.postures` and set `Unit.leader` (whose army a
unit is in). Free acts are those of `acts` and the capital's: their options are offered beside the others and run at
once in the lane [CAM-ordenes-7].
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.campaign import kinds, notation, warwords
from liza.games.campaign.acts import MOST_CHANGES, act_candidates, act_options, act_step, tell_acts, why_not_act
from liza.games.campaign.asking import LaneAsk, acts
from liza.games.campaign.capital import (
    capital_candidates,
    capital_options,
    declare_step,
    why_not_declare,
)
from liza.games.campaign.forces import (
    carried,
    in_column,
    load,
    members,
    moves_of,
    overload_clause,
    posture_of,
    step_clause,
)
from liza.games.campaign.pieces import AVOID, NOBODY, NOWHERE, PROVOKE, Country, Order, Unit
from liza.games.campaign.places import is_rough, is_shut, show_presence
from liza.games.campaign.state import Campaign
from liza.kernel import Step, Together, bit, first, kind_of, number_of, option, second

ACTS: Final = (notation.APPOINT, notation.CROWN, notation.ABDICATE)
ROUTE: Final = 2
"""Regions of a route at most [CAM-movimiento-4]."""


class WriteOrders(Together[Campaign]):
    """All give the orders of all their armies, secretly and at the same time [CAM-ordenes-1].

    The phase ends when all have confirmed [CAM-turno-5]; what was done at once is seen then [CAM-ordenes-7].
    """

    clause: ClassVar[str] = "CAM-ordenes-1"
    also: ClassVar[tuple[str, ...]] = ("CAM-ordenes-7", "CAM-turno-5", "CAM-informacion-2")

    def open(self, s: Campaign, seat: i64) -> list[Step]:
        """Ask for orders."""
        return [GiveOrders(seat)] if acts(s, seat) else []

    def close(self, s: Campaign) -> None:
        """Show what has been done, and tell each country its orders."""
        tell_acts(s)
        show_presence(s, self.clause)
        for seat in range(s.players):
            for order in s.countries[seat].orders:
                if len(order.route) != 0:
                    after = order.route[1] + 1 if len(order.route) > 1 else 0
                    told = kinds.pack(seat, order.route[0], order.leader, after)
                    s.emit(kinds.ORDERS_GIVEN, told, load(s, seat, order.leader), self.clause, see=s.private(seat))


def leaders_of(country: Country) -> list[Unit]:
    """Return the leaders in service, by number."""
    return [one for one in country.units if one.rank != 0 and one.region != NOWHERE]


def lone_regions(s: Campaign, seat: i64) -> list[i64]:
    """Return the regions in which a country has troops and no leader."""
    led: i64 = 0
    for one in s.countries[seat].units:
        if one.rank != 0 and one.region != NOWHERE:
            led |= bit(one.region)
    troops = s.countries[seat].troops & ~led
    return [region for region in range(s.board.size()) if (troops >> region) & 1]


def order_for(country: Country, leader: i64) -> Order:
    """Return the order of a leader, a new one to stay and provoke if there is none [CAM-ordenes-3]."""
    order = country.order_of(leader)
    if order is None:
        order = Order()
        order.leader = leader
        country.orders.append(order)
    return order


def take_along(s: Campaign, seat: i64, leader: i64) -> None:
    """Give a leader the free troops and heroes of his region that he can conduct, the dearest first."""
    chief = s.unit(seat, leader)
    free: list[Unit] = []
    for one in s.units_at(seat, chief.region):
        if one.leader == NOBODY and one.rank == 0 and moves_of(one) <= moves_of(chief):
            free.append(one)
    free.sort(key=_dearest)
    room = chief.leadership() - load(s, seat, leader)
    for one in free:
        if one.points() <= room:
            one.leader = leader
            room -= one.points()


def _dearest(one: Unit) -> tuple[int, int]:
    return (-int(one.points()), int(one.number))


def dismiss(s: Campaign, seat: i64, leader: i64) -> None:
    """Leave a leader without an army and without an order."""
    country = s.countries[seat]
    for one in country.units:
        if one.leader == leader:
            one.leader = NOBODY
    gone = country.order_of(leader)
    kept: list[Order] = []
    for order in country.orders:
        if order.late and gone is not None and order.leader in gone.appoint:
            continue
        if order.leader != leader:
            kept.append(order)
            if order.column == leader:
                order.column = NOBODY
    country.orders = kept


def busy_clause(s: Campaign, seat: i64, leader: i64) -> str:
    """Return what keeps a leader from having an order of his own: he rides in another's army [CAM-ordenes-2]."""
    return "CAM-ordenes-2" if s.unit(seat, leader).leader != NOBODY else ""


class GiveOrders(LaneAsk):
    """The orders of a country: marches, changes, postures, acts; nobody is obliged to move [CAM-movimiento-15]."""

    clause: ClassVar[str] = "CAM-ordenes-2"
    also: ClassVar[tuple[str, ...]] = (
        "CAM-movimiento-15", "CAM-ordenes-4", "CAM-movimiento-13", "CAM-movimiento-7", "CAM-turno-8",
    )  # fmt: skip

    def candidates(self, s: Campaign) -> list[i64]:
        """Return every march to one region or two, each garrison's wish to go, and the rest."""
        country = s.countries[self.seat]
        out: list[i64] = [notation.DONE]
        if s.rules.sequential:
            return out + act_candidates(s, self.seat) + capital_candidates(s, self.seat)
        for one in leaders_of(country):
            order = country.order_of(one.number)
            if order is not None and len(order.route) != 0:
                continue
            for region in range(s.board.size()):
                if region == one.region:
                    continue
                out.append(option(warwords.MARCH, one.number, region))
            for region in s.board.neighbours[one.region]:
                for after in s.board.neighbours[region]:
                    out.append(option(warwords.MARCH, one.number, region, after + 1))
        for region in lone_regions(s, self.seat):
            for after in s.board.neighbours[region]:
                out.append(option(warwords.GO, region, after))
        self._also(s, out)
        out += act_candidates(s, self.seat)
        out += capital_candidates(s, self.seat)
        return out

    def _also(self, s: Campaign, out: list[i64]) -> None:
        """Add what else there is to do."""
        country = s.countries[self.seat]
        if country.changes >= MOST_CHANGES:
            return
        if len(leaders_of(country)) != 0:
            out.append(warwords.CHANGE)
        if country.troops != 0:
            out.append(warwords.POSTURES)

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid what the terrain, the way or the leader doesn't allow."""
        kind = kind_of(option)
        if kind == warwords.GO:
            return "CAM-movimiento-1"
        if kind in ACTS:
            return why_not_act(s, self.seat, option)
        if kind == notation.CAPITAL:
            return why_not_declare(s, self.seat, option)
        if kind != warwords.MARCH:
            return ""
        leader = s.unit(self.seat, first(option))
        busy = busy_clause(s, self.seat, leader.number)
        if busy != "":
            return busy
        region = second(option)
        refused = step_clause(s, leader.region, moves_of(leader), region)
        after = number_of(option)
        if refused != "" or after == 0:
            return refused
        return further_clause(s, region, moves_of(leader) + 1, after - 1)

    def options(self, s: Campaign) -> list[i64]:
        """Return the same without those that lead too far."""
        country = s.countries[self.seat]
        out: list[i64] = [notation.DONE]
        if s.rules.sequential:
            return out + act_options(s, self.seat) + capital_options(s, self.seat)
        free = open_ground(s, False)
        plain = open_ground(s, True)
        for one in leaders_of(country):
            order = country.order_of(one.number)
            if one.leader != NOBODY or (order is not None and len(order.route) != 0):
                continue
            moved = moves_of(one)
            near = s.board.near[one.region] & (free if moved == 0 else plain if moved < ROUTE else 0)
            self._marches(s, one, near, plain if moved == 0 else 0, out)
        self._also(s, out)
        out += act_options(s, self.seat)
        out += capital_options(s, self.seat)
        return out

    def _marches(self, s: Campaign, leader: Unit, near: i64, plain: i64, out: list[i64]) -> None:
        """Add the marches of a leader to regions of `near`, and on from those of `plain` to others of them."""
        for region in range(s.board.size()):
            if (near >> region) & 1:
                out.append(option(warwords.MARCH, leader.number, region))
        for region in s.board.neighbours[leader.region]:
            if (near & plain) >> region & 1:
                for after in s.board.neighbours[region]:
                    if (plain >> after) & 1:
                        out.append(option(warwords.MARCH, leader.number, region, after + 1))

    def take(self, s: Campaign, option: i64) -> None:
        """Write it down and go on, or confirm."""
        kind = kind_of(option)
        if kind == notation.DONE:
            return
        s.then(self)
        if kind == warwords.MARCH:
            leader = first(option)
            order = order_for(s.countries[self.seat], leader)
            order.route = [second(option)]
            if number_of(option) != 0:
                order.route.append(number_of(option) - 1)
            take_along(s, self.seat, leader)
        elif kind == warwords.CHANGE:
            s.countries[self.seat].changes += 1
            s.then(ChooseArmy(self.seat))
        elif kind in ACTS:
            s.then(act_step(s, self.seat, option))
        elif kind == notation.CAPITAL or kind == notation.NO_CAPITAL:
            s.then(declare_step(self.seat, option))
        else:
            s.countries[self.seat].changes += 1
            s.then(ChoosePostures(self.seat, ()))

    def parse(self, s: Campaign, text: str) -> i64:
        """Return the candidate with this text; marches, of which there are hundreds, are read word by word."""
        words = text.split(" ")
        if words[0] != warwords.WORDS[0] or not 3 <= len(words) <= 4:
            return super().parse(s, text)
        region = s.board.index(words[2])
        after = s.board.index(words[3]) if len(words) == 4 else -1
        if region < 0 or (after < 0 and len(words) == 4):
            return -1
        for one in leaders_of(s.countries[self.seat]):
            if notation.unit_text(one.number) == words[1]:
                found = option(warwords.MARCH, one.number, region, after + 1)
                return found if found in self.candidates(s) else -1
        return -1

    def default(self, s: Campaign) -> i64:
        """Confirm what is written; without orders armies stay and provoke [CAM-turno-8]."""
        return notation.DONE


def open_ground(s: Campaign, plain: bool) -> i64:
    """Return the bits of the regions that can be entered, all of them or only those that are not rough."""
    out: i64 = 0
    for region in range(s.board.size()):
        if not is_shut(s, region) and not (plain and is_rough(s.terrain[region])):
            out |= bit(region)
    return out


def further_clause(s: Campaign, region: i64, moved: i64, after: i64) -> str:
    """Return what forbids a second region after a first: one that was rough ends the way [CAM-movimiento-5]."""
    if is_rough(s.terrain[region]):
        return "CAM-movimiento-5"
    return step_clause(s, region, moved, after)


class ChooseArmy(LaneAsk):
    """Whose order is changed."""

    clause: ClassVar[str] = "CAM-ordenes-2"

    def candidates(self, s: Campaign) -> list[i64]:
        """Return the leaders in service."""
        return [option(warwords.ARMY, one.number) for one in leaders_of(s.countries[self.seat])]

    def take(self, s: Campaign, option: i64) -> None:
        """Change it."""
        s.then(ChangeOrder(self.seat, first(option)))


class ChangeOrder(LaneAsk):
    """One change of a leader's order: way, company, column, middle acts [CAM-ordenes-2]."""

    clause: ClassVar[str] = "CAM-ordenes-2"
    also: ClassVar[tuple[str, ...]] = ("CAM-lideres-8", "CAM-lideres-9", "CAM-movimiento-4")

    def __init__(self, seat: i64, leader: i64) -> None:
        super().__init__(seat)
        self.leader: i64 = leader

    def candidates(self, s: Campaign) -> list[i64]:
        """Return the regions that could come next, the leaders whose column he could join, and the rest."""
        country = s.countries[self.seat]
        out: list[i64] = [notation.DONE, warwords.LOAD]
        order = country.order_of(self.leader)
        if order is None:
            return out
        out.append(warwords.HALT)
        if len(order.route) != 0:
            for region in s.board.neighbours[order.route[-1]]:
                out.append(option(warwords.ON, region))
            out.append(warwords.HALFWAY)
        if order.column != NOBODY:
            out.append(warwords.ALONE)
        for other in country.orders:
            if other.leader != self.leader and len(other.route) != 0:
                out.append(option(warwords.JOIN, other.leader))
        return out

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid a way that is too long or rough, and columns that are none."""
        kind = kind_of(option)
        country = s.countries[self.seat]
        if kind == warwords.LOAD:
            return busy_clause(s, self.seat, self.leader)
        order = country.order_of(self.leader)
        if order is None:
            return ""
        if kind == warwords.ON:
            return self._why_not_on(s, order, first(option))
        if kind == warwords.HALFWAY:
            return "" if len(order.route) == ROUTE else "CAM-ordenes-5"
        if kind == warwords.JOIN:
            return self._why_not_join(s, order, first(option))
        return ""

    def _why_not_on(self, s: Campaign, order: Order, region: i64) -> str:
        if order.column != NOBODY:
            return "CAM-lideres-8"
        if len(order.route) >= ROUTE:
            return "CAM-movimiento-4"
        return further_clause(s, order.route[0], moves_of(s.unit(self.seat, self.leader)) + 1, region)

    def _why_not_join(self, s: Campaign, order: Order, leader: i64) -> str:
        """Forbid a column of different ways [CAM-lideres-8], of too many [CAM-lideres-9], or of columns."""
        head = order_for(s.countries[self.seat], leader)
        same = s.unit(self.seat, leader).region == s.unit(self.seat, self.leader).region
        if not same or (len(order.route) != 0 and order.route != head.route):
            return "CAM-lideres-8"
        if in_column(s, self.seat, self.leader) or head.column != NOBODY:
            return "CAM-lideres-8"
        if s.rules.column_of_two and in_column(s, self.seat, leader):
            return "CAM-lideres-9"
        return ""

    def take(self, s: Campaign, option: i64) -> None:
        """Change it."""
        kind = kind_of(option)
        country = s.countries[self.seat]
        if kind == warwords.LOAD:
            s.then(ChooseLoad(self.seat, self.leader, ()))
            return
        order = country.order_of(self.leader)
        if order is None:
            return
        if kind == warwords.HALT:
            dismiss(s, self.seat, self.leader)
        elif kind == warwords.ON:
            for one in members(s, self.seat, self.leader):
                one.route = [one.route[0], first(option)]
        elif kind == warwords.HALFWAY:
            s.then(ChooseHalfway(self.seat, self.leader, ()))
        elif kind == warwords.JOIN:
            order.column = first(option)
            order.route = order_for(country, first(option)).route.copy()
        elif kind == warwords.ALONE:
            order.column = NOBODY


class ChooseLoad(LaneAsk):
    """What a leader takes along, unit by unit; it costs no movement [CAM-movimiento-12].

    Units are indivisible [CAM-partida-14]; each is looked at once, so that there is an end.
    """

    clause: ClassVar[str] = "CAM-movimiento-12"
    also: ClassVar[tuple[str, ...]] = (
        "CAM-lideres-1", "CAM-lideres-2", "CAM-lideres-4", "CAM-lideres-5", "CAM-lideres-6", "CAM-lideres-7",
        "CAM-lideres-8", "CAM-lideres-16", "CAM-lideres-17", "CAM-lideres-18", "CAM-lideres-19", "CAM-lideres-20",
        "CAM-movimiento-1", "CAM-movimiento-2",
    )  # fmt: skip

    def __init__(self, seat: i64, leader: i64, touched: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.leader: i64 = leader
        self.touched = touched

    def mask(self, seat: i64) -> Step:
        """In sequential mode others see the march that it is part of."""
        if seat == self.seat:
            return self
        from liza.games.campaign.activations import MarchOn

        return MarchOn(self.seat, self.leader, False)

    def candidates(self, s: Campaign) -> list[i64]:
        """Return every other unit of the country: to leave if he has it, to take if not."""
        out: list[i64] = [notation.DONE]
        for one in s.countries[self.seat].units:
            if one.number == self.leader or one.region == NOWHERE or one.number in self.touched:
                continue
            out.append(option(warwords.LEAVE if one.leader == self.leader else warwords.TAKE, one.number))
        return out

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid units of other regions [CAM-movimiento-12] or armies [CAM-ordenes-2], and more than he can conduct."""
        if kind_of(option) != warwords.TAKE:
            return ""
        one = s.unit(self.seat, first(option))
        chief = s.unit(self.seat, self.leader)
        if one.region != chief.region:
            return "CAM-movimiento-12"
        if one.leader != NOBODY or s.countries[self.seat].order_of(one.number) is not None:
            return "CAM-ordenes-2"
        if len(carried(s, self.seat, one.number)) != 0:
            return "CAM-ordenes-2"
        if one.leadership() > chief.leadership():
            return "CAM-lideres-4"
        return self._why_too_much(s, one)

    def _why_too_much(self, s: Campaign, one: Unit) -> str:
        """Return the clause that forbids a unit's points; a leader who rides along counts as troops."""
        refused = overload_clause(s, self.seat, self.leader, one.points())
        if refused == "CAM-lideres-2" and one.is_leader():
            return "CAM-lideres-5"
        return refused

    def take(self, s: Campaign, option: i64) -> None:
        """Write it down and go on."""
        kind = kind_of(option)
        if kind == notation.DONE:
            return
        one = s.unit(self.seat, first(option))
        one.leader = self.leader if kind == warwords.TAKE else NOBODY
        s.then(ChooseLoad(self.seat, self.leader, (*self.touched, int(one.number))))


class ChooseHalfway(LaneAsk):
    """What an army does in the middle region of its way [CAM-ordenes-5]; whether it can is seen there [CAM-ordenes-6].

    A leader may be appointed or crowned, and the king abdicate, without loss of time [CAM-nombramiento-6]. Who is
    appointed there may lead on what stands there, with the movement he and they have left [CAM-nombramiento-12].
    """

    clause: ClassVar[str] = "CAM-ordenes-5"
    also: ClassVar[tuple[str, ...]] = ("CAM-nombramiento-6", "CAM-nombramiento-12")

    def __init__(self, seat: i64, leader: i64, touched: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.leader: i64 = leader
        self.touched = touched

    def candidates(self, s: Campaign) -> list[i64]:
        """Return what he has to drop, what stands or is dropped there to pick up, and the acts."""
        country = s.countries[self.seat]
        order = order_for(country, self.leader)
        out: list[i64] = [notation.DONE]
        if len(order.route) < ROUTE:
            return out
        for one in country.units:
            if one.number == self.leader or one.region == NOWHERE or one.number in self.touched:
                continue
            if one.leader == self.leader:
                out.append(option(warwords.KEEP if one.number in order.drop else warwords.DROP, one.number))
            elif one.number in order.pick:
                out.append(option(warwords.UNPICK, one.number))
            else:
                out.append(option(warwords.PICK, one.number))
            if one.rank == 0 and not one.is_troop():
                out.append(option(warwords.APPOINT_THERE, one.number))
            elif one.rank > 1 or (one.rank == 0 and s.rules.hero_crowned and not one.is_troop()):
                out.append(option(warwords.CROWN_THERE, one.number))
        for number in order.appoint:
            if country.order_of(number) is None:
                for region in s.board.neighbours[order.route[0]]:
                    out.append(option(warwords.LEAD_ON, number, region))
        if s.unit(self.seat, self.leader).rank == 1 and not order.abdicate:
            out.append(warwords.ABDICATE_THERE)
        return out

    def why_not(self, s: Campaign, option: i64) -> str:
        """Forbid to pick up what won't be there [CAM-movimiento-12] or goes with another army [CAM-ordenes-2]."""
        country = s.countries[self.seat]
        if kind_of(option) == warwords.LEAD_ON:
            unit = s.unit(self.seat, first(option))
            moved = moves_of(unit) + (1 if unit.leader == self.leader else 0)
            return further_clause(s, order_for(country, self.leader).route[0], moved, second(option))
        if kind_of(option) != warwords.PICK:
            return ""
        middle = order_for(country, self.leader).route[0]
        one = s.unit(self.seat, first(option))
        if one.rank != 0 and country.order_of(one.number) is not None:
            return "CAM-ordenes-2"
        for order in country.orders:
            if order.leader != self.leader and one.number in order.pick:
                return "CAM-ordenes-2"
            if order.leader == one.leader and len(order.route) != 0:
                dropped = one.number in order.drop and order.route[0] == middle
                return "" if dropped else "CAM-ordenes-2"
        return "" if one.region == middle else "CAM-movimiento-12"

    def take(self, s: Campaign, option: i64) -> None:
        """Write it down and go on."""
        kind = kind_of(option)
        if kind == notation.DONE:
            return
        order = order_for(s.countries[self.seat], self.leader)
        number = first(option)
        if kind == warwords.DROP:
            order.drop.append(number)
        elif kind == warwords.KEEP:
            order.drop.remove(number)
        elif kind == warwords.PICK:
            order.pick.append(number)
        elif kind == warwords.UNPICK:
            order.pick.remove(number)
        elif kind == warwords.APPOINT_THERE:
            if number not in order.appoint:
                order.appoint.append(number)
        elif kind == warwords.CROWN_THERE:
            order.crown = number
        elif kind == warwords.LEAD_ON:
            late = order_for(s.countries[self.seat], number)
            late.late = True
            late.route = [order.route[0], second(option)]
            s.then(self)
            return
        else:
            order.abdicate = True
            s.then(self)
            return
        s.then(ChooseHalfway(self.seat, self.leader, (*self.touched, int(number))))


class ChoosePostures(LaneAsk):
    """Who avoids combat: leaders with their armies, and troops without one, standing still too [CAM-ordenes-3]."""

    clause: ClassVar[str] = "CAM-ordenes-3"

    def __init__(self, seat: i64, touched: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.touched = touched
        """Leaders by number, regions by number and -1000."""

    def candidates(self, s: Campaign) -> list[i64]:
        """Return the other posture of each leader and each garrison."""
        country = s.countries[self.seat]
        out: list[i64] = [notation.DONE]
        for one in leaders_of(country):
            if one.leader == NOBODY and one.number not in self.touched:
                avoids = posture_of(s, self.seat, one.number) == AVOID
                out.append(option(warwords.PROVOKE_WITH if avoids else warwords.AVOID_WITH, one.number))
        for region in lone_regions(s, self.seat):
            if region - 1000 not in self.touched:
                avoids = (country.postures >> region) & 1 == 1
                out.append(option(warwords.PROVOKE_AT if avoids else warwords.AVOID_AT, region))
        return out

    def take(self, s: Campaign, option: i64) -> None:
        """Write it down and go on."""
        kind = kind_of(option)
        if kind == notation.DONE:
            return
        country = s.countries[self.seat]
        thing = first(option)
        touched = int(thing)
        if kind == warwords.AVOID_WITH or kind == warwords.PROVOKE_WITH:
            order_for(country, thing).posture = AVOID if kind == warwords.AVOID_WITH else PROVOKE
        else:
            country.postures ^= bit(thing)
            touched -= 1000
        s.then(ChoosePostures(self.seat, (*self.touched, touched)))


ORDERS_PHASE: Final[list[Step]] = [WriteOrders()]
"""The steps of the phase of orders, in their order."""
