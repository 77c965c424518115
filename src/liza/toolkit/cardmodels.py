# plain: cards are read once, when the program starts
"""What the models of every card file are made of: house rules, texts in both languages, sets, printed cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Generic, TypeVar

from pydantic import BaseModel, ConfigDict, Discriminator, Field

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=40)]


class HouseModel(BaseModel):
    """The house rules of all models: nothing unknown, nothing converted, nothing changed afterwards."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, str_strip_whitespace=True)


def told_by(*keys: str, word: str = "") -> Callable[[object], str | None]:
    """Returns the discriminator of a union whose members are told apart by which of the keys they have.

    Args:
        keys: the tags of the members, and fields of theirs.
        word: the tag of a bare word, if one may stand there.
    """

    def tag(value: object) -> str | None:
        if isinstance(value, str):
            return word or None
        fields = type(value).model_fields if isinstance(value, BaseModel) else value if isinstance(value, dict) else ()
        return next((key for key in keys if key in fields), None)

    return tag


TRIGGERED_USED_OR_CONTINUOUS = Discriminator(
    told_by("when", "use", "always"), custom_error_type="ability_tag", custom_error_message="when, use or always"
)
"""Tells apart the abilities of a card: `when` something happens, `use` for a price, `always` while it is in play."""


class WordsModel(HouseModel):
    """A text in both languages, the Spanish one first."""

    es: str = Field(min_length=1)
    en: str = Field(min_length=1)

    def __getitem__(self, language: str) -> str:
        """Returns the text in a language, the Spanish one where the language is another."""
        return self.en if language == "en" else self.es


class PrintedModel(HouseModel):
    """What every printed card has; a game adds its own fields."""

    id: Id
    """Stable for ever."""
    number: int = Field(ge=1, le=511)
    """Collector number, stable for ever: options and hashes are made of it."""
    name: WordsModel
    icon: str = Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")
    """A name of the icon set game-icons."""
    flavour: WordsModel | None = None


class SetModel(HouseModel):
    """A set of cards."""

    id: Id
    name: WordsModel
    note: WordsModel | None = None
    """What a reader has to know of it: that it is unofficial, say."""


S = TypeVar("S", bound=SetModel)
C = TypeVar("C", bound=PrintedModel)


class CardFileModel(HouseModel, Generic[S, C]):
    """A card file: its set and its cards."""

    set: S
    cards: list[C] = Field(min_length=1)
