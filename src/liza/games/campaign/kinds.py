"""The kinds of events of Campaña, and how an event packs what it speaks of.

Kinds 0 to 29 belong to the opening, the acts and the end; 30 to 58 to orders, movement and battles.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HOMES_DRAWN: Final = 0
"""A country and its homeland."""
TURN_BEGAN: Final = 1
PHASE_BEGAN: Final = 2
CALENDAR_SEALED: Final = 3
ENTRY_CAME: Final = 4
"""An entry of the calendar is applied or revealed: a its place in `s.shown`."""
ENTRY_SAID: Final = 5
"""A number that an entry reveals: country, region, points."""
TREASURE_FOUND: Final = 6
DOMINION_CHANGED: Final = 7
"""A region has another dominator than last turn; b the new one, -1 nobody."""
ANNEXED: Final = 8
CAPITAL_LOST: Final = 9
TAXES_IN: Final = 10
"""Private: coins."""
GRANTED: Final = 11
WAGES_PAID: Final = 12
"""Private: coins; `more` is what is left unpaid."""
DESERTED: Final = 13
"""Private: a unit and its points."""
DISBANDED: Final = 14
CONTRACT_ENDED: Final = 15
RENEWED: Final = 16
RANSOM_OFFERED: Final = 17
RANSOM_ANSWERED: Final = 18
"""b 1 accepted, 0 rejected."""
FREED: Final = 19
"""A prisoner is free again, b the region where he reappears or -1 while he waits."""
HIRED: Final = 20
RECRUITED: Final = 21
"""Private: a unit and its points."""
RESTORED: Final = 22
PRESENCE: Final = 23
"""Troops of a country are seen in a region (b 1) or are gone (b 0), as a phase closes."""
APPOINTED: Final = 24
CROWNED: Final = 25
ABDICATED: Final = 26
RAZED: Final = 27
CAPITAL_MOVED: Final = 28
"""b 1 moved, 0 failed: then for its owner alone, with the clause that failed it."""
ENDED: Final = 29
"""A country is out (b 0), has surrendered (b 1), has won (b 2), shares the victory (b 3), has so many points (more)."""

ORDERS_GIVEN: Final = 30
"""Private: a leader's order as it was confirmed, region its first, `more` its second plus 1; b his load."""
ORDER_FAILED: Final = 31
"""Private: an order or part of it that can't be carried out, with the clause; b the step."""
ROLLED: Final = 32
"""A die and manoeuvre (`more`: dice, manoeuvre from bit 8) of a leader or group; b the total."""
RANKED: Final = 33
"""Who moves as the b-th of those that rolled."""
MOVED: Final = 34
"""A leader came to a region, `more` from where; b the points, which his country knows."""
DROPPED: Final = 35
"""Private: a unit left halfway."""
PICKED: Final = 36
"""Private: a unit taken along from there."""
MET: Final = 37
"""Two groups meet, `more` the other's country; b 1 if both provoke, 0 if neither, 2 if they roll."""
AVOIDED: Final = 38
"""The roll went to the one that avoids; `more` the other's country."""
CAPTURED: Final = 39
"""A leader or hero is taken, b the captor."""
BATTLE_MADE: Final = 40
"""A battle, `more` the holder's country."""
MODE_CHOSEN: Final = 41
"""How it is decided: b 1 on a table, 0 by the resolver."""
REPORT_SENT: Final = 42
"""To both sides and the organiser."""
REPORT_REJECTED: Final = 43
"""b how often."""
REPORT_CONFIRMED: Final = 44
DISPUTED: Final = 45
RESOLVED: Final = 46
"""To both sides: a side's dice (`more`) and total (b, in thousands)."""
BATTLE_ENDED: Final = 47
"""The winner (nobody: a draw), `more` attacker and holder (bits 0 and 8); b points lost by each (bits 0 and 20)."""
UNIT_LOST: Final = 48
"""To both sides: a unit and b models."""
DIED: Final = 49
"""A leader or hero."""
RETREATED: Final = 50
"""`more` from where; b the points, for both sides."""
STAYED: Final = 51
"""Beaten troops that stay, b their points."""
DISPERSED: Final = 52
"""Beaten troops that are lost, b their points."""
CORRECTED: Final = 53
"""By the organiser; `more` what kind; b how much, which the country knows."""
REPLACED: Final = 54
"""Another plays a country; b 1 the computer."""
CLAIMED: Final = 55
"""A leader tries to move before another; b 1 if he does."""
ACTIVATED: Final = 56
PASSED: Final = 57
UNSEALED: Final = 58
"""All have confirmed: what they decided is known from here on."""

CORE_NAMES: Final = (
    "homes-drawn", "turn-began", "phase-began", "calendar-sealed", "entry-came", "entry-said", "treasure-found",
    "dominion-changed", "annexed", "capital-lost", "taxes-in", "granted", "wages-paid", "deserted", "disbanded",
    "contract-ended", "renewed", "ransom-offered", "ransom-answered", "freed", "hired", "recruited", "restored",
    "presence", "appointed", "crowned", "abdicated", "razed", "capital-moved", "ended",
)  # fmt: skip
"""Kinds 0 to 29."""
WAR_NAMES: Final = (
    "orders-given", "order-failed", "rolled", "ranked", "moved", "dropped", "picked", "met", "avoided", "captured",
    "battle-made", "mode-chosen", "report-sent", "report-rejected", "report-confirmed", "disputed", "resolved",
    "battle-ended", "unit-lost", "died", "retreated", "stayed", "dispersed", "corrected", "replaced", "claimed",
    "activated", "passed", "unsealed",
)  # fmt: skip
"""Kinds 30 to 58, in their order."""
EVENT_NAMES: Final = CORE_NAMES + WAR_NAMES
"""The names of all kinds, by their numbers."""

NO_REGION: Final = 0xFFF
NO_UNIT: Final = 0xFFF


def pack(seat: i64, region: i64 = NO_REGION, unit: i64 = NO_UNIT, more: i64 = 0) -> i64:
    """Pack whom an event speaks of: seat in bits 0-7, region 8-19, a unit's number 20-31, more from 32."""
    return (seat & 0xFF) | (region & 0xFFF) << 8 | (unit & 0xFFF) << 20 | more << 32


def seat_of(a: i64) -> i64:
    """Return the packed seat, -1 for nobody."""
    seat = a & 0xFF
    return -1 if seat == 0xFF else seat


def region_of(a: i64) -> i64:
    """Return the packed region, -1 for none."""
    region = a >> 8 & 0xFFF
    return -1 if region == NO_REGION else region


def unit_of(a: i64) -> i64:
    """Return the packed unit's number (or company's), -1 for none."""
    unit = a >> 20 & 0xFFF
    return -1 if unit == NO_UNIT else unit


def more_of(a: i64) -> i64:
    """Return what is packed behind."""
    return a >> 32
