"""Every method of the store, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from liza.table.store import Guest, Store, StoreError
from tests.table.store.examples import ANA, BRUNO, HEADER, NORTH, SOUTH, TABLE, furnished, move, playing

pytestmark = pytest.mark.anyio


async def reopened(store: Store, url: str) -> Store:
    await store.close()
    return await Store.open(url)


async def test_a_secret_is_made_once_and_outlives_the_server(store: Store, database_url: str):
    cookie, other = await store.secret("cookie"), await store.secret("other")
    assert len(cookie) == 32 and cookie != other
    again = await reopened(store, database_url)
    assert await again.secret("cookie") == cookie
    await again.close()


async def test_two_servers_that_start_at_once_share_a_secret(store: Store, database_url: str):
    second = await Store.open(database_url)
    first, other = await asyncio.gather(store.secret("cookie"), second.secret("cookie"))
    await second.close()
    assert first == other


async def test_a_guest_is_kept_and_renamed(store: Store):
    await store.add_guest(Guest("g", ""))
    assert await store.guest("g") == Guest("g", "")
    await store.rename("g", "Ana María")
    assert await store.guest("g") == Guest("g", "Ana María")
    assert await store.guest("stranger") is None


async def test_a_guest_is_added_once(store: Store):
    await store.add_guest(ANA)
    with pytest.raises(StoreError) as error:
        await store.add_guest(replace(ANA, name="Somebody else"))
    assert error.value.code == "conflict"
    assert await store.guest(ANA.id) == ANA


async def test_a_table_comes_back_as_it_was_given(store: Store, database_url: str):
    await furnished(store)
    assert await store.table(TABLE.id) == TABLE
    again = await reopened(store, database_url)
    assert await again.table(TABLE.id) == TABLE
    assert await again.table("another") is None
    await again.close()


async def test_a_table_for_unknown_guests_is_not_added_at_all(store: Store):
    with pytest.raises(StoreError) as error:
        await store.add_table(TABLE)
    assert error.value.code == "missing"
    assert await store.table(TABLE.id) is None


async def test_tables_of_a_guest_are_theirs_alone_newest_first(store: Store):
    both = replace(NORTH, kind="person", holders=(ANA.id, BRUNO.id))
    mine = [
        replace(TABLE, id=f"t{n}", since=float(since), seats=(SOUTH, both) if n == 2 else TABLE.seats)
        for n, since in enumerate([5, 9, 7])
    ]
    await furnished(store, *mine)
    assert [table.id for table in await store.tables_of(ANA.id)] == ["t1", "t2", "t0"]
    assert await store.tables_of(BRUNO.id) == [mine[2]]
    assert [table.id for table in await store.tables_of(ANA.id, most=2)] == ["t1", "t2"]
    assert await store.tables_of("stranger") == []


async def test_a_key_leads_to_its_seat(store: Store):
    await furnished(store, TABLE, replace(TABLE, id="t2", seats=(replace(SOUTH, key=""), replace(NORTH, key="k2"))))
    assert await store.table_of_key("key-north") == (TABLE.id, "north")
    assert await store.table_of_key("k2") == ("t2", "north")
    assert await store.table_of_key("guessed") is None
    assert await store.table_of_key("") is None


async def test_a_seat_is_held_on_several_devices(store: Store):
    await furnished(store)
    for _ in range(2):
        await store.hold(TABLE.id, "south", BRUNO.id)
    table = await store.table(TABLE.id)
    assert table is not None
    assert [seat.holders for seat in table.seats] == [(ANA.id, BRUNO.id), ()]


async def test_who_sits_down_holds_the_seat(store: Store):
    await furnished(store)
    assert await store.sit(TABLE.id, "north", BRUNO.id, "Bruno", "ascuas")
    table = await store.table(TABLE.id)
    assert table is not None
    sitting = replace(NORTH, kind="person", name="Bruno", deck="ascuas", holders=(BRUNO.id,))
    assert table.seats == (SOUTH, sitting)


async def test_sitting_down_without_a_deck_takes_the_one_of_the_seat(store: Store):
    await furnished(store, replace(TABLE, seats=(SOUTH, replace(NORTH, deck="mareas"))))
    assert await store.sit(TABLE.id, "north", BRUNO.id, "Bruno", None)
    table = await store.table(TABLE.id)
    assert table is not None and table.seats[1].deck == "mareas"


async def test_of_two_who_sit_down_at_once_one_does(store: Store, database_url: str):
    await furnished(store)
    other = await Store.open(database_url)
    came = await asyncio.gather(
        *(
            server.sit(TABLE.id, "north", guest.id, guest.name, guest.name)
            for server in (store, other)
            for guest in (ANA, BRUNO)
        )
    )
    assert sorted(came) == [False, False, False, True]
    table = await store.table(TABLE.id)
    await other.close()
    assert table is not None
    taken = table.seats[1]
    winner = (ANA, BRUNO)[came.index(True) % 2]
    assert (taken.kind, taken.name, taken.deck, taken.holders) == ("person", winner.name, winner.name, (winner.id,))


@pytest.mark.parametrize("seat", ["south", "nowhere"])
async def test_only_an_open_seat_can_be_taken(store: Store, seat: str):
    await furnished(store)
    assert not await store.sit(TABLE.id, seat, BRUNO.id, "Bruno", "ascuas")
    assert await store.table(TABLE.id) == TABLE


async def test_a_match_begins_once(store: Store):
    await furnished(store)
    await store.begin(TABLE.id, HEADER)
    with pytest.raises(StoreError) as error:
        await store.begin(TABLE.id, {"seed": "another"})
    assert error.value.code == "conflict"
    table = await store.table(TABLE.id)
    assert table == replace(TABLE, status="playing", header=HEADER)
    assert table.header is not None and list(table.header) == list(HEADER), "a record's line keeps its order"


async def test_the_journal_comes_back_in_order(store: Store, database_url: str):
    await playing(store)
    moves = [
        move(0),
        move(1, note="porque sí — «ñ»", auto=True),
        move(2, kind="back", text=""),
        move(3, kind="rewind", text="1"),
    ]
    await store.append(TABLE.id, moves[:1], 1001.5)
    await store.append(TABLE.id, moves[1:], 1002.5, {"undo": None})
    again = await reopened(store, database_url)
    assert await again.moves(TABLE.id) == moves
    assert await again.moves("another") == []
    table = await again.table(TABLE.id)
    await again.close()
    assert table is not None
    assert (table.since, table.wishes) == (1002.5, {"undo": None})


async def test_moves_without_wishes_leave_the_wishes(store: Store):
    await playing(store)
    await store.set_wishes(TABLE.id, {"draw": ["south"]})
    await store.append(TABLE.id, [move(0)], 1001.0)
    table = await store.table(TABLE.id)
    assert table is not None and table.wishes == {"draw": ["south"]}


async def test_a_place_in_the_journal_is_taken_once(store: Store, database_url: str):
    await playing(store)
    other = await Store.open(database_url)
    await store.append(TABLE.id, [move(0)], 1001.0)
    with pytest.raises(StoreError) as error:
        await other.append(TABLE.id, [move(1), move(0, text="pass")], 1002.0, {"draw": ["north"]})
    await other.close()
    assert error.value.code == "conflict"
    assert await store.moves(TABLE.id) == [move(0)]
    table = await store.table(TABLE.id)
    assert table is not None
    assert (table.since, table.wishes) == (1001.0, {})


async def test_two_writers_at_once_leave_one_journal(store: Store, database_url: str):
    await playing(store)
    other = await Store.open(database_url)

    for n in range(20):
        writing = (server.append(TABLE.id, [move(n)], 1001.0) for server in (store, other))
        results = await asyncio.gather(*writing, return_exceptions=True)
        assert sorted(result.code for result in results if isinstance(result, StoreError)) == ["conflict"]
    await other.close()
    assert await store.moves(TABLE.id) == [move(n) for n in range(20)]


async def test_nothing_is_added_before_a_match_begins_or_after_it_is_over(store: Store):
    await furnished(store)
    with pytest.raises(StoreError, match="faster"):
        await store.append(TABLE.id, [move(0)], 1001.0)
    await store.begin(TABLE.id, HEADER)
    await store.finish(TABLE.id, {"agreed": True}, 1002.0)
    for late in (store.append(TABLE.id, [move(0)], 1003.0), store.finish(TABLE.id, {"agreed": False}, 1003.0)):
        with pytest.raises(StoreError, match="faster"):
            await late
    table = await store.table(TABLE.id)
    assert table == replace(TABLE, status="over", header=HEADER, ending={"agreed": True}, since=1002.0)
    assert await store.moves(TABLE.id) == []


async def test_the_last_moves_and_the_end_are_kept_together(store: Store):
    await playing(store)
    await store.append(TABLE.id, [move(0)], 1001.0)
    with pytest.raises(StoreError, match="faster"):
        await store.finish(TABLE.id, {}, 1002.0, [move(0)])
    table = await store.table(TABLE.id)
    assert table is not None and table.status == "playing"
    await store.finish(TABLE.id, {}, 1003.0, [move(1), move(2)])
    table = await store.table(TABLE.id)
    assert table is not None and (table.status, table.since) == ("over", 1003.0)
    assert await store.moves(TABLE.id) == [move(0), move(1), move(2)]


async def test_wishes_passing_and_rematch_are_replaced(store: Store):
    await furnished(store)
    await store.set_wishes(TABLE.id, {"rematch": ["south"]})
    await store.set_passing(TABLE.id, "south", {"stops": [[], ["combat"]]})
    await store.set_rematch(TABLE.id, "table-2")
    south = replace(SOUTH, passing={"stops": [[], ["combat"]]})
    changed = replace(TABLE, wishes={"rematch": ["south"]}, rematch="table-2", seats=(south, NORTH))
    assert await store.table(TABLE.id) == changed


CHANGES: dict[str, Callable[[Store], Awaitable[object]]] = {
    "rename": lambda store: store.rename("stranger", "Ana"),
    "wishes": lambda store: store.set_wishes("another", {}),
    "rematch": lambda store: store.set_rematch("another", "t2"),
    "passing": lambda store: store.set_passing(TABLE.id, "nowhere", {}),
    "hold": lambda store: store.hold(TABLE.id, "nowhere", ANA.id),
    "stranger": lambda store: store.hold(TABLE.id, "south", "stranger"),
}


@pytest.mark.parametrize("change", CHANGES)
async def test_what_is_not_there_can_not_be_changed(store: Store, change: str):
    await furnished(store)
    with pytest.raises(StoreError) as error:
        await CHANGES[change](store)
    assert error.value.code == "missing"
    assert await store.table(TABLE.id) == TABLE


async def test_a_caller_who_gives_up_does_not_harm_the_store(store: Store):
    await playing(store)
    writing = [asyncio.create_task(store.append(TABLE.id, [move(n)], 1001.0)) for n in range(10)]
    await asyncio.sleep(0)
    for task in writing:
        task.cancel()
    done = await asyncio.gather(*writing, return_exceptions=True)
    assert all(isinstance(result, asyncio.CancelledError) for result in done)
    await store.append(TABLE.id, [move(10)], 1002.0)
    numbers = [each.n for each in await store.moves(TABLE.id)]
    assert numbers == sorted(set(numbers)) and 10 in numbers
    assert set(numbers) <= {*range(11)}


async def test_the_database_answers_while_it_is_open(store: Store):
    assert await store.healthy()
