"""Every game keeps the laws of the contract: ours, other people's, the tutorials, and the game made for tests."""

from __future__ import annotations

import pytest

from liza.games import game as registered
from liza.games import ids
from liza.testing.contract import (
    MATCH_LAWS,
    STATE_LAWS,
    MatchLaw,
    StateLaw,
    check_adversaries,
    check_games,
    check_matches,
    check_offer,
    check_states,
    how_many,
)
from liza.toolkit.game import Game
from tests.kernel.orders import GAME as ORDERS

BLOCKS = 5
"""The random games of each game are dealt out to so many tests, for workers to share; no multiple of four."""
LAW_GAMES = 40
"""One random game in so many is also a ground for each law."""

pytestmark = pytest.mark.both_builds


UNLISTED = {ORDERS.id: ORDERS}
"""Games that keep the laws without standing in the list: one made for tests."""


@pytest.fixture(params=[*ids(), *UNLISTED])
def game(request: pytest.FixtureRequest) -> Game:
    return UNLISTED.get(request.param) or registered(request.param)


def law_games(game: Game, least: int) -> int:
    """How many games are the ground for a law: of games that take long fewer, but never less than two."""
    return max(how_many(game) // LAW_GAMES * least // 8, least // game.weight, 2)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_games(game: Game, block: int):
    check_games(game, range(block, how_many(game), BLOCKS))


@pytest.mark.parametrize("law", STATE_LAWS, ids=lambda law: law.__name__)
def test_states(game: Game, law: StateLaw):
    check_states(law, game, range(law_games(game, 8)))


@pytest.mark.parametrize("law", MATCH_LAWS, ids=lambda law: law.__name__)
def test_matches(game: Game, law: MatchLaw):
    check_matches(law, game, range(law_games(game, 4)))


def test_adversaries(game: Game):
    check_adversaries(game, range(law_games(game, 2)))


def test_offer(game: Game):
    check_offer(game)
