"""Hexes by axial coordinates (q, r): neighbours, distance, lines, rings, disks, turns, and where they are drawn.

East is (1, 0); the six directions go round counterclockwise as one sees them on a map whose hexes have a corner on top,
with q growing eastwards and r southwards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Hex = tuple[int, int]
Point = tuple[float, float]
"""Right and down, in units of a hex's side."""

EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = range(6)
DIRECTIONS: Final[list[Hex]] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
"""The steps to the six neighbours, by direction: east, north-east, north-west, west, south-west, south-east."""
HALF_ROOT: Final = 0.8660254037844386
"""Half the square root of 3: how far a side's middle is from the middle of its hex."""


def neighbour(at: Hex, direction: i64) -> Hex:
    """Returns the hex next to one, in a direction from 0 (east) counterclockwise to 5; directions go round.

    >>> neighbour((2, -1), 1), neighbour((2, -1), 7)
    ((3, -2), (3, -2))
    """
    step = DIRECTIONS[direction % 6]
    return at[0] + step[0], at[1] + step[1]


def neighbours(at: Hex) -> list[Hex]:
    """Returns the six hexes around one, in the order of the directions.

    >>> neighbours((4, 0))[:3]
    [(5, 0), (5, -1), (4, -1)]
    """
    return [(at[0] + step[0], at[1] + step[1]) for step in DIRECTIONS]


def distance(one: Hex, other: Hex) -> int:
    """Returns how many steps lead from one hex to another.

    >>> distance((2, -1), (4, -1))
    2
    """
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def line(one: Hex, other: Hex) -> list[Hex]:
    """Returns the hexes of the straight line from one to another, both included.

    Where the line runs along an edge it keeps to the hex farther east, whichever end it starts from.

    >>> line((0, 0), (2, -1))
    [(0, 0), (1, 0), (2, -1)]
    """
    steps = distance(one, other)
    found: list[Hex] = [one]
    for step in range(1, steps + 1):
        found.append(_between(one, other, step, steps))
    return found


def _between(one: Hex, other: Hex, step: int, steps: int) -> Hex:
    """Returns the hex that holds a point of a line, `step` of `steps` along it, pushed a little off the edges.

    All in whole numbers, `unit` of which make one: the nudge is smaller than any distance that is not 0.
    """
    unit = 12 * steps
    q = 12 * (one[0] * (steps - step) + other[0] * step) + 2
    r = 12 * (one[1] * (steps - step) + other[1] * step) + 1
    s = -q - r
    near_q, near_r, near_s = _nearest(q, unit), _nearest(r, unit), _nearest(s, unit)
    off_q, off_r, off_s = abs(near_q * unit - q), abs(near_r * unit - r), abs(near_s * unit - s)
    if off_q > off_r and off_q > off_s:
        return -near_r - near_s, near_r
    if off_r > off_s:
        return near_q, -near_q - near_s
    return near_q, near_r


def _nearest(value: int, unit: int) -> int:
    return (2 * value + unit) // (2 * unit)


def ring(centre: Hex, radius: int) -> list[Hex]:
    """Returns the hexes at exactly that distance, from the one in the east counterclockwise; at 0 the centre alone.

    >>> ring((0, 0), 1) == neighbours((0, 0))
    True
    """
    if radius == 0:
        return [centre]
    found: list[Hex] = []
    q, r = centre[0] + radius, centre[1]
    for side in range(6):
        step = DIRECTIONS[(side + 2) % 6]
        for _ in range(radius):
            found.append((q, r))
            q, r = q + step[0], r + step[1]
    return found


def disk(centre: Hex, radius: int) -> list[Hex]:
    """Returns the hexes up to that distance, row by row from the north, each row from the west.

    >>> len(disk((0, 0), 4))
    61
    """
    found: list[Hex] = []
    for r in range(-radius, radius + 1):
        for q in range(max(-radius, -r - radius), min(radius, radius - r) + 1):
            found.append((centre[0] + q, centre[1] + r))
    return found


def rotated(at: Hex, turns: i64, centre: Hex = (0, 0)) -> Hex:
    """Returns the hex turned counterclockwise about another, by so many sixths of a whole turn.

    >>> rotated((4, 0), 1), rotated((4, 0), -1)
    ((4, -4), (0, 4))
    """
    q, r = at[0] - centre[0], at[1] - centre[1]
    for _ in range(turns % 6):
        q, r = q + r, -q
    return centre[0] + q, centre[1] + r


def mirrored(at: Hex, centre: Hex = (0, 0)) -> Hex:
    """Returns the hex on the other side of the line that runs through another from west to east, corners on top.

    >>> mirrored((1, -1)), mirrored((3, 0))
    ((0, 1), (3, 0))
    """
    q, r = at[0] - centre[0], at[1] - centre[1]
    return centre[0] + q + r, centre[1] - r


# Drawing


def middle(at: Hex, pointy: bool = True) -> Point:
    """Returns where the middle of a hex is drawn, that of (0, 0) being the origin.

    >>> middle((0, 2)), middle((2, 0), pointy=False)
    ((1.7320508075688772, 3.0), (3.0, 1.7320508075688772))
    """
    q, r = float(at[0]), float(at[1])
    if pointy:
        return HALF_ROOT * (2.0 * q + r), 1.5 * r
    return 1.5 * q, HALF_ROOT * (q + 2.0 * r)


def corners(at: Hex, pointy: bool = True) -> list[Point]:
    """Returns the six corners of a hex as it is drawn, clockwise: from the top, or with an edge on top from the right.

    >>> [round(y, 1) for x, y in corners((0, 0))]
    [-1.0, -0.5, 0.5, 1.0, 0.5, -0.5]
    """
    x, y = middle(at, pointy)
    if pointy:
        across, up = [0.0, HALF_ROOT, HALF_ROOT, 0.0, -HALF_ROOT, -HALF_ROOT], [-1.0, -0.5, 0.5, 1.0, 0.5, -0.5]
    else:
        across, up = [1.0, 0.5, -0.5, -1.0, -0.5, 0.5], [0.0, HALF_ROOT, HALF_ROOT, 0.0, -HALF_ROOT, -HALF_ROOT]
    return [(x + across[corner], y + up[corner]) for corner in range(6)]
