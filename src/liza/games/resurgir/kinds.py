"""The kinds of events of Resurgir Amerindio, and how an event packs what it speaks of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Setting up, turns and periods
SHUFFLED: Final = 0
FIRST_DRAWN: Final = 1
SET_UP: Final = 2
EXCHANGED: Final = 3
TURN_BEGAN: Final = 4
PERIOD_BEGAN: Final = 5
PHASE_BEGAN: Final = 6
HALF_ENDED: Final = 7
READIED_ALL: Final = 8
TOKEN_PASSED: Final = 9
TURN_ENDED: Final = 10
INTERLUDE_BEGAN: Final = 11
# Resources and points
BASE_PLACED: Final = 12
BASE_LAPSED: Final = 13
GENERATED: Final = 14
RESOURCES_LOST: Final = 15
PAID: Final = 16
RAIDED: Final = 17
SCORED: Final = 18
# Hands, decks, piles
CARD_DRAWN: Final = 19
NO_CARD: Final = 20
MILLED: Final = 21
DISCARDED: Final = 22
RECOVERED: Final = 23
RECLAIMED: Final = 24
SOUGHT: Final = 25
# The chain
CARD_PLAYED: Final = 26
LEGACY_USED: Final = 27
ABILITY_USED: Final = 28
ABILITY_TRIGGERED: Final = 29
ABILITY_SKIPPED: Final = 30
AIMED: Final = 31
RESOLVED: Final = 32
FAILED: Final = 33
CANCELLED: Final = 34
# Cards in play
ENTERED: Final = 35
RELIEVED: Final = 36
DESTROYED: Final = 37
LEFT: Final = 38
SENT: Final = 39
RETURNED: Final = 40
GIVEN_UP: Final = 41
READIED: Final = 42
TURNED: Final = 43
BOOSTED: Final = 44
GRANTED: Final = 45
POISONED: Final = 46
CURED: Final = 47
EXPIRED: Final = 48
# Confrontations
CONFRONTED: Final = 49
ATTACKED: Final = 50
DEFENDED: Final = 51
ORDERED: Final = 52
COMPARED: Final = 53
VOID: Final = 54
PASSED: Final = 55
# The Equinox and the end
EQUINOX_DECLARED: Final = 56
SENDING: Final = 57
GAME_WON: Final = 58
GAME_DRAWN: Final = 59
CONCEDED: Final = 60
REMARK: Final = 61
"""What changes nothing and is told all the same; the detail says what it is."""

EVENT_NAMES: Final = (
    "shuffled", "first-drawn", "set-up", "exchanged", "turn-began", "period-began", "phase-began", "half-ended",
    "readied-all", "token-passed", "turn-ended", "interlude-began", "base-placed", "base-lapsed", "generated",
    "resources-lost", "paid", "raided", "scored", "card-drawn", "no-card", "milled", "discarded", "recovered",
    "reclaimed", "sought", "card-played", "legacy-used", "ability-used", "ability-triggered", "ability-skipped",
    "aimed", "resolved", "failed", "cancelled", "entered", "relieved", "destroyed", "left", "sent", "returned",
    "given-up", "readied", "turned", "boosted", "granted", "poisoned", "cured", "expired", "confronted", "attacked",
    "defended", "ordered", "compared", "void", "passed", "equinox-declared", "sending", "game-won", "game-drawn",
    "conceded", "remark",
)  # fmt: skip

# What a REMARK is about
LEADS: Final = 0
HANDS_DEALT: Final = 1
MISSING: Final = 2
COUNTED: Final = 3
NO_BONUS: Final = 4
NO_COMPENSATION: Final = 5
ALLOWED: Final = 6
UNLOCKED: Final = 7
LASTING: Final = 8
NO_CONFRONTATION: Final = 9
DECLINED: Final = 10
TIED: Final = 11
SCORING: Final = 12
KEPT: Final = 13
TOTALS: Final = 14
UNDEFENDED: Final = 15
REMARKS: Final = (
    "leads", "hands-dealt", "missing", "counted", "no-bonus", "no-compensation", "allowed", "unlocked",
    "lasting", "no-confrontation", "declined", "tied", "scoring", "kept", "totals", "undefended",
)  # fmt: skip
"""Their names in messages."""


def pack(seat: i64, serial: i64, card: i64, more: i64 = 0, other: i64 = 0) -> i64:
    """Pack whom an event speaks of: seat in bits 0-3, serial 4-15, card 16-27, more 28-39 (a zone, a serial).

    `other` stands from bit 40: the card of a second piece, that the log can name it when it has left.
    """
    return seat | serial << 4 | card << 16 | more << 28 | other << 40


def seat_of(a: i64) -> i64:
    """Return the packed seat."""
    return a & 0xF


def serial_of(a: i64) -> i64:
    """Return the packed serial number, 0 for none."""
    return a >> 4 & 0xFFF


def card_of(a: i64) -> i64:
    """Return the packed card number, 0 for none."""
    return a >> 16 & 0xFFF


def more_of(a: i64) -> i64:
    """Return what is packed behind."""
    return a >> 28 & 0xFFF


def other_of(a: i64) -> i64:
    """Return the card number of the second piece, 0 for none."""
    return a >> 40 & 0xFFF
