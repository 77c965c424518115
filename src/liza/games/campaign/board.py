"""The map that a campaign is played on, as the rules read it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from liza.games.campaign.pieces import TERRAINS
from liza.kernel import Shared, bit
from liza.toolkit.regionmap import RegionMap

STARTER: Final = "lago-espejo"
DUEL: Final = "duelo"


class Board(Shared):
    """A map as the rules read it; a region is its number, in the order of the file [CAM-regiones-11, CAM-batalla-3].

    Attributes:
        key: its id or path, by which it is found again.
        map: the map itself.
        ids: the code of each region ("A1").
        terrain, taxes, levies, city: as printed [CAM-regiones-1, CAM-regiones-8].
        home: the number of the homeland a region belongs to, -1 for none.
        neighbours, near: the regions next to each, as lists and as bits.
        seats: the homelands used, by the number of players [CAM-partida-10].
        favoured: by the number of players, homelands that begin with more coins [CAM-partida-17].
    """

    def __init__(self, key: str, map: RegionMap) -> None:
        self.key = key
        self.map = map
        self.ids = map.ids
        self.terrain: list[i64] = [i64(TERRAINS.index(one)) for one in map.terrains]
        self.taxes: list[i64] = [i64(one) for one in map.taxes]
        self.levies: list[i64] = [i64(one) for one in map.levies]
        self.city: list[bool] = map.cities
        self.home: list[i64] = [i64(one) for one in map.home_of]
        self.neighbours: list[list[i64]] = [[i64(one) for one in row] for row in map.neighbours]
        self.near: list[i64] = []
        for row in self.neighbours:
            mask: i64 = 0
            for one in row:
                mask |= bit(one)
            self.near.append(mask)
        self.seats = map.homes
        self.favoured = map.favoured

    def size(self) -> i64:
        """Return how many regions there are."""
        return len(self.ids)

    def cities(self) -> i64:
        """Return how many of them have a city."""
        count: i64 = 0
        for one in self.city:
            if one:
                count += 1
        return count

    def homeland(self, home: i64) -> list[i64]:
        """Return the regions of a homeland, by code [CAM-partida-7]."""
        out: list[i64] = []
        for region in range(len(self.home)):
            if self.home[region] == home:
                out.append(region)
        return out

    def index(self, code: str) -> int:
        """Return the number of the region with this code, -1 if there is none."""
        return self.map.at(code)

    def code(self) -> str:
        """Return its id, or of one that was brought along its digest."""
        return self.map.digest if "\n" in self.key else self.key

    def __reduce__(self) -> tuple[Any, ...]:
        return find_board, (self.key,)


NO_BOARD: Final = Board("", RegionMap("none", "", [], []))


def find_board(key: str) -> Board:
    """Return a map by its id or path.

    Raises:
        ProblemsError: there is no such map, or it is faulty.
    """
    from liza.games.campaign.maps import read_board

    known = _BOARDS.get(key)
    if known is None:
        known = read_board(key)
        while len(_BOARDS) >= MOST_BOARDS:
            del _BOARDS[list(_BOARDS)[1]]
        _BOARDS[key] = known
    return known


MOST_BOARDS: Final = 64
"""Maps that are kept ready: people bring their own, and a server runs for months."""
_BOARDS: Final[dict[str, Board]] = {"": NO_BOARD}
