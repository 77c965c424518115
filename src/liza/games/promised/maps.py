# plain: maps are read once, before a match starts
"""The maps of Promised Land: what must hold in any, and those that come with the game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from liza.toolkit.mapfaults import MapDemands
from liza.toolkit.mapfile import MapFormat

FORMAT: Final = MapFormat(
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
