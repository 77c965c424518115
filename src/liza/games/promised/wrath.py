"""God's Wrath, the fourth phase: the Cup, and the invaders it brings [PRO-ira-1]."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.promised import kinds
from liza.games.promised.pieces import NOWHERE, PAIR, Invaders
from liza.games.promised.places import enter, leave
from liza.games.promised.state import Land
from liza.kernel import Do


def raise_cup(s: Land, amount: i64, clause: str) -> None:
    """Change the Cup, never below 0 [PRO-ira-3]; what it brings is looked at in its phase alone [PRO-ira-4]."""
    before = s.cup
    s.cup = max(s.cup + amount, 0)
    s.emit(kinds.WRATH_CHANGED, s.cup - before + 100, s.cup, clause if s.cup - before == amount else "PRO-ira-3")


class RaiseCup(Do[Land]):
    """The Cup rises at the start of the phase [PRO-ira-2]."""

    clause: ClassVar[str] = "PRO-ira-2"

    def run(self, s: Land) -> None:
        """Raise it."""
        if s.rules.wrath_per_round > 0:
            raise_cup(s, s.rules.wrath_per_round, self.clause)


class AdvancePairs(Do[Land]):
    """The pairs in play advance towards the nearest settlement, oldest first [PRO-ira-9]; none leaves till it dies."""

    clause: ClassVar[str] = "PRO-ira-9"
    also: ClassVar[tuple[str, ...]] = ("PRO-ira-10", "PRO-ira-11", "PRO-ira-12")

    def run(self, s: Land) -> None:
        """Advance them."""
        for pair in s.pairs:
            self.advance(s, pair)

    def advance(self, s: Land, pair: Invaders) -> None:
        """Go up to so many hexes; a hex with a settlement or generals stops the pair [PRO-ira-11]."""
        goal = nearest_settlement(s, pair.hex)
        if goal == NOWHERE:
            s.emit(kinds.PAIR_MOVED, kinds.pack(pair.number + PAIR, pair.hex), 0, "PRO-ira-13")
            return
        for _ in range(s.rules.invader_move):
            if pair.hex == goal:
                return
            self.step(s, pair, goal)
            if stops(s, pair):
                return

    def step(self, s: Land, pair: Invaders, goal: i64) -> None:
        """Go one hex nearer, by the first of the six directions that does [PRO-ira-10]."""
        near = s.ground.distance(pair.hex, goal)
        for hex in s.ground.neighbours[pair.hex]:
            if s.ground.distance(hex, goal) < near:
                before = pair.hex
                pair.hex = hex
                leave(s, before, pair.number + PAIR)
                enter(s, hex, pair.number + PAIR)
                s.emit(kinds.PAIR_MOVED, kinds.pack(pair.number + PAIR, hex), 1, self.clause)
                return


def nearest_settlement(s: Land, hex: i64) -> i64:
    """Return the hex of the nearest settlement, of several the one with the lowest site number [PRO-ira-10]."""
    best: i64 = NOWHERE
    for site in range(1, len(s.ground.sites)):
        here = s.ground.sites[site]
        if s.settlement(here) is not None:
            if best == NOWHERE or s.ground.distance(hex, here) < s.ground.distance(hex, best):
                best = here
    return best


def stops(s: Land, pair: Invaders) -> bool:
    """Tell whether a settlement or generals stop a pair where it is [PRO-ira-11]."""
    if s.settlement(pair.hex) is not None:
        return True
    for side in s.arrivals[pair.hex]:
        if side < PAIR:
            return True
    return False


class BringPair(Do[Land]):
    """A full Cup is emptied by its measure and brings one pair, at most one a phase [PRO-ira-4, PRO-ira-5]."""

    clause: ClassVar[str] = "PRO-ira-4"

    def run(self, s: Land) -> None:
        """Bring it to the corner that the die shows [PRO-ira-6]."""
        if s.cup < s.rules.wrath_threshold:
            return
        raise_cup(s, -s.rules.wrath_threshold, "PRO-ira-5")
        pair = Invaders()
        pair.number = s.invasions
        pair.each = s.rules.invader_strength + s.rules.invader_growth * s.invasions
        pair.hex = s.ground.corners[s.die(len(s.ground.corners), "PRO-ira-6") - 1]
        clause = "PRO-ira-7" if s.invasions == 0 else "PRO-ira-8"
        s.invasions += 1
        s.pairs.append(pair)
        enter(s, pair.hex, pair.number + PAIR)
        s.emit(kinds.PAIR_ARRIVED, kinds.pack(pair.number + PAIR, pair.hex), 2 * pair.each, clause)
