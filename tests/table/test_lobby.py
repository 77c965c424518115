"""Guests and their tables over REST: made, joined, taken along, refused to strangers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from liza import games
from liza.games import game as registered
from liza.kernel import read_record
from liza.table.app import create_app
from liza.table.guests import COOKIE
from liza.table.honesty import HONEST, agreed, examine
from liza.table.protocol import Review, ReviewStep, TableSheet
from liza.table.rooms import round_text
from liza.toolkit.text import Words
from tests.table.web import another, opened, settings

ME, OPEN, COMPUTER = {"kind": "me"}, {"kind": "open"}, {"kind": "computer", "level": "random"}


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture
def ana(tmp_path: Path) -> Iterator[TestClient]:
    """The first guest; the application lives as long as she does."""
    with opened(settings(tmp_path)) as client:
        yield client


@pytest.fixture
def bruno(ana: TestClient) -> TestClient:
    """Somebody else at the same server."""
    return another(ana)


def made(who: TestClient, *seats: dict[str, Any], game: str = "inframundis", **more: Any) -> str:
    answered = who.post("/api/tables", json={"game": game, "seats": list(seats), **more})
    assert answered.status_code == 201, answered.text
    return str(answered.json()["id"])


def sheet(who: TestClient, table: str) -> TableSheet:
    return TableSheet.model_validate(who.get(f"/api/tables/{table}").json())


def code(answered: Any, status: int) -> str:
    assert answered.status_code == status, answered.text
    return str(answered.json()["refusal"]["code"])


# You


def test_nobody_is_a_guest_before_it_matters(ana: TestClient):
    assert ana.get("/api/me").json() == {"name": ""}
    assert ana.get("/api/tables").json() == []
    assert COOKIE not in ana.cookies


def test_a_name_is_kept_for_this_browser_alone(ana: TestClient, bruno: TestClient):
    assert ana.put("/api/me", json={"name": "  Ana "}).json() == {"name": "Ana"}
    assert (ana.get("/api/me").json(), bruno.get("/api/me").json()) == ({"name": "Ana"}, {"name": ""})


@pytest.mark.parametrize(
    ("game", "es", "en"),
    [("inframundis", "Ronda 3", "Round 3"), ("campaign", "Turno 3", "Turn 3"), ("resurgir", "Turno 3", "Turn 3")],
)
def test_a_round_is_told_in_the_words_of_its_game(game: str, es: str, en: str):
    known = registered(game)
    assert [round_text(known, 3, lang) for lang in ("es", "en")] == [es, en]
    assert round_text(known, 0, "es") == ""


def test_a_table_has_no_round_before_the_first(ana: TestClient):
    table = made(ana, ME, COMPUTER)
    assert [(one["id"], one["when"]) for one in ana.get("/api/tables").json()] == [(table, "")]


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(ana: TestClient):
    flags = ana.put("/api/me", json={"name": "Ana"}).headers["set-cookie"].lower()
    assert "httponly" in flags and "samesite=lax" in flags and "path=/" in flags and "secure" not in flags


def test_over_https_the_cookie_is_secure(tmp_path: Path):
    with opened(settings(tmp_path), base_url="https://testserver") as client:
        assert "secure" in client.put("/api/me", json={"name": "Ana"}).headers["set-cookie"].lower()


def test_a_forged_cookie_is_nobody(ana: TestClient, bruno: TestClient):
    ana.put("/api/me", json={"name": "Ana"})
    genuine = ana.cookies[COOKIE]
    bruno.cookies.set(COOKIE, genuine[:-3] + ("abc" if not genuine.endswith("abc") else "abd"))
    assert bruno.get("/api/me").json() == {"name": ""}


@pytest.mark.parametrize("body", [{"name": "x" * 24 + "y"}, {"seats": []}, {}])
def test_what_is_refused_makes_nobody_a_guest(ana: TestClient, body: dict[str, Any]):
    assert ana.post("/api/tables", json=body).status_code == 422
    assert ana.put("/api/me", json={"name": ""}).status_code == 422
    assert code(ana.post("/api/tables/nowhere/join", json={}), 404) == "no-table"
    assert COOKIE not in ana.cookies


# Making a table


def test_a_table_with_an_open_seat_waits_and_is_listed(ana: TestClient, bruno: TestClient):
    ana.put("/api/me", json={"name": "Ana"})
    table = made(ana, ME, OPEN, undo="none", guide=True)
    found = sheet(ana, table)
    assert (found.status, found.undo, found.guide) == ("waiting", "none", True)
    assert [(seat.kind, seat.name, seat.mine) for seat in found.seats] == [
        ("person", "Ana", True),
        ("open", "", False),
    ]
    assert not found.can_join and sheet(bruno, table).can_join
    (line,) = ana.get("/api/tables?lang=en").json()
    assert (line["id"], line["status"], line["title"]) == (table, "waiting", "Inframundis") and line["text"]
    assert bruno.get("/api/tables").json() == []


def test_against_the_computer_it_begins_at_once_with_its_promise(ana: TestClient):
    found = sheet(ana, made(ana, ME, COMPUTER))
    assert found.status == "playing" and len(found.promise) == 64
    assert (found.seats[1].kind, found.seats[1].level) == ("computer", "random")


def test_rules_and_options_are_those_asked_for(ana: TestClient):
    found = sheet(ana, made(ana, ME, OPEN, rules="simple", options={"empty_deck": "lose"}))
    assert found.rules == "simple" and found.options == {"empty_deck": "lose"}


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"seats": [ME]}, "seats"),
        ({"seats": [OPEN, COMPUTER]}, "no-seat-for-me"),
        ({"seats": [ME, {"kind": "computer", "level": "oracle"}]}, "level"),
        ({"rules": "chess"}, "rules"),
        ({"options": {"nothing": "x"}}, "option"),
        ({"options": {"empty_deck": "x"}}, "setup"),
        ({"seats": [{"kind": "me", "deck": "none"}, OPEN]}, "setup"),
        ({"seats": [{"kind": "me", "deck": {"text": "1 Muro de Umbral"}}, OPEN]}, "setup"),
        ({"game": "tictactoe", "seats": [{"kind": "me", "deck": "umbral"}, OPEN]}, "no-decks"),
    ],
)
def test_a_table_that_can_not_be_is_refused(ana: TestClient, changed: dict[str, Any], code: str):
    body = {"game": "inframundis", "seats": [ME, OPEN], **changed}
    answered = ana.post("/api/tables", json=body)
    assert answered.status_code == 422 and answered.json()["refusal"]["code"] == code
    assert ana.get("/api/tables").json() == []


def test_fewer_than_all_seats_may_be_taken_where_the_game_allows_it(ana: TestClient, bruno: TestClient):
    many = next((game for game in games.games() if game.fewest), None)
    if many is None:
        pytest.skip("no listed game can be played by fewer than all of its seats")
    for count in range(many.fewest, len(many.seats) + 1):
        found = sheet(ana, made(ana, ME, *[COMPUTER] * (count - 1), game=many.id))
        assert (found.status, [seat.seat for seat in found.seats]) == ("playing", list(many.seats[:count]))
    for count in (many.fewest - 1, len(many.seats) + 1):
        body = {"game": many.id, "seats": [ME, *[COMPUTER] * (count - 1)]}
        answered = ana.post("/api/tables", json=body)
        assert code(answered, 422) == "seats"
        assert f"{many.fewest} to {len(many.seats)}" in answered.json()["refusal"]["texts"]["en"]
    table = made(ana, ME, *[OPEN] * many.fewest, game=many.id)
    for guest in (bruno, *(another(ana) for _ in range(many.fewest - 1))):
        assert sheet(ana, table).status == "waiting"
        guest.post(f"/api/tables/{table}/join", json={})
    assert sheet(ana, table).status == "playing"
    form = ana.get(f"/api/games/{many.id}/setup").json()
    assert (form["fewest"], form["seats"]) == (many.fewest, list(many.seats))


def test_an_unknown_game_is_refused(ana: TestClient):
    assert code(ana.post("/api/tables", json={"game": "chess", "seats": [ME]}), 404) == "no-game"


@pytest.mark.parametrize("key", ["sets", "seed", "file"])
def test_neither_files_nor_seeds_come_from_the_web(ana: TestClient, key: str):
    body = {"game": "inframundis", "seats": [ME, OPEN], key: ["/etc/passwd"]}
    assert [fault["place"] for fault in ana.post("/api/tables", json=body).json()["faults"]] == [key]
    options = {**body, "options": {key: "/etc/passwd"}}
    del options[key]
    assert ana.post("/api/tables", json=options).status_code == 422


# Joining


def test_who_has_the_link_takes_the_open_seat_and_the_game_begins(ana: TestClient, bruno: TestClient):
    table = made(ana, ME, OPEN)
    bruno.put("/api/me", json={"name": "Bruno"})
    assert bruno.post(f"/api/tables/{table}/join", json={"deck": "marea"}).json() == {"id": table}
    found = sheet(bruno, table)
    assert (found.status, found.seats[1].name, found.seats[1].mine) == ("playing", "Bruno", True)
    assert found.seats[1].deck and not sheet(ana, table).seats[1].deck
    assert {line["id"] for line in bruno.get("/api/tables").json()} == {table}


def test_joining_twice_keeps_the_seat_and_a_third_finds_none(ana: TestClient, bruno: TestClient):
    table = made(ana, ME, OPEN)
    for _ in range(2):
        assert bruno.post(f"/api/tables/{table}/join", json={}).status_code == 200
    assert code(another(ana).post(f"/api/tables/{table}/join", json={}), 409) == "full"


def test_a_deck_that_will_not_do_takes_no_seat(ana: TestClient, bruno: TestClient):
    table = made(ana, ME, OPEN)
    answered = bruno.post(f"/api/tables/{table}/join", json={"deck": {"text": "3 Nadie"}})
    assert code(answered, 422) == "setup" and answered.json()["faults"][0]["line"] == 1
    assert sheet(ana, table).status == "waiting"


# Taking a seat along


def test_a_seat_is_taken_along_to_another_device(ana: TestClient, bruno: TestClient):
    table = made(ana, ME, OPEN)
    key = ana.get(f"/api/tables/{table}/seats/south/link").json()["key"]
    assert len(key) >= 22  # 128 bits
    assert bruno.post(f"/api/seat-links/{key}").json() == {"id": table}
    assert sheet(bruno, table).seats[0].mine and sheet(ana, table).seats[0].mine


def test_a_seats_key_is_told_to_its_holder_alone(ana: TestClient, bruno: TestClient):
    table = made(ana, ME, OPEN)
    assert code(bruno.get(f"/api/tables/{table}/seats/south/link"), 403) == "stranger"
    bruno.post(f"/api/tables/{table}/join", json={})
    assert code(bruno.get(f"/api/tables/{table}/seats/south/link"), 403) == "not-yours"
    key = ana.get(f"/api/tables/{table}/seats/south/link").json()["key"]
    for address in ("", "/seats/north/link"):
        assert key not in bruno.get(f"/api/tables/{table}{address}").text


def test_an_unknown_key_is_refused(ana: TestClient):
    assert code(ana.post("/api/seat-links/nothing"), 404) == "no-seat-link"


# What was played


@pytest.mark.parametrize("what", ["record", "review", "review/0"])
def test_a_game_under_way_is_not_given_away(ana: TestClient, bruno: TestClient, what: str):
    table = made(ana, ME, COMPUTER)
    assert code(ana.get(f"/api/tables/{table}/{what}"), 409) == "not-over"
    assert code(bruno.get(f"/api/tables/{table}/{what}"), 403) == "stranger"


class Player:
    """A seat at a table of three in a row, played over its socket."""

    def __init__(self, who: TestClient, table: str, seat: str) -> None:
        self.seat = seat
        self._socket = who.websocket_connect(f"/ws/tables/{table}")
        self.open = self._socket.__enter__()
        self.version = self.heard("view")["version"]

    def heard(self, kind: str) -> Any:
        """Wait for the next message of a kind."""
        while (message := self.open.receive_json())["type"] != kind:
            pass
        return message

    def send(self, kind: str, **more: Any) -> None:
        self.open.send_json({"type": kind, "seat": self.seat, **more})

    def leave(self) -> None:
        self._socket.__exit__(None, None, None)


@pytest.fixture
def two(ana: TestClient, bruno: TestClient) -> Iterator[tuple[str, Player, Player]]:
    """A table of three in a row with both its players."""
    table = made(ana, ME, OPEN, game="tictactoe")
    bruno.post(f"/api/tables/{table}/join", json={})
    players = Player(ana, table, "south"), Player(bruno, table, "north")
    yield (table, *players)
    for player in players:
        player.leave()


def play(players: tuple[Player, Player], *cells: str) -> None:
    """Mark cells by turns."""
    for number, cell in enumerate(cells):
        player = players[number % 2]
        player.send("act", version=player.version, text=cell)
        for one in players:
            one.version = one.heard("view")["version"]


def test_a_finished_game_is_saved_proved_and_looked_through(
    ana: TestClient, bruno: TestClient, two: tuple[str, Player, Player]
):
    table, south, north = two
    play((south, north), "mark a1", "mark a2", "mark b1", "mark b2", "mark c1")
    over = south.heard("over")
    answered = ana.get(f"/api/tables/{table}/record")
    assert answered.headers["content-type"].startswith("application/jsonl")
    assert answered.headers["content-disposition"].endswith('.jsonl"')
    record = read_record(answered.text)
    assert (over["seed"], over["promise"]) == (record.header["seed"], record.header["promise"])
    assert examine(registered("tictactoe"), record, sheet(ana, table).promise).code == HONEST
    review = Review.model_validate_json(bruno.get(f"/api/tables/{table}/review?seat=north").text)
    assert (review.seat, review.answers) == ("north", 5)
    step = ReviewStep.model_validate_json(bruno.get(f"/api/tables/{table}/review/2").text)
    assert step.at == 2 and step.view.seat == "north" and step.view.result is None
    assert code(ana.get(f"/api/tables/{table}/review?seat=north"), 403) == "not-yours"
    assert code(ana.get(f"/api/tables/{table}/review/6"), 404) == "no-step"
    assert code(another(ana).get(f"/api/tables/{table}/record"), 403) == "stranger"
    (line,) = ana.get("/api/tables").json()
    assert line["status"] == "over" and line["text"]


def test_a_draw_by_agreement_is_told_in_the_record(ana: TestClient, two: tuple[str, Player, Player]):
    table, south, north = two
    play((south, north), "mark a1")
    north.send("wish", what="draw")
    south.send("reply", what="draw", yes=True)
    assert south.heard("over")["agreed"]
    record = read_record(ana.get(f"/api/tables/{table}/record").text)
    finding = examine(registered("tictactoe"), record)
    assert agreed(record) and finding.code == HONEST and finding.answers == 1


def test_the_limits_hold_for_the_whole_application(tmp_path: Path):
    with opened(settings(tmp_path, change_rate=0.01, change_burst=2)) as client:
        statuses = [client.put("/api/me", json={"name": "Ana"}).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]
        turned = client.post("/api/tables", json={}, headers={"origin": "https://elsewhere.example"})
        assert turned.status_code in (403, 429) and "access-control-allow-origin" not in turned.headers


def test_two_applications_keep_their_guests_apart(ana: TestClient, tmp_path: Path):
    ana.put("/api/me", json={"name": "Ana"})
    other = tmp_path / "other"
    other.mkdir()
    with TestClient(create_app(settings(other)), cookies=dict(ana.cookies)) as client:
        assert client.get("/api/me").json() == {"name": ""}
