"""A server that is killed in the very moment of its deadlines: each is carried out, and only once."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from liza.table.deadlines import HOUR
from liza.table.protocol import PostBody
from liza.table.rooms import Rooms
from liza.table.store import Store, url_of
from tests.browser.serving import PATIENCE, Server
from tests.table.hall import ANA, BEA, Clock, body, settings

TABLES = 30
"""All with the same deadline, so that the server is killed among them."""


def rows(file: Path, asked: str) -> list[Any]:
    """Returns what a database says."""
    with closing(sqlite3.connect(file, timeout=10)) as database:
        return database.execute(asked).fetchall()


async def make_tables(file: Path) -> None:
    """Makes the tables of Ana and Bea, a day and an hour ago."""
    clock = Clock()
    clock.now = time.time() - 25 * HOUR
    store = await Store.open(url_of(str(file)))
    rooms = Rooms(settings(clock=clock), store)
    for guest in (ANA, BEA):
        await store.add_guest(guest)
    for _ in range(TABLES):
        made = body("me", "open", game="connect4", post=PostBody(hours=24, absence="hold"))
        await rooms.join(await rooms.create(made, ANA), BEA)
    await rooms.close()
    await store.close()


def late(file: Path) -> int:
    """Returns how many deadlines were carried out."""
    return int(rows(file, "SELECT count(*) FROM deeds WHERE kind = 'late'")[0][0])


def wait_for(file: Path, count: int) -> None:
    """Waits until so many deadlines were carried out."""
    patience = time.monotonic() + PATIENCE
    while late(file) < count:
        assert time.monotonic() < patience, f"{late(file)} deadlines of {count}"
        time.sleep(0.002)


def test_deadlines_are_carried_out_once_though_the_server_is_killed_among_them(tmp_path: Path):
    file = tmp_path / "table.db"
    asyncio.run(make_tables(file))
    with Server(tmp_path, str(file)) as server:
        wait_for(file, 1)
        server.kill()
        before = late(file)
        assert 1 <= before < TABLES, "it was killed among them"
        server.start()
        wait_for(file, TABLES)
        server.stop()
    told = rows(file, "SELECT table_id, count(*) FROM deeds WHERE kind = 'late' GROUP BY table_id")
    assert len(told) == TABLES and {count for _, count in told} == {1}
    moves = rows(file, "SELECT table_id, count(*), min(by), max(auto) FROM moves GROUP BY table_id")
    assert len(moves) == TABLES and {tuple(row[1:]) for row in moves} == {(1, "hold", 1)}
