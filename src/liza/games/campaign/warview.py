# plain: made for people to look at, never in the inner loop
"""Orders and battles as they are shown: marches as arrows with what each leader carries, battles line by line."""

from __future__ import annotations

from collections.abc import Iterator

from liza.games.campaign.fighting import power_of
from liza.games.campaign.forces import load
from liza.games.campaign.naming import country_name, name_of, region_name, seat_text, unit_handle
from liza.games.campaign.notation import SEATS
from liza.games.campaign.pieces import NOBODY, Battle, Line, Order
from liza.games.campaign.resolving import ROLLS, attacker_ways, expected_losses
from liza.games.campaign.state import Campaign
from liza.games.campaign.warsheet import sheet_of
from liza.toolkit.regionmap import handle
from liza.toolkit.text import Phrase
from liza.toolkit.view import CardView, Clash, Link, Number

THOUSAND = 1000


def marches(seen: Campaign, reader: int) -> Iterator[Link]:
    """Yield the ways that the reader has ordered: from the leader to each region, or to the head of his column."""
    if not 0 <= reader < seen.players:
        return
    country = seen.countries[reader]
    for order in country.orders:
        leader = country.unit(order.leader)
        if leader is None or order.failed:
            continue
        source = unit_handle(reader, int(order.leader))
        for number, region in enumerate(order.route):
            start = source if number == 0 else handle(int(order.route[number - 1]))
            yield Link("march", start, handle(int(region)), SEATS[reader], False)
        if order.column != NOBODY:
            yield Link("column", source, unit_handle(reader, int(order.column)), SEATS[reader], False)


def show_orders(seen: Campaign, reader: int, cards: list[CardView]) -> None:
    """Give the reader's leaders what they carry of their leadership, and the marks of their orders."""
    if not 0 <= reader < seen.players:
        return
    country = seen.countries[reader]
    known = {unit_handle(reader, int(one.number)): one for one in country.units}
    for card in cards:
        one = known.get(card.handle)
        if one is None:
            continue
        if one.rank:
            used = int(load(seen, reader, one.number))
            card.numbers.append(Number("load", used, int(one.leadership())))
            order = country.order_of(one.number)
            if order is not None:
                card.marks += [*_order_marks(order)]
        elif one.leader != NOBODY:
            card.marks.append("carried")


def _order_marks(order: Order) -> Iterator[str]:
    yield "avoids" if order.posture else "provokes"
    if order.failed:
        yield "order-failed"
    elif order.route:
        yield "ordered"


def clashes(seen: Campaign, reader: int) -> list[Clash]:
    """Return the battles that wait for their result, with powers and odds for those who see both lists."""
    return [_clash(seen, battle, number, reader) for number, battle in enumerate(seen.battles, 1)]


def _clash(seen: Campaign, battle: Battle, number: int, reader: int) -> Clash:
    attacker, holder = int(battle.attacker), int(battle.holder)
    parts = {SEATS[seat]: [*_parts(seen, battle, seat)] for seat in (attacker, holder)}
    totals = {seat_text(seen, seat): 0 for seat in range(seen.seats)}
    totals |= {side: sum(part[0] for part in of) for side, of in parts.items()}
    names = {"attacker": country_name(seen, attacker), "holder": country_name(seen, holder)}
    return Clash(
        number,
        Phrase("clash-battle", region=region_name(seen, int(battle.region)), **names),
        SEATS[attacker],
        handle(int(battle.region)),
        _handles(seen, battle, attacker),
        _handles(seen, battle, holder),
        totals,
        parts,
        outcome=_outcome(battle, names),
        clause="CAM-auto-4" if battle.lines else "CAM-batalla-2",
        against=SEATS[holder],
        sheet=sheet_of(seen, battle, reader),
    )


def _handles(seen: Campaign, battle: Battle, seat: int) -> list[str]:
    return [unit_handle(seat, int(one.number)) for one in seen.countries[seat].units if one.region == battle.region]


def _parts(seen: Campaign, battle: Battle, seat: int) -> Iterator[tuple[int, Phrase, str]]:
    """Yield what each unit adds to its side's power, in thousands [CAM-auto-1]."""
    for line in battle.lines:
        if line.seat == seat:
            yield int(line.power()) // THOUSAND, _said(seen, line), "CAM-auto-1"


def _said(seen: Campaign, line: Line) -> Phrase:
    return Phrase(
        "clash-line",
        unit=name_of(seen, int(line.seat), line.unit),
        points=int(line.unit.points()),
        morale=int(line.morale),
        percent=int(line.percent),
    )


def _outcome(battle: Battle, names: dict[str, Phrase]) -> Phrase | None:
    """Return the odds of the resolver, None for whoever does not see the lists."""
    if not battle.lines:
        return None
    attack, hold = power_of(battle.lines, battle.attacker), power_of(battle.lines, battle.holder)
    losses = expected_losses(attack, hold)
    return Phrase(
        "ask-note-odds",
        chance=int(attacker_ways(attack, hold)) * 100 // ROLLS,
        attackerLoss=int(losses[0]) // 10,
        holderLoss=int(losses[1]) // 10,
        **names,
    )
