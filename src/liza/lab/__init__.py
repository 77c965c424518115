"""The laboratory: many games between computer players, and what they say about decks, seats and rules.

`simulate` plays two decks (or any set-up) against each other, `matrix` each deck against each; both return reports that
depend on the seed alone, never on how many processes played them.
"""

from __future__ import annotations

from liza.lab.play import GameResult, Plan
from liza.lab.report import Cross, Report, Tally
from liza.lab.simulate import matrix, simulate
from liza.lab.statistics import Middle, Spread, wilson

__all__ = ["Cross", "GameResult", "Middle", "Plan", "Report", "Spread", "Tally", "matrix", "simulate", "wilson"]
