"""A map of hexes as the engine reads it: lists by the number of a hex, made once from a file, never written to."""

from __future__ import annotations

from liza.kernel import Shared
from liza.toolkit.hexes import Hex, neighbours
from liza.toolkit.regions import NOWHERE as NOWHERE
from liza.toolkit.regions import steps_from

Names = tuple[str, str]
"""What something is called, in Spanish and in English; both are "" for what has no name."""


class HexMap(Shared):
    """The hexes of a map, numbered from 0 in the order of its file; territories and sites belong to hexes.

    Territories and regions are numbered from 0 too, in the order of the file; sites and gates from 1, as printed.
    """

    def __init__(self, id: str, digest: str, pointy: bool, hexes: list[Hex]) -> None:
        self.id: str = id
        self.digest: str = digest
        """Of all that the file says: equal digests mean equal maps."""
        self.pointy: bool = pointy
        """Whether hexes are drawn with a corner on top, rather than an edge."""
        self.name: Names = ("", "")
        self.hexes: list[Hex] = hexes
        self.numbers: dict[Hex, int] = {at: number for number, at in enumerate(hexes)}
        self.neighbours: list[list[int]] = [self._around(at) for at in hexes]
        """Of each hex those next to it, in the order of the directions."""
        self.distances: list[list[int]] = [steps_from(self.neighbours, number) for number in range(len(hexes))]
        """How many steps lead from each hex to each, on the map; NOWHERE where none do."""
        self.terrains: list[str] = [""] * len(hexes)
        self.names: list[Names] = [("", "")] * len(hexes)
        self.territory_of: list[int] = [NOWHERE] * len(hexes)
        """The territory of each hex; NOWHERE for a hex of none."""
        self.site_of: list[int] = [0] * len(hexes)
        """The number of the site in each hex; 0 for none."""
        self.gate_of: list[int] = [0] * len(hexes)
        """The number of the gate in each hex; 0 for none."""
        self.sites: list[int] = [NOWHERE]
        """The hex of each site, by its number; NOWHERE at 0, which is none's."""
        self.gates: list[int] = [NOWHERE]
        """The hex of each gate, likewise: where those from outside come in."""
        self.territories: list[str] = []
        """Ids."""
        self.territory_names: list[Names] = []
        self.territory_sites: list[list[int]] = []
        """The numbers of each territory's sites, the lowest first."""
        self.region_of: list[int] = []
        """The region of each territory; NOWHERE for one of none."""
        self.regions: list[str] = []
        """Ids."""
        self.region_names: list[Names] = []
        self.homes: dict[int, list[int]] = {}
        """By how many play, the territory in which each seat begins."""
        self.home_sites: dict[int, list[list[int]]] = {}
        """Likewise, the numbers of its sites in the order in which the seat begins on them."""

    def code(self) -> str:
        """Return what identifies the map."""
        return self.id + " " + self.digest

    def at(self, q: int, r: int) -> int:
        """Return the number of the hex at these coordinates; NOWHERE where the map has none."""
        return self.numbers.get((q, r), NOWHERE)

    def _around(self, at: Hex) -> list[int]:
        return [self.numbers[one] for one in neighbours(at) if one in self.numbers]


def handle(number: int) -> str:
    """Return what a hex is called by views and options: `hex:12`.

    >>> handle(12)
    'hex:12'
    """
    return "hex:" + str(number)
