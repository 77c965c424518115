# plain: sets games up and speaks of them; the rules are in the other modules
"""Inframundis as everything around it sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

from liza.games.inframundis import (
    aftermath,
    arranging,
    chronicle,
    invariants,
    judgement,
    kinds,
    offering,
    ruleset,
    telling,
    view,
)
from liza.games.inframundis.arranging import Part
from liza.games.inframundis.decks import Deck, check_deck, read_deck, read_deck_file
from liza.games.inframundis.desk import InframundisDesk, desk
from liza.games.inframundis.knowing import Belief
from liza.games.inframundis.pool import Cards, cards
from liza.games.inframundis.setting_up import SETTING_UP
from liza.games.inframundis.state import Inf
from liza.kernel import HIDDEN, Ask, Event, Rng, State
from liza.toolkit.clauses import Catalogue
from liza.toolkit.game import Game, Outcome, Setup
from liza.toolkit.problems import Problem, ProblemsError, problem
from liza.toolkit.text import Phrase, Words
from liza.toolkit.view import Choice, Stops, Summary, View

REVEALING = (kinds.COMMANDER_SHOWN, kinds.MULLIGAN_TAKEN, kinds.CARD_PLAYED, kinds.DISCARDED)
DECKS = Path(__file__).parent / "data" / "decks"
LONGEST_LIST = 1000
ENDINGS = {
    "INF-1-4": "nexus",
    "INF-1-5": "nexus",
    "INF-1-6": "nexus",
    "INF-7.2-4": "deck",
    "INF-11.3-2": "marks",
    "INF-11.3-3": "total",
    "INF-11.4-2": "limit",
    "INF-11.4-3": "limit",
    "INF-15-2": "conceded",
}
"""The three ways to win, and the others, by the clause that ends the game."""


class Inframundis(Game):
    """A duel of cards for two: dominate two lines twice, all three once, or fell the rival's Nexus."""

    id: ClassVar[str] = "inframundis"
    version: ClassVar[str] = "1"
    seats: ClassVar[tuple[str, ...]] = ("south", "north")
    title: ClassVar[dict[str, str]] = {"es": "Inframundis", "en": "Inframundis"}
    minutes: ClassVar[int] = 30
    emblem: ClassVar[str] = "golem-head"

    # Setting up

    def default_setup(self) -> dict[str, Any]:
        """Return two sample decks and the recommended options."""
        return {"decks": ["umbral", "brasa"]}

    def complete(self, setup: Setup) -> dict[str, Any]:
        """Return the set-up with options, deck lists and Commanders written out.

        `decks`: one for each seat: the name of a sample deck, `{"text": …}`, or `{"name", "cards": {id: copies},
        "commanders": [ids]}`; `options`: by name; `sets`: further card files or folders; `rules`: a preset's name.

        Raises:
            ProblemsError: everything that is wrong with it.
        """
        problems: list[Problem] = []
        for key in setup:
            if key not in ("decks", "options", "sets", "rules"):
                problems.append(self._problem(Phrase("setup-unknown", key=str(key)), key))
        options = self._options(setup, problems)
        pool = cards(*setup.get("sets", ()))
        decks: list[dict[str, Any]] = []
        given = list(setup.get("decks", ()))
        if len(given) != len(self.seats):
            problems.append(self._problem(Phrase("setup-decks", count=len(given)), "decks", "INF-2-1"))
            given = []
        for seat, deck in zip(self.seats, given, strict=False):
            try:
                decks.append(self._deck(deck, pool, options["commanders"], seat))
            except ProblemsError as error:
                problems += error.problems
        if problems:
            raise ProblemsError(problems)
        out: dict[str, Any] = {"decks": decks, "options": options}
        return {**out, "sets": list(setup["sets"])} if setup.get("sets") else out

    def _options(self, setup: Setup, problems: list[Problem]) -> dict[str, str]:
        chosen: dict[str, Any] = {}
        preset = setup.get("rules")
        if preset:
            known = ruleset.presets()
            if preset not in known:
                said = Phrase("setup-rules-unknown", name=str(preset), known=", ".join(known))
                problems.append(self._problem(said, "rules"))
            chosen = dict(known.get(preset, {}))
        try:
            return ruleset.complete_options({**chosen, **setup.get("options", {})})
        except ProblemsError as error:
            problems += error.problems
            return ruleset.defaults()

    def _deck(self, given: Any, pool: Cards, commanders: str, seat: str) -> dict[str, Any]:
        name, deck = self._read(given, pool, seat)
        if commanders == "none" and isinstance(given, str):
            # a sample deck is played without the Commander that its list names [INF-2-4]
            deck = replace(deck, commanders=())
        faults = [fault for fault in check_deck(deck, pool.decks, commanders) if not fault.advice]
        if faults:
            raise ProblemsError(faults)
        lists = dict(sorted(Counter(deck.cards).items()))
        return {"name": name, "cards": lists, "commanders": list(deck.commanders)}

    def _read(self, given: Any, pool: Cards, seat: str) -> tuple[str, Deck]:
        if isinstance(given, str):
            if given not in sample_decks():
                said = Phrase("setup-deck-unknown", name=given, known=", ".join(sample_decks()))
                raise ProblemsError([self._problem(said, f"decks.{seat}", "INF-2-1")])
            return given, read_deck_file(DECKS / f"{given}.txt", pool.decks)
        if isinstance(given, Mapping) and isinstance(given.get("text"), (str, bytes)):
            return str(given.get("name", "")), read_deck(given["text"], pool.decks, str(given.get("file", "")))
        if isinstance(given, Mapping) and _is_list(given.get("cards")):
            ids = {text: known.id for text in given["cards"] if (known := pool.decks.by_name(text))}
            expanded = [ids.get(text, text) for text, copies in given["cards"].items() for _ in range(copies)]
            led = [known.id if (known := pool.decks.by_name(text)) else text for text in given.get("commanders", ())]
            return str(given.get("name", "")), Deck(tuple(expanded), tuple(led))
        raise ProblemsError([self._problem(Phrase("setup-deck-form"), f"decks.{seat}", "INF-2-1")])

    def _problem(self, said: Phrase, place: str, clause: str = "") -> Problem:
        return problem(self.words(), said, place=place, clause=clause)

    def deck_names(self) -> list[str]:
        """Return the names of the sample decks."""
        return sample_decks()

    def preset_names(self) -> list[str]:
        """Return the names of the rulesets, that of the rulebook first."""
        known = ruleset.presets()
        return sorted(known, key=lambda name: (known[name] != ruleset.defaults(), name))

    def check_deck(self, data: bytes, file: str, setup: Setup) -> list[Problem]:
        """Return every breach of chapter 14, then the advice."""
        problems: list[Problem] = []
        options = self._options(setup, problems)
        pool = cards(*setup.get("sets", ()))
        try:
            return [*problems, *check_deck(read_deck(data, pool.decks, file), pool.decks, options["commanders"])]
        except ProblemsError as error:
            return [*problems, *error.problems]

    def card_desk(self, sets: Sequence[str] = (), alone: bool = False) -> InframundisDesk:
        """Return the sample cards and those of further sets."""
        return desk(tuple(sets), alone)

    def fresh(self, setup: Setup) -> Inf:
        """Return the state before anything was drawn, from a completed set-up."""
        pool = cards(*setup.get("sets", ()))
        s = Inf()
        s.pool = pool.pool
        s.rules = ruleset.rules(setup["options"])
        for side, deck in zip(s.sides, setup["decks"], strict=True):
            side.brought = sorted(pool.pool.ids[id] for id, copies in deck["cards"].items() for _ in range(copies))
            side.deck = list(side.brought)
            side.commanders = [pool.pool.ids[id] for id in deck["commanders"]]
        s.then_all(SETTING_UP)
        return s

    def header(self, setup: Setup) -> dict[str, Any]:
        """Return the digest of the cards in play: a record replays only with the same."""
        used = sorted({id for deck in setup["decks"] for id in [*deck["cards"], *deck["commanders"]]})
        return {"cards": cards(*setup.get("sets", ())).digest(used)}

    # Being offered

    def pitch(self) -> Phrase:
        """Return what the game is about."""
        return offering.pitch()

    def deck_phrase(self, name: str) -> Phrase:
        """Return the words for a sample deck."""
        return offering.deck_phrase(name)

    def preset_phrase(self, name: str) -> Phrase:
        """Return the words for a ruleset."""
        return offering.preset_phrase(name)

    def choices(self) -> list[Choice]:
        """Return the options of the rules that can be chosen."""
        return offering.choices()

    def usual_stops(self) -> Stops:
        """Return in which phases a player is asked unless they say otherwise."""
        return offering.usual_stops()

    # Texts

    def words(self) -> Words:
        """Return the game's texts."""
        return Words.of("liza.games.inframundis")

    def ask_phrase(self, seen: State, ask: Ask[Any]) -> Phrase:
        """Return the question in one sentence."""
        assert isinstance(seen, Inf)
        return telling.ask_phrase(seen, ask)

    def option_phrase(self, seen: State, ask: Ask[Any], option: int) -> Phrase:
        """Return an option as a button says it."""
        assert isinstance(seen, Inf)
        return telling.option_phrase(seen, ask, option)

    def event_phrase(self, seen: State, event: Event, seat: int) -> Phrase | None:
        """Return the log's line for an event told to `seat`; None for one that has no line."""
        assert isinstance(seen, Inf)
        return chronicle.event_phrase(seen, event, seat)

    def heading(self, seen: State, seat: int) -> tuple[int, str]:
        """Return the Round and whose turn it is."""
        assert isinstance(seen, Inf)
        return int(seen.round), self.seats[seen.active] if seen.active >= 0 else ""

    def opens(self, event: Event) -> bool:
        """Tell whether an event begins a Round or a turn."""
        return chronicle.opens(event)

    def event_seat(self, event: Event) -> int:
        """Return the seat whose doing an event was, -1 for nobody's."""
        return chronicle.event_seat(event)

    def summary(self, seen: State, told: Sequence[Event], seat: int) -> Summary | None:
        """Return the lines at the end of each Round, and some figures; None while the game goes on."""
        assert isinstance(seen, Inf)
        return aftermath.summary(seen, told, seat)

    def reason_phrase(self, clause: str) -> Phrase:
        """Return why a clause forbids something, in one sentence a player understands."""
        return telling.reason_phrase(clause)

    def remedy_phrase(self, clause: str) -> Phrase | None:
        """Return what would make it legal, if anything would."""
        return telling.remedy_phrase(clause)

    def view(self, seen: State, seat: int) -> View:
        """Return what a page or terminal draws, from an observation of `seat`."""
        assert isinstance(seen, Inf)
        return view.view(seen, seat)

    def catalogue(self) -> Catalogue:
        """Return the rulebook's clauses."""
        return ruleset.catalogue()

    # Players, laboratory, tests

    def open_belief(self, setup: Setup) -> Belief:
        """Return the belief of a player who knows both lists."""
        return Belief([[side.brought] for side in self.fresh(setup).sides])

    def fair_belief(self, setup: Setup, seat: int) -> Belief:
        """Return the belief of a player who knows the own list, and the sample decks for the rival's."""
        own = self.fresh(setup).sides[seat].brought
        pairs = [self.fresh(self.complete({"decks": [name, name]})) for name in sample_decks()]
        samples = [pair.sides[0].brought for pair in pairs]
        return Belief([[own] if other == seat else samples for other in range(2)])

    def judge(self, state: State, seat: int) -> float:
        """Return how good a full state is for a seat."""
        assert isinstance(state, Inf)
        return judgement.judge(state, seat)

    def outcome(self, state: State) -> Outcome:
        """Return who was Player A, the Round, and which of the ways to win it was."""
        assert isinstance(state, Inf)
        ending = "draw" if state.winner < 0 else ENDINGS.get(state.ending, "other")
        return Outcome(int(state.first), int(state.round), ending)

    def ending_phrase(self, ending: str) -> Phrase:
        """Return the words for a way to win."""
        return Phrase(f"ending-{ending}")

    def settle(self, state: State, seat: int) -> None:
        """Let what is under way end, and the turn of `seat` with it."""
        assert isinstance(state, Inf)
        judgement.settle(state, seat)

    def twin(self, state: State, seat: int, rng: Rng) -> Inf:
        """Return a state that the seat can't tell from this one."""
        assert isinstance(state, Inf)
        return invariants.twin(state, seat, rng)

    def reveals(self, event: Event, seat: int) -> bool:
        """Tell whether an event makes something hidden known: a card drawn or shown, a Commander, a mulligan."""
        if event.kind == kinds.CARD_DRAWN:
            return event.b != HIDDEN
        return event.kind in REVEALING

    def broken(self, state: State) -> list[str]:
        """Return the invariants that a state breaks."""
        assert isinstance(state, Inf)
        return invariants.broken(state)

    def arrange(self, state: State, seat: int, words: Mapping[str, Any]) -> None:
        """Lay out a table for a scene; see `arranging`."""
        assert isinstance(state, Inf)
        arranging.arrange(state, seat, words)

    def part(self, state: State, seat: int) -> Part:
        """Return what a test reads of a seat."""
        assert isinstance(state, Inf)
        return Part(state, seat)

    def random_setup(self, rng: Rng) -> dict[str, Any]:
        """Return two sample decks and, one time in two, random options."""
        names = sample_decks()
        decks = [names[rng.below(len(names))] for _ in self.seats]
        options: dict[str, str] = {}
        if rng.below(2) == 0:
            for clause in self.catalogue().clauses:
                if clause.option and rng.below(2) == 0:
                    options[clause.option] = str(clause.values[rng.below(len(clause.values))])
            options.pop("response_model", None)
            if options.get("round_limit") == "none" and options.get("empty_deck", "nothing") == "nothing":
                options["empty_deck"] = "fatigue"
        return {"decks": decks, "options": options}


def _is_list(cards: Any) -> bool:
    """Tell whether this is a deck list, {card: copies}, short enough to be counted."""
    return (
        isinstance(cards, Mapping)
        and all(isinstance(id, str) and isinstance(copies, int) for id, copies in cards.items())
        and sum(cards.values()) < LONGEST_LIST
    )


@lru_cache(maxsize=1)
def sample_decks() -> list[str]:
    """Return the names of the sample decks."""
    return sorted(path.stem for path in DECKS.glob("*.txt"))
