# plain: maps are checked once, before a match starts
"""What is wrong with a map of regions whose shape is right: names, neighbours, the sheet it is drawn on, and homes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from liza.toolkit import cells
from liza.toolkit.cardfaults import Fault
from liza.toolkit.problems import guess, quoted
from liza.toolkit.regionmodels import RegionModel, RegionsModel, RimModel
from liza.toolkit.regions import Graph, parts
from liza.toolkit.text import Argument, Phrase, fold
from liza.toolkit.yamlfile import Step


@dataclass(frozen=True)
class RegionDemands:
    """What a game asks of its maps; 0 and nothing ask for nothing."""

    terrains: tuple[str, ...] = ()
    """The terrains there are, by id."""
    closed: tuple[str, ...] = ()
    """Those that nobody enters."""
    rough: tuple[str, ...] = ()
    """Those that take a whole turn to enter; of the others a march crosses two."""
    most: int = 0
    """How many regions there are at most."""
    home_regions: int = 0
    """How many regions each home has."""
    home_cities: int = 0
    """How many of them are cities."""
    wages: int = 0
    """What a seat pays each turn for what it begins with."""
    seats: tuple[int, ...] = ()
    """How many can play the game."""
    clauses: Mapping[str, str] = field(default_factory=dict)
    """By which clause something is asked: by a fault's message without its `regions-`, or by a field's name."""


def region_faults(model: RegionsModel, demands: RegionDemands) -> list[Fault]:
    """Returns all that is wrong with a map, part by part."""
    check = _Check(model, demands)
    found: list[Fault] = []
    for part in (check.names(), check.words(), check.neighbours(), check.ground(), check.sheet(), check.homes()):
        found += part
    return found


def graph_of(model: RegionsModel) -> Graph:
    """Returns who is next to whom by number, without what there is not."""
    numbers = {one.id: number for number, one in enumerate(model.regions)}
    return [sorted({numbers[near] for near in one.next if near in numbers}) for one in model.regions]


def rim_of(rim: RimModel) -> cells.Outline:
    """Returns the outline that cells end at."""
    if rim.circle is not None:
        x, y, radius = rim.circle
        return cells.circle((x, y), radius)
    assert rim.box is not None
    return cells.box(*rim.box)


class _Check:
    def __init__(self, model: RegionsModel, demands: RegionDemands) -> None:
        self._model = model
        self._demands = demands
        self._numbers: dict[str, int] = {}
        for number, one in enumerate(model.regions):
            self._numbers.setdefault(one.id, number)

    def _fault(self, path: tuple[Step, ...], message: str, /, **args: Argument) -> Fault:
        return Fault(path, Phrase(f"regions-{message}", **args), self._demands.clauses.get(message, ""))

    # Names

    def names(self) -> Iterator[Fault]:
        """Yields ids that are there twice, names that would not tell regions apart, and regions that are too many."""
        most, count = self._demands.most, len(self._model.regions)
        if most and count > most:
            yield self._fault(("regions", most), "too-many", count=count, most=most)
        seen = dict[tuple[str, str], str]()
        for number, one in enumerate(self._model.regions):
            if self._numbers[one.id] != number:
                yield self._fault(("regions", number, "id"), "id-taken", id=one.id)
            for language in ("es", "en"):
                name = one.name[language]
                other = seen.setdefault((language, fold(name)), one.id)
                if other != one.id:
                    yield self._fault(("regions", number, "name", language), "name-taken", name=name, other=other)

    # Words that must be known

    def words(self) -> Iterator[Fault]:
        """Yields terrains, neighbours and homes that there are not."""
        ids = list(self._numbers)
        homes = sorted({one.home for one in self._model.regions if one.home is not None})
        for number, one in enumerate(self._model.regions):
            if self._demands.terrains:
                path: tuple[Step, ...] = ("regions", number, "terrain")
                yield from self._unknown(path, "terrain-unknown", one.terrain, self._demands.terrains)
            for place, near in enumerate(one.next):
                yield from self._unknown(("regions", number, "next", place), "next-unknown", near, ids)
        for key, by_count in (("homes", self._model.homes), ("favoured", self._model.favoured)):
            for count, chosen in by_count.items():
                for place, home in enumerate(chosen):
                    yield from self._unknown((key, count, place), "home-unknown", home, homes)

    def _unknown(self, path: tuple[Step, ...], message: str, word: str, known: Sequence[str]) -> Iterator[Fault]:
        if word not in known:
            few = quoted(known[:12])
            yield self._fault(path, message, value=word, guess=guess(word, known), known=few, count=len(known))

    # Neighbours

    def neighbours(self) -> Iterator[Fault]:
        """Yields regions next to themselves, named twice, or next to one that does not say so."""
        for number, one in enumerate(self._model.regions):
            for place, near in enumerate(one.next):
                path = ("regions", number, "next", place)
                if near == one.id:
                    yield self._fault(path, "next-itself", id=one.id)
                elif near in one.next[:place]:
                    yield self._fault(path, "next-twice", id=one.id, other=near)
                elif near in self._numbers and one.id not in self._model.regions[self._numbers[near]].next:
                    yield self._fault(path, "one-sided", id=one.id, other=near)

    def ground(self) -> Iterator[Fault]:
        """Yields regions that can't be reached from the rest; what is closed is no way."""
        closed = {number for number, one in enumerate(self._model.regions) if one.terrain in self._demands.closed}
        graph = graph_of(self._model)
        mutual = [[near for near in row if number in graph[near]] for number, row in enumerate(graph)]
        _, *others = parts(mutual, closed) or [[]]
        for piece in others:
            ids = tuple(Phrase("data-text", es=id, en=id) for id in (self._model.regions[one].id for one in piece))
            yield self._fault(("regions", piece[0], "next"), "apart", ids=ids, count=len(piece))
        for number in closed:
            if not mutual[number]:
                yield self._fault(("regions", number, "next"), "lonely", id=self._model.regions[number].id)

    # The sheet

    def sheet(self) -> Iterator[Fault]:
        """Yields places that are taken or outside of their cell, and cells that can't be drawn."""
        places = dict[tuple[float, float], str]()
        drawn = [one for one in self._model.regions if one.cell is not None]
        for number, one in enumerate(self._model.regions):
            other = places.setdefault(one.at, one.id)
            if other != one.id:
                yield self._fault(("regions", number, "at"), "place-taken", id=one.id, other=other)
            if one.cell is not None:
                yield from self._outline(number, one, one.cell)
            elif drawn:
                yield self._fault(("regions", number), "cell-missing", id=one.id, other=drawn[0].id)
        if not drawn:
            yield from self._rim()

    def _outline(self, number: int, one: RegionModel, cell: Sequence[tuple[float, float]]) -> Iterator[Fault]:
        path = ("regions", number, "cell")
        outline = list(cell)
        if len(set(outline)) < 3 or cells.area(outline) == 0:
            yield self._fault(path, "cell-flat", id=one.id)
        elif cells.crosses(outline):
            yield self._fault(path, "cell-crossed", id=one.id)
        elif not cells.inside(one.at, outline):
            yield self._fault(("regions", number, "at"), "place-outside", id=one.id)

    def _rim(self) -> Iterator[Fault]:
        rim = self._model.map.rim
        if rim is None:
            yield self._fault(("map",), "rim-missing")
            return
        if (rim.circle is None) == (rim.box is None):
            yield self._fault(("map", "rim"), "rim-which")
            return
        if rim.circle is not None and rim.circle[2] <= 0:
            yield self._fault(("map", "rim", "circle"), "rim-empty")
            return
        if rim.box is not None and not (rim.box[0] < rim.box[2] and rim.box[1] < rim.box[3]):
            yield self._fault(("map", "rim", "box"), "rim-empty")
            return
        outline = rim_of(rim)
        for number, one in enumerate(self._model.regions):
            if not cells.inside(one.at, outline):
                yield self._fault(("regions", number, "at"), "place-off", id=one.id)

    # Homes

    def homes(self) -> Iterator[Fault]:
        """Yields homes for more or fewer than play, two seats in one, and homes of another size or in pieces."""
        if not self._model.homes:
            yield self._fault(("homes",), "homes-none")
        for count, homes in self._model.homes.items():
            path = ("homes", count)
            if self._demands.seats and count not in self._demands.seats:
                seats = [str(one) for one in self._demands.seats]
                yield self._fault(path, "homes-seats", count=count, known=seats)
            elif len(homes) != count:
                yield self._fault(path, "homes-count", count=len(homes), wanted=count)
            for seat, home in enumerate(homes):
                if home in homes[:seat]:
                    yield self._fault((*path, seat), "homes-twice", home=home)
        for home in dict.fromkeys(one.home for one in self._model.regions if one.home is not None):
            yield from self._home(home)

    def _home(self, home: str) -> Iterator[Fault]:
        own = [number for number, one in enumerate(self._model.regions) if one.home == home]
        path = ("regions", own[0], "home")
        size, towns = self._demands.home_regions, self._demands.home_cities
        if size and len(own) != size:
            yield self._fault(path, "home-size", home=home, count=len(own), wanted=size)
        cities = sum(self._model.regions[number].city for number in own)
        if towns and cities != towns:
            yield self._fault(path, "home-cities", home=home, count=cities, wanted=towns)
        for number in own:
            if self._model.regions[number].terrain in self._demands.closed:
                id = self._model.regions[number].id
                yield self._fault(("regions", number, "terrain"), "home-closed", home=home, id=id)
        yield from self._split(home, own)

    def _split(self, home: str, own: Iterable[int]) -> Iterator[Fault]:
        others = set(range(len(self._model.regions))) - set(own)
        for piece in parts(graph_of(self._model), others)[1:]:
            id = self._model.regions[piece[0]].id
            yield self._fault(("regions", piece[0], "home"), "home-split", home=home, id=id)
