"""After the end: how it ended is proved, stepped through, saved, and dealt again by the terminal."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.people import People
from tests.browser.playing import say
from tests.browser.staging import Staged
from tests.browser.tables import GAME


@cache
def finished(url: str) -> Staged:
    """Returns a game that is over; it can be looked at as often as one likes."""
    return Staged(url, GAME, None)


def ended(people: People) -> Page:
    """Returns the page of a game that is over."""
    staged = finished(people.url)
    page = people.arrive(f"/mesa/{staged.table}", cookie=staged.cookies[0])
    page.locator(".banner").first.wait_for()
    return page


def stand(page: Page, at: int, total: int) -> None:
    """Waits until a moment of the game is shown."""
    expect(page.locator(".replay")).to_contain_text(say("es", "read-replay-move", at=at, total=total))


def told(page: Page) -> int:
    """Returns how many lines the chronicle has."""
    return page.locator("[data-log] li").count()


def test_a_finished_game_is_stepped_through_forward_and_back(people: People):
    page = ended(people)
    whole = told(page)
    page.get_by_role("button", name=say("es", "read-end-review")).click()
    track = page.get_by_role("slider")
    total = int(track.get_attribute("max") or 0)
    assert total > 10

    page.get_by_role("button", name=say("es", "read-replay-first")).click()
    stand(page, 0, total)
    begun = told(page)
    assert begun < whole
    expect(page.locator("[data-ask]")).to_have_count(0)

    page.get_by_role("button", name=say("es", "read-replay-forward")).click()
    stand(page, 1, total)
    page.keyboard.press("ArrowRight")
    stand(page, 2, total)
    page.get_by_role("button", name=say("es", "read-replay-back")).click()
    stand(page, 1, total)
    page.keyboard.press("]")
    expect(page.locator(".replay")).not_to_contain_text(say("es", "read-replay-move", at=1, total=total))
    assert begun < told(page) < whole

    page.keyboard.press("Home")
    stand(page, 0, total)
    track.fill(str(total // 2))
    stand(page, total // 2, total)
    page.get_by_role("button", name=say("es", "read-replay-last")).click()
    stand(page, total, total)
    assert told(page) == whole
    page.get_by_role("button", name=say("es", "read-end-show")).click()
    expect(page.locator(".banner").first).to_be_visible()


def test_the_record_is_saved_and_proves_honest(people: People, tmp_path: Path):
    page = ended(people)
    with page.expect_download() as saving:
        page.get_by_role("link", name=say("es", "read-end-save")).click()
    record = tmp_path / saving.value.suggested_filename
    saving.value.save_as(record)
    assert record.suffix == ".jsonl"

    page.get_by_text(say("es", "read-end-proof")).click()
    digest = page.get_by_role("definition").last.inner_text()
    assert len(digest) == 64

    def check(file: Path) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "liza", "honest", str(file), "--promise", digest, "--lang", "en"]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    honest = check(record)
    assert honest.returncode == 0, honest.stderr
    lines = record.read_text(encoding="utf-8").splitlines()
    forged = tmp_path / "forged.jsonl"
    forged.write_text("\n".join([*lines[:8], *lines[9:]]) + "\n", encoding="utf-8")
    assert check(forged).returncode != 0


def test_the_rival_reads_the_same_end_in_another_language(people: People):
    staged = finished(people.url)
    page = people.arrive(f"/mesa/{staged.table}", cookie=staged.cookies[1], lang="en")
    banner = page.locator(".banner").first
    expect(banner).to_contain_text(say("en", "read-end-rematch"))
    expect(banner.get_by_role("table")).to_be_visible()
    mine = ended(people).locator(".banner").first
    assert banner.locator("header a").inner_text() == mine.locator("header a").inner_text(), "the same clause decides"
