"""Orders: what players write secretly and at once [CAM-ordenes-1].

The phase is a `Together` whose lanes write `Country.orders` and `Country.postures` and set `Unit.leader` (whose army a
unit is in). Free acts are those of `acts` (`act_candidates`, `act_options`, `why_not_act`, `act_step`) and the capital's
(`capital_candidates`, `capital_options`, `why_not_declare`, `declare_step`): their options are offered beside the
others, and their steps run at once in the lane [CAM-ordenes-7]. At `close` call `acts.tell_acts`, then
`places.show_presence`. Halfway use `why_not_appoint`, `why_not_crown`, `why_not_abdicate` and the steps `Appoint`,
`Crown`, `Abdicate`: outside of lanes they tell all at once.
"""

from __future__ import annotations

from typing import Final

from liza.kernel import Step

ORDERS_PHASE: Final[list[Step]] = []
"""The steps of the phase of orders, in their order."""
