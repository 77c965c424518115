"""Tables of people who have a browser each, reached without the form: that is proved elsewhere."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.people import People
from tests.browser.staging import Guest

GAME = "inframundis"
ME, OPEN, COMPUTER = {"kind": "me"}, {"kind": "open"}, {"kind": "computer", "level": "random"}


def two_at_a_table(people: People, game: str = GAME, langs: str = "es es", **more: Any) -> tuple[Page, Page]:
    """Returns the pages of Ana, who sits in the first seat, and of Bruno in the other.

    Args:
        people: opens their browsers.
        game: what is played.
        langs: what they read.
        more: for the table's body, or `phone` for both.
    """
    phone = more.pop("phone", False)
    ana, bruno = Guest(people.url, "Ana"), Guest(people.url, "Bruno")
    table = ana.create(game, [ME, OPEN], **more)
    bruno.join(table)
    languages = langs.split()
    pages = [
        people.arrive(f"/mesa/{table}", cookie=guest.cookie, lang=lang, phone=phone)
        for guest, lang in zip((ana, bruno), languages, strict=True)
    ]
    for page in pages:
        page.locator(".table").wait_for()
    return pages[0], pages[1]


def at_a_table_with_machines(people: People, game: str, machines: int, **more: Any) -> tuple[Page, Page]:
    """Returns the pages of Ana and Bruno, who sit in the first two seats; in the others are computer players."""
    ana, bruno = Guest(people.url, "Ana"), Guest(people.url, "Bruno")
    table = ana.create(game, [ME, OPEN, *([COMPUTER] * machines)], **more)
    bruno.join(table)
    pages = [people.arrive(f"/mesa/{table}", cookie=guest.cookie) for guest in (ana, bruno)]
    for page in pages:
        page.locator(".table").wait_for()
    return pages[0], pages[1]


def alone_at_a_table(people: People, game: str = GAME, **more: Any) -> Page:
    """Returns the page of Ana, who plays against the computer."""
    phone = more.pop("phone", False)
    ana = Guest(people.url, "Ana")
    table = ana.create(game, [ME, COMPUTER], **more)
    page = people.arrive(f"/mesa/{table}", cookie=ana.cookie, phone=phone)
    page.locator("[data-ask].asked").wait_for()
    return page
