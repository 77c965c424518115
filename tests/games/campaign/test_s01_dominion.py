"""Regions, dominion and annexation."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.campaign import GAME, kinds
from liza.games.campaign.annexing import DeclareAnnexations, annexable, why_not_annex
from liza.games.campaign.income import CollectTaxes, income
from liza.games.campaign.maps import FORMAT
from liza.games.campaign.pieces import FLOODED, NOBODY
from liza.games.campaign.places import dominator, levies_of, taxes_of
from liza.testing.marks import clause
from liza.toolkit.problems import ProblemsError
from tests.games.campaign.field import W, X, Y
from tests.games.campaign.opening import Opening

STARTER = (FORMAT.folder / "lago-espejo.yaml").read_text(encoding="utf-8")


def refused(text: str) -> set[str]:
    """Returns the clauses that a map file breaks."""
    with pytest.raises(ProblemsError) as caught:
        FORMAT.read(text)
    return {one.clause for one in caught.value.problems}


# regiones


@clause("CAM-regiones-1")
def test_a_region_has_terrain_taxes_and_levies():
    assert "CAM-regiones-1" in refused(STARTER.replace("levies: 200, ", "", 1))
    assert "CAM-regiones-1" in refused(STARTER.replace("taxes: 4000", "taxes: -100", 1))
    assert FORMAT.read(STARTER.replace("levies: 0", "levies: 7", 1)).levies.count(0) == 0


@clause("CAM-regiones-2")
def test_there_are_four_terrains():
    assert "CAM-regiones-2" in refused(STARTER.replace("terrain: forest", "terrain: desert", 1))


@clause("CAM-regiones-11")
def test_adjacency_is_mutual_and_the_dry_land_in_one_piece():
    assert "CAM-regiones-11" in refused(STARTER.replace("next: [A1, A3, A4, M1, M6]", "next: [A1, A3, A4, M6]", 1))
    dry = STARTER.replace("next: [A1, A3, A4]", "next: []", 1)
    for other in ("A1", "A3", "A4"):
        line = next(part for part in dry.split("{id: ") if part.startswith(f"{other},"))
        dry = dry.replace(line, line.replace(", A5]", "]").replace("A5, ", ""))
    assert "CAM-regiones-11" in refused(dry)


@clause("CAM-partida-7", "CAM-partida-8")
def test_a_homeland_hangs_together_and_has_one_city():
    assert "CAM-partida-8" in refused(
        STARTER.replace("taxes: 2000, levies: 100, home: A", "taxes: 2000, levies: 100, city: true, home: A", 1)
    )
    swapped = STARTER.replace("home: A", "home: Z").replace("home: D", "home: A", 1).replace("home: Z", "home: D", 1)
    swapped = swapped.replace("home: Z", "home: A")
    assert "CAM-partida-7" in refused(swapped)
    assert Opening().s.owner.count(X) == 5


@clause("CAM-regiones-6", "CAM-dominio-2")
def test_taxes_go_to_whoever_dominates():
    f = Opening()
    f.troops(Y, "A2")
    f.read()
    f.go(CollectTaxes())
    assert (f.ruler("A2"), f.s.countries[Y].coins - income(f.s, Y)) == (Y, 0)
    assert income(f.s, Y) >= 2000
    f.troops(X, "M6")
    assert f.read().ruler("M1") == NOBODY  # threatened by both: nobody is paid


@clause("CAM-regiones-3", "CAM-regiones-4", "CAM-regiones-5")
def test_plains_are_crossed_rough_ground_takes_all_and_water_is_shut():
    f = Opening()
    f.leader(X, "duke", "A5")
    f.leader(X, "count", "M1")
    f.write_orders()
    assert {"march duke A1 A2", "march duke A3"} <= set(f.offered(X))
    assert f.why(X, "march duke A1 A4") == "CAM-movimiento-6"
    assert f.why(X, "march duke A4 A1") == "CAM-movimiento-5"
    assert f.why(X, "march count LA") == "CAM-regiones-5"


@clause("CAM-regiones-7")
def test_levies_are_added_up():
    f = Opening().read()
    assert f.s.levied[f.s.turn][X] == 200 + 100 + 100 + 50 + 150


@clause("CAM-regiones-8")
def test_a_region_may_have_a_city():
    f = Opening()
    assert (f.s.board.city[f.at("M1")], f.s.board.city[f.at("A2")]) == (True, False)


@clause("CAM-regiones-9", "CAM-anexion-10")
def test_a_lake_is_dominated_and_annexed_by_threat():
    f = Opening()
    f.troops(X, "M1")
    assert f.read().ruler("LA") == X
    f.dominates(X, "LA", turns=(2, 3, 4))
    assert f.at("LA") in annexable(f.s, X)
    assert taxes_of(f.s, f.at("LA")) == 1000


@clause("CAM-regiones-10")
def test_troops_in_a_flood_stay_and_occupy():
    f = Opening()
    f.troops(Y, "M2")
    f.s.terrain[f.at("M2")] = FLOODED
    assert f.read().ruler("M2") == Y


@clause("CAM-regiones-12", "CAM-dominio-11")
def test_what_nobody_owns_is_neutral_and_dominated_by_nobody():
    f = Opening()
    assert f.s.owner[f.at("M3")] == NOBODY
    assert f.read().ruler("M3") == NOBODY


# dominio


@clause("CAM-dominio-1", "CAM-dominio-10")
def test_an_own_region_is_dominated_unless_others_are_near():
    f = Opening()
    assert f.read().ruler("A5") == X
    f.troops(Y, "A4")
    assert f.read().ruler("A5") == Y


@clause("CAM-dominio-3", "CAM-dominio-4")
def test_the_only_threat_dominates_an_empty_region():
    f = Opening()
    f.troops(X, "A4", 50)
    f.read()
    assert [f.ruler(code) for code in ("A1", "A2", "A5", "B3", "M1")] == [X] * 5
    g = Opening()
    g.troops(X, "A5")
    assert g.read().ruler("M1") == NOBODY


@clause("CAM-dominio-5", "CAM-dominio-8")
def test_two_threats_leave_it_to_nobody_and_two_armies_of_one_are_one():
    f = Opening(players=3)
    f.troops(X, "A2")
    f.troops(X, "A4")
    assert f.read().ruler("M1") == X
    f.troops(Y, "B2")
    assert f.read().ruler("M1") == NOBODY
    assert dominator(f.s, f.at("B3")) == NOBODY


@clause("CAM-dominio-6", "CAM-dominio-7")
def test_occupation_outweighs_threat_and_ownership():
    f = Opening()
    f.troops(X, "A2")
    f.troops(Y, "M1")
    assert f.read().ruler("A2") == X
    g = Opening()
    g.troops(Y, "A2", 50)
    for code in ("A1", "A3", "A4"):
        g.troops(X, code, 3000)
    assert g.read().ruler("A2") == Y


@clause("CAM-dominio-9")
def test_the_owners_troops_next_door_count_as_a_threat():
    f = Opening(players=2)
    f.troops(Y, "F4")
    assert f.read().ruler("A3") == Y
    f.troops(X, "A1")
    assert f.read().ruler("A3") == NOBODY


@clause("CAM-dominio-12")
@pytest.mark.parametrize(("reading", "ruler"), [("nobody", NOBODY), ("first_occupant", X), ("owner", Y)])
def test_a_region_of_two_occupants(reading: str, ruler: int):
    f = Opening(contested_region=reading)
    f.troops(X, "M1")
    f.troops(Y, "M1")
    f.s.owner[f.at("M1")] = Y
    assert f.read().ruler("M1") == ruler


@clause("CAM-dominio-13", "CAM-dominio-14", "CAM-partida-12")
def test_the_snapshot_is_taken_once_and_the_first_is_what_one_began_with():
    f = Opening()
    number = f.troops(X, "M1")
    f.read()
    f.s.unit(X, number).region = f.at("A1")
    assert f.ruler("M1") == X
    g = Opening(turn=1)
    g.troops(Y, "B3")
    assert g.read().ruler("A4") == X


# anexion


def waiting(*turns: int, code: str = "M1", turn: int = 5, **options: Any) -> Opening:
    """Returns a field in which X dominates a region in some turns."""
    return Opening(turn, **options).dominates(X, code, turns=turns)


@clause("CAM-anexion-1", "CAM-anexion-3", "CAM-anexion-7")
def test_it_takes_four_turns_in_a_row():
    f = waiting(2, 3, 4, 5).go(DeclareAnnexations())
    assert f.say(X, "annex M1", "done") == ""
    assert f.s.owner[f.at("M1")] == X
    g = waiting(2, 3, 5, 6, turn=6)
    assert why_not_annex(g.s, X, g.at("M1")) == "CAM-anexion-3"
    assert why_not_annex(waiting(1, 2, 3, turn=3).s, X, g.at("M1")) == "CAM-anexion-3"


@clause("CAM-anexion-2")
def test_without_a_will_it_stays_and_a_standing_will_counts():
    f = waiting(2, 3, 4, 5).go(DeclareAnnexations())
    f.say(X, "done")
    assert f.s.owner[f.at("M1")] == NOBODY
    g = waiting(2, 3, 4, 5)
    g.s.countries[X].will = 1 << g.at("M1")
    g.go(DeclareAnnexations())
    g.say(X, "done")
    assert g.s.owner[g.at("M1")] == X


@clause("CAM-anexion-2")
def test_under_four_turns_the_will_must_have_stood():
    f = waiting(2, 3, 4, 5, annex_will="four_turns").go(DeclareAnnexations())
    assert f.why(X, "annex M1") == "CAM-anexion-2"
    f.say(X, "want M1", "done")
    assert f.s.countries[X].wills[5] == 1 << f.at("M1")
    g = waiting(2, 3, 4, 5, annex_will="four_turns")
    g.s.countries[X].will = 1 << g.at("M1")
    g.s.countries[X].wills = [0, 0, *[1 << g.at("M1")] * 3]
    assert why_not_annex(g.s, X, g.at("M1")) == ""


@clause("CAM-anexion-4", "CAM-anexion-8", "CAM-anexion-9")
def test_foreign_troops_in_the_two_turns_before_prevent_it():
    f = waiting(3, 4, 5, 6, code="B2", turn=6, players=3).enter(W, "B2", 4)
    assert why_not_annex(f.s, X, f.at("B2")) == "CAM-anexion-4"
    g = waiting(3, 4, 5, 6, code="B2", turn=6, players=3).enter(Y, "B2", 3).enter(X, "B2", 5)
    assert why_not_annex(g.s, X, g.at("B2")) == ""


@clause("CAM-anexion-5", "CAM-anexion-6", "CAM-anexion-11")
def test_it_becomes_own_and_ceases_to_be_the_others_even_a_capital():
    f = waiting(2, 3, 4, 5, code="B1").go(DeclareAnnexations())
    f.say(X, "annex B1", "done")
    assert (f.s.owner[f.at("B1")], f.s.countries[Y].capital) == (X, NOBODY)
    assert f.told(kinds.CAPITAL_LOST)
    assert f.read().ruler("B1") == X


@clause("CAM-anexion-12")
def test_several_regions_in_a_turn():
    f = Opening().dominates(X, "M1", "M6", turns=(2, 3, 4, 5)).go(DeclareAnnexations())
    f.say(X, "annex M1", "annex M6", "done")
    assert [f.s.owner[f.at(code)] for code in ("M1", "M6")] == [X, X]


@clause("CAM-arrasar-2")
def test_a_razed_region_pays_nothing_and_levies_nothing():
    f = Opening()
    f.s.razed = 1 << f.at("B2")
    assert (taxes_of(f.s, f.at("B2")), levies_of(f.s, f.at("B2"))) == (0, 0)
    assert f.read().ruler("B2") == Y


def test_the_shipped_maps_are_sound():
    assert [GAME.map_format().named(name).id for name in ("duelo", "lago-espejo")] == ["duelo", "lago-espejo"]
