"""Records that do not replay, and chains that differ, are found and named."""

from __future__ import annotations

from pathlib import Path

import pytest

from liza import _build
from liza.testing.goldens import chain, chain_elsewhere, main, named, replay_elsewhere, replay_shelf
from liza.testing.marks import clause
from liza.testing.perft import perft
from tests.kernel import orders
from tests.kernel.orders import GAME
from tests.kernel.tiny import End, HoldAll, Pick, tiny

ORDERS = "tests.kernel.orders:GAME"


def written(capsys: pytest.CaptureFixture[str], reference: str, seed: int) -> str:
    main(["record", reference, str(seed)])
    return capsys.readouterr().out


def test_games_are_named_by_id_or_place():
    assert named(ORDERS) is GAME
    assert named("tictactoe").id == "tictactoe"
    with pytest.raises(AssertionError, match="is no Game"):
        named("tests.kernel.orders:Orders")


def test_a_record_is_the_same_every_time(capsys: pytest.CaptureFixture[str]):
    assert written(capsys, ORDERS, 4) == written(capsys, ORDERS, 4) != written(capsys, ORDERS, 5)


def test_a_shelf_replays_here_and_elsewhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    for name, reference in (("one", "tictactoe"), ("two", ORDERS)):
        (tmp_path / f"{name}.jsonl").write_text(written(capsys, reference, 3), encoding="utf-8")
    files = sorted(tmp_path.iterdir())
    here = replay_shelf(files, {"orders": ORDERS})
    assert list(here) == ["one.jsonl", "two.jsonl"]
    assert replay_elsewhere(files, 5, not _build.is_compiled(), {"orders": ORDERS}) == here


def test_a_record_that_does_not_replay_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "old.jsonl"
    lines = written(capsys, "tictactoe", 3).splitlines(keepends=True)
    file.write_text("".join(lines[:-1]) + '{"result":[0,0],"clause":"","after":5,"hash":"0"}\n', encoding="utf-8")
    with pytest.raises(AssertionError, match=r"old\.jsonl: "):
        replay_shelf([file])
    file.write_text("".join(lines).replace('"TTT-3', '"TTT-4'), encoding="utf-8")
    with pytest.raises(AssertionError, match="its replay makes another record"):
        replay_shelf([file])
    with pytest.raises(AssertionError, match=r"(?s)goldens replay .*old\.jsonl failed:.*another record"):
        replay_elsewhere([file], 1, not _build.is_compiled())


def test_a_chain_tells_games_apart(monkeypatch: pytest.MonkeyPatch):
    before = chain(GAME, range(4))
    assert before == chain(GAME, range(4))
    assert len(set(before)) == 4
    monkeypatch.setattr(orders.GainCoin, "run", lambda self, s: None)
    monkeypatch.setattr(orders.DrawCard, "run", lambda self, s: None)
    assert all(one != other for one, other in zip(before, chain(GAME, range(4)), strict=True))


def test_a_chain_does_not_pass_one_build_for_the_other():
    assert chain_elsewhere(ORDERS, 2, interpreted=True) == chain(GAME, range(2))
    if not _build.is_compiled():
        with pytest.raises(AssertionError, match="the compiled build was asked for, but the interpreted one ran"):
            chain_elsewhere(ORDERS, 1, interpreted=False)


def test_an_unknown_command_is_refused():
    with pytest.raises(SystemExit, match="use record, chain or replay"):
        main(["dance"])


def test_positions_are_counted(monkeypatch: pytest.MonkeyPatch):
    state = tiny(Pick(0, (1, 2, 3)), Pick(1, (1, 2, 3)), Pick(2, (9,)), End())
    assert [perft(GAME_OF_TINY, state.clone(), depth) for depth in range(5)] == [1, 3, 6, 6, 0]
    lanes = tiny(HoldAll(), End())
    assert [perft(GAME_OF_TINY, lanes.clone(), depth) for depth in (1, 2, 3, 4, 5)] == [4, 16, 64, 256, 0]
    monkeypatch.setattr(GAME_OF_TINY, "broken", lambda state: ["one leg is shorter"] if state.asked else [])
    with pytest.raises(AssertionError, match="one leg is shorter"):
        perft(GAME_OF_TINY, state, 2)


class TinyGame(orders.OrdersGame):
    """Only its invariants are asked for."""

    def broken(self, state: object) -> list[str]:
        return []


GAME_OF_TINY = TinyGame()


def test_clauses_are_marked_with_all_their_ids():
    mark = clause("INF-1-1", "INF-1-2").mark
    assert (mark.name, mark.args) == ("clause", ("INF-1-1", "INF-1-2"))
