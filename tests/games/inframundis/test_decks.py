"""Chapter 14: which decks are lawful, and how a deck list is read and written."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from liza.games.inframundis.cardmodels import CardModel
from liza.games.inframundis.decks import Deck, check_deck, read_deck, write_deck
from liza.games.inframundis.windows import ChooseAction
from liza.testing.marks import clause
from liza.toolkit.decks import NamedCards
from liza.toolkit.problems import Problem, ProblemsError
from liza.toolkit.text import Words
from tests.games.inframundis.table import full, table


def _card(card_id: str, number: int, spanish: str, english: str, card_type: str, unique: bool = False) -> CardModel:
    stats = {"attack": 1, "life": 1} if card_type in ("creature", "champion", "token") else {}
    cost = {"cost": 1} if card_type not in ("commander", "token") else {}
    return CardModel.model_validate(
        {
            "id": card_id, "number": number, "name": {"es": spanish, "en": english}, "type": card_type,
            "unique": unique, "icon": "wolf-head", **stats, **cost,
        }
    )  # fmt: skip


CREATURES = [
    _card(f"creature-{number}", number, f"Criatura {number}", f"Creature {number}", "creature")
    for number in range(1, 25)
]
CHAMPIONS = [
    _card(f"champion-{number}", 30 + number, f"Campeón {number}", f"Champion {number}", "champion")
    for number in range(1, 6)
]
OTHERS = [
    _card("umbral-wall", 41, "Muro de Umbral", "Umbral Wall", "creature"),
    _card("last-light", 42, "Última Luz", "Last Light", "spell", unique=True),
    _card("queen-of-ash", 43, "Reina de Ceniza", "Queen of Ash", "commander"),
    _card("keeper", 44, "Custodio", "Keeper", "commander"),
    _card("spark", 45, "Chispa", "Spark", "token"),
    _card("umbral-wall-again", 46, "MURO de Umbral", "Umbral Wall II", "creature"),
]
POOL = NamedCards([*CREATURES, *CHAMPIONS, *OTHERS])


def _deck(size: int, extra: Mapping[str, int] | None = None, commanders: tuple[str, ...] = ()) -> Deck:
    """Returns a deck of that size: the extra cards, and creatures in threes."""
    cards = [card for card, copies in (extra or {}).items() for _ in range(copies)]
    fill = (card.id for card in CREATURES for _ in range(3))
    return Deck((*cards, *(next(fill) for _ in range(size - len(cards)))), commanders)


def _errors(found: list[Problem]) -> list[str]:
    return [problem.clause for problem in found if not problem.advice]


def _advice(found: list[Problem]) -> list[str]:
    return [problem.clause for problem in found if problem.advice]


@clause("INF-14-1")
@pytest.mark.parametrize(("size", "errors"), [(0, 1), (39, 1), (40, 0), (44, 0), (50, 0), (60, 0), (61, 1)])
def test_a_deck_has_between_40_and_60_cards(size, errors):
    assert _errors(check_deck(_deck(size), POOL)) == ["INF-14-1"] * errors


@clause("INF-14-1")
def test_a_deck_out_of_size_is_told_what_to_do():
    small, large = check_deck(_deck(39), POOL)[0], check_deck(_deck(62), POOL)[0]

    assert (small.text_es, small.remedy_es) == ("El mazo tiene 39 cartas y el mínimo son 40.", "Añade una carta.")
    assert (large.text_en, large.remedy_en) == ("The deck has 62 cards and the maximum is 60.", "Remove 2 cards.")


@clause("INF-14-2")
@pytest.mark.parametrize(("size", "advice"), [(44, ["INF-14-2"]), (50, []), (39, [])])
def test_fifty_cards_are_advised_to_lawful_decks(size, advice):
    assert _advice(check_deck(_deck(size), POOL)) == advice


@clause("INF-14-3")
@pytest.mark.parametrize(
    ("extra", "errors"),
    [
        ({"umbral-wall": 3}, []),
        ({"umbral-wall": 4}, ["INF-14-3"]),
        ({"champion-1": 3}, []),
        ({"champion-1": 4}, ["INF-14-3"]),
        ({"umbral-wall": 2, "umbral-wall-again": 2}, ["INF-14-3"]),
    ],
)
def test_three_copies_of_one_name_are_allowed(extra, errors):
    assert _errors(check_deck(_deck(50, extra), POOL)) == errors


@clause("INF-14-4")
@pytest.mark.parametrize(
    ("copies", "errors"), [(1, []), (2, ["INF-14-4"]), (3, ["INF-14-4"]), (4, ["INF-14-3", "INF-14-4"])]
)
def test_one_copy_of_a_unique_card_is_allowed(copies, errors):
    assert _errors(check_deck(_deck(50, {"last-light": copies}), POOL)) == errors


@clause("INF-14-4")
def test_two_copies_of_a_unique_card_may_stand_in_play():
    given = table().south(front=["tame-giant"], hand=["sudden-sway"], ether=1).north(rear=["tame-giant"])

    then = given.quietly().at(ChooseAction(0)).when("south", "play sudden-sway")

    pool = full(then).pool
    assert pool.cards[pool.ids["tame-giant"]].unique
    assert (then.south.front, then.south.rear) == (["tame-giant#1"], ["tame-giant#2"])


@clause("INF-14-5")
def test_a_commander_does_not_count_towards_the_size():
    assert check_deck(_deck(50, commanders=("keeper",)), POOL) == []
    assert _errors(check_deck(_deck(60, commanders=("keeper",)), POOL)) == []
    told = check_deck(_deck(39, commanders=("keeper",)), POOL)[0]
    assert told.text_es == "El mazo tiene 39 cartas y el mínimo son 40, sin contar el Comandante (INF-14-5)."


@clause("INF-2-4")
def test_a_commander_stays_outside_the_cards():
    found = check_deck(_deck(50, {"keeper": 1}), POOL)

    assert _errors(found) == ["INF-2-4"]
    assert found[0].text_es == "«Custodio» es un Comandante y está entre las cartas del mazo."
    assert found[0].text_en == '"Keeper" is a Commander and stands among the cards of the deck.'


@clause("INF-2-4")
@pytest.mark.parametrize(
    ("commanders", "option", "errors"),
    [
        ((), "optional", 0),
        (("keeper",), "optional", 0),
        (("keeper", "queen-of-ash"), "optional", 1),
        (("keeper", "keeper"), "optional", 1),
        ((), "none", 0),
        (("keeper",), "none", 1),
        ((), "required", 1),
        (("keeper",), "required", 0),
        (("keeper", "queen-of-ash"), "required", 1),
        (("umbral-wall",), "optional", 1),
    ],
)
def test_one_commander_at_most_and_as_the_table_agreed(commanders, option, errors):
    assert _errors(check_deck(_deck(50, commanders=commanders), POOL, option)) == ["INF-2-4"] * errors


@clause("INF-3-12")
def test_champions_are_counted_and_stay_inside_the_deck():
    assert check_deck(_deck(50, {"champion-1": 2}), POOL) == []
    assert _errors(check_deck(_deck(40, {"champion-1": 2}), POOL)) == []
    outside = check_deck(_deck(50, commanders=("champion-1",)), POOL)
    assert _errors(outside) == ["INF-3-12"]
    assert outside[0].remedy_es == "Los Campeones van dentro del mazo: ponlo en la sección [Mazo]."


@clause("INF-14-6")
@pytest.mark.parametrize(
    ("extra", "advice"),
    [
        ({"champion-1": 1, "champion-2": 1, "champion-3": 1, "champion-4": 1}, ["INF-14-6"]),
        ({"champion-1": 3, "champion-2": 1}, ["INF-14-6"]),
        ({"champion-1": 1, "champion-2": 1, "champion-3": 1}, []),
    ],
)
def test_more_than_three_champions_are_lawful_but_not_advised(extra, advice):
    found = check_deck(_deck(50, extra), POOL)

    assert (_errors(found), _advice(found)) == ([], advice)


@clause("INF-4-5")
def test_tokens_are_in_no_deck():
    assert _errors(check_deck(_deck(50, {"spark": 1}), POOL)) == ["INF-4-5"]
    assert _errors(check_deck(_deck(50, commanders=("spark",)), POOL)) == ["INF-4-5"]


def test_every_breach_is_told_before_the_advice():
    extra = {"umbral-wall": 4, "last-light": 2, "keeper": 1, **{f"champion-{number}": 1 for number in range(1, 5)}}
    found = check_deck(_deck(61, extra, ("champion-5",)), POOL)

    assert sorted(_errors(found)) == ["INF-14-1", "INF-14-3", "INF-14-4", "INF-2-4", "INF-3-12"]
    assert [problem.advice for problem in found] == [False] * 5 + [True]


def test_a_card_that_does_not_exist_is_told():
    assert check_deck(_deck(50, {"nothing": 1}), POOL)[0].text_es == "La carta «nothing» no existe."


LIST = """\
# Umbral
Comandante:
1 reina de ceniza

[Mazo]
3 Muro de Umbral
2x Creature 1
1 última luz  // la única
"""


def test_a_list_is_read_with_its_commander():
    deck = read_deck(LIST, POOL, "umbral.txt")

    assert deck.cards == ("umbral-wall",) * 3 + ("creature-1",) * 2 + ("last-light",)
    assert deck.commander == "queen-of-ash"
    assert (deck.file, deck.lines["umbral-wall"], deck.lines["queen-of-ash"]) == ("umbral.txt", 6, 3)


def test_a_list_without_sections_is_all_deck():
    deck = read_deck("2 Umbral Wall\n", POOL)

    assert (deck.cards, deck.commanders, deck.commander) == (("umbral-wall",) * 2, (), "")


@pytest.mark.parametrize(
    "heading", ["Criaturas:", "[Conjuros rápidos]", "RELIQUIAS Y RUNAS:", "Fast Spells:", "Main deck:"]
)
def test_the_usual_headings_are_understood(heading):
    assert read_deck(f"Commander:\nKeeper\n{heading}\n1 umbral-wall\n", POOL).cards == ("umbral-wall",)


def test_a_breach_names_the_line_of_its_card():
    found = check_deck(read_deck(LIST.replace("3 Muro", "5 Muro"), POOL, "umbral.txt"), POOL)
    copies = next(problem for problem in found if problem.clause == "INF-14-3")

    assert copies.render() == "umbral.txt:6: Hay 5 copias de «Muro de Umbral» y caben tres. Quita 2. [INF-14-3]"


def test_unknown_cards_are_told_with_line_and_suggestion():
    with pytest.raises(ProblemsError) as caught:
        read_deck(LIST.replace("Muro de Umbral", "Muro de Umbal"), POOL, "umbral.txt")

    told = caught.value.render()
    assert told.startswith(
        "umbral.txt:6: No hay ninguna carta llamada «Muro de Umbal». ¿Quieres decir «Muro de Umbral»"
    )


def test_bytes_that_are_no_utf8_are_told():
    with pytest.raises(ProblemsError, match=r"deck.txt:8: El texto no está en UTF-8"):
        read_deck(LIST.encode("latin-1"), POOL, "deck.txt")


@pytest.mark.parametrize("language", ["es", "en"])
def test_a_deck_is_written_and_read_back(language):
    deck = read_deck(LIST, POOL)
    text = write_deck(deck, POOL, language, comment="Umbral")

    assert text.splitlines()[:3] == ["# Umbral", "", "[Comandante]" if language == "es" else "[Commander]"]
    again = read_deck(text, POOL, "umbral.txt")
    assert (again.cards, again.commanders, again.file) == (deck.cards, deck.commanders, "umbral.txt")


def test_the_texts_of_decks_are_whole_in_both_languages():
    words = Words.of("liza.games.inframundis")
    spanish, english = ({one for one in words.ids(language) if one.startswith("deck")} for language in ("es", "en"))

    assert spanish == english
    for message in spanish:
        assert words.arguments("es", message) == words.arguments("en", message), message
