"""Plays through the page as a person does: by what glows and by the buttons. It knows no rule of any game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page

from liza.toolkit.text import Words

WORDS = Words.of("liza.table")
MOST = 900
"""Answers after which a game should have ended."""
PAUSE = 20
"""Milliseconds between two looks when nobody can do anything."""
MISSES, MOMENT = 6, 200
"""So many presses in a row that do nothing are a fault, with so many milliseconds between them, more each time."""
PATIENCE = 1000
"""Looks after which somebody should have something to do."""

GLOWS = ", ".join(
    (
        ".card.playable .face",
        ".card.target .face",
        ".chip.playable",
        ".chip.target",
        ".counter.target",
        ".cell.usable",
        ".zone > .place",
        ".rank > .place",
        ".link.usable",
        ".tab.usable",
        "dialog[open] .pile .usable",
        ".stores .choose .button",
        ".space.usable",
        ".piece.usable",
    )
)
"""What can be pointed at, as the board shows it."""
ANSWERS = "[data-ask] .button.plain:not(:has(kbd)):not(:has(svg)), [data-offers] .button"
"""Answers that are buttons; those with a sign or a key lead back, or skip."""
MAIN = "[data-ask] .button.main"
WORDED = ".text-board .options ul:not(:has(svg)) .button"
"""Every answer on the board in words."""
PEEKED = ".reason .peek ~ .buttons .button.main"
"""What uses a card of the phone's hand, once it is shown."""
WATCH = """
(() => {
  // How many answers are under way: sent, and neither refused nor followed by a newer view of their seat.
  const open = new Map();
  window.underWay = () => open.size;
  // A dialog has the pointer and the keys to itself.
  window.reachable = (selector) => {
    const dialog = document.querySelector("dialog[open]");
    const free = [...document.querySelectorAll(selector)].filter((one) => dialog === null || dialog.contains(one));
    return free.filter(seen);
  };
  // What is folded away can't be pressed, nor what a map has moved out of its window or covered with something else.
  const seen = (one) => {
    if (!one.checkVisibility()) return false;
    const window = one.closest("[data-map] .window");
    if (window === null) return true;
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  window.clicks = 0;
  addEventListener("click", () => window.clicks++, true);
  window.acts = 0;
  window.views = 0;
  window.ended = false;
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      window.line = this;
      this.addEventListener("message", (event) => {
        const { type, seat, version, view } = JSON.parse(event.data);
        if (view) window.newest = view;
        window.views += type === "view";
        window.ended ||= type === "over";
        if (type === "refused" || (type === "view" && version > (open.get(seat) ?? version))) open.delete(seat);
      });
      this.addEventListener("close", () => open.clear());
    }
    send(data) {
      const { type, seat, version } = JSON.parse(data);
      if (type === "act") open.set(seat, version);
      window.acts += type === "act";
      super.send(data);
    }
  };
})();
"""
"""Set before a page's own scripts, so that a test knows without guessing when an answer has been dealt with."""

_SETTLED = """
async ([glows, answers, main, worded, patience]) => {
  const count = (selector) => reachable(selector).length;
  const look = () => ({
    over: window.ended,
    glows: count(glows), answers: count(answers), main: count(main), worded: count(worded),
  });
  const end = performance.now() + patience;
  const idle = ({ over, ...rest }) => !over && Object.values(rest).every((one) => one === 0);
  // Who waits for others need not be waited for.
  if (patience === 0 && window.underWay() === 0) {
    const seen = look();
    if (idle(seen)) return seen;
  }
  for (;;) {
    const before = window.views;
    // A window may pass by itself: what is offered has to stay for a moment.
    await new Promise((done) => setTimeout(done, 20));
    const seen = look();
    const settled = window.underWay() === 0 && window.views === before;
    if ((settled && !idle(seen)) || seen.over) return seen;
    if (performance.now() > end) return { ...seen, glows: 0, answers: 0, main: 0, worded: 0 };
  }
}
"""


_SPOT = """
([selector, place]) => {
  const thing = reachable(selector)[place];
  if (thing === undefined) return null;
  thing.scrollIntoView({ block: "center", inline: "center" });
  const { left, top, width, height } = thing.getBoundingClientRect();
  // In a full hand each card covers a part of the one before.
  const spots = [0.5, 0.25, 0.1, 0.75].map((share) => [left + width * share, top + height / 2]);
  return spots.find(([x, y]) => thing.contains(document.elementFromPoint(x, y))) ?? spots[0];
}
"""

_STAND = """
() => ({
  asks: document.querySelector("[data-ask]")?.innerText,
  options: window.newest?.options.map((one) => [one.text, ...one.things]),
  underWay: window.underWay(),
  dialog: document.querySelector("dialog[open]")?.innerText,
})
"""

_PRESSED = """
([selector, place]) => {
  const told = (one) => one?.getAttribute("aria-label") ?? one?.outerHTML.slice(0, 300);
  const thing = reachable(selector)[place];
  const { left, top, width, height } = thing?.getBoundingClientRect() ?? {};
  const there = thing && document.elementFromPoint(left + width / 2, top + height / 2);
  return [told(thing), left, top, width, height, told(there), document.querySelector("[data-ask]")?.innerText];
}
"""
"""What was pressed, what lies over its middle, and what is asked."""

_PULSE = """
() => {
  const picked = [...document.querySelectorAll(".picked [data-handle], .picked[data-handle]")];
  return JSON.stringify([window.acts, window.views, picked.map((one) => one.dataset.handle)]);
}
"""
"""What changes when something is done: answers sent, views received, things picked."""


def say(lang: str, message: str, **args: str | int) -> str:
    """Returns what the page says, from its own texts."""
    return WORDS.say(lang, message, **args)


class Player:
    """A person at a table's page who does any of the things that can be done.

    Args:
        page: shows the table.
        chooser: chance.
        hasty: how likely they give the main answer, where there is one, without looking at others: that ends turns.
    """

    def __init__(self, page: Page, chooser: Random, hasty: float = 0) -> None:
        self.page = page
        self.chooser = chooser
        self.hasty = hasty
        self.deeds = 0
        self._missed = 0

    def look(self, patience: float = 0) -> dict[str, Any]:
        """Returns what the page offers, once there is anything to be done, or so many seconds have passed."""
        seen: dict[str, Any] = self.page.evaluate(_SETTLED, [GLOWS, ANSWERS, MAIN, WORDED, 1000 * patience])
        return seen

    def step(self, patience: float = 0) -> bool:
        """Does one thing; returns whether there was anything to be done."""
        seen = self.look(patience)
        kinds = {GLOWS: seen["glows"], ANSWERS: seen["answers"], MAIN: seen["main"], WORDED: seen["worded"]}
        ways = [(selector, place) for selector, count in kinds.items() for place in range(count)]
        if not ways and not seen["over"] and self.page.locator("dialog[open]").count():
            # The table may change between a look and a press, and the press open something else: that is closed again.
            self.page.keyboard.press("Escape")
            return True
        if seen["over"] or not ways:
            return False
        hurries = seen["main"] and self.chooser.random() < self.hasty
        selector, place = (MAIN, 0) if hurries else self.chooser.choice(ways)
        before = self.page.evaluate(_PULSE)
        self.press(selector, place)
        missed = self.page.evaluate(_PULSE) == before
        self._missed = self._missed + 1 if missed else 0
        # A page that has just lost its connection, or plays back what others did, takes nothing for a moment.
        self.page.wait_for_timeout(MOMENT * self._missed)
        assert self._missed < MISSES, f"pressing does nothing: {self.page.evaluate(_PRESSED, [selector, place])}"
        self.deeds += 1
        return True

    def stand(self) -> Any:
        """Returns what is asked on this page and what can be answered, for whoever reads of a failure."""
        return self.page.evaluate(_STAND)

    def press(self, selector: str, place: int) -> None:
        """Presses a thing where it can be seen, if it is still there, with whatever this person's device has."""
        spot = self.page.evaluate(_SPOT, [selector, place])
        if spot is not None:
            # What a pointer rests on may tell of itself, and cover what is to be pressed next.
            self.page.mouse.move(2, 2)
            self.page.mouse.click(*spot)


class Finger(Player):
    """The same with a finger. On a phone a card of the hand is shown before it is used."""

    def __init__(self, page: Page, chooser: Random, hasty: float = 0) -> None:
        super().__init__(page, chooser, hasty)
        # A mouse pressed the buttons so far: left where it was, it would hover over whatever comes to lie there.
        page.mouse.move(2, 2)

    def press(self, selector: str, place: int) -> None:
        """Taps on a thing where it can be seen, and on the button of what is shown of it."""
        self._tap(selector, place)
        self._tap(PEEKED, 0)

    def _tap(self, selector: str, place: int) -> None:
        spot = self.page.evaluate(_SPOT, [selector, place])
        if spot is not None:
            clicks = self.page.evaluate("clicks")
            self.page.touchscreen.tap(*spot)
            # the browser makes a click of it in its own time
            self.page.wait_for_function("before => clicks > before", arg=clicks)


def play(*players: Player, until: Callable[[], bool] | None = None) -> None:
    """Lets people at one table play until the game is over, or something has come true."""
    idle = 0
    while until is None or not until():
        steps = [player.step() for player in players]
        moved = any(steps)
        idle = 0 if moved else idle + 1
        if idle:
            players[0].page.wait_for_timeout(PAUSE)
        if idle and all(player.look()["over"] for player in players):
            assert until is None or until(), "the game was over before"
            return
        stands = [player.stand() for player in players] if idle == PATIENCE else []
        assert idle < PATIENCE, f"nobody can do anything, and the game is not over: {stands}"
        assert sum(player.deeds for player in players) < MOST * len(players), "the game does not end"
