"""Income, the first phase: coins and troops, without anybody's decision [PRO-automaticas-1]."""

from __future__ import annotations

from typing import ClassVar

from liza.games.promised import kinds
from liza.games.promised.numbers import garrison_cap, regional
from liza.games.promised.pieces import CITY
from liza.games.promised.places import besieged
from liza.games.promised.state import Land
from liza.kernel import Do


class EarnIncome(Do[Land]):
    """All settlements that are not besieged give coins, barracks a troop, to all players at once."""

    clause: ClassVar[str] = "PRO-automaticas-1"
    also: ClassVar[tuple[str, ...]] = ("PRO-tablero-13",)

    def run(self, s: Land) -> None:
        """Pay."""
        for place in s.settlements:
            if besieged(s, place):
                s.emit(kinds.INCOME, kinds.pack(place.owner, place.hex), 0, "PRO-automaticas-6")
                continue
            coins = s.rules.income_city if place.kind == CITY else s.rules.income_village
            clause = "PRO-automaticas-3" if place.kind == CITY else "PRO-automaticas-2"
            if place.market:
                coins += s.rules.income_market
                clause = "PRO-automaticas-4"
            s.sides[place.owner].coins += coins
            s.emit(kinds.INCOME, kinds.pack(place.owner, place.hex), coins, clause)
            if place.barracks:
                room = max(garrison_cap(s, place) - place.garrison, 0)
                troops = min(s.rules.barracks_troops, room)
                place.garrison += troops
                s.emit(kinds.BARRACKS_FILLED, kinds.pack(place.owner, place.hex), troops, "PRO-automaticas-5")
        for seat in s.order():
            bonus = regional(s, seat)
            if bonus > 0:
                s.sides[seat].coins += bonus
                s.emit(kinds.COINS_GAINED, kinds.pack(seat), bonus, "PRO-automaticas-7")
