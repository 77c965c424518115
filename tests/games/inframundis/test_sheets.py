"""Card files as spreadsheets and back."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from liza.games.inframundis.schema import FORMAT
from liza.toolkit.cardsheet import read_sheet, write_card_file, write_sheet
from liza.toolkit.problems import ProblemsError

EXTRA = Path(__file__).parent / "data" / "extra.yaml"
ALL = FORMAT.load([FORMAT.sample, EXTRA])
HEAD = "id,number,type,name.es,name.en,icon,cost,attack,life,abilities,keywords,unique\n"
WOLF = "grey-wolf,300,creature,Lobo gris,Grey Wolf,wolf-head,2,3,2"


def _problems(text: str | bytes):
    with pytest.raises(ProblemsError) as caught:
        read_sheet(FORMAT, text, "cards.csv")
    return caught.value.problems


def test_every_card_comes_back_from_a_sheet_as_it_was():
    back = read_sheet(FORMAT, write_sheet(FORMAT, ALL.cards))

    assert back == list(ALL.cards)
    assert [card.model_dump_json(exclude_unset=True) for card in back] == [
        card.model_dump_json(exclude_unset=True) for card in ALL.cards
    ]


def test_a_sheet_has_a_row_per_card_and_a_cell_per_column():
    rows = list(csv.reader(io.StringIO(write_sheet(FORMAT, ALL.cards))))

    assert tuple(rows[0]) == FORMAT.columns
    assert len(rows) == len(ALL.cards) + 1
    assert {len(row) for row in rows} == {len(FORMAT.columns)}


@pytest.mark.parametrize("separator", [";", "\t"])
def test_sheets_of_other_programs_are_read(separator):
    """With their separator, line ends, byte order mark, capitals for true, and columns in any order."""
    rows = list(csv.DictReader(io.StringIO(write_sheet(FORMAT, ALL.cards))))
    stream = io.StringIO(newline="")
    writer = csv.DictWriter(stream, sorted(FORMAT.columns), delimiter=separator)
    writer.writeheader()
    writer.writerows({**row, "unique": row["unique"].upper()} for row in rows)
    writer.writerow(dict.fromkeys(FORMAT.columns, ""))

    assert read_sheet(FORMAT, b"\xef\xbb\xbf" + stream.getvalue().encode()) == list(ALL.cards)


def test_columns_that_are_not_needed_may_be_absent():
    (card,) = read_sheet(FORMAT, HEAD + WOLF + ',,"guard, rush",sí\n')

    assert (card.id, card.attack, card.keywords, card.unique) == ("grey-wolf", 3, ["guard", "rush"], True)


def test_a_card_file_written_anew_is_read_as_the_same_cards(tmp_path):
    sample = FORMAT.load([FORMAT.sample])
    file = tmp_path / "again.yaml"
    file.write_text(
        write_card_file(FORMAT, sample.sets[0], read_sheet(FORMAT, write_sheet(FORMAT, sample.cards))), encoding="utf-8"
    )
    again = FORMAT.load([file])

    assert (again.sets, again.cards) == (sample.sets, sample.cards)


FAULTS = {
    "misspelt verb": (
        WOLF + ',"[{""when"":""dies"",""do"":[{""verb"":""drwa"",""whose"":""you"",""cards"":1}]}]"',
        "grey-wolf.abilities[0].do[0].verb", "¿Quieres decir «draw»"),
    "broken JSON": (WOLF + ',"[{""when"":}]"', "grey-wolf.abilities", "no contiene JSON"),
    "number in words": (WOLF.replace(",2,3,2", ",two,3,2"), "grey-wolf.cost", "número entero, no «two»"),
    "decimal number": (WOLF.replace(",2,3,2", ',"2,5",3,2'), "grey-wolf.cost", "número entero, no «2,5»"),
    "no number": (WOLF.replace(",300,", ",,"), "grey-wolf.number", "Falta el campo «number»"),
    "no English name": (WOLF.replace("Grey Wolf", ""), "grey-wolf.name.en", "Falta el campo «en»"),
    "no life": (WOLF.replace(",2,3,2", ",2,3,"), "grey-wolf.life", "necesita Vida"),
    "no id": (WOLF.replace("grey-wolf", ""), "cards[1].id", "identificador"),
    "perhaps unique": (WOLF + ",,,perhaps", "grey-wolf.unique", "ni sí ni no"),
    "misspelt keyword": (WOLF + ",,gard", "grey-wolf.keywords[0]", "¿Quieres decir «guard»"),
    "stray separator": (WOLF + ",,,,,,more", "", "celdas"),
}  # fmt: skip


@pytest.mark.parametrize(("row", "place", "said"), FAULTS.values(), ids=FAULTS.keys())
def test_a_faulty_cell_is_told_by_row_and_column(row, place, said):
    (fault,) = _problems(
        HEAD + WOLF.replace("300", "301").replace("rey", "old").replace("gris", "rojo") + "\n" + row + "\n"
    )

    assert (fault.file, fault.line, fault.place) == ("cards.csv", 3, place)
    assert said in f"{fault.text_es} {fault.remedy_es}"
    assert fault.text_en
    assert fault.remedy_en


def test_the_row_is_the_one_a_spreadsheet_shows_even_below_cells_of_several_lines():
    rows = HEAD + WOLF.replace("Lobo gris", '"Lobo\ngris"') + "\n" + WOLF.replace("grey-wolf,300", "other,") + "\n"

    assert {fault.line for fault in _problems(rows)} == {3}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no tiene filas"),
        (HEAD, "no tiene filas"),
        (HEAD.replace("icon,", "") + WOLF, "Falta la columna «icon»"),
        (HEAD.replace("cost", "kost") + WOLF, "¿Quieres decir «cost»"),
        (HEAD.replace("life", "cost") + WOLF, "«cost» está repetida"),
        (HEAD + '"grey', "no se entiende"),
        ((HEAD + WOLF.replace("Lobo", "Año")).encode("latin-1"), "UTF-8"),
    ],
)
def test_a_sheet_that_is_none_is_told(text, said):
    fault = _problems(text)[0]

    assert fault.file == "cards.csv"
    assert said in f"{fault.text_es} {fault.remedy_es}"
