"""What a lobby offers: decks, rulesets and options with their words, and the usual stops."""

from __future__ import annotations

import pytest

from liza.games.bellum import GAME
from liza.games.bellum.ruleset import FOR_DECKS
from liza.toolkit.text import Phrase, Words


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def say(phrase: Phrase | None, language: str = "es") -> str:
    assert phrase is not None
    return GAME.words().render(language, phrase)


def test_the_game_says_in_two_sentences_what_it_is_about():
    for language in ("es", "en"):
        pitch = say(GAME.pitch(), language)
        assert pitch.endswith(".")
        assert len(pitch) <= 180


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
    expected = {
        "aksum": "Aksum",
        "arca": "El Arca",
        "castilla": "Castilla",
        "frontera": "La frontera",
        "tahuantinsuyo": "Tahuantinsuyo",
    }
    assert {name: say(GAME.deck_phrase(name)) for name in GAME.deck_names()} == expected


def test_the_ruleset_of_the_rulebook_comes_first():
    assert GAME.preset_names() == ["reglamento", "abierta"]
    assert GAME.complete({**GAME.default_setup(), "rules": "reglamento"})["options"] == GAME.ruleset.defaults()
    assert GAME.complete({**GAME.default_setup(), "rules": "abierta"})["options"] != GAME.ruleset.defaults()


def test_every_option_that_the_samples_can_be_played_with_is_offered_in_the_order_of_the_rulebook():
    offered = {choice.name: [value for value, _ in choice.values] for choice in GAME.choices()}
    known = {one.option: [str(value) for value in one.values] for one in GAME.catalogue().clauses if one.option}

    assert known.pop("first_player") == ["random", "fixed"], "a lobby has its own way to seat people"
    assert offered == {name: values for name, values in known.items() if name not in FOR_DECKS}
    assert [*offered] == [name for name in known if name not in FOR_DECKS]


def test_every_option_names_its_clause():
    clauses = {one.option: one.id for one in GAME.catalogue().clauses}

    assert all(choice.clause == clauses[choice.name] for choice in GAME.choices())


@pytest.mark.parametrize("language", ["es", "en"])
def test_options_and_values_are_told_in_few_words(language: str):
    for choice in GAME.choices():
        values = [say(words, language) for _, words in choice.values]
        assert len(set(values)) == len(values)
        assert all(len(text) <= 48 and not text.endswith(".") for text in [say(choice.label, language), *values])


def test_players_are_asked_in_phases_that_there_are():
    stops = GAME.usual_stops()

    assert (stops.own, stops.others) == (["combat"], ["development", "combat"])
