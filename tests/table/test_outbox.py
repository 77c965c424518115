"""What is told to people outside: by mail to a real SMTP server, by webhook to a real HTTP server."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from icalendar import Calendar

from liza.table.contacts import hook_allowed
from liza.table.deadlines import HOUR
from liza.table.feeds import calendar_of
from liza.table.organising import Organising
from liza.table.outbox import TRIES, Outbox
from liza.table.protocol import ContactBody, PostBody
from liza.table.room import Room
from liza.table.rooms import Rooms
from liza.table.store import Letter, Store, url_of
from liza.table.trouble import Refused
from tests.table.hall import ANA, BEA, Clock, body, rest, settings

pytestmark = pytest.mark.anyio


class Mailbox:
    """A mail server that keeps what it is given, or refuses it."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, str]] = []
        self.refusing = False

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.refusing:
            return "451 not now"
        assert isinstance(envelope.content, bytes)
        self.letters.append((envelope.rcpt_tos[0], envelope.content.decode()))
        return "250 OK"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def mailbox() -> Iterator[tuple[Mailbox, int]]:
    box, port = Mailbox(), free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, port
    controller.stop()


@contextmanager
def hook(status: int, **headers: str) -> Iterator[tuple[list[dict[str, Any]], int]]:
    """A web server that keeps what is posted to it and answers with a status."""
    got: list[dict[str, Any]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield got, server.server_port
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Office:
    """Ana and Bea at a table by correspondence, on a database in a file."""

    def __init__(self, store: Store, **chosen: Any) -> None:
        self.store = store
        self.clock = Clock()
        self.settings = settings(clock=self.clock, public_url="https://mesa.example", **chosen)
        self.rooms = Rooms(self.settings, store)
        self.id = ""

    async def begin(self) -> Room:
        for guest in (ANA, BEA):
            await self.store.add_guest(guest)
        made = body("me", "open", game="connect4", post=PostBody(hours=24))
        self.id = await self.rooms.create(made, ANA)
        await self.rooms.join(self.id, BEA)
        return await self.room()

    async def room(self) -> Room:
        room = await self.rooms.room(self.id)
        await rest(room)
        return room

    @property
    def desk(self) -> Organising:
        return Organising(self.rooms)

    async def drop(self, seat: int) -> None:
        """Answer with the first option that there is."""
        room = await self.room()
        async with room.lock:
            assert await room.answer_for(seat, [room.view(seat).options[0].text], auto=False)

    async def sent(self, seconds: float = 61.0) -> None:
        self.clock.now += seconds
        await self.rooms.outbox.look()

    async def letters(self) -> list[Letter]:
        return await self.store.letters(1e12, 100)


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    opened = await Store.open(url_of(str(tmp_path / "table.db")))
    yield opened
    await opened.close()


def code_in(text: str) -> str:
    found = re.search(r"\b\d{6}\b", text)
    assert found is not None
    return found.group()


async def test_mail_comes_once_the_address_is_confirmed(store: Store, mailbox: tuple[Mailbox, int]) -> None:
    box, port = mailbox
    office = Office(store, mail=f"smtp://127.0.0.1:{port}", mail_from="mesa@mesa.example")
    room = await office.begin()
    first = int(room.begun().owing[0])
    other = 1 - first
    guest, seat = (ANA, BEA)[other], room.row.seats[other].seat
    asked = ContactBody(mail="b@ejemplo.es", zone="Europe/Madrid", lang="es")
    assert not (await office.desk.set_contact(office.id, guest, seat, asked)).confirmed
    await office.sent()
    await office.drop(first)
    assert [to for to, _ in box.letters] == ["b@ejemplo.es"] and await office.letters() == []
    await office.drop(other)
    with pytest.raises(Refused, match="mail-code"):
        await office.desk.confirm(office.id, guest, seat, "nada")
    assert (await office.desk.confirm(office.id, guest, seat, code_in(box.letters[0][1]))).confirmed
    await office.drop(first)
    await office.sent()
    assert len(box.letters) == 2
    assert "https://mesa.example/mesa/" in box.letters[1][1] and "+0" in box.letters[1][1]
    assert await office.letters() == []


async def test_who_answers_in_time_is_not_bothered(store: Store) -> None:
    with hook(200) as (got, port):
        office = Office(store, webhook_hosts=(f"127.0.0.1:{port}",))
        room = await office.begin()
        first = int(room.begun().owing[0])
        guest, seat = (ANA, BEA)[1 - first], room.row.seats[1 - first].seat
        await office.desk.set_contact(office.id, guest, seat, ContactBody(hook=f"http://127.0.0.1:{port}/a?b=1"))
        await office.drop(first)
        await office.drop(1 - first)
        await office.sent()
        assert got == [] and await office.letters() == []
        await office.drop(first)
        await office.sent()
        assert [(one["event"], one["seat"]) for one in got] == [("awaited", seat)]


async def test_the_organiser_is_told_of_who_is_late_and_gets_a_code_like_anybody(store: Store) -> None:
    with hook(200) as (got, port):
        office = Office(store, webhook_hosts=(f"127.0.0.1:{port}",))
        room = await office.begin()
        seat = room.row.seats[int(room.begun().owing[0])].seat
        kept = await office.desk.set_desk_contact(office.id, ANA, ContactBody(hook=f"http://127.0.0.1:{port}/olga"))
        assert (kept.hook, kept.feed) == (f"http://127.0.0.1:{port}/olga", "")
        with pytest.raises(Refused, match="not-organiser"):
            await office.desk.desk_contact(office.id, BEA)
        with pytest.raises(Refused, match="mail-code"):
            await office.desk.confirm_desk(office.id, ANA, "000000")
        office.clock.now += 25 * HOUR
        await office.rooms.bell.look()
        await office.sent(60.0)
        assert [(one["event"], one["seat"]) for one in got] == [("late", seat)]
        assert got[0]["url"] == f"https://mesa.example/mesa/{office.id}/organiza"
        await office.rooms.bell.look()
        await office.sent(60.0)
        assert len(got) == 1


async def test_what_is_not_taken_is_tried_again_and_given_up_at_last(store: Store) -> None:
    with hook(503) as (got, port):
        office = Office(store, webhook_hosts=(f"127.0.0.1:{port}",))
        room = await office.begin()
        first = int(room.begun().owing[0])
        guest, seat = (ANA, BEA)[1 - first], room.row.seats[1 - first].seat
        await office.desk.set_contact(office.id, guest, seat, ContactBody(hook=f"http://127.0.0.1:{port}/"))
        await office.drop(first)
        await office.sent()
        await office.sent(1.0)
        assert len(got) == 1
        waiting = (await office.letters())[0]
        assert (waiting.tries, waiting.error) == (1, "Undelivered: answered with 503")
        for _ in range(TRIES + 2):
            await office.sent(100_000.0)
        assert len(got) == TRIES and await office.letters() == []


async def test_a_redirect_is_not_followed_past_the_allowed_hosts(store: Store) -> None:
    with hook(200) as (inside, secret), hook(302, location=f"http://127.0.0.1:{secret}/") as (got, port):
        office = Office(store, webhook_hosts=(f"127.0.0.1:{port}",))
        room = await office.begin()
        first = int(room.begun().owing[0])
        guest, seat = (ANA, BEA)[1 - first], room.row.seats[1 - first].seat
        with pytest.raises(Refused, match="hook-host"):
            await office.desk.set_contact(office.id, guest, seat, ContactBody(hook=f"http://127.0.0.1:{secret}/"))
        await office.desk.set_contact(office.id, guest, seat, ContactBody(hook=f"http://127.0.0.1:{port}/"))
        await office.drop(first)
        await office.sent()
        assert len(got) == 1 and inside == []


async def test_a_receiver_that_never_answers_holds_up_no_game(store: Store) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        office = Office(store, webhook_hosts=(f"127.0.0.1:{port}",))
        room = await office.begin()
        first = int(room.begun().owing[0])
        guest, seat = (ANA, BEA)[1 - first], room.row.seats[1 - first].seat
        await office.desk.set_contact(office.id, guest, seat, ContactBody(hook=f"http://127.0.0.1:{port}/"))
        await office.drop(first)
        office.clock.now += 61.0
        sending = asyncio.create_task(office.rooms.outbox.look())
        line, _ = await asyncio.to_thread(silent.accept)
        await office.drop(1 - first)
        assert not sending.done()
        line.close()
        await sending
        assert (await office.letters())[0].tries == 1


async def test_letters_survive_their_server(store: Store, mailbox: tuple[Mailbox, int]) -> None:
    box, port = mailbox
    office = Office(store, mail=f"smtp://127.0.0.1:{port}")
    room = await office.begin()
    box.refusing = True
    await office.desk.set_contact(office.id, ANA, room.row.seats[0].seat, ContactBody(mail="a@ejemplo.es"))
    await office.sent()
    assert box.letters == [] and (await office.letters())[0].tries == 1
    box.refusing = False
    office.clock.now += 1000.0
    again = Outbox(office.settings, store)
    await again.look()
    assert len(box.letters) == 1 and await office.letters() == []


async def test_an_address_is_not_sent_codes_without_end(store: Store, mailbox: tuple[Mailbox, int]) -> None:
    _, port = mailbox
    office = Office(store, mail=f"smtp://127.0.0.1:{port}")
    room = await office.begin()
    seat = room.row.seats[0].seat
    for _ in range(4):
        await office.desk.set_contact(office.id, ANA, seat, ContactBody(mail="a@ejemplo.es"))
        await office.desk.set_contact(office.id, ANA, seat, ContactBody())
    with pytest.raises(Refused, match="mail-enough"):
        await office.desk.set_contact(office.id, ANA, seat, ContactBody(mail="a@ejemplo.es"))


async def test_a_server_that_sends_no_mail_says_so(store: Store) -> None:
    office = Office(store)
    room = await office.begin()
    with pytest.raises(Refused, match="mail-off"):
        await office.desk.set_contact(office.id, ANA, room.row.seats[0].seat, ContactBody(mail="a@ejemplo.es"))
    assert not office.rooms.outbox.used


@pytest.mark.parametrize(
    ("url", "allowed"),
    [
        ("https://hooks.example/a", True),
        ("https://hooks.example:443/a", True),
        ("http://hooks.example/a", False),
        ("https://hooks.example:8443/a", False),
        ("https://user:word@hooks.example/", False),
        ("https://hooks.example.evil/", False),
        ("https://evil/@hooks.example", False),
        ("http://inside:8080/x", True),
        ("http://inside/x", False),
        ("file:///etc/passwd", False),
        ("https://hooks.example:x/", False),
        ("gopher://inside:8080/", False),
    ],
)
def test_only_the_hosts_of_the_operator_are_called(url: str, allowed: bool) -> None:
    assert hook_allowed(url, ("hooks.example", "inside:8080")) == allowed


async def test_the_calendar_of_a_seat_shows_its_deadline_and_no_others(store: Store) -> None:
    office = Office(store)
    room = await office.begin()
    first = int(room.begun().owing[0])
    feeds = [seat.feed for seat in room.row.seats]
    found, seat = await office.desk.calendar(feeds[first])
    events = Calendar.from_ical(calendar_of(found, seat, "es")).walk("VEVENT")
    assert room.desk is not None
    due = room.desk.clock.matters[first].due
    assert [event.decoded("dtend").timestamp() for event in events] == [int(due)]
    assert due - room.desk.clock.matters[first].since == 24 * HOUR
    _, other = await office.desk.calendar(feeds[1 - first])
    assert Calendar.from_ical(calendar_of(found, other, "en")).walk("VEVENT") == []
    for key in ("", "nada", room.row.seats[0].key):
        with pytest.raises(Refused, match="no-feed"):
            await office.desk.calendar(key)
