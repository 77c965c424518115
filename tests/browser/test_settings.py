"""Settings: language, colours, movement; and when one is asked in windows."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.people import People
from tests.browser.playing import say
from tests.browser.staging import Staged, View
from tests.browser.tables import GAME, alone_at_a_table, two_at_a_table

ALIKE = {"Inframundis", "liza", "neutral"}
"""What is the same in both languages."""


def settings(page: Page, lang: str = "es") -> None:
    """Opens the settings."""
    page.get_by_role("button", name=say(lang, "lobby-settings")).click()


def test_the_language_changes_in_the_middle_of_a_game_and_is_kept(people: People):
    page = alone_at_a_table(people)
    asked = page.locator("[data-ask] .sentence").inner_text()
    settings(page)
    page.get_by_role("radio", name="English").check()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("[data-ask] .sentence")).not_to_have_text(asked)
    page.reload()
    expect(page.get_by_role("button", name=say("en", "board-menu"))).to_be_visible()
    expect(page.locator("[data-ask] .sentence")).not_to_have_text(asked)


def read(page: Page) -> set[str]:
    """Returns every line on the page, save what was spoken before."""
    page.evaluate("document.querySelectorAll('[aria-live] p').forEach(one => one.replaceChildren())")
    return set(page.locator("body").inner_text().splitlines())


def test_nothing_on_the_page_stays_in_the_other_language(people: People):
    page = alone_at_a_table(people)
    asked = page.locator("[data-ask] .sentence").inner_text()
    spanish = read(page)
    settings(page)
    page.get_by_role("radio", name="English").check()
    page.keyboard.press("Escape")
    expect(page.locator("[data-ask] .sentence")).not_to_have_text(asked)
    same = {line for line in spanish & read(page) if re.search(r"[a-záéíóúñ]{4}", line)}
    assert same <= ALIKE, "what people read is in their language"


def test_colours_are_chosen_and_kept(people: People):
    page = alone_at_a_table(people)
    root = page.locator("html")
    page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-scheme", "light")
    settings(page)
    page.get_by_role("radio", name=say("es", "lobby-scheme-dark")).check()
    page.get_by_role("switch", name=say("es", "lobby-safe")).click()
    expect(root).to_have_attribute("data-scheme", "dark")
    page.reload()
    expect(root).to_have_attribute("data-scheme", "dark")
    expect(root).to_have_attribute("data-colours", "safe")
    page.locator("[data-ask]").wait_for()
    accent = "getComputedStyle(document.documentElement).getPropertyValue('--accent').trim().toLowerCase()"
    assert page.evaluate(accent) == "#56b4e9"


def test_less_movement_is_the_systems_wish_or_a_setting(people: People):
    still = people.arrive(still=True)
    expect(still.locator("html")).to_have_attribute("data-motion", "less")
    page = people.arrive(still=False)
    expect(page.locator("html")).to_have_attribute("data-motion", "own")
    settings(page)
    page.get_by_role("switch", name=say("es", "lobby-still")).click()
    expect(page.locator("html")).to_have_attribute("data-motion", "less")


def is_window(view: View) -> bool:
    """A window in which the person is asked."""
    return bool(view["passing"])


def test_stops_are_seen_changed_kept_and_reset(people: People):
    ana, _ = two_at_a_table(people)
    ana.get_by_role("button", name=say("es", "board-stops"), exact=True).click()
    cells = ana.get_by_role("dialog").locator("td button")
    before = cells.evaluate_all("all => all.map(one => one.ariaPressed)")
    cells.first.click()
    expect(cells.first).to_have_attribute("aria-pressed", "false" if before[0] == "true" else "true")
    ana.reload()
    ana.get_by_role("button", name=say("es", "board-stops"), exact=True).click()
    expect(cells.first).to_have_attribute("aria-pressed", "false" if before[0] == "true" else "true")
    ana.get_by_role("button", name=say("es", "board-stops-usual")).click()
    expect(cells.first).to_have_attribute("aria-pressed", before[0])
    assert cells.evaluate_all("all => all.map(one => one.ariaPressed)") == before


def test_windows_are_passed_until_the_turn_ends_and_no_longer(people: People):
    staged = Staged(people.url, GAME, is_window)
    page = people.arrive(f"/mesa/{staged.table}", cookie=staged.cookies[0])
    rival = people.arrive(f"/mesa/{staged.table}", cookie=staged.cookies[1])
    page.locator("[data-ask].asked").wait_for()
    turn = page.locator("p.turn").inner_text()
    page.keyboard.press("f")
    expect(page.locator("[data-ask].asked").filter(has_text=say("es", "board-skip"))).to_have_count(0)
    for _ in range(60):
        if page.locator("p.turn").inner_text() != turn or page.locator("[data-ask].asked").count():
            break
        main = rival.locator("[data-ask].asked .button.main")
        if main.count():
            main.first.click()
        page.wait_for_timeout(30)
    expect(page.get_by_role("button", name=say("es", "board-skip-stop"))).to_have_count(0)
