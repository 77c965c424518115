"""The one-line text of the options of orders, movement and battles: kinds 60 and up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from liza.games.campaign.notation import SEATS, region_text, unit_text
from liza.kernel import first, kind_of, number_of, second

if TYPE_CHECKING:
    from liza.games.campaign.state import Campaign

MARCH: Final = 60
"""A leader with all that he can conduct, to one or two regions."""
GO: Final = 61
"""Troops without a leader from a region to another: never allowed [CAM-movimiento-1]."""
CHANGE: Final = 62
ARMY: Final = 63
"""Whose order is changed."""
ON: Final = 64
"""One region further."""
HALT: Final = 65
"""No order after all."""
JOIN: Final = 66
ALONE: Final = 67
LOAD: Final = 68
HALFWAY: Final = 69
TAKE: Final = 70
LEAVE: Final = 71
DROP: Final = 72
KEEP: Final = 73
PICK: Final = 74
UNPICK: Final = 75
APPOINT_THERE: Final = 76
CROWN_THERE: Final = 77
ABDICATE_THERE: Final = 78
POSTURES: Final = 79
AVOID_WITH: Final = 80
PROVOKE_WITH: Final = 81
AVOID_AT: Final = 82
PROVOKE_AT: Final = 83
# Battles
AUTO: Final = 84
ON_TABLE: Final = 85
LOST: Final = 86
"""A line of the report and how many models it lost, the free number."""
FATE: Final = 87
"""A line of the report that is a leader or hero: safe, captive or dead."""
REST: Final = 88
"""Every line that is still open: nothing lost, everybody safe."""
KEEPS: Final = 89
"""Who keeps the region: a country."""
DRAW: Final = 90
NONE_LEFT: Final = 91
SEND: Final = 92
HAND_OVER: Final = 93
CONFIRM: Final = 94
REFUSE: Final = 95
# Retreat
RETREAT: Final = 96
WITH: Final = 97
"""A unit retreats with a leader."""
# Sequential mode
ACTIVATE: Final = 98
PASS: Final = 99
STEP: Final = 100
CLAIM: Final = 101
YIELD: Final = 102
PROVOKE: Final = 103
AVOID: Final = 104
# The organiser, at any time
COINS_IN: Final = 105
COINS_OUT: Final = 106
MODELS: Final = 107
OWNER: Final = 109
RAZED: Final = 110
ACCEPT_REPORT: Final = 111
TAKE_OVER: Final = 112
COMPUTER: Final = 113
PERSON: Final = 114
EDIT_CALENDAR: Final = 115
"""Never allowed once it is sealed [CAM-acontecimientos-3]."""
ADOPT: Final = 116
"""The organiser takes a report as it was sent."""
SIT: Final = 117
"""The organiser takes a country: never allowed [CAM-arbitro-1]."""
LEAD_ON: Final = 118
"""A hero, once he is appointed halfway, goes on to a region [CAM-nombramiento-12]."""
FIRST: Final = MARCH
NO_SEAT: Final = 0xFF

WORDS: Final = (
    "march", "go", "change", "army", "on", "halt", "join", "alone", "load", "halfway", "take", "leave", "drop", "keep",
    "pick", "unpick", "appoint-there", "crown-there", "abdicate-there", "postures", "avoid", "provoke", "avoid",
    "provoke", "auto", "table", "lost", "fate", "rest", "keeps", "draw", "nobody", "send", "hand-over", "confirm",
    "refuse", "retreat", "with", "activate", "pass", "step", "claim", "yield", "provoke", "avoid", "coins", "fine",
    "models", "-", "owner", "razed", "accept-report", "take-over", "computer", "person", "edit-calendar", "adopt",
    "sit", "lead-on",
)  # fmt: skip
FATES: Final = ("safe", "captive", "dead")

_OF_UNIT: Final = (
    ARMY, JOIN, TAKE, LEAVE, DROP, KEEP, PICK, UNPICK, APPOINT_THERE, CROWN_THERE, AVOID_WITH, PROVOKE_WITH, ACTIVATE,
    CLAIM, YIELD,
)  # fmt: skip
_OF_REGION: Final = (ON, AVOID_AT, PROVOKE_AT, RETREAT, STEP, ACCEPT_REPORT, TAKE_OVER)


def describe(s: Campaign, option: i64) -> str:
    """Return the text of an option."""
    kind = kind_of(option)
    a = first(option)
    b = second(option)
    word = WORDS[kind - FIRST]
    if kind == MARCH:
        after = number_of(option)
        tail = f" {region_text(s, after - 1)}" if after else ""
        return f"{word} {unit_text(a)} {region_text(s, b)}{tail}"
    if kind in _OF_UNIT:
        return f"{word} {unit_text(a)}"
    if kind in _OF_REGION:
        return f"{word} {region_text(s, a)}"
    if kind == GO:
        return f"{word} {region_text(s, a)} {region_text(s, b)}"
    if kind == LOST:
        return f"{word} {line_text(a, b)} {number_of(option)}"
    if kind == FATE:
        return f"{word} {line_text(a, b)} {FATES[number_of(option)]}"
    if kind == KEEPS or kind == COMPUTER or kind == PERSON or kind == SIT:
        return f"{word} {SEATS[a]}"
    if kind == LEAD_ON:
        return f"{word} {unit_text(a)} {region_text(s, b)}"
    if kind == WITH:
        return f"{word} {unit_text(b)} {unit_text(a)}"
    return _of_organiser(s, option, word, a, b)


def line_text(seat: i64, number: i64) -> str:
    """Return a unit of a country in a battle."""
    return f"{SEATS[seat]} {unit_text(number)}"


def _of_organiser(s: Campaign, option: i64, word: str, a: i64, b: i64) -> str:
    kind = kind_of(option)
    if kind == COINS_IN or kind == COINS_OUT:
        return f"{word} {SEATS[a]} {number_of(option)}"
    if kind == MODELS:
        return f"{word} {line_text(a, b)} {number_of(option)}"
    if kind == OWNER:
        return f"{word} {region_text(s, a)} {'nobody' if b == NO_SEAT else SEATS[b]}"
    if kind == RAZED:
        return f"{word} {region_text(s, a)} {'yes' if b else 'no'}"
    if kind == ADOPT:
        return f"{word} {a + 1}"
    return word
