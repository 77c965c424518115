# plain: made for people to look at, never in the inner loop
"""What the answers are about, which of them the main button gives, and which let a window go by."""

from __future__ import annotations

from typing import Any

from liza.games.inframundis import notation
from liza.games.inframundis.notation import LINES
from liza.games.inframundis.setting_up import ChooseCommander
from liza.games.inframundis.state import Inf
from liza.games.inframundis.telling import TELLER
from liza.games.inframundis.windows import ChooseFast
from liza.kernel import Ask, first, kind_of, second
from liza.toolkit.answers import Answers
from liza.toolkit.seats import SEATS
from liza.toolkit.view import View

MAIN = (notation.PASS, notation.END, notation.CONFIRM, notation.KEEP, notation.NO_BLOCK)
"""Answers that end a choice or leave things as they are."""


def fill_in_answers(seen: Inf, ask: Ask[Any] | None, reader: int, shown: View) -> None:
    """Fill in what may be answered, what may be answered at any time, and what is forbidden and why."""
    ANSWERS.fill_in(seen, ask, reader, shown)
    if isinstance(ask, ChooseCommander) and len(seen.sides[ask.seat].commanders) == 1:
        shown.main = shown.options[0].text


def _things(seen: Inf, ask: Ask[Any], option: int) -> list[str]:
    """Return the handles of what an option is about, in the order in which one would point at them."""
    kind, one, other = kind_of(option), first(option), second(option)
    if kind in (notation.PLAY, notation.DISCARD):
        return [notation.hand_text(seen, one, other)]
    if kind == notation.LEAD:
        return [seen.card(one).id]
    if kind == notation.LINE:
        return [f"{LINES[one]}:{SEATS[ask.seat]}"]
    if kind == notation.MOVE:
        return [f"@{one}", f"{LINES[other]}:{SEATS[ask.seat]}"]
    if kind == notation.ATTACK:
        return [f"@{one}", target_handle(other, ask.seat)]
    return [f"@{one}"] if one else []


def target_handle(serial: int, attacker: int) -> str:
    """Return the handle of what a seat attacks: a creature, or the rival's Nexus."""
    return f"@{serial}" if serial else f"nexus:{SEATS[1 - attacker]}"


ANSWERS = Answers(TELLER, _things, MAIN, windows=(ChooseFast,), of_seats=("nexus",))
