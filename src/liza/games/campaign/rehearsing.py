# plain: made for people to look at, never in the inner loop
"""What would come of a country's orders if nobody else moved, from what it knows alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from liza.games.campaign.acts import Appoint, why_not_act
from liza.games.campaign.forces import hostile, stands
from liza.games.campaign.movement import (
    STEPS,
    Halfway,
    TakeCommand,
    cancel_if_unlawful,
    columns,
    going_of,
    move_army,
)
from liza.games.campaign.notation import APPOINT
from liza.games.campaign.pieces import NOBODY, Order
from liza.games.campaign.places import dominator, dominion_clause, has_troops, recount, show_presence, threateners
from liza.games.campaign.state import Campaign
from liza.kernel import option


@dataclass(slots=True)
class Rehearsal:
    """What would hold: regions by number, in each list by their code."""

    now: list[int]
    """Who dominates each region this turn."""
    then: list[int]
    """Who would dominate it, battles left out."""
    clauses: list[str]
    """By which clause each would have that dominator, or none."""
    threatened: list[int] = field(default_factory=list)
    """Regions of others that they would not dominate any more, because the country threatens them."""
    met: list[int] = field(default_factory=list)
    """Regions in which it would meet somebody: a battle there is not foreseen."""
    failed: list[tuple[int, str]] = field(default_factory=list)
    """Leaders whose orders could not be carried out as written, and the clauses."""

    def of(self, seat: int, then: bool) -> list[int]:
        """Return the regions that a country dominates now, or would dominate."""
        return [region for region, ruler in enumerate(self.then if then else self.now) if ruler == seat]


def rehearse(seen: Campaign, seat: int) -> Rehearsal:
    """Carry out the orders of `seat` on a copy of its own observation; nobody else moves and nobody fights."""
    s = seen.clone()
    for other, country in enumerate(s.countries):
        if other != seat:
            country.orders = []
    met = _meetings(s, seat)
    for step in range(1, STEPS + 1):
        s.step = step
        _go(s, seat, step)
        met |= _meetings(s, seat)
        if step == 1:
            _halfway(s, seat)
    size = range(int(s.board.size()))
    now = [int(ruler) for ruler in seen.dominion[seen.turn]]
    then = [int(dominator(s, region)) for region in size]
    found = Rehearsal(now, then, [dominion_clause(s, region) for region in size])
    found.threatened = [
        region
        for region in size
        if then[region] == NOBODY
        and now[region] not in (NOBODY, seat)
        and seat in threateners(s, region)
        and found.clauses[region] == "CAM-dominio-8"
    ]
    found.met = sorted(met)
    found.failed = [(int(one.leader), one.failed) for one in s.countries[seat].orders if one.failed]
    return found


def _meetings(s: Campaign, seat: int) -> set[int]:
    """Return the regions in which a country stands together with an enemy, one of them with troops."""
    found = set()
    for region in {int(one.region) for one in s.countries[seat].units if one.region >= 0}:
        for other in range(s.players):
            if hostile(s, seat, other) and stands(s, other, region):
                if has_troops(s, seat, region) or has_troops(s, other, region):
                    found.add(region)
    return found


def _go(s: Campaign, seat: int, step: int) -> None:
    """Move all armies and columns of a country by one region, as `MoveColumn` does."""
    for column in columns(s, step):
        for order in going_of(s, seat, column.head, step):
            cancel_if_unlawful(s, seat, order, step)
            if order.failed == "":
                move_army(s, seat, order.leader, order.route[step - 1])
                order.done += 1
        recount(s, seat)
        show_presence(s, "CAM-ordenes-4")


def _halfway(s: Campaign, seat: int) -> None:
    """Carry out what is ordered for the middle of the way, as `Halfway` does; of the acts those that move somebody."""
    halfway = Halfway()
    orders = [one for one in s.countries[seat].orders if halfway.stands(s, seat, one)]
    for order in orders:
        halfway.drop(s, seat, order)
    for order in orders:
        for number in order.pick:
            halfway.pick(s, seat, order, number)
    for order in orders:
        _appoint(s, seat, order)


def _appoint(s: Campaign, seat: int, order: Order) -> None:
    for number in order.appoint:
        if why_not_act(s, seat, option(APPOINT, number)) == "":
            known = s.countries[seat].next_leader
            Appoint(seat, number, 0).run(s)
            TakeCommand(seat, number, known).run(s)
