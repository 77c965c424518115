"""Random movement phases, by the engine and by the slow adjudicator that is written from the rulebook."""

from __future__ import annotations

import random

from liza.games.campaign.fixed import TITLES
from liza.games.campaign.movement import BeginMovement
from liza.games.campaign.notation import TITLE_WORDS
from liza.games.campaign.pieces import KIND_NAMES, NOWHERE, TERRAINS, Order
from liza.testing.marks import clause
from tests.games.campaign.adjudicator import ROUGH, Adjudicator, Land, Thing
from tests.games.campaign.adjudicator import Order as SlowOrder
from tests.games.campaign.field import Field

HERE = ["A1", "A2", "A3", "A4", "A5", "B1", "B2", "B3", "M1", "M2", "M6", "LA"]
POSITIONS = 24
FACES = 4000


def crowded(rng: random.Random) -> Field:
    """Returns a field where three countries stand close together, with orders of all kinds."""
    field = Field(3, battle_mode="auto", contested_region=rng.choice(["nobody", "owner"]))
    for seat in range(3):
        spots = rng.sample(HERE, 4)
        for title in rng.sample(TITLE_WORDS, rng.randint(1, TITLES)):
            field.leader(seat, title, rng.choice(spots))
        for _ in range(rng.randint(1, 9)):
            kind = rng.choice(KIND_NAMES[1:])
            each = 150 if kind == "hero" else rng.choice([10, 20, 250])
            points = 150 if kind == "hero" else rng.randint(5, 60) * 10 // each * each or each
            field.troops(seat, rng.choice(spots), points, kind, each, owed=rng.randint(0, 2))
        write(field, seat, rng)
    return field


def write(field: Field, seat: int, rng: random.Random) -> None:
    """Writes lawful orders for a country: ways, loads, columns, middle acts, postures."""
    country = field.s.countries[seat]
    for leader in [one for one in country.units if one.rank]:
        if rng.random() < 0.2:
            country.postures |= 1 << int(leader.region)
        if rng.random() < 0.15:
            continue
        route = way(field, int(leader.region), rng)
        order = Order()
        order.leader, order.posture = leader.number, rng.randint(0, 1)
        order.route = list(route)
        room = int(leader.leadership())
        for one in country.units:
            if one.region == leader.region and one.rank == 0 and one.leader < 0 and one.points() <= room:
                if rng.random() < 0.7:
                    one.leader = leader.number
                    room -= int(one.points())
        if len(route) == 2:
            order.drop = [one.number for one in country.units if one.leader == leader.number and rng.random() < 0.2]
            order.pick = [one.number for one in country.units if one.region == route[0] and rng.random() < 0.3]
            order.pick = [n for n in order.pick if field.s.unit(seat, n).rank == 0 and field.s.unit(seat, n).leader < 0]
        country.orders.append(order)
    orders = country.orders
    for order in orders:
        for head in orders:
            same = field.s.unit(seat, order.leader).region == field.s.unit(seat, head.leader).region
            free = head.column < 0 and order.column < 0 and all(one.column != order.leader for one in orders)
            if head is not order and same and free and head.route and rng.random() < 0.4:
                order.column, order.route = head.leader, list(head.route)
                order.drop, order.pick = [], []


def way(field: Field, start: int, rng: random.Random) -> list[int]:
    """Returns a lawful way of none to two regions."""
    board, terrain = field.s.board, field.s.terrain
    first = [n for n in board.neighbours[start] if TERRAINS[terrain[n]] != "flooded"]
    goal = int(rng.choice(first))
    if rng.random() < 0.1:
        return []
    after = [n for n in board.neighbours[goal] if TERRAINS[terrain[n]] == "plain"]
    if TERRAINS[terrain[goal]] in ROUGH or not after or rng.random() < 0.4:
        return [goal]
    return [goal, int(rng.choice(after))]


def slow_copy(field: Field, faces: list[int]) -> Adjudicator:
    """Returns the same position and orders for the slow adjudicator."""
    s = field.s
    ids = s.board.ids
    land = {
        ids[r]: Land(
            ids[r], TERRAINS[s.terrain[r]], {ids[n] for n in s.board.neighbours[r]}, s.board.city[r], int(s.owner[r])
        )
        for r in range(int(s.board.size()))
    }
    things, orders = [], []
    avoids: set[object] = set()
    for seat, country in enumerate(s.countries):
        for one in country.units:
            things.append(
                Thing(
                    key(seat, one.number), seat, ids[one.region], int(one.models), int(one.each), int(one.morale),
                    int(one.owed), KIND_NAMES[one.kind], int(one.leadership()), int(one.maneuver()),
                )
            )  # fmt: skip
        for order in country.orders:
            head = order.leader if order.column < 0 else order.column
            units = [key(seat, one.number) for one in country.units if one.leader == order.leader]
            drop, pick = ([key(seat, n) for n in group] for group in (order.drop, order.pick))
            route = [ids[r] for r in order.route]
            orders.append(SlowOrder(key(seat, order.leader), units, route, key(seat, head), drop, pick))
            if order.posture:
                avoids.add(key(seat, order.leader))
        avoids |= {(seat, ids[r]) for r in range(int(s.board.size())) if country.postures >> r & 1}
    arrivals = {ids[r]: [int(c) for c in s.arrivals[r]] for r in range(int(s.board.size()))}
    return Adjudicator(land, things, arrivals, orders, avoids, iter(faces))


def key(seat: int, number: int) -> int:
    """Returns one number for a unit among all countries', in the order of country and number."""
    return int(seat) * 1000 + int(number)


def fast(field: Field, faces: list[int]) -> None:
    """Plays the phase by the engine, every question answered as at a deadline."""
    field.dice(*faces).run(BeginMovement())
    field.by_default()


def engine_end(field: Field, before: dict[int, str]) -> dict[int, tuple[str, int]]:
    """Returns where everything is and how many models it has; what is gone counts as dead."""
    out = {}
    for seat, country in enumerate(field.s.countries):
        for one in country.units:
            place = "prisoner" if one.region == NOWHERE else field.s.board.ids[one.region]
            out[key(seat, one.number)] = (place, int(one.models))
    return out


def slow_end(slow: Adjudicator) -> dict[int, tuple[str, int]]:
    """Returns the same of the slow adjudicator."""
    out = {}
    for t in slow.things:
        if t.fate == "dead" or t.models == 0:
            continue
        out[t.id] = ("prisoner" if t.fate == "prisoner" else t.region, t.models)
    return out


def known(end: dict[int, tuple[str, int]]) -> dict[int, tuple[str, int]]:
    """Returns what can be compared: a captured hero has another number than before."""
    return {n: one for n, one in end.items() if one[0] != "prisoner"}


@clause(
    "CAM-ordenes-4", "CAM-ordenes-5", "CAM-contacto-7", "CAM-contacto-8", "CAM-contacto-10", "CAM-contacto-11",
    "CAM-contacto-13", "CAM-batalla-3", "CAM-retirada-7", "CAM-turno-7",
)  # fmt: skip
def test_the_engine_moves_as_the_slow_adjudicator():
    battles = contests = 0
    for seed in range(POSITIONS):
        rng = random.Random(seed)
        field = crowded(rng)
        faces = [rng.randint(1, 6) for _ in range(FACES)]
        slow = slow_copy(field, faces)
        slow.play()
        fast(field, faces)
        assert known(engine_end(field, {})) == known(slow_end(slow)), seed
        assert field.s.drawn == FACES - len(list(slow.faces)), seed
        entered = {
            (field.s.board.ids[r], c) for r, mask in enumerate(field.s.entered[2]) for c in range(3) if mask >> c & 1
        }
        assert entered == slow.entries, seed
        here = {r: [int(c) for c in field.s.arrivals[i]] for i, r in enumerate(field.s.board.ids)}
        assert here == {r: [c for c in slow.queue(r) if slow.troops(r, c)] for r in field.s.board.ids}, seed
        battles += len(field.s.fought)
        contests += field.s.drawn > 0
    assert battles > POSITIONS
    assert contests > POSITIONS // 2
