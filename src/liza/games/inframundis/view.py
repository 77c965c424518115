# plain: made for people to look at, never in the inner loop
"""How the table is shown: a view of an observation, for a player or a spectator."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from liza.games.inframundis.answers import fill_in_answers, target_handle
from liza.games.inframundis.board import forecast, judged, seat_view, zones
from liza.games.inframundis.chronicle import result_phrase
from liza.games.inframundis.combat import ChooseAttack, ChooseBlock, ConfirmBlocks
from liza.games.inframundis.foresight import foresee
from liza.games.inframundis.hints import HINTS, hints
from liza.games.inframundis.naming import PHASES
from liza.games.inframundis.notation import LINES
from liza.games.inframundis.state import Inf
from liza.games.inframundis.telling import TELLER
from liza.kernel import Ask
from liza.toolkit.seats import SEATS, SPECTATOR, reader_of, who
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import Link, View


def view(seen: Inf, seat: int) -> View:
    """Return what `seat` sees, from its own observation; a seat beyond the second is a spectator's."""
    reader = reader_of(seat)
    ask = seen.ask_of(seat) if reader != SPECTATOR else None
    shown = View(
        game="inframundis",
        seat=SEATS[reader] if reader != SPECTATOR else "",
        seats=[seat_view(seen, owner, reader) for owner in range(len(SEATS))],
        zones=[zone for owner in range(len(SEATS)) for zone in zones(seen, owner, reader)],
        phases=[(phase, label(f"phase-{phase}")) for phase in PHASES],
        phase=PHASES[seen.phase - 1] if seen.phase else "",
        round=seen.round,
        forecasts=[forecast(seen, line) for line in range(len(LINES))],
        links=[*_links(seen, ask)],
        hint_count=len(HINTS),
    )
    _outlook(seen, reader, shown)
    if reader != SPECTATOR and not seen.over:
        fill_in_answers(seen, ask, reader, shown)
    if ask is not None:
        shown.ask = TELLER.ask_phrase(seen, ask)
        shown.ask_tag, shown.ask_note = TELLER.ask_tag(ask), TELLER.ask_note(seen, ask)
        shown.hints = hints(seen, ask, shown)
    if seen.over:
        shown.result, shown.result_clause = result_phrase(seen.winner, seen.ending, reader), seen.ending
    shown.preview = foresee(seen, reader, shown)
    shown.legend = _legend(shown)
    return shown


def _legend(shown: View) -> dict[str, Phrase]:
    """Return the words for all marks and types of cards that are shown."""
    cards = [card for zone in shown.zones for card in zone.cards]
    cards += [gear for card in cards for gear in card.attached]
    marks = {mark for card in cards for mark in card.marks}
    kinds = {card.kind for card in cards if card.kind}
    said = {mark: label(f"mark-{mark}") for mark in marks} | {kind: label(f"card-type-{kind}") for kind in kinds}
    return dict(sorted(said.items()))


# Combat and Dominio


def _links(seen: Inf, ask: Ask[Any] | None) -> Iterator[Link]:
    """Yield the attacks and blocks that are declared, then those of the reader's own draft."""
    for strike in seen.strikes:
        yield Link("attack", f"@{strike.attacker}", target_handle(strike.target, strike.seat), SEATS[strike.seat], True)
        if strike.blocker:
            yield Link("block", f"@{strike.blocker}", f"@{strike.attacker}", SEATS[1 - strike.seat], True)
    if ask is None:
        return
    draft, seat = seen.sides[ask.seat].draft, SEATS[ask.seat]
    for one, other in zip(draft[::2], draft[1::2], strict=False):
        if isinstance(ask, ChooseAttack):
            yield Link("attack", f"@{one}", target_handle(other, ask.seat), seat, False)
        elif isinstance(ask, (ChooseBlock, ConfirmBlocks)):
            yield Link("block", f"@{other}", f"@{seen.strikes[one].attacker}", seat, False)


def _outlook(seen: Inf, reader: int, shown: View) -> None:
    """Say what the lines would come to if the Round ended now."""
    if seen.over or not seen.turn:
        return
    what, winner, clause = judged(seen, shown.forecasts)
    subject = who(winner, reader) if winner >= 0 else "me" if reader != SPECTATOR else "south"
    shown.outlook, shown.outlook_clause = Phrase("outlook", what=what, who=subject), clause
