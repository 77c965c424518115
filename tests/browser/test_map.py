"""A map of hexes by keys, by mouse and by two fingers: what glows there is what the server offers."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import People
from tests.browser.playing import Player, play, say
from tests.browser.screens import MAPPED, Studio, at_map, is_barred, is_ordering
from tests.browser.staging import Staged, towards_others

OFFERED = """
() => {
  const [offered, within] = [new Set(newest.options.map((one) => one.things[0]).filter(Boolean)), new Set()];
  const handles = (selector) => [...document.querySelectorAll(selector)].map((one) => one.dataset.handle);
  for (const handle of handles(".space, .piece")) if (offered.has(handle)) within.add(handle);
  return [[...within].sort(), [...new Set(handles(".space.usable, .piece.usable"))].sort()];
}
"""
"""What of the offer is on the map, and what glows there."""


@pytest.fixture
def page(people: People) -> Page:
    """A table on which several pieces can be moved."""
    return at_map(Studio(people, people.url, phone=False), is_barred)


def scale(page: Page) -> float:
    """Returns how wide the first hex is on the screen, in pixels."""
    return float(page.locator(".space").first.bounding_box()["width"])  # type: ignore[index]


def moves(page: Page) -> list[list[str]]:
    """Returns what the moves on offer point at."""
    options: list[dict[str, Any]] = page.evaluate("newest.options")
    return [one["things"] for one in options if len(one["things"]) == 2 and one["things"][1].startswith("hex:")]


def handle(page: Page, name: str, kind: str = ".space") -> Locator:
    """Returns a space or piece by its handle."""
    return page.locator(f'{kind}[data-handle="{name}"]').first


def middle(thing: Locator) -> tuple[float, float]:
    """Returns the middle of something on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_what_glows_on_a_map_is_what_the_server_offers(page: Page):
    offered, glowing = page.evaluate(OFFERED)
    assert offered == glowing and len(offered) >= 3


def test_arrows_walk_from_hex_to_hex_and_enter_picks(page: Page):
    piece, target = moves(page)[0]
    expect(page.locator(".space[tabindex='0']")).to_have_count(1)
    page.locator(".space[tabindex='0']").focus()
    seen = set()
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "Home", "End"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.handle"))
        expect(page.locator(".ring")).to_have_count(1)
    assert len(seen) >= 4 and all(one.startswith("hex:") for one in seen)
    handle(page, piece, ".piece").click(force=True)
    expect(handle(page, target)).to_have_class(re.compile(r"\btarget\b.*\busable\b"))
    handle(page, target).focus()
    before = page.evaluate("acts")
    page.keyboard.press("Enter")
    page.wait_for_function("before => acts > before", arg=before)


def test_a_hex_that_is_no_target_tells_why(page: Page):
    blocked: list[dict[str, Any]] = page.evaluate("newest.blocked")
    reasons = [one["things"] for one in blocked if len(one["things"]) == 2 and one["things"][1].startswith("hex:")]
    legal = moves(page)
    piece, wrong = next(one for one in reasons if one not in legal and any(one[0] == other[0] for other in legal))
    handle(page, piece, ".piece").click(force=True)
    handle(page, wrong).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".reason")).to_be_visible()
    expect(page.locator(".reason a").first).to_contain_text("-")


def test_a_piece_is_dragged_to_a_hex(page: Page):
    piece, target = moves(page)[-1]
    before = page.evaluate("acts")
    page.mouse.move(*middle(handle(page, piece, ".piece")))
    page.mouse.down()
    page.mouse.move(*middle(handle(page, target)), steps=4)
    expect(page.locator(".glow.over")).to_have_count(1)
    page.mouse.up()
    page.wait_for_function("before => acts > before", arg=before)


def test_an_order_is_sealed_and_every_line_of_the_report_has_its_clause(people: People):
    table = Staged(people.url, MAPPED, is_ordering, policy=towards_others)
    page = people.arrive(f"/mesa/{table.table}", cookie=table.cookies[0])
    window = page.locator(".clash:not(.over)").first
    roles = [say("es", "board-clash-side", name="Bruno", who="other", role=role) for role in ("attack", "defend")]
    expect(window).to_contain_text(re.compile("|".join(roles)))
    known = page.evaluate(_REPORTS)
    bruno = people.arrive(f"/mesa/{table.table}", cookie=table.cookies[1])
    both = (Player(page, Random(1), 0.5), Player(bruno, Random(2), 0.5))
    play(*both, until=lambda: any(one not in known for one in page.evaluate(_REPORTS)))
    page.locator(".desk [role=tab]").first.click()
    report = page.locator(".clash.over").first
    report.locator("summary").click()
    totals = page.evaluate("Object.values(newest.clashes.filter((one) => one.over).at(-1).totals)")
    lines = report.locator(".side li:not(.none)")
    assert lines.count() == lines.locator("a").count() > 0
    assert sum(int(amount) for amount in lines.locator("b").all_inner_texts()) == sum(totals)
    assert report.locator("dd").all_inner_texts() == [str(total) for total in page.evaluate(_TOTALS)]


_REPORTS = "newest.clashes.filter((one) => one.over).map(({ number, ...told }) => JSON.stringify(told))"
"""What is told of this round's battles and the last's; with a new round the oldest are told no more."""
_TOTALS = """
() => {
  const clash = newest.clashes.filter((one) => one.over).at(-1);
  const sides = clash.against === newest.seat ? [clash.against, clash.owner] : [clash.owner, clash.against];
  return sides.map((side) => clash.totals[side]);
}
"""


def test_the_map_comes_closer_and_is_moved(page: Page):
    whole = scale(page)
    page.mouse.move(*middle(page.locator(".window")))
    page.mouse.wheel(0, -300)
    page.wait_for_function(
        "least => document.querySelector('.space').getBoundingClientRect().width > least", arg=whole * 1.2
    )
    near = page.locator(".space").first.bounding_box()
    assert near is not None
    page.mouse.down()
    page.mouse.move(*(one + 60 for one in middle(page.locator(".window"))), steps=3)
    page.mouse.up()
    moved = page.locator(".space").first.bounding_box()
    assert moved is not None and moved["x"] > near["x"] + 20
    page.get_by_role("button", name="Ver todo el mapa").click()
    assert abs(scale(page) - whole) < 1
