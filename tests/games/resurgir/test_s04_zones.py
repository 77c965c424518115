"""Sections 3 to 6: what is on a card, zones and piles, relief, who begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from liza.games.resurgir.pool import cards
from liza.games.resurgir.schema import FORMAT
from liza.games.resurgir.sequence import HandLimit
from liza.testing.marks import clause
from liza.toolkit.problems import Problem, ProblemsError
from tests.games.resurgir.table import (
    GAME,
    RENEWAL_STEPS,
    act,
    attack,
    full,
    invade,
    laid,
    on,
    options,
    phase_steps,
    table,
)

HEAD = """set:
  id: prueba
  name: {es: Prueba, en: Test}
cards:
"""
UNIT = "type: military, copies: 3, cost: 1, force: 1"
SUPPORT = "type: support, copies: 3, cost: 1, force: 1"
ECONOMIC = "type: economic, copies: 2, cost: 2, resistance: 3, yields: 1"
LEGACY = "type: legacy, copies: 1, cost: 1, effects: [{verb: draw, whose: you, cards: 1}]"
CULTURE = (
    "type: culture, culture: x, set_up: [{kind: unit}], "
    "equinox: {needs: [{count: destroyed, at_least: 2}], do: [{verb: draw, whose: you, cards: 1}]}, "
    "encounter: {do: [{verb: draw, whose: you, cards: 1}]}"
)


def problems(tmp_path: Path, *rows: str) -> list[Problem]:
    """Returns what is wrong with a file of such cards."""
    path = tmp_path / "cards.yaml"
    lines = [
        f"  - {{id: card-{at}, number: {400 + at}, name: {{es: Carta {at}, en: Card {at}}}, icon: axe-sword, {row}}}"
        for at, row in enumerate(rows)
    ]
    path.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
    try:
        FORMAT.load([path])
    except ProblemsError as error:
        return error.problems
    return []


CASES = [
    ("RES-2-1", UNIT.replace("military", "artefacto")),
    ("RES-2.1-3", UNIT.replace(", force: 1", "")),
    ("RES-2.1-4", ECONOMIC.replace(", resistance: 3", "")),
    ("RES-2.1-7", UNIT + ", subcategory: mystic"),
    ("RES-2.1-8", SUPPORT + ", subcategory: infantry"),
    ("RES-2.2-12", ECONOMIC.replace(", yields: 1", "")),
    ("RES-2.4-6", LEGACY + ", abilities: [{always: {rule: indestructible}}]"),
    ("RES-2.4-8", LEGACY.replace("copies: 1", "copies: 2")),
    ("RES-3-1", UNIT.replace(", cost: 1", "")),
    ("RES-3-2", LEGACY + ", force: 2"),
    ("RES-12-2", UNIT + ", keywords: [{keyword: wrath}]"),
    ("RES-12-1", UNIT + ", keywords: [{keyword: frenzy, x: 1, at: enters}]"),
]


@clause(
    "RES-2-1", "RES-2.1-3", "RES-2.1-4", "RES-2.1-7", "RES-2.1-8", "RES-2.2-12", "RES-2.4-8", "RES-3-1", "RES-3-2",
    "RES-12-2", "RES-12-1",
)  # fmt: skip
@pytest.mark.parametrize(("breach", "row"), CASES, ids=[one for one, _ in CASES])
def test_a_faulty_card_is_refused_by_its_clause(tmp_path: Path, breach: str, row: str):
    found = problems(tmp_path, row)
    assert breach in [one.clause for one in found]
    assert all(one.text("es") and one.text("en") for one in found)


@clause("RES-7-1", "RES-1-5")
def test_a_culture_owes_its_three_abilities(tmp_path: Path):
    assert problems(tmp_path, CULTURE) == []
    bare = problems(tmp_path, "type: culture, culture: x")
    assert sorted(one.clause for one in bare) == ["RES-1-5", "RES-7-1", "RES-7-1"]


@clause("RES-2.1-7", "RES-2.1-8", "RES-3-1", "RES-3-2", "RES-2.4-8")
def test_lawful_cards_are_read(tmp_path: Path):
    rows = [UNIT, UNIT + ", subcategory: cavalry", SUPPORT + ", subcategory: civil", ECONOMIC, LEGACY, CULTURE]
    assert problems(tmp_path, *rows) == []


@clause("RES-3-1")
def test_every_card_has_a_code_and_no_two_the_same(tmp_path: Path):
    path = tmp_path / "cards.yaml"
    path.write_text(HEAD + f"  - {{id: a, name: {{es: A, en: A}}, icon: axe, {UNIT}}}\n", encoding="utf-8")
    with pytest.raises(ProblemsError) as caught:
        FORMAT.load([path])
    assert "number" in caught.value.problems[0].text("es") and str(path) == caught.value.problems[0].file
    row = "number: 7, icon: axe, " + UNIT
    same = [f"  - {{id: {id}, name: {{es: {id}, en: {id}}}, {row}}}" for id in ("a", "b")]
    path.write_text(HEAD + "\n".join(same) + "\n", encoding="utf-8")
    with pytest.raises(ProblemsError):
        FORMAT.load([path])
    model = cards().models.by_id["guardia-del-vado"]
    assert (model.culture, model.flavour, model.artist) == (None, None, "")


@clause("RES-4-1", "RES-5-1", "RES-5-3", "RES-5-4", "RES-4.2-2")
def test_a_full_zone_takes_a_relief_of_an_own_card_of_that_zone():
    given = table().south(hand=["m-6", "s-1"], base=7, military=[f"m-{n}" for n in range(1, 6)], support=["s-1", "s-2"])
    asked = act(given)
    plays = [one for one in asked.offered("south") if one.startswith("play m-6")]
    assert plays == [f"play m-6 relieving m-{n}#{n}" for n in range(1, 6)]
    assert asked.when("south", "play m-6").refused == "RES-5-1"
    done = asked.when("south", "play m-6 relieving m-2#2")
    assert (done.south.underworld, len(done.south.military), done.south.military[-1]) == (["m-2"], 5, "m-6#8")
    big = act(table().south(hand=["big-4", "zero", "s-1"], base=9, military=["m-1"] * 5))
    assert big.when("south", "play big-4").refused == "RES-5-4"
    assert big.when("south", "play big-4 relieving m-1#1").refused == "RES-5-4"


@clause("RES-5-2")
def test_a_relief_needs_a_full_zone():
    asked = act(table().south(hand=["m-6", "zero"], base=7, military=["m-1"] * 4))
    assert asked.when("south", "play m-6 relieving m-1#1").refused == "RES-5-2"


@clause("RES-5-5")
def test_the_relief_is_made_before_the_cost_is_paid():
    words = ["eco-1 resources=2", "eco-1", "eco-1", "eco-1"]
    asked = act(table().south(hand=["eco-2"], base=1, economic=words))
    assert [one for one in asked.offered("south") if one.startswith("play")] == [
        f"play eco-2 relieving eco-1#{n}" for n in (2, 3, 4)
    ]
    assert asked.when("south", "play eco-2 relieving eco-1#1").refused == "RES-5-5"


@clause("RES-5-7", "RES-5-8")
def test_a_relief_triggers_nothing():
    support = table().south(hand=["s-2", "zero"], base=9, support=["leaves-draw", "s-1", "s-1", "s-1"], deck=["m-1"])
    done = act(support.north(military=["grave-watcher"])).when("south", "play s-2 relieving leaves-draw#1")
    assert (done.south.hand, done.north.vp, done.south.underworld) == (["zero"], 0, ["leaves-draw"])
    venge = table().south(hand=["m-1", "s-1"], base=9, military=["venge-kill"] + ["m-2"] * 4).north(military=["m-5"])
    done = act(venge).when("south", "play m-1 relieving venge-kill#1")
    assert (done.north.military, done.south.underworld) == (["m-5#6"], ["venge-kill"])


@clause("RES-5-9", "RES-4.4-2")
def test_what_an_effect_puts_into_play_needs_a_free_slot_and_a_turned_unit_keeps_its():
    given = table().south(hand=["l-raise", "zero"], base=9, support=["s-1"] * 4, underworld=["s-2"])
    assert act(given).when("south", "play l-raise").refused == "RES-5-9"
    field = table().south(hand=["l-raise-inv", "l-inv-draw"], deck=["m-1"], underworld=["m-6"])
    field = field.south(military=["m-1", "m-1", "m-1 battlefield", "m-1 battlefield", "m-1 battlefield"])
    assert invade(field).when("south", "play l-raise-inv").refused == "RES-4.4-2"
    risen = act(table().south(military=["m-1"] * 5, underworld=["rise-2"], base=2))
    assert risen.when("south", "rise rise-2 relieving m-1#1").south.military[-1] == "rise-2#6"


@clause("RES-4.1-3")
def test_an_empty_deck_draws_nothing_or_the_discard_pile_is_shuffled():
    assert table().at(*phase_steps(1)).south.hand == []
    again = options(empty_deck="recycle_discard").south(discard=["m-1", "m-2", "m-3", "m-4"]).chance(0, 0, 0)
    done = again.at(*phase_steps(1))
    assert (len(done.south.hand), len(done.south.deck), done.south.discard) == (1, 3, [])


@clause("RES-4.1-4", "RES-4.9-3", "RES-4.7-2")
def test_who_sees_what():
    given = table().south(hand=["m-1"], deck=["m-2", "m-3"], discard=["l-draw"], underworld=["m-4"]).north(hand=["s-1"])
    s = laid(given)
    seen = s.observe(1)
    mine = s.observe(0)
    assert (seen.sides[0].hand, seen.sides[0].deck) == ([0], [0, 0])
    assert (mine.sides[0].hand, mine.sides[0].deck, mine.sides[1].hand) == (s.sides[0].hand, [0, 0], [0])
    assert seen.sides[0].discard == s.sides[0].discard and seen.sides[0].underworld == s.sides[0].underworld


@clause("RES-4.3-2")
@pytest.mark.parametrize(("capacity", "held"), [("4", 4), ("5", 4), ("unlimited", 9)])
def test_the_support_zone_holds_four_unless_the_options_say_otherwise(capacity: str, held: int):
    given = options(support_capacity=capacity).south(hand=["s-2", "zero"], base=2, support=["s-1"] * held)
    played = act(given).when("south", "play s-2")
    assert (played.refused == "RES-5-1") == (capacity == "4")
    assert len(played.south.support) == (held if capacity == "4" else held + 1)


@clause("RES-4.5-2", "RES-4.6-2")
@pytest.mark.parametrize(("card", "zone"), [("eco-1", "economic"), ("dev-1", "development")])
def test_the_zones_of_structures_hold_four(card: str, zone: str):
    full_zone = act(table().south(hand=[card, "zero"], base=5, **{zone: [card] * 4}))
    assert full_zone.when("south", f"play {card}").refused == "RES-5-1"
    three = act(table().south(hand=[card, "zero"], base=5, **{zone: [card] * 3}))
    assert len(getattr(three.when("south", f"play {card}").south, zone)) == 4


@clause("RES-4.4-1", "RES-4.4-3", "RES-10.4.2-3", "RES-10.4.2-8")
def test_attackers_and_defenders_go_to_the_battlefield_until_renewal():
    given = table().south(military=["m-2", "m-2"]).north(military=["m-5", "m-1"])
    opened = invade(given).when("south", "attack m-5#3", "with m-2#1", "with m-2#2", "close")
    asked = opened.when("south", "end") if "end" in opened.offered("south") else opened
    done = asked.when("north", "defend m-5#3 m-1#4")
    done = done.when("south", "give-up m-2#1")
    assert done.north.piece("m-1#4").battlefield and not done.north.piece("m-5#3").battlefield
    assert done.south.piece("m-2#2").battlefield and not done.north.turned("m-5#3")
    back = invade(on(done).south(military=["m-1"]), "north")
    assert back.when("north", "attack m-2#2").refused == "RES-10.4-2"
    ready = on(done).table(phase="renewal", active="").at(*RENEWAL_STEPS)
    assert not ready.south.turned("m-2#2") and not ready.south.piece("m-2#2").battlefield


@clause("RES-4.7-1", "RES-12.venganza-4")
def test_a_destroyed_card_goes_to_its_owners_underworld():
    fallen = attack(table().south(military=["m-3"]).north(military=["m-1"]), "m-1#2", "m-3#1")
    assert fallen.north.underworld == ["m-1"]
    lent = table().south(military=["venge-vp owner=north"], hand=["l-both-kill", "zero"]).north(military=["m-1"])
    done = act(lent).when("south", "play l-both-kill")
    assert (done.south.underworld, sorted(done.north.underworld), done.south.vp) == ([], ["m-1", "venge-vp"], 1)


@clause("RES-4.8-1", "RES-4.9-1", "RES-10.5.2-1", "RES-10.5.2-2")
def test_the_excess_of_a_hand_is_discarded():
    ten, nine = [f"m-{n}" for n in range(1, 7)] + ["s-1", "s-2", "zero", "eco-1"], ["m-1"] * 8 + ["m-2"]
    asked = table().south(hand=ten).north(hand=nine).table(phase="renewal", active="").at(HandLimit())
    assert asked.owing == ["south"]
    mine = asked.when("south", "discard s-1", "discard zero")
    assert (mine.south.discard, mine.owing) == (["s-1", "zero"], ["north"])
    done = mine.when("north", "discard m-1")
    assert (done.north.discard, len(done.north.hand), done.ended) == (["m-1"], 8, True)
    eight = table().south(hand=ten[:8]).table(phase="renewal", active="").at(HandLimit())
    assert eight.ended and eight.south.discard == []


@clause("RES-4.8-2", "RES-12.colera-1")
def test_to_mill_is_to_put_the_top_of_the_deck_into_the_discard_pile():
    given = table().south(military=["wrath-2"]).north(economic=["eco-2"], deck=["m-1", "m-2", "m-3"], hand=["m-4"])
    done = attack(given, "eco-2#2", "wrath-2#1")
    assert (done.north.discard, done.north.deck, done.north.hand) == (["m-1", "m-2"], ["m-3"], ["m-4"])


@clause("RES-4.9-2", "RES-10.1-1")
def test_a_hand_may_exceed_eight_outside_the_check():
    given = (
        table().south(hand=["m-1"] * 8, deck=["m-2", "m-3", "m-4"], military=["momentum-2"]).north(economic=["eco-2"])
    )
    drawn = given.table(turn=1).at(*phase_steps(1))
    assert len(drawn.south.hand) == 9 and drawn.south.discard == []
    asked = attack(given, "eco-2#2", "momentum-2#1").when("south", "accept")
    assert len(asked.south.hand) == 10


@clause("RES-6-1", "RES-6-2", "RES-4.1-2")
def test_the_initial_player_is_decided_at_random_and_holds_the_token():
    setup = GAME.complete(GAME.default_setup())
    firsts, orders = [], []
    for seed in range(60):
        s = GAME.simulated(setup, seed)
        s.advance()
        firsts.append(int(full_first(s)))
        orders.append(tuple(int(card) for card in s.sides[0].deck))  # type: ignore[attr-defined]
    assert 15 <= sum(firsts) <= 45
    again = GAME.simulated(setup, 7)
    again.advance()
    assert full_first(again) == firsts[7]
    assert len(set(orders[:10])) > 1


def full_first(s: object) -> int:
    """Returns who begins, who is also the Token's holder."""
    first = getattr(s, "first")  # noqa: B009
    assert first == getattr(s, "token")  # noqa: B009
    return int(first)


@clause("RES-6-3", "RES-10.5.3-1", "RES-1-7")
def test_the_token_passes_as_the_last_action_of_renewal():
    given = table().south(hand=["m-1"] * 9).table(phase="renewal", active="")
    asked = given.south(hand=["m-1"] * 8 + ["m-2"]).at(*RENEWAL_STEPS)
    assert full(asked).token == 0 and asked.owing == ["south"]
    done = asked.when("south", "discard m-1")
    assert full(done).token == 1
