"""Mouse and finger: press and press, drag, and a long press that tells why something can't be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import People
from tests.browser.playing import PEEKED, say
from tests.browser.staging import Staged, View
from tests.browser.tables import GAME


def in_hand(view: View) -> set[str]:
    """Returns the handles of the cards in the hand."""
    return {card["handle"] for zone in view["zones"] if zone["layout"] == "hand" for card in zone["cards"]}


def firsts(options: list[Any]) -> set[str]:
    """Returns what answers begin with."""
    return {one["things"][0] for one in options if one["things"]}


def has_places(view: View) -> bool:
    """A card of the hand can be used, and then asks for a place: with the card, or in the next question."""
    return bool(view["phase"] and in_hand(view) & firsts(view["options"]))


def has_targets(view: View) -> bool:
    """A thing on the board can be used on another."""
    return view["round"] > 1 and any(len(one["things"]) == 2 for one in view["options"])


def is_blocked(view: View) -> bool:
    """A card of the hand can't be used, and there is a reason."""
    return bool(view["phase"] and in_hand(view) & firsts(view["blocked"]) - firsts(view["options"]))


def at(people: People, wanted: Callable[[View], bool], phone: bool) -> Page:
    """Returns a page at a moment."""
    staged = Staged(people.url, GAME, wanted)
    page = people.arrive(f"/mesa/{staged.table}", cookie=staged.cookies[0], phone=phone)
    page.locator("[data-ask].asked").wait_for()
    return page


def middle(thing: Locator) -> tuple[float, float]:
    """Returns the middle of a thing on the screen."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_by_mouse(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drags with the mouse."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=8)
    page.mouse.up()


class Touch:
    """A finger on the screen: Playwright's own can only tap."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._line = page.context.new_cdp_session(page)

    def __call__(self, kind: str, *spots: tuple[float, float]) -> None:
        """Sends `Start`, `Move` or `End` of a touch."""
        points = [{"x": x, "y": y} for x, y in spots]
        self._line.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drags with the finger."""
        self("Start", start)
        for part in range(1, 9):
            share = part / 8
            self("Move", (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
        self("End")


def dragged(page: Page, start: Locator, end: Locator, phone: bool) -> None:
    """Drags with whatever this device has."""
    if phone:
        Touch(page).drag(middle(start), middle(end))
    else:
        drag_by_mouse(page, middle(start), middle(end))


def acted(page: Page, count: int) -> None:
    """Waits until so many answers were sent and dealt with."""
    page.wait_for_function("count => acts === count && underWay() === 0", arg=count)


def pressed(thing: Locator, phone: bool) -> None:
    """Presses a thing that may be called disabled."""
    if phone:
        thing.tap(force=True)
    else:
        thing.click(force=True)


DEVICES = pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])


@DEVICES
def test_press_and_press(people: People, phone: bool):
    page = at(people, has_targets, phone)
    first = page.locator(".card.playable .face").last
    pressed(first, phone)
    expect(page.locator(".card.picked")).to_have_count(1)
    expect(page.locator("[data-ask]")).to_contain_text(say("es", "board-unpick"))
    assert page.evaluate("acts") == 0
    target = page.locator(".card.target .face, .counter.target, .zone > .place").first
    target.scroll_into_view_if_needed()
    page.mouse.click(*middle(target))
    acted(page, 1)
    expect(page.locator(".picked")).to_have_count(0)


@DEVICES
def test_what_was_picked_is_let_go(people: People, phone: bool):
    page = at(people, has_targets, phone)
    first = page.locator(".card.playable .face").last
    pressed(first, phone)
    expect(page.locator(".card.picked")).to_have_count(1)
    pressed(page.locator(".card.picked .face"), phone)
    expect(page.locator(".card.picked")).to_have_count(0)
    pressed(first, phone)
    page.get_by_role("button", name=say("es", "board-unpick"), exact=True).click()
    expect(page.locator(".card.picked")).to_have_count(0)
    assert page.evaluate("acts") == 0


@DEVICES
def test_a_card_is_dragged_from_the_hand_to_its_place(people: People, phone: bool):
    page = at(people, has_places, phone)
    card = page.locator("[data-hand] .card.playable .face").first
    handle = card.get_attribute("data-handle")
    held = page.locator(f"[data-hand] [data-handle='{handle}']").count()
    lines = page.locator(".half.mine .zone .slot.empty, .half.mine .zone")
    dragged(page, card, lines.first, phone)
    page.wait_for_function("() => acts >= 1 && underWay() === 0")
    # it has left the hand, or asks what it is to be used on
    page.wait_for_function(
        """([handle, held]) => document.querySelector('.target') !== null
          || document.querySelectorAll(`[data-hand] [data-handle='${handle}']`).length !== held""",
        arg=[handle, held],
    )


@DEVICES
def test_a_drag_that_ends_nowhere_changes_nothing(people: People, phone: bool):
    page = at(people, has_places, phone)
    card = page.locator("[data-hand] .card.playable .face").first
    x, y = middle(card)
    if phone:
        Touch(page).drag((x, y), (x + 12, y + 12))
    else:
        drag_by_mouse(page, (x, y), (x + 12, y + 12))
    page.wait_for_timeout(150)
    assert page.evaluate("acts") == 0
    expect(page.locator(".picked")).to_have_count(0)


def test_hovering_tells_why_not_and_the_clause_opens_its_text(people: People):
    page = at(people, is_blocked, phone=False)
    blocked = page.locator("[data-hand] .card.blocked .face").first
    blocked.hover()
    reason = page.locator(".reason")
    expect(reason).to_be_visible()
    clause = reason.get_by_role("link").first
    name = clause.inner_text()
    clause.click()
    drawer = page.get_by_role("dialog")
    expect(drawer.get_by_text(name, exact=True).first).to_be_visible()
    assert "/mesa/" in page.url, "the table stays where it is"
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_the_focus_tells_why_not_too(people: People):
    page = at(people, is_blocked, phone=False)
    blocked = page.locator("[data-hand] .card.blocked .face").first
    blocked.focus()
    expect(page.locator(".reason")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".reason")).to_have_count(0)


def test_a_tap_tells_why_not_and_a_long_press_shows_the_card(people: People):
    page = at(people, is_blocked, phone=True)
    blocked = page.locator("[data-hand] .card.blocked .face").first
    blocked.tap(force=True)
    expect(page.locator(".reason")).to_be_visible()
    touch, spot = Touch(page), middle(blocked)
    touch("Start", spot)
    sheet: Any = page.get_by_role("dialog", name=say("es", "board-card"))
    expect(sheet).to_be_visible()
    touch("End")
    expect(sheet).to_be_visible()
    assert page.evaluate("acts") == 0


def test_a_card_of_the_phones_hand_is_shown_and_used_by_its_button(people: People):
    page = at(people, has_places, phone=True)
    page.locator("[data-hand] .card.playable .face").first.tap()
    button = page.locator(PEEKED)
    expect(button).to_be_visible()
    assert page.evaluate("acts") == 0
    button.tap()
    page.wait_for_function("() => acts === 1 || document.querySelector('.picked') !== null")
    expect(button).to_have_count(0)
