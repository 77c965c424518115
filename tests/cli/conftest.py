"""A terminal for tests: nothing is kept outside the test's folder, and every message must exist."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from liza.cli import app
from liza.toolkit.text import Words

Liza = Callable[..., Result]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("LIZA_LANG", raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture
def liza() -> Liza:
    """Run the program with arguments and typed lines; what it prints is never a traceback."""

    def run(*args: str, typed: bytes | list[str] = b"", code: int | None = 0) -> Result:
        lines = typed if isinstance(typed, bytes) else "".join(f"{line}\n" for line in typed)
        result = CliRunner().invoke(app, list(args), input=lines)
        assert "Traceback" not in result.output
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        if code is not None:
            assert result.exit_code == code, result.output
        return result

    return run


@pytest.fixture
def kept(tmp_path: Path) -> Callable[[], list[Path]]:
    """List the matches that were kept by themselves."""
    return lambda: sorted((tmp_path / "data" / "liza" / "games").glob("*.jsonl"))
