"""What computer players think of a state: how an Invasión under way would end, and what is worth attacking."""

from __future__ import annotations

from liza.games.resurgir import notation
from liza.games.resurgir.judgement import bonus, quick
from liza.games.resurgir.sequence import BeginRenewal, RenewalMoment
from liza.games.resurgir.state import Res
from liza.kernel import LIVE
from liza.testing.scenes import Outcome, Scene
from tests.games.resurgir.table import GAME, act, declare, end, full, phase_steps, table


def invasion(given: Scene) -> Outcome:
    """Returns the scene where South is asked in its Invasión, with the Renovación after it."""
    steps = [*phase_steps(4)[1:], BeginRenewal(), RenewalMoment(False)]
    return given.table(phase="invasion", active="south").at(steps[0], *steps[1:])


def answer(s: Res) -> str:
    """Returns the quick answer where a state stands, as text."""
    options = s.advance(LIVE)
    return notation.describe(s, quick(s, options))


def test_a_state_is_settled_once_the_invasion_is_over():
    given = table().south(military=["m-2"]).north(economic=["eco-1"], hand=["l-resp-boost"], base=1)
    asked = full(end(declare(invasion(given), "eco-1#2", "m-2#1")))
    assert len(asked.confrontations) == 1 and asked.owing() == [1]
    GAME.settle(asked, 0)

    assert asked.confrontations == [] and asked.sides[0].zones[0] == []  # 2 against the Resistance of 3


def test_a_defender_that_turns_the_battle_is_sent():
    given = table().south(military=["m-2"]).north(military=["m-1", "m-5"])
    asked = full(end(declare(invasion(given), "m-1#2", "m-2#1")))
    GAME.settle(asked, 0)

    assert (len(asked.sides[0].zones[0]), len(asked.sides[1].zones[0])) == (0, 2)


def test_what_falls_and_gives_most_is_attacked():
    s = full(invasion(table().table(turn=6).south(military=["m-5"]).north(economic=["eco-1"], development=["dev-1"])))

    assert answer(s) == "attack dev-1#3"


def test_nothing_is_attacked_that_would_not_fall():
    s = full(invasion(table().south(military=["m-1"]).north(economic=["eco-1"], development=["dev-1"])))

    assert answer(s) == "end"


def test_a_lead_in_cards_is_worth_more_when_the_end_is_near():
    given = table().south(hand=["zero"], military=["m-1"])
    early, late = full(act(given.table(turn=3))), full(act(given.table(turn=7)))

    assert bonus(late, 0) > bonus(early, 0) > 0 > bonus(early, 1)
