"""No fault by WCAG 2.2 AA, as far as axe can tell, on any screen and dialog, at both sizes; all colours at one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.browser.axe import COLOURS, violations
from tests.browser.people import Ears, People
from tests.browser.screens import EXPECTED, SCREENS, TWINS, Screen, Studio
from tests.browser.serving import Server

SMALLEST = ViewportSize(width=320, height=640)
"""What is left of a screen of 1280 at a zoom of 400 %, where all has to fit the width [WCAG 1.4.10]."""
JUDGED = [screen for screen in SCREENS if screen not in TWINS]
LOOKS = [("dark", "own"), ("light", "safe")]
"""Schemes, in the theme's colours and in those that colour-blind readers tell apart; the other two on the phone."""
PHONE_LOOKS = [("light", "own"), ("dark", "safe")]
"""A small screen has no other colours: every look of a screen is judged at one size."""
_WORN = "[document.documentElement.dataset.scheme, document.documentElement.dataset.colours ?? 'own']"
_TOO_WIDE = """
() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const held = (one) => {
    for (let box = one.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== "visible") return true;
    return false;
  };
  const wide = [...document.querySelectorAll("body *")].filter(
    (one) => one.getBoundingClientRect().right > clientWidth && !held(one),
  );
  const inmost = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)));
  return [scrollWidth, ...inmost.map((one) => one.cloneNode().outerHTML)];
}
"""
"""How wide the page is and what reaches out of the window, if it scrolls sideways."""
_DRESS = "([scheme, colours]) => Object.assign(document.documentElement.dataset, { scheme, colours })"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("screen", JUDGED, ids=[screen.__name__ for screen in JUDGED])
def test_no_fault(browser: Browser, server: Server, ears: Ears, screen: Screen, phone: bool):
    if screen in EXPECTED:
        ears.expect(EXPECTED[screen])
    with People(browser, server.url, ears) as people:
        page = screen(Studio(people, server.url, phone))
        assert violations(page) == []
        worn = tuple(page.evaluate(_WORN))
        looks = PHONE_LOOKS if phone else LOOKS
        for scheme, colours in [look for look in looks if look != worn]:
            page.evaluate(_DRESS, [scheme, colours])
            assert violations(page, COLOURS) == [], (scheme, colours)
        if phone:
            page.set_viewport_size(SMALLEST)
            # what is measured by scripts is laid out once more
            page.wait_for_timeout(100)
            wide = page.evaluate(_TOO_WIDE)
            assert not wide, f"it scrolls sideways: {wide}"
