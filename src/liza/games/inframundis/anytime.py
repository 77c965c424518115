"""What a player may do at any time: concede; and what can be tried at the wrong moment, with its clause."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.inframundis import kinds, notation
from liza.games.inframundis.abilities import InfAsk
from liza.games.inframundis.playing import (
    NOTHING,
    equip_candidates,
    move_candidates,
    play_candidates,
    use_candidates,
    why_not_action,
)
from liza.games.inframundis.setting_up import lead_candidates, why_not_lead
from liza.games.inframundis.state import Inf
from liza.kernel import Do, first, kind_of, option


class Anytime(InfAsk):
    """Concede [INF-15-2]; everything else has its moment, and this is not it."""

    clause: ClassVar[str] = "INF-15-2"

    def candidates(self, s: Inf) -> list[i64]:
        """Return the concession, then all that is forbidden now."""
        seat = self.seat
        out: list[i64] = [notation.CONCEDE, notation.MULLIGAN, *lead_candidates(s, seat)]
        out.extend(play_candidates(s, seat))
        out.extend(use_candidates(s, seat))
        out.extend(equip_candidates(s, seat))
        out.extend(move_candidates(s, seat))
        foes = [p for line in s.sides[1 - seat].lines for p in line]
        for line in s.sides[seat].lines:
            for p in line:
                out.append(option(notation.BLOCK, p.serial))
                out.append(option(notation.ATTACK, p.serial, 0))
                for foe in foes:
                    out.append(option(notation.ATTACK, p.serial, foe.serial))
        return out

    def why_not(self, s: Inf, option: i64) -> str:
        """Return the clause of the moment."""
        kind = kind_of(option)
        if kind == notation.CONCEDE:
            return ""
        if kind == notation.MULLIGAN:
            return "INF-5-7" if took_mulligan(s, self.seat) else "INF-5-1"
        if kind == notation.LEAD or kind == notation.NO_LEADER:
            clause = why_not_lead(s, self.seat, first(option))
            return clause if clause != "" else "INF-5-4"
        if kind == notation.ATTACK:
            return "INF-7.4-1"
        if kind == notation.BLOCK:
            return "INF-7.4-2"
        return why_not_action(s, self.seat, option, NOTHING)

    def options(self, s: Inf) -> list[i64]:
        """Return the concession."""
        return [notation.CONCEDE]

    def take(self, s: Inf, option: i64) -> None:
        """Concede."""
        s.then(Concede(self.seat))


def took_mulligan(s: Inf, seat: i64) -> bool:
    """Tell whether this seat has taken a mulligan, or asked for one while the rival still decides."""
    side = s.sides[seat]
    return side.mulliganed or (s.turn == 0 and len(side.hand) != 0 and len(side.draft) != 0 and side.draft[0] == 1)


class Concede(Do[Inf]):
    """A player gives up and loses [INF-15-2]."""

    clause: ClassVar[str] = "INF-15-2"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Inf) -> None:
        """End the game."""
        s.emit(kinds.CONCEDED, self.seat, 0, self.clause)
        s.end(1 - self.seat, self.clause)


def anytime(seat: i64) -> Anytime:
    """Return the standing question to a seat."""
    return Anytime(seat)
