"""A field for tests of orders, movement and battle: the starter map, X at home in A, Y in B, W in C; no units.

Draws are scripted as faces of dice, 1 to 6.
"""

from __future__ import annotations

from typing import Any

from liza.games.campaign import GAME
from liza.games.campaign.fixed import LEADER_POINTS
from liza.games.campaign.notation import TITLE_WORDS
from liza.games.campaign.pieces import FIRST_UNIT, HERO, INFANTRY, KIND_NAMES, MOVEMENT, NOWHERE, ORDERS, Order, Unit
from liza.games.campaign.places import add, recount
from liza.games.campaign.state import Campaign
from liza.kernel import LIVE, Event, Scripted, Step
from liza.testing.scenes import TheEnd

X, Y, W = 0, 1, 2
NAMES = ("gules", "azure", "vert", "gold", "sable", "purpure")


class Field:
    """A campaign in the middle of turn 2, laid out by hand."""

    def __init__(self, players: int = 2, organiser: bool = False, **options: Any) -> None:
        setup = GAME.complete({"players": players, "referee": organiser, "options": options, "calendar": "none"})
        self.s: Campaign = GAME.fresh(setup)
        s = self.s
        s.agenda = [TheEnd(-1)]
        s.turn, s.phase = 2, MOVEMENT
        size = int(s.board.size())
        s.entered = [[], [0] * size, [0] * size]
        s.dominion = [(), (-1,) * size, (-1,) * size]
        s.levied = [(), (0,) * players, (0,) * players]
        s.sight = [(), (0,) * players, (0,) * players]
        for seat, country in enumerate(s.countries):
            country.units = []
            country.home = seat
            country.next_unit = FIRST_UNIT
            country.added, country.wills = [0, 0, 0], [0, 0, 0]
            for region in s.board.homeland(seat):
                s.owner[region] = seat
                if s.board.city[region]:
                    country.capital = region
        self.events: list[Event] = []

    def at(self, code: str) -> int:
        """Returns a region by its code."""
        return int(self.s.board.index(code))

    def leader(self, seat: int, title: str, code: str, points: int = 0) -> int:
        """Puts a leader down and returns his number."""
        one = Unit()
        number = TITLE_WORDS.index(title)
        one.number, one.rank, one.kind, one.morale = number, number + 1, HERO, 8
        one.models = one.size = 1
        one.each = points or LEADER_POINTS[number]
        return self._put(seat, one, code)

    def hero(self, seat: int, code: str, points: int = 150) -> int:
        """Puts a hero without rank down and returns his number."""
        return self.troops(seat, code, points, "hero", points)

    def troops(
        self, seat: int, code: str, points: int = 500, kind: str = "infantry", each: int = 10, **more: int
    ) -> int:
        """Puts troops down and returns their number."""
        one = Unit()
        country = self.s.countries[seat]
        one.number = country.next_unit
        country.next_unit += 1
        one.kind = KIND_NAMES.index(kind) if kind else INFANTRY
        one.each, one.models = each, points // each
        one.size = one.models
        for name, value in more.items():
            setattr(one, name, value)
        return self._put(seat, one, code)

    def _put(self, seat: int, one: Unit, code: str) -> int:
        one.region = self.at(code)
        add(self.s, seat, one)
        recount(self.s, seat)
        self._arrive(seat, one)
        return int(one.number)

    def _arrive(self, seat: int, one: Unit) -> None:
        there = self.s.arrivals[one.region]
        if one.is_troop() and seat not in there:
            there.append(seat)

    def order(
        self, seat: int, title: str, *codes: str, units: Any = (), avoid: bool = False, column: str = ""
    ) -> Order:
        """Writes an order; `units` are numbers, or "all" in the region that nobody else has."""
        order = Order()
        country = self.s.countries[seat]
        order.leader = TITLE_WORDS.index(title) if title in TITLE_WORDS else int(title)
        order.route = [self.at(code) for code in codes]
        order.posture = 1 if avoid else 0
        if column:
            order.column = TITLE_WORDS.index(column)
        region = self.s.unit(seat, order.leader).region
        for one in country.units:
            free = units == "all" and one.region == region and one.rank == 0 and one.leader < 0
            if free or (units != "all" and one.number in units):
                one.leader = order.leader
        country.orders.append(order)
        return order

    def avoid(self, seat: int, code: str) -> None:
        """Lets troops without a leader avoid combat."""
        self.s.countries[seat].postures |= 1 << self.at(code)

    def dice(self, *faces: int) -> Field:
        """Scripts the dice to come."""
        self.s.source = Scripted([face - 1 for face in faces], self.s.drawn)
        return self

    def run(self, *steps: Step) -> Field:
        """Runs steps until somebody is asked or they are done."""
        self.s.log = self.events = []
        self.s.then_all(list(steps))
        self.s.advance(LIVE)
        return self

    def write_orders(self, *steps: Step) -> Field:
        """Opens the phase of orders."""
        from liza.games.campaign.orders import WriteOrders

        self.s.phase = ORDERS
        return self.run(WriteOrders(), *steps)

    def offered(self, seat: int) -> list[str]:
        """Returns what a seat may answer."""
        ask = self.s.ask_of(seat)
        return [] if ask is None else [ask.describe(self.s, one) for one in ask.options(self.s)]

    def say(self, seat: int, *texts: str) -> str:
        """Gives answers; returns the clause that refuses one, which must be the last, or ""."""
        for number, text in enumerate(texts, 1):
            ask = self.s.ask_of(seat)
            assert ask is not None, f"{NAMES[seat]} isn't asked when {text!r} is said; owing {self.s.owing()}"
            chosen = ask.parse(self.s, text)
            assert chosen >= 0, f"{text!r} can't be tried; offered: {self.offered(seat)}"
            clause = ask.refuse(self.s, chosen)
            if clause:
                assert number == len(texts), f"{text!r} is refused [{clause}]"
                return clause
            self.s.log = self.events = []
            self.s.apply_for(seat, chosen)
            self.s.advance(LIVE)
        return ""

    def by_default(self) -> None:
        """Answers everything as at a deadline."""
        while self.s.owing():
            seat = self.s.owing()[0]
            ask = self.s.ask_of(seat)
            assert ask is not None
            self.s.apply_for(seat, ask.default(self.s))
            self.s.advance(LIVE)

    # What came of it

    def where(self, seat: int, number: int) -> str:
        """Returns the code of the region where a unit is; "" if it is dead, "captive" or "waiting"."""
        one = self.s.countries[seat].unit(number)
        if one is None:
            return ""
        if one.region == NOWHERE:
            return "captive" if one.captor >= 0 else "waiting"
        return self.s.board.ids[one.region]

    def told(self, kind: int) -> list[Event]:
        """Returns the events of a kind since the last answer."""
        return [one for one in self.events if one.kind == kind]

    def clauses(self) -> set[str]:
        """Returns the clauses of those events."""
        return {one.clause for one in self.events}
