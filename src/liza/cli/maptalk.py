"""Maps, checked and drawn in letters."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from liza.cli import setups
from liza.cli.out import Out
from liza.cli.program import DONE, FAILED, MISUSED, Failure
from liza.toolkit.hexmap import NOWHERE, HexMap, Names
from liza.toolkit.mapfigures import is_even, seat_figures, symmetries
from liza.toolkit.mapfile import MapFormat
from liza.toolkit.problems import ProblemsError, problem
from liza.toolkit.text import Phrase
from liza.toolkit.yamlfile import read_yaml


def check_maps(out: Out, files: Sequence[str], game: str) -> int:
    """Check map files and say of each whether it is sound, how big it is and how fair."""
    code = DONE
    for file in files:
        try:
            board = _read(file, game)
        except ProblemsError as error:
            out.problems(error.problems)
            out.tell("map-unsound", style="red", path=file)
            code = FAILED
        else:
            _show_figures(out, board, file)
            out.tell("map-sound", style="green", path=file)
    return code


def _read(file: str, game: str) -> HexMap:
    """Return the map of a file.

    Raises:
        Failure: its game is not told, or has no maps.
        ProblemsError: what is wrong with it.
    """
    path = os.fspath(Path(file).expanduser())
    return _format(path, game).load(path)


def _format(path: str, name: str) -> MapFormat:
    """Return what the maps of a game look like; without its name that of the game that the file names."""
    if not name:
        data = read_yaml(path).data
        head = data.get("map") if isinstance(data, dict) else None
        name = str(head.get("game") or "") if isinstance(head, dict) else ""
        if not name:
            raise Failure("map-of-no-game", path=path)
    game = setups.game_named(name)
    found = game.map_format()
    if found is None:
        raise Failure("no-maps", MISUSED, game=game.id)
    return found


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


# Drawing


def show_map(out: Out, file: str, game: str) -> None:
    """Draw a map in letters, and say what they mean."""
    board = _read(file, game)
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
