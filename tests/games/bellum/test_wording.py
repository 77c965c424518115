"""What cards say, in Spanish and in English, made from their data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from liza.games.bellum.cardmodels import CardModel
from liza.games.bellum.schema import FORMAT
from liza.games.bellum.wording import card_lines, card_text, card_type, card_words, needed_messages
from liza.toolkit.text import Words

CARDS = FORMAT.sample_cards.cards
LANGUAGES = ("es", "en")


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def _card(**fields: Any) -> CardModel:
    """Returns a card of any type; what its type owes is not looked at."""
    given = {"id": "one", "number": 900, "name": {"es": "Una", "en": "One"}, "icon": "axe-sword", "type": "tactic"}
    return CardModel.model_validate({**given, **fields})


def _tactic(*verbs: Mapping[str, Any]) -> CardModel:
    return _card(effects=list(verbs))


def _both(card: CardModel) -> tuple[str, str]:
    return card_text(card, "es"), card_text(card, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_written(language: str):
    assert len(needed_messages()) > 70
    assert [message for message in needed_messages() if not card_words().has(language, message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_prints_whole_sentences(card: CardModel, language: str):
    lines = card_lines(card, language)

    plain = not (card.keywords or card.early or card.window or card.abilities)
    assert bool(lines) != plain
    for line in [*lines, f"{card_type(card, language)}."]:
        assert re.fullmatch(r"[A-ZÁÉÍÓÚ0-9].*\.", line)
        assert "  " not in line
        assert not re.search(r"[{}_]| [,.:)]|\.\.|\( |\bNone\b", line)


def test_no_two_abilities_of_different_data_read_the_same():
    """A field that leaves no trace in the text would make two cards that differ read alike."""
    said: dict[tuple[str, str], str] = {}
    for card in CARDS:
        for index, ability in enumerate(card.abilities):
            data = ability.model_dump_json(by_alias=True)
            text = card_lines(card, "en")[index - len(card.abilities)]
            assert said.setdefault((card.type, text), data) == data


SAID = {
    "crossbow-royal": (
        "Duelo, 1 Suministro y gira esta carta: causa 2 de daño a una Unidad enemiga en un enfrentamiento.",
        "Duel, 1 Supply and exhaust this card: deal 2 damage to target enemy Unit in an engagement.",
    ),
    "high-constable": (
        "Intercepción.\nPuede jugarse desde la Edad III.\n"
        "Orden de batalla: tus demás Unidades en Vanguardia tienen +1/+0.",
        "Interception.\nMay be played from Age III on.\nOrder of battle: your other Units in the Vanguard have +1/+0.",
    ),
    "barbican": (
        "Puede jugarse desde la Edad II.\nSaeteras: responde con 2 al ser atacada estando libre.",
        "May be played from Age II on.\nArrow slits: responds with 2 when attacked while ready.",
    ),
    "ambush-at-the-ford": (
        "Duelo, solo si defiendes.\nAnula el ataque de una Unidad enemiga atacante.",
        "Duel, only if you defend.\nAnnul the attack of target attacking enemy Unit.",
    ),
    "on-their-feet-again": (
        "Tu Desarrollo o Duelo.\nLibera una Unidad tuya girada. "
        "Si es el turno del rival, esa Unidad obtiene +0/+1 hasta el final del turno.",
        "Your Development or Duel.\nReady target exhausted Unit you control. "
        "If it is the rival's turn, that Unit gets +0/+1 until end of turn.",
    ),
    "countermand": (
        "Cuando el rival juega una Táctica.\nCancela una Táctica enemiga de la cadena.",
        "When the rival plays a Tactic.\nCancel target enemy Tactic in the chain.",
    ),
    "border-council": (
        "Repoblación: tu primera Unidad de cada turno cuesta 1 menos (mínimo 1).",
        "Resettlement: your first Unit each turn costs 1 less (minimum 1).",
    ),
    "golden-sun-disc": (
        "Al final de tu turno, si controlas tres o más Reliquias, roba 1 carta.",
        "At the end of your turn, if you control three or more Relics, draw a card.",
    ),
    "what-belongs-to-the-sun": (
        "Tu Desarrollo.\nLleva una Reliquia enemiga almacenada a una Iglesia o Templo que controles.",
        "Your Development.\nMove target enemy stored Relic to a Church or Temple you control.",
    ),
    "quipucamayoc": (
        "Cuando entra en juego, devuelve una Táctica de tu Cementerio a tu mano.\n"
        "Desarrollo, 1 Suministro y gira esta carta: si estás en la Edad III o posterior, roba 1 carta.",
        "When it enters play, return target Tactic in your graveyard to your hand.\n"
        "Development, 1 Supply and exhaust this card: if you are in Age III or later, draw a card.",
    ),
    "king-of-kings": (
        "Intercepción.\nCuando entra en juego, gira todas las Unidades enemigas libres en Vanguardia.",
        "Interception.\nWhen it enters play, exhaust all ready enemy Units in the Vanguard.",
    ),
}


@pytest.mark.parametrize(("card", "said"), SAID.items(), ids=SAID.keys())
def test_a_sample_card_reads(card: str, said: tuple[str, str]):
    assert _both(FORMAT.sample_cards.by_id[card]) == said


ONE = [
    ({}, "una Unidad", "target Unit"),
    ({"side": "yours"}, "una Unidad tuya", "target Unit you control"),
    ({"kind": "card", "side": "enemy"}, "una Unidad o Estructura enemiga", "target enemy Unit or Structure"),
    ({"kind": "vault", "side": "enemy"}, "una Económica o Maravilla enemiga", "target enemy Economy card or Wonder"),
    ({"kind": "fallen", "of": "unit"}, "una Unidad de tu Cementerio", "target Unit in your graveyard"),
    ({"kind": "relic_stored"}, "una Reliquia almacenada", "target stored Relic"),
    ({"other": True, "side": "yours"}, "otra Unidad tuya", "another target Unit you control"),
    (
        {"side": "enemy", "zone": "rearguard", "state": "ready"},
        "una Unidad enemiga libre en Retaguardia",
        "target ready enemy Unit in the Rearguard",
    ),
    (
        {"stage": "veteran", "family": "mounted_archers", "side": "enemy", "state": "exhausted"},
        "una Unidad de Arqueros montados Veterana enemiga girada",
        "target exhausted enemy Veteran Mounted Archer Unit",
    ),
    (
        {"keyword": "courage", "max_attack": 2, "max_left": 3, "max_cost": 4},
        "una Unidad con Coraje con ATK 2 o menos con DEF restante 3 o menos de coste 4 o menos",
        "target Unit with Courage with ATK 2 or less with remaining DEF 3 or less with cost 4 or less",
    ),
    ({"state": "new"}, "una Unidad llegada este turno", "target Unit that came this turn"),
]


@pytest.mark.parametrize(("filters", "spanish", "english"), ONE, ids=[english for _, _, english in ONE])
def test_one_target_is_described(filters: dict[str, Any], spanish: str, english: str):
    card = _tactic({"verb": "destroy", "who": {"choose": filters}})

    assert _both(card) == (f"Destruye {spanish}.", f"Destroy {english}.")


ALL = [
    ({}, "todas las Unidades", "all Units"),
    ({"side": "yours"}, "todas tus Unidades", "all your Units"),
    ({"side": "yours", "other": True}, "todas tus demás Unidades", "all your other Units"),
    (
        {"side": "enemy", "state": "damaged", "kind": "structure"},
        "todas las Estructuras enemigas con daño",
        "all damaged enemy Structures",
    ),
    (
        {"side": "enemy", "state": "attacking", "stage": "royal"},
        "todas las Unidades Reales enemigas atacantes",
        "all attacking enemy Royal Units",
    ),
    (
        {"family": "cleric", "zone": "rearguard"},
        "todas las Unidades Religiosas en Retaguardia",
        "all Clerics in the Rearguard",
    ),
]


@pytest.mark.parametrize(("filters", "spanish", "english"), ALL, ids=[english for _, _, english in ALL])
def test_all_targets_are_described(filters: dict[str, Any], spanish: str, english: str):
    card = _tactic({"verb": "destroy", "who": {"each": filters}})

    assert _both(card) == (f"Destruye {spanish}.", f"Destroy {english}.")


def test_verbs_agree_in_number_with_who_does_them():
    whom: list[dict[str, Any]] = [{"choose": {}}, {"each": {"side": "yours"}}]
    one, many = [_tactic({"verb": "grant", "who": who, "keyword": "flanking", "term": "turn"}) for who in whom]

    assert _both(one) == (
        "Una Unidad gana Flanqueo hasta el final del turno.", "Target Unit gains Flanking until end of turn.",
    )  # fmt: skip
    assert _both(many) == (
        "Todas tus Unidades ganan Flanqueo hasta el final del turno.",
        "All your Units gain Flanking until end of turn.",
    )


def test_that_is_the_target_chosen_last():
    card = _tactic(
        {"verb": "exhaust", "who": {"choose": {"kind": "wonder"}}},
        {"verb": "exhaust", "who": "that"},
        {"verb": "damage", "who": {"choose": {}}, "amount": 1},
        {"verb": "exhaust", "who": "that", "if": "that_lives"},
    )

    assert card_text(card) == (
        "Gira una Maravilla. Gira esa Maravilla. Causa 1 de daño a una Unidad. "
        "Si el objetivo sigue en juego, gira esa Unidad."
    )


@pytest.mark.parametrize(
    ("fields", "spanish", "english"),
    [
        ({"type": "unit", "family": "archers", "zone": "rearguard", "stage": "royal", "age": 3},
         "Unidad · Arqueros reales · Retaguardia · Edad III", "Unit · Royal Archers · Rearguard · Age III"),
        ({"type": "unit", "family": "rearguard_siege", "zone": "rearguard", "stage": "elite", "age": 2},
         "Unidad · Asedio de Retaguardia de élite · Edad II", "Unit · Elite Rearguard Siege · Age II"),
        ({"type": "unit", "family": "cleric", "zone": "vanguard", "age": 1},
         "Unidad · Religioso · Vanguardia · Edad I", "Unit · Cleric · Vanguard · Age I"),
        ({"type": "structure", "kind": "tower", "stage": "elite", "shrine": "temple", "age": 2},
         "Estructura · Torre de élite · Templo · Edad II", "Structure · Elite Tower · Temple · Age II"),
        ({"type": "structure", "kind": "building", "age": 1}, "Estructura · Edificio · Edad I",
         "Structure · Building · Age I"),
        ({"type": "economy", "shrine": "church", "age": 2}, "Económica · Iglesia · Edad II",
         "Economy · Church · Age II"),
        ({"type": "tactic"}, "Táctica", "Tactic"),
    ],
    ids=["archers", "siege", "cleric", "tower", "building", "economy", "tactic"],
)  # fmt: skip
def test_type_lines_say_what_a_card_is(fields: dict[str, Any], spanish: str, english: str):
    card = _card(**fields)

    assert (card_type(card), card_type(card, "en")) == (spanish, english)
