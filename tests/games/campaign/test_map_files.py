"""The two maps that come with the game: figures, fairness, and cells that touch where regions are neighbours."""

from __future__ import annotations

from pathlib import Path

import pytest

from liza.toolkit.mapview import draw_regions
from liza.toolkit.regionfaults import RegionDemands
from liza.toolkit.regionfigures import LEAST_BORDER, advice, borders, home_figures, is_even, marches
from liza.toolkit.regionfile import RegionFormat
from liza.toolkit.regionmap import RegionMap
from liza.toolkit.regions import parts

DEMANDS = RegionDemands(
    terrains=("plain", "forest", "mountain", "flooded"),
    closed=("flooded",),
    rough=("forest", "mountain"),
    home_regions=5,
    home_cities=1,
    wages=10_000,
    seats=(2, 3, 4, 5, 6),
)
FORMAT = RegionFormat(
    "campaign", "tests.toolkit.lands", Path(__file__).parents[3] / "src/liza/games/campaign/data/maps", DEMANDS
)


@pytest.fixture(scope="module")
def lake() -> RegionMap:
    return FORMAT.named("lago-espejo")


@pytest.fixture(scope="module")
def duel() -> RegionMap:
    return FORMAT.named("duelo")


def edges(board: RegionMap) -> int:
    return sum(map(len, board.neighbours)) // 2


def test_the_figures_of_the_lake(lake):
    assert (len(lake.ids), edges(lake), sum(lake.cities), sum(lake.taxes), sum(lake.levies)) == (
        37,
        90,
        12,
        76_000,
        4_200,
    )
    assert lake.home_ids == list("ABCDEF")
    assert {count: "".join(lake.home_ids[home] for home in homes) for count, homes in lake.homes.items()} == {
        2: "AD", 3: "ACE", 4: "ABDE", 5: "ABCDE", 6: "ABCDEF",
    }  # fmt: skip
    assert lake.favoured == {5: [1, 2, 3]}
    assert [lake.ids[lake.capital(home)] for home in range(6)] == ["A1", "B1", "C1", "D1", "E1", "F1"]
    assert len(parts(lake.neighbours, {lake.at("LA")})) == 1


def test_the_figures_of_the_duel(duel):
    assert (len(duel.ids), sum(duel.cities), sum(duel.taxes), sum(duel.levies)) == (14, 5, 27_500, 1_500)
    third, fourth = duel.at("B3"), duel.at("B4")
    assert (duel.names[third][0], duel.terrains[third], duel.levies[third]) == ("Sierra Quebrada", "mountain", 50)
    assert (duel.names[fourth][0], duel.terrains[fourth], duel.levies[fourth]) == ("Robledal Viejo", "forest", 100)


def test_the_duel_has_the_edges_and_cells_of_the_lake(lake, duel):
    for number, id in enumerate(duel.ids):
        there = lake.at(id)
        assert duel.cells[number] == lake.cells[there]
        near = {lake.ids[one] for one in lake.neighbours[there]} & set(duel.ids)
        assert {duel.ids[one] for one in duel.neighbours[number]} == near


@pytest.mark.parametrize("name", ["lago-espejo", "duelo"])
def test_cells_touch_exactly_where_regions_are_neighbours(name):
    board = FORMAT.named(name)
    touching = {(one, other) for one, other, border in borders(board) if border >= LEAST_BORDER}
    assert touching == {(one, other) for other, row in enumerate(board.neighbours) for one in row if one < other}
    assert draw_regions(board).ways == []


def test_who_begins_alike(lake, duel):
    assert [count for count in lake.homes if is_even(lake, count)] == [2, 3, 6]
    assert is_even(duel, 2)
    said = [(fault.path, fault.phrase.message) for fault in advice(lake, DEMANDS)]
    assert said == [(("homes", 4), "regions-uneven"), (("homes", 5), "regions-uneven")]
    assert advice(duel, DEMANDS) == []


def test_what_a_homeland_has_and_how_far_it_is_to_the_next(lake):
    first = home_figures(lake, 6, DEMANDS)[0]
    assert (first.taxes, first.levies, first.terrains) == (11_000, 600, {"forest": 1, "mountain": 1, "plain": 3})
    assert first.rivals == [3, 4, 5, 4, 3]
    march = marches(lake, lake.at("M1"), DEMANDS)
    assert march[lake.at("A1")] == march[lake.at("B1")] == 1
