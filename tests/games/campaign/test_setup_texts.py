"""What people bring along: army lists as text, maps as YAML or GeoJSON; and the fields that a form is told of."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.campaign import GAME
from liza.games.campaign.armies import house_army
from liza.games.campaign.board import _BOARDS, MOST_BOARDS, NO_BOARD, find_board
from liza.games.campaign.maps import FORMAT
from liza.games.campaign.pieces import Unit
from liza.games.campaign.state import Campaign
from liza.kernel import read_record
from liza.kernel.plain import state_hash
from liza.testing.marks import clause
from liza.toolkit.geojson import to_geojson
from liza.toolkit.problems import read_text
from liza.toolkit.setupfields import FieldText
from liza.toolkit.yamlfile import parse_yaml

LEADERS = "Rey: 400\nDuque 300\nmarqués; 250\nConde = 200 puntos\nBaron, 200\n"


def army(text: str) -> FieldText:
    """Returns what a list says after the usual leaders, which take the first five lines."""
    return GAME.read_field("armies", LEADERS + text, "", {})


def faults(text: str) -> list[tuple[int, str]]:
    """Returns line and clause of what is wrong with a list."""
    return [(one.line, one.clause) for one in army(text).problems]


def facts(one: Unit) -> tuple[int, ...]:
    """Returns what a unit is, but for its name."""
    return int(one.kind), int(one.models), int(one.each), int(one.morale), int(one.rank)


@pytest.mark.parametrize("language", ["es", "en"])
@clause("CAM-partida-3")
def test_the_army_of_the_house_is_read_back_from_its_text(language: str):
    read = GAME.read_field("armies", GAME.field_example("armies", language), "", {})
    assert read.lawful and read.tally is not None and read.tally.total == 10_000
    made = GAME.fresh(GAME.complete({"players": 2, "armies": [read.value, "house"]}))
    assert [facts(one) for one in made.countries[0].units] == [facts(one) for one in house_army()]


@pytest.mark.parametrize(
    "line",
    [
        "10 Piqueros; infantería; 25; 8; 7",
        "10x Piqueros, Infanteria, 25 figuras, 8 puntos, moral 7",
        "10 × Piqueros\tinfantry\t25\t8\t7",
        "10 Piqueros; moral 7; 8 puntos; 25 figuras; infantería  # los de siempre",
    ],
)
def test_a_line_is_understood_however_it_is_written(line: str):
    read = army(f"[Unidades]\n\nUnidad;Clase;Figuras;Puntos;Moral\n{line}\n")
    assert read.lawful
    assert read.value["units"] == [{"name": "Piqueros", "kind": "infantry", "models": 25, "each": 8, "morale": 7}] * 10
    assert read.tally is not None and [(row[0], row[2]) for row in read.tally.rows][5:] == [(9, 2000)]


def test_a_unit_of_the_house_needs_only_its_name_and_may_differ_from_it():
    read = army("Lanceros\n2 caballeros; 12 figuras\n")
    assert [(one["models"], one["each"]) for one in read.value["units"]] == [(25, 8), (12, 35), (12, 35)]


@clause("CAM-partida-2", "CAM-partida-14", "CAM-partida-16", "CAM-mantenimiento-15")
def test_every_fault_is_told_at_its_line_with_its_clause():
    assert faults("Gigante; monstruo; 1; 2000") == [(6, "CAM-partida-14")]
    assert faults("Lanceros\nHéroes; héroe; 2; 100") == [(7, "CAM-partida-16")]
    assert faults("Lanceros; moral 13") == [(6, "CAM-mantenimiento-15")]
    assert faults("3 Piqueros; infantería; 1; 8") == [(6, "CAM-partida-14")], "one fault for three units alike"
    assert faults("50 Lanceros") == [(0, "CAM-partida-2")]
    assert faults("Lancros") == [(6, "CAM-partida-14")] and "Lanceros" in army("Lancros").problems[0].text("es")
    assert "Arqueros" in army("6 Arqeros; 20; 10").problems[0].text("es")
    assert faults("Lanceros; a caballo") == [(6, "CAM-partida-14")]
    assert faults("0 Lanceros") == [(6, "CAM-partida-14")]
    alone = GAME.read_field("armies", "Rey: 400", "", {}).problems
    assert (0, "CAM-partida-4") in [(one.line, one.clause) for one in alone]


def test_the_smallest_unit_follows_the_options():
    text = LEADERS + "Exploradores; 5 figuras\n"
    assert GAME.read_field("armies", text, "", {}).lawful
    assert not GAME.read_field("armies", text, "", {"options": {"min_unit_points": "100"}}).lawful


def own_map(text: str) -> dict[str, Any]:
    """Returns a set-up for two on a map that was brought along."""
    read = GAME.read_field("map", text, "mio.yaml", {})
    assert read.lawful, read.problems
    return GAME.complete({"players": 2, "map": read.value})


@clause("CAM-regiones-11")
@pytest.mark.parametrize("drawn", [False, True], ids=["yaml", "geojson"])
def test_a_map_brought_along_is_played_and_recorded_with_the_match(drawn: bool):
    text = read_text(FORMAT.folder / "duelo.yaml")
    given = to_geojson(FORMAT.checked(parse_yaml(text))) if drawn else text
    setup = own_map(given)
    assert setup["options"]["map"] == "custom"
    match = GAME.start(setup, 3)
    assert isinstance(match.state, Campaign)
    assert match.state.board.ids == find_board("duelo").ids
    assert match.answer(0, "house") is None
    again = GAME.replay(read_record(match.record().to_text()))
    assert state_hash(again.state) == state_hash(match.state)


@clause("CAM-regiones-11")
def test_a_faulty_map_is_refused_at_its_line_and_no_text_is_a_path():
    text = read_text(FORMAT.folder / "duelo.yaml").replace("terrain: forest", "terrain: swamp", 1)
    [fault] = GAME.read_field("map", text, "mio.yaml", {}).problems
    assert (fault.line, fault.clause) == (text[: text.index("swamp")].count("\n") + 1, "CAM-regiones-2")
    for other in (str(FORMAT.folder / "duelo.yaml"), "{", "{}", "[1]", ""):
        assert not GAME.read_field("map", other, "", {}).lawful


def test_maps_brought_along_do_not_pile_up():
    text = read_text(FORMAT.folder / "duelo.yaml")
    others = [f"other {number}" for number in range(MOST_BOARDS)]
    _BOARDS.update(dict.fromkeys(others, NO_BOARD))
    try:
        assert find_board(f"# one\n{text}") is find_board(f"# one\n{text}")
        assert "" in _BOARDS
        assert others[0] not in _BOARDS
    finally:
        for key in others:
            _BOARDS.pop(key, None)
