"""Full states that fit an observation: what others have is made up, so that it looks from outside as it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from liza.games.campaign.fixed import LEADER_MORALE, LEADER_POINTS, TEMPLATE_MODELS
from liza.games.campaign.pieces import FIRST_UNIT, SEEN_OPEN, from_template
from liza.kernel import Rng, seeded

if TYPE_CHECKING:
    from liza.games.campaign.state import Campaign

USUAL_ARMY = 8000
"""Points of troops that a country is taken to have, spread over the regions in which it is seen."""
USUAL_COINS = 6000
HERO_POINTS = 150
_GUESSES = (0, 1, 2, 4, 5)
"""Templates of which unseen armies are made."""


def fill_in(s: Campaign, seat: i64, seed: i64) -> None:
    """Turn a copy of an observation of `seat` into a full state that fits it, in place."""
    rng = Rng(int(seed))
    if not s.over and not s.is_organiser(seat):
        for other in range(s.players):
            if other != seat and not s.countries[other].out:
                _fill_country(s, other, rng)
        s.salt = [1, 2, 3, 4]
    s.gen = seeded(rng.seed())
    s.fill_lanes(seat, rng.seed())


def _fill_country(s: Campaign, other: i64, rng: Rng) -> None:
    country = s.countries[other]
    country.coins = USUAL_COINS
    country.added = [0 for _ in range(s.turn + 1)]
    country.wills = [0 for _ in range(s.turn + 1)]
    country.next_leader = FIRST_UNIT // 2
    for one in country.units:
        if one.each == 0:
            one.models = one.size = one.each = 1
            one.each = LEADER_POINTS[one.number] if one.number < len(LEADER_POINTS) else HERO_POINTS
            one.morale = LEADER_MORALE
    if s.rules.visibility != SEEN_OPEN:
        _fill_troops(s, other, rng)
    country.next_unit = FIRST_UNIT + len(country.units)


def _fill_troops(s: Campaign, other: i64, rng: Rng) -> None:
    """Put troops into every region where some are seen: together about as many as a country has."""
    country = s.countries[other]
    number = FIRST_UNIT + max((int(one.number) + 1 - FIRST_UNIT for one in country.units), default=0)
    number = max(number, FIRST_UNIT)
    regions = [region for region in range(s.board.size()) if (country.troops >> region) & 1]
    if len(regions) == 0:
        return
    each = USUAL_ARMY // len(regions)
    for region in regions:
        known = sum(int(one.points()) for one in country.units if one.region == region and one.is_troop())
        while known < each:
            name = _GUESSES[rng.below(len(_GUESSES))]
            one = from_template(name, TEMPLATE_MODELS[name], number)
            one.region = region
            country.units.append(one)
            number += 1
            known += int(one.points())
