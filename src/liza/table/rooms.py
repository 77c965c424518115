"""The tables in memory: each is fetched from the database when somebody asks for it, and let go when all have left."""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from zoneinfo import available_timezones

import structlog

from liza import games
from liza.games import UnknownGameError
from liza.kernel import Live, Record, RecordError
from liza.players import names as levels
from liza.table.bell import Bell
from liza.table.course import Course, rebuilt
from liza.table.deadlines import COMPUTER, ORGANISER, Terms
from liza.table.desk import stored
from liza.table.fields import chosen_fields
from liza.table.machines import Machines
from liza.table.outbox import Outbox
from liza.table.protocol import Deck, DeckText, PostBody, SeatBody, TableBody, TableLine, TableSheet
from liza.table.reviews import Replayed
from liza.table.room import Room
from liza.table.settings import Settings, token_of
from liza.table.store import Deed, Filing, Guest, Move, SeatRow, Store, TableRow
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
        self._tasks: list[asyncio.Task[None]] = []
        self.bell = Bell(settings, store, self._lapse)
        self.outbox = Outbox(settings, store)

    def open(self) -> None:
        """Begin what goes on by itself: tables let go, deadlines, letters; call it inside the running event loop."""
        self._tasks = [asyncio.create_task(one) for one in (self._sweep(), self.bell.run(), self.outbox.run())]

    async def close(self) -> None:
        """Close every socket with code 1012, and end the thinking processes."""
        for task in self._tasks:
            task.cancel()
        self.outbox.close()
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
        terms = _terms(game, body, guest)
        asked: dict[str, Any] = {"rules": body.rules, "options": dict(body.options)}
        if body.post is not None and body.post.referee:
            asked["referee"] = True
        fields = chosen_fields(game, body.fields, [seat.fields for seat in body.seats], asked)
        if fields:
            asked["fields"] = fields
        decks = [_plain_deck(seat.deck) for seat in body.seats]
        _check_rules(game, asked, decks)
        names = game.seated(game.complete(_setup(game, asked, decks)))
        seats = [self._seat(names[number], number, seat, guest) for number, seat in enumerate(body.seats)]
        if asked.get("referee"):
            seats.append(self._seat(game.referee, len(seats), SeatBody(kind="me"), guest))
        if terms is None:
            return await self._add(game, body.undo, body.guide, asked, seats)
        seats = [replace(seat, feed=self._token()) for seat in seats]
        return await self._add(game, body.undo, body.guide, asked, seats, guest.id, stored(terms))

    def _seat(self, name: str, number: int, body: SeatBody, guest: Guest) -> SeatRow:
        mine = body.kind == "me"
        return SeatRow(
            seat=name,
            number=number,
            kind="person" if mine else body.kind,
            name=(body.name or guest.name) if mine else "",
            level=body.level if body.kind == "computer" else "",
            deck=_plain_deck(body.deck),
            key=self._token(),
            holders=(guest.id,) if mine else (),
            passing={},
        )

    async def _add(
        self,
        game: Game,
        undo: str,
        guide: bool,
        asked: dict[str, Any],
        seats: Sequence[SeatRow],
        organiser: str = "",
        post: dict[str, Any] | None = None,
    ) -> str:
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
            organiser=organiser,
            post=post or {},
        )
        await self.store.add_table(row)
        room = self._rooms[row.id] = self._room(game, row, None)
        async with room.lock:
            await self._begin_if_ready(room)
        log.info("table made", table=row.id, game=game.id, status=room.row.status)
        return row.id

    def _token(self) -> str:
        """Return an id that can't be guessed."""
        return token_of(self.settings)

    def _room(self, game: Game, row: TableRow, course: Course | None) -> Room:
        return Room(game, row, course, self.store, self._machines, self.settings, self._play_again, self.bell.set)

    async def _begin_if_ready(self, room: Room) -> None:
        """Begin the match once every seat is taken."""
        row = room.row
        if row.status != "waiting" or any(seat.kind == "open" for seat in row.seats):
            return
        seed = self.settings.random_bytes(32)
        match = room.game.start(_setup(room.game, row.setup, _decks(room.game, row)), seed)
        now = round(self.settings.clock(), 3)
        match.header.update(promise=Live(seed).promise(), begun=now)
        course = Course(room.game, match, now)
        filing = None
        if room.desk is not None:
            deed = Deed("made", now, -1, ORGANISER)
            filing = room.desk.filing(course, now, (deed,), begin=True)
        await self.store.begin(row.id, match.header, filing)
        room.row = replace(row, status="playing", header=match.header, since=now)
        room.course = course
        if room.desk is not None and filing is not None:
            room.desk.adopt(filing)
        room.seat_people()
        room.resume()

    async def _play_again(self, room: Room) -> str:
        """Make the table for a rematch: everybody moves on by one seat, decks and all; returns its id."""
        row, count = room.row, len(room.row.seats)
        seats = [
            replace(row.seats[(number + 1) % count], seat=row.seats[number].seat, number=number, key=self._token())
            for number in range(count)
        ]
        if row.post:
            seats = [replace(seat, feed=self._token(), heir="", contact={}) for seat in seats]
        asked = _moved_on(room.game, row.setup)
        id = await self._add(room.game, row.undo, row.guide, asked, seats, row.organiser, row.post)
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
            _check_may_play(room, guest)
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
                decks = _decks(room.game, replace(room.row, seats=_with_deck(room.row, seat, chosen)))
                _check_rules(room.game, {}, [chosen])
                room.game.complete(_setup(room.game, room.row.setup, decks))
            taken = await self.store.sit(room.row.id, seat.seat, guest.id, guest.name, chosen)
            await self.read_again(room)
            if taken:
                return seat.seat
        raise refuse("full", 409)

    async def read_again(self, room: Room) -> None:
        """Read from the database who sits at a table."""
        row = await self.store.table(room.row.id)
        assert row is not None
        room.row = replace(
            room.row, seats=row.seats, devices=row.devices, desk_key=row.desk_key, desk_contact=row.desk_contact
        )
        room.show()

    async def seat_key(self, table: str, seat: str, guest: Guest) -> str:
        """Return the key of the private link to a seat that this guest holds."""
        room = await self.room(table)
        return room.row.seats[own_seat(room, seat, guest)].key

    async def claim(self, key: str, guest: Guest) -> str:
        """Let this guest also hold the seat of a private link; returns the table's id."""
        found = await self.store.table_of_key(key)
        if found is None:
            return await self._inherit(key, guest)
        table, seat = found
        room = await self.room(table)
        async with room.lock:
            _check_may_play(room, guest)
            await self.store.hold(table, seat, guest.id)
            await self.read_again(room)
        return table

    async def _inherit(self, key: str, guest: Guest) -> str:
        """Give a seat to who comes with the key that was made for somebody else; returns the table's id."""
        found = await self.store.table_of_heir(key)
        if found is None:
            return await self._organise(key, guest)
        table, name = found
        room = await self.room(table)
        async with room.lock:
            seat = next(one for one in room.row.seats if one.seat == name)
            if seat.heir != key or room.desk is None:
                raise refuse("no-seat-link", 404)
            if guest.id not in seat.holders:
                _check_may_play(room, guest)
                if room.held(guest.id):
                    raise refuse("two-seats", 409)
            fresh = replace(
                seat,
                name=guest.name,
                key=self._token(),
                heir="",
                feed=self._token(),
                contact={},
                holders=(guest.id,),
                passing={},
            )
            facts = {"from": seat.name, "to": guest.name}
            deed = Deed("replaced", self.settings.clock(), seat.number, "seat", "", facts)
            await self.reseat(room, fresh, room.desk.noted(room.desk.clock, deed))
        return table

    async def _organise(self, key: str, guest: Guest) -> str:
        """Let this guest be the organiser of a private link too, and sit where they preside; returns the table's id."""
        table = await self.store.table_of_desk(key)
        if table is None:
            raise refuse("no-seat-link", 404)
        room = await self.room(table)
        presiding = [seat for seat in room.row.seats if room.game.referee and seat.seat == room.game.referee]
        async with room.lock:
            sees_more = bool(presiding) or (room.desk is not None and room.desk.terms.absence == ORGANISER)
            if sees_more and any(number not in [one.number for one in presiding] for number in room.held(guest.id)):
                raise refuse("organiser-plays", 409)
            await self.store.organise(table, guest.id)
            for seat in presiding:
                await self.store.hold(table, seat.seat, guest.id)
            await self.read_again(room)
        return table

    async def reseat(self, room: Room, seat: SeatRow, filing: Filing) -> None:
        """Let others have a seat, at once and everywhere. The room's lock has to be held."""
        await self.store.reseat(room.row.id, seat, filing)
        await self.read_again(room)
        if room.desk is not None:
            room.desk.adopt(filing)
        room.seat_people()
        room.show_out()

    # Looking

    async def sheet(self, table: str, guest: Guest | None) -> TableSheet:
        """Return a table as this guest may know it; None for somebody without a cookie."""
        room = await self.room(table)
        return TableSheet.model_validate(room.sheet(guest.id if guest is not None else ""))

    async def lines(self, guest: Guest, lang: str) -> list[TableLine]:
        """Return the guest's tables: those that wait for them first, then the newest."""
        rows = await self.store.tables_of(guest.id, LISTED)
        lines = [line for row in rows if (line := await self._line(row, guest, lang)) is not None]
        return sorted(lines, key=lambda line: (not line.yours, line.due or math.inf, -line.since))

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
            when=round_text(game, course.headings[0][0] if course is not None else row.ending.get("round", 0), lang),
            rivals=[_rival(seat, lang) for seat in row.seats if guest.id not in seat.holders],
            since=course.since if course is not None else row.since,
            text=_state_text(game, row, room, guest, lang),
            due=room.due_for(guest.id) if course is not None and room is not None else 0.0,
            organised=row.organised_by(guest.id),
        )

    # Finished games

    async def record_text(self, table: str, guest: Guest) -> str:
        """Return the record of a finished game, as JSON lines."""
        room = await self._finished(table)
        own_seat(room, "", guest)
        return await self.record_of(room)

    async def record_of(self, room: Room) -> str:
        """Return the record of a table, as JSON lines: it holds every secret."""
        assert room.course is not None
        record = room.course.match.record()
        if room.row.ending["agreed"]:  # the rules know no result then, and whoever checks the record has to know why
            record.header = {**record.header, "ending": {"agreed": True}}
        return record.to_text()

    async def review(self, table: str, seat: str, guest: Guest) -> bytes:
        """Return a `protocol.Review` as JSON; `seat` "" is the first that this guest holds."""
        room = await self._finished(table)
        number = own_seat(room, seat, guest)
        return (await self._replayed(room)).whole(number)

    async def review_step(self, table: str, seat: str, at: int, guest: Guest) -> bytes:
        """Return a `protocol.ReviewStep` as JSON."""
        room = await self._finished(table)
        number = own_seat(room, seat, guest)
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

    async def _lapse(self, table: str) -> None:
        """Do what has to be done at a table whose deadline has passed."""
        await (await self.room(table)).lapse()

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
    fewest, most = game.fewest_seats(), game.most_seats()
    if not fewest <= len(body.seats) <= most:
        raise refuse("seats", 422, fewest=fewest, count=most, varies="yes" if fewest < most else "no")
    if body.post is None and not any(seat.kind == "me" for seat in body.seats):
        raise refuse("no-seat-for-me", 422)
    for seat in body.seats:
        if seat.kind == "computer" and seat.level not in levels():
            raise refuse("level", 422, known=levels())


def _terms(game: Game, body: TableBody, guest: Guest) -> Terms | None:
    """Return what was agreed on for a table by correspondence; None for any other."""
    if body.post is None:
        return None
    plays = any(seat.kind == "me" for seat in body.seats)
    if body.post.referee and not game.referee:
        raise refuse("no-referee", 422, title=game.title["es"])
    if plays and (body.post.referee or body.post.absence == ORGANISER):
        raise refuse("organiser-plays", 422)
    return _terms_of(body.post, guest)


def _terms_of(body: PostBody, guest: Guest) -> Terms:
    """Return the terms of a new table, made by this guest.

    Raises:
        Refused: they can't be kept.
    """
    if body.hours and body.days:
        raise refuse("two-deadlines", 422)
    if body.zone not in available_timezones():
        raise refuse("zone", 422, zone=body.zone[:40])
    if body.absence == COMPUTER and body.level not in levels():
        raise refuse("level", 422, known=levels())
    level = body.level if body.absence == COMPUTER else ""
    return Terms(body.hours, body.days, body.hour, body.zone, body.absence, level, guest.name)


def _check_may_play(room: Room, guest: Guest) -> None:
    """Raise Refused for an organiser who sees, or may come to see, what the players don't."""
    if room.desk is None or not room.row.organised_by(guest.id):
        return
    if room.desk.terms.absence == ORGANISER or room.row.setup.get("referee"):
        raise refuse("organiser-plays", 409)


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
    if asked.get("referee"):
        setup["referee"] = True
    setup.update(asked.get("fields", {}))
    if game.deck_names():
        setup["decks"] = [usual if deck is None else deck for deck, usual in zip(decks, setup["decks"], strict=True)]
    return setup


def _moved_on(game: Game, asked: dict[str, Any]) -> dict[str, Any]:
    """Return rules and fields for a rematch: what a player brings moves on by one seat with them."""
    each = {field.name for field in game.fields() if field.each}
    fields = {
        name: [*value[1:], *value[:1]] if name in each else value for name, value in asked.get("fields", {}).items()
    }
    return {**asked, "fields": fields} if fields else asked


def _decks(game: Game, row: TableRow) -> list[object | None]:
    """Return the decks of a table as they were asked for; a referee has none."""
    return [seat.deck for seat in row.seats if not game.referee or seat.seat != game.referee]


def _with_deck(row: TableRow, seat: SeatRow, deck: object) -> tuple[SeatRow, ...]:
    return tuple(replace(one, deck=deck) if one is seat else one for one in row.seats)


def own_seat(room: Room, seat: str, guest: Guest) -> int:
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


def round_text(game: Game, number: int, lang: str) -> str:
    """Return what a game calls its round, turn or day of this number; "" before the first."""
    if number == 0:
        return ""
    own = game.words()
    said, message = (own, "round-name") if own.has(lang, "round-name") else (words(), "board-round-only")
    return said.say(lang, message, round=int(number), last=0)


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
