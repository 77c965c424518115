"""Bellum Imperia keeps the laws of the contract, before it stands in the list of games."""

from __future__ import annotations

import pytest

from liza.games.bellum import GAME
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

BLOCKS = 3
LAW_GAMES = 20

pytestmark = pytest.mark.both_builds


@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_games(block: int):
    check_games(GAME, range(block, how_many(GAME) // 2, BLOCKS))


@pytest.mark.parametrize("law", STATE_LAWS, ids=lambda law: law.__name__)
def test_states(law: StateLaw):
    check_states(law, GAME, range(max(how_many(GAME) // LAW_GAMES, 4)))


@pytest.mark.parametrize("law", MATCH_LAWS, ids=lambda law: law.__name__)
def test_matches(law: MatchLaw):
    check_matches(law, GAME, range(max(how_many(GAME) // LAW_GAMES // 2, 2)))


def test_adversaries():
    check_adversaries(GAME, range(max(how_many(GAME) // LAW_GAMES // 4, 2)))


def test_offer():
    check_offer(GAME)
