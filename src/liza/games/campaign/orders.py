"""Orders: what players write secretly and at once [CAM-ordenes-1].

The phase is a `Together` whose lanes write `Country.orders` and `Country.postures` and set `Unit.leader` (whose army a
unit is in). Free acts are those of `acts`: their options are offered beside the others and run at once in the lane
[CAM-ordenes-7]. At `close` call `acts.tell_acts`, then `places.show_presence`.
"""

from __future__ import annotations

from typing import Final

from liza.kernel import Step

ORDERS_PHASE: Final[list[Step]] = []
"""The steps of the phase of orders, in their order."""
