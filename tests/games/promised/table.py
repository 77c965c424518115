"""The table on which Promised Land is tested: A, B, C and D of the catalogue's examples are the four seats in order."""

from __future__ import annotations

from typing import Any

from liza.games.promised import GAME
from liza.games.promised.combat import CloseCombat, OpenCombat
from liza.games.promised.moving import CloseMovement
from liza.games.promised.sequence import BeginTurn
from liza.games.promised.state import Land
from liza.testing.scenes import Outcome, Scene, scene

A, B, C, D = "circle", "triangle", "square", "diamond"
TO = {A: f" {A}", B: f" {B}", C: f" {C}", D: f" {D}"}


def table(players: int = 2, **options: Any) -> Scene:
    """Returns an empty board in Combat of round 1, A being first player; options by name."""
    return scene(GAME, {"players": players, "options": options}).quietly()


def loud(given: Scene) -> Scene:
    """Returns the same table, stopping at every confirmation as in a live match."""
    return Scene(given.game, given.state)


def combat(given: Scene) -> Outcome:
    """Returns the scene at the start of Combat: encounters are made, siege counts stay as they are laid out."""
    return given.table(meet=True).at(OpenCombat(), CloseCombat())


def after_movement(given: Scene) -> Outcome:
    """Returns the scene from the end of Movement on: siege counts rise, encounters are made, Combat begins."""
    return given.table(phase=5).at(CloseMovement(), OpenCombat(), CloseCombat())


def turn(given: Scene, seat: str, phase: int) -> Outcome:
    """Returns the scene at a seat's turn in a phase; it stops at every question."""
    number = GAME.seats.index(seat)
    stopping = loud(given.table(phase=phase, active=seat)).chance(*given._draws)
    stopping._stops = "all"
    return stopping.at(BeginTurn(number, phase))


def attack(outcome: Outcome, seat: str, foe: str, place: str, *order: str) -> Outcome:
    """Returns the scene once a seat has declared, with the parts of its order that are a choice."""
    return outcome.when(
        seat, f"declare {place} {foe}", *order, *confirm(outcome, seat, f"declare {place} {foe}", order)
    )


def confirm(outcome: Outcome, seat: str, first: str, order: tuple[str, ...]) -> list[str]:
    """Returns the confirmation, if it is asked for."""
    texts = [first, *order] if first else list(order)
    then = outcome.when(seat, *texts) if texts else outcome
    return ["confirm"] if "confirm" in then.offered(seat) else []


def answer(outcome: Outcome, seat: str, *order: str) -> Outcome:
    """Returns the scene once a seat has answered."""
    texts = [*order, *confirm(outcome, seat, "", order)]
    return outcome.when(seat, *texts) if texts else outcome


def land(given: Scene) -> Land:
    """Returns the state of a table that is laid out."""
    assert isinstance(given.state, Land)
    return given.state


def full(outcome: Outcome) -> Land:
    """Returns the full state of a scene."""
    assert isinstance(outcome.state, Land)
    return outcome.state
