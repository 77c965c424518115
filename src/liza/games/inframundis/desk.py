# plain: for people who look cards up or write them
"""The cards of Inframundis outside play: how a list or a printed text shows one."""

from __future__ import annotations

from liza.games.inframundis.cardmodels import CardModel
from liza.games.inframundis.wording import card_text, card_type
from liza.toolkit.carddesk import printed_sheet
from liza.toolkit.cards import CardSheet

ROLES = (("cost", "cost"), ("attack", "attack"), ("life", "endure"))
"""The printed figures: field of a card, role."""


def sheet(card: CardModel) -> CardSheet:
    """Return a card as it is printed."""
    return printed_sheet(card, ROLES, card_type, card_text, card.type == "token")
