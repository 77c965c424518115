"""What the game says of itself: decks, options, how a game went, how good a state is."""

from __future__ import annotations

import pytest

from liza.games.resurgir import GAME as REAL_GAME
from liza.games.resurgir.decks import read_deck, write_deck
from liza.games.resurgir.judgement import judge
from liza.games.resurgir.ruleset import RULESET, choices, rules
from liza.testing.walks import Walk, setup_for
from liza.toolkit.problems import ProblemsError
from liza.toolkit.text import Phrase
from tests.games.resurgir.table import GAME, act, full, table


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("name", ["alfa", "beta", "gamma"])
def test_a_deck_that_is_written_is_read_as_the_same(name: str, language: str):
    pool = GAME.pool()
    deck = read_deck((GAME.deck_folder / f"{name}.txt").read_text(encoding="utf-8"), pool)
    again = read_deck(write_deck(deck, pool, language), pool)

    assert (sorted(again.cards), again.culture) == (sorted(deck.cards), deck.culture)


def test_every_option_of_the_catalogue_can_be_played_and_changes_the_rules():
    usual = rules(RULESET.defaults()).code()

    for option, values in RULESET.values().items():
        assert RULESET.supported(option) == values
        for value in values[1:]:
            assert rules(RULESET.complete({option: value})).code() != usual, option
    with pytest.raises(ProblemsError):
        RULESET.complete({"payment": "later"})


def test_options_presets_and_chapters_have_their_words():
    words = REAL_GAME.words()

    for choice in choices():
        for phrase in (choice.label, *(label for _, label in choice.values)):
            assert words.render("es", phrase) != words.render("es", Phrase("no-such-message"))
            assert words.render("es", phrase).strip() and words.render("en", phrase).strip()
    assert list(RULESET.presets()) == ["reglamento", "fluida"]
    assert RULESET.presets()["fluida"]["resource_mode"] == "unified"
    for clause in RULESET.catalogue():
        section = Phrase("section-" + clause.section.replace(".", "-"))
        assert words.render("es", section).strip() and words.render("en", section).strip()


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_game_says_what_it_is_about_and_how_it_ends(language: str):
    words = REAL_GAME.words()
    pitch = words.render(language, REAL_GAME.pitch())

    assert pitch.endswith(".") and len(pitch) <= 180
    for name in REAL_GAME.preset_names():
        phrase = REAL_GAME.preset_phrase(name)
        assert len(words.render(language, phrase)) <= 24
        assert words.render(language, phrase.attribute("note")).endswith(".")
    endings = {words.render(language, REAL_GAME.ending_phrase(one)) for one in ("points", "tie", "conceded")}
    assert len(endings) == 3


def test_how_a_game_went():
    end = Walk(GAME, setup_for(GAME, 0), 11).play()
    outcome = GAME.outcome(end)

    assert (outcome.ending in ("points", "tie"), outcome.rounds) == (True, 7)
    assert sorted(end.returns()) in ([-1, 1], [0, 0])
    assert GAME.judge(end, 0) == end.returns()[0]


def test_points_and_cards_make_a_state_better():
    ahead = full(act(table().south(vp=6, hand=["zero"]).north(vp=2)))
    behind = full(act(table().south(vp=2, hand=["zero"]).north(vp=6)))
    even = full(act(table().south(hand=["zero"]).north(hand=["zero"])))

    assert judge(ahead, 0) > judge(even, 0) == -judge(even, 1) > judge(behind, 0)
    assert judge(ahead, 0) > 0 > judge(behind, 0)
    army = full(act(table().south(hand=["zero"], military=["m-5"]).north(hand=["zero"])))
    assert judge(army, 0) > judge(even, 0)
