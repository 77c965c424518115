"""A table by correspondence in the browser: made, organised without playing, handed on, and answered with a reason."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Ears, People
from tests.browser.playing import say
from tests.browser.screens import GAME, choose, opened
from tests.browser.serving import Server
from tests.browser.staging import Guest


def test_an_organiser_makes_a_table_and_runs_it(people: People, server: Server, ears: Ears):
    olga = people.arrive(f"/nueva/{GAME}")
    olga.get_by_role("switch", name=say("es", "post-slow")).click()
    olga.get_by_label(say("es", "lobby-name"), exact=True).fill("Olga")
    for place in range(2):
        olga.get_by_role("radio", name=say("es", "lobby-side-open")).nth(place).check()
    olga.get_by_role("button", name=say("es", "lobby-open"), exact=True).click()
    table = olga.get_by_label(say("es", "lobby-wait-link")).input_value().rpartition("/")[2]
    expect(olga).to_have_url(f"{server.url}/mesa/{table}/organiza")
    for name in ("Ana", "Bruno"):
        Guest(server.url, name).join(table)
    expect(olga.get_by_role("button", name="Ana desde")).to_be_visible()

    choose(olga, "post-pause")
    opened(olga).get_by_label(say("es", "post-reason"), exact=True).fill("Agosto")
    olga.locator("dialog[open]").get_by_role("button", name=say("es", "post-pause"), exact=True).click()
    roster = olga.get_by_role("region", name=say("es", "post-tab-roster"))
    expect(roster.get_by_role("button", name=say("es", "post-resume"), exact=True)).to_be_visible()
    expect(olga.get_by_text("«Agosto»").first).to_be_visible()

    olga.get_by_role("button", name="Ana desde").click()
    choose(olga, "post-replace")
    opened(olga).get_by_label(say("es", "post-reason"), exact=True).fill("No contesta")
    olga.locator("dialog[open]").get_by_role("button", name=say("es", "post-replace-do"), exact=True).click()
    heir = olga.get_by_label(say("es", "post-heir-link")).input_value()

    carla = people.arrive(heir.removeprefix(server.url), cookie=_named(server.url, "Carla"))
    expect(carla.locator(".table")).to_be_visible()
    expect(roster.get_by_text("Carla", exact=True)).to_be_visible()
    expect(olga.get_by_label(say("es", "post-heir-link"))).to_have_value(heir)
    olga.keyboard.press("Escape")
    expect(
        olga.get_by_text(say("es", "post-deed-replaced", how="taken", after="Carla", before="")).first
    ).to_be_visible()


def test_an_organiser_takes_the_table_along_to_another_device(people: People, server: Server, ears: Ears):
    olga = Guest(server.url, "Olga")
    table = olga.create(GAME, [{"kind": "open"}] * 2, post={"hours": 24})
    first = people.arrive(f"/mesa/{table}/organiza", cookie=olga.cookie)
    choose(first, "post-own")
    link = opened(first).get_by_label(say("es", "post-own-link")).input_value()
    second = people.arrive(link.removeprefix(server.url), phone=True)
    expect(second).to_have_url(f"{server.url}/mesa/{table}/organiza")
    expect(second.get_by_role("button", name=say("es", "post-tab-roster"))).to_be_visible()


def _named(url: str, name: str) -> str:
    """Returns the cookie of a guest with a name."""
    return Guest(url, name).cookie
