"""Random games of the test decks: each ends, and no invariant is ever broken; the laws of the contract hold.

The game is not registered yet, so that `tests/contract` does not run on it.
"""

from __future__ import annotations

import os

import pytest

from liza.testing.contract import (
    MATCH_LAWS,
    STATE_LAWS,
    MatchLaw,
    StateLaw,
    check_adversaries,
    check_games,
    check_matches,
    check_states,
)
from tests.games.resurgir.table import GAME

GAMES = max(int(os.environ.get("LIZA_GAMES", "200")) // 10, 12)


@pytest.mark.parametrize("block", range(4))
def test_random_games(block: int):
    check_games(GAME, range(block, GAMES, 4))


@pytest.mark.parametrize("law", STATE_LAWS, ids=lambda law: law.__name__)
def test_states(law: StateLaw):
    check_states(law, GAME, range(8))


@pytest.mark.parametrize("law", MATCH_LAWS, ids=lambda law: law.__name__)
def test_matches(law: MatchLaw):
    check_matches(law, GAME, range(4))


def test_adversaries():
    check_adversaries(GAME, range(3))
