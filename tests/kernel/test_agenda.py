"""The agenda runs steps in the order they were scheduled in, stops where it should and never for ever."""

from __future__ import annotations

from typing import Any

import pytest

from liza.kernel import ALL, LIVE, REAL, Ask, EngineError, State, Step, option, playout
from liza.kernel import Rng as Dice
from tests.kernel.tiny import Act, End, Hold, HoldAll, Keep, Pick, Say, Tiny, Touch, tiny

pytestmark = pytest.mark.both_builds


def said(state: State) -> list[int]:
    assert isinstance(state, Tiny)
    return state.said


class TestOrder:
    def test_steps_run_in_the_order_in_which_they_are_written(self):
        state = tiny(Say(9), End())
        state.then(Say(1), Say(2), Say(3), Say(4))
        state.then(Say(0))
        state.then_all([Say(-2), Say(-1)])
        state.then_all([])
        state.advance()
        assert said(state) == [-2, -1, 0, 1, 2, 3, 4, 9]

    @pytest.mark.parametrize("count", [1, 2, 3, 4])
    def test_then_takes_one_to_four_steps(self, count: int):
        state = tiny(End())
        state.then(*[Say(number) for number in range(count)])
        state.advance()
        assert said(state) == list(range(count))

    def test_what_a_step_schedules_comes_before_what_was_scheduled(self):
        Act.known["nest"] = lambda s: s.then(Say(1), Say(2))
        state = tiny(Act("nest"), Say(3), End())
        state.advance()
        assert said(state) == [1, 2, 3]

    def test_an_answer_schedules_before_the_rest(self):
        state = tiny(Pick(0, (1, 2)), Say(9), End())
        state.apply(state.advance()[1])
        state.advance()
        assert said(state) == [2, 9]


class TestStops:
    steps = (Pick(0, (1,)), Pick(1, (2,), True), Pick(2, (3, 4)), End())

    @pytest.mark.parametrize(("stops", "asked"), [(REAL, [2]), (LIVE, [1, 2]), (ALL, [0, 1, 2])])
    def test_stop_at_real_choices_at_what_is_shown_or_at_everything(self, stops: int, asked: list[int]):
        state = tiny(*self.steps)
        met = []
        options = state.advance(stops)
        while options:
            met.append(state.asking)
            assert state.owing() == [state.asking]
            state.apply(options[0])
            options = state.advance(stops)
        assert met == asked
        assert said(state) == [1, 2, 3]
        assert state.asked == len(asked)
        assert state.asking == -1

    def test_advance_may_be_called_again(self):
        state = tiny(*self.steps)
        assert state.advance(ALL) == state.advance(ALL) == [option(1, 1)]
        assert state.advance(REAL) == [option(1, 3), option(1, 4)]

    def test_an_ask_that_nobody_owes_is_dropped(self):
        class Gone(Pick):
            def owed(self, s: Tiny) -> bool:
                return False

        state = tiny(Gone(0, (1, 2)), Gone(0, ()), Say(5), End())
        assert state.advance(ALL) == []
        assert said(state) == [5]

    def test_who_is_asked_what(self):
        state = tiny(*self.steps)
        state.advance(ALL)
        assert state.ask_of(0) == Pick(0, (1,))
        assert state.ask_of(1) is None
        assert state.ask_of(7) is None
        state.over = True
        assert state.ask_of(0) is None
        assert state.owing() == []
        assert tiny().ask_of(0) is None
        assert tiny(End()).ask_of(0) is None

    def test_when_it_is_over_nothing_runs(self):
        state = tiny(End(), Say(1))
        assert state.advance() == state.advance(ALL) == []
        assert said(state) == []


class TestChecks:
    def test_run_after_steps_and_answers_when_they_are_called_for(self):
        Act.known["dirty"] = lambda s: setattr(s, "dirty", True)

        class Dirty(Pick):
            def take(self, s: Tiny, option: int) -> None:
                s.dirty = True

        state = tiny(Touch(), Say(1), Touch(), Dirty(0, (5,)), Dirty(0, (5, 6)), End())
        state.apply(state.advance()[0])
        assert state.checked == 4
        state.advance()
        assert state.checked == 4
        assert not state.dirty

    def test_may_end_the_game(self):
        class Doomed(Tiny):
            def checks(self) -> None:
                self.dirty = False
                self.over = True

        state = Doomed()
        state.then(Touch(), Say(1))
        assert state.advance() == []
        assert state.said == []


class TestLimits:
    def test_an_endless_loop_names_its_step(self):
        Act.known["again"] = lambda s: s.then(Act("again"))
        with pytest.raises(
            EngineError, match=r"100000 steps without a decision.*Act\(name='again',\).*schedules itself"
        ):
            tiny(Act("again")).advance()

    def test_two_forced_asks_can_not_chase_each_other(self):
        class Chase(Pick):
            def take(self, s: Tiny, option: int) -> None:
                s.then(Chase(1 - self.seat, (1,)))

        with pytest.raises(EngineError, match=r"100000 steps without a decision, now at \[?Chase"):
            tiny(Chase(0, (1,))).advance()
        state = tiny(Chase(0, (1,)))
        assert state.advance(ALL) == [option(1, 1)]

    def test_dropped_asks_and_empty_lanes_count_as_well(self):
        class Empty(HoldAll):
            def open(self, s: Tiny, seat: int) -> list[Step]:
                return []

            def close(self, s: Tiny) -> None:
                s.then(Empty())

        with pytest.raises(EngineError, match="100000 steps without a decision"):
            tiny(Empty()).advance()

    def test_an_endless_lane_names_its_step(self):
        class Again(Keep):
            def run(self, s: Tiny) -> None:
                s.then(self)

        class Loop(HoldAll):
            def open(self, s: Tiny, seat: int) -> list[Step]:
                return [Again(seat, 1)]

        with pytest.raises(EngineError, match="100000 steps in a lane without a decision, now at Again"):
            tiny(Loop()).advance()

    def test_an_empty_agenda_before_the_end_is_an_error(self):
        with pytest.raises(EngineError, match="agenda is empty but the game is not over: schedule"):
            tiny(Say(1)).advance()

    @pytest.mark.parametrize("stops", [REAL, LIVE, ALL])
    def test_an_ask_without_options_is_an_error_that_names_it(self, stops: int):
        state = tiny(Pick(1, (2, 3)), End())
        state.said = [2, 3]
        with pytest.raises(EngineError, match=r"Pick\(numbers=\[2,3,\],seat=1,.*no legal option.*`owed`"):
            state.advance(stops)

    def test_a_step_of_no_kind_is_an_error(self):
        with pytest.raises(EngineError, match="neither Do, Ask nor Together"):
            tiny(Step()).advance()

    def test_answers_are_counted_and_bounded(self):
        class Forever(Pick):
            def take(self, s: Tiny, option: int) -> None:
                s.then(self)

        state = tiny(Forever(0, (1, 2)))
        with pytest.raises(EngineError, match=r"200000 decisions in one match, now at Forever.*give the game a limit"):
            playout(state, Dice(1))

    def test_so_are_those_in_lanes_and_outside_the_agenda(self):
        class Forever(Hold):
            def take(self, s: Tiny, option: int) -> None:
                s.then(self)

        class Together(HoldAll):
            def open(self, s: Tiny, seat: int) -> list[Step]:
                return [Forever(seat, (1, 2))]

        state = tiny(Together())
        state.asked = 199_999
        state.advance()
        state.apply_for(1, option(1, 1))
        with pytest.raises(EngineError, match="200000 decisions"):
            state.apply_for(1, option(1, 1))
        with pytest.raises(EngineError, match="200000 decisions"):
            state.apply_standing(2, option(2, 9))

    def test_answering_without_advancing_is_an_error(self):
        with pytest.raises(EngineError, match="is no ask: call `advance` before `apply`"):
            tiny(Say(1), End()).apply(0)


class TestDefinition:
    def test_options_are_the_candidates_that_nothing_forbids_in_their_order(self):
        class Asks(Ask[Tiny]):
            def candidates(self, s: Tiny) -> list[int]:
                return [5, 3, 8, 1]

            def why_not(self, s: Tiny, option: int) -> str:
                return "X" if option == 8 else ""

            def take(self, s: Tiny, option: int) -> None:
                s.then(Say(option))

        state = tiny(Asks(0), End())
        assert state.advance() == [5, 3, 1]
        asks = state.ask_of(0)
        assert asks is not None
        assert (asks.owed(state), asks.always_shown(), asks.binds(state, 5)) == (True, False, True)
        assert (asks.needs_note(state, 5), asks.spans(state), asks.default(state)) == ("", [], 5)
        with pytest.raises(NotImplementedError):
            asks.describe(state, 5)

    def test_bare_steps_say_what_is_missing(self):
        bare: Ask[Any] = Ask(0)
        for call in (lambda: bare.candidates(tiny()), lambda: bare.take(tiny(), 0), lambda: bare.describe(tiny(), 0)):
            with pytest.raises(NotImplementedError):
                call()


class TestClone:
    def test_shares_nothing_that_is_written_to(self):
        state = tiny(Pick(0, (1, 2)), Say(7), End())
        state.advance()
        state.waiting.append(Say(1))
        clone = state.clone()
        clone.apply(option(1, 2))
        clone.advance()
        clone.waiting.clear()
        assert said(state) == []
        assert state.agenda == [End(), Say(7), Pick(0, (1, 2))]
        assert state.waiting == [Say(1)]
        assert (state.asked, clone.asked) == (0, 1)

    def test_carries_neither_source_nor_log(self):
        state = tiny(End())
        state.log = []
        clone = state.clone()
        assert clone.log is None
        assert clone.source is None


def test_a_playout_plays_to_the_end_and_counts_its_answers():
    steps = [Pick(seat % 3, (seat, seat + 10)) for seat in range(6)]
    one, other = tiny(*steps, End()), tiny(*steps, End())
    assert playout(one, Dice(3)) == playout(other, Dice(3)) == 6
    assert one.said == other.said
    assert playout(tiny(Pick(0, (1,)), End()), Dice(3), ALL) == 1
