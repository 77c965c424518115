"""What stands before every request, tried around an application that only counts."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from liza.table import guard
from liza.table.guard import Buckets, Guard, address_of
from liza.table.settings import Settings


class Counting:
    """An application that reads the whole body and notes what came through."""

    def __init__(self) -> None:
        self.bodies: list[int] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        size, more = 0, True
        while more:
            message = await receive()
            size += len(message.get("body", b""))
            more = message.get("more_body", False)
        self.bodies.append(size)
        await PlainTextResponse("done")(scope, receive, send)


def client(inner: Counting, **changed: object) -> TestClient:
    return TestClient(Guard(inner, Settings(**changed)))  # type: ignore[arg-type]


def test_every_answer_carries_the_headers():
    found = client(Counting()).get("/").headers
    policy = dict(part.split(" ", 1) for part in found["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'" and policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in found["content-security-policy"] and "script-src" not in policy
    assert found["x-content-type-options"] == "nosniff"
    assert found["referrer-policy"] == "same-origin"
    assert "camera=()" in found["permissions-policy"]


def test_answers_of_the_guard_itself_carry_them_too():
    answered = client(Counting()).post("/", headers={"origin": "https://elsewhere.example"})
    assert answered.status_code == 403 and answered.headers["x-content-type-options"] == "nosniff"


# Where it comes from


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_another_site_changes_nothing(method: str):
    inner = Counting()
    answered = client(inner).request(method, "/api/tables", headers={"origin": "https://elsewhere.example"})
    assert answered.status_code == 403 and inner.bodies == []
    assert answered.json()["refusal"]["code"] == "origin"
    assert answered.json()["refusal"]["texts"].keys() == {"es", "en"}


@pytest.mark.parametrize("origin", ["null", "http://testserver.example", "http://testserver:81", "testserver", ""])
def test_an_origin_that_only_resembles_ours_is_another(origin: str):
    assert client(Counting()).post("/", headers={"origin": origin}).status_code == 403


@pytest.mark.parametrize("headers", [{}, {"origin": "http://testserver"}, {"origin": "https://table.example"}])
def test_our_page_an_allowed_one_and_programs_may(headers: dict[str, str]):
    assert client(Counting(), origins=("https://table.example",)).post("/", headers=headers).status_code == 200


def test_reading_is_allowed_from_anywhere():
    assert client(Counting()).get("/", headers={"origin": "https://elsewhere.example"}).status_code == 200


# How large it is


def test_a_body_too_large_is_turned_away_unread():
    inner = Counting()
    answered = client(inner, body_bytes=2048).post("/", content=b"x" * 2049)
    assert answered.status_code == 413 and inner.bodies == []
    assert "2 KB" in answered.json()["refusal"]["remedies"]["es"]


def test_a_body_of_the_largest_size_is_taken():
    inner = Counting()
    assert client(inner, body_bytes=2048).post("/", content=b"x" * 2048).status_code == 200
    assert inner.bodies == [2048]


def test_a_body_that_does_not_say_its_length_is_counted():
    inner = Counting()
    parts = (b"x" * 1000 for _ in range(3))
    answered = client(inner, body_bytes=2048).post("/", content=parts)
    assert answered.status_code == 413 and inner.bodies == []


@pytest.mark.parametrize("length", ["-1", "ten", "1e3"])
def test_a_length_that_is_no_number_is_turned_away(length: str):
    assert client(Counting()).post("/", headers={"content-length": length}).status_code == 413


# How often it comes


def test_who_asks_too_often_is_told_how_long_to_wait():
    inner = Counting()
    asking = client(inner, request_rate=0.5, request_burst=3)
    statuses = [asking.get("/api/games").status_code for _ in range(4)]
    assert statuses == [200, 200, 200, 429] and len(inner.bodies) == 3
    refused = asking.get("/api/games")
    assert refused.headers["retry-after"] in ("1", "2")
    assert refused.json()["refusal"]["code"] == "too-many"


def test_changes_are_counted_apart_and_more_strictly():
    changing = client(Counting(), change_rate=0.01, change_burst=1)
    assert [changing.post("/api/tables").status_code for _ in range(2)] == [200, 429]
    assert changing.get("/api/tables").status_code == 200


def test_the_pages_files_may_be_asked_for_more_often():
    loading = client(Counting(), request_rate=0.01, request_burst=2)
    assert {loading.get(f"/icons/{number}.svg").status_code for number in range(2 * guard.LOADING)} == {200}
    assert loading.get("/icons/more.svg").status_code == 429


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_tokens_come_back_with_time_but_not_beyond_the_burst():
    clock = Clock()
    buckets = Buckets(2.0, 3, clock)
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 0.5]
    clock.now += 0.5
    assert (buckets.take("a"), buckets.take("a")) == (0, 0.5)
    clock.now += 1000
    assert [buckets.take("a") > 0 for _ in range(4)] == [False, False, False, True]


def test_one_address_does_not_pay_for_another():
    buckets = Buckets(1.0, 1, Clock())
    assert (buckets.take("a"), buckets.take("b"), buckets.take("a") > 0) == (0, 0, True)


def test_a_rate_of_zero_limits_nothing():
    buckets = Buckets(0.0, 1, Clock())
    assert {buckets.take("a") for _ in range(50)} == {0.0}


def test_memory_for_addresses_is_bounded(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(guard, "MOST_KNOWN", 3)
    clock = Clock()
    buckets = Buckets(1.0, 2, clock)
    for who in "abc":
        buckets.take(who)
    buckets.take("a")
    clock.now += 3  # all have their tokens back, and a spends them again
    for who in ("a", "a", "d"):
        buckets.take(who)
    assert buckets.take("a") > 0  # a was not forgotten
    for number in range(100):
        buckets.take(f"busy {number}")
    assert len(buckets._known) == 3


def test_an_ipv6_customer_is_one_address_whatever_its_lower_half():
    assert address_of("2001:db8:1:2::1") == address_of("2001:db8:1:2:ffff::9") != address_of("2001:db8:1:3::1")
    assert address_of("192.0.2.7") == "192.0.2.7" and address_of("testclient") == "testclient"


def test_ipv4_addresses_written_as_ipv6_are_kept_apart():
    assert address_of("::ffff:192.0.2.7") == "192.0.2.7" and address_of("::ffff:192.0.2.8") == "192.0.2.8"


def test_sockets_pass_to_guards_of_their_own():
    seen: list[str] = []

    async def inner(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["type"])
        await receive()
        await send({"type": "websocket.close", "code": 4404})

    with (
        pytest.raises(WebSocketDisconnect) as closed,
        TestClient(Guard(inner, Settings())).websocket_connect("/ws", headers={"origin": "https://elsewhere.example"}),
    ):
        pass
    assert seen == ["websocket"] and closed.value.code == 4404


def test_sockets_may_not_be_opened_without_end():
    async def inner(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": 1000})

    opening = TestClient(Guard(inner, Settings(request_rate=0.01, request_burst=2)))
    for _ in range(2):
        with opening.websocket_connect("/ws/tables/a") as socket, pytest.raises(WebSocketDisconnect):
            socket.receive_text()
    with pytest.raises(WebSocketDisconnect), opening.websocket_connect("/ws/tables/a"):
        pass
