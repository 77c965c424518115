# plain: maps are read once, before a match starts
"""The maps of Campaña: those that come with the game, others by path, and what must hold in any."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from liza.games.campaign.board import Board
from liza.games.campaign.fixed import STARTING_REGIONS
from liza.games.campaign.pieces import FLOODED, TERRAINS
from liza.toolkit.problems import Problem, ProblemsError, guess
from liza.toolkit.text import Phrase, Words
from liza.toolkit.yamlfile import YamlFile, read_yaml

FOLDER: Final = Path(__file__).parent / "data" / "maps"
MOST_REGIONS: Final = 60
FIELDS: Final = ("id", "name", "terrain", "taxes", "levies", "city", "home", "at", "next")


def map_names() -> list[str]:
    """Return the ids of the maps that come with the game."""
    return sorted(path.stem for path in FOLDER.glob("*.yaml"))


def read_board(key: str) -> Board:
    """Return a map by its id, or by the path of a file ending in `.yaml`.

    Raises:
        ProblemsError: there is no such map, or it is faulty.
    """
    path = Path(key) if key.endswith(".yaml") else FOLDER / f"{key}.yaml"
    if not key.endswith(".yaml") and key not in map_names():
        words = Words.of("liza.games.campaign")
        said = Phrase("setup-map-unknown", name=key, guess=guess(key, map_names()))
        from liza.toolkit.problems import problem

        raise ProblemsError([problem(words, said, place="map", clause="CAM-regiones-11")])
    return _Reader(key, read_yaml(path)).board()


class _Reader:
    """Checks a map file and makes a board of it; every fault is told."""

    def __init__(self, key: str, file: YamlFile) -> None:
        self._key = key
        self._file = file
        self._words = Words.of("liza.games.campaign")
        self._problems: list[Problem] = []
        data = file.data if isinstance(file.data, dict) else {}
        found = data.get("regions")
        self._rows: list[dict[str, Any]] = found if isinstance(found, list) else []
        self._data = data

    def board(self) -> Board:
        """Return the map.

        Raises:
            ProblemsError: everything that is wrong.
        """
        for number, row in enumerate(self._rows):
            self._check_row(number, row)
        if not self._rows or len(self._rows) > MOST_REGIONS:
            self._wrong(Phrase("map-count", most=MOST_REGIONS), ["regions"], "CAM-regiones-11")
        if not self._problems:
            self._check_graph()
        homes = sorted({row["home"] for row in self._rows if row.get("home")}) if not self._problems else []
        if not self._problems:
            for home in homes:
                self._check_home(home)
            self._check_seats(homes)
        if self._problems:
            raise ProblemsError(self._problems)
        return self._make(homes)

    def _wrong(self, said: Phrase, path: list[str | int], clause: str) -> None:
        self._problems.append(self._file.problem(self._words, said, path, clause=clause))

    def _check_row(self, number: int, row: Any) -> None:
        place: list[str | int] = ["regions", number]
        if not isinstance(row, dict) or any(field not in row for field in FIELDS):
            missing = [field for field in FIELDS if not isinstance(row, dict) or field not in row]
            self._wrong(Phrase("map-missing", fields=", ".join(missing)), place, "CAM-regiones-1")
            return
        if row["terrain"] not in TERRAINS:
            said = Phrase("map-terrain", terrain=str(row["terrain"]), known=", ".join(TERRAINS))
            self._wrong(said, [*place, "terrain"], "CAM-regiones-2")
        for field in ("taxes", "levies"):
            if not isinstance(row[field], int) or isinstance(row[field], bool) or row[field] < 0:
                self._wrong(Phrase("map-number", field=field), [*place, field], "CAM-regiones-1")

    def _check_graph(self) -> None:
        ids = [row["id"] for row in self._rows]
        known = {row["id"]: row["next"] for row in self._rows}
        for number, row in enumerate(self._rows):
            for other in row["next"]:
                if other not in known or row["id"] not in known[other] or other == row["id"]:
                    said = Phrase("map-mutual", one=row["id"], other=str(other))
                    self._wrong(said, ["regions", number, "next"], "CAM-regiones-11")
        if len(set(ids)) != len(ids):
            self._wrong(Phrase("map-twice"), ["regions"], "CAM-regiones-11")
        dry = {row["id"] for row in self._rows if row["terrain"] != TERRAINS[FLOODED]}
        if not self._problems and _reached(known, dry) != dry:
            self._wrong(Phrase("map-split"), ["regions"], "CAM-regiones-11")

    def _check_home(self, home: str) -> None:
        known = {row["id"]: row["next"] for row in self._rows}
        own = {row["id"] for row in self._rows if row["home"] == home}
        number = next(i for i, row in enumerate(self._rows) if row["home"] == home)
        if len(own) != STARTING_REGIONS or _reached(known, own) != own:
            said = Phrase("map-home", home=home, count=STARTING_REGIONS)
            self._wrong(said, ["regions", number, "home"], "CAM-partida-7")
        if sum(1 for row in self._rows if row["home"] == home and row["city"]) != 1:
            self._wrong(Phrase("map-home-city", home=home), ["regions", number, "home"], "CAM-partida-8")

    def _check_seats(self, homes: list[str]) -> None:
        for field in ("homes", "favoured"):
            for players, used in dict(self._data.get(field) or {}).items():
                bad = [one for one in used if one not in homes]
                if bad or (field == "homes" and len(used) != players):
                    self._wrong(Phrase("map-seats", players=players), [field, players], "CAM-partida-10")

    def _make(self, homes: list[str]) -> Board:
        rows = sorted(self._rows, key=lambda row: str(row["id"]))
        ids = [str(row["id"]) for row in rows]

        def numbers(field: str) -> dict[int, list[int]]:
            found = dict(self._data.get(field) or {})
            return {int(players): [homes.index(one) for one in used] for players, used in found.items()}

        return Board(
            self._key,
            ids,
            [(row["name"]["es"], row["name"]["en"]) for row in rows],
            [TERRAINS.index(row["terrain"]) for row in rows],
            [row["taxes"] for row in rows],
            [row["levies"] for row in rows],
            [bool(row["city"]) for row in rows],
            [homes.index(row["home"]) if row["home"] else -1 for row in rows],
            homes,
            [sorted(ids.index(other) for other in row["next"]) for row in rows],
            [(row["at"][0], row["at"][1]) for row in rows],
            numbers("homes"),
            numbers("favoured"),
        )


def _reached(known: dict[str, list[str]], within: set[str]) -> set[str]:
    """Return the regions among `within` that can be reached from the first of them without leaving them."""
    todo = sorted(within)[:1]
    seen = set(todo)
    while todo:
        for other in known[todo.pop()]:
            if other in within and other not in seen:
                seen.add(other)
                todo.append(other)
    return seen
