"""Paying: base resources first, then those on units, then those on ready structures [RES-2.2-10]."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from liza.games.resurgir import kinds, notation
from liza.games.resurgir.abilities import ResAsk
from liza.games.resurgir.numbers import available, spendable_on
from liza.games.resurgir.pieces import Piece
from liza.games.resurgir.printed import SUPPORT_ZONE
from liza.games.resurgir.state import Res
from liza.kernel import Do, first, kind_of, option


def payers(s: Res, seat: i64) -> list[Piece]:
    """Return the cards that hold what can be spent: units, then structures, each by how long it has been in play."""
    side = s.sides[seat]
    units = [p for p in side.units() if spendable_on(p) > 0]
    units.sort(key=serial)
    structures = [p for p in side.structures() if spendable_on(p) > 0]
    structures.sort(key=serial)
    return units + structures


def serial(p: Piece) -> i64:
    """Return the number under which a card entered."""
    return p.serial


def spend(s: Res, seat: i64, amount: i64, clause: str) -> None:
    """Take so many resources in the order of the rule."""
    side = s.sides[seat]
    left = amount
    taken = min(left, side.base)
    side.base -= taken
    left -= taken
    if left == 0:
        s.emit(kinds.PAID, seat, amount, clause)
        return
    for p in payers(s, seat):
        if p.zone <= SUPPORT_ZONE:
            taken = min(left, p.resources)
            p.resources -= taken
            left -= taken
            if taken > 0:
                clause = "RES-12.incursion-3"
    taken = min(left, side.heap)
    side.heap -= taken
    left -= taken
    for p in payers(s, seat):
        taken = min(left, p.resources)
        p.resources -= taken
        left -= taken
    assert left == 0
    s.emit(kinds.PAID, seat, amount, clause)


class Pay(Do[Res]):
    """Resources are paid: one fund, whatever card they lie on [RES-2.2-9, RES-2.1-1]."""

    clause: ClassVar[str] = "RES-2.1-1"

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat: i64 = seat
        self.amount: i64 = amount

    def run(self, s: Res) -> None:
        """Take them, or ask from where if that is chosen [RES-2.2-10]."""
        if self.amount == 0:
            return
        if s.rules.choose_source and self.amount < available(s, self.seat) and len(sources(s, self.seat)) > 1:
            s.then(ChooseSource(self.seat, self.amount))
        else:
            spend(s, self.seat, self.amount, self.clause)


def sources(s: Res, seat: i64) -> list[i64]:
    """Return the options that name a place where resources lie that can be spent."""
    side = s.sides[seat]
    out: list[i64] = []
    if side.base > 0:
        out.append(notation.PAY_BASE)
    if side.heap > 0:
        out.append(notation.PAY_HEAP)
    for p in payers(s, seat):
        out.append(option(notation.PAY_FROM, p.serial))
    return out


class ChooseSource(ResAsk):
    """The payer picks where the next resource comes from [RES-2.2-10]."""

    clause: ClassVar[str] = "RES-2.2-10"

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def candidates(self, s: Res) -> list[i64]:
        """Return every place that holds some."""
        return sources(s, self.seat)

    def take(self, s: Res, option: i64) -> None:
        """Take one, then the others."""
        s.then(TakeOne(self.seat, option), Pay(self.seat, self.left - 1))


class TakeOne(Do[Res]):
    """One resource is paid from where the payer said [RES-2.2-10]."""

    clause: ClassVar[str] = "RES-2.2-10"

    def __init__(self, seat: i64, source: i64) -> None:
        self.seat: i64 = seat
        self.source: i64 = source

    def run(self, s: Res) -> None:
        """Take it."""
        side = s.sides[self.seat]
        if kind_of(self.source) == notation.PAY_BASE:
            side.base -= 1
        elif kind_of(self.source) == notation.PAY_HEAP:
            side.heap -= 1
        else:
            p = s.find(first(self.source))
            assert p is not None
            p.resources -= 1
        s.emit(kinds.PAID, self.seat, 1, self.clause)
