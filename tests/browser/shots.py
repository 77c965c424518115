"""Takes a picture of every screen at both sizes: `python -m tests.browser.shots FOLDER [PART OF A NAME …]`."""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.people import Ears, People
from tests.browser.playing import say
from tests.browser.serving import Server
from tests.browser.staging import Guest, Staged, View

GAME = "inframundis"
SEED = "screenshots"
ME, OPEN, COMPUTER = {"kind": "me"}, {"kind": "open"}, {"kind": "computer", "level": "greedy"}


# Moments of a game, told by what every view has


def deployed(view: View) -> int:
    """Returns how many cards lie in the lines."""
    return sum(len(zone["cards"]) for zone in view["zones"] if zone["forecast"])


def firsts(view: View) -> set[str]:
    """Returns the things that an answer may begin with."""
    return {one["things"][0] for one in view["options"] if one["things"]}


def is_own_turn(view: View) -> bool:
    """A developed board, with much to choose from and much that can't be done."""
    return deployed(view) >= 5 and len(firsts(view)) >= 3 and not view["links"] and len(view["reasons"]) > 0


def is_first_choice(view: View) -> bool:
    """The very first question of a game."""
    return bool(view["round"] == 0)


def is_window(view: View) -> bool:
    """A window in which something can be answered."""
    return bool(view["passing"]) and len(firsts(view)) >= 1 and deployed(view) >= 4


def is_draft(view: View) -> bool:
    """Two of one's own attacks, not yet confirmed."""
    own = [link for link in view["links"] if not link["fixed"] and link["owner"] == view["seat"]]
    return len(own) >= 2 and view["preview"] is not None


def is_answering(view: View) -> bool:
    """The rival's attacks stand, and something can be done about them."""
    rival = [link for link in view["links"] if link["fixed"] and link["owner"] != view["seat"]]
    return len(rival) >= 1 and len(firsts(view)) >= 1


# The screens


@dataclass(frozen=True)
class Studio:
    """Where pictures are taken: a server, browsers, and a size."""

    people: People
    url: str
    phone: bool

    def visit(self, path: str, **more: Any) -> Page:
        """Returns a page at this size."""
        page = self.people.arrive(path, phone=self.phone, **more)
        page.wait_for_load_state("networkidle")
        return page

    def table(self, wanted: Callable[[View], bool] | None, game: str = GAME, **more: Any) -> Page:
        """Returns the page of a table at a moment, of who is asked."""
        staged = Staged(self.url, game, wanted)
        page = self.visit(f"/mesa/{staged.table}", cookie=staged.cookies[0], **more)
        page.locator(".table").wait_for()
        return page


def lobby(studio: Studio) -> Page:
    """The entrance as a newcomer finds it."""
    return studio.visit("/")


def lobby_tables(studio: Studio) -> Page:
    """The entrance with tables of one's own."""
    ana, bruno = Guest(studio.url, "Ana"), Guest(studio.url, "Bruno")
    for seats in ([ME, OPEN], [ME, COMPUTER], [OPEN, ME]):
        table = ana.create(GAME, seats)
        if OPEN in seats:
            bruno.join(table)
    ana.create("connect4", [ME, COMPUTER])
    return studio.visit("/", cookie=ana.cookie)


def create(studio: Studio) -> Page:
    """The form for a new table."""
    return studio.visit(f"/nueva/{GAME}")


def waiting_room(studio: Studio) -> Page:
    """A table whose other seat is still open."""
    ana = Guest(studio.url, "Ana")
    return studio.visit(f"/mesa/{ana.create(GAME, [ME, OPEN])}", cookie=ana.cookie)


def join(studio: Studio) -> Page:
    """What a friend sees who follows the link."""
    return studio.visit(f"/mesa/{Guest(studio.url, 'Ana').create(GAME, [ME, OPEN])}")


def mulligan(studio: Studio) -> Page:
    """The first question of a game, with the guide."""
    ana = Guest(studio.url, "Ana")
    page = studio.visit(f"/mesa/{ana.create(GAME, [ME, COMPUTER], guide=True)}", cookie=ana.cookie)
    page.locator("[data-ask].asked").wait_for()
    return page


def table(studio: Studio) -> Page:
    """One's own turn."""
    return studio.table(is_own_turn)


def table_light(studio: Studio) -> Page:
    """The same in the light scheme."""
    return studio.table(is_own_turn, scheme="light")


def table_picked(studio: Studio) -> Page:
    """A card is picked and shows its targets."""
    page = studio.table(lambda view: is_own_turn(view) and any(len(one["things"]) > 1 for one in view["options"]))
    page.locator(".card.playable .face").first.click()
    return page


def table_reason(studio: Studio) -> Page:
    """Why something can't be done."""
    page = studio.table(is_own_turn)
    blocked = page.locator(".card.blocked .face").first
    if studio.phone:
        blocked.tap(force=True)  # it can be pressed, but is called disabled
    else:
        blocked.hover()
    page.locator(".reason").wait_for()
    return page


def table_window(studio: Studio) -> Page:
    """A window: something may be answered."""
    return studio.table(is_window)


def table_attacks(studio: Studio) -> Page:
    """Attacks are being declared, and what would come of them."""
    return studio.table(is_draft)


def table_answer(studio: Studio) -> Page:
    """The rival attacks."""
    return studio.table(is_answering)


def table_text(studio: Studio) -> Page:
    """The table in words."""
    page = studio.table(is_own_turn)
    page.evaluate("localStorage.setItem('liza.settings', JSON.stringify({ textBoard: true }))")
    page.reload()
    page.locator(".text-board").wait_for()
    return page


def grid(studio: Studio) -> Page:
    """A game without a theme."""
    return studio.table(lambda view: sum(bool(one["owner"]) for one in view["zones"][0]["cards"]) >= 6, "connect4")


def rulebook(studio: Studio) -> Page:
    """The rulebook at the clause of what can't be done."""
    page = table_reason(studio)
    page.locator(".reason a").first.click()
    page.locator("dialog[open] h2").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def settings(studio: Studio) -> Page:
    """The settings."""
    page = studio.table(is_own_turn)
    page.get_by_role("button", name=say("es", "lobby-settings")).click()
    page.locator("dialog[open]").wait_for()
    return page


def menu(studio: Studio) -> Page:
    """What can be done besides playing."""
    page = studio.table(is_own_turn)
    page.get_by_role("button", name=say("es", "board-menu")).click()
    page.locator("dialog[open]").wait_for()
    return page


def stops(studio: Studio) -> Page:
    """In which phases one is asked."""
    page = studio.table(is_own_turn)
    if studio.phone:
        page.locator("button.line").click()
    else:
        page.get_by_role("button", name=say("es", "board-stops"), exact=True).click()
    page.locator("dialog[open]").wait_for()
    return page


def keys(studio: Studio) -> Page:
    """All keys."""
    page = studio.table(is_own_turn)
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    return page


def end(studio: Studio) -> Page:
    """How a game ended."""
    page = studio.table(None)
    page.locator(".banner").first.wait_for()
    return page


def replay(studio: Studio) -> Page:
    """A finished game, stepped through."""
    page = end(studio)
    page.get_by_role("button", name=say("es", "read-end-review")).click()
    page.locator(".replay").wait_for()
    page.locator(".replay input").fill("40")
    page.wait_for_load_state("networkidle")
    return page


def rules_page(studio: Studio) -> Page:
    """The rulebook as a page."""
    return studio.visit(f"/reglas/{GAME}/INF-10-2")


def about(studio: Studio) -> Page:
    """Credits."""
    return studio.visit("/acerca")


def nowhere(studio: Studio) -> Page:
    """A wrong address."""
    return studio.visit("/mesa/nada")


SCREENS = [
    lobby, lobby_tables, create, waiting_room, join, mulligan, table, table_light, table_picked, table_reason,
    table_window, table_attacks, table_answer, table_text, grid, rulebook, settings, menu, stops, keys, end, replay,
    rules_page, about, nowhere,
]  # fmt: skip


# Taking them


def shoot(page: Page, file: Path) -> None:
    """Saves what a page shows as WebP, which Chromium makes itself and which is a third of a PNG."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 82})
    file.write_bytes(base64.b64decode(shot["data"]))


def take(browser: Browser, url: str, folder: Path, parts: list[str]) -> None:
    """Takes all pictures, or those whose name contains one of some parts."""
    for screen in SCREENS:
        for phone in (False, True):
            file = folder / f"{screen.__name__.replace('_', '-')}-{'phone' if phone else 'desktop'}.webp"
            if parts and not any(part in file.name for part in parts):
                continue
            with People(browser, url, Ears()) as people:
                shoot(screen(Studio(people, url, phone)), file)
                print(file, *people.ears.heard, sep="\n  ")


def main(folder: Path, parts: list[str]) -> None:
    """Takes pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, Server(Path(home), seed=SEED) as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        take(browser, server.url, folder, parts)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
