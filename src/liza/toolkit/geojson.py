# plain: for people who make maps, never in play
"""Maps of regions as GeoJSON (RFC 7946), for drawing programs: written from a map file, and read into one.

A feature is a region: its outline as a polygon, all else as properties. A sheet's units are hundredths of a degree
around (500, 500), north upwards, so that programs show it upright; what the standard has no place for is in a foreign
member `liza`. A collection without it, such as a map of real provinces, is fitted to the sheet.
"""

from __future__ import annotations

import json
import math
import re
import unicodedata
from collections.abc import Sequence
from typing import Any

from liza.toolkit import cells
from liza.toolkit.problems import Problem, ProblemsError, problem
from liza.toolkit.regionfile import outlines
from liza.toolkit.regionmodels import RegionsModel
from liza.toolkit.text import Phrase, Words

Data = dict[str, Any]

CENTRE = 500.0
UNITS = 100.0
"""So many units of a sheet make a degree."""
SHEET = 1000.0
"""How wide and high a sheet is that a foreign collection is fitted to."""
BORDER = 2.0
"""Outlines that share so much border, in units of a sheet, belong to neighbours where no properties say who does."""
DIGITS = 3
"""Of a coordinate in degrees: a tenth of a unit."""
_PLAIN = ("terrain", "taxes", "levies", "city", "home")


# Writing


def to_geojson(model: RegionsModel) -> str:
    """Returns a map as the text of a feature collection."""
    drawn = model.regions[0].cell is not None
    features: list[Data] = []
    for one, outline in zip(model.regions, outlines(model), strict=True):
        ring = [_degrees(corner) for corner in outline[::-1]]
        properties = {
            "id": one.id, "name_es": one.name.es, "name_en": one.name.en, "terrain": one.terrain, "taxes": one.taxes,
            "levies": one.levies, "city": one.city, "home": one.home, "adjacent": one.next,
            "x": one.at[0], "y": one.at[1],
        }  # fmt: skip
        geometry = {"type": "Polygon", "coordinates": [[*ring, ring[0]]]}
        features.append({"type": "Feature", "id": one.id, "geometry": geometry, "properties": properties})
    head = model.map.model_dump(mode="json", exclude_none=True)
    liza = {"map": head, "homes": model.homes, "favoured": model.favoured, "drawn": drawn}
    lines = [json.dumps(feature, ensure_ascii=False) for feature in features]
    body = ",\n  ".join(lines)
    told = json.dumps(liza, ensure_ascii=False)
    return f'{{"type": "FeatureCollection",\n "liza": {told},\n "features": [\n  {body}\n ]}}\n'


def _degrees(point: cells.Point) -> list[float]:
    return [round((point[0] - CENTRE) / UNITS, DIGITS), round((CENTRE - point[1]) / UNITS, DIGITS)]


# Reading


def from_geojson(text: str, file: str = "", game: str = "") -> Data:
    """Returns what a map file would say, of a feature collection; its values are still to be checked.

    Raises:
        ProblemsError: it is no collection of polygons that are called something.
    """
    reading = _Reading(file)
    collection = reading.parsed(text)
    features = reading.features(collection)
    liza = collection.get("liza")
    known = liza if isinstance(liza, dict) else {}
    rings = [reading.ring(place, one) for place, one in enumerate(features)]
    ids = [reading.id(place, one) for place, one in enumerate(features)]
    reading.refuse()
    found = _onto_sheet(rings) if not known else [[_units(corner) for corner in ring] for ring in rings]
    drawn = [cells.clockwise(cells.rounded(outline)) for outline in found]
    regions = [
        _region(id, one.get("properties") or {}, outline) for id, one, outline in zip(ids, features, drawn, strict=True)
    ]
    _join(regions, drawn)
    head = dict(known.get("map") or _head(file))
    if game:
        head["game"] = game
    if known.get("drawn") is False and head.get("rim"):
        for one in regions:
            del one["cell"]
    homes, favoured = _by_count(known.get("homes")), _by_count(known.get("favoured"))
    data = {"map": head, "homes": homes or _homes(regions)}
    return {**data, **({"favoured": favoured} if favoured else {}), "regions": regions}


class _Reading:
    """A collection being read, and what is wrong with it."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._words = Words.of()
        self._problems: list[Problem] = []

    def _tell(self, message: str, place: str = "", line: int = 0, **args: str | int) -> None:
        said = Phrase(f"geojson-{message}", **args)
        self._problems.append(problem(self._words, said, file=self._file, line=line, place=place))

    def refuse(self) -> None:
        """Raise what is wrong, if anything is."""
        if self._problems:
            raise ProblemsError(self._problems)

    def parsed(self, text: str) -> Data:
        """Return the object that a text holds."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            self._tell("broken", line=error.lineno, column=error.colno)
            self.refuse()
        except RecursionError:
            self._tell("deep")
            self.refuse()
        if not isinstance(data, dict) or data.get("type") != "FeatureCollection":
            kind = str(data.get("type") or "none") if isinstance(data, dict) else "none"
            self._tell("no-collection", kind=kind)
            self.refuse()
        return dict(data)

    def features(self, collection: Data) -> list[Data]:
        """Return the features of a collection."""
        found = collection.get("features")
        if not isinstance(found, list) or not found:
            self._tell("empty", place="features")
            self.refuse()
        for place, one in enumerate(found or []):
            if not isinstance(one, dict) or one.get("type") != "Feature":
                self._tell("no-feature", place=f"features[{place}]")
        self.refuse()
        return list(found or [])

    def id(self, place: int, feature: Data) -> str:
        """Return what a feature is called."""
        properties = feature.get("properties") or {}
        given = properties.get("id", feature.get("id")) if isinstance(properties, dict) else None
        if isinstance(given, (str, int)) and not isinstance(given, bool) and str(given):
            return str(given)
        self._tell("nameless", place=f"features[{place}]")
        return ""

    def ring(self, place: int, feature: Data) -> cells.Outline:
        """Return the corners of a feature's polygon, in degrees."""
        geometry = feature.get("geometry")
        where = f"features[{place}].geometry"
        kind = geometry.get("type") if isinstance(geometry, dict) else None
        if not isinstance(geometry, dict) or kind != "Polygon":
            self._tell("no-polygon", place=where, kind=str(kind or "none"))
            return []
        rings = geometry.get("coordinates")
        if not isinstance(rings, list) or not rings:
            self._tell("no-ring", place=f"{where}.coordinates")
            return []
        if len(rings) > 1:
            self._tell("holes", place=f"{where}.coordinates", count=len(rings) - 1)
            return []
        corners = rings[0] if isinstance(rings[0], list) else []
        if len(corners) < 4 or not all(_is_position(corner) for corner in corners) or corners[0] != corners[-1]:
            self._tell("no-ring", place=f"{where}.coordinates[0]")
            return []
        return [(float(corner[0]), float(corner[1])) for corner in corners[:-1]]


def _is_position(corner: object) -> bool:
    return (
        isinstance(corner, list)
        and len(corner) >= 2
        and all(type(one) in (int, float) and math.isfinite(one) for one in corner[:2])
    )


def _units(corner: cells.Point) -> cells.Point:
    return CENTRE + corner[0] * UNITS, CENTRE - corner[1] * UNITS


def _onto_sheet(rings: Sequence[cells.Outline]) -> list[cells.Outline]:
    """Return outlines in degrees fitted to a sheet, degrees of longitude shortened as they are in that latitude."""
    xs, ys = [x for ring in rings for x, _ in ring], [y for ring in rings for _, y in ring]
    left, right, low, high = min(xs), max(xs), min(ys), max(ys)
    shrink = math.cos(math.radians((low + high) / 2)) if max(abs(low), abs(high)) <= 85 else 1.0
    scale = SHEET / max((right - left) * shrink, high - low, 1e-9)
    return [[((x - left) * shrink * scale, (high - y) * scale) for x, y in ring] for ring in rings]


def _region(id: str, properties: Data, outline: cells.Outline) -> Data:
    """Return a region as a map file says it; what properties leave out is left out, but for what can be told."""
    name = properties.get("name") or id
    found: Data = {"id": id, "name": {"es": properties.get("name_es", name), "en": properties.get("name_en", name)}}
    found |= {key: properties[key] for key in _PLAIN if key in properties and properties[key] is not None}
    x, y = properties.get("x"), properties.get("y")
    own = cells.middle(outline)
    found["at"] = [x if x is not None else round(own[0], 1), y if y is not None else round(own[1], 1)]
    if "adjacent" in properties:
        found["next"] = _listed(properties["adjacent"])
    found["cell"] = [list(corner) for corner in outline]
    return found


def _listed(value: object) -> object:
    """Return a list that a program has written as text (`A1, A2`) as one."""
    return re.split(r"[\s,;]+", value.strip(" []")) if isinstance(value, str) and value.strip(" []") else value or []


def _join(regions: list[Data], drawn: Sequence[cells.Outline]) -> None:
    """Say who is next to whom of the regions that do not say it: those whose outlines share a border."""
    silent = {number for number, one in enumerate(regions) if "next" not in one}
    for number in silent:
        regions[number]["next"] = []
    for other in range(len(regions)):
        for one in range(other):
            if not silent & {one, other} or cells.shared(drawn[one], drawn[other]) < BORDER:
                continue
            for here, there in ((one, other), (other, one)):
                if regions[there]["id"] not in regions[here]["next"]:
                    regions[here]["next"].append(regions[there]["id"])


def _head(file: str) -> Data:
    """Return the head of a map that comes from elsewhere, called like its file."""
    stem = re.split(r"[\\/]", file)[-1].rsplit(".", 1)[0] or "map"
    plain = unicodedata.normalize("NFKD", stem).encode("ascii", "ignore").decode().lower()
    id = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
    return {
        "id": id if id[:1].isalpha() else f"map-{id}".rstrip("-"),
        "name": {"es": stem, "en": stem},
        "layout": "regions",
    }


def _by_count(chosen: object) -> dict[int | str, Any]:
    found = chosen if isinstance(chosen, dict) else {}
    return {int(count) if count.isdigit() else count: homes for count, homes in found.items()}


def _homes(regions: Sequence[Data]) -> dict[int | str, list[str]]:
    """Return who begins where, if nothing says it: for each number the first homes by their ids."""
    homes = sorted({str(one["home"]) for one in regions if "home" in one})
    return {count: homes[:count] for count in range(2, len(homes) + 1)}


# As a map file


def to_yaml(data: Data) -> str:
    """Returns what a map file says as its text, a region in three lines."""
    lines = ["map:"]
    lines += [f"  {key}: {_flow(value)}" for key, value in data["map"].items()]
    for key in ("homes", "favoured"):
        if key in data:
            lines += ["", f"{key}:" if data[key] else f"{key}: {{}}"]
            lines += [f"  {count}: {_flow(homes)}" for count, homes in data[key].items()]
    lines += ["", "regions:"]
    for one in data["regions"]:
        later = [key for key in ("at", "next", "cell") if key in one]
        first = ", ".join(f"{key}: {_flow(value)}" for key, value in one.items() if key not in later)
        lines.append(f"  - {{{first},")
        drawn = [f"at: {_flow(one['at'])}, next: {_flow(one['next'])}"]
        drawn += [f"cell: {_flow(one['cell'])}"] if "cell" in one else []
        lines += [f"     {part}{'}' if part is drawn[-1] else ','}" for part in drawn]
    return "\n".join(lines) + "\n"


_BARE = re.compile(r"[^\W\d_][\w .'-]*[\w.]|[^\W\d_]")
_WORDS = {"true", "false", "null", "yes", "no", "on", "off", "y", "n"}


def _flow(value: object) -> str:
    """Return a value in YAML's short form."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_flow(key)}: {_flow(one)}" for key, one in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_flow(one) for one in value) + "]"
    if isinstance(value, str) and _BARE.fullmatch(value) and value.lower() not in _WORDS:
        return value
    return json.dumps(value, ensure_ascii=False)
