"""What is kept of tables by correspondence, on both databases; and a database from before there were any."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from liza.table.store import Deed, Filing, Letter, ReportRow, Store, StoreError, url_of
from liza.table.store.upgrade import VERSION_TABLE
from tests.table.store.examples import ANA, BRUNO, HEADER, NORTH, SOUTH, TABLE, furnished, move, playing

pytestmark = pytest.mark.anyio
CLOCK = {"paused": 0.0, "seats": {"0": {"key": "lanes 1", "since": 5.0, "due": 50.0, "late": "", "open": True}}}
SLOW = replace(
    TABLE,
    organiser=ANA.id,
    post={"hours": 24},
    seats=(replace(SOUTH, feed="feed-south"), replace(NORTH, feed="feed-north")),
)
LETTER = Letter("letter-1", TABLE.id, 0, "lanes 1", "mail", "ana@ejemplo.es", {"text": "¡Te toca!"}, 5.0, 65.0)


async def test_a_deadline_is_written_with_the_move_that_sets_it_or_not_at_all(store: Store):
    await furnished(store, SLOW)
    await store.begin(TABLE.id, HEADER, Filing(CLOCK, 50.0, (Deed("made", 5.0),)))
    with pytest.raises(StoreError, match="Somebody else was faster"):
        await store.append(
            TABLE.id, [move(0), move(0)], 1001.0, None, Filing({"paused": 1.0}, 99.0, (Deed("late", 6.0),))
        )
    kept = await store.table(TABLE.id)
    assert kept is not None and (kept.clock, kept.due) == (CLOCK, 50.0)
    assert await store.deeds(TABLE.id) == [Deed("made", 5.0)] and await store.moves(TABLE.id) == []


async def test_the_log_goes_on_in_order(store: Store):
    await furnished(store, SLOW)
    told = [
        Deed("made", 5.0),
        Deed("late", 6.0, 1, "server", "", {"absence": "hold"}),
        Deed("paused", 7.0, -1, "x", "ñ"),
    ]
    await store.file(TABLE.id, Filing(CLOCK, None, tuple(told[:2])))
    await store.file(TABLE.id, Filing(CLOCK, None, tuple(told[2:])))
    assert await store.deeds(TABLE.id) == told


async def test_only_tables_that_are_played_and_due_are_looked_at(store: Store):
    later = replace(SLOW, id="table-2", seats=tuple(replace(one, key=f"{one.key}-2") for one in SLOW.seats))
    await furnished(store, SLOW, later)
    await store.file("table-2", Filing(CLOCK, 1.0))
    assert await store.due(100.0) == []
    await store.begin(TABLE.id, HEADER, Filing(CLOCK, 50.0))
    assert (await store.due(49.0), await store.due(50.0)) == ([], [TABLE.id])
    await store.begin("table-2", HEADER, Filing(CLOCK, 20.0))
    assert await store.due(100.0) == ["table-2", TABLE.id]
    assert (await store.next_due(30.0), await store.next_due(60.0)) == (50.0, None)


async def test_who_organises_a_table_finds_it_again(store: Store):
    await furnished(store, replace(SLOW, seats=(replace(SOUTH, holders=()), NORTH)))
    assert [one.id for one in await store.tables_of(ANA.id)] == [TABLE.id]
    assert await store.tables_of(BRUNO.id) == []


async def test_a_seat_that_changes_hands_keeps_nothing_of_who_had_it(store: Store):
    await furnished(store, SLOW)
    await store.set_contact(TABLE.id, "south", {"mail": "ana@ejemplo.es"}, [LETTER])
    await store.set_heir(
        TABLE.id, "south", "heir-1", Filing(CLOCK, None, (Deed("offered", 6.0, 0, "seat", "Me mudo"),))
    )
    assert await store.table_of_heir("heir-1") == (TABLE.id, "south")
    fresh = replace(SLOW.seats[0], name="Bruno", key="key-2", feed="feed-2", heir="", holders=(BRUNO.id,))
    await store.reseat(TABLE.id, fresh, Filing(CLOCK, None, (Deed("replaced", 7.0, 0),)))
    kept = await store.table(TABLE.id)
    assert kept is not None and kept.seats[0] == fresh
    assert (await store.table_of_key("key-south"), await store.table_of_heir("heir-1")) == (None, None)
    assert (await store.table_of_feed("feed-south"), await store.table_of_feed("feed-2")) == (None, (TABLE.id, "south"))
    assert await store.letters(1e9, 9) == []
    assert await store.table_of_heir("") is None and await store.table_of_feed("") is None


async def test_a_letter_waits_until_it_is_sent(store: Store):
    await furnished(store, SLOW)
    await store.file(TABLE.id, Filing(CLOCK, None, letters=(LETTER,)))
    assert (await store.letters(64.0, 9), await store.letters(65.0, 9)) == ([], [LETTER])
    again = replace(LETTER, tries=1, next=200.0, error="no")
    await store.note_letter(again)
    assert (await store.letters(199.0, 9), await store.letters(200.0, 9)) == ([], [again])
    await store.note_letter(replace(again, state="sent"))
    assert await store.letters(1e9, 9) == []
    await store.set_contact(TABLE.id, "south", {}, [replace(LETTER, id="code", matter="")])
    assert (await store.codes_to("ana@ejemplo.es", 0.0), await store.codes_to("ana@ejemplo.es", 6.0)) == (1, 0)


async def test_a_round_that_is_played_again_has_another_report(store: Store):
    await playing(store)
    rows = [ReportRow(0, round, float(round), "{}") for round in (1, 2, 3)]
    await store.append(TABLE.id, [move(0)], 1.0, None, Filing({}, None, reports=tuple(rows)))
    again = ReportRow(0, 2, 9.0, '{"ñ": 1}')
    await store.append(TABLE.id, [move(1)], 2.0, None, Filing({}, None, reports=(again, ReportRow(1, 2, 9.0, "{}"))))
    assert await store.reports(TABLE.id, 0) == [rows[0], again]
    assert len(await store.reports(TABLE.id, 1)) == 1


async def test_tables_from_before_are_played_on_without_deadlines(tmp_path: Path):
    url = url_of(str(tmp_path / "old.db"))
    _made_by_the_first_version(url)
    store = await Store.open(url)
    kept = await store.table("old")
    assert kept is not None
    assert (kept.organiser, kept.post, kept.clock, kept.due) == ("", {}, {}, None)
    assert (kept.seats[0].heir, kept.seats[0].feed, kept.seats[0].contact) == ("", "", {})
    assert [one.by for one in await store.moves("old")] == [""]
    await store.append("old", [move(1)], 5.0)
    await store.close()


def _made_by_the_first_version(url: str) -> None:
    """Make a database as the first version of the program did, with a table that is being played."""
    engine = create_engine(url)
    with engine.begin() as connection:
        config = Config(attributes={"connection": connection, "version_table": VERSION_TABLE})
        folder = Path(__file__).parents[3] / "src" / "liza" / "table" / "store" / "migrations"
        config.set_main_option("script_location", str(folder))
        command.upgrade(config, "0001")
        for statement in (
            "INSERT INTO tables VALUES ('old', 'inframundis', '{}', 'none', 0, 'playing', 1, 1, '{}', '{}', '{}', '')",
            "INSERT INTO seats VALUES ('old', 'south', 0, 'person', 'Ana', '', NULL, 'k', '{}')",
            "INSERT INTO moves VALUES ('old', 0, 0, 'answer', 'pass', '', 0, 2)",
        ):
            connection.exec_driver_sql(statement)
    engine.dispose()
