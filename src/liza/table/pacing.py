"""What happens at a table by itself: windows that pass, computer players, the proof at the end."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog

from liza.table.deadlines import COMPUTER
from liza.table.machines import Machines, Task, own_setup
from liza.table.passing import plain_answer
from liza.table.store import StoreError

if TYPE_CHECKING:
    from liza.table.room import Room

log = structlog.get_logger(__name__)

RETRY = 5.0
"""Seconds after which an answer that could not be stored is tried again."""


class Due(NamedTuple):
    """An answer that is about to be given for a seat, and to which version of its view."""

    version: int
    thinking: bool
    """Whether a computer player gives it; else it is a pass."""


class Pacing:
    """Gives the answers that nobody has to give, each after the same pause. All of it holds the room's lock to act."""

    def __init__(self, room: Room, machines: Machines) -> None:
        self._room = room
        self._machines = machines
        self._due: dict[int, tuple[Due, asyncio.Task[None]]] = {}
        self._running: set[asyncio.Task[None]] = set()
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Whether something is about to happen."""
        return bool(self._running)

    def arm(self) -> None:
        """See to who is asked now; what was due and no longer is, is dropped. The lock has to be held."""
        for seat in range(len(self._room.row.seats)):
            due = self._due_of(seat)
            known = self._due.get(seat)
            if known is not None and known[0] != due:
                known[1].cancel()
                del self._due[seat]
            if due is not None and seat not in self._due:
                self._due[seat] = (due, self._run(self._answer(seat, due)))

    def prove(self) -> None:
        """Let the room deal its finished game again."""
        if not self._stopped:
            self._run(self._room.prove())

    def is_due(self, seat: int) -> bool:
        """Tell whether an answer is about to be given for a seat."""
        return seat in self._due

    def waits_for(self, seat: int) -> bool:
        """Tell whether the game waits for the person in this seat."""
        course = self._room.course
        asked = self._room.row.status == "playing" and course is not None and seat in course.owing
        return asked and seat not in self._due

    def stop(self) -> None:
        """Drop everything. The lock has to be held, so that nothing is half done."""
        self._stopped = True
        for task in self._running:
            task.cancel()
        self._due.clear()

    def _run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("table stands still", table=self._room.row.id, exc_info=task.exception())

    def _due_of(self, seat: int) -> Due | None:
        room, course = self._room, self._room.course
        if self._stopped or room.row.status != "playing" or course is None or seat not in course.owing:
            return None
        if room.row.seats[seat].kind == "computer" or self._stands_in(seat):
            return Due(course.versions[seat], thinking=True)
        return Due(course.versions[seat], thinking=False) if room.orders[seat].passes(room.brief(seat)) else None

    def _stands_in(self, seat: int) -> bool:
        """Tell whether a computer player answers for a person who has missed a deadline."""
        room = self._room
        return room.desk is not None and room.row.seats[seat].kind == "person" and room.desk.stands_in(seat)

    async def _answer(self, seat: int, due: Due) -> None:
        """Answer for a seat after the pause; where that can't be stored, try again later."""
        room = self._room
        text = await self._thought(seat) if due.thinking else ""
        if not due.thinking:
            await asyncio.sleep(room.settings.pause)
        try:
            async with room.lock:
                # from here on this is not dropped any more: it is what changes the table
                del self._due[seat]
                await self._give(seat, text, due)
        except StoreError as error:
            room.note_trouble(error)
            await asyncio.sleep(RETRY)
            async with room.lock:
                self.arm()

    async def _thought(self, seat: int) -> str:
        """Return a computer player's answer, not before the pause is over: its pace is not to tell what it holds."""
        thinking = self._machines.answer(self._task(seat))
        text, _ = await asyncio.gather(thinking, asyncio.sleep(self._room.settings.pause))
        return text

    async def _give(self, seat: int, text: str, due: Due) -> None:
        view = self._room.brief(seat)
        texts = [view.passing]
        if due.thinking:
            legal = [one.text for one in view.options if one.clause == ""]
            texts = [one for one in (text, plain_answer(view), *legal) if one]
        by = COMPUTER if self._stands_in(seat) and due.thinking else ""
        if not await self._room.answer_for(seat, texts, auto=not due.thinking or by != "", by=by):
            log.error("no answer is taken", table=self._room.row.id, game=self._room.row.game, seat=view.seat)

    def _task(self, seat: int) -> Task:
        room, course = self._room, self._room.course
        assert course is not None
        match = course.match
        place = f"{seat} {course.moves}".encode()
        # a digest of the seed can't be turned back into it, and after a restart the same answer comes out
        key = hashlib.blake2b(str(match.header["seed"]).encode(), digest_size=32).digest()
        seed = int.from_bytes(hashlib.blake2b(place, key=key, digest_size=4, person=b"liza-think").digest())
        level, setup = room.row.seats[seat].level, own_setup(match.header["setup"], seat)
        if self._stands_in(seat) and room.desk is not None:
            level = room.desk.terms.level
        return Task(room.game.id, setup, seat, level, seed, match.state.observe(seat))
