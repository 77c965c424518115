"""Wages, recruits, mercenaries, prisoners: what goes in and out of a treasury."""

from __future__ import annotations

from typing import Any

from liza.games.campaign import GAME, kinds
from liza.games.campaign.captives import BringBack, OfferRansoms
from liza.games.campaign.fighting import morale_of
from liza.games.campaign.hiring import EndContracts, RequestCompanies, fee
from liza.games.campaign.naming import unit_handle
from liza.games.campaign.pieces import NOBODY, NOWHERE
from liza.games.campaign.places import recruit_places
from liza.games.campaign.recruiting import RecruitTroops, levy_cap
from liza.games.campaign.sequence import TURN, TURN_RECRUITS_FIRST
from liza.games.campaign.victory import EliminateCountries
from liza.games.campaign.wages import PayWages, all_wages, current_wages
from liza.testing.marks import clause
from tests.games.campaign.field import X, Y
from tests.games.campaign.opening import Opening

# mantenimiento


def paying(*points: int, coins: int = 0, owed: int = 0, **options: Any) -> Opening:
    """Returns a country at the wages with units of so many points in A1, numbered from 64."""
    f = Opening(**options).coins(X, coins)
    for one in points:
        f.troops(X, "A1", one, owed=owed)
    f.go(PayWages())
    f.say(Y, "pay-all")
    return f


def owed(f: Opening, number: int = 64) -> int:
    """Returns how many turns a unit is owed, -1 if it has left."""
    one = f.s.countries[X].unit(number)
    return -1 if one is None else int(one.owed)


@clause("CAM-mantenimiento-1", "CAM-mantenimiento-11")
def test_a_wage_is_a_coin_a_point_now():
    f = Opening(turn=1)
    number = f.troops(X, "A1", 200)
    f.s.unit(X, number).models = 12
    f.leader(X, "baron", "A1")
    assert current_wages(f.s, X) == 120 + 200


@clause("CAM-mantenimiento-2", "CAM-mantenimiento-5", "CAM-mantenimiento-9")
def test_whoever_is_not_paid_is_owed_at_once():
    f = paying(200, coins=15_000)
    f.say(X, "pay-each", "done")
    assert (owed(f), f.s.countries[X].coins) == (1, 15_000)


@clause("CAM-mantenimiento-3")
def test_three_turns_owed_and_it_leaves():
    f = paying(200, owed=2)
    f.say(X, "pay-current")
    assert owed(f) == -1
    assert f.s.countries[X].ledger[-1].points == -200
    g = paying(200, coins=200, owed=2)
    g.say(X, "pay-current")
    assert owed(g) == 2


@clause("CAM-mantenimiento-6", "CAM-reclutamiento-13")
def test_the_player_chooses_whom_to_pay_within_the_treasury():
    f = paying(200, 250, 300, coins=500)
    assert f.say(X, "pay-each", "pay u64 1", "pay u66 1", "done") == ""
    assert [owed(f, number) for number in (64, 65, 66)] == [0, 1, 0]
    g = paying(200, 250, 300, coins=500)
    assert g.say(X, "pay-each", "pay u65 1", "pay u66 1") == "CAM-reclutamiento-13"
    assert paying(200, coins=100).why(X, "pay-all") == "CAM-reclutamiento-13"


@clause("CAM-mantenimiento-7", "CAM-mantenimiento-8")
def test_arrears_are_paid_in_whole_wages_at_current_worth():
    f = paying(200, coins=1000, owed=2)
    f.say(X, "pay-each", "pay u64 2", "done")
    assert (owed(f), f.s.countries[X].coins) == (1, 600)
    g = paying(200, coins=1000)
    assert g.say(X, "pay-each", "pay u64 2") == "CAM-mantenimiento-7"
    h = Opening().coins(X, 300)
    h.s.unit(X, h.troops(X, "A1", 200, owed=1)).models = 12
    assert all_wages(h.s, X) == 240
    h.go(PayWages())
    h.say(X, "pay-all")
    assert (owed(h), h.s.countries[X].coins) == (0, 60)


@clause("CAM-mantenimiento-4", "CAM-mantenimiento-10", "CAM-reclutamiento-14", "CAM-turno-2")
def test_wages_come_before_recruits_unless_an_option_says_otherwise():
    order = [type(step).__name__ for step in TURN]
    wanted = [
        "ReadCalendar", "ReadDominion", "DeclareAnnexations", "CheckCities", "CollectTaxes", "EndContracts", "PayWages",
        "OfferRansoms", "BringBack", "RequestCompanies", "RecruitTroops",
    ]  # fmt: skip
    assert [name for name in order if name in wanted] == wanted
    other = [type(step).__name__ for step in TURN_RECRUITS_FIRST]
    assert other.index("RecruitTroops") < other.index("PayWages")


@clause("CAM-mantenimiento-12", "CAM-mantenimiento-13")
def test_leaders_are_paid_like_heroes_the_king_stays_and_captives_cost_nothing():
    for reading, left in (("never_leaves", 3), ("like_others", -1)):
        f = Opening(king_wages=reading)
        f.leader(X, "king", "A1")
        f.leader(X, "baron", "A1")
        f.leader(X, "duke", "A1")
        for one in f.s.countries[X].units:
            one.owed = 2
        duke = f.s.unit(X, 1)
        duke.captor, duke.region = Y, NOWHERE
        assert current_wages(f.s, X) == 600
        f.go(PayWages())
        f.say(X, "pay-current")
        assert [owed(f, number) for number in (0, 4, 1)] == [left, -1, 2]


@clause("CAM-mantenimiento-14")
def test_disbanding_costs_and_brings_nothing():
    f = paying(200, coins=50)
    f.say(X, "pay-each", "dismiss", "disband u64")
    assert (owed(f), f.s.countries[X].coins) == (-1, 50)
    g = Opening()
    g.leader(X, "king", "A1")
    g.troops(X, "A1", 200)
    g.go(PayWages())
    assert g.say(X, "pay-each", "dismiss", "disband king") == "CAM-mantenimiento-14"


@clause("CAM-turno-8")
def test_whoever_misses_the_deadline_pays_what_fits_by_points():
    f = paying(200, 300, 250, coins=500)
    ask = f.s.ask_of(X)
    assert ask is not None
    f.say(X, ask.describe(f.s, ask.default(f.s)))
    assert [owed(f, number) for number in (64, 65, 66)] == [0, 0, 1]


@clause("CAM-mantenimiento-15")
def test_morale_is_seven_less_what_is_owed_on_the_sheet_and_in_the_resolver():
    f = Opening()
    number = f.troops(X, "A1", 200, owed=1)
    shown = GAME.view(f.s.observe(X), X)
    card = next(card for zone in shown.zones for card in zone.cards if card.handle == unit_handle(X, number))
    morale = next(one for one in card.numbers if one.role == "morale")
    assert (morale.value, morale.printed, [part[0] for part in morale.parts]) == (5, 7, [7, -2])
    assert morale_of(f.s, f.s.unit(X, number)) == 5


# reclutamiento


def recruiting(*levies: int, coins: int = 50_000, turn: int = 8, **options: Any) -> Opening:
    """Returns a country at recruitment with the levies of the last turns."""
    return Opening(turn, **options).home(X).levies(X, *levies).coins(X, coins).go(RecruitTroops())


@clause("CAM-reclutamiento-1", "CAM-reclutamiento-9")
def test_ten_coins_a_point_and_there_at_once():
    f = recruiting(600, coins=2000)
    assert f.say(X, "recruit lancers") == ""
    one = f.s.countries[X].units[-1]
    assert (one.points(), f.where(X, one.number), f.s.countries[X].coins) == (200, "A1", 0)
    assert recruiting(600, coins=1990).why(X, "recruit lancers") == "CAM-reclutamiento-1"


@clause("CAM-reclutamiento-2", "CAM-reclutamiento-6", "CAM-reclutamiento-7", "CAM-partida-14")
def test_the_levies_cover_all_that_is_added_in_a_turn():
    f = recruiting(600)
    f.s.countries[X].added[6] = 50
    assert f.why(X, "recruit lancers 76") == "CAM-reclutamiento-2"
    assert f.say(X, "recruit lancers 50", "recruit swordsmen 20") == ""
    assert f.why(X, "recruit lancers 5") == "CAM-partida-14"
    assert f.why(X, "recruit lancers 7") == "CAM-reclutamiento-6"
    assert f.s.countries[X].added[8] == 600


@clause("CAM-reclutamiento-3")
def test_four_turns_of_levies_make_twice_the_points():
    f = recruiting(600, 600, 700, 700)
    assert levy_cap(f.s, X) == 1300
    assert f.why(X, "recruit archers 131") == "CAM-reclutamiento-3"
    assert f.why(X, "recruit archers 130") == ""
    f.s.countries[X].added[6] = 50
    assert f.why(X, "recruit archers 130") == "CAM-reclutamiento-2"
    assert recruiting(600, 600, 700, 700, levy_saving="off").why(X, "recruit archers 130") == "CAM-reclutamiento-2"


@clause("CAM-reclutamiento-4", "CAM-reclutamiento-5")
def test_the_more_generous_way_from_turn_four_on():
    assert levy_cap(recruiting(0, 0, 0, 500).s, X) == 500
    assert levy_cap(recruiting(301, 300, 300, 300).s, X) == 600
    assert levy_cap(recruiting(600, 600, 600, turn=3).s, X) == 600
    assert levy_cap(recruiting(600, 600, 600, 600, turn=4).s, X) == 1200


@clause("CAM-reclutamiento-10")
def test_recruits_appear_in_own_cities_or_failing_these_in_own_regions():
    f = Opening().home(X).dominates(X, "B1", "M1")
    f.s.owner[f.at("M1")] = X
    assert [f.s.board.ids[one] for one in recruit_places(f.s, X)] == ["A1", "M1"]
    besieged = Opening().dominates(X, "A2", "A5", "B1")
    assert [besieged.s.board.ids[one] for one in recruit_places(besieged.s, X)] == ["A2", "A5"]
    g = Opening(recruit_place="capital").home(X).dominates(X, "M1")
    g.s.owner[g.at("M1")] = X
    assert [g.s.board.ids[one] for one in recruit_places(g.s, X)] == ["A1"]
    h = recruiting(600)
    h.dominates(X, "M1").s.owner[h.at("M1")] = X
    h.say(X, "recruit lancers")
    assert h.why(X, "place B1") == "CAM-reclutamiento-10"


@clause("CAM-reclutamiento-11")
def test_heroes_use_levies():
    assert recruiting(100, coins=5000, turn=3).why(X, "recruit hero") == "CAM-reclutamiento-2"
    f = recruiting(600, coins=5000)
    f.say(X, "recruit hero")
    assert (f.s.countries[X].coins, levy_cap(f.s, X) - f.s.countries[X].added[8]) == (3500, 450)


@clause("CAM-reclutamiento-12", "CAM-mercenarios-5")
def test_companies_are_no_additions():
    f = hiring(coins=20_000)
    f.say(X, "hire cuervo 1", "done")
    f.say(Y, "done")
    assert f.s.countries[X].added == [0] * 6
    assert current_wages(f.s, X) == 0


@clause("CAM-reclutamiento-8", "CAM-reclutamiento-15")
def test_leaders_are_not_recruited_and_nobody_is_later():
    f = recruiting(600)
    standing = f.s.standing(X)
    assert standing is not None
    assert standing.refuse(f.s, standing.parse(f.s, "recruit-leader")) == "CAM-reclutamiento-15"
    f.s.phase = 2
    assert standing.refuse(f.s, standing.parse(f.s, "recruit-leader")) == "CAM-reclutamiento-8"


@clause("CAM-arrasar-3")
def test_a_razed_region_is_restored_for_three_times_its_taxes():
    for coins, refused in ((6000, ""), (5900, "CAM-arrasar-3")):
        f = Opening().dominates(Y, "B2").coins(Y, coins)
        f.s.razed = 1 << f.at("B2")
        f.go(RecruitTroops())
        assert f.why(Y, "restore B2") == refused
    g = Opening().dominates(Y, "B2").coins(Y, 6000)
    g.s.razed = 1 << g.at("B2")
    g.go(RecruitTroops())
    g.say(Y, "restore B2", "done")
    g.say(X, "done")
    assert (g.s.razed, g.s.countries[Y].coins) == (0, 0)


# mercenarios


def hiring(coins: int = 3000, turn: int = 5, players: int = 2, **options: Any) -> Opening:
    """Returns countries that may hire the first two companies."""
    f = Opening(turn, players, **options)
    for company in f.s.companies[:2]:
        company.announced = True
    for seat in range(players):
        f.home(seat).coins(seat, coins)
    f.go(RequestCompanies())
    return f


@clause("CAM-mercenarios-1", "CAM-mercenarios-11")
def test_announced_companies_are_hired_and_those_of_others_not():
    f = hiring()
    assert f.say(X, "hire cuervo 2", "done") == ""
    f.say(Y, "done")
    assert (f.s.companies[0].holder, f.where(X, 64), f.s.countries[X].coins) == (X, "A1", 200)
    f.next_turn().go(RequestCompanies())
    assert f.why(Y, "hire cuervo 1") == "CAM-mercenarios-1"
    assert not [text for text in f.offered(Y) if "valhondo" in text]


@clause("CAM-mercenarios-2", "CAM-mercenarios-3")
def test_the_tariff():
    assert [fee(400, turns) for turns in range(1, 7)] == [1600, 2800, 3600, 4400, 5200, 5600]
    assert fee(600, 2) == 4200
    assert hiring().why(X, "hire cuervo 7") == "CAM-mercenarios-3"


@clause("CAM-mercenarios-4")
def test_paid_in_advance_and_not_beyond_the_treasury():
    assert hiring(1500).why(X, "hire cuervo 1") == "CAM-mercenarios-4"
    f = hiring(3000)
    assert f.say(X, "hire cuervo 1", "hire estepa 1") == "CAM-mercenarios-4"


@clause("CAM-mercenarios-6", "CAM-mercenarios-7")
def test_they_appear_like_recruits_and_are_troops():
    f = hiring()
    f.dominates(X, "M1").s.owner[f.at("M1")] = X
    f.say(X, "hire cuervo 1", "place M1", "done")
    f.say(Y, "done")
    assert (f.where(X, 64), f.s.arrivals[f.at("M1")]) == ("M1", [X])
    g = Opening()
    g.s.companies[0].announced = True
    g.coins(X, 3000).go(RequestCompanies())
    assert g.why(X, "hire cuervo 1") == "CAM-mercenarios-7"


@clause("CAM-mercenarios-8", "CAM-mercenarios-9")
def test_a_contract_ends_before_wages_unless_renewed():
    for answer, holder, coins in (("renew cuervo 1", X, 0), ("release cuervo", NOBODY, 1600)):
        f = Opening().coins(X, 1600)
        company = f.s.companies[0]
        company.announced, company.holder, company.until = True, X, 5
        f.troops(X, "M1", 400, each=20, company=0, until=5, name=16)
        f.go(EndContracts())
        assert f.say(X, answer) == ""
        assert (company.holder, f.s.countries[X].coins) == (holder, coins)
        f.home(Y).coins(Y, 9000).go(RequestCompanies())
        assert "hire cuervo 1" not in f.offered(Y)


@clause("CAM-mercenarios-10", "CAM-turno-4")
def test_the_longest_contract_gets_it_and_equals_roll():
    f = hiring(9000)
    f.say(X, "hire cuervo 2", "done")
    f.say(Y, "hire cuervo 4", "done")
    assert [one.coins for one in f.s.countries] == [9000, 4600]
    g = hiring(9000).dice(3, 3, 5, 2)
    g.say(X, "hire cuervo 3", "done")
    g.say(Y, "hire cuervo 3", "done")
    assert g.s.companies[0].holder == X
    h = hiring(9000, mercenary_contest="lot").dice(6, 1)
    h.say(X, "hire cuervo 1", "done")
    h.say(Y, "hire cuervo 6", "done")
    assert h.s.companies[0].holder == X


# prisioneros


def captured(coins: int = 3500) -> Opening:
    """Returns X's duke in the hands of Y, at the ransoms."""
    f = Opening().home(X).coins(X, coins)
    f.leader(X, "duke", "A1")
    duke = f.s.unit(X, 1)
    duke.captor, duke.region = Y, NOWHERE
    f.go(OfferRansoms(), BringBack())
    return f


@clause("CAM-prisioneros-2", "CAM-prisioneros-3", "CAM-diplomacia-2")
def test_a_ransom_is_offered_and_accepted():
    f = captured()
    assert f.why(X, "offer duke 4000") == "CAM-reclutamiento-13"
    f.say(X, "offer duke 3000", "done")
    assert f.say(Y, "done", "accept duke gules") == ""
    assert [one.coins for one in f.s.countries] == [500, 3000]
    assert f.where(X, 1) == "A1"


@clause("CAM-prisioneros-2")
def test_a_rejected_offer_gives_the_coins_back_and_ends_the_matter():
    f = captured()
    f.say(X, "offer-price duke", "done")
    f.say(Y, "done", "reject duke gules")
    assert (f.s.countries[X].coins, f.where(X, 1), f.s.owing()) == (3500, "captive", [])


@clause("CAM-prisioneros-4")
def test_a_captor_may_free_his_prisoner():
    f = captured()
    f.say(X, "done")
    f.say(Y, "free duke gules", "done")
    assert (f.where(X, 1), f.s.unit(X, 1).rank) == ("A1", 2)


@clause("CAM-prisioneros-3")
def test_he_waits_while_there_is_no_place():
    f = Opening()
    f.leader(X, "duke", "A1")
    duke = f.s.unit(X, 1)
    duke.freed, duke.region = True, NOWHERE
    f.go(BringBack())
    assert f.where(X, 1) == "waiting"
    f.home(X).go(BringBack())
    assert f.where(X, 1) == "A1"


@clause("CAM-prisioneros-5", "CAM-victoria-6", "CAM-coronacion-13")
def test_prisoners_of_an_eliminated_country_go_free():
    f = Opening(players=3).home(X)
    f.leader(X, "king", "A1")
    king = f.s.unit(X, 0)
    king.captor, king.region = Y, NOWHERE
    f.s.owner = [NOBODY if one == Y else one for one in f.s.owner]
    f.go(EliminateCountries(), BringBack())
    assert f.s.countries[Y].out
    assert f.told(kinds.FREED)
    assert (f.where(X, 0), f.s.unit(X, 0).rank) == ("A1", 1)
