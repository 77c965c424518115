"""Questions about the map: who is where, who threatens and dominates what, what a region and a country are worth."""

from __future__ import annotations

from mypy_extensions import i64

from liza.games.campaign import kinds
from liza.games.campaign.pieces import (
    FIRST_UNIT,
    FLOODED,
    FOREST,
    KING,
    LEVY_PCT,
    MOUNTAIN,
    NOBODY,
    NOWHERE,
    TAX_PCT,
    Unit,
)
from liza.games.campaign.state import Campaign
from liza.kernel import bit

# Who is where


def has_troops(s: Campaign, seat: i64, region: i64) -> bool:
    """Tell whether a country has troops in a region; leaders and heroes alone are none [CAM-movimiento-13]."""
    return (s.countries[seat].troops >> region) & 1 == 1


def occupiers(s: Campaign, region: i64) -> list[i64]:
    """Return the countries with troops in a region, by seat [CAM-dominio-2]."""
    out: list[i64] = []
    for seat in range(s.players):
        if (s.countries[seat].troops >> region) & 1:
            out.append(seat)
    return out


def threateners(s: Campaign, region: i64) -> list[i64]:
    """Return the countries with troops in some neighbour of a region, by seat [CAM-dominio-4].

    The owner's own troops count too [CAM-dominio-9].
    """
    near = s.board.near[region]
    out: list[i64] = []
    for seat in range(s.players):
        if s.countries[seat].troops & near:
            out.append(seat)
    return out


def is_enemy_at(s: Campaign, seat: i64, region: i64) -> bool:
    """Tell whether troops of another country are in a region [CAM-diplomacia-1]."""
    for other in range(s.players):
        if other != seat and (s.countries[other].troops >> region) & 1:
            return True
    return False


def dominator(s: Campaign, region: i64) -> i64:
    """Return who dominates a region as things are now, NOBODY for none [CAM-dominio-1 to CAM-dominio-12]."""
    seats = occupiers(s, region)
    if len(seats) == 1:
        return seats[0]
    if len(seats) > 1:
        return _of_contested(s, region)
    seats = threateners(s, region)
    if len(seats) == 1:
        return seats[0]
    if len(seats) > 1:
        return NOBODY
    return s.owner[region]


def dominion_clause(s: Campaign, region: i64) -> str:
    """Return the clause by which a region has the dominator it has, or none."""
    seats = occupiers(s, region)
    if len(seats) == 1:
        return "CAM-dominio-2"
    if len(seats) > 1:
        return "CAM-dominio-12"
    seats = threateners(s, region)
    if len(seats) == 1:
        return "CAM-dominio-3" if s.owner[region] != seats[0] else "CAM-dominio-1"
    if len(seats) > 1:
        return "CAM-dominio-8"
    return "CAM-dominio-10" if s.owner[region] != NOBODY else "CAM-dominio-11"


def _of_contested(s: Campaign, region: i64) -> i64:
    """Return who dominates a region that several occupy: nobody, unless an option says so [CAM-dominio-12]."""
    if s.rules.contested == 1:
        return s.arrivals[region][0] if len(s.arrivals[region]) != 0 else NOBODY
    if s.rules.contested == 2:
        return s.owner[region]
    return NOBODY


def besieged(s: Campaign, region: i64) -> bool:
    """Tell whether troops of a city's owner and of an enemy are in it together [CAM-asedio-1]."""
    owner = s.owner[region]
    if owner == NOBODY or not s.board.city[region]:
        return False
    return has_troops(s, owner, region) and is_enemy_at(s, owner, region)


def dominates(s: Campaign, seat: i64, region: i64) -> bool:
    """Tell whether a country dominated a region at the start of this turn [CAM-dominio-13]."""
    return s.turn > 0 and s.dominion[s.turn][region] == seat


def is_rough(terrain: i64) -> bool:
    """Tell whether entering this terrain takes the whole movement [CAM-regiones-4]."""
    return terrain == FOREST or terrain == MOUNTAIN


def is_shut(s: Campaign, region: i64) -> bool:
    """Tell whether a region can't be entered: flooded [CAM-regiones-5], or closed by an event."""
    terrain = s.terrain[region]
    return terrain == FLOODED or (s.closed >> terrain) & 1 == 1


# What things are worth


def percentage(s: Campaign, effect: i64, region: i64) -> i64:
    """Return what the effects in force add to a region's taxes or levies, in percent [CAM-acontecimientos-8]."""
    total: i64 = 100
    for one in s.effects:
        if one.effect != effect:
            continue
        if one.region != NOWHERE:
            if one.region == region:
                total += one.amount
        elif one.terrain < 0 or one.terrain == s.terrain[region]:
            total += one.amount
    return max(total, 0)


def taxes_of(s: Campaign, region: i64) -> i64:
    """Return what a region pays its dominator this turn [CAM-regiones-6]; nothing if razed [CAM-arrasar-2]."""
    if (s.razed >> region) & 1:
        return 0
    return s.board.taxes[region] * percentage(s, TAX_PCT, region) // 100


def levies_of(s: Campaign, region: i64) -> i64:
    """Return a region's levies this turn [CAM-regiones-7]; none if razed [CAM-arrasar-2]."""
    if (s.razed >> region) & 1:
        return 0
    return s.board.levies[region] * percentage(s, LEVY_PCT, region) // 100


def army_value(s: Campaign, seat: i64) -> i64:
    """Return the points of all in a country's service, hired companies among them [CAM-nombramiento-8]."""
    total: i64 = 0
    for one in s.countries[seat].units:
        if one.region != NOWHERE:
            total += one.models * one.each
    return total


def points_at(s: Campaign, seat: i64, region: i64) -> i64:
    """Return a country's points in a region, heroes and leaders among them."""
    total: i64 = 0
    for one in s.countries[seat].units:
        if one.region == region:
            total += one.models * one.each
    return total


def leaders(s: Campaign, seat: i64) -> i64:
    """Return how many leaders serve, the king among them; prisoners don't count [CAM-nombramiento-7]."""
    count: i64 = 0
    for one in s.countries[seat].units:
        if one.rank != 0 and one.region != NOWHERE:
            count += 1
    return count


def king_of(s: Campaign, seat: i64) -> Unit | None:
    """Return a country's king if he is free, None for a vacant throne or a captive."""
    for one in s.countries[seat].units:
        if one.rank == KING and one.region != NOWHERE:
            return one
    return None


def owned(s: Campaign, seat: i64) -> i64:
    """Return how many regions are a country's own."""
    count: i64 = 0
    for one in s.owner:
        if one == seat:
            count += 1
    return count


# Coming and going


def recount(s: Campaign, seat: i64) -> None:
    """Write down again in which regions a country has troops; to be called whenever its units change."""
    mask: i64 = 0
    country = s.countries[seat]
    for one in country.units:
        if one.region != NOWHERE and one.is_troop():
            mask |= bit(one.region)
    country.troops = mask


def show_presence(s: Campaign, clause: str) -> None:
    """Bring the arrivals of all regions up to date and tell who is seen to have come or gone; not in a lane."""
    for seat in range(s.players):
        troops = s.countries[seat].troops
        for region in range(s.board.size()):
            there = seat in s.arrivals[region]
            here = (troops >> region) & 1 == 1
            if here and not there:
                s.arrivals[region].append(seat)
                s.emit(kinds.PRESENCE, kinds.pack(seat, region), 1, clause, see=s.watchers(region))
            elif there and not here:
                s.arrivals[region].remove(seat)
                s.emit(kinds.PRESENCE, kinds.pack(seat, region), 0, clause, see=s.watchers(region))


def remove(s: Campaign, seat: i64, unit: Unit) -> None:
    """Take a unit out of the game for good; whoever travelled with it stays as a garrison.

    A company that perishes is gone; only what has no contract may leave in a lane.
    """
    country = s.countries[seat]
    country.units.remove(unit)
    for one in country.units:
        if one.leader == unit.number:
            one.leader = NOBODY
    if unit.company != NOBODY:
        company = s.companies[unit.company]
        company.gone = True
        company.holder = NOBODY
    recount(s, seat)


def add(s: Campaign, seat: i64, unit: Unit) -> None:
    """Put a unit among those of its country, which stand in the order of their numbers."""
    units = s.countries[seat].units
    at = len(units)
    while at > 0 and units[at - 1].number > unit.number:
        at -= 1
    units.insert(at, unit)


def make_known(s: Campaign, seat: i64, unit: Unit) -> None:
    """Give a hero the public number of a leader or prisoner, and his place among them."""
    if unit.number < FIRST_UNIT:
        return
    country = s.countries[seat]
    country.units.remove(unit)
    old = unit.number
    unit.number = country.next_leader
    country.next_leader += 1
    add(s, seat, unit)
    for order in country.orders:
        _renumber(order.drop, old, unit.number)
        _renumber(order.pick, old, unit.number)
        _renumber(order.appoint, old, unit.number)
        if order.crown == old:
            order.crown = unit.number


def _renumber(numbers: list[i64], old: i64, new: i64) -> None:
    for i in range(len(numbers)):
        if numbers[i] == old:
            numbers[i] = new


# Where what is bought appears


def recruit_places(s: Campaign, seat: i64) -> list[i64]:
    """Return where a country's recruits, companies and freed prisoners appear, by code [CAM-reclutamiento-10].

    These are its own cities that it dominates; if there is none, any own region that it dominates. None is flooded.
    """
    cities: list[i64] = []
    others: list[i64] = []
    for region in range(s.board.size()):
        if s.owner[region] != seat or not dominates(s, seat, region) or s.terrain[region] == FLOODED:
            continue
        others.append(region)
        if s.rules.recruit_place == 1:
            if region == s.countries[seat].capital:
                cities.append(region)
        elif s.board.city[region]:
            cities.append(region)
    if s.rules.recruit_place == 2 or len(cities) == 0:
        return others
    return cities
