"""What a player may do at any time: concede; and what can be tried at the wrong moment, with its clause."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.resurgir import kinds, notation
from liza.games.resurgir.abilities import ResAsk
from liza.games.resurgir.chain import NO_LABELS, why_no_label
from liza.games.resurgir.combat import CLOSED
from liza.games.resurgir.pieces import number_of
from liza.games.resurgir.playing import ChooseAction
from liza.games.resurgir.printed import EXPANSION, IN_INVASION, IN_RESPONSE, INVASION, LEGACY
from liza.games.resurgir.state import Res
from liza.kernel import Do, first, kind_of, option
from liza.kernel.options import bit
from liza.toolkit.piles import distinct


class Anytime(ResAsk):
    """Concede, which is the platform's and not the rulebook's [RES-1-2]; everything else has its moment."""

    clause: ClassVar[str] = "RES-1-2"

    def candidates(self, s: Res) -> list[i64]:
        """Return the concession, then all that is forbidden now."""
        seat = self.seat
        out: list[i64] = [notation.CONCEDE, *ChooseAction(seat, EXPANSION).action_candidates(s)]
        for side in s.sides:
            for zone in side.zones:
                for p in zone:
                    out.append(option(notation.ATTACK, p.serial))
        if s.sides[seat].exchanged >= 0:
            out.extend([option(notation.EXCHANGE, tag) for tag in distinct(s.sides[seat].hand)])
        out.append(notation.COMPENSATE)
        return out

    def why_not(self, s: Res, option: i64) -> str:
        """Return the clause of the moment."""
        kind = kind_of(option)
        if kind == notation.CONCEDE:
            return ""
        if kind == notation.PLAY:
            return self.why_not_card(s, first(option))
        if kind == notation.USE or kind == notation.CULTURE:
            return "RES-10.4.3-7" if s.initiative == CLOSED else "RES-2.4-9"
        if kind == notation.ATTACK:
            if s.phase != INVASION:
                return "RES-2.1-12"
            return "RES-10.4.1-5" if s.active == self.seat else "RES-10-2"
        if kind == notation.EQUINOX:
            return "RES-11-8" if s.phase == 0 else "RES-11.2-6"
        if kind == notation.CURE:
            return "RES-12.veneno-4"
        if kind == notation.RETURN:
            return "RES-12.eterno-retorno-3"
        if kind == notation.COMPENSATE:
            return "RES-11.3-13"
        if kind == notation.EXCHANGE:
            return "RES-9-2"
        return "RES-12.resurgir-1"

    def why_not_card(self, s: Res, tag: i64) -> str:
        """Return why a card in hand can't be played now: not its phase, the other's, or one that is over."""
        card = s.pool.cards[number_of(tag)]
        if card.kind != LEGACY:
            over = s.phase == EXPANSION and s.active == 1 - self.seat and s.token == self.seat
            return "RES-10-2" if over else "RES-10.3-3"
        if card.phases & IN_INVASION and s.phase == INVASION and len(s.confrontations) != 0:
            return "RES-10.4.3-7"
        if card.phases & IN_INVASION and s.phase == INVASION and s.active != self.seat:
            return "RES-11.1-5" if s.turn == 1 else "RES-10.4.3-4"
        if s.phase != 0 and card.phases & bit(s.phase) and s.active != self.seat:
            return "RES-2.4-5"
        if card.phases & IN_RESPONSE:
            return why_no_label(s, self.seat, card, NO_LABELS)
        return "RES-2.4-1"

    def options(self, s: Res) -> list[i64]:
        """Return the concession."""
        return [notation.CONCEDE]

    def take(self, s: Res, option: i64) -> None:
        """Concede."""
        s.then(Concede(self.seat))


class Concede(Do[Res]):
    """A player gives up and loses."""

    clause: ClassVar[str] = "RES-1-2"

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, s: Res) -> None:
        """End the game."""
        s.emit(kinds.CONCEDED, self.seat, 0, self.clause)
        s.end(1 - self.seat, self.clause)
