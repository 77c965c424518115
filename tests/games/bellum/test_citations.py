"""What the log cites: the clause that says most of what happened, so that whoever follows it reads why."""

from __future__ import annotations

import pytest

from liza.games.bellum import GAME
from liza.kernel import LIVE
from liza.testing.marks import clause
from liza.testing.scenes import Outcome
from liza.testing.walks import Walk, setup_for
from tests.games.bellum.table import SUPPLY_STEPS, act, clauses, fight, table

PAIRINGS = [
    ("v-2-2", "v-3-3", "BEL-7.4-7", True),
    ("v-2-2", "v-3-3 exhausted", "BEL-7.4-8", False),
    ("v-2-2", "r-2-2", "BEL-7.4-9", False),
    ("r-2-2", "v-3-3", "BEL-7.5-5", False),
    ("r-2-2", "r-2-2", "BEL-7.5-6", True),
    ("r-2-2", "r-2-2 exhausted", "BEL-7.5-7", False),
    ("v-2-2", "tower-2-4", "BEL-8-14", True),
    ("v-2-2", "tower-2-4 exhausted", "BEL-8-12", False),
    ("v-2-2", "wall-6", "BEL-8-13", False),
    ("v-5-5", "wall-4", "BEL-8-15", False),
]
"""Attacker, target, the clause of the blow, whether the target strikes back."""


def zone(card: str) -> str:
    return "vanguard" if card.startswith("v-") else "rearguard" if card.startswith("r-") else "structures"


def blow(attacker: str, target: str) -> Outcome:
    """Returns what comes of one attack on one card, which South alone or North with it has chosen."""
    given = table().south(**{zone(attacker): [attacker]}).north(**{zone(target): [target]})
    after = fight(given, f"{attacker}#6")
    return after.when("north", f"defend {target.split()[0]}#7") if after.owing else after


@clause("BEL-7.4-7", "BEL-7.4-8", "BEL-7.4-9", "BEL-7.5-5", "BEL-7.5-6", "BEL-7.5-7")
@clause("BEL-8-12", "BEL-8-13", "BEL-8-14", "BEL-8-15")
@pytest.mark.parametrize(("attacker", "target", "cited", "responds"), PAIRINGS, ids=[one[2] for one in PAIRINGS])
def test_a_blow_cites_who_responds_to_whom(attacker: str, target: str, cited: str, responds: bool):
    after = blow(attacker, target)
    fallen = not (after.south.vanguard or after.south.rearguard)

    assert cited in clauses(after)
    assert (fallen or after.south.left(f"{attacker}#6") < int(attacker[-1])) == responds


@clause("BEL-7.4-3", "BEL-7.4-5", "BEL-7.4-6")
@pytest.mark.parametrize(("unit", "cited"), [("v-3-3", "BEL-7.4-3"), ("r-2-2", "BEL-7.4-5")])
def test_an_attack_let_through_is_told(unit: str, cited: str):
    asked = fight(table().south(vanguard=["v-2-2"]).north(**{zone(unit): [unit]}), "v-2-2#6")
    after = asked.when("north", "no-defence")

    assert {cited, "BEL-7.4-6"} <= set(clauses(after))
    assert after.north.points == 18


@clause("BEL-1-6")
def test_a_blow_that_nobody_could_meet_is_told_as_such():
    after = fight(table().south(vanguard=["v-2-2"]), "v-2-2#6")

    assert "BEL-1-6" in clauses(after) and after.south.left("v-2-2#6") == 2


@clause("BEL-11-10", "BEL-11-11", "BEL-11-12", "BEL-11-16")
def test_an_ascent_cites_what_it_keeps_and_what_it_heals():
    laid = table().south(vanguard=["guard-veteran exhausted damage=1"], hand=["guard-elite", "guard-royal"])
    once = act(laid.south(ready=9, age=3, vault=[])).when("south", "ascend guard-veteran#6 guard-elite")
    again = once.when("south", "ascend guard-elite#6 guard-royal")

    assert {"BEL-11-12", "BEL-11-10"} <= set(clauses(once))
    assert "BEL-11-16" in clauses(again) and "BEL-11-10" not in clauses(again)


@clause("BEL-6.A-2", "BEL-7.1-9")
def test_readying_cites_the_cards_one_would_not_expect():
    vault = table().south(development=["lens exhausted"], castle=["v-1-1"]).at(*SUPPLY_STEPS)
    borrowed = table().south(vanguard=["v-3-3 exhausted owner=north"], castle=["v-1-1"]).at(*SUPPLY_STEPS)

    assert "BEL-6.A-2" in clauses(vault)
    assert "BEL-7.1-9" in clauses(borrowed)


@clause("BEL-10-4", "BEL-3-21")
def test_supplies_spent_in_the_rivals_turn_say_so():
    given = table().south(vanguard=["v-3-3"]).north(structures=["wall-6"], hand=["wake", "wake"], ready=1, exhausted=3)
    asked = fight(given, "v-3-3#6")
    after = asked.when("north", "play wake", "target v-3-3#6")

    assert "BEL-10-4" in clauses(after)


@pytest.mark.both_builds
def test_random_games_cite_clauses_that_are_in_the_rulebook():
    catalogue = GAME.catalogue()
    assert catalogue is not None
    cited: set[str] = set()
    for seed in range(12):
        walk = Walk(GAME, setup_for(GAME, seed), seed, LIVE)
        walk.state.log = []
        for _ in walk:
            pass
        cited |= {event.clause for event in walk.state.log}

    assert cited <= set(catalogue.ids)
    assert len(cited) > 60
