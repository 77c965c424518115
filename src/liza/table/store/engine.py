"""Connections to SQLite and PostgreSQL, set up as this program needs them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.pool import QueuePool

from liza.table.store.places import SQLITE

_SQLITE: tuple[str, ...] = (
    "PRAGMA busy_timeout=5000",
    # The journal is a WAL (see `upgrade`): a killed program loses nothing by this, a power cut perhaps the last moves.
    "PRAGMA synchronous=NORMAL",
    "PRAGMA foreign_keys=ON",
)
_POSTGRES: tuple[str, ...] = ("SET lock_timeout='5s'",)
_POSTGRES_CONNECTIONS = 4


def engine_of(url: URL) -> Engine:
    """Returns the engine for a URL as `url_of` makes them; it connects when it is first used.

    Raises:
        ImportError: the driver is not installed.
    """
    in_file = url.drivername == SQLITE
    settings = _SQLITE if in_file else _POSTGRES
    engine = create_engine(
        url,
        poolclass=QueuePool,
        # SQLite lets one writer in at a time, and waiting for a connection is fairer than waiting for its lock.
        pool_size=1 if in_file else _POSTGRES_CONNECTIONS,
        max_overflow=0,
        connect_args={} if in_file else {"connect_timeout": 5},
        # What goes wrong is logged, and among the parameters are seeds and the keys of seats.
        hide_parameters=True,
    )

    def prepare(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for setting in settings:
            cursor.execute(setting)
        cursor.close()
        connection.commit()

    event.listen(engine, "connect", prepare)
    return engine
