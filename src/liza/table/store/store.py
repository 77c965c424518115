"""The door to the database: everything that is kept goes through `Store`, and each call is one transaction."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, fields
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import BindParameter, bindparam, delete, func, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Engine, Row, make_url
from sqlalchemy.pool import QueuePool
from sqlalchemy.sql import Executable

from liza.table.store.engine import engine_of
from liza.table.store.errors import FAULTS, StoreError, told
from liza.table.store.places import place_of
from liza.table.store.rows import Deed, Filing, Guest, Letter, Move, ReportRow, SeatRow, TableRow
from liza.table.store.schema import DEEDS, GUESTS, HOLDERS, LETTERS, MOVES, ORGANISERS, REPORTS, SEATS, SECRETS, TABLES
from liza.table.store.upgrade import upgrade

_SECRET_SIZE = 32
_MOVE_FIELDS = tuple(field.name for field in fields(Move))
_DEED_FIELDS = tuple(field.name for field in fields(Deed))
_REPORT_FIELDS = tuple(field.name for field in fields(ReportRow))
_NEW_FIELDS = ("kind", "name", "level", "key", "heir", "feed")
"""What of a seat changes when somebody else gets it."""

# Statements are made once: SQLAlchemy then compiles each once, and the drivers keep it prepared.
_THIS_TABLE = TABLES.c.id == bindparam("this")
_PLAYING = _THIS_TABLE & (TABLES.c.status == "playing")
_WAITING = _THIS_TABLE & (TABLES.c.status == "waiting")
_THIS_SEAT = (SEATS.c.table_id == bindparam("this_table")) & (SEATS.c.seat == bindparam("this_seat"))
_OF_THESE: BindParameter[Any] = bindparam("these", expanding=True)

_ADD_MOVE = MOVES.insert()
_TOUCH = update(TABLES).where(_PLAYING).values(since=bindparam("since"))
_TOUCH_WISHES = _TOUCH.values(wishes=bindparam("wishes"))
_BEGIN = update(TABLES).where(_WAITING).values(status="playing", header=bindparam("header"))
_FINISH = _TOUCH.values(status="over", ending=bindparam("ending"))
_SET_WISHES = update(TABLES).where(_THIS_TABLE).values(wishes=bindparam("wishes"))
_SET_REMATCH = update(TABLES).where(_THIS_TABLE).values(rematch=bindparam("rematch"))
_SET_PASSING = update(SEATS).where(_THIS_SEAT).values(passing=bindparam("passing"))
_TAKE_SEAT = update(SEATS).where(_THIS_SEAT, SEATS.c.kind == "open").values(kind="person", name=bindparam("name"))
_SET_DECK = update(SEATS).where(_THIS_SEAT).values(deck=bindparam("deck"))
_RENAME = update(GUESTS).where(GUESTS.c.id == bindparam("this")).values(name=bindparam("name"))

_MOVES = select(*(MOVES.c[name] for name in _MOVE_FIELDS)).where(MOVES.c.table_id == bindparam("this"))
_MOVES = _MOVES.order_by(MOVES.c.n)
_TABLE = select(TABLES).where(_THIS_TABLE)
_HELD = select(HOLDERS.c.table_id).where(HOLDERS.c.guest_id == bindparam("guest"))
_ORGANISED = select(ORGANISERS.c.table_id).where(ORGANISERS.c.guest_id == bindparam("guest"))
_MINE = or_(TABLES.c.id.in_(_HELD), TABLES.c.organiser == bindparam("guest"), TABLES.c.id.in_(_ORGANISED))
_TABLES_OF = select(TABLES).where(_MINE).order_by(TABLES.c.since.desc(), TABLES.c.id)
_TABLES_OF = _TABLES_OF.limit(bindparam("most"))
_SEATS = select(SEATS).where(SEATS.c.table_id.in_(_OF_THESE)).order_by(SEATS.c.number)
_HOLDERS = select(HOLDERS).where(HOLDERS.c.table_id.in_(_OF_THESE)).order_by(HOLDERS.c.guest_id)
_DEVICES = select(ORGANISERS).where(ORGANISERS.c.table_id.in_(_OF_THESE)).order_by(ORGANISERS.c.guest_id)
_GUEST = select(GUESTS).where(GUESTS.c.id == bindparam("this"))
_SECRET = select(SECRETS.c.value).where(SECRETS.c.name == bindparam("this"))
_KEY = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.key == bindparam("key"))
_ALIVE = text("SELECT 1")

# Tables by correspondence.
_SET_CLOCK = update(TABLES).where(_THIS_TABLE).values(clock=bindparam("clock"), due=bindparam("due"))
_DUE = select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.due <= bindparam("now")).order_by(TABLES.c.due)
_NEXT_DUE = select(func.min(TABLES.c.due)).where(TABLES.c.status == "playing", TABLES.c.due > bindparam("now"))
_LAST_DEED = select(func.max(DEEDS.c.n)).where(DEEDS.c.table_id == bindparam("this"))
_DEEDS = select(*(DEEDS.c[name] for name in _DEED_FIELDS)).where(DEEDS.c.table_id == bindparam("this"))
_DEEDS = _DEEDS.order_by(DEEDS.c.n)
_HEIR = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.heir == bindparam("key"))
_FEED = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.feed == bindparam("key"))
_SET_HEIR = update(SEATS).where(_THIS_SEAT).values(heir=bindparam("heir"))
_SET_CONTACT = update(SEATS).where(_THIS_SEAT).values(contact=bindparam("contact"))
_DESK = select(TABLES.c.id).where(TABLES.c.desk_key == bindparam("key"))
_SET_DESK = update(TABLES).where(_THIS_TABLE).values(
    desk_key=bindparam("key"), desk_contact=bindparam("contact")
)  # fmt: skip
_EMPTY_SEAT = update(SEATS).where(_THIS_SEAT).values(
    kind=bindparam("kind"), name=bindparam("name"), level=bindparam("level"), key=bindparam("key"),
    heir=bindparam("heir"), feed=bindparam("feed"), contact={}, passing={},
)  # fmt: skip
_RELEASE = delete(HOLDERS).where(
    HOLDERS.c.table_id == bindparam("this_table"), HOLDERS.c.seat == bindparam("this_seat")
)
_THIS_LETTER = LETTERS.c.id == bindparam("this")
_LETTERS = select(LETTERS).where(LETTERS.c.state == "waiting", LETTERS.c.next <= bindparam("now"))
_LETTERS = _LETTERS.order_by(LETTERS.c.next).limit(bindparam("most"))
_CODES = select(func.count()).where(
    LETTERS.c.target == bindparam("target"), LETTERS.c.matter == "", LETTERS.c.made >= bindparam("since")
)
_NOTE_LETTER = update(LETTERS).where(_THIS_LETTER).values(
    state=bindparam("how"), next=bindparam("later"), tries=bindparam("times"), error=bindparam("said")
)  # fmt: skip
_DROP_LETTERS = update(LETTERS).where(
    LETTERS.c.table_id == bindparam("this_table"), LETTERS.c.seat == bindparam("number"), LETTERS.c.state == "waiting"
).values(state="dropped")  # fmt: skip
_DROP_REPORT = delete(REPORTS).where(
    REPORTS.c.table_id == bindparam("this_table"),
    REPORTS.c.seat == bindparam("number"),
    REPORTS.c.round >= bindparam("from_round"),
)
_REPORTS = select(*(REPORTS.c[name] for name in _REPORT_FIELDS)).where(
    REPORTS.c.table_id == bindparam("this"), REPORTS.c.seat == bindparam("number")
).order_by(REPORTS.c.round)  # fmt: skip

P = ParamSpec("P")
T = TypeVar("T")


def _transaction(
    work: Callable[Concatenate[Store, Connection, P], T],
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]:
    """Turns a method that works on a connection into one to be awaited: one transaction, in a thread of the store."""

    @wraps(work)
    async def run(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        def transact() -> T:
            with store.engine.begin() as connection:
                return work(store, connection, *args, **kwargs)

        return await store._in_thread(transact)

    return run


class Store:
    """Guests, tables with their seats, and the moves of every match, in one database.

    Every method but `open` and `close` is one transaction. Each may raise `StoreError`; then nothing was changed, and
    the store goes on. One process writes to a table at a time: a second one is told `conflict`. A caller that is
    cancelled while it waits does not know whether the transaction has happened.

    `engine` is SQLAlchemy's, for tools and tests.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._place = place_of(engine.url)
        assert isinstance(engine.pool, QueuePool)
        # As many as there may be connections: what waits, waits here.
        self._threads = ThreadPoolExecutor(engine.pool.size(), thread_name_prefix="store")
        insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        self._hold = insert(HOLDERS).on_conflict_do_nothing()
        self._organise = insert(ORGANISERS).on_conflict_do_nothing()
        self._keep = insert(SECRETS).on_conflict_do_nothing()

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connects, and brings the schema up to date.

        Args:
            url: as `url_of` and `default_url` make them.

        Raises:
            StoreError: no driver, no connection, or not a database for this program.
        """
        try:
            store = cls(engine_of(make_url(url)))
        except ImportError as error:
            raise StoreError("driver", str(error)) from error
        try:
            await store._in_thread(store._upgrade)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Closes all connections, once what has been asked for is done. A second time does nothing."""
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self.engine.dispose)

    async def healthy(self) -> bool:
        """Tells whether the database answers; never raises."""
        try:
            await self._ping()
        except StoreError:
            return False
        return True

    @_transaction
    def secret(self, connection: Connection, name: str) -> bytes:
        """Returns 32 random bytes that are made when first asked for, and kept."""
        kept = connection.execute(_SECRET, {"this": name}).scalar()
        if kept is None:
            connection.execute(self._keep, {"name": name, "value": secrets.token_bytes(_SECRET_SIZE)})
            kept = connection.execute(_SECRET, {"this": name}).scalar_one()
        return bytes(kept)

    # Guests

    @_transaction
    def add_guest(self, connection: Connection, guest: Guest) -> None:
        """Adds somebody; their id must be new (`conflict`)."""
        connection.execute(GUESTS.insert(), asdict(guest))

    @_transaction
    def guest(self, connection: Connection, id: str) -> Guest | None:
        """Returns the guest, or None."""
        row = connection.execute(_GUEST, {"this": id}).one_or_none()
        return None if row is None else Guest(**row._mapping)

    @_transaction
    def rename(self, connection: Connection, id: str, name: str) -> None:
        """Gives a guest (`missing`) another name; seats where they sit keep the old one."""
        _change(connection, _RENAME, {"this": id, "name": name}, "missing")

    # Tables

    @_transaction
    def add_table(self, connection: Connection, table: TableRow) -> None:
        """Adds a table with its seats and who holds them; the guests must be known (`missing`)."""
        seats = [_values(SEATS.c.keys(), seat, table_id=table.id) for seat in table.seats]
        holders = [
            {"table_id": table.id, "seat": seat.seat, "guest_id": guest}
            for seat in table.seats
            for guest in seat.holders
        ]
        connection.execute(TABLES.insert(), _values(TABLES.c.keys(), table))
        connection.execute(SEATS.insert(), seats)
        if holders:
            connection.execute(HOLDERS.insert(), holders)

    @_transaction
    def table(self, connection: Connection, id: str) -> TableRow | None:
        """Returns the table, or None."""
        found = _tables(connection, _TABLE, {"this": id})
        return found[0] if found else None

    @_transaction
    def tables_of(self, connection: Connection, guest: str, most: int = 100) -> list[TableRow]:
        """Returns the tables at which a guest holds a seat, the one where something last happened first."""
        return _tables(connection, _TABLES_OF, {"guest": guest, "most": most})

    @_transaction
    def table_of_key(self, connection: Connection, key: str) -> tuple[str, str] | None:
        """Returns the table and the seat to which a private key belongs, or None."""
        row = connection.execute(_KEY, {"key": key}).first() if key else None
        return None if row is None else (row.table_id, row.seat)

    @_transaction
    def hold(self, connection: Connection, table: str, seat: str, guest: str) -> None:
        """Lets one more guest, the same person on another device, hold a seat (`missing`)."""
        connection.execute(self._hold, {"table_id": table, "seat": seat, "guest_id": guest})

    @_transaction
    def sit(self, connection: Connection, table: str, seat: str, guest: str, name: str, deck: object | None) -> bool:
        """Seats a guest at an open seat.

        Args:
            connection: given by the store itself.
            table: its id.
            seat: its name in the game.
            guest: who will hold it.
            name: what they are called there.
            deck: the deck they chose; None leaves the one that was chosen for the seat.

        Returns:
            False if the seat isn't open: somebody else was faster.
        """
        place = {"this_table": table, "this_seat": seat}
        if connection.execute(_TAKE_SEAT, {**place, "name": name}).rowcount == 0:
            return False
        if deck is not None:
            connection.execute(_SET_DECK, {**place, "deck": deck})
        connection.execute(self._hold, {"table_id": table, "seat": seat, "guest_id": guest})
        return True

    @_transaction
    def set_passing(self, connection: Connection, table: str, seat: str, passing: dict[str, Any]) -> None:
        """Keeps where a seat (`missing`) stops."""
        values = {"this_table": table, "this_seat": seat, "passing": passing}
        _change(connection, _SET_PASSING, values, "missing")

    @_transaction
    def set_wishes(self, connection: Connection, table: str, wishes: dict[str, Any]) -> None:
        """Keeps what people at a table (`missing`) ask of each other."""
        _change(connection, _SET_WISHES, {"this": table, "wishes": wishes}, "missing")

    @_transaction
    def set_rematch(self, connection: Connection, table: str, id: str) -> None:
        """Keeps at which table the people of a table (`missing`) play again."""
        _change(connection, _SET_REMATCH, {"this": table, "rematch": id}, "missing")

    # The match

    @_transaction
    def begin(self, connection: Connection, table: str, header: dict[str, Any], filing: Filing | None = None) -> None:
        """Keeps the first line of the record and sets a table that is waiting to playing; a second time: `conflict`."""
        _change(connection, _BEGIN, {"this": table, "header": header}, "conflict")
        _file(connection, table, filing)

    @_transaction
    def append(
        self,
        connection: Connection,
        table: str,
        moves: Sequence[Move],
        since: float,
        wishes: dict[str, Any] | None = None,
        filing: Filing | None = None,
    ) -> None:
        """Adds to the journal of a match that is going on.

        Args:
            connection: given by the store itself.
            table: its id.
            moves: what happened.
            since: when, in seconds since 1970.
            wishes: what people ask of each other from now on; None leaves that.
            filing: what else is written, at a table by correspondence.

        Raises:
            StoreError: `conflict` if the journal already has a move of that number, or the match isn't going on.
        """
        _add_moves(connection, table, moves)
        _file(connection, table, filing)
        if wishes is None:
            _change(connection, _TOUCH, {"this": table, "since": since}, "conflict")
        else:
            _change(connection, _TOUCH_WISHES, {"this": table, "since": since, "wishes": wishes}, "conflict")

    @_transaction
    def moves(self, connection: Connection, table: str) -> list[Move]:
        """Returns the whole journal of a match, in order."""
        return [Move(*row) for row in connection.execute(_MOVES, {"this": table})]

    @_transaction
    def finish(
        self,
        connection: Connection,
        table: str,
        ending: dict[str, Any],
        since: float,
        moves: Sequence[Move] = (),
        filing: Filing | None = None,
    ) -> None:
        """Adds the last moves and sets a match that is going on to over, both or neither; else `conflict`."""
        _add_moves(connection, table, moves)
        _file(connection, table, filing)
        _change(connection, _FINISH, {"this": table, "ending": ending, "since": since}, "conflict")

    # Tables by correspondence

    @_transaction
    def file(self, connection: Connection, table: str, filing: Filing) -> None:
        """Writes what was done about a table, apart from any move."""
        _file(connection, table, filing)

    @_transaction
    def deeds(self, connection: Connection, table: str) -> list[Deed]:
        """Returns the log of a table by correspondence, in order."""
        return [Deed(*row) for row in connection.execute(_DEEDS, {"this": table})]

    @_transaction
    def due(self, connection: Connection, now: float) -> list[str]:
        """Returns the ids of tables that are to be looked at, the one that has waited longest first."""
        return [str(row.id) for row in connection.execute(_DUE, {"now": now})]

    @_transaction
    def next_due(self, connection: Connection, now: float) -> float | None:
        """Returns when a table has to be looked at next after now, in seconds since 1970; None if never."""
        found: float | None = connection.execute(_NEXT_DUE, {"now": now}).scalar()
        return found

    @_transaction
    def table_of_heir(self, connection: Connection, key: str) -> tuple[str, str] | None:
        """Returns the table and the seat that the key of a link gives over to somebody else, or None."""
        row = connection.execute(_HEIR, {"key": key}).first() if key else None
        return None if row is None else (row.table_id, row.seat)

    @_transaction
    def table_of_feed(self, connection: Connection, key: str) -> tuple[str, str] | None:
        """Returns the table and the seat whose calendar a key opens, or None."""
        row = connection.execute(_FEED, {"key": key}).first() if key else None
        return None if row is None else (row.table_id, row.seat)

    @_transaction
    def set_heir(self, connection: Connection, table: str, seat: str, heir: str, filing: Filing) -> None:
        """Keeps the key by which somebody else takes a seat (`missing`) over."""
        _change(connection, _SET_HEIR, {"this_table": table, "this_seat": seat, "heir": heir}, "missing")
        _file(connection, table, filing)

    @_transaction
    def set_contact(
        self, connection: Connection, table: str, seat: str, contact: dict[str, Any], letters: Sequence[Letter] = ()
    ) -> None:
        """Keeps where a seat (`missing`) wants to be told, with what is to be sent there."""
        place = {"this_table": table, "this_seat": seat}
        _change(connection, _SET_CONTACT, {**place, "contact": contact}, "missing")
        _post(connection, letters)

    @_transaction
    def set_desk(
        self, connection: Connection, table: str, key: str, contact: dict[str, Any], letters: Sequence[Letter] = ()
    ) -> None:
        """Keeps the organiser's key of a table (`missing`), and where they want to be told, with what is sent there."""
        _change(connection, _SET_DESK, {"this": table, "key": key, "contact": contact}, "missing")
        _post(connection, letters)

    @_transaction
    def table_of_desk(self, connection: Connection, key: str) -> str | None:
        """Returns the table whose organiser's key this is, or None."""
        found = connection.execute(_DESK, {"key": key}).scalar() if key else None
        return None if found is None else str(found)

    @_transaction
    def organise(self, connection: Connection, table: str, guest: str) -> None:
        """Lets one more guest, the same person on another device, organise a table (`missing`)."""
        connection.execute(self._organise, {"table_id": table, "guest_id": guest})

    @_transaction
    def reseat(self, connection: Connection, table: str, seat: SeatRow, filing: Filing) -> None:
        """Gives a seat (`missing`) to others: who held it no longer does, and nothing more is sent to them.

        `seat` says who sits there from now on; its deck, and what was played, stay.
        """
        place = {"this_table": table, "this_seat": seat.seat}
        _change(connection, _EMPTY_SEAT, {**place, **_values(_NEW_FIELDS, seat)}, "missing")
        connection.execute(_RELEASE, place)
        connection.execute(_DROP_LETTERS, {"this_table": table, "number": seat.number})
        for guest in seat.holders:
            connection.execute(self._hold, {"table_id": table, "seat": seat.seat, "guest_id": guest})
        _file(connection, table, filing)

    @_transaction
    def reports(self, connection: Connection, table: str, seat: int) -> list[ReportRow]:
        """Returns what a seat was told of every round that is over, the first one first."""
        return [ReportRow(*row) for row in connection.execute(_REPORTS, {"this": table, "number": seat})]

    @_transaction
    def letters(self, connection: Connection, now: float, most: int) -> list[Letter]:
        """Returns what is to be sent by now, the one that has waited longest first."""
        return [_letter(row) for row in connection.execute(_LETTERS, {"now": now, "most": most})]

    @_transaction
    def codes_to(self, connection: Connection, target: str, since: float) -> int:
        """Returns how many letters that are about no matter were written to an address since then."""
        return int(connection.execute(_CODES, {"target": target, "since": since}).scalar_one())

    @_transaction
    def note_letter(self, connection: Connection, letter: Letter) -> None:
        """Keeps how a letter (`missing`) fared."""
        values = {"how": letter.state, "later": letter.next, "times": letter.tries, "said": letter.error}
        _change(connection, _NOTE_LETTER, {"this": letter.id, **values}, "missing")

    # Threads

    @_transaction
    def _ping(self, connection: Connection) -> None:
        connection.execute(_ALIVE)

    def _upgrade(self) -> None:
        with self.engine.connect() as connection:
            upgrade(connection, self._place)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """Runs something that waits for the database, without making the event loop wait."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except FAULTS as error:
            raise told(error, self._place) from error


def _change(connection: Connection, statement: Executable, values: Mapping[str, Any], otherwise: str) -> None:
    """Runs an update of one row; if there is none, nothing of the transaction remains."""
    if connection.execute(statement, values).rowcount != 1:
        raise StoreError(otherwise)


def _add_moves(connection: Connection, table: str, moves: Sequence[Move]) -> None:
    for move in moves:
        connection.execute(_ADD_MOVE, _values(_MOVE_FIELDS, move, table_id=table))


def _file(connection: Connection, table: str, filing: Filing | None) -> None:
    """Writes what comes with moves, or is done about a table (`missing`) by itself."""
    if filing is None:
        return
    _change(connection, _SET_CLOCK, {"this": table, "clock": filing.clock, "due": filing.due}, "missing")
    _add_deeds(connection, table, filing.deeds)
    _post(connection, filing.letters)
    for report in filing.reports:
        # a way back may have begun the round again, and those after it
        gone = {"this_table": table, "number": report.seat, "from_round": report.round}
        connection.execute(_DROP_REPORT, gone)
        connection.execute(REPORTS.insert(), _values(_REPORT_FIELDS, report, table_id=table))


def _add_deeds(connection: Connection, table: str, deeds: Sequence[Deed]) -> None:
    if not deeds:
        return
    last = connection.execute(_LAST_DEED, {"this": table}).scalar()
    for n, deed in enumerate(deeds, 0 if last is None else last + 1):
        connection.execute(DEEDS.insert(), {"table_id": table, "n": n, **asdict(deed)})


def _post(connection: Connection, letters: Sequence[Letter]) -> None:
    for letter in letters:
        values = asdict(letter)
        connection.execute(LETTERS.insert(), {"table_id": values.pop("table"), **values})


def _letter(row: Row[Any]) -> Letter:
    values = dict(row._mapping)
    return Letter(table=values.pop("table_id"), **values)


def _values(names: Sequence[str], row: object, **more: str) -> dict[str, Any]:
    return {name: more[name] if name in more else getattr(row, name) for name in (*names, *more)}


def _tables(connection: Connection, statement: Executable, values: Mapping[str, Any]) -> list[TableRow]:
    """Returns the tables that a query finds, in its order, with their seats and those who hold them."""
    tables = connection.execute(statement, values).all()
    these = {"these": [table.id for table in tables]}
    holding: dict[tuple[str, str], list[str]] = {}
    for row in connection.execute(_HOLDERS, these):
        holding.setdefault((row.table_id, row.seat), []).append(row.guest_id)
    sitting: dict[str, list[SeatRow]] = {}
    for row in connection.execute(_SEATS, these):
        sitting.setdefault(row.table_id, []).append(_seat(row, holding.get((row.table_id, row.seat), [])))
    devices: dict[str, list[str]] = {}
    for row in connection.execute(_DEVICES, these):
        devices.setdefault(row.table_id, []).append(row.guest_id)
    return [
        TableRow(**table._mapping, seats=tuple(sitting[table.id]), devices=tuple(devices.get(table.id, ())))
        for table in tables
    ]


def _seat(row: Row[Any], holders: list[str]) -> SeatRow:
    values = dict(row._mapping)
    del values["table_id"]
    return SeatRow(**values, holders=tuple(holders))
