# plain: made for people to look at, never in the inner loop
"""How the table is shown: a view of an observation, for a player or a spectator."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from liza.games.bellum.answers import ANSWERS, chain_handle, fallen_handle, target_handle
from liza.games.bellum.board import seat_view, shared, zones
from liza.games.bellum.chronicle import result_phrase
from liza.games.bellum.combat import ChooseAttackers, free_structures, free_units, is_bare, why_lost
from liza.games.bellum.foresight import foresee
from liza.games.bellum.hints import HINTS, hints
from liza.games.bellum.naming import PHASES, ZONES
from liza.games.bellum.numbers import controlled_relics, has_dominion, has_keyword, stored_relics
from liza.games.bellum.pieces import BOMBARD, DOMINION, FLANK, FOR_DOMINION, NORMAL, OBJECTIVE, Engagement, Play
from liza.games.bellum.printed import A_FALLEN, A_TACTIC, BOMBARDMENT, DEMOLISH, REARGUARD, VANGUARD
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
    shown.links += _aims(seen)
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
    """Yield the engagements with what stands in their way, then the attacks that are not fixed yet."""
    for fight in seen.engagements:
        if why_lost(seen, fight) == "":
            yield from _engagement(seen, fight)
    drafted = seen.sides[ask.seat].draft if isinstance(ask, ChooseAttackers) else []
    for serial in [*seen.declared, *drafted]:
        yield Link("attack", f"@{serial}", _ahead(seen, serial), SEATS[seen.active], False)


def _engagement(seen: Bel, fight: Engagement) -> Iterator[Link]:
    """Yield an attack on what it was fixed on, then the Unit that the defender put in its place."""
    attacker, target = f"@{fight.attacker}", seen.find(fight.target)
    opposed = target is not None and target.zone <= REARGUARD and _goes_past_units(seen, fight)
    intercepted = fight.replaced and seen.find(fight.replaced) is not None
    answer = "intercept" if intercepted else "defend" if opposed else ""
    aimed = fight.replaced if intercepted else OBJECTIVE if opposed else fight.target
    yield Link(ROLES.get(fight.mode, "attack"), attacker, target_handle(aimed, fight.seat), SEATS[fight.seat], True)
    if answer:
        yield Link(answer, f"@{fight.target}", attacker, SEATS[1 - fight.seat], True)


def _goes_past_units(seen: Bel, fight: Engagement) -> bool:
    """Tell whether it is a normal attack of the Vanguard: Units meet it only if the defender says so [BEL-7.4-2]."""
    attacker = seen.find(fight.attacker)
    return fight.mode == NORMAL and attacker is not None and attacker.zone == VANGUARD


def _ahead(seen: Bel, serial: int) -> str:
    """Return the handle of what an attacker without a target has before it: a zone, or the Main Objective."""
    p, foe = seen.find(serial), 1 - seen.active
    if p is None or has_keyword(seen, p, BOMBARDMENT):
        return target_handle(OBJECTIVE, seen.active)
    if free_structures(seen, foe):
        return f"structures:{SEATS[foe]}"
    if p.zone == VANGUARD or has_keyword(seen, p, DEMOLISH) or is_bare(seen, foe):
        return target_handle(OBJECTIVE, seen.active)
    units = free_units(seen, foe)
    return f"{ZONES[units[0].zone] if units else ZONES[VANGUARD]}:{SEATS[foe]}"


def _aims(seen: Bel) -> Iterator[Link]:
    """Yield what the Tactics and abilities of the chain aim at."""
    for place, play in enumerate(seen.chain, start=1):
        for index, wanted in enumerate(play.act.printed(seen).choices):
            thing = _aimed(seen, play, wanted.kind, int(play.act.chosen(index)))
            if thing and not play.cancelled:
                yield Link("aim", chain_handle(place), thing, SEATS[play.seat], True)


def _aimed(seen: Bel, play: Play, kind: int, target: int) -> str:
    """Return the handle of a target that is still there, else ""."""
    if kind == A_TACTIC:
        return chain_handle(target) if target <= len(seen.chain) else ""
    if kind == A_FALLEN:
        return fallen_handle(seen, play.seat, target)
    return f"@{target}" if seen.find(target) is not None else ""


def _outlook(seen: Bel, reader: int, shown: View) -> None:
    """Say what the check of the active player's Dominion would come to now [BEL-1-13], else what the other's would."""
    if seen.over or seen.active < 0:
        return
    seat = int(seen.active)
    what, clause = _check(seen, seat)
    if not what:
        seat = 1 - seat
        what, clause = ("waits", "BEL-1-17") if seen.sides[seat].dominion and not has_dominion(seen, seat) else ("", "")
    if what:
        missing = FOR_DOMINION - int(stored_relics(seen, seat))
        dominion = int(seen.sides[seat].dominion) + 1
        shown.outlook = Phrase("outlook", what=what, who=who(seat, reader), dominion=dominion, missing=missing)
        shown.outlook_clause = clause


def _check(seen: Bel, seat: int) -> tuple[str, str]:
    """Return what the check of a Dominion would come to, and its clause; nothing where it says nothing."""
    dominion, foe = seen.sides[seat].dominion, seen.sides[1 - seat]
    if has_dominion(seen, seat):
        if dominion + 1 < DOMINION:
            return "rises", "BEL-1-13"
        return "win", "BEL-1-4" if foe.points > seen.sides[seat].points else "BEL-1-16"
    if dominion:
        return "lost", "BEL-1-15"
    return ("carried", "BEL-1-19") if controlled_relics(seen, seat) >= FOR_DOMINION else ("", "")
