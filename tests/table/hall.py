"""A hall of tables without a network: a database in memory, pages that remember all they are sent, no waiting."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from pydantic import TypeAdapter

from liza.kernel import Rng
from liza.table.connections import Connection, Gone
from liza.table.course import Course
from liza.table.machines import Machines, Task
from liza.table.protocol import ClientMessage, SeatBody, ServerMessage, TableBody
from liza.table.room import Room
from liza.table.rooms import Rooms
from liza.table.settings import Settings
from liza.table.store import Deed, Filing, Guest, Letter, Move, ReportRow, SeatRow, Store, StoreError, TableRow

CLIENT: TypeAdapter[Any] = TypeAdapter(ClientMessage)
SERVER: TypeAdapter[Any] = TypeAdapter(ServerMessage)
ANA, BEA, CAI = Guest("ana", "Ana"), Guest("bea", "Bea"), Guest("cai", "Cai")


class MemoryStore(Store):
    """What the store does, in dictionaries; `fault` is raised by the next writes, `gate` holds them up."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.journals: dict[str, list[Move]] = {}
        self.logs: dict[str, list[Deed]] = {}
        self.posted: list[Letter] = []
        self.told: dict[tuple[str, int, int], ReportRow] = {}
        self.fault: StoreError | None = None
        self.gate: asyncio.Event | None = None

    async def close(self) -> None:
        pass

    async def _write(self) -> None:
        if self.gate is not None:
            await self.gate.wait()
        if self.fault is not None:
            raise self.fault

    async def add_table(self, table: TableRow) -> None:
        await self._write()
        self.rows[table.id], self.journals[table.id], self.logs[table.id] = table, [], []

    async def table(self, id: str) -> TableRow | None:
        return self.rows.get(id)

    async def tables_of(self, guest: str, most: int = 100) -> list[TableRow]:
        mine = [
            row
            for row in self.rows.values()
            if row.organised_by(guest) or any(guest in seat.holders for seat in row.seats)
        ]
        return sorted(mine, key=lambda row: -row.since)[:most]

    async def table_of_key(self, key: str) -> tuple[str, str] | None:
        found = ((row.id, seat.seat) for row in self.rows.values() for seat in row.seats if seat.key == key)
        return next(found, None)

    def _seat(self, table: str, seat: str, **changed: Any) -> None:
        row = self.rows[table]
        seats = tuple(replace(one, **changed) if one.seat == seat else one for one in row.seats)
        self.rows[table] = replace(row, seats=seats)

    async def hold(self, table: str, seat: str, guest: str) -> None:
        await self._write()
        held = next(one.holders for one in self.rows[table].seats if one.seat == seat)
        self._seat(table, seat, holders=tuple(sorted({*held, guest})))

    async def sit(self, table: str, seat: str, guest: str, name: str, deck: object | None) -> bool:
        await self._write()
        one = next(one for one in self.rows[table].seats if one.seat == seat)
        if one.kind != "open":
            return False
        self._seat(table, seat, kind="person", name=name, holders=(guest,), deck=one.deck if deck is None else deck)
        return True

    def _file(self, table: str, filing: Filing | None) -> None:
        if filing is None:
            return
        clock = json.loads(json.dumps(filing.clock))
        self.rows[table] = replace(self.rows[table], clock=clock, due=filing.due)
        self.logs[table].extend(filing.deeds)
        self.posted.extend(filing.letters)
        self.told.update({(table, one.seat, one.round): one for one in filing.reports})

    async def file(self, table: str, filing: Filing) -> None:
        await self._write()
        self._file(table, filing)

    async def deeds(self, table: str) -> list[Deed]:
        return list(self.logs[table])

    async def due(self, now: float) -> list[str]:
        dues = [(row.due, row.id) for row in self.rows.values() if row.status == "playing" and row.due is not None]
        return [id for due, id in sorted(dues) if due <= now]

    async def table_of_heir(self, key: str) -> tuple[str, str] | None:
        found = ((row.id, seat.seat) for row in self.rows.values() for seat in row.seats if seat.heir == key)
        return next(found, None) if key else None

    async def set_desk(self, table: str, key: str, contact: dict[str, Any], letters: Sequence[Letter] = ()) -> None:
        await self._write()
        self.rows[table] = replace(self.rows[table], desk_key=key, desk_contact=contact)
        self.posted.extend(letters)

    async def table_of_desk(self, key: str) -> str | None:
        return next((row.id for row in self.rows.values() if row.desk_key == key), None) if key else None

    async def organise(self, table: str, guest: str) -> None:
        await self._write()
        row = self.rows[table]
        self.rows[table] = replace(row, devices=tuple(sorted({*row.devices, guest})))

    async def set_heir(self, table: str, seat: str, heir: str, filing: Filing) -> None:
        await self._write()
        self._seat(table, seat, heir=heir)
        self._file(table, filing)

    async def reseat(self, table: str, seat: SeatRow, filing: Filing) -> None:
        await self._write()
        changed = {name: getattr(seat, name) for name in ("kind", "name", "level", "key", "heir", "feed", "holders")}
        self._seat(table, seat.seat, **changed, contact={}, passing={})
        self._file(table, filing)

    async def reports(self, table: str, seat: int) -> list[ReportRow]:
        return [one for (id, number, _), one in sorted(self.told.items()) if (id, number) == (table, seat)]

    async def begin(self, table: str, header: dict[str, Any], filing: Filing | None = None) -> None:
        await self._write()
        self._file(table, filing)
        self.rows[table] = replace(self.rows[table], status="playing", header=json.loads(json.dumps(header)))

    async def append(
        self,
        table: str,
        moves: Sequence[Move],
        since: float,
        wishes: dict[str, Any] | None = None,
        filing: Filing | None = None,
    ) -> None:
        await self._write()
        self._file(table, filing)
        for move in moves:
            if move.n != len(self.journals[table]):
                raise StoreError("conflict")
            self.journals[table].append(move)
        wished = self.rows[table].wishes if wishes is None else wishes
        self.rows[table] = replace(self.rows[table], since=since, wishes=wished)

    async def moves(self, table: str) -> list[Move]:
        return list(self.journals[table])

    async def finish(
        self,
        table: str,
        ending: dict[str, Any],
        since: float,
        moves: Sequence[Move] = (),
        filing: Filing | None = None,
    ) -> None:
        await self.append(table, moves, since, None, filing)
        self.rows[table] = replace(self.rows[table], status="over", ending=json.loads(json.dumps(ending)))

    async def set_wishes(self, table: str, wishes: dict[str, Any]) -> None:
        await self._write()
        self.rows[table] = replace(self.rows[table], wishes=wishes)

    async def set_passing(self, table: str, seat: str, passing: dict[str, Any]) -> None:
        await self._write()
        self._seat(table, seat, passing=passing)

    async def set_rematch(self, table: str, id: str) -> None:
        await self._write()
        self.rows[table] = replace(self.rows[table], rematch=id)


class Puppets(Machines):
    """Computer players in this process: they answer what a function says."""

    def __init__(self, choose: Callable[[Task], str]) -> None:
        super().__init__(1, 1.0)
        self.choose = choose
        self.asked: list[Task] = []

    async def answer(self, task: Task) -> str:
        self.asked.append(task)
        return self.choose(task)


def first_option(task: Task) -> str:
    """Return the first answer there is."""
    ask = task.seen.ask_of(task.seat)
    assert ask is not None
    return ask.describe(task.seen, ask.options(task.seen)[0])


class Clock:
    """A clock that goes on by a second whenever somebody looks."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


class Chance:
    """Bytes that follow from a number, so that ids and seeds are the same in every run."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.drawn = 0

    def __call__(self, count: int) -> bytes:
        self.drawn += 1
        return hashlib.sha256(f"{self.seed} {self.drawn}".encode()).digest()[:count]


def settings(seed: int = 1, **changed: Any) -> Settings:
    """Settings without waiting, with a clock and chance of the test's own."""
    usual: dict[str, Any] = {"pause": 0.0, "random_bytes": Chance(seed), "clock": Clock(), "thinkers": 1}
    return Settings(**{**usual, **changed})


def hall(store: Store | None = None, chosen: Settings | None = None, machines: Machines | None = None) -> Rooms:
    """Return rooms over a store; computer players are puppets that give the first answer there is."""
    rooms = Rooms(chosen or settings(), store or MemoryStore())
    rooms._machines = machines or Puppets(first_option)
    return rooms


def body(*kinds: str, game: str = "inframundis", **changed: Any) -> TableBody:
    """Return a table's body; a kind is `me`, `open`, or the level of a computer player."""
    seats = [
        SeatBody(kind=kind) if kind in ("me", "open") else SeatBody(kind="computer", level=kind)  # type: ignore[arg-type]
        for kind in kinds
    ]
    return TableBody(game=game, seats=seats, **changed)


class WirePipe:
    """Takes every message, unless it is told to wait, to be slow for ever, or to be gone."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.codes: list[int] = []
        self.gone = False
        self.open = asyncio.Event()
        self.open.set()

    async def send(self, data: bytes) -> None:
        await self.open.wait()
        if self.gone:
            raise Gone
        self.sent.append(data)

    async def close(self, code: int) -> None:
        self.codes.append(code)


class Page:
    """A guest's page at a table: it sends what a page can send, and keeps all it was told."""

    def __init__(self, room: Room, guest: Guest) -> None:
        self.room = room
        self.pipe = WirePipe()
        self.connection = Connection(guest.id, self.pipe, room.settings.patience)
        self._read = 0
        self.views: dict[str, dict[str, Any]] = {}
        self.lines: dict[str, list[dict[str, Any]]] = {}
        self.table: dict[str, Any] = {}
        self.over: dict[str, dict[str, Any]] = {}
        self.refused: list[dict[str, Any]] = []
        room.enter(self.connection)
        self._writer = asyncio.create_task(self.connection.write(room))

    def leave(self) -> None:
        """Close the page."""
        self.room.leave(self.connection)
        self._writer.cancel()

    def read(self) -> list[dict[str, Any]]:
        """Take in what has come since the last time; every message is what the contract says."""
        news = []
        for data in self.pipe.sent[self._read :]:
            SERVER.validate_json(data)
            news.append(json.loads(data))
        self._read = len(self.pipe.sent)
        for message in news:
            self._take(message)
        return news

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "table":
            self.table = message["table"]
        elif kind == "view":
            seat = message["seat"]
            self.views[seat] = message
            before = [] if message["whole"] else self.lines[seat]
            self.lines[seat] = [*before, *message["lines"]]
        elif kind == "over":
            self.over[message["seat"]] = message
        elif kind == "refused":
            self.refused.append(message["refusal"])

    async def say(self, **message: Any) -> str:
        """Send a message and wait until all has come to rest; returns the code of a refusal, or ""."""
        self.read()
        known = len(self.refused)
        await self.room.receive(self.connection, CLIENT.validate_python(message))
        await self.rest()
        return str(self.refused[-1]["code"]) if len(self.refused) > known else ""

    async def act(self, seat: str, text: str, version: int | None = None, note: str = "") -> str:
        """Answer, by the newest view unless a version is given."""
        at = self.views[seat]["version"] if version is None else version
        return await self.say(type="act", seat=seat, version=at, text=text, note=note)

    async def rest(self) -> None:
        """Wait until nothing happens by itself any more, and read."""
        await rest(self.room)
        self.read()

    def options(self, seat: str) -> list[str]:
        """Return what the seat may answer."""
        return [one["text"] for one in self.views[seat]["view"]["options"] if not one["clause"]]


async def duel(rooms: Rooms, **changed: Any) -> tuple[Room, Page, Page]:
    """Return a table of Ana in the south and Bea in the north, with a page each."""
    id = await rooms.create(body("me", "open", **changed), ANA)
    await rooms.join(id, BEA)
    room = await rooms.room(id)
    ana, bea = Page(room, ANA), Page(room, BEA)
    await ana.rest()
    bea.read()
    return room, ana, bea


async def duel_begun(rooms: Rooms, **changed: Any) -> tuple[Room, Page, Page]:
    """Return a table at which the first turn is played: from now on one seat is asked at a time."""
    room, ana, bea = await duel(rooms, **changed)
    while not room.view(0).phase:
        page, seat = await asked(ana, bea)
        await page.act(seat, page.options(seat)[0])
    return room, ana, bea


async def asked(ana: Page, bea: Page) -> tuple[Page, str]:
    """Return the page and the seat that are asked."""
    await ana.rest()
    bea.read()
    return (ana, "south") if ana.options("south") else (bea, "north")


async def play(ana: Page, bea: Page, rng: Rng, most: int = 10_000) -> int:
    """Play at random to the end, or for so many answers; returns how many were given."""
    for count in range(most):
        if ana.table["status"] == "over":
            return count
        page, seat = await asked(ana, bea)
        options = page.options(seat)
        if not options:
            return count
        assert await page.act(seat, options[rng.below(len(options))]) == ""
        ana.read()
        bea.read()
    return most


def course_of(room: Room) -> Course:
    """Return the match of a table that has begun."""
    assert room.course is not None
    return room.course


async def rest(*rooms: Room) -> None:
    """Let the event loop run until nothing is about to happen at these tables."""
    quiet = 0
    while quiet < 4:
        await asyncio.sleep(0)
        quiet = 0 if any(room._pacing.busy or room.lock.locked() for room in rooms) else quiet + 1
