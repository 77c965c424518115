"""The server is killed in the middle of a game and started again: pages come back by themselves, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import Ears, People
from tests.browser.playing import Player, play, say
from tests.browser.serving import Server
from tests.browser.tables import two_at_a_table
from tests.table.pg import MISSING, may_run, temporary_postgres

LOOKS = 40
BETWEEN = 500
"""Milliseconds between two looks: longer than a window stays open that passes by itself."""


@pytest.fixture(params=["sqlite", "postgres"])
def own_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """The real `liza serve` with a database of its own."""
    with ExitStack() as stack:
        database = ""
        if request.param == "postgres":
            if not may_run():
                pytest.skip(MISSING)
            database = stack.enter_context(temporary_postgres())
        yield stack.enter_context(Server(tmp_path, database, quick=False))


def seen(page: Page) -> dict[str, object]:
    """Returns what a page shows of the game: everything that a person would miss."""
    found: dict[str, object] = page.evaluate(
        """() => ({
          told: [...document.querySelectorAll("[data-log] li")].map((one) => one.textContent),
          things: [...document.querySelectorAll("[data-handle]")].map((one) => one.getAttribute("aria-label")),
          ask: document.querySelector("[data-ask] .sentence").textContent,
        })"""
    )
    return found


def settled(pages: tuple[Page, Page]) -> list[dict[str, object]]:
    """Returns what the pages show once nothing goes on by itself: no window about to pass, no event being played."""
    soon = say("es", "board-soon")
    last: list[dict[str, object]] = []
    for _ in range(LOOKS):
        now = [seen(page) for page in pages]
        if now == last and not any(one["ask"] == soon for one in now):
            return now
        last = now
        pages[0].wait_for_timeout(BETWEEN)
    raise AssertionError(f"the tables never come to rest: {last}")


def test_a_killed_server_loses_nothing(browser: Browser, own_server: Server, ears: Ears):
    ears.expect("WebSocket connection to .* failed")  # the browser's own words
    with People(browser, own_server.url, ears) as people:
        pages = two_at_a_table(people)
        players = [Player(page, Random(place)) for place, page in enumerate(pages)]
        play(*players, until=lambda: sum(player.deeds for player in players) >= 16)
        before = settled(pages)

        own_server.kill()
        for page in pages:
            expect(page.locator("[data-ask]")).to_contain_text(say("es", "board-offline"))
            expect(page.locator("[data-ask].asked")).to_have_count(0)
        own_server.start()
        for page in pages:
            expect(page.locator("[data-ask]")).not_to_contain_text(say("es", "board-offline"), timeout=20_000)

        assert settled(pages) == before
        goal = sum(player.deeds for player in players) + 8
        play(*players, until=lambda: sum(player.deeds for player in players) >= goal)
        for page, then in zip(pages, before, strict=True):
            told = seen(page)["told"]
            assert isinstance(told, list) and isinstance(then["told"], list) and len(told) > len(then["told"])
