"""The table on which the sections of the rulebook are tested: plain units by their Force, and cards for tests.

Cards in play are numbered from 1 in the order in which they are laid out; South holds the Token and is the Active
Player of Expansión in turn 3 unless a test says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar

from liza.games.resurgir.combat import OpenInvasion
from liza.games.resurgir.game import Resurgir
from liza.games.resurgir.periods import StartOfTurn
from liza.games.resurgir.playing import OpenMoment
from liza.games.resurgir.pool import Cards, cards
from liza.games.resurgir.printed import ABUNDANCE, EXPANSION, EXPLORATION, RENEWAL
from liza.games.resurgir.sequence import TURN, BeginHalf, EndHalf
from liza.games.resurgir.state import Res
from liza.kernel import Step
from liza.testing.scenes import Outcome, Scene, scene

DATA = Path(__file__).parent / "data"
TEST_CARDS = str(DATA / "test-cards.yaml")


class Tested(Resurgir):
    """The game with the cards and decks of the tests in the place of the samples."""

    deck_folder: ClassVar[Path] = DATA / "decks"

    def default_setup(self) -> dict[str, Any]:
        """Return two decks of the tests."""
        return {"decks": ["alfa", "beta"]}

    def pool(self, sets: Iterable[str] = ()) -> Cards:
        """Return the cards of the tests beside the samples."""
        return cards(TEST_CARDS, *sets)


GAME = Tested()
ACT = OpenMoment(EXPANSION)
INVADE = OpenInvasion()
HALVES = [at for at, step in enumerate(TURN) if isinstance(step, BeginHalf)]


def phase_steps(phase: int, second: bool = False) -> list[Step]:
    """Returns one half of a phase, from its beginning to its end."""
    start = next(at for at in HALVES if TURN[at] == BeginHalf(phase, second))
    end = next(at for at in range(start, len(TURN)) if isinstance(TURN[at], EndHalf))
    return TURN[start : end + 1]


RENEWAL_STEPS = TURN[next(at for at, step in enumerate(TURN) if type(step).__name__ == "BeginRenewal") :][:-2]
"""Renovación and the end of the turn, without what follows it."""
END_STEPS = TURN[-2:]
START = StartOfTurn()


def table(**setup: Any) -> Scene:
    """Returns an empty table in South's Expansión of turn 3; a scene stops where there is a choice.

    `setup` is as for a match, say `options={"payment": "choose"}`.
    """
    return scene(GAME, {"decks": ["alfa", "beta"], **setup}).quietly()


def options(**chosen: str) -> Scene:
    """Returns an empty table under some options of the rules."""
    return table(options=chosen)


def act(given: Scene) -> Outcome:
    """Returns the scene where South is asked in Expansión."""
    return given.at(ACT)


def moment(given: Scene, phase: str, seat: str = "south") -> Outcome:
    """Returns the scene where a seat is asked in its own moment of a phase, after the automatic part."""
    number = {"exploration": EXPLORATION, "abundance": ABUNDANCE, "expansion": EXPANSION, "renewal": RENEWAL}[phase]
    return given.table(phase=phase, active=seat).at(OpenMoment(number))


def invade(given: Scene, seat: str = "south") -> Outcome:
    """Returns the scene where a seat is asked in its Invasión; it ends when the Invasión does."""
    steps = phase_steps(4)[1:]
    return given.table(phase="invasion", active=seat).at(steps[0], *steps[1:])


def declare(given: Outcome, target: str, *attackers: str, seat: str = "south") -> Outcome:
    """Returns the scene once a seat has declared one attack."""
    declared = given.when(seat, f"attack {target}")
    for one in attackers:
        if f"with {one}" in declared.offered(seat):
            declared = declared.when(seat, f"with {one}")
    return declared.when(seat, "close") if "close" in declared.offered(seat) else declared


def attack(given: Scene, target: str, *attackers: str) -> Outcome:
    """Returns the scene once South has declared one attack and no other."""
    return end(declare(invade(given), target, *attackers))


def end(given: Outcome, seat: str = "south") -> Outcome:
    """Returns the scene once a seat has ended its moment, where that is still to be done."""
    return given.when(seat, "end") if "end" in given.offered(seat) else given


def full(outcome: Outcome) -> Res:
    """Returns the full state of a scene."""
    assert isinstance(outcome.state, Res)
    return outcome.state


def on(outcome: Outcome) -> Scene:
    """Returns a table that stands as a scene has left it."""
    return Scene(GAME, full(outcome)).quietly()


def clauses(outcome: Outcome) -> list[str]:
    """Returns the clauses of what has happened since the last answer, in order."""
    return [event.clause for event in outcome.events]


def laid(given: Scene) -> Res:
    """Returns the state of a scene that is being laid out."""
    assert isinstance(given.state, Res)
    return given.state
