# plain: sets games up and speaks of them; the rules are in the other modules
"""Promised Land as everything around it sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from liza.games.promised import aftermath, arranging, chronicle, invariants, judgement, kinds, view
from liza.games.promised.arranging import Part
from liza.games.promised.ground import STARTER, find_ground
from liza.games.promised.maps import FORMAT
from liza.games.promised.notation import SEATS
from liza.games.promised.pieces import COMBAT, Side
from liza.games.promised.ruleset import RULESET, rules
from liza.games.promised.setting_up import SETTING_UP
from liza.games.promised.state import Land
from liza.games.promised.telling import TELLER
from liza.kernel import HIDDEN, Ask, Event, Rng, State
from liza.toolkit.game import Outcome, Setup
from liza.toolkit.mapfile import HexFormat
from liza.toolkit.problems import Problem, ProblemsError
from liza.toolkit.ruledgame import RuledGame
from liza.toolkit.ruleset import Ruleset
from liza.toolkit.telling import Teller
from liza.toolkit.text import Phrase
from liza.toolkit.view import Summary, View

FEWEST, MOST = 2, 4
KEYS = ("players", "map", "options", "rules")
ENDINGS = {
    "PRO-jueces-9": "king",
    "PRO-jueces-10": "king",
    "PRO-automaticas-10": "last",
    "PRO-automaticas-11": "desolation",
    "PRO-automaticas-12": "desolation",
    "PRO-automaticas-13": "desolation",
    "PRO-automaticas-14": "limit",
    "PRO-automaticas-23": "nobody",
    "PRO-automaticas-25": "conceded",
    "PRO-automaticas-26": "last",
}
"""The ways to end, by the clause that ends the game."""


class PromisedLand(RuledGame):
    """A map game for two to four: be king of enough judged territories, or have most points at the end."""

    id: ClassVar[str] = "promised"
    version: ClassVar[str] = "1"
    seats: ClassVar[tuple[str, ...]] = SEATS
    fewest: ClassVar[int] = FEWEST
    weight: ClassVar[int] = 2
    title: ClassVar[dict[str, str]] = {"es": "Promised Land", "en": "Promised Land"}
    minutes: ClassVar[int] = 90
    emblem: ClassVar[str] = "castle"
    ruleset: ClassVar[Ruleset] = RULESET
    teller: ClassVar[Teller] = TELLER

    # Setting up

    def default_setup(self) -> dict[str, Any]:
        """Return a game for two with the usual rules."""
        return {"players": FEWEST}

    def complete(self, setup: Setup) -> dict[str, Any]:
        """Return the set-up with all options.

        `players`: 2 to 4; `map`: one that comes with the game, or the path of a map file; `options`: by name;
        `rules`: a preset's name.

        Raises:
            ProblemsError: everything that is wrong with it.
        """
        problems = self.unknown_keys(setup, KEYS)
        players = setup.get("players", FEWEST)
        if not isinstance(players, int) or isinstance(players, bool) or not FEWEST <= players <= MOST:
            problems.append(self.problem(Phrase("setup-players", players=str(players)), "players", "PRO-manual-1"))
        named = str(setup.get("map", STARTER))
        options = self._options(setup, named, problems)
        try:
            homes = find_ground(named).board.homes
            if not problems and players not in homes:
                said = Phrase("setup-map-players", map=named, players=players)
                problems.append(self.problem(said, "map", "PRO-manual-5"))
        except ProblemsError as error:
            problems += error.problems
        if problems:
            raise ProblemsError(problems)
        return {"players": players, "map": named, "options": options}

    def _options(self, setup: Setup, named: str, problems: list[Problem]) -> dict[str, str]:
        """Return all options; map_id says whether the map is the starter's or another [PRO-tablero-1]."""
        chosen = self.chosen_options(setup, problems)
        wanted = chosen.pop("map_id", None)
        map_id = "starter_61" if named == STARTER else "custom"
        if wanted is not None and (wanted == "custom") != (map_id == "custom"):
            problems.append(self.problem(Phrase("setup-map-id", map=named), "map", "PRO-tablero-1"))
        return {**self.all_options(chosen, problems), "map_id": map_id}

    def fresh(self, setup: Setup) -> Land:
        """Return the state before anything was drawn, from a completed set-up."""
        s = Land(setup["players"])
        s.ground = find_ground(setup["map"])
        s.rules = rules(setup["options"])
        s.sides = [Side() for _ in range(setup["players"])]
        s.arrivals = [()] * s.ground.size()
        s.then_all(SETTING_UP)
        return s

    def header(self, setup: Setup) -> dict[str, Any]:
        """Return the digest of the map: a record replays only on the same."""
        return {"map": find_ground(setup["map"]).board.digest}

    def map_format(self) -> HexFormat:
        """Return what its maps look like."""
        return FORMAT

    def random_setup(self, rng: Rng) -> dict[str, Any]:
        """Return a game for any number of players and, one time in two, with random options."""
        players = FEWEST + rng.below(MOST - FEWEST + 1)
        return {"players": players, "options": RULESET.random_options(rng) if rng.below(2) == 0 else {}}

    def figure_phrase(self, figure: str) -> Phrase:
        """Return the words for a figure named by `outcome`."""
        return Phrase(f"figure-{figure}")

    # Telling and showing

    def event_phrase(self, seen: State, event: Event, seat: int) -> Phrase | None:
        """Return the log's line for an event told to `seat`."""
        assert isinstance(seen, Land)
        return chronicle.event_phrase(seen, event, seat)

    def heading(self, seen: State, seat: int) -> tuple[int, str]:
        """Return the round and whose turn it is."""
        assert isinstance(seen, Land)
        return int(seen.round), SEATS[seen.active] if seen.active >= 0 else ""

    def opens(self, event: Event) -> bool:
        """Tell whether an event begins a round or a phase."""
        return chronicle.opens(event)

    def event_seat(self, event: Event) -> int:
        """Return the seat whose doing an event was, -1 for nobody's."""
        return chronicle.event_seat(event)

    def summary(self, seen: State, told: Sequence[Event], seat: int) -> Summary | None:
        """Return points by what they were for, and some figures; None while the game goes on."""
        assert isinstance(seen, Land)
        return aftermath.summary(seen, told)

    def view(self, seen: State, seat: int) -> View:
        """Return what a page or terminal draws, from an observation of `seat`."""
        assert isinstance(seen, Land)
        return view.view(seen, seat)

    # Players, laboratory, tests

    def judge(self, state: State, seat: int) -> float:
        """Return how good a full state is for a seat."""
        assert isinstance(state, Land)
        return judgement.judge(state, seat)

    def settle(self, state: State, seat: int) -> None:
        """Let a battle that is under way end."""
        assert isinstance(state, Land)
        judgement.settle(state, seat)

    def uncertain(self, seen: State, ask: Ask[Any]) -> bool:
        """Tell whether a battle may follow: all else that is settled at once is open."""
        assert isinstance(seen, Land)
        return bool(seen.phase == COMBAT)

    def outcome(self, state: State) -> Outcome:
        """Return who went first in round one, the rounds begun, and which of the ways to end it was."""
        assert isinstance(state, Land)
        ending = ENDINGS.get(state.ending, "other")
        return Outcome(int(state.opener), int(state.round), ending, figures=aftermath.figures(state))

    def twin(self, state: State, seat: int, rng: Rng) -> Land:
        """Return a state that the seat can't tell from this one."""
        assert isinstance(state, Land)
        return invariants.twin(state, seat, rng)

    def reveals(self, event: Event, seat: int) -> bool:
        """Tell whether an event makes something hidden known: a card kept, put down or played, orders."""
        if event.kind == kinds.CARD_KEPT:
            return event.b != HIDDEN
        return event.kind in (
            kinds.CARDS_LOOKED,
            kinds.CARD_DISCARDED,
            kinds.CARD_PLAYED,
            kinds.PASSAGE_USED,
            kinds.ANSWERED,
        )

    def broken(self, state: State) -> list[str]:
        """Return the invariants that a state breaks."""
        assert isinstance(state, Land)
        return invariants.broken(state)

    def arrange(self, state: State, seat: int, words: Mapping[str, Any]) -> None:
        """Lay out a table for a scene; see `arranging`."""
        assert isinstance(state, Land)
        arranging.arrange(state, seat, words)

    def part(self, state: State, seat: int) -> Part:
        """Return what a test reads of a seat."""
        assert isinstance(state, Land)
        return Part(state, seat)
