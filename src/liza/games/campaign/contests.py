"""Contested rolls: a die and the manoeuvre on each side, every die on record [CAM-lideres-13]."""

from __future__ import annotations

from mypy_extensions import i64

from liza.games.campaign import kinds
from liza.games.campaign.state import Campaign


def roll(s: Campaign, seat: i64, region: i64, leader: i64, maneuver: i64, clause: str) -> i64:
    """Return one side's total, and tell its dice; `leader` is NO_UNIT for troops without one."""
    dice = s.die(6, clause)
    if s.rules.two_dice:
        dice += s.die(6, clause)
    told = kinds.pack(seat, region, leader, dice | maneuver << 8)
    s.emit(kinds.ROLLED, told, dice + maneuver, clause, see=s.watchers(region))
    return dice + maneuver


class Entrant:
    """Somebody who rolls for the order of movement: an army or column, by its country and head."""

    def __init__(self, seat: i64, head: i64, region: i64, leader: i64, maneuver: i64) -> None:
        self.seat: i64 = seat
        self.head: i64 = head
        self.region: i64 = region
        self.leader: i64 = leader
        self.maneuver: i64 = maneuver
        self.total: i64 = 0
        """Of the last roll; a tie has others before it."""

    def told(self) -> list[i64]:
        """Return its last roll: seat, dice, manoeuvre."""
        return [self.seat, self.total - self.maneuver, self.maneuver]


def rank(s: Campaign, entrants: list[Entrant], clause: str) -> list[Entrant]:
    """Return who moves first to last: the highest total first, ties by another roll among themselves [CAM-contacto-7].

    With maneuver_tie = higher_maneuver the better manoeuvre goes first, and only equal ones roll again
    [CAM-lideres-14].
    """
    if len(entrants) < 2:
        return entrants
    for one in entrants:
        one.total = roll(s, one.seat, one.region, one.leader, one.maneuver, clause)
    out: list[Entrant] = []
    left = entrants.copy()
    while len(left) != 0:
        best = _highest(s, left)
        out += rank(s, best, clause)
        left = [one for one in left if one not in best]
    return out


def _highest(s: Campaign, entrants: list[Entrant]) -> list[Entrant]:
    """Return those that nothing has ranked below another yet."""
    top = max([one.total for one in entrants])
    best = [one for one in entrants if one.total == top]
    if s.rules.tie_to_maneuver:
        most = max([one.maneuver for one in best])
        best = [one for one in best if one.maneuver == most]
    return best


def wins(s: Campaign, bold: Entrant, shy: Entrant, clause: str) -> bool:
    """Tell whether the first of two wins a contested roll [CAM-lideres-12, CAM-contacto-3]."""
    return rank(s, [bold, shy], clause)[0] is bold
