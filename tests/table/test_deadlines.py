"""Deadlines as values: hours, hours of the clock across a change to summer time, pauses, extensions, lanes reopened."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from liza.table.deadlines import HOUR, Clock, Matter, Terms, iso

MADRID = "Europe/Madrid"


def at(text: str, zone: str = MADRID) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("since", "days", "hour", "due"),
    [
        ("2026-05-04 10:00", 1, 21, "2026-05-05 21:00"),
        ("2026-05-04 21:00:05", 1, 21, "2026-05-05 21:00"),
        ("2026-05-04 23:59", 1, 0, "2026-05-06 00:00"),
        ("2026-05-04 10:00", 7, 21, "2026-05-11 21:00"),
        ("2026-03-28 20:00", 1, 20, "2026-03-29 20:00"),
        ("2026-10-24 20:00", 1, 20, "2026-10-25 20:00"),
    ],
)
def test_days_end_at_an_hour_of_the_clock_also_when_it_is_changed(since: str, days: int, hour: int, due: str):
    assert Terms(days=days, hour=hour, zone=MADRID).due(at(since)) == at(due)


def test_hours_are_counted_and_nothing_is_no_deadline():
    assert Terms(hours=24).due(1000.0) == 1000.0 + 24 * HOUR
    assert Terms().due(1000.0) == 0.0


def test_a_matter_keeps_its_deadline_until_it_is_another_one():
    terms = Terms(hours=2)
    first = Clock().asked({0: "1 a main", 1: "1 a main"}, terms, 100.0)
    again = first.asked({0: "1 a main"}, terms, 500.0)
    assert again.matters == {0: first.matters[0]}
    assert again.asked({0: "1 a end"}, terms, 900.0).matters[0] == Matter("1 a end", 900.0, 900.0 + 2 * HOUR)


def test_what_is_reopened_in_lanes_keeps_its_deadline():
    terms = Terms(hours=2)
    begun = Clock().asked({0: "lanes 7", 1: "lanes 7"}, terms, 100.0)
    done = begun.asked({1: "lanes 7"}, terms, 500.0)
    assert list(done.open()) == [1]
    assert done.asked({0: "lanes 7", 1: "lanes 7"}, terms, 900.0).matters == begun.matters
    assert list(done.asked({0: "lanes 8", 1: "lanes 8"}, terms, 950.0).open()) == [0, 1]


def test_a_pause_moves_deadlines_by_as_long_as_it_lasts():
    terms = Terms(hours=2)
    stopped = Clock().asked({0: "a"}, terms, 100.0).stopped(200.0)
    assert stopped.next() is None and stopped.overdue(1e9) == []
    later = stopped.asked({0: "a", 1: "b"}, terms, 5000.0).started(terms, 9000.0)
    assert later.matters[0].due == 100.0 + 2 * HOUR + 8800.0
    assert later.matters[1].due == 9000.0 + 2 * HOUR
    assert later.next() == later.matters[0].due


def test_after_a_pause_an_hour_of_the_clock_stays_one():
    terms = Terms(days=1, hour=21, zone=MADRID)
    stopped = Clock().asked({0: "a"}, terms, at("2026-05-04 10:00")).stopped(at("2026-05-04 12:00"))
    assert stopped.started(terms, at("2026-05-04 15:00")).matters[0].due == at("2026-05-06 21:00")


def test_more_time_gives_a_late_seat_its_answer_back():
    clock = Clock().asked({0: "a", 1: "a"}, Terms(hours=1), 0.0).marked(0, "organiser")
    assert clock.overdue(2 * HOUR) == [1]
    more = clock.extended(0, 24, 2 * HOUR)
    assert more.matters[0] == Matter("a", 0.0, 26 * HOUR)


def test_a_clock_comes_back_as_it_was_stored():
    clock = Clock().asked({0: "lanes 1", 2: "lanes 1"}, Terms(hours=1), 5.0).marked(2, "wait").stopped(7.0)
    assert Clock.read(clock.to_json()) == clock
    assert Clock.read({}) == Clock()


def test_texts_that_leave_the_server_name_the_offset():
    assert iso(at("2026-07-01 21:00"), MADRID) == "2026-07-01T21:00+02:00"
    assert iso(at("2026-01-01 21:00"), MADRID) == "2026-01-01T21:00+01:00"
