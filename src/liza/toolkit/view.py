# plain: made for people to look at, never in the inner loop
"""What a table draws: a game's view of an observation, without a word of any rule in it.

Texts are phrases, rendered in the reader's language at the last moment. Things are named by handles (`@12` a piece, a card
id in a hand, `nexus:north` a seat's thing); an option lists the handles it is about, in the order in which a person would
point at them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from liza.toolkit.text import Phrase, Words


@dataclass
class Number:
    """A number on a card: what it is for (attack, endure, points, resource, cost), its value now and as printed."""

    role: str
    value: int
    printed: int
    parts: list[tuple[int, str, str]] = field(default_factory=list)
    """What it is made of: amount, id of the source, clause."""


@dataclass
class CardView:
    """A card or piece; `card` is "" for a back."""

    handle: str
    card: str
    name: Phrase | None = None
    owner: str = ""
    numbers: list[Number] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    """States and keywords by id, in the order of urgency: exhausted, stunned, silenced, new, guard …"""
    icon: str = ""
    kind: str = ""
    attached: list[CardView] = field(default_factory=list)


@dataclass
class Zone:
    """Where cards lie: layout `row`, `column`, `grid`, `pile`, `hand` or `track`; `order` counts from the barrier outwards."""

    id: str
    owner: str
    layout: str
    label: Phrase
    order: int = 0
    count: int = 0
    capacity: int = 0
    cards: list[CardView] = field(default_factory=list)


@dataclass
class Counter:
    """A seat's counter: role, value, highest value (0: none), in the order of what loses the game first."""

    role: str
    label: Phrase
    value: int
    highest: int = 0


@dataclass
class SeatView:
    """A seat at a glance."""

    seat: str
    title: Phrase
    counters: list[Counter] = field(default_factory=list)
    active: bool = False
    owing: bool = False


@dataclass
class Forecast:
    """Who would hold a zone if it were judged now: strengths by seat, and the seat that leads or ""."""

    zone: str
    label: Phrase
    strengths: dict[str, int]
    leader: str
    clause: str


@dataclass
class OptionView:
    """An answer: its text for the engine, its words, the handles it points at, and why not ("" if it is legal)."""

    text: str
    words: Phrase
    things: list[str]
    clause: str = ""


@dataclass
class View:
    """All that a seat may see."""

    game: str
    seat: str
    seats: list[SeatView]
    zones: list[Zone]
    phases: list[tuple[str, Phrase]]
    phase: str
    round: int
    forecasts: list[Forecast] = field(default_factory=list)
    ask: Phrase | None = None
    options: list[OptionView] = field(default_factory=list)
    result: Phrase | None = None
    result_clause: str = ""


def to_json(thing: Any, words: Words, lang: str) -> Any:
    """Return a view as JSON data, its phrases rendered in one language."""
    if isinstance(thing, Phrase):
        return words.render(lang, thing)
    if isinstance(thing, (list, tuple)):
        return [to_json(item, words, lang) for item in thing]
    if isinstance(thing, dict):
        return {key: to_json(item, words, lang) for key, item in thing.items()}
    if hasattr(thing, "__dataclass_fields__"):
        return {name: to_json(getattr(thing, name), words, lang) for name in thing.__dataclass_fields__}
    return thing


__all__ = [
    "CardView", "Counter", "Forecast", "Number", "OptionView", "SeatView", "View", "Zone", "to_json",
]  # fmt: skip
