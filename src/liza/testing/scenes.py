# plain: for tests
"""Scenes: given a table, when a seat answers, then …

    given = scene("inframundis").south(front=["wolf"]).north(nexus=5).at(ChooseAttack(0))
    then = given.when("south", "attack wolf#1 nexus", "end")
    assert then.owing == ["south"] and then.cites("INF-10.1-2")

A scene is strict: an answer that is not among what could be tried fails and prints what is offered; a forbidden one comes
back as the outcome's `refused`. It plays on a clone at LIVE stops with scripted draws, so `given` stays usable. The game's
invariants are checked after every answer. When the agenda runs out the scene is over and nobody owes anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from liza.games import game as find_game
from liza.kernel import Ask, Event, Match, Refusal, Scripted, State, Step
from liza.toolkit.game import Game


class TheEnd(Ask[Any]):
    """Stands at the bottom of a scene's agenda: reached, the scene is over."""

    def candidates(self, s: State) -> list[int]:
        """Return two answers, so that nobody takes it as forced."""
        return [0, 1]

    def always_shown(self) -> bool:
        """Stop here."""
        return True

    def describe(self, s: State, option: int) -> str:
        """Return a text that no game uses."""
        return f"the-end {option}"

    def take(self, s: State, option: int) -> None:
        """Do nothing."""


class Scene:
    """A table laid for a test."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self._draws: list[int] = []
        self._stops = "live"

    def _with(self, state: State) -> Scene:
        other = Scene(self.game, state)
        other._draws, other._stops = self._draws, self._stops
        return other

    def seat(self, name: str, **words: Any) -> Scene:
        """Lay out one seat's things in the game's own words; see its `arrange`."""
        state = self.state.clone()
        self.game.arrange(state, self.game.seats.index(name), words)
        return self._with(state)

    def south(self, **words: Any) -> Scene:
        """Lay out south's things."""
        return self.seat("south", **words)

    def north(self, **words: Any) -> Scene:
        """Lay out north's things."""
        return self.seat("north", **words)

    def table(self, **words: Any) -> Scene:
        """Set what belongs to nobody: round, whose turn it is, agreed options."""
        state = self.state.clone()
        self.game.arrange(state, -1, words)
        return self._with(state)

    def chance(self, *values: int) -> Scene:
        """Script the draws to come; without them drawing is an error."""
        other = self._with(self.state)
        other._draws = list(values)
        return other

    def quietly(self) -> Scene:
        """Stop only where there is more than one option, as simulations do."""
        other = self._with(self.state)
        other._stops = "real"
        return other

    def at(self, step: Step, *then: Step) -> Outcome:
        """Begin the scene at a step, followed by others."""
        state = self.state.clone()
        self.game.arrange(state, -1, {"ready": True})
        state.agenda = [TheEnd(0)]
        state.then_all([step, *then])
        return Outcome(self.game, state, self._draws, self._stops, [], None)


class Outcome:
    """What has become of a scene.

    Attributes:
        state: the full state.
        events: what happened since the last `when` (or since the scene began).
        refusal: why the last answer was not taken, or None.
    """

    def __init__(
        self, game: Game, state: State, draws: list[int], stops: str, answers: list[str], refusal: Refusal | None
    ) -> None:
        self.game = game
        self._draws = draws
        self._stops = stops
        header = {"seats": list(game.seats), "stops": stops}
        self.match = Match(state, Scripted(draws, state.drawn), header)
        self.state = self.match.state
        self.events: list[Event] = list(self.match.log)
        self.refusal = refusal
        self._check()

    def _check(self) -> None:
        broken = self.game.broken(self.state)
        assert not broken, "; ".join(broken)

    def when(self, seat: str, *texts: str, note: str = "") -> Outcome:
        """Give answers, one after the other; stops at the first that is refused."""
        number = self.game.seats.index(seat)
        # what the last `when` has drawn is used up
        left = self._draws[self.state.drawn - self.match.fresh.drawn :]
        outcome = Outcome(self.game, self.match.state, left, self._stops, [], None)
        outcome.events = []
        for text in texts:
            before = len(outcome.match.log)
            refusal = outcome.match.answer(number, text, note)
            if refusal is not None and refusal.code == "unknown":
                offered = "\n  ".join(outcome.match.offered(number)) or "nothing"
                raise AssertionError(f"{seat} can't try {text!r}; offered:\n  {offered}")
            outcome.state = outcome.match.state
            outcome.events += outcome.match.log[before:]
            outcome._check()
            if refusal is not None:
                outcome.refusal = refusal
                break
        return outcome

    @property
    def owing(self) -> list[str]:
        """The names of the seats that owe an answer."""
        top = self.state.agenda[-1] if self.state.agenda else None
        if isinstance(top, TheEnd):
            return []
        return [self.game.seats[seat] for seat in self.state.owing()]

    @property
    def refused(self) -> str:
        """The clause (or code, where no clause speaks) that refused the last answer; "" if it was taken."""
        if self.refusal is None:
            return ""
        return self.refusal.clause or self.refusal.code

    @property
    def over(self) -> bool:
        """Whether the game (not the scene) is over."""
        return self.state.over

    @property
    def result(self) -> list[int]:
        """The returns per seat of a finished game."""
        assert self.over, "the game goes on"
        return list(self.state.returns())

    @property
    def ending(self) -> str:
        """The clause that ended the game, "" while it goes on."""
        return self.state.result_clause() if self.over else ""

    def offered(self, seat: str) -> list[str]:
        """Return the texts of what a seat may answer now, standing options left out."""
        number = self.game.seats.index(seat)
        seen = self.state.observe(number)
        ask = seen.ask_of(number)
        if ask is None or isinstance(ask, TheEnd):
            return []
        return [ask.describe(seen, option) for option in ask.options(seen)]

    def cites(self, clause: str) -> bool:
        """Tell whether something that happened, or the refusal, names this clause."""
        return clause == self.refused or any(event.clause == clause for event in self.events)

    def seat(self, name: str) -> Any:
        """Return what the game lets a test read of a seat."""
        return self.game.part(self.state, self.game.seats.index(name))

    @property
    def south(self) -> Any:
        """South's things."""
        return self.seat("south")

    @property
    def north(self) -> Any:
        """North's things."""
        return self.seat("north")


def scene(game: str | Game, setup: Mapping[str, Any] | None = None) -> Scene:
    """Return an empty table of a game, by its id or itself; `setup` as for a match, completed here."""
    found = find_game(game) if isinstance(game, str) else game
    complete = found.complete(found.default_setup() if setup is None else setup)
    state = found.fresh(complete)
    found.arrange(state, -1, {"empty": True})
    return Scene(found, state)
