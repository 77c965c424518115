"""Databases for the tests of the table: each test gets a fresh one, in a file and in PostgreSQL."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.engine import make_url

from liza.table.store import Store, url_of
from tests.table.pg import MISSING, may_run, temporary_postgres

_TEMPLATE = "liza_template"
_NUMBERS = itertools.count()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """The URL of a PostgreSQL server that lives as long as the tests of this process."""
    if not may_run():
        pytest.skip(MISSING)
    with temporary_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def _postgres_template(postgres_url: str) -> str:
    """The server, with a database whose schema is up to date, to be copied."""
    _command(postgres_url, f"CREATE DATABASE {_TEMPLATE}")
    asyncio.run(_prepare(_url(postgres_url, _TEMPLATE)))
    return postgres_url


@pytest.fixture
def empty_postgres_url(postgres_url: str) -> Iterator[str]:
    """The URL of a PostgreSQL database in which there is nothing at all."""
    with _new_database(postgres_url, "template0") as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a fresh database; tests that ask for it run on SQLite and on PostgreSQL."""
    if request.param == "sqlite":
        yield url_of(str(tmp_path / "table.db"))
    else:
        with _new_database(request.getfixturevalue("_postgres_template"), _TEMPLATE) as url:
            yield url


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """An open store on a fresh database, for tests marked `anyio`."""
    opened = await Store.open(database_url)
    yield opened
    await opened.close()


async def _prepare(url: str) -> None:
    await (await Store.open(url)).close()


def _url(server: str, database: str) -> str:
    return make_url(server).set(database=database).render_as_string(hide_password=False)


@contextmanager
def _new_database(server: str, template: str) -> Iterator[str]:
    name = f"liza_{next(_NUMBERS)}"
    _command(server, f"CREATE DATABASE {name} TEMPLATE {template}")
    yield _url(server, name)
    _command(server, f"DROP DATABASE {name} WITH (FORCE)")


def _command(server: str, statement: str) -> None:
    with psycopg.connect(server.replace("+psycopg", "", 1), autocommit=True) as connection:
        connection.execute(statement.encode())
