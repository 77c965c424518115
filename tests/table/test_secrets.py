"""The law of two worlds, over the wire.

A position met in a random game is set on two tables. On the second, all that seat A can't know is rewritten: hands,
decks and lists of the rivals, what they have drafted, the seed. The same things are then done at both, and every byte
that A's page is sent has to be the same, until something becomes known to A by the rules.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from liza import games
from liza.kernel import LIVE, REAL, Event, Match, Rng, Source, State
from liza.table import telling
from liza.table.course import Course
from liza.table.encode import encode, view_head
from liza.table.machines import Machines
from liza.table.passing import Orders
from liza.table.room import Room
from liza.table.store import Guest, SeatRow, TableRow
from liza.testing.contract import strict_words
from liza.testing.walks import STANDING_ODDS, Walk, setup_for
from liza.toolkit.game import Game
from tests.kernel.orders import GAME as ORDERS
from tests.table.hall import CLIENT, MemoryStore, Page, course_of, rest, settings

GAMES = max(int(os.environ.get("LIZA_GAMES", "200")) // 10, 8)
EACH = 2
"""Positions of each game."""
FURTHER = 8
"""Answers for which both worlds are played on from a position, at most."""
GAMES_FOR_ALL = 25
"""In so many games every part of the law comes up."""
BEGUN = 1000.0


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    """No text may lack an argument."""
    with strict_words():
        yield


class SameDraws(Source):
    """Draws that depend on position and bound alone."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def draw(self, position: int, n: int, clause: str) -> int:
        return Rng(self.seed + int(position)).below(n)


@dataclass
class Met:
    """A position of a random game, with all that was told until then."""

    game: Game
    setup: dict[str, Any]
    state: State
    log: list[Event]
    seed: int


def met_in(game: Game, seed: int) -> list[Met]:
    """Play a random game and return some of its positions; a third of them near the beginning."""
    walk = Walk(game, setup_for(game, seed), seed, LIVE if seed % 2 else REAL, standing=seed % STANDING_ODDS == 0)
    walk.state.log = []
    rng = Rng(seed + 2)
    kept: list[Met] = []
    for number, state in enumerate(walk):
        place = number if number < EACH else rng.below(number + 1)
        if place < EACH:
            kept[place : place + 1] = [Met(game, walk.setup, state.clone(), list(state.log or ()), rng.seed())]
    return kept


# Two worlds


@dataclass
class World:
    """A table in one of the worlds, with A's page, and how far the page has been compared."""

    room: Room
    pages: list[Page] = field(default_factory=list)
    compared: int = 0

    @staticmethod
    def of(met: Met, seat: int, state: State, log: list[Event], secret: int, undo: str) -> World:
        game = met.game
        every = [phase for phase, _ in game.view(state.observe(seat), seat).phases]
        stops = {"own": every, "others": every}  # nothing passes by itself yet
        decks = ["own" if one == seat else f"list {secret}" for one in range(len(game.seats))]
        header = {
            "game": game.id,
            "version": game.version,
            "seats": list(game.seats),
            "stops": "live",
            "begun": BEGUN,
            "seed": f"{secret:064x}",
            "promise": "promised before",
            "setup": {**met.setup, "decks": [{"name": name} for name in decks]},
        }
        match = Match(state, SameDraws(met.seed), header, False)
        match.log = list(log)
        row = TableRow(
            id="table", game=game.id, setup={}, undo=undo, guide=False, status="playing", made=BEGUN, since=BEGUN,
            header=header, ending={}, wishes={}, rematch="",
            seats=tuple(
                SeatRow(name, number, "person", name.title(), "", decks[number], f"key {secret}", (name,), stops)
                for number, name in enumerate(game.seats)
            ),
        )  # fmt: skip
        store = MemoryStore()
        store.rows[row.id], store.journals[row.id] = row, []
        course = Course(game, match, BEGUN)
        return World(Room(game, row, course, store, Machines(1, 1.0), settings(clock=lambda: BEGUN), _never))

    def sent_to(self, seat: int) -> list[bytes]:
        """Return what A's page was sent since the last time."""
        news = self.pages[seat].pipe.sent[self.compared :]
        self.compared += len(news)
        return news


async def _never(room: Room) -> str:
    raise AssertionError("no rematch is made here")


def hidden_again(log: list[Event], seat: int, rng: Rng) -> list[Event]:
    """Return a log that tells `seat` the same: what it does not know of each event is another's."""
    pools: dict[tuple[int, int], list[int]] = {}
    for event in log:
        if _hides(event, seat):
            pools.setdefault((event.kind, event.a), []).append(event.b)
    out = []
    for event in log:
        pool = pools.get((event.kind, event.a), [])
        b = pool.pop(rng.below(len(pool))) if _hides(event, seat) else event.b
        out.append(Event(event.kind, event.a, b, event.clause, event.see, event.know))
    return out


def _hides(event: Event, seat: int) -> bool:
    """Tell whether there is something about an event that a seat is not told."""
    told = event.told_to(seat)
    return told is None or told.b != event.b


class Differ(AssertionError):
    """A's page was sent something else in the other world."""


@dataclass
class Pair:
    """Both worlds, and what is done in them."""

    met: Met
    seat: int
    worlds: list[World]
    rng: Rng
    parted: bool = False
    """Whether A has learned which world this is."""

    @staticmethod
    def of(met: Met, seat: int) -> Pair:
        rng = Rng(met.seed + seat)
        undo = ("free", "consent", "none")[rng.below(3)]
        twin = met.game.twin(met.state, seat, rng)
        twin.drawn = met.state.drawn
        log = hidden_again(met.log, seat, rng)
        worlds = [
            World.of(met, seat, met.state.clone(), met.log, 1, undo),
            World.of(met, seat, twin, log, 2, undo),
        ]
        return Pair(met, seat, worlds, rng)

    @property
    def name(self) -> str:
        return self.met.game.seats[self.seat]

    async def compare(self, what: str) -> None:
        """Fail unless A's page was sent the same bytes in both worlds."""
        await rest(*(world.room for world in self.worlds))
        one, other = (world.sent_to(self.seat) for world in self.worlds)
        if one != other:
            raise Differ(f"{what}: seat {self.name} is sent\n{_difference(one, other)}")

    async def connect(self) -> None:
        for world in self.worlds:
            world.pages = [Page(world.room, Guest(seat, seat)) for seat in self.met.game.seats]
        await self.compare("on connecting")
        sheets = [encode(world.room.sheet("")) for world in self.worlds]
        if sheets[0] != sheets[1]:
            raise Differ("a stranger is told another table")

    async def say(self, seat: int, doing: str, /, **message: Any) -> None:
        """Let a seat's page say the same in both worlds."""
        for world in self.worlds:
            message["seat"] = self.met.game.seats[seat]
            await world.pages[seat].say(**message)
        await self.compare(doing)

    def version(self, seat: int) -> int:
        return course_of(self.worlds[0].room).versions[seat]

    async def forbidden(self) -> None:
        """Say what is refused: the refusals are the same, too."""
        view = self.worlds[0].room.view(self.seat)
        texts = ["no such answer", *[one.text for one in view.blocked[:3]], *[one.text for one in view.options[:1]]]
        for text in texts[:-1] if view.options else texts:
            if any(text == one.text and one.clause == "" for one in view.options):
                continue
            version = self.version(self.seat)
            await self.say(self.seat, f"refusing {text!r}", type="act", version=version, text=text)
        await self.say(self.seat, "refusing a stale answer", type="act", version=0, text=texts[-1])

    async def wish(self) -> None:
        """Offer a draw and withdraw it, change the stops, order a skip and cancel it, ask for an undo."""
        await self.say(self.seat, "offering a draw", type="wish", what="draw")
        await self.say(self.seat, "withdrawing it", type="wish", what="draw")
        await self.say(self.seat, "skipping", type="skip", to="nowhere")
        await self.say(self.seat, "undoing nothing", type="undo")
        await self.say(self.seat, "replying to nothing", type="reply", what="undo", yes=True)

    async def let_others_pass(self) -> int:
        """In windows of others they pass, by order, whatever they could have done; returns how many did unrevealed."""
        passed = 0
        for seat in range(len(self.met.game.seats)):
            views = [world.room.view(seat) for world in self.worlds]
            if seat == self.seat or not all(view.passing for view in views):
                continue
            logs = [len(course_of(world.room).match.log) for world in self.worlds]
            for world in self.worlds:
                await world.pages[seat].say(type="stops", seat=self.met.game.seats[seat], own=[], others=[])
            passed += await self.compare_unless_revealed(f"after {self.met.game.seats[seat]} has passed", logs)
        return passed

    async def let_others_draft(self) -> None:
        """Others answer, something else in each world, where A is not to notice."""
        for seat in range(len(self.met.game.seats)):
            rooms = [world.room for world in self.worlds]
            asked = [course_of(room).match.state.ask_of(seat) for room in rooms]
            if seat == self.seat or len(course_of(rooms[0]).owing) < 2 or None in asked:
                continue
            for room in rooms:
                options = [one.text for one in room.view(seat).options if one.clause == ""]
                work = course_of(room).branch()
                move = work.answer(seat, options[self.rng.below(len(options))], BEGUN, "because")
                if work.play(move) is None and work.owing == course_of(room).owing and not work.match.state.over:
                    await room.receive(self._connection(room, seat), _act(self.met.game, seat, room, move.text))
            await self.compare(f"after {self.met.game.seats[seat]} has drafted")

    def _connection(self, room: Room, seat: int) -> Any:
        return next(world.pages[seat].connection for world in self.worlds if world.room is room)

    def asked(self) -> bool:
        """Tell whether A is asked."""
        return bool(self.worlds[0].room.view(self.seat).options)

    async def answer(self) -> bool:
        """Let A answer; returns False if something became known by it."""
        options = [one for one in self.worlds[0].room.view(self.seat).options if one.clause == ""]
        text = options[self.rng.below(len(options))].text
        logs = [len(course_of(world.room).match.log) for world in self.worlds]
        version = self.version(self.seat)
        for world in self.worlds:
            await world.pages[self.seat].say(type="act", seat=self.name, version=version, text=text, note="because")
        return await self.compare_unless_revealed(f"after answering {text!r}", logs)

    async def compare_unless_revealed(self, what: str, logs: list[int]) -> bool:
        """Compare, unless A was told something by which hidden things become known; False then."""
        await rest(*(world.room for world in self.worlds))
        told = [course_of(world.room).match.told(self.seat, at) for world, at in zip(self.worlds, logs, strict=True)]
        known = [[event for event in events if self.met.game.reveals(event, self.seat)] for events in told]
        if any(known) or any(course_of(world.room).match.state.over for world in self.worlds):
            self.parted = True
            return False
        await self.compare(what)
        return True

    async def play_on(self) -> int:
        """Let whoever is asked answer what both worlds offer, until something is revealed; returns how many answers."""
        for given in range(FURTHER):
            seat, text = self._in_both()
            if self.parted or not text:
                return given
            logs = [len(course_of(world.room).match.log) for world in self.worlds]
            name = self.met.game.seats[seat]
            for world in self.worlds:
                version = course_of(world.room).versions[seat]
                await world.pages[seat].say(type="act", seat=name, version=version, text=text, note="because")
            await self.compare_unless_revealed(f"after {name} has answered {text!r}", logs)
        return FURTHER

    def _in_both(self) -> tuple[int, str]:
        """Return a seat that is asked in both worlds and one of the answers that both offer it; "" if there is none.

        What it has drafted is shown with the answer that ends the draft, so it must have drafted the same.
        """
        rooms = [world.room for world in self.worlds]
        for seat in set(course_of(rooms[0]).owing) & set(course_of(rooms[1]).owing):
            views = [room.view(seat) for room in rooms]
            offers = [[one.text for one in view.options if one.clause == ""] for view in views]
            common = [text for text in offers[0] if text in offers[1]]
            if common and views[0].links == views[1].links:
                return seat, common[self.rng.below(len(common))]
        return -1, ""

    async def undo(self) -> None:
        """Let A take back, and the others agree where they are asked."""
        await self.say(self.seat, "asking for an undo", type="undo")
        for seat in range(len(self.met.game.seats)):
            if seat != self.seat:
                await self.say(seat, "agreeing to it", type="reply", what="undo", yes=True)

    def close(self) -> None:
        for world in self.worlds:
            world.room._pacing.stop()
            for page in world.pages:
                page.leave()


def _act(game: Game, seat: int, room: Room, text: str) -> Any:
    version = course_of(room).versions[seat]
    message = {"type": "act", "seat": game.seats[seat], "version": version, "text": text, "note": "because"}
    return CLIENT.validate_python(message)


def _difference(one: list[bytes], other: list[bytes]) -> str:
    if len(one) != len(other):
        return f"{len(one)} messages, or {len(other)}"
    a, b = next((x, y) for x, y in zip(one, other, strict=True) if x != y)
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"…{a[max(at - 90, 0) : at + 60]!r}…\nor\n…{b[max(at - 90, 0) : at + 60]!r}…"


# The law


async def hold_the_law(game: Game, seeds: range) -> dict[str, int]:
    """Hold the law in random games; returns how often each part of it was tried, so that none is empty."""
    tried = dict.fromkeys(("positions", "answers", "undone", "passed", "further"), 0)
    for seed in seeds:
        for number, met in enumerate(met_in(game, seed)):
            pair = Pair.of(met, (seed + number) % len(game.seats))
            try:
                await hold(pair, tried)
            except AssertionError as error:
                raise AssertionError(f"{game.id}, seed {seed}: {error}") from error
            finally:
                pair.close()
    return tried


async def hold(pair: Pair, tried: dict[str, int]) -> None:
    """Do everything once at a position."""
    tried["positions"] += 1
    await pair.connect()
    await pair.forbidden()
    await pair.wish()
    await pair.let_others_draft()
    if not pair.asked():
        tried["passed"] += await pair.let_others_pass()
    elif await pair.answer():
        tried["answers"] += 1
        answers = len(course_of(pair.worlds[0].room).match.answers)
        await pair.undo()
        tried["undone"] += len(course_of(pair.worlds[0].room).match.answers) < answers
    tried["further"] += await pair.play_on()


@pytest.mark.parametrize("part", range(4))
def test_two_worlds_that_a_seat_can_not_tell_apart_send_it_the_same_bytes(part: int) -> None:
    seeds = range(part * GAMES // 4, (part + 1) * GAMES // 4)
    tried = asyncio.run(hold_the_law(games.game("inframundis"), seeds))
    assert tried["positions"] == len(seeds) * EACH
    assert len(seeds) < GAMES_FOR_ALL or all(tried.values()), tried


@pytest.mark.parametrize("id", sorted({*games.ids()} - {"inframundis"}))
@pytest.mark.parametrize("part", range(2))
def test_and_so_do_they_in_every_other_game(id: str, part: int) -> None:
    count = max(GAMES // 20 // games.game(id).weight, 2)
    seeds = range(part * count, (part + 1) * count)
    tried = asyncio.run(hold_the_law(games.game(id), seeds))
    assert tried["positions"] == len(seeds) * EACH and tried["further"], tried


def test_and_so_do_drafts_in_lanes(monkeypatch: pytest.MonkeyPatch) -> None:
    known = games.game
    monkeypatch.setattr(games, "game", lambda id: ORDERS if id == "orders" else known(id))
    tried = asyncio.run(hold_the_law(ORDERS, range(max(GAMES // 8, 4))))
    assert tried["answers"] and tried["undone"], tried


# What the law has to catch


def _leaky_head(room: Room, seat: int) -> bytes:
    """A view made from the state instead of an observation."""
    course = course_of(room)
    view = room.game.view(course.match.state, seat)
    return view_head(room.game.seats[seat], course.versions[seat], encode(view))


def _leaky_told(events: Any, seat: int) -> list[Event]:
    """Events with all their details."""
    return [event for event in events if event.told_to(seat) is not None]


def _with_leaky_head(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Room, "_head", _leaky_head)


def _with_leaky_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("liza.table.course.told_to", _leaky_told)
    monkeypatch.setattr(telling, "told_to", _leaky_told)


def _with_leaky_passing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows pass at once where nothing else can be done."""

    def passes(orders: Orders, view: Any) -> bool:
        return bool(view.passing) and len(view.options) == 1

    monkeypatch.setattr(Orders, "passes", passes)


@pytest.mark.parametrize("leak", [_with_leaky_head, _with_leaky_lines, _with_leaky_passing])
def test_the_law_catches_a_leak(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="is sent"):
        asyncio.run(hold_the_law(games.game("inframundis"), range(1, 40)))
