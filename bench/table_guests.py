"""The guests of `table.py`: two at each table, with a socket each as the page has it, who answer at random."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 60
"""Seconds in which a table must show itself."""


# What arrives. Whatever is not named here is not looked at


class OptionOnWire(msgspec.Struct):
    """An option of a view."""

    text: str


class SeatOnWire(msgspec.Struct):
    """A seat of a view."""

    seat: str
    owing: bool


class ViewOnWire(msgspec.Struct):
    """A view: who is asked, and what can be answered."""

    seats: list[SeatOnWire]
    options: list[OptionOnWire]


class MessageOnWire(msgspec.Struct):
    """A message of the server; a view stays as it came."""

    type: str
    seat: str = ""
    version: int = 0
    view: msgspec.Raw = msgspec.Raw(b"")


MESSAGE = msgspec.json.Decoder(MessageOnWire)
VIEW = msgspec.json.Decoder(ViewOnWire)


@dataclass
class Tally:
    """What the guests counted while `measuring`."""

    measuring: bool = False
    answers: int = 0
    unseen: int = 0
    """Answers of which the opponent was shown nothing: drafts, and one's part of a secret choice."""
    delays: list[float] = field(default_factory=list)
    """Seconds from an answer to the opponent's view."""
    own_delays: list[float] = field(default_factory=list)
    """Seconds from an answer to the view of who gave it."""


class Player:
    """A guest with a socket.

    Args:
        cookie: who they are.
        shown: called when a newer view has arrived.
    """

    def __init__(self, cookie: str, shown: Callable[[], None]) -> None:
        self.version = 0
        self.view = b""
        self.over = False
        self.refused = 0
        """Answers that were not taken: what they answered had changed meanwhile."""
        self._cookie = cookie
        self._shown = shown
        self._seat = ""
        self._options: list[str] = []
        self._answered = 0
        self._socket: ClientConnection | None = None
        self._ear: asyncio.Task[None] | None = None

    async def sit(self, address: str, table: str) -> None:
        """Open the socket and wait for the first view."""
        self.view = b""
        self._socket = await connect(
            f"ws://{address}/ws/tables/{table}",
            additional_headers={"Cookie": f"liza_guest={self._cookie}"},
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        )
        self._ear = asyncio.create_task(self._listen(self._socket))
        async with asyncio.timeout(PATIENCE):
            while not self.view:
                await asyncio.sleep(0.005)

    async def rise(self) -> None:
        """Close the socket."""
        if self._socket is not None and self._ear is not None:
            await self._socket.close()
            await self._ear

    @property
    def asked(self) -> bool:
        """Whether something is asked that was not answered yet."""
        return bool(self._options) and self._answered < self.version and not self.over

    async def answer(self, chooser: Random) -> float:
        """Give any of the answers; returns when it was sent, in seconds of `time.perf_counter`."""
        assert self._socket is not None
        self._answered = self.version
        act = {"type": "act", "seat": self._seat, "version": self.version, "text": chooser.choice(self._options)}
        text = msgspec.json.encode(act).decode()
        sent = time.perf_counter()
        await self._socket.send(text)
        return sent

    async def _listen(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                self._hear(await socket.recv(decode=False))

    def _hear(self, data: bytes) -> None:
        message = MESSAGE.decode(data)
        if message.type == "view":
            self._see(message)
        elif message.type == "over":
            self.over = True
        elif message.type == "refused":
            self.refused += 1

    def _see(self, message: MessageOnWire) -> None:
        newer = message.version > self.version
        self._seat, self.version, self.view = message.seat, message.version, bytes(message.view)
        if newer:
            self._shown()
        view = VIEW.decode(message.view)
        owing = any(seat.seat == self._seat and seat.owing for seat in view.seats)
        self._options = [option.text for option in view.options] if owing else []


class Table:
    """A table of two guests.

    Args:
        address: of the server.
        game: what is played.
        chooser: chance.
        tally: where the guests count.
    """

    def __init__(self, address: str, game: str, chooser: Random, tally: Tally) -> None:
        self.id = ""
        self.players: list[Player] = []
        self.sent = 0
        self._address = address
        self._game = game
        self._chooser = chooser
        self._tally = tally
        self._sent_at = 0.0
        self._answering = 0
        self._unseen: set[int] = set()
        """Who has seen nothing new since the last answer."""

    async def open(self, http: httpx2.AsyncClient) -> None:
        """Let both come: one makes the table, the other follows the link."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await http.post("/api/tables", json={"game": self._game, "seats": seats})
        self.id = str(made.raise_for_status().json()["id"])
        joined = await http.post(f"/api/tables/{self.id}/join", json={})
        joined.raise_for_status()
        self.players = [
            Player(made.cookies["liza_guest"], lambda: self._shown(0)),
            Player(joined.cookies["liza_guest"], lambda: self._shown(1)),
        ]
        await self.sit()

    async def sit(self) -> None:
        """Open both sockets."""
        for player in self.players:
            await player.sit(self._address, self.id)

    async def rise(self) -> None:
        """Close both sockets."""
        for player in self.players:
            await player.rise()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return any(player.over for player in self.players)

    @property
    def waiting(self) -> bool:
        """Whether the view of whoever answered last has not come yet."""
        return self._answering in self._unseen and not self.players[self._answering].refused

    @property
    def ready(self) -> bool:
        """Whether somebody can answer."""
        return not self.waiting and any(player.asked for player in self.players)

    @property
    def taken(self) -> int:
        """How many answers the server has taken."""
        return self.sent - sum(player.refused for player in self.players)

    async def play(self) -> None:
        """Answer for one of those who are asked."""
        self._count_unseen()
        self._answering = self._chooser.choice([place for place in (0, 1) if self.players[place].asked])
        self._unseen = {0, 1}
        self.sent += 1
        self._tally.answers += self._tally.measuring
        self._sent_at = await self.players[self._answering].answer(self._chooser)

    async def play_on(self, answers: int) -> None:
        """Answer so many times, as fast as it goes, unless the game ends before."""
        while answers and not self.over:
            if self.ready:
                await self.play()
                answers -= 1
            await asyncio.sleep(0.002)

    def _shown(self, place: int) -> None:
        now = time.perf_counter()
        if place in self._unseen and self._tally.measuring:
            delays = self._tally.own_delays if place == self._answering else self._tally.delays
            delays.append(now - self._sent_at)
        self._unseen.discard(place)

    def _count_unseen(self) -> None:
        """Count the last answer, if the opponent has seen nothing of it by the time that another follows."""
        if 1 - self._answering in self._unseen and self._tally.measuring:
            self._tally.unseen += 1
