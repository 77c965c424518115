"""What the table and the log show: the map, the Combat window, the hints, every sentence in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from liza.games import promised
from liza.games.promised import GAME, kinds, telling
from liza.games.promised.aftermath import FIGURES, PARTS
from liza.games.promised.chronicle import HOW, NOBODYS, event_phrase, event_seat
from liza.games.promised.game import ENDINGS
from liza.games.promised.hints import HINTS
from liza.games.promised.notation import GENERALS, WORDS
from liza.games.promised.ruleset import RULESET, rules
from liza.kernel import HIDDEN, TAKEN_BACK, Event
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from liza.testing.showing import assert_offer, assert_view
from liza.testing.walks import Walk, setup_for
from liza.toolkit.problems import ProblemsError
from liza.toolkit.text import Phrase, Words
from liza.toolkit.view import Clash, View
from tests.games.promised.table import A, B, C, answer, attack, combat, full, land, loud, table, turn

LANGUAGES = ("es", "en")


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def say(phrase: Phrase | None, language: str = "es") -> str:
    assert phrase is not None
    return GAME.words().render(language, phrase)


def view(outcome: Outcome, seat: str) -> View:
    number = GAME.seats.index(seat)
    shown = GAME.view(full(outcome).observe(number), number)
    assert_view(shown)
    return shown


def siege() -> Scene:
    given = table().seat(A, places=["zora wall market garrison=3 siege=2"], generals=["otoniel zora 3 sword"])
    return given.seat(B, generals=["barac zora 4"], hand=["siege-weapons", "mercenaries"]).table(first=B)


# The table


def test_the_map_shows_who_holds_what_and_who_came_first():
    given = siege().table(razed=["jope"], pairs=["4,0 4"], cup=6).seat(A, places=["hebron city"], stacks={"silo": 2})
    shown = view(combat(given), B)
    assert shown.map is not None
    spaces = {say(space.label): space for space in shown.map.spaces if space.label is not None}
    zora = spaces["Zora"]
    assert (zora.control, zora.sides, zora.marks) == (A, [A, B], ["besieged"])
    assert zora.things == ["place:zora", "@1", "@7"]
    assert [(one.role, one.value) for one in zora.counters] == [("siege", 2), ("bonus", 2), ("bonus-next", 0)]
    assert spaces["Jope"].marks == ["razed"]
    assert [space.sides for space in shown.map.spaces if (space.q, space.r) == (4, 0)] == [["pair-1"]]
    (path,) = shown.links
    goal = next(space for space in shown.map.spaces if space.handle == path.target)
    assert (path.role, path.source, say(goal.label)) == ("advance", "pair-1", "Zora")
    areas = {say(area.label): area for area in shown.map.areas}
    assert (areas["Judá"].control, areas["Dan"].control) == (A, "")
    zones = {zone.id: zone for zone in shown.zones}
    assert (zones["cup"].count, zones["cup"].capacity, zones["razed"].count) == (6, 10, 1)
    general = next(card for card in zones["board"].cards if card.handle == "@1")
    assert say(general.name) == "Otoniel" and general.marks == ["sword"]
    assert [amount for amount, _, _ in general.numbers[0].parts] == [3, 1]
    assert say(shown.legend["besieged"]) == "asediado"


def window(outcome: Outcome, seat: str) -> Clash:
    return view(outcome, seat).clashes[0]


@clause("PRO-declarar-6", "PRO-declarar-7", "PRO-declarar-9", "PRO-declarar-10", "PRO-declarar-15")
def test_the_combat_window_tells_the_situation_and_adds_up():
    begun = combat(siege())
    besieging, besieged = window(begun, B), window(begun, A)
    assert say(besieging.outcome) == "Estás asediando." and besieging.clause == "PRO-declarar-7"
    assert say(besieged.outcome) == "Estás bajo asedio." and besieged.clause == "PRO-declarar-6"
    assert (besieging.totals[B], besieging.totals[A]) == (3, 3 + 1 + 2)
    assert (besieging.most, besieged.most) == ({A: 6 + 3 + 3}, {B: 3 + 4})
    assert besieging.sealed == []
    assert say(besieged.parts[A][-1][1]) == "Muralla o ciudad (+2), anulada: quien defiende ha salido de sus murallas"
    asked = combat(loud(siege())).when(B, f"declare zora {A}", "commit barac 4", "use mercenaries", "use siege-weapons")
    writing = window(asked, B)
    assert (writing.totals[B], writing.fixed) == (3 + 4 + 4, False)
    assert window(asked, A).totals[B] == 3
    declared = asked.when(B, "confirm")
    attacked = window(declared, A)
    assert say(attacked.outcome) == "Te atacan: tienes que responder." and attacked.clause == "PRO-declarar-15"
    assert (attacked.totals[B], attacked.fixed) == (3, True)
    assert (attacked.sealed, attacked.owner, attacked.against) == ([B], B, A)
    met = combat(table().seat(A, generals=["otoniel silo 1"]).seat(B, generals=["barac silo 1"]))
    assert say(window(met, A).outcome) == "Habéis coincidido en el mismo hexágono."


def told(clash: Clash) -> dict[str, list[tuple[str, str]]]:
    return {role: [(say(said), cited) for of, said, cited in clash.notes if of == role] for role, _, _ in clash.notes}


@clause("PRO-fuerza-22", "PRO-tropas-3", "PRO-botin-1", "PRO-tropas-7")
def test_the_combat_window_tells_what_is_at_stake():
    begun = combat(siege())
    besieging, besieged = window(begun, B), window(begun, A)
    assert [(most, say(of)) for most, of, _ in besieging.open[A]] == [(3, "Tropas de Otoniel"), (3, "Guarnición")]
    assert list(besieged.open) == [B] and [most for most, _, _ in besieged.open[B]] == [4]
    assert told(besieging) == {
        "rule": [("Tienes que superar su total: el empate es de Círculo.", "PRO-fuerza-22")],
        "cost": [("Las tropas que comprometas se pierden aunque ganes.", "PRO-tropas-3")],
        "win": [("eliges entre conquistar Zora o saquearlo.", "PRO-botin-1")],
        "lose": [("Barac cae en cautiverio: su rescate cuesta 9 monedas.", "PRO-tropas-7")],
    }
    assert told(besieged)["rule"] == [("Con el mismo total ganas tú.", "PRO-fuerza-22")]
    assert told(besieged)["win"] == [("tomas como cautivos a Barac.", "PRO-tropas-7")]
    assert [cited for _, cited in told(besieged)["lose"]] == ["PRO-tropas-7", "PRO-botin-1"]
    declared = combat(loud(siege())).when(B, f"declare zora {A}", "commit barac 4")
    assert told(window(declared, B))["cost"] == [("Perderás las 4 tropas comprometidas aunque ganes.", "PRO-tropas-3")]


@clause("PRO-invasores-5", "PRO-invasores-6", "PRO-invasores-18", "PRO-fuerza-23")
def test_invaders_and_an_option_change_what_is_at_stake():
    given = table().seat(A, places=["zora garrison=2 siege=1"], generals=["otoniel zora 3"])
    attacked = told(window(combat(loud(given.table(pairs=["zora 4"]))), A))
    assert attacked["win"] == [("los invasores mueren; no hay botín.", "PRO-invasores-18")]
    assert [cited for _, cited in attacked["lose"]] == ["PRO-invasores-5", "PRO-invasores-6"]
    given = table(tie_winner="responder").seat(A, generals=["otoniel silo 1"])
    met = told(window(combat(given.seat(B, generals=["barac silo 1"])), A))
    assert met["rule"] == [("Tienes que superar su total: el empate es de Triángulo.", "PRO-fuerza-23")]


def test_what_a_spectator_and_a_third_player_see():
    given = table(3).seat(A, generals=["otoniel silo 4"], hand=["ambush"]).seat(B, generals=["barac silo 1"])
    given = given.seat(C, places=["aco"])
    declared = attack(combat(given), A, B, "silo", "commit otoniel 4", "use ambush")
    for number in (2, 3):
        shown = GAME.view(full(declared).observe(number), number)
        assert_view(shown)
        assert shown.clashes[0].totals == {A: 3, B: 3, C: 0}
        assert say(shown.clashes[0].label) == "Silo: Triángulo contra Círculo"
        fought = full(answer(declared, B, "commit barac 0")).observe(number)
        assert GAME.view(fought, number).clashes == []


def test_reasons_stand_on_the_things_they_forbid():
    given = table().seat(A, places=["zora garrison=4", "jope"], coins=5)
    shown = view(turn(given, A, 3), A)
    blocked = {option.text: option for option in shown.blocked}
    raised = blocked["raise zora"]
    assert shown.map is not None
    zora = next(space.handle for space in shown.map.spaces if space.label is not None and say(space.label) == "Zora")
    assert (raised.clause, raised.things) == ("PRO-jueces-3", [zora])
    assert say(shown.reasons[raised.reason].title) == "Falta algo"
    assert shown.main == "pass"
    assert say(shown.outlook) == "Tus próximos Ingresos: 8 monedas. Rey con 4 títulos."


def test_hints_fit_the_moment():
    buying = view(turn(table().seat(A, places=["zora", "jope"], coins=20, generals=["otoniel belen 0"]), A, 3), A)
    assert [hint.id for hint in buying.hints] == ["city", "found"]
    moving = view(turn(table().seat(A, places=["zora"], generals=["otoniel belen 0"]), A, 5), A)
    assert [hint.id for hint in moving.hints] == ["move"] and moving.hints[0].things == ["@1"]
    begun = combat(siege())
    assert [hint.id for hint in view(begun, B).hints] == ["siege"]
    assert [hint.id for hint in view(begun.when(B, f"declare zora {A}"), B).hints] == ["commit"]
    plain = table().seat(A, places=["zora siege=1"]).seat(B, generals=["barac zora 4"]).table(first=B)
    fate = attack(combat(plain), B, A, "zora", "commit barac 4")
    assert [hint.id for hint in view(fate, B).hints] == ["fate"]
    king = table().seat(A, places=["zora city", "hebron city", "hazor city"], generals=["otoniel belen 0"])
    assert [hint.id for hint in view(turn(king, A, 5), A).hints] == ["move", "king"]
    seated = table(3).seat(A, places=["astarot"], generals=["otoniel belen 0"]).seat(B, places=["aco"])
    assert [hint.id for hint in view(turn(seated, A, 5), A).hints] == ["move", "capital"]
    assert buying.hint_count == len(HINTS) == 8
    for language in LANGUAGES:
        for hint in (*buying.hints, *moving.hints):
            assert say(hint.text, language).endswith(".")


def test_a_finished_game_is_summed_up():
    s = Walk(GAME, setup_for(GAME, 2), 4).play()
    summary = GAME.summary(s.observe(0), [], 0)
    assert summary is not None
    assert len(summary.rows) == len(PARTS) + 2 and len(summary.figures) == len(FIGURES)
    assert GAME.summary(land(table()).observe(0), [], 0) is None
    result = GAME.view(s.observe(0), 0).result
    assert say(result).endswith(".")


# The log


def line(kind: int, a: int, b: int = 0, reader: int = 0, clause_: str = "PRO-fase-1") -> str:
    s = land(table(3).seat(A, generals=["otoniel zora 1"], places=["zora"]))
    return say(event_phrase(s, Event(kind, a, b, clause_, -1, -1), reader))


def test_lines_are_told_from_the_readers_side():
    zora = int(land(table()).ground.number("zora"))
    declared = kinds.pack(0, zora, 0, 1)
    assert line(kinds.DECLARED, declared) == "Declaras batalla a Triángulo en Zora."
    assert line(kinds.DECLARED, declared, reader=1) == "Círculo te declara batalla en Zora."
    assert line(kinds.CARD_KEPT, 1, HIDDEN) == "Triángulo se queda con una carta."
    assert line(kinds.CARD_KEPT, 0, 2) == "Te quedas con Emboscada."
    assert line(kinds.CONQUERED, kinds.pack(1, zora), 1) == "Triángulo conquista Zora, y con ella el título de juez."
    assert line(kinds.WRATH_CHANGED, 103, 9) == "Copa de la Ira: 6 pasa a 9."
    assert line(kinds.BATTLE_WON, kinds.pack(8, zora, 0, 0)) == "La pareja invasora n.º 1 te vence en Zora."
    shared = line(kinds.GAME_SHARED, 0b101, 0, 1, "PRO-automaticas-14")
    assert shared == "Victoria compartida entre Círculo y Cuadrado: se acabaron las rondas y deciden los puntos."
    assert line(kinds.INCOME, kinds.pack(0, zora), 1) == "Zora te da 1 moneda."
    assert line(kinds.INCOME, kinds.pack(1, zora), 6) == "Zora da 6 monedas a Triángulo."
    nothing = Event(kinds.TROOPS_LOST, kinds.pack(0, zora), 0, "PRO-tropas-3", -1, -1)
    assert event_phrase(land(table()), nothing, 0) is None
    assert line(TAKEN_BACK, 1) == "Triángulo vuelve atrás."


def test_every_event_has_its_line_and_its_doer():
    for kind, name in enumerate(kinds.EVENT_NAMES):
        if kind in (kinds.GAME_WON, kinds.GAME_SHARED):
            continue
        for language in LANGUAGES:
            assert GAME.words().has(language, f"event-{name}"), name
        doer = event_seat(Event(kind, kinds.pack(1, 3, 1, 0), 0, "PRO-fase-1", -1, -1))
        assert doer == (-1 if kind in NOBODYS else 1), name
    assert len(kinds.EVENT_NAMES) == 62
    assert set(HOW) == set(ENDINGS)


# Words


def test_every_option_and_question_has_its_words():
    assert set(telling.ANSWERS) == set(range(len(WORDS)))
    for language in LANGUAGES:
        for general in GENERALS:
            assert GAME.words().has(language, f"general-{general}")
        for section in {one.section for one in GAME.catalogue()}:
            assert GAME.words().has(language, f"section-{section}")
    assert_offer(GAME)


REFUSING = re.compile(r"'(PRO-[a-z]+-\d+)'")


def test_every_clause_that_forbids_says_so_itself():
    folder = Path(promised.__file__).parent
    forbidding: set[str] = set()
    for file in ("acquiring", "moving", "orders", "combat", "battle", "encounters", "anytime"):
        for node in ast.walk(ast.parse((folder / f"{file}.py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (
                node.name.startswith(("why_", "_why")) or node.name == "idle_clause"
            ):
                forbidding.update(REFUSING.findall(ast.unparse(node)))
    assert len(forbidding) > 25
    for clause_ in sorted(forbidding - {"PRO-manual-3"}):
        reason = GAME.reason_phrase(clause_)
        assert reason.message == f"reason-{clause_}", clause_
        for language in LANGUAGES:
            assert say(reason, language).endswith(".")
            assert say(telling.TELLER.title_of(reason), language)


def test_options_and_presets():
    assert list(RULESET.presets()) == ["reglamento"]
    assert RULESET.presets()["reglamento"] == RULESET.defaults()
    usual = rules(RULESET.defaults()).code()
    for option, values in RULESET.values().items():
        if option != "map_id":
            assert RULESET.supported(option) == values
            for value in values[1:]:
                assert rules(RULESET.complete({option: value})).code() != usual, option


@clause("PRO-tablero-1")
def test_maps_are_chosen_by_name():
    other = GAME.complete({"map": "dan-to-beersheba"})
    assert (other["map"], other["options"]["map_id"]) == ("dan-to-beersheba", "custom")
    assert GAME.complete(other) == other
    with pytest.raises(ProblemsError) as refused:
        GAME.complete({"map": "dan-to-beersheba", "players": 4})
    assert [one.clause for one in refused.value.problems] == ["PRO-manual-5"]
    with pytest.raises(ProblemsError):
        GAME.complete({"options": {"map_id": "custom"}})
    with pytest.raises(ProblemsError):
        GAME.complete({"rules": "no-such", "seats": 3})
    game = GAME.simulated(other, 3)
    game.advance()
    assert_view(GAME.view(game.observe(0), 0))


# Judgement


def worth(given: Scene, seat: int = 0) -> float:
    return GAME.judge(land(given), seat)


def test_what_makes_a_position_better():
    even = table().seat(A, places=["hazor"]).seat(B, places=["hebron"])
    assert abs(worth(even)) < 0.1
    assert worth(even.seat(A, places=["cedes"])) > worth(even) > worth(even.seat(B, places=["laquis"]))
    assert worth(even.seat(A, coins=10)) > worth(even)
    assert worth(even.seat(A, generals=["otoniel hazor 4"])) > worth(even)
    threatened = even.seat(B, generals=["barac cedes 6"])
    assert worth(threatened) < worth(even.seat(B, generals=["barac belen 6"]))
    assert -1 < worth(even.seat(B, places=["zora city"]), 0) < 0 < worth(even.seat(B, places=["zora city"]), 1) < 1


def test_towards_the_end_points_count_and_nobody_wants_to_be_landless():
    given = table().seat(A, places=["hazor", "cedes", "aco"]).seat(B, places=["hebron", "laquis"], coins=80)
    assert worth(given.table(round=2)) < 0 < worth(given.table(round=12))
    razed = ["zora", "jope", "timna"]
    assert worth(given.table(razed=razed[:1])) < 0 < worth(given.table(razed=razed))
    landless = table().seat(A, places=["hazor"]).seat(B, generals=["barac silo 6", "jair silo 5"], coins=40)
    assert worth(landless) > 0.3


def test_a_battle_is_settled_before_it_is_judged():
    given = siege().seat(A, places=[], generals=[])
    s = full(combat(given)).clone()
    s.gen = 7
    s.advance()
    s.apply_for(1, s.ask_of(1).parse(s, f"declare zora {A}"))  # type: ignore[union-attr]
    GAME.settle(s, 1)
    assert s.battle is None and len(s.reports) == 1
