"""Section 12: Relics are claimed by Clerics, carried or stored, and lost."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.bellum import kinds, notation
from liza.games.bellum.abilities import BelAsk, Moment
from liza.games.bellum.entering import place_relic
from liza.games.bellum.leaving import forget, told
from liza.games.bellum.numbers import carried_by, note_paid, reduced, shrines
from liza.games.bellum.pieces import CLAIM_COST, NOBODY, Piece
from liza.games.bellum.printed import CLAIM_COST as CLAIMING
from liza.games.bellum.printed import ENEMY_CLAIMS, REARGUARD
from liza.games.bellum.state import Bel
from liza.games.bellum.supplies import pay, why_not_pay
from liza.kernel import Do, Step, first, option
from liza.kernel.options import bit


def clerics(s: Bel, seat: i64) -> list[Piece]:
    """Return this seat's Clerics."""
    out: list[Piece] = []
    for zone in range(REARGUARD + 1):
        for p in s.sides[seat].zones[zone]:
            if s.pool.cards[p.card].is_cleric():
                out.append(p)
    return out


def claim_cost(s: Bel, seat: i64) -> i64:
    """Return what claiming a Relic costs: 2 Supplies, before reductions [BEL-12-3]."""
    return reduced(s, seat, CLAIM_COST, CLAIMING, None)


def neutral_relics(s: Bel) -> list[Piece]:
    """Return the Relics that nobody has [BEL-12-4]."""
    return [relic for relic in s.relics if relic.holder == 0]


def why_not_claim(s: Bel, seat: i64, p: Piece) -> str:
    """Return the first clause that forbids claiming with this Cleric, or ""."""
    if p.exhausted:
        return "BEL-12-3"
    if len(neutral_relics(s)) == 0:
        return "BEL-12-4"
    if carried_by(s, p.serial) is not None and len(shrines(s, seat)) == 0:
        return "BEL-12-5"
    return why_not_pay(s, seat, claim_cost(s, seat))


def why_not_deposit(s: Bel, seat: i64, p: Piece) -> str:
    """Return the first clause that forbids storing what this Cleric carries, or "" [BEL-12-14]."""
    if carried_by(s, p.serial) is None or len(shrines(s, seat)) == 0 or s.rules.deposit == 2:
        return "BEL-12-14"
    return "BEL-12-14" if s.rules.deposit == 1 and p.exhausted else ""


class ChooseRelic(BelAsk):
    """A player chooses which neutral Relic is claimed [BEL-12-4]."""

    clause: ClassVar[str] = "BEL-12-4"

    def __init__(self, seat: i64, root: Moment, cleric: i64) -> None:
        super().__init__(seat)
        self.root = root
        self.cleric: i64 = cleric

    def mask(self, seat: i64) -> Step | None:
        """Others see the ask it grew from."""
        return self if seat == self.seat else self.root

    def always_shown(self) -> bool:
        """The only Relic too is put to a person: the choice commits the claim and may still be taken back."""
        return True

    def candidates(self, s: Bel) -> list[i64]:
        """Return the five Relics."""
        return [option(notation.RELIC, relic.serial) for relic in s.relics]

    def why_not(self, s: Bel, option: i64) -> str:
        """Refuse a Relic that somebody has."""
        return "" if s.relics[first(option) - 1].holder == 0 else "BEL-12-4"

    def take(self, s: Bel, option: i64) -> None:
        """Ask where to store it if there are several places, or claim it."""
        relic = first(option)
        places = shrines(s, self.seat)
        if len(places) > 1:
            s.then(ChooseShrine(self.seat, self.root, self.cleric, relic))
        else:
            shrine: i64 = places[0].serial if len(places) != 0 else 0
            self.root.go_on(s, ClaimRelic(self.seat, self.cleric, relic, shrine))

    def binds(self, s: Bel, option: i64) -> bool:
        """Only a completed choice binds."""
        return len(shrines(s, self.seat)) <= 1


class ChooseShrine(BelAsk):
    """A player who controls several Churches or Temples chooses which one stores a Relic [BEL-12-13].

    `root` is the ask it grew from, None for an effect; `cleric` who claims or stores it, 0 for an effect.
    """

    clause: ClassVar[str] = "BEL-12-13"

    def __init__(self, seat: i64, root: Moment | None, cleric: i64, relic: i64) -> None:
        super().__init__(seat)
        self.root = root
        self.cleric: i64 = cleric
        self.relic: i64 = relic

    def mask(self, seat: i64) -> Step | None:
        """Others see the ask it grew from."""
        return self if seat == self.seat or self.root is None else self.root

    def owed(self, s: Bel) -> bool:
        """Without a building there is nothing to choose."""
        return len(shrines(s, self.seat)) != 0

    def candidates(self, s: Bel) -> list[i64]:
        """Return the buildings."""
        return [option(notation.SHRINE, p.serial) for p in shrines(s, self.seat)]

    def take(self, s: Bel, option: i64) -> None:
        """Claim, deposit or take the Relic there."""
        shrine = first(option)
        root = self.root
        if root is None:
            s.then(StoreRelic(self.seat, 0, self.relic, shrine))
        elif s.relics[self.relic - 1].holder == 0:
            root.go_on(s, ClaimRelic(self.seat, self.cleric, self.relic, shrine))
        else:
            root.go_on(s, StoreRelic(self.seat, self.cleric, self.relic, shrine))


def begin_deposit(s: Bel, root: Moment, cleric: i64) -> None:
    """Begin to store what a Cleric carries: ask where, if there are several places [BEL-12-14]."""
    relic = carried_by(s, cleric)
    assert relic is not None
    places = shrines(s, root.seat)
    if len(places) > 1:
        s.then(ChooseShrine(root.seat, root, cleric, relic.serial))
    else:
        root.go_on(s, StoreRelic(root.seat, cleric, relic.serial, places[0].serial))


class ClaimRelic(Do[Bel]):
    """A Cleric exhausts and 2 Supplies are paid: a Relic is stored [BEL-12-6], or carried by the Cleric [BEL-12-7]."""

    clause: ClassVar[str] = "BEL-12-3"

    def __init__(self, seat: i64, cleric: i64, relic: i64, shrine: i64) -> None:
        self.seat: i64 = seat
        self.cleric: i64 = cleric
        self.relic: i64 = relic
        self.shrine: i64 = shrine

    def run(self, s: Bel) -> None:
        """Pay and take it."""
        cost = claim_cost(s, self.seat)
        note_paid(s, self.seat, CLAIMING, None)
        pay(s, self.seat, cost, self.clause)
        p = s.find(self.cleric)
        holder = s.find(self.shrine if self.shrine != 0 else self.cleric)
        assert p is not None and holder is not None
        p.exhausted = True
        s.dirty = True
        clause = "BEL-12-7"
        if self.shrine != 0:
            clause = "BEL-12-6" if carried_by(s, self.cleric) is None else "BEL-12-17"
        relic = s.relics[self.relic - 1]
        place_relic(s, relic, holder, self.shrine != 0)
        s.happened[1 - self.seat] |= bit(ENEMY_CLAIMS)
        s.emit(
            kinds.CLAIMED, kinds.pack(self.seat, relic.serial, relic.card, holder.serial, holder.card), p.card, clause
        )


class StoreRelic(Do[Bel]):
    """A Relic moves into a Church or Temple: one that a Cleric carried [BEL-12-14], or by an effect [BEL-12-9]."""

    clause: ClassVar[str] = "BEL-12-14"

    def __init__(self, seat: i64, cleric: i64, relic: i64, shrine: i64) -> None:
        self.seat: i64 = seat
        self.cleric: i64 = cleric
        self.relic: i64 = relic
        self.shrine: i64 = shrine

    def run(self, s: Bel) -> None:
        """Store it; under deposit = exhaust_cleric the Cleric exhausts."""
        holder = s.find(self.shrine)
        if holder is None:
            return
        p = s.find(self.cleric)
        if p is not None and s.rules.deposit == 1:
            p.exhausted = True
        relic = s.relics[self.relic - 1]
        place_relic(s, relic, holder, True)
        clause = self.clause if self.cleric != 0 else "BEL-12-9"
        s.emit(kinds.STORED, kinds.pack(self.seat, relic.serial, relic.card, holder.serial), holder.card, clause)


class FreeRelic(Do[Bel]):
    """A stored Relic becomes neutral by an effect that mentions Relics [BEL-12-9]."""

    clause: ClassVar[str] = "BEL-12-9"

    def __init__(self, relic: i64) -> None:
        self.relic: i64 = relic

    def run(self, s: Bel) -> None:
        """Free it."""
        relic = s.relics[self.relic - 1]
        if relic.holder == 0:
            return
        s.emit(kinds.RELIC_FREED, told(relic), 0, self.clause)
        relic.holder = 0
        relic.stored = False
        forget(s, relic.serial)
        relic.controller = NOBODY
        s.dirty = True


class TakeRelic(Do[Bel]):
    """An effect puts a Relic into a Church or Temple of the player's; with none nothing happens [BEL-12-9]."""

    clause: ClassVar[str] = "BEL-12-9"

    def __init__(self, seat: i64, relic: i64) -> None:
        self.seat: i64 = seat
        self.relic: i64 = relic

    def run(self, s: Bel) -> None:
        """Take it, asking where if there are several places."""
        places = shrines(s, self.seat)
        if len(places) == 1:
            s.then(StoreRelic(self.seat, 0, self.relic, places[0].serial))
        elif len(places) > 1:
            s.then(ChooseShrine(self.seat, None, 0, self.relic))
        else:
            relic = s.relics[self.relic - 1]
            s.emit(kinds.NOTHING_HAPPENED, kinds.pack(self.seat, relic.serial, relic.card), 0, "BEL-12-9")
