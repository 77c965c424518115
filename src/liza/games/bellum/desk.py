# plain: for people who look cards up or write them
"""The cards of Bellum Imperia outside play: how a list or a printed text shows one."""

from __future__ import annotations

from liza.games.bellum.cardmodels import CardModel
from liza.games.bellum.wording import card_text, card_type
from liza.toolkit.carddesk import WrittenTexts, printed_numbers
from liza.toolkit.cards import CardSheet
from liza.toolkit.text import Phrase

ROLES = (("cost", "cost"), ("attack", "attack"), ("defence", "endure"))
"""The printed figures: field of a card, role."""


def sheet(card: CardModel) -> CardSheet:
    """Return a card as it is printed."""
    return CardSheet(
        id=card.id,
        number=card.number,
        name=card.name,
        kind=WrittenTexts(card, card_type),
        text=WrittenTexts(card, card_text),
        numbers=printed_numbers(card, ROLES),
        keywords=tuple(Phrase(f"card-keyword-{keyword}") for keyword in card.keywords),
        flavour=card.flavour,
        icon=card.icon,
        extra=card.type == "relic",
    )
