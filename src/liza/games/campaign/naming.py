# plain: texts are made only when somebody reads them
"""How a reader calls what is on the table: countries, regions, units, leaders, companies."""

from __future__ import annotations

from functools import lru_cache

from liza.games.campaign.fixed import COMPANY_NAMES, TEMPLATES, TITLES
from liza.games.campaign.notation import ORGANISER, SEATS
from liza.games.campaign.pieces import COMPANY_NAME, FIRST_UNIT, HERO, KIND_NAMES, KING, NOWHERE, OWN_NAME, Unit
from liza.games.campaign.state import Campaign
from liza.toolkit.telling import label
from liza.toolkit.text import Argument, Phrase

SPECTATOR = -1
PHASES = ("opening", "orders", "movement", "close")
"""By number less one."""
ICONS = {
    "infantry": "pikeman", "skirmishers": "bowman", "cavalry": "horse-head", "artillery": "cannon",
    "monster": "mammoth", "hero": "knight-banner",
}  # fmt: skip
KING_ICON = "crown"
RANK_WORDS = ("", "king", "duke", "marquis", "count", "baron")


def reader_of(seen: Campaign, seat: int) -> int:
    """Return the seat of a reader, SPECTATOR for whoever sits at none."""
    return seat if 0 <= seat < seen.seats else SPECTATOR


def seat_text(seen: Campaign, seat: int) -> str:
    """Return a seat's id: a country's, or the organiser's."""
    return SEATS[seat] if seat < seen.players else ORGANISER


def country_name(seen: Campaign, seat: int) -> Phrase:
    """Return what a country is called: by its players, or by its colour."""
    if seat >= seen.players:
        return label("seat-organiser")
    called = seen.called[seat]
    return _said(called) if called else _seat_name(SEATS[seat])


@lru_cache(maxsize=16)
def _seat_name(seat: str) -> Phrase:
    return Phrase("seat-name", seat=seat)


@lru_cache(maxsize=256)
def _said(text: str) -> Phrase:
    return Phrase("data-text", es=text, en=text)


def country_inner(seen: Campaign, seat: int, reader: int) -> Phrase:
    """Return what a country is called after a preposition; the reader's own is "you"."""
    return label("seat-you") if seat == reader else country_name(seen, seat)


def whose(seen: Campaign, seat: int, reader: int) -> dict[str, Argument]:
    """Return the arguments that say who does something: `who` (me or other) and `name`."""
    return {"who": "me" if seat == reader else "other", "name": country_name(seen, seat)}


def region_name(seen: Campaign, region: int) -> Phrase:
    """Return a region by its name."""
    return _region_name(seen.board.map.names[region])


@lru_cache(maxsize=512)
def _region_name(names: tuple[str, str]) -> Phrase:
    return Phrase("data-text", es=names[0], en=names[1])


def company_name(number: int) -> Phrase:
    """Return a company."""
    return label(f"company-{COMPANY_NAMES[number]}")


def kind_of_unit(seen: Campaign, seat: int, name: int) -> Phrase:
    """Return what units of a name are called: a template's, a company's, or their player's own word."""
    if name >= OWN_NAME:
        own = seen.own_names[seat] if seat < seen.players else ()
        return _said(own[name - OWN_NAME]) if name - OWN_NAME < len(own) else label("unit-own")
    return company_name(name - COMPANY_NAME) if name >= COMPANY_NAME else label(f"unit-{TEMPLATES[name]}")


def unit_name(seen: Campaign, seat: int, number: int) -> Phrase:
    """Return a unit, hero or leader of a country as a reader calls it; one that is gone by its number alone."""
    one = seen.countries[seat].unit(number)
    if one is None:
        return Phrase("unit-gone" if number >= FIRST_UNIT else "leader-gone", number=_ordinal(number))
    return name_of(seen, seat, one)


def name_of(seen: Campaign, seat: int, one: Unit) -> Phrase:
    """Return what a unit is called."""
    if one.rank == KING and seen.titles[seat]:
        return _said(seen.titles[seat])
    if 0 < one.rank <= TITLES:
        return label(f"title-{RANK_WORDS[one.rank]}")
    if one.rank:
        return Phrase("leader-name", number=_ordinal(one.number))
    if one.kind == HERO and one.number < FIRST_UNIT:
        return Phrase("hero-known", number=_ordinal(one.number))
    if one.company >= 0:
        return company_name(one.company)
    if one.name < COMPANY_NAME:
        return Phrase(f"unit-{TEMPLATES[one.name]}.one", number=_ordinal(one.number))
    return Phrase("unit-name", kind=kind_of_unit(seen, seat, one.name), number=_ordinal(one.number))


def icon_of(one: Unit) -> str:
    """Return the icon of a unit, hero or leader."""
    if one.rank == KING:
        return KING_ICON
    return ICONS["hero" if one.rank else KIND_NAMES[one.kind]]


def short_name(one: Unit) -> Phrase | None:
    """Return a leader's title where there is little room, None for anybody else."""
    if 0 < one.rank <= TITLES:
        return label(f"short-{RANK_WORDS[one.rank]}")
    return Phrase("short-leader", number=_ordinal(one.number)) if one.rank else None


def _ordinal(number: int) -> int:
    """Return a unit's number as people count: from 1, leaders apart."""
    return number + 1 if number < FIRST_UNIT else number - FIRST_UNIT + 1


def unit_handle(seat: int, number: int) -> str:
    """Return the handle of a unit: `@` with its country and number."""
    return f"@{seat * 4096 + number}"


def serves_at(one: Unit) -> bool:
    """Tell whether a unit stands on the map."""
    return one.region != NOWHERE
