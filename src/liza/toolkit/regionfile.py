# plain: maps are read once, before a match starts
"""Map files of regions: what a game says of its own in a `RegionFormat`, and the map that is made of a file."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from pydantic import BaseModel

from liza.toolkit import cells
from liza.toolkit.cardfaults import Fault
from liza.toolkit.mapfile import MapFormat
from liza.toolkit.problems import Problem, problem
from liza.toolkit.regionfaults import RegionDemands, graph_of, region_faults, rim_of
from liza.toolkit.regionfigures import advice
from liza.toolkit.regionmap import RegionMap
from liza.toolkit.regionmodels import RegionsModel
from liza.toolkit.regions import NOWHERE
from liza.toolkit.yamlfile import Step, YamlFile


@dataclass(frozen=True)
class RegionFormat(MapFormat[RegionMap]):
    """The maps of regions of one game: which come with it, and what must hold in any."""

    layouts: ClassVar = ("regions",)
    demands: RegionDemands = field(default_factory=RegionDemands)

    def model(self) -> type[BaseModel]:
        """Returns the shape of a file."""
        return RegionsModel

    def faults(self, model: BaseModel) -> list[Fault]:
        """Returns what is wrong with a file whose shape is right."""
        assert isinstance(model, RegionsModel)
        return region_faults(model, self.demands)

    def board(self, model: BaseModel) -> RegionMap:
        """Returns a sound map as the engine reads it."""
        assert isinstance(model, RegionsModel)
        return region_map(model)

    def advice(self, file: YamlFile, board: RegionMap) -> list[Problem]:
        """Returns what of a sound file is lawful but better otherwise, in the order of the file."""
        found: list[Problem] = []
        for fault in advice(board, self.demands):
            line, place = file.line(fault.path), self.place(file.data, fault.path)
            told = problem(self.words, fault.phrase, file=file.file, line=line, place=place, advice=True)
            found.append(told)
        return sorted(found, key=lambda one: one.line)

    def clause(self, path: Sequence[Step]) -> str:
        """Returns the clause that asks for a field."""
        return self.demands.clauses.get(str(path[-1]), "") if path else ""

    def place(self, data: Any, path: Sequence[Step]) -> str:
        """Returns a path as people read it: a region is called by its id where it has one."""
        if len(path) > 1 and path[0] == "regions" and isinstance(path[1], int):
            one = data["regions"][path[1]]
            id = one.get("id") if isinstance(one, dict) else None
            if isinstance(id, str):
                rest = YamlFile.place(path[2:])
                return id + (f".{rest}" if rest else "")
        return YamlFile.place(path)


def region_map(model: RegionsModel) -> RegionMap:
    """Returns a sound map as the engine reads it."""
    digest = hashlib.sha256(model.model_dump_json().encode()).hexdigest()[:16]
    made = RegionMap(model.map.id, digest, [one.id for one in model.regions], graph_of(model))
    made.name = model.map.name.es, model.map.name.en
    made.names = [(one.name.es, one.name.en) for one in model.regions]
    made.terrains = [one.terrain for one in model.regions]
    made.taxes = [one.taxes for one in model.regions]
    made.levies = [one.levies for one in model.regions]
    made.cities = [one.city for one in model.regions]
    made.home_ids = sorted({one.home for one in model.regions if one.home is not None})
    made.home_of = [made.home_ids.index(one.home) if one.home is not None else NOWHERE for one in model.regions]
    made.home_regions = [
        [number for number, home in enumerate(made.home_of) if home == own] for own in range(len(made.home_ids))
    ]
    made.homes = _numbered(made.home_ids, model.homes)
    made.favoured = _numbered(made.home_ids, model.favoured)
    made.spots = [one.at for one in model.regions]
    made.cells = outlines(model)
    return made


def _numbered(ids: list[str], homes: dict[int, list[str]]) -> dict[int, list[int]]:
    return {count: [ids.index(home) for home in chosen] for count, chosen in sorted(homes.items())}


def outlines(model: RegionsModel) -> list[cells.Outline]:
    """Returns the outline of each region: its own, else what within the rim is nearest to it."""
    if model.regions[0].cell is not None:
        return [cells.clockwise(cells.rounded(list(one.cell or []))) for one in model.regions]
    assert model.map.rim is not None
    found = cells.voronoi([one.at for one in model.regions], rim_of(model.map.rim))
    return [cells.clockwise(cells.rounded(cell)) for cell in found]
