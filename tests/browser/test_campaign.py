"""A campaign by correspondence: secret orders, a disputed report, the resolver, and a server that dies in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.campaigning import MEETING, Campaign, Course, answers
from tests.browser.people import Ears, People, in_words
from tests.browser.playing import say
from tests.browser.serving import Server
from tests.browser.staging import Guest, View

PATIENCE, MOMENT = 500, 20
"""Looks, and milliseconds between them, after which somebody should have something to do."""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed, with the same chance in every run."""
    with Server(tmp_path, seed="campaign") as server:
        yield server


def opened(people: People, table: str, guest: Guest) -> Page:
    """Returns the page of a seat, on the board in words, where every answer is a button."""
    page = people.arrive(f"/mesa/{table}", cookie=guest.cookie)
    in_words(page)
    page.locator(".text-board").wait_for()
    return page


def newest(page: Page) -> View:
    """Returns what a page has been shown last."""
    return dict(page.evaluate("newest"))


def step(page: Page, course: Course) -> bool:
    """Gives the answer that the course of the campaign wants; returns whether there was one to give."""
    view: View | None = page.evaluate("window.newest && underWay() === 0 ? newest : null")
    if view is None or view["ask"] is None:
        return False
    text = course(Random(1), view)
    if not write(page, view, text):
        page.locator(f'[data-answer="{text}"]').get_by_role("button").click()
    page.wait_for_function("() => underWay() === 0")
    return True


def write(page: Page, view: View, text: str) -> bool:
    """Writes an answer into the form of a battle's report, if it is one of its lines."""
    sheets = (one["sheet"] for one in view["clashes"])
    lines: list[dict[str, Any]] = next((one["lines"] for one in sheets if one and one["writes"]), [])
    for row, line in zip(page.locator(".sheet tbody tr").all(), lines, strict=False):
        if line["entry"] and text.startswith(line["entry"]):
            row.get_by_role("spinbutton").fill(text.removeprefix(line["entry"]))
            row.get_by_role("spinbutton").press("Tab")
            return True
        told = [one for one in line["choices"] if one["answer"] == text]
        if told:
            row.get_by_role("combobox").select_option(f"{told[0]['value']}")
            return True
    return False


def go_on(pages: list[Page], course: Course, until: Callable[[], bool]) -> None:
    """Lets all give their answers in turn until something has come true."""
    idle = 0
    while not until():
        idle = 0 if any(step(page, course) for page in pages) else idle + 1
        assert idle < PATIENCE, f"nobody can do anything: {[newest(page)['ask'] for page in pages]}"
        if idle:
            pages[0].wait_for_timeout(MOMENT)


def but_for_seals(view: View) -> View:
    """Returns a view without what everybody may know of a seat: whether it owes something or has sealed it."""
    seats = [{**one, "owing": None, "handed": None, "active": None} for one in view["seats"]]
    return {**view, "seats": seats}


def has_odds(view: View) -> bool:
    """A later battle for which a seat chooses between the table and the resolver."""
    return view["round"] > 1 and "auto" in answers(view)


def ruling(page: Page) -> Locator:
    """Returns the organiser's ruling."""
    return page.locator("form.ruling")


def rule_line_by_line(page: Page) -> None:
    """Takes on every marked line what the holder tells, corrects one, gives the reason and hands the ruling in."""
    marked = page.locator("tr.differs")
    expect(marked).to_have_count(7)
    button = ruling(page).get_by_role("button", name=say("es", "sheet-rule"))
    expect(button).to_have_attribute("aria-disabled", "true")
    for at in range(marked.count()):
        told = marked.nth(at).get_by_role("button").last
        told.click()
        expect(told).to_have_attribute("aria-pressed", "true")
    page.get_by_role("spinbutton").first.fill("5")
    page.get_by_role("spinbutton").first.press("Tab")
    expect(marked.nth(1).get_by_role("button", pressed=True)).to_have_count(0)
    ruling(page).get_by_label(say("es", "post-reason"), exact=True).fill("Vi la batalla")
    button.click()


def test_three_turns_with_a_dispute_and_a_dead_server(browser: Browser, own_server: Server, ears: Ears):
    ears.expect("WebSocket connection to .* failed")  # the browser's own words
    played = Campaign(own_server.url)
    course = played.course
    with People(browser, own_server.url, ears) as people:
        pages = [opened(people, played.table, guest) for guest in (played.ana, played.bruno)]
        ana, bruno = pages

        go_on(pages, course, lambda: all(newest(page)["phase"] == "orders" for page in pages))
        before = but_for_seals(newest(bruno))
        go_on([ana], course, lambda: newest(ana)["ask"] is None)
        assert ("gules", 1, MEETING) in course.done
        assert next(one["handed"] for one in newest(bruno)["seats"] if one["seat"] == "gules") == "sealed"
        assert but_for_seals(newest(bruno)) == before, "a sealed order shows"

        own_server.kill()
        own_server.start()
        olga = people.arrive(f"/mesa/{played.table}/organiza", cookie=played.olga.cookie)
        go_on(pages, course, lambda: olga.locator("tr.differs").count() > 0)
        assert course.gave("refuse") == 2, "the report goes back once, and then to the organiser"
        rule_line_by_line(olga)
        expect(olga.get_by_text("«Vi la batalla»").first).to_be_visible()
        expect(ruling(olga)).to_have_count(0)

        go_on(pages, course, lambda: has_odds(newest(ana)))
        expect(ana.get_by_text("Con el resolutor").first).to_be_visible()
        expect(ana.get_by_role("button", name="Que lo resuelva el programa").first).to_be_visible()
        go_on(pages, course, lambda: all(newest(page)["round"] == 4 for page in pages))
        assert course.gave("auto") >= 2, "both let a later battle be resolved"

        in_words(ana, False)
        expect(ana.locator("[data-map]")).to_be_visible()
        expect(ana.get_by_role("heading", level=1)).to_be_visible()
