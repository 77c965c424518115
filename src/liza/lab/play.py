"""One game between computer players, and the plan that says which games a study consists of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from liza.kernel import Match, State, read_record
from liza.players import OPEN, Player, make_player
from liza.toolkit.game import Game

SEEDS_PER_STUDY = 1_000_003
"""Distance between the seeds of two studies with neighbouring seeds."""


@dataclass(frozen=True)
class Plan:
    """A study: contestants who meet over and over, each time in other seats.

    Contestant `c` of game `g` sits at seat `(c + g) % seats`; the games of one round of seats share a seed.
    """

    game: str
    setup: Mapping[str, Any]
    """Complete. `decks`, if the game has them, are those of the contestants in order."""
    players: tuple[str, ...]
    """A player's name for each contestant."""
    games: int
    seed: int
    lists: str = OPEN
    """What players know of each other's lists: `open` or `fair`."""
    records: str = ""
    """Folder for records, "" for none."""

    def seat_of(self, contestant: int, number: int) -> int:
        """Return where a contestant sits in a game."""
        return (contestant + number) % len(self.players)

    def contestant_at(self, seat: int, number: int) -> int:
        """Return who sits at a seat in a game."""
        return (seat - number) % len(self.players)

    def setup_of(self, number: int) -> dict[str, Any]:
        """Return the set-up of a game: what belongs to the contestants, at their seats."""
        setup = dict(self.setup)
        if "decks" in setup:
            seats = range(len(self.players))
            setup["decks"] = [setup["decks"][self.contestant_at(seat, number)] for seat in seats]
        return setup

    def seed_of(self, number: int) -> int:
        """Return the seed of a game."""
        return self.seed * SEEDS_PER_STUDY + number // len(self.players)

    def player_seed(self, contestant: int, number: int) -> int:
        """Return the seed of a contestant's own generator in a game."""
        return (self.seed_of(number) * len(self.players) + contestant) * 2 + 1

    def record_path(self, number: int) -> Path:
        """Return where the record of a game is written."""
        digits = max(4, len(str(self.games)))
        return Path(self.records) / f"{number + 1:0{digits}d}.jsonl"


class GameResult(NamedTuple):
    """What is kept of a finished game."""

    number: int
    seed: int
    winner: int
    """The contestant who won; -1 if nobody did."""
    first: int
    """The contestant who began, as drawn; -1 where that means nothing."""
    winner_seat: int
    ending: str
    """How it ended, by the game's own word."""
    clause: str
    rounds: int
    decisions: int
    broken: tuple[str, ...]
    """Invariants that its last state breaks: none, ever."""
    points: tuple[float, ...] = ()
    """What each contestant had in the end; empty in a game that isn't won by points."""
    figures: tuple[tuple[str, int], ...] = ()
    """What else the game counts."""


def play_game(game: Game, plan: Plan, number: int) -> GameResult:
    """Play one game of a plan, with its record if the plan wants one."""
    setup = plan.setup_of(number)
    seated = [plan.contestant_at(seat, number) for seat in range(len(plan.players))]
    players = [
        make_player(plan.players[one], game, setup, seat, plan.player_seed(one, number), plan.lists)
        for seat, one in enumerate(seated)
    ]
    seed = plan.seed_of(number)
    if plan.records:
        state, decisions = _recorded(game, plan, number, setup, players, [plan.players[one] for one in seated])
    else:
        state = game.simulated(setup, seed)
        decisions = play_out(state, players)
    outcome = game.outcome(state)
    winner = winner_of(state)
    return GameResult(
        number,
        seed,
        seated[winner] if winner >= 0 else -1,
        seated[outcome.first] if outcome.first >= 0 else -1,
        winner,
        outcome.ending,
        state.result_clause(),
        outcome.rounds,
        decisions,
        tuple(game.broken(state)),
        tuple(outcome.points[plan.seat_of(one, number)] for one in range(len(outcome.points))),
        outcome.figures,
    )


def winner_of(state: State) -> int:
    """Return the seat with the highest result, -1 if two share it."""
    returns = [int(one) for one in state.returns()]
    most = max(returns)
    return returns.index(most) if returns.count(most) == 1 else -1


def play_out(state: State, players: Sequence[Player]) -> int:
    """Play a state to its end, real choices only; return how many there were."""
    decisions = 0
    options = state.advance()
    while options:
        seat = state.asking
        seen = state.observe(seat)
        ask = seen.ask_of(seat)
        assert ask is not None
        state.apply_for(seat, players[seat].choose(seen, ask, options))
        decisions += 1
        options = state.advance()
    return decisions


def _recorded(
    game: Game, plan: Plan, number: int, setup: Mapping[str, Any], players: Sequence[Player], names: Sequence[str]
) -> tuple[State, int]:
    """Play the same game as a match, write its record, and replay what was written."""
    match = game.start(setup, plan.seed_of(number), stops="real")
    match.header["players"] = list(names)
    while not match.state.over:
        answer_once(match, players)
    path = plan.record_path(number)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(match.record().to_text(), encoding="utf-8")
    game.replay(read_record(path.read_bytes()))
    return match.state, len(match.answers)


def answer_once(match: Match, players: Sequence[Player]) -> None:
    """Have the first seat that owes an answer give it."""
    seat = match.owing()[0]
    seen = match.state.observe(seat)
    ask = seen.ask_of(seat)
    assert ask is not None
    chosen = players[seat].choose(seen, ask, ask.options(seen))
    refusal = match.answer(seat, ask.describe(seen, chosen))
    assert refusal is None, f"a player's answer is refused: {refusal}"
