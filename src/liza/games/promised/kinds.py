"""The kinds of events of Promised Land, and how an event packs what it speaks of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVENT_NAMES: Final = (
    "first-drawn", "round-began", "phase-began", "income", "barracks-filled", "cards-looked", "card-kept",
    "card-discarded", "deck-shuffled", "troop-bought", "general-recruited", "wall-built", "development-built",
    "founded", "city-raised", "item-bought", "ransomed", "ark-placed", "card-played", "levied", "coins-gained",
    "wrath-changed", "pair-arrived", "pair-moved", "moved", "passage-used", "shifted", "taken", "siege-counted",
    "siege-lifted", "encounter-made", "held", "declared", "answered", "orders-revealed", "bonus-cancelled",
    "squire-died", "general-killed", "strengths-compared", "battle-won", "troops-lost", "captured", "executed",
    "troops-left", "place-changed", "fate-asked", "conquered", "sacked", "razed", "pair-died", "encounter-off",
    "stack-gone", "report-sent", "anointed", "anointing-lost", "eliminated", "captives-returned", "points-counted",
    "game-won", "game-shared", "encounters-expired", "first-passed",
)  # fmt: skip
"""The names of all kinds, by their numbers."""

FIRST_DRAWN: Final = 0
ROUND_BEGAN: Final = 1
PHASE_BEGAN: Final = 2
INCOME: Final = 3
BARRACKS_FILLED: Final = 4
CARDS_LOOKED: Final = 5
CARD_KEPT: Final = 6
CARD_DISCARDED: Final = 7
DECK_SHUFFLED: Final = 8
TROOP_BOUGHT: Final = 9
GENERAL_RECRUITED: Final = 10
WALL_BUILT: Final = 11
DEVELOPMENT_BUILT: Final = 12
FOUNDED: Final = 13
CITY_RAISED: Final = 14
ITEM_BOUGHT: Final = 15
RANSOMED: Final = 16
ARK_PLACED: Final = 17
CARD_PLAYED: Final = 18
LEVIED: Final = 19
COINS_GAINED: Final = 20
WRATH_CHANGED: Final = 21
PAIR_ARRIVED: Final = 22
PAIR_MOVED: Final = 23
MOVED: Final = 24
PASSAGE_USED: Final = 25
SHIFTED: Final = 26
TAKEN: Final = 27
SIEGE_COUNTED: Final = 28
SIEGE_LIFTED: Final = 29
ENCOUNTER_MADE: Final = 30
HELD: Final = 31
DECLARED: Final = 32
ANSWERED: Final = 33
ORDERS_REVEALED: Final = 34
BONUS_CANCELLED: Final = 35
SQUIRE_DIED: Final = 36
GENERAL_KILLED: Final = 37
STRENGTHS_COMPARED: Final = 38
BATTLE_WON: Final = 39
TROOPS_LOST: Final = 40
CAPTURED: Final = 41
EXECUTED: Final = 42
TROOPS_LEFT: Final = 43
PLACE_CHANGED: Final = 44
FATE_ASKED: Final = 45
CONQUERED: Final = 46
SACKED: Final = 47
RAZED: Final = 48
PAIR_DIED: Final = 49
ENCOUNTER_OFF: Final = 50
STACK_GONE: Final = 51
REPORT_SENT: Final = 52
ANOINTED: Final = 53
ANOINTING_LOST: Final = 54
ELIMINATED: Final = 55
CAPTIVES_RETURNED: Final = 56
POINTS_COUNTED: Final = 57
GAME_WON: Final = 58
GAME_SHARED: Final = 59
ENCOUNTERS_EXPIRED: Final = 60
FIRST_PASSED: Final = 61


def pack(side: i64, hex: i64 = 0, thing: i64 = 0, more: i64 = 0) -> i64:
    """Pack whom an event speaks of: side in bits 0-7 (seats, PAIR and a pair), hex 8-19, thing 20-31, more from 32.

    A thing is a general's number plus 1, 0 for none.
    """
    return side | hex << 8 | thing << 20 | more << 32


def side_of(a: i64) -> i64:
    """Return the packed side."""
    return a & 0xFF


def hex_of(a: i64) -> i64:
    """Return the packed hex."""
    return a >> 8 & 0xFFF


def thing_of(a: i64) -> i64:
    """Return the packed general's number plus 1, 0 for none."""
    return a >> 20 & 0xFFF


def more_of(a: i64) -> i64:
    """Return what is packed behind."""
    return a >> 32
