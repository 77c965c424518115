"""The commands that show things: cards, decks, rulebooks, games, reports, matches."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import liza as package
from liza.games import game as registered
from liza.games import games, ids
from liza.kernel import read_record
from tests.cli.conftest import Liza

GAME = registered("inframundis")


def words(text: str) -> str:
    return " ".join(text.split())


# Cards


def test_cards_are_listed_in_both_languages(liza: Liza):
    assert "Muro de Umbral" in liza("cards", "list").output
    assert "Umbral Wall" in liza("cards", "list", "--lang", "en").output
    assert "no oficial" in liza("cards", "list").output


def test_a_list_of_cards_can_be_narrowed(liza: Liza):
    shown = liza("cards", "list", "muro de").output
    assert "umbral-wall" in shown and "lamp-moth" not in shown


@pytest.mark.parametrize("name", ["umbral-wall", "MURO DE UMBRAL", "Umbral Wall", "muro de"])
def test_a_card_is_found_by_any_of_its_names(liza: Liza, name: str):
    assert "umbral-wall" in liza("cards", "show", name).output


def test_texts_of_all_cards_are_printed(liza: Liza):
    shown = liza("cards", "text").output
    desk = GAME.card_desk()
    assert desk is not None
    assert all(sheet.id in shown for sheet in desk.sheets)
    assert "Todas" in shown or "Conjuro" in shown


def test_a_set_of_ones_own_is_shown_alone(liza: Liza, tmp_path: Path):
    liza("cards", "export", str(tmp_path / "all.csv"))
    rows = (tmp_path / "all.csv").read_text("utf-8").splitlines()
    wall = next(row for row in rows if row.startswith("umbral-wall,"))
    mine = wall.replace("umbral-wall,1,", "my-wall,401,").replace("Muro de Umbral", "Mi muro")
    (tmp_path / "mine.csv").write_text("\n".join([rows[0], mine.replace("Umbral Wall", "My wall")]) + "\n", "utf-8")
    folder = tmp_path / "mine"
    folder.mkdir()
    liza("cards", "import", str(tmp_path / "mine.csv"), "--into", str(folder / "cards.yaml"))
    assert "Una carta, sin faltas" in words(liza("cards", "check", str(folder)).output)
    shown = liza("cards", "text", "--cards", str(folder)).output
    assert "my-wall" in shown and "umbral-wall" not in shown
    assert "Mi muro" in liza("cards", "show", "my-wall", "--cards", str(folder)).output


def test_the_sheet_comes_back_as_the_same_cards(liza: Liza, tmp_path: Path):
    text = liza("cards", "export").output
    (tmp_path / "cards.csv").write_text(text, "utf-8")
    back = liza("cards", "import", str(tmp_path / "cards.csv")).output
    assert back.count("- id:") == text.count("\n") - 1


def test_the_schema_is_json(liza: Liza):
    assert json.loads(liza("cards", "schema").output)["title"]


# Rulebooks


def test_the_rulebook_is_browsed_by_contents_section_and_clause(liza: Liza):
    assert "INF-10.2-1" in liza("clauses", "inframundis").output
    section = liza("clauses", "inframundis", "10.2").output
    assert "INF-10.2-1" in section and "INF-10.3-1" not in section
    clause = words(liza("clauses", "inframundis", "INF-10.3-1").output)
    assert "Opción block_mode: A si no se dice otra cosa; valores: A y B" in clause
    assert "Option block_mode" in words(liza("clauses", "inframundis", "INF-10.3-1", "--lang", "en").output)


def test_the_rulebook_is_searched_in_either_language(liza: Liza):
    assert "INF-6-5" in liza("clauses", "--search", "RECARGA eter").output


def test_the_matrix_has_no_hole_and_says_so(liza: Liza):
    shown = liza("clauses", "--matrix", code=None)
    listed = ids()
    for id in listed:
        assert f"{id}: " in shown.output
    assert shown.exit_code == (0 if shown.output.count("no falta nada") == len(listed) else 1)
    assert "test_" in liza("clauses", "tictactoe", "--matrix", code=None).output


def test_the_matrix_needs_the_source_tree(liza: Liza, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(package, "__file__", str(tmp_path / "site" / "lib" / "liza" / "__init__.py"))
    said = words(liza("clauses", "--matrix", code=1).output)
    assert "árbol de fuentes" in said


def test_games_are_listed_with_decks_and_rulesets(liza: Liza):
    shown = words(liza("games").output)
    for game in games():
        assert all(part in shown for part in (game.title["es"], *game.deck_names(), *game.preset_names()))
    assert "Tres en raya (de ejemplo)" in shown


# The laboratory


def test_a_study_prints_shares_intervals_endings_and_speed(liza: Liza):
    shown = words(liza("simulate", "--games", "4", "--players", "greedy,random", "--jobs", "1").output)
    for part in ("Por mazo", "Por jugador", "Empezó jugando", "Finales", "Rondas por partida", "partidas/s", " % a "):
        assert part in shown
    english = words(
        liza("simulate", "--games", "2", "--players", "random,random", "--jobs", "1", "--lang", "en").output
    )
    assert "By deck" in english and "Played first" in english and "games/s" in english


def test_a_study_as_json_is_nothing_but_json(liza: Liza):
    args = ["simulate", "--games", "4", "--players", "random,random", "--jobs", "1", "--json", "--seed", "9"]
    data = json.loads(liza(*args).output)
    assert data["games"] == 4 and data["seed"] == 9
    again = json.loads(liza(*args).output)
    assert {**again, "speed": 0} == {**data, "speed": 0}


def test_a_matrix_of_decks_prints_each_against_each(liza: Liza):
    args = ["simulate", "--matrix", "--games", "2", "--players", "random,random", "--jobs", "1"]
    shown = liza(*args).output
    assert all(shown.count(name) >= 3 for name in GAME.deck_names())
    data = json.loads(liza(*args, "--json").output)
    assert len(data["pairs"]) == 3


def test_rules_and_options_reach_the_games(liza: Liza):
    args = ["simulate", "--games", "1", "--players", "random,random", "--jobs", "1", "--json"]
    data = json.loads(liza(*args, "--option", "block_mode=B", "--option", "round_limit=20").output)
    assert data["setup"]["options"]["block_mode"] == "B"
    assert data["setup"]["options"]["round_limit"] == "20"
    assert json.loads(liza(*args, "--rules", "simple").output)["setup"]["options"]["block_mode"] == "B"


# Matches to look at


def test_watching_tells_the_match_and_its_end(liza: Liza):
    shown = liza("watch", "--players", "random,random", "--seed", "3").output
    assert "Empieza la Ronda 1" in shown
    assert "[INF-11.3" in shown or "[INF-1-" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert liza("watch", "--players", "random,random", "--seed", "3").output == shown


def test_a_record_is_verified_and_shown(liza: Liza, tmp_path: Path):
    liza("simulate", "--games", "1", "--players", "random,random", "--jobs", "1", "--records", str(tmp_path / "kept"))
    record = tmp_path / "kept" / "0001.jsonl"
    shown = liza("replay", str(record)).output
    count = len(read_record(record.read_bytes()).answers)
    assert f"Comprobada: {count} respuestas" in words(shown)
    assert "[INF-11.3" in shown or "[INF-1-" in shown
    part = liza("replay", str(record), "--upto", "10", "--seat", "north").output
    assert f"Así estaba tras 10 de {count} respuestas" in words(part)
    assert "Mano (" in part


def test_a_record_is_stepped_through_and_left(liza: Liza, tmp_path: Path):
    liza("simulate", "--games", "1", "--players", "random,random", "--jobs", "1", "--records", str(tmp_path / "kept"))
    record = tmp_path / "kept" / "0001.jsonl"
    left = liza("replay", str(record), "--step", typed=["", "", "salir"]).output
    whole = liza("replay", str(record), "--step", typed=["", "t"]).output
    assert len(left) < len(whole)
    assert "[INF-11.3" in whole or "[INF-1-" in whole


def test_a_study_of_three_tells_seats_endings_and_what_a_game_counts(liza: Liza):
    study = ["simulate", "promised", "--seats", "3", "--players", "random,random,random", "--games", "1", "--jobs", "1"]
    told = json.loads(liza(*study, "--json").output)
    assert [one["of"] for one in told["wins"]["seat"]] == [1, 1, 1]
    assert sum(one["count"] for one in told["endings"]) == 1
    assert [one["name"] for one in told["figures"]][:2] == ["battles", "held"]
    shown = words(liza(*study).output)
    assert all(word in shown for word in ("Círculo", "Triángulo", "Cuadrado", "Batallas", "Asentamientos saqueados"))


def test_as_many_play_as_are_seated(liza: Liza):
    assert "Cuadrado" in liza("play", "promised", "--seats", "3", "--against", "random", typed=["salir"]).output
    assert "Cuadrado" not in liza("play", "promised", "--against", "random", typed=["salir"]).output
