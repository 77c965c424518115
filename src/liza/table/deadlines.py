"""Deadlines: who is awaited at a table by correspondence, since when, until when. All times are UTC.

A *matter* is what a seat is awaited for: while lanes are open all that it has to answer in them, else what it is asked
in one phase of one turn. However many answers a matter takes, it has one deadline.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

HOUR: Final = 3600.0
WAIT: Final = "wait"
HOLD: Final = "hold"
COMPUTER: Final = "computer"
ORGANISER: Final = "organiser"
LANES: Final = "lanes "
"""What the key of a matter begins with that is answered in lanes: reopened, such a matter keeps its deadline."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed on when the table was made.

    A deadline is either so many hours after a seat begins to be awaited, or after so many days at an hour of the clock.
    """

    hours: int = 0
    days: int = 0
    hour: int = 0
    zone: str = "UTC"
    """Whose clock shows that hour: a name of the IANA database."""
    absence: str = WAIT
    """What happens at a deadline: `wait`, `hold`, `computer` or `organiser`."""
    level: str = ""
    """Of the computer player that stands in."""
    name: str = ""
    """Of the organiser."""

    def due(self, since: float) -> float:
        """Return the deadline of somebody awaited since then, in seconds since 1970; 0 if there are none.

        At an hour of the clock it is the first that leaves at least half a day less than the days, so that what is
        decided at one deadline is followed by the next at the same hour.
        """
        if self.hours:
            return since + self.hours * HOUR
        return self._at_hour(since + (self.days - 0.5) * 24 * HOUR) if self.days else 0.0

    def later(self, due: float) -> float:
        """Return a deadline that was moved to `due`, at the hour of the clock if there is one."""
        return self._at_hour(due) if self.days else due

    def _at_hour(self, earliest: float) -> float:
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(earliest, zone).date()
        while True:
            found = datetime.combine(day, time(self.hour), zone).timestamp()
            if found >= earliest:
                return found
            day += timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Matter:
    """What a seat is awaited for."""

    key: str
    since: float
    due: float
    """0 without a deadline."""
    late: str = ""
    """Once the deadline has passed, who answers now: `wait` (nobody but the seat), `computer` or `organiser`."""
    open: bool = True
    """Whether the seat still owes it; what was answered in lanes may be reopened while they are open."""


@dataclass(slots=True)
class Clock:
    """Who is awaited, by number of the seat, and whether the clock stands still (since `paused`; 0 if it runs)."""

    matters: dict[int, Matter] = field(default_factory=dict)
    paused: float = 0.0

    @staticmethod
    def read(stored: Mapping[str, Any]) -> Clock:
        """Return a clock as it was stored."""
        matters = {int(seat): Matter(**one) for seat, one in stored.get("seats", {}).items()}
        return Clock(matters, float(stored.get("paused", 0.0)))

    def to_json(self) -> dict[str, Any]:
        """Return what is stored."""
        seats = {
            str(seat): {"key": one.key, "since": one.since, "due": one.due, "late": one.late, "open": one.open}
            for seat, one in self.matters.items()
        }
        return {"paused": self.paused, "seats": seats}

    def asked(self, keys: Mapping[int, str], terms: Terms, now: float) -> Clock:
        """Return the clock after seats are awaited for these matters, by number of the seat, and no others."""
        lanes = next((key for key in keys.values() if key.startswith(LANES)), "")
        matters = {}
        for seat, known in self.matters.items():
            if seat not in keys and known.key == lanes:
                matters[seat] = replace(known, open=False)
        for seat, key in keys.items():
            before = self.matters.get(seat)
            if before is not None and before.key == key:
                matters[seat] = replace(before, open=True)
            else:
                matters[seat] = Matter(key, now, terms.due(self.paused or now))
        return Clock(dict(sorted(matters.items())), self.paused)

    def open(self) -> dict[int, Matter]:
        """Return the matters that are still owed, by number of the seat, the oldest first."""
        owed = [(seat, one) for seat, one in self.matters.items() if one.open]
        return dict(sorted(owed, key=lambda entry: (entry[1].since, entry[0])))

    def overdue(self, now: float) -> list[int]:
        """Return the seats whose deadline has passed and has not been acted on, the first one first."""
        if self.paused:
            return []
        late = [(one.due, seat) for seat, one in self.open().items() if one.late == "" and 0 < one.due <= now]
        return [seat for _, seat in sorted(late)]

    def next(self) -> float | None:
        """Return when there is something to be done by itself at the latest; None if never."""
        if self.paused:
            return None
        awaited = [one.due for one in self.open().values() if one.due and one.late in ("", COMPUTER)]
        return min(awaited, default=None)

    def marked(self, seat: int, late: str) -> Clock:
        """Return the clock with the deadline of a seat acted on."""
        return Clock({**self.matters, seat: replace(self.matters[seat], late=late)}, self.paused)

    def extended(self, seat: int, hours: int, now: float) -> Clock:
        """Return the clock with so many hours more for a seat that is awaited; who stood in no longer does."""
        one = self.matters[seat]
        due = max(one.due, self.paused or now) + hours * HOUR
        return Clock({**self.matters, seat: replace(one, due=due, late="")}, self.paused)

    def stopped(self, now: float) -> Clock:
        """Return the clock standing still."""
        return Clock(dict(self.matters), now)

    def started(self, terms: Terms, now: float) -> Clock:
        """Return the clock running again: every deadline that had not passed is later by as long as it stood."""
        matters = {
            seat: one if not one.due or one.late else replace(one, due=terms.later(one.due + now - self.paused))
            for seat, one in self.matters.items()
        }
        return Clock(matters)


def iso(at: float, zone: str = "UTC") -> str:
    """Return a moment as ISO 8601 with its offset, to the minute, for texts that leave the server."""
    return datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(zone)).isoformat(timespec="minutes")
