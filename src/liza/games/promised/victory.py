"""The Victory Check, the seventh phase: who is out, who has won [PRO-automaticas-8]."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from mypy_extensions import i64

from liza.games.promised import kinds
from liza.games.promised.numbers import (
    capitals_decide,
    captives,
    holds_capital,
    in_play,
    king_titles,
    points,
    razed_limit,
    settlements_of,
    titles,
)
from liza.games.promised.pieces import NOBODY, ROSTER
from liza.games.promised.places import take_off
from liza.games.promised.state import Land
from liza.kernel import Do


class CheckVictory(Do[Land]):
    """Eliminated players, the last one standing, the last capital, kings, desolation, the last round.

    Then claimants are anointed.
    """

    clause: ClassVar[str] = "PRO-automaticas-8"
    also: ClassVar[tuple[str, ...]] = ("PRO-automaticas-20", "PRO-automaticas-26")

    def run(self, s: Land) -> None:
        """Look at them in this order."""
        before = s.order()
        gone = [seat for seat in before if is_eliminated(s, seat)]
        left = [seat for seat in before if seat not in gone]
        if len(left) == 0:
            by_points(s, gone, "PRO-automaticas-23")
            return
        for seat in gone:
            eliminate(s, seat)
        if len(left) == 1:
            s.end(left, "PRO-automaticas-10")
            return
        seated = [seat for seat in left if holds_capital(s, seat)] if capitals_decide(s) else []
        if len(seated) == 1:
            s.end(seated, "PRO-automaticas-26")
            return
        kings = [seat for seat in left if is_king(s, seat)]
        if len(kings) != 0:
            s.end(best_of(s, kings, crown_rank), "PRO-jueces-9" if len(kings) == 1 else "PRO-jueces-10")
        elif len(s.razed) >= razed_limit(s):
            by_points(s, left, DESOLATION[int(s.seats)])
        elif s.round >= s.rules.round_limit:
            by_points(s, left, "PRO-automaticas-14")
        else:
            for seat in left:
                anoint(s, seat)


DESOLATION = {2: "PRO-automaticas-11", 3: "PRO-automaticas-12", 4: "PRO-automaticas-13"}
"""The clause of desolation by number of players."""
CROWNS = {2: "PRO-jueces-6", 3: "PRO-jueces-7", 4: "PRO-jueces-8"}
"""The clause of the titles that claim kingship."""


def is_eliminated(s: Land, seat: i64) -> bool:
    """Tell whether a player has no settlements, nor, unless that is enough, generals in play [PRO-automaticas-9]."""
    return len(settlements_of(s, seat)) == 0 and (s.rules.landless_out or len(in_play(s, seat)) == 0)


def eliminate(s: Land, seat: i64) -> None:
    """Take a player out, generals and troops with them [PRO-automaticas-9].

    Captives go home [PRO-automaticas-22], the hand to the discard [PRO-automaticas-24].
    """
    side = s.sides[seat]
    side.out = True
    side.anointed = 0
    left = in_play(s, seat)
    s.emit(kinds.ELIMINATED, kinds.pack(seat), len(left), "PRO-automaticas-9")
    for general in left:
        general.status = ROSTER
        take_off(s, general)
    for general in captives(s, seat):
        general.status = ROSTER
        general.captor = NOBODY
        told = kinds.pack(general.owner, 0, general.number + 1)
        s.emit(kinds.CAPTIVES_RETURNED, told, 0, "PRO-automaticas-22")
    for card in side.hand:
        s.discard.append(card)
        s.emit(kinds.CARD_DISCARDED, kinds.pack(seat), card, "PRO-automaticas-24")
    side.hand = []
    s.stacks = [stack for stack in s.stacks if stack.owner != seat]


def claims(s: Land, seat: i64) -> bool:
    """Tell whether a player has the titles for kingship [PRO-jueces-6, PRO-jueces-7, PRO-jueces-8]."""
    return titles(s, seat) >= king_titles(s)


def is_king(s: Land, seat: i64) -> bool:
    """Tell whether a player is crowned: anointed at an earlier check and still with the titles [PRO-jueces-9]."""
    return claims(s, seat) and (s.rules.king_hold == 1 or s.sides[seat].anointed > 0)


def anoint(s: Land, seat: i64) -> None:
    """Anoint a claimant, or undo it for one who has lost the titles."""
    side = s.sides[seat]
    if claims(s, seat):
        if side.anointed == 0:
            side.anointed = s.round
            s.emit(kinds.ANOINTED, kinds.pack(seat), titles(s, seat), CROWNS[int(s.seats)])
    elif side.anointed > 0:
        side.anointed = 0
        s.emit(kinds.ANOINTING_LOST, kinds.pack(seat), titles(s, seat), "PRO-jueces-9")


def by_points(s: Land, seats: list[i64], clause: str) -> None:
    """End the game by points."""
    for seat in seats:
        s.emit(kinds.POINTS_COUNTED, kinds.pack(seat), points(s, seat), clause)
    s.end(best_of(s, seats, point_rank), clause)


Rank = Callable[[Land, i64], "tuple[i64, i64, i64]"]


def best_of(s: Land, seats: list[i64], rank: Rank) -> list[i64]:
    """Return those of some seats that are first, several if they share it."""
    most = max(rank(s, seat) for seat in seats)
    return [seat for seat in seats if rank(s, seat) == most]


def crown_rank(s: Land, seat: i64) -> tuple[i64, i64, i64]:
    """Return what decides between kings: titles, then points, then coins [PRO-jueces-10]."""
    return titles(s, seat), points(s, seat), s.sides[seat].coins


def point_rank(s: Land, seat: i64) -> tuple[i64, i64, i64]:
    """Return what decides by points: points, then titles, then coins [PRO-automaticas-20]."""
    return points(s, seat), titles(s, seat), s.sides[seat].coins


class PassFirst(Do[Land]):
    """Encounters expire [PRO-declarar-4], and the next player to the left goes first [PRO-automaticas-21]."""

    clause: ClassVar[str] = "PRO-automaticas-21"
    also: ClassVar[tuple[str, ...]] = ("PRO-declarar-5",)

    def run(self, s: Land) -> None:
        """Clear and rotate; a siege goes on without them [PRO-declarar-5]."""
        if len(s.encounters) != 0:
            s.encounters = []
            s.emit(kinds.ENCOUNTERS_EXPIRED, 0, 0, "PRO-declarar-4")
        while True:
            s.first = (s.first + 1) % s.seats
            if not s.sides[s.first].out:
                break
        s.emit(kinds.FIRST_PASSED, kinds.pack(s.first), 0, self.clause)
