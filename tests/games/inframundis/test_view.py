"""The table as a screen draws it: zones, cards, numbers, forecasts, answers and why not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from liza.games import game as registered
from liza.games.inframundis.changes import ChooseDiscard
from liza.games.inframundis.combat import ChooseAttack
from liza.games.inframundis.domination import JudgeRound
from liza.games.inframundis.pieces import CONFLICT
from liza.games.inframundis.setting_up import ChooseCommander, Mulligans
from liza.games.inframundis.windows import AFTER_ACTION, ChooseAction, ChooseFast
from liza.kernel import LIVE, State
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene, scene
from liza.testing.showing import assert_view, handles_of
from liza.testing.walks import Walk, reported, setup_for
from liza.toolkit.text import Phrase, Words
from liza.toolkit.view import CardView, OptionView, View, Zone, to_json

GAME = registered("inframundis")
DATA = Path(__file__).parent / "data"
SETS = [str(DATA / "soldiers.yaml"), str(DATA / "telling.yaml")]
SOUTH, NORTH, WATCHER = 0, 1, 2


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def table(**setup: Any) -> Scene:
    return scene("inframundis", {"decks": ["umbral", "brasa"], "sets": SETS, **setup})


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


# Seats and zones


def test_counters_come_in_the_order_of_what_loses_the_game_first():
    given = table().south(nexus=13, ether=2, limit=4, mark=1, hand=["piper"], deck=["whisper"] * 3, discard=["summons"])
    view = shown(given.at(ChooseAction(SOUTH)), SOUTH)
    south, north = view.seats

    assert [(one.role, one.value, one.highest) for one in south.counters] == [
        ("nexus", 13, 20),
        ("ether", 2, 4),
        ("mark", 1, 2),
        ("hand", 1, 0),
        ("deck", 3, 0),
        ("discard", 1, 0),
    ]
    assert (say(south.title), say(north.title)) == ("Tú", "Tu rival")
    assert (south.active, south.owing, north.active, north.owing) == (True, True, False, False)


def test_failed_draws_are_counted_once_there_are_any():
    view = shown(table().south(fatigue=2).at(ChooseAction(SOUTH)), NORTH)

    assert view.seats[SOUTH].counters[-1].role == "fatigue"
    assert view.seats[NORTH].counters[-1].role == "discard"


def test_zones_are_ordered_from_the_barrier_outwards():
    given = table().south(front=["soldier-1-1"], rear=["piper"]).at(ChooseAction(SOUTH))
    view = shown(given, NORTH)

    own = [one for one in view.zones if one.side == "me"]
    kinds = ("front", "sanctuary", "rear", "table", "commander", "hand", "deck", "discard")
    assert [one.id for one in sorted(own, key=lambda one: one.order)] == [f"{kind}:north" for kind in kinds]
    front = zone(view, "front:south")
    assert (front.side, front.kind, front.layout, front.capacity, front.count) == ("rival", "line", "row", 3, 1)
    assert front.forecast == "front"
    assert say(front.label) == "Frente"
    assert say(front.label, "en") == "Front"


def test_lines_without_a_cap_say_so():
    view = shown(table(options={"line_limit": "none"}).at(ChooseAction(SOUTH)), SOUTH)

    assert zone(view, "rear:north").capacity == 0


def test_a_hand_shows_its_cards_to_its_owner_alone():
    given = table().south(hand=["piper", "whisper*", "piper"]).at(ChooseAction(SOUTH))

    own = zone(shown(given, SOUTH), "hand:south")
    assert [one.handle for one in own.cards] == ["piper", "whisper*", "piper"]
    assert [one.marks for one in own.cards] == [[], ["guard", "echo", "known"], []]
    rivals = zone(shown(given, NORTH), "hand:south")
    assert [(one.handle, one.card, one.name is None) for one in rivals.cards] == [
        ("hand:south:0", "whisper", False),
        ("hand:south:1", "", True),
        ("hand:south:2", "", True),
    ]
    assert [one.card for one in zone(shown(given, WATCHER), "hand:south").cards] == ["whisper", "", ""]


def test_a_deck_is_a_count_and_a_discard_pile_lies_open():
    view = shown(table().south(deck=["piper"] * 4, discard=["summons", "whisper"]).at(ChooseAction(SOUTH)), SOUTH)

    assert (zone(view, "deck:south").count, zone(view, "deck:south").cards) == (4, [])
    assert [one.card for one in zone(view, "discard:south").cards] == ["summons", "whisper"]


def test_commanders_to_choose_from_are_their_owners_secret():
    given = table().south(commanders=["guide"]).table(turn=0, first="").at(ChooseCommander(SOUTH))

    assert [one.handle for one in zone(shown(given, SOUTH), "commander:south").cards] == ["guide"]
    assert zone(shown(given, NORTH), "commander:south").cards == []
    chosen = table().south(commander="guide", commanders=["guide"]).at(ChooseAction(SOUTH))
    assert [one.handle for one in zone(shown(chosen, NORTH), "commander:south").cards] == ["@1"]


# Cards


def test_a_number_is_the_sum_of_its_parts():
    given = (
        table().south(commander="guide", rear=["piper wounds=1 attack=+2 gear=plain-shield"]).at(ChooseAction(SOUTH))
    )
    piper = card(shown(given, NORTH), "@2")
    attack, endure = (next(one for one in piper.numbers if one.role == role) for role in ("attack", "endure"))

    assert (attack.value, attack.printed, attack.lost) == (5, 2, 0)
    assert [(amount, say(source), cited) for amount, source, cited in attack.parts] == [
        (2, "Flautista", "INF-3-2"),
        (2, "Flautista", "INF-7.5-3"),
        (1, "Flautista", "INF-13-5"),
    ]
    assert (endure.value, endure.printed, endure.lost) == (5, 3, 1)
    assert [(amount, say(source), cited) for amount, source, cited in endure.parts] == [
        (3, "Flautista", "INF-3-2"),
        (2, "Escudo llano", "INF-3-4"),
        (1, "La guía", "INF-3-14"),
        (-1, "heridas", "INF-0-5"),
    ]


def test_an_attack_below_nought_is_shown_as_nought_and_explained():
    given = table().south(front=["soldier-2-2 gear=heavy-load"]).at(ChooseAction(SOUTH))
    attack = next(one for one in card(shown(given, SOUTH), "@1").numbers if one.role == "attack")

    assert attack.value == 0
    assert [amount for amount, _, _ in attack.parts] == [2, -5, 3]
    assert (say(attack.parts[-1][1]), attack.parts[-1][2]) == ("el Ataque nunca baja de 0", "INF-0-4")


def test_marks_come_with_the_most_urgent_first():
    piece = "whisper exhausted stunned new wounds=1"
    given = table().south(front=[piece], sanctuary=["whisper silenced"]).at(ChooseAction(SOUTH))
    view = shown(given, SOUTH)

    assert card(view, "@1").marks == ["stunned", "exhausted", "new", "wounded", "guard", "echo"]
    assert card(view, "@2").marks == ["silenced"]
    assert say(view.legend["stunned"]) == "Aturdida"
    assert say(view.legend["guard"], "en") == "Guard"
    assert say(view.legend["creature"]) == "Criatura"


def test_gear_hangs_on_its_bearer_and_copies_say_what_they_are():
    given = table().south(front=["soldier-1-1 gear=plain-shield", "sprite"], table=["paid-ward exhausted"])
    view = shown(given.at(ChooseAction(SOUTH)), SOUTH)

    (shield,) = card(view, "@1").attached
    assert (shield.handle, shield.kind, numbers(shield)) == ("@2", "relic", {"cost": (1, 1)})
    assert card(view, "@3").marks == ["token"]
    assert numbers(card(view, "@3")) == {"attack": (1, 1), "endure": (1, 1)}
    assert (card(view, "@4").kind, card(view, "@4").marks) == ("rune", ["exhausted"])


def test_a_stolen_piece_lies_with_its_controller_and_names_its_owner():
    view = shown(table().south(front=["piper owner=north"]).at(ChooseAction(SOUTH)), SOUTH)

    assert [(one.handle, one.owner) for one in zone(view, "front:south").cards] == [("@1", "north")]


# Forecasts


def test_forecasts_say_who_leads_and_why():
    south = {"front": ["soldier-3-3"], "sanctuary": ["soldier-0-1"], "rear": ["soldier-2-2 exhausted"]}
    view = shown(
        table().south(**south).north(front=["soldier-1-1"], rear=["soldier-2-3"]).at(ChooseAction(SOUTH)), NORTH
    )

    assert [(one.zone, one.strengths, one.leader, one.clause) for one in view.forecasts] == [
        ("front", {"south": 3, "north": 1}, "south", "INF-11.1-1"),
        ("sanctuary", {"south": 0, "north": 0}, "", "INF-11.1-3"),
        ("rear", {"south": 2, "north": 2}, "", "INF-11.1-2"),
    ]


OUTLOOKS: list[tuple[dict[str, Any], str, str]] = [
    ({"front": 1}, "Si la Ronda acabara ahora, nadie ganaría una Marca.", "INF-1-2"),
    ({"front": 1, "rear": 1}, "Si la Ronda acabara ahora, ganarías una Marca.", "INF-11.3-1"),
    ({"front": 1, "rear": 1, "mark": 1}, "Si la Ronda acabara ahora, ganarías por Dominio.", "INF-11.3-2"),
    ({"front": 1, "sanctuary": 1, "rear": 1}, "Si la Ronda acabara ahora, ganarías por Dominio Total.", "INF-11.3-3"),
]


@pytest.mark.parametrize(("held", "said", "cited"), OUTLOOKS, ids=lambda value: str(value)[:24])
def test_the_outlook_is_what_the_round_would_bring(held: dict[str, Any], said: str, cited: str):
    words = {name: ["soldier-1-1"] if name != "mark" else value for name, value in held.items()}
    given = table().south(**words)
    view = shown(given.at(ChooseAction(SOUTH)), SOUTH)

    assert (say(view.outlook), view.outlook_clause) == (said, cited)
    judged = given.at(JudgeRound())
    expected = {"INF-1-2": 0, "INF-11.3-1": 1, "INF-11.3-2": 2, "INF-11.3-3": 0}[cited]
    assert judged.state.sides[SOUTH].mark == expected
    assert judged.over == (cited in ("INF-11.3-2", "INF-11.3-3"))


def test_the_outlook_is_told_from_each_side():
    given = table().north(front=["soldier-1-1"], rear=["soldier-1-1"]).at(ChooseAction(SOUTH))

    assert say(shown(given, SOUTH).outlook) == "Si la Ronda acabara ahora, tu rival ganaría una Marca."
    assert say(shown(given, WATCHER).outlook, "en") == "If the Round ended now, North would earn a Mark."


def test_the_last_round_brings_a_tie_break():
    given = table(options={"round_limit": "20"}).table(round=20).south(front=["soldier-1-1"]).at(ChooseAction(SOUTH))
    view = shown(given, SOUTH)

    assert (say(view.outlook), view.outlook_clause) == ("Si la Ronda acabara ahora, habría desempate.", "INF-11.4-7")


# Answers


def test_options_point_at_things_and_the_forbidden_say_why():
    given = table().south(hand=["piper", "red-chief"], front=["soldier-1-1"], ether=1).at(ChooseAction(SOUTH))
    view = shown(given, SOUTH)

    assert say(view.ask) == "¿Qué haces en tu Preparación?"
    assert say(view.ask_tag) == "Tu Preparación"
    assert [(one.text, one.things) for one in view.options] == [
        ("end", []),
        ("move soldier-1-1#1 sanctuary", ["@1", "sanctuary:south"]),
    ]
    assert [(one.text, one.things) for one in view.standing] == [("concede", [])]
    piper = next(one for one in view.blocked if one.text == "play piper")
    reason = view.reasons[piper.reason]
    assert (piper.things, piper.clause) == (["piper"], "INF-6-7")
    assert (reason.clause, say(reason.tag), say(reason.title)) == ("INF-6-7", "Éter", "Falta 1 de Éter")
    assert say(reason.text) == "Cuesta 2 y te queda 1."
    assert say(reason.remedy) == "Podrás cuando tengas Éter suficiente."


def test_everything_that_is_forbidden_is_among_the_blocked():
    given = table().south(hand=["piper", "two-blows"], front=["soldier-1-1"], ether=1).north(front=["soldier-2-2"])
    seen = given.at(ChooseAttack(SOUTH)).state.observe(SOUTH)
    view = GAME.view(seen, SOUTH)
    ask, standing = seen.ask_of(SOUTH), seen.standing(SOUTH)
    assert ask is not None
    assert standing is not None

    here = {ask.describe(seen, one): ask.why_not(seen, one) for one in ask.candidates(seen)}
    any_time = {standing.describe(seen, one): standing.why_not(seen, one) for one in standing.candidates(seen)}
    expected = {text: cited for text, cited in {**any_time, **here}.items() if cited}
    assert {one.text: one.clause for one in view.blocked} == expected
    assert expected["attack soldier-1-1#1 nexus"] == "INF-10.2-1"
    assert expected["play piper"] == "INF-12-7"
    assert {one.text for one in view.options} == {text for text, cited in here.items() if not cited}


def test_one_reason_serves_many():
    given = table().south(front=["soldier-1-1", "soldier-1-2"]).at(ChooseFast(SOUTH, 1, 0))
    view = shown(given, SOUTH)

    attacks = [one for one in view.blocked if one.text.startswith("attack")]
    assert len(attacks) == 2
    assert len({one.reason for one in attacks}) == 1
    assert len(view.reasons) < len(view.blocked)


def test_whoever_is_not_asked_still_reads_why_nothing_goes():
    view = shown(table().north(hand=["piper"]).at(ChooseAction(SOUTH)), NORTH)

    assert (view.ask, view.ask_tag, view.ask_note, view.options) == (None, None, None, [])
    assert [one.text for one in view.standing] == ["concede"]
    assert next(one.clause for one in view.blocked if one.text == "play piper") == "INF-12-7"


# The main button, and what lets a window go by

BUTTONS: list[tuple[Any, str, str]] = [
    (ChooseAction(SOUTH), "end", ""),
    (ChooseFast(SOUTH, AFTER_ACTION, 0), "pass", "pass"),
    (ChooseAttack(SOUTH), "end", ""),
    (Mulligans(), "keep", ""),
    (ChooseDiscard(SOUTH, 1), "", ""),
]


@clause("INF-12-3")
@pytest.mark.parametrize(("step", "main", "passing"), BUTTONS, ids=lambda value: getattr(value, "clause", str(value)))
def test_the_main_button_ends_a_choice_or_leaves_things_as_they_are(step: Any, main: str, passing: str):
    given = table().table(phase=CONFLICT).south(front=["soldier-1-1"], hand=["piper"] * 2)
    view = shown(given.at(step), SOUTH)

    assert (view.main, view.passing) == (main, passing)
    other = shown(given.at(step), WATCHER)
    assert (other.main, other.passing) == ("", "")


def test_blocks_go_by_and_are_confirmed_with_the_main_button():
    given = (
        table().table(phase=CONFLICT).south(front=["soldier-1-1"]).north(rear=["soldier-1-1"]).at(ChooseAttack(SOUTH))
    )
    asked = given.when("south", "attack soldier-1-1#1 nexus", "end").when("south", "pass").when("north", "pass")

    assert shown(asked, NORTH).main == "no-block"
    assert shown(asked.when("north", "block soldier-1-1#2"), NORTH).main == "confirm"
    assert shown(asked, NORTH).passing == ""


@clause("INF-2-4")
def test_the_only_commander_is_pointed_at_suggested_or_left():
    given = table().south(commanders=["guide"]).table(turn=0, first="").at(ChooseCommander(SOUTH))
    view = shown(given, SOUTH)

    assert [(one.text, one.things) for one in view.options] == [("lead guide", ["guide"]), ("no-leader", [])]
    assert view.main == "lead guide"
    two = table().south(commanders=["guide", "guide"]).table(turn=0, first="").at(ChooseCommander(SOUTH))
    assert shown(two, SOUTH).main == ""


@clause("INF-3-1")
def test_a_choice_that_points_at_things_has_no_main_button():
    given = table().south(hand=["piper"], ether=5).at(ChooseAction(SOUTH)).when("south", "play piper")
    view = shown(given, SOUTH)

    assert view.main == ""
    assert [(one.text, one.things) for one in view.options] == [
        (f"to {line}", [f"{line}:south"]) for line in ("front", "sanctuary", "rear")
    ]


# Combat and the end


def test_attacks_under_way_are_links_that_others_see_once_they_are_declared():
    given = table().table(phase=CONFLICT).south(front=["soldier-1-1", "soldier-2-2"]).north(rear=["piper"])
    drafted = given.at(ChooseAttack(SOUTH)).when("south", "attack soldier-2-2#2 nexus")

    (mine,) = shown(drafted, SOUTH).links
    assert (mine.role, mine.source, mine.target, mine.owner, mine.fixed) == (
        "attack",
        "@2",
        "nexus:north",
        "south",
        False,
    )
    assert shown(drafted, NORTH).links == []
    declared = drafted.when("south", "end")
    assert [(one.source, one.fixed) for one in shown(declared, NORTH).links] == [("@2", True)]
    blocking = declared.when("south", "pass").when("north", "pass").when("north", "block piper#3")
    assert [(one.role, one.source, one.target, one.fixed) for one in shown(blocking, NORTH).links] == [
        ("attack", "@2", "nexus:north", True),
        ("block", "@3", "@2", False),
    ]
    assert len(shown(blocking, SOUTH).links) == 1
    blocked = blocking.when("north", "confirm")
    assert [(one.role, one.fixed) for one in shown(blocked, SOUTH).links] == [("attack", True), ("block", True)]


def test_the_end_is_told_to_each_with_its_clause():
    over = table().at(ChooseAction(SOUTH)).when("south", "concede")

    assert say(shown(over, SOUTH).result) == "Gana tu rival porque te rindes."
    assert say(shown(over, NORTH).result) == "Ganas porque tu rival se rinde."
    assert say(shown(over, WATCHER).result, "en") == "North wins because South concedes."
    view = shown(over, SOUTH)
    assert (view.result_clause, view.ask, view.options, view.blocked, view.standing) == ("INF-15-2", None, [], [], [])
    assert view.outlook is None


def test_phases_are_named_in_their_order():
    view = shown(table().table(phase=CONFLICT, round=4).at(ChooseAttack(SOUTH)), SOUTH)

    assert [(name, say(label)) for name, label in view.phases] == [
        ("awaken", "Despertar"),
        ("flow", "Flujo"),
        ("preparation", "Preparación"),
        ("conflict", "Conflicto"),
        ("closing", "Cierre"),
    ]
    assert (view.phase, view.round, view.game, view.seat) == ("conflict", 4, "inframundis", "south")


def test_a_spectator_sees_the_table_and_is_asked_nothing():
    given = table().south(hand=["piper"], front=["soldier-1-1"]).at(ChooseAction(SOUTH))
    view = shown(given, WATCHER)

    assert (view.seat, view.ask, view.options, view.standing, view.blocked) == ("", None, [], [], [])
    assert [say(one.title) for one in view.seats] == ["Sur", "Norte"]
    assert (zone(view, "front:south").side, zone(view, "front:north").side) == ("me", "rival")
    assert view.seats[SOUTH].owing
    assert len(zone(view, "front:south").cards) == 1


# Whole games


@pytest.mark.parametrize("seed", range(12))
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


def _check(view: View) -> None:
    for language in ("es", "en"):
        data = to_json(view, GAME.words(), language)
        assert json.loads(json.dumps(data, ensure_ascii=False, allow_nan=False)) == data
    assert_view(view)
    cards = [one for zone in view.zones for card in zone.cards for one in (card, *card.attached)]
    options: list[OptionView] = [*view.options, *view.standing, *view.blocked]
    for option in options:
        pointed = option.text.split()[0] in (
            "play",
            "move",
            "use",
            "equip",
            "attack",
            "block",
            "target",
            "discard",
            "to",
        )
        assert bool(option.things) >= pointed, f"{option.text} points at nothing"
    assert all(one.clause == "" and one.reason < 0 for one in [*view.options, *view.standing])
    assert all(view.reasons[one.reason].clause == one.clause != "" for one in view.blocked)
    assert {link.source for link in view.links if not link.fixed} <= handles_of(view)
    for one in cards:
        assert set(one.marks) | ({one.kind} if one.kind else set()) <= view.legend.keys()
        for number in one.numbers:
            assert not number.parts or sum(amount for amount, _, _ in number.parts) == number.value
    for zone in view.zones:
        assert zone.count == len(zone.cards) or zone.kind == "deck"
