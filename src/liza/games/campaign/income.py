"""Money in: the taxes of the regions that a country dominates, treasures and grants [CAM-regiones-6]."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.campaign import kinds
from liza.games.campaign.accounts import book
from liza.games.campaign.pieces import Effect
from liza.games.campaign.places import taxes_of
from liza.games.campaign.state import Campaign
from liza.kernel import Do


class CollectTaxes(Do[Campaign]):
    """Each country gets the taxes of what it dominates by this turn's snapshot [CAM-regiones-6, CAM-dominio-14]."""

    clause: ClassVar[str] = "CAM-regiones-6"
    also: ClassVar[tuple[str, ...]] = ("CAM-dominio-14", "CAM-regiones-9", "CAM-acontecimientos-8")

    def run(self, s: Campaign) -> None:
        """Pay taxes, then what the calendar gives."""
        for seat in s.alive():
            coins = income(s, seat)
            book(s, seat, coins, "taxes", self.clause)
            s.emit(kinds.TAXES_IN, kinds.pack(seat), coins, self.clause, see=s.private(seat))
        self.pay_treasures(s)
        for seat in s.alive():
            if s.due[seat] > 0:
                book(s, seat, s.due[seat], "grant", "CAM-acontecimientos-7")
                s.emit(kinds.GRANTED, kinds.pack(seat), s.due[seat], "CAM-acontecimientos-7", see=s.private(seat))
            s.due[seat] = 0

    def pay_treasures(self, s: Campaign) -> None:
        """A treasure goes once, from the turn after its entry, to the first who dominates its region."""
        left: list[Effect] = []
        for one in s.treasures:
            finder = s.dominion[s.turn][one.region]
            if finder < 0 or one.turn >= s.turn:
                left.append(one)
                continue
            book(s, finder, one.amount, "treasure", "CAM-acontecimientos-7", one.region)
            s.emit(kinds.TREASURE_FOUND, kinds.pack(finder, one.region), one.amount, "CAM-acontecimientos-7")
        s.treasures = left


def income(s: Campaign, seat: i64) -> i64:
    """Return the taxes of the regions that a country dominates this turn."""
    total: i64 = 0
    now = s.dominion[s.turn]
    for region in range(s.board.size()):
        if now[region] == seat:
            total += taxes_of(s, region)
    return total
