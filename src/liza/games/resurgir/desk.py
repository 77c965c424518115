# plain: for people who look cards up or write them
"""The cards of Resurgir Amerindio outside play: how a list or a printed text shows one."""

from __future__ import annotations

from dataclasses import replace

from liza.games.resurgir.cardmodels import CardModel
from liza.games.resurgir.wording import card_text, card_type, keyword_phrase
from liza.toolkit.carddesk import printed_sheet
from liza.toolkit.cards import CardSheet

ROLES = (("cost", "cost"), ("force", "attack"), ("resistance", "endure"), ("yields", "resource"))
"""The printed figures: field of a card, role."""


def sheet(card: CardModel) -> CardSheet:
    """Return a card as it is printed; half Victory Points stand in its text."""
    found = printed_sheet(card, ROLES, card_type, card_text, card.type == "culture")
    numbers = found.numbers
    if card.points is not None and card.points % 1 == 0:
        numbers = (*numbers, ("points", int(card.points)))
    return replace(found, numbers=numbers, keywords=tuple(keyword_phrase(one) for one in card.keywords))
