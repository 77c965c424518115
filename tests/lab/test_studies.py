"""Studies: seats swapped, results that depend on the seed alone, records, and what reports make of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from liza.games import game as registered
from liza.games.tictactoe import GAME as TICTACTOE
from liza.kernel import State, read_record
from liza.lab import Cross, GameResult, Middle, Plan, Report, Tally, matrix, simulate
from liza.players import UnknownPlayerError
from liza.toolkit.problems import ProblemsError

INFRAMUNDIS = registered("inframundis")
DECKS = {"decks": ["umbral", "brasa"]}


def results_of(report: Report) -> list[GameResult]:
    return report.results


def result(number: int, winner: int, first: int = 0, ending: str = "nexus", rounds: int = 5) -> GameResult:
    seat = -1 if winner < 0 else (winner + number) % 2
    return GameResult(number, number, winner, first, seat, ending, "INF-1-4", rounds, 10 * rounds, ())


def plan_for(players: tuple[str, ...] = ("greedy", "random"), decks: tuple[str, ...] = ("a", "b")) -> Plan:
    return Plan("inframundis", {"decks": [{"name": name} for name in decks]}, players, 4, 1)


# Plans


def test_contestants_change_seats_from_game_to_game_and_share_a_seed():
    plan = plan_for()
    assert [plan.seat_of(0, number) for number in range(4)] == [0, 1, 0, 1]
    assert [plan.contestant_at(0, number) for number in range(4)] == [0, 1, 0, 1]
    assert [deck["name"] for deck in plan.setup_of(0)["decks"]] == ["a", "b"]
    assert [deck["name"] for deck in plan.setup_of(1)["decks"]] == ["b", "a"]
    assert plan.seed_of(0) == plan.seed_of(1) != plan.seed_of(2) == plan.seed_of(3)


def test_no_two_generators_of_a_study_have_the_same_seed():
    plan = plan_for()
    seeds = [plan.player_seed(one, number) for number in range(0, 40, 2) for one in range(2)]
    assert len(set(seeds)) == len(seeds)
    other = Plan("inframundis", {}, ("greedy", "random"), 4, 2)
    assert plan.seed_of(0) != other.seed_of(0)


# Simulations


def test_the_same_seed_gives_the_same_report():
    reports = [simulate(TICTACTOE, {}, ["greedy", "random"], 30, seed=5, jobs=1) for _ in range(2)]
    first, second = ({**report.to_json(), "speed": None} for report in reports)
    assert first == second
    other = simulate(TICTACTOE, {}, ["greedy", "random"], 30, seed=6, jobs=1)
    assert [one.decisions for one in other.results] != [one.decisions for one in reports[0].results]


def test_results_do_not_depend_on_how_many_processes_played():
    alone = simulate(TICTACTOE, {}, ["greedy", "random"], 70, seed=3, jobs=1)
    shared = simulate(TICTACTOE, {}, ["greedy", "random"], 70, seed=3, jobs=2)
    assert shared.jobs == 2
    assert shared.results == alone.results


def test_decks_are_those_of_contestants_not_of_seats():
    report = simulate(INFRAMUNDIS, DECKS, ["random", "random"], 4, jobs=1)
    assert report.decks == ["umbral", "brasa"]
    assert [one.name for one in report.by_deck()] == ["umbral", "brasa"]
    for one in report.results:
        assert one.winner in (-1, (one.winner_seat - one.number) % 2)
        assert one.first in (0, 1)
        assert one.rounds >= 2


def test_progress_is_told_and_ends_with_all():
    told: list[tuple[int, int]] = []
    simulate(TICTACTOE, {}, ["random", "random"], 50, jobs=1, progress=lambda done, of: told.append((done, of)))
    assert told == [(20, 50), (40, 50), (50, 50)]


def test_an_interrupted_study_reports_what_it_has():
    def stop(done: int, of: int) -> None:
        if done >= 40:
            raise KeyboardInterrupt

    report = simulate(TICTACTOE, {}, ["random", "random"], 100, jobs=1, progress=stop)
    assert report.interrupted
    assert report.games == 40


def test_records_are_written_replayable_and_change_nothing(tmp_path: Path):
    plain = simulate(INFRAMUNDIS, DECKS, ["greedy", "random"], 2, seed=4, jobs=1)
    kept = simulate(INFRAMUNDIS, DECKS, ["greedy", "random"], 2, seed=4, jobs=1, records=tmp_path / "records")
    assert kept.results == plain.results
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == ["0001.jsonl", "0002.jsonl"]
    for one, file in zip(kept.results, files, strict=True):
        record = read_record(file.read_bytes())
        match = INFRAMUNDIS.replay(record)
        assert match.state.over
        assert match.state.result_clause() == one.clause
        assert len(record.answers) == one.decisions
    assert read_record(files[1].read_bytes()).header["players"] == ["random", "greedy"]


def test_a_record_that_cannot_be_written_is_an_error(tmp_path: Path):
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        simulate(TICTACTOE, {}, ["random", "random"], 1, jobs=1, records=tmp_path / "file")


def test_wrong_calls_are_refused():
    with pytest.raises(UnknownPlayerError):
        simulate(TICTACTOE, {}, ["gredy", "random"], 1)
    with pytest.raises(ValueError, match="2 seats"):
        simulate(TICTACTOE, {}, ["random"], 1)
    with pytest.raises(ProblemsError):
        simulate(INFRAMUNDIS, {"decks": ["umbral"]}, ["random", "random"], 1)


def test_impossible_states_are_reported():
    class Broken(type(TICTACTOE)):  # type: ignore[misc]
        def broken(self, state: State) -> list[str]:
            return ["the board has ten cells"] if state.asked % 2 else []

    report = simulate(Broken(), {}, ["random", "random"], 20, jobs=1)
    odd = [one.number for one in report.results if one.decisions % 2]
    assert [one.number for one in report.broken()] == odd
    assert odd
    assert report.to_json()["broken"][0]["what"] == ["the board has ten cells"]


# Reports


def test_a_report_counts_by_deck_player_order_and_ending():
    results = [result(0, 0, first=0), result(1, 0, first=1), result(2, 1, first=1, ending="marks"), result(3, -1)]
    report = Report(plan_for(), results)
    assert report.by_deck() == [Tally("a", 2, 4), Tally("b", 1, 4)]
    assert report.by_player() == [Tally("greedy", 2, 4), Tally("random", 1, 4)]
    assert report.by_order() == [Tally("first", 2, 4), Tally("second", 1, 4)]
    assert report.by_seat(["south", "north"]) == [Tally("south", 1, 4), Tally("north", 2, 4)]
    assert report.draws() == Tally("draw", 1, 4)
    assert report.endings() == [Tally("nexus", 3, 4), Tally("marks", 1, 4)]
    assert report.rounds().mean == 5
    assert report.decisions().median == 50


def test_what_all_contestants_share_is_no_comparison():
    report = Report(plan_for(("greedy", "greedy"), ("a", "a")), [result(0, 0)])
    assert report.by_deck() == []
    assert report.by_player() == []


def test_points_are_told_of_each_deck_and_of_all_games():
    marked = [result(n, 0)._replace(points=(float(n), 10.5)) for n in range(21)]
    report = Report(plan_for(("greedy", "greedy")), marked)
    assert report.points() == [("a", Middle(10.0, 1.0, 19.0, 21)), ("b", Middle(10.5, 10.5, 10.5, 21))]
    assert Cross([report]).points().count == 42
    assert Report(plan_for(), [result(0, 0)]).points() == []


def test_points_belong_to_contestants_not_to_seats():
    decks = {"decks": ["mapuche", "maya"]}
    report = simulate(registered("resurgir"), decks, ["random", "random"], 4, seed=3, jobs=1)
    for one in report.results:
        ahead = max((0, 1), key=lambda contestant: one.points[contestant])
        assert one.winner == (ahead if one.points[0] != one.points[1] else -1)


def test_a_report_is_plain_data():
    report = simulate(INFRAMUNDIS, DECKS, ["random", "random"], 4, jobs=1)
    data = json.loads(json.dumps(report.to_json()))
    assert data["games"] == 4
    assert sum(one["count"] for one in data["endings"]) == 4
    assert {one["name"] for one in data["wins"]["deck"]} == {"umbral", "brasa"}
    assert data["speed"]["games"] > 0
    wins: list[dict[str, Any]] = data["wins"]["deck"]
    assert all(0 <= one["low"] <= one["share"] <= one["high"] <= 1 for one in wins)


def test_a_matrix_has_every_pair_and_sums_up():
    names = INFRAMUNDIS.deck_names()
    cross = matrix(INFRAMUNDIS, names, ["random", "random"], 4, jobs=1)
    assert len(cross.reports) == len(names) * (len(names) - 1) // 2
    assert sorted(cross.decks) == sorted(names)
    one, other = names[0], names[1]
    share, back = cross.share(one, other), cross.share(other, one)
    assert share is not None and back is not None
    assert share.count + back.count <= share.of == back.of == 4
    assert cross.share(one, one) is None
    assert sum(tally.of for tally in cross.totals()) == 2 * 4 * len(cross.reports)
    assert sum(tally.count for tally in cross.endings()) == 4 * len(cross.reports)
    assert json.loads(json.dumps(cross.to_json()))["decks"] == cross.decks


def test_a_matrix_can_have_mirrors():
    cross = matrix(INFRAMUNDIS, ["umbral", "brasa"], ["random", "random"], 2, jobs=1, mirrors=True)
    assert [report.decks for report in cross.reports] == [["umbral", "brasa"], ["umbral"] * 2, ["brasa"] * 2]
    assert isinstance(cross, Cross)


def test_an_interrupted_study_on_several_processes_ends_soon():
    def stop(done: int, of: int) -> None:
        raise KeyboardInterrupt

    report = simulate(TICTACTOE, {}, ["greedy", "greedy"], 200_000, seed=3, jobs=2, progress=stop)
    assert report.interrupted
    assert report.games == 20
