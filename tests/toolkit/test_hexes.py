"""Hexes, held against an independent library (hexgrid_cube) and against what is true of any grid."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hexgrid_cube import FLAT_TOP_ORIENTATION, POINTY_TOP_ORIENTATION, Layout, Point, Vector
from hexgrid_cube import Hex as Cube
from hypothesis import given, settings
from hypothesis import strategies as st

from liza.toolkit import hexes
from liza.toolkit.hexes import Hex

pytestmark = pytest.mark.both_builds

DISK = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]
PAIRS = list(product(DISK, DISK))
far = st.tuples(st.integers(-60, 60), st.integers(-60, 60))
anywhere = settings(deadline=None, max_examples=60)


def pair(cube: Cube) -> Hex:
    return cube.q, cube.r


def line_of_theirs(one: Hex, other: Hex) -> list[Hex]:
    return [pair(at) for at in Cube(*one).draw_line(Cube(*other))] + [other]


def nearest(one: Hex, other: Hex, step: int, steps: int) -> list[Hex]:
    """Returns the hexes whose middles are nearest to a point of a line: two where it runs along an edge."""
    q, r = one[0] * (steps - step) + other[0] * step, one[1] * (steps - step) + other[1] * step
    off: dict[Hex, int] = {}
    for at in product(range(q // steps - 1, q // steps + 3), range(r // steps - 1, r // steps + 3)):
        a, b = q - at[0] * steps, r - at[1] * steps
        off[at] = a * a + b * b + (a + b) * (a + b)
    return [at for at, value in off.items() if value == min(off.values())]


def on_the_way(one: Hex, other: Hex) -> list[list[Hex]]:
    steps = hexes.distance(one, other)
    return [nearest(one, other, step, max(1, steps)) for step in range(steps + 1)]


# On every pair of a small disk


def test_distances_are_those_of_the_library():
    assert all(hexes.distance(one, other) == Cube(*one).distance(Cube(*other)) for one, other in PAIRS)


def test_neighbours_are_those_of_the_library_counterclockwise_from_the_east():
    for at in DISK:
        theirs = Cube(*at).neighbours()
        assert hexes.neighbours(at) == [pair(theirs[-direction % 6]) for direction in range(6)]
        assert [hexes.neighbour(at, direction) for direction in range(-6, 6)] == 2 * hexes.neighbours(at)


def test_lines_are_those_of_the_library_wherever_there_is_only_one():
    plain = [(one, other) for one, other in PAIRS if all(len(hexes) == 1 for hexes in on_the_way(one, other))]
    assert len(plain) > 900
    assert all(hexes.line(one, other) == line_of_theirs(one, other) for one, other in plain)


def test_a_line_goes_through_the_hexes_nearest_to_it_and_of_two_through_the_one_farther_east():
    for one, other in PAIRS:
        for at, near in zip(hexes.line(one, other), on_the_way(one, other), strict=True):
            assert at == max(near, key=lambda hex: hexes.middle(hex)[0])


def test_a_line_along_an_edge_keeps_to_the_hex_farther_east():
    assert hexes.line((0, 0), (2, -1))[1] == (1, 0)
    assert hexes.line((0, 0), (-1, 2))[1] == (0, 1)
    assert hexes.line((0, 0), (-1, -1))[1] == (0, -1)
    assert hexes.line((0, 0), (-2, 1))[1] == (-1, 1)


def test_rings_and_disks_are_those_of_the_library():
    for radius in range(1, 6):
        theirs = {pair(at) for at in Cube(2, -3).ring(radius)}
        ours = hexes.ring((2, -3), radius)
        assert (set(ours), len(ours)) == (theirs, 6 * radius)
        assert all(hexes.distance(one, other) == 1 for one, other in pairwise([*ours, ours[0]]))
    assert hexes.ring((2, -3), 0) == [(2, -3)]
    assert set(hexes.disk((0, 0), 3)) == set(DISK)


def test_turns_are_those_of_the_library():
    for at in DISK:
        for turns in range(6):
            turned = Vector(*at).rotate(60 * turns)
            assert hexes.rotated(at, -turns) == (turned.q, turned.r)


@pytest.mark.parametrize("pointy", [True, False])
def test_middles_and_corners_are_where_the_library_draws_them(pointy):
    orientation = POINTY_TOP_ORIENTATION if pointy else FLAT_TOP_ORIENTATION
    layout = Layout(orientation, Point(1, 1), Point(0, 0), Point(0, 0))
    for at in DISK:
        assert hexes.middle(at, pointy) == pytest.approx(layout.to_pixel(Cube(*at)))
        theirs = layout.polygon_corners(Cube(*at))
        for corner in hexes.corners(at, pointy):
            assert sum(corner == pytest.approx(one) for one in theirs) == 1


# Anywhere


@anywhere
@given(far, far)
def test_a_line_is_a_shortest_way_and_the_same_from_both_ends(one, other):
    way = hexes.line(one, other)
    assert (way[0], way[-1], len(way)) == (one, other, hexes.distance(one, other) + 1)
    assert all(hexes.distance(*step) == 1 for step in pairwise(way))
    assert way[::-1] == hexes.line(other, one)


@anywhere
@given(far, far, far)
def test_distance_is_a_measure(one, other, third):
    assert hexes.distance(one, other) == hexes.distance(other, one) == Cube(*one).distance(Cube(*other))
    assert hexes.distance(one, third) <= hexes.distance(one, other) + hexes.distance(other, third)


@anywhere
@given(far, far, far, st.integers(-7, 7))
def test_turning_and_mirroring_keep_distances(one, other, centre, turns):
    turned = hexes.rotated(one, turns, centre), hexes.rotated(other, turns, centre)
    mirrored = hexes.mirrored(one, centre), hexes.mirrored(other, centre)
    assert hexes.distance(*turned) == hexes.distance(*mirrored) == hexes.distance(one, other)
    assert hexes.rotated(turned[0], -turns, centre) == hexes.mirrored(mirrored[0], centre) == one


def test_what_is_mirrored_is_drawn_upside_down():
    for at in DISK:
        x, y = hexes.middle(at)
        assert hexes.middle(hexes.mirrored(at)) == pytest.approx((x, -y))


def test_each_direction_is_drawn_where_its_name_says():
    drawn = [hexes.middle(step) for step in hexes.DIRECTIONS]
    assert [(x > 0.1) - (x < -0.1) for x, _ in drawn] == [1, 1, -1, -1, -1, 1]
    assert [(y > 0.1) - (y < -0.1) for _, y in drawn] == [0, -1, -1, 0, 1, 1]
    assert [hexes.EAST, hexes.NORTH_EAST, hexes.NORTH_WEST] == [0, 1, 2]
    assert [hexes.WEST, hexes.SOUTH_WEST, hexes.SOUTH_EAST] == [3, 4, 5]
