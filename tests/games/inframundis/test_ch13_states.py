"""Chapter 13: exhausted, silenced and stunned creatures; Precipitación, Guardia and Eco."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.inframundis.combat import ChooseAttack
from liza.games.inframundis.pieces import CONFLICT, PREPARATION
from liza.games.inframundis.printed import GUARD, RUSH
from liza.games.inframundis.schema import FORMAT
from liza.games.inframundis.sequence import TURN, BeginPhase, BeginTurn, ReadyAll
from liza.games.inframundis.windows import ChooseAction
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from liza.toolkit.problems import ProblemsError
from tests.games.inframundis.table import full, table
from tests.games.inframundis.waiting import turn, wait, wait_out

SOUTH, NORTH = 0, 1
PREPARED = TURN[TURN.index(BeginPhase(PREPARATION)) :]


def declaring(given: Scene) -> Outcome:
    """Returns South's declaration of attacks, in a scene that stops where somebody has a choice."""
    return given.table(phase=CONFLICT).quietly().at(ChooseAttack(SOUTH))


def acting(given: Scene) -> Outcome:
    """Returns South's Preparación, in a scene that stops where somebody has a choice."""
    return given.quietly().at(ChooseAction(SOUTH))


def cast(given: Scene, spell: str, piece: str, *then: Any) -> Outcome:
    """Returns what comes of South's playing a spell on a piece in Preparación; other steps may follow the phase."""
    played = given.south(hand=[spell], ether=1).quietly().at(ChooseAction(SOUTH), *then).when("south", f"play {spell}")
    target = f"target {piece}"
    # the only target is taken unasked
    return played.when("south", target) if target in played.offered("south") else played


def silenced(given: Scene, piece: str, *then: Any) -> Outcome:
    """Returns what comes of South's silencing a piece in Preparación."""
    return cast(given, "sudden-hush", piece, *then)


# Agotada


@clause("INF-13-1")
def test_an_exhausted_creature_uses_only_abilities_that_do_not_exhaust_it():
    given = acting(table().south(front=["double-worker exhausted"], ether=1).north(front=["soldier-1-1"]))

    uses = [text for text in given.offered("south") if text.startswith("use")]
    assert uses == ["use double-worker#1/1"]
    assert given.when("south", "use double-worker#1/0").refused == "INF-13-1"


@clause("INF-13-1", "INF-10.1-1")
def test_a_creature_exhausted_by_its_own_ability_does_not_attack():
    given = table().south(front=["double-worker", "soldier-1-1"], ether=0).north(front=["soldier-2-3"])

    used = given.at(*PREPARED).when("south", "use double-worker#1/0", "target soldier-2-3#3").when("north", "pass")
    conflict = wait(used, turn("south", "conflict"))

    assert conflict.owing == ["south"]
    assert conflict.offered("south") == ["end", "attack soldier-1-1#2 soldier-2-3#3"]
    assert conflict.when("south", "attack double-worker#1 soldier-2-3#3").refused == "INF-10.1-1"


@clause("INF-13-1")
def test_an_exhausted_creature_is_readied_in_its_controllers_despertar():
    given = table().table(turn=0).south(front=["soldier-1-1 exhausted"]).north(front=["soldier-1-1 exhausted"])

    then = given.at(BeginTurn(False))

    assert not then.south.piece("soldier-1-1#1").exhausted
    assert then.north.piece("soldier-1-1#2").exhausted


@clause("INF-13-2")
def test_an_exhausted_and_stunned_creature_may_block():
    given = table().south(front=["soldier-2-2"]).north(rear=["soldier-1-3 exhausted stunned"])

    asked = declaring(given).when("south", "attack soldier-2-2#1 nexus")
    assert asked.offered("north") == ["no-block", "block soldier-1-3#2"]
    then = asked.when("north", "block soldier-1-3#2")

    assert then.cites("INF-13-2")
    assert then.north.nexus == 20


# Aturdida


def stunned(given: Scene, piece: str, *then: Any) -> Outcome:
    """Returns what comes of South's stunning a piece in Preparación."""
    return cast(given, "sudden-daze", piece, *then)


@clause("INF-13-3")
def test_a_stunned_exhausted_creature_stays_exhausted_for_one_despertar():
    given = table().south(rear=["soldier-0-1"]).north(front=["soldier-2-2 exhausted"])

    then = stunned(given, "soldier-2-2#2", BeginTurn(True), BeginTurn(False), BeginTurn(True))
    first = wait(then, turn("north", "preparation"))
    piece = first.north.piece("soldier-2-2#2")
    assert (piece.exhausted, piece.stunned) == (True, False)
    second = wait(wait(first, turn("south", "preparation")), turn("north", "preparation"))

    assert not second.north.piece("soldier-2-2#2").exhausted


@clause("INF-13-3")
def test_a_stunned_ready_creature_loses_its_controllers_next_turn():
    given = table().south(rear=["soldier-0-1"]).north(front=["soldier-2-2", "soldier-1-1"])

    theirs = wait(stunned(given, "soldier-2-2#2", BeginTurn(True)), turn("north", "conflict"))

    assert theirs.north.piece("soldier-2-2#2").exhausted
    assert theirs.offered("north") == ["end", "attack soldier-1-1#3 nexus"]
    assert theirs.when("north", "attack soldier-2-2#2 nexus").refused == "INF-10.1-1"


@clause("INF-13-3")
def test_being_stunned_is_told_and_spent_in_despertar():
    given = table().table(turn=1, active="north").north(front=["soldier-2-2 stunned"])

    then = given.at(ReadyAll())

    assert then.cites("INF-13-3")
    assert not then.north.piece("soldier-2-2#1").stunned


@clause("INF-13-3")
def test_by_the_literal_reading_a_stunned_ready_creature_stays_ready():
    given = table(options={"stun_mode": "literal"}).table(active="north")
    given = given.north(front=["soldier-2-2 stunned", "soldier-3-3 stunned exhausted"])

    then = given.at(ReadyAll())

    ready, exhausted = then.north.piece("soldier-2-2#1"), then.north.piece("soldier-3-3#2")
    assert (ready.exhausted, ready.stunned) == (False, False)
    assert (exhausted.exhausted, exhausted.stunned) == (True, False)


@clause("INF-13-3")
def test_a_ready_creature_stunned_in_its_own_turn_still_attacks():
    given = table().south(front=["soldier-2-2"], ether=1).north(hand=["sudden-daze"], ether=1)

    moved = given.at(*PREPARED).when("south", "move soldier-2-2#1 sanctuary")
    dazed = moved.when("north", "play sudden-daze", "target soldier-2-2#1").when("north", "pass")
    assert dazed.south.piece("soldier-2-2#1").stunned
    conflict = wait(dazed, turn("south", "conflict"))

    assert "attack soldier-2-2#1 nexus" in conflict.offered("south")


@clause("INF-13-3")
def test_a_creature_stunned_twice_loses_one_turn():
    given = table().south(hand=["sudden-daze", "sudden-daze"], ether=2, rear=["soldier-0-1"])
    given = given.north(front=["soldier-2-2"]).quietly()
    begun = given.at(ChooseAction(SOUTH), BeginTurn(True), BeginTurn(False), BeginTurn(True))

    daze = ("play sudden-daze", "target soldier-2-2#2")
    first = wait(begun.when("south", *daze, *daze), turn("north", "preparation"))
    assert first.north.piece("soldier-2-2#2").exhausted
    second = wait(wait(first, turn("south", "preparation")), turn("north", "preparation"))

    assert not second.north.piece("soldier-2-2#2").exhausted


# Silenciada


@clause("INF-13-4")
def test_a_silenced_guard_no_longer_guards():
    given = table().south(rear=["soldier-2-2"]).north(rear=["line-warden"])

    before = declaring(given)
    assert before.when("south", "attack soldier-2-2#1 nexus").refused == "INF-13-7"
    then = silenced(given, "line-warden#2", ChooseAttack(SOUTH))

    assert then.cites("INF-13-4")
    assert not then.north.keyword("line-warden#2", GUARD)
    assert "attack soldier-2-2#1 nexus" in then.offered("south")


@clause("INF-13-4")
def test_a_silenced_creature_with_eco_leaves_no_copy():
    given = table().south(front=["soldier-4-4"]).north(front=["lone-echo"])

    then = silenced(given, "lone-echo#2", ChooseAttack(SOUTH)).when("south", "attack soldier-4-4#1 lone-echo#2")

    assert (then.north.front, then.north.discard) == ([], ["lone-echo"])


@clause("INF-13-4")
def test_a_silenced_creature_dies_without_its_effect():
    given = table().south(front=["soldier-4-4"]).north(front=["dying-curser"])

    then = silenced(given, "dying-curser#2", ChooseAttack(SOUTH)).when("south", "attack soldier-4-4#1 dying-curser#2")

    assert then.north.discard == ["dying-curser"]
    assert then.south.nexus == 20


@clause("INF-13-4")
def test_a_silenced_creature_uses_no_activated_ability():
    given = acting(table().south(front=["free-fury silenced", "shell-mender silenced"], ether=1))

    assert not [text for text in given.offered("south") if text.startswith("use")]
    assert given.when("south", "use free-fury#1/0").refused == "INF-13-4"


@clause("INF-13-4", "INF-13-7")
def test_what_a_relic_grants_a_silenced_creature_it_keeps():
    given = table().south(rear=["soldier-2-2"]).north(rear=["soldier-1-4 silenced gear=warden-collar"])

    assert declaring(given).when("south", "attack soldier-2-2#1 nexus").refused == "INF-13-7"


@clause("INF-13-4")
def test_by_the_wide_silence_what_others_grant_is_lost_as_well():
    given = table(options={"silence_scope": "all"}).south(rear=["soldier-2-2"])
    given = given.north(rear=["soldier-1-4 silenced gear=warden-collar"])

    asked = declaring(given)

    assert "attack soldier-2-2#1 nexus" in asked.offered("south")
    # the numbers of others stay [INF-13-5]
    assert asked.north.stats("soldier-1-4#2") == (1, 6)


@clause("INF-13-4")
def test_a_silenced_creature_is_free_of_its_own_restrictions():
    given = table().south(front=["tame-giant"])

    before = declaring(given.south(rear=["soldier-1-1"]))
    assert before.when("south", "attack tame-giant#1 nexus").refused == "INF-intro-1"
    assert "attack tame-giant#1 nexus" in silenced(given, "tame-giant#1", ChooseAttack(SOUTH)).offered("south")


@clause("INF-13-5")
def test_a_silenced_creature_keeps_its_numbers_and_wounds():
    then = silenced(table().north(front=["soldier-3-3 wounds=2 exhausted stunned"]), "soldier-3-3#1")

    piece = then.north.piece("soldier-3-3#1")
    assert (then.north.stats("soldier-3-3#1"), piece.wounds, piece.exhausted, piece.stunned) == ((3, 3), 2, True, True)


@clause("INF-13-5", "INF-7.4-4")
def test_a_silenced_creature_loses_the_boosts_of_its_own_text():
    given = table().north(front=["herd-heart wounds=2", "soldier-1-1"], rear=["soldier-1-1"])
    assert given.at(ChooseAction(SOUTH)).north.stats("herd-heart#1") == (4, 4)

    then = silenced(given, "herd-heart#1")

    assert then.cites("INF-7.4-4")
    assert then.north.discard == ["herd-heart"]
    unwounded = silenced(table().north(front=["herd-heart", "soldier-1-1"]), "herd-heart#1")
    assert unwounded.north.stats("herd-heart#1") == (1, 1)


@clause("INF-13-5")
def test_a_silenced_creature_keeps_what_a_relic_adds():
    then = silenced(table().north(front=["soldier-2-2 gear=long-edge"]), "soldier-2-2#1")

    assert then.north.stats("soldier-2-2#1") == (4, 2)


@clause("INF-13-5")
def test_an_effect_already_resolved_outlasts_a_silence_until_its_term():
    given = table().south(front=["free-fury"], hand=["sudden-hush"], ether=2, rear=["soldier-0-1"])
    begun = given.quietly().at(*PREPARED)

    then = begun.when("south", "use free-fury#1/0", "play sudden-hush", "target free-fury#1")

    assert then.south.piece("free-fury#1").silenced
    assert then.south.stats("free-fury#1") == (2, 3)
    assert wait_out(then).south.stats("free-fury#1") == (1, 3)


# Precipitación


@clause("INF-13-6", "INF-8-6")
def test_a_creature_with_precipitacion_attacks_in_the_turn_it_is_played():
    given = table().south(hand=["quick-blade", "soldier-3-3"], ether=4).north(sanctuary=["soldier-1-1"])

    played = given.quietly().at(*PREPARED).when("south", "play quick-blade", "to sanctuary")
    both = played.when("south", "play soldier-3-3", "to sanctuary")
    assert both.owing == ["south"]
    assert both.offered("south") == ["end", "attack quick-blade#2 soldier-1-1#1"]
    then = both.when("south", "attack quick-blade#2 soldier-1-1#1")

    assert then.north.discard == ["soldier-1-1"]


@clause("INF-13-6")
def test_a_token_with_precipitacion_enters_ready_in_the_rivals_turn_too():
    given = table().table(active="north").south(hand=["sudden-muster"], ether=1).north(front=["soldier-1-1"])

    then = given.quietly().at(ChooseAttack(NORTH)).when("north", "attack soldier-1-1#1 nexus")
    mustered = then.when("south", "play sudden-muster")

    assert mustered.south.keyword("fleet-recruit#2", RUSH)
    assert not mustered.south.piece("fleet-recruit#2").exhausted


# Guardia


def names(given: Outcome, attacker: str) -> list[str]:
    """Returns what an attacker of South may be declared at."""
    return [text.split()[2] for text in given.offered("south") if text.startswith(f"attack {attacker} ")]


@clause("INF-13-7")
def test_guardia_binds_the_attackers_of_its_own_line():
    given = declaring(table().south(front=["soldier-2-2"], rear=["soldier-3-3"]).north(rear=["line-warden"]))

    assert names(given, "soldier-2-2#1") == ["nexus"]
    assert names(given, "soldier-3-3#2") == ["line-warden#3"]
    assert given.when("south", "attack soldier-3-3#2 nexus").refused == "INF-13-7"


@clause("INF-13-7")
def test_guardia_leaves_other_creatures_of_its_line_open_to_attack():
    given = declaring(table().south(rear=["soldier-3-3"]).north(rear=["line-warden", "soldier-2-2"]))

    then = given.when("south", "attack soldier-3-3#1 soldier-2-2#3")

    assert then.refused == ""
    assert then.north.discard == ["soldier-2-2"]


@clause("INF-13-7")
def test_by_taunt_guardia_also_stands_before_other_creatures_of_its_line():
    given = table(options={"guard_scope": "taunt"}).south(front=["soldier-1-1"], rear=["soldier-3-3"])
    begun = declaring(given.north(front=["soldier-1-2"], rear=["line-warden", "soldier-2-2"]))

    assert begun.when("south", "attack soldier-3-3#2 soldier-2-2#5").refused == "INF-13-7"
    assert names(begun, "soldier-3-3#2") == ["line-warden#4"]
    assert names(begun, "soldier-1-1#1") == ["soldier-1-2#3"]


@clause("INF-13-7")
def test_an_attacker_declared_at_a_guard_does_not_free_the_others():
    given = declaring(table().south(rear=["soldier-2-2", "soldier-3-3"]).north(rear=["line-warden"]))

    then = given.when("south", "attack soldier-2-2#1 line-warden#3", "attack soldier-3-3#2 nexus")

    assert then.refused == "INF-13-7"


@clause("INF-13-7")
def test_an_exhausted_guard_guards():
    given = declaring(table().south(rear=["soldier-2-2"]).north(rear=["line-warden exhausted"]))

    assert given.when("south", "attack soldier-2-2#1 nexus").refused == "INF-13-7"


# Eco


def fallen(given: Scene, eco: str) -> Outcome:
    """Returns what comes of a 6/6 of South attacking an Eco creature of North in the sanctuary."""
    given = given.south(sanctuary=["soldier-6-6"]).north(sanctuary=[eco])
    return declaring(given).when("south", f"attack soldier-6-6#1 {eco.split()[0]}#2")


@clause("INF-13-8")
def test_a_creature_with_eco_leaves_a_reduced_copy_in_its_line():
    then = fallen(table(), "lone-echo wounds=1 stunned gear=long-edge")

    assert then.cites("INF-13-8")
    assert (then.north.sanctuary, then.north.discard) == (["lone-echo#4"], ["long-edge", "lone-echo"])
    copy = then.north.piece("lone-echo#4")
    assert then.north.stats("lone-echo#4") == (1, 1)
    assert (copy.token, copy.exhausted, copy.wounds, copy.stunned, copy.gear) == (True, True, 0, False, [])


@clause("INF-13-8", "INF-4-5")
def test_a_copy_that_dies_leaves_nothing():
    given = table().south(sanctuary=["soldier-6-6", "soldier-5-5"], hand=["sudden-end"], ether=1)
    begun = given.north(sanctuary=["lone-echo"]).quietly().at(ChooseAttack(SOUTH), ChooseAction(SOUTH))

    fought = begun.when("south", "attack soldier-6-6#1 lone-echo#3", "end", "pass", "pass")
    assert fought.north.sanctuary == ["lone-echo#4"]
    then = fought.when("south", "play sudden-end", "target lone-echo#4")

    assert (then.north.sanctuary, then.north.discard) == ([], ["lone-echo"])


@clause("INF-13-8")
def test_a_creature_with_eco_that_returns_to_hand_leaves_no_copy():
    given = table().south(hand=["sudden-recall"], ether=1).north(sanctuary=["lone-echo"])

    then = acting(given).when("south", "play sudden-recall", "target lone-echo#1")

    assert (then.north.sanctuary, then.north.hand) == ([], ["lone-echo*"])


@clause("INF-13-8", "INF-10.2-1")
def test_a_copy_keeps_the_path_closed():
    given = table().south(front=["soldier-6-6", "path-cutter"]).north(front=["lone-echo"])
    begun = given.quietly().at(ChooseAttack(SOUTH), ReadyAll(), ChooseAttack(SOUTH))

    again = begun.when("south", "attack soldier-6-6#1 lone-echo#3", "end")

    assert again.north.front == ["lone-echo#4"]
    assert again.when("south", "attack soldier-6-6#1 nexus").refused == "INF-10.2-1"


@clause("INF-13-8")
def test_a_copy_belongs_to_who_controlled_the_dead():
    given = table().south(sanctuary=["soldier-6-6"]).north(sanctuary=["lone-echo owner=south"])

    then = declaring(given).when("south", "attack soldier-6-6#1 lone-echo#2")

    assert (then.north.sanctuary, then.south.discard) == (["lone-echo#3"], ["lone-echo"])


@clause("INF-13-9")
def test_a_copy_has_the_numbers_and_keywords_its_card_names():
    then = fallen(table(), "swift-echo")

    copy = then.north.piece("swift-echo#3")
    assert (then.north.stats("swift-echo#3"), copy.exhausted) == ((2, 1), False)
    assert then.north.keyword("swift-echo#3", RUSH)


ECO_CARD = """\
set: {{id: mine, name: {{es: Mío, en: Mine}}}}
cards:
  - {{id: faint-echo, number: 300, name: {{es: Eco débil, en: Faint Echo}}, type: creature, cost: 2, attack: 2, life: 2,
     icon: echo-ripples, echo: {eco}}}
"""


@clause("INF-13-9")
@pytest.mark.parametrize("eco", ["{}", "{attack: 1}", "{life: 1}"])
def test_a_card_with_eco_and_no_numbers_is_rejected_when_cards_are_loaded(tmp_path, eco):
    file = tmp_path / "mine.yaml"
    file.write_text(ECO_CARD.format(eco=eco), encoding="utf-8")

    with pytest.raises(ProblemsError) as caught:
        FORMAT.load([file])

    assert {problem.clause for problem in caught.value.problems} == {"INF-13-9"}
    file.write_text(ECO_CARD.format(eco="{attack: 1, life: 1}"), encoding="utf-8")
    assert FORMAT.load([file]).by_id["faint-echo"].echo is not None


@clause("INF-13-9")
def test_a_copy_has_no_keyword_of_the_original_that_its_card_does_not_name():
    # Eco and the effect on dying come together: North orders them
    then = fallen(table(), "warden-echo").when("north", "resolve #2/echo")

    assert then.north.sanctuary == ["warden-echo#3"]
    assert not then.north.keyword("warden-echo#3", GUARD)


@clause("INF-13-9")
def test_a_copy_has_no_other_ability_of_the_original():
    given = table().south(sanctuary=["warden-echo wounds=2"], hand=["breath-of-ash", "sudden-end"], ether=2)
    begun = given.quietly().at(ChooseAction(SOUTH))
    assert begun.south.stats("warden-echo#1") == (4, 3)
    assert "use warden-echo#1/0" in begun.offered("south")

    copied = begun.when("south", "play breath-of-ash", "resolve #1/echo")
    assert (copied.south.sanctuary, copied.south.stats("warden-echo#2")) == (["warden-echo#2"], (1, 1))
    assert copied.north.nexus == 19, "the original has died with its effect"
    assert not [text for text in copied.offered("south") if text.startswith("use")]
    ended = copied.when("south", "play sudden-end")

    assert (ended.south.sanctuary, ended.north.nexus) == ([], 19)


@clause("INF-13-9", "INF-3-11")
def test_the_copy_of_a_champion_is_a_champion():
    then = fallen(table(), "twice-crowned")

    copy = then.north.piece("twice-crowned#3")
    assert full(then).is_champion(copy)
    assert full(then).champion_of(NORTH) is copy
