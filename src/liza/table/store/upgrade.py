"""Brings the schema of a database up to date, or says why that can't be done."""

from __future__ import annotations

import time
from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import OperationalError

from liza.table.store.errors import StoreError
from liza.table.store.schema import METADATA

VERSION_TABLE = "liza_schema"
"""Where the database notes its revision; not Alembic's usual name, which another program may use beside us."""

_OURS = 0x6C697A61
"""Marks our SQLite files, and is the number of the PostgreSQL lock under which one server upgrades at a time."""

_PATIENCE = 100
"""How often a lock is tried again, each time a twentieth of a second later: as long as `busy_timeout`."""


def upgrade(connection: Connection, place: str) -> None:
    """Run the migrations that are missing, all or none of them.

    Args:
        connection: without a transaction; it is left so.
        place: where the database is, for people.

    Raises:
        StoreError: the database was made by a newer program (`newer`) or by another one (`foreign`); it is left alone.
        sqlalchemy.exc.DBAPIError: whatever the database says.
    """
    if connection.dialect.name == "sqlite":
        _in_file(connection, place)
    else:
        connection.exec_driver_sql("SET LOCAL lock_timeout=0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_OURS})")
        _migrate(connection, place)
        connection.commit()


def _in_file(connection: Connection, place: str) -> None:
    # A batch drops and renames tables, which foreign keys would take for deleting their rows; inside a transaction this
    # can't be switched.
    connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    # SQLite's own BEGIN would come too late: the driver lets statements that alter tables run outside a transaction.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    _migrate(connection, place)
    # Written every time, so that a file that may only be read is found out now.
    connection.exec_driver_sql(f"PRAGMA application_id={_OURS}")
    connection.commit()
    _use_wal(connection)
    connection.exec_driver_sql("PRAGMA foreign_keys=ON")


def _use_wal(connection: Connection) -> None:
    """Sets the kind of journal, which a file keeps; for this lock SQLite itself doesn't wait."""
    for patience in range(_PATIENCE, -1, -1):
        try:
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            return
        except OperationalError:
            if not patience:
                raise
            time.sleep(0.05)


def _migrate(connection: Connection, place: str) -> None:
    with as_file(files(__package__) / "migrations") as folder:
        config = Config(attributes={"connection": connection, "version_table": VERSION_TABLE})
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        script = ScriptDirectory.from_config(config)
        current = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()
        known = {step.revision for step in script.walk_revisions()}
        if not known.issuperset(current):
            raise StoreError("newer", place)
        if not current and not METADATA.tables.keys().isdisjoint(inspect(connection).get_table_names()):
            raise StoreError("foreign", place)
        if set(current) != set(script.get_heads()):
            command.upgrade(config, "head")
