"""A whole game against the computer without ever touching the mouse, with the hints of a first game; and in words."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.people import People
from tests.browser.playing import MAIN, Player, play, say
from tests.browser.tables import two_at_a_table

FARTHEST = 80
"""Presses of a key within which everything is to be reached."""

_WHERE = """
([selector, place]) => {
  const thing = reachable(selector)[place];
  const here = document.activeElement;
  if (thing === undefined || here === thing) return { there: here === thing, gone: thing === undefined };
  // Inside a group with one stop of the Tab key the arrows lead on.
  let group = null;
  if (thing.tabIndex < 0) {
    for (group = thing.parentElement; !group.querySelector("[tabindex='0']"); ) group = group.parentElement;
  }
  const [from, to] = [here, thing].map((one) => one.getBoundingClientRect());
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  const arrows = [dx > 0 ? "ArrowRight" : "ArrowLeft", dy > 0 ? "ArrowDown" : "ArrowUp"];
  if (Math.abs(dx) <= Math.abs(dy)) arrows.reverse();
  const at = here.dataset.handle ?? (here.getAttribute("aria-label") || here.innerText || here.tagName).slice(0, 40);
  const inside = group?.contains(here);
  const around = inside ? ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] : ["Tab"];
  return { there: false, gone: false, keys: inside ? arrows : ["Tab"], around, at };
}
"""

_TOLD = """
([selector, place]) => [reachable(selector)[place], document.activeElement].map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [one.outerHTML.slice(0, 300), one.parentElement.outerHTML.slice(0, 200), left, top, width, height];
})
"""
"""What was to be reached, and where the keyboard is."""


class Typist(Player):
    """Somebody who has a keyboard alone."""

    def press(self, selector: str, place: int) -> None:
        """Goes to a thing with Tab and the arrows, and uses it; sometimes takes a shorter way."""
        if selector == MAIN and self.chooser.random() < 0.5 and self._on_card_or_ask():
            self.page.keyboard.press("Space")
        elif self.reach(selector, place):
            self.page.keyboard.press("Enter")

    def reach(self, selector: str, place: int) -> bool:
        """Walks to a thing; returns whether it was still there."""
        way: list[str] = []
        for _ in range(FARTHEST):
            where = self.page.evaluate(_WHERE, [selector, place])
            if where["there"] or where["gone"]:
                return bool(where["there"])
            # What lies askew may need the other arrow first, or a way around.
            steps = [f"{where['at']} {key}" for key in where["keys"]]
            step = next((one for one in steps if one not in way), "")
            astray = where["around"] if self.chooser.random() < 0.3 else where["keys"]
            key = step.rsplit(" ", 1)[1] if step else self.chooser.choice(astray)
            way.append(step or f"{where['at']} {key}")
            self.page.keyboard.press(key)
        told = self.page.evaluate(_TOLD, [selector, place])
        raise AssertionError(f"the keyboard does not lead to {told}, but: {way[-12:]}")

    def _on_card_or_ask(self) -> bool:
        return bool(self.page.evaluate("!document.activeElement.closest('button:not([data-handle]), a, dialog')"))


def begin_with_guide(page: Page) -> None:
    """Starts a first game from the entrance, by the keyboard alone."""
    start = page.get_by_role("button", name=say("es", "lobby-first-start"))
    start.wait_for()
    for _ in range(FARTHEST):
        page.keyboard.press("Tab")
        if start.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.locator("[data-ask].asked").wait_for()


def test_a_first_game_by_keyboard_alone(people: People):
    page = people.arrive()
    begin_with_guide(page)
    typist = Typist(page, Random(3))

    read = []

    def read_hints() -> bool:
        # the table may have gone on meanwhile, and the hint with it
        text = page.evaluate("document.querySelector('.hint .text')?.innerText ?? ''")
        if text:
            if typist.reach(".hint .button", 0):
                page.keyboard.press("Enter")
                read.append(text)
        return bool(page.evaluate("ended"))

    play(typist, until=read_hints)
    assert len(read) >= 2 and len(set(read)) == len(read), "each hint is given once"

    banner = page.locator(".banner").first
    banner.wait_for()
    expect(banner.get_by_role("heading", level=2)).to_be_focused()
    assert page.evaluate("!document.activeElement.matches('body')")


def test_hints_can_be_put_away_for_good(people: People):
    page = people.arrive()
    begin_with_guide(page)
    play(Player(page, Random(5)), until=lambda: page.locator(".hint").count() > 0)
    page.get_by_role("button", name=say("es", "board-hint-never")).click()
    expect(page.locator(".hint")).to_have_count(0)
    page.reload()
    page.locator("[data-ask].asked").wait_for()
    expect(page.locator(".hint")).to_have_count(0)


def no_dialog(page: Page) -> None:
    """Waits until no dialog has the keys to itself any more, and the page has been drawn without it."""
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("() => document.querySelector('dialog[open]') === null")
    page.wait_for_timeout(300)


def test_keys_are_told_and_lead_where_they_say(people: People):
    page = people.arrive()
    begin_with_guide(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=say("es", "read-keys"))).to_be_visible()
    page.keyboard.press("Escape")
    no_dialog(page)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    no_dialog(page)
    page.keyboard.press("l")
    expect(page.locator("[data-log]")).to_be_focused()


def test_what_happens_and_whose_turn_it_is_are_spoken(people: People):
    ana, bruno = two_at_a_table(people, "connect4")
    ana.locator(".cell.usable").first.click()
    bruno.locator(".cell.usable").first.wait_for()
    spoken = bruno.locator("[aria-live=assertive]")
    expect(spoken).to_have_text(say("es", "read-live-turn", ask=bruno.locator("[data-ask] .sentence").inner_text()))
    newest = bruno.locator("[data-log] li .line p").last.inner_text()
    expect(bruno.locator("[aria-live=polite]")).to_contain_text(newest)
    expect(ana.locator("[aria-live=assertive]")).to_have_text(spoken.inner_text())
    ana.evaluate("document.querySelectorAll('[aria-live] p').forEach(one => one.replaceChildren())")
    bruno.locator(".cell.usable").first.click()
    expect(ana.locator("[aria-live=assertive]")).to_have_text(spoken.inner_text())


def test_a_whole_game_on_the_board_in_words(people: People):
    page = people.arrive()
    page.get_by_role("button", name=say("es", "lobby-settings")).click()
    page.get_by_role("switch", name=say("es", "lobby-text-board")).click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("es", "lobby-first-start")).click()
    page.locator(".text-board").wait_for()
    play(Typist(page, Random(4)))
    expect(page.get_by_role("heading", name=say("es", "read-end"), exact=True)).to_be_visible()
