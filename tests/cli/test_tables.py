"""Reports in the terminal: a study that was stopped shows what it has."""

from __future__ import annotations

import pytest

from liza.cli.out import Out
from liza.cli.tables import show_cross
from liza.games import game
from liza.lab import Cross, GameResult, Plan, Report


def test_a_matrix_stopped_before_its_last_pairing_tells_the_points_it_has(capsys: pytest.CaptureFixture[str]):
    result = GameResult(0, 0, 0, 0, 0, "points", "RES-1-1", 7, 100, (), (10.0, 20.5))
    plans = [
        Plan("resurgir", {"decks": [{"name": "maya"}, {"name": other}]}, ("random", "random"), 1, 1) for other in "ab"
    ]
    reports = [Report(plans[0], [result]), Report(plans[1], [], interrupted=True)]

    show_cross(Out("es"), game("resurgir"), Cross(reports))

    shown = capsys.readouterr().out
    assert "maya – a" in shown and "20,5" in shown and "maya – b" not in shown
