"""Clause catalogues: what they hold, how they are searched, and every way a file can be wrong."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from liza.games import game as registered
from liza.games import ids
from liza.toolkit.clauses import STATUSES, Catalogue, parse_catalogue, read_catalogue, with_spanish_examples
from liza.toolkit.problems import ProblemsError

RULEBOOK = """\
[rulebook]
id = "ferry"
code = "FER"
title = "La barca"
version = "1"
players = [2]
source = "made up"
summary_es = "Se cruza un río."
summary_en = "A river is crossed."
"""
FIRST = """
[[clause]]
id = "FER-1-1"
section = "1"
topic = "setup"
es = "La barca empieza en la orilla del jugador inicial."
en = "The ferry starts on the first player's bank."
status = "ruled"
ruling_es = "Si no hay jugador inicial, se sortea (véase FER-2.1-1)."
ruling_en = "Without a first player, lots are drawn (see FER-2.1-1)."
option = "start"
values = ["bank", "island"]
examples = [ { given = "a new game", when = "it begins", then = "the ferry is there" } ]
"""
SECOND = """
[[clause]]
id = "FER-2.1-1"
section = "2.1"
topic = "action"
es = "Cruzar cuesta una moneda."
en = "Crossing costs one coin."
status = "clear"
examples = [ { given = "a coin", when = "the player crosses", then = "no coin" } ]
"""
REMINDER = """
[[clause]]
id = "FER-2.1-2"
section = "2.1"
topic = "info"
es = "Diviértete."
en = "Have fun."
status = "clear"
mechanical = false
reason = "Advice to the players."
"""
GOOD = RULEBOOK + FIRST + SECOND + REMINDER


@pytest.fixture(scope="module")
def inframundis() -> Catalogue:
    return read_catalogue(Path(str(files("liza.games.inframundis") / "data" / "clauses.toml")))


def test_a_clause_has_all_its_fields():
    catalogue = parse_catalogue(GOOD, "clauses.toml")
    clause = catalogue["FER-1-1"]

    assert catalogue.rulebook.title == "La barca"
    assert (clause.section, clause.topic, clause.status, clause.line) == ("1", "setup", "ruled", 11)
    assert (clause.option, clause.values) == ("start", ("bank", "island"))
    assert clause.examples[0].then == "the ferry is there"
    assert clause.text("es").startswith("La barca")
    assert clause.text("en").startswith("The ferry")
    assert clause.ruling("en").startswith("Without")
    assert catalogue["FER-2.1-1"].ruling("es") == ""
    assert clause.mechanical
    assert not catalogue["FER-2.1-2"].mechanical
    assert catalogue["FER-2.1-2"].reason == "Advice to the players."


def test_clauses_stay_in_the_order_of_the_rulebook():
    catalogue = parse_catalogue(GOOD)

    assert catalogue.ids == ("FER-1-1", "FER-2.1-1", "FER-2.1-2")
    assert [clause.id for clause in catalogue] == list(catalogue.ids)
    assert {section: len(clauses) for section, clauses in catalogue.sections.items()} == {"1": 1, "2.1": 2}
    assert {option: clause.id for option, clause in catalogue.options.items()} == {"start": "FER-1-1"}
    assert len(catalogue) == 3
    assert "FER-1-1" in catalogue
    assert "FER-1-2" not in catalogue


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("FER-2.1-1", ["FER-2.1-1"]),
        ("2.1-1", ["FER-2.1-1"]),
        ("diviertete", ["FER-2.1-2"]),
        ("RÍO", []),
        ("coin crossing", ["FER-2.1-1"]),
        ("island", ["FER-1-1"]),
        ("se sortea", ["FER-1-1"]),
        ("FER-2.1", ["FER-1-1", "FER-2.1-1", "FER-2.1-2"]),
        ("", ["FER-1-1", "FER-2.1-1", "FER-2.1-2"]),
    ],
)
def test_clauses_are_found_by_words_of_either_language(text, expected):
    assert [clause.id for clause in parse_catalogue(GOOD).find(text)] == expected


def test_inframundis_is_whole(inframundis):
    assert len(inframundis) == 138
    assert len(inframundis.options) == 19
    assert list(inframundis.sections)[:4] == ["intro", "0", "1", "2"]
    assert [clause.id for clause in inframundis if not clause.mechanical] == ["INF-15-1"]
    assert {clause.status for clause in inframundis} == set(STATUSES)
    assert inframundis["INF-10.2-2"].values == ("both_empty", "by_attacker_line")


def _without(text: str, field: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(f"{field} ="))


BROKEN = [
    ("", "Falta la tabla [rulebook].", 0),
    ("[rulebook\n", "El TOML no se entiende", 1),
    (GOOD + "x = \n", "El TOML no se entiende", 42),
    (RULEBOOK, "El catálogo no tiene ninguna cláusula.", 0),
    (_without(RULEBOOK, "title") + FIRST + SECOND, "Falta el campo «title».", 1),
    (GOOD.replace("players = [2]", "players = 2"), "El campo «players» no es una lista de números enteros.", 6),
    ("extra = 1\n" + GOOD, "El campo «extra» no existe.", 0),
    (RULEBOOK + FIRST + _without(SECOND, "en"), "Falta el campo «en».", 24),
    (GOOD.replace('topic = "setup"', "topic = 3"), "El campo «topic» no es un texto.", 14),
    (GOOD.replace('topic = "setup"', 'topic = " "'), "El campo «topic» está en blanco.", 14),
    (GOOD.replace('topic = "setup"', 'topics = "setup"'), "El campo «topics» no existe.", 14),
    (GOOD.replace("mechanical = false", 'mechanical = "no"'), "El campo «mechanical» no es true o false.", 40),
    (GOOD.replace('then = "no coin"', 'than = "no coin"'), "El campo «examples» no es una lista de ejemplos", 31),
    (GOOD.replace('id = "FER-2.1-2"', 'id = "FER-2-2"'), "no sigue la forma FER-2.1-1", 34),
    (GOOD.replace('id = "FER-2.1-2"', 'id = "BAR-2.1-2"'), "no sigue la forma FER-2.1-1", 34),
    (GOOD.replace('id = "FER-2.1-2"', 'id = "FER-2.1-1"'), "está repetido; ya aparece en la línea 24.", 33),
    (GOOD + FIRST.replace("FER-1-1", "FER-1-2").replace('"start"', '"end"'), "El apartado «1» está partido", 43),
    (GOOD.replace('status = "ruled"', 'status = "ruledd"'), "El estado «ruledd» no existe.", 17),
    (GOOD.replace('status = "ruled"', 'status = "clear"'), "no lleva interpretación", 18),
    (_without(GOOD, "ruling_en"), "necesita una interpretación en los dos idiomas", 17),
    (_without(GOOD, "values"), "Una opción necesita un nombre y al menos dos valores", 20),
    (_without(GOOD, "option"), "Una opción necesita un nombre y al menos dos valores", 11),
    (GOOD.replace('"island"]', '"bank"]'), "Una opción necesita un nombre y al menos dos valores", 20),
    (GOOD.replace('"island"]', '"island", "bank"]'), "Una opción necesita un nombre y al menos dos valores", 21),
    (RULEBOOK + FIRST + _without(SECOND, "examples"), "necesita al menos un ejemplo", 24),
    (_without(GOOD, "reason"), "El campo «reason» acompaña siempre a mechanical", 40),
    (_without(GOOD, "mechanical"), "El campo «reason» acompaña siempre a mechanical", 40),
    (GOOD.replace("(see FER-2.1-1)", "(see FER-2.1-3)"), "Se nombra la cláusula «FER-2.1-3», que no existe.", 11),
]


@pytest.mark.parametrize(("text", "told", "line"), BROKEN, ids=[f"{told[:40]}-{line}" for _, told, line in BROKEN])
def test_a_broken_catalogue_is_told_with_its_line(text, told, line):
    with pytest.raises(ProblemsError) as caught:
        parse_catalogue(text, "clauses.toml")

    found = [problem for problem in caught.value.problems if told in problem.text_es]
    assert [problem.line for problem in found] == [line], str(caught.value)
    assert found[0].file == "clauses.toml"
    assert found[0].remedy_en


def test_two_clauses_cannot_share_an_option():
    third = FIRST.replace("FER-1-1", "FER-3-1").replace('section = "1"', 'section = "3"')

    with pytest.raises(ProblemsError, match="La opción «start» ya pertenece a FER-1-1"):
        parse_catalogue(GOOD + third)


def test_a_misspelt_field_gets_a_suggestion():
    with pytest.raises(ProblemsError, match="¿Quieres decir «ruling_es»"):
        parse_catalogue(GOOD.replace("ruling_es", "rulling_es"))


def test_all_problems_are_told_in_the_order_of_the_file():
    text = GOOD.replace('topic = "setup"', "topic = 3").replace("mechanical = false", 'mechanical = "no"')

    with pytest.raises(ProblemsError) as caught:
        parse_catalogue(text)

    assert [problem.line for problem in caught.value.problems] == sorted(one.line for one in caught.value.problems)
    assert len(caught.value.problems) >= 2


# Examples in Spanish

SPANISH = """
"FER-1-1" = [ { given = "una partida nueva", when = "empieza", then = "la barca está ahí" } ]
"FER-2.1-1" = [ { given = "una moneda", when = "se cruza", then = "ninguna moneda" } ]
"""


def test_examples_are_shown_in_the_readers_language():
    clause = with_spanish_examples(parse_catalogue(GOOD), SPANISH)["FER-1-1"]
    assert [one.then for one in clause.shown("es")] == ["la barca está ahí"]
    assert [one.then for one in clause.shown("en")] == ["the ferry is there"]


def test_without_a_translation_examples_stay_as_they_are():
    assert parse_catalogue(GOOD)["FER-1-1"].shown("es") == parse_catalogue(GOOD)["FER-1-1"].examples


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (SPANISH.replace('"FER-2.1-1"', '"FER-2.1-9"'), "FER-2.1-9"),
        (SPANISH.splitlines()[1], "FER-2.1-1"),
        (SPANISH.replace("then = ", "than = ", 1), "FER-1-1"),
        (SPANISH.replace("= [ {", "= [ { given = '', when = '', then = '' }, {", 1), "FER-1-1"),
        (SPANISH + '"FER-2.1-2" = [ { given = "", when = "", then = "" } ]', "FER-2.1-2"),
        (SPANISH + '"FER-2.1-2" = 3', "FER-2.1-2"),
        ("broken", ""),
    ],
)
def test_a_translation_goes_with_the_examples(text: str, place: str):
    with pytest.raises(ProblemsError) as caught:
        with_spanish_examples(parse_catalogue(GOOD), text, "examples.es.toml")
    assert place in [one.place for one in caught.value.problems]
    assert all(one.file == "examples.es.toml" for one in caught.value.problems)


TRANSLATED = [id for id in ids() if (files(f"liza.games.{id}") / "data" / "examples.es.toml").is_file()]


@pytest.mark.parametrize("game", TRANSLATED)
def test_our_examples_are_translated(game: str):
    catalogue = registered(game).catalogue()
    assert catalogue is not None
    for clause in catalogue:
        assert len(clause.shown("es")) == len(clause.shown("en"))
        for spanish, english in zip(clause.shown("es"), clause.shown("en"), strict=True):
            assert spanish != english
            named = re.findall(rf"{catalogue.rulebook.code}-[\w.]+-\d+", f"{english}")
            assert named == re.findall(rf"{catalogue.rulebook.code}-[\w.]+-\d+", f"{spanish}")
