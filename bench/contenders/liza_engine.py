"""liza's own contenders: random games, events, clones and records.

What is measured, with the environment variable LIZA_INTERPRETED deciding on the build:

* `tictactoe`, `connect4`: the loop in Python and forced moves asked, as with the peers;
* `inframundis`, `bellum`, `resurgir`: the loop in Python, stops at real choices, two decks with seats swapped;
* `promised`: the same for two, three and four players in turn;
* `campaign`: the same for two, three and six countries in turn;
* `inframundis-events`: the same with a listener for events;
* `inframundis-inside`: the same games by the kernel's own loop;
* `inframundis-clone`: copies of states met in random games;
* `inframundis-record`: matches with their records, answers given as text.
"""

import random

from contender import Contender, Counts
from liza_names import ALL, REAL, Game, Match, Rng, State, facts, playout

SEED_BITS = 31


class Liza(Contender):
    """What liza's contenders share."""

    def __init__(self, game: str) -> None:
        self._game = Game(game)

    def facts(self) -> dict[str, str]:
        """Return liza's version and the build that runs."""
        return facts()


class Games(Liza):
    """Random games through the public interface, `advance` and `apply`; the loop is plain Python."""

    def __init__(self, game: str, stops: int = REAL) -> None:
        super().__init__(game)
        self._stops = stops

    def batch(self, size: int, rng: random.Random) -> Counts:
        """Play `size` games; odd ones swap the seats."""
        draw = rng.random
        stops = self._stops
        decisions = options = 0
        for number in range(size):
            state = self.start(number, rng.getrandbits(SEED_BITS))
            legal = state.advance(stops)
            while legal:
                decisions += 1
                options += len(legal)
                state.apply(legal[int(draw() * len(legal))])
                legal = state.advance(stops)
        return {"decisions": decisions, "options": options, "games": size}

    def start(self, number: int, seed: int) -> State:
        """Return a fresh game."""
        return self._game.state(number, seed)


class Told(Games):
    """The same games with a listener, a log, for their events."""

    def start(self, number: int, seed: int) -> State:
        """Return a fresh game that keeps a log."""
        state = super().start(number, seed)
        state.log = []
        return state


class Inside(Liza):
    """Random games by the kernel's own loop."""

    def batch(self, size: int, rng: random.Random) -> Counts:
        """Play `size` games; odd ones swap the seats."""
        dice = Rng(rng.getrandbits(SEED_BITS))
        decisions = 0
        for number in range(size):
            decisions += playout(self._game.state(number, rng.getrandbits(SEED_BITS)), dice, REAL)
        return {"decisions": decisions, "games": size}


class Clones(Liza):
    """Copies of states met at the decisions of random games."""

    POOL = 200

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self._pool: list[State] = []

    def prepare(self, rng: random.Random) -> None:
        """Fill the pool: one state from a random moment of each of so many games."""
        self._pool = [self._moment(number, rng) for number in range(self.POOL)]

    def batch(self, size: int, rng: random.Random) -> Counts:
        """Clone every state of the pool `size` times."""
        pool = self._pool
        for _ in range(size):
            for state in pool:
                state.clone()
        return {"clones": size * len(pool)}

    def _moment(self, number: int, rng: random.Random) -> State:
        """Return a state met in one random game, each decision as likely as the others."""
        state = self._game.state(number, rng.getrandbits(SEED_BITS))
        chosen = state
        met = 0
        while legal := state.advance(REAL):
            met += 1
            if rng.random() * met < 1:
                chosen = state.clone()
            state.apply(rng.choice(legal))
        return chosen


class Records(Liza):
    """Matches as a table plays them: answers as text, checked, told and written down."""

    def batch(self, size: int, rng: random.Random) -> Counts:
        """Play `size` matches and write their records."""
        answers = written = 0
        for number in range(size):
            match = self._game.match(number, rng.getrandbits(SEED_BITS))
            answers += play(match, rng)
            written += len(match.record().to_text().encode())
        return {"answers": answers, "bytes": written, "games": size}


def play(match: Match, rng: random.Random) -> int:
    """Answer at random until the match is over; return how many answers it took."""
    answers = 0
    while seats := match.owing():
        state = match.state
        seat = rng.choice(seats)
        ask = state.ask_of(seat)
        assert ask is not None
        text = ask.describe(state, rng.choice(ask.options(state)))
        refusal = match.answer(seat, text)
        if refusal is not None:
            raise RuntimeError(f"an answer that was offered is refused: {refusal}")
        answers += 1
    return answers


CONTENDERS = {
    "tictactoe": lambda: Games("tictactoe", ALL),
    "connect4": lambda: Games("connect4", ALL),
    "inframundis": lambda: Games("inframundis"),
    "bellum": lambda: Games("bellum"),
    "resurgir": lambda: Games("resurgir"),
    "promised": lambda: Games("promised"),
    "campaign": lambda: Games("campaign"),
    "inframundis-events": lambda: Told("inframundis"),
    "inframundis-inside": lambda: Inside("inframundis"),
    "inframundis-clone": lambda: Clones("inframundis"),
    "inframundis-record": lambda: Records("inframundis"),
}
