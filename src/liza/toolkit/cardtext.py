# plain: texts are made only when somebody reads them
"""What every writer of printed card texts needs: names as messages spell them, changes of two numbers, sentences."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import BaseModel


def kebab(name: str) -> str:
    """Returns a word of a card file as messages spell it.

    >>> kebab("turn_starts")
    'turn-starts'
    """
    return name.replace("_", "-")


def message_name(model: BaseModel) -> str:
    """Returns the name of a verb or of a continuous rule as messages spell it."""
    return kebab(next(str(value) for name, value in model if name in ("verb", "rule")))


def change(first: int, second: int) -> str:
    """Returns a change of two numbers: a zero takes the sign of the other.

    >>> change(2, 0), change(-2, 0)
    ('+2/+0', '−2/−0')
    """
    down = (first < 0 or (first == 0 and second < 0), second < 0 or (second == 0 and first < 0))
    signs = ["−" if one else "+" for one in down]
    return f"{signs[0]}{abs(first)}/{signs[1]}{abs(second)}"


def sentences(texts: Sequence[str]) -> str:
    """Returns texts as sentences.

    >>> sentences(["draw a card", "discard it"])
    'Draw a card. Discard it.'
    """
    return " ".join(f"{text[:1].upper()}{text[1:]}." for text in texts)
