"""The end: elimination, cities, the last one standing, points [CAM-victoria-1]."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.campaign import kinds
from liza.games.campaign.accounts import book
from liza.games.campaign.captives import free
from liza.games.campaign.pieces import (
    NEVER_WON,
    NOBODY,
    NOWHERE,
    WON_BY_CITIES,
    WON_BY_SCORE,
)
from liza.games.campaign.places import besieged, dominator, king_of, owned, recount, show_presence
from liza.games.campaign.state import Campaign
from liza.kernel import Do

LAST_TURN: Final = 100
"""A game that is not limited otherwise ends here, by points: no match lasts for ever."""
OWN_REGION: Final = 2
HELD_REGION: Final = 1
OWN_CITY: Final = 3
SAFE_CAPITAL: Final = 2
FREE_KING: Final = 2


def score(s: Campaign, seat: i64) -> i64:
    """Return a country's points as things are now [CAM-victoria-3]."""
    total: i64 = 0
    for region in range(s.board.size()):
        if s.owner[region] == seat:
            total += OWN_REGION + (OWN_CITY if s.board.city[region] else 0)
        elif dominator(s, region) == seat:
            total += HELD_REGION
    capital = s.countries[seat].capital
    if capital != NOWHERE and not besieged(s, capital) and (s.razed >> capital) & 1 == 0:
        total += SAFE_CAPITAL
    return total + (FREE_KING if king_of(s, seat) is not None else 0)


def own_taxes(s: Campaign, seat: i64) -> i64:
    """Return the printed taxes of a country's own regions, razed ones left out [CAM-victoria-4]."""
    total: i64 = 0
    for region in range(s.board.size()):
        if s.owner[region] == seat and (s.razed >> region) & 1 == 0:
            total += s.board.taxes[region]
    return total


def cities_of(s: Campaign, seat: i64) -> i64:
    """Return how many cities a country owns."""
    count: i64 = 0
    for region in range(s.board.size()):
        if s.owner[region] == seat and s.board.city[region]:
            count += 1
    return count


class CheckCities(Do[Campaign]):
    """Whoever owns more than half of the cities after the annexations wins at once [CAM-victoria-5]."""

    clause: ClassVar[str] = "CAM-victoria-5"

    def run(self, s: Campaign) -> None:
        """Count them, in the modes by points and by cities."""
        if s.rules.victory != WON_BY_SCORE and s.rules.victory != WON_BY_CITIES:
            return
        for seat in s.alive():
            if cities_of(s, seat) * 2 > s.board.cities():
                note_scores(s)
                s.end([seat], self.clause)
                return


class EliminateCountries(Do[Campaign]):
    """A country without own regions and troops is out [CAM-victoria-6], and so is one that surrendered."""

    clause: ClassVar[str] = "CAM-victoria-6"
    also: ClassVar[tuple[str, ...]] = ("CAM-victoria-8", "CAM-prisioneros-5")

    def run(self, s: Campaign) -> None:
        """Take them out."""
        for seat in s.alive():
            country = s.countries[seat]
            if country.leaving:
                self.take_out(s, seat, "CAM-victoria-8")
            elif country.troops == 0 and owned(s, seat) == 0:
                self.take_out(s, seat, self.clause)
        show_presence(s, self.clause)

    def take_out(self, s: Campaign, seat: i64, clause: str) -> None:
        """All it has leaves the game, its regions are nobody's, its prisoners go free [CAM-prisioneros-5]."""
        country = s.countries[seat]
        country.out = True
        for one in country.units:
            if one.company != NOBODY:
                s.companies[one.company].models = one.models
                s.companies[one.company].holder = NOBODY
                s.companies[one.company].free_from = s.turn + 1
        country.units = []
        country.orders = []
        country.capital = NOWHERE
        recount(s, seat)
        if country.coins > 0:
            book(s, seat, -country.coins, "out", clause)
        for region in range(s.board.size()):
            if s.owner[region] == seat:
                s.owner[region] = NOBODY
        s.emit(kinds.ENDED, kinds.pack(seat), 1 if clause == "CAM-victoria-8" else 0, clause)
        for other in range(s.players):
            for one in s.countries[other].units:
                if one.captor == seat:
                    free(s, other, one, "CAM-prisioneros-5")


class CountThrones(Do[Campaign]):
    """Turn ends without a king are counted, for the regency [CAM-coronacion-14]; a captive one is a king.

    The country goes on all the same [CAM-coronacion-15].
    """

    clause: ClassVar[str] = "CAM-coronacion-14"
    also: ClassVar[tuple[str, ...]] = ("CAM-coronacion-2", "CAM-coronacion-13", "CAM-coronacion-15")

    def run(self, s: Campaign) -> None:
        """Count."""
        for seat in s.alive():
            country = s.countries[seat]
            country.vacant = country.vacant + 1 if country.king() is None else 0


class CheckEnd(Do[Campaign]):
    """The last country standing wins [CAM-victoria-7]; after the last turn points decide [CAM-victoria-2]."""

    clause: ClassVar[str] = "CAM-victoria-7"
    also: ClassVar[tuple[str, ...]] = ("CAM-victoria-1", "CAM-victoria-2", "CAM-victoria-3", "CAM-victoria-4")

    def run(self, s: Campaign) -> None:
        """End the game, or go on."""
        alive = s.alive()
        if len(alive) <= 1:
            note_scores(s)
            s.end(alive, self.clause)
        elif s.rules.victory == WON_BY_SCORE and s.turn >= s.rules.game_length:
            end_by_score(s, "CAM-victoria-3")
        elif s.turn >= LAST_TURN or _all_agree(s):
            end_by_score(s, "CAM-victoria-1")


def _all_agree(s: Campaign) -> bool:
    """Tell whether all countries agree to close an open game [CAM-victoria-1]."""
    if s.rules.victory != NEVER_WON:
        return False
    for seat in s.alive():
        if not s.countries[seat].closing:
            return False
    return True


def note_scores(s: Campaign) -> None:
    """Write down the points of all, nothing for whoever is out, and tell them."""
    s.scores = [0 if s.countries[seat].out else score(s, seat) for seat in range(s.players)]


def end_by_score(s: Campaign, clause: str) -> None:
    """The most points win; ties go to own taxes, then to the treasury, then are shared [CAM-victoria-4]."""
    note_scores(s)
    best = s.alive()
    best = _highest(best, [s.scores[seat] for seat in best])
    if len(best) > 1:
        clause = "CAM-victoria-4"
        best = _highest(best, [own_taxes(s, seat) for seat in best])
    if len(best) > 1:
        best = _highest(best, [s.countries[seat].coins for seat in best])
    s.end(best, clause)


def _highest(seats: list[i64], values: list[i64]) -> list[i64]:
    """Return the seats with the highest of the values, in their order."""
    most = max(values)
    return [seats[i] for i in range(len(seats)) if values[i] == most]
