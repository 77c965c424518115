"""What the browser tests stand on: a server, people with a browser each, and ears for everything that goes wrong."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.people import Ears, People
from tests.browser.serving import Server

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
FLAGS = [
    "--no-sandbox",  # without it Chromium refuses to run as root
    "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-default-apps", "--disable-extensions",
    "--metrics-recording-only", "--no-default-browser-check", "--disable-dev-shm-usage",
    "--disable-features=OptimizationHints,MediaRouter,Translate,DialMediaRouteProvider",
    "--js-flags=--single-threaded",  # the cores are taken: helpers of the script engine only get in the way
]  # fmt: skip


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's own Chromium: Playwright's would have to be downloaded."""
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of all tests that do not kill it."""
    with Server(tmp_path_factory.mktemp("table")) as started:
        yield started


@pytest.fixture
def ears() -> Iterator[Ears]:
    """Hears what every page complains about; a test fails on anything that it has not expected."""
    ears = Ears()
    yield ears
    assert ears.unexpected() == []


@pytest.fixture
def people(browser: Browser, server: Server, ears: Ears) -> Iterator[People]:
    """People with a browser each, at the server of all tests."""
    with People(browser, server.url, ears) as people:
        yield people
