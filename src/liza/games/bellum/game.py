# plain: sets games up and speaks of them; the rules are in the other modules
"""Bellum Imperia as everything around it sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from liza.games.bellum import aftermath, arranging, chronicle, invariants, judgement, kinds, ruleset, view
from liza.games.bellum.arranging import Part
from liza.games.bellum.cardmodels import CardModel
from liza.games.bellum.decks import Deck, check_deck, read_deck
from liza.games.bellum.desk import sheet
from liza.games.bellum.entering import new_relic
from liza.games.bellum.pool import Cards, cards
from liza.games.bellum.schema import FORMAT
from liza.games.bellum.setting_up import SETTING_UP
from liza.games.bellum.state import Bel
from liza.games.bellum.telling import TELLER
from liza.kernel import HIDDEN, Event, Rng, State
from liza.toolkit.carddesk import FileDesk, open_desk
from liza.toolkit.cardgame import CardGame
from liza.toolkit.game import Outcome, Setup
from liza.toolkit.problems import Problem
from liza.toolkit.ruleset import Ruleset
from liza.toolkit.seats import SEATS
from liza.toolkit.telling import Teller
from liza.toolkit.text import Phrase
from liza.toolkit.view import Choice, Stops, Summary, View

REVEALING = (kinds.TACTIC_PLAYED, kinds.PIECE_PLAYED, kinds.DISCARDED, kinds.SOUGHT, kinds.RETURNED, kinds.ENTERED)
ENDINGS = {"BEL-1-3": "objective", "BEL-1-9": "both", "BEL-1-12": "conceded", "BEL-1-16": "dominion"}
"""How a game ends, by the clause that ends it."""


class Bellum(CardGame[Cards, Deck]):
    """A duel of civilizations for two: bring the enemy Main Objective to 0, or reach Dominion 5."""

    id: ClassVar[str] = "bellum"
    version: ClassVar[str] = "1"
    title: ClassVar[dict[str, str]] = {"es": "Bellum Imperia", "en": "Bellum Imperia"}
    minutes: ClassVar[int] = 45
    emblem: ClassVar[str] = "spartan-helmet"
    ruleset: ClassVar[Ruleset] = ruleset.RULESET
    teller: ClassVar[Teller] = TELLER
    deck_folder: ClassVar[Path] = Path(__file__).parent / "data" / "decks"
    deck_clause: ClassVar[str] = "BEL-2-7"
    seats_clause: ClassVar[str] = "BEL-intro-3"
    counted_lists: ClassVar[tuple[str, ...]] = ("castle", "vault")
    further_keys: ClassVar[tuple[str, ...]] = ("first",)

    # Setting up

    def default_setup(self) -> dict[str, Any]:
        """Return two sample decks and the default options."""
        return {"decks": ["castilla", "tahuantinsuyo"]}

    def pool(self, sets: Iterable[str] = ()) -> Cards:
        """Return the sample cards, with those of further files or folders."""
        return cards(*sets)

    def read_deck(self, text: str | bytes, pool: Cards, file: str) -> Deck:
        """Return a Castle and a Vault from a written list."""
        return read_deck(text, pool, file)

    def listed_deck(self, lists: Mapping[str, tuple[str, ...]]) -> Deck:
        """Return a deck from its lists of card ids."""
        return Deck(lists["castle"], lists["vault"])

    def deck_lists(self, deck: Deck) -> dict[str, tuple[str, ...]]:
        """Return the Castle and the Vault."""
        return {"castle": deck.castle, "vault": deck.vault}

    def deck_problems(self, deck: Deck, pool: Cards, options: Mapping[str, str]) -> list[Problem]:
        """Return every breach of section 2, then the advice."""
        return check_deck(deck, pool, options)

    def complete_further(self, setup: Setup, options: Mapping[str, str], problems: list[Problem]) -> dict[str, Any]:
        """Return who starts, where the options fix it [BEL-5-11]: the first seat unless `first` names another."""
        first = setup.get("first", SEATS[0] if options["first_player"] == "fixed" else None)
        if first is None:
            return {}
        if first not in SEATS or options["first_player"] != "fixed":
            problems.append(self.problem(Phrase("setup-first", first=str(first)), "first", "BEL-5-11"))
        return {"first": first}

    def card_desk(self, sets: Sequence[str] = (), alone: bool = False) -> FileDesk[CardModel]:
        """Return the sample cards and those of further sets."""
        return open_desk(FORMAT, sheet, sets, alone)

    def fresh(self, setup: Setup) -> Bel:
        """Return the state before anything was drawn, from a completed set-up."""
        pool = self.pool(setup.get("sets", ())).pool
        s = Bel()
        s.pool = pool
        first = SEATS.index(setup["first"]) if "first" in setup else -1
        s.rules = ruleset.rules(setup["options"], first)
        for side, deck in zip(s.sides, setup["decks"], strict=True):
            side.age = s.rules.first_age
            side.brought = sorted(pool.ids[id] for id, copies in deck["castle"].items() for _ in range(copies))
            side.castle = list(side.brought)
            vault = [pool.ids[id] for id, copies in deck["vault"].items() for _ in range(copies)]
            side.vault = sorted(vault, key=lambda card: (pool.cards[card].age, pool.cards[card].kind, card))
        s.relics = [new_relic(place + 1, card) for place, card in enumerate(pool.relics)]
        s.then_all(SETTING_UP)
        return s

    def random_setup(self, rng: Rng) -> dict[str, Any]:
        """Return two sample decks and, one time in two, random options that they can be played with."""
        setup = super().random_setup(rng)
        options = {key: value for key, value in setup["options"].items() if key not in ruleset.FOR_DECKS}
        return {**setup, "options": options}

    def choices(self) -> list[Choice]:
        """Return the options of the rules that can be chosen."""
        return ruleset.choices()

    def usual_stops(self) -> Stops:
        """Return in which phases a player is asked unless they say otherwise."""
        return Stops(own=["combat"], others=["development", "combat"])

    # Telling and showing

    def event_phrase(self, seen: State, event: Event, seat: int) -> Phrase | None:
        """Return the log's line for an event told to `seat`; None for one that has no line."""
        assert isinstance(seen, Bel)
        return chronicle.event_phrase(seen, event, seat)

    def heading(self, seen: State, seat: int) -> tuple[int, str]:
        """Return the round and whose turn it is."""
        assert isinstance(seen, Bel)
        return int(seen.turn + 1) // 2, self.seats[seen.active] if seen.active >= 0 else ""

    def opens(self, event: Event) -> bool:
        """Tell whether an event begins a turn."""
        return event.kind == kinds.TURN_BEGAN

    def event_seat(self, event: Event) -> int:
        """Return the seat whose doing an event was, -1 for nobody's."""
        return chronicle.event_seat(event)

    def summary(self, seen: State, told: Sequence[Event], seat: int) -> Summary | None:
        """Return how points and Dominion went, turn by turn; None while the game goes on."""
        assert isinstance(seen, Bel)
        return aftermath.summary(seen, told, seat)

    def view(self, seen: State, seat: int) -> View:
        """Return what a page or terminal draws, from an observation of `seat`."""
        assert isinstance(seen, Bel)
        return view.view(seen, seat)

    # Players, laboratory, tests

    def brought(self, setup: Setup) -> list[list[int]]:
        """Return the Castle that each seat brings, as sorted numbers."""
        return [side.brought for side in self.fresh(setup).sides]

    def judge(self, state: State, seat: int) -> float:
        """Return how good a full state is for a seat."""
        assert isinstance(state, Bel)
        return judgement.judge(state, seat)

    def outcome(self, state: State) -> Outcome:
        """Return who started, the turns each player had, and which of the ways to win it was."""
        assert isinstance(state, Bel)
        return Outcome(int(state.first), int(state.turn + 1) // 2, ENDINGS.get(state.ending, "other"))

    def settle(self, state: State, seat: int) -> None:
        """Let what is under way end, and the turn of `seat` with it."""
        assert isinstance(state, Bel)
        judgement.settle(state, seat)

    def twin(self, state: State, seat: int, rng: Rng) -> Bel:
        """Return a state that the seat can't tell from this one."""
        assert isinstance(state, Bel)
        return invariants.twin(state, seat, rng)

    def reveals(self, event: Event, seat: int) -> bool:
        """Tell whether an event makes something hidden known: a card drawn, played, sought or discarded."""
        if event.kind in (kinds.CARD_DRAWN, kinds.ECONOMY_CHOSEN):
            return event.b != HIDDEN
        return event.kind in REVEALING

    def broken(self, state: State) -> list[str]:
        """Return the invariants that a state breaks."""
        assert isinstance(state, Bel)
        return invariants.broken(state)

    def arrange(self, state: State, seat: int, words: Mapping[str, Any]) -> None:
        """Lay out a table for a scene; see `arranging`."""
        assert isinstance(state, Bel)
        arranging.arrange(state, seat, words)

    def part(self, state: State, seat: int) -> Part:
        """Return what a test reads of a seat."""
        assert isinstance(state, Bel)
        return Part(state, seat)
