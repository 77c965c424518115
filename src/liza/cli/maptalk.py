"""Maps, checked and drawn in letters."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from liza.cli import saves, setups
from liza.cli.out import Out
from liza.cli.program import DONE, FAILED, MISUSED, Failure
from liza.toolkit.geojson import from_geojson, to_geojson, to_yaml
from liza.toolkit.hexmap import NOWHERE, HexMap, Names
from liza.toolkit.mapdraw import draw_letters, draw_svg
from liza.toolkit.mapfigures import is_even, seat_figures, symmetries
from liza.toolkit.mapfile import MapFormat
from liza.toolkit.mapview import draw_map, draw_regions, terrain_words
from liza.toolkit.problems import ProblemsError, problem, read_text
from liza.toolkit.regionfigures import home_figures
from liza.toolkit.regionfile import RegionFormat
from liza.toolkit.regionmap import RegionMap
from liza.toolkit.text import Phrase
from liza.toolkit.view import MapView
from liza.toolkit.yamlfile import YamlFile, read_yaml

WIDEST: Final = 100
"""More columns than that make no drawing in letters clearer."""


@dataclass
class Sheet:
    """A sound map with the file that it comes from, and what its game asks of maps."""

    file: YamlFile
    model: Any
    board: HexMap | RegionMap
    format: MapFormat[Any]

    def view(self) -> MapView:
        """Return the map as a table draws it."""
        return draw_regions(self.board) if isinstance(self.board, RegionMap) else draw_map(self.board)

    def terrains(self, out: Out) -> list[tuple[str, str]]:
        """Return each terrain with its word."""
        words = terrain_words(self.board)
        return [(terrain, out.render(self.format.words, phrase)) for terrain, phrase in words.items()]


def check_maps(out: Out, files: Sequence[str], game: str) -> int:
    """Check map files and say of each whether it is sound, how big it is and how fair."""
    code = DONE
    for file in files:
        try:
            sheet = _read(file, game)
        except ProblemsError as error:
            out.problems(error.problems)
            out.tell("map-unsound", style="red", path=file)
            code = FAILED
            continue
        if isinstance(sheet.board, RegionMap):
            _show_regions(out, sheet, sheet.board)
        else:
            _show_figures(out, sheet.board, file)
        out.tell("map-sound", style="green", path=file)
    return code


def _read(file: str, game: str) -> Sheet:
    """Return the map of a file.

    Raises:
        Failure: its game is not told, or has no maps.
        ProblemsError: what is wrong with it.
    """
    path = os.fspath(Path(file).expanduser())
    read = read_yaml(path)
    format = _format(path, game, read.data)
    model = format.checked(read)
    return Sheet(read, model, format.board(model), format)


def _format(path: str, name: str, data: Any) -> MapFormat[Any]:
    """Return what the maps of a game look like; without its name that of the game that the file names."""
    if not name:
        head = data.get("map") if isinstance(data, dict) else None
        name = str(head.get("game") or "") if isinstance(head, dict) else ""
        if not name:
            raise Failure("map-of-no-game", path=path)
    game = setups.game_named(name)
    found = game.map_format()
    if found is None:
        raise Failure("no-maps", MISUSED, game=game.id)
    return found


def _regions(file: str, game: str) -> Sheet:
    """Return the map of regions of a file; one of hexes is refused."""
    sheet = _read(file, game)
    if not isinstance(sheet.board, RegionMap):
        raise Failure("map-of-hexes", path=file)
    return sheet


# Figures


def _show_figures(out: Out, board: HexMap, file: str) -> None:
    """Print how big a map is, and what every seat has near its home, with advice where seats do not begin alike."""
    out.line(_pick(out, board.name), "bold")
    out.tell(
        "map-size", hexes=len(board.hexes), territories=len(board.territories), sites=len(board.sites) - 1,
        gates=len(board.gates) - 1, turns=len(symmetries(board)),
    )  # fmt: skip
    for count in board.homes:
        out.line()
        if not is_even(board, count):
            out.problems([problem(out.words, Phrase("map-uneven", count=count), file=file, advice=True)])
        out.tell("map-seats", count=count)
        out.show(_figures(out, board, count))
    out.line()


def _figures(out: Out, board: HexMap, count: int) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("seat", "home", "rivals", "nearer", "shared", "reach", "gate"):
        left = key in ("home", "rivals")
        table.add_column(out.say(f"map-column-{key}"), justify="left" if left else "right")
    for one in seat_figures(board, count):
        home = _pick(out, board.territory_names[one.home])
        rivals = " ".join(str(steps) for steps in one.rivals)
        reach = out.number(one.reach)
        table.add_row(str(one.seat + 1), home, rivals, str(one.nearer), str(one.shared), reach, str(one.gate))
    return table


def _pick(out: Out, names: Names) -> str:
    return names[1] if out.lang == "en" else names[0]


def _show_regions(out: Out, sheet: Sheet, board: RegionMap) -> None:
    """Print how big a map of regions is and what every seat has at home and near it, with advice."""
    out.line(_pick(out, board.name), "bold")
    out.tell(
        "map-regions-size", regions=len(board.ids), cities=sum(board.cities), homes=len(board.home_ids),
        taxes=sum(board.taxes), levies=sum(board.levies),
    )  # fmt: skip
    for count in board.homes:
        out.line()
        out.tell("map-regions-seats", count=count, taxes=sum(board.taxes) // count)
        out.show(_home_table(out, sheet, board, count))
    out.line()
    assert isinstance(sheet.format, RegionFormat)
    out.problems(sheet.format.advice(sheet.file, board))


def _home_table(out: Out, sheet: Sheet, board: RegionMap, count: int) -> Table:
    assert isinstance(sheet.format, RegionFormat)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("seat", "home", "taxes", "levies", "land", "turns", "nearer", "shared"):
        left = key in ("home", "land", "turns")
        table.add_column(out.say(f"map-column-{key}"), justify="left" if left else "right")
    terrains = dict(sheet.terrains(out))
    for one in home_figures(board, count, sheet.format.demands):
        land = ", ".join(f"{number} {terrains[terrain]}" for terrain, number in one.terrains.items())
        turns = " ".join("–" if far == NOWHERE else str(far) for far in one.rivals)
        table.add_row(
            str(one.seat + 1), board.home_ids[one.home], str(one.taxes), str(one.levies), land, turns,
            str(one.nearer), str(one.shared),
        )  # fmt: skip
    return table


# Drawing


def show_map(out: Out, file: str, game: str) -> None:
    """Draw a map in letters, and say what they mean."""
    sheet = _read(file, game)
    board = sheet.board
    if isinstance(board, RegionMap):
        _draw_regions(out, sheet, board)
        return
    letters = _letters(out, board)
    out.line(_pick(out, board.name), "bold")
    out.line()
    for line in _drawn(board, letters):
        out.line(f"  {line}")
    out.line()
    for territory, letter in enumerate(letters):
        out.line(_told(out, board, territory, letter))
    free = [name for name, site in zip(board.names, board.site_of, strict=True) if name[0] and not site]
    if free:
        out.tell("map-key-named", names=[_pick(out, one) for one in free])
    if len(board.gates) > 1:
        out.tell("map-key-gates")


def _letters(out: Out, board: HexMap) -> list[str]:
    """Return a letter for each territory: its initial, or where two have the same, the alphabet."""
    initials = [_pick(out, name)[:1].upper() for name in board.territory_names]
    if len(set(initials)) == len(initials):
        return initials
    return [chr(ord("A") + number % 26) for number in range(len(initials))]


def _drawn(board: HexMap, letters: Sequence[str]) -> list[str]:
    """Return a map as lines of text, each hex where it lies."""
    lines: dict[int, dict[int, str]] = {}
    for number, (q, r) in enumerate(board.hexes):
        column, row = (2 * (2 * q + r), r) if board.pointy else (4 * q, q + 2 * r)
        lines.setdefault(row, {})[column] = _cell(board, number, letters)
    left = min(min(line) for line in lines.values())
    drawn: list[str] = []
    for row in range(min(lines), max(lines) + 1):
        text = ""
        for column, cell in sorted(lines.get(row, {}).items()):
            text = text.ljust(column - left) + cell
        drawn.append(text)
    return drawn


def _cell(board: HexMap, number: int, letters: Sequence[str]) -> str:
    """Return a hex in three letters at most."""
    territory = board.territory_of[number]
    letter = letters[territory] if territory != NOWHERE else "·"
    if board.site_of[number]:
        return f"{letter}{board.site_of[number]}"
    if board.gate_of[number]:
        return f"{letter.lower()}!{board.gate_of[number]}"
    return f"{letter.lower()}*" if board.names[number][0] else f"{letter.lower()}·"


def _told(out: Out, board: HexMap, territory: int, letter: str) -> Text:
    """Return a territory's letter, name and sites."""
    name = _pick(out, board.territory_names[territory])
    region = board.region_of[territory]
    where = f" ({_pick(out, board.region_names[region])})" if region != NOWHERE else ""
    sites = [f"{site} {_pick(out, board.names[board.sites[site]])}" for site in board.territory_sites[territory]]
    return Text.assemble((f"{letter}  ", "bold"), f"{name}{where}: {', '.join(sites)}")


def _draw_regions(out: Out, sheet: Sheet, board: RegionMap) -> None:
    out.line(_pick(out, board.name), "bold")
    out.line()
    for line in draw_letters(sheet.view(), min(out.width, WIDEST) - 2):
        out.line(f"  {line}")
    out.line()
    terrains = dict(sheet.terrains(out))
    for number, id in enumerate(board.ids):
        facts = [
            terrains[board.terrains[number]],
            out.say("map-taxes", value=board.taxes[number]),
            out.say("map-levies", value=board.levies[number]),
            *([out.say("map-city")] if board.cities[number] else []),
        ]
        near = " ".join(board.ids[one] for one in board.neighbours[number])
        name = _pick(out, board.names[number])
        out.line(Text.assemble((f"{id.ljust(3)} ", "bold"), f"{name}: {', '.join(facts)}; {near}"), indent=6)


# As other programs read it


def draw_file(out: Out, file: str, into: str, game: str) -> None:
    """Draw a map as SVG, into a file or onto the standard output."""
    sheet = _read(file, game)
    board = sheet.board
    homes = board.home_of if isinstance(board, RegionMap) else board.territory_of
    drawn = draw_svg(sheet.view(), lambda phrase: out.render(sheet.format.words, phrase), homes, sheet.terrains(out))
    _hand_over(out, drawn, into)


def export_map(out: Out, file: str, into: str, game: str) -> None:
    """Write a map of regions as GeoJSON, into a file or onto the standard output."""
    _hand_over(out, to_geojson(_regions(file, game).model), into)


def import_map(out: Out, file: str, into: str, game: str, force: bool) -> int:
    """Turn GeoJSON into a map file, and say what is still wrong with it."""
    source, target = Path(file).expanduser(), Path(into).expanduser()
    if target.exists() and not force:
        raise Failure("file-exists", path=into)
    text = to_yaml(from_geojson(read_text(source), file, game))
    saves.write_text(target, text)
    out.tell("map-written", path=into)
    return check_maps(out, [into], game)


def _hand_over(out: Out, text: str, into: str) -> None:
    if not into:
        out.raw(text)
        return
    saves.write_text(Path(into).expanduser(), text)
    out.tell("map-written", path=into)
