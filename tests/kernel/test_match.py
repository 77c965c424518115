"""A match takes answers whole or not at all, and some of them back."""

from __future__ import annotations

from typing import Any

import pytest

from liza.kernel import EVERYONE, TAKEN_BACK, Do, Event, Live, Match, Scripted, ScriptError, bit, dump, state_hash
from tests.kernel.orders import GAME as ORDERS
from tests.kernel.tiny import SAID, Act, Draw, End, Hold, HoldAll, Keep, Pick, Say, Tiny, match

pytestmark = pytest.mark.both_builds


def said(one: Match) -> list[int]:
    assert isinstance(one.state, Tiny)
    return one.state.said


def give(one: Match, *answers: str) -> None:
    """Give answers written as `seat text`."""
    for answer in answers:
        seat, _, text = answer.partition(" ")
        refusal = one.answer(one.header["seats"].index(seat), text, "because")
        assert refusal is None, f"{answer}: {refusal}"


class TestAnswering:
    def test_a_match_begins_at_its_first_stop(self):
        one = match(Say(4), Pick(1, (2, 3)), End())
        assert said(one) == [4]
        assert one.owing() == [1]
        assert one.offered(1) == ["pick 2", "pick 3"]
        assert one.offered(0) == []
        assert one.offered(2) == ["shout 9", *(f"{verb} {seat}" for verb in ("reopen", "rob") for seat in range(3))]

    def test_the_fresh_state_is_not_written_to(self):
        one = match(Say(4), Pick(1, (2, 3)), End())
        before = dump(one.fresh)
        give(one, "b pick 2")
        assert dump(one.fresh) == before
        assert one.state.over

    def test_an_answer_is_taken(self):
        one = match(Pick(1, (2, 3)), Say(9), Pick(0, (5, 6)), End())
        assert one.answer(1, "pick 3") is None
        assert said(one) == [3, 9]
        assert one.owing() == [0]
        assert [(answer.seat, answer.text) for answer in one.answers] == [(1, "pick 3")]

    def test_a_standing_option_is_taken_at_any_time(self):
        one = match(Pick(1, (2, 3)), End())
        give(one, "c shout 9", "b pick 2")
        assert said(one) == [9, 2]

    def test_stops_are_fixed_by_the_header(self):
        steps = (Pick(0, (1,)), Pick(1, (2,), True), Pick(2, (3, 4)), End())
        assert [match(*steps, stops=stops).owing() for stops in ("real", "live", "all")] == [[2], [1], [0]]

    def test_the_state_at_rest_carries_neither_source_nor_log(self):
        one = match(Draw(6), Pick(1, (2, 3)), Draw(6), End(), source=Scripted([1, 5]))
        give(one, "b pick 2")
        assert said(one) == [1, 2, 5]
        assert (one.state.source, one.state.log, one.state.gen) == (None, None, 0)

    def test_an_error_in_the_middle_leaves_the_match_as_it_was(self):
        one = match(Pick(1, (2, 3)), Draw(6), End())
        before = dump(one.state)
        with pytest.raises(ScriptError):
            one.answer(1, "pick 2")
        assert dump(one.state) == before
        assert one.answers == []
        assert one.log == []


class TestRefusing:
    def refused(self, one: Match, seat: int, text: str, **how: Any) -> tuple[str, str]:
        before = dump(one.state)
        refusal = one.answer(seat, text, **how)
        assert refusal is not None
        assert dump(one.state) == before
        assert refusal.text == text
        assert refusal.code in repr(refusal)
        return refusal.code, refusal.clause

    def test_an_answer_after_which_nothing_ends(self):
        Act.known["for ever"] = lambda s: s.then(Act("for ever"))
        one = match(Pick(1, (2, 3)), Act("for ever"))
        assert self.refused(one, 1, "pick 2") == ("broken", "")
        assert one.answers == []
        assert one.log == []
        refusal = one.answer(1, "pick 2")
        assert refusal is not None
        assert "for ever" in refusal.detail
        told = ORDERS.explain(refusal)
        assert told.es
        assert "for ever" not in told.es, "the step is for the log: it may hold what the seat can't know"
        assert told.remedy_en

    def test_unknown(self):
        one = match(Pick(1, (2, 3)), End())
        for text in ("", "pick 4", "Pick 2", "pick 2 ", "shout 9"):
            assert self.refused(one, 1, text) == ("unknown", "")

    def test_forbidden_with_its_clause(self):
        one = match(Say(2), Pick(1, (2, 3, 4)), End())
        assert self.refused(one, 1, "pick 2") == ("forbidden", "TINY-said")

    @pytest.mark.parametrize("seat", [0, 5, -1])
    def test_not_asked_with_the_reason(self, seat: int):
        one = match(Pick(1, (2, 3)), End())
        assert self.refused(one, seat, "pick 2") == ("not-asked", "TINY-idle")

    def test_a_seat_with_standing_options_that_is_not_asked(self):
        one = match(Pick(1, (2, 3)), End())
        assert self.refused(one, 2, "pick 2") == ("not-asked", "TINY-idle")

    def test_over(self):
        one = match(End())
        assert self.refused(one, 1, "pick 2") == ("over", "TINY-end")
        assert one.offered(2) == []

    def test_without_the_note_that_is_demanded(self):
        one = ORDERS.start({"coins": 2}, 1)
        for note in ("", "   "):
            assert self.refused(one, 3, "correct red more", note=note) == ("note", "ORD-any-3")
        assert one.answer(3, "correct red more", "a coin fell under the table") is None
        assert one.answers[-1].note == "a coin fell under the table"

    def test_stale(self):
        one = match(Pick(1, (2, 3)), Pick(1, (4, 5)), End())
        version = one.version(1)
        assert one.answer(1, "pick 2", version=version) is None
        assert self.refused(one, 1, "pick 4", version=version) == ("stale", "")
        assert one.answer(1, "pick 4", version=one.version(1)) is None

    def test_asking_why_changes_nothing(self):
        one = match(Say(2), Pick(1, (2, 3, 4)), End())
        before = dump(one.state)
        refusal = one.refusal(1, "pick 2")
        assert refusal is not None
        assert refusal.clause == "TINY-said"
        assert one.refusal(1, "pick 3") is None
        assert dump(one.state) == before


class TestVersions:
    def test_change_only_when_that_seat_sees_something_else(self):
        one = match(HoldAll(), End())
        before = [one.version(seat) for seat in range(4)]
        give(one, "a hold 1")
        assert [one.version(seat) - before[seat] for seat in range(4)] == [1, 0, 0, 0]
        give(one, "a hold 5")
        assert [one.version(seat) - before[seat] for seat in range(4)] == [2, 1, 1, 1]


class TestTelling:
    def test_each_seat_is_told_what_it_may_know(self):
        one = match(HoldAll(), End())
        give(one, "a hold 1", "b hold 2", "a hold 5")
        assert [event.b for event in one.told(0)] == [1, 5]
        assert [event.b for event in one.told(0, 1)] == [5]
        assert [event.b for event in one.told(1)] == [2]
        assert one.told(2) == one.told(9) == []
        give(one, "c hold 3")
        assert [event.a for event in one.told(9)] == [1, 5, 2, 3]


class TestTakingBack:
    """Odd numbers do not bind."""

    def same(self, one: Match, other: Match) -> None:
        assert state_hash(one.state) == state_hash(other.state)
        assert [answer.text for answer in one.answers] == [answer.text for answer in other.answers]
        assert one.hashes == other.hashes

    def test_restores_state_answers_and_log(self):
        steps = (Pick(1, (1, 2)), Pick(1, (3, 4)), End())
        one, other = match(*steps), match(*steps)
        give(one, "b pick 1")
        assert one.take_back(1) is None
        self.same(one, other)
        give(one, "b pick 2", "b pick 3")
        give(other, "b pick 2", "b pick 3")
        self.same(one, other)

    def test_what_others_have_seen_stays_in_the_log(self):
        one = match(Pick(1, (1, 2)), Pick(1, (3, 4)), End())
        give(one, "b pick 1")
        before = list(one.log)
        one.take_back(1)
        assert one.log == [*before, Event(TAKEN_BACK, 1, 0, "", EVERYONE, EVERYONE)]
        give(one, "b pick 2")
        assert [event.a for event in one.told(0) if event.kind == SAID] == [1, 2]

    def test_what_nobody_else_has_seen_is_forgotten(self):
        one = match(HoldAll(), End())
        give(one, "a hold 1")
        assert one.take_back(0) is None
        assert one.log == []
        assert one.offered(0)[0] == "hold 1"

    def test_nobody_learns_of_a_secret_taken_back_after_something_seen_was(self):
        class Whisper(Pick):
            def take(self, s: Tiny, option: int) -> None:
                s.then(Tell(self.seat, option >> 8))

        class Tell(Keep):
            def run(self, s: Tiny) -> None:
                s.emit(SAID, self.seat, self.number, "", bit(self.seat))

        one = match(Pick(1, (1, 3)), Whisper(1, (5, 7)), Pick(1, (8, 9)), End())
        give(one, "b pick 1")
        one.take_back(1)
        told = one.told(0)
        give(one, "b pick 1", "b pick 5")
        assert one.take_back(1) is None
        assert one.told(0)[: len(told)] == told
        assert one.told(0)[len(told) :] == [Event(SAID, 1, 0, "TINY-say", EVERYONE, EVERYONE)]
        assert one.told(1)[-1].kind == TAKEN_BACK

    def test_several_answers_go_back_one_by_one(self):
        steps = (Pick(1, (1, 2)), Pick(1, (3, 4)), Pick(1, (5, 6)), End())
        one, other = match(*steps), match(*steps)
        give(one, "b pick 1", "b pick 3")
        assert one.take_back(1) is None
        give(other, "b pick 1")
        self.same(one, other)
        assert one.take_back(1) is None
        self.same(one, match(*steps))
        assert one.take_back(1) is not None

    @pytest.mark.parametrize("answers", [["b pick 2"], ["b pick 1", "b pick 4"]])
    def test_what_binds_stays(self, answers: list[str]):
        one = match(Pick(1, (1, 2)), Pick(1, (3, 4)), Pick(1, (5, 6)), End())
        give(one, *answers)
        before = dump(one.state)
        refusal = one.take_back(1)
        assert refusal is not None
        assert refusal.code == "final"
        assert dump(one.state) == before

    def test_after_a_draw_nothing_goes_back(self):
        one = match(Pick(1, (1, 2)), Draw(6), Pick(1, (3, 4)), End(), source=Scripted([5]))
        give(one, "b pick 1")
        assert one.take_back(1) is not None

    def test_at_the_end_nothing_goes_back(self):
        one = match(Pick(1, (1, 2)), End())
        give(one, "b pick 1")
        assert one.take_back(1) is not None

    def test_what_a_seat_has_not_done_can_not_go_back(self):
        one = match(Pick(1, (1, 2)), Pick(1, (3, 4)), End())
        assert one.take_back(1) is not None
        give(one, "b pick 1")
        assert one.take_back(0) is not None

    def test_an_answer_that_others_have_answered_stays(self):
        one = match(Pick(1, (1, 2)), Pick(0, (3, 5)), Pick(2, (7, 9)), End())
        give(one, "b pick 1", "a pick 3")
        before = dump(one.state)
        refusal = one.take_back(1)
        assert refusal is not None
        assert (refusal.code, refusal.text) == ("final", "pick 1")
        assert dump(one.state) == before
        assert one.take_back(0) is None
        assert one.take_back(1) is None

    def test_standing_options_bind(self):
        one = match(Pick(2, (1, 2)), Pick(2, (3, 4)), End())
        give(one, "c pick 1", "c shout 9")
        assert one.take_back(2) is not None

    def test_in_lanes_seats_do_not_disturb_each_other(self):
        """That another seat has bound itself must not be told by what one may still take back."""
        one, other = match(HoldAll(), End()), match(HoldAll(), End())
        give(one, "a hold 1", "b hold 2", "a hold 5")
        assert one.take_back(1) is not None
        assert one.take_back(0) is None
        assert one.take_back(0) is None
        give(other, "b hold 2")
        self.same(one, other)
        assert one.take_back(1) is not None

    def test_in_lanes_what_binds_stays_as_well(self):
        one = match(HoldAll(), End())
        give(one, "a hold 1", "a hold 6")
        assert one.take_back(0) is not None
        one = match(HoldAll(), End())
        give(one, "a hold 2", "a hold 5")
        assert one.take_back(0) is None
        assert one.take_back(0) is not None

    def test_in_lanes_a_standing_option_of_another_is_kept(self):
        one, other = match(HoldAll(), End()), match(HoldAll(), End())
        give(one, "a hold 1", "c rob 1")
        give(other, "c rob 1")
        assert one.take_back(0) is None
        self.same(one, other)

    def test_when_lanes_have_closed_nothing_goes_back(self):
        one = match(HoldAll(), Pick(0, (20, 22)), End())
        give(one, "a hold 1", "b hold 3", "c hold 3", "a hold 5")
        assert one.take_back(0) is not None
        assert one.take_back(1) is not None

    def test_not_even_when_other_lanes_have_opened(self):
        one = match(HoldAll(), HoldAll(), End())
        give(one, "a hold 1", "b hold 3", "c hold 3", "a hold 5")
        assert one.owing() == [0, 1, 2]
        assert one.take_back(0) is not None
        assert one.take_back(1) is not None
        give(one, "b hold 1")
        assert one.take_back(1) is None

    def test_what_opened_lanes_goes_back_until_somebody_answers_there(self):
        one = match(Pick(1, (1, 2)), HoldAll(), End())
        give(one, "b pick 1")
        assert one.take_back(1) is None
        give(one, "b pick 1", "a hold 1")
        assert one.take_back(1) is not None
        assert one.take_back(0) is None
        assert one.take_back(1) is None


class TestAskingForTheWayBack:
    def test_tells_what_taking_back_would_say(self):
        one = match(Pick(1, (1, 2)), Pick(1, (3, 4)), Pick(0, (5, 6)), End())
        assert [one.can_take_back(seat) for seat in range(3)] == [False, False, False]
        give(one, "b pick 1")
        assert [one.can_take_back(seat) for seat in range(3)] == [False, True, False]
        give(one, "b pick 4")
        assert [one.can_take_back(seat) for seat in range(3)] == [False, False, False]

    def test_in_lanes_each_has_a_way_of_its_own(self):
        one = match(HoldAll(), End())
        give(one, "a hold 1", "b hold 3")
        assert [one.can_take_back(seat) for seat in range(3)] == [True, True, False]
        give(one, "c hold 3", "a hold 5")
        assert [one.can_take_back(seat) for seat in range(3)] == [False, False, False]

    def test_an_answer_that_could_not_be_given_again_stands_in_the_way(self):
        one = match(Pick(1, (1, 2)), HoldAll(), End())
        give(one, "b pick 1", "a hold 1")
        assert not one.can_take_back(1)
        assert one.can_take_back(0)

    def test_changes_nothing(self):
        one = match(Pick(1, (1, 2)), Pick(1, (3, 4)), End())
        give(one, "b pick 1")
        before, log, answers = dump(one.state), list(one.log), list(one.answers)
        assert one.can_take_back(1)
        assert (dump(one.state), one.log, one.answers) == (before, log, answers)
        assert one.take_back(1) is None


class TestBranching:
    def facts(self, one: Match) -> tuple[str, list[Event], list[str], dict[int, str], list[int]]:
        versions = [one.version(seat) for seat in range(3)]
        return dump(one.state), list(one.log), [answer.text for answer in one.answers], dict(one.hashes), versions

    def test_a_branch_is_the_same_match(self):
        one = match(Pick(1, (1, 2)), Draw(6), Pick(0, (3, 4)), End(), source=Scripted([5]))
        give(one, "b pick 1")
        assert self.facts(one.branch()) == self.facts(one)
        assert one.branch().offered(0) == one.offered(0)

    def test_what_is_played_on_it_stays_on_it(self):
        one = match(*(Pick(seat % 2, (2 * seat + 1, 2 * seat + 2)) for seat in range(5)), End())
        give(one, "a pick 2")
        before = self.facts(one)
        other = one.branch()
        give(other, "b pick 3")
        other.take_back(1)
        give(other, "b pick 4", "a pick 6", "b pick 8", "a pick 10")
        assert other.state.over
        assert self.facts(one) == before

    def test_what_is_played_on_the_match_stays_there(self):
        one = match(Pick(1, (1, 2)), Pick(1, (3, 4)), End())
        other = one.branch()
        before = self.facts(other)
        give(one, "b pick 1")
        one.take_back(1)
        give(one, "b pick 2", "b pick 4")
        assert self.facts(other) == before

    def test_has_the_same_way_back(self):
        one = match(Pick(1, (1, 2)), Pick(1, (3, 4)), Pick(0, (5, 6)), End())
        give(one, "b pick 1", "b pick 3")
        other = one.branch()
        assert other.take_back(1) is None
        assert other.take_back(1) is None
        assert [answer.text for answer in one.answers] == ["pick 1", "pick 3"]
        assert other.answers == []

    def test_keeps_what_others_have_seen_in_mind(self):
        one = match(Pick(1, (1, 2)), Pick(1, (3, 4)), End())
        give(one, "b pick 1")
        one.take_back(1)
        give(one, "b pick 1")
        other = one.branch()
        assert other.take_back(1) is None
        assert [event.kind for event in other.told(0)].count(TAKEN_BACK) == 2

    def test_in_lanes_binds_as_the_match_does(self):
        one = match(HoldAll(), End())
        give(one, "a hold 1", "b hold 3")
        other = one.branch()
        assert other.take_back(0) is None
        assert other.take_back(1) is None
        assert [one.can_take_back(seat) for seat in range(3)] == [True, True, False]

    def test_draws_what_the_match_would_draw(self):
        one = match(Pick(0, (22, 24)), Draw(6), Pick(0, (12, 14)), End(), source=Live(b"s" * 32))
        other = one.branch()
        give(one, "a pick 22")
        give(other, "a pick 22")
        assert dump(one.state) == dump(other.state)


class TestRewinding:
    def test_goes_back_to_any_moment(self):
        one = match(*(Pick(seat % 2, (2 * seat + 1, 2 * seat + 2)) for seat in range(5)), End())
        hashes = [state_hash(one.state)]
        for number in range(4):
            give(one, f"{'ab'[number % 2]} pick {2 * number + 2}")
            hashes.append(state_hash(one.state))
        log = list(one.log)
        for answers in (3, 1, 0):
            one.rewind(answers)
            assert state_hash(one.state) == hashes[answers]
            assert one.log == log[:answers]
            assert len(one.answers) == answers
        give(one, "a pick 1")
        assert one.take_back(0) is None

    @pytest.mark.parametrize("answers", [-1, 1])
    def test_not_to_where_it_has_never_been(self, answers: int):
        with pytest.raises(ValueError, match="there are 0 answers"):
            match(Pick(0, (1, 2)), End()).rewind(answers)

    def test_draws_the_same_again(self):
        one = match(Draw(6), Pick(0, (22, 24)), Draw(6), Pick(0, (12, 14)), End(), source=Live(b"s" * 32))
        give(one, "a pick 22")
        before = dump(one.state)
        one.rewind(0)
        give(one, "a pick 22")
        assert dump(one.state) == before


class TestALiveMatch:
    def test_can_be_dealt_again_from_its_seed(self):
        secret = bytes(range(32))
        one = ORDERS.start({"coins": 2}, secret)
        assert one.header["seed"] == secret.hex()
        other = ORDERS.start({"coins": 2}, secret)
        assert dump(one.state) == dump(other.state)
        assert one.state.gen == 0
        assert one.state.drawn == 17

    def test_no_observation_helps_to_draw(self):
        one = ORDERS.start({"coins": 2}, bytes(range(32)))
        seen = one.state.observe(0)
        assert (seen.gen, seen.source, seen.drawn) == (0, None, 0)


class TestBoundaries:
    def test_a_step_that_nobody_may_see_is_a_matter_of_the_game(self):
        class Quiet(Do[Tiny]):
            def run(self, s: Tiny) -> None:
                s.emit(SAID, 1, 2, "", 0)

        one = match(Quiet(), Pick(0, (1, 2)), Hold(0, (1, 2)), End())
        assert len(one.log) == 1
        assert all(one.told(seat) == [] for seat in range(5))
