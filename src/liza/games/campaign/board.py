"""The map that a campaign is played on, as the rules read it."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from mypy_extensions import i64

from liza.kernel import Shared, bit

STARTER: Final = "lago-espejo"
DUEL: Final = "duelo"


class Board(Shared):
    """A map of regions; a region is its number, in the order of their codes [CAM-regiones-11, CAM-batalla-3].

    Attributes:
        key: its id, by which it is found again.
        ids: the code of each region ("A1").
        names: of each region, Spanish and English.
        terrain, taxes, levies, city: as printed [CAM-regiones-1, CAM-regiones-8].
        home: the number of the homeland a region belongs to, -1 for none.
        homes: the letter of each homeland.
        neighbours, near: the regions next to each, as lists and as bits.
        places: coordinates on a canvas of 1000 x 1000.
        seats: the homelands used, by the number of players [CAM-partida-10].
        favoured: by the number of players, homelands that begin with more coins [CAM-partida-17].
    """

    def __init__(
        self, key: str, ids: list[str], names: list[tuple[str, str]], terrain: list[int], taxes: list[int],
        levies: list[int], city: list[bool], home: list[int], homes: list[str], neighbours: list[list[int]],
        places: list[tuple[int, int]], seats: dict[int, list[int]], favoured: dict[int, list[int]],
    ) -> None:  # fmt: skip
        self.key = key
        self.ids = ids
        self.names = names
        self.terrain: list[i64] = [i64(one) for one in terrain]
        self.taxes: list[i64] = [i64(one) for one in taxes]
        self.levies: list[i64] = [i64(one) for one in levies]
        self.city = city
        self.home: list[i64] = [i64(one) for one in home]
        self.homes = homes
        self.neighbours: list[list[i64]] = [[i64(one) for one in row] for row in neighbours]
        self.near: list[i64] = []
        for row in self.neighbours:
            mask: i64 = 0
            for one in row:
                mask |= bit(one)
            self.near.append(mask)
        self.places = places
        self.seats = seats
        self.favoured = favoured

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
        return self.ids.index(code) if code in self.ids else -1

    def digest(self) -> str:
        """Return the digest of all that the rules read."""
        said = repr(
            (self.ids, self.terrain, self.taxes, self.levies, self.city, self.home, self.neighbours, self.seats)
        )
        return hashlib.sha256(said.encode()).hexdigest()

    def code(self) -> str:
        """Return its id."""
        return self.key

    def __reduce__(self) -> tuple[Any, ...]:
        return find_board, (self.key,)


NO_BOARD: Final = Board("", [], [], [], [], [], [], [], [], [], [], {}, {})


def find_board(key: str) -> Board:
    """Return a map by its id or path.

    Raises:
        ProblemsError: there is no such map, or it is faulty.
    """
    from liza.games.campaign.maps import read_board

    known = _BOARDS.get(key)
    if known is None:
        known = _BOARDS[key] = read_board(key)
    return known


_BOARDS: Final[dict[str, Board]] = {"": NO_BOARD}
