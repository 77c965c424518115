"""What the sample set holds, and how a card file is answered whose fields do not fit each other."""

from __future__ import annotations

import re
import types
from collections import Counter
from inspect import getsource
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import pytest
from pydantic import BaseModel

from liza.games.bellum import cardmodels, schema
from liza.games.bellum.cardmodels import CardModel, VerbModel
from liza.games.bellum.schema import FORMAT
from liza.testing.marks import clause
from liza.toolkit.problems import Problem, ProblemsError

SAMPLE_CARDS = FORMAT.sample_cards.cards
LANGUAGES = ("es", "en")

HEAD = """set:
  id: prueba
  name: {es: Prueba, en: Test}
  civilization: {id: prueba, name: {es: Prueba, en: Test}}
cards:
"""
UNIT = "type: unit, family: infantry, zone: vanguard, stage: veteran, age: 1, cost: 2, attack: 1, defence: 1"
ELITE = UNIT.replace("veteran", "elite")
CLERIC = "type: unit, family: cleric, zone: rearguard, age: 1, cost: 2, attack: 0, defence: 3"
WALL = "type: structure, kind: wall, age: 1, cost: 2, defence: 5"
TACTIC = "type: tactic, cost: 1, window: [development]"
DUEL = "type: tactic, cost: 1, window: [duel]"
DRAW = "effects: [{verb: draw, whose: you, cards: 1}]"
ECONOMY = "type: economy, age: 1"
RELIC = "type: relic, abilities: [{when: turn_starts, do: [{verb: draw, whose: you, cards: 1}]}]"


def _load(tmp_path: Path, *rows: str, head: str = HEAD) -> tuple[CardModel, ...]:
    file = tmp_path / "mine.yaml"
    cards = [
        f"  - {{id: card-{at}, number: {900 + at}, name: {{es: Carta {at}, en: Card {at}}}, icon: axe-sword, {row}}}\n"
        for at, row in enumerate(rows)
    ]
    file.write_text(head + "".join(cards), encoding="utf-8")
    return FORMAT.load([file]).cards


def _problems(tmp_path: Path, *rows: str, head: str = HEAD) -> list[Problem]:
    with pytest.raises(ProblemsError) as caught:
        _load(tmp_path, *rows, head=head)
    return caught.value.problems


def _does(*verbs: str, when: str = "enters") -> str:
    """Returns a Unit that does this."""
    return f"{UNIT}, abilities: [{{when: {when}, do: [{', '.join(verbs)}]}}]"


def _always(rule: str, card: str = UNIT) -> str:
    """Returns a card with a continuous ability."""
    return f"{card}, abilities: [{{always: {{name: {{es: Arte, en: Art}}, {rule}}}}}]"


# The sample set


def test_the_sample_set_calls_itself_unofficial():
    sets = FORMAT.sample_cards.sets

    assert len(sets) == 4
    assert all(one.note is not None and ("no oficial" in one.note.es or "originales" in one.note.es) for one in sets)


@clause("BEL-12-1")
def test_the_five_relics_have_their_names():
    assert {card.name.es for card in SAMPLE_CARDS if card.type == "relic"} == {
        "El Disco Solar de Oro de Inti",
        "El Anillo Sello de Salomón",
        "El Arca Sagrada de Aksum",
        "La Santa Lanza del Imperio",
        "El Sello Imperial de Jade",
    }


@clause("BEL-10-11")
def test_civilizations_share_the_base_ability_of_an_economy_card():
    markets = [
        ability.model_dump_json()
        for card in SAMPLE_CARDS
        if card.type == "economy" and card.age == 1
        for ability in card.abilities
    ]

    assert max(Counter(markets).values()) == len({card.civilization for card in SAMPLE_CARDS} - {None})


def _literals(annotation: object) -> set[object]:
    """Returns the words a field may hold, without those of models inside it."""
    if get_origin(annotation) is Literal:
        return set(get_args(annotation))
    if get_origin(annotation) in (Union, types.UnionType) or get_args(annotation):
        return set[object]().union(*(_literals(one) for one in get_args(annotation)))
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


def _conditions(used: dict[tuple[type, str], set[object]]) -> set[object]:
    """Returns the conditions of all verbs together."""
    return set[object]().union(
        *(words for (model, name), words in used.items() if issubclass(model, VerbModel) and name == "condition")
    )


CARD_WORDS = ("type", "family", "zone", "kind", "shrine", "stage", "keywords", "window", "event", "only")


def test_the_sample_set_uses_the_vocabulary():
    """Every verb, rule, trigger, window, event, family, keyword, kind and state, and every condition of some verb."""
    used = _used([*SAMPLE_CARDS], {})
    models: list[tuple[type[BaseModel], tuple[str, ...]]] = [
        (cardmodels.CardModel, CARD_WORDS),
        (cardmodels.TriggeredModel, ("when", "once")),
        (cardmodels.UseModel, ("window", "exhaust")),
        (cardmodels.FilterModel, ("side", "kind", "zone", "state", "other", "of")),
    ]
    unused = {
        (model.__name__, name): missing
        for model, names in models
        for name in names
        if (missing := _literals(model.model_fields[name].annotation) - used.get((model, name), set()))
    }
    verbs = [*cardmodels.VERBS.values(), *cardmodels.STATICS.values()]

    assert [model.__name__ for model in verbs if not any(found is model for found, _ in used)] == []
    assert set(get_args(cardmodels.Query)) - _conditions(used) == set()
    assert unused == {}


# What does not fit within a card

FOREIGN = [
    ("BEL-3-3", f"{WALL}, family: infantry"),
    ("BEL-3-2", f"{WALL}, zone: vanguard"),
    ("BEL-3-7", f"{UNIT}, kind: tower"),
    ("BEL-12-12", f"{UNIT}, shrine: church"),
    ("BEL-11-1", f"{ECONOMY}, stage: veteran"),
    ("BEL-11-2", f"{TACTIC}, from: card-1, {DRAW}"),
    ("BEL-11-22", f"{TACTIC}, age: 2, early: 1, {DRAW}"),
    ("BEL-3-14", f"{ECONOMY}, cost: 2"),
    ("BEL-3-1", f"{ECONOMY}, attack: 2"),
    ("BEL-14-6", f"{WALL}, keywords: [courage]"),
    ("BEL-3-16", f"{UNIT}, window: [duel]"),
    ("BEL-3-17", f"{UNIT}, event: enemy_claims"),
    ("BEL-9-8", f"{UNIT}, only: attacker"),
    ("BEL-3-16", f"{UNIT}, {DRAW}"),
    ("BEL-12-1", f"{RELIC}, civilization: prueba"),
]
OWED = [
    ("BEL-3-3", UNIT.replace("family: infantry, ", "")),
    ("BEL-3-1", UNIT.replace("age: 1, ", "")),
    ("BEL-3-1", UNIT.replace("cost: 2, ", "")),
    ("BEL-3-1", UNIT.replace("attack: 1, ", "")),
    ("BEL-3-1", UNIT.replace(", defence: 1", "")),
    ("BEL-11-1", UNIT.replace("stage: veteran, ", "")),
    ("BEL-3-7", WALL.replace("kind: wall, ", "")),
    ("BEL-3-10", WALL.replace("age: 1, ", "")),
    ("BEL-3-10", WALL.replace("cost: 2, ", "")),
    ("BEL-3-8", WALL.replace(", defence: 5", "")),
    ("BEL-9-3", f"{TACTIC.replace('cost: 1, ', '')}, {DRAW}"),
    ("BEL-3-16", TACTIC),
    ("BEL-3-11", "type: economy"),
    ("BEL-3-11", "type: wonder"),
    ("BEL-12-2", "type: relic"),
]
BETWEEN = [
    ("BEL-11-22", f"{UNIT}, early: 1"),
    ("BEL-10-20", "type: economy, age: 4"),
    ("BEL-11-21", f"{CLERIC}, stage: veteran"),
    ("BEL-11-1", ELITE),
    ("BEL-11-1", f"{UNIT}, from: card-1"),
    ("BEL-7.7-1", UNIT.replace("infantry", "rearguard_siege")),
    ("BEL-3-8", f"{WALL}, attack: 1"),
    ("BEL-8-19", f"{WALL.replace('wall', 'building')}, attack: 1"),
    ("BEL-3-17", f"{TACTIC.replace('development', 'event')}, {DRAW}"),
    ("BEL-3-17", f"{TACTIC}, event: enemy_tactic, {DRAW}"),
    ("BEL-9-8", f"{TACTIC}, only: attacker, {DRAW}"),
]


def _ids(cases: list[tuple[str, str]]) -> list[str]:
    return [f"{at}-{breach}" for at, (breach, _) in enumerate(cases)]


@clause(
    "BEL-11-1",
    "BEL-11-2",
    "BEL-11-22",
    "BEL-12-1",
    "BEL-12-12",
    "BEL-14-6",
    "BEL-3-1",
    "BEL-3-14",
    "BEL-3-16",
    "BEL-3-17",
    "BEL-3-2",
    "BEL-3-3",
    "BEL-3-7",
    "BEL-9-8",
)
@pytest.mark.parametrize(("breach", "row"), FOREIGN, ids=_ids(FOREIGN))
def test_a_field_of_another_type_of_card_is_refused(tmp_path: Path, breach: str, row: str):
    found = _problems(tmp_path, row)

    assert breach in [one.clause for one in found if "no corresponde" in one.text_es]


@clause(
    "BEL-11-1", "BEL-12-2", "BEL-3-1", "BEL-3-10", "BEL-3-11", "BEL-3-16", "BEL-3-3", "BEL-3-7", "BEL-3-8", "BEL-9-3"
)
@pytest.mark.parametrize(("breach", "row"), OWED, ids=_ids(OWED))
def test_a_field_that_a_card_owes_is_asked_for(tmp_path: Path, breach: str, row: str):
    head = re.sub(r"  civilization: .*\n", "", HEAD) if "relic" in row else HEAD

    assert [one.clause for one in _problems(tmp_path, row, head=head)] == [breach]


@clause("BEL-10-20", "BEL-11-1", "BEL-11-21", "BEL-11-22", "BEL-3-17", "BEL-3-8", "BEL-7.7-1", "BEL-8-19", "BEL-9-8")
@pytest.mark.parametrize(("breach", "row"), BETWEEN, ids=_ids(BETWEEN))
def test_fields_that_contradict_each_other_are_refused(tmp_path: Path, breach: str, row: str):
    assert breach in [one.clause for one in _problems(tmp_path, row)]


@clause("BEL-2-1")
def test_every_card_but_a_relic_has_a_civilization(tmp_path: Path):
    head = re.sub(r"  civilization: .*\n", "", HEAD)

    assert [one.clause for one in _problems(tmp_path, UNIT, head=head)] == ["BEL-2-1"]
    assert [card.civilization for card in _load(tmp_path, f"{UNIT}, civilization: otra", head=head)] == ["otra"]


@clause("BEL-9-1", "BEL-3-3", "BEL-14-6")
@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("type: estrategia, cost: 2", "toda carta de acción es una Táctica. Escribe «type: tactic» y su ventana"),
        ("type: unti, cost: 2", "¿Quieres decir «unit»? Los tipos son"),
        (UNIT.replace("infantry", "naval"), "La familia «naval» no existe. ¿Quieres decir «cavalry»? Las familias son"),
        (f"{UNIT}, keywords: [arrollar]", "La palabra clave «arrollar» no existe. Son «courage»"),
    ],
    ids=["estrategia", "unti", "naval", "arrollar"],
)
def test_a_word_outside_a_closed_list_is_told_its_remedy(tmp_path: Path, row: str, said: str):
    (found,) = _problems(tmp_path, row)

    assert said in f"{found.text_es} {found.remedy_es}"


# What abilities may not say

SAYS = {
    "a keyword twice": (f"{UNIT}, keywords: [courage, courage]", "dos veces lo mismo"),
    "a Wall that attacks": (
        f"{WALL}, abilities: [{{when: attacks, do: [{{verb: draw, whose: you, cards: 1}}]}}]",
        "nunca llega",
    ),
    "an Economy card that damages itself": (
        f"{ECONOMY}, abilities: [{{when: enters, do: [{{verb: damage, who: self, amount: 1}}]}}]",
        "afectarse a sí misma",
    ),
    "that, without a choice": (_does("{verb: exhaust, who: that}"), "no se elige ninguna carta"),
    "that lives, without a choice": (
        _does("{verb: draw, whose: you, cards: 1, if: that_lives}"),
        "no se elige ninguna carta",
    ),
    "that of another kind": (
        _does("{verb: exhaust, who: {choose: {kind: wonder}}}", "{verb: damage, who: that, amount: 1}"),
        "a cartas de ese tipo",
    ),
    "three choices": (_does(*["{verb: exhaust, who: {choose: {}}}"] * 3), "como mucho dos objetivos"),
    "no change": (_does("{verb: boost, who: self, term: turn}"), "+0/+0"),
    "a bonus of nothing": (_always("rule: bonus, to: self"), "+0/+0"),
    "damage to a Wonder": (_does("{verb: damage, who: {choose: {kind: wonder}}, amount: 1}"), "a cartas de ese tipo"),
    "a Wonder to a hand": (_does("{verb: bounce, who: {each: {kind: wonder}}}"), "a cartas de ese tipo"),
    "each Tactic cancelled": (
        f"{DUEL}, effects: [{{verb: cancel, who: {{each: {{kind: tactic}}}}}}]",
        "objetivo elegido",
    ),
    "a Tactic cancelled in Development": (
        f"{TACTIC}, effects: [{{verb: cancel, who: {{choose: {{kind: tactic}}}}}}]",
        "en esa ventana",
    ),
    "an attack annulled in Development": (
        f"{TACTIC}, effects: [{{verb: annul, who: {{choose: {{state: attacking}}}}}}]",
        "en esa ventana",
    ),
    "an attack of somebody at rest": (f"{DUEL}, effects: [{{verb: annul, who: {{choose: {{}}}}}}]", "Unidad atacante"),
    "an own Relic taken": (
        f"{TACTIC}, effects: [{{verb: take_relic, who: {{choose: {{kind: relic_stored}}}}}}]",
        "ya son tuyas",
    ),
    "a Structure by family": (
        _does("{verb: exhaust, who: {choose: {kind: structure, family: archers}}}"),
        "«family» no dice nada",
    ),
    "an attacking Structure": (
        _does("{verb: exhaust, who: {choose: {kind: structure, state: attacking}}}"),
        "«state» no dice nada",
    ),
    "an enemy neutral Relic": (
        f"{TACTIC}, effects: [{{verb: take_relic, who: {{choose: {{kind: relic_neutral, side: enemy}}}}}}]",
        "«side» no dice nada",
    ),
    "a Unit of a type": (_does("{verb: exhaust, who: {choose: {of: unit}}}"), "«of» no dice nada"),
    "another of what it is not": (
        _does("{verb: destroy, who: {choose: {kind: wonder, other: true}}}"),
        "que describe el filtro",
    ),
    "a stage of Tactics": (_does("{verb: seek, of: tactic, stage: elite}"), "«stage» no dice nada"),
    "a Wall with a keyword": (_always("rule: grant, to: self, keyword: courage", WALL), "afectarse a sí misma"),
    "an Economy card that responds": (_always("rule: responds, amount: 1", ECONOMY), "afectarse a sí misma"),
    "Structures that cannot attack": (_always("rule: pacify, to: {each: {kind: structure}}"), "a cartas de ese tipo"),
    "ATK by ATK": (
        _always("rule: bonus, attack: 1, to: {each: {max_attack: 2}}"),
        "aquello de lo que depende: «max_attack»",
    ),
    "DEF by DEF": (
        _always("rule: bonus, defence: 1, to: {each: {max_left: 2}}"),
        "aquello de lo que depende: «max_left»",
    ),
    "a keyword by keyword": (
        _always("rule: grant, keyword: courage, to: {each: {keyword: flanking}}"),
        "aquello de lo que depende: «keyword»",
    ),
    "a family of Structures": (
        _always("rule: discount, cards: structure, amount: 1, family: archers"),
        "«family» solo vale",
    ),
    "a misspelt verb": (_does("{verb: drwa, whose: you, cards: 1}"), "¿Quieres decir «draw»"),
    "a misspelt rule": (_always("rule: bonsu, to: self, attack: 1"), "¿Quieres decir «bonus»"),
    "nobody": (_does("{verb: exhaust, who: 3}"), "a quién afecta"),
    "a continuous choice": (_always("rule: bonus, to: {choose: {}}, attack: 1"), "no elige objetivo"),
    "no beginning": (f"{UNIT}, abilities: [{{do: []}}]", "«when», «use» o «always»"),
}


@pytest.mark.parametrize(("row", "said"), SAYS.values(), ids=SAYS.keys())
def test_what_an_ability_may_not_say_is_told(tmp_path: Path, row: str, said: str):
    found = _problems(tmp_path, row)

    assert said in " ".join(f"{one.text_es} {one.remedy_es}" for one in found)
    assert not [one for one in found if "{" in one.text_es + one.text_en + one.remedy_es + one.remedy_en]


@clause("BEL-intro-1", "BEL-9-2", "BEL-11-22")
@pytest.mark.parametrize(
    "row",
    [
        _always("rule: responds, amount: 2", WALL),
        f"{UNIT.replace('age: 1', 'age: 3')}, early: 2",
        f"{TACTIC.replace('development', 'event')}, event: enemy_tactic, "
        "effects: [{verb: cancel, who: {choose: {kind: tactic, side: enemy}}}]",
        f"{DUEL}, only: defender, effects: [{{verb: annul, who: {{choose: {{side: enemy, state: attacking}}}}}}]",
        f"{WALL}, shrine: temple",
    ],
    ids=["Wall that responds", "early", "counter", "annul", "temple"],
)
def test_what_fits_is_read(tmp_path: Path, row: str):
    assert len(_load(tmp_path, row)) == 1


# What does not fit between cards


@clause("BEL-11-1", "BEL-11-2")
@pytest.mark.parametrize(
    ("breach", "row"),
    [
        ("BEL-11-1", f"{ELITE}, from: nobody"),
        ("BEL-11-2", UNIT.replace("veteran", "royal") + ", from: card-0"),
        ("BEL-11-2", f"{WALL}, stage: elite, from: card-0"),
        ("BEL-11-2", f"{ELITE}, from: card-2"),
    ],
    ids=["missing", "a stage left out", "another type", "a Cleric"],
)
def test_a_stage_names_the_one_just_below_it(tmp_path: Path, breach: str, row: str):
    assert [one.clause for one in _problems(tmp_path, UNIT, row, CLERIC)] == [breach]


@clause("BEL-3-9", "BEL-11-9", "BEL-3-4")
def test_lines_of_structures_and_lines_that_change_their_family_are_read(tmp_path: Path):
    tower = "type: structure, kind: tower, age: 1, cost: 3, attack: 1, defence: 4"
    rows = (
        tower,
        f"{tower}, stage: elite, from: card-0",
        UNIT.replace("infantry", "cavalry"),
        ELITE.replace("infantry, zone: vanguard", "mounted_archers, zone: rearguard") + ", from: card-2",
    )

    assert [card.previous for card in _load(tmp_path, *rows)] == [None, "card-0", None, "card-2"]


@clause("BEL-2-1")
def test_a_line_is_of_one_civilization(tmp_path: Path):
    found = _problems(tmp_path, UNIT, f"{ELITE}, from: card-0, civilization: otra")

    assert [one.clause for one in found] == ["BEL-2-1"]


@clause("BEL-12-1")
def test_there_are_no_more_than_five_relics(tmp_path: Path):
    head = re.sub(r"  civilization: .*\n", "", HEAD)

    assert len(_load(tmp_path, *[RELIC] * 5, head=head)) == 5
    assert [one.clause for one in _problems(tmp_path, *[RELIC] * 6, head=head)] == ["BEL-12-1"]


@clause("BEL-2-5")
def test_two_cards_have_different_names(tmp_path: Path):
    file = tmp_path / "twins.yaml"
    row = f"name: {{es: Gemelo, en: Twin}}, icon: axe-sword, {UNIT}"
    cards = f"  - {{id: one, number: 900, {row}}}\n  - {{id: two, number: 901, {row}}}\n"
    file.write_text(HEAD + cards, encoding="utf-8")

    with pytest.raises(ProblemsError) as caught:
        FORMAT.load([file])
    assert {one.clause for one in caught.value.problems} == {"BEL-2-5"}


def test_every_fault_has_a_message_and_a_remedy_in_both_languages():
    named = set(re.findall(r'"(cardfile-[a-z-]+)"', getsource(schema)))

    assert len(named) > 30
    for language in LANGUAGES:
        known = FORMAT.words.ids(language)
        assert {one for one in named if not {one, f"{one}.remedy"} <= known} == set()


def test_the_json_schema_describes_a_card_file():
    found: dict[str, Any] = FORMAT.json_schema()

    assert found["title"] == "Bellum Imperia card file"
    assert {"set", "cards"} <= set(found["properties"])
