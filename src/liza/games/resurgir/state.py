"""The state of a game of Resurgir Amerindio."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from liza.games.resurgir import kinds
from liza.games.resurgir.knowing import fill_in, observe_side
from liza.games.resurgir.leaving import standing_checks
from liza.games.resurgir.pieces import NOBODY, PERIODS, Aura, Confrontation, Piece, Play, Rules, Side
from liza.games.resurgir.printed import Card, Pool
from liza.kernel import Ask
from liza.toolkit.duel import Duel

NO_POOL = Pool("none", [])


class Res(Duel):
    """A game of Resurgir Amerindio."""

    def __init__(self) -> None:
        super().__init__()
        self.pool: Pool = NO_POOL
        self.rules: Rules = Rules()
        self.sides: list[Side] = [Side(), Side()]
        self.first: i64 = NOBODY
        """The initial player of turn 1."""
        self.token: i64 = NOBODY
        """Who holds the Turn Token: the initial player of the turn [RES-6-2]."""
        self.active: i64 = NOBODY
        """Who resolves the phase [RES-10-3]; nobody in moments common to both."""
        self.turn: i64 = 0
        self.phase: i64 = 0
        """0 outside the phases: Set Up, interludes, Destructive Effects."""
        self.serial: i64 = 1
        """The next card's serial number."""
        self.auras: list[Aura] = []
        """Continuous rules in force that touch other cards."""
        self.actors: list[i64] = []
        """Serials of the cards with activated abilities."""
        self.confrontations: list[Confrontation] = []
        """In the order of their declaration."""
        self.order: list[i64] = []
        """Their places in the order of resolution, once it is set [RES-10.4.3-6]."""
        self.initiative: i64 = 0
        """The Active Player's chance to act has come: 0 not yet, 1 open, 2 closed [RES-10.4.3-7]."""
        self.chain: list[Play] = []
        """The last announced is the last."""

    # Copies

    def _copy_public(self, to: Res) -> None:
        to.pool = self.pool
        to.rules = self.rules
        to.first = self.first
        to.token = self.token
        to.active = self.active
        to.turn = self.turn
        to.phase = self.phase
        to.serial = self.serial
        to.initiative = self.initiative
        if self.auras:
            to.auras = self.auras.copy()
        if self.actors:
            to.actors = self.actors.copy()
        if self.confrontations:
            to.confrontations = [fight.copy() for fight in self.confrontations]
        if self.order:
            to.order = self.order.copy()
        if self.chain:
            to.chain = [play.copy() for play in self.chain]
        self._copy_end(to)

    def clone(self) -> Res:
        """Return an independent copy, without source and log."""
        to = Res()
        self._copy_frame(to)
        self._copy_public(to)
        to.sides = [self.sides[0].copy(), self.sides[1].copy()]
        return to

    def observe(self, seat: i64) -> Res:
        """Return what this seat may know [RES-4.1-4, RES-4.9-3]: hidden cards are zeros."""
        to = Res()
        self._observe_frame(to, seat)
        self._copy_public(to)
        to.sides = [observe_side(self, 0, seat == 0), observe_side(self, 1, seat == 1)]
        return to

    def determinize(self, seat: i64, belief: object, seed: i64) -> Res:
        """Return a full state that fits this observation; `belief` holds the decks that are possible."""
        to = self.clone()
        fill_in(to, seat, belief, seed)
        return to

    # Finding things

    def card(self, number: i64) -> Card:
        """Return the printed card with this number."""
        return self.pool.cards[number]

    def culture(self, seat: i64) -> Card:
        """Return a player's Culture Card."""
        return self.pool.cards[self.sides[seat].culture]

    def find(self, serial: i64) -> Piece | None:
        """Return the card in play with this serial number, or None."""
        if serial == 0:
            return None
        for side in self.sides:
            for zone in side.zones:
                for piece in zone:
                    if piece.serial == serial:
                        return piece
        return None

    def period(self) -> i64:
        """Return the Historical Period of this turn [RES-11-1], 0 before the first."""
        return PERIODS[self.turn]

    def leader(self) -> i64:
        """Return who decides first: the Active Player [RES-10-6], in common moments the Token's holder [RES-10-7]."""
        return self.active if self.active >= 0 else self.token

    # The kernel's questions

    def checks(self) -> None:
        """Destroy units with three poison counters at once [RES-12.veneno-5]."""
        standing_checks(self)

    def standing(self, seat: i64) -> Ask[Any] | None:
        """Return what a player may do at any time: concede."""
        if seat < 0 or seat >= 2 or self.over:
            return None
        from liza.games.resurgir.anytime import Anytime

        return Anytime(seat)

    def idle_clause(self, seat: i64) -> str:
        """Return why this seat may do nothing now: it is the Passive Player, or the other decides first."""
        return "RES-10-4" if self.active == 1 - seat else "RES-10-2"

    def restore_seat(self, seat: i64) -> None:
        """Put back the draft of a secret choice: nothing else changes in a lane."""
        opened = self.opened
        assert isinstance(opened, Res)
        self.sides[seat].draft = opened.sides[seat].draft.copy()

    def end(self, winner: i64, clause: str) -> None:
        """End the game; whatever is still scheduled never happens."""
        self.finish(winner, clause)
        if winner < 0:
            self.emit(kinds.GAME_DRAWN, 0, 0, clause)
        else:
            self.emit(kinds.GAME_WON, winner, 0, clause)
