"""What a card file may hold: sections 3, 7.7, 9, 11 and 14; and which decks are lawful: section 2."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from liza.games.bellum import GAME
from liza.games.bellum.decks import Deck, check_deck, read_deck
from liza.games.bellum.pool import cards
from liza.games.bellum.ruleset import RULESET
from liza.games.bellum.schema import FORMAT
from liza.games.bellum.wording import card_text, card_type, needed_messages
from liza.testing.marks import clause
from liza.toolkit.problems import Problem, ProblemsError

HEAD = """set:
  id: prueba
  name: {es: Prueba, en: Test}
  civilization: {id: prueba, name: {es: Prueba, en: Test}}
cards:
"""
UNIT = "type: unit, family: infantry, zone: vanguard, stage: veteran, age: 1, cost: 2, attack: 1, defence: 1"


def problems(tmp_path: Path, *rows: str, head: str = HEAD) -> list[str]:
    """Returns the clauses that a file of such cards breaks."""
    path = tmp_path / "cards.yaml"
    lines = [
        f"  - {{id: card-{at}, number: {900 + at}, name: {{es: Carta {at}, en: Card {at}}}, icon: axe-sword, {row}}}"
        for at, row in enumerate(rows)
    ]
    path.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")
    try:
        FORMAT.load([path])
    except ProblemsError as error:
        return [one.clause for one in error.problems]
    return []


CASES = [
    ("BEL-9-2", "type: tactic, cost: 2, effects: [{verb: draw, whose: you, cards: 1}]"),
    ("BEL-9-3", "type: tactic, cost: 0, window: [duel], effects: [{verb: draw, whose: you, cards: 1}]"),
    ("BEL-11-1", UNIT.replace("veteran", "elite") + ", from: nobody"),
]


@clause("BEL-9-2", "BEL-9-3", "BEL-11-1")
@pytest.mark.parametrize(("breach", "row"), CASES, ids=[one for one, _ in CASES])
def test_a_faulty_card_is_refused_by_its_clause(tmp_path: Path, breach: str, row: str):
    assert breach in problems(tmp_path, row)


@clause("BEL-3-1", "BEL-3-8", "BEL-9-2", "BEL-11-1", "BEL-3-4")
def test_lawful_cards_are_read(tmp_path: Path):
    rows = [
        UNIT.replace("attack: 1", "attack: 0"),
        UNIT.replace("veteran", "elite").replace("age: 1", "age: 2") + ", from: card-0",
        UNIT.replace("veteran", "royal").replace("age: 1", "age: 3") + ", from: card-1",
        "type: structure, kind: wall, age: 1, cost: 2, defence: 6",
        "type: tactic, cost: 1, window: [development, duel], effects: [{verb: draw, whose: you, cards: 1}]",
    ]

    assert problems(tmp_path, *rows) == []


@clause("BEL-C-1")
def test_another_version_of_the_rules_is_refused(tmp_path: Path):
    assert "BEL-C-1" in problems(
        tmp_path, UNIT, head=HEAD.replace("  id: prueba\n  name", "  id: prueba\n  rules: 9\n  name", 1)
    )


@clause("BEL-C-2", "BEL-2-7")
def test_the_values_of_version_10():
    from liza.games.bellum import decks, pieces

    assert (pieces.SUPPLY_DECK, pieces.SUPPLIES_PER_TURN, pieces.SECOND_FIRST_SUPPLIES) == (12, 2, 3)
    assert (pieces.OPENING_HAND, pieces.ADVANCE_COSTS, decks.TACTIC_COPIES) == (5, (3, 4, 5), 2)
    setup = GAME.complete(GAME.default_setup())
    assert [(sum(one["castle"].values()), sum(one["vault"].values())) for one in setup["decks"]] == [(50, 15)] * 2


# Decks


def deck(name: str = "castilla") -> Deck:
    return read_deck((GAME.deck_folder / f"{name}.txt").read_text(encoding="utf-8"), cards(), name)


def kind(id: str) -> str:
    """Returns the type of a card."""
    card = cards().by_name(id)
    assert card is not None
    return card.type


def breaches(found: Deck, **options: str) -> list[Problem]:
    return [one for one in check_deck(found, cards(), {**RULESET.defaults(), **options}) if not one.advice]


def swapped(found: Deck, old: str, new: str, copies: int = 1) -> Deck:
    """Returns a deck with other cards in the place of some copies."""
    castle = list(found.castle)
    for _ in range(copies):
        castle[castle.index(old)] = new
    return replace(found, castle=tuple(castle))


@clause("BEL-2-2", "BEL-2-3", "BEL-2-5", "BEL-2-6", "BEL-9-6", "BEL-9-7", "BEL-12-11", "BEL-10-1")
@pytest.mark.parametrize("name", GAME.deck_names())
def test_sample_decks_are_lawful(name: str):
    assert breaches(deck(name)) == []


@clause("BEL-2-1")
def test_castle_and_vault_are_of_one_civilization():
    foreign = swapped(deck(), "pikeman-veteran", "lancer-veteran")
    assert ("BEL-2-1", True) in [(one.clause, "Lancero veterano" in one.text_es) for one in breaches(foreign)]

    found = deck()
    vault = found.vault[:-1]
    other = next(one for one in deck("aksum").vault if kind(one) == "wonder")
    assert "BEL-2-1" in [one.clause for one in breaches(replace(found, vault=(*vault, other)))]


@clause("BEL-2-2", "BEL-9-6")
def test_the_castle_has_the_exact_quantities_of_its_table():
    found = deck()
    structure = next(one for one in found.castle if kind(one) == "structure")
    tactic = next(one for one in found.castle if kind(one) == "tactic")
    assert [one.clause for one in breaches(swapped(found, structure, "mozarab-monk"))].count("BEL-2-2") == 2

    castle = list(found.castle)
    castle.remove(tactic)
    assert [one.clause for one in breaches(replace(found, castle=tuple(castle)))] == ["BEL-9-6"]
    assert {one.clause for one in breaches(found, castle_table="25-5-10")} == {"BEL-2-2"}


@clause("BEL-2-4", "BEL-2-5", "BEL-2-6", "BEL-12-11", "BEL-9-7")
def test_copies_are_limited_by_exact_name():
    found = deck()
    royal = swapped(found, "pikeman-elite", "pikeman-royal")
    assert ("BEL-2-6", True) in [(one.clause, "2" in one.text_es) for one in breaches(royal)]
    assert breaches(royal, copy_limits="3-3-2-2") == []

    four = swapped(found, "rider-elite", "pikeman-veteran")
    assert [one.clause for one in breaches(four)] == ["BEL-2-4"]
    clerics = swapped(found, "rider-elite", "mozarab-monk", 4 - Counter(found.castle)["mozarab-monk"])
    assert "BEL-12-11" in [one.clause for one in breaches(clerics)]
    names = [one for one in found.castle if kind(one) == "tactic"]
    twice = next(one for one, count in Counter(names).items() if count == 2)
    other = next(one for one in names if one != twice)
    assert "BEL-9-7" in [one.clause for one in breaches(swapped(found, other, twice))]


@clause("BEL-2-3")
def test_the_vault_has_its_table_of_different_names():
    found = deck()
    assert "BEL-2-3" in [one.clause for one in breaches(replace(found, vault=found.vault[1:]))]
    assert "BEL-2-3" in [one.clause for one in breaches(replace(found, vault=(*found.vault[1:], found.vault[1])))]
    assert "BEL-2-3" in [one.clause for one in breaches(found, ages="three_from_0")]


@clause("BEL-3-11", "BEL-3-13")
def test_vault_cards_stay_out_of_the_castle():
    found = deck()
    wonder = next(one for one in found.vault if kind(one) == "wonder")

    assert "BEL-3-13" in [one.clause for one in breaches(swapped(found, "pikeman-veteran", wonder))]
    assert "BEL-3-11" in [one.clause for one in breaches(replace(found, vault=(*found.vault[1:], "pikeman-veteran")))]


@clause("BEL-10-1")
@pytest.mark.parametrize(("count", "lawful"), [(11, False), (12, True), (13, False)])
def test_a_list_may_state_its_twelve_supplies(count: int, lawful: bool):
    text = (GAME.deck_folder / "castilla.txt").read_text(encoding="utf-8") + f"\n{count} Suministros\n"

    assert ([one.clause for one in breaches(read_deck(text, cards(), ""))] == []) == lawful


def test_advice_is_given_without_refusing():
    found = deck()
    clerics = ("mozarab-monk", "mitred-abbess")
    without = tuple("rider-veteran" if one in clerics else one for one in found.castle)
    monkless = replace(found, castle=without)

    assert any("Religiosos" in one.text_es for one in check_deck(monkless, cards(), RULESET.defaults()) if one.advice)


# The sample set


def test_every_text_is_written_in_both_languages():
    words = GAME.words()

    for language in ("es", "en"):
        assert [one for one in needed_messages() if not words.has(language, one)] == []
        for card in cards().models.cards:
            text = f"{card_type(card, language)} {card_text(card, language)}"
            assert "{" not in text and "  " not in text.strip(), card.id


def test_each_civilization_is_complete():
    known = cards().models.cards

    for civilization in ("castilla", "tahuantinsuyo", "aksum"):
        own = [card for card in known if card.civilization == civilization]
        assert len(own) >= 45
        assert sum(card.type == "economy" for card in own) == 9 and sum(card.type == "wonder" for card in own) == 6
        royals = [card for card in own if card.type == "unit" and card.stage == "royal"]
        assert len(royals) >= 5
