"""The record: what was set up, the seed, and every answer in its text form; the save, the replay, the bug report.

JSON lines: a header (an object); a list `[seat, text]` or `[seat, text, note]` for each answer; every so many answers
an object `{"after": n, "hash": …}`; at the end of a finished game `{"result": [...], "clause": …, "after": n,
"hash": …}`.
"""

from __future__ import annotations

import json
from typing import Any, Final

from liza.kernel.errors import RecordError

FORMAT: Final = "liza-record-1"
HASH_EVERY: Final = 16


class Answer:
    """One answer at a stop: seat number, text of the option, note ("" for none)."""

    def __init__(self, seat: int, text: str, note: str = "") -> None:
        self.seat = seat
        self.text = text
        self.note = note

    def __repr__(self) -> str:
        return f"Answer({self.seat}, {self.text!r})"


class Record:
    """What a game was.

    Attributes:
        header: `format`, `game`, `version` (of its rules), `seats` (names), `setup`, `seed`, `stops`, and what the
            game adds.
        answers: the answers in order; forced ones are not in it.
        hashes: the state hash after so many answers.
        result: the returns per seat and the clause of the end, or None while it goes on.
    """

    def __init__(self, header: dict[str, Any]) -> None:
        self.header = header
        self.answers: list[Answer] = []
        self.hashes: dict[int, str] = {}
        self.result: dict[str, Any] | None = None

    def to_text(self) -> str:
        """Return the record as JSON lines."""
        seats = self.header["seats"]
        lines = [_line({"format": FORMAT, **self.header})]
        for n, answer in enumerate(self.answers, 1):
            row = [seats[answer.seat], answer.text]
            lines.append(_line([*row, answer.note] if answer.note else row))
            if n in self.hashes and not (self.result is not None and n == len(self.answers)):
                lines.append(_line({"after": n, "hash": self.hashes[n]}))
        if self.result is not None:
            lines.append(_line({**self.result, "after": len(self.answers), "hash": self.hashes[len(self.answers)]}))
        return "".join(lines)


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_record(data: str | bytes) -> Record:
    """Read a record.

    Raises:
        RecordError: no UTF-8, a broken or missing line, an unknown seat; the message names the line and the remedy.
    """
    text = _decode(data)
    lines = text.split("\n")
    if not lines[0].strip():
        raise RecordError("header", 1, "the record is empty", "Choose another file; a record begins with its header")
    record = Record(_header(_parse(lines[0], 1, 0, len(lines) == 1)))
    for number, line in enumerate(lines[1:], 2):
        if line.strip():
            intact = len(record.answers)
            last = number == len(lines)
            _add(record, _parse(line, number, intact, last), number)
    return record


def _decode(data: str | bytes) -> str:
    if isinstance(data, str):
        return data
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        if error.reason == "unexpected end of data":
            return data[: error.start].decode("utf-8")  # cut within a letter: told like any other cut
        line = data[: error.start].count(b"\n") + 1
        raise RecordError(
            "text", line, "this is no UTF-8 text", "Save the file as UTF-8, or choose the original"
        ) from None


def _parse(line: str, number: int, intact: int, last: bool) -> Any:
    try:
        return json.loads(line)
    except json.JSONDecodeError as error:
        if last:
            raise RecordError(
                "truncated", number, "the record breaks off in the middle of a line",
                f"The {intact} answers before it are intact: replay it up to there, or delete the last line", intact,
            ) from None  # fmt: skip
        raise RecordError(
            "text", number, f"this is no JSON ({error.msg})",
            f"Restore the line; the {intact} answers before it are intact", intact,
        ) from None  # fmt: skip


def _is_seed(value: object) -> bool:
    if isinstance(value, str):
        return len(value) == 64 and all(sign in "0123456789abcdef" for sign in value)
    return type(value) is int and -(2**63) <= value < 2**63


def _are_names(value: object) -> bool:
    return isinstance(value, list) and len(value) != 0 and all(isinstance(name, str) for name in value)


def _fits(key: str, value: object) -> bool:
    if key == "seats":
        return _are_names(value)
    if key == "setup":
        return isinstance(value, dict)
    if key == "seed":
        return _is_seed(value)
    if key == "stops":
        return value in ("real", "live", "all")
    return True


def _header(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise RecordError(
            "header", 1, f"the header does not say format {FORMAT!r}", "Choose a file that liza has saved"
        )
    for key in ("game", "version", "seats", "setup", "seed", "stops"):
        if key not in value:
            raise RecordError("header", 1, f"the header lacks {key!r}", "Restore the first line of the file")
        if not _fits(key, value[key]):
            raise RecordError("header", 1, f"{key!r} can't be {value[key]!r}", "Restore the first line of the file")
    return {key: item for key, item in value.items() if key != "format"}


def _add(record: Record, value: Any, number: int) -> None:
    if isinstance(value, list) and len(value) in (2, 3) and all(isinstance(item, str) for item in value):
        seats = record.header["seats"]
        if value[0] not in seats:
            raise RecordError(
                "answer", number, f"nobody is called {value[0]!r}",
                f"The seats are {', '.join(seats)}: correct the line", len(record.answers),
            )  # fmt: skip
        record.answers.append(Answer(seats.index(value[0]), value[1], value[2] if len(value) == 3 else ""))
    elif isinstance(value, dict) and isinstance(value.get("hash"), str) and value.get("after") == len(record.answers):
        record.hashes[len(record.answers)] = value["hash"]
        if "result" in value:
            record.result = {"result": value["result"], "clause": value.get("clause", "")}
    else:
        raise RecordError(
            "answer", number, "this is neither an answer nor the hash that belongs here",
            f"A line is missing or was changed; the {len(record.answers)} answers before it are intact",
            len(record.answers),
        )  # fmt: skip
