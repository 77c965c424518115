# plain: maps are read once, before a match starts
"""The maps of Campaña: what must hold in any, those that come with the game, and others by path."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from liza.games.campaign.board import Board
from liza.games.campaign.fixed import ARMY_POINTS, STARTING_REGIONS
from liza.games.campaign.pieces import TERRAINS
from liza.toolkit.geojson import from_geojson, to_yaml
from liza.toolkit.problems import ProblemsError
from liza.toolkit.regionfaults import RegionDemands
from liza.toolkit.regionfile import RegionFormat
from liza.toolkit.setupfields import FieldText
from liza.toolkit.yamlfile import parse_yaml

MOST_REGIONS: Final = 60
"""Sets of regions are bits of one number."""

FORMAT: Final = RegionFormat(
    game="campaign",
    package="liza.games.campaign",
    folder=Path(__file__).parent / "data" / "maps",
    demands=RegionDemands(
        terrains=TERRAINS,
        closed=("flooded",),
        rough=("forest", "mountain"),
        most=MOST_REGIONS,
        home_regions=STARTING_REGIONS,
        home_cities=1,
        wages=ARMY_POINTS,
        seats=(2, 3, 4, 5, 6),
        clauses={
            "terrain": "CAM-regiones-1",
            "taxes": "CAM-regiones-1",
            "levies": "CAM-regiones-1",
            "terrain-unknown": "CAM-regiones-2",
            "too-many": "CAM-regiones-11",
            "next-unknown": "CAM-regiones-11",
            "next-itself": "CAM-regiones-11",
            "next-twice": "CAM-regiones-11",
            "one-sided": "CAM-regiones-11",
            "apart": "CAM-regiones-11",
            "lonely": "CAM-regiones-11",
            "home-size": "CAM-partida-7",
            "home-split": "CAM-partida-7",
            "home-cities": "CAM-partida-8",
            "homes-seats": "CAM-partida-1",
            "homes-count": "CAM-partida-10",
            "homes-twice": "CAM-partida-10",
            "homes-none": "CAM-partida-10",
            "home-unknown": "CAM-partida-10",
        },
    ),
)
"""The demands of Campaña; all else that a map must be is checked for any game."""


MOST_TEXT: Final = 60_000
"""Characters of a map that somebody brings along."""


def read_map(text: str, file: str) -> FieldText:
    """Return a map that somebody brings along, as its YAML; GeoJSON is turned into that. Advice is told as well."""
    read = FieldText()
    try:
        whole = to_yaml(from_geojson(text, file, FORMAT.game)) if text.lstrip().startswith("{") else text
        parsed = parse_yaml(whole, file)
        read.problems = FORMAT.advice(parsed, FORMAT.board(FORMAT.checked(parsed)))
        read.value = whole if "\n" in whole else f"{whole}\n"
    except ProblemsError as error:
        read.problems = error.problems
    return read


def read_board(key: str) -> Board:
    """Return a map by the id of one that comes with the game, by the path of a file ending in `.yaml`, or of its text.

    Raises:
        ProblemsError: there is no such map, or it is faulty.
    """
    if "\n" in key:
        return Board(key, FORMAT.read(key))
    return Board(key, FORMAT.load(key) if key.endswith(".yaml") else FORMAT.named(key))
