"""Random games of the test decks, whose cards do what the samples don't: they end whole, and the laws hold.

`tests/contract` goes over many more games, of the sample decks.
"""

from __future__ import annotations

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


def test_random_games():
    check_games(GAME, range(8))


@pytest.mark.parametrize("law", STATE_LAWS, ids=lambda law: law.__name__)
def test_states(law: StateLaw):
    check_states(law, GAME, range(2))


@pytest.mark.parametrize("law", MATCH_LAWS, ids=lambda law: law.__name__)
def test_matches(law: MatchLaw):
    check_matches(law, GAME, range(1))


def test_adversaries():
    check_adversaries(GAME, range(1))
