"""What cards say, in Spanish and in English, made from their data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from liza.games.resurgir.cardmodels import CardModel, FilterModel
from liza.games.resurgir.schema import FORMAT
from liza.games.resurgir.wording import (
    ability_text,
    card_lines,
    card_text,
    card_type,
    card_words,
    keyword_phrase,
    needed_messages,
    needs_text,
    target_text,
)
from liza.toolkit.text import Words

CARDS = FORMAT.sample_cards.cards
TESTED = FORMAT.load(["tests/games/resurgir/data/test-cards.yaml"]).cards
LANGUAGES = ("es", "en")


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def _card(**fields: Any) -> CardModel:
    """Returns a card of any type; what its type owes is not looked at."""
    given = {"id": "one", "number": 500, "name": {"es": "Una", "en": "One"}, "icon": "spears", "type": "legacy"}
    return CardModel.model_validate({**given, **fields})


def _legacy(*verbs: Mapping[str, Any]) -> CardModel:
    return _card(effects=list(verbs))


def _both(card: CardModel) -> tuple[str, str]:
    return card_text(card, "es"), card_text(card, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_written(language: str):
    assert len(needed_messages()) > 90
    assert [message for message in needed_messages() if not card_words().has(language, message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [*CARDS, *TESTED], ids=lambda card: card.id)
def test_every_card_prints_whole_sentences(card: CardModel, language: str):
    lines = card_lines(card, language)

    plain = not (card.keywords or card.effects or card.abilities or card.pays or card.siege_points or card.slots)
    assert bool(lines) != (plain and card.type != "culture" and not (card.points or 0) % 1)
    for line in [*lines, f"{card_type(card, language)}."]:
        assert re.fullmatch(r"(\[[A-ZÁÉÍÓÚ]|[A-ZÁÉÍÓÚ0-9]).*\.", line)
        assert "  " not in line
        assert not re.search(r"[{}_]| [,.:)]|\.\.|\( |\bNone\b|\byes\b", line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_abilities_of_different_data_read_the_same(language: str):
    """A field that leaves no trace in the text would make two cards that differ read alike."""
    said: dict[tuple[str, str], str] = {}
    for card in CARDS:
        for index, ability in enumerate(card.abilities):
            text = ability_text(card, index, language)
            data = ability.model_dump_json()
            assert said.setdefault((card.type, text), data) == data
            assert text in card_lines(card, language)


SAID = {
    "weichafe": (
        "Frenesí 2.\nVenganza: Recuperar 1.",
        "Frenesí 2.\nVenganza: Recuperar 1.",
    ),
    "khipukamayuq": ("Cuando entra en juego: Tributación.", "When it enters play: Tributación."),
    "scorched-earth": (
        "Coste adicional: envía al Inframundo una Estructura Económica tuya.\n"
        "[Expansión] Destruye una Estructura Económica rival. Roba 1 carta.",
        "Additional cost: send an Economic Structure you control to the Inframundo.\n"
        "[Expansión] Destroy an opposing Economic Structure. Draw 1 card.",
    ),
    "long-count": (
        "Coste: descarta 1 carta.\nEterno Retorno.\n[Exploración] Roba 1 carta.",
        "Cost: discard 1 card.\nEterno Retorno.\n[Exploración] Draw 1 card.",
    ),
    "mita": (
        "[Abundancia] Solo si controlas al menos 2 Estructuras Económicas: obtén 2 recursos.",
        "[Abundancia] Only if you control at least 2 Economic Structures: gain 2 resources.",
    ),
    "observatory": (
        "[Expansión] 1 recurso y gira esta carta: roba 1 carta.",
        "[Expansión] 1 resource and turn this card: draw 1 card.",
    ),
    "qhapaq-nan": (
        "Coste adicional: descarta 1 carta.\n"
        "[Expansión] Una vez por turno: puedes jugar otra Estructura Económica este turno.",
        "Additional cost: discard 1 card.\n"
        "[Expansión] Once per turn: you may play one more Economic Structure this turn.",
    ),
    "yaoquizqui": ("Venganza: si quieres, roba 1 carta.", "Venganza: if you wish, draw 1 card."),
    "great-plaza": (
        "Cuando entra en juego, suma 0,5 Puntos de Victoria por cada Unidad Mística tuya.",
        "When it enters play, score 0.5 Victory Points for each Mystic Unit you control.",
    ),
    "silent-khipu": (
        "Coste: descarta 1 carta.\n"
        "[Respuesta] Anula una habilidad activada o disparada del rival que espere en la cadena.",
        "Cost: discard 1 card.\n"
        "[Respuesta] Cancel an activated or triggered ability of the opponent that waits in the chain.",
    ),
    "book-of-reckonings": ("Roba 2 cartas. Recuperar 2.", "Draw 2 cards. Recuperar 2."),
    "end-of-the-katun": (
        "[Expansión] Pon en juego girada una Unidad de tu Inframundo. Grandeza 2.",
        "[Expansión] Put a Unit from your Inframundo into play turned. Grandeza 2.",
    ),
}


@pytest.mark.parametrize("id", SAID)
def test_a_card_says_what_it_does(id: str):
    (card,) = [one for one in CARDS if one.id == id]

    assert _both(card) == SAID[id]


def test_a_culture_says_its_three_parts():
    (card,) = [one for one in CARDS if one.id == "maya-culture"]

    assert card_text(card) == (
        "Set Up: pon en juego una Estructura Económica de coste 2 o menos, "
        "una Unidad Militar de coste 2 o menos y una Unidad Mística de coste 2 o menos.\n"
        "Equinoccio: controlas al menos 2 Unidades Místicas y al menos 1 Estructura de Desarrollo.\n"
        "Habilidad de Equinoccio: sube a tu mano hasta 2 cartas de tu Inframundo o Descarte.\n"
        "Desde entonces: [Exploración] Una vez por turno: roba 1 carta. Descarta 1 carta.\n"
        "Encuentro: suma 0,5 Puntos de Victoria por cada carta que acabas de enviar al Inframundo."
    )
    assert card_lines(card, "en")[1:3] == [
        "Equinox: you control at least 2 Mystic Units and at least 1 Development Structure.",
        "Equinox Ability: take up to 2 cards from your Inframundo or Descarte into your hand.",
    ]


def test_an_encounter_may_cost_something():
    encounter = {
        "cost": 1,
        "give_up": {"side": "yours", "kind": "unit"},
        "needs": [{"count": "points", "at_least": 1}],
        "do": [{"verb": "draw", "whose": "you", "cards": 2}],
    }

    assert _both(_card(type="culture", encounter=encounter)) == (
        "Encuentro, 1 recurso y envía al Inframundo una Unidad tuya: "
        "solo si tienes al menos 1 Punto de Victoria: roba 2 cartas.",
        "Encounter, 1 resource and send a Unit you control to the Inframundo: "
        "only if you have at least 1 Victory Point: draw 2 cards.",
    )


# Who is meant

ONE: list[tuple[dict[str, Any], str, str]] = [
    ({}, "una Unidad", "a Unit"),
    ({"side": "yours"}, "una Unidad tuya", "a Unit you control"),
    ({"side": "enemy", "kind": "card"}, "una Unidad o Estructura rival", "an opposing Unit or Structure"),
    ({"kind": "economic"}, "una Estructura Económica", "an Economic Structure"),
    ({"kind": "military", "subcategory": "infantry"}, "una Unidad de Infantería", "an Infantry Unit"),
    ({"kind": "military", "subcategory": "vessel", "side": "enemy"}, "una Embarcación rival", "an opposing Vessel"),
    ({"other": True, "side": "yours"}, "otra Unidad tuya", "another Unit you control"),
    (
        {"kind": "support", "subcategory": "mystic", "state": "turned", "side": "enemy"},
        "una Unidad Mística rival girada",
        "a turned opposing Mystic Unit",
    ),
    ({"state": "attacking", "side": "enemy"}, "una Unidad rival atacante", "an attacking opposing Unit"),
    ({"state": "poisoned"}, "una Unidad envenenada", "a poisoned Unit"),
    (
        {"state": "fighting", "max_strength": 3, "side": "enemy"},
        "una Unidad rival con Fuerza 3 o menos en un Enfrentamiento",
        "an opposing Unit with Force 3 or less in a Confrontation",
    ),
    (
        {"kind": "structure", "max_strength": 4, "max_cost": 3, "min_resources": 1},
        "una Estructura con Resistencia 4 o menos de coste 3 o menos con 1 recurso o más encima",
        "a Structure with Resistance 4 or less with cost 3 or less with 1 or more resources on it",
    ),
    (
        {"kind": "card", "keyword": "sanctuary"},
        "una Unidad o Estructura con Santuario",
        "a Unit or Structure with Santuario",
    ),
]


@pytest.mark.parametrize(("filters", "spanish", "english"), ONE, ids=[english for _, _, english in ONE])
def test_one_target_is_described(filters: dict[str, Any], spanish: str, english: str):
    card = _legacy({"verb": "destroy", "who": {"choose": filters}})

    assert _both(card) == (f"Destruye {spanish}.", f"Destroy {english}.")
    wanted = FilterModel.model_validate(filters)
    assert (target_text(card, wanted), target_text(card, wanted, "en")) == (spanish, english)


FALLEN: list[tuple[dict[str, Any], str, str]] = [
    ({"of": "legacy", "piles": ["discard"]}, "un Legado de tu Descarte", "a Legacy from your Descarte"),
    ({"of": "any"}, "una carta de tu Inframundo o Descarte", "a card from your Inframundo or Descarte"),
    ({"of": "unit", "sent": True}, "una Unidad que acabas de enviar al Inframundo",
     "a Unit that you have just sent to the Inframundo"),
]  # fmt: skip


@pytest.mark.parametrize(("filters", "spanish", "english"), FALLEN, ids=[english for _, _, english in FALLEN])
def test_a_fallen_card_is_described(filters: dict[str, Any], spanish: str, english: str):
    card = _legacy({"verb": "reclaim", "who": {"choose": {"kind": "fallen", **filters}}})

    assert _both(card) == (f"Sube a tu mano {spanish}.", f"Take {english} into your hand.")


def test_several_targets_are_counted():
    exact, some = [
        _legacy({"verb": "turn", "who": {"choose": {"side": "enemy"}, "count": 2, "up_to": up_to}})
        for up_to in (False, True)
    ]

    assert _both(exact) == ("Gira 2 Unidades rivales.", "Turn 2 opposing Units.")
    assert _both(some) == ("Gira hasta 2 Unidades rivales.", "Turn up to 2 opposing Units.")
    one = _legacy({"verb": "bounce", "who": {"choose": {"kind": "economic"}, "up_to": True}})
    assert _both(one) == (
        "Devuelve hasta una Estructura Económica a la mano de su dueño.",
        "Return up to one Economic Structure to its owner's hand.",
    )


ALL: list[tuple[dict[str, Any], str, str]] = [
    ({}, "todas las Unidades", "all Units"),
    ({"side": "yours", "other": True}, "todas tus demás Unidades", "all your other Units"),
    ({"side": "enemy", "state": "ready"}, "todas las Unidades rivales enderezadas", "all ready opposing Units"),
    ({"kind": "support", "subcategory": "civil"}, "todas las Unidades Civiles", "all Civil Units"),
    ({"kind": "card", "side": "yours"}, "todas tus Unidades o Estructuras", "all your Units or Structures"),
]


@pytest.mark.parametrize(("filters", "spanish", "english"), ALL, ids=[english for _, _, english in ALL])
def test_all_targets_are_described(filters: dict[str, Any], spanish: str, english: str):
    card = _legacy({"verb": "destroy", "who": {"each": filters}})

    assert _both(card) == (f"Destruye {spanish}.", f"Destroy {english}.")


# Verbs

AGREED: list[tuple[dict[str, Any], str, str, str, str]] = [
    ({"verb": "grant", "keyword": "charge", "x": 2, "term": "phase"},
     "Una Unidad gana Carga 2 hasta el fin de la fase.", "A Unit gains Carga 2 until the end of the phase.",
     "Todas las Unidades ganan Carga 2 hasta el fin de la fase.", "All Units gain Carga 2 until the end of the phase."),
    ({"verb": "boost", "strength": -1, "term": "permanent"},
     "Una Unidad obtiene −1 de Fuerza mientras siga en juego.", "A Unit gets −1 Force as long as it is in play.",
     "Todas las Unidades obtienen −1 de Fuerza mientras sigan en juego.",
     "All Units get −1 Force as long as they are in play."),
    ({"verb": "intimidate"},
     "Una Unidad no puede ser defendida en esta fase.", "A Unit cannot be defended in this phase.",
     "Todas las Unidades no pueden ser defendidas en esta fase.", "All Units cannot be defended in this phase."),
    ({"verb": "poison", "counters": 2},
     "Una Unidad recibe 2 contadores de veneno.", "A Unit gets 2 poison counters.",
     "Todas las Unidades reciben 2 contadores de veneno.", "All Units get 2 poison counters."),
    ({"verb": "bounce"},
     "Devuelve una Unidad a la mano de su dueño.", "Return a Unit to its owner's hand.",
     "Devuelve todas las Unidades a la mano de sus dueños.", "Return all Units to their owners' hands."),
]  # fmt: skip


@pytest.mark.parametrize(("verb", "one", "one_en", "many", "many_en"), AGREED, ids=[row[0]["verb"] for row in AGREED])
def test_verbs_agree_in_number(verb: dict[str, Any], one: str, one_en: str, many: str, many_en: str):
    assert _both(_legacy({**verb, "who": {"choose": {}}})) == (one, one_en)
    assert _both(_legacy({**verb, "who": {"each": {}}})) == (many, many_en)


def test_structures_have_resistance():
    (card,) = [one for one in CARDS if one.id == "tawantinsuyu-culture"]

    assert "tus Estructuras tienen +1 de Resistencia" in card_text(card)
    assert "your Structures have +1 Resistance" in card_text(card, "en")


def test_that_is_the_target_chosen_last():
    card = _legacy(
        {"verb": "turn", "who": {"choose": {"kind": "economic"}}},
        {"verb": "destroy", "who": "that"},
        {"verb": "turn", "who": {"choose": {}, "count": 2}},
        {"verb": "boost", "who": "that", "strength": 1, "term": "turn"},
    )

    assert _both(card) == (
        "Gira una Estructura Económica. Destruye esa Estructura. Gira 2 Unidades. "
        "Esas Unidades obtienen +1 de Fuerza hasta el fin del turno.",
        "Turn an Economic Structure. Destroy that Structure. Turn 2 Units. "
        "Those Units get +1 Force until the end of the turn.",
    )


WHOSE: list[tuple[dict[str, Any], str, str]] = [
    ({"verb": "draw", "whose": "you", "cards": 3, "up_to": True}, "Roba hasta 3 cartas.", "Draw up to 3 cards."),
    ({"verb": "mill", "whose": "both", "cards": 1}, "Cada jugador bota 1 carta.", "Each player mills 1 card."),
    ({"verb": "discard", "whose": "rival", "cards": 2, "how": "random"},
     "El rival descarta 2 cartas al azar.", "The opponent discards 2 cards at random."),
    ({"verb": "score", "whose": "rival", "points": 1}, "El rival suma 1 Punto de Victoria.",
     "The opponent scores 1 Victory Point."),
    ({"verb": "score", "whose": "you", "points": 2.5, "each": {"kind": "development", "side": "enemy"}},
     "Suma 2,5 Puntos de Victoria por cada Estructura de Desarrollo rival.",
     "Score 2.5 Victory Points for each opposing Development Structure."),
    ({"verb": "resources", "whose": "rival", "amount": 1},
     "El rival obtiene 1 recurso.", "The opponent gains 1 resource."),
    ({"verb": "search", "find": {"kind": "card", "of": "legacy"}},
     "Busca en tu mazo un Legado, ponlo en tu mano y baraja el mazo.",
     "Search your deck for a Legacy, put it into your hand and shuffle the deck."),
    ({"verb": "tribute", "who": {"choose": {"kind": "economic", "side": "enemy"}}},
     "Gira una Estructura Económica rival, que no generará en su próxima [Abundancia].",
     "Turn an opposing Economic Structure; it generates nothing in the next [Abundancia]."),
    ({"verb": "cancel", "who": {"choose": {"kind": "play"}}},
     "Anula una Unidad o una Estructura o un Legado o una habilidad activada o disparada que espere en la cadena.",
     "Cancel a Unit or a Structure or a Legacy or an activated or triggered ability that waits in the chain."),
]  # fmt: skip


@pytest.mark.parametrize(("verb", "spanish", "english"), WHOSE, ids=[english for _, _, english in WHOSE])
def test_players_and_figures_agree(verb: dict[str, Any], spanish: str, english: str):
    assert _both(_legacy(verb)) == (spanish, english)


# Keywords, conditions, figures, type lines


@pytest.mark.parametrize(
    ("keyword", "spanish", "english"),
    [
        ({"keyword": "tribute", "x": 1}, "Tributación (1 estructura).", "Tributación (1 structure)."),
        ({"keyword": "tribute", "x": 2}, "Tributación (2 estructuras).", "Tributación (2 structures)."),
        ({"keyword": "incursion", "x": 1, "at": "invasion"}, "[Invasión] Incursión 1.", "[Invasión] Incursión 1."),
        ({"keyword": "poison", "x": 1, "at": "attacks"}, "Cuando ataca: Veneno 1.", "When it attacks: Veneno 1."),
    ],
    ids=["tribute 1", "tribute 2", "label", "moment"],
)
def test_a_keyword_says_its_number_and_its_moment(keyword: dict[str, Any], spanish: str, english: str):
    card = _card(type="military", keywords=[keyword])

    assert _both(card) == (spanish, english)
    assert card_words().render("es", keyword_phrase(card.keywords[0])).startswith(("Tribut", "Incurs", "Veneno"))


NEEDS: list[tuple[dict[str, Any], str, str]] = [
    ({"count": "controlled", "of": {"kind": "unit"}, "at_least": 1},
     "hay en juego al menos 1 Unidad", "at least 1 Unit is in play"),
    ({"count": "controlled", "of": {"side": "enemy", "kind": "structure"}, "at_least": 3},
     "el rival controla al menos 3 Estructuras", "the opponent controls at least 3 Structures"),
    ({"count": "destroyed", "at_least": 1}, "se ha destruido al menos 1 carta rival",
     "at least 1 opposing card has been destroyed"),
    ({"count": "subcategories", "at_least": 1}, "controlas una Unidad Militar con subcategoría",
     "you control a Military Unit with a subcategory"),
    ({"count": "points", "at_least": 6}, "tienes al menos 6 Puntos de Victoria", "you have at least 6 Victory Points"),
]  # fmt: skip


@pytest.mark.parametrize(("need", "spanish", "english"), NEEDS, ids=[english for _, _, english in NEEDS])
def test_a_condition_is_told(need: dict[str, Any], spanish: str, english: str):
    card = _card(needs=[need], effects=[{"verb": "draw", "whose": "you", "cards": 1}])

    assert (needs_text(card, card.needs), needs_text(card, card.needs, "en")) == (spanish, english)
    assert card_text(card) == f"Solo si {spanish}: roba 1 carta."


def test_unusual_figures_are_printed():
    card = _card(type="development", points=2.5, siege_points=0.5, slots=2, cost=1, resistance=3)

    assert _both(card) == (
        "Otorga 2,5 Puntos de Victoria al entrar en juego.\n"
        "El Asedio que la destruye otorga 0,5 Puntos de Victoria.\nOcupa 2 espacios.",
        "Gives 2.5 Victory Points when it enters play.\n"
        "The Siege that destroys it gives 0.5 Victory Points.\nTakes 2 slots.",
    )


@pytest.mark.parametrize(
    ("fields", "spanish", "english"),
    [
        ({"type": "military", "subcategory": "superior_rank"}, "Unidad Militar · Rango Superior",
         "Military Unit · Superior Rank"),
        ({"type": "support", "subcategory": "mystic"}, "Unidad de Soporte · Mística", "Support Unit · Mystic"),
        ({"type": "economic"}, "Estructura Económica", "Economic Structure"),
        ({"type": "legacy"}, "Legado", "Legacy"),
        ({"type": "culture"}, "Carta de Cultura", "Culture Card"),
    ],
    ids=["rank", "mystic", "economic", "legacy", "culture"],
)  # fmt: skip
def test_type_lines_say_what_a_card_is(fields: dict[str, Any], spanish: str, english: str):
    card = _card(**fields)

    assert (card_type(card), card_type(card, "en")) == (spanish, english)
