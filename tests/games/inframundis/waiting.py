"""For tests that need time to pass: both players do nothing until the table is as wanted."""

from __future__ import annotations

from collections.abc import Callable

from liza.games.inframundis import GAME
from liza.games.inframundis.arranging import Part
from liza.games.inframundis.state import Inf
from liza.kernel import Event, Match, State
from liza.testing.scenes import Outcome

PHASES = ("", "awaken", "flow", "preparation", "conflict", "closing")
IDLE = ("keep", "no-leader", "pass", "end", "no-block", "confirm", "let")
"""The answers of a player who does nothing, whatever is asked."""

Wanted = Callable[[Inf], bool]


def turn(seat: str, phase: str, round: int = 0) -> Wanted:
    """Returns what to wait for: a stop in that phase of the seat's turn; in any Round, unless one is named."""

    def there(state: Inf) -> bool:
        here = state.active == GAME.seats.index(seat) and state.phase == PHASES.index(phase)
        return here and round in (0, state.round)

    return there


def wait(outcome: Outcome, wanted: Wanted) -> Outcome:
    """Returns the scene once it has come to what is wanted; `events` is all that happened on the way."""
    events: list[Event] = []
    while not wanted(outcome.state):
        assert not outcome.ended, f"the scene ended first: {outcome.state!r}"
        outcome = _idle(outcome)
        events += outcome.events
    outcome.events = events
    return outcome


def wait_out(outcome: Outcome) -> Outcome:
    """Returns the scene run out of steps; `events` is all that happened on the way."""
    events = list(outcome.events)
    while not outcome.ended:
        outcome = _idle(outcome)
        events += outcome.events
    outcome.events = events
    return outcome


def _idle(outcome: Outcome) -> Outcome:
    seat = outcome.owing[0]
    return outcome.when(seat, _nothing(outcome.offered(seat)))


def wait_in(match: Match, wanted: Wanted) -> None:
    """Plays a match on, doing nothing, until it has come to what is wanted."""
    while not wanted(inf(match.state)):
        assert not match.state.over, f"the game ended first [{match.state.result_clause()}]"
        seat = match.owing()[0]
        answer(match, GAME.seats[seat], _nothing(match.offered(seat)))


def _nothing(offered: list[str]) -> str:
    return next((text for text in IDLE if text in offered), offered[0])


def inf(state: State) -> Inf:
    """Returns a state, of which the kernel knows no more than that it is one, as the game's own."""
    assert isinstance(state, Inf)
    return state


def answer(match: Match, seat: str, *texts: str) -> None:
    """Gives answers in a match; each must be taken."""
    for text in texts:
        refusal = match.answer(GAME.seats.index(seat), text)
        assert refusal is None, f"{refusal!r}, offered {match.offered(GAME.seats.index(seat))}"


def part(match: Match, seat: str) -> Part:
    """Returns what a test reads of a seat in a match."""
    return GAME.part(match.state, GAME.seats.index(seat))


def of_kind(events: list[Event], kind: int) -> list[Event]:
    """Returns the events of one kind."""
    return [event for event in events if event.kind == kind]
