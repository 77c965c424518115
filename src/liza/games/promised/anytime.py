"""What can be done at any time: concede; what can be tried and is never allowed; and why a seat has to wait."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.promised import notation
from liza.games.promised.asking import LandAsk
from liza.games.promised.encounters import undecided
from liza.games.promised.numbers import in_play
from liza.games.promised.pieces import COMBAT, NOBODY
from liza.games.promised.places import owner_of
from liza.games.promised.state import Land
from liza.kernel import Do, kind_of, option


class Anytime(LandAsk):
    """Concede [PRO-automaticas-25]; gifts, new rules, changes of sealed orders, help in others' battles don't exist."""

    clause: ClassVar[str] = "PRO-automaticas-25"

    def candidates(self, s: Land) -> list[i64]:
        """Return the concession, then what can be tried and is never legal."""
        out: list[i64] = [notation.CONCEDE, notation.NEW_RULES]
        for seat in range(s.seats):
            if seat != self.seat:
                out.append(option(notation.GIVE, seat))
        battle = s.battle
        if battle is not None:
            if battle.order_of(self.seat) is not None:
                out.append(option(notation.CHANGE, battle.hex, battle.against(self.seat)))
            elif self.seat != battle.attacker and self.seat != battle.defender:
                if self.seat in s.arrivals[battle.hex]:
                    out.append(option(notation.JOIN, battle.hex, battle.aggressor))
        for report in s.reports:
            if report.round == s.round and s.phase == COMBAT and report.is_side(self.seat):
                foe = report.defender if report.attacker == self.seat else report.attacker
                change = option(notation.CHANGE, report.hex, foe)
                if change not in out:
                    out.append(change)
        return out

    def why_not(self, s: Land, option: i64) -> str:
        """Return the clause: nobody concedes while a third player is in the game [PRO-automaticas-25]."""
        kind = kind_of(option)
        if kind == notation.CONCEDE:
            return "" if not s.sides[self.seat].out and len(s.order()) == 2 else "PRO-automaticas-25"
        if kind == notation.NEW_RULES:
            return "PRO-manual-13"
        if kind == notation.GIVE:
            return "PRO-adquisiciones-19"
        if kind == notation.JOIN:
            return "PRO-fase-8"
        battle = s.battle
        sealed = battle is not None and battle.order_of(self.seat) is not None
        return "PRO-responder-10" if sealed else "PRO-informe-4"

    def options(self, s: Land) -> list[i64]:
        """Return the concession, if it is possible."""
        return [notation.CONCEDE] if self.why_not(s, notation.CONCEDE) == "" else []

    def take(self, s: Land, option: i64) -> None:
        """Concede."""
        s.then(Concede(self.seat))


class Concede(Do[Land]):
    """One of the last two players gives up: the other wins [PRO-automaticas-25]."""

    clause: ClassVar[str] = "PRO-automaticas-25"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Land) -> None:
        """End the game."""
        s.end([seat for seat in s.order() if seat != self.seat], self.clause)


def anytime(seat: i64) -> Anytime:
    """Return the standing question to a seat."""
    return Anytime(seat)


def idle_clause(s: Land, seat: i64) -> str:
    """Return why a seat owes nothing now.

    In Combat a battle waits for its answer [PRO-responder-6], a garrison alone decides nothing [PRO-fase-5], whoever
    has held is done [PRO-declarar-13], and where nobody else is there is nothing to declare [PRO-fase-3]. In other
    phases the others act first [PRO-manual-3].
    """
    if s.phase != COMBAT:
        return "PRO-manual-3"
    if s.battle is not None:
        return "PRO-responder-6"
    if seat >= s.seats or len(undecided(s, seat)) != 0:
        return "PRO-fase-7"
    own = [one for one in s.encounters if one.foe(seat) != NOBODY]
    if any(one.held_by(seat) for one in own):
        return "PRO-declarar-13"
    if any(seat not in s.arrivals[one.hex] and owner_of(s, one.hex) == seat for one in own):
        return "PRO-fase-5"
    return "PRO-fase-3" if len(in_play(s, seat)) != 0 and len(own) == 0 else "PRO-fase-6"
