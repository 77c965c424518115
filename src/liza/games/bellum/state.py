"""The state of a game of Bellum Imperia."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from liza.games.bellum import kinds
from liza.games.bellum.knowing import fill_in, observe_side
from liza.games.bellum.leaving import standing_checks
from liza.games.bellum.pieces import NOBODY, RELIC_COUNT, Aura, Engagement, Piece, Play, Rules, Side
from liza.games.bellum.printed import Card, Pool
from liza.kernel import Ask
from liza.toolkit.duel import Duel

NO_POOL = Pool("none", [])


class Bel(Duel):
    """A game of Bellum Imperia."""

    def __init__(self) -> None:
        super().__init__()
        self.pool: Pool = NO_POOL
        self.rules: Rules = Rules()
        self.sides: list[Side] = [Side(), Side()]
        self.first: i64 = NOBODY
        self.active: i64 = NOBODY
        self.turn: i64 = 0
        """Turns begun so far, of both players."""
        self.phase: i64 = 0
        self.serial: i64 = RELIC_COUNT + 1
        """The next card's serial number; the Relics have 1 to 5."""
        self.relics: list[Piece] = []
        self.auras: list[Aura] = []
        """Continuous abilities in force that touch other cards or speak to a player."""
        self.actors: list[i64] = []
        """Serials of the cards with activated abilities."""
        self.declared: list[i64] = []
        """Serials of the attackers whose attack is not fixed yet, in the order of their declaration."""
        self.renounced: list[i64] = []
        """Of these, the ones with Flanking that will attack with the Vanguard [BEL-7.6-1]."""
        self.engagements: list[Engagement] = []
        """In the order in which they were fixed."""
        self.chain: list[Play] = []
        """The last played is the last."""
        self.happened: list[i64] = [0, 0]
        """By seat, the events that its event Tactics may react to, a bit mask [BEL-3-17]."""

    # Copies

    def _copy_public(self, to: Bel) -> None:
        to.pool = self.pool
        to.rules = self.rules
        to.first = self.first
        to.active = self.active
        to.turn = self.turn
        to.phase = self.phase
        to.serial = self.serial
        to.relics = [relic.copy() for relic in self.relics]
        if self.auras:
            to.auras = self.auras.copy()
        if self.actors:
            to.actors = self.actors.copy()
        if self.declared:
            to.declared = self.declared.copy()
            to.renounced = self.renounced.copy()
        if self.engagements:
            to.engagements = [fight.copy() for fight in self.engagements]
        if self.chain:
            to.chain = [play.copy() for play in self.chain]
        to.happened = self.happened.copy()
        self._copy_end(to)

    def clone(self) -> Bel:
        """Return an independent copy, without source and log."""
        to = Bel()
        self._copy_frame(to)
        self._copy_public(to)
        to.sides = [self.sides[0].copy(), self.sides[1].copy()]
        return to

    def observe(self, seat: i64) -> Bel:
        """Return what this seat may know [BEL-4-4]: hidden cards are zeros."""
        to = Bel()
        self._observe_frame(to, seat)
        self._copy_public(to)
        to.sides = [observe_side(self, 0, seat == 0), observe_side(self, 1, seat == 1)]
        return to

    def determinize(self, seat: i64, belief: object, seed: i64) -> Bel:
        """Return a full state that fits this observation; `belief` holds the Castles that are possible."""
        to = self.clone()
        fill_in(to, seat, belief, seed)
        return to

    # Finding things

    def card(self, number: i64) -> Card:
        """Return the printed card with this number."""
        return self.pool.cards[number]

    def find(self, serial: i64) -> Piece | None:
        """Return the card in play with this serial number, Relics included, or None."""
        if serial <= RELIC_COUNT:
            return self.relics[serial - 1] if 0 < serial <= len(self.relics) else None
        for side in self.sides:
            for zone in side.zones:
                for piece in zone:
                    if piece.serial == serial:
                        return piece
        return None

    def engagement_of(self, attacker: i64) -> Engagement | None:
        """Return the engagement of this attacker that is still on, or None."""
        for fight in self.engagements:
            if fight.attacker == attacker and not fight.annulled:
                return fight
        return None

    # The kernel's questions

    def checks(self) -> None:
        """Destroy what has taken its DEF in damage, until nothing changes [BEL-8-16]."""
        standing_checks(self)

    def standing(self, seat: i64) -> Ask[Any] | None:
        """Return what a player may do at any time: concede [BEL-1-12]."""
        if seat < 0 or seat >= 2 or self.over:
            return None
        from liza.games.bellum.anytime import Anytime

        return Anytime(seat)

    def idle_clause(self, seat: i64) -> str:
        """Return why this seat may do nothing now: it is the other's turn to act."""
        return "BEL-6.B-9"

    def restore_seat(self, seat: i64) -> None:
        """Put back the draft of a secret choice: nothing else changes in a lane."""
        opened = self.opened
        assert isinstance(opened, Bel)
        self.sides[seat].draft = opened.sides[seat].draft.copy()

    def end(self, winner: i64, clause: str) -> None:
        """End the game; whatever is still scheduled never happens."""
        self.finish(winner, clause)
        if winner < 0:
            self.emit(kinds.GAME_DRAWN, 0, 0, clause)
        else:
            self.emit(kinds.GAME_WON, winner, 0, clause)
