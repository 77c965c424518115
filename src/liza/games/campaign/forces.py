"""Armies, columns and groups: who commands, what he carries, what he wishes, how far he can still go."""

from __future__ import annotations

from mypy_extensions import i64

from liza.games.campaign.pieces import AVOID, NOBODY, NOWHERE, PROVOKE, TRUCE, Order, Unit
from liza.games.campaign.places import has_troops, is_rough, is_shut
from liza.games.campaign.state import Campaign

REGIONS_A_TURN = 2
"""[CAM-movimiento-4]"""

# Armies


def carried(s: Campaign, seat: i64, leader: i64) -> list[Unit]:
    """Return what a leader has with him: the units of his army that stand where he does, by number."""
    country = s.countries[seat]
    chief = country.unit(leader)
    out: list[Unit] = []
    if chief is None or chief.region == NOWHERE:
        return out
    for one in country.units:
        if one.leader == leader and one.region == chief.region:
            out.append(one)
    return out


def load(s: Campaign, seat: i64, leader: i64) -> i64:
    """Return the points a leader has with him, other leaders among them, himself not [CAM-lideres-5, CAM-lideres-6]."""
    total: i64 = 0
    for one in carried(s, seat, leader):
        total += one.points()
    return total


def overload_clause(s: Campaign, seat: i64, leader: i64, more: i64) -> str:
    """Return what forbids a leader to move what he has and `more` points besides; "" if he can [CAM-movimiento-2].

    In a column no other leader's room helps [CAM-lideres-8]; where it would be enough without the leaders riding along,
    these are the reason [CAM-lideres-5], and else the sum [CAM-lideres-2].
    """
    country = s.countries[seat]
    chief = country.unit(leader)
    if chief is None:
        return "CAM-movimiento-1"
    total = load(s, seat, leader) + more
    most = chief.leadership()
    if total <= most:
        return ""
    if in_column(s, seat, leader):
        return "CAM-lideres-8"
    riding: i64 = 0
    for one in carried(s, seat, leader):
        if one.is_leader():
            riding += one.points()
    return "CAM-lideres-5" if riding > 0 and total - riding <= most else "CAM-lideres-2"


def in_column(s: Campaign, seat: i64, leader: i64) -> bool:
    """Tell whether a leader's order is part of a column: he follows another, or another follows him."""
    for order in s.countries[seat].orders:
        if order.leader == leader and order.column != NOBODY:
            return True
        if order.column == leader:
            return True
    return False


def head_of(order: Order) -> i64:
    """Return the leader whose route an order takes: the head of its column, or its own."""
    return order.leader if order.column == NOBODY else order.column


def members(s: Campaign, seat: i64, head: i64) -> list[Order]:
    """Return the orders of a column, its head's first; of a leader alone, his own."""
    out: list[Order] = []
    for order in s.countries[seat].orders:
        if order.leader == head:
            out.insert(0, order)
        elif order.column == head:
            out.append(order)
    return out


def spent_moves(s: Campaign, seat: i64, leader: i64) -> i64:
    """Return how many regions an army has moved: as many as its most spent member [CAM-movimiento-11]."""
    chief = s.unit(seat, leader)
    most = moves_of(chief)
    for one in carried(s, seat, leader):
        most = max(most, moves_of(one))
    return most


def moves_of(unit: Unit) -> i64:
    """Return how many regions a unit counts as having moved; two for one that may not move any more."""
    return REGIONS_A_TURN if unit.spent else unit.moved


def step_clause(s: Campaign, before: i64, moved: i64, region: i64) -> str:
    """Return what forbids to go on from `before` to `region` after `moved` regions, "" if nothing does.

    Regions are adjacent [CAM-movimiento-8] and open [CAM-regiones-5], rough ones are entered first [CAM-movimiento-6]
    and alone [CAM-movimiento-5], leaving them is free [CAM-movimiento-7]; two regions a turn [CAM-movimiento-4].
    """
    if (s.board.near[before] >> region) & 1 == 0:
        return "CAM-movimiento-8"
    if is_shut(s, region):
        return "CAM-regiones-5" if s.terrain[region] == 3 else "CAM-acontecimientos-7"
    if moved >= REGIONS_A_TURN:
        return "CAM-movimiento-4"
    if moved > 0 and is_rough(s.terrain[region]):
        return "CAM-movimiento-6"
    return ""


# Groups


def countries_at(s: Campaign, region: i64) -> list[i64]:
    """Return the countries that have anybody in a region: those with troops as they came, then the others by seat."""
    out = s.arrivals[region].copy()
    for seat in range(s.players):
        if seat not in out and stands(s, seat, region):
            out.append(seat)
    return out


def stands(s: Campaign, seat: i64, region: i64) -> bool:
    """Tell whether a country has anybody in a region, leaders and heroes among them."""
    if has_troops(s, seat, region):
        return True
    for one in s.countries[seat].units:
        if one.region == region:
            return True
    return False


def chief_at(s: Campaign, seat: i64, region: i64) -> Unit | None:
    """Return who speaks for all of a country in a region [CAM-contacto-4]: its leader with the highest leadership.

    With equal leadership the one whom the player put at the head of a column or army [CAM-lideres-7], then the better
    manoeuvre, then the lower number [CAM-contacto-5].
    """
    best: Unit | None = None
    for one in s.countries[seat].units:
        if one.region == region and one.is_leader() and (best is None or outranks(s, seat, one, best)):
            best = one
    return best


def outranks(s: Campaign, seat: i64, one: Unit, other: Unit) -> bool:
    """Tell whether a leader speaks before another, who has the lower number [CAM-contacto-5]."""
    if one.leadership() != other.leadership():
        return one.leadership() > other.leadership()
    if follows(s, seat, one, other):
        return False
    if follows(s, seat, other, one):
        return True
    return one.maneuver() > other.maneuver()


def follows(s: Campaign, seat: i64, one: Unit, other: Unit) -> bool:
    """Tell whether a leader rides in another's army or column: his player named the other [CAM-lideres-7]."""
    if one.leader == other.number:
        return True
    order = s.countries[seat].order_of(one.number)
    return order is not None and order.column == other.number


def posture_of(s: Campaign, seat: i64, leader: i64) -> i64:
    """Return what a leader wishes: as ordered, or to provoke [CAM-ordenes-3]; whoever rides along as his commander."""
    country = s.countries[seat]
    order = country.order_of(leader)
    if order is not None:
        return order.posture
    unit = country.unit(leader)
    if unit is not None and unit.leader != NOBODY:
        order = country.order_of(unit.leader)
        if order is not None:
            return order.posture
    return PROVOKE


def provokes(s: Campaign, seat: i64, region: i64) -> bool:
    """Tell whether a country's group in a region wishes to fight [CAM-contacto-5].

    Without troops it can only avoid [CAM-contacto-12]; in a truce everybody avoids [CAM-acontecimientos-7].
    """
    if not has_troops(s, seat, region) or truce(s):
        return False
    chief = chief_at(s, seat, region)
    if chief is not None:
        return posture_of(s, seat, chief.number) == PROVOKE
    return (s.countries[seat].postures >> region) & 1 == 0


def maneuver_at(s: Campaign, seat: i64, region: i64) -> i64:
    """Return what a country's group in a region adds to its rolls; nothing without a leader [CAM-lideres-15]."""
    chief = chief_at(s, seat, region)
    return 0 if chief is None else chief.maneuver()


def truce(s: Campaign) -> bool:
    """Tell whether an event makes everybody avoid."""
    for one in s.effects:
        if one.effect == TRUCE:
            return True
    return False


def hostile(s: Campaign, one: i64, other: i64) -> bool:
    """Tell whether two countries are enemies: all are [CAM-diplomacia-1]."""
    return one != other


def column_chief(s: Campaign, seat: i64, orders: list[Order]) -> Unit:
    """Return who rolls for a column: the leader with the highest leadership, its head first [CAM-lideres-10]."""
    best = s.unit(seat, orders[0].leader)
    for order in orders:
        one = s.unit(seat, order.leader)
        if one.leadership() > best.leadership():
            best = one
    return best


def column_troops(s: Campaign, seat: i64, orders: list[Order]) -> bool:
    """Tell whether a column has troops, not only leaders and heroes."""
    for order in orders:
        for one in carried(s, seat, order.leader):
            if one.is_troop():
                return True
    return False


def column_provokes(s: Campaign, seat: i64, orders: list[Order]) -> bool:
    """Tell whether a column on its way wishes to fight."""
    if truce(s) or not column_troops(s, seat, orders):
        return False
    return posture_of(s, seat, column_chief(s, seat, orders).number) != AVOID
