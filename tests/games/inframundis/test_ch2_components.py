"""Chapter 2: what each player needs: a deck, a Nexus at 20, counters in view, and perhaps a Commander."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from liza.games.inframundis import GAME, kinds
from liza.games.inframundis.decks import Deck, check_deck
from liza.games.inframundis.pool import cards
from liza.games.inframundis.setting_up import Commanders
from liza.games.inframundis.state import Inf
from liza.games.inframundis.windows import ChooseAction
from liza.kernel import Match
from liza.testing.marks import clause
from liza.toolkit.problems import ProblemsError
from tests.games.inframundis.table import SETS, table
from tests.games.inframundis.waiting import answer, of_kind, part, wait_in

SOUTH, NORTH = 0, 1
FIFTY = {**{f"soldier-{attack}-{life}": 3 for attack in (1, 2, 3, 4) for life in (1, 2, 3, 4)}, "soldier-5-5": 2}
"""A lawful deck of 50 cards."""
REGENT = {"cards": FIFTY, "commanders": ["tide-regent"]}
LEADERLESS: dict[str, Any] = {"cards": FIFTY}
SEATED: list[Mapping[str, Any]] = [REGENT, LEADERLESS]


def refusals(setup: dict[str, Any]) -> list[tuple[str, str]]:
    """Returns clause and place of everything that keeps a game from being set up."""
    with pytest.raises(ProblemsError) as caught:
        GAME.complete({"sets": SETS, **setup})
    return [(one.clause, one.place) for one in caught.value.problems]


def begin(match: Match) -> None:
    """Keeps both hands and goes on to the first turn."""
    wait_in(match, lambda state: state.turn == 1)


# Decks


@clause("INF-2-1")
def test_each_player_needs_a_deck():
    assert refusals({"decks": ["umbral"]}) == [("INF-2-1", "decks")]
    assert refusals({"decks": ["umbral", None]}) == [("INF-2-1", "decks.north")]
    assert refusals({"decks": []}) == [("INF-2-1", "decks")]


@clause("INF-2-1")
def test_each_player_draws_from_a_deck_of_their_own():
    match = GAME.start({"decks": ["umbral", "brasa"]}, 5)
    begin(match)
    state = match.state
    assert isinstance(state, Inf)
    for side, name in zip(state.sides, ("umbral", "brasa"), strict=True):
        deck = GAME.complete({"decks": [name, name]})["decks"][0]["cards"]
        assert {state.card(card).id for card in [*side.hand, *side.deck]} == set(deck)


# The Nexus


@clause("INF-2-2")
def test_both_nexuses_start_at_20():
    match = GAME.start({"decks": ["umbral", "brasa"]}, 5)
    begin(match)
    assert (part(match, "south").nexus, part(match, "north").nexus) == (20, 20)
    told = [event for event in of_kind(match.told(NORTH), kinds.NEXUS_RESTORED) if event.clause == "INF-2-2"]
    assert [(kinds.seat_of(event.a), kinds.more_of(event.a)) for event in told] == [(SOUTH, 20), (NORTH, 20)]


# Counters


@clause("INF-2-3")
def test_wounds_states_and_marks_are_in_view_of_both():
    given = (
        table()
        .south(mark=1)
        .north(mark=0, front=["soldier-2-4 wounds=2 stunned", "soldier-2-3 silenced exhausted"], nexus=13)
    )
    state = given.at(ChooseAction(SOUTH)).state
    for seat in (SOUTH, NORTH):
        seen = state.observe(seat)
        assert isinstance(seen, Inf)
        first, second = seen.sides[NORTH].lines[0]
        assert (first.wounds, first.stunned, first.exhausted) == (2, True, False)
        assert (second.silenced != 0, second.exhausted, second.stunned) == (True, True, False)
        assert [side.mark for side in seen.sides] == [1, 0]
        assert [side.nexus for side in seen.sides] == [20, 13]


# Commanders


@clause("INF-2-4")
def test_one_player_may_bring_a_commander_and_the_other_not():
    match = GAME.start({"decks": SEATED, "sets": SETS}, 5)
    answer(match, "south", "lead tide-regent")
    begin(match)
    assert part(match, "south").commander == "tide-regent"
    assert part(match, "north").commander == ""
    shown = of_kind(match.log, kinds.COMMANDER_SHOWN)
    assert [(kinds.seat_of(event.a), event.clause) for event in shown] == [(SOUTH, "INF-4-3"), (NORTH, "INF-2-4")]


@clause("INF-2-4")
def test_whoever_brought_a_commander_may_still_decline():
    match = GAME.start({"decks": SEATED, "sets": SETS}, 5)
    answer(match, "south", "no-leader")
    begin(match)
    assert part(match, "south").commander == ""


@clause("INF-2-4")
def test_both_may_bring_the_same_commander():
    match = GAME.start({"decks": [REGENT, REGENT], "sets": SETS}, 5)
    answer(match, "south", "lead tide-regent")
    answer(match, "north", "lead tide-regent")
    begin(match)
    assert (part(match, "south").commander, part(match, "north").commander) == ("tide-regent", "tide-regent")


@clause("INF-2-4")
def test_a_commander_is_no_part_of_the_deck():
    inside = {**FIFTY, "soldier-5-5": 1, "tide-regent": 1}
    listed = Deck(tuple(id for id, copies in inside.items() for _ in range(copies)))
    problems = check_deck(listed, cards(*SETS))
    assert [(one.clause, one.advice) for one in problems] == [("INF-2-4", False)]
    assert refusals({"decks": [{"cards": inside}, REGENT]}) == [("INF-2-4", "")]


@clause("INF-2-4")
def test_nobody_brings_two_commanders():
    two = {"cards": FIFTY, "commanders": ["tide-regent", "kiln-marshal"]}
    assert refusals({"decks": [two, REGENT]}) == [("INF-2-4", "")]


@clause("INF-2-4")
def test_a_table_without_commanders_refuses_them():
    without = {"commanders": "none"}
    assert refusals({"decks": [REGENT, LEADERLESS], "options": without}) == [("INF-2-4", "")]
    given = table(options=without).south(commanders=["tide-regent"]).at(Commanders(), ChooseAction(SOUTH))
    assert given.owing == ["south"]
    assert given.when("south", "lead tide-regent").refused == "INF-2-4"
    assert given.south.commander == ""


@clause("INF-2-4")
@pytest.mark.parametrize("name", GAME.deck_names())
def test_a_sample_deck_is_played_without_its_commander_where_there_are_none(name: str):
    setup = GAME.complete({"decks": [name, name], "options": {"commanders": "none"}})
    assert [deck["commanders"] for deck in setup["decks"]] == [[], []]


@clause("INF-2-4")
def test_a_table_that_requires_commanders_refuses_to_do_without():
    required = {"commanders": "required"}
    assert refusals({"decks": [REGENT, LEADERLESS], "options": required}) == [("INF-2-4", "")]
    given = table(options=required).table(turn=0, first="").south(commanders=["tide-regent", "kiln-marshal"])
    choosing = given.north(commanders=["tide-regent"]).at(Commanders())
    assert choosing.offered("south") == ["lead tide-regent", "lead kiln-marshal"]
    assert choosing.when("south", "no-leader").refused == "INF-2-4"
    chosen = choosing.when("south", "lead kiln-marshal").when("north", "lead tide-regent")
    assert (chosen.south.commander, chosen.north.commander) == ("kiln-marshal", "tide-regent")
