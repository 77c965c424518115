"""The state of a game of Inframundis."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from liza.games.inframundis import kinds
from liza.games.inframundis.deaths import standing_checks
from liza.games.inframundis.knowing import fill_in, observe_side
from liza.games.inframundis.pieces import NOBODY, NUMBER_MASK, Aura, Piece, Rules, Side, Strike
from liza.games.inframundis.printed import CHAMPION, Card, Pool
from liza.kernel import Ask
from liza.toolkit.beliefs import Belief
from liza.toolkit.duel import Duel

NO_POOL = Pool("none", [])


class Inf(Duel):
    """A game of Inframundis."""

    def __init__(self) -> None:
        super().__init__()
        self.pool: Pool = NO_POOL
        self.rules: Rules = Rules()
        self.sides: list[Side] = [Side(), Side()]
        self.first: i64 = NOBODY
        self.active: i64 = NOBODY
        self.round: i64 = 0
        self.turn: i64 = 0
        """Turns begun so far, of both players."""
        self.phase: i64 = 0
        self.serial: i64 = 1
        """The next piece's serial number."""
        self.auras: list[Aura] = []
        """Rules in force that touch other pieces."""
        self.steering: list[Aura] = []
        """Rules in force that speak to a player: discounts, free moves, lines claimed."""
        self.actors: list[i64] = []
        """Serials of the pieces with activated abilities."""
        self.strikes: list[Strike] = []
        self.hold = False
        """Simultaneous changes are being made: standing checks wait."""
        self.sudden = False

    # Copies

    def _copy_public(self, to: Inf) -> None:
        to.pool = self.pool
        to.rules = self.rules
        to.first = self.first
        to.active = self.active
        to.round = self.round
        to.turn = self.turn
        to.phase = self.phase
        to.serial = self.serial
        if self.auras:
            to.auras = self.auras.copy()
        if self.steering:
            to.steering = self.steering.copy()
        if self.actors:
            to.actors = self.actors.copy()
        if self.strikes:
            to.strikes = [strike.copy() for strike in self.strikes]
        to.hold = self.hold
        to.sudden = self.sudden
        self._copy_end(to)

    def clone(self) -> Inf:
        """Return an independent copy, without source and log."""
        to = Inf()
        self._copy_frame(to)
        self._copy_public(to)
        to.sides = [self.sides[0].copy(), self.sides[1].copy()]
        return to

    def observe(self, seat: i64) -> Inf:
        """Return what this seat may know [INF-4-1]: hands of others hold the known cards, sorted, then zeros."""
        to = Inf()
        self._observe_frame(to, seat)
        self._copy_public(to)
        to.sides = [observe_side(self.sides[0], seat == 0), observe_side(self.sides[1], seat == 1)]
        return to

    def determinize(self, seat: i64, belief: object, seed: i64) -> Inf:
        """Return a full state that fits this observation; `belief` is a `Belief`."""
        assert isinstance(belief, Belief)
        to = self.clone()
        fill_in(to, seat, belief, seed)
        return to

    # Finding things

    def card(self, number: i64) -> Card:
        """Return the printed card with this number (marks are ignored)."""
        return self.pool.cards[number & NUMBER_MASK]

    def find(self, serial: i64) -> Piece | None:
        """Return the piece in play with this serial number, or None."""
        for side in self.sides:
            for line in side.lines:
                for piece in line:
                    if piece.serial == serial:
                        return piece
                    for gear in piece.gear:
                        if gear.serial == serial:
                            return gear
            for piece in side.table:
                if piece.serial == serial:
                    return piece
            leader = side.leader
            if leader is not None and leader.serial == serial:
                return leader
        return None

    def creature(self, serial: i64) -> Piece | None:
        """Return the creature in play with this serial number, or None."""
        for side in self.sides:
            for line in side.lines:
                for piece in line:
                    if piece.serial == serial:
                        return piece
        return None

    def is_champion(self, piece: Piece) -> bool:
        """Tell whether the piece is a Champion; the copy of one is [INF-13-9]."""
        return self.card(piece.card).kind == CHAMPION

    def champion_of(self, seat: i64) -> Piece | None:
        """Return the Champion this seat controls, or None."""
        for line in self.sides[seat].lines:
            for piece in line:
                if self.is_champion(piece):
                    return piece
        return None

    def has_room(self, seat: i64, line: i64) -> bool:
        """Tell whether this seat's line takes one more creature [INF-8-7]."""
        limit = self.rules.line_limit
        return limit == 0 or len(self.sides[seat].lines[line]) < limit

    def stir(self) -> None:
        """Ask for checks after a change of how creatures are (ready, wounded, new), if a rule makes Life hang on it."""
        if self.pool.moods:
            self.dirty = True

    # The kernel's questions

    def checks(self) -> None:
        """Nexus first, then deaths, until nothing changes [INF-1-4, INF-7.4-4]."""
        if not self.hold:
            standing_checks(self)

    def standing(self, seat: i64) -> Ask[Any] | None:
        """Return what a player may do at any time: concede [INF-15-2]."""
        if seat < 0 or seat >= 2 or self.over:
            return None
        from liza.games.inframundis.anytime import anytime

        return anytime(seat)

    def idle_clause(self, seat: i64) -> str:
        """Return why this seat may do nothing now."""
        return "INF-12-3"

    def restore_seat(self, seat: i64) -> None:
        """Put back the draft of a secret choice: nothing else changes in a lane."""
        opened = self.opened
        assert isinstance(opened, Inf)
        self.sides[seat].draft = opened.sides[seat].draft.copy()

    def end(self, winner: i64, clause: str) -> None:
        """End the game; whatever is still scheduled never happens [INF-1-5]."""
        self.finish(winner, clause)
        if winner < 0:
            self.emit(kinds.GAME_DRAWN, 0, 0, clause)
        else:
            self.emit(kinds.GAME_WON, winner, 0, clause)
