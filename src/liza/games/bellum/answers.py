# plain: made for people to look at, never in the inner loop
"""What the answers are about, which of them the main button gives, and which let a window go by."""

from __future__ import annotations

from typing import Any

from liza.games.bellum import notation
from liza.games.bellum.chain import ChainMoment
from liza.games.bellum.state import Bel
from liza.games.bellum.telling import TELLER
from liza.kernel import Ask, first, kind_of, second
from liza.toolkit.answers import Answers
from liza.toolkit.seats import SEATS

MAIN = (notation.PASS, notation.END, notation.NO_INTERCEPT, notation.DECLINE)
"""Answers that end a choice or leave things as they are."""
OF_CARDS = (notation.PLAY, notation.DISCARD, notation.CHOOSE)


def _things(seen: Bel, ask: Ask[Any], option: int) -> list[str]:
    """Return the handles of what an option is about, in the order in which one would point at them."""
    kind, one, other = kind_of(option), first(option), second(option)
    if kind in OF_CARDS:
        return [seen.card(one).id]
    if kind == notation.ASCEND:
        return [seen.card(one).id, f"@{other}"]
    if kind in (notation.STRIKE, notation.FLANK):
        return [f"@{one}", target_handle(other, ask.seat)]
    if kind == notation.TARGET_PLAY:
        return [chain_handle(one)]
    if kind == notation.TARGET_FALLEN:
        return [fallen_handle(seen, ask.seat, one)]
    if kind == notation.ADVANCE:
        return [f"vault:{SEATS[ask.seat]}"]
    if kind == notation.ATTACK and one == 0:
        return [target_handle(0, 1 - ask.seat)]
    return [f"@{one}"] if one else []


def target_handle(serial: int, attacker: int) -> str:
    """Return the handle of what a seat attacks: a card, or the rival's Main Objective."""
    return f"@{serial}" if serial else f"points:{SEATS[1 - attacker]}"


def chain_handle(place: int) -> str:
    """Return the handle of what lies in the chain at this place, from 1."""
    return f"chain:{place}"


def fallen_handle(seen: Bel, seat: int, card: int) -> str:
    """Return the handle of the topmost copy of a card in a graveyard."""
    pile = [int(one) for one in seen.sides[seat].graveyard]
    return f"graveyard:{SEATS[seat]}:{len(pile) - 1 - pile[::-1].index(card)}" if card in pile else ""


ANSWERS = Answers(TELLER, _things, MAIN, windows=(ChainMoment,), of_seats=("points",))
