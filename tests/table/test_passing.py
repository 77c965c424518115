"""Windows: stops, skips, what passes by itself, and that nobody can tell from the pace what somebody holds."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from liza.kernel import Rng
from liza.table.room import Room
from liza.table.rooms import Rooms
from liza.table.store import StoreError
from liza.testing.contract import strict_words
from tests.table.hall import ANA, CLIENT, MemoryStore, Page, asked, body, course_of, duel, duel_begun, hall, settings

pytestmark = pytest.mark.anyio
PHASES = ("awaken", "flow", "preparation", "conflict", "closing")


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    """No text may lack an argument."""
    with strict_words():
        yield


async def alone(rooms: Rooms, **changed: Any) -> tuple[Room, Page]:
    """Return a table of Ana against the computer."""
    room = await rooms.room(await rooms.create(body("me", "random", **changed), ANA))
    ana = Page(room, ANA)
    await ana.rest()
    return room, ana


def every_phase(page: Page, seat: str) -> list[str]:
    return [phase for phase, _ in page.views[seat]["view"]["phases"]]


async def stop(page: Page, seat: str, own: list[str], others: list[str], idle: bool = False) -> str:
    return await page.say(type="stops", seat=seat, own=own, others=others, idle=idle)


async def stop_everywhere(ana: Page, bea: Page) -> None:
    for page, seat in ((ana, "south"), (bea, "north")):
        every = every_phase(page, seat)
        assert await stop(page, seat, every, every) == ""


async def go_on(page: Page, seat: str, rng: Rng) -> None:
    """Pass in a window, answer anything elsewhere."""
    view, options = page.views[seat]["view"], page.options(seat)
    assert await page.act(seat, view["passing"] or options[rng.below(len(options))]) == ""


async def test_only_windows_of_stopped_phases_are_asked() -> None:
    _room, ana, bea = await duel_begun(hall(), undo="none")
    assert await stop(ana, "south", [], ["conflict"]) == ""
    assert await stop(bea, "north", [], []) == ""
    rng, met = Rng(4), set()
    for _ in range(300):
        if ana.table["status"] == "over":
            break
        page, seat = await asked(ana, bea)
        view = page.views[seat]["view"]
        if view["passing"]:
            mine = any(one["active"] and one["seat"] == seat for one in view["seats"])
            assert (seat, view["phase"], mine) == ("south", "conflict", False)
            met.add(seat)
        await go_on(page, seat, rng)
        ana.read()
    assert met == {"south"}


async def test_stops_are_kept_and_can_be_set_back() -> None:
    rooms = hall()
    room, ana, _ = await duel(rooms)
    usual = ana.views["south"]["passing"]["usual"]
    assert sorted(usual["own"]) == sorted(ana.views["south"]["passing"]["stops"]["own"])
    assert await stop(ana, "south", ["closing"], ["awaken", "flow"]) == ""
    assert ana.views["south"]["passing"]["stops"] == {"own": ["closing"], "others": ["awaken", "flow"]}

    again = Page(await hall(rooms.store).room(room.row.id), ANA)
    await again.rest()
    assert again.views["south"]["passing"]["stops"] == {"own": ["closing"], "others": ["awaken", "flow"]}
    assert await stop(again, "south", usual["own"], usual["others"]) == ""
    assert again.views["south"]["passing"]["stops"] == {key: sorted(value) for key, value in usual.items()}
    assert await stop(again, "south", ["no such phase"], []) == "no-phase"


async def test_the_others_are_told_nothing_of_standing_orders() -> None:
    _room, ana, bea = await duel_begun(hall())
    sent = len(bea.pipe.sent)
    await stop(ana, "south", [*PHASES], [*PHASES])
    await ana.say(type="skip", seat="south")
    await ana.say(type="skip", seat="south", off=True)
    await ana.rest()
    told = [json.loads(data) for data in bea.pipe.sent[sent:]]
    assert all("passing" not in message or message["seat"] == "north" for message in told)
    assert all(message["type"] != "table" for message in told)


async def test_windows_without_another_answer_pass_only_against_computers() -> None:
    _, ana, _bea = await duel_begun(hall())
    assert not ana.views["south"]["passing"]["may_idle"]
    assert not ana.views["south"]["passing"]["idle"]
    assert await stop(ana, "south", [], [], idle=True) == "idle"

    _, ana = await alone(hall(), undo="none")
    passing = ana.views["south"]["passing"]
    assert passing["may_idle"] and passing["idle"], "the default, for there is nobody to betray anything to"
    every = every_phase(ana, "south")
    assert await stop(ana, "south", every, every, idle=True) == ""
    rng = Rng(9)
    for _ in range(60):
        if ana.table["status"] == "over":
            break
        view = ana.views["south"]["view"]
        assert not view["passing"] or len(ana.options("south")) > 1
        await go_on(ana, "south", rng)


async def test_everything_is_asked_where_everything_stops() -> None:
    _, ana = await alone(hall(), undo="none")
    every = every_phase(ana, "south")
    assert await stop(ana, "south", every, every, idle=False) == ""
    lonely = 0
    rng = Rng(9)
    for _ in range(60):
        if ana.table["status"] == "over":
            break
        lonely += bool(ana.views["south"]["view"]["passing"]) and len(ana.options("south")) == 1
        await go_on(ana, "south", rng)
    assert lonely


# Skips


async def met_window(ana: Page, bea: Page, rng: Rng) -> tuple[Page, str]:
    """Play on to the next window of a rival's turn that somebody is asked in."""
    for _ in range(200):
        page, seat = await asked(ana, bea)
        view = page.views[seat]["view"]
        if view["passing"] and view["phase"] == "preparation":
            return page, seat
        await go_on(page, seat, rng)
    raise AssertionError("no window was met")


def turn(page: Page, seat: str) -> tuple[int, str]:
    view = page.views[seat]["view"]
    return view["round"], next((one["seat"] for one in view["seats"] if one["active"]), "")


async def test_a_skip_passes_until_the_turn_ends() -> None:
    _, ana, bea = await duel_begun(hall(), undo="none")
    await stop_everywhere(ana, bea)
    rng = Rng(6)
    page, seat = await met_window(ana, bea, rng)
    other, theirs = (bea, "north") if page is ana else (ana, "south")
    began = turn(page, seat)
    assert await page.say(type="skip", seat=seat) == ""
    assert page.views[seat]["passing"]["skipping"]
    while turn(page, seat) == began:
        assert not page.views[seat]["view"]["passing"] or page.views[seat]["passing"]["soon"]
        asking, who = await asked(ana, bea)
        if turn(asking, who) == began:
            assert who == theirs or not asking.views[who]["view"]["passing"]
        await go_on(asking, who, rng)
        page.read()
    assert not page.views[seat]["passing"]["skipping"], "every skip ends with the turn"
    assert other.views[theirs]["passing"]["skipping"] is False


async def test_a_skip_ends_when_its_phase_begins() -> None:
    _, ana, bea = await duel_begun(hall(), undo="none")
    await stop_everywhere(ana, bea)
    rng = Rng(6)
    page, seat = await met_window(ana, bea, rng)
    began = turn(page, seat)
    assert await page.say(type="skip", seat=seat, to="closing") == ""
    assert page.views[seat]["passing"]["skip_to"] == "closing"
    while page.views[seat]["view"]["phase"] != "closing" and turn(page, seat) == began:
        await go_on(*await asked(ana, bea), rng)
        page.read()
    assert page.views[seat]["view"]["phase"] == "closing"
    assert not page.views[seat]["passing"]["skipping"]
    assert await page.say(type="skip", seat=seat, to="nonsense") == "no-phase"


async def test_a_skip_ends_by_another_answer_by_order_and_by_a_way_back() -> None:
    _, ana, bea = await duel_begun(hall(), undo="consent")
    await stop_everywhere(ana, bea)
    rng = Rng(6)
    page, seat = await asked(ana, bea)
    other, theirs = (bea, "north") if page is ana else (ana, "south")
    await page.say(type="skip", seat=seat)
    assert page.views[seat]["passing"]["skipping"]
    await page.say(type="skip", seat=seat, off=True)
    assert not page.views[seat]["passing"]["skipping"]

    await page.say(type="skip", seat=seat)
    page, seat = await asked(ana, bea)
    await go_on(page, seat, rng)
    assert not page.views[seat]["passing"]["skipping"], "an answer of one's own that is no pass ends it"

    page, seat = await met_window(ana, bea, rng)
    other, theirs = (bea, "north") if page is ana else (ana, "south")
    await other.say(type="skip", seat=theirs)
    await page.say(type="undo", seat=seat)
    if page.table["seats"][0 if seat == "south" else 1]["wants"]:
        await other.say(type="reply", seat=theirs, what="undo", yes=True)
    await page.rest()
    other.read()
    assert not other.views[theirs]["passing"]["skipping"]


async def test_a_skip_does_not_outlive_the_server() -> None:
    rooms = hall()
    room, ana, _bea = await duel_begun(rooms)
    await ana.say(type="skip", seat="south")
    again = Page(await hall(rooms.store).room(room.row.id), ANA)
    await again.rest()
    assert not again.views["south"]["passing"]["skipping"]


# The pace


async def test_windows_wait_the_same_pause_whatever_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the rival can see of a window: how long it takes and what comes then. Neither depends on the hand."""
    waits: list[float] = []
    sleep = asyncio.sleep

    async def slept(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)

    room, ana, bea = await duel_begun(hall(chosen=settings(pause=0.35)), undo="none")
    monkeypatch.setattr("liza.table.pacing.asyncio.sleep", slept)
    await stop(ana, "south", [], [])
    await stop(bea, "north", [], [])
    rng, passed = Rng(21), 0
    for _ in range(120):
        if ana.table["status"] == "over":
            break
        before = len(course_of(room).automatic)
        page, seat = await asked(ana, bea)
        await go_on(page, seat, rng)
        await page.rest()
        passed += sum(course_of(room).automatic[before:])
        ana.read()
    assert passed > 20
    assert set(waits) <= {0.35, 0}
    assert sum(wait == 0.35 for wait in waits) >= passed


async def test_a_pass_is_dropped_when_the_person_is_faster() -> None:
    rooms = hall(chosen=settings(pause=30.0))
    room, ana, bea = await duel(rooms, undo="none")
    rng = Rng(3)
    for _ in range(300):
        for page, seat in ((ana, "south"), (bea, "north")):
            for _ in range(20):
                await _yield()
            page.read()
            view = page.views[seat]
            if view["passing"]["soon"]:
                count = len(course_of(room).match.answers)
                await page.room.receive(page.connection, _pass(seat, view))
                for _ in range(20):
                    await _yield()
                page.read()
                assert not page.refused
                assert len(course_of(room).match.answers) == count + 1 and not course_of(room).automatic[-1]
                await rooms.close()
                return
            options = page.options(seat)
            if options:
                await page.room.receive(page.connection, _answer(seat, view, options[rng.below(len(options))]))
    raise AssertionError("no window was to pass")


async def _yield() -> None:
    await asyncio.sleep(0)


def _pass(seat: str, view: dict[str, Any]) -> Any:
    return _answer(seat, view, view["view"]["passing"])


def _answer(seat: str, view: dict[str, Any], text: str) -> Any:
    return CLIENT.validate_python({"type": "act", "seat": seat, "version": view["version"], "text": text})


async def test_a_pass_that_could_not_be_stored_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    room, ana, bea = await duel_begun(hall(store), undo="none")
    await stop_everywhere(ana, bea)
    page, seat = await met_window(ana, bea, Rng(6))
    retried = asyncio.Event()
    sleep = asyncio.sleep

    async def slept(seconds: float) -> None:
        if seconds:
            await retried.wait()
        await sleep(0)

    monkeypatch.setattr("liza.table.pacing.asyncio.sleep", slept)
    before = len(course_of(room).match.answers)
    message = CLIENT.validate_python({"type": "stops", "seat": seat, "own": [], "others": []})
    await room.receive(page.connection, message)
    store.fault = StoreError("full", "the disk")
    for _ in range(20):
        await sleep(0)
    assert len(course_of(room).match.answers) == before
    assert room._pacing.busy

    store.fault = None
    retried.set()
    await page.rest()
    assert len(course_of(room).match.answers) > before


async def test_both_ends_hold_when_the_stops_change_in_an_open_window() -> None:
    room, ana, bea = await duel_begun(hall(), undo="none")
    await stop_everywhere(ana, bea)
    page, seat = await met_window(ana, bea, Rng(6))
    before = len(course_of(room).match.answers)
    assert await stop(page, seat, [], []) == ""
    assert len(course_of(room).match.answers) > before and course_of(room).automatic[before]
