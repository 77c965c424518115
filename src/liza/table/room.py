"""A table with its match: everything that is done there, one thing after the other.

An answer is taken on a copy, stored, and only then seen by anybody. A write that fails leaves all as it was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, assert_never

import structlog

from liza.kernel import Refusal
from liza.table import protocol
from liza.table.connections import Connection
from liza.table.course import Course
from liza.table.deadlines import ORGANISER
from liza.table.desk import Desk
from liza.table.encode import (
    PONG,
    encode_view,
    refused_message,
    table_message,
    view_head,
    view_message,
    view_tail,
)
from liza.table.ending import ending_of, ends
from liza.table.machines import Machines
from liza.table.pacing import Pacing
from liza.table.passing import Orders, SkipOrder, brief
from liza.table.protocol import GOING, STRANGER, TOO_MUCH, Act, ClientMessage, RefusalSheet, Reply, SetStops, Wish
from liza.table.settings import Settings, token_of
from liza.table.sheets import table_sheet
from liza.table.store import Deed, Filing, Move, Store, StoreError, TableRow
from liza.table.trouble import Refused, of_store, refusal, refuse
from liza.table.wishes import Request, Wishes, toggled
from liza.toolkit.game import Game
from liza.toolkit.gathering import gather
from liza.toolkit.view import View

log = structlog.get_logger(__name__)

Stamp = tuple[int, int, int, bytes]
"""What tells a seat's view message from any other: version, edition and number of lines, and its tail."""
Order = Act | protocol.Undo | Wish | Reply | SetStops | protocol.Skip
"""What a page can ask a table to do."""


class Room:
    """A table.

    Args:
        game: what is played.
        row: the table as it is stored.
        course: its match; None while seats are open.
        store: where everything is written before it happens.
        machines: think for computer players.
        settings: how the server runs.
        play_again: makes the table for a rematch and returns its id.
        ring: told when the server has to look at this table by itself; None never.

    Attributes:
        desk: what a table by correspondence has; None at any other.
        lock: held while anything changes.
    """

    def __init__(
        self,
        game: Game,
        row: TableRow,
        course: Course | None,
        store: Store,
        machines: Machines,
        settings: Settings,
        play_again: Callable[[Room], Awaitable[str]],
        ring: Callable[[float | None], None] = lambda due: None,
    ) -> None:
        self.game = game
        self.row = row
        self.course = course
        self.settings = settings
        self.wishes = Wishes.read(row.wishes)
        if row.status == "over":  # the end is stored without a word of what was still asked for
            self.wishes = Wishes(rematch=self.wishes.rematch)
        self.orders: list[Orders] = []
        self.lock = asyncio.Lock()
        self.lost = False
        """Whether another program writes to this table, so that what is known here is no longer true."""
        self._store = store
        self._play_again = play_again
        self._ring = ring
        self._connections: list[Connection] = []
        self._views: dict[int, tuple[int, View]] = {}
        """Those that have not been sent yet."""
        self._briefs: dict[int, tuple[int, View]] = {}
        self._heads: dict[int, tuple[int, bytes]] = {}
        self._stamps: dict[int, Stamp | None] = {}
        self._tables: dict[str, bytes] = {}
        self._ends: dict[int, bytes] = {}
        self._pacing = Pacing(self, machines)
        self.desk = Desk(self) if row.post else None
        self.seat_people()

    def seat_people(self) -> None:
        """Take note of who sits here: once when the table is fetched, and again when the match begins."""
        usual = self.game.usual_stops()
        self.orders = []
        for seat in self.row.seats:
            alone = all(one.kind == "computer" for one in self.row.seats if one is not seat)
            self.orders.append(Orders.read(seat.passing, usual, alone))

    # Who is here

    def held(self, guest: str) -> list[int]:
        """Return the seats that a guest holds."""
        return [seat.number for seat in self.row.seats if guest in seat.holders]

    def acting(self, guest: str) -> list[int]:
        """Return the seats of others for which a guest may answer: at a table by correspondence its organiser."""
        desk = self.desk
        if desk is None or not self.row.organised_by(guest) or self.row.status != "playing":
            return []
        return [seat.number for seat in self.row.seats if guest not in seat.holders and desk.for_organiser(seat.number)]

    def shown_to(self, guest: str) -> list[int]:
        """Return the seats whose view a guest is shown."""
        return [*self.held(guest), *self.acting(guest)] if self.desk is not None else self.held(guest)

    def admits(self, guest: str) -> bool:
        """Tell whether a guest may be here."""
        return bool(self.held(guest)) or (self.desk is not None and self.row.organised_by(guest))

    def people(self) -> list[int]:
        """Return the seats of people."""
        return [seat.number for seat in self.row.seats if seat.kind == "person"]

    def fellows(self, seat: int) -> list[int]:
        """Return this seat and the others that sit at the same device."""
        holders = set(self.row.seats[seat].holders)
        return [seat, *(one for one in self.people() if one != seat and holders & set(self.row.seats[one].holders))]

    def enter(self, connection: Connection) -> None:
        """Add a socket; a guest who has too many loses the oldest."""
        own = [one for one in self._connections if one.guest == connection.guest]
        if len(own) >= self.settings.sockets_each:
            own[0].close(TOO_MUCH)
        self._connections.append(connection)
        self.show()

    def leave(self, connection: Connection) -> None:
        """Remove a socket."""
        if connection in self._connections:
            self._connections.remove(connection)
            self.show()

    def waits_for(self, guest: str) -> bool:
        """Tell whether the game waits for an answer of this guest."""
        return any(self._pacing.waits_for(seat) for seat in self.shown_to(guest))

    def due_for(self, guest: str) -> float:
        """Return until when what waits for a guest is to be answered, in seconds since 1970; 0 without a deadline."""
        if self.desk is None or self.desk.clock.paused:
            return 0.0
        mine = self.shown_to(guest)
        dues = [one.due for seat, one in self.desk.clock.open().items() if seat in mine and one.due]
        return min(dues, default=0.0)

    @property
    def quiet(self) -> bool:
        """Whether nobody is here and nothing is about to happen."""
        return not self._connections and not self._pacing.busy and not self.lock.locked()

    async def close(self) -> None:
        """Send everybody away until the server is back, and stop what was to happen by itself."""
        async with self.lock:
            self._pacing.stop()
        for connection in self._connections:
            connection.close(GOING)

    # What is seen

    def sheet(self, guest: str) -> dict[str, Any]:
        """Return the table as a guest ("" for a stranger) may know it, in the shape of `protocol.TableSheet`."""
        present = {one.guest for one in self._connections}
        sheet = table_sheet(self.game, self.row, self.course, self.wishes, guest, present)
        sheet["post"] = self.desk.sheet(guest) if self.desk is not None else None
        return sheet

    def table_message(self, guest: str) -> bytes:
        """Return the message about the table for a guest."""
        known = self._tables.get(guest)
        if known is None:
            known = self._tables[guest] = table_message(self.sheet(guest))
        return known

    def view(self, seat: int) -> View:
        """Return what a seat sees; there has to be a match."""
        course = self._course()
        version = course.versions[seat]
        known = self._views.get(seat)
        if known is None or known[0] != version:
            known = self._views[seat] = (version, gather(self.game.view(course.match.seen(seat), seat)))
            self._briefs[seat] = (version, brief(known[1]))
        return known[1]

    def brief(self, seat: int) -> View:
        """Return what is asked of a seat and what it may answer, see `passing.brief`."""
        known = self._briefs.get(seat)
        if known is None or known[0] != self._course().versions[seat]:
            self.view(seat)
        return self._briefs[seat][1]

    def stamp(self, seat: int) -> Stamp | None:
        """Return what tells the seat's present view message from others; None before the match."""
        if seat not in self._stamps:
            self._stamps[seat] = self._stamp(seat)
        return self._stamps[seat]

    def _stamp(self, seat: int) -> Stamp | None:
        if self.course is None:
            return None
        edition, lines = self.told(seat)
        tail = view_tail(self.undo_now(seat), self.orders[seat].sheet(self._pacing.is_due(seat)))
        return self.course.versions[seat], edition, lines, tail

    def told(self, seat: int) -> tuple[int, int]:
        """Return the edition of the seat's chronicle, and how many lines it has."""
        chronicle = self._course().chronicles[seat]
        return chronicle.edition, len(chronicle.lines)

    def view_message(self, seat: int, edition: int, lines: int) -> bytes:
        """Return the seat's view message for one who knows so many lines of an edition of its chronicle."""
        stamp = self.stamp(seat)
        assert stamp is not None
        chronicle = self._course().chronicles[seat]
        whole = edition != chronicle.edition
        news = (line.json for line in chronicle.lines[0 if whole else lines :])
        return view_message(self._head(seat), whole, news, stamp[-1])

    def _head(self, seat: int) -> bytes:
        version = self._course().versions[seat]
        known = self._heads.get(seat)
        if known is None or known[0] != version:
            head = view_head(self.row.seats[seat].seat, version, encode_view(self.view(seat)))
            known = self._heads[seat] = (version, head)
            # a view is thousands of objects, at which the garbage collector would look again and again: with some
            # hundred tables it stopped the server for hundreds of milliseconds
            del self._views[seat]
        return known[1]

    def end_message(self, seat: int) -> bytes:
        """Return how the game ended for a seat; b"" while it goes on or the proof is not yet made."""
        return self._ends.get(seat, b"")

    def undo_now(self, seat: int) -> str:
        """Return how an undo of this seat would go: "" not at all, `free` at once, `ask` if the others agree."""
        if self.row.status != "playing" or self.row.undo == "none":
            return ""
        course = self._course()
        if course.can_take_back(seat):
            return "free"
        if self.row.undo == "free" or course.way_back(seat) < 0:
            return ""
        return "ask" if self._asked(seat) else "free"

    def show(self) -> None:
        """Let every socket see what is new."""
        self._stamps.clear()
        self._tables.clear()
        watched = {seat for connection in self._connections for seat in self.shown_to(connection.guest)}
        for seat in self._views.keys() - watched:
            del self._views[seat]
        for connection in self._connections:
            connection.wake()

    # What is done

    async def receive(self, connection: Connection, message: ClientMessage) -> None:
        """Do what a page asks for, or tell it why not."""
        if isinstance(message, protocol.Ping):
            connection.push(PONG)
            return
        try:
            async with self.lock:
                seat = self._seat_of(connection.guest, message)
                await self._obey(seat, message, "" if seat in self.held(connection.guest) else ORGANISER)
        except Refused as refused:
            connection.push(refused_message(message.seat, refused.sheet))
        except StoreError as error:
            self.note_trouble(error)
            connection.push(refused_message(message.seat, of_store(error).sheet))
        except Exception:
            # what fails here fails on a copy, so the table stands as it was
            log.exception("message failed", table=self.row.id, type=message.type)
            connection.push(refused_message(message.seat, refusal("server")))

    def _seat_of(self, guest: str, message: Order) -> int:
        """Return the seat that a message speaks for; for somebody else's nothing but an answer can be given."""
        for seat in self.shown_to(guest) if isinstance(message, Act) else self.held(guest):
            if self.row.seats[seat].seat == message.seat:
                return seat
        raise refuse("not-yours", 403)

    async def _obey(self, seat: int, message: Order, by: str) -> None:
        match message:
            case Act():
                await self._act(seat, message, by)
            case protocol.Undo():
                await self._undo(seat)
            case Wish(what="draw"):
                await self._offer_draw(toggled(self.wishes.draw, [seat]))
            case Wish():
                await self._want_rematch(seat)
            case Reply(what="draw"):
                await self._reply_draw(seat, message.yes)
            case Reply():
                await self._reply_undo(seat, message.yes)
            case SetStops():
                await self._set_stops(seat, message)
            case protocol.Skip():
                self._skip(seat, message)
            case _:
                assert_never(message)

    def _course(self) -> Course:
        if self.course is None:
            raise refuse("waiting", 409)
        return self.course

    def _playing(self) -> Course:
        """Return the match.

        Raises:
            Refused: it has not begun, or is over.
        """
        course = self._course()
        if self.row.status == "over":
            raise self._explained(Refusal("over", "", ""))
        return course

    def _explained(self, refusal: Refusal) -> Refused:
        told = self.game.explain(refusal)
        texts, remedies = {"es": told.es, "en": told.en}, {"es": told.remedy_es, "en": told.remedy_en}
        return Refused(RefusalSheet(code=told.code, clause=told.clause, texts=texts, remedies=remedies), 409)

    # Answers

    async def _act(self, seat: int, act: Act, by: str) -> None:
        course = self._playing()
        if act.version != course.versions[seat] and not self._stands(seat, act.text):
            raise self._explained(Refusal("stale", "", act.text))
        work = course.branch()
        move = work.answer(seat, act.text, self.settings.clock(), act.note, by=by)
        refusal = work.play(move)
        if refusal is not None:
            raise self._explained(refusal)
        passed = self.orders[seat].skip is not None and act.text == self.brief(seat).passing
        await self.keep(work, [move], by_person=True, deeds=self._remarks(move))
        if not passed:
            self.orders[seat].skip = None
        self._changed()

    def _remarks(self, move: Move) -> tuple[Deed, ...]:
        """Return what the log of a table by correspondence keeps of an answer: who else gave it, and its note.

        While lanes are open a note may tell what nobody else is to know yet, so it stays in the record.
        """
        if self.desk is None:
            return ()
        note = move.note if self._course().match.state.opened is None else ""
        if not note and not move.by:
            return ()
        return (Deed("answered" if move.by else "noted", move.at, move.seat, move.by or "seat", note),)

    def _stands(self, seat: int, text: str) -> bool:
        """Tell whether this may be answered at any time, so that what others did meanwhile makes no difference."""
        return any(option.text == text for option in self.brief(seat).standing)

    async def answer_for(self, seat: int, texts: Iterable[str], auto: bool, by: str = "") -> bool:
        """Give the first of these answers that is taken, for a seat; False if none is. The lock has to be held."""
        for text in texts:
            work = self._course().branch()
            move = work.answer(seat, text, self.settings.clock(), auto=auto, by=by)
            if work.play(move) is None:
                await self.keep(work, [move], by_person=False)
                self._changed()
                return True
        return False

    async def keep(self, work: Course, moves: Sequence[Move], by_person: bool, deeds: Sequence[Deed] = ()) -> None:
        """Store what was done and let it be true. The lock has to be held.

        Raises:
            StoreError: it could not be stored; nothing has changed.
        """
        now, row = self.settings.clock(), self.row
        wishes = self.wishes.copy()
        wishes.answered(by_person)
        wishes.turned(work.headings[0])
        filing = self.desk.filing(work, now, deeds) if self.desk is not None else None
        if work.match.state.over:
            ending = ending_of(self.game, work, agreed=False)
            await self._store.finish(row.id, ending, now, moves, filing)
            self.row, wishes = replace(row, status="over", ending=ending, since=now), Wishes()
        else:
            stored = wishes.to_json()
            await self._store.append(row.id, moves, now, None if stored == self.wishes.to_json() else stored, filing)
        self.course, self.wishes = work, wishes
        self._adopt(filing)

    async def note(self, filing: Filing) -> None:
        """Store what was done about the table alone, and let it be true. The lock has to be held.

        Raises:
            StoreError: it could not be stored; nothing has changed.
        """
        await self._store.file(self.row.id, filing)
        self._adopt(filing)

    def _adopt(self, filing: Filing | None) -> None:
        if filing is not None and self.desk is not None:
            self.desk.adopt(filing)

    def due_changed(self, due: float | None) -> None:
        """Say when the server has to look at this table by itself."""
        self._ring(due)

    def begun(self) -> Course:
        """Return the match; there has to be one."""
        return self._course()

    def token(self) -> str:
        """Return an id that can't be guessed."""
        return token_of(self.settings)

    async def lapse(self) -> None:
        """Do what has to be done at deadlines that have passed.

        Raises:
            StoreError: it could not be stored; it is to be tried again.
        """
        async with self.lock:
            if self.desk is not None:
                await self.desk.lapse()

    def _changed(self) -> None:
        """Let everybody see what is new, end what has to end, and see to who is asked now."""
        if self.course is not None:
            for seat, orders in enumerate(self.orders):
                if orders.skip is not None:
                    orders.note(self.course.headings[seat], self.brief(seat).phase)
        self._pacing.arm()
        self.show()
        if self.row.status == "over" and not self._ends:
            log.info("game over", table=self.row.id, game=self.row.game, agreed=self.row.ending["agreed"])
            self._pacing.prove()

    def resume(self) -> None:
        """Go on where the table stood, after it was fetched or has begun."""
        self._changed()

    async def prove(self) -> None:
        """Deal the finished game again, and tell everybody how it ended."""
        self._ends = await ends(self.game, self._course(), bool(self.row.ending.get("agreed")))
        self.show()

    def show_out(self) -> None:
        """Close the sockets of those who no longer hold a seat here, and let everybody see who sits where."""
        for connection in self._connections:
            if not self.admits(connection.guest):
                connection.close(STRANGER)
        self._changed()

    def note_trouble(self, error: StoreError) -> None:
        """Log what the database said; if another program writes to this table, send everybody away to come back."""
        log.error("not stored", table=self.row.id, code=error.code, said=error.texts["en"])
        if error.code == "conflict":
            self.lost = True
            self._pacing.stop()
            for connection in self._connections:
                connection.close(GOING)

    # The way back

    def _asked(self, seat: int) -> list[int]:
        """Return the seats of people who have to agree to an undo; computer players always do."""
        own = self.fellows(seat)
        return [one for one in self.people() if one not in own]

    async def _undo(self, seat: int) -> None:
        course, now = self._playing(), self.settings.clock()
        if self.row.undo == "none":
            raise refuse("undo-none", 409)
        work = course.branch()
        moves = work.take_back(seat, now)
        to = course.way_back(seat)
        if moves:
            await self._go_back(work, moves)
        elif to < 0:
            raise refuse("undo-nothing", 409)
        elif self.row.undo == "free":
            raise self._explained(Refusal("final", "", ""))
        elif not self._asked(seat):
            await self._rewind(seat, to)
        else:
            pending = self.wishes.undo is not None and self.wishes.undo.seat == seat
            await self._wish(replace(self.wishes, undo=None if pending else Request(seat, to)))

    async def _rewind(self, seat: int, to: int) -> None:
        work = self._course().branch()
        move = Move(work.moves, seat, "rewind", str(to), "", False, self.settings.clock())
        work.play(move)
        await self._go_back(work, [move])

    async def _go_back(self, work: Course, moves: Sequence[Move]) -> None:
        await self.keep(work, moves, by_person=True)
        for orders in self.orders:
            orders.skip = None
        self._changed()

    async def _reply_undo(self, seat: int, yes: bool) -> None:
        self._playing()
        request = self.wishes.undo
        if request is None or seat not in self._asked(request.seat):
            raise refuse("nothing-asked", 409)
        agreed = sorted({*request.agreed, *self.fellows(seat)})
        if not yes:
            await self._wish(replace(self.wishes, undo=None))
        elif set(agreed) >= set(self._asked(request.seat)):
            await self._rewind(request.seat, request.to)
        else:
            await self._wish(replace(self.wishes, undo=replace(request, agreed=agreed)))

    # Draw and rematch

    async def _wish(self, wishes: Wishes) -> None:
        await self._store.set_wishes(self.row.id, wishes.to_json())
        self.wishes = wishes
        self.show()

    async def _offer_draw(self, seats: list[int]) -> None:
        """Let these seats want a draw; if they are all, the game is over."""
        course = self._playing()
        if len(self.people()) < len(self.row.seats):
            raise refuse("draw-computer", 409)
        if len(seats) < len(self.row.seats):
            await self._wish(replace(self.wishes, draw=seats, turn=course.headings[0]))
            return
        now = self.settings.clock()
        ending = ending_of(self.game, course, agreed=True)
        filing = self.desk.filing(None, now) if self.desk is not None else None
        await self._store.finish(self.row.id, ending, now, (), filing)
        self._adopt(filing)
        self.row, self.wishes = replace(self.row, status="over", ending=ending, since=now), Wishes()
        self._changed()

    async def _reply_draw(self, seat: int, yes: bool) -> None:
        self._playing()
        if not self.wishes.draw or seat in self.wishes.draw:
            raise refuse("nothing-asked", 409)
        await self._offer_draw(sorted([*self.wishes.draw, seat]) if yes else [])

    async def _want_rematch(self, seat: int) -> None:
        if self.row.status != "over":
            raise refuse("not-over", 409)
        if self.row.rematch:
            return
        wanting = toggled(self.wishes.rematch, self.fellows(seat))
        if set(wanting) >= set(self.people()):
            self.row = replace(self.row, rematch=await self._play_again(self))
        await self._wish(replace(self.wishes, rematch=wanting))

    # Standing orders

    async def _set_stops(self, seat: int, message: SetStops) -> None:
        self._playing()
        self._check_phases(seat, [*message.own, *message.others])
        orders = self.orders[seat]
        if message.idle and not orders.may_idle:
            raise refuse("idle", 409)
        changed = replace(orders)
        stored = changed.change(message.own, message.others, message.idle)
        await self._store.set_passing(self.row.id, self.row.seats[seat].seat, stored)
        self.orders[seat] = changed
        self._changed()

    def _skip(self, seat: int, message: protocol.Skip) -> None:
        course = self._playing()
        if message.off:
            self.orders[seat].skip = None
        else:
            self._check_phases(seat, [message.to] if message.to else [])
            # a phase that has begun already begins again in another turn: the skip ends before
            to = "" if message.to == self.brief(seat).phase else message.to
            self.orders[seat].skip = SkipOrder(to, course.headings[seat])
        self._changed()

    def _check_phases(self, seat: int, phases: Iterable[str]) -> None:
        known = {phase for phase, _ in self.brief(seat).phases}
        if not known.issuperset(phases):
            raise refuse("no-phase", 409)
