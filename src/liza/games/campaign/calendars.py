# plain: calendars are read once, before a match starts
"""Calendars before they are sealed: that of the house, or one written for a match [CAM-arbitro-2]."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from liza.games.campaign.board import Board
from liza.games.campaign.fixed import COMPANY_NAMES
from liza.games.campaign.pieces import (
    AUDIENCES,
    BY_LOT,
    CLOSE_TERRAIN,
    EFFECTS,
    GRANT,
    LEVY_PCT,
    MERCENARIES,
    MORALE,
    NOWHERE,
    RAZE,
    REVEAL,
    SET_TERRAIN,
    TAX_PCT,
    TERRAINS,
    TREASURE,
    TRUCE,
    Effect,
)
from liza.toolkit.text import Phrase
from liza.toolkit.yamlfile import read_yaml

FOLDER: Final = Path(__file__).parent / "data" / "calendars"
NAMES: Final = ("house", "random", "none")
MARCHES: Final = ("M1", "M2", "M3", "M4", "M5", "M6")
NOTES: Final = ("", "treasure", "points", "words")
KEYS: Final = (
    "turn", "effect", "audience", "region", "terrain", "amount", "turns", "companies", "note", "regions", "words",
)  # fmt: skip
_NEEDED: Final = {
    TAX_PCT: ("amount",),
    LEVY_PCT: ("amount",),
    SET_TERRAIN: ("region", "terrain"),
    CLOSE_TERRAIN: ("terrain",),
    TREASURE: ("region", "amount"),
    GRANT: ("amount",),
    RAZE: ("region",),
    MERCENARIES: ("companies",),
    TRUCE: (),
    MORALE: ("amount",),
    REVEAL: ("note",),
}
"""What an entry must say, by its effect."""

Complain = Callable[[Phrase, str], None]
"""Told what is wrong, and at which place."""


def house(board: Board) -> list[Effect]:
    """Return the calendar of the house.

    On a map that lacks some of its marches, what is written for M2 to M6 has the region BY_LOT and a number: it goes
    to one of those there are, by lot, before the calendar is sealed.
    """
    rows = [dict(one) for one in read_yaml(FOLDER / "house.yaml").data]
    whole = all(code in board.ids for code in MARCHES)
    for row in rows:
        if "regions" in row:
            row["regions"] = [code for code in row["regions"] if code in board.ids]
    out = [_effect(board, {key: row[key] for key in row if whole or key != "region"}) for row in rows]
    if not whole:
        for i, row in enumerate(rows):
            if "region" in row:
                out[i] = out[i].moved_to(_landing(board, row["region"]))
    return out


def _landing(board: Board, code: str) -> int:
    """Return where an entry for a march goes on a smaller map: M1 stays, the others go by lot."""
    if code == MARCHES[0] and code in board.ids:
        return board.index(code)
    return BY_LOT + MARCHES.index(code)


def written(board: Board, entries: Iterable[Any], complain: Complain) -> list[Effect]:
    """Return a calendar written for a match, in the order of its turns; what is wrong is complained of.

    An effect is one of the list [CAM-acontecimientos-7]; only what is revealed or granted may be for some alone.
    """
    out = []
    for number, row in enumerate(entries):
        said = _fault(board, row)
        if said is None:
            out.append(_effect(board, row))
        else:
            complain(said, f"calendar[{number}]")
    return sorted(out, key=lambda one: int(one.turn))


def _fault(board: Board, row: Any) -> Phrase | None:
    """Return what is wrong with an entry, if anything is."""
    if not isinstance(row, dict) or any(key not in KEYS for key in row):
        return Phrase("calendar-keys", known=", ".join(KEYS))
    if not _is_number(row.get("turn"), 1, 999):
        return Phrase("calendar-turn")
    if row.get("effect") not in EFFECTS:
        return Phrase("calendar-effect", effect=str(row.get("effect")), known=", ".join(EFFECTS))
    effect = EFFECTS.index(row["effect"])
    missing = [key for key in _NEEDED[effect] if key not in row]
    if missing:
        return Phrase("calendar-missing", effect=row["effect"], fields=", ".join(missing))
    audience = row.get("audience", "all")
    if audience not in AUDIENCES or (audience != "all" and effect not in (REVEAL, GRANT)):
        return Phrase("calendar-audience", audience=str(audience), known=", ".join(AUDIENCES))
    return _wrong_value(board, row)


def _wrong_value(board: Board, row: dict[str, Any]) -> Phrase | None:
    for code in [row["region"]] if "region" in row else row.get("regions", []):
        if code not in board.ids:
            return Phrase("calendar-region", region=str(code))
    if "terrain" in row and row["terrain"] not in TERRAINS:
        return Phrase("calendar-terrain", terrain=str(row["terrain"]), known=", ".join(TERRAINS))
    if "turns" in row and not _is_number(row["turns"], 1, 999):
        return Phrase("calendar-number", field="turns")
    if "amount" in row and not _is_number(row["amount"], -1000, 1_000_000):
        return Phrase("calendar-number", field="amount")
    for name in row.get("companies", []):
        if name not in COMPANY_NAMES:
            return Phrase("calendar-company", company=str(name), known=", ".join(COMPANY_NAMES))
    if "note" in row and row["note"] not in NOTES:
        return Phrase("calendar-note", note=str(row["note"]), known=", ".join(NOTES[1:]))
    words = row.get("words", {})
    if not isinstance(words, dict) or (row.get("note") == "words" and not {"es", "en"} <= set(words)):
        return Phrase("calendar-words")
    return None


def _is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _effect(board: Board, row: dict[str, Any]) -> Effect:
    words = row.get("words", {})
    return Effect(
        row["turn"],
        EFFECTS.index(row["effect"]),
        AUDIENCES.index(row.get("audience", "all")),
        board.index(row["region"]) if "region" in row else NOWHERE,
        TERRAINS.index(row["terrain"]) if "terrain" in row else -1,
        row.get("amount", 0),
        row.get("turns", 1),
        sum(1 << COMPANY_NAMES.index(name) for name in row.get("companies", [])),
        NOTES.index(row.get("note", "")),
        sum(1 << board.index(code) for code in row.get("regions", [])),
        (str(words.get("es", "")), str(words.get("en", ""))),
    )
