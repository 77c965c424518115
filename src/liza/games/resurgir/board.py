# plain: made for people to look at, never in the inner loop
"""How what lies on the table is drawn: sides with their counters, zones, cards and their numbers.

Everything is made from an observation. What is the same in every view (what is printed on a card) is made once.
"""

from __future__ import annotations

from collections import Counter as Counting
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from liza.games.resurgir import notation
from liza.games.resurgir.answers import chain_handle, choice_handle, culture_handle, is_deck_choice
from liza.games.resurgir.cardmodels import FLAGS
from liza.games.resurgir.combat import ChooseAttackers, ChooseDefender
from liza.games.resurgir.naming import KEYWORDS, ZONES, card_name, culture_name
from liza.games.resurgir.numbers import available, has_keyword, is_indestructible, is_undefendable, strength
from liza.games.resurgir.periods import ChooseRecovered, ChooseSent
from liza.games.resurgir.pieces import (
    HAND_LIMIT,
    LATE,
    MARK_RETURNED,
    MARK_RISEN,
    MARK_USED,
    NO_EQUINOX,
    NUMBERS,
    ON_TIME,
    PLAY_CARD,
    PLAY_LEGACY,
    PLAY_TRIGGER,
    PLAY_USE,
    UNLIMITED,
    Piece,
    Side,
    number_of,
)
from liza.games.resurgir.pool import cards
from liza.games.resurgir.printed import DEVELOPMENT, ECONOMIC, ECONOMIC_ZONE, SUPPORT
from liza.games.resurgir.setting_up import ChooseExchange
from liza.games.resurgir.state import Res
from liza.games.resurgir.telling import condition
from liza.kernel import Ask, Part, first, kind_of
from liza.toolkit.seats import SEATS, who
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import CardView, Counter, Number, SeatView, Zone

HALVES = 2
"""Victory Points are counted in halves [RES-11.4-7]."""
FLOOR = "RES-10.4.4-6"
"""The clause of the part that keeps Force and Resistance from falling below 0."""
ORDER = (*ZONES, "culture", "hand", "deck", "underworld", "discard", "choice")
"""The zones of a side, from the barrier outwards."""
PLAYED = {PLAY_CARD: "played", PLAY_LEGACY: "legacy", PLAY_USE: "ability", PLAY_TRIGGER: "trigger"}
DONE = ((MARK_RETURNED, "returned"), (MARK_RISEN, "risen"), (MARK_USED, "used"))
"""Marks of what a card has done this turn."""


# Seats


def seat_view(seen: Res, owner: int, reader: int) -> SeatView:
    """Return a side at a glance."""
    title = Phrase("seat-title", who=who(owner, reader))
    owing = seen.ask_of(owner) is not None
    marks = ["token"] if seen.token == owner else []
    note = culture_name(seen, seen.sides[owner].culture)
    return SeatView(SEATS[owner], title, [*_counters(seen, owner)], seen.active == owner, owing, marks, note)


def _counters(seen: Res, owner: int) -> Iterator[Counter]:
    """Yield what decides the game first; the Equinox until it is had, what is locked once something is."""
    side = seen.sides[owner]
    yield Counter("points", label("counter-points"), side.halves, scale=HALVES)
    if side.equinox == NO_EQUINOX:
        done, wanted = condition(seen, owner)
        yield Counter("equinox", label("counter-equinox"), done, wanted)
    total = int(available(seen, owner))
    yield Counter("resources", label("counter-resources"), total)
    yield Counter("base", label("counter-base"), side.base)
    if seen.rules.unified:
        yield Counter("heap", label("counter-heap"), side.heap)
    locked = sum(int(p.resources) for p in side.structures() if p.exhausted)
    if locked:
        yield Counter("locked", label("counter-locked"), locked)
    yield Counter("in-play", label("counter-in-play"), int(side.in_play()))
    yield Counter("hand", label("counter-hand"), len(side.hand), HAND_LIMIT)
    yield Counter("deck", label("counter-deck"), len(side.deck))
    yield Counter("underworld", label("counter-underworld"), len(side.underworld))
    yield Counter("discard", label("counter-discard"), len(side.discard))


# Zones


def zones(seen: Res, owner: int, reader: int, ask: Ask[Any] | None) -> Iterator[Zone]:
    """Yield a side's zones from the barrier outwards; `ask` is what the reader is asked."""
    side = seen.sides[owner]
    yield from field(seen, owner, reader, ask)
    yield _zone("culture", owner, reader, [_culture(seen, owner)])
    yield _zone("hand", owner, reader, _hand(seen, owner, ask if owner == reader else None), "hand")
    deck = _zone("deck", owner, reader, [], "pile")
    deck.count = len(side.deck)
    yield deck
    for kind, pile in (("underworld", side.underworld), ("discard", side.discard)):
        yield _zone(kind, owner, reader, _pile(seen, owner, kind, pile, ask if owner == reader else None), "pile")
    if ask is not None and owner == reader and is_deck_choice(ask):
        yield _zone("choice", owner, reader, [*_choice(seen, owner, ask)], "grid")


def field(seen: Res, owner: int, reader: int, ask: Ask[Any] | None = None) -> Iterator[Zone]:
    """Yield the zones of a side where cards are in play."""
    drafted = _drafted(seen, ask)
    for zone, kind in enumerate(ZONES):
        shown = _zone(kind, owner, reader, [_piece(seen, p, drafted) for p in seen.sides[owner].zones[zone]])
        capacity = int(seen.rules.capacity(zone))
        shown.capacity = 0 if capacity == UNLIMITED else capacity
        yield shown


def _drafted(seen: Res, ask: Ask[Any] | None) -> set[int]:
    """Return the serials that the reader has picked for a choice in progress."""
    if isinstance(ask, (ChooseAttackers, ChooseDefender, ChooseSent)):
        return {int(serial) for serial in seen.sides[ask.seat].draft if serial}
    return set()


def _zone(kind: str, owner: int, reader: int, shown: list[CardView], layout: str = "row") -> Zone:
    seat = SEATS[owner]
    side = "me" if owner == max(reader, 0) else "rival"
    order = ORDER.index(kind)
    return Zone(f"{kind}:{seat}", seat, layout, label(f"zone-{kind}"), order, len(shown), 0, shown, side, kind)


def shared(seen: Res) -> Iterator[Zone]:
    """Yield what belongs to nobody: the chain while there is one."""
    if seen.chain:
        chained = [_chained(seen, place) for place in range(1, len(seen.chain) + 1)]
        yield Zone("chain", "", "track", label("zone-chain"), 0, len(chained), 0, chained, "shared", "chain")


def _chained(seen: Res, place: int) -> CardView:
    play = seen.chain[place - 1]
    shown = _face(seen, play.act.card, chain_handle(place), play.act.seat)
    shown.marks.insert(0, PLAYED[play.kind])
    if play.cancelled:
        shown.marks.insert(0, "cancelled")
    return shown


def _culture(seen: Res, owner: int) -> CardView:
    """Return a Culture Card, with how its Equinox stands."""
    side = seen.sides[owner]
    shown = _face(seen, side.culture, culture_handle(owner), owner)
    done, wanted = condition(seen, owner)
    if side.equinox == NO_EQUINOX:
        shown.marks += ["condition-met"] if done >= wanted else []
    else:
        shown.marks.append({ON_TIME: "equinox-on-time", LATE: "equinox-late"}[int(side.equinox)])
    shown.marks += ["unlocked"] if side.unlocked else []
    return shown


def _choice(seen: Res, owner: int, ask: Ask[Any]) -> Iterator[CardView]:
    """Yield the cards of the own deck that a choice is about."""
    for option in ask.candidates(seen):
        if kind_of(option) == notation.CHOOSE:
            card = number_of(first(option))
            yield _face(seen, card, choice_handle(seen, card), owner)


def _hand(seen: Res, owner: int, ask: Ask[Any] | None) -> list[CardView]:
    """Return a hand: to its owner the cards, alike ones by one handle; to others backs."""
    seat, side = SEATS[owner], seen.sides[owner]
    picked = Counting(int(tag) for tag in side.draft) if isinstance(ask, ChooseExchange) else Counting[int]()
    shown: list[CardView] = []
    for place, tag in enumerate(side.hand):
        if tag == 0:
            shown.append(CardView(f"hand:{seat}:{place}", "", owner=seat))
            continue
        card = _tagged(seen, int(tag), seen.card(number_of(tag)).id, owner)
        _mark_picked(card, picked, int(tag))
        shown.append(card)
    return shown


def _pile(seen: Res, owner: int, kind: str, pile: list[int], ask: Ask[Any] | None) -> list[CardView]:
    """Return a pile's cards, the top last."""
    picked = Counting[int]()
    if isinstance(ask, ChooseRecovered):
        number = 1 if kind == "underworld" else 2
        picked = Counting(int(one) & 4095 for one in seen.sides[owner].draft if one >> 12 == number)
    shown = [_tagged(seen, int(tag), f"{kind}:{SEATS[owner]}:{place}", owner) for place, tag in enumerate(pile)]
    for tag, card in zip(pile, shown, strict=True):
        _mark_picked(card, picked, int(tag))
    return shown


def _mark_picked(card: CardView, picked: Counting[int], tag: int) -> None:
    if picked[tag] > 0:
        picked[tag] -= 1
        card.marks.insert(0, "chosen")


def _tagged(seen: Res, tag: int, handle: str, owner: int) -> CardView:
    """Return a card outside play, with what it has done this turn."""
    shown = _face(seen, tag & NUMBERS, handle, owner)
    shown.marks[:0] = [name for bit, name in DONE if tag & bit]
    return shown


# Cards


class _Face:
    """What is the same wherever a card is shown: its id, name, printed numbers, keywords, icon and type."""

    def __init__(self, key: str, number: int) -> None:
        known = cards.by_key(key)
        printed, model = known.pool.cards[number], known.model(number)
        self.id = printed.id
        self.numbers: list[tuple[str, int, int]] = []
        if model.cost is not None:
            self.numbers.append(("cost", int(printed.resources), 1))
        if printed.in_play():
            self.numbers.append(("attack" if printed.kind <= SUPPORT else "endure", int(printed.strength), 1))
        if printed.kind == ECONOMIC:
            self.numbers.append(("yield", int(printed.yields), 1))
        if printed.kind == DEVELOPMENT:
            self.numbers.append(("points", int(printed.halves), HALVES))
            if printed.siege_halves != printed.halves:
                self.numbers.append(("siege", int(printed.siege_halves), HALVES))
        if printed.slots > 1:
            self.numbers.append(("slots", int(printed.slots), 1))
        self.states: list[str] = [one.keyword for one in model.keywords if one.keyword in FLAGS]
        self.words: list[str] = [one.keyword for one in model.keywords if one.keyword not in FLAGS]
        if any(ability.keyword == "vengeance" for ability in printed.abilities):
            self.words.append("vengeance")
        self.groups: list[str] = [model.subcategory] if model.subcategory else []
        self.groups += [f"in-{phase}" for phase in model.phases]
        self.icon = model.icon
        self.kind = model.type


@lru_cache(maxsize=4096)
def _printed(key: str, number: int) -> _Face:
    return _Face(key, number)


def _face(seen: Res, card: int, handle: str, owner: int) -> CardView:
    """Return a card that is not in play: what is printed."""
    face = _printed(seen.pool.key, card)
    numbers = [Number(role, value, value, scale=scale) for role, value, scale in face.numbers]
    marks = list(dict.fromkeys([*face.states, *face.words, *face.groups]))
    return CardView(handle, face.id, card_name(seen, card), SEATS[owner], numbers, marks, face.icon, face.kind)


def _piece(seen: Res, p: Piece, drafted: set[int]) -> CardView:
    face = _printed(seen.pool.key, p.card)
    name = card_name(seen, p.card)
    numbers = [*_numbers(seen, p, face, name)]
    marks = list(dict.fromkeys(_marks(seen, p, face, drafted)))
    return CardView(f"@{p.serial}", face.id, name, SEATS[p.owner], numbers, marks, face.icon, face.kind)


CLAUSES = {"yield": "RES-2.2-12", "points": "RES-2.3-1", "siege": "RES-2.3-4", "slots": "RES-2.1-6"}
"""The clauses of what is printed on a card in play."""


def _numbers(seen: Res, p: Piece, face: _Face, name: Phrase) -> Iterator[Number]:
    """Yield the numbers of a card in play: its Force or Resistance now, what is printed, what lies on it."""
    for role, value, scale in face.numbers:
        if role in ("attack", "endure"):
            yield _strength(seen, p, role, value)
        elif role in CLAUSES:
            yield Number(role, value, value, [(value, name, CLAUSES[role])], scale=scale)
    if p.resources or p.zone == ECONOMIC_ZONE:
        amount = int(p.resources)
        source = ("part-generated", "RES-2.2-6") if p.zone == ECONOMIC_ZONE else ("part-raided", "RES-12.incursion-3")
        yield Number("resource", amount, 0, [(amount, label(source[0]), source[1])] if amount else [])
    if p.poison:
        amount = int(p.poison)
        yield Number("poison", amount, 0, [(amount, label("part-poison"), "RES-12.veneno-1")])


def _strength(seen: Res, p: Piece, role: str, printed: int) -> Number:
    why: list[Part] = []
    value = strength(seen, p, why)
    ids = seen.pool.ids
    parts = [(part.amount, card_name(seen, ids[part.source]), part.clause) for part in why]
    if why and why[-1].clause == FLOOR:
        parts[-1] = (why[-1].amount, label("part-floor"), FLOOR)
    return Number(role, value, printed, parts)


def _marks(seen: Res, p: Piece, face: _Face, drafted: set[int]) -> Iterator[str]:
    """Yield states, then keywords, then what kind of card it is, the most urgent first."""
    if p.serial in drafted:
        yield "chosen"
    side: Side = seen.sides[p.controller]
    if p.serial in side.sending:
        yield "sending"
    if p.exhausted:
        yield "exhausted"
        if p.tributed:
            yield "tributed"
        if p.zone >= ECONOMIC_ZONE and p.resources:
            yield "locked"
    yield from _part(seen, p)
    if p.battlefield:
        yield "battlefield"
    if p.poison:
        yield "poisoned"
    if is_undefendable(p):
        yield "undefendable"
    if is_indestructible(seen, p):
        yield "indestructible"
    for bit, name in KEYWORDS.items():
        if has_keyword(seen, p, bit):
            yield name
    yield from face.words
    yield from face.groups


def _part(seen: Res, p: Piece) -> Iterator[str]:
    """Yield what part a card has in the Confrontations that are still to be decided."""
    for fight in seen.confrontations:
        if fight.resolved:
            continue
        if fight.target == p.serial:
            yield "attacked"
        if p.serial in fight.attackers:
            yield "attacking"
        if p.serial in (fight.defender, fight.second):
            yield "defending"
