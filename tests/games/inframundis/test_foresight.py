"""What a combat would bring if nobody answered it: told while it is drafted and until wounds are dealt."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.inframundis import GAME, notation
from liza.games.inframundis.abilities import ChooseOrder
from liza.games.inframundis.combat import ChooseAttack, ChooseBlock, ConfirmBlocks
from liza.games.inframundis.hooks import ChooseWard
from liza.games.inframundis.numbers import attack, life, line_strength
from liza.games.inframundis.pieces import CONFLICT
from liza.games.inframundis.state import Inf
from liza.games.inframundis.windows import AFTER_COMBAT, ChooseFast
from liza.kernel import LIVE, Rng, State, dump
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from liza.testing.walks import Walk, reported, setup_for
from liza.toolkit.view import Change, Preview, View
from tests.games.inframundis.table import table

SOUTH, NORTH, WATCHER = 0, 1, 2


def conflict(**setup: Any) -> Scene:
    return table(**setup).table(phase=CONFLICT)


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


def nexuses(of: Preview) -> list[tuple[str, int, int]]:
    assert {one.role for one in of.counters} == {"nexus"}
    return [(one.seat, one.before, one.after) for one in of.counters]


# What it says


@clause("INF-7.4-3")
@clause("INF-10.3-7")
def test_a_drafted_attack_wounds_both():
    given = conflict().south(front=["soldier-2-4"]).north(front=["soldier-1-4 wounds=1"]).at(ChooseAttack(SOUTH))
    drafted = given.when("south", "attack soldier-2-4#1 soldier-1-4#2")

    (pair,) = preview(drafted, SOUTH).pairs
    assert pair.link == 0
    assert told(pair.changes) == [("@2", "endure", 3, 1, False), ("@1", "endure", 4, 3, False)]
    assert preview(drafted, SOUTH).changes == []
    assert nexuses(preview(drafted, SOUTH)) == [("south", 20, 20), ("north", 20, 20)]
    assert title(drafted, SOUTH) == "Si nadie responde"
    assert title(drafted, SOUTH, "en") == "If nobody responds"


@clause("INF-7.4-4")
def test_who_would_die_is_gone_with_all_its_wounds():
    foes = conflict().north(front=["soldier-1-1"])
    given = foes.south(front=["soldier-2-4", "soldier-3-1"]).at(ChooseAttack(SOUTH))
    drafted = given.when("south", "attack soldier-2-4#2 soldier-1-1#1", "attack soldier-3-1#3 soldier-1-1#1")

    first, second = preview(drafted, SOUTH).pairs
    assert told(first.changes) == [("@1", "endure", 1, -4, True), ("@2", "endure", 4, 3, False)]
    assert told(second.changes) == [("@1", "endure", 1, -4, True), ("@3", "endure", 1, 0, True)]
    (front,) = preview(drafted, SOUTH).forecasts
    assert (front.zone, front.strengths, front.leader) == ("front", {"south": 2, "north": 0}, "south")


def test_nothing_is_foreseen_before_something_is_under_way():
    given = conflict().south(front=["soldier-2-4"]).north(front=["soldier-1-1"]).at(ChooseAttack(SOUTH))

    assert view(given, SOUTH).preview is None
    drafted = given.when("south", "attack soldier-2-4#1 soldier-1-1#2")
    assert view(drafted, NORTH).preview is None
    assert view(drafted, WATCHER).preview is None


def test_what_is_declared_is_foreseen_by_all_in_every_window_until_wounds_are_dealt():
    given = conflict().south(front=["soldier-2-4"]).north(rear=["soldier-1-1"]).at(ChooseAttack(SOUTH))
    declared = given.when("south", "attack soldier-2-4#1 nexus", "end")

    for seat in (SOUTH, NORTH, WATCHER):
        assert nexuses(preview(declared, seat)) == [("south", 20, 20), ("north", 20, 18)]
        assert title(declared, seat) == "Si nadie responde ni bloquea"
    unblocked = declared.when("south", "pass").when("north", "pass").when("north", "no-block").when("north", "confirm")
    assert nexuses(preview(unblocked, NORTH)) == [("south", 20, 20), ("north", 20, 18)]
    assert title(unblocked, NORTH) == "Si nadie responde"
    fought = unblocked.when("south", "pass").when("north", "pass")
    assert fought.north.nexus == 18
    assert view(fought, SOUTH).preview is None


@clause("INF-10.3-5")
def test_a_drafted_block_is_foreseen_by_its_player_alone():
    given = conflict().south(front=["soldier-2-4"]).north(rear=["soldier-1-1", "soldier-1-2"]).at(ChooseAttack(SOUTH))
    declared = given.when("south", "attack soldier-2-4#1 nexus", "end").when("south", "pass").when("north", "pass")
    blocking = declared.when("north", "block soldier-1-2#3")

    attacked, blocked = preview(blocking, NORTH).pairs
    assert attacked.changes == []
    assert told(blocked.changes) == [("@1", "endure", 4, 3, False), ("@3", "endure", 2, 0, True)]
    assert nexuses(preview(blocking, NORTH)) == [("south", 20, 20), ("north", 20, 20)]
    assert title(blocking, NORTH) == "Si nadie responde"
    assert nexuses(preview(blocking, SOUTH)) == [("south", 20, 20), ("north", 20, 18)]


@clause("INF-1-4")
def test_a_nexus_that_would_fall_is_told_with_the_end():
    given = conflict().south(front=["soldier-3-3"]).north(nexus=3).at(ChooseAttack(SOUTH))
    drafted = given.when("south", "attack soldier-3-3#1 nexus")

    assert nexuses(preview(drafted, SOUTH)) == [("south", 20, 20), ("north", 3, 0)]
    expected = "Si nadie responde, la partida acaba. Ganas por la caída del Nexo rival."
    assert title(drafted, SOUTH) == expected
    declared = drafted.when("south", "end")
    assert title(declared, NORTH, "en") == (
        "If nobody responds, the game ends. Your rival wins by the fall of your Nexus."
    )


def test_a_spell_whose_target_is_being_chosen_may_still_be_left_unplayed():
    given = conflict().south(front=["soldier-2-4"]).north(rear=["soldier-1-1"], hand=["spark-bolt"], ether=1)
    declared = given.at(ChooseAttack(SOUTH)).when("south", "attack soldier-2-4#1 nexus", "end").when("south", "pass")
    choosing = declared.when("north", "play spark-bolt")

    assert choosing.owing == ["north"]
    assert all(preview(choosing, seat) == preview(declared, seat) for seat in (SOUTH, NORTH, WATCHER))


def test_what_cards_add_is_foreseen():
    given = conflict().south(front=["pyre-dancer"]).north(rear=["brine-crab"]).at(ChooseAttack(SOUTH))
    drafted = given.when("south", "attack pyre-dancer#1 nexus")
    strength = drafted.south.stats("pyre-dancer#1")[0]
    assert nexuses(preview(drafted, SOUTH)) == [("south", 20, 20), ("north", 20, 18 - strength)]

    declared = drafted.when("south", "end", "pass").when("north", "pass", "block brine-crab#2")
    (change,) = [one for pair in preview(declared, NORTH).pairs for one in pair.changes if one.thing == "@2"]
    life = declared.north.stats("brine-crab#2")[1]
    assert (change.before, change.after, change.gone) == (life, life + 2 - strength, False)


def test_nothing_is_foreseen_where_more_has_to_be_chosen_before_wounds_are_dealt():
    given = conflict(options={"retaliation": "one"}).north(front=["soldier-1-4"])
    drafted = given.south(front=["soldier-1-1", "soldier-1-2"]).at(ChooseAttack(SOUTH))
    one = drafted.when("south", "attack soldier-1-1#2 soldier-1-4#1")

    assert view(one, SOUTH).preview is not None
    assert view(one.when("south", "attack soldier-1-2#3 soldier-1-4#1"), SOUTH).preview is None


def test_a_choice_after_the_wounds_leaves_what_is_known():
    given = conflict().south(front=["soldier-3-3"]).north(front=["slag-imp"]).at(ChooseAttack(SOUTH))
    drafted = given.when("south", "attack soldier-3-3#1 slag-imp#2")

    (pair,) = preview(drafted, SOUTH).pairs
    assert [one.gone for one in pair.changes if one.thing == "@2"] == [True]


# Whether it is true


@pytest.mark.both_builds
@pytest.mark.parametrize("seed", range(40))
def test_it_comes_to_pass_if_nobody_answers(seed: int):
    """In random games with random options: what is foreseen is what the true state comes to."""
    walk = Walk(GAME, setup_for(GAME, seed), seed, LIVE)
    with reported(walk):
        for state in walk:
            assert isinstance(state, Inf)
            for reader in (SOUTH, NORTH, WATCHER):
                _compare(state, reader)


def test_random_games_have_much_to_foresee():
    found = 0
    for seed in range(6):
        for state in Walk(GAME, setup_for(GAME, seed), seed, LIVE):
            found += any(GAME.view(state.observe(seat), seat).preview is not None for seat in (SOUTH, NORTH))
    assert found > 50


def _compare(state: Inf, reader: int) -> None:
    shown = GAME.view(state.observe(reader), reader)
    if shown.preview is None:
        return
    before = dump(state)
    after = _nobody_answers(state, reader)
    assert dump(state) == before
    changes = [*shown.preview.changes, *(one for pair in shown.preview.pairs for one in pair.changes)]
    foreseen = {(one.thing, one.role): one for one in changes}
    for zone in shown.zones:
        for card in zone.cards if zone.kind == "line" else ():
            for number in card.numbers:
                _compare_number(after, card.handle, number.role, number.value, foreseen.get((card.handle, number.role)))
    assert nexuses(shown.preview) == [
        (name, state.sides[seat].nexus, after.sides[seat].nexus) for seat, name in enumerate(GAME.seats)
    ]
    foretold = {one.zone: one for one in shown.preview.forecasts}
    for line, one in enumerate(shown.forecasts):
        then = {name: int(line_strength(after, seat, line)) for seat, name in enumerate(GAME.seats)}
        assert foretold.get(one.zone, one).strengths == then, f"the {one.zone} comes to {then}"


def _compare_number(after: Inf, handle: str, role: str, before: int, change: Change | None) -> None:
    p = after.creature(int(handle.removeprefix("@")))
    if p is None:
        assert role != "endure" or (change is not None and change.gone), f"{handle} goes"
        return
    assert change is None or not change.gone, f"{handle} stays"
    now = {"attack": int(attack(after, p)), "endure": int(life(after, p) - p.wounds)}
    assert (before if change is None else change.after) == now.get(role, before), f"{role} of {handle} comes to {now}"


def _nobody_answers(state: Inf, reader: int) -> Inf:
    """Play the true state on to the end of its combat, the rival's unseen draft forgotten."""
    after = state.clone()
    after.gen = Rng(7).seed()
    top = after.agenda[-1]
    begun = top.mask(1 - getattr(top, "seat", 0))
    assert begun is not None
    after.agenda[-1] = begun
    for seat in range(len(GAME.seats)):
        if seat != reader:
            after.sides[seat].draft = []
    while True:
        options = after.advance(LIVE)
        if after.over or _at_rest(after):
            return after
        answer = _silence(after, options)
        if answer < 0:
            assert after.strikes == [], "something had to be chosen before wounds were dealt"
            return after
        after.apply(answer)


def _at_rest(state: State) -> bool:
    ask = state.agenda[-1]
    return isinstance(ask, ChooseFast) and ask.window == AFTER_COMBAT


def _silence(state: State, options: list[int]) -> int:
    ask = state.agenda[-1]
    if isinstance(ask, ChooseOrder):
        return options[0]
    silent = {ChooseAttack: notation.END, ChooseFast: notation.PASS, ChooseBlock: notation.NO_BLOCK}
    silent |= {ConfirmBlocks: notation.CONFIRM, ChooseWard: notation.LET}
    return silent.get(type(ask), -1)
