"""The one-line text of options: a verb, then ids (`play guerrero-veterano`, `strike arquera#12 torre#8`).

A card in play is written with the id of its top stage and its serial number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from liza.kernel import first, kind_of, second

if TYPE_CHECKING:
    from liza.games.bellum.state import Bel

END: Final = 0
PASS: Final = 1
PLAY: Final = 2
ASCEND: Final = 3
USE: Final = 4
ADVANCE: Final = 5
CLAIM: Final = 6
DEPOSIT: Final = 7
PLACE: Final = 8
ATTACK: Final = 9
STRIKE: Final = 10
FLANK: Final = 11
RENOUNCE: Final = 12
INTERCEPT: Final = 13
NO_INTERCEPT: Final = 14
DEFEND: Final = 15
DECLINE: Final = 16
TARGET: Final = 17
TARGET_PLAY: Final = 18
TARGET_FALLEN: Final = 19
CHOOSE: Final = 20
RELIC: Final = 21
SHRINE: Final = 22
ORDER: Final = 23
DISCARD: Final = 24
CONCEDE: Final = 25

WORDS: Final = (
    "end", "pass", "play", "ascend", "use", "advance", "claim", "deposit", "place", "attack", "strike", "flank",
    "with-the-vanguard", "intercept", "no-intercept", "defend", "no-defence", "target", "target-tactic",
    "target-fallen", "choose", "relic", "store-in", "resolve", "discard", "concede",
)  # fmt: skip
OBJECTIVE_WORD: Final = "objective"


def piece_text(s: Bel, serial: i64) -> str:
    """Return a card in play: the id of its top stage and its serial number; 0 is the Main Objective."""
    if serial == 0:
        return OBJECTIVE_WORD
    p = s.find(serial)
    return f"#{serial}" if p is None else f"{s.pool.cards[p.card].id}#{serial}"


def describe(s: Bel, option: i64) -> str:
    """Return the text of an option."""
    kind = kind_of(option)
    a = first(option)
    b = second(option)
    word = WORDS[kind]
    if kind in (PLAY, DISCARD, CHOOSE, TARGET_FALLEN):
        return f"{word} {s.pool.cards[a].id}"
    if kind == ASCEND:
        return f"{word} {piece_text(s, b) if b != 0 else 'none'} {s.pool.cards[a].id}"
    if kind == USE or kind == ORDER:
        return f"{word} {piece_text(s, a)}/{b}"
    if kind == STRIKE or kind == FLANK:
        return f"{word} {piece_text(s, a)} {piece_text(s, b)}"
    if kind == TARGET_PLAY:
        card = s.chain[a - 1].act.card if a <= len(s.chain) else 0
        return f"{word} {s.pool.cards[card].id}/{a}"
    if kind in (CLAIM, DEPOSIT, ATTACK, RENOUNCE, INTERCEPT, DEFEND, TARGET, RELIC, SHRINE):
        return f"{word} {piece_text(s, a)}"
    return word
