"""Sends what tables by correspondence have to tell people outside, by mail and webhook.

Letters are written with the moves that bring them about and sent later, so that no game waits for a mail server. One
that can't be delivered is tried again, ever more rarely, and given up at last. After a crash a letter may come twice;
its id tells.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

import structlog

from liza.table.contacts import hook_allowed
from liza.table.deadlines import Clock
from liza.table.settings import Settings
from liza.table.store import Letter, Store, StoreError

log = structlog.get_logger(__name__)

LONGEST: Final = 15.0
"""Seconds between two looks for letters."""
AT_ONCE: Final = 20
"""Letters that are taken up at a look."""
SENDERS: Final = 4
"""Letters that are on their way at a time: a slow receiver holds up one of them."""
TRIES: Final = 8
FIRST_PAUSE: Final = 60.0
"""Seconds after which a letter is tried again, doubled each time: the last try comes after about two hours."""


class Undelivered(Exception):
    """A letter was not taken; the message says why, for whoever runs the server."""


class Outbox:
    """Letters that wait, and what sends them.

    Args:
        settings: where mail is handed in, and which hosts a webhook may have.
        store: where the letters are.
    """

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._threads = ThreadPoolExecutor(SENDERS, thread_name_prefix="outbox")

    @property
    def used(self) -> bool:
        """Whether the operator lets anything be sent."""
        return bool(self._settings.mail or self._settings.webhook_hosts)

    async def run(self) -> None:
        """Send what is due, until cancelled."""
        while self.used:
            try:
                await self.look()
            except StoreError as error:
                log.error("letters not read", code=error.code, said=error.texts["en"])
            except Exception:
                log.exception("letters not sent")
            await asyncio.sleep(LONGEST)

    def close(self) -> None:
        """Begin no more letters; those on their way have as long as a receiver may take."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def look(self) -> None:
        """Send what is due by now and keep how each letter fared."""
        letters = await self._store.letters(self._settings.clock(), AT_ONCE)
        await asyncio.gather(*(self._deliver(letter) for letter in letters))

    async def _deliver(self, letter: Letter) -> None:
        if not await self._wanted(letter):
            await self._store.note_letter(replace(letter, state="dropped"))
            return
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, send, letter, self._settings)
        except (Undelivered, OSError, smtplib.SMTPException, http.client.HTTPException, ValueError) as error:
            await self._store.note_letter(self._failed(letter, f"{type(error).__name__}: {error}"[:200]))
        else:
            await self._store.note_letter(replace(letter, state="sent", tries=letter.tries + 1, error=""))

    async def _wanted(self, letter: Letter) -> bool:
        """Tell whether a letter still says something: about no matter, or one that its seat is awaited for."""
        if letter.matter == "":
            return True
        row = await self._store.table(letter.table)
        matter = Clock.read(row.clock).open().get(letter.seat) if row is not None and row.status == "playing" else None
        return matter is not None and matter.key == letter.matter

    def _failed(self, letter: Letter, why: str) -> Letter:
        tries = letter.tries + 1
        given_up = tries >= TRIES
        log.warning("letter not delivered", table=letter.table, channel=letter.channel, tries=tries, reason=why)
        later = self._settings.clock() + FIRST_PAUSE * 2 ** (tries - 1)
        return replace(letter, tries=tries, next=later, error=why, state="failed" if given_up else "waiting")


def send(letter: Letter, settings: Settings) -> None:
    """Send a letter; runs in a thread of its own.

    Raises:
        Undelivered, OSError, smtplib.SMTPException, http.client.HTTPException: it was not taken.
    """
    if letter.channel == "mail":
        _mail(letter, settings)
    else:
        _call(letter, settings)


def _mail(letter: Letter, settings: Settings) -> None:
    if not settings.mail:
        raise Undelivered("no mail server is set")
    parts = urlsplit(settings.mail)
    host, patience = parts.hostname or "localhost", settings.send_patience
    message = EmailMessage()
    message["From"] = settings.mail_from or f"liza@{host}"
    message["To"] = letter.target
    message["Subject"] = str(letter.body["subject"])
    message["Message-ID"] = f"<{letter.id}@liza>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(str(letter.body["text"]))
    with _smtp(parts.scheme, host, parts.port, patience) as server:
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)


def _smtp(scheme: str, host: str, port: int | None, patience: float) -> smtplib.SMTP:
    """Return a mail server that was greeted; by `smtp` the line is encrypted where the server can do that."""
    context = ssl.create_default_context()
    if scheme == "smtps":
        return smtplib.SMTP_SSL(host, port or 465, timeout=patience, context=context)
    server = smtplib.SMTP(host, port or 25, timeout=patience)
    try:
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=context)
            server.ehlo()
    except BaseException:
        server.close()
        raise
    return server


def _call(letter: Letter, settings: Settings) -> None:
    """Post a letter as JSON. Redirects are not followed: they would lead past the operator's list of hosts."""
    if not hook_allowed(letter.target, settings.webhook_hosts):
        raise Undelivered("the operator does not allow this host")
    parts = urlsplit(letter.target)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    line = kind(parts.hostname or "", parts.port, timeout=settings.send_patience)
    path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
    told = {key: value for key, value in letter.body.items() if key != "subject"}
    try:
        headers = {"content-type": "application/json", "user-agent": "liza", "x-liza-letter": letter.id}
        line.request("POST", path, json.dumps(told, ensure_ascii=False).encode(), headers)
        status = line.getresponse().status
    finally:
        line.close()
    if not 200 <= status < 300:
        raise Undelivered(f"answered with {status}")
