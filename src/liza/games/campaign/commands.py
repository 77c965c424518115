# plain: made for people to look at, never in the inner loop
"""The sheet of orders: each leader with his way, what he leads and what he wishes, and what would come of it all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from liza.games.campaign.forces import load, posture_of
from liza.games.campaign.naming import name_of, region_name, short_name, unit_handle, unit_name
from liza.games.campaign.orders import GiveOrders, leaders_of, lone_regions
from liza.games.campaign.pieces import AVOID, MOVEMENT, NOBODY, ORDERS, Order, Unit
from liza.games.campaign.places import points_at
from liza.games.campaign.rehearsing import Rehearsal, rehearse
from liza.games.campaign.state import Campaign
from liza.games.campaign.warwords import CHANGE, POSTURES, describe
from liza.kernel import Ask
from liza.toolkit.regionmap import handle
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import Command, Commands


def commands(seen: Campaign, reader: int, ask: Ask[Any] | None) -> Commands | None:
    """Return the orders of the reader's country, from its own observation; None while there are none to be given."""
    if not 0 <= reader < seen.players or seen.over or seen.rules.sequential or seen.phase not in (ORDERS, MOVEMENT):
        return None
    writing = seen.phase == ORDERS
    lines = [*_leaders(seen, reader, ask), *_garrisons(seen, reader, ask)]
    sheet = Commands(label("commands"), label("commands-note" if writing else "commands-note-given"), lines)
    if writing:
        sheet.trial = label("trial")
        sheet.outcome = [*_outcome(seen, reader, rehearse(seen, reader))]
    return sheet


# Who is ordered what


def _leaders(seen: Campaign, reader: int, ask: Ask[Any] | None) -> Iterator[Command]:
    country = seen.countries[reader]
    asked = int(getattr(ask, "leader", NOBODY))
    for one in leaders_of(country):
        order = country.order_of(one.number)
        line = Command(
            unit_handle(reader, int(one.number)),
            name_of(seen, reader, one),
            short_name(one),
            used=int(load(seen, reader, one.number)),
            most=int(one.leadership()),
            mark="avoids" if posture_of(seen, reader, one.number) == AVOID else "provokes",
            open=int(one.number) == asked,
        )
        _tell_way(seen, reader, one, order, line)
        if isinstance(ask, GiveOrders):
            line.change = describe(seen, CHANGE)
            line.turn = describe(seen, POSTURES) if one.leader == NOBODY else ""
        yield line


def _tell_way(seen: Campaign, reader: int, one: Unit, order: Order | None, line: Command) -> None:
    """Fill in where a leader goes, or why he goes nowhere."""
    line.way = [handle(int(one.region))]
    if one.leader != NOBODY:
        line.note, line.clause = Phrase("command-rides", unit=unit_name(seen, reader, int(one.leader))), "CAM-lideres-5"
        return
    if order is None or not order.route:
        line.note, line.clause = label("command-none"), "CAM-ordenes-3"
        line.idle = seen.phase == ORDERS
        return
    line.way += [handle(int(region)) for region in order.route[int(order.done) :]]
    if order.failed:
        line.note, line.clause = label("command-failed"), order.failed
    elif order.column != NOBODY:
        line.note, line.clause = (
            Phrase("command-column", unit=unit_name(seen, reader, int(order.column))),
            "CAM-lideres-8",
        )


def _garrisons(seen: Campaign, reader: int, ask: Ask[Any] | None) -> Iterator[Command]:
    """Yield what stays where there is nobody to lead it [CAM-movimiento-1]."""
    for region in lone_regions(seen, reader):
        avoids = seen.countries[reader].postures >> region & 1
        yield Command(
            handle(int(region)),
            Phrase("command-garrison", region=region_name(seen, int(region)), code=seen.board.ids[region]),
            used=int(points_at(seen, reader, region)),
            mark="avoids" if avoids else "provokes",
            turn=describe(seen, POSTURES) if isinstance(ask, GiveOrders) else "",
        )


# What would come of it


def _outcome(seen: Campaign, reader: int, found: Rehearsal) -> Iterator[tuple[Phrase, str]]:
    before, after = found.of(reader, False), found.of(reader, True)
    yield Phrase("trial-count", count=len(after), change=len(after) - len(before)), "CAM-dominio-13"
    gained = [region for region in after if region not in before]
    lost = [region for region in before if region not in after]
    for message, regions in (("trial-gained", gained), ("trial-lost", lost)):
        for clause in dict.fromkeys(found.clauses[region] for region in regions):
            of_it = [region for region in regions if found.clauses[region] == clause]
            yield Phrase(message, regions=_names(seen, of_it)), clause
    if found.threatened:
        yield Phrase("trial-threatened", regions=_names(seen, found.threatened)), "CAM-dominio-8"
    if found.met:
        yield Phrase("trial-met", regions=_names(seen, found.met)), "CAM-contacto-1"
    for leader, clause in found.failed:
        yield Phrase("trial-failed", unit=unit_name(seen, reader, leader)), clause


def _names(seen: Campaign, regions: list[int]) -> list[Phrase]:
    return [region_name(seen, region) for region in regions]
