"""Battles: by the resolver, by report, in dispute; retreat; the organiser's desk."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.campaign import GAME, kinds
from liza.games.campaign.fighting import power_of
from liza.games.campaign.movement import BeginMovement
from liza.games.campaign.pieces import APPLIED, DISPUTED, PENDING
from liza.games.campaign.places import dominator
from liza.kernel import LIVE
from liza.testing.marks import clause
from tests.games.campaign.field import Field, W, X, Y

ORGANISER = 2


def clash(code: str = "M1", start: str = "A2", **options: Any) -> Field:
    """Returns a field where X's Duke has come from A2 upon Y's Count in M1: both provoke, nobody has chosen."""
    field = Field(2, **options)
    field.leader(X, "duke", start)
    field.troops(X, start, 500, each=10)
    field.troops(X, start, 200, each=20)
    field.order(X, "duke", code, units="all")
    field.leader(Y, "count", code)
    field.troops(Y, code, 800, each=10)
    return field


def reported(**options: Any) -> Field:
    """Returns the same, gone to the table."""
    field = clash(battle_mode="reported", **options).run(BeginMovement())
    assert field.s.owing() == [X]
    return field


def standing(field: Field, seat: int, text: str) -> str:
    """Gives a standing answer; returns the clause that refuses it, or ""."""
    ask = field.s.standing(seat)
    assert ask is not None
    chosen = ask.parse(field.s, text)
    assert chosen >= 0, text
    clause = ask.refuse(field.s, chosen)
    if not clause:
        field.s.log = field.events = []
        field.s.apply_standing(seat, chosen)
        field.s.advance(LIVE)
    return clause


def units(field: Field, seat: int) -> list[int]:
    """Returns the models of a country's troops."""
    return [int(one.models) for one in field.s.countries[seat].units if one.is_troop()]


@clause("CAM-conceptos-3", "CAM-conceptos-1")
@pytest.mark.parametrize(("x", "y", "table"), [("table", "table", True), ("table", "auto", False)])
def test_the_table_needs_both(x: str, y: str, table: bool):
    field = clash().run(BeginMovement())
    field.dice(*[6] * 20)
    field.say(X, x)
    assert field.s.observe(Y).countries[X].wants_table is False
    field.say(Y, y)
    assert [one.b for one in field.told(kinds.MODE_CHOSEN)] == [int(table)]
    assert any(one.status == PENDING for one in field.s.battles) is table
    assert units(field, X) == [50, 10] if table else units(field, X) != [50, 10]


@clause("CAM-conceptos-3", "CAM-conceptos-1")
def test_a_battle_of_the_computer_or_in_auto_mode_goes_on_without_waiting():
    field = clash()
    field.s.countries[Y].computer = True
    field.dice(*[6, 6, 1, 1, 5, 5, 5, 5]).run(BeginMovement())
    assert field.told(kinds.BATTLE_ENDED)
    auto = clash(battle_mode="auto").dice(*[6, 6, 1, 1, 5, 5, 5, 5]).run(BeginMovement())
    assert auto.told(kinds.BATTLE_ENDED)


@clause("CAM-conceptos-2", "CAM-turno-7", "CAM-batalla-5")
def test_only_the_report_is_asked_for_while_a_battle_waits():
    field = reported()
    assert {one.split()[0] for one in field.offered(X)} == {"rest", "fate", "keeps", "draw", "hand-over"}
    assert field.s.idle_clause(Y) == "CAM-turno-7"
    assert units(field, Y) == [80]


@clause("CAM-batalla-4", "CAM-informacion-4", "CAM-batalla-2")
def test_the_sheet_shows_both_lists_to_both_sides_alone():
    field = Field(3, battle_mode="reported")
    field.leader(X, "duke", "A2")
    field.order(X, "duke", "M1", units=[field.troops(X, "A2", 500)])
    field.troops(Y, "M1", 600, owed=2)
    field.run(BeginMovement())
    for seat in (X, Y):
        (battle,) = field.s.observe(seat).battles
        assert [(line.seat, int(line.unit.points()), int(line.morale)) for line in battle.lines] == [
            (X, 300, 8), (X, 500, 7), (Y, 600, 3),
        ]  # fmt: skip
        assert (battle.holder, battle.attacker) == (Y, X)
    (seen,) = field.s.observe(W).battles
    assert seen.lines == []


@clause("CAM-batalla-5", "CAM-batalla-6", "CAM-batalla-7", "CAM-batalla-9")
def test_a_report_is_complete_possible_and_confirmed():
    field = reported()
    assert field.say(X, "send") == "CAM-batalla-5"
    assert field.say(X, "lost azure u64 81") == "CAM-batalla-6"
    field.say(X, "lost azure u64 80", "lost gules u64 8", "lost gules u65 0", "fate gules duke safe")
    assert field.say(X, "keeps azure") == "CAM-batalla-6"
    assert field.say(X, "draw") == "CAM-batalla-6"
    assert field.say(X, "nobody") == "CAM-batalla-6"
    field.say(X, "keeps gules")
    assert field.say(X, "send") == "CAM-batalla-5"
    field.say(X, "fate azure count captive", "send")
    assert field.s.owing() == [Y] and units(field, X) == [50, 10]
    field.say(Y, "confirm")
    assert units(field, X) == [42, 10] and units(field, Y) == []
    assert field.where(Y, 3) == "captive"
    assert [one.points() for one in field.s.countries[X].units if one.number == 64] == [420]


@clause("CAM-batalla-6")
def test_nobody_keeps_a_region_where_all_troops_are_lost():
    field = reported()
    field.say(X, "lost azure u64 80", "lost gules u64 50", "lost gules u65 10", "rest", "nobody", "send")
    field.say(Y, "confirm")
    assert units(field, X) == units(field, Y) == []


@clause("CAM-batalla-10")
def test_after_a_draw_both_stay_and_go_no_further():
    field = reported()
    field.say(X, "rest", "draw", "send")
    field.say(Y, "confirm")
    assert field.where(X, 64) == field.where(Y, 64) == "M1"
    assert field.s.unit(X, 64).spent and field.s.unit(Y, 64).spent
    assert dominator(field.s, field.at("M1")) == -1
    assert not field.s.owing()


@clause("CAM-batalla-8")
def test_the_first_refusal_sends_a_report_back_and_the_second_goes_to_the_resolver():
    field = reported()
    field.say(X, "rest", "keeps gules", "send")
    field.say(Y, "refuse")
    assert field.s.owing() == [X]
    field.say(X, "lost azure u64 3", "send")
    field.dice(6, 6, 1, 1, 5, 5, 5, 5).say(Y, "refuse")
    assert field.told(kinds.RESOLVED)
    assert field.s.battles[0].status == APPLIED


@clause("CAM-batalla-8", "CAM-arbitro-2", "CAM-arbitro-3")
def test_the_organiser_decides_a_dispute_line_by_line_or_by_a_report_that_was_sent():
    field = reported(organiser=True)
    field.say(X, "rest", "keeps gules", "send")
    field.say(Y, "refuse")
    field.say(X, "send")
    field.say(Y, "refuse")
    assert field.s.battles[0].status == DISPUTED and field.s.owing() == [Y]
    field.say(Y, "lost gules u64 20", "rest", "keeps azure", "send")
    assert field.s.owing() == [ORGANISER]
    assert [int(one.seat) for one in field.s.battles[0].reports] == [X, X, Y]
    ask = field.s.ask_of(ORGANISER)
    assert ask is not None
    assert ask.needs_note(field.s, ask.parse(field.s, "adopt 3")) == "CAM-arbitro-3"
    assert field.say(ORGANISER, "lost azure u64 81") == "CAM-batalla-6"
    field.say(ORGANISER, "adopt 3")
    assert units(field, X) == [30, 10]
    assert field.s.battles == [] or field.s.battles[0].winner == Y


@clause("CAM-batalla-7", "CAM-arbitro-2")
def test_the_organiser_confirms_without_the_other_side_or_takes_over():
    field = reported(organiser=True)
    field.say(X, "lost azure u64 8", "rest", "keeps gules", "send")
    assert standing(field, ORGANISER, "accept-report M1") == ""
    assert units(field, Y) == [72]
    other = reported(organiser=True)
    assert standing(other, ORGANISER, "take-over M1") == ""
    assert other.s.owing() == [ORGANISER]


@clause("CAM-auto-8", "CAM-auto-1", "CAM-auto-4", "CAM-auto-5", "CAM-auto-6", "CAM-auto-7")
def test_the_resolver_rolls_in_order_and_takes_losses_by_the_ratio():
    field = Field(battle_mode="auto")
    field.leader(X, "duke", "B1", 300)
    field.troops(X, "B1", 2500)
    field.order(X, "duke", "B2", units="all")
    field.leader(Y, "duke", "B2", 300)
    field.troops(Y, "B2", 2000)
    field.dice(2, 3, 4, 5, 1, 3, 6, 6).run(BeginMovement())
    powers = 2500 * 7 * 100 + 300 * 8 * 100, 2000 * 7 * 100 + 300 * 8 * 100
    assert [one.b for one in field.told(kinds.RESOLVED)] == [powers[0] * 15 // 1000, powers[1] * 19 // 1000]
    r = powers[0] * 15 * 100 // (powers[1] * 19)
    assert units(field, Y) == [200 - (200 * (30 * r // 100) + 50) // 100]
    assert units(field, X) == [250 - (250 * (60 - 20 * r // 100) + 50) // 100]
    assert field.where(X, 1) == "captive" and field.where(Y, 1) == "B2"


@clause("CAM-auto-3", "CAM-auto-2", "CAM-auto-1")
def test_terrain_and_an_own_city_help_who_holds():
    field = Field(battle_mode="reported")
    field.leader(X, "duke", "A2")
    field.order(X, "duke", "M1", units=[field.troops(X, "A2", 400, "cavalry", 20), field.troops(X, "A2", 300)])
    field.troops(Y, "M1", 400, "cavalry", 20)
    field.troops(Y, "M1", 100, "skirmishers")
    field.s.owner[field.at("M1")] = Y
    field.run(BeginMovement())
    lines = field.s.battles[0].lines
    assert [(line.seat, int(line.percent)) for line in lines] == [(X, 100), (X, 75), (X, 100), (Y, 105), (Y, 155)]
    assert power_of(lines, Y) == 400 * 7 * 105 + 100 * 7 * 155


@clause("CAM-auto-7", "CAM-coronacion-2", "CAM-lideres-23")
def test_a_winning_king_dies_on_two():
    field = Field(battle_mode="auto")
    field.leader(X, "king", "B1")
    field.troops(X, "B1", 2500)
    field.order(X, "king", "B2", units="all")
    field.troops(Y, "B2", 100)
    field.dice(6, 6, 1, 1, 1, 1).run(BeginMovement())
    assert field.s.countries[X].king() is None
    assert field.told(kinds.DIED)


# Retreat


def beaten(loser: str, **options: Any) -> Field:
    """Returns the clash decided: who loses keeps its troops but a few."""
    field = clash(battle_mode="reported", **options)
    return field.run(BeginMovement())


def decide(field: Field, keeps: str) -> Field:
    """Reports that a side keeps the region, and nothing lost."""
    field.say(X, "rest", f"keeps {keeps}", "send")
    field.say(Y, "confirm")
    return field


@clause("CAM-retirada-1", "CAM-retirada-2")
def test_the_beaten_must_leave_to_a_free_neighbour():
    field = clash(battle_mode="reported")
    field.troops(X, "A4", 100)
    field.leader(X, "baron", "B3")
    decide(field.run(BeginMovement()), "gules")
    assert field.s.owing() == [Y]
    assert field.offered(Y) == ["retreat B2", "retreat B3", "retreat M2", "retreat M6"]
    assert field.say(Y, "done") == "CAM-retirada-1"
    assert field.say(Y, "retreat A2") == field.say(Y, "retreat LA") == "CAM-retirada-2"
    field.say(Y, "retreat B3")
    assert field.where(Y, 64) == field.where(Y, 3) == "B3"
    assert field.where(X, 4) == "B3"


@clause("CAM-retirada-3", "CAM-retirada-6", "CAM-anexion-9")
def test_a_beaten_attacker_goes_back_where_he_came_from():
    field = decide(reported(), "azure")
    field.by_default()
    assert field.where(X, 64) == field.where(X, 1) == "A2"
    assert field.s.unit(X, 64).spent
    assert field.s.entered[2][field.at("A2")] == 1


@clause("CAM-retirada-3")
def test_an_attacker_whose_way_back_is_taken_goes_elsewhere_each_by_where_he_came_from():
    field = clash(battle_mode="reported")
    field.leader(X, "baron", "A4")
    other = field.troops(X, "A4", 300)
    field.order(X, "baron", "M1", units=[other])
    field.leader(Y, "duke", "A3")
    field.order(Y, "duke", "A2", units=[field.troops(Y, "A3", 300)])
    field.dice(6, 1, 6, 1, 6, 1).run(BeginMovement())
    decide(field, "azure")
    assert field.s.owing() == [X]
    assert "retreat A2" not in field.offered(X)
    field.say(X, "retreat M6")
    field.by_default()
    assert field.where(X, other) == "A4" and field.where(X, 64) == "M6"


@clause("CAM-retirada-4", "CAM-lideres-2")
def test_only_what_leaders_can_conduct_retreats():
    field = clash(battle_mode="reported")
    more = field.troops(Y, "M1", 1000)
    decide(field.run(BeginMovement()), "gules")
    field.say(Y, "retreat B2")
    assert field.offered(Y) == ["rest", "done", "with u64 count", f"with u{more} count"]
    field.say(Y, "with u64 count")
    assert field.say(Y, f"with u{more} count") == "CAM-lideres-2"
    field.say(Y, "done")
    assert (field.where(Y, 64), field.where(Y, more)) == ("B2", "M1")
    assert dominator(field.s, field.at("M1")) == -1


@clause("CAM-retirada-4", "CAM-asedio-1", "CAM-asedio-2")
@pytest.mark.parametrize(("option", "where"), [("stay", "A1"), ("retreat", "A3"), ("disband", "")])
def test_beaten_troops_without_a_leader(option: str, where: str):
    field = Field(battle_mode="reported", leaderless_retreat=option)
    garrison = field.troops(X, "A1", 800)
    field.leader(Y, "duke", "A2")
    field.order(Y, "duke", "A1", units=[field.troops(Y, "A2", 900)])
    field.run(BeginMovement())
    field.say(Y, "rest", "keeps azure", "send")
    field.say(X, "confirm")
    field.by_default()
    assert field.where(X, garrison) == where


@clause("CAM-retirada-5")
@pytest.mark.parametrize(("option", "where"), [("stay", ("A5", "A5")), ("disband", ("", "captive"))])
def test_who_has_nowhere_to_go_stays_beside_the_victor(option: str, where: tuple[str, str]):
    field = Field(battle_mode="reported", leaderless_retreat=option)
    unit = field.troops(Y, "A5", 900)
    field.leader(Y, "duke", "A5")
    for code in ("A3", "A4"):
        field.troops(X, code, 100)
    field.leader(X, "king", "A1")
    field.order(X, "king", "A5", units=[field.troops(X, "A1", 500)])
    field.run(BeginMovement())
    field.say(X, "rest", "keeps gules", "send")
    field.say(Y, "confirm")
    field.by_default()
    assert (field.where(Y, unit), field.where(Y, 1)) == where


@clause("CAM-retirada-7", "CAM-batalla-3")
def test_battles_and_then_retreats_go_by_region_code():
    field = Field(battle_mode="auto")
    for code, start in (("M2", "C2"), ("A4", "A1")):
        field.troops(Y, code, 300)
        field.leader(Y, "duke" if code == "A4" else "count", code)
        field.leader(X, "duke" if code == "A4" else "count", start)
        field.order(X, "duke" if code == "A4" else "count", code, units=[field.troops(X, start, 1500)])
    field.dice(*[6, 6, 1, 1, 5, 5, 5, 5] * 2).run(BeginMovement())
    ended = [field.s.board.ids[kinds.region_of(one.a)] for one in field.told(kinds.BATTLE_ENDED)]
    assert ended == ["A4", "M2"]
    assert field.s.owing() == [Y]
    assert "retreat B3" in field.offered(Y)


# The organiser


@clause("CAM-arbitro-3", "CAM-arbitro-1", "CAM-acontecimientos-3")
def test_corrections_have_a_reason_and_leave_a_legal_state():
    field = reported(organiser=True)
    field.s.countries[X].coins = 100
    desk = field.s.standing(ORGANISER)
    assert desk is not None
    assert desk.needs_note(field.s, desk.parse(field.s, "coins gules 500")) == "CAM-arbitro-3"
    assert standing(field, ORGANISER, "coins gules 500") == ""
    assert int(field.s.countries[X].coins) == 600
    (told,) = field.told(kinds.CORRECTED)
    theirs, own = told.told_to(Y), told.told_to(X)
    assert theirs is not None and own is not None and (theirs.b, own.b) == (-1, 500)
    assert standing(field, ORGANISER, "fine gules 601") == "CAM-arbitro-3"
    assert standing(field, ORGANISER, "models gules u64 51") == "CAM-arbitro-3"
    assert standing(field, ORGANISER, "edit-calendar") == "CAM-acontecimientos-3"
    assert standing(field, ORGANISER, "sit gules") == "CAM-arbitro-1"
    assert standing(field, ORGANISER, "owner M1 azure") == standing(field, ORGANISER, "razed M1 yes") == ""
    assert field.s.owner[field.at("M1")] == Y and field.s.razed >> field.at("M1") & 1


@clause("CAM-arbitro-4")
def test_the_computer_takes_a_seat_over():
    field = clash(organiser=True).run(BeginMovement())
    assert standing(field, ORGANISER, "computer azure") == ""
    assert field.s.countries[Y].computer
    assert [one.b for one in field.told(kinds.REPLACED)] == [1]
    assert standing(field, ORGANISER, "person azure") == ""


@clause("CAM-victoria-8", "CAM-batalla-7")
def test_the_battle_of_a_country_that_surrenders_waits_for_nobody():
    field = reported()
    field.say(X, "rest", "keeps gules", "send")
    assert standing(field, Y, "surrender") == ""
    assert X not in field.s.owing()
    field.by_default()
    assert field.s.fought


def sheet_of(field: Field, seat: int) -> Any:
    """Returns the sheet of the first battle as a seat is shown it; None if it isn't."""
    return GAME.view(field.s.observe(seat), seat).clashes[0].sheet


@clause("CAM-batalla-8", "CAM-informacion-4")
def test_the_sheet_shows_both_reports_and_what_is_told_alike_stands_on_the_ruling():
    field = reported(organiser=True)
    field.say(X, "lost azure u64 8", "rest", "keeps gules", "send")
    offers = sheet_of(field, ORGANISER).offers
    assert offers == ["accept-report M1", "take-over M1"]
    assert sheet_of(field, Y).offers == []
    assert set(offers) <= {one.text for one in GAME.view(field.s.observe(ORGANISER), ORGANISER).standing}
    field.say(Y, "refuse")
    field.say(X, "send")
    field.say(
        Y, "refuse", "lost azure u64 8", "lost gules u64 5", "fate gules duke captive", "rest", "keeps gules", "send"
    )
    ruling = sheet_of(field, ORGANISER)
    assert ruling.writes and ruling.rules
    assert [(one.seat, one.answer) for one in ruling.versions] == [("gules", "adopt 2"), ("azure", "adopt 3")]
    assert [line.differs for line in ruling.lines] == [True, True, False, False, False, False]
    assert [line.value for line in ruling.lines] == [None, None, 0, 0, 8, X]
    assert [[one.value for one in line.told] for line in ruling.lines[:2]] == [[0, 1], [0, 5]]
    taken = ruling.lines[0].told[1].answer
    field.say(ORGANISER, taken, ruling.lines[1].entry + "4")
    assert [line.value for line in sheet_of(field, ORGANISER).lines] == [1, 4, 0, 0, 8, X]
    mine = sheet_of(field, X)
    assert not mine.writes and all(line.value is None and not line.entry for line in mine.lines)
    field.say(ORGANISER, "send")
    assert units(field, X) == [46, 10] and units(field, Y) == [72]


@clause("CAM-informacion-4")
def test_the_sheet_of_a_battle_is_for_its_sides_and_tells_the_dice_that_brought_it_about():
    field = Field(3, battle_mode="reported")
    field.leader(X, "duke", "A2")
    field.troops(X, "A2", 500, each=10)
    field.order(X, "duke", "M1", units="all")
    field.leader(Y, "count", "M1")
    field.troops(Y, "M1", 800, each=10)
    field.order(Y, "count", avoid=True)
    field.dice(6, 1).run(BeginMovement())
    assert [(one.seat, one.dice) for one in sheet_of(field, Y).rolls] == [("gules", 6), ("azure", 1)]
    assert sheet_of(field, 2) is None
