# plain: made for people to look at, never in the inner loop
"""What the answers are about, and which of them the main button gives."""

from __future__ import annotations

from typing import Any

from liza.games.promised import notation
from liza.games.promised.notation import CARDS
from liza.games.promised.state import Land
from liza.games.promised.telling import TELLER
from liza.kernel import Ask, first, kind_of, second
from liza.toolkit.answers import Answers
from liza.toolkit.hexmap import handle
from liza.toolkit.view import View

MAIN = (notation.PASS, notation.STOP, notation.END, notation.CONFIRM, notation.NO_PASSAGE)
"""Answers that end a choice or leave things as they are."""

_HEXES = (
    notation.TROOP, notation.CAPTAIN, notation.WALL, notation.MARKET, notation.BARRACKS, notation.FOUND,
    notation.RAISE, notation.MOVE_ARK, notation.LEVY_HERE, notation.DECLARE, notation.HOLD, notation.CHANGE,
    notation.JOIN,
)  # fmt: skip
_GENERALS = (
    notation.TROOP_FOR, notation.GIVE_SWORD, notation.GIVE_CHARIOT, notation.GIVE_SQUIRE, notation.LEVY_FOR,
    notation.MARCH, notation.DRAW_OUT, notation.TAKE, notation.PASSAGE, notation.COMMIT,
)  # fmt: skip
_CARDS = (notation.KEEP, notation.DISCARD, notation.USE, notation.PLAY)
_WITH_PLACE = (notation.RECRUIT, notation.RANSOM, notation.MOVE)


def general_handle(number: int) -> str:
    """Return the handle of a general."""
    return f"@{number + 1}"


def fill_in_answers(seen: Land, ask: Ask[Any] | None, reader: int, shown: View) -> None:
    """Fill in what may be answered, and what is forbidden and why."""
    ANSWERS.fill_in(seen, ask, reader, shown)


def _things(seen: Land, ask: Ask[Any], option: int) -> list[str]:
    """Return the handles of what an option is about, in the order in which one would point at them."""
    kind, one, other = kind_of(option), first(option), second(option)
    if kind in _HEXES:
        return [handle(one)]
    if kind in _GENERALS:
        return [general_handle(one)]
    if kind in _WITH_PLACE:
        return [general_handle(one), handle(other)]
    if kind in _CARDS:
        return [CARDS[one], *([handle(other)] if kind == notation.PLAY and other != notation.NO_PLACE else [])]
    if kind == notation.SHIFT:
        to = handle(seen.general(one).hex) if other == notation.TO_GARRISON else general_handle(other)
        return [general_handle(one), to]
    return []


ANSWERS = Answers(TELLER, _things, MAIN)
