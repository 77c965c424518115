"""What the greedy player does with a country: it pays, recruits what it can keep, fights the weak, takes land."""

from __future__ import annotations

import pytest

from liza.games.campaign import GAME
from liza.games.campaign.judgement import MARCHES, odds
from liza.games.campaign.recruiting import RecruitTroops
from liza.games.campaign.wages import PayWages
from liza.players.greedy import GreedyPlayer
from tests.games.campaign.field import X, Y
from tests.games.campaign.opening import Opening


def choice(f: Opening, seat: int = X) -> str:
    """Returns what a greedy player answers."""
    seen = f.s.observe(seat)
    ask = seen.ask_of(seat)
    assert ask is not None
    return ask.describe(seen, GreedyPlayer(GAME, None, 1).choose(seen, ask, ask.options(seen)))


def front(enemies: int) -> Opening:
    """Returns X's duke with 2,500 points in A2, and Y's troops in M1, for all to see."""
    f = Opening(visibility="open").home(X)
    f.leader(X, "duke", "A2")
    f.troops(X, "A2", 2500)
    f.troops(Y, "M1", enemies)
    f.write_orders()
    return f


def test_it_attacks_the_weak_and_leaves_the_strong_alone():
    assert choice(front(300)) == "march duke M1"
    assert choice(front(6000)) != "march duke M1"


def test_it_takes_a_free_march():
    f = Opening().home(X)
    f.leader(X, "duke", "A5")
    f.troops(X, "A5", 2000)
    f.write_orders()
    assert choice(f).startswith("march duke A")  # A4 borders M1, and A1 is on the way to A2


@pytest.mark.parametrize(("coins", "answer"), [(50_000, "recruit"), (1000, "done")])
def test_it_recruits_what_it_can_pay(coins: int, answer: str):
    f = Opening().home(X).levies(X, 600).coins(X, coins)
    f.troops(X, "A1", 1000)
    f.go(RecruitTroops())
    assert choice(f).startswith(answer)


def test_it_pays_its_troops():
    f = Opening().home(X).coins(X, 5000)
    f.troops(X, "A1", 1000, owed=1)
    f.go(PayWages())
    assert choice(f) == "pay-all"


def test_odds_rise_with_the_ratio_and_are_near_what_the_resolver_gives():
    known = {0.8: 0.13, 0.9: 0.32, 1.0: 0.44, 1.1: 0.66, 1.25: 0.85}
    found = [odds(ratio, 1.0) for ratio in known]
    assert found == sorted(found)
    assert all(abs(one - two) < 0.05 for one, two in zip(found, known.values(), strict=True))


def test_of_hundreds_of_orders_it_looks_at_a_few_marches_of_each_leader():
    f = Opening().home(X)
    f.leader(X, "duke", "A2")
    f.troops(X, "A2", 2000)
    f.write_orders()
    seen = f.s.observe(X)
    ask = seen.ask_of(X)
    assert ask is not None
    options = ask.options(seen)
    short = GAME.shortlist(seen, ask, options)
    marches = [ask.describe(seen, one) for one in short if ask.describe(seen, one).startswith("march")]
    assert set(short) < set(options)
    assert 0 < len(marches) <= MARCHES < sum(ask.describe(seen, one).startswith("march") for one in options)
    assert {"march duke M1", "march duke M6"} <= set(marches)


def test_wages_are_paid_by_rule_not_unit_by_unit():
    f = Opening().home(X).coins(X, 5000)
    f.troops(X, "A1", 1000)
    f.go(PayWages())
    seen = f.s.observe(X)
    ask = seen.ask_of(X)
    assert ask is not None
    named = {ask.describe(seen, one) for one in GAME.shortlist(seen, ask, ask.options(seen))}
    assert "pay-all" in named
    assert "pay-each" not in named
