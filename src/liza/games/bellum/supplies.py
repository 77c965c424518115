"""Section 10: Supplies are placed, paid with and readied."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.bellum import kinds
from liza.games.bellum.pieces import SECOND_FIRST_SUPPLIES, SUPPLIES_PER_TURN
from liza.games.bellum.state import Bel
from liza.kernel import Do


def pay(s: Bel, seat: i64, cost: i64, clause: str) -> None:
    """Pay a cost: temporary Supplies first [BEL-10-7], then ready ones, which exhaust [BEL-3-20].

    What was left ready serves in the rival's turn too [BEL-10-4].
    """
    side = s.sides[seat]
    temporary = cost if cost < side.temporary else side.temporary
    side.temporary -= temporary
    side.ready -= cost - temporary
    side.exhausted += cost - temporary
    if cost > 0:
        if seat != s.active:
            clause = "BEL-10-4"
        s.emit(kinds.PAID, kinds.pack(seat, 0, 0, side.supplies()), cost, clause)


def why_not_pay(s: Bel, seat: i64, cost: i64) -> str:
    """Return the clause by which a cost can't be paid in full, or "".

    Exhausted Supplies pay nothing [BEL-3-20] until their owner's turn starts [BEL-3-21].
    """
    side = s.sides[seat]
    if cost <= side.supplies():
        return ""
    if cost > side.supplies() + side.exhausted:
        return "BEL-6.B-8"
    return "BEL-3-20" if s.active == seat else "BEL-3-21"


class PlaceSupplies(Do[Bel]):
    """The next Supplies of the deck enter play ready: 2, or the second player's first 3 [BEL-6.A-5, BEL-5-16]."""

    clause: ClassVar[str] = "BEL-6.A-5"

    def run(self, s: Bel) -> None:
        """Place what is due, or what is left [BEL-10-2]."""
        side = s.sides[s.active]
        more = side.turns == 1 and s.active != s.first
        usual: i64 = SECOND_FIRST_SUPPLIES if more else SUPPLIES_PER_TURN
        due = usual if usual <= side.supply_deck else side.supply_deck
        clause = self.why(s, usual, due)
        side.supply_deck -= due
        side.ready += due
        s.emit(kinds.SUPPLIES_PLACED, kinds.pack(s.active, 0, 0, side.supply_deck), due, clause)

    def why(self, s: Bel, usual: i64, due: i64) -> str:
        """Return the clause that sets how many are placed; an empty deck costs nothing [BEL-10-5]."""
        side = s.sides[s.active]
        second = s.active != s.first
        if due < usual:
            return "BEL-10-5" if due == 0 else "BEL-5-18" if due == 1 else "BEL-10-2"
        if side.turns == 1:
            return "BEL-5-16" if second else "BEL-5-15"
        if second and side.turns == 2:
            return "BEL-6.A-6"
        return self.clause if due < side.supply_deck else "BEL-5-17"
