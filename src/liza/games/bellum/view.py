# plain: made for people to look at, never in the inner loop
"""How the table is shown: a view of an observation, for a player or a spectator."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from liza.games.bellum.answers import ANSWERS, target_handle
from liza.games.bellum.board import seat_view, shared, zones
from liza.games.bellum.chronicle import result_phrase
from liza.games.bellum.combat import ChooseAttackers
from liza.games.bellum.foresight import foresee
from liza.games.bellum.hints import HINTS, hints
from liza.games.bellum.naming import PHASES
from liza.games.bellum.numbers import has_dominion
from liza.games.bellum.pieces import BOMBARD, DOMINION, FLANK
from liza.games.bellum.state import Bel
from liza.games.bellum.telling import TELLER
from liza.kernel import Ask
from liza.toolkit.seats import SEATS, SPECTATOR, reader_of, who
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import Link, View

ROLES = {FLANK: "flank", BOMBARD: "bombard"}


def view(seen: Bel, seat: int) -> View:
    """Return what `seat` sees, from its own observation; a seat beyond the second is a spectator's."""
    reader = reader_of(seat)
    ask = seen.ask_of(seat) if reader != SPECTATOR else None
    shown = View(
        game="bellum",
        seat=SEATS[reader] if reader != SPECTATOR else "",
        seats=[seat_view(seen, owner, reader) for owner in range(len(SEATS))],
        zones=[*(zone for owner in range(len(SEATS)) for zone in zones(seen, owner, reader)), *shared(seen)],
        phases=[(phase, label(f"phase-{phase}")) for phase in PHASES[1:]],
        phase=PHASES[seen.phase],
        round=(seen.turn + 1) // 2,
        links=[*_links(seen, ask)],
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
    shown.preview = foresee(seen, reader, shown)
    shown.legend = _legend(shown)
    return shown


def _legend(shown: View) -> dict[str, Phrase]:
    """Return the words for all marks and types of cards that are shown."""
    cards = [card for zone in shown.zones for card in zone.cards]
    cards += [held for card in cards for held in card.attached]
    marks = {mark for card in cards for mark in card.marks}
    kinds = {card.kind for card in cards if card.kind}
    said = {mark: label(f"mark-{mark}") for mark in marks} | {kind: label(f"card-type-{kind}") for kind in kinds}
    return dict(sorted(said.items()))


def _links(seen: Bel, ask: Ask[Any] | None) -> Iterator[Link]:
    """Yield the engagements, what the chain aims at, then the attackers of the reader's own draft."""
    for fight in seen.engagements:
        if fight.annulled:
            continue
        role, owner = ROLES.get(fight.mode, "attack"), SEATS[fight.seat]
        aimed = fight.replaced or (0 if _opposed(fight.target, fight.mode, seen) else fight.target)
        yield Link(role, f"@{fight.attacker}", target_handle(aimed, fight.seat), owner, True)
        if fight.replaced:
            yield Link("intercept", f"@{fight.target}", f"@{fight.attacker}", SEATS[1 - fight.seat], True)
        elif aimed != fight.target:
            yield Link("defend", f"@{fight.target}", f"@{fight.attacker}", SEATS[1 - fight.seat], True)
    for serial in seen.declared:
        yield Link("attack", f"@{serial}", target_handle(0, seen.active), SEATS[seen.active], False)
    if isinstance(ask, ChooseAttackers):
        for serial in seen.sides[ask.seat].draft:
            yield Link("attack", f"@{serial}", target_handle(0, ask.seat), SEATS[ask.seat], False)


def _opposed(target: int, mode: int, seen: Bel) -> bool:
    """Tell whether a target is a Unit that the defender opposed to a Vanguard attack, not one that was chosen."""
    if not target or mode != 0:
        return False
    unit = seen.find(target)
    attacker = next((one for one in seen.engagements if one.target == target), None)
    striker = seen.find(attacker.attacker) if attacker is not None else None
    return unit is not None and unit.zone <= 1 and striker is not None and striker.zone == 0


def _outlook(seen: Bel, reader: int, shown: View) -> None:
    """Say what the check of the active player's Dominion would come to now [BEL-1-13]."""
    if seen.over or seen.active < 0:
        return
    side = seen.sides[seen.active]
    rises = has_dominion(seen, seen.active)
    if not rises and not side.dominion:
        return
    what = "lost" if not rises else "win" if side.dominion + 1 >= DOMINION else "rises"
    shown.outlook = Phrase("outlook", what=what, who=who(seen.active, reader), dominion=side.dominion + 1)
    shown.outlook_clause = {"lost": "BEL-1-15", "rises": "BEL-1-13", "win": "BEL-1-16"}[what]
