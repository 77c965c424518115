"""Card files: what the sample set holds, what a file may say, and how a faulty one is answered."""

from __future__ import annotations

import copy
import re
import types
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import pytest
from pydantic import BaseModel

from liza.games.inframundis import cardmodels
from liza.games.inframundis.cardmodels import STATICS, VERBS, AlwaysModel, CardModel, FilterModel, TriggeredModel
from liza.games.inframundis.decks import check_deck, read_deck
from liza.games.inframundis.schema import FORMAT
from liza.testing.marks import clause
from liza.toolkit.cardfile import Draft
from liza.toolkit.decks import NamedCards
from liza.toolkit.problems import ProblemsError
from liza.toolkit.yamlfile import read_yaml

EXTRA = Path(__file__).parent / "data" / "extra.yaml"
DECKS = FORMAT.sample.parent / "decks"
SAMPLE_CARDS = FORMAT.sample_cards.cards

HEADER = """\
set: {id: mine, name: {es: Mío, en: Mine}}
cards:
"""
WOLF = """\
  - id: grey-wolf
    number: 300
    name: {es: Lobo gris, en: Grey Wolf}
    type: creature
    cost: 2
    attack: 3
    life: 2
    icon: wolf-head
"""
SPELL = """\
  - id: song
    number: 301
    name: {es: Canción, en: Song}
    type: spell
    cost: 1
    icon: well
    effects:
      - {verb: draw, whose: you, cards: 1}
"""


def _load(tmp_path: Path, *cards: str):
    file = tmp_path / "mine.yaml"
    file.write_text(HEADER + "".join(cards), encoding="utf-8")
    return FORMAT.load([file])


def _problems(tmp_path: Path, *cards: str):
    with pytest.raises(ProblemsError) as caught:
        _load(tmp_path, *cards)
    return caught.value.problems


# The sample set


def test_the_sample_set_is_large_enough_and_calls_itself_unofficial():
    found = FORMAT.sample_cards
    types_of = Counter(card.type for card in found.cards)
    modes = Counter((card.type, card.mode) for card in found.cards if card.mode)

    assert len([card for card in found.cards if card.collectible]) >= 56
    assert types_of["creature"] >= 26
    assert types_of["champion"] >= 4
    assert sum(card.type == "champion" and card.unique for card in found.cards) >= 2
    assert types_of["spell"] >= 6
    assert types_of["fast"] >= 6
    assert types_of["commander"] >= 3
    assert modes["relic", "equip"] >= 3
    assert min(modes["relic", "table"], modes["rune", "equip"], modes["rune", "table"]) >= 2
    assert found.sets[0].note is not None
    assert "no oficial" in found.sets[0].note.es
    assert [card.number for card in found.cards] == sorted(card.number for card in found.cards)


def test_the_cards_that_rules_and_tests_name_are_there():
    by_id = FORMAT.sample_cards.by_id
    wall, wolf, colossus = by_id["umbral-wall"], by_id["wolf"], by_id["colossus"]

    assert (wall.name.es, wall.cost, wall.attack, wall.life) == ("Muro de Umbral", 2, 0, 5)
    assert not wolf.abilities
    assert not wolf.keywords
    assert colossus.name.es.startswith("Coloso")
    assert "ward" in {ability.always.rule for ability in colossus.abilities if isinstance(ability, AlwaysModel)}


@pytest.mark.parametrize("card", SAMPLE_CARDS, ids=lambda card: card.id)
def test_a_sample_card_has_an_icon_and_a_line_of_flavour_in_both_languages(card: CardModel):
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", card.icon)
    assert card.flavour is not None
    assert card.name.es != card.name.en
    for text in (card.flavour.es, card.flavour.en):
        assert "\n" not in text
        assert re.fullmatch(r"\S.*[.!?]", text)


def _literals(annotation: object) -> set[object]:
    """Returns the words a field may hold, without those of models inside it."""
    if get_origin(annotation) is Literal:
        return set(get_args(annotation))
    if get_origin(annotation) in (Union, types.UnionType) or get_args(annotation):
        return set().union(*(_literals(one) for one in get_args(annotation)))
    return {True, False} if annotation is bool else set()


def _used(models: list[BaseModel], used: dict[tuple[type, str], set[object]]) -> dict[tuple[type, str], set[object]]:
    for model in models:
        for name in type(model).model_fields:
            value = getattr(model, name)
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, BaseModel):
                    _used([one], used)
                key = type(one) if isinstance(one, BaseModel) else one
                used.setdefault((type(model), name), set()).add(key)
    return used


def test_sample_and_extra_cards_use_every_word_of_the_schema():
    used = _used([*FORMAT.load([FORMAT.sample, EXTRA]).cards], {})
    models = [
        model
        for model in vars(cardmodels).values()
        if isinstance(model, type) and issubclass(model, BaseModel) and model.__module__ == cardmodels.__name__
    ]
    unused = {
        (model.__name__, name): missing
        for model in models
        for name, field in model.model_fields.items()
        if name not in ("condition", "who")
        and (missing := _literals(field.annotation) - used.get((model, name), set()))
    }

    assert len(models) > 35
    assert unused == {}


@pytest.mark.parametrize("field", ["condition", "who"])
def test_the_sample_set_alone_uses_every_query_and_every_way_to_say_who(field):
    used = _used([*SAMPLE_CARDS], {})
    said: set[object] = set().union(*(values for (_, name), values in used.items() if name == field))

    assert said >= _literals(cardmodels.WoundModel.model_fields[field].annotation)
    if field == "who":
        assert said.issuperset([cardmodels.ChooseModel, cardmodels.EachModel])


def test_the_sample_set_alone_uses_every_verb_trigger_and_continuous_rule_but_claims():
    verbs = {getattr(verb, "verb", "") for card in SAMPLE_CARDS for verb in card.verbs()}
    rules = {one.always.rule for card in SAMPLE_CARDS for one in card.abilities if isinstance(one, AlwaysModel)}
    triggers = {one.when for card in SAMPLE_CARDS for one in card.abilities if isinstance(one, TriggeredModel)}

    assert verbs == set(VERBS)
    assert rules == set(STATICS) - {"claims"}
    assert triggers == set(get_args(cardmodels.Trigger))


def test_nothing_in_the_sample_set_can_go_round_for_nothing():
    """No creature returns its own side's cards on coming, no ability readies or makes ether, no death makes a body.

    Where each of these stays on spells, every turn of a circle would cost a card of the hand.
    """
    for card in SAMPLE_CARDS:
        for ability in card.abilities:
            if isinstance(ability, AlwaysModel):
                continue
            for verb in ability.do:
                filters = getattr(verb.who, "choose", None) if hasattr(verb, "who") else None
                if verb.verb == "bounce":
                    assert isinstance(filters, FilterModel)
                    assert filters.side == "enemy"
                if hasattr(ability, "use"):
                    assert verb.verb not in ("ready", "ether", "limit", "bounce", "token")
                elif ability.when in ("dies", "ally_dies"):
                    assert verb.verb not in ("token", "bounce", "ready", "ether")


# The decks


@pytest.mark.parametrize("name", ["umbral", "brasa", "marea"])
def test_a_sample_deck_is_lawful_and_follows_recipe_and_curve(name):
    found = FORMAT.sample_cards
    pool = NamedCards(found.cards)
    deck = read_deck((DECKS / f"{name}.txt").read_text(encoding="utf-8"), pool)
    cards = [found.by_id[card] for card in deck.cards]
    kinds = Counter("creature" if card.is_creature else "relic" if card.is_relic else card.type for card in cards)

    assert check_deck(deck, pool) == []
    assert len(cards) == 50
    assert found.by_id[deck.commander].type == "commander"
    costs = [card.cost for card in cards if card.cost is not None]
    assert len(costs) == 50
    assert 2.5 <= sum(costs) / len(costs) <= 3.2
    assert sum(cost <= 2 for cost in costs) >= 18, "the first turns have two and three ether"
    assert 26 <= kinds["creature"] <= 30
    assert 12 <= kinds["fast"] <= 15, "fast spells are what the first player answers the last turn of a Round with"
    assert kinds["relic"] >= 3
    assert kinds["spell"] >= 2
    assert 2 <= sum(card.type == "champion" for card in cards) <= 3


def test_the_sample_decks_have_commanders_of_their_own_and_share_few_cards():
    pool = NamedCards(FORMAT.sample_cards.cards)
    decks = [
        read_deck((DECKS / f"{name}.txt").read_text(encoding="utf-8"), pool) for name in ("umbral", "brasa", "marea")
    ]

    assert len({deck.commander for deck in decks}) == 3
    for index, deck in enumerate(decks):
        for other in decks[index + 1 :]:
            assert len(set(deck.cards) & set(other.cards)) <= 3


# Reading files


def test_a_lawful_file_is_read_with_its_set(tmp_path):
    found = _load(tmp_path, WOLF, SPELL)

    assert [card.id for card in found.cards] == ["grey-wolf", "song"]
    assert found.sets[0].name["en"] == "Mine"
    assert found.by_id["song"].is_spell


def test_cards_stand_in_the_order_of_their_numbers(tmp_path):
    assert [card.number for card in _load(tmp_path, SPELL, WOLF).cards] == [300, 301]


def test_a_folder_stands_for_the_files_in_it(tmp_path):
    (tmp_path / "one.yaml").write_text(HEADER + WOLF, encoding="utf-8")
    (tmp_path / "two.yml").write_text(HEADER + SPELL, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("nothing", encoding="utf-8")

    assert {card.id for card in FORMAT.load([tmp_path]).cards} == {"grey-wolf", "song"}


def test_a_folder_without_card_files_is_told(tmp_path):
    with pytest.raises(ProblemsError) as caught:
        FORMAT.load([tmp_path])

    assert "no contiene" in caught.value.problems[0].text_es


@clause("INF-3-3")
def test_an_equip_card_is_borne_by_your_own_creatures_unless_it_says_otherwise():
    by_id = FORMAT.sample_cards.by_id

    assert by_id["gravestone-shield"].bearers == FilterModel(side="yours")
    assert by_id["leaden-anchor"].bearers == FilterModel(side="enemy")
    assert by_id["ash-clock"].bearers is None


@clause("INF-13-9")
def test_an_echo_keeps_what_its_card_names():
    by_id = FORMAT.sample_cards.by_id
    mourner, ysa = by_id["mourner"].echo, by_id["ysa-twice-buried"].echo

    assert mourner is not None
    assert (mourner.attack, mourner.life, mourner.keywords) == (1, 2, ["guard"])
    assert ysa is not None
    assert (ysa.attack, ysa.life, ysa.keywords) == (2, 2, [])


@clause("INF-3-2")
def test_attack_may_be_nought_but_neither_stat_may_be_missing(tmp_path):
    wall = WOLF.replace("attack: 3", "attack: 0")
    assert _load(tmp_path, wall).cards[0].attack == 0

    faults = _problems(tmp_path, WOLF.replace("    attack: 3\n", "").replace("    life: 2\n", ""))
    assert [(fault.clause, fault.place) for fault in faults] == [
        ("INF-3-2", "grey-wolf.attack"),
        ("INF-3-2", "grey-wolf.life"),
    ]


# Faulty cards: what is written instead of what, the line of the fault, its place, its clause, words of what is said

LINE = {"id": 3, "number": 4, "name": 5, "type": 6, "cost": 7, "attack": 8, "life": 9, "icon": 10}
ABILITY = "    icon: wolf-head\n    abilities:\n"
FAULTS = {
    "misspelt verb": (ABILITY + "      - when: enters\n        do:\n          - {verb: wuond, who: self, amount: 1}\n",
        14, "grey-wolf.abilities[0].do[0].verb", "", "El verbo «wuond» no existe. ¿Quieres decir «wound»"),
    "no verb": (ABILITY + "      - when: enters\n        do:\n          - {who: self}\n",
        14, "grey-wolf.abilities[0].do[0]", "", "Falta el verbo"),
    "misspelt trigger": (ABILITY + "      - when: entrs\n        do: [{verb: stun, who: self}]\n",
        12, "grey-wolf.abilities[0].when", "", "¿Quieres decir «enters»"),
    "misspelt ability": (ABILITY + "      - wen: enters\n        do: [{verb: stun, who: self}]\n",
        12, "grey-wolf.abilities[0]", "", "«when», «use» o «always»"),
    "misspelt rule": (ABILITY + "      - always: {rule: bonos, to: self, attack: 1}\n",
        12, "grey-wolf.abilities[0].always.rule", "", "La regla «bonos» no existe. ¿Quieres decir «bonus»"),
    "misspelt who": (ABILITY + "      - when: dies\n        do: [{verb: stun, who: slef}]\n",
        13, "grey-wolf.abilities[0].do[0].who", "", "¿Quieres decir «self»"),
    "misspelt choose": (ABILITY + "      - when: dies\n        do: [{verb: stun, who: {chose: {}}}]\n",
        13, "grey-wolf.abilities[0].do[0].who", "", "No se entiende a quién afecta"),
    "misspelt filter field": (
        ABILITY + "      - when: dies\n        do: [{verb: stun, who: {choose: {sied: enemy}}}]\n",
        13, "grey-wolf.abilities[0].do[0].who.choose.sied", "", "¿Quieres decir «side»"),
    "misspelt verb field": (ABILITY + "      - when: dies\n        do: [{verb: wound, who: self, amuont: 1}]\n",
        13, "grey-wolf.abilities[0].do[0].amuont", "", "¿Quieres decir «amount»"),
    "missing verb field": (ABILITY + "      - when: dies\n        do: [{verb: wound, who: self}]\n",
        13, "grey-wolf.abilities[0].do[0].amount", "", "Falta el campo «amount»"),
    "misspelt rule field": (ABILITY + "      - always: {rule: ward, cots: 1}\n",
        12, "grey-wolf.abilities[0].always.cots", "", "¿Quieres decir «cost»"),
    "continuous choice": (ABILITY + "      - always: {rule: grant, to: {choose: {}}, keyword: guard}\n",
        12, "grey-wolf.abilities[0].always.to", "", "no elige objetivo"),
    "misspelt query": (
        ABILITY + "      - when: dies\n        do: [{verb: draw, whose: you, cards: 1, if: you_hold_marc}]\n",
        13, "grey-wolf.abilities[0].do[0].if", "", "¿Quieres decir «you_hold_mark»"),
    "empty do": (ABILITY + "      - when: dies\n        do: []\n",
        13, "grey-wolf.abilities[0].do", "", "La lista está vacía"),
    "amount in words": (ABILITY + "      - when: dies\n        do: [{verb: draw, whose: you, cards: two}]\n",
        13, "grey-wolf.abilities[0].do[0].cards", "", "número entero, no «two»"),
    "amount too small": (ABILITY + "      - when: dies\n        do: [{verb: draw, whose: you, cards: 0}]\n",
        13, "grey-wolf.abilities[0].do[0].cards", "", "El menor posible es 1"),
    "yes for true": (ABILITY + "      - use: {exhaust: yes}\n        do: [{verb: draw, whose: you, cards: 1}]\n",
        12, "grey-wolf.abilities[0].use.exhaust", "", "true o false, no «yes»"),
    "bearer of a creature": (ABILITY + "      - when: dies\n        do: [{verb: stun, who: bearer}]\n",
        13, "grey-wolf.abilities[0].do[0].who", "INF-3-3", "no tiene portadora"),
    "static bearer of a creature": (ABILITY + "      - always: {rule: pierce, to: bearer}\n",
        12, "grey-wolf.abilities[0].always.to", "INF-3-3", "no tiene portadora"),
    "that without choice": (ABILITY + "      - when: dies\n        do: [{verb: stun, who: that}]\n",
        13, "grey-wolf.abilities[0].do[0].who", "", "no se elige ninguna Criatura"),
    "life of that without choice": (
        ABILITY + "      - when: dies\n        do: [{verb: draw, whose: you, cards: 1, if: that_lives}]\n",
        13, "grey-wolf.abilities[0].do[0].if", "", "no se elige ninguna Criatura"),
    "three choices": (
        ABILITY + "      - when: dies\n        do:\n" + 3 * "          - {verb: stun, who: {choose: {}}}\n",
        16, "grey-wolf.abilities[0].do[2].who", "", "como mucho dos objetivos"),
    "wounded relic": (
        ABILITY + "      - when: dies\n        do: [{verb: destroy, who: {choose: {kind: relic, state: wounded}}}]\n",
        13, "grey-wolf.abilities[0].do[0].who.choose.state", "", "no se puede describir con «state»"),
    "stunned relic": (ABILITY + "      - when: dies\n        do: [{verb: stun, who: {choose: {kind: relic}}}]\n",
        13, "grey-wolf.abilities[0].do[0].who.choose.kind", "", "solo vale para Criaturas"),
    "other among others": (
        ABILITY + "      - when: dies\n        do: [{verb: destroy, who: {choose: {kind: relic, other: true}}}]\n",
        13, "grey-wolf.abilities[0].do[0].who.choose.other", "", "no está entre las que describe"),
    "no change": (ABILITY + "      - when: dies\n        do: [{verb: boost, who: {each: {}}, term: turn}]\n",
        13, "grey-wolf.abilities[0].do[0]", "", "El cambio es +0/+0"),
    "no bonus": (ABILITY + "      - always: {rule: bonus, to: self}\n",
        12, "grey-wolf.abilities[0].always", "", "El cambio es +0/+0"),
    "attack by attack": (ABILITY + "      - always: {rule: bonus, to: {each: {max_attack: 2}}, attack: 1}\n",
        12, "grey-wolf.abilities[0].always.to.each.max_attack", "", "no puede depender del Ataque"),
    "late opening hand": (ABILITY + "      - always: {rule: opening_hand, cards: 1}\n",
        12, "grey-wolf.abilities[0].always", "INF-3-14", "antes del robo inicial"),
    "unknown token": (ABILITY + "      - when: dies\n        do: [{verb: token, card: sprak, line: here}]\n",
        13, "grey-wolf.abilities[0].do[0].card", "INF-13-8", "No hay ninguna ficha «sprak». ¿Quieres decir «spark-2»"),
    "token of a creature": (ABILITY + "      - when: dies\n        do: [{verb: token, card: grey-wolf, line: here}]\n",
        13, "grey-wolf.abilities[0].do[0].card", "INF-13-8", "No hay ninguna ficha «grey-wolf»"),
    "echo without attack": ("    icon: wolf-head\n    echo: {life: 1}\n",
        11, "grey-wolf.echo.attack", "INF-13-9", "Eco no dice el Ataque"),
    "echo without life": ("    icon: wolf-head\n    echo: {attack: 1}\n",
        11, "grey-wolf.echo.life", "INF-13-9", "Eco no dice la Vida"),
    "echo with abilities": ("    icon: wolf-head\n    echo: {attack: 1, life: 1, abilities: all}\n",
        11, "grey-wolf.echo.abilities", "", "«all» no es ninguna de las palabras"),
    "keyword twice": ("    icon: wolf-head\n    keywords: [guard, guard]\n",
        11, "grey-wolf.keywords", "", "está repetida"),
    "effects of a creature": ("    icon: wolf-head\n    effects: [{verb: draw, whose: you, cards: 1}]\n",
        11, "grey-wolf.effects", "INF-3-6", "no corresponde a una carta de tipo Criatura"),
    "mode of a creature": ("    icon: wolf-head\n    mode: table\n",
        11, "grey-wolf.mode", "INF-3-3", "no corresponde a una carta de tipo Criatura"),
    "unknown field": ("    icon: wolf-head\n    flavor: {es: a, en: b}\n",
        11, "grey-wolf.flavor", "", "¿Quieres decir «flavour»"),
    "icon in capitals": ("    icon: Wolf Head\n", 10, "grey-wolf.icon", "", "no tiene la forma de un identificador"),
    "no icon": ("", 3, "grey-wolf.icon", "", "Falta el campo «icon»"),
}  # fmt: skip


@pytest.mark.parametrize(("written", "line", "place", "breached", "said"), FAULTS.values(), ids=FAULTS.keys())
def test_a_faulty_creature_is_told_by_line_card_field_and_remedy(tmp_path, written, line, place, breached, said):
    token = (
        "  - {id: spark-2, number: 400, name: {es: Chispa, en: Spark}, type: token, attack: 1, life: 1, icon: fire}\n"
    )
    (fault,) = _problems(tmp_path, WOLF.replace("    icon: wolf-head\n", written), token)

    assert fault.file.endswith("mine.yaml")
    assert (fault.line, fault.place, fault.clause) == (line, place, breached)
    assert said in f"{fault.text_es} {fault.remedy_es}"
    assert fault.text_en
    assert fault.remedy_en
    assert "{" not in f"{fault.text_es} {fault.remedy_es} {fault.text_en} {fault.remedy_en}"


OTHER_FAULTS = {
    "no mode": ("type: relic", "abilities: [{always: {rule: ward, cost: 1}}]", "mode", "INF-3-3"),
    "bearer on the table": (
        "type: rune", "mode: table\n    bearer: {}\n    abilities: [{always: {rule: ward, cost: 1}}]",
        "bearer", "INF-3-3"),
    "relic bearers": (
        "type: rune", "mode: equip\n    bearer: {kind: relic}\n    abilities: [{always: {rule: pierce, to: bearer}}]",
        "bearer.kind", "INF-3-3"),
    "bearers here": (
        "type: rune", "mode: equip\n    bearer: {line: here}\n    abilities: [{always: {rule: pierce, to: bearer}}]",
        "bearer.line", ""),
    "idle relic": ("type: relic", "mode: table", "abilities", "INF-3-4"),
    "relic itself": (
        "type: relic", "mode: table\n    abilities: [{always: {rule: pacify, to: self}}]",
        "abilities[0].always.to", ""),
    "relic that blocks": (
        "type: relic", "mode: equip\n    abilities: [{when: blocks, do: [{verb: draw, whose: you, cards: 1}]}]",
        "abilities[0].when", ""),
    "table line": (
        "type: rune", "mode: table\n    abilities: [{always: {rule: bonus, to: {each: {line: here}}, life: 1}}]",
        "abilities[0].always.to.each.line", ""),
    "spell without effects": ("type: spell", "", "effects", "INF-3-6"),
    "spell on itself": ("type: fast", "effects: [{verb: stun, who: self}]", "effects[0].who", ""),
    "spell here": ("type: spell", "effects: [{verb: stun, who: {each: {line: here}}}]", "effects[0].who.each.line", ""),
    "spell that controls here": (
        "type: spell", "effects: [{verb: draw, whose: you, cards: 1, if: you_control_here}]", "effects[0].if", ""),
    "spell token here": ("type: spell", "effects: [{verb: token, card: t, line: here}]", "effects[0].line", ""),
    "spell among others": (
        "type: spell", "effects: [{verb: stun, who: {each: {other: true}}}]", "effects[0].who.each.other", ""),
    "active commander": (
        "type: commander", "abilities: [{use: {}, do: [{verb: draw, whose: you, cards: 1}]}]",
        "abilities[0].use", "INF-3-14"),
    "idle commander": ("type: commander", "", "abilities", "INF-3-14"),
    "commander that enters": (
        "type: commander", "abilities: [{when: enters, do: [{verb: draw, whose: you, cards: 1}]}]",
        "abilities[0].when", "INF-3-13"),
    "played token": (
        "type: token",
        "attack: 1\n    life: 1\n    abilities: [{when: played, do: [{verb: draw, whose: you, cards: 1}]}]",
        "abilities[0].when", "INF-13-8"),
    "unique token": ("type: token", "attack: 1\n    life: 1\n    unique: true", "unique", "INF-14-4"),
    "token for itself": (
        "type: token",
        "attack: 1\n    life: 1\n    abilities: [{when: dies, do: [{verb: token, card: odd, line: here}]}]",
        "abilities[0].do[0]", "INF-11.4-7"),
    "unknown type": ("type: monster", "", "type", ""),
}  # fmt: skip


@pytest.mark.parametrize(("kind", "fields", "place", "breached"), OTHER_FAULTS.values(), ids=OTHER_FAULTS.keys())
def test_every_type_of_card_has_its_own_fields(tmp_path, kind, fields, place, breached):
    cost = "" if kind.endswith(("commander", "token")) else "    cost: 1\n"
    card = (
        f"  - id: odd\n    number: 9\n    name: {{es: Rara, en: Odd}}\n    {kind}\n{cost}    icon: well\n    {fields}\n"
    )
    token = "  - {id: t, number: 400, name: {es: Ficha, en: Token}, type: token, attack: 1, life: 1, icon: fire}\n"
    (fault,) = _problems(tmp_path, card, token)

    assert (fault.place, fault.clause) == (f"odd.{place}", breached)


@pytest.mark.parametrize("kind", ["commander", "token"])
def test_what_is_never_played_costs_nothing(tmp_path, kind):
    odd = WOLF.replace("creature", kind)

    assert "cost" in {fault.place.split(".")[1] for fault in _problems(tmp_path, odd)}


@clause("INF-8-1")
def test_what_is_played_says_its_cost(tmp_path):
    (fault,) = _problems(tmp_path, WOLF.replace("    cost: 2\n", ""))

    assert (fault.place, fault.clause) == ("grey-wolf.cost", "INF-8-1")


@clause("INF-14-3")
@pytest.mark.parametrize(
    ("first", "second", "place", "breached"),
    [
        ("song", "grey-wolf", "grey-wolf.id", ""),
        ("301", "300", "song.number", ""),
        ("Canción", "LOBO  GRÍS", "song.name.es", "INF-14-3"),
        ("en: Song", "en: grey-wolf", "song.name.en", "INF-14-3"),
    ],
)
def test_two_cards_share_neither_id_nor_number_nor_name(tmp_path, first, second, place, breached):
    (fault,) = _problems(tmp_path, WOLF, SPELL.replace(first, second))

    assert (fault.place, fault.clause) == (place, breached)
    assert fault.line >= 11


def test_cards_of_two_files_may_not_clash_either(tmp_path):
    file = tmp_path / "mine.yaml"
    file.write_text(HEADER + WOLF.replace("number: 300", "number: 1"), encoding="utf-8")
    with pytest.raises(ProblemsError) as caught:
        FORMAT.load([FORMAT.sample, file])

    (fault,) = caught.value.problems
    assert (fault.file, fault.line, fault.place) == (str(file), 4, "grey-wolf.number")
    assert "«umbral-wall»" in fault.text_es


def test_tokens_that_make_each_other_are_refused(tmp_path):
    tokens = "".join(
        f"  - {{id: {one}, number: {number}, name: {{es: Ficha {one}, en: Token {one}}}, type: token, attack: 1, "
        f"life: 1, icon: fire, abilities: [{{when: dies, do: [{{verb: token, card: {other}, line: here}}]}}]}}\n"
        for number, one, other in ((400, "ping", "pong"), (401, "pong", "ping"))
    )

    assert {fault.clause for fault in _problems(tmp_path, tokens)} == {"INF-11.4-7"}


def test_every_fault_of_a_file_is_told_at_once_in_its_order(tmp_path):
    faults = _problems(tmp_path, WOLF.replace("life: 2", "life: two"), SPELL.replace("verb: draw", "verb: drwa"))

    assert [fault.line for fault in faults] == [9, 18]


def test_a_card_that_is_no_mapping_is_named_by_its_place(tmp_path):
    (fault,) = _problems(tmp_path, WOLF, "  - just a name\n")

    assert (fault.line, fault.place) == (11, "cards[1]")
    assert "«just a name»" in fault.text_es


WEIRD: tuple[object, ...] = (
    None,
    3,
    "x",
    [],
    {},
    True,
    1.5,
    {1: 2},
    ["a"],
    {"each": {}},
    {"choose": {}},
    "self",
    -5,
    99,
)


def _paths(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if path:
        yield path
    if isinstance(data, (dict, list)):
        for step in data if isinstance(data, dict) else range(len(data)):
            yield from _paths(data[step], (*path, step))


def test_whatever_stands_in_a_card_is_answered_in_words_of_ours():
    cards = [*read_yaml(FORMAT.sample).data["cards"][::6], *read_yaml(EXTRA).data["cards"]]
    told = 0
    for card in cards:
        for path in _paths(card):
            for weird in WEIRD:
                data = copy.deepcopy(card)
                owner = data
                for step in path[:-1]:
                    owner = owner[step]
                owner[path[-1]] = weird
                _, problems = FORMAT.check([Draft(data, "mine.yaml", 0, lambda path: 7)])
                told += len(problems)
                for fault in problems:
                    assert fault.line == 7
                    assert "no vale" not in fault.text_es, f"{card['id']} {path} = {weird!r}: {fault}"
    assert told > 5_000


# Faulty files

BROKEN = {
    "not a mapping": (b"- a\n- b\n", 1, "consta de"),
    "no cards": (b"set: {id: a, name: {es: a, en: b}}\n", 1, "Falta la lista de cartas"),
    "no set": (b"cards:\n  - {id: a}\n", 1, "campos con su valor"),
    "set without name": (b"set: {id: a}\ncards: [{id: a}]\n", 1, "Falta el campo"),
    "stranger": (b"set: {id: a, name: {es: a, en: b}}\nkards: []\ncards: [{}]\n", 2, "cards"),
    "colon": (b"set: {id: a}\ncards:\n  - id: b: c\n", 3, "«:»"),
    "unclosed": (b"set: {id: a\n", 1, "no se cierra"),
    "repeated key": (b"set: {id: a, id: b}\n", 1, "repetida"),
    "not UTF-8": ("set: {id: a, name: {es: Año, en: b}}\n".encode("latin-1"), 1, "UTF-8"),
    "empty": (b"", 0, "vac"),
}


@pytest.mark.parametrize(("data", "line", "said"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_file_is_told_by_name_and_line(tmp_path, data, line, said):
    file = tmp_path / "broken.yaml"
    file.write_bytes(data)
    with pytest.raises(ProblemsError) as caught:
        FORMAT.load([file])

    fault = caught.value.problems[0]
    assert (fault.file, fault.line) == (str(file), line)
    assert said in f"{fault.text_es} {fault.remedy_es}"


def test_a_missing_file_is_told_and_the_others_are_still_checked(tmp_path):
    (tmp_path / "odd.yaml").write_text(HEADER + WOLF.replace("life: 2", "life: two"), encoding="utf-8")
    with pytest.raises(ProblemsError) as caught:
        FORMAT.load([tmp_path / "none.yaml", tmp_path / "odd.yaml"])

    assert sorted(Path(fault.file).name for fault in caught.value.problems) == ["none.yaml", "odd.yaml"]


def test_the_schema_for_editors_knows_every_verb_rule_and_field():
    schema = FORMAT.json_schema()
    definitions = schema["$defs"]
    verbs = {one["properties"]["verb"]["const"] for one in definitions.values() if "verb" in one.get("properties", {})}
    rules = {one["properties"]["rule"]["const"] for one in definitions.values() if "rule" in one.get("properties", {})}

    assert schema["required"] == ["set", "cards"]
    assert (verbs, rules) == (set(VERBS), set(STATICS))
    assert "if" in definitions["WoundModel"]["properties"]
    assert "in" in definitions["BonusStaticModel"]["properties"]
    assert definitions["CardModel"]["additionalProperties"] is False
