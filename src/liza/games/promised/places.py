"""Who stands where: arrival orders, sieges, the original roles, entering and leaving a hex."""

from __future__ import annotations

from mypy_extensions import i64

from liza.games.promised import kinds
from liza.games.promised.pieces import INVADERS, NOBODY, NOWHERE, PAIR, General, Settlement
from liza.games.promised.state import Land


def owner_of(s: Land, hex: i64) -> i64:
    """Return who owns the settlement in a hex, NOBODY if there is none."""
    place = s.settlement(hex)
    return NOBODY if place is None else place.owner


def is_enemy_in(s: Land, hex: i64, seat: i64) -> bool:
    """Tell whether foreign generals or invaders stand in a hex."""
    for side in s.arrivals[hex]:
        if side != seat:
            return True
    return False


def besieged(s: Land, place: Settlement) -> bool:
    """Tell whether a foreign general or an invader pair is in the settlement's hex [PRO-tablero-13]."""
    return is_enemy_in(s, place.hex, place.owner)


def ranked(s: Land, hex: i64) -> list[i64]:
    """Return who stands in a hex in the order that makes defenders: the settlement's owner always first [PRO-roles-7].

    The owner is named even without a general there.
    """
    owner = owner_of(s, hex)
    out: list[i64] = [] if owner == NOBODY else [owner]
    for side in s.arrivals[hex]:
        if side != owner:
            out.append(side)
    return out


def original_defender(s: Land, hex: i64, one: i64, other: i64) -> i64:
    """Return which of two sides came first [PRO-roles-1]; a settlement's owner always did [PRO-roles-7]."""
    for side in ranked(s, hex):
        if side == one or side == other:
            return side
    return one


def sides_at(s: Land, hex: i64) -> list[i64]:
    """Return the seats that are a side in a hex: those with generals, and the settlement's owner [PRO-fase-4]."""
    out: list[i64] = []
    for seat in range(s.seats):
        if is_side(s, hex, seat):
            out.append(seat)
    return out


def is_side(s: Land, hex: i64, seat: i64) -> bool:
    """Tell whether a seat has a living general in a hex or owns the settlement there [PRO-fase-11]."""
    if seat in s.arrivals[hex]:
        return True
    return s.rules.garrison_fights and owner_of(s, hex) == seat


def besieger(side: i64) -> i64:
    """Return the place of a side in what is counted by besieger."""
    return side if side < PAIR else INVADERS


# Coming and going


def enter(s: Land, hex: i64, side: i64) -> None:
    """Append a side to a hex's arrival order, unless it stands there already [PRO-movimiento-12, PRO-roles-9]."""
    if side not in s.arrivals[hex]:
        s.arrivals[hex] = [*s.arrivals[hex], side]


def leave(s: Land, hex: i64, side: i64) -> None:
    """Delete a side whose last general (or the pair itself) has gone, and end its siege [PRO-movimiento-12]."""
    if side < PAIR:
        if len(s.generals_at(hex, side)) != 0:
            return
    else:
        for pair in s.pairs:
            if pair.number + PAIR == side and pair.hex == hex:
                return
    if side in s.arrivals[hex]:
        s.arrivals[hex] = [one for one in s.arrivals[hex] if one != side]
    count_down(s, hex)


def count_down(s: Land, hex: i64) -> None:
    """Put siege counts back to zero where no enemy is left, at once and in any phase [PRO-fuerza-12]."""
    place = s.settlement(hex)
    if place is None:
        return
    present = [False] * len(place.sieges)
    for side in s.arrivals[hex]:
        if side != place.owner:
            present[besieger(side)] = True
    place.sieges = [place.sieges[i] if present[i] else 0 for i in range(len(present))]
    if place.siege > 0 and True not in present:
        place.siege = 0
        s.emit(kinds.SIEGE_LIFTED, kinds.pack(place.owner, hex), 0, "PRO-fuerza-12")


def put(s: Land, general: General, hex: i64) -> None:
    """Put a general into a hex."""
    general.hex = hex
    enter(s, hex, general.owner)


def take_off(s: Land, general: General) -> None:
    """Take a general off the board, without troops and items; his side leaves the hex if he was its last."""
    hex = general.hex
    general.hex = NOWHERE
    general.troops = 0
    general.items = 0
    general.passage = False
    general.fresh = 0
    if hex != NOWHERE:
        leave(s, hex, general.owner)


def may_stay(s: Land, hex: i64, seat: i64) -> bool:
    """Tell whether a hex takes one more of a player's generals [PRO-tablero-11]."""
    return len(s.generals_at(hex, seat)) < s.rules.generals_per_hex
