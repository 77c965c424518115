"""Where the rules are easily misread: twenty traps of timing, and which clause a refusal cites when several apply."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.inframundis import kinds
from liza.games.inframundis.combat import ChooseAttack
from liza.games.inframundis.domination import JudgeRound
from liza.games.inframundis.pieces import CLOSING, CONFLICT, PREPARATION
from liza.games.inframundis.printed import GUARD
from liza.games.inframundis.sequence import ROUND, TURN, BeginPhase, BeginTurn, ReadyAll
from liza.games.inframundis.windows import ChooseAction
from liza.kernel import dump
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from tests.games.inframundis.table import full, table
from tests.games.inframundis.waiting import of_kind, turn, wait, wait_out

SOUTH, NORTH = 0, 1
PREPARED = TURN[TURN.index(BeginPhase(PREPARATION)) :]
CLOSED = TURN[TURN.index(BeginPhase(CLOSING)) :]
TWO = {"front": ["soldier-1-1"], "sanctuary": ["soldier-1-1"]}
THREE = {**TWO, "rear": ["soldier-1-1"]}
FULL = ["soldier-1-1", "soldier-1-1", "soldier-1-1"]


def acting(given: Scene) -> Outcome:
    """Returns South's Preparación, in a scene that stops where somebody has a choice."""
    return given.quietly().at(ChooseAction(SOUTH))


def declaring(given: Scene, *then: Any) -> Outcome:
    """Returns South's declaration of attacks, likewise."""
    return given.table(phase=CONFLICT).quietly().at(ChooseAttack(SOUTH), *then)


def marks(outcome: Outcome) -> tuple[int, int]:
    """Returns the Marks of south and north."""
    return outcome.south.mark, outcome.north.mark


# The traps of timing


@clause("INF-7-2", "INF-1-1")
@pytest.mark.parametrize(("lines", "then"), [(TWO, (1, 0)), (THREE, (0, 0))])
def test_trap_1_control_is_looked_at_once_per_round_after_the_closing_of_b(lines, then):
    begun = table().table(round=0, turn=0).south(**lines).at(*ROUND[:-1])

    second = wait(begun, turn("north", "awaken"))
    assert (marks(second), second.over) == ((0, 0), False)
    ended = wait_out(second)

    assert len(of_kind(ended.events, kinds.LINE_JUDGED)) == 3
    assert (marks(ended), ended.over) == (then, lines is THREE)


@clause("INF-1-2")
def test_trap_2_a_round_without_an_own_mark_removes_the_one_held():
    held = table().south(**TWO).at(JudgeRound()).south.mark
    none = table().table(round=2).south(front=["soldier-1-1"], mark=held).at(JudgeRound())
    again = table().table(round=3).south(**TWO, mark=none.south.mark).at(JudgeRound())

    assert (held, none.south.mark, again.south.mark, again.over) == (1, 0, 1, False)


@clause("INF-7.5-3", "INF-11.2-1")
def test_trap_3_a_boost_of_the_turn_is_gone_before_fuerza_is_summed():
    given = table().table(active="north").south(front=["soldier-2-2"], rear=["soldier-1-1"])
    given = given.north(front=["soldier-1-1"], hand=["sudden-might"], ether=2)

    boosted = given.at(*CLOSED, JudgeRound()).when("north", "play sudden-might", "target soldier-1-1#3")
    assert boosted.north.strength("front") == 3
    then = wait_out(boosted)

    assert of_kind(then.events, kinds.LINE_JUDGED)[0].b == 2 | 1 << 20
    assert marks(then) == (1, 0)


@clause("INF-1-4", "INF-1-5", "INF-7.4-3")
def test_trap_4_a_nexus_that_falls_in_combat_ends_the_game_before_anything_else():
    given = table().south(front=["soldier-3-3", "dying-curser"], nexus=1)
    given = given.north(front=["soldier-1-1"], sanctuary=["soldier-6-6"], rear=["soldier-6-6"], mark=1, nexus=2)

    begun = given.south(rear=["path-cutter"]).quietly().at(ChooseAttack(SOUTH), JudgeRound())
    then = begun.when("south", "attack dying-curser#2 soldier-1-1#3", "attack path-cutter#6 nexus", "end")
    then = then.when("north", "no-block")

    assert (then.result, then.ending) == ([1, -1], "INF-1-5")
    # the curser's death effect and the evaluation that North would have won never happen
    assert not of_kind(then.events, kinds.ABILITY_TRIGGERED)
    assert not of_kind(then.events, kinds.LINE_JUDGED)
    assert then.state.waiting == []


@clause("INF-1-5")
def test_trap_4_a_nexus_that_falls_in_cierre_ends_the_game_before_the_evaluation():
    given = table().table(active="north").south(front=["dying-curser"])
    given = given.north(table=["dusk-scythe"], **TWO, mark=1, nexus=1)

    then = wait_out(given.at(*CLOSED, JudgeRound()))

    assert (then.result, then.ending) == ([1, -1], "INF-1-5")
    assert not of_kind(then.events, kinds.LINE_JUDGED)


@clause("INF-7.4-3", "INF-10.3-7")
def test_trap_5_a_creature_killed_by_two_attackers_together_strikes_both():
    given = declaring(table().south(front=["soldier-2-2", "soldier-3-3"]).north(front=["soldier-2-5"]))

    then = given.when("south", "attack soldier-2-2#1 soldier-2-5#3", "attack soldier-3-3#2 soldier-2-5#3")

    assert (then.north.discard, then.south.discard) == (["soldier-2-5"], ["soldier-2-2"])
    assert then.south.piece("soldier-3-3#2").wounds == 2


@clause("INF-7.4-1", "INF-10.1-4")
def test_trap_6_paths_are_those_of_the_declaration():
    occupied = table().south(front=["soldier-3-3", "soldier-2-2"]).north(front=["soldier-1-1"])
    both = declaring(occupied).when("south", "attack soldier-3-3#1 soldier-1-1#3", "attack soldier-2-2#2 nexus")
    assert both.refused == "INF-10.2-1", "the creature that will die still closes the path"

    empty = table().south(front=["soldier-3-3"]).north(hand=["sudden-recruit"], ether=1)
    closed = declaring(empty).when("south", "attack soldier-3-3#1 nexus").when("north", "play sudden-recruit")
    assert closed.when("north", "no-block").north.nexus == 17, "and one that comes later stops nobody"


@clause("INF-8-6", "INF-13-4")
def test_trap_7_silence_does_not_undo_having_entered_ready():
    given = table().south(hand=["quick-blade", "sudden-hush"], ether=3).north(sanctuary=["soldier-0-4"])

    played = given.quietly().at(*PREPARED).when("south", "play quick-blade", "to sanctuary")
    hushed = played.when("south", "play sudden-hush", "target quick-blade#2")

    assert hushed.south.piece("quick-blade#2").silenced
    assert full(hushed).phase == CONFLICT
    assert hushed.offered("south") == ["end", "attack quick-blade#2 soldier-0-4#1"]


@clause("INF-13-4", "INF-13-8")
def test_trap_7_silence_in_the_declaration_window_takes_eco_before_death():
    given = table().south(front=["soldier-4-4"], hand=["sudden-hush"], ether=1).north(front=["lone-echo"])

    attacked = declaring(given).when("south", "attack soldier-4-4#1 lone-echo#2")
    then = attacked.when("south", "play sudden-hush", "target lone-echo#2")

    assert (then.north.front, then.north.discard) == ([], ["lone-echo"])


@clause("INF-8-4", "INF-9-1")
def test_trap_8_the_ban_of_the_first_turn_is_not_exhaustion():
    given = table().south(hand=["double-worker", "sudden-dawn"], ether=4, sanctuary=["soldier-1-1"])
    given = given.north(sanctuary=["soldier-0-4"])

    played = given.quietly().at(*PREPARED).when("south", "play double-worker", "to front")
    readied = played.when("south", "play sudden-dawn", "target double-worker#3")
    assert not readied.south.piece("double-worker#3").exhausted
    assert readied.when("south", "use double-worker#3/0").refused == "INF-8-4"
    # it may move and use an ability that does not exhaust it
    moved = readied.when("south", "use double-worker#3/1", "move double-worker#3 sanctuary")
    assert (moved.refused, moved.south.ether) == ("", 0)

    # without ether nothing is left to do in Preparación
    assert full(moved).phase == CONFLICT
    assert moved.when("south", "attack double-worker#3 soldier-0-4#2").refused == "INF-8-4"


@clause("INF-8-4", "INF-10.3-4")
def test_trap_8_a_new_creature_may_block():
    given = table().south(front=["soldier-3-3"]).north(rear=["soldier-0-4 new exhausted"])

    then = declaring(given).when("south", "attack soldier-3-3#1 nexus").when("north", "block soldier-0-4#2")

    assert (then.north.nexus, then.north.piece("soldier-0-4#2").wounds) == (20, 3)


@clause("INF-13-3")
def test_trap_9_a_stunned_creature_attacks_until_its_controllers_next_despertar_and_is_then_free():
    given = table().south(front=["soldier-2-3 stunned"]).north(rear=["soldier-0-7"])

    attacked = declaring(given, ReadyAll()).when("south", "attack soldier-2-3#1 nexus").when("north", "no-block")

    assert attacked.north.nexus == 18
    assert attacked.cites("INF-13-3")
    piece = attacked.south.piece("soldier-2-3#1")
    assert (piece.exhausted, piece.stunned) == (True, False)


@clause("INF-6-6", "INF-6-1")
def test_trap_10_the_inactive_player_refills_to_an_unraised_limit_and_loses_it_with_the_turn():
    given = table().table(turn=2).south(limit=3).north(limit=4, rear=["soldier-1-1"]).at(BeginTurn(False))

    assert (given.south.ether, given.north.ether) == (0, 0), "in Despertar nobody has ether"
    flown = wait(given, turn("south", "flow"))
    assert (flown.south.ether, flown.south.limit, flown.north.ether, flown.north.limit) == (4, 4, 4, 4)
    ended = wait_out(flown)
    assert (ended.south.ether, ended.north.ether, ended.north.limit) == (0, 0, 4)


@clause("INF-6-6", "INF-12-2")
def test_trap_10_the_window_of_despertar_serves_only_free_cards():
    given = table().south(hand=["sudden-dawn", "sudden-daze"], rear=["soldier-1-1"], limit=9).at(BeginTurn(False))

    assert given.offered("south") == ["pass", "play sudden-dawn"]
    assert given.when("south", "play sudden-daze").refused == "INF-6-7"


@clause("INF-10.3-3")
def test_trap_11_the_most_advanced_line_is_found_anew_after_each_block():
    given = table().south(front=["path-cutter", "path-cutter", "path-cutter"])
    given = given.north(front=["soldier-0-6"], sanctuary=["soldier-0-6"], rear=["soldier-0-6"])

    asked = declaring(given).when("south", *(f"attack path-cutter#{number} nexus" for number in (1, 2, 3)))
    seen = [asked.offered("north")[1:]]
    for number in (4, 5):
        asked = asked.when("north", f"block soldier-0-6#{number}")
        seen.append(asked.offered("north")[1:])

    assert seen == [["block soldier-0-6#4"], ["block soldier-0-6#5"], ["block soldier-0-6#6"]]


@clause("INF-10.1-4")
def test_trap_12_what_was_blocked_stays_blocked_without_its_blocker():
    given = table().south(front=["soldier-3-3"]).north(rear=["soldier-1-1"], hand=["sudden-recall"], ether=1)

    attacked = declaring(given).when("south", "attack soldier-3-3#1 nexus").when("north", "pass")
    blocked = attacked.when("north", "block soldier-1-1#2")
    then = blocked.when("north", "play sudden-recall", "target soldier-1-1#2")

    assert (then.north.hand, then.north.rear, then.north.nexus) == (["soldier-1-1*"], [], 20)


@clause("INF-9-2", "INF-9-3", "INF-3-5")
def test_trap_13_a_move_is_neither_play_nor_entry_and_takes_equipment_along():
    given = acting(table().south(front=["night-ringer gear=long-edge"], hand=["sudden-step"], ether=2))

    stepped = given.when("south", "play sudden-step")
    assert stepped.south.sanctuary == ["night-ringer#1"]
    moved = stepped.when("south", "move night-ringer#1 rear")

    assert moved.refused == "", "a shift by a card does not use up the paid move"
    assert (moved.south.rear, moved.south.stats("night-ringer#1")) == (["night-ringer#1"], (4, 3))
    assert [gear.serial for gear in moved.south.piece("night-ringer#1").gear] == [2]
    assert moved.north.nexus == 20, "its effect on entering has not happened"


@clause("INF-9-3")
def test_trap_13_entering_does_what_a_move_does_not():
    given = table().south(hand=["night-ringer"], ether=2)

    then = acting(given).when("south", "play night-ringer", "to front")

    assert then.north.nexus == 19


@clause("INF-7.4-4", "INF-3-4")
def test_trap_14_losing_a_relic_may_kill_its_bearer():
    given = table().south(hand=["seal-breaking"], ether=5).north(front=["soldier-2-2 wounds=3 gear=warden-collar"])

    then = acting(given).when("south", "play seal-breaking")

    assert then.cites("INF-7.4-4")
    assert sorted(then.north.discard) == ["soldier-2-2", "warden-collar"]


@clause("INF-7.4-4", "INF-7.5-3")
def test_trap_14_the_end_of_a_boost_may_kill_and_so_change_the_evaluation():
    given = table().table(active="north").south(front=["soldier-2-2 wounds=3 life=+2"], rear=["soldier-1-1"])

    then = wait_out(given.at(*CLOSED, JudgeRound()))

    assert then.south.discard == ["soldier-2-2"]
    assert marks(then) == (0, 0)


SPACE = {"front": ["dying-herald"], "sanctuary": ["lone-echo wounds=3", "soldier-5-5", "soldier-5-5"]}


@clause("INF-8-8", "INF-13-8")
def test_trap_15_the_dead_leave_before_their_copies_arrive():
    given = table().south(sanctuary=SPACE["sanctuary"], hand=["breath-of-ash"], ether=1)

    then = acting(given).when("south", "play breath-of-ash")

    assert then.south.sanctuary == ["soldier-5-5#2", "soldier-5-5#3", "lone-echo#4"]


@clause("INF-8-8", "INF-13-8", "INF-12-5")
@pytest.mark.parametrize(
    ("first", "arrived"), [("resolve #1/0", "fleet-recruit#5"), ("resolve #2/echo", "lone-echo#5")]
)
def test_trap_15_a_later_arrival_finds_the_line_full(first, arrived):
    given = acting(table().south(**SPACE, hand=["breath-of-ash"], ether=1)).when("south", "play breath-of-ash")
    assert given.offered("south") == ["resolve #1/0", "resolve #2/echo"]

    then = given.when("south", first)

    assert then.south.sanctuary == ["soldier-5-5#3", "soldier-5-5#4", arrived]
    assert then.cites("INF-8-8")


CROWN = {"front": ["dying-usurper"], "sanctuary": ["twice-crowned wounds=2"], "hand": ["breath-of-ash"], "ether": 1}


@clause("INF-3-11", "INF-13-9")
def test_trap_16_no_copy_of_a_champion_arrives_beside_another_champion():
    given = acting(table().south(**CROWN).north(rear=["twice-crowned"])).when("south", "play breath-of-ash")

    usurped = given.when("south", "resolve #1/0")
    assert (usurped.south.rear, usurped.south.sanctuary) == (["twice-crowned#3"], [])
    assert usurped.cites("INF-3-11")
    copied = given.when("south", "resolve #2/echo")
    assert (copied.south.sanctuary, copied.north.rear) == (["twice-crowned#4"], ["twice-crowned#3"])


@clause("INF-7.5-2")
def test_trap_17_cards_are_discarded_after_the_effects_of_cierre_and_no_window_follows():
    held = [f"soldier-{attack}-1" for attack in range(7)]
    given = table().south(rear=["dusk-reader"], hand=held, deck=["sudden-dawn"])
    given = given.north(hand=[*held, "sudden-dawn", "sudden-dawn"])

    closing = given.at(*CLOSED)
    assert closing.south.hand == [*held, "sudden-dawn"]
    asked = closing.when("south", "pass").when("north", "pass")
    assert (asked.owing, len(asked.offered("south"))) == (["south"], 8)
    then = asked.when("south", "discard soldier-0-1")

    assert then.ended
    assert (len(then.south.hand), len(then.north.hand)) == (7, 9)


@clause("INF-13-7")
def test_trap_18_guardia_binds_its_own_line_and_matters_in_the_rear():
    given = table().south(front=["soldier-1-1"], sanctuary=["soldier-2-2"], rear=["soldier-3-3"])
    guarded = declaring(given.north(rear=["line-warden", "soldier-0-1"]))

    assert guarded.when("south", "attack soldier-3-3#3 nexus").refused == "INF-13-7"
    assert "attack soldier-3-3#3 soldier-0-1#5" in guarded.offered("south"), "other creatures are not protected"
    assert {"attack soldier-1-1#1 nexus", "attack soldier-2-2#2 nexus"} <= set(guarded.offered("south"))
    # elsewhere the path is closed already
    front = declaring(given.north(front=["line-warden"]))
    assert front.when("south", "attack soldier-1-1#1 nexus").refused == "INF-10.2-1"
    sanctuary = declaring(given.north(sanctuary=["line-warden"]))
    assert sanctuary.when("south", "attack soldier-2-2#2 nexus").refused == "INF-10.2-2"


@clause("INF-13-7", "INF-intro-1")
def test_trap_18_guardia_binds_even_who_ignores_the_path():
    given = declaring(table().south(front=["path-cutter"], rear=["soldier-1-1"]).north(front=["line-warden"]))

    assert given.north.keyword("line-warden#3", GUARD)
    assert given.when("south", "attack path-cutter#1 nexus").refused == "INF-13-7"


@clause("INF-12-2")
@pytest.mark.parametrize("choice", ["end", "attack"])
def test_trap_19_the_rival_is_asked_in_every_window_whatever_the_hand(choice):
    def seen(hand: list[str]) -> list[str]:
        given = table().table(turn=2).south(rear=["soldier-1-1"]).north(hand=hand, rear=["soldier-1-1"], ether=1)
        then = given.at(*PREPARED)
        out = []
        while not then.ended:
            out += [dump(then.state.observe(SOUTH)), *then.owing]
            offered = then.offered(then.owing[0])
            wanted = [text for text in offered if text.startswith(choice)] or offered
            then = then.when(then.owing[0], wanted[0])
        return out

    assert seen(["sudden-daze"]) == seen(["soldier-6-6"]) == seen(["triple-bolt"])


@clause("INF-8-8", "INF-4-5")
def test_trap_20_a_change_of_control_keeps_everything_and_death_gives_the_card_back():
    given = table().south(hand=["sudden-sway", "sudden-end"], ether=2)
    given = given.north(sanctuary=["soldier-2-5 wounds=2 exhausted gear=long-edge"], rear=["soldier-1-1"])

    swayed = acting(given).when("south", "play sudden-sway", "target soldier-2-5#1")
    assert (swayed.south.sanctuary, swayed.north.sanctuary) == (["soldier-2-5#1"], [])
    piece = swayed.south.piece("soldier-2-5#1")
    assert (piece.wounds, piece.exhausted, swayed.south.stats("soldier-2-5#1")) == (2, True, (4, 5))
    assert [(gear.serial, gear.controller) for gear in piece.gear] == [(2, SOUTH)]
    ended = swayed.when("south", "play sudden-end", "target soldier-2-5#1")

    assert (ended.south.discard, sorted(ended.north.discard)) == (
        ["sudden-sway", "sudden-end"],
        ["long-edge", "soldier-2-5"],
    )


@clause("INF-8-8", "INF-3-11")
def test_trap_20_a_change_of_control_needs_room_and_the_place_of_a_champion():
    given = table().south(sanctuary=FULL, front=["twice-crowned"], hand=["sudden-sway"], ether=1)
    given = given.north(sanctuary=["soldier-2-2"], rear=["twice-crowned", "soldier-3-3"])

    asked = given.at(ChooseAction(SOUTH)).when("south", "play sudden-sway")

    assert asked.offered("south") == ["target soldier-3-3#7"]
    assert asked.when("south", "target soldier-2-2#5").refused == "INF-8-8"
    assert asked.when("south", "target twice-crowned#6").refused == "INF-3-11"


# Which clause a refusal cites when several apply: the moment, the thing, the place or target, the Nexus, the ether


def poor(**words: Any) -> Scene:
    """Returns a table on which South has no ether."""
    return table().south(**{"ether": 0, **words})


@clause("INF-3-7", "INF-12-7", "INF-3-8")
@pytest.mark.parametrize(
    ("card", "clause_id"),
    [
        ("triple-bolt", "INF-3-7"),  # no target, no ether
        ("soldier-1-1", "INF-12-7"),  # no room, no ether
        ("twice-crowned", "INF-12-7"),  # a second Champion, no room, no ether
        ("long-edge", "INF-12-7"),  # no ether
        ("outer-claim", "INF-12-7"),
        ("sudden-daze", "INF-3-8"),  # no window, no ether
    ],
)
def test_first_comes_the_moment_of_a_card(card, clause_id):
    full = {"front": ["twice-crowned", *FULL[:2]], "sanctuary": FULL, "rear": FULL} if card != "triple-bolt" else {}
    given = poor(hand=[card], **full).table(active="north").north(ether=1)
    if card != "triple-bolt":
        given = given.north(front=["soldier-1-1"])

    assert given.at(ChooseAction(NORTH)).when("south", f"play {card}").refused == clause_id


@clause("INF-12-6")
def test_first_comes_the_moment_of_an_ability():
    given = poor(front=["double-worker exhausted silenced"]).table(active="north").north(front=["soldier-1-1"], ether=1)

    moved = given.at(ChooseAction(NORTH)).when("north", "move soldier-1-1#2 sanctuary")
    assert moved.owing == ["south"]

    assert moved.when("south", "use double-worker#1/0").refused == "INF-12-6"
    assert moved.when("south", "use double-worker#1/1").refused == "INF-12-6"


@clause("INF-12-6", "INF-13-4")
def test_a_free_ability_used_up_is_a_matter_of_the_moment_too():
    given = acting(table().south(front=["free-fury"], hand=["sudden-hush", "sudden-dawn"], ether=1))

    used = given.when("south", "use free-fury#1/0", "play sudden-hush")

    assert used.south.piece("free-fury#1").silenced
    assert used.when("south", "use free-fury#1/0").refused == "INF-12-6"


@clause("INF-9-1")
def test_first_comes_the_moment_of_a_move():
    given = poor(front=["soldier-1-1 moved", "soldier-2-2"], rear=FULL).table(phase=CONFLICT).at(ChooseAttack(SOUTH))

    assert given.when("south", "move soldier-1-1#1 rear").refused == "INF-9-1"


@clause("INF-3-11")
def test_then_a_second_champion():
    given = poor(hand=["twice-crowned"], front=["twice-crowned", *FULL[:2]], sanctuary=FULL, rear=FULL)

    assert given.at(ChooseAction(SOUTH)).when("south", "play twice-crowned").refused == "INF-3-11"


@clause("INF-9-2")
@pytest.mark.parametrize("line", ["sanctuary", "rear"])
def test_then_a_creature_that_has_moved_already(line):
    given = poor(front=["soldier-1-1"], sanctuary=FULL[:2], rear=FULL, ether=1).at(ChooseAction(SOUTH))

    moved = given.when("south", "move soldier-1-1#1 sanctuary").when("north", "pass")

    assert moved.when("south", "move soldier-1-1#1 front").refused == "INF-9-2"
    there = poor(front=["soldier-1-1 moved"], sanctuary=FULL, rear=FULL).at(ChooseAction(SOUTH))
    assert there.when("south", f"move soldier-1-1#1 {line}").refused == "INF-9-2"


@clause("INF-8-4", "INF-10.1-1")
def test_then_a_new_attacker_before_an_exhausted_one():
    given = table().south(front=["soldier-1-1 new exhausted", "soldier-2-2 exhausted", "soldier-3-3"])
    begun = declaring(given.north(front=["line-warden"], rear=["soldier-0-1"]))

    for target in ("nexus", "soldier-0-1#5", "line-warden#4"):
        assert begun.when("south", f"attack soldier-1-1#1 {target}").refused == "INF-8-4"
        assert begun.when("south", f"attack soldier-2-2#2 {target}").refused == "INF-10.1-1"


@clause("INF-8-4", "INF-13-1")
def test_then_a_new_user_before_an_exhausted_one():
    given = poor(front=["double-worker new exhausted", "double-worker exhausted"]).at(ChooseAction(SOUTH))

    # neither has a target
    assert given.when("south", "use double-worker#1/0").refused == "INF-8-4"
    assert given.when("south", "use double-worker#2/0").refused == "INF-13-1"


@clause("INF-9-1", "INF-8-7")
def test_then_the_place_of_a_move():
    given = poor(front=["soldier-1-1"], sanctuary=FULL, rear=FULL).at(ChooseAction(SOUTH))

    assert given.when("south", "move soldier-1-1#1 rear").refused == "INF-9-1"
    assert given.when("south", "move soldier-1-1#1 sanctuary").refused == "INF-8-7"


@clause("INF-8-7")
def test_then_the_room_for_a_creature():
    given = poor(hand=["soldier-1-1"], front=FULL, sanctuary=FULL, rear=FULL).at(ChooseAction(SOUTH))

    assert given.when("south", "play soldier-1-1").refused == "INF-8-7"


@clause("INF-3-3")
def test_then_the_bearer_of_a_relic():
    given = poor(hand=["long-edge"]).north(front=["soldier-1-1"]).at(ChooseAction(SOUTH))

    assert given.when("south", "play long-edge").refused == "INF-3-3"


@clause("INF-3-6")
def test_then_the_target_of_a_spell_or_an_ability():
    given = poor(hand=["triple-bolt", "sudden-daze"]).at(ChooseAction(SOUTH))

    assert given.when("south", "play triple-bolt").refused == "INF-3-6"
    assert given.when("south", "play sudden-daze").refused == "INF-3-6"
    worker = poor(front=["double-worker"]).at(ChooseAction(SOUTH))
    assert worker.when("south", "use double-worker#1/0").refused == "INF-3-6"


@clause("INF-10.1-3", "INF-13-7")
def test_then_the_target_of_an_attack():
    given = table(options={"guard_scope": "taunt"}).south(front=["soldier-1-1"])
    begun = declaring(given.north(front=["line-warden"], rear=["line-warden", "soldier-0-1"]))

    assert begun.when("south", "attack soldier-1-1#1 soldier-0-1#4").refused == "INF-10.1-3"


@clause("INF-10.2-1", "INF-10.2-2", "INF-10.2-4", "INF-13-7")
@pytest.mark.parametrize(
    ("north", "front", "sanctuary", "rear"),
    [
        ({"front": ["line-warden"], "sanctuary": ["line-warden"], "rear": ["line-warden"]}, "1", "1", "1"),
        ({"sanctuary": ["line-warden"], "rear": ["line-warden"]}, "2", "2", "4"),
        ({"rear": ["line-warden"]}, "", "", "INF-13-7"),
    ],
)
def test_then_the_nexus_by_its_front_its_sanctuary_and_its_guards(north, front, sanctuary, rear):
    given = table().south(front=["soldier-1-1"], sanctuary=["soldier-2-2"], rear=["soldier-3-3"])
    begun = declaring(given.north(**north))
    attackers = {"soldier-1-1#1": front, "soldier-2-2#2": sanctuary, "soldier-3-3#3": rear}

    for attacker, wanted in attackers.items():
        expected = f"INF-10.2-{wanted}" if wanted.isdigit() else wanted
        assert begun.when("south", f"attack {attacker} nexus").refused == expected


@clause("INF-6-7")
@pytest.mark.parametrize(
    "tried",
    [
        "play triple-bolt", "play sudden-daze", "play soldier-1-1", "play twice-crowned", "play long-edge",
        "play outer-claim", "use double-worker#1/1", "move double-worker#1 sanctuary",
    ],
)  # fmt: skip
def test_last_comes_the_ether(tried):
    hand = ["triple-bolt", "sudden-daze", "soldier-1-1", "twice-crowned", "long-edge", "outer-claim"]
    given = poor(front=["double-worker"], hand=hand).at(ChooseAction(SOUTH))

    assert given.when("south", tried).refused == "INF-6-7"
