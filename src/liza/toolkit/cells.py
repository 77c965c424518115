# plain: outlines are made once, when a map is read
"""Outlines on the plane: the cells nearest to some points, what touches what, and where a middle lies.

The second coordinate grows downwards, as on a page; outlines go round clockwise as one sees them there.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

Point = tuple[float, float]
Outline = list[Point]

ROUND_CORNERS = 96
"""So many corners stand for a circle: a map's rim looks round, and can be turned by many fractions of a whole."""
CLOSE = 0.5
"""Lines so near to each other are one."""


def circle(middle: Point, radius: float) -> Outline:
    """Returns the outline that stands for a circle.

    >>> len(circle((0, 0), 10))
    96
    """
    turn = 2 * math.pi / ROUND_CORNERS
    x, y = middle
    return [(x + radius * math.cos(turn * k), y + radius * math.sin(turn * k)) for k in range(ROUND_CORNERS)]


def box(left: float, top: float, right: float, bottom: float) -> Outline:
    """Returns the outline of a rectangle."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def voronoi(points: Sequence[Point], rim: Outline) -> list[Outline]:
    """Returns for each point the part of the rim's inside that is nearer to it than to any other.

    The rim is convex. Of points in the same place the cells are the same.

    >>> voronoi([(1, 1), (3, 1)], box(0, 0, 4, 2))[0]
    [(0, 0), (2.0, 0.0), (2.0, 2.0), (0, 2)]
    """
    return [_cell(point, points, rim) for point in points]


def _cell(point: Point, points: Sequence[Point], rim: Outline) -> Outline:
    cell = rim
    for other in sorted(points, key=lambda one: math.dist(point, one)):
        if other == point:
            continue
        if math.dist(point, other) > 2 * max((math.dist(point, corner) for corner in cell), default=0.0):
            break
        cell = _cut(cell, point, other)
    return cell


def _cut(cell: Outline, near: Point, far: Point) -> Outline:
    """Returns what of a convex cell is nearer to the one point than to the other."""
    across, down = far[0] - near[0], far[1] - near[1]
    limit = (far[0] ** 2 - near[0] ** 2 + far[1] ** 2 - near[1] ** 2) / 2
    beyond = [x * across + y * down - limit for x, y in cell]
    kept: Outline = []
    for place, corner in enumerate(cell):
        here, before = beyond[place], beyond[place - 1]
        if (here > 0) != (before > 0):
            last, share = cell[place - 1], before / (before - here)
            kept.append((last[0] + share * (corner[0] - last[0]), last[1] + share * (corner[1] - last[1])))
        if here <= 0:
            kept.append(corner)
    return kept


def rounded(outline: Outline, digits: int = 1) -> Outline:
    """Returns an outline with coordinates of so many digits, without corners that fall together or lie on a line.

    >>> rounded([(0, 0), (2, 0.01), (4, 0), (4, 4), (4, 4.02)])
    [(0, 0), (4, 0), (4, 4)]
    """
    corners = list(dict.fromkeys((_short(round(x, digits)), _short(round(y, digits))) for x, y in outline))
    return [
        one for place, one in enumerate(corners) if _turns(corners[place - 1], one, corners[(place + 1) % len(corners)])
    ]


def _short(length: float) -> float:
    """Return a whole number as one: 4, not 4.0."""
    return int(length) if length == int(length) else length


def _turns(before: Point, at: Point, after: Point) -> bool:
    return _twice((before, at, after)) != 0


def _twice(outline: Sequence[Point]) -> float:
    """Return twice the area within an outline, positive if it goes round clockwise as one sees it."""
    return sum(one[0] * two[1] - two[0] * one[1] for one, two in zip(outline, [*outline[1:], outline[0]], strict=True))


def area(outline: Outline) -> float:
    """Returns the area within an outline.

    >>> area(box(0, 0, 4, 2))
    8.0
    """
    return abs(_twice(outline)) / 2


def clockwise(outline: Outline) -> Outline:
    """Returns an outline that goes round clockwise."""
    return outline if _twice(outline) >= 0 else outline[::-1]


def middle(outline: Outline) -> Point:
    """Returns the centre of gravity within an outline.

    >>> middle(box(0, 0, 4, 2))
    (2.0, 1.0)
    """
    x = y = 0.0
    for one, two in zip(outline, [*outline[1:], outline[0]], strict=True):
        weight = one[0] * two[1] - two[0] * one[1]
        x += weight * (one[0] + two[0])
        y += weight * (one[1] + two[1])
    whole = 3 * _twice(outline)
    return (x / whole, y / whole) if whole else outline[0]


def inside(point: Point, outline: Outline) -> bool:
    """Tells whether a point lies within an outline.

    >>> inside((1, 1), box(0, 0, 4, 2)), inside((5, 1), box(0, 0, 4, 2))
    (True, False)
    """
    x, y = point
    found = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            found = not found
    return found


def crosses(outline: Outline) -> bool:
    """Tells whether an outline crosses itself.

    >>> crosses([(0, 0), (2, 2), (2, 0), (0, 2)])
    True
    """
    sides = list(zip(outline, [*outline[1:], outline[0]], strict=True))
    count = len(sides)
    return any(
        _cross(*sides[one], *sides[other])
        for one in range(count)
        for other in range(one + 2, count)
        if (one, other) != (0, count - 1)
    )


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _twice((a, b, c)) * _twice((a, b, d)) < 0 and _twice((c, d, a)) * _twice((c, d, b)) < 0


def shared(one: Outline, other: Outline) -> float:
    """Returns how much border two outlines have in common; lines that are `CLOSE` count as one.

    >>> shared(box(0, 0, 4, 2), box(4, 1, 9, 9))
    1.0
    """
    if not _may_touch(one, other):
        return 0.0
    return sum(
        _overlap(a, b, c, d)
        for a, b in zip(one, [*one[1:], one[0]], strict=True)
        for c, d in zip(other, [*other[1:], other[0]], strict=True)
    )


def _may_touch(one: Outline, other: Outline) -> bool:
    return all(
        min(corner[axis] for corner in one) <= max(corner[axis] for corner in other) + CLOSE
        and min(corner[axis] for corner in other) <= max(corner[axis] for corner in one) + CLOSE
        for axis in (0, 1)
    )


def _overlap(a: Point, b: Point, c: Point, d: Point) -> float:
    """Returns how long the stretch c to d lies on a to b."""
    length = math.dist(a, b)
    if length == 0:
        return 0.0
    across, down = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    along = [(p[0] - a[0]) * across + (p[1] - a[1]) * down for p in (c, d)]
    aside = [abs((p[1] - a[1]) * across - (p[0] - a[0]) * down) for p in (c, d)]
    if max(aside) > CLOSE:
        return 0.0
    return max(0.0, min(length, max(along)) - max(0.0, min(along)))
