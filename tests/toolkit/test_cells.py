"""Outlines: cells are what is nearest to a point, and borders are told from corners."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from liza.toolkit import cells

RIM = cells.circle((500, 500), 520)
SPOTS = st.tuples(st.integers(150, 850), st.integers(150, 850))


@settings(max_examples=40, deadline=None)
@given(st.lists(SPOTS, min_size=1, max_size=15, unique=True), SPOTS)
def test_a_cell_is_what_is_nearer_to_its_point_than_to_any_other(points, spot):
    found = cells.voronoi(points, RIM)
    assert sum(map(cells.area, found)) == pytest.approx(cells.area(RIM))
    away = sorted((math.dist(spot, point), number) for number, point in enumerate(points))
    if len(away) == 1 or away[1][0] - away[0][0] > 1e-6:
        assert [number for number, cell in enumerate(found) if cells.inside(spot, cell)] == [away[0][1]]


def test_cells_end_at_the_rim():
    left, right = cells.voronoi([(1, 1), (7, 1)], cells.box(0, 0, 8, 2))
    assert (sorted(left), sorted(right)) == ([(0, 0), (0, 2), (4, 0), (4, 2)], [(4, 0), (4, 2), (8, 0), (8, 2)])
    assert cells.shared(left, right) == 2
    assert len(RIM) == cells.ROUND_CORNERS
    assert all(math.dist(corner, (500, 500)) == pytest.approx(520) for corner in RIM)


def test_a_corner_is_no_border():
    assert cells.shared(cells.box(0, 0, 4, 4), cells.box(4, 4, 8, 8)) == 0
    assert cells.shared(cells.box(0, 0, 4, 4), cells.box(4.2, 1, 8, 3)) == 2
    assert cells.shared(cells.box(0, 0, 4, 4), cells.box(5, 0, 8, 4)) == 0


def test_outlines_are_told_apart():
    arrow = [(0.0, 0.0), (4.0, 2.0), (0.0, 4.0), (1.0, 2.0)]
    assert cells.inside((2, 2), arrow)
    assert not cells.inside((0.5, 2), arrow)
    assert not cells.crosses(arrow)
    assert cells.crosses([(0, 0), (2, 2), (2, 0), (0, 2)])
    assert cells.clockwise(arrow[::-1]) == cells.clockwise(arrow)
    x, y = cells.middle(cells.box(10, 20, 14, 30))
    assert (x, y) == (12, 25)
