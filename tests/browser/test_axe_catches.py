"""The negative control: what axe must find, on a page with known faults, in the same way as everywhere else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.axe import COLOURS, violations
from tests.browser.people import People

FAULTS = {
    "button-name": "<button></button>",
    "image-alt": "<img src='data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'>",
    "color-contrast": "<p style='color: #999999; background: #aaaaaa'>Words that can hardly be read</p>",
    "label": "<input>",
    "target-size": (
        "<div style='width: 40px'><button style='width: 9px; height: 9px; padding: 0' aria-label='a'></button>"
        "<button style='width: 9px; height: 9px; padding: 0' aria-label='b'></button></div>"
    ),
}


def shown(people: People, body: str) -> Page:
    """Returns a page with something of ours on it, without the policy of the real pages."""
    page = people.arrive("/acerca")
    head = "<html lang='es'><title>x</title><link rel='icon' href='data:,'>"
    page.route("**/control", lambda route: route.fulfill(body=f"{head}<main>{body}</main>", content_type="text/html"))
    page.goto("/control")
    return page


@pytest.mark.parametrize("rule", FAULTS)
def test_a_known_fault_is_reported(people: People, rule: str):
    assert {line.partition(":")[0] for line in violations(shown(people, FAULTS[rule]))} == {rule}


def test_a_fault_of_colours_is_found_by_the_rules_for_colours(people: People):
    page = shown(people, FAULTS["color-contrast"] + FAULTS["button-name"])
    assert {line.partition(":")[0] for line in violations(page, COLOURS)} == {"color-contrast"}


def test_a_page_without_fault_is_not_reported(people: People):
    assert violations(shown(people, "<h1>Hola</h1><button>Vale</button>")) == []


def test_a_page_error_and_a_console_error_are_heard(people: People):
    page = shown(people, "<h1>Hola</h1>")
    page.evaluate("() => { console.error('badly said'); setTimeout(() => { throw new Error('badly done') }) }")
    page.wait_for_timeout(100)
    heard = "\n".join(people.ears.unexpected())
    assert "badly said" in heard and "badly done" in heard
    people.ears.expect("badly")
