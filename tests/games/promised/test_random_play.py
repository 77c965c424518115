"""Random games for two, three and four: each ends, and no invariant is ever broken; the laws of the contract hold.

The game is not registered yet, so that `tests/contract` does not run on it.
"""

from __future__ import annotations

import os

import pytest

from liza.games.promised import GAME
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
from liza.testing.walks import setup_for

GAMES = max(int(os.environ.get("LIZA_GAMES", "200")) // 40, 6)
SEEDS = (0, 1, 2)
"""Of a game for two, three and four, with the usual options and with others."""


def test_the_seeds_are_of_two_three_and_four():
    assert {setup_for(GAME, seed)["players"] for seed in SEEDS} == {2, 3, 4}


@pytest.mark.parametrize("block", range(2))
def test_random_games(block: int):
    check_games(GAME, range(block, GAMES, 2))


@pytest.mark.parametrize("law", STATE_LAWS, ids=lambda law: law.__name__)
def test_states(law: StateLaw):
    check_states(law, GAME, SEEDS, 3)


@pytest.mark.parametrize("law", MATCH_LAWS, ids=lambda law: law.__name__)
def test_matches(law: MatchLaw):
    check_matches(law, GAME, range(1))


def test_adversaries():
    check_adversaries(GAME, range(1))
