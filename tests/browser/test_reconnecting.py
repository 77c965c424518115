"""A page that is reloaded, goes offline or is opened twice shows what is asked, and what was begun."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.people import Ears, People
from tests.browser.playing import GLOWS, Player, say
from tests.browser.staging import Staged, View
from tests.browser.tables import GAME, two_at_a_table


def is_draft(view: View) -> bool:
    """An answer of several parts has been begun, and there is nothing else that joins things."""
    return bool(view["links"]) and all(not one["fixed"] and one["owner"] == view["seat"] for one in view["links"])


def asked(page: Page) -> list[str]:
    """Returns what is asked, and every answer that is offered."""
    page.locator("[data-ask].asked").wait_for()
    return [page.locator("[data-ask]").inner_text(), *page.locator(GLOWS).evaluate_all("all => all.map(String)")]


def test_a_reload_in_the_middle_of_a_choice_keeps_the_question_and_the_draft(people: People):
    staged = Staged(people.url, GAME, is_draft)
    page = people.arrive(f"/mesa/{staged.table}", cookie=staged.cookies[0])
    before, drafted = asked(page), page.locator(".preview .pair").count()
    assert drafted > 0
    page.reload()
    assert asked(page) == before
    assert page.locator(".preview .pair").count() == drafted
    rival = people.arrive(f"/mesa/{staged.table}", cookie=staged.cookies[1])
    rival.locator(".table").wait_for()
    assert rival.locator(".preview .pair").count() == 0, "a draft is nobody else's business"


def test_what_happens_meanwhile_is_there_when_the_line_is_back(people: People, ears: Ears):
    ears.expect("ERR_INTERNET_DISCONNECTED|WebSocket connection to .* failed")
    ana, bruno = two_at_a_table(people, "connect4")
    ana.locator(".cell.usable").first.click()
    bruno.locator(".cell.usable").first.wait_for()
    # A lost line closes no socket by itself in this browser: the page has to notice, or be told.
    ana.context.set_offline(True)
    ana.evaluate("line.close()")
    expect(ana.locator("[data-ask]")).to_contain_text(say("es", "board-offline"))
    expect(ana.locator("[data-ask] .button")).to_have_count(0)  # nothing is offered that would not be sent
    bruno.locator(".cell.usable").nth(3).click()
    expect(bruno.locator("[data-ask]")).to_contain_text("Ana")
    ana.context.set_offline(False)
    ana.locator(".cell.usable").first.wait_for()
    expect(ana.locator(".cell svg")).to_have_count(2)


def test_two_tabs_of_one_seat_follow_each_other(people: People):
    ana, bruno = two_at_a_table(people, "connect4", "es en")
    other = ana.context.new_page()
    other.goto(ana.url)
    other.locator(".cell.usable").first.wait_for()
    ana.locator(".cell.usable").first.click()
    for page in (ana, other, bruno):
        expect(page.locator(".cell svg")).to_have_count(1)
    expect(other.locator(".cell.usable")).to_have_count(0)
    bruno.locator(".cell.usable").first.click()
    other.locator(".cell.usable").nth(2).click()
    for page in (ana, other, bruno):
        expect(page.locator(".cell svg")).to_have_count(3)
    expect(bruno.get_by_role("heading", level=1)).not_to_have_text(ana.get_by_role("heading", level=1).inner_text())


def test_an_answer_to_an_old_view_is_refused_and_nothing_happens(people: People):
    ana, _ = two_at_a_table(people, "connect4")
    # As from a tab that has slept: the page itself would never send it.
    ana.evaluate("line.send(JSON.stringify({ type: 'act', seat: 'south', version: 0, text: 'drop a' }))")
    expect(ana.get_by_role("alert")).to_be_visible()
    expect(ana.locator(".cell svg")).to_have_count(0)
    play_on = Player(ana, Random(1))
    assert play_on.step(1)
    expect(ana.locator(".cell svg")).to_have_count(1)
    expect(ana.get_by_role("alert")).to_have_count(0)
