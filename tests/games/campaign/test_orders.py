"""Orders: what a leader can be ordered to do, and what others see of it."""

from __future__ import annotations

import pytest

from liza.games.campaign import kinds
from liza.games.campaign.fixed import LEADERSHIP, MANEUVER
from liza.games.campaign.movement import BeginMovement
from liza.games.campaign.notation import TITLE_WORDS
from liza.kernel import LIVE
from liza.testing.marks import clause
from tests.games.campaign.field import Field, W, X, Y


def load(field: Field, title: str) -> Field:
    """Returns the field where X is asked what a leader takes along."""
    assert field.say(X, "change") == ""
    if f"army {title}" in field.offered(X):
        field.say(X, f"army {title}")
    field.say(X, "load")
    return field


@clause("CAM-lideres-16", "CAM-lideres-17", "CAM-lideres-18", "CAM-lideres-19", "CAM-lideres-20", "CAM-lideres-2")
@pytest.mark.parametrize("title", TITLE_WORDS)
def test_a_leader_moves_exactly_his_leadership_and_no_more(title: str):
    most = {"king": 3000, "duke": 2500, "marquis": 2000, "count": 1500, "baron": 1500}[title]
    field = Field()
    field.leader(X, title, "A1")
    for _ in range(most // 500):
        field.troops(X, "A1", 500)
    extra = field.troops(X, "A1", 1, each=1)
    field.write_orders()
    field.say(X, f"march {title} A2")
    assert load(field, title).say(X, f"take u{extra}") == "CAM-lideres-2"
    field.say(X, "done", "done")
    field.say(Y, "done")
    assert field.where(X, extra) == "A1"
    rank = TITLE_WORDS.index(title) + 1
    assert MANEUVER[rank] == {"king": 1, "duke": 3, "marquis": 2, "count": 5, "baron": 4}[title]
    assert LEADERSHIP[rank] == most


@clause("CAM-movimiento-2", "CAM-lideres-3", "CAM-partida-14")
def test_leadership_binds_what_moves_and_not_what_stands():
    field = Field()
    field.leader(X, "baron", "A1")
    units = [field.troops(X, "A1", 500) for _ in range(3)]
    small = field.troops(X, "A1", 60)
    field.write_orders()
    field.say(X, "march baron A2", "done")
    field.say(Y, "done")
    field.run(BeginMovement())
    assert [field.where(X, one) for one in [*units, small]] == ["A2", "A2", "A2", "A1"]


@clause("CAM-lideres-4", "CAM-lideres-5", "CAM-lideres-1")
def test_a_leader_who_rides_along_counts_as_troops_under_the_higher_one():
    field = Field()
    field.leader(X, "duke", "A1")
    field.leader(X, "baron", "A1", 200)
    field.leader(X, "king", "A1")
    field.troops(X, "A1", 1150)
    field.troops(X, "A1", 1150)
    more = field.troops(X, "A1", 50)
    field.write_orders()
    field.say(X, "march duke A2")
    load(field, "duke")
    assert field.say(X, "take king") == "CAM-lideres-4"
    assert field.say(X, "take baron") == "CAM-lideres-5"
    field.say(X, f"leave u{more}", "take baron")
    assert field.say(X, "done") == ""
    assert field.say(X, "march baron A2") == "CAM-ordenes-2"
    load(field, "duke")
    assert field.say(X, f"take u{more}") == "CAM-lideres-5"


@clause("CAM-lideres-6")
def test_the_commander_does_not_count_but_a_hero_does():
    field = Field()
    field.leader(X, "count", "A1", 200)
    field.troops(X, "A1", 1400)
    hero = field.hero(X, "A1", 150)
    field.write_orders()
    field.say(X, "march count A2")
    assert load(field, "count").say(X, f"take u{hero}") == "CAM-lideres-2"


@clause("CAM-lideres-8", "CAM-lideres-9")
@pytest.mark.parametrize("size", ["any", "two"])
def test_armies_travel_in_a_column_each_with_its_own_troops(size: str):
    field = Field(column_size=size)
    for title, points in (("duke", 2500), ("marquis", 2000), ("count", 1500)):
        field.leader(X, title, "A1")
        for _ in range(points // 500):
            field.troops(X, "A1", 500)
    field.write_orders()
    field.say(X, "march duke A2", "march marquis A2", "march count A2 A1")
    field.say(X, "change", "army marquis", "join duke")
    field.say(X, "change", "army count")
    assert field.say(X, "join duke") == "CAM-lideres-8"
    field.say(X, "halt", "march count A2", "change", "army count")
    assert field.say(X, "join duke") == ("CAM-lideres-9" if size == "two" else "")


@clause("CAM-lideres-8")
def test_spare_leadership_helps_nobody_else_in_a_column():
    field = Field()
    field.leader(X, "duke", "A1")
    field.leader(X, "marquis", "A1")
    for _ in range(4):
        field.troops(X, "A1", 500)
    more = field.troops(X, "A1", 100)
    field.write_orders()
    field.say(X, "march marquis A2", "march duke A2", "change", "army marquis", "join duke")
    load(field, "duke").say(X, f"leave u{more}", "done")
    assert load(field, "marquis").say(X, f"take u{more}") == "CAM-lideres-8"
    field.say(X, "done", "change", "army marquis")
    assert field.say(X, "on A1") == "CAM-lideres-8"


@clause("CAM-movimiento-1")
def test_nothing_moves_without_a_leader():
    field = Field()
    field.troops(X, "A2", 500)
    field.hero(X, "A2")
    field.write_orders()
    assert field.say(X, "go A2 A1") == "CAM-movimiento-1"


@clause("CAM-movimiento-4", "CAM-movimiento-5", "CAM-movimiento-6", "CAM-movimiento-7", "CAM-movimiento-8")
def test_two_regions_a_turn_or_one_that_is_rough():
    field = Field()
    field.leader(X, "baron", "A1")
    field.leader(X, "count", "M1")
    field.leader(X, "duke", "A4")
    field.leader(X, "king", "A5")
    field.write_orders()
    assert field.say(X, "march baron B1") == "CAM-movimiento-8"
    assert field.say(X, "march baron A2 M1") == "CAM-movimiento-6"
    assert field.say(X, "march baron A3 A5") == "CAM-movimiento-5"
    assert field.say(X, "march count LA") == "CAM-regiones-5"
    assert field.say(X, "march count B2 B1") == ""
    assert field.say(X, "march duke B3") == ""
    assert field.say(X, "march king A1 A2") == ""
    field.say(X, "change", "army king")
    assert field.say(X, "on A4") == "CAM-movimiento-4"


@clause("CAM-movimiento-12", "CAM-ordenes-2")
def test_units_change_armies_in_one_region_without_loss_of_movement():
    field = Field()
    field.leader(X, "marquis", "A1")
    field.leader(X, "duke", "A1")
    field.leader(X, "baron", "A2")
    unit = field.troops(X, "A1", 300)
    field.write_orders()
    field.say(X, "march marquis A2", "march duke A2")
    assert load(field, "duke").say(X, f"take u{unit}") == "CAM-ordenes-2"
    field.say(X, "done")
    load(field, "marquis").say(X, f"leave u{unit}", "done")
    assert load(field, "baron").say(X, f"take u{unit}") == "CAM-movimiento-12"
    field.say(X, "done")
    load(field, "duke").say(X, f"take u{unit}", "done", "done")
    field.say(Y, "done")
    assert int(field.s.unit(X, unit).leader) == TITLE_WORDS.index("duke")


@clause("CAM-ordenes-1", "CAM-turno-5", "CAM-informacion-2")
def test_orders_are_secret_until_all_have_confirmed():
    field = Field(3)
    field.leader(X, "duke", "A2")
    field.troops(X, "A2", 500)
    field.write_orders()
    before = field.s.observe(Y)
    field.say(X, "march duke A1 A5")
    assert repr(field.s.observe(Y).countries[X].orders) == repr(before.countries[X].orders) == "[]"
    field.say(X, "done")
    field.say(Y, "done")
    assert field.s.owing() == [W]
    assert field.s.observe(Y).countries[X].orders == []
    field.say(W, "done")
    given = field.told(kinds.ORDERS_GIVEN)
    assert [one.see for one in given] == [1]


@clause("CAM-turno-5", "CAM-ordenes-7", "CAM-turno-6")
def test_reopened_orders_begin_afresh_with_the_hero_a_hero_again():
    field = Field()
    field.leader(X, "king", "A1")
    hero = field.hero(X, "A1")
    for _ in range(4):
        field.troops(X, "A1", 1000)
    field.write_orders()
    field.say(X, f"appoint u{hero}")
    (new,) = [one for one in field.s.countries[X].units if one.rank > 5]
    field.say(X, f"march leader-{new.number} A2", "done")
    assert len(field.s.observe(Y).countries[X].units) == 1
    ask = field.s.standing(X)
    assert ask is not None
    reopen = ask.parse(field.s, "reopen")
    assert ask.why_not(field.s, reopen) == ""
    field.s.apply_standing(X, reopen)
    field.s.advance(LIVE)
    assert field.s.countries[X].orders == []
    assert field.s.unit(X, hero).rank == 0
    field.say(X, "done")
    field.say(Y, "done")
    assert ask.why_not(field.s, reopen) == "CAM-turno-6"


@clause("CAM-movimiento-15", "CAM-ordenes-3", "CAM-turno-8")
def test_whoever_confirms_without_orders_stays_and_provokes():
    field = Field(battle_mode="auto")
    for title in ("duke", "count", "baron"):
        field.leader(X, title, "A2")
    unit = field.troops(X, "A2", 500)
    field.leader(Y, "duke", "M1")
    field.troops(Y, "M1", 500)
    field.write_orders()
    ask = field.s.ask_of(X)
    assert ask is not None and ask.describe(field.s, ask.default(field.s)) == "done"
    field.say(X, "done")
    field.say(Y, "march duke A2", "done")
    field.dice(*[6, 6, 1, 1], *[5] * 20).run(BeginMovement())
    assert len(field.s.battles) == 1 or len(field.s.fought) == 1
    assert not field.told(kinds.ROLLED)
    assert field.where(X, unit) == "A2" or field.where(X, unit) != ""


@clause("CAM-ordenes-4")
def test_a_way_of_one_region_is_travelled_in_step_one():
    field = Field()
    field.leader(X, "duke", "A5")
    field.leader(Y, "duke", "B2")
    field.order(X, "duke", "A1", "A2")
    field.order(Y, "duke", "M1")
    field.run(BeginMovement())
    order = [(kinds.seat_of(one.a), field.s.board.ids[kinds.region_of(one.a)]) for one in field.told(kinds.MOVED)]
    assert order == [(X, "A1"), (Y, "M1"), (X, "A2")]
    again = Field()
    again.leader(X, "duke", "A5")
    again.write_orders()
    again.say(X, "march duke A1", "change", "army duke")
    assert again.say(X, "halfway") == "CAM-ordenes-5"


@clause("CAM-ordenes-5", "CAM-movimiento-3", "CAM-movimiento-11")
def test_halfway_units_are_dropped_and_picked_up_with_the_movement_they_have_spent():
    field = Field()
    field.leader(X, "count", "A5")
    field.leader(X, "duke", "A4")
    dropped = field.troops(X, "A5", 300)
    kept = field.troops(X, "A5", 400)
    field.write_orders()
    field.say(X, "march count A1 A2", "march duke A1 A2", "change", "army count", "halfway", f"drop u{dropped}", "done")
    field.say(X, "change", "army duke", "halfway")
    assert field.say(X, f"pick u{kept}") == "CAM-ordenes-2"
    field.say(X, f"pick u{dropped}", "done", "done")
    field.say(Y, "done")
    field.run(BeginMovement())
    assert [field.where(X, one) for one in (dropped, kept)] == ["A2", "A2"]
    assert int(field.s.unit(X, dropped).moved) == 2


@clause("CAM-ordenes-6", "CAM-coronacion-12", "CAM-ordenes-5")
def test_what_is_no_longer_lawful_is_cancelled_and_the_rest_stands():
    field = Field()
    field.leader(X, "king", "A5")
    order = field.order(X, "king", "A1", "A2", units=[field.troops(X, "A5", 1400), field.troops(X, "A5", 1400)])
    order.abdicate = True
    order.pick = [field.troops(X, "A1", 300)]
    field.run(BeginMovement())
    failed = {one.clause for one in field.told(kinds.ORDER_FAILED)}
    assert failed == {"CAM-lideres-2"}
    assert len(field.told(kinds.ORDER_FAILED)) == 2
    assert field.where(X, 0) == "A1"
    assert int(field.s.unit(X, 0).rank) == 6
    assert order.failed == "CAM-lideres-2"


@clause("CAM-nombramiento-6", "CAM-ordenes-5")
def test_an_appointment_ordered_for_halfway_is_made_there_and_the_march_goes_on():
    field = Field()
    field.leader(X, "king", "A5")
    hero = field.hero(X, "A5")
    units = [field.troops(X, "A5", 1000) for _ in range(2)]
    for _ in range(2):
        field.troops(X, "A3", 1000)
    order = field.order(X, "king", "A1", "A2", units=[hero, *units])
    order.appoint = [hero]
    field.run(BeginMovement())
    assert [one.b for one in field.told(kinds.APPOINTED)] == [6]
    assert field.where(X, 0) == "A2"


@clause("CAM-nombramiento-12", "CAM-nombramiento-6", "CAM-movimiento-6")
def test_who_is_appointed_halfway_leads_on_with_the_movement_left():
    field = Field()
    field.leader(X, "king", "A5")
    hero = field.hero(X, "A5")
    unit = field.troops(X, "A5", 1000)
    waiting = [field.troops(X, "A1", 1500) for _ in range(2)]
    field.write_orders()
    field.say(X, "march king A1 A2", "change")
    field.say(X, "army king", "halfway", f"appoint-there u{hero}")
    assert field.say(X, f"lead-on u{hero} A3") == "CAM-movimiento-6"
    field.say(X, f"lead-on u{hero} A5", "done", "done")
    field.say(Y, "done")
    field.run(BeginMovement())
    (new,) = [one for one in field.s.countries[X].units if one.rank == 6]
    assert [field.where(X, one) for one in (int(new.number), waiting[0], waiting[1], unit)] == ["A5", "A5", "A1", "A2"]
