"""Chapter 12: when spells and abilities may be played, in which order players are asked, and simultaneous effects.

Windows are looked at in a live match, where they are always put to a person; elsewhere scenes run `quietly`.
"""

from __future__ import annotations

import pytest

from liza.games.inframundis import kinds
from liza.games.inframundis.combat import ChooseAttack
from liza.games.inframundis.pieces import AWAKEN, CLOSING, CONFLICT, PREPARATION
from liza.games.inframundis.ruleset import RULESET
from liza.games.inframundis.sequence import TURN, BeginPhase, BeginTurn
from liza.games.inframundis.windows import ChooseAction, ChooseFast
from liza.kernel import dump
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from liza.toolkit.problems import ProblemsError
from tests.games.inframundis.table import full, table
from tests.games.inframundis.waiting import of_kind, turn, wait

SOUTH, NORTH = 0, 1
PREPARED = TURN[TURN.index(BeginPhase(PREPARATION)) :]
CLOSED = TURN[TURN.index(BeginPhase(CLOSING)) :]


def window(outcome: Outcome) -> int:
    """Returns the number of the window that is open, 0 for none."""
    top = outcome.state.agenda[-1]
    return top.window if isinstance(top, ChooseFast) else 0


def passed(outcome: Outcome, *seats: str) -> Outcome:
    """Returns what comes of these seats' passing, one after the other."""
    for seat in seats:
        outcome = outcome.when(seat, "pass")
    return outcome


def resolved(then: Outcome) -> list[tuple[str, str]]:
    """Returns whose ability was triggered and of which card, in the order of resolving."""
    cards = full(then).pool.cards
    told = of_kind(then.events, kinds.ABILITY_TRIGGERED)
    return [(("south", "north")[kinds.seat_of(event.a)], cards[kinds.card_of(event.a)].id) for event in told]


# Fast spells and normal ones


@clause("INF-12-1")
def test_in_the_rivals_preparation_only_the_fast_spell_is_offered():
    given = table().table(active="north").south(hand=["triple-bolt", "sudden-might"], ether=2)
    given = given.north(front=["soldier-1-1"], ether=1)

    then = given.at(ChooseAction(NORTH)).when("north", "move soldier-1-1#1 sanctuary")

    assert then.offered("south") == ["pass", "play sudden-might"]
    assert then.when("south", "play triple-bolt").refused == "INF-3-7"


@clause("INF-12-1")
def test_in_the_own_preparation_both_spells_are_offered():
    given = table().south(hand=["triple-bolt", "sudden-might"], ether=2).north(front=["soldier-1-1"])

    assert given.at(ChooseAction(SOUTH)).offered("south") == ["end", "play triple-bolt", "play sudden-might"]


@clause("INF-12-1")
@pytest.mark.parametrize("mine", [True, False])
def test_a_fast_spell_is_offered_in_every_phase_of_both_turns(mine):
    given = table().south(hand=["sudden-dawn"], rear=["soldier-1-1"]).north(rear=["soldier-1-1"])
    begun = given.table(turn=2, first="south" if mine else "north").at(BeginTurn(False))

    phases = set()
    while not begun.ended:
        if "play sudden-dawn" in begun.offered("south"):
            phases.add(full(begun).phase)
        begun = begun.when(begun.owing[0], next(t for t in ("pass", "end") if t in begun.offered(begun.owing[0])))

    assert phases == {1, 2, 3, 4, 5}


# The windows


def windows(given: Scene, *attacks: str) -> list[tuple[int, str]]:
    """Returns the windows of South's turn and who is asked in each; South attacks so, nobody plays anything."""
    then = given.at(BeginTurn(False))
    seen = []
    while not then.ended:
        seat = then.owing[0]
        if window(then):
            seen.append((window(then), seat))
        offered = then.offered(seat)
        attack = next((text for text in attacks if text in offered), "")
        then = then.when(seat, attack or next(t for t in ("pass", "no-block", "confirm", "end") if t in offered))
    return seen


BOTH = ("south", "north")


def of_both(*numbers: int) -> list[tuple[int, str]]:
    """Returns these windows with both seats asked, the active one first."""
    return [(number, seat) for number in numbers for seat in BOTH]


@clause("INF-12-2")
@pytest.mark.parametrize(
    ("mode", "attack", "combat"),
    [
        ("A", "attack soldier-1-1#1 nexus", [4, 5, 6]),
        ("B", "attack soldier-1-1#1 nexus", [4, 6]),
        ("A", "attack soldier-1-1#1 soldier-0-4#2", [4, 6]),
        ("A", "", [6]),
    ],
)
def test_the_windows_of_a_turn_are_these_seven(mode, attack, combat):
    given = table(options={"block_mode": mode}).south(rear=["soldier-1-1"]).north(rear=["soldier-0-4"])

    seen = windows(given, attack)

    # in Preparación, where nothing was done, the rival is asked when the end is announced
    assert seen == [*of_both(1, 2), (8, "north"), *of_both(*combat, 7)]


@clause("INF-12-2")
def test_after_each_action_in_preparation_the_rival_has_a_window():
    given = table().south(front=["soldier-1-1", "soldier-2-2"], ether=2).north().at(ChooseAction(SOUTH))

    first = given.when("south", "move soldier-1-1#1 sanctuary")
    assert (first.owing, window(first)) == (["north"], 3)
    second = first.when("north", "pass").when("south", "move soldier-2-2#2 sanctuary")
    assert (second.owing, window(second)) == (["north"], 3)


@clause("INF-12-2")
def test_a_window_used_at_the_end_of_preparation_gives_the_phase_back():
    given = table().south(front=["soldier-1-1"], ether=1).north(hand=["sudden-recruit"], ether=1).at(*PREPARED)

    announced = given.when("south", "end")
    assert (announced.owing, window(announced)) == (["north"], 8)
    used = announced.when("north", "play sudden-recruit")
    back = used.when("north", "pass")

    assert back.owing == ["south"]
    assert "move soldier-1-1#1 sanctuary" in back.offered("south")
    again = back.when("south", "move soldier-1-1#1 sanctuary").when("north", "pass").when("south", "end")
    assert window(again) == 8
    assert again.when("north", "pass").state.phase == CONFLICT


@clause("INF-12-2")
def test_without_playable_fast_spells_a_window_closes_by_itself():
    given = table().south(rear=["soldier-1-1"], hand=["triple-bolt"]).north(hand=["sudden-might"], ether=1).quietly()

    then = given.at(ChooseAttack(SOUTH)).when("south", "attack soldier-1-1#1 nexus")

    assert then.ended
    assert then.north.nexus == 19


@clause("INF-12-2")
@pytest.mark.parametrize("mine", [True, False])
def test_a_window_leaves_no_trace_of_a_hand(mine):
    """Two matches that differ in North's hand alone look the same to South, in either player's turn, stop by stop."""

    def told(hand: str) -> list[str]:
        given = table().table(turn=2, first="south" if mine else "north").south(rear=["soldier-1-1"])
        given = given.north(hand=[hand], ether=2)
        then = given.at(BeginTurn(False))
        seen = []
        while not then.ended:
            seen += [dump(then.state.observe(SOUTH)), repr(then.told("south")), *then.owing]
            offered = then.offered(then.owing[0])
            then = then.when(then.owing[0], next(t for t in ("pass", "end") if t in offered))
        return seen

    # the first is playable in every window, the second in North's Preparación, the third nowhere
    assert told("sudden-dawn") == told("soldier-1-1") == told("long-edge")


@clause("INF-12-2")
@pytest.mark.parametrize("before_blocks", [True, False])
def test_a_blocker_is_strengthened_before_or_after_it_blocks(before_blocks):
    given = table().south(front=["soldier-3-3"]).north(rear=["soldier-1-2"], hand=["sudden-shell"], ether=1)
    attacked = given.at(ChooseAttack(SOUTH)).when("south", "attack soldier-3-3#1 nexus", "end")
    shell = ("play sudden-shell", "target soldier-1-2#2")

    if before_blocks:
        asked = passed(attacked, "south")
        assert window(asked) == 4
        then = passed(asked.when("north", *shell), "south", "north").when("north", "block soldier-1-2#2", "confirm")
        then = passed(then, "south", "north")
    else:
        blocked = passed(attacked, "south", "north").when("north", "block soldier-1-2#2", "confirm")
        asked = passed(blocked, "south")
        assert window(asked) == 5
        then = passed(asked.when("north", *shell), "south", "north")

    assert window(then) == 6
    assert (then.north.piece("soldier-1-2#2").wounds, then.north.stats("soldier-1-2#2")) == (3, (1, 4))


@clause("INF-12-2", "INF-3-8")
def test_no_fast_spell_is_played_while_cards_are_discarded():
    given = table().south(hand=["soldier-1-1"] * 5 + ["soldier-2-2"] * 4)
    given = given.north(hand=["sudden-dawn"], rear=["soldier-1-1"])

    closing = passed(given.at(*CLOSED), "south", "north")

    assert closing.owing == ["south"]
    assert "discard soldier-1-1" in closing.offered("south")
    assert closing.when("north", "play sudden-dawn").refused == "INF-3-8"
    discarded = closing.when("south", "discard soldier-1-1", "discard soldier-2-2")
    assert discarded.ended


# Who goes first


def fourth_window(south: list[str], north: list[str]) -> Outcome:
    """Returns window 4 of South's Conflicto, both with these fast spells."""
    given = table().south(front=["soldier-1-7"], hand=south, ether=3).north(hand=north, ether=3)
    declared = given.at(ChooseAttack(SOUTH)).when("south", "attack soldier-1-7#1 nexus", "end")
    assert window(declared) == 4
    return declared


@clause("INF-12-3")
def test_the_active_player_is_asked_first():
    then = fourth_window(["sudden-recruit"], ["sudden-recruit"])

    assert then.owing == ["south"]
    assert then.when("north", "play sudden-recruit").refused == "INF-3-8"
    assert passed(then, "south").owing == ["north"]


@clause("INF-12-3")
def test_after_a_play_the_other_is_asked_again():
    then = passed(fourth_window(["sudden-recruit"], ["sudden-recruit"]), "south").when("north", "play sudden-recruit")

    assert (then.owing, window(then)) == (["south"], 4)
    assert then.offered("south") == ["pass", "play sudden-recruit"]


@clause("INF-12-3")
def test_in_preparation_the_window_is_the_rivals_alone_until_they_pass():
    given = table().south(hand=["soldier-2-2", "sudden-dawn"], ether=2)
    begun = given.north(hand=["sudden-recruit", "sudden-muster"], ether=2).at(ChooseAction(SOUTH))

    played = begun.when("south", "play soldier-2-2", "to front")
    assert played.owing == ["north"]
    once = played.when("north", "play sudden-recruit")
    assert (once.owing, once.offered("north")) == (["north"], ["pass", "play sudden-muster"])
    after_pass, after_play = once.when("north", "pass"), once.when("north", "play sudden-muster")

    assert after_pass.owing == ["south"]
    assert after_pass.offered("south") == ["end", "play sudden-dawn"]
    assert after_play.when("north", "pass").owing == ["south"]


@clause("INF-12-3")
def test_two_passes_in_a_row_close_a_window():
    played = fourth_window(["sudden-recruit"], ["sudden-recruit"]).when("south", "play sudden-recruit")

    assert played.owing == ["north"]
    once = passed(played, "north")
    assert (once.owing, window(once)) == (["south"], 4)
    assert window(passed(once, "south")) == 5


@clause("INF-12-3")
def test_whoever_is_not_asked_is_told_so():
    then = fourth_window(["sudden-recruit"], ["sudden-recruit"])

    assert then.when("north", "pass").refused == "INF-12-3"


# No stack


@clause("INF-12-4")
def test_a_card_resolves_whole_before_the_rival_can_act():
    given = table().south(hand=["triple-bolt"], ether=2).north(front=["soldier-3-3"], hand=["sudden-shell"], ether=1)

    then = given.at(ChooseAction(SOUTH)).when("south", "play triple-bolt", "target soldier-3-3#1")

    assert (then.owing, then.north.front, then.north.discard) == (["north"], [], ["soldier-3-3"])
    assert then.offered("north") == ["pass"]


@clause("INF-12-4")
def test_answering_with_a_stack_is_refused_as_not_supported():
    with pytest.raises(ProblemsError) as caught:
        table(options={"response_model": "stack"})

    assert [(problem.clause, problem.place) for problem in caught.value.problems] == [("INF-12-4", "response_model")]
    assert RULESET.complete({"response_model": "no_stack"}) == RULESET.complete({})


@clause("INF-12-4")
def test_no_window_opens_between_the_instructions_of_a_spell():
    given = table().south(hand=["slap-and-chain"], ether=1).north(front=["soldier-3-3"], hand=["sudden-shell"], ether=1)

    then = given.at(ChooseAction(SOUTH)).when("south", "play slap-and-chain", "target soldier-3-3#1")

    assert then.owing == ["north"]
    struck = then.north.piece("soldier-3-3#1")
    assert (struck.wounds, struck.exhausted) == (1, True)


# Simultaneous effects


@clause("INF-12-5")
def test_the_active_player_orders_their_effects_and_then_the_rivals_resolve():
    given = table().south(front=["dying-scribe", "dying-curser"], deck=["wolf"], hand=["breath-of-ash"], ether=1)
    given = given.north(front=["dying-scribe"], deck=["wolf"]).quietly()

    asked = given.at(ChooseAction(SOUTH)).when("south", "play breath-of-ash")
    assert (asked.owing, asked.offered("south")) == (["south"], ["resolve #1/0", "resolve #2/0"])
    assert asked.cites("INF-7.4-4")
    then = asked.when("south", "resolve #2/0")

    assert resolved(then) == [("south", "dying-curser"), ("south", "dying-scribe"), ("north", "dying-scribe")]
    assert then.cites("INF-12-5")
    assert (then.south.hand, then.north.hand, then.north.nexus) == (["wolf"], ["wolf"], 19)


@clause("INF-12-5")
def test_a_single_effect_of_each_resolves_without_asking_the_active_players_first():
    given = table().south(front=["dying-scribe"], deck=["wolf"], hand=["breath-of-ash"], ether=1)
    given = given.north(front=["dying-curser"]).quietly()

    then = given.at(ChooseAction(SOUTH)).when("south", "play breath-of-ash")

    assert then.ended
    assert resolved(then) == [("south", "dying-scribe"), ("north", "dying-curser")]


@clause("INF-12-5")
def test_an_effect_that_arises_meanwhile_waits_until_the_batch_is_over():
    given = table().south(front=["dying-archer", "dying-scribe", "dying-curser life=+1"], deck=["wolf"])
    given = given.south(hand=["breath-of-ash"], ether=1)
    given = given.north(front=["dying-scribe"], deck=["wolf"], rear=["soldier-0-3"])

    asked = given.quietly().at(ChooseAction(SOUTH)).when("south", "play breath-of-ash").when("south", "resolve #1/0")
    # the archer picks its target now, among what is left
    assert asked.offered("south") == ["target dying-curser#3", "target soldier-0-3#5"]
    then = asked.when("south", "target dying-curser#3")

    assert then.south.discard[-1] == "dying-curser"
    assert resolved(then) == [("south", "dying-scribe"), ("north", "dying-scribe"), ("south", "dying-curser")]
    assert then.north.nexus == 19


@clause("INF-12-5")
def test_in_the_rivals_turn_the_rivals_effects_come_first():
    given = table().table(turn=1).south(front=["dawn-watcher"], nexus=10).north(front=["dawn-watcher"], nexus=10)

    then = given.at(BeginTurn(True))

    assert full(then).phase == AWAKEN
    assert resolved(then) == [("north", "dawn-watcher"), ("south", "dawn-watcher")]


@clause("INF-12-5")
def test_a_batch_starts_when_the_spell_that_caused_it_is_over():
    given = table().south(hand=["breath-of-ash"], ether=1, front=["dying-scribe"], deck=["wolf"]).quietly()

    then = given.at(ChooseAction(SOUTH)).when("south", "play breath-of-ash")

    # the creature has died of the first instruction; the second, which gives ether, comes before its death effect
    told = [event.kind for event in then.events]
    assert told.index(kinds.DIED) < told.index(kinds.ETHER_CHANGED) < told.index(kinds.ABILITY_TRIGGERED)
    assert (then.south.ether, then.south.hand) == (1, ["wolf"])


@clause("INF-12-5")
def test_a_dead_creatures_effect_belongs_to_who_controlled_it():
    given = table().south(front=["dying-scribe owner=north"], deck=["wolf"], hand=["breath-of-ash"], ether=1)

    then = given.quietly().at(ChooseAction(SOUTH)).when("south", "play breath-of-ash")

    assert (then.south.hand, then.north.discard) == (["wolf"], ["dying-scribe"])


# Activated abilities, and the moment of cards


@clause("INF-12-6")
def test_an_ability_that_names_no_moment_is_used_in_the_own_preparation_alone():
    given = table().south(front=["double-worker"], ether=2, deck=["wolf"])

    assert "use double-worker#1/1" in given.at(ChooseAction(SOUTH)).offered("south")
    conflict = given.at(ChooseAttack(SOUTH))
    assert conflict.when("south", "use double-worker#1/1").refused == "INF-12-6"
    declared = conflict.when("south", "attack double-worker#1 nexus", "end")
    assert window(declared) == 4
    assert declared.when("south", "use double-worker#1/1").refused == "INF-12-6"
    rivals = given.table(active="north").at(ChooseAction(NORTH)).when("north", "end")
    assert rivals.when("south", "use double-worker#1/1").refused == "INF-12-6"


@clause("INF-12-6")
def test_an_any_phase_ability_is_used_in_the_rivals_conflict():
    given = table().table(active="north").south(rear=["shell-mender"], ether=2).north(front=["soldier-1-1"])

    declared = given.at(ChooseAttack(NORTH)).when("north", "attack soldier-1-1#2 nexus", "end")
    asked = passed(declared, "north")
    assert (window(asked), asked.offered("south")) == (4, ["pass", "use shell-mender#1/1"])
    then = asked.when("south", "use shell-mender#1/1")

    assert (then.south.ether, then.south.stats("shell-mender#1")) == (1, (1, 6))


@clause("INF-12-6")
def test_an_ability_that_is_paid_for_is_used_as_often_as_it_is_paid():
    given = table().south(front=["shell-mender wounds=4"], ether=3).quietly()

    then = given.at(ChooseAction(SOUTH)).when("south", *["use shell-mender#1/0"] * 3)

    assert (then.south.ether, then.south.piece("shell-mender#1").wounds) == (0, 1)


@clause("INF-12-6")
def test_a_free_ability_is_used_once_per_turn():
    given = table().south(front=["free-fury"]).at(ChooseAction(SOUTH), BeginTurn(True), BeginTurn(False))

    used = given.when("south", "use free-fury#1/0").when("north", "pass")
    assert used.south.stats("free-fury#1") == (2, 3)
    assert used.when("south", "use free-fury#1/0").refused == "INF-12-6"
    # two turns later it is the own turn again
    later = wait(wait(used, turn("north", "preparation")), turn("south", "preparation"))
    assert "use free-fury#1/0" in later.offered("south")


@clause("INF-12-7")
def test_a_creature_is_not_played_in_the_rivals_conflict():
    given = table().table(active="north").south(hand=["soldier-1-1"], ether=3).north(front=["soldier-1-1"])

    declared = given.at(ChooseAttack(NORTH))
    assert declared.when("south", "play soldier-1-1").refused == "INF-12-7"
    fourth = passed(declared.when("north", "attack soldier-1-1#1 nexus", "end"), "north")
    assert fourth.owing == ["south"]
    assert fourth.when("south", "play soldier-1-1").refused == "INF-12-7"


@clause("INF-12-7")
@pytest.mark.parametrize("card", ["outer-claim", "sanctuary-claim", "long-edge", "soldier-1-1", "twice-crowned"])
def test_runes_relics_and_creatures_are_not_played_in_despertar(card):
    given = table().south(hand=[card], ether=5, front=["soldier-1-1"]).at(BeginTurn(False))

    assert (full(given).phase, given.owing) == (AWAKEN, ["south"])
    assert given.when("south", f"play {card}").refused == "INF-12-7"
