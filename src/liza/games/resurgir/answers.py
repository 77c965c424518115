# plain: made for people to look at, never in the inner loop
"""What the answers are about, which of them the main button gives, and which let a window go by."""

from __future__ import annotations

from typing import Any

from liza.games.resurgir import notation
from liza.games.resurgir.abilities import PILE, ChooseMay
from liza.games.resurgir.chain import ChooseResponse
from liza.games.resurgir.changes import ChooseSought
from liza.games.resurgir.combat import ChooseInitiative
from liza.games.resurgir.naming import PILES
from liza.games.resurgir.pieces import FROM_DISCARD, FROM_UNDERWORLD, number_of
from liza.games.resurgir.playing import ChooseQuiet
from liza.games.resurgir.setting_up import ChooseSetUp
from liza.games.resurgir.state import Res
from liza.games.resurgir.telling import TELLER
from liza.kernel import Ask, first, kind_of, second
from liza.toolkit.answers import Answers
from liza.toolkit.seats import SEATS

MAIN = (notation.PASS, notation.END, notation.CLOSE, notation.DECLINE, notation.ENOUGH, notation.NOTHING)
"""Answers that end a choice or leave things as they are."""
OF_CULTURE = (notation.CULTURE, notation.EQUINOX, notation.COMPENSATE)
OF_HAND = (notation.DISCARD, notation.EXCHANGE)
OF_PILES = (notation.RETURN, notation.TARGET_FALLEN, notation.RECOVER)
RISING = {notation.RISE: FROM_UNDERWORLD, notation.RISE_DISCARDED: FROM_DISCARD}


def _things(seen: Res, ask: Ask[Any], option: int) -> list[str]:
    """Return the handles of what an option is about, in the order in which one would point at them."""
    kind, one, other = kind_of(option), first(option), second(option)
    if kind == notation.PLAY:
        return [seen.card(number_of(one)).id, *([f"@{other}"] if other else [])]
    if kind in RISING:
        return [pile_handle(seen, ask.seat, one, RISING[kind]), *([f"@{other}"] if other else [])]
    if kind in OF_HAND:
        return [seen.card(number_of(one)).id]
    if kind == notation.CHOOSE:
        return [choice_handle(seen, number_of(one))]
    if kind in OF_PILES:
        return [pile_handle(seen, ask.seat, one, other)]
    if kind in OF_CULTURE:
        return [culture_handle(ask.seat)]
    if kind == notation.TARGET_PLAY:
        return [chain_handle(one)]
    if kind == notation.DEFEND:
        return [f"@{one}", f"@{other}"]
    if kind == notation.ACCEPT and isinstance(ask, ChooseMay):
        return [f"@{ask.act.serial}"]
    if kind in (notation.PAY_BASE, notation.PAY_HEAP):
        return [f"{'base' if kind == notation.PAY_BASE else 'heap'}:{SEATS[ask.seat]}"]
    return [f"@{one}"] if one else []


def chain_handle(place: int) -> str:
    """Return the handle of what lies in the chain at this place, from 1."""
    return f"chain:{place}"


def culture_handle(seat: int) -> str:
    """Return the handle of a player's Culture Card."""
    return f"culture:{SEATS[seat]}:0"


def choice_handle(seen: Res, card: int) -> str:
    """Return the handle of a card of the own deck that is shown to be chosen."""
    return f"choice:{seen.card(card).id}"


def pile_handle(seen: Res, seat: int, tag: int, pile: int) -> str:
    """Return the handle of the topmost such card of a pile: 1 the Inframundo, 2 the Descarte."""
    side = seen.sides[seat]
    cards = [int(one) for one in (side.underworld if pile == FROM_UNDERWORLD else side.discard)]
    return f"{PILES[pile]}:{SEATS[seat]}:{len(cards) - 1 - cards[::-1].index(tag)}" if tag in cards else ""


def fallen_handle(seen: Res, seat: int, target: int) -> str:
    """Return the handle of a fallen card by which an ability names it."""
    return pile_handle(seen, seat, target & (PILE - 1), target >> 12)


def is_deck_choice(ask: Ask[Any] | None) -> bool:
    """Tell whether a question is about cards of the own deck, which lie nowhere in sight."""
    return isinstance(ask, (ChooseSetUp, ChooseSought))


ANSWERS = Answers(
    TELLER, _things, MAIN, windows=(ChooseResponse, ChooseInitiative, ChooseQuiet), of_seats=("points", "base", "heap")
)
