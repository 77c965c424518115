# plain: asked for before a match starts
"""What a form can ask for when a campaign is set up."""

from __future__ import annotations

from typing import Final

from liza.games.campaign.armies import HOUSE
from liza.games.campaign.board import STARTER, find_board
from liza.games.campaign.calendars import NAMES as CALENDARS
from liza.games.campaign.maps import FORMAT, MOST_TEXT
from liza.toolkit.setupfields import SetupField
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase

LONGEST_NAME: Final = 40
LONGEST_LIST: Final = 20_000


def setup_fields() -> list[SetupField]:
    """Return map, calendar, armies, and what countries and kings are called."""
    maps = sorted(FORMAT.names(), key=lambda name: name != STARTER)
    return [
        SetupField(
            "map", label("field-map"), "CAM-regiones-11", values=tuple((name, _map_name(name)) for name in maps),
            most=MOST_TEXT, files=(".yaml", ".yml", ".geojson", ".json"),
        ),
        SetupField(
            "calendar", label("field-calendar"), "CAM-acontecimientos-2",
            values=tuple((name, label(f"field-calendar--{name}")) for name in CALENDARS),
        ),
        SetupField(
            "armies", label("field-armies"), "CAM-partida-2", each=True,
            values=((HOUSE, label("field-armies--house")),), usual=HOUSE, most=LONGEST_LIST, files=(".txt", ".csv"),
        ),
        SetupField("names", label("field-names"), "CAM-partida-6", each=True, most=LONGEST_NAME, lines=False),
        SetupField("titles", label("field-titles"), "CAM-partida-6", each=True, most=LONGEST_NAME, lines=False),
    ]  # fmt: skip


def _map_name(name: str) -> Phrase:
    es, en = find_board(name).map.name
    return Phrase("data-text", es=es, en=en)
