"""The table on which the chapters of the rulebook are tested: two sample decks, plain soldiers, and cards for tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from liza.games.inframundis.state import Inf
from liza.testing.scenes import Outcome, Scene, scene

DATA = Path(__file__).parent / "data"
SETS = [str(DATA / "soldiers.yaml"), *sorted(map(str, DATA.glob("chapters_*.yaml")))]
"""Soldiers without text (`soldier-ATTACK-LIFE`, cost 2), and each group of chapters' own cards."""


def table(**setup: Any) -> Scene:
    """Returns an empty table in South's Preparación of Round 1.

    `setup` is as for a match, say `options={"block_mode": "B"}`.
    """
    return scene("inframundis", {"decks": ["umbral", "brasa"], "sets": SETS, **setup})


def declare(outcome: Outcome, seat: str, *attacks: str) -> Outcome:
    """Returns the scene once a seat has declared these attacks and no other."""
    declared = outcome.when(seat, *attacks)
    return declared.when(seat, "end") if "end" in declared.offered(seat) else declared


def full(outcome: Outcome) -> Inf:
    """Returns the full state of a scene."""
    assert isinstance(outcome.state, Inf)
    return outcome.state
