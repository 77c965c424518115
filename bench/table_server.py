"""The server that `table.py` measures: run as a script it serves; imported, it is that process seen from outside."""

import os
import resource
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx2

LONGEST_START = 60
"""Seconds in which it must answer."""


def pin(core: int) -> None:
    """Keep this process to a core, where the system can and there is another one."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {core})


def serve(port: str, database: str, core: str) -> None:
    """Serve as usual, save that nobody is held back, because all guests come from one address, and nobody waits."""
    from liza.table.serve import run
    from liza.table.settings import Settings

    pin(int(core))
    settings = Settings(
        port=int(port), database=database, log="json", pause=0, request_rate=0, change_rate=0, message_rate=0
    )
    run(settings, lambda addresses: None)


def waited(process: int | str = "self") -> float:
    """Return the seconds in which a process could have worked, but another program had its core."""
    return int(Path(f"/proc/{process}/schedstat").read_text(encoding="utf-8").split()[1]) / 1e9


class Server:
    """The server's process, with its database in a folder.

    Args:
        folder: where it keeps its database and what it said.
        core: the core that it keeps to.
    """

    def __init__(self, folder: Path, core: int) -> None:
        with socket.create_server(("127.0.0.1", 0)) as sock:
            self._port = int(sock.getsockname()[1])
        self.address = f"127.0.0.1:{self._port}"
        self.database = folder / "table.db"
        self._core = core
        self._said = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, __file__, str(self._port), str(self.database), str(self._core)]
        with self._said.open("ab") as said:
            self._process = subprocess.Popen(command, stdout=said, stderr=said)
        deadline = time.monotonic() + LONGEST_START
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                sys.exit(f"The server does not start:\n{self._said.read_text(encoding='utf-8')}")
            time.sleep(0.05)

    def stop(self) -> None:
        """Ask it to end, and wait."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait()

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def memory(self) -> int:
        """Return the bytes of memory that it holds."""
        pages = self._stat("statm").split()[1]
        return int(pages) * resource.getpagesize()

    def worked(self) -> float:
        """Return the seconds of processor time that it has had."""
        fields = self._stat("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def waited(self) -> float:
        """Return the seconds in which it could have worked, but something else had its core."""
        return waited(self._pid)

    @property
    def _pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def _stat(self, name: str) -> str:
        return Path(f"/proc/{self._pid}/{name}").read_text(encoding="utf-8")

    def _answers(self) -> bool:
        with suppress(httpx2.TransportError):
            return httpx2.get(f"http://{self.address}/healthz").is_success
        return False


if __name__ == "__main__":
    serve(*sys.argv[1:])
