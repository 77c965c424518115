# plain: sets games up and speaks of them; the rules are in the other modules
"""A game for two who bring decks: its set-up, its lists, its options and its texts, with a few hooks for its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from liza.kernel import Rng
from liza.toolkit.beliefs import Belief
from liza.toolkit.cardpools import CardPool
from liza.toolkit.game import Setup
from liza.toolkit.problems import Problem, ProblemsError, read_text
from liza.toolkit.ruledgame import RuledGame
from liza.toolkit.seats import SEATS
from liza.toolkit.text import Phrase

LONGEST_LIST = 1000
"""A list of more cards is not even counted."""


P = TypeVar("P", bound=CardPool[Any, Any])
D = TypeVar("D")


class CardGame(RuledGame, Generic[P, D]):
    """A game of cards; `P` are its pools, `D` its decks as read, not yet known to be lawful.

    Sample decks are the files `<name>.txt` of `deck_folder`, told by the messages `deck-<name>` with an attribute
    `note`.
    """

    seats: ClassVar[tuple[str, ...]] = SEATS
    deck_folder: ClassVar[Path]
    deck_clause: ClassVar[str] = ""
    """The clause that has each player bring a deck."""
    seats_clause: ClassVar[str] = ""
    """The clause that says how many play, where it is not the one of the decks."""
    counted_lists: ClassVar[tuple[str, ...]] = ("cards",)
    """The lists of a deck that a set-up writes as `{card: copies}`; each is needed."""
    named_lists: ClassVar[tuple[str, ...]] = ()
    """The lists of a deck that a set-up writes as `[card, …]`; they may be left out."""
    further_keys: ClassVar[tuple[str, ...]] = ()
    """Keys of a set-up besides `decks`, `options`, `sets` and `rules`; see `complete_further`."""

    # What each game fills in

    def pool(self, sets: Iterable[str] = ()) -> P:
        """Return the sample cards, with those of further files or folders."""
        raise NotImplementedError

    def read_deck(self, text: str | bytes, pool: P, file: str) -> D:
        """Return a deck from a written list.

        Raises:
            ProblemsError: lines that can't be understood, unknown cards, text that is not UTF-8.
        """
        raise NotImplementedError

    def listed_deck(self, lists: Mapping[str, tuple[str, ...]]) -> D:
        """Return a deck from its lists by name, a card's id as many times as there are copies."""
        raise NotImplementedError

    def deck_lists(self, deck: D) -> dict[str, tuple[str, ...]]:
        """Return the lists of a deck, as `listed_deck` takes them."""
        raise NotImplementedError

    def deck_problems(self, deck: D, pool: P, options: Mapping[str, str]) -> list[Problem]:
        """Return every breach of the rules for decks, then the advice."""
        raise NotImplementedError

    def sample_deck(self, deck: D, options: Mapping[str, str]) -> D:
        """Return a deck of the samples as it is played with these options."""
        return deck

    def complete_further(self, setup: Setup, options: Mapping[str, str], problems: list[Problem]) -> dict[str, Any]:
        """Return what a completed set-up holds besides decks, options and sets; adds what is wrong with it."""
        return {}

    def cards_in_play(self, setup: Setup) -> set[str]:
        """Return the ids of all cards that a completed set-up brings into play."""
        lists = (*self.counted_lists, *self.named_lists)
        return {id for deck in setup["decks"] for key in lists for id in deck[key]}

    def brought(self, setup: Setup) -> list[list[int]]:
        """Return the cards whose places are hidden, seat by seat, as sorted numbers, from a completed set-up."""
        raise NotImplementedError

    # Setting up

    def default_setup(self) -> dict[str, Any]:
        """Return the first two sample decks."""
        return {"decks": self.deck_names()[: len(self.seats)]}

    def complete(self, setup: Setup) -> dict[str, Any]:
        """Return the set-up with options and deck lists written out.

        `decks`: one for each seat: the name of a sample deck, `{"text": …, "name", "file"}`, or `{"name"}` with the
        lists that the game writes; `options`: by name; `sets`: further card files or folders; `rules`: a preset's name.

        Raises:
            ProblemsError: everything that is wrong with it.
        """
        problems = self.unknown_keys(setup, ("decks", "options", "sets", "rules", *self.further_keys))
        options = self.all_options(self.chosen_options(setup, problems), problems)
        further = self.complete_further(setup, options, problems)
        decks = self._decks(setup, options, problems)
        if problems:
            raise ProblemsError(problems)
        out: dict[str, Any] = {"decks": decks, "options": options, **further}
        return {**out, "sets": list(setup["sets"])} if setup.get("sets") else out

    def _decks(self, setup: Setup, options: Mapping[str, str], problems: list[Problem]) -> list[dict[str, Any]]:
        pool, given = self.pool(setup.get("sets", ())), list(setup.get("decks", ()))
        if len(given) != len(self.seats):
            problems.append(
                self.problem(Phrase("setup-decks", count=len(given)), "decks", self.seats_clause or self.deck_clause)
            )
            return []
        decks: list[dict[str, Any]] = []
        for seat, deck in zip(self.seats, given, strict=True):
            try:
                decks.append(self._deck(deck, pool, options, f"decks.{seat}"))
            except ProblemsError as error:
                problems += error.problems
        return decks

    def _deck(self, given: Any, pool: P, options: Mapping[str, str], place: str) -> dict[str, Any]:
        deck = self._read(given, pool, options, place)
        faults = [fault for fault in self.deck_problems(deck, pool, options) if not fault.advice]
        if faults:
            raise ProblemsError(faults)
        lists = self.deck_lists(deck)
        name = given if isinstance(given, str) else str(given.get("name", ""))
        counted: dict[str, Any] = {key: dict(sorted(Counter(lists[key]).items())) for key in self.counted_lists}
        return {"name": name, **counted, **{key: list(lists[key]) for key in self.named_lists}}

    def _read(self, given: Any, pool: P, options: Mapping[str, str], place: str) -> D:
        if isinstance(given, str):
            if given not in self.deck_names():
                said = Phrase("setup-deck-unknown", name=given, known=", ".join(self.deck_names()))
                raise ProblemsError([self.problem(said, place, self.deck_clause)])
            path = self.deck_folder / f"{given}.txt"
            return self.sample_deck(self.read_deck(read_text(path), pool, str(path)), options)
        if isinstance(given, Mapping) and isinstance(given.get("text"), (str, bytes)):
            return self.read_deck(given["text"], pool, str(given.get("file", "")))
        if isinstance(given, Mapping) and all(_is_counted(given.get(key)) for key in self.counted_lists):
            lists = {key: tuple(Counter[str](given[key]).elements()) for key in self.counted_lists}
            lists.update({key: tuple(given.get(key, ())) for key in self.named_lists})
            return self.listed_deck({key: _ids(names, pool) for key, names in lists.items()})
        raise ProblemsError([self.problem(Phrase("setup-deck-form"), place, self.deck_clause)])

    def check_deck(self, data: bytes, file: str, setup: Setup) -> list[Problem]:
        """Return every breach of the rules for decks, then the advice."""
        problems: list[Problem] = []
        options = self.all_options(self.chosen_options(setup, problems), problems)
        pool = self.pool(setup.get("sets", ()))
        try:
            return [*problems, *self.deck_problems(self.read_deck(data, pool, file), pool, options)]
        except ProblemsError as error:
            return [*problems, *error.problems]

    def header(self, setup: Setup) -> dict[str, Any]:
        """Return the digest of the cards in play: a record replays only with the same."""
        return {"cards": self.pool(setup.get("sets", ())).digest(sorted(self.cards_in_play(setup)))}

    def random_setup(self, rng: Rng) -> dict[str, Any]:
        """Return any two sample decks and, one time in two, random options."""
        names = self.deck_names()
        decks = [names[rng.below(len(names))] for _ in self.seats]
        return {"decks": decks, "options": self.ruleset.random_options(rng) if rng.below(2) == 0 else {}}

    # Being offered

    def deck_names(self) -> list[str]:
        """Return the names of the sample decks."""
        return list(_stems(self.deck_folder))

    def deck_phrase(self, name: str) -> Phrase:
        """Return the words for a sample deck; its attribute `note` says how it is played."""
        return Phrase(f"deck-{name}")

    # Texts

    # Players

    def open_belief(self, setup: Setup) -> Belief:
        """Return the belief of a player who knows both lists."""
        return Belief([[cards] for cards in self.brought(setup)])

    def fair_belief(self, setup: Setup, seat: int) -> Belief:
        """Return the belief of a player who knows the own list, and the sample decks for the rival's."""
        own, samples = self.brought(setup)[seat], _brought_by_samples(self)
        return Belief([[own] if other == seat else samples for other in range(len(self.seats))])


def _is_counted(cards: Any) -> bool:
    """Tell whether this is a list {card: copies}, short enough to be counted."""
    return (
        isinstance(cards, Mapping)
        and all(isinstance(id, str) and isinstance(copies, int) for id, copies in cards.items())
        and sum(cards.values()) < LONGEST_LIST
    )


def _ids(names: Iterable[str], pool: CardPool[Any, Any]) -> tuple[str, ...]:
    """Return the ids of cards by id or name; what is unknown stays as it is written."""
    known = {name: card.id for name in dict.fromkeys(names) if (card := pool.by_name(name)) is not None}
    return tuple(known.get(name, name) for name in names)


@cache
def _brought_by_samples(game: CardGame[Any, Any]) -> list[list[int]]:
    """Return what each sample deck brings; read only."""
    pairs = [game.complete({"decks": [name] * len(game.seats)}) for name in game.deck_names()]
    return [game.brought(pair)[0] for pair in pairs]


@cache
def _stems(folder: Path) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in folder.glob("*.txt")))
