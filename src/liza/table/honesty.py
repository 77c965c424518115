"""Whether a finished game was honest: it is dealt again from its record, which holds the seed that was promised."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, Final

from liza.kernel import Record, RecordError
from liza.toolkit.game import Game

HONEST: Final = "honest"
"""The finding of a game that was; all others name what is wrong."""
UNPROVED: Final = "unproved"
"""Dealt again it comes to the same end, but no promise says that its seed was fixed before the first draw."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What dealing a game again showed.

    `code` is `HONEST`, `UNPROVED`, `unfinished` (no result to compare), `promise` (the seed is not the promised one),
    `result` (another end than the recorded one), `answer` (one can't be given there) or `hash` (another position).
    """

    code: str
    answers: int
    """How many answers are as recorded."""
    promise: str = ""
    """What the seed is held against, if anything."""
    digest: str = ""
    """SHA-256 of the seed; "" for a seed of the laboratory, which nobody promises."""


def examine(game: Game, record: Record, promise: str = "") -> Finding:
    """Deal a finished game again.

    Args:
        game: the one that the record names.
        record: what was played.
        promise: SHA-256 of the seed in hexadecimal, as the table showed it before the first draw; "" takes the
            record's own word for it.

    Raises:
        RecordError: the record can't be dealt again here: another game's, another rules version's, other cards.
    """
    digest = digest_of(record.header["seed"])
    promised = (promise or str(record.header.get("promise", ""))).strip().lower()
    count = len(record.answers)
    if promised and promised != digest:
        return Finding("promise", 0, promised, digest)
    try:
        match = game.replay(record)
    except RecordError as error:
        if error.code not in ("answer", "hash"):
            raise
        return Finding(error.code, error.intact, promised, digest)
    if match.record().result != record.result:
        return Finding("result", count, promised, digest)
    if record.result is None and not agreed(record):
        return Finding("unfinished", count, promised, digest)
    return Finding(HONEST if promised else UNPROVED, count, promised, digest)


def digest_of(seed: Any) -> str:
    """Return what is promised of a seed of 32 bytes in hexadecimal; "" for a number."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest() if isinstance(seed, str) else ""


def agreed(record: Record) -> bool:
    """Tell whether the players agreed on a draw, so that the rules know no result."""
    return record.header.get("ending") == {"agreed": True}
