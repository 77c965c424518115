# plain: for people who look cards up or write them
"""The card desk of a game whose cards stand in card files: lists, printed texts, spreadsheets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from liza.toolkit.cardfile import CardFormat
from liza.toolkit.cardmodels import PrintedModel, WordsModel
from liza.toolkit.cards import CardDesk, CardSheet, SetSheet
from liza.toolkit.cardsheet import read_sheet, write_card_file, write_sheet
from liza.toolkit.decks import NamedCards
from liza.toolkit.text import Phrase

C = TypeVar("C", bound=PrintedModel)


class WrittenTexts(Generic[C]):
    """A text that is made from a card's data, in whatever language is asked for."""

    def __init__(self, card: C, write: Callable[[C, str], str]) -> None:
        self._card = card
        self._write = write

    def __getitem__(self, language: str) -> str:
        """Returns the text in a language."""
        return self._write(self._card, language)


@dataclass(frozen=True, kw_only=True)
class FileDesk(CardDesk, Generic[C]):
    """The cards of a game and those of further files."""

    format: CardFormat[C]
    models: tuple[C, ...]
    own: frozenset[str]
    """Ids of the cards that the game brings."""

    @cached_property
    def _named(self) -> NamedCards[C]:
        return NamedCards(self.models)

    def find(self, text: str) -> CardSheet | None:
        """Return the card with this id or name, accents and capitals forgiven."""
        found = self._named.by_name(text)
        return next((sheet for sheet in self.sheets if found is not None and sheet.id == found.id), None)

    def names(self) -> list[str]:
        """Return ids and names in every language."""
        return [*(model.id for model in self.models), *self._named.names()]

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a card file."""
        return self.format.json_schema()

    def to_csv(self, own_only: bool = False) -> str:
        """Return the cards as a spreadsheet; `own_only` leaves out those that the game brings."""
        return write_sheet(self.format, (card for card in self.models if not own_only or card.id not in self.own))

    def from_csv(self, data: bytes, file: str, set_id: str) -> str:
        """Return a card file with the cards of a spreadsheet.

        Raises:
            ProblemsError: what is wrong in the spreadsheet.
        """
        models = read_sheet(self.format, data, file)
        note = WordsModel(es="Conjunto no oficial.", en="Unofficial set.")
        found = self.format.set(id=set_id, name=WordsModel(es=set_id, en=set_id), note=note)
        return write_card_file(self.format, found, models)


def open_desk(
    form: CardFormat[C], sheet: Callable[[C], CardSheet], sets: Sequence[str] = (), alone: bool = False
) -> FileDesk[C]:
    """Return the desk for some card files or folders besides the game's own, or for those alone.

    Args:
        form: the game's card files.
        sheet: makes the printed card of a model.
        sets: further card files or folders.
        alone: leave out the game's own cards, where there are others.

    Raises:
        ProblemsError: what is wrong in a file.
    """
    own = frozenset(form.sample_cards.by_id)
    found = form.load([form.sample, *sets]) if sets else form.sample_cards
    models = tuple(card for card in found.cards if not (alone and sets) or card.id not in own)
    set_sheets = tuple(SetSheet(one.id, one.name, one.note) for one in found.sets)
    return FileDesk(format=form, models=models, own=own, sheets=tuple(map(sheet, models)), sets=set_sheets)


def printed_sheet(
    card: C, roles: Iterable[tuple[str, str]], kind: Callable[[C, str], str], text: Callable[[C, str], str], extra: bool
) -> CardSheet:
    """Return a card as it is printed; its `keywords`, if it has the field, are the messages `card-keyword-…`.

    Args:
        card: the model.
        roles: pairs of a field that holds a figure and its role; figures that the card does not have are left out.
        kind: writes the type line in a language.
        text: writes the printed text in a language.
        extra: whether it is a card that no deck holds.
    """
    return CardSheet(
        id=card.id,
        number=card.number,
        name=card.name,
        kind=WrittenTexts(card, kind),
        text=WrittenTexts(card, text),
        numbers=tuple((role, value) for name, role in roles if (value := getattr(card, name)) is not None),
        keywords=tuple(Phrase(f"card-keyword-{keyword}") for keyword in getattr(card, "keywords", ())),
        flavour=card.flavour,
        icon=card.icon,
        extra=extra,
    )
