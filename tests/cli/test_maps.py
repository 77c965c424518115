"""Maps in the terminal: checked, measured and drawn."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import ClassVar

import pytest

from liza import games
from liza.toolkit.game import Game
from liza.toolkit.mapfile import MapFormat
from tests.toolkit.test_maps import FORMAT, MAP


class Isles(Game):
    id: ClassVar = "isles"
    version: ClassVar = "1"
    seats: ClassVar = ("south", "north")
    title: ClassVar = {"es": "Islas", "en": "Isles"}

    def map_format(self) -> MapFormat:
        return FORMAT


@pytest.fixture(autouse=True)
def _isles(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("isles_for_tests")
    module.GAME = Isles()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(games, "OURS", (*games.OURS, ("isles", module.__name__)))


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
