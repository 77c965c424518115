"""A table from its making to its end: who sits there, what is taken and what is refused."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Iterator

import pytest

from liza.games import game
from liza.kernel import Rng, read_record
from liza.table.protocol import DeckText, SeatBody, TableBody
from liza.table.store import StoreError
from liza.table.trouble import Refused
from liza.testing.contract import strict_words
from liza.toolkit.problems import ProblemsError
from tests.table.hall import (
    ANA,
    BEA,
    CAI,
    MemoryStore,
    Page,
    asked,
    body,
    course_of,
    duel,
    duel_begun,
    hall,
    play,
    settings,
)

pytestmark = pytest.mark.anyio
INF = game("inframundis")


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    """No text may lack an argument."""
    with strict_words():
        yield


async def refused_by(doing: object) -> str:
    with pytest.raises(Refused) as caught:
        await doing  # type: ignore[misc]
    assert caught.value.sheet.texts["es"] and caught.value.sheet.remedies["en"]
    return caught.value.sheet.code


# Making and joining


async def test_a_table_waits_until_its_last_seat_is_taken() -> None:
    rooms = hall()
    id = await rooms.create(body("me", "open"), ANA)
    waiting = await rooms.sheet(id, None)
    assert (waiting.status, waiting.can_join, waiting.promise) == ("waiting", True, "")
    assert not (await rooms.sheet(id, ANA)).can_join
    assert [seat.mine for seat in (await rooms.sheet(id, ANA)).seats] == [True, False]
    ana = Page(await rooms.room(id), ANA)
    await ana.rest()
    assert ana.table["status"] == "waiting" and not ana.views

    assert await rooms.join(id, BEA) == "north"
    await ana.rest()

    assert ana.table["status"] == "playing"
    assert [seat["name"] for seat in ana.table["seats"]] == ["Ana", "Bea"]
    assert ana.views["south"]["whole"]
    assert await rooms.join(id, BEA) == "north", "who has a seat keeps it"
    assert await refused_by(rooms.join(id, CAI)) == "full"


async def test_the_promise_is_told_at_the_start_and_kept_at_the_end() -> None:
    room, ana, bea = await duel(hall(), undo="none")
    promise = ana.table["promise"]
    await play(ana, bea, Rng(5))
    await ana.rest()

    over = ana.over["south"]
    assert hashlib.sha256(bytes.fromhex(over["seed"])).hexdigest() == over["promise"] == promise
    assert over["honest"]
    assert INF.replay(read_record(course_of(room).match.record().to_text())).state.over


async def test_a_seat_is_taken_on_another_device_by_its_private_link() -> None:
    rooms = hall()
    room, ana, _ = await duel(rooms)
    key = await rooms.seat_key(room.row.id, "south", ANA)
    assert await refused_by(rooms.seat_key(room.row.id, "south", BEA)) == "not-yours"
    assert await refused_by(rooms.seat_key(room.row.id, "south", CAI)) == "stranger"

    assert await rooms.claim(key, CAI) == room.row.id
    other = Page(room, CAI)
    await other.rest()

    assert other.views["south"]["view"] == ana.views["south"]["view"]
    assert await refused_by(rooms.claim("nonsense", CAI)) == "no-seat-link"


async def test_several_seats_at_one_device() -> None:
    rooms = hall()
    seats = [SeatBody(kind="me", name="Ana"), SeatBody(kind="me", name="Bea")]
    room = await rooms.room(await rooms.create(TableBody(game="inframundis", seats=seats), ANA))
    page = Page(room, ANA)
    await page.rest()

    assert set(page.views) == {"south", "north"}
    assert [seat["name"] for seat in page.table["seats"]] == ["Ana", "Bea"]
    for _ in range(12):
        seat = next(seat for seat in page.views if page.options(seat))
        assert await page.act(seat, page.options(seat)[0]) == ""


async def test_what_can_not_be_a_table() -> None:
    rooms = hall()
    assert await refused_by(rooms.create(body("me"), ANA)) == "seats"
    assert await refused_by(rooms.create(body("open", "open"), ANA)) == "no-seat-for-me"
    assert await refused_by(rooms.create(body("me", "genius"), ANA)) == "level"
    assert await refused_by(rooms.create(body("me", "open", rules="mine"), ANA)) == "rules"
    assert await refused_by(rooms.create(body("me", "open", options={"x": "y"}), ANA)) == "option"
    assert await refused_by(rooms.create(body("me", "open", game="tictactoe", rules="mine"), ANA)) == "rules"
    assert await refused_by(rooms.create(body("me", "open", game="chess"), ANA)) == "no-game"
    decks = [SeatBody(kind="me", deck=DeckText(text="3 Nada")), SeatBody(kind="open")]
    with pytest.raises(ProblemsError):
        await rooms.create(TableBody(game="inframundis", seats=decks), ANA)
    decks = [SeatBody(kind="me", deck="umbral"), SeatBody(kind="open")]
    assert await refused_by(rooms.create(TableBody(game="tictactoe", seats=decks), ANA)) == "no-decks"
    assert await refused_by(rooms.room("nowhere")) == "no-table"


async def test_the_guest_chooses_a_deck_and_only_they_know_it() -> None:
    rooms = hall()
    id = await rooms.create(body("me", "open"), ANA)
    with pytest.raises(ProblemsError):
        await rooms.join(id, BEA, DeckText(text="nothing at all"))
    await rooms.join(id, BEA, "umbral")

    assert [seat.deck for seat in (await rooms.sheet(id, BEA)).seats] == ["", "umbral"]
    assert [seat.deck for seat in (await rooms.sheet(id, ANA)).seats][1] == ""


# Answers


async def test_an_answer_at_an_older_version_is_stale() -> None:
    _, ana, bea = await duel(hall())
    page, seat = await asked(ana, bea)
    version, text = page.views[seat]["version"], page.options(seat)[0]
    assert await page.act(seat, text) == ""
    assert await page.act(seat, text, version) == "stale"
    assert await page.act(seat, text, 99) == "stale"


async def test_forged_and_illegal_answers_are_refused_and_change_nothing() -> None:
    rooms = hall()
    room, ana, bea = await duel_begun(rooms)
    page, seat = await asked(ana, bea)
    other, theirs = (bea, "north") if page is ana else (ana, "south")
    before = room.course
    assert await page.act(seat, "win at once") == "unknown"
    assert await page.say(type="act", seat=theirs, version=1, text=page.options(seat)[0]) == "not-yours"
    assert await page.say(type="act", seat="nobody", version=1, text="pass") == "not-yours"
    assert await other.act(theirs, page.options(seat)[0]) == "not-asked"
    stranger = Page(room, CAI)
    assert await stranger.say(type="act", seat="south", version=1, text="pass") == "not-yours"
    assert not stranger.views
    assert room.course is before
    assert all(told["texts"]["es"] and told["remedies"]["en"] for told in page.refused)


async def test_a_forbidden_answer_is_refused_with_its_clause() -> None:
    _, ana, bea = await duel(hall(), undo="none")
    for _ in range(200):
        page, seat = await asked(ana, bea)
        blocked = page.views[seat]["view"]["blocked"]
        if blocked:
            assert await page.act(seat, blocked[0]["text"]) == "forbidden"
            assert page.refused[-1]["clause"] == blocked[0]["clause"]
            return
        await page.act(seat, page.options(seat)[0])
    raise AssertionError("nothing was ever forbidden")


async def test_nothing_is_taken_before_the_beginning_and_after_the_end() -> None:
    rooms = hall()
    id = await rooms.create(body("me", "open"), ANA)
    ana = Page(await rooms.room(id), ANA)
    assert await ana.say(type="act", seat="south", version=1, text="pass") == "waiting"
    await rooms.join(id, BEA)
    await ana.rest()
    assert await ana.act("south", "concede") == ""
    assert ana.table["status"] == "over"
    assert await ana.act("south", "pass") == "over"
    assert await ana.say(type="undo", seat="south") == "over"
    assert await ana.say(type="wish", seat="south", what="draw") == "over"


async def test_an_answer_is_stored_before_anybody_sees_it() -> None:
    store = MemoryStore()
    room, ana, bea = await duel(hall(store))
    page, seat = await asked(ana, bea)
    store.gate = asyncio.Event()
    told = len(ana.pipe.sent), len(bea.pipe.sent)
    version = course_of(room).versions

    acting = asyncio.create_task(page.act(seat, page.options(seat)[0]))
    for _ in range(50):
        await asyncio.sleep(0)

    assert (len(ana.pipe.sent), len(bea.pipe.sent)) == told
    assert course_of(room).versions == version
    store.gate.set()
    assert await acting == ""
    assert len(page.pipe.sent) > told[0 if page is ana else 1]
    assert len(store.journals[room.row.id]) == 1


async def test_a_failed_write_changes_nothing_and_only_the_sender_is_told() -> None:
    store = MemoryStore()
    room, ana, bea = await duel(hall(store))
    page, seat = await asked(ana, bea)
    other = bea if page is ana else ana
    course, sent = room.course, len(other.pipe.sent)
    store.fault = StoreError("full", "the disk")

    assert await page.act(seat, page.options(seat)[0]) == "store-full"
    assert room.course is course
    assert len(other.pipe.sent) == sent

    store.fault = None
    assert await page.act(seat, page.options(seat)[0]) == "", "the server goes on"


async def test_what_fails_unforeseen_fails_on_a_copy(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    room, ana, bea = await duel(hall())
    page, seat = await asked(ana, bea)
    course = room.course
    with monkeypatch.context() as broken:
        broken.setattr(type(INF), "event_phrase", lambda *args: 1 / 0)
        broken.setattr(type(INF), "heading", lambda *args: 1 / 0)
        assert await page.act(seat, page.options(seat)[0]) == "server"
    assert room.course is course
    assert await page.act(seat, page.options(seat)[0]) == ""
    assert "message failed" in capsys.readouterr().out


async def test_who_comes_second_to_the_journal_sends_everybody_to_fetch_the_table_again() -> None:
    store = MemoryStore()
    rooms = hall(store)
    room, ana, bea = await duel(rooms)
    page, seat = await asked(ana, bea)
    other_program = hall(store)
    twin = Page(await other_program.room(room.row.id), ANA if page is ana else BEA)
    await twin.rest()
    assert await twin.act(seat, twin.options(seat)[0]) == ""

    assert await page.act(seat, page.options(seat)[-1]) in ("store-conflict", "")
    await page.rest()

    assert ana.pipe.codes == bea.pipe.codes == [1012]
    again = await rooms.room(room.row.id)
    assert again is not room
    assert course_of(again).versions == course_of(twin.room).versions


# Sockets


async def test_reconnecting_in_mid_choice_brings_the_question_back() -> None:
    rooms = hall()
    room, ana, bea = await duel(rooms, undo="none")
    rng = Rng(11)
    for _ in range(40):
        page, seat = await asked(ana, bea)
        await page.act(seat, page.options(seat)[rng.below(len(page.options(seat)))])
    page, seat = await asked(ana, bea)
    page.leave()
    again = Page(room, ANA if page is ana else BEA)
    await again.rest()

    kept, new = page.views[seat], again.views[seat]
    assert new["whole"] and new["version"] == kept["version"] and new["view"] == kept["view"]
    assert again.lines[seat] == page.lines[seat]
    assert await again.act(seat, again.options(seat)[0]) == ""


async def test_a_slow_page_delays_nobody_and_gets_the_newest_view_with_every_line() -> None:
    room, ana, bea = await duel(hall(), undo="none")
    slow = Page(room, ANA)
    await slow.rest()
    slow.pipe.open.clear()
    got = len(slow.pipe.sent)
    rng = Rng(2)
    await play(ana, bea, rng, 30)
    await ana.rest()

    slow.pipe.open.set()
    await slow.rest()

    views = [message for message in map(json.loads, slow.pipe.sent[got:]) if message["type"] == "view"]
    assert len(views) <= 2, "what was on its way, and the newest"
    assert slow.lines == ana.lines
    assert slow.views["south"]["view"] == ana.views["south"]["view"]


async def test_a_page_that_takes_nothing_for_long_is_closed() -> None:
    _, ana, bea = await duel(hall(chosen=settings(patience=0.01)))
    ana.pipe.open.clear()
    assert await bea.act("north", bea.options("north")[0]) == ""
    await ana._writer

    assert ana.pipe.codes == [1013]


async def test_everybody_sees_who_is_here() -> None:
    _, ana, bea = await duel(hall())
    assert [seat["here"] for seat in ana.table["seats"]] == [True, True]
    bea.leave()
    await ana.rest()
    assert [seat["here"] for seat in ana.table["seats"]] == [True, False]


async def test_a_guest_with_too_many_pages_loses_the_oldest() -> None:
    rooms = hall(chosen=settings(sockets_each=2))
    room, ana, _ = await duel(rooms)
    Page(room, ANA)
    Page(room, ANA)
    await ana.rest()
    assert ana.pipe.codes == [4429]


async def test_closing_the_hall_sends_everybody_away_until_it_opens_again() -> None:
    rooms = hall()
    _, ana, bea = await duel(rooms)
    await rooms.close()
    await asyncio.gather(ana._writer, bea._writer)
    assert ana.pipe.codes == bea.pipe.codes == [1012]


# Lists, records, reviews


async def test_the_lobby_lists_what_waits_for_you_first() -> None:
    rooms = hall()
    over, ana, bea = await duel(rooms)
    await ana.act("south", "concede")
    open_table = await rooms.create(body("me", "open"), ANA)
    room, ana, bea = await duel_begun(rooms)
    page, _ = await asked(ana, bea)
    me, other = (ANA, BEA) if page is ana else (BEA, ANA)

    mine = await rooms.lines(me, "es")
    assert mine[0].id == room.row.id and mine[0].yours and mine[0].text
    theirs = {line.id: line for line in await rooms.lines(other, "en")}
    assert not theirs[room.row.id].yours and theirs[room.row.id].text == f"It's {me.name}'s turn."
    lines = {line.id: line for line in await rooms.lines(ANA, "en")}
    assert lines[over.row.id].status == "over" and lines[over.row.id].text
    assert lines[open_table].rivals == ["Open seat"] and lines[open_table].text == "People are missing at the table."
    assert await rooms.lines(CAI, "es") == []


async def test_the_record_and_the_review_are_for_the_end_and_for_those_who_played() -> None:
    rooms = hall()
    room, ana, bea = await duel(rooms, undo="none")
    id = room.row.id
    assert await refused_by(rooms.record_text(id, ANA)) == "not-over"
    assert await refused_by(rooms.review(id, "south", ANA)) == "not-over"
    seen: dict[int, object] = {}
    rng = Rng(3)
    while ana.table["status"] != "over":
        seen[len(course_of(room).match.answers)] = ana.views["south"]["view"]
        if not await play(ana, bea, rng, 1):
            break
    await ana.rest()

    assert await refused_by(rooms.record_text(id, CAI)) == "stranger"
    assert await refused_by(rooms.review(id, "north", ANA)) == "not-yours"
    review = json.loads(await rooms.review(id, "", ANA))
    answers = len(course_of(room).match.answers)
    assert review["seat"] == "south" and review["answers"] == answers
    assert [one["line"] for one in review["lines"]] == ana.lines["south"]
    assert [number for number, _ in review["rounds"]] == sorted({number for number, _ in review["rounds"]})
    for at, view in seen.items():
        step = json.loads(await rooms.review_step(id, "south", at, ANA))
        assert step == {"at": at, "view": view}
    assert await refused_by(rooms.review_step(id, "south", answers + 1, ANA)) == "no-step"
    assert read_record(await rooms.record_text(id, ANA)).header["promise"] == ana.table["promise"]


async def test_decks_are_shown_when_the_game_is_over() -> None:
    rooms = hall()
    room, ana, _ = await duel(rooms)
    assert ana.table["seats"][1]["deck"] == ""
    await ana.act("south", "concede")
    assert all(seat["deck"] for seat in ana.table["seats"])
    assert room.row.ending["results"]["south"]["es"]


async def test_the_heading_is_what_the_view_shows() -> None:
    room, ana, bea = await duel(hall(), undo="none")
    rng = Rng(8)
    while await play(ana, bea, rng, 1):
        for seat in range(2):
            view = room.view(seat)
            active = next((one.seat for one in view.seats if one.active), "")
            assert course_of(room).headings[seat] == (view.round, active)
