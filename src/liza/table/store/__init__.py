"""Where tables, seats, guests and the moves of every match are kept: an SQLite file, or PostgreSQL by its URL.

`Store` is the door; what goes through it are the values in `rows`. Faults are told as `StoreError`, in both languages.
"""

from liza.table.store.errors import StoreError
from liza.table.store.places import default_url, url_of
from liza.table.store.rows import Deed, Filing, Guest, Letter, Move, ReportRow, SeatRow, TableRow
from liza.table.store.store import Store

__all__ = [
    "Deed",
    "Filing",
    "Guest",
    "Letter",
    "Move",
    "ReportRow",
    "SeatRow",
    "Store",
    "StoreError",
    "TableRow",
    "default_url",
    "url_of",
]
