"""What there is to play and to read, as the page asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
import structlog
from fastapi.testclient import TestClient

from liza import games as registry
from liza.games import BrokenGameError
from liza.games import game as registered
from liza.table import reading
from liza.table.trouble import words
from liza.toolkit.text import Words
from tests.table.web import opened, settings

GAME = registered("inframundis")
OFFERED = [one.id for one in registry.games()]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with pytest.MonkeyPatch.context() as patch, opened(settings(tmp_path_factory.mktemp("reading"))) as found:
        patch.setattr(Words, "strict", True)
        yield found


def got(client: TestClient, address: str, status: int = 200) -> Any:
    answered = client.get(address)
    assert answered.status_code == status, answered.text
    return answered.json()


# Languages


@pytest.mark.parametrize(
    ("address", "accepted", "language"),
    [
        ("/api/games", "", "es"),
        ("/api/games?lang=en", "es", "en"),
        ("/api/games?lang=EN-us", "", "en"),
        ("/api/games?lang=tlh", "en", "en"),
        ("/api/games", "en-GB,en;q=0.8,es;q=0.5", "en"),
        ("/api/games", "es;q=0.5, fr, en;q=0.8", "en"),
        ("/api/games", "fr-FR, de;q=0.7", "es"),
        ("/api/games", "en;q=0.9.9, es;q=0.1", "es"),
        ("/api/games", ";;;,,q=1,*", "es"),
    ],
)
def test_the_language_is_the_asked_one_or_the_browsers(client: TestClient, address: str, accepted: str, language: str):
    answered = client.get(
        address + ("&" if "?" in address else "?") + "tutorials=1", headers={"accept-language": accepted}
    )
    titles = {one["title"] for one in answered.json()}
    assert ("Four in a row" if language == "en" else "Cuatro en raya") in titles


# Games and their forms


def test_games_are_listed_and_tutorials_only_if_asked_for(client: TestClient):
    assert [one["id"] for one in got(client, "/api/games")] == OFFERED
    every = {one["id"]: one for one in got(client, "/api/games?tutorials=true")}
    assert every["tictactoe"]["tutorial"] and not every["inframundis"]["tutorial"]
    assert every["inframundis"]["seats"] == 2 and every["inframundis"]["rulebook"]
    pitch = GAME.pitch()
    assert every["inframundis"]["pitch"] == (GAME.words().render("es", pitch) if pitch else "")


def test_a_form_offers_what_the_game_does(client: TestClient):
    form = got(client, "/api/games/inframundis/setup?lang=en")
    assert form["seats"] == ["south", "north"]
    assert [one["name"] for one in form["decks"]] == GAME.deck_names()
    assert form["usual_decks"] == GAME.default_setup()["decks"]
    assert [one["name"] for one in form["presets"]] == GAME.preset_names()
    assert [one["name"] for one in form["choices"]] == [choice.name for choice in GAME.choices()]
    assert [one["name"] for one in form["levels"]] == ["random", "greedy"]
    assert all(one["label"] and one["note"] for one in form["levels"])
    for choice, offered in zip(GAME.choices(), form["choices"], strict=True):
        assert offered["clause"] == choice.clause
        assert [one["name"] for one in offered["values"]] == [value for value, _ in choice.values]


def test_a_game_without_decks_offers_none(client: TestClient):
    form = got(client, "/api/games/tictactoe/setup")
    assert (form["decks"], form["usual_decks"], form["presets"]) == ([], [], [])


def test_an_unknown_game_is_refused_with_those_there_are(client: TestClient):
    refusal = got(client, "/api/games/chess/setup", 404)["refusal"]
    assert refusal["code"] == "no-game"
    assert "«chess»" in refusal["texts"]["es"] and "inframundis" in refusal["remedies"]["en"]


def test_a_broken_game_spoils_no_other(client: TestClient, monkeypatch: pytest.MonkeyPatch):
    def broken(entry: EntryPoint) -> object:
        raise BrokenGameError("the game 'checkers' can't be loaded")

    monkeypatch.setattr(registry, "_others", lambda: {"checkers": EntryPoint("checkers", "nothing", registry.GROUP)})
    monkeypatch.setattr(registry, "_loaded", broken)
    with structlog.testing.capture_logs() as logged:
        assert [one["id"] for one in got(client, "/api/games")] == OFFERED
        assert got(client, "/api/games/checkers/setup", 503)["refusal"]["code"] == "broken-game"
    assert [line["event"] for line in logged] == ["game left out", "game broken"]


# Decks


def checked(client: TestClient, text: str, game: str = "inframundis", lang: str = "es", **more: Any) -> Any:
    body = {"deck": {"text": text}, **more}
    answered = client.post(f"/api/games/{game}/deck-check?lang={lang}", json=body)
    assert answered.status_code == (404 if game == "tictactoe" else 200), answered.text
    return answered.json()


def sample(name: str) -> str:
    return (Path(reading.__file__).parents[1] / "games/inframundis/data/decks" / f"{name}.txt").read_text("utf-8")


def test_a_lawful_deck_has_no_faults(client: TestClient):
    assert checked(client, sample("umbral")) == {"lawful": True, "faults": []}


def test_faults_of_a_deck_have_line_remedy_and_clause_in_the_readers_language(client: TestClient):
    report = checked(client, "3 Muro de Umbral\n2 Nadie\n", lang="en")
    assert not report["lawful"]
    unknown = report["faults"][0]
    assert unknown["line"] == 2 and "Nadie" in unknown["text"] and unknown["remedy"]
    small = checked(client, "3 Muro de Umbral\n")["faults"]
    assert [one["clause"] for one in small] == ["INF-14-1"] and "cartas" in small[0]["text"]


def test_advice_forbids_nothing(client: TestClient):
    lines = [line for line in sample("umbral").splitlines() if line.strip()]
    last = max(number for number, line in enumerate(lines) if line[:1].isdigit())
    report = checked(client, "\n".join(lines[:last] + lines[last + 1 :]))
    assert report["lawful"] and [one["advice"] for one in report["faults"]] == [True]


def test_a_deck_is_checked_under_the_rules_named(client: TestClient):
    deck = sample("umbral")
    assert checked(client, deck, options={"commanders": "none"})["faults"][0]["clause"] == "INF-2-4"
    assert "nada" in checked(client, deck, rules="nada")["faults"][0]["text"]


def test_a_game_without_decks_checks_none(client: TestClient):
    assert checked(client, "1 x", "tictactoe")["refusal"]["code"] == "no-decks"


def test_a_deck_too_long_is_refused_with_its_place(client: TestClient):
    answered = client.post("/api/games/inframundis/deck-check", json={"deck": {"text": "x" * 20_001}})
    assert answered.status_code == 422
    assert [(one["place"], one["remedy"]) for one in answered.json()["faults"]] == [
        ("deck.text", "Escribe como mucho 20.000.")
    ]


def test_files_and_card_sets_can_not_be_named(client: TestClient):
    for body in ({"deck": {"text": "", "file": "/etc/passwd"}}, {"deck": {"text": ""}, "sets": ["/etc"]}):
        answered = client.post("/api/games/inframundis/deck-check", json=body)
        assert answered.status_code == 422
        assert answered.json()["faults"][0]["text"] == "Este campo no existe."


# Texts


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_texts_of_a_game_are_one_fluent_file(client: TestClient, language: str):
    answered = client.get(f"/api/games/inframundis/text/{language}")
    assert answered.text == GAME.words().sources(language)
    assert answered.headers["content-type"] == "text/plain; charset=utf-8"
    assert "list-last" in answered.text  # the toolkit's own messages, with which lists are joined


def test_texts_are_sent_again_only_when_they_changed(client: TestClient):
    first = client.get("/api/games/inframundis/text/es")
    again = client.get("/api/games/inframundis/text/es", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"] and first.headers["cache-control"] == "no-cache"
    other = client.get("/api/games/inframundis/text/en", headers={"if-none-match": first.headers["etag"]})
    assert other.status_code == 200 and other.headers["etag"] != first.headers["etag"]


def test_texts_in_an_unknown_language_are_refused(client: TestClient):
    assert got(client, "/api/games/inframundis/text/tlh", 404)["refusal"]["code"] == "no-language"


# Cards


def test_a_card_is_shown_as_it_is_printed(client: TestClient):
    face = got(client, "/api/games/inframundis/cards/umbral-wall?lang=en")
    assert face["name"] == "Umbral Wall" and set(face["numbers"]) == {"cost", "attack", "endure"}
    assert got(client, "/api/games/inframundis/cards/umbral-wall")["name"] == "Muro de Umbral"


def test_every_card_has_a_face_in_both_languages(client: TestClient):
    desk = GAME.card_desk()
    assert desk is not None
    for sheet in desk.sheets:
        for lang in ("es", "en"):
            face = got(client, f"/api/games/inframundis/cards/{sheet.id}?lang={lang}")
            assert face["id"] == sheet.id and face["name"] == sheet.name[lang] and face["kind"]
            assert len(face["keywords"]) == len(sheet.keywords)


@pytest.mark.parametrize("address", ["inframundis/cards/no-such-card", "tictactoe/cards/umbral-wall"])
def test_an_unknown_card_is_refused(client: TestClient, address: str):
    assert got(client, f"/api/games/{address}", 404)["refusal"]["code"] == "no-card"


# Rulebooks


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_rulebook_is_whole(client: TestClient, lang: str):
    sheet = got(client, f"/api/games/inframundis/rulebook?lang={lang}")
    catalogue = GAME.catalogue()
    assert catalogue is not None
    clauses = [clause for section in sheet["sections"] for clause in section["clauses"]]
    assert [clause["id"] for clause in clauses] == list(catalogue.ids)
    assert [clause["text"] for clause in clauses] == [clause.text(lang) for clause in catalogue]
    assert [clause["ruling"] for clause in clauses] == [clause.ruling(lang) for clause in catalogue]
    shown = [[one["then"] for one in clause["examples"]] for clause in clauses]
    assert shown == [[one.then for one in clause.shown(lang)] for clause in catalogue]
    assert catalogue.rulebook.title in sheet["title"]


@pytest.mark.parametrize("game", registry.ids())
@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_chapter_has_a_title_of_its_own(client: TestClient, game: str, lang: str):
    titles = [section["title"] for section in got(client, f"/api/games/{game}/rulebook?lang={lang}")["sections"]]
    assert len(set(titles)) == len(titles)
    assert not any(title.startswith(("Capítulo", "Chapter")) for title in titles)


def test_a_chapter_without_a_title_is_called_by_its_number():
    assert reading._section_title(GAME, "99", "en") == "Chapter 99"


def test_a_clause_that_decides_an_option_carries_its_values(client: TestClient):
    offered = {choice.name for choice in GAME.choices()}
    for section in got(client, "/api/games/inframundis/rulebook")["sections"]:
        for clause in section["clauses"]:
            assert (clause["choice"] is not None) == (clause["option"] in offered)


def test_a_game_without_a_rulebook_says_so(client: TestClient, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(type(registered("tictactoe")), "catalogue", lambda self: None)
    assert got(client, "/api/games/tictactoe/rulebook", 404)["refusal"]["code"] == "no-rulebook"


def test_computer_players_have_words_in_every_language():
    from liza.players import names

    for lang in words().languages:
        assert all(words().has(lang, f"level-{name}") and words().has(lang, f"level-{name}.note") for name in names())
