"""What a player may do at any time: concede; and what can be tried at the wrong moment, with its clause."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.bellum import kinds, notation
from liza.games.bellum.abilities import BelAsk
from liza.games.bellum.chain import NOTHING, why_no_tactic, why_no_use
from liza.games.bellum.combat import ChooseDefender, DuelTurn, is_dealt
from liza.games.bellum.development import action_candidates
from liza.games.bellum.pieces import COMBAT, DEVELOP
from liza.games.bellum.printed import IN_DUEL, STRUCTURES, TACTIC, Card
from liza.games.bellum.state import Bel
from liza.kernel import Do, first, kind_of, option, second


class Anytime(BelAsk):
    """Concede [BEL-1-12]; everything else has its moment, and this is not it."""

    clause: ClassVar[str] = "BEL-1-12"

    def candidates(self, s: Bel) -> list[i64]:
        """Return the concession, then all that is forbidden now."""
        seat = self.seat
        out: list[i64] = [notation.CONCEDE, *action_candidates(s, seat)]
        for zone in range(STRUCTURES + 1):
            for p in s.sides[seat].zones[zone]:
                out.append(option(notation.ATTACK, p.serial))
                if zone < STRUCTURES:
                    out.append(option(notation.DEFEND, p.serial))
                    out.append(option(notation.INTERCEPT, p.serial))
        return out

    def why_not(self, s: Bel, option: i64) -> str:
        """Return the clause of the moment."""
        kind = kind_of(option)
        if kind == notation.CONCEDE:
            return ""
        if kind == notation.PLAY:
            return self.why_not_play(s, s.pool.cards[first(option)])
        if kind == notation.ASCEND:
            return "BEL-11-7"
        if kind == notation.USE:
            p = s.find(first(option))
            assert p is not None
            clause = why_no_use(s, self.seat, p, second(option), NOTHING)
            return clause if clause != "" else "BEL-6.B-4"
        if kind == notation.ATTACK:
            declared = s.active == self.seat and s.phase == COMBAT
            return "BEL-6.C-1" if declared or s.active != self.seat else "BEL-6-1"
        if kind == notation.DEFEND:
            return self.why_not_defend(s)
        if kind == notation.INTERCEPT:
            return "BEL-7.6-13" if isinstance(s.ask_of(self.seat), ChooseDefender) else "BEL-7.6-10"
        if kind == notation.DEPOSIT:
            return "BEL-12-14"
        return "BEL-12-3" if kind == notation.CLAIM else "BEL-6.B-6"

    def why_not_play(self, s: Bel, card: Card) -> str:
        """Return why a card in hand can't be played now: a phase that is over, another's turn, another window."""
        if card.kind == TACTIC:
            if card.windows & IN_DUEL and s.phase == COMBAT:
                return self.why_not_duel(s)
            clause = why_no_tactic(s, self.seat, card, NOTHING)
            return clause if clause != "" else "BEL-3-16"
        return "BEL-6.B-10" if s.active == self.seat and s.phase > DEVELOP else "BEL-6.B-2"

    def why_not_duel(self, s: Bel) -> str:
        """Return why a Tactic for the Duel can't be played now: it has not begun, resolves, is over, or the other's."""
        other = s.ask_of(1 - self.seat)
        if len(s.chain) != 0 and s.ask_of(self.seat) is None and other is None:
            return "BEL-7.8-6"
        if len(s.chain) == 0 and s.active == self.seat and isinstance(other, DuelTurn):
            return "BEL-6.C-9"
        return "BEL-7.8-8" if s.engagements and is_dealt(s) else "BEL-7.8-1"

    def why_not_defend(self, s: Bel) -> str:
        """Return why no Unit can be opposed to an attack now: the Duel is on, or all targets are the attacker's."""
        if s.phase != COMBAT or len(s.engagements) == 0 or s.active == self.seat:
            return "BEL-6.C-6"
        return "BEL-7.8-7" if len(s.chain) != 0 else "BEL-7.5-3"

    def options(self, s: Bel) -> list[i64]:
        """Return the concession."""
        return [notation.CONCEDE]

    def take(self, s: Bel, option: i64) -> None:
        """Concede."""
        s.then(Concede(self.seat))


class Concede(Do[Bel]):
    """A player gives up and loses [BEL-1-12]."""

    clause: ClassVar[str] = "BEL-1-12"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Bel) -> None:
        """End the game."""
        s.emit(kinds.CONCEDED, self.seat, 0, self.clause)
        s.end(1 - self.seat, self.clause)
