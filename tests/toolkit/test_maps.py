"""Map files of a small made-up game: what the engine gets, what a view shows, and how faults are told."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from liza.toolkit import hexes
from liza.toolkit.hexmap import NOWHERE, HexMap, handle
from liza.toolkit.mapfaults import MapDemands
from liza.toolkit.mapfigures import is_even, seat_figures, symmetries
from liza.toolkit.mapfile import HexFormat
from liza.toolkit.mapview import draw_map, terrain_words
from liza.toolkit.problems import ProblemsError
from liza.toolkit.text import Phrase

MAP = """\
map: {id: isle, game: isles, name: {es: Isla, en: Isle}, layout: pointy}
regions:
  - {id: all, name: {es: Todo, en: All}}
territories:
  - {id: west, region: all, name: {es: Oeste, en: West}}
  - {id: east, name: {es: Este, en: East}}
homes:
  2: [west, east]
gates: [[4, 0], [0, 0]]
hexes:
  - {at: [0, 0], terrain: sand, territory: west}
  - {at: [1, 0], terrain: grass, territory: west, site: 1, name: {es: Faro, en: Lighthouse}}
  - {at: [2, 0], terrain: grass, name: {es: Charca, en: Pond}}
  - {at: [3, 0], terrain: grass, territory: east, site: 2, name: {es: Molino, en: Mill}}
  - {at: [4, 0], terrain: sand, territory: east}
"""
FORMAT = HexFormat(
    "isles",
    "tests.toolkit.lands",
    Path(),
    MapDemands(("sand", "grass"), sites=1, apart=2, gates=2, seats=(2, 3), clauses={"site-count": "ISL-3"}),
)


@pytest.fixture
def isle() -> HexMap:
    return FORMAT.read(MAP)


def told(text: str, format: HexFormat = FORMAT) -> list[str]:
    with pytest.raises(ProblemsError) as caught:
        format.read(text, "isle.yaml")
    for one in caught.value.problems:
        assert one.text("en") != one.text("es")
        assert one.remedy("es") and one.remedy("en")
    return [one.render("es") for one in caught.value.problems]


# What the engine gets


def test_a_map_is_lists_by_the_number_of_a_hex(isle):
    assert (isle.id, isle.pointy, isle.name) == ("isle", True, ("Isla", "Isle"))
    assert isle.hexes == [(q, 0) for q in range(5)]
    assert isle.neighbours == [[1], [2, 0], [3, 1], [4, 2], [3]]
    assert isle.distances[1] == [1, 0, 1, 2, 3]
    assert (isle.terrains[0], isle.names[1], isle.names[0]) == ("sand", ("Faro", "Lighthouse"), ("", ""))
    assert isle.territory_of == [0, 0, NOWHERE, 1, 1]
    assert (isle.site_of, isle.sites) == ([0, 1, 0, 2, 0], [NOWHERE, 1, 3])
    assert (isle.gate_of, isle.gates) == ([2, 0, 0, 0, 1], [NOWHERE, 4, 0])
    assert (isle.territories, isle.territory_sites) == (["west", "east"], [[1], [2]])
    assert (isle.regions, isle.region_of) == (["all"], [0, NOWHERE])
    assert isle.homes == {2: [0, 1]}
    assert (isle.at(3, 0), isle.at(9, 9)) == (3, NOWHERE)


def test_distances_are_walked_on_the_map():
    around = [at for at in hexes.disk((0, 0), 2) if at not in ((0, 0), (1, 0), (2, 0))]
    bay = HexMap("bay", "", True, around)
    ends = bay.at(2, -1), bay.at(1, 1)
    assert hexes.distance(around[ends[0]], around[ends[1]]) == 2
    assert bay.distances[ends[0]][ends[1]] == 6
    assert all(bay.distances[a][b] == bay.distances[b][a] for a, b in product(range(16), repeat=2))
    apart = HexMap("apart", "", True, [(0, 0), (5, 5)])
    assert apart.distances[0] == [0, NOWHERE]


def test_equal_files_are_equal_maps_and_others_are_not(isle):
    assert isle.code() == FORMAT.read("# the same\n" + MAP).code()
    assert isle.code() != FORMAT.read(MAP.replace("Faro", "Torre")).code()


def test_a_view_shows_the_map(isle):
    shown = draw_map(isle)
    assert (shown.layout, shown.label) == ("pointy", Phrase("data-text", es="Isla", en="Isle"))
    first, second = shown.spaces[0], shown.spaces[1]
    assert (first.handle, first.q, first.r, first.terrain, first.area) == (handle(0), 0, 0, "sand", "west")
    assert (first.gate, first.site, first.label) == (2, 0, None)
    assert (second.site, second.rank, second.label) == (1, 1, Phrase("data-text", es="Faro", en="Lighthouse"))
    assert (shown.spaces[2].area, shown.spaces[2].rank) == ("", 2)
    assert [(area.id, area.group) for area in shown.areas] == [("west", "all"), ("east", ""), ("all", "")]
    assert terrain_words(isle) == {"grass": Phrase("terrain-grass"), "sand": Phrase("terrain-sand")}
    assert draw_map(FORMAT.read(MAP.replace("pointy", "flat"))).layout == "flat"


# How fair it is


def test_seats_that_begin_alike(isle):
    assert len(symmetries(isle)) == 4
    assert is_even(isle, 2)
    one, other = seat_figures(isle, 2)
    assert (one.rivals, one.gate, one.nearer, one.shared, one.reach) == ([2], 1, 0, 0, 0.0)
    assert (other.seat, other.home, other.rivals) == (1, 1, [2])


def test_a_gate_on_one_side_makes_them_unequal():
    lopsided = FORMAT.read(MAP.replace("[0, 0]]", "[2, 0]]"))
    assert len(symmetries(lopsided)) == 2
    assert not is_even(lopsided, 2)
    assert [one.gate for one in seat_figures(lopsided, 2)] == [1, 1]


def test_free_sites_belong_to_the_nearer_home():
    more = MAP + "  - {at: [5, 0], terrain: sand, territory: north, site: 3, name: {es: Cala, en: Cove}}\n"
    more = more.replace("homes:", "  - {id: north, name: {es: Norte, en: North}}\nhomes:").replace(
        "[4, 0]", "[2, 0]", 1
    )
    west, east = seat_figures(FORMAT.read(more), 2)
    assert (west.nearer, east.nearer, west.reach, east.reach) == (0, 1, 4.0, 2.0)


# What is wrong

FAULTS: list[tuple[str, str, str]] = [
    ("at: [1, 0]", "at: [1]", "isle.yaml:12: hexes[1].at: Aquí va un hexágono, no «[1]»."),
    ("at: [1, 0]", "at: [1, 100]", "isle.yaml:12: (1, 100).at: Aquí va un hexágono, no «[1, 100]»."),
    ("terrain: sand, territory: west", "territory: west", "isle.yaml:11: (0, 0).terrain: Falta el campo «terrain»."),
    ("site: 2", "sit: 2", "isle.yaml:14: (3, 0).sit: El campo «sit» no existe aquí. ¿Quieres decir «site»?"),
    ("layout: pointy", "layout: round", "isle.yaml:1: map.layout: «round» no es ninguna de las palabras posibles."),
    ("game: isles", "game: other", "isle.yaml:1: map.game: El mapa es del juego «other», no de «isles»."),
    ("id: east", "id: west", "isle.yaml:6: territories[1].id: El identificador «west» está repetido."),
    ("es: Este", "es: oeste", "isle.yaml:6: territories[1].name.es: El nombre «oeste» ya es de west."),
    ("es: Molino", "es: FARO", "isle.yaml:14: (3, 0).name.es: El nombre «FARO» ya es de (1, 0)."),
    ("terrain: grass, name", "terrain: gras, name", "isle.yaml:13: (2, 0).terrain: No hay ningún terreno «gras»."),
    ("region: all", "region: al", "isle.yaml:5: territories[0].region: No hay ninguna región «al»."),
    ("territory: east}", "territory: eas}", "isle.yaml:15: (4, 0).territory: No hay ningún territorio «eas»."),
    ("[west, east]", "[west, eas]", "isle.yaml:8: homes[2][1]: No hay ningún territorio «eas»."),
    ("at: [2, 0]", "at: [1, 0]", "isle.yaml:13: (1, 0).at: El hexágono (1, 0) está dos veces."),
    ("at: [2, 0]", "at: [2, 5]", "(2, 5): El hexágono (2, 5) no toca a los demás."),
    ("at: [2, 0]", "at: [2, 5]", "(3, 0): El hexágono (3, 0) y otros que están con él (2 en total) no tocan"),
    (
        "sand, territory: east",
        "sand, territory: west",
        "(4, 0).territory: El hexágono (4, 0) es de Oeste, pero no toca",
    ),
    ("homes:", "  - {id: sea, name: {es: Mar, en: Sea}}\nhomes:", "territories[2]: Mar no tiene ningún hexágono."),
    ("site: 2", "site: 1", "isle.yaml:14: (3, 0).site: El número de solar 1 ya es de (1, 0)."),
    (", name: {es: Molino, en: Mill}", "", "isle.yaml:14: (3, 0): El solar 2 no tiene nombre."),
    ("territory: east, site", "site", "isle.yaml:14: (3, 0): El solar 2 no está en ningún territorio."),
    (
        "grass, name",
        "grass, site: 3, name",
        "(2, 0).site: El solar 3 está a distancia 1 del de (1, 0), y lo menos es 2.",
    ),
    ("site: 2", "site: 3", "isle.yaml:14: (3, 0).site: Hay un solar 3, pero no un solar 2."),
    ("site: 1, ", "", "isle.yaml:5: territories[0]: Oeste no tiene solares, y debe tener 1."),
    ("[4, 0], [0, 0]", "[4, 0], [9, 0]", "isle.yaml:9: gates[1]: La entrada (9, 0) está fuera del mapa."),
    ("[4, 0], [0, 0]", "[4, 0], [4, 0]", "isle.yaml:9: gates[1]: La entrada (4, 0) está dos veces."),
    ("[4, 0], [0, 0]", "[4, 0], [1, 0]", "isle.yaml:9: gates[1]: La entrada (1, 0) está en un solar."),
    ("gates: [[4, 0], [0, 0]]\n", "", "isle.yaml:1: gates: No hay entradas, y debe haber 2."),
    ("homes:\n  2: [west, east]", "homes: {}", "isle.yaml:7: homes: El mapa no dice dónde empieza cada cual."),
    ("2: [west, east]", "4: [west, east]", "isle.yaml:8: homes[4]: El juego no es para 4. Puede ser para 2 y 3"),
    ("2: [west, east]", "3: [west, east]", "isle.yaml:8: homes[3]: Hay 2 territorios de partida para 3."),
    ("[west, east]", "[west, west]", "isle.yaml:8: homes[2][1]: El territorio «west» es de partida para dos asientos."),
    (
        "[west, east]",
        "[{territory: west, sites: [2]}, east]",
        "isle.yaml:8: homes[2][0].sites: Los solares con los que se empieza en Oeste no son los suyos, cada uno una"
        " vez. Escribe 1 en el orden que convenga",
    ),
    ("site: 1, ", "", "isle.yaml:8: homes[2][0]: En Oeste no hay ningún solar, y alguien empieza allí."),
    (MAP, "- isle", "isle.yaml:1: Un mapa consta de «map», «territories», «homes» y «hexes»."),
]


@pytest.mark.parametrize(("old", "new", "saying"), FAULTS, ids=[saying[-40:] for _, _, saying in FAULTS])
def test_a_fault_is_told_with_its_line_and_its_hex(old, new, saying):
    assert old in MAP
    lines = told(MAP.replace(old, new, 1))
    assert [line for line in lines if saying in line], lines


def test_a_gate_in_the_middle():
    body = "".join(f"  - {{at: [{q}, {r}], terrain: sand}}\n" for q, r in hexes.disk((0, 9), 1))
    joined = body + "".join(f"  - {{at: [0, {r}], terrain: sand}}\n" for r in range(1, 8))
    [line] = told(MAP.replace("[4, 0], [0, 0]", "[4, 0], [0, 9]") + joined)
    assert "gates[1]: La entrada (0, 9) no está en el borde: tiene seis vecinos." in line


def test_a_demand_cites_its_clause():
    [line] = [one for one in told(MAP.replace("site: 2, ", "")) if "debe tener" in one]
    assert line.endswith("[ISL-3]")


def test_a_game_that_demands_nothing_takes_any_ground():
    free = HexFormat("isles", "liza.toolkit", Path())
    odd = MAP.replace("sand", "glass").replace("site: 1, ", "").replace("gates: [[4, 0], [0, 0]]\n", "")
    assert [line for line in told(odd, free) if "homes" not in line and "Hay un solar 2" not in line] == []


def test_a_map_by_name(tmp_path: Path, write: Callable[[str], HexFormat]):
    format = write("isle")
    assert format.names() == ["isle"]
    assert format.named("isle").id == "isle"
    with pytest.raises(ProblemsError, match=r"No hay ningún mapa llamado «isl». ¿Quieres decir «isle»\?"):
        format.named("isl")


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], HexFormat]:
    def written(name: str) -> HexFormat:
        (tmp_path / f"{name}.yaml").write_text(MAP)
        return HexFormat("isles", "liza.toolkit", tmp_path)

    return written
