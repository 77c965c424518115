"""One open socket: it is sent the newest of everything by a writer of its own, so that it never delays anybody else."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from liza.table.room import Room, Stamp

STALLED = 1013
"""Close code: this socket takes nothing any more; come back later."""
FAREWELL = 1.0
"""Seconds that closing may take."""


class Gone(Exception):
    """Nobody is at the other end any more."""


class Pipe(Protocol):
    """What carries messages to a page."""

    async def send(self, data: bytes) -> None:
        """Send a message; returns once it is taken.

        Raises:
            Gone: there is nobody to take it.
        """

    async def close(self, code: int) -> None:
        """Close with a code; nothing happens if it is closed already."""


class Seen(NamedTuple):
    """What a socket was last sent of a seat: its view's stamp, and how many lines of which edition of its chronicle."""

    stamp: Stamp
    edition: int
    lines: int


class Connection:
    """A socket of a guest at a table.

    Args:
        guest: the guest's id.
        pipe: what carries messages there.
        patience: seconds that a message may take to be taken.
    """

    def __init__(self, guest: str, pipe: Pipe, patience: float) -> None:
        self.guest = guest
        self._pipe = pipe
        self._patience = patience
        self._wake = asyncio.Event()
        self._queue: deque[bytes] = deque()
        self._table = b""
        self._seen: dict[int, Seen] = {}
        self._ended: set[int] = set()
        self._code = 0

    @property
    def closing(self) -> bool:
        """Whether it is about to be closed from here."""
        return self._code != 0

    def wake(self) -> None:
        """Let the writer see what is new."""
        self._wake.set()

    def push(self, data: bytes) -> None:
        """Send a message that nothing newer replaces."""
        self._queue.append(data)
        self._wake.set()

    def close(self, code: int) -> None:
        """Close as soon as what is being sent was taken."""
        self._code = self._code or code
        self._wake.set()

    async def write(self, room: Room) -> None:
        """Send what is new until the socket is closed."""
        try:
            while not self._code:
                data = self._next(room)
                if data:
                    async with asyncio.timeout(self._patience):
                        await self._pipe.send(data)
                else:
                    self._wake.clear()
                    await self._wake.wait()
            async with asyncio.timeout(FAREWELL):
                await self._pipe.close(self._code)
        except TimeoutError:
            await self._give_up()
        except Gone:
            pass

    async def _give_up(self) -> None:
        try:
            async with asyncio.timeout(FAREWELL):
                await self._pipe.close(STALLED)
        except (TimeoutError, Gone):
            pass

    def _next(self, room: Room) -> bytes:
        """Return the next message: the table, then each seat, then what was pushed; b"" if all is known there."""
        table = room.table_message(self.guest)
        if table != self._table:
            self._table = table
            return table
        for seat in room.shown_to(self.guest):
            stamp = room.stamp(seat)
            seen = self._seen.get(seat)
            if stamp is not None and (seen is None or seen.stamp != stamp):
                edition, lines = (seen.edition, seen.lines) if seen is not None else (-1, 0)
                self._seen[seat] = Seen(stamp, *room.told(seat))
                return room.view_message(seat, edition, lines)
            if seat not in self._ended and (end := room.end_message(seat)):
                self._ended.add(seat)
                return end
        return self._queue.popleft() if self._queue else b""
