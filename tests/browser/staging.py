"""Tables brought to a certain moment by people without a page, so that a browser can come when it is reached."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect

View = dict[str, Any]
PATIENCE = 30
"""Seconds in which a table must go on."""
TRIES = 40
"""Games that are played in search of a moment."""


class Guest:
    """A person who talks to the server directly; their cookie may be given to a browser."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.cookie = ""
        """Who this is; "" until something was asked for that makes them a guest."""
        if name:
            self.ask("PUT", "/api/me", {"name": name})

    def create(self, game: str, seats: Sequence[dict[str, Any]], **more: Any) -> str:
        """Makes a table and returns its id."""
        return str(self.ask("POST", "/api/tables", {"game": game, "seats": list(seats), **more})["id"])

    def join(self, table: str) -> None:
        """Takes the first open seat."""
        self.ask("POST", f"/api/tables/{table}/join", {})

    def key(self, table: str, seat: str) -> str:
        """Returns the key of a private seat link."""
        return str(self.ask("GET", f"/api/tables/{table}/seats/{seat}/link")["key"])

    @contextmanager
    def sit(self, table: str) -> Iterator[Chair]:
        """Sits at a table, with a socket."""
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        cookie = {"Cookie": f"liza_guest={self.cookie}"}
        with connect(address, additional_headers=cookie, max_size=None) as socket:
            yield Chair(socket)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Asks for something and returns the answer."""
        cookies = {"liza_guest": self.cookie} if self.cookie else {}
        answer = httpx2.request(method, self.url + path, json=body, cookies=cookies, timeout=PATIENCE)
        assert answer.is_success, answer.text
        self.cookie = answer.cookies.get("liza_guest") or self.cookie
        return answer.json()


class Chair:
    """A guest's place at a table, for all seats that they hold: the newest view of each."""

    def __init__(self, socket: ClientConnection) -> None:
        self.views: dict[str, View] = {}
        self.over = False
        self._socket = socket
        self._versions: dict[str, int] = {}
        self._answered: dict[str, int] = {}
        self._stops: dict[str, dict[str, list[str]]] = {}

    def listen(self, seconds: float) -> None:
        """Takes in what has arrived, and waits so long for more."""
        try:
            while True:
                self._take(json.loads(self._socket.recv(timeout=seconds)))
                seconds = 0
        except TimeoutError:
            return

    def asked(self) -> str:
        """Returns a seat that is asked something and has not answered yet, or ""."""
        for seat, view in self.views.items():
            fresh = self._answered.get(seat, -1) < self._versions[seat]
            if fresh and view["ask"] is not None and not self._passes(seat):
                return seat
        return ""

    def _passes(self, seat: str) -> bool:
        """Tells whether a window is about to pass by itself, because the seat does not stop there."""
        view, stops = self.views[seat], self._stops[seat]
        mine = any(one["seat"] == seat and one["active"] for one in view["seats"])
        return bool(view["passing"]) and view["phase"] not in stops["own" if mine else "others"]

    def answer(self, seat: str, text: str, note: str = "") -> None:
        """Gives an answer to the view that is known, with the reason that some demand."""
        version = self._answered[seat] = self._versions[seat]
        self.send(type="act", seat=seat, version=version, text=text, note=note)

    def send(self, **message: Any) -> None:
        """Sends any message."""
        self._socket.send(json.dumps(message))

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "view":
            self.views[message["seat"]] = message["view"]
            self._versions[message["seat"]] = message["version"]
            self._stops[message["seat"]] = message["passing"]["stops"]
        elif message["type"] == "over":
            self.over = True
        elif message["type"] == "refused":
            # the other may answer in the very moment of one's own answer
            assert message["refusal"]["code"] in ("stale", "over"), message["refusal"]


Wanted = Callable[[View], bool]
Policy = Callable[[Random, View], str]
"""Chooses an answer to a view."""


def at_random(chooser: Random, view: View) -> str:
    """Answers anything."""
    return str(chooser.choice(view["options"])["text"])


def in_haste(chooser: Random, view: View) -> str:
    """Gives the main answer more often than not, which ends turns; else anything."""
    return str(view["main"]) if view["main"] and chooser.random() < 0.7 else at_random(chooser, view)


def towards_others(chooser: Random, view: View) -> str:
    """Goes on a map of hexes to where others are, as far as that can be answered; else, and now and then, anything."""
    spaces = {space["handle"]: space for space in view["map"]["spaces"]}
    held = [one for one in spaces.values() if {one["control"], *one["sides"]} - {"", view["seat"]}]

    def far(option: dict[str, Any]) -> int:
        goal = spaces[option["things"][-1]]
        return min(steps(goal["q"] - one["q"], goal["r"] - one["r"]) for one in held)

    going = [one for one in view["options"] if one["things"] and one["things"][-1] in spaces]
    if not going or not held or chooser.random() < 0.2:
        return at_random(chooser, view)
    return str(min(going, key=far)["text"])


def orderly(chooser: Random, view: View) -> str:
    """Orders marches to one place each, the first seat one more than the others; then gives the main answer."""
    sheet = view["commands"]
    idle = {line["thing"] for line in sheet["lines"] if line["idle"]} if sheet else set()
    going = [one for one in view["options"] if len(one["things"]) == 2 and one["things"][0] in idle]
    left = 2 if view["seat"] == view["seats"][0]["seat"] else 3
    if len(idle) > left and going:
        return str(chooser.choice(going)["text"])
    return str(view["main"] or view["options"][0]["text"])


def in_surrender(chooser: Random, view: View) -> str:
    """Plays orderly for a turn, then gives up, whoever is not the first."""
    leaving = [
        one["text"]
        for one in view["standing"]
        if one["text"] == "surrender" and view["seat"] != view["seats"][0]["seat"]
    ]
    return str(leaving[0]) if leaving and view["round"] >= 2 else orderly(chooser, view)


def steps(q: int, r: int) -> int:
    """Returns how many hexes away something is, by its axial distances."""
    return max(abs(q), abs(r), abs(q + r))


def play(
    chairs: Sequence[Chair],
    chooser: Random,
    wanted: Wanted | None = None,
    policy: Policy = at_random,
    anybody: bool = False,
) -> View | None:
    """Plays until the first chair, or anybody, is asked in a view that is wanted; returns None at the game's end."""
    deadline = time.monotonic() + PATIENCE * 4
    while not all(chair.over for chair in chairs):
        assert time.monotonic() < deadline, "the table does not go on"
        for place, chair in enumerate(chairs):
            chair.listen(0.002)
            seat = chair.asked()
            if not seat:
                continue
            view = chair.views[seat]
            if wanted is not None and (place == 0 or anybody) and wanted(view):
                return view
            chair.answer(seat, policy(chooser, view))
    return None


class Staged:
    """A table between people at the moment that was wanted: they have left, their seats can be taken by cookie.

    Args:
        url: the server.
        game: what is played.
        wanted: whether a view of the first seat is the moment; None for the end of the game.
        seed: for what they answer.
        policy: how they answer.
        people: who they are, the maker of the table first; else two new guests.
        more: for the table's body.
    """

    def __init__(
        self,
        url: str,
        game: str,
        wanted: Wanted | None,
        seed: int = 1,
        people: Sequence[Guest] = (),
        policy: Policy = at_random,
        **more: Any,
    ) -> None:
        chooser = Random(seed)
        for _ in range(TRIES):
            guests = people or (Guest(url, "Ana"), Guest(url, "Bruno"))
            self.table = guests[0].create(game, [{"kind": "me"}, *({"kind": "open"} for _ in guests[1:])], **more)
            for guest in guests[1:]:
                guest.join(self.table)
            with ExitStack() as chairs:
                seated = [chairs.enter_context(one.sit(self.table)) for one in guests]
                self.view = play(seated, chooser, wanted, policy)
            self.cookies = [guest.cookie for guest in guests]
            if wanted is None or self.view is not None:
                return
        raise AssertionError("no such moment came up")
