# plain: made for people to look at, never in the inner loop
"""What would come of a combat under way if nobody answered it: played out on a copy of what the reader sees."""

from __future__ import annotations

from liza.games.inframundis import kinds, notation
from liza.games.inframundis.abilities import ChooseOrder
from liza.games.inframundis.board import forecast, lines, seat_view
from liza.games.inframundis.chronicle import result_phrase
from liza.games.inframundis.combat import ChooseAttack, ChooseBlock, ConfirmBlocks
from liza.games.inframundis.hooks import ChooseWard
from liza.games.inframundis.notation import LINES
from liza.games.inframundis.state import Inf
from liza.games.inframundis.windows import AFTER_COMBAT, ChooseFast
from liza.kernel import LIVE, EngineError, Event
from liza.toolkit.preview import compare
from liza.toolkit.seats import SEATS
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import Preview, View

ANSWERS = 60
"""Answers at most until a combat is over: each attack may ask for a block, a ward and an order of effects."""
SILENT = {
    ChooseAttack: notation.END,
    ChooseFast: notation.PASS,
    ChooseBlock: notation.NO_BLOCK,
    ConfirmBlocks: notation.CONFIRM,
    ChooseWard: notation.LET,
}
"""What is answered by somebody who adds nothing to what has been chosen."""


def foresee(seen: Inf, reader: int, shown: View) -> Preview | None:
    """Return what would come of the attacks and blocks that the reader sees, or None if that can't be told.

    It can't where more has to be chosen before wounds are dealt, or where chance or something hidden comes in.
    """
    if not shown.links or seen.over:
        return None
    course = _played_out(seen)
    if course is None:
        return None
    after, unblocked = course
    then = View(
        game=shown.game,
        seat=shown.seat,
        seats=[seat_view(after, owner, reader) for owner in range(len(SEATS))],
        zones=[zone for owner in range(len(SEATS)) for zone in lines(after, owner, reader)],
        phases=[],
        phase="",
        round=shown.round,
        forecasts=[forecast(after, line) for line in range(len(LINES))],
    )
    return compare(_title(after, reader, unblocked), shown, then, ("nexus",), _wounds(after.log or []))


def _played_out(seen: Inf) -> tuple[Inf, bool] | None:
    """Return the table after the combat, with what happened as its log, and whether attacks went by unblocked.

    None if it can't be told.
    """
    after, unblocked = seen.what_if(), False
    after.log = []
    root = getattr(after.agenda[-1], "root", None)
    if root is not None:
        after.agenda[-1] = root  # a spell whose targets are still being chosen may yet be left unplayed
    try:
        for _ in range(ANSWERS):
            after.advance(LIVE)
            ask = None if after.over else after.agenda[-1]
            if ask is None or (isinstance(ask, ChooseFast) and ask.window == AFTER_COMBAT):
                return after, unblocked
            unblocked = unblocked or isinstance(ask, ChooseBlock)
            if isinstance(ask, ChooseOrder):
                after.apply(ask.candidates(after)[0])
            elif type(ask) in SILENT:
                after.apply(SILENT[type(ask)])
            else:
                return None if after.strikes else (after, unblocked)
    except EngineError:
        return None
    return None


def _title(after: Inf, reader: int, unblocked: bool) -> Phrase:
    """Return what has to hold for it to come so."""
    condition = label("preview-unblocked" if unblocked else "preview-combat")
    if not after.over:
        return condition
    return Phrase("preview-over", condition=condition, result=result_phrase(after.winner, after.ending, reader))


def _wounds(events: list[Event]) -> dict[str, int]:
    """Return the wounds that each creature would receive, by handle."""
    wounds: dict[str, int] = {}
    for event in events:
        if event.kind == kinds.WOUNDED:
            handle = f"@{kinds.serial_of(event.a)}"
            wounds[handle] = wounds.get(handle, 0) + int(event.b)
    return wounds
