"""Full states that fit an observation: what others have is made up, so that it looks from outside as it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from liza.games.campaign.fixed import LEADER_MORALE, LEADER_POINTS, RESERVE, TEMPLATE_MODELS
from liza.games.campaign.pieces import (
    COMPANY_NAME,
    FIRST_UNIT,
    NOWHERE,
    SEEN_OPEN,
    Company,
    Country,
    Entry,
    Unit,
    from_template,
)
from liza.kernel import Rng, bit, seeded

if TYPE_CHECKING:
    from liza.games.campaign.state import Campaign

USUAL_ARMY: Final = 8000
"""Points of troops that a country is taken to have, spread over the regions in which it is seen."""
USUAL_COINS: Final = 6000
HERO_POINTS: Final = 150
_GUESSES: Final = (0, 1, 2, 4, 5)
"""Templates of which unseen armies are made."""


def fill_in(s: Campaign, seat: i64, seed: i64) -> None:
    """Turn a copy of an observation of `seat` into a full state that fits it, in place."""
    rng = Rng(int(seed))
    if not s.over and not s.is_organiser(seat):
        for other in range(s.players):
            if other == seat:
                _roll_fates(s, s.countries[other], rng)
            elif not s.countries[other].out:
                fill_country(s, other, seat, rng)
        s.salt = [rng.below(1000), 1, 1, 1]
    s.gen = seeded(rng.seed())
    s.fill_lanes(seat, rng.seed())


def _roll_fates(s: Campaign, country: Country, rng: Rng) -> None:
    """Roll the dice that lie covered: as many as are known to lie there, all of them for another country."""
    for i in range(len(country.fates)):
        if country.fates[i] == 0:
            country.fates[i] = 1 + rng.below(RESERVE)


def fill_country(s: Campaign, other: i64, seat: i64, rng: Rng) -> None:
    """Make up what another country has: coins, points of leaders, troops where some are seen."""
    country = s.countries[other]
    country.coins = USUAL_COINS // 2 + rng.below(USUAL_COINS)
    country.ledger = [Entry(s.turn, country.coins, 0, country.coins, "treasury", NOWHERE, "CAM-partida-13")]
    country.added = [0 for _ in range(s.turn + 1)]
    country.wills = [0 for _ in range(s.turn + 1)]
    country.next_leader = FIRST_UNIT // 2
    if s.rules.reserve == 2:
        country.fates = [0 for _ in range(RESERVE)]
        _roll_fates(s, country, rng)
    for one in country.units:
        if one.each == 0:
            make_hero(one)
    if s.rules.visibility != SEEN_OPEN:
        _fill_troops(s, other, seat, rng)
    last: i64 = FIRST_UNIT - 1
    for one in country.units:
        last = max(last, one.number)
    country.next_unit = last + 1


def make_hero(one: Unit) -> None:
    """Give a leader or hero whose worth is unknown what such a one usually is worth."""
    one.models = one.size = 1
    one.each = LEADER_POINTS[one.number] if one.number < len(LEADER_POINTS) else HERO_POINTS
    one.morale = LEADER_MORALE


def _fill_troops(s: Campaign, other: i64, seat: i64, rng: Rng) -> None:
    """Put troops into every region where some are seen: together about as many as a country has."""
    country = s.countries[other]
    number: i64 = FIRST_UNIT
    for one in country.units:
        number = max(number, one.number + 1)
    regions: list[i64] = []
    for region in range(s.board.size()):
        if (country.troops >> region) & 1:
            regions.append(region)
    for company in s.companies:
        if company.holder == other:
            at = regions if len(regions) != 0 else _unseen(s, seat)
            country.units.append(as_unit(company, number, at[rng.below(len(at))]))
            number += 1
    _come_into_view(s, other)
    if len(regions) == 0:
        return
    each = USUAL_ARMY // len(regions)
    for region in regions:
        known = _troops_at(country, region)
        while known < each:
            name = _GUESSES[rng.below(len(_GUESSES))]
            one = from_template(name, TEMPLATE_MODELS[name], number)
            one.region = region
            country.units.append(one)
            number += 1
            known += one.points()


def _unseen(s: Campaign, seat: i64) -> list[i64]:
    """Return the regions into which a seat does not see; in the fog there are some."""
    seen = s.sees(seat)
    return [region for region in range(s.board.size()) if (seen >> region) & 1 == 0]


def _come_into_view(s: Campaign, other: i64) -> None:
    """Note where the companies are that a country holds in the fog."""
    country = s.countries[other]
    for one in country.units:
        if one.company >= 0 and (country.troops >> one.region) & 1 == 0:
            country.troops |= bit(one.region)
            s.arrivals[one.region].append(other)


def _troops_at(country: Country, region: i64) -> i64:
    total: i64 = 0
    for one in country.units:
        if one.region == region and one.is_troop():
            total += one.points()
    return total


def as_unit(company: Company, number: i64, region: i64) -> Unit:
    """Return a company as the unit of whoever holds it, with all the models that are known of."""
    one = Unit()
    one.number = number
    one.name = COMPANY_NAME + company.number
    one.kind = company.kind
    one.models = one.size = company.models
    one.each = company.each
    one.morale = company.morale
    one.region = region
    one.until = company.until
    one.company = company.number
    return one
