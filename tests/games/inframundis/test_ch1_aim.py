"""Chapter 1: what wins a game: Marks in a row, the three lines at once, the fall of the rival's Nexus."""

from __future__ import annotations

import pytest

from liza.games.inframundis import kinds
from liza.games.inframundis.changes import Shift
from liza.games.inframundis.combat import ChooseAttack
from liza.games.inframundis.domination import JudgeRound
from liza.games.inframundis.pieces import CLOSING
from liza.games.inframundis.printed import SANCTUARY
from liza.games.inframundis.sequence import BeginPhase, BeginRound, BeginTurn, Fight
from liza.games.inframundis.windows import ChooseAction
from liza.testing.marks import clause
from liza.testing.scenes import Outcome, Scene
from tests.games.inframundis.table import declare, table
from tests.games.inframundis.waiting import of_kind, turn, wait, wait_out

SOUTH, NORTH = 0, 1
SOUTH_WINS, NORTH_WINS, DRAW = [1, -1], [-1, 1], [0, 0]
IN_A_ROW = {"mark_streak": "consecutive_rounds"}
ANY_TWO = {"mark_streak": "consecutive_marks"}


def marks(outcome: Outcome) -> tuple[int, int]:
    return outcome.south.mark, outcome.north.mark


def judged(outcome: Outcome) -> bool:
    """Whether the lines have been evaluated since the last answer."""
    return of_kind(outcome.events, kinds.LINE_JUDGED) != []


# Dominio


@clause("INF-1-1")
def test_two_lines_controlled_when_the_round_ends_give_a_mark():
    given = table().south(front=["soldier-1-1"], sanctuary=["soldier-1-1"])
    ended = given.at(JudgeRound())
    assert marks(ended) == (1, 0)
    assert ended.cites("INF-1-1")


@clause("INF-1-1")
def test_one_line_gives_no_mark():
    given = table().south(front=["soldier-1-1"], rear=["soldier-0-1"]).north(rear=["soldier-0-4"])
    assert marks(given.at(JudgeRound())) == (0, 0)


@clause("INF-1-1")
def test_nothing_is_evaluated_after_the_first_turn_of_a_round():
    given = table().table(round=0, turn=0).south(front=["soldier-1-1"], sanctuary=["soldier-1-1"])
    halfway = wait(given.at(BeginRound()), turn("north", "awaken", 1))
    assert marks(halfway) == (0, 0)
    assert not judged(halfway)
    ended = wait(halfway, turn("south", "awaken", 2))
    assert marks(ended) == (1, 0)
    assert judged(ended)


@clause("INF-1-2")
def test_two_marks_in_a_row_win():
    given = table().table(round=4).south(mark=1, front=["soldier-1-1"], rear=["soldier-1-1"])
    ended = given.at(JudgeRound())
    assert ended.result == SOUTH_WINS
    assert ended.ending == "INF-11.3-2"


def an_empty_round_between(options: dict[str, str]) -> Outcome:
    """Returns what comes of a Mark, a Round that nobody dominates, and a Round that south dominates."""
    given = table(options=options).table(round=4).south(mark=1, front=["soldier-1-1", "soldier-1-1"])
    return given.at(JudgeRound(), Shift(2, SANCTUARY), JudgeRound())


@clause("INF-1-2")
def test_a_round_without_a_mark_takes_the_one_held():
    ended = an_empty_round_between(IN_A_ROW)
    assert not ended.over
    assert marks(ended) == (1, 0)
    assert [event.clause for event in of_kind(ended.events, kinds.MARK_LOST)] == ["INF-1-2"]


@clause("INF-1-2")
def test_by_agreement_an_empty_round_does_not_break_the_streak():
    ended = an_empty_round_between(ANY_TWO)
    assert ended.result == SOUTH_WINS
    assert of_kind(ended.events, kinds.MARK_LOST) == []


@clause("INF-1-2")
@pytest.mark.parametrize("options", [IN_A_ROW, ANY_TWO], ids=["in a row", "any two"])
def test_a_mark_of_the_rival_breaks_the_streak(options: dict[str, str]):
    given = table(options=options).table(round=4).south(mark=1).north(front=["soldier-1-1"], rear=["soldier-1-1"])
    ended = given.at(JudgeRound())
    assert marks(ended) == (0, 1)
    assert ended.cites("INF-1-2")


# Dominio Total


def three_lines(given: Scene) -> Scene:
    """Returns the table with south stronger in all three lines."""
    return given.south(front=["soldier-4-4"], sanctuary=["soldier-4-4"], rear=["soldier-4-4"])


@clause("INF-1-3")
def test_three_lines_when_the_round_ends_win_at_once():
    ended = three_lines(table()).at(JudgeRound())
    assert ended.result == SOUTH_WINS
    assert ended.ending == "INF-11.3-3"
    assert of_kind(ended.events, kinds.MARK_EARNED) == []


@clause("INF-1-3")
def test_three_lines_win_nothing_before_the_round_ends():
    given = three_lines(table().table(round=1, turn=2))
    acting = wait(given.at(BeginRound()), turn("south", "preparation", 2))
    assert not acting.over
    later = wait(acting, turn("north", "closing", 2))
    assert not later.over
    assert not judged(later)
    assert wait_out(later).result == SOUTH_WINS


@clause("INF-1-3")
def test_three_lines_win_against_a_rival_who_holds_a_mark():
    ended = three_lines(table().table(round=5).north(mark=1, front=["soldier-1-1"])).at(JudgeRound())
    assert ended.result == SOUTH_WINS
    assert ended.ending == "INF-11.3-3"


# The fall of the Nexus


@clause("INF-1-4")
def test_a_nexus_at_0_loses_at_once_and_no_later_phase_is_played():
    given = table().south(front=["soldier-4-2"]).north(nexus=3)
    ended = wait_out(declare(given.at(Fight(), BeginPhase(CLOSING)), "south", "attack soldier-4-2#1 nexus"))
    assert ended.north.nexus == 0
    assert ended.result == SOUTH_WINS
    assert ended.ending == "INF-1-4"
    assert of_kind(ended.events, kinds.PHASE_BEGAN) == []


@clause("INF-1-4")
def test_the_rest_of_the_effect_that_fells_a_nexus_does_not_happen():
    given = table().south(hand=["thorn-letter"], deck=["wolf"], ether=1)
    harmless = given.at(ChooseAction(SOUTH)).when("south", "play thorn-letter")
    assert harmless.south.hand == ["wolf"]
    deadly = given.north(nexus=2).at(ChooseAction(SOUTH)).when("south", "play thorn-letter")
    assert deadly.result == SOUTH_WINS
    assert deadly.south.hand == []
    assert of_kind(deadly.events, kinds.CARD_DRAWN) == []


@clause("INF-1-4")
def test_a_nexus_at_1_stands_an_attack_of_0():
    given = table().south(front=["soldier-0-4"]).north(nexus=1)
    fought = wait_out(declare(given.at(ChooseAttack(SOUTH)), "south", "attack soldier-0-4#1 nexus"))
    assert not fought.over
    assert fought.north.nexus == 1


@clause("INF-1-5")
def test_whoever_falls_while_closing_the_round_loses_what_dominio_would_have_won():
    given = table().table(active="north", turn=1)
    given = given.north(mark=1, nexus=1, front=["soldier-1-1"], sanctuary=["soldier-1-1"])
    assert wait_out(given.at(BeginTurn(True), JudgeRound())).result == NORTH_WINS
    ended = wait_out(given.north(table=["bleeding-clock"]).at(BeginTurn(True), JudgeRound()))
    assert ended.result == SOUTH_WINS
    assert ended.ending == "INF-1-5"
    assert not judged(ended)


@clause("INF-1-5")
def test_whoever_falls_to_an_attack_loses_what_dominio_would_have_won():
    given = (
        table()
        .table(active="north", turn=2)
        .south(mark=1, nexus=3, front=["soldier-4-4"], sanctuary=["soldier-4-4"])
        .north(rear=["path-opener"])
    )
    declared = declare(given.at(ChooseAttack(NORTH), JudgeRound()), "north", "attack path-opener#3 nexus")
    ended = wait_out(declared)
    assert ended.south.nexus == 0
    assert ended.result == NORTH_WINS
    assert ended.ending == "INF-1-5"
    assert not judged(ended)


@clause("INF-1-5")
def test_a_fall_outranks_three_lines_too():
    given = three_lines(table().table(active="north", turn=2).south(nexus=3)).north(rear=["path-opener"])
    declared = declare(given.at(ChooseAttack(NORTH), JudgeRound()), "north", "attack path-opener#4 nexus")
    ended = wait_out(declared)
    assert (ended.result, ended.ending) == (NORTH_WINS, "INF-1-5")


# Both at once


def both_are_wounded(options: dict[str, str], south: int, north: int, line: tuple[str, str]) -> Outcome:
    """Returns what comes of 2 wounds to each Nexus; `line` is a creature of each seat."""
    given = table(options=options).south(nexus=south, hand=["shared-thorn"], ether=1, front=[line[0]])
    return given.north(nexus=north, rear=[line[1]]).at(ChooseAction(SOUTH)).when("south", "play shared-thorn")


@clause("INF-1-6")
def test_two_nexuses_that_fall_together_make_a_draw():
    ended = both_are_wounded({}, 2, 2, ("soldier-6-1", "soldier-5-1"))
    assert (ended.result, ended.ending) == (DRAW, "INF-1-6")


@clause("INF-1-6")
def test_the_nexus_that_alone_falls_loses():
    ended = both_are_wounded({}, 2, 3, ("soldier-6-1", "soldier-5-1"))
    assert (ended.result, ended.ending) == (NORTH_WINS, "INF-1-4")
    assert ended.north.nexus == 1


@clause("INF-1-6")
@pytest.mark.parametrize(
    ("line", "result"),
    [
        (("soldier-6-1", "soldier-5-1"), SOUTH_WINS),
        (("soldier-4-1", "soldier-5-1"), NORTH_WINS),
        (("soldier-5-1", "soldier-5-1"), DRAW),
    ],
    ids=["south stronger", "north stronger", "level"],
)
def test_by_agreement_the_total_fuerza_decides_a_double_fall(line: tuple[str, str], result: list[int]):
    ended = both_are_wounded({"double_fall": "total_force"}, 2, 2, line)
    assert (ended.result, ended.ending) == (result, "INF-1-6")
