"""Sections 4 to 6: zones, setting up, the turn; section 13: fatigue."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.bellum import GAME
from liza.games.bellum.sequence import TURN, BeginTurn
from liza.games.bellum.state import Bel
from liza.kernel import Match
from liza.testing.marks import clause
from liza.toolkit.problems import ProblemsError
from tests.games.bellum.table import FIGHT, SUPPLY_STEPS, VIGIL_STEPS, act, clauses, fight, full, options, pool, table


def match(seed: int = 1, **setup: Any) -> Match:
    """Returns a match of two sample decks that has just begun."""
    return GAME.start({"decks": ["castilla", "tahuantinsuyo"], **setup}, seed)


def state(of: Match) -> Bel:
    assert isinstance(of.state, Bel)
    return of.state


def choose(of: Match, seat: int) -> str:
    """Picks the first Age I Economy card; returns it."""
    ask = of.state.ask_of(seat)
    assert ask is not None
    text = ask.describe(of.state, ask.options(of.state)[0])
    assert of.answer(seat, text) is None
    return text.removeprefix("choose ")


def begun(seed: int = 1, **setup: Any) -> Match:
    """Returns a match in which both have chosen."""
    out = match(seed, **setup)
    choose(out, 0)
    choose(out, 1)
    return out


# 4 Zones


@clause("BEL-4-1")
def test_there_is_no_limit_of_units():
    after = act(table().south(vanguard=["v-1-1"] * 12, hand=["v-2-2"], ready=2)).when("south", "play v-2-2")

    assert len(after.south.vanguard) == 13


@clause("BEL-4-2")
def test_units_change_zone_by_effects_alone():
    given = act(table().south(vanguard=["v-2-2"], hand=["fall-back"], ready=1))
    assert given.offered("south") == ["end", "play fall-back"]

    assert given.when("south", "play fall-back", "target v-2-2#6").south.rearguard == ["v-2-2#6"]


@clause("BEL-4-3", "BEL-2-7", "BEL-3-11", "BEL-5-4")
def test_every_player_has_the_zones_and_the_relics_are_shared():
    s = state(match())
    view = GAME.view(s.observe(0), 0)

    kinds = {zone.kind for zone in view.zones if zone.owner == "south"}
    assert kinds == {
        "structures",
        "vanguard",
        "rearguard",
        "development",
        "vault",
        "hand",
        "castle",
        "graveyard",
        "out",
    }
    assert [zone.count for zone in view.zones if zone.kind == "relics"] == [5]
    ages = [s.card(card).age for card in s.sides[0].vault]
    assert ages == sorted(ages) and len(ages) == 15


@clause("BEL-4-4")
def test_hands_are_their_owners_and_castles_nobodys():
    s = state(begun())
    seen = s.observe(1)

    assert (set(seen.sides[0].hand), len(seen.sides[0].hand)) == ({0}, len(s.sides[0].hand))
    assert set(seen.sides[0].castle) | set(seen.sides[1].castle) == {0}
    assert seen.sides[0].vault == s.sides[0].vault
    hidden = state(begun(options={"vault_visibility": "owner_only"})).observe(1)
    assert set(hidden.sides[0].vault) == {0} and 0 not in hidden.sides[1].vault


@clause("BEL-4-5", "BEL-3-9")
def test_at_most_two_structures_and_ascending_is_fine():
    given = table().south(structures=["tower-veteran", "wall-4"], hand=["tower-2-4", "tower-elite"], ready=7, age=2)
    asked = act(given)

    assert asked.when("south", "play tower-2-4").refused == "BEL-4-5"
    after = asked.when("south", "ascend tower-veteran#6 tower-elite")
    assert after.south.structures == ["tower-elite#6", "wall-4#7"]
    second = act(table().south(structures=["wall-4"], hand=["tower-2-4"], ready=3)).when("south", "play tower-2-4")
    assert second.south.structures == ["wall-4#6", "tower-2-4#7"]


@clause("BEL-4-6")
def test_an_effect_gives_no_third_structure():
    given = table().south(structures=["wall-4", "wall-5"], hand=["seize"], ready=2).north(structures=["wall-6"])
    after = act(given).when("south", "play seize", "target wall-6#8")

    assert (after.north.structures, after.south.graveyard) == (["wall-6#8"], ["seize"])
    assert "BEL-4-6" in clauses(after)


@clause("BEL-4-7")
def test_abilities_of_one_name_do_not_add_up():
    def defence(*south: str, **setup: Any) -> tuple[int, int]:
        given = (options(**setup) if setup else table()).south(vanguard=["v-2-3"], hand=["v-1-1"], ready=2)
        for one in south:
            zone = "structures" if one.startswith("watch-") else "rearguard"
            given = given.south(**{zone: [one]})
        found: tuple[int, int] = act(given).south.stats("v-2-3#6")
        return found

    assert defence("watch-tower", "watch-wall") == (2, 4)
    assert defence("forge-1", "forge-2") == (4, 3)
    assert defence("watch-tower", "banner") == (2, 5)
    assert defence("watcher", "watcher", same_name_stack="structures_only") == (2, 5)
    assert defence("watch-tower", "watch-wall", same_name_stack="structures_only") == (2, 4)


@clause("BEL-4-9")
def test_no_structure_is_given_up_to_make_room():
    asked = act(table().south(structures=["wall-4", "wall-5"], hand=["tower-2-4", "v-1-1"], ready=3))

    assert asked.offered("south") == ["end", "play v-1-1", "advance"]


# 5 Setting up


@clause("BEL-5-2", "BEL-5-3")
def test_castles_are_shuffled_by_the_seed_and_supplies_apart():
    castles = [[*state(match(seed)).sides[0].castle] for seed in (1, 1, 2)]

    assert castles[0] == castles[1] != castles[2]
    assert len(castles[0]) == 45 and state(match()).sides[0].supply_deck == 12


@clause("BEL-5-5", "BEL-5-6", "BEL-5-7")
def test_five_cards_no_exchange_and_one_economy_card():
    s = state(match())

    for seat in range(2):
        assert (len(s.sides[seat].hand), len(s.sides[seat].castle)) == (5, 45)
        ask = s.ask_of(seat)
        assert ask is not None
        texts = [ask.describe(s, one) for one in ask.options(s)]
        assert len(texts) == 5 and all(text.startswith("choose ") for text in texts)


@clause("BEL-5-8", "BEL-5-9", "BEL-3-14")
def test_the_chosen_economy_card_enters_free_as_the_first_development_begins():
    s = state(begun())
    side = s.sides[s.active]

    assert [s.card(p.card).id for p in side.zones[3]] == [s.card(side.pick).id]
    assert side.ready == (2 if s.active == s.first else 3)
    assert len(side.out) == 4 and not any(s.card(card).age == 1 for card in side.vault)


@clause("BEL-5-8")
def test_the_player_may_have_to_place_it():
    given = options(age1_economy_timing="player_choice").south(vault=["market", "eco-a"], pick="market", hand=["v-1-1"])
    asked = act(given.south(ready=2))

    assert asked.when("south", "end").refused == "BEL-5-8"
    after = asked.when("south", "place")
    assert after.south.development == ["market#6"]
    assert "end" in after.offered("south")


@clause("BEL-5-10", "BEL-15-6")
@pytest.mark.parametrize(("info", "seen"), [("secret", False), ("open", True)])
def test_the_choice_is_secret_unless_agreed(info: str, seen: bool):
    out = match(options={"age1_economy_info": info})
    choose(out, 0)
    choose(out, 1)
    s = state(out)
    waiting = 1 - s.active

    other = s.observe(s.active).sides[waiting]
    assert bool(other.pick) == seen
    assert other.chosen and len([card for card in other.vault if s.card(card).age == 1]) == 5


@clause("BEL-5-10")
def test_both_choose_at_once_and_nothing_shows_before():
    out = match()
    before = GAME.view(out.state.observe(1), 1)
    choose(out, 0)

    assert out.state.owing() == [1]
    assert state(out).observe(1).sides[0].pick == 0
    assert [card.card for zone in before.zones if zone.id == "vault:south" for card in zone.cards] == [
        card.card
        for zone in GAME.view(out.state.observe(1), 1).zones
        if zone.id == "vault:south"
        for card in zone.cards
    ]


@clause("BEL-5-11")
def test_who_starts_is_drawn_after_the_choices_or_fixed():
    assert state(match()).first == -1
    assert {int(state(begun(seed)).first) for seed in range(8)} == {0, 1}
    assert state(begun(5)).first == state(begun(5)).first
    fixed = {"options": {"first_player": "fixed"}, "first": "north"}
    assert [int(state(begun(seed, **fixed)).first) for seed in range(3)] == [1, 1, 1]
    with pytest.raises(ProblemsError) as caught:
        match(first="north")
    assert [one.clause for one in caught.value.problems] == ["BEL-5-11"]


@clause("BEL-5-12", "BEL-5-13", "BEL-5-15", "BEL-5-16", "BEL-6.A-4", "BEL-6.A-6", "BEL-5-17", "BEL-5-18", "BEL-10-5")
def test_supplies_and_draws_turn_by_turn():
    out = begun(3, options={"first_player": "fixed"})
    counted: dict[int, list[int]] = {0: [], 1: []}
    hands = []
    while len(counted[1]) < 7:
        s = state(out)
        seat = int(s.active)
        if len(counted[seat]) < s.sides[seat].turns:
            counted[seat].append(int(s.sides[seat].ready + s.sides[seat].exhausted))
            hands.append(len(s.sides[seat].hand))
        owing = s.owing()[0]
        ask = s.ask_of(owing)
        assert ask is not None
        texts = [ask.describe(s, one) for one in ask.options(s)]
        quiet = next((one for one in ("end", "pass", "no-defence", "no-intercept") if one in texts), texts[0])
        assert out.answer(owing, quiet) is None

    assert counted == {0: [2, 4, 6, 8, 10, 12, 12], 1: [3, 5, 7, 9, 11, 12, 12]}
    assert hands[:4] == [5, 6, 6, 7]


# 6.A Supply


@clause("BEL-6.A-1", "BEL-6.A-2", "BEL-7.1-9", "BEL-3-21", "BEL-8-11")
def test_the_active_player_readies_what_they_control():
    given = table().south(vanguard=["v-2-2 exhausted", "v-3-3 exhausted owner=north"], exhausted=3, castle=["v-1-1"])
    given = given.south(structures=["tower-2-4 exhausted"], development=["lens exhausted"])
    given = given.north(vanguard=["v-2-2 exhausted"], exhausted=4)
    after = given.at(*SUPPLY_STEPS)

    assert not any(after.south.piece(name).exhausted for name in ("v-2-2#6", "v-3-3#7", "tower-2-4#8", "lens#9"))
    assert (after.south.ready, after.south.exhausted) == (5, 0)
    assert after.north.piece("v-2-2#10").exhausted and after.north.exhausted == 4


@clause("BEL-6.A-3", "BEL-6.A-5")
def test_provision_and_placing_follow():
    after = table().south(hand=["v-1-1"] * 6, castle=["v-2-2", "v-3-3"], ready=4).at(*SUPPLY_STEPS)

    assert (len(after.south.hand), after.south.castle, after.south.ready) == (7, ["v-3-3"], 6)
    assert [one for one in clauses(after) if one in ("BEL-6.A-1", "BEL-6.A-3", "BEL-6.A-5", "BEL-6.A-7")] == [
        "BEL-6.A-1", "BEL-6.A-3", "BEL-6.A-5", "BEL-6.A-7",
    ]  # fmt: skip


@clause("BEL-10-2", "BEL-5-18", "BEL-13-7")
@pytest.mark.parametrize(("before", "after"), [(11, 12), (12, 12)])
def test_what_is_left_of_the_supplies_is_placed_without_penalty(before: int, after: int):
    done = table().south(ready=before, castle=["v-1-1"]).at(*SUPPLY_STEPS)

    assert (done.south.ready, done.south.points, done.south.fatigue) == (after, 20, 0)


@clause("BEL-6.A-7", "BEL-10-6")
def test_start_of_turn_abilities_come_after_the_three_steps():
    after = table().south(development=["market"], ready=2, castle=["v-1-1"]).at(*SUPPLY_STEPS)

    assert (after.south.ready, after.south.temporary, after.south.supplies) == (4, 1, 5)


# 6.B Development


@clause("BEL-6-1", "BEL-6.B-1", "BEL-6.B-7", "BEL-10-21", "BEL-3-19")
def test_any_actions_in_any_order_as_long_as_they_are_paid():
    given = table().south(hand=["draw-1", "v-2-2", "emblem-2-6"], ready=9, castle=["v-1-1"])
    asked = act(given.south(vault=["market-ii", "parish", "fount", "archive"]))
    after = asked.when("south", "play draw-1", "advance", "choose parish", "choose archive", "play emblem-2-6")

    assert (after.south.ready, after.south.exhausted, after.south.age) == (1, 8, 2)
    ended = asked.when("south", "end")
    assert ended.owing == []


@clause("BEL-6-1", "BEL-6.B-10")
def test_development_is_not_returned_to():
    given = table().south(hand=["v-2-2"], ready=4, vanguard=["v-1-1"]).table(phase="combat").at(FIGHT)

    assert given.when("south", "play v-2-2").refused == "BEL-6.B-10"


@clause("BEL-6.B-2", "BEL-3-2", "BEL-3-5")
def test_units_and_structures_are_played_in_the_own_development_alone():
    asked = act(table().south(hand=["r-2-1", "tower-2-4"], ready=5).north(hand=["v-2-2"], ready=2))

    after = asked.when("south", "play r-2-1", "play tower-2-4")
    assert (after.south.rearguard, after.south.structures, after.south.vanguard) == (["r-2-1#6"], ["tower-2-4#7"], [])
    assert asked.when("north", "play v-2-2").refused == "BEL-6.B-2"


@clause("BEL-6.B-3", "BEL-11-7")
def test_ascents_happen_in_the_own_development_alone():
    given = table().south(vanguard=["v-3-3", "guard-veteran"], hand=["guard-elite", "jab-2"], ready=6, age=2)
    asked = fight(given.north(structures=["wall-6"]), "v-3-3#6")

    assert asked.when("south", "ascend guard-veteran#7 guard-elite").refused == "BEL-11-7"
    rival = act(
        table().south(hand=["v-1-1"], ready=2).north(vanguard=["guard-veteran"], hand=["guard-elite"], ready=4, age=2)
    )
    assert rival.when("north", "ascend guard-veteran#6 guard-elite").refused == "BEL-11-7"


@clause("BEL-6.B-5")
def test_development_tactics_are_played_there():
    asked = act(table().south(hand=["weaken", "bolster"], ready=2).north(vanguard=["v-2-2"]))

    assert asked.offered("south") == ["end", "play weaken"]
    assert asked.when("south", "play weaken", "target v-2-2#6").south.graveyard == ["weaken"]


@clause("BEL-6.B-6")
def test_ages_are_advanced_there_alone():
    given = table().south(vanguard=["v-1-1"], ready=3, vault=["fount"]).table(phase="combat").at(FIGHT)

    assert given.when("south", "advance").refused == "BEL-6.B-6"


@clause("BEL-6.B-8", "BEL-3-20", "BEL-3-22")
def test_there_is_no_partial_payment():
    poor = act(table().south(hand=["rider-3-3", "v-1-1"], ready=2))
    asked = act(table().south(hand=["rider-3-3", "v-1-1"], ready=2, exhausted=3))

    assert poor.when("south", "play rider-3-3").refused == "BEL-6.B-8"
    assert asked.when("south", "play rider-3-3").refused == "BEL-3-20"
    assert (asked.south.ready, asked.south.exhausted) == (2, 3)
    after = asked.when("south", "play v-1-1")
    assert (after.south.ready, after.south.exhausted) == (0, 5)


@clause("BEL-6.C-12")
def test_there_is_one_declaration_a_turn():
    given = table().south(vanguard=["v-3-3"]).north(structures=["wall-6"], hand=["wake"], ready=1)
    after = fight(given, "v-3-3#6").when("north", "play wake", "target v-3-3#6")

    assert not after.south.piece("v-3-3#6").exhausted and after.owing == []


# 6.D Vigil


@clause("BEL-6.D-1")
def test_effects_of_this_turn_expire_whoever_made_them():
    given = table().south(vanguard=["v-2-2 attack=+2"]).north(vanguard=["v-3-3 defence=+1"]).table(phase="vigil")
    after = given.at(*VIGIL_STEPS)

    assert (after.south.stats("v-2-2#6"), after.north.stats("v-3-3#7")) == ((2, 2), (3, 3))


@clause("BEL-6.D-2", "BEL-12-15")
def test_expiring_defence_destroys_before_the_check():
    given = table().south(structures=["temple-3 defence=+2 damage=3"], dominion=4)
    ids = [pool(given).cards[number].id for number in pool(given).relics][:3]
    given = given.table(phase="vigil", relics=dict.fromkeys(ids, "#6 stored"))
    after = given.at(*VIGIL_STEPS)

    assert (after.south.structures, after.south.relics, after.south.dominion) == ([], {}, 0)
    unit = table().south(vanguard=["v-3-3 defence=+2 damage=4"]).table(phase="vigil").at(*VIGIL_STEPS)
    assert unit.south.vanguard == []


@clause("BEL-6.D-3", "BEL-6.D-4")
def test_the_active_player_discards_down_to_8():
    ten = ["v-1-1", "v-2-2", "v-3-3", "v-4-4", "v-5-5", "r-1-1", "r-2-1", "r-2-2", "priest", "monk"]
    given = table().south(hand=ten).north(hand=ten[:9]).table(phase="vigil").at(*VIGIL_STEPS)

    after = given.when("south", "discard v-1-1", "discard monk")
    assert (len(after.south.hand), after.south.graveyard, len(after.north.hand)) == (8, ["v-1-1", "monk"], 9)
    assert table().south(hand=ten[:8]).table(phase="vigil").at(*VIGIL_STEPS).owing == []


@clause("BEL-6.D-6")
def test_the_turn_passes():
    given = table().north(castle=["v-1-1", "v-1-1"], hand=["v-2-2"]).table(phase="vigil")
    after = given.at(*VIGIL_STEPS, BeginTurn(1))

    assert (full(after).active, full(after).turn, full(after).phase) == (1, 4, 2)


@clause("BEL-6.D-7")
def test_end_of_turn_abilities_come_before_the_discard():
    hand = ["v-1-1", "v-2-2", "v-3-3", "v-4-4", "v-5-5", "r-1-1", "r-2-1", "r-2-2"]
    given = table().south(hand=hand, castle=["priest"], development=["archive"]).table(phase="vigil").at(*VIGIL_STEPS)

    assert given.owing == ["south"] and given.south.hand == [*hand, "priest"]


@clause("BEL-A-1")
def test_the_steps_of_a_turn_in_order():
    given = table().south(vanguard=["v-2-2"], castle=["v-1-1"], hand=["v-2-2"], ready=2).north(structures=["wall-6"])
    after = given.at(*TURN[:-1])
    order = clauses(after)
    after = after.when("south", "end")
    order += clauses(after)
    after = after.when("south", "attack v-2-2#6")
    order += clauses(after)
    wanted = ["BEL-6.A-1", "BEL-6.A-3", "BEL-6.A-5", "BEL-7.1-2", "BEL-7.4-1", "BEL-7.8-1", "BEL-8-13"]
    assert [one for one in order if one in wanted] == wanted


# 13 Fatigue


@clause("BEL-13-2", "BEL-13-3")
@pytest.mark.parametrize(("fatigue", "points", "after"), [(0, 20, 19), (3, 10, 6)])
def test_a_failed_draw_raises_fatigue_and_damages(fatigue: int, points: int, after: int):
    done = table().south(fatigue=fatigue, points=points).at(*SUPPLY_STEPS)

    assert (done.south.fatigue, done.south.points) == (fatigue + 1, after)


@clause("BEL-13-3")
def test_each_failed_draw_counts_in_order():
    done = act(table().south(hand=["draw-3"], ready=2, castle=["v-1-1"])).when("south", "play draw-3")

    assert (done.south.hand, done.south.fatigue, done.south.points) == (["v-1-1"], 2, 17)


@clause("BEL-13-4")
def test_fatigue_never_falls():
    given = table().south(fatigue=2, hand=["bury"], ready=2, vanguard=["v-2-2"]).chance(*[0] * 4)
    buried = act(given).when("south", "play bury", "target v-2-2#6")

    assert (buried.south.fatigue, buried.south.castle) == (2, ["v-2-2"])
    after = table().south(fatigue=2).at(*SUPPLY_STEPS)
    assert (after.south.fatigue, after.south.points) == (3, 17)


@clause("BEL-13-5")
def test_fatigue_is_no_attack():
    done = table().south(development=["eco-iii"], castle=[]).at(*SUPPLY_STEPS)
    assert (done.south.fatigue, done.south.points) == (1, 19)

    struck = fight(table().south(vanguard=["v-2-2"]).north(development=["eco-iii"], castle=["v-1-1"]), "v-2-2#6")
    assert struck.north.hand == ["v-1-1"]


@clause("BEL-13-6")
def test_fatigue_cannot_be_prevented():
    done = table().south(sheltered=True, fatigue=1, points=9).at(*SUPPLY_STEPS)
    assert done.south.points == 7

    saved = fight(table().south(vanguard=["v-2-2"]).north(sheltered=True), "v-2-2#6")
    assert saved.north.points == 20


@clause("BEL-13-8")
def test_the_provision_that_is_skipped_is_no_draw():
    given = table().south(turns=1).table(turn=1)

    assert given.at(*SUPPLY_STEPS).south.fatigue == 0
