"""What a finished game was like: the lines of each Round, Marks, what decided it, and figures."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.inframundis import GAME, kinds
from liza.games.inframundis.state import Inf
from liza.kernel import Event
from liza.testing.contract import random_match
from liza.testing.marks import clause
from liza.toolkit.view import Cell, Row, Summary

SOUTH, NORTH, WATCHER = 0, 1, 2


def event(kind: int, a: int = 0, b: int = 0) -> Event:
    return Event(kind, a, b, "", -1, -1)


def judged(round: int, front: tuple[int, int], sanctuary: tuple[int, int], rear: tuple[int, int]) -> list[Event]:
    """Return the events at the end of a Round; who leads in a line is worked out."""
    told = [event(kinds.ROUND_BEGAN, round)]
    for line, (south, north) in enumerate((front, sanctuary, rear)):
        leader = 0xF if south == north else SOUTH if south > north else NORTH
        told.append(event(kinds.LINE_JUDGED, kinds.pack(leader, 0, 0, line), south | north << 20))
    return told


def mark(seat: int, marks: int = 1) -> Event:
    return event(kinds.MARK_EARNED, kinds.pack(seat, 0, 0), marks)


def over(ending: str, winner: int = SOUTH) -> Inf:
    state = GAME.simulated(GAME.complete(GAME.default_setup()), 1)
    assert isinstance(state, Inf)
    state.end(winner, ending)
    return state


def summed(state: Inf, told: list[Event], seat: int = SOUTH) -> Summary:
    summary = GAME.summary(state, told, seat)
    assert summary is not None
    return summary


def said(summary: Summary, cell: Cell) -> Any:
    """Return a cell as it is read: words, or south's and north's number and who is ahead."""
    if cell.numbers:
        return (cell.numbers["south"], cell.numbers["north"], cell.leader)
    return GAME.words().render("es", cell.text) if cell.text is not None else ""


def read(summary: Summary, row: Row) -> list[Any]:
    return [said(summary, cell) for cell in row.cells]


@clause("INF-11.1-1")
@clause("INF-11.2-1")
def test_each_round_shows_its_lines_and_its_mark():
    told = [
        *judged(1, (6, 2), (4, 2), (0, 0)),
        mark(SOUTH),
        *judged(2, (4, 3), (2, 5), (3, 3)),
        event(kinds.MARK_LOST, SOUTH),
    ]
    summary = summed(over("INF-1-4"), told)

    assert [GAME.words().render("es", one) for one in summary.columns] == [
        "Ronda",
        "Frente",
        "Santuario",
        "Retaguardia",
        "Marca",
    ]
    assert [read(summary, row) for row in summary.rows] == [
        ["1", (6, 2, "south"), (4, 2, "south"), (0, 0, ""), "Tú"],
        ["2", (4, 3, "south"), (2, 5, "north"), (3, 3, ""), ""],
    ]
    assert summary.rows[0].cells[-1].leader == "south"
    assert not any(row.deciding for row in summary.rows)


def test_it_is_told_from_each_side():
    told = [*judged(1, (1, 2), (1, 2), (0, 0)), mark(NORTH)]

    marks = [
        said(summary, summary.rows[0].cells[-1]) for summary in (summed(over("INF-1-4"), told, s) for s in range(3))
    ]
    assert marks == ["Tu rival", "Tú", "Norte"]


@clause("INF-11.3-2")
def test_the_two_marks_that_won_are_told_apart():
    rounds = [judged(number, (1, 2), (1, 2), (0, 0)) for number in range(1, 5)]
    told = [*rounds[0], mark(SOUTH), *rounds[1], mark(NORTH), *rounds[2], *rounds[3], mark(NORTH, 2)]

    assert [row.deciding for row in summed(over("INF-11.3-2", NORTH), told).rows] == [False, True, False, True]


@pytest.mark.parametrize(
    ("ending", "deciding"),
    [
        ("INF-11.3-3", [False, True]),
        ("INF-11.4-2", [False, True]),
        ("INF-11.4-5", [False, True]),
        ("INF-1-4", [False, False]),
        ("INF-15-2", [False, False]),
    ],
)
def test_the_last_round_decides_what_is_judged_there(ending: str, deciding: list[bool]):
    told = [*judged(1, (1, 2), (1, 2), (0, 0)), *judged(2, (1, 0), (1, 0), (1, 0))]

    assert [row.deciding for row in summed(over(ending), told).rows] == deciding


def test_two_marks_of_one_round_are_both_named():
    told = [*judged(1, (2, 1), (2, 1), (0, 0)), mark(SOUTH), mark(NORTH)]

    assert read(summed(over("INF-1-4"), told), summed(over("INF-1-4"), told).rows[0])[-1] == "Tú y Tu rival"


def test_a_game_that_ends_before_any_judgement_has_no_rows():
    assert summed(over("INF-15-2"), [event(kinds.ROUND_BEGAN, 1)]).rows == []


@pytest.mark.parametrize("seed", range(8))
def test_figures_are_counted_from_what_everybody_was_told(seed: int):
    match = random_match(GAME, seed)
    state = match.state
    assert isinstance(state, Inf)
    summaries = [summed(state, match.told(reader), reader) for reader in (SOUTH, NORTH, WATCHER)]

    figures = [{label.message: counted for label, counted in summary.figures} for summary in summaries]
    assert figures[0] == figures[1] == figures[2]
    played = dict.fromkeys(GAME.seats, 0)
    fallen = dict(played)
    lost = dict(played)
    for one in match.log:
        name = GAME.seats[one.a & 1]
        if one.kind == kinds.CARD_PLAYED:
            played[name] += 1
        elif one.kind == kinds.DIED:
            fallen[name] += 1
        elif one.kind == kinds.ETHER_LOST:
            lost[name] += one.b
    assert figures[0] == {
        "counter-nexus": {name: state.sides[seat].nexus for seat, name in enumerate(GAME.seats)},
        "summary-played": played,
        "summary-fallen": fallen,
        "summary-ether": lost,
    }
    assert [len(summary.rows) for summary in summaries] == [len(summaries[0].rows)] * 3
    assert len(summaries[0].rows) in (state.round, state.round - 1)


def test_a_game_that_goes_on_is_not_summed_up():
    state = GAME.simulated(GAME.complete(GAME.default_setup()), 1)

    assert GAME.summary(state, [], SOUTH) is None
