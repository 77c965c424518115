"""Tables by correspondence over REST, and a server that stops while a deadline passes."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from liza.table.deadlines import HOUR
from liza.toolkit.text import Words
from tests.table.hall import Clock
from tests.table.web import another, opened, settings

ME, OPEN = {"kind": "me"}, {"kind": "open"}
POST = {"hours": 24, "absence": "hold"}


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture
def ana(tmp_path: Path) -> Iterator[TestClient]:
    """The first guest; the application lives as long as she does."""
    with opened(settings(tmp_path)) as client:
        yield client


def made(who: TestClient, *seats: dict[str, Any], **post: Any) -> str:
    who.put("/api/me", json={"name": "Ana"})
    asked = {"game": "tictactoe", "seats": list(seats), "post": {**POST, **post}}
    answered = who.post("/api/tables", json=asked)
    assert answered.status_code == 201, answered.text
    return str(answered.json()["id"])


def code(answered: Any, status: int) -> str:
    assert answered.status_code == status, answered.text
    return str(answered.json()["refusal"]["code"])


def done(answered: Any) -> Any:
    assert answered.status_code == 200, answered.text
    return answered.json()


def test_an_organiser_without_a_seat_runs_a_table(ana: TestClient):
    table = made(ana, OPEN, OPEN)
    bea, cai = another(ana), another(ana)
    bea.post(f"/api/tables/{table}/join", json={})
    cai.post(f"/api/tables/{table}/join", json={})
    with ana.websocket_connect(f"/ws/tables/{table}") as socket:
        told = json.loads(socket.receive_text())["table"]["post"]
        assert told["organising"] and told["organiser"] == "Ana" and len(told["waiting"]) == 1
        seat = told["waiting"][0]["seat"]
        more = {"seats": [seat], "hours": 48, "reason": "Feria del club"}
        done(ana.post(f"/api/tables/{table}/extend", json=more))
        later = json.loads(socket.receive_text())["table"]["post"]
        assert later["waiting"][0]["due"] == told["waiting"][0]["due"] + 48 * HOUR
    done(ana.post(f"/api/tables/{table}/pause", json={"on": True, "reason": "Agosto"}))
    deeds = done(bea.get(f"/api/tables/{table}/deeds"))
    assert [(one["kind"], one["reason"]) for one in deeds[1:]] == [("extended", "Feria del club"), ("paused", "Agosto")]
    assert code(bea.post(f"/api/tables/{table}/pause", json={"on": False, "reason": "ya"}), 403) == "not-organiser"
    assert code(ana.post(f"/api/tables/{table}/pause", json={"on": False, "reason": " "}), 422) == "request"
    assert code(another(ana).get(f"/api/tables/{table}/deeds"), 403) == "stranger"
    assert done(ana.get(f"/api/tables/{table}/export"))["redacted"]


def test_a_seat_changes_hands_over_rest(ana: TestClient):
    table = made(ana, ME, OPEN)
    bea, cai = another(ana), another(ana)
    bea.post(f"/api/tables/{table}/join", json={})
    rows = done(ana.get(f"/api/tables/{table}"))["seats"]
    other = next(row["seat"] for row in rows if not row["mine"])
    contact = done(bea.get(f"/api/tables/{table}/seats/{other}/contact"))
    assert bea.get(contact["feed"]).headers["content-type"].startswith("text/calendar")
    done(bea.put(f"/api/tables/{table}/seats/{other}/contact", json={"zone": "America/Lima", "lang": "en"}))
    assert done(bea.get(f"/api/tables/{table}/seats/{other}/contact"))["zone"] == "America/Lima"
    key = done(bea.post(f"/api/tables/{table}/seats/{other}/hand-over", json={"reason": "Me mudo"}))["key"]
    assert done(cai.post(f"/api/seat-links/{key}"))["id"] == table
    assert code(bea.get(f"/api/tables/{table}/seats/{other}/contact"), 403) == "stranger"
    assert code(bea.get(contact["feed"]), 404) == "no-feed"
    key = done(ana.post(f"/api/tables/{table}/seats/{other}/replace", json={"reason": "No viene"}))["key"]
    assert key and code(cai.get(f"/api/tables/{table}/deeds"), 403) == "stranger"
    gone = ana.post(f"/api/tables/{table}/seats/{other}/replace", json={"reason": "Nadie", "level": "random"})
    assert done(gone)["key"] == "" and code(bea.post(f"/api/seat-links/{key}"), 404) == "no-seat-link"


def test_a_deadline_that_passes_while_the_server_is_off_is_acted_on_when_it_is_back(tmp_path: Path):
    clock = Clock()
    with opened(settings(tmp_path, clock=clock)) as ana:
        table = made(ana, ME, ME)
        cookies = dict(ana.cookies)
    clock.now += 25 * HOUR
    counts = []
    for _ in range(2):
        with opened(settings(tmp_path, clock=clock)) as ana:
            ana.cookies.update(cookies)
            counts.append(_moves_in_time(ana, table))
    assert counts == [1, 1]


def _moves_in_time(ana: TestClient, table: str) -> int:
    """Return how often the log says that a deadline passed, waiting for the first time."""
    for _ in range(200):
        late = [one for one in done(ana.get(f"/api/tables/{table}/deeds")) if one["kind"] == "late"]
        if late:
            return len(late)
        time.sleep(0.02)
    return 0


def test_a_finished_game_leaves_a_report(ana: TestClient):
    table = made(ana, ME, ME)
    for _ in range(9):
        with ana.websocket_connect(f"/ws/tables/{table}") as socket:
            asked = [one for one in _all(socket) if one["type"] == "view" and one["view"]["options"]]
            if not asked:
                break
            view = asked[0]
            act = {"type": "act", "seat": view["seat"], "version": view["version"]}
            socket.send_text(json.dumps({**act, "text": view["view"]["options"][0]["text"]}))
            socket.receive_text()
    assert done(ana.get(f"/api/tables/{table}"))["status"] == "over"
    seat = done(ana.get(f"/api/tables/{table}"))["seats"][0]["seat"]
    heads = done(ana.get(f"/api/tables/{table}/reports", params={"seat": seat}))
    report = done(ana.get(f"/api/tables/{table}/reports/{heads[-1]['round']}", params={"seat": seat}))
    assert report["result"] is not None and report["lines"]


def _all(socket: Any) -> list[dict[str, Any]]:
    """Return what a page with two seats is sent first."""
    first = [json.loads(socket.receive_text())]
    count = 2 if first[0]["table"]["status"] == "playing" else 0
    return [*first, *(json.loads(socket.receive_text()) for _ in range(count))]
