# plain: made for people to look at, never in the inner loop
"""How what lies on the table is drawn: sides with their counters, zones, cards and their numbers, forecasts.

Everything is made from an observation. What is the same in every view (the words of a zone, what is printed on a card)
is made once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from liza.games.inframundis import notation
from liza.games.inframundis.domination import leader
from liza.games.inframundis.naming import card_name
from liza.games.inframundis.notation import LINES
from liza.games.inframundis.numbers import attack, claims, cost_of, has_keyword, life, line_strength
from liza.games.inframundis.pieces import KNOWN, NEXUS_LIFE, NUMBER_MASK, Piece, Side
from liza.games.inframundis.pool import cards
from liza.games.inframundis.printed import ECHO, GUARD, REAR, RUSH
from liza.games.inframundis.state import Inf
from liza.kernel import Part
from liza.toolkit.seats import SEATS, who
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import CardView, Counter, Forecast, Number, SeatView, Zone

MARKS = 2
"""Marks in a row that win [INF-11.3-2]."""
FLOOR = "INF-0-4"
"""The clause of the part that keeps an Attack from falling below 0."""
KEYWORDS = (("rush", RUSH), ("guard", GUARD), ("echo", ECHO))


# Seats


def seat_view(seen: Inf, owner: int, reader: int) -> SeatView:
    """Return a side at a glance."""
    title = Phrase("seat-title", who=who(owner, reader))
    owing = seen.ask_of(owner) is not None
    return SeatView(SEATS[owner], title, [*_counters(seen.sides[owner])], seen.active == owner, owing)


def _counters(side: Side) -> Iterator[Counter]:
    """Yield what loses or wins the game first; failed draws count once there are any."""
    yield Counter("nexus", label("counter-nexus"), side.nexus, NEXUS_LIFE)
    yield Counter("ether", label("counter-ether"), side.ether, side.limit)
    yield Counter("mark", label("counter-mark"), side.mark, MARKS)
    yield Counter("hand", label("counter-hand"), len(side.hand))
    yield Counter("deck", label("counter-deck"), len(side.deck))
    yield Counter("discard", label("counter-discard"), len(side.discard))
    if side.fatigue:
        yield Counter("fatigue", label("counter-fatigue"), side.fatigue)


# Zones


def zones(seen: Inf, owner: int, reader: int) -> Iterator[Zone]:
    """Yield a side's zones from the barrier outwards."""
    yield from lines(seen, owner, reader)
    side = seen.sides[owner]
    yield _zone("table", owner, reader, 3, [_piece(seen, p) for p in side.table])
    yield _zone("commander", owner, reader, 4, _leaders(seen, owner), capacity=1)
    yield _zone("hand", owner, reader, 5, _hand(seen, owner, reader), "hand")
    deck = _zone("deck", owner, reader, 6, [], "pile")
    deck.count = len(side.deck)
    yield deck
    handle = f"discard:{SEATS[owner]}:"
    gone = [_face(seen, card, f"{handle}{place}", owner) for place, card in enumerate(side.discard)]
    yield _zone("discard", owner, reader, 7, gone, "pile")


def lines(seen: Inf, owner: int, reader: int) -> Iterator[Zone]:
    """Yield the three lines of a side."""
    for line, name in enumerate(LINES):
        row = [_piece(seen, p) for p in seen.sides[owner].lines[line]]
        zone = _zone(name, owner, reader, line, row, capacity=seen.rules.line_limit)
        zone.kind, zone.forecast = "line", name
        yield zone


def _zone(
    kind: str, owner: int, reader: int, order: int, cards: list[CardView], layout: str = "row", capacity: int = 0
) -> Zone:
    seat = SEATS[owner]
    side = "me" if owner == max(reader, 0) else "rival"
    return Zone(f"{kind}:{seat}", seat, layout, label(f"zone-{kind}"), order, len(cards), capacity, cards, side, kind)


def _leaders(seen: Inf, owner: int) -> list[CardView]:
    """Return the Commander; before it is chosen, for its owner alone, those to choose from."""
    side = seen.sides[owner]
    if side.leader is not None:
        return [_piece(seen, side.leader)]
    if seen.first >= 0 or side.hand:
        return []
    return [_face(seen, card, seen.card(card).id, owner) for card in side.commanders]


def _hand(seen: Inf, owner: int, reader: int) -> list[CardView]:
    """Return a hand: to its owner the cards, alike ones by one handle; to others what they know of it, and backs."""
    seat, shown = SEATS[owner], []
    for place, card in enumerate(seen.sides[owner].hand):
        handle = f"hand:{seat}:{place}"
        if not card:
            shown.append(CardView(handle, "", owner=seat))
        elif owner != reader:
            shown.append(_face(seen, card, handle, owner))
        else:
            face = _face(seen, card, notation.hand_text(seen, card & NUMBER_MASK, card & KNOWN), owner)
            if card & KNOWN:
                face.marks.append("known")
            shown.append(face)
    return shown


# Cards


class _Face:
    """What is the same wherever a card is shown: its id, name, printed numbers, keywords, icon and type."""

    def __init__(self, key: str, number: int) -> None:
        known = cards.by_key(key)
        printed, model = known.pool.cards[number], known.model(number)
        self.id = printed.id
        self.priced = model.cost is not None
        self.cost = int(printed.cost)
        self.stats = [("attack", int(printed.attack)), ("endure", int(printed.life))] if printed.is_creature() else []
        self.marks = [name for name, bit in KEYWORDS if printed.keywords & bit]
        self.icon = model.icon
        self.kind = model.type


@lru_cache(maxsize=4096)
def _printed(key: str, number: int) -> _Face:
    return _Face(key, number)


def _face(seen: Inf, card: int, handle: str, owner: int) -> CardView:
    """Return a card that is not in play: what is printed, and what it costs its owner now."""
    face = _printed(seen.pool.key, card & NUMBER_MASK)
    numbers = [Number(role, value, value) for role, value in face.stats]
    if face.priced:
        cost = cost_of(seen, owner, seen.card(card)) if seen.steering else face.cost
        numbers.insert(0, Number("cost", cost, face.cost))
    return CardView(
        handle, face.id, card_name(seen, card), SEATS[owner], numbers, face.marks.copy(), face.icon, face.kind
    )


def _piece(seen: Inf, p: Piece) -> CardView:
    face = _printed(seen.pool.key, p.card)
    numbers: list[Number] = []
    if face.priced and not p.token:
        numbers.append(Number("cost", face.cost, face.cost))
    if p.line <= REAR:
        numbers += [_attack(seen, p), _endure(seen, p)]
    gear = [_piece(seen, one) for one in p.gear]
    name = card_name(seen, p.card)
    return CardView(
        f"@{p.serial}", face.id, name, SEATS[p.owner], numbers, [*_marks(seen, p)], face.icon, face.kind, gear
    )


def _attack(seen: Inf, p: Piece) -> Number:
    why: list[Part] = []
    value = attack(seen, p, why)
    return Number("attack", value, p.attack, _parts(seen, why))


def _endure(seen: Inf, p: Piece) -> Number:
    """Return what is left of the Life: wounds are taken off."""
    why: list[Part] = []
    value = life(seen, p, why) - p.wounds
    parts = _parts(seen, why)
    if p.wounds:
        parts.append((-p.wounds, label("part-wounds"), "INF-0-5"))
    return Number("endure", value, p.life, parts, p.wounds)


def _parts(seen: Inf, why: list[Part]) -> list[tuple[int, Phrase, str]]:
    ids = seen.pool.ids
    return [
        (part.amount, label("part-floor") if part.clause == FLOOR else card_name(seen, ids[part.source]), part.clause)
        for part in why
    ]


def _marks(seen: Inf, p: Piece) -> Iterator[str]:
    """Yield states, then keywords, the most urgent first."""
    if p.stunned:
        yield "stunned"
    if p.silenced:
        yield "silenced"
    if p.exhausted:
        yield "exhausted"
    if p.line > REAR:
        return
    if p.entered == seen.turn and seen.turn:
        yield "new"
    if p.wounds:
        yield "wounded"
    for name, keyword in KEYWORDS:
        if has_keyword(seen, p, keyword):
            yield name
    if p.plain:
        yield "copy"
    elif p.token:
        yield "token"


# Forecasts


def forecast(seen: Inf, line: int) -> Forecast:
    """Return who would control a line if it were judged now."""
    strengths = [int(line_strength(seen, owner, line)) for owner in range(len(SEATS))]
    ahead = leader(*strengths)
    clause = "INF-11.1-1" if ahead >= 0 else "INF-11.1-2" if strengths[0] else "INF-11.1-3"
    name = LINES[line]
    by_seat = dict(zip(SEATS, strengths, strict=True))
    return Forecast(name, label(f"zone-{name}"), by_seat, SEATS[ahead] if ahead >= 0 else "", clause)


def judged(seen: Inf, forecasts: list[Forecast]) -> tuple[str, int, str]:
    """Return what the lines would bring if the Round ended now, to whom (-1: nobody or both), and by which clause."""
    held = [
        sum(one.leader == SEATS[owner] or claims(seen, owner, line) for line, one in enumerate(forecasts))
        for owner in range(len(SEATS))
    ]
    total = [owner for owner in range(len(SEATS)) if held[owner] == len(LINES)]
    marked = [owner for owner in range(len(SEATS)) if held[owner] >= MARKS]
    second_mark = [owner for owner in marked if seen.sides[owner].mark]
    if len(total) == 1:
        return "total", total[0], "INF-11.3-3"
    if len(total) == 2 or len(second_mark) == 2:
        return "tie", -1, "INF-11.4-1"
    if second_mark:
        return "win", second_mark[0], "INF-11.3-2"
    if seen.sudden or (seen.rules.round_limit and seen.round >= seen.rules.round_limit):
        return "tie", -1, "INF-11.4-4" if seen.sudden else "INF-11.4-7"
    if len(marked) == 2:
        return "marks", -1, "INF-11.4-6"
    return ("mark", marked[0], "INF-11.3-1") if marked else ("nothing", -1, "INF-1-2")
