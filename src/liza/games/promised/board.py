# plain: made for people to look at, never in the inner loop
"""How what lies on the table is drawn: players with their counters, the map and what stands on it, cards.

Everything is made from an observation.
"""

from __future__ import annotations

from collections.abc import Iterator

from liza.games.promised import notation
from liza.games.promised.answers import general_handle
from liza.games.promised.naming import card_name, general_name, item_name, place_name, reader_of, side_name, whose
from liza.games.promised.notation import CARDS, SEATS, side_text
from liza.games.promised.numbers import (
    capitals,
    capitals_decide,
    captives,
    command,
    garrison_cap,
    holds_capital,
    in_play,
    item_strength,
    judge_of,
    king_titles,
    melted,
    points,
    razed_limit,
    roster,
    settlements_of,
    titles,
)
from liza.games.promised.pieces import (
    BATTLE_CARDS,
    CHARIOT,
    CITY,
    HALTED,
    MOVED,
    PAIR,
    SQUIRE,
    SWORD,
    General,
    Invaders,
    Settlement,
    Stack,
)
from liza.games.promised.places import besieged, ranked
from liza.games.promised.state import Land
from liza.toolkit.mapview import draw_map
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import CardView, Counter, MapView, Number, SeatView, Space, Zone

ITEM_MARKS = ((SWORD, "sword"), (CHARIOT, "chariot"), (SQUIRE, "squire"))
ICONS = {
    "siege-weapons": "catapult", "ambush": "hidden", "mercenaries": "crossed-axes", "assassin": "cloak-dagger",
    "secret-passage": "secret-door", "ark": "locked-chest", "levy": "minions", "harvest": "wheat",
    "forced-march": "boots", "offering": "prayer",
}  # fmt: skip
"""Icons of the open set, by card."""


# Players


def seat_view(seen: Land, owner: int, reader: int) -> SeatView:
    """Return a player at a glance [PRO-jugador-1]."""
    title = Phrase("seat-title", **whose(owner, reader_of(seen, reader)))
    owing = seen.ask_of(owner) is not None
    return SeatView(
        SEATS[owner], title, [*_counters(seen, owner)], seen.active == owner, owing, [*_seat_marks(seen, owner)]
    )


def _counters(seen: Land, owner: int) -> Iterator[Counter]:
    side = seen.sides[owner]
    yield Counter("titles", label("counter-titles"), int(titles(seen, owner)), int(king_titles(seen)))
    yield Counter("coins", label("counter-coins"), int(side.coins))
    yield Counter("settlements", label("counter-settlements"), len(settlements_of(seen, owner)))
    yield Counter("generals", label("counter-generals"), len(in_play(seen, owner)))
    yield Counter("hand", label("counter-hand"), len(side.hand), int(seen.rules.hand_limit))
    yield Counter("captives", label("counter-captives"), len(captives(seen, owner)))
    yield Counter("points", label("counter-points"), int(points(seen, owner)))


def _seat_marks(seen: Land, owner: int) -> Iterator[str]:
    side = seen.sides[owner]
    if side.out:
        yield "out"
    if side.anointed:
        yield "anointed"
    if seen.first == owner:
        yield "first-player"
    if capitals_decide(seen) and not side.out and not holds_capital(seen, owner):
        yield "capital-lost"


# The map


def map_view(seen: Land) -> MapView:
    """Return the map with what stands on it, who came first, and what holds there."""
    drawn = draw_map(seen.ground.board)
    for hex, space in enumerate(drawn.spaces):
        _fill_space(seen, hex, space)
    for number, area in enumerate(drawn.areas[: len(seen.ground.territories)]):
        judge = int(judge_of(seen, number))
        if judge >= 0:
            area.control = SEATS[judge]
            area.marks = ["judged"]
    return drawn


def _fill_space(seen: Land, hex: int, space: Space) -> None:
    place = seen.settlement(hex)
    space.things = [card.handle for card in standing(seen, hex)]
    space.sides = [SEATS[side] if side < PAIR else side_text(side) for side in ranked(seen, hex)]
    if hex in seen.razed:
        space.marks.append("razed")
    if place is None:
        return
    space.control = SEATS[place.owner]
    if besieged(seen, place):
        space.marks.append("besieged")
        space.counters.append(Counter("siege", label("counter-siege"), int(place.siege)))
    if place.kind == CITY or place.wall:
        now, later = int(melted(place, place.siege)), int(melted(place, place.siege + 1))
        space.counters.append(Counter("bonus", label("counter-bonus"), now))
        space.counters.append(Counter("bonus-next", label("counter-bonus-next"), later))


def standing(seen: Land, hex: int) -> list[CardView]:
    """Return what stands in a hex: the settlement, generals, leaderless troops, invaders."""
    place = seen.settlement(hex)
    out = [] if place is None else [_place(seen, place)]
    out += [general_card(seen, one) for one in seen.generals if one.hex == hex]
    out += [_stack(seen, one) for one in seen.stacks if one.hex == hex]
    out += [_pair(one) for one in seen.pairs if one.hex == hex]
    return out


def _place(seen: Land, place: Settlement) -> CardView:
    cap = int(garrison_cap(seen, place))
    marks = [name for name in ("wall", "market", "barracks") if getattr(place, name)]
    if seen.ark == place.hex:
        marks.insert(0, "ark")
    if capitals_decide(seen) and place.hex in capitals(seen):
        marks.insert(0, f"capital-{SEATS[capitals(seen).index(place.hex)]}")
    kind = "city" if place.kind == CITY else "village"
    numbers = [Number("garrison", int(place.garrison), cap)]
    name = place_name(seen, place.hex)
    icon = "castle" if place.kind == CITY else "village"
    at = f"place:{seen.ground.names[place.hex]}"
    return CardView(at, kind, name, SEATS[place.owner], numbers, marks, icon, kind, text=label(f"about-{kind}"))


def general_card(seen: Land, general: General) -> CardView:
    """Return a general: strength with items, troops, and what is true of him [PRO-jugador-7]."""
    parts = [(int(general.strength), general_name(seen, general.number), "PRO-jugador-3")]
    marks = []
    for item, mark in ITEM_MARKS:
        if general.items & item:
            marks.append(mark)
            if item != SQUIRE:
                parts.append((int(item_strength(seen, item)), item_name(item), "PRO-fuerza-5"))
    if general.passage:
        marks.insert(0, "passage")
    if general.moved in (MOVED, HALTED):
        marks.append("moved")
    strength = sum(amount for amount, _, _ in parts)
    numbers = [
        Number("strength", strength, int(general.strength), parts),
        Number("troops", int(general.troops), int(command(seen, general))),
    ]
    text = notation.general_text(seen, general.number)
    name = general_name(seen, general.number)
    owner = SEATS[general.owner]
    return CardView(
        general_handle(general.number),
        text,
        name,
        owner,
        numbers,
        marks,
        "tied-scroll",
        "general",
        text=label("about-general"),
    )


def _stack(seen: Land, stack: Stack) -> CardView:
    numbers = [Number("troops", int(stack.troops), int(stack.troops))]
    handle_ = f"stack:{SEATS[stack.owner]}:{seen.ground.names[stack.hex]}"
    return CardView(
        handle_,
        "stack",
        label("piece-stack"),
        SEATS[stack.owner],
        numbers,
        [],
        "minions",
        "stack",
        text=label("about-stack"),
    )


def _pair(pair: Invaders) -> CardView:
    text = side_text(pair.number + PAIR)
    numbers = [Number("strength", 2 * int(pair.each), 2 * int(pair.each))]
    return CardView(
        text,
        "invaders",
        side_name(pair.number + PAIR),
        "",
        numbers,
        [],
        "barbarian",
        "invaders",
        text=label("about-invaders"),
    )


# Zones


def zones(seen: Land, reader: int) -> Iterator[Zone]:
    """Yield the map's zone, the Cup, the razed places, deck and discard, then each player's zones."""
    pieces = [card for hex in range(int(seen.ground.size())) for card in standing(seen, hex)]
    yield Zone("board", "", "map", label("zone-board"), 0, len(pieces), 0, pieces, kind="board")
    cup, limit = int(seen.cup), int(seen.rules.wrath_threshold)
    yield Zone("cup", "", "pile", label("zone-cup"), 1, cup, limit, kind="cup")
    yield Zone("razed", "", "pile", label("zone-razed"), 2, len(seen.razed), int(razed_limit(seen)), kind="razed")
    yield Zone("deck", "", "pile", label("zone-deck"), 3, len(seen.deck), kind="deck")
    gone = [_card(seen, card, f"discard:{place}") for place, card in enumerate(seen.discard)]
    yield Zone("discard", "", "pile", label("zone-discard"), 4, len(gone), 0, gone, kind="discard")
    for owner in range(seen.seats):
        yield from _players(seen, owner, reader)


def _players(seen: Land, owner: int, reader: int) -> Iterator[Zone]:
    own = owner == reader
    yield _zone("hand", owner, reader, 5, _hand(seen, owner, own), "hand")
    if seen.sides[owner].looking:
        looked = [
            _hidden(seen, card, own, f"looking:{SEATS[owner]}:{i}") for i, card in enumerate(seen.sides[owner].looking)
        ]
        yield _zone("looking", owner, reader, 6, looked, "row")
    yield _zone("roster", owner, reader, 7, [general_card(seen, one) for one in roster(seen, owner)], "grid")
    yield _zone("captives", owner, reader, 8, [general_card(seen, one) for one in captives(seen, owner)], "grid")


def _zone(kind: str, owner: int, reader: int, order: int, cards: list[CardView], layout: str) -> Zone:
    side = "me" if owner == max(reader, 0) else "rival"
    seat = SEATS[owner]
    return Zone(f"{kind}:{seat}", seat, layout, label(f"zone-{kind}"), order, len(cards), 0, cards, side, kind)


def _hand(seen: Land, owner: int, own: bool) -> list[CardView]:
    seat = SEATS[owner]
    return [_hidden(seen, card, own, f"hand:{seat}:{place}", seat) for place, card in enumerate(seen.sides[owner].hand)]


def _hidden(seen: Land, card: int, own: bool, back: str, owner: str = "") -> CardView:
    """Return a card that its owner sees by its id, and others as a back [PRO-jugador-2]."""
    return _card(seen, card, CARDS[card], owner) if own and card else CardView(back, "", owner=owner)


def _card(seen: Land, card: int, at: str, owner: str = "") -> CardView:
    kind = "battle-card" if card in BATTLE_CARDS else "card"
    rules = seen.rules
    amounts = {"levy": rules.levy_troops, "harvest": rules.harvest_coins, "march": rules.march_bonus}
    amounts |= {"offering": rules.offering_wrath, "assassin": rules.assassin_wrath}
    text = Phrase(f"about-{CARDS[card]}", **{name: int(amount) for name, amount in amounts.items()})
    return CardView(at, CARDS[card], card_name(card), owner, icon=ICONS[CARDS[card]], kind=kind, text=text)
