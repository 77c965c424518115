"""What goes wrong with a database is told in words, nothing is half done, and the store goes on."""

import asyncio
import os
import socket
import sqlite3
import sys
from dataclasses import replace
from pathlib import Path

import psycopg.errors
import pytest
from sqlalchemy.exc import DBAPIError

from liza.table.store import Guest, Store, StoreError, url_of
from liza.table.store.errors import _POSTGRES, _SQLITE, told
from liza.toolkit.text import Words
from tests.table.store.examples import HEADER, TABLE, furnished, move, playing

pytestmark = pytest.mark.anyio

WORDS = Words.of("liza.table")
CODES = {*_SQLITE.values(), *_POSTGRES.values(), "url", "driver", "foreign", "newer", "broken"}


async def refused(url: str) -> StoreError:
    with pytest.raises(StoreError) as error:
        await Store.open(url)
    return error.value


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_fault_has_words_and_a_remedy_in_both_languages(code: str):
    error = StoreError(code, "the details")
    for texts in (error.texts, error.remedies):
        assert set(texts) == {"es", "en"} == set(WORDS.languages)
        assert all(len(text) > 10 and "{" not in text for text in texts.values())
        assert texts["es"] != texts["en"]
    assert "the details" in str(error)


def test_there_are_no_words_for_faults_that_do_not_exist():
    said = {name for name in WORDS.ids("es") if name.startswith("store-")}
    assert said == {f"store-{code}{end}" for code in CODES for end in ("", "-remedy")}


async def test_a_folder_that_is_not_there(tmp_path: Path):
    error = await refused(url_of(str(tmp_path / "nowhere" / "table.db")))
    assert error.code == "folder"
    assert str(tmp_path / "nowhere" / "table.db") in error.detail


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
async def test_a_folder_that_may_not_be_written(tmp_path: Path):
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    assert (await refused(url_of(str(folder / "table.db")))).code == "folder"


async def test_a_file_that_may_only_be_read(tmp_path: Path):
    await (await Store.open(url_of(str(tmp_path / "table.db")))).close()
    assert (await refused(f"sqlite:///file:{tmp_path}/table.db?mode=ro&uri=true")).code == "folder"


@pytest.mark.parametrize(
    "content", [b"a letter to somebody, and no database at all" * 40, b"SQLite format 3\0" + b"x" * 900]
)
async def test_a_file_that_is_no_database(tmp_path: Path, content: bytes):
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    error = await refused(url_of(str(path)))
    assert error.code == "foreign"
    assert path.read_bytes() == content


async def test_a_server_that_does_not_answer():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        error = await refused(url_of(f"postgres://ana:s3cret@127.0.0.1:{port}/liza"))
    assert error.code == "unreachable"
    assert str(port) in error.detail and "s3cret" not in str(error)
    assert "127.0.0.1" not in "".join(error.texts.values()), "players need not know where the database is"


async def test_a_database_that_is_not_on_the_server(postgres_url: str):
    assert (await refused(postgres_url.replace("/postgres?", "/nothing?"))).code == "unreachable"


async def test_a_server_whose_driver_is_not_installed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    error = await refused(url_of("postgres://127.0.0.1/liza"))
    assert error.code == "driver" and "psycopg" in error.detail


async def test_a_server_that_goes_away_and_comes_back(postgres_url: str, empty_postgres_url: str):
    store = await furnished(await Store.open(empty_postgres_url))
    name = empty_postgres_url.split("/")[3].partition("?")[0]
    with psycopg.connect(postgres_url.replace("+psycopg", "")) as other:
        other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
    with pytest.raises(StoreError) as error:
        await store.add_guest(Guest("late", ""))
    assert error.value.code == "unreachable"
    await store.add_guest(Guest("late", ""))
    assert await store.healthy()
    await store.close()


async def test_a_closed_database_is_not_healthy(tmp_path: Path):
    path = tmp_path / "table.db"
    store = await Store.open(url_of(str(path)))
    store.engine.dispose()
    path.unlink()
    path.mkdir()
    assert not await store.healthy()
    await store.close()


async def test_a_full_disk_refuses_the_move_and_the_match_goes_on(tmp_path: Path):
    store = await playing(await Store.open(url_of(str(tmp_path / "table.db"))))
    await store.append(TABLE.id, [move(0)], 1001.0)
    before = await store.table(TABLE.id)
    with store.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
    for write in (
        store.append(TABLE.id, [move(1), move(2, note="x" * 20_000)], 1002.0),
        store.finish(TABLE.id, {}, 1002.0, [move(1, note="x" * 20_000)]),
        store.add_table(replace(TABLE, id="x" * 20_000)),
    ):
        with pytest.raises(StoreError) as error:
            await write
        assert error.value.code == "full"
    assert await store.table(TABLE.id) == before
    assert await store.moves(TABLE.id) == [move(0)]
    with store.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count=1000000")
    await store.append(TABLE.id, [move(1)], 1003.0)
    assert await store.moves(TABLE.id) == [move(0), move(1)]
    await store.close()


async def test_a_disk_on_which_not_even_the_schema_fits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("liza.table.store.engine._SQLITE", ("PRAGMA max_page_count=2",))
    url = url_of(str(tmp_path / "table.db"))
    assert (await refused(url)).code == "full"
    monkeypatch.undo()
    await (await Store.open(url)).close()


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (psycopg.errors.DiskFull, "full"),
        (psycopg.errors.UniqueViolation, "conflict"),
        (psycopg.errors.ForeignKeyViolation, "missing"),
        (psycopg.errors.LockNotAvailable, "locked"),
        (psycopg.errors.InsufficientPrivilege, "rights"),
        (psycopg.errors.ReadOnlySqlTransaction, "rights"),
        (psycopg.errors.InvalidPassword, "unreachable"),
        (psycopg.errors.TooManyConnections, "unreachable"),
        (psycopg.errors.AdminShutdown, "unreachable"),
        (psycopg.OperationalError, "unreachable"),
        (psycopg.DataError, "text"),
        (psycopg.errors.SyntaxError, "broken"),
        (psycopg.InterfaceError, "broken"),
    ],
)
def test_what_postgresql_says(error: type[psycopg.Error], code: str):
    assert told(DBAPIError("INSERT", None, error("its words\nDETAIL: more")), "a place").code == code
    assert told(DBAPIError("INSERT", None, error("its words\nDETAIL: more")), "a place").detail == "a place: its words"


async def test_a_database_that_another_program_keeps_busy(tmp_path: Path):
    path = tmp_path / "table.db"
    store = await playing(await Store.open(url_of(str(path))))
    with store.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA busy_timeout=10")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError) as error:
        await store.append(TABLE.id, [move(0)], 1001.0)
    assert error.value.code == "locked"
    other.execute("ROLLBACK")
    other.close()
    await store.append(TABLE.id, [move(0)], 1001.0)
    assert await store.moves(TABLE.id) == [move(0)]
    await store.close()


async def test_signs_that_can_not_be_stored(store: Store):
    await playing(store)
    with pytest.raises(StoreError) as error:
        await store.append(TABLE.id, [move(0), move(1, note="half a \ud800 sign")], 1001.0)
    assert error.value.code == "text"
    assert await store.moves(TABLE.id) == []


async def test_postgresql_stores_no_zero(empty_postgres_url: str):
    store = await playing(await Store.open(empty_postgres_url))
    with pytest.raises(StoreError) as error:
        await store.append(TABLE.id, [move(0, note="\0")], 1001.0)
    assert error.value.code == "text"
    await store.close()


async def test_faults_tell_no_secret(store: Store):
    """Parameters of a statement are not in the error: it is logged, and the seed is among them."""
    await playing(store)
    with pytest.raises(StoreError) as error:
        await store.append(TABLE.id, [move(0), move(0, note=str(HEADER["seed"]))], 1001.0)
    told_all = []
    cause: BaseException | None = error.value
    while cause is not None:
        told_all.append(str(cause))
        cause = cause.__cause__ or cause.__context__
    assert len(told_all) > 1
    assert str(HEADER["seed"]) not in "".join(told_all)


async def test_many_calls_at_once_wait_for_each_other(store: Store):
    await playing(store)
    await asyncio.gather(*(store.append(TABLE.id, [move(n)], 1001.0) for n in range(50)))
    assert await store.moves(TABLE.id) == [move(n) for n in range(50)]
