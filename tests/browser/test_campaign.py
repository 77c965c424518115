"""A campaign by correspondence: secret orders, a disputed report, the resolver, and a server that dies in between."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.campaigning import Campaign, answers
from tests.browser.people import Ears, People
from tests.browser.playing import say
from tests.browser.serving import Server
from tests.browser.staging import Guest, View


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed, with the same chance in every run."""
    with Server(tmp_path, seed="campaign") as server:
        yield server


def opened(people: People, table: str, guest: Guest) -> Page:
    """Returns the page of a seat."""
    page = people.arrive(f"/mesa/{table}", cookie=guest.cookie)
    page.locator(".table").wait_for()
    return page


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
    with People(browser, own_server.url, ears) as people:
        ana, bruno = (opened(people, played.table, guest) for guest in (played.ana, played.bruno))
        played.go_on(lambda view: view["phase"] == "orders", "gules")
        for page in (ana, bruno):
            expect(page.locator("[data-map]")).to_be_visible()
        own_server.kill()
        own_server.start()
        played.go_on(lambda view: "adopt 1" in answers(view))
        expect(ana.locator("[data-map]")).to_be_visible()

        olga = people.arrive(f"/mesa/{played.table}/organiza", cookie=played.olga.cookie)
        rule_line_by_line(olga)
        expect(olga.get_by_text("«Vi la batalla»").first).to_be_visible()
        expect(ruling(olga)).to_have_count(0)

        played.go_on(has_odds, "gules")
        expect(ana.locator(".desk").get_by_text("Con el resolutor").first).to_be_visible()
        expect(ana.get_by_role("button", name="Que lo resuelva el programa").first).to_be_visible()
        assert played.go_on(lambda view: view["round"] == 4, "gules")["round"] == 4
        expect(ana.get_by_role("heading", level=1)).to_be_visible()
        assert played.course.gave("refuse") == 2, "the report went back once, and then to the organiser"
        assert played.course.gave("auto") >= 2, "both let a later battle be resolved"
