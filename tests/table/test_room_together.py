"""Several seats asked at once, on the small game of the kernel's tests: any order, and nothing told of a draft."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from liza import games
from liza.kernel import Rng
from liza.table.room import Room
from liza.table.store import Guest
from liza.testing.contract import strict_words
from tests.kernel.orders import GAME as ORDERS
from tests.table.hall import Page, body, course_of, hall, rest

pytestmark = pytest.mark.anyio
GUESTS = [Guest(name, name) for name in ("rosa", "blas", "greta", "remo")]
SEATS = ("red", "blue", "green", "referee")


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The test game is among the games."""
    known = games.game
    monkeypatch.setattr(games, "game", lambda id: ORDERS if id == "orders" else known(id))
    with strict_words():
        yield


async def table(undo: str = "consent") -> tuple[Room, list[Page]]:
    """Return a table of four, with a page each."""
    rooms = hall()
    id = await rooms.create(body("me", "open", "open", "open", game="orders", undo=undo), GUESTS[0])
    for guest in GUESTS[1:]:
        await rooms.join(id, guest)
    room = await rooms.room(id)
    pages = [Page(room, guest) for guest in GUESTS]
    await read(room, pages)
    return room, pages


async def read(room: Room, pages: list[Page]) -> None:
    await rest(room)
    for page in pages:
        page.read()


async def test_seats_answer_in_any_order() -> None:
    room, pages = await table("none")
    rng = Rng(4)
    orders: set[tuple[int, ...]] = set()
    for _ in range(400):
        if room.row.status == "over":
            break
        owing = course_of(room).owing
        seat = owing[rng.below(len(owing))]
        orders.add(tuple(owing))
        page = pages[seat]
        options = page.options(SEATS[seat])
        note = "because" if seat == 3 else ""
        assert await page.act(SEATS[seat], options[rng.below(len(options))], note=note) == ""
        await read(room, pages)
    assert room.row.status == "over"
    assert {(0, 1, 2), (0, 1), (1, 2), (0, 2)} <= orders


async def test_what_a_seat_drafts_tells_nobody_anything() -> None:
    room, pages = await table("free")
    assert course_of(room).owing == [0, 1, 2]
    rosa, others = pages[0], pages[1:]
    rng, taken_back = Rng(1), 0
    for _ in range(6):
        sent = [len(page.pipe.sent) for page in others]
        since = rosa.table["since"]
        options = [one for one in rosa.options("red") if one.startswith(("march", "recruit", "target", "stake"))]
        if not options:
            break
        assert await rosa.act("red", options[rng.below(len(options))]) == ""
        await read(room, pages)
        if 0 not in course_of(room).owing:
            break
        assert [len(page.pipe.sent) for page in others] == sent
        assert rosa.views["red"]["undo"] == "free"
        assert await rosa.say(type="undo", seat="red") == ""
        taken_back += 1
        await read(room, pages)
        assert [len(page.pipe.sent) for page in others] == sent, "nor does taking it back"
        assert rosa.table["since"] == since
    assert taken_back


async def test_an_answer_of_another_does_not_make_ones_own_stale_unless_it_shows() -> None:
    room, pages = await table("none")
    version = pages[1].views["blue"]["version"]
    options = pages[0].options("red")
    march = next(one for one in options if one.startswith("march"))
    assert await pages[0].act("red", march) == ""
    assert 0 in course_of(room).owing
    assert await pages[1].act("blue", pages[1].options("blue")[0], version) == ""


async def test_nobody_is_told_who_was_asked_what_they_may_not_know() -> None:
    room, pages = await table("none")
    for page, seat in zip(pages, SEATS, strict=True):
        for data in page.pipe.sent:
            message = json.loads(data)
            assert message.get("seat", seat) == seat
            assert course_of(room).match.header["seed"] not in data.decode()


async def test_undo_by_consent_asks_everybody_else() -> None:
    room, pages = await table("consent")
    rng = Rng(2)
    while any(seat in course_of(room).owing for seat in range(3)):
        seat = course_of(room).owing[0]
        options = pages[seat].options(SEATS[seat])
        await pages[seat].act(SEATS[seat], options[rng.below(len(options))])
        await read(room, pages)
        if pages[0].views["red"]["undo"] == "ask":
            break
    count = len(course_of(room).match.answers)
    assert await pages[0].say(type="undo", seat="red") == ""
    for page, name in list(zip(pages, SEATS, strict=True))[1:]:
        assert len(course_of(room).match.answers) == count, "until all have agreed"
        assert await page.say(type="reply", seat=name, what="undo", yes=True) == ""
    assert len(course_of(room).match.answers) < count


async def test_giving_up_is_not_undone() -> None:
    room, pages = await table("consent")
    options = pages[0].options("red")
    await pages[0].act("red", options[0])
    await read(room, pages)
    assert await pages[1].act("blue", "concede") == ""
    await read(room, pages)
    assert course_of(room).way_back(0) == -1
    assert await pages[1].say(type="undo", seat="blue") in ("undo-nothing", "final")
