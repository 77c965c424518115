# plain: for people who look cards up or write them
"""The cards of Inframundis outside play: lists, printed texts, spreadsheets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from liza.games.inframundis.cardmodels import CardModel, SetModel, WordsModel
from liza.games.inframundis.decks import Pool
from liza.games.inframundis.schema import SAMPLE, CardSet, json_schema, load_cards, sample_cards
from liza.games.inframundis.sheets import read_sheet, write_card_file, write_sheet
from liza.games.inframundis.wording import card_text, card_type
from liza.toolkit.cards import CardDesk, CardSheet, SetSheet
from liza.toolkit.text import Phrase

ROLES = (("cost", "cost"), ("attack", "attack"), ("life", "endure"))
"""The printed figures: field of a card, role."""


@dataclass(frozen=True)
class InframundisDesk(CardDesk):
    """The sample cards and those of further files."""

    models: tuple[CardModel, ...] = ()
    own: frozenset[str] = frozenset()
    """Ids of the sample cards."""

    def find(self, text: str) -> CardSheet | None:
        """Return the card with this id or name, accents and capitals forgiven."""
        found = Pool(self.models).by_name(text)
        return next((sheet for sheet in self.sheets if found is not None and sheet.id == found.id), None)

    def names(self) -> list[str]:
        """Return ids and names in every language."""
        return [*(model.id for model in self.models), *Pool(self.models).names()]

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a card file."""
        return json_schema()

    def to_csv(self, own_only: bool = False) -> str:
        """Return the cards as a spreadsheet."""
        return write_sheet(model for model in self.models if not own_only or model.id not in self.own)

    def from_csv(self, data: bytes, file: str, set_id: str) -> str:
        """Return a card file with the cards of a spreadsheet."""
        models = read_sheet(data, file)
        note = WordsModel(es="Conjunto no oficial.", en="Unofficial set.")
        return write_card_file(SetModel(id=set_id, name=WordsModel(es=set_id, en=set_id), note=note), models)


def desk(sets: tuple[str, ...], alone: bool) -> InframundisDesk:
    """Return the desk for some card files or folders besides the sample set, or for those alone.

    Raises:
        ProblemsError: what is wrong in a file.
    """
    sample = _sample()
    own = frozenset(card.id for card in sample.cards)
    found = load_cards([SAMPLE, *sets]) if sets else sample
    models = tuple(card for card in found.cards if not (alone and sets) or card.id not in own)
    return InframundisDesk(tuple(_sheet(card) for card in models), tuple(_sets(found)), models, own)


@lru_cache(maxsize=1)
def _sample() -> CardSet:
    return sample_cards()


def _sets(found: CardSet) -> list[SetSheet]:
    return [SetSheet(one.id, _texts(one.name), None if one.note is None else _texts(one.note)) for one in found.sets]


class _Written:
    """What is made from a card's data, in whatever language is asked for."""

    def __init__(self, card: CardModel, write: Callable[[CardModel, str], str]) -> None:
        self._card = card
        self._write = write

    def __getitem__(self, language: str) -> str:
        return self._write(self._card, language)


def _texts(words: WordsModel) -> dict[str, str]:
    return {"es": words.es, "en": words.en}


def _sheet(card: CardModel) -> CardSheet:
    numbers = [(role, getattr(card, name)) for name, role in ROLES]
    return CardSheet(
        id=card.id,
        number=card.number,
        name=_texts(card.name),
        kind=_Written(card, card_type),
        text=_Written(card, card_text),
        numbers=tuple((role, value) for role, value in numbers if value is not None),
        keywords=tuple(Phrase(f"card-keyword-{keyword}") for keyword in card.keywords),
        flavour=None if card.flavour is None else _texts(card.flavour),
        icon=card.icon,
        extra=card.type == "token",
    )
