# plain: maps are checked once, before a match starts
"""What is wrong with a map whose shape is right: names, places, territories, sites, gates and homes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from liza.toolkit.cardfaults import Fault
from liza.toolkit.hexes import Hex, distance, neighbours
from liza.toolkit.mapmodels import HexModel, HomeModel, MapModel, RegionModel
from liza.toolkit.problems import guess, quoted
from liza.toolkit.text import Argument, Phrase, fold, named


@dataclass(frozen=True)
class MapDemands:
    """What a game asks of its maps; 0 and nothing ask for nothing."""

    terrains: tuple[str, ...] = ()
    """The terrains there are, by id."""
    sites: int = 0
    """How many sites each territory has."""
    apart: int = 0
    """The least distance between two sites."""
    gates: int = 0
    """How many gates there are."""
    seats: tuple[int, ...] = ()
    """How many can play the game."""
    clauses: Mapping[str, str] = field(default_factory=dict)
    """By which clause something is asked: by a fault's message without its `map-`."""


def map_faults(model: MapModel, demands: MapDemands) -> list[Fault]:
    """Returns all that is wrong with a map, part by part."""
    check = _Check(model, demands)
    found: list[Fault] = []
    for part in (check.names(), check.words(), check.ground(), check.sites(), check.gates(), check.homes()):
        found += part
    return found


def where(at: Hex) -> str:
    """Returns a hex as people write it.

    >>> where((2, -1))
    '(2, -1)'
    """
    return f"({at[0]}, {at[1]})"


def pieces(hexes: Iterable[Hex]) -> list[list[Hex]]:
    """Returns hexes in groups that hang together, the largest first, each from its first hex on.

    >>> pieces([(0, 0), (5, 5), (1, 0)])
    [[(0, 0), (1, 0)], [(5, 5)]]
    """
    left = dict.fromkeys(hexes)
    found: list[list[Hex]] = []
    while left:
        first = next(iter(left))
        del left[first]
        piece = [first]
        for at in piece:  # grows while it is walked
            for near in neighbours(at):
                if near in left:
                    del left[near]
                    piece.append(near)
        found.append(piece)
    return sorted(found, key=len, reverse=True)


class _Check:
    def __init__(self, model: MapModel, demands: MapDemands) -> None:
        self._model = model
        self._demands = demands
        self._numbers: dict[Hex, int] = {}
        for number, one in enumerate(model.hexes):
            self._numbers.setdefault(one.at, number)
        self._sites: dict[int, HexModel] = {}
        for one in model.hexes:
            if one.site is not None:
                self._sites.setdefault(one.site, one)

    def _fault(self, path: tuple[str | int, ...], message: str, /, **args: Argument) -> Fault:
        return Fault(path, Phrase(f"map-{message}", **args), self._demands.clauses.get(message, ""))

    def _of_hex(self, at: Hex, message: str, /, *rest: str, **args: Argument) -> Fault:
        return self._fault(("hexes", self._numbers[at], *rest), message, **args)

    # Names

    def names(self) -> Iterator[Fault]:
        """Yields ids that two areas share, and names that would not tell things apart."""
        for key, areas in (("regions", self._model.regions), ("territories", self._model.territories)):
            yield from self._shared_ids(key, areas)
            yield from self._shared_names([((key, place, "name"), one) for place, one in enumerate(areas)])
        hexes = [(("hexes", place, "name"), one) for place, one in enumerate(self._model.hexes) if one.name is not None]
        yield from self._shared_names(hexes)

    def _shared_ids(self, key: str, areas: Iterable[RegionModel]) -> Iterator[Fault]:
        seen = set[str]()
        for place, one in enumerate(areas):
            if one.id in seen:
                yield self._fault((key, place, "id"), "id-taken", id=one.id)
            seen.add(one.id)

    def _shared_names(self, things: Iterable[tuple[tuple[str | int, ...], RegionModel | HexModel]]) -> Iterator[Fault]:
        seen = dict[tuple[str, str], str]()
        for path, one in things:
            for language in ("es", "en") if one.name is not None else ():
                assert one.name is not None
                name = one.name[language]
                own = where(one.at) if isinstance(one, HexModel) else one.id
                if seen.setdefault((language, fold(name)), own) != own:
                    yield self._fault((*path, language), "name-taken", name=name, other=seen[language, fold(name)])

    # Words that must be known

    def words(self) -> Iterator[Fault]:
        """Yields terrains, regions and territories that there are not."""
        terrains = self._demands.terrains
        territories = [one.id for one in self._model.territories]
        regions = [one.id for one in self._model.regions]
        for place, territory in enumerate(self._model.territories):
            if territory.region is not None:
                path = ("territories", place, "region")
                yield from self._unknown(path, "region-unknown", territory.region, regions)
        for place, one in enumerate(self._model.hexes):
            if terrains:
                yield from self._unknown(("hexes", place, "terrain"), "terrain-unknown", one.terrain, terrains)
            if one.territory is not None:
                path = ("hexes", place, "territory")
                yield from self._unknown(path, "territory-unknown", one.territory, territories)
        for count, homes in self._model.homes.items():
            for seat, home in enumerate(homes):
                yield from self._unknown(("homes", count, seat), "territory-unknown", home.territory, territories)

    def _unknown(self, path: tuple[str | int, ...], message: str, word: str, known: Iterable[str]) -> Iterator[Fault]:
        known = list(known)
        if word not in known:
            yield self._fault(
                path, message, value=word, guess=guess(word, known), known=quoted(known), count=len(known)
            )

    # The ground

    def ground(self) -> Iterator[Fault]:
        """Yields hexes at one place, hexes apart from the rest, and territories that are empty or in pieces."""
        for number, one in enumerate(self._model.hexes):
            if self._numbers[one.at] != number:
                yield self._fault(("hexes", number, "at"), "hex-twice", at=where(one.at))
        _, *others = pieces(self._numbers)
        for piece in others:
            yield self._of_hex(piece[0], "hex-apart", at=where(piece[0]), count=len(piece))
        for place, territory in enumerate(self._model.territories):
            own = pieces(one.at for one in self._model.hexes if one.territory == territory.id)
            name = named(territory.name)
            if not own:
                yield self._fault(("territories", place), "territory-empty", name=name)
            for piece in own[1:]:
                yield self._of_hex(piece[0], "territory-split", "territory", name=name, at=where(piece[0]))

    # Sites

    def sites(self) -> Iterator[Fault]:
        """Yields sites without name or territory, of one number, too near to each other, too few or too many."""
        for number, one in enumerate(self._model.hexes):
            if one.site is None:
                continue
            first = self._sites[one.site]
            if first is not one:
                yield self._fault(("hexes", number, "site"), "site-taken", number=one.site, other=where(first.at))
            if one.name is None:
                yield self._fault(("hexes", number), "site-nameless", number=one.site)
            if one.territory is None:
                yield self._fault(("hexes", number), "site-wild", number=one.site)
            yield from self._too_near(one)
        yield from self._site_numbers()
        yield from self._counts()

    def _too_near(self, one: HexModel) -> Iterator[Fault]:
        for other in self._sites.values():
            if one.site is not None and other.site is not None and other.site < one.site:
                steps = distance(one.at, other.at)
                if 0 < steps < self._demands.apart:
                    yield self._of_hex(
                        one.at, "site-near", "site", number=one.site, other=where(other.at), distance=steps,
                        least=self._demands.apart,
                    )  # fmt: skip

    def _site_numbers(self) -> Iterator[Fault]:
        missing = [number for number in range(1, len(self._sites) + 1) if number not in self._sites]
        if missing:
            highest = max(self._sites)
            at = self._sites[highest].at
            yield self._of_hex(at, "site-gap", "site", number=highest, missing=missing[0])

    def _counts(self) -> Iterator[Fault]:
        wanted = self._demands.sites
        for place, territory in enumerate(self._model.territories):
            count = sum(one.site is not None for one in self._model.hexes if one.territory == territory.id)
            if wanted and count != wanted:
                name = named(territory.name)
                yield self._fault(("territories", place), "site-count", name=name, count=count, wanted=wanted)

    # Gates

    def gates(self) -> Iterator[Fault]:
        """Yields gates that are not on the map, not at its edge, or where something else is; too few or too many."""
        gates = self._model.gates
        for place, at in enumerate(gates):
            path = ("gates", place)
            if at not in self._numbers:
                yield self._fault(path, "gate-off", at=where(at))
            elif at in gates[:place]:
                yield self._fault(path, "gate-twice", at=where(at))
            elif all(near in self._numbers for near in neighbours(at)):
                yield self._fault(path, "gate-inside", at=where(at))
            elif self._model.hexes[self._numbers[at]].site is not None:
                yield self._fault(path, "gate-site", at=where(at))
        if self._demands.gates and len(gates) != self._demands.gates:
            yield self._fault(("gates",), "gate-count", count=len(gates), wanted=self._demands.gates)

    # Homes

    def homes(self) -> Iterator[Fault]:
        """Yields homes for more or fewer than play, two seats in one home, and homes without a site."""
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
                if home.territory in [one.territory for one in homes[:seat]]:
                    yield self._fault((*path, seat), "homes-twice", home=home.territory)
                yield from self._ground((*path, seat), home)

    def _ground(self, path: tuple[str | int, ...], home: HomeModel) -> Iterator[Fault]:
        territory = next((one for one in self._model.territories if one.id == home.territory), None)
        if territory is None:
            return
        sites = sorted(one.site for one in self._model.hexes if one.site and one.territory == territory.id)
        if not sites:
            yield self._fault(path, "homes-bare", name=named(territory.name))
        elif home.sites and sorted(home.sites) != sites:
            known = [str(one) for one in sites]
            yield self._fault((*path, "sites"), "homes-sites", name=named(territory.name), known=known)
