"""How good a position is for a seat, and how a battle under way would end: for computer players, on full states.

All worths are in coins, roughly; they were tuned by letting computer players meet.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from liza.games.promised import notation
from liza.games.promised.battle import ChooseFate
from liza.games.promised.fixed import ARK_BONUS
from liza.games.promised.numbers import (
    capitals,
    capitals_decide,
    holds_capital,
    king_titles,
    melted,
    points,
    razed_limit,
)
from liza.games.promised.orders import UNWRITTEN, ChooseCards, WriteOrder, front_of
from liza.games.promised.pieces import (
    CAPTIVE,
    CHARIOT,
    CITY,
    IN_PLAY,
    NOBODY,
    NOWHERE,
    PAIR,
    ROSTER,
    SIEGE_WEAPONS,
    SQUIRE,
    SWORD,
    General,
    Order,
    Settlement,
)
from liza.games.promised.places import original_defender
from liza.games.promised.state import Land
from liza.kernel import bit, first, kind_of

SCALE: Final = 80.0
"""A lead that is worth half a victory."""
COIN: Final = 0.52
TROOP: Final = 1.05
STRENGTH: Final = 2.8
CARD: Final = 2.2
CAPTIVE_STRENGTH: Final = 2.0
ARK_WORTH: Final = 4.0
POINT: Final = 1.5
TITLE: Final = 7.0
ANOINTED_WORTH: Final = 30.0
LAND: Final = 4.0
"""A settlement, without its income."""
YIELD: Final = 0.32
"""A coin of a later round."""
FREE_SITE: Final = 4.5
VILLAGE_PRIZE: Final = 11.0
CITY_PRIZE: Final = 17.0
LAST_PRIZE: Final = 6.0
"""What a rival's last settlement is worth on top."""
REACH: Final = 6
"""How far a general looks."""
FINAL_POINT: Final = 7.0
"""A point when nothing but points counts any more."""
LAST_PLACE: Final = 20.0
"""What weighs on a player with a single settlement, and twice on one with none."""
CAPITAL: Final = 2.0
"""One's own capital, where it can decide the game; twice that if two are held, six times that if no other is."""
CAPITAL_PRIZE: Final = 2.0
"""What a capital that can decide the game is worth on top."""
LANDLESS: Final = -40.0
"""What is left to a player without any, or out of the game."""


def judge(s: Land, seat: i64) -> float:
    """Return how good a full state is for a seat, -1 to 1: its worth beside that of the others."""
    if s.over:
        return float(s.returns()[seat])
    around = survey(s)
    best = LANDLESS
    total = 0.0
    for other in range(s.seats):
        if other != seat:
            value = worth(s, around, other)
            total += value
            best = max(best, value)
    lead = worth(s, around, seat) - 0.5 * best - 0.5 * total / float(s.seats - 1)
    return lead / (abs(lead) + SCALE)


def settle(s: Land, seat: i64) -> None:
    """Run a state on until no battle is under way: orders are filled in, spoils are taken."""
    for _ in range(64):
        options = s.advance()
        if len(options) == 0:
            return
        ask = s.ask_of(s.asking)
        if isinstance(ask, WriteOrder):
            s.apply(_commit(s, ask, options, ask.seat == seat))
        elif isinstance(ask, ChooseCards):
            s.apply(_use(options))
        elif isinstance(ask, ChooseFate) and ask.seat != seat:
            s.apply(notation.CONQUER)
        else:
            return


# The forces round each site


class Site:
    """What stands on a site and near it; forces are strength and troops, by seat."""

    def __init__(self, hex: i64, seats: i64) -> None:
        self.hex: i64 = hex
        self.place: Settlement | None = None
        self.razed = False
        self.here: list[i64] = [0] * seats
        self.near: list[i64] = [0] * seats
        """Within two hexes."""
        self.first: i64 = NOBODY
        """The lowest number of the generals on it."""
        self.shared = False
        """Generals of several players stand on it."""
        self.invaders: i64 = 0
        """The strongest pair within three hexes."""
        self.later: i64 = 0
        """Its defence two siege rounds on."""
        self.capital = False
        """It is somebody's capital, and holding the last one wins."""


class Around:
    """The whole land: its sites by number, and who has what in each territory."""

    def __init__(self, sites: list[Site], territories: i64, seats: i64) -> None:
        self.sites = sites
        self.owned: list[i64] = [0] * (territories * seats)
        """Settlements, by territory and seat."""
        self.judged: list[bool] = [False] * territories
        self.places: list[i64] = [0] * seats
        """Settlements, by seat."""
        self.ending: float = 0.0
        """How likely nothing but points counts soon."""
        self.seated: i64 = 0
        """Bits of the seats that hold their own capital."""


def survey(s: Land) -> Around:
    """Return all sites with the forces there."""
    sites = [Site(hex, s.seats) for hex in s.ground.sites]
    around = Around(sites, len(s.ground.territories), s.seats)
    around.ending = ending(s)
    if capitals_decide(s):
        _mark_capitals(s, around)
    for hex in s.razed:
        sites[s.ground.site[hex]].razed = True
    for place in s.settlements:
        sites[s.ground.site[place.hex]].place = place
        territory: i64 = s.ground.territory[place.hex]
        around.owned[territory * s.seats + place.owner] += 1
        around.places[place.owner] += 1
        if place.kind == CITY:
            around.judged[territory] = True
    for general in s.generals:
        if general.status == IN_PLAY:
            _station(s, sites, general)
    for pair in s.pairs:
        for site in sites:
            if site.hex != NOWHERE and s.ground.distance(pair.hex, site.hex) <= 3:
                site.invaders = max(site.invaders, 2 * pair.each)
    for place in s.settlements:
        site = sites[s.ground.site[place.hex]]
        site.later = _defence(s, site, place, place.siege + 2)
    return around


def _mark_capitals(s: Land, around: Around) -> None:
    """Note which sites are capitals and who holds his own [PRO-automaticas-26]."""
    for seat in range(s.seats):
        hex: i64 = capitals(s)[seat]
        around.sites[s.ground.site[hex]].capital = True
        if holds_capital(s, seat):
            around.seated |= bit(seat)


def _station(s: Land, sites: list[Site], general: General) -> None:
    """Count a general at the sites that he is on or near."""
    force = general.strength + general.troops
    for number in s.ground.close_sites[general.hex]:
        site = sites[number]
        site.near[general.owner] += force
        if site.hex == general.hex:
            site.here[general.owner] += force
            if site.first == NOBODY:
                site.first = general.number
            elif s.general(site.first).owner != general.owner:
                site.shared = True


def ending(s: Land) -> float:
    """Return how likely the game is decided by points soon: by the last round, or by desolation."""
    left = s.rules.round_limit - s.round
    wild = razed_limit(s) - len(s.razed)
    if left <= 0 or wild <= 0:
        return 1.0
    if left == 1 or wild == 1:
        return 0.35
    return 0.12 if left == 2 or wild == 2 else 0.0


# Worth


def worth(s: Land, around: Around, seat: i64) -> float:
    """Return what a player's position is worth: what it will yet bring, and, towards the end, its points."""
    side = s.sides[seat]
    places = around.places[seat]
    if side.out or (places == 0 and s.rules.landless_out):
        return LANDLESS
    scored = float(points(s, seat))
    total = COIN * float(side.coins) + CARD * float(len(side.hand)) + POINT * scored
    if places <= 1:
        total -= LAST_PLACE * float(2 - places)
    judged: i64 = 0
    for place in s.settlements:
        if place.owner == seat:
            total += _place(s, around, place)
            if place.kind == CITY:
                judged += 1
    for general in s.generals:
        if general.status == IN_PLAY:
            if general.owner == seat:
                total += _general(s, around, general)
        elif general.status == CAPTIVE:
            if general.captor == seat:
                total += CAPTIVE_STRENGTH * float(general.strength)
        elif general.status == ROSTER and general.owner == seat:
            total += 0.6 * float(general.strength)
    total += TITLE * float(judged)
    share = around.ending
    return (1.0 - share) * total + share * FINAL_POINT * scored + _crown(s, seat, judged, share) + _throne(around, seat)


def _crown(s: Land, seat: i64, judged: i64, share: float) -> float:
    """Return what it is worth to be near kingship, if not points decide before, as likely as `share` says."""
    needed = king_titles(s)
    if judged < needed - 1:
        return 0.0
    if judged < needed:
        return 8.0 * (1.0 - share)
    return 8.0 + ANOINTED_WORTH * (2.0 if s.sides[seat].anointed > 0 else 1.0)


def _throne(around: Around, seat: i64) -> float:
    """Return what it is worth to hold one's own capital, more the fewer others do [PRO-automaticas-26]."""
    if (around.seated >> seat) & 1 == 0:
        return 0.0
    others = around.seated & ~bit(seat)
    if others == 0:
        return 6.0 * CAPITAL
    return 2.0 * CAPITAL if others & (others - 1) == 0 else CAPITAL


def _place(s: Land, around: Around, place: Settlement) -> float:
    """Return what a settlement is worth: its income to come, its defence, and whether enemies are there or near."""
    rounds = max(s.rules.round_limit - s.round, 0)
    income = s.rules.income_city if place.kind == CITY else s.rules.income_village
    if place.market:
        income += s.rules.income_market
    total = LAND + YIELD * float(income * rounds)
    if place.barracks:
        total += YIELD * TROOP * float(s.rules.barracks_troops * rounds)
    if place.wall or place.kind == CITY:
        total += 2.5
    total += TROOP * float(min(place.garrison, 4)) + 0.6 * float(max(place.garrison - 4, 0))
    if s.ark == place.hex:
        total += ARK_WORTH
    territory: i64 = s.ground.territory[place.hex]
    if not around.judged[territory] and around.owned[territory * s.seats + place.owner] >= s.rules.judge_settlements:
        total += 3.0
    return total - _danger(s, around.sites[s.ground.site[place.hex]], place)


def _danger(s: Land, site: Site, place: Settlement) -> float:
    """Return what threatens a settlement: the strongest enemy force that is there or could come, above its defence."""
    defence = _defence(s, site, place, max(place.siege, 1))
    excess: i64 = site.invaders - defence
    here = False
    for seat in range(s.seats):
        if seat != place.owner:
            excess = max(excess, site.near[seat] - defence)
            here = here or site.here[seat] > 0
    total = 3.0 + float(place.siege) if here else 0.0
    return total + 1.2 * float(min(excess, 6)) if excess > 0 else total


def _defence(s: Land, site: Site, place: Settlement, siege: i64) -> i64:
    """Return what defends a settlement in a siege round, everything committed."""
    ark: i64 = ARK_BONUS if s.ark == place.hex else 0
    return place.garrison + melted(place, siege) + ark + site.here[place.owner]


def _general(s: Land, around: Around, general: General) -> float:
    """Return what a general is worth where he is: strength, troops, items, and what he has in reach."""
    total = STRENGTH * float(general.strength) + TROOP * float(general.troops)
    if general.items & SWORD:
        total += 2.2
    if general.items & CHARIOT:
        total += 4.2
    if general.items & SQUIRE:
        total += 2.2
    if general.passage:
        total += 3.0
    return total + _prospect(s, around, general)


def _prospect(s: Land, around: Around, general: General) -> float:
    """Return what a general could do from here: found on a free site, or take a settlement weaker than he is."""
    best = 0.0
    for number in s.ground.sites_from[general.hex]:
        site = around.sites[number]
        far = s.ground.distance(general.hex, site.hex)
        nearness = 1.0 - 0.14 * float(far)
        if far > REACH or (CITY_PRIZE + LAST_PRIZE + CAPITAL_PRIZE) * nearness <= best:
            return best
        if not site.razed:
            best = max(best, nearness * _prize(s, around, site, general))
    return best


def _prize(s: Land, around: Around, site: Site, general: General) -> float:
    """Return what a site promises to a general, more if it is somebody's capital."""
    place = site.place
    if place is None:
        free = site.first == NOBODY or (site.first == general.number and not site.shared)
        return FREE_SITE if free else 0.0
    if place.owner == general.owner or max(site.near[general.owner], general.strength + general.troops) <= site.later:
        return 0.0
    prize = CITY_PRIZE if place.kind == CITY else VILLAGE_PRIZE
    if site.capital:
        prize += CAPITAL_PRIZE
    return prize + LAST_PRIZE if around.places[place.owner] == 1 else prize


# Orders filled in


def _commit(s: Land, ask: WriteOrder, options: list[i64], own: bool) -> i64:
    """Return how many troops a side commits in a battle that is only thought of.

    The own side commits what it needs against all that the other could commit; others all or half of what they have.
    """
    numbers = [o for o in options if kind_of(o) == notation.COMMIT or kind_of(o) == notation.GARRISON]
    if not own:
        half = len(numbers) // 2 if s.draw(2, "PRO-responder-2") == 0 else len(numbers) - 1
        return numbers[half]
    missing = _needed(s, ask)
    return numbers[min(max(missing, 0), len(numbers) - 1)]


def _needed(s: Land, ask: WriteOrder) -> i64:
    """Return how many more troops an order needs to win against everything that shows."""
    front = front_of(s, ask.seat)
    order = ask.order(s)
    defends = original_defender(s, front.hex, ask.seat, front.foe) == ask.seat
    own = _bare(s, front.hex, ask.seat) + _written(order)
    theirs = _bare(s, front.hex, front.foe) if front.foe < PAIR else _pair_strength(s, front.foe)
    place = s.settlement(front.hex)
    if front.foe < PAIR:
        for general in s.generals_at(front.hex, front.foe):
            theirs += general.troops
        if place is not None and place.owner == front.foe:
            theirs += place.garrison
    if place is not None and place.owner != NOBODY:
        bonus = melted(place, max(place.siege, 1)) + (3 if s.ark == front.hex else 0)
        if place.owner == front.foe:
            theirs += bonus
        elif place.owner == ask.seat:
            own += bonus
    return theirs + (0 if defends else 1) - own


def _bare(s: Land, hex: i64, seat: i64) -> i64:
    """Return the strength of a side's generals in a hex, with their items."""
    total: i64 = 0
    for general in s.generals_at(hex, seat):
        total += general.strength
        if general.items & SWORD:
            total += s.rules.sword_strength
        if general.items & CHARIOT:
            total += s.rules.chariot_strength
    return total


def _pair_strength(s: Land, side: i64) -> i64:
    pair = s.pair(side - PAIR)
    return 0 if pair is None else 2 * pair.each


def _written(order: Order) -> i64:
    """Return how many troops an order commits so far."""
    total: i64 = 0 if order.garrison == UNWRITTEN else order.garrison
    for troops in order.troops:
        total += troops
    return total


def _use(options: list[i64]) -> i64:
    """Return the Siege Weapons if they can be played, else the confirmation."""
    for o in options:
        if kind_of(o) == notation.USE and first(o) == SIEGE_WEAPONS:
            return o
    return notation.CONFIRM
