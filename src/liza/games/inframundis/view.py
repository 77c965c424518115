# plain: made for people to look at, never in the inner loop
"""How the table is shown: a view of an observation, for a player or a spectator."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from liza.games.inframundis import notation
from liza.games.inframundis.chronicle import result_phrase
from liza.games.inframundis.combat import ChooseAttack, ChooseBlock, ConfirmBlocks
from liza.games.inframundis.domination import leader
from liza.games.inframundis.naming import PHASES, SEATS, SPECTATOR, card_name, model_of, reader_of, who
from liza.games.inframundis.notation import LINES
from liza.games.inframundis.numbers import attack, claims, cost_of, has_keyword, life, line_strength
from liza.games.inframundis.pieces import KNOWN, NEXUS_LIFE, NUMBER_MASK, Piece, Side
from liza.games.inframundis.printed import ECHO, GUARD, REAR, RUSH
from liza.games.inframundis.state import Inf
from liza.games.inframundis.telling import (
    ask_note,
    ask_phrase,
    ask_tag,
    option_phrase,
    reason_now,
    remedy_of,
    tag_of,
    title_of,
)
from liza.kernel import Ask, Part, first, kind_of, second
from liza.toolkit.text import Phrase
from liza.toolkit.view import CardView, Counter, Forecast, Link, Number, OptionView, Reason, SeatView, View, Zone

MARKS = 2
"""Marks in a row that win [INF-11.3-2]."""


def view(seen: Inf, seat: int) -> View:
    """Return what `seat` sees, from its own observation; a seat beyond the second is a spectator's."""
    reader = reader_of(seat)
    ask = seen.ask_of(seat) if reader != SPECTATOR else None
    shown = View(
        game="inframundis",
        seat=SEATS[reader] if reader != SPECTATOR else "",
        seats=[_seat(seen, owner, reader) for owner in range(len(SEATS))],
        zones=[zone for owner in range(len(SEATS)) for zone in _zones(seen, owner, reader)],
        phases=[(phase, Phrase(f"phase-{phase}")) for phase in PHASES],
        phase=PHASES[seen.phase - 1] if seen.phase else "",
        round=seen.round,
        forecasts=[_forecast(seen, line) for line in range(len(LINES))],
        links=[*_links(seen, ask)],
    )
    _outlook(seen, reader, shown)
    if ask is not None:
        shown.ask, shown.ask_tag, shown.ask_note = ask_phrase(seen, ask), ask_tag(ask), ask_note(seen, ask)
    if reader != SPECTATOR and not seen.over:
        _answers(seen, ask, reader, shown)
    if seen.over:
        shown.result, shown.result_clause = result_phrase(seen.winner, seen.ending, reader), seen.ending
    shown.legend = _legend(shown)
    return shown


# Seats


def _seat(seen: Inf, owner: int, reader: int) -> SeatView:
    title = Phrase("seat-title", who=who(owner, reader))
    owing = seen.ask_of(owner) is not None
    return SeatView(SEATS[owner], title, [*_counters(seen.sides[owner])], seen.active == owner, owing)


def _counters(side: Side) -> Iterator[Counter]:
    """Yield what loses or wins the game first; failed draws count once there are any."""
    yield Counter("nexus", Phrase("counter-nexus"), side.nexus, NEXUS_LIFE)
    yield Counter("ether", Phrase("counter-ether"), side.ether, side.limit)
    yield Counter("mark", Phrase("counter-mark"), side.mark, MARKS)
    yield Counter("hand", Phrase("counter-hand"), len(side.hand))
    yield Counter("deck", Phrase("counter-deck"), len(side.deck))
    yield Counter("discard", Phrase("counter-discard"), len(side.discard))
    if side.fatigue:
        yield Counter("fatigue", Phrase("counter-fatigue"), side.fatigue)


# Zones


def _zones(seen: Inf, owner: int, reader: int) -> Iterator[Zone]:
    """Yield a side's zones from the barrier outwards."""
    side, seat = seen.sides[owner], SEATS[owner]
    for line, name in enumerate(LINES):
        row = [_piece(seen, p, reader) for p in side.lines[line]]
        zone = Zone(f"{name}:{seat}", seat, "row", Phrase(f"zone-{name}"), line, len(row), seen.rules.line_limit, row)
        yield _sided(zone, owner, reader, "line", forecast=name)
    laid = [_piece(seen, p, reader) for p in side.table]
    yield _sided(
        Zone(f"table:{seat}", seat, "row", Phrase("zone-table"), 3, len(laid), 0, laid), owner, reader, "table"
    )
    led = _leaders(seen, owner, reader)
    yield _sided(
        Zone(f"commander:{seat}", seat, "row", Phrase("zone-commander"), 4, len(led), 1, led),
        owner,
        reader,
        "commander",
    )
    hand = [_in_hand(seen, owner, place, reader) for place in range(len(side.hand))]
    yield _sided(Zone(f"hand:{seat}", seat, "hand", Phrase("zone-hand"), 5, len(hand), 0, hand), owner, reader, "hand")
    deck = Zone(f"deck:{seat}", seat, "pile", Phrase("zone-deck"), 6, len(side.deck))
    yield _sided(deck, owner, reader, "deck")
    gone = [_face(seen, card, f"discard:{seat}:{place}", owner) for place, card in enumerate(side.discard)]
    pile = Zone(f"discard:{seat}", seat, "pile", Phrase("zone-discard"), 7, len(gone), 0, gone)
    yield _sided(pile, owner, reader, "discard")


def _sided(zone: Zone, owner: int, reader: int, kind: str, forecast: str = "") -> Zone:
    zone.side = "me" if owner == max(reader, 0) else "rival"
    zone.kind, zone.forecast = kind, forecast
    return zone


def _leaders(seen: Inf, owner: int, reader: int) -> list[CardView]:
    """Return the Commander; before it is chosen, for its owner alone, those to choose from."""
    side = seen.sides[owner]
    if side.leader is not None:
        return [_piece(seen, side.leader, reader)]
    if seen.first >= 0 or side.hand:
        return []
    return [_face(seen, card, seen.card(card).id, owner) for card in side.commanders]


def _in_hand(seen: Inf, owner: int, place: int, reader: int) -> CardView:
    card = seen.sides[owner].hand[place]
    handle = f"hand:{SEATS[owner]}:{place}"
    if not card:
        return CardView(handle, "", owner=SEATS[owner])
    if owner != reader:
        return _face(seen, card, handle, owner)
    shown = _face(seen, card, notation.hand_text(seen, card & NUMBER_MASK, card & KNOWN), owner)
    if card & KNOWN:
        shown.marks.append("known")
    return shown


def _face(seen: Inf, card: int, handle: str, owner: int) -> CardView:
    """Return a card that is not in play: what is printed, and what it costs its owner now."""
    printed, model = seen.card(card), model_of(seen, card)
    numbers: list[Number] = []
    if model.cost is not None:
        numbers.append(Number("cost", cost_of(seen, owner, printed), printed.cost))
    if printed.is_creature():
        numbers += [Number("attack", printed.attack, printed.attack), Number("endure", printed.life, printed.life)]
    marks = [name for name, bit in (("rush", RUSH), ("guard", GUARD), ("echo", ECHO)) if printed.keywords & bit]
    return CardView(
        handle, printed.id, card_name(seen, card), SEATS[owner], numbers, marks, icon=model.icon, kind=model.type
    )


# Pieces


def _piece(seen: Inf, p: Piece, reader: int) -> CardView:
    model = model_of(seen, p.card)
    numbers: list[Number] = []
    if model.cost is not None and not p.token:
        numbers.append(Number("cost", model.cost, model.cost))
    if p.line <= REAR:
        numbers += [_attack(seen, p), _endure(seen, p)]
    return CardView(
        f"@{p.serial}",
        model.id,
        card_name(seen, p.card),
        SEATS[p.owner],
        numbers,
        [*_marks(seen, p)],
        icon=model.icon,
        kind=model.type,
        attached=[_piece(seen, gear, reader) for gear in p.gear],
    )


def _attack(seen: Inf, p: Piece) -> Number:
    why: list[Part] = []
    value = attack(seen, p, why)
    parts = _parts(seen, why)
    total = sum(amount for amount, _, _ in parts)
    if total < value:
        parts.append((value - total, Phrase("part-floor"), "INF-0-4"))
    return Number("attack", value, p.attack, parts)


def _endure(seen: Inf, p: Piece) -> Number:
    """Return what is left of the Life: wounds are taken off."""
    why: list[Part] = []
    value = life(seen, p, why) - p.wounds
    parts = _parts(seen, why)
    if p.wounds:
        parts.append((-p.wounds, Phrase("part-wounds"), "INF-0-5"))
    return Number("endure", value, p.life, parts, p.wounds)


def _parts(seen: Inf, why: list[Part]) -> list[tuple[int, Phrase, str]]:
    ids = seen.pool.ids
    return [(part.amount, card_name(seen, ids[part.source]), part.clause) for part in why]


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
    for name, keyword in (("rush", RUSH), ("guard", GUARD), ("echo", ECHO)):
        if has_keyword(seen, p, keyword):
            yield name
    if p.plain:
        yield "copy"
    elif p.token:
        yield "token"


def _legend(shown: View) -> dict[str, Phrase]:
    """Return the words for all marks and types of cards that are shown."""
    cards = [card for zone in shown.zones for card in zone.cards]
    cards += [gear for card in cards for gear in card.attached]
    marks = {mark: Phrase(f"mark-{mark}") for card in cards for mark in card.marks}
    kinds = {card.kind: Phrase(f"card-type-{card.kind}") for card in cards if card.kind}
    return dict(sorted({**marks, **kinds}.items()))


# Combat and Dominio


def _links(seen: Inf, ask: Ask[Any] | None) -> Iterator[Link]:
    """Yield the attacks and blocks that are declared, then those of the reader's own draft."""
    for strike in seen.strikes:
        yield Link("attack", f"@{strike.attacker}", _target(strike.target, strike.seat), SEATS[strike.seat], True)
        if strike.blocker:
            yield Link("block", f"@{strike.blocker}", f"@{strike.attacker}", SEATS[1 - strike.seat], True)
    if ask is None:
        return
    draft, seat = seen.sides[ask.seat].draft, SEATS[ask.seat]
    for one, other in zip(draft[::2], draft[1::2], strict=False):
        if isinstance(ask, ChooseAttack):
            yield Link("attack", f"@{one}", _target(other, ask.seat), seat, False)
        elif isinstance(ask, (ChooseBlock, ConfirmBlocks)):
            yield Link("block", f"@{other}", f"@{seen.strikes[one].attacker}", seat, False)


def _target(serial: int, attacker: int) -> str:
    """Return the handle of what a seat attacks: a creature, or the rival's Nexus."""
    return f"@{serial}" if serial else f"nexus:{SEATS[1 - attacker]}"


def _forecast(seen: Inf, line: int) -> Forecast:
    strengths = [int(line_strength(seen, owner, line)) for owner in range(len(SEATS))]
    ahead = leader(*strengths)
    clause = "INF-11.1-1" if ahead >= 0 else "INF-11.1-2" if strengths[0] else "INF-11.1-3"
    name = LINES[line]
    by_seat = dict(zip(SEATS, strengths, strict=True))
    return Forecast(name, Phrase(f"zone-{name}"), by_seat, SEATS[ahead] if ahead >= 0 else "", clause)


def _outlook(seen: Inf, reader: int, shown: View) -> None:
    """Say what the lines would come to if the Round ended now."""
    if seen.over or not seen.turn:
        return
    held = [
        sum(one.leader == SEATS[owner] or claims(seen, owner, line) for line, one in enumerate(shown.forecasts))
        for owner in range(len(SEATS))
    ]
    what, winner, clause = _judged(seen, held)
    subject = who(winner, reader) if winner >= 0 else "me" if reader != SPECTATOR else "south"
    shown.outlook, shown.outlook_clause = Phrase("outlook", what=what, who=subject), clause


def _judged(seen: Inf, held: list[int]) -> tuple[str, int, str]:
    """Return what so many lines held would bring, to whom, and by which clause."""
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


# Answers


def _answers(seen: Inf, ask: Ask[Any] | None, reader: int, shown: View) -> None:
    """Fill in what may be answered, what may be answered at any time, and what is forbidden and why."""
    reasons: dict[tuple[str, Phrase], int] = {}
    known: set[str] = set()
    handles = _handles(shown)
    for one, legal in ((ask, shown.options), (seen.standing(reader), shown.standing)):
        if one is None:
            continue
        for option in one.candidates(seen):
            clause = one.why_not(seen, option)
            text = one.describe(seen, option)
            if text in known:
                continue
            known.add(text)
            things = [thing for thing in _things(seen, one, option) if thing in handles]
            said = OptionView(text, option_phrase(seen, one, option), things, clause)
            if clause == "":
                legal.append(said)
                continue
            why = reason_now(seen, one, option, clause)
            said.reason = reasons.setdefault((clause, why), len(reasons))
            if said.reason == len(shown.reasons):
                shown.reasons.append(Reason(clause, tag_of(why), title_of(why), why, remedy_of(why)))
            shown.blocked.append(said)


def _handles(shown: View) -> set[str]:
    """Return the handles of all that is shown: an option may speak of what has left the table."""
    cards = [one for zone in shown.zones for card in zone.cards for one in (card, *card.attached)]
    zones = [zone.id for zone in shown.zones]
    return {*(card.handle for card in cards), *zones, *(f"nexus:{one.seat}" for one in shown.seats)}


def _things(seen: Inf, ask: Ask[Any], option: int) -> list[str]:
    """Return the handles of what an option is about, in the order in which one would point at them."""
    kind, one, other = kind_of(option), first(option), second(option)
    if kind in (notation.PLAY, notation.DISCARD):
        return [notation.hand_text(seen, one, other)]
    if kind == notation.LEAD:
        return [seen.card(one).id]
    if kind == notation.LINE:
        return [f"{LINES[one]}:{SEATS[ask.seat]}"]
    if kind == notation.MOVE:
        return [f"@{one}", f"{LINES[other]}:{SEATS[ask.seat]}"]
    if kind == notation.ATTACK:
        return [f"@{one}", _target(other, ask.seat)]
    return [f"@{one}"] if one else []
