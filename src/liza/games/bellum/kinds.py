"""The kinds of events of Bellum Imperia, and how an event packs what it speaks of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Setting up and turns
SHUFFLED: Final = 0
ECONOMY_CHOSEN: Final = 1
FIRST_DRAWN: Final = 2
TURN_BEGAN: Final = 3
PHASE_BEGAN: Final = 4
READIED_ALL: Final = 5
SUPPLIES_PLACED: Final = 6
TURN_STARTED: Final = 7
TURN_ENDING: Final = 8
EXPIRED: Final = 9
TURN_PASSED: Final = 10
# Cards and Supplies
CARD_DRAWN: Final = 11
FATIGUED: Final = 12
PAID: Final = 13
SUPPLIES_GAINED: Final = 14
SUPPLIES_GONE: Final = 15
PIECE_PLAYED: Final = 16
ENTERED: Final = 17
ASCENDED: Final = 18
TACTIC_PLAYED: Final = 19
TACTIC_RESOLVED: Final = 20
TACTIC_FAILED: Final = 21
TACTIC_CANCELLED: Final = 22
ABILITY_USED: Final = 23
ABILITY_TRIGGERED: Final = 24
DISCARDED: Final = 25
SOUGHT: Final = 26
RECOVERED: Final = 27
# Ages and Relics
ADVANCED: Final = 28
LEFT_VAULT: Final = 29
CLAIMED: Final = 30
STORED: Final = 31
RELIC_FREED: Final = 32
DOMINION_CHANGED: Final = 33
# Cards in play
READIED: Final = 34
EXHAUSTED: Final = 35
DAMAGED: Final = 36
PREVENTED: Final = 37
REPAIRED: Final = 38
BOOSTED: Final = 39
GRANTED: Final = 40
FORBIDDEN: Final = 41
SHIELDED: Final = 42
MOVED: Final = 43
CONTROLLED: Final = 44
RETURNED: Final = 45
DESTROYED: Final = 46
NOTHING_HAPPENED: Final = 47
# Combat
NO_ATTACK: Final = 48
ATTACKED: Final = 49
TARGETED: Final = 50
ATTACK_LOST: Final = 51
INTERCEPTED: Final = 52
DEFENDED: Final = 53
DUEL_OPENED: Final = 54
PASSED: Final = 55
# The Main Objectives and the end
OBJECTIVE_HIT: Final = 56
OBJECTIVE_HEALED: Final = 57
GAME_WON: Final = 58
GAME_DRAWN: Final = 59
CONCEDED: Final = 60
REMARK: Final = 61
"""What changes nothing and is told all the same; the detail says what it is."""

EVENT_NAMES: Final = (
    "shuffled", "economy-chosen", "first-drawn", "turn-began", "phase-began", "readied-all", "supplies-placed",
    "turn-started", "turn-ending", "expired", "turn-passed", "card-drawn", "fatigued", "paid", "supplies-gained",
    "supplies-gone", "piece-played", "entered", "ascended", "tactic-played", "tactic-resolved", "tactic-failed",
    "tactic-cancelled", "ability-used", "ability-triggered", "discarded", "sought", "recovered", "advanced",
    "left-vault", "claimed", "stored", "relic-freed", "dominion-changed", "readied", "exhausted", "damaged",
    "prevented", "repaired", "boosted", "granted", "forbidden", "shielded", "moved", "controlled", "returned",
    "destroyed", "nothing-happened", "no-attack", "attacked", "targeted", "attack-lost", "intercepted", "defended",
    "duel-opened", "passed", "objective-hit", "objective-healed", "game-won", "game-drawn", "conceded", "remark",
)  # fmt: skip

# What a REMARK is about
LEADS: Final = 0
OBJECTIVE_PLACED: Final = 1
SUPPLIES_SHUFFLED: Final = 2
VAULT_LAID: Final = 3
DRAW_SKIPPED: Final = 4
LET_THROUGH: Final = 5
REMARKS: Final = ("leads", "objective", "supplies", "vault", "no-draw", "let-through")
"""Their names in messages."""


def pack(seat: i64, serial: i64, card: i64, more: i64 = 0, other: i64 = 0) -> i64:
    """Pack whom an event speaks of: seat in bits 0-3, serial 4-15, card 16-27, more 28-39 (a zone, a serial).

    `other` stands from bit 40: the card of a second piece, that the log can name it when it has left; see `beside`.
    """
    return seat | serial << 4 | card << 16 | more << 28 | other << 40


def beside(card: i64, last: i64) -> i64:
    """Pack a card's number with one more number below 1024, as the `other` of an event."""
    return card | last << 12


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


def last_of(a: i64) -> i64:
    """Return what is packed beside that card, 0 for nothing."""
    return a >> 52
