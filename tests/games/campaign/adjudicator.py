"""A slow adjudicator of the movement phase, written from the rulebook alone, to hold the engine against.

It knows simultaneous orders, enemies all round, battles by the resolver, and players who retreat by the defaults of
CAM-turno-8 (the first region by code, with the units that fit, the dearest first). Everything is sets and
dictionaries, worked out anew whenever it is asked. Dice come from an iterator of faces, in the order in which the
rulebook rolls them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

ROUGH = {"forest", "mountain"}


@dataclass
class Thing:
    """A unit on the map: a troop, a hero, or a leader with his two characteristics."""

    id: int
    country: int
    region: str
    models: int
    each: int
    morale: int = 7
    owed: int = 0
    arm: str = "infantry"
    leadership: int = 0
    maneuver: int = 0
    fate: str = "free"
    moved: int = 0
    halted: bool = False
    came: str = ""

    @property
    def points(self) -> int:
        """Its current points."""
        return self.models * self.each

    @property
    def leads(self) -> bool:
        """Whether it is a leader."""
        return self.leadership > 0

    @property
    def troop(self) -> bool:
        """Whether it counts as troops: not a leader, not a hero."""
        return not self.leads and self.arm != "hero"


@dataclass
class Order:
    """A leader's written order; `head` is the leader whose column he follows, himself if he goes alone."""

    leader: int
    units: list[int]
    route: list[str]
    head: int
    drops: list[int] = field(default_factory=list)
    picks: list[int] = field(default_factory=list)
    dead: bool = False


@dataclass
class Land:
    """A region of the map."""

    id: str
    terrain: str
    next: set[str]
    city: bool = False
    owner: int = -1


class Adjudicator:
    """The movement phase of one turn.

    Args:
        map: the regions by id.
        things: everything on the map.
        arrivals: in which order countries came to each region.
        orders: all that was written.
        avoids: who wishes to avoid: ids of leaders, and (country, region) for troops without one.
        faces: the dice to come.
    """

    def __init__(
        self,
        map: dict[str, Land],
        things: list[Thing],
        arrivals: dict[str, list[int]],
        orders: list[Order],
        avoids: set[object],
        faces: Iterator[int],
    ) -> None:
        self.map = map
        self.things = things
        self.arrivals = arrivals
        self.orders = orders
        self.avoids = avoids
        self.faces = faces
        self.met: set[tuple[str, frozenset[int]]] = set()
        self.open: dict[str, list[frozenset[int]]] = {}
        self.fights: dict[str, tuple[int, int]] = {}
        self.entries: set[tuple[str, int]] = set()

    # Who is where

    def here(self, region: str, country: int | None = None) -> list[Thing]:
        """Returns what stands in a region, of one country or of all."""
        found = [t for t in self.things if t.region == region and t.fate == "free" and t.models > 0]
        return [t for t in found if country is None or t.country == country]

    def troops(self, region: str, country: int) -> bool:
        """Tells whether a country has troops there."""
        return any(t.troop for t in self.here(region, country))

    def queue(self, region: str) -> list[int]:
        """Returns the countries there: those with troops in the order of their coming, then the others."""
        now = {t.country for t in self.here(region)}
        strong = {c for c in now if self.troops(region, c)}
        kept = [c for c in self.arrivals.get(region, []) if c in strong]
        self.arrivals[region] = kept + sorted(strong - set(kept))
        return self.arrivals[region] + sorted(now - strong)

    def chief(self, region: str, country: int) -> Thing | None:
        """Returns who speaks for a group [contacto-5].

        The highest leadership; then whom the player put before another as head of his column [lideres-7]; then the
        better manoeuvre, then the first by id.
        """
        leaders = [t for t in self.here(region, country) if t.leads]
        top = [t for t in leaders if t.leadership == max(one.leadership for one in leaders)]
        behind = {o.leader for o in self.orders if o.head != o.leader and o.head in [t.id for t in top]}
        top = [t for t in top if t.id not in behind]
        return min(top, key=lambda t: (-t.maneuver, t.id)) if top else None

    def wish(self, region: str, country: int) -> tuple[bool, int]:
        """Returns whether a group provokes, and its manoeuvre [contacto-5, contacto-12]."""
        chief = self.chief(region, country)
        key: object = chief.id if chief else (country, region)
        provokes = self.troops(region, country) and key not in self.avoids
        return provokes, chief.maneuver if chief else 0

    # Dice

    def duel(self, one: int, other: int) -> bool:
        """Tells whether the first wins a contested roll [lideres-13, lideres-14]."""
        while True:
            a, b = next(self.faces) + one, next(self.faces) + other
            if a != b:
                return a > b

    def ranked(self, entrants: list[tuple[int, int]]) -> list[int]:
        """Returns who moves first among (key, manoeuvre), ties rolling again among themselves [contacto-7]."""
        if len(entrants) < 2:
            return [key for key, _ in entrants]
        totals: dict[int, list[tuple[int, int]]] = {}
        for key, maneuver in entrants:
            totals.setdefault(next(self.faces) + maneuver, []).append((key, maneuver))
        out: list[int] = []
        for level in sorted(totals, reverse=True):
            out += self.ranked(totals[level])
        return out

    # The phase

    def play(self) -> None:
        """Runs steps 0, 1 and 2."""
        self.met.clear()
        for region in sorted(self.map):
            pairs = [frozenset(pair) for pair in combinations(self.queue(region), 2)]
            pairs = [p for p in pairs if any(self.troops(region, c) for c in p)]
            if pairs:
                self.open[region] = pairs
                self.meet(region)
        self.settle()
        for step in (0, 1):
            self.met.clear()
            self.march(step)
            self.settle()
            if step == 0:
                self.halfway()

    def members(self, head: int, step: int) -> list[Order]:
        """Returns the orders of a column that still can take this step."""
        return [o for o in self.orders if o.head == head and len(o.route) > step and self.able(o, step)]

    def thing(self, id: int) -> Thing:
        """Returns a thing by its id."""
        return next(t for t in self.things if t.id == id)

    def carried(self, order: Order) -> list[Thing]:
        """Returns what still marches with a leader."""
        leader = self.thing(order.leader)
        return [
            t for t in map(self.thing, order.units) if t.region == leader.region and t.fate == "free" and t.models > 0
        ]

    def able(self, order: Order, step: int) -> bool:
        """Tells whether an army may carry out a step of its order [movimiento-2, -5, -6, -9, ordenes-6]."""
        leader = self.thing(order.leader)
        if order.dead or leader.fate != "free" or leader.halted or not leader.leads:
            return False
        goal = self.map[order.route[step]]
        force = self.carried(order)
        spent = max([leader.moved] + [t.moved for t in force])
        if any(t.halted for t in force) or spent > 1 or (goal.terrain in ROUGH and spent > 0):
            return False
        return goal.terrain != "flooded" and sum(t.points for t in force) <= leader.leadership

    def march(self, step: int) -> None:
        """Moves every column, those whose order matters by their rolls [contacto-6, contacto-7, contacto-8]."""
        for order in self.orders:
            if len(order.route) > step and not self.able(order, step):
                order.dead = True
        heads = sorted({o.head for o in self.orders if len(o.route) > step and not o.dead})
        groups = {head: self.members(head, step) for head in heads}

        def facts(head: int) -> tuple[int, str, str, bool, bool, int]:
            orders = groups[head]
            leaders = [self.thing(o.leader) for o in orders]
            chief = min(leaders, key=lambda t: (-t.leadership, t.id != head, t.id))
            troops = any(t.troop for o in orders for t in self.carried(o))
            provokes = troops and chief.id not in self.avoids
            return chief.country, chief.region, orders[0].route[step], provokes, troops, chief.maneuver

        rolling = set()
        for one, other in combinations(heads, 2):
            a, b = facts(one), facts(other)
            meets = a[2] in (b[1], b[2]) or b[2] == a[1]
            if a[0] != b[0] and meets and (a[3] or b[3]) and (a[4] or b[4]):
                rolling |= {one, other}
        by_country = sorted(heads, key=lambda h: (facts(h)[0], h))
        ranked = self.ranked([(h, facts(h)[5]) for h in by_country if h in rolling])
        for head in ranked + [h for h in by_country if h not in rolling]:
            self.move(groups[head], step)

    def move(self, orders: list[Order], step: int) -> None:
        """Moves one column, and lets it meet whoever is there [contacto-1, contacto-13]."""
        orders = [o for o in orders if not self.thing(o.leader).halted and self.thing(o.leader).fate == "free"]
        if not orders:
            return
        leader = self.thing(orders[0].leader)
        country, start, goal = leader.country, leader.region, orders[0].route[step]
        before = self.queue(goal)
        for order in orders:
            for t in [*self.carried(order), self.thing(order.leader)]:
                t.came, t.region = start, goal
                t.moved = 2 if self.map[goal].terrain in ROUGH else t.moved + 1
                if t.troop:
                    self.entries.add((goal, country))
        self.queue(goal)
        self.queue(start)
        if goal in self.fights and country in self.fights[goal]:
            self.halt(goal, country)
        pairs = self.open.setdefault(goal, [])
        for rival in before:
            pair = frozenset((rival, country))
            if rival != country and pair not in pairs and (self.troops(goal, rival) or self.troops(goal, country)):
                pairs.append(pair)
        self.meet(goal)

    def halt(self, region: str, country: int) -> None:
        """Freezes a group that fights [movimiento-9, movimiento-10]."""
        for t in self.here(region, country):
            t.halted = True

    def meet(self, region: str) -> None:
        """Lets the pairs that wait in a region meet, first come first, until two of them fight [contacto-11]."""
        while self.open.get(region) and region not in self.fights:
            queue = self.queue(region)
            place = {c: i for i, c in enumerate(queue)}
            pairs = [p for p in self.open[region] if p <= set(queue) and (region, p) not in self.met]
            self.open[region] = pairs
            if not pairs:
                return
            pair = min(pairs, key=lambda p: sorted(place[c] for c in p))
            self.open[region].remove(pair)
            self.met.add((region, pair))
            self.contact(region, *sorted(pair, key=lambda c: place[c]))

    def contact(self, region: str, first: int, second: int) -> None:
        """Decides whether two groups fight [contacto-2, contacto-3, contacto-12]."""
        if not (self.troops(region, first) or self.troops(region, second)):
            return
        wishes = {c: self.wish(region, c) for c in (first, second)}
        provoking = [c for c in (first, second) if wishes[c][0]]
        if not provoking:
            return
        if len(provoking) == 1:
            (bold,) = provoking
            shy = second if bold == first else first
            if not self.duel(wishes[bold][1], wishes[shy][1]):
                return
            if not self.troops(region, shy):
                for t in self.here(region, shy):
                    t.fate = "prisoner"
                return
        self.fights[region] = (first, second)
        self.halt(region, first)
        self.halt(region, second)

    # Battles

    def settle(self) -> None:
        """Fights all battles of the step, then retreats, then lets those who waited meet [batalla-3, retirada-7]."""
        while self.fights:
            fights, beaten = self.fights, []
            for region in sorted(fights):
                beaten.append((region, *self.battle(region, *fights[region])))
            for region, loser, winner, attacker in beaten:
                self.retreat(region, loser, winner, attacker)
            self.fights = {}
            for region in sorted(self.map):
                self.meet(region)
        self.open.clear()

    def power(self, region: str, country: int, holds: bool) -> int:
        """Returns a side's power [auto-1, auto-2, auto-3]."""
        land, out = self.map[region], 0
        for t in self.here(region, country):
            percent = 100
            if land.terrain in ROUGH:
                percent += {"cavalry": -25, "skirmishers": 25}.get(t.arm, 0)
            if holds:
                percent += {"forest": 10, "mountain": 20}.get(land.terrain, 0)
                percent += 20 if land.city and land.owner == country else 0
            out += t.points * max(1, t.morale - 2 * t.owed) * percent
        return out

    def battle(self, region: str, holder: int, attacker: int) -> tuple[int, int, bool]:
        """Fights; returns loser, winner, and whether the attacker lost [auto-4 to auto-8]."""
        x = self.power(region, attacker, False) * (10 + next(self.faces) + next(self.faces))
        y = self.power(region, holder, True) * (10 + next(self.faces) + next(self.faces))
        winner, loser = (attacker, holder) if x > y else (holder, attacker)
        r = min(x, y) * 100 // max(x, y)
        loss = {winner: 30 * r // 100, loser: 60 - 20 * r // 100}
        for t in self.here(region, loser) + self.here(region, winner):
            if t.troop:
                t.models -= (t.models * loss[t.country] + 50) // 100
        for country in (loser, winner):
            for t in sorted(self.here(region, country), key=lambda t: t.id):
                if not t.troop:
                    dice = next(self.faces) + next(self.faces)
                    if dice == 2 or (dice == 3 and country == loser):
                        t.fate = "dead"
                    elif dice == 4 and country == loser:
                        t.fate = "prisoner"
        self.queue(region)
        return loser, winner, loser == attacker

    def retreat(self, region: str, loser: int, winner: int, attacked: bool) -> None:
        """Sends the beaten off by the defaults [retirada-1 to retirada-6]."""
        barred = {t.came for t in self.here(region, winner) if t.came}
        band = self.here(region, loser)
        origins = sorted({t.came for t in band if t.leads}) if attacked else [""]
        for origin in origins:
            leaders = [t for t in band if t.leads and (not attacked or t.came == origin)]
            left = [t for t in band if not t.leads and t.region == region and (not attacked or t.came == origin)]
            goals = sorted(
                n
                for n in self.map[region].next
                if self.map[n].terrain != "flooded" and not any(self.troops(n, c) for c in range(8) if c != loser)
            )
            if origin and origin in goals:
                goal = origin
            else:
                goals = [n for n in goals if n not in barred]
                if not goals:
                    continue
                goal = goals[0]
            room = {t.id: t.leadership for t in leaders}
            gone = list(leaders)
            for t in sorted(left, key=lambda t: (-t.points, t.id)):
                for leader in sorted(leaders, key=lambda t: (-t.leadership, t.id)):
                    if room[leader.id] >= t.points:
                        room[leader.id] -= t.points
                        gone.append(t)
                        break
            for t in gone:
                t.came, t.region, t.halted = region, goal, True
                if t.troop:
                    self.entries.add((goal, loser))
            self.queue(goal)
        self.queue(region)

    def halfway(self) -> None:
        """Drops, then picks up, country by country [ordenes-5]."""
        going = [o for o in self.orders if len(o.route) == 2 and not o.dead and not self.thing(o.leader).halted]
        going = [o for o in going if self.thing(o.leader).fate == "free"]
        for order in going:
            order.units = [u for u in order.units if u not in order.drops]
        for order in going:
            leader = self.thing(order.leader)
            for id in order.picks:
                unit = self.thing(id)
                if any(id in other.units for other in going):
                    continue
                load = sum(t.points for t in self.carried(order)) + unit.points
                if unit.region == leader.region and not unit.halted and unit.moved < 2 and load <= leader.leadership:
                    if unit.models > 0 and unit.fate == "free":
                        order.units.append(id)
