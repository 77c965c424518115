"""Movement: steps 0, 1 and 2, with contacts, battles and retreats [CAM-ordenes-4].

Whoever moves a unit sets `region`, `moved`, `spent`, `since` (the turn) and `came_from`; if it is troops it adds the
country's bit to `s.entered[s.turn][region]`; then `places.recount` and `places.show_presence` bring presence up to
date.
Units without models leave by `places.remove`, after a line in the ledger (`accounts.book`); a captured one gets a
public number by `places.make_known`, then `captor` is set and `region` is NOWHERE.
"""

from __future__ import annotations

from typing import Final

from liza.kernel import Step

MOVEMENT_PHASE: Final[list[Step]] = []
"""The steps of the phase of movement, in their order."""
