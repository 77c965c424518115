# plain: for people who make maps, never in play
"""How fair a map is: by which turns and reflections it stays the same, and what each seat has near."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from liza.toolkit.hexes import Hex, mirrored, rotated
from liza.toolkit.hexmap import NOWHERE, HexMap

Symmetry = tuple[int, ...]
"""Where each hex goes, by number."""


@dataclass(frozen=True)
class SeatFigures:
    """What a seat has near its home; distances in steps on the map."""

    seat: int
    home: int
    """The territory."""
    rivals: list[int]
    """From each site of the home, in their order, to the nearest site of another seat's home."""
    nearer: int
    """Sites of no home that are nearer to this home than to any other."""
    shared: int
    """Sites of no home that are as near to another home, and to none nearer."""
    reach: float
    """From the home's nearest site to a site of no home, on average; 0 where there is none."""
    gate: int
    """From a gate to the nearest site of the home; 0 where there are no gates."""


def symmetries(board: HexMap) -> list[Symmetry]:
    """Returns all turns and reflections that take hexes to hexes, sites to sites and gates to gates, staying put first.

    Terrain and names are not looked at.
    """
    seen = (board.hexes, [mirrored(at) for at in board.hexes])
    found = [_moved(board, [rotated(at, turns) for at in hexes]) for hexes in seen for turns in range(6)]
    return [one for one in found if one]


def _moved(board: HexMap, turned: Sequence[Hex]) -> Symmetry:
    """Returns where hexes go when the turned map is pushed back onto itself; () where it does not fit."""
    count = len(turned)
    shift = [sum(at[axis] for at in board.hexes) - sum(at[axis] for at in turned) for axis in (0, 1)]
    if shift[0] % count or shift[1] % count:
        return ()
    goes = tuple(board.at(q + shift[0] // count, r + shift[1] // count) for q, r in turned)
    fits = all(
        other != NOWHERE
        and (board.site_of[number] > 0) == (board.site_of[other] > 0)
        and (board.gate_of[number] > 0) == (board.gate_of[other] > 0)
        for number, other in enumerate(goes)
    )
    return goes if fits else ()


def is_even(board: HexMap, count: int) -> bool:
    """Tells whether all seats begin alike when so many play: the map can be turned so that each home takes any's place.

    The sites of a home go to those of the other in their order, and the homes in play to homes in play.
    """
    homes = [[board.sites[site] for site in sites] for sites in board.home_sites[count]]
    turns = [one for one in symmetries(board) if all([one[hex] for hex in home] in homes for home in homes)]
    return all(any([one[hex] for hex in homes[0]] == home for one in turns) for home in homes)


def seat_figures(board: HexMap, count: int) -> list[SeatFigures]:
    """Returns the figures of every seat when so many play."""
    homes = board.homes[count]
    ground = [[board.sites[site] for site in sites] for sites in board.home_sites[count]]
    taken = {hex for home in ground for hex in home}
    free = [hex for hex in board.sites[1:] if hex not in taken]
    ways = [[_nearest(board, [hex], home) for hex in free] for home in ground]
    found: list[SeatFigures] = []
    for seat, home in enumerate(homes):
        others = [hex for hex in taken if hex not in ground[seat]]
        rest = [min((way[place] for way in ways if way is not ways[seat]), default=99999) for place in range(len(free))]
        own = ways[seat]
        found.append(
            SeatFigures(
                seat,
                home,
                [_nearest(board, [hex], others) for hex in ground[seat]] if others else [],
                sum(mine < other for mine, other in zip(own, rest, strict=True)),
                sum(mine == other for mine, other in zip(own, rest, strict=True)),
                sum(own) / len(own) if own else 0.0,
                _nearest(board, ground[seat], board.gates[1:]) if len(board.gates) > 1 else 0,
            )
        )
    return found


def _nearest(board: HexMap, some: Sequence[int], others: Sequence[int]) -> int:
    return min(board.distances[one][other] for one in some for other in others)
