"""The tables in memory: each is fetched from the database when somebody asks for it, and let go when all have left."""

from __future__ import annotations

import asyncio
import base64
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import structlog

from liza import games
from liza.games import UnknownGameError
from liza.kernel import Live, Record, RecordError
from liza.players import names as levels
from liza.table.course import Course, rebuilt
from liza.table.machines import Machines
from liza.table.protocol import Deck, DeckText, SeatBody, TableBody, TableLine, TableSheet
from liza.table.reviews import Replayed
from liza.table.room import Room
from liza.table.settings import Settings
from liza.table.store import Guest, Move, SeatRow, Store, TableRow
from liza.table.trouble import refuse, words
from liza.toolkit.game import Game

log = structlog.get_logger(__name__)

REVIEWS = 8
"""Finished games that are kept in memory to be leafed through."""
SWEEP = 60.0
"""Seconds between two looks for tables that nobody looks at."""
LISTED = 100
"""How many of a guest's tables are listed."""


class Rooms:
    """Every table, by id.

    All methods raise `Refused` for what can't be done and `StoreError` where the database fails.
    """

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._machines = Machines(settings.thinkers, settings.think)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._reviews: OrderedDict[str, Replayed] = OrderedDict()
        self._left: dict[str, float] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to let go of tables that nobody looks at; call it inside the running event loop."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Close every socket with code 1012, and end the thinking processes."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in list(self._rooms.values()):
            await room.close()
        self._rooms.clear()
        await self._machines.close()

    # Making tables

    async def create(self, body: TableBody, guest: Guest) -> str:
        """Make a table and return its id; it begins at once if no seat is open.

        Raises:
            ProblemsError: the rules or a deck won't do.
        """
        game = _game(body.game)
        _check_seats(game, body)
        asked: dict[str, Any] = {"rules": body.rules, "options": dict(body.options)}
        decks = [_plain_deck(seat.deck) for seat in body.seats]
        _check_rules(game, asked, decks)
        game.complete(_setup(game, asked, decks))
        return await self._add(
            game,
            body.undo,
            body.guide,
            asked,
            [self._seat(game, number, seat, guest) for number, seat in enumerate(body.seats)],
        )

    def _seat(self, game: Game, number: int, body: SeatBody, guest: Guest) -> SeatRow:
        mine = body.kind == "me"
        return SeatRow(
            seat=game.seats[number],
            number=number,
            kind="person" if mine else body.kind,
            name=(body.name or guest.name) if mine else "",
            level=body.level if body.kind == "computer" else "",
            deck=_plain_deck(body.deck),
            key=self._token(),
            holders=(guest.id,) if mine else (),
            passing={},
        )

    async def _add(self, game: Game, undo: str, guide: bool, asked: dict[str, Any], seats: Sequence[SeatRow]) -> str:
        now = self.settings.clock()
        row = TableRow(
            id=self._token(),
            game=game.id,
            setup=asked,
            undo=undo,
            guide=guide,
            status="waiting",
            made=now,
            since=now,
            header=None,
            ending={},
            wishes={},
            rematch="",
            seats=tuple(seats),
        )
        await self.store.add_table(row)
        room = self._rooms[row.id] = self._room(game, row, None)
        async with room.lock:
            await self._begin_if_ready(room)
        log.info("table made", table=row.id, game=game.id, status=room.row.status)
        return row.id

    def _token(self) -> str:
        """Return an id that can't be guessed."""
        return base64.urlsafe_b64encode(self.settings.random_bytes(16)).decode().rstrip("=")

    def _room(self, game: Game, row: TableRow, course: Course | None) -> Room:
        return Room(game, row, course, self.store, self._machines, self.settings, self._play_again)

    async def _begin_if_ready(self, room: Room) -> None:
        """Begin the match once every seat is taken."""
        row = room.row
        if row.status != "waiting" or any(seat.kind == "open" for seat in row.seats):
            return
        seed = self.settings.random_bytes(32)
        match = room.game.start(_setup(room.game, row.setup, [seat.deck for seat in row.seats]), seed)
        now = round(self.settings.clock(), 3)
        match.header.update(promise=Live(seed).promise(), begun=now)
        await self.store.begin(row.id, match.header)
        room.row = replace(row, status="playing", header=match.header, since=now)
        room.course = Course(room.game, match, now)
        room.seat_people()
        room.resume()

    async def _play_again(self, room: Room) -> str:
        """Make the table for a rematch: everybody moves on by one seat, decks and all; returns its id."""
        row, count = room.row, len(room.row.seats)
        seats = [
            replace(row.seats[(number + 1) % count], seat=row.seats[number].seat, number=number, key=self._token())
            for number in range(count)
        ]
        id = await self._add(room.game, row.undo, row.guide, row.setup, seats)
        await self.store.set_rematch(row.id, id)
        return id

    # Taking seats

    async def join(self, table: str, guest: Guest, deck: Deck | None = None) -> str:
        """Take the first open seat and return its name; who has one keeps it.

        Raises:
            ProblemsError: the deck won't do.
        """
        room = await self.room(table)
        async with room.lock:
            held = room.held(guest.id)
            if held:
                return room.row.seats[held[0]].seat
            seat = await self._sit(room, guest, _plain_deck(deck))
            await self._begin_if_ready(room)
            room.show()
        return seat

    async def _sit(self, room: Room, guest: Guest, deck: object | None) -> str:
        for seat in room.row.seats:
            if seat.kind != "open":
                continue
            chosen = deck if seat.deck is None else None
            if chosen is not None:
                decks = [chosen if one is seat else one.deck for one in room.row.seats]
                _check_rules(room.game, {}, [chosen])
                room.game.complete(_setup(room.game, room.row.setup, decks))
            taken = await self.store.sit(room.row.id, seat.seat, guest.id, guest.name, chosen)
            await self._read_again(room)
            if taken:
                return seat.seat
        raise refuse("full", 409)

    async def _read_again(self, room: Room) -> None:
        """Read from the database who sits at a table."""
        row = await self.store.table(room.row.id)
        assert row is not None
        room.row = replace(room.row, seats=row.seats)
        room.show()

    async def seat_key(self, table: str, seat: str, guest: Guest) -> str:
        """Return the key of the private link to a seat that this guest holds."""
        room = await self.room(table)
        return room.row.seats[_own_seat(room, seat, guest)].key

    async def claim(self, key: str, guest: Guest) -> str:
        """Let this guest also hold the seat of a private link; returns the table's id."""
        found = await self.store.table_of_key(key)
        if found is None:
            raise refuse("no-seat-link", 404)
        table, seat = found
        room = await self.room(table)
        async with room.lock:
            await self.store.hold(table, seat, guest.id)
            await self._read_again(room)
        return table

    # Looking

    async def sheet(self, table: str, guest: Guest | None) -> TableSheet:
        """Return a table as this guest may know it; None for somebody without a cookie."""
        room = await self.room(table)
        return TableSheet.model_validate(room.sheet(guest.id if guest is not None else ""))

    async def lines(self, guest: Guest, lang: str) -> list[TableLine]:
        """Return the guest's tables: those that wait for them first, then the newest."""
        rows = await self.store.tables_of(guest.id, LISTED)
        lines = [line for row in rows if (line := await self._line(row, guest, lang)) is not None]
        return sorted(lines, key=lambda line: (not line.yours, -line.since))

    async def _line(self, row: TableRow, guest: Guest, lang: str) -> TableLine | None:
        """Return a table's line; None for one whose game is gone or has changed, which is logged."""
        try:
            game = _game(row.game)
            room = await self.room(row.id) if row.status == "playing" else self._rooms.get(row.id)
        except Exception as error:
            log.warning("table left out", table=row.id, reason=str(error))
            return None
        row = room.row if room is not None else row
        course = room.course if room is not None and row.status == "playing" else None
        return TableLine(
            id=row.id,
            game=row.game,
            title=game.title.get(lang, game.title["es"]),
            status=row.status,  # type: ignore[arg-type]
            yours=room is not None and room.waits_for(guest.id),
            round=int(course.headings[0][0]) if course is not None else int(row.ending.get("round", 0)),
            rivals=[_rival(seat, lang) for seat in row.seats if guest.id not in seat.holders],
            since=course.since if course is not None else row.since,
            text=_state_text(game, row, room, guest, lang),
        )

    # Finished games

    async def record_text(self, table: str, guest: Guest) -> str:
        """Return the record of a finished game, as JSON lines."""
        room = await self._finished(table)
        _own_seat(room, "", guest)
        assert room.course is not None
        record = room.course.match.record()
        if room.row.ending["agreed"]:  # the rules know no result then, and whoever checks the record has to know why
            record.header = {**record.header, "ending": {"agreed": True}}
        return record.to_text()

    async def review(self, table: str, seat: str, guest: Guest) -> bytes:
        """Return a `protocol.Review` as JSON; `seat` "" is the first that this guest holds."""
        room = await self._finished(table)
        number = _own_seat(room, seat, guest)
        return (await self._replayed(room)).whole(number)

    async def review_step(self, table: str, seat: str, at: int, guest: Guest) -> bytes:
        """Return a `protocol.ReviewStep` as JSON."""
        room = await self._finished(table)
        number = _own_seat(room, seat, guest)
        replayed = await self._replayed(room)
        if not 0 <= at <= replayed.answers:
            raise refuse("no-step", 404, answers=replayed.answers)
        return replayed.step(number, at)

    async def _finished(self, table: str) -> Room:
        room = await self.room(table)
        if room.row.status != "over":
            raise refuse("not-over", 409)
        return room

    async def _replayed(self, room: Room) -> Replayed:
        known = self._reviews.get(room.row.id)
        if known is None:
            assert room.course is not None
            record = room.course.match.record()
            begin = room.game.replay(Record(record.header))
            known = Replayed(room.game, Course(room.game, begin, 0.0))
            given = enumerate(record.answers)
            await known.play([Move(n, one.seat, "answer", one.text, one.note, False, 0.0) for n, one in given])
            self._reviews[room.row.id] = known
        self._reviews.move_to_end(room.row.id)
        while len(self._reviews) > REVIEWS:
            self._reviews.popitem(last=False)
        return known

    # In memory

    async def room(self, table: str) -> Room:
        """Return a table, from the database if it is not in memory."""
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                room = self._rooms.get(table)
                if room is None or room.lost:
                    room = await self._fetched(table)
                    async with room.lock:
                        room.resume()
                    self._rooms[table] = room
                if room.row.status == "waiting":
                    async with room.lock:
                        # it may be that the last seat was taken and the beginning could not be stored
                        await self._begin_if_ready(room)
                return room
        finally:
            if not lock.locked():
                self._loading.pop(table, None)

    async def _fetched(self, table: str) -> Room:
        row = await self.store.table(table)
        if row is None:
            raise refuse("no-table", 404)
        game = _game(row.game)
        if row.header is None:
            return self._room(game, row, None)
        try:
            course = await rebuilt(game, Record(row.header), await self.store.moves(table))
        except (RecordError, ValueError) as error:
            log.error("table can't be played again", table=table, game=row.game, reason=str(error))
            raise refuse("other-rules", 410) from None
        return self._room(game, row, course)

    async def _sweep(self) -> None:
        """Let go of tables at which nobody has been for a while."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.keep))
            now = asyncio.get_running_loop().time()
            for id, room in list(self._rooms.items()):
                if not room.quiet:
                    self._left.pop(id, None)
                elif now - self._left.setdefault(id, now) >= self.settings.keep:
                    del self._rooms[id], self._left[id]


# What is asked for


def _game(id: str) -> Game:
    try:
        return games.game(id)
    except UnknownGameError as error:
        raise refuse("no-game", 404, game=id[:40], known=error.known) from None


def _check_seats(game: Game, body: TableBody) -> None:
    """Raise Refused unless every seat can be taken as asked, one of them by who asks."""
    fewest, most = game.fewest_seats(), len(game.seats)
    if not fewest <= len(body.seats) <= most:
        raise refuse("seats", 422, fewest=fewest, count=most, varies="yes" if fewest < most else "no")
    if not any(seat.kind == "me" for seat in body.seats):
        raise refuse("no-seat-for-me", 422)
    for seat in body.seats:
        if seat.kind == "computer" and seat.level not in levels():
            raise refuse("level", 422, known=levels())


def _check_rules(game: Game, asked: dict[str, Any], decks: Sequence[object | None]) -> None:
    """Raise Refused for rules and decks in a game that offers none: it would not look at them."""
    options = {choice.name for choice in game.choices()}
    if asked.get("rules") and asked["rules"] not in game.preset_names():
        raise refuse("rules", 422, known=game.preset_names(), count=len(game.preset_names()))
    for name in asked.get("options", {}):
        if name not in options:
            raise refuse("option", 422, name=name[:40], known=sorted(options), count=len(options))
    if any(deck is not None for deck in decks) and not game.deck_names():
        raise refuse("no-decks", 422, title=game.title["es"])


def _plain_deck(deck: Deck | None) -> object | None:
    return {"text": deck.text, "name": deck.name} if isinstance(deck, DeckText) else deck


def _setup(game: Game, asked: dict[str, Any], decks: Sequence[object | None]) -> dict[str, Any]:
    """Return the set-up for rules and decks as they were asked for, the usual ones where nobody chose."""
    setup = dict(game.default_setup())
    if asked.get("rules"):
        setup["rules"] = asked["rules"]
    if asked.get("options"):
        setup["options"] = {**setup.get("options", {}), **asked["options"]}
    if game.fewest:
        setup["players"] = len(decks)
    if game.deck_names():
        setup["decks"] = [usual if deck is None else deck for deck, usual in zip(decks, setup["decks"], strict=True)]
    return setup


def _own_seat(room: Room, seat: str, guest: Guest) -> int:
    """Return the number of a seat that this guest holds, the first for ""."""
    for number in room.held(guest.id):
        if seat in ("", room.row.seats[number].seat):
            return number
    raise refuse("stranger" if not room.held(guest.id) else "not-yours", 403)


# The lobby's words


def _rival(seat: SeatRow, lang: str) -> str:
    if seat.kind == "computer":
        return words().say(lang, f"level-{seat.level}")
    return seat.name or words().say(lang, "room-open" if seat.kind == "open" else "room-nameless")


def _state_text(game: Game, row: TableRow, room: Room | None, guest: Guest, lang: str) -> str:
    """Return what is asked of a guest, whom the table waits for, or how it ended."""
    said = words()
    if row.status == "waiting":
        return said.say(lang, "room-waiting")
    held = [seat for seat in row.seats if guest.id in seat.holders]
    if row.status == "over":
        return str(row.ending["results"].get(held[0].seat, {}).get(lang, "")) if held else ""
    if room is None or room.course is None:
        return ""
    for number in room.held(guest.id):
        ask = room.brief(number).ask if number in room.course.owing else None
        if ask is not None:
            return game.words().render(lang, ask)
    awaited = [_rival(row.seats[number], lang) for number in room.course.owing]
    return said.say(lang, "room-awaited", who=awaited)
