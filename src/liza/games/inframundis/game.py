# plain: sets games up and speaks of them; the rules are in the other modules
"""Inframundis as everything around it sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from liza.games.inframundis import aftermath, arranging, chronicle, invariants, judgement, kinds, view
from liza.games.inframundis.arranging import Part
from liza.games.inframundis.cardmodels import CardModel
from liza.games.inframundis.decks import Deck, check_deck, read_deck
from liza.games.inframundis.desk import sheet
from liza.games.inframundis.pool import Cards, cards
from liza.games.inframundis.ruleset import RULESET, rules
from liza.games.inframundis.schema import FORMAT
from liza.games.inframundis.setting_up import SETTING_UP
from liza.games.inframundis.state import Inf
from liza.games.inframundis.telling import TELLER
from liza.kernel import HIDDEN, Event, Rng, State
from liza.toolkit.carddesk import FileDesk, open_desk
from liza.toolkit.cardgame import CardGame
from liza.toolkit.game import Outcome, Setup
from liza.toolkit.problems import Problem
from liza.toolkit.ruleset import Ruleset
from liza.toolkit.telling import Teller
from liza.toolkit.text import Phrase
from liza.toolkit.view import Stops, Summary, View

REVEALING = (kinds.COMMANDER_SHOWN, kinds.MULLIGAN_TAKEN, kinds.CARD_PLAYED, kinds.DISCARDED)
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


class Inframundis(CardGame[Cards, Deck]):
    """A duel of cards for two: dominate two lines twice, all three once, or fell the rival's Nexus."""

    id: ClassVar[str] = "inframundis"
    version: ClassVar[str] = "1"
    title: ClassVar[dict[str, str]] = {"es": "Inframundis", "en": "Inframundis"}
    minutes: ClassVar[int] = 30
    emblem: ClassVar[str] = "golem-head"
    ruleset: ClassVar[Ruleset] = RULESET
    teller: ClassVar[Teller] = TELLER
    deck_folder: ClassVar[Path] = Path(__file__).parent / "data" / "decks"
    deck_clause: ClassVar[str] = "INF-2-1"
    named_lists: ClassVar[tuple[str, ...]] = ("commanders",)

    # Setting up

    def default_setup(self) -> dict[str, Any]:
        """Return two sample decks and the recommended options."""
        return {"decks": ["umbral", "brasa"]}

    def pool(self, sets: Iterable[str] = ()) -> Cards:
        """Return the sample cards, with those of further files or folders."""
        return cards(*sets)

    def read_deck(self, text: str | bytes, pool: Cards, file: str) -> Deck:
        """Return a deck and its Commander from a written list."""
        return read_deck(text, pool, file)

    def sample_deck(self, deck: Deck, options: Mapping[str, str]) -> Deck:
        """Return a sample deck, without the Commander that its list names where there are none [INF-2-4]."""
        return replace(deck, commanders=()) if options["commanders"] == "none" else deck

    def listed_deck(self, lists: Mapping[str, tuple[str, ...]]) -> Deck:
        """Return a deck from its lists of card ids."""
        return Deck(lists["cards"], lists["commanders"])

    def deck_lists(self, deck: Deck) -> dict[str, tuple[str, ...]]:
        """Return the cards and the Commanders."""
        return {"cards": deck.cards, "commanders": deck.commanders}

    def deck_problems(self, deck: Deck, pool: Cards, options: Mapping[str, str]) -> list[Problem]:
        """Return every breach of chapter 14, then the advice."""
        return check_deck(deck, pool, options["commanders"])

    def card_desk(self, sets: Sequence[str] = (), alone: bool = False) -> FileDesk[CardModel]:
        """Return the sample cards and those of further sets."""
        return open_desk(FORMAT, sheet, sets, alone)

    def fresh(self, setup: Setup) -> Inf:
        """Return the state before anything was drawn, from a completed set-up."""
        pool = cards(*setup.get("sets", ()))
        s = Inf()
        s.pool = pool.pool
        s.rules = rules(setup["options"])
        for side, deck in zip(s.sides, setup["decks"], strict=True):
            side.brought = sorted(pool.pool.ids[id] for id, copies in deck["cards"].items() for _ in range(copies))
            side.deck = list(side.brought)
            side.commanders = [pool.pool.ids[id] for id in deck["commanders"]]
        s.then_all(SETTING_UP)
        return s

    def brought(self, setup: Setup) -> list[list[int]]:
        """Return the sorted card numbers of each deck."""
        return [side.brought for side in self.fresh(setup).sides]

    def usual_stops(self) -> Stops:
        """Return in which phases a player is asked unless they say otherwise.

        In each Conflicto, where a fast spell decides a fight or saves a creature, and in the rival's Preparación,
        before its attackers are declared. That is five or six questions a Round. The other windows can be let by: in
        Despertar nobody has ether [INF-6-6], in Flujo nothing has happened yet, and what could be done in Cierre could
        be done at the end of the Conflicto just before.
        """
        return Stops(own=["conflict"], others=["preparation", "conflict"])

    # Telling and showing

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

    def view(self, seen: State, seat: int) -> View:
        """Return what a page or terminal draws, from an observation of `seat`."""
        assert isinstance(seen, Inf)
        return view.view(seen, seat)

    # Players, laboratory, tests

    def judge(self, state: State, seat: int) -> float:
        """Return how good a full state is for a seat."""
        assert isinstance(state, Inf)
        return judgement.judge(state, seat)

    def outcome(self, state: State) -> Outcome:
        """Return who was Player A, the Round, and which of the ways to win it was."""
        assert isinstance(state, Inf)
        ending = "draw" if state.winner < 0 else ENDINGS.get(state.ending, "other")
        return Outcome(int(state.first), int(state.round), ending)

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
