# plain: made for people to look at, never in the inner loop
"""What would come of a combat under way if nobody answered it: played out on a copy of what the reader sees."""

from __future__ import annotations

from liza.games.bellum import kinds, notation
from liza.games.bellum.abilities import ChooseOrder
from liza.games.bellum.board import field, seat_view
from liza.games.bellum.chain import ChainMoment
from liza.games.bellum.chronicle import result_phrase
from liza.games.bellum.combat import ChooseDefender, ChooseInterceptor, is_dealt
from liza.games.bellum.pieces import VIGIL
from liza.games.bellum.sequence import BeginPhase
from liza.games.bellum.state import Bel
from liza.kernel import LIVE, EngineError, Event
from liza.toolkit.preview import Rest, compare
from liza.toolkit.seats import SEATS
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import Preview, View

ANSWERS = 60
"""Answers at most until a combat is over."""


def foresee(seen: Bel, reader: int, shown: View) -> Preview | None:
    """Return what would come of the engagements if nobody added anything, or None if that can't be told.

    It can't while attacks are still being fixed, or where chance or something hidden comes in.
    """
    if seen.over or is_dealt(seen):
        return None
    course = _played_out(seen)
    if course is None:
        return None
    after, undefended = course
    then = View(
        game=shown.game,
        seat=shown.seat,
        seats=[seat_view(after, owner, reader) for owner in range(len(SEATS))],
        zones=[zone for owner in range(len(SEATS)) for zone in field(after, owner, reader)],
        phases=[],
        phase="",
        round=shown.round,
    )
    condition = "preview-undefended" if undefended else "preview-chain" if seen.chain else "preview-combat"
    return compare(_title(after, reader, label(condition)), shown, then, ("points",), _damage(after.log or []))


def _played_out(seen: Bel) -> tuple[Bel, bool] | None:
    """Return the table after the combat, with what happened as its log, and whether attacks went by undefended."""
    after, undefended = seen.what_if(), False
    after.log = []
    root = getattr(after.agenda[-1], "root", None)
    if root is not None:
        after.agenda[-1] = root  # a Tactic whose targets are still being chosen may yet be left unplayed
    _cut_off(after)
    try:
        for _ in range(ANSWERS):
            after.advance(LIVE)
            ask = None if after.over else after.agenda[-1]
            if ask is None or isinstance(ask, Rest) or is_dealt(after):
                return after, undefended
            if isinstance(ask, ChainMoment):
                after.apply(notation.PASS)
            elif isinstance(ask, (ChooseDefender, ChooseInterceptor)):
                undefended = True
                after.apply(notation.DECLINE if isinstance(ask, ChooseDefender) else notation.NO_INTERCEPT)
            elif isinstance(ask, ChooseOrder):
                after.apply(ask.candidates(after)[0])
            else:
                return None
    except EngineError:
        return None
    return None


def _cut_off(after: Bel) -> None:
    """Let a copy come to rest where the Vigil would begin: what that brings is none of the combat's."""
    ends = [at for at, step in enumerate(after.agenda) if isinstance(step, BeginPhase) and step.phase == VIGIL]
    after.agenda[: ends[-1] + 1 if ends else 0] = [Rest(-1)]


def _title(after: Bel, reader: int, condition: Phrase) -> Phrase:
    """Return what has to hold for it to come so, and whether that ends the game."""
    if not after.over:
        return condition
    return Phrase("preview-over", condition=condition, result=result_phrase(after.winner, after.ending, reader))


def _damage(events: list[Event]) -> dict[str, int]:
    """Return the damage that each card would take, by handle."""
    damage: dict[str, int] = {}
    for event in events:
        if event.kind == kinds.DAMAGED:
            handle = f"@{kinds.serial_of(event.a)}"
            damage[handle] = damage.get(handle, 0) + int(event.b)
    return damage
