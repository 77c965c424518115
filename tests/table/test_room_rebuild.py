"""A table that is fetched again is the one that was left: match, chronicles and versions, whatever had happened."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from liza.kernel import Rng, dump
from liza.table.room import Room
from liza.table.settings import Settings
from liza.table.store import Store, StoreError
from liza.testing.contract import strict_words
from tests.table.hall import ANA, BEA, CLIENT, MemoryStore, Page, asked, body, course_of, duel, hall, settings

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    """No text may lack an argument."""
    with strict_words():
        yield


def assert_same(a: Room, b: Room) -> None:
    """Fail unless two rooms stand at the same point in every respect."""
    one, other = a.course, b.course
    assert one is not None and other is not None
    assert dump(one.match.state) == dump(other.match.state)
    assert one.match.log == other.match.log
    assert [(n.seat, n.text, n.note) for n in one.match.answers] == [
        (n.seat, n.text, n.note) for n in other.match.answers
    ]
    assert one.match.hashes == other.match.hashes
    assert one.automatic == other.automatic
    assert (one.moves, one.versions, one.headings, one.since) == (
        other.moves,
        other.versions,
        other.headings,
        other.since,
    )
    for mine, theirs in zip(one.chronicles, other.chronicles, strict=True):
        assert (mine.lines, mine.edition) == (theirs.lines, theirs.edition)
    assert a.wishes.to_json() == b.wishes.to_json()
    assert a.row.status == b.row.status
    for seat in range(len(one.versions)):
        assert one.can_take_back(seat) == other.can_take_back(seat)
        assert a.view(seat) == b.view(seat)


@pytest.mark.parametrize("seed", range(4))
async def test_random_games_with_undo_are_rebuilt_at_every_point(seed: int) -> None:
    rooms = hall(MemoryStore(), settings(seed))
    _, ana, bea = await duel(rooms, undo="consent")
    rng = Rng(seed + 50)
    pages = (ana, "south"), (bea, "north")
    for step in range(120):
        page, seat = pages[rng.below(2)]
        await page.rest()
        if page.table["status"] == "over":
            break
        if rng.below(7) == 0:
            await page.say(type="undo", seat=seat)
            other, theirs = pages[1] if page is ana else pages[0]
            await other.say(type="reply", seat=theirs, what="undo", yes=rng.below(3) > 0)
        elif rng.below(9) == 0:
            await page.say(type="wish", seat=seat, what="draw") if rng.below(4) else None
        elif page.options(seat):
            assert await page.act(seat, page.options(seat)[rng.below(len(page.options(seat)))]) == ""
        if step % 12 == 0:
            await page.rest()
            # with stops everywhere, so that nothing happens in the copy while we look
            copy = await hall(_frozen(rooms.store), settings(seed)).room(page.room.row.id)
            assert_same(page.room, copy)


def _frozen(store: Store) -> MemoryStore:
    assert isinstance(store, MemoryStore)
    copy = MemoryStore()
    copy.rows = dict(store.rows)
    copy.journals = {id: list(moves) for id, moves in store.journals.items()}
    return copy


async def test_on_a_real_database(store: Store) -> None:
    for guest in (ANA, BEA):
        await store.add_guest(guest)
    rooms = hall(store, settings(3))
    room, ana, bea = await duel(rooms, undo="consent")
    rng = Rng(7)
    for _ in range(25):
        page, seat = await asked(ana, bea)
        await page.act(seat, page.options(seat)[rng.below(len(page.options(seat)))])
    await ana.say(type="undo", seat="south")
    await bea.say(type="reply", seat="north", what="undo", yes=True)
    await ana.rest()

    copy = await hall(store, settings(4)).room(room.row.id)
    assert_same(room, copy)
    page = Page(copy, ANA)
    await page.rest()
    ana.read()
    assert page.views["south"]["view"] == ana.views["south"]["view"]
    assert page.lines == ana.lines


async def test_what_was_to_happen_by_itself_happens_after_a_restart() -> None:
    rooms = hall(chosen=settings(pause=1000.0))
    room = await rooms.room(await rooms.create(body("me", "random", undo="none"), ANA))
    ana = Page(room, ANA)
    for _ in range(30):
        await _yield()
    ana.read()
    if ana.options("south"):
        await room.receive(ana.connection, _first(ana))
    assert room._pacing.busy
    count = len(course_of(room).match.answers)
    await rooms.close()

    again = Page(await hall(rooms.store).room(room.row.id), ANA)
    await again.rest()
    assert len(course_of(again.room).match.answers) > count


async def test_a_table_that_had_all_its_people_begins_when_it_is_fetched() -> None:
    store = MemoryStore()
    rooms = hall(store)
    id = await rooms.create(body("me", "open"), ANA)
    assert await store.sit(id, "north", "bea", "Bea", None), "and then the server was gone"
    room = await hall(store).room(id)
    assert room.row.status == "playing" and room.course is not None


async def test_a_beginning_that_could_not_be_stored_is_made_up_for(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    rooms = hall(store)
    with monkeypatch.context() as broken:
        broken.setattr(store, "begin", _full)
        with pytest.raises(StoreError):
            await rooms.create(body("me", "me"), ANA)
    (id,) = store.rows
    assert (await rooms.room(id)).row.status == "playing"


async def _full(table: str, header: dict[str, Any], filing: object = None) -> None:
    raise StoreError("full", "the disk")


async def test_tables_are_let_go_when_nobody_is_there() -> None:
    rooms = hall(chosen=settings(keep=0.01))
    rooms.open()
    room, ana, bea = await duel(rooms)
    await asyncio.sleep(0.05)
    assert await rooms.room(room.row.id) is room, "while somebody is there"
    ana.leave()
    bea.leave()
    while room.row.id in rooms._rooms:
        await asyncio.sleep(0.01)
    again = await rooms.room(room.row.id)
    assert again is not room
    assert_same(room, again)
    await rooms.close()


async def _yield() -> None:
    await asyncio.sleep(0)


def _first(page: Page) -> Any:
    text, version = page.options("south")[0], page.views["south"]["version"]
    return CLIENT.validate_python({"type": "act", "seat": "south", "version": version, "text": text})


KILLED = """
import asyncio, os, signal, sys
from liza.kernel import Rng
from liza.table.settings import Settings
from liza.table.store import Store, StoreError
from tests.table.hall import ANA, BEA, asked, course_of, duel, hall, settings

async def play(url):
    store = await Store.open(url)
    for guest in (ANA, BEA):
        await store.add_guest(guest)
    room, ana, bea = await duel(hall(store, settings(8)), undo="none")
    rng = Rng(5)
    for number in range(200):
        page, seat = await asked(ana, bea)
        options = page.options(seat)
        assert await page.act(seat, options[rng.below(len(options))]) == ""
        print(room.row.id, number, *course_of(room).versions, flush=True)

asyncio.run(play(sys.argv[1]))
"""


async def test_a_server_killed_at_any_moment_loses_nothing_that_was_accepted(database_url: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.getcwd()}
    with subprocess.Popen(
        [sys.executable, "-c", KILLED, database_url], stdout=subprocess.PIPE, text=True, env=environment
    ) as child:
        assert child.stdout is not None
        told = [line.split() for line in (child.stdout.readline() for _ in range(22)) if "table made" not in line]
        child.kill()
        told += [line.split() for line in child.stdout if line.endswith("\n")]
    store = await Store.open(database_url)
    try:
        rooms = hall(store, Settings(pause=1000.0))
        room = await rooms.room(told[-1][0])
        manual = [not auto for auto in course_of(room).automatic]
        assert sum(manual) in (len(told), len(told) + 1), "what was accepted, and at most one that nobody was told of"
        if sum(manual) == len(told) and len(course_of(room).automatic) == course_of(room).moves and manual[-1]:
            assert [str(version) for version in course_of(room).versions] == told[-1][2:]
        page = Page(room, ANA)
        for _ in range(30):
            await _yield()
        page.read()
        assert page.views["south"]["whole"]
        await rooms.close()
    finally:
        await store.close()
