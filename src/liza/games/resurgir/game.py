# plain: sets games up and speaks of them; the rules are in the other modules
"""Resurgir Amerindio as everything around it sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from liza.games.resurgir import aftermath, arranging, chronicle, invariants, judgement, kinds, ruleset, view
from liza.games.resurgir.arranging import Part
from liza.games.resurgir.cardmodels import CardModel
from liza.games.resurgir.decks import Deck, check_deck, read_deck
from liza.games.resurgir.desk import sheet
from liza.games.resurgir.pool import Cards, cards
from liza.games.resurgir.schema import FORMAT
from liza.games.resurgir.setting_up import SETTING_UP
from liza.games.resurgir.state import Res
from liza.games.resurgir.telling import TELLER
from liza.kernel import HIDDEN, Event, Rng, State
from liza.toolkit.carddesk import FileDesk, open_desk
from liza.toolkit.cardgame import CardGame
from liza.toolkit.game import Outcome, Setup
from liza.toolkit.problems import Problem
from liza.toolkit.ruleset import Ruleset
from liza.toolkit.telling import Teller
from liza.toolkit.text import Phrase
from liza.toolkit.view import Choice, Stops, Summary, View

REVEALING = (
    kinds.SET_UP,
    kinds.CARD_PLAYED,
    kinds.LEGACY_USED,
    kinds.DISCARDED,
    kinds.MILLED,
    kinds.SOUGHT,
    kinds.ENTERED,
    kinds.SENDING,
    kinds.RECOVERED,
)
ENDINGS = {"RES-1-1": "points", "RES-1-2": "conceded", "RES-1-3": "tie"}
"""How a game ends, by the clause that ends it."""


class Resurgir(CardGame[Cards, Deck]):
    """Amerindian Cultures for two: seven shared turns, and most Victory Points when the seventh is over."""

    id: ClassVar[str] = "resurgir"
    version: ClassVar[str] = "1"
    title: ClassVar[dict[str, str]] = {"es": "Resurgir Amerindio", "en": "Resurgir Amerindio"}
    minutes: ClassVar[int] = 50
    emblem: ClassVar[str] = "aztec-calendar-sun"
    ruleset: ClassVar[Ruleset] = ruleset.RULESET
    teller: ClassVar[Teller] = TELLER
    deck_folder: ClassVar[Path] = Path(__file__).parent / "data" / "decks"
    deck_clause: ClassVar[str] = "RES-1-9"
    seats_clause: ClassVar[str] = "RES-1-8"
    counted_lists: ClassVar[tuple[str, ...]] = ("cards",)
    named_lists: ClassVar[tuple[str, ...]] = ("culture",)

    # Setting up

    def pool(self, sets: Iterable[str] = ()) -> Cards:
        """Return the sample cards, with those of further files or folders."""
        return cards(*sets)

    def read_deck(self, text: str | bytes, pool: Cards, file: str) -> Deck:
        """Return a Culture and its cards from a written list."""
        return read_deck(text, pool, file)

    def listed_deck(self, lists: Mapping[str, tuple[str, ...]]) -> Deck:
        """Return a deck from its lists of card ids."""
        return Deck(lists["cards"], lists["culture"])

    def deck_lists(self, deck: Deck) -> dict[str, tuple[str, ...]]:
        """Return the cards and the Culture."""
        return {"cards": deck.cards, "culture": deck.culture}

    def deck_problems(self, deck: Deck, pool: Cards, options: Mapping[str, str]) -> list[Problem]:
        """Return every breach of the rules for decks."""
        return check_deck(deck, pool, options)

    def card_desk(self, sets: Sequence[str] = (), alone: bool = False) -> FileDesk[CardModel]:
        """Return the sample cards, those of further files or folders, or those alone."""
        return open_desk(FORMAT, sheet, sets, alone)

    def fresh(self, setup: Setup) -> Res:
        """Return the state before anything was drawn, from a completed set-up."""
        pool = self.pool(setup.get("sets", ())).pool
        s = Res()
        s.pool = pool
        s.rules = ruleset.rules(setup["options"])
        for side, deck in zip(s.sides, setup["decks"], strict=True):
            side.culture = pool.ids[deck["culture"][0]]
            side.brought = sorted(pool.ids[id] for id, copies in deck["cards"].items() for _ in range(copies))
            side.deck = list(side.brought)
        s.then_all(SETTING_UP)
        return s

    def choices(self) -> list[Choice]:
        """Return the options of the rules that can be chosen."""
        return ruleset.choices()

    def usual_stops(self) -> Stops:
        """Return in which phases a player is asked unless they say otherwise.

        In each own phase, for a card of that phase has no other, and where the rival plays cards and attacks. Half of
        what a game asks is to pass: who has nothing for Exploración, Abundancia or Renovación takes the stop away.
        """
        return Stops(
            own=["exploration", "abundance", "invasion", "renewal"],
            others=["expansion", "invasion"],
        )

    # Telling and showing

    def event_phrase(self, seen: State, event: Event, seat: int) -> Phrase | None:
        """Return the log's line for an event told to `seat`; None for one that has no line."""
        assert isinstance(seen, Res)
        return chronicle.event_phrase(seen, event, seat)

    def heading(self, seen: State, seat: int) -> tuple[int, str]:
        """Return the turn and who resolves the phase."""
        assert isinstance(seen, Res)
        return int(seen.turn), self.seats[seen.active] if seen.active >= 0 else ""

    def opens(self, event: Event) -> bool:
        """Tell whether an event begins a turn."""
        return event.kind == kinds.TURN_BEGAN

    def event_seat(self, event: Event) -> int:
        """Return the seat whose doing an event was, -1 for nobody's."""
        return chronicle.event_seat(event)

    def summary(self, seen: State, told: Sequence[Event], seat: int) -> Summary | None:
        """Return how the points came, by turn and source; None while the game goes on."""
        assert isinstance(seen, Res)
        return aftermath.summary(seen, told, seat)

    def view(self, seen: State, seat: int) -> View:
        """Return what a page or terminal draws, from an observation of `seat`."""
        assert isinstance(seen, Res)
        return view.view(seen, seat)

    # Players, laboratory, tests

    def brought(self, setup: Setup) -> list[list[int]]:
        """Return the deck that each seat brings, as sorted numbers."""
        return [side.brought for side in self.fresh(setup).sides]

    def judge(self, state: State, seat: int) -> float:
        """Return how good a full state is for a seat."""
        assert isinstance(state, Res)
        return judgement.judge(state, seat)

    def outcome(self, state: State) -> Outcome:
        """Return who began, the turns played, how it ended, and the Victory Points [RES-11.4-7]."""
        assert isinstance(state, Res)
        points = tuple(int(side.halves) / 2 for side in state.sides)
        return Outcome(int(state.first), int(state.turn), ENDINGS.get(state.ending, "other"), points)

    def settle(self, state: State, seat: int) -> None:
        """Let responses pass, to where a player acts again."""
        assert isinstance(state, Res)
        judgement.settle(state, seat)

    def twin(self, state: State, seat: int, rng: Rng) -> Res:
        """Return a state that the seat can't tell from this one."""
        assert isinstance(state, Res)
        return invariants.twin(state, seat, rng)

    def reveals(self, event: Event, seat: int) -> bool:
        """Tell whether an event makes something hidden known: a card drawn, played, milled, a choice made public."""
        if event.kind == kinds.CARD_DRAWN:
            return event.b != HIDDEN
        return event.kind in REVEALING

    def broken(self, state: State) -> list[str]:
        """Return the invariants that a state breaks."""
        assert isinstance(state, Res)
        return invariants.broken(state)

    def arrange(self, state: State, seat: int, words: Mapping[str, Any]) -> None:
        """Lay out a table for a scene; see `arranging`."""
        assert isinstance(state, Res)
        arranging.arrange(state, seat, words)

    def part(self, state: State, seat: int) -> Part:
        """Return what a test reads of a seat."""
        assert isinstance(state, Res)
        return Part(state, seat)
