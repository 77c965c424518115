# plain: maps are read once, before a match starts
"""What a map file looks like: its head, regions, territories, homes, gates, and every hex."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, WithJsonSchema
from pydantic_core import PydanticCustomError

from liza.toolkit.cardmodels import HouseModel, Id, WordsModel

MOST_HEXES = 400
FARTHEST = 99
"""The highest coordinate."""


def _place(value: object) -> object:
    """Return a place written as [q, r]."""
    if isinstance(value, list) and len(value) == 2 and all(type(one) is int and abs(one) <= FARTHEST for one in value):
        return value[0], value[1]
    raise PydanticCustomError("place_tag", "not a place")


Place = Annotated[
    tuple[int, int],
    BeforeValidator(_place),
    WithJsonSchema({"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}),
]
"""Axial coordinates, written [q, r]: east is [1, 0], south-east [0, 1]."""


class MapHeadModel(HouseModel):
    """What a map is called and how it is drawn."""

    id: Id
    game: Id
    name: WordsModel
    note: WordsModel | None = None
    """What a reader has to know of it."""
    layout: Literal["pointy", "flat"]
    """Whether hexes are drawn with a corner on top, or with an edge."""


class RegionModel(HouseModel):
    """Some territories that go together."""

    id: Id
    name: WordsModel


class TerritoryModel(RegionModel):
    """Some hexes that go together."""

    region: Id | None = None


def _home(value: object) -> object:
    """Return a home of which only the territory is written."""
    return {"territory": value} if isinstance(value, str) else value


class HomeModel(HouseModel):
    """Where a seat begins."""

    territory: Id
    sites: list[int] = Field(default_factory=list)
    """The territory's sites, in the order in which the seat begins on them; [] for the order of their numbers."""


Home = Annotated[HomeModel, BeforeValidator(_home)]
"""A territory's id, or with the order of its sites `{territory: dan, sites: [2, 1]}`."""


class HexModel(HouseModel):
    """A hex."""

    at: Place
    terrain: Id
    territory: Id | None = None
    site: int | None = Field(default=None, ge=1, le=MOST_HEXES)
    """The number of the site in it."""
    name: WordsModel | None = None


class MapModel(HouseModel):
    """A map file."""

    map: MapHeadModel
    regions: list[RegionModel] = Field(default_factory=list)
    territories: list[TerritoryModel] = Field(default_factory=list)
    homes: dict[int, list[Home]]
    """By how many play, the home of each seat, in the order of the seats."""
    gates: list[Place] = Field(default_factory=list)
    """Where those from outside come in; the first is gate 1."""
    hexes: list[HexModel] = Field(min_length=1, max_length=MOST_HEXES)
    """The engine numbers them from 0 in this order."""
