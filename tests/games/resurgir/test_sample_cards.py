"""The sample set: what the four Cultures hold, that their decks are lawful, and how each breach is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import get_args

import pytest

from liza.games.resurgir.cardmodels import (
    NUMBERED,
    STATICS,
    VERBS,
    ActivatedModel,
    AlwaysModel,
    CardModel,
    Keyword,
    Label,
    PaysModel,
    Subcategory,
    Trigger,
    TriggeredModel,
    Type,
)
from liza.games.resurgir.decks import Deck, check_deck, read_deck, write_deck
from liza.games.resurgir.game import Resurgir
from liza.games.resurgir.pool import cards
from liza.games.resurgir.ruleset import RULESET
from liza.games.resurgir.schema import FORMAT
from liza.kernel import Rng
from liza.testing.marks import clause
from liza.toolkit.problems import Problem

GAME = Resurgir()
CARDS = FORMAT.sample_cards.cards
CULTURES = ("mapuche", "maya", "mexica", "tawantinsuyu")
COPIES = {
    "military": [2, 2, 2, 3, 3, 3, 3],
    "support": [2, 2, 2, 3],
    "economic": [2, 2, 3],
    "development": [2, 2, 2, 2],
    "legacy": [1] * 8,
}
CURVE = {0: 2, 1: 9, 2: 15, 3: 12, 4: 8, 5: 4}
"""Cards of a deck by their cost; 5 is 5 or more."""
FORCES = {1: (1, 2), 2: (1, 3), 3: (2, 4), 4: (4, 5), 5: (5, 6)}
"""Least and most Force by cost."""


def own(culture: str) -> list[CardModel]:
    """Returns the cards of a Culture that its deck may hold."""
    return [card for card in CARDS if card.culture == culture and card.type != "culture"]


def activated(card: CardModel) -> Iterator[ActivatedModel]:
    """Yields what is activated on a card or from a Culture."""
    yield from (ability for ability in card.abilities if isinstance(ability, ActivatedModel))
    if card.equinox is not None:
        yield from card.equinox.uses


def words_of(card: CardModel) -> set[str]:
    """Returns the keywords of a card, Venganza included."""
    found: set[str] = {model.keyword for model in card.keywords}
    moments = [ability.when for ability in card.abilities if isinstance(ability, TriggeredModel)]
    return found | ({"vengeance"} if "vengeance" in moments or "vengeance" in [m.at for m in card.keywords] else set())


# What a Culture holds


@pytest.mark.parametrize("culture", CULTURES)
def test_a_culture_has_26_different_cards_and_a_culture_card(culture: str):
    assert len(own(culture)) == 26
    assert [card.type for card in CARDS if card.culture == culture].count("culture") == 1
    for type, copies in COPIES.items():
        assert sorted(card.copies or 0 for card in own(culture) if card.type == type) == copies, type


@pytest.mark.parametrize("culture", CULTURES)
def test_a_deck_follows_the_cost_curve(culture: str):
    curve: Counter[int] = Counter()
    for card in own(culture):
        curve[min(card.cost or 0, 5)] += card.copies or 0

    assert curve == CURVE


@pytest.mark.parametrize("culture", CULTURES)
def test_the_values_of_cards_stand_in_their_bounds(culture: str):
    cards_of = {type: sorted((c for c in own(culture) if c.type == type), key=lambda c: c.cost or 0) for type in COPIES}

    for card in [*cards_of["military"], *cards_of["support"]]:
        least, most = FORCES[card.cost or 0]
        assert card.force is not None and least <= card.force <= most, card.id
    assert [(c.cost, c.yields, c.resistance) for c in cards_of["economic"]] == [(2, 1, 3), (3, 1, 5), (4, 2, 4)]
    assert [c.points for c in cards_of["development"]] == [1, 2, 3, 4]
    assert [c.resistance for c in cards_of["development"]] == [4, 5, 7, 8]
    assert [sum(c.subcategory == one for c in cards_of["support"]) for one in ("mystic", "civil")] == [2, 2]


@pytest.mark.parametrize("culture", CULTURES)
def test_a_culture_has_legacies_for_every_occasion(culture: str):
    legacies = [card for card in own(culture) if card.type == "legacy"]
    labels = Counter(phase for card in legacies for phase in card.phases or ["expansion"])

    assert (labels["expansion"], labels["invasion"], labels["response"]) == (3, 2, 2)
    assert sum(labels[one] for one in ("exploration", "abundance", "renewal")) == 1
    assert any(card.pays is not None for card in own(culture)) or any(
        use.use.discard or use.use.give_up for card in own(culture) for use in activated(card)
    )


# What the set holds


def test_every_subcategory_and_type_occurs():
    units = Counter(card.subcategory for card in CARDS if card.subcategory)

    assert set(units) == set(get_args(Subcategory))
    assert min(units.values()) >= 3
    assert {card.type for card in CARDS} == set(get_args(Type))


@pytest.mark.parametrize("word", [*get_args(Keyword), "vengeance"])
def test_a_keyword_stands_on_cards_of_two_cultures(word: str):
    bearers = [card for card in CARDS if word in words_of(card)]

    assert len({card.culture for card in bearers}) >= 2
    if word in NUMBERED:
        numbers = {model.x or 0 for card in bearers for model in card.keywords if model.keyword == word}
        assert min(numbers) == 1 and max(numbers) >= 2


def test_everything_a_card_file_can_say_is_said_by_some_card():
    abilities = [ability for card in CARDS for ability in card.abilities]
    statics = [one.always.rule for one in abilities if isinstance(one, AlwaysModel)]
    statics += [one.rule for card in CARDS if card.equinox is not None for one in card.equinox.always]
    needs = [one.count for card in CARDS for one in card.needs]
    needs += [one.count for card in CARDS if card.equinox is not None for one in card.equinox.needs]
    pays: list[PaysModel] = [use.use for card in CARDS for use in activated(card)]
    pays += [card.pays for card in CARDS if card.pays is not None]
    used = {phase for card in CARDS for use in activated(card) for phase in use.use.phases}
    used_legacies = {phase for card in CARDS for phase in card.phases}

    assert {one.when for one in abilities if isinstance(one, TriggeredModel)} == set(get_args(Trigger))
    assert {str(getattr(verb, "verb", "")) for card in CARDS for verb in card.verbs()} == set(VERBS)
    assert set(statics) == set(STATICS)
    assert set(needs) == {"controlled", "destroyed", "subcategories", "points"}
    assert used == used_legacies == set(get_args(Label))
    assert any(one.discard for one in pays) and any(one.give_up for one in pays)
    assert any(use.use.turn for card in CARDS for use in activated(card))


@pytest.mark.parametrize("moment", ["enters", "other_enters", "leaves", "vengeance"])
def test_a_moment_comes_for_cards_of_two_cultures(moment: str):
    bearers = {
        card.culture
        for card in CARDS
        for ability in card.abilities
        if isinstance(ability, TriggeredModel) and ability.when == moment
    }

    assert len(bearers) >= 2


def test_a_few_cards_have_a_flavour_text():
    for culture in CULTURES:
        told = [card for card in own(culture) if card.flavour is not None]
        assert 3 <= len(told) <= 8
        assert all(len(card.flavour[language]) <= 110 for card in told if card.flavour for language in ("es", "en"))


def test_an_icon_and_a_name_belong_to_one_card():
    for seen in ([card.icon for card in CARDS], [card.name.es for card in CARDS], [card.name.en for card in CARDS]):
        assert [one for one, count in Counter(seen).items() if count > 1] == []


# Decks


def deck(name: str = "mexica") -> Deck:
    """Returns a sample deck."""
    return read_deck((GAME.deck_folder / f"{name}.txt").read_text(encoding="utf-8"), cards(), name)


def breaches(found: Deck) -> list[Problem]:
    """Returns what is wrong with a deck."""
    return check_deck(found, cards(), RULESET.defaults())


def clauses(found: Deck) -> list[str]:
    """Returns the clauses that a deck breaks."""
    return [one.clause for one in breaches(found)]


def swapped(found: Deck, old: str, new: str) -> Deck:
    """Returns a deck with another card in the place of one copy."""
    held = list(found.cards)
    held[held.index(old)] = new
    return replace(found, cards=tuple(held))


def test_each_culture_has_its_deck():
    assert tuple(GAME.deck_names()) == CULTURES
    assert [deck(name).culture for name in CULTURES] == [(f"{name}-culture",) for name in CULTURES]


@clause("RES-1-9", "RES-1-10", "RES-1-11", "RES-2.4-8", "RES-4.1-1", "RES-7-6")
@pytest.mark.parametrize("name", CULTURES)
def test_sample_decks_are_lawful(name: str):
    held = deck(name).cards

    assert breaches(deck(name)) == []
    assert Counter(held) == {card.id: card.copies for card in own(name)}
    text = (GAME.deck_folder / f"{name}.txt").read_text(encoding="utf-8")
    assert [line.startswith("# ") for line in text.splitlines()[:3]] == [True, True, False]


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("name", CULTURES)
def test_a_sample_deck_comes_back_from_its_list(name: str, language: str):
    again = read_deck(write_deck(deck(name), cards(), language), cards(), name)

    assert (sorted(again.cards), again.culture) == (sorted(deck(name).cards), deck(name).culture)


@clause("RES-4.1-1")
def test_a_deck_of_another_size_is_told():
    found = deck()

    assert clauses(replace(found, cards=found.cards[1:])) == ["RES-4.1-1"]
    more = replace(found, cards=(*found.cards, "caminante"))
    assert (clauses(more), "51" in breaches(more)[0].text_es) == (["RES-4.1-1"], True)


@clause("RES-1-9")
def test_a_deck_without_culture_or_with_two_is_told():
    assert clauses(replace(deck(), culture=())) == ["RES-1-9"]
    assert clauses(replace(deck(), culture=("mexica-culture", "maya-culture"))) == ["RES-1-9"]


@clause("RES-1-10")
def test_a_card_of_another_culture_is_told_and_one_without_icon_is_not():
    foreign = breaches(swapped(deck(), "eagle-warrior", "holkan"))

    assert [(one.clause, "Holkan" in one.text_es and "Mexica" in one.text_es) for one in foreign] == [
        ("RES-1-10", True)
    ]
    assert clauses(swapped(deck(), "eagle-warrior", "caminante")) == []


@clause("RES-1-11", "RES-2.4-8")
def test_too_many_copies_are_told():
    assert clauses(swapped(deck(), "jaguar-warrior", "eagle-warrior")) == ["RES-1-11"]
    assert clauses(swapped(deck(), "jaguar-warrior", "xochiyaoyotl")) == ["RES-2.4-8"]


@clause("RES-7-6")
def test_a_culture_card_among_the_50_is_told():
    assert "RES-7-6" in clauses(swapped(deck(), "jaguar-warrior", "mexica-culture"))


def test_an_unknown_card_is_told():
    assert "no-such-card" in breaches(swapped(deck(), "jaguar-warrior", "no-such-card"))[0].text_es


# Play


@pytest.mark.parametrize(("one", "other"), list(combinations_with_replacement(CULTURES, 2)))
def test_random_games_of_the_sample_decks_end_whole(one: str, other: str):
    setup = GAME.complete({"decks": [one, other]})
    for seed in range(3):
        state = GAME.simulated(setup, seed)
        rng = Rng(seed)
        while options := state.advance():
            state.apply_for(state.asking, rng.pick(options))
        assert GAME.broken(state) == []
        assert GAME.outcome(state).rounds == 7
