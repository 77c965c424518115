"""What can go wrong with the database, in words."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from liza.toolkit.text import Words

_SQLITE = {
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_FULL": "full",
    "SQLITE_IOERR_SHMSIZE": "full",  # the shared index of the journal can't grow, which is a full disk by another name
    "SQLITE_CANTOPEN": "folder",
    "SQLITE_READONLY": "folder",
    "SQLITE_PERM": "folder",
    "SQLITE_NOTADB": "foreign",
    "SQLITE_CONSTRAINT_PRIMARYKEY": "conflict",
    "SQLITE_CONSTRAINT_UNIQUE": "conflict",
    "SQLITE_CONSTRAINT_FOREIGNKEY": "missing",
}
"""Codes by the names of SQLite's error codes; `SQLITE_BUSY` also stands for `SQLITE_BUSY_SNAPSHOT` and so on."""

_POSTGRES = {
    "53100": "full",
    "23505": "conflict",
    "23503": "missing",
    "55P03": "locked",
    "57014": "locked",
    "40001": "locked",
    "40P01": "locked",
    "42501": "rights",
    "25006": "rights",
    "08": "unreachable",
    "28": "unreachable",
    "3D": "unreachable",
    "53": "unreachable",
    "57": "unreachable",
    "22": "text",
}
"""Codes by PostgreSQL's SQLSTATE, or by its class (the first two signs)."""


class StoreError(Exception):
    """The database could not do what was asked, and nothing was changed by it.

    Args:
        code: `url` (no such kind of database), `driver` (its driver isn't installed), `unreachable`, `folder` (an
            SQLite file that can't be opened or written), `rights` (a PostgreSQL user that may not write), `foreign`
            (not one of our databases), `newer` (made by a newer program), `full`, `locked`, `conflict` (somebody else
            was faster), `missing` (a table, seat or guest that isn't there), `text` (signs that can't be stored) or
            `broken` (anything else).
        detail: which database, and what its driver said. It is for whoever runs the server, not for players.
    """

    def __init__(self, code: str, detail: str = "") -> None:
        words = Words.of("liza.table")
        self.code = code
        self.detail = detail
        self.texts = {language: words.say(language, f"store-{code}") for language in words.languages}
        """What happened, by language; fit for everybody's eyes."""
        self.remedies = {language: words.say(language, f"store-{code}-remedy") for language in words.languages}
        """What to do about it, by language."""
        super().__init__(f"{self.texts['en']} {self.remedies['en']} ({detail or code})")


FAULTS = (DBAPIError, PoolTimeoutError, sqlite3.Error, OSError, UnicodeEncodeError)
"""What the database and its drivers raise."""


def told(error: Exception, place: str) -> StoreError:
    """Returns one of `FAULTS` in words.

    Args:
        error: the fault.
        place: where the database is, for people; it must hold no password.
    """
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = str(cause).strip().splitlines() or [type(cause).__name__]
    return StoreError(_code(cause), f"{place}: {lines[0]}")


def _code(cause: BaseException) -> str:
    if isinstance(cause, UnicodeEncodeError):
        return "text"
    if isinstance(cause, PoolTimeoutError):
        return "locked"
    if isinstance(cause, sqlite3.Error):
        name: str = getattr(cause, "sqlite_errorname", "")
        primary = "_".join(name.split("_")[:2])
        return _SQLITE.get(name) or _SQLITE.get(primary, "broken")
    state: str | None = getattr(cause, "sqlstate", None)
    if state:
        return _POSTGRES.get(state) or _POSTGRES.get(state[:2], "broken")
    if type(cause).__name__ == "DataError":
        return "text"
    return "unreachable" if type(cause).__name__ == "OperationalError" or isinstance(cause, OSError) else "broken"
