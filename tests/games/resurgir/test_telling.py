"""What a player reads: questions, answers, the log's lines, reasons; each in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from liza.games.resurgir import kinds, notation, telling
from liza.games.resurgir.abilities import AIM_CLAUSES, ResAsk
from liza.games.resurgir.anytime import Anytime
from liza.games.resurgir.chain import ChooseResponse, Moment, Window
from liza.games.resurgir.changes import ChooseDiscard
from liza.games.resurgir.chronicle import event_phrase, result_phrase
from liza.games.resurgir.combat import ChooseAttackers, ChooseDefender
from liza.games.resurgir.pieces import (
    FOR_ABILITY,
    FOR_BONUS,
    FOR_DEVELOPMENT,
    FOR_EQUINOX,
    FOR_SIEGE,
    LATE,
    ON_TIME,
    PERMANENT,
    THIS_PHASE,
    THIS_TURN,
)
from liza.games.resurgir.playing import ChooseAction
from liza.games.resurgir.printed import (
    BULWARK,
    ECONOMIC_ZONE,
    EXPANSION,
    INVASION,
    MILITARY_ZONE,
    RENEWAL,
)
from liza.games.resurgir.setting_up import ChooseExchange, ChooseSetUp
from liza.games.resurgir.state import Res
from liza.kernel import HIDDEN, TAKEN_BACK, Ask, Event, Pending
from liza.testing.scenes import Outcome, Scene
from liza.toolkit.text import Phrase, Words
from tests.games.resurgir.table import GAME, act, attack, declare, full, invade, moment, options, table

TELLER = telling.TELLER
LANGUAGES = ("es", "en")
SOUTH, NORTH, WATCHER = 0, 1, 2
RULES = Path(telling.__file__).parent


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def say(phrase: Phrase | None, language: str = "es") -> str:
    assert phrase is not None
    text = GAME.words().render(language, phrase)
    assert text.strip(), f"{phrase} is silent in {language}"
    assert "{" not in text, f"{phrase} is unfinished in {language}: {text}"
    return text


def asked(outcome: Outcome, seat: int = SOUTH) -> tuple[Res, Ask[Any]]:
    seen = full(outcome).observe(seat)
    ask = seen.ask_of(seat)
    assert ask is not None, f"seat {seat} is asked nothing"
    return seen, ask


def live(given: Scene) -> Scene:
    """Returns the scene stopping wherever a person would be asked."""
    return Scene(given.game, given.state)


def question(outcome: Outcome, seat: int = SOUTH, language: str = "es") -> str:
    seen, ask = asked(outcome, seat)
    return say(GAME.ask_phrase(seen, ask), language)


def note(outcome: Outcome, seat: int = SOUTH) -> str:
    return say(TELLER.ask_note(*asked(outcome, seat)))


def buttons(outcome: Outcome, seat: int = SOUTH, language: str = "es") -> list[str]:
    """Returns the words of what can be answered."""
    seen, ask = asked(outcome, seat)
    return [say(GAME.option_phrase(seen, ask, one), language) for one in ask.options(seen)]


# Words


def test_both_languages_have_the_same_messages():
    spanish, english = ({one for one in GAME.words().ids(lang) if not one.startswith("card-")} for lang in LANGUAGES)

    assert spanish == english
    assert len(spanish) > 500


def test_a_message_says_the_same_things_in_both_languages():
    words = GAME.words()
    helpers = {"who", "opening", "owner", "side", "number", "kind"}
    """What one language needs for its endings and the other may not."""

    for message in {one for one in words.ids("es") if not one.startswith("card-")} - {"data-text"}:
        apart = words.arguments("es", message) ^ words.arguments("en", message)
        assert apart <= helpers, f"{message} differs in {apart - helpers}"


@pytest.mark.parametrize("ending", ["points", "tie", "conceded", "other"])
def test_every_ending_has_a_name(ending: str):
    assert say(GAME.ending_phrase(ending)) != say(GAME.ending_phrase(ending), "en")


# Questions and answers


def test_expansion_is_asked_with_what_can_be_spent():
    given = table().south(hand=["m-3", "eco-1", "dev-half"], economic=["eco-1 resources=2"], base=4)
    given = given.south(military=["incursion-1 resources=1"])
    asking = act(given)

    assert question(asking) == "¿Qué haces en tu Expansión?"
    assert question(asking, language="en") == "What do you do in your Expansión?"
    assert note(asking) == "Tienes 7 recursos: 4 base y 3 sobre cartas."
    assert buttons(asking) == ["Termina tu Expansión", "Juega m-3 (3)", "Juega eco-1 (2)", "Juega dev-half (2)"]


@pytest.mark.parametrize(
    ("south", "said"),
    [
        ({}, "No tienes recursos."),
        ({"base": 1}, "Tienes 1 recurso."),
        ({"base": 2, "economic": ["eco-1 turned resources=1"]}, "Tienes 2 recursos; hay 1 más bloqueado en"),
        ({"economic": ["eco-1 resources=3"]}, "Tienes 3 recursos: 0 base y 3 sobre cartas."),
    ],
)
def test_resources_agree_in_number(south: dict[str, Any], said: str):
    assert note(act(table().south(hand=["zero"], **south))).startswith(said)


def test_a_full_zone_names_the_relief():
    given = table().south(hand=["s-1"], support=["s-1", "s-2", "civil-1", "mystic-1"], base=1)

    assert buttons(act(given))[1] == "Juega s-1 (1) y releva s-1"
    assert buttons(act(given), language="en")[2] == "Play s-1 en (1) and relieve s-2 en"


def test_alike_pieces_are_told_apart_by_their_place():
    given = table().south(military=["m-1", "m-1"]).north(military=["m-2"])
    attacking = invade(given).when("south", "attack m-2#3")

    assert question(attacking) == "Batalla contra m-2 (rival): ¿con qué atacas?"
    assert buttons(attacking) == ["Ataca con m-1 (Militar 1) (1)", "Ataca con m-1 (Militar 2) (1)"]
    one = attacking.when("south", "with m-1#1")
    assert question(one).endswith("tienes 1 atacante, ¿añades otra o cierras?")
    assert note(one).startswith("Por ahora suman 1 contra 2.")
    assert buttons(one)[0] == "Cierra con 1 atacante"


def test_confrontations_are_asked_with_their_totals():
    given = table().south(military=["m-3", "m-4"]).north(military=["m-1", "bulwark-2"], development=["dev-1"])
    sieged = attack(given, "dev-1#5", "m-3#1", "m-4#2")

    assert question(sieged, NORTH) == "Atacan a dev-1 con 7 contra 4: ¿la defiendes?"
    assert note(sieged, NORTH) == "Solo una unidad con Baluarte defiende una estructura."
    assert buttons(sieged, NORTH) == ["No la defiendas", "Defiende con bulwark-2 (2)"]


def test_a_response_says_what_it_answers():
    given = table().south(hand=["l-vp2"], base=2).north(hand=["l-resp-boost"], base=1, military=["m-1"])
    played = act(given).when("south", "play l-vp2")

    assert question(played, NORTH) == "Tu rival juega l-vp2: ¿respondes o pasas?"
    assert buttons(played, NORTH) == ["Pasa", "Usa l-resp-boost (1)"]
    aiming = played.when("north", "play l-resp-boost")
    assert aiming.ended or question(aiming, NORTH)


def test_targets_are_asked_by_card_and_kind():
    given = table().south(hand=["l-kill-2"], base=2).north(military=["m-1", "m-2", "m-3"])
    aiming = act(given).when("south", "play l-kill-2")

    assert question(aiming) == "l-kill-2: elige una Unidad rival (0 de 2)."
    assert question(aiming, language="en") == "l-kill-2 en: choose an opposing Unit (0 of 2)."
    assert "Elige m-2 (rival)" in buttons(aiming)
    assert question(aiming.when("south", "target m-2#2")).endswith("(1 de 2).")


def test_the_equinox_says_what_comes_of_it():
    met = {"support": ["mystic-1", "mystic-1", "mystic-2"], "culture": "alfa-culture"}

    def equinox(turn: int, **south: Any) -> str:
        given = table().table(turn=turn).south(**met, **south)
        return next(one for one in buttons(act(given)) if "Equinoccio" in one)

    assert equinox(3, deck=["m-1", "m-2"]) == "Declara tu Equinoccio"
    assert equinox(3) == "Declara tu Equinoccio y pierde su Habilidad"
    assert equinox(5) == "Declara tu Equinoccio Tardío"


def test_set_up_and_mulligan():
    start = table().table(turn=0, phase="none", active="").south(deck=["eco-1", "eco-free"]).at(ChooseSetUp(SOUTH, 0))
    assert question(start) == "Set Up, 1 de 2: elige una Estructura Económica de tu mazo."
    changing = table().south(hand=["m-1", "m-2"]).at(ChooseExchange(SOUTH))
    assert question(changing) == "Mulligan: ¿qué cartas cambias?"
    assert buttons(changing) == ["Quédate con tu mano", "Cambia m-1", "Cambia m-2"]
    assert buttons(changing.when("south", "exchange m-1"))[0] == "Cambia 1 carta"


def test_discards_say_how_many_are_due():
    given = table().south(hand=["m-1", "m-2", "m-3"]).at(ChooseDiscard(SOUTH, 2, "RES-10.5.2-1"))

    assert question(given) == "Te quedan 2 cartas por descartar: ¿cuál ahora?"
    assert note(given) == "Tienes 3 cartas en la mano."
    assert question(given.when("south", "discard m-1")) == "¿Qué carta descartas?"


def test_a_payment_is_asked_by_its_places():
    given = options(payment="choose").south(hand=["m-3"], base=2, economic=["eco-1 resources=2"])
    paying = act(given).when("south", "play m-3")

    assert question(paying) == "Te quedan 3 recursos por pagar: ¿de dónde sale el siguiente?"
    assert buttons(paying) == ["Paga con recursos base", "Paga con los de eco-1"]


def test_every_class_of_ask_has_a_question_of_its_own():
    asks = {one for one in _classes(ResAsk) if one.__module__.startswith("liza.games")} - {ResAsk, Moment, Window}

    assert asks >= {ChooseAction, ChooseAttackers, ChooseDefender, ChooseResponse, Anytime}
    assert {one.__name__ for one in asks} == {one.__name__ for one in telling.QUESTIONS}


def _classes(of: type[Any]) -> list[type[Any]]:
    return [of, *(deep for one in of.__subclasses__() for deep in _classes(one))]


def test_every_kind_of_option_has_words_of_its_own():
    assert set(telling.ANSWERS) == set(range(len(notation.WORDS)))


def test_a_question_of_another_is_answered_by_waiting():
    seen = full(act(table().south(hand=["zero"]))).observe(WATCHER)

    assert say(GAME.ask_phrase(seen, Pending(NORTH))) == "Espera a que responda Norte."
    assert TELLER.ask_tag(Pending(NORTH)) is None


# The log. Of each event: kind, seat, card, more, other card, detail, clause, and what South reads.

Line = tuple[int, int, str, int, str, int | str, str, str | None]
LINES: list[Line] = [
    (kinds.SHUFFLED, NORTH, "", 0, "", 50, "", "Tu rival baraja su mazo de 50 cartas."),
    (kinds.FIRST_DRAWN, SOUTH, "", 0, "", 0, "", "Recibes el Token de Turnos: empiezas tú."),
    (kinds.SET_UP, NORTH, "beta-culture", 0, "", 2, "",
     "Tu rival hace el Set Up de beta-culture y pone en juego 2 cartas."),
    (kinds.EXCHANGED, SOUTH, "", 0, "", 1, "", "Cambias 1 carta en el mulligan."),
    (kinds.EXCHANGED, NORTH, "", 0, "", 0, "", "Tu rival se queda con su mano inicial."),
    (kinds.TURN_BEGAN, NORTH, "", 0, "", 4, "", "Empieza el turno 4: tu rival tiene el Token."),
    (kinds.PERIOD_BEGAN, NORTH, "", 0, "", 3, "", "Comienza el Encuentro entre dos Mundos."),
    (kinds.PHASE_BEGAN, SOUTH, "", INVASION, "", 4, "", "Tu Invasión."),
    (kinds.PHASE_BEGAN, NORTH, "", EXPANSION, "", 4, "", "Expansión de tu rival."),
    (kinds.PHASE_BEGAN, NORTH, "", RENEWAL, "", 4, "", "Renovación de los dos jugadores."),
    (kinds.HALF_ENDED, NORTH, "", INVASION, "", 4, "", None),
    (kinds.READIED_ALL, NORTH, "", 0, "", 4, "", "Las cartas se enderezan y el Campo de Batalla queda vacío."),
    (kinds.TOKEN_PASSED, SOUTH, "", 0, "", 4, "", "El Token de Turnos pasa a ti."),
    (kinds.TURN_ENDED, SOUTH, "", 0, "", 4, "", "Acaba el turno 4."),
    (kinds.INTERLUDE_BEGAN, SOUTH, "", 0, "", 2, "",
     "Entre Períodos II: cada jugador roba hasta 5 cartas, sin pasar de 8 en la mano."),
    (kinds.INTERLUDE_BEGAN, SOUTH, "", 0, "", 3, "",
     "Entre Períodos Final: cada jugador recupera 3 cartas y roba 2."),
    (kinds.BASE_PLACED, SOUTH, "", 0, "", 5, "", "Obtienes 5 recursos base."),
    (kinds.BASE_LAPSED, NORTH, "", 0, "", 1, "", "Tu rival pierde 1 recurso base sin gastar."),
    (kinds.GENERATED, NORTH, "eco-2", 0, "", 2, "", "eco-2 (rival) genera 2 recursos."),
    (kinds.GENERATED, SOUTH, "eco-2", 0, "", 0, "RES-2.2-5", "eco-2 está girada y no genera."),
    (kinds.GENERATED, SOUTH, "eco-2", 0, "", 0, "RES-12.tributacion-4", "eco-2 no genera: la giró Tributación."),
    (kinds.RESOURCES_LOST, SOUTH, "eco-2", 0, "", 2, "RES-2.2-7", "Con eco-2 se pierden los recursos que tenía: 2."),
    (kinds.RESOURCES_LOST, SOUTH, "eco-2", 0, "", 2, "RES-2.2-11", "No se guardan los recursos de eco-2: 2."),
    (kinds.PAID, NORTH, "", 0, "", 1, "", "Tu rival paga 1 recurso."),
    (kinds.RAIDED, SOUTH, "incursion-1", 4, "", 1, "",
     "incursion-1 se lleva 1 recurso de la Zona Económica contraria."),
    (kinds.SCORED, SOUTH, "dev-half", FOR_DEVELOPMENT, "", 5, "", "Ganas 2,5 PV por dev-half."),
    (kinds.SCORED, SOUTH, "dev-half", FOR_DEVELOPMENT, "", 0, "", None),
    (kinds.SCORED, NORTH, "dev-1", FOR_SIEGE, "", 2, "", "Tu rival gana 1 PV por el Asedio a dev-1."),
    (kinds.SCORED, SOUTH, "alfa-culture", FOR_EQUINOX, "", 10, "", "Ganas 5 PV por tu Equinoccio."),
    (kinds.SCORED, NORTH, "l-vp2", FOR_ABILITY, "", 4, "", "Tu rival gana 2 PV con l-vp2."),
    (kinds.SCORED, SOUTH, "", FOR_BONUS, "", 7, "RES-11.4-5", "Ganas 3,5 PV por tener más cartas en juego."),
    (kinds.SCORED, SOUTH, "", FOR_BONUS, "", 7, "RES-11.4-6",
     "Ganas 3,5 PV: los dos tenéis las mismas cartas en juego."),
    (kinds.CARD_DRAWN, SOUTH, "", 0, "", "m-1", "", "Robas m-1."),
    (kinds.CARD_DRAWN, NORTH, "", 0, "", HIDDEN, "", "Tu rival roba una carta."),
    (kinds.NO_CARD, SOUTH, "", 0, "", 0, "", "Tu mazo está vacío y no robas."),
    (kinds.MILLED, SOUTH, "", 0, "", "m-1", "", "m-1 va de tu mazo al Descarte."),
    (kinds.DISCARDED, NORTH, "", 0, "", "m-1", "RES-4.8-1", "Tu rival descarta m-1."),
    (kinds.DISCARDED, SOUTH, "", 0, "", "m-1", "RES-2.1-2", "Descartas m-1 como coste."),
    (kinds.DISCARDED, SOUTH, "", 0, "", "m-1", "RES-10.5.2-1", "Descartas m-1 por tener más de 8 en la mano."),
    (kinds.RECOVERED, SOUTH, "", 0, "", "m-1", "", "Devuelves m-1 a tu mazo."),
    (kinds.RECLAIMED, NORTH, "", 1, "", "m-1", "", "Tu rival toma m-1 desde su Inframundo."),
    (kinds.SOUGHT, SOUTH, "", 0, "", "m-1", "", "Buscas en tu mazo y muestras m-1."),
    (kinds.CARD_PLAYED, SOUTH, "m-1", 0, "", 0, "", "Juegas m-1."),
    (kinds.CARD_PLAYED, NORTH, "rise-2", 2, "", 0, "", "Tu rival juega rise-2 desde su Descarte."),
    (kinds.LEGACY_USED, SOUTH, "l-vp2", 0, "", 0, "", "Usas el Legado l-vp2."),
    (kinds.ABILITY_USED, SOUTH, "incursion-1", 0, "", 0, "", "Usas incursion-1: Incursión 1."),
    (kinds.ABILITY_USED, NORTH, "alfa-culture", 0, "", 0, "",
     "Tu rival usa alfa-culture: «Habilidad de Equinoccio: roba 2 cartas»."),
    (kinds.ABILITY_USED, NORTH, "alfa-culture", 0, "", 1, "",
     "Tu rival usa alfa-culture: «Encuentro: sube a tu mano una Unidad que acabas de enviar al Inframundo»."),
    (kinds.ABILITY_TRIGGERED, NORTH, "charge-1", 0, "", 0, "", "Se dispara charge-1 (rival): Carga 1."),
    (kinds.ABILITY_SKIPPED, SOUTH, "charge-1", 0, "", 0, "",
     "Se omite charge-1: su Carga 1 no puede cumplirse por completo."),
    (kinds.AIMED, NORTH, "l-kill", 0, "m-1", 7, "", "Tu rival elige m-1 para l-kill."),
    (kinds.RESOLVED, SOUTH, "l-kill", 0, "", 0, "RES-2.4-7", "l-kill va al Descarte."),
    (kinds.RESOLVED, SOUTH, "m-1", 0, "", 0, "RES-2.4-17", "m-1, anulada, va al Descarte."),
    (kinds.FAILED, NORTH, "l-kill", 0, "", 0, "RES-2.4-13",
     "l-kill (rival) no tiene efecto: ya no puede cumplirse por completo."),
    (kinds.FAILED, NORTH, "tapper", 0, "", 0, "RES-2.4-24",
     "tapper (rival) no tiene efecto: la carta ya no está en juego."),
    (kinds.FAILED, SOUTH, "alfa-culture", 0, "", 0, "RES-11.2-8",
     "La Habilidad de alfa-culture no puede cumplirse y se pierde."),
    (kinds.CANCELLED, NORTH, "l-kill", 0, "", 0, "", "Se anula l-kill (rival)."),
    (kinds.ENTERED, SOUTH, "m-1", MILITARY_ZONE, "", 0, "", "m-1 entra en tu Zona Militar."),
    (kinds.ENTERED, NORTH, "eco-1", ECONOMIC_ZONE, "", 0, "", "eco-1 entra en la Zona Económica rival."),
    (kinds.RELIEVED, SOUTH, "m-1", 0, "", 0, "", "m-1 sale por relevo y va al Inframundo."),
    (kinds.DESTROYED, NORTH, "m-1", 0, "", 0, "", "Se destruye m-1 (rival)."),
    (kinds.DESTROYED, NORTH, "m-1", 0, "", 0, "RES-12.veneno-5",
     "m-1 (rival) muere por su tercer contador de veneno."),
    (kinds.LEFT, NORTH, "m-1", 0, "", 0, "", None),
    (kinds.SENT, SOUTH, "m-1", 0, "", 0, "", "m-1 va al Inframundo por los Efectos Destructivos."),
    (kinds.RETURNED, SOUTH, "m-1", 0, "", SOUTH, "", "m-1 vuelve a tu mano."),
    (kinds.RETURNED, NORTH, "m-1", 0, "", NORTH, "", "m-1 (rival) vuelve a la mano de su propietario."),
    (kinds.GIVEN_UP, NORTH, "m-1", 0, "", 0, "", "Tu rival entrega m-1 como coste."),
    (kinds.READIED, NORTH, "m-1", 0, "", 0, "RES-10.4-2", "m-1 (rival) se endereza."),
    (kinds.READIED, NORTH, "m-1", 0, "", 0, "RES-10.5.1-1", None),
    (kinds.READIED, SOUTH, "m-1", 0, "", 0, "RES-12.veneno-7", "m-1 se endereza y conserva su veneno."),
    (kinds.TURNED, SOUTH, "m-1", 0, "", 0, "RES-10.4-2", "m-1 se gira."),
    (kinds.TURNED, NORTH, "m-1", 1, "", 0, "RES-10.4.1-2", "m-1 (rival) ataca y se gira."),
    (kinds.TURNED, SOUTH, "tapper", 0, "", 0, "RES-2.4-19", "tapper se gira para pagar su habilidad."),
    (kinds.TURNED, SOUTH, "m-1", 0, "", 0, "RES-10.4.2-8", "m-1 se gira por haber sido atacada."),
    (kinds.TURNED, SOUTH, "eco-1", 0, "", 0, "RES-12.tributacion-1",
     "eco-1 se gira por Tributación y no generará en su próxima Abundancia."),
    (kinds.BOOSTED, SOUTH, "m-1", THIS_TURN, "m-1", 2, "", "m-1 obtiene +2 de Fuerza hasta el final del turno."),
    (kinds.BOOSTED, NORTH, "eco-1", THIS_PHASE, "l-aid", -1, "",
     "eco-1 (rival) obtiene −1 de Resistencia en esta fase (l-aid)."),
    (kinds.GRANTED, SOUTH, "m-1", PERMANENT, "m-1", BULWARK, "", "m-1 gana Baluarte."),
    (kinds.GRANTED, SOUTH, "m-1", THIS_TURN, "l-shelter", BULWARK, "",
     "m-1 gana Baluarte hasta el final del turno (l-shelter)."),
    (kinds.GRANTED, SOUTH, "m-1", THIS_TURN, "l-frenzy", 0, "",
     "m-1 gana la habilidad que le da l-frenzy hasta el final del turno."),
    (kinds.GRANTED, NORTH, "m-1", THIS_PHASE, "intim-2", 0, "RES-12.intimidacion-1",
     "m-1 (rival) no puede ser defendida en esta fase (intim-2)."),
    (kinds.POISONED, NORTH, "m-1", 2, "", 1, "", "m-1 (rival) recibe 1 contador de veneno y tiene 2."),
    (kinds.CURED, SOUTH, "m-1", 0, "", 1, "", "m-1 pierde 1 contador de veneno y queda sana."),
    (kinds.EXPIRED, SOUTH, "m-1", 0, "", 0, "", "Acaban los efectos que duraban sobre m-1."),
    (kinds.CONFRONTED, NORTH, "dev-1", 1, "", 2, "RES-2.1-15",
     "Declaras un Asedio a dev-1 (rival) (Enfrentamiento 1) con 2 atacantes."),
    (kinds.CONFRONTED, SOUTH, "m-1", 2, "", 1, "RES-2.1-14",
     "Tu rival declara una Batalla contra m-1 (Enfrentamiento 2) con 1 atacante."),
    (kinds.ATTACKED, NORTH, "m-1", 7, "", 0, "", None),
    (kinds.DEFENDED, NORTH, "bulwark-2", 7, "dev-1", 0, "",
     "bulwark-2 (rival) defiende a dev-1 (rival) y se gira."),
    (kinds.DEFENDED, SOUTH, "m-1", 7, "", 0, "", "m-1 defiende y se gira."),
    (kinds.ORDERED, SOUTH, "m-1", 0, "", 1, "", "Pones a continuación el Enfrentamiento 2."),
    (kinds.COMPARED, NORTH, "dev-1", 7, "", 4, "", "7 contra 4 ante dev-1 (rival): gana el ataque."),
    (kinds.COMPARED, SOUTH, "m-1", 3, "", 3, "", "3 contra 3 ante m-1: hay empate."),
    (kinds.VOID, SOUTH, "m-1", 0, "", 0, "RES-2.4-14", "m-1 no puede ser destruida."),
    (kinds.VOID, SOUTH, "", 1, "", 0, "RES-10.4.4-4",
     "El Enfrentamiento 2 no tiene efecto: su objetivo ya no está en juego."),
    (kinds.VOID, SOUTH, "m-1", 0, "", 0, "RES-10.4.4-5",
     "El Enfrentamiento 1 no tiene efecto: no queda ninguna atacante en juego."),
    (kinds.PASSED, NORTH, "", 0, "", 0, "", "Tu rival pasa en la Iniciativa Bélica."),
    (kinds.EQUINOX_DECLARED, SOUTH, "alfa-culture", ON_TIME, "", 3, "", "Declaras tu Equinoccio."),
    (kinds.EQUINOX_DECLARED, NORTH, "alfa-culture", LATE, "", 6, "", "Tu rival declara su Equinoccio Tardío."),
    (kinds.SENDING, SOUTH, "", 0, "", 4, "", "Eliges 4 cartas para los Efectos Destructivos."),
    (kinds.GAME_WON, SOUTH, "", 0, "", 0, "RES-1-1", "Ganas por Puntos de Victoria."),
    (kinds.GAME_DRAWN, SOUTH, "", 0, "", 0, "RES-1-3",
     "Empate: hay los mismos Puntos de Victoria en los dos lados."),
    (kinds.CONCEDED, NORTH, "", 0, "", 0, "", "Tu rival se rinde."),
]  # fmt: skip
REMARKS: list[Line] = [
    (kinds.REMARK, SOUTH, "alfa-culture", 0, "", kinds.LEADS, "", "Lideras alfa-culture."),
    (kinds.REMARK, SOUTH, "", 0, "", kinds.HANDS_DEALT, "",
     "Las manos iniciales están repartidas: llega el mulligan."),
    (kinds.REMARK, NORTH, "alfa-culture", 1, "", kinds.MISSING, "",
     "Al mazo de tu rival le falta 1 carta para el Set Up."),
    (kinds.REMARK, SOUTH, "", 9, "", kinds.COUNTED, "", "Tienes 9 cartas en juego."),
    (kinds.REMARK, SOUTH, "", 0, "", kinds.NO_BONUS, "",
     "Nadie recibe el bono final: hay las mismas cartas en juego."),
    (kinds.REMARK, SOUTH, "alfa-culture", 0, "", kinds.NO_COMPENSATION, "",
     "Tu Cultura no puede compensar lo perdido."),
    (kinds.REMARK, SOUTH, "", 0, "", kinds.ALLOWED, "", "Puedes jugar otra Estructura Económica este turno."),
    (kinds.REMARK, SOUTH, "beta-culture", 0, "", kinds.UNLOCKED, "",
     "Desde ahora pueden activarse las habilidades de beta-culture."),
    (kinds.REMARK, SOUTH, "beta-culture", 0, "", kinds.LASTING, "",
     "El efecto de beta-culture dura hasta el final de la partida."),
    (kinds.REMARK, NORTH, "", 0, "", kinds.NO_CONFRONTATION, "", "Tu rival no ataca."),
    (kinds.REMARK, SOUTH, "momentum-1", 0, "", kinds.DECLINED, "", "No usas la habilidad de momentum-1."),
    (kinds.REMARK, NORTH, "m-1", 0, "", kinds.TIED, "", "Hay empate ante m-1 (rival): no se destruye nada."),
    (kinds.REMARK, SOUTH, "", 9, "", kinds.SCORING, "",
     "Recuento final: tienes 9 en juego y tu rival 0."),
    (kinds.REMARK, NORTH, "dev-1", 0, "", kinds.KEPT, "", "Tu rival conserva los PV que dio dev-1."),
    (kinds.REMARK, SOUTH, "", 31, "", kinds.TOTALS, "", "Puntos de Victoria: tú 15,5 y tu rival 0."),
    (kinds.REMARK, SOUTH, "", 0, "", kinds.UNDEFENDED, "", "No defiendes."),
]  # fmt: skip


@pytest.fixture(scope="module")
def state() -> Res:
    return full(act(table().south(hand=["zero"])))


def happened(s: Res, line: Line) -> Event:
    kind, seat, card, more, other, detail, clause, _ = line
    numbers = {"": 0, **s.pool.ids}
    about = kinds.pack(seat, 7 if card else 0, numbers[card], more, numbers[other])
    return Event(kind, about, numbers[detail] if isinstance(detail, str) else detail, clause, -1, -1)


@pytest.mark.parametrize(
    "line", [*LINES, *REMARKS], ids=lambda one: f"{kinds.EVENT_NAMES[one[0]]} {one[5]} {one[6]}".strip()
)
def test_an_event_is_told_from_the_readers_side(state: Res, line: Line):
    event, expected = happened(state, line), line[-1]
    phrases = [event_phrase(state.observe(reader), event, reader) for reader in (SOUTH, NORTH, WATCHER)]

    if expected is None:
        assert phrases == [None, None, None]
        return
    assert say(phrases[0]) == expected
    for phrase in phrases:
        assert say(phrase) != say(phrase, "en")
        assert say(phrase).endswith(".") and say(phrase, "en").endswith(".")


def test_every_kind_of_event_and_remark_is_among_them():
    assert {one[0] for one in LINES} | {kinds.REMARK} == set(range(len(kinds.EVENT_NAMES)))
    assert {one[5] for one in REMARKS} == set(range(len(kinds.REMARKS)))


def test_an_answer_taken_back_is_told(state: Res):
    event = Event(TAKEN_BACK, NORTH, 0, "", -1, -1)

    assert say(event_phrase(state.observe(SOUTH), event, SOUTH)) == "Tu rival retira su última respuesta."


def test_the_log_still_names_what_has_left():
    given = table().south(military=["m-3"]).north(military=["m-1"])
    fought = attack(given, "m-1#2", "m-3#1")
    lines = [line for event in fought.events if (line := event_phrase(full(fought), event, SOUTH)) is not None]

    assert "Se destruye m-1 (rival)." in [say(line) for line in lines]
    assert full(fought).find(2) is None


DOERS = [
    (kinds.CARD_PLAYED, 0, NORTH),
    (kinds.CARD_DRAWN, 0, NORTH),
    (kinds.PAID, 0, NORTH),
    (kinds.DEFENDED, 0, NORTH),
    (kinds.CONFRONTED, 1, SOUTH),
    (kinds.EQUINOX_DECLARED, 0, NORTH),
    (kinds.GAME_WON, 0, NORTH),
    (TAKEN_BACK, 0, NORTH),
    (kinds.DESTROYED, 0, -1),
    (kinds.COMPARED, 0, -1),
    (kinds.TURN_BEGAN, 0, -1),
    (kinds.PHASE_BEGAN, EXPANSION, NORTH),
    (kinds.PHASE_BEGAN, RENEWAL, -1),
    (kinds.GAME_DRAWN, 0, -1),
]


@pytest.mark.parametrize(("kind", "more", "doer"), DOERS)
def test_an_event_is_somebodys_doing_or_befalls_them(kind: int, more: int, doer: int):
    assert GAME.event_seat(Event(kind, kinds.pack(NORTH, 7, 5, more), 3, "", -1, -1)) == doer


@pytest.mark.parametrize("cited", ["RES-1-1", "RES-1-2", "RES-1-3"])
def test_each_way_to_win_says_how(cited: str):
    lines = {say(result_phrase(SOUTH, cited, reader), language) for reader in (0, 1, 2) for language in LANGUAGES}

    assert len(lines) == 6
    assert not any("RES" in line or line in ("Ganas la partida.", "You win the game.") for line in lines)


def test_half_points_are_written_as_each_language_does():
    half = Phrase("some-points", whole=15, half=1)

    assert (say(half), say(half, "en")) == ("15,5 PV", "15.5 VP")
    assert say(Phrase("some-points", whole=15, half=0)) == "15 PV"


# Reasons


def refusing_clauses() -> set[str]:
    """Returns every clause that a question may refuse with: the ids in the functions that say why not."""
    found = set(AIM_CLAUSES.values())
    for file in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            named = isinstance(node, ast.FunctionDef) and node.name
            if named and re.match(r"_?why_no|(idle|short|whole|effect)_clause", named):
                assert isinstance(node, ast.FunctionDef)
                for inner in ast.walk(ast.Module(node.body[1:], [])):
                    if isinstance(inner, ast.Constant) and str(inner.value).startswith("RES-"):
                        found.add(str(inner.value))
    return found


def test_every_refusal_has_a_reason_of_its_own():
    found = refusing_clauses()
    assert found >= {"RES-2.1-1", "RES-5-1", "RES-10.4.2-6", "RES-11.2-7", "RES-12.custodio-1", "RES-8-7"}

    for cited in sorted(found):
        reason = GAME.reason_phrase(cited)
        assert reason.message == f"reason-{cited.replace('.', '_')}", f"{cited} has no reason of its own"
        for language in LANGUAGES:
            say(reason, language)
            for attribute in ("tag", "title"):
                assert 0 < len(say(reason.attribute(attribute), language).split()) <= 7


def test_a_reason_is_one_sentence_and_so_is_its_remedy():
    args: dict[str, Any] = {"cost": "3 recursos", "fund": 2, "missing": 1, "done": 1, "wanted": 3, "phases": "ya"}

    for message in GAME.words().ids("es"):
        if message.startswith("reason-") and not message.endswith((".tag", ".title")):
            for language in LANGUAGES:
                text = GAME.words().say(language, message, **args)
                assert text.endswith("."), f"{message}: {text}"
                assert text.count(".") == 1, f"{message}: {text}"


def test_any_other_clause_is_told_in_the_rulebooks_words():
    catalogue = GAME.catalogue()
    assert catalogue is not None

    for one in catalogue:
        say(GAME.reason_phrase(one.id), "en")
    assert say(GAME.reason_phrase("RES-1-6")) == catalogue["RES-1-6"].es


def why(outcome: Outcome, text: str, seat: int = SOUTH, ask: Ask[Any] | None = None) -> str:
    """Returns why an answer is refused, with the numbers of now."""
    seen = full(outcome).observe(seat)
    one = ask or seen.ask_of(seat)
    assert one is not None
    tried = one.parse(seen, text)
    cited = one.why_not(seen, tried)
    assert cited, f"{text} is allowed"
    found = TELLER.reason_now(seen, one, tried, cited)
    for part in (TELLER.tag_of(found), TELLER.title_of(found), TELLER.remedy_of(found)):
        if part is not None:
            assert say(part) and say(part, "en")
    return say(found)


def test_reasons_in_expansion_speak_of_what_is_on_the_table():
    hand = ["m-6", "eco-1", "s-1", "l-aid", "l-resp-boost", "l-explore"]
    south = {"support": ["s-1", "s-2", "civil-1", "mystic-1"], "economic": ["eco-1 turned resources=4"]}
    given = act(table().south(hand=hand, base=3, economics=1, **south))

    assert why(given, "play m-6") == (
        "Cuesta 6 recursos y puedes gastar 3: el resto está bloqueado en estructuras giradas."
    )
    assert why(given, "play eco-1") == "Ya has jugado una Estructura Económica en esta Expansión."
    assert why(given, "play s-1") == "Su zona está llena: para jugarla tienes que relevar una carta tuya de ella."
    assert why(given, "play l-aid") == "Ese Legado se usa en la Invasión."
    assert why(given, "play l-resp-boost").startswith("Un Legado de [Respuesta] se usa solo para contestar")
    assert why(given, "play l-explore") == "Ese Legado se usa en tu Exploración."
    assert why(given, "equinox") == "De la condición de tu Cultura cumples 1 de 3."
    poor = act(live(table().south(hand=["m-3"], base=1)))
    assert why(poor, "play m-3") == "Cuesta 3 recursos y puedes gastar 1."


def test_reasons_for_attacks_tell_the_target_from_the_attacker():
    given = table().south(military=["m-1 turned", "guardian-3", "m-3 poison=1"])
    given = given.north(military=["m-2 turned", "sanctuary-3"], economic=["eco-1"])
    asking = invade(live(given))
    assert why(asking, "attack eco-1#6") == "No te queda ninguna unidad lista que pueda atacarla."
    ready = invade(live(given.south(support=["s-1"])))
    assert why(ready, "attack m-2#4") == "Está girada, y solo se ataca una carta lista."
    assert why(ready, "attack sanctuary-3#5").startswith("Tiene Santuario")
    open_ = ready.when("south", "attack eco-1#6")
    assert why(open_, "with m-1#1") == "Está girada, y solo ataca una unidad lista."
    assert why(open_, "with guardian-3#2") == "Tiene Custodio: solo puede defender."
    assert why(open_, "with m-3#3").startswith("Tiene contadores de veneno")
    assert why(open_, "close") == "Hace falta al menos una atacante."
    first = invade(live(given).table(turn=1).south(support=["s-1"]))
    assert why(first, "attack eco-1#6").startswith("Es la Marcha Blanca")


def test_reasons_for_defenders_say_what_is_missing():
    given = table().south(military=["m-3", "m-4"]).north(military=["m-1", "m-2 turned"])
    given = given.north(development=["dev-1"]).north(military=["bulwark-2", "bulwark-2"])
    first = declare(invade(live(given)), "m-1#3", "m-3#1")
    both = declare(first, "dev-1#5", "m-4#2").when("south", "end").when("north", "pass")

    assert why(both, "defend m-1#3 m-2#4", NORTH) == "Está girada, y solo defiende una unidad lista."
    assert why(both, "defend m-1#3 m-1#3", NORTH) == "Ya participa en un Enfrentamiento y no puede defender."
    siege = both.when("north", "defend m-1#3 bulwark-2#6")
    assert why(siege, "defend dev-1#5 bulwark-2#6", NORTH) == "Ya la has elegido para defender otra carta."


def test_reasons_at_the_wrong_moment_say_what_comes_first():
    given = table().south(hand=["l-kill", "m-1"], base=5).north(military=["m-1", "m-2"])
    aiming = act(given).when("south", "play l-kill")

    assert why(aiming, "play m-1", SOUTH, Anytime(SOUTH)).startswith("Es tu momento, pero antes tienes que terminar")
    exploring = moment(live(table().south(hand=["m-1"])), "exploration")
    assert why(exploring, "play m-1") == "Las unidades y estructuras se juegan solo en tu Expansión."
