"""Where the database is: a URL, from what a person writes after `--db`, or the usual place."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from liza.table.store.errors import StoreError

SQLITE = "sqlite"
POSTGRES = "postgresql+psycopg"
_DRIVERS = {SQLITE: SQLITE, "postgres": POSTGRES, "postgresql": POSTGRES, POSTGRES: POSTGRES}


def default_url() -> str:
    """Returns the URL of the SQLite file in the user's data folder, which is created.

    Raises:
        StoreError: the folder can't be created (`folder`).
    """
    folder = user_data_path("liza", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("folder", str(error)) from error
    return _file(folder / "table.db")


def url_of(text: str) -> str:
    """Returns the URL for what was written: a URL in any usual form, or the path of an SQLite file.

    >>> url_of("postgres://liza@localhost/liza")
    'postgresql+psycopg://liza@localhost/liza'

    Raises:
        StoreError: it is the URL of something else (`url`).
    """
    if "://" not in text:
        return _file(Path(text))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise StoreError("url", text.partition("://")[0] + "://…") from error
    if url.drivername not in _DRIVERS:
        raise StoreError("url", place_of(url))
    return url.set(drivername=_DRIVERS[url.drivername]).render_as_string(hide_password=False)


def place_of(url: URL) -> str:
    """Returns where a database is, for people: the path of the file, or the URL without its password."""
    if url.drivername == SQLITE:
        return url.database or ":memory:"
    return url.render_as_string(hide_password=True)


def _file(path: Path) -> str:
    absolute = path.expanduser().absolute()
    return URL.create(SQLITE, database=str(absolute)).render_as_string()
