# plain: maps are read once, before a match starts
"""The maps of Promised Land: what must hold in any, and those that come with the game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from liza.games.promised.ground import Ground
from liza.toolkit.hexmap import HexMap
from liza.toolkit.mapfaults import MapDemands
from liza.toolkit.mapfile import HexFormat
from liza.toolkit.text import fold

FORMAT: Final = HexFormat(
    game="promised",
    package="liza.games.promised",
    folder=Path(__file__).parent / "data" / "maps",
    demands=MapDemands(
        terrains=("coast", "plain", "hills", "mountains", "valley", "desert"),
        sites=3,
        apart=2,
        gates=6,
        seats=(2, 3, 4),
        clauses={
            "site-count": "PRO-tablero-4",
            "site-near": "PRO-tablero-4",
            "site-nameless": "PRO-tablero-4",
            "site-wild": "PRO-tablero-4",
            "gate-count": "PRO-tablero-12",
            "homes-seats": "PRO-manual-1",
        },
    ),
)
"""The demands of Promised Land; all else that a map must be is checked for any game."""


def read_ground(key: str) -> Ground:
    """Return a map by the id of one that comes with the game, or by the path of a file ending in `.yaml`.

    Raises:
        ProblemsError: there is no such map, or it is faulty.
    """
    board = FORMAT.load(key) if key.endswith(".yaml") else FORMAT.named(key)
    return Ground(key, board, [_word(board, hex) for hex in range(len(board.hexes))])


def _word(board: HexMap, hex: int) -> str:
    """Return the word for a hex: its name where it has one of its own, else its coordinates."""
    name = board.names[hex]
    if name[0] and board.names.count(name) == 1:
        return fold(name[0]).replace(" ", "-")
    q, r = board.hexes[hex]
    return f"{q},{r}"
