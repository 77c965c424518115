"""A map of regions as the engine reads it: lists by the number of a region, made once from a file, never written to."""

from __future__ import annotations

from mypy_extensions import i64

from liza.kernel import Shared
from liza.toolkit.regions import NOWHERE, Graph, steps_from

Names = tuple[str, str]
"""What something is called, in Spanish and in English."""
Point = tuple[float, float]
"""Right and down, in units of the map."""


class RegionMap(Shared):
    """The regions of a map, numbered from 0 in the order of its file; homes are numbered by their ids in order."""

    def __init__(self, id: str, digest: str, ids: list[str], neighbours: Graph) -> None:
        count = len(ids)
        self.id: str = id
        self.digest: str = digest
        """Of all that the file says: equal digests mean equal maps."""
        self.name: Names = ("", "")
        self.ids: list[str] = ids
        """What each region is called by people, files and records: `A1`."""
        self.numbers: dict[str, int] = {one: number for number, one in enumerate(ids)}
        self.neighbours: Graph = neighbours
        self.distances: list[list[int]] = [steps_from(neighbours, number) for number in range(count)]
        """How many steps lead from each region to each, whatever its terrain; NOWHERE where none do."""
        self.names: list[Names] = [("", "")] * count
        self.terrains: list[str] = [""] * count
        self.taxes: list[int] = [0] * count
        self.levies: list[int] = [0] * count
        self.cities: list[bool] = [False] * count
        self.home_of: list[int] = [NOWHERE] * count
        """The home that each region is part of; NOWHERE for a region of none."""
        self.home_ids: list[str] = []
        self.home_regions: list[list[int]] = []
        """The regions of each home, the lowest first."""
        self.homes: dict[int, list[int]] = {}
        """By how many play, the homes in which seats begin."""
        self.favoured: dict[int, list[int]] = {}
        """By how many play, the homes that begin with something more because they lie worse."""
        self.spots: list[Point] = [(0.0, 0.0)] * count
        """Where the middle of each region is drawn."""
        self.cells: list[list[Point]] = [[]] * count
        """The outline of each region, clockwise as it is drawn."""

    def code(self) -> str:
        """Return what identifies the map."""
        return self.id + " " + self.digest

    def at(self, id: str) -> int:
        """Return the number of a region; NOWHERE where the map has none of that id."""
        return self.numbers.get(id, NOWHERE)

    def touches(self, one: i64, other: i64) -> bool:
        """Tell whether two regions are next to each other."""
        return self.distances[one][other] == 1

    def capital(self, home: i64) -> int:
        """Return the first city of a home; NOWHERE if it has none."""
        for number in self.home_regions[home]:
            if self.cities[number]:
                return number
        return NOWHERE


def handle(number: int) -> str:
    """Return what a region is called by views and options: `region:12`.

    >>> handle(12)
    'region:12'
    """
    return "region:" + str(number)
