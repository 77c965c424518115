"""Events: what happened, in the past tense, with its clause and its audience."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from liza.kernel.plain import rebuild, values

EVERYONE: Final = -1
"""The audience of all: a bit mask over seats with every bit set; spectators and a referee are seats too."""

HIDDEN: Final = -1
"""The detail of an event as told to who does not know it."""

TAKEN_BACK: Final = 62
"""The kernel's own event: a seat (`a`) took back an answer whose consequences others had seen."""


class Event:
    """Something that happened.

    `a` is seen by all in `see`; the detail `b` only by those who are also in `know` (others get `HIDDEN`: "a card").
    """

    def __init__(self, kind: i64, a: i64, b: i64, clause: str, see: i64, know: i64) -> None:
        self.kind: i64 = kind
        self.a: i64 = a
        self.b: i64 = b
        self.clause = clause
        self.see: i64 = see
        self.know: i64 = know

    def told_to(self, seat: i64) -> Event | None:
        """Return the event as `seat` is told it, without its audience; None if it is not told."""
        if not self.see >> seat & 1:
            return None
        b = self.b if self.know >> seat & 1 else HIDDEN
        return Event(self.kind, self.a, b, self.clause, EVERYONE, EVERYONE)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and values(self) == values(other)

    def __hash__(self) -> int:
        return hash(tuple(values(self)))

    def __repr__(self) -> str:
        return f"Event(kind={self.kind}, a={self.a}, b={self.b}, [{self.clause}], see={self.see}, know={self.know})"

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (type(self), values(self))
