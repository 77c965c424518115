"""How a table server runs: where it listens, where it keeps things, and how much it allows."""

from __future__ import annotations

import base64
import os
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path


def usual_thinkers() -> int:
    """Return how many processes think for computer players: one core is left to the server."""
    return max((os.cpu_count() or 1) - 1, 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All that can be chosen; the defaults are those of a server at home."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """A database URL; "" for the usual file in the user's data folder."""
    static: Path = field(default_factory=lambda: Path(__file__).parent / "static")
    """The folder of the built page."""
    origins: tuple[str, ...] = ()
    """Further origins a page may come from, such as `https://mesa.example`; the server's own host always may."""
    log: str = "console"
    """How it logs: `console` or `json`."""
    compress: bool = False
    """Whether socket messages are compressed: 45 KB more memory for each."""

    # Play

    pause: float = 0.35
    """Seconds before an answer that is given for a seat, whatever its hand, and at least before a computer's."""
    think: float = 5.0
    """Seconds a computer player has for an answer; then it gets a plain one."""
    thinkers: int = field(default_factory=usual_thinkers)
    """Processes in which computer players think."""
    keep: float = 900.0
    """Seconds a table without anybody connected stays in memory."""

    # Telling people outside, all of it off unless the operator says so

    public_url: str = ""
    """Where people reach this server, such as `https://mesa.example`, for links in what is sent; "" for no links."""
    mail: str = ""
    """Where mail is handed in, as `smtp://user:password@host:587`, or `smtps://`; "" sends none."""
    mail_from: str = ""
    """Whom mail comes from; "" is `liza@` and the host."""
    webhook_hosts: tuple[str, ...] = ()
    """Hosts to which webhooks may go, as `host` (HTTPS alone) or `host:port`."""
    notify_after: float = 60.0
    """Seconds after which somebody is told that they are awaited, if they have not answered meanwhile."""
    send_patience: float = 10.0
    """Seconds that a mail server or webhook may take."""

    # Limits

    body_bytes: int = 256 * 1024
    """Largest body of a request."""
    request_rate: float = 20.0
    """Requests a second from one guest or address, over time."""
    request_burst: int = 120
    """How many of them may come at once."""
    change_rate: float = 4.0
    """Requests a second that change something (tables made, seats taken), from one address, over time."""
    change_burst: int = 60
    """How many of them may come at once."""
    message_bytes: int = 8 * 1024
    """Largest message on a socket."""
    message_rate: float = 20.0
    """Messages a second on one socket, over time."""
    message_burst: int = 60
    """How many of them may come at once."""
    sockets_each: int = 12
    """Sockets that a guest may have open at one table."""
    patience: float = 20.0
    """Seconds after which a socket that takes nothing is closed."""

    # What a test puts in place of chance and clock

    random_bytes: Callable[[int], bytes] = secrets.token_bytes
    """Makes seeds, ids and keys."""
    clock: Callable[[], float] = time.time
    """Seconds since 1970."""


def token_of(settings: Settings) -> str:
    """Return an id that can't be guessed."""
    return base64.urlsafe_b64encode(settings.random_bytes(16)).decode().rstrip("=")
