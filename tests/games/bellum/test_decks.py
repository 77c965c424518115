"""Section 2 for people: how a deck list is read and written, and how its faults are told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from liza.games.bellum import GAME
from liza.games.bellum.decks import Deck, check_deck, read_deck, write_deck
from liza.games.bellum.pool import cards
from liza.games.bellum.ruleset import RULESET
from liza.testing.marks import clause
from liza.toolkit.problems import Problem, ProblemsError

NAMES = GAME.deck_names()


def _list(name: str = "castilla") -> str:
    return (GAME.deck_folder / f"{name}.txt").read_text(encoding="utf-8")


def _deck(name: str = "castilla") -> Deck:
    return read_deck(_list(name), cards(), name)


def _check(deck: Deck, **options: str) -> list[Problem]:
    return check_deck(deck, cards(), {**RULESET.defaults(), **options})


def _castle(change: dict[str, str]) -> Deck:
    """Returns a deck with every copy of some cards of its Castle in the place of others."""
    deck = _deck()
    assert set(change) <= set(deck.castle)
    return replace(deck, castle=tuple(change.get(one, one) for one in deck.castle))


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("name", NAMES)
def test_a_deck_that_is_written_is_read_as_the_same(name: str, language: str):
    deck = _deck(name)
    text = write_deck(deck, cards(), language, comment="Copia")
    again = read_deck(text, cards(), name)

    assert text.startswith("# Copia\n")
    assert ("[Castle]" if language == "en" else "[Castillo]") in text
    assert (sorted(again.castle), sorted(again.vault)) == (sorted(deck.castle), sorted(deck.vault))


@pytest.mark.parametrize("name", NAMES)
def test_sample_decks_need_no_advice(name: str):
    assert _check(_deck(name)) == []


@clause("BEL-2-5")
def test_an_unknown_name_is_told_with_the_one_that_is_meant():
    text = _list().replace("Piquero veterano", "Piquero vetrano", 1)
    with pytest.raises(ProblemsError) as caught:
        read_deck(text, cards(), "mine.txt")
    (found,) = caught.value.problems

    assert "«Piquero veterano»" in found.remedy_es
    assert text.splitlines()[found.line - 1].endswith("Piquero vetrano")


@clause("BEL-10-1")
@pytest.mark.parametrize("line", ["12 Suministros", "12x Supplies", "  12 suministros  # los de siempre"])
def test_the_line_of_supplies_moves_no_other_line(line: str):
    text = f"\n\n{line}\n\n{_list()}"
    deck = read_deck(text, cards(), "mine.txt")

    assert deck.supplies == 12
    assert text.splitlines()[deck.lines["pikeman-veteran"] - 1].endswith("Piquero veterano")


@clause("BEL-10-1")
def test_other_numbers_of_supplies_are_told():
    (found,) = _check(read_deck(f"11 Suministros\n{_list()}", cards()))

    assert (found.clause, found.text_es) == ("BEL-10-1", "El mazo de Suministros tiene 11 y han de ser 12.")


@clause("BEL-2-1")
def test_a_foreign_card_is_named_with_its_line():
    foreign = read_deck(_list().replace("Piquero veterano", "Lancero veterano"), cards(), "mine.txt")
    (found,) = [one for one in _check(foreign) if one.clause == "BEL-2-1"]

    assert found.text_es == "«Lancero veterano» es de otra civilización."
    assert found.line == foreign.lines["lancer-veteran"]


@clause("BEL-12-1", "BEL-2-7")
def test_relics_are_in_nobodys_deck():
    deck = _deck()
    inside = replace(deck, castle=(*deck.castle[1:], "jade-seal"), vault=(*deck.vault, "holy-lance"))

    assert {one.clause for one in _check(inside)} >= {"BEL-3-13", "BEL-3-11"}


@clause("BEL-2-2", "BEL-2-3", "BEL-2-4")
def test_a_breach_says_what_is_there_and_what_has_to_be():
    deck = _deck()
    said = [
        one.text_es
        for one in _check(replace(deck, castle=(*deck.castle, *["pikeman-veteran"] * 3), vault=deck.vault[:-1]))
        if not one.advice
    ]

    assert "Unidades: hay 38 y han de ser 35." in said
    assert any(one.startswith("Hay ") and one.endswith("copias de «Piquero veterano» y caben 3.") for one in said)
    assert [one for one in said if "Edad 4: hay 1 y han de ser 2" in one or "Edad IV: hay 1 y han de ser 2" in one]


@clause("BEL-2-8")
def test_both_players_may_bring_the_same_civilization():
    setup = GAME.complete({**GAME.default_setup(), "decks": ["castilla", "frontera"]})

    assert len(setup["decks"]) == 2
    assert _deck("castilla").castle[0] in cards().models.by_id


ADVICE = {
    "dear": (
        dict.fromkeys(("almogavar-veteran", "pikeman-veteran", "crossbow-veteran"), "ram-veteran"),
        "Edad I por 2 Suministros",
    ),
    "stage": ({"pikeman-veteran": "rider-veteran"}, "«Piquero de élite» asciende sobre una carta que no está"),
    "cleric": (
        {one: "rider-veteran" for one in _deck().castle if one in ("mozarab-monk", "mitred-abbess")},
        "no tiene Religiosos",
    ),
}


@pytest.mark.parametrize(("change", "said"), ADVICE.values(), ids=ADVICE.keys())
def test_what_a_deck_had_better_have_is_advice(change: dict[str, str], said: str):
    found = [one for one in _check(_castle(change)) if one.advice]

    assert [one for one in found if said in one.text_es and one.text_en and one.remedy_en]


def test_a_deck_without_a_shrine_is_told_that_it_wins_no_dominion():
    by_id = cards().models.by_id
    deck = _deck()
    bare = replace(
        deck,
        castle=tuple("town-wall" if by_id[one].shrine else one for one in deck.castle),
        vault=tuple(one for one in deck.vault if not by_id[one].shrine),
    )

    assert [one for one in _check(bare) if one.advice and "No hay Iglesia ni Templo" in one.text_es]
