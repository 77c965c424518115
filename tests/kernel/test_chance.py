"""Chance has one door, and the sources behind it are pure."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from liza.kernel import ChanceClosed, Live, Rng, Scripted, ScriptError, Source, seeded, state_hash
from tests.kernel.tiny import Draw, End, Tiny, tiny

pytestmark = pytest.mark.both_builds


def test_a_seed_never_closes_chance():
    assert all(seeded(seed) != 0 for seed in (*range(-1_000, 10_000), 2**31, 2**62, -(2**63)))
    assert len({seeded(seed) for seed in range(10_000)}) == 10_000


def test_the_generator_is_written_down_for_ever():
    """Records depend on it."""
    rng, state = Rng(1), tiny(gen=seeded(1))
    known = [989_411, 143_842, 717_915, 138_930]
    assert [rng.below(1_000_000) for _ in known] == known
    assert [state.draw(1_000_000, "") for _ in known] == known


def test_draws_are_even_and_in_range():
    state = tiny(gen=seeded(3))
    counts = Counter(state.draw(6, "") for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 10_000) < 500 for count in counts.values())
    assert {state.die(6, "") for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert state.drawn == 60_200


def test_a_shuffle_keeps_everything_and_reaches_every_order():
    state = tiny(gen=seeded(4))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        things = [1, 2, 3]
        state.shuffle(things, "")
        orders[tuple(things)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1_000) < 200 for count in orders.values())
    assert state.drawn == 12_000, "one draw for each thing but the first"
    nothing: list[int] = []
    state.shuffle(nothing, "")
    assert state.drawn == 12_000


def test_picking_is_drawing():
    state = tiny()
    state.source = Scripted([2])
    assert state.pick([7, 8, 9], "") == 9


def test_without_generator_or_source_drawing_is_an_error_that_names_the_clause():
    state = tiny(Draw(6), gen=0)
    with pytest.raises(ChanceClosed, match=r"\[TINY-draw\].*no generator.*attach a source or set `gen`"):
        state.advance()


def test_a_what_if_can_not_foretell():
    state = tiny(Draw(6), End(), gen=5)
    copy = state.what_if()
    with pytest.raises(ChanceClosed, match="what_if"):
        copy.advance()
    with pytest.raises(ChanceClosed):
        copy.clone().draw(2, "")
    assert state.advance() == []
    assert state.drawn == 1


def test_a_what_if_has_no_source_either():
    state = tiny(gen=0)
    state.source = Scripted([1])
    with pytest.raises(ChanceClosed):
        state.what_if().draw(2, "")


def test_a_source_takes_precedence_and_leaves_the_generator_alone():
    state = tiny(gen=77)
    state.source = Scripted([4])
    assert state.draw(6, "") == 4
    assert (state.gen, state.drawn) == (77, 1)


def test_the_same_generator_draws_the_same():
    one, other = tiny(gen=9), tiny(gen=9)
    assert [one.draw(99, "") for _ in range(50)] == [other.draw(99, "") for _ in range(50)]
    assert state_hash(one) == state_hash(other)


class TestScripted:
    def test_draws_in_order_from_its_start(self):
        source = Scripted([3, 0], 10)
        assert [source.draw(10, 4, ""), source.draw(11, 4, "")] == [3, 0]

    def test_says_which_clause_has_run_out(self):
        with pytest.raises(ScriptError, match=r"\[X-1\] draws in 0\.\.5, but the script has only 1 values"):
            Scripted([3]).draw(1, 6, "X-1")

    @pytest.mark.parametrize("value", [6, -1])
    def test_says_which_value_does_not_fit(self, value: int):
        with pytest.raises(ScriptError, match=rf"\[X-1\] draws in 0\.\.5, but the script says {value} \(value 1\)"):
            Scripted([value]).draw(0, 6, "X-1")


class TestLive:
    def test_a_draw_depends_on_its_position_alone(self):
        live = Live(bytes(range(32)))
        forwards = [live.draw(position, 1_000, "") for position in range(40)]
        assert [live.draw(position, 1_000, "X") for position in reversed(range(40))] == forwards[::-1]
        assert forwards == [Live(bytes(range(32))).draw(position, 1_000, "") for position in range(40)]
        assert forwards != [Live(bytes(32)).draw(position, 1_000, "") for position in range(40)]

    def test_draws_are_even(self):
        live = Live(b"x" * 32)
        counts = Counter(live.draw(position, 6, "") for position in range(12_000))
        assert sorted(counts) == [0, 1, 2, 3, 4, 5]
        assert all(abs(count - 2_000) < 250 for count in counts.values())

    def test_its_draws_are_written_down_for_ever(self):
        """Live records depend on them: BLAKE2b of the position as 8 bytes, keyed by the seed."""
        live = Live(bytes(range(32)))
        assert [live.draw(position, 1_000_000, "") for position in range(3)] == [193_342, 105_282, 105_344]
        assert live.promise() == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"

    def test_the_promise_tells_seeds_apart(self):
        assert len({Live(bytes([one] * 32)).promise() for one in range(50)}) == 50

    def test_a_short_seed_is_refused(self):
        with pytest.raises(ValueError, match="32 bytes, not 4: use secrets"):
            Live(b"seed")


class TestRng:
    def test_is_the_same_for_the_same_seed(self):
        one, other = Rng(5), Rng(5)
        assert [one.seed() for _ in range(9)] == [other.seed() for _ in range(9)]
        assert Rng(5).seed() != Rng(6).seed()

    def test_picks_every_option(self):
        rng = Rng(2)
        assert {rng.pick([10, 20, 30]) for _ in range(200)} == {10, 20, 30}

    def test_does_not_repeat_itself_soon(self):
        rng = Rng(8)
        seeds = [rng.seed() for _ in range(50_000)]
        assert len(set(seeds)) == len(seeds)
        assert all(one != other for one, other in pairwise(seeds))


def test_a_source_of_ones_own_works():
    class Zeros(Source):
        def draw(self, position: int, n: int, clause: str) -> int:
            return 0

    state = tiny(Draw(6), End(), gen=0)
    state.source = Zeros()
    state.advance()
    assert isinstance(state, Tiny)
    assert state.said == [0]
