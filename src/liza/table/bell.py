"""What wakes the server for its tables by correspondence: deadlines that pass while nobody is there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog

from liza.table.settings import Settings
from liza.table.store import Store, StoreError
from liza.table.trouble import Refused

log = structlog.get_logger(__name__)

LONGEST: Final = 30.0
"""Seconds between two looks at the most: a clock may be set, and what failed is tried again."""
SHORTEST: Final = 1.0
"""Seconds between two looks at the least, so that what fails at once does not keep the server busy."""


class Bell:
    """Looks at every table whose deadline has passed, also those that passed while the server was down.

    Args:
        settings: its clock.
        store: where the deadlines are.
        look: does what is to be done at a table.
    """

    def __init__(self, settings: Settings, store: Store, look: Callable[[str], Awaitable[None]]) -> None:
        self._settings = settings
        self._store = store
        self._look = look
        self._next: float | None = None
        self._earlier = asyncio.Event()

    def set(self, due: float | None) -> None:
        """Take note of a table's next deadline, in seconds since 1970; None for none."""
        if due is not None and (self._next is None or due < self._next):
            self._next = due
            self._earlier.set()

    async def run(self) -> None:
        """Look whenever it is time, until cancelled."""
        while True:
            try:
                await self.look()
                self._next = await self._store.next_due(self._settings.clock())
            except StoreError as error:
                log.error("deadlines not read", code=error.code, said=error.texts["en"])
            except Exception:
                log.exception("deadlines not read")
            self._earlier.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(self._pause()):
                    await self._earlier.wait()

    def _pause(self) -> float:
        """Return how long to wait, in seconds."""
        if self._next is None:
            return LONGEST
        return min(max(self._next - self._settings.clock(), SHORTEST), LONGEST)

    async def look(self) -> None:
        """Do what is due by now; a table that fails is logged and tried again later, and stops no other."""
        for table in await self._store.due(self._settings.clock()):
            try:
                await self._look(table)
            except (Refused, StoreError) as error:
                log.warning("deadline not acted on", table=table, reason=str(error))
            except Exception:
                log.exception("deadline failed", table=table)
