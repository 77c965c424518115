"""The first page that anybody loads."""

from __future__ import annotations

import gzip

import httpx2

from tests.browser.people import People

MOST = 150_000
"""Bytes of scripts, compressed."""


def test_a_newcomer_loads_little_before_the_games_are_there(people: People):
    page = people.arrive()
    page.locator("article").first.wait_for()
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    scripts = {address for address in loaded if address.endswith(".js")}
    sizes = {address: len(gzip.compress(httpx2.get(address).content)) for address in scripts}
    assert sizes and sum(sizes.values()) < MOST, sizes
