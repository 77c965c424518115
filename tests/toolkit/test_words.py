"""Texts: messages, phrases, languages, and what happens when one is missing."""

from __future__ import annotations

import pickle

import pytest
from fluent.runtime import FluentBundle, FluentResource

from liza.toolkit.text import Phrase, Words, WordsError, fold, named, opening_sound

SPANISH = """
hello = Hola, { $name }.
    .remedy = Di adiós, { $name }.
cards =
    { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
both = { cards } y { hello.remedy }
only-spanish = Solo en español.
-house = casa
home = { -house }
"""
ENGLISH = """
hello = Hello, { $name }.
    .remedy = Say goodbye, { $name }.
cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
both = { cards } and { hello.remedy }
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "es.ftl").write_text(SPANISH, encoding="utf-8")
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    return tmp_path


@pytest.fixture
def words(folder):
    found = Words(folder)
    found.strict = True
    return found


@pytest.fixture
def lenient(folder):
    found = Words(folder)
    found.strict = False
    return found


def test_a_message_is_said_in_each_language(words):
    assert words.say("es", "hello", name="Lía") == "Hola, Lía."
    assert words.say("en", "hello", name="Lía") == "Hello, Lía."


def test_an_attribute_is_a_message_of_its_own(words):
    assert words.say("es", "hello.remedy", name="Lía") == "Di adiós, Lía."


def test_plurals_follow_the_language(words):
    assert [words.say("es", "cards", count=count) for count in (1, 2)] == ["una carta", "2 cartas"]
    assert [words.say("en", "cards", count=count) for count in (0, 1)] == ["0 cards", "one card"]


def test_no_isolation_marks_surround_arguments(words):
    assert "\u2068" not in words.say("es", "hello", name="Lía")


def test_phrases_are_rendered_in_the_language_of_their_reader(words):
    phrase = Phrase("hello", name=Phrase("cards", count=2))

    assert words.render("es", phrase) == "Hola, 2 cartas."
    assert words.render("en", phrase) == "Hello, 2 cards."


@pytest.mark.parametrize(
    ("items", "spanish", "english"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a y b", "a and b"),
        (["a", "b", "c"], "a, b y c", "a, b and c"),
        (["padres", "hijos"], "padres e hijos", "padres and hijos"),
        (["agua", "hielo"], "agua y hielo", "agua and hielo"),
        (["uno", "«Ídolo»"], "uno e «Ídolo»", "uno and «Ídolo»"),
        (["uno", "Iago"], "uno y Iago", "uno and Iago"),
        (["uno", "yermo"], "uno y yermo", "uno and yermo"),
    ],
)
def test_lists_are_joined_as_the_language_does(words, items, spanish, english):
    assert words.join("es", items) == spanish
    assert words.join("en", items) == english


def test_a_list_of_phrases_may_be_an_argument(words):
    phrase = Phrase("hello", name=[Phrase("cards", count=1), Phrase("cards", count=2), "Lía"])

    assert words.render("es", phrase) == "Hola, una carta, 2 cartas y Lía."
    assert words.render("en", phrase) == "Hello, one card, 2 cards and Lía."


def test_the_sound_o_is_told_apart():
    assert [opening_sound(text) for text in ("Oso", "hora", "¡Óleo!", "uno", "", "7")] == ["o", "o", "o"] + [
        "other"
    ] * 3


def test_phrases_are_values():
    one = Phrase("hello", name="Lía", others=[Phrase("cards", count=1)])
    two = Phrase("hello", others=(Phrase("cards", count=1),), name="Lía")

    assert one == two
    assert hash(one) == hash(two)
    assert pickle.loads(pickle.dumps(one)) == one
    assert one != Phrase("hello", name="Ana")
    with pytest.raises(AttributeError):
        one.message = "bye"  # type: ignore[misc]


def test_texts_of_data_files_are_said_in_the_language_of_their_reader(words):
    wall = named({"es": "Muro de Umbral", "en": "Umbral Wall"})

    assert words.say("es", "hello", name=wall) == "Hola, Muro de Umbral."
    assert words.say("en", "hello", name=wall) == "Hello, Umbral Wall."


def test_what_is_missing_in_a_language_comes_from_the_source_language(lenient):
    assert lenient.say("en", "only-spanish") == "Solo en español."
    assert lenient.say("fr", "cards", count=1) == "una carta"


def test_what_is_missing_everywhere_shows_up_in_braces(lenient):
    assert lenient.say("es", "nothing") == "{nothing}"
    assert lenient.say("es", "hello.nothing") == "{hello.nothing}"


def test_a_missing_argument_shows_up_in_braces(lenient):
    assert lenient.say("es", "hello") == "Hola, {name}."
    assert lenient.say("es", "both", name="Lía") == "{count} cartas y Di adiós, Lía."


def test_a_foreign_argument_is_shown_as_python_does(lenient):
    assert lenient.say("es", "hello", name=1.5) == "Hola, 1.5."


@pytest.mark.parametrize(
    ("language", "message", "args", "told"),
    [
        ("en", "only-spanish", {}, r"'only-spanish' in 'en'; add it to en.ftl"),
        ("fr", "cards", {"count": 1}, r"'cards' in 'fr'; add it to fr.ftl"),
        ("es", "nothing", {}, r"no message 'nothing'"),
        ("es", "hello.nothing", {}, r"no message 'hello.nothing'"),
        ("es", "hello", {}, r"es.ftl:2: message 'hello' fails: .*name"),
        ("es", "hello", {"name": 1.5}, r"argument 'name' of 'hello' is 1.5"),
        ("es", "hello", {"name": True}, r"argument 'name' of 'hello' is True"),
    ],
)
def test_strict_words_raise_instead(words, language, message, args, told):
    with pytest.raises(WordsError, match=told):
        words.say(language, message, **args)


def test_regional_languages_fall_back_on_their_own(words):
    assert words.say("es-MX", "hello", name="Lía") == "Hola, Lía."
    assert words.say("en_GB", "hello", name="Lía") == "Hello, Lía."


def test_a_language_is_added_by_adding_a_file(folder):
    (folder / "more.fr.ftl").write_text("hello = Bonjour, { $name }.", encoding="utf-8")
    words = Words(folder)

    assert words.languages == ("es", "en", "fr")
    assert words.say("fr", "hello", name="Lía") == "Bonjour, Lía."


def test_several_files_and_folders_make_one_language(folder, tmp_path_factory):
    (folder / "decks.es.ftl").write_text("deck = Mazo", encoding="utf-8")
    other = tmp_path_factory.mktemp("other")
    (other / "es.ftl").write_text("other = Otro", encoding="utf-8")
    words = Words(folder, other)

    assert [words.say("es", message) for message in ("deck", "other", "home")] == ["Mazo", "Otro", "casa"]


def test_ids_hold_messages_and_attributes_but_no_terms(words):
    assert {"hello", "hello.remedy", "home"} <= words.ids("es")
    assert not any("house" in message for message in words.ids("es"))
    assert set(words.ids("es") - words.ids("en")) == {"only-spanish", "home"}
    assert words.ids("fr") == frozenset()


def test_arguments_are_found_through_references(words):
    assert words.arguments("es", "both") == {"count", "name"}
    assert words.arguments("es", "home") == frozenset()


def test_has_asks_the_language_alone(words):
    assert words.has("es", "only-spanish")
    assert not words.has("en", "only-spanish")
    assert not words.has("fr", "hello")


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("more.es.ftl", b"hello = Otra vez", r"more.es.ftl:1: 'hello' is already written in .*es.ftl:2"),
        ("more.es.ftl", b"good = Bien\n\nbad { } bad\n", r"more.es.ftl:3: not Fluent \(Expected token"),
        ("more.es.ftl", b"bad = \xf1\n", r"more.es.ftl: not UTF-8"),
        ("words.ftl", b"good = Bien", r"words.ftl: no language in the name"),
    ],
)
def test_a_broken_file_is_named_with_its_line(folder, name, content, told):
    (folder / name).write_bytes(content)

    with pytest.raises(WordsError, match=told):
        Words(folder).say("es", "hello", name="Lía")


def test_a_missing_folder_is_named(tmp_path):
    with pytest.raises(WordsError, match="no such folder"):
        Words(tmp_path / "nowhere")


def test_the_words_of_packages_are_made_once():
    assert Words.of() is Words.of()


def test_the_toolkit_says_the_same_in_both_languages():
    words = Words.of()

    assert words.ids("es") == words.ids("en")
    for message in words.ids("es") - {"data-text"}:
        spanish, english = words.arguments("es", message), words.arguments("en", message)
        assert spanish - {"opening"} == english - {"opening"}, message


def test_folding_forgives_accents_capitals_and_spaces():
    assert fold("  Precipitación \t ÚNICA ñandú ") == "precipitacion unica nandu"


# Whole languages


def test_all_files_of_a_language_are_one_text(words, folder):
    (folder / "more.es.ftl").write_text("later = Más tarde.\n", encoding="utf-8")
    text = Words(folder).sources("es")

    assert SPANISH in text
    assert "later = Más tarde.\n" in text
    assert "list-last =" in text, "the toolkit's own messages are among them"
    assert ENGLISH not in text


def test_a_reader_of_fluent_says_the_same_from_it(words):
    bundle = FluentBundle(["es"], use_isolating=False)
    bundle.add_resource(FluentResource(words.sources("es")))
    pattern = bundle.get_message("hello").value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, {"name": "Lía"})
    assert (said, errors) == ("Hola, Lía.", [])


def test_a_language_without_a_file_has_no_text(words):
    with pytest.raises(WordsError, match=r"no file fr\.ftl; known are es, en"):
        words.sources("fr")
