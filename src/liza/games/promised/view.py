# plain: made for people to look at, never in the inner loop
"""How the table is shown: a view of an observation, for a player or a spectator."""

from __future__ import annotations

from liza.games.promised.aftermath import ledger
from liza.games.promised.answers import fill_in_answers
from liza.games.promised.battles import report_clash, under_way
from liza.games.promised.board import map_view, seat_view, zones
from liza.games.promised.chronicle import result_phrase
from liza.games.promised.hints import HINTS, hints
from liza.games.promised.naming import PHASES, SPECTATOR, reader_of, whose
from liza.games.promised.notation import SEATS, side_text
from liza.games.promised.numbers import capitals_decide, income, king_titles
from liza.games.promised.pieces import PAIR
from liza.games.promised.state import Land
from liza.games.promised.telling import TELLER
from liza.games.promised.wrath import nearest_settlement
from liza.toolkit.hexmap import handle
from liza.toolkit.mapview import terrain_words
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import Link, Stage, Track, View


def view(seen: Land, seat: int) -> View:
    """Return what `seat` sees, from its own observation; a seat beyond the last is a spectator's."""
    reader = reader_of(seen, seat)
    ask = seen.ask_of(seat) if reader != SPECTATOR else None
    shown = View(
        game="promised",
        seat=SEATS[reader] if reader != SPECTATOR else "",
        seats=[seat_view(seen, owner, reader) for owner in range(seen.seats)],
        zones=[*zones(seen, reader)],
        phases=[(phase, label(f"phase-{phase}")) for phase in PHASES],
        phase=PHASES[seen.phase - 1] if seen.phase else "",
        round=int(seen.round),
        clashes=under_way(seen, reader),
        links=_links(seen),
        ledger=ledger(seen),
        track=_track(seen),
        hint_count=len(HINTS),
        map=map_view(seen),
    )
    recent = [one for one in seen.reports if one.round >= seen.round - 1]
    shown.clashes += [report_clash(seen, one, number) for number, one in enumerate(recent, len(shown.clashes) + 1)]
    if reader != SPECTATOR and not seen.over:
        deciding = "yes" if capitals_decide(seen) else "no"
        shown.outlook = Phrase(
            "outlook", coins=int(income(seen, reader)), titles=int(king_titles(seen)), capitals=deciding
        )
        shown.outlook_clause = "PRO-automaticas-2"
        fill_in_answers(seen, ask, reader, shown)
    if ask is not None:
        shown.ask = TELLER.ask_phrase(seen, ask)
        shown.ask_tag, shown.ask_note = TELLER.ask_tag(ask), TELLER.ask_note(seen, ask)
        shown.hints = hints(seen, ask, shown)
    if seen.over:
        shown.result = result_phrase(list(seen.winners), seen.ending, reader)
        shown.result_clause = seen.ending
    shown.legend = _legend(seen, reader, shown)
    return shown


def _links(seen: Land) -> list[Link]:
    """Return where each invader pair is heading [PRO-ira-9]."""
    links = []
    for pair in seen.pairs:
        goal = int(nearest_settlement(seen, pair.hex))
        if goal >= 0 and goal != pair.hex:
            links.append(Link("advance", side_text(pair.number + PAIR), handle(goal), "", True))
    return links


def _track(seen: Land) -> Track:
    """Return the rounds of the game, as far as they are past, now and ahead [PRO-automaticas-14]."""
    now = int(seen.round)
    stages = [
        Stage(number, "rounds", "past" if number < now else "now" if number == now else "ahead")
        for number in range(1, int(seen.rules.round_limit) + 1)
    ]
    active = SEATS[seen.active] if seen.active >= 0 else ""
    groups = [("rounds", label("track-rounds"))]
    return Track(label("track-rounds"), groups, stages, "rounds" if now else "", active)


def _legend(seen: Land, reader: int, shown: View) -> dict[str, Phrase]:
    """Return the words for all marks, kinds and terrains that are shown."""
    cards = [card for zone in shown.zones for card in zone.cards]
    marks = {mark for card in cards for mark in card.marks} | {mark for seat in shown.seats for mark in seat.marks}
    if shown.map is not None:
        marks |= {mark for space in shown.map.spaces for mark in space.marks}
        marks |= {mark for area in shown.map.areas for mark in area.marks}
    kinds = {card.kind for card in cards if card.kind}
    said = {mark: label(f"mark-{mark}") for mark in marks} | {kind: label(f"kind-{kind}") for kind in kinds}
    for seat, name in enumerate(SEATS):
        if f"capital-{name}" in said:
            said[f"capital-{name}"] = Phrase("mark-capital", **whose(seat, reader))
    return dict(sorted((said | terrain_words(seen.ground.board)).items()))
