"""Deck lists in the common text form: what is understood, what is told, and writing one back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from liza.toolkit.decks import MOST_PROBLEMS, Entry, format_deck, parse_deck
from liza.toolkit.text import fold

NAMES = {
    "Muro de Umbral": "umbral-wall",
    "Umbral Wall": "umbral-wall",
    "Lobo de Brasa": "ember-wolf",
    "Ember Wolf": "ember-wolf",
    "7 Velas": "seven-candles",
    "Puente // Vado": "bridge",
    "X de Sal": "salt-x",
    "Juicio: el Mar": "sea",
    "Alba": "dawn",
    "Albá": "daybreak",
}
SECTIONS = {"Mazo": "main", "Deck": "main", "Comandante": "commander", "Commander": "commander"}


def _read(text: str | bytes):
    return parse_deck(text, NAMES, SECTIONS, "main", file="deck.txt")


def _cards(text: str | bytes) -> dict[str, list[tuple[str, int]]]:
    found = _read(text)
    assert not found.problems, [str(problem) for problem in found.problems]
    return {section: [(entry.id, entry.copies) for entry in entries] for section, entries in found.sections.items()}


@pytest.mark.parametrize(
    ("line", "card", "copies"),
    [
        ("3 Muro de Umbral", "umbral-wall", 3),
        ("3x Muro de Umbral", "umbral-wall", 3),
        ("3X Muro de Umbral", "umbral-wall", 3),
        ("3× Muro de Umbral", "umbral-wall", 3),
        ("3 x Muro de Umbral", "umbral-wall", 3),
        ("Muro de Umbral", "umbral-wall", 1),
        ("+2 Umbral Wall", "umbral-wall", 2),
        ("03 umbral-wall", "umbral-wall", 3),
        ("  2\tMURO  de  úmbral  ", "umbral-wall", 2),
        ("2\u00a0Muro de Umbral", "umbral-wall", 2),
        ("2 Muro de Umbral # la muralla", "umbral-wall", 2),
        ("2 Muro de Umbral // la muralla", "umbral-wall", 2),
        ("7 Velas", "seven-candles", 1),
        ("2 7 Velas", "seven-candles", 2),
        ("2 Puente // Vado", "bridge", 2),
        ("Puente // Vado", "bridge", 1),
        ("2 X de Sal", "salt-x", 2),
        ("2x X de Sal", "salt-x", 2),
        ("Juicio: el Mar", "sea", 1),
        ("3 Juicio: el Mar", "sea", 3),
        ("2 Alba", "dawn", 2),
        ("2 Albá", "daybreak", 2),
        ("2 daybreak", "daybreak", 2),
        ("99 Alba", "dawn", 99),
    ],
)
def test_a_line_is_a_count_and_a_name(line, card, copies):
    assert _cards(line) == {"main": [(card, copies)]}


@pytest.mark.parametrize("text", ["", "\n\n", "# nada", "// nada", "  # nada\r\n//\r\n#", "\ufeff# nada"])
def test_comments_and_blank_lines_say_nothing(text):
    assert _cards(text) == {}


def test_sections_are_lines_in_brackets_or_with_a_colon():
    text = "1 Alba\n[comandante]\nember wolf\nMAZO:\n2 Alba\n[ Commander ] # quien manda\n1 umbral-wall\n"

    assert _cards(text) == {"main": [("dawn", 3)], "commander": [("ember-wolf", 1), ("umbral-wall", 1)]}


def test_a_section_and_its_card_may_share_a_line():
    assert _cards("Comandante: Lobo de Brasa\n2 Alba\n") == {"commander": [("ember-wolf", 1)], "main": [("dawn", 2)]}


def test_a_card_on_two_lines_is_summed_where_it_came_first():
    found = _read("# lista\n2 Muro de Umbral\n1 Alba\n1 Umbral Wall\n")

    assert found.sections == {"main": [Entry("umbral-wall", 3, 2), Entry("dawn", 1, 3)]}


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_lines_are_counted_as_an_editor_does(ending):
    assert _read(ending.join(["# a", "", "1 Alba"])).sections["main"][0].line == 3


@pytest.mark.parametrize(
    ("line", "told", "remedy"),
    [
        ("3 Muro de Umbal", "No hay ninguna carta llamada «Muro de Umbal».", "¿Quieres decir «Muro de Umbral»?"),
        ("3 zzz", "No hay ninguna carta llamada «zzz».", "Escribe el nombre"),
        ("3xMuro de Umbral", "No hay ninguna carta llamada «3xMuro de Umbral».", "¿Quieres decir «Muro de Umbral»?"),
        ("2 ALBA", "El nombre «ALBA» vale para varias cartas: «dawn» y «daybreak».", "Escribe el identificador."),
        ("3", "Falta el nombre de la carta.", "Escribe, por ejemplo"),
        ("3x # muro", "Falta el nombre de la carta.", "Escribe, por ejemplo"),
        ("0 Alba", "La cantidad 0 no tiene sentido.", "Escribe 1 o más"),
        ("-2 Alba", "La cantidad -2 no tiene sentido.", "Escribe 1 o más"),
        ("-99999999999 Alba", "La cantidad -99999999999 no tiene sentido.", "Escribe 1 o más"),
        ("100 Alba", "La cantidad 100 es demasiado grande.", "Escribe como mucho 99."),
        ("9" * 5000 + " Alba", "es demasiado grande.", "Escribe como mucho 99."),
        ("[Comandnte]", "No hay ninguna sección llamada «Comandnte».", "¿Quieres decir «Comandante»"),
        ("Reserva:", "No hay ninguna sección llamada «Reserva».", "«Mazo», «Deck», «Comandante» y «Commander»."),
        ("[]", "No hay ninguna sección llamada «».", "Las secciones son"),
        ("Reserva: 2 Alba", "No hay ninguna carta llamada «Reserva: 2 Alba».", "Escribe el nombre"),
        ("Comandante: 2 Abla", "No hay ninguna carta llamada «Abla».", "¿Quieres decir «Alba»"),
    ],
)
def test_what_is_not_understood_is_told_with_its_line(line, told, remedy):
    found = _read(f"# lista\n1 Lobo de Brasa\n{line}\n1 Lobo de Brasa\n")

    assert [(problem.file, problem.line) for problem in found.problems] == [("deck.txt", 3)]
    assert told in found.problems[0].text_es
    assert remedy in found.problems[0].remedy_es
    assert found.problems[0].text_en != found.problems[0].text_es


def test_a_problem_is_told_in_english_too():
    told = _read("3 Ember Wulf").problems[0].render("en")

    assert told.startswith('deck.txt:1: There is no card called "Ember Wulf". Do you mean "Ember Wolf"')


def test_every_wrong_line_is_told():
    assert [problem.line for problem in _read("uno\n0 Alba\n\n[dos]\n3").problems] == [1, 2, 4, 5]


def test_cards_below_an_unknown_section_go_nowhere_but_are_read():
    found = _read("[Reserva]\n1 Alba\n1 Abla\n[Mazo]\n2 Alba")

    assert found.sections == {"main": [Entry("dawn", 2, 5)]}
    assert [problem.line for problem in found.problems] == [1, 3]


def test_text_that_is_no_utf8_is_told_with_its_line():
    found = _read("1 Alba\n1 Précision\n".encode("latin-1"))

    assert found.sections == {}
    assert [problem.line for problem in found.problems] == [2]
    assert _cards(b"1 Alba") == {"main": [("dawn", 1)]}


def test_what_is_no_deck_list_is_soon_given_up():
    found = _read("\n".join("lorem ipsum" for _ in range(100_000)))

    assert len(found.problems) == MOST_PROBLEMS + 1
    assert "el resto de la lista no se ha leído" in found.problems[-1].text_es


def test_a_monstrous_line_is_answered_briefly():
    for line in ("a" * 1_000_000, "[" + " " * 200_000 + "a", "a" + " " * 200_000 + "b", "1" * 200_000):
        found = _read(line)
        assert len(found.problems) == 1
        assert len(found.problems[0].text_es) < 200


def test_a_deck_is_written_with_names_sections_and_comment():
    text = format_deck(
        {"commander": [("ember-wolf", 1)], "main": [("umbral-wall", 3), ("unheard-of", 1)], "side": []},
        {"ember-wolf": "Lobo de Brasa", "umbral-wall": "Muro de Umbral"},
        {"commander": "Comandante", "main": "Mazo", "side": "Reserva"},
        comment="Umbral\n\nMazo de prueba",
    )

    assert text == (
        "# Umbral\n#\n# Mazo de prueba\n\n[Comandante]\n1 Lobo de Brasa\n\n[Mazo]\n3 Muro de Umbral\n1 unheard-of\n"
    )


def test_the_first_section_may_go_unnamed():
    assert format_deck({"main": [("dawn", 2)]}, {"dawn": "Alba"}, {}) == "2 Alba\n"


COUNTS = st.dictionaries(st.sampled_from(sorted(set(NAMES.values()))), st.integers(1, 99))


@given(commander=COUNTS, main=COUNTS, named=st.booleans())
def test_a_written_deck_is_read_back(commander, main, named):
    names = {card: name for name, card in NAMES.items()} if named else {}
    text = format_deck(
        {"commander": commander.items(), "main": main.items()}, names, {"commander": "Commander", "main": "Deck"}
    )

    expected = {"commander": list(commander.items()), "main": list(main.items())}
    assert _cards(text) == {section: cards for section, cards in expected.items() if cards}


@given(st.text())
def test_no_text_breaks_the_reader(text):
    found = _read(text)

    lines = text.replace("\r\n", "\n").replace("\r", "\n").count("\n") + 1
    assert all(1 <= problem.line <= lines for problem in found.problems)
    assert all(entry.copies > 0 for entries in found.sections.values() for entry in entries)


@given(st.sampled_from(sorted(set(NAMES) - {"Alba", "Albá"})), st.sampled_from([str.upper, str.lower, str.title, fold]))
def test_capitals_and_accents_never_matter(name, change):
    assert _cards(change(name)) == {"main": [(NAMES[name], 1)]}
