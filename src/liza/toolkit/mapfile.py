# plain: maps are read once, before a match starts
"""Map files of any game: what a game says of its own in a `MapFormat`, the reader, and maps of hexes.

A file that breaks a rule is answered with problems, each with its line, its hex and its remedy; nothing of a faulty
file reaches the game.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from pydantic import BaseModel, ValidationError

from liza.toolkit.cardfaults import Fault, shape_faults
from liza.toolkit.cardmodels import WordsModel
from liza.toolkit.hexmap import NOWHERE, HexMap, Names
from liza.toolkit.mapfaults import MapDemands, map_faults, where
from liza.toolkit.mapmodels import MapModel
from liza.toolkit.problems import Problem, ProblemsError, guess, problem, read_text
from liza.toolkit.regionmap import RegionMap
from liza.toolkit.text import Phrase, Words
from liza.toolkit.yamlfile import Step, YamlFile, parse_yaml

B = TypeVar("B", HexMap, RegionMap)
_LAYOUTS = ("pointy", "flat", "regions")


@dataclass(frozen=True)
class MapFormat(Generic[B]):
    """The maps of one game: which come with it, and what must hold in any; a kind of maps is a subclass."""

    layouts: ClassVar[tuple[str, ...]] = ()
    """What the heads of such maps say: a file of another layout is of another kind."""
    game: str
    """The game's id."""
    package: str
    """The game's package: its messages `terrain-…` are the words for terrains."""
    folder: Path
    """Where the maps that come with the game lie, each in a file `<id>.yaml`."""

    def model(self) -> type[BaseModel]:
        """Returns the shape of a file."""
        raise NotImplementedError

    def faults(self, model: BaseModel) -> list[Fault]:
        """Returns what is wrong with a file whose shape is right."""
        raise NotImplementedError

    def board(self, model: BaseModel) -> B:
        """Returns a sound map as the engine reads it."""
        raise NotImplementedError

    def clause(self, path: Sequence[Step]) -> str:
        """Returns the clause that asks for a field; "" if none does."""
        return ""

    def place(self, data: Any, path: Sequence[Step]) -> str:
        """Returns a path as people read it."""
        return YamlFile.place(path)

    @property
    def words(self) -> Words:
        """The messages of the game and of the toolkit."""
        return Words.of(self.package)

    def names(self) -> list[str]:
        """Returns the ids of the maps that come with the game."""
        return sorted(path.stem for path in self.folder.glob("*.yaml"))

    def named(self, name: str) -> B:
        """Returns one of the maps that come with the game.

        Raises:
            ProblemsError: there is none of that name.
        """
        known = self.names()
        if name not in known:
            said = Phrase("map-unknown", name=name, guess=guess(name, known), known=known)
            raise ProblemsError([problem(self.words, said)])
        return self.load(self.folder / f"{name}.yaml")

    def load(self, path: str | os.PathLike[str]) -> B:
        """Returns the map of a file.

        Raises:
            ProblemsError: all that is wrong with it.
        """
        return self.read(read_text(path), os.fspath(path))

    def read(self, text: str | bytes, file: str = "") -> B:
        """Returns the map of a text; see `load`."""
        return self.board(self.checked(parse_yaml(text, file)))

    def checked(self, file: YamlFile) -> Any:
        """Returns what a file says, an instance of `model`.

        Raises:
            ProblemsError: all that is wrong with it.
        """
        if not isinstance(file.data, dict):
            raise ProblemsError([file.problem(self.words, Phrase("map-top"))])
        head = file.data.get("map")
        layout = head.get("layout") if isinstance(head, dict) else ""
        if layout in _LAYOUTS and layout not in self.layouts:
            path = ("map", "layout")
            raise ProblemsError([file.problem(self.words, Phrase("map-layout", layout=str(layout)), path)])
        shape = self.model()
        try:
            model = shape.model_validate(file.data)
        except ValidationError as error:
            self._refuse(file, shape_faults(shape, error, file.data, {}, {}))
            raise
        faults = self.faults(model)
        game = file.data["map"]["game"]
        if game != self.game:
            faults.append(Fault(("map", "game"), Phrase("map-game", game=game, own=self.game)))
        self._refuse(file, faults)
        return model

    def _refuse(self, file: YamlFile, faults: Sequence[Fault]) -> None:
        """Raise what is wrong, in the order of the file, if anything is."""
        problems: list[Problem] = []
        for fault in faults:
            place, line = self.place(file.data, fault.path), file.line(fault.path)
            clause = fault.clause or self.clause(fault.path)
            told = problem(self.words, fault.phrase, file=file.file, line=line, place=place, clause=clause)
            problems.append(told)
        if problems:
            raise ProblemsError(sorted(problems, key=lambda one: one.line))


@dataclass(frozen=True)
class HexFormat(MapFormat[HexMap]):
    """The maps of hexes of one game."""

    layouts: ClassVar = ("pointy", "flat")
    demands: MapDemands = field(default_factory=MapDemands)

    def model(self) -> type[BaseModel]:
        """Returns the shape of a file."""
        return MapModel

    def faults(self, model: BaseModel) -> list[Fault]:
        """Returns what is wrong with a file whose shape is right."""
        assert isinstance(model, MapModel)
        return map_faults(model, self.demands)

    def board(self, model: BaseModel) -> HexMap:
        """Returns a sound map as the engine reads it."""
        assert isinstance(model, MapModel)
        return board(model)

    def place(self, data: Any, path: Sequence[Step]) -> str:
        """Returns a path as people read it: a hex is called by its coordinates where it has any."""
        if len(path) > 1 and path[0] == "hexes" and isinstance(path[1], int):
            one = data["hexes"][path[1]]
            at = one.get("at") if isinstance(one, dict) else None
            if isinstance(at, list) and len(at) == 2:
                rest = YamlFile.place(path[2:])
                return where((at[0], at[1])) + (f".{rest}" if rest else "")
        return YamlFile.place(path)


def board(model: MapModel) -> HexMap:
    """Returns a sound map as the engine reads it."""
    digest = hashlib.sha256(model.model_dump_json().encode()).hexdigest()[:16]
    made = HexMap(model.map.id, digest, model.map.layout == "pointy", [one.at for one in model.hexes])
    made.name = _names(model.map.name)
    made.regions = [one.id for one in model.regions]
    made.region_names = [_names(one.name) for one in model.regions]
    made.territories = [one.id for one in model.territories]
    made.territory_names = [_names(one.name) for one in model.territories]
    made.region_of = [
        made.regions.index(one.region) if one.region is not None else NOWHERE for one in model.territories
    ]
    made.terrains = [one.terrain for one in model.hexes]
    made.names = [_names(one.name) for one in model.hexes]
    made.territory_of = [
        made.territories.index(one.territory) if one.territory is not None else NOWHERE for one in model.hexes
    ]
    _settle(made, model)
    for count, homes in sorted(model.homes.items()):
        made.homes[count] = [made.territories.index(home.territory) for home in homes]
        grounds = [made.territory_sites[territory] for territory in made.homes[count]]
        made.home_sites[count] = [home.sites or ground for home, ground in zip(homes, grounds, strict=True)]
    return made


def _settle(made: HexMap, model: MapModel) -> None:
    """Write down where sites and gates are."""
    made.site_of = [one.site or 0 for one in model.hexes]
    made.sites = [NOWHERE] * (1 + sum(number > 0 for number in made.site_of))
    made.territory_sites = [[] for _ in made.territories]
    for hex, number in sorted(enumerate(made.site_of), key=lambda one: one[1]):
        if number:
            made.sites[number] = hex
            if made.territory_of[hex] != NOWHERE:
                made.territory_sites[made.territory_of[hex]].append(number)
    made.gates = [NOWHERE, *(made.numbers[at] for at in model.gates)]
    for gate, hex in enumerate(made.gates):
        if gate:
            made.gate_of[hex] = gate


def _names(name: WordsModel | None) -> Names:
    return (name.es, name.en) if name is not None else ("", "")
