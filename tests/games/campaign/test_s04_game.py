"""Setting up, the calendar, the turn, what is seen, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.campaign import GAME, kinds
from liza.games.campaign.accounts import book
from liza.games.campaign.annexing import DeclareAnnexations
from liza.games.campaign.armies import house_army
from liza.games.campaign.calendar import ReadCalendar, digest, morale_change, truce
from liza.games.campaign.calendars import written
from liza.games.campaign.closing import CloseTurn
from liza.games.campaign.income import CollectTaxes
from liza.games.campaign.naming import name_of
from liza.games.campaign.notation import TITLE_WORDS
from liza.games.campaign.pieces import FIRST_UNIT, FLOODED, FOREST, NOBODY, Effect
from liza.games.campaign.places import is_shut, levies_of, taxes_of
from liza.games.campaign.recruiting import RecruitTroops
from liza.games.campaign.sequence import TURN
from liza.games.campaign.state import Campaign
from liza.games.campaign.victory import CheckCities, CheckEnd, EliminateCountries, end_by_score, score
from liza.games.campaign.wages import PayWages
from liza.kernel import LIVE
from liza.testing.marks import clause
from liza.toolkit.problems import ProblemsError
from liza.toolkit.text import Phrase
from tests.games.campaign.field import W, X, Y
from tests.games.campaign.opening import Opening

# partida


def begun(players: int = 2, seed: int = 5, **setup: Any) -> Campaign:
    """Returns a campaign at the deployment of armies."""
    s = GAME.simulated(GAME.complete({"players": players, **setup}), seed)
    s.advance(LIVE)
    assert isinstance(s, Campaign)
    return s


def faults(**setup: Any) -> set[str]:
    """Returns the clauses that a set-up breaks."""
    with pytest.raises(ProblemsError) as caught:
        GAME.complete(setup)
    return {one.clause for one in caught.value.problems}


def army(*units: dict[str, Any], leaders: Any = None) -> dict[str, Any]:
    """Returns a list of five leaders worth 1,350 and some units."""
    points = (400, 300, 250, 200, 200)
    usual = [{"title": title, "points": worth} for title, worth in zip(TITLE_WORDS, points, strict=True)]
    return {"leaders": usual if leaders is None else leaders, "units": list(units)}


def spears(points: int, **more: Any) -> dict[str, Any]:
    """Returns a unit of so many points."""
    return {"name": "Spears", "kind": "infantry", "models": points // 5, "each": 5, **more}


@clause("CAM-partida-1")
def test_two_to_six_play():
    assert faults(players=1) == faults(players=7) == {"CAM-partida-1"}
    assert GAME.seated(GAME.complete({"players": 6})) == GAME.seats[:6]


@clause("CAM-partida-2", "CAM-partida-3")
def test_an_army_is_worth_ten_thousand_at_most_with_its_leaders():
    lawful = army(*[spears(1500)] * 5, spears(1150))
    GAME.complete({"players": 2, "armies": ["house", lawful]})
    GAME.complete({"players": 2, "armies": ["house", army(*[spears(1500)] * 5, spears(1135))]})
    assert faults(players=2, armies=["house", army(*[spears(1500)] * 5, spears(1200))]) == {"CAM-partida-2"}
    assert sum(int(one.points()) for one in house_army()) == 10_000


@clause("CAM-partida-4", "CAM-partida-5", "CAM-partida-15")
def test_five_leaders_one_king_each_title_once():
    five = army()["leaders"]
    assert "CAM-partida-4" in faults(players=2, armies=["house", army(leaders=five[:4])])
    assert "CAM-partida-4" in faults(players=2, armies=["house", army(leaders=[*five, {"title": "x", "points": 99}])])
    headless = [{**five[0], "title": "count"}, *five[1:]]
    assert faults(players=2, armies=["house", army(leaders=headless)]) == {"CAM-partida-5", "CAM-partida-15"}


@clause("CAM-partida-6")
def test_a_king_is_called_what_his_player_likes():
    s = begun(titles=["Gran Kan", ""])
    assert GAME.words().render("es", name_of(s, X, s.unit(X, 0))) == "Gran Kan"
    assert GAME.words().render("es", name_of(s, Y, s.unit(Y, 0))) == "Rey"


@clause("CAM-partida-9", "CAM-partida-10", "CAM-acontecimientos-2")
def test_homes_are_drawn_after_the_calendar_is_sealed():
    homes = set()
    for seed in range(6):
        s = begun(4, seed)
        letters = [s.board.map.home_ids[one.home] for one in s.countries]
        assert sorted(letters) == ["A", "B", "D", "E"]
        assert [s.board.ids[one.capital] for one in s.countries] == [f"{letter}1" for letter in letters]
        assert s.digest
        homes.add(tuple(letters))
    assert len(homes) > 1


@clause("CAM-partida-11", "CAM-turno-5")
def test_armies_are_deployed_in_secret_in_ones_own_regions():
    s = begun()
    ask = s.ask_of(X)
    assert ask is not None
    march = ask.parse(s, "rest M1")
    assert ask.refuse(s, march) == "CAM-partida-11"
    s.apply_for(X, ask.parse(s, "house"))
    s.advance(LIVE)
    assert (s.observe(Y).countries[X].troops, s.phase) == (0, 0)
    other = s.ask_of(Y)
    assert other is not None
    s.apply_for(Y, other.parse(s, "house"))
    s.advance(LIVE)
    assert s.observe(Y).countries[X].troops == s.countries[X].troops != 0


@clause("CAM-partida-13", "CAM-partida-17")
def test_the_opening_treasury_and_the_compensation_of_five():
    s = begun(5)
    coins = {s.board.map.home_ids[one.home]: int(one.coins) for one in s.countries}
    assert coins == {"A": 10_000, "B": 13_000, "C": 13_000, "D": 13_000, "E": 10_000}
    assert [int(one.coins) for one in begun(6, options={"starting_treasury": 5000}).countries] == [5000] * 6


@clause("CAM-partida-14", "CAM-partida-16")
def test_units_are_neither_too_small_nor_too_big_and_heroes_single():
    assert faults(players=2, armies=["house", army(spears(40))]) == {"CAM-partida-14"}
    assert faults(players=2, armies=["house", army(spears(1600))]) == {"CAM-partida-14"}
    hero = {"name": "Cid", "kind": "hero", "models": 20, "each": 10}
    assert faults(players=2, armies=["house", army(hero)]) == {"CAM-partida-16"}


@clause("CAM-regiones-11")
def test_maps_by_name_and_by_path():
    assert GAME.complete({"players": 2, "options": {"map": "duelo"}})["map"] == "duelo"
    assert "CAM-partida-10" in faults(players=3, map="duelo")


# acontecimientos


def entry(text: dict[str, Any], f: Opening) -> Effect:
    """Returns an entry of a calendar written for a field."""
    found = written(f.s.board, [text], lambda said, place: pytest.fail(f"{place}: {said}"))
    return found[0]


def with_entries(*texts: dict[str, Any], turn: int = 5, **options: Any) -> Opening:
    """Returns a field whose calendar has entries for this turn."""
    f = Opening(turn, **options)
    f.s.calendar = [entry({"turn": turn, **text}, f) for text in texts]
    return f


@clause("CAM-acontecimientos-1", "CAM-acontecimientos-5")
def test_entries_of_a_turn_come_first_of_all():
    f = with_entries({"effect": "tax_pct", "terrain": "plain", "amount": 25}).go(ReadCalendar())
    assert [taxes_of(f.s, f.at(code)) for code in ("A1", "A2", "A3")] == [5000, 2500, 1500]
    assert len(f.told(kinds.ENTRY_CAME)) == 1
    names = [type(step).__name__ for step in TURN]
    assert names.index("ReadCalendar") < names.index("ReadDominion")


@clause("CAM-acontecimientos-3")
def test_the_digest_is_published_and_checked_at_the_end():
    s = begun(calendar="random")
    sealed = s.digest
    assert s.observe(X).digest == sealed
    assert s.observe(X).sealed_calendar == ()
    s.end([X], "CAM-victoria-7")
    seen = s.observe(X)
    assert digest(list(seen.sealed_calendar), seen.salt) == sealed
    assert digest(list(seen.sealed_calendar)[1:], seen.salt) != sealed


@clause("CAM-acontecimientos-4", "CAM-arbitro-1")
def test_nobody_but_the_organiser_sees_what_is_to_come():
    s = begun(referee=True)
    assert len(s.calendar) == 15
    assert [len(s.observe(seat).calendar) for seat in (X, Y, 2, 3)] == [0, 0, 15, 0]


@clause("CAM-acontecimientos-6")
def test_information_for_those_with_fewest_regions():
    for given, readers in (("M3", 0b01), ("", 0b11)):
        f = with_entries({"effect": "reveal", "audience": "fewest_regions", "note": "treasure", "region": "M4"})
        if given:
            f.s.owner[f.at(given)] = Y
        f.go(ReadCalendar())
        assert [one.see & 0b11 for one in f.told(kinds.ENTRY_CAME)] == [readers]
        assert [len(f.s.observe(seat).shown) for seat in (X, Y)] == [readers & 1, readers >> 1]


@clause("CAM-acontecimientos-7")
def test_the_effects_of_the_list():
    said: list[Phrase] = []
    written(Opening().s.board, [{"turn": 1, "effect": "destroy_unit"}], lambda phrase, place: said.append(phrase))
    assert len(said) == 1
    assert faults(players=2, calendar=[{"turn": 1, "effect": "destroy_unit"}]) == {"CAM-acontecimientos-7"}
    f = with_entries({"effect": "set_terrain", "region": "M2", "terrain": "flooded", "turns": 2}).go(ReadCalendar())
    assert f.s.terrain[f.at("M2")] == FLOODED
    f.s.turn += 2
    f.go(ReadCalendar())
    assert f.s.terrain[f.at("M2")] == FOREST
    g = with_entries(
        {"effect": "close_terrain", "terrain": "mountain"},
        {"effect": "truce"},
        {"effect": "morale", "amount": 1},
        {"effect": "raze", "region": "M1"},
        {"effect": "mercenaries", "companies": ["estepa"]},
        {"effect": "levy_pct", "terrain": "forest", "amount": -100},
        {"effect": "grant", "audience": "king_free", "amount": 1500},
    )
    g.leader(X, "king", "A1")
    g.go(ReadCalendar(), CollectTaxes())
    assert is_shut(g.s, g.at("A4"))
    assert truce(g.s)
    assert (morale_change(g.s, 0), morale_change(g.s, 1)) == (1, 0)
    assert g.s.razed == 1 << g.at("M1")
    assert [one.announced for one in g.s.companies[:2]] == [False, True]
    assert levies_of(g.s, g.at("A3")) == 0
    assert [one.coins for one in g.s.countries] == [1500, 0]


@clause("CAM-acontecimientos-7")
def test_a_treasure_waits_for_the_first_who_dominates():
    f = with_entries({"effect": "treasure", "region": "M4", "amount": 4000}).dominates(Y, "M4")
    f.go(ReadCalendar(), CollectTaxes())
    assert f.s.countries[Y].coins == taxes_of(f.s, f.at("M4"))
    f.next_turn().go(CollectTaxes())
    assert f.s.countries[Y].coins == 4000 + 2 * 1500
    assert f.s.treasures == []


@clause("CAM-acontecimientos-8")
def test_percentages_are_added_and_rounded_down():
    for amounts, code, taxes in (((25, -50), "A2", 1500), ((-60, -60), "A2", 0)):
        f = with_entries(*({"effect": "tax_pct", "region": code, "amount": one} for one in amounts)).go(ReadCalendar())
        assert taxes_of(f.s, f.at(code)) == taxes
    g = with_entries({"effect": "levy_pct", "region": "A4", "amount": -33}).go(ReadCalendar())
    assert levies_of(g.s, g.at("A4")) == 33


# turno


@clause("CAM-turno-1")
def test_four_phases():
    f = begun(calendar="none", options={"game_length": 8})
    f.log = []
    seen: list[int] = []
    while f.turn < 2:
        options = f.advance(LIVE)
        ask = f.ask_of(f.asking)
        assert ask is not None
        f.apply_for(f.asking, ask.default(f) if f.turn else options[0])
        f.advance(LIVE)
        seen += [int(one.a) for one in f.log if one.kind == kinds.PHASE_BEGAN]
        f.log.clear()
    assert seen[:4] == [1, 2, 3, 4]


@clause("CAM-turno-4", "CAM-turno-5", "CAM-turno-6")
def test_unseen_until_all_confirm_and_reopened_until_then():
    f = Opening().home(X).levies(X, 600).coins(X, 9000)
    f.go(RecruitTroops())
    f.say(X, "recruit lancers", "done")
    assert f.s.observe(Y).countries[X].troops == 0
    standing = f.s.standing(X)
    assert standing is not None
    f.s.apply_standing(X, standing.parse(f.s, "reopen"))
    f.s.advance(LIVE)
    assert (f.s.countries[X].coins, f.s.owing()) == (9000, [X, Y])
    f.say(X, "done")
    f.say(Y, "done")
    assert standing.refuse(f.s, standing.parse(f.s, "reopen")) == "CAM-turno-6"
    assert standing.refuse(f.s, standing.parse(f.s, "undo")) == "CAM-turno-6"


@clause("CAM-diplomacia-1", "CAM-diplomacia-2")
def test_all_are_enemies_and_nothing_is_given():
    f = Opening(players=3)
    standing = f.s.standing(X)
    assert standing is not None
    assert standing.refuse(f.s, standing.parse(f.s, "give vert")) == "CAM-diplomacia-2"
    assert "CAM-diplomacia-1" in faults(players=2, options={"diplomacy": "pacts"})
    f.troops(X, "M1")
    f.troops(W, "M1")
    assert f.read().ruler("M1") == NOBODY


# victoria


@clause("CAM-victoria-3")
def test_points():
    f = Opening()
    f.leader(X, "king", "A1")
    f.troops(X, "A1")
    f.s.owner[f.at("M1")] = f.s.owner[f.at("M6")] = X
    assert score(f.s, X) == 7 * 2 + 3 * 3 + 2 + 2
    g = Opening()
    g.troops(Y, "A2")
    assert (score(g.s, X), score(g.s, Y) - 5 * 2 - 3 - 2) == (5 * 2 + 3 + 2, len(["A2", "A1", "A3", "A4", "M1", "M6"]))


@clause("CAM-victoria-1", "CAM-victoria-2")
def test_points_are_counted_after_the_last_turn_and_not_in_other_modes():
    for mode, over in (("score", True), ("conquest", False), ("open", False)):
        f = Opening(16, victory=mode)
        f.leader(X, "king", "A1")
        f.go(CheckEnd())
        assert f.s.over == over
    assert f.s.scores == []
    for country in f.s.countries:
        country.closing = True
    f.go(CheckEnd())
    assert (f.s.winners, f.s.ending) == ([X], "CAM-victoria-1")


@clause("CAM-victoria-4")
def test_ties_go_to_own_taxes_then_to_the_treasury():
    f = Opening().coins(X, 200).coins(Y, 300)
    end_by_score(f.s, "CAM-victoria-3")
    assert (f.s.winners, f.s.ending) == ([Y], "CAM-victoria-4")
    g = Opening().coins(X, 200).coins(Y, 300)
    g.s.board.taxes[g.at("A2")] += 1
    try:
        end_by_score(g.s, "CAM-victoria-3")
    finally:
        g.s.board.taxes[g.at("A2")] -= 1
    assert g.s.winners == [X]
    h = Opening()
    end_by_score(h.s, "CAM-victoria-3")
    assert (h.s.winners, h.s.returns()) == ([X, Y], [0, 0])


@clause("CAM-victoria-5")
def test_more_than_half_of_the_cities():
    f = Opening(11)
    for code in ("B1", "C1", "M1", "M2", "M3"):
        f.s.owner[f.at(code)] = X
    f.go(CheckCities())
    assert not f.s.over
    f.s.owner[f.at("M4")] = X
    f.go(DeclareAnnexations(), CheckCities())
    assert (f.s.winners, f.s.ending) == ([X], "CAM-victoria-5")


@clause("CAM-victoria-6", "CAM-victoria-7")
def test_without_regions_and_troops_a_country_is_out():
    f = Opening()
    f.leader(X, "duke", "A1")
    f.s.owner = [NOBODY if one == X else one for one in f.s.owner]
    number = f.troops(X, "M1", 300)
    f.go(EliminateCountries())
    assert not f.s.countries[X].out
    f.s.countries[X].units.remove(f.s.unit(X, number))
    f.s.countries[X].troops = 0
    f.go(EliminateCountries(), CheckEnd())
    assert (f.s.countries[X].units, f.s.countries[X].coins) == ([], 0)
    assert (f.s.winners, f.s.ending) == ([Y], "CAM-victoria-7")


@clause("CAM-victoria-8")
def test_a_country_surrenders_and_leaves_at_the_close():
    f = Opening(players=3)
    f.troops(X, "A1")
    standing = f.s.standing(X)
    assert standing is not None
    f.s.apply_standing(X, standing.parse(f.s, "surrender"))
    assert f.s.owner.count(X) == 5
    f.go(CloseTurn(), EliminateCountries())
    assert f.s.owing() == [Y, W]
    f.say(Y, "done")
    f.say(W, "done")
    assert (f.s.countries[X].out, f.s.owner.count(X), f.s.countries[X].units) == (True, 0, [])


# informacion


@clause("CAM-informacion-1", "CAM-informacion-2", "CAM-informacion-3")
def test_what_is_public_and_what_is_not():
    f = Opening().coins(X, 777)
    f.leader(X, "duke", "A2")
    f.troops(X, "A2", 2300)
    f.read()
    seen = f.s.observe(Y)
    other = seen.countries[X]
    assert (other.coins, other.troops, other.capital) == (0, 1 << f.at("A2"), f.at("A1"))
    assert [(one.rank, one.region, one.points()) for one in other.units] == [(2, f.at("A2"), 0)]
    assert seen.dominion == f.s.dominion
    assert [one.points() for one in f.s.observe(X).countries[X].units] == [300, 2300]


@clause("CAM-informacion-3")
def test_open_armies_and_fog():
    f = Opening(visibility="open")
    f.leader(X, "duke", "A2")
    f.troops(X, "A2", 2300)
    assert [one.points() for one in f.s.observe(Y).countries[X].units] == [300, 2300]
    g = Opening(visibility="fog")
    g.leader(X, "duke", "A2")
    g.troops(X, "A2")
    g.read()
    seen = g.s.observe(Y)
    assert (seen.countries[X].troops, seen.countries[X].units, seen.dominion[5][g.at("A2")]) == (0, [], -2)
    near = Opening(visibility="fog")
    near.troops(X, "A2")
    near.troops(Y, "M1")
    assert near.s.observe(Y).countries[X].troops == 1 << near.at("A2")


@clause("CAM-informacion-5")
def test_a_computer_guesses_from_what_a_person_would_see():
    f = Opening()
    f.troops(X, "A2", 2300)
    seen = f.s.observe(Y)
    guess = seen.determinize(Y, None, 7)
    assert guess.countries[X].troops == seen.countries[X].troops
    assert sum(one.points() for one in guess.countries[X].units) != 2300


@clause("CAM-informacion-6")
def test_every_coin_is_in_the_ledger_and_amounts_are_private():
    f = Opening().home(X)
    f.troops(X, "A1", 200)
    f.go(CollectTaxes(), PayWages())
    taxes = f.told(kinds.TAXES_IN)
    assert [one.see & 0b11 for one in taxes] == [0b01, 0b10]
    f.say(X, "pay-all")
    country = f.s.countries[X]
    assert [(one.amount, one.reason, one.clause) for one in country.ledger] == [
        (11_000, "taxes", "CAM-regiones-6"),
        (-200, "wages", "CAM-mantenimiento-1"),
    ]
    assert country.ledger[-1].balance == country.coins
    assert f.s.observe(Y).countries[X].ledger == []
    f.say(Y, "pay-all")
    f.s.over = True
    assert len(f.s.observe(Y).countries[X].ledger) == 2


def test_a_debt_is_never_booked():
    with pytest.raises(AssertionError):
        book(Opening().s, X, -1, "wages", "CAM-mantenimiento-1")


def test_units_of_others_have_secret_numbers_and_leaders_public_ones():
    s = begun()
    assert [one.number for one in s.observe(Y).countries[X].units] == [0, 1, 2, 3, 4]
    assert {one.number >= FIRST_UNIT for one in s.countries[X].units if not one.rank} == {True}
