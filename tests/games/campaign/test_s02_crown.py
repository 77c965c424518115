"""Leaders' profiles, appointments, coronations, the capital, razing."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.campaign import kinds
from liza.games.campaign.acts import Abdicate, Appoint, Crown, RollFates, half_plus_one, why_not_appoint, why_not_crown
from liza.games.campaign.capital import MoveCapitals, why_not_capital
from liza.games.campaign.closing import CloseTurn, RazeRegions, why_not_raze
from liza.games.campaign.pieces import KING, NOWHERE
from liza.games.campaign.places import remove
from liza.games.campaign.victory import CountThrones
from liza.testing.marks import clause
from tests.games.campaign.field import X, Y
from tests.games.campaign.opening import Opening


def court(others: int = 4, points: int = 2000, elsewhere: int = 7650, at: str = "A1", **options: Any) -> Opening:
    """Returns a country with its king, a hero of 150 and troops in one region, the rest in A5."""
    f = Opening(**options)
    f.leader(X, "king", at, 200)
    for title in ("duke", "marquis", "count", "baron")[:others]:
        f.leader(X, title, "A5", 100)
    f.hero(X, at)
    if points:
        f.troops(X, at, points)
    if elsewhere:
        f.troops(X, "A5", elsewhere, each=5)
    return f


HERO = 64


def no(f: Opening, number: int = HERO) -> str:
    """Returns why the hero can't be appointed."""
    return why_not_appoint(f.s, X, number)


# nombramiento


@clause("CAM-nombramiento-1", "CAM-nombramiento-4")
def test_only_a_king_beside_the_candidate_appoints():
    f = court(elsewhere=9650)
    assert no(f) == ""
    f.s.unit(X, 0).region = f.at("A2")
    assert no(f) == "CAM-nombramiento-1"
    f.s.unit(X, 0).region = f.at("A1")
    f.s.unit(X, HERO).region = f.at("A2")
    assert no(f) == "CAM-nombramiento-4"


@clause("CAM-nombramiento-2", "CAM-nombramiento-3")
def test_leaders_must_be_fewer_than_the_army_by_two_thousand():
    assert no(court(4, elsewhere=9250)) == ""  # 12,000
    assert no(court(4, elsewhere=7250)) == "CAM-nombramiento-2"  # 10,000
    assert no(court(4, elsewhere=9245)) == "CAM-nombramiento-3"  # 11,995
    assert no(court(3, elsewhere=7350)) == ""  # 4 of 10,000


@clause("CAM-nombramiento-4")
def test_two_thousand_points_in_the_capital():
    assert no(court(points=2000, elsewhere=9650)) == ""
    assert no(court(points=1990, elsewhere=9660)) == "CAM-nombramiento-4"


@clause("CAM-nombramiento-5", "CAM-nombramiento-9", "CAM-nombramiento-15")
def test_elsewhere_more_than_half_of_the_army():
    total = 200 + 400 + 150
    enough = court(points=6010, elsewhere=12_000 - total - 6010, at="B2")
    assert no(enough) == ""
    assert no(court(points=6000, elsewhere=12_000 - total - 6000, at="B2")) == "CAM-nombramiento-5"
    assert [half_plus_one(one) for one in (10_000, 9_999, 9_998)] == [5001, 5000, 5000]


@clause("CAM-nombramiento-7")
def test_prisoners_are_not_counted():
    f = court(4, elsewhere=7250)
    assert no(f) == "CAM-nombramiento-2"
    baron = f.s.unit(X, 4)
    baron.region, baron.captor = NOWHERE, Y
    f.troops(X, "A5", 100)
    assert no(f) == ""


@clause("CAM-nombramiento-8", "CAM-mercenarios-6")
def test_companies_and_current_points_count_for_the_army():
    f = court(4, elsewhere=8850)
    assert no(f) == "CAM-nombramiento-3"
    f.troops(X, "A5", 400, company=0, until=9)
    assert no(f) == ""
    f.s.units_at(X, f.at("A5"))[-2].models -= 20
    assert no(f) == "CAM-nombramiento-3"


@clause("CAM-nombramiento-10")
def test_the_candidate_is_a_hero_without_rank():
    f = court(elsewhere=9650)
    assert no(f, HERO + 1) == "CAM-nombramiento-10"
    f.s.unit(X, HERO).captor, f.s.unit(X, HERO).region = Y, NOWHERE
    assert no(f) == "CAM-nombramiento-10"


@clause("CAM-nombramiento-11", "CAM-lideres-21", "CAM-partida-16")
def test_the_appointee_keeps_his_points_and_takes_the_first_profile():
    f = court(elsewhere=9650).go(Appoint(X, HERO, 0))
    one = f.s.unit(X, 5)
    assert (one.points(), one.leadership(), one.maneuver(), one.models) == (150, 2000, 1, 1)
    f.s.countries[X].next_leader = 6
    second = f.hero(X, "A1")
    f.go(Appoint(X, second, 0))
    assert (f.s.unit(X, 6).leadership(), f.s.unit(X, 6).maneuver()) == (1500, 2)


@clause("CAM-nombramiento-6", "CAM-nombramiento-12", "CAM-nombramiento-13", "CAM-turno-3")
def test_at_the_close_several_may_be_appointed_while_there_is_room():
    f = court(elsewhere=10_950)
    f.hero(X, "A1")
    f.hero(X, "A1")
    f.s.countries[X].next_leader = 5
    f.go(CloseTurn())
    assert f.say(X, "appoint u64", "appoint u67") == ""
    assert f.why(X, "appoint u68") == "CAM-nombramiento-2"
    assert sum(1 for one in f.s.countries[X].units if one.rank) == 7


@clause("CAM-nombramiento-14", "CAM-coronacion-15")
def test_without_a_king_at_liberty_nobody_is_appointed():
    f = court(elsewhere=9650)
    king = f.s.unit(X, 0)
    king.region, king.captor = NOWHERE, Y
    assert no(f) == "CAM-nombramiento-14"
    remove(f.s, X, king)
    assert no(f) == "CAM-nombramiento-14"


@clause("CAM-nombramiento-16", "CAM-arrasar-4")
def test_a_besieged_or_razed_capital_does_for_appointments():
    f = court(elsewhere=9650)
    f.troops(Y, "A1", 500)
    f.s.razed = 1 << f.at("A1")
    assert no(f) == ""


@clause("CAM-capital-9")
def test_all_present_count_under_the_other_reading():
    assert no(court(points=1700, elsewhere=9950)) == "CAM-nombramiento-4"
    assert no(court(points=1700, elsewhere=9950, contingent_counting="all_present")) == ""


# The reserve


@clause("CAM-lideres-22", "CAM-lideres-23", "CAM-lideres-24")
def test_a_profile_is_held_by_one_and_comes_back():
    f = court(0, elsewhere=19_000)
    f.s.countries[X].next_leader = 5
    for _ in range(6):
        f.go(Appoint(X, f.hero(X, "A1"), 0))
    assert sorted(one.rank for one in f.s.countries[X].units if one.rank) == [1, 6, 7, 8, 9, 10, 11]
    assert no(f) == "CAM-lideres-22"
    f.s.unit(X, 6).captor, f.s.unit(X, 6).region = Y, NOWHERE
    assert no(f) == "CAM-lideres-22"
    remove(f.s, X, f.s.unit(X, 5))
    f.go(Appoint(X, HERO, 0))
    assert f.s.unit(X, 11).rank == 6


@clause("CAM-lideres-21")
def test_a_profile_may_be_chosen_or_rolled():
    f = court(elsewhere=9650, reserve_profiles="free_choice").go(CloseTurn())
    f.s.countries[X].next_leader = 5
    assert f.say(X, "appoint u64", "profile 10") == ""
    assert f.s.unit(X, 5).rank == 10
    g = court(elsewhere=9650, reserve_profiles="roll")
    g.dice(5, 5, 1, 1, 1, 1, *[1] * 6).go(RollFates())
    assert g.s.observe(X).countries[X].fates == [0] * 6
    g.s.countries[X].next_leader = 5
    g.go(Appoint(X, HERO, 0))
    g.go(Appoint(X, g.hero(X, "A1"), 0))
    assert [g.s.unit(X, number).rank for number in (5, 6)] == [10, 11]


# coronacion


def throne(points: int = 4800, elsewhere: int = 4300, leaders: int = 3, **options: Any) -> Opening:
    """Returns a country without a king: the count (200) and troops in A1, the other leaders (100 each) in A5."""
    f = Opening(**options)
    f.leader(X, "count", "A1", 200)
    for title in ("duke", "baron", "marquis")[: leaders - 1]:
        f.leader(X, title, "A5", 100)
    f.troops(X, "A1", points, each=1)
    if elsewhere:
        f.troops(X, "A5", elsewhere, each=1)
    return f


COUNT = 3


@clause("CAM-coronacion-1", "CAM-coronacion-13")
def test_there_is_one_king_captive_or_not():
    f = throne(6000)
    f.leader(X, "king", "A1")
    assert why_not_crown(f.s, X, COUNT) == "CAM-coronacion-1"
    king = f.s.unit(X, 0)
    king.captor, king.region = Y, NOWHERE
    assert why_not_crown(f.s, X, COUNT) == "CAM-coronacion-1"
    f.go(Abdicate(X))
    assert (king.rank, why_not_crown(f.s, X, COUNT)) == (6, "")


@clause("CAM-coronacion-2", "CAM-coronacion-12")
def test_abdication_vacates_the_throne_and_needs_a_profile():
    f = throne()
    f.leader(X, "king", "A2")
    f.go(CloseTurn())
    assert f.say(X, "abdicate") == ""
    assert (f.s.unit(X, 0).leadership(), f.s.countries[X].king()) == (2000, None)
    assert f.why(X, "abdicate") == "CAM-coronacion-2"
    g = throne()
    g.leader(X, "king", "A2")
    for rank, number in enumerate(range(5, 11), 6):
        g.hero(X, "A2")
        one = g.s.countries[X].units[-1]
        one.number, one.rank = number, rank
    g.s.countries[X].units.sort(key=lambda one: one.number)
    g.go(CloseTurn())
    assert g.why(X, "abdicate") == "CAM-coronacion-12"


@clause("CAM-coronacion-3")
def test_three_leaders_in_service():
    assert why_not_crown(throne().s, X, COUNT) == ""
    f = throne()
    f.s.unit(X, 4).captor, f.s.unit(X, 4).region = Y, NOWHERE
    assert why_not_crown(f.s, X, COUNT) == "CAM-coronacion-3"


@clause("CAM-coronacion-4")
def test_two_thousand_points_of_army():
    assert why_not_crown(throne(1590, 0).s, X, COUNT) == "CAM-coronacion-4"
    assert why_not_crown(throne(2000, 0).s, X, COUNT) == ""


@clause("CAM-coronacion-5")
def test_it_takes_place_in_the_capital():
    f = throne()
    f.s.unit(X, COUNT).region = f.at("M1")
    assert why_not_crown(f.s, X, COUNT) == "CAM-coronacion-5"
    g = throne()
    g.s.countries[X].capital = NOWHERE
    assert why_not_crown(g.s, X, COUNT) == "CAM-coronacion-5"


@clause("CAM-coronacion-6")
def test_a_king_who_abdicated_attends():
    for reading, refused in (("if_abdicated", "CAM-coronacion-6"), ("never", "")):
        f = throne(6000, coronation_old_king=reading)
        f.leader(X, "king", "A2")
        f.go(Abdicate(X))
        assert why_not_crown(f.s, X, COUNT) == refused
        f.s.unit(X, 0).captor, f.s.unit(X, 0).region = Y, NOWHERE
        assert why_not_crown(f.s, X, COUNT) == ""


@clause("CAM-coronacion-7")
def test_only_a_leader_is_crowned():
    for reading, refused in (("leader", "CAM-coronacion-7"), ("leader_or_hero", "")):
        f = throne(6000, coronation_candidate=reading)
        assert why_not_crown(f.s, X, f.hero(X, "A1")) == refused


@clause("CAM-coronacion-8")
def test_more_than_half_of_the_army_or_two_thousand():
    assert why_not_crown(throne(4801, 4399).s, X, COUNT) == ""  # 9,600 in all
    assert why_not_crown(throne(4800, 4400).s, X, COUNT) == "CAM-coronacion-8"
    assert why_not_crown(throne(1900, 700).s, X, COUNT) == "CAM-coronacion-8"


@clause("CAM-coronacion-9", "CAM-asedio-1", "CAM-asedio-2")
def test_a_besieged_capital_crowns_nobody():
    f = throne(6000)
    for code in ("A2", "A3", "A4", "A5"):
        f.troops(Y, code, 100)
    f.leader(Y, "baron", "A1")
    assert why_not_crown(f.s, X, COUNT) == ""
    f.troops(Y, "A1", 500)
    assert why_not_crown(f.s, X, COUNT) == "CAM-coronacion-9"


@clause("CAM-coronacion-10", "CAM-coronacion-11")
def test_the_crowned_takes_the_kings_profile_and_gives_up_his():
    f = throne(6000)
    f.s.unit(X, COUNT).rank = 6
    f.go(Crown(X, COUNT))
    one = f.s.unit(X, COUNT)
    assert (one.rank, one.leadership(), one.maneuver()) == (KING, 3000, 1)
    assert 6 not in [one.rank for one in f.s.countries[X].units]


@clause("CAM-coronacion-14")
def test_a_regency_after_four_turn_ends_without_a_king():
    for reading, refused in (("strict", "CAM-coronacion-3"), ("regency", "")):
        f = throne(6000, leaders=2, throne_deadlock=reading)
        f.go(*[CountThrones()] * 3)
        assert why_not_crown(f.s, X, COUNT) == "CAM-coronacion-3"
        f.go(CountThrones())
        assert (f.s.countries[X].vacant, why_not_crown(f.s, X, COUNT)) == (4, refused)


# capital


def moving(points: int = 3000, at: str = "M1", **options: Any) -> Opening:
    """Returns a field in which X owns M1 and has its king and troops there since long."""
    f = Opening(**options)
    f.s.owner[f.at("M1")] = X
    f.s.annexed = 1 << f.at("M1")
    f.leader(X, "king", at)
    f.troops(X, at, points)
    return f


def barred(f: Opening, code: str = "M1") -> str:
    """Returns why the capital can't go there."""
    return why_not_capital(f.s, X, f.at(code))


@clause("CAM-capital-1", "CAM-capital-11", "CAM-capital-12", "CAM-capital-13")
def test_the_capital_moves_when_all_holds():
    for old in (True, False):
        f = moving()
        if not old:
            f.s.countries[X].capital = NOWHERE
        f.s.countries[X].moving_capital = f.at("M1")
        f.go(MoveCapitals())
        assert f.s.countries[X].capital == f.at("M1")


@clause("CAM-capital-2")
def test_it_goes_to_an_own_region():
    assert barred(moving(at="M2"), "M2") == "CAM-capital-2"
    back = moving(at="A1")
    assert barred(back, "A1") == ""
    assert barred(moving(at="A1", capital_targets="annexed_only"), "A1") == "CAM-capital-2"


@clause("CAM-capital-3", "CAM-capital-4")
def test_it_has_a_city_and_is_not_razed():
    assert barred(moving(at="A2"), "A2") == "CAM-capital-3"
    f = moving()
    f.s.razed = 1 << f.at("M1")
    assert barred(f) == "CAM-capital-4"


@clause("CAM-capital-5", "CAM-capital-9", "CAM-coronacion-15")
def test_king_and_three_thousand_points_apart():
    assert barred(moving(2990)) == "CAM-capital-5"
    assert barred(moving(2700, contingent_counting="all_present")) == ""
    f = moving(3500)
    remove(f.s, X, f.s.unit(X, 0))
    assert barred(f) == "CAM-capital-5"


@clause("CAM-capital-6")
def test_they_have_been_there_since_the_turn_before():
    f = moving()
    for one in f.s.countries[X].units:
        one.since, one.moved = f.s.turn, 1
    assert barred(f) == "CAM-capital-6"


@clause("CAM-capital-7", "CAM-capital-8")
def test_they_do_not_move():
    f = moving()
    f.s.countries[X].moving_capital = f.at("M1")
    king = f.s.unit(X, 0)
    king.region, king.moved, king.came_from = f.at("A2"), 1, f.at("M1")
    f.go(MoveCapitals())
    told = f.told(kinds.CAPITAL_MOVED)[0]
    assert (told.b, told.clause, f.s.countries[X].capital) == (0, "CAM-capital-7", f.at("A1"))
    g = moving(4000)
    g.troops(X, "A2", 1000, moved=1, came_from=g.at("M1"), since=g.s.turn)
    assert barred(g) == ""


@clause("CAM-capital-10")
def test_this_turns_recruits_do_not_count_and_losses_do():
    f = moving(2900)
    f.troops(X, "M1", 200, since=f.s.turn)
    assert barred(f) == "CAM-capital-10"
    g = moving(3200)
    g.s.unit(X, 64).models -= 15
    assert barred(g) == ""


# arrasar


@clause("CAM-arrasar-1")
def test_razing_takes_a_whole_turn_alone():
    f = Opening()
    number = f.troops(X, "B2")
    assert why_not_raze(f.s, X, f.at("B2")) == ""
    f.s.unit(X, number).since = f.s.turn
    assert why_not_raze(f.s, X, f.at("B2")) == "CAM-arrasar-1"
    f.s.unit(X, number).since = 1
    f.troops(Y, "B2")
    assert why_not_raze(f.s, X, f.at("B2")) == "CAM-arrasar-1"
    g = Opening(raze_action="off")
    g.troops(X, "B2")
    assert why_not_raze(g.s, X, g.at("B2")) == "CAM-arrasar-1"


@clause("CAM-arrasar-2", "CAM-turno-3")
def test_razing_comes_before_the_capital():
    f = moving()
    f.s.countries[X].moving_capital = f.at("M1")
    f.go(CloseTurn(), MoveCapitals())
    f.say(X, "raze M1", "done")
    f.say(Y, "done")
    assert (f.s.razed, f.s.countries[X].capital) == (1 << f.at("M1"), f.at("A1"))
    assert {one.clause for one in f.told(kinds.CAPITAL_MOVED)} == {"CAM-capital-4"}


@pytest.mark.parametrize("seat", [X, Y])
def test_what_others_did_is_told_when_the_phase_closes(seat: int):
    f = throne()
    f.leader(X, "king", "A2")
    f.go(CloseTurn(), RazeRegions())
    f.say(X, "abdicate")
    assert [one.see >> seat & 1 for one in f.told(kinds.ABDICATED)] == [1 if seat == X else 0]
    f.say(X, "done")
    f.say(Y, "done")
    assert [one.see >> seat & 1 for one in f.told(kinds.ABDICATED)] == [0 if seat == X else 1]
