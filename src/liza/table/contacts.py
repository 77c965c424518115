"""Where seats of tables by correspondence want to be told that they are awaited, and what they are told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from liza.table.course import Course
from liza.table.deadlines import Matter, iso
from liza.table.reading import pick
from liza.table.store import Letter
from liza.table.trouble import words
from liza.toolkit.text import Argument

if TYPE_CHECKING:
    from liza.table.room import Room

NO_SEAT: Final = -1
"""What stands for the seat in a letter to an organiser that is about none."""
CODE_TRIES: Final = 5
"""How often the code that was sent to an address may be given wrongly."""


@dataclass(frozen=True, slots=True)
class Contact:
    """How a seat is told. Nothing is sent to an address before the code that was sent there is given back."""

    mail: str = ""
    confirmed: bool = False
    code: str = ""
    """What was sent to the address; "" once it was given back, or was given wrongly too often."""
    tries: int = 0
    hook: str = ""
    """A URL, on a host that the server's operator allows."""
    zone: str = "UTC"
    lang: str = "es"

    @staticmethod
    def read(stored: dict[str, Any]) -> Contact:
        """Return a contact as it was stored; {} is none."""
        return Contact(**stored)


def hook_allowed(url: str, hosts: tuple[str, ...]) -> bool:
    """Tell whether a message may be sent to a URL: only to hosts that the operator named, by `host` or `host:port`.

    A host alone means HTTPS at its usual port; with a port HTTP will do as well, as inside a house.
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    if parts.username is not None or parts.password is not None or not parts.hostname:
        return False
    if parts.scheme == "https" and port in (None, 443) and parts.hostname in hosts:
        return True
    usual = {"https": 443, "http": 80}.get(parts.scheme)
    return usual is not None and f"{parts.hostname}:{port or usual}" in hosts


def letters_for(room: Room, seat: int, matter: Matter, work: Course | None, now: float) -> Iterator[Letter]:
    """Yield what is sent to a seat that begins to be awaited; a referee without a contact is told as organiser."""
    row = room.row.seats[seat]
    stored = row.contact or (room.row.desk_contact if row.seat == room.game.referee else {})
    contact, round = Contact.read(stored), int(work.headings[seat][0]) if work is not None else 0
    yield from _letters(room, seat, matter, contact, _body(room, seat, matter, contact, round), now)


def late_letters(room: Room, seat: int, matter: Matter, now: float) -> Iterator[Letter]:
    """Yield what is sent to the organiser when a seat has not answered in time and nobody answers for it."""
    contact = Contact.read(room.row.desk_contact)
    body = _body(room, seat, matter, contact, int(room.begun().headings[seat][0]), "late")
    yield from _letters(room, seat, matter, contact, body, now)


def _letters(
    room: Room, seat: int, matter: Matter, contact: Contact, body: dict[str, Any], now: float
) -> Iterator[Letter]:
    """Yield a letter for each way in which somebody wants to be told about a seat's matter."""
    settings = room.settings
    later = now + settings.notify_after
    targets = []
    if contact.mail and contact.confirmed and settings.mail:
        targets.append(("mail", contact.mail))
    if contact.hook and hook_allowed(contact.hook, settings.webhook_hosts):
        targets.append(("webhook", contact.hook))
    for channel, target in targets:
        yield Letter(room.token(), room.row.id, seat, matter.key, channel, target, body, now, later)


def code_letter(room: Room, seat: int, contact: Contact, now: float) -> Letter:
    """Return the letter with the code that shows that somebody reads what is sent to an address."""
    lang, title = contact.lang, pick(room.game.title, contact.lang)
    body = {
        "subject": words().say(lang, "mail-code-subject"),
        "text": words().say(lang, "mail-code", code=contact.code, title=title),
    }
    return Letter(room.token(), room.row.id, seat, "", "mail", contact.mail, body, now, now)


def _body(
    room: Room, seat: int, matter: Matter, contact: Contact, round: int, event: str = "awaited"
) -> dict[str, Any]:
    """Return what is said, for all channels: nothing of the game that only its players know.

    `event`: `awaited`, to the seat; `late`, to the organiser.
    """
    lang, title = contact.lang, pick(room.game.title, contact.lang)
    due = iso(matter.due, contact.zone) if matter.due else ""
    where = f"/mesa/{room.row.id}{'/organiza' if event == 'late' else ''}"
    url = f"{room.settings.public_url}{where}" if room.settings.public_url else ""
    row = room.row.seats[seat]
    facts: dict[str, Argument] = {
        "title": title,
        "round": round,
        "due": due,
        "dated": "yes" if due else "no",
        "name": row.name or row.seat,
    }
    text = words().say(lang, f"mail-{event}", **facts)
    return {
        "event": event,
        "table": room.row.id,
        "game": room.row.game,
        "seat": room.row.seats[seat].seat,
        "round": round,
        "due": due,
        "url": url,
        "subject": words().say(lang, f"mail-{event}-subject", title=title),
        "text": f"{text}\n\n{url}".strip(),
    }
