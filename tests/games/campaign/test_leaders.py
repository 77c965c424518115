"""Profiles of leaders: titles, the reserve, and what becomes of them."""

from __future__ import annotations

import pytest

from liza.games.campaign.acts import RollFates
from liza.games.campaign.losses import capture, kill
from liza.testing.marks import clause
from tests.games.campaign.field import Field, X, Y


def court(heroes: int = 2, **options: str) -> Field:
    """Returns a field where X's king stands in his capital with heroes and troops for many leaders."""
    field = Field(**{"players": 2, **options})  # type: ignore[arg-type]
    field.leader(X, "king", "A1")
    for _ in range(heroes):
        field.hero(X, "A1")
    for _ in range(16):
        field.troops(X, "A1", 1000)
    return field


def profiles(field: Field, seat: int = X) -> list[tuple[int, int]]:
    """Returns leadership and manoeuvre of those who were appointed, by number."""
    return [(int(one.leadership()), int(one.maneuver())) for one in field.s.countries[seat].units if one.rank > 5]


@clause("CAM-lideres-21", "CAM-lideres-22")
def test_appointees_take_the_reserve_in_its_order_each_country_its_own():
    field = court()
    field.leader(Y, "king", "B1")
    hero = field.hero(Y, "B1")
    for _ in range(3):
        field.troops(Y, "B1", 1500)
    field.write_orders()
    field.say(X, "appoint u64", "appoint u65")
    field.say(Y, f"appoint u{hero}")
    assert profiles(field) == [(2000, 1), (1500, 2)]
    assert profiles(field, Y) == [(2000, 1)]


@clause("CAM-lideres-21")
def test_a_free_choice_of_the_reserve():
    field = court(reserve_profiles="free_choice")
    field.write_orders()
    field.say(X, "appoint u64", "profile 10")
    assert profiles(field) == [(2000, 3)]
    field.say(X, "appoint u65")
    assert field.say(X, "profile 10") == "CAM-lideres-22"


@clause("CAM-lideres-21")
def test_a_profile_by_the_die_and_the_next_free_one_if_it_is_taken():
    field = court(reserve_profiles="roll")
    field.dice(*[5] * 6, *[1] * 6).run(RollFates())
    field.write_orders()
    field.say(X, "appoint u64", "appoint u65")
    assert profiles(field) == [(2000, 3), (1500, 4)]


@clause("CAM-lideres-22")
def test_nobody_is_appointed_when_all_six_are_held():
    field = court(7)
    field.write_orders()
    for number in range(64, 70):
        field.say(X, f"appoint u{number}")
    assert field.say(X, "appoint u70") == "CAM-lideres-22"


@clause("CAM-lideres-23")
@pytest.mark.parametrize(("fate", "second"), [(kill, (2000, 1)), (capture, (2000, 2))])
def test_a_profile_is_free_when_its_holder_dies_and_not_while_he_is_captive(fate, second):
    field = court(3)
    field.write_orders()
    field.say(X, "appoint u64", "appoint u65", "done")
    field.say(Y, "done")
    first = next(one for one in field.s.countries[X].units if one.rank == 6)
    if fate is kill:
        kill(field.s, X, first, "CAM-auto-7")
    else:
        capture(field.s, X, first, Y, "CAM-prisioneros-1")
    field.write_orders()
    field.say(X, "appoint u66")
    assert profiles(field)[-1] == second


@clause("CAM-lideres-24")
def test_the_title_of_a_dead_duke_is_not_given_again():
    field = court(1)
    field.leader(X, "duke", "A1")
    kill(field.s, X, field.s.unit(X, 1), "CAM-auto-7")
    field.write_orders()
    field.say(X, "appoint u64")
    assert profiles(field) == [(2000, 1)]
