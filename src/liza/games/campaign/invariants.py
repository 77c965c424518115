# plain: for tests
"""What must hold in every state of a campaign, and the twin that the law of hidden information is tested with."""

from __future__ import annotations

from collections.abc import Iterator

from liza.games.campaign.fixed import DESERTION, LONGEST_CONTRACT
from liza.games.campaign.knowing import HERO_POINTS
from liza.games.campaign.pieces import FIRST_UNIT, HERO, KING, NOBODY, NOWHERE, SEEN_OPEN, Country, Unit
from liza.games.campaign.places import recount
from liza.games.campaign.state import Campaign
from liza.kernel import Rng, seeded


def broken(s: Campaign) -> list[str]:
    """Return the invariants that a full state breaks; none, ever."""
    if s.turn == 0:
        return []
    return [*_money(s), *_units(s), *_presence(s), *_regions(s), *_companies(s), *_sight(s)]


def _money(s: Campaign) -> Iterator[str]:
    for seat, country in enumerate(s.countries):
        if country.coins < 0:
            yield f"seat {seat} has {country.coins} coins [CAM-reclutamiento-13]"
        if country.ledger and sum(one.amount for one in country.ledger) != country.coins:
            yield f"the ledger of seat {seat} adds up to other than its {country.coins} coins [CAM-informacion-6]"


def _units(s: Campaign) -> Iterator[str]:
    for seat, country in enumerate(s.countries):
        numbers = [one.number for one in country.units]
        if numbers != sorted(set(numbers)):
            yield f"the units of seat {seat} are not in order: {numbers}"
        ranks = [one.rank for one in country.units if one.rank]
        if len(set(ranks)) != len(ranks):
            yield f"seat {seat} has a rank twice: {ranks} [CAM-lideres-22]"
        if ranks.count(KING) > 1:
            yield f"seat {seat} has two kings [CAM-coronacion-1]"
        for one in country.units:
            yield from _unit(seat, one)


def _unit(seat: int, one: Unit) -> Iterator[str]:
    where = f"unit {one.number} of seat {seat}"
    if not 1 <= one.models <= one.size or one.each < 1:
        yield f"{where} has {one.models} of {one.size} models worth {one.each} [CAM-batalla-9]"
    if not 0 <= one.owed <= DESERTION:
        yield f"{where} is owed {one.owed} turns [CAM-mantenimiento-3]"
    if (one.region == NOWHERE) != (one.captor != NOBODY or one.freed):
        yield f"{where} is in region {one.region}, captor {one.captor}, freed {one.freed} [CAM-prisioneros-1]"
    if one.captor == seat or (one.captor != NOBODY and one.kind != HERO):
        yield f"{where} is held by {one.captor} [CAM-batalla-6]"
    if (one.rank or one.captor != NOBODY) and one.number >= FIRST_UNIT:
        yield f"{where} is known to all and has a secret number"
    if one.rank and one.kind != HERO:
        yield f"{where} has a rank and is no hero [CAM-partida-16]"


def _presence(s: Campaign) -> Iterator[str]:
    """Where a country has troops is written down, and the arrivals name exactly who has some."""
    for seat, country in enumerate(s.countries):
        copy = s.clone()
        recount(copy, seat)
        if copy.countries[seat].troops != country.troops:
            yield f"seat {seat} has troops in {country.troops:b}, its units in {copy.countries[seat].troops:b}"
    if s.lanes:
        return
    for region in range(int(s.board.size())):
        there = [seat for seat, country in enumerate(s.countries) if country.troops >> region & 1]
        if sorted(s.arrivals[region]) != there:
            yield f"region {region} holds {there}, its arrivals say {s.arrivals[region]}"


def _regions(s: Campaign) -> Iterator[str]:
    for seat, country in enumerate(s.countries):
        capital = country.capital
        if capital != NOWHERE and (s.owner[capital] != seat or not s.board.city[capital]):
            yield f"the capital of seat {seat} is no city of its own [CAM-capital-3]"
        if country.out and (country.units or country.troops or seat in s.owner):
            yield f"seat {seat} is out and still has something [CAM-victoria-6]"
    if len(s.entered) != s.turn + 1 or len(s.dominion) not in (s.turn, s.turn + 1):
        yield f"turn {s.turn} has {len(s.dominion)} snapshots [CAM-dominio-13]"


def _companies(s: Campaign) -> Iterator[str]:
    held = {one.company: seat for seat, country in enumerate(s.countries) for one in country.units if one.company >= 0}
    for company in s.companies:
        if held.get(company.number, NOBODY) != company.holder:
            yield f"company {company.number} is held by {company.holder}, its unit by {held.get(company.number)}"
        if company.holder != NOBODY and company.until > s.turn + LONGEST_CONTRACT:
            yield f"company {company.number} is hired until {company.until} [CAM-mercenarios-3]"


def _sight(s: Campaign) -> Iterator[str]:
    """Nobody sees another's treasury, units or orders [CAM-informacion-2]."""
    if s.over:
        return
    for seat in range(s.players):
        seen = s.observe(seat)
        if seen.calendar or any(seen.salt):
            yield f"seat {seat} sees the calendar [CAM-acontecimientos-4]"
        for other, country in enumerate(seen.countries):
            if other == seat:
                continue
            if country.coins or country.ledger or country.orders or country.will or country.bids:
                yield f"seat {seat} sees what seat {other} keeps to itself [CAM-informacion-2]"
            hidden = s.rules.visibility != SEEN_OPEN
            if hidden and any(one.number >= FIRST_UNIT or one.each for one in country.units):
                yield f"seat {seat} sees the units of seat {other} [CAM-informacion-3]"


# Twins


def twin(s: Campaign, seat: int, rng: Rng) -> Campaign:
    """Return a state that `seat` can't tell from this one: everything it can't know is rewritten at random."""
    to = s.clone()
    if to.gen != 0:
        to.gen = seeded(rng.seed())
    if to.over or to.is_organiser(seat):
        _shuffle_lanes(to, seat)
        return to
    opened = to.opened
    if opened is not None:
        assert isinstance(opened, Campaign)
        opened = opened.clone()
        to.opened = opened
    _rewrite_calendar(to, rng)
    for other in range(to.players):
        if other == seat or to.countries[other].out:
            continue
        source = to if opened is None else opened
        _rewrite(source, source.countries[other], other, seat, rng)
    _shuffle_lanes(to, seat)
    if seat < to.players:
        _roll_again(to.countries[seat], rng)
    return to


def _rewrite_calendar(s: Campaign, rng: Rng) -> None:
    """Let other things come, or nothing."""
    s.salt = [rng.below(1000) for _ in s.salt]
    s.calendar = [one for one in s.calendar if rng.below(2)]


def _roll_again(country: Country, rng: Rng) -> None:
    country.fates = [1 + rng.below(6) for _ in country.fates]


def _rewrite(s: Campaign, country: Country, other: int, seat: int, rng: Rng) -> None:
    """Give a country other coins, other points of the same units and another will; where it stands is known."""
    country.coins = rng.below(20_000)
    country.ledger = []
    country.will = 0
    country.moving_capital = NOWHERE
    country.added = [0 for _ in country.added]
    country.wills = [0 for _ in country.wills]
    _roll_again(country, rng)
    if s.rules.visibility == SEEN_OPEN:
        return
    known = _in_battle(s, other, seat)
    for one in country.units:
        if one in known:
            continue
        if one.kind == HERO:
            one.each = HERO_POINTS + rng.below(200)
        else:
            one.models = 1 + rng.below(int(one.size))
        one.owed = rng.below(2)


def _in_battle(s: Campaign, other: int, seat: int) -> list[Unit]:
    """Return the units of another country that a seat sees because they fight it [CAM-informacion-4]."""
    regions = {one.region for one in s.battles if seat in (one.attacker, one.holder)}
    return [one for one in s.countries[other].units if one.region in regions]


def _shuffle_lanes(s: Campaign, seat: int) -> None:
    """Put others' decisions in open lanes back to where they began: nobody knows how far they have come."""
    if not s.lanes:
        return
    together = s.agenda[-1]
    for other in range(s.players):
        if other == seat:
            continue
        done = not s.lanes[other]
        annexed = s.countries[other].annexed
        s.restore_seat(other)
        if done:
            together.open(s, other)  # type: ignore[attr-defined]
            # what it annexes is told to all as soon as the last one is done, which may follow at once
            s.countries[other].annexed = annexed
        else:
            s.reopen(other)
