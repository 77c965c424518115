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


def controller(s: Inf, line: i64) -> i64:
    """Return who controls a line: more Fuerza [INF-11.1-1]; nobody if it is equal [INF-11.1-2] or 0 on both sides."""
    south = line_strength(s, 0, line)
    north = line_strength(s, 1, line)
    if south == north:
        return NOBODY
    return 0 if south > north else 1


def lines_held(s: Inf, seat: i64) -> i64:
    """Return how many lines this seat controls, those a card makes it count for included [INF-11.4-1]."""
    held: i64 = 0
    for line in range(3):
        if controller(s, line) == seat or claims(s, seat, line):
            held += 1
    return held


class JudgeRound(Do[Inf]):
    """The Round is over: the three lines are judged together, once, for both players [INF-11.2-1, INF-7-2]."""

    clause: ClassVar[str] = "INF-11.2-1"

    def run(self, s: Inf) -> None:
        """Total Dominio first, then Marks, then the tie-breaks that are due."""
        for line in range(3):
            strengths = line_strength(s, 0, line) | line_strength(s, 1, line) << 20
            seat = controller(s, line)
            clause = "INF-11.1-1" if seat >= 0 else "INF-11.1-3" if strengths == 0 else "INF-11.1-2"
            s.emit(kinds.LINE_JUDGED, kinds.pack(seat & 0xF, 0, 0, line), strengths, clause)
        south, north = lines_held(s, 0), lines_held(s, 1)
        if south == 3 or north == 3:
            if south == north:
                break_tie(s)
            else:
                s.end(0 if south == 3 else 1, "INF-11.3-3")
            return
        self.marks(s, south, north)

    def marks(self, s: Inf, south: i64, north: i64) -> None:
        """Give Marks for two lines [INF-11.3-1]; the second in a row wins [INF-11.3-2]; each streak is its own [INF-11.4-6]."""
        held = [south, north]
        winners = [seat for seat in range(2) if held[seat] >= 2 and s.sides[seat].mark > 0]
        for seat in range(2):
            if held[seat] >= 2:
                s.sides[seat].mark += 1
                s.emit(kinds.MARK_EARNED, kinds.pack(seat, 0, 0), s.sides[seat].mark, "INF-1-1")
            else:
                self.lose_mark(s, seat, held[1 - seat] >= 2)
        if len(winners) == 1:
            s.end(winners[0], "INF-11.3-2")
        elif len(winners) == 2:
            # both keep what they held on entering Sudden Death [INF-11.4-4]
            s.sides[0].mark -= 1
            s.sides[1].mark -= 1
            break_tie(s)
        elif s.sudden or (s.rules.round_limit != 0 and s.round >= s.rules.round_limit):
            break_tie(s)

    def lose_mark(self, s: Inf, seat: i64, rival_earned: bool) -> None:
        """A Round without an own Mark removes the one held; under consecutive_marks only a rival's does [INF-1-2]."""
        side = s.sides[seat]
        if side.mark > 0 and (rival_earned or not s.rules.lone_marks):
            side.mark = 0
            s.emit(kinds.MARK_LOST, seat, 0, "INF-1-2")


def break_tie(s: Inf) -> None:
    """Nexus life [INF-11.4-2], then total Fuerza [INF-11.4-3], then one more Round [INF-11.4-4], then a draw [INF-11.4-5]."""
    south, north = s.sides
    s.emit(kinds.TIE_BREAK, 0, south.nexus | north.nexus << 20, "INF-11.4-7" if not s.sudden else "INF-11.4-1")
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
