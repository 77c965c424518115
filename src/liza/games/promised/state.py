"""The state of a game of Promised Land."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from liza.games.promised import kinds
from liza.games.promised.ground import Ground
from liza.games.promised.knowing import fill_in, observe_battle
from liza.games.promised.pieces import (
    IN_PLAY,
    NOBODY,
    NOWHERE,
    Battle,
    Encounter,
    General,
    Invaders,
    Report,
    Rules,
    Settlement,
    Side,
    Stack,
)
from liza.kernel import Ask, State
from liza.toolkit.hexmap import HexMap

NO_GROUND: Final = Ground("", HexMap("none", "", True, []), [])
NO_RULES: Final = Rules()


class Land(State):
    """A game of Promised Land."""

    def __init__(self, seats: i64 = 2) -> None:
        super().__init__(seats)
        self.ground: Ground = NO_GROUND
        self.rules: Rules = NO_RULES
        self.sides: list[Side] = []
        self.first: i64 = NOBODY
        self.opener: i64 = NOBODY
        """Who was first player in round one."""
        self.active: i64 = NOBODY
        """Whose ordinary turn it is."""
        self.round: i64 = 0
        self.phase: i64 = 0
        self.cup: i64 = 0
        """God's Wrath [PRO-ira-1]."""
        self.invasions: i64 = 0
        """Invader pairs that have come so far."""
        self.razed: list[i64] = []
        """The hexes of razed sites, in the order of their end."""
        self.settlements: list[Settlement] = []
        self.generals: list[General] = []
        self.pairs: list[Invaders] = []
        """Those in play, oldest first."""
        self.stacks: list[Stack] = []
        self.arrivals: list[list[i64]] = []
        """Who stands in each hex, in the order of arrival: seats, and PAIR with the numbers of pairs.

        The list of a hex is replaced, never changed: copies of the state share it.
        """
        self.deck: list[i64] = []
        """The top card is the last."""
        self.discard: list[i64] = []
        """Face up, the newest last."""
        self.ark: i64 = NOWHERE
        """The hex of the settlement that holds the Ark."""
        self.encounters: list[Encounter] = []
        self.battle: Battle | None = None
        self.reports: list[Report] = []
        """Of all battles resolved so far."""
        self.winners: list[i64] = []
        self.ending = ""
        """The clause that ended the game."""

    # Copies

    def _copy_public(self, to: Land) -> None:
        to.ground = self.ground
        to.rules = self.rules
        to.first = self.first
        to.opener = self.opener
        to.active = self.active
        to.round = self.round
        to.phase = self.phase
        to.cup = self.cup
        to.invasions = self.invasions
        to.razed = self.razed.copy()
        to.settlements = [one.copy() for one in self.settlements]
        to.generals = [one.copy() for one in self.generals]
        to.pairs = [one.copy() for one in self.pairs]
        to.stacks = [one.copy() for one in self.stacks]
        to.arrivals = self.arrivals.copy()
        to.discard = self.discard.copy()
        to.ark = self.ark
        to.encounters = [one.copy() for one in self.encounters]
        to.winners = self.winners.copy()
        to.ending = self.ending

    def clone(self) -> Land:
        """Return an independent copy, without source and log."""
        to = Land(self.seats)
        self._copy_frame(to)
        self._copy_public(to)
        to.sides = [side.copy() for side in self.sides]
        to.deck = self.deck.copy()
        to.reports = self.reports.copy()
        battle = self.battle
        if battle is not None:
            to.battle = battle.copy()
        return to

    def observe(self, seat: i64) -> Land:
        """Return what this seat may know: no other hand [PRO-jugador-2], no deck, no sealed order [PRO-informe-10]."""
        to = Land(self.seats)
        self._observe_frame(to, seat)
        self._copy_public(to)
        to.sides = [self.sides[i].observed(i == seat) for i in range(self.seats)]
        to.deck = [0] * len(self.deck)
        for report in self.reports:
            if self.rules.open_reports or report.is_side(seat):
                to.reports.append(report)
        battle = self.battle
        if battle is not None:
            to.battle = observe_battle(self, battle, seat)
        return to

    def determinize(self, seat: i64, belief: object, seed: i64) -> Land:
        """Return a full state that fits this observation; all know the deck, so there is nothing to believe."""
        to = self.clone()
        fill_in(to, seat, seed)
        return to

    # Finding things

    def settlement(self, hex: i64) -> Settlement | None:
        """Return the settlement in a hex, or None."""
        for one in self.settlements:
            if one.hex == hex:
                return one
        return None

    def general(self, number: i64) -> General:
        """Return a general by his number."""
        return self.generals[number]

    def generals_at(self, hex: i64, seat: i64) -> list[General]:
        """Return a seat's living generals in a hex, by their numbers."""
        out: list[General] = []
        for one in self.generals:
            if one.hex == hex and one.owner == seat and one.status == IN_PLAY:
                out.append(one)
        return out

    def stack(self, hex: i64, seat: i64) -> Stack | None:
        """Return a seat's leaderless troops in a hex, or None."""
        for one in self.stacks:
            if one.hex == hex and one.owner == seat:
                return one
        return None

    def pair(self, number: i64) -> Invaders | None:
        """Return the invader pair with this number, None if it is dead."""
        for one in self.pairs:
            if one.number == number:
                return one
        return None

    def order(self) -> list[i64]:
        """Return the seats still in the game in round order, the first player first [PRO-manual-4]."""
        out: list[i64] = []
        for i in range(self.seats):
            seat: i64 = (self.first + i) % self.seats
            if not self.sides[seat].out:
                out.append(seat)
        return out

    # The kernel's questions

    def standing(self, seat: i64) -> Ask[Any] | None:
        """Return what can be done or tried at any time: concede [PRO-automaticas-25]."""
        if seat < 0 or seat >= self.seats or self.over:
            return None
        from liza.games.promised.anytime import anytime

        return anytime(seat)

    def idle_clause(self, seat: i64) -> str:
        """Return why this seat may do nothing now."""
        from liza.games.promised.anytime import idle_clause

        return idle_clause(self, seat)

    def returns(self) -> list[i64]:
        """Return 1 for a lone winner, 0 for those who share the victory, -1 for the others."""
        best: i64 = 1 if len(self.winners) == 1 else 0
        return [best if seat in self.winners else -1 for seat in range(self.seats)]

    def result_clause(self) -> str:
        """Return the clause that ended the game."""
        return self.ending

    def end(self, winners: list[i64], clause: str) -> None:
        """End the game; whatever is still scheduled never happens."""
        self.over = True
        self.winners = winners
        self.ending = clause
        self.agenda.clear()
        self.waiting.clear()
        if len(winners) == 1:
            self.emit(kinds.GAME_WON, winners[0], 0, clause)
        else:
            shared: i64 = 0
            for seat in winners:
                shared |= 1 << seat
            self.emit(kinds.GAME_SHARED, shared, 0, clause)
