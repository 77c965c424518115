"""Plays through the page as a person does: by what glows and by the buttons. It knows no rule of any game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from liza.toolkit.text import Words

WORDS = Words.of("liza.table")
MOST = 900
"""Answers after which a game should have ended."""

GLOWS = ", ".join(
    (
        ".card.playable .face",
        ".card.target .face",
        ".chip.playable",
        ".chip.target",
        ".counter.target",
        ".cell.usable",
        ".zone > .place",
    )
)
"""What can be pointed at, as the board shows it."""
ANSWERS = "[data-ask] .button.plain:not(:has(kbd)):not(:has(svg))"
"""Answers that are buttons; those with a sign or a key lead back, or skip."""
MAIN = "[data-ask] .button.main"
WORDED = ".text-board .options ul:not(:has(svg)) .button"
"""Every answer on the board in words."""
WATCH = """
(() => {
  // How many answers are under way: sent, and neither refused nor followed by a newer view of their seat.
  const open = new Map();
  window.underWay = () => open.size;
  window.ended = false;
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      window.line = this;
      this.addEventListener("message", (event) => {
        const { type, seat, version } = JSON.parse(event.data);
        window.ended ||= type === "over";
        if (type === "refused" || (type === "view" && version > (open.get(seat) ?? version))) open.delete(seat);
      });
      this.addEventListener("close", () => open.clear());
    }
    send(data) {
      const { type, seat, version } = JSON.parse(data);
      if (type === "act") open.set(seat, version);
      super.send(data);
    }
  };
})();
"""
"""Set before a page's own scripts, so that a test knows without guessing when an answer has been dealt with."""

_SETTLED = """
async ([glows, answers, main, worded, patience]) => {
  const count = (selector) => document.querySelectorAll(selector).length;
  const look = () => ({
    over: window.ended,
    glows: count(glows), answers: count(answers), main: count(main), worded: count(worded),
  });
  const end = performance.now() + patience;
  for (;;) {
    await new Promise((done) => setTimeout(done, 4));
    const seen = look();
    const asked = seen.glows + seen.answers + seen.main + seen.worded > 0;
    if (window.underWay() === 0 && (asked || seen.over)) return seen;
    if (performance.now() > end) return seen;
  }
}
"""


def say(lang: str, message: str, **args: str | int) -> str:
    """Returns what the page says, from its own texts."""
    return WORDS.say(lang, message, **args)


class Player:
    """A person at a table's page who does any of the things that can be done.

    Args:
        page: shows the table.
        chooser: chance.
    """

    def __init__(self, page: Page, chooser: Random) -> None:
        self.page = page
        self.chooser = chooser
        self.answers = 0

    def look(self, patience: float = 0) -> dict[str, Any]:
        """Returns what the page offers, once there is anything to be done, or so many seconds have passed."""
        asked: dict[str, Any] = self.page.evaluate(_SETTLED, [GLOWS, ANSWERS, MAIN, WORDED, 1000 * patience])
        return asked

    def step(self, patience: float = 0) -> bool:
        """Does one thing; returns whether there was anything to be done."""
        seen = self.look(patience)
        if seen["over"]:
            return False
        ways = self.ways(seen)
        if not ways:
            return False
        self.chooser.choice(ways)()
        self.answers += 1
        return True

    def ways(self, seen: dict[str, Any]) -> list[Callable[[], None]]:
        """Returns everything that could be done now."""
        found = {GLOWS: seen["glows"], ANSWERS: seen["answers"], MAIN: seen["main"], WORDED: seen["worded"]}
        return [self._press(selector, place) for selector, count in found.items() for place in range(count)]

    def press(self, thing: Locator) -> None:
        """Presses something."""
        # What a pointer rests on may tell of itself, and cover what is to be pressed next.
        self.page.mouse.move(2, 2)
        thing.click()

    def _press(self, selector: str, place: int) -> Callable[[], None]:
        return lambda: self.press(self.page.locator(selector).nth(place))


def play(*players: Player, until: Callable[[], bool] | None = None) -> None:
    """Lets people at one table play until the game is over, or something has come true."""
    idle = 0
    while until is None or not until():
        moved = [player.step(0.05) for player in players]
        idle = 0 if any(moved) else idle + 1
        if not any(moved) and all(player.look()["over"] for player in players):
            assert until is None, "the game was over before"
            return
        assert idle < 200, "nobody can do anything, and the game is not over"
        assert sum(player.answers for player in players) < MOST * len(players), "the game does not end"
