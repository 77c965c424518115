"""Guests: who is behind a browser, told by a signed cookie. Nobody registers."""

from __future__ import annotations

import hashlib
import secrets
import time

from itsdangerous import BadSignature, TimestampSigner
from starlette.requests import HTTPConnection
from starlette.responses import Response

from liza.table.store import Guest, Store

COOKIE = "liza_guest"
YEAR = 365 * 24 * 3600
"""How long a cookie is good for, in seconds."""
RENEWED = 30 * 24 * 3600
"""The age, in seconds, at which a cookie is replaced by a new one, so that nobody who comes regularly is forgotten."""


class Guests:
    """The guests of a server.

    Args:
        store: where they are kept.
        secret: signs their cookies; whoever knows it can be anybody.
    """

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._signer = TimestampSigner(secret, salt="liza.guest", digest_method=hashlib.sha256)

    async def of(self, connection: HTTPConnection) -> Guest | None:
        """Returns who sent a request or opened a socket, or None if their cookie is missing, forged or too old.

        Raises:
            StoreError: the database failed.
        """
        id, _ = self._read(connection)
        return await self._store.guest(id) if id else None

    async def welcome(self, request: HTTPConnection, response: Response) -> Guest:
        """Returns who sent a request; somebody unknown becomes a new guest without a name, with a cookie.

        Args:
            request: what they sent.
            response: gets the cookie, if one is due.

        Raises:
            StoreError: the database failed.
        """
        id, signed = self._read(request)
        guest = await self._store.guest(id) if id else None
        if guest is None:
            guest, signed = Guest(secrets.token_urlsafe(16), ""), 0
            await self._store.add_guest(guest)
        if signed < time.time() - RENEWED:
            response.set_cookie(
                COOKIE,
                self._signer.sign(guest.id).decode("ascii"),
                max_age=YEAR,
                path="/",
                secure=request.url.scheme in ("https", "wss"),
                httponly=True,
                samesite="lax",
            )
        return guest

    def _read(self, connection: HTTPConnection) -> tuple[str, float]:
        """Returns the id in a good cookie, and when it was signed in seconds since 1970; ("", 0) if there is none."""
        try:
            id, signed = self._signer.unsign(connection.cookies.get(COOKIE, ""), max_age=YEAR, return_timestamp=True)
        except BadSignature:
            return "", 0
        return id.decode("utf-8"), signed.timestamp()
