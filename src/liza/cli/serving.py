"""The table in the browser: opened, described for other programs, and its finished games checked.

What the table needs is an extra of the package, so it is imported only when one of these commands runs.
"""

from __future__ import annotations

import os
import re
import sys
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import NamedTuple

from liza.cli import saves, setups
from liza.cli.out import Out
from liza.cli.program import DONE, FAILED, MISUSED, BrokenRecord, Failure
from liza.kernel import RecordError

PROMISE = re.compile(r"[0-9a-fA-F]{64}")


@contextmanager
def _table_is_there() -> Iterator[None]:
    """Turn a package that is not installed into words.

    Raises:
        Failure: it names the extra.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "liza":
            raise
        raise Failure("table-missing", name=error.name or "") from None


class Outside(NamedTuple):
    """How people who are away are told that a table waits for them; "" and nothing: not at all."""

    public_url: str
    """Where they reach the server."""
    mail: str
    """Where mail is handed in."""
    mail_from: str
    webhook_hosts: tuple[str, ...]


def serve(
    out: Out,
    host: str,
    port: int,
    database: str,
    origins: Sequence[str],
    browser: bool,
    log: str,
    compress: bool | None,
    outside: Outside,
) -> None:
    """Open the table until somebody closes it.

    Raises:
        Failure: it can't be opened.
    """
    with _table_is_there():
        from liza.table.serve import ServeTrouble, run
        from liza.table.settings import Settings
        from liza.table.store import StoreError
        from liza.table.trouble import words
    settings = Settings(
        host=host,
        port=port,
        database=database,
        origins=tuple(one.rstrip("/") for one in origins),
        log=log,
        # compressing costs memory for every socket and gains nothing where no cable is between
        compress=not _is_here(host) if compress is None else compress,
        public_url=outside.public_url,
        mail=outside.mail,
        mail_from=outside.mail_from,
        webhook_hosts=outside.webhook_hosts,
    )

    def ready(addresses: list[str]) -> None:
        _say_where(out, addresses)
        if not (settings.static / "index.html").is_file():
            out.tell("serve-no-page", style="yellow")
        elif browser and _can_show():
            webbrowser.open(addresses[0])

    try:
        run(settings, ready)
    except ServeTrouble as trouble:
        raise Failure("said", text=out.render(words(), trouble.phrase)) from None
    except StoreError as error:
        detail = f" ({error.detail})" if error.detail else ""
        raise Failure("said", text=f"{error.texts[out.lang]} {error.remedies[out.lang]}{detail}") from None
    out.tell("serve-stopped")


def _say_where(out: Out, addresses: Sequence[str]) -> None:
    out.tell("serve-at", style="bold green", address=addresses[0])
    for address in addresses[1:]:
        out.tell("serve-also", style="bold", address=address)
    out.tell("serve-stop", style="dim")
    sys.stdout.flush()


def _is_here(host: str) -> bool:
    """Tell whether an address is this machine's own, which no other reaches."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _can_show() -> bool:
    """Tell whether somebody sits at this machine whose browser could be opened."""
    if not sys.stdout.isatty():
        return False
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def print_schema(out: Out) -> None:
    """Print the schema of the server and of the table's messages."""
    with _table_is_there():
        from liza.table.openapi import schema_text
    out.raw(schema_text())


def honest(out: Out, file: str, promise: str) -> int:
    """Deal a finished game again and say whether it was honest.

    Raises:
        BrokenRecord: the file holds no record, or one of another game, version or set of cards.
        Failure: what is given as promise can't be one.
    """
    from liza.table.honesty import HONEST, UNPROVED, agreed, examine

    if promise and not PROMISE.fullmatch(promise.strip()):
        raise Failure("honest-form", MISUSED, promise=promise)
    try:
        record = saves.read(Path(file))
        finding = examine(setups.game_named(str(record.header["game"])), record, promise)
    except RecordError as error:
        raise BrokenRecord(file, error) from None
    if finding.promise and not finding.digest:
        raise Failure("honest-no-seed")
    said = out.say(
        f"honest-{finding.code}",
        count=finding.answers,
        next=finding.answers + 1,
        promise=finding.promise,
        digest=finding.digest,
    )
    if finding.code not in (HONEST, UNPROVED):
        out.fail(said)
        return FAILED
    out.line(said, "green" if finding.code == HONEST else "yellow")
    if agreed(record):
        out.tell("honest-agreed")
    if finding.code == HONEST and not promise:
        out.tell("honest-own-promise", style="dim", promise=finding.promise)
    return DONE if finding.code == HONEST else FAILED
