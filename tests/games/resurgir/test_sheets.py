"""Card files as spreadsheets and back, and the desk that shows cards."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from liza.games.resurgir.game import Resurgir
from liza.games.resurgir.schema import FORMAT
from liza.toolkit.cardsheet import read_sheet, write_card_file, write_sheet
from liza.toolkit.problems import ProblemsError

GAME = Resurgir()
SAMPLE = FORMAT.sample_cards
HEAD = "id,number,culture,type,name.es,name.en,icon,subcategory,copies,cost,force,keywords,abilities\n"
GUARD = "guard,500,maya,military,Guardia nueva,New guard,spears,infantry,3,2,2"


def _problems(text: str) -> list[str]:
    with pytest.raises(ProblemsError) as caught:
        read_sheet(FORMAT, text, "cards.csv")
    return [f"{one.line} {one.place} {one.text_es} {one.remedy_es} {one.clause}" for one in caught.value.problems]


def test_every_card_comes_back_from_a_sheet_as_it_was():
    back = read_sheet(FORMAT, write_sheet(FORMAT, SAMPLE.cards))

    assert back == list(SAMPLE.cards)


def test_a_sheet_has_a_row_per_card_and_a_cell_per_column():
    rows = list(csv.reader(io.StringIO(write_sheet(FORMAT, SAMPLE.cards))))

    assert tuple(rows[0]) == FORMAT.columns
    assert len(rows) == len(SAMPLE.cards) + 1
    assert {len(row) for row in rows} == {len(FORMAT.columns)}


def test_a_card_file_written_anew_is_read_as_the_same_cards(tmp_path: Path):
    file = tmp_path / "again.yaml"
    found = next(one for one in SAMPLE.sets if one.id == "neutrales")
    cards = read_sheet(FORMAT, write_sheet(FORMAT, SAMPLE.cards))
    file.write_text(write_card_file(FORMAT, found, cards), encoding="utf-8")
    again = FORMAT.load([file])

    assert (again.sets, again.cards) == ((found,), SAMPLE.cards)


FAULTS = {
    "misspelt verb": (
        GUARD + ',,"[{""when"":""enters"",""do"":[{""verb"":""drwa"",""whose"":""you"",""cards"":1}]}]"',
        ("guard.abilities[0].do[0].verb", "¿Quieres decir «draw»"),
    ),
    "number in words": (GUARD.replace(",3,2,2", ",3,two,2"), ("guard.cost", "número entero, no «two»")),
    "no force": (GUARD.replace(",3,2,2", ",3,2,"), ("guard.force", "necesita «force»", "RES-2.1-3")),
    "foreign subcategory": (GUARD.replace("infantry", "mystic"), ("guard.subcategory", "RES-2.1-7")),
}


@pytest.mark.parametrize(("row", "said"), FAULTS.values(), ids=FAULTS.keys())
def test_a_faulty_cell_is_told_by_row_and_column(row: str, said: tuple[str, ...]):
    other = GUARD.replace("guard,500", "other,501").replace("Guardia", "Otra").replace("New", "Other")
    (found,) = _problems(f"{HEAD}{other}\n{row}\n")

    assert found.startswith("3 ")
    assert [one for one in said if one not in found] == []


# The desk


def test_the_desk_finds_and_shows_a_unit():
    found = GAME.card_desk().find("caballeria de KURALABA")

    assert found is not None
    assert (found.id, found.numbers) == ("kuralaba-riders", (("cost", 4), ("attack", 4)))
    assert (found.kind["es"], found.kind["en"]) == ("Unidad Militar · Caballería", "Military Unit · Cavalry")
    words = GAME.words()
    assert [words.render("es", one) for one in found.keywords] == ["Carga 2"]


@pytest.mark.parametrize(
    ("id", "numbers"),
    [
        ("calpulli", (("cost", 4), ("endure", 4), ("resource", 2))),
        ("calmecac", (("cost", 5), ("endure", 7), ("points", 3))),
        ("malon", (("cost", 4),)),
        ("maya-culture", ()),
    ],
)
def test_the_desk_shows_the_printed_figures(id: str, numbers: tuple[tuple[str, int], ...]):
    found = GAME.card_desk().find(id)

    assert found is not None and found.numbers == numbers


def test_the_desk_has_every_card_and_tells_what_no_deck_holds():
    desk = GAME.card_desk()

    assert len(desk.sheets) == len(SAMPLE.cards)
    assert [sheet.id for sheet in desk.sheets if sheet.extra] == [
        card.id for card in SAMPLE.cards if card.type == "culture"
    ]


def test_the_desk_makes_a_card_file_of_a_spreadsheet(tmp_path: Path):
    file = tmp_path / "mine.yaml"
    file.write_text(GAME.card_desk().from_csv((HEAD + GUARD + ",,\n").encode(), "mine.csv", "mine"), encoding="utf-8")

    assert [sheet.id for sheet in GAME.card_desk((str(file),), alone=True).sheets] == ["guard"]


def test_decks_and_endings_have_their_words():
    words = GAME.words()
    wanted = [f"deck-{name}{part}" for name in GAME.deck_names() for part in ("", ".note")]
    wanted += [f"ending-{one}" for one in ("points", "tie", "conceded", "other")]

    for language in ("es", "en"):
        assert [one for one in wanted if not words.has(language, one)] == []
