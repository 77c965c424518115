"""Bad input of every kind: the message names place and remedy, nothing is lost, nothing is a traceback."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from liza.games import game as registered
from liza.games import ids
from tests.cli.conftest import Liza

GAME = registered("inframundis")
KNOWN = ", ".join(sorted(ids())[:-1])
"""The ids as a message lists them, but the last."""
CARD = """set: {{id: mine, name: {{es: Mías, en: Mine}}}}
cards:
  - id: my-card
    number: 400
    name: {{es: Mi carta, en: My card}}
    type: spell
    cost: 1
    icon: wolf-head
    effects:
      - {{verb: {verb}, whose: you, cards: 1}}
"""


@pytest.fixture
def record(liza: Liza, tmp_path: Path) -> Path:
    """A whole match, written to a file."""
    liza("simulate", "--games", "1", "--jobs", "1", "--records", str(tmp_path / "records"))
    return tmp_path / "records" / "0001.jsonl"


def both(text: str) -> tuple[str, str]:
    spanish, english = text.split(" | ")
    return spanish, english


# The command line


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["plya"], "No hay ninguna orden «plya». ¿Quieres decir «play» | There is no command \"plya\". Do you mean"),
        (["play", "--deck", "umbral"], "No hay ninguna opción --deck. ¿Quieres decir «--decks» | There is no option"),
        (["play", "chess"], f"Los juegos son {KNOWN} | The games are {KNOWN}"),
        (["play", "inframundi"], "¿Quieres decir «inframundis»? | Do you mean \"inframundis\"?"),
        (["play", "--decks", "umbrall"], "¿Quieres decir «umbral»? | Do you mean \"umbral\"?"),
        (["play", "--decks", "nada.txt"], "nada.txt: No existe el archivo. | nada.txt: The file does not exist"),
        (["play", "--against", "gredy"], "¿Quieres decir «greedy»? | Do you mean \"greedy\"?"),
        (["play", "--seat", "east"], "Los asientos son south y north | The seats are south and north"),
        (["play", "--option", "nexus"], "escríbela como nombre=valor | write it as name=value"),
        (["play", "--option", "nexus=3"], "La opción «nexus» no existe | There is no option"),
        (["play", "--option", "block_mode=C"], "INF-10.3-1 | INF-10.3-1"),
        (["play", "--rules", "x"], "reglamento, simple | reglamento"),
        (["play", "--lang"], "A la opción --lang le falta su valor | The option --lang lacks its value"),
        (["play", "--seed", "mil"], "El valor de --seed no vale: tiene que ser un número | The value of --seed"),
        (["play", "--load", "nada.jsonl"], "nada.jsonl: no se puede usar (no existe) | nada.jsonl: it can't be used"),
        (["play", "--resume"], "No hay ninguna partida guardada | No match is kept"),
        (["play", "promised", "--seats", "5"], "va un número de 2 a 4 | goes a number from 2 to 4"),
        (["play", "promised", "--seat", "square"], "Los asientos son circle y triangle | The seats are circle and tri"),
        (["simulate", "promised", "--players", "greedy"], "no se juega entre 1 | is not played by 1"),
        (["simulate", "--games", "0"], "1 o más | 1 or more"),
        (["simulate", "--games", "many"], "tiene que ser un número entero | has to be a whole number"),
        (["simulate", "--players", "greedy"], "Hay un jugador y hacen falta 2 | There is one player and 2 are needed"),
        (["simulate", "--players", "greedy,bob"], "No hay ningún jugador «bob» | There is no player \"bob\""),
        (["simulate", "--decks", "umbral,brasa,marea"], "Hacen falta dos mazos | It takes two decks"),
        (["simulate", "--matrix", "--decks", "umbral"], "al menos dos | at least two"),
        (["simulate", "--matrix", "--records", "x"], "quita --records | leave out --records"),
        (["simulate", "tictactoe", "--decks", "umbral"], "No hay ningún mazo «umbral» | There is no deck \"umbral\""),
        (["replay"], "Falta ARCHIVO | FILE is missing"),
        (["replay", "nada.jsonl"], "nada.jsonl: no se puede usar | nada.jsonl: it can't be used"),
        (["cards", "show"], "Falta NOMBRE | NAME is missing"),
        (["cards", "show", "muro de umbal"], "¿Quieres decir «Muro de Umbral»? | Do you mean \"Muro de Umbral\"?"),
        (["cards", "show", "runa"], "vale para varias cartas | may mean several cards"),
        (["cards", "list", "--game", "tictactoe"], "no tiene cartas | has no cards"),
        (["cards", "check", "nada.yaml"], "nada.yaml: no existe | nada.yaml: there is no such file"),
        (["cards", "import", "nada.csv"], "nada.csv: no existe | nada.csv: there is no such file"),
        (["deck", "check", "nada.txt"], "nada.txt: no se puede usar (no existe) | nada.txt: it can't be used"),
        (["clauses", "inframundis", "INF-99-1"], "No hay ninguna cláusula | There is no clause"),
        (["clauses", "--search", "submarino"], "Ninguna cláusula tiene | No clause has"),
        (["play", "a", "b"], "Sobra «b» | \"b\" is too much"),
        (["play", "--lang", "xx"], "Los idiomas son es y en | Los idiomas son es y en"),
    ],
    ids=lambda one: " ".join(one) if isinstance(one, list) else None,
)  # fmt: skip
def test_a_wrong_call_is_told_with_its_remedy(liza: Liza, args: list[str], said: str):
    for lang, expected in zip(("es", "en"), both(said), strict=True):
        extra = [] if "--lang" in args else ["--lang", lang]
        result = liza(*args, *extra, code=None)
        assert result.exit_code in (1, 2)
        if not extra and lang == "en":
            continue
        assert expected in " ".join(result.output.split())


# Files


def test_a_misspelt_verb_is_told_with_file_line_and_field(liza: Liza, tmp_path: Path):
    file = tmp_path / "cards.yaml"
    file.write_text(CARD.format(verb="draw"), encoding="utf-8")
    assert "sin faltas" in liza("cards", "check", str(file)).output
    file.write_text(CARD.format(verb="drwa"), encoding="utf-8")
    said = liza("cards", "check", str(file), code=1).output
    assert f"{file}:10:" in said
    assert "my-card.effects[0].verb" in said
    assert "¿Quieres decir «draw»?" in said
    assert "«drwa»" in said
    assert "Do you mean" in liza("play", "--cards", str(file), "--lang", "en", code=1).output


def test_an_unknown_card_in_a_deck_is_told_with_its_line(liza: Liza, tmp_path: Path):
    file = tmp_path / "mine.txt"
    file.write_text("3 Muro de Umbral\n3 Lobbo de ceniza\n", encoding="utf-8")
    said = liza("deck", "check", str(file), code=1).output
    assert f"{file}:2:" in said
    assert "«Lobbo de ceniza»" in said and "¿Quieres decir «Lobo de ceniza»" in said
    for command in (["play"], ["simulate", "--games", "1"], ["watch"]):
        assert f"{file}:2:" in liza(*command, "--decks", str(file), code=1).output


def test_every_breach_of_a_deck_is_told_with_its_clause(liza: Liza, tmp_path: Path):
    file = tmp_path / "mine.txt"
    file.write_text("9 Muro de Umbral\n", encoding="utf-8")
    said = liza("deck", "check", str(file), code=1).output
    assert "[INF-14-1]" in said and "[INF-14-3]" in said
    assert "no es legal" in said


def test_a_lawful_deck_is_praised_and_advice_is_no_fault(liza: Liza, tmp_path: Path):
    deck = GAME.complete(GAME.default_setup())["decks"][0]
    lines = [f"{count} {card}\n" for card, count in list(deck["cards"].items())]
    file = tmp_path / "mine.txt"
    file.write_text("".join(lines), encoding="utf-8")
    assert "el mazo es legal" in liza("deck", "check", str(file)).output
    file.write_text("".join(lines[:-1]), encoding="utf-8")
    said = liza("deck", "check", str(file)).output
    assert "consejo" in said and "el mazo es legal" in said


@pytest.mark.parametrize(
    "args",
    [["deck", "check"], ["cards", "check"], ["play", "--decks"], ["play", "--cards"], ["replay"], ["cards", "import"],
     ["play", "--load"]],
    ids=" ".join,
)  # fmt: skip
def test_text_that_is_no_utf8_is_told(liza: Liza, tmp_path: Path, args: list[str]):
    file = tmp_path / "bytes.yaml"
    file.write_bytes(b"set: \xff\xfe\n")
    said = liza(*args, str(file), code=1).output
    assert "UTF-8" in said
    assert f"{file}:1" in said


def test_a_truncated_record_is_shown_as_far_as_it_is_sound(liza: Liza, record: Path, tmp_path: Path):
    whole = record.read_bytes()
    cut = tmp_path / "cut.jsonl"
    middle = whole.rindex(b"\n[") + 6
    cut.write_bytes(whole[:middle])
    result = liza("replay", str(cut), code=1)
    line = whole[:middle].count(b"\n") + 1
    answers = sum(row.startswith(b"[") for row in whole[:middle].split(b"\n")[:-1])
    assert f"{cut}:{line}: La partida se corta" in result.output
    assert f"Las {answers} primeras respuestas son buenas" in result.output
    assert f"Así estaba tras {answers} de {answers} respuestas" in result.output
    assert cut.read_bytes() == whole[:middle]
    said = liza("replay", str(cut), "--lang", "en", code=1).output
    assert "breaks off" in said and "Delete that line" in said


def test_a_record_of_another_rules_version_is_refused(liza: Liza, record: Path):
    record.write_text(record.read_text("utf-8").replace('"version":"1"', '"version":"0"'), encoding="utf-8")
    for args in (["replay", str(record)], ["play", "--load", str(record)]):
        said = liza(*args, code=1).output
        assert "otra versión de las reglas" in said and "el archivo no se ha tocado" in said


def test_a_record_of_another_game_or_none_is_refused(liza: Liza, record: Path):
    text = record.read_text("utf-8")
    record.write_text(text.replace('"game":"inframundis"', '"game":"chess"'), encoding="utf-8")
    assert "No hay ningún juego «chess»" in liza("replay", str(record), code=2).output
    record.write_text("{}\n", encoding="utf-8")
    assert "no es la cabecera de una partida" in liza("replay", str(record), code=1).output


def test_a_changed_record_is_shown_up_to_the_change(liza: Liza, record: Path):
    lines = record.read_text("utf-8").splitlines(keepends=True)
    answers = [number for number, line in enumerate(lines) if line.startswith("[")]
    lines[answers[6]] = '["south","play the-impossible"]\n'
    record.write_text("".join(lines), encoding="utf-8")
    said = liza("replay", str(record), code=1).output
    assert "Las 6 primeras respuestas son buenas" in said
    assert "Así estaba tras 6 de 6 respuestas" in said


def test_a_record_with_other_cards_is_refused(liza: Liza, tmp_path: Path):
    file = tmp_path / "cards.yaml"
    file.write_text(CARD.format(verb="draw"), encoding="utf-8")
    deck = tmp_path / "mine.txt"
    cards = GAME.complete(GAME.default_setup())["decks"][0]["cards"]
    deck.write_text("".join(f"{count} {card}\n" for card, count in cards.items()) + "3 my-card\n", encoding="utf-8")
    args = ["--decks", f"{deck},brasa", "--cards", str(file), "--players", "random,random", "--jobs", "1"]
    liza("simulate", "--games", "1", *args, "--records", str(tmp_path / "kept"))
    record = tmp_path / "kept" / "0001.jsonl"
    assert "Comprobada" in liza("replay", str(record)).output
    file.write_text(CARD.format(verb="draw").replace("cards: 1", "cards: 2"), encoding="utf-8")
    shutil.copy(file, tmp_path / "same.yaml")
    from liza.games.inframundis import pool

    pool.cards.known.clear()
    assert "Las cartas no son las mismas" in liza("replay", str(record), code=1).output


def test_records_that_cannot_be_written_are_told(liza: Liza, tmp_path: Path):
    (tmp_path / "taken").write_text("")
    said = liza("simulate", "--games", "1", "--jobs", "1", "--records", str(tmp_path / "taken"), code=1).output
    assert "taken" in said and "espacio libre" in said


def test_a_spreadsheet_never_overwrites_unasked(liza: Liza, tmp_path: Path):
    liza("cards", "export", str(tmp_path / "cards.csv"))
    (tmp_path / "mine.yaml").write_text("precious")
    said = liza("cards", "import", str(tmp_path / "cards.csv"), "--into", str(tmp_path / "mine.yaml"), code=1).output
    assert "ya existe" in said and "--force" in said
    assert (tmp_path / "mine.yaml").read_text() == "precious"
