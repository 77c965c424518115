"""Problems: how they read, what they suggest, and text files that cannot be read."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from liza.toolkit.problems import Problem, ProblemsError, decode, guess, problem, read_text, suggest
from liza.toolkit.text import Phrase, Words

KNOWN = ["Muro de Umbral", "Lobo de Brasa", "Oso de Brasa", "Précision"]


def _problem(**changes: object) -> Problem:
    fields = {
        "file": "cards.yaml", "line": 12, "place": "cards[3].cost", "text_es": "Falta el coste.",
        "text_en": "The cost is missing.", "remedy_es": "Añádelo.", "remedy_en": "Add it.",
    }  # fmt: skip
    return Problem(**{**fields, **changes})  # type: ignore[arg-type]


def test_a_problem_reads_as_one_line():
    assert str(_problem()) == "cards.yaml:12: cards[3].cost: Falta el coste. Añádelo."
    assert _problem().render("en") == "cards.yaml:12: cards[3].cost: The cost is missing. Add it."


def test_what_a_problem_lacks_is_left_out():
    assert str(_problem(line=0, place="")) == "cards.yaml: Falta el coste. Añádelo."
    assert str(_problem(file="", place="")) == "línea 12: Falta el coste. Añádelo."
    assert str(_problem(file="", line=0, place="", remedy_es="")) == "Falta el coste."


def test_clause_and_advice_show():
    assert str(_problem(place="", clause="INF-14-2", advice=True)).startswith("cards.yaml:12: consejo: Falta")
    assert _problem(clause="INF-14-2", advice=True).render("en").endswith("Add it. [INF-14-2]")


def test_an_error_lists_its_problems():
    assert str(ProblemsError([_problem()])) == str(_problem())

    error = ProblemsError(iter([_problem(), _problem(line=13)]))

    assert str(error).splitlines()[0] == "Hay 2 problemas:"
    assert error.render("en").splitlines()[2] == "  cards.yaml:13: cards[3].cost: The cost is missing. Add it."
    assert pickle.loads(pickle.dumps(error)).problems == error.problems


def test_a_message_tells_a_problem_in_both_languages():
    told = problem(Words.of(), Phrase("yaml-duplicate", key="cost", first=3), file="a.yaml", line=9, clause="INF-3-2")

    assert (told.file, told.line, told.clause) == ("a.yaml", 9, "INF-3-2")
    assert told.text_es == "La clave «cost» está repetida; ya aparece en la línea 3."
    assert told.text_en == 'The key "cost" is repeated; it already stands in line 3.'
    assert (told.remedy_es, told.remedy_en) == ("Deja solo una de las dos.", "Keep only one of the two.")


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("muro de umbal", ["Muro de Umbral"]),
        ("MURO  DE ÚMBRAL", ["Muro de Umbral"]),
        ("precisión", ["Précision"]),
        ("brasa", ["Lobo de Brasa", "Oso de Brasa"]),
        ("zzz", []),
        ("", []),
    ],
)
def test_suggestions_forgive_accents_and_capitals(word, expected):
    assert sorted(suggest(word, KNOWN)) == expected


def test_suggestions_come_best_first_and_few():
    names = [f"Lobo {number}" for number in range(10)]

    assert suggest("Lobo 7", names)[0] == "Lobo 7"
    assert len(suggest("Lobo 7", names)) == 3


def test_a_guess_reads_as_a_question():
    words = Words.of()

    assert words.render("es", guess("lobo de brasa", ["Lobo de Brasa", "Oso de Brasa"])) == (
        "¿Quieres decir «Lobo de Brasa» u «Oso de Brasa»? "
    )
    assert words.render("en", guess("muro", ["Muro A", "Muro B", "Muro C"])).startswith('Do you mean "Muro')
    assert words.render("es", guess("zzz", KNOWN)) == ""


def test_a_text_file_is_read_without_its_byte_order_mark(tmp_path):
    (tmp_path / "deck.txt").write_bytes("\ufeff3 Muro".encode())

    assert read_text(tmp_path / "deck.txt") == "3 Muro"


def test_bytes_that_are_no_utf8_are_named_with_their_line():
    with pytest.raises(ProblemsError) as caught:
        decode(b"uno\ndos\nta\xf1ido\n", "deck.txt")

    assert "deck.txt:3: El texto no está en UTF-8: no se entiende el byte 0xF1. Guarda" in str(caught.value)


def test_files_that_cannot_be_read_are_problems(tmp_path):
    for path, told in ((tmp_path / "none.txt", "No existe el archivo."), (tmp_path, "Es una carpeta")):
        with pytest.raises(ProblemsError, match=told) as caught:
            read_text(path)
        assert caught.value.problems[0].file == str(path)


def test_other_system_errors_are_problems_too(tmp_path, monkeypatch):
    def refuse(self: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(ProblemsError, match=r"No se puede leer el archivo \(Permission denied\)"):
        read_text(tmp_path / "deck.txt")
