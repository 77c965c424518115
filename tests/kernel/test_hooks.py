"""Events are told to those who may know; hooks wait for them, or stand before changes."""

from __future__ import annotations

import pytest

from liza.kernel import EVERYONE, HIDDEN, EngineError, Event, Proceed, State, Step, bit, dump
from tests.kernel.tiny import SAID, Act, Echo, End, Guard, HoldAll, Pick, Say, Tiny, tiny

pytestmark = pytest.mark.both_builds


class TestEvents:
    def test_nobody_listens_unless_there_is_a_log(self):
        state = tiny(Say(4), End())
        state.advance()
        assert state.log is None

    def test_say_what_happened_and_by_which_clause(self):
        state = tiny(Say(4), End())
        state.log = []
        state.advance()
        assert state.log == [Event(SAID, 4, 0, "TINY-say", EVERYONE, EVERYONE)]

    def test_are_told_to_their_audience_with_the_detail_to_those_who_know(self):
        event = Event(1, 2, 3, "X", bit(0) | bit(1), bit(1))
        assert event.told_to(0) == Event(1, 2, HIDDEN, "X", EVERYONE, EVERYONE)
        assert event.told_to(1) == Event(1, 2, 3, "X", EVERYONE, EVERYONE)
        assert event.told_to(2) is None
        assert event.told_to(5) is None

    def test_for_everyone_reach_spectators_and_referees(self):
        event = Event(1, 2, 3, "X", EVERYONE, EVERYONE)
        assert all(event.told_to(seat) == event for seat in range(62))

    def test_a_secret_can_be_kept_from_everyone(self):
        event = Event(1, 2, 3, "X", EVERYONE, 0)
        assert event.told_to(0) == Event(1, 2, HIDDEN, "X", EVERYONE, EVERYONE)


class TestAfter:
    def test_what_is_triggered_waits_with_the_facts_of_its_moment(self):
        state = tiny(Say(4), Say(5), End())
        state.hang(Echo(0, 1))
        state.advance()
        assert state.waiting == [Say(104), Say(105)]
        assert state.said == [4, 5]

    def test_the_game_releases_it(self):
        def release(s: Tiny) -> None:
            s.then_all(s.waiting)
            s.waiting = []

        Act.known["release"] = release
        state = tiny(Say(4), Act("release"), Say(6), End())
        state.hang(Echo(0, 1))
        state.advance()
        assert state.said == [4, 104, 6]
        assert state.waiting == [Say(106)]

    def test_hooks_of_one_kind_answer_in_the_order_they_were_hung_in(self):
        class Other(Echo):
            def after(self, s: State, a: int, b: int) -> Step | None:
                return Say(200)

        state = tiny(Say(4), End())
        state.hang(Other(0, 2))
        state.hang(Echo(0, 1))
        state.advance()
        assert state.waiting == [Say(200), Say(104)]

    def test_a_hook_taken_down_is_silent(self):
        state = tiny(Say(4), End())
        state.hang(Echo(0, 1))
        state.hang(Guard(0, 1, 60))
        state.hang(Echo(0, 2))
        state.unhang(1)
        assert state.hooks == [Echo(0, 2)]
        state.unhang(9)
        state.unhang(2)
        state.advance()
        assert state.waiting == []

    def test_a_clone_has_the_hooks_and_its_own_list_of_them(self):
        state = tiny(Say(4), End())
        state.hang(Echo(0, 1))
        clone = state.clone()
        state.unhang(1)
        clone.advance()
        assert clone.waiting == [Say(104)]
        assert state.hooks == []

    def test_an_observation_has_them_too(self):
        state = tiny(Say(4), End())
        state.hang(Echo(0, 1))
        seen = state.observe(1)
        assert seen.hooks == state.hooks
        seen.emit(SAID, 1, 0, "")
        assert seen.waiting == [Say(101)]

    def test_every_kind_is_told_from_every_other_in_both_builds(self):
        class Waits(Echo):
            def kind(self) -> int:
                return self.owner

        for kind in range(62):
            state = tiny()
            state.hang(Waits(0, kind))
            for other in range(62):
                state.emit(other, 1, 0, "")
            assert len(state.waiting) == 1, f"kind {kind}"


class TestBefore:
    def test_only_a_change_of_that_kind_is_stopped(self):
        state = tiny(Say(1, 60), Say(2, 59), Say(3), End())
        state.hang(Guard(0, 500, 60, True))
        state.advance()
        assert state.said == [500, 2, 3]

    def test_a_guard_may_let_the_change_pass_after_all(self):
        state = tiny(Say(1, 60), End())
        state.hang(Guard(0, 500, 60))
        state.advance()
        assert state.said == [500, 1]

    def test_the_other_guards_are_asked_still_and_each_only_once(self):
        state = tiny(Say(1, 60), End())
        state.hang(Guard(0, 500, 60))
        state.hang(Guard(1, 600, 60))
        state.hang(Guard(2, 700, 61))
        state.advance()
        assert state.said == [500, 600, 1]

    def test_the_last_guard_may_still_stop_it(self):
        state = tiny(Say(1, 60), End())
        state.hang(Guard(0, 500, 60))
        state.hang(Guard(1, 600, 60, True))
        state.advance()
        assert state.said == [500, 600]

    def test_a_guard_that_does_nothing_lets_the_change_pass(self):
        class Idle(Guard):
            def before(self, s: State, change: Step, proceed: Step) -> Step | None:
                return None

        state = tiny(Say(1, 60), End())
        state.hang(Idle(0, 500, 60))
        state.advance()
        assert state.said == [1]

    def test_a_guard_may_ask_first(self):
        class Asks(Guard):
            def before(self, s: State, change: Step, proceed: Step) -> Step | None:
                s.then(proceed)
                return Pick(self.seat, (7, 8))

        state = tiny(Say(1, 60), Say(2), End())
        state.hang(Asks(1, 500, 60))
        options = state.advance()
        assert state.owing() == [1]
        assert state.agenda[-2] == Proceed(Say(1, 60), (500,))
        clone = state.clone()
        for one in (state, clone):
            one.apply(options[1])
            one.advance()
            assert one.said == [8, 1, 2]
        assert dump(clone) == dump(state)

    def test_every_kind_of_change_is_told_from_every_other_in_both_builds(self):
        for kind in range(62):
            state = tiny(*(Say(number, number) for number in range(62)), End())
            state.hang(Guard(0, 500, kind, True))
            state.advance()
            assert [number for number in range(62) if number not in state.said] == [kind]

    def test_a_change_proceeded_with_is_no_change_for_hooks(self):
        state = tiny(Proceed(Say(1, 60), ()), End())
        state.hang(Guard(0, 500, 60, True))
        state.advance()
        assert state.said == [500], "a Proceed consults the guards that are not past"


class TestLanes:
    def test_nothing_secret_sets_anything_off(self):
        state = tiny(HoldAll(), End())
        state.hang(Echo(0, 1))
        state.advance()
        state.apply_for(1, 1 | 2 << 8)
        state.advance()
        assert state.own[1] == [2]
        assert state.waiting == []

    @pytest.mark.parametrize("what", ["hang", "unhang"])
    def test_hooks_are_not_changed_in_secret(self, what: str):
        class Hangs(HoldAll):
            def open(self, s: Tiny, seat: int) -> list[Step]:
                return [Act(what)] if seat == 1 else []

        Act.known["hang"] = lambda s: s.hang(Echo(0, 1))
        Act.known["unhang"] = lambda s: s.unhang(1)
        with pytest.raises(EngineError, match=r"a lane can't .* hook, because others would see it"):
            tiny(Hangs()).advance()
