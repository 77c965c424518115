"""Takes a picture of every screen at both sizes: `python -m tests.browser.shots FOLDER [PART OF A NAME …]`."""

from __future__ import annotations

import base64
import itertools
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.people import Ears, People
from tests.browser.screens import SCREENS, Screen, Studio
from tests.browser.serving import Server

SEED = "screenshots"
"""Makes the same pictures every time, as long as nothing has changed."""


def shoot(page: Page, file: Path) -> None:
    """Saves what a page shows as WebP, which Chromium makes itself and which is a third of a PNG."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 60})
    file.write_bytes(base64.b64decode(shot["data"]))


def file_of(screen: Screen, phone: bool) -> str:
    """Returns the name of a picture."""
    return f"{screen.__name__.replace('_', '-')}-{'phone' if phone else 'desktop'}.webp"


def take(browser: Browser, url: str, folder: Path, parts: list[str]) -> None:
    """Takes all pictures, or those whose name contains one of some parts."""
    for screen, phone in itertools.product(SCREENS, (False, True)):
        name = file_of(screen, phone)
        if not parts or any(part in name for part in parts):
            with People(browser, url, Ears()) as people:
                shoot(screen(Studio(people, url, phone)), folder / name)
                print(folder / name)


def index(folder: Path) -> None:
    """Writes a page that shows them all."""
    rows = [
        f'| {screen.__doc__} | <img src="{file_of(screen, False)}" width="480"> '
        f'| <img src="{file_of(screen, True)}" width="150"> |'
        for screen in SCREENS
    ]
    head = ["# Every screen", "", "Taken by `make screenshots`.", "", "| | desktop | phone |", "| --- | --- | --- |"]
    (folder / "README.md").write_text("\n".join([*head, *rows]) + "\n", encoding="utf-8")


def main(folder: Path, parts: list[str]) -> None:
    """Takes pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, Server(Path(home), seed=SEED) as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        take(browser, server.url, folder, parts)
        browser.close()
    index(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
