"""The table as a screen draws it: zones, cards, numbers, Confrontations, the chain, turns, points, answers, why not."""

from __future__ import annotations

import json
import re
from typing import Any, get_args

import pytest

from liza.games.resurgir.cardmodels import Subcategory, Type
from liza.games.resurgir.changes import ChooseDiscard
from liza.games.resurgir.periods import DESTRUCTIVE, FINAL_SCORING
from liza.games.resurgir.setting_up import ChooseExchange, ChooseSetUp
from liza.games.resurgir.symbols import FRAMES, SYMBOLS
from liza.kernel import LIVE, State
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from liza.testing.showing import assert_view, handles_of
from liza.testing.walks import Walk, reported, setup_for
from liza.toolkit.text import Phrase, Words
from liza.toolkit.view import CardView, Clash, Link, View, Zone, to_json
from tests.games.resurgir.table import ACT, GAME, act, declare, invade, options, table

SOUTH, NORTH, WATCHER = 0, 1, 2


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def live(given: Scene) -> Scene:
    """Returns the scene stopping wherever a person would be asked."""
    return Scene(given.game, given.state)


def shown(of: Outcome | State, seat: int = SOUTH) -> View:
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


def test_counters_come_in_the_order_of_what_decides_the_game_first():
    given = live(table()).south(vp=15.5, base=3, economic=["eco-1 resources=2", "eco-1 turned resources=1"])
    given = given.south(hand=["m-1"], deck=["m-1"] * 3, underworld=["m-2"], support=["mystic-1"])
    south, north = shown(act(given)).seats

    assert [(one.role, one.value, one.highest) for one in south.counters] == [
        ("points", 31, 0),
        ("equinox", 1, 3),
        ("resources", 5, 0),
        ("base", 3, 0),
        ("locked", 1, 0),
        ("in-play", 3, 0),
        ("hand", 1, 8),
        ("deck", 3, 0),
        ("underworld", 1, 0),
        ("discard", 0, 0),
    ]
    assert [one.scale for one in south.counters] == [2] + [1] * 9
    assert (say(south.title), say(south.note), south.marks) == ("Tú", "alfa-culture", ["token"])
    assert (say(north.title), north.marks) == ("Tu rival", [])
    assert (south.active, south.owing, north.active, north.owing) == (True, True, False, False)


def test_zones_are_ordered_from_the_barrier_outwards():
    view = shown(act(live(table())), NORTH)

    own = [one for one in view.zones if one.side == "me"]
    kinds = ("military", "support", "economic", "development", "culture", "hand", "deck", "underworld", "discard")
    assert [one.id for one in sorted(own, key=lambda one: one.order)] == [f"{kind}:north" for kind in kinds]
    field = [zone(view, f"{kind}:south") for kind in kinds[:4]]
    assert [(one.side, one.layout, one.capacity) for one in field] == [
        ("rival", "row", 5),
        ("rival", "row", 4),
        ("rival", "row", 4),
        ("rival", "row", 4),
    ]
    assert (say(field[0].label), say(field[0].label, "en")) == ("Militar", "Military")
    unlimited = shown(act(live(options(support_capacity="unlimited"))), NORTH)
    assert zone(unlimited, "support:south").capacity == 0


@clause("RES-4.9-3")
def test_a_hand_shows_its_cards_to_its_owner_alone_and_a_deck_is_a_count():
    given = act(live(table()).south(hand=["m-1", "l-kill"], deck=["m-1"] * 4, discard=["m-2", "m-3"]))

    assert {one.handle for one in zone(shown(given), "hand:south").cards} == {"m-1", "l-kill"}
    for reader in (NORTH, WATCHER):
        backs = zone(shown(given, reader), "hand:south").cards
        assert [(one.handle, one.card, one.name) for one in backs] == [
            ("hand:south:0", "", None),
            ("hand:south:1", "", None),
        ]
        deck = zone(shown(given, reader), "deck:south")
        assert (deck.count, deck.cards, deck.layout) == (4, [], "pile")
        assert [one.card for one in zone(shown(given, reader), "discard:south").cards] == ["m-2", "m-3"]


@clause("RES-8-5")
def test_the_cards_of_a_set_up_are_shown_to_who_chooses():
    start = live(table()).table(turn=0, phase="none", active="").south(deck=["eco-1", "eco-free", "civil-1"])
    choosing = start.at(ChooseSetUp(SOUTH, 0))

    choice = zone(shown(choosing), "choice:south")
    assert [one.handle for one in choice.cards] == ["choice:civil-1", "choice:eco-1", "choice:eco-free"]
    assert [one.things for one in shown(choosing).options] == [["choice:eco-1"], ["choice:eco-free"]]
    assert not [one for one in shown(choosing, NORTH).zones if one.kind == "choice"]


def test_the_draft_of_a_mulligan_is_marked_for_its_player_alone():
    given = live(table()).south(hand=["m-1", "m-1", "m-2"]).at(ChooseExchange(SOUTH))
    drafted = given.when("south", "exchange m-1")

    marks = [one.marks[:1] for one in zone(shown(drafted), "hand:south").cards]
    assert marks.count(["chosen"]) == 1
    assert all(one.marks == [] for one in zone(shown(drafted, NORTH), "hand:south").cards)


def test_a_culture_lies_apart_and_shows_its_equinox():
    met = live(table()).south(support=["mystic-1", "mystic-1", "mystic-2"])

    assert card(shown(act(met)), "culture:south:0").marks == ["condition-met"]
    assert "equinox-late" in card(shown(act(met.south(equinox=2)), NORTH), "culture:south:0").marks
    assert "equinox" not in [one.role for one in shown(act(met.south(equinox=1))).seats[SOUTH].counters]


# Cards


@clause("RES-10.4.4-2")
def test_a_number_is_the_sum_of_its_parts():
    view = shown(act(live(table()).south(military=["m-3 strength=+2 phase=-1"])), NORTH)
    (attack,) = card(view, "@1").numbers

    assert (attack.role, attack.value, attack.printed) == ("attack", 4, 3)
    assert [(amount, say(source), cited) for amount, source, cited in attack.parts] == [
        (3, "m-3", "RES-2.1-3"),
        (2, "m-3", "RES-10.4.4-2"),
        (-1, "m-3", "RES-10.4.4-2"),
    ]


@clause("RES-10.4.4-6")
def test_a_force_below_nought_is_shown_as_nought_and_explained():
    (attack,) = card(shown(act(live(table()).south(military=["m-1 phase=-3"]))), "@1").numbers

    assert (attack.value, [amount for amount, _, _ in attack.parts]) == (0, [1, -3, 2])
    assert (say(attack.parts[-1][1]), attack.parts[-1][2]) == ("nunca baja de 0", "RES-10.4.4-6")


@clause("RES-2.2-6")
@clause("RES-2.3-4")
def test_cards_have_the_numbers_of_their_kind():
    given = live(table()).south(economic=["eco-2 resources=3"], development=["dev-half", "dev-siege"])
    given = given.south(military=["m-1 poison=2", "big-4"], hand=["eco-1", "dev-half", "l-kill"])
    view = shown(act(given))

    assert numbers(card(view, "@1")) == {"endure": (4, 4), "yield": (2, 2), "resource": (3, 0)}
    assert numbers(card(view, "@2")) == {"endure": (2, 2), "points": (5, 5)}
    assert numbers(card(view, "@3")) == {"endure": (3, 3), "points": (2, 2), "siege": (10, 10)}
    assert numbers(card(view, "@4")) == {"attack": (1, 1), "poison": (2, 0)}
    assert numbers(card(view, "@5")) == {"attack": (4, 4), "slots": (2, 2)}
    assert {one.role: one.scale for one in card(view, "@2").numbers} == {"endure": 1, "points": 2}
    assert numbers(card(view, "eco-1")) == {"cost": (2, 2), "endure": (3, 3), "yield": (1, 1)}
    assert numbers(card(view, "l-kill")) == {"cost": (2, 2)}


def test_marks_come_with_the_most_urgent_first():
    given = live(table()).south(military=["bulwark-2 turned battlefield poison=1", "m-1 undefendable"])
    given = given.south(economic=["eco-1 tributed resources=1"], support=["mystic-1"], hand=["l-resp-boost"])
    view = shown(act(given))

    assert card(view, "@1").marks == ["exhausted", "battlefield", "poisoned", "bulwark"]
    assert card(view, "@2").marks == ["undefendable"]
    assert card(view, "@3").marks == ["exhausted", "tributed", "locked"]
    assert card(view, "@4").marks == ["mystic"]
    assert card(view, "l-resp-boost").marks == ["in-response"]
    assert say(view.legend["exhausted"]) == "Girada"
    assert say(view.legend["bulwark"], "en") == "Baluarte"
    assert say(view.legend["military"]) == "Unidad Militar"
    assert say(view.legend["token"]) == "Token de Turnos"


# Frames and symbols


@clause("RES-3-3")
def test_each_type_of_card_has_a_frame_of_its_own_with_a_written_name():
    types = {"m-1": "military", "s-1": "support", "eco-1": "economic", "dev-1": "development", "l-draw": "legacy"}
    view = shown(act(live(table()).south(hand=list(types))))

    hand = zone(view, "hand:south").cards
    assert {one.card: one.kind for one in hand} == types
    (culture,) = zone(view, "culture:south").cards
    kinds = {*types.values(), culture.kind}
    assert kinds == set(get_args(Type)) == set(FRAMES.messages)
    for language in ("es", "en"):
        assert len({say(view.legend[kind], language) for kind in kinds}) == len(kinds)


@clause("RES-13-1")
def test_a_card_bears_its_symbols_each_with_its_words():
    given = live(table()).south(support=["mystic-1"], development=["dev-1"], hand=["m-1"])
    view = shown(act(given))

    mystic = card(view, "@1")
    assert (mystic.kind, "mystic" in mystic.marks) == ("support", True)
    assert [say(view.legend[one]) for one in ("support", "mystic")] == ["Unidad de Soporte", "Mística"]
    assert "points" in numbers(card(view, "@2"))
    assert (say(view.legend["points"]), say(view.legend["points"], "en")) == ("Punto de Victoria", "Victory Point")
    assert "points" not in shown(act(live(table()).south(hand=["m-1"]))).legend


@clause("RES-13-1")
def test_the_thirteen_concepts_of_the_rulebook_have_a_symbol():
    catalogue = GAME.catalogue()
    assert catalogue is not None
    for language in ("es", "en"):
        told = catalogue["RES-13-1"].text(language).removesuffix(".").partition(": ")[2]
        concepts = re.split(r", | y | and ", told)
        words = [say(phrase, language) for phrase in SYMBOLS.words().values()]
        assert len(concepts) == len(set(words)) == 13
        for concept, word in zip(concepts, words, strict=True):
            assert concept in word
    kinds = {*get_args(Type), *get_args(Subcategory), "points"} - {"culture"}
    assert set(SYMBOLS.messages) == kinds


# The track of turns, the ledger, the outlook


@clause("RES-11-1")
@clause("RES-1-7")
def test_the_track_shows_seven_turns_in_their_periods():
    track = shown(act(live(table()).table(turn=4, active="south", token="north"))).track
    assert track is not None

    assert [name for name, _ in track.groups] == ["sprout", "equinox", "encounter", "sublimation"]
    assert [(one.number, one.group, one.state) for one in track.stages] == [
        (1, "sprout", "past"),
        (2, "sprout", "past"),
        (3, "equinox", "past"),
        (4, "equinox", "now"),
        (5, "encounter", "ahead"),
        (6, "encounter", "ahead"),
        (7, "sublimation", "ahead"),
    ]
    assert [one.seats[0] for one in track.stages] == ["south", "north", "south", "north", "south", "north", "south"]
    assert (track.group, track.active, say(track.groups[0][1])) == ("equinox", "south", "Brote Precolombino")


@clause("RES-1-4")
def test_the_ledger_names_source_and_clause():
    given = live(table()).south(hand=["dev-half", "l-vp2", "grand-1"], base=9)
    played = act(given).when("south", "play dev-half").when("north", "pass")
    played = played.when("south", "play l-vp2").when("north", "pass")
    played = played.when("south", "play grand-1").when("north", "pass")
    view = shown(played, NORTH)

    assert [(one.seat, one.amount, one.scale, say(one.source), one.clause) for one in view.ledger[:2]] == [
        ("south", 5, 2, "dev-half, en juego", "RES-2.3-1"),
        ("south", 4, 2, "l-vp2", "RES-1-4"),
    ]
    assert sum(one.amount for one in view.ledger) == view.seats[SOUTH].counters[0].value


OUTLOOKS: list[tuple[int, dict[str, Any], str, str]] = [
    (2, {"hand": ["m-1"] * 6}, "Cartas que robarías al acabar este turno: 2; tu rival, 5.", "RES-11-5"),
    (4, {"support": ["mystic-1"]}, "Último turno para cumplir tu condición a tiempo", "RES-11.2-2"),
    (4, {"support": ["mystic-1"] * 3}, "Último turno para declarar tu Equinoccio", "RES-11.2-2"),
    (4, {"equinox": 1, "military": ["m-1"]}, "Tras este turno perderías 2 unidades y 2 estructuras", "RES-11.3-2"),
    (
        7,
        {"vp": 10.5, "military": ["m-1"]},
        "Si acabara así, tendrías 14 PV y tu rival 0, con 3,5 para ti",
        "RES-11.4-5",
    ),
    (6, {"vp": 2}, "Si acabara así, tendrías 2 PV y tu rival 0, sin bono", "RES-11.4-6"),
]


@pytest.mark.parametrize(("turn", "south", "said", "cited"), OUTLOOKS)
def test_the_outlook_says_what_the_period_would_end_with(turn: int, south: dict[str, Any], said: str, cited: str):
    view = shown(act(live(table()).table(turn=turn).south(**south)))

    assert say(view.outlook).startswith(said)
    assert view.outlook_clause == cited


def test_the_outlook_of_the_end_comes_true():
    given = live(table()).table(turn=7).south(vp=3, military=["m-1"]).north(vp=6)
    assert say(shown(act(given)).outlook).startswith("Si acabara así, tendrías 6,5 PV y tu rival 6")

    scored = given.at(FINAL_SCORING)
    assert [one.counters[0].value for one in shown(scored).seats] == [13, 12]
    assert say(shown(scored).result) == "Ganas por Puntos de Victoria."


# Confrontations and the chain


@clause("RES-10.4.4-1")
@clause("RES-10.4.4-3")
def test_confrontations_are_drawn_with_the_totals_that_will_be_compared():
    given = live(table()).south(military=["m-4", "m-3", "m-5"])
    given = given.north(military=["bulwark-2", "m-1"], development=["dev-siege", "dev-3"])
    first = declare(invade(given), "dev-3#7", "m-4#1", "m-3#2")
    both = declare(first, "m-1#5", "m-5#3").when("south", "end").when("north", "pass")
    defended = both.when("north", "defend dev-3#7 bulwark-2#4")

    for reader in (SOUTH, NORTH, WATCHER):
        view = shown(defended, reader)
        assert joined(view.links) == [
            ("siege", "@1", "@7", "south"),
            ("siege", "@2", "@7", "south"),
            ("defend", "@4", "@7", "north"),
            ("attack", "@3", "@5", "south"),
        ]
        siege, battle = view.clashes
        assert (siege.number, siege.target, siege.attackers, siege.defenders) == (1, "@7", ["@1", "@2"], ["@7", "@4"])
        assert (siege.totals, siege.leader) == ({"south": 7, "north": 7}, "")
        assert (battle.totals, battle.leader) == ({"south": 5, "north": 1}, "south")
    assert say(shown(defended, SOUTH).clashes[0].label) == "Asedio a dev-3 (rival)"
    assert outcome(shown(defended, SOUTH).clashes[0]) == ("Empate: no se destruye nada.", "RES-10.4.4.2-1")
    assert outcome(shown(defended, NORTH).clashes[1]) == ("Gana tu rival: queda destruida.", "RES-10.4.4.1-1")
    assert card(shown(defended), "@7").marks[:1] == ["attacked"]
    assert card(shown(defended), "@4").marks[:2] == ["exhausted", "defending"]


def outcome(clash: Clash) -> tuple[str, str]:
    return say(clash.outcome), clash.clause


@clause("RES-2.3-2")
def test_a_siege_says_what_it_would_give():
    given = live(table()).south(military=["m-3", "m-1"]).north(development=["dev-half", "wall-6"])
    asking = declare(invade(given), "dev-half#3", "m-3#1")
    lost = declare(asking, "wall-6#4", "m-1#2")

    assert outcome(shown(lost).clashes[0]) == ("Ganas: queda destruida y obtienes 2,5 PV.", "RES-10.4.4.1-2")
    assert outcome(shown(lost).clashes[1]) == ("Pierdes: entregas tu única atacante.", "RES-10.4.4.3-1")


def test_the_draft_of_attackers_is_seen_by_its_player_alone():
    given = live(table()).south(military=["m-3", "m-2"]).north(military=["m-1"])
    drafted = invade(given).when("south", "attack m-1#3", "with m-2#2")

    (mine,) = shown(drafted).links
    assert (mine.source, mine.target, mine.fixed) == ("@2", "@3", False)
    assert [(one.number, one.totals, one.fixed) for one in shown(drafted).clashes] == [
        (1, {"south": 2, "north": 1}, False)
    ]
    assert card(shown(drafted), "@2").marks[0] == "chosen"
    for reader in (NORTH, WATCHER):
        assert shown(drafted, reader).links == []
        assert shown(drafted, reader).clashes == []


@clause("RES-2.4-23")
def test_what_lies_in_the_chain_is_joined_to_what_it_aims_at():
    given = live(table()).south(hand=["l-kill"], base=2).north(military=["m-1", "m-2"], hand=["l-resp-boost"], base=1)
    aimed = act(given).when("south", "play l-kill", "target m-2#2")
    answered = aimed.when("north", "play l-resp-boost", "target m-2#2")
    view = shown(answered, WATCHER)

    chain = zone(view, "chain")
    assert [(one.handle, one.card, one.marks[0]) for one in chain.cards] == [
        ("chain:1", "l-kill", "legacy"),
        ("chain:2", "l-resp-boost", "legacy"),
    ]
    assert joined(view.links) == [("aim", "chain:1", "@2", "south"), ("aim", "chain:2", "@2", "north")]


@clause("RES-11.3-20")
def test_what_is_to_be_sent_is_marked_for_its_player_until_both_have_chosen():
    given = live(table()).table(turn=5, phase="none", active="").south(military=["m-1", "m-2", "m-3"])
    asked = given.north(military=["m-4", "m-5", "m-6"]).at(DESTRUCTIVE)
    picked = asked.when("south", "send m-2#2")

    assert card(shown(picked), "@2").marks[0] == "chosen"
    assert card(shown(picked, NORTH), "@2").marks == []
    chosen = picked.when("south", "send m-3#3")
    assert card(shown(chosen, NORTH), "@2").marks[0] == "sending"


# Answers


def test_options_point_at_things_and_the_forbidden_say_why():
    given = live(table()).south(hand=["m-3", "m-1"], military=["m-1"], base=1)
    view = shown(act(given))

    assert [(one.text, one.things) for one in view.options] == [("end", []), ("play m-1", ["m-1"])]
    assert [(one.text, one.things) for one in view.standing] == [("concede", [])]
    unit = next(one for one in view.blocked if one.text == "play m-3")
    assert (unit.things, unit.clause) == (["m-3"], "RES-2.1-1")
    assert say(view.reasons[unit.reason].text) == "Cuesta 3 recursos y puedes gastar 1."
    equinox = next(one for one in view.blocked if one.text == "equinox")
    assert equinox.things == ["culture:south:0"]


def test_a_relief_points_at_both_cards_and_fallen_cards_at_their_pile():
    full: dict[str, Any] = {"support": ["s-1", "s-2", "civil-1", "mystic-1"]}
    view = shown(act(live(table()).south(hand=["s-1", "l-reclaim"], base=1, underworld=["m-1", "m-2"], **full)))
    texts = {one.text: one.things for one in view.options}
    assert texts["play s-1 relieving s-2#2"] == ["s-1", "@2"]

    taking = act(live(table()).south(hand=["l-reclaim"], underworld=["m-1", "m-2"])).when("south", "play l-reclaim")
    texts = {one.text: one.things for one in shown(taking).options}
    assert texts["target-fallen m-2 underworld"] == ["underworld:south:1"]


def test_whoever_is_not_asked_still_reads_why_nothing_goes():
    view = shown(act(live(table()).north(hand=["m-3"])), NORTH)

    assert (view.ask, view.ask_tag, view.ask_note, view.options) == (None, None, None, [])
    assert [one.text for one in view.standing] == ["concede"]
    assert all(one.clause for one in view.blocked)


BUTTONS: list[tuple[Any, str, str]] = [
    (ACT, "end", ""),
    (ChooseExchange(SOUTH), "end", ""),
    (ChooseDiscard(SOUTH, 1, "RES-4.9-1"), "", ""),
]


@pytest.mark.parametrize(("step", "main", "passing"), BUTTONS, ids=lambda value: type(value).__name__)
def test_the_main_button_ends_a_choice_or_leaves_things_as_they_are(step: Any, main: str, passing: str):
    view = shown(live(table()).south(hand=["m-3", "m-1"], base=3).at(step))

    assert (view.main, view.passing) == (main, passing)


def test_passing_lets_a_response_and_the_initiative_go_by():
    given = live(table()).south(military=["m-3"]).north(military=["m-1", "m-2"])
    asked = declare(invade(given), "m-1#2", "m-3#1").when("south", "end")
    assert (shown(asked, NORTH).main, shown(asked, NORTH).passing) == ("pass", "pass")
    facing = asked.when("north", "pass")
    assert (shown(facing, NORTH).main, shown(facing, NORTH).passing) == ("decline", "")


# The end, and whole games


def test_the_end_is_told_to_each_with_its_clause():
    over = act(live(table())).when("south", "concede")
    view = shown(over)

    assert say(view.result) == "Gana tu rival porque te rindes."
    assert say(shown(over, NORTH).result) == "Ganas porque tu rival se rinde."
    assert (view.result_clause, view.ask, view.options, view.blocked, view.standing) == ("RES-1-2", None, [], [], [])
    assert view.outlook is None


def test_a_spectator_sees_the_table_and_is_asked_nothing():
    view = shown(act(live(table()).south(hand=["m-3"], military=["m-1"])), WATCHER)

    assert (view.seat, view.ask, view.options, view.standing, view.blocked) == ("", None, [], [], [])
    assert [say(one.title) for one in view.seats] == ["Sur", "Norte"]
    assert (zone(view, "military:south").side, zone(view, "military:north").side) == ("me", "rival")


@pytest.mark.parametrize("seed", range(2))
def test_views_of_whole_games_hold_together(seed: int):
    """Views are plain JSON in both languages; answers point at what is shown, sums agree, the legend is complete."""
    walk = Walk(GAME, setup_for(GAME, seed), seed, LIVE)
    with reported(walk):
        for number, state in enumerate(walk):
            if number % 11 == 0:
                for reader in (SOUTH, NORTH, WATCHER):
                    _check(shown(state, reader))
        for reader in (SOUTH, NORTH, WATCHER):
            assert shown(walk.state, reader).result is not None


WITHOUT_THINGS = ("end", "pass", "close", "decline", "enough", "nothing", "concede", "process")


def _check(view: View) -> None:
    for language in ("es", "en"):
        data = to_json(view, GAME.words(), language)
        assert json.loads(json.dumps(data, ensure_ascii=False, allow_nan=False)) == data
    assert_view(view)
    for option in [*view.options, *view.standing, *view.blocked]:
        assert option.things or option.text.split()[0] in WITHOUT_THINGS, f"{option.text} points at nothing"
    assert all(one.clause == "" and one.reason < 0 for one in [*view.options, *view.standing])
    assert all(view.reasons[one.reason].clause == one.clause != "" for one in view.blocked)
    assert {end for link in view.links for end in (link.source, link.target)} <= handles_of(view)
    for one in [card for zone in view.zones for card in zone.cards]:
        assert set(one.marks) | ({one.kind} if one.kind else set()) <= view.legend.keys()
        for number in one.numbers:
            assert not number.parts or sum(amount for amount, _, _ in number.parts) == number.value
    for zone in view.zones:
        assert zone.count == len(zone.cards) or zone.kind == "deck"
    for seat in view.seats:
        points = sum(entry.amount for entry in view.ledger if entry.seat == seat.seat)
        assert seat.counters[0].value == points, "the ledger does not add up"
