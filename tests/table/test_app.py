"""The application as a whole: pages, icons, health, and errors in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from fastapi.testclient import TestClient

from liza.table import app as application
from liza.table.app import create_app
from liza.table.openapi import schema_text
from liza.table.protocol import Trouble
from liza.table.rooms import Rooms
from liza.table.store import Store, StoreError
from liza.toolkit.text import Words
from tests.table.web import opened, settings

ROOT = Path(__file__).parents[2]
TABLE = {"game": "inframundis", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with opened(settings(tmp_path), raise_server_exceptions=False) as found:
        yield found


def refused(answered: Any, status: int, code: str) -> Trouble:
    """Check that an answer is a whole refusal, and return it."""
    assert answered.status_code == status, answered.text
    trouble = Trouble.model_validate_json(answered.text)
    assert trouble.refusal.code == code
    assert trouble.refusal.texts.keys() == trouble.refusal.remedies.keys() == {"es", "en"}
    assert all([*trouble.refusal.texts.values(), *trouble.refusal.remedies.values()])
    assert answered.headers["x-content-type-options"] == "nosniff"
    return trouble


# Pages


@pytest.mark.parametrize(
    "address",
    ["/", "/mesa/abc", "/asiento/key", "/nueva/inframundis", "/reglas/inframundis", "/reglas/x/INF-1-1", "/acerca"],
)
def test_every_address_that_people_see_is_the_page(client: TestClient, address: str):
    answered = client.get(address)
    assert answered.status_code == 200 and "<title>mesa</title>" in answered.text
    assert answered.headers["cache-control"] == "no-cache"
    assert client.head(address).status_code == 200


def test_assets_are_kept_for_ever_and_other_files_are_not(client: TestClient):
    assert "immutable" in client.get("/assets/index-abc123.js").headers["cache-control"]
    assert client.get("/icons.json").headers["cache-control"] == "no-cache"
    assert client.get("/index.html").headers["cache-control"] == "no-cache"


def test_what_is_not_there_is_the_page_for_people_and_words_for_programs(client: TestClient):
    shown = client.get("/nowhere", headers={"accept": "text/html,*/*"})
    assert shown.status_code == 404 and "<title>mesa</title>" in shown.text
    refused(client.get("/nowhere"), 404, "no-page")
    refused(client.get("/api/nowhere"), 404, "no-page")
    refused(client.get("/assets/gone.js"), 404, "no-page")


@pytest.mark.parametrize(
    "address", ["/../app.py", "/assets/../../app.py", "/%2e%2e/app.py", "/assets/%2e%2e%2f%2e%2e%2fapp.py"]
)
def test_no_address_leads_out_of_the_pages_folder(client: TestClient, tmp_path: Path, address: str):
    (tmp_path / "app.py").write_text("secret", "utf-8")
    assert "secret" not in client.get(address).text


@pytest.mark.parametrize(
    ("lang", "title"), [("es", "Falta construir la página"), ("en", "The page has yet to be built")]
)
def test_without_a_page_a_plain_one_says_how_to_build_it(tmp_path: Path, lang: str, title: str):
    chosen = settings(tmp_path, static=tmp_path / "nowhere")
    with opened(chosen) as client:
        answered = client.get("/", headers={"accept-language": lang})
        assert answered.status_code == 503 and title in answered.text and "make page" in answered.text
        assert client.get("/api/games").status_code == 200
        refused(client.get("/icons/lion.svg"), 404, "no-icon")
        refused(client.get("/assets/x.js"), 404, "no-page")
        chosen.static.mkdir()
        (chosen.static / "index.html").write_text("built", "utf-8")
        assert client.get("/").text == "built"


def test_an_icon_is_drawn_in_the_colour_of_what_shows_it(client: TestClient):
    answered = client.get("/icons/lion.svg")
    assert answered.headers["content-type"] == "image/svg+xml" and "immutable" in answered.headers["cache-control"]
    assert answered.text.startswith(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" fill="currentColor">'
    )
    refused(client.get("/icons/unicorn.svg"), 404, "no-icon")


@pytest.mark.parametrize("name", ["Lion", "a.b", "a_b", "x" * 65, "<b>"])
def test_an_icons_name_has_a_form(client: TestClient, name: str):
    refused(client.get(f"/icons/{name}.svg"), 422, "request")


def test_icons_are_read_again_when_the_page_was_built_anew(client: TestClient, tmp_path: Path):
    refused(client.get("/icons/new.svg"), 404, "no-icon")
    file = tmp_path / "static" / "icons.json"
    file.write_text('{"new": "<path d=\\"M1 1\\"/>"}', "utf-8")
    import os

    os.utime(file, (1, 1))
    assert "M1 1" in client.get("/icons/new.svg").text


# Health


def test_health_names_version_build_and_database(client: TestClient):
    answered = client.get("/healthz")
    assert answered.status_code == 200
    assert answered.json().keys() == {"status", "version", "build", "database"}
    assert answered.json()["status"] == "ok" and answered.json()["database"] is True


def test_health_fails_with_the_database(client: TestClient, monkeypatch: pytest.MonkeyPatch):
    async def ill(self: Store) -> bool:
        return False

    monkeypatch.setattr(Store, "healthy", ill)
    answered = client.get("/healthz")
    assert answered.status_code == 503 and answered.json()["status"] == "broken"


# Errors


def test_fields_that_are_wrong_are_named_with_their_place(client: TestClient):
    body = {"seats": [{"kind": "me", "deck": {"text": "x", "file": "y"}}, {"kind": "ai"}], "undo": "free"}
    trouble = refused(client.post("/api/tables?lang=en", json=body), 422, "request")
    assert {(fault.place, fault.text) for fault in trouble.faults} == {
        ("game", "This field is missing."),
        ("seats[0].deck.file", "There is no such field."),
        ("seats[1].kind", "This value won't do."),
    }
    assert "3 things" in trouble.refusal.texts["en"]
    assert "me, open" in next(fault.remedy for fault in trouble.faults if fault.place == "seats[1].kind")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("", "Está vacío o es demasiado corto."),
        ("x" * 25, "Es demasiado largo."),
        (7, "Este valor no es del tipo que debe."),
    ],
)
def test_each_kind_of_mistake_has_words(client: TestClient, name: object, text: str):
    trouble = refused(client.put("/api/me", json={"name": name}), 422, "request")
    assert [(fault.place, fault.text) for fault in trouble.faults] == [("name", text)]


@pytest.mark.parametrize("content", [b"{", b"", b"\xff", b"[1", b'"text"'])
def test_what_is_no_json_object_is_told(client: TestClient, content: bytes):
    kinds = {"content-type": "application/json"}
    answered = client.put("/api/me", content=content, headers=kinds)
    assert answered.status_code in (400, 422)
    refused(answered, 400, "not-json")


def test_a_method_that_is_not_meant_names_those_that_are(client: TestClient):
    answered = client.delete("/api/me")
    refused(answered, 405, "method")
    assert "GET" in answered.headers["allow"]


def test_a_body_without_end_is_cut_off(tmp_path: Path):
    with opened(settings(tmp_path, body_bytes=1024)) as client:
        parts = (b" " * 512 for _ in range(8))
        refused(client.put("/api/me", content=parts), 413, "too-large")


def test_problems_of_a_deck_are_told_as_faults(client: TestClient):
    seats = [{"kind": "me", "deck": {"text": "3 Nadie"}}, {"kind": "open"}]
    trouble = refused(client.post("/api/tables?lang=en", json={**TABLE, "seats": seats}), 422, "setup")
    assert trouble.faults[0].line == 1 and "Nadie" in trouble.faults[0].text


@pytest.mark.parametrize(("code", "status"), [("full", 503), ("unreachable", 503), ("conflict", 409), ("missing", 404)])
def test_a_database_that_fails_is_told_in_its_words(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, code: str, status: int
):
    async def fail(self: Rooms, *args: object) -> None:
        raise StoreError(code, "here")

    monkeypatch.setattr(Rooms, "create", fail)
    with structlog.testing.capture_logs() as logged:
        trouble = refused(client.post("/api/tables", json=TABLE), status, f"store-{code}")
    assert trouble.refusal.texts == StoreError(code).texts
    assert [(line["event"], line["code"], line["detail"]) for line in logged] == [("database", code, "here")]


def test_a_failure_of_ours_is_words_for_the_reader_and_a_log_line_without_the_address(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
):
    async def fail(self: Rooms, *args: object) -> None:
        raise RuntimeError("inner secret")

    monkeypatch.setattr(Rooms, "claim", fail)
    with structlog.testing.capture_logs() as logged:
        answered = client.post("/api/seat-links/this-is-a-key")
    refused(answered, 500, "server")
    assert "inner secret" not in answered.text
    (line,) = [one for one in logged if one["event"] == "request failed"]
    assert line["route"] == "/api/seat-links/{key}" and "this-is-a-key" not in str({**line, "exc_info": ""})


def test_a_log_line_names_the_table(client: TestClient, monkeypatch: pytest.MonkeyPatch):
    async def fail(self: Rooms, *args: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(Rooms, "sheet", fail)
    with structlog.testing.capture_logs() as logged:
        client.get("/api/tables/the-table")
    assert next(one for one in logged if one["event"] == "request failed")["table"] == "the-table"


# Opening and closing


def test_everything_that_was_opened_is_closed_whatever_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    done: list[str] = []

    class BrokenRooms(Rooms):
        async def close(self) -> None:
            done.append("rooms")
            raise RuntimeError("can't close")

    class NotedStore(Store):
        async def close(self) -> None:
            await super().close()
            done.append("store")

    monkeypatch.setattr(application, "Rooms", BrokenRooms)
    monkeypatch.setattr(application, "Store", NotedStore)
    with pytest.raises(RuntimeError, match="can't close"), opened(settings(tmp_path)):
        pass
    assert done == ["rooms", "store"]


def test_what_was_made_is_there_after_a_restart(tmp_path: Path):
    chosen = settings(tmp_path)
    with opened(chosen) as client:
        table = client.post("/api/tables", json=TABLE).json()["id"]
        cookies = dict(client.cookies)
    with opened(chosen, cookies=cookies) as client:
        assert [one["id"] for one in client.get("/api/tables").json()] == [table]


# The schema


def test_the_committed_schema_is_the_applications():
    assert (ROOT / "openapi.json").read_text("utf-8") == schema_text(), "openapi.json is stale: make types"


def test_the_schema_is_served_and_names_both_directions_of_the_socket(client: TestClient):
    served = client.get("/openapi.json").json()
    assert served == json.loads(schema_text())
    assert {"ClientMessage", "ServerMessage", "View"} <= served["components"]["schemas"].keys()


def test_every_operation_has_a_name_of_its_own_and_tells_its_errors():
    found = [
        operation for operations in json.loads(schema_text())["paths"].values() for operation in operations.values()
    ]
    names = [operation["operationId"] for operation in found]
    assert len(set(names)) == len(names)
    errors = {json.dumps(operation["responses"]["4XX"]["content"]) for operation in found}
    assert errors == {'{"application/json": {"schema": {"$ref": "#/components/schemas/Trouble"}}}'}


def test_no_page_of_the_framework_is_served(client: TestClient):
    refused(client.get("/docs"), 404, "no-page")
    refused(client.get("/redoc"), 404, "no-page")
    assert create_app(settings(Path("unused"), static=Path("unused"))).docs_url is None
