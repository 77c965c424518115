"""A benchmark worker: one process, one contender, told over standard input when to run.

    python worker.py MODULE NAME

runs `CONTENDERS[NAME]` of a module of this folder. The first line it writes is `{"ready": true, "facts": {...}}`, or
`{"unavailable": "reason"}` before it ends. Then each line `run SECONDS SEED` is answered by one JSON line of counts,
with `cpu` and `wall` seconds among them.
"""

import json
import os
import platform
import random
import sys
import time
from importlib import import_module
from typing import TextIO

from contender import Contender, Counts, UnavailableError

BATCH_SECONDS = 0.02
"""Batches grow until they last this long, so that reading the clocks between them costs short games nothing."""


class Worker:
    """Runs one contender in batches that it sizes as it goes."""

    def __init__(self, contender: Contender) -> None:
        self._contender = contender
        self._size = 1

    def run(self, seconds: float, seed: int) -> Counts:
        """Run for at least `seconds` of wall time; return the sum of the counts with the CPU and wall seconds taken."""
        rng = random.Random(seed)
        self._contender.prepare(rng)
        total: Counts = {"cpu": 0.0, "wall": 0.0}
        while total["wall"] < seconds:
            batch = self._timed(rng)
            for name, count in batch.items():
                total[name] = total.get(name, 0) + count
            if batch["wall"] < BATCH_SECONDS:
                self._size *= 2
        return total

    def _timed(self, rng: random.Random) -> Counts:
        """Run one batch between two readings of the clocks."""
        wall, cpu = time.perf_counter(), time.process_time()
        counts = self._contender.batch(self._size, rng)
        return counts | {"cpu": time.process_time() - cpu, "wall": time.perf_counter() - wall}


def serve(module: str, name: str, answers: TextIO) -> None:
    """Run a contender whenever standard input says so, until it ends."""

    def answer(line: object) -> None:
        print(json.dumps(line), file=answers, flush=True)

    try:
        contender = import_module(module).CONTENDERS[name]()
    except (UnavailableError, ImportError) as error:
        answer({"unavailable": str(error)})
        return
    answer({"ready": True, "facts": {"python": platform.python_version()} | contender.facts()})
    worker = Worker(contender)
    for line in sys.stdin:
        _, seconds, seed = line.split()
        answer(worker.run(float(seconds), int(seed)))


def kept_output() -> TextIO:
    """Return the true standard output; from now on what anybody prints goes to the error stream (some peers do)."""
    kept = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return kept


if __name__ == "__main__":
    serve(sys.argv[1], sys.argv[2], kept_output())
