"""Whether a finished game was honest: what a record proves, and every way in which it may have been tampered with."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from liza.games import game as registered
from liza.kernel import Rng
from liza.lab.play import answer_once
from liza.players import make_player
from tests.cli.conftest import Liza

SEED = bytes(range(32))
PROMISE = hashlib.sha256(SEED).hexdigest()


@cache
def played() -> str:
    """The record of a live game between two who answer at random, as a table saves it."""
    game = registered("inframundis")
    match = game.start(game.default_setup(), SEED)
    match.header["promise"] = PROMISE
    setup = match.header["setup"]
    players = [make_player("random", game, setup, seat, 7 + seat) for seat in range(2)]
    while not match.state.over:
        answer_once(match, players)
    return match.record().to_text()


Lines = list[Any]


@pytest.fixture
def saved(tmp_path: Path) -> Callable[..., str]:
    """Write the record, changed by a function on its lines, and return the file's name."""

    def save(change: Callable[[Lines], Any] = lambda lines: None) -> str:
        lines = [json.loads(line) for line in played().splitlines()]
        change(lines)
        path = tmp_path / "game.jsonl"
        path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), "utf-8")
        return str(path)

    return save


def said(liza: Liza, *args: str, code: int = 1) -> str:
    return " ".join(liza("honest", *args, code=code).output.split())


def test_an_honest_game_is_told_so_in_both_languages(liza: Liza, saved: Callable[..., str]):
    assert "Partida limpia." in said(liza, saved(), "--promise", PROMISE, code=0)
    assert "An honest game." in said(liza, saved(), "--promise", PROMISE.upper(), "--lang", "en", code=0)


def test_a_promise_from_the_file_itself_is_shown_to_be_compared(liza: Liza, saved: Callable[..., str]):
    assert PROMISE in said(liza, saved(), code=0)
    assert PROMISE not in said(liza, saved(), "--promise", PROMISE, code=0)


def test_another_promise_than_the_tables_is_found_out(liza: Liza, saved: Callable[..., str]):
    told = said(liza, saved(), "--promise", "0" * 64)
    assert "NO fue limpia" in told and PROMISE in told and "0" * 64 in told


def test_another_seed_is_found_out_by_the_promise(liza: Liza, saved: Callable[..., str]):
    def change(lines: Lines) -> None:
        lines[0]["seed"] = "ab" * 32

    assert "la semilla no es la prometida" in said(liza, saved(change))


def test_another_seed_with_a_promise_to_match_deals_another_game(liza: Liza, saved: Callable[..., str]):
    def change(lines: Lines) -> None:
        lines[0].update(seed="ab" * 32, promise=hashlib.sha256(bytes.fromhex("ab" * 32)).hexdigest())

    assert "NO fue limpia" in said(liza, saved(change))


def test_an_answer_left_out_is_found_out(liza: Liza, saved: Callable[..., str]):
    def change(lines: Lines) -> None:
        first = next(place for place, line in enumerate(lines) if isinstance(line, list))
        lines[first][1] = "no-such-answer"

    told = said(liza, saved(change))
    assert "la respuesta 1 no se puede dar" in told and "No hay ninguna respuesta correcta antes." in told


def test_an_answer_changed_into_another_lawful_one_is_found_out(liza: Liza, saved: Callable[..., str]):
    def change(lines: Lines) -> None:
        mulligans = [line for line in lines if isinstance(line, list) and line[1] in ("keep", "mulligan")]
        mulligans[0][1] = "keep" if mulligans[0][1] == "mulligan" else "mulligan"

    assert "NO fue limpia" in said(liza, saved(change))


def test_a_changed_hash_is_found_out(liza: Liza, saved: Callable[..., str]):
    def change(lines: Lines) -> None:
        note = next(line for line in lines[1:] if isinstance(line, dict))
        note["hash"] = "0" * len(note["hash"])

    assert "no se llega a la posición anotada" in said(liza, saved(change))


@pytest.mark.parametrize("key", ["result", "clause"])
def test_a_changed_result_is_found_out(liza: Liza, saved: Callable[..., str], key: str):
    def change(lines: Lines) -> None:
        lines[-1][key] = [-value for value in lines[-1]["result"]] if key == "result" else "INF-1-9"
        assert lines[-1][key] != json.loads(played().splitlines()[-1])[key]

    assert "el resultado es otro" in said(liza, saved(change))


def test_a_game_that_is_not_over_proves_nothing(liza: Liza, saved: Callable[..., str]):
    def change(lines: Lines) -> None:
        del lines[5:]

    assert "no ha terminado" in said(liza, saved(change))


def test_a_draw_by_agreement_has_no_result_to_compare(liza: Liza, saved: Callable[..., str]):
    def change(lines: Lines) -> None:
        lines[0]["ending"] = {"agreed": True}
        del lines[5:]

    told = said(liza, saved(change), code=0)
    assert "Partida limpia." in told and "tablas acordadas" in told


def test_without_any_promise_honesty_is_not_proved(liza: Liza, saved: Callable[..., str]):
    assert "no consta ninguna promesa" in said(liza, saved(lambda lines: lines[0].pop("promise")))


def test_a_game_of_the_laboratory_was_promised_to_nobody(liza: Liza, tmp_path: Path):
    game = registered("tictactoe")
    match = game.start({}, 5)
    rng = Rng(1)
    while not match.state.over:
        answer_once(match, [make_player("random", game, {}, seat, rng.seed()) for seat in range(2)])
    path = tmp_path / "lab.jsonl"
    path.write_text(match.record().to_text(), "utf-8")
    assert "semilla de laboratorio" in said(liza, str(path), "--promise", PROMISE)
    assert "no consta ninguna promesa" in said(liza, str(path))


def test_what_is_no_promise_is_told(liza: Liza, saved: Callable[..., str]):
    assert "64 cifras hexadecimales" in said(liza, saved(), "--promise", "3f9a", code=2)


def test_what_is_no_record_is_told_by_place(liza: Liza, tmp_path: Path):
    path = tmp_path / "game.jsonl"
    path.write_text("{}\n", "utf-8")
    assert f"{path}:1" in liza("honest", str(path), code=1).output.replace("\n", "")
    assert "none.jsonl" in said(liza, str(tmp_path / "none.jsonl"))


def test_a_record_of_other_rules_is_not_called_dishonest(liza: Liza, saved: Callable[..., str]):
    told = said(liza, saved(lambda lines: lines[0].update(version="0")))
    assert "otra versión de las reglas" in told and "limpia" not in told
