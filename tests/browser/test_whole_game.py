"""A whole game by two people: one reads Spanish on a desktop, the other English on a phone, with fingers alone."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import People
from tests.browser.playing import GLOWS, Finger, Player, play, say
from tests.browser.screens import MAPPED
from tests.browser.tables import alone_at_a_table, at_a_table_with_machines, two_at_a_table

CLAUSE = re.compile(r"^[A-Z]+-[\w.-]+$")
"""What a clause's id looks like."""
HASTY = {"resurgir": 0.5, MAPPED: 0.7}
"""Games in which much can be done each turn, so that people who do it all would never come to the end."""
NAMES = {"es": "Ana", "en": "Beth"}


def invite(page: Page, game: str) -> str:
    """Opens a table with an open seat through the form, and returns the link for a friend."""
    page.goto(f"/nueva/{game}")
    seat = page.get_by_role("group", name=say("es", "lobby-seat", number=2)).first
    seat.get_by_role("radio", name=say("es", "lobby-side-open")).check()
    page.get_by_label(say("es", "lobby-name"), exact=True).fill(NAMES["es"])
    page.get_by_role("button", name=say("es", "lobby-open")).click()
    page.get_by_role("button", name=say("es", "lobby-copy")).click()
    expect(page.get_by_role("button", name=say("es", "lobby-copied"))).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert link == page.get_by_label(say("es", "lobby-wait-link")).input_value()
    return link


def accept(page: Page) -> None:
    """Follows the link, and sits down under a name."""
    expect(page.get_by_role("heading", level=1)).to_contain_text(NAMES["es"])
    page.get_by_label(say("en", "lobby-name"), exact=True).fill(NAMES["en"])
    page.get_by_role("button", name=say("en", "lobby-join-enter")).click()


@pytest.mark.parametrize("game", ["inframundis", "bellum", "resurgir", MAPPED, "connect4"])
def test_two_people_play_to_the_end_in_two_languages_on_two_devices(people: People, game: str):
    ana = people.arrive()
    link = invite(ana, game)
    beth = people.arrive(link.removeprefix(people.url), lang="en", phone=True)
    accept(beth)
    for page, lang, rival in ((ana, "es", "Beth"), (beth, "en", "Ana")):
        page.locator(".table").wait_for()  # it begins by itself as soon as both are there
        assert page.locator("html").get_attribute("lang") == lang
        expect(page.locator(".seat.others")).to_contain_text(rival)

    hasty = HASTY.get(game, 0)
    play(Player(ana, Random(1), hasty), Finger(beth, Random(2), hasty))

    endings = []
    for page, lang in ((ana, "es"), (beth, "en")):
        banner = page.locator(".banner").first
        banner.wait_for()
        endings.append(banner.get_by_role("heading", level=2).inner_text())
        expect(banner).to_contain_text(say(lang, "read-end-proved"))
        expect(banner.get_by_role("button", name=say(lang, "read-end-review"))).to_be_visible()
        if game == "inframundis":
            expect(banner.locator("header").get_by_role("link").first).to_have_text(CLAUSE)
    assert endings[0] != endings[1]
    if game == "resurgir":
        assert_halves(ana, ",")
        assert_halves(beth, ".")


def assert_halves(page: Page, point: str) -> None:
    """Points counted in halves stand on the page as its reader writes them, and the ledger adds up to them."""
    halves, shown = page.evaluate(_POINTS)
    assert shown == [f"{half / 2:g}".replace(".", point) for half in halves]
    page.get_by_role("button", name=say("es" if point == "," else "en", "read-end-hide")).click()
    page.locator(".seat.own .counter.prize").click()
    totals = page.locator("dialog[open] .total .amount").all_inner_texts()
    # whoever has no points has no account of them
    assert [one for one in totals if one != "0"] == [one for one in shown if one != "0"]


_POINTS = """
() => {
  const [own, other] = [newest.seat, newest.seats.find((one) => one.seat !== newest.seat).seat];
  const points = (seat) => newest.seats.find((one) => one.seat === seat).counters.find((one) => one.role === "points");
  const text = (seat) => document.querySelector(`[data-handle="points:${seat}"] .value`).textContent;
  return [[own, other].map((seat) => points(seat).value), [own, other].map(text)];
}
"""


def test_one_person_plays_the_computer_through_the_stages_of_a_game(people: People):
    page = alone_at_a_table(people, "resurgir")
    play(Player(page, Random(3)), until=lambda: bool(page.evaluate("newest.round >= 3")))
    now = page.locator("main .stage[aria-current=step]")
    expect(now).to_have_count(1)
    expect(now).to_contain_text(str(page.evaluate("newest.round")))


def test_two_people_and_two_computer_players_play_on_a_map(people: People):
    pages = at_a_table_with_machines(people, MAPPED, 2, options={"round_limit": "10"})
    for page in pages:
        expect(page.locator(".chip")).to_have_count(4)
    players = [Player(page, Random(place), HASTY[MAPPED]) for place, page in enumerate(pages)]
    play(*players, until=lambda: bool(pages[0].evaluate("newest.round >= 3")))
    for page in pages:
        assert page.evaluate("newest.seats.length") == 4
        machines = page.get_by_role("region", name=say("es", "board-computer"))
        expect(machines).to_have_count(2)


class Witness(Player):
    """Compares what glows with what the server offers, whenever nothing is picked."""

    compared = 0

    def step(self, patience: float = 0) -> bool:
        """Looks, and then does one thing."""
        seen = self.look(patience)
        if seen["glows"] and self.page.locator(".picked").count() == 0:
            offered, glowing, marked = self.page.evaluate(_COMPARE, GLOWS)
            assert glowing == offered
            assert not set(marked) & set(offered), "what can't be used is told so"
            self.compared += 1
        return super().step(patience)


_COMPARE = """
(glows) => {
  const handles = (found) => [...new Set([...found].map((one) => one.closest("[data-handle]").dataset.handle))].sort();
  const firsts = newest.options.map((one) => one.things[0]).filter(Boolean);
  return [
    [...new Set(firsts)].sort(),
    handles(document.querySelectorAll(glows)),
    handles(document.querySelectorAll("[data-handle][aria-disabled=true]")),
  ];
}
"""


def test_what_glows_is_what_the_server_offers(people: People):
    witnesses = [Witness(page, Random(place)) for place, page in enumerate(two_at_a_table(people))]

    def enough() -> bool:
        compared = sum(one.compared for one in witnesses)
        return compared >= 25 or (compared >= 8 and all(one.look()["over"] for one in witnesses))

    play(*witnesses, until=enough)
