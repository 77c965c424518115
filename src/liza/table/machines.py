"""Computer players: they think in processes of their own, about nothing but what their seat may know."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Mapping
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TimeUp
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, cast

import structlog
from pebble import ProcessExpired, ProcessPool

from liza import games
from liza.kernel import State
from liza.players import FAIR, make_player

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Task:
    """What a computer player is asked: everything it gets to know is in here."""

    game: str
    setup: Mapping[str, Any]
    """From `own_setup`: without the lists of others."""
    seat: int
    level: str
    seed: int
    """Of the player's own generator."""
    seen: State
    """The observation of its seat."""


def own_setup(setup: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """Return a completed set-up as one seat may know it: with its own deck in everybody's place."""
    decks = setup.get("decks")
    return dict(setup) if not decks else {**setup, "decks": [decks[seat] for _ in decks]}


def think(task: Task) -> str:
    """Return the answer of a computer player, as text; runs in another process."""
    game = games.game(task.game)
    player = make_player(task.level, game, task.setup, task.seat, task.seed, FAIR)
    ask = task.seen.ask_of(task.seat)
    assert ask is not None
    return ask.describe(task.seen, player.choose(task.seen, ask, ask.options(task.seen)))


def warm_up() -> None:
    """Load every game, so that the time for the first answer is not spent on it."""
    for id in games.ids():
        with suppress(games.BrokenGameError):
            games.game(id)


class Machines:
    """The processes in which computer players think; started when the first is needed.

    Args:
        workers: how many.
        seconds: that an answer may take before its process is ended.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPool | None = None

    async def answer(self, task: Task) -> str:
        """Return a computer player's answer; "" if it took too long or fell over, which is logged."""
        try:
            future = self._started().schedule(think, args=[task], timeout=self._seconds)
            return await asyncio.wrap_future(cast("Future[str]", future))
        except (TimeoutError, TimeUp):
            log.warning("computer player took too long", game=task.game, level=task.level, seconds=self._seconds)
        except ProcessExpired as error:
            log.warning("computer player died", game=task.game, level=task.level, reason=str(error))
        except Exception:
            log.exception("computer player failed", game=task.game, level=task.level)
        return ""

    def _started(self) -> ProcessPool:
        if self._pool is None or not self._pool.active:
            # fork would copy the server's sockets and database connections into every process
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPool(self._workers, initializer=warm_up, context=context)
        return self._pool

    async def close(self) -> None:
        """End the processes, whatever they are doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(pool.join)
