"""The application as tests talk to it: without a network, with a database of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient

from liza.table.app import create_app
from liza.table.settings import Settings

MANY = 1_000_000


def settings(folder: Path, **changed: Any) -> Settings:
    """Settings for a test: a fresh database, a page that is built, no waiting, and nothing that limits."""
    static = folder / "static"
    if not static.exists():
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("<!doctype html><title>mesa</title>", "utf-8")
        (static / "assets" / "index-abc123.js").write_text("export {};", "utf-8")
        (static / "icons.json").write_text('{"lion": "<path fill=\\"currentColor\\" d=\\"M0 0\\"/>"}', "utf-8")
    usual: dict[str, Any] = {
        "database": str(folder / "table.db"),
        "static": static,
        "pause": 0.0,
        "thinkers": 1,
        "request_burst": MANY,
        "change_burst": MANY,
    }
    return Settings(**{**usual, **changed})


@contextmanager
def opened(chosen: Settings, **more: Any) -> Iterator[TestClient]:
    """A browser's stand-in at an open application; it keeps its cookies."""
    with TestClient(create_app(chosen), **more) as client:
        yield client


def another(client: TestClient) -> TestClient:
    """Somebody else at the same application, in the same event loop."""
    other = TestClient(client.app)
    other.portal = client.portal
    return other
