"""What a player reads: questions, answers, the log's lines, reasons; each in both languages."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from liza.games import game as registered
from liza.games.inframundis import kinds, notation, telling
from liza.games.inframundis.abilities import ChooseOrder, ChooseTarget, InfAsk, Triggered
from liza.games.inframundis.anytime import Anytime
from liza.games.inframundis.changes import ChooseDiscard, ChooseTokenLine
from liza.games.inframundis.chronicle import event_phrase, result_phrase
from liza.games.inframundis.combat import ChooseAnswer, ChooseAttack, ChooseBlock, ConfirmBlocks
from liza.games.inframundis.hooks import ChooseChampion, ChooseWard, HitNexus, LeaveEcho
from liza.games.inframundis.pieces import CONFLICT, Strike
from liza.games.inframundis.playing import ChooseBearer, ChooseLine
from liza.games.inframundis.setting_up import ChooseCommander, ChooseMulligan
from liza.games.inframundis.state import Inf
from liza.games.inframundis.telling import TELLER
from liza.games.inframundis.windows import ChooseAction, ChooseFast
from liza.kernel import HIDDEN, LIVE, TAKEN_BACK, Ask, Event, Pending, option
from liza.testing.scenes import Outcome, Scene, scene
from liza.testing.walks import Walk, reported, setup_for
from liza.toolkit.problems import ProblemsError
from liza.toolkit.text import Phrase, Words

GAME = registered("inframundis")
DATA = Path(__file__).parent / "data"
SETS = [str(DATA / "soldiers.yaml"), str(DATA / "telling.yaml")]
LANGUAGES = ("es", "en")
SOUTH, NORTH, WATCHER = 0, 1, 2
RULES = Path(telling.__file__).parent


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def table(**setup: Any) -> Scene:
    return scene("inframundis", {"decks": ["umbral", "brasa"], "sets": SETS, **setup})


def say(phrase: Phrase | None, language: str = "es") -> str:
    assert phrase is not None
    text = GAME.words().render(language, phrase)
    assert text.strip(), f"{phrase} is silent in {language}"
    assert "{" not in text, f"{phrase} is unfinished in {language}: {text}"
    return text


def question(seen: Inf, ask: Ask[Any], language: str = "es") -> str:
    return say(GAME.ask_phrase(seen, ask), language)


def buttons(seen: Inf, ask: Ask[Any], language: str = "es") -> list[str]:
    """Returns the words of everything that could be tried, forbidden or not."""
    return [say(GAME.option_phrase(seen, ask, one), language) for one in ask.candidates(seen)]


def full(outcome: Outcome) -> Inf:
    assert isinstance(outcome.state, Inf)
    return outcome.state


def asked(outcome: Outcome, seat: int) -> tuple[Inf, Ask[Any]]:
    seen = full(outcome).observe(seat)
    ask = seen.ask_of(seat)
    assert ask is not None, f"seat {seat} is asked nothing"
    return seen, ask


# Words


def ids(language: str) -> set[str]:
    """Returns the messages of this chapter: those on cards have helpers of their own in each language."""
    return {one for one in GAME.words().ids(language) if not one.startswith("card-")}


def test_both_languages_have_the_same_messages():
    spanish, english = (ids(language) for language in LANGUAGES)

    assert spanish == english
    assert len(spanish) > 300


def test_a_message_says_the_same_things_in_both_languages():
    words = GAME.words()
    helpers = {"who", "line", "own", "opening", "count"}
    """What one language needs for its endings and the other may not."""

    for message in ids("es") - {"data-text"}:
        apart = words.arguments("es", message) ^ words.arguments("en", message)
        assert apart <= helpers, f"{message} differs in {apart - helpers}"


# Questions


def test_preparation_is_asked_in_the_players_words():
    given = table().south(hand=["piper", "two-blows*"], front=["soldier-1-1"], ether=3).at(ChooseAction(SOUTH))
    seen, ask = asked(given, SOUTH)

    assert question(seen, ask) == "¿Qué haces en tu Preparación?"
    assert question(seen, ask, "en") == "What do you do in your Preparation?"
    assert say(TELLER.ask_tag(ask)) == "Tu Preparación"
    assert say(TELLER.ask_note(seen, ask)) == "Te quedan 3 de Éter."
    assert buttons(seen, ask) == [
        "Termina la Preparación",
        "Juega Flautista (2)",
        "Juega Dos golpes (1, la conoce tu rival)",
        "Mueve Soldado 1 1 al Santuario (1)",
        "Mueve Soldado 1 1 a la Retaguardia (1)",
    ]
    assert buttons(seen, ask, "en")[1:4] == [
        "Play Piper (2)",
        "Play Two Blows (1, known to your rival)",
        "Move Soldier 1 1 to the Sanctuary (1)",
    ]


@pytest.mark.parametrize(("ether", "said"), [(0, "No te queda Éter."), (1, "Te queda 1 de Éter.")])
def test_what_is_left_agrees_in_number(ether: int, said: str):
    given = table().south(ether=ether).at(ChooseAction(SOUTH))

    assert say(TELLER.ask_note(*asked(given, SOUTH))) == said


def test_alike_pieces_are_told_apart_by_their_place():
    given = table().south(front=["piper", "soldier-1-1", "piper"], ether=1).north(front=["piper"])
    seen, ask = asked(given.at(ChooseAttack(SOUTH)), SOUTH)

    assert "Ataca a Flautista (rival) con Flautista (Frente 1)" in buttons(seen, ask)
    assert "Ataca a Flautista (rival) con Flautista (Frente 3)" in buttons(seen, ask)
    assert "Attack Piper (rival) with Soldier 1 1" in buttons(seen, ask, "en")


def test_alike_gear_is_told_apart_by_its_bearer():
    worn = table().south(
        front=["soldier-1-1 gear=idle-hook", "soldier-2-2 gear=idle-hook"], table=["idle-hook"], ether=2
    )
    seen, ask = asked(worn.at(ChooseAction(SOUTH)), SOUTH)

    assert [one for one in buttons(seen, ask) if one.startswith("Usa")] == [
        "Usa Gancho ocioso (en Soldado 1 1 (Frente 1)) (2 de Éter)",
        "Usa Gancho ocioso (en Soldado 2 2 (Frente 2)) (2 de Éter)",
        "Usa Gancho ocioso (mesa 1) (2 de Éter)",
    ]


def test_a_piece_with_several_abilities_says_which():
    given = table().south(front=["piper"], ether=1).at(ChooseAction(SOUTH))

    assert [one for one in buttons(*asked(given, SOUTH)) if one.startswith("Usa")] == [
        "Usa Flautista: «En cualquier fase, 1 de Éter y agotar: roba 1 carta»",
        "Usa Flautista: «Una vez por turno: esta Criatura obtiene +1/+0 hasta el final del turno»",
    ]


WINDOWS = [
    (SOUTH, 1, "Termina tu Despertar: ¿juegas algo o pasas?"),
    (NORTH, 1, "Termina el Despertar rival: ¿respondes o pasas?"),
    (SOUTH, 2, "Termina tu Flujo: ¿juegas algo o pasas?"),
    (NORTH, 3, "Tu rival acaba de actuar: ¿respondes o pasas?"),
    (SOUTH, 4, "Has declarado tus ataques: ¿juegas algo o pasas?"),
    (NORTH, 4, "Tu rival ha declarado sus ataques: ¿respondes o pasas?"),
    (NORTH, 5, "Los bloqueos están decididos: ¿respondes o pasas?"),
    (SOUTH, 6, "Termina tu Conflicto: ¿juegas algo o pasas?"),
    (NORTH, 7, "El turno rival se cierra: ¿respondes o pasas?"),
    (NORTH, 8, "Tu rival da por terminada su Preparación: ¿respondes o pasas?"),
]


@pytest.mark.parametrize(("seat", "window", "said"), WINDOWS)
def test_each_window_says_what_has_happened(seat: int, window: int, said: str):
    given = table().at(ChooseFast(seat, window, 0))
    seen, ask = asked(given, seat)

    assert question(seen, ask) == said
    assert question(seen, ask, "en").endswith("or pass?")
    assert buttons(seen, ask) == ["Pasa"]
    assert say(TELLER.ask_note(seen, ask)).endswith("No te queda Éter.")


def test_a_target_is_asked_with_card_and_description():
    given = (
        table()
        .south(hand=["two-blows"], front=["soldier-2-2", "piper"], ether=1)
        .north(front=["soldier-1-1", "soldier-3-3"])
    )
    first = given.at(ChooseAction(SOUTH)).when("south", "play two-blows")
    seen, ask = asked(first, SOUTH)

    assert question(seen, ask) == "Dos golpes: elige primero una Criatura enemiga con Ataque 3 o menos."
    assert say(TELLER.ask_note(seen, ask)).startswith("«Inflige 2 heridas a una Criatura enemiga con Ataque 3 o menos.")
    assert "Elige Soldado 1 1 (rival)" in buttons(seen, ask)
    second = first.when("south", "target soldier-1-1#3")
    assert question(*asked(second, SOUTH)) == "Dos golpes: elige ahora una Criatura tuya."
    assert question(*asked(second, SOUTH), "en") == "Two Blows: choose now a creature you control."


def test_a_target_with_several_limits_names_them():
    act = Triggered(SOUTH, 1, 435, 0)
    given = table().south(table=["idle-hook"], ether=2).north(front=["soldier-1-2 wounds=1", "soldier-2-2 wounds=1"])
    seen, ask = asked(given.at(act), SOUTH)

    assert isinstance(ask, ChooseTarget)
    assert question(seen, ask) == (
        "Gancho ocioso: elige una Criatura enemiga herida en el Frente con Ataque 2 o menos y de coste 2 o menos."
    )


def test_lines_bearers_and_tokens_are_asked_for_by_name():
    played = table().south(hand=["piper", "plain-shield", "summons"], front=["soldier-1-1", "soldier-2-2"], ether=3)
    given = played.at(ChooseAction(SOUTH))

    line = asked(given.when("south", "play piper"), SOUTH)
    assert question(*line) == "¿En qué línea entra Flautista?"
    assert buttons(*line) == ["Elige el Frente", "Elige el Santuario", "Elige la Retaguardia"]
    bearer = asked(given.when("south", "play plain-shield"), SOUTH)
    assert isinstance(bearer[1], ChooseBearer)
    assert question(*bearer) == "¿Qué Criatura llevará Escudo llano?"
    assert buttons(*bearer) == ["Equipa a Soldado 1 1", "Equipa a Soldado 2 2"]
    token = asked(given.when("south", "play summons"), SOUTH)
    assert isinstance(token[1], ChooseTokenLine)
    assert question(*token) == "¿En qué línea entra Duendecillo?"


def test_attacks_are_counted_as_they_are_added():
    given = (
        table().table(phase=CONFLICT).south(front=["soldier-1-1", "soldier-2-2", "soldier-3-3"]).at(ChooseAttack(SOUTH))
    )

    def end(outcome: Outcome) -> tuple[str, str]:
        seen, ask = asked(outcome, SOUTH)
        return question(seen, ask), buttons(seen, ask)[0]

    assert end(given) == ("¿Qué ataques declaras?", "Termina sin atacar")
    one = given.when("south", "attack soldier-1-1#1 nexus")
    assert end(one) == ("Tienes 1 ataque preparado: ¿añades otro o confirmas?", "Confirma 1 ataque")
    two = one.when("south", "attack soldier-2-2#2 nexus")
    assert end(two) == ("Tienes 2 ataques preparados: ¿añades otro o confirmas?", "Confirma 2 ataques")
    assert "Ataca al Nexo con Soldado 3 3" in buttons(*asked(two, SOUTH))


def test_blocks_name_the_attacker_and_are_confirmed():
    attacked = table().table(phase=CONFLICT).south(front=["soldier-3-3"]).north(rear=["soldier-1-1", "soldier-2-2"])
    given = attacked.at(ChooseAttack(SOUTH)).when("south", "attack soldier-3-3#1 nexus", "end")
    asking = given.when("south", "pass").when("north", "pass")
    seen, ask = asked(asking, NORTH)

    assert isinstance(ask, ChooseBlock)
    assert question(seen, ask) == "Soldado 3 3 (rival) ataca a tu Nexo con 3 de Ataque: ¿con quién bloqueas?"
    assert buttons(seen, ask) == ["Deja pasar el ataque", "Bloquea con Soldado 1 1", "Bloquea con Soldado 2 2"]
    through = asked(asking.when("north", "no-block"), NORTH)
    assert isinstance(through[1], ConfirmBlocks)
    assert (question(*through), buttons(*through)) == (
        "No bloqueas ningún ataque: ¿lo confirmas?",
        ["Confirma que no bloqueas"],
    )
    blocked = asked(asking.when("north", "block soldier-1-1#2"), NORTH)
    assert (question(*blocked), buttons(*blocked)) == ("Bloqueas 1 ataque: ¿lo confirmas?", ["Confirma 1 bloqueo"])


def test_discards_say_how_many_are_due():
    hand = ["piper", "two-blows*", "summons"]
    given = table().south(hand=hand).at(ChooseDiscard(SOUTH, 2))
    seen, ask = asked(given, SOUTH)

    assert question(seen, ask) == "Te quedan 2 cartas por descartar: ¿cuál ahora?"
    assert "Descarta Dos golpes (la conoce tu rival)" in buttons(seen, ask)
    assert question(*asked(given.when("south", "discard piper"), SOUTH)) == "¿Qué carta descartas?"


def test_the_opening_is_asked_without_haste():
    given = table().south(hand=["piper", "summons", "two-blows"], commanders=["guide"]).table(turn=0, first="")

    mulligan = asked(given.at(ChooseMulligan(SOUTH)), SOUTH)
    assert question(*mulligan) == "¿Te quedas con esta mano o la cambias por 2 cartas?"
    assert buttons(*mulligan) == ["Quédate con la mano", "Cambia la mano por 2 cartas"]
    assert say(TELLER.ask_note(*mulligan)) == "Tu rival no lo sabrá hasta que también haya decidido."
    leader = asked(table().south(commanders=["guide"]).table(turn=0, first="").at(ChooseCommander(SOUTH)), SOUTH)
    assert question(*leader) == "¿Qué Comandante llevas?"
    assert buttons(*leader) == ["Elige a La guía", "Juega sin Comandante"]


def test_waiting_effects_are_told_by_what_they_do():
    two = ChooseOrder(SOUTH, (Triggered(SOUTH, 1, 423, 0), LeaveEcho(SOUTH, 2, 429, 0)))
    given = table().south(front=["morning-bell"]).at(two)
    seen, ask = asked(given, SOUTH)

    assert question(seen, ask) == "Tienes 2 efectos pendientes: ¿cuál resuelves ahora?"
    assert buttons(seen, ask) == [
        "Resuelve Campana del alba: «Al inicio de tu turno, restaura 1 a tu Nexo»",
        "Resuelve el Eco de Susurro",
    ]


def test_a_ward_says_what_it_costs_and_prevents():
    given = table().south(front=["soldier-3-3"]).north(table=["paid-ward"], ether=2).at(HitNexus(NORTH, 3, 422, 1))
    seen, ask = asked(given, NORTH)

    assert isinstance(ask, ChooseWard)
    assert question(seen, ask) == (
        "Soldado 3 3 (rival) va a infligir 3 heridas a tu Nexo: ¿pagas 1 de Éter para impedirlas con Amparo de pago?"
    )
    assert buttons(seen, ask) == ["Deja pasar 3 heridas", "Paga 1 de Éter e impide 3 heridas"]


def test_champions_and_answers_are_chosen_by_name():
    champions = table(options={"champion_limit": "replace"}).south(front=["red-chief", "blue-chief"])
    seen, ask = asked(champions.at(ChooseChampion(SOUTH)), SOUTH)
    assert question(seen, ask) == "Solo puedes controlar un Campeón: ¿cuál se queda?"
    assert buttons(seen, ask) == ["Quédate con Adalid rojo", "Quédate con Adalid azul"]

    struck = table(options={"retaliation": "one"}).south(front=["soldier-1-1", "soldier-2-2"]).north(front=["piper"])
    assert isinstance(struck.state, Inf)
    struck.state.strikes = [Strike(1, 3, SOUTH), Strike(2, 3, SOUTH)]
    seen, ask = asked(struck.at(ChooseAnswer(NORTH, 3)), NORTH)
    assert question(seen, ask) == "Varias Criaturas atacan a Flautista: ¿a cuál devuelve el golpe?"
    assert buttons(seen, ask) == ["Devuelve el golpe a Soldado 1 1 (rival)", "Devuelve el golpe a Soldado 2 2 (rival)"]


def test_gear_that_lost_its_bearer_may_be_equipped_again():
    loose = table(options={"equipment_on_leave": "table"}).south(
        table=["plain-shield"], front=["soldier-1-1", "soldier-2-2"], ether=1
    )
    given = loose.at(ChooseAction(SOUTH))

    assert "Equipa Escudo llano (1)" in buttons(*asked(given, SOUTH))
    again = asked(given.when("south", "equip plain-shield#1"), SOUTH)
    assert question(*again) == "¿Qué Criatura llevará Escudo llano?"


def test_conceding_is_always_at_hand():
    seen = full(table().south(hand=["piper"]).at(ChooseAction(SOUTH))).observe(SOUTH)
    ask = Anytime(SOUTH)

    assert question(seen, ask) == "Puedes rendirte en cualquier momento."
    assert buttons(seen, ask)[:3] == ["Ríndete", "Haz mulligan", "Juega sin Comandante"]


def test_every_class_of_ask_has_a_question_of_its_own():
    asks = set(_classes(Ask)) - {Ask}
    ours = {one for one in asks if one.__module__.startswith("liza.games.inframundis") and "clause" in vars(one)}

    assert ours >= {ChooseAction, ChooseFast, ChooseLine, ChooseAnswer, Anytime}
    assert {one.__name__ for one in ours} == {one.__name__ for one in telling.QUESTIONS}


def _classes(of: type[Any]) -> list[type[Any]]:
    return [of, *(deep for one in of.__subclasses__() for deep in _classes(one))]


def test_every_kind_of_option_has_words_of_its_own():
    assert set(telling.ANSWERS) == set(range(len(notation.WORDS)))


def test_a_question_of_another_is_answered_by_waiting():
    seen = full(table().at(ChooseAction(SOUTH))).observe(WATCHER)

    assert question(seen, Pending(NORTH)) == "Espera a que responda Norte."
    assert question(seen, Pending(NORTH), "en") == "Wait for North to answer."
    assert TELLER.ask_tag(Pending(NORTH)) is None
    assert TELLER.ask_note(seen, Pending(NORTH)) is None


# The log

LINES: list[dict[str, Any]] = tomllib.loads((DATA / "log_lines.toml").read_text(encoding="utf-8"))["line"]


@pytest.fixture(scope="module")
def state() -> Inf:
    return full(table().at(ChooseAction(SOUTH)))


def happened(s: Inf, line: dict[str, Any]) -> Event:
    """Returns the event that a line of the file describes."""
    card = s.pool.ids[line["card"]] if "card" in line else 0
    more = s.pool.ids[line["source"]] if "source" in line else line.get("more", 0)
    a = line["about"] if "about" in line else kinds.pack(line.get("seat", SOUTH), 7 if card else 0, card, more)
    know = 1 << SOUTH if line["event"] == "card-drawn" else -1
    b = detail(s, line.get("detail", 0))
    return Event(kinds.EVENT_NAMES.index(line["event"]), a, b, line.get("clause", ""), -1, know)


def detail(s: Inf, written: Any) -> int:
    if isinstance(written, str):
        return s.pool.ids[written]
    if not isinstance(written, list):
        return int(written)
    first, second, *term = map(int, written)
    return (first + 100) | (second + 100) << 8 | term[0] << 16 if term else first | second << 20


@pytest.mark.parametrize("line", LINES, ids=lambda one: f"{one['event']} {one.get('clause', '')}".strip())
def test_an_event_is_told_from_the_readers_side(state: Inf, line: dict[str, Any]):
    event = happened(state, line)

    for reader in (SOUTH, NORTH, WATCHER):
        told = event.told_to(reader)
        assert told is not None
        phrase = event_phrase(state.observe(reader), told, reader)
        for language in LANGUAGES:
            expected = line[language][reader] if language in line else None
            assert (None if phrase is None else say(phrase, language)) == expected


def test_every_kind_of_event_is_among_them():
    assert {one["event"] for one in LINES} == set(kinds.EVENT_NAMES)


def test_an_answer_taken_back_is_told(state: Inf):
    event = Event(TAKEN_BACK, NORTH, 0, "", -1, -1)

    assert say(event_phrase(state.observe(SOUTH), event, SOUTH)) == "Tu rival retira su última respuesta."
    assert say(event_phrase(state.observe(NORTH), event, NORTH)) == "Retiras tu última respuesta."


DOERS: list[tuple[int, int, int]] = [
    (kinds.CARD_PLAYED, kinds.pack(NORTH, 0, 5, 2), NORTH),
    (kinds.CARD_DRAWN, NORTH, NORTH),
    (kinds.PHASE_BEGAN, NORTH | 3 << 28, NORTH),
    (kinds.ATTACKED, kinds.pack(NORTH, 7, 5, 9), NORTH),
    (kinds.MARK_EARNED, kinds.pack(NORTH, 0, 0), NORTH),
    (kinds.GAME_WON, NORTH, NORTH),
    (TAKEN_BACK, NORTH, NORTH),
    (kinds.WOUNDED, kinds.pack(NORTH, 7, 5, 6), -1),
    (kinds.DIED, kinds.pack(NORTH, 7, 5), -1),
    (kinds.NEXUS_WOUNDED, kinds.pack(NORTH, 7, 5, 18), -1),
    (kinds.ROUND_BEGAN, 1, -1),
    (kinds.FIRST_DRAWN, NORTH, -1),
    (kinds.LINE_JUDGED, kinds.pack(NORTH, 0, 0, 2), -1),
    (kinds.LINE_JUDGED, kinds.pack(0xF, 0, 0, 2), -1),
    (kinds.TIE_BREAK, 1, -1),
    (kinds.GAME_DRAWN, 0, -1),
]


@pytest.mark.parametrize(("kind", "about", "doer"), DOERS)
def test_an_event_is_somebodys_doing_or_befalls_them(kind: int, about: int, doer: int):
    assert GAME.event_seat(Event(kind, about, 3, "", -1, -1)) == doer


def test_whose_doing_it_was_is_known_without_what_is_hidden():
    for kind in range(len(kinds.EVENT_NAMES)):
        about = kinds.pack(0xF if kind == kinds.LINE_JUDGED else NORTH, 7, 5)
        doers = {GAME.event_seat(Event(kind, about, detail, "", -1, -1)) for detail in (0, HIDDEN)}
        assert doers in ({NORTH}, {-1}), kinds.EVENT_NAMES[kind]


WON = ("INF-1-4", "INF-1-6", "INF-7.2-4", "INF-11.3-2", "INF-11.3-3", "INF-11.4-2", "INF-11.4-3", "INF-15-2")


@pytest.mark.parametrize("cited", WON)
def test_each_way_to_win_says_how(cited: str):
    lines = {say(result_phrase(SOUTH, cited, reader), language) for reader in (0, 1, 2) for language in LANGUAGES}

    assert len(lines) == 6
    assert not any("INF" in line or line in ("Ganas la partida.", "You win the game.") for line in lines)


def test_the_fall_of_a_nexus_is_told_to_both():
    assert say(result_phrase(SOUTH, "INF-1-4", SOUTH)) == "Ganas por la caída del Nexo rival."
    assert say(result_phrase(SOUTH, "INF-1-4", NORTH)) == "Gana tu rival por la caída de tu Nexo."
    assert say(result_phrase(SOUTH, "INF-1-4", WATCHER)) == "Gana Sur por la caída del Nexo de Norte."
    assert say(result_phrase(-1, "INF-11.4-5", SOUTH)) == "Empate: la Muerte Súbita termina igualada."
    assert say(result_phrase(NORTH, "INF-9-9", NORTH)) == "Ganas la partida."
    assert say(result_phrase(-1, "INF-9-9", NORTH)) == "La partida acaba en empate."


# Reasons


def refusing_clauses() -> set[str]:
    """Returns every clause that a question may refuse with: the ids in the functions that say why not."""
    found: set[str] = set()
    for file in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and re.match(r"_?why_no|refuse|idle_clause", node.name):
                for inner in ast.walk(ast.Module(node.body[1:], [])):
                    if (
                        isinstance(inner, ast.Constant)
                        and isinstance(inner.value, str)
                        and inner.value.startswith("INF-")
                    ):
                        found.add(inner.value)
    return found


def test_every_refusal_has_a_reason_of_its_own():
    found = refusing_clauses()
    assert found >= {"INF-6-7", "INF-8-7", "INF-10.2-1", "INF-12-3", "INF-13-7", "INF-intro-1"}

    for cited in sorted(found):
        reason = GAME.reason_phrase(cited)
        assert reason.message == f"reason-{cited.replace('.', '_')}", f"{cited} has no reason of its own"
        for language in LANGUAGES:
            say(reason, language)
            for attribute in ("tag", "title"):
                assert 0 < len(say(reason.attribute(attribute), language).split()) <= 7


def test_a_reason_is_one_sentence_and_so_is_its_remedy():
    for message in GAME.words().ids("es"):
        if message.startswith("reason-") and not message.endswith((".tag", ".title")):
            for language in LANGUAGES:
                text = GAME.words().say(language, message, who="me", line="front", cost=3, ether=2, missing=1)
                assert text.endswith("."), f"{message}: {text}"
                assert text.count(".") == 1, f"{message}: {text}"


def test_reasons_are_in_a_players_words():
    assert say(GAME.reason_phrase("INF-10.2-1")) == "El camino al Nexo está cerrado: hay Criaturas en el Frente rival."
    assert say(GAME.reason_phrase("INF-8-4"), "en") == (
        "It entered play this turn: it can't attack yet, nor use abilities that exhaust it."
    )
    assert say(GAME.remedy_phrase("INF-9-2")) == "Podrás moverla otra vez en tu próximo turno."
    assert GAME.remedy_phrase("INF-5-7") is None


def test_any_other_clause_is_told_in_the_rulebooks_words():
    catalogue = GAME.catalogue()
    assert catalogue is not None

    for one in catalogue:
        say(GAME.reason_phrase(one.id), "en")
    assert say(GAME.reason_phrase("INF-7-1")) == catalogue["INF-7-1"].es
    assert say(GAME.reason_phrase("INF-7-1"), "en") == catalogue["INF-7-1"].en
    assert say(GAME.reason_phrase("?")) == "Las reglas no lo permiten ahora."


def why(outcome: Outcome, seat: int, text: str, ask: Ask[Any] | None = None) -> str:
    """Returns the reason with the numbers of now."""
    seen = full(outcome).observe(seat)
    one = ask or seen.ask_of(seat)
    assert one is not None
    tried = one.parse(seen, text)
    cited = one.why_not(seen, tried)
    assert cited, f"{text} is allowed"
    reason = TELLER.reason_now(seen, one, tried, cited)
    assert say(TELLER.tag_of(reason)) and say(TELLER.title_of(reason), "en")
    return say(reason)


def test_reasons_speak_of_what_is_on_the_table():
    full = ["soldier-1-1", "soldier-1-2", "soldier-1-3"]
    south = {"front": full, "sanctuary": ["piper"], "hand": ["whisper", "plain-shield", "two-blows"], "ether": 1}
    given = table().south(**south).at(ChooseAction(SOUTH))

    assert why(given, SOUTH, "play whisper") == "Cuesta 2 y te queda 1."
    assert why(given, SOUTH, "play two-blows") == "Ahora no hay ningún objetivo como el que pide la carta."
    assert why(given, SOUTH, "move piper#4 front") == "Ya tienes tres Criaturas en tu Frente, y no caben más."
    assert why(given, SOUTH, "move soldier-1-1#1 rear") == "El Frente y la Retaguardia no son líneas contiguas."
    used = given.when("south", "use piper#4/1").when("north", "pass")
    assert why(used, SOUTH, "use piper#4/1") == "Esa habilidad no cuesta nada y ya la has usado este turno."


def test_reasons_count_the_missing_ether():
    given = table().south(hand=["red-chief"], ether=0).at(ChooseAction(SOUTH))
    seen, ask = asked(given, SOUTH)
    reason = TELLER.reason_now(seen, ask, ask.parse(seen, "play red-chief"), "INF-6-7")

    assert say(reason) == "Cuesta 2 y no te queda Éter."
    assert say(TELLER.title_of(reason)) == "Faltan 2 de Éter"
    assert say(TELLER.title_of(reason), "en") == "2 ether short"
    assert say(TELLER.tag_of(reason)) == "Éter"


def test_reasons_at_the_wrong_moment_say_what_comes_first():
    given = table().south(hand=["piper", "summons"], front=["morning-bell"], ether=3).at(ChooseAction(SOUTH))
    anytime = Anytime(SOUTH)

    choosing = given.when("south", "play piper")
    assert why(choosing, SOUTH, "play summons", anytime) == (
        "Es tu Preparación, pero antes tienes que terminar la elección que has empezado."
    )
    waiting = choosing.when("south", "to front")
    assert why(waiting, SOUTH, "move morning-bell#1 sanctuary", anytime) == (
        "Es tu Preparación, pero antes tiene que responder tu rival."
    )
    window = table().table(active="north").south(front=["piper"], hand=["summons"]).at(ChooseFast(SOUTH, 1, 0))
    assert why(window, SOUTH, "play summons") == "Un Conjuro se juega solo en tu Preparación."
    assert why(window, SOUTH, "move piper#1 rear") == "Las Criaturas se mueven solo en tu Preparación."
    assert why(window, SOUTH, "use piper#1/1") == "Esa habilidad se usa solo en tu Preparación."


def test_reasons_for_blocks_say_which():
    attack = ["soldier-3-3", "soldier-2-2"]
    given = table().table(phase=CONFLICT).south(front=attack).north(sanctuary=["soldier-1-1"], rear=["soldier-1-2"])
    assert isinstance(given.state, Inf)
    given.state.strikes = [Strike(1, 0, SOUTH), Strike(2, 0, SOUTH)]
    first = given.at(ChooseBlock(NORTH, 0, 0))

    assert why(first, NORTH, "block soldier-1-2#4") == "Bloquea antes tu línea más avanzada, que ahora es el Santuario."
    second = first.when("north", "block soldier-1-1#3")
    assert why(second, NORTH, "block soldier-1-1#3") == "Ya bloquea otro ataque, y ninguna Criatura bloquea dos veces."


def test_reasons_for_commanders_name_what_was_agreed():
    def refused(option: str, text: str) -> str:
        opening = table(options={"commanders": option}).south(commanders=["guide"]).table(turn=0, first="")
        return why(opening.at(ChooseAction(SOUTH)), SOUTH, text, ChooseCommander(SOUTH))

    assert refused("required", "no-leader") == "En esta partida cada jugador tiene que llevar Comandante."
    assert refused("none", "lead guide") == "En esta partida se juega sin Comandantes."


def test_a_refused_answer_explains_itself():
    given = table().south(front=["soldier-1-1"]).north(front=["soldier-1-1"]).at(ChooseAttack(SOUTH))
    refused = given.when("south", "attack soldier-1-1#1 nexus")
    assert refused.refusal is not None
    told = GAME.explain(refused.refusal)

    assert told.es == "El camino al Nexo está cerrado: hay Criaturas en el Frente rival."
    assert told.en == "The path to the Nexus is closed: there are creatures in your rival's Front."
    assert told.remedy_es.startswith("Podrás cuando")
    assert told.remedy_en.startswith("You can when")


@pytest.mark.parametrize(
    ("seat", "text", "code", "said"),
    [
        (NORTH, "pass", "not-asked", "Ahora no te toca."),
        (SOUTH, "fly away", "unknown", "«fly away» no es una respuesta posible aquí."),
    ],
)
def test_answers_of_the_wrong_kind_are_explained_too(seat: int, text: str, code: str, said: str):
    match = table().at(ChooseAction(SOUTH)).match
    refusal = match.answer(seat, text)
    assert refusal is not None
    told = GAME.explain(refusal)

    assert (told.code, told.es) == (code, said)
    assert told.en and told.remedy_es and told.remedy_en


def test_answers_after_the_end_or_too_late_are_explained():
    match = table().at(ChooseAction(SOUTH)).match
    stale = match.answer(SOUTH, "end", version=match.version(SOUTH) + 1)
    assert stale is not None
    assert GAME.explain(stale).es == "La mesa ha cambiado desde que elegiste."
    assert match.answer(SOUTH, "concede") is None
    over = match.answer(NORTH, "pass")
    assert over is not None
    assert GAME.explain(over).es == "La partida ha terminado."
    final = match.take_back(SOUTH)
    assert final is not None
    assert GAME.explain(final).es == "Esa respuesta ya no se puede retirar."


# Setting up

FAULTY: list[tuple[dict[str, Any], str, str]] = [
    ({"colour": "red"}, "La partida no se prepara con «colour».", "Usa decks, options, sets o rules."),
    ({"decks": ["umbral"]}, "Hacen falta dos mazos, uno por jugador, y hay 1.", "Da una lista de dos mazos."),
    ({"decks": ["umbral", "nope"]}, "No hay ningún mazo de muestra llamado «nope».", "Usa uno de estos: brasa, "),
    ({"decks": ["umbral", 7]}, "Esto no es un mazo.", "Da el nombre de un mazo de muestra"),
    ({"rules": "nope"}, "No hay ningún reglamento llamado «nope».", "Usa uno de estos: "),
    ({"options": {"blok_mode": "A"}}, "La opción «blok_mode» no existe.", "¿Quieres decir «block_mode»? Corrige el"),
    (
        {"options": {"block_mode": "C"}},
        "La opción «block_mode» no admite el valor «C».",
        "Los valores posibles son «A» y",
    ),
    ({"options": {"response_model": "stack"}}, "Todavía no se puede jugar con la opción", "Deja su valor"),
    ({"options": {"round_limit": "none"}}, "Sin límite de Rondas y sin castigo", "Pon «round_limit» en 20, 30 o 50"),
]


@pytest.mark.parametrize(("faulty", "said", "remedy"), FAULTY, ids=lambda value: str(value)[:30])
def test_a_faulty_set_up_is_told_with_its_remedy(faulty: dict[str, Any], said: str, remedy: str):
    with pytest.raises(ProblemsError) as caught:
        GAME.complete({"decks": ["umbral", "brasa"], **faulty})

    (told,) = caught.value.problems
    assert told.text("es").startswith(said)
    assert told.remedy("es").startswith(remedy)
    assert told.text("en") != told.text("es")
    assert told.remedy("en").endswith(".")


# Whole games


@pytest.mark.parametrize("seed", range(24))
def test_whole_games_are_told_in_both_languages(seed: int):
    """Everything that can be tried, everything that happens and every reason, as each seat and a spectator reads it."""
    walk = Walk(GAME, setup_for(GAME, seed), seed, LIVE)
    walk.state.log = []
    lines = 0
    with reported(walk):
        for number, state in enumerate(walk):
            assert isinstance(state, Inf)
            for reader in (SOUTH, NORTH, WATCHER):
                lines += _tell(state, reader, state.log or [], everything=number % 5 == 0)
            state.log = []
    assert lines > 300


def _tell(state: Inf, reader: int, events: list[Event], everything: bool) -> int:
    """Returns how many phrases were said."""
    seen = state.observe(reader)
    phrases = [event_phrase(seen, told, reader) for event in events if (told := event.told_to(reader)) is not None]
    if everything:
        for ask in (seen.ask_of(reader), seen.standing(reader)):
            if ask is not None:
                phrases += [GAME.ask_phrase(seen, ask), TELLER.ask_tag(ask), TELLER.ask_note(seen, ask)]
                phrases += _answers(seen, ask)
    spoken = [phrase for phrase in phrases if phrase is not None]
    for phrase in spoken:
        assert say(phrase) != say(phrase, "en")
    return len(spoken)


def _answers(seen: Inf, ask: Ask[Any]) -> list[Phrase | None]:
    out: list[Phrase | None] = []
    for one in ask.candidates(seen):
        out.append(GAME.option_phrase(seen, ask, one))
        cited = ask.why_not(seen, one)
        if cited:
            reason = TELLER.reason_now(seen, ask, one, cited)
            out += [reason, TELLER.tag_of(reason), TELLER.title_of(reason), TELLER.remedy_of(reason)]
    return out


def test_a_match_is_told_as_it_is_played():
    match = GAME.start({"decks": ["umbral", "brasa"]}, 5)
    seen = match.state.observe(SOUTH)
    assert isinstance(seen, Inf)
    lines = [say(line) for event in match.told(SOUTH) if (line := event_phrase(seen, event, SOUTH)) is not None]

    assert lines[0].startswith("Barajas tu mazo de")
    assert sum(line.startswith("Robas ") for line in lines) in (0, 5)
    assert lines.count("Tu rival roba una carta.") == sum(line.startswith("Robas ") for line in lines)


def test_options_of_no_known_kind_are_shown_as_they_are_written():
    seen = full(table().at(ChooseAction(SOUTH))).observe(SOUTH)

    class Odd(InfAsk):
        def describe(self, s: Any, option: int) -> str:
            return "odd"

    assert say(TELLER.option_phrase(seen, Odd(SOUTH), option(200))) == "Responde «odd»"
