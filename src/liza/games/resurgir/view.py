# plain: made for people to look at, never in the inner loop
"""How the table is shown: a view of an observation, for a player or a spectator."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from liza.games.resurgir.answers import ANSWERS
from liza.games.resurgir.board import HALVES, seat_view, shared, zones
from liza.games.resurgir.cardmodels import Keyword
from liza.games.resurgir.chronicle import SOURCES, result_phrase
from liza.games.resurgir.clashes import aims, clashes, fights, links
from liza.games.resurgir.foresight import foresee
from liza.games.resurgir.hints import HINTS, hints
from liza.games.resurgir.naming import PERIODS, PHASES, card_name, keyword_name, points
from liza.games.resurgir.numbers import are_met
from liza.games.resurgir.pieces import (
    AT_END,
    BONUS_HALVES,
    FOR_ABILITY,
    FOR_BONUS,
    FOR_DEVELOPMENT,
    FOR_EQUINOX,
    FOR_SIEGE,
    HAND_LIMIT,
    LAST_TURN,
    LATE,
    MOST_DRAWN,
    NO_EQUINOX,
    NUMBERS,
)
from liza.games.resurgir.pieces import PERIODS as PERIOD_OF
from liza.games.resurgir.printed import CULTURE
from liza.games.resurgir.state import Res
from liza.games.resurgir.symbols import SIGNS
from liza.games.resurgir.telling import TELLER
from liza.toolkit.seats import SEATS, SPECTATOR, reader_of, who
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import Entry, Stage, Track, View

KEYWORDS = (*get_args(Keyword), "vengeance")


def view(seen: Res, seat: int) -> View:
    """Return what `seat` sees, from its own observation; a seat beyond the second is a spectator's."""
    reader = reader_of(seat)
    ask = seen.ask_of(seat) if reader != SPECTATOR else None
    fought = fights(seen, ask)
    shown = View(
        game="resurgir",
        seat=SEATS[reader] if reader != SPECTATOR else "",
        seats=[seat_view(seen, owner, reader) for owner in range(len(SEATS))],
        zones=[*(zone for owner in range(len(SEATS)) for zone in zones(seen, owner, reader, ask)), *shared(seen)],
        phases=[(phase, label(f"phase-{phase}")) for phase in PHASES[1:]],
        phase=PHASES[seen.phase],
        round=int(seen.turn),
        links=[*links(seen, fought)],
        clashes=[*clashes(seen, fought, reader)],
        track=_track(seen),
        ledger=[*_ledger(seen)],
        hint_count=len(HINTS),
    )
    _outlook(seen, reader, shown)
    if reader != SPECTATOR and not seen.over:
        ANSWERS.fill_in(seen, ask, reader, shown)
    if ask is not None:
        shown.ask, shown.ask_tag = TELLER.ask_phrase(seen, ask), TELLER.ask_tag(ask)
        shown.ask_note = TELLER.ask_note(seen, ask)
        shown.hints = hints(seen, ask, shown)
    if seen.over:
        shown.result, shown.result_clause = result_phrase(seen.winner, seen.ending, reader), seen.ending
    shown.preview = foresee(seen, reader, shown, ask)
    shown.links += aims(seen)
    shown.legend = _legend(shown)
    return shown


def _legend(shown: View) -> dict[str, Phrase]:
    """Return the words for the frames, symbols and marks of all cards shown, and for what the seats hold."""
    cards = [card for zone in shown.zones for card in zone.cards]
    signs = {card.kind for card in cards if card.kind}
    signs |= {mark for card in cards for mark in card.marks} | {mark for seat in shown.seats for mark in seat.marks}
    signs |= {number.role for card in cards for number in card.numbers if number.role in SIGNS}
    return {sign: SIGNS[sign] if sign in SIGNS else _mark(sign) for sign in sorted(signs)}


def _mark(mark: str) -> Phrase:
    return keyword_name(mark) if mark in KEYWORDS else label(f"mark-{mark}")


# The track of turns


def _track(seen: Res) -> Track:
    """Return the seven turns by Historical Periods [RES-11-1], each with who begins it [RES-1-7]."""
    groups = [(period, label(f"period-{period}")) for period in PERIODS[1:]]
    stages = [Stage(turn, PERIODS[PERIOD_OF[turn]], _state(seen, turn), _seats(seen, turn)) for turn in _TURNS]
    active = SEATS[seen.active] if seen.active >= 0 and not seen.over else ""
    return Track(label("track-turns"), groups, stages, PERIODS[seen.period()], active)


_TURNS = range(1, LAST_TURN + 1)


def _state(seen: Res, turn: int) -> str:
    if turn < seen.turn or (seen.over and turn == seen.turn):
        return "past"
    return "now" if turn == seen.turn else "ahead"


def _seats(seen: Res, turn: int) -> list[str]:
    if seen.first < 0:
        return []
    initial = seen.first if turn % 2 else 1 - seen.first
    return [SEATS[initial], SEATS[1 - initial]]


# Points


def _ledger(seen: Res) -> Iterator[Entry]:
    """Yield each time points were given, with its source and clause."""
    for owner, seat in enumerate(SEATS):
        for line in seen.sides[owner].ledger:
            halves, why, card = int(line & 0xFF), int(line >> 8 & 0xF), int(line >> 12 & NUMBERS)
            yield Entry(seat, halves, _source(seen, why, card), _clause(seen, owner, why, card), SOURCES[why], HALVES)


def _source(seen: Res, why: int, card: int) -> Phrase:
    return Phrase("ledger-bonus") if card == 0 else Phrase(f"ledger-{SOURCES[why]}", card=card_name(seen, card))


def _clause(seen: Res, owner: int, why: int, card: int) -> str:
    """Return the clause by which points were given."""
    if why == FOR_EQUINOX:
        return "RES-11.2.1-2" if seen.sides[owner].equinox == LATE else "RES-11.2-3"
    if why == FOR_ABILITY:
        printed = seen.card(card)
        if any(ability.keyword == "grandeur" for ability in printed.abilities):
            return "RES-12.grandeza-1"
        return "RES-7-5" if printed.kind == CULTURE and not seen.sides[owner].equinox else "RES-1-4"
    if why == FOR_BONUS:
        return "RES-11.4-6" if seen.sides[0].in_play() == seen.sides[1].in_play() else "RES-11.4-5"
    return {FOR_DEVELOPMENT: "RES-2.3-1", FOR_SIEGE: "RES-2.3-2"}[why]


# What comes next


def _outlook(seen: Res, reader: int, shown: View) -> None:
    """Say what the end of the Period, or of the game, would bring if the table stayed as it is."""
    if seen.over or seen.turn == 0:
        return
    if seen.turn == 2:
        shown.outlook, shown.outlook_clause = _interlude(seen, reader), "RES-11-5"
    elif seen.turn == 4:
        shown.outlook, shown.outlook_clause = _before_encounter(seen, reader)
    elif seen.turn >= LAST_TURN - 2:
        shown.outlook, shown.outlook_clause = _final(seen, reader)


def _interlude(seen: Res, reader: int) -> Phrase:
    """Say how many cards both would draw [RES-11-4, RES-11-5]."""
    drawn = [min(MOST_DRAWN, HAND_LIMIT - len(side.hand)) for side in seen.sides]
    own = max(reader, 0)
    return Phrase("outlook-interlude", who=who(own, reader), own=max(drawn[own], 0), other=max(drawn[1 - own], 0))


def _before_encounter(seen: Res, reader: int) -> tuple[Phrase | None, str]:
    """Say that it is the last turn for the Equinox, or what the Destructive Effects would take [RES-11.3-4]."""
    own = max(reader, 0)
    side = seen.sides[own]
    if reader != SPECTATOR and side.equinox == NO_EQUINOX:
        met = are_met(seen, own, seen.culture(own).needs)
        return Phrase("outlook-equinox", met="yes" if met else "no"), "RES-11.2-2"
    if seen.rules.destructive == AT_END:
        return None, ""
    mine = [int(one.in_play()) for one in seen.sides]
    due = [1 if mine[seat] < mine[1 - seat] else 2 for seat in range(2)]
    return Phrase("outlook-encounter", who=who(own, reader), own=due[own], other=due[1 - own]), "RES-11.3-2"


def _final(seen: Res, reader: int) -> tuple[Phrase, str]:
    """Say how the final scoring would end now, the bonus for more cards in play included [RES-11.4-5]."""
    own = max(reader, 0)
    mine = [int(side.in_play()) for side in seen.sides]
    halves = [int(side.halves) for side in seen.sides]
    best = -1 if mine[0] == mine[1] else 0 if mine[0] > mine[1] else 1
    for seat in range(2):
        tied = best < 0 and seen.rules.bonus_on_tie and mine[0] > 0
        halves[seat] += BONUS_HALVES if tied or seat == best else 0
    phrase = Phrase(
        "outlook-final",
        who=who(own, reader),
        own=points(halves[own]),
        other=points(halves[1 - own]),
        bonus=who(best, reader) if best >= 0 else "both" if seen.rules.bonus_on_tie else "nobody",
        cards=mine[own],
        others=mine[1 - own],
    )
    return phrase, "RES-11.4-5" if best >= 0 else "RES-11.4-6"
