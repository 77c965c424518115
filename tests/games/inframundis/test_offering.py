"""What a lobby offers: decks, rulesets and options with their words, and the usual stops."""

from __future__ import annotations

import pytest

from liza.games.inframundis import GAME
from liza.testing.marks import clause
from liza.toolkit.text import Phrase, Words


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def say(phrase: Phrase | None, language: str = "es") -> str:
    assert phrase is not None
    return GAME.words().render(language, phrase)


def test_the_game_says_in_a_line_what_it_is_about():
    assert say(GAME.pitch()) == "Criaturas en tres líneas bajo tierra: domina dos y no las sueltes."
    assert say(GAME.pitch(), "en").endswith(".")


@pytest.mark.parametrize("language", ["es", "en"])
def test_decks_and_rulesets_have_a_name_and_a_note(language: str):
    phrases = [GAME.deck_phrase(name) for name in GAME.deck_names()]
    phrases += [GAME.preset_phrase(name) for name in GAME.preset_names()]
    names = [say(phrase, language) for phrase in phrases]
    notes = [say(phrase.attribute("note"), language) for phrase in phrases]

    assert len(set(names)) == len(names) == len(GAME.deck_names()) + len(GAME.preset_names())
    assert all(len(name) <= 24 for name in names)
    assert len(set(notes)) == len(notes)
    assert all(note.endswith(".") and len(note) <= 140 for note in notes)


def test_decks_are_called_as_players_read_them():
    assert [say(GAME.deck_phrase(name)) for name in GAME.deck_names()] == ["Brasa", "Marea", "Umbral"]


def test_the_ruleset_of_the_rulebook_comes_first():
    assert GAME.preset_names() == ["reglamento", "genero", "simple"]


@clause("INF-12-4")
def test_every_option_with_a_choice_is_offered_in_the_order_of_the_rulebook():
    offered = {choice.name: [value for value, _ in choice.values] for choice in GAME.choices()}
    known = {one.option: [str(value) for value in one.values] for one in GAME.catalogue().clauses if one.option}

    assert known.pop("response_model") == ["no_stack", "stack"], "there is no stack: nothing to choose"
    assert offered == known
    assert [*offered] == [*known]


def test_every_option_names_its_clause():
    clauses = {one.option: one.id for one in GAME.catalogue().clauses}

    assert all(choice.clause == clauses[choice.name] for choice in GAME.choices())


@pytest.mark.parametrize("language", ["es", "en"])
def test_options_and_values_are_told_in_few_words(language: str):
    for choice in GAME.choices():
        values = [say(words, language) for _, words in choice.values]
        assert len(set(values)) == len(values)
        assert all(len(text) <= 40 and not text.endswith(".") for text in [say(choice.label, language), *values])


def test_players_are_asked_in_phases_that_there_are():
    stops = GAME.usual_stops()

    assert (stops.own, stops.others) == (["conflict"], ["preparation", "conflict"])
