"""What is computed: prices, limits, titles, points, the defence bonus."""

from __future__ import annotations

from mypy_extensions import i64

from liza.games.promised.fixed import CITY_MELT, VILLAGE_MELT
from liza.games.promised.pieces import (
    CAPTIVE,
    CHARIOT,
    CITY,
    IN_PLAY,
    ROSTER,
    SQUIRE,
    SWORD,
    General,
    Settlement,
)
from liza.games.promised.places import besieged, besieger
from liza.games.promised.state import Land


def command(s: Land, general: General) -> i64:
    """Return how many troops a general commands at most: his strength and 3 [PRO-jugador-4]."""
    return general.strength + s.rules.command_bonus


def garrison_cap(s: Land, place: Settlement) -> i64:
    """Return how many troops a garrison takes when they are bought or shared [PRO-tablero-9, PRO-tablero-10]."""
    return s.rules.city_cap if place.kind == CITY else s.rules.village_cap


def item_strength(s: Land, item: i64) -> i64:
    """Return what an item adds to its bearer's strength; the Squire adds nothing [PRO-fuerza-5]."""
    if item == SWORD:
        return s.rules.sword_strength
    return s.rules.chariot_strength if item == CHARIOT else 0


def item_cost(s: Land, item: i64) -> i64:
    """Return the price of an item."""
    if item == SWORD:
        return s.rules.sword_cost
    return s.rules.chariot_cost if item == CHARIOT else s.rules.squire_cost


def item_count(items: i64) -> i64:
    """Return how many items a general carries."""
    return (items & SWORD) + (items >> 1 & 1) + (1 if items & SQUIRE else 0)


def general_cost(s: Land, strength: i64) -> i64:
    """Return the price of a general: a base and a price per strength [PRO-adquisiciones-6, PRO-adquisiciones-20]."""
    return s.rules.general_base + s.rules.general_each * strength


def ransom_cost(s: Land, general: General) -> i64:
    """Return what a captive's owner pays for him [PRO-adquisiciones-16]."""
    return s.rules.ransom_each * general.strength


# Defence


def melted(place: Settlement, siege: i64) -> i64:
    """Return the defence bonus of a settlement in a siege round [PRO-fuerza-7, PRO-fuerza-8].

    A village without a wall has none [PRO-fuerza-9]; a city's wall adds nothing [PRO-fuerza-10].
    """
    if place.kind != CITY and not place.wall:
        return 0
    table = CITY_MELT if place.kind == CITY else VILLAGE_MELT
    return table[min(max(siege, 1), len(table)) - 1]


def siege_against(s: Land, place: Settlement, side: i64) -> i64:
    """Return the siege round that counts against a besieger [PRO-fuerza-12]."""
    return place.sieges[besieger(side)] if s.rules.siege_by_besieger else place.siege


def bonus_at(s: Land, place: Settlement, side: i64, later: i64) -> i64:
    """Return the bonus against a besieger so many rounds later."""
    return melted(place, siege_against(s, place, side) + later)


# What a player has


def settlements_of(s: Land, seat: i64) -> list[Settlement]:
    """Return a player's settlements, in the order of their making."""
    return [one for one in s.settlements if one.owner == seat]


def titles(s: Land, seat: i64) -> i64:
    """Return how many territories a player judges: one for each judge's city [PRO-jueces-1, PRO-botin-4]."""
    count: i64 = 0
    for one in s.settlements:
        if one.owner == seat and one.kind == CITY:
            count += 1
    return count


def judge_of(s: Land, territory: i64) -> i64:
    """Return who judges a territory, -1 for nobody [PRO-jueces-1]."""
    for one in s.settlements:
        if one.kind == CITY and s.ground.territory[one.hex] == territory:
            return one.owner
    return -1


def owned_in(s: Land, seat: i64, territory: i64) -> i64:
    """Return how many settlements a player owns in a territory."""
    count: i64 = 0
    for one in s.settlements:
        if one.owner == seat and s.ground.territory[one.hex] == territory:
            count += 1
    return count


def king_titles(s: Land) -> i64:
    """Return how many titles claim kingship, by the number of players."""
    return s.rules.king_titles[s.seats]


def razed_limit(s: Land) -> i64:
    """Return how many razed settlements end the game, by the number of players."""
    return s.rules.razed_limit[s.seats]


def captives(s: Land, seat: i64) -> list[General]:
    """Return the captives a player holds."""
    return [one for one in s.generals if one.status == CAPTIVE and one.captor == seat]


def roster(s: Land, seat: i64) -> list[General]:
    """Return the generals a player may recruit."""
    return [one for one in s.generals if one.status == ROSTER and one.owner == seat]


def capitals_decide(s: Land) -> bool:
    """Tell whether being the only one who holds his own capital wins, by the number of players [PRO-automaticas-26]."""
    return s.seats >= s.rules.lone_capital_from


def capitals(s: Land) -> list[int]:
    """Return the hexes of all capitals, by seat: where each began within a wall [PRO-manual-6]."""
    return s.ground.capitals[s.seats]


def holds_capital(s: Land, seat: i64) -> bool:
    """Tell whether a player's first settlement is still, or again, his own [PRO-automaticas-26]."""
    place = s.settlement(capitals(s)[seat])
    return place is not None and place.owner == seat


def in_play(s: Land, seat: i64) -> list[General]:
    """Return a player's generals on the board."""
    return [one for one in s.generals if one.status == IN_PLAY and one.owner == seat]


def income(s: Land, seat: i64) -> i64:
    """Return the coins of a player's next Income; besieged settlements give none [PRO-automaticas-6]."""
    coins: i64 = 0
    for place in s.settlements:
        if place.owner == seat and not besieged(s, place):
            coins += s.rules.income_city if place.kind == CITY else s.rules.income_village
            if place.market:
                coins += s.rules.income_market
    return coins + regional(s, seat)


def regional(s: Land, seat: i64) -> i64:
    """Return what a player gets for regions whose territories are all theirs to judge [PRO-automaticas-7]."""
    if s.rules.region_bonus == 0:
        return 0
    bonus: i64 = 0
    for region in range(len(s.ground.board.regions)):
        whole = True
        for territory in range(len(s.ground.territories)):
            if s.ground.regions[territory] == region and judge_of(s, territory) != seat:
                whole = False
        if whole:
            bonus += s.rules.region_bonus
    return bonus


def points(s: Land, seat: i64) -> i64:
    """Return a player's points."""
    total: i64 = 0
    for amount in point_parts(s, seat):
        total += amount
    return total


def point_parts(s: Land, seat: i64) -> list[i64]:
    """Return points for titles, settlements, developments, captives and the Ark, in this order."""
    own = settlements_of(s, seat)
    developments: i64 = 0
    ark: i64 = 0
    for place in own:
        developments += place.developments()
        if s.ark == place.hex:
            ark = s.rules.points_ark
    return [
        titles(s, seat) * s.rules.points_title,
        len(own) * s.rules.points_settlement,
        developments * s.rules.points_development,
        len(captives(s, seat)) * s.rules.points_captive,
        ark,
    ]


POINT_CLAUSES = (
    "PRO-automaticas-15", "PRO-automaticas-16", "PRO-automaticas-17", "PRO-automaticas-18", "PRO-automaticas-19",
)  # fmt: skip
"""The clause of each part of the points."""
