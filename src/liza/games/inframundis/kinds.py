"""The kinds of events of Inframundis, what may be replaced, and how an event packs what it speaks of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Setting up and turns
SHUFFLED: Final = 0
COMMANDER_SHOWN: Final = 1
MULLIGAN_TAKEN: Final = 2
FIRST_DRAWN: Final = 3
ROUND_BEGAN: Final = 4
PHASE_BEGAN: Final = 5
READIED_ALL: Final = 6
TURN_STARTED: Final = 7
TURN_ENDING: Final = 8
# Ether and cards
LIMIT_CHANGED: Final = 9
ETHER_FILLED: Final = 10
ETHER_CHANGED: Final = 11
ETHER_LOST: Final = 12
CARD_DRAWN: Final = 13
DECK_EMPTY: Final = 14
CARD_PLAYED: Final = 15
PIECE_PLAYED: Final = 16
ABILITY_USED: Final = 17
ABILITY_TRIGGERED: Final = 18
DISCARDED: Final = 19
RETURNED: Final = 20
# Pieces
ENTERED: Final = 21
EQUIPPED: Final = 22
SHIFTED: Final = 23
MOVED: Final = 24
READIED: Final = 25
EXHAUSTED: Final = 26
STUNNED: Final = 27
STUN_SPENT: Final = 28
SILENCED: Final = 29
BOOSTED: Final = 30
GRANTED: Final = 31
CONTROLLED: Final = 32
WOUNDED: Final = 33
RESTORED: Final = 34
DIED: Final = 35
GEAR_LOST: Final = 36
NOTHING_HAPPENED: Final = 37
EXPIRED: Final = 38
# Combat
ATTACKED: Final = 39
NO_ATTACK: Final = 40
BLOCKED: Final = 41
UNBLOCKED: Final = 42
FIGHT_OFF: Final = 43
NEXUS_WOUNDED: Final = 44
NEXUS_RESTORED: Final = 45
WARDED: Final = 46
# Domination and the end
LINE_JUDGED: Final = 47
MARK_EARNED: Final = 48
MARK_LOST: Final = 49
TIE_BREAK: Final = 50
SUDDEN_DEATH: Final = 51
GAME_WON: Final = 52
GAME_DRAWN: Final = 53
CONCEDED: Final = 54
ANSWER_CHOSEN: Final = 55

EVENT_NAMES: Final = (
    "shuffled", "commander-shown", "mulligan-taken", "first-drawn", "round-began", "phase-began", "readied-all",
    "turn-started", "turn-ending", "limit-changed", "ether-filled", "ether-changed", "ether-lost", "card-drawn",
    "deck-empty", "card-played", "piece-played", "ability-used", "ability-triggered", "discarded", "returned",
    "entered", "equipped", "shifted", "moved", "readied", "exhausted", "stunned", "stun-spent", "silenced", "boosted",
    "granted", "controlled", "wounded", "restored", "died", "gear-lost", "nothing-happened", "expired", "attacked",
    "no-attack", "blocked", "unblocked", "fight-off", "nexus-wounded", "nexus-restored", "warded", "line-judged",
    "mark-earned", "mark-lost", "tie-break", "sudden-death", "game-won", "game-drawn", "conceded", "answer-chosen",
)  # fmt: skip

# Changes that a card may replace
NEXUS_HIT: Final = 0


def pack(seat: i64, serial: i64, card: i64, more: i64 = 0) -> i64:
    """Pack whom an event speaks of: seat in bits 0-3, serial 4-15, card 16-27, and more from 28 (a line, a serial)."""
    return seat | serial << 4 | card << 16 | more << 28


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
    return a >> 28
