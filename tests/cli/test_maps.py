"""Maps in the terminal: checked, measured and drawn."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType
from typing import ClassVar
from xml.etree import ElementTree

import pytest

from liza import games
from liza.toolkit.game import Game
from liza.toolkit.mapfile import HexFormat
from liza.toolkit.regionfile import RegionFormat
from tests.toolkit.test_maps import FORMAT, MAP
from tests.toolkit.test_region_maps import FORMAT as VALES
from tests.toolkit.test_region_maps import MAP as VALE


class Isles(Game):
    id: ClassVar = "isles"
    version: ClassVar = "1"
    seats: ClassVar = ("south", "north")
    title: ClassVar = {"es": "Islas", "en": "Isles"}

    def map_format(self) -> HexFormat:
        return FORMAT


class Vales(Isles):
    id: ClassVar = "vales"

    def map_format(self) -> RegionFormat:  # type: ignore[override]
        return VALES


@pytest.fixture(autouse=True)
def _games(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (Isles(), Vales()):
        module = ModuleType(f"{game.id}_for_tests")
        module.GAME = game  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, module.__name__, module)
        monkeypatch.setattr(games, "OURS", (*games.OURS, (game.id, module.__name__)))


@pytest.fixture
def isle(tmp_path: Path) -> str:
    (tmp_path / "isle.yaml").write_text(MAP)
    return "isle.yaml"


def test_a_sound_map_is_measured(liza, isle):
    said = liza("map", "check", isle).output
    assert "5 hexágonos, 2 territorios, 2 solares y 2 entradas. Queda igual de 4 maneras" in said
    assert "consejo" not in said
    assert said.splitlines()[-3].split() == ["2", "Este", "2", "0", "0", "0,0", "1"]
    assert "isle.yaml: el mapa no tiene faltas." in said
    assert "isle.yaml: the map is sound." in liza("map", "check", isle, "--lang", "en").output


def test_seats_that_do_not_begin_alike_are_an_advice(liza, tmp_path):
    (tmp_path / "isle.yaml").write_text(MAP.replace("[0, 0]]", "[2, 0]]"))
    said = liza("map", "check", "isle.yaml").output
    assert "isle.yaml: consejo: Con 2 jugadores no empiezan todos igual" in said
    assert "el mapa no tiene faltas" in said


def test_every_file_is_checked_and_one_fault_is_enough_to_fail(liza, tmp_path, isle):
    (tmp_path / "bad.yaml").write_text(MAP.replace("at: [2, 0]", "at: [2, 7]"))
    said = liza("map", "check", "bad.yaml", isle, code=1).output
    assert "bad.yaml:13: (2, 7): El hexágono (2, 7) no toca a los demás." in said
    assert "bad.yaml: el mapa tiene faltas." in said
    assert "isle.yaml: el mapa no tiene faltas." in said


def test_the_game_is_named_by_the_file_or_by_hand(liza, tmp_path, isle):
    (tmp_path / "any.yaml").write_text(MAP.replace("game: isles, ", ""))
    said = liza("map", "check", "any.yaml", code=1).output
    assert "any.yaml: no dice de qué juego es. Escribe «game» dentro de «map», o añade --game." in said
    assert (
        "any.yaml:1: map.game: Falta el campo «game»."
        in liza("map", "check", "any.yaml", "--game", "isles", code=1).output
    )
    assert "El juego tictactoe no tiene mapas." in liza("map", "check", isle, "--game", "tictactoe", code=2).output
    (tmp_path / "odd.yaml").write_text(MAP.replace("game: isles", "game: isle"))
    assert "¿Quieres decir «isles»?" in liza("map", "check", "odd.yaml", code=2).output


def test_a_file_that_is_not_there(liza):
    assert "nada.yaml: No existe el archivo." in liza("map", "check", "nada.yaml", code=1).output
    assert "nada.yaml: No existe el archivo." in liza("map", "show", "nada.yaml", code=1).output


def test_a_map_is_drawn_in_letters(liza, isle):
    said = liza("map", "show", isle).output.splitlines()
    assert "  o!2 O1  ·*  E2  e!1" in said
    assert "O  Oeste (Todo): 1 Faro" in said
    assert "*  Charca" in said


def test_rows_are_drawn_where_they_lie_and_like_initials_give_way(liza, tmp_path):
    more = MAP + "  - {at: [0, 1], terrain: sand, territory: west}\n"
    (tmp_path / "isle.yaml").write_text(more.replace("es: Este", "es: Otero"))
    said = liza("map", "show", "isle.yaml").output.splitlines()
    assert said[said.index("  a!2 A1  ·*  B2  b!1") + 1] == "    a·"
    (tmp_path / "isle.yaml").write_text(more.replace("pointy", "flat"))
    said = liza("map", "show", "isle.yaml").output.splitlines()
    assert [line for line in said if "!" in line or "1" in line][:2] == ["  o!2", "      O1"]


def test_the_help_tells_of_maps(liza):
    assert "Dibuja un mapa con letras." in liza("map", "--help").output
    assert "De qué juego son" in liza("map", "check", "--help").output


# Maps of regions


@pytest.fixture
def vale(tmp_path: Path) -> str:
    (tmp_path / "vale.yaml").write_text(VALE)
    return "vale.yaml"


def test_a_sound_map_of_regions_is_measured(liza, vale):
    said = liza("map", "check", vale, "--lang", "en").output
    assert "6 regions, 3 cities and 2 homelands. 2,600 of taxes and 170 of levies in all." in said
    assert "1,300 of taxes per head" in said
    rows = [line.split() for line in said.splitlines() if line[:1].strip().isdigit() or line[:8].strip()[:1].isdigit()]
    assert [row[:4] for row in rows if row[0] in ("1", "2") and len(row) > 6] == [
        ["1", "W", "1100", "70"],
        ["2", "E", "1100", "70"],
    ]
    assert "vale.yaml:14: E1.next: advice: Without E1 the map falls apart" in said
    assert "vale.yaml: the map is sound." in said


def test_a_faulty_map_of_regions(liza, tmp_path):
    (tmp_path / "vale.yaml").write_text(VALE.replace("next: [W1, E1, M2]", "next: [W1, E1]"))
    said = liza("map", "check", "vale.yaml", code=1).output
    assert "vale.yaml:12: M2.next[1]: M2 nombra a M1 como vecina, pero M1 no nombra a M2." in said
    assert "vale.yaml: el mapa tiene faltas." in said


def test_the_file_tells_the_kind_of_map(liza, vale, isle):
    assert "es de otra clase" in liza("map", "check", vale, "--game", "isles", code=1).output
    assert "es de otra clase" in liza("map", "show", isle, "--game", "vales", code=1).output
    assert "es un mapa de hexágonos" in liza("map", "export", isle, code=1).output


def test_a_map_of_regions_is_drawn_in_letters(liza, vale):
    said = liza("map", "show", vale).output
    assert any("W1*" in line and "M1*" in line and "E1*" in line for line in said.splitlines())
    assert "M2  Laguna: " in said
    assert "impuestos 100, levas 0; W2 M1 E2" in said


@pytest.mark.parametrize("name", ["vale", "isle"])
def test_a_map_is_drawn_as_svg(liza, tmp_path, vale, isle, name):
    liza("map", "svg", f"{name}.yaml", "drawn.svg")
    drawing = ElementTree.parse(tmp_path / "drawn.svg").getroot()
    svg = "{http://www.w3.org/2000/svg}"
    texts = ["".join(one.itertext()) for one in drawing.iter(f"{svg}text")]
    assert ({"W1", "Puente", "Faro"} if name == "vale" else {"Faro", "Charca"}) <= set(texts)
    grounds = [one for one in drawing.iter(f"{svg}path") if one.get("fill", "").startswith("url(#terrain-")]
    assert len(grounds) == (6 if name == "vale" else 5)
    ids = {one.get("id") for one in drawing.iter()}
    used = set(re.findall(r"url\(#([\w-]+)\)", (tmp_path / "drawn.svg").read_text()))
    assert used <= ids
    assert liza("map", "svg", f"{name}.yaml").output == (tmp_path / "drawn.svg").read_text()


def test_a_map_goes_out_as_geojson_and_comes_back(liza, tmp_path, vale):
    liza("map", "export", vale, "vale.geojson")
    said = liza("map", "import", "vale.geojson", "back.yaml").output
    assert "back.yaml: escrito." in said
    assert "back.yaml: el mapa no tiene faltas." in said
    assert VALES.load(tmp_path / "back.yaml").code() == VALES.read(VALE).code()
    assert "vale.yaml: ya existe" in liza("map", "import", "vale.geojson", vale, code=1).output
    liza("map", "import", "vale.geojson", vale, "--force")
    assert "bad.json:1: El archivo no es JSON" in _imported(liza, tmp_path, "{oh}", 1)


def test_what_geojson_leaves_out_is_told(liza, tmp_path, vale):
    liza("map", "export", vale, "vale.geojson")
    text = (tmp_path / "vale.geojson").read_text().replace('"taxes": 300, ', "")
    said = _imported(liza, tmp_path, text, 1)
    assert "M1.taxes: Falta el campo «taxes»." in said
    assert (tmp_path / "new.yaml").exists()


def _imported(liza, tmp_path: Path, text: str, code: int) -> str:
    (tmp_path / "bad.json").write_text(text)
    return str(liza("map", "import", "bad.json", "new.yaml", code=code).output)
