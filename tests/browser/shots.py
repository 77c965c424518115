"""Takes a picture of every screen at both sizes: `python -m tests.browser.shots FOLDER [PART OF A NAME …]`."""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.people import Ears, People
from tests.browser.screens import SCREENS, Studio
from tests.browser.serving import Server

SEED = "screenshots"
"""Makes the same pictures every time, as long as nothing has changed."""


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
