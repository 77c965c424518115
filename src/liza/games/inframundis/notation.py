"""The one-line text of options: a verb, then ids (`play umbral-wall`, `attack wolf#4 nexus`).

A piece is written with its card's id and its serial number; a card in hand that the rival knows ends in `*`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from liza.games.inframundis.pieces import KNOWN
from liza.kernel import first, kind_of, second

if TYPE_CHECKING:
    from liza.games.inframundis.state import Inf

END: Final = 0
PASS: Final = 1
PLAY: Final = 2
MOVE: Final = 3
USE: Final = 4
EQUIP: Final = 5
ATTACK: Final = 6
BLOCK: Final = 7
NO_BLOCK: Final = 8
CONFIRM: Final = 9
TARGET: Final = 10
LINE: Final = 11
ORDER: Final = 12
DISCARD: Final = 13
KEEP: Final = 14
MULLIGAN: Final = 15
LEAD: Final = 16
NO_LEADER: Final = 17
PAY: Final = 18
LET: Final = 19
KEEP_CHAMPION: Final = 20
ANSWER: Final = 21
CONCEDE: Final = 22

NOWHERE: Final = LINE | 0xFFF << 8
"""The name of a place that is no line."""
RIVAL_LINE: Final = LINE | 0xFFE << 8
LEADER_ZONE: Final = LINE | 0xFFD << 8

LINES: Final = ("front", "sanctuary", "rear")
WORDS: Final = (
    "end", "pass", "play", "move", "use", "equip", "attack", "block", "no-block", "confirm", "target", "to", "resolve",
    "discard", "keep", "mulligan", "lead", "no-leader", "pay", "let", "stay", "answer", "concede",
)  # fmt: skip


def hand_text(s: Inf, number: i64, known: i64) -> str:
    """Return a card in hand: its id, and `*` if the rival knows it."""
    return s.card(number).id + ("*" if known != 0 else "")


def piece_text(s: Inf, serial: i64) -> str:
    """Return a piece: the id of its card and its serial number."""
    piece = s.find(serial)
    return f"#{serial}" if piece is None else f"{s.card(piece.card).id}#{serial}"


def describe(s: Inf, option: i64) -> str:
    """Return the text of an option."""
    kind = kind_of(option)
    a = first(option)
    b = second(option)
    word = WORDS[kind]
    if kind == PLAY or kind == DISCARD:
        return f"{word} {hand_text(s, a, b)}"
    if kind == LEAD:
        return f"{word} {s.card(a).id}"
    if kind == LINE:
        return f"{word} {LINES[a]}"
    if kind == MOVE:
        return f"{word} {piece_text(s, a)} {LINES[b]}"
    if kind == ATTACK:
        return f"{word} {piece_text(s, a)} {'nexus' if b == 0 else piece_text(s, b)}"
    if kind == USE or kind == ORDER:
        suffix = f"/{b}" if kind == USE or b != 63 else "/echo"
        return f"{word} {piece_text(s, a)}{suffix}"
    if kind in (BLOCK, TARGET, PAY, KEEP_CHAMPION, ANSWER, EQUIP):
        return f"{word} {piece_text(s, a)}"
    return word


def play_option(card: i64) -> i64:
    """Return the option to play a card in hand."""
    marks: i64 = 1 if card & KNOWN else 0
    return PLAY | (card & 0xFFF) << 8 | marks << 20


def hand_card(option: i64) -> i64:
    """Return the card in hand that an option names, marks included."""
    return first(option) | (KNOWN if second(option) else 0)
