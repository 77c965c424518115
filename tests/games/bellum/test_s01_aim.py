"""The introduction and section 1: card text over rules, and the ways to win."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.bellum import GAME
from liza.games.bellum.combat import why_no_attacker
from liza.games.bellum.sequence import BeginTurn
from liza.testing.marks import clause
from liza.testing.scenes import Scene
from liza.toolkit.problems import ProblemsError
from tests.games.bellum.table import FIGHT, SUPPLY_STEPS, VIGIL_STEPS, act, clauses, fight, laid, options, pool, table

TEMPLE = {"structures": ["temple-5"]}


def stored(scene: Scene, count: int, seat: str = "south", *, at: int = 6, carried: int = 0) -> Scene:
    """Returns the scene with so many Relics stored in the card numbered `at`, and some carried by the next one."""
    ids = [pool(scene).cards[number].id for number in pool(scene).relics]
    words = dict.fromkeys(ids[:count], f"#{at} stored")
    words |= dict.fromkeys(ids[count : count + carried], f"#{at + 1} carried")
    return scene.table(relics=words)


def vigil(scene: Scene) -> Any:
    """Returns what comes of South's Vigil."""
    return scene.table(phase="vigil").at(*VIGIL_STEPS)


@clause("BEL-intro-1", "BEL-8-13", "BEL-3-8")
def test_a_walls_text_lets_it_respond():
    after = fight(table().south(vanguard=["v-3-3"]).north(structures=["wall-responds"]), "v-3-3#6")

    assert (after.north.left("wall-responds#7"), after.south.left("v-3-3#6")) == (2, 1)


@clause("BEL-intro-2")
def test_a_prohibition_beats_a_permission():
    given = table().south(vanguard=["bold-2-1 new"]).north(vanguard=["tyrant"]).table(phase="combat")
    assert why_no_attacker(laid(given), given.at(FIGHT).south.piece("bold-2-1#6")) == "BEL-intro-2"
    asked = table().south(vanguard=["bold-2-1 new forbidden", "v-1-1"]).table(phase="combat").at(FIGHT)
    assert asked.when("south", "attack bold-2-1#6").refused == "BEL-intro-2"


@clause("BEL-intro-3", "BEL-2-7")
@pytest.mark.parametrize("decks", [["castilla"], ["castilla", "aksum", "arca"]])
def test_exactly_two_players(decks: list[str]):
    with pytest.raises(ProblemsError) as caught:
        GAME.complete({"decks": decks})

    assert [one.clause for one in caught.value.problems] == ["BEL-intro-3"]


@clause("BEL-1-1", "BEL-2-8")
def test_each_leads_one_civilization_and_both_may_lead_the_same():
    setup = GAME.complete({"decks": ["castilla", "frontera"]})
    pool = GAME.pool()

    for deck in setup["decks"]:
        cards = [pool.by_name(id) for id in (*deck["castle"], *deck["vault"])]
        assert {card.civilization for card in cards if card} == {"castilla"}


@clause("BEL-1-2", "BEL-5-1", "BEL-13-1", "BEL-5-14", "BEL-5-19", "BEL-12-1")
def test_a_game_begins_at_twenty_points_in_age_one_without_supplies_or_fatigue():
    s = GAME.fresh(GAME.complete(GAME.default_setup()))

    for seat in range(2):
        side = s.observe(1 - seat).sides[seat]
        assert (side.points, side.fatigue, side.age, side.ready, side.supply_deck) == (20, 0, 1, 0, 12)
    assert [relic.holder for relic in s.relics] == [0] * 5


@clause("BEL-1-3")
@pytest.mark.parametrize(("points", "left", "over"), [(3, 0, True), (4, 1, False)])
def test_an_objective_at_0_loses_at_once(points: int, left: int, over: bool):
    after = fight(table().south(vanguard=["v-3-2"]).north(points=points), "v-3-2#6")

    assert (after.north.points, after.over) == (left, over)
    if over:
        assert (after.result, after.ending) == ([1, -1], "BEL-1-3")


@clause("BEL-1-4", "BEL-1-16", "BEL-1-13")
def test_dominion_wins_whatever_the_points():
    after = vigil(stored(table().south(points=1, dominion=4, **TEMPLE).north(points=20), 3))

    assert (after.result, after.ending) == ([1, -1], "BEL-1-16")


@clause("BEL-1-6")
def test_an_objective_does_not_strike_back():
    after = fight(table().south(vanguard=["v-2-1"]).north(vanguard=["v-3-3"]), "v-2-1#6").when("north", "no-defence")

    assert (after.north.points, after.south.left("v-2-1#6")) == (18, 1)


@clause("BEL-1-7", "BEL-1-8")
@pytest.mark.parametrize(("points", "after"), [(12, 15), (18, 20), (20, 20)])
def test_points_are_recovered_by_cards_alone_and_never_above_20(points: int, after: int):
    done = act(table().south(points=points, hand=["heal-3"], ready=2)).when("south", "play heal-3")

    assert (done.south.points, done.south.graveyard) == (after, ["heal-3"])
    assert vigil(table().south(points=points)).south.points == points


@clause("BEL-1-9")
def test_both_objectives_at_0_in_one_resolution_are_a_draw():
    after = act(table().south(points=3, hand=["both-lose-3"], ready=2).north(points=3)).when(
        "south", "play both-lose-3"
    )
    assert (after.result, after.ending) == ([0, 0], "BEL-1-9")


def _chain(scene: Scene) -> Any:
    given = scene.south(vanguard=["v-1-1"], points=3, hand=["jab-2"], ready=1)
    given = given.north(structures=["wall-6"], points=2, hand=["jab-3"], ready=1)
    return fight(given, "v-1-1#6").when("north", "play jab-3").when("south", "play jab-2")


@clause("BEL-1-9")
def test_the_whole_chain_is_one_resolution_unless_agreed_otherwise():
    assert _chain(table()).result == [0, 0]
    after = _chain(options(resolution_scope="each_effect"))
    assert (after.result, after.ending) == ([1, -1], "BEL-1-3")


@clause("BEL-1-10")
def test_a_fallen_objective_does_not_recover():
    def chained(north: str, south: str, first: str) -> Any:
        given = (
            table()
            .south(vanguard=["v-1-1"], hand=[south], ready=1)
            .north(structures=["wall-6"], points=2, hand=[north], ready=1)
        )
        after = fight(given, "v-1-1#6")
        return (
            after.when("north", f"play {north}").when("south", f"play {south}")
            if first == "north"
            else after.when("north", "pass").when("south", f"play {south}").when("north", f"play {north}")
        )

    lost = chained("duel-heal", "jab-3", "north")
    assert (lost.result, lost.ending) == ([1, -1], "BEL-1-3")
    saved = chained("duel-heal", "jab-3", "south")
    assert saved.north.points == 4


@clause("BEL-1-11", "BEL-13-2")
def test_fatigue_loses_and_points_never_fall_below_0():
    after = table().south(points=2, fatigue=2).at(*SUPPLY_STEPS)

    assert (after.south.points, after.south.fatigue, after.result) == (0, 3, [-1, 1])


@clause("BEL-1-12")
def test_either_player_concedes_at_any_moment():
    given = act(table().south(hand=["v-2-2"], ready=2).north(points=1))
    assert given.when("north", "concede").result == [1, -1]

    duel = table().south(vanguard=["v-2-2"]).north(structures=["wall-4"], hand=["jab-2"], ready=1)
    after = fight(duel, "v-2-2#6").when("south", "concede")
    assert (after.result, after.north.left("wall-4#7"), after.ending) == ([-1, 1], 4, "BEL-1-12")


@clause("BEL-1-13")
@pytest.mark.parametrize(("count", "before", "after"), [(3, 0, 1), (5, 2, 3)])
def test_dominion_rises_by_one_with_three_stored(count: int, before: int, after: int):
    assert vigil(stored(table().south(dominion=before, **TEMPLE), count)).south.dominion == after


@clause("BEL-1-14")
@pytest.mark.parametrize(("how", "after"), [("sum_all", 4), ("same_building", 0)])
def test_buildings_are_added_up_unless_agreed(how: str, after: int):
    scene = options(dominion_buildings=how).south(dominion=3, structures=["temple-5", "church-3"])
    ids = [pool(scene).cards[number].id for number in pool(scene).relics]
    scene = scene.table(relics={ids[0]: "#6 stored", ids[1]: "#6 stored", ids[2]: "#7 stored"})

    assert vigil(scene).south.dominion == after


@clause("BEL-1-15", "BEL-6.D-5")
def test_fewer_than_three_take_dominion_back_to_0():
    assert vigil(stored(table().south(dominion=4, **TEMPLE), 2)).south.dominion == 0


@clause("BEL-1-16", "BEL-6.D-6")
def test_dominion_4_passes_the_turn():
    given = stored(table().south(dominion=3, **TEMPLE).north(castle=["v-1-1"] * 3, hand=["v-2-2"]), 3)
    after = given.table(phase="vigil").at(*VIGIL_STEPS, BeginTurn(1))

    assert (after.south.dominion, full_active(after)) == (4, 1)


def full_active(outcome: Any) -> int:
    """Returns whose turn it is."""
    return int(outcome.state.active)


@clause("BEL-1-17")
def test_the_other_players_dominion_does_not_move():
    given = stored(table().north(dominion=2, **TEMPLE), 3)
    assert vigil(given).north.dominion == 2
    assert vigil(table().north(dominion=4)).north.dominion == 4


@clause("BEL-1-18", "BEL-1-19", "BEL-12-2")
def test_a_carried_relic_gives_its_benefit_and_does_not_count():
    scene = table().south(structures=["temple-5"], rearguard=["priest"], vanguard=["v-2-3"], dominion=3)
    lance = stored(scene, 0).table(relics={"holy-lance": "#7 carried"}) if "holy-lance" in pool(scene).ids else None
    lance = lance or scene.table(relics={_lance(scene): "#7 carried"})
    assert act(lance.south(hand=["v-1-1"], ready=2)).south.stats("v-2-3#8") == (3, 3)
    assert act(scene.south(hand=["v-1-1"], ready=2)).south.stats("v-2-3#8") == (2, 3)

    assert vigil(stored(scene, 2, carried=1)).south.dominion == 0
    assert vigil(stored(scene, 3, carried=1)).south.dominion == 4


def _lance(scene: Scene) -> str:
    known = pool(scene)
    return next(str(known.cards[number].id) for number in known.relics if known.cards[number].statics)


@clause("BEL-6.D-5", "BEL-6.D-3", "BEL-6.D-4", "BEL-A-1")
def test_the_discard_comes_before_dominion():
    given = stored(table().south(dominion=4, hand=["v-1-1"] * 8 + ["v-2-2"], **TEMPLE), 3)
    asked = vigil(given)

    assert asked.owing == ["south"] and asked.south.dominion == 4
    after = asked.when("south", "discard v-2-2")
    assert (after.south.graveyard, after.result) == (["v-2-2"], [1, -1])
    assert clauses(after)[-3:] == ["BEL-6.D-4", "BEL-1-13", "BEL-1-16"]
