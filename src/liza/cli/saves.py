"""Matches as files: what is kept by itself while one plays, and what is saved and loaded on request."""

from __future__ import annotations

import os
import time
from pathlib import Path

from platformdirs import user_data_path

from liza.kernel import Match, Record, RecordError, read_record
from liza.toolkit.game import Game

KEPT = 50
"""Records that are kept by themselves before the oldest go."""


def folder() -> Path:
    """Return where matches are kept by themselves."""
    return user_data_path("liza", appauthor=False) / "games"


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all.

    Raises:
        OSError: it can't be written; what was there is untouched.
    """
    path = path.expanduser()
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(beside, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from error


class Autosave:
    """The record of the match under way, written after every answer; trouble is reported, never raised."""

    def __init__(self, game: Game) -> None:
        self.path = folder() / f"{game.id}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.jsonl"
        self.trouble: OSError | None = None

    @property
    def works(self) -> bool:
        """Whether the last write succeeded."""
        return self.trouble is None and self.path.exists()

    def write(self, match: Match) -> bool:
        """Write the record; return True if this is the first time that it fails."""
        had_trouble = self.trouble is not None
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_text(self.path, match.record().to_text())
            self.trouble = None
        except OSError as error:
            self.trouble = error
        return self.trouble is not None and not had_trouble

    def prune(self) -> None:
        """Delete the oldest records beyond those that are kept."""
        try:
            kept = sorted(self.path.parent.glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
            for path in kept[:-KEPT]:
                path.unlink()
        except OSError:
            pass  # nothing is lost by keeping too many


def newest(game: Game) -> Path | None:
    """Return the match of this game that was kept last, if any."""
    found = sorted(folder().glob(f"{game.id}-*.jsonl"), key=lambda path: path.stat().st_mtime)
    return found[-1] if found else None


def read(path: Path) -> Record:
    """Read a record.

    Raises:
        OSError: the file can't be read.
        RecordError: it is no record.
    """
    return read_record(path.expanduser().read_bytes())


def read_sound(path: Path) -> tuple[Record, RecordError | None]:
    """Read a record as far as its text is sound; also return what is wrong with the rest.

    Raises:
        OSError: the file can't be read.
        RecordError: nothing of it is sound.
    """
    data = path.expanduser().read_bytes()
    try:
        return read_record(data), None
    except RecordError as error:
        lines = data.split(b"\n")[: max(0, error.line - 1)]
        if not lines:
            raise
        return read_record(b"\n".join(lines) + b"\n"), error
