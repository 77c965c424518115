"""The sheet of a battle: who may read it, what of it is printed, and a player's report written on the page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.campaigning import Campaign
from tests.browser.people import People
from tests.browser.playing import say
from tests.browser.screens import fought
from tests.browser.serving import Server
from tests.browser.staging import Guest


def paper(people: People, played: Campaign, guest: Guest) -> Page:
    """Returns the sheet of the first battle, in the browser of a guest."""
    return people.arrive(f"/mesa/{played.table}/hoja/1", cookie=guest.cookie)


def test_a_sheet_is_printed_with_both_sides_and_nothing_else(people: People, server: Server):
    played, writer = fought(server.url)
    page = people.arrive(f"/mesa/{played.table}", cookie=writer.cookie)
    page.get_by_role("link", name=say("es", "sheet-print-link")).click()
    expect(page.locator("main table")).to_have_count(2)
    rows = page.locator("main tbody tr")
    assert rows.count() == 26, "thirteen of each side"
    expect(page.get_by_role("button", name=say("es", "post-print"))).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name=say("es", "post-print"))).to_be_hidden()
    expect(page.get_by_role("link", name=say("es", "post-to-table"))).to_be_hidden()
    expect(rows.last).to_be_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('main')).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.querySelector('main')).color") == "rgb(0, 0, 0)"
    assert 1 <= page.pdf(format="A4").count(b"/Type /Page\n") <= 3


def test_a_sheet_is_for_who_fights_and_who_presides(people: People, server: Server):
    played, _ = fought(server.url)
    for guest in (played.ana, played.bruno, played.olga):
        expect(paper(people, played, guest).locator("main table")).to_have_count(2)
    expect(paper(people, played, Guest(server.url, "Carla")).locator("main table")).to_have_count(0)


def test_a_report_is_written_on_the_page_and_what_is_impossible_is_refused(people: People, server: Server):
    played = Campaign(server.url)
    writing = played.go_on(lambda view: any(one["sheet"] and one["sheet"]["writes"] for one in view["clashes"]))
    writer = played.guest(writing["seat"])
    reader = played.bruno if writer is played.ana else played.ana
    page = people.arrive(f"/mesa/{played.table}", cookie=writer.cookie)
    fields = page.locator(".desk table input")
    for at, lost in enumerate(("3", "4", "5")):
        fields.nth(at).fill(lost)
    fields.nth(3).fill("26")
    fields.nth(3).press("Tab")
    expect(page.get_by_text("CAM-batalla-6").first).to_be_visible()
    page.locator(".desk table select").first.select_option("preso")
    page.locator(".desk table select").last.select_option(index=2)
    expect(page.locator(".sheet")).to_have_attribute("aria-busy", "false")
    page.get_by_role("button", name="Los demás, sin bajas").first.click()
    for at, lost in enumerate(("3", "4", "5", "0")):
        expect(fields.nth(at)).to_have_value(lost)
    page.get_by_role("button", name="Enviar el parte").first.click()

    other = people.arrive(f"/mesa/{played.table}", cookie=reader.cookie)
    expect(other.locator(".desk tbody tr td").nth(2)).to_have_text("4")
    other.get_by_role("button", name="Rechazar el parte").click()
    expect(fields.first).to_have_value("3")
