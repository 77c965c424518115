"""A campaign by correspondence: secret orders, a disputed report, the resolver, and a server that dies in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from liza.games import ids
from tests.browser.people import Ears, People
from tests.browser.serving import Server
from tests.browser.staging import Chair, Guest, View, play

GAME = "campaign"
pytestmark = pytest.mark.skipif(GAME not in ids(), reason="the game is not offered yet")
OPEN = {"kind": "open"}
OPTIONS = {"map": "duelo", "battle_mode": "ask", "game_length": "8"}
POST = {"hours": 24, "referee": True}
MEETING = "march duke M1"
"""Both dukes stand beside this region at first."""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed, with the same chance in every run."""
    with Server(tmp_path, seed="campaign") as server:
        yield server


def answers(view: View) -> list[str]:
    """Returns the texts of what a view offers."""
    return [str(one["text"]) for one in view["options"]]


class Course:
    """How the two countries play: they meet, quarrel over the first report, and let later battles be resolved.

    Attributes:
        done: every answer, with its seat and turn.
    """

    def __init__(self) -> None:
        self.done: list[tuple[str, int, str]] = []

    def __call__(self, chooser: Random, view: View) -> str:
        text = self._choice(view)
        self.done.append((view["seat"], view["round"], text))
        return text

    def gave(self, text: str) -> int:
        """Returns how often an answer was given."""
        return sum(one[2] == text for one in self.done)

    def _choice(self, view: View) -> str:
        offered = answers(view)
        wanted = ["table" if view["round"] == 1 else "auto", "refuse", "send", "rest", MEETING]
        if (view["seat"], view["round"], MEETING) in self.done:
            wanted.remove(MEETING)
        keeps = [one for one in offered if one.startswith("keeps ")]
        for text in [*wanted, *(keeps if "rest" not in offered else [])]:
            if text in offered:
                return text
        return str(view["main"] or offered[0])


def seated(server: Server, stack: ExitStack, table: str, guests: list[Guest]) -> list[Chair]:
    """Returns the guests' chairs, once each has its view."""
    chairs = [stack.enter_context(guest.sit(table)) for guest in guests]
    for chair in chairs:
        chair.listen(1)
    return chairs


def until(seat: str, wanted: Callable[[View], bool]) -> Callable[[View], bool]:
    """Returns a moment of one seat."""
    return lambda view: view["seat"] == seat and wanted(view)


def opened(people: People, table: str, guest: Guest) -> Page:
    """Returns the page of a seat."""
    page = people.arrive(f"/mesa/{table}", cookie=guest.cookie)
    page.locator(".table").wait_for()
    return page


def test_three_turns_with_a_dispute_and_a_dead_server(browser: Browser, own_server: Server, ears: Ears):
    ears.expect("WebSocket connection to .* failed")  # the browser's own words
    olga, ana, bruno = (Guest(own_server.url, name) for name in ("Olga", "Ana", "Bruno"))
    table = olga.create(GAME, [OPEN, OPEN], options=OPTIONS, post=POST)
    ana.join(table)
    bruno.join(table)
    guests, course = [ana, bruno, olga], Course()
    with People(browser, own_server.url, ears) as people:
        pages = [opened(people, table, guest) for guest in (ana, bruno)]
        with ExitStack() as stack:
            chairs = seated(own_server, stack, table, guests)
            play(chairs, Random(1), until("gules", lambda view: view["phase"] == "orders"), course)
        for page in pages:
            expect(page.locator("[data-map]")).to_be_visible()
        own_server.kill()
        own_server.start()
        with ExitStack() as stack:
            chairs = seated(own_server, stack, table, guests)
            play(
                [chairs[2], *chairs[:2]], Random(1), until("organiser", lambda view: "adopt 1" in answers(view)), course
            )
            expect(opened(people, table, olga).locator(".clash")).to_be_visible()
            chairs[2].answer("organiser", "adopt 1", "Vi la batalla")
        with ExitStack() as stack:
            chairs = seated(own_server, stack, table, guests)
            play(chairs, Random(1), until("gules", lambda view: view["round"] == 4), course)
        assert course.gave("refuse") == 2, "the report went back once, and then to the organiser"
        assert course.gave("auto") >= 2, "both let a later battle be resolved"
