"""Plain data is dumped, hashed, compared and sent by attribute names, in both builds alike."""

from __future__ import annotations

import pickle
from enum import Enum, IntEnum
from typing import Any

import pytest

from liza.kernel import (
    EngineError,
    Event,
    Pending,
    Proceed,
    Shared,
    State,
    Step,
    digest,
    dump,
    fields,
    same,
    state_hash,
)
from tests.kernel.orders import GAME, ChooseRansom, ChooseTarget, Fight, Loss, Ransom
from tests.kernel.tiny import Echo, End, Guard, HoldAll, Pick, Say, Tiny, tiny

pytestmark = pytest.mark.both_builds

VALUES: list[Step] = [
    Say(3),
    Say(3, 7),
    End(),
    Pick(1, (2, 3)),
    HoldAll(),
    Pending(2),
    Fight(0, 1, 2, 3),
    ChooseTarget(1, 4),
    ChooseRansom(2, Proceed(Loss(2, 4, 1), (4,))),
]


class Printed(Shared):
    """A printed card."""

    def __init__(self, name: str) -> None:
        self.name = name

    def code(self) -> str:
        return self.name


class Colour(Enum):
    RED = object()
    BLUE = object()


class Rank(IntEnum):
    ACE = 1


class Box:
    """Anything with attributes."""

    def __init__(self, **attributes: Any) -> None:
        self.__dict__.update(attributes)


class TestDump:
    def test_tells_values_apart(self):
        things: list[Any] = [
            None, True, False, 0, 1, -1, 2.5, "", "1", b"1", [], [1], [1, 2], [[1], 2], {}, {"a": 1}, {1: "a"},
            Colour.RED, Colour.BLUE, Printed("wolf"), Printed("hare"), Box(a=1), Box(b=1), Box(a=[1]), Say(1), Say(2),
        ]  # fmt: skip
        assert len({dump(thing) for thing in things}) == len(things)

    def test_a_dict_is_written_in_the_order_of_its_keys(self):
        assert dump({"b": 1, "a": 2}) == dump({"a": 2, "b": 1})

    def test_a_tuple_counts_as_a_list_and_an_int_enum_as_its_number(self):
        assert dump((1, 2)) == dump([1, 2])
        assert dump(Rank.ACE) == dump(1)

    def test_leaves_out_caches_and_the_outside(self):
        assert dump(Box(a=1, _cache=2, source=3, log=4)) == dump(Box(a=1))

    @pytest.mark.parametrize("thing", [{1, 2}, frozenset({1}), lambda: 1, len, object()])
    def test_refuses_what_is_no_plain_data(self, thing: object):
        with pytest.raises(EngineError, match="is no plain data: hold numbers"):
            dump(Box(inner=[thing]))

    def test_names_the_fields_of_native_and_interpreted_classes_alike(self):
        assert fields(Pick(1, (2,))) == ["seat", "numbers", "shown"]
        assert fields(Event(1, 2, 3, "X", 4, 5)) == ["kind", "a", "b", "clause", "see", "know"]
        assert dump(Pick(1, (2,))) == "Pick(numbers=[2,],seat=1,shown=False,)"
        assert dump(Pending(2)) == "Pending(seat=2,)"

    def test_the_hash_of_a_state_is_written_down_for_ever(self):
        """Records hold such hashes."""
        assert digest("liza") == "62053dae2bf88505a70c3643e9ef2e48"
        assert state_hash(Pending(2)) == digest("Pending(seat=2,)")


ODD = [
    None, True, False, 0, 1, "1", 1.0, b"1", [], (), [1], (1,), [1, 2], {}, {"a": 1}, {"a": 2}, {"b": 1}, {"a": [1]},
    Rank.ACE, Colour.RED, Colour.BLUE, Printed("a"), Printed("b"), *VALUES,
]  # fmt: skip


class TestSame:
    @pytest.mark.parametrize("one", ODD, ids=[str(place) for place in range(len(ODD))])
    def test_agrees_with_the_dump(self, one: Any):
        for other in ODD:
            assert same(one, other) == (dump(one) == dump(other)), f"{one!r} and {other!r}"

    def test_agrees_with_the_dump_on_what_is_seen_in_a_game(self):
        match = GAME.start(GAME.default_setup(), 7)
        seen = [match.state.observe(0)]
        while not match.state.over:
            seat = match.owing()[0]
            assert match.answer(seat, match.offered(seat)[0]) is None
            seen.append(match.state.observe(0))
        pairs = list(zip(seen, [seen[0], *seen], strict=False))
        assert {same(*pair) for pair in pairs} == {True, False}
        for one, other in pairs:
            assert same(one, other) == (dump(one) == dump(other))
            assert same(one, one.clone())


class TestSteps:
    @pytest.mark.parametrize("step", VALUES, ids=repr)
    def test_are_values(self, step: Step):
        again = pickle.loads(pickle.dumps(step))
        assert again == step
        assert hash(again) == hash(step)
        assert repr(again) == repr(step) == dump(step)
        assert [one for one in VALUES if one == step] == [step]

    def test_of_different_classes_are_never_equal(self):
        assert Pending(2) != ChooseTarget(2, 0)
        assert Say(3) != 3

    def test_hooks_are_values_too(self):
        for hook in (Echo(0, 1), Guard(0, 4, 60), Ransom(2, 4)):
            again = pickle.loads(pickle.dumps(hook))
            assert again == hook
            assert hash(again) == hash(hook)
        assert Echo(0, 1) != Echo(0, 2)
        assert Guard(0, 4, 60) != Guard(0, 4, 60, True)

    def test_events_are_values_too(self):
        event = Event(40, 1, 2, "X", -1, 1)
        assert pickle.loads(pickle.dumps(event)) == event
        assert hash(event) == hash(Event(40, 1, 2, "X", -1, 1))
        assert event != Event(40, 1, 3, "X", -1, 1)
        assert "[X]" in repr(event)


class TestStates:
    def test_come_back_from_another_process_with_their_hooks_awake(self):
        state = tiny(Say(5), Pick(0, (1, 2)), End())
        state.hang(Echo(0, 1))
        there = pickle.loads(pickle.dumps(state))
        assert isinstance(there, Tiny)
        assert dump(there) == dump(state)
        for one in (state, there):
            one.advance()
        assert there.waiting == state.waiting == [Say(105)]

    def test_of_a_whole_game_come_back(self):
        state = GAME.simulated({"coins": 2}, 7)
        options = state.advance()
        while options:
            there = pickle.loads(pickle.dumps(state))
            assert dump(there) == dump(state)
            state.apply(options[-1])
            options = state.advance()

    def test_have_a_short_name_for_bug_reports(self):
        assert repr(tiny(Say(5))) == "<Tiny 0 draws, 0 answers, agenda [Say(guarded=-1,number=5,)]>"

    def test_a_state_of_the_kernel_alone_says_what_is_missing(self):
        state = State(2)
        for call in (state.clone, state.returns):
            with pytest.raises(NotImplementedError):
                call()
        assert state.standing(0) is None
        assert state.idle_clause(0) == state.result_clause() == ""
