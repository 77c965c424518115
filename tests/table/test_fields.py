"""Fields of a set-up over the wire: what a form is told, texts checked, tables made with them, and moved on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from liza import games
from liza.table import rooms
from liza.toolkit.text import Words
from tests.table.web import opened, settings

GAME = "campaign"
LEADERS = "Rey: 400\nDuque: 300\nMarqués: 250\nConde: 200\nBarón: 200\n"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with pytest.MonkeyPatch.context() as patch, opened(settings(tmp_path_factory.mktemp("fields"))) as found:
        patch.setattr(Words, "strict", True)
        yield found


def got(client: TestClient, address: str) -> Any:
    answered = client.get(address)
    assert answered.status_code == 200, answered.text
    return answered.json()


def checked(client: TestClient, field: str, text: str, status: int = 200, game: str = GAME) -> Any:
    """Returns the answer to a text for a field."""
    answer = client.post(f"/api/games/{game}/field-check", json={"field": field, "text": {"text": text}})
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_form_is_told_its_fields_instead_of_the_options_of_the_same_name(client: TestClient):
    sheet = got(client, f"/api/games/{GAME}/setup")
    fields = {one["name"]: one for one in sheet["fields"]}
    assert {name for name, one in fields.items() if one["each"]} == {"armies", "names", "titles"}
    assert [one["name"] for one in fields["calendar"]["values"]] == ["house", "random", "none"]
    assert fields["armies"]["example"].count("\n") > 10
    assert "map" not in [one["name"] for one in sheet["choices"]]
    assert got(client, "/api/games/inframundis/setup")["fields"] == []


def test_a_text_is_checked_line_by_line_with_its_sum(client: TestClient):
    report = checked(client, "armies", LEADERS + "10 Lanceros\nLancros\n")
    assert not report["lawful"] and [one["line"] for one in report["faults"]] == [7]
    assert report["faults"][0]["clause"] == "CAM-partida-14"
    assert (report["tally"]["total"], report["tally"]["most"]) == (1350 + 2000, 10_000)
    assert report["tally"]["rows"][5] == {"line": 6, "label": "10 × Lanceros", "amount": 2000}
    assert checked(client, "armies", LEADERS)["lawful"]


@pytest.mark.parametrize(
    ("field", "text", "game", "code"),
    [
        ("nada", "", GAME, "field"),
        ("calendar", "random", GAME, "field-text"),
        ("names", "x" * 41, GAME, "field-long"),
        ("armies", "", "inframundis", "field"),
    ],
)
def test_what_is_no_text_for_a_field_is_refused(client: TestClient, field: str, text: str, game: str, code: str):
    assert checked(client, field, text, 422, game)["refusal"]["code"] == code


def made(client: TestClient, status: int = 201, **more: Any) -> Any:
    """Returns the answer to a new table against the computer."""
    seats = [{"kind": "me", "fields": more.pop("mine", {})}, {"kind": "computer", "level": "random"}]
    answer = client.post("/api/tables", json={"game": GAME, "seats": seats, **more})
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_table_is_made_with_what_was_said(client: TestClient):
    mine = {"armies": {"text": LEADERS + "5 Caballeros\n"}, "names": {"text": " Alba "}}
    id = made(client, mine=mine, rules="reglamento", fields={"map": "duelo", "calendar": "none"})["id"]
    room = client.app.state.rooms._rooms[id]  # type: ignore[attr-defined]
    setup = room.course.match.header["setup"]
    assert (setup["map"], setup["calendar"]) == ("duelo", "none")
    assert (setup["names"], setup["armies"][1]) == (["Alba", ""], "house")
    assert [one["name"] for one in setup["armies"][0]["units"]] == ["Caballeros"] * 5
    moved = rooms._moved_on(games.game(GAME), room.row.setup)["fields"]
    assert (moved["names"], moved["armies"][0], moved["map"]) == (["", "Alba"], "house", "duelo")


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"fields": {"map": "/etc/passwd.yaml"}}, "field-value"),
        ({"fields": {"armies": "house"}}, "field"),
        ({"mine": {"map": "duelo"}}, "field"),
        ({"mine": {"armies": {"text": "Lancros"}}}, "setup"),
        ({"fields": {"map": {"text": "map: 3"}}}, "setup"),
    ],
)
def test_a_table_with_what_cannot_be_played_is_not_made(client: TestClient, said: dict[str, Any], code: str):
    assert made(client, 422, **said)["refusal"]["code"] == code
