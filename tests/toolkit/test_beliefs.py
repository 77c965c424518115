"""What may be assumed of hidden cards: lists that fit what was seen, what is left of them, shuffling."""

from __future__ import annotations

import pickle

import pytest

from liza.kernel import Rng
from liza.toolkit.beliefs import Belief, believed, shuffle, without


@pytest.mark.parametrize(
    ("cards", "seen", "left"),
    [
        ([1, 1, 2, 3], [1, 3], [1, 2]),
        ([1, 2], [], [1, 2]),
        ([1, 2], [2, 1], []),
        ([1, 2], [1, 1], None),
        ([1, 2], [4], None),
    ],
    ids=["copies", "nothing", "all", "too-many", "unknown"],
)
def test_cards_seen_are_taken_out_one_by_one(cards: list[int], seen: list[int], left: list[int] | None):
    assert without(cards, seen) == left


def test_a_family_that_fits_is_believed():
    families = [[1, 2, 3], [1, 2], [1, 4, 5], [1, 1, 6]]
    drawn = [believed(families, [1], 3, [9], Rng(seed)) for seed in range(40)]

    assert {tuple(one) for one in drawn} == {(1, 2, 3), (1, 4, 5), (1, 1, 6)}
    assert all(believed(families, [4], 3, [9], Rng(seed)) == [1, 4, 5] for seed in range(10))


def test_what_is_believed_may_be_changed_without_changing_the_belief():
    families = [[1, 2]]
    believed(families, [], 2, [], Rng(1)).append(3)

    assert families == [[1, 2]]


def test_without_a_family_that_fits_any_cards_fill_up_what_was_seen():
    drawn = [believed([[1, 2, 3]], [8, 5], 3, [6, 7], Rng(seed)) for seed in range(20)]

    assert {tuple(one) for one in drawn} == {(5, 6, 8), (5, 7, 8)}


def test_a_shuffle_keeps_the_cards_and_goes_with_its_seed():
    orders = set()
    for seed in range(60):
        cards, again = [1, 2, 3], [1, 2, 3]
        shuffle(cards, Rng(seed))
        shuffle(again, Rng(seed))
        assert cards == again
        orders.add(tuple(cards))

    assert len(orders) == 6


def test_a_belief_can_be_sent_to_another_process():
    assert pickle.loads(pickle.dumps(Belief([[[1, 2]], []]))).families == [[[1, 2]], []]
