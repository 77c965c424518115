"""A server in a process of its own, which can be killed and started again where it was."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType

PATIENCE = 120
"""Seconds in which a server must answer."""


class Server:
    """`liza serve`, or with `quick` the same server without pauses and limits, on one port and one database.

    Args:
        folder: where it keeps its database and what it said.
        database: a database URL; "" for a file in the folder.
        quick: whether nobody waits.
        seed: makes all chance of a quick server the same every time; "" for real chance.
    """

    def __init__(self, folder: Path, database: str = "", *, quick: bool = True, seed: str = "") -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._database = database or str(folder / "table.db")
        self._said = folder / "server.log"
        self._quick = quick
        self._seed = seed
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Server:
        try:
            self.start()
        except BaseException:
            self.stop()  # nobody else would
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    def start(self) -> None:
        """Starts it and waits until it answers."""
        with self._said.open("ab") as said:
            self._process = subprocess.Popen(self._command(), stdin=subprocess.DEVNULL, stdout=said, stderr=said)
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None and time.monotonic() < deadline, self.said()
            time.sleep(0.05)

    def kill(self) -> None:
        """Ends it at once, as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """Asks it to end, and waits."""
        if self._process is None or self._process.poll() is not None:
            return
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    def said(self) -> str:
        """Returns everything that it has said so far."""
        return self._said.read_text(encoding="utf-8")

    def _command(self) -> list[str]:
        if self._quick:
            return [sys.executable, "-m", "tests.browser.quick_server", str(self.port), self._database, self._seed]
        tail = ["--port", str(self.port), "--db", self._database, "--no-open", "--log", "json"]
        return [sys.executable, "-m", "liza", "serve", *tail]

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False


def free_port() -> int:
    """Returns a port on which nobody listens now."""
    with socket.create_server(("127.0.0.1", 0)) as sock:
        return int(sock.getsockname()[1])
