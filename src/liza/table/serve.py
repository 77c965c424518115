"""The server as a process: its port, its logs, its event loop, and a graceful end."""

from __future__ import annotations

import asyncio
import errno
import gc
import ipaddress
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from typing import Final

import structlog
import uvicorn
from fastapi import FastAPI

from liza import _build
from liza.table import logs, reading
from liza.table.app import create_app
from liza.table.settings import Settings
from liza.toolkit.text import Argument, Phrase

MOST_FILES: Final = 65_536
"""Open files asked for: a socket is one, and a common limit is 1,024."""
GRACE: Final = 5
"""Seconds that requests under way have to end when the server stops."""
PORTS_TRIED: Final = 50
MOST_GARBAGE: Final = 500_000
"""Objects, made and not yet freed, after which garbage is collected even while people play."""
SOME_GARBAGE: Final = 20_000
"""The same while nobody does anything."""
LOOK: Final = 1.0
"""Seconds between looks whether anybody does anything."""
IDLE: Final = 0.05
"""Share of a core that the server needs while nobody does anything, at most."""

log = structlog.get_logger(__name__)


class ServeTrouble(Exception):
    """The server can't start; `phrase` says why and what to do, in the words of the table."""

    def __init__(self, message: str, /, **args: Argument) -> None:
        super().__init__(message)
        self.phrase = Phrase(message, **args)


def run(settings: Settings, ready: Callable[[list[str]], None]) -> None:
    """Serve until the process is told to stop (SIGTERM, SIGINT).

    Args:
        settings: where to listen, and all the rest.
        ready: called with the addresses of the page once it answers.

    Raises:
        ServeTrouble: the port or the host won't do.
        StoreError: the database won't do.
    """
    logs.set_up(settings.log)
    _raise_file_limit()
    app = create_app(settings)
    with closing(listen(settings.host, settings.port)) as sock:
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            lifespan="off",  # run below, so that a database that won't do is an exception and no traceback in the log
            ws="websockets-sansio",
            # the socket's own limit closes it with words; this one only keeps a giant out of memory
            ws_max_size=4 * settings.message_bytes,
            ws_per_message_deflate=settings.compress,
            timeout_graceful_shutdown=GRACE,
            server_header=False,
        )
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(app, uvicorn.Server(config), sock, ready))


async def _serve(app: FastAPI, server: uvicorn.Server, sock: socket.socket, ready: Callable[[list[str]], None]) -> None:
    async with app.router.lifespan_context(app):
        _load_games()
        _calm_the_collector()
        found = addresses(sock)
        tidying = asyncio.create_task(_tidy_up())
        with _signals_stop(server):
            log.info("serving", addresses=found, build=_build.build_words())
            ready(found)  # whoever comes before the loop runs waits in the socket's queue
            await server.serve(sockets=[sock])
        tidying.cancel()
    log.info("stopped")


@contextmanager
def _signals_stop(server: uvicorn.Server) -> Iterator[None]:
    """Make the wish to stop mean nothing else, also while uvicorn does not listen to it yet.

    Once it has closed down on a signal uvicorn raises that again, which would end the process with an error.
    """

    def stop(number: int, frame: object) -> None:
        server.should_exit = True

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _load_games() -> None:
    """Read code, cards and rulebooks now: a second for which the first guest, and all others, would wait."""
    for game in reading.offered(tutorials=True):
        game.complete(game.default_setup())
        game.catalogue()


def _calm_the_collector() -> None:
    """Leave what is loaded by now out of garbage collection, and let it hardly ever run by itself.

    With 500 tables in memory even a collection of the youngest objects was measured as a pause of 100 to 500 ms for
    everybody: every answer replaces hundreds of them. But hardly any garbage is left that counting references does not
    free.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(MOST_GARBAGE, 50, 1000)


async def _tidy_up() -> None:
    """Collect garbage in seconds in which nothing happens, for as long as the server runs."""
    while True:
        worked = time.process_time()
        await asyncio.sleep(LOOK)
        if time.process_time() - worked < IDLE * LOOK and gc.get_count()[0] > SOME_GARBAGE:
            gc.collect()


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's loop, where it exists; Windows has none."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _raise_file_limit() -> None:
    """Allow as many open files as the system lets us, up to `MOST_FILES`."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


# Where it listens


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket.

    Raises:
        ServeTrouble: the port is taken (names the next free one) or reserved, or this machine has no such host.
    """
    try:
        return _bind(host, port)
    except socket.gaierror:
        raise ServeTrouble("serve-host", host=host) from None
    except OSError as error:
        raise _told(error, host, port) from None


def _bind(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, _, _, _, address = found[0]
    return socket.create_server(address[:2], family=family, backlog=2048)


def _told(error: OSError, host: str, port: int) -> ServeTrouble:
    if error.errno == errno.EADDRINUSE:
        free = _free_port(host, port)
        return ServeTrouble("serve-port-taken", port=str(port), free=str(free)) if free else _no_port(port)
    if error.errno in (errno.EACCES, errno.EPERM):
        return ServeTrouble("serve-port-reserved", port=str(port))
    if error.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
        return ServeTrouble("serve-host", host=host)
    return ServeTrouble("serve-socket", reason=error.strerror or type(error).__name__)


def _no_port(port: int) -> ServeTrouble:
    return ServeTrouble("serve-ports-taken", port=str(port), last=str(port + PORTS_TRIED))


def _free_port(host: str, port: int) -> int:
    """Return the first free port after one that is taken, or 0."""
    for candidate in range(port + 1, min(port + PORTS_TRIED, 65_535) + 1):
        with suppress(OSError), closing(_bind(host, candidate)):
            return candidate
    return 0


def addresses(sock: socket.socket) -> list[str]:
    """Return where the page is found: on this machine, and from others in the network if it listens to them."""
    host, port = sock.getsockname()[:2]
    if not ipaddress.ip_address(host).is_unspecified:
        return [_address(host, port)]
    here = "::1" if sock.family == socket.AF_INET6 else "127.0.0.1"
    outside = _own_address(sock.family)
    return [_address(one, port) for one in dict.fromkeys((here, outside)) if one]


def _address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _own_address(family: int) -> str:
    """Return this machine's address in its network, or ""; nothing is sent for it."""
    nowhere = "2001:db8::1" if family == socket.AF_INET6 else "192.0.2.1"
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((nowhere, 9))
        return str(probe.getsockname()[0])
    return ""
