# plain: for tests
"""Scenes: given a table, when a seat answers, then look what came of it.

```python
given = scene("inframundis").south(front=["wolf"]).north(nexus=5).at(ChooseAttack(0))
then = given.when("south", "attack wolf#1 nexus", "end")
assert then.owing == ["south"]
assert then.cites("INF-10.2-3")
```

The words for laying out a table are the game's (`Game.arrange`), and so is what a test reads of a seat (`Game.part`).

A scene is strict: an answer that is not among what could be tried fails and prints what is offered; a forbidden one
comes back as the outcome's `refused` and must be the last. It plays on a clone at LIVE stops with scripted draws, so
`given` stays usable. The game's invariants are checked after every answer. When the agenda runs out the scene is over
and nobody owes anything.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from liza.games import game as find_game
from liza.kernel import Ask, Event, Match, Refusal, Scripted, State, Step
from liza.toolkit.game import Game


class TheEnd(Ask[Any]):
    """Stands at the bottom of a scene's agenda and asks no seat: reached, the scene is over."""

    def candidates(self, s: State) -> list[int]:
        """Return two answers, so that nobody takes it as forced."""
        return [0, 1]

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
        state.agenda = [TheEnd(-1)]
        state.then_all([step, *then])
        return Outcome(self.game, state, self._draws, self._stops)

    def now(self) -> Outcome:
        """Begin the scene where the state stands, with the agenda it has."""
        return Outcome(self.game, self.state, self._draws, self._stops)


class Outcome:
    """What has become of a scene.

    Attributes:
        state: the full state; of the class of the game, so that tests may read what it holds.
        events: what happened since the last `when` (or since the scene began).
        refusal: why the last answer was not taken, or None.
    """

    def __init__(self, game: Game, state: State, draws: list[int], stops: str) -> None:
        self.game = game
        self._draws = draws
        self._stops = stops
        header = {"seats": list(game.seats), "stops": stops}
        self.match = Match(state, Scripted(draws, state.drawn), header)
        self.state: Any = self.match.state
        self.events: list[Event] = list(self.match.log)
        self.refusal: Refusal | None = None
        self._check()

    def _check(self) -> None:
        broken = self.game.broken(self.state)
        assert not broken, f"the table is broken: {'; '.join(broken)}"

    def when(self, seat: str, *texts: str, note: str = "") -> Outcome:
        """Return what comes of some answers of one seat, given one after the other.

        Raises:
            AssertionError: an answer can't even be tried, one but the last is refused, or an invariant is broken.
        """
        outcome = Outcome(self.game, self.state, self.unspent, self._stops)
        for number, text in enumerate(texts, 1):
            outcome._answer(seat, text, note)
            if outcome.refusal is not None and number < len(texts):
                raise AssertionError(f"{text!r} was refused [{outcome.refused}], but {texts[number]!r} was to follow")
        return outcome

    def _answer(self, seat: str, text: str, note: str) -> None:
        number = self.game.seats.index(seat)
        self.refusal = self.match.answer(number, text, note)
        if self.refusal is not None and self.refusal.code == "unknown":
            raise AssertionError(f"{seat} can't try {text!r}; {self._asked(number)}")
        self.state = self.match.state
        self.events = list(self.match.log)
        self._check()

    def _asked(self, seat: int) -> str:
        """Return, for a message, what a seat may answer and what it may not."""
        seen = self.state.observe(seat)
        ask = seen.ask_of(seat)
        tried = [] if ask is None else [(ask.describe(seen, o), ask.why_not(seen, o)) for o in ask.candidates(seen)]
        offered = "".join(f"\n  {text}" for text in self.match.offered(seat)) or " nothing"
        forbidden = "".join(f"\n  {text} [{clause}]" for text, clause in tried if clause) or " nothing"
        return f"offered:{offered}\nforbidden:{forbidden}"

    def take_back(self, seat: str) -> Outcome:
        """Return what comes of it when a seat takes back the last of the answers given in this `when`."""
        outcome = Outcome(self.game, self.match.fresh, self._draws, self._stops)
        for answer in self.match.answers:
            outcome._answer(self.game.seats[answer.seat], answer.text, answer.note)
        outcome.refusal = outcome.match.take_back(self.game.seats.index(seat))
        outcome.state = outcome.match.state
        outcome.events = list(outcome.match.log)
        outcome._check()
        return outcome

    @property
    def unspent(self) -> list[int]:
        """The scripted draws that are left."""
        return self._draws[self.state.drawn - self.match.fresh.drawn :]

    @property
    def owing(self) -> list[str]:
        """The names of the seats that owe an answer."""
        return [self.game.seats[seat] for seat in self.state.owing()]

    @property
    def ended(self) -> bool:
        """Whether nothing is left to be done: the game is over, or the scene has run out of steps."""
        return self.over or isinstance(self.state.agenda[-1], TheEnd)

    @property
    def refused(self) -> str:
        """The clause (or code, where no clause speaks) that refused the last answer; "" if it was taken."""
        if self.refusal is None:
            return ""
        return self.refusal.clause or self.refusal.code

    @property
    def over(self) -> bool:
        """Whether the game (not the scene) is over."""
        return self.match.state.over

    @property
    def result(self) -> list[int]:
        """The returns per seat of a finished game."""
        assert self.over, "the game goes on"
        return list(self.state.returns())

    @property
    def ending(self) -> str:
        """The clause that ended the game, "" while it goes on."""
        return self.match.state.result_clause() if self.over else ""

    def offered(self, seat: str) -> list[str]:
        """Return the texts of what a seat may answer now, standing options left out."""
        number = self.game.seats.index(seat)
        seen = self.state.observe(number)
        ask = seen.ask_of(number)
        if ask is None:
            return []
        return [ask.describe(seen, option) for option in ask.options(seen)]

    def told(self, seat: str) -> list[Event]:
        """Return the events as a seat is told them."""
        return self.match.told(self.game.seats.index(seat))

    def lines(self, seat: str, language: str = "es") -> list[str]:
        """Return the log's lines of those events, as a seat reads them."""
        number = self.game.seats.index(seat)
        seen = self.state.observe(number)
        phrases = [self.game.event_phrase(seen, event, number) for event in self.told(seat)]
        return [self.game.words().render(language, phrase) for phrase in phrases if phrase is not None]

    def cites(self, clause: str) -> bool:
        """Tell whether something that happened, or the refusal, names this clause."""
        return clause == self.refused or any(event.clause == clause for event in self.events)

    def __repr__(self) -> str:
        refused = f", refused [{self.refused}]" if self.refusal is not None else ""
        return f"<{type(self).__name__} of {self.game.id}: owing {self.owing}{refused}, events {self.events}>"

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
    wanted = found.default_setup() if setup is None else setup
    return Scene(found, _empty(found, json.dumps(wanted, sort_keys=True)).clone())


@lru_cache(maxsize=128)
def _empty(game: Game, setup: str) -> State:
    """Return the empty table of a set-up: decks and cards are read and checked once, and scenes begin on clones."""
    state = game.fresh(game.complete(json.loads(setup)))
    game.arrange(state, -1, {"empty": True})
    return state
