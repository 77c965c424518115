"""Playing at the terminal, by scripted typing: whole matches, words that work at any moment, what goes wrong."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from liza.cli import saves, sitting
from liza.cli.out import Out
from liza.cli.sitting import PERSON, Sitting
from liza.games import game as registered
from liza.kernel import Match, read_record
from liza.toolkit.view import View
from tests.cli.conftest import Liza

GAME = registered("inframundis")
SOLDIERS = str(Path(__file__).parents[1] / "games" / "inframundis" / "data" / "soldiers.yaml")
Kept = Callable[[], list[Path]]


def words(text: str) -> str:
    return " ".join(text.split())


def barracks() -> dict[str, Any]:
    """Return a set-up of creatures without text: nobody has anything to answer with."""
    cards = {f"soldier-{attack}-{life}": 1 for attack in range(1, 7) for life in range(1, 8)}
    deck = {"name": "soldiers", "cards": cards, "commanders": []}
    return {"decks": [deck, deck], "sets": [SOLDIERS]}


class StopTyping(Exception):
    """The script is done."""


class Typist:
    """Types what a script says; a callable in it looks at the view and returns what to type."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, stops: bool | None = None, seed: int = 4) -> None:
        self.asked = 0
        self.table = Sitting(Out("es"), GAME, GAME.start(barracks(), seed), [PERSON, "greedy"], stops)
        self._script: Iterator[str | Callable[[View], str]] = iter(())
        monkeypatch.setattr(sitting, "read_line", self._type)

    def play(self, script: Iterable[str | Callable[[View], str]]) -> None:
        """Follow a script to its end."""
        self._script = iter(script)
        with pytest.raises(StopTyping):
            self.table.run()

    def view(self) -> View:
        """Return what the person sees."""
        return GAME.view(self.table.match.state.observe(0), 0)

    def until_a_play(self, script: list[str | Callable[[View], str]]) -> Iterator[str | Callable[[View], str]]:
        """Go on until a creature can be played, then follow the script."""
        while not any(option.text.startswith("play") for option in self.view().options):
            yield "1"
        yield from script

    def _type(self, out: Out, prompt: str) -> str:
        self.asked += 1
        line = next(self._script, None)
        if line is None:
            raise StopTyping
        return line(self.view()) if callable(line) else line


def play_a_creature(view: View) -> str:
    return next(option.text for option in view.options if option.text.startswith("play"))


# A whole match


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_whole_match_against_the_computer(liza: Liza, kept: Kept, lang: str):
    shown = liza("play", "--seed", "5", "--against", "random", "--lang", lang, typed=["1"] * 600).output
    assert "[INF-11.3" in shown or "[INF-1-" in shown
    record = read_record(kept()[0].read_bytes())
    assert record.result is not None
    assert record.header["players"] == ["person", "random"]
    assert GAME.replay(record).state.over
    assert str(kept()[0]) in shown.replace("\n", "")


def test_the_same_seed_is_the_same_match(liza: Liza):
    typed = ["1"] * 40
    shown = [liza("play", "--seed", "8", typed=typed).output.split("La partida queda")[0] for _ in range(2)]
    assert shown[0] == shown[1]


def test_a_person_may_sit_at_the_other_seat(liza: Liza, kept: Kept):
    liza("play", "--seed", "5", "--seat", "north", "--decks", "brasa,umbral", typed=["1"])
    header = read_record(kept()[0].read_bytes()).header
    assert header["players"] == ["greedy", "person"]
    assert [deck["name"] for deck in header["setup"]["decks"]] == ["umbral", "brasa"]


def test_the_tutorial_games_are_played_too(liza: Liza):
    shown = liza("play", "tictactoe", "--against", "random", "--seed", "2", typed=["1"] * 9).output
    assert "La partida queda en" in words(shown)


def test_two_people_hand_the_keyboard_over_and_see_their_own_hands(liza: Liza):
    shown = liza("play", "--seed", "5", "--against", "person", typed=["", "1", "", "1", "", "1"]).output
    south, north = shown.split("Pásale el teclado a Norte", 1)
    assert "Vigía" in south and "Mariscala" not in south
    assert "Mariscala" in north.split("Pásale el teclado a Sur")[0]
    assert "paradas" in south


# At any moment


def test_words_that_work_at_any_moment(liza: Liza):
    typed = ["ayuda", "?", "? comandante", "log", "carta muro de umbral", "cláusula 10.2-1", "tablero", "paradas"]
    shown = words(liza("play", "--seed", "5", typed=typed).output)
    assert "de dónde salen sus números" in shown
    assert "✗" in shown and "[INF-" in shown
    assert "Barajas tu mazo de 50 cartas" in shown
    assert "umbral-wall" in shown
    assert "INF-10.2-1" in shown
    assert "Se te preguntará también" in shown


def test_english_words_work_in_spanish_and_the_other_way_round(liza: Liza):
    assert "umbral-wall" in liza("play", "--seed", "5", typed=["card umbral-wall"]).output
    assert "umbral-wall" in liza("play", "--seed", "5", "--lang", "en", typed=["carta umbral-wall"]).output


def test_a_wrong_number_or_word_costs_nothing(liza: Liza):
    shown = words(liza("play", "--seed", "5", typed=["0", "77", "xyzzy", "", "carta nada", "1"]).output)
    assert "No hay ninguna opción 77: van del 1 al" in shown
    assert "No entiendo «xyzzy»" in shown
    assert "No hay ninguna carta «nada»" in shown
    assert "Robas" in shown


def test_bytes_that_are_no_text_are_not_understood(liza: Liza):
    result = liza("play", "--seed", "5", typed=b"\xff\xfe\n1\n")
    assert "No entiendo" in result.output and "Robas" in result.output


def test_what_is_forbidden_is_refused_with_its_clause(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    typist = Typist(monkeypatch)
    typist.play(typist.until_a_play([lambda view: view.blocked[0].text]))
    said = capsys.readouterr().out
    assert "✗" in said and "[INF-" in said


def test_options_are_chosen_by_words_and_doubt_is_told(liza: Liza):
    shown = words(liza("play", "--seed", "5", typed=["sin comandante", "mano"]).output)
    assert "no llevas Comandante" in shown or "Comandante" in shown
    assert "vale para varias opciones: 1 y 2" in shown


# The way back


def test_undo_takes_back_a_choice_that_is_not_complete(monkeypatch: pytest.MonkeyPatch):
    typist = Typist(monkeypatch)
    typist.play(typist.until_a_play([play_a_creature, "deshacer"]))
    assert play_a_creature(typist.view())
    assert not typist.table.match.answers[-1].text.startswith("play")


def test_undo_goes_back_over_the_computers_silent_pass(monkeypatch: pytest.MonkeyPatch):
    typist = Typist(monkeypatch)
    typist.play(typist.until_a_play([play_a_creature, "1", "deshacer", "log"]))
    assert play_a_creature(typist.view())
    lines = [zone for zone in typist.view().zones if zone.owner == "south" and zone.kind == "line"]
    assert not any(zone.cards for zone in lines)
    match = typist.table.match
    assert GAME.replay(match.record()).state.asked == match.state.asked


def test_undo_stops_where_something_was_drawn(liza: Liza):
    shown = words(liza("play", "--seed", "5", typed=["1", "1", "deshacer"]).output)
    assert "ya no se puede retirar" in shown


# Windows


def test_a_window_without_a_choice_is_passed_unless_one_wants_to_stop(monkeypatch: pytest.MonkeyPatch):
    asked = {}
    for stops in (False, True):
        typist = Typist(monkeypatch, stops)
        typist.play(["1"] * 3)
        answers = [answer.text for answer in typist.table.match.answers if answer.seat == 0]
        asked[stops] = len(answers)
        assert stops or answers.count("pass") > 0
    assert asked[True] == 3 < asked[False]


def test_stops_can_be_switched_while_playing(monkeypatch: pytest.MonkeyPatch):
    typist = Typist(monkeypatch)
    typist.play(typist.until_a_play(["paradas"]))
    before = len(typist.table.match.answers)
    typist.play(["1"] * 5)
    given = typist.table.match.answers[before:]
    assert len([answer for answer in given if answer.seat == 0]) == 5


def test_blocks_are_confirmed_by_the_person():
    """One answer that completes a choice is not given for the person, or it could not be taken back."""
    table = Sitting(Out("es"), GAME, GAME.start(barracks(), 4), [PERSON, "greedy"])
    table._said.append(sitting.Said(0, 0, True, False, binds=False, secret=False))
    assert not table._is_window(0)


# Saving


def test_save_and_load(liza: Liza, tmp_path: Path):
    file = tmp_path / "mine.jsonl"
    typed = ["1", "1", f"guardar {file}", "1", f"cargar {file}", "log 3"]
    shown = words(liza("play", "--seed", "5", typed=typed).output)
    assert f"Guardada en {file}" in shown
    assert f"Sigue la partida de {file}" in shown
    assert read_record(file.read_bytes()).header["players"] == ["person", "greedy"]
    assert "Síguela con" in words(liza("play", "--load", str(file)).output)


def test_a_file_is_not_overwritten_unasked(liza: Liza, tmp_path: Path):
    file = tmp_path / "mine.jsonl"
    file.write_text("precious")
    liza("play", "--seed", "5", typed=[f"guardar {file}", "n"])
    assert file.read_text() == "precious"
    liza("play", "--seed", "5", typed=[f"guardar {file}", "s"])
    assert file.read_text() != "precious"


def test_a_broken_file_is_told_and_the_match_goes_on(liza: Liza, tmp_path: Path):
    file = tmp_path / "mine.jsonl"
    file.write_text("{]")
    shown = words(liza("play", "--seed", "5", typed=[f"cargar {file}", "cargar nada.jsonl", "1", "1"]).output)
    assert f"{file}:1:" in shown
    assert "nada.jsonl: no se puede usar (no existe)" in shown
    assert "Robas" in shown


def test_leaving_keeps_the_match_and_says_how_to_go_on(liza: Liza, kept: Kept):
    for typed in (["1", "salir"], ["1"]):
        shown = liza("play", "--seed", "5", typed=typed).output
        assert "liza play --load" in shown
    newest = kept()[-1]
    assert "Robas" in liza("play", "--load", str(newest), typed=["log 0"]).output
    assert "liza play --load" in liza("play", "--resume").output


def test_a_match_that_is_over_is_not_gone_on_with(liza: Liza, kept: Kept):
    liza("play", "--seed", "5", "--against", "random", typed=["rendirse", "s"])
    said = words(liza("play", "--load", str(kept()[0]), code=1).output)
    assert "ya ha terminado" in said and "liza replay" in said


def test_where_nothing_can_be_kept_the_match_goes_on(liza: Liza, tmp_path: Path):
    (tmp_path / "data").write_text("in the way")
    result = liza("play", "--seed", "5", typed=["1", "1", "1"])
    shown = words(result.output)
    assert shown.count("La partida no se guarda sola") == 1
    assert "Robas" in shown
    assert "no se ha podido guardar" in shown


def test_a_full_disk_is_told_and_the_match_goes_on(liza: Liza, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def full(path: Path, text: str) -> None:
        raise OSError(errno.ENOSPC, "no space", str(path))

    monkeypatch.setattr(saves, "write_text", full)
    shown = words(liza("play", "--seed", "5", typed=["1", f"guardar {tmp_path / 'x'}", "1"]).output)
    assert "no queda espacio" in shown
    assert "La partida sigue" in shown


def test_a_failed_write_leaves_the_old_file(tmp_path: Path):
    file = tmp_path / "folder" / "x.jsonl"
    with pytest.raises(OSError, match=r"x\.jsonl"):
        saves.write_text(file, "text")
    file.parent.mkdir()
    saves.write_text(file, "old")
    file.with_name(f".{file.name}.{os.getpid()}").mkdir()
    with pytest.raises(OSError, match=r"x\.jsonl"):
        saves.write_text(file, "new")
    assert file.read_text() == "old"


# The end


def test_conceding_asks_first_and_ends_with_its_clause(liza: Liza):
    shown = words(liza("play", "--seed", "5", typed=["rendirse", "n", "1", "concede", "s"]).output)
    assert "[INF-15-2]" in shown
    assert shown.count("¿Te rindes") == 2


def test_the_last_kept_matches_stay_and_the_oldest_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(saves, "KEPT", 2)
    auto = saves.Autosave(GAME)
    match: Match = GAME.start(GAME.default_setup(), 1)
    auto.write(match)
    for number in range(3):
        (auto.path.parent / f"inframundis-{number}.jsonl").write_text("old")
    auto.write(match)
    auto.prune()
    assert len(list(auto.path.parent.glob("*.jsonl"))) == 2
    assert auto.path.exists()
