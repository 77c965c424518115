"""Every invariant can be broken, and is then told with its clause."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from liza.games.resurgir.abilities import Act
from liza.games.resurgir.entering import Waiting
from liza.games.resurgir.invariants import broken, twin
from liza.games.resurgir.pieces import FOR_EQUINOX, PLAY_USE, Confrontation, Play
from liza.games.resurgir.printed import INVASION
from liza.games.resurgir.state import Res
from liza.kernel import Rng, dump
from tests.games.resurgir.table import act, full, table


def state() -> Res:
    """Returns a whole state with something of everything."""
    given = table().south(hand=["m-1", "zero"], deck=["m-2", "m-3"], military=["m-4", "m-5"], economic=["eco-1"])
    given = given.south(support=["tapper"], discard=["l-draw"]).north(military=["captain"], hand=["s-1"], deck=["s-2"])
    return full(act(given))


def _over_full(s: Res) -> None:
    for _ in range(5):
        copy = s.sides[0].zones[0][0].copy()
        copy.serial = s.serial
        s.serial += 1
        s.sides[0].zones[0].append(copy)


def _ready_again(s: Res) -> None:
    s.sides[0].zones[2][0].tributed = True


def _twice(s: Res) -> None:
    s.confrontations = [Confrontation(6, (1,), False), Confrontation(6, (2,), False)]


def _chained(s: Res) -> None:
    s.chain = [Play(PLAY_USE, 0, Act(0, 1, 1, 0))]
    s.over, s.ending, s.turn = True, "RES-1-1", 7


def _scored_twice(s: Res) -> None:
    s.sides[0].halves = 20
    s.sides[0].ledger = [10 | FOR_EQUINOX << 8] * 2


def _own_target(s: Res) -> None:
    s.confrontations = [Confrontation(6, (1,), False), Confrontation(1, (2,), False)]


BREACHES: list[tuple[str, Callable[[Res], object]]] = [
    ("cards it never brought", lambda s: s.sides[0].hand.append(s.pool.ids["m-6"])),
    ("lacks", lambda s: s.sides[0].deck.pop()),
    ("RES-7-6", lambda s: s.sides[0].hand.append(s.sides[0].culture)),
    ("RES-4.2-1", lambda s: setattr(s.sides[0].zones[0][0], "controller", 1)),
    ("RES-4-1", _over_full),
    ("below nought", lambda s: setattr(s.sides[0], "base", -1)),
    ("RES-9-7", lambda s: setattr(s.sides[0], "known", -1)),
    ("RES-2.2-6", lambda s: setattr(s.sides[0], "heap", 2)),
    ("RES-12.veneno-1", lambda s: setattr(s.sides[0].zones[2][0], "poison", 1)),
    ("RES-12.veneno-5", lambda s: setattr(s.sides[0].zones[0][0], "poison", 3)),
    ("RES-4.4-1", lambda s: setattr(s.sides[0].zones[2][0], "battlefield", True)),
    ("RES-12.tributacion-3", _ready_again),
    ("RES-10.4.2-2", _twice),
    ("RES-10.4.2-2", _own_target),
    ("RES-10.4.1-1", lambda s: s.confrontations.append(Confrontation(6, (1, 1), False))),
    ("RES-2.1-12", _twice),
    ("RES-10.4.1-1", lambda s: s.confrontations.append(Confrontation(6, (), False))),
    ("RES-10.4.3-6", lambda s: s.order.extend([0, 0])),
    ("RES-1-4", lambda s: s.sides[0].ledger.append(4)),
    ("RES-11.2-5", _scored_twice),
    ("RES-11.4-1", lambda s: setattr(s, "turn", 8)),
    ("a finished game has a chain", _chained),
    ("a hook of card", lambda s: s.hooks.append(Waiting(0, 99, 1, 0, 6, 35))),
    ("may be used", lambda s: s.actors.append(99)),
    ("a rule of card", lambda s: s.sides[1].zones[0].clear()),
]


def test_a_whole_state_breaks_nothing():
    assert broken(state()) == []


def test_an_attacker_that_was_readied_may_stand_in_two_confrontations():
    s = state()
    s.phase, s.turn = INVASION, 3
    s.confrontations = [Confrontation(6, (1,), False), Confrontation(7, (1,), False)]
    assert broken(s) == []


@pytest.mark.parametrize(("told", "damage"), BREACHES, ids=[one for one, _ in BREACHES])
def test_a_broken_state_is_told(told: str, damage: Callable[[Res], object]):
    s = state()
    damage(s)

    assert any(told in one for one in broken(s))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_twin_differs_only_in_what_a_seat_can_not_know(seat: int):
    s = state()
    others = [dump(twin(s, seat, Rng(seed)).observe(seat)) for seed in range(5)]
    fulls = [dump(twin(s, seat, Rng(seed))) for seed in range(5)]

    assert set(others) == {dump(s.observe(seat))}
    assert len(set(fulls)) > 1
