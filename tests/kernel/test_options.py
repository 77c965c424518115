"""Options are integers, read and written in parts."""

from __future__ import annotations

import pytest

from liza.kernel import bit, family, first, kind_of, number_of, option, second
from tests.kernel.tiny import Pick, Tiny, tiny

pytestmark = pytest.mark.both_builds


@pytest.mark.parametrize("parts", [(0, 0, 0, 0), (255, 4095, 4095, 2**30), (7, 1, 2, 3), (0, 0, 4095, 0)])
def test_the_parts_of_an_option_come_back(parts: tuple[int, int, int, int]):
    packed = option(*parts)
    assert [kind_of(packed), first(packed), second(packed), number_of(packed)] == list(parts)
    assert family(packed) == option(*parts[:3])


def test_parts_do_not_touch_each_other():
    assert option(1) | option(0, 1) | option(0, 0, 1) | option(0, 0, 0, 1) == option(1, 1, 1, 1)


@pytest.mark.parametrize("n", [0, 7, 31, 32, 40, 61, 62])
def test_bits_beyond_the_thirty_second_are_right_in_both_builds(n: int):
    assert bit(n) == 2**n


class Coins(Pick):
    """A span beside a list."""

    def spans(self, s: Tiny) -> list[tuple[int, int, int]]:
        return [(option(5, 1), 1, 2**30), (option(5, 2), 3, 4)]

    def why_not(self, s: Tiny, option: int) -> str:
        return "TINY-much" if number_of(option) > 100 else super().why_not(s, option)

    def describe(self, s: Tiny, option: int) -> str:
        if kind_of(option) == 5:
            return f"give {number_of(option)} to {first(option)}"
        return super().describe(s, option)


class TestSpans:
    ask = Coins(0, (1, 2))
    state = tiny()

    def test_search_is_not_offered_them(self):
        assert self.ask.options(self.state) == [option(1, 1), option(1, 2)]

    def test_any_number_in_the_span_is_read(self):
        assert self.ask.parse(self.state, "give 17 to 1") == option(5, 1, 0, 17)
        assert self.ask.parse(self.state, "give 3 to 2") == option(5, 2, 0, 3)
        assert self.ask.parse(self.state, "pick 2") == option(1, 2)

    @pytest.mark.parametrize(
        "text", ["give 5 to 2", "give 0 to 1", "give 99999999999999999999 to 1", "give 17 to 3", "give  17 to 1", "17"]
    )
    def test_nothing_else_is(self, text: str):
        assert self.ask.parse(self.state, text) == -1

    def test_the_greatest_number_is_found_at_once(self):
        assert self.ask.parse(self.state, f"give {2**30} to 1") == option(5, 1, 0, 2**30)

    def test_what_is_forbidden_is_read_and_refused(self):
        assert self.ask.refuse(self.state, self.ask.parse(self.state, "give 101 to 1")) == "TINY-much"
        assert self.ask.refuse(self.state, option(5, 1, 0, 100)) == ""
        assert self.ask.refuse(self.state, option(5, 2, 0, 9)) == "?"
        assert self.ask.refuse(self.state, option(6)) == "?"


def test_a_forbidden_candidate_is_read_and_refused():
    state = tiny()
    state.said = [2]
    ask = Pick(0, (1, 2, 3))
    assert ask.options(state) == [option(1, 1), option(1, 3)]
    assert ask.parse(state, "pick 2") == option(1, 2)
    assert ask.refuse(state, option(1, 2)) == "TINY-said"
    assert ask.default(state) == option(1, 1)
