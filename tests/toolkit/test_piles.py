"""Cards that are numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from liza.toolkit.piles import distinct

pytestmark = pytest.mark.both_builds


@given(st.lists(st.integers(0, 2**40)))
def test_alike_cards_are_there_once_in_their_order(cards: list[int]):
    before = list(cards)
    assert distinct(cards) == sorted(set(cards))
    assert cards == before
