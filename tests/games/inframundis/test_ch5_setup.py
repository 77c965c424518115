"""Chapter 5: setting a game up."""

from __future__ import annotations

from collections import Counter
from typing import Any

from liza.games.inframundis import GAME, kinds, notation
from liza.games.inframundis.pieces import NOBODY
from liza.games.inframundis.sequence import BeginRound
from liza.games.inframundis.setting_up import DrawFirstPlayer
from liza.games.inframundis.state import Inf
from liza.kernel import Match, dump
from liza.testing.marks import clause
from tests.games.inframundis.table import SETS, table
from tests.games.inframundis.waiting import answer, inf, of_kind, part, turn, wait, wait_in

SOLDIERS = {f"soldier-{attack}-{life}": 3 for attack in (1, 2, 3, 4) for life in (1, 2, 3, 4)}
FIFTY: dict[str, Any] = {"name": "soldados", "cards": {**SOLDIERS, "soldier-5-5": 2}, "commanders": ["open-handed"]}
"""A deck of 50 cards with a Commander whose opening hand is one card bigger."""
BOTH = ("south", "north")
SPECTATOR = 2


def opening(seed: int = 1, **setup: Any) -> Match:
    """Returns a match at its first question: the Commanders."""
    return GAME.start({"decks": [FIFTY, FIFTY], "sets": SETS, **setup}, seed)


def at_mulligan(leader: str = "no-leader", seed: int = 1) -> Match:
    match = opening(seed)
    answer(match, "south", leader)
    answer(match, "north", "no-leader")
    return match


def begun(seed: int = 1, **setup: Any) -> Match:
    """Returns a match at the first window of the first turn; no Commanders, hands kept."""
    match = opening(seed, **setup)
    wait_in(match, lambda state: state.turn == 1)
    return match


# The order


@clause("INF-5-1")
def test_setup_keeps_the_order_of_the_rulebook():
    match = at_mulligan("lead open-handed")
    answer(match, "south", "keep")
    answer(match, "north", "mulligan")
    happened = dict.fromkeys(event.kind for event in match.log)
    assert list(happened)[:7] == [
        kinds.SHUFFLED,
        kinds.NEXUS_RESTORED,
        kinds.COMMANDER_SHOWN,
        kinds.CARD_DRAWN,
        kinds.MULLIGAN_TAKEN,
        kinds.FIRST_DRAWN,
        kinds.ROUND_BEGAN,
    ]


@clause("INF-5-1")
def test_no_card_is_drawn_before_the_commanders_are_chosen():
    match = opening()
    assert match.offered(0)[:2] == ["lead open-handed", "no-leader"]
    assert [part(match, seat).hand for seat in BOTH] == [[], []]


@clause("INF-5-1")
def test_the_mulligan_is_decided_without_knowing_who_starts():
    match = at_mulligan()
    assert [match.offered(seat)[:2] for seat in range(2)] == [["keep", "mulligan"]] * 2
    for seat in (0, 1, SPECTATOR):
        seen = inf(match.state.observe(seat))
        assert (seen.first, seen.active) == (NOBODY, NOBODY)
        assert not of_kind(match.told(seat), kinds.FIRST_DRAWN)


# Shuffling and the Nexus


@clause("INF-5-2")
def test_each_player_begins_by_shuffling_the_deck():
    def decks(seed: int) -> list[list[str]]:
        return [part(opening(seed), seat).deck for seat in BOTH]

    listed = sorted(decks(1)[0])
    assert decks(1) == decks(1)
    assert decks(1) != decks(2)
    assert decks(1)[0] != decks(1)[1], "each is shuffled on its own"
    assert all(sorted(deck) == listed for deck in [*decks(1), *decks(2)])
    assert [event.a for event in of_kind(opening().log, kinds.SHUFFLED)] == [0, 1]


@clause("INF-5-3")
def test_each_nexus_is_set_to_twenty():
    match = begun()
    assert [part(match, seat).nexus for seat in BOTH] == [20, 20]


# Commanders


@clause("INF-5-4")
def test_a_commander_is_chosen_in_secret():
    waiting, chosen, declined = opening(), opening(), opening()
    answer(chosen, "south", "lead open-handed")
    answer(declined, "south", "no-leader")
    for rival in (1, SPECTATOR):
        seen = inf(chosen.state.observe(rival))
        assert seen.ask_of(0) is None, "South has decided, and that shows"
        assert waiting.state.observe(rival).ask_of(0) is not None
        assert (seen.sides[0].leader, seen.sides[0].draft, seen.sides[0].commanders) == (None, [], [])
        assert dump(seen) == dump(declined.state.observe(rival))
        assert chosen.told(rival) == declined.told(rival)


@clause("INF-5-4")
def test_commanders_are_revealed_together_before_the_opening_draw():
    match = opening()
    answer(match, "north", "lead open-handed")
    answer(match, "south", "lead open-handed")
    assert [part(match, seat).commander for seat in BOTH] == ["open-handed"] * 2
    for seat in (0, 1, SPECTATOR):
        leaders = [side.leader for side in inf(match.state.observe(seat)).sides]
        assert all(leader is not None for leader in leaders)
        assert len(of_kind(match.told(seat), kinds.COMMANDER_SHOWN)) == 2
    told = [event.kind for event in match.log]
    last_shown = max(i for i, kind in enumerate(told) if kind == kinds.COMMANDER_SHOWN)
    assert last_shown < told.index(kinds.CARD_DRAWN)


# The opening hand and the mulligan


@clause("INF-5-5")
def test_the_opening_hand_is_five_cards_for_both():
    match = at_mulligan()
    assert [(len(part(match, seat).hand), len(part(match, seat).deck)) for seat in BOTH] == [(5, 45), (5, 45)]


@clause("INF-5-6")
def test_a_mulligan_returns_the_whole_hand_for_one_card_fewer():
    match = at_mulligan()
    returned = part(match, "south").hand
    answer(match, "south", "mulligan")
    answer(match, "north", "keep")
    south, north = part(match, "south"), part(match, "north")
    assert (len(south.hand), len(south.deck)) == (4, 46)
    assert (len(north.hand), len(north.deck)) == (5, 45)
    assert sorted(south.hand + south.deck) == sorted([*SOLDIERS] * 3 + ["soldier-5-5"] * 2)
    assert not Counter(south.hand) <= Counter(returned), "what was returned lay on top before the shuffle"


@clause("INF-5-6")
def test_a_mulligan_is_all_or_nothing():
    match = at_mulligan()
    two = " ".join(part(match, "south").hand[:2])
    refusal = match.answer(0, f"mulligan {two}")
    assert refusal is not None
    assert match.offered(0) == ["keep", "mulligan", "concede"]
    assert len(part(match, "south").hand) == 5


@clause("INF-5-6")
def test_mulligans_are_decided_in_secret_and_shown_afterwards():
    taken, kept = at_mulligan(), at_mulligan()
    answer(taken, "south", "mulligan")
    answer(kept, "south", "keep")
    for rival in (1, SPECTATOR):
        assert dump(taken.state.observe(rival)) == dump(kept.state.observe(rival))
        assert taken.told(rival) == kept.told(rival)
    answer(taken, "north", "keep")
    assert [(event.a, event.b) for event in of_kind(taken.told(1), kinds.MULLIGAN_TAKEN)] == [(0, 4), (1, 0)]
    assert len(inf(taken.state.observe(1)).sides[0].hand) == 4


@clause("INF-5-6")
def test_a_bigger_opening_hand_makes_a_bigger_mulligan():
    match = at_mulligan("lead open-handed")
    assert (len(part(match, "south").hand), len(part(match, "north").hand)) == (6, 5)
    answer(match, "south", "mulligan")
    answer(match, "north", "mulligan")
    assert (len(part(match, "south").hand), len(part(match, "north").hand)) == (5, 4)
    assert len(part(match, "south").deck) == 45


@clause("INF-5-7")
def test_nobody_takes_a_second_mulligan():
    match = at_mulligan()
    answer(match, "south", "mulligan")
    refusal = match.answer(0, "mulligan")
    assert refusal is not None
    assert refusal.clause == "INF-5-7", "not while the other still decides"
    answer(match, "north", "keep")
    hand = part(match, "south").hand
    assert len(hand) == 4
    for seat, cited in ((0, "INF-5-7"), (1, "INF-5-1")):
        refusal = match.answer(seat, "mulligan")
        assert refusal is not None
        assert (refusal.code, refusal.clause) == ("forbidden", cited), "North kept: it is the moment that has passed"
    assert part(match, "south").hand == hand


# Who starts


@clause("INF-5-8")
def test_who_is_drawn_first_opens_every_round():
    drawn = table().table(round=0, turn=0).chance(1).at(DrawFirstPlayer(), BeginRound())
    assert (drawn.state.first, drawn.state.active) == (1, 1)
    assert [(event.a, event.clause) for event in of_kind(drawn.events, kinds.FIRST_DRAWN)] == [(1, "INF-5-8")]
    second = wait(drawn, lambda state: state.round == 2)
    assert second.state.active == 1
    third = wait(second, turn("south", "awaken", round=2))
    assert wait(third, lambda state: state.round == 3).state.active == 1


@clause("INF-5-8")
def test_chance_is_fair_to_both_players():
    lone = {**FIFTY, "commanders": []}
    setup = GAME.complete({"decks": [lone, lone], "sets": SETS})
    firsts = [first_player(inf(GAME.simulated(setup, seed))) for seed in range(1000)]
    assert all(430 <= firsts.count(seat) <= 570 for seat in range(2))


def first_player(state: Inf) -> int:
    for seat in range(2):
        state.advance()
        state.apply_for(seat, notation.KEEP)
    state.advance()
    return state.first
