"""The socket of a table, over the real application: who may open it, what it takes, with which code it closes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from liza.table.protocol import GONE, STRANGER, TOO_MUCH
from liza.testing.contract import strict_words
from tests.table.hall import SERVER
from tests.table.web import opened, settings


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    """No text may lack an argument."""
    with strict_words():
        yield


@pytest.fixture
def ana(tmp_path: Path) -> Iterator[TestClient]:
    """A browser with a name."""
    with opened(settings(tmp_path, message_burst=30, message_rate=0.001)) as client:
        client.put("/api/me", json={"name": "Ana"})
        yield client


def made(client: TestClient, *seats: dict[str, Any], game: str = "tictactoe", **more: Any) -> str:
    answer = client.post("/api/tables", json={"game": game, "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


ME, OPEN, RANDOM = {"kind": "me"}, {"kind": "open"}, {"kind": "computer", "level": "random"}


def heard(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """Return the next message of a kind; those before it are looked at and dropped."""
    while True:
        text = socket.receive_text()
        SERVER.validate_json(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == kind:
            return message


def closed(socket: WebSocketTestSession) -> int:
    """Return the code with which a socket is closed, whatever comes before."""
    while True:
        try:
            socket.receive_text()
        except WebSocketDisconnect as gone:
            return gone.code


def test_a_game_over_the_socket(ana: TestClient) -> None:
    with ana.websocket_connect(f"/ws/tables/{made(ana, ME, ME)}") as socket:
        over: list[dict[str, Any]] = []
        seen: set[str] = set()
        while len(over) < 2:
            text = socket.receive_text()
            SERVER.validate_json(text)
            message = json.loads(text)
            if message["type"] == "over":
                over.append(message)
            if message["type"] != "view":
                continue
            assert message["whole"] == (message["seat"] not in seen)
            seen.add(message["seat"])
            if message["view"]["options"]:
                answer = message["view"]["options"][0]["text"]
                socket.send_text(_act(message, answer))
        assert all(one["honest"] and one["seed"] for one in over)


def _act(view: dict[str, Any], text: str) -> str:
    return json.dumps({"type": "act", "seat": view["seat"], "version": view["version"], "text": text})


def test_ping(ana: TestClient) -> None:
    with ana.websocket_connect(f"/ws/tables/{made(ana, ME, OPEN)}") as socket:
        socket.send_text('{"type": "ping"}')
        assert heard(socket, "pong") == {"type": "pong"}


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "[]", "{}", '{"type": "win"}', '{"type": "act", "seat": "south"}', '{"type": "ping", "more": 1}',
     '{"type": "act", "seat": 1, "version": "x", "text": "a"}', '"\\ud800"', "[" * 500],
)  # fmt: skip
def test_what_is_no_message_is_refused_in_words(ana: TestClient, text: str) -> None:
    with ana.websocket_connect(f"/ws/tables/{made(ana, ME, OPEN)}") as socket:
        socket.send_text(text)
        refusal = heard(socket, "refused")["refusal"]
        assert refusal["code"] == "message"
        assert set(refusal["texts"]) == set(refusal["remedies"]) == {"es", "en"}
        socket.send_text('{"type": "ping"}')
        assert heard(socket, "pong")


def test_too_many_messages_close_the_socket(ana: TestClient) -> None:
    with ana.websocket_connect(f"/ws/tables/{made(ana, ME, OPEN)}") as socket:
        for _ in range(31):
            socket.send_text('{"type": "ping"}')
        assert closed(socket) == TOO_MUCH


def test_a_message_that_is_too_large_closes_the_socket(ana: TestClient) -> None:
    with ana.websocket_connect(f"/ws/tables/{made(ana, ME, OPEN)}") as socket:
        socket.send_text(json.dumps({"type": "act", "seat": "south", "version": 1, "text": "x" * 9000}))
        assert closed(socket) == TOO_MUCH


def test_bytes_are_no_message_either(ana: TestClient) -> None:
    with ana.websocket_connect(f"/ws/tables/{made(ana, ME, OPEN)}") as socket:
        socket.send_bytes(b'{"type": "ping"}')
        assert heard(socket, "refused")["refusal"]["code"] == "message"


def test_a_table_that_does_not_exist(ana: TestClient) -> None:
    with ana.websocket_connect("/ws/tables/nowhere") as socket:
        assert closed(socket) == GONE


def test_strangers_are_sent_away(ana: TestClient) -> None:
    id = made(ana, ME, OPEN)
    ana.cookies.clear()
    with ana.websocket_connect(f"/ws/tables/{id}") as socket:
        assert closed(socket) == STRANGER
    with ana.websocket_connect(f"/ws/tables/{id}", headers={"cookie": "liza_guest=forged.AAAA.bbbb"}) as socket:
        assert closed(socket) == STRANGER
    ana.put("/api/me", json={"name": "Eva"})
    with ana.websocket_connect(f"/ws/tables/{id}") as socket:
        assert closed(socket) == STRANGER


@pytest.mark.parametrize(
    ("origin", "good"),
    [
        ("http://testserver", True),
        ("https://testserver", True),
        ("http://testserver.evil.example", False),
        ("http://evil.example", False),
        ("null", False),
        ("", False),
    ],
)
def test_sockets_from_other_sites_are_closed(ana: TestClient, origin: str, good: bool) -> None:
    id = made(ana, ME, OPEN)
    with ana.websocket_connect(f"/ws/tables/{id}", headers={"origin": origin}) as socket:
        if good:
            assert heard(socket, "table")["table"]["id"] == id
        else:
            assert closed(socket) == STRANGER


def test_two_browsers_at_one_table(tmp_path: Path) -> None:
    with opened(settings(tmp_path)) as client:
        client.put("/api/me", json={"name": "Ana"})
        id = made(client, ME, OPEN)
        ana = dict(client.cookies)
        with client.websocket_connect(f"/ws/tables/{id}") as south:
            assert heard(south, "table")["table"]["status"] == "waiting"
            client.cookies.clear()
            client.put("/api/me", json={"name": "Bea"})
            assert client.post(f"/api/tables/{id}/join", json={}).status_code == 200
            assert dict(client.cookies) != ana
            with client.websocket_connect(f"/ws/tables/{id}") as north:
                first = heard(south, "view")
                heard(north, "view")
                south.send_text(_act(first, first["view"]["options"][0]["text"]))
                assert heard(north, "view")["view"]["options"]


def test_a_computer_answers_over_the_socket(ana: TestClient) -> None:
    with ana.websocket_connect(f"/ws/tables/{made(ana, ME, RANDOM)}") as socket:
        view = heard(socket, "view")
        socket.send_text(_act(view, view["view"]["options"][0]["text"]))
        assert not heard(socket, "view")["view"]["options"]
        assert heard(socket, "view")["view"]["options"]
