# plain: made for people to look at, never in the inner loop
"""What the answers are about, and which of them the main button gives."""

from __future__ import annotations

from typing import Any

from liza.games.campaign import notation
from liza.games.campaign.fixed import COMPANY_NAMES
from liza.games.campaign.naming import unit_handle
from liza.games.campaign.state import Campaign
from liza.games.campaign.telling import TELLER
from liza.games.campaign.wartelling import WAR_MAIN, war_things
from liza.kernel import Ask, first, kind_of, second
from liza.toolkit.answers import Answers
from liza.toolkit.regionmap import handle
from liza.toolkit.view import View

MAIN = [notation.DONE, notation.PAY_CURRENT, notation.HOUSE, notation.RELEASE, notation.REJECT, *WAR_MAIN]
"""Answers that end a choice or leave things as they are; of several the last offered is the main one."""

_REGIONS = (
    notation.DEPLOY, notation.DEPLOY_REST, notation.ANNEX, notation.KEEP_WILL, notation.DROP_WILL, notation.PLACE,
    notation.RESTORE, notation.CAPITAL, notation.RAZE,
)  # fmt: skip
_UNITS = (
    notation.PAY, notation.DISBAND, notation.OFFER, notation.OFFER_PRICE, notation.APPOINT, notation.CROWN,
)  # fmt: skip
_COMPANIES = (notation.RENEW, notation.RELEASE, notation.HIRE)
_OF_OTHERS = (notation.FREE, notation.ACCEPT, notation.REJECT)


def company_handle(number: int) -> str:
    """Return the handle of a company."""
    return f"company:{COMPANY_NAMES[number]}"


def fill_in_answers(seen: Campaign, ask: Ask[Any] | None, reader: int, shown: View) -> None:
    """Fill in what may be answered, and what is forbidden and why."""
    ANSWERS.fill_in(seen, ask, reader, shown)


def things(seen: Campaign, ask: Ask[Any], option: int) -> list[str]:
    """Return the handles of what an option of the opening, the acts or the close is about."""
    kind, one, other = kind_of(option), first(option), second(option)
    if kind in _REGIONS:
        return [handle(one)]
    if kind in _UNITS:
        return [unit_handle(ask.seat, one)]
    if kind in _COMPANIES:
        return [company_handle(one)]
    if kind in _OF_OTHERS:
        return [unit_handle(other, one)]
    return [
        handle(number) if what == "region" else unit_handle(number, unit)
        for what, number, unit in war_things(ask, option)
    ]


ANSWERS = Answers(TELLER, things, MAIN)
