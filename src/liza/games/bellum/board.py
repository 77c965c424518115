# plain: made for people to look at, never in the inner loop
"""How what lies on the table is drawn: sides with their counters, zones, cards and their numbers.

Everything is made from an observation. What is the same in every view (what is printed on a card) is made once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from liza.games.bellum.answers import chain_handle
from liza.games.bellum.combat import response, why_lost
from liza.games.bellum.naming import KEYWORDS, ZONES, card_name, cards_of
from liza.games.bellum.numbers import (
    attack,
    cost_of,
    defence,
    has_keyword,
    is_forbidden,
    is_prevented,
    is_shrine,
    stored_relics,
)
from liza.games.bellum.pieces import COMBAT, DOMINION, MOST_STRUCTURES, OBJECTIVE_POINTS, SUPPLY_DECK, Piece
from liza.games.bellum.pool import cards
from liza.games.bellum.printed import DEVELOPMENT, ECONOMY, STRUCTURES, TOWER, UNIT
from liza.games.bellum.state import Bel
from liza.kernel import Part
from liza.toolkit.seats import SEATS, who
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import CardView, Counter, Number, SeatView, Zone

FLOOR = "BEL-8-17"
"""The clause of the part that keeps an ATK from falling below 0."""
ORDER = ("structures", "vanguard", "rearguard", "development", "vault", "hand", "castle", "graveyard", "out")
"""The zones of a side, from the barrier outwards."""


# Seats


def seat_view(seen: Bel, owner: int, reader: int) -> SeatView:
    """Return a side at a glance."""
    title = Phrase("seat-title", who=who(owner, reader))
    owing = seen.ask_of(owner) is not None
    return SeatView(SEATS[owner], title, [*_counters(seen, owner)], seen.active == owner, owing)


def _counters(seen: Bel, owner: int) -> Iterator[Counter]:
    """Yield what loses or wins the game first; temporary Supplies and fatigue once there are any."""
    side = seen.sides[owner]
    yield Counter("points", label("counter-points"), side.points, OBJECTIVE_POINTS)
    yield Counter("dominion", label("counter-dominion"), side.dominion, DOMINION)
    yield Counter("stored", label("counter-stored"), int(stored_relics(seen, owner)), len(seen.relics))
    yield Counter("supplies", label("counter-supplies"), side.ready, side.ready + side.exhausted, SUPPLY_DECK)
    if side.temporary:
        yield Counter("temporary", label("counter-temporary"), side.temporary)
    yield Counter("age", label("counter-age"), side.age, seen.rules.first_age + 3)
    yield Counter("hand", label("counter-hand"), len(side.hand))
    yield Counter("castle", label("counter-castle"), len(side.castle))
    yield Counter("graveyard", label("counter-graveyard"), len(side.graveyard))
    if side.fatigue:
        yield Counter("fatigue", label("counter-fatigue"), side.fatigue)


# Zones


def zones(seen: Bel, owner: int, reader: int) -> Iterator[Zone]:
    """Yield a side's zones from the barrier outwards."""
    side = seen.sides[owner]
    yield from field(seen, owner, reader)
    yield _zone("vault", owner, reader, [*_vault(seen, owner, reader)], "grid")
    yield _zone("hand", owner, reader, _hand(seen, owner, reader), "hand")
    castle = _zone("castle", owner, reader, [], "pile")
    castle.count = len(side.castle)
    yield castle
    for kind, pile in (("graveyard", side.graveyard), ("out", [*side.out, *_unpicked(seen, owner, reader)])):
        yield _zone(kind, owner, reader, _pile(seen, owner, kind, pile), "pile")


def _pile(seen: Bel, owner: int, kind: str, pile: list[int]) -> list[CardView]:
    """Return a pile's cards; what has left a secret Vault lies face down to others [BEL-4-4]."""
    seat = SEATS[owner]
    handles = [f"{kind}:{seat}:{place}" for place in range(len(pile))]
    return [
        _face(seen, card, handle, owner) if card else CardView(handle, "", owner=seat)
        for card, handle in zip(pile, handles, strict=True)
    ]


def field(seen: Bel, owner: int, reader: int) -> Iterator[Zone]:
    """Yield the zones of a side where cards are in play."""
    for zone in (STRUCTURES, 0, 1, DEVELOPMENT):
        row = [_piece(seen, p) for p in seen.sides[owner].zones[zone]]
        shown = _zone(ZONES[zone], owner, reader, row)
        if zone == STRUCTURES:
            shown.capacity = MOST_STRUCTURES
        yield shown


def _zone(kind: str, owner: int, reader: int, shown: list[CardView], layout: str = "row") -> Zone:
    seat = SEATS[owner]
    side = "me" if owner == max(reader, 0) else "rival"
    order = ORDER.index(kind)
    return Zone(f"{kind}:{seat}", seat, layout, label(f"zone-{kind}"), order, len(shown), 0, shown, side, kind)


def shared(seen: Bel) -> Iterator[Zone]:
    """Yield what belongs to nobody: the neutral Relics, and the chain while there is one."""
    neutral = [_relic(seen, relic) for relic in seen.relics if relic.holder == 0]
    yield Zone("relics", "", "row", label("zone-relics"), 0, len(neutral), 0, neutral, "shared", "relics")
    if seen.chain:
        chained = [_chained(seen, place) for place in range(1, len(seen.chain) + 1)]
        title = label("zone-duel" if seen.phase == COMBAT else "zone-chain")
        yield Zone("chain", "", "track", title, 1, len(chained), 0, chained, "shared", "chain")


def _chained(seen: Bel, place: int) -> CardView:
    play = seen.chain[place - 1]
    shown = _face(seen, play.act.card, chain_handle(place), play.seat)
    if play.cancelled:
        shown.marks.append("cancelled")
    return shown


def _vault(seen: Bel, owner: int, reader: int) -> Iterator[CardView]:
    """Yield a Vault by Age; its owner no longer sees the Age I cards that were not chosen [BEL-5-9]."""
    side = seen.sides[owner]
    gone = _unpicked(seen, owner, reader)
    for place, card in enumerate(side.vault):
        if card in gone:
            continue
        handle = seen.card(card).id if owner == reader else f"vault:{SEATS[owner]}:{place}"
        if card:
            shown = _face(seen, card, handle, owner)
            if card == side.pick and not side.revealed:
                shown.marks.insert(0, "chosen")
            yield shown
        else:
            yield CardView(handle, "", owner=SEATS[owner])


def _unpicked(seen: Bel, owner: int, reader: int) -> list[int]:
    """Return the Age I Economy cards that the reader knows to be out of the game before the chosen one enters."""
    side = seen.sides[owner]
    if side.revealed or not side.pick:
        return []
    first = [int(card) for card in side.vault if card and _is_first(seen, card)]
    return [card for card in first if card != side.pick]


def _is_first(seen: Bel, card: int) -> bool:
    printed = seen.card(card)
    return printed.kind == ECONOMY and printed.age == 1


def _hand(seen: Bel, owner: int, reader: int) -> list[CardView]:
    """Return a hand: to its owner the cards, alike ones by one handle; to others backs."""
    seat = SEATS[owner]
    return [
        _face(seen, card, seen.card(card).id, owner) if card else CardView(f"hand:{seat}:{place}", "", owner=seat)
        for place, card in enumerate(seen.sides[owner].hand)
    ]


# Cards


class _Face:
    """What is the same wherever a card is shown: its id, name, printed numbers, keywords, icon and type."""

    def __init__(self, key: str, number: int) -> None:
        known = cards.by_key(key)
        printed, model = known.pool.cards[number], known.model(number)
        self.id = printed.id
        self.priced = model.cost is not None
        self.cost = int(printed.cost)
        self.stats: list[tuple[str, int]] = []
        if printed.kind == UNIT or printed.structure == TOWER:
            self.stats.append(("attack", int(printed.attack)))
        if printed.is_fighter():
            self.stats.append(("endure", int(printed.defence)))
        self.age = int(printed.age)
        self.marks = [name for bit, name in KEYWORDS.items() if printed.keywords & bit]
        self.marks += [model.shrine] if model.shrine else []
        self.marks += [model.stage] if model.stage else []
        self.icon = model.icon
        self.kind = model.type


@lru_cache(maxsize=4096)
def _printed(key: str, number: int) -> _Face:
    return _Face(key, number)


def _face(seen: Bel, card: int, handle: str, owner: int) -> CardView:
    """Return a card that is not in play: what is printed, and what it costs its owner now."""
    face = _printed(seen.pool.key, card)
    numbers = [Number(role, value, value) for role, value in face.stats]
    if face.priced:
        why: list[Part] = []
        printed = seen.card(card)
        cost = cost_of(seen, owner, printed, printed.is_upper(), why)
        numbers.insert(0, Number("cost", cost, face.cost, _parts(seen, why) if len(why) > 1 else []))
    if face.age:
        numbers.append(Number("age", face.age, face.age))
    return CardView(
        handle, face.id, card_name(seen, card), SEATS[owner], numbers, face.marks.copy(), face.icon, face.kind
    )


def _piece(seen: Bel, p: Piece) -> CardView:
    face = _printed(seen.pool.key, p.card)
    roles = [role for role, _ in face.stats]
    numbers: list[Number] = []
    if "attack" in roles:
        numbers.append(_attack(seen, p))
    if "endure" in roles:
        numbers.append(_endure(seen, p))
    held = [_relic(seen, relic) for relic in seen.relics if relic.holder == p.serial]
    name = card_name(seen, p.card)
    return CardView(
        f"@{p.serial}", face.id, name, SEATS[p.owner], numbers, [*_marks(seen, p)], face.icon, face.kind, held
    )


def _relic(seen: Bel, relic: Piece) -> CardView:
    face = _printed(seen.pool.key, relic.card)
    owner = SEATS[relic.controller] if relic.holder else ""
    marks = ["stored" if relic.stored else "carried"] if relic.holder else ["neutral"]
    return CardView(f"@{relic.serial}", face.id, card_name(seen, relic.card), owner, [], marks, face.icon, face.kind)


def _attack(seen: Bel, p: Piece) -> Number:
    why: list[Part] = []
    value = attack(seen, p, why)
    parts = _parts(seen, why)
    rest = sum(part.amount for part in why[:-1])
    if rest < 0 and why[-1].amount == -rest and why[-1].clause == FLOOR:
        parts[-1] = (-rest, label("part-floor"), FLOOR)
    return Number("attack", value, seen.card(p.card).attack, parts)


def _endure(seen: Bel, p: Piece) -> Number:
    """Return the remaining DEF: damage is taken off [BEL-8-5]."""
    why: list[Part] = []
    value = defence(seen, p, why) - p.damage
    parts = _parts(seen, why)
    if p.damage:
        parts.append((-int(p.damage), label("part-damage"), "BEL-8-3"))
    return Number("endure", value, seen.card(p.card).defence, parts, p.damage)


def _parts(seen: Bel, why: list[Part]) -> list[tuple[int, Phrase, str]]:
    ids = seen.pool.ids
    return [(part.amount, card_name(seen, ids[part.source]), part.clause) for part in why]


def _marks(seen: Bel, p: Piece) -> Iterator[str]:
    """Yield states, then keywords, the most urgent first."""
    if p.exhausted:
        yield "exhausted"
    if p.zone < STRUCTURES and is_forbidden(seen, p):
        yield "forbidden"
    if is_prevented(p):
        yield "prevented"
    yield from _part(seen, p)
    if p.damage:
        yield "wounded"
    if p.zone < STRUCTURES and p.since == seen.turn and seen.turn:
        yield "new"
    for bit, name in KEYWORDS.items():
        if has_keyword(seen, p, bit):
            yield name
    if is_shrine(seen, p):
        yield "shrine"
    stage = cards_of(seen).model(p.card).stage
    if stage:
        yield stage


def _part(seen: Bel, p: Piece) -> Iterator[str]:
    """Yield what part a card has in the combat: whether it will respond is read from the table as it is."""
    for fight in seen.engagements:
        if fight.target == p.serial and why_lost(seen, fight) == "":
            attacker = seen.find(fight.attacker)
            if attacker is not None:
                yield "responds" if response(seen, attacker, p) >= 0 else "silent"
                return
    if p.committed:
        yield "committed"
