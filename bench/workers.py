"""Worker processes: started once, pinned to one core, each asked in its turn."""

import json
import os
import subprocess
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

BENCH = Path(__file__).resolve().parent
START_SECONDS = 120
GRACE_SECONDS = 60


class WorkerError(Exception):
    """A worker can't run, or ended or stayed silent when it should have answered; the message says which and why."""


@dataclass(frozen=True)
class Pythons:
    """The interpreters: of the environment that holds liza, and of the one that holds its peers."""

    liza: Path
    peers: Path


@dataclass(frozen=True)
class Contender:
    """Something to measure: a module of `contenders/`, the name it knows it by, and the interpreter that runs it."""

    name: str
    label: str
    module: str
    argument: str
    build: str = ""
    """"compiled" or "interpreted" for liza, "" for a peer."""

    def command(self, pythons: Pythons) -> list[str]:
        """Return the command line."""
        python = pythons.liza if self.build else pythons.peers
        return [str(python), str(BENCH / "contenders" / "worker.py"), self.module, self.argument]

    def environment(self) -> dict[str, str]:
        """Return the environment variables: one build of liza, equal hashes in every process."""
        variables = os.environ | {"PYTHONHASHSEED": "0"}
        variables.pop("LIZA_INTERPRETED", None)
        if self.build == "interpreted":
            variables["LIZA_INTERPRETED"] = "1"
        return variables


class Worker:
    """One running contender."""

    def __init__(self, contender: Contender, pythons: Pythons, core: int | None) -> None:
        """Start the process and wait until it is ready.

        Raises:
            WorkerError: it can't run here.
        """
        self.contender = contender
        try:
            self._process = subprocess.Popen(
                contender.command(pythons),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=contender.environment(),
                text=True,
            )
        except OSError as error:
            raise WorkerError(f"no interpreter {contender.command(pythons)[0]}: `make bench` makes it") from error
        try:
            if core is not None:
                os.sched_setaffinity(self._process.pid, {core})
            hello = self._read(START_SECONDS)
            if "unavailable" in hello:
                raise WorkerError(hello["unavailable"])
        except BaseException:
            self.stop()
            raise
        self.facts: dict[str, Any] = hello["facts"]

    def run(self, seconds: float, seed: int) -> dict[str, float]:
        """Run for some seconds and return the counts.

        Raises:
            WorkerError: the worker ended or gave no answer in time.
        """
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"run {seconds} {seed}\n")
            self._process.stdin.flush()
        except BrokenPipeError as error:
            raise WorkerError("it ended between two turns; what it printed above says more") from error
        return self._read(seconds + GRACE_SECONDS)

    def stop(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()

    def _read(self, patience: float) -> dict[str, Any]:
        """Return the next line; a worker that keeps silent for longer is ended."""
        assert self._process.stdout is not None
        alarm = threading.Timer(patience, self._process.kill)
        start = time.monotonic()
        alarm.start()
        try:
            line = self._process.stdout.readline()
        finally:
            alarm.cancel()
        if not line:
            late = time.monotonic() - start >= patience
            what = f"no answer for {patience:.0f} s" if late else "it ended without an answer"
            raise WorkerError(f"{what}; what it printed above says more")
        answer: dict[str, Any] = json.loads(line)
        return answer
