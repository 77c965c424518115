# plain: for people who make maps, never in play
"""How fair a map of regions is, and whether one can live on it: what homes have, and how far they are apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from liza.toolkit import cells
from liza.toolkit.cardfaults import Fault
from liza.toolkit.regionfaults import RegionDemands
from liza.toolkit.regionmap import RegionMap
from liza.toolkit.regions import NOWHERE, cuts
from liza.toolkit.text import Phrase

LEAST_BORDER = 2.0
"""Cells that share less border than this are drawn apart."""
TOO_RICH = 2
"""A home that pays for so many times what a seat begins with needs nothing else."""


@dataclass(frozen=True)
class HomeFigures:
    """What a seat has at home, and what is near."""

    seat: int
    home: int
    taxes: int
    levies: int
    terrains: dict[str, int]
    """How many regions of each terrain."""
    rivals: list[int]
    """How many turns the home's city is from those of the other seats, in their order; NOWHERE without a way."""
    nearer: int
    """Cities of no seat that are nearer to this home's than to any other, in turns."""
    shared: int
    """Cities of no seat that are as near to another home's, and to none nearer."""


def marches(board: RegionMap, start: int, demands: RegionDemands) -> list[int]:
    """Returns how many turns a march from one region to each takes, NOWHERE where none leads.

    A turn crosses two regions, or enters one that is rough; what is closed is no way.
    """
    closed = {number for number, terrain in enumerate(board.terrains) if terrain in demands.closed}
    rough = {number for number, terrain in enumerate(board.terrains) if terrain in demands.rough}
    found = [NOWHERE] * len(board.ids)
    found[start] = 0
    edge, turn = [start], 0
    while edge:
        turn += 1
        reached: list[int] = []
        for at in edge:
            first = [near for near in board.neighbours[at] if near not in closed]
            second = [far for near in first if near not in rough for far in board.neighbours[near]]
            reached += first + [far for far in second if far not in closed and far not in rough]
        edge = [one for one in dict.fromkeys(reached) if found[one] == NOWHERE]
        for one in edge:
            found[one] = turn
    return found


def home_figures(board: RegionMap, count: int, demands: RegionDemands) -> list[HomeFigures]:
    """Returns the figures of every seat when so many play."""
    homes = board.homes[count]
    capitals = [board.capital(home) for home in homes]
    taken = {region for home in homes for region in board.home_regions[home]}
    free = [number for number, city in enumerate(board.cities) if city and number not in taken]
    ways = [marches(board, capital, demands) if capital != NOWHERE else [] for capital in capitals]
    found: list[HomeFigures] = []
    for seat, home in enumerate(homes):
        own = board.home_regions[home]
        mine, others = ways[seat], [way for way in ways if way is not ways[seat] and way]
        near = [(_far(mine[city]), min((_far(way[city]) for way in others), default=_FAR)) for city in free if mine]
        found.append(
            HomeFigures(
                seat,
                home,
                sum(board.taxes[region] for region in own),
                sum(board.levies[region] for region in own),
                dict(sorted(Counter(board.terrains[region] for region in own).items())),
                [mine[capital] for capital in capitals if mine and capital not in (NOWHERE, capitals[seat])],
                sum(one < other for one, other in near),
                sum(one == other for one, other in near),
            )
        )
    return found


_FAR = 99999


def _far(turns: int) -> int:
    return _FAR if turns == NOWHERE else turns


# Symmetry


def is_even(board: RegionMap, count: int) -> bool:
    """Tells whether all seats begin alike when so many play: the map maps onto itself with each home in any's place.

    Terrain, taxes, levies and cities go to their like; where the regions are drawn is not looked at.
    """
    homes = board.homes[count]
    colours = _colours(board, set(homes))
    return all(_Likeness(board, colours, homes).found(homes[0], home) for home in homes[1:])


def _colours(board: RegionMap, played: set[int]) -> list[int]:
    """Returns a number for each region, equal for those that can't be told apart by what is near them."""
    seen: list[object] = [
        (board.terrains[one], board.taxes[one], board.levies[one], board.cities[one], board.home_of[one] in played)
        for one in range(len(board.ids))
    ]
    count = 0
    while True:
        known = {kind: number for number, kind in enumerate(dict.fromkeys(seen))}
        colours = [known[kind] for kind in seen]
        if len(known) == count:
            return colours
        count = len(known)
        seen = [
            (colours[one], tuple(sorted(colours[near] for near in board.neighbours[one]))) for one in range(len(seen))
        ]


class _Likeness:
    """A search for a way to lay a map onto itself."""

    def __init__(self, board: RegionMap, colours: list[int], homes: Sequence[int]) -> None:
        self._board = board
        self._colours = colours
        self._homes = set(homes)
        self._goes: dict[int, int] = {}
        self._taken: set[int] = set()
        self._home_goes: dict[int, int] = {}

    def found(self, one: int, other: int) -> bool:
        """Tell whether the map can be laid onto itself so that one home comes to lie on another."""
        self._home_goes = {one: other}
        start = self._board.home_regions[one][0]
        away = self._board.distances[start]
        order = sorted(range(len(away)), key=lambda number: (_far(away[number]), number))
        return self._lay(order, 0)

    def _lay(self, order: list[int], place: int) -> bool:
        if place == len(order):
            return True
        number = order[place]
        for image in self._images(number):
            home, other = self._board.home_of[number], self._board.home_of[image]
            known = home not in self._homes or home in self._home_goes
            if not known:
                self._home_goes[home] = other
            self._goes[number] = image
            self._taken.add(image)
            if self._lay(order, place + 1):
                return True
            del self._goes[number]
            self._taken.discard(image)
            if not known:
                del self._home_goes[home]
        return False

    def _images(self, number: int) -> list[int]:
        """Return where a region can go, after those that have gone before it."""
        settled = [self._goes[near] for near in self._board.neighbours[number] if near in self._goes]
        around = self._board.neighbours[settled[0]] if settled else range(len(self._colours))
        return [image for image in around if image not in self._taken and self._fits(number, image, settled)]

    def _fits(self, number: int, image: int, settled: list[int]) -> bool:
        if self._colours[number] != self._colours[image]:
            return False
        home, other = self._board.home_of[number], self._board.home_of[image]
        if home in self._homes and self._home_goes.get(home, other) != other:
            return False
        return sum(near in self._taken for near in self._board.neighbours[image]) == len(settled) and all(
            near in self._board.neighbours[image] for near in settled
        )


# Advice


def advice(board: RegionMap, demands: RegionDemands) -> list[Fault]:
    """Returns what is lawful but better otherwise, part by part."""
    return [
        *_unlike(board, demands),
        *_uneven(board),
        *_economy(board, demands),
        *_drawing(board),
        *_narrow(board, demands),
    ]


def _said(path: tuple[str | int, ...], message: str, /, **args: str | int | Phrase | tuple[Phrase, ...]) -> Fault:
    return Fault(path, Phrase(f"regions-{message}", **args))


def _first(board: RegionMap, home: int) -> int:
    return board.home_regions[home][0]


def _unlike(board: RegionMap, demands: RegionDemands) -> list[Fault]:
    """Return homes that give more or less than most, have other land, or lie nearer to another or farther."""
    homes = range(len(board.home_ids))
    every = [home for home in homes if board.capital(home) != NOWHERE]
    found: list[Fault] = []
    for key, values in (("taxes", board.taxes), ("levies", board.levies)):
        sums = [sum(values[region] for region in board.home_regions[home]) for home in homes]
        usual = Counter(sums).most_common(1)[0][0] if sums else 0
        for home, value in enumerate(sums):
            if value != usual:
                path = ("regions", _first(board, home), key)
                found.append(_said(path, f"unlike-{key}", home=board.home_ids[home], value=value, usual=usual))
    lands = [tuple(sorted(board.terrains[region] for region in board.home_regions[home])) for home in homes]
    for home, land in enumerate(lands):
        if land != Counter(lands).most_common(1)[0][0]:
            found.append(_said(("regions", _first(board, home), "terrain"), "unlike-land", home=board.home_ids[home]))
    gaps: dict[int, int] = {}
    for home in every:
        way = marches(board, board.capital(home), demands)
        gaps[home] = min((_far(way[board.capital(other)]) for other in every if other != home), default=0)
    for home, gap in gaps.items():
        usual = Counter(gaps.values()).most_common(1)[0][0]
        if gap != usual:
            path = ("regions", board.capital(home), "next")
            found.append(_said(path, "unlike-gap", home=board.home_ids[home], value=gap, usual=usual))
    return found


def _uneven(board: RegionMap) -> list[Fault]:
    return [_said(("homes", count), "uneven", count=count) for count in board.homes if not is_even(board, count)]


def _economy(board: RegionMap, demands: RegionDemands) -> list[Fault]:
    """Return homes that can't pay what a seat begins with or pay for far more, or where nobody can be recruited."""
    found: list[Fault] = []
    for home, own in enumerate(board.home_regions):
        id, taxes = board.home_ids[home], sum(board.taxes[region] for region in own)
        path = ("regions", own[0], "taxes")
        if demands.wages and taxes < demands.wages:
            found.append(_said(path, "poor", home=id, taxes=taxes, wages=demands.wages))
        elif demands.wages and taxes >= TOO_RICH * demands.wages:
            found.append(_said(path, "rich", home=id, taxes=taxes, wages=demands.wages))
        if not any(board.levies[region] for region in own):
            found.append(_said(("regions", own[0], "levies"), "unmanned", home=id))
    for count, homes in board.homes.items():
        taken = {region for home in homes for region in board.home_regions[home]}
        free = [region for region in range(len(board.ids)) if region not in taken]
        if not any(board.taxes[region] for region in free):
            found.append(_said(("homes", count), "nothing-free", count=count))
        elif not any(board.cities[region] for region in free):
            found.append(_said(("homes", count), "no-free-city", count=count))
    return found


def _drawing(board: RegionMap) -> list[Fault]:
    """Return neighbours that are drawn apart, and cells that touch without being neighbours."""
    found: list[Fault] = []
    for one, other, border in borders(board):
        path = ("regions", other, "next")
        if board.touches(one, other) and border < LEAST_BORDER:
            found.append(_said(path, "drawn-apart", id=board.ids[one], other=board.ids[other]))
        elif not board.touches(one, other) and border >= LEAST_BORDER:
            found.append(_said(path, "drawn-touching", id=board.ids[one], other=board.ids[other]))
    return found


def borders(board: RegionMap) -> list[tuple[int, int, float]]:
    """Returns how much border each two regions share as they are drawn, the first of a pair being the lower."""
    count = len(board.ids)
    pairs = [(one, other) for other in range(count) for one in range(other)]
    return [(one, other, cells.shared(board.cells[one], board.cells[other])) for one, other in pairs]


def _narrow(board: RegionMap, demands: RegionDemands) -> list[Fault]:
    """Return regions without which the map would fall apart."""
    closed = {number for number, terrain in enumerate(board.terrains) if terrain in demands.closed}
    return [
        _said(("regions", number, "next"), "narrow", id=board.ids[number]) for number in cuts(board.neighbours, closed)
    ]
