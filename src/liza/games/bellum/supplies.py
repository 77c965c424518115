"""Section 10: Supplies are placed, paid with and readied."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.bellum import kinds
from liza.games.bellum.pieces import SECOND_FIRST_SUPPLIES, SUPPLIES_PER_TURN
from liza.games.bellum.state import Bel
from liza.kernel import Do


def pay(s: Bel, seat: i64, cost: i64, clause: str) -> None:
    """Pay a cost: temporary Supplies first [BEL-10-7], then ready ones, which exhaust [BEL-3-20]."""
    side = s.sides[seat]
    temporary = cost if cost < side.temporary else side.temporary
    side.temporary -= temporary
    side.ready -= cost - temporary
    side.exhausted += cost - temporary
    if cost > 0:
        s.emit(kinds.PAID, kinds.pack(seat, 0, 0, side.supplies()), cost, clause)


class PlaceSupplies(Do[Bel]):
    """The next Supplies of the deck enter play ready: 2, or the second player's first 3 [BEL-6.A-5, BEL-5-16]."""

    clause: ClassVar[str] = "BEL-6.A-5"

    def run(self, s: Bel) -> None:
        """Place what is due, or what is left [BEL-10-2]; an empty deck costs nothing [BEL-10-5]."""
        side = s.sides[s.active]
        more = side.turns == 1 and s.active != s.first
        due: i64 = SECOND_FIRST_SUPPLIES if more else SUPPLIES_PER_TURN
        clause = "BEL-5-16" if more else self.clause
        if due > side.supply_deck:
            due = side.supply_deck
            clause = "BEL-10-2"
        side.supply_deck -= due
        side.ready += due
        s.emit(kinds.SUPPLIES_PLACED, kinds.pack(s.active, 0, 0, side.supply_deck), due, clause)
