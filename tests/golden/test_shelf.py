"""The records on the shelf replay in fresh processes, and both builds play the same games."""

from __future__ import annotations

from pathlib import Path

import pytest

from liza import _build
from liza.games import OURS
from liza.testing.goldens import chain, chain_elsewhere, named, replay_elsewhere

SHELF = Path(__file__).parent
ORDERS = {"orders": "tests.kernel.orders:GAME"}
OWN = [id for id, _ in OURS]
FILES = sorted(SHELF.glob("*.jsonl"))


@pytest.mark.both_builds
@pytest.mark.parametrize("hash_seed", [1, 2])
def test_the_shelf_replays(hash_seed: int):
    ends = replay_elsewhere(FILES, hash_seed, not _build.is_compiled(), ORDERS)
    assert sorted(ends) == [file.name for file in FILES]


def test_the_shelf_holds_every_game():
    held = {file.name.rsplit("-", 1)[0] for file in FILES}
    assert held >= {*OWN, *ORDERS}


@pytest.mark.parametrize("reference", [*OWN, *ORDERS.values()])
def test_both_builds_play_the_same_games(reference: str):
    if not _build.is_compiled():
        pytest.skip("only the interpreted build is here: there is nothing to compare it with")
    games = 12 // named(reference).weight
    assert chain_elsewhere(reference, games, interpreted=True) == chain(named(reference), range(games))


@pytest.mark.both_builds
@pytest.mark.parametrize("reference", [*OWN, *ORDERS.values()])
def test_no_game_depends_on_the_hash_seed(reference: str):
    interpreted = not _build.is_compiled()
    games = max(6 // named(reference).weight, 2)
    one, other = (chain_elsewhere(reference, games, interpreted, hash_seed) for hash_seed in (1, 2))
    assert one == other
