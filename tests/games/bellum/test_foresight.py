"""What a combat would bring if nobody added anything: told once its attacks are fixed and until damage is dealt."""

from __future__ import annotations

import pytest

from liza.games.bellum import GAME, notation
from liza.games.bellum.abilities import ChooseOrder
from liza.games.bellum.chain import ChainMoment
from liza.games.bellum.combat import ChooseDefender, ChooseInterceptor, CombatDamage, OpenDuel
from liza.games.bellum.numbers import attack, left
from liza.games.bellum.pieces import COMBAT, VIGIL
from liza.games.bellum.state import Bel
from liza.kernel import LIVE, Rng, State, dump
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene, TheEnd
from liza.testing.walks import Walk, reported, setup_for
from liza.toolkit.view import Change, Preview, View
from tests.games.bellum.table import FIGHT, table

SOUTH, NORTH, WATCHER = 0, 1, 2


def fought(given: Scene, *attackers: str) -> Outcome:
    """Returns the scene once South has declared these attackers, stopping wherever a person would be asked."""
    live = Scene(given.game, given.table(phase="combat").state)
    return live.at(FIGHT).when("south", *(f"attack {one}" for one in attackers), "end")


def view(of: Outcome, seat: int) -> View:
    return GAME.view(of.state.observe(seat), seat)


def preview(of: Outcome, seat: int) -> Preview:
    found = view(of, seat).preview
    assert found is not None
    return found


def title(of: Outcome, seat: int, language: str = "es") -> str:
    return GAME.words().render(language, preview(of, seat).title)


def told(changes: list[Change]) -> list[tuple[str, str, int, int, bool]]:
    return [(one.thing, one.role, one.before, one.after, one.gone) for one in changes]


def points(of: Preview) -> list[tuple[str, int, int]]:
    assert {one.role for one in of.counters} == {"points"}
    return [(one.seat, one.before, one.after) for one in of.counters]


# What it says


@clause("BEL-7.3-4")
def test_an_attack_nobody_opposes_goes_to_the_main_objective():
    declared = fought(table().south(vanguard=["v-3-3"]).north(vanguard=["v-2-2"]), "v-3-3#6")

    for seat in (SOUTH, NORTH, WATCHER):
        assert [one.changes for one in preview(declared, seat).pairs] == [[]]
        assert points(preview(declared, seat)) == [("south", 20, 20), ("north", 20, 17)]
    assert title(declared, NORTH) == "Si nadie defiende ni juega Tácticas"
    assert title(declared, NORTH, "en") == "If nobody defends or plays Tactics"


@clause("BEL-6.C-11")
@clause("BEL-8-2")
def test_a_fight_is_told_with_what_falls_in_it():
    given = table().south(vanguard=["v-3-3", "v-2-1"]).north(vanguard=["v-2-4", "v-3-2"])
    declared = fought(given, "v-3-3#6", "v-2-1#7").when("north", "defend v-2-4#8", "defend v-3-2#9")

    pairs = {one.link: told(one.changes) for one in preview(declared, SOUTH).pairs}
    assert pairs[1] == [("@6", "endure", 3, 1, False), ("@8", "endure", 4, 1, False)]
    assert pairs[3] == [("@7", "endure", 1, -2, True), ("@9", "endure", 2, 0, True)]
    assert points(preview(declared, SOUTH)) == [("south", 20, 20), ("north", 20, 20)]
    assert title(declared, SOUTH) == "Si nadie juega Tácticas"


@clause("BEL-8-11")
def test_a_tower_strikes_back():
    given = table().south(rearguard=["r-2-1"]).north(structures=["tower-2-5", "wall-4"])
    fixed = fought(given, "r-2-1#6").when("south", "strike r-2-1#6 tower-2-5#7")

    (pair,) = preview(fixed, NORTH).pairs
    assert told(pair.changes) == [("@7", "endure", 5, 3, False), ("@6", "endure", 1, -1, True)]


@clause("BEL-7.8-5")
def test_what_lies_in_the_chain_is_reckoned_in():
    given = (
        table().south(vanguard=["v-3-3"], hand=["cancel"], ready=2).north(vanguard=["v-2-3"], hand=["bolster"], ready=1)
    )
    duel = fought(given, "v-3-3#6").when("north", "defend v-2-3#7")
    fallen = ("@7", "endure", 3, 0, True)
    assert fallen in told(preview(duel, NORTH).pairs[1].changes)

    played = duel.when("north", "play bolster", "target v-2-3#7")
    assert ("@7", "endure", 3, 2, False) in told(preview(played, SOUTH).pairs[1].changes)
    assert title(played, SOUTH) == "Si nadie juega más Tácticas"
    cancelled = played.when("south", "play cancel", "target-tactic bolster/1")
    assert fallen in told(preview(cancelled, NORTH).pairs[1].changes)


def test_a_tactic_whose_target_is_being_chosen_may_still_be_left_unplayed():
    given = table().south(vanguard=["v-3-3"]).north(vanguard=["v-2-3"], hand=["bolster"], ready=1)
    duel = fought(given, "v-3-3#6").when("north", "defend v-2-3#7")
    choosing = duel.when("north", "play bolster")

    assert choosing.owing == ["north"]
    assert all(preview(choosing, seat) == preview(duel, seat) for seat in (SOUTH, NORTH, WATCHER))


def test_nothing_is_foreseen_before_attacks_are_fixed_and_after_damage():
    given = table().south(vanguard=["v-3-3"], rearguard=["r-2-1"]).north(structures=["wall-4", "wall-5"])
    live = Scene(given.game, given.table(phase="combat").state).at(FIGHT)
    drafted = live.when("south", "attack v-3-3#6", "attack r-2-1#7")
    declared = drafted.when("south", "end")

    for outcome in (live, drafted, declared):
        assert outcome.owing == ["south"]
        assert view(outcome, SOUTH).preview is None
    fixed = declared.when("south", "strike r-2-1#7 wall-4#8")
    assert preview(fixed, NORTH).pairs
    fallen = table().south(vanguard=["v-3-3"]).north(vanguard=["v-2-2"], hand=["lament"], ready=1)
    over = fought(fallen, "v-3-3#6").when("north", "defend v-2-2#7", "pass").when("south", "pass")
    assert over.owing == ["north"]
    assert view(over, NORTH).preview is None


@clause("BEL-1-3")
def test_an_objective_that_would_fall_is_told_with_the_end():
    declared = fought(table().south(vanguard=["v-3-3"]).north(points=3, vanguard=["v-2-2"]), "v-3-3#6")

    assert points(preview(declared, SOUTH)) == [("south", 20, 20), ("north", 3, 0)]
    assert title(declared, SOUTH).startswith("Si nadie defiende ni juega Tácticas, la partida acaba. Ganas")
    assert title(declared, NORTH, "en").startswith("If nobody defends or plays Tactics, the game ends. Your rival wins")


# Whether it is true


@pytest.mark.both_builds
@pytest.mark.parametrize("seed", range(24))
def test_it_comes_to_pass_if_nobody_adds_anything(seed: int):
    """In random games with random options: what is foreseen is what the true state comes to."""
    walk = Walk(GAME, setup_for(GAME, seed), seed, LIVE)
    with reported(walk):
        for state in walk:
            assert isinstance(state, Bel)
            if state.phase == COMBAT and state.engagements:
                for reader in (SOUTH, NORTH, WATCHER):
                    _compare(state, reader)


def test_random_games_have_much_to_foresee():
    found = 0
    for seed in range(4):
        for state in Walk(GAME, setup_for(GAME, seed), seed, LIVE):
            found += GAME.view(state.observe(SOUTH), SOUTH).preview is not None
    assert found > 20


def _compare(state: Bel, reader: int) -> None:
    shown = GAME.view(state.observe(reader), reader)
    if shown.preview is None:
        return
    before = dump(state)
    after = _nobody_adds(state)
    assert dump(state) == before
    changes = [*shown.preview.changes, *(one for pair in shown.preview.pairs for one in pair.changes)]
    foreseen = {(one.thing, one.role): one for one in changes}
    for zone in shown.zones:
        for card in zone.cards if zone.kind in ("structures", "vanguard", "rearguard") else ():
            for number in card.numbers:
                _compare_number(after, card.handle, number.role, number.value, foreseen.get((card.handle, number.role)))
    assert points(shown.preview) == [
        (name, state.sides[seat].points, after.sides[seat].points) for seat, name in enumerate(GAME.seats)
    ]


def _compare_number(after: Bel, handle: str, role: str, before: int, change: Change | None) -> None:
    p = after.find(int(handle.removeprefix("@")))
    if p is None:
        assert role != "endure" or (change is not None and change.gone), f"{handle} goes"
        return
    assert change is None or not change.gone, f"{handle} stays"
    now = {"attack": int(attack(after, p)), "endure": int(left(after, p))}
    assert (before if change is None else change.after) == now[role], f"{role} of {handle} comes to {now}"


def _nobody_adds(state: Bel) -> Bel:
    """Play the true state on until damage is dealt and what it does is done, but not into the Vigil."""
    after = state.clone()
    vigil = [at for at, step in enumerate(after.agenda) if getattr(step, "phase", 0) == VIGIL]
    after.agenda[: vigil[-1] + 1] = [TheEnd(-1)]
    after.gen = Rng(7).seed()
    after.log = []
    root = getattr(after.agenda[-1], "root", None)
    if root is not None:
        after.agenda[-1] = root
    while True:
        options = after.advance(LIVE)
        dealt = not any(isinstance(step, (OpenDuel, CombatDamage)) for step in after.agenda)
        if after.over or isinstance(after.agenda[-1], TheEnd) or dealt:
            return after
        after.apply(_silence(after, options))


def _silence(state: State, options: list[int]) -> int:
    ask = state.agenda[-1]
    if isinstance(ask, ChainMoment):
        return notation.PASS
    if isinstance(ask, ChooseDefender):
        return notation.DECLINE
    if isinstance(ask, ChooseInterceptor):
        return notation.NO_INTERCEPT
    assert isinstance(ask, ChooseOrder), f"{ask} had to be answered before damage was dealt"
    return options[0]
