"""The schema: made from nothing, left alone when it is current, and never touched when it isn't ours to touch."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, inspect
from sqlalchemy.engine import Connection

from liza.table.store import Store, StoreError, url_of
from liza.table.store.schema import METADATA
from liza.table.store.upgrade import VERSION_TABLE
from tests.table.store.examples import TABLE, furnished

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return url_of(str(tmp_path / "empty.db"))
    url: str = request.getfixturevalue("empty_postgres_url")
    return url


def run(url: str, *statements: str) -> list[str]:
    """Run statements on a database, and return the names of its tables."""
    engine = create_engine(url)
    with engine.begin() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)
        names = inspect(connection).get_table_names()
    engine.dispose()
    return sorted(names)


def differences(connection: Connection) -> list[object]:
    options = {"version_table": VERSION_TABLE, "compare_type": True}
    found: list[object] = compare_metadata(MigrationContext.configure(connection, opts=options), METADATA)
    return found


async def test_the_migrations_make_the_schema_that_the_program_uses(empty_url: str):
    store = await Store.open(empty_url)
    with store.engine.connect() as connection:
        assert differences(connection) == []
        METADATA.tables["secrets"].drop(connection)
        assert differences(connection), "a difference would be seen"
    await store.close()


async def test_a_current_database_is_left_as_it_is(empty_url: str):
    first = await furnished(await Store.open(empty_url))
    await first.close()
    again = await Store.open(empty_url)
    assert await again.table(TABLE.id) == TABLE
    await again.close()


async def test_two_servers_may_start_on_one_empty_database(empty_url: str):
    stores = await asyncio.gather(*(Store.open(empty_url) for _ in range(3)))
    await furnished(stores[0])
    assert await stores[2].table(TABLE.id) == TABLE
    for store in stores:
        await store.close()


async def test_a_newer_database_is_refused_and_not_touched(empty_url: str):
    await (await Store.open(empty_url)).close()
    run(empty_url, f"UPDATE {VERSION_TABLE} SET version_num = '9999'", "DROP TABLE moves")
    before = run(empty_url)
    with pytest.raises(StoreError) as error:
        await Store.open(empty_url)
    assert error.value.code == "newer"
    assert run(empty_url) == before


async def test_the_tables_of_another_program_are_not_touched(empty_url: str):
    run(empty_url, "CREATE TABLE guests (room TEXT)", "INSERT INTO guests VALUES ('101')")
    with pytest.raises(StoreError) as error:
        await Store.open(empty_url)
    assert error.value.code == "foreign"
    assert run(empty_url) == ["guests"]


async def test_the_file_of_another_program_stays_as_it_is(tmp_path: Path):
    path = tmp_path / "rooms.db"
    run(url_of(str(path)), "CREATE TABLE guests (room TEXT)")
    before = path.read_bytes()
    with pytest.raises(StoreError):
        await Store.open(url_of(str(path)))
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["rooms.db"]


async def test_other_tables_beside_ours_do_no_harm(empty_url: str):
    run(empty_url, "CREATE TABLE alembic_version (version_num TEXT)", "INSERT INTO alembic_version VALUES ('abc')")
    await (await Store.open(empty_url)).close()
    assert {"alembic_version", "guests", VERSION_TABLE} <= set(run(empty_url))


async def test_a_migration_that_fails_leaves_nothing(empty_url: str, monkeypatch: pytest.MonkeyPatch):
    """Even what it has already made is gone, as if it had never been started."""

    def failing(*args: object, **kwargs: object) -> object:
        raise OSError("pulled the plug")

    monkeypatch.setattr("alembic.op.create_index", failing)
    with pytest.raises(StoreError):
        await Store.open(empty_url)
    monkeypatch.undo()
    assert run(empty_url) == []
    await (await Store.open(empty_url)).close()
    assert "moves" in run(empty_url)
