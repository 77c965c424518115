"""What must hold on every table is noticed when it does not, and a twin differs in nothing but secrets."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from liza.games.bellum import GAME
from liza.games.bellum.entering import hang_hooks, place_relic
from liza.games.bellum.pieces import Engagement, Piece
from liza.games.bellum.state import Bel
from liza.kernel import Rng, dump
from liza.testing.scenes import Scene
from tests.games.bellum.table import act, full, options, table

VAULT = ["eco-a", "eco-b", "eco-c", "market-ii", "parish", "fount", "archive"]


def laid(given: Scene | None = None) -> Bel:
    """Returns a table on which South may act and where nothing is wrong."""
    south = (given or table()).south(
        vanguard=["v-2-2", "herald"], rearguard=["priest"], structures=["temple-5"], hand=["draw-1"], castle=["v-1-1"]
    )
    return full(act(south.north(hand=["jab-2", "v-1-1"], castle=["v-3-3", "r-2-1"], vault=VAULT, pick="eco-a")))


def _piece(s: Bel, serial: int) -> Piece:
    p = s.find(serial)
    assert p is not None
    return p


def _lose_a_card(s: Bel) -> None:
    s.sides[0].castle.clear()


def _double_a_card(s: Bel) -> None:
    s.sides[0].hand.append(s.pool.ids["draw-1"])


def _hold_a_wonder(s: Bel) -> None:
    s.sides[0].hand.append(s.pool.ids["fount"])


def _overfill_a_vault(s: Bel) -> None:
    s.sides[0].vault = [s.pool.ids["fount"]] * 16


def _choose_from_nowhere(s: Bel) -> None:
    s.sides[1].pick = s.pool.ids["market"]


def _stand_in_two_zones(s: Bel) -> None:
    s.sides[0].zones[1].append(_piece(s, 6))


def _build_three(s: Bel) -> None:
    for _ in range(2):
        s.sides[0].zones[2].append(Piece(s.serial, s.pool.ids["wall-4"], 0))
        s.serial += 1


def _heal_too_much(s: Bel) -> None:
    s.sides[0].points = 21


def _be_at_0_unnoticed(s: Bel) -> None:
    s.sides[0].points = 0


def _find_a_supply(s: Bel) -> None:
    s.sides[0].ready += 1


def _survive(s: Bel) -> None:
    _piece(s, 6).damage = 2


def _stay_committed(s: Bel) -> None:
    _piece(s, 6).committed = True


def _attack_in_development(s: Bel) -> None:
    s.engagements.append(Engagement(6, 0, 0, 0))


def _fight_twice(s: Bel) -> None:
    s.phase = 3
    s.engagements = [Engagement(6, 0, 0, 0), Engagement(6, 0, 0, 0)]


def _store_in_a_unit(s: Bel) -> None:
    place_relic(s, s.relics[0], _piece(s, 6), stored=True)


def _carry_two(s: Bel) -> None:
    for relic in s.relics[:2]:
        place_relic(s, relic, _piece(s, 8), stored=False)


def _hold_from_beyond(s: Bel) -> None:
    place_relic(s, s.relics[0], _piece(s, 8), stored=False)
    s.relics[0].holder = 99


def _hooks_stay(s: Bel) -> None:
    hang_hooks(s, Piece(99, s.pool.ids["herald"], 0))


@pytest.mark.parametrize(
    ("change", "noticed"),
    [
        (_lose_a_card, "has lost cards"),
        (_double_a_card, "has cards it never brought"),
        (_hold_a_wonder, "[BEL-3-12]"),
        (_overfill_a_vault, "[BEL-2-3]"),
        (_choose_from_nowhere, "[BEL-5-10]"),
        (_stand_in_two_zones, "share a serial number"),
        (_build_three, "[BEL-4-5]"),
        (_heal_too_much, "[BEL-1-8]"),
        (_be_at_0_unnoticed, "[BEL-1-10]"),
        (_find_a_supply, "[BEL-10-1]"),
        (_survive, "[BEL-8-4]"),
        (_stay_committed, "[BEL-7.2-6]"),
        (_attack_in_development, "[BEL-7.2-6]"),
        (_fight_twice, "[BEL-6.C-7]"),
        (_store_in_a_unit, "[BEL-12-12]"),
        (_carry_two, "[BEL-12-5]"),
        (_hold_from_beyond, "[BEL-12-10]"),
        (_hooks_stay, "a hook of card 99 hangs"),
    ],
    ids=lambda value: value.__name__.strip("_") if callable(value) else None,
)
def test_a_broken_table_is_noticed(change: Callable[[Bel], None], noticed: str):
    state = laid()
    assert GAME.broken(state) == []

    change(state)

    assert any(noticed in text for text in GAME.broken(state))


@pytest.mark.parametrize("visibility", ["public", "owner_only"])
def test_a_twin_differs_in_secrets_alone(visibility: str):
    state = laid(options(vault_visibility=visibility))
    twins = [GAME.twin(state, 0, Rng(seed)) for seed in range(40)]

    assert {dump(twin.observe(0)) for twin in twins} == {dump(state.observe(0))}
    assert all(GAME.broken(twin) == [] for twin in twins)
    assert len({tuple(twin.sides[1].hand) for twin in twins}) > 1
    assert len({twin.sides[1].pick for twin in twins}) > 1
    vaults = {tuple(twin.sides[1].vault) for twin in twins}
    assert (len(vaults) > 1) == (visibility == "owner_only")


def test_what_has_left_a_secret_vault_lies_face_down_to_the_rival():
    given = options(vault_visibility="owner_only").south(out=["eco-a"], hand=["v-1-1"])
    state = full(act(given.north(out=["eco-b"])))

    shown = {zone.id: zone.cards[0].card for zone in GAME.view(state.observe(0), 0).zones if zone.kind == "out"}

    assert shown == {"out:south": "eco-a", "out:north": ""}
