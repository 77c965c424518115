"""Map files of regions of a small made-up game: what the engine gets, what a view shows, and how faults are told."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from liza.toolkit import cells
from liza.toolkit.geojson import from_geojson, to_geojson, to_yaml
from liza.toolkit.mapdraw import draw_letters
from liza.toolkit.mapview import draw_regions, terrain_words
from liza.toolkit.problems import ProblemsError
from liza.toolkit.regionfaults import RegionDemands
from liza.toolkit.regionfigures import home_figures, is_even, marches
from liza.toolkit.regionfile import RegionFormat
from liza.toolkit.regionmap import RegionMap, handle
from liza.toolkit.regions import NOWHERE
from liza.toolkit.text import Phrase
from liza.toolkit.yamlfile import parse_yaml

MAP = """\
map: {id: vale, game: vales, name: {es: Valle, en: Vale}, layout: regions, rim: {box: [0, 0, 600, 300]}}
homes:
  2: [W, E]
regions:
  - {id: W1, name: {es: Torre, en: Tower}, terrain: plain, taxes: 900, levies: 50, city: true, home: W,
     at: [100, 100], next: [W2, M1]}
  - {id: W2, name: {es: Soto, en: Grove}, terrain: forest, taxes: 200, levies: 20, home: W,
     at: [100, 200], next: [W1, M2]}
  - {id: M1, name: {es: Puente, en: Bridge}, terrain: plain, taxes: 300, levies: 30, city: true,
     at: [300, 100], next: [W1, E1, M2]}
  - {id: M2, name: {es: Laguna, en: Lagoon}, terrain: lake, taxes: 100, levies: 0,
     at: [300, 200], next: [W2, M1, E2]}
  - {id: E1, name: {es: Faro, en: Lighthouse}, terrain: plain, taxes: 900, levies: 50, city: true, home: E,
     at: [500, 100], next: [E2, M1]}
  - {id: E2, name: {es: Monte, en: Hill}, terrain: forest, taxes: 200, levies: 20, home: E,
     at: [500, 200], next: [E1, M2]}
"""
DEMANDS = RegionDemands(
    terrains=("plain", "forest", "lake"),
    closed=("lake",),
    rough=("forest",),
    home_regions=2,
    home_cities=1,
    wages=1000,
    seats=(2, 3),
    clauses={"one-sided": "VAL-1", "taxes": "VAL-2"},
)
FORMAT = RegionFormat("vales", "tests.toolkit.lands", Path(), DEMANDS)


@pytest.fixture
def vale() -> RegionMap:
    return FORMAT.read(MAP)


def told(text: str) -> list[str]:
    with pytest.raises(ProblemsError) as caught:
        FORMAT.read(text, "vale.yaml")
    for one in caught.value.problems:
        assert one.text("en") != one.text("es")
        assert one.remedy("es") and one.remedy("en")
    return [one.render("es") for one in caught.value.problems]


def advised(text: str) -> list[str]:
    file = parse_yaml(text, "vale.yaml")
    found = FORMAT.advice(file, FORMAT.board(FORMAT.checked(file)))
    assert all(one.advice and one.remedy("es") and one.text("en") != one.text("es") for one in found)
    return [one.render("es") for one in found]


# What the engine gets


def test_a_map_is_lists_by_the_number_of_a_region(vale):
    assert (vale.id, vale.name, vale.ids) == ("vale", ("Valle", "Vale"), ["W1", "W2", "M1", "M2", "E1", "E2"])
    assert vale.neighbours == [[1, 2], [0, 3], [0, 3, 4], [1, 2, 5], [2, 5], [3, 4]]
    assert vale.distances[1] == [1, 0, 2, 1, 3, 2]
    assert (vale.touches(0, 1), vale.touches(0, 4), vale.touches(0, 0)) == (True, False, False)
    assert (vale.terrains[3], vale.taxes[0], vale.levies[4], vale.names[2]) == ("lake", 900, 50, ("Puente", "Bridge"))
    assert vale.cities == [True, False, True, False, True, False]
    assert (vale.home_ids, vale.home_of) == (["E", "W"], [1, 1, NOWHERE, NOWHERE, 0, 0])
    assert (vale.home_regions, vale.homes) == ([[4, 5], [0, 1]], {2: [1, 0]})
    assert (vale.capital(0), vale.capital(1), vale.at("M2"), vale.at("m2")) == (4, 0, 3, NOWHERE)
    assert (vale.spots[0], sorted(vale.cells[0])) == ((100, 100), [(0, 0), (0, 150), (200, 0), (200, 150)])


def test_equal_files_are_equal_maps_and_others_are_not(vale):
    assert vale.code() == FORMAT.read("# the same\n" + MAP).code()
    assert vale.code() != FORMAT.read(MAP.replace("taxes: 300", "taxes: 301")).code()


def test_a_view_shows_the_map(vale):
    shown = draw_regions(vale)
    assert (shown.layout, shown.label, shown.ways) == (
        "regions",
        Phrase("data-text", es="Valle", en="Vale"),
        [],
    )
    first, second = shown.spaces[0], shown.spaces[1]
    assert (first.handle, first.code, first.terrain, first.near) == (handle(0), "W1", "plain", [1, 2])
    assert (first.x, first.y, first.outline) == (100, 100, vale.cells[0])
    assert (first.rank, first.marks, second.rank, second.marks) == (1, ["city"], 2, [])
    assert second.label == Phrase("data-text", es="Soto", en="Grove")
    assert sorted(terrain_words(vale)) == ["forest", "lake", "plain"]


def test_a_map_in_letters(vale):
    lines = draw_letters(draw_regions(vale), 60)
    assert (len(lines), max(map(len, lines))) == (15, 60)
    assert [row for row, line in enumerate(lines) if "W1*" in line and "M1*" in line and "E1*" in line] == [5]
    assert lines[5].index("W1*") < lines[5].index("M1*") < lines[5].index("E1*")
    assert "W2" in lines[10] and "W2*" not in lines[10]


# How fair it is


def test_a_turn_crosses_two_regions_or_enters_a_rough_one(vale):
    assert marches(vale, vale.at("W1"), DEMANDS) == [0, 1, 1, NOWHERE, 1, 2]
    assert marches(vale, vale.at("W2"), DEMANDS) == [1, 0, 1, NOWHERE, 2, 3]


def test_seats_that_begin_alike(vale):
    assert is_even(vale, 2)
    west, east = home_figures(vale, 2, DEMANDS)
    assert (west.home, west.taxes, west.levies, west.terrains) == (1, 1100, 70, {"forest": 1, "plain": 1})
    assert (west.rivals, west.nearer, west.shared) == (east.rivals, east.nearer, east.shared) == ([1], 0, 1)
    assert [line for line in advised(MAP) if "se parte" not in line] == []


UNEQUAL: list[tuple[str, str, list[str]]] = [
    ("taxes: 200, levies: 20, home: E", "taxes: 250, levies: 20, home: E", ["uneven", "W da 1.100 de impuestos; lo"]),
    ("levies: 20, home: W", "levies: 10, home: W", ["uneven", "W da 60 de levas; lo habitual en este mapa es 70"]),
    ("Hill}, terrain: forest", "Hill}, terrain: plain", ["uneven", "no tiene los mismos terrenos"]),
    ("taxes: 900", "taxes: 700", ["W da 900 de impuestos, y el ejército inicial cuesta 1.000", "E da 900"]),
    ("taxes: 900", "taxes: 1900", ["el doble o más de lo que cuesta el ejército inicial (1.000)"]),
    (
        "levies: 30, city: true",
        "levies: 30",
        ["vale.yaml:3: homes[2]: consejo: Con 2 jugadores no queda ninguna ciudad"],
    ),
]


@pytest.mark.parametrize(("old", "new", "sayings"), UNEQUAL, ids=[new for _, new, _ in UNEQUAL])
def test_what_would_be_better_is_said(old, new, sayings):
    assert old in MAP
    lines = advised(MAP.replace(old, new))
    words = ["no empiezan todos igual" if saying == "uneven" else saying for saying in sayings]
    assert all(any(word in line for line in lines) for word in words), lines
    assert any("no empiezan todos igual" in line for line in lines) == ("uneven" in sayings)


def test_regions_that_close_the_way():
    said = "vale.yaml:14: E1.next: consejo: Sin E1 el mapa se parte: quien la tenga cierra el paso."
    assert [line for line in advised(MAP) if line.startswith(said)]
    dry = MAP.replace("es: Laguna, en: Lagoon}, terrain: lake", "es: Vado, en: Ford}, terrain: plain")
    assert not any("se parte" in line for line in advised(dry))


def test_neighbours_and_outlines_that_do_not_agree():
    apart = MAP.replace("next: [W2, M1, E2]", "next: [W2, M1, E2, E1]").replace("next: [E2, M1]", "next: [E2, M1, M2]")
    said = "E1.next: consejo: M2 y E1 son vecinas, pero sus contornos no se tocan."
    assert any(said in line for line in advised(apart))
    assert draw_regions(FORMAT.read(apart)).ways == [(3, 4)]
    touching = MAP.replace("next: [W2, M1, E2]", "next: [W2, E2]").replace("next: [W1, E1, M2]", "next: [W1, E1]")
    said = "M2.next: consejo: Los contornos de M1 y M2 se tocan, pero no son vecinas."
    assert any(said in line for line in advised(touching))


def test_homes_without_a_way_to_each_other():
    island = MAP.replace(
        "M1, name: {es: Puente, en: Bridge}, terrain: plain", "M1, name: {es: Puente, en: Bridge}, terrain: lake"
    )
    assert any("No hay camino desde E1 y E2 hasta el resto del mapa (2 regiones)" in line for line in told(island))


# What is wrong

FAULTS: list[tuple[str, str, str]] = [
    ("id: M1", "id: M 1", "vale.yaml:9: M 1.id: «M 1» no es un código."),
    ("taxes: 300, ", "", "vale.yaml:9: M1.taxes: Falta el campo «taxes». Añádelo. [VAL-2]"),
    ("taxes: 300", "taxes: -1", "vale.yaml:9: M1.taxes: El número -1 es demasiado pequeño."),
    ("levies: 30", "levies: mil", "vale.yaml:9: M1.levies: Aquí va un número entero, no «mil»."),
    ("at: [300, 100]", "at: [300]", "vale.yaml:10: M1.at: Aquí va un punto, no «[300]»."),
    ("terrain: lake", "terrain: lac", "M2.terrain: No hay ningún terreno «lac». Los terrenos son «plain»"),
    ("next: [W1, E1, M2]", "next: [W1, E1, M3]", "M1.next[2]: No hay ninguna región «M3»."),
    ("next: [W1, E1, M2]", "next: [W1, E1]", "vale.yaml:12: M2.next[1]: M2 nombra a M1 como vecina, pero M1 no nombra"),
    ("next: [W1, E1, M2]", "next: [W1, E1, M2, M1]", "M1.next[3]: M1 se nombra a sí misma"),
    ("next: [W1, E1, M2]", "next: [W1, E1, M2, E1]", "M1.next[3]: M1 nombra dos veces a E1"),
    ("next: [E1, M2]", "next: []", "E2.next: No hay camino desde E2 hasta el resto del mapa."),
    ("id: M1", "id: M2", "vale.yaml:11: M2.id: El código «M2» está repetido."),
    ("es: Faro", "es: TORRE", "E1.name.es: El nombre «TORRE» ya es de W1."),
    ("at: [300, 200]", "at: [300, 100]", "M2.at: M2 está dibujada en el mismo punto que M1."),
    ("at: [300, 200]", "at: [300, 301]", "M2.at: El punto de M2 queda fuera del borde del mapa."),
    (", rim: {box: [0, 0, 600, 300]}", "", "vale.yaml:1: map: El mapa no dice dónde acaba"),
    ("{box: [0, 0, 600, 300]}", "{box: [0, 0, 600]}", "map.rim.box: Estas no son las medidas de un borde"),
    ("{box: [0, 0, 600, 300]}", "{box: [0, 0, 0, 300]}", "map.rim.box: El borde no encierra nada."),
    ("{box: [0, 0, 600, 300]}", "{circle: [9, 9, 0]}", "map.rim.circle: El borde no encierra nada."),
    ("{box: [0, 0, 600, 300]}", "{}", "map.rim: El borde ha de ser un círculo o una caja"),
    (
        "next: [W1, M2]",
        "next: [W1, M2], cell: [[50, 150], [150, 150], [100, 250]]",
        "W1: W1 no tiene contorno, y W2 sí.",
    ),
    (
        "next: [W1, M2]",
        "next: [W1, M2], cell: [[0, 0], [1, 1], [2, 2]]",
        "W2.cell: El contorno de W2 no encierra nada.",
    ),
    (
        "next: [W1, M2]",
        "next: [W1, M2], cell: [[0, 0], [200, 200], [200, 0], [0, 100]]",
        "W2.cell: El contorno de W2 se cruza consigo mismo.",
    ),
    (
        "next: [W1, M2]",
        "next: [W1, M2], cell: [[0, 0], [9, 0], [0, 9]]",
        "W2.at: El punto de W2 queda fuera de su contorno.",
    ),
    ("homes:\n  2: [W, E]", "homes: {}", "vale.yaml:2: homes: El mapa no dice dónde empieza cada cual."),
    ("2: [W, E]", "4: [W, E]", "vale.yaml:3: homes[4]: El juego no es para 4. Puede ser para 2 y 3"),
    ("2: [W, E]", "3: [W, E]", "vale.yaml:3: homes[3]: Hay 2 tierras de origen para 3."),
    ("2: [W, E]", "2: [W, W]", "homes[2][1]: La tierra de origen «W» es de dos asientos."),
    ("2: [W, E]", "2: [W, E]\nfavoured:\n  2: [O]", "favoured[2][0]: Ninguna región es de la tierra de origen «O»."),
    ("2: [W, E]", "2: [W, O]", "homes[2][1]: Ninguna región es de la tierra de origen «O»."),
    (
        "levies: 20, home: W",
        "levies: 20",
        "vale.yaml:5: W1.home: La tierra de origen W tiene una región, y debe tener 2.",
    ),
    (
        "levies: 50, city: true, home: W",
        "levies: 50, home: W",
        "W1.home: La tierra de origen W no tiene ciudad, y debe",
    ),
    ("Soto, en: Grove}, terrain: forest", "Soto, en: Grove}, terrain: lake", "W2.terrain: En W2 no se puede entrar"),
    ("levies: 30, city: true,", "levies: 30, home: W,", "La tierra de origen W tiene 3 regiones, y debe tener 2."),
    ("game: vales", "game: other", "vale.yaml:1: map.game: El mapa es del juego «other», no de «vales»."),
    (
        "layout: regions",
        "layout: flat",
        "vale.yaml:1: map.layout: El mapa es de otra clase («flat») que los de este juego.",
    ),
    ("layout: regions", "layout: round", "map.layout: «round» no es ninguna de las palabras posibles."),
    (MAP, "- vale", "vale.yaml:1: Un mapa consta de"),
]


@pytest.mark.parametrize(("old", "new", "saying"), FAULTS, ids=[saying[-40:] for _, _, saying in FAULTS])
def test_a_fault_is_told_with_its_line_and_its_region(old, new, saying):
    assert old in MAP
    lines = told(MAP.replace(old, new, 1))
    assert [line for line in lines if saying in line], lines


def test_a_one_sided_border_cites_its_clause_and_says_what_to_do():
    [line] = told(MAP.replace("next: [W1, E1, M2]", "next: [W1, E1]"))
    assert line.endswith("Añade M2 al «next» de M1, o quita M1 de este. [VAL-1]")


def test_a_home_in_two_pieces():
    lines = told(MAP.replace("next: [W1, M2]", "next: [M2]").replace("next: [W2, M1]", "next: [M1]"))
    assert any("W2.home: W2 es de la tierra de origen W, pero no toca al resto de ella." in line for line in lines)


# As GeoJSON


def drawn() -> str:
    """Return the map with outlines of its own."""
    text = MAP.replace(", rim: {box: [0, 0, 600, 300]}", "").replace("regions:\n", "favoured:\n  2: [E]\nregions:\n", 1)
    for number, outline in enumerate(FORMAT.read(MAP).cells):
        id = ("W1", "W2", "M1", "M2", "E1", "E2")[number]
        place = text.index("]}", text.index(f"id: {id}"))
        text = text[: place + 1] + f", cell: {[list(corner) for corner in outline]}" + text[place + 1 :]
    return text


@pytest.mark.parametrize("text", [MAP, drawn()], ids=["rim", "cells"])
def test_a_map_survives_the_way_through_geojson(text):
    model = FORMAT.checked(parse_yaml(text))
    there = to_geojson(model)
    collection = json.loads(there)
    ring = collection["features"][0]["geometry"]["coordinates"][0]
    assert ring[0] == ring[-1]
    assert sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise(ring)) > 0
    again = FORMAT.checked(parse_yaml(to_yaml(from_geojson(there))))
    assert again == model
    assert FORMAT.board(again).cells == FORMAT.board(model).cells


def strange(**more: object) -> dict[str, object]:
    """Return a collection from elsewhere: two provinces side by side."""
    squares = [[[-4, 40], [-3, 40], [-3, 41], [-4, 41], [-4, 40]], [[-3, 40], [-2, 40], [-2, 41], [-3, 41], [-3, 40]]]
    features = [
        {
            "type": "Feature",
            "properties": {
                "id": f"P{place}",
                "name": f"Provincia {place}",
                "taxes": 0,
                "levies": 5,
                "terrain": "plain",
            },
            "geometry": {"type": "Polygon", "coordinates": [square]},
        }
        for place, square in enumerate(squares)
    ]
    return {"type": "FeatureCollection", "features": features, **more}


def test_a_map_of_real_provinces_is_fitted_to_the_sheet():
    data = from_geojson(json.dumps(strange()), "maps/Tierras de España.geojson", "vales")
    assert data["map"] == {
        "id": "tierras-de-espana", "name": {"es": "Tierras de España", "en": "Tierras de España"}, "layout": "regions",
        "game": "vales",
    }  # fmt: skip
    first, second = data["regions"]
    assert (first["next"], second["next"], first["taxes"]) == (["P1"], ["P0"], 0)
    assert first["name"] == {"es": "Provincia 0", "en": "Provincia 0"}
    assert cells.inside(first["at"], [(x, y) for x, y in first["cell"]])
    assert max(x for one in data["regions"] for x, _ in one["cell"]) == 1000
    assert first["at"][0] < second["at"][0]
    north = min(y for _, y in first["cell"])
    assert north == 0


def test_borders_may_be_named_by_text():
    collection = strange()
    collection["features"][0]["properties"]["adjacent"] = "P1"  # type: ignore[index]
    first, second = from_geojson(json.dumps(collection))["regions"]
    assert (first["next"], second["next"]) == (["P1"], ["P0"])


def test_names_that_yaml_would_misread_are_quoted():
    data = from_geojson(json.dumps(strange()))
    data["regions"][0]["name"] = {"es": "No", "en": "A: b, {c} #d"}
    again = parse_yaml(to_yaml(data)).data
    assert again["regions"][0]["name"] == {"es": "No", "en": "A: b, {c} #d"}
    assert again["regions"][0]["id"] == "P0"


def broken(change: str) -> str:
    collection = strange()
    feature = collection["features"][0]  # type: ignore[index]
    geometry = feature["geometry"]
    if change == "hole":
        geometry["coordinates"].append(geometry["coordinates"][0])
    elif change == "open":
        geometry["coordinates"][0].pop()
    elif change == "letters":
        geometry["coordinates"][0][1] = ["a", "b"]
    elif change == "many":
        geometry["type"] = "MultiPolygon"
    elif change == "nowhere":
        feature["geometry"] = None
    elif change == "nameless":
        del feature["properties"]["id"]
    elif change == "thing":
        feature["type"] = "Thing"
    elif change == "empty":
        collection["features"] = []
    return json.dumps(collection)


@pytest.mark.parametrize(
    ("text", "saying"),
    [
        ('{"type":\n oh}', "vale.geojson:2: El archivo no es JSON (columna 2)."),
        ("[" * 100_000, "vale.geojson: El archivo anida demasiados corchetes."),
        ("[]", "El archivo no es una colección de regiones de GeoJSON."),
        ('{"type": "Feature"}', "El archivo es de tipo «Feature»"),
        (broken("empty"), "features: La colección no contiene ninguna región."),
        (broken("thing"), "features[0]: Esto no es una región"),
        (broken("nameless"), "features[0]: La región no tiene código."),
        (broken("nowhere"), "features[0].geometry: La región no tiene contorno."),
        (broken("many"), "features[0].geometry: El contorno de la región es de tipo «MultiPolygon»."),
        (broken("hole"), "features[0].geometry.coordinates: El contorno tiene un hueco."),
        (broken("open"), "features[0].geometry.coordinates[0]: El contorno no es una lista de puntos cerrada."),
        (broken("letters"), "features[0].geometry.coordinates[0]: El contorno no es una lista de puntos cerrada."),
    ],
    ids=lambda value: value[-30:],
)
def test_bad_geojson_is_told(text, saying):
    with pytest.raises(ProblemsError) as caught:
        from_geojson(text, "vale.geojson")
    assert saying in caught.value.render("es")
    assert all(one.remedy("en") for one in caught.value.problems)
