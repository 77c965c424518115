"""No fault by WCAG 2.2 AA, as far as axe can tell, on any screen and dialog, at both sizes and in both schemes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import COLOURS, violations
from tests.browser.people import Ears, People
from tests.browser.screens import EXPECTED, SCREENS, Screen, Studio
from tests.browser.serving import Server


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("screen", SCREENS, ids=[screen.__name__ for screen in SCREENS])
def test_no_fault(browser: Browser, server: Server, ears: Ears, screen: Screen, phone: bool):
    if screen in EXPECTED:
        ears.expect(EXPECTED[screen])
    with People(browser, server.url, ears) as people:
        page = screen(Studio(people, server.url, phone))
        assert violations(page) == []
        other = page.evaluate("document.documentElement.dataset.scheme === 'dark' ? 'light' : 'dark'")
        page.evaluate("scheme => document.documentElement.dataset.scheme = scheme", other)
        assert violations(page, COLOURS) == [], other
