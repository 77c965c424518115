"""The map that a game is played on, with a word for each hex; found by its key, so that states need not carry it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from liza.kernel import Shared
from liza.toolkit.hexmap import HexMap

STARTER: Final = "canaan"
"""The map that the option map_id calls starter_61 [PRO-tablero-1]."""


class Ground(Shared):
    """A map as the rules read it; a hex is its number, a site its number from 1 [PRO-tablero-4].

    Attributes:
        board: the map itself.
        names: the word for each hex in texts: its Spanish name (`zora`), or its coordinates (`2,-1`).
        neighbours: of each hex, in the order of the directions from east [PRO-tablero-2, PRO-ira-10].
        territory: of each hex, -1 for none [PRO-tablero-3].
        regions: of each territory [PRO-tablero-5].
        corners: where invaders come in, by the die's number less one [PRO-tablero-12].
        close_sites: the numbers of the sites within two steps of each hex.
        capitals: the hexes of the first settlements of all seats, by how many play [PRO-manual-6].
        sites_from: the numbers of all sites, those nearest to each hex first.
    """

    def __init__(self, key: str, board: HexMap, names: list[str]) -> None:
        self.key = key
        self.board = board
        self.names = names
        self.neighbours: list[list[int]] = board.neighbours
        self.territory: list[int] = board.territory_of
        self.site: list[int] = board.site_of
        self.sites: list[int] = board.sites
        self.territories: list[str] = board.territories
        self.regions: list[int] = board.region_of
        self.corners: list[int] = board.gates[1:]
        most = max(board.home_sites, default=0)
        homes = [board.home_sites.get(players, []) for players in range(most + 1)]
        self.capitals: list[list[int]] = [[self.sites[home[0]] for home in seats] for seats in homes]
        hexes = range(len(names))
        numbers = range(1, len(self.sites))
        self.close_sites: list[list[int]] = [[n for n in numbers if self._far(hex, n) <= 2] for hex in hexes]
        self.sites_from: list[list[int]] = [sorted(numbers, key=lambda n: self._far(hex, n)) for hex in hexes]

    def _far(self, hex: int, site: int) -> int:
        return self.board.distances[hex][self.sites[site]]

    def code(self) -> str:
        """Return what identifies the map."""
        return self.board.code()

    def __reduce__(self) -> tuple[Any, ...]:
        return find_ground, (self.key,)

    def size(self) -> i64:
        """Return how many hexes it has."""
        return len(self.names)

    def distance(self, one: i64, other: i64) -> i64:
        """Return how many steps lead from one hex to another."""
        return self.board.distances[one][other]

    def number(self, name: str) -> i64:
        """Return the hex with this word; ValueError if there is none."""
        return self.names.index(name)

    def next_to(self, one: i64, other: i64) -> bool:
        """Tell whether two hexes are neighbours [PRO-tablero-2]."""
        return other in self.neighbours[one]


_known: dict[str, Ground] = {}


def find_ground(key: str) -> Ground:
    """Return a map by the id of one that comes with the game, or by the path of a file.

    Raises:
        ProblemsError: there is no such map, or it is faulty.
    """
    if key not in _known:
        from liza.games.promised.maps import read_ground

        _known[key] = read_ground(key)
    return _known[key]
