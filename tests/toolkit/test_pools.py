"""Pools of printed cards: known by game and key, also in another process."""

from __future__ import annotations

import pickle
import subprocess
import sys

from liza.games.inframundis.pool import cards
from liza.kernel import same
from liza.toolkit.pools import Pool, find_pool, keep_pool, register_loader

LOOK = "import pickle, sys; pool = pickle.load(sys.stdin.buffer); print(type(pool).__module__, pool.key, len(pool.ids))"


def test_pools_of_two_games_with_one_key_are_apart():
    one, other = Pool("toy.one", "same"), Pool("toy.other", "same")
    keep_pool(one)
    keep_pool(other)

    assert find_pool("toy.one", "same") is one
    assert pickle.loads(pickle.dumps(other)) is other


def test_a_pool_is_loaded_once_by_its_games_loader():
    register_loader("toy.loaded", lambda key: Pool("toy.loaded", key))

    found = find_pool("toy.loaded", "far")
    assert (found.package, found.code()) == ("toy.loaded", "far")
    assert find_pool("toy.loaded", "far") is found
    assert same(found, Pool("toy.loaded", "far"))


def test_the_same_files_give_the_same_cards():
    found = cards()

    assert cards() is found
    assert cards.by_key(found.pool.key) is found
    assert found.model(1).id == "umbral-wall"


def test_a_digest_counts_rules_and_the_cards_that_belong_to_every_game():
    found = cards()
    token = next(card.id for card in found.models.cards if card.type == "token")

    assert found.digest(["wolf"]) == found.digest(["wolf", token])
    assert found.digest(["wolf"]) != found.digest(["wolf", "umbral-wall"])


def test_a_fresh_process_loads_the_game_of_a_pool_it_is_sent():
    pool = cards().pool
    told = subprocess.run([sys.executable, "-c", LOOK], input=pickle.dumps(pool), capture_output=True, check=True)

    assert told.stdout.decode().split() == ["liza.games.inframundis.printed", str(len(pool.ids))]
