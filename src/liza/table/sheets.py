"""A table and its seats as each guest may know them, in the shape of `protocol.TableSheet`.

Plain data, because a sheet is made for everybody after every answer: the contract's own classes check what is ours.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from liza.table.course import Course
from liza.table.store import SeatRow, TableRow
from liza.table.wishes import Wishes
from liza.toolkit.game import Game


def table_sheet(
    game: Game, row: TableRow, course: Course | None, wishes: Wishes, guest: str, present: Collection[str]
) -> dict[str, Any]:
    """Return a table as a guest (an id, "" for a stranger) may know it; `present` are the guests now connected."""
    match = course if row.status == "playing" else None
    mine = any(guest in seat.holders for seat in row.seats)
    return {
        "id": row.id,
        "game": row.game,
        "title": game.title,
        "status": row.status,
        "undo": row.undo,
        "guide": row.guide,
        "seats": [_seat_sheet(row, seat, wishes, guest, present) for seat in row.seats],
        "rules": row.setup.get("rules", ""),
        "options": _chosen(game, row.setup.get("options", {})),
        "awaited": [row.seats[seat].seat for seat in match.owing] if match is not None else [],
        "since": match.since if match is not None else row.since,
        "promise": (row.header or {}).get("promise", ""),
        "can_join": row.status == "waiting" and not mine and any(seat.kind == "open" for seat in row.seats),
        "rematch": row.rematch,
    }


def _seat_sheet(row: TableRow, seat: SeatRow, wishes: Wishes, guest: str, present: Collection[str]) -> dict[str, Any]:
    mine = guest in seat.holders
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "here": seat.kind == "computer" or any(holder in present for holder in seat.holders),
        "mine": mine,
        "deck": deck_name(row, seat) if mine or row.status == "over" else "",
        "wants": wishes.of(seat.number),
    }


def deck_name(row: TableRow, seat: SeatRow) -> str:
    """Return what a seat's deck is called; "" where there are none, or nobody chose yet."""
    decks = (row.header or {}).get("setup", {}).get("decks")
    deck: Any = decks[seat.number] if decks else seat.deck
    return deck if isinstance(deck, str) else str(deck.get("name", "")) if isinstance(deck, dict) else ""


def _chosen(game: Game, options: dict[str, str]) -> dict[str, str]:
    """Return the options that are not the default."""
    if not options:
        return {}
    usual = {choice.name: choice.values[0][0] for choice in game.choices() if choice.values}
    return {name: value for name, value in options.items() if usual.get(name) != value}
