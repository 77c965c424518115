"""Chapter 4: where cards lie, and who may see them there."""

from __future__ import annotations

import pytest

from liza.games.inframundis import kinds
from liza.games.inframundis.changes import DrawCards
from liza.games.inframundis.combat import ChooseAttack
from liza.games.inframundis.printed import LEADER
from liza.games.inframundis.state import Inf
from liza.games.inframundis.windows import ChooseAction
from liza.kernel import HIDDEN
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from tests.games.inframundis.table import table
from tests.games.inframundis.waiting import of_kind

SOUTH, NORTH = 0, 1
HAND = ["wolf", "spark-bolt", "hulda", "ash-clock", "wolf"]
FULL = ["soldier-1-1", "soldier-1-1", "soldier-1-1"]


def acting(given: Scene) -> Outcome:
    """Returns the scene at south's first choice in Preparación."""
    return given.at(ChooseAction(SOUTH))


def seen_by(outcome: Outcome, seat: int) -> Inf:
    """Returns what this seat may know."""
    seen = outcome.state.observe(seat)
    assert isinstance(seen, Inf)
    return seen


def beside(name: str) -> str:
    """Returns a piece's name without its number."""
    return name.partition("#")[0]


# Who sees what


@clause("INF-4-1")
def test_each_player_has_a_place_for_every_card():
    laid = acting(
        table().south(
            nexus=17,
            deck=["wolf"],
            hand=["hulda"],
            discard=["spark-bolt"],
            front=["soldier-1-1"],
            sanctuary=["soldier-1-2"],
            rear=["soldier-1-3"],
        )
    )
    south = laid.south
    assert (south.nexus, south.deck, south.hand, south.discard) == (17, ["wolf"], ["hulda"], ["spark-bolt"])
    assert (south.front, south.sanctuary, south.rear) == (["soldier-1-1#1"], ["soldier-1-2#2"], ["soldier-1-3#3"])
    assert (laid.north.nexus, laid.north.hand, laid.north.front) == (20, [], [])


@clause("INF-4-1")
def test_the_rival_sees_how_many_cards_a_hand_has_and_none_of_them():
    laid = acting(table().south(hand=HAND))
    assert seen_by(laid, NORTH).sides[SOUTH].hand == [0, 0, 0, 0, 0]
    own = seen_by(laid, SOUTH)
    assert [own.card(card).id for card in own.sides[SOUTH].hand] == HAND


@clause("INF-4-1")
def test_a_discard_pile_lies_open():
    given = table().table(active="north").north(hand=["thorn-letter"], discard=["wolf"], ether=1)
    cast = given.at(ChooseAction(NORTH)).when("north", "play thorn-letter")
    seen = seen_by(cast, SOUTH)
    assert [seen.card(card).id for card in seen.sides[NORTH].discard] == ["wolf", "thorn-letter"]


@clause("INF-4-1")
@pytest.mark.parametrize("seat", [SOUTH, NORTH])
def test_nobody_looks_into_a_deck(seat: int):
    laid = acting(table().south(deck=["wolf", "hulda", "spark-bolt"]))
    assert seen_by(laid, seat).sides[SOUTH].deck == [0, 0, 0]


@clause("INF-4-1")
def test_a_card_that_is_drawn_is_told_to_its_player_alone():
    given = table().south(deck=["wolf", "hulda"], hand=["spark-bolt"])
    drawn = given.at(DrawCards(SOUTH, 1))
    (own,) = of_kind(drawn.told("south"), kinds.CARD_DRAWN)
    (other,) = of_kind(drawn.told("north"), kinds.CARD_DRAWN)
    seen = seen_by(drawn, NORTH)
    assert seen.card(own.b).id == "wolf"
    assert other.b == HIDDEN
    assert (len(seen.sides[SOUTH].deck), len(seen.sides[SOUTH].hand)) == (1, 2)


# The lines


@clause("INF-4-2")
def test_a_creature_that_moves_counts_in_its_new_line_only():
    given = acting(table().south(front=["soldier-2-2"], ether=1))
    assert (given.south.strength("front"), given.south.strength("sanctuary")) == (2, 0)
    moved = given.when("south", "move soldier-2-2#1 sanctuary")
    assert (moved.south.front, moved.south.sanctuary, moved.south.rear) == ([], ["soldier-2-2#1"], [])
    assert (moved.south.strength("front"), moved.south.strength("sanctuary")) == (0, 2)


@clause("INF-4-2")
def test_a_creature_in_two_lines_is_a_broken_table():
    state = acting(table().south(front=["soldier-2-2"])).state
    assert isinstance(state, Inf)
    twice = state.clone()
    twice.sides[SOUTH].lines[1].append(twice.sides[SOUTH].lines[0][0])
    found = table().game.broken(twice)
    assert any("INF-4-2" in text for text in found)


# The Commander's zone


@clause("INF-4-3")
def test_a_commander_lies_in_its_own_zone_and_takes_no_place_in_a_line():
    laid = acting(table().south(commander="front-captain", front=FULL, sanctuary=FULL, rear=FULL))
    assert laid.south.commander == "front-captain"
    seen = seen_by(laid, NORTH).sides[SOUTH]
    assert seen.leader is not None
    assert seen.leader.line == LEADER
    assert [len(line) for line in seen.lines] == [3, 3, 3]


@clause("INF-4-3")
def test_no_creature_is_played_into_the_zone_of_the_commander():
    choosing = acting(table().south(hand=["soldier-2-2"], ether=2)).when("south", "play soldier-2-2")
    refused = choosing.when("south", "to commander")
    assert refused.refused == "INF-4-3"
    assert (refused.south.hand, refused.south.commander) == (["soldier-2-2"], "")


# The table


@clause("INF-4-4")
def test_runes_on_the_table_close_no_path_and_are_not_attacked():
    given = table().south(rear=["soldier-2-2"]).north(table=["sanctuary-standard", "deep-hearth-rune"])
    declaring = given.at(ChooseAttack(SOUTH))
    assert declaring.offered("south") == ["end", "attack soldier-2-2#1 nexus"]
    assert [declaring.north.strength(line) for line in ("front", "sanctuary", "rear")] == [0, 0, 0]
    refusal = declaring.match.refusal(SOUTH, "attack soldier-2-2#1 sanctuary-standard#2")
    assert refusal is not None


@clause("INF-4-4")
def test_the_table_has_room_for_any_number_of_cards():
    four = ["sanctuary-standard"] * 4
    given = table().south(front=FULL, sanctuary=FULL, rear=FULL, table=four, hand=["deep-hearth-rune"], ether=3)
    laid = acting(given).when("south", "play deep-hearth-rune")
    assert [beside(name) for name in laid.south.table] == [*four, "deep-hearth-rune"]
    assert laid.cites("INF-4-4")


@clause("INF-4-4")
def test_the_table_lies_open():
    laid = acting(table().north(table=["deep-hearth-rune"]))
    seen = seen_by(laid, SOUTH)
    (rune,) = seen.sides[NORTH].table
    assert seen.card(rune.card).id == "deep-hearth-rune"


# The discard pile


@clause("INF-4-5")
def test_a_destroyed_creature_goes_to_the_discard_pile_of_its_owner():
    given = table().south(front=["soldier-2-2 owner=north", "soldier-1-1"], hand=["last-verdict"], ether=1)
    done = acting(given).when("south", "play last-verdict", "target soldier-2-2#1")
    assert done.north.discard == ["soldier-2-2"]
    assert done.south.discard == ["last-verdict"]


@clause("INF-4-5")
def test_a_stolen_relic_goes_to_the_discard_pile_of_its_owner():
    given = table().south(front=["soldier-2-2 gear=lead-curse"], hand=["last-verdict"], ether=1)
    given = given.north(hand=["lead-curse"], ether=1, front=["soldier-1-1"])
    cursed = given.table(active="north").at(ChooseAction(NORTH), ChooseAction(SOUTH))
    borne = cursed.when("north", "play lead-curse", "target soldier-2-2#1").when("south", "pass").when("north", "end")
    assert len(borne.south.piece("soldier-2-2#1").gear) == 2
    done = borne.when("south", "pass", "play last-verdict", "target soldier-2-2#1")
    assert sorted(done.south.discard) == ["last-verdict", "lead-curse", "soldier-2-2"]
    assert done.north.discard == ["lead-curse"]


@clause("INF-4-5")
def test_a_card_discarded_from_hand_goes_to_the_discard_pile_of_its_owner():
    given = table().south(hand=["fog-thief"], ether=3).north(hand=["wolf", "hulda"])
    played = acting(given).when("south", "play fog-thief", "to rear")
    done = played.when("north", "discard hulda")
    assert (done.north.hand, done.north.discard, done.south.discard) == (["wolf"], ["hulda"], [])
    assert done.cites("INF-4-5")


@clause("INF-4-5")
def test_a_created_copy_vanishes_when_it_leaves_play():
    given = table().south(front=["lost-voice"], rear=["soldier-1-1"], hand=["last-verdict", "last-verdict"], ether=2)
    first = acting(given).when("south", "play last-verdict", "target lost-voice#1").when("north", "pass")
    assert first.south.front == ["lost-voice#3"]
    assert first.south.discard == ["lost-voice", "last-verdict"]
    second = first.when("south", "play last-verdict", "target lost-voice#3")
    assert second.south.front == []
    assert second.south.discard == ["lost-voice", "last-verdict", "last-verdict"]


@clause("INF-4-5")
def test_a_created_copy_does_not_return_to_hand():
    given = table().south(front=["spark token", "soldier-1-1"], hand=["countertide"], ether=2)
    done = acting(given).when("south", "play countertide", "target spark#1")
    assert done.south.front == ["soldier-1-1#2"]
    assert done.south.hand == []
    assert done.south.discard == ["countertide"]
