"""The game around the battle: board, judges, Wrath, purchases, movement, cards, checks, players, setting up."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from liza.games.promised import GAME, kinds
from liza.games.promised.ground import find_ground
from liza.games.promised.income import EarnIncome
from liza.games.promised.knowing import whole_deck
from liza.games.promised.notation import CARDS
from liza.games.promised.numbers import general_cost
from liza.games.promised.pieces import (
    AMBUSH,
    ARK,
    ASSASSIN,
    FORCED_MARCH,
    HARVEST,
    LEVY,
    MERCENARIES,
    OFFERING,
    SECRET_PASSAGE,
    SIEGE_WEAPONS,
)
from liza.games.promised.places import besieged
from liza.games.promised.sequence import BeginTurn, TakeTurns
from liza.games.promised.state import Land
from liza.games.promised.victory import CheckVictory, PassFirst
from liza.games.promised.wrath import AdvancePairs, BringPair, RaiseCup
from liza.kernel import dump
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from liza.testing.walks import Walk, setup_for
from liza.toolkit.problems import ProblemsError
from tests.games.promised.table import A, B, C, D, after_movement, combat, full, land, loud, table, turn

BUY, MOVE, DRAW = 3, 5, 2


def buying(*places: str, coins: int = 30, **seat: Any) -> Outcome:
    """Returns A's turn in Acquisitions."""
    return turn(table().seat(A, places=list(places), coins=coins, **seat), A, BUY)


def begun(players: int = 2, seed: int = 5, **options: Any) -> Outcome:
    """Returns a game that has just been set up, at its first decision."""
    setup = GAME.complete({"players": players, "options": options})
    state = GAME.simulated(setup, seed)
    state.advance()
    return Scene(GAME, state).quietly().now()


# tablero


@clause("PRO-tablero-6", "PRO-adquisiciones-11")
def test_a_site_holds_one_settlement():
    asked = buying("jope", generals=["otoniel jope 0"])
    assert asked.when(A, "found jope").refused == "PRO-tablero-6"


@clause("PRO-tablero-7", "PRO-adquisiciones-11", "PRO-botin-8")
def test_founding_a_village():
    asked = buying(coins=10, generals=["otoniel zora 1"])
    founded = asked.when(A, "found zora")
    assert (founded.seat(A).places, founded.seat(A).coins) == (["zora"], 0)
    other = table().seat(A, coins=20, generals=["otoniel zora 1", "samgar silo 1"]).seat(B, generals=["barac zora 1"])
    asked = turn(other, A, BUY)
    assert asked.when(A, "found zora").refused == "PRO-adquisiciones-11"
    assert asked.when(A, "found silo").refused == "PRO-adquisiciones-11"
    invaded = turn(table().seat(A, coins=20, generals=["otoniel zora 1"]).table(pairs=["zora 4"]), A, BUY)
    assert invaded.when(A, "found zora").refused == "PRO-adquisiciones-11"


@clause("PRO-tablero-8")
def test_one_development_of_each_kind():
    asked = buying("zora market")
    assert asked.when(A, "market zora").refused == "PRO-tablero-8"
    both = asked.when(A, "barracks zora")
    assert both.seat(A).places == ["zora market barracks"]
    assert full(both).settlements[0].developments() == 2


@clause("PRO-tablero-9", "PRO-tablero-10")
def test_garrisons_have_a_limit_when_bought():
    assert buying("zora garrison=4").when(A, "troop zora").refused == "PRO-tablero-9"
    one = buying("zora city garrison=5").when(A, "troop zora")
    assert one.when(A, "troop zora").refused == "PRO-tablero-10"
    wide = table(garrison_cap_village="5", garrison_cap_city="8").seat(A, places=["zora garrison=4"], coins=9)
    assert turn(wide, A, BUY).when(A, "troop zora").seat(A).places == ["zora garrison=5"]


@clause("PRO-tablero-11")
def test_three_generals_of_a_player_in_a_hex():
    given = table().seat(A, generals=["otoniel zora 0", "samgar zora 0", "tola zora 0", "josue -1,1 0"])
    assert turn(given, A, MOVE).when(A, "move josue zora").refused == "PRO-tablero-11"
    other = turn(given.seat(B, generals=["barac -1,1 0"]), B, MOVE)
    assert other.when(B, "move barac zora").seat(B).generals == ["barac zora 0"]
    four = table(max_generals_per_hex="4").seat(
        A, generals=["otoniel zora 0", "samgar zora 0", "tola zora 0", "josue -1,1 0"]
    )
    assert "move josue zora" in turn(four, A, MOVE).offered(A)


@clause("PRO-tablero-12", "PRO-ira-6")
def test_the_die_chooses_the_corner():
    ground = find_ground("canaan")
    assert [ground.board.hexes[hex] for hex in ground.corners] == [(4, 0), (4, -4), (0, -4), (-4, 0), (-4, 4), (0, 4)]
    arrived = table().table(cup=10).chance(2).at(BringPair())
    assert ground.board.hexes[full(arrived).pairs[0].hex] == (0, -4)


@clause("PRO-tablero-13")
def test_when_a_settlement_is_besieged():
    inside = table().seat(A, places=["zora siege=1"]).seat(B, generals=["barac zora 1"])
    beside = table().seat(A, places=["zora"]).seat(B, generals=["barac -1,1 1"])
    invaded = table().seat(A, places=["zora siege=1"]).table(pairs=["zora 4"])
    for given, expected in ((inside, True), (beside, False), (invaded, True)):
        s = land(given)
        assert besieged(s, s.settlements[0]) is expected


# jueces


@clause("PRO-jueces-1", "PRO-jueces-2", "PRO-jueces-3")
def test_raising_a_judges_city():
    raised = buying("jope", "zora", coins=12).when(A, "raise zora")
    assert (raised.seat(A).coins, raised.seat(A).titles, "zora city" in raised.seat(A).places) == (0, 1, True)
    assert buying("jope", coins=12).when(A, "raise jope").refused == "PRO-jueces-2"
    assert buying("jope", "zora", coins=11).when(A, "raise zora").refused == "PRO-jueces-3"
    judged = table().seat(A, places=["hebron city"]).seat(B, places=["laquis", "belen"], coins=20)
    assert turn(judged, B, BUY).when(B, "raise belen").refused == "PRO-jueces-1"
    under = table().seat(A, places=["jope", "zora siege=1"], coins=20).seat(B, generals=["barac zora 1"])
    assert turn(under, A, BUY).when(A, "raise zora").refused == "PRO-jueces-3"
    three = table(judge_settlements="3").seat(A, places=["jope", "zora"], coins=20)
    assert turn(three, A, BUY).when(A, "raise zora").refused == "PRO-jueces-2"
    cheap = table(judge_city_cost="10").seat(A, places=["jope", "zora"], coins=10)
    assert turn(cheap, A, BUY).when(A, "raise zora").seat(A).coins == 0


@clause("PRO-jueces-4", "PRO-jueces-5")
def test_a_title_stays_with_the_city():
    alone = table().seat(A, places=["jope city"]).seat(B, places=["zora"])
    assert alone.at(EarnIncome()).seat(A).titles == 1
    raised = turn(table().seat(A, places=["jope", "zora market garrison=3"], coins=12).table(ark="zora"), A, BUY)
    then = raised.when(A, "raise zora")
    assert "zora city market garrison=3" in then.seat(A).places
    assert full(then).ark == full(then).settlements[1].hex


CITIES = ["jope city", "hazor city", "hebron city", "aco city", "hesbon city"]


def checked(players: int, titles: int, **seat: Any) -> Outcome:
    """Returns the scene after a Victory Check in which A has so many titles."""
    given = table(players).seat(A, places=CITIES[:titles], **seat)
    for other, place in zip((B, C, D), ("belen", "laquis", "timna"), strict=True):
        if GAME.seats.index(other) < players:
            given = given.seat(other, places=[place])
    return given.table(round=6).at(CheckVictory())


@pytest.mark.parametrize(("players", "needed"), [(2, 4), (3, 3), (4, 3)])
@clause("PRO-jueces-6", "PRO-jueces-7", "PRO-jueces-8")
def test_how_many_titles_claim_kingship(players: int, needed: int):
    assert checked(players, needed).seat(A).anointed == 6
    assert checked(players, needed - 1).seat(A).anointed == 0
    options = {"king_titles_2p": "3", "king_titles_3p": "4", "king_titles_4p": "4"}
    other = {2: 3, 3: 4, 4: 4}[players]
    given = table(players, **options).seat(A, places=CITIES[:other]).seat(B, places=["belen"])
    assert given.table(round=6).at(CheckVictory()).seat(A).anointed == 6


@clause("PRO-jueces-9")
def test_an_anointed_player_is_king_one_round_later():
    crowned = checked(4, 3, anointed=5)
    assert (crowned.over, crowned.ending, crowned.result) == (True, "PRO-jueces-9", [1, -1, -1, -1])
    lost = checked(4, 2, anointed=5)
    assert (lost.over, lost.seat(A).anointed) == (False, 0)
    at_once = table(4, king_hold="1").seat(A, places=CITIES[:3]).seat(B, places=["belen"]).at(CheckVictory())
    assert at_once.result == [1, -1, -1, -1]


@clause("PRO-jueces-10")
def test_between_two_kings_titles_points_and_coins_decide():
    def crowned(a: list[str], c: list[str], coins: int = 0) -> list[int]:
        given = table(4).seat(A, places=a, anointed=5, coins=coins).seat(C, places=c, anointed=5)
        then = given.seat(B, places=["golan"]).at(CheckVictory())
        assert then.ending in ("PRO-jueces-9", "PRO-jueces-10")
        return then.result

    first, second = ["jope city", "hazor city", "hebron city"], ["aco city", "hesbon city", "astarot city"]
    assert crowned([*first, "zora"], second) == [1, -1, -1, -1]
    assert crowned(first, second) == [0, -1, 0, -1]
    assert crowned(first, second, coins=1) == [1, -1, -1, -1]


# ira


@clause("PRO-ira-1")
def test_the_cup_starts_empty_for_all_to_see():
    s = full(begun(3))
    assert s.cup == 1 or s.cup == 0
    setup = GAME.complete({"players": 2, "options": {"wrath_start": "3"}})
    state = GAME.simulated(setup, 1)
    assert isinstance(state, Land)
    state.advance()
    assert (state.cup, state.observe(2).cup) == (3, 3)


@clause("PRO-ira-2", "PRO-ira-4")
def test_the_cup_rises_and_brings_a_pair():
    assert full(table().table(cup=4).at(RaiseCup())).cup == 5
    assert full(table(wrath_per_round="0").table(cup=4).at(RaiseCup())).cup == 4
    full_cup = table().table(cup=9).chance(0).at(RaiseCup(), BringPair())
    assert (full(full_cup).cup, len(full(full_cup).pairs)) == (0, 1)
    low = table().table(cup=8).at(RaiseCup(), BringPair())
    assert (full(low).cup, full(low).pairs) == (9, [])
    sooner = table(wrath_threshold="8").table(cup=8).chance(0).at(BringPair())
    assert (full(sooner).cup, len(full(sooner).pairs)) == (0, 1)


@clause("PRO-ira-3", "PRO-cartas-12")
def test_an_offering_lowers_the_cup_never_below_0():
    given = table().seat(A, places=["zora"], hand=["offering"])
    assert full(turn(given.table(cup=7), A, BUY).when(A, "play offering")).cup == 4
    assert full(turn(given.table(cup=2), A, BUY).when(A, "play offering")).cup == 0
    weak = table(offering_wrath="2").seat(A, places=["zora"], hand=["offering"]).table(cup=7)
    assert full(turn(weak, A, BUY).when(A, "play offering")).cup == 5


@clause("PRO-ira-4", "PRO-batalla-8")
def test_the_cup_brings_nobody_during_combat():
    given = table().seat(A, generals=["otoniel 1,0 0"], hand=["mercenaries"]).seat(B, generals=["barac 1,0 0"])
    then = combat(given.table(cup=11)).when(A, f"declare 1,0 {B}", "use mercenaries")
    assert (full(then).cup, full(then).pairs) == (12, [])


@clause("PRO-ira-5")
def test_one_pair_a_phase():
    then = table().table(cup=22).chance(0).at(BringPair())
    assert (full(then).cup, len(full(then).pairs)) == (12, 1)


@clause("PRO-ira-7", "PRO-ira-8")
def test_pairs_grow():
    def each(invasions: int, **options: Any) -> int:
        then = table(**options).table(cup=10, invasions=invasions).chance(0).at(BringPair())
        return 2 * int(full(then).pairs[0].each)

    assert (each(0), each(1), each(2)) == (8, 10, 12)
    assert (each(0, invader_strength_each="3"), each(2, invader_growth="0")) == (6, 8)


def advanced(given: Scene) -> list[str]:
    """Returns where the pairs are after they have advanced."""
    s = full(given.table(phase=4).at(AdvancePairs()))
    return [s.ground.names[pair.hex] for pair in s.pairs]


@clause("PRO-ira-9", "PRO-ira-10")
def test_pairs_advance_to_the_nearest_settlement():
    given = table().seat(A, places=["astarot"]).table(pairs=["4,0 4"])
    assert advanced(given) == ["astarot"]
    both = table().seat(A, places=["astarot", "dibon"]).table(pairs=["4,0 4"])
    assert advanced(both) == ["astarot"]
    far = table().seat(A, places=["edrei"]).table(pairs=["4,0 4"])
    assert advanced(far) == ["edrei"] or advanced(far) == ["3,-1"]
    slow = table(invader_move="1").seat(A, places=["jope"]).table(pairs=["4,0 4"])
    assert advanced(slow) == ["3,0"]
    assert advanced(table().seat(A, places=["jope"]).table(pairs=["4,0 4"])) == ["2,0"]


@clause("PRO-ira-9")
def test_a_new_pair_does_not_move_in_its_phase():
    given = table().seat(A, places=["astarot"]).table(cup=10).chance(0)
    then = given.at(AdvancePairs(), BringPair())
    assert full(then).ground.names[full(then).pairs[0].hex] == "4,0"


@clause("PRO-ira-11")
def test_a_pair_stops_where_somebody_is():
    given = table().seat(A, places=["hebron"], generals=["otoniel 3,0 1"]).table(pairs=["4,0 4"])
    assert advanced(given) == ["3,0"]
    razed = table().seat(A, places=["belen"]).table(pairs=["zora 4"], razed=["zora"])
    assert advanced(razed) == ["belen"]


@clause("PRO-ira-12")
def test_invaders_take_a_place_in_the_arrival_order():
    given = table().seat(A, generals=["otoniel -1,1 1"]).table(pairs=["zora 4"], razed=["zora"])
    moved = turn(given, A, MOVE).when(A, "move otoniel zora", "pass")
    s = full(moved)
    assert list(s.arrivals[s.pairs[0].hex]) == [8, 0]


@clause("PRO-ira-13")
def test_a_pair_stays_until_it_dies():
    assert advanced(table().table(pairs=["zora 4"])) == ["zora"]


# adquisiciones


@clause("PRO-adquisiciones-1", "PRO-adquisiciones-2", "PRO-adquisiciones-3", "PRO-adquisiciones-5")
def test_purchases_one_by_one():
    asked = buying("zora", coins=9)
    then = asked.when(A, "wall zora", "troop zora", "pass")
    assert (then.seat(A).coins, then.seat(A).places) == (1, ["zora wall garrison=1"])
    assert buying("zora", coins=5).when(A, "wall zora").refused == "PRO-adquisiciones-2"
    general = buying("zora", coins=11, generals=["otoniel zora 2"])
    both = general.when(A, "troop otoniel", "troop otoniel")
    assert (both.seat(A).coins, both.seat(A).generals) == (7, ["otoniel zora 4"])
    away = buying("zora", generals=["otoniel silo 2"])
    assert away.when(A, "troop otoniel").refused == "PRO-adquisiciones-5"
    bought = buying("zora", coins=20).when(A, "recruit gedeon zora", "troop gedeon", "troop gedeon")
    moving = turn(Scene(GAME, full(bought)).quietly(), A, MOVE)
    assert "move gedeon -1,1" in moving.offered(A)
    cheap = table(troop_cost="1").seat(A, places=["zora"], coins=1)
    assert turn(cheap, A, BUY).when(A, "troop zora").seat(A).coins == 0


@clause("PRO-adquisiciones-4")
def test_nothing_is_bought_for_a_besieged_settlement():
    given = table().seat(A, places=["zora siege=1"], coins=30, hand=["ark"], generals=["otoniel zora 0"])
    asked = turn(given.seat(B, generals=["barac zora 1"]), A, BUY)
    for text in ("troop zora", "wall zora", "market zora", "troop otoniel", "recruit gedeon zora", "play ark zora"):
        assert asked.when(A, text).refused == "PRO-adquisiciones-4", text


@clause("PRO-adquisiciones-6", "PRO-adquisiciones-20")
def test_the_price_of_a_general():
    recruited = buying("zora", coins=13).when(A, "recruit gedeon zora")
    assert (recruited.seat(A).coins, recruited.seat(A).generals) == (0, ["gedeon zora 0"])
    assert buying("zora", coins=12).when(A, "recruit gedeon zora").refused == "PRO-adquisiciones-2"
    assert general_cost(land(table()), 4) == 16
    assert general_cost(land(table(general_cost_base="6", general_cost_per_strength="2")), 4) == 14


@clause("PRO-adquisiciones-7")
def test_one_recruit_a_round():
    asked = buying("zora", coins=40).when(A, "recruit tola zora")
    assert asked.when(A, "recruit gedeon zora").refused == "PRO-adquisiciones-7"
    two = turn(table(max_recruits_per_round="2").seat(A, places=["zora"], coins=40), A, BUY)
    assert "recruit gedeon zora" in two.when(A, "recruit tola zora").offered(A)


@clause("PRO-adquisiciones-8")
def test_a_captain_for_who_has_nobody_left():
    assert buying("zora", coins=7).when(A, "captain zora").refused == "PRO-adquisiciones-8"
    none = ["otoniel", "samgar", "tola", "gedeon", "josue", "ibzan"]
    asked = buying("zora", coins=7, dead=none)
    then = asked.when(A, "captain zora")
    s = full(then)
    assert (then.seat(A).coins, s.generals[-1].strength, len(then.seat(A).generals)) == (0, 1, 1)
    strong = turn(table(captain_strength="2").seat(A, places=["zora"], coins=10, dead=none), A, BUY)
    assert full(strong.when(A, "captain zora")).generals[-1].strength == 2


@clause("PRO-adquisiciones-9", "PRO-adquisiciones-10")
def test_walls_and_developments():
    walled = buying("zora", coins=6).when(A, "wall zora")
    assert (walled.seat(A).places, walled.seat(A).coins) == (["zora wall"], 0)
    assert buying("zora wall").when(A, "wall zora").refused == "PRO-adquisiciones-9"
    assert buying("zora city").when(A, "wall zora").refused == "PRO-adquisiciones-9"
    market = buying("zora", coins=8).when(A, "market zora")
    assert market.seat(A).coins == 0
    assert Scene(GAME, full(market)).at(EarnIncome()).seat(A).coins == 6
    cheap = table(wall_cost="5", development_cost="6", found_cost="8").seat(
        A, places=["zora"], coins=19, generals=["otoniel belen 0"]
    )
    assert turn(cheap, A, BUY).when(A, "wall zora", "market zora", "found belen").seat(A).coins == 0


@clause(
    "PRO-adquisiciones-12", "PRO-adquisiciones-13", "PRO-adquisiciones-14", "PRO-adquisiciones-15",
    "PRO-adquisiciones-21", "PRO-adquisiciones-22",
)  # fmt: skip
def test_items():
    given: dict[str, Any] = {"generals": ["otoniel zora 0", "samgar silo 0"]}
    sword = buying("zora", coins=4, **given).when(A, "sword otoniel")
    assert (sword.seat(A).coins, sword.seat(A).generals[0]) == (0, "otoniel zora 0 sword")
    assert buying("zora", coins=7, **given).when(A, "chariot otoniel").refused == "PRO-adquisiciones-2"
    assert buying("zora", coins=8, **given).when(A, "chariot otoniel").seat(A).coins == 0
    squire = buying("zora", coins=5, **given).when(A, "squire otoniel")
    assert squire.seat(A).coins == 0
    assert buying("zora", **given).when(A, "sword samgar").refused == "PRO-adquisiciones-15"
    full_ = buying("zora", generals=["otoniel zora 0 sword squire"])
    assert full_.when(A, "chariot otoniel").refused == "PRO-adquisiciones-15"
    assert (
        buying("zora", generals=["otoniel zora 0 squire"]).when(A, "squire otoniel").refused == "PRO-adquisiciones-15"
    )
    strong = table(sword_strength="2", chariot_strength="3").seat(A, generals=["otoniel 1,0 0 sword chariot"])
    fought = combat(strong.seat(B, generals=["barac 1,0 0"])).when(A, f"declare 1,0 {B}")
    assert full(fought).reports[0].total(1) == 3 + 2 + 3
    usual = table().seat(A, generals=["otoniel 1,0 0 sword chariot squire"]).seat(B, generals=["barac 1,0 0"])
    fought = combat(usual).when(A, f"declare 1,0 {B}")
    assert full(fought).reports[0].total(1) == 3 + 1 + 2
    costs = table(sword_cost="3", chariot_cost="7", squire_cost="4", item_limit="3")
    costs = costs.seat(A, places=["zora"], coins=14, generals=["otoniel zora 0"])
    assert turn(costs, A, BUY).when(A, "sword otoniel", "chariot otoniel", "squire otoniel").seat(A).coins == 0


@clause("PRO-adquisiciones-16", "PRO-adquisiciones-17")
def test_ransom():
    given = table().seat(A, places=["hebron"], coins=10).seat(B, captives=["otoniel"], coins=4)
    then = turn(given, A, BUY).when(A, "ransom otoniel hebron")
    assert (then.seat(A).coins, then.seat(B).coins, then.seat(A).generals) == (1, 13, ["otoniel hebron 0"])
    poor = table().seat(A, places=["hebron"], coins=8).seat(B, captives=["otoniel"])
    assert turn(poor, A, BUY).when(A, "ransom otoniel hebron").refused == "PRO-adquisiciones-2"
    under = (
        table().seat(A, places=["hebron siege=1"], coins=20).seat(B, captives=["otoniel"], generals=["barac hebron 1"])
    )
    assert turn(under, A, BUY).when(A, "ransom otoniel hebron").refused == "PRO-adquisiciones-17"
    dear = table(ransom_per_strength="4").seat(A, places=["hebron"], coins=12).seat(B, captives=["otoniel"])
    assert turn(dear, A, BUY).when(A, "ransom otoniel hebron").seat(B).coins == 12


@clause("PRO-adquisiciones-18")
def test_the_ark_moves_once_a_round():
    given = table().seat(A, places=["hebron", "belen", "laquis"]).table(ark="hebron")
    moved = turn(given, A, BUY).when(A, "move-ark belen")
    assert full(moved).ground.names[full(moved).ark] == "belen"
    assert moved.when(A, "move-ark laquis").refused == "PRO-adquisiciones-18"
    under = table().seat(A, places=["hebron siege=1", "belen"]).table(ark="hebron").seat(B, generals=["barac hebron 1"])
    assert turn(under, A, BUY).when(A, "move-ark belen").refused == "PRO-adquisiciones-18"


@clause("PRO-adquisiciones-19")
def test_players_give_nothing():
    asked = buying("zora")
    assert asked.when(A, f"give {B}").refused == "PRO-adquisiciones-19"
    assert not any(text.startswith("give") for text in asked.offered(A))


# movimiento


def moving(*generals: str, **seat: Any) -> Outcome:
    """Returns A's turn in Movement."""
    return turn(table().seat(A, generals=list(generals), **seat), A, MOVE)


@clause("PRO-movimiento-1", "PRO-movimiento-2", "PRO-movimiento-3", "PRO-movimiento-4")
def test_a_general_moves_once_up_to_two_hexes():
    asked = moving("otoniel astarot 4 sword", "samgar silo 0")
    then = asked.when(A, "move otoniel 3,-1", "move otoniel edrei")
    assert then.seat(A).generals[0] == "otoniel edrei 4 sword"
    assert then.when(A, "move otoniel 1,-1").refused == "PRO-movimiento-1"
    assert asked.when(A, "move otoniel 3,-1", "move otoniel 1,-1").refused == "PRO-movimiento-2"
    assert asked.when(A, "pass").seat(A).generals[0] == "otoniel astarot 4 sword"
    far = turn(table(move_allowance="3").seat(A, generals=["otoniel astarot 1"]), A, MOVE)
    three = far.when(A, "move otoniel 3,-1", "move otoniel edrei", "move otoniel 1,-1")
    assert three.seat(A).generals == ["otoniel 1,-1 1"]


@clause("PRO-movimiento-5")
def test_a_general_stops_where_others_are():
    given = table().seat(A, generals=["otoniel 2,0 1", "samgar silo 0"]).seat(B, generals=["barac 1,0 1"])
    stopped = turn(given, A, MOVE).when(A, "move otoniel 1,0")
    assert stopped.seat(A).generals[0] == "otoniel 1,0 1"
    assert stopped.when(A, "move otoniel 0,1").refused == "PRO-movimiento-5"
    foreign = table().seat(A, generals=["otoniel -1,1 1"]).seat(B, places=["zora"])
    assert turn(foreign, A, MOVE).when(A, "move otoniel zora").offered(A) == ["pass"]


@clause("PRO-movimiento-6")
def test_besieged_generals_may_not_leave():
    given = table().seat(A, places=["zora siege=1"], generals=["otoniel zora 1", "samgar -1,1 1"])
    given = given.seat(B, generals=["barac zora 1"])
    asked = turn(given, A, MOVE)
    assert asked.when(A, "move otoniel -2,2").refused == "PRO-movimiento-6"
    assert "samgar zora 1" in asked.when(A, "move samgar zora").seat(A).generals


@clause("PRO-movimiento-7")
def test_besiegers_and_neighbours_leave_freely():
    given = table().seat(A, places=["zora siege=1"]).seat(B, generals=["barac zora 1"])
    left = turn(given, B, MOVE).when(B, "move barac -1,1", "stop", "pass")
    assert left.seat(A).places == ["zora"]
    both = table().seat(A, generals=["otoniel 1,0 1"]).seat(B, generals=["barac 1,0 1"])
    gone = turn(both, A, MOVE).when(A, "move otoniel 2,0", "stop", "pass")
    assert after_movement(Scene(GAME, full(gone)).quietly()).ended


@clause("PRO-movimiento-8", "PRO-jugador-4")
def test_troops_are_shared_in_a_hex():
    asked = moving("samgar zora 1", places=["zora garrison=4"])
    then = asked.when(A, "draw-out samgar", "draw-out samgar", "draw-out samgar")
    assert (then.seat(A).generals, then.seat(A).places) == (["samgar zora 4"], ["zora garrison=1"])
    full_ = moving("samgar zora 5", "otoniel zora 3", places=["zora garrison=4"])
    assert full_.when(A, "shift otoniel samgar").refused == "PRO-jugador-4"
    assert full_.when(A, "shift otoniel garrison").refused == "PRO-tablero-9"
    given = moving("samgar 1,0 2", "otoniel 1,0 0")
    passed = given.when(A, "shift samgar otoniel", "shift samgar otoniel")
    assert passed.seat(A).generals == ["otoniel 1,0 2", "samgar 1,0 0"]
    assert passed.when(A, "shift otoniel samgar").refused == "PRO-movimiento-8"
    again = passed.when(A, "move samgar 2,0", "move samgar 1,0").when(A, "shift otoniel samgar")
    assert again.seat(A).generals == ["otoniel 1,0 1", "samgar 1,0 1"]


@clause("PRO-movimiento-9", "PRO-movimiento-10")
def test_leaderless_troops():
    given = table().seat(A, generals=["otoniel 1,0 4"], stacks={"1,0": 3})
    asked = turn(given, A, MOVE)
    two = asked.when(A, "take otoniel", "take otoniel")
    assert (two.seat(A).generals, two.seat(A).stacks) == (["otoniel 1,0 6"], {"1,0": 1})
    assert two.when(A, "take otoniel").refused == "PRO-jugador-4"
    alone = table().seat(A, stacks={"1,0": 3}).seat(B, generals=["barac 1,0 1"])
    gone = combat(alone)
    assert (gone.ended, gone.seat(A).stacks, full(gone).encounters) == (True, {}, [])
    kept = combat(table().seat(A, stacks={"1,0": 3}))
    assert kept.seat(A).stacks == {"1,0": 3}


@clause("PRO-movimiento-11", "PRO-cartas-7")
def test_the_secret_passage_is_played_on_entering():
    given = table().seat(A, places=["zora wall"]).seat(B, generals=["barac -1,1 1"], hand=["secret-passage"])
    asked = turn(given, B, MOVE).when(B, "move barac zora")
    assert asked.offered(B) == ["no-passage", "passage barac"]
    marked = asked.when(B, "passage barac")
    assert (marked.seat(B).generals, marked.seat(B).hand) == (["barac zora 1 passage"], [])
    assert list(full(marked).discard) == [SECRET_PASSAGE]
    refused = asked.when(B, "no-passage")
    assert refused.when(B, "passage barac").refused == "PRO-movimiento-11"
    # others do not see whether the card is held
    assert full(asked).observe(0).agenda == full(marked).observe(0).agenda
    plain = table().seat(A, places=["zora"]).seat(B, generals=["barac -1,1 1"], hand=["secret-passage"])
    entered = turn(plain, B, MOVE).when(B, "move barac zora")
    assert entered.when(B, "passage barac").refused == "PRO-movimiento-11"
    third = table().seat(A, places=["zora wall siege=2"]).seat(B, generals=["barac -1,1 1", "jair zora 0"])
    entered = turn(third.seat(B, hand=["secret-passage"]), B, MOVE).when(B, "move barac zora")
    assert entered.when(B, "passage barac").refused == "PRO-movimiento-11"
    left = turn(Scene(GAME, full(marked)).quietly(), B, MOVE).when(B, "move barac -1,1")
    assert left.seat(B).generals == ["barac -1,1 1"]


@clause("PRO-movimiento-11", "PRO-fuerza-14")
def test_the_passage_counts_in_later_rounds_too():
    given = table().seat(A, places=["zora wall siege=1"]).seat(B, generals=["barac zora 1 passage"])
    then = after_movement(given).when(B, f"declare zora {A}", "commit barac 0")
    assert full(then).reports[0].total(1) == 0


@clause("PRO-movimiento-13", "PRO-fuerza-11")
def test_movement_ends_with_siege_counts_then_encounters():
    given = table().seat(A, places=["zora"], generals=["otoniel zora 0"]).seat(B, generals=["barac zora 0"])
    events = [event.kind for event in after_movement(given).events]
    assert events.index(kinds.SIEGE_COUNTED) < events.index(kinds.ENCOUNTER_MADE)


# robar, cartas


def drawing(hand: list[str], deck: list[str], discard: list[str] | None = None, **options: Any) -> Outcome:
    """Returns A's turn in Draw Cards; what is neither in hand, deck nor discard is in B's hand."""
    left = whole_deck(land(table(**options)))
    for card in [*hand, *deck, *(discard or [])]:
        left.remove(CARDS.index(card))
    given = table(**options).seat(A, hand=hand).seat(B, hand=[CARDS[card] for card in left])
    given = given.table(deck=deck or ["ark"], discard=discard or [])
    if not deck:
        land(given).deck.clear()
    return turn(given.chance(*([0] * len(discard or []))), A, DRAW)


@clause("PRO-robar-1", "PRO-robar-2")
def test_one_of_two_cards_is_kept():
    asked = drawing([], ["ambush", "harvest"])
    assert asked.offered(A) == ["keep ambush", "keep harvest"]
    kept = asked.when(A, "keep ambush")
    assert (kept.seat(A).hand, list(full(kept).discard)) == (["ambush"], [HARVEST])
    assert list(full(asked).observe(1).sides[0].looking) == [0, 0]
    three = drawing([], ["ambush", "harvest", "levy"], draw_look="3")
    assert len(three.offered(A)) == 3


@clause("PRO-robar-3", "PRO-robar-4")
def test_an_empty_deck_is_made_of_the_discard():
    asked = drawing([], ["ambush"], ["levy", "harvest", "offering"])
    assert len(full(asked).sides[0].looking) == 2 and AMBUSH in full(asked).sides[0].looking
    assert (len(full(asked).deck), list(full(asked).discard)) == (2, [])
    single = drawing([], ["ambush"])
    assert single.seat(A).hand == ["ambush"]
    nothing = drawing(["ambush"], [])
    assert nothing.seat(A).hand == ["ambush"]


@clause("PRO-robar-5")
def test_nobody_holds_more_than_five():
    hand = ["ambush", "levy", "levy", "harvest", "offering"]
    asked = drawing(hand, ["mercenaries", "assassin"]).when(A, "keep assassin")
    assert asked.offered(A) == [f"discard {card}" for card in ("ambush", "assassin", "levy", "harvest", "offering")]
    then = asked.when(A, "discard levy")
    assert (len(then.seat(A).hand), full(then).discard[-1]) == (5, LEVY)
    seven = drawing(hand, ["mercenaries", "assassin"], hand_limit="7").when(A, "keep assassin")
    assert len(seven.seat(A).hand) == 6


@clause(
    "PRO-cartas-1", "PRO-cartas-3", "PRO-cartas-4", "PRO-cartas-5", "PRO-cartas-6", "PRO-cartas-14", "PRO-cartas-15",
    "PRO-cartas-16", "PRO-cartas-17",
)  # fmt: skip
def test_the_deck():
    deck = whole_deck(land(table()))
    counts = {kind: deck.count(kind) for kind in range(1, 11)}
    assert counts == {
        SIEGE_WEAPONS: 5, AMBUSH: 3, MERCENARIES: 6, ASSASSIN: 3, SECRET_PASSAGE: 4, ARK: 1, LEVY: 5, HARVEST: 5,
        FORCED_MARCH: 4, OFFERING: 4,
    }  # fmt: skip
    assert len(deck) == 40
    fewer: dict[str, Any] = {
        "deck_siege_weapons": "4", "deck_ambush": "2", "deck_mercenaries": "5", "deck_assassin": "2",
        "deck_secret_passage": "3", "deck_levy": "4", "deck_harvest": "4", "deck_forced_march": "3",
        "deck_offering": "3",
    }  # fmt: skip
    assert len(whole_deck(land(table(2, **fewer)))) == 31


@clause("PRO-cartas-2")
def test_cards_wait_for_their_phase():
    asked = moving("otoniel 1,0 0", hand=["mercenaries"])
    assert asked.when(A, "play mercenaries").refused == "PRO-cartas-2"
    assert buying("zora", hand=["ambush"]).when(A, "play ambush").refused == "PRO-cartas-2"
    given = table().seat(A, generals=["otoniel 1,0 0"], hand=["secret-passage"]).seat(B, generals=["barac 1,0 0"])
    fighting = combat(loud(given)).when(A, f"declare 1,0 {B}")
    assert fighting.when(A, "use secret-passage").refused == "PRO-cartas-2"


@clause("PRO-cartas-8")
def test_the_ark_is_put_into_a_settlement():
    then = buying("belen", hand=["ark"]).when(A, "play ark belen")
    s = full(then)
    assert (s.ground.names[s.ark], then.seat(A).hand, list(s.discard)) == ("belen", [], [])


@clause("PRO-cartas-9", "PRO-cartas-13")
def test_a_levy_fills_garrison_and_generals():
    lost = buying("zora garrison=3", hand=["levy"]).when(A, "play levy zora", "levy zora")
    assert lost.cites("PRO-cartas-9") and lost.offered(A)[0] == "pass"
    assert (lost.seat(A).places, list(full(lost).discard)) == (["zora garrison=4"], [LEVY])
    choice = buying("zora garrison=3", hand=["levy"], generals=["otoniel zora 0"]).when(A, "play levy zora")
    assert choice.offered(A) == ["levy zora", "levy otoniel"]
    then = choice.when(A, "levy otoniel", "levy zora", "levy otoniel")
    assert (then.seat(A).places, then.seat(A).generals) == (["zora garrison=4"], ["otoniel zora 2"])
    only = choice.when(A, "levy zora")
    assert only.offered(A) == ["levy otoniel"]
    assert only.when(A, "levy zora").refused == "PRO-tablero-9"
    under = table().seat(A, places=["zora siege=1"], hand=["levy"]).seat(B, generals=["barac zora 1"])
    assert turn(under, A, BUY).when(A, "play levy zora").refused == "PRO-cartas-9"
    two = turn(table(levy_troops="2").seat(A, places=["zora"], hand=["levy"]), A, BUY)
    two = two.when(A, "play levy zora", "levy zora", "levy zora")
    assert two.seat(A).places == ["zora garrison=2"]


@clause("PRO-cartas-10")
def test_a_harvest():
    assert buying("zora", coins=4, hand=["harvest"]).when(A, "play harvest").seat(A).coins == 10
    five = turn(table(harvest_coins="5").seat(A, places=["zora"], hand=["harvest"]), A, BUY)
    assert five.when(A, "play harvest").seat(A).coins == 5


@clause("PRO-cartas-11")
def test_a_forced_march():
    asked = moving("otoniel astarot 2", hand=["forced-march"]).when(A, "march otoniel")
    steps = ["move otoniel 3,-1", "move otoniel edrei", "move otoniel 1,-1", "move otoniel 0,-1"]
    then = asked.when(A, *steps)
    assert (then.seat(A).generals, list(full(then).discard)) == (["otoniel 0,-1 2"], [FORCED_MARCH])
    assert asked.when(A, *steps[:3], "move otoniel abdon").refused == "PRO-movimiento-2"
    short = turn(
        table(forced_march_bonus="1").seat(A, generals=["otoniel astarot 2"], hand=["forced-march"]), A, MOVE
    ).when(A, "march otoniel")
    assert short.when(A, *steps[:3]).offered(A) == ["pass"]


# automaticas


@clause("PRO-automaticas-1", "PRO-automaticas-2", "PRO-automaticas-3", "PRO-automaticas-4", "PRO-automaticas-6")
def test_income():
    def earned(*places: str, **options: Any) -> int:
        given = table(**options).seat(A, places=list(places)).seat(B, generals=["barac hebron 1"])
        then = given.at(EarnIncome())
        assert then.ended
        return int(then.seat(A).coins)

    assert (earned("zora", "jope"), earned("zora city", "jope"), earned("zora city market")) == (8, 11, 9)
    assert earned("hebron city market barracks siege=1") == 0
    assert earned("zora", income_village="3") == 3
    assert earned("zora city market", income_city="6", income_market="3") == 9


@clause("PRO-automaticas-5", "PRO-automaticas-6")
def test_barracks():
    def filled(place: str, **options: Any) -> list[str]:
        return list(table(**options).seat(A, places=[place]).at(EarnIncome()).seat(A).places)

    assert filled("zora barracks garrison=4") == ["zora barracks garrison=4"]
    assert filled("zora city barracks garrison=4") == ["zora city barracks garrison=5"]
    assert filled("zora barracks garrison=1", barracks_troops="2") == ["zora barracks garrison=3"]
    under = table().seat(A, places=["zora barracks siege=1"]).seat(B, generals=["barac zora 1"])
    assert under.at(EarnIncome()).seat(A).places == ["zora barracks siege=1"]


@clause("PRO-automaticas-7", "PRO-tablero-5")
def test_regional_income():
    for bonus, coins in (("0", 14), ("4", 18)):
        given = table(region_bonus=bonus).seat(A, places=["jope city", "hebron city"])
        assert given.at(EarnIncome()).seat(A).coins == coins
    apart = table(region_bonus="4").seat(A, places=["jope city", "hazor city"])
    assert apart.at(EarnIncome()).seat(A).coins == 14


RAZED = ["zora", "timna", "belen", "laquis", "merom", "edrei"]


@clause("PRO-automaticas-8")
def test_kings_come_before_desolation():
    given = table(4).seat(A, places=CITIES[:3], anointed=5).seat(B, places=["golan"]).table(razed=RAZED)
    assert given.at(CheckVictory()).ending == "PRO-jueces-9"
    last = table(4).seat(A, places=CITIES[:3], anointed=5).table(razed=RAZED)
    assert last.at(CheckVictory()).ending == "PRO-automaticas-10"


@clause("PRO-automaticas-9", "PRO-automaticas-10")
def test_who_has_nothing_left_is_out():
    kept = table(3, eliminated_without="settlements_and_generals")
    general = kept.seat(A, generals=["otoniel silo 0"]).seat(B, places=["golan"])
    then = general.at(CheckVictory())
    assert (then.over, then.seat(A).out, then.seat(C).out) == (False, False, True)
    alone = table().seat(A, places=["zora"]).at(CheckVictory())
    assert (alone.result, alone.ending) == ([1, -1], "PRO-automaticas-10")


HOMES = {
    2: ("hazor", "hebron"),
    3: ("astarot", "aco", "hebron"),
    4: ("golan", "timna", "hazor", "hebron"),
}
"""Where each player has begun, by how many play."""


@pytest.mark.parametrize("players", [3, 4])
@clause("PRO-automaticas-26")
def test_the_only_one_who_holds_his_own_capital_wins(players: int):
    homes = HOMES[players]
    fallen = table(players).seat(A, places=homes[2:]).seat(B, places=["zora"]).seat(C, places=["belen"])
    fallen = fallen.seat(D, places=["laquis"]) if players == 4 else fallen
    assert not fallen.at(CheckVictory()).over
    then = fallen.seat(A, places=[homes[0]]).at(CheckVictory())
    assert (then.result, then.ending) == ([1, *[-1] * (players - 1)], "PRO-automaticas-26")
    back = fallen.seat(A, places=[homes[0]]).seat(B, places=[f"{homes[1]} city"])
    assert not back.at(CheckVictory()).over


@clause("PRO-automaticas-26", "PRO-automaticas-8")
def test_capitals_decide_only_where_the_option_says_so():
    def ending(players: int, value: str, **more: Any) -> str:
        given = table(players, lone_capital=value).seat(A, places=[HOMES[players][0]]).seat(B, places=["zora"])
        given = given.seat(C, places=["belen"]) if players > 2 else given
        return str(given.table(**more).at(CheckVictory()).ending)

    assert (ending(2, "from_three"), ending(2, "always")) == ("", "PRO-automaticas-26")
    assert (ending(3, "from_three"), ending(3, "never")) == ("PRO-automaticas-26", "")
    assert ending(3, "from_three", razed=["edrei", "merom", "laquis"]) == "PRO-automaticas-26"
    assert ending(3, "never", razed=["edrei", "merom", "laquis"]) == "PRO-automaticas-12"


@pytest.mark.parametrize("players", [2, 3, 4])
@clause("PRO-automaticas-11", "PRO-automaticas-12", "PRO-automaticas-13")
def test_desolation(players: int):
    given = table(players).seat(A, places=["hazor"]).seat(B, places=["golan", "astarot"])
    assert not given.table(razed=RAZED[:2]).at(CheckVictory()).over
    ended = given.table(razed=RAZED[:3]).at(CheckVictory())
    assert ended.ending == f"PRO-automaticas-{players + 9}"
    assert ended.result[1] == 1
    other = table(players, razed_limit_2p="5", razed_limit_3p="6", razed_limit_4p="7")
    other = other.seat(A, places=["hazor"]).seat(B, places=["golan"])
    changed = {2: 5, 3: 6, 4: 7}[players]
    razed = [*RAZED, "abdon"][:changed]
    assert other.table(razed=razed).at(CheckVictory()).over
    assert not other.table(razed=razed[:-1]).at(CheckVictory()).over


@clause("PRO-automaticas-14", "PRO-manual-13")
def test_the_last_round():
    for limit in (12, 10):
        given = table(round_limit=str(limit)).seat(A, places=["hazor"]).seat(B, places=["golan", "astarot"])
        assert not given.table(round=limit - 1).at(CheckVictory()).over
        ended = given.table(round=limit).at(CheckVictory())
        assert (ended.result, ended.ending) == ([-1, 1], "PRO-automaticas-14")


@clause(
    "PRO-automaticas-15", "PRO-automaticas-16", "PRO-automaticas-17", "PRO-automaticas-18", "PRO-automaticas-19",
)  # fmt: skip
def test_points():
    def count(places: list[str], ark: str = "", captives: list[str] | None = None, **options: Any) -> int:
        given = table(**options).seat(A, places=places, captives=captives or [])
        given = given.table(ark=ark) if ark else given
        return int(given.at(EarnIncome()).seat(A).points)

    assert count(["zora city", "hazor city"]) == 2 * 5 + 2 * 2
    assert count(["zora city", "hazor", "aco", "belen"]) == 5 + 8
    assert count(["zora market barracks", "hazor market"]) == 4 + 3
    assert count([], captives=["barac", "jair"]) == 2
    assert count(["zora"], ark="zora") == 2 + 2
    shown = GAME.view(land(table().seat(A, places=["zora city", "jope market"])).observe(0), 0)
    assert [(one.seat, one.amount, one.kind, one.clause) for one in shown.ledger] == [
        (A, 5, "titles", "PRO-automaticas-15"),
        (A, 4, "settlements", "PRO-automaticas-16"),
        (A, 1, "developments", "PRO-automaticas-17"),
    ]
    less: dict[str, Any] = {
        "points_title": "4",
        "points_settlement": "1",
        "points_development": "0",
        "points_captive": "0",
        "points_ark": "3",
    }
    assert count(["zora city market"], "zora", ["barac"], **less) == 4 + 1 + 0 + 0 + 3


@clause("PRO-automaticas-20")
def test_ties_of_points_are_broken_by_titles_then_coins():
    def result(a: list[str], b: list[str], coins: int = 0) -> list[int]:
        given = table().seat(A, places=a, coins=coins).seat(B, places=b).table(round=12)
        return list(given.at(CheckVictory()).result)

    assert result(["zora city"], ["hazor market", "aco market", "edrei"][:3]) == [-1, 1]
    title = ["zora city", "jope market"]  # 5 + 4 + 1 = 10
    land = ["hazor market", "cedes market", "aco", "edrei"]  # 8 + 2 = 10
    assert result(title, land) == [1, -1]
    assert result(["zora"], ["hazor"], coins=1) == [1, -1]
    assert result(["zora"], ["hazor"]) == [0, 0]


@clause("PRO-automaticas-21", "PRO-declarar-4")
def test_the_first_player_passes_on():
    given = table(4).seat(A, places=["zora"]).table(first=A)
    assert full(given.at(PassFirst())).first == 1
    assert full(given.seat(B, out=True).at(PassFirst())).first == 2
    assert full(given.table(first=D).at(PassFirst())).first == 0


@clause("PRO-automaticas-22", "PRO-automaticas-24")
def test_what_an_eliminated_player_leaves():
    given = table(3).seat(A, places=["zora"]).seat(B, captives=["otoniel"], hand=["ambush", "levy", "levy"])
    then = given.seat(C, places=["aco"]).at(CheckVictory())
    assert then.seat(B).out
    assert "otoniel" in then.seat(A).roster
    assert (then.seat(B).hand, len(full(then).discard)) == ([], 3)


@clause("PRO-jugador-2")
def test_who_can_buy_nothing_passes_like_everybody_else():
    for hand in ([], ["harvest"]):
        given = loud(table().seat(A, places=["zora"], coins=0, hand=hand).table(phase=BUY, active=A))
        assert given.at(BeginTurn(0, BUY)).owing == [A]


@clause("PRO-automaticas-25")
def test_one_of_the_last_two_may_concede():
    given = buying("zora")
    assert given.when(B, "concede").ending == "PRO-automaticas-25"
    assert given.when(B, "concede").result == [1, -1]
    three = turn(table(3).seat(A, places=["zora"]).seat(B, places=["hazor"]).seat(C, places=["aco"]), A, BUY)
    assert three.when(B, "concede").refused == "PRO-automaticas-25"
    left = table(3).seat(A, places=["zora"]).seat(B, places=["hazor"]).seat(C, out=True)
    assert turn(left, A, BUY).when(B, "concede").result == [1, -1, -1]


@clause("PRO-automaticas-9")
def test_who_has_no_land_is_out_with_all_generals():
    given = table(3).seat(A, generals=["otoniel silo 2"]).seat(B, places=["golan"])
    then = given.seat(C, places=["aco"]).at(CheckVictory())
    assert (then.seat(A).out, then.seat(A).generals, "otoniel" in then.seat(A).roster) == (True, [], True)
    assert GAME.broken(full(then)) == []


@clause("PRO-automaticas-23")
def test_if_nobody_is_left_points_decide():
    then = table().seat(A, captives=["barac", "jair"]).at(CheckVictory())
    assert (then.result, then.ending) == ([1, -1], "PRO-automaticas-23")


# jugador


@clause("PRO-jugador-1", "PRO-jugador-2", "PRO-jugador-7")
def test_what_a_player_sees_of_another():
    given = table().seat(A, places=["zora wall garrison=3"], generals=["otoniel zora 2"], coins=7)
    given = given.seat(A, hand=["ambush", "levy", "levy"], captives=["barac"])
    view = GAME.view(given.state.observe(1), 1)
    counters = {counter.role: counter.value for counter in view.seats[0].counters}
    assert (counters["coins"], counters["hand"], counters["titles"], counters["captives"]) == (7, 3, 0, 1)
    zones = {zone.id: zone for zone in view.zones}
    assert [card.card for card in zones[f"hand:{A}"].cards] == ["", "", ""]
    assert len(zones[f"roster:{A}"].cards) == 5
    board = {card.handle: card for card in zones["board"].cards}
    place = board["place:zora"]
    assert (place.numbers[0].value, place.marks) == (3, ["wall"])
    assert [(number.role, number.value) for number in board["@1"].numbers] == [("strength", 3), ("troops", 2)]


@clause("PRO-jugador-3", "PRO-jugador-4")
def test_the_roster():
    s = full(begun(2))
    own = [one for one in s.generals if one.owner == 0]
    assert [int(one.strength) for one in own] == [3, 2, 2, 3, 4, 1]
    assert [one.status for one in own] == [1, 1, 0, 0, 0, 0]
    assert [int(general_cost(s, one.strength)) for one in own[2:]] == [10, 13, 16, 7]
    other = full(begun(2, roster_strengths="3-3-2-2-2-2"))
    assert [int(one.strength) for one in other.generals[:6]] == [3, 3, 2, 2, 2, 2]
    small = turn(table(command_bonus="2").seat(A, places=["zora"], generals=["otoniel zora 5"], coins=9), A, BUY)
    assert small.when(A, "troop otoniel").refused == "PRO-jugador-4"
    usual = buying("zora", generals=["otoniel zora 6"])
    assert usual.when(A, "troop otoniel").refused == "PRO-jugador-4"


# manual


@clause("PRO-manual-1")
def test_two_to_four_play():
    for players in (2, 3, 4):
        assert len(full(begun(players)).sides) == players
    for wrong in (1, 5, True, "2"):
        with pytest.raises(ProblemsError) as refused:
            GAME.complete({"players": wrong})
        assert refused.value.problems[0].clause == "PRO-manual-1"


@clause("PRO-manual-4")
def test_the_first_player_is_drawn_by_lot():
    firsts = {int(full(begun(4, seed)).first) for seed in range(24)}
    assert firsts == {0, 1, 2, 3}
    given = table(4).table(first=C)
    assert [int(seat) for seat in land(given).order()] == [2, 3, 0, 1]
    s = full(given.at(TakeTurns(MOVE)))
    assert s.over is False


@clause("PRO-manual-5", "PRO-manual-6", "PRO-manual-7", "PRO-manual-8", "PRO-manual-9")
def test_how_a_game_begins():
    homes = {2: ["naphtali", "judah"], 3: ["manasseh", "asher", "judah"], 4: ["manasseh", "dan", "naphtali", "judah"]}
    for players, territories in homes.items():
        s = full(begun(players))
        for seat, territory in enumerate(territories):
            own = [one for one in s.settlements if one.owner == seat]
            assert [s.ground.territories[s.ground.territory[one.hex]] for one in own] == [territory] * 2
    last = begun(2).seat(B)
    assert last.places == ["hebron wall garrison=3", "laquis garrison=1"]
    assert last.generals == ["barac hebron 3", "jair laquis 2"]
    assert last.coins == 10 + 8
    other = begun(2, start_coins="8", start_troops="2-2", capital_garrison="2", second_garrison="2").seat(B)
    assert (other.coins, other.places) == (16, ["hebron wall garrison=2", "laquis garrison=2"])
    assert other.generals == ["barac hebron 2", "jair laquis 2"]


@clause("PRO-manual-10", "PRO-manual-11")
def test_the_cards_at_the_start():
    for seed, cards in itertools.product(range(4), ("2", "3")):
        s = full(begun(4, seed, start_hand=cards))
        assert [len(side.hand) for side in s.sides] == [int(cards)] * 4
        seen = [card for side in s.sides for card in side.looking]
        assert ARK in [*s.deck[-12:], *seen]
        assert len(s.deck) + 4 * int(cards) + len(seen) == 40
    depths = {
        list(full(begun(2, seed, ark_in_top="40")).deck)[::-1].index(ARK)
        for seed in range(12)
        if ARK in full(begun(2, seed, ark_in_top="40")).deck
    }
    assert max(depths) > 12


@clause("PRO-manual-12")
def test_the_same_seed_and_choices_give_the_same_game():
    def played(seed: int) -> str:
        return dump(Walk(GAME, setup_for(GAME, 3), seed).play())

    assert played(9) == played(9) != played(10)


@clause("PRO-manual-13")
def test_rules_do_not_change_under_way():
    assert buying("zora").when(A, "new-rules").refused == "PRO-manual-13"
    assert GAME.complete({"options": {"round_limit": "10"}})["options"]["round_limit"] == "10"
