"""Card files as spreadsheets and back, and the desk that shows cards."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from liza.games.bellum import GAME
from liza.games.bellum.cardmodels import CivilizedSetModel
from liza.games.bellum.schema import FORMAT
from liza.toolkit.cardsheet import read_sheet, write_card_file, write_sheet
from liza.toolkit.problems import ProblemsError

SAMPLE = FORMAT.sample_cards
HEAD = "id,number,civilization,type,name.es,name.en,icon,family,zone,stage,age,cost,attack,defence,keywords,abilities\n"
GUARD = "guard,900,castilla,unit,Guardia,Guard,axe-sword,infantry,vanguard,veteran,1,2,2,3"


def _problems(text: str) -> list[str]:
    with pytest.raises(ProblemsError) as caught:
        read_sheet(FORMAT, text, "cards.csv")
    return [f"{one.line} {one.place} {one.text_es} {one.remedy_es} {one.clause}" for one in caught.value.problems]


def test_every_card_comes_back_from_a_sheet_as_it_was():
    back = read_sheet(FORMAT, write_sheet(FORMAT, SAMPLE.cards))

    assert back == list(SAMPLE.cards)
    assert [card.model_dump_json(exclude_unset=True, by_alias=True) for card in back] == [
        card.model_dump_json(exclude_unset=True, by_alias=True) for card in SAMPLE.cards
    ]


def test_a_sheet_has_a_row_per_card_and_a_cell_per_column():
    rows = list(csv.reader(io.StringIO(write_sheet(FORMAT, SAMPLE.cards))))

    assert tuple(rows[0]) == FORMAT.columns
    assert len(rows) == len(SAMPLE.cards) + 1
    assert {len(row) for row in rows} == {len(FORMAT.columns)}


def test_a_card_file_written_anew_is_read_as_the_same_cards(tmp_path: Path):
    file = tmp_path / "again.yaml"
    found = next(one for one in SAMPLE.sets if isinstance(one, CivilizedSetModel) and one.civilization is None)
    cards = read_sheet(FORMAT, write_sheet(FORMAT, SAMPLE.cards))
    file.write_text(write_card_file(FORMAT, found, cards), encoding="utf-8")
    again = FORMAT.load([file])

    assert (again.sets, again.cards) == ((found,), SAMPLE.cards)


def test_columns_that_are_not_needed_may_be_absent():
    (card,) = read_sheet(FORMAT, HEAD + GUARD + ',"courage, flanking",\n')

    assert (card.id, card.civilization, card.defence, card.keywords) == (
        "guard",
        "castilla",
        3,
        ["courage", "flanking"],
    )


FAULTS = {
    "misspelt verb": (
        GUARD + ',,"[{""when"":""enters"",""do"":[{""verb"":""drwa"",""whose"":""you"",""cards"":1}]}]"',
        ("guard.abilities[0].do[0].verb", "¿Quieres decir «draw»"),
    ),
    "misspelt keyword": (GUARD + ",curage", ("guard.keywords[0]", "¿Quieres decir «courage»", "BEL-14-6")),
    "number in words": (GUARD.replace(",1,2,2,3", ",1,two,2,3"), ("guard.cost", "número entero, no «two»")),
    "no zone": (GUARD.replace("vanguard", ""), ("guard.zone", "necesita «zone»", "BEL-3-1")),
    "no civilization": (GUARD.replace("castilla", ""), ("guard.civilization", "necesita «civilization»", "BEL-2-1")),
}


@pytest.mark.parametrize(("row", "said"), FAULTS.values(), ids=FAULTS.keys())
def test_a_faulty_cell_is_told_by_row_and_column(row: str, said: tuple[str, ...]):
    (found,) = _problems(HEAD + GUARD.replace("guard,900", "other,901").replace("Guard", "Other") + "\n" + row + "\n")

    assert found.startswith("3 ")
    assert [one for one in said if one not in found] == []


# The desk


def test_the_desk_finds_and_shows_a_card():
    desk = GAME.card_desk()
    found = desk.find("piquero VETERANO")

    assert found is not None
    assert (found.id, found.numbers) == ("pikeman-veteran", (("cost", 2), ("attack", 1), ("endure", 3)))
    assert (found.kind["es"], found.text["en"]) == (
        "Unidad · Infantería veterana · Vanguardia · Edad I",
        "Interception.",
    )
    assert len(desk.sheets) == len(SAMPLE.cards)
    assert [sheet.id for sheet in desk.sheets if sheet.extra] == [
        card.id for card in SAMPLE.cards if card.type == "relic"
    ]


def test_the_desk_makes_a_card_file_of_a_spreadsheet(tmp_path: Path):
    file = tmp_path / "mine.yaml"
    file.write_text(GAME.card_desk().from_csv((HEAD + GUARD + ",,\n").encode(), "mine.csv", "mine"), encoding="utf-8")
    desk = GAME.card_desk((str(file),), alone=True)

    assert [sheet.id for sheet in desk.sheets] == ["guard"]
    assert (
        GAME.card_desk((str(file),))
        .to_csv(own_only=True)
        .splitlines()[1]
        .startswith("guard,900,Guardia,Guard,castilla")
    )
