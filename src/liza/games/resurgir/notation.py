"""The one-line text of options: a verb, then ids (`play lancero`, `relieve lancero#4 jinete`, `attack templo#9`).

A card in play is written with its id and serial number; a card outside play that has done something this turn which it
may do once (returned, risen, used) bears a star for each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from liza.games.resurgir.pieces import MARK_RETURNED, MARK_RISEN, MARK_USED, number_of
from liza.kernel import first, kind_of, second

if TYPE_CHECKING:
    from liza.games.resurgir.state import Res

END: Final = 0
PASS: Final = 1
PLAY: Final = 2
RISE: Final = 3
RISE_DISCARDED: Final = 4
USE: Final = 5
CULTURE: Final = 6
RETURN: Final = 7
EQUINOX: Final = 8
CURE: Final = 9
ATTACK: Final = 10
ATTACKER: Final = 11
CLOSE: Final = 12
DEFEND: Final = 13
DECLINE: Final = 14
RESOLVE: Final = 15
GIVE_UP: Final = 16
TARGET: Final = 17
TARGET_PLAY: Final = 18
TARGET_FALLEN: Final = 19
ENOUGH: Final = 20
ORDER: Final = 21
DISCARD: Final = 22
EXCHANGE: Final = 23
CHOOSE: Final = 24
SEND: Final = 25
RECOVER: Final = 26
PAY_BASE: Final = 27
PAY_HEAP: Final = 28
PAY_FROM: Final = 29
ACCEPT: Final = 30
COMPENSATE: Final = 31
NOTHING: Final = 32
CONCEDE: Final = 33

WORDS: Final = (
    "end", "pass", "play", "rise", "rise-from-discard", "use", "culture", "return", "equinox", "cure", "attack", "with",
    "close", "defend", "decline", "resolve", "give-up", "target", "target-play", "target-fallen", "enough", "process",
    "discard", "exchange", "choose", "send", "recover", "pay-base", "pay-heap", "pay-from", "accept", "compensate",
    "nothing", "concede",
)  # fmt: skip
PILES: Final[tuple[str, ...]] = ("hand", "underworld", "discard")


def piece_text(s: Res, serial: i64) -> str:
    """Return a card in play: its id and its serial number."""
    p = s.find(serial)
    return f"#{serial}" if p is None else f"{s.pool.cards[p.card].id}#{serial}"


def tag_text(s: Res, tag: i64) -> str:
    """Return a card outside play: its id, and its marks."""
    stars = ""
    for mark, star in ((MARK_RETURNED, "*r"), (MARK_RISEN, "*p"), (MARK_USED, "*u")):
        if tag & mark:
            stars += star
    return s.pool.cards[number_of(tag)].id + stars


def describe(s: Res, option: i64) -> str:
    """Return the text of an option."""
    kind = kind_of(option)
    a = first(option)
    b = second(option)
    word = WORDS[kind]
    if kind in (PLAY, RISE, RISE_DISCARDED):
        return f"{word} {tag_text(s, a)}" if b == 0 else f"{word} {tag_text(s, a)} relieving {piece_text(s, b)}"
    if kind == RETURN or kind == TARGET_FALLEN or kind == RECOVER:
        return f"{word} {tag_text(s, a)} {PILES[b]}"
    if kind in (DISCARD, EXCHANGE, CHOOSE):
        return f"{word} {tag_text(s, a)}"
    if kind == USE or kind == ORDER:
        granting = number_of(option >> 32)
        by = f" by {s.pool.cards[granting].id}" if granting else ""
        return f"{word} {piece_text(s, a)}/{b}{by}"
    if kind == CULTURE:
        return f"{word} {a}"
    if kind == TARGET_PLAY:
        act = s.chain[a - 1].act if a <= len(s.chain) else None
        return f"{word} {'' if act is None else s.pool.cards[act.card].id}/{a}"
    if kind == DEFEND:
        return f"{word} {piece_text(s, b)} {piece_text(s, a)}"
    if kind == RESOLVE:
        return f"{word} {piece_text(s, a)}/{b}"
    if kind in (CURE, ATTACK, ATTACKER, GIVE_UP, TARGET, SEND, PAY_FROM):
        return f"{word} {piece_text(s, a)}"
    return word
