"""The table as a screen draws it: zones, cards, numbers, engagements, the chain, answers and why not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from liza.games.bellum import GAME
from liza.games.bellum.chain import ChooseReply
from liza.games.bellum.changes import ChooseDiscard
from liza.games.bellum.combat import ChooseAttackers
from liza.games.bellum.sequence import CheckDominion
from liza.games.bellum.setting_up import ChooseEconomy
from liza.kernel import LIVE, State
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from liza.testing.showing import assert_view, handles_of
from liza.testing.walks import Walk, reported, setup_for
from liza.toolkit.text import Phrase, Words
from liza.toolkit.view import CardView, Link, View, Zone, to_json
from tests.games.bellum.table import ACT, FIGHT, act, options, table

SOUTH, NORTH, WATCHER = 0, 1, 2


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def shown(of: Outcome | State, seat: int) -> View:
    state = of.state if isinstance(of, Outcome) else of
    return GAME.view(state.observe(seat), seat)


def zone(view: View, name: str) -> Zone:
    (found,) = [one for one in view.zones if one.id == name]
    return found


def card(view: View, handle: str) -> CardView:
    (found,) = [one for zone in view.zones for one in zone.cards if one.handle == handle]
    return found


def say(phrase: Phrase | None, language: str = "es") -> str:
    assert phrase is not None
    return GAME.words().render(language, phrase)


def numbers(of: CardView) -> dict[str, tuple[int, int]]:
    return {one.role: (one.value, one.printed) for one in of.numbers}


def joined(links: list[Link]) -> list[tuple[str, str, str, str]]:
    return [(one.role, one.source, one.target, one.owner) for one in links]


# Seats and zones


def test_counters_come_in_the_order_of_what_loses_the_game_first():
    given = table().south(
        points=13, dominion=2, ready=3, exhausted=4, age=2, hand=["draw-1"], castle=["v-1-1"] * 3, graveyard=["weaken"]
    )
    south, north = shown(act(given), SOUTH).seats

    assert [(one.role, one.value, one.highest) for one in south.counters] == [
        ("points", 13, 20),
        ("dominion", 2, 5),
        ("stored", 0, 5),
        ("supplies", 3, 7),
        ("age", 2, 4),
        ("hand", 1, 0),
        ("castle", 3, 0),
        ("graveyard", 1, 0),
    ]
    assert (say(south.title), say(north.title)) == ("Tú", "Tu rival")
    assert (south.active, south.owing, north.active, north.owing) == (True, True, False, False)


@clause("BEL-10-6")
@clause("BEL-13-2")
def test_temporary_supplies_and_fatigue_are_counted_once_there_are_any():
    view = shown(act(table().south(ready=1, temporary=2, fatigue=3)), NORTH)
    roles = [[one.role for one in seat.counters] for seat in view.seats]

    assert roles[SOUTH][3:5] == ["supplies", "temporary"]
    assert roles[SOUTH][-1] == "fatigue"
    assert not {"temporary", "fatigue"} & {*roles[NORTH]}


def test_the_highest_age_is_that_of_the_ages_in_play():
    view = shown(act(table().table(rules={"ages": "three_from_0"})), SOUTH)

    assert [(one.value, one.highest) for one in view.seats[SOUTH].counters if one.role == "age"] == [(1, 3)]


def test_zones_are_ordered_from_the_barrier_outwards():
    view = shown(act(table().south(structures=["wall-4"], development=["market"])), NORTH)

    own = [one for one in view.zones if one.side == "me"]
    kinds = ("structures", "vanguard", "rearguard", "development", "vault", "hand", "castle", "graveyard", "out")
    assert [one.id for one in sorted(own, key=lambda one: one.order)] == [f"{kind}:north" for kind in kinds]
    walls = zone(view, "structures:south")
    assert (walls.side, walls.kind, walls.layout, walls.capacity, walls.count) == ("rival", "structures", "row", 2, 1)
    assert (say(walls.label), say(walls.label, "en")) == ("Estructuras", "Structures")
    assert [one.card for one in zone(view, "development:south").cards] == ["market"]
    assert [one.id for one in view.zones if one.side == "shared"] == ["relics"]


@clause("BEL-4-4")
def test_a_hand_shows_its_cards_to_its_owner_alone_and_a_castle_is_a_count():
    given = act(table().south(hand=["shoot", "bolster"], castle=["v-1-1"] * 4, graveyard=["draw-1", "weaken"]))

    assert {one.handle for one in zone(shown(given, SOUTH), "hand:south").cards} == {"shoot", "bolster"}
    for reader in (NORTH, WATCHER):
        backs = zone(shown(given, reader), "hand:south").cards
        assert [(one.handle, one.card, one.name) for one in backs] == [
            ("hand:south:0", "", None),
            ("hand:south:1", "", None),
        ]
        castle = zone(shown(given, reader), "castle:south")
        assert (castle.count, castle.cards, castle.layout) == (4, [], "pile")
        assert [one.card for one in zone(shown(given, reader), "graveyard:south").cards] == ["draw-1", "weaken"]


@clause("BEL-4-4")
def test_a_vault_lies_open_unless_agreed_otherwise():
    vault = ["market-ii", "fount"]
    view = shown(act(table().south(vault=vault)), NORTH)

    assert [(one.handle, one.card, numbers(one)) for one in zone(view, "vault:south").cards] == [
        ("vault:south:0", "market-ii", {"age": (2, 2)}),
        ("vault:south:1", "fount", {"age": (2, 2)}),
    ]
    secret = act(options(vault_visibility="owner_only").south(vault=vault))
    assert [one.card for one in zone(shown(secret, NORTH), "vault:south").cards] == ["", ""]
    assert [one.handle for one in zone(shown(secret, SOUTH), "vault:south").cards] == vault


@clause("BEL-5-9")
@clause("BEL-5-10")
def test_the_chosen_economy_card_is_marked_for_its_owner_and_the_others_are_out():
    given = act(table().south(vault=["eco-a", "eco-b", "market-ii"], pick="eco-b", chosen=True))

    own = shown(given, SOUTH)
    assert [(one.card, one.marks) for one in zone(own, "vault:south").cards] == [
        ("eco-b", ["chosen"]),
        ("market-ii", []),
    ]
    assert [one.card for one in zone(own, "out:south").cards] == ["eco-a"]
    rivals = shown(given, NORTH)
    assert [(one.card, one.marks) for one in zone(rivals, "vault:south").cards] == [
        ("eco-a", []),
        ("eco-b", []),
        ("market-ii", []),
    ]
    assert zone(rivals, "out:south").cards == []


# Cards


@clause("BEL-8-5")
def test_a_number_is_the_sum_of_its_parts():
    given = table().south(vanguard=["v-3-4 damage=1 attack=+2"], rearguard=["banner"])
    unit = card(shown(act(given), NORTH), "@6")
    attack, endure = unit.numbers

    assert (attack.role, attack.value, attack.printed, attack.lost) == ("attack", 5, 3, 0)
    assert [(amount, say(source)) for amount, source, _ in attack.parts] == [(3, "v-3-4"), (2, "v-3-4")]
    assert (endure.role, endure.value, endure.printed, endure.lost) == ("endure", 4, 4, 1)
    assert [(amount, say(source)) for amount, source, _ in endure.parts] == [(4, "v-3-4"), (1, "banner"), (-1, "daño")]
    assert endure.parts[-1][2] == "BEL-8-3"


@clause("BEL-8-17")
def test_an_attack_below_nought_is_shown_as_nought_and_explained():
    (attack, _) = card(shown(act(table().south(vanguard=["v-2-2 attack=-3"])), SOUTH), "@6").numbers

    assert attack.value == 0
    assert [amount for amount, _, _ in attack.parts] == [2, -3, 1]
    assert (say(attack.parts[-1][1]), attack.parts[-1][2]) == ("el ATK nunca baja de 0", "BEL-8-17")


def test_cards_have_the_numbers_of_their_kind():
    row = ["tower-2-5", "wall-4"]
    view = shown(act(table().south(structures=row, development=["market"], hand=["v-3-3", "shoot"])), SOUTH)

    assert numbers(card(view, "@6")) == {"attack": (2, 2), "endure": (5, 5)}
    assert numbers(card(view, "@7")) == {"endure": (4, 4)}
    assert numbers(card(view, "@8")) == {}
    assert numbers(card(view, "v-3-3")) == {"cost": (2, 2), "attack": (3, 3), "endure": (3, 3), "age": (1, 1)}
    assert numbers(card(view, "shoot")) == {"cost": (2, 2)}


def test_marks_come_with_the_most_urgent_first():
    units = ["v-2-2 exhausted new damage=1 keyword=courage", "pike-3-3 forbidden", "guard-elite under=guard-veteran"]
    view = shown(act(table().south(vanguard=units, structures=["temple-5 prevented"])), SOUTH)

    assert card(view, "@6").marks == ["exhausted", "wounded", "new", "courage", "veteran"]
    assert card(view, "@7").marks == ["forbidden", "interception", "veteran"]
    assert card(view, "@8").marks[-1] == "elite"
    assert card(view, "@9").marks == ["prevented", "shrine"]
    assert say(view.legend["exhausted"]) == "Girada"
    assert say(view.legend["interception"], "en") == "Interception"
    assert say(view.legend["unit"]) == "Unidad"


def test_relics_lie_between_the_sides_or_with_the_card_that_has_them():
    given = table().south(structures=["temple-5"], rearguard=["priest"])
    given = given.table(relics={"jade-seal": "#6 stored", "holy-lance": "#7 carried"})
    view = shown(act(given), NORTH)

    neutral = zone(view, "relics")
    assert (neutral.owner, neutral.count) == ("", 3)
    assert [one.marks for one in neutral.cards] == [["neutral"]] * 3
    ((temple,), (priest,)) = card(view, "@6").attached, card(view, "@7").attached
    assert (temple.card, temple.owner, temple.marks) == ("jade-seal", "south", ["stored"])
    assert (priest.card, priest.owner, priest.marks) == ("holy-lance", "south", ["carried"])
    assert [one.value for one in view.seats[SOUTH].counters if one.role == "stored"] == [1]


def test_a_stolen_card_lies_with_its_controller_and_names_its_owner():
    view = shown(act(table().south(vanguard=["v-3-3 owner=north"])), SOUTH)

    assert [(one.handle, one.owner) for one in zone(view, "vanguard:south").cards] == [("@6", "north")]


# What Dominion comes to

STORED = {"holy-lance": "#6 stored", "jade-seal": "#6 stored", "ark-of-aksum": "#7 stored"}
OUTLOOKS: list[tuple[int, dict[str, str], str, str]] = [
    (0, STORED, "Al final de tu turno tu Dominio sube a 1.", "BEL-1-13"),
    (4, STORED, "Si acaba así tu turno, alcanzas 5 de Dominio y ganas la partida.", "BEL-1-16"),
    (3, {}, "Sin tres Reliquias almacenadas, tu Dominio vuelve a 0 al final de tu turno.", "BEL-1-15"),
]
HELD_BACK = {**STORED, "ark-of-aksum": "#8 carried"}


@pytest.mark.parametrize(("dominion", "relics", "said", "cited"), OUTLOOKS, ids=("rises", "wins", "lost"))
def test_the_outlook_is_what_the_check_of_dominion_would_bring(
    dominion: int, relics: dict[str, str], said: str, cited: str
):
    given = table().south(dominion=dominion, structures=["temple-5", "church-3"]).table(relics=relics)
    view = shown(act(given), SOUTH)

    assert (say(view.outlook), view.outlook_clause) == (said, cited)
    checked = given.at(CheckDominion())
    assert checked.state.sides[SOUTH].dominion == {"BEL-1-13": 1, "BEL-1-16": 5, "BEL-1-15": 0}[cited]
    assert checked.over == (cited == "BEL-1-16")


def test_the_outlook_is_told_from_each_side_and_only_if_something_would_change():
    given = act(table().south(structures=["temple-5", "church-3"]).table(relics=STORED))

    assert say(shown(given, NORTH).outlook) == "Al final de su turno el Dominio de tu rival sube a 1."
    assert say(shown(given, WATCHER).outlook, "en").startswith("At the end of")
    assert shown(act(table()), SOUTH).outlook is None


@clause("BEL-1-4", "BEL-1-17", "BEL-1-19")
def test_the_outlook_says_what_does_not_count_yet():
    waits = shown(act(table().north(dominion=3)), SOUTH)
    assert say(waits.outlook) == (
        "El Dominio de tu rival se comprueba al final de su turno: hasta entonces le faltan 3 Reliquias almacenadas."
    )
    assert waits.outlook_clause == "BEL-1-17"

    temples = table().south(structures=["temple-5", "church-3"], rearguard=["monk"])
    carried = shown(act(temples.table(relics=HELD_BACK)), SOUTH)
    assert say(carried.outlook).endswith("no cuentan para el Dominio: almacena 1 más.")
    assert carried.outlook_clause == "BEL-1-19"

    behind = table().south(structures=["temple-5", "church-3"], dominion=4, points=3).table(relics=STORED)
    assert shown(act(behind), SOUTH).outlook_clause == "BEL-1-4"


# Engagements and the chain


def fought(given: Scene, *attackers: str) -> Outcome:
    """Returns the scene once South has declared these attackers, stopping wherever a person would be asked."""
    declared = live(given).table(phase="combat").at(FIGHT)
    return declared.when("south", *(f"attack {one}" for one in attackers), "end")


def live(given: Scene) -> Scene:
    other = Scene(given.game, given.state)
    return other.chance(*([0] * 20))


def test_the_draft_of_attackers_is_seen_by_its_player_alone():
    given = table().table(phase="combat").south(vanguard=["v-3-3", "v-2-2"]).north(vanguard=["v-2-2"])
    drafted = given.at(FIGHT).when("south", "attack v-2-2#7")

    (mine,) = shown(drafted, SOUTH).links
    assert (mine.role, mine.source, mine.target, mine.owner, mine.fixed) == (
        "attack",
        "@7",
        "points:north",
        "south",
        False,
    )
    assert shown(drafted, NORTH).links == shown(drafted, WATCHER).links == []
    assert [(one.source, one.fixed) for one in shown(drafted.when("south", "end"), NORTH).links] == [("@7", True)]


@clause("BEL-7.4-2")
def test_a_defence_is_a_link_of_its_own():
    given = table().south(vanguard=["v-3-3", "v-2-2"]).north(vanguard=["v-2-4", "v-2-3 exhausted"])
    declared = fought(given, "v-3-3#6", "v-2-2#7")

    attacks = [("attack", f"@{serial}", "points:north", "south") for serial in (6, 7)]
    assert joined(shown(declared, SOUTH).links) == attacks
    opposed = declared.when("north", "defend v-2-4#8", "defend v-2-3#9")
    for reader in (SOUTH, NORTH, WATCHER):
        assert joined(shown(opposed, reader).links) == [
            attacks[0],
            ("defend", "@8", "@6", "north"),
            attacks[1],
            ("defend", "@9", "@7", "north"),
        ]


@clause("BEL-7.1-12")
@clause("BEL-8-11")
def test_who_is_attacked_shows_whether_it_will_respond():
    given = table().south(vanguard=["v-3-3", "v-2-2"], rearguard=["r-2-1", "r-2-2"], hand=["wake"], ready=5)
    given = given.north(vanguard=["v-2-4", "v-2-3 exhausted"], structures=["tower-2-5", "wall-4"])
    walls = fought(given, "v-3-3#6", "v-2-2#7", "r-2-1#8", "r-2-2#9")
    walls = walls.when("south", "strike r-2-1#8 tower-2-5#12", "strike r-2-2#9 wall-4#13")
    view = shown(walls.when("north", "defend v-2-4#10", "defend v-2-3#11"), SOUTH)

    assert card(view, "@12").marks == ["responds"]
    assert card(view, "@13").marks == ["silent"]
    assert card(view, "@10").marks[0] == "responds"
    assert card(view, "@11").marks[:2] == ["exhausted", "silent"]
    assert card(view, "@6").marks[:2] == ["exhausted", "committed"]


@clause("BEL-7.6-5")
@clause("BEL-7.7-8")
def test_flanking_bombarding_and_intercepting_are_told_apart():
    given = table().south(vanguard=["rider-3-3"], rearguard=["trebuchet-3-3"])
    given = given.north(vanguard=["pike-3-3"], rearguard=["r-2-2"])
    fixed = fought(given, "rider-3-3#6", "trebuchet-3-3#7")
    fixed = fixed.when("south", "flank rider-3-3#6 r-2-2#9", "strike trebuchet-3-3#7 objective")

    flank, bombard = ("flank", "@6", "@9", "south"), ("bombard", "@7", "points:north", "south")
    assert joined(shown(fixed, NORTH).links) == [flank, bombard]
    intercepted = shown(fixed.when("north", "intercept pike-3-3#8"), NORTH)
    assert joined(intercepted.links) == [flank, ("intercept", "@8", "@6", "north"), bombard]
    assert card(intercepted, "@8").marks[:2] == ["exhausted", "responds"]


@clause("BEL-7.8-9")
def test_the_chain_lies_open_in_the_order_of_playing():
    given = (
        table().south(vanguard=["v-3-3"], hand=["cancel"], ready=2).north(hand=["bolster"], ready=1, vanguard=["v-2-2"])
    )
    duel = fought(given, "v-3-3#6").when("north", "no-defence", "play bolster", "target v-2-2#7")

    chain = zone(shown(duel, WATCHER), "chain")
    assert (chain.layout, chain.side, chain.owner) == ("track", "shared", "")
    assert [(one.handle, one.card, one.owner) for one in chain.cards] == [("chain:1", "bolster", "north")]
    aiming = shown(duel.when("south", "play cancel"), SOUTH)
    assert ("target-tactic bolster/1", ["chain:1"]) in [(one.text, one.things) for one in aiming.options]
    both = shown(duel.when("south", "play cancel", "target-tactic bolster/1"), NORTH)
    assert [(one.handle, one.owner) for one in zone(both, "chain").cards] == [
        ("chain:1", "north"),
        ("chain:2", "south"),
    ]


def test_what_has_no_target_yet_points_at_what_is_ahead_of_it():
    units = {"vanguard": ["v-3-3"], "rearguard": ["r-2-1", "trebuchet-3-3", "catapult-4-3"]}
    drafts = ["attack v-3-3#6", "attack r-2-1#7", "attack trebuchet-3-3#8", "attack catapult-4-3#9"]

    def ahead(**foes: list[str]) -> list[str]:
        given = live(table()).table(phase="combat").south(**units).north(**foes).at(FIGHT)
        return [one.target for one in shown(given.when("south", *drafts), SOUTH).links]

    walls = ["structures:north"] * 4
    assert ahead(structures=["wall-4"], vanguard=["v-2-2"]) == [*walls[:2], "points:north", walls[3]]
    assert ahead(vanguard=["v-2-2"]) == ["points:north", "vanguard:north", "points:north", "points:north"]
    assert ahead(rearguard=["r-2-2"])[1] == "rearguard:north"
    assert ahead()[1] == "points:north"


@clause("BEL-7.8-9")
def test_what_lies_in_the_chain_is_joined_to_what_it_aims_at():
    given = table().south(vanguard=["v-3-3"], hand=["cancel"], ready=2)
    given = given.north(hand=["bolster"], ready=1, vanguard=["v-2-2"])
    duel = fought(given, "v-3-3#6").when("north", "no-defence", "play bolster", "target v-2-2#7")
    duel = duel.when("south", "play cancel", "target-tactic bolster/1")

    assert joined(shown(duel, WATCHER).links) == [
        ("attack", "@6", "points:north", "south"),
        ("aim", "chain:1", "@7", "north"),
        ("aim", "chain:2", "chain:1", "south"),
    ]


def test_what_has_fallen_is_joined_to_nothing():
    given = table().south(vanguard=["v-3-3", "v-2-2"]).north(vanguard=["v-2-2"], hand=["lament"], ready=1)
    opposed = fought(given, "v-3-3#6", "v-2-2#7").when("north", "defend v-2-2#8", "pass").when("south", "pass")

    assert opposed.owing == ["north"]
    assert joined(shown(opposed, NORTH).links) == [("attack", "@7", "points:north", "south")]


# Answers


def test_options_point_at_things_and_the_forbidden_say_why():
    view = shown(act(table().south(hand=["v-3-3", "v-3-4"], vanguard=["drill"], ready=1)), SOUTH)

    assert say(view.ask_tag) == "Tu Desarrollo"
    assert [(one.text, one.things) for one in view.options] == [("end", []), ("use drill#6/0", ["@6"])]
    assert [(one.text, one.things) for one in view.standing] == [("concede", [])]
    unit = next(one for one in view.blocked if one.text == "play v-3-3")
    reason = view.reasons[unit.reason]
    assert (unit.things, unit.clause, reason.clause) == (["v-3-3"], "BEL-6.B-8", "BEL-6.B-8")
    assert say(reason.text) == "Cuesta 2 y tienes 1 Suministro."
    other = next(one for one in view.blocked if one.text == "play v-3-4")
    assert other.reason == unit.reason, "one reason serves many"


def test_an_ascent_points_at_its_card_then_at_the_stage_below():
    given = table().south(hand=["guard-elite"], vanguard=["guard-veteran"], ready=4, age=2)
    texts = {one.text: one.things for one in shown(act(given), SOUTH).options}

    assert texts["ascend guard-veteran#6 guard-elite"] == ["guard-elite", "@6"]


def test_advancing_points_at_the_vault_and_an_attack_at_both_ends():
    given = (
        table()
        .south(ready=5, age=1, vault=["market-ii", "fount"], rearguard=["r-2-1"])
        .north(structures=["wall-4", "wall-5"])
    )
    assert next(one.things for one in shown(act(given), SOUTH).options if one.text == "advance") == ["vault:south"]

    asked = shown(fought(given, "r-2-1#6"), SOUTH)
    assert [(one.text, one.things) for one in asked.options] == [
        ("strike r-2-1#6 wall-4#7", ["@6", "@7"]),
        ("strike r-2-1#6 wall-5#8", ["@6", "@8"]),
    ]
    assert ["@6", "points:north"] in [one.things for one in asked.blocked]


def test_whoever_is_not_asked_still_reads_why_nothing_goes():
    view = shown(act(table().north(hand=["v-3-3"])), NORTH)

    assert (view.ask, view.ask_tag, view.ask_note, view.options) == (None, None, None, [])
    assert [one.text for one in view.standing] == ["concede"]
    assert all(one.clause for one in view.blocked)


BUTTONS: list[tuple[Any, int, str, str]] = [
    (ACT, SOUTH, "end", ""),
    (ChooseAttackers(SOUTH), SOUTH, "end", ""),
    (ChooseReply(NORTH, 0), NORTH, "pass", "pass"),
    (ChooseDiscard(SOUTH, 1), SOUTH, "", ""),
    (ChooseEconomy(SOUTH), SOUTH, "", ""),
]


@pytest.mark.parametrize(("step", "seat", "main", "passing"), BUTTONS, ids=lambda value: type(value).__name__)
def test_the_main_button_ends_a_choice_or_leaves_things_as_they_are(step: Any, seat: int, main: str, passing: str):
    given = live(table().south(vanguard=["v-1-1"], hand=["v-3-3", "shoot"], vault=["eco-a", "eco-b"]))
    view = shown(given.at(step), seat)

    assert (view.main, view.passing) == (main, passing)
    other = shown(given.at(step), WATCHER)
    assert (other.main, other.passing) == ("", "")


@clause("BEL-7.8-3")
def test_passing_lets_a_duel_go_by():
    given = table().south(vanguard=["v-3-3"]).north(vanguard=["v-2-2"], hand=["bolster"], ready=1)
    asked = fought(given, "v-3-3#6")

    assert (shown(asked, NORTH).main, shown(asked, NORTH).passing) == ("no-defence", "")
    duel = asked.when("north", "no-defence")
    assert (shown(duel, NORTH).main, shown(duel, NORTH).passing) == ("pass", "pass")


# The end, and whole games


def test_the_end_is_told_to_each_with_its_clause():
    over = act(table()).when("south", "concede")
    view = shown(over, SOUTH)

    assert say(view.result) == "Gana tu rival porque te rindes."
    assert say(shown(over, NORTH).result) == "Ganas porque tu rival se rinde."
    assert (view.result_clause, view.ask, view.options, view.blocked, view.standing) == ("BEL-1-12", None, [], [], [])
    assert view.outlook is None


def test_phases_are_named_in_their_order():
    view = shown(table().table(phase="combat", turn=7).south(vanguard=["v-1-1"]).at(FIGHT), SOUTH)

    assert [(name, say(label)) for name, label in view.phases] == [
        ("supply", "Abastecimiento"),
        ("development", "Desarrollo"),
        ("combat", "Combate"),
        ("vigil", "Vigilia"),
    ]
    assert (view.phase, view.round, view.game, view.seat) == ("combat", 4, "bellum", "south")


def test_a_spectator_sees_the_table_and_is_asked_nothing():
    view = shown(act(table().south(hand=["v-3-3"], vanguard=["v-1-1"])), WATCHER)

    assert (view.seat, view.ask, view.options, view.standing, view.blocked) == ("", None, [], [], [])
    assert [say(one.title) for one in view.seats] == ["Sur", "Norte"]
    assert (zone(view, "vanguard:south").side, zone(view, "vanguard:north").side) == ("me", "rival")


@pytest.mark.parametrize("seed", range(8))
def test_views_of_whole_games_hold_together(seed: int):
    """Views are plain JSON in both languages; answers point at what is shown, sums agree, the legend is complete."""
    walk = Walk(GAME, setup_for(GAME, seed), seed, LIVE)
    with reported(walk):
        for number, state in enumerate(walk):
            if number % 7 == 0:
                for reader in (SOUTH, NORTH, WATCHER):
                    _check(shown(state, reader))
        for reader in (SOUTH, NORTH, WATCHER):
            assert shown(walk.state, reader).result is not None


WITHOUT_THINGS = ("end", "pass", "no-intercept", "no-defence", "place", "concede")


def _check(view: View) -> None:
    for language in ("es", "en"):
        data = to_json(view, GAME.words(), language)
        assert json.loads(json.dumps(data, ensure_ascii=False, allow_nan=False)) == data
    assert_view(view)
    for option in [*view.options, *view.standing, *view.blocked]:
        verb = option.text.split()[0]
        gone = verb == "resolve" or option.text.startswith("target-fallen")
        assert option.things or verb in WITHOUT_THINGS or gone, f"{option.text} points at nothing"
    assert all(one.clause == "" and one.reason < 0 for one in [*view.options, *view.standing])
    assert all(view.reasons[one.reason].clause == one.clause != "" for one in view.blocked)
    assert {end for link in view.links for end in (link.source, link.target)} <= handles_of(view)
    for one in [one for zone in view.zones for card in zone.cards for one in (card, *card.attached)]:
        assert set(one.marks) | ({one.kind} if one.kind else set()) <= view.legend.keys()
        for number in one.numbers:
            assert not number.parts or sum(amount for amount, _, _ in number.parts) == number.value
    for zone in view.zones:
        assert zone.count == len(zone.cards) or zone.kind == "castle"
