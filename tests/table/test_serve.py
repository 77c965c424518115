"""The server as a process: started, asked, stopped, and refused with words where it can't start."""

from __future__ import annotations

import asyncio
import errno
import gc
import io
import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import weakref
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import anyio
import httpx2
import pytest
import structlog
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from liza.table import logs, serve
from liza.table.protocol import GOING
from liza.table.serve import ServeTrouble, addresses, listen
from liza.table.trouble import words
from liza.toolkit.text import Words

ADDRESS = re.compile(r"http://[\w.:\[\]]+")


class Server:
    """A server in a process of its own, on a free port."""

    def __init__(self, folder: Path, *args: str) -> None:
        environment = {**os.environ, "XDG_DATA_HOME": str(folder), "LIZA_LANG": "es"}
        self.log = folder / "log"
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "liza", "serve", "--port", "0", *args],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        self.printed = self.process.stdout
        first = self.printed.readline()
        found = ADDRESS.search(first)
        assert found is not None, first + self.log.read_text()
        self.address = found[0]

    def stop(self, how: int = signal.SIGTERM) -> tuple[int, str]:
        """Stop it; return its exit code and what else it printed."""
        self.process.send_signal(how)
        return self.process.wait(timeout=60), self.printed.read()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path, "--log", "json")
    yield found
    if found.process.poll() is None:
        found.process.kill()
    found.process.wait()
    found.printed.close()


def exhaust(socket: ClientConnection) -> None:
    while True:
        socket.recv(timeout=60)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_and_stops_gracefully(server: Server, tmp_path: Path, how: int):
    with httpx2.Client(base_url=server.address, timeout=60) as client:
        assert client.get("/healthz").json()["database"] is True
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = client.post("/api/tables", json={"game": "inframundis", "seats": seats}).json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = server.address.replace("http", "ws")
    with connect(f"{address}/ws/tables/{table}", additional_headers={"cookie": cookie}) as table_socket:
        assert json.loads(table_socket.recv(timeout=60))["type"] == "table"
        server.process.send_signal(how)
        with pytest.raises(ConnectionClosed) as closed:
            exhaust(table_socket)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == GOING
    assert server.process.wait(timeout=60) == 0
    assert (tmp_path / "liza" / "table.db").is_file()
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [line["event"] for line in lines] == ["serving", "table made", "stopped"]
    assert lines[1]["table"] == table and {"level", "timestamp"} <= lines[1].keys()


def test_it_says_where_it_is_how_to_stop_it_and_that_it_has(server: Server):
    code, out = server.stop()
    assert code == 0 and "Ctrl+C" in out and "La mesa está cerrada." in out


def test_a_second_one_on_the_same_port_is_told_the_next_free_one(server: Server, tmp_path: Path):
    port = server.address.rpartition(":")[2]
    second = subprocess.run(
        [sys.executable, "-m", "liza", "serve", "--port", port],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "LIZA_LANG": "en"},
        capture_output=True,
        text=True,
    )
    assert second.returncode == 1 and f"Port {port} is taken" in second.stderr
    suggested = re.search(r"--port (\d+)", second.stderr)
    assert suggested is not None and int(suggested[1]) > int(port)
    assert len(second.stderr.splitlines()) == 1


# Where it listens


def told(host: str, port: int) -> ServeTrouble:
    with pytest.raises(ServeTrouble) as caught:
        listen(host, port)
    for lang in words().languages:
        assert words().render(lang, caught.value.phrase)
    return caught.value


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def test_the_next_free_port_is_really_free():
    with closing(listen("127.0.0.1", 0)) as first:
        port = first.getsockname()[1]
        trouble = told("127.0.0.1", port)
        assert trouble.phrase.message == "serve-port-taken"
        with closing(listen("127.0.0.1", int(str(dict(trouble.phrase.args)["free"])))):
            pass


def test_without_a_free_port_nearby_none_is_suggested(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(serve, "PORTS_TRIED", 0)
    with closing(listen("127.0.0.1", 0)) as first:
        assert told("127.0.0.1", first.getsockname()[1]).phrase.message == "serve-ports-taken"


@pytest.mark.parametrize("host", ["192.0.2.1", "no such host"])
def test_a_host_that_is_not_this_machines_is_told(host: str):
    assert told(host, 0).phrase.message == "serve-host"


@pytest.mark.parametrize(("number", "message"), [(errno.EACCES, "serve-port-reserved"), (errno.EMFILE, "serve-socket")])
def test_what_the_system_refuses_is_told(monkeypatch: pytest.MonkeyPatch, number: int, message: str):
    def refuse(*args: Any, **more: Any) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(socket, "create_server", refuse)
    assert told("127.0.0.1", 80).phrase.message == message


def test_addresses_are_those_a_browser_can_open(monkeypatch: pytest.MonkeyPatch):
    with closing(listen("127.0.0.1", 0)) as here:
        assert addresses(here) == [f"http://127.0.0.1:{here.getsockname()[1]}"]
    monkeypatch.setattr(serve, "_own_address", lambda family: "192.0.2.7")
    with closing(listen("0.0.0.0", 0)) as everywhere:
        port = everywhere.getsockname()[1]
        assert addresses(everywhere) == [f"http://127.0.0.1:{port}", f"http://192.0.2.7:{port}"]


def test_a_machine_without_a_network_has_one_address(monkeypatch: pytest.MonkeyPatch):
    def nowhere(self: socket.socket, address: object) -> None:
        raise OSError(errno.ENETUNREACH, "no network")

    with closing(listen("0.0.0.0", 0)) as everywhere:
        monkeypatch.setattr(socket.socket, "connect", nowhere)
        assert addresses(everywhere) == [f"http://127.0.0.1:{everywhere.getsockname()[1]}"]


def test_an_ipv6_address_is_written_in_brackets():
    if not socket.has_ipv6:
        pytest.skip("this machine has no IPv6")
    try:
        sock = listen("::1", 0)
    except ServeTrouble:
        pytest.skip("this machine has no IPv6")
    with closing(sock):
        assert addresses(sock) == [f"http://[::1]:{sock.getsockname()[1]}"]


def test_more_files_may_be_open_than_usual():
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    if before[1] != resource.RLIM_INFINITY and before[1] <= 512:
        pytest.skip("the system allows no more")
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, before[1]))
        serve._raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 512
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# Logs


@pytest.fixture
def logging_as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level
    structlog.reset_defaults()


@pytest.mark.usefixtures("logging_as_it_was")
@pytest.mark.parametrize("form", logs.FORMS)
def test_logs_name_what_happened_and_hide_what_is_secret(form: str):
    stream = io.StringIO()
    logs.set_up(form, stream)
    log = structlog.get_logger("liza.table.test")
    hand = "umbral-wall"  # a local variable, as every frame of the engine has them
    try:
        raise RuntimeError("broken")
    except RuntimeError:
        log.exception("failed", table="abc")
    logging.getLogger("uvicorn.error").error("Exception in ASGI application\n")
    logging.getLogger("uvicorn.error").info("Started")
    logging.getLogger("other").warning("of a library")
    text = stream.getvalue()
    assert "abc" in text and "RuntimeError: broken" in text and "of a library" in text
    assert hand not in text
    assert "ASGI" not in text and "Started" not in text
    if form == "json":
        lines = [json.loads(line) for line in text.splitlines()]
        assert [(line["event"], line["level"]) for line in lines] == [("failed", "error"), ("of a library", "warning")]


class Knot:
    """Something that counting references does not free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def tidy(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Garbage is collected by nobody but `_tidy_up`, which looks often and minds any."""
    monkeypatch.setattr(serve, "LOOK", 0.01)
    monkeypatch.setattr(serve, "SOME_GARBAGE", 0)
    gc.disable()
    yield monkeypatch
    gc.enable()


@pytest.mark.anyio
async def test_garbage_is_collected_while_nothing_happens(tidy: pytest.MonkeyPatch):
    tidy.setattr(serve, "IDLE", 2.0)
    knot = weakref.ref(Knot())
    tidying = asyncio.create_task(serve._tidy_up())
    with anyio.fail_after(20):
        while knot() is not None:
            await asyncio.sleep(0.01)
    tidying.cancel()


@pytest.mark.anyio
async def test_garbage_waits_while_something_happens(tidy: pytest.MonkeyPatch):
    tidy.setattr(serve, "IDLE", -1.0)
    knot = weakref.ref(Knot())
    tidying = asyncio.create_task(serve._tidy_up())
    await asyncio.sleep(0.1)
    tidying.cancel()
    assert knot() is not None
