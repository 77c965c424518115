# plain: made for people to look at, never in the inner loop
"""What would come of the Confrontations under way if nobody added anything: played out on a copy of what is seen."""

from __future__ import annotations

from typing import Any

from liza.games.resurgir import notation
from liza.games.resurgir.abilities import ChooseMay, ChooseOrder
from liza.games.resurgir.board import field, seat_view
from liza.games.resurgir.chain import ChooseResponse
from liza.games.resurgir.combat import (
    ChooseAttack,
    ChooseAttackers,
    ChooseDefender,
    ChooseInitiative,
    ChooseLost,
    ChooseNext,
    CloseInvasion,
)
from liza.games.resurgir.printed import INVASION
from liza.games.resurgir.state import Res
from liza.kernel import LIVE, Ask, EngineError
from liza.toolkit.preview import Rest, compare
from liza.toolkit.seats import SEATS
from liza.toolkit.telling import label
from liza.toolkit.view import Preview, View

ANSWERS = 80
"""Answers at most until the Confrontations are decided."""


def foresee(seen: Res, reader: int, shown: View, ask: Ask[Any] | None) -> Preview | None:
    """Return what would come of the Confrontations if nobody added anything, or None if that can't be told.

    It can't where nothing is attacked yet, or where chance, something hidden or a further choice comes in. Which
    attacker a lost attack costs is its player's to choose: none of them is told as lost.
    """
    if seen.over or seen.phase != INVASION or not shown.clashes:
        return None
    after = seen.what_if()
    _cut_off(after)
    condition = _played_out(after)
    if condition is None:
        return None
    then = View(
        game=shown.game,
        seat=shown.seat,
        seats=[seat_view(after, owner, reader) for owner in range(len(SEATS))],
        zones=[zone for owner in range(len(SEATS)) for zone in field(after, owner, reader)],
        phases=[],
        phase="",
        round=shown.round,
    )
    return _once(compare(label(f"preview-{condition}"), shown, then, ("points",)))


def _once(preview: Preview) -> Preview:
    """Return a preview in which what several attack together is told once, with the first of them."""
    told: set[tuple[str, str]] = set()
    for pair in preview.pairs:
        pair.changes = [one for one in pair.changes if (one.thing, one.role) not in told]
        told.update((one.thing, one.role) for one in pair.changes)
    return preview


def _played_out(after: Res) -> str | None:
    """Let the Confrontations be decided; return what has to hold for it, None if it can't be told."""
    condition = "chain" if after.chain else "order"
    try:
        for _ in range(ANSWERS):
            after.advance(LIVE)
            ask = None if after.over else after.agenda[-1]
            if ask is None or isinstance(ask, Rest):
                return condition
            if isinstance(ask, ChooseLost):
                after.agenda.pop()
                continue
            option = _silence(after, ask)
            if option is None:
                return None
            if isinstance(ask, (ChooseAttack, ChooseAttackers)):
                condition = "declaring"
            elif isinstance(ask, ChooseDefender) and condition != "declaring":
                condition = "undefended"
            after.apply(option)
    except EngineError:
        return None
    return None


def _silence(after: Res, ask: Any) -> int | None:
    """Return the answer that adds nothing, None where something has to be chosen."""
    if isinstance(ask, ChooseAttackers):
        if after.sides[ask.seat].draft:
            return notation.CLOSE
        after.agenda[-1] = ChooseAttack(ask.seat, INVASION)
        return notation.END
    if isinstance(ask, (ChooseResponse, ChooseInitiative)):
        return notation.PASS
    if isinstance(ask, ChooseAttack):
        return notation.END
    if isinstance(ask, (ChooseDefender, ChooseMay)):
        return notation.DECLINE
    if isinstance(ask, (ChooseNext, ChooseOrder)):
        return int(ask.candidates(after)[0])
    return None


def _cut_off(after: Res) -> None:
    """Let a copy come to rest where the Invasión would be closed: what follows is none of its doing."""
    ends = [at for at, step in enumerate(after.agenda) if isinstance(step, CloseInvasion)]
    after.agenda[: ends[-1] + 1 if ends else 0] = [Rest(-1)]
