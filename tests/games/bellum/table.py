"""The table on which the sections of the rulebook are tested: plain Units by their numbers, and cards for tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from liza.games.bellum.combat import Fight
from liza.games.bellum.development import ACTIONS
from liza.games.bellum.state import Bel
from liza.testing.scenes import Outcome, Scene, scene

SETS = [str(Path(__file__).parent / "data" / "test-cards.yaml")]
SOUTH, NORTH = 0, 1
FIGHT = Fight()
ACT = ACTIONS[SOUTH]


def table(**setup: Any) -> Scene:
    """Returns an empty table in South's Development of turn 3; `setup` is as for a match, say `options={…}`."""
    return scene("bellum", {"decks": ["castilla", "tahuantinsuyo"], "sets": SETS, **setup})


def attack(outcome: Outcome, *attackers: str, seat: str = "south") -> Outcome:
    """Returns the scene once a seat has declared these attackers and no other."""
    declared = outcome.when(seat, *(f"attack {one}" for one in attackers))
    return declared.when(seat, "end") if "end" in declared.offered(seat) else declared


def passes(outcome: Outcome, *seats: str) -> Outcome:
    """Returns the scene once both have passed in the Duel, the defender first."""
    for seat in seats or ("north", "south"):
        outcome = outcome.when(seat, "pass")
    return outcome


def full(outcome: Outcome) -> Bel:
    """Returns the full state of a scene."""
    assert isinstance(outcome.state, Bel)
    return outcome.state
