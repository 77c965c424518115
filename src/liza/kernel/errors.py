"""What can go wrong inside the engine: every error names the place and the remedy."""

from __future__ import annotations


class EngineError(Exception):
    """A game broke the kernel's contract; the message names the step and what its author should do."""


class ChanceClosed(EngineError):
    """A draw was made where chance is closed: inside a lane, in a `what_if`, or without generator and source."""


class ScriptError(EngineError):
    """A scripted source ran out of values or held one that does not fit the draw."""


class RecordError(Exception):
    """A record can't be read or does not replay.

    Attributes:
        line: number of the offending line, counted from 1; 0 where the whole file is meant.
        code: `text`, `header`, `game`, `version`, `cards`, `answer`, `hash`, `truncated`.
        intact: how many answers before that line are sound.
    """

    def __init__(self, code: str, line: int, message: str, remedy: str, intact: int = 0) -> None:
        where = f"line {line}: " if line else ""
        super().__init__(f"{where}{message}. {remedy}")
        self.code = code
        self.line = line
        self.message = message
        self.remedy = remedy
        self.intact = intact
