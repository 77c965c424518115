"""Intervals and spreads."""

from __future__ import annotations

import pytest

from liza.lab import Spread, wilson


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0), (900, 1000, 0.880, 0.917)],
)
def test_wilson_gives_the_textbook_interval(hits: int, of: int, low: float, high: float):
    found = wilson(hits, of)
    assert found == pytest.approx((low, high), abs=0.001)


def test_nothing_counted_leaves_everything_open():
    assert wilson(0, 0) == (0.0, 1.0)


def test_an_interval_holds_its_share_and_shrinks_with_more_games():
    narrow, wide = wilson(500, 1000), wilson(5, 10)
    assert wide[0] < narrow[0] < 0.5 < narrow[1] < wide[1]


def test_a_spread_has_mean_median_and_deviation():
    assert Spread.of([2, 4, 4, 10]) == Spread(5.0, 4.0, 3.0, 2, 10)
    assert Spread.of([]) == Spread(0.0, 0.0, 0.0, 0, 0)
