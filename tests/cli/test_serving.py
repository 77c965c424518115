"""`serve` and `openapi` as commands: what they pass on and print, and what they say when something is missing."""

from __future__ import annotations

import json
import subprocess
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from liza.cli import serving
from liza.table import serve
from liza.table.serve import ServeTrouble
from liza.table.settings import Settings
from liza.table.store import StoreError
from tests.cli.conftest import Liza

ADDRESSES = ["http://127.0.0.1:8000", "http://192.0.2.7:8000"]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """Note with which settings a server would run, instead of running it."""
    found: list[Settings] = []

    def run(settings: Settings, ready: Callable[[list[str]], None]) -> None:
        found.append(settings)
        ready(ADDRESSES)

    monkeypatch.setattr(serve, "run", run)
    return found


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note what would be opened in a browser."""
    found: list[str] = []
    monkeypatch.setattr(webbrowser, "open", found.append)
    return found


def test_the_usual_server_is_for_this_machine(liza: Liza, served: list[Settings]):
    liza("serve")
    (settings,) = served
    assert (settings.host, settings.port, settings.database, settings.log) == ("127.0.0.1", 8000, "", "console")
    assert not settings.compress


def test_what_is_asked_for_is_passed_on(liza: Liza, served: list[Settings]):
    origins = ["--origin", "https://a.example/", "--origin", "https://b.example"]
    liza("serve", "--port", "9", "--host", "0.0.0.0", "--db", "x.db", "--log", "json", *origins)
    (settings,) = served
    assert (settings.host, settings.port, settings.database, settings.log) == ("0.0.0.0", 9, "x.db", "json")
    assert settings.origins == ("https://a.example", "https://b.example")


@pytest.mark.parametrize(
    ("args", "compress"),
    [
        (["--host", "localhost"], False),
        (["--host", "::1"], False),
        (["--host", "0.0.0.0"], True),
        (["--host", "table.example"], True),
        (["--compress"], True),
        (["--host", "0.0.0.0", "--no-compress"], False),
    ],
)
def test_messages_are_compressed_where_a_cable_is_between(
    liza: Liza, served: list[Settings], args: list[str], compress: bool
):
    liza("serve", *args)
    assert served[0].compress is compress


def test_every_address_is_printed_and_the_end_is_told(liza: Liza, served: list[Settings]):
    said = liza("serve", "--lang", "en").output
    assert all(address in said for address in ADDRESSES)
    assert said.index("Ctrl+C") < said.index("The table is closed.")


def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("", "utf-8")
    usual = Settings.__init__

    def init(self: Settings, **more: Any) -> None:
        usual(self, static=tmp_path, **more)

    monkeypatch.setattr(Settings, "__init__", init)


def test_a_browser_is_opened_where_somebody_sits(
    liza: Liza, served: list[Settings], shown: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    built(monkeypatch, tmp_path)
    monkeypatch.setattr(serving, "_can_show", lambda: True)
    liza("serve", "--no-open")
    assert shown == []
    liza("serve")
    assert shown == [ADDRESSES[0]]


def test_a_page_that_is_not_built_is_told_and_not_opened(
    liza: Liza, served: list[Settings], shown: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    built(monkeypatch, tmp_path)
    (tmp_path / "index.html").unlink()
    monkeypatch.setattr(serving, "_can_show", lambda: True)
    assert "make page" in liza("serve").output
    assert shown == []


@pytest.mark.parametrize(
    ("terminal", "display", "browser", "can"),
    [
        (True, ":0", True, True),
        (True, ":0", False, False),
        (False, ":0", True, False),
        (True, "", True, sys.platform != "linux"),
    ],
)
def test_a_browser_needs_a_terminal_and_a_screen(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, display: str, browser: bool, can: bool
):
    def get() -> None:
        if not browser:
            raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", get)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal, raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", display)
    assert serving._can_show() is can


@pytest.mark.parametrize("trouble", [ServeTrouble("serve-host", host="x"), StoreError("newer", "table.db")])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_server_that_can_not_start_says_why_in_one_line(
    liza: Liza, monkeypatch: pytest.MonkeyPatch, trouble: Exception, lang: str
):
    def run(settings: Settings, ready: object) -> None:
        raise trouble

    monkeypatch.setattr(serve, "run", run)
    said = liza("serve", "--lang", lang, code=1).output
    assert len(said.splitlines()) == 1 and "--" in said


def python(code: str, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code, *args], capture_output=True, text=True)


@pytest.mark.parametrize("command", ["serve", "openapi"])
def test_without_the_extra_the_table_says_what_to_install(command: str):
    ended = python("import sys; sys.modules['fastapi'] = None; import liza.cli; liza.cli.main()", command)
    assert ended.returncode == 1 and len(ended.stderr.splitlines()) == 1
    assert 'pip install "liza[table]"' in ended.stderr and "fastapi" in ended.stderr


def test_the_table_is_not_loaded_by_other_commands():
    code = "import sys, liza.cli; sys.exit(any(name in sys.modules for name in ('fastapi', 'sqlalchemy', 'uvicorn')))"
    assert python(code).returncode == 0


def test_the_schema_is_printed_as_it_is_kept(liza: Liza):
    printed = liza("openapi").output
    assert printed.endswith("}\n") and json.loads(printed)["info"]["title"] == "liza"


@pytest.mark.parametrize("args", [["--port", "70000"], ["--port", "x"], ["--log", "xml"]])
def test_what_can_not_be_is_told(liza: Liza, served: list[Settings], args: list[str]):
    assert args[0] in liza("serve", *args, code=2).output
    assert served == []
