"""The maps of Promised Land: the board of the catalogue, and the one for two."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from liza.games.promised.maps import FORMAT
from liza.testing.marks import clause
from liza.toolkit import hexes
from liza.toolkit.hexmap import NOWHERE, HexMap
from liza.toolkit.mapfigures import is_even
from liza.toolkit.problems import ProblemsError
from liza.toolkit.text import Phrase


@pytest.fixture(scope="module")
def canaan() -> HexMap:
    return FORMAT.named("canaan")


def names(board: HexMap, territory: str) -> list[tuple[str, tuple[int, int]]]:
    sites = board.territory_sites[board.territories.index(territory)]
    return [(board.names[board.sites[site]][0], board.hexes[board.sites[site]]) for site in sites]


def homes(board: HexMap, count: int) -> list[str]:
    return [board.territory_names[home][0] for home in board.homes[count]]


@clause("PRO-tablero-1")
def test_canaan_is_a_hexagon_of_61(canaan):
    assert sorted(canaan.hexes) == sorted(hexes.disk((0, 0), 4))
    assert len(canaan.hexes) == 61
    assert canaan.at(4, 0) != NOWHERE
    assert canaan.at(4, 1) == NOWHERE


@clause("PRO-tablero-2")
def test_neighbours_differ_by_one_step_and_stand_in_the_order_of_the_directions(canaan):
    around = [canaan.hexes[number] for number in canaan.neighbours[canaan.at(4, 0)]]
    assert around == [(4, -1), (3, 0), (3, 1)]
    one, other = canaan.at(2, -1), canaan.at(4, -1)
    assert canaan.distances[one][other] == 2
    assert other not in canaan.neighbours[one]


@clause("PRO-tablero-3")
def test_six_territories_of_ten_and_shiloh_of_none(canaan):
    names = [name[0] for name in canaan.territory_names]
    assert names == ["Manasés", "Neftalí", "Aser", "Dan", "Judá", "Rubén"]
    assert [canaan.territory_of.count(number) for number in range(6)] == [10] * 6
    assert names[canaan.territory_of[canaan.at(3, 0)]] == "Manasés"
    centre = canaan.at(0, 0)
    assert (canaan.territory_of[centre], canaan.names[centre][0]) == (NOWHERE, "Silo")
    wedge = {(a + b, -b) for a in range(1, 5) for b in range(4) if a + b <= 4}
    for number in range(6):
        own = {at for at, other in zip(canaan.hexes, canaan.territory_of, strict=True) if other == number}
        assert own == {hexes.rotated(at, number) for at in wedge}


@clause("PRO-tablero-4")
def test_each_territory_has_three_sites_two_steps_apart(canaan):
    assert names(canaan, "dan") == [("Timná", (-4, 3)), ("Jope", (-4, 1)), ("Zora", (-2, 1))]
    assert names(canaan, "judah") == [("Hebrón", (-3, 4)), ("Laquis", (-1, 4)), ("Belén", (-1, 2))]
    assert names(canaan, "manasseh") == [("Golán", (4, -3)), ("Astarot", (4, -1)), ("Edrei", (2, -1))]
    assert canaan.territory_sites == [[3 * number + one for one in (1, 2, 3)] for number in range(6)]
    between = [canaan.distances[one][other] for one, other in combinations(canaan.sites[1:], 2)]
    assert (len(canaan.sites) - 1, min(between)) == (18, 2)
    for territory in range(6):
        own = [canaan.hexes[canaan.sites[site]] for site in canaan.territory_sites[territory]]
        turned = [hexes.rotated(at, territory) for at in ((4, -1), (4, -3), (2, -1))]
        exchanged = canaan.territories[territory] in ("manasseh", "dan")
        assert own == ([turned[1], turned[0], turned[2]] if exchanged else turned)


@clause("PRO-tablero-5")
def test_territories_make_up_three_regions(canaan):
    regions = [canaan.region_names[region][0] for region in canaan.region_of]
    assert regions == ["Transjordania", "Galilea", "Galilea", "Judea", "Judea", "Transjordania"]
    corners = [canaan.at(4, -4), canaan.at(0, -4)]
    assert [regions[canaan.territory_of[corner]] for corner in corners] == ["Galilea", "Galilea"]


@clause("PRO-tablero-12")
def test_invaders_come_in_at_the_corners(canaan):
    corners = [(4, 0), (4, -4), (0, -4), (-4, 0), (-4, 4), (0, 4)]
    assert [canaan.hexes[gate] for gate in canaan.gates[1:]] == corners
    assert all(canaan.site_of[gate] == 0 for gate in canaan.gates[1:])


@clause("PRO-manual-5")
def test_homes_by_how_many_play(canaan):
    assert homes(canaan, 2) == ["Neftalí", "Judá"]
    assert homes(canaan, 3) == ["Manasés", "Aser", "Judá"]
    assert homes(canaan, 4) == ["Manasés", "Dan", "Neftalí", "Judá"]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_all_begin_alike(canaan, count):
    assert is_even(canaan, count)


@clause("PRO-manual-6", "PRO-manual-7")
def test_with_three_manasseh_begins_the_other_way_round(canaan):
    capitals = [[canaan.names[canaan.sites[site]][0] for site in sites] for sites in canaan.home_sites[3]]
    assert capitals[0] == ["Astarot", "Golán", "Edrei"]
    assert canaan.home_sites[4][0] == [1, 2, 3]


def test_the_second_map_is_for_two_who_begin_alike():
    board = FORMAT.named("dan-to-beersheba")
    assert list(board.homes) == [2]
    assert is_even(board, 2)
    assert len(board.hexes) == 50
    south = [board.at(1 - q, -r) for q, r in board.hexes]
    assert NOWHERE not in south
    assert [board.site_of[other] > 0 for other in south] == [site > 0 for site in board.site_of]
    for one, other in zip(board.territory_sites, reversed(board.territory_sites), strict=True):
        assert [south[board.sites[site]] for site in one] == [board.sites[site] for site in other]


@pytest.mark.parametrize("name", FORMAT.names())
def test_terrains_have_words(name):
    for terrain in set(FORMAT.named(name).terrains):
        for language in ("es", "en"):
            assert FORMAT.words.render(language, Phrase(f"terrain-{terrain}"))


@clause("PRO-tablero-4", "PRO-tablero-12", "PRO-manual-1")
def test_a_map_that_the_game_can_not_be_played_on_names_the_clause():
    text = Path(FORMAT.folder / "canaan.yaml").read_text()
    changed = text.replace("territory: dan, site: 12", "territory: dan").replace(", [0, 4]]", "]")
    changed = changed.replace("  2: [naphtali, judah]", "  5: [naphtali, judah, dan, asher, reuben]")
    with pytest.raises(ProblemsError) as caught:
        FORMAT.read(changed)
    assert {"PRO-tablero-4", "PRO-tablero-12", "PRO-manual-1"} <= {one.clause for one in caught.value.problems}
