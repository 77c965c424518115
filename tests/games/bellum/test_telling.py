"""What a player reads: questions, answers, the log's lines, reasons; each in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from liza.games.bellum import GAME, kinds, notation, telling
from liza.games.bellum.abilities import BelAsk, ChooseOrder, Triggered
from liza.games.bellum.ages import ChooseVaultCard
from liza.games.bellum.anytime import Anytime
from liza.games.bellum.chain import ChainMoment, ChooseReply
from liza.games.bellum.changes import ChooseDiscard, Damage
from liza.games.bellum.chronicle import event_phrase, result_phrase
from liza.games.bellum.combat import (
    ChooseAttackers,
    ChooseDefender,
    ChooseInterceptor,
    DuelTurn,
    FixOnStructure,
    FixRearguard,
)
from liza.games.bellum.development import ChooseAction
from liza.games.bellum.pieces import BOMBARD, COMBAT, FLANK, NORMAL, VIGIL, Engagement
from liza.games.bellum.relics import ChooseRelic
from liza.games.bellum.setting_up import ChooseEconomy
from liza.games.bellum.state import Bel
from liza.kernel import HIDDEN, LIVE, TAKEN_BACK, Ask, Event, Pending, option
from liza.testing.scenes import Outcome, Scene, scene
from liza.testing.walks import Walk, reported, setup_for
from liza.toolkit.text import Phrase, Words

TELLER = telling.TELLER
SETS = [str(Path(__file__).parent / "data" / "telling.yaml")]
LANGUAGES = ("es", "en")
SOUTH, NORTH, WATCHER = 0, 1, 2
RULES = Path(telling.__file__).parent


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def table(**setup: Any) -> Scene:
    """Returns an empty table in South's Development."""
    return scene(GAME, {"decks": ["castilla", "tahuantinsuyo"], "sets": SETS, **setup})


def say(phrase: Phrase | None, language: str = "es") -> str:
    assert phrase is not None
    text = GAME.words().render(language, phrase)
    assert text.strip(), f"{phrase} is silent in {language}"
    assert "{" not in text, f"{phrase} is unfinished in {language}: {text}"
    return text


def question(seen: Bel, ask: Ask[Any], language: str = "es") -> str:
    return say(GAME.ask_phrase(seen, ask), language)


def note(seen: Bel, ask: Ask[Any]) -> str:
    return say(TELLER.ask_note(seen, ask))


def buttons(seen: Bel, ask: Ask[Any], language: str = "es") -> list[str]:
    """Returns the words of everything that could be tried, forbidden or not."""
    return [say(GAME.option_phrase(seen, ask, one), language) for one in ask.candidates(seen)]


def full(outcome: Outcome) -> Bel:
    assert isinstance(outcome.state, Bel)
    return outcome.state


def asked(outcome: Outcome, seat: int) -> tuple[Bel, Ask[Any]]:
    seen = full(outcome).observe(seat)
    ask = seen.ask_of(seat)
    assert ask is not None, f"seat {seat} is asked nothing"
    return seen, ask


def fighting(given: Scene, *fights: tuple[int, int, int]) -> Scene:
    """Returns the scene with attacks of South already fixed: attacker, target, mode."""
    assert isinstance(given.state, Bel)
    given.state.engagements = [Engagement(attacker, target, mode, SOUTH) for attacker, target, mode in fights]
    return given


# Words


def test_both_languages_have_the_same_messages():
    spanish, english = ({one for one in GAME.words().ids(lang) if not one.startswith("card-")} for lang in LANGUAGES)

    assert spanish == english
    assert len(spanish) > 400


def test_a_message_says_the_same_things_in_both_languages():
    words = GAME.words()
    helpers = {"who", "opening", "count", "temporary", "to", "owner"}
    """What one language needs for its endings and the other may not."""

    for message in {one for one in words.ids("es") if not one.startswith("card-")} - {"data-text"}:
        apart = words.arguments("es", message) ^ words.arguments("en", message)
        assert apart <= helpers, f"{message} differs in {apart - helpers}"


def test_every_option_and_value_of_the_rulebook_has_a_name():
    for name, values in GAME.ruleset.values().items():
        for language in LANGUAGES:
            say(Phrase(f"choice-{name}"), language)
            assert len({say(Phrase(f"choice-{name}--{value}"), language) for value in values}) == len(values)


def test_every_chapter_of_the_rulebook_has_a_title():
    catalogue = GAME.catalogue()
    assert catalogue is not None

    titles = [say(Phrase(f"section-{one.replace('.', '-')}")) for one in catalogue.sections]
    assert len(titles) == len(set(titles)) == 30
    assert titles[:2] == ["Antes de empezar", "Cómo se gana"]


@pytest.mark.parametrize("ending", ["objective", "dominion", "both", "conceded", "other"])
def test_every_ending_has_a_name(ending: str):
    assert say(GAME.ending_phrase(ending)) != say(GAME.ending_phrase(ending), "en")


# Questions


def test_development_is_asked_in_the_players_words():
    given = (
        table()
        .south(hand=["soldier", "soldier-elite"], vanguard=["soldier"], rearguard=["friar"], ready=3, temporary=1)
        .at(ChooseAction(SOUTH))
    )
    seen, ask = asked(given, SOUTH)

    assert question(seen, ask) == "¿Qué haces en tu Desarrollo?"
    assert question(seen, ask, "en") == "What do you do in your Development?"
    assert say(TELLER.ask_tag(ask)) == "Tu Desarrollo"
    assert note(seen, ask) == "Te quedan 4 Suministros libres, 1 de ellos temporal."
    assert buttons(seen, ask) == [
        "Termina el Desarrollo",
        "Juega Soldado (2)",
        "Juega Soldado de élite (3)",
        "Asciende Soldado a Soldado de élite (3)",
        "Asciende Fraile a Soldado de élite (3)",
        "Avanza a la Edad II (3)",
        "Reclama una Reliquia con Fraile (2)",
        "Almacena la Reliquia de Fraile",
    ]
    assert buttons(seen, ask, "en")[3] == "Raise Soldier to Elite Soldier (3)"


@pytest.mark.parametrize(
    ("supplies", "said"),
    [
        ({"ready": 0}, "No te quedan Suministros libres."),
        ({"ready": 1}, "Te queda 1 Suministro libre."),
        ({"temporary": 1}, "Te queda 1 Suministro libre, y es temporal."),
        ({"ready": 5}, "Te quedan 5 Suministros libres."),
        ({"ready": 2, "temporary": 2}, "Te quedan 4 Suministros libres, 2 de ellos temporales."),
    ],
)
def test_what_is_left_agrees_in_number(supplies: dict[str, int], said: str):
    assert note(*asked(table().south(**supplies).at(ChooseAction(SOUTH)), SOUTH)) == said


def test_alike_pieces_are_told_apart_by_their_place():
    given = table().table(phase="combat").south(vanguard=["soldier", "rider", "soldier"], structures=["keep"])
    seen, ask = asked(given.at(ChooseAttackers(SOUTH)), SOUTH)

    assert buttons(seen, ask) == [
        "Termina sin atacar",
        "Ataca con Soldado (Vanguardia 1)",
        "Ataca con Explorador",
        "Ataca con Soldado (Vanguardia 3)",
        "Ataca con Torreón",
        "Ataca con tu Objetivo Principal",
    ]


def test_a_piece_with_several_abilities_says_which():
    given = table().south(rearguard=["piper"], development=["bell"], ready=1).at(ChooseAction(SOUTH))
    uses = [one for one in buttons(*asked(given, SOUTH)) if one.startswith("Usa")]

    assert len(uses) == 3
    assert all(one.startswith("Usa Flautista: «") for one in uses[:2])
    assert uses[2] == "Usa Campana (1 Suministro)"


def test_targets_are_asked_with_card_and_description():
    given = table().south(hand=["swap"], vanguard=["soldier"], ready=2).north(vanguard=["rider"])
    first = given.at(ChooseAction(SOUTH)).when("south", "play swap")
    seen, ask = asked(first, SOUTH)

    assert question(seen, ask) == "Relevo: elige primero una Unidad enemiga."
    assert note(seen, ask).startswith("«Gira una Unidad enemiga.")
    assert "Elige Explorador (rival)" in buttons(seen, ask)
    second = first.when("south", "target rider#7")
    assert question(*asked(second, SOUTH)) == "Relevo: elige ahora una Unidad tuya."
    assert question(*asked(second, SOUTH), "en") == "Relief, second choice: target Unit you control."


def test_relics_are_named_with_who_has_them():
    given = table().south(rearguard=["friar", "friar"], structures=["chapel"]).table(relics={"jade-seal": "#6 carried"})
    seen, ask = asked(given.at(ChooseAction(SOUTH)), SOUTH)

    assert "Almacena El Sello Imperial de Jade, de Fraile (Retaguardia 1)" in buttons(seen, ask)
    choosing = ChooseRelic(SOUTH, ChooseAction(SOUTH), 7)
    assert question(seen, choosing) == "¿Qué Reliquia reclama Fraile (Retaguardia 2)?"
    assert note(seen, choosing) == "Quedará almacenada en tu Iglesia o Templo."
    assert "Reclama La Santa Lanza del Imperio" in buttons(seen, choosing)
    assert "Reclama El Sello Imperial de Jade, en Fraile (Retaguardia 1)" in buttons(seen, choosing)


def test_a_new_age_asks_for_its_cards():
    given = table().south(vault=["mint", "lighthouse"], ready=4).at(ChooseAction(SOUTH)).when("south", "advance")
    seen, ask = asked(given, SOUTH)

    assert isinstance(ask, ChooseVaultCard)
    assert question(seen, ask) == "¿Qué Económica de la Edad II eliges?"
    assert note(seen, ask) == "Avanzar te cuesta 3 Suministros. Lo que no elijas de esa Edad sale de la partida."
    assert buttons(seen, ask) == ["Elige Ceca", "Elige Faro"]
    wonder = asked(given.when("south", "choose mint"), SOUTH)
    assert question(*wonder) == "¿Qué Maravilla de la Edad II eliges?"


@pytest.mark.parametrize(
    ("agreed", "said"),
    [("secret", "Tu rival no lo sabrá hasta tu primer Desarrollo"), ("open", "Entrará en tu primer Desarrollo")],
)
def test_the_first_economy_card_is_a_secret_unless_agreed(agreed: str, said: str):
    given = table(options={"age1_economy_info": agreed}).south(vault=["bell", "mill"])
    seen, ask = asked(given.at(ChooseEconomy(SOUTH)), SOUTH)

    assert question(seen, ask) == "¿Con qué Económica de la Edad I empiezas?"
    assert buttons(seen, ask) == ["Elige Campana", "Elige Molino"]
    assert note(seen, ask).startswith(said)


def test_attackers_are_counted_as_they_are_added():
    given = table().table(phase="combat").south(vanguard=["soldier", "rider"]).at(ChooseAttackers(SOUTH))

    def end(outcome: Outcome) -> tuple[str, str]:
        seen, ask = asked(outcome, SOUTH)
        return question(seen, ask), buttons(seen, ask)[0]

    assert end(given) == ("¿Con qué atacas?", "Termina sin atacar")
    one = given.when("south", "attack soldier#6")
    assert end(one) == ("Tienes 1 atacante: ¿añades otro o cierras la declaración?", "Confirma 1 atacante")
    two = one.when("south", "attack rider#7")
    assert end(two) == ("Tienes 2 atacantes: ¿añades otro o cierras la declaración?", "Confirma 2 atacantes")


def test_targets_of_attacks_are_fixed_by_name():
    laid = table().table(phase="combat").south(vanguard=["rider"], rearguard=["archer", "mortar"])
    given = laid.north(vanguard=["soldier"], rearguard=["archer"])
    fixing = given.at(ChooseAttackers(SOUTH)).when(
        "south", "attack rider#6", "attack archer#7", "attack mortar#8", "end"
    )
    seen, ask = asked(fixing, SOUTH)

    assert isinstance(ask, FixRearguard)
    assert question(seen, ask) == "Te quedan por fijar 3 ataques de Retaguardia o Flanqueo: ¿cuál fijas ahora?"
    said = buttons(seen, ask)
    assert "Flanquea a Arquero (rival) con Explorador" in said
    assert "No flanquees con Explorador" in said
    assert "Ataca a Soldado (rival) con Arquero" in said
    assert "Bombardea el Objetivo Principal con Mortero" in said
    assert "Ataca al Objetivo Principal con Arquero" in said


def test_structures_are_taken_by_name():
    given = table().table(phase="combat").south(vanguard=["soldier", "soldier"]).north(structures=["keep"])
    fixing = given.at(ChooseAttackers(SOUTH)).when("south", "attack soldier#6", "attack soldier#7", "end")
    seen, ask = asked(fixing, SOUTH)

    assert isinstance(ask, FixOnStructure)
    assert question(seen, ask) == "¿Qué ataque de Vanguardia va contra una Estructura?"
    assert "Ataca a Torreón (rival) con Soldado (Vanguardia 1)" in buttons(seen, ask)


def test_interceptions_and_defences_name_the_attacker():
    laid = table().table(phase="combat").south(vanguard=["rider", "soldier"])
    given = fighting(laid.north(vanguard=["pike"], rearguard=["archer"]), (6, 9, FLANK), (7, 0, NORMAL))
    intercepting = asked(given.at(ChooseInterceptor(NORTH, 0)), NORTH)

    assert question(*intercepting) == "Explorador (rival) flanquea a Arquero con 3 de ATK: ¿lo interceptas?"
    assert buttons(*intercepting) == ["No interceptes", "Intercepta con Lancera", "Intercepta con Arquero"]
    defending = asked(given.at(ChooseDefender(NORTH, 1)), NORTH)
    assert question(*defending) == (
        "Soldado (rival) ataca a tu Objetivo Principal con 2 de ATK: ¿le opones una Unidad?"
    )
    assert buttons(*defending) == ["Deja pasar el ataque", "Defiende con Lancera", "Defiende con Arquero"]


def test_the_duel_says_whose_attack_it_is_and_what_was_played():
    laid = table().table(phase="combat").south(vanguard=["soldier"], hand=["dart"], ready=1)
    given = fighting(laid.north(vanguard=["soldier"], hand=["veto"], ready=1), (6, 0, NORMAL))
    first = given.at(DuelTurn(NORTH, 0))

    assert question(*asked(first, NORTH)) == "Duelo del ataque rival: ¿juegas una Táctica o pasas?"
    passed = first.when("north", "pass")
    assert question(*asked(passed, SOUTH)) == "Tu rival ha pasado: ¿juegas una Táctica o cierras el Duelo?"
    played = passed.when("south", "play dart", "target soldier#7")
    seen, ask = asked(played, NORTH)
    assert question(seen, ask) == "Tu rival ha jugado Dardo: ¿respondes o pasas?"
    assert "Elige Dardo (rival)" in buttons(*asked(played.when("north", "play veto"), NORTH))
    assert question(*asked(given.at(DuelTurn(SOUTH, 0)), SOUTH)).startswith("Duelo de tu ataque:")


def test_a_window_says_what_opened_it():
    given = table().south(hand=["swap"], vanguard=["soldier"], ready=2).north(vanguard=["rider"], hand=["wake"])
    first = given.at(ChooseAction(SOUTH)).when("south", "play swap", "target rider#7", "target soldier#6")

    assert question(*asked(first, NORTH)) == "Tu rival ha jugado Relevo: ¿respondes o pasas?"
    assert question(*asked(first.when("north", "pass"), SOUTH)) == "Has jugado Relevo: ¿añades algo o pasas?"
    assert question(*asked(given.at(ChooseReply(NORTH, 0)), NORTH)) == (
        "¿Reaccionas a lo que acaba de ocurrir o pasas?"
    )


def test_waiting_abilities_are_told_by_what_they_do():
    given = table().south(development=["bell", "mint"])
    assert isinstance(given.state, Bel)
    ids = given.state.pool.ids
    two = ChooseOrder(SOUTH, ((Triggered(SOUTH, 6, ids["bell"], 0), Triggered(SOUTH, 7, ids["mint"], 0)),))
    seen, ask = asked(given.at(two), SOUTH)

    assert question(seen, ask) == "Tienes 2 habilidades pendientes: ¿cuál resuelves ahora?"
    first, second = buttons(seen, ask)
    assert first.startswith("Resuelve Campana: «") and first.endswith("»")
    assert second.startswith("Resuelve Ceca: «")


def test_discards_say_how_many_are_due():
    given = table().south(hand=["soldier", "dart", "swap"]).at(ChooseDiscard(SOUTH, 2))
    seen, ask = asked(given, SOUTH)

    assert question(seen, ask) == "Te quedan 2 cartas por descartar: ¿cuál ahora?"
    assert note(seen, ask) == "Tienes 3 cartas en la mano."
    assert "Descarta Dardo" in buttons(seen, ask)
    assert question(*asked(given.when("south", "discard dart"), SOUTH)) == "¿Qué carta descartas?"


def test_conceding_is_always_at_hand():
    seen = full(table().south(hand=["soldier"], age=4).at(ChooseAction(SOUTH))).observe(SOUTH)

    assert question(seen, Anytime(SOUTH)) == "Puedes rendirte en cualquier momento."
    assert buttons(seen, Anytime(SOUTH)) == ["Ríndete", "Juega Soldado (2)", "Avanza una Edad"]


def test_every_class_of_ask_has_a_question_of_its_own():
    asks = {one for one in _classes(BelAsk) if "clause" in vars(one)} - {BelAsk, ChainMoment}

    assert asks >= {ChooseAction, DuelTurn, ChooseReply, ChooseVaultCard, Anytime}
    assert {one.__name__ for one in asks} == {one.__name__ for one in telling.QUESTIONS}


def _classes(of: type[Any]) -> list[type[Any]]:
    return [of, *(deep for one in of.__subclasses__() for deep in _classes(one))]


def test_every_kind_of_option_has_words_of_its_own():
    assert set(telling.ANSWERS) == set(range(len(notation.WORDS)))


def test_a_question_of_another_is_answered_by_waiting():
    seen = full(table().at(ChooseAction(SOUTH))).observe(WATCHER)

    assert question(seen, Pending(NORTH)) == "Espera a que responda Norte."
    assert TELLER.ask_tag(Pending(NORTH)) is None
    assert TELLER.ask_note(seen, Pending(NORTH)) is None


# The log. Of each event: kind, seat, card, more, other card, last, detail, clause, and what South reads.

Line = tuple[int, int, str, int, str, int, int | str, str, str | None]
LINES: list[Line] = [
    (kinds.SHUFFLED, NORTH, "", 0, "", 0, 50, "", "Tu rival baraja su Castillo de 50 cartas."),
    (kinds.ECONOMY_CHOSEN, SOUTH, "", 0, "", 0, "bell", "", "Eliges Campana para tu primer Desarrollo."),
    (kinds.ECONOMY_CHOSEN, NORTH, "", 0, "", 0, HIDDEN, "", "Tu rival elige en secreto su Económica de la Edad I."),
    (kinds.ECONOMY_CHOSEN, NORTH, "", 0, "", 0, 0, "", None),
    (kinds.FIRST_DRAWN, SOUTH, "", 0, "", 0, 0, "", "Empiezas tú."),
    (kinds.TURN_BEGAN, NORTH, "", 0, "", 0, 4, "", "Empieza el turno 4 de tu rival."),
    (kinds.PHASE_BEGAN, SOUTH, "", 1, "", 0, 7, "", None),
    (kinds.PHASE_BEGAN, SOUTH, "", COMBAT, "", 0, 7, "", "Pasas al Combate."),
    (kinds.PHASE_BEGAN, NORTH, "", VIGIL, "", 0, 7, "", "Tu rival pasa a la Vigilia."),
    (kinds.READIED_ALL, SOUTH, "", 0, "", 0, 4, "", "Liberas tus cartas."),
    (kinds.SUPPLIES_PLACED, SOUTH, "", 8, "", 0, 2, "", "Colocas 2 Suministros: quedan 8 en el mazo."),
    (kinds.SUPPLIES_PLACED, SOUTH, "", 0, "", 0, 1, "", "Colocas 1 Suministro: el mazo de Suministros queda vacío."),
    (kinds.SUPPLIES_PLACED, SOUTH, "", 0, "", 0, 0, "BEL-10-2", None),
    (kinds.TURN_STARTED, SOUTH, "", 0, "", 0, 3, "", None),
    (kinds.TURN_ENDING, SOUTH, "", 0, "", 0, 3, "", None),
    (kinds.EXPIRED, NORTH, "keep", 0, "", 0, 0, "", "Acaban los efectos de este turno sobre Torreón (rival)."),
    (kinds.TURN_PASSED, SOUTH, "", 0, "", 0, 3, "", None),
    (kinds.CARD_DRAWN, SOUTH, "", 0, "", 0, "dart", "", "Robas Dardo."),
    (kinds.CARD_DRAWN, NORTH, "", 0, "", 0, HIDDEN, "", "Tu rival roba una carta."),
    (kinds.FATIGUED, SOUTH, "", 0, "", 0, 2, "", "Tu Castillo está vacío: tu Agotamiento sube a 2."),
    (kinds.PAID, SOUTH, "", 1, "", 0, 3, "", "Pagas 3 Suministros: te queda 1."),
    (kinds.PAID, NORTH, "", 0, "", 0, 1, "", "Tu rival paga 1 Suministro: no le queda ninguno."),
    (kinds.SUPPLIES_GAINED, SOUTH, "", 3, "", 0, 1, "", "Obtienes 1 Suministro temporal."),
    (kinds.SUPPLIES_GONE, NORTH, "", 0, "", 0, 2, "", "Tu rival pierde 2 Suministros temporales sin gastar."),
    (kinds.PIECE_PLAYED, SOUTH, "soldier", 0, "", 0, 2, "", None),
    (kinds.ENTERED, SOUTH, "soldier", 0, "", 0, 0, "BEL-3-2", "Soldado entra en tu Vanguardia."),
    (kinds.ENTERED, NORTH, "bell", 3, "", 0, 0, "BEL-5-8", "Campana entra en la zona de desarrollo rival."),
    (kinds.ENTERED, SOUTH, "soldier-elite", 0, "", 0, 1, "BEL-11-14", None),
    (kinds.ASCENDED, NORTH, "soldier-elite", 0, "", 0, "soldier", "", "Soldado (rival) asciende a Soldado de élite."),
    (kinds.TACTIC_PLAYED, SOUTH, "wake", 0, "", 0, 1, "", "Juegas Velatorio."),
    (kinds.TACTIC_PLAYED, NORTH, "dart", 6, "soldier", 0, 1, "", "Tu rival juega Dardo y señala Soldado."),
    (kinds.TACTIC_PLAYED, SOUTH, "swap", 6, "rider", 1001, 2, "", "Juegas Relevo y señala Explorador y Soldado."),
    (kinds.TACTIC_RESOLVED, SOUTH, "dart", 0, "", 0, 0, "", "Dardo va al Cementerio."),
    (kinds.TACTIC_FAILED, SOUTH, "dart", 0, "", 0, 0, "", "Dardo no hace nada: ya no tiene un objetivo válido."),
    (kinds.TACTIC_CANCELLED, NORTH, "dart", 0, "", 0, 0, "", "Se anula Dardo (rival)."),
    (kinds.ABILITY_USED, SOUTH, "bell", 0, "", 0, 1, "", "Usas Campana: «…»."),
    (kinds.ABILITY_USED, NORTH, "bell", 6, "rider", 0, 1, "", "Tu rival usa Campana sobre Explorador: «…»."),
    (kinds.ABILITY_TRIGGERED, NORTH, "bell", 0, "", 0, 0, "", "Campana (rival): «…»."),
    (kinds.DISCARDED, SOUTH, "", 0, "", 0, "dart", "", "Descartas Dardo."),
    (kinds.SOUGHT, SOUTH, "", 0, "", 0, "friar", "", "Buscas en tu Castillo, muestras Fraile y va a tu mano."),
    (kinds.SOUGHT, NORTH, "", 0, "", 0, 0, "", "Tu rival busca en su Castillo y no encuentra nada."),
    (kinds.RECOVERED, SOUTH, "", 0, "", 0, "dart", "", "Recuperas Dardo de tu Cementerio."),
    (kinds.ADVANCED, NORTH, "", 3, "", 0, 4, "", "Tu rival avanza a la Edad III."),
    (kinds.LEFT_VAULT, SOUTH, "", 2, "", 0, "mint", "", "Ceca sale de la partida desde tu Bóveda."),
    (kinds.LEFT_VAULT, NORTH, "", 2, "", 0, HIDDEN, "", "Una carta de la Bóveda rival sale de la partida."),
    (
        kinds.CLAIMED, SOUTH, "jade-seal", 9, "friar", 0, "friar", "BEL-12-7",
        "Reclamas El Sello Imperial de Jade, que viaja con Fraile.",
    ),
    (
        kinds.CLAIMED, SOUTH, "jade-seal", 9, "chapel", 0, "friar", "BEL-12-6",
        "Reclamas El Sello Imperial de Jade con Fraile y queda en Capilla.",
    ),
    (kinds.STORED, SOUTH, "jade-seal", 9, "", 0, "chapel", "", "Almacenas El Sello Imperial de Jade en Capilla."),
    (kinds.RELIC_FREED, SOUTH, "jade-seal", 0, "", 0, 0, "", "El Sello Imperial de Jade vuelve a ser neutral."),
    (
        kinds.RELIC_FREED, SOUTH, "jade-seal", 0, "", 0, "friar", "BEL-12-10",
        "Sin Fraile, El Sello Imperial de Jade vuelve a ser neutral.",
    ),
    (kinds.DOMINION_CHANGED, NORTH, "", 0, "", 0, 3, "", "El Dominio rival sube a 3 de 5."),
    (kinds.DOMINION_CHANGED, SOUTH, "", 0, "", 0, 0, "BEL-1-15", "Tu Dominio vuelve a 0."),
    (kinds.READIED, NORTH, "keep", 0, "", 0, 0, "", "Torreón (rival) se libera."),
    (kinds.EXHAUSTED, SOUTH, "keep", 0, "", 0, 0, "BEL-7.1-1", "Torreón se gira."),
    (kinds.EXHAUSTED, SOUTH, "keep", 0, "", 0, 0, "BEL-8-11", "Torreón se gira por responder."),
    (kinds.DAMAGED, NORTH, "keep", 0, "", 1, 3, "", "3 de daño a Torreón (rival): le queda 1 de DEF."),
    (kinds.DAMAGED, NORTH, "keep", 6, "archer", 0, 4, "", "Arquero hace 4 de daño a Torreón (rival): no le queda DEF."),
    (kinds.PREVENTED, SOUTH, "keep", 0, "", 0, 3, "", "Se previene 3 de daño a Torreón."),
    (kinds.PREVENTED, NORTH, "", 0, "", 0, 3, "", "Se previene 3 de daño al Objetivo Principal rival."),
    (kinds.REPAIRED, SOUTH, "keep", 0, "", 0, 2, "", "Se repara 2 de daño a Torreón."),
    (kinds.BOOSTED, SOUTH, "keep", 0, "", 0, 64 | 66 << 8 | 1 << 16, "",
     "Torreón obtiene +2 de DEF hasta el final del turno."),
    (kinds.BOOSTED, SOUTH, "keep", 1016, "", 0, 65 | 63 << 8 | 2 << 16, "",
     "Torreón obtiene +1 de ATK y −1 de DEF (Empalizada)."),
    (kinds.GRANTED, NORTH, "soldier", 0, "", 0, 1, "", "Soldado (rival) gana Coraje."),
    (kinds.GRANTED, SOUTH, "soldier", 1016, "", 0, 16, "", "Soldado gana Bombardeo (Empalizada)."),
    (kinds.FORBIDDEN, NORTH, "soldier", 0, "", 0, 0, "", "Soldado (rival) no puede atacar este turno."),
    (kinds.SHIELDED, SOUTH, "soldier", 0, "", 0, 0, "", "Este turno se previene todo el daño a Soldado."),
    (kinds.SHIELDED, SOUTH, "", 0, "", 0, 0, "",
     "Este turno se previene el daño a tu Objetivo Principal, salvo el del Agotamiento."),
    (kinds.MOVED, SOUTH, "soldier", 1, "", 0, 0, "", "Soldado pasa a la Retaguardia."),
    (kinds.CONTROLLED, NORTH, "soldier", 0, "", 0, 0, "", "Tu rival toma el control de Soldado."),
    (kinds.RETURNED, SOUTH, "soldier", 0, "", 0, 0, "", "Soldado vuelve a la mano de su propietario."),
    (kinds.RETURNED, SOUTH, "soldier", 1, "", 0, 0, "", "Soldado se baraja en el Castillo de su propietario."),
    (kinds.RETURNED, SOUTH, "soldier", 2, "", 0, 0, "", "Soldado sale de la partida."),
    (kinds.DESTROYED, NORTH, "soldier", 0, "", 0, 0, "", "Se destruye Soldado (rival)."),
    (kinds.NOTHING_HAPPENED, NORTH, "keep", 0, "", 0, 0, "BEL-4-6",
     "Torreón (rival) no cambia de manos: no caben más de dos Estructuras."),
    (kinds.NOTHING_HAPPENED, SOUTH, "jade-seal", 0, "", 0, 0, "BEL-12-9",
     "El Sello Imperial de Jade no se mueve: no hay Iglesia ni Templo que la reciba."),
    (kinds.NO_ATTACK, NORTH, "", 0, "", 0, 0, "", "Tu rival no ataca."),
    (kinds.ATTACKED, SOUTH, "archer", 0, "", 0, 0, "", "Arquero se declara atacante y se gira."),
    (kinds.TARGETED, SOUTH, "archer", 9, "keep", 0, NORMAL, "", "Arquero ataca a Torreón (rival)."),
    (kinds.TARGETED, NORTH, "rider", 9, "archer", 0, FLANK, "", "Explorador (rival) flanquea a Arquero."),
    (kinds.TARGETED, SOUTH, "soldier", 0, "", 0, NORMAL, "", "Soldado va al Objetivo Principal rival."),
    (kinds.TARGETED, NORTH, "mortar", 0, "", 0, BOMBARD, "", "Mortero (rival) bombardea tu Objetivo Principal."),
    (kinds.ATTACK_LOST, SOUTH, "rider", 0, "", 0, 0, "BEL-7.2-7", "Se pierde el ataque de Explorador."),
    (kinds.ATTACK_LOST, SOUTH, "rider", 0, "", 0, 0, "BEL-7.2-12",
     "Se pierde el ataque de Explorador: no le queda ningún objetivo."),
    (kinds.ATTACK_LOST, SOUTH, "rider", 0, "", 0, 0, "BEL-7.2-13",
     "Se pierde el ataque de Explorador: una de las dos cartas ha cambiado de manos."),
    (kinds.INTERCEPTED, NORTH, "pike", 6, "rider", 0, 9, "", "Lancera (rival) intercepta a Explorador."),
    (kinds.DEFENDED, SOUTH, "archer", 6, "soldier", 0, 0, "", "Arquero se opone a Soldado (rival)."),
    (kinds.DUEL_OPENED, SOUTH, "", 0, "", 0, 0, "", "Se abre el Duelo de Tácticas: empiezas tú."),
    (kinds.PASSED, NORTH, "", 0, "", 0, 0, "", "Tu rival pasa en el Duelo."),
    (kinds.OBJECTIVE_HIT, SOUTH, "", 18, "", 0, 2, "BEL-1-11",
     "Tu Objetivo Principal recibe 2 de daño y queda con 18 PV."),
    (kinds.OBJECTIVE_HIT, SOUTH, "archer", 18, "", 0, 2, "BEL-8-1",
     "Arquero hace 2 de daño a tu Objetivo Principal, que queda con 18 PV."),
    (kinds.OBJECTIVE_HIT, NORTH, "", 0, "", 0, 3, "BEL-13-2",
     "El Objetivo Principal rival recibe 3 de daño por Agotamiento y queda con 0 PV."),
    (kinds.OBJECTIVE_HEALED, SOUTH, "", 17, "", 0, 2, "BEL-1-7",
     "Tu Objetivo Principal recupera 2 PV y queda con 17 PV."),
    (kinds.OBJECTIVE_HEALED, SOUTH, "", 20, "", 0, 0, "BEL-1-8", "Tu Objetivo Principal ya tiene todos sus PV."),
    (kinds.OBJECTIVE_HEALED, SOUTH, "", 0, "", 0, 0, "BEL-1-10",
     "Tu Objetivo Principal ha caído y ya no recupera PV."),
    (kinds.GAME_WON, SOUTH, "", 0, "", 0, 0, "BEL-1-16", "Ganas por Dominio: llegas a 5."),
    (kinds.GAME_DRAWN, SOUTH, "", 0, "", 0, 0, "BEL-1-9",
     "Empate: los dos Objetivos Principales caen a la vez."),
    (kinds.CONCEDED, NORTH, "", 0, "", 0, 0, "BEL-1-12", "Tu rival se rinde."),
    (kinds.REMARK, NORTH, "", 0, "", 0, kinds.OBJECTIVE_PLACED, "", "El Objetivo Principal rival comienza con 20 PV."),
    (kinds.REMARK, SOUTH, "", 0, "", 0, kinds.SUPPLIES_SHUFFLED, "", "Barajas aparte tus doce Suministros."),
    (kinds.REMARK, SOUTH, "", 0, "", 0, kinds.VAULT_LAID, "", "Dispones tu Bóveda por Edades."),
    (kinds.REMARK, NORTH, "", 0, "", 0, kinds.DRAW_SKIPPED, "",
     "Por empezar, tu rival no roba en su primer turno."),
    (kinds.REMARK, NORTH, "soldier", 0, "", 0, kinds.LET_THROUGH, "", "Nadie se opone a Soldado (rival)."),
]  # fmt: skip


@pytest.fixture(scope="module")
def state() -> Bel:
    return full(table().at(ChooseAction(SOUTH)))


def happened(s: Bel, line: Line) -> Event:
    kind, seat, card, more, other, last, detail, clause, _ = line
    numbers = {"": 0, **s.pool.ids}
    about = kinds.pack(seat, 7 if card else 0, numbers[card], more, kinds.beside(numbers[other], last))
    return Event(kind, about, numbers[detail] if isinstance(detail, str) else detail, clause, -1, -1)


@pytest.mark.parametrize("line", LINES, ids=lambda one: f"{kinds.EVENT_NAMES[one[0]]} {one[7]}".strip())
def test_an_event_is_told_from_the_readers_side(state: Bel, line: Line):
    event, expected = happened(state, line), line[-1]
    phrases = [event_phrase(state.observe(reader), event, reader) for reader in (SOUTH, NORTH, WATCHER)]

    if expected is None:
        assert phrases == [None, None, None]
        return
    assert re.sub("«.*»", "«…»", say(phrases[0])) == expected
    for phrase in phrases:
        assert say(phrase) != say(phrase, "en")
        assert say(phrase)[0].isupper() or say(phrase)[0].isdigit()
        assert say(phrase, "en")[0].isupper() or say(phrase, "en")[0].isdigit()


def test_every_kind_of_event_is_among_them():
    assert {one[0] for one in LINES} == set(range(len(kinds.EVENT_NAMES)))


def test_an_answer_taken_back_is_told(state: Bel):
    event = Event(TAKEN_BACK, NORTH, 0, "", -1, -1)

    assert say(event_phrase(state.observe(SOUTH), event, SOUTH)) == "Tu rival retira su última respuesta."
    assert say(event_phrase(state.observe(NORTH), event, NORTH)) == "Retiras tu última respuesta."


def test_the_log_still_names_what_has_left():
    given = table().south(vanguard=["soldier"]).north(vanguard=["soldier-elite under=soldier damage=1"])
    then = given.at(Damage((7,), 3, 6))
    lines = [say(event_phrase(full(then), event, SOUTH)) for event in then.events]

    assert lines == [
        "Soldado hace 3 de daño a Soldado de élite (rival): no le queda DEF.",
        "Se destruye Soldado de élite (rival).",
    ]
    assert full(then).find(7) is None


DOERS = [
    (kinds.TACTIC_PLAYED, NORTH),
    (kinds.CARD_DRAWN, NORTH),
    (kinds.ATTACKED, NORTH),
    (kinds.PAID, NORTH),
    (kinds.GAME_WON, NORTH),
    (TAKEN_BACK, NORTH),
    (kinds.DAMAGED, -1),
    (kinds.DESTROYED, -1),
    (kinds.OBJECTIVE_HIT, -1),
    (kinds.FIRST_DRAWN, -1),
    (kinds.GAME_DRAWN, -1),
]


@pytest.mark.parametrize(("kind", "doer"), DOERS)
def test_an_event_is_somebodys_doing_or_befalls_them(kind: int, doer: int):
    assert GAME.event_seat(Event(kind, kinds.pack(NORTH, 7, 5, 6), 3, "", -1, -1)) == doer


@pytest.mark.clause("BEL-1-3", "BEL-1-12", "BEL-1-16")
@pytest.mark.parametrize("cited", ["BEL-1-3", "BEL-1-12", "BEL-1-16"])
def test_each_way_to_win_says_how(cited: str):
    lines = {say(result_phrase(SOUTH, cited, reader), language) for reader in (0, 1, 2) for language in LANGUAGES}

    assert len(lines) == 6
    assert not any("BEL" in line or line in ("Ganas la partida.", "You win the game.") for line in lines)


def test_the_end_is_told_to_both():
    assert say(result_phrase(SOUTH, "BEL-1-3", SOUTH)) == "Ganas por la caída del Objetivo Principal rival."
    assert say(result_phrase(SOUTH, "BEL-1-3", NORTH)) == "Gana tu rival por la caída de tu Objetivo Principal."
    assert say(result_phrase(SOUTH, "BEL-1-16", NORTH)) == "Gana tu rival por Dominio: llega a 5."
    assert say(result_phrase(-1, "BEL-1-9", SOUTH)) == "Empate: los dos Objetivos Principales caen a la vez."
    assert say(result_phrase(NORTH, "BEL-9-9", NORTH)) == "Ganas la partida."


# Reasons


def refusing_clauses() -> set[str]:
    """Returns every clause that a question may refuse with: the ids in the functions that say why not."""
    found: set[str] = set()
    for file in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and re.match(r"_?why_no|idle_clause", node.name):
                for inner in ast.walk(ast.Module(node.body[1:], [])):
                    if isinstance(inner, ast.Constant) and str(inner.value).startswith("BEL-"):
                        found.add(str(inner.value))
    return found


def test_every_refusal_has_a_reason_of_its_own():
    found = refusing_clauses()
    assert found >= {"BEL-6.B-8", "BEL-7.3-1", "BEL-7.6-8", "BEL-11-5", "BEL-12-14", "BEL-intro-2", "BEL-6.B-9"}

    for cited in sorted(found):
        reason = GAME.reason_phrase(cited)
        assert reason.message == f"reason-{cited.replace('.', '_')}", f"{cited} has no reason of its own"
        for language in LANGUAGES:
            say(reason, language)
            for attribute in ("tag", "title"):
                assert 0 < len(say(reason.attribute(attribute), language).split()) <= 7


def test_a_reason_is_one_sentence_and_so_is_its_remedy():
    args: dict[str, Any] = {"cost": 3, "supplies": 2, "missing": 1, "needed": "II", "age": "I", "card": "Soldado"}
    args |= {"windows": "en el Duelo", "event": "your-unit", "attacking": "no", "clause": "BEL-4-9"}

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
    assert say(GAME.reason_phrase("BEL-7.1-3")) == catalogue["BEL-7.1-3"].es
    assert say(GAME.reason_phrase("?")) == "Las reglas no lo permiten ahora."


def reason(outcome: Outcome, seat: int, text: str, ask: Ask[Any] | None = None) -> Phrase:
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
    return found


def why(outcome: Outcome, seat: int, text: str, ask: Ask[Any] | None = None) -> str:
    return say(reason(outcome, seat, text, ask))


def test_reasons_in_development_speak_of_what_is_on_the_table():
    given = (
        table()
        .south(
            hand=["soldier-elite", "piper", "keep", "swap", "dart", "wake"],
            vanguard=["rider"],
            rearguard=["friar exhausted", "piper exhausted"],
            structures=["keep", "chapel"],
            ready=2,
        )
        .at(ChooseAction(SOUTH))
    )

    assert why(given, SOUTH, "play piper") == "Cuesta 4 y tienes 2 Suministros."
    assert say(TELLER.title_of(reason(given, SOUTH, "play piper"))) == "Faltan 2 Suministros"
    assert why(given, SOUTH, "advance") == "Cuesta 3 y tienes 2 Suministros."
    assert why(given, SOUTH, "play keep") == (
        "Ya controlas dos Estructuras, y no puedes destruir una tuya para hacer sitio (BEL-4-9)."
    )
    assert why(given, SOUTH, "play swap") == "Ahora no hay ningún objetivo como el que pide su texto."
    assert why(given, SOUTH, "play dart") == "Esa Táctica se juega en el Duelo de Tácticas."
    assert why(given, SOUTH, "play wake") == "Esa Táctica se juega cuando una Unidad tuya es destruida."
    assert why(given, SOUTH, "play soldier-elite") == (
        "Las etapas de Élite y Real no se juegan directamente: entran por Ascenso."
    )
    assert why(given, SOUTH, "ascend none soldier-elite") == "Se coloca sobre Soldado, y no controlas ninguna."
    assert why(given, SOUTH, "ascend rider#6 soldier-elite") == "Se coloca solo sobre Soldado."
    assert why(given, SOUTH, "claim friar#7") == "Está girado, y reclamar exige girar un Religioso libre."
    assert why(given, SOUTH, "deposit friar#7") == "No transporta ninguna Reliquia."
    assert why(given, SOUTH, "use piper#8/0") == "Está girada, y esa habilidad exige girarla."
    used = given.when("south", "use piper#8/1")
    assert why(used, SOUTH, "use piper#8/1") == "Esa habilidad no cuesta nada y ya la has usado este turno."


def test_reasons_name_the_age_that_is_needed():
    given = table().south(hand=["soldier-elite"], vanguard=["soldier"], ready=3).at(ChooseAction(SOUTH))

    assert why(given, SOUTH, "ascend soldier#6 soldier-elite") == "Esa etapa es de la Edad II, y estás en la I."
    assert say(TELLER.tag_of(reason(given, SOUTH, "ascend soldier#6 soldier-elite"))) == "Edad II"
    last = table().south(age=4).at(ChooseAction(SOUTH))
    assert why(last, SOUTH, "advance") == "Ya estás en la última Edad."


def test_reasons_for_attackers_say_what_holds_them_back():
    laid = [
        "soldier exhausted",
        "soldier new",
        "soldier-elite under=soldier new",
        "rider controlled",
        "rider forbidden",
    ]
    given = table().table(phase="combat").south(vanguard=laid, structures=["keep"]).at(ChooseAttackers(SOUTH))

    assert why(given, SOUTH, "attack soldier#6") == "Está girada, y solo atacan las Unidades libres."
    assert why(given, SOUTH, "attack soldier#7").startswith("Ha entrado en juego este turno: solo atacan enseguida")
    assert why(given, SOUTH, "attack rider#9") == "La controlas desde este turno: aún no puede atacar."
    assert why(given, SOUTH, "attack rider#10") == "El texto de una carta se lo prohíbe, y la prohibición manda."
    assert why(given, SOUTH, "attack keep#11") == "Las Estructuras no atacan, ni siquiera las Torres."


def test_reasons_for_targets_say_which_rule_is_in_the_way():
    laid = table().table(phase="combat").south(vanguard=["rider"], rearguard=["archer", "mortar"])
    given = laid.north(vanguard=["soldier"], rearguard=["archer"], structures=["keep"])
    fixing = given.at(ChooseAttackers(SOUTH)).when(
        "south", "attack rider#6", "attack archer#7", "attack mortar#8", "end"
    )

    assert why(fixing, SOUTH, "strike archer#7 soldier#9").startswith("Queda una Estructura sin comprometer")
    assert why(fixing, SOUTH, "strike mortar#8 keep#11").startswith("Un Bombardeo pasa por encima")
    assert why(fixing, SOUTH, "strike rider#6 keep#11").startswith("Ese ataque de Vanguardia se fija después")
    assert why(fixing, SOUTH, "flank rider#6 soldier#9") == "Un Flanqueo solo elige Unidades de la Retaguardia."
    taken = fixing.when("south", "strike archer#7 keep#11")
    assert why(taken, SOUTH, "flank rider#6 keep#11").startswith("Con Flanqueo no se atacan Estructuras")


def test_reasons_for_interceptions_say_what_is_missing():
    laid = table().table(phase="combat").south(vanguard=["rider"])
    north = {"vanguard": ["pike exhausted", "pike committed", "pike"], "rearguard": ["archer"]}
    given = fighting(laid.north(**north), (6, 10, FLANK)).at(ChooseInterceptor(NORTH, 0))

    assert why(given, NORTH, "intercept pike#7") == "Está girada, y para interceptar tiene que girarse."
    assert why(given, NORTH, "intercept pike#8") == ("Ya está comprometida en otro enfrentamiento de este Combate.")
    assert why(given, NORTH, "intercept archer#10") == "No tiene Intercepción."


def test_reasons_in_the_duel_say_who_may_play_what():
    laid = table().table(phase="combat").south(vanguard=["soldier"], hand=["palisade", "swap", "veto"], ready=3, age=2)
    given = fighting(laid.south(rearguard=["piper"]), (6, 0, NORMAL)).at(DuelTurn(SOUTH, 0))

    assert why(given, SOUTH, "play palisade") == "Esa Táctica la juega en el Duelo solo quien defiende."
    assert why(given, SOUTH, "play swap") == "Esa Táctica se juega en tu Desarrollo."
    assert why(given, SOUTH, "play veto") == "Esa Táctica se juega cuando el rival juega una Táctica."
    assert why(given, SOUTH, "use piper#7/0") == "En el Duelo solo se usa una habilidad cuyo texto lo nombre."
    outside = table().south(development=["bell"], ready=1).at(ChooseAction(SOUTH))
    assert why(outside, SOUTH, "use bell#6/1") == "Esa habilidad se usa en el Duelo de Tácticas."


def test_reasons_at_the_wrong_moment_say_what_comes_first():
    laid = table().south(hand=["swap", "soldier"], vanguard=["soldier"], ready=4).north(vanguard=["rider"])
    choosing = laid.at(ChooseAction(SOUTH)).when("south", "play swap")
    anytime = Anytime(SOUTH)

    assert why(choosing, SOUTH, "play soldier", anytime) == (
        "Es tu Desarrollo, pero antes tienes que terminar la elección que has empezado."
    )
    waiting = choosing.when("south", "target rider#7", "target soldier#6")
    assert why(waiting, SOUTH, "play soldier", anytime) == (
        "Es tu Desarrollo, pero antes tiene que responder tu rival."
    )
    theirs = table().table(active="north").south(hand=["soldier"], vanguard=["soldier"]).at(ChooseReply(NORTH, 0))
    assert why(theirs, SOUTH, "play soldier", anytime) == (
        "Las Unidades y Estructuras se juegan solo en tu Desarrollo."
    )
    assert why(theirs, SOUTH, "attack soldier#6", anytime).startswith("Los atacantes los declara el jugador activo")
    assert why(theirs, SOUTH, "advance", anytime) == "Se avanza de Edad solo en tu Desarrollo."


def test_reasons_for_relics_say_where_they_are():
    held = table().south(rearguard=["friar", "friar"]).table(relics={"jade-seal": "#6 carried"})
    given = held.at(ChooseAction(SOUTH))

    assert why(given, SOUTH, "deposit friar#6") == ("No controlas ninguna Iglesia ni ningún Templo donde almacenarla.")
    assert why(given, SOUTH, "claim friar#6") == (
        "Ya transporta una Reliquia, y no controlas Iglesia ni Templo donde almacenar otra."
    )
    assert why(given, SOUTH, "claim friar#7") == "Cuesta 2 y no te quedan Suministros."
    taken = ChooseRelic(SOUTH, ChooseAction(SOUTH), 7)
    assert why(given, SOUTH, "relic jade-seal#3", taken).startswith("Esa Reliquia ya la tiene alguien")


@pytest.mark.parametrize(("agreed", "said"), [
    ("exhaust_cleric", "En esta partida, almacenar una Reliquia gira al Religioso, y ya está girado."),
    ("card_text_only", "En esta partida, una Reliquia transportada solo se almacena por el texto de una carta."),
])  # fmt: skip
def test_reasons_name_what_was_agreed_on_storing(agreed: str, said: str):
    laid = table(options={"deposit": agreed}).south(rearguard=["friar exhausted"], structures=["chapel"])
    given = laid.table(relics={"jade-seal": "#6 carried"}).at(ChooseAction(SOUTH))

    assert why(given, SOUTH, "deposit friar#6") == said


def test_a_refused_answer_explains_itself():
    refused = table().south(hand=["soldier"], ready=1).at(ChooseAction(SOUTH)).when("south", "play soldier")
    assert refused.refusal is not None
    told = GAME.explain(refused.refusal)

    assert told.es == "No te llegan los Suministros para pagar el coste completo."
    assert told.en == "You don't have the Supplies to pay the full cost."
    assert told.remedy_es == "Podrás cuando tengas Suministros suficientes."


# Whole games


@pytest.mark.parametrize("seed", range(8))
def test_whole_games_are_told_in_both_languages(seed: int):
    """Everything that can be tried, everything that happens and every reason, as each seat and a spectator reads it."""
    walk = Walk(GAME, setup_for(GAME, seed), seed, LIVE)
    walk.state.log = []
    lines = 0
    with reported(walk):
        for number, state in enumerate(walk):
            assert isinstance(state, Bel)
            for reader in (SOUTH, NORTH, WATCHER):
                lines += _tell(state, reader, state.log or [], everything=number % 7 == 0)
            state.log = []
    assert lines > 300


def _tell(state: Bel, reader: int, events: list[Event], everything: bool) -> int:
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


def _answers(seen: Bel, ask: Ask[Any]) -> list[Phrase | None]:
    out: list[Phrase | None] = []
    for one in ask.candidates(seen):
        out.append(GAME.option_phrase(seen, ask, one))
        cited = ask.why_not(seen, one)
        if cited:
            found = TELLER.reason_now(seen, ask, one, cited)
            out += [found, TELLER.tag_of(found), TELLER.title_of(found), TELLER.remedy_of(found)]
    return out


def test_options_of_no_known_kind_are_shown_as_they_are_written():
    seen = full(table().at(ChooseAction(SOUTH))).observe(SOUTH)

    class Odd(BelAsk):
        def describe(self, s: Any, option: int) -> str:
            return "odd"

    assert say(GAME.option_phrase(seen, Odd(SOUTH), option(200))) == "Responde «odd»"
