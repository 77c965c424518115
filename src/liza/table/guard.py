"""What stands before every request: headers against misuse, where it comes from, how large it is and how often.

All of it is decided before a body is read. The buckets are our own thirty lines because the limiters that exist are
decorators around a store of their own; here one process counts in memory, and forgets.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from liza.table.origins import origin_ok
from liza.table.protocol import TOO_MUCH
from liza.table.settings import Settings
from liza.table.trouble import Refused, refusal, refuse

SAFE = ("GET", "HEAD", "OPTIONS")
MOST_KNOWN = 10_000
"""Addresses that are remembered before those at rest are forgotten."""
LOADING = 10
"""How many times more often the page's own files and icons may be asked for: a first visit wants many at once."""
POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""The page brings its own scripts, styles and fonts, and `'self'` also allows its socket. Nothing inline, no frames."""
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    # addresses of tables and seats are keys: no other site is to be told them
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    # for browsers that don't know frame-ancestors
    "x-frame-options": "DENY",
}


@dataclass
class _Bucket:
    left: float
    at: float


class Buckets:
    """Token buckets: each address may do `burst` things at once, and `rate` more a second.

    Args:
        rate: tokens that come back a second; 0 for no limit.
        burst: tokens of a full bucket.
        clock: seconds that only grow.
    """

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._known: dict[str, _Bucket] = {}

    def take(self, who: str) -> float:
        """Take a token and return 0.0; without one left return the seconds until there is one."""
        if self._rate <= 0:
            return 0.0
        now = self._clock()
        bucket = self._known.get(who)
        if bucket is None:
            self._make_room(now)
            bucket = self._known[who] = _Bucket(self._burst, now)
        bucket.left = min(self._burst, bucket.left + (now - bucket.at) * self._rate)
        bucket.at = now
        if bucket.left < 1:
            return (1 - bucket.left) / self._rate
        bucket.left -= 1
        return 0.0

    def _make_room(self, now: float) -> None:
        """Forget who is at rest, and if all are busy the one that was seen first."""
        if len(self._known) < MOST_KNOWN:
            return
        full = self._burst / self._rate
        self._known = {who: one for who, one in self._known.items() if now - one.at < full}
        while len(self._known) >= MOST_KNOWN:
            del self._known[next(iter(self._known))]


def address_of(host: str) -> str:
    """Return what counts as one address: of IPv6 the network of 64 bits, which one customer has whole."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return host
    if found.ipv4_mapped is not None:  # how a socket for both kinds writes IPv4
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._asking = Buckets(settings.request_rate, settings.request_burst)
        self._loading = Buckets(LOADING * settings.request_rate, LOADING * settings.request_burst)
        self._changing = Buckets(settings.change_rate, settings.change_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here; of sockets only the opening is counted, they guard themselves."""
        if scope["type"] == "websocket" and self._asking.take(_who(scope)):
            await send({"type": "websocket.close", "code": TOO_MUCH})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        sending = _with_headers(send, scope["path"])
        meter = _Meter(receive, self._settings.body_bytes)
        try:
            self._check(scope)
            await self._app(scope, meter.receive, sending)
        except Refused as refused:  # the application answers its own: this is the guard's or the meter's
            await answer(refused)(scope, receive, sending)

    def _check(self, scope: Scope) -> None:
        """Raise Refused for a request that comes too often, from elsewhere, or with too much."""
        who = _who(scope)
        changing = scope["method"] not in SAFE
        asking = scope["path"].startswith("/api/")
        wait = (self._asking if asking else self._loading).take(who)
        if not wait and changing:
            wait = self._changing.take(who)
        if wait:
            seconds = math.ceil(wait)
            raise Refused(refusal("too-many", seconds=seconds), 429, wait=seconds)
        if changing and not origin_ok(HTTPConnection(scope), self._settings):
            raise refuse("origin", 403)
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or int(length) > self._settings.body_bytes:
            raise _too_large(self._settings.body_bytes)


def _who(scope: Scope) -> str:
    return address_of(scope["client"][0] if scope.get("client") else "")


def _too_large(most: int) -> Refused:
    return refuse("too-large", 413, most=most // 1024)


class _Meter:
    """Counts a body that comes without its length."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._most = most
        self._seen = 0

    async def receive(self) -> Message:
        """Return the next part of the body.

        Raises:
            Refused: it is more than may be sent.
        """
        message = await self._receive()
        self._seen += len(message.get("body", b""))
        if self._seen > self._most:
            raise _too_large(self._most)
        return message


def _with_headers(send: Send, path: str) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if path.startswith("/api/"):  # what one guest may see is nobody else's to keep
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return sending


def answer(refused: Refused) -> JSONResponse:
    """Return a refusal as the answer to a request."""
    headers = {"cache-control": "no-store"}
    if refused.wait:
        headers["retry-after"] = str(refused.wait)
    return JSONResponse(refused.body().model_dump(), refused.status, headers)
