"""Studies: games from seeds, on all cores, with results that do not depend on how many."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from liza import _build
from liza import games as registry
from liza.lab.play import GameResult, Plan, play_game
from liza.lab.report import Cross, Report
from liza.players import OPEN, PLAYERS, UnknownPlayerError
from liza.toolkit.game import Game

CHUNK = 20
"""Games that a process is given at a time; even, so that seats are swapped within it."""

Progress = Callable[[int, int], None]
"""Told how many of how many games are done."""


def simulate(
    game: Game,
    setup: Mapping[str, Any],
    players: Sequence[str],
    games: int,
    seed: int = 1,
    jobs: int = 0,
    *,
    lists: str = OPEN,
    records: str | Path = "",
    progress: Progress | None = None,
) -> Report:
    """Play games between the contestants of a set-up, seats swapped from one game to the next.

    Args:
        game: the game.
        setup: as for a match; its decks are those of the contestants.
        players: the name of a player for each contestant.
        games: how many.
        seed: the same seed gives the same games.
        jobs: processes; 0 for one per core, 1 for none but this one.
        lists: whether players know each other's lists, `open` or `fair`.
        records: folder for a record of every game, each replayed once to verify it.
        progress: told after each chunk.

    Returns:
        The report; when interrupted (Ctrl-C) that of the games finished in order so far, with `interrupted` set.

    Raises:
        UnknownPlayerError: no player has such a name.
        ProblemsError: the set-up is not lawful.
        OSError: a record can't be written.
    """
    for name in players:
        if name not in PLAYERS:
            raise UnknownPlayerError(name)
    complete = game.complete(setup)
    count = len(game.seated(complete))
    if len(players) != count:
        raise ValueError(f"{game.id} has {count} seats: name as many players, not {len(players)}")
    plan = Plan(game.id, complete, tuple(players), games, seed, lists, str(records))
    return _study(game, [plan], jobs, progress)[0]


def matrix(
    game: Game,
    decks: Sequence[Any],
    players: Sequence[str],
    games: int,
    seed: int = 1,
    jobs: int = 0,
    *,
    base: Mapping[str, Any] | None = None,
    mirrors: bool = False,
    lists: str = OPEN,
    progress: Progress | None = None,
) -> Cross:
    """Play each deck against each other, `games` games a pair; with `mirrors` also against itself.

    `base` is the rest of the set-up (rules, options, card files).
    """
    pairs = [*combinations(range(len(decks)), 2)]
    if mirrors:
        pairs += [(one, one) for one in range(len(decks))]
    plans = []
    for one, other in pairs:
        setup = game.complete({**(base or {}), "decks": [decks[one], decks[other]]})
        plans.append(Plan(game.id, setup, tuple(players), games, seed, lists))
    return Cross(_study(game, plans, jobs, progress))


def _study(game: Game, plans: Sequence[Plan], jobs: int, progress: Progress | None) -> list[Report]:
    chunks = [(plan, start) for plan in plans for start in range(0, plan.games, CHUNK)]
    total = sum(plan.games for plan in plans)
    jobs = min(jobs or cores(), max(1, len(chunks)))
    found: list[list[GameResult]] = [[] for _ in plans]
    done = 0
    interrupted = False
    began = time.perf_counter()
    run = _here(game, chunks) if jobs == 1 else _spread(chunks, jobs)
    try:
        for (plan, _), results in zip(chunks, run, strict=True):
            found[plans.index(plan)] += results
            done += len(results)
            if progress is not None:
                progress(done, total)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        run.close()
    seconds = time.perf_counter() - began
    share = seconds / max(1, done)
    return [
        Report(plan, results, share * len(results), jobs, _build.build_words(), interrupted)
        for plan, results in zip(plans, found, strict=True)
    ]


def cores() -> int:
    """Return how many cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not every system tells
        return os.cpu_count() or 1


def _here(game: Game, chunks: Sequence[tuple[Plan, int]]) -> Generator[list[GameResult]]:
    for plan, start in chunks:
        yield _chunk_of(game, plan, start)


def _spread(chunks: Sequence[tuple[Plan, int]], jobs: int) -> Generator[list[GameResult]]:
    """Yield the results of the chunks in their order, played by other processes."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_deaf)
    try:
        waiting: list[Future[list[GameResult]]] = [pool.submit(_chunk, plan, start) for plan, start in chunks]
        for one in waiting:
            yield one.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _deaf() -> None:
    """Leave Ctrl-C to the process that asked for the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _chunk(plan: Plan, start: int) -> list[GameResult]:
    return _chunk_of(registry.game(plan.game), plan, start)


def _chunk_of(game: Game, plan: Plan, start: int) -> list[GameResult]:
    return [play_game(game, plan, number) for number in range(start, min(start + CHUNK, plan.games))]
