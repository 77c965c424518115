"""What an Invasión would bring if nobody added anything: told as soon as something is attacked, until it is decided."""

from __future__ import annotations

import pytest

from liza.games.resurgir import notation
from liza.games.resurgir.abilities import ChooseMay, ChooseOrder
from liza.games.resurgir.chain import ChooseResponse
from liza.games.resurgir.combat import (
    ChooseAttack,
    ChooseAttackers,
    ChooseDefender,
    ChooseInitiative,
    ChooseLost,
    ChooseNext,
    CloseInvasion,
)
from liza.games.resurgir.numbers import strength
from liza.games.resurgir.printed import INVASION
from liza.games.resurgir.state import Res
from liza.kernel import LIVE, Rng, State, dump
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene, TheEnd
from liza.testing.walks import Walk, reported, setup_for
from liza.toolkit.view import Change, Preview, View
from tests.games.resurgir.table import GAME, act, declare, invade, table

SOUTH, NORTH, WATCHER = 0, 1, 2
FIELD = ("military", "support", "economic", "development")


def live(given: Scene) -> Scene:
    """Returns the scene stopping wherever a person would be asked."""
    return Scene(given.game, given.state)


def view(of: Outcome, seat: int) -> View:
    return GAME.view(of.state.observe(seat), seat)


def preview(of: Outcome, seat: int) -> Preview:
    found = view(of, seat).preview
    assert found is not None
    return found


def title(of: Outcome, seat: int, language: str = "es") -> str:
    return GAME.words().render(language, preview(of, seat).title)


def gone(of: Preview) -> set[str]:
    return {one.thing for one in _changes(of) if one.gone}


def _changes(of: Preview) -> list[Change]:
    return [*of.changes, *(one for pair in of.pairs for one in pair.changes)]


def points(of: Preview) -> list[tuple[str, int, int]]:
    assert {(one.role, one.scale) for one in of.counters} == {("points", 2)}
    return [(one.seat, one.before, one.after) for one in of.counters]


# What it says


@clause("RES-10.4.4.1-1")
@clause("RES-2.3-2")
def test_a_siege_is_told_with_its_points():
    given = live(table()).south(military=["m-5", "m-1"]).north(development=["dev-half"], military=["bulwark-2"], vp=2.5)
    declared = declare(invade(given), "dev-half#3", "m-5#1")

    for seat in (SOUTH, NORTH, WATCHER):
        assert gone(preview(declared, seat)) == {"@3"}
        assert points(preview(declared, seat)) == [("south", 0, 5), ("north", 5, 5)]
    assert title(declared, SOUTH) == "Si terminas de declarar y nadie defiende ni juega nada"
    over = declared.when("south", "end")
    assert title(over, NORTH, "en") == "If nobody defends or plays anything"


@clause("RES-10.4.4.3-1")
@clause("RES-10.4.4.3-2")
def test_a_lost_attack_costs_its_only_attacker_but_of_several_nobody_knows_which():
    given = live(table()).south(military=["m-1", "m-2", "m-1"]).north(military=["m-4", "m-5"])
    lost = declare(invade(given), "m-4#4", "m-1#1")

    assert gone(preview(lost, NORTH)) == {"@1"}
    both = declare(lost, "m-5#5", "m-2#2", "m-1#3")
    assert gone(preview(both, NORTH)) == {"@1"}
    clash = view(both, SOUTH).clashes[1]
    assert clash.outcome is not None
    assert GAME.words().render("es", clash.outcome) == "Pierdes: entregas una de tus atacantes."


@clause("RES-10.4.4.2-1")
def test_a_tie_changes_nothing():
    given = live(table()).south(military=["m-3"]).north(military=["m-3"])
    tied = declare(invade(given), "m-3#2", "m-3#1")

    assert _changes(preview(tied, SOUTH)) == []


def test_the_draft_of_attackers_is_foreseen_by_its_player_alone():
    given = live(table()).south(military=["m-3", "m-2"]).north(military=["m-1"])
    drafting = invade(given).when("south", "attack m-1#3")
    assert gone(preview(drafting, SOUTH)) == set()
    drafted = drafting.when("south", "with m-3#1")

    assert gone(preview(drafted, SOUTH)) == {"@3"}
    assert view(drafted, NORTH).preview is None


def test_a_chosen_defence_is_reckoned_in():
    given = live(table()).south(military=["m-3", "m-3"]).north(military=["m-1", "m-1", "m-4", "m-2"])
    first = declare(invade(given), "m-1#3", "m-3#1")
    declared = declare(first, "m-1#4", "m-3#2").when("south", "end").when("north", "pass")

    assert gone(preview(declared, NORTH)) == {"@3", "@4"}
    defended = declared.when("north", "defend m-1#3 m-4#5")
    assert gone(preview(defended, NORTH)) == {"@1", "@4"}
    assert gone(preview(defended, SOUTH)) == {"@3", "@4"}, "the draft is its player's secret"


def test_nothing_is_foreseen_where_nothing_is_attacked():
    given = live(table()).south(military=["m-3"], hand=["m-1"]).north(military=["m-1"])

    assert view(invade(given), SOUTH).preview is None
    assert view(act(given), SOUTH).preview is None


# Whether it is true


@pytest.mark.both_builds
@pytest.mark.parametrize("seed", range(6))
def test_it_comes_to_pass_if_nobody_adds_anything(seed: int):
    """In random games with random options: what is foreseen is what the true state comes to."""
    walk = Walk(GAME, setup_for(GAME, seed), seed, LIVE)
    with reported(walk):
        for state in walk:
            assert isinstance(state, Res)
            if state.phase == INVASION and state.confrontations:
                for reader in (SOUTH, NORTH, WATCHER):
                    _compare(state, reader)


def test_random_games_have_much_to_foresee():
    found = 0
    for state in Walk(GAME, setup_for(GAME, 0), 0, LIVE):
        assert isinstance(state, Res)
        if state.phase == INVASION and state.confrontations and found <= 10:
            found += GAME.view(state.observe(SOUTH), SOUTH).preview is not None
    assert found > 10


def _compare(state: Res, reader: int) -> None:
    shown = GAME.view(state.observe(reader), reader)
    drafted = state.sides[state.active].draft or state.sides[1 - state.active].draft
    if shown.preview is None or drafted:
        return
    before = dump(state)
    after = _nobody_adds(state)
    assert dump(state) == before
    foreseen = {(one.thing, one.role): one for one in _changes(shown.preview)}
    for zone in shown.zones:
        for card in zone.cards if zone.kind in FIELD else ():
            for number in card.numbers:
                if number.role in ("attack", "endure"):
                    told = foreseen.get((card.handle, number.role))
                    _compare_number(after, card.handle, number.value, told)
    assert points(shown.preview) == [
        (name, state.sides[seat].halves, after.sides[seat].halves) for seat, name in enumerate(GAME.seats)
    ]


def _compare_number(after: Res, handle: str, before: int, change: Change | None) -> None:
    p = after.find(int(handle.removeprefix("@")))
    if p is None:
        assert change is not None and change.gone, f"{handle} goes"
        return
    assert change is None or not change.gone, f"{handle} stays"
    assert (before if change is None else change.after) == strength(after, p)


def _nobody_adds(state: Res) -> Res:
    """Play the true state on until the Invasión would be closed; which attacker is lost is left open."""
    after = state.clone()
    closing = [at for at, step in enumerate(after.agenda) if isinstance(step, CloseInvasion)]
    after.agenda[: closing[-1] + 1] = [TheEnd(-1)]
    after.gen = Rng(7).seed()
    drafting = after.agenda[-1]
    if isinstance(drafting, ChooseAttackers):
        after.agenda[-1] = ChooseAttack(drafting.seat, INVASION)
    while True:
        options = after.advance(LIVE)
        ask = after.agenda[-1]
        if after.over or isinstance(ask, TheEnd):
            return after
        if isinstance(ask, ChooseLost):
            after.agenda.pop()
            continue
        after.apply(_silence(after, options))


def _silence(state: State, options: list[int]) -> int:
    ask = state.agenda[-1]
    if isinstance(ask, (ChooseResponse, ChooseInitiative)):
        return notation.PASS
    if isinstance(ask, ChooseAttack):
        return notation.END
    if isinstance(ask, (ChooseDefender, ChooseMay)):
        return notation.DECLINE
    assert isinstance(ask, (ChooseNext, ChooseOrder)), f"{ask} had to be answered before all was decided"
    assert not isinstance(ask, ChooseAttackers)
    return options[0]
