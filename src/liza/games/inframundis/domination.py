"""Chapter 11: who controls the lines, Marks, victory, tie-breaks."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.inframundis import kinds
from liza.games.inframundis.deaths import total_force
from liza.games.inframundis.numbers import claims, line_strength
from liza.games.inframundis.pieces import NOBODY
from liza.games.inframundis.state import Inf
from liza.kernel import Do

BY_LIFE: Final = 1
BY_FORCE: Final = 2


def leader(south: i64, north: i64) -> i64:
    """Return who controls a line: more Fuerza [INF-11.1-1]; nobody if it is equal [INF-11.1-2] or 0 on both sides."""
    if south == north:
        return NOBODY
    return 0 if south > north else 1


def controller(s: Inf, line: i64) -> i64:
    """Return who would control a line if it were judged now."""
    return leader(line_strength(s, 0, line), line_strength(s, 1, line))


class JudgeRound(Do[Inf]):
    """The Round is over: the three lines are judged together, once, for both players [INF-11.2-1, INF-7-2]."""

    clause: ClassVar[str] = "INF-11.2-1"

    def run(self, s: Inf) -> None:
        """Total Dominio first, then Marks, then the tie-breaks that are due."""
        held: list[i64] = [0, 0]
        for line in range(3):
            south = line_strength(s, 0, line)
            north = line_strength(s, 1, line)
            seat = leader(south, north)
            clause = "INF-11.1-1" if seat >= 0 else "INF-11.1-3" if south == 0 else "INF-11.1-2"
            s.emit(kinds.LINE_JUDGED, kinds.pack(seat & 0xF, 0, 0, line), south | north << 20, clause)
            for player in range(2):
                # a card may make a player count as controlling a line as well [INF-11.4-1]
                if player == seat or claims(s, player, line):
                    held[player] += 1
        if held[0] == 3 or held[1] == 3:
            if held[0] == held[1]:
                break_tie(s, "INF-11.4-1")
            else:
                s.then(WinAllLines(0 if held[0] == 3 else 1))
            return
        s.then(GiveMarks(held[0], held[1]))


class WinAllLines(Do[Inf]):
    """Three lines held at the end of a Round win at once, with or without Marks."""

    clause: ClassVar[str] = "INF-1-3"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Inf) -> None:
        """Win."""
        s.end(self.seat, "INF-11.3-3")


class GiveMarks(Do[Inf]):
    """Two lines held give exactly one Mark [INF-11.3-1]; `south` and `north` are the lines each holds."""

    clause: ClassVar[str] = "INF-11.3-1"

    def __init__(self, south: i64, north: i64) -> None:
        self.south: i64 = south
        self.north: i64 = north

    def run(self, s: Inf) -> None:
        """Give them; the second in a row wins [INF-11.3-2]; each streak is its own [INF-11.4-6]."""
        held: list[i64] = [self.south, self.north]
        # by the base rules one player at most holds two lines; two do only by a card
        clause = "INF-11.4-6" if held[0] >= 2 and held[1] >= 2 else "INF-1-1"
        winners = [seat for seat in range(2) if held[seat] >= 2 and s.sides[seat].mark > 0]
        for seat in range(2):
            if held[seat] >= 2:
                s.sides[seat].mark += 1
                s.emit(kinds.MARK_EARNED, kinds.pack(seat, 0, 0), s.sides[seat].mark, clause)
            else:
                self.lose_mark(s, seat, held[1 - seat] >= 2)
        if len(winners) == 1:
            s.end(winners[0], "INF-11.3-2")
        elif len(winners) == 2:
            # both keep what they held on entering Sudden Death [INF-11.4-4]
            s.sides[0].mark -= 1
            s.sides[1].mark -= 1
            break_tie(s, "INF-11.4-1")
        elif s.sudden:
            break_tie(s, "INF-11.4-4")
        elif s.rules.round_limit != 0 and s.round >= s.rules.round_limit:
            break_tie(s, "INF-11.4-7")

    def lose_mark(self, s: Inf, seat: i64, rival_earned: bool) -> None:
        """A Round without an own Mark removes the one held; under consecutive_marks only a rival's does [INF-1-2]."""
        side = s.sides[seat]
        if side.mark > 0 and (rival_earned or not s.rules.lone_marks):
            side.mark = 0
            s.emit(kinds.MARK_LOST, seat, 0, "INF-1-2")


def break_tie(s: Inf, clause: str) -> None:
    """Compare Nexus life [INF-11.4-2], then total Fuerza [INF-11.4-3]; then one more Round, in the end a draw.

    `clause` says why a tie is to be broken.
    """
    south, north = s.sides
    s.emit(kinds.TIE_BREAK, 0, south.nexus | north.nexus << 20, clause)
    if south.nexus != north.nexus:
        s.end(0 if south.nexus > north.nexus else 1, "INF-11.4-2")
        return
    mine, theirs = total_force(s, 0), total_force(s, 1)
    s.emit(kinds.TIE_BREAK, 1, mine | theirs << 20, "INF-11.4-3")
    if mine != theirs:
        s.end(0 if mine > theirs else 1, "INF-11.4-3")
    elif s.sudden:
        s.end(NOBODY, "INF-11.4-5")
    else:
        s.sudden = True
        s.emit(kinds.SUDDEN_DEATH, s.round + 1, 0, "INF-11.4-4")
