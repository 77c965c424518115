"""The one-line text of options: a verb, then ids (`move josue zora`, `commit otoniel 3`, `declare zora triangle`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from liza.kernel import first, kind_of, second

if TYPE_CHECKING:
    from liza.games.promised.state import Land

KEEP: Final = 0
DISCARD: Final = 1
PASS: Final = 2
TROOP: Final = 3
"""A troop for a garrison; TROOP_FOR for a general."""
TROOP_FOR: Final = 4
RECRUIT: Final = 5
CAPTAIN: Final = 6
WALL: Final = 7
MARKET: Final = 8
BARRACKS: Final = 9
FOUND: Final = 10
RAISE: Final = 11
GIVE_SWORD: Final = 12
GIVE_CHARIOT: Final = 13
GIVE_SQUIRE: Final = 14
RANSOM: Final = 15
MOVE_ARK: Final = 16
PLAY: Final = 17
"""A card, in a place or not."""
LEVY_HERE: Final = 18
LEVY_FOR: Final = 19
MOVE: Final = 20
MARCH: Final = 21
STOP: Final = 22
SHIFT: Final = 23
"""From a general to the garrison or another general of the hex."""
DRAW_OUT: Final = 24
"""From the garrison to a general."""
TAKE: Final = 25
PASSAGE: Final = 26
NO_PASSAGE: Final = 27
DECLARE: Final = 28
HOLD: Final = 29
END: Final = 30
COMMIT: Final = 31
GARRISON: Final = 32
USE: Final = 33
CONFIRM: Final = 34
CONQUER: Final = 35
SACK: Final = 36
CHANGE: Final = 37
GIVE: Final = 38
NEW_RULES: Final = 39
JOIN: Final = 40
CONCEDE: Final = 41

WORDS: Final = (
    "keep", "discard", "pass", "troop", "troop", "recruit", "captain", "wall", "market", "barracks", "found", "raise",
    "sword", "chariot", "squire", "ransom", "move-ark", "play", "levy", "levy", "move", "march", "stop", "shift",
    "draw-out", "take", "passage", "no-passage", "declare", "hold", "end", "commit", "garrison", "use", "confirm",
    "conquer", "sack", "change", "give", "new-rules", "join", "concede",
)  # fmt: skip

SEATS: Final = ("circle", "triangle", "square", "diamond")
CARDS: Final = (
    "card", "siege-weapons", "ambush", "mercenaries", "assassin", "secret-passage", "ark", "levy", "harvest",
    "forced-march", "offering",
)  # fmt: skip
GENERALS: Final = (
    "otoniel", "samgar", "tola", "gedeon", "josue", "ibzan",
    "barac", "jair", "elon", "jefte", "caleb", "obed",
    "aod", "pura", "finees", "joab", "sanson", "hur",
    "debora", "abner", "itai", "benaia", "jonatan", "asael",
)  # fmt: skip
"""The roster of each seat, six by six [PRO-jugador-3]."""
ROSTER_SIZE: Final = 6
NO_PLACE: Final = 0xFFF
"""The second operand of a card that is played nowhere in particular."""
TO_GARRISON: Final = 0xFFF
"""The second operand of a shift to the garrison."""


def general_text(s: Land, number: i64) -> str:
    """Return a general: his name, or `captain` and his number."""
    name = s.generals[number].name
    return GENERALS[name] if name >= 0 else f"captain-{number}"


def side_text(side: i64) -> str:
    """Return a seat, or an invader pair with its number from 1."""
    return SEATS[side] if side < len(SEATS) else f"pair-{side - 7}"


_OF_HEX: Final = (TROOP, WALL, MARKET, BARRACKS, FOUND, RAISE, CAPTAIN, MOVE_ARK, LEVY_HERE)
_OF_GENERAL: Final = (TROOP_FOR, GIVE_SWORD, GIVE_CHARIOT, GIVE_SQUIRE, LEVY_FOR, MARCH, DRAW_OUT, TAKE, PASSAGE)
_OF_BOTH: Final = (RECRUIT, RANSOM, MOVE)
_OF_CARD: Final = (KEEP, DISCARD, USE)
_OF_ENCOUNTER: Final = (DECLARE, HOLD, CHANGE, JOIN)


def describe(s: Land, option: i64) -> str:
    """Return the text of an option."""
    kind = kind_of(option)
    a = first(option)
    b = second(option)
    word = WORDS[kind]
    if kind in _OF_HEX:
        return f"{word} {s.ground.names[a]}"
    if kind in _OF_GENERAL:
        return f"{word} {general_text(s, a)}"
    if kind in _OF_BOTH:
        return f"{word} {general_text(s, a)} {s.ground.names[b]}"
    if kind in _OF_CARD:
        return f"{word} {CARDS[a]}"
    if kind in _OF_ENCOUNTER:
        return f"{word} {s.ground.names[a]}" + (f" {side_text(b)}" if b != NO_PLACE else "")
    if kind == PLAY:
        return f"{word} {CARDS[a]}" + (f" {s.ground.names[b]}" if b != NO_PLACE else "")
    if kind == SHIFT:
        return f"{word} {general_text(s, a)} " + ("garrison" if b == TO_GARRISON else general_text(s, b))
    if kind == COMMIT:
        return f"{word} {general_text(s, a)} {b}"
    if kind == GARRISON:
        return f"{word} {a}"
    if kind == GIVE:
        return f"{word} {SEATS[a]}"
    return word
