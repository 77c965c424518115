"""The printed text of a card, made from its data, in Spanish and in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from liza.games.inframundis import schema
from liza.games.inframundis.cardmodels import CardModel
from liza.games.inframundis.schema import FORMAT
from liza.games.inframundis.wording import card_lines, card_text, card_type, card_words, needed_messages
from liza.toolkit.cardfile import Draft
from liza.toolkit.text import Words

EXTRA = Path(__file__).parent / "data" / "extra.yaml"
CARDS = FORMAT.load([FORMAT.sample, EXTRA]).cards
LANGUAGES = ("es", "en")


@pytest.fixture(autouse=True)
def _strict(monkeypatch):
    monkeypatch.setattr(Words, "strict", True)


def _card(**fields: object) -> CardModel:
    spells = {"spell", "fast"}
    kind = fields.get("type", "spell")
    base: dict[str, object] = {
        "id": "odd", "number": 500, "name": {"es": "Rara", "en": "Odd"}, "type": kind, "icon": "well", "cost": 1,
    }  # fmt: skip
    if kind not in spells | {"relic", "rune"}:
        base |= {"attack": 1, "life": 1}
    cards, problems = FORMAT.check([Draft(base | fields, "", 0, lambda path: 0)])
    assert problems == []
    return cards[0]


def _spell(*verbs: dict[str, object]) -> CardModel:
    return _card(effects=list(verbs))


def _both(card: CardModel) -> tuple[str, str]:
    return card_text(card, "es"), card_text(card, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_a_card_may_need_is_there(language):
    missing = [message for message in needed_messages() if not card_words().has(language, message)]

    assert len(needed_messages()) > 70
    assert missing == []


def test_both_languages_have_the_same_card_messages_with_the_same_arguments():
    words = card_words()
    ids = {name: {one for one in words.ids(name) if one.startswith(("card", "sheet"))} for name in LANGUAGES}
    private = {"card-new", "card-state"}  # English sets these apart; Spanish inflects them

    assert ids["es"] == ids["en"] - private
    for message in needed_messages():
        assert words.arguments("es", message) >= words.arguments("en", message) - {"state"}, message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_prints_whole_sentences(card, language):
    lines = card_lines(card, language)

    plain = not (card.keywords or card.echo or card.unique or card.abilities or card.effects)
    assert bool(lines) != plain
    for line in lines:
        assert re.fullmatch(r"[A-ZÁÉÍÓÚ0-9].*\.", line)
        assert "  " not in line
        assert not re.search(r"[{}_]| [,.:)]|\.\.|\( |\bNone\b", line)


def test_no_two_abilities_of_different_data_read_the_same():
    """A field that leaves no trace in the text would make two cards that differ read alike."""
    said: dict[tuple[str, str], str] = {}
    for card in CARDS:
        for index, ability in enumerate(card.abilities):
            data = ability.model_dump_json(exclude_unset=True, by_alias=True)
            kind = "creature" if card.is_creature else card.mode or card.type
            text = card_lines(card, "en")[index - len(card.abilities)]
            assert said.setdefault((kind, text), data) == data


SAID = {
    "umbral-wall": ("", ""),
    "mourner": ("Eco: 1/2 con Guardia.", "Echo: 1/2 with Guard."),
    "ysa-twice-buried": ("Única. Eco: 2/2.", "Unique. Echo: 2/2."),
    "lintel-warden": (
        "Guardia.\nEsta Criatura tiene +1/+0 mientras esté en la Retaguardia.",
        "Guard.\nThis creature has +1/+0 while in the Rear.",
    ),
    "root-titan": (
        "Guardia.\nEsta Criatura tiene +1/+0 por cada otra Criatura tuya.",
        "Guard.\nThis creature has +1/+0 for each other creature you control.",
    ),
    "mother-ossuary": (
        "Única.\nTus demás Criaturas tienen +0/+1.\nTus Criaturas en la Retaguardia tienen Guardia.",
        "Unique.\nYour other creatures have +0/+1.\nYour creatures in the Rear have Guard.",
    ),
    "tide-keeper": (
        "1 de Éter y agotar: agota una Criatura enemiga enderezada.",
        "1 ether and exhaust: exhaust a ready enemy creature.",
    ),
    "bell-buoy": (
        "En cualquier fase, 1 de Éter: traslada esta Criatura una línea hacia el Frente.",
        "In any phase, 1 ether: shift this creature one line towards the Front.",
    ),
    "tide-table": (
        "Se coloca en la mesa.\nUna vez por turno: traslada una Criatura tuya agotada a la Retaguardia.",
        "Goes on the table.\nOnce per turn: shift an exhausted creature you control to the Rear.",
    ),
    "leaden-anchor": (
        "Se equipa a una Criatura enemiga.\nSu portadora no puede atacar.",
        "Equip to an enemy creature.\nIts bearer cannot attack.",
    ),
    "bier-bearer": (
        "Cuando entra en juego, crea una ficha de Jamba (0/3, Guardia) en tu Retaguardia.",
        "When it enters play, create 1 Gatepost token (0/3, Guard) in your Rear.",
    ),
    "call-those-below": (
        "Crea 2 fichas de Sombra (1/2) en líneas a tu elección.",
        "Create 2 Shade tokens (1/2) in lines of your choice.",
    ),
    "high-tide": (
        "Devuelve todas las Criaturas enemigas de coste 2 o menos a la mano de sus propietarios.",
        "Return all enemy creatures of cost 2 or less to their owners' hands.",
    ),
    "scald": (
        "Inflige 2 heridas a una Criatura enemiga. Si sobrevive, agota esa Criatura.",
        "Deal 2 wounds to an enemy creature. If it survives, exhaust that creature.",
    ),
    "fog-gag": (
        "Silencia una Criatura enemiga hasta el final del turno. Esa Criatura obtiene −2/−0 hasta el final del turno.",
        "Silence an enemy creature until end of turn. That creature gets −2/−0 until end of turn.",
    ),
    "well-welcome": (
        "Inflige 2 heridas a una Criatura enemiga llegada este turno.",
        "Deal 2 wounds to an enemy creature that entered this turn.",
    ),
    "ash-pact": ("Inflige 3 heridas a ambos Nexos. Roba 1 carta.", "Deal 3 wounds to both Nexuses. Draw 1 card."),
    "colossus": (
        "Cuando una Criatura atacante vaya a herir a tu Nexo, puedes pagar 1 de Éter para impedir sus heridas.",
        "When an attacking creature is about to wound your Nexus, you may pay 1 ether to prevent its wounds.",
    ),
}


@pytest.mark.parametrize(("card", "said"), SAID.items(), ids=SAID.keys())
def test_a_sample_card_reads(card, said):
    assert _both(FORMAT.sample_cards.by_id[card]) == said


@pytest.mark.parametrize(
    ("filters", "spanish", "english"),
    [
        ({}, "una Criatura", "a creature"),
        ({"side": "yours"}, "una Criatura tuya", "a creature you control"),
        ({"kind": "champion", "side": "yours"}, "un Campeón tuyo", "a Champion you control"),
        ({"kind": "champion", "side": "enemy"}, "un Campeón enemigo", "an enemy Champion"),
        ({"kind": "champion", "state": "exhausted"}, "un Campeón agotado", "an exhausted Champion"),
        ({"kind": "champion", "state": "new"}, "un Campeón llegado este turno", "a Champion that entered this turn"),
        ({"state": "ready", "side": "enemy"}, "una Criatura enemiga enderezada", "a ready enemy creature"),
        (
            {"state": "wounded", "line": "rear"},
            "una Criatura herida en la Retaguardia",
            "a wounded creature in the Rear",
        ),
        (
            {"side": "enemy", "line": "front", "max_attack": 2, "max_cost": 3},
            "una Criatura enemiga en el Frente con Ataque 2 o menos de coste 3 o menos",
            "an enemy creature in the Front with Attack 2 or less of cost 3 or less",
        ),
    ],
)
def test_one_target_agrees_in_gender_and_takes_its_article(filters, spanish, english):
    card = _spell({"verb": "destroy", "who": {"choose": filters}})

    assert _both(card) == (f"Destruye {spanish}.", f"Destroy {english}.")


@pytest.mark.parametrize(
    ("filters", "spanish", "english"),
    [
        ({}, "todas las Criaturas", "all creatures"),
        ({"side": "yours"}, "todas tus Criaturas", "all your creatures"),
        ({"side": "enemy", "state": "wounded"}, "todas las Criaturas enemigas heridas", "all wounded enemy creatures"),
        ({"kind": "champion"}, "todos los Campeones", "all Champions"),
        ({"kind": "champion", "side": "yours"}, "todos tus Campeones", "all your Champions"),
        (
            {"kind": "champion", "side": "enemy", "state": "exhausted"},
            "todos los Campeones enemigos agotados",
            "all exhausted enemy Champions",
        ),
        (
            {"state": "new", "line": "sanctuary"},
            "todas las Criaturas llegadas este turno en el Santuario",
            "all creatures that entered this turn in the Sanctuary",
        ),
        ({"kind": "relic", "side": "enemy"}, "todas las Reliquias y Runas enemigas", "all enemy relics and runes"),
    ],
)
def test_all_targets_agree_in_gender_and_number(filters, spanish, english):
    card = _spell({"verb": "destroy", "who": {"each": filters}})

    assert _both(card) == (f"Destruye {spanish}.", f"Destroy {english}.")


@pytest.mark.parametrize(
    ("kind", "spanish", "english"),
    [
        ("creature", "otra Criatura tuya", "another creature you control"),
        ("champion", "otro Campeón tuyo", "another Champion you control"),
    ],
)
def test_another_one_agrees_too(kind, spanish, english):
    who = {"choose": {"kind": kind, "side": "yours", "other": True}}
    card = _card(type="creature", abilities=[{"when": "attacks", "do": [{"verb": "ready", "who": who}]}])

    assert _both(card) == (f"Cuando ataca, endereza {spanish}.", f"When it attacks, ready {english}.")


def test_verbs_agree_in_number_with_who_does_them():
    one = _spell({"verb": "boost", "who": {"choose": {}}, "attack": 1, "term": "turn"})
    many = _spell({"verb": "boost", "who": {"each": {}}, "attack": 1, "term": "turn"})

    assert _both(one)[0].startswith("Una Criatura obtiene +1/+0")
    assert _both(many)[0].startswith("Todas las Criaturas obtienen +1/+0")
    assert _both(one)[1].startswith("A creature gets +1/+0")
    assert _both(many)[1].startswith("All creatures get +1/+0")


def test_a_champion_is_spoken_of_in_the_masculine():
    verbs = [{"verb": "boost", "who": "self", "life": 1, "term": "permanent"}]
    abilities = [{"when": when, "do": verbs} for when in ("played", "dies")]
    champion, creature = _card(type="champion", abilities=abilities), _card(type="creature", abilities=abilities)

    assert card_lines(champion) == [
        "Cuando lo juegas, este Campeón obtiene +0/+1 de forma permanente.",
        "Cuando es destruido, este Campeón obtiene +0/+1 de forma permanente.",
    ]
    assert card_lines(creature) == [
        "Cuando la juegas, esta Criatura obtiene +0/+1 de forma permanente.",
        "Cuando es destruida, esta Criatura obtiene +0/+1 de forma permanente.",
    ]


def test_that_is_the_target_chosen_last():
    card = _spell(
        {"verb": "stun", "who": {"choose": {"kind": "champion"}}},
        {"verb": "stun", "who": "that"},
        {"verb": "stun", "who": {"choose": {}}},
        {"verb": "stun", "who": "that"},
    )

    assert card_text(card) == "Aturde un Campeón. Aturde ese Campeón. Aturde otra Criatura. Aturde esa Criatura."


def test_here_is_the_line_of_the_bearer_for_what_is_equipped():
    here = [
        {"when": "turn_ends", "do": [{"verb": "stun", "who": {"each": {"line": "here"}}, "if": "you_control_here"}]}
    ]
    rune = _card(type="rune", mode="equip", abilities=here)
    creature = _card(type="creature", abilities=here)

    assert card_lines(rune)[-1] == (
        "Al final de tu turno, si controlas la línea de la portadora, "
        "aturde todas las Criaturas en la línea de la portadora."
    )
    assert card_lines(creature)[-1].endswith("si controlas esta línea, aturde todas las Criaturas en esta línea.")


def test_a_token_with_abilities_is_told_whole_where_it_is_made():
    hatchery = next(card for card in CARDS if card.id == "hatchery")

    assert _both(hatchery) == (
        "Crea 2 fichas de Chispa quejumbrosa (1/1, Precipitación. Cuando es destruida, inflige 1 herida al Nexo rival) "
        "en tu Santuario.",
        "Create 2 Moaning Spark tokens (1/1, Rush. When it is destroyed, deal 1 wound to the enemy Nexus) "
        "in your Sanctuary.",
    )


def test_type_lines_say_how_a_relic_is_laid():
    by_id = FORMAT.sample_cards.by_id

    assert card_type(by_id["ash-clock"]) == "Reliquia (mesa)"
    assert card_type(by_id["burning-rune"], "en") == "Rune (equip)"
    assert card_type(by_id["scald"]) == "Conjuro Rápido"


def test_every_fault_a_card_may_have_has_a_message_in_both_languages():
    source = Path(schema.__file__).read_text(encoding="utf-8")
    named = set(re.findall(r'"(cardfile-[a-z-]+)"', source)) | {"cardfile-who", "cardfile-to", "cardfile-ability"}

    assert len(named) > 20
    for language in LANGUAGES:
        known = card_words().ids(language)
        assert {one for one in named if not {one, f"{one}.remedy"} <= known} == set()
