"""Section 11.2: declaring the Equinox, in time with the Culture's Ability or late with the points alone."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.resurgir import kinds
from liza.games.resurgir.abilities import AIM, Act, is_whole
from liza.games.resurgir.chain import answered
from liza.games.resurgir.entering import score
from liza.games.resurgir.numbers import are_met
from liza.games.resurgir.pieces import EQUINOX, EQUINOX_HALVES, FOR_EQUINOX, LATE, NO_EQUINOX, ON_TIME, PLAY_USE, Play
from liza.games.resurgir.printed import DESTROYED_FOES
from liza.games.resurgir.state import Res
from liza.kernel import Do, Step


def is_late(s: Res) -> bool:
    """Tell whether an Equinox would be late now: after turn 4 [RES-11.2.1-1]."""
    return s.period() > EQUINOX


def why_no_equinox(s: Res, seat: i64) -> str:
    """Return the clause that forbids declaring the Equinox in a free moment of one's own, or ""."""
    if s.sides[seat].equinox != NO_EQUINOX:
        return "RES-11.2-5"
    if s.period() < EQUINOX:
        return "RES-11.2-2"
    if s.turn > s.rules.late_until:
        return "RES-11.2.1-3"
    if are_met(s, seat, s.culture(seat).needs):
        return ""
    if is_late(s):
        return "RES-11.2.1-2"
    return "RES-11.2-11" if s.culture(seat).needs[0].kind == DESTROYED_FOES else "RES-11.2-7"


def fizzles(s: Res, seat: i64) -> bool:
    """Tell whether the Equinox Ability would be lost without effect, were it declared now [RES-11.2-8]."""
    culture = s.culture(seat)
    return not is_whole(s, Act(seat, 0, culture.number, culture.equinox))


class DeclareEquinox(Do[Res]):
    """The Equinox is declared openly: 5 Victory Points at once, no response to that [RES-11.2-10]."""

    clause: ClassVar[str] = "RES-11.2-3"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Res) -> None:
        """Score; in time the Ability follows, which may be responded to."""
        seat = self.seat
        side = s.sides[seat]
        culture = s.culture(seat)
        late = is_late(s)
        side.equinox = LATE if late else ON_TIME
        told = kinds.pack(seat, 0, culture.number, side.equinox)
        s.emit(kinds.EQUINOX_DECLARED, told, s.turn, "RES-11.2.1-1" if late else "RES-11.2-4")
        score(s, seat, EQUINOX_HALVES, FOR_EQUINOX, culture.number, "RES-11.2.1-2" if late else self.clause)
        if late:
            return
        act = Act(seat, 0, culture.number, culture.equinox)
        if not is_whole(s, act):
            s.emit(kinds.FAILED, kinds.pack(seat, 0, culture.number), act.ability, "RES-11.2-8")
            return
        s.chain.append(Play(PLAY_USE, 0, act))
        s.emit(kinds.ABILITY_USED, kinds.pack(seat, 0, culture.number), act.ability, "RES-11.2-10")
        steps: list[Step] = [AIM, *answered(seat)]
        s.then_all(steps)
