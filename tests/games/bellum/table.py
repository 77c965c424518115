"""The table on which the sections of the rulebook are tested: plain Units by their numbers, and cards for tests.

Cards in play are numbered from 6 in the order in which they are laid out; South acts unless a test says otherwise.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from liza.games.bellum import GAME
from liza.games.bellum.combat import Fight
from liza.games.bellum.development import ACTIONS
from liza.games.bellum.printed import Pool
from liza.games.bellum.sequence import TURN
from liza.games.bellum.state import Bel
from liza.kernel import Step
from liza.testing.scenes import Outcome, Scene, scene

SETS = [str(Path(__file__).parent / "data" / "test-cards.yaml")]
FIGHT = Fight()
ACT = ACTIONS[0]
PHASE_STARTS = [at for at, step in enumerate(TURN) if type(step).__name__ == "BeginPhase"]
SUPPLY_STEPS: list[Step] = TURN[PHASE_STARTS[0] : PHASE_STARTS[1]]
VIGIL_STEPS: list[Step] = TURN[PHASE_STARTS[3] : -1]
"""The Vigil without the passing of the turn."""


def table(**setup: Any) -> Scene:
    """Returns an empty table in South's Development of turn 3; a scene stops where there is a choice.

    `setup` is as for a match, say `options={"deposit": "exhaust_cleric"}`.
    """
    return scene(GAME, {"decks": ["castilla", "tahuantinsuyo"], "sets": SETS, **setup}).quietly()


def options(**chosen: str) -> Scene:
    """Returns an empty table under some options of the rules."""
    return table(options=chosen)


def act(given: Scene) -> Outcome:
    """Returns the scene where South is asked in Development."""
    return given.at(ACT)


def fight(given: Scene, *attackers: str) -> Outcome:
    """Returns the scene once South has declared these attackers and no other."""
    outcome = given.table(phase="combat").at(FIGHT)
    return declare(outcome, *attackers)


def declare(outcome: Outcome, *attackers: str) -> Outcome:
    """Returns the scene once South has declared these attackers and no other."""
    declared = outcome.when("south", *(f"attack {one}" for one in attackers))
    return declared.when("south", "end") if "end" in declared.offered("south") else declared


def full(outcome: Outcome) -> Bel:
    """Returns the full state of a scene."""
    assert isinstance(outcome.state, Bel)
    return outcome.state


def clauses(outcome: Outcome) -> list[str]:
    """Returns the clauses of what has happened since the last answer, in order."""
    return [event.clause for event in outcome.events]


def laid(given: Scene) -> Bel:
    """Returns the state of a scene that is being laid out."""
    assert isinstance(given.state, Bel)
    return given.state


def pool(given: Scene) -> Pool:
    """Returns the printed cards of a scene."""
    return laid(given).pool
