"""Encounters: who may decide on them, how their window describes them, and when they dissolve."""

from __future__ import annotations

from mypy_extensions import i64

from liza.games.promised import kinds
from liza.games.promised.pieces import ATTACKED, BESIEGED, BESIEGING, COINCIDED, NOBODY, Encounter
from liza.games.promised.places import is_side, owner_of
from liza.games.promised.state import Land


def find_encounter(s: Land, hex: i64, one: i64, other: i64) -> Encounter | None:
    """Return the encounter of two sides in a hex, or None."""
    for encounter in s.encounters:
        if encounter.hex == hex and encounter.foe(one) == other and one != other:
            return encounter
    return None


def why_not_decide(s: Land, encounter: Encounter, seat: i64) -> str:
    """Return why a side may not decide on an encounter, or "".

    One battle a pair, hex and phase [PRO-fase-10]; one decision each [PRO-declarar-13]; and none for a garrison
    without a general, which only responds [PRO-fase-5].
    """
    if encounter.fought:
        return "PRO-fase-10"
    if encounter.held_by(seat):
        return "PRO-declarar-13"
    return "" if seat in s.arrivals[encounter.hex] else "PRO-fase-5"


def undecided(s: Land, seat: i64) -> list[Encounter]:
    """Return the encounters on which a player may still decide [PRO-fase-7]."""
    return [one for one in s.encounters if one.foe(seat) != NOBODY and why_not_decide(s, one, seat) == ""]


def is_siege(s: Land, encounter: Encounter) -> bool:
    """Tell whether one side owns the settlement and the other has generals in it [PRO-declarar-14]."""
    owner = owner_of(s, encounter.hex)
    return owner != NOBODY and encounter.foe(owner) != NOBODY


def situation(s: Land, encounter: Encounter, seat: i64) -> i64:
    """Return how the window describes an encounter to a side [PRO-declarar-6, PRO-declarar-7, PRO-declarar-9].

    Being attacked overrides the rest [PRO-declarar-15].
    """
    battle = s.battle
    if battle is not None and battle.hex == encounter.hex and battle.aggressor == encounter.foe(seat):
        if seat == battle.attacker or seat == battle.defender:
            return ATTACKED
    if not is_siege(s, encounter):
        return COINCIDED
    return BESIEGED if owner_of(s, encounter.hex) == seat else BESIEGING


SITUATION_CLAUSES = ("", "PRO-declarar-6", "PRO-declarar-7", "PRO-declarar-9", "PRO-declarar-15")
"""The clause of each situation."""


def dissolve(s: Land, hex: i64) -> None:
    """Dissolve the encounters of a hex of which a side is gone [PRO-fase-11]."""
    left: list[Encounter] = []
    for one in s.encounters:
        gone = one.hex == hex and not one.fought and not (is_side(s, hex, one.one) and is_side(s, hex, one.other))
        if gone:
            s.emit(kinds.ENCOUNTER_OFF, kinds.pack(one.one, hex, 0, one.other), 0, "PRO-fase-11")
        else:
            left.append(one)
    s.encounters = left
