"""A PostgreSQL server of one's own, for tests and measurements: made in a temporary folder, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MISSING = "PostgreSQL is not installed: tests on it are left out"

_USER = "postgres"
"""PostgreSQL refuses to run as root; then it runs as the user that its package makes."""
_OPTIONS = "-c listen_addresses='' -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=50"


def programs() -> Path | None:
    """Returns the folder of PostgreSQL's programs, or None where there are none."""
    found = shutil.which("pg_ctl")
    folders = [Path(found).parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


def may_run() -> bool:
    """Tells whether a server can be started here: it is installed, and there is a user to run it."""
    if programs() is None:
        return False
    return os.geteuid() != 0 or any(user.pw_name == _USER for user in pwd.getpwall())


@contextmanager
def temporary_postgres() -> Iterator[str]:
    """Starts a server and yields the URL of its first, empty database.

    It listens on a socket in its own folder alone, so that any number of them run side by side.
    """
    folder = programs()
    assert folder is not None, MISSING
    with tempfile.TemporaryDirectory(prefix="liza-pg-") as home:
        data = f"{home}/data"
        if os.geteuid() == 0:
            shutil.chown(home, _USER)
        _run(folder / "initdb", "-D", data, "-A", "trust", "-U", "liza", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        _run(folder / "pg_ctl", "-D", data, "-w", "-l", f"{home}/log", "-o", f"{_OPTIONS} -k {home}", "start")
        try:
            yield f"postgresql+psycopg://liza@/postgres?host={home}"
        finally:
            _run(folder / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")


def _run(program: Path, *args: str) -> None:
    command = [str(program), *args]
    if os.geteuid() == 0:
        command = ["runuser", "-u", _USER, "--", *command]
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, cwd="/")
