"""Tables by correspondence: deadlines, who stands in, who sits where; on the kernel's small game with secret orders."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from liza import games
from liza.table.deadlines import HOUR
from liza.table.organising import Organising
from liza.table.protocol import PostBody, TableBody
from liza.table.room import Room
from liza.table.rooms import Rooms
from liza.table.store import Guest, StoreError
from liza.table.trouble import Refused
from liza.testing.contract import strict_words
from tests.kernel.orders import GAME as ORDERS
from tests.table.hall import CAI, Clock, MemoryStore, Page, body, course_of, hall, rest, settings

pytestmark = pytest.mark.anyio
ORGA = Guest("orga", "Olga")
PLAYERS = [Guest(name, name.title()) for name in ("rosa", "blas", "greta")]
REFEREE = Guest("remo", "Remo")
SEATS = ("red", "blue", "green", "referee")


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The test game is among the games."""
    known = games.game
    monkeypatch.setattr(games, "game", lambda id: ORDERS if id == "orders" else known(id))
    with strict_words():
        yield


class Hall:
    """A table of four that Olga organises without a seat, on a store that outlives its server."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.clock = Clock()
        self.rooms = self._server()
        self.id = ""

    def _server(self) -> Rooms:
        return hall(self.store, settings(clock=self.clock))

    async def begin(self, **post: Any) -> Room:
        made = self.body(**post)
        self.id = await self.rooms.create(made, ORGA)
        for guest in (*PLAYERS, REFEREE):
            await self.rooms.join(self.id, guest)
        return await self.room()

    def body(self, **post: Any) -> TableBody:
        asked = PostBody(**{"hours": 24, **post})
        return body("open", "open", "open", "open", game="orders", undo="none", post=asked)

    async def room(self) -> Room:
        room = await self.rooms.room(self.id)
        await rest(room)
        return room

    async def restart(self) -> Room:
        """Let another server find what this one left in the database."""
        self.rooms = self._server()
        return await self.room()

    async def pass_time(self, hours: float) -> Room:
        """Let hours go by, and the bell ring."""
        self.clock.now += hours * HOUR
        await self.rooms.bell.look()
        return await self.room()

    async def answer(self, seat: int, text: str = "", note: str = "") -> None:
        room = await self.room()
        page = Page(room, (*PLAYERS, REFEREE)[seat])
        await page.rest()
        assert await page.act(SEATS[seat], text or page.options(SEATS[seat])[0], note=note) == ""
        page.leave()

    @property
    def desk(self) -> Organising:
        return Organising(self.rooms)

    def kinds(self) -> list[tuple[str, int]]:
        return [(deed.kind, deed.seat) for deed in self.store.logs[self.id]]


@pytest.fixture
def table() -> Hall:
    return Hall(MemoryStore())


async def test_all_that_are_asked_at_once_have_the_same_deadline(table: Hall) -> None:
    room = await table.begin()
    page = Page(room, ORGA)
    await page.rest()
    waiting = page.table["post"]["waiting"]
    assert [one["seat"] for one in waiting] == ["red", "blue", "green"]
    assert len({(one["since"], one["due"]) for one in waiting}) == 1
    assert waiting[0]["due"] == waiting[0]["since"] + 24 * HOUR
    assert page.table["post"]["organising"] and not page.views


async def test_several_answers_to_one_matter_do_not_put_its_deadline_off(table: Hall) -> None:
    room = await table.begin()
    assert room.desk is not None
    due = room.desk.clock.matters[0].due
    table.clock.now += HOUR
    before = len(table.store.journals[table.id])
    await table.answer(0)
    assert len(table.store.journals[table.id]) == before + 1
    assert room.desk.clock.matters[0].due == due


async def test_without_a_policy_a_passed_deadline_is_only_noted_and_only_once(table: Hall) -> None:
    await table.begin(absence="wait")
    room = await table.pass_time(25)
    await table.pass_time(25)
    assert course_of(room).moves == 0
    assert table.kinds() == [("made", -1), ("late", 0), ("late", 1), ("late", 2)]


async def test_held_seats_get_the_default_answers_and_the_game_goes_on(table: Hall) -> None:
    room = await table.begin(absence="hold")
    room = await table.pass_time(25)
    moves = table.store.journals[table.id]
    assert moves and all(move.by == "hold" and move.auto for move in moves)
    assert room.row.status == "playing" and course_of(room).owing != [0, 1, 2]
    assert table.kinds()[:4] == [("made", -1), ("late", 0), ("late", 1), ("late", 2)]


async def test_a_game_that_nobody_plays_comes_to_its_end_at_its_deadlines(table: Hall) -> None:
    room = await table.begin(absence="hold")
    for _ in range(200):
        if room.row.status == "over":
            break
        room = await table.pass_time(25)
    assert room.row.status == "over"
    assert all(move.note for move in table.store.journals[table.id] if move.seat == 3 and move.text.startswith("award"))
    whole = json.loads(await table.desk.export(table.id, ORGA))
    assert not whole["redacted"] and str((room.row.header or {})["seed"]) in whole["record"][0]
    assert len(whole["journal"]) == len(table.store.journals[table.id])
    assert not any(seat.key in json.dumps(whole) for seat in room.row.seats)


async def test_deadlines_that_pass_while_the_server_is_down_are_acted_on_once(table: Hall) -> None:
    await table.begin(absence="hold")
    table.clock.now += 25 * HOUR
    room = await table.restart()
    assert course_of(room).moves == 0
    await table.rooms.bell.look()
    first = list(table.store.journals[table.id])
    assert first
    room = await table.restart()
    await table.rooms.bell.look()
    assert table.store.journals[table.id] == first
    assert table.kinds().count(("late", 0)) == 1
    assert course_of(room).moves == len(first)


async def test_a_server_that_dies_at_a_deadline_has_done_all_of_it_or_nothing(table: Hall) -> None:
    room = await table.begin(absence="hold")
    assert room.desk is not None
    clock = room.desk.clock.to_json()
    table.store.fault = StoreError("full")
    await table.pass_time(25)
    assert table.store.journals[table.id] == [] and room.desk.clock.to_json() == clock
    table.store.fault = None
    await table.restart()
    await table.rooms.bell.look()
    assert {move.seat for move in table.store.journals[table.id]} >= {0, 1, 2}


async def test_a_computer_player_stands_in_for_one_matter(table: Hall) -> None:
    await table.begin(absence="computer", level="greedy")
    await table.answer(1)
    room = await table.pass_time(25)
    by = {move.by for move in table.store.journals[table.id] if move.seat == 0}
    assert by == {"computer"}
    assert room.row.seats[0].kind == "person"
    assert room.desk is not None and not any(one.late for one in room.desk.clock.open().values())


async def test_a_computer_that_was_about_to_stand_in_does_so_after_a_restart(table: Hall) -> None:
    room = await table.begin(absence="computer", level="random")
    room._pacing.stop()
    await table.pass_time(25)
    assert not any(move.by for move in table.store.journals[table.id])
    await table.restart()
    await table.rooms.bell.look()
    room = await table.room()
    assert {move.by for move in table.store.journals[table.id]} == {"computer"}
    assert course_of(room).owing != [0, 1, 2]


async def test_the_organiser_answers_for_who_is_late_and_it_says_so(table: Hall) -> None:
    room = await table.begin(absence="organiser")
    page = Page(room, ORGA)
    await page.rest()
    assert page.views == {}
    await table.pass_time(25)
    await page.rest()
    assert page.table["post"]["acting"] == ["red", "blue", "green"]
    assert await page.act("blue", page.options("blue")[0]) == ""
    move = table.store.journals[table.id][-1]
    assert (move.seat, move.by, move.auto) == (1, "organiser", False)
    assert table.store.logs[table.id][-1].kind == "answered"
    assert await page.say(type="undo", seat="blue") == "not-yours"


async def test_an_organiser_sees_and_answers_nothing_before_the_deadline(table: Hall) -> None:
    room = await table.begin(absence="organiser")
    page = Page(room, ORGA)
    await page.rest()
    assert await page.say(type="act", seat="red", version=1, text="confirm") == "not-yours"


async def test_more_time_takes_a_late_seat_back_from_the_organiser(table: Hall) -> None:
    room = await table.begin(absence="organiser")
    await table.pass_time(25)
    await table.desk.extend(table.id, ORGA, ["red"], 12, "Está de viaje")
    page = Page(room, ORGA)
    await page.rest()
    assert page.table["post"]["acting"] == ["blue", "green"]
    assert table.store.logs[table.id][-1].reason == "Está de viaje"
    room = await table.pass_time(13)
    assert room.acting(ORGA.id) == [0, 1, 2]


async def test_while_the_clock_stands_no_deadline_passes(table: Hall) -> None:
    await table.begin(absence="hold")
    await table.desk.pause(table.id, ORGA, True, "Vacaciones")
    room = await table.pass_time(1000)
    assert course_of(room).moves == 0 and table.store.rows[table.id].due is None
    room = await table.restart()
    await table.desk.pause(table.id, ORGA, False, "Seguimos")
    room = await table.pass_time(20)
    assert course_of(room).moves == 0
    room = await table.pass_time(5)
    assert course_of(room).moves > 0
    with pytest.raises(Refused, match="not-paused"):
        await table.desk.pause(table.id, ORGA, False, "Otra vez")


async def test_only_the_organiser_changes_the_clock_and_the_seats(table: Hall) -> None:
    await table.begin()
    for doing in (
        table.desk.pause(table.id, PLAYERS[0], True, "no"),
        table.desk.extend(table.id, PLAYERS[0], [], 5, "no"),
        table.desk.replace(table.id, PLAYERS[0], "blue", "", "no"),
        table.desk.export(table.id, PLAYERS[0]),
    ):
        with pytest.raises(Refused, match="not-organiser"):
            await doing


async def test_who_is_replaced_is_sent_away_and_the_link_is_good_for_one(table: Hall) -> None:
    room = await table.begin()
    old = Page(room, PLAYERS[1])
    await old.rest()
    before = room.row.seats[1]
    key = await table.desk.replace(table.id, ORGA, "blue", "", "No contesta desde hace un mes")
    await rest(room)
    assert old.pipe.codes == [4403]
    assert room.held(PLAYERS[1].id) == []
    assert await table.rooms.claim(key, CAI) == table.id
    now = room.row.seats[1]
    assert (now.holders, now.name) == (("cai",), "Cai")
    assert len({before.key, now.key, key}) == 3 and now.feed != before.feed
    for spent in (key, before.key):
        with pytest.raises(Refused, match="no-seat-link"):
            await table.rooms.claim(spent, PLAYERS[1])
    page = Page(room, CAI)
    await page.rest()
    assert page.options("blue")
    assert table.kinds()[-2:] == [("replaced", 1), ("replaced", 1)]


async def test_a_player_hands_their_seat_over_and_keeps_it_until_somebody_comes(table: Hall) -> None:
    room = await table.begin()
    key = await table.desk.hand_over(table.id, PLAYERS[2], "green", "Me mudo")
    assert room.held(PLAYERS[2].id) == [2]
    await table.rooms.claim(key, CAI)
    assert (room.held(PLAYERS[2].id), room.held("cai")) == ([], [2])
    with pytest.raises(Refused, match="stranger"):
        await table.desk.hand_over(table.id, PLAYERS[2], "green", "Otra vez")


async def test_a_computer_player_can_take_a_seat_over(table: Hall) -> None:
    room = await table.begin()
    assert await table.desk.replace(table.id, ORGA, "red", "random", "Se ha ido") == ""
    room = await table.room()
    assert (room.row.seats[0].kind, room.row.seats[0].holders) == ("computer", ())
    assert 0 not in course_of(room).owing


async def test_an_organiser_who_may_see_more_does_not_play(table: Hall) -> None:
    made = table.body(absence="organiser")
    seats = [made.seats[0].model_copy(update={"kind": "me"}), *made.seats[1:]]
    with pytest.raises(Refused, match="organiser-plays"):
        await table.rooms.create(made.model_copy(update={"seats": seats}), ORGA)
    table.id = await table.rooms.create(table.body(absence="organiser"), ORGA)
    with pytest.raises(Refused, match="organiser-plays"):
        await table.rooms.join(table.id, ORGA)


async def test_an_organiser_is_the_same_on_a_second_device(table: Hall) -> None:
    room = await table.begin(absence="organiser")
    key = await table.desk.desk_key(table.id, ORGA)
    assert key == await table.desk.desk_key(table.id, ORGA) and key not in str(room.sheet(ORGA.id))
    assert await table.rooms.claim(key, CAI) == table.id
    await table.desk.pause(table.id, CAI, True, "Desde el móvil")
    await table.desk.pause(table.id, ORGA, False, "Desde casa")
    room = await table.restart()
    await table.pass_time(25)
    assert room.acting(CAI.id) == room.acting(ORGA.id) == [0, 1, 2]
    assert [(one.id, one.organised) for one in await table.rooms.lines(CAI, "es")] == [(table.id, True)]
    with pytest.raises(Refused, match="organiser-plays"):
        await table.rooms.claim(key, PLAYERS[0])
    with pytest.raises(Refused, match="not-organiser"):
        await table.desk.desk_key(table.id, PLAYERS[0])


async def test_an_organiser_presides_on_a_second_device_too(table: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(ORDERS), "referee", "referee")
    made = body("open", "open", "open", game="orders", post=PostBody(referee=True))
    table.id = await table.rooms.create(made, ORGA)
    for guest in PLAYERS:
        await table.rooms.join(table.id, guest)
    await table.rooms.claim(await table.desk.desk_key(table.id, ORGA), CAI)
    room = await table.room()
    assert room.row.seats[3].holders == ("cai", "orga")
    page = Page(room, CAI)
    await page.rest()
    assert list(page.views) == ["referee"] and page.table["post"]["organising"]


async def test_nobody_takes_over_a_second_seat(table: Hall) -> None:
    room = await table.begin()
    key = await table.desk.replace(table.id, ORGA, "red", "", "Se ha ido")
    with pytest.raises(Refused, match="two-seats"):
        await table.rooms.claim(key, PLAYERS[1])
    assert room.held(PLAYERS[1].id) == [1]


async def test_an_organiser_does_not_take_a_seat_along_from_a_player(table: Hall) -> None:
    room = await table.begin(absence="organiser")
    with pytest.raises(Refused, match="organiser-plays"):
        await table.rooms.claim(room.row.seats[0].key, ORGA)
    assert room.held(ORGA.id) == []


async def test_an_organiser_may_be_the_referee(table: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(ORDERS), "referee", "referee")
    seats = ("open", "open", "open")
    table.id = await table.rooms.create(body(*seats, game="orders", post=PostBody(referee=True)), ORGA)
    for guest in PLAYERS:
        await table.rooms.join(table.id, guest)
    room = await table.room()
    assert [(seat.seat, seat.holders) for seat in room.row.seats][3] == ("referee", ("orga",))
    page = Page(room, ORGA)
    await page.rest()
    assert list(page.views) == ["referee"] and page.table["post"]["organising"]
    with pytest.raises(Refused, match="organiser-plays"):
        await table.rooms.create(body("me", *seats[1:], game="orders", post=PostBody(referee=True)), ORGA)


async def test_what_waits_with_a_deadline_is_first_in_the_lobby(table: Hall) -> None:
    await table.begin()
    mine = await table.rooms.lines(PLAYERS[0], "es")
    assert mine[0].yours and mine[0].due == table.store.rows[table.id].due
    organised = await table.rooms.lines(ORGA, "es")
    assert [(one.id, one.organised, one.yours) for one in organised] == [(table.id, True, False)]


async def test_notes_of_answers_are_in_the_log_but_not_those_in_lanes(table: Hall) -> None:
    await table.begin(absence="hold")
    await table.answer(0, note="secreto mío")
    room = await table.pass_time(25)
    while course_of(room).owing != [3]:
        room = await table.pass_time(25)
    await table.answer(3, note="por la foto")
    reasons = [deed.reason for deed in table.store.logs[table.id]]
    assert "por la foto" in reasons and "secreto mío" not in reasons


async def test_reports_tell_each_seat_its_own_round(table: Hall) -> None:
    room = await table.begin(absence="hold")
    while len(await table.desk.reports(table.id, PLAYERS[0], "")) < 2:
        room = await table.pass_time(25)
    report = json.loads(await table.desk.report(table.id, PLAYERS[0], "red", 1))
    assert (report["seat"], report["round"]) == ("red", 1)
    assert report["lines"] and {line["round"] for line in report["lines"]} == {1}
    told = [json.loads(line.json) for line in course_of(room).chronicles[0].lines]
    assert report["lines"] == [line for line in told if line["round"] == 1]
    with pytest.raises(Refused, match="not-yours"):
        await table.desk.report(table.id, PLAYERS[0], "blue", 1)
    with pytest.raises(Refused, match="no-report"):
        await table.desk.report(table.id, PLAYERS[0], "red", 99)


async def test_an_export_before_the_end_holds_no_secret(table: Hall) -> None:
    room = await table.begin(absence="hold")
    await table.pass_time(25)
    seed = str((room.row.header or {})["seed"])
    before = (await table.desk.export(table.id, ORGA)).decode()
    secrets = [seed, *(seat.key for seat in room.row.seats), *(seat.feed for seat in room.row.seats)]
    assert not any(secret in before for secret in secrets) and "journal" not in before


async def test_a_table_without_deadlines_has_no_desk(table: Hall) -> None:
    made = table.body().model_copy(update={"post": None})
    with pytest.raises(Refused, match="no-seat-for-me"):
        await table.rooms.create(made, ORGA)
    seats = [one.model_copy(update={"kind": "me"}) for one in made.seats]
    id = await table.rooms.create(made.model_copy(update={"seats": seats}), ORGA)
    row = table.store.rows[id]
    assert (row.organiser, row.post, row.clock, row.due) == ("", {}, {}, None)
    assert (await table.rooms.sheet(id, ORGA)).post is None
    with pytest.raises(Refused, match="no-post"):
        await table.desk.pause(id, ORGA, True, "no")


async def test_terms_that_cannot_be_kept_are_refused(table: Hall) -> None:
    for post, code in (
        ({"hours": 5, "days": 1}, "two-deadlines"),
        ({"zone": "Marte/Olimpo"}, "zone"),
        ({"absence": "computer", "level": "dios"}, "level"),
        ({"referee": True}, "no-referee"),
    ):
        with pytest.raises(Refused, match=code):
            await table.rooms.create(table.body(**post), ORGA)
    assert table.store.rows == {}
