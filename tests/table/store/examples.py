"""Rows for tests of the store."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from liza.table.store import Guest, Move, SeatRow, Store, TableRow

ANA = Guest("guest-ana", "Ana")
BRUNO = Guest("guest-bruno", "Bruno Ñandú")

SOUTH = SeatRow("south", 0, "person", "Ana", "", {"text": "3 muro\n", "name": "Mío"}, "key-south", (ANA.id,), {})
NORTH = SeatRow("north", 1, "open", "", "", None, "key-north", (), {"stops": [["main"], []], "idle": True})
TABLE = TableRow(
    id="table-1",
    game="inframundis",
    setup={"rules": "tournament", "options": {"salida": "9"}},
    undo="consent",
    guide=True,
    status="waiting",
    made=1000.25,
    since=1000.5,
    header=None,
    ending={},
    wishes={},
    rematch="",
    seats=(SOUTH, NORTH),
)
HEADER = {"kind": "header", "seed": "ab" * 32, "z": 1, "a": [None, "ñ", "\u0000"]}


def move(n: int, **changes: Any) -> Move:
    """Return the move of that number."""
    return replace(Move(n, n % 2, "answer", "land lame-pilot", "", False, 1000.125 + n), **changes)


async def furnished(store: Store, *tables: TableRow) -> Store:
    """Return the store with Ana, Bruno and the tables, or the usual one."""
    for guest in (ANA, BRUNO):
        await store.add_guest(guest)
    for table in tables or (TABLE,):
        await store.add_table(table)
    return store


async def playing(store: Store) -> Store:
    """Return the store with the usual table, its match begun."""
    await furnished(store)
    await store.begin(TABLE.id, HEADER)
    return store
