"""YAML files: plain data with lines, and every way a file can be wrong."""

from __future__ import annotations

import pytest

from liza.toolkit.problems import ProblemsError
from liza.toolkit.text import Phrase, Words
from liza.toolkit.yamlfile import YamlFile, parse_yaml, read_yaml

CARDS = """\
# A comment
set: {id: sample}
cards:
  - id: wall
    name: {es: Muro,
      en: Wall}
    cost: 2
  - id: wolf
    keywords: [rush,
      guard]
    on: true
"""


def test_data_are_plain_and_on_is_a_word():
    file = parse_yaml(CARDS)

    assert file.data == {
        "set": {"id": "sample"},
        "cards": [
            {"id": "wall", "name": {"es": "Muro", "en": "Wall"}, "cost": 2},
            {"id": "wolf", "keywords": ["rush", "guard"], "on": True},
        ],
    }
    assert type(file.data["cards"]) is list
    assert type(file.data["cards"][0]["name"]) is dict


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ([], 2),
        (["cards"], 3),
        (["cards", 0], 4),
        (["cards", 0, "name"], 5),
        (["cards", 0, "name", "en"], 6),
        (["cards", 1, "keywords", 1], 10),
        (["cards", 1, "on"], 11),
        (["cards", 1, "attack"], 8),
        (["cards", 7, "attack"], 3),
        (["cards", "wall"], 3),
        (["cards", 1, "keywords", 1, "union-tag"], 10),
    ],
)
def test_every_path_has_a_line(path, line):
    assert parse_yaml(CARDS).line(path) == line


def test_paths_are_written_as_people_write_them():
    assert YamlFile.place(["cards", 3, "name", "es"]) == "cards[3].name.es"
    assert YamlFile.place([]) == ""


def test_a_problem_knows_file_line_and_place():
    told = parse_yaml(CARDS, "cards.yaml").problem(
        Words.of(), Phrase("yaml-key"), ["cards", 0, "cost"], clause="INF-8-1"
    )

    assert (told.file, told.line, told.place, told.clause) == ("cards.yaml", 7, "cards[0].cost", "INF-8-1")


def test_an_alias_is_read_where_it_is_used():
    file = parse_yaml("base: &base\n  cost: 2\nwall: *base\n")

    assert file.data == {"base": {"cost": 2}, "wall": {"cost": 2}}
    assert file.line(["wall"]) == 3


def test_aliases_of_aliases_do_not_blow_up():
    lines = ["a0: &a0 [x, x]", *(f"a{number}: &a{number} [*a{number - 1}, *a{number - 1}]" for number in range(1, 60))]

    assert len(parse_yaml("\n".join(lines)).data) == 60


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("", 0, "El archivo está vacío."),
        ("# nada\n", 0, "El archivo está vacío."),
        ("a: 1\nb:\n\tc: 2\n", 3, "Hay un tabulador"),
        ("a: 1\nname: El muro: alto\n", 2, "Hay un «:» que no se esperaba"),
        ("a: 1\n  b: 2\n", 2, "Hay un «:» que no se esperaba"),
        ("a: 1\nb\nc: 2\n", 2, "Falta un «:» tras esta clave"),
        ("a: 1\nb: [1,\nc: 2\n", 2, "Lo que se abre aquí"),
        ("a: 1\nb: [1}\n", 2, "Lo que se abre aquí"),
        ("a: 1\nb: 'x\nc: 2\n", 2, "Lo que se abre aquí"),
        ("a: 'x' y\n", 1, "Sobra algo después de unas comillas"),
        ("a:\n  - b\n c: 1\n", 3, "La sangría no cuadra"),
        ("a: @x\n", 1, "no puede empezar por este signo"),
        ("a: *x\n", 1, "no puede empezar por este signo"),
        ("a: 1\n---\nb: 2\n", 2, "varios documentos"),
        ("a: 1\nb: \x07\n", 2, "un carácter de control"),
        ('a: "\\q"\n', 1, r"no se entiende (found unknown escape character"),
        ("a: 1\nb: 2\na: 3\n", 3, "La clave «a» está repetida; ya aparece en la línea 1."),
        ("x:\n  - {b: 1, b: 2}\n", 2, "La clave «b» está repetida"),
        ("? [a]\n: 1\n", 1, "Una clave tiene que ser un texto o un número"),
        ("true: 1\n", 1, "Una clave tiene que ser un texto o un número"),
        ("a: 1\nb: !foo 1\n", 2, "La etiqueta «!foo» no se admite"),
        ("a: !foo {b: 1}\n", 1, "La etiqueta «!foo» no se admite"),
        ("a: !!python/object:os.system 1\n", 1, "La etiqueta «!!python/object:os.system» no se admite"),
        ("a: 2020-13-45\n", 1, "El valor no se entiende"),
        ("a: &x [*x]\n", 1, "Un ancla se contiene a sí misma"),
        ("[" * 1000, 0, "a demasiada profundidad"),
    ],
)
def test_a_broken_file_is_told_with_line_and_remedy(text, line, told):
    with pytest.raises(ProblemsError) as caught:
        parse_yaml(text, "cards.yaml")

    first = caught.value.problems[0]
    assert told in first.text_es
    assert (first.file, first.line) == ("cards.yaml", line)
    assert first.remedy_es
    assert first.remedy_en


def test_all_repeated_keys_are_told_at_once():
    with pytest.raises(ProblemsError) as caught:
        parse_yaml("a: {x: 1, x: 2}\nb: 1\nb: 2\na: 3\n")

    assert [problem.line for problem in caught.value.problems] == [1, 3, 4]


def test_files_are_read_and_called_by_their_path(tmp_path):
    path = tmp_path / "cards.yaml"
    path.write_text(CARDS, encoding="utf-8")

    assert read_yaml(path).data["set"] == {"id": "sample"}
    assert read_yaml(path).file == str(path)


def test_missing_files_and_other_encodings_are_problems(tmp_path):
    with pytest.raises(ProblemsError, match="No existe el archivo"):
        read_yaml(tmp_path / "cards.yaml")

    (tmp_path / "cards.yaml").write_bytes("a: 1\nb: ñ\n".encode("latin-1"))
    with pytest.raises(ProblemsError, match=r"cards.yaml:2: El texto no está en UTF-8"):
        read_yaml(tmp_path / "cards.yaml")
