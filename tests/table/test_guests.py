"""Guests are known by their cookie, and by nothing that anybody else could make."""

import time
from http.cookies import SimpleCookie

import pytest
from itsdangerous import TimestampSigner
from starlette.requests import HTTPConnection
from starlette.responses import Response

from liza.table.guests import COOKIE, RENEWED, YEAR, Guests
from liza.table.store import Guest, Store

pytestmark = pytest.mark.anyio

SECRET = b"s" * 32


@pytest.fixture
def guests(store: Store) -> Guests:
    return Guests(store, SECRET)


def request(cookie: str = "", scheme: str = "http") -> HTTPConnection:
    headers = [(b"host", b"table.example"), (b"cookie", f"other=1; {COOKIE}={cookie}".encode("latin-1"))]
    kind = "websocket" if scheme.startswith("ws") else "http"
    return HTTPConnection(
        {
            "type": kind,
            "scheme": scheme,
            "path": "/",
            "headers": headers if cookie else headers[:1],
            "query_string": b"",
        }
    )


def baked(response: Response) -> SimpleCookie:
    return SimpleCookie(response.headers.get("set-cookie", ""))


async def welcomed(guests: Guests, cookie: str = "", scheme: str = "http") -> tuple[Guest, SimpleCookie]:
    response = Response()
    guest = await guests.welcome(request(cookie, scheme), response)
    return guest, baked(response)


async def test_somebody_new_gets_a_cookie_and_is_known_by_it(guests: Guests, store: Store):
    assert await guests.of(request()) is None
    guest, cookies = await welcomed(guests)
    assert guest.name == "" and len(guest.id) >= 16
    assert await store.guest(guest.id) == guest
    cookie = cookies[COOKIE].value
    for scheme in ("http", "https", "ws", "wss"):
        assert await guests.of(request(cookie, scheme)) == guest
    await store.rename(guest.id, "Ana")
    again, more = await welcomed(guests, cookie)
    assert again == Guest(guest.id, "Ana")
    assert not more, "a fresh cookie is left alone"


async def test_everybody_new_is_somebody_else(guests: Guests):
    ids = {(await welcomed(guests))[0].id for _ in range(20)}
    assert len(ids) == 20


@pytest.mark.parametrize(("scheme", "secure"), [("http", False), ("https", True)])
async def test_flags_of_the_cookie(guests: Guests, scheme: str, secure: bool):
    _, cookies = await welcomed(guests, scheme=scheme)
    morsel = cookies[COOKIE]
    assert bool(morsel["secure"]) is secure
    assert morsel["httponly"] and morsel["samesite"] == "lax" and morsel["path"] == "/"
    assert morsel["max-age"] == str(365 * 24 * 3600)
    assert morsel["domain"] == ""


async def test_a_cookie_that_was_tampered_with_is_nobody_s(guests: Guests, store: Store):
    guest, cookies = await welcomed(guests)
    await store.add_guest(Guest("other", "Bruno"))
    id, signed, signature = cookies[COOKIE].value.rsplit(".", 2)
    spoiled = ("A" if signature[0] != "A" else "B") + signature[1:]
    for forged in (
        guest.id,
        f"other.{signed}.{signature}",
        f"{id}.{signed}",
        f"{id}.{signed}.",
        f"{id}.{signed}.{spoiled}",
        f"{id}.AAAAAA.{signature}",
        "..",
        "ñ.ñ.ñ",
    ):
        assert await guests.of(request(forged)) is None, forged
        newcomer, cookies = await welcomed(guests, forged)
        assert newcomer.id not in (guest.id, "other") and COOKIE in cookies


@pytest.mark.parametrize(
    "signer",
    [
        TimestampSigner(b"x" * 32, salt="liza.guest"),
        TimestampSigner(SECRET),
        TimestampSigner(SECRET, salt="liza.guest"),
    ],
    ids=["another secret", "another purpose", "another digest"],
)
async def test_a_cookie_signed_otherwise_is_nobody_s(guests: Guests, store: Store, signer: TimestampSigner):
    await store.add_guest(Guest("ana", "Ana"))
    assert await guests.of(request(signer.sign("ana").decode())) is None


async def test_a_cookie_grows_old_is_renewed_in_time_and_then_expires(
    guests: Guests, store: Store, monkeypatch: pytest.MonkeyPatch
):
    guest, cookies = await welcomed(guests)
    cookie = cookies[COOKIE].value
    now = int(time.time())
    monkeypatch.setattr(time, "time", lambda: now + RENEWED + 60)
    assert await guests.of(request(cookie)) == guest
    again, renewed = await welcomed(guests, cookie)
    assert again == guest
    monkeypatch.setattr(time, "time", lambda: now + YEAR + 60)
    assert await guests.of(request(cookie)) is None
    assert await guests.of(request(renewed[COOKIE].value)) == guest


async def test_a_guest_that_the_database_no_longer_knows_starts_afresh(guests: Guests, store: Store):
    signed = (await welcomed(guests))[1][COOKIE].value
    with store.engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM guests")
    assert await guests.of(request(signed)) is None
    newcomer, cookies = await welcomed(guests, signed)
    assert await guests.of(request(cookies[COOKIE].value)) == newcomer
