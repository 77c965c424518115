"""Around tables by correspondence: their organiser's doings, seats that change hands, contacts, reports, export."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any, Final
from zoneinfo import available_timezones

from liza.players import names as levels
from liza.table.contacts import CODE_TRIES, NO_SEAT, Contact, code_letter, hook_allowed
from liza.table.deadlines import ORGANISER
from liza.table.desk import Desk
from liza.table.protocol import ContactBody, ContactSheet, DeedLine, ReportHead
from liza.table.room import Room
from liza.table.rooms import Rooms, own_seat
from liza.table.settings import token_of
from liza.table.store import Deed, Guest, Letter, SeatRow
from liza.table.trouble import refuse

ADDRESS: Final = re.compile(r"[^@\s<>\"',;:\\]+@[^@\s<>\"',;:\\]+\.[^@\s<>\"',;:\\.]+")
"""What can be an address: whether anybody reads it, the code shows."""
CODES_A_DAY: Final = 4
"""Codes that are sent to one address in a day, whoever asks for them."""
DAY: Final = 24 * 3600.0


class Organising:
    """What is asked for at tables by correspondence. All methods raise `Refused` and `StoreError`."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._settings = rooms.settings

    # The clock

    async def pause(self, table: str, guest: Guest, on: bool, reason: str) -> None:
        """Stop the clock or let it run again."""
        room, desk = await self._organised(table, guest)
        async with room.lock:
            await (desk.pause(reason) if on else desk.start(reason))

    async def extend(self, table: str, guest: Guest, seats: Sequence[str], hours: int, reason: str) -> None:
        """Give these seats, or all that are awaited, more time."""
        room, desk = await self._organised(table, guest)
        async with room.lock:
            await desk.extend([_number(room, seat) for seat in seats], hours, reason)

    # Who sits where

    async def replace(self, table: str, guest: Guest, seat: str, level: str, reason: str) -> str:
        """Take a seat from who has it; returns the key by which somebody else takes it, "" for a computer player."""
        room, desk = await self._organised(table, guest)
        if level and level not in levels():
            raise refuse("level", 422, known=levels())
        async with room.lock:
            row = self._changeable(room, seat)
            fresh = replace(
                row,
                kind="computer" if level else "person",
                name="",
                level=level,
                key=token_of(self._settings),
                heir="" if level else token_of(self._settings),
                feed=token_of(self._settings),
                contact={},
                holders=(),
                passing={},
            )
            kind = "computer" if level else "replaced"
            deed = Deed(kind, self._settings.clock(), row.number, ORGANISER, reason, {"from": row.name, "to": ""})
            await self._rooms.reseat(room, fresh, desk.noted(desk.clock, deed))
        return fresh.heir

    async def hand_over(self, table: str, guest: Guest, seat: str, reason: str) -> str:
        """Return the key by which somebody else takes a guest's own seat; until then it stays theirs."""
        room, desk = await self._seated(table, guest)
        async with room.lock:
            row = self._changeable(room, room.row.seats[own_seat(room, seat, guest)].seat)
            heir = token_of(self._settings)
            deed = Deed("offered", self._settings.clock(), row.number, "seat", reason)
            filing = desk.noted(desk.clock, deed)
            await self._store.set_heir(table, row.seat, heir, filing)
            await self._rooms.read_again(room)
            desk.adopt(filing)
            room.show()
        return heir

    def _changeable(self, room: Room, seat: str) -> SeatRow:
        """Return a seat that can be given to somebody else."""
        row = room.row.seats[_number(room, seat)]
        if room.row.status != "playing":
            raise refuse("not-playing", 409)
        if row.kind == "open":
            raise refuse("seat-open", 409)
        return row

    # The organiser's own

    async def desk_key(self, table: str, guest: Guest) -> str:
        """Return the key of the private link by which a table's organiser sits at one more device."""
        room, _ = await self._organised(table, guest)
        async with room.lock:
            if not room.row.desk_key:
                await self._store.set_desk(table, token_of(self._settings), room.row.desk_contact)
                await self._rooms.read_again(room)
            return room.row.desk_key

    async def desk_contact(self, table: str, guest: Guest) -> ContactSheet:
        """Return how a table's organiser is told what waits for them."""
        room, _ = await self._organised(table, guest)
        return self._sheet_of(room.row.desk_contact)

    async def set_desk_contact(self, table: str, guest: Guest, body: ContactBody) -> ContactSheet:
        """Keep how a table's organiser is told; a new address is first sent a code."""
        room, _ = await self._organised(table, guest)
        self._check_contact(body)
        async with room.lock:
            known, letters = await self._changed(room, room.row.desk_contact, NO_SEAT, body)
            await self._store.set_desk(table, room.row.desk_key, asdict(known), letters)
            await self._rooms.read_again(room)
        return self._sheet_of(room.row.desk_contact)

    async def confirm_desk(self, table: str, guest: Guest, code: str) -> ContactSheet:
        """Take the code that was sent to the organiser's address."""
        room, _ = await self._organised(table, guest)
        async with room.lock:
            right, known = _tried(Contact.read(room.row.desk_contact), code)
            await self._store.set_desk(table, room.row.desk_key, asdict(known))
            await self._rooms.read_again(room)
        if not right:
            raise refuse("mail-code", 409)
        return self._sheet_of(room.row.desk_contact)

    # Contacts

    async def contact(self, table: str, guest: Guest, seat: str) -> ContactSheet:
        """Return how a guest's seat is told that it is awaited, and where its calendar is."""
        room, _ = await self._seated(table, guest)
        return self._contact_sheet(room.row.seats[own_seat(room, seat, guest)])

    def _contact_sheet(self, row: SeatRow) -> ContactSheet:
        return self._sheet_of(row.contact, f"/api/calendar/{row.feed}.ics")

    def _sheet_of(self, contact: dict[str, Any], feed: str = "") -> ContactSheet:
        known = Contact.read(contact)
        return ContactSheet(
            mail=known.mail,
            confirmed=known.confirmed,
            hook=known.hook,
            zone=known.zone,
            lang=known.lang,
            feed=feed,
            mail_offered=bool(self._settings.mail),
            hosts=list(self._settings.webhook_hosts),
        )

    async def set_contact(self, table: str, guest: Guest, seat: str, body: ContactBody) -> ContactSheet:
        """Keep how a guest's seat is told; a new address is first sent a code."""
        room, _ = await self._seated(table, guest)
        number = own_seat(room, seat, guest)
        self._check_contact(body)
        async with room.lock:
            row = room.row.seats[number]
            known, letters = await self._changed(room, row.contact, number, body)
            await self._store.set_contact(table, row.seat, asdict(known), letters)
            await self._rooms.read_again(room)
        return self._contact_sheet(room.row.seats[number])

    async def _changed(
        self, room: Room, contact: dict[str, Any], number: int, body: ContactBody
    ) -> tuple[Contact, list[Letter]]:
        """Return a contact as it is to be from now on, and the letter with the code for a new address."""
        before, now = Contact.read(contact), self._settings.clock()
        known = replace(before, hook=body.hook, zone=body.zone, lang=body.lang)
        if body.mail == before.mail:
            return known, []
        known = replace(known, mail=body.mail, confirmed=False, tries=0, code=self._code() if body.mail else "")
        if not body.mail:
            return known, []
        await self._check_patience(body.mail, now)
        return known, [code_letter(room, number, known, now)]

    def _check_contact(self, body: ContactBody) -> None:
        if body.zone not in available_timezones():
            raise refuse("zone", 422, zone=body.zone[:40])
        if body.mail and not self._settings.mail:
            raise refuse("mail-off", 409)
        if body.mail and not ADDRESS.fullmatch(body.mail):
            raise refuse("mail-address", 422)
        if body.hook and not hook_allowed(body.hook, self._settings.webhook_hosts):
            hosts = list(self._settings.webhook_hosts)
            raise refuse("hook-host", 422, known=hosts, count=len(hosts))

    async def _check_patience(self, mail: str, now: float) -> None:
        """Raise Refused where an address would be sent too many codes: its owner may not have asked for them."""
        if await self._store.codes_to(mail, now - DAY) >= CODES_A_DAY:
            raise refuse("mail-enough", 429)

    def _code(self) -> str:
        return f"{int.from_bytes(self._settings.random_bytes(8)) % 1_000_000:06d}"

    async def confirm(self, table: str, guest: Guest, seat: str, code: str) -> ContactSheet:
        """Take the code that was sent to an address."""
        room, _ = await self._seated(table, guest)
        number = own_seat(room, seat, guest)
        async with room.lock:
            right, known = _tried(Contact.read(room.row.seats[number].contact), code)
            await self._store.set_contact(table, room.row.seats[number].seat, asdict(known))
            await self._rooms.read_again(room)
        if not right:
            raise refuse("mail-code", 409)
        return self._contact_sheet(room.row.seats[number])

    # Reading

    async def deeds(self, table: str, guest: Guest) -> list[DeedLine]:
        """Return the log of a table, for those who sit at it and its organiser."""
        room, _ = await self._known(table, guest)
        return [_line(room, deed) for deed in await self._store.deeds(table)]

    async def reports(self, table: str, guest: Guest, seat: str) -> list[ReportHead]:
        """Return which rounds a guest's seat has reports of."""
        room, _ = await self._seated(table, guest)
        rows = await self._store.reports(table, own_seat(room, seat, guest))
        return [ReportHead(round=row.round, at=row.at) for row in rows]

    async def report(self, table: str, guest: Guest, seat: str, round: int) -> bytes:
        """Return a report of a guest's seat, a `protocol.TurnReport` as JSON."""
        room, _ = await self._seated(table, guest)
        rows = await self._store.reports(table, own_seat(room, seat, guest))
        found = next((row for row in rows if row.round == round), None)
        if found is None:
            raise refuse("no-report", 404)
        return found.body.encode()

    async def export(self, table: str, guest: Guest) -> bytes:
        """Return all that is kept of a table, as JSON; before its end without what only its players know."""
        room, _ = await self._organised(table, guest)
        deeds = await self._store.deeds(table)
        facts: dict[str, Any] = {
            "kind": "liza-table",
            "redacted": room.row.status != "over",
            "table": {**room.sheet(guest.id), "here": None},
            "log": [_line(room, deed).model_dump() for deed in deeds],
            "corrections": [_line(room, deed).model_dump() for deed in deeds if deed.kind in ("noted", "answered")],
        }
        if room.row.status == "over":
            moves = await self._store.moves(table)
            facts["record"] = (await self._rooms.record_of(room)).splitlines()
            facts["journal"] = [{**asdict(move), "seat": room.row.seats[move.seat].seat} for move in moves]
        elif room.course is not None:
            facts["chronicles"] = {
                room.row.seats[seat].seat: [json.loads(line.json) for line in room.course.chronicles[seat].lines]
                for seat in room.held(guest.id)
            }
        return json.dumps(facts, ensure_ascii=False, indent=1).encode()

    async def calendar(self, key: str) -> tuple[Room, int]:
        """Return the table and the seat whose calendar a key opens."""
        found = await self._store.table_of_feed(key)
        if found is None:
            raise refuse("no-feed", 404)
        table, seat = found
        room = await self._rooms.room(table)
        return room, _number(room, seat)

    # Who may

    async def _known(self, table: str, guest: Guest) -> tuple[Room, Desk]:
        """Return a table by correspondence that lets this guest in."""
        room = await self._rooms.room(table)
        if not room.admits(guest.id):
            raise refuse("stranger", 403)
        if room.desk is None:
            raise refuse("no-post", 409)
        return room, room.desk

    async def _seated(self, table: str, guest: Guest) -> tuple[Room, Desk]:
        """Return a table by correspondence at which this guest holds a seat."""
        room, desk = await self._known(table, guest)
        own_seat(room, "", guest)
        return room, desk

    async def _organised(self, table: str, guest: Guest) -> tuple[Room, Desk]:
        """Return a table by correspondence that this guest organises."""
        room, desk = await self._known(table, guest)
        if not room.row.organised_by(guest.id):
            raise refuse("not-organiser", 403)
        return room, desk


def _tried(known: Contact, code: str) -> tuple[bool, Contact]:
    """Return whether a code is the one that was sent, and the contact after it was given."""
    right = known.code != "" and code.strip() == known.code
    tries = known.tries + 1
    spent = right or tries >= CODE_TRIES
    return right, replace(known, confirmed=known.confirmed or right, tries=tries, code="" if spent else known.code)


def _number(room: Room, name: str) -> int:
    for seat in room.row.seats:
        if seat.seat == name:
            return seat.number
    raise refuse("no-seat", 404)


def _line(room: Room, deed: Deed) -> DeedLine:
    data = deed.data
    return DeedLine(
        kind=deed.kind,
        at=deed.at,
        seat=room.row.seats[deed.seat].seat if deed.seat >= 0 else "",
        by=deed.by,
        reason=deed.reason,
        absence=str(data.get("absence", "")),
        due=float(data.get("due", 0.0)),
        hours=int(data.get("hours", 0)),
        before=str(data.get("from", "")),
        after=str(data.get("to", "")),
    )
