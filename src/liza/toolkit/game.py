# plain: outside the engine's inner loop; talks to texts and files
"""What a rulebook offers to everything around it: one object per game, its only public name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from liza.kernel import Ask, Event, Live, Match, Record, RecordError, Refusal, Rng, Source, State, replay

if TYPE_CHECKING:
    from liza.toolkit.cards import CardDesk
    from liza.toolkit.clauses import Catalogue
    from liza.toolkit.mapfile import MapFormat
    from liza.toolkit.problems import Problem
    from liza.toolkit.setupfields import FieldText, SetupField
    from liza.toolkit.text import Phrase, Words
    from liza.toolkit.view import Choice, Stops, Summary, View

Setup = Mapping[str, Any]
"""What a match is set up with, JSON only.

Some keys mean the same in every game that has them: `decks` (one for each seat: a name among `deck_names`, or a list as
`{"text", "name", "file"}`; completed, each has a `name`), `options` of the rules by name, `rules` (a preset's name),
`sets` (further card files or folders), `players` (how many of the seats are played, in a game that has `fewest`),
`referee` (whether somebody who plays no side sits at the table, in a game with such a seat). The rest is the game's
own.
"""


class Outcome(NamedTuple):
    """What the laboratory notes of a finished game."""

    first: int
    """The seat that began; -1 where that means nothing."""
    rounds: int
    """How many Rounds were begun; 0 in a game without."""
    ending: str
    """How it ended, by the game's own word: coarser than the clause."""
    points: tuple[float, ...] = ()
    """What each seat had in the end, as players count it; empty in a game that isn't won by points."""
    figures: tuple[tuple[str, int], ...] = ()
    """What else is counted of a game, each under the game's own word (`figure_phrase`), the same words in each game."""


class Game:
    """A game: how it is set up, shown, told and judged. One instance per game, called GAME in its package."""

    id: ClassVar[str]
    """Kebab-case, stable for ever."""
    version: ClassVar[str]
    """The rules version: bumped when any replay would differ."""
    seats: ClassVar[tuple[str, ...]]
    """Names of all seats that there can be, in order; a referee's seat too."""
    fewest: ClassVar[int] = 0
    """So many of the seats can be played at least, the first ones; 0: always all. Its set-up then has `players`."""
    referee: ClassVar[str] = ""
    """The seat of who plays no side, the last of `seats`: it is played only if the set-up's `referee` is true."""
    title: ClassVar[dict[str, str]]
    """The game's name by language."""
    tutorial: ClassVar[bool] = False
    """True for the small games of the how-to: not offered to players."""
    weight: ClassVar[int] = 1
    """As long as so many games of cards: so many times fewer are played where many are."""
    minutes: ClassVar[int] = 0
    """How long a game lasts, about; 0 if that is not known."""
    emblem: ClassVar[str] = ""
    """The icon that stands for the game."""

    # Setting up

    def default_setup(self) -> dict[str, Any]:
        """Return a set-up that needs no choice."""
        return {}

    def complete(self, setup: Setup) -> dict[str, Any]:
        """Return the set-up as it is recorded: validated, with every default written out.

        Raises:
            ProblemsError: what is wrong, each with its place, clause and remedy.
        """
        return dict(setup)

    def deck_names(self) -> list[str]:
        """Return the names of the decks that come with the game."""
        return []

    def preset_names(self) -> list[str]:
        """Return the names of the rulesets that come with the game, for `rules` in a set-up."""
        return []

    def check_deck(self, data: bytes, file: str, setup: Setup) -> list[Problem]:
        """Return what is wrong with a deck list, advice last; empty for one that is lawful and as advised.

        `setup` says with which `options`, `rules` and `sets`; a list that can't be read is among the problems.
        """
        raise NotImplementedError

    def fields(self) -> list[SetupField]:
        """Return what a form can ask for besides decks and options."""
        return []

    def read_field(self, name: str, text: str, file: str, setup: Setup) -> FieldText:
        """Return what somebody's own text for one of `fields` says; `setup` says with which `options` and `rules`."""
        raise NotImplementedError

    def field_example(self, name: str, language: str) -> str:
        """Return a text for one of `fields` from which one can set out; "" for none."""
        return ""

    def card_desk(self, sets: Sequence[str] = (), alone: bool = False) -> CardDesk | None:
        """Return the game's cards, with those of further files or folders; None for a game without cards.

        With `alone` only the further ones.

        Raises:
            ProblemsError: what is wrong in a file.
        """
        return None

    def map_format(self) -> MapFormat[Any] | None:
        """Return what the game's maps look like; None for a game that is played on none."""
        return None

    def seated(self, setup: Setup) -> tuple[str, ...]:
        """Return the seats that are taken with a completed set-up: all, unless fewer may play; a referee's last."""
        playing = self.seats[:-1] if self.referee else self.seats
        if self.fewest:
            playing = playing[: setup["players"]]
        return (*playing, self.referee) if self.referee and setup.get("referee") else playing

    def most_seats(self) -> int:
        """Return how many seats are played at most; a referee plays none."""
        return len(self.seats) - (1 if self.referee else 0)

    def fewest_seats(self) -> int:
        """Return how many seats are played at least."""
        return self.fewest or self.most_seats()

    def fresh(self, setup: Setup) -> State:
        """Return the state before anything was drawn, from a completed set-up."""
        raise NotImplementedError

    def header(self, setup: Setup) -> dict[str, Any]:
        """Return what the game adds to a record's header, such as the digest of the cards in play."""
        return {}

    def start(self, setup: Setup, seed: int | bytes, stops: str = "live") -> Match:
        """Return a match: with 32 bytes as seed a live one, with a number one of the laboratory."""
        complete = self.complete(setup)
        header = {
            "game": self.id,
            "version": self.version,
            "seats": list(self.seated(complete)),
            "stops": stops,
            "seed": seed.hex() if isinstance(seed, bytes) else seed,
            "setup": complete,
            **self.header(complete),
        }
        fresh, source = self._fresh_and_source(header)
        return Match(fresh, source, header)

    def simulated(self, setup: Setup, seed: int) -> State:
        """Return a state with its own generator, for search and simulation; `advance` it to begin."""
        return self.fresh(setup).seeded(seed)

    def _fresh_and_source(self, header: dict[str, Any]) -> tuple[State, Source | None]:
        seed = header["seed"]
        if isinstance(seed, str):
            return self.fresh(header["setup"]), Live(bytes.fromhex(seed))
        return self.simulated(header["setup"], seed), None

    def replay(self, record: Record, upto: int = -1) -> Match:
        """Play a record again, checking its hashes.

        Raises:
            RecordError: another game's, another rules version's, other cards, a refused answer or a wrong hash.
        """
        header = record.header
        if header["game"] != self.id:
            said = f"this is a record of {header['game']!r}, not of {self.id!r}"
            raise RecordError("game", 1, said, "Choose the game it names")
        if header["version"] != self.version:
            raise RecordError(
                "version", 1, f"the record was made under rules version {header['version']}, this is {self.version}",
                "Replay it with the release of liza that has that version; the file is untouched",
            )  # fmt: skip
        self._check_recorded(header["setup"])
        for key, value in self.header(header["setup"]).items():
            if header.get(key) != value:
                raise RecordError(
                    "cards", 1, f"{key!r} is not what the record was made with",
                    "Use the card files it was played with; the file is untouched",
                )  # fmt: skip
        fresh, source = self._fresh_and_source(header)
        return replay(fresh, source, record, upto)

    def _check_recorded(self, setup: dict[str, Any]) -> None:
        """Raise RecordError unless this is a set-up as `complete` returns it: a record may have been edited."""
        try:
            whole = self.complete(setup) == setup
        except (ValueError, TypeError) as error:
            raise RecordError(
                "cards", 1, f"its set-up can't be played: {str(error).rstrip('.')}",
                "Use the card files it was played with; the file is untouched",
            ) from None  # fmt: skip
        if not whole:
            raise RecordError(
                "header", 1, "its set-up is not written out as it was played", "Restore the first line of the file"
            )

    # Being offered in a lobby

    def pitch(self) -> Phrase | None:
        """Return what the game is about, in one sentence."""
        return None

    def deck_phrase(self, name: str) -> Phrase:
        """Return the words for one of `deck_names`."""
        from liza.toolkit.text import Phrase

        return Phrase("data-text", es=name, en=name)

    def preset_phrase(self, name: str) -> Phrase:
        """Return the words for one of `preset_names`; its attribute `note`, if any, says more."""
        from liza.toolkit.text import Phrase

        return Phrase("data-text", es=name, en=name)

    def choices(self) -> list[Choice]:
        """Return the options of the rules that can be chosen, each with the values that are supported."""
        return []

    def usual_stops(self) -> Stops:
        """Return in which phases a player is asked in windows unless they say otherwise."""
        from liza.toolkit.view import Stops

        return Stops()

    def summary(self, seen: State, told: Sequence[Event], seat: int) -> Summary | None:
        """Return what a finished game was like, from the observation of its end and all events told to `seat`."""
        return None

    # Showing and telling; `seen` is always an observation

    def words(self) -> Words:
        """Return the game's texts."""
        raise NotImplementedError

    def ask_phrase(self, seen: State, ask: Ask[Any]) -> Phrase:
        """Return the question in one sentence."""
        raise NotImplementedError

    def option_phrase(self, seen: State, ask: Ask[Any], option: int) -> Phrase:
        """Return an option as a button says it."""
        raise NotImplementedError

    def event_phrase(self, seen: State, event: Event, seat: int) -> Phrase | None:
        """Return the log's line for an event told to `seat`; None for one that has no line."""
        raise NotImplementedError

    def heading(self, seen: State, seat: int) -> tuple[int, str]:
        """Return the round and the active seat's name ("" for none), as `view` shows them.

        The log of a match asks for them after every answer: say them without making a whole view.
        """
        shown = self.view(seen, seat)
        return shown.round, next((one.seat for one in shown.seats if one.active), "")

    def opens(self, event: Event) -> bool:
        """Tell whether an event, as told, begins a new heading of the log: a round, or somebody's turn."""
        return False

    def event_seat(self, event: Event) -> int:
        """Return the seat whose doing an event was, -1 for nobody's; as told, so without what is hidden."""
        return -1

    def reason_phrase(self, clause: str) -> Phrase:
        """Return why a clause forbids something, in one sentence a player understands."""
        raise NotImplementedError

    def remedy_phrase(self, clause: str) -> Phrase | None:
        """Return what would make it legal, if anything would."""
        return None

    def explain(self, refusal: Refusal) -> Refusal:
        """Fill in a refusal's sentences in both languages."""
        from liza.toolkit.refusals import explain

        return explain(self, refusal)

    def view(self, seen: State, seat: int) -> View:
        """Return what a page or terminal draws, from an observation of `seat`."""
        raise NotImplementedError

    def catalogue(self) -> Catalogue | None:
        """Return the rulebook's clauses; None for a game without a rulebook."""
        return None

    # For players, laboratory and tests

    def open_belief(self, setup: Setup) -> object:
        """Return the belief of a player who knows the lists that both sides brought: the laboratory's default."""
        return None

    def fair_belief(self, setup: Setup, seat: int) -> object:
        """Return the belief of a player who knows only what its own side brought."""
        return None

    def judge(self, state: State, seat: int) -> float:
        """Return how good a full state is for `seat`, -1 (lost) to 1 (won)."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome:
        """Return what a finished game was like; by default the clause that ended it is the ending."""
        return Outcome(0, 0, state.result_clause())

    def ending_phrase(self, ending: str) -> Phrase:
        """Return the words for an ending named by `outcome`."""
        from liza.toolkit.text import Phrase

        return Phrase("data-text", es=ending, en=ending)

    def figure_phrase(self, figure: str) -> Phrase:
        """Return the words for a figure named by `outcome`."""
        from liza.toolkit.text import Phrase

        return Phrase("data-text", es=figure, en=figure)

    def settle(self, state: State, seat: int) -> None:
        """Run a full state on, in place, to where `judge` can tell what the last answer of `seat` was worth.

        By default to the next decision. A game in which that is too early (an attack declared, wounds still to come)
        lets what was begun end, with quick answers of its own for all seats.
        """
        state.advance()

    def uncertain(self, seen: State, ask: Ask[Any]) -> bool:
        """Tell whether what `settle` runs on to may hang on what is hidden or drawn: one guess is not enough then."""
        return True

    def shortlist(self, seen: State, ask: Ask[Any], options: list[int]) -> list[int]:
        """Return the options that a player who tries each should try, at least one; by default all.

        A game in which there may be hundreds leaves out what a glance at an observation tells to be poor.
        """
        return options

    def twin(self, state: State, seat: int, rng: Rng) -> State:
        """Return a copy of a full state in which all that `seat` can't know is rewritten at random; for tests."""
        raise NotImplementedError

    def reveals(self, event: Event, seat: int) -> bool:
        """Tell whether an event, as this seat is told it, makes something hidden known to it; for the law of twins."""
        return False

    def broken(self, state: State) -> list[str]:
        """Return the invariants that a full state breaks: none, ever."""
        return []

    def arrange(self, state: State, seat: int, words: Mapping[str, Any]) -> None:
        """Lay out a seat's things (-1: what belongs to nobody) in a state, in place, for a scene.

        The words are the game's own; two are the scene's, both with seat -1: `empty` clears the table, `ready` is
        the last word before the scene begins.
        """
        raise NotImplementedError

    def part(self, state: State, seat: int) -> Any:
        """Return what a test reads of a seat."""
        raise NotImplementedError

    def random_setup(self, rng: Rng) -> dict[str, Any]:
        """Return a set-up for contract tests: other decks, options, seats."""
        return self.default_setup()
