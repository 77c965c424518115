"""Movement and contacts: who goes first, who meets whom, who fights."""

from __future__ import annotations

import pytest

from liza.games.campaign import kinds
from liza.games.campaign.movement import BeginMovement
from liza.games.campaign.notation import TITLE_WORDS
from liza.games.campaign.places import besieged, dominator
from liza.testing.marks import clause
from tests.games.campaign.field import Field, W, X, Y


def army(field: Field, seat: int, title: str, code: str, *way: str, points: int = 500, avoid: bool = False) -> int:
    """Puts a leader with troops down, with an order; returns the troops' number."""
    field.leader(seat, title, code)
    unit = field.troops(seat, code, points)
    field.order(seat, title, *way, units=[unit], avoid=avoid)
    return unit


def moves(field: Field) -> list[tuple[int, str]]:
    """Returns who moved where, in order."""
    return [(kinds.seat_of(one.a), field.s.board.ids[kinds.region_of(one.a)]) for one in field.told(kinds.MOVED)]


def battles(field: Field) -> list[tuple[str, int, int]]:
    """Returns where battles arose, with holder and attacker."""
    told = field.told(kinds.BATTLE_MADE)
    return [
        (field.s.board.ids[kinds.region_of(one.a)], int(kinds.more_of(one.a)), int(kinds.seat_of(one.a)))
        for one in told
    ]


def rolls(field: Field) -> list[tuple[int, int]]:
    """Returns who rolled what in all."""
    return [(int(kinds.seat_of(one.a)), int(one.b)) for one in field.told(kinds.ROLLED)]


@clause("CAM-lideres-11", "CAM-contacto-6", "CAM-lideres-13", "CAM-movimiento-10", "CAM-turno-7")
@pytest.mark.parametrize(("dice", "meets"), [((2, 3), True), ((1, 4), False)])
def test_who_moves_first_decides_whether_they_meet(dice: tuple[int, int], meets: bool):
    field = Field()
    army(field, X, "count", "A2", "M1")
    army(field, Y, "duke", "M1", "M2")
    field.dice(*dice).run(BeginMovement())
    assert rolls(field) == [(X, 5 + dice[0]), (Y, 3 + dice[1])]
    assert battles(field) == ([("M1", Y, X)] if meets else [])
    assert moves(field)[0] == ((X, "M1") if meets else (Y, "M2"))
    if meets:
        assert field.s.countries[Y].orders[0].failed == "CAM-movimiento-10"
        assert field.offered(X) == ["auto", "table"]


@clause("CAM-contacto-6", "CAM-contacto-2", "CAM-lideres-11")
def test_no_order_roll_where_no_battle_can_follow():
    both = Field()
    army(both, X, "count", "A2", "M1", avoid=True)
    army(both, Y, "duke", "M1", "M2", avoid=True)
    both.run(BeginMovement())
    assert rolls(both) == [] and len(moves(both)) == 2
    stays = Field()
    army(stays, X, "count", "A2", "M1")
    army(stays, Y, "duke", "M1")
    stays.run(BeginMovement())
    assert rolls(stays) == [] and battles(stays) == [("M1", Y, X)]


@clause("CAM-contacto-6", "CAM-batalla-2")
def test_two_who_go_to_the_same_place_roll_for_who_holds_it():
    field = Field()
    army(field, X, "count", "A2", "M1")
    army(field, Y, "duke", "B2", "M1", avoid=True)
    field.dice(1, 6, 6, 1).run(BeginMovement())
    assert rolls(field) == [(X, 6), (Y, 9), (X, 11), (Y, 4)]
    assert battles(field) == [("M1", Y, X)]


@clause("CAM-lideres-12", "CAM-contacto-3", "CAM-contacto-9", "CAM-movimiento-14", "CAM-dominio-12")
@pytest.mark.parametrize(("dice", "fight"), [((4, 1), True), ((3, 2), False)])
def test_one_provokes_and_one_avoids(dice: tuple[int, int], fight: bool):
    field = Field()
    army(field, X, "duke", "A2", "M1")
    army(field, Y, "count", "M1", avoid=True)
    field.dice(*dice).run(BeginMovement())
    assert rolls(field) == [(X, 3 + dice[0]), (Y, 5 + dice[1])]
    assert bool(battles(field)) is fight
    assert dominator(field.s, field.at("M1")) == -1
    assert field.where(X, 1) == field.where(Y, 3) == "M1"


@clause("CAM-contacto-3", "CAM-lideres-14")
def test_ties_are_rolled_again():
    field = Field()
    army(field, X, "marquis", "A2", "M1")
    army(field, Y, "baron", "M1", avoid=True)
    field.dice(4, 2, 3, 3).run(BeginMovement())
    assert rolls(field) == [(X, 6), (Y, 6), (X, 5), (Y, 7)]
    assert battles(field) == []


@clause("CAM-lideres-14", "CAM-lideres-13")
def test_the_better_manoeuvre_takes_a_tie_as_an_option_and_two_dice_are_another():
    field = Field(maneuver_tie="higher_maneuver")
    army(field, X, "duke", "A2", "M1")
    army(field, Y, "count", "M1", avoid=True)
    field.dice(4, 2).run(BeginMovement())
    assert battles(field) == []
    equal = Field(maneuver_tie="higher_maneuver")
    army(equal, X, "duke", "A2", "M1")
    army(equal, Y, "duke", "M1", avoid=True)
    equal.dice(4, 4, 6, 1).run(BeginMovement())
    assert battles(equal) == [("M1", Y, X)]
    two = Field(maneuver_die="2d6")
    army(two, X, "duke", "A2", "M1")
    army(two, Y, "baron", "M1", avoid=True)
    two.dice(2, 2, 1, 1).run(BeginMovement())
    assert rolls(two) == [(X, 7), (Y, 6)]


@clause("CAM-lideres-15", "CAM-ordenes-3", "CAM-contacto-5")
def test_troops_without_a_leader_roll_with_nothing():
    field = Field()
    army(field, X, "baron", "A2", "M1")
    field.troops(Y, "M1", 500)
    field.hero(Y, "M1")
    field.avoid(Y, "M1")
    field.dice(2, 5).run(BeginMovement())
    assert rolls(field) == [(X, 6), (Y, 5)]
    assert battles(field) == [("M1", Y, X)]


@clause("CAM-lideres-10", "CAM-lideres-7", "CAM-contacto-4", "CAM-contacto-5")
def test_the_commander_rolls_and_not_who_rides_along():
    field = Field()
    army(field, X, "king", "A2", "M1")
    count = field.leader(X, "count", "A2")
    field.s.unit(X, count).leader = 0
    army(field, Y, "duke", "B2", "M1")
    field.dice(3, 4).run(BeginMovement())
    assert rolls(field) == [(X, 4), (Y, 7)]
    named = Field()
    for title in ("count", "baron"):
        named.leader(X, title, "A2")
    unit = named.troops(X, "A2", 500)
    named.order(X, "baron", "M1", units=[unit])
    named.order(X, "count", "M1", column="baron")
    army(named, Y, "duke", "M1", avoid=True)
    named.dice(4, 4, 1, 6).run(BeginMovement())
    assert rolls(named)[0] == (X, 8)


@clause("CAM-lideres-10", "CAM-lideres-8")
def test_a_column_rolls_once_with_its_highest_leader():
    field = Field()
    army(field, X, "count", "A2", "M1")
    field.leader(X, "duke", "A2")
    field.order(X, "duke", "M1", units=[field.troops(X, "A2", 2500)], column="count")
    army(field, Y, "king", "B2", "M1")
    field.dice(4, 2).run(BeginMovement())
    assert rolls(field) == [(X, 7), (Y, 3)]
    assert battles(field) == [("M1", X, Y)]
    assert moves(field) == [(X, "M1"), (X, "M1"), (Y, "M1")]


@clause("CAM-contacto-7")
def test_each_rolls_once_a_step_and_ties_among_themselves():
    field = Field(3)
    army(field, X, "count", "A2", "M1")
    army(field, Y, "baron", "B2", "M1")
    army(field, W, "baron", "M2", "M1")
    field.dice(4, 3, 3, 1, 5).run(BeginMovement())
    assert rolls(field) == [(X, 9), (Y, 7), (W, 7), (Y, 5), (W, 9)]
    assert [seat for seat, _ in moves(field)] == [X, W, Y]


@clause("CAM-contacto-8")
@pytest.mark.parametrize(("dice", "where"), [((6, 1), ("B3", Y, X)), ((1, 6), ("A4", X, Y))])
def test_who_swaps_regions_meets(dice: tuple[int, int], where: tuple[str, int, int]):
    field = Field()
    army(field, X, "duke", "A4", "B3")
    army(field, Y, "duke", "B3", "A4")
    field.dice(*dice).run(BeginMovement())
    assert battles(field) == [where]


@clause("CAM-contacto-8", "CAM-movimiento-10")
def test_whoever_avoids_in_a_swap_goes_on_after_the_contact():
    field = Field()
    army(field, X, "duke", "A4", "B3")
    unit = army(field, Y, "duke", "B3", "A4", avoid=True)
    field.dice(6, 1, 1, 6).run(BeginMovement())
    assert battles(field) == []
    assert field.where(Y, unit) == "A4"


@clause("CAM-contacto-1", "CAM-movimiento-13", "CAM-contacto-12")
def test_lone_leaders_make_no_contact_among_themselves():
    field = Field()
    field.leader(X, "baron", "A2")
    field.order(X, "baron", "M1")
    field.leader(Y, "count", "M1")
    field.run(BeginMovement())
    assert field.told(kinds.MET) == []
    assert dominator(field.s, field.at("M1")) == -1


@clause("CAM-contacto-12", "CAM-prisioneros-1", "CAM-contacto-1")
def test_a_lone_leader_who_loses_is_captured_without_a_battle():
    field = Field()
    unit = army(field, X, "duke", "B1", "B2", "B1")
    field.leader(Y, "baron", "B2")
    field.dice(5, 2).run(BeginMovement())
    assert rolls(field) == [(X, 8), (Y, 6)]
    assert field.where(Y, TITLE_WORDS.index("baron")) == "captive"
    assert int(field.s.unit(Y, 4).captor) == X
    assert field.where(X, unit) == "B1"
    peaceful = Field()
    army(peaceful, X, "duke", "A2", "M1", avoid=True)
    peaceful.leader(Y, "baron", "M1")
    peaceful.run(BeginMovement())
    assert peaceful.where(Y, 4) == "M1"


@clause("CAM-prisioneros-1", "CAM-lideres-23", "CAM-coronacion-2")
def test_a_king_who_is_captured_stays_king_and_one_who_is_killed_does_not():
    for option, king in (("ransom", True), ("killed", False)):
        field = Field(prisoners=option)
        army(field, X, "duke", "A2", "M1")
        field.leader(Y, "king", "M1")
        field.dice(5, 2).run(BeginMovement())
        assert (field.s.countries[Y].king() is not None) is king
        assert field.where(Y, 0) == ("captive" if king else "")


@clause("CAM-contacto-10", "CAM-asedio-2")
@pytest.mark.parametrize(("dice", "goes"), [((1, 6), True), ((6, 1), False)])
def test_who_begins_together_meets_before_anybody_moves(dice: tuple[int, int], goes: bool):
    field = Field()
    army(field, X, "duke", "A1")
    unit = army(field, Y, "duke", "A1", "A2", avoid=True)
    assert besieged(field.s, field.at("A1"))
    field.dice(*dice).run(BeginMovement())
    assert len(rolls(field)) == 2
    assert field.where(Y, unit) == ("A2" if goes else "A1")


@clause("CAM-contacto-11")
def test_a_pair_meets_once_a_step_and_anew_elsewhere():
    field = Field()
    army(field, X, "duke", "M1", "B2", "B1")
    army(field, Y, "duke", "B2", "B1", "B5", avoid=True)
    field.dice(6, 1, 1, 6, 6, 1, 1, 6).run(BeginMovement())
    met = [field.s.board.ids[kinds.region_of(one.a)] for one in field.told(kinds.MET)]
    assert met == ["B2", "B1"]
    stay = Field()
    army(stay, X, "duke", "A2", "M1")
    army(stay, Y, "duke", "M1", avoid=True)
    stay.dice(1, 6).run(BeginMovement())
    assert len(stay.told(kinds.MET)) == 1


@clause("CAM-contacto-13", "CAM-batalla-1")
def test_a_third_waits_until_the_battle_is_over():
    field = Field(3, battle_mode="auto")
    army(field, X, "count", "A2", "M1", points=1500)
    army(field, Y, "baron", "B2", "M1", points=500)
    army(field, W, "duke", "M2", "M1", points=2500)
    field.dice(6, 3, 1, *[1, 1, 6, 6], *[5, 5, 5, 5], *[6, 6, 3, 3], *[6, 6, 6, 6], *[6] * 8).run(BeginMovement())
    field.by_default()
    fought = [(int(one.holder), int(one.attacker)) for one in field.s.fought]
    assert fought == [(X, Y), (X, W)]


@clause("CAM-contacto-4", "CAM-batalla-3", "CAM-batalla-1")
def test_a_second_army_joins_the_battle_of_its_side():
    field = Field()
    one = army(field, X, "duke", "A2", "M1")
    other = army(field, X, "count", "A4", "M1")
    army(field, Y, "baron", "M1")
    garrison = field.troops(Y, "M1", 600)
    field.run(BeginMovement())
    (battle,) = field.s.battles
    assert {(line.seat, line.unit.number) for line in battle.lines if line.unit.is_troop()} == {
        (X, one), (X, other), (Y, 64), (Y, garrison),
    }  # fmt: skip


@clause("CAM-diplomacia-1", "CAM-contacto-2", "CAM-acontecimientos-7")
def test_every_other_country_is_an_enemy_but_two_who_avoid_do_not_fight():
    field = Field(3)
    army(field, X, "duke", "A2", "M1", avoid=True)
    army(field, W, "duke", "M1", avoid=True)
    field.run(BeginMovement())
    (met,) = field.told(kinds.MET)
    assert met.b == 0 and field.s.owing() == []


@clause("CAM-movimiento-9")
@pytest.mark.parametrize(("posture", "goes_on"), [(False, False), (True, True)])
def test_combat_takes_the_rest_of_the_movement_and_an_avoided_contact_does_not(posture: bool, goes_on: bool):
    field = Field(battle_mode="auto")
    unit = army(field, X, "duke", "M1", "B2", "B1", points=2500)
    field.troops(Y, "B2", 100)
    if posture:
        field.avoid(Y, "B2")
    dice = (1, 6) if posture else (6, 6, 1, 1, 5, 5)
    field.dice(*dice).run(BeginMovement())
    assert field.where(X, unit) == ("B1" if goes_on else "B2")


@clause("CAM-movimiento-13", "CAM-dominio-2")
def test_troops_left_behind_hold_a_region_and_a_lone_leader_does_not():
    field = Field()
    field.leader(X, "count", "M1")
    field.troops(X, "M1", 100)
    field.order(X, "count", "M2")
    field.run(BeginMovement())
    assert dominator(field.s, field.at("M1")) == X
    assert field.s.entered[2][field.at("M2")] == 0


@clause("CAM-asedio-1")
def test_a_city_is_besieged_only_with_troops_of_both_in_it():
    field = Field()
    field.troops(X, "A1", 2000)
    field.leader(Y, "baron", "A1")
    assert not besieged(field.s, field.at("A1"))
    for code in ("A2", "A3", "A4", "A5"):
        field.troops(Y, code, 100)
    assert not besieged(field.s, field.at("A1"))
    field.troops(Y, "A1", 1500)
    assert besieged(field.s, field.at("A1"))
