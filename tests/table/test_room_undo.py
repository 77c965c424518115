"""The way back, by the three policies, and what people ask of each other: a draw, a rematch."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from liza.kernel import Rng
from liza.table.protocol import SeatBody, TableBody
from liza.table.room import Room
from liza.testing.contract import strict_words
from tests.table.hall import ANA, BEA, Page, asked, body, course_of, duel, duel_begun, hall, play

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    """No text may lack an argument."""
    with strict_words():
        yield


async def in_preparation(ana: Page, bea: Page) -> tuple[Page, str, Page, str]:
    """Play on until somebody prepares with a choice; returns their page and seat, then the other's."""
    for _ in range(300):
        page, seat = await asked(ana, bea)
        view = page.views[seat]["view"]
        if view["phase"] == "preparation" and not view["passing"] and any(_plays(page, seat)):
            other = (bea, "north") if page is ana else (ana, "south")
            return page, seat, *other
        await page.act(seat, view["passing"] or view["main"] or page.options(seat)[0])
    raise AssertionError("nobody could ever play a card")


def _plays(page: Page, seat: str) -> list[str]:
    return [text for text in page.options(seat) if text.startswith("play ")]


# Free


async def test_before_anybody_could_learn_anything_an_undo_is_free() -> None:
    _room, ana, bea = await duel_begun(hall(), undo="free")
    for _ in range(40):
        page, seat, other, _theirs = await in_preparation(ana, bea)
        before = page.views[seat]
        told = len(other.pipe.sent)
        assert await page.act(seat, _plays(page, seat)[0]) == ""
        if page.views[seat]["undo"] == "free":
            break
    else:
        raise AssertionError("no answer could be taken back")
    assert await page.say(type="undo", seat=seat) == ""
    assert page.views[seat]["view"] == before["view"]
    assert page.views[seat]["version"] > before["version"]
    other.read()
    assert all(b'"type":"view"' not in data for data in other.pipe.sent[told:]), "nobody was told of the draft"
    assert await page.act(seat, _plays(page, seat)[0]) == ""


async def test_free_means_not_after_it_binds() -> None:
    _, ana, bea = await duel_begun(hall(), undo="free")
    page, seat = await asked(ana, bea)
    view = page.views[seat]["view"]
    assert await page.act(seat, view["passing"] or view["main"]) == ""
    assert page.views[seat]["undo"] == ""
    assert await page.say(type="undo", seat=seat) == "final"


# Consent


async def test_the_others_are_asked_and_may_agree() -> None:
    room, ana, bea = await duel_begun(hall(), undo="consent")
    page, seat, other, theirs = await in_preparation(ana, bea)
    before, lines, count = page.views[seat]["view"], page.lines[seat], len(course_of(room).match.answers)
    assert await page.act(seat, page.views[seat]["view"]["main"]) == ""
    assert page.views[seat]["undo"] == "ask"

    assert await page.say(type="undo", seat=seat) == ""
    assert _wants(other, seat) == ["undo"], "everybody sees that it was asked for"
    assert len(course_of(room).match.answers) > count
    assert await page.say(type="reply", seat=seat, what="undo", yes=True) == "nothing-asked", "not by oneself"
    assert await other.say(type="reply", seat=theirs, what="undo", yes=True) == ""

    await page.rest()
    assert page.views[seat]["view"] == before
    assert page.lines[seat] == lines
    assert len(course_of(room).match.answers) == count
    assert _wants(other, seat) == []


async def test_the_others_may_decline() -> None:
    room, ana, bea = await duel_begun(hall(), undo="consent")
    page, seat, other, theirs = await in_preparation(ana, bea)
    await page.act(seat, page.views[seat]["view"]["main"])
    count = len(course_of(room).match.answers)
    await page.say(type="undo", seat=seat)
    assert await other.say(type="reply", seat=theirs, what="undo", yes=False) == ""
    await page.rest()
    assert _wants(page, seat) == []
    assert len(course_of(room).match.answers) == count
    assert await other.say(type="reply", seat=theirs, what="undo", yes=True) == "nothing-asked"


async def test_a_request_ends_with_the_next_answer_of_a_person_or_by_asking_again() -> None:
    _, ana, bea = await duel_begun(hall(), undo="consent")
    page, seat, other, theirs = await in_preparation(ana, bea)
    await page.act(seat, page.views[seat]["view"]["main"])
    await page.say(type="undo", seat=seat)
    assert _wants(page, seat) == ["undo"]
    await page.say(type="undo", seat=seat)
    assert _wants(page, seat) == []
    await page.say(type="undo", seat=seat)
    asking, who = await asked(ana, bea)
    view = asking.views[who]["view"]
    assert await asking.act(who, view["passing"] or view["main"] or asking.options(who)[0]) == ""
    assert _wants(page, seat) == []
    assert await other.say(type="reply", seat=theirs, what="undo", yes=True) == "nothing-asked"


async def test_against_computers_it_is_at_once() -> None:
    room = await hall_alone("consent")
    ana = Page(room, ANA)
    await ana.rest()
    while not ana.views["south"]["view"]["phase"]:
        await ana.act("south", ana.options("south")[0])
    before = ana.views["south"]["view"]
    assert await ana.act("south", before["main"] or before["passing"]) == ""
    assert ana.views["south"]["undo"] == "free"
    assert await ana.say(type="undo", seat="south") == ""
    assert ana.views["south"]["view"] == before
    assert await ana.act("south", before["main"] or before["passing"]) == "", "and it goes on"


async def test_at_one_device_nobody_else_is_asked() -> None:
    seats = [SeatBody(kind="me"), SeatBody(kind="me")]
    rooms = hall()
    room = await rooms.room(await rooms.create(TableBody(game="connect4", seats=seats), ANA))
    page = Page(room, ANA)
    await page.rest()
    first = page.views["red" if "red" in page.views else next(iter(page.views))]
    seat = first["seat"]
    assert await page.act(seat, page.options(seat)[0]) == ""
    assert page.views[seat]["undo"] == "free"
    assert await page.say(type="undo", seat=seat) == ""
    assert page.views[seat]["view"] == first["view"]


async def test_an_undo_passes_over_what_was_answered_by_itself() -> None:
    room, ana, bea = await duel_begun(hall(), undo="consent")
    for page, seat in ((ana, "south"), (bea, "north")):
        await page.say(type="stops", seat=seat, own=[], others=[])
    page, seat, other, theirs = await in_preparation(ana, bea)
    number = room.game.seats.index(seat)
    before, count = page.views[seat]["view"], len(course_of(room).match.answers)
    await page.act(seat, page.views[seat]["view"]["main"])
    await page.rest()
    assert any(course_of(room).automatic[count:])
    assert course_of(room).way_back(number) == count
    await page.say(type="undo", seat=seat)
    await other.say(type="reply", seat=theirs, what="undo", yes=True)
    await page.rest()
    assert page.views[seat]["view"] == before
    assert len(course_of(room).automatic) == len(course_of(room).match.answers) == count


async def test_there_is_nothing_to_undo_at_first_and_nothing_at_a_strict_table() -> None:
    _, ana, _ = await duel(hall(), undo="consent")
    assert ana.views["south"]["undo"] == ""
    assert await ana.say(type="undo", seat="south") == "undo-nothing"
    _, ana, _ = await duel(hall(), undo="none")
    await ana.act("south", ana.options("south")[0])
    assert ana.views["south"]["undo"] == ""
    assert await ana.say(type="undo", seat="south") == "undo-none"


async def hall_alone(undo: str) -> Room:
    rooms = hall()
    return await rooms.room(await rooms.create(body("me", "random", undo=undo), ANA))


def _wants(page: Page, seat: str) -> list[str]:
    page.read()
    return next(one["wants"] for one in page.table["seats"] if one["seat"] == seat)


# Draws


async def test_a_draw_ends_the_game_when_all_agree() -> None:
    rooms = hall()
    room, ana, bea = await duel_begun(rooms)
    assert await ana.say(type="reply", seat="south", what="draw", yes=True) == "nothing-asked"
    assert await ana.say(type="wish", seat="south", what="draw") == ""
    assert _wants(bea, "south") == ["draw"]
    assert await bea.say(type="reply", seat="north", what="draw", yes=True) == ""
    await ana.rest()
    assert ana.table["status"] == bea.table["status"] == "over"
    assert ana.over["south"]["agreed"] and ana.over["south"]["honest"]
    assert ana.over["south"]["summary"] is None
    assert await ana.act("south", "pass") == "over"
    assert (await rooms.lines(ANA, "en"))[0].text == "A draw by agreement."

    again = Page(await hall(rooms.store).room(room.row.id), BEA)
    await again.rest()
    assert again.over["north"] == bea.over["north"]


async def test_a_draw_can_be_declined_withdrawn_and_ends_with_the_turn() -> None:
    room, ana, bea = await duel_begun(hall(), undo="none")
    await ana.say(type="wish", seat="south", what="draw")
    await bea.say(type="reply", seat="north", what="draw", yes=False)
    assert _wants(ana, "south") == []
    await ana.say(type="wish", seat="south", what="draw")
    await ana.say(type="wish", seat="south", what="draw")
    assert _wants(bea, "south") == []

    await ana.say(type="wish", seat="south", what="draw")
    turn = course_of(room).headings[0]
    while course_of(room).headings[0] == turn:
        assert _wants(bea, "south") == ["draw"], "it stays until the turn ends"
        page, seat = await asked(ana, bea)
        view = page.views[seat]["view"]
        await page.act(seat, view["passing"] or view["main"] or page.options(seat)[0])
    assert _wants(bea, "south") == []


async def test_both_offering_is_agreeing_and_computers_never_do() -> None:
    _, ana, bea = await duel_begun(hall())
    await ana.say(type="wish", seat="south", what="draw")
    await bea.say(type="wish", seat="north", what="draw")
    assert bea.table["status"] == "over"

    ana = Page(await hall_alone("none"), ANA)
    await ana.rest()
    assert await ana.say(type="wish", seat="south", what="draw") == "draw-computer"


# Rematch


async def test_a_rematch_swaps_the_seats() -> None:
    rooms = hall()
    seats = [SeatBody(kind="me", deck="umbral"), SeatBody(kind="open", deck="brasa")]
    id = await rooms.create(TableBody(game="inframundis", seats=seats, undo="free", guide=True), ANA)
    await rooms.join(id, BEA)
    room = await rooms.room(id)
    ana, bea = Page(room, ANA), Page(room, BEA)
    await ana.rest()
    assert await ana.say(type="wish", seat="south", what="rematch") == "not-over"
    await ana.act("south", "concede")
    await ana.say(type="wish", seat="south", what="rematch")
    assert _wants(bea, "south") == ["rematch"] and bea.table["rematch"] == ""
    await bea.say(type="wish", seat="north", what="rematch")
    await ana.rest()

    new = await rooms.sheet(ana.table["rematch"], ANA)
    assert ana.table["rematch"] == bea.table["rematch"] != ""
    assert [(seat.name, seat.mine) for seat in new.seats] == [("Bea", False), ("Ana", True)]
    assert (new.status, new.undo, new.guide, new.seats[1].deck) == ("playing", "free", True, "umbral")
    assert new.promise != ana.table["promise"]
    keys = [seat.key for one in (room, await rooms.room(new.id)) for seat in one.row.seats]
    assert len(set(keys)) == 4


async def test_computers_always_want_a_rematch() -> None:
    room = await hall_alone("none")
    ana = Page(room, ANA)
    await ana.rest()
    await ana.act("south", "concede")
    await ana.say(type="wish", seat="south", what="rematch")
    assert ana.table["rematch"]


async def test_nothing_is_undone_once_it_is_over() -> None:
    _, ana, bea = await duel(hall(), undo="consent")
    await play(ana, bea, Rng(12))
    await ana.rest()
    assert ana.table["status"] == "over"
    assert ana.views["south"]["undo"] == ""
    assert await ana.say(type="undo", seat="south") == "over"
