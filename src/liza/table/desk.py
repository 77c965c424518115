"""The desk of a table by correspondence: its clock, what happens at deadlines, and what its organiser does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any, Final

import structlog

from liza.table.contacts import late_letters, letters_for
from liza.table.course import Course
from liza.table.deadlines import COMPUTER, HOLD, LANES, ORGANISER, WAIT, Clock, Terms
from liza.table.reports import reports_of
from liza.table.store import Deed, Filing, Move
from liza.table.trouble import refuse, words

if TYPE_CHECKING:
    from liza.table.room import Room

log = structlog.get_logger(__name__)

MOST_HELD: Final = 500
"""Answers that are given at one deadline for one seat, at most: more would be a game whose defaults never end."""


class Desk:
    """What a table by correspondence has besides its match. All that changes it is done under the room's lock.

    Attributes:
        terms: what was agreed on.
        clock: who is awaited, and until when.
        deeds: how many lines the log has had since the table was fetched: a page reads it again when this changes.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self.terms = Terms(**room.row.post)
        self.clock = Clock.read(room.row.clock)
        self.deeds = 0

    # What is written

    def filing(self, work: Course | None, now: float, deeds: Sequence[Deed] = (), begin: bool = False) -> Filing:
        """Return what is written with a match as it will stand; `begin` where there was none."""
        clock = Clock() if work is None or work.match.state.over else self._clock_after(work, now)
        reports = () if work is None or begin else reports_of(self._room, work, now)
        return Filing(clock.to_json(), clock.next(), tuple(deeds), self._letters(clock, work, now), tuple(reports))

    def noted(self, clock: Clock, *deeds: Deed) -> Filing:
        """Return what is written when something is done about the table alone."""
        return Filing(clock.to_json(), clock.next(), deeds)

    def adopt(self, filing: Filing) -> None:
        """Let what was written be true."""
        self.clock = Clock.read(filing.clock)
        self.deeds += len(filing.deeds)
        self._room.due_changed(filing.due)

    def _clock_after(self, work: Course, now: float) -> Clock:
        return self.clock.asked({seat: self.matter(work, seat) for seat in work.owing}, self.terms, now)

    def matter(self, work: Course, seat: int) -> str:
        """Return the key of what a seat is awaited for."""
        opened = work.match.state.opened
        if opened is not None:
            return f"{LANES}{opened.asked}"
        round, active = work.headings[seat]
        return f"{round} {active} {self._room.game.view(work.match.seen(seat), seat).phase}"

    def _letters(self, clock: Clock, work: Course | None, now: float) -> tuple[Any, ...]:
        """Return what is to be sent to those who begin to be awaited."""
        found: list[Any] = []
        for seat, matter in clock.open().items():
            before = self.clock.matters.get(seat)
            if before is None or before.key != matter.key or not before.open:
                found.extend(letters_for(self._room, seat, matter, work, now))
        return tuple(found)

    # At a deadline

    async def lapse(self) -> None:
        """Do what was agreed on for every deadline that has passed. The room's lock has to be held.

        Whatever is done is written together with the word that it was done: a server that dies here does it when it is
        back, or has done it.
        """
        room = self._room
        while room.row.status == "playing" and (late := self.clock.overdue(room.settings.clock())):
            seat = late[0]
            if self.terms.absence != HOLD or not await self._hold(seat):
                await self._mark(seat)

    async def _mark(self, seat: int) -> None:
        """Note that a deadline has passed, and who may answer now."""
        room, now = self._room, self._room.settings.clock()
        late = WAIT if self.terms.absence == HOLD else self.terms.absence
        matter = self.clock.matters[seat]
        deed = Deed("late", now, seat, "server", "", {"absence": late, "due": matter.due})
        letters = () if late == COMPUTER else tuple(late_letters(room, seat, matter, now))
        await room.note(replace(self.noted(self.clock.marked(seat, late), deed), letters=letters))
        room.resume()

    async def _hold(self, seat: int) -> bool:
        """Give the default answers until the matter is done, all of them or none; False if that can't be."""
        room, now = self._room, self._room.settings.clock()
        work, key = room.begun().branch(), self.clock.matters[seat].key
        moves: list[Move] = []
        while seat in work.owing and self.matter(work, seat) == key and len(moves) < MOST_HELD:
            text, note = default_answer(work, seat)
            moves.append(work.answer(seat, text, now, note, auto=True, by=HOLD))
            refusal = work.play(moves[-1])
            if refusal is not None:
                log.error("default refused", table=room.row.id, game=room.row.game, text=text, code=refusal.code)
                return False
        if len(moves) >= MOST_HELD:
            log.error("defaults never end", table=room.row.id, game=room.row.game, seat=room.row.seats[seat].seat)
            return False
        deed = Deed("late", now, seat, "server", "", {"absence": HOLD, "due": self.clock.matters[seat].due})
        await room.keep(work, moves, by_person=False, deeds=(deed,))
        room.resume()
        return True

    def stands_in(self, seat: int) -> bool:
        """Tell whether a computer player answers for this seat."""
        return self._late(seat) == COMPUTER

    def for_organiser(self, seat: int) -> bool:
        """Tell whether the organiser answers for this seat."""
        return self._late(seat) == ORGANISER

    def _late(self, seat: int) -> str:
        matter = self.clock.open().get(seat)
        return matter.late if matter is not None else ""

    # What an organiser does

    async def pause(self, reason: str) -> None:
        """Let the clock stand still."""
        if self.clock.paused:
            raise refuse("paused", 409)
        await self._do(self.clock.stopped(self._now()), Deed("paused", self._now(), -1, ORGANISER, reason))

    async def start(self, reason: str) -> None:
        """Let the clock run again."""
        if not self.clock.paused:
            raise refuse("not-paused", 409)
        clock = self.clock.started(self.terms, self._now())
        await self._do(clock, Deed("resumed", self._now(), -1, ORGANISER, reason))

    async def extend(self, seats: Sequence[int], hours: int, reason: str) -> None:
        """Give seats that are awaited more time; none means all of them."""
        owed = self.clock.open()
        chosen = [seat for seat in (seats or owed) if seat in owed and owed[seat].due]
        if not chosen:
            raise refuse("no-deadline", 409)
        clock, deeds = self.clock, []
        for seat in chosen:
            clock = clock.extended(seat, hours, self._now())
            data = {"hours": hours, "due": clock.matters[seat].due}
            deeds.append(Deed("extended", self._now(), seat, ORGANISER, reason, data))
        await self._do(clock, *deeds)

    def _now(self) -> float:
        return self._room.settings.clock()

    async def _do(self, clock: Clock, *deeds: Deed) -> None:
        if self._room.row.status != "playing":
            raise refuse("not-playing", 409)
        await self._room.note(self.noted(clock, *deeds))
        self._room.resume()

    # What is seen

    def sheet(self, guest: str) -> dict[str, Any]:
        """Return the desk as a guest may know it, in the shape of `protocol.PostSheet`."""
        row, terms = self._room.row, self.terms
        organising = row.organised_by(guest)
        playing = row.status == "playing"
        return {
            "pace": {"hours": terms.hours, "days": terms.days, "hour": terms.hour, "zone": terms.zone},
            "absence": terms.absence,
            "level": terms.level,
            "organiser": terms.name,
            "organising": organising,
            "paused": self.clock.paused,
            "waiting": [
                {"seat": row.seats[seat].seat, "since": one.since, "due": one.due, "late": one.late}
                for seat, one in (self.clock.open() if playing else {}).items()
            ],
            "handing": [seat.seat for seat in row.seats if seat.heir],
            "acting": [row.seats[seat].seat for seat in self._room.acting(guest)] if organising else [],
            "deeds": self.deeds,
        }


def default_answer(work: Course, seat: int) -> tuple[str, str]:
    """Return the answer that a game gives for who does not, and the note with it where one is demanded."""
    seen = work.match.seen(seat)
    ask = seen.ask_of(seat)
    assert ask is not None
    option = ask.default(seen)
    note = words().say("es", "post-default-note") if ask.needs_note(seen, option) else ""
    return ask.describe(seen, option), note


def stored(terms: Terms) -> dict[str, Any]:
    """Return terms as a table keeps them."""
    return asdict(terms)
