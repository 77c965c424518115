# plain: made for people to look at, never in the inner loop
"""A map as a table draws it before anything stands on it."""

from __future__ import annotations

from liza.toolkit.hexmap import NOWHERE, HexMap, Names, handle
from liza.toolkit.regionfigures import LEAST_BORDER, borders
from liza.toolkit.regionmap import RegionMap
from liza.toolkit.regionmap import handle as region_handle
from liza.toolkit.text import Phrase
from liza.toolkit.view import Area, MapView, Space


def draw_map(board: HexMap) -> MapView:
    """Returns the spaces and areas of a map; the game adds who holds them and what stands there.

    The handle of hex n is `hex:n`. Words for the terrains are owed by the view's `legend`: see `terrain_words`.
    """
    spaces = [_space(board, number) for number in range(len(board.hexes))]
    areas = [
        Area(id, _phrase(name), board.regions[region] if region != NOWHERE else "")
        for id, name, region in zip(board.territories, board.territory_names, board.region_of, strict=True)
    ]
    areas += [Area(id, _phrase(name)) for id, name in zip(board.regions, board.region_names, strict=True)]
    return MapView(_phrase(board.name), "pointy" if board.pointy else "flat", spaces, areas)


_ways: dict[str, list[tuple[int, int]]] = {}
"""By a map's digest: what is joined by lines is looked for once."""


def draw_regions(board: RegionMap) -> MapView:
    """Returns the spaces of a map of regions; the game adds whose they are, what stands there and what is counted.

    The handle of region n is `region:n`. Cities wear the mark `city`, for which the view's `legend` owes a word.
    """
    if board.digest not in _ways:
        apart = [(one, other) for one, other, border in borders(board) if border < LEAST_BORDER]
        _ways[board.digest] = [pair for pair in apart if board.touches(*pair)]
    spaces = [_region(board, number) for number in range(len(board.ids))]
    return MapView(_phrase(board.name), "regions", spaces, ways=_ways[board.digest])


def terrain_words(board: HexMap | RegionMap) -> dict[str, Phrase]:
    """Returns the words for the terrains of a map, for the view's legend: the game's messages `terrain-…`."""
    return {terrain: Phrase(f"terrain-{terrain}") for terrain in sorted(set(board.terrains))}


def _space(board: HexMap, number: int) -> Space:
    q, r = board.hexes[number]
    territory = board.territory_of[number]
    site = board.site_of[number]
    return Space(
        number, handle(number), q, r, board.terrains[number],
        area=board.territories[territory] if territory != NOWHERE else "",
        label=_phrase(board.names[number]) if board.names[number][0] else None,
        rank=1 if site else 2,
        site=site,
        gate=board.gate_of[number],
    )  # fmt: skip


def _region(board: RegionMap, number: int) -> Space:
    x, y = board.spots[number]
    city = board.cities[number]
    return Space(
        number, region_handle(number), 0, 0, board.terrains[number],
        label=_phrase(board.names[number]),
        rank=1 if city else 2,
        marks=["city"] if city else [],
        code=board.ids[number],
        x=round(x),
        y=round(y),
        outline=[(round(x), round(y)) for x, y in board.cells[number]],
        near=board.neighbours[number],
    )  # fmt: skip


def _phrase(names: Names) -> Phrase:
    return Phrase("data-text", es=names[0], en=names[1])
