# plain: maps are read once, before a match starts
"""What a map file of regions looks like: its head, the homes, and every region with those next to it."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, WithJsonSchema
from pydantic_core import PydanticCustomError

from liza.toolkit.cardmodels import HouseModel, Id, WordsModel

MOST_REGIONS = 200
MOST_CORNERS = 400
FARTHEST = 100_000
"""The highest coordinate."""
RICHEST = 1_000_000
"""The highest taxes and levies of a region."""
_CODE = re.compile(r"[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*", re.ASCII)
_LONGEST = 20


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) <= FARTHEST


def _code(value: object) -> object:
    """Return what a region or home is called."""
    if isinstance(value, str) and len(value) <= _LONGEST and _CODE.fullmatch(value):
        return value
    raise PydanticCustomError("code_tag", "not a code")


def _point(value: object) -> object:
    """Return a point written as [x, y]."""
    if isinstance(value, list) and len(value) == 2 and all(_is_number(one) for one in value):
        return value[0], value[1]
    raise PydanticCustomError("point_tag", "not a point")


def _measures(count: int) -> Any:
    def check(value: object) -> object:
        if isinstance(value, list) and len(value) == count and all(_is_number(one) for one in value):
            return tuple(value)
        raise PydanticCustomError("rim_tag", "not the measures of a rim")

    return BeforeValidator(check)


Code = Annotated[str, BeforeValidator(_code), WithJsonSchema({"type": "string", "pattern": f"^{_CODE.pattern}$"})]
"""What people call a region or a home: letters and figures, such as A1; capitals count."""
Spot = Annotated[
    tuple[float, float],
    BeforeValidator(_point),
    WithJsonSchema({"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2}),
]
"""A place on the sheet, written [x, y]: to the right and down."""


class RimModel(HouseModel):
    """What the cells end at: a circle of [x, y, radius] or a box of [left, top, right, bottom]."""

    circle: Annotated[tuple[float, float, float], _measures(3)] | None = None
    box: Annotated[tuple[float, float, float, float], _measures(4)] | None = None


class RegionsHeadModel(HouseModel):
    """What a map is called, and what its cells end at."""

    id: Id
    game: Id
    name: WordsModel
    note: WordsModel | None = None
    """What a reader has to know of it."""
    layout: Literal["regions"]
    rim: RimModel | None = None
    """For regions without a cell of their own: theirs is what is nearer to them than to any other."""


class RegionModel(HouseModel):
    """A region."""

    id: Code
    name: WordsModel
    terrain: Id
    taxes: int = Field(ge=0, le=RICHEST)
    levies: int = Field(ge=0, le=RICHEST)
    city: bool = False
    home: Code | None = None
    """The home that it is part of."""
    at: Spot
    """Where its middle is drawn."""
    next: list[Code]
    """The regions next to it."""
    cell: list[Spot] | None = Field(default=None, max_length=MOST_CORNERS)
    """The corners of its outline."""


class RegionsModel(HouseModel):
    """A map file of regions."""

    map: RegionsHeadModel
    homes: dict[int, list[Code]]
    """By how many play, the home of each seat."""
    favoured: dict[int, list[Code]] = Field(default_factory=dict)
    """By how many play, the homes that begin with something more because they lie worse."""
    regions: list[RegionModel] = Field(min_length=1, max_length=MOST_REGIONS)
    """The engine numbers them from 0 in this order."""
