"""Several seats answer at once, each in a lane of its own, and others see only who is done."""

from __future__ import annotations

import pickle

import pytest

from liza.kernel import ALL, LIVE, REAL, ChanceClosed, Do, EngineError, Pending, Step, dump, option
from tests.kernel.tiny import Act, Anytime, Draw, End, Hold, HoldAll, Keep, Pick, Reopen, Say, Tiny, tiny

pytestmark = pytest.mark.both_builds


def hold(number: int) -> int:
    return option(1, number)


def opened(*steps: Step) -> Tiny:
    state = tiny(HoldAll(), *(steps or (End(),)))
    state.advance()
    return state


class TestAnswering:
    def test_every_seat_owes_and_the_first_is_offered(self):
        state = tiny(HoldAll(), End())
        assert state.advance() == [hold(number) for number in (1, 2, 3, 4)]
        assert state.owing() == [0, 1, 2]
        assert state.asking == 0

    def test_a_lane_runs_in_its_order_and_on_by_itself(self):
        state = opened()
        state.apply(hold(2))
        assert state.advance() == [hold(number) for number in (5, 6, 7, 8)]
        state.apply(hold(5))
        state.advance()
        assert (state.own[0], state.owing(), state.asking) == ([2, 5], [1, 2], 1)

    def test_answers_come_in_any_order_and_lead_to_the_same(self):
        answers = [(0, 1), (0, 5), (1, 2), (2, 3)]
        ends = set()
        for order in ([0, 1, 2, 3], [3, 2, 0, 1], [2, 0, 3, 1]):
            state = opened(Pick(0, (20, 21)), End())
            for number in order:
                seat, held = answers[number]
                state.apply_for(seat, hold(held))
                state.advance()
            ends.add(dump(state))
        assert len(ends) == 1

    def test_when_all_are_done_it_closes_and_the_game_goes_on(self):
        state = opened(Say(9), End())
        for seat, number in ((0, 1), (0, 5), (1, 2), (2, 3)):
            assert not state.said
            state.apply_for(seat, hold(number))
            state.advance()
        assert state.said == [1, 5, 2, 3, 9]
        assert state.over
        assert (state.lanes, state.opened) == ([], None)

    def test_forced_answers_are_given_in_lanes_too(self):
        class Forced(HoldAll):
            def open(self, s: Tiny, seat: int) -> list[Step]:
                return [Keep(seat, 9), Hold(seat, (seat,)), Hold(seat, (7,), seat == 2)]

        for stops, owing in ((REAL, []), (LIVE, [2]), (ALL, [0, 1, 2])):
            state = tiny(Forced(), End())
            state.advance(stops)
            assert state.owing() == owing

    def test_an_ask_that_is_not_owed_is_dropped(self):
        class Gone(Hold):
            def owed(self, s: Tiny) -> bool:
                return False

        class Goes(HoldAll):
            def open(self, s: Tiny, seat: int) -> list[Step]:
                return [Gone(seat, ()), Keep(seat, seat)]

        state = tiny(Goes(), End())
        assert state.advance() == []
        assert state.said == [0, 1, 2]

    def test_a_list_that_a_game_keeps_is_left_alone(self):
        lane: list[Step] = [Keep(0, 1), Hold(0, (2, 3))]

        class Shares(HoldAll):
            def open(self, s: Tiny, seat: int) -> list[Step]:
                return lane if seat == 0 else []

        tiny(Shares(), End()).advance()
        assert lane == [Keep(0, 1), Hold(0, (2, 3))]

    def test_lanes_can_follow_lanes(self):
        state = opened(HoldAll(), End())
        for seat, number in ((0, 1), (0, 5), (1, 2), (2, 3)):
            state.apply_for(seat, hold(number))
            state.advance()
        assert state.owing() == [0, 1, 2]
        assert state.said == [1, 5, 2, 3]


class TestErrors:
    def test_no_chance_in_a_lane(self):
        class Draws(HoldAll):
            def open(self, s: Tiny, seat: int) -> list[Step]:
                return [Draw(6)]

        with pytest.raises(ChanceClosed, match="move the draw behind `close`"):
            tiny(Draws()).advance()

    def test_nobody_is_asked_in_the_lane_of_another(self):
        class Wrong(HoldAll):
            def open(self, s: Tiny, seat: int) -> list[Step]:
                return [Hold(0, (1, 2))]

        with pytest.raises(EngineError, match="asks seat 0 in the lane of seat 1"):
            tiny(Wrong()).advance()

    def test_no_lanes_within_lanes(self):
        class Nested(HoldAll):
            def open(self, s: Tiny, seat: int) -> list[Step]:
                return [HoldAll()]

        with pytest.raises(EngineError, match=r"HoldAll\(\) can't stand in a lane"):
            tiny(Nested()).advance()

    def test_answering_for_who_owes_nothing_is_an_error(self):
        class Unasked(HoldAll):
            def open(self, s: Tiny, seat: int) -> list[Step]:
                return [Keep(seat, 1)]

        state = tiny(Unasked(), End())
        state._open(Unasked())
        with pytest.raises(EngineError, match="call `advance` before `apply_for`"):
            state.apply_for(1, 0)


class TestSecrecy:
    def test_others_see_only_that_somebody_is_done(self):
        state = opened()
        before = dump(state.observe(2))
        state.apply_for(0, hold(2))
        state.advance()
        assert dump(state.observe(2)) == before
        assert state.observe(2).lanes[:2] == [[Pending(0)], [Pending(1)]]
        state.apply_for(1, hold(4))
        state.advance()
        seen = state.observe(2)
        assert seen.lanes == [[Pending(0)], [], [Hold(2, (1, 2, 3, 4))]]
        assert seen.owing() == [0, 2]
        assert seen.own == [[], [], []]

    def test_their_things_are_seen_as_they_were_when_the_lanes_opened(self):
        state = tiny(Keep(1, 50), HoldAll(), End())
        state.advance()
        state.apply_for(1, hold(4))
        state.advance()
        assert state.own[1] == [50, 4]
        assert state.observe(0).own[1] == [0]
        assert state.observe(1).own[1] == [50, 4]
        assert state.observe(9).own[1] == [0], "a spectator sees what others see"

    def test_events_of_a_lane_are_told_to_its_seat_alone(self):
        state = opened()
        state.log = []
        state.apply_for(1, hold(4))
        state.advance()
        assert [[event.told_to(seat) is not None for event in state.log] for seat in range(4)] == [
            [False], [True], [False], [False],
        ]  # fmt: skip

    def test_who_sees_it_first_is_not_told_who_was_asked_before(self):
        state = tiny(Pick(2, (1, 2)), HoldAll(), End())
        state.apply(state.advance()[0])
        state.advance()
        assert state.asking == 0
        assert state.opened is not None
        assert state.observe(1).asking == state.opened.asking == -1

    def test_a_hidden_ask_has_no_answers(self):
        pending = Pending(1)
        assert pending.candidates(tiny()) == pending.options(tiny()) == []
        assert pending.describe(tiny(), 0) == ""
        with pytest.raises(NotImplementedError):
            pending.take(tiny(), 0)

    def test_an_observation_travels_with_its_lanes(self):
        state = opened()
        seen = state.observe(0)
        assert dump(pickle.loads(pickle.dumps(seen))) == dump(seen)


class TestReopening:
    def test_puts_everything_of_the_seat_back(self):
        state = opened()
        before = dump(state)
        state.apply_for(1, hold(4))
        state.advance()
        state.reopen(1)
        state.advance()
        state.asked = 0
        assert dump(state) == before

    def test_leaves_the_others_alone(self):
        state = opened()
        state.apply_for(0, hold(2))
        state.advance()
        state.reopen(1)
        state.advance()
        assert state.own == [[2], [], []]
        assert state.ask_of(0) == Hold(0, (5, 6, 7, 8))

    def test_without_lanes_does_nothing(self):
        state = tiny(Pick(0, (1, 2)), End())
        state.advance()
        before = dump(state)
        state.reopen(0)
        assert dump(state) == before
        state = opened()
        before = dump(state)
        state.reopen(7)
        assert dump(state) == before

    def test_a_lane_left_without_options_starts_afresh(self):
        state = opened()
        state.apply_for(0, hold(2))
        state.advance()
        state.own[0] = [2, 5, 6, 7, 8]
        assert state.advance() == [hold(number) for number in (1, 2, 3, 4)]
        assert state.own[0] == []

    def test_a_lane_that_can_never_be_answered_is_an_error(self):
        class Never(HoldAll):
            def open(self, s: Tiny, seat: int) -> list[Step]:
                return [Hold(seat, ())]

        with pytest.raises(EngineError, match="100000 steps in a lane without a decision, now at Hold"):
            tiny(Never()).advance()


class TestStanding:
    def test_runs_at_once_whatever_is_pending(self):
        state = tiny(Pick(0, (1, 2)), End())
        state.advance()
        state.apply_standing(2, option(2, 9))
        assert state.said == [9]
        assert state.asked == 1
        assert state.advance() == [option(1, 1), option(1, 2)]

    def test_a_seat_without_any_does_nothing(self):
        state = tiny(Pick(0, (1, 2)), End())
        state.advance()
        state.apply_standing(0, option(2, 9))
        assert state.said == []

    def test_its_steps_are_all_do(self):
        class Asks(Anytime):
            def take(self, s: Tiny, option: int) -> None:
                s.then(Pick(0, (1, 2)))

        class Odd(Tiny):
            def standing(self, seat: int) -> Anytime | None:
                return Asks(seat)

        state = Odd()
        state.then(Pick(0, (1, 2)), End())
        state.advance()
        with pytest.raises(EngineError, match="can't follow a standing option: its steps are all Do"):
            state.apply_standing(0, 0)

    def test_runs_checks_and_stops_at_the_end(self):
        Act.known["end"] = lambda s: setattr(s, "over", True)

        class Ends(Anytime):
            def take(self, s: Tiny, option: int) -> None:
                s.then(Act("end"), Say(1))

        class Odd(Tiny):
            def standing(self, seat: int) -> Anytime | None:
                return Ends(seat)

        state = Odd()
        state.then(Pick(0, (1, 2)))
        state.advance()
        state.apply_standing(1, 0)
        assert state.said == []
        assert state.advance() == []

    def test_while_lanes_are_open_others_see_it_at_once(self):
        state = opened()
        state.apply_for(0, hold(2))
        state.advance()
        state.apply_standing(2, option(4, 1))
        assert state.own[1] == [3, 4, 7, 8]
        assert len(state.observe(0).own[1]) == 4

    def test_and_no_clone_made_before_is_touched(self):
        state = opened()
        clone = state.clone()
        before = dump(clone)
        state.apply_standing(2, option(4, 1))
        assert dump(clone) == before

    def test_while_lanes_are_open_chance_is_closed_to_it(self):
        class Draws(Anytime):
            def take(self, s: Tiny, option: int) -> None:
                s.then(Draw(6))

        class Odd(Tiny):
            def clone(self) -> Odd:
                copy = Odd()
                self._copy_frame(copy)
                return copy

            def standing(self, seat: int) -> Anytime | None:
                return Draws(seat)

        state = Odd()
        state.gen = 5
        state.then(HoldAll(), End())
        state.apply_standing(0, 0)
        assert state.drawn == 1
        state.advance()
        with pytest.raises(ChanceClosed):
            state.apply_standing(0, 0)

    def test_may_reopen_a_lane_and_do_more_after_it(self):
        state = opened()
        state.apply_for(1, hold(4))
        state.advance()
        state.apply_standing(2, option(3, 1))
        state.advance()
        assert state.said == [91]
        assert state.owing() == [0, 1, 2]
        assert state.own[1] == []
        assert state.observe(0).said == [91]

    def test_an_agenda_that_lost_its_lanes_is_an_error(self):
        state = opened()
        state.agenda.clear()
        with pytest.raises(EngineError, match="no Together is on the agenda: leave the agenda alone"):
            state.apply_standing(2, option(3, 1))


class TestFilling:
    def test_others_who_are_done_get_some_legal_answer_and_the_rest_start_anew(self):
        state = tiny(Keep(0, 70), HoldAll(), Pick(1, (30, 31)), End())
        state.advance()
        for seat, number in ((0, 3), (0, 6), (1, 2)):
            state.apply_for(seat, hold(number))
            state.advance()
        seen = state.observe(2)
        found = set()
        for seed in range(60):
            full = seen.determinize(2, None, seed)
            assert dump(full.observe(2)) == dump(seen)
            assert full.lanes[0] == full.lanes[1] == []
            assert full.lanes[2] == [Hold(2, (1, 2, 3, 4))]
            found.add(tuple(full.own[0][1:]))
            full.apply_for(2, hold(1))
            full.advance()
            assert full.owing() == [1]
        assert found == {(a, b) for a in (1, 2, 3, 4) for b in (5, 6, 7, 8)}

    def test_ones_own_answers_stay(self):
        state = opened()
        state.apply_for(0, hold(3))
        state.advance()
        full = state.observe(0).determinize(0, None, 5)
        assert full.own[0] == [3]
        assert full.lanes[0] == [Hold(0, (5, 6, 7, 8))]
        full.reopen(0)
        assert full.own[0] == []

    def test_a_spectator_fills_all_lanes(self):
        state = opened()
        state.apply_for(1, hold(2))
        state.advance()
        full = state.observe(5).determinize(5, None, 5)
        assert full.lanes[1] == []
        assert full.lanes[0] == [Hold(0, (5, 6, 7, 8)), Hold(0, (1, 2, 3, 4))]

    def test_nothing_is_filled_when_it_is_over_or_no_lane_is_open(self):
        state = tiny(Pick(0, (1, 2)), End())
        state.advance()
        before = dump(state)
        state.fill_lanes(0, 3)
        assert dump(state) == before
        state = opened()
        state.agenda.clear()
        state.over = True
        state.fill_lanes(0, 3)
        assert state.lanes[1] == [Hold(1, (1, 2, 3, 4))]


class TestMasks:
    class Root(Pick):
        pass

    class Second(Pick):
        def mask(self, seat: int) -> Step | None:
            return self if seat == self.seat else TestMasks.Root(self.seat, (1, 2))

    class Unseen(Do[Tiny]):
        def mask(self, seat: int) -> Step | None:
            return None

    def test_a_step_shows_what_it_masks_as(self):
        state = tiny(self.Second(0, (3, 4)), self.Unseen(), End())
        state.waiting = [self.Unseen(), Reopen(1)]
        state.advance()
        assert state.observe(0).agenda == [End(), self.Second(0, (3, 4))]
        assert state.observe(1).agenda == [End(), self.Root(0, (1, 2))]
        assert state.observe(1).waiting == [Reopen(1)]
        assert state.observe(1).owing() == [0]

    def test_counters_and_generator_are_left_out(self):
        state = tiny(Draw(6), Pick(0, (11, 12)), Pick(0, (13, 14)), End(), gen=99)
        state.apply(state.advance()[0])
        state.advance()
        assert state.drawn == state.asked == 1
        seen = state.observe(0)
        assert (seen.gen, seen.drawn, seen.asked) == (0, 0, 0)
        assert (seen.asking, seen.over, seen.source, seen.log) == (0, False, None, None)
