"""The few statistics a report needs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median, pstdev, quantiles

Z95 = 1.959963984540054
"""The normal quantile of a 95 % interval."""


def wilson(hits: float, of: int, z: float = Z95) -> tuple[float, float]:
    """Return Wilson's interval for a share; the whole of 0 .. 1 where nothing was counted.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if of == 0:
        return 0.0, 1.0
    share = hits / of
    centre = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return max(0.0, centre - half), min(1.0, centre + half)


@dataclass(frozen=True, slots=True)
class Spread:
    """How a number is spread over the games; all 0 where there are none."""

    mean: float
    median: float
    deviation: float
    lowest: int
    highest: int

    @staticmethod
    def of(values: Sequence[int]) -> Spread:
        """Return the spread of some numbers."""
        if not values:
            return Spread(0.0, 0.0, 0.0, 0, 0)
        return Spread(fmean(values), float(median(values)), pstdev(values), min(values), max(values))


@dataclass(frozen=True, slots=True)
class Middle:
    """The median of some numbers, and between which two nine in ten of them lie; all 0 where there are none."""

    median: float
    low: float
    high: float
    """One in twenty is below `low`, one in twenty above `high`."""
    count: int

    @staticmethod
    def of(values: Sequence[float]) -> Middle:
        """Return the middle of some numbers.

        >>> Middle.of(range(101))
        Middle(median=50.0, low=5.0, high=95.0, count=101)
        """
        if len(values) < 2:
            only = float(values[0]) if values else 0.0
            return Middle(only, only, only, len(values))
        twentieths = quantiles(values, n=20, method="inclusive")
        return Middle(twentieths[9], twentieths[0], twentieths[18], len(values))
