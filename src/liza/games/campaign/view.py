# plain: made for people to look at, never in the inner loop
"""How the table is shown: a view of an observation, for a country, the organiser or a spectator."""

from __future__ import annotations

from collections.abc import Iterator

from liza.games.campaign.answers import fill_in_answers
from liza.games.campaign.asking import acts
from liza.games.campaign.books import accounts, source_of
from liza.games.campaign.calendar import morale_change
from liza.games.campaign.commands import commands
from liza.games.campaign.fixed import COMPANY_NAMES, MORALE_OWED, PROFILES
from liza.games.campaign.hints import COUNT, hints
from liza.games.campaign.naming import (
    ICONS,
    PHASES,
    SPECTATOR,
    company_name,
    country_name,
    icon_of,
    name_of,
    reader_of,
    seat_text,
    short_name,
    unit_handle,
    whose,
)
from liza.games.campaign.notation import SEATS
from liza.games.campaign.pieces import (
    HERO,
    KIND_NAMES,
    NOBODY,
    NOWHERE,
    SETTING,
    UNKNOWN,
    Country,
    Unit,
)
from liza.games.campaign.places import besieged, dominion_clause, levies_of, taxes_of
from liza.games.campaign.recruiting import levies_now, levies_of_four, levy_cap, saved_up
from liza.games.campaign.state import Campaign
from liza.games.campaign.telling import TELLER
from liza.games.campaign.victory import own_taxes, score
from liza.games.campaign.wages import draws_wages
from liza.games.campaign.warview import clashes, marches, show_orders
from liza.toolkit.mapview import draw_regions, terrain_words
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import (
    CardView,
    Cell,
    Counter,
    Entry,
    MapView,
    Number,
    Row,
    SeatView,
    Space,
    Stage,
    Summary,
    Track,
    View,
    Zone,
)

EARLY = 4
"""Whoever leaves wages unpaid before this turn began with too little."""


def view(seen: Campaign, seat: int) -> View:
    """Return what `seat` sees, from its own observation; a seat beyond the last is a spectator's."""
    reader = reader_of(seen, seat)
    ask = seen.ask_of(seat) if reader != SPECTATOR else None
    shown = View(
        game="campaign",
        seat=seat_text(seen, reader) if reader != SPECTATOR else "",
        seats=[_seat_view(seen, owner, reader) for owner in range(seen.seats)],
        zones=[*_zones(seen, reader)],
        phases=[(phase, label(f"phase-{phase}")) for phase in PHASES],
        phase=PHASES[seen.phase - 1] if seen.phase != SETTING else "",
        round=int(seen.turn),
        ledger=_ledger(seen, reader),
        track=_track(seen),
        map=_map(seen),
        links=[*marches(seen, reader)],
        clashes=clashes(seen, reader),
        accounts=accounts(seen, reader),
        commands=commands(seen, reader, ask),
        hint_count=COUNT,
    )
    show_orders(seen, reader, shown.zones[0].cards)
    if reader != SPECTATOR and not seen.over:
        if reader < seen.players and seen.turn > 0:
            shown.outlook = _outlook(seen, reader)
            shown.outlook_clause = "CAM-reclutamiento-3" if saved_up(seen, reader) else "CAM-reclutamiento-2"
        fill_in_answers(seen, ask, reader, shown)
    if ask is not None:
        shown.ask = TELLER.ask_phrase(seen, ask)
        shown.ask_tag, shown.ask_note = TELLER.ask_tag(ask), TELLER.ask_note(seen, ask)
        shown.hints = hints(seen, ask, shown)
    if seen.over:
        shown.result, shown.result_clause = result_phrase(seen, reader), seen.ending
    shown.legend = _legend(seen, shown)
    return shown


def result_phrase(seen: Campaign, reader: int) -> Phrase:
    """Return who won and how, or who share the victory, or that nobody did."""
    how = label(f"how-{seen.ending.removeprefix('CAM-')}")
    if len(seen.winners) == 1:
        return Phrase("result-won", how=how, **whose(seen, int(seen.winners[0]), reader))
    if not seen.winners:
        return Phrase("result-nobody", how=how)
    return Phrase("result-shared", how=how, names=[country_name(seen, int(one)) for one in seen.winners])


# Countries


def _seat_view(seen: Campaign, owner: int, reader: int) -> SeatView:
    title = Phrase("seat-title", **whose(seen, owner, reader))
    owing = seen.ask_of(owner) is not None
    if owner >= seen.players:
        return SeatView(seat_text(seen, owner), title, [], False, owing, ["organiser"])
    country = seen.countries[owner]
    return SeatView(
        SEATS[owner], title, [*_counters(seen, owner, _is_open(seen, owner, reader))], False, owing,
        [*_seat_marks(country)], handed=_handed(seen, owner, reader, owing),
    )  # fmt: skip


def _handed(seen: Campaign, owner: int, reader: int, owing: bool) -> str:
    """Return how far a country is where all write at once; who has nothing to write has as good as sealed it."""
    if seen.opened is None or not acts(seen, owner):
        return ""
    if not owing:
        return "sealed"
    return "draft" if owner == reader else "awaited"


def _is_open(seen: Campaign, owner: int, reader: int) -> bool:
    """Tell whether a reader sees a country's accounts [CAM-informacion-2]."""
    return owner == reader or seen.over or bool(seen.is_organiser(reader))


def _counters(seen: Campaign, owner: int, is_open: bool) -> Iterator[Counter]:
    """Yield points, regions and cities, and to those who may know treasury, army and levies."""
    if seen.turn == 0:
        return
    yield Counter("points", label("counter-points"), int(_points(seen, owner)))
    own = [region for region in range(int(seen.board.size())) if seen.owner[region] == owner]
    yield Counter("regions", label("counter-regions"), len(own))
    cities = sum(1 for region in own if seen.board.city[region])
    yield Counter("cities", label("counter-cities"), cities, int(seen.board.cities()) // 2 + 1)
    leaders = sum(1 for one in seen.countries[owner].units if one.rank and one.region != NOWHERE)
    yield Counter("leaders", label("counter-leaders"), leaders)
    if is_open:
        country = seen.countries[owner]
        yield Counter("coins", label("counter-coins"), int(country.coins))
        serving = sum(int(one.points()) for one in country.units if one.region != NOWHERE)
        yield Counter("army", label("counter-army"), serving)
        yield Counter("wages", label("counter-wages"), _wages(country))
        if len(seen.levied) > seen.turn:
            left = int(levy_cap(seen, owner) - country.added[seen.turn]) if len(country.added) > seen.turn else 0
            yield Counter("levies", label("counter-levies"), left, int(levy_cap(seen, owner)))


def _wages(country: Country) -> int:
    return sum(int(one.points()) for one in country.units if draws_wages(one))


def _points(seen: Campaign, owner: int) -> int:
    return int(seen.scores[owner]) if seen.over and seen.scores else int(score(seen, owner))


def _seat_marks(country: Country) -> Iterator[str]:
    if country.out:
        yield "out"
        return
    if country.leaving:
        yield "leaving"
    king = country.king()
    if king is None:
        yield "throne-vacant"
    elif king.captor != NOBODY:
        yield "king-captive"
    if country.capital == NOWHERE:
        yield "no-capital"


# The map


def _map(seen: Campaign) -> MapView:
    drawn = draw_regions(seen.board.map)
    for region, space in enumerate(drawn.spaces):
        _fill_space(seen, region, space)
    return drawn


def _fill_space(seen: Campaign, region: int, space: Space) -> None:
    """Fill in whose a region is, who dominates it and by which clause, what stands there and what it is worth."""
    owner = int(seen.owner[region])
    if owner != NOBODY:
        space.owner = SEATS[owner]
    if seen.turn > 0 and len(seen.dominion) > seen.turn:
        ruler = int(seen.dominion[seen.turn][region])
        if ruler not in (NOBODY, UNKNOWN):
            space.control = SEATS[ruler]
    space.sides = [SEATS[one] for one in seen.arrivals[region]]
    space.things = [card.handle for card in standing(seen, region)]
    space.marks += [*_region_marks(seen, region)]
    space.counters = [
        Counter("taxes", label("counter-taxes"), int(taxes_of(seen, region)), int(seen.board.taxes[region])),
        Counter("levies", label("counter-levies"), int(levies_of(seen, region)), int(seen.board.levies[region])),
    ]


def _region_marks(seen: Campaign, region: int) -> Iterator[str]:
    if any(country.capital == region for country in seen.countries):
        yield "capital"
    if seen.razed >> region & 1:
        yield "razed"
    if besieged(seen, region):
        yield "besieged"
    if seen.turn > 0 and dominion_clause(seen, region) in ("CAM-dominio-8", "CAM-dominio-12"):
        yield "contested"
    if seen.terrain[region] != seen.board.terrain[region]:
        yield "terrain-changed"
    if seen.closed >> int(seen.terrain[region]) & 1:
        yield "closed"


def standing(seen: Campaign, region: int) -> list[CardView]:
    """Return what stands in a region: for each country its leaders, then its units, or only that it has troops."""
    out: list[CardView] = []
    for seat, country in enumerate(seen.countries):
        here = [one for one in country.units if one.region == region]
        out += [_unit(seen, seat, one) for one in here]
        if country.troops >> region & 1 and not any(one.is_troop() for one in here):
            out.append(_presence(seen, seat, region))
    return out


def _presence(seen: Campaign, seat: int, region: int) -> CardView:
    """Return that a country has troops somewhere, without their number [CAM-informacion-3]."""
    at = f"troops:{SEATS[seat]}:{seen.board.ids[region]}"
    text = label("about-troops")
    return CardView(at, "troops", label("piece-troops"), SEATS[seat], icon="minions", kind="troops", text=text)


def _unit(seen: Campaign, seat: int, one: Unit) -> CardView:
    kind = "leader" if one.rank else KIND_NAMES[one.kind]
    return CardView(
        unit_handle(seat, int(one.number)), kind, name_of(seen, seat, one), SEATS[seat], [*_numbers(seen, seat, one)],
        [*_unit_marks(one)], icon_of(one), kind, text=label(f"about-{kind}"), short=short_name(one),
    )  # fmt: skip


def _numbers(seen: Campaign, seat: int, one: Unit) -> Iterator[Number]:
    """Yield a leader's leadership and manoeuvre, which are public, and what else is known."""
    if one.rank:
        most, move = int(one.leadership()), int(one.maneuver())
        parts = [(most, name_of(seen, seat, one), PROFILES[one.rank])] if one.each else []
        yield Number("leadership", most, most, parts)
        yield Number("maneuver", move, move)
    if one.each == 0:
        return
    yield Number("points", int(one.points()), int(one.size * one.each))
    if one.kind != HERO:
        yield Number("models", int(one.models), int(one.size))
    yield _morale(seen, one)


def _morale(seen: Campaign, one: Unit) -> Number:
    """Return a unit's morale with what is owed and what events change, never below 1 [CAM-mantenimiento-15]."""
    parts = [(int(one.morale), label("morale-base"), "CAM-mantenimiento-15")]
    if one.owed:
        parts.append((-MORALE_OWED * int(one.owed), label("morale-owed"), "CAM-mantenimiento-2"))
    change = int(morale_change(seen, one.owed))
    if change:
        parts.append((change, label("morale-events"), "CAM-acontecimientos-7"))
    if len(parts) == 1:
        return Number("morale", int(one.morale), int(one.morale))
    total = sum(part[0] for part in parts)
    if total < 1:
        parts.append((1 - total, label("morale-least"), "CAM-auto-1"))
    return Number("morale", max(total, 1), int(one.morale), parts)


def _unit_marks(one: Unit) -> Iterator[str]:
    if one.owed:
        yield f"owed-{int(one.owed)}"
    if one.until:
        yield "mercenary"
    if one.spent:
        yield "spent"
    if one.captor != NOBODY:
        yield "prisoner"


# Zones


def _zones(seen: Campaign, reader: int) -> Iterator[Zone]:
    pieces = [card for region in range(int(seen.board.size())) for card in standing(seen, region)]
    yield Zone("board", "", "map", label("zone-board"), 0, len(pieces), 0, pieces, kind="board")
    companies = [_company(seen, number) for number, one in enumerate(seen.companies) if one.announced and not one.gone]
    yield Zone("companies", "", "row", label("zone-companies"), 1, len(companies), 0, companies, kind="companies")
    for owner, country in enumerate(seen.countries):
        held = [
            _unit(seen, other, one)
            for other, its in enumerate(seen.countries)
            for one in its.units
            if one.captor == owner
        ]
        waiting = [_unit(seen, owner, one) for one in country.units if one.region == NOWHERE and one.captor == NOBODY]
        side = "me" if owner == max(reader, 0) else "rival"
        seat = SEATS[owner]
        yield Zone(f"prisoners:{seat}", seat, "grid", label("zone-prisoners"), 2, len(held), 0, held, side, "prisoners")
        yield Zone(f"waiting:{seat}", seat, "grid", label("zone-waiting"), 3, len(waiting), 0, waiting, side, "waiting")


def _company(seen: Campaign, number: int) -> CardView:
    company = seen.companies[number]
    owner = SEATS[company.holder] if company.holder != NOBODY else ""
    numbers = [Number("points", int(company.points()), int(company.points()))]
    numbers.append(Number("models", int(company.models), int(company.models)))
    if company.holder != NOBODY:
        numbers.append(Number("until", int(company.until), int(company.until)))
    kind = KIND_NAMES[company.kind]
    return CardView(
        f"company:{COMPANY_NAMES[number]}", "company", company_name(number), owner, numbers, [], ICONS[kind],
        "company", text=label("about-company"),
    )  # fmt: skip


# Accounts


def _ledger(seen: Campaign, reader: int) -> list[Entry]:
    """Return the lines of the ledgers that a reader may read, those of this turn, and for the organiser of the last.

    When the game is over these are all lines of all countries [CAM-informacion-6].
    """
    out = []
    for owner, country in enumerate(seen.countries):
        if not _is_open(seen, owner, reader):
            continue
        for one in country.ledger:
            if seen.over or one.turn == seen.turn or (owner != reader and one.turn == seen.turn - 1):
                out.append(Entry(SEATS[owner], int(one.amount), source_of(one), one.clause, one.reason))
    return out


def _outlook(seen: Campaign, reader: int) -> Phrase:
    """Return income, wages and both ways of the levies with their arithmetic, as they stand."""
    now = seen.dominion[seen.turn] if len(seen.dominion) > seen.turn else ()
    income = sum(int(taxes_of(seen, region)) for region, ruler in enumerate(now) if ruler == reader)
    if len(seen.levied) <= seen.turn:
        return Phrase("outlook-money", income=income, wages=_wages(seen.countries[reader]))
    saved = int(levies_of_four(seen, reader)) if saved_up(seen, reader) else -1
    return Phrase(
        "outlook", income=income, wages=_wages(seen.countries[reader]), levies=int(levies_now(seen, reader)),
        saved=saved, half=saved // 2, cap=int(levy_cap(seen, reader)),
    )  # fmt: skip


def _track(seen: Campaign) -> Track | None:
    """Return the turns of a game by points, past, now and ahead [CAM-victoria-2]."""
    if seen.rules.victory != 0:
        return None
    now = int(seen.turn)
    stages = [
        Stage(number, "turns", "past" if number < now else "now" if number == now else "ahead")
        for number in range(1, int(seen.rules.game_length) + 1)
    ]
    return Track(label("track-turns"), [("turns", label("track-turns"))], stages, "turns" if now else "")


def summary(seen: Campaign) -> Summary | None:
    """Return points, regions, own taxes and treasury by country; None while the game goes on."""
    if not seen.over:
        return None
    seats = range(seen.players)
    own = [sum(1 for one in seen.owner if one == seat) for seat in seats]
    rows = [
        _row("summary-points", {SEATS[one]: int(seen.scores[one]) for one in seats}, True),
        _row("summary-taxes", {SEATS[one]: int(own_taxes(seen, one)) for one in seats}),
        _row("summary-coins", {SEATS[one]: int(seen.countries[one].coins) for one in seats}),
        _row("summary-regions", {SEATS[one]: own[one] for one in seats}),
    ]
    figures = [(label("figure-lost"), {SEATS[one]: _lost(seen.countries[one]) for one in seats})]
    return Summary(label("summary-title"), [label("summary-what"), label("summary-by-seat")], rows, figures)


def figures(s: Campaign) -> tuple[tuple[str, int], ...]:
    """Return what the laboratory counts of a game: battles, annexations, and who could not pay wages."""
    short = [int(country.short) for country in s.countries if country.short]
    early = sum(turn < EARLY for turn in short)
    annexed = int(s.annexed).bit_count()
    return (("battles", len(s.fought)), ("annexed", annexed), ("short-early", early), ("short", len(short)))


def _lost(country: Country) -> int:
    """Return the army points that a country has lost, by its ledger."""
    return -sum(int(one.points) for one in country.ledger if one.points < 0)


def _row(message: str, numbers: dict[str, int], deciding: bool = False) -> Row:
    most = max(numbers.values())
    first = [seat for seat, number in numbers.items() if number == most]
    return Row([Cell(label(message)), Cell(numbers=numbers, leader=first[0] if len(first) == 1 else "")], deciding)


def _legend(seen: Campaign, shown: View) -> dict[str, Phrase]:
    """Return the words for all marks, kinds and terrains that are shown."""
    cards = [card for zone in shown.zones for card in zone.cards]
    marks = {mark for card in cards for mark in card.marks} | {mark for seat in shown.seats for mark in seat.marks}
    if shown.commands is not None:
        marks |= {line.mark for line in shown.commands.lines}
    if shown.map is not None:
        marks |= {mark for space in shown.map.spaces for mark in space.marks}
    kinds = {card.kind for card in cards if card.kind}
    said = {mark: label(f"mark-{mark}") for mark in marks} | {kind: label(f"kind-{kind}") for kind in kinds}
    return dict(sorted((said | terrain_words(seen.board.map)).items()))
